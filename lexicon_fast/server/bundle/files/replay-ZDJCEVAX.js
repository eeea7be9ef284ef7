import{a as K,b as Y}from"./chunk-27YALPYJ.js";import{E as V,F as W,G as P,I as z,K as J,M as Q,P as E,R as L,b as w,c as k,e as C,ea as U,f as _,h as i,ha as F,i as R,j as O,k as G,m as B,n as I,o as S,q as D,s as H,sa as X,za as A}from"./chunk-KKSHXB2S.js";var j=320,M=120,N=6;function tt({turns:t,names:e,current:n,onTurn:o}){let s=e.length===2,$=t.filter(({win:p})=>p!==void 0),c=Math.max(1,...$.map(({expected:p=0})=>Math.abs(p))),l=p=>N+t.indexOf(p)/Math.max(1,t.length-1)*(j-2*N),f=p=>N+(1-p)*(M-2*N),u=({player:p,win:d=0})=>s&&p===1?1-d:d,r=({player:p,expected:d=0})=>.5+(p===1?-d:d)/c*.5,b=s?[$]:e.map((p,d)=>$.filter(v=>v.player===d)),m=(p,d)=>p.map(v=>({x:l(v),y:f(d(v)),round:v.round}));function h(p){let d=p.currentTarget.getBoundingClientRect(),v=(p.clientX-d.left)/d.width,a=t[Math.round(v*(t.length-1))];a&&o(a)}let g=s?`${e[0]}’s chance to win`:"Everybody’s chance to win";return i`
    <figure class="graph">
      <svg viewBox=${`0 0 ${j} ${M}`} role="img" aria-label=${g} onClick=${h}>
        <line class="middle" x1="0" x2=${j} y1=${M/2} y2=${M/2} />
        ${n!==null&&t[n]&&i`
            <line
              class="current"
              x1=${l(t[n])}
              x2=${l(t[n])}
              y1="0"
              y2=${M}
            />
          `}
        ${s&&i`<path class="points" d=${Z(m($,r))} />`}
        ${b.map((p,d)=>i`
            <path key=${d} class=${`chance seat-${d}`} d=${Z(m(p,u))} />
          `)}
      </svg>
      <figcaption class="hint">
        ${g}, 0 to 100%${s?`; dashed: points ahead at the end, −${c.toFixed(0)} to +${c.toFixed(0)}`:""}
      </figcaption>
    </figure>
  `}function Z(t){return t.map(({x:e,y:n,round:o},s)=>`${s===0||t[s-1].round!==o?"M":"L"}${e.toFixed(1)} ${n.toFixed(1)}`).join(" ")}var it={iterations:1e3,seconds:.3},et={turns:[],players:[],isRunning:!1,isStopped:!1,problem:null};function nt(t,e){let[n,o]=w(et),s=C(null),$=()=>s.current?.stop();k(()=>()=>{$(),s.current=null},[]);async function c(){let l=[],f=r=>{s.current===u&&o({...et,turns:l,...r})},u=K.analyse({game:t,record:e,...it},r=>{r.of==="turn"&&(l=[...l,r]),f({isRunning:!0})});s.current=u,f({isRunning:!0});try{let{rows:r,stopped:b}=await u.answer,m=r;l=m.filter(({of:h})=>h==="turn"),f({players:m.filter(({of:h})=>h==="player"),isStopped:b})}catch(r){f({problem:P(r)})}}return{...n,start:c,stop:$}}var st=3;function ot(t){let{game:e,record:n,names:o,step:s,onStep:$,startsAtOnce:c}=t,{turns:l,players:f,isRunning:u,isStopped:r,problem:b,start:m,stop:h}=nt(e,n);k(()=>{c&&m()},[]);let g=l.findIndex(({event:a})=>a===s+1),p=a=>$(a.event-1),d=l.filter(a=>ct(a)),v=d.find(({event:a})=>a>s+1)??d[0];return i`
    <section class="panel analysis" aria-busy=${u}>
      <div class="row">
        <h2>Analysis</h2>
        ${u?i`<button type="button" onClick=${h}>Stop</button>`:i`
                <button type="button" class=${l.length?"":"main"} onClick=${m}>
                  ${l.length?"Analyse again":"Analyse the game"}
                </button>
              `}
        ${v&&i`
            <button type="button" onClick=${()=>p(v)}>
              ${R(d.length,"mistake")}: show the next
            </button>
          `}
      </div>
      <p class="hint" role="status">
        ${lt({count:l.length,isRunning:u,isStopped:r})}
      </p>
      <${A} text=${b} />
      ${l.length>0&&i`
          <${tt}
            turns=${l}
            names=${o}
            current=${g<0?null:g}
            onTurn=${p}
          />
          ${g>=0&&i`<${$t} ...${t} turn=${l[g]} />`}
          <${pt} ...${t} turns=${l} />
          ${f.length>0&&i`<${ft} players=${f} names=${o} />`}
        `}
    </section>
  `}function lt({count:t,isRunning:e,isStopped:n}){return e?`${R(t,"turn")} analysed …`:n?`Stopped after ${R(t,"turn")}.`:t?"":"Compares each turn with the best ones: what it lost, and the luck before it."}var ct=({grade:t})=>!!(t&&S[t].sign);function $t({game:t,turn:e,names:n,steps:o,gameView:s}){let{player:$,action:c,loss:l=0,loss_win:f=0,luck:u,luck_win:r,grade:b,best:m=[]}=e,h=o[e.event-2],g=a=>s.actionText(a,h?.observation),p=e.rank===1?[]:m.slice(0,e.rank?e.rank-1:st),d=b&&b!=="best"?`: ${G((-l).toFixed(1))} points, ${I(-f)} to win`:"",v=new URLSearchParams(h?s.solverQuery(h.observation,h.hands[$]):{});return i`
    <div class="turn-details">
      <p><strong>${n[$]}: ${g(c)}</strong></p>
      <p>
        ${b?`${B(S[b].text)}${d}${e.exact?", exactly":""}.`:ut(e)}
      </p>
      ${p.length>0&&i`
          <p class="hint">Better:</p>
          <ol>
            ${p.slice(0,st).map(a=>i`
                <li key=${JSON.stringify(a.action)}>
                  <strong>${g(a.action)}</strong>
                  <span class="hint"> ${a.why}</span>
                </li>
              `)}
          </ol>
        `}
      ${typeof u=="number"&&i`
          <p class="hint">
            Luck before this turn: ${G(u.toFixed(1))} points,
            ${" "}${I(r??0)} to win.
          </p>
        `}
      ${h&&i`<a href=${`#/solver/${t}?${v}`}>Open in the solver</a>`}
    </div>
  `}function ut({unknown:t=""}){return t?`${B(t)}.`:""}function pt({turns:t,names:e,steps:n,gameView:o,step:s,onStep:$}){let c=E(s),l=[];for(let u of t){let r=l.at(-1),b=r&&!r.slice(u.player).some(Boolean)&&mt(r,u),m=b?r:[];b||l.push(m),m[u.player]=u}let f=u=>{if(!u)return"";let{event:r,player:b,action:m,grade:h}=u,g=o.actionText(m,n[r-2]?.observation);return i`
      <button
        type="button"
        class="plain"
        aria-current=${r===s+1?"step":void 0}
        onClick=${()=>$(r-1)}
      >
        <span class="move">
          ${g}${h&&S[h].sign&&i` <b title=${S[h].text}>${S[h].sign}</b>`}
        </span>
        <span class="hint total">${dt(n[r-1],b)}</span>
      </button>
    `};return i`
    <div class="move-list events" ref=${c}>
      <table>
        <thead>
          <tr>${e.map((u,r)=>i`<th key=${r} scope="col">${u}</th>`)}</tr>
        </thead>
        <tbody>
          ${l.map((u,r)=>i`
              <tr key=${r}>${e.map((b,m)=>i`<td key=${m}>${f(u[m])}</td>`)}</tr>
            `)}
        </tbody>
      </table>
    </div>
  `}var mt=(t,e)=>t.find(Boolean)?.round===e.round;function dt(t,e){if(!t)return"";let{observation:n,hands:o}=t;return"hand_sizes"in n?R(o[e].length,"card"):String(n.scores?.[e]??0)}function ft({players:t,names:e}){let n=Object.keys(S);return i`
    <ul class="sums">
      ${t.map(({player:o,grades:s,loss:$,loss_win:c,luck:l,luck_win:f})=>{let u=n.filter(r=>s[r]);return i`
          <li key=${o}>
            <strong>${e[o]}</strong>
            ${" "}lost ${$.toFixed(1)} points and ${Math.round(100*c)}% of the chances to win in all;
            luck: ${G(l.toFixed(1))} points, ${I(f)}.
            <span class="hint">
              ${" "}${O(u.map(r=>`${s[r]} × ${S[r].text}`))}
            </span>
          </li>
        `})}
    </ul>
  `}function Qt({server:t,rest:[e],query:n}){let[o,s]=w([]),[$,c]=w(0),[l,f]=w({replayed:null,lines:[],problem:null,busy:!1,request:0}),u=C(0);async function r(a){let y=++u.current,T=x=>{y===u.current&&f({replayed:null,lines:[],problem:null,busy:!1,request:y,...x})};T({busy:!0});try{let x=await a;T({...await V("record.replay",{lines:x}),lines:x})}catch(x){T({problem:P(x)})}}k(()=>{e&&r(W(e))},[e]);async function b(a){let y=ht(t,await a.text());s(y),m(y,0)}function m(a,y){c(y),r(Promise.resolve(a[y]?.lines??[]))}let{replayed:h,lines:g,problem:p,busy:d,request:v}=l;return i`
    <div class="heading">
      <h1>Replay</h1>
      ${e&&i`<a href=${`#/table/${e}`}>To the table</a>`}
    </div>
    <section class="panel">
      <div class="field">
        <label for="record">A game: a record (JSON Lines, as games are saved), or GCG</label>
        <input
          id="record"
          type="file"
          accept=".jsonl,.json,.txt,.game,.gcg"
          onChange=${({target:a})=>a.files[0]&&b(a.files[0])}
        />
      </div>
      ${o.length>1&&i`
          <${X}
            label=${`Game, of ${o.length}`}
            id="game"
            value=${String($)}
            options=${o.map(({title:a},y)=>[String(y),a])}
            onChange=${a=>m(o,Number(a))}
          />
        `}
      <p class="hint" role="status">${d?"Replaying …":""}</p>
      <${A} text=${p} />
    </section>
    ${h&&i`
        <${gt}
          key=${v}
          server=${t}
          replayed=${h}
          record=${g}
          analyses=${n.has("analysis")}
        />
      `}
  `}function ht(t,e){let n=[];for(let o of e.split(`
`).filter(s=>s.trim())){let s=o.includes('"setup"')&&L(o).event==="setup";(!n.length||s)&&n.push([]),n.at(-1)?.push(o)}return n.map((o,s)=>({lines:o,title:`${s+1}. ${bt(t,o)}`}))}function bt(t,e){let{game:n,names:o=[]}=L(e[0]),{event:s,scores:$=[]}=L(e[e.length-1]),c=o.map((l,f)=>s==="game end"?`${l} ${$[f]}`:l);return[F(t,n),O(c)].filter(Boolean).join(": ")}function gt({server:t,replayed:e,record:n,analyses:o}){let{game:s,ruleset:$}=e,c=H(e.names.map(D)),l=J(()=>z(s,$),[]);return l.value?i`
    <h2>${F(t,s)}: ${c.join(", ")}</h2>
    <${yt}
      game=${s}
      names=${c}
      steps=${e.steps}
      rules=${l.value}
      record=${n}
      analyses=${o}
    />
  `:i`<${A} text=${l.error} />`}function yt({game:t,names:e,steps:n,rules:o,record:s,analyses:$}){let[c,l]=w(0),[f,u]=w(!1),r=U[t];Q("keydown",({key:a,target:y,altKey:T,ctrlKey:x,metaKey:rt})=>{let q=+(a==="ArrowRight")-+(a==="ArrowLeft");!q||T||x||rt||y.matches("input, select")||l(at=>Math.min(Math.max(at+q,0),n.length-1))});let b=_(()=>{let a=n.map(({event:y})=>y);return r.addDetails?.(a,o,null)??a},[]),m=b[c],h=xt(c,m),{observation:g,hands:p}=n[c],d=n.slice(0,c+1).findLast(a=>a.event.event==="deal")?.event.bombs,v={seats:e.map(a=>({kind:"person",name:a})),seat:null,to_move:g.to_move??null,phase:g.phase??"turn",scores:g.scores??e.map(()=>0),observation:g};return i`
    <${St} step=${c} last=${n.length-1} onStep=${l} />
    <p class="current-event" role="status">
      ${r.eventText(m,e)??wt(m,r,e)}
    </p>
    <${Y} view=${v} names=${e} />
    <div class="table ${t}">
      <div class="table-main">
        ${r.RoundScores&&m.event==="round end"&&i`
            <section class="panel ending">
              <${r.RoundScores} end=${m} names=${e} seat=${null} rules=${o} />
            </section>
          `}
        <${r.Position}
          observation=${g}
          rules=${o}
          action=${m.action}
          bombs=${f?d:void 0}
          changes=${h}
        />
        ${d&&i`
            <div class="row">
              <button
                type="button"
                class="toggle"
                aria-pressed=${f}
                onClick=${()=>u(!f)}
              >
                Show the bombs
              </button>
            </div>
          `}
        <ul class="hands">
          ${p.map((a,y)=>i`
              <li key=${y}>
                <strong>${e[y]}</strong>
                ${a?i`<${r.StaticHand} hand=${a} rules=${o} label=${a} />`:i`<span class="hint">nothing left</span>`}
              </li>
            `)}
        </ul>
      </div>
      <aside class="table-side">
        <${ot}
          game=${t}
          record=${s}
          names=${e}
          steps=${n}
          gameView=${r}
          step=${c}
          startsAtOnce=${$}
          onStep=${l}
        />
        <${kt}
          texts=${b.map(a=>r.eventText(a,e))}
          step=${c}
          onStep=${l}
        />
      </aside>
    </div>
  `}var vt=300;function xt(t,e){let n=C({step:t,time:performance.now()});return _(()=>{let{step:o,time:s}=n.current;return n.current={step:t,time:performance.now()},n.current.time-s>vt&&t===o+1?[{number:t,events:[e]}]:[]},[t])}var wt=({action:t,player:e},n,o)=>t?n.pastActionText(t,o[e]):"The tiles are dealt.";function St({step:t,last:e,onStep:n}){let o=(s,$,c)=>i`
    <button
      type="button"
      aria-label=${s}
      disabled=${c<0||c>e||c===t}
      onClick=${()=>n(c)}
    >
      ${$}
    </button>
  `;return i`
    <div class="row stepper">
      ${o("First","|◀",0)} ${o("Previous","◀",t-1)}
      <input
        type="range"
        min="0"
        max=${e}
        value=${t}
        aria-label="Step"
        aria-valuetext=${`${t+1} of ${e+1}`}
        onInput=${({target:s})=>n(Number(s.value))}
      />
      ${o("Next","▶",t+1)} ${o("Last","▶|",e)}
      <span class="hint">${t+1} / ${e+1}</span>
    </div>
  `}function kt({texts:t,step:e,onStep:n}){let o=E(e);return i`
    <section class="panel log">
      <h2>Game log</h2>
      <ol ref=${o} class="events">
        ${t.map((s,$)=>s&&i`
              <li key=${$}>
                <button
                  type="button"
                  class="plain"
                  aria-current=${$===e?"step":void 0}
                  onClick=${()=>n($)}
                >
                  ${s}
                </button>
              </li>
            `)}
      </ol>
    </section>
  `}export{Qt as Replay};

import{a as K,b as Y}from"./chunk-F6OQFF7A.js";import{E as V,F as W,G as P,I as z,K as J,M as X,P as E,R as L,b as w,c as k,da as Q,e as O,f as q,ga as F,h as a,i as R,j as M,k as G,m as B,n as I,o as S,q as D,qa as U,s as H,wa as A}from"./chunk-F7EGD7R3.js";var _=320,C=120,N=6;function tt({turns:e,names:t,current:s,onTurn:o}){let n=t.length===2,$=e.filter(({win:p})=>p!==void 0),c=Math.max(1,...$.map(({expected:p=0})=>Math.abs(p))),i=p=>N+e.indexOf(p)/Math.max(1,e.length-1)*(_-2*N),b=p=>N+(1-p)*(C-2*N),u=({player:p,win:h=0})=>n&&p===1?1-h:h,r=({player:p,expected:h=0})=>.5+(p===1?-h:h)/c*.5,g=n?[$]:t.map((p,h)=>$.filter(d=>d.player===h)),m=(p,h)=>p.map(d=>({x:i(d),y:b(h(d)),round:d.round}));function f(p){let h=p.currentTarget.getBoundingClientRect(),d=(p.clientX-h.left)/h.width,l=e[Math.round(d*(e.length-1))];l&&o(l)}let y=n?`${t[0]}’s chance to win`:"Everybody’s chance to win";return a`
    <figure class="graph">
      <svg viewBox=${`0 0 ${_} ${C}`} role="img" aria-label=${y} onClick=${f}>
        <line class="middle" x1="0" x2=${_} y1=${C/2} y2=${C/2} />
        ${s!==null&&e[s]&&a`
            <line
              class="current"
              x1=${i(e[s])}
              x2=${i(e[s])}
              y1="0"
              y2=${C}
            />
          `}
        ${n&&a`<path class="points" d=${Z(m($,r))} />`}
        ${g.map((p,h)=>a`
            <path key=${h} class=${`chance seat-${h}`} d=${Z(m(p,u))} />
          `)}
      </svg>
      <figcaption class="hint">
        ${y}, 0 to 100%${n?`; dashed: points ahead at the end, −${c.toFixed(0)} to +${c.toFixed(0)}`:""}
      </figcaption>
    </figure>
  `}function Z(e){return e.map(({x:t,y:s,round:o},n)=>`${n===0||e[n-1].round!==o?"M":"L"}${t.toFixed(1)} ${s.toFixed(1)}`).join(" ")}var at={iterations:1e3,seconds:.3},et={turns:[],players:[],isRunning:!1,isStopped:!1,problem:null};function nt(e,t){let[s,o]=w(et),n=O(null),$=()=>n.current?.stop();k(()=>()=>{$(),n.current=null},[]);async function c(){let i=[],b=r=>{n.current===u&&o({...et,turns:i,...r})},u=K.analyse({game:e,record:t,...at},r=>{r.of==="turn"&&(i=[...i,r]),b({isRunning:!0})});n.current=u,b({isRunning:!0});try{let{rows:r,stopped:g}=await u.answer,m=r;i=m.filter(({of:f})=>f==="turn"),b({players:m.filter(({of:f})=>f==="player"),isStopped:g})}catch(r){b({problem:P(r)})}}return{...s,start:c,stop:$}}var st=3;function ot(e){let{game:t,record:s,names:o,step:n,onStep:$,startsAtOnce:c}=e,{turns:i,players:b,isRunning:u,isStopped:r,problem:g,start:m,stop:f}=nt(t,s);k(()=>{c&&m()},[]);let y=i.findIndex(({event:l})=>l===n+1),p=l=>$(l.event-1),h=i.filter(l=>lt(l)),d=h.find(({event:l})=>l>n+1)??h[0];return a`
    <section class="panel analysis" aria-busy=${u}>
      <div class="row">
        <h2>Analysis</h2>
        ${u?a`<button type="button" onClick=${f}>Stop</button>`:a`
                <button type="button" class=${i.length?"":"main"} onClick=${m}>
                  ${i.length?"Analyse again":"Analyse the game"}
                </button>
              `}
        ${d&&a`
            <button type="button" onClick=${()=>p(d)}>
              ${R(h.length,"mistake")}: show the next
            </button>
          `}
      </div>
      <p class="hint" role="status">
        ${it({count:i.length,isRunning:u,isStopped:r})}
      </p>
      <${A} text=${g} />
      ${i.length>0&&a`
          <${tt}
            turns=${i}
            names=${o}
            current=${y<0?null:y}
            onTurn=${p}
          />
          ${y>=0&&a`<${ct} ...${e} turn=${i[y]} />`}
          <${ut} ...${e} turns=${i} />
          ${b.length>0&&a`<${mt} players=${b} names=${o} />`}
        `}
    </section>
  `}function it({count:e,isRunning:t,isStopped:s}){return t?`${R(e,"turn")} analysed …`:s?`Stopped after ${R(e,"turn")}.`:e?"":"Compares each turn with the best ones: what it lost, and the luck before it."}var lt=({grade:e})=>!!(e&&S[e].sign);function ct({game:e,turn:t,names:s,steps:o,gameView:n}){let{player:$,action:c,loss:i=0,loss_win:b=0,luck:u,luck_win:r,grade:g,best:m=[]}=t,f=o[t.event-2],y=l=>n.actionText(l,f?.observation),p=t.rank===1?[]:m.slice(0,t.rank?t.rank-1:st),h=g&&g!=="best"?`: ${G((-i).toFixed(1))} points, ${I(-b)} to win`:"",d=new URLSearchParams(f?n.solverQuery(f.observation,f.hands[$]):{});return a`
    <div class="turn-details">
      <p><strong>${s[$]}: ${y(c)}</strong></p>
      <p>
        ${g?`${B(S[g].text)}${h}${t.exact?", exactly":""}.`:$t(t)}
      </p>
      ${p.length>0&&a`
          <p class="hint">Better:</p>
          <ol>
            ${p.slice(0,st).map(l=>a`
                <li key=${JSON.stringify(l.action)}>
                  <strong>${y(l.action)}</strong>
                  <span class="hint"> ${l.why}</span>
                </li>
              `)}
          </ol>
        `}
      ${typeof u=="number"&&a`
          <p class="hint">
            Luck before this turn: ${G(u.toFixed(1))} points,
            ${" "}${I(r??0)} to win.
          </p>
        `}
      ${f&&a`<a href=${`#/solver/${e}?${d}`}>Open in the solver</a>`}
    </div>
  `}function $t({unknown:e=""}){return e?`${B(e)}.`:""}function ut({turns:e,names:t,steps:s,gameView:o,step:n,onStep:$}){let c=E(n),i=[];for(let u of e){let r=i.at(-1),g=r&&!r.slice(u.player).some(Boolean)&&pt(r,u),m=g?r:[];g||i.push(m),m[u.player]=u}let b=u=>{if(!u)return"";let{event:r,player:g,action:m,grade:f}=u,y=o.actionText(m,s[r-2]?.observation);return a`
      <button
        type="button"
        class="plain"
        aria-current=${r===n+1?"step":void 0}
        onClick=${()=>$(r-1)}
      >
        <span class="move">
          ${y}${f&&S[f].sign&&a` <b title=${S[f].text}>${S[f].sign}</b>`}
        </span>
        <span class="hint total">${dt(s[r-1],g)}</span>
      </button>
    `};return a`
    <div class="move-list events" ref=${c}>
      <table>
        <thead>
          <tr>${t.map((u,r)=>a`<th key=${r} scope="col">${u}</th>`)}</tr>
        </thead>
        <tbody>
          ${i.map((u,r)=>a`
              <tr key=${r}>${t.map((g,m)=>a`<td key=${m}>${b(u[m])}</td>`)}</tr>
            `)}
        </tbody>
      </table>
    </div>
  `}var pt=(e,t)=>e.find(Boolean)?.round===t.round;function dt(e,t){if(!e)return"";let{observation:s,hands:o}=e;return"hand_sizes"in s?R(o[t].length,"card"):String(s.scores?.[t]??0)}function mt({players:e,names:t}){let s=Object.keys(S);return a`
    <ul class="sums">
      ${e.map(({player:o,grades:n,loss:$,loss_win:c,luck:i,luck_win:b})=>{let u=s.filter(r=>n[r]);return a`
          <li key=${o}>
            <strong>${t[o]}</strong>
            ${" "}lost ${$.toFixed(1)} points and ${Math.round(100*c)}% of the chances to win in all;
            luck: ${G(i.toFixed(1))} points, ${I(b)}.
            <span class="hint">
              ${" "}${M(u.map(r=>`${n[r]} × ${S[r].text}`))}
            </span>
          </li>
        `})}
    </ul>
  `}function Wt({server:e,rest:[t],query:s}){let[o,n]=w([]),[$,c]=w(0),[i,b]=w({replayed:null,lines:[],problem:null,busy:!1,request:0}),u=O(0);async function r(l){let v=++u.current,T=x=>{v===u.current&&b({replayed:null,lines:[],problem:null,busy:!1,request:v,...x})};T({busy:!0});try{let x=await l;T({...await V("record.replay",{lines:x}),lines:x})}catch(x){T({problem:P(x)})}}k(()=>{t&&r(W(t))},[t]);async function g(l){let v=ft(e,await l.text());n(v),m(v,0)}function m(l,v){c(v),r(Promise.resolve(l[v]?.lines??[]))}let{replayed:f,lines:y,problem:p,busy:h,request:d}=i;return a`
    <div class="heading">
      <h1>Replay</h1>
      ${t&&a`<a href=${`#/table/${t}`}>To the table</a>`}
    </div>
    <section class="panel">
      <div class="field">
        <label for="record">A game: a record (JSON Lines, as games are saved), or GCG</label>
        <input
          id="record"
          type="file"
          accept=".jsonl,.json,.txt,.game,.gcg"
          onChange=${({target:l})=>l.files[0]&&g(l.files[0])}
        />
      </div>
      ${o.length>1&&a`
          <${U}
            label=${`Game, of ${o.length}`}
            id="game"
            value=${String($)}
            options=${o.map(({title:l},v)=>[String(v),l])}
            onChange=${l=>m(o,Number(l))}
          />
        `}
      <p class="hint" role="status">${h?"Replaying …":""}</p>
      <${A} text=${p} />
    </section>
    ${f&&a`
        <${bt}
          key=${d}
          server=${e}
          replayed=${f}
          record=${y}
          analyses=${s.has("analysis")}
        />
      `}
  `}function ft(e,t){let s=[];for(let o of t.split(`
`).filter(n=>n.trim())){let n=o.includes('"setup"')&&L(o).event==="setup";(!s.length||n)&&s.push([]),s.at(-1)?.push(o)}return s.map((o,n)=>({lines:o,title:`${n+1}. ${ht(e,o)}`}))}function ht(e,t){let{game:s,names:o=[]}=L(t[0]),{event:n,scores:$=[]}=L(t[t.length-1]),c=o.map((i,b)=>n==="game end"?`${i} ${$[b]}`:i);return[F(e,s),M(c)].filter(Boolean).join(": ")}function bt({server:e,replayed:t,record:s,analyses:o}){let{game:n,ruleset:$}=t,c=H(t.names.map(D)),i=J(()=>z(n,$),[]);return i.value?a`
    <h2>${F(e,n)}: ${c.join(", ")}</h2>
    <${gt}
      game=${n}
      names=${c}
      steps=${t.steps}
      rules=${i.value}
      record=${s}
      analyses=${o}
    />
  `:a`<${A} text=${i.error} />`}function gt({game:e,names:t,steps:s,rules:o,record:n,analyses:$}){let[c,i]=w(0),[b,u]=w(!1),r=Q[e];X("keydown",({key:d,target:l,altKey:v,ctrlKey:T,metaKey:x})=>{let j=+(d==="ArrowRight")-+(d==="ArrowLeft");!j||v||T||x||l.matches("input, select")||i(rt=>Math.min(Math.max(rt+j,0),s.length-1))});let g=q(()=>{let d=s.map(({event:l})=>l);return r.addDetails?.(d,o,null)??d},[]),m=g[c],{observation:f,hands:y}=s[c],p=s.slice(0,c+1).findLast(d=>d.event.event==="deal")?.event.bombs,h={seats:t.map(d=>({kind:"person",name:d})),seat:null,to_move:f.to_move??null,phase:f.phase??"turn",scores:f.scores??t.map(()=>0),observation:f};return a`
    <${vt} step=${c} last=${s.length-1} onStep=${i} />
    <p class="current-event" role="status">
      ${r.eventText(m,t)??yt(m,r,t)}
    </p>
    <${Y} view=${h} names=${t} />
    <div class="table ${e}">
      <div class="table-main">
        ${r.RoundScores&&m.event==="round end"&&a`
            <section class="panel ending">
              <${r.RoundScores} end=${m} names=${t} seat=${null} rules=${o} />
            </section>
          `}
        <${r.Position}
          observation=${f}
          rules=${o}
          action=${m.action}
          bombs=${b?p:void 0}
        />
        ${p&&a`
            <div class="row">
              <button
                type="button"
                class="toggle"
                aria-pressed=${b}
                onClick=${()=>u(!b)}
              >
                Show the bombs
              </button>
            </div>
          `}
        <ul class="hands">
          ${y.map((d,l)=>a`
              <li key=${l}>
                <strong>${t[l]}</strong>
                ${d?a`<${r.StaticHand} hand=${d} rules=${o} label=${d} />`:a`<span class="hint">nothing left</span>`}
              </li>
            `)}
        </ul>
      </div>
      <aside class="table-side">
        <${ot}
          game=${e}
          record=${n}
          names=${t}
          steps=${s}
          gameView=${r}
          step=${c}
          startsAtOnce=${$}
          onStep=${i}
        />
        <${xt}
          texts=${g.map(d=>r.eventText(d,t))}
          step=${c}
          onStep=${i}
        />
      </aside>
    </div>
  `}var yt=({action:e,player:t},s,o)=>e?s.pastActionText(e,o[t]):"The tiles are dealt.";function vt({step:e,last:t,onStep:s}){let o=(n,$,c)=>a`
    <button
      type="button"
      aria-label=${n}
      disabled=${c<0||c>t||c===e}
      onClick=${()=>s(c)}
    >
      ${$}
    </button>
  `;return a`
    <div class="row stepper">
      ${o("First","|◀",0)} ${o("Previous","◀",e-1)}
      <input
        type="range"
        min="0"
        max=${t}
        value=${e}
        aria-label="Step"
        aria-valuetext=${`${e+1} of ${t+1}`}
        onInput=${({target:n})=>s(Number(n.value))}
      />
      ${o("Next","▶",e+1)} ${o("Last","▶|",t)}
      <span class="hint">${e+1} / ${t+1}</span>
    </div>
  `}function xt({texts:e,step:t,onStep:s}){let o=E(t);return a`
    <section class="panel log">
      <h2>Game log</h2>
      <ol ref=${o} class="events">
        ${e.map((n,$)=>n&&a`
              <li key=${$}>
                <button
                  type="button"
                  class="plain"
                  aria-current=${$===t?"step":void 0}
                  onClick=${()=>s($)}
                >
                  ${n}
                </button>
              </li>
            `)}
      </ol>
    </section>
  `}export{Wt as Replay};

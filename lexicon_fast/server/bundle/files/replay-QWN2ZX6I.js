import{a as ut,b as pt}from"./chunk-SFLS6XR7.js";import{Ga as R,H as j,I as nt,J as D,L as st,N as ot,O as at,P as it,S as q,U as z,V as rt,Z as ct,b as w,c as C,e as E,f as Q,h as o,i as Y,ia as lt,j as K,ka as $t,l as P,m as B,n as F,na as U,p as N,q as G,r as M,s as Z,t as tt,v as et,za as W}from"./chunk-2T7F6EQS.js";var X=320,L=120,H=6;function ft({turns:t,names:e,current:n,onTurn:s}){let a=e.length===2,r=t.filter(({win:p})=>p!==void 0),$=Math.max(1,...r.map(({expected:p=0})=>Math.abs(p))),i=p=>H+t.indexOf(p)/Math.max(1,t.length-1)*(X-2*H),g=p=>H+(1-p)*(L-2*H),u=({player:p,win:f=0})=>a&&p===1?1-f:f,h=({player:p,expected:f=0})=>.5+(p===1?-f:f)/$*.5,d=a?[r]:e.map((p,f)=>r.filter(v=>v.player===f)),c=(p,f)=>p.map(v=>({x:i(v),y:g(f(v)),round:v.round}));function m(p){let f=p.currentTarget.getBoundingClientRect(),v=(p.clientX-f.left)/f.width,l=t[Math.round(v*(t.length-1))];l&&s(l)}let b=a?`${e[0]}’s chance to win`:"Everybody’s chance to win";return o`
    <figure class="graph">
      <svg viewBox=${`0 0 ${X} ${L}`} role="img" aria-label=${b} onClick=${m}>
        <line class="middle" x1="0" x2=${X} y1=${L/2} y2=${L/2} />
        ${n!==null&&t[n]&&o`
            <line
              class="current"
              x1=${i(t[n])}
              x2=${i(t[n])}
              y1="0"
              y2=${L}
            />
          `}
        ${a&&o`<path class="points" d=${mt(c(r,h))} />`}
        ${d.map((p,f)=>o`
            <path key=${f} class=${`chance seat-${f}`} d=${mt(c(p,u))} />
          `)}
      </svg>
      <figcaption class="hint">
        ${b}, 0 to 100%${a?`; dashed: points ahead at the end, −${$.toFixed(0)} to +${$.toFixed(0)}`:""}
      </figcaption>
    </figure>
  `}function mt(t){return t.map(({x:e,y:n,round:s},a)=>`${a===0||t[a-1].round!==s?"M":"L"}${e.toFixed(1)} ${n.toFixed(1)}`).join(" ")}var dt=3;function ht(t){let{analysis:e,names:n,step:s,onStep:a,onPractice:r,startsAtOnce:$}=t,{turns:i,players:g,isRunning:u,isStopped:h,problem:d,start:c,stop:m}=e;C(()=>{$&&c()},[]);let b=i.findIndex(({event:l})=>l===s+1),p=l=>a(l.event-1),f=i.filter(l=>Pt(l)),v=f.find(({event:l})=>l>s+1)??f[0];return o`
    <section class="panel analysis" aria-busy=${u}>
      <div class="row">
        <h2>Analysis</h2>
        ${u?o`<button type="button" onClick=${m}>Stop</button>`:o`
                <button type="button" class=${i.length?"":"main"} onClick=${c}>
                  ${i.length?"Analyse again":"Analyse the game"}
                </button>
              `}
        ${v&&o`
            <button type="button" onClick=${()=>p(v)}>
              ${P(f.length,"mistake")}: show the next
            </button>
          `}
      </div>
      <p class="hint" role="status">
        ${Ct({count:i.length,isRunning:u,isStopped:h})}
      </p>
      <${R} text=${d} />
      ${i.length>0&&o`
          <${ft}
            turns=${i}
            names=${n}
            current=${b<0?null:b}
            onTurn=${p}
          />
          ${b>=0&&o`<${At} ...${t} turn=${i[b]} />`}
          <${_t} ...${t} turns=${i} />
          ${g.length>0&&o`
              <${Lt}
                players=${g}
                names=${n}
                mistakes=${f.filter(Mt)}
                onPractice=${r}
              />
            `}
        `}
    </section>
  `}function Ct({count:t,isRunning:e,isStopped:n}){return e?`${P(t,"turn")} analysed …`:n?`Stopped after ${P(t,"turn")}.`:t?"":"Compares each turn with the best ones: what it lost, and the luck before it."}var Pt=({grade:t})=>!!(t&&M[t].sign),Mt=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function At({game:t,turn:e,names:n,steps:s,gameView:a}){let{player:r,action:$,loss:i=0,loss_win:g=0,luck:u,luck_win:h,grade:d,best:c=[]}=e,m=s[e.event-2],b=l=>a.actionText(l,m?.observation),p=e.rank===1?[]:c.slice(0,e.rank?e.rank-1:dt),f=d&&d!=="best"?`: ${F((-i).toFixed(1))} points, ${G(-g)} to win`:"",v=new URLSearchParams(m?a.solverQuery(m.observation,m.hands[r]):{});return o`
    <div class="turn-details">
      <p><strong>${n[r]}: ${b($)}</strong></p>
      <p>
        ${d?`${N(M[d].text)}${f}${e.exact?", exactly":""}.`:Rt(e)}
      </p>
      ${p.length>0&&o`
          <p class="hint">Better:</p>
          <ol>
            ${p.slice(0,dt).map(l=>o`
                <li key=${JSON.stringify(l.action)}>
                  <strong>${b(l.action)}</strong>
                  <span class="hint"> ${l.why}</span>
                </li>
              `)}
          </ol>
        `}
      ${typeof u=="number"&&o`
          <p class="hint">
            Luck before this turn: ${F(u.toFixed(1))} points,
            ${" "}${G(h??0)} to win.
          </p>
        `}
      ${m&&o`<a href=${`#/solver/${t}?${v}`}>Open in the solver</a>`}
    </div>
  `}function Rt({unknown:t=""}){return t?`${N(t)}.`:""}function _t({turns:t,names:e,steps:n,gameView:s,step:a,onStep:r}){let $=q(a),i=[];for(let u of t){let h=i.at(-1),d=h&&!h.slice(u.player).some(Boolean)&&Et(h,u),c=d?h:[];d||i.push(c),c[u.player]=u}let g=u=>{if(!u)return"";let{event:h,player:d,action:c,grade:m}=u,b=s.actionText(c,n[h-2]?.observation);return o`
      <button
        type="button"
        class="plain"
        aria-current=${h===a+1?"step":void 0}
        onClick=${()=>r(h-1)}
      >
        <span class="move">
          ${b}${m&&M[m].sign&&o` <b title=${M[m].text}>${M[m].sign}</b>`}
        </span>
        <span class="hint total">${Nt(n[h-1],d)}</span>
      </button>
    `};return o`
    <div class="move-list events" ref=${$}>
      <table>
        <thead>
          <tr>${e.map((u,h)=>o`<th key=${h} scope="col">${u}</th>`)}</tr>
        </thead>
        <tbody>
          ${i.map((u,h)=>o`
              <tr key=${h}>${e.map((d,c)=>o`<td key=${c}>${g(u[c])}</td>`)}</tr>
            `)}
        </tbody>
      </table>
    </div>
  `}var Et=(t,e)=>t.find(Boolean)?.round===e.round;function Nt(t,e){if(!t)return"";let{observation:n,hands:s}=t;return"hand_sizes"in n?P(s[e].length,"card"):String(n.scores?.[e]??0)}function Lt({players:t,names:e,mistakes:n,onPractice:s}){let a=Object.keys(M);return o`
    <ul class="sums">
      ${t.map(({player:r,grades:$,loss:i,loss_win:g,luck:u,luck_win:h})=>{let d=a.filter(m=>$[m]),c=n.filter(m=>m.player===r);return o`
          <li key=${r}>
            <strong>${e[r]}</strong>
            ${" "}lost ${i.toFixed(1)} points and ${Math.round(100*g)}% of the chances to win in all;
            luck: ${F(u.toFixed(1))} points, ${G(h)}.
            <span class="hint">
              ${" "}${B(d.map(m=>`${$[m]} × ${M[m].text}`))}
            </span>
            ${c.length>0&&o`
                <button type="button" onClick=${()=>s(c)}>
                  Practise ${P(c.length,"mistake")} of ${e[r]}
                </button>
              `}
          </li>
        `})}
    </ul>
  `}var It="level5",bt=t=>!!t[0]?.startsWith("{");function gt({game:t,names:e,record:n,seat:s,lines:a}){let[r,$]=w(It),{busy:i,problem:g,run:u}=at();async function h(){let d=rt().trim(),c={kind:"person",...d&&{name:d}},{id:m,tokens:b}=await j("table.new",{game:t,seats:e.map((p,f)=>f===s?c:{kind:"bot",bot:r}),record:n.slice(0,a)});ct(m,t,b[s]??""),lt(`table/${m}`)}return o`
    <section class="panel play-on">
      <h2>Play on from here</h2>
      <p class="hint">
        You take the place of ${e[s]}. The cards or tiles that are drawn are those of this
        game.
      </p>
      <div class="row">
        <${W}
          label="Opponent"
          id="opponent"
          value=${r}
          options=${Z.map(([d,c])=>[d,c])}
          onChange=${$}
        />
        <button type="button" disabled=${i} onClick=${()=>u(h)}>Play on</button>
      </div>
      <${R} text=${g} />
    </section>
  `}function Bt({best:t=[]}){let e=({gain:n,equity:s=0})=>n??s;return t.filter(n=>e(n)>=e(t[0])-Ft&&n.win>=t[0].win-Gt)}var Ft=1,Gt=.02,yt=(t,e)=>vt(t)===vt(e),vt=t=>JSON.stringify(Object.entries(t).sort());function wt({game:t,mistakes:e,names:n,steps:s,rules:a,gameView:r,onEnd:$}){let[i,g]=w(0),[u,h]=w([]),[d,c]=w(""),[m,b]=w(0),[p,f]=w(!1),v=e[i],{player:l,action:x,best:T=[]}=v,S=s[v.event-2],y=k=>r.actionText(k,S.observation),O=u.includes(i)||p;K([i,m,O]),C(()=>{d&&Y(d)},[m]);function V(k){b(m+1),Bt(v).some(Ot=>yt(Ot.action,k))?(h([...u,i]),c(`${N(y(k))}: well found.`)):yt(k,x)?c("That is what was played. There is something better."):c("There is something better.")}function I(k){g(k),c(""),f(!1)}let _=S.hands[l],J="hand_sizes"in S.observation,kt={...S.observation,player:l,...J?{hand:_}:{rack:_}},Tt={game:t,observation:kt,seat:l,to_move:l,phase:"turn",over:!1,seq:i};return o`
    <div class="table puzzle ${t}">
      <div class="table-main">
        <section class="panel question" aria-label="Question">
          <p><strong>Mistake ${i+1} of ${e.length}: find a better turn.</strong></p>
          <p class="hint">${n[l]} chose: ${y(x)}.</p>
        </section>
        <${r.Play}
          key=${i}
          id=""
          view=${Tt}
          rules=${a}
          canAct=${!O}
          mustAnswer=${!1}
          act=${V}
          suggested=${O?T[0]?.action:null}
          onDraft=${()=>{}}
          notice=${null}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label="Your answer">
          <h2>${P(u.length,"mistake")} mended</h2>
          ${d&&o`<p class="verdict">${d}</p>`}
          ${O&&o`
              <p>The best turns:</p>
              <ol class="turns">
                ${T.slice(0,3).map(k=>o`<li>${y(k.action)} <span class="hint">${k.why}</span></li>`)}
              </ol>
            `}
          <div class="row">
            ${!O&&o`<button type="button" onClick=${()=>f(!0)}>Show the best turns</button>`}
            <button
              type="button"
              class=${O?"main":""}
              disabled=${i+1===e.length}
              onClick=${()=>I(i+1)}
            >
              Next mistake
            </button>
            <button type="button" disabled=${i===0} onClick=${()=>I(i-1)}>
              Previous mistake
            </button>
            <button type="button" onClick=${$}>Back to the game</button>
          </div>
        </section>
      </aside>
    </div>
  `}var jt={iterations:1e3,top:10},Dt=.3,qt=7,xt={turns:[],players:[],isRunning:!1,isStopped:!1,problem:null};function St(t,e,n){let[s,a]=w(xt),r=E(null),$=()=>r.current?.stop();C(()=>()=>{$(),r.current=null},[]);async function i(){let g=[],u=c=>{r.current===d&&a({...xt,turns:g,...c})},h=Math.min(Dt,qt/Math.max(n,1)),d=ut.analyse({game:t,record:e,seconds:h,...jt},c=>{c.of==="turn"&&(g=[...g,c]),u({isRunning:!0})});r.current=d,u({isRunning:!0});try{let{rows:c,stopped:m}=await d.answer,b=c;g=b.filter(({of:p})=>p==="turn"),u({players:b.filter(({of:p})=>p==="player"),isStopped:m})}catch(c){u({problem:D(c)})}}return{...s,start:i,stop:$}}function Le({server:t,rest:[e],query:n}){let[s,a]=w([]),[r,$]=w(0),[i,g]=w({replayed:null,lines:[],problem:null,busy:!1,request:0}),u=E(0);async function h(l){let x=++u.current,T=S=>{x===u.current&&g({replayed:null,lines:[],problem:null,busy:!1,request:x,...S})};T({busy:!0});try{let S=await l;T({...await j("record.replay",{lines:S}),lines:S})}catch(S){T({problem:D(S)})}}C(()=>{e&&h(nt(e))},[e]);async function d(l){let x=zt(t,await l.text());a(x),c(x,0)}function c(l,x){$(x),h(Promise.resolve(l[x]?.lines??[]))}let{replayed:m,lines:b,problem:p,busy:f,request:v}=i;return o`
    <div class="heading">
      <h1>Replay</h1>
      ${e&&o`<a href=${`#/table/${e}`}>To the table</a>`}
    </div>
    <section class="panel">
      <div class="field">
        <label for="record">A game: a record (JSON Lines, as games are saved), or GCG</label>
        <input
          id="record"
          type="file"
          accept=".jsonl,.json,.txt,.game,.gcg"
          onChange=${({target:l})=>l.files[0]&&d(l.files[0])}
        />
      </div>
      ${s.length>1&&o`
          <${W}
            label=${`Game, of ${s.length}`}
            id="game"
            value=${String(r)}
            options=${s.map(({title:l},x)=>[String(x),l])}
            onChange=${l=>c(s,Number(l))}
          />
        `}
      <p class="hint" role="status">${f?"Replaying …":""}</p>
      <${R} text=${p} />
    </section>
    ${m&&o`
        <${Ht}
          key=${v}
          server=${t}
          replayed=${m}
          record=${b}
          analyses=${n.has("analysis")}
        />
      `}
  `}function zt(t,e){let n=[];for(let s of e.split(`
`).filter(a=>a.trim())){let a=s.includes('"setup"')&&z(s).event==="setup";(!n.length||a)&&n.push([]),n.at(-1)?.push(s)}return n.map((s,a)=>({lines:s,title:`${a+1}. ${Wt(t,s)}`}))}function Wt(t,e){let{game:n,names:s=[]}=z(e[0]),{event:a,scores:r=[]}=z(e[e.length-1]),$=s.map((i,g)=>a==="game end"?`${i} ${r[g]}`:i);return[U(t,n),B($)].filter(Boolean).join(": ")}function Ht({server:t,replayed:e,record:n,analyses:s}){let{game:a,ruleset:r}=e,$=et(e.names.map(tt)),i=ot(()=>st(a,r),[]);return i.value?o`
    <h2>${U(t,a)}: ${$.join(", ")}</h2>
    <${Vt}
      game=${a}
      names=${$}
      steps=${e.steps}
      rules=${i.value}
      record=${n}
      analyses=${s}
    />
  `:o`<${R} text=${i.error} />`}function Vt({game:t,names:e,steps:n,rules:s,record:a,analyses:r}){let[$,i]=w(0),[g,u]=w(!1),[h,d]=w(null),c=n.filter(({event:y})=>y.action&&y.action.action!=="accept"),m=St(t,a,c.length),b=$t[t];it("keydown",({key:y,target:A,altKey:O,ctrlKey:V,metaKey:I})=>{let _=+(y==="ArrowRight")-+(y==="ArrowLeft");h||!_||O||V||I||A.matches("input, select")||i(J=>Math.min(Math.max(J+_,0),n.length-1))});let p=Q(()=>{let y=n.map(({event:A})=>A);return b.addDetails?.(y,s,null)??y},[]),f=p[$],v=Qt($,f),{observation:l,hands:x}=n[$],T=n.slice(0,$+1).findLast(y=>y.event.event==="deal")?.event.bombs,S={seats:e.map(y=>({kind:"person",name:y})),seat:null,to_move:l.to_move??null,phase:l.phase??"turn",scores:l.scores??e.map(()=>0),observation:l};return h?o`<${wt} ...${{game:t,names:e,steps:n,rules:s,gameView:b}} mistakes=${h} onEnd=${()=>d(null)} />`:o`
    <${Xt} step=${$} last=${n.length-1} onStep=${i} />
    <p class="current-event" role="status">
      ${b.eventText(f,e)??Ut(f,b,e)}
    </p>
    <${pt} view=${S} names=${e} />
    <div class="table ${t}">
      <div class="table-main">
        ${b.RoundScores&&f.event==="round end"&&o`
            <section class="panel ending">
              <${b.RoundScores} end=${f} names=${e} seat=${null} rules=${s} />
            </section>
          `}
        <${b.Position}
          observation=${l}
          rules=${s}
          action=${f.action}
          bombs=${g?T:void 0}
          changes=${v}
        />
        ${T&&o`
            <div class="row">
              <button
                type="button"
                class="toggle"
                aria-pressed=${g}
                onClick=${()=>u(!g)}
              >
                Show the bombs
              </button>
            </div>
          `}
        <ul class="hands">
          ${x.map((y,A)=>o`
              <li key=${A}>
                <strong>${e[A]}</strong>
                ${y?o`<${b.StaticHand} hand=${y} rules=${s} label=${y} />`:o`<span class="hint">nothing left</span>`}
              </li>
            `)}
        </ul>
      </div>
      <aside class="table-side">
        <${ht}
          game=${t}
          analysis=${m}
          names=${e}
          steps=${n}
          gameView=${b}
          step=${$}
          startsAtOnce=${r&&!m.turns.length}
          onStep=${i}
          onPractice=${d}
        />
        ${bt(a)&&S.to_move!==null&&o`
            <${gt}
              game=${t}
              names=${e}
              record=${a}
              seat=${S.to_move}
              lines=${$+2}
            />
          `}
        <${Yt}
          texts=${p.map(y=>b.eventText(y,e))}
          step=${$}
          onStep=${i}
        />
      </aside>
    </div>
  `}var Jt=300;function Qt(t,e){let n=E({step:t,time:performance.now()});return Q(()=>{let{step:s,time:a}=n.current;return n.current={step:t,time:performance.now()},n.current.time-a>Jt&&t===s+1?[{number:t,events:[e]}]:[]},[t])}var Ut=({action:t,player:e},n,s)=>t?n.pastActionText(t,s[e]):"The tiles are dealt.";function Xt({step:t,last:e,onStep:n}){let s=(a,r,$)=>o`
    <button
      type="button"
      aria-label=${a}
      disabled=${$<0||$>e||$===t}
      onClick=${()=>n($)}
    >
      ${r}
    </button>
  `;return o`
    <div class="row stepper">
      ${s("First","|◀",0)} ${s("Previous","◀",t-1)}
      <input
        type="range"
        min="0"
        max=${e}
        value=${t}
        aria-label="Step"
        aria-valuetext=${`${t+1} of ${e+1}`}
        onInput=${({target:a})=>n(Number(a.value))}
      />
      ${s("Next","▶",t+1)} ${s("Last","▶|",e)}
      <span class="hint">${t+1} / ${e+1}</span>
    </div>
  `}function Yt({texts:t,step:e,onStep:n}){let s=q(e);return o`
    <section class="panel log">
      <h2>Game log</h2>
      <ol ref=${s} class="events">
        ${t.map((a,r)=>a&&o`
              <li key=${r}>
                <button
                  type="button"
                  class="plain"
                  aria-current=${r===e?"step":void 0}
                  onClick=${()=>n(r)}
                >
                  ${a}
                </button>
              </li>
            `)}
      </ol>
    </section>
  `}export{Le as Replay};

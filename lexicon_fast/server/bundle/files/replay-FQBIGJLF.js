import{a as $t,b as ut}from"./chunk-KATJPDTV.js";import{Ba as A,C as Z,D as tt,F as G,G as et,H as j,J as nt,L as st,M as ot,N as at,Q as D,S as q,T as it,X as rt,b as x,c as C,e as L,f as U,ga as lt,h as o,ha as ct,i as P,j as I,k as B,ka as V,m as _,n as F,o as M,p as X,q as Y,s as K,va as z}from"./chunk-5P27SGY4.js";var J=320,E=120,W=6;function mt({turns:t,names:e,current:n,onTurn:s}){let i=e.length===2,r=t.filter(({win:u})=>u!==void 0),c=Math.max(1,...r.map(({expected:u=0})=>Math.abs(u))),a=u=>W+t.indexOf(u)/Math.max(1,t.length-1)*(J-2*W),g=u=>W+(1-u)*(E-2*W),$=({player:u,win:f=0})=>i&&u===1?1-f:f,h=({player:u,expected:f=0})=>.5+(u===1?-f:f)/c*.5,d=i?[r]:e.map((u,f)=>r.filter(v=>v.player===f)),l=(u,f)=>u.map(v=>({x:a(v),y:g(f(v)),round:v.round}));function m(u){let f=u.currentTarget.getBoundingClientRect(),v=(u.clientX-f.left)/f.width,p=t[Math.round(v*(t.length-1))];p&&s(p)}let b=i?`${e[0]}’s chance to win`:"Everybody’s chance to win";return o`
    <figure class="graph">
      <svg viewBox=${`0 0 ${J} ${E}`} role="img" aria-label=${b} onClick=${m}>
        <line class="middle" x1="0" x2=${J} y1=${E/2} y2=${E/2} />
        ${n!==null&&t[n]&&o`
            <line
              class="current"
              x1=${a(t[n])}
              x2=${a(t[n])}
              y1="0"
              y2=${E}
            />
          `}
        ${i&&o`<path class="points" d=${pt(l(r,h))} />`}
        ${d.map((u,f)=>o`
            <path key=${f} class=${`chance seat-${f}`} d=${pt(l(u,$))} />
          `)}
      </svg>
      <figcaption class="hint">
        ${b}, 0 to 100%${i?`; dashed: points ahead at the end, −${c.toFixed(0)} to +${c.toFixed(0)}`:""}
      </figcaption>
    </figure>
  `}function pt(t){return t.map(({x:e,y:n,round:s},i)=>`${i===0||t[i-1].round!==s?"M":"L"}${e.toFixed(1)} ${n.toFixed(1)}`).join(" ")}var dt=3;function ft(t){let{analysis:e,names:n,step:s,onStep:i,onPractice:r,startsAtOnce:c}=t,{turns:a,players:g,isRunning:$,isStopped:h,problem:d,start:l,stop:m}=e;C(()=>{c&&l()},[]);let b=a.findIndex(({event:p})=>p===s+1),u=p=>i(p.event-1),f=a.filter(p=>Pt(p)),v=f.find(({event:p})=>p>s+1)??f[0];return o`
    <section class="panel analysis" aria-busy=${$}>
      <div class="row">
        <h2>Analysis</h2>
        ${$?o`<button type="button" onClick=${m}>Stop</button>`:o`
                <button type="button" class=${a.length?"":"main"} onClick=${l}>
                  ${a.length?"Analyse again":"Analyse the game"}
                </button>
              `}
        ${v&&o`
            <button type="button" onClick=${()=>u(v)}>
              ${P(f.length,"mistake")}: show the next
            </button>
          `}
      </div>
      <p class="hint" role="status">
        ${Ct({count:a.length,isRunning:$,isStopped:h})}
      </p>
      <${A} text=${d} />
      ${a.length>0&&o`
          <${mt}
            turns=${a}
            names=${n}
            current=${b<0?null:b}
            onTurn=${u}
          />
          ${b>=0&&o`<${At} ...${t} turn=${a[b]} />`}
          <${_t} ...${t} turns=${a} />
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
  `}function Ct({count:t,isRunning:e,isStopped:n}){return e?`${P(t,"turn")} analysed …`:n?`Stopped after ${P(t,"turn")}.`:t?"":"Compares each turn with the best ones: what it lost, and the luck before it."}var Pt=({grade:t})=>!!(t&&M[t].sign),Mt=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function At({game:t,turn:e,names:n,steps:s,gameView:i}){let{player:r,action:c,loss:a=0,loss_win:g=0,luck:$,luck_win:h,grade:d,best:l=[]}=e,m=s[e.event-2],b=p=>i.actionText(p,m?.observation),u=e.rank===1?[]:l.slice(0,e.rank?e.rank-1:dt),f=d&&d!=="best"?`: ${B((-a).toFixed(1))} points, ${F(-g)} to win`:"",v=new URLSearchParams(m?i.solverQuery(m.observation,m.hands[r]):{});return o`
    <div class="turn-details">
      <p><strong>${n[r]}: ${b(c)}</strong></p>
      <p>
        ${d?`${_(M[d].text)}${f}${e.exact?", exactly":""}.`:Rt(e)}
      </p>
      ${u.length>0&&o`
          <p class="hint">Better:</p>
          <ol>
            ${u.slice(0,dt).map(p=>o`
                <li key=${JSON.stringify(p.action)}>
                  <strong>${b(p.action)}</strong>
                  <span class="hint"> ${p.why}</span>
                </li>
              `)}
          </ol>
        `}
      ${typeof $=="number"&&o`
          <p class="hint">
            Luck before this turn: ${B($.toFixed(1))} points,
            ${" "}${F(h??0)} to win.
          </p>
        `}
      ${m&&o`<a href=${`#/solver/${t}?${v}`}>Open in the solver</a>`}
    </div>
  `}function Rt({unknown:t=""}){return t?`${_(t)}.`:""}function _t({turns:t,names:e,steps:n,gameView:s,step:i,onStep:r}){let c=D(i),a=[];for(let $ of t){let h=a.at(-1),d=h&&!h.slice($.player).some(Boolean)&&Et(h,$),l=d?h:[];d||a.push(l),l[$.player]=$}let g=$=>{if(!$)return"";let{event:h,player:d,action:l,grade:m}=$,b=s.actionText(l,n[h-2]?.observation);return o`
      <button
        type="button"
        class="plain"
        aria-current=${h===i+1?"step":void 0}
        onClick=${()=>r(h-1)}
      >
        <span class="move">
          ${b}${m&&M[m].sign&&o` <b title=${M[m].text}>${M[m].sign}</b>`}
        </span>
        <span class="hint total">${Nt(n[h-1],d)}</span>
      </button>
    `};return o`
    <div class="move-list events" ref=${c}>
      <table>
        <thead>
          <tr>${e.map(($,h)=>o`<th key=${h} scope="col">${$}</th>`)}</tr>
        </thead>
        <tbody>
          ${a.map(($,h)=>o`
              <tr key=${h}>${e.map((d,l)=>o`<td key=${l}>${g($[l])}</td>`)}</tr>
            `)}
        </tbody>
      </table>
    </div>
  `}var Et=(t,e)=>t.find(Boolean)?.round===e.round;function Nt(t,e){if(!t)return"";let{observation:n,hands:s}=t;return"hand_sizes"in n?P(s[e].length,"card"):String(n.scores?.[e]??0)}function Lt({players:t,names:e,mistakes:n,onPractice:s}){let i=Object.keys(M);return o`
    <ul class="sums">
      ${t.map(({player:r,grades:c,loss:a,loss_win:g,luck:$,luck_win:h})=>{let d=i.filter(m=>c[m]),l=n.filter(m=>m.player===r);return o`
          <li key=${r}>
            <strong>${e[r]}</strong>
            ${" "}lost ${a.toFixed(1)} points and ${Math.round(100*g)}% of the chances to win in all;
            luck: ${B($.toFixed(1))} points, ${F(h)}.
            <span class="hint">
              ${" "}${I(d.map(m=>`${c[m]} × ${M[m].text}`))}
            </span>
            ${l.length>0&&o`
                <button type="button" onClick=${()=>s(l)}>
                  Practise ${P(l.length,"mistake")} of ${e[r]}
                </button>
              `}
          </li>
        `})}
    </ul>
  `}var It="level5",ht=t=>!!t[0]?.startsWith("{");function bt({game:t,names:e,record:n,seat:s,lines:i}){let[r,c]=x(It),{busy:a,problem:g,run:$}=ot();async function h(){let d=it().trim(),l={kind:"person",...d&&{name:d}},{id:m,tokens:b}=await G("table.new",{game:t,seats:e.map((u,f)=>f===s?l:{kind:"bot",bot:r}),record:n.slice(0,i)});rt(m,t,b[s]??""),lt(`table/${m}`)}return o`
    <section class="panel play-on">
      <h2>Play on from here</h2>
      <p class="hint">
        You take the place of ${e[s]}. The cards or tiles that are drawn are those of this
        game.
      </p>
      <div class="row">
        <${z}
          label="Opponent"
          id="opponent"
          value=${r}
          options=${X.map(([d,l])=>[d,l])}
          onChange=${c}
        />
        <button type="button" disabled=${a} onClick=${()=>$(h)}>Play on</button>
      </div>
      <${A} text=${g} />
    </section>
  `}function Bt({best:t=[]}){let e=({gain:n,equity:s=0})=>n??s;return t.filter(n=>e(n)>=e(t[0])-Ft&&n.win>=t[0].win-Gt)}var Ft=1,Gt=.02,yt=(t,e)=>gt(t)===gt(e),gt=t=>JSON.stringify(Object.entries(t).sort());function vt({game:t,mistakes:e,names:n,steps:s,rules:i,gameView:r,onEnd:c}){let[a,g]=x(0),[$,h]=x([]),[d,l]=x(""),[m,b]=x(0),[u,f]=x(!1),v=e[a],{player:p,action:w,best:S=[]}=v,y=s[v.event-2],k=T=>r.actionText(T,y.observation),O=$.includes(a)||u;tt([a,m,O]),C(()=>{d&&Z(d)},[m]);function H(T){b(m+1),Bt(v).some(Ot=>yt(Ot.action,T))?(h([...$,a]),l(`${_(k(T))}: well found.`)):yt(T,w)?l("That is what was played. There is something better."):l("There is something better.")}function R(T){g(T),l(""),f(!1)}let N=y.hands[p],St="hand_sizes"in y.observation,kt={...y.observation,player:p,...St?{hand:N}:{rack:N}},Tt={game:t,observation:kt,seat:p,to_move:p,phase:"turn",over:!1,seq:a};return o`
    <div class="table puzzle ${t}">
      <div class="table-main">
        <section class="panel question" aria-label="Question">
          <p><strong>Mistake ${a+1} of ${e.length}: find a better turn.</strong></p>
          <p class="hint">${n[p]} chose: ${k(w)}.</p>
        </section>
        <${r.Play}
          key=${a}
          id=""
          view=${Tt}
          rules=${i}
          canAct=${!O}
          mustAnswer=${!1}
          act=${H}
          suggested=${O?S[0]?.action:null}
          onDraft=${()=>{}}
          notice=${null}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label="Your answer">
          <h2>${P($.length,"mistake")} mended</h2>
          ${d&&o`<p class="verdict">${d}</p>`}
          ${O&&o`
              <p>The best turns:</p>
              <ol class="turns">
                ${S.slice(0,3).map(T=>o`<li>${k(T.action)} <span class="hint">${T.why}</span></li>`)}
              </ol>
            `}
          <div class="row">
            ${!O&&o`<button type="button" onClick=${()=>f(!0)}>Show the best turns</button>`}
            <button
              type="button"
              class=${O?"main":""}
              disabled=${a+1===e.length}
              onClick=${()=>R(a+1)}
            >
              Next mistake
            </button>
            <button type="button" disabled=${a===0} onClick=${()=>R(a-1)}>
              Previous mistake
            </button>
            <button type="button" onClick=${c}>Back to the game</button>
          </div>
        </section>
      </aside>
    </div>
  `}var jt={iterations:1e3,top:10},Dt=.3,qt=7,xt={turns:[],players:[],isRunning:!1,isStopped:!1,problem:null};function wt(t,e,n){let[s,i]=x(xt),r=L(null),c=()=>r.current?.stop();C(()=>()=>{c(),r.current=null},[]);async function a(){let g=[],$=l=>{r.current===d&&i({...xt,turns:g,...l})},h=Math.min(Dt,qt/Math.max(n,1)),d=$t.analyse({game:t,record:e,seconds:h,...jt},l=>{l.of==="turn"&&(g=[...g,l]),$({isRunning:!0})});r.current=d,$({isRunning:!0});try{let{rows:l,stopped:m}=await d.answer,b=l;g=b.filter(({of:u})=>u==="turn"),$({players:b.filter(({of:u})=>u==="player"),isStopped:m})}catch(l){$({problem:j(l)})}}return{...s,start:a,stop:c}}function Ee({server:t,rest:[e],query:n}){let[s,i]=x([]),[r,c]=x(0),[a,g]=x({replayed:null,lines:[],problem:null,busy:!1,request:0}),$=L(0);async function h(p){let w=++$.current,S=y=>{w===$.current&&g({replayed:null,lines:[],problem:null,busy:!1,request:w,...y})};S({busy:!0});try{let y=await p;S({...await G("record.replay",{lines:y}),lines:y})}catch(y){S({problem:j(y)})}}C(()=>{e&&h(et(e))},[e]);async function d(p){let w=zt(t,await p.text());i(w),l(w,0)}function l(p,w){c(w),h(Promise.resolve(p[w]?.lines??[]))}let{replayed:m,lines:b,problem:u,busy:f,request:v}=a;return o`
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
          onChange=${({target:p})=>p.files[0]&&d(p.files[0])}
        />
      </div>
      ${s.length>1&&o`
          <${z}
            label=${`Game, of ${s.length}`}
            id="game"
            value=${String(r)}
            options=${s.map(({title:p},w)=>[String(w),p])}
            onChange=${p=>l(s,Number(p))}
          />
        `}
      <p class="hint" role="status">${f?"Replaying …":""}</p>
      <${A} text=${u} />
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
`).filter(i=>i.trim())){let i=s.includes('"setup"')&&q(s).event==="setup";(!n.length||i)&&n.push([]),n.at(-1)?.push(s)}return n.map((s,i)=>({lines:s,title:`${i+1}. ${Wt(t,s)}`}))}function Wt(t,e){let{game:n,names:s=[]}=q(e[0]),{event:i,scores:r=[]}=q(e[e.length-1]),c=s.map((a,g)=>i==="game end"?`${a} ${r[g]}`:a);return[V(t,n),I(c)].filter(Boolean).join(": ")}function Ht({server:t,replayed:e,record:n,analyses:s}){let{game:i,ruleset:r}=e,c=K(e.names.map(Y)),a=st(()=>nt(i,r),[]);return a.value?o`
    <h2>${V(t,i)}: ${c.join(", ")}</h2>
    <${Vt}
      game=${i}
      names=${c}
      steps=${e.steps}
      rules=${a.value}
      record=${n}
      analyses=${s}
    />
  `:o`<${A} text=${a.error} />`}function Vt({game:t,names:e,steps:n,rules:s,record:i,analyses:r}){let[c,a]=x(0),[g,$]=x(!1),[h,d]=x(null),l=n.filter(({event:y})=>y.action&&y.action.action!=="accept"),m=wt(t,i,l.length),b=ct[t];at("keydown",({key:y,target:k,altKey:Q,ctrlKey:O,metaKey:H})=>{let R=+(y==="ArrowRight")-+(y==="ArrowLeft");h||!R||Q||O||H||k.matches("input, select")||a(N=>Math.min(Math.max(N+R,0),n.length-1))});let u=U(()=>{let y=n.map(({event:k})=>k);return b.addDetails?.(y,s,null)??y},[]),f=u[c],{observation:v,hands:p}=n[c],w=n.slice(0,c+1).findLast(y=>y.event.event==="deal")?.event.bombs,S={seats:e.map(y=>({kind:"person",name:y})),seat:null,to_move:v.to_move??null,phase:v.phase??"turn",scores:v.scores??e.map(()=>0),observation:v};return h?o`<${vt} ...${{game:t,names:e,steps:n,rules:s,gameView:b}} mistakes=${h} onEnd=${()=>d(null)} />`:o`
    <${Qt} step=${c} last=${n.length-1} onStep=${a} />
    <p class="current-event" role="status">
      ${b.eventText(f,e)??Jt(f,b,e)}
    </p>
    <${ut} view=${S} names=${e} />
    <div class="table ${t}">
      <div class="table-main">
        ${b.RoundScores&&f.event==="round end"&&o`
            <section class="panel ending">
              <${b.RoundScores} end=${f} names=${e} seat=${null} rules=${s} />
            </section>
          `}
        <${b.Position}
          observation=${v}
          rules=${s}
          action=${f.action}
          bombs=${g?w:void 0}
        />
        ${w&&o`
            <div class="row">
              <button
                type="button"
                class="toggle"
                aria-pressed=${g}
                onClick=${()=>$(!g)}
              >
                Show the bombs
              </button>
            </div>
          `}
        <ul class="hands">
          ${p.map((y,k)=>o`
              <li key=${k}>
                <strong>${e[k]}</strong>
                ${y?o`<${b.StaticHand} hand=${y} rules=${s} label=${y} />`:o`<span class="hint">nothing left</span>`}
              </li>
            `)}
        </ul>
      </div>
      <aside class="table-side">
        <${ft}
          game=${t}
          analysis=${m}
          names=${e}
          steps=${n}
          gameView=${b}
          step=${c}
          startsAtOnce=${r&&!m.turns.length}
          onStep=${a}
          onPractice=${d}
        />
        ${ht(i)&&S.to_move!==null&&o`
            <${bt}
              game=${t}
              names=${e}
              record=${i}
              seat=${S.to_move}
              lines=${c+2}
            />
          `}
        <${Ut}
          texts=${u.map(y=>b.eventText(y,e))}
          step=${c}
          onStep=${a}
        />
      </aside>
    </div>
  `}var Jt=({action:t,player:e},n,s)=>t?n.pastActionText(t,s[e]):"The tiles are dealt.";function Qt({step:t,last:e,onStep:n}){let s=(i,r,c)=>o`
    <button
      type="button"
      aria-label=${i}
      disabled=${c<0||c>e||c===t}
      onClick=${()=>n(c)}
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
        onInput=${({target:i})=>n(Number(i.value))}
      />
      ${s("Next","▶",t+1)} ${s("Last","▶|",e)}
      <span class="hint">${t+1} / ${e+1}</span>
    </div>
  `}function Ut({texts:t,step:e,onStep:n}){let s=D(e);return o`
    <section class="panel log">
      <h2>Game log</h2>
      <ol ref=${s} class="events">
        ${t.map((i,r)=>i&&o`
              <li key=${r}>
                <button
                  type="button"
                  class="plain"
                  aria-current=${r===e?"step":void 0}
                  onClick=${()=>n(r)}
                >
                  ${i}
                </button>
              </li>
            `)}
      </ol>
    </section>
  `}export{Ee as Replay};

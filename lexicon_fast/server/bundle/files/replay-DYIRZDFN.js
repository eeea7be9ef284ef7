import{a as pt,b as mt}from"./chunk-RQ7CZGUS.js";import{$ as z,C as nt,Ga as W,Na as R,O as j,P as st,Q as D,S as ot,U as at,V as it,W as rt,Z as q,aa as lt,b as w,c as C,e as E,ea as ct,f as U,h as o,i as Y,j as K,l as P,m as G,n as B,o as N,p as F,pa as $t,q as M,r as Z,ra as ut,s as tt,u as et,ua as J}from"./chunk-4D5XPWCQ.js";var X=320,L=120,H=6;function dt({turns:t,names:e,current:n,onTurn:s}){let a=e.length===2,r=t.filter(({win:p})=>p!==void 0),$=Math.max(1,...r.map(({expected:p=0})=>Math.abs(p))),i=p=>H+t.indexOf(p)/Math.max(1,t.length-1)*(X-2*H),y=p=>H+(1-p)*(L-2*H),u=({player:p,win:f=0})=>a&&p===1?1-f:f,h=({player:p,expected:f=0})=>.5+(p===1?-f:f)/$*.5,d=a?[r]:e.map((p,f)=>r.filter(v=>v.player===f)),l=(p,f)=>p.map(v=>({x:i(v),y:y(f(v)),round:v.round}));function m(p){let f=p.currentTarget.getBoundingClientRect(),v=(p.clientX-f.left)/f.width,c=t[Math.round(v*(t.length-1))];c&&s(c)}let b=a?`${e[0]}’s chance to win`:"Everybody’s chance to win";return o`
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
        ${a&&o`<path class="points" d=${ft(l(r,h))} />`}
        ${d.map((p,f)=>o`
            <path key=${f} class=${`chance seat-${f}`} d=${ft(l(p,u))} />
          `)}
      </svg>
      <figcaption class="hint">
        ${b}, 0 to 100%${a?`; dashed: points ahead at the end, −${$.toFixed(0)} to +${$.toFixed(0)}`:""}
      </figcaption>
    </figure>
  `}function ft(t){return t.map(({x:e,y:n,round:s},a)=>`${a===0||t[a-1].round!==s?"M":"L"}${e.toFixed(1)} ${n.toFixed(1)}`).join(" ")}var ht=3;function bt(t){let{analysis:e,names:n,step:s,onStep:a,onPractice:r,startsAtOnce:$}=t,{turns:i,players:y,isRunning:u,isStopped:h,problem:d,start:l,stop:m}=e;C(()=>{$&&l()},[]);let b=i.findIndex(({event:c})=>c===s+1),p=c=>a(c.event-1),f=i.filter(c=>Mt(c)),v=f.find(({event:c})=>c>s+1)??f[0];return o`
    <section class="panel analysis" aria-busy=${u}>
      <div class="row">
        <h2>Analysis</h2>
        ${u?o`<button type="button" onClick=${m}>Stop</button>`:o`
                <button type="button" class=${i.length?"":"main"} onClick=${l}>
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
        ${Pt({count:i.length,isRunning:u,isStopped:h})}
      </p>
      <${R} text=${d} />
      ${i.length>0&&o`
          <${dt}
            turns=${i}
            names=${n}
            current=${b<0?null:b}
            onTurn=${p}
          />
          ${b>=0&&o`<${Rt} ...${t} turn=${i[b]} />`}
          <${Et} ...${t} turns=${i} />
          ${y.length>0&&o`
              <${It}
                players=${y}
                names=${n}
                mistakes=${f.filter(At)}
                onPractice=${r}
              />
            `}
        `}
    </section>
  `}function Pt({count:t,isRunning:e,isStopped:n}){return e?`${P(t,"turn")} analysed …`:n?`Stopped after ${P(t,"turn")}.`:t?"":"Compares each turn with the best ones: what it lost, and the luck before it."}var Mt=({grade:t})=>!!(t&&M[t].sign),At=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function Rt({game:t,turn:e,names:n,steps:s,gameView:a}){let{player:r,action:$,loss:i=0,loss_win:y=0,luck:u,luck_win:h,grade:d,best:l=[]}=e,m=s[e.event-2],b=c=>a.actionText(c,m?.observation),p=e.rank===1?[]:l.slice(0,e.rank?e.rank-1:ht),f=d&&d!=="best"?`: ${B((-i).toFixed(1))} points, ${F(-y)} to win`:"",v=new URLSearchParams(m?a.solverQuery(m.observation,m.hands[r]):{});return o`
    <div class="turn-details">
      <p><strong>${n[r]}: ${b($)}</strong></p>
      <p>
        ${d?`${N(M[d].text)}${f}${e.exact?", exactly":""}.`:_t(e)}
      </p>
      ${p.length>0&&o`
          <p class="hint">Better:</p>
          <ol>
            ${p.slice(0,ht).map(c=>o`
                <li key=${JSON.stringify(c.action)}>
                  <strong>${b(c.action)}</strong>
                  <span class="hint"> ${c.why}</span>
                </li>
              `)}
          </ol>
        `}
      ${typeof u=="number"&&o`
          <p class="hint">
            Luck before this turn: ${B(u.toFixed(1))} points,
            ${" "}${F(h??0)} to win.
          </p>
        `}
      ${m&&o`<a href=${`#/solver/${t}?${v}`}>Open in the solver</a>`}
    </div>
  `}function _t({unknown:t=""}){return t?`${N(t)}.`:""}function Et({turns:t,names:e,steps:n,gameView:s,step:a,onStep:r}){let $=q(a),i=[];for(let u of t){let h=i.at(-1),d=h&&!h.slice(u.player).some(Boolean)&&Nt(h,u),l=d?h:[];d||i.push(l),l[u.player]=u}let y=u=>{if(!u)return"";let{event:h,player:d,action:l,grade:m}=u,b=s.actionText(l,n[h-2]?.observation);return o`
      <button
        type="button"
        class="plain"
        aria-current=${h===a+1?"step":void 0}
        onClick=${()=>r(h-1)}
      >
        <span class="move">
          ${b}${m&&M[m].sign&&o` <b title=${M[m].text}>${M[m].sign}</b>`}
        </span>
        <span class="hint total">${Lt(n[h-1],d)}</span>
      </button>
    `};return o`
    <div class="move-list events" ref=${$}>
      <table>
        <thead>
          <tr>${e.map((u,h)=>o`<th key=${h} scope="col">${u}</th>`)}</tr>
        </thead>
        <tbody>
          ${i.map((u,h)=>o`
              <tr key=${h}>${e.map((d,l)=>o`<td key=${l}>${y(u[l])}</td>`)}</tr>
            `)}
        </tbody>
      </table>
    </div>
  `}var Nt=(t,e)=>t.find(Boolean)?.round===e.round;function Lt(t,e){if(!t)return"";let{observation:n,hands:s}=t;return"hand_sizes"in n?P(s[e].length,"card"):String(n.scores?.[e]??0)}function It({players:t,names:e,mistakes:n,onPractice:s}){let a=Object.keys(M);return o`
    <ul class="sums">
      ${t.map(({player:r,grades:$,loss:i,loss_win:y,luck:u,luck_win:h})=>{let d=a.filter(m=>$[m]),l=n.filter(m=>m.player===r);return o`
          <li key=${r}>
            <strong>${e[r]}</strong>
            ${" "}lost ${i.toFixed(1)} points and ${Math.round(100*y)}% of the chances to win in all;
            luck: ${B(u.toFixed(1))} points, ${F(h)}.
            <span class="hint">
              ${" "}${G(d.map(m=>`${$[m]} × ${M[m].text}`))}
            </span>
            ${l.length>0&&o`
                <button type="button" onClick=${()=>s(l)}>
                  Practise ${P(l.length,"mistake")} of ${e[r]}
                </button>
              `}
          </li>
        `})}
    </ul>
  `}var Gt="level5",yt=t=>!!t[0]?.startsWith("{");function gt({game:t,names:e,record:n,seat:s,lines:a}){let[r,$]=w(Gt),{busy:i,problem:y,run:u}=it();async function h(){let d=lt().trim(),l={kind:"person",...d&&{name:d}},{id:m,tokens:b}=await j("table.new",{game:t,seats:e.map((p,f)=>f===s?l:{kind:"bot",bot:r}),record:n.slice(0,a)});ct(m,t,b[s]??""),$t(`table/${m}`)}return o`
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
          options=${Z.map(([d,l])=>[d,l])}
          onChange=${$}
        />
        <button type="button" disabled=${i} onClick=${()=>u(h)}>Play on</button>
      </div>
      <${R} text=${y} />
    </section>
  `}function Bt({best:t=[]}){let e=({gain:n,equity:s=0})=>n??s;return t.filter(n=>e(n)>=e(t[0])-Ft&&n.win>=t[0].win-jt)}var Ft=1,jt=.02,vt=(t,e)=>wt(t)===wt(e),wt=t=>JSON.stringify(Object.entries(t).sort());function xt({game:t,mistakes:e,names:n,steps:s,rules:a,gameView:r,onEnd:$}){let[i,y]=w(0),[u,h]=w([]),[d,l]=w(""),[m,b]=w(0),[p,f]=w(!1),v=e[i],{player:c,action:x,best:T=[]}=v,S=s[v.event-2],g=k=>r.actionText(k,S.observation),O=u.includes(i)||p;K([i,m,O]),C(()=>{d&&Y(d)},[m]);function V(k){b(m+1),Bt(v).some(Ct=>vt(Ct.action,k))?(h([...u,i]),l(`${N(g(k))}: well found.`)):vt(k,x)?l("That is what was played. There is something better."):l("There is something better.")}function I(k){y(k),l(""),f(!1)}let _=S.hands[c],Q="hand_sizes"in S.observation,Tt={...S.observation,player:c,...Q?{hand:_}:{rack:_}},Ot={game:t,observation:Tt,seat:c,to_move:c,phase:"turn",over:!1,seq:i};return o`
    <div class="table puzzle ${t}">
      <div class="table-main">
        <section class="panel question" aria-label="Question">
          <p><strong>Mistake ${i+1} of ${e.length}: find a better turn.</strong></p>
          <p class="hint">${n[c]} chose: ${g(x)}.</p>
        </section>
        <${r.Play}
          key=${i}
          id=""
          view=${Ot}
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
                ${T.slice(0,3).map(k=>o`<li>${g(k.action)} <span class="hint">${k.why}</span></li>`)}
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
  `}var Dt={iterations:1e3,top:10},qt=.3,zt=7,St={turns:[],players:[],isRunning:!1,isStopped:!1,problem:null};function kt(t,e,n){let[s,a]=w(St),r=E(null),$=()=>r.current?.stop();C(()=>()=>{$(),r.current=null},[]);async function i(){let y=[],u=l=>{r.current===d&&a({...St,turns:y,...l})},h=Math.min(qt,zt/Math.max(n,1)),d=pt.analyse({game:t,record:e,seconds:h,...Dt},l=>{l.of==="turn"&&(y=[...y,l]),u({isRunning:!0})});r.current=d,u({isRunning:!0});try{let{rows:l,stopped:m}=await d.answer,b=l;y=b.filter(({of:p})=>p==="turn"),u({players:b.filter(({of:p})=>p==="player"),isStopped:m})}catch(l){u({problem:D(l)})}}return{...s,start:i,stop:$}}function Ie({server:t,rest:[e],query:n}){let[s,a]=w([]),[r,$]=w(0),[i,y]=w({replayed:null,lines:[],problem:null,busy:!1,request:0}),u=E(0);async function h(c){let x=++u.current,T=S=>{x===u.current&&y({replayed:null,lines:[],problem:null,busy:!1,request:x,...S})};T({busy:!0});try{let S=await c;T({...await j("record.replay",{lines:S}),lines:S})}catch(S){T({problem:D(S)})}}C(()=>{e&&h(st(e))},[e]);async function d(c){let x=Wt(t,await c.text());a(x),l(x,0)}function l(c,x){$(x),h(Promise.resolve(c[x]?.lines??[]))}let{replayed:m,lines:b,problem:p,busy:f,request:v}=i;return o`
    <div class="heading">
      <h1>Replay</h1>
      ${e&&o`<a href=${`#/table/${e}`}>To the table</a>`}
    </div>
    <section class="panel">
      <div class="field">
        <label for="record">A file with a saved game, or with a game in GCG</label>
        <input
          id="record"
          type="file"
          accept=".jsonl,.json,.txt,.game,.gcg"
          onChange=${({target:c})=>c.files[0]&&d(c.files[0])}
        />
      </div>
      ${s.length>1&&o`
          <${W}
            label=${`Game, of ${s.length}`}
            id="game"
            value=${String(r)}
            options=${s.map(({title:c},x)=>[String(x),c])}
            onChange=${c=>l(s,Number(c))}
          />
        `}
      <p class="hint" role="status">${f?"Replaying …":""}</p>
      <${R} text=${p} />
    </section>
    ${m&&o`
        <${Vt}
          key=${v}
          server=${t}
          replayed=${m}
          record=${b}
          analyses=${n.has("analysis")}
        />
      `}
  `}function Wt(t,e){let n=[];for(let s of e.split(`
`).filter(a=>a.trim())){let a=s.includes('"setup"')&&z(s).event==="setup";(!n.length||a)&&n.push([]),n.at(-1)?.push(s)}return n.map((s,a)=>({lines:s,title:`${a+1}. ${Ht(t,s)}`}))}function Ht(t,e){let{game:n,names:s=[]}=z(e[0]),{event:a,scores:r=[]}=z(e[e.length-1]),$=s.map((i,y)=>a==="game end"?`${i} ${r[y]}`:i);return[J(t,n),G($)].filter(Boolean).join(": ")}function Vt({server:t,replayed:e,record:n,analyses:s}){let{game:a,ruleset:r}=e,$=et(e.names.map(tt)),i=at(()=>ot(a,r),[]);return i.value?o`
    <h2>${J(t,a)}: ${$.join(", ")}</h2>
    <${Qt}
      game=${a}
      names=${$}
      steps=${e.steps}
      rules=${i.value}
      record=${n}
      analyses=${s}
    />
  `:o`<${R} text=${i.error} />`}function Qt({game:t,names:e,steps:n,rules:s,record:a,analyses:r}){let[$,i]=w(0),[y,u]=w(!1),[h,d]=w(null),l=n.filter(({event:g})=>g.action&&g.action.action!=="accept"),m=kt(t,a,l.length),b=ut[t];rt("keydown",({key:g,target:A,altKey:O,ctrlKey:V,metaKey:I})=>{let _=+(g==="ArrowRight")-+(g==="ArrowLeft");h||!_||O||V||I||A.matches("input, select")||i(Q=>Math.min(Math.max(Q+_,0),n.length-1))});let p=U(()=>{let g=n.map(({event:A})=>A);return b.addDetails?.(g,s,null)??g},[]),f=p[$],v=Jt($,f),{observation:c,hands:x}=n[$],T=n.slice(0,$+1).findLast(g=>g.event.event==="deal")?.event.bombs,S={seats:e.map(g=>({kind:"person",name:g})),seat:null,to_move:c.to_move??null,phase:c.phase??"turn",scores:c.scores??e.map(()=>0),observation:c};return h?o`<${xt} ...${{game:t,names:e,steps:n,rules:s,gameView:b}} mistakes=${h} onEnd=${()=>d(null)} />`:o`
    <${Yt} step=${$} last=${n.length-1} onStep=${i} />
    <p class="current-event" role="status">
      ${b.eventText(f,e)??Xt(f,b,e)}
    </p>
    <${mt} view=${S} names=${e} />
    <div class="table ${t}">
      <div class="table-main">
        ${b.RoundScores&&f.event==="round end"&&o`
            <section class="panel ending">
              <${b.RoundScores} end=${f} names=${e} seat=${null} rules=${s} />
            </section>
          `}
        <${b.Position}
          observation=${c}
          rules=${s}
          action=${f.action}
          bombs=${y?T:void 0}
          changes=${v}
        />
        ${T&&o`
            <div class="row">
              <button
                type="button"
                class="toggle"
                aria-pressed=${y}
                onClick=${()=>u(!y)}
              >
                Show the bombs
              </button>
            </div>
          `}
        <ul class="hands">
          ${x.map((g,A)=>o`
              <li key=${A}>
                <strong>${e[A]}</strong>
                ${g?o`<${b.StaticHand} hand=${g} rules=${s} label=${g} />`:o`<span class="hint">nothing left</span>`}
              </li>
            `)}
        </ul>
      </div>
      <aside class="table-side">
        <${bt}
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
        ${yt(a)&&S.to_move!==null&&o`
            <${gt}
              game=${t}
              names=${e}
              record=${a}
              seat=${S.to_move}
              lines=${$+2}
            />
          `}
        <${Kt}
          texts=${p.map(g=>b.eventText(g,e))}
          step=${$}
          onStep=${i}
        />
      </aside>
    </div>
  `}var Ut=300;function Jt(t,e){let n=E({step:t,time:performance.now()});return U(()=>{let{step:s,time:a}=n.current;return n.current={step:t,time:performance.now()},n.current.time-a>Ut&&t===s+1?[{number:t,events:[e]}]:[]},[t])}var Xt=({action:t,player:e},n,s)=>t?n.pastActionText(t,s[e]):"The tiles are dealt.";function Yt({step:t,last:e,onStep:n}){let s=(a,r,$)=>o`
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
  `}function Kt({texts:t,step:e,onStep:n}){let s=q(e);return o`
    <section class="panel log">
      <h2>${nt}</h2>
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
  `}export{Ie as Replay};

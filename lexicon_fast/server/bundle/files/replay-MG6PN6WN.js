import{a as pt,b as mt}from"./chunk-RQ7CZGUS.js";import{$ as V,C as nt,Ga as W,Na as _,O as D,P as st,Q as q,S as ot,U as at,V as it,W as rt,Z as z,aa as lt,b as w,c as O,e as R,ea as ct,f as U,h as o,i as Y,j as K,l as P,m as B,n as F,o as N,p as j,pa as ut,q as M,r as Z,ra as $t,s as tt,u as et,ua as J}from"./chunk-4D5XPWCQ.js";var X=320,L=120,H=6;function dt({turns:t,names:e,current:n,onTurn:s}){let i=e.length===2,r=t.filter(({win:p})=>p!==void 0),u=Math.max(1,...r.map(({expected:p=0})=>Math.abs(p))),a=p=>H+t.indexOf(p)/Math.max(1,t.length-1)*(X-2*H),y=p=>H+(1-p)*(L-2*H),$=({player:p,win:f=0})=>i&&p===1?1-f:f,h=({player:p,expected:f=0})=>.5+(p===1?-f:f)/u*.5,d=i?[r]:e.map((p,f)=>r.filter(v=>v.player===f)),l=(p,f)=>p.map(v=>({x:a(v),y:y(f(v)),round:v.round}));function m(p){let f=p.currentTarget.getBoundingClientRect(),v=(p.clientX-f.left)/f.width,c=t[Math.round(v*(t.length-1))];c&&s(c)}let b=i?`${e[0]}’s chance to win`:"Everybody’s chance to win";return o`
    <figure class="graph">
      <svg viewBox=${`0 0 ${X} ${L}`} role="img" aria-label=${b} onClick=${m}>
        <line class="middle" x1="0" x2=${X} y1=${L/2} y2=${L/2} />
        ${n!==null&&t[n]&&o`
            <line
              class="current"
              x1=${a(t[n])}
              x2=${a(t[n])}
              y1="0"
              y2=${L}
            />
          `}
        ${i&&o`<path class="points" d=${ft(l(r,h))} />`}
        ${d.map((p,f)=>o`
            <path key=${f} class=${`chance seat-${f}`} d=${ft(l(p,$))} />
          `)}
      </svg>
      <figcaption class="hint">
        ${b}, 0 to 100%${i?`; dashed: points ahead at the end, −${u.toFixed(0)} to +${u.toFixed(0)}`:""}
      </figcaption>
    </figure>
  `}function ft(t){return t.map(({x:e,y:n,round:s},i)=>`${i===0||t[i-1].round!==s?"M":"L"}${e.toFixed(1)} ${n.toFixed(1)}`).join(" ")}var ht=3;function bt(t){let{analysis:e,names:n,step:s,onStep:i,onPractice:r,startsAtOnce:u}=t,{turns:a,players:y,isRunning:$,isStopped:h,problem:d,start:l,stop:m}=e;O(()=>{u&&l()},[]);let b=a.findIndex(({event:c})=>c===s+1),p=c=>i(c.event-1),f=a.filter(c=>At(c)),v=f.find(({event:c})=>c>s+1)??f[0];return o`
    <section class="panel analysis" aria-busy=${$}>
      <div class="row">
        <h2>Analysis</h2>
        ${$?o`<button type="button" onClick=${m}>Stop</button>`:o`
                <button type="button" class=${a.length?"":"main"} onClick=${l}>
                  ${a.length?"Analyse again":"Analyse the game"}
                </button>
              `}
        ${v&&o`
            <button type="button" onClick=${()=>p(v)}>
              ${P(f.length,"mistake")}: show the next
            </button>
          `}
      </div>
      <p class="hint" role="status">
        ${Mt({count:a.length,isRunning:$,isStopped:h})}
      </p>
      <${_} text=${d} />
      ${a.length>0&&o`
          <${dt}
            turns=${a}
            names=${n}
            current=${b<0?null:b}
            onTurn=${p}
          />
          ${b>=0&&o`<${_t} ...${t} turn=${a[b]} />`}
          <${Nt} ...${t} turns=${a} />
          ${y.length>0&&o`
              <${Gt}
                players=${y}
                names=${n}
                mistakes=${f.filter(Rt)}
                onPractice=${r}
              />
            `}
        `}
    </section>
  `}function Mt({count:t,isRunning:e,isStopped:n}){return e?`${P(t,"turn")} analysed …`:n?`Stopped after ${P(t,"turn")}.`:t?"":"Compares each turn with the best ones: what it lost, and the luck before it."}var At=({grade:t})=>!!(t&&M[t].sign),Rt=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function _t({game:t,turn:e,names:n,steps:s,gameView:i}){let{player:r,action:u,loss:a=0,loss_win:y=0,luck:$,luck_win:h,grade:d,best:l=[]}=e,m=s[e.event-2],b=c=>i.actionText(c,m?.observation),p=e.rank===1?[]:l.slice(0,e.rank?e.rank-1:ht),f=d&&d!=="best"?`: ${F((-a).toFixed(1))} points, ${j(-y)} to win`:"",v=new URLSearchParams(m?i.solverQuery(m.observation,m.hands[r]):{});return o`
    <div class="turn-details">
      <p><strong>${n[r]}: ${b(u)}</strong></p>
      <p>
        ${d?`${N(M[d].text)}${f}${e.exact?", exactly":""}.`:Et(e)}
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
      ${typeof $=="number"&&o`
          <p class="hint">
            Luck before this turn: ${F($.toFixed(1))} points,
            ${" "}${j(h??0)} to win.
          </p>
        `}
      ${m&&o`<a href=${`#/solver/${t}?${v}`}>Open in the solver</a>`}
    </div>
  `}function Et({unknown:t=""}){return t?`${N(t)}.`:""}function Nt({turns:t,names:e,steps:n,gameView:s,step:i,onStep:r}){let u=z(i),a=[];for(let $ of t){let h=a.at(-1),d=h&&!h.slice($.player).some(Boolean)&&Lt(h,$),l=d?h:[];d||a.push(l),l[$.player]=$}let y=$=>{if(!$)return"";let{event:h,player:d,action:l,grade:m}=$,b=s.actionText(l,n[h-2]?.observation);return o`
      <button
        type="button"
        class="plain"
        aria-current=${h===i+1?"step":void 0}
        onClick=${()=>r(h-1)}
      >
        <span class="move">
          ${b}${m&&M[m].sign&&o` <b title=${M[m].text}>${M[m].sign}</b>`}
        </span>
        <span class="hint total">${It(n[h-1],d)}</span>
      </button>
    `};return o`
    <div class="move-list events" ref=${u}>
      <table>
        <thead>
          <tr>${e.map(($,h)=>o`<th key=${h} scope="col">${$}</th>`)}</tr>
        </thead>
        <tbody>
          ${a.map(($,h)=>o`
              <tr key=${h}>${e.map((d,l)=>o`<td key=${l}>${y($[l])}</td>`)}</tr>
            `)}
        </tbody>
      </table>
    </div>
  `}var Lt=(t,e)=>t.find(Boolean)?.round===e.round;function It(t,e){if(!t)return"";let{observation:n,hands:s}=t;return"hand_sizes"in n?P(s[e].length,"card"):String(n.scores?.[e]??0)}function Gt({players:t,names:e,mistakes:n,onPractice:s}){let i=Object.keys(M);return o`
    <ul class="sums">
      ${t.map(({player:r,grades:u,loss:a,loss_win:y,luck:$,luck_win:h})=>{let d=i.filter(m=>u[m]),l=n.filter(m=>m.player===r);return o`
          <li key=${r}>
            <strong>${e[r]}</strong>
            ${" "}lost ${a.toFixed(1)} points and ${Math.round(100*y)}% of the chances to win in all;
            luck: ${F($.toFixed(1))} points, ${j(h)}.
            <span class="hint">
              ${" "}${B(d.map(m=>`${u[m]} × ${M[m].text}`))}
            </span>
            ${l.length>0&&o`
                <button type="button" onClick=${()=>s(l)}>
                  Practise ${P(l.length,"mistake")} of ${e[r]}
                </button>
              `}
          </li>
        `})}
    </ul>
  `}var Bt="level5",yt=t=>!!t[0]?.startsWith("{");function gt({game:t,names:e,record:n,seat:s,lines:i}){let[r,u]=w(Bt),{busy:a,problem:y,run:$}=it();async function h(){let d=lt().trim(),l={kind:"person",...d&&{name:d}},{id:m,tokens:b}=await D("table.new",{game:t,seats:e.map((p,f)=>f===s?l:{kind:"bot",bot:r}),record:n.slice(0,i)});ct(m,t,b[s]??""),ut(`table/${m}`)}return o`
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
          onChange=${u}
        />
        <button type="button" disabled=${a} onClick=${()=>$(h)}>Play on</button>
      </div>
      <${_} text=${y} />
    </section>
  `}function Ft({best:t=[]}){let e=({gain:n,equity:s=0})=>n??s;return t.filter(n=>e(n)>=e(t[0])-jt&&n.win>=t[0].win-Dt)}var jt=1,Dt=.02,vt=(t,e)=>wt(t)===wt(e),wt=t=>JSON.stringify(Object.entries(t).sort());function xt({game:t,mistakes:e,names:n,steps:s,rules:i,gameView:r,onEnd:u}){let[a,y]=w(0),[$,h]=w([]),[d,l]=w(""),[m,b]=w(0),[p,f]=w(!1),v=e[a],{player:c,action:x,best:T=[]}=v,S=s[v.event-2],g=k=>r.actionText(k,S.observation),C=$.includes(a)||p,I=R(null);O(()=>I.current?.scrollIntoView(),[a]),K([a,m,C]),O(()=>{d&&Y(d)},[m]);function Q(k){b(m+1),Ft(v).some(Pt=>vt(Pt.action,k))?(h([...$,a]),l(`${N(g(k))}: well found.`)):vt(k,x)?l("That is what was played. There is something better."):l("There is something better.")}function E(k){y(k),l(""),f(!1)}let G=S.hands[c],Tt="hand_sizes"in S.observation,Ot={...S.observation,player:c,...Tt?{hand:G}:{rack:G}},Ct={game:t,observation:Ot,seat:c,to_move:c,phase:"turn",over:!1,seq:a};return o`
    <div class="table puzzle ${t}" ref=${I}>
      <div class="table-main">
        <section class="panel question" aria-label="Question">
          <p><strong>Mistake ${a+1} of ${e.length}: find a better turn.</strong></p>
          <p class="hint">${n[c]} chose: ${g(x)}.</p>
        </section>
        <${r.Play}
          key=${a}
          id=""
          view=${Ct}
          rules=${i}
          canAct=${!C}
          mustAnswer=${!1}
          act=${Q}
          suggested=${C?T[0]?.action:null}
          onDraft=${()=>{}}
          notice=${null}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label="Your answer">
          <h2>${P($.length,"mistake")} mended</h2>
          ${d&&o`<p class="verdict">${d}</p>`}
          ${C&&o`
              <p>The best turns:</p>
              <ol class="turns">
                ${T.slice(0,3).map(k=>o`<li>${g(k.action)} <span class="hint">${k.why}</span></li>`)}
              </ol>
            `}
          <div class="row">
            ${!C&&o`<button type="button" onClick=${()=>f(!0)}>Show the best turns</button>`}
            <button
              type="button"
              class=${C?"main":""}
              disabled=${a+1===e.length}
              onClick=${()=>E(a+1)}
            >
              Next mistake
            </button>
            <button type="button" disabled=${a===0} onClick=${()=>E(a-1)}>
              Previous mistake
            </button>
            <button type="button" onClick=${u}>Back to the game</button>
          </div>
        </section>
      </aside>
    </div>
  `}var qt={iterations:1e3,top:10},zt=.3,Vt=7,St={turns:[],players:[],isRunning:!1,isStopped:!1,problem:null};function kt(t,e,n){let[s,i]=w(St),r=R(null),u=()=>r.current?.stop();O(()=>()=>{u(),r.current=null},[]);async function a(){let y=[],$=l=>{r.current===d&&i({...St,turns:y,...l})},h=Math.min(zt,Vt/Math.max(n,1)),d=pt.analyse({game:t,record:e,seconds:h,...qt},l=>{l.of==="turn"&&(y=[...y,l]),$({isRunning:!0})});r.current=d,$({isRunning:!0});try{let{rows:l,stopped:m}=await d.answer,b=l;y=b.filter(({of:p})=>p==="turn"),$({players:b.filter(({of:p})=>p==="player"),isStopped:m})}catch(l){$({problem:q(l)})}}return{...s,start:a,stop:u}}function Ge({server:t,rest:[e],query:n}){let[s,i]=w([]),[r,u]=w(0),[a,y]=w({replayed:null,lines:[],problem:null,busy:!1,request:0}),$=R(0);async function h(c){let x=++$.current,T=S=>{x===$.current&&y({replayed:null,lines:[],problem:null,busy:!1,request:x,...S})};T({busy:!0});try{let S=await c;T({...await D("record.replay",{lines:S}),lines:S})}catch(S){T({problem:q(S)})}}O(()=>{e&&h(st(e))},[e]);async function d(c){let x=Wt(t,await c.text());i(x),l(x,0)}function l(c,x){u(x),h(Promise.resolve(c[x]?.lines??[]))}let{replayed:m,lines:b,problem:p,busy:f,request:v}=a;return o`
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
      <${_} text=${p} />
    </section>
    ${m&&o`
        <${Qt}
          key=${v}
          server=${t}
          replayed=${m}
          record=${b}
          analyses=${n.has("analysis")}
        />
      `}
  `}function Wt(t,e){let n=[];for(let s of e.split(`
`).filter(i=>i.trim())){let i=s.includes('"setup"')&&V(s).event==="setup";(!n.length||i)&&n.push([]),n.at(-1)?.push(s)}return n.map((s,i)=>({lines:s,title:`${i+1}. ${Ht(t,s)}`}))}function Ht(t,e){let{game:n,names:s=[]}=V(e[0]),{event:i,scores:r=[]}=V(e[e.length-1]),u=s.map((a,y)=>i==="game end"?`${a} ${r[y]}`:a);return[J(t,n),B(u)].filter(Boolean).join(": ")}function Qt({server:t,replayed:e,record:n,analyses:s}){let{game:i,ruleset:r}=e,u=et(e.names.map(tt)),a=at(()=>ot(i,r),[]);return a.value?o`
    <h2>${J(t,i)}: ${u.join(", ")}</h2>
    <${Ut}
      game=${i}
      names=${u}
      steps=${e.steps}
      rules=${a.value}
      record=${n}
      analyses=${s}
    />
  `:o`<${_} text=${a.error} />`}function Ut({game:t,names:e,steps:n,rules:s,record:i,analyses:r}){let[u,a]=w(0),[y,$]=w(!1),[h,d]=w(null),l=n.filter(({event:g})=>g.action&&g.action.action!=="accept"),m=kt(t,i,l.length),b=$t[t];rt("keydown",({key:g,target:A,altKey:C,ctrlKey:I,metaKey:Q})=>{let E=+(g==="ArrowRight")-+(g==="ArrowLeft");h||!E||C||I||Q||A.matches("input, select")||a(G=>Math.min(Math.max(G+E,0),n.length-1))});let p=U(()=>{let g=n.map(({event:A})=>A);return b.addDetails?.(g,s,null)??g},[]),f=p[u],v=Xt(u,f),{observation:c,hands:x}=n[u],T=n.slice(0,u+1).findLast(g=>g.event.event==="deal")?.event.bombs,S={seats:e.map(g=>({kind:"person",name:g})),seat:null,to_move:c.to_move??null,phase:c.phase??"turn",scores:c.scores??e.map(()=>0),observation:c};return h?o`<${xt} ...${{game:t,names:e,steps:n,rules:s,gameView:b}} mistakes=${h} onEnd=${()=>d(null)} />`:o`
    <${Kt} step=${u} last=${n.length-1} onStep=${a} />
    <p class="current-event" role="status">
      ${b.eventText(f,e)??Yt(f,b,e)}
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
                onClick=${()=>$(!y)}
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
          step=${u}
          startsAtOnce=${r&&!m.turns.length}
          onStep=${a}
          onPractice=${d}
        />
        ${yt(i)&&S.to_move!==null&&o`
            <${gt}
              game=${t}
              names=${e}
              record=${i}
              seat=${S.to_move}
              lines=${u+2}
            />
          `}
        <${Zt}
          texts=${p.map(g=>b.eventText(g,e))}
          step=${u}
          onStep=${a}
        />
      </aside>
    </div>
  `}var Jt=300;function Xt(t,e){let n=R({step:t,time:performance.now()});return U(()=>{let{step:s,time:i}=n.current;return n.current={step:t,time:performance.now()},n.current.time-i>Jt&&t===s+1?[{number:t,events:[e]}]:[]},[t])}var Yt=({action:t,player:e},n,s)=>t?n.pastActionText(t,s[e]):"The tiles are dealt.";function Kt({step:t,last:e,onStep:n}){let s=(i,r,u)=>o`
    <button
      type="button"
      aria-label=${i}
      disabled=${u<0||u>e||u===t}
      onClick=${()=>n(u)}
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
  `}function Zt({texts:t,step:e,onStep:n}){let s=z(e);return o`
    <section class="panel log">
      <h2>${nt}</h2>
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
  `}export{Ge as Replay};

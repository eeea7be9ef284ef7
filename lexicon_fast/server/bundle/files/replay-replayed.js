import{Players as X,connection as Y}from"./websocket.js";import{Choice as q,G as T,GAME_VIEWS as K,J as N,LEVELS as Z,Problem as L,Q as C,Y as I,botTitle as tt,call as nt,capitalized as D,counted as k,distinct as et,errorText as st,fe as o,gameLog as at,gameTitle as ot,go as rt,listed as it,loadName as ct,opponentLabel as lt,percentPoints as $t,rulesOf as ut,signed as pt,stopButton as dt,storeSeat as ht,useAction as vt,useCurrentInView as F,usePromise as bt,useWindowEvent as mt}from"./texts.js";var ft="Analysis",gt="Analyse the game",H="Analyse again",yt="Compares each turn with the best alternatives: what it cost, and how lucky the draw was.",xt=t=>`${k(t,"turn")} analysed …`,wt=t=>`Stopped after ${k(t,"turn")}.`,kt=t=>`The server ended the analysis after ${k(t,"turn")}. “${H}” gives each turn less time.`,St=t=>`${k(t,"mistake")}: show the next`,S={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},A=(t,n)=>`${pt(t.toFixed(1))} points, ${$t(n)}`;function Tt({grade:t,loss:n,lossWin:e,isExact:a}){const s=t==="best"?"":`: ${A(-n,-e)} win chance`;return`${D(S[t].text)}${s}${a?" (exact)":""}.`}var Bt=(t,n)=>`${t}: ${n}`,Ct="Better:",Mt=(t,n)=>`Luck before this turn: ${A(t,n)} win chance.`,Ot="Open in the solver",Pt=t=>k(t,"card"),Lt=({loss:t,lossWin:n,luck:e,luckWin:a})=>`lost ${t.toFixed(1)} points and ${Math.round(100*n)}% win chance in total; luck: ${A(e,a)}.`,At=t=>it(Object.entries(S).flatMap(([n,{text:e}])=>t[n]?`${t[n]} × ${e}`:[])),Rt=(t,n)=>`Practise ${k(t,"mistake")} by ${n}`,_t=t=>t===null?"Everyone’s chance to win":`${t}’s chance to win`;function Et(t,n){const e=`; dashed: points ahead at the end, −${n?.toFixed(0)} to +${n?.toFixed(0)}`;return`${t}, 0 to 100%${n===null?"":e}`}var Nt="Play on from here",It=(t,n)=>`You take over from ${t}. ${n?"The draws are the same as in this game.":"Tiles missing from the file are drawn at random."}`,Dt="Play on",R=320,B=120,M=6;function Ft({turns:t,names:n,current:e,onTurn:a}){const s=n.length===2,l=t.filter(({win:r})=>r!==void 0),$=Math.max(1,...l.map(({expected:r=0})=>Math.abs(r))),i=r=>M+t.indexOf(r)/Math.max(1,t.length-1)*(R-2*M),g=r=>M+(1-r)*(B-2*M),d=({player:r,win:c=0})=>s&&r===1?1-c:c,u=({player:r,expected:c=0})=>.5+(r===1?-c:c)/$*.5,p=s?[l]:n.map((r,c)=>l.filter(f=>f.player===c)),v=(r,c)=>r.map(f=>({x:i(f),y:g(c(f)),round:f.round}));function b(r){const c=r.currentTarget.getBoundingClientRect(),f=(r.clientX-c.left)/c.width,y=t[Math.round(f*(t.length-1))];y&&a(y)}const h=_t(s?n[0]:null);return o`
    <figure class="graph">
      <svg viewBox=${`0 0 ${R} ${B}`} role="img" aria-label=${h} onClick=${b}>
        <line class="middle" x1="0" x2=${R} y1=${B/2} y2=${B/2} />
        ${e!==null&&t[e]&&o`
            <line
              class="current"
              x1=${i(t[e])}
              x2=${i(t[e])}
              y1="0"
              y2=${B}
            />
          `}
        ${s&&o`<path class="points" d=${W(v(l,u))} />`}
        ${p.map((r,c)=>o`
            <path key=${c} class=${`chance seat-${c}`} d=${W(v(r,d))} />
          `)}
      </svg>
      <figcaption class="hint">${Et(h,s?$:null)}</figcaption>
    </figure>
  `}function W(t){return t.map(({x:n,y:e,round:a},s)=>`${s===0||t[s-1].round!==a?"M":"L"}${n.toFixed(1)} ${e.toFixed(1)}`).join(" ")}var G=3;function Ht(t){const{analysis:n,names:e,step:a,onStep:s,onPractice:l,startsAtOnce:$}=t,{turns:i,players:g,isRunning:d,stoppedBy:u,problem:p,start:v,stop:b}=n;N(()=>{$&&v()},[]);const h=i.findIndex(({event:y})=>y===a+1),r=y=>s(y.event-1),c=i.filter(y=>Gt(y)),f=c.find(({event:y})=>y>a+1)??c[0];return o`
    <section class="panel analysis" aria-busy=${d}>
      <div class="row">
        <h2>${ft}</h2>
        ${d?o`<button type="button" onClick=${b}>${dt}</button>`:o`
                <button type="button" class=${i.length?"":"main"} onClick=${v}>
                  ${i.length||u?H:gt}
                </button>
              `}
        ${f&&o`
            <button type="button" onClick=${()=>r(f)}>
              ${St(c.length)}
            </button>
          `}
      </div>
      <p class="hint" role="status">
        ${Wt({count:i.length,isRunning:d,stoppedBy:u})}
      </p>
      <${L} text=${p} />
      ${i.length>0&&o`
          <${Ft}
            turns=${i}
            names=${e}
            current=${h<0?null:h}
            onTurn=${r}
          />
          ${h>=0&&o`<${Ut} ...${t} turn=${i[h]} />`}
          <${Qt} ...${t} turns=${i} />
          ${g.length>0&&o`
              <${Xt}
                players=${g}
                names=${e}
                mistakes=${c.filter(Vt)}
                onPractice=${l}
              />
            `}
        `}
    </section>
  `}function Wt({count:t,isRunning:n,stoppedBy:e}){return n?xt(t):e==="server"?kt(t):e?wt(t):t?"":yt}var Gt=({grade:t})=>!!(t&&S[t].sign),Vt=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function Ut({game:t,turn:n,names:e,steps:a,gameView:s}){const{player:l,action:$,loss:i=0,loss_win:g=0,luck:d,luck_win:u,grade:p,best:v=[]}=n,b=a[n.event-2],h=f=>s.actionText(f,b?.observation),r=n.rank===1?[]:v.slice(0,n.rank?n.rank-1:G),c=new URLSearchParams(b?s.solverQuery(b.observation,b.hands[l]):{});return o`
    <div class="turn-details">
      <p><strong>${Bt(e[l],h($))}</strong></p>
      <p>
        ${p?Tt({grade:p,loss:i,lossWin:g,isExact:!!n.exact}):jt(n)}
      </p>
      ${r.length>0&&o`
          <p class="hint">${Ct}</p>
          <ol>
            ${r.slice(0,G).map(f=>o`
                <li key=${JSON.stringify(f.action)}>
                  <strong>${h(f.action)}</strong>
                  <span class="hint"> ${f.why}</span>
                </li>
              `)}
          </ol>
        `}
      ${typeof d=="number"&&o`<p class="hint">${Mt(d,u??0)}</p>`}
      ${b&&o`<a href=${`#/solver/${t}?${c}`}>${Ot}</a>`}
    </div>
  `}function jt({unknown:t=""}){return t?`${D(t)}.`:""}function Qt({turns:t,names:n,steps:e,gameView:a,step:s,onStep:l}){const $=F(s),i=[];for(const d of t){const u=i.at(-1),p=u&&!u.slice(d.player).some(Boolean)&&zt(u,d),v=p?u:[];p||i.push(v),v[d.player]=d}const g=d=>{if(!d)return"";const{event:u,player:p,action:v,grade:b}=d,h=a.actionText(v,e[u-2]?.observation);return o`
      <button
        type="button"
        class="plain"
        aria-current=${u===s+1?"step":void 0}
        onClick=${()=>l(u-1)}
      >
        <span class="move">
          ${h}${b&&S[b].sign&&o` <b title=${S[b].text}>${S[b].sign}</b>`}
        </span>
        <span class="hint total">${Jt(e[u-1],p)}</span>
      </button>
    `};return o`
    <div class="move-list events" ref=${$}>
      <table>
        <thead>
          <tr>${n.map((d,u)=>o`<th key=${u} scope="col">${d}</th>`)}</tr>
        </thead>
        <tbody>
          ${i.map((d,u)=>o`
              <tr key=${u}>${n.map((p,v)=>o`<td key=${v}>${g(d[v])}</td>`)}</tr>
            `)}
        </tbody>
      </table>
    </div>
  `}var zt=(t,n)=>t.find(Boolean)?.round===n.round;function Jt(t,n){if(!t)return"";const{observation:e,hands:a}=t;return"hand_sizes"in e?Pt(a[n].length):String(e.scores?.[n]??0)}function Xt({players:t,names:n,mistakes:e,onPractice:a}){return o`
    <ul class="sums">
      ${t.map(({player:s,grades:l,loss:$,loss_win:i,luck:g,luck_win:d})=>{const u={loss:$,lossWin:i,luck:g,luckWin:d},p=e.filter(v=>v.player===s);return o`
          <li key=${s}>
            <strong>${n[s]}</strong>
            ${" "}${Lt(u)}
            <span class="hint">${" "}${At(l)}</span>
            ${p.length>0&&o`
                <button type="button" onClick=${()=>a(p)}>
                  ${Rt(p.length,n[s])}
                </button>
              `}
          </li>
        `})}
    </ul>
  `}var Yt="level5",V=t=>!!t[0]?.startsWith("{");function qt({game:t,names:n,record:e,seat:a,events:s}){const[l,$]=T(Yt),{busy:i,problem:g,run:d}=vt();async function u(){const p=ct().trim(),v={kind:"person",...p&&{name:p}},{id:b,tokens:h}=await nt("table.new",{game:t,seats:n.map((r,c)=>c===a?v:{kind:"bot",bot:l}),...V(e)?{record:e.slice(0,s+1)}:{record:e,events:s}});ht(b,t,h[a]??""),rt(`table/${b}`)}return o`
    <section class="panel play-on">
      <h2>${Nt}</h2>
      <p class="hint">${It(n[a],V(e))}</p>
      <div class="row">
        <${q}
          label=${lt}
          id="opponent"
          value=${l}
          options=${Z.map(([p,v])=>[p,v])}
          onChange=${$}
        />
        <button type="button" disabled=${i} onClick=${()=>d(u)}>
          ${Dt}
        </button>
      </div>
      <${L} text=${g} />
    </section>
  `}var Kt={iterations:1e3,top:10},Zt=.3,tn=.001,nn=7,U={turns:[],players:[],isRunning:!1,stoppedBy:null,problem:null};function en(t,n,e){const[a,s]=T(U),l=C(null),$=C(!1),i=C(0);function g(){$.current=!0,l.current?.stop()}N(()=>()=>{g(),l.current=null},[]);async function d(){let u=[];const p=r=>{l.current===h&&s({...U,turns:u,...r})};$.current=!1;const v=Math.min(Zt,nn/Math.max(e,1))/2**i.current,b=Math.max(v,tn),h=Y.analyse({game:t,record:n,seconds:b,...Kt},r=>{r.of==="turn"&&(u=[...u,r]),p({isRunning:!0})});l.current=h,p({isRunning:!0});try{const{rows:r,stopped:c}=await h.answer,f=r;u=f.filter(({of:w})=>w==="turn");const y=c&&!$.current;y&&(i.current+=1);const O=y?"server":c?"player":null;p({players:f.filter(({of:w})=>w==="player"),stoppedBy:O})}catch(r){p({problem:st(r)})}}return{...a,start:d,stop:g}}var sn=(t,n)=>`${t}: ${n.join(", ")}`,an="The tiles are dealt.",on="Show the bombs",rn="nothing left",cn="First",ln="Previous",$n="Next",un="Last",pn="Step",dn=(t,n)=>`${t} of ${n}`;function hn({server:t,replayed:n,record:e,analyses:a}){const{game:s,ruleset:l}=n,$=et(n.names.map(tt)),i=bt(()=>ut(s,l),[]);return i.value?o`
    <h2>${sn(ot(t,s),$)}</h2>
    <${vn}
      game=${s}
      names=${$}
      steps=${n.steps}
      rules=${i.value}
      record=${e}
      analyses=${a}
    />
  `:o`<${L} text=${i.error} />`}function vn({game:t,names:n,steps:e,rules:a,record:s,analyses:l}){const[$,i]=T(0),[g,d]=T(!1),[u,p]=T(null),v=e.filter(({event:m})=>m.action&&m.action.action!=="accept"),b=en(t,s,v.length),h=K[t];mt("keydown",({key:m,target:x,altKey:_,ctrlKey:Q,metaKey:z})=>{const E=+(m==="ArrowRight")-+(m==="ArrowLeft");u||!E||_||Q||z||x.matches("input, select")||i(J=>Math.min(Math.max(J+E,0),e.length-1))});const r=I(()=>{const m=e.map(({event:x})=>x);return h.addDetails?.(m,a,null)??m},[]),c=r[$],f=mn($,c),{observation:y,hands:O}=e[$],w=e.slice(0,$+1).findLast(m=>m.event.event==="deal")?.event.bombs,P={seats:n.map(m=>({kind:"person",name:m})),seat:null,to_move:y.to_move??null,phase:y.phase??"turn",scores:y.scores??n.map(()=>0),observation:y};async function j(m){const{Practice:x}=await import("./analysis-practice.js");p({mistakes:m,Practice:x})}if(u){const{mistakes:m,Practice:x}=u;return o`<${x} ...${{game:t,names:n,steps:e,rules:a}} mistakes=${m} onEnd=${()=>p(null)} />`}return o`
    <${gn} step=${$} last=${e.length-1} onStep=${i} />
    <p class="current-event" role="status">
      ${h.eventText(c,n)??fn(c,h,n)}
    </p>
    <${X} view=${P} names=${n} />
    <div class="table ${t}">
      <div class="table-main">
        ${h.RoundScores&&c.event==="round end"&&o`
            <section class="panel ending">
              <${h.RoundScores} end=${c} names=${n} seat=${null} rules=${a} />
            </section>
          `}
        <${h.Position}
          observation=${y}
          rules=${a}
          action=${c.action}
          bombs=${g?w:void 0}
          changes=${f}
        />
        ${w&&o`
            <div class="row">
              <button
                type="button"
                class="toggle"
                aria-pressed=${g}
                onClick=${()=>d(!g)}
              >
                ${on}
              </button>
            </div>
          `}
        <ul class="hands">
          ${O.map((m,x)=>o`
              <li key=${x}>
                <strong>${n[x]}</strong>
                ${m?o`<${h.StaticHand} hand=${m} rules=${a} label=${m} />`:o`<span class="hint">${rn}</span>`}
              </li>
            `)}
        </ul>
      </div>
      <aside class="table-side">
        <${Ht}
          game=${t}
          analysis=${b}
          names=${n}
          steps=${e}
          gameView=${h}
          step=${$}
          startsAtOnce=${l&&!b.turns.length}
          onStep=${i}
          onPractice=${j}
        />
        ${P.to_move!==null&&o`
            <${qt}
              game=${t}
              names=${n}
              record=${s}
              seat=${P.to_move}
              events=${$+1}
            />
          `}
        <${yn}
          sentences=${r.map(m=>h.eventText(m,n))}
          step=${$}
          onStep=${i}
        />
      </aside>
    </div>
  `}var bn=300;function mn(t,n){const e=C({step:t,time:performance.now()});return I(()=>{const{step:a,time:s}=e.current;return e.current={step:t,time:performance.now()},e.current.time-s>bn&&t===a+1?[{number:t,events:[n]}]:[]},[t])}var fn=({action:t,player:n},e,a)=>t?e.pastActionText(t,a[n]):an;function gn({step:t,last:n,onStep:e}){const a=(s,l,$)=>o`
    <button
      type="button"
      aria-label=${s}
      disabled=${$<0||$>n||$===t}
      onClick=${()=>e($)}
    >
      ${l}
    </button>
  `;return o`
    <div class="row stepper">
      ${a(cn,"|◀",0)} ${a(ln,"◀",t-1)}
      <input
        type="range"
        min="0"
        max=${n}
        value=${t}
        aria-label=${pn}
        aria-valuetext=${dn(t+1,n+1)}
        onInput=${({target:s})=>e(Number(s.value))}
      />
      ${a($n,"▶",t+1)} ${a(un,"▶|",n)}
      <span class="hint">${t+1} / ${n+1}</span>
    </div>
  `}function yn({sentences:t,step:n,onStep:e}){const a=F(n);return o`
    <section class="panel log">
      <h2>${at}</h2>
      <ol ref=${a} class="events">
        ${t.map((s,l)=>s&&o`
              <li key=${l}>
                <button
                  type="button"
                  class="plain"
                  aria-current=${l===n?"step":void 0}
                  onClick=${()=>e(l)}
                >
                  ${s}
                </button>
              </li>
            `)}
      </ol>
    </section>
  `}export{hn as Replayed};

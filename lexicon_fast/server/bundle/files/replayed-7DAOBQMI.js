import{_ as lt,a as ct}from"./chunk-FVZVEJE6.js";import{A as W,B as V,Ba as R,Bb as it,E as M,F as U,Fa as nt,G as j,H as z,I as Q,Ja as ot,Kb as C,L as X,U as q,c as w,d as A,f as B,g as _,i as s,kb as st,mb as rt,na as J,pb as at,qa as K,sa as Y,ua as Z,w as F,wa as tt,xa as et,z as k}from"./chunk-5CZEX4L2.js";var ut="Analysis",$t="Analyse the game",N="Analyse again",pt="Compares each turn with the best alternatives: what it cost, and how lucky the draw was.",mt=t=>`${k(t,"turn")} analysed …`,xt=t=>`Stopped after ${k(t,"turn")}.`,dt=t=>`The server ended the analysis after ${k(t,"turn")}. “${N}” gives each turn less time.`,ft=t=>`${k(t,"mistake")}: show the next`,S={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},D=(t,e)=>`${V(t.toFixed(1))} points, ${U(e)}`;function ht({grade:t,loss:e,lossWin:n,isExact:r}){let o=t==="best"?"":`: ${D(-e,-n)} win chance`;return`${M(S[t].text)}${o}${r?" (exact)":""}.`}var bt=(t,e)=>`${t}: ${e}`,gt="Better:",yt=(t,e)=>`Luck before this turn: ${D(t,e)} win chance.`,vt="Open in the solver",wt=t=>k(t,"card"),kt=({loss:t,lossWin:e,luck:n,luckWin:r})=>`lost ${t.toFixed(1)} points and ${Math.round(100*e)}% win chance in total; luck: ${D(n,r)}.`,St=t=>W(Object.entries(S).flatMap(([e,{text:n}])=>t[e]?`${t[e]} × ${n}`:[])),Tt=(t,e)=>`Practise ${k(t,"mistake")} by ${e}`,Bt=t=>t===null?"Everyone’s chance to win":`${t}’s chance to win`;function Ct(t,e){let n=`; dashed: points ahead at the end, −${e?.toFixed(0)} to +${e?.toFixed(0)}`;return`${t}, 0 to 100%${e===null?"":n}`}var Ot="Play on from here",At=(t,e)=>`You take over from ${t}. ${e?"The draws are the same as in this game.":"Tiles missing from the file are drawn at random."}`,Mt="Play on";var I=320,O=120,E=6;function Pt({turns:t,names:e,current:n,onTurn:r}){let o=e.length===2,l=t.filter(({win:a})=>a!==void 0),u=Math.max(1,...l.map(({expected:a=0})=>Math.abs(a))),i=a=>E+t.indexOf(a)/Math.max(1,t.length-1)*(I-2*E),g=a=>E+(1-a)*(O-2*E),m=({player:a,win:c=0})=>o&&a===1?1-c:c,$=({player:a,expected:c=0})=>.5+(a===1?-c:c)/u*.5,p=o?[l]:e.map((a,c)=>l.filter(b=>b.player===c)),d=(a,c)=>a.map(b=>({x:i(b),y:g(c(b)),round:b.round}));function f(a){let c=a.currentTarget.getBoundingClientRect(),b=(a.clientX-c.left)/c.width,y=t[Math.round(b*(t.length-1))];y&&r(y)}let x=Bt(o?e[0]:null);return s`
    <figure class="graph">
      <svg viewBox=${`0 0 ${I} ${O}`} role="img" aria-label=${x} onClick=${f}>
        <line class="middle" x1="0" x2=${I} y1=${O/2} y2=${O/2} />
        ${n!==null&&t[n]&&s`
            <line
              class="current"
              x1=${i(t[n])}
              x2=${i(t[n])}
              y1="0"
              y2=${O}
            />
          `}
        ${o&&s`<path class="points" d=${Et(d(l,$))} />`}
        ${p.map((a,c)=>s`
            <path key=${c} class=${`chance seat-${c}`} d=${Et(d(a,m))} />
          `)}
      </svg>
      <figcaption class="hint">${Ct(x,o?u:null)}</figcaption>
    </figure>
  `}function Et(t){return t.map(({x:e,y:n,round:r},o)=>`${o===0||t[o-1].round!==r?"M":"L"}${e.toFixed(1)} ${n.toFixed(1)}`).join(" ")}var Lt=3;function _t(t){let{analysis:e,names:n,step:r,onStep:o,onPractice:l,startsAtOnce:u}=t,{turns:i,players:g,isRunning:m,stoppedBy:$,problem:p,start:d,stop:f}=e;A(()=>{u&&d()},[]);let x=i.findIndex(({event:y})=>y===r+1),a=y=>o(y.event-1),c=i.filter(y=>ee(y)),b=c.find(({event:y})=>y>r+1)??c[0];return s`
    <section class="panel analysis" aria-busy=${m}>
      <div class="row">
        <h2>${ut}</h2>
        ${m?s`<button type="button" onClick=${f}>${F}</button>`:s`
                <button type="button" class=${i.length?"":"main"} onClick=${d}>
                  ${i.length||$?N:$t}
                </button>
              `}
        ${b&&s`
            <button type="button" onClick=${()=>a(b)}>
              ${ft(c.length)}
            </button>
          `}
      </div>
      <p class="hint" role="status">
        ${te({count:i.length,isRunning:m,stoppedBy:$})}
      </p>
      <${C} text=${p} />
      ${i.length>0&&s`
          <${Pt}
            turns=${i}
            names=${n}
            current=${x<0?null:x}
            onTurn=${a}
          />
          ${x>=0&&s`<${oe} ...${t} turn=${i[x]} />`}
          <${re} ...${t} turns=${i} />
          ${g.length>0&&s`
              <${ce}
                players=${g}
                names=${n}
                mistakes=${c.filter(ne)}
                onPractice=${l}
              />
            `}
        `}
    </section>
  `}function te({count:t,isRunning:e,stoppedBy:n}){return e?mt(t):n==="server"?dt(t):n?xt(t):t?"":pt}var ee=({grade:t})=>!!(t&&S[t].sign),ne=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function oe({game:t,turn:e,names:n,steps:r,gameView:o}){let{player:l,action:u,loss:i=0,loss_win:g=0,luck:m,luck_win:$,grade:p,best:d=[]}=e,f=r[e.event-2],x=b=>o.actionText(b,f?.observation),a=e.rank===1?[]:d.slice(0,e.rank?e.rank-1:Lt),c=new URLSearchParams(f?o.solverQuery(f.observation,f.hands[l]):{});return s`
    <div class="turn-details">
      <p><strong>${bt(n[l],x(u))}</strong></p>
      <p>
        ${p?ht({grade:p,loss:i,lossWin:g,isExact:!!e.exact}):se(e)}
      </p>
      ${a.length>0&&s`
          <p class="hint">${gt}</p>
          <ol>
            ${a.slice(0,Lt).map(b=>s`
                <li key=${JSON.stringify(b.action)}>
                  <strong>${x(b.action)}</strong>
                  <span class="hint"> ${b.why}</span>
                </li>
              `)}
          </ol>
        `}
      ${typeof m=="number"&&s`<p class="hint">${yt(m,$??0)}</p>`}
      ${f&&s`<a href=${`#/solver/${t}?${c}`}>${vt}</a>`}
    </div>
  `}function se({unknown:t=""}){return t?`${M(t)}.`:""}function re({turns:t,names:e,steps:n,gameView:r,step:o,onStep:l}){let u=R(o),i=[];for(let m of t){let $=i.at(-1),p=$&&!$.slice(m.player).some(Boolean)&&ae($,m),d=p?$:[];p||i.push(d),d[m.player]=m}let g=m=>{if(!m)return"";let{event:$,player:p,action:d,grade:f}=m,x=r.actionText(d,n[$-2]?.observation);return s`
      <button
        type="button"
        class="plain"
        aria-current=${$===o+1?"step":void 0}
        onClick=${()=>l($-1)}
      >
        <span class="move">
          ${x}${f&&S[f].sign&&s` <b title=${S[f].text}>${S[f].sign}</b>`}
        </span>
        <span class="hint total">${ie(n[$-1],p)}</span>
      </button>
    `};return s`
    <div class="move-list events" ref=${u}>
      <table>
        <thead>
          <tr>${e.map((m,$)=>s`<th key=${$} scope="col">${m}</th>`)}</tr>
        </thead>
        <tbody>
          ${i.map((m,$)=>s`
              <tr key=${$}>${e.map((p,d)=>s`<td key=${d}>${g(m[d])}</td>`)}</tr>
            `)}
        </tbody>
      </table>
    </div>
  `}var ae=(t,e)=>t.find(Boolean)?.round===e.round;function ie(t,e){if(!t)return"";let{observation:n,hands:r}=t;return"hand_sizes"in n?wt(r[e].length):String(n.scores?.[e]??0)}function ce({players:t,names:e,mistakes:n,onPractice:r}){return s`
    <ul class="sums">
      ${t.map(({player:o,grades:l,loss:u,loss_win:i,luck:g,luck_win:m})=>{let $={loss:u,lossWin:i,luck:g,luckWin:m},p=n.filter(d=>d.player===o);return s`
          <li key=${o}>
            <strong>${e[o]}</strong>
            ${" "}${kt($)}
            <span class="hint">${" "}${St(l)}</span>
            ${p.length>0&&s`
                <button type="button" onClick=${()=>r(p)}>
                  ${Tt(p.length,e[o])}
                </button>
              `}
          </li>
        `})}
    </ul>
  `}var le="level5",Nt=t=>!!t[0]?.startsWith("{");function Dt({game:t,names:e,record:n,seat:r,events:o}){let[l,u]=w(le),{busy:i,problem:g,run:m}=tt();async function $(){let p=nt().trim(),d={kind:"person",...p&&{name:p}},{id:f,tokens:x}=await J("table.new",{game:t,seats:e.map((a,c)=>c===r?d:{kind:"bot",bot:l}),...Nt(n)?{record:n.slice(0,o+1)}:{record:n,events:o}});ot(f,t,x[r]??""),st(`table/${f}`)}return s`
    <section class="panel play-on">
      <h2>${Ot}</h2>
      <p class="hint">${At(e[r],Nt(n))}</p>
      <div class="row">
        <${it}
          label=${z}
          id="opponent"
          value=${l}
          options=${j.map(([p,d])=>[p,d])}
          onChange=${u}
        />
        <button type="button" disabled=${i} onClick=${()=>m($)}>
          ${Mt}
        </button>
      </div>
      <${C} text=${g} />
    </section>
  `}var ue={iterations:1e3,top:10},$e=.3,pe=.001,me=7,It={turns:[],players:[],isRunning:!1,stoppedBy:null,problem:null};function Ht(t,e,n){let[r,o]=w(It),l=B(null),u=B(!1),i=B(0);function g(){u.current=!0,l.current?.stop()}A(()=>()=>{g(),l.current=null},[]);async function m(){let $=[],p=a=>{l.current===x&&o({...It,turns:$,...a})};u.current=!1;let d=Math.min($e,me/Math.max(n,1))/2**i.current,f=Math.max(d,pe),x=ct.analyse({game:t,record:e,seconds:f,...ue},a=>{a.of==="turn"&&($=[...$,a]),p({isRunning:!0})});l.current=x,p({isRunning:!0});try{let{rows:a,stopped:c}=await x.answer,b=a;$=b.filter(({of:T})=>T==="turn");let y=c&&!u.current;y&&(i.current+=1);let P=y?"server":c?"player":null;p({players:b.filter(({of:T})=>T==="player"),stoppedBy:P})}catch(a){p({problem:K(a)})}}return{...r,start:m,stop:g}}var Gt=(t,e)=>`${t}: ${e.join(", ")}`,Ft="The tiles are dealt.",Wt="Show the bombs",Vt="nothing left",Ut="First",jt="Previous",zt="Next",Qt="Last",Xt="Step",qt=(t,e)=>`${t} of ${e}`;function tn({server:t,replayed:e,record:n,analyses:r}){let{game:o,ruleset:l}=e,u=X(e.names.map(Q)),i=Z(()=>Y(o,l),[]);return i.value?s`
    <h2>${Gt(at(t,o),u)}</h2>
    <${de}
      game=${o}
      names=${u}
      steps=${e.steps}
      rules=${i.value}
      record=${n}
      analyses=${r}
    />
  `:s`<${C} text=${i.error} />`}function de({game:t,names:e,steps:n,rules:r,record:o,analyses:l}){let[u,i]=w(0),[g,m]=w(!1),[$,p]=w(null),d=n.filter(({event:h})=>h.action&&h.action.action!=="accept"),f=Ht(t,o,d.length),x=rt[t];et("keydown",({key:h,target:v,altKey:H,ctrlKey:Kt,metaKey:Yt})=>{let G=+(h==="ArrowRight")-+(h==="ArrowLeft");$||!G||H||Kt||Yt||v.matches("input, select")||i(Zt=>Math.min(Math.max(Zt+G,0),n.length-1))});let a=_(()=>{let h=n.map(({event:v})=>v);return x.addDetails?.(h,r,null)??h},[]),c=a[u],b=he(u,c),{observation:y,hands:P}=n[u],T=n.slice(0,u+1).findLast(h=>h.event.event==="deal")?.event.bombs,L={seats:e.map(h=>({kind:"person",name:h})),seat:null,to_move:y.to_move??null,phase:y.phase??"turn",scores:y.scores??e.map(()=>0),observation:y};async function Jt(h){let{Practice:v}=await import("./practice-25A4YIH4.js");p({mistakes:h,Practice:v})}if($){let{mistakes:h,Practice:v}=$;return s`<${v} ...${{game:t,names:e,steps:n,rules:r}} mistakes=${h} onEnd=${()=>p(null)} />`}return s`
    <${ge} step=${u} last=${n.length-1} onStep=${i} />
    <p class="current-event" role="status">
      ${x.eventText(c,e)??be(c,x,e)}
    </p>
    <${lt} view=${L} names=${e} />
    <div class="table ${t}">
      <div class="table-main">
        ${x.RoundScores&&c.event==="round end"&&s`
            <section class="panel ending">
              <${x.RoundScores} end=${c} names=${e} seat=${null} rules=${r} />
            </section>
          `}
        <${x.Position}
          observation=${y}
          rules=${r}
          action=${c.action}
          bombs=${g?T:void 0}
          changes=${b}
        />
        ${T&&s`
            <div class="row">
              <button
                type="button"
                class="toggle"
                aria-pressed=${g}
                onClick=${()=>m(!g)}
              >
                ${Wt}
              </button>
            </div>
          `}
        <ul class="hands">
          ${P.map((h,v)=>s`
              <li key=${v}>
                <strong>${e[v]}</strong>
                ${h?s`<${x.StaticHand} hand=${h} rules=${r} label=${h} />`:s`<span class="hint">${Vt}</span>`}
              </li>
            `)}
        </ul>
      </div>
      <aside class="table-side">
        <${_t}
          game=${t}
          analysis=${f}
          names=${e}
          steps=${n}
          gameView=${x}
          step=${u}
          startsAtOnce=${l&&!f.turns.length}
          onStep=${i}
          onPractice=${Jt}
        />
        ${L.to_move!==null&&s`
            <${Dt}
              game=${t}
              names=${e}
              record=${o}
              seat=${L.to_move}
              events=${u+1}
            />
          `}
        <${ye}
          sentences=${a.map(h=>x.eventText(h,e))}
          step=${u}
          onStep=${i}
        />
      </aside>
    </div>
  `}var fe=300;function he(t,e){let n=B({step:t,time:performance.now()});return _(()=>{let{step:r,time:o}=n.current;return n.current={step:t,time:performance.now()},n.current.time-o>fe&&t===r+1?[{number:t,events:[e]}]:[]},[t])}var be=({action:t,player:e},n,r)=>t?n.pastActionText(t,r[e]):Ft;function ge({step:t,last:e,onStep:n}){let r=(o,l,u)=>s`
    <button
      type="button"
      aria-label=${o}
      disabled=${u<0||u>e||u===t}
      onClick=${()=>n(u)}
    >
      ${l}
    </button>
  `;return s`
    <div class="row stepper">
      ${r(Ut,"|◀",0)} ${r(jt,"◀",t-1)}
      <input
        type="range"
        min="0"
        max=${e}
        value=${t}
        aria-label=${Xt}
        aria-valuetext=${qt(t+1,e+1)}
        onInput=${({target:o})=>n(Number(o.value))}
      />
      ${r(zt,"▶",t+1)} ${r(Qt,"▶|",e)}
      <span class="hint">${t+1} / ${e+1}</span>
    </div>
  `}function ye({sentences:t,step:e,onStep:n}){let r=R(e);return s`
    <section class="panel log">
      <h2>${q}</h2>
      <ol ref=${r} class="events">
        ${t.map((o,l)=>o&&s`
              <li key=${l}>
                <button
                  type="button"
                  class="plain"
                  aria-current=${l===e?"step":void 0}
                  onClick=${()=>n(l)}
                >
                  ${o}
                </button>
              </li>
            `)}
      </ol>
    </section>
  `}export{tn as Replayed};

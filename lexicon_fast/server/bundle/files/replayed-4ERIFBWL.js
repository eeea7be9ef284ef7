import{_ as it,a as at}from"./chunk-FVZVEJE6.js";import{A as G,B as F,Ba as M,Bb as rt,E as O,F as W,Fa as tt,G as V,H as j,I as z,Ja as nt,Kb as T,L as U,U as Q,c as w,d as C,f as A,g as E,i as s,kb as et,mb as ot,na as X,pb as st,qa as q,sa as J,ua as K,w as H,wa as Y,xa as Z,z as S}from"./chunk-5CZEX4L2.js";var ct="Analysis",lt="Analyse the game",ut="Analyse again",$t="Compares each turn with the best alternatives: what it cost, and how lucky the draw was.",pt=t=>`${S(t,"turn")} analysed …`,mt=t=>`Stopped after ${S(t,"turn")}.`,xt=t=>`${S(t,"mistake")}: show the next`,k={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},L=(t,n)=>`${F(t.toFixed(1))} points, ${W(n)}`;function dt({grade:t,loss:n,lossWin:e,isExact:r}){let o=t==="best"?"":`: ${L(-n,-e)} win chance`;return`${O(k[t].text)}${o}${r?" (exact)":""}.`}var ft=(t,n)=>`${t}: ${n}`,ht="Better:",bt=(t,n)=>`Luck before this turn: ${L(t,n)} win chance.`,gt="Open in the solver",yt=t=>S(t,"card"),vt=({loss:t,lossWin:n,luck:e,luckWin:r})=>`lost ${t.toFixed(1)} points and ${Math.round(100*n)}% win chance in total; luck: ${L(e,r)}.`,wt=t=>G(Object.entries(k).flatMap(([n,{text:e}])=>t[n]?`${t[n]} × ${e}`:[])),kt=(t,n)=>`Practise ${S(t,"mistake")} by ${n}`,St=t=>t===null?"Everyone’s chance to win":`${t}’s chance to win`;function Tt(t,n){let e=`; dashed: points ahead at the end, −${n?.toFixed(0)} to +${n?.toFixed(0)}`;return`${t}, 0 to 100%${n===null?"":e}`}var Bt="Play on from here",Ct=(t,n)=>`You take over from ${t}. ${n?"The draws are the same as in this game.":"Tiles missing from the file are drawn at random."}`,At="Play on";var _=320,B=120,P=6;function Pt({turns:t,names:n,current:e,onTurn:r}){let o=n.length===2,i=t.filter(({win:c})=>c!==void 0),l=Math.max(1,...i.map(({expected:c=0})=>Math.abs(c))),a=c=>P+t.indexOf(c)/Math.max(1,t.length-1)*(_-2*P),b=c=>P+(1-c)*(B-2*P),$=({player:c,win:p=0})=>o&&c===1?1-p:p,m=({player:c,expected:p=0})=>.5+(c===1?-p:p)/l*.5,x=o?[i]:n.map((c,p)=>i.filter(g=>g.player===p)),u=(c,p)=>c.map(g=>({x:a(g),y:b(p(g)),round:g.round}));function f(c){let p=c.currentTarget.getBoundingClientRect(),g=(c.clientX-p.left)/p.width,y=t[Math.round(g*(t.length-1))];y&&r(y)}let d=St(o?n[0]:null);return s`
    <figure class="graph">
      <svg viewBox=${`0 0 ${_} ${B}`} role="img" aria-label=${d} onClick=${f}>
        <line class="middle" x1="0" x2=${_} y1=${B/2} y2=${B/2} />
        ${e!==null&&t[e]&&s`
            <line
              class="current"
              x1=${a(t[e])}
              x2=${a(t[e])}
              y1="0"
              y2=${B}
            />
          `}
        ${o&&s`<path class="points" d=${Mt(u(i,m))} />`}
        ${x.map((c,p)=>s`
            <path key=${p} class=${`chance seat-${p}`} d=${Mt(u(c,$))} />
          `)}
      </svg>
      <figcaption class="hint">${Tt(d,o?l:null)}</figcaption>
    </figure>
  `}function Mt(t){return t.map(({x:n,y:e,round:r},o)=>`${o===0||t[o-1].round!==r?"M":"L"}${n.toFixed(1)} ${e.toFixed(1)}`).join(" ")}var Rt=3;function Et(t){let{analysis:n,names:e,step:r,onStep:o,onPractice:i,startsAtOnce:l}=t,{turns:a,players:b,isRunning:$,isStopped:m,problem:x,start:u,stop:f}=n;C(()=>{l&&u()},[]);let d=a.findIndex(({event:y})=>y===r+1),c=y=>o(y.event-1),p=a.filter(y=>tn(y)),g=p.find(({event:y})=>y>r+1)??p[0];return s`
    <section class="panel analysis" aria-busy=${$}>
      <div class="row">
        <h2>${ct}</h2>
        ${$?s`<button type="button" onClick=${f}>${H}</button>`:s`
                <button type="button" class=${a.length?"":"main"} onClick=${u}>
                  ${a.length?ut:lt}
                </button>
              `}
        ${g&&s`
            <button type="button" onClick=${()=>c(g)}>
              ${xt(p.length)}
            </button>
          `}
      </div>
      <p class="hint" role="status">
        ${Zt({count:a.length,isRunning:$,isStopped:m})}
      </p>
      <${T} text=${x} />
      ${a.length>0&&s`
          <${Pt}
            turns=${a}
            names=${e}
            current=${d<0?null:d}
            onTurn=${c}
          />
          ${d>=0&&s`<${en} ...${t} turn=${a[d]} />`}
          <${sn} ...${t} turns=${a} />
          ${b.length>0&&s`
              <${cn}
                players=${b}
                names=${e}
                mistakes=${p.filter(nn)}
                onPractice=${i}
              />
            `}
        `}
    </section>
  `}function Zt({count:t,isRunning:n,isStopped:e}){return n?pt(t):e?mt(t):t?"":$t}var tn=({grade:t})=>!!(t&&k[t].sign),nn=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function en({game:t,turn:n,names:e,steps:r,gameView:o}){let{player:i,action:l,loss:a=0,loss_win:b=0,luck:$,luck_win:m,grade:x,best:u=[]}=n,f=r[n.event-2],d=g=>o.actionText(g,f?.observation),c=n.rank===1?[]:u.slice(0,n.rank?n.rank-1:Rt),p=new URLSearchParams(f?o.solverQuery(f.observation,f.hands[i]):{});return s`
    <div class="turn-details">
      <p><strong>${ft(e[i],d(l))}</strong></p>
      <p>
        ${x?dt({grade:x,loss:a,lossWin:b,isExact:!!n.exact}):on(n)}
      </p>
      ${c.length>0&&s`
          <p class="hint">${ht}</p>
          <ol>
            ${c.slice(0,Rt).map(g=>s`
                <li key=${JSON.stringify(g.action)}>
                  <strong>${d(g.action)}</strong>
                  <span class="hint"> ${g.why}</span>
                </li>
              `)}
          </ol>
        `}
      ${typeof $=="number"&&s`<p class="hint">${bt($,m??0)}</p>`}
      ${f&&s`<a href=${`#/solver/${t}?${p}`}>${gt}</a>`}
    </div>
  `}function on({unknown:t=""}){return t?`${O(t)}.`:""}function sn({turns:t,names:n,steps:e,gameView:r,step:o,onStep:i}){let l=M(o),a=[];for(let $ of t){let m=a.at(-1),x=m&&!m.slice($.player).some(Boolean)&&rn(m,$),u=x?m:[];x||a.push(u),u[$.player]=$}let b=$=>{if(!$)return"";let{event:m,player:x,action:u,grade:f}=$,d=r.actionText(u,e[m-2]?.observation);return s`
      <button
        type="button"
        class="plain"
        aria-current=${m===o+1?"step":void 0}
        onClick=${()=>i(m-1)}
      >
        <span class="move">
          ${d}${f&&k[f].sign&&s` <b title=${k[f].text}>${k[f].sign}</b>`}
        </span>
        <span class="hint total">${an(e[m-1],x)}</span>
      </button>
    `};return s`
    <div class="move-list events" ref=${l}>
      <table>
        <thead>
          <tr>${n.map(($,m)=>s`<th key=${m} scope="col">${$}</th>`)}</tr>
        </thead>
        <tbody>
          ${a.map(($,m)=>s`
              <tr key=${m}>${n.map((x,u)=>s`<td key=${u}>${b($[u])}</td>`)}</tr>
            `)}
        </tbody>
      </table>
    </div>
  `}var rn=(t,n)=>t.find(Boolean)?.round===n.round;function an(t,n){if(!t)return"";let{observation:e,hands:r}=t;return"hand_sizes"in e?yt(r[n].length):String(e.scores?.[n]??0)}function cn({players:t,names:n,mistakes:e,onPractice:r}){return s`
    <ul class="sums">
      ${t.map(({player:o,grades:i,loss:l,loss_win:a,luck:b,luck_win:$})=>{let m={loss:l,lossWin:a,luck:b,luckWin:$},x=e.filter(u=>u.player===o);return s`
          <li key=${o}>
            <strong>${n[o]}</strong>
            ${" "}${vt(m)}
            <span class="hint">${" "}${wt(i)}</span>
            ${x.length>0&&s`
                <button type="button" onClick=${()=>r(x)}>
                  ${kt(x.length,n[o])}
                </button>
              `}
          </li>
        `})}
    </ul>
  `}var ln="level5",Lt=t=>!!t[0]?.startsWith("{");function _t({game:t,names:n,record:e,seat:r,events:o}){let[i,l]=w(ln),{busy:a,problem:b,run:$}=Y();async function m(){let x=tt().trim(),u={kind:"person",...x&&{name:x}},{id:f,tokens:d}=await X("table.new",{game:t,seats:n.map((c,p)=>p===r?u:{kind:"bot",bot:i}),...Lt(e)?{record:e.slice(0,o+1)}:{record:e,events:o}});nt(f,t,d[r]??""),et(`table/${f}`)}return s`
    <section class="panel play-on">
      <h2>${Bt}</h2>
      <p class="hint">${Ct(n[r],Lt(e))}</p>
      <div class="row">
        <${rt}
          label=${j}
          id="opponent"
          value=${i}
          options=${V.map(([x,u])=>[x,u])}
          onChange=${l}
        />
        <button type="button" disabled=${a} onClick=${()=>$(m)}>
          ${At}
        </button>
      </div>
      <${T} text=${b} />
    </section>
  `}var un={iterations:1e3,top:10},$n=.3,pn=7,Dt={turns:[],players:[],isRunning:!1,isStopped:!1,problem:null};function It(t,n,e){let[r,o]=w(Dt),i=A(null),l=()=>i.current?.stop();C(()=>()=>{l(),i.current=null},[]);async function a(){let b=[],$=u=>{i.current===x&&o({...Dt,turns:b,...u})},m=Math.min($n,pn/Math.max(e,1)),x=at.analyse({game:t,record:n,seconds:m,...un},u=>{u.of==="turn"&&(b=[...b,u]),$({isRunning:!0})});i.current=x,$({isRunning:!0});try{let{rows:u,stopped:f}=await x.answer,d=u;b=d.filter(({of:c})=>c==="turn"),$({players:d.filter(({of:c})=>c==="player"),isStopped:f})}catch(u){$({problem:q(u)})}}return{...r,start:a,stop:l}}var Nt=(t,n)=>`${t}: ${n.join(", ")}`,Ht="The tiles are dealt.",Gt="Show the bombs",Ft="nothing left",Wt="First",Vt="Previous",jt="Next",zt="Last",Ut="Step",Qt=(t,n)=>`${t} of ${n}`;function Zn({server:t,replayed:n,record:e,analyses:r}){let{game:o,ruleset:i}=n,l=U(n.names.map(z)),a=K(()=>J(o,i),[]);return a.value?s`
    <h2>${Nt(st(t,o),l)}</h2>
    <${xn}
      game=${o}
      names=${l}
      steps=${n.steps}
      rules=${a.value}
      record=${e}
      analyses=${r}
    />
  `:s`<${T} text=${a.error} />`}function xn({game:t,names:n,steps:e,rules:r,record:o,analyses:i}){let[l,a]=w(0),[b,$]=w(!1),[m,x]=w(null),u=e.filter(({event:h})=>h.action&&h.action.action!=="accept"),f=It(t,o,u.length),d=ot[t];Z("keydown",({key:h,target:v,altKey:I,ctrlKey:Jt,metaKey:Kt})=>{let N=+(h==="ArrowRight")-+(h==="ArrowLeft");m||!N||I||Jt||Kt||v.matches("input, select")||a(Yt=>Math.min(Math.max(Yt+N,0),e.length-1))});let c=E(()=>{let h=e.map(({event:v})=>v);return d.addDetails?.(h,r,null)??h},[]),p=c[l],g=fn(l,p),{observation:y,hands:Xt}=e[l],D=e.slice(0,l+1).findLast(h=>h.event.event==="deal")?.event.bombs,R={seats:n.map(h=>({kind:"person",name:h})),seat:null,to_move:y.to_move??null,phase:y.phase??"turn",scores:y.scores??n.map(()=>0),observation:y};async function qt(h){let{Practice:v}=await import("./practice-25A4YIH4.js");x({mistakes:h,Practice:v})}if(m){let{mistakes:h,Practice:v}=m;return s`<${v} ...${{game:t,names:n,steps:e,rules:r}} mistakes=${h} onEnd=${()=>x(null)} />`}return s`
    <${bn} step=${l} last=${e.length-1} onStep=${a} />
    <p class="current-event" role="status">
      ${d.eventText(p,n)??hn(p,d,n)}
    </p>
    <${it} view=${R} names=${n} />
    <div class="table ${t}">
      <div class="table-main">
        ${d.RoundScores&&p.event==="round end"&&s`
            <section class="panel ending">
              <${d.RoundScores} end=${p} names=${n} seat=${null} rules=${r} />
            </section>
          `}
        <${d.Position}
          observation=${y}
          rules=${r}
          action=${p.action}
          bombs=${b?D:void 0}
          changes=${g}
        />
        ${D&&s`
            <div class="row">
              <button
                type="button"
                class="toggle"
                aria-pressed=${b}
                onClick=${()=>$(!b)}
              >
                ${Gt}
              </button>
            </div>
          `}
        <ul class="hands">
          ${Xt.map((h,v)=>s`
              <li key=${v}>
                <strong>${n[v]}</strong>
                ${h?s`<${d.StaticHand} hand=${h} rules=${r} label=${h} />`:s`<span class="hint">${Ft}</span>`}
              </li>
            `)}
        </ul>
      </div>
      <aside class="table-side">
        <${Et}
          game=${t}
          analysis=${f}
          names=${n}
          steps=${e}
          gameView=${d}
          step=${l}
          startsAtOnce=${i&&!f.turns.length}
          onStep=${a}
          onPractice=${qt}
        />
        ${R.to_move!==null&&s`
            <${_t}
              game=${t}
              names=${n}
              record=${o}
              seat=${R.to_move}
              events=${l+1}
            />
          `}
        <${gn}
          sentences=${c.map(h=>d.eventText(h,n))}
          step=${l}
          onStep=${a}
        />
      </aside>
    </div>
  `}var dn=300;function fn(t,n){let e=A({step:t,time:performance.now()});return E(()=>{let{step:r,time:o}=e.current;return e.current={step:t,time:performance.now()},e.current.time-o>dn&&t===r+1?[{number:t,events:[n]}]:[]},[t])}var hn=({action:t,player:n},e,r)=>t?e.pastActionText(t,r[n]):Ht;function bn({step:t,last:n,onStep:e}){let r=(o,i,l)=>s`
    <button
      type="button"
      aria-label=${o}
      disabled=${l<0||l>n||l===t}
      onClick=${()=>e(l)}
    >
      ${i}
    </button>
  `;return s`
    <div class="row stepper">
      ${r(Wt,"|◀",0)} ${r(Vt,"◀",t-1)}
      <input
        type="range"
        min="0"
        max=${n}
        value=${t}
        aria-label=${Ut}
        aria-valuetext=${Qt(t+1,n+1)}
        onInput=${({target:o})=>e(Number(o.value))}
      />
      ${r(jt,"▶",t+1)} ${r(zt,"▶|",n)}
      <span class="hint">${t+1} / ${n+1}</span>
    </div>
  `}function gn({sentences:t,step:n,onStep:e}){let r=M(n);return s`
    <section class="panel log">
      <h2>${Q}</h2>
      <ol ref=${r} class="events">
        ${t.map((o,i)=>o&&s`
              <li key=${i}>
                <button
                  type="button"
                  class="plain"
                  aria-current=${i===n?"step":void 0}
                  onClick=${()=>e(i)}
                >
                  ${o}
                </button>
              </li>
            `)}
      </ol>
    </section>
  `}export{Zn as Replayed};

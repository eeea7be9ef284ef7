import{a as j,b as Lt}from"./chunk-K4GSW7ML.js";import{B as mt,C as ft,Da as g,E as C,F as V,G as L,I as pt,K as q,L as E,M as I,N as dt,O as ht,Q as bt,S as gt,T as yt,V as O,W as M,X as kt,Y as vt,b as h,c as T,d as P,e as y,f as R,fa as xt,g as ot,h as r,ha as Tt,i as D,ja as St,pa as At,q as st,qa as wt,s as rt,sa as Et,t as at,ua as Pt,v as lt,va as Rt,w as ct,x as it,y as ut,z as $t,za as Ct}from"./chunk-AT6ZHPVP.js";var Ut=5,Wt=3,_={advice:null,thinking:!1,problem:null};function Ot(t){let{view:n}=t;return n.advice?r`<${Ht} ...${t} />`:r`
      <section class="panel advice">
        <h2>Advice</h2>
        <p class="hint">${it}</p>
      </section>
    `}function Ht({id:t,view:n,token:e,gameView:s,onUse:o}){let[a,c]=h(_),i=y(null),m=()=>i.current?.stop();P(()=>(c(_),()=>{m(),i.current=null}),[n.seq]);async function $(){c({..._,thinking:!0});let d=v=>{i.current===k&&c({..._,...v})},k=j.advise({id:t,token:e,seconds:Wt},v=>d({advice:v,thinking:!0}));i.current=k;try{d({advice:(await k.answer).advice})}catch(v){d({problem:L(v)})}}let{advice:p,thinking:l,problem:u}=a,f=n.to_move===n.seat,b=f&&n.phase==="challenge",S=l?r`<button type="button" onClick=${m}>Stop</button>`:r`
        <button type="button" disabled=${!(f&&!b)} onClick=${$}>Ask</button>
      `;return r`
    <section class="panel advice" aria-busy=${l}>
      <div class="row">
        <h2>Advice</h2>
        ${S}
      </div>
      <${g} text=${u} />
      <p class="hint" role="status">${l?"Thinking …":b?ut:""}</p>
      ${p&&r`
          <p class="hint">${s.adviceHint(p)}</p>
          <${Vt}
            key=${n.seq}
            advice=${p}
            observation=${n.observation}
            gameView=${s}
            onUse=${o}
          />
        `}
    </section>
  `}var J=({action:t})=>JSON.stringify(t);function Kt(t,n){let[e,...s]=t.ranked,o=a=>n.adviceFigure(a,t).value;return[e,...s.sort((a,c)=>o(c)-o(a))]}function Vt({advice:t,observation:n,gameView:e,onUse:s}){let o=Kt(t,e).slice(0,Ut),[a,c]=h(null),[i,m]=h({pointer:!1,focus:!1}),$=u=>{let f={...i,...u};m(f),c(f.pointer||f.focus?a??o:null)},p=new Map(t.ranked.map(u=>[J(u),u])),l=a?a.map(u=>p.get(J(u))??u):o;return r`
    <ol
      onPointerEnter=${()=>$({pointer:!0})}
      onPointerLeave=${()=>$({pointer:!1})}
      onfocusin=${()=>$({focus:!0})}
      onfocusout=${()=>$({focus:!1})}
    >
      ${l.map((u,f)=>{let b=e.actionText(u.action,n),{figure:x,margin:S}=e.adviceFigure(u,t);return r`
          <li key=${J(u)}>
            <span class="rating">
              ${x} ${S&&r`<small>± ${S}</small>`}
            </span>
            ${s?r`
                    <button type="button" class="plain" onClick=${()=>s(u.action)}>
                      ${b}
                    </button>
                  `:r`<strong>${b}</strong>`}
            <span class="hint">${u.why}.</span>
            <span class="hint">${Jt(u,l[f+1],e)}</span>
          </li>
        `})}
    </ol>
  `}function Jt(t,n,e){if(!n)return"";let s=e.differences(t,n).filter(Boolean);return s.length?`Than the next one: ${s.join(", ")}.`:"Much like the next one."}function Nt(t,n,e){let s=e.filter(({event:i})=>i==="round end"),[o,a]=h(()=>n.seat===null?s.length:O(t)?.rounds??0),c=()=>{a(s.length),kt(t,{rounds:s.length})};return{end:s.length>o?s.at(-1):null,dismiss:c}}function Dt({gameView:t,end:n,view:e,rules:s,names:o,onDismiss:a}){let c=y(null);return P(()=>{document.activeElement===document.body&&c.current?.focus()},[]),I("keydown",({key:i})=>i==="Escape"&&a()),r`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">Round ${n.round} is over</h2>
      <${t.RoundScores} end=${n} names=${o} seat=${e.seat} rules=${s} />
      <div class="row">
        <button type="button" class="main" ref=${c} onClick=${a}>Next round</button>
        <p class="hint">${Qt(e,o)}</p>
      </div>
    </section>
  `}function Qt({to_move:t,seat:n,phase:e},s){return t!==n?`${s[t??0]} is to move.`:e==="challenge"?"A play waits for your answer.":"It is your turn."}function qt({id:t,gameView:n,view:e,events:s,names:o,rules:a}){let c=E(),i=s.findLast(({event:d})=>d==="forfeit"),m=o.filter((d,k)=>(e.returns?.[k]??0)>0),$=i&&at(i,o),p=i?.player===null,{RoundScores:l,lastHands:u}=n,f=l&&!i&&s.findLast(({event:d})=>d==="round end"),b=q(async()=>f?V(t):null,[t,!!f]).value,x=R(()=>b?u?.(b.map(d=>JSON.parse(d)),a):[],[b]);async function S(){let d=await V(t),k=document.createElement("a"),v=new Blob([`${d.join(`
`)}
`],{type:"application/jsonl"});k.href=URL.createObjectURL(v),k.download=`${e.game}-${t}.jsonl`,k.click(),URL.revokeObjectURL(k.href)}return r`
    <section class="panel ending" aria-label="The end">
      <h2>${p?$:rt(m)}</h2>
      ${$&&!p&&r`<p>${$}</p>`}
      ${!i&&r`
          <ul class="facts">
            ${n.endFacts(s,o).map(d=>r`<li key=${d}>${d}</li>`)}
          </ul>
        `}
      ${f&&r`
          <${l}
            end=${f}
            names=${o}
            seat=${e.seat}
            rules=${a}
            hands=${x}
          />
        `}
      <div class="row">
        <${Xt} view=${e} />
        <a class="button" href=${`#/replay/${t}?analysis`}>Analyse</a>
        <a class="button" href=${`#/replay/${t}`}>Replay</a>
        <button type="button" onClick=${()=>c.run(S)}>Save the record</button>
        <a class="button" href="#/play">New game</a>
      </div>
      <${g} text=${c.problem} />
    </section>
  `}function Xt({view:{id:t,game:n,seat:e,seats:s,next:o}}){let{busy:a,problem:c,run:i}=E();if(e===null)return r`
      ${o&&r`<a class="button" href=${`#/table/${o}`}>Watch the next game</a>`}
      <p class="visually-hidden" role="status">${o?"The next game has started.":""}</p>
    `;let m=s.some(({kind:l},u)=>l==="person"&&u!==e);async function $(){let l=await C("table.again",{id:t,token:O(t)?.token??""});O(l.id)||M(l.id,n,l.token),xt(`table/${l.id}`)}return r`
    <button type="button" class="main" disabled=${a} onClick=${()=>i($)}>
      Play again
    </button>
    <p class="hint" role="status">${o?"The next game has started.":m?"All keep their seats.":""}</p>
    <${g} text=${c} />
  `}var zt={resign:"You lose the game, and the others win.",abort:"The game ends, and nobody wins."},Q={resign:"Resign",abort:"Abort the game"};function It({view:t,end:n}){let e=y(null),[s,o]=h(void 0),{busy:a,problem:c,run:i}=E(),m=s&&(s==="resign"||t.can_abort)?s:null;P(()=>{s!==void 0&&e.current?.querySelector("button")?.focus()},[m]);function $(){e.current&&(e.current.open=!1),o(void 0)}I("pointerdown",({target:f})=>!e.current?.contains(f)&&$());let p=f=>{f.key!=="Escape"||!e.current?.open||(f.stopPropagation(),$(),e.current.querySelector("summary")?.focus())},l=()=>!e.current?.open&&o(void 0),u=f=>r`
    <button type="button" onClick=${()=>o(f)}>${Q[f]} …</button>
  `;return r`
    <details class="menu" ref=${e} onKeyDown=${p} onToggle=${l}>
      <summary class="button">Menu</summary>
      <div class="panel">
        ${m?r`
                <div class="choices" role="group" aria-label=${`${Q[m]}?`}>
                  <p>${zt[m]}</p>
                  <button type="button" disabled=${a} onClick=${()=>o(null)}>
                    Play on
                  </button>
                  <button type="button" disabled=${a} onClick=${()=>i(()=>n(m))}>
                    ${Q[m]}
                  </button>
                </div>
              `:r`
                <div class="choices">
                  ${t.can_abort&&u("abort")} ${u("resign")}
                  <p class="hint">
                    ${t.can_abort?"A game can be aborted until everyone has had a turn.":"Everyone has had a turn, so the game cannot be aborted."}
                  </p>
                  <${Ct} />
                </div>
              `}
        <${g} text=${c} />
      </div>
    </details>
  `}function Mt(t){let{question:n,acceptIn:e,movesNext:s,problem:o,challenge:a,eventText:c,busy:i,act:m}=t,$=(p,l,u="")=>r`
    <button type="button" class=${u} disabled=${i} onClick=${()=>m({action:l})}>
      ${p}
    </button>
  `;return r`
    ${n&&r`
        <section class="challenge" aria-label="Challenge" data-home="question" tabindex="-1">
          <p>
            <strong>${c(n)}</strong>${" "}
            ${s?"Challenge it, or just play on: your move accepts it.":"Accept or challenge?"}
          </p>
          <div class="row">
            ${$("Challenge","challenge")}
            ${$("Accept","accept",s?"":"main")}
            ${e!==null&&r`<${Zt} seconds=${e} />`}
          </div>
        </section>
      `}
    ${a&&r`<p class="notice">${c(a)}</p>`}
    <${g} text=${o} />
  `}function Zt({seconds:t}){let n=Math.ceil(dt(t,t));return r`
    <p class="hint" role="timer" aria-live="off">
      ${n?`Accepted in ${D(n,"second")}.`:"Accepted."}
    </p>
  `}var X=({event:t,action:n})=>t==="turn"&&n.action!=="accept"&&n.action!=="challenge",jt=t=>t.findLast(X);function _t(t,n){let e=t.filter(({event:o,action:a})=>o==="turn"&&a.action!=="accept"),s=e.findLastIndex(({action:o})=>o.action==="challenge");return s<0||e.slice(s+1).some(({player:o})=>o===n)?null:[e[s].player,e[s-1].player].includes(n)?e[s]:null}function Ft({view:t,join:n}){let e=t.seats.filter(({kind:s})=>s==="open").length;return!e||t.over?null:t.seat===null?r`<${te} join=${n} />`:r`<${ee} free=${e} />`}function te({join:t}){let[n,e]=h(gt),{problem:s,run:o}=E();return r`
    <form class="panel invitation" onSubmit=${c=>{c.preventDefault(),yt(n),o(()=>t(n.trim()))}}>
      <h2>There is a seat for you</h2>
      <div class="row">
        <${Pt} label="Your name" id="name" value=${n} onInput=${e} maxlength="40" />
        <button class="main">Sit down</button>
      </div>
      <${g} text=${s} />
    </form>
  `}function ee({free:t}){let n=ne(location.hostname),e=r`
    The link works on this computer only. To play with others, start the server with${" "}
    <code>lexicon-fast serve --host ADDRESS</code> and open the page at that address.
  `;return r`
    <section class="panel invitation">
      <h2>${D(t,"free seat")}</h2>
      <p>Anyone with this link may sit down, or watch.</p>
      <${Rt} label="Link" id="link" value=${location.href} hint=${n&&e} />
    </section>
  `}var ne=t=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(t);var oe=4;function Gt(t,n){let e=y({view:t,count:n.length,changes:[]});return R(()=>{let{view:s,count:o,changes:a}=e.current,c=se(s,t,n.slice(o)),i=[...a,{...c,number:n.length}].slice(-oe);return e.current={view:t,count:n.length,changes:i},i},[n.length])}function se(t,n,e){let{seat:s,scores:o}=n,a=s!==null&&n.to_move===s,c=t.to_move===s,i=e.findLastIndex(({player:$})=>$===s),m=i>=0&&i<e.length-1;return{events:e,gains:o.map(($,p)=>$-t.scores[p]-re(e,p)),isNowDue:a&&(!c||m)}}var re=(t,n)=>t.filter(({event:e,player:s})=>e==="turn"&&s===n).reduce((e,{score:s=0})=>e+s,0);var z={view:null,events:[],error:null};function ae({events:t,fallbacks:n,until:e}){let s=e-t.length;return t.map((o,a)=>{let c=n.find(({seq:i})=>i===s+a);return c?{...o,fallback:c}:o})}function Yt(t){let[n,e]=h(z),[s,o]=h(!0),[a,c]=h(()=>O(t)?.token??null),[i,m]=h(!1),$=y(0),p=l=>{if(l.until<$.current)return;let u=Math.min(l.until-$.current,l.events.length),f=ae(l).slice(l.events.length-u);$.current=l.until,e(({events:b})=>({view:l,events:[...b,...f],error:null}))};return T(()=>($.current=0,e(z),j.watch(t,{token:a,since:()=>$.current,onView:p,onOnline:o,onRefused(l){a&&l.type==="BadToken"?(vt(t),c(null),m(!0)):e({...z,error:L(l)})}})),[t,a]),{...n,online:s,lostSeat:i,token:a,async act(l){let u={id:t,token:a??"",action:l,seq:$.current};p(await C("table.act",u))},async end(l){await C(`table.${l}`,{id:t,token:a??""})},async join(l){let u=await C("table.join",{id:t,...l&&{name:l}});M(t,n.view?.game??"",u.token),c(u.token),m(!1)}}}function dn({server:t,rest:[n]}){let e=Yt(n),{view:s,error:o,online:a,lostSeat:c}=e,i=s&&St(t,s.game);return ht(i?le(i,s):"Table"),o?r`
      <h1>Table</h1>
      <${g} text=${o} />
      <p><a class="button" href="#/play">New game</a></p>
    `:r`
    ${!a&&r`<p class="problem" role="alert">${ct} Trying again …</p>`}
    <${g} text=${c&&"The server does not know your seat any more. You are watching."} />
    ${s?r`<${ce} id=${n} info=${i} table=${e} />`:r`<p role="status">Loading …</p>`}
  `}function le({title:t=""},{over:n,seat:e,to_move:s}){return n?`Over · ${t}`:e!==null&&s===e?`Your turn · ${t}`:t}function ce({id:t,info:n,table:e}){let{game:s,ruleset:o}=e.view,a=q(()=>pt(s,o),[t]);return a.value?r`<${ie} id=${t} info=${n} table=${e} rules=${a.value} />`:r`<${g} text=${a.error} />`}function ie({id:t,info:n,table:e,rules:s}){let{view:o,token:a,act:c,join:i}=e,{seat:m,seq:$,phase:p}=o,l=Tt[o.game],u=st(o),f=R(()=>l.addDetails?.(e.events,s,m)??e.events,[e.events]),b=w=>{let A=l.eventText(w,u);return A&&w.fallback?`${A} ${$t(w.fallback)}`:A},x=Nt(t,o,f),[S,d]=h(null),[k,v]=h(null),F=k===$,[G,Z]=h(null),N=Gt(o,f),Y=N[N.length-1];me(o,Y,b),T(()=>Et(fe(o,Y)),[Y]),T(()=>Z(null),[$]);let B=y(null);T(()=>{let w=B.current?.getBoundingClientRect().top??0;G&&w<0&&B.current?.scrollIntoView()},[G]);let tt=ot(()=>d(null),[]);T(tt,[e.online]);async function et(w){v($),d(null);try{await c(w)}catch(A){d(L(A))}finally{v(A=>A===$?null:A)}}let nt=m!==null&&o.to_move===m,U=nt&&p==="challenge"?jt(f):null,W=U!==null&&u.length===2,H=x.end!==null&&!o.over;ft([$,H,F]);let K={id:t,gameView:l,view:o,names:u,rules:s},Bt=r`
    <${Mt}
      question=${U}
      acceptIn=${o.accept_in}
      movesNext=${W}
      problem=${S}
      challenge=${m===null?null:_t(f,m)}
      eventText=${b}
      busy=${F}
      act=${et}
    />
  `;return r`
    <div class="heading">
      <h1>${n.title}</h1>
      <p class="hint">
        <a href=${wt(o.game,o.ruleset)}>${At(n,s)}</a>,${" "}
        ${`dictionary ${o.dictionary}`}${o.clock&&`, ${lt(o.clock.control)}`}
        ${m===null&&r`. <span class="tag">You are watching</span>`}
      </p>
      ${m!==null&&!o.over&&r`<${It} view=${o} end=${e.end} />`}
    </div>
    ${m!==null&&bt()&&r`
        <p class="hint">
          Your browser stores nothing for this page: your seat is lost when you close or reload it.
        </p>
      `}
    <${Ft} view=${o} join=${i} />
    <${Lt} view=${o} names=${u} changes=${N} />
    <div class="table ${o.game}" data-seq=${$}>
      <div class="table-main" ref=${B}>
        ${o.over&&r`<${qt} ...${K} events=${f} />`}
        ${H?r`
                <${Dt}
                  key=${x.end.round}
                  ...${K}
                  end=${x.end}
                  onDismiss=${x.dismiss}
                />
              `:r`
                <${l.Play}
                  ...${K}
                  canAct=${nt&&!F&&(p==="turn"||W)}
                  mustAnswer=${U!==null&&!W}
                  act=${et}
                  changes=${N}
                  suggested=${G}
                  onDraft=${tt}
                  notice=${Bt}
                />
              `}
      </div>
      <aside class="table-side">
        ${m!==null&&!o.over&&!H&&r`
            <${Ot}
              id=${t}
              view=${o}
              token=${a}
              gameView=${l}
              onUse=${p==="turn"?Z:null}
            />
          `}
        <${ue} events=${f} eventText=${b} />
      </aside>
    </div>
  `}function ue({events:t,eventText:n}){let e=y(null);return T(()=>{e.current&&(e.current.scrollTop=e.current.scrollHeight)},[t.length]),r`
    <section class="panel log">
      <h2>Game log</h2>
      <ol ref=${e} tabindex="0" aria-label="Game log">
        ${t.map((s,o)=>{let a=n(s);return a&&r`<li key=${o} class=${s.event.replace(" ","-")}>${a}</li>`})}
      </ol>
    </section>
  `}function $e({phase:t,seats:n}){return t==="turn"?"Your turn.":n.length===2?"Challenge it, or play on?":"Accept or challenge?"}function me(t,n,e){T(()=>{let s=n.events.map(e);t.seat!==null&&t.to_move===t.seat&&s.push($e(t));let o=s.filter(Boolean).join(" ");o&&mt(o)},[n])}function fe({over:t},{events:n,isNowDue:e}){if(!n.length)return[];if(t)return["end"];let o=n.some(({action:a,hit:c})=>a?.action==="challenge"||c?.length)?["alarm"]:n.some(X)?["play"]:[];return e?[...o,"turn"]:o}export{dn as TableView};

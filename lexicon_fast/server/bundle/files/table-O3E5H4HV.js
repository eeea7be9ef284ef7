import{a as j,b as qt}from"./chunk-DM4ROGFP.js";import{Aa as O,B as mt,Ba as I,C as ft,Ca as Et,Da as wt,Db as g,F as M,H as J,I as X,K as pt,L as dt,M as ht,O as bt,P as gt,Y as yt,c as h,cb as Ct,d as x,e as C,eb as Rt,f as y,g as R,ga as L,gb as Lt,h as at,ha as Q,i as r,ia as P,j as lt,k as ct,ka as kt,m as _,ma as D,mb as Pt,nb as Ot,oa as w,pa as q,qb as Nt,ra as vt,sa as Tt,sb as _t,tb as Mt,va as xt,w as it,xa as At,y as ut,ya as St,yb as Dt,z as $t}from"./chunk-5SB4YQFK.js";var Xt=5,Qt=3,G={advice:null,thinking:!1,problem:null};function It(t){let{view:n}=t;return n.advice?r`<${zt} ...${t} />`:r`
      <section class="panel advice">
        <h2>Advice</h2>
        <p class="hint">${bt}</p>
      </section>
    `}function zt({id:t,view:n,token:e,gameView:s,onUse:o}){let[a,c]=h(G),i=y(null),m=()=>i.current?.stop();C(()=>(c(G),()=>{m(),i.current=null}),[n.seq]);async function $(){c({...G,thinking:!0});let d=v=>{i.current===k&&c({...G,...v})},k=j.advise({id:t,token:e,seconds:Qt},v=>d({advice:v,thinking:!0}));i.current=k;try{d({advice:(await k.answer).advice})}catch(v){d({problem:P(v)})}}let{advice:p,thinking:l,problem:u}=a,f=n.to_move===n.seat,b=f&&n.phase==="challenge",A=l?r`<button type="button" onClick=${m}>Stop</button>`:r`
        <button type="button" disabled=${!(f&&!b)} onClick=${$}>Ask</button>
      `;return r`
    <section class="panel advice" aria-busy=${l}>
      <div class="row">
        <h2>Advice</h2>
        ${A}
      </div>
      <${g} text=${u} />
      <p class="hint" role="status">${l?"Thinking …":b?gt:""}</p>
      ${p&&r`
          <p class="hint">${s.adviceHint(p)}</p>
          <${te}
            key=${n.seq}
            advice=${p}
            observation=${n.observation}
            gameView=${s}
            onUse=${o}
          />
        `}
    </section>
  `}var z=({action:t})=>JSON.stringify(t);function Zt(t,n){let[e,...s]=t.ranked,o=a=>n.adviceFigure(a,t).value;return[e,...s.sort((a,c)=>o(c)-o(a))]}function te({advice:t,observation:n,gameView:e,onUse:s}){let o=Zt(t,e).slice(0,Xt),[a,c]=h(null),[i,m]=h({pointer:!1,focus:!1}),$=u=>{let f={...i,...u};m(f),c(f.pointer||f.focus?a??o:null)},p=new Map(t.ranked.map(u=>[z(u),u])),l=a?a.map(u=>p.get(z(u))??u):o;return r`
    <ol
      onPointerEnter=${()=>$({pointer:!0})}
      onPointerLeave=${()=>$({pointer:!1})}
      onfocusin=${()=>$({focus:!0})}
      onfocusout=${()=>$({focus:!1})}
    >
      ${l.map((u,f)=>{let b=e.actionText(u.action,n),{figure:T,margin:A}=e.adviceFigure(u,t);return r`
          <li key=${z(u)}>
            <span class="rating">
              ${T} ${A&&r`<small>± ${A}</small>`}
            </span>
            ${s?r`
                    <button type="button" class="plain" onClick=${()=>s(u.action)}>
                      ${b}
                    </button>
                  `:r`<strong>${b}</strong>`}
            <span class="hint">${u.why}.</span>
            <span class="hint">${ee(u,l[f+1],e)}</span>
          </li>
        `})}
    </ol>
  `}function ee(t,n,e){if(!n)return"";let s=e.differences(t,n).filter(Boolean);return s.length?`Than the next one: ${s.join(", ")}.`:"Much like the next one."}function jt(t,n,e){let s=e.filter(({event:i})=>i==="round end"),[o,a]=h(()=>n.seat===null?s.length:O(t)?.rounds??0),c=()=>{a(s.length),Et(t,{rounds:s.length})};return{end:s.length>o?s.at(-1):null,dismiss:c}}function Gt({gameView:t,end:n,view:e,rules:s,names:o,onDismiss:a}){let c=y(null);return C(()=>{document.activeElement===document.body&&c.current?.focus()},[]),q("keydown",({key:i})=>i==="Escape"&&a()),r`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">Round ${n.round} is over</h2>
      <${t.RoundScores} end=${n} names=${o} seat=${e.seat} rules=${s} />
      <div class="row">
        <button type="button" class="main" ref=${c} onClick=${a}>Next round</button>
        <p class="hint">${ne(e,o)}</p>
      </div>
    </section>
  `}function ne({to_move:t,seat:n,phase:e},s){return t!==n?`${dt(s[t??0])}.`:e==="challenge"?"A play waits for your answer.":"It is your turn."}function Ft({id:t,gameView:n,view:e,events:s,names:o,rules:a}){let c=w(),i=s.findLast(({event:d})=>d==="forfeit"),m=o.filter((d,k)=>(e.returns?.[k]??0)>0),$=i&&$t(i,o),p=i?.player===null,{RoundScores:l,lastHands:u}=n,f=l&&!i&&s.findLast(({event:d})=>d==="round end"),b=D(async()=>f?Q(t):null,[t,!!f]).value,T=R(()=>b?u?.(b.map(d=>JSON.parse(d)),a):[],[b]);async function A(){let d=await Q(t),k=document.createElement("a"),v=new Blob([`${d.join(`
`)}
`],{type:"application/jsonl"});k.href=URL.createObjectURL(v),k.download=`${e.game}-${t}.jsonl`,k.click(),URL.revokeObjectURL(k.href)}return r`
    <section class="panel ending" aria-label="The end">
      <h2>${p?$:ut(m)}</h2>
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
            hands=${T}
          />
        `}
      <div class="row">
        <${oe} view=${e} />
        <a class="button" href=${`#/replay/${t}?analysis`}>Analyse</a>
        <a class="button" href=${`#/replay/${t}`}>Replay</a>
        <button type="button" onClick=${()=>c.run(A)}>Save the game</button>
        <a class="button" href="#/play">New game</a>
      </div>
      <${g} text=${c.problem} />
    </section>
  `}function oe({view:{id:t,game:n,seat:e,seats:s,next:o}}){let{busy:a,problem:c,run:i}=w();if(e===null)return r`
      ${o&&r`<a class="button" href=${`#/table/${o}`}>Watch the next game</a>`}
      <p class="visually-hidden" role="status">${o?X:""}</p>
    `;let m=s.some(({kind:l},u)=>l==="person"&&u!==e);async function $(){let l=await L("table.again",{id:t,token:O(t)?.token??""});O(l.id)||I(l.id,n,l.token),Ct(`table/${l.id}`)}return r`
    <button type="button" class="main" disabled=${a} onClick=${()=>i($)}>
      Play again
    </button>
    <p class="hint" role="status">${o?X:m?"All keep their seats.":""}</p>
    <${g} text=${c} />
  `}var se={resign:"You lose the game, and the others win.",abort:"The game ends, and nobody wins."},Z={resign:"Resign",abort:"Abort the game"};function Yt({view:t,end:n}){let e=y(null),[s,o]=h(void 0),{busy:a,problem:c,run:i}=w(),m=s&&(s==="resign"||t.can_abort)?s:null;C(()=>{s!==void 0&&e.current?.querySelector("button")?.focus()},[m]);function $(){e.current&&(e.current.open=!1),o(void 0)}q("pointerdown",({target:f})=>!e.current?.contains(f)&&$());let p=f=>{f.key!=="Escape"||!e.current?.open||(f.stopPropagation(),$(),e.current.querySelector("summary")?.focus())},l=()=>!e.current?.open&&o(void 0),u=f=>r`
    <button type="button" onClick=${()=>o(f)}>${Z[f]} …</button>
  `;return r`
    <details class="menu" ref=${e} onKeyDown=${p} onToggle=${l}>
      <summary class="button">Menu</summary>
      <div class="panel">
        ${m?r`
                <div class="choices" role="group" aria-label=${`${Z[m]}?`}>
                  <p>${se[m]}</p>
                  <button type="button" disabled=${a} onClick=${()=>o(null)}>
                    Play on
                  </button>
                  <button type="button" disabled=${a} onClick=${()=>i(()=>n(m))}>
                    ${Z[m]}
                  </button>
                </div>
              `:r`
                <div class="choices">
                  ${t.can_abort&&u("abort")} ${u("resign")}
                  <p class="hint">
                    ${t.can_abort?"A game can be aborted until everyone has had a turn.":"Everyone has had a turn, so the game cannot be aborted."}
                  </p>
                  <${Dt} />
                </div>
              `}
        <${g} text=${c} />
      </div>
    </details>
  `}function Ht(t){let{question:n,acceptIn:e,movesNext:s,problem:o,challenge:a,eventText:c,busy:i,act:m}=t,$=(p,l,u="")=>r`
    <button type="button" class=${u} disabled=${i} onClick=${()=>m({action:l})}>
      ${p}
    </button>
  `;return r`
    ${n&&r`
        <section class="challenge" aria-label="Challenge" data-home="question" tabindex="-1">
          <p>
            <strong>${c(n)}</strong>${" "}
            ${s?"Challenge it, or just play on: your move accepts it.":M}
          </p>
          <div class="row">
            ${$("Challenge","challenge")}
            ${$("Accept","accept",s?"":"main")}
            ${e!==null&&r`<${re} seconds=${e} />`}
          </div>
        </section>
      `}
    ${a&&r`<p class="notice">${c(a)}</p>`}
    <${g} text=${o} />
  `}function re({seconds:t}){let n=Math.ceil(vt(t,t));return r`
    <p class="hint" role="timer" aria-live="off">
      ${n?`Accepted in ${_(n,"second")}.`:"Accepted."}
    </p>
  `}var tt=({event:t,action:n})=>t==="turn"&&n.action!=="accept"&&n.action!=="challenge",Ut=t=>t.findLast(tt);function Bt(t,n){let e=t.filter(({event:o,action:a})=>o==="turn"&&a.action!=="accept"),s=e.findLastIndex(({action:o})=>o.action==="challenge");return s<0||e.slice(s+1).some(({player:o})=>o===n)?null:[e[s].player,e[s-1].player].includes(n)?e[s]:null}function Wt({view:t,join:n}){let e=t.seats.filter(({kind:s})=>s==="open").length;return!e||t.over?null:t.seat===null?r`<${ae} join=${n} />`:r`<${le} free=${e} />`}function ae({join:t}){let[n,e]=h(At),{problem:s,run:o}=w();return r`
    <form class="panel invitation" onSubmit=${c=>{c.preventDefault(),St(n),o(()=>t(n.trim()))}}>
      <h2>There is a seat for you</h2>
      <div class="row">
        <${_t} label=${pt} id="name" value=${n} onInput=${e} maxlength="40" />
        <button class="main">Sit down</button>
      </div>
      <${g} text=${s} />
    </form>
  `}function le({free:t}){let n=ce(location.hostname),e=r`
    The link works on this computer only. To play with others, start the server with${" "}
    <code>lexicon-fast serve --host ADDRESS</code> and open the page at that address.
  `;return r`
    <section class="panel invitation">
      <h2>${_(t,"free seat")}</h2>
      <p>Anyone with this link may sit down, or watch.</p>
      <${Mt} label="Link" id="link" value=${location.href} hint=${n&&e} />
    </section>
  `}var ce=t=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(t);var ie=4;function Kt(t,n){let e=y({view:t,count:n.length,changes:[]});return R(()=>{let{view:s,count:o,changes:a}=e.current,c=ue(s,t,n.slice(o)),i=[...a,{...c,number:n.length}].slice(-ie);return e.current={view:t,count:n.length,changes:i},i},[n.length])}function ue(t,n,e){let{seat:s,scores:o}=n,a=s!==null&&n.to_move===s,c=t.to_move===s,i=e.findLastIndex(({player:$})=>$===s),m=i>=0&&i<e.length-1;return{events:e,gains:o.map(($,p)=>$-t.scores[p]-$e(e,p)),isNowDue:a&&(!c||m)}}var $e=(t,n)=>t.filter(({event:e,player:s})=>e==="turn"&&s===n).reduce((e,{score:s=0})=>e+s,0);var et={view:null,events:[],error:null};function me({events:t,fallbacks:n,until:e}){let s=e-t.length;return t.map((o,a)=>{let c=n.find(({seq:i})=>i===s+a);return c?{...o,fallback:c}:o})}function Vt(t){let[n,e]=h(et),[s,o]=h(!0),[a,c]=h(()=>O(t)?.token??null),[i,m]=h(!1),$=y(0),p=l=>{if(l.until<$.current)return;let u=Math.min(l.until-$.current,l.events.length),f=me(l).slice(l.events.length-u);$.current=l.until,e(({events:b})=>({view:l,events:[...b,...f],error:null}))};return x(()=>($.current=0,e(et),j.watch(t,{token:a,since:()=>$.current,onView:p,onOnline:o,onRefused(l){a&&l.type==="BadToken"?(wt(t),c(null),m(!0)):e({...et,error:P(l)})}})),[t,a]),{...n,online:s,lostSeat:i,token:a,async act(l){let u={id:t,token:a??"",action:l,seq:$.current};p(await L("table.act",u))},async end(l){await L(`table.${l}`,{id:t,token:a??""})},async join(l){let u=await L("table.join",{id:t,...l&&{name:l}});I(t,n.view?.game??"",u.token),c(u.token),m(!1)}}}function vn({server:t,rest:[n]}){let e=Vt(n),{view:s,error:o,online:a,lostSeat:c}=e,i=s&&Lt(t,s.game);return Tt(i?fe(i,s):"Table"),o?r`
      <h1>Table</h1>
      <${g} text=${o} />
      <p><a class="button" href="#/play">New game</a></p>
    `:r`
    ${!a&&r`<p class="problem" role="alert">${ht} Trying again …</p>`}
    <${g} text=${c&&"The server does not know your seat any more. You are watching."} />
    ${s?r`<${pe} id=${n} info=${i} table=${e} />`:r`
            ${!a&&r`<h1>Table</h1>`}
            <p role="status">Loading …</p>
          `}
  `}function fe({title:t=""},{over:n,seat:e,to_move:s}){return n?`Over · ${t}`:e!==null&&s===e?`Your turn · ${t}`:t}function pe({id:t,info:n,table:e}){let{game:s,ruleset:o}=e.view,a=D(()=>kt(s,o),[t]);return a.value?r`<${de} id=${t} info=${n} table=${e} rules=${a.value} />`:r`<${g} text=${a.error} />`}function de({id:t,info:n,table:e,rules:s}){let{view:o,token:a,act:c,join:i}=e,{seat:m,seq:$,phase:p}=o,l=Rt[o.game],u=it(o),f=R(()=>l.addDetails?.(e.events,s,m)??e.events,[e.events]),b=E=>{let S=l.eventText(E,u);return S&&E.fallback?`${S} ${yt(E.fallback)}`:S},T=jt(t,o,f),[A,d]=h(null),[k,v]=h(null),F=k===$,[Y,nt]=h(null),N=Kt(o,f),H=N[N.length-1];ge(o,H,b),x(()=>Nt(ye(o,H)),[H]),x(()=>nt(null),[$]);let U=y(null);x(()=>{let E=U.current?.getBoundingClientRect().top??0;Y&&E<0&&U.current?.scrollIntoView()},[Y]);let ot=at(()=>d(null),[]);x(ot,[e.online]);async function st(E){v($),d(null);try{await c(E)}catch(S){d(P(S))}finally{v(S=>S===$?null:S)}}let rt=m!==null&&o.to_move===m,B=rt&&p==="challenge"?Ut(f):null,W=B!==null&&u.length===2,K=T.end!==null&&!o.over;ct([$,K,F]);let V={id:t,gameView:l,view:o,names:u,rules:s},Jt=r`
    <${Ht}
      question=${B}
      acceptIn=${o.accept_in}
      movesNext=${W}
      problem=${A}
      challenge=${m===null?null:Bt(f,m)}
      eventText=${b}
      busy=${F}
      act=${st}
    />
  `;return r`
    <div class="heading">
      <h1>${n.title}</h1>
      <p class="hint">
        <a href=${Ot(o.game,o.ruleset)}>${Pt(n,s)}</a>,${" "}
        ${`dictionary ${ft(o.dictionary)}`}${o.clock&&`, ${mt(o.clock.control)}`}
        ${m===null&&r`. <span class="tag">You are watching</span>`}
      </p>
      ${m!==null&&!o.over&&r`<${Yt} view=${o} end=${e.end} />`}
    </div>
    ${m!==null&&xt()&&r`
        <p class="hint">
          Your browser stores nothing for this page: your seat is lost when you close or reload it.
        </p>
      `}
    <${Wt} view=${o} join=${i} />
    <${qt} view=${o} names=${u} changes=${N} />
    <div class="table ${o.game}" data-seq=${$}>
      <div class="table-main" ref=${U}>
        ${o.over&&r`<${Ft} ...${V} events=${f} />`}
        ${K?r`
                <${Gt}
                  key=${T.end.round}
                  ...${V}
                  end=${T.end}
                  onDismiss=${T.dismiss}
                />
              `:r`
                <${l.Play}
                  ...${V}
                  canAct=${rt&&!F&&(p==="turn"||W)}
                  mustAnswer=${B!==null&&!W}
                  act=${st}
                  changes=${N}
                  suggested=${Y}
                  onDraft=${ot}
                  notice=${Jt}
                />
              `}
      </div>
      <aside class="table-side">
        ${m!==null&&!o.over&&!K&&r`
            <${It}
              id=${t}
              view=${o}
              token=${a}
              gameView=${l}
              onUse=${p==="turn"?nt:null}
            />
          `}
        <${he} events=${f} eventText=${b} />
      </aside>
    </div>
  `}function he({events:t,eventText:n}){let e=y(null);return x(()=>{e.current&&(e.current.scrollTop=e.current.scrollHeight)},[t.length]),r`
    <section class="panel log">
      <h2>${J}</h2>
      <ol ref=${e} tabindex="0" aria-label=${J}>
        ${t.map((s,o)=>{let a=n(s);return a&&r`<li key=${o} class=${s.event.replace(" ","-")}>${a}</li>`})}
      </ol>
    </section>
  `}function be({phase:t,seats:n}){return t==="turn"?"Your turn.":n.length===2?"Challenge it, or play on?":M}function ge(t,n,e){x(()=>{let s=n.events.map(e);t.seat!==null&&t.to_move===t.seat&&s.push(be(t));let o=s.filter(Boolean).join(" ");o&&lt(o)},[n])}function ye({over:t},{events:n,isNowDue:e}){if(!n.length)return[];if(t)return["end"];let o=n.some(({action:a,hit:c})=>a?.action==="challenge"||c?.length)?["alarm"]:n.some(tt)?["play"]:[];return e?[...o,"turn"]:o}export{vn as TableView};

import{a as Y,b as qt}from"./chunk-I6FZ7V2I.js";import{$ as At,A as dt,Aa as Pt,Ba as Ot,C as q,D as Q,Da as _t,E as X,F as ft,Fa as Dt,G as ht,Ga as It,H as bt,J as gt,K as yt,Ka as Mt,M as kt,Oa as b,P as N,Q as z,R,T as vt,V as G,W as E,X as j,Y as Tt,Z as xt,b as h,ba as St,c as T,ca as Et,d as w,e as k,ea as L,f as C,fa as F,g as rt,ga as wt,h as r,ha as Ct,i as at,j as lt,l as M,n as ct,o as it,qa as Nt,sa as Rt,u as ut,ua as Lt,w as $t,x as mt,z as pt}from"./chunk-VWMMBLZF.js";var Xt=5,zt=3,Zt="The number is the points that you gain on the others, on average.",te="The points that you gain on the others, on average, and your chance to win; both count.",H={advice:null,thinking:!1,problem:null};function Gt(t){let{view:o}=t;return o.advice?r`<${ee} ...${t} />`:r`
      <section class="panel advice">
        <h2>Advice</h2>
        <p class="hint">${gt}</p>
      </section>
    `}function ee({id:t,view:o,token:e,actionText:s,onUse:n}){let[a,c]=h(H),i=k(null),$=()=>i.current?.stop();w(()=>(c(H),()=>{$(),i.current=null}),[o.seq]);async function u(){c({...H,thinking:!0});let m=y=>{i.current===g&&c({...H,...y})},g=Y.advise({id:t,token:e,seconds:zt},y=>m({advice:y,thinking:!0}));i.current=g;try{m({advice:(await g.answer).advice})}catch(y){m({problem:R(y)})}}let{advice:f,thinking:l,problem:d}=a,p=o.to_move===o.seat,v=p&&o.phase==="challenge",P=l?r`<button type="button" onClick=${$}>Stop</button>`:r`
        <button type="button" disabled=${!(p&&!v)} onClick=${u}>Ask</button>
      `;return r`
    <section class="panel advice" aria-busy=${l}>
      <div class="row">
        <h2>Advice</h2>
        ${P}
      </div>
      <${b} text=${d} />
      <p class="hint" role="status">${l?"Thinking …":v?yt:""}</p>
      ${f&&r`
          <p class="hint">
            ${f.ranked.some(({equity:m})=>m!==void 0)?te:Zt}
          </p>
          <ol>
            ${f.ranked.slice(0,Xt).map(({action:m,why:g,gain:y,equity:O=0,win:_})=>{let D=s(m,o.observation);return r`
                <li key=${JSON.stringify(m)}>
                  <span class="rating">
                    ${ct((y??O).toFixed(1))}
                    ${y===void 0?` ${it(_)}%`:""}
                  </span>
                  ${n?r`
                          <button type="button" class="plain" onClick=${()=>n(m)}>
                            ${D}
                          </button>
                        `:r`<strong>${D}</strong>`}
                  <span class="hint">${g}</span>
                </li>
              `})}
          </ol>
        `}
    </section>
  `}function jt(t,o,e){let s=e.filter(({event:i})=>i==="round end"),[n,a]=h(()=>o.seat===null?s.length:L(t)?.rounds??0),c=()=>{a(s.length),wt(t,{rounds:s.length})};return{end:s.length>n?s.at(-1):null,dismiss:c}}function Ft({gameView:t,end:o,view:e,rules:s,names:n,onDismiss:a}){let c=k(null);return w(()=>{document.activeElement===document.body&&c.current?.focus()},[]),j("keydown",({key:i})=>i==="Escape"&&a()),r`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">Round ${o.round} is over</h2>
      <${t.RoundScores} end=${o} names=${n} seat=${e.seat} rules=${s} />
      <div class="row">
        <button type="button" class="main" ref=${c} onClick=${a}>Next round</button>
        <p class="hint">${ne(e,n)}</p>
      </div>
    </section>
  `}function ne({to_move:t,seat:o,phase:e},s){return t!==o?`${ht(s[t??0])}.`:e==="challenge"?"A play waits for your answer.":"It is your turn."}function Yt({id:t,gameView:o,view:e,events:s,names:n,rules:a}){let c=E(),i=s.findLast(({event:m})=>m==="forfeit"),$=n.filter((m,g)=>(e.returns?.[g]??0)>0),u=i&&mt(i,n),f=i?.player===null,{RoundScores:l,lastHands:d}=o,p=l&&!i&&s.findLast(({event:m})=>m==="round end"),v=G(async()=>p?z(t):null,[t,!!p]).value,A=C(()=>v?d?.(v.map(m=>JSON.parse(m)),a):[],[v]);async function P(){let m=await z(t),g=document.createElement("a"),y=new Blob([`${m.join(`
`)}
`],{type:"application/jsonl"});g.href=URL.createObjectURL(y),g.download=`${e.game}-${t}.jsonl`,g.click(),URL.revokeObjectURL(g.href)}return r`
    <section class="panel ending" aria-label="The end">
      <h2>${f?u:$t($)}</h2>
      ${u&&!f&&r`<p>${u}</p>`}
      ${!i&&r`
          <ul class="facts">
            ${o.endFacts(s,n).map(m=>r`<li key=${m}>${m}</li>`)}
          </ul>
        `}
      ${p&&r`
          <${l}
            end=${p}
            names=${n}
            seat=${e.seat}
            rules=${a}
            hands=${A}
          />
        `}
      <div class="row">
        <${oe} view=${e} />
        <a class="button" href=${`#/replay/${t}?analysis`}>Analyse</a>
        <a class="button" href=${`#/replay/${t}`}>Replay</a>
        <button type="button" onClick=${()=>c.run(P)}>Save the game</button>
        <a class="button" href="#/play">New game</a>
      </div>
      <${b} text=${c.problem} />
    </section>
  `}function oe({view:{id:t,game:o,seat:e,seats:s,next:n}}){let{busy:a,problem:c,run:i}=E();if(e===null)return r`
      ${n&&r`<a class="button" href=${`#/table/${n}`}>Watch the next game</a>`}
      <p class="visually-hidden" role="status">${n?X:""}</p>
    `;let $=s.some(({kind:l},d)=>l==="person"&&d!==e);async function u(){let l=await N("table.again",{id:t,token:L(t)?.token??""});L(l.id)||F(l.id,o,l.token),Nt(`table/${l.id}`)}return r`
    <button type="button" class="main" disabled=${a} onClick=${()=>i(u)}>
      Play again
    </button>
    <p class="hint" role="status">${n?X:$?"All keep their seats.":""}</p>
    <${b} text=${c} />
  `}var se={resign:"You lose the game, and the others win.",abort:"The game ends, and nobody wins."},Z={resign:"Resign",abort:"Abort the game"};function Ht({view:t,end:o}){let e=k(null),[s,n]=h(void 0),{busy:a,problem:c,run:i}=E(),$=s&&(s==="resign"||t.can_abort)?s:null;w(()=>{s!==void 0&&e.current?.querySelector("button")?.focus()},[$]);function u(){e.current&&(e.current.open=!1),n(void 0)}j("pointerdown",({target:p})=>!e.current?.contains(p)&&u());let f=p=>{p.key!=="Escape"||!e.current?.open||(p.stopPropagation(),u(),e.current.querySelector("summary")?.focus())},l=()=>!e.current?.open&&n(void 0),d=p=>r`
    <button type="button" onClick=${()=>n(p)}>${Z[p]} …</button>
  `;return r`
    <details class="menu" ref=${e} onKeyDown=${f} onToggle=${l}>
      <summary class="button">Menu</summary>
      <div class="panel">
        ${$?r`
                <div class="choices" role="group" aria-label=${`${Z[$]}?`}>
                  <p>${se[$]}</p>
                  <button type="button" disabled=${a} onClick=${()=>n(null)}>
                    Play on
                  </button>
                  <button type="button" disabled=${a} onClick=${()=>i(()=>o($))}>
                    ${Z[$]}
                  </button>
                </div>
              `:r`
                <div class="choices">
                  ${t.can_abort&&d("abort")} ${d("resign")}
                  <p class="hint">
                    ${t.can_abort?"A game can be aborted until everyone has had a turn.":"Everyone has had a turn, so the game cannot be aborted."}
                  </p>
                  <${Mt} />
                </div>
              `}
        <${b} text=${c} />
      </div>
    </details>
  `}function Ut(t){let{question:o,acceptIn:e,movesNext:s,problem:n,challenge:a,eventText:c,busy:i,act:$}=t,u=(f,l,d="")=>r`
    <button type="button" class=${d} disabled=${i} onClick=${()=>$({action:l})}>
      ${f}
    </button>
  `;return r`
    ${o&&r`
        <section class="challenge" aria-label="Challenge" data-home="question" tabindex="-1">
          <p>
            <strong>${c(o)}</strong>${" "}
            ${s?"Challenge it, or just play on: your move accepts it.":q}
          </p>
          <div class="row">
            ${u("Challenge","challenge")}
            ${u("Accept","accept",s?"":"main")}
            ${e!==null&&r`<${re} seconds=${e} />`}
          </div>
        </section>
      `}
    ${a&&r`<p class="notice">${c(a)}</p>`}
    <${b} text=${n} />
  `}function re({seconds:t}){let o=Math.ceil(Tt(t,t));return r`
    <p class="hint" role="timer" aria-live="off">
      ${o?`Accepted in ${M(o,"second")}.`:"Accepted."}
    </p>
  `}var tt=({event:t,action:o})=>t==="turn"&&o.action!=="accept"&&o.action!=="challenge",Wt=t=>t.findLast(tt);function Bt(t,o){let e=t.filter(({event:n,action:a})=>n==="turn"&&a.action!=="accept"),s=e.findLastIndex(({action:n})=>n.action==="challenge");return s<0||e.slice(s+1).some(({player:n})=>n===o)?null:[e[s].player,e[s-1].player].includes(o)?e[s]:null}function Vt({view:t,join:o}){let e=t.seats.filter(({kind:s})=>s==="open").length;return!e||t.over?null:t.seat===null?r`<${ae} join=${o} />`:r`<${le} free=${e} />`}function ae({join:t}){let[o,e]=h(St),{problem:s,run:n}=E();return r`
    <form class="panel invitation" onSubmit=${c=>{c.preventDefault(),Et(o),n(()=>t(o.trim()))}}>
      <h2>There is a seat for you</h2>
      <div class="row">
        <${Dt} label=${ft} id="name" value=${o} onInput=${e} maxlength="40" />
        <button class="main">Sit down</button>
      </div>
      <${b} text=${s} />
    </form>
  `}function le({free:t}){let o=ce(location.hostname),e=r`
    The link works on this computer only. To play with others, start the server with${" "}
    <code>lexicon-fast serve --host ADDRESS</code> and open the page at that address.
  `;return r`
    <section class="panel invitation">
      <h2>${M(t,"free seat")}</h2>
      <p>Anyone with this link may sit down, or watch.</p>
      <${It} label="Link" id="link" value=${location.href} hint=${o&&e} />
    </section>
  `}var ce=t=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(t);var ie=4;function Kt(t,o){let e=k({view:t,count:o.length,changes:[]});return C(()=>{let{view:s,count:n,changes:a}=e.current,c=ue(s,t,o.slice(n)),i=[...a,{...c,number:o.length}].slice(-ie);return e.current={view:t,count:o.length,changes:i},i},[o.length])}function ue(t,o,e){let{seat:s,scores:n}=o,a=s!==null&&o.to_move===s,c=t.to_move===s,i=e.findLastIndex(({player:u})=>u===s),$=i>=0&&i<e.length-1;return{events:e,gains:n.map((u,f)=>u-t.scores[f]-$e(e,f)),isNowDue:a&&(!c||$)}}var $e=(t,o)=>t.filter(({event:e,player:s})=>e==="turn"&&s===o).reduce((e,{score:s=0})=>e+s,0);var et={view:null,events:[],error:null};function me({events:t,fallbacks:o,until:e}){let s=e-t.length;return t.map((n,a)=>{let c=o.find(({seq:i})=>i===s+a);return c?{...n,fallback:c}:n})}function Jt(t){let[o,e]=h(et),[s,n]=h(!0),[a,c]=h(()=>L(t)?.token??null),[i,$]=h(!1),u=k(0),f=l=>{if(l.until<u.current)return;let d=Math.min(l.until-u.current,l.events.length),p=me(l).slice(l.events.length-d);u.current=l.until,e(({events:v})=>({view:l,events:[...v,...p],error:null}))};return T(()=>(u.current=0,e(et),Y.watch(t,{token:a,since:()=>u.current,onView:f,onOnline:n,onRefused(l){a&&l.type==="BadToken"?(Ct(t),c(null),$(!0)):e({...et,error:R(l)})}})),[t,a]),{...o,online:s,lostSeat:i,token:a,async act(l){let d={id:t,token:a??"",action:l,seq:u.current};f(await N("table.act",d))},async end(l){await N(`table.${l}`,{id:t,token:a??""})},async join(l){let d=await N("table.join",{id:t,...l&&{name:l}});F(t,o.view?.game??"",d.token),c(d.token),$(!1)}}}function vn({server:t,rest:[o]}){let e=Jt(o),{view:s,error:n,online:a,lostSeat:c}=e,i=s&&Lt(t,s.game);return xt(i?pe(i,s):"Table"),n?r`
      <h1>Table</h1>
      <${b} text=${n} />
      <p><a class="button" href="#/play">New game</a></p>
    `:r`
    ${!a&&r`<p class="problem" role="alert">${bt} Trying again …</p>`}
    <${b} text=${c&&"The server does not know your seat any more. You are watching."} />
    ${s?r`<${de} id=${o} info=${i} table=${e} />`:r`
            ${!a&&r`<h1>Table</h1>`}
            <p role="status">Loading …</p>
          `}
  `}function pe({title:t=""},{over:o,seat:e,to_move:s}){return o?`Over · ${t}`:e!==null&&s===e?`Your turn · ${t}`:t}function de({id:t,info:o,table:e}){let{game:s,ruleset:n}=e.view,a=G(()=>vt(s,n),[t]);return a.value?r`<${fe} id=${t} info=${o} table=${e} rules=${a.value} />`:r`<${b} text=${a.error} />`}function fe({id:t,info:o,table:e,rules:s}){let{view:n,token:a,act:c,join:i}=e,{seat:$,seq:u,phase:f}=n,l=Rt[n.game],d=ut(n),p=C(()=>l.addDetails?.(e.events,s,$)??e.events,[e.events]),v=S=>{let x=l.eventText(S,d);return x&&S.fallback?`${x} ${kt(S.fallback)}`:x},A=jt(t,n,p),[P,m]=h(null),[g,y]=h(null),O=g===u,[_,D]=h(null),I=Kt(n,p),U=I[I.length-1];ge(n,U,v),T(()=>_t(ye(n,U)),[U]),T(()=>D(null),[u]);let W=k(null);T(()=>{let S=W.current?.getBoundingClientRect().top??0;_&&S<0&&W.current?.scrollIntoView()},[_]);let nt=rt(()=>m(null),[]);T(nt,[e.online]);async function ot(S){y(u),m(null);try{await c(S)}catch(x){m(R(x))}finally{y(x=>x===u?null:x)}}let st=$!==null&&n.to_move===$,B=st&&f==="challenge"?Wt(p):null,V=B!==null&&d.length===2,K=A.end!==null&&!n.over;lt([u,K,O]);let J={id:t,gameView:l,view:n,names:d,rules:s},Qt=r`
    <${Ut}
      question=${B}
      acceptIn=${n.accept_in}
      movesNext=${V}
      problem=${P}
      challenge=${$===null?null:Bt(p,$)}
      eventText=${v}
      busy=${O}
      act=${ot}
    />
  `;return r`
    <div class="heading">
      <h1>${o.title}</h1>
      <p class="hint">
        <a href=${Ot(n.game,n.ruleset)}>${Pt(o,s)}</a>,${" "}
        ${`dictionary ${dt(n.dictionary)}`}${n.clock&&`, ${pt(n.clock.control)}`}
        ${$===null&&r`. <span class="tag">You are watching</span>`}
      </p>
      ${$!==null&&!n.over&&r`<${Ht} view=${n} end=${e.end} />`}
    </div>
    ${$!==null&&At()&&r`
        <p class="hint">
          Your browser stores nothing for this page: your seat is lost when you close or reload it.
        </p>
      `}
    <${Vt} view=${n} join=${i} />
    <${qt} view=${n} names=${d} changes=${I} />
    <div class="table ${n.game}" data-seq=${u}>
      <div class="table-main" ref=${W}>
        ${n.over&&r`<${Yt} ...${J} events=${p} />`}
        ${K?r`
                <${Ft}
                  key=${A.end.round}
                  ...${J}
                  end=${A.end}
                  onDismiss=${A.dismiss}
                />
              `:r`
                <${l.Play}
                  ...${J}
                  canAct=${st&&!O&&(f==="turn"||V)}
                  mustAnswer=${B!==null&&!V}
                  act=${ot}
                  changes=${I}
                  suggested=${_}
                  onDraft=${nt}
                  notice=${Qt}
                />
              `}
      </div>
      <aside class="table-side">
        ${$!==null&&!n.over&&!K&&r`
            <${Gt}
              id=${t}
              view=${n}
              token=${a}
              actionText=${l.actionText}
              onUse=${f==="turn"?D:null}
            />
          `}
        <${he} events=${p} eventText=${v} />
      </aside>
    </div>
  `}function he({events:t,eventText:o}){let e=k(null);return T(()=>{e.current&&(e.current.scrollTop=e.current.scrollHeight)},[t.length]),r`
    <section class="panel log">
      <h2>${Q}</h2>
      <ol ref=${e} tabindex="0" aria-label=${Q}>
        ${t.map((s,n)=>{let a=o(s);return a&&r`<li key=${n} class=${s.event.replace(" ","-")}>${a}</li>`})}
      </ol>
    </section>
  `}function be({phase:t,seats:o}){return t==="turn"?"Your turn.":o.length===2?"Challenge it, or play on?":q}function ge(t,o,e){T(()=>{let s=o.events.map(e);t.seat!==null&&t.to_move===t.seat&&s.push(be(t));let n=s.filter(Boolean).join(" ");n&&at(n)},[o])}function ye({over:t},{events:o,isNowDue:e}){if(!o.length)return[];if(t)return["end"];let n=o.some(({action:a,hit:c})=>a?.action==="challenge"||c?.length)?["alarm"]:o.some(tt)?["play"]:[];return e?[...n,"turn"]:n}export{vn as TableView};

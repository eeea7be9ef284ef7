import{a as F,b as Lt}from"./chunk-SFLS6XR7.js";import{$ as xt,A as mt,B as $t,C as pt,Ca as Pt,E as dt,Ga as b,H as R,I as J,J as C,L as ft,N as j,O as w,P as M,Q as ht,R as bt,T as gt,V as yt,W as kt,Y as P,Z as G,_ as vt,b as h,c as x,d as E,e as k,f as N,g as nt,h as r,i as ot,ia as Tt,j as st,ka as St,l as q,ma as At,n as rt,o as at,sa as wt,ta as Et,u as lt,va as Nt,w as ct,x as it,xa as Rt,ya as Ct,z as ut}from"./chunk-2T7F6EQS.js";var Bt=5,Ht=3,Vt="The number is the points that you gain on the others, on average.",Kt="The points that you gain on the others, on average, and your chance to win; both count.",Y={advice:null,thinking:!1,problem:null};function Ot(t){let{view:o}=t;return o.advice?r`<${Jt} ...${t} />`:r`
      <section class="panel advice">
        <h2>Advice</h2>
        <p class="hint">${$t}</p>
      </section>
    `}function Jt({id:t,view:o,token:e,actionText:s,onUse:n}){let[a,c]=h(Y),i=k(null),m=()=>i.current?.stop();E(()=>(c(Y),()=>{m(),i.current=null}),[o.seq]);async function u(){c({...Y,thinking:!0});let $=y=>{i.current===g&&c({...Y,...y})},g=F.advise({id:t,token:e,seconds:Ht},y=>$({advice:y,thinking:!0}));i.current=g;try{$({advice:(await g.answer).advice})}catch(y){$({problem:C(y)})}}let{advice:f,thinking:l,problem:d}=a,p=o.to_move===o.seat,v=p&&o.phase==="challenge",L=l?r`<button type="button" onClick=${m}>Stop</button>`:r`
        <button type="button" disabled=${!(p&&!v)} onClick=${u}>Ask</button>
      `;return r`
    <section class="panel advice" aria-busy=${l}>
      <div class="row">
        <h2>Advice</h2>
        ${L}
      </div>
      <${b} text=${d} />
      <p class="hint" role="status">${l?"Thinking …":v?pt:""}</p>
      ${f&&r`
          <p class="hint">
            ${f.ranked.some(({equity:$})=>$!==void 0)?Kt:Vt}
          </p>
          <ol>
            ${f.ranked.slice(0,Bt).map(({action:$,why:g,gain:y,equity:O=0,win:I})=>{let D=s($,o.observation);return r`
                <li key=${JSON.stringify($)}>
                  <span class="rating">
                    ${rt((y??O).toFixed(1))}
                    ${y===void 0?` ${at(I)}%`:""}
                  </span>
                  ${n?r`
                          <button type="button" class="plain" onClick=${()=>n($)}>
                            ${D}
                          </button>
                        `:r`<strong>${D}</strong>`}
                  <span class="hint">${g}</span>
                </li>
              `})}
          </ol>
        `}
    </section>
  `}function It(t,o,e){let s=e.filter(({event:i})=>i==="round end"),[n,a]=h(()=>o.seat===null?s.length:P(t)?.rounds??0),c=()=>{a(s.length),vt(t,{rounds:s.length})};return{end:s.length>n?s.at(-1):null,dismiss:c}}function Dt({gameView:t,end:o,view:e,rules:s,names:n,onDismiss:a}){let c=k(null);return E(()=>{document.activeElement===document.body&&c.current?.focus()},[]),M("keydown",({key:i})=>i==="Escape"&&a()),r`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">Round ${o.round} is over</h2>
      <${t.RoundScores} end=${o} names=${n} seat=${e.seat} rules=${s} />
      <div class="row">
        <button type="button" class="main" ref=${c} onClick=${a}>Next round</button>
        <p class="hint">${Qt(e,n)}</p>
      </div>
    </section>
  `}function Qt({to_move:t,seat:o,phase:e},s){return t!==o?`${s[t??0]} is to move.`:e==="challenge"?"A play waits for your answer.":"It is your turn."}function _t({id:t,gameView:o,view:e,events:s,names:n,rules:a}){let c=w(),i=s.findLast(({event:$})=>$==="forfeit"),m=n.filter(($,g)=>(e.returns?.[g]??0)>0),u=i&&it(i,n),f=i?.player===null,{RoundScores:l,lastHands:d}=o,p=l&&!i&&s.findLast(({event:$})=>$==="round end"),v=j(async()=>p?J(t):null,[t,!!p]).value,S=N(()=>v?d?.(v.map($=>JSON.parse($)),a):[],[v]);async function L(){let $=await J(t),g=document.createElement("a"),y=new Blob([`${$.join(`
`)}
`],{type:"application/jsonl"});g.href=URL.createObjectURL(y),g.download=`${e.game}-${t}.jsonl`,g.click(),URL.revokeObjectURL(g.href)}return r`
    <section class="panel ending" aria-label="The end">
      <h2>${f?u:ct(m)}</h2>
      ${u&&!f&&r`<p>${u}</p>`}
      ${!i&&r`
          <ul class="facts">
            ${o.endFacts(s,n).map($=>r`<li key=${$}>${$}</li>`)}
          </ul>
        `}
      ${p&&r`
          <${l}
            end=${p}
            names=${n}
            seat=${e.seat}
            rules=${a}
            hands=${S}
          />
        `}
      <div class="row">
        <${Xt} view=${e} />
        <a class="button" href=${`#/replay/${t}?analysis`}>Analyse</a>
        <a class="button" href=${`#/replay/${t}`}>Replay</a>
        <button type="button" onClick=${()=>c.run(L)}>Save the record</button>
        <a class="button" href="#/play">New game</a>
      </div>
      <${b} text=${c.problem} />
    </section>
  `}function Xt({view:{id:t,game:o,seat:e,seats:s,next:n}}){let{busy:a,problem:c,run:i}=w();if(e===null)return r`
      ${n&&r`<a class="button" href=${`#/table/${n}`}>Watch the next game</a>`}
      <p class="visually-hidden" role="status">${n?"The next game has started.":""}</p>
    `;let m=s.some(({kind:l},d)=>l==="person"&&d!==e);async function u(){let l=await R("table.again",{id:t,token:P(t)?.token??""});P(l.id)||G(l.id,o,l.token),Tt(`table/${l.id}`)}return r`
    <button type="button" class="main" disabled=${a} onClick=${()=>i(u)}>
      Play again
    </button>
    <p class="hint" role="status">${n?"The next game has started.":m?"All keep their seats.":""}</p>
    <${b} text=${c} />
  `}var zt={resign:"You lose the game, and the others win.",abort:"The game ends, and nobody wins."},Q={resign:"Resign",abort:"Abort the game"};function qt({view:t,end:o}){let e=k(null),[s,n]=h(void 0),{busy:a,problem:c,run:i}=w(),m=s&&(s==="resign"||t.can_abort)?s:null;E(()=>{s!==void 0&&e.current?.querySelector("button")?.focus()},[m]);function u(){e.current&&(e.current.open=!1),n(void 0)}M("pointerdown",({target:p})=>!e.current?.contains(p)&&u());let f=p=>{p.key!=="Escape"||!e.current?.open||(p.stopPropagation(),u(),e.current.querySelector("summary")?.focus())},l=()=>!e.current?.open&&n(void 0),d=p=>r`
    <button type="button" onClick=${()=>n(p)}>${Q[p]} …</button>
  `;return r`
    <details class="menu" ref=${e} onKeyDown=${f} onToggle=${l}>
      <summary class="button">Menu</summary>
      <div class="panel">
        ${m?r`
                <div class="choices" role="group" aria-label=${`${Q[m]}?`}>
                  <p>${zt[m]}</p>
                  <button type="button" disabled=${a} onClick=${()=>n(null)}>
                    Play on
                  </button>
                  <button type="button" disabled=${a} onClick=${()=>i(()=>o(m))}>
                    ${Q[m]}
                  </button>
                </div>
              `:r`
                <div class="choices">
                  ${t.can_abort&&d("abort")} ${d("resign")}
                  <p class="hint">
                    ${t.can_abort?"A game can be aborted until everyone has had a turn.":"Everyone has had a turn, so the game cannot be aborted."}
                  </p>
                  <${Pt} />
                </div>
              `}
        <${b} text=${c} />
      </div>
    </details>
  `}function jt(t){let{question:o,acceptIn:e,movesNext:s,problem:n,challenge:a,eventText:c,busy:i,act:m}=t,u=(f,l,d="")=>r`
    <button type="button" class=${d} disabled=${i} onClick=${()=>m({action:l})}>
      ${f}
    </button>
  `;return r`
    ${o&&r`
        <section class="challenge" aria-label="Challenge" data-home="question" tabindex="-1">
          <p>
            <strong>${c(o)}</strong>${" "}
            ${s?"Challenge it, or just play on: your move accepts it.":"Accept or challenge?"}
          </p>
          <div class="row">
            ${u("Challenge","challenge")}
            ${u("Accept","accept",s?"":"main")}
            ${e!==null&&r`<${Zt} seconds=${e} />`}
          </div>
        </section>
      `}
    ${a&&r`<p class="notice">${c(a)}</p>`}
    <${b} text=${n} />
  `}function Zt({seconds:t}){let o=Math.ceil(ht(t,t));return r`
    <p class="hint" role="timer" aria-live="off">
      ${o?`Accepted in ${q(o,"second")}.`:"Accepted."}
    </p>
  `}var X=({event:t,action:o})=>t==="turn"&&o.action!=="accept"&&o.action!=="challenge",Mt=t=>t.findLast(X);function Gt(t,o){let e=t.filter(({event:n,action:a})=>n==="turn"&&a.action!=="accept"),s=e.findLastIndex(({action:n})=>n.action==="challenge");return s<0||e.slice(s+1).some(({player:n})=>n===o)?null:[e[s].player,e[s-1].player].includes(o)?e[s]:null}function Ft({view:t,join:o}){let e=t.seats.filter(({kind:s})=>s==="open").length;return!e||t.over?null:t.seat===null?r`<${te} join=${o} />`:r`<${ee} free=${e} />`}function te({join:t}){let[o,e]=h(yt),{problem:s,run:n}=w();return r`
    <form class="panel invitation" onSubmit=${c=>{c.preventDefault(),kt(o),n(()=>t(o.trim()))}}>
      <h2>There is a seat for you</h2>
      <div class="row">
        <${Rt} label="Your name" id="name" value=${o} onInput=${e} maxlength="40" />
        <button class="main">Sit down</button>
      </div>
      <${b} text=${s} />
    </form>
  `}function ee({free:t}){let o=ne(location.hostname),e=r`
    The link works on this computer only. To play with others, start the server with${" "}
    <code>lexicon-fast serve --host ADDRESS</code> and open the page at that address.
  `;return r`
    <section class="panel invitation">
      <h2>${q(t,"free seat")}</h2>
      <p>Anyone with this link may sit down, or watch.</p>
      <${Ct} label="Link" id="link" value=${location.href} hint=${o&&e} />
    </section>
  `}var ne=t=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(t);var oe=4;function Yt(t,o){let e=k({view:t,count:o.length,changes:[]});return N(()=>{let{view:s,count:n,changes:a}=e.current,c=se(s,t,o.slice(n)),i=[...a,{...c,number:o.length}].slice(-oe);return e.current={view:t,count:o.length,changes:i},i},[o.length])}function se(t,o,e){let{seat:s,scores:n}=o,a=s!==null&&o.to_move===s,c=t.to_move===s,i=e.findLastIndex(({player:u})=>u===s),m=i>=0&&i<e.length-1;return{events:e,gains:n.map((u,f)=>u-t.scores[f]-re(e,f)),isNowDue:a&&(!c||m)}}var re=(t,o)=>t.filter(({event:e,player:s})=>e==="turn"&&s===o).reduce((e,{score:s=0})=>e+s,0);var z={view:null,events:[],error:null};function ae({events:t,fallbacks:o,until:e}){let s=e-t.length;return t.map((n,a)=>{let c=o.find(({seq:i})=>i===s+a);return c?{...n,fallback:c}:n})}function Ut(t){let[o,e]=h(z),[s,n]=h(!0),[a,c]=h(()=>P(t)?.token??null),[i,m]=h(!1),u=k(0),f=l=>{if(l.until<u.current)return;let d=Math.min(l.until-u.current,l.events.length),p=ae(l).slice(l.events.length-d);u.current=l.until,e(({events:v})=>({view:l,events:[...v,...p],error:null}))};return x(()=>(u.current=0,e(z),F.watch(t,{token:a,since:()=>u.current,onView:f,onOnline:n,onRefused(l){a&&l.type==="BadToken"?(xt(t),c(null),m(!0)):e({...z,error:C(l)})}})),[t,a]),{...o,online:s,lostSeat:i,token:a,async act(l){let d={id:t,token:a??"",action:l,seq:u.current};f(await R("table.act",d))},async end(l){await R(`table.${l}`,{id:t,token:a??""})},async join(l){let d=await R("table.join",{id:t,...l&&{name:l}});G(t,o.view?.game??"",d.token),c(d.token),m(!1)}}}function fn({server:t,rest:[o]}){let e=Ut(o),{view:s,error:n,online:a,lostSeat:c}=e,i=s&&At(t,s.game);return bt(i?le(i,s):"Table"),n?r`
      <h1>Table</h1>
      <${b} text=${n} />
      <p><a class="button" href="#/play">New game</a></p>
    `:r`
    ${!a&&r`<p class="problem" role="alert">${mt} Trying again …</p>`}
    <${b} text=${c&&"The server does not know your seat any more. You are watching."} />
    ${s?r`<${ce} id=${o} info=${i} table=${e} />`:r`<p role="status">Loading …</p>`}
  `}function le({title:t=""},{over:o,seat:e,to_move:s}){return o?`Over · ${t}`:e!==null&&s===e?`Your turn · ${t}`:t}function ce({id:t,info:o,table:e}){let{game:s,ruleset:n}=e.view,a=j(()=>ft(s,n),[t]);return a.value?r`<${ie} id=${t} info=${o} table=${e} rules=${a.value} />`:r`<${b} text=${a.error} />`}function ie({id:t,info:o,table:e,rules:s}){let{view:n,token:a,act:c,join:i}=e,{seat:m,seq:u,phase:f}=n,l=St[n.game],d=lt(n),p=N(()=>l.addDetails?.(e.events,s,m)??e.events,[e.events]),v=A=>{let T=l.eventText(A,d);return T&&A.fallback?`${T} ${dt(A.fallback)}`:T},S=It(t,n,p),[L,$]=h(null),[g,y]=h(null),O=g===u,[I,D]=h(null),_=Yt(n,p),U=_[_.length-1];$e(n,U,v),x(()=>Nt(pe(n,U)),[U]),x(()=>D(null),[u]);let W=k(null);x(()=>{let A=W.current?.getBoundingClientRect().top??0;I&&A<0&&W.current?.scrollIntoView()},[I]);let Z=nt(()=>$(null),[]);x(Z,[e.online]);async function tt(A){y(u),$(null);try{await c(A)}catch(T){$(C(T))}finally{y(T=>T===u?null:T)}}let et=m!==null&&n.to_move===m,B=et&&f==="challenge"?Mt(p):null,H=B!==null&&d.length===2,V=S.end!==null&&!n.over;st([u,V,O]);let K={id:t,gameView:l,view:n,names:d,rules:s},Wt=r`
    <${jt}
      question=${B}
      acceptIn=${n.accept_in}
      movesNext=${H}
      problem=${L}
      challenge=${m===null?null:Gt(p,m)}
      eventText=${v}
      busy=${O}
      act=${tt}
    />
  `;return r`
    <div class="heading">
      <h1>${o.title}</h1>
      <p class="hint">
        <a href=${Et(n.game,n.ruleset)}>${wt(o,s)}</a>,${" "}
        ${`dictionary ${n.dictionary}`}${n.clock&&`, ${ut(n.clock.control)}`}
        ${m===null&&r`. <span class="tag">You are watching</span>`}
      </p>
      ${m!==null&&!n.over&&r`<${qt} view=${n} end=${e.end} />`}
    </div>
    ${m!==null&&gt()&&r`
        <p class="hint">
          Your browser stores nothing for this page: your seat is lost when you close or reload it.
        </p>
      `}
    <${Ft} view=${n} join=${i} />
    <${Lt} view=${n} names=${d} changes=${_} />
    <div class="table ${n.game}" data-seq=${u}>
      <div class="table-main" ref=${W}>
        ${n.over&&r`<${_t} ...${K} events=${p} />`}
        ${V?r`
                <${Dt}
                  key=${S.end.round}
                  ...${K}
                  end=${S.end}
                  onDismiss=${S.dismiss}
                />
              `:r`
                <${l.Play}
                  ...${K}
                  canAct=${et&&!O&&(f==="turn"||H)}
                  mustAnswer=${B!==null&&!H}
                  act=${tt}
                  changes=${_}
                  suggested=${I}
                  onDraft=${Z}
                  notice=${Wt}
                />
              `}
      </div>
      <aside class="table-side">
        ${m!==null&&!n.over&&!V&&r`
            <${Ot}
              id=${t}
              view=${n}
              token=${a}
              actionText=${l.actionText}
              onUse=${f==="turn"?D:null}
            />
          `}
        <${ue} events=${p} eventText=${v} />
      </aside>
    </div>
  `}function ue({events:t,eventText:o}){let e=k(null);return x(()=>{e.current&&(e.current.scrollTop=e.current.scrollHeight)},[t.length]),r`
    <section class="panel log">
      <h2>Game log</h2>
      <ol ref=${e} tabindex="0" aria-label="Game log">
        ${t.map((s,n)=>{let a=o(s);return a&&r`<li key=${n} class=${s.event.replace(" ","-")}>${a}</li>`})}
      </ol>
    </section>
  `}function me({phase:t,seats:o}){return t==="turn"?"Your turn.":o.length===2?"Challenge it, or play on?":"Accept or challenge?"}function $e(t,o,e){x(()=>{let s=o.events.map(e);t.seat!==null&&t.to_move===t.seat&&s.push(me(t));let n=s.filter(Boolean).join(" ");n&&ot(n)},[o])}function pe({over:t},{events:o,isNowDue:e}){if(!o.length)return[];if(t)return["end"];let n=o.some(({action:a,hit:c})=>a?.action==="challenge"||c?.length)?["alarm"]:o.some(X)?["play"]:[];return e?[...n,"turn"]:n}export{fn as TableView};

import{a as G,b as Et}from"./chunk-KATJPDTV.js";import{A as it,Ba as b,C as ut,D as $t,F as N,G as V,H as R,J as mt,L as _,M as w,N as j,O as pt,P as dt,R as ft,T as ht,U as bt,W as P,X as M,Y as gt,Z as yt,b as h,c as x,d as E,e as k,f as q,g as Z,ga as vt,h as r,ha as kt,i as D,ja as Tt,k as tt,l as et,pa as xt,qa as St,r as nt,t as ot,ta as At,u as st,ua as wt,w as rt,x as at,y as lt,z as ct}from"./chunk-5P27SGY4.js";var Mt=5,Gt=3,Ft="The number is the points that you gain on the others, on average.",Yt="The points that you gain on the others, on average, and your chance to win; both count.",F={advice:null,thinking:!1,problem:null};function Nt(t){let{view:o}=t;return o.advice?r`<${Ut} ...${t} />`:r`
      <section class="panel advice">
        <h2>Advice</h2>
        <p class="hint">${lt}</p>
      </section>
    `}function Ut({id:t,view:o,token:e,actionText:s,onUse:n}){let[a,c]=h(F),i=k(null),u=()=>i.current?.stop();E(()=>(c(F),()=>{u(),i.current=null}),[o.seq]);async function $(){c({...F,thinking:!0});let m=y=>{i.current===g&&c({...F,...y})},g=G.advise({id:t,token:e,seconds:Gt},y=>m({advice:y,thinking:!0}));i.current=g;try{m({advice:(await g.answer).advice})}catch(y){m({problem:R(y)})}}let{advice:f,thinking:l,problem:d}=a,p=o.to_move===o.seat,v=p&&o.phase==="challenge",C=l?r`<button type="button" onClick=${u}>Stop</button>`:r`
        <button type="button" disabled=${!(p&&!v)} onClick=${$}>Ask</button>
      `;return r`
    <section class="panel advice" aria-busy=${l}>
      <div class="row">
        <h2>Advice</h2>
        ${C}
      </div>
      <${b} text=${d} />
      <p class="hint" role="status">${l?"Thinking …":v?ct:""}</p>
      ${f&&r`
          <p class="hint">
            ${f.ranked.some(({equity:m})=>m!==void 0)?Yt:Ft}
          </p>
          <ol>
            ${f.ranked.slice(0,Mt).map(({action:m,why:g,gain:y,equity:L=0,win:O})=>{let I=s(m,o.observation);return r`
                <li key=${JSON.stringify(m)}>
                  <span class="rating">
                    ${tt((y??L).toFixed(1))}
                    ${y===void 0?` ${et(O)}%`:""}
                  </span>
                  ${n?r`
                          <button type="button" class="plain" onClick=${()=>n(m)}>
                            ${I}
                          </button>
                        `:r`<strong>${I}</strong>`}
                  <span class="hint">${g}</span>
                </li>
              `})}
          </ol>
        `}
    </section>
  `}function Rt(t,o,e){let s=e.filter(({event:i})=>i==="round end"),[n,a]=h(()=>o.seat===null?s.length:P(t)?.rounds??0),c=()=>{a(s.length),gt(t,{rounds:s.length})};return{end:s.length>n?s.at(-1):null,dismiss:c}}function Pt({gameView:t,end:o,view:e,rules:s,names:n,onDismiss:a}){let c=k(null);return E(()=>{document.activeElement===document.body&&c.current?.focus()},[]),j("keydown",({key:i})=>i==="Escape"&&a()),r`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">Round ${o.round} is over</h2>
      <${t.RoundScores} end=${o} names=${n} seat=${e.seat} rules=${s} />
      <div class="row">
        <button type="button" class="main" ref=${c} onClick=${a}>Next round</button>
        <p class="hint">${Wt(e,n)}</p>
      </div>
    </section>
  `}function Wt({to_move:t,seat:o,phase:e},s){return t!==o?`${s[t??0]} is to move.`:e==="challenge"?"A play waits for your answer.":"It is your turn."}function Ct({id:t,gameView:o,view:e,events:s,names:n,rules:a}){let c=w(),i=s.findLast(({event:m})=>m==="forfeit"),u=n.filter((m,g)=>(e.returns?.[g]??0)>0),$=i&&st(i,n),f=i?.player===null,{RoundScores:l,lastHands:d}=o,p=l&&!i&&s.findLast(({event:m})=>m==="round end"),v=_(async()=>p?V(t):null,[t,!!p]).value,S=q(()=>v?d?.(v.map(m=>JSON.parse(m)),a):[],[v]);async function C(){let m=await V(t),g=document.createElement("a"),y=new Blob([`${m.join(`
`)}
`],{type:"application/jsonl"});g.href=URL.createObjectURL(y),g.download=`${e.game}-${t}.jsonl`,g.click(),URL.revokeObjectURL(g.href)}return r`
    <section class="panel ending" aria-label="The end">
      <h2>${f?$:ot(u)}</h2>
      ${$&&!f&&r`<p>${$}</p>`}
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
            hands=${S}
          />
        `}
      <div class="row">
        <${Bt} view=${e} />
        <a class="button" href=${`#/replay/${t}?analysis`}>Analyse</a>
        <a class="button" href=${`#/replay/${t}`}>Replay</a>
        <button type="button" onClick=${()=>c.run(C)}>Save the record</button>
        <a class="button" href="#/play">New game</a>
      </div>
      <${b} text=${c.problem} />
    </section>
  `}function Bt({view:{id:t,game:o,seat:e,seats:s,next:n}}){let{busy:a,problem:c,run:i}=w();if(e===null)return r`
      ${n&&r`<a class="button" href=${`#/table/${n}`}>Watch the next game</a>`}
      <p class="visually-hidden" role="status">${n?"The next game has started.":""}</p>
    `;let u=s.some(({kind:l},d)=>l==="person"&&d!==e);async function $(){let l=await N("table.again",{id:t,token:P(t)?.token??""});P(l.id)||M(l.id,o,l.token),vt(`table/${l.id}`)}return r`
    <button type="button" class="main" disabled=${a} onClick=${()=>i($)}>
      Play again
    </button>
    <p class="hint" role="status">${n?"The next game has started.":u?"All keep their seats.":""}</p>
    <${b} text=${c} />
  `}var Ht={resign:"You lose the game, and the others win.",abort:"The game ends, and nobody wins."},J={resign:"Resign",abort:"Abort the game"};function Lt({view:t,end:o}){let e=k(null),[s,n]=h(void 0),{busy:a,problem:c,run:i}=w(),u=s&&(s==="resign"||t.can_abort)?s:null;E(()=>{s!==void 0&&e.current?.querySelector("button")?.focus()},[u]);function $(){e.current&&(e.current.open=!1),n(void 0)}j("pointerdown",({target:p})=>!e.current?.contains(p)&&$());let f=p=>{p.key!=="Escape"||!e.current?.open||(p.stopPropagation(),$(),e.current.querySelector("summary")?.focus())},l=()=>!e.current?.open&&n(void 0),d=p=>r`
    <button type="button" onClick=${()=>n(p)}>${J[p]} …</button>
  `;return r`
    <details class="menu" ref=${e} onKeyDown=${f} onToggle=${l}>
      <summary class="button">Menu</summary>
      <div class="panel">
        ${u?r`
                <div class="choices" role="group" aria-label=${`${J[u]}?`}>
                  <p>${Ht[u]}</p>
                  <button type="button" disabled=${a} onClick=${()=>n(null)}>
                    Play on
                  </button>
                  <button type="button" disabled=${a} onClick=${()=>i(()=>o(u))}>
                    ${J[u]}
                  </button>
                </div>
              `:r`
                <div class="choices">
                  ${t.can_abort&&d("abort")} ${d("resign")}
                  <p class="hint">
                    ${t.can_abort?"A game can be aborted until everyone has had a turn.":"Everyone has had a turn, so the game cannot be aborted."}
                  </p>
                </div>
              `}
        <${b} text=${c} />
      </div>
    </details>
  `}function Ot(t){let{question:o,acceptIn:e,movesNext:s,problem:n,challenge:a,eventText:c,busy:i,act:u}=t,$=(f,l,d="")=>r`
    <button type="button" class=${d} disabled=${i} onClick=${()=>u({action:l})}>
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
            ${$("Challenge","challenge")}
            ${$("Accept","accept",s?"":"main")}
            ${e!==null&&r`<${Vt} seconds=${e} />`}
          </div>
        </section>
      `}
    ${a&&r`<p class="notice">${c(a)}</p>`}
    <${b} text=${n} />
  `}function Vt({seconds:t}){let o=Math.ceil(pt(t,t));return r`
    <p class="hint" role="timer" aria-live="off">
      ${o?`Accepted in ${D(o,"second")}.`:"Accepted."}
    </p>
  `}var Jt=({event:t,action:o})=>t==="turn"&&o.action!=="accept"&&o.action!=="challenge",It=t=>t.findLast(Jt);function qt(t,o){let e=t.filter(({event:n,action:a})=>n==="turn"&&a.action!=="accept"),s=e.findLastIndex(({action:n})=>n.action==="challenge");return s<0||e.slice(s+1).some(({player:n})=>n===o)?null:[e[s].player,e[s-1].player].includes(o)?e[s]:null}function Dt({view:t,join:o}){let e=t.seats.filter(({kind:s})=>s==="open").length;return!e||t.over?null:t.seat===null?r`<${Kt} join=${o} />`:r`<${Qt} free=${e} />`}function Kt({join:t}){let[o,e]=h(ht),{problem:s,run:n}=w();return r`
    <form class="panel invitation" onSubmit=${c=>{c.preventDefault(),bt(o),n(()=>t(o.trim()))}}>
      <h2>There is a seat for you</h2>
      <div class="row">
        <${At} label="Your name" id="name" value=${o} onInput=${e} maxlength="40" />
        <button class="main">Sit down</button>
      </div>
      <${b} text=${s} />
    </form>
  `}function Qt({free:t}){let o=Xt(location.hostname),e=r`
    The link works on this computer only. To play with others, start the server with${" "}
    <code>lexicon-fast serve --host ADDRESS</code> and open the page at that address.
  `;return r`
    <section class="panel invitation">
      <h2>${D(t,"free seat")}</h2>
      <p>Anyone with this link may sit down, or watch.</p>
      <${wt} label="Link" id="link" value=${location.href} hint=${o&&e} />
    </section>
  `}var Xt=t=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(t);var K={view:null,events:[],error:null};function zt({events:t,fallbacks:o,until:e}){let s=e-t.length;return t.map((n,a)=>{let c=o.find(({seq:i})=>i===s+a);return c?{...n,fallback:c}:n})}function _t(t){let[o,e]=h(K),[s,n]=h(!0),[a,c]=h(()=>P(t)?.token??null),[i,u]=h(!1),$=k(0),f=l=>{if(l.until<$.current)return;let d=Math.min(l.until-$.current,l.events.length),p=zt(l).slice(l.events.length-d);$.current=l.until,e(({events:v})=>({view:l,events:[...v,...p],error:null}))};return x(()=>($.current=0,e(K),G.watch(t,{token:a,since:()=>$.current,onView:f,onOnline:n,onRefused(l){a&&l.type==="BadToken"?(yt(t),c(null),u(!0)):e({...K,error:R(l)})}})),[t,a]),{...o,online:s,lostSeat:i,token:a,async act(l){let d={id:t,token:a??"",action:l,seq:$.current};f(await N("table.act",d))},async end(l){await N(`table.${l}`,{id:t,token:a??""})},async join(l){let d=await N("table.join",{id:t,...l&&{name:l}});M(t,o.view?.game??"",d.token),c(d.token),u(!1)}}}function en({server:t,rest:[o]}){let e=_t(o),{view:s,error:n,online:a,lostSeat:c}=e,i=s&&Tt(t,s.game);return dt(i?Zt(i,s):"Table"),n?r`
      <h1>Table</h1>
      <${b} text=${n} />
      <p><a class="button" href="#/play">New game</a></p>
    `:r`
    ${!a&&r`<p class="problem" role="alert">${at} Trying again …</p>`}
    <${b} text=${c&&"The server does not know your seat any more. You are watching."} />
    ${s?r`<${te} id=${o} info=${i} table=${e} />`:r`<p role="status">Loading …</p>`}
  `}function Zt({title:t=""},{over:o,seat:e,to_move:s}){return o?`Over · ${t}`:e!==null&&s===e?`Your turn · ${t}`:t}function te({id:t,info:o,table:e}){let{game:s,ruleset:n}=e.view,a=_(()=>mt(s,n),[t]);return a.value?r`<${ee} id=${t} info=${o} table=${e} rules=${a.value} />`:r`<${b} text=${a.error} />`}function ee({id:t,info:o,table:e,rules:s}){let{view:n,token:a,act:c,join:i}=e,{seat:u,seq:$,phase:f}=n,l=kt[n.game],d=nt(n),p=q(()=>l.addDetails?.(e.events,s,u)??e.events,[e.events]),v=A=>{let T=l.eventText(A,d);return T&&A.fallback?`${T} ${it(A.fallback)}`:T},S=Rt(t,n,p),[C,m]=h(null),[g,y]=h(null),L=g===$,[O,I]=h(null);se(n,p,v),x(()=>I(null),[$]);let Y=k(null);x(()=>{let A=Y.current?.getBoundingClientRect().top??0;O&&A<0&&Y.current?.scrollIntoView()},[O]);let Q=Z(()=>m(null),[]);x(Q,[e.online]);async function X(A){y($),m(null);try{await c(A)}catch(T){m(R(T))}finally{y(T=>T===$?null:T)}}let z=u!==null&&n.to_move===u,U=z&&f==="challenge"?It(p):null,W=U!==null&&d.length===2,B=S.end!==null&&!n.over;$t([$,B,L]);let H={id:t,gameView:l,view:n,names:d,rules:s},jt=r`
    <${Ot}
      question=${U}
      acceptIn=${n.accept_in}
      movesNext=${W}
      problem=${C}
      challenge=${u===null?null:qt(p,u)}
      eventText=${v}
      busy=${L}
      act=${X}
    />
  `;return r`
    <div class="heading">
      <h1>${o.title}</h1>
      <p class="hint">
        <a href=${St(n.game,n.ruleset)}>${xt(o,s)}</a>,${" "}
        ${`dictionary ${n.dictionary}`}${n.clock&&`, ${rt(n.clock.control)}`}
        ${u===null&&r`. <span class="tag">You are watching</span>`}
      </p>
      ${u!==null&&!n.over&&r`<${Lt} view=${n} end=${e.end} />`}
    </div>
    ${u!==null&&ft()&&r`
        <p class="hint">
          Your browser stores nothing for this page: your seat is lost when you close or reload it.
        </p>
      `}
    <${Dt} view=${n} join=${i} />
    <${Et} view=${n} names=${d} />
    <div class="table ${n.game}" data-seq=${$}>
      <div class="table-main" ref=${Y}>
        ${n.over&&r`<${Ct} ...${H} events=${p} />`}
        ${B?r`
                <${Pt}
                  key=${S.end.round}
                  ...${H}
                  end=${S.end}
                  onDismiss=${S.dismiss}
                />
              `:r`
                <${l.Play}
                  ...${H}
                  canAct=${z&&!L&&(f==="turn"||W)}
                  mustAnswer=${U!==null&&!W}
                  act=${X}
                  suggested=${O}
                  onDraft=${Q}
                  notice=${jt}
                />
              `}
      </div>
      <aside class="table-side">
        ${u!==null&&!n.over&&!B&&r`
            <${Nt}
              id=${t}
              view=${n}
              token=${a}
              actionText=${l.actionText}
              onUse=${f==="turn"?I:null}
            />
          `}
        <${ne} events=${p} eventText=${v} />
      </aside>
    </div>
  `}function ne({events:t,eventText:o}){let e=k(null);return x(()=>{e.current&&(e.current.scrollTop=e.current.scrollHeight)},[t.length]),r`
    <section class="panel log">
      <h2>Game log</h2>
      <ol ref=${e} tabindex="0" aria-label="Game log">
        ${t.map((s,n)=>{let a=o(s);return a&&r`<li key=${n} class=${s.event.replace(" ","-")}>${a}</li>`})}
      </ol>
    </section>
  `}function oe({phase:t,seats:o}){return t==="turn"?"Your turn.":o.length===2?"Challenge it, or play on?":"Accept or challenge?"}function se(t,o,e){let s=k(null);x(()=>{let n=s.current===null?[]:o.slice(s.current);s.current=o.length;let a=n.map(e);t.seat!==null&&t.to_move===t.seat&&a.push(oe(t));let c=a.filter(Boolean).join(" ");c&&ut(c)},[t.seq])}export{en as TableView};

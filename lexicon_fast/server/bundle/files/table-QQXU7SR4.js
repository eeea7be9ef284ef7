import{a as G,b as At}from"./chunk-F6OQFF7A.js";import{A as it,B as ut,C as $t,E as C,F as V,G as N,I as dt,K as _,L as A,M as j,N as pt,O as mt,Q as ft,S as ht,T as bt,V as R,W as M,X as gt,Y as yt,b as h,c as x,ca as vt,d as E,da as kt,e as k,f as q,fa as Tt,g as Z,h as r,i as D,k as tt,l as et,la as xt,ma as wt,pa as St,r as nt,t as ot,u as st,w as rt,wa as b,x as at,y as lt,z as ct}from"./chunk-F7EGD7R3.js";var jt=5,Mt=3,Gt="The number is the points that you gain on the others, on average.",Ft="The points that you gain on the others, on average, and your chance to win; both count.",F={advice:null,thinking:!1,problem:null};function Et(t){let{view:o}=t;return o.advice?r`<${Yt} ...${t} />`:r`
      <section class="panel advice">
        <h2>Advice</h2>
        <p class="hint">${lt}</p>
      </section>
    `}function Yt({id:t,view:o,token:n,actionText:s,onUse:e}){let[a,c]=h(F),i=k(null),u=()=>i.current?.stop();E(()=>(c(F),()=>{u(),i.current=null}),[o.seq]);async function $(){c({...F,thinking:!0});let d=y=>{i.current===g&&c({...F,...y})},g=G.advise({id:t,token:n,seconds:Mt},y=>d({advice:y,thinking:!0}));i.current=g;try{d({advice:(await g.answer).advice})}catch(y){d({problem:N(y)})}}let{advice:f,thinking:l,problem:m}=a,p=o.to_move===o.seat,v=p&&o.phase==="challenge",P=l?r`<button type="button" onClick=${u}>Stop</button>`:r`
        <button type="button" disabled=${!(p&&!v)} onClick=${$}>Ask</button>
      `;return r`
    <section class="panel advice" aria-busy=${l}>
      <div class="row">
        <h2>Advice</h2>
        ${P}
      </div>
      <${b} text=${m} />
      <p class="hint" role="status">${l?"Thinking …":v?ct:""}</p>
      ${f&&r`
          <p class="hint">
            ${f.ranked.some(({equity:d})=>d!==void 0)?Ft:Gt}
          </p>
          <ol>
            ${f.ranked.slice(0,jt).map(({action:d,why:g,gain:y,equity:L=0,win:O})=>{let I=s(d,o.observation);return r`
                <li key=${JSON.stringify(d)}>
                  <span class="rating">
                    ${tt((y??L).toFixed(1))}
                    ${y===void 0?` ${et(O)}%`:""}
                  </span>
                  ${e?r`
                          <button type="button" class="plain" onClick=${()=>e(d)}>
                            ${I}
                          </button>
                        `:r`<strong>${I}</strong>`}
                  <span class="hint">${g}</span>
                </li>
              `})}
          </ol>
        `}
    </section>
  `}function Ct(t,o,n){let s=n.filter(({event:i})=>i==="round end"),[e,a]=h(()=>o.seat===null?s.length:R(t)?.rounds??0),c=()=>{a(s.length),gt(t,{rounds:s.length})};return{end:s.length>e?s.at(-1):null,dismiss:c}}function Nt({gameView:t,end:o,view:n,rules:s,names:e,onDismiss:a}){let c=k(null);return E(()=>{document.activeElement===document.body&&c.current?.focus()},[]),j("keydown",({key:i})=>i==="Escape"&&a()),r`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">Round ${o.round} is over</h2>
      <${t.RoundScores} end=${o} names=${e} seat=${n.seat} rules=${s} />
      <div class="row">
        <button type="button" class="main" ref=${c} onClick=${a}>Next round</button>
        <p class="hint">${Bt(n,e)}</p>
      </div>
    </section>
  `}function Bt({to_move:t,seat:o,phase:n},s){return t!==o?`${s[t??0]} is to move.`:n==="challenge"?"A play waits for your answer.":"It is your turn."}function Rt({id:t,gameView:o,view:n,events:s,names:e,rules:a}){let c=A(),i=s.findLast(({event:d})=>d==="forfeit"),u=e.filter((d,g)=>(n.returns?.[g]??0)>0),$=i&&st(i,e),f=i?.player===null,{RoundScores:l,lastHands:m}=o,p=l&&!i&&s.findLast(({event:d})=>d==="round end"),v=_(async()=>p?V(t):null,[t,!!p]).value,w=q(()=>v?m?.(v.map(d=>JSON.parse(d)),a):[],[v]);async function P(){let d=await V(t),g=document.createElement("a"),y=new Blob([`${d.join(`
`)}
`],{type:"application/jsonl"});g.href=URL.createObjectURL(y),g.download=`${n.game}-${t}.jsonl`,g.click(),URL.revokeObjectURL(g.href)}return r`
    <section class="panel ending" aria-label="The end">
      <h2>${f?$:ot(u)}</h2>
      ${$&&!f&&r`<p>${$}</p>`}
      ${!i&&r`
          <ul class="facts">
            ${o.endFacts(s,e).map(d=>r`<li key=${d}>${d}</li>`)}
          </ul>
        `}
      ${p&&r`
          <${l}
            end=${p}
            names=${e}
            seat=${n.seat}
            rules=${a}
            hands=${w}
          />
        `}
      <div class="row">
        <${Ut} view=${n} />
        <a class="button" href=${`#/replay/${t}?analysis`}>Analyse</a>
        <a class="button" href=${`#/replay/${t}`}>Replay</a>
        <button type="button" onClick=${()=>c.run(P)}>Save the record</button>
        <a class="button" href="#/play">New game</a>
      </div>
      <${b} text=${c.problem} />
    </section>
  `}function Ut({view:{id:t,game:o,seat:n,seats:s,next:e}}){let{busy:a,problem:c,run:i}=A();if(n===null)return r`
      ${e&&r`<a class="button" href=${`#/table/${e}`}>Watch the next game</a>`}
      <p class="visually-hidden" role="status">${e?"The next game has started.":""}</p>
    `;let u=s.some(({kind:l},m)=>l==="person"&&m!==n);async function $(){let l=await C("table.again",{id:t,token:R(t)?.token??""});R(l.id)||M(l.id,o,l.token),vt(`table/${l.id}`)}return r`
    <button type="button" class="main" disabled=${a} onClick=${()=>i($)}>
      Play again
    </button>
    <p class="hint" role="status">${e?"The next game has started.":u?"All keep their seats.":""}</p>
    <${b} text=${c} />
  `}var Wt={resign:"You lose the game, and the others win.",abort:"The game ends, and nobody wins."},J={resign:"Resign",abort:"Abort the game"};function Pt({view:t,end:o}){let n=k(null),[s,e]=h(void 0),{busy:a,problem:c,run:i}=A(),u=s&&(s==="resign"||t.can_abort)?s:null;E(()=>{s!==void 0&&n.current?.querySelector("button")?.focus()},[u]);function $(){n.current&&(n.current.open=!1),e(void 0)}j("pointerdown",({target:p})=>!n.current?.contains(p)&&$());let f=p=>{p.key!=="Escape"||!n.current?.open||(p.stopPropagation(),$(),n.current.querySelector("summary")?.focus())},l=()=>!n.current?.open&&e(void 0),m=p=>r`
    <button type="button" onClick=${()=>e(p)}>${J[p]} …</button>
  `;return r`
    <details class="menu" ref=${n} onKeyDown=${f} onToggle=${l}>
      <summary class="button">Menu</summary>
      <div class="panel">
        ${u?r`
                <div class="choices" role="group" aria-label=${`${J[u]}?`}>
                  <p>${Wt[u]}</p>
                  <button type="button" disabled=${a} onClick=${()=>e(null)}>
                    Play on
                  </button>
                  <button type="button" disabled=${a} onClick=${()=>i(()=>o(u))}>
                    ${J[u]}
                  </button>
                </div>
              `:r`
                <div class="choices">
                  ${t.can_abort&&m("abort")} ${m("resign")}
                  <p class="hint">
                    ${t.can_abort?"A game can be aborted until everyone has had a turn.":"Everyone has had a turn, so the game cannot be aborted."}
                  </p>
                </div>
              `}
        <${b} text=${c} />
      </div>
    </details>
  `}function Lt(t){let{question:o,acceptIn:n,movesNext:s,problem:e,challenge:a,eventText:c,busy:i,act:u}=t,$=(f,l,m="")=>r`
    <button type="button" class=${m} disabled=${i} onClick=${()=>u({action:l})}>
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
            ${n!==null&&r`<${Ht} seconds=${n} />`}
          </div>
        </section>
      `}
    ${a&&r`<p class="notice">${c(a)}</p>`}
    <${b} text=${e} />
  `}function Ht({seconds:t}){let o=Math.ceil(pt(t,t));return r`
    <p class="hint" role="timer" aria-live="off">
      ${o?`Accepted in ${D(o,"second")}.`:"Accepted."}
    </p>
  `}var Vt=({event:t,action:o})=>t==="turn"&&o.action!=="accept"&&o.action!=="challenge",Ot=t=>t.findLast(Vt);function It(t,o){let n=t.filter(({event:e,action:a})=>e==="turn"&&a.action!=="accept"),s=n.findLastIndex(({action:e})=>e.action==="challenge");return s<0||n.slice(s+1).some(({player:e})=>e===o)?null:[n[s].player,n[s-1].player].includes(o)?n[s]:null}function qt({view:t,join:o}){let n=t.seats.filter(({kind:s})=>s==="open").length;return!n||t.over?null:t.seat===null?r`<${Jt} join=${o} />`:r`<${Kt} free=${n} />`}function Jt({join:t}){let[o,n]=h(ht),{problem:s,run:e}=A();return r`
    <form class="panel invitation" onSubmit=${c=>{c.preventDefault(),bt(o),e(()=>t(o.trim()))}}>
      <h2>There is a seat for you</h2>
      <div class="row">
        <${St} label="Your name" id="name" value=${o} onInput=${n} maxlength="40" />
        <button class="main">Sit down</button>
      </div>
      <${b} text=${s} />
    </form>
  `}function Kt({free:t}){let[o,n]=h(!1),s=Qt(location.hostname),e=({target:c})=>c.select();async function a(){document.getElementById("link").select();try{await navigator.clipboard.writeText(location.href),n(!0)}catch{n(!1)}}return r`
    <section class="panel invitation">
      <h2>${D(t,"free seat")}</h2>
      <p>Anyone with this link may sit down, or watch.</p>
      <div class="row">
        <div class="field">
          <label for="link">Link</label>
          <input
            id="link"
            type="text"
            readonly
            value=${location.href}
            aria-describedby=${s?"link-hint":void 0}
            onFocus=${e}
            onClick=${e}
          />
        </div>
        <button type="button" onClick=${a}>Copy</button>
        <span role="status">${o?"Copied.":""}</span>
      </div>
      ${s&&r`
          <p class="hint" id="link-hint">
            The link works on this computer only. To play with others, start the server with${" "}
            <code>lexicon-fast serve --host ADDRESS</code> and open the page at that address.
          </p>
        `}
    </section>
  `}var Qt=t=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(t);var K={view:null,events:[],error:null};function Xt({events:t,fallbacks:o,until:n}){let s=n-t.length;return t.map((e,a)=>{let c=o.find(({seq:i})=>i===s+a);return c?{...e,fallback:c}:e})}function Dt(t){let[o,n]=h(K),[s,e]=h(!0),[a,c]=h(()=>R(t)?.token??null),[i,u]=h(!1),$=k(0),f=l=>{if(l.until<$.current)return;let m=Math.min(l.until-$.current,l.events.length),p=Xt(l).slice(l.events.length-m);$.current=l.until,n(({events:v})=>({view:l,events:[...v,...p],error:null}))};return x(()=>($.current=0,n(K),G.watch(t,{token:a,since:()=>$.current,onView:f,onOnline:e,onRefused(l){a&&l.type==="BadToken"?(yt(t),c(null),u(!0)):n({...K,error:N(l)})}})),[t,a]),{...o,online:s,lostSeat:i,token:a,async act(l){let m={id:t,token:a??"",action:l,seq:$.current};f(await C("table.act",m))},async end(l){await C(`table.${l}`,{id:t,token:a??""})},async join(l){let m=await C("table.join",{id:t,...l&&{name:l}});M(t,o.view?.game??"",m.token),c(m.token),u(!1)}}}function tn({server:t,rest:[o]}){let n=Dt(o),{view:s,error:e,online:a,lostSeat:c}=n,i=s&&Tt(t,s.game);return mt(i?zt(i,s):"Table"),e?r`
      <h1>Table</h1>
      <${b} text=${e} />
      <p><a class="button" href="#/play">New game</a></p>
    `:r`
    ${!a&&r`<p class="problem" role="alert">${at} Trying again …</p>`}
    <${b} text=${c&&"The server does not know your seat any more. You are watching."} />
    ${s?r`<${Zt} id=${o} info=${i} table=${n} />`:r`<p role="status">Loading …</p>`}
  `}function zt({title:t=""},{over:o,seat:n,to_move:s}){return o?`Over · ${t}`:n!==null&&s===n?`Your turn · ${t}`:t}function Zt({id:t,info:o,table:n}){let{game:s,ruleset:e}=n.view,a=_(()=>dt(s,e),[t]);return a.value?r`<${te} id=${t} info=${o} table=${n} rules=${a.value} />`:r`<${b} text=${a.error} />`}function te({id:t,info:o,table:n,rules:s}){let{view:e,token:a,act:c,join:i}=n,{seat:u,seq:$,phase:f}=e,l=kt[e.game],m=nt(e),p=q(()=>l.addDetails?.(n.events,s,u)??n.events,[n.events]),v=S=>{let T=l.eventText(S,m);return T&&S.fallback?`${T} ${it(S.fallback)}`:T},w=Ct(t,e,p),[P,d]=h(null),[g,y]=h(null),L=g===$,[O,I]=h(null);oe(e,p,v),x(()=>I(null),[$]);let Y=k(null);x(()=>{let S=Y.current?.getBoundingClientRect().top??0;O&&S<0&&Y.current?.scrollIntoView()},[O]);let Q=Z(()=>d(null),[]);x(Q,[n.online]);async function X(S){y($),d(null);try{await c(S)}catch(T){d(N(T))}finally{y(T=>T===$?null:T)}}let z=u!==null&&e.to_move===u,B=z&&f==="challenge"?Ot(p):null,U=B!==null&&m.length===2,W=w.end!==null&&!e.over;$t([$,W,L]);let H={id:t,gameView:l,view:e,names:m,rules:s},_t=r`
    <${Lt}
      question=${B}
      acceptIn=${e.accept_in}
      movesNext=${U}
      problem=${P}
      challenge=${u===null?null:It(p,u)}
      eventText=${v}
      busy=${L}
      act=${X}
    />
  `;return r`
    <div class="heading">
      <h1>${o.title}</h1>
      <p class="hint">
        <a href=${wt(e.game,e.ruleset)}>${xt(o,s)}</a>,${" "}
        ${`dictionary ${e.dictionary}`}${e.clock&&`, ${rt(e.clock.control)}`}
        ${u===null&&r`. <span class="tag">You are watching</span>`}
      </p>
      ${u!==null&&!e.over&&r`<${Pt} view=${e} end=${n.end} />`}
    </div>
    ${u!==null&&ft()&&r`
        <p class="hint">
          Your browser stores nothing for this page: your seat is lost when you close or reload it.
        </p>
      `}
    <${qt} view=${e} join=${i} />
    <${At} view=${e} names=${m} />
    <div class="table ${e.game}" data-seq=${$}>
      <div class="table-main" ref=${Y}>
        ${e.over&&r`<${Rt} ...${H} events=${p} />`}
        ${W?r`
                <${Nt}
                  key=${w.end.round}
                  ...${H}
                  end=${w.end}
                  onDismiss=${w.dismiss}
                />
              `:r`
                <${l.Play}
                  ...${H}
                  canAct=${z&&!L&&(f==="turn"||U)}
                  mustAnswer=${B!==null&&!U}
                  act=${X}
                  suggested=${O}
                  onDraft=${Q}
                  notice=${_t}
                />
              `}
      </div>
      <aside class="table-side">
        ${u!==null&&!e.over&&!W&&r`
            <${Et}
              id=${t}
              view=${e}
              token=${a}
              actionText=${l.actionText}
              onUse=${f==="turn"?I:null}
            />
          `}
        <${ee} events=${p} eventText=${v} />
      </aside>
    </div>
  `}function ee({events:t,eventText:o}){let n=k(null);return x(()=>{n.current&&(n.current.scrollTop=n.current.scrollHeight)},[t.length]),r`
    <section class="panel log">
      <h2>Game log</h2>
      <ol ref=${n} tabindex="0" aria-label="Game log">
        ${t.map((s,e)=>{let a=o(s);return a&&r`<li key=${e} class=${s.event.replace(" ","-")}>${a}</li>`})}
      </ol>
    </section>
  `}function ne({phase:t,seats:o}){return t==="turn"?"Your turn.":o.length===2?"Challenge it, or play on?":"Accept or challenge?"}function oe(t,o,n){let s=k(null);x(()=>{let e=s.current===null?[]:o.slice(s.current);s.current=o.length;let a=e.map(n);t.seat!==null&&t.to_move===t.seat&&a.push(ne(t));let c=a.filter(Boolean).join(" ");c&&ut(c)},[t.seq])}export{tn as TableView};

import{a as G,b as At}from"./chunk-PWMQDFTM.js";import{$ as vt,A as it,B as ut,C as dt,E as C,F as H,G as N,I as $t,K as _,L as A,M as j,N as pt,O as mt,S as ft,T as ht,V as bt,W as gt,Y as R,Z as M,_ as yt,b as h,c as x,d as E,da as kt,e as k,f as q,fa as Tt,g as Z,h as r,i as D,k as tt,l as et,la as xt,ma as wt,oa as St,r as nt,t as ot,u as st,ua as b,w as rt,x as at,y as lt,z as ct}from"./chunk-OHF27CMZ.js";var jt=5,Mt=3,Gt="The number is the points that you gain on the others, on average.",Yt="The points that you gain on the others, on average, and your chance to win; both count.",Y={advice:null,thinking:!1,problem:null};function Et(t){let{view:o}=t;return o.advice?r`<${Ft} ...${t} />`:r`
      <section class="panel advice">
        <h2>Advice</h2>
        <p class="hint">${lt}</p>
      </section>
    `}function Ft({id:t,view:o,token:e,actionText:s,onUse:n}){let[a,c]=h(Y),i=k(null),u=()=>i.current?.stop();E(()=>(c(Y),()=>{u(),i.current=null}),[o.seq]);async function d(){c({...Y,thinking:!0});let m=y=>{i.current===g&&c({...Y,...y})},g=G.advise({id:t,token:e,seconds:Mt},y=>m({advice:y,thinking:!0}));i.current=g;try{m({advice:(await g.answer).advice})}catch(y){m({problem:N(y)})}}let{advice:f,thinking:l,problem:p}=a,$=o.to_move===o.seat,v=$&&o.phase==="challenge",P=l?r`<button type="button" onClick=${u}>Stop</button>`:r`
        <button type="button" disabled=${!($&&!v)} onClick=${d}>Ask</button>
      `;return r`
    <section class="panel advice" aria-busy=${l}>
      <div class="row">
        <h2>Advice</h2>
        ${P}
      </div>
      <${b} text=${p} />
      <p class="hint" role="status">${l?"Thinking …":v?ct:""}</p>
      ${f&&r`
          <p class="hint">
            ${f.ranked.some(({equity:m})=>m!==void 0)?Yt:Gt}
          </p>
          <ol>
            ${f.ranked.slice(0,jt).map(({action:m,why:g,gain:y,equity:L=0,win:O})=>{let I=s(m,o.observation);return r`
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
  `}function Ct(t,o,e){let s=e.filter(({event:i})=>i==="round end"),[n,a]=h(()=>o.seat===null?s.length:R(t)?.rounds??0),c=()=>{a(s.length),yt(t,{rounds:s.length})};return{end:s.length>n?s.at(-1):null,dismiss:c}}function Nt({gameView:t,end:o,view:e,rules:s,names:n,onDismiss:a}){let c=k(null);return E(()=>{document.activeElement===document.body&&c.current?.focus()},[]),j("keydown",({key:i})=>i==="Escape"&&a()),r`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">Round ${o.round} is over</h2>
      <${t.RoundScores} end=${o} names=${n} seat=${e.seat} rules=${s} />
      <div class="row">
        <button type="button" class="main" ref=${c} onClick=${a}>Next round</button>
        <p class="hint">${Bt(e,n)}</p>
      </div>
    </section>
  `}function Bt({to_move:t,seat:o,phase:e},s){return t!==o?`${s[t??0]} is to move.`:e==="challenge"?"A play waits for your answer.":"It is your turn."}function Rt({id:t,gameView:o,view:e,events:s,names:n,rules:a}){let c=A(),i=s.findLast(({event:m})=>m==="forfeit"),u=n.filter((m,g)=>(e.returns?.[g]??0)>0),d=i&&st(i,n),f=i?.player===null,{RoundScores:l,lastHands:p}=o,$=l&&!i&&s.findLast(({event:m})=>m==="round end"),v=_(async()=>$?H(t):null,[t,!!$]).value,w=q(()=>v?p?.(v.map(m=>JSON.parse(m)),a):[],[v]);async function P(){let m=await H(t),g=document.createElement("a"),y=new Blob([`${m.join(`
`)}
`],{type:"application/jsonl"});g.href=URL.createObjectURL(y),g.download=`${e.game}-${t}.jsonl`,g.click(),URL.revokeObjectURL(g.href)}return r`
    <section class="panel ending" aria-label="The end">
      <h2>${f?d:ot(u)}</h2>
      ${d&&!f&&r`<p>${d}</p>`}
      ${$&&r`
          <${l}
            end=${$}
            names=${n}
            seat=${e.seat}
            rules=${a}
            hands=${w}
          />
        `}
      <div class="row">
        <${Ut} view=${e} />
        <a class="button" href=${`#/replay/${t}?analysis`}>Analyse</a>
        <a class="button" href=${`#/replay/${t}`}>Replay</a>
        <button type="button" onClick=${()=>c.run(P)}>Save the record</button>
        <a class="button" href="#/play">New game</a>
      </div>
      <${b} text=${c.problem} />
    </section>
  `}function Ut({view:{id:t,game:o,seat:e,seats:s,next:n}}){let{busy:a,problem:c,run:i}=A();if(e===null)return r`
      ${n&&r`<a class="button" href=${`#/table/${n}`}>Watch the next game</a>`}
      <p class="visually-hidden" role="status">${n?"The next game has started.":""}</p>
    `;let u=s.some(({kind:l},p)=>l==="person"&&p!==e);async function d(){let l=await C("table.again",{id:t,token:R(t)?.token??""});R(l.id)||M(l.id,o,l.token),ft(`table/${l.id}`)}return r`
    <button type="button" class="main" disabled=${a} onClick=${()=>i(d)}>
      Play again
    </button>
    <p class="hint" role="status">${n?"The next game has started.":u?"All keep their seats.":""}</p>
    <${b} text=${c} />
  `}var Vt={resign:"You lose the game, and the others win.",abort:"The game ends, and nobody wins."},J={resign:"Resign",abort:"Abort the game"};function Pt({view:t,end:o}){let e=k(null),[s,n]=h(void 0),{busy:a,problem:c,run:i}=A(),u=s&&(s==="resign"||t.can_abort)?s:null;E(()=>{s!==void 0&&e.current?.querySelector("button")?.focus()},[u]);function d(){e.current&&(e.current.open=!1),n(void 0)}j("pointerdown",({target:$})=>!e.current?.contains($)&&d());let f=$=>{$.key!=="Escape"||!e.current?.open||($.stopPropagation(),d(),e.current.querySelector("summary")?.focus())},l=()=>!e.current?.open&&n(void 0),p=$=>r`
    <button type="button" onClick=${()=>n($)}>${J[$]} …</button>
  `;return r`
    <details class="menu" ref=${e} onKeyDown=${f} onToggle=${l}>
      <summary class="button">Menu</summary>
      <div class="panel">
        ${u?r`
                <div class="choices" role="group" aria-label=${`${J[u]}?`}>
                  <p>${Vt[u]}</p>
                  <button type="button" disabled=${a} onClick=${()=>n(null)}>
                    Play on
                  </button>
                  <button type="button" disabled=${a} onClick=${()=>i(()=>o(u))}>
                    ${J[u]}
                  </button>
                </div>
              `:r`
                <div class="choices">
                  ${t.can_abort&&p("abort")} ${p("resign")}
                  <p class="hint">
                    ${t.can_abort?"A game can be aborted until everyone has had a turn.":"Everyone has had a turn, so the game cannot be aborted."}
                  </p>
                </div>
              `}
        <${b} text=${c} />
      </div>
    </details>
  `}function Lt(t){let{question:o,acceptIn:e,movesNext:s,problem:n,challenge:a,eventText:c,busy:i,act:u}=t,d=(f,l,p="")=>r`
    <button type="button" class=${p} disabled=${i} onClick=${()=>u({action:l})}>
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
            ${d("Challenge","challenge")}
            ${d("Accept","accept",s?"":"main")}
            ${e!==null&&r`<${Wt} seconds=${e} />`}
          </div>
        </section>
      `}
    ${a&&r`<p class="notice">${c(a)}</p>`}
    <${b} text=${n} />
  `}function Wt({seconds:t}){let o=Math.ceil(pt(t,t));return r`
    <p class="hint" role="timer" aria-live="off">
      ${o?`Accepted in ${D(o,"second")}.`:"Accepted."}
    </p>
  `}var Ht=({event:t,action:o})=>t==="turn"&&o.action!=="accept"&&o.action!=="challenge",Ot=t=>t.findLast(Ht);function It(t,o){let e=t.filter(({event:n,action:a})=>n==="turn"&&a.action!=="accept"),s=e.findLastIndex(({action:n})=>n.action==="challenge");return s<0||e.slice(s+1).some(({player:n})=>n===o)?null:[e[s].player,e[s-1].player].includes(o)?e[s]:null}function qt({view:t,join:o}){let e=t.seats.filter(({kind:s})=>s==="open").length;return!e||t.over?null:t.seat===null?r`<${Jt} join=${o} />`:r`<${Kt} free=${e} />`}function Jt({join:t}){let[o,e]=h(bt),{problem:s,run:n}=A();return r`
    <form class="panel invitation" onSubmit=${c=>{c.preventDefault(),gt(o),n(()=>t(o.trim()))}}>
      <h2>There is a seat for you</h2>
      <div class="row">
        <${St} label="Your name" id="name" value=${o} onInput=${e} maxlength="40" />
        <button class="main">Sit down</button>
      </div>
      <${b} text=${s} />
    </form>
  `}function Kt({free:t}){let[o,e]=h(!1),s=Qt(location.hostname),n=({target:c})=>c.select();async function a(){document.getElementById("link").select();try{await navigator.clipboard.writeText(location.href),e(!0)}catch{e(!1)}}return r`
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
            onFocus=${n}
            onClick=${n}
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
  `}var Qt=t=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(t);var K={view:null,events:[],error:null};function Xt({events:t,fallbacks:o,until:e}){let s=e-t.length;return t.map((n,a)=>{let c=o.find(({seq:i})=>i===s+a);return c?{...n,fallback:c}:n})}function Dt(t){let[o,e]=h(K),[s,n]=h(!0),[a,c]=h(()=>R(t)?.token??null),[i,u]=h(!1),d=k(0),f=l=>{if(l.until<d.current)return;let p=Math.min(l.until-d.current,l.events.length),$=Xt(l).slice(l.events.length-p);d.current=l.until,e(({events:v})=>({view:l,events:[...v,...$],error:null}))};return x(()=>(d.current=0,e(K),G.watch(t,{token:a,since:()=>d.current,onView:f,onOnline:n,onRefused(l){a&&l.type==="BadToken"?(vt(t),c(null),u(!0)):e({...K,error:N(l)})}})),[t,a]),{...o,online:s,lostSeat:i,token:a,async act(l){let p={id:t,token:a??"",action:l,seq:d.current};f(await C("table.act",p))},async end(l){await C(`table.${l}`,{id:t,token:a??""})},async join(l){let p=await C("table.join",{id:t,...l&&{name:l}});M(t,o.view?.game??"",p.token),c(p.token),u(!1)}}}function tn({server:t,rest:[o]}){let e=Dt(o),{view:s,error:n,online:a,lostSeat:c}=e,i=s&&Tt(t,s.game);return mt(i?zt(i,s):"Table"),n?r`
      <h1>Table</h1>
      <${b} text=${n} />
      <p><a class="button" href="#/play">New game</a></p>
    `:r`
    ${!a&&r`<p class="problem" role="alert">${at} Trying again …</p>`}
    <${b} text=${c&&"The server does not know your seat any more. You are watching."} />
    ${s?r`<${Zt} id=${o} info=${i} table=${e} />`:r`<p role="status">Loading …</p>`}
  `}function zt({title:t=""},{over:o,seat:e,to_move:s}){return o?`Over · ${t}`:e!==null&&s===e?`Your turn · ${t}`:t}function Zt({id:t,info:o,table:e}){let{game:s,ruleset:n}=e.view,a=_(()=>$t(s,n),[t]);return a.value?r`<${te} id=${t} info=${o} table=${e} rules=${a.value} />`:r`<${b} text=${a.error} />`}function te({id:t,info:o,table:e,rules:s}){let{view:n,token:a,act:c,join:i}=e,{seat:u,seq:d,phase:f}=n,l=kt[n.game],p=nt(n),$=q(()=>l.addDetails?.(e.events,s,u)??e.events,[e.events]),v=S=>{let T=l.eventText(S,p);return T&&S.fallback?`${T} ${it(S.fallback)}`:T},w=Ct(t,n,$),[P,m]=h(null),[g,y]=h(null),L=g===d,[O,I]=h(null);oe(n,$,v),x(()=>I(null),[d]);let F=k(null);x(()=>{let S=F.current?.getBoundingClientRect().top??0;O&&S<0&&F.current?.scrollIntoView()},[O]);let Q=Z(()=>m(null),[]);x(Q,[e.online]);async function X(S){y(d),m(null);try{await c(S)}catch(T){m(N(T))}finally{y(T=>T===d?null:T)}}let z=u!==null&&n.to_move===u,B=z&&f==="challenge"?Ot($):null,U=B!==null&&p.length===2,V=w.end!==null&&!n.over;dt([d,V,L]);let W={id:t,gameView:l,view:n,names:p,rules:s},_t=r`
    <${Lt}
      question=${B}
      acceptIn=${n.accept_in}
      movesNext=${U}
      problem=${P}
      challenge=${u===null?null:It($,u)}
      eventText=${v}
      busy=${L}
      act=${X}
    />
  `;return r`
    <div class="heading">
      <h1>${o.title}</h1>
      <p class="hint">
        <a href=${wt(n.game,n.ruleset)}>${xt(o,s)}</a>,${" "}
        ${`dictionary ${n.dictionary}`}${n.clock&&`, ${rt(n.clock.control)}`}
        ${u===null&&r`. <span class="tag">You are watching</span>`}
      </p>
      ${u!==null&&!n.over&&r`<${Pt} view=${n} end=${e.end} />`}
    </div>
    ${u!==null&&ht()&&r`
        <p class="hint">
          Your browser stores nothing for this page: your seat is lost when you close or reload it.
        </p>
      `}
    <${qt} view=${n} join=${i} />
    <${At} view=${n} names=${p} />
    <div class="table ${n.game}" data-seq=${d}>
      <div class="table-main" ref=${F}>
        ${n.over&&r`<${Rt} ...${W} events=${$} />`}
        ${V?r`
                <${Nt}
                  key=${w.end.round}
                  ...${W}
                  end=${w.end}
                  onDismiss=${w.dismiss}
                />
              `:r`
                <${l.Play}
                  ...${W}
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
        ${u!==null&&!n.over&&!V&&r`
            <${Et}
              id=${t}
              view=${n}
              token=${a}
              actionText=${l.actionText}
              onUse=${f==="turn"?I:null}
            />
          `}
        <${ee} events=${$} eventText=${v} />
      </aside>
    </div>
  `}function ee({events:t,eventText:o}){let e=k(null);return x(()=>{e.current&&(e.current.scrollTop=e.current.scrollHeight)},[t.length]),r`
    <section class="panel log">
      <h2>Game log</h2>
      <ol ref=${e} tabindex="0" aria-label="Game log">
        ${t.map((s,n)=>{let a=o(s);return a&&r`<li key=${n} class=${s.event.replace(" ","-")}>${a}</li>`})}
      </ol>
    </section>
  `}function ne({phase:t,seats:o}){return t==="turn"?"Your turn.":o.length===2?"Challenge it, or play on?":"Accept or challenge?"}function oe(t,o,e){let s=k(null);x(()=>{let n=s.current===null?[]:o.slice(s.current);s.current=o.length;let a=n.map(e);t.seat!==null&&t.to_move===t.seat&&a.push(ne(t));let c=a.filter(Boolean).join(" ");c&&ut(c)},[t.seq])}export{tn as TableView};

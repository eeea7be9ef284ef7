import{a as F,b as Et}from"./chunk-UKVKRDF4.js";import{A as ut,B as mt,C as $t,E as N,F as K,G as R,I as pt,K as j,L as A,M,N as dt,O as ft,Q as ht,S as bt,T as gt,V as P,W as G,X as yt,Y as vt,b as h,c as T,ca as kt,d as E,e as v,ea as xt,f as C,g as tt,ga as Tt,h as r,i as q,k as et,l as nt,ma as wt,na as St,qa as At,r as ot,t as st,u as rt,w as at,x as lt,xa as b,y as ct,z as it}from"./chunk-MWQSYGXI.js";var Ft=5,Yt=3,Bt="The number is the points that you gain on the others, on average.",Ut="The points that you gain on the others, on average, and your chance to win; both count.",Y={advice:null,thinking:!1,problem:null};function Ct(t){let{view:o}=t;return o.advice?r`<${Wt} ...${t} />`:r`
      <section class="panel advice">
        <h2>Advice</h2>
        <p class="hint">${ct}</p>
      </section>
    `}function Wt({id:t,view:o,token:e,actionText:s,onUse:n}){let[a,c]=h(Y),i=v(null),m=()=>i.current?.stop();E(()=>(c(Y),()=>{m(),i.current=null}),[o.seq]);async function u(){c({...Y,thinking:!0});let $=y=>{i.current===g&&c({...Y,...y})},g=F.advise({id:t,token:e,seconds:Yt},y=>$({advice:y,thinking:!0}));i.current=g;try{$({advice:(await g.answer).advice})}catch(y){$({problem:R(y)})}}let{advice:f,thinking:l,problem:d}=a,p=o.to_move===o.seat,k=p&&o.phase==="challenge",L=l?r`<button type="button" onClick=${m}>Stop</button>`:r`
        <button type="button" disabled=${!(p&&!k)} onClick=${u}>Ask</button>
      `;return r`
    <section class="panel advice" aria-busy=${l}>
      <div class="row">
        <h2>Advice</h2>
        ${L}
      </div>
      <${b} text=${d} />
      <p class="hint" role="status">${l?"Thinking …":k?it:""}</p>
      ${f&&r`
          <p class="hint">
            ${f.ranked.some(({equity:$})=>$!==void 0)?Ut:Bt}
          </p>
          <ol>
            ${f.ranked.slice(0,Ft).map(({action:$,why:g,gain:y,equity:O=0,win:I})=>{let D=s($,o.observation);return r`
                <li key=${JSON.stringify($)}>
                  <span class="rating">
                    ${et((y??O).toFixed(1))}
                    ${y===void 0?` ${nt(I)}%`:""}
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
  `}function Nt(t,o,e){let s=e.filter(({event:i})=>i==="round end"),[n,a]=h(()=>o.seat===null?s.length:P(t)?.rounds??0),c=()=>{a(s.length),yt(t,{rounds:s.length})};return{end:s.length>n?s.at(-1):null,dismiss:c}}function Rt({gameView:t,end:o,view:e,rules:s,names:n,onDismiss:a}){let c=v(null);return E(()=>{document.activeElement===document.body&&c.current?.focus()},[]),M("keydown",({key:i})=>i==="Escape"&&a()),r`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">Round ${o.round} is over</h2>
      <${t.RoundScores} end=${o} names=${n} seat=${e.seat} rules=${s} />
      <div class="row">
        <button type="button" class="main" ref=${c} onClick=${a}>Next round</button>
        <p class="hint">${Ht(e,n)}</p>
      </div>
    </section>
  `}function Ht({to_move:t,seat:o,phase:e},s){return t!==o?`${s[t??0]} is to move.`:e==="challenge"?"A play waits for your answer.":"It is your turn."}function Pt({id:t,gameView:o,view:e,events:s,names:n,rules:a}){let c=A(),i=s.findLast(({event:$})=>$==="forfeit"),m=n.filter(($,g)=>(e.returns?.[g]??0)>0),u=i&&rt(i,n),f=i?.player===null,{RoundScores:l,lastHands:d}=o,p=l&&!i&&s.findLast(({event:$})=>$==="round end"),k=j(async()=>p?K(t):null,[t,!!p]).value,w=C(()=>k?d?.(k.map($=>JSON.parse($)),a):[],[k]);async function L(){let $=await K(t),g=document.createElement("a"),y=new Blob([`${$.join(`
`)}
`],{type:"application/jsonl"});g.href=URL.createObjectURL(y),g.download=`${e.game}-${t}.jsonl`,g.click(),URL.revokeObjectURL(g.href)}return r`
    <section class="panel ending" aria-label="The end">
      <h2>${f?u:st(m)}</h2>
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
            hands=${w}
          />
        `}
      <div class="row">
        <${Vt} view=${e} />
        <a class="button" href=${`#/replay/${t}?analysis`}>Analyse</a>
        <a class="button" href=${`#/replay/${t}`}>Replay</a>
        <button type="button" onClick=${()=>c.run(L)}>Save the record</button>
        <a class="button" href="#/play">New game</a>
      </div>
      <${b} text=${c.problem} />
    </section>
  `}function Vt({view:{id:t,game:o,seat:e,seats:s,next:n}}){let{busy:a,problem:c,run:i}=A();if(e===null)return r`
      ${n&&r`<a class="button" href=${`#/table/${n}`}>Watch the next game</a>`}
      <p class="visually-hidden" role="status">${n?"The next game has started.":""}</p>
    `;let m=s.some(({kind:l},d)=>l==="person"&&d!==e);async function u(){let l=await N("table.again",{id:t,token:P(t)?.token??""});P(l.id)||G(l.id,o,l.token),kt(`table/${l.id}`)}return r`
    <button type="button" class="main" disabled=${a} onClick=${()=>i(u)}>
      Play again
    </button>
    <p class="hint" role="status">${n?"The next game has started.":m?"All keep their seats.":""}</p>
    <${b} text=${c} />
  `}var Kt={resign:"You lose the game, and the others win.",abort:"The game ends, and nobody wins."},J={resign:"Resign",abort:"Abort the game"};function Lt({view:t,end:o}){let e=v(null),[s,n]=h(void 0),{busy:a,problem:c,run:i}=A(),m=s&&(s==="resign"||t.can_abort)?s:null;E(()=>{s!==void 0&&e.current?.querySelector("button")?.focus()},[m]);function u(){e.current&&(e.current.open=!1),n(void 0)}M("pointerdown",({target:p})=>!e.current?.contains(p)&&u());let f=p=>{p.key!=="Escape"||!e.current?.open||(p.stopPropagation(),u(),e.current.querySelector("summary")?.focus())},l=()=>!e.current?.open&&n(void 0),d=p=>r`
    <button type="button" onClick=${()=>n(p)}>${J[p]} …</button>
  `;return r`
    <details class="menu" ref=${e} onKeyDown=${f} onToggle=${l}>
      <summary class="button">Menu</summary>
      <div class="panel">
        ${m?r`
                <div class="choices" role="group" aria-label=${`${J[m]}?`}>
                  <p>${Kt[m]}</p>
                  <button type="button" disabled=${a} onClick=${()=>n(null)}>
                    Play on
                  </button>
                  <button type="button" disabled=${a} onClick=${()=>i(()=>o(m))}>
                    ${J[m]}
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
  `}function Ot(t){let{question:o,acceptIn:e,movesNext:s,problem:n,challenge:a,eventText:c,busy:i,act:m}=t,u=(f,l,d="")=>r`
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
            ${e!==null&&r`<${Jt} seconds=${e} />`}
          </div>
        </section>
      `}
    ${a&&r`<p class="notice">${c(a)}</p>`}
    <${b} text=${n} />
  `}function Jt({seconds:t}){let o=Math.ceil(dt(t,t));return r`
    <p class="hint" role="timer" aria-live="off">
      ${o?`Accepted in ${q(o,"second")}.`:"Accepted."}
    </p>
  `}var Qt=({event:t,action:o})=>t==="turn"&&o.action!=="accept"&&o.action!=="challenge",It=t=>t.findLast(Qt);function Dt(t,o){let e=t.filter(({event:n,action:a})=>n==="turn"&&a.action!=="accept"),s=e.findLastIndex(({action:n})=>n.action==="challenge");return s<0||e.slice(s+1).some(({player:n})=>n===o)?null:[e[s].player,e[s-1].player].includes(o)?e[s]:null}function _t({view:t,join:o}){let e=t.seats.filter(({kind:s})=>s==="open").length;return!e||t.over?null:t.seat===null?r`<${Xt} join=${o} />`:r`<${zt} free=${e} />`}function Xt({join:t}){let[o,e]=h(bt),{problem:s,run:n}=A();return r`
    <form class="panel invitation" onSubmit=${c=>{c.preventDefault(),gt(o),n(()=>t(o.trim()))}}>
      <h2>There is a seat for you</h2>
      <div class="row">
        <${At} label="Your name" id="name" value=${o} onInput=${e} maxlength="40" />
        <button class="main">Sit down</button>
      </div>
      <${b} text=${s} />
    </form>
  `}function zt({free:t}){let[o,e]=h(!1),s=Zt(location.hostname),n=({target:c})=>c.select();async function a(){document.getElementById("link").select();try{await navigator.clipboard.writeText(location.href),e(!0)}catch{e(!1)}}return r`
    <section class="panel invitation">
      <h2>${q(t,"free seat")}</h2>
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
  `}var Zt=t=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(t);var te=4;function qt(t,o){let e=v({view:t,count:o.length,changes:[]});return C(()=>{let{view:s,count:n,changes:a}=e.current,c=ee(s,t,o.slice(n)),i=[...a,{...c,number:o.length}].slice(-te);return e.current={view:t,count:o.length,changes:i},i},[o.length])}function ee(t,o,e){let{seat:s,scores:n}=o,a=s!==null&&o.to_move===s,c=t.to_move===s,i=e.findLastIndex(({player:u})=>u===s),m=i>=0&&i<e.length-1;return{events:e,gains:n.map((u,f)=>u-t.scores[f]-ne(e,f)),isNowDue:a&&(!c||m)}}var ne=(t,o)=>t.filter(({event:e,player:s})=>e==="turn"&&s===o).reduce((e,{score:s=0})=>e+s,0);var Q={view:null,events:[],error:null};function oe({events:t,fallbacks:o,until:e}){let s=e-t.length;return t.map((n,a)=>{let c=o.find(({seq:i})=>i===s+a);return c?{...n,fallback:c}:n})}function jt(t){let[o,e]=h(Q),[s,n]=h(!0),[a,c]=h(()=>P(t)?.token??null),[i,m]=h(!1),u=v(0),f=l=>{if(l.until<u.current)return;let d=Math.min(l.until-u.current,l.events.length),p=oe(l).slice(l.events.length-d);u.current=l.until,e(({events:k})=>({view:l,events:[...k,...p],error:null}))};return T(()=>(u.current=0,e(Q),F.watch(t,{token:a,since:()=>u.current,onView:f,onOnline:n,onRefused(l){a&&l.type==="BadToken"?(vt(t),c(null),m(!0)):e({...Q,error:R(l)})}})),[t,a]),{...o,online:s,lostSeat:i,token:a,async act(l){let d={id:t,token:a??"",action:l,seq:u.current};f(await N("table.act",d))},async end(l){await N(`table.${l}`,{id:t,token:a??""})},async join(l){let d=await N("table.join",{id:t,...l&&{name:l}});G(t,o.view?.game??"",d.token),c(d.token),m(!1)}}}function un({server:t,rest:[o]}){let e=jt(o),{view:s,error:n,online:a,lostSeat:c}=e,i=s&&Tt(t,s.game);return ft(i?se(i,s):"Table"),n?r`
      <h1>Table</h1>
      <${b} text=${n} />
      <p><a class="button" href="#/play">New game</a></p>
    `:r`
    ${!a&&r`<p class="problem" role="alert">${lt} Trying again …</p>`}
    <${b} text=${c&&"The server does not know your seat any more. You are watching."} />
    ${s?r`<${re} id=${o} info=${i} table=${e} />`:r`<p role="status">Loading …</p>`}
  `}function se({title:t=""},{over:o,seat:e,to_move:s}){return o?`Over · ${t}`:e!==null&&s===e?`Your turn · ${t}`:t}function re({id:t,info:o,table:e}){let{game:s,ruleset:n}=e.view,a=j(()=>pt(s,n),[t]);return a.value?r`<${ae} id=${t} info=${o} table=${e} rules=${a.value} />`:r`<${b} text=${a.error} />`}function ae({id:t,info:o,table:e,rules:s}){let{view:n,token:a,act:c,join:i}=e,{seat:m,seq:u,phase:f}=n,l=xt[n.game],d=ot(n),p=C(()=>l.addDetails?.(e.events,s,m)??e.events,[e.events]),k=S=>{let x=l.eventText(S,d);return x&&S.fallback?`${x} ${ut(S.fallback)}`:x},w=Nt(t,n,p),[L,$]=h(null),[g,y]=h(null),O=g===u,[I,D]=h(null),_=qt(n,p),Mt=_[_.length-1];ie(n,Mt,k),T(()=>D(null),[u]);let B=v(null);T(()=>{let S=B.current?.getBoundingClientRect().top??0;I&&S<0&&B.current?.scrollIntoView()},[I]);let X=tt(()=>$(null),[]);T(X,[e.online]);async function z(S){y(u),$(null);try{await c(S)}catch(x){$(R(x))}finally{y(x=>x===u?null:x)}}let Z=m!==null&&n.to_move===m,U=Z&&f==="challenge"?It(p):null,W=U!==null&&d.length===2,H=w.end!==null&&!n.over;$t([u,H,O]);let V={id:t,gameView:l,view:n,names:d,rules:s},Gt=r`
    <${Ot}
      question=${U}
      acceptIn=${n.accept_in}
      movesNext=${W}
      problem=${L}
      challenge=${m===null?null:Dt(p,m)}
      eventText=${k}
      busy=${O}
      act=${z}
    />
  `;return r`
    <div class="heading">
      <h1>${o.title}</h1>
      <p class="hint">
        <a href=${St(n.game,n.ruleset)}>${wt(o,s)}</a>,${" "}
        ${`dictionary ${n.dictionary}`}${n.clock&&`, ${at(n.clock.control)}`}
        ${m===null&&r`. <span class="tag">You are watching</span>`}
      </p>
      ${m!==null&&!n.over&&r`<${Lt} view=${n} end=${e.end} />`}
    </div>
    ${m!==null&&ht()&&r`
        <p class="hint">
          Your browser stores nothing for this page: your seat is lost when you close or reload it.
        </p>
      `}
    <${_t} view=${n} join=${i} />
    <${Et} view=${n} names=${d} changes=${_} />
    <div class="table ${n.game}" data-seq=${u}>
      <div class="table-main" ref=${B}>
        ${n.over&&r`<${Pt} ...${V} events=${p} />`}
        ${H?r`
                <${Rt}
                  key=${w.end.round}
                  ...${V}
                  end=${w.end}
                  onDismiss=${w.dismiss}
                />
              `:r`
                <${l.Play}
                  ...${V}
                  canAct=${Z&&!O&&(f==="turn"||W)}
                  mustAnswer=${U!==null&&!W}
                  act=${z}
                  changes=${_}
                  suggested=${I}
                  onDraft=${X}
                  notice=${Gt}
                />
              `}
      </div>
      <aside class="table-side">
        ${m!==null&&!n.over&&!H&&r`
            <${Ct}
              id=${t}
              view=${n}
              token=${a}
              actionText=${l.actionText}
              onUse=${f==="turn"?D:null}
            />
          `}
        <${le} events=${p} eventText=${k} />
      </aside>
    </div>
  `}function le({events:t,eventText:o}){let e=v(null);return T(()=>{e.current&&(e.current.scrollTop=e.current.scrollHeight)},[t.length]),r`
    <section class="panel log">
      <h2>Game log</h2>
      <ol ref=${e} tabindex="0" aria-label="Game log">
        ${t.map((s,n)=>{let a=o(s);return a&&r`<li key=${n} class=${s.event.replace(" ","-")}>${a}</li>`})}
      </ol>
    </section>
  `}function ce({phase:t,seats:o}){return t==="turn"?"Your turn.":o.length===2?"Challenge it, or play on?":"Accept or challenge?"}function ie(t,o,e){T(()=>{let s=o.events.map(e);t.seat!==null&&t.to_move===t.seat&&s.push(ce(t));let n=s.filter(Boolean).join(" ");n&&mt(n)},[o])}export{un as TableView};

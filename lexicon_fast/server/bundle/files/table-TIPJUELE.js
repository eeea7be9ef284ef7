import{a as Rt}from"./chunk-M63X5WVV.js";import{$ as Tt,A as H,B as R,C as J,D as N,F as ht,H as _,I as E,J as j,K as mt,L as $t,O as bt,P as gt,R as yt,S as vt,U as C,V as D,W as kt,X as wt,b as $,ba as xt,c as T,d as A,e as k,f as q,g as et,h as a,ha as St,i as M,ia as Et,k as nt,ka as At,l as ot,o as st,q as rt,qa as b,r as at,t as it,u as ct,v as lt,w as ut,x as dt,y as pt,z as ft}from"./chunk-WT27RGQW.js";var Nt=300,Gt=5e3,z=class{#e=null;#o=Nt;#a=0;#n=new Map;#t=new Map;watch(e,t){return this.#t.set(e,{...t,started:!1}),this.#r?this.#c(e):this.#i(),()=>{this.#t.delete(e),this.#r&&this.#s("table.unwatch",{id:e}).catch(()=>{})}}advise(e,t){let s=this.#s("table.advise",e,t),o=this.#a;return{answer:s,stop:()=>{this.#s("stop",{id:o}).catch(()=>{})}}}get#r(){return this.#e?.readyState===WebSocket.OPEN}#i(){if(this.#e&&this.#e.readyState<=WebSocket.OPEN)return;let e=new URL("ws",location.href);e.protocol=e.protocol.replace("http","ws"),e.hash="";let t=new WebSocket(e);this.#e=t,t.addEventListener("open",()=>{this.#o=Nt;for(let s of this.#t.keys())this.#c(s)}),t.addEventListener("message",({data:s})=>this.#u(JSON.parse(s))),t.addEventListener("close",()=>this.#l())}#l(){for(let{reject:e}of this.#n.values())e(new TypeError("offline"));if(this.#n.clear(),!!this.#t.size){for(let{onOnline:e}of this.#t.values())e(!1);setTimeout(()=>this.#t.size&&this.#i(),this.#o),this.#o=Math.min(this.#o*2,Gt)}}async#c(e){let t=this.#t.get(e);if(!t)return;t.started=!1;let{token:s,since:o}=t;try{let r=await this.#s("table.watch",{id:e,since:o(),token:s});if(this.#t.get(e)!==t)return;t.started=!0,t.onOnline(!0),t.onView(r)}catch(r){r instanceof H&&t.onRefused(r)}}async#s(e,t,s){if(!this.#e||!this.#r)throw new TypeError("offline");let o=++this.#a;return this.#e.send(JSON.stringify({jsonrpc:"2.0",id:o,method:e,params:t})),new Promise((r,i)=>{this.#n.set(o,{resolve:r,reject:i,onUpdate:s})})}#u({id:e,method:t,params:s,result:o,error:r}){if(t==="table.changed"){let i=this.#t.get(s.id);i?.started&&i.onView(s)}else if(t==="advise.update")this.#n.get(s.id)?.onUpdate?.(s.advice);else{let i=this.#n.get(e);this.#n.delete(e),r?i?.reject(new H(r)):i?.resolve(o)}}},Y=new z;var Wt=5,Ft=3,Ut="The number is the points that you gain on the others, on average.",Vt="The points that you gain on the others, on average, and your chance to win; both count.",G={advice:null,thinking:!1,problem:null};function Ct(n){let{view:e}=n;return e.advice?a`<${Bt} ...${n} />`:a`
      <section class="panel advice">
        <h2>Advice</h2>
        <p class="hint">${lt}</p>
      </section>
    `}function Bt({id:n,view:e,token:t,actionText:s,onUse:o}){let[r,i]=$(G),l=k(null),u=()=>l.current?.stop();A(()=>(i(G),()=>{u(),l.current=null}),[e.seq]);async function d(){i({...G,thinking:!0});let h=y=>{l.current===g&&i({...G,...y})},g=Y.advise({id:n,token:t,seconds:Ft},y=>h({advice:y,thinking:!0}));l.current=g;try{h({advice:(await g.answer).advice})}catch(y){h({problem:N(y)})}}let{advice:m,thinking:c,problem:f}=r,p=e.to_move===e.seat,v=p&&e.phase==="challenge",L=c?a`<button type="button" onClick=${u}>Stop</button>`:a`
        <button type="button" disabled=${!(p&&!v)} onClick=${d}>Ask</button>
      `;return a`
    <section class="panel advice" aria-busy=${c}>
      <div class="row">
        <h2>Advice</h2>
        ${L}
      </div>
      <${b} text=${f} />
      <p class="hint" role="status">${c?"Thinking …":v?ut:""}</p>
      ${m&&a`
          <p class="hint">
            ${m.ranked.some(({equity:h})=>h!==void 0)?Vt:Ut}
          </p>
          <ol>
            ${m.ranked.slice(0,Wt).map(({action:h,why:g,gain:y,equity:O=0,win:P})=>{let I=s(h,e.observation);return a`
                <li key=${JSON.stringify(h)}>
                  <span class="rating">
                    ${nt((y??O).toFixed(1))}
                    ${y===void 0?` ${ot(P)}%`:""}
                  </span>
                  ${o?a`
                          <button type="button" class="plain" onClick=${()=>o(h)}>
                            ${I}
                          </button>
                        `:a`<strong>${I}</strong>`}
                  <span class="hint">${g}</span>
                </li>
              `})}
          </ol>
        `}
    </section>
  `}function Lt(n,e,t){let s=t.filter(({event:l})=>l==="round end"),[o,r]=$(()=>e.seat===null?s.length:C(n)?.rounds??0),i=()=>{r(s.length),kt(n,{rounds:s.length})};return{end:s.length>o?s.at(-1):null,dismiss:i}}function Ot({gameView:n,end:e,view:t,rules:s,names:o,onDismiss:r}){let i=k(null);return A(()=>{document.activeElement===document.body&&i.current?.focus()},[]),j("keydown",({key:l})=>l==="Escape"&&r()),a`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">Round ${e.round} is over</h2>
      <${n.RoundScores} end=${e} names=${o} seat=${t.seat} rules=${s} />
      <div class="row">
        <button type="button" class="main" ref=${i} onClick=${r}>Next round</button>
        <p class="hint">${Ht(t,o)}</p>
      </div>
    </section>
  `}function Ht({to_move:n,seat:e,phase:t},s){return n!==e?`${s[n??0]} is to move.`:t==="challenge"?"A play waits for your answer.":"It is your turn."}function Pt({id:n,gameView:e,view:t,events:s,names:o,rules:r}){let i=E(),l=s.findLast(({event:h})=>h==="forfeit"),u=o.filter((h,g)=>(t.returns?.[g]??0)>0),d=l&&at(l,o),m=l?.player===null,{RoundScores:c,lastHands:f}=e,p=c&&!l&&s.findLast(({event:h})=>h==="round end"),v=_(async()=>p?J(n):null,[n,!!p]).value,x=q(()=>v?f?.(v.map(h=>JSON.parse(h)),r):[],[v]);async function L(){let h=await J(n),g=document.createElement("a"),y=new Blob([`${h.join(`
`)}
`],{type:"application/jsonl"});g.href=URL.createObjectURL(y),g.download=`${t.game}-${n}.jsonl`,g.click(),URL.revokeObjectURL(g.href)}return a`
    <section class="panel ending" aria-label="The end">
      <h2>${m?d:rt(u)}</h2>
      ${d&&!m&&a`<p>${d}</p>`}
      ${p&&a`
          <${c}
            end=${p}
            names=${o}
            seat=${t.seat}
            rules=${r}
            hands=${x}
          />
        `}
      <div class="row">
        <${Jt} view=${t} />
        <a class="button" href=${`#/replay/${n}`}>Replay</a>
        <button type="button" onClick=${()=>i.run(L)}>Save the record</button>
        <a class="button" href="#/play">New game</a>
      </div>
      <${b} text=${i.problem} />
    </section>
  `}function Jt({view:{id:n,game:e,seat:t,seats:s,next:o}}){let{busy:r,problem:i,run:l}=E();if(t===null)return a`
      ${o&&a`<a class="button" href=${`#/table/${o}`}>Watch the next game</a>`}
      <p class="visually-hidden" role="status">${o?"The next game has started.":""}</p>
    `;let u=s.some(({kind:c},f)=>c==="person"&&f!==t);async function d(){let c=await R("table.again",{id:n,token:C(n)?.token??""});C(c.id)||D(c.id,e,c.token),bt(`table/${c.id}`)}return a`
    <button type="button" class="main" disabled=${r} onClick=${()=>l(d)}>
      Play again
    </button>
    <p class="hint" role="status">${o?"The next game has started.":u?"All keep their seats.":""}</p>
    <${b} text=${i} />
  `}var zt={resign:"You lose the game, and the others win.",abort:"The game ends, and nobody wins."},K={resign:"Resign",abort:"Abort the game"};function It({view:n,end:e}){let t=k(null),[s,o]=$(void 0),{busy:r,problem:i,run:l}=E(),u=s&&(s==="resign"||n.can_abort)?s:null;A(()=>{s!==void 0&&t.current?.querySelector("button")?.focus()},[u]);function d(){t.current&&(t.current.open=!1),o(void 0)}j("pointerdown",({target:p})=>!t.current?.contains(p)&&d());let m=p=>{p.key!=="Escape"||!t.current?.open||(p.stopPropagation(),d(),t.current.querySelector("summary")?.focus())},c=()=>!t.current?.open&&o(void 0),f=p=>a`
    <button type="button" onClick=${()=>o(p)}>${K[p]} …</button>
  `;return a`
    <details class="menu" ref=${t} onKeyDown=${m} onToggle=${c}>
      <summary class="button">Menu</summary>
      <div class="panel">
        ${u?a`
                <div class="choices" role="group" aria-label=${`${K[u]}?`}>
                  <p>${zt[u]}</p>
                  <button type="button" disabled=${r} onClick=${()=>o(null)}>
                    Play on
                  </button>
                  <button type="button" disabled=${r} onClick=${()=>l(()=>e(u))}>
                    ${K[u]}
                  </button>
                </div>
              `:a`
                <div class="choices">
                  ${n.can_abort&&f("abort")} ${f("resign")}
                  <p class="hint">
                    ${n.can_abort?"A game can be aborted until everyone has had a turn.":"Everyone has had a turn, so the game cannot be aborted."}
                  </p>
                </div>
              `}
        <${b} text=${i} />
      </div>
    </details>
  `}function qt(n){let{question:e,acceptIn:t,movesNext:s,problem:o,challenge:r,eventText:i,busy:l,act:u}=n,d=(m,c,f="")=>a`
    <button type="button" class=${f} disabled=${l} onClick=${()=>u({action:c})}>
      ${m}
    </button>
  `;return a`
    ${e&&a`
        <section class="challenge" aria-label="Challenge" data-home="question" tabindex="-1">
          <p>
            <strong>${i(e)}</strong>${" "}
            ${s?"Challenge it, or just play on: your move accepts it.":"Accept or challenge?"}
          </p>
          <div class="row">
            ${d("Challenge","challenge")}
            ${d("Accept","accept",s?"":"main")}
            ${t!==null&&a`<${Kt} seconds=${t} />`}
          </div>
        </section>
      `}
    ${r&&a`<p class="notice">${i(r)}</p>`}
    <${b} text=${o} />
  `}function Kt({seconds:n}){let e=Math.ceil(mt(n,n));return a`
    <p class="hint" role="timer" aria-live="off">
      ${e?`Accepted in ${M(e,"second")}.`:"Accepted."}
    </p>
  `}var Qt=({event:n,action:e})=>n==="turn"&&e.action!=="accept"&&e.action!=="challenge",Mt=n=>n.findLast(Qt);function _t(n,e){let t=n.filter(({event:o,action:r})=>o==="turn"&&r.action!=="accept"),s=t.findLastIndex(({action:o})=>o.action==="challenge");return s<0||t.slice(s+1).some(({player:o})=>o===e)?null:[t[s].player,t[s-1].player].includes(e)?t[s]:null}function jt({view:n,join:e}){let t=n.seats.filter(({kind:s})=>s==="open").length;return!t||n.over?null:n.seat===null?a`<${Xt} join=${e} />`:a`<${Zt} free=${t} />`}function Xt({join:n}){let[e,t]=$(yt),{problem:s,run:o}=E();return a`
    <form class="panel invitation" onSubmit=${i=>{i.preventDefault(),vt(e),o(()=>n(e.trim()))}}>
      <h2>There is a seat for you</h2>
      <div class="row">
        <${At} label="Your name" id="name" value=${e} onInput=${t} maxlength="40" />
        <button class="main">Sit down</button>
      </div>
      <${b} text=${s} />
    </form>
  `}function Zt({free:n}){let[e,t]=$(!1),s=te(location.hostname),o=({target:i})=>i.select();async function r(){document.getElementById("link").select();try{await navigator.clipboard.writeText(location.href),t(!0)}catch{t(!1)}}return a`
    <section class="panel invitation">
      <h2>${M(n,"free seat")}</h2>
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
            onFocus=${o}
            onClick=${o}
          />
        </div>
        <button type="button" onClick=${r}>Copy</button>
        <span role="status">${e?"Copied.":""}</span>
      </div>
      ${s&&a`
          <p class="hint" id="link-hint">
            The link works on this computer only. To play with others, start the server with${" "}
            <code>lexicon-fast serve --host ADDRESS</code> and open the page at that address.
          </p>
        `}
    </section>
  `}var te=n=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(n);var Q={view:null,events:[],error:null};function ee({events:n,fallbacks:e,until:t}){let s=t-n.length;return n.map((o,r)=>{let i=e.find(({seq:l})=>l===s+r);return i?{...o,fallback:i}:o})}function Dt(n){let[e,t]=$(Q),[s,o]=$(!0),[r,i]=$(()=>C(n)?.token??null),[l,u]=$(!1),d=k(0),m=c=>{if(c.until<d.current)return;let f=Math.min(c.until-d.current,c.events.length),p=ee(c).slice(c.events.length-f);d.current=c.until,t(({events:v})=>({view:c,events:[...v,...p],error:null}))};return T(()=>(d.current=0,t(Q),Y.watch(n,{token:r,since:()=>d.current,onView:m,onOnline:o,onRefused(c){r&&c.type==="BadToken"?(wt(n),i(null),u(!0)):t({...Q,error:N(c)})}})),[n,r]),{...e,online:s,lostSeat:l,token:r,async act(c){let f={id:n,token:r??"",action:c,seq:d.current};m(await R("table.act",f))},async end(c){await R(`table.${c}`,{id:n,token:r??""})},async join(c){let f=await R("table.join",{id:n,...c&&{name:c}});D(n,e.view?.game??"",f.token),i(f.token),u(!1)}}}function an({server:n,rest:[e]}){let t=Dt(e),{view:s,error:o,online:r,lostSeat:i}=t,l=s&&xt(n,s.game);return $t(l?ne(l,s):"Table"),o?a`
      <h1>Table</h1>
      <${b} text=${o} />
      <p><a class="button" href="#/play">New game</a></p>
    `:a`
    ${!r&&a`<p class="problem" role="alert">${ct} Trying again …</p>`}
    <${b} text=${i&&"The server does not know your seat any more. You are watching."} />
    ${s?a`<${oe} id=${e} info=${l} table=${t} />`:a`<p role="status">Loading …</p>`}
  `}function ne({title:n=""},{over:e,seat:t,to_move:s}){return e?`Over · ${n}`:t!==null&&s===t?`Your turn · ${n}`:n}function oe({id:n,info:e,table:t}){let{game:s,ruleset:o}=t.view,r=_(()=>ht(s,o),[n]);return r.value?a`<${se} id=${n} info=${e} table=${t} rules=${r.value} />`:a`<${b} text=${r.error} />`}function se({id:n,info:e,table:t,rules:s}){let{view:o,token:r,act:i,join:l}=t,{seat:u,seq:d,phase:m}=o,c=Tt[o.game],f=st(o),p=q(()=>c.addDetails?.(t.events,s,u)??t.events,[t.events]),v=S=>{let w=c.eventText(S,f);return w&&S.fallback?`${w} ${dt(S.fallback)}`:w},x=Lt(n,o,p),[L,h]=$(null),[g,y]=$(null),O=g===d,[P,I]=$(null);ie(o,p,v),T(()=>I(null),[d]);let W=k(null);T(()=>{let S=W.current?.getBoundingClientRect().top??0;P&&S<0&&W.current?.scrollIntoView()},[P]);let X=et(()=>h(null),[]);T(X,[t.online]);async function Z(S){y(d),h(null);try{await i(S)}catch(w){h(N(w))}finally{y(w=>w===d?null:w)}}let tt=u!==null&&o.to_move===u,F=tt&&m==="challenge"?Mt(p):null,U=F!==null&&f.length===2,V=x.end!==null&&!o.over;ft([d,V,O]);let B={id:n,gameView:c,view:o,names:f,rules:s},Yt=a`
    <${qt}
      question=${F}
      acceptIn=${o.accept_in}
      movesNext=${U}
      problem=${L}
      challenge=${u===null?null:_t(p,u)}
      eventText=${v}
      busy=${O}
      act=${Z}
    />
  `;return a`
    <div class="heading">
      <h1>${e.title}</h1>
      <p class="hint">
        <a href=${Et(o.game,o.ruleset)}>${St(e,s)}</a>,${" "}
        ${`dictionary ${o.dictionary}`}${o.clock&&`, ${it(o.clock.control)}`}
        ${u===null&&a`. <span class="tag">You are watching</span>`}
      </p>
      ${u!==null&&!o.over&&a`<${It} view=${o} end=${t.end} />`}
    </div>
    ${u!==null&&gt()&&a`
        <p class="hint">
          Your browser stores nothing for this page: your seat is lost when you close or reload it.
        </p>
      `}
    <${jt} view=${o} join=${l} />
    <${Rt} view=${o} names=${f} />
    <div class="table ${o.game}" data-seq=${d}>
      <div class="table-main" ref=${W}>
        ${o.over&&a`<${Pt} ...${B} events=${p} />`}
        ${V?a`
                <${Ot}
                  key=${x.end.round}
                  ...${B}
                  end=${x.end}
                  onDismiss=${x.dismiss}
                />
              `:a`
                <${c.Play}
                  ...${B}
                  canAct=${tt&&!O&&(m==="turn"||U)}
                  mustAnswer=${F!==null&&!U}
                  act=${Z}
                  suggested=${P}
                  onDraft=${X}
                  notice=${Yt}
                />
              `}
      </div>
      <aside class="table-side">
        ${u!==null&&!o.over&&!V&&a`
            <${Ct}
              id=${n}
              view=${o}
              token=${r}
              actionText=${c.actionText}
              onUse=${m==="turn"?I:null}
            />
          `}
        <${re} events=${p} eventText=${v} />
      </aside>
    </div>
  `}function re({events:n,eventText:e}){let t=k(null);return T(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[n.length]),a`
    <section class="panel log">
      <h2>Game log</h2>
      <ol ref=${t} tabindex="0" aria-label="Game log">
        ${n.map((s,o)=>{let r=e(s);return r&&a`<li key=${o} class=${s.event.replace(" ","-")}>${r}</li>`})}
      </ol>
    </section>
  `}function ae({phase:n,seats:e}){return n==="turn"?"Your turn.":e.length===2?"Challenge it, or play on?":"Accept or challenge?"}function ie(n,e,t){let s=k(null);T(()=>{let o=s.current===null?[]:e.slice(s.current);s.current=e.length;let r=o.map(t);n.seat!==null&&n.to_move===n.seat&&r.push(ae(n));let i=r.filter(Boolean).join(" ");i&&pt(i)},[n.seq])}export{an as TableView};

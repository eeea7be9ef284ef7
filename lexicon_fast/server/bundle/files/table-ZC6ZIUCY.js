import{a as At}from"./chunk-3MJGWF4W.js";import{$ as wt,A as B,B as A,C as H,D as R,F as ht,H as M,I as S,J as _,K as ft,L as mt,O as $t,P as bt,R as gt,S as yt,U as N,V as j,W as vt,X as kt,b as $,ba as Tt,c as x,d as E,e as k,f as q,g as tt,h as a,ha as xt,i as I,ia as St,k as et,ka as Et,l as nt,o as ot,q as st,qa as b,r as rt,t as at,u as it,v as ct,w as lt,x as ut,y as dt,z as pt}from"./chunk-3N6VP33K.js";var Rt=300,Yt=5e3,J=class{#e=null;#o=Rt;#a=0;#n=new Map;#t=new Map;watch(e,t){return this.#t.set(e,{...t,started:!1}),this.#r?this.#c(e):this.#i(),()=>{this.#t.delete(e),this.#r&&this.#s("table.unwatch",{id:e}).catch(()=>{})}}advise(e,t){let s=this.#s("table.advise",e,t),o=this.#a;return{answer:s,stop:()=>{this.#s("stop",{id:o}).catch(()=>{})}}}get#r(){return this.#e?.readyState===WebSocket.OPEN}#i(){if(this.#e&&this.#e.readyState<=WebSocket.OPEN)return;let e=new URL("ws",location.href);e.protocol=e.protocol.replace("http","ws"),e.hash="";let t=new WebSocket(e);this.#e=t,t.addEventListener("open",()=>{this.#o=Rt;for(let s of this.#t.keys())this.#c(s)}),t.addEventListener("message",({data:s})=>this.#u(JSON.parse(s))),t.addEventListener("close",()=>this.#l())}#l(){for(let{reject:e}of this.#n.values())e(new TypeError("offline"));if(this.#n.clear(),!!this.#t.size){for(let{onOnline:e}of this.#t.values())e(!1);setTimeout(()=>this.#t.size&&this.#i(),this.#o),this.#o=Math.min(this.#o*2,Yt)}}async#c(e){let t=this.#t.get(e);if(!t)return;t.started=!1;let{token:s,since:o}=t;try{let r=await this.#s("table.watch",{id:e,since:o(),token:s});if(this.#t.get(e)!==t)return;t.started=!0,t.onOnline(!0),t.onView(r)}catch(r){r instanceof B&&t.onRefused(r)}}async#s(e,t,s){if(!this.#e||!this.#r)throw new TypeError("offline");let o=++this.#a;return this.#e.send(JSON.stringify({jsonrpc:"2.0",id:o,method:e,params:t})),new Promise((r,i)=>{this.#n.set(o,{resolve:r,reject:i,onUpdate:s})})}#u({id:e,method:t,params:s,result:o,error:r}){if(t==="table.changed"){let i=this.#t.get(s.id);i?.started&&i.onView(s)}else if(t==="advise.update")this.#n.get(s.id)?.onUpdate?.(s.advice);else{let i=this.#n.get(e);this.#n.delete(e),r?i?.reject(new B(r)):i?.resolve(o)}}},D=new J;var Gt=5,Wt=3,Ft="The number is the points that you gain on the others, on average.",Ut="The points that you gain on the others, on average, and your chance to win; both count.",Y={advice:null,thinking:!1,problem:null};function Nt(n){let{view:e}=n;return e.advice?a`<${Vt} ...${n} />`:a`
      <section class="panel advice">
        <h2>Advice</h2>
        <p class="hint">${ct}</p>
      </section>
    `}function Vt({id:n,view:e,token:t,actionText:s,onUse:o}){let[r,i]=$(Y),l=k(null),u=()=>l.current?.stop();E(()=>(i(Y),()=>{u(),l.current=null}),[e.seq]);async function d(){i({...Y,thinking:!0});let f=y=>{l.current===g&&i({...Y,...y})},g=D.advise({id:n,token:t,seconds:Wt},y=>f({advice:y,thinking:!0}));l.current=g;try{f({advice:(await g.answer).advice})}catch(y){f({problem:R(y)})}}let{advice:m,thinking:c,problem:h}=r,p=e.to_move===e.seat,v=p&&e.phase==="challenge",L=c?a`<button type="button" onClick=${u}>Stop</button>`:a`
        <button type="button" disabled=${!(p&&!v)} onClick=${d}>Ask</button>
      `;return a`
    <section class="panel advice" aria-busy=${c}>
      <div class="row">
        <h2>Advice</h2>
        ${L}
      </div>
      <${b} text=${h} />
      <p class="hint" role="status">${c?"Thinking …":v?lt:""}</p>
      ${m&&a`
          <p class="hint">
            ${m.ranked.some(({equity:f})=>f!==void 0)?Ut:Ft}
          </p>
          <ol>
            ${m.ranked.slice(0,Gt).map(({action:f,why:g,gain:y,equity:O=0,win:G})=>{let P=s(f,e.observation);return a`
                <li key=${JSON.stringify(f)}>
                  <span class="rating">
                    ${et((y??O).toFixed(1))}
                    ${y===void 0?` ${nt(G)}%`:""}
                  </span>
                  ${o?a`
                          <button type="button" class="plain" onClick=${()=>o(f)}>
                            ${P}
                          </button>
                        `:a`<strong>${P}</strong>`}
                  <span class="hint">${g}</span>
                </li>
              `})}
          </ol>
        `}
    </section>
  `}function Lt(n,e,t){let s=t.filter(({event:l})=>l==="round end"),[o,r]=$(()=>e.seat===null?s.length:N(n)?.rounds??0),i=()=>{r(s.length),vt(n,{rounds:s.length})};return{end:s.length>o?s.at(-1):null,dismiss:i}}function Ot({gameView:n,end:e,view:t,rules:s,names:o,onDismiss:r}){let i=k(null);return E(()=>{document.activeElement===document.body&&i.current?.focus()},[]),_("keydown",({key:l})=>l==="Escape"&&r()),a`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">Round ${e.round} is over</h2>
      <${n.RoundScores} end=${e} names=${o} seat=${t.seat} rules=${s} />
      <div class="row">
        <button type="button" class="main" ref=${i} onClick=${r}>Next round</button>
        <p class="hint">${Bt(t,o)}</p>
      </div>
    </section>
  `}function Bt({to_move:n,seat:e,phase:t},s){return n!==e?`${s[n??0]} is to move.`:t==="challenge"?"A play waits for your answer.":"It is your turn."}function Pt({id:n,gameView:e,view:t,events:s,names:o,rules:r}){let i=S(),l=s.findLast(({event:f})=>f==="forfeit"),u=o.filter((f,g)=>(t.returns?.[g]??0)>0),d=l&&rt(l,o),m=l?.player===null,{RoundScores:c,lastHands:h}=e,p=c&&!l&&s.findLast(({event:f})=>f==="round end"),v=M(async()=>p?H(n):null,[n,!!p]).value,T=q(()=>v?h?.(v.map(f=>JSON.parse(f)),r):[],[v]);async function L(){let f=await H(n),g=document.createElement("a"),y=new Blob([`${f.join(`
`)}
`],{type:"application/jsonl"});g.href=URL.createObjectURL(y),g.download=`${t.game}-${n}.jsonl`,g.click(),URL.revokeObjectURL(g.href)}return a`
    <section class="panel ending" aria-label="The end">
      <h2>${m?d:st(u)}</h2>
      ${d&&!m&&a`<p>${d}</p>`}
      ${p&&a`
          <${c}
            end=${p}
            names=${o}
            seat=${t.seat}
            rules=${r}
            hands=${T}
          />
        `}
      <div class="row">
        <${Ht} view=${t} />
        <a class="button" href=${`#/replay/${n}`}>Replay</a>
        <button type="button" onClick=${()=>i.run(L)}>Save the record</button>
        <a class="button" href="#/play">New game</a>
      </div>
      <${b} text=${i.problem} />
    </section>
  `}function Ht({view:{id:n,game:e,seat:t,seats:s,next:o}}){let{busy:r,problem:i,run:l}=S();if(t===null)return a`
      ${o&&a`<a class="button" href=${`#/table/${o}`}>Watch the next game</a>`}
      <p class="visually-hidden" role="status">${o?"The next game has started.":""}</p>
    `;let u=s.some(({kind:c},h)=>c==="person"&&h!==t);async function d(){let c=await A("table.again",{id:n,token:N(n)?.token??""});N(c.id)||j(c.id,e,c.token),$t(`table/${c.id}`)}return a`
    <button type="button" class="main" disabled=${r} onClick=${()=>l(d)}>
      Play again
    </button>
    <p class="hint" role="status">${o?"The next game has started.":u?"All keep their seats.":""}</p>
    <${b} text=${i} />
  `}var Jt={resign:"You lose the game, and the others win.",abort:"The game ends, and nobody wins."},z={resign:"Resign",abort:"Abort the game"};function Ct({view:n,end:e}){let t=k(null),[s,o]=$(void 0),{busy:r,problem:i,run:l}=S(),u=s&&(s==="resign"||n.can_abort)?s:null;E(()=>{s!==void 0&&t.current?.querySelector("button")?.focus()},[u]);function d(){t.current&&(t.current.open=!1),o(void 0)}_("pointerdown",({target:p})=>!t.current?.contains(p)&&d());let m=p=>{p.key!=="Escape"||!t.current?.open||(p.stopPropagation(),d(),t.current.querySelector("summary")?.focus())},c=()=>!t.current?.open&&o(void 0),h=p=>a`
    <button type="button" onClick=${()=>o(p)}>${z[p]} …</button>
  `;return a`
    <details class="menu" ref=${t} onKeyDown=${m} onToggle=${c}>
      <summary class="button">Menu</summary>
      <div class="panel">
        ${u?a`
                <div class="choices" role="group" aria-label=${`${z[u]}?`}>
                  <p>${Jt[u]}</p>
                  <button type="button" disabled=${r} onClick=${()=>o(null)}>
                    Play on
                  </button>
                  <button type="button" disabled=${r} onClick=${()=>l(()=>e(u))}>
                    ${z[u]}
                  </button>
                </div>
              `:a`
                <div class="choices">
                  ${n.can_abort&&h("abort")} ${h("resign")}
                  <p class="hint">
                    ${n.can_abort?"A game can be aborted until everyone has had a turn.":"Everyone has had a turn, so the game cannot be aborted."}
                  </p>
                </div>
              `}
        <${b} text=${i} />
      </div>
    </details>
  `}function qt(n){let{question:e,acceptIn:t,movesNext:s,problem:o,challenge:r,eventText:i,busy:l,act:u}=n,d=(m,c,h="")=>a`
    <button type="button" class=${h} disabled=${l} onClick=${()=>u({action:c})}>
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
            ${t!==null&&a`<${zt} seconds=${t} />`}
          </div>
        </section>
      `}
    ${r&&a`<p class="notice">${i(r)}</p>`}
    <${b} text=${o} />
  `}function zt({seconds:n}){let e=Math.ceil(ft(n,n));return a`
    <p class="hint" role="timer" aria-live="off">
      ${e?`Accepted in ${I(e,"second")}.`:"Accepted."}
    </p>
  `}var Kt=({event:n,action:e})=>n==="turn"&&e.action!=="accept"&&e.action!=="challenge",It=n=>n.findLast(Kt);function Mt(n,e){let t=n.filter(({event:o,action:r})=>o==="turn"&&r.action!=="accept"),s=t.findLastIndex(({action:o})=>o.action==="challenge");return s<0||t.slice(s+1).some(({player:o})=>o===e)?null:[t[s].player,t[s-1].player].includes(e)?t[s]:null}function _t({view:n,join:e}){let t=n.seats.filter(({kind:s})=>s==="open").length;return!t||n.over?null:n.seat===null?a`<${Qt} join=${e} />`:a`<${Xt} free=${t} />`}function Qt({join:n}){let[e,t]=$(gt),{problem:s,run:o}=S();return a`
    <form class="panel invitation" onSubmit=${i=>{i.preventDefault(),yt(e),o(()=>n(e.trim()))}}>
      <h2>There is a seat for you</h2>
      <div class="row">
        <${Et} label="Your name" id="name" value=${e} onInput=${t} maxlength="40" />
        <button class="main">Sit down</button>
      </div>
      <${b} text=${s} />
    </form>
  `}function Xt({free:n}){let[e,t]=$(!1),s=Zt(location.hostname),o=({target:i})=>i.select();async function r(){document.getElementById("link").select();try{await navigator.clipboard.writeText(location.href),t(!0)}catch{t(!1)}}return a`
    <section class="panel invitation">
      <h2>${I(n,"free seat")}</h2>
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
  `}var Zt=n=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(n);var K={view:null,events:[],error:null};function te({events:n,fallbacks:e,until:t}){let s=t-n.length;return n.map((o,r)=>{let i=e.find(({seq:l})=>l===s+r);return i?{...o,fallback:i}:o})}function jt(n){let[e,t]=$(K),[s,o]=$(!0),[r,i]=$(()=>N(n)?.token??null),[l,u]=$(!1),d=k(0),m=c=>{if(c.until<d.current)return;let h=Math.min(c.until-d.current,c.events.length),p=te(c).slice(c.events.length-h);d.current=c.until,t(({events:v})=>({view:c,events:[...v,...p],error:null}))};return x(()=>(d.current=0,t(K),D.watch(n,{token:r,since:()=>d.current,onView:m,onOnline:o,onRefused(c){r&&c.type==="BadToken"?(kt(n),i(null),u(!0)):t({...K,error:R(c)})}})),[n,r]),{...e,online:s,lostSeat:l,token:r,async act(c){let h={id:n,token:r??"",action:c,seq:d.current};m(await A("table.act",h))},async end(c){await A(`table.${c}`,{id:n,token:r??""})},async join(c){let h=await A("table.join",{id:n,...c&&{name:c}});j(n,e.view?.game??"",h.token),i(h.token),u(!1)}}}function rn({server:n,rest:[e]}){let t=jt(e),{view:s,error:o,online:r,lostSeat:i}=t,l=s&&Tt(n,s.game);return mt(l?ee(l,s):"Table"),o?a`
      <h1>Table</h1>
      <${b} text=${o} />
      <p><a class="button" href="#/play">New game</a></p>
    `:a`
    ${!r&&a`<p class="problem" role="alert">${it} Trying again …</p>`}
    <${b} text=${i&&"The server does not know your seat any more. You are watching."} />
    ${s?a`<${ne} id=${e} info=${l} table=${t} />`:a`<p role="status">Loading …</p>`}
  `}function ee({title:n=""},{over:e,seat:t,to_move:s}){return e?`Over · ${n}`:t!==null&&s===t?`Your turn · ${n}`:n}function ne({id:n,info:e,table:t}){let{game:s,ruleset:o}=t.view,r=M(()=>ht(s,o),[n]);return r.value?a`<${oe} id=${n} info=${e} table=${t} rules=${r.value} />`:a`<${b} text=${r.error} />`}function oe({id:n,info:e,table:t,rules:s}){let{view:o,token:r,act:i,join:l}=t,{seat:u,seq:d,phase:m}=o,c=wt[o.game],h=ot(o),p=q(()=>c.addDetails?.(t.events,s,u)??t.events,[t.events]),v=C=>{let w=c.eventText(C,h);return w&&C.fallback?`${w} ${ut(C.fallback)}`:w},T=Lt(n,o,p),[L,f]=$(null),[g,y]=$(null),O=g===d,[G,P]=$(null);ae(o,p,v),x(()=>P(null),[d]);let Q=tt(()=>f(null),[]);x(Q,[t.online]);async function X(C){y(d),f(null);try{await i(C)}catch(w){f(R(w))}finally{y(w=>w===d?null:w)}}let Z=u!==null&&o.to_move===u,W=Z&&m==="challenge"?It(p):null,F=W!==null&&h.length===2,U=T.end!==null&&!o.over;pt([d,U,O]);let V={id:n,gameView:c,view:o,names:h,rules:s},Dt=a`
    <${qt}
      question=${W}
      acceptIn=${o.accept_in}
      movesNext=${F}
      problem=${L}
      challenge=${u===null?null:Mt(p,u)}
      eventText=${v}
      busy=${O}
      act=${X}
    />
  `;return a`
    <div class="heading">
      <h1>${e.title}</h1>
      <p class="hint">
        <a href=${St(o.game,o.ruleset)}>${xt(e,s)}</a>,${" "}
        ${`dictionary ${o.dictionary}`}${o.clock&&`, ${at(o.clock.control)}`}
        ${u===null&&a`. <span class="tag">You are watching</span>`}
      </p>
      ${u!==null&&!o.over&&a`<${Ct} view=${o} end=${t.end} />`}
    </div>
    ${u!==null&&bt()&&a`
        <p class="hint">
          Your browser stores nothing for this page: your seat is lost when you close or reload it.
        </p>
      `}
    <${_t} view=${o} join=${l} />
    <${At} view=${o} names=${h} />
    <div class="table ${o.game}" data-seq=${d}>
      <div class="table-main">
        ${o.over&&a`<${Pt} ...${V} events=${p} />`}
        ${U?a`
                <${Ot}
                  key=${T.end.round}
                  ...${V}
                  end=${T.end}
                  onDismiss=${T.dismiss}
                />
              `:a`
                <${c.Play}
                  ...${V}
                  canAct=${Z&&!O&&(m==="turn"||F)}
                  mustAnswer=${W!==null&&!F}
                  act=${X}
                  suggested=${G}
                  onDraft=${Q}
                  notice=${Dt}
                />
              `}
      </div>
      <aside class="table-side">
        ${u!==null&&!o.over&&!U&&a`
            <${Nt}
              id=${n}
              view=${o}
              token=${r}
              actionText=${c.actionText}
              onUse=${m==="turn"?P:null}
            />
          `}
        <${se} events=${p} eventText=${v} />
      </aside>
    </div>
  `}function se({events:n,eventText:e}){let t=k(null);return x(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[n.length]),a`
    <section class="panel log">
      <h2>Game log</h2>
      <ol ref=${t} tabindex="0" aria-label="Game log">
        ${n.map((s,o)=>{let r=e(s);return r&&a`<li key=${o} class=${s.event.replace(" ","-")}>${r}</li>`})}
      </ol>
    </section>
  `}function re({phase:n,seats:e}){return n==="turn"?"Your turn.":e.length===2?"Challenge it, or play on?":"Accept or challenge?"}function ae(n,e,t){let s=k(null);x(()=>{let o=s.current===null?[]:e.slice(s.current);s.current=e.length;let r=o.map(t);n.seat!==null&&n.to_move===n.seat&&r.push(re(n));let i=r.filter(Boolean).join(" ");i&&dt(i)},[n.seq])}export{rn as TableView};

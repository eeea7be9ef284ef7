import{a as kt}from"./chunk-6PUC75RN.js";import{B as lt,D as C,E,F as M,G as ct,J as ut,K as dt,M as pt,N as ht,P as L,Q as I,R as ft,S as mt,W as $t,Y as bt,b as m,c as S,ca as gt,d as A,da as yt,e as k,f as O,fa as vt,g as K,h as a,i as Q,k as X,l as Z,la as b,m as tt,o as et,p as nt,r as ot,s as st,t as rt,u as at,v as it,w as G,x as R,y as U,z as P}from"./chunk-6CSCOW7S.js";var wt=300,It=5e3,W=class{#e=null;#o=wt;#a=0;#n=new Map;#t=new Map;watch(n,t){return this.#t.set(n,{...t,started:!1}),this.#r?this.#l(n):this.#i(),()=>{this.#t.delete(n),this.#r&&this.#s("table.unwatch",{id:n}).catch(()=>{})}}advise(n,t){let s=this.#s("table.advise",n,t),e=this.#a;return{answer:s,stop:()=>{this.#s("stop",{id:e}).catch(()=>{})}}}get#r(){return this.#e?.readyState===WebSocket.OPEN}#i(){if(this.#e&&this.#e.readyState<=WebSocket.OPEN)return;let n=new URL("ws",location.href);n.protocol=n.protocol.replace("http","ws"),n.hash="";let t=new WebSocket(n);this.#e=t,t.addEventListener("open",()=>{this.#o=wt;for(let s of this.#t.keys())this.#l(s)}),t.addEventListener("message",({data:s})=>this.#u(JSON.parse(s))),t.addEventListener("close",()=>this.#c())}#c(){for(let{reject:n}of this.#n.values())n(new TypeError("offline"));if(this.#n.clear(),!!this.#t.size){for(let{onOnline:n}of this.#t.values())n(!1);setTimeout(()=>this.#t.size&&this.#i(),this.#o),this.#o=Math.min(this.#o*2,It)}}async#l(n){let t=this.#t.get(n);if(!t)return;t.started=!1;let{token:s,since:e}=t;try{let r=await this.#s("table.watch",{id:n,since:e(),token:s});if(this.#t.get(n)!==t)return;t.started=!0,t.onOnline(!0),t.onView(r)}catch(r){r instanceof G&&t.onRefused(r)}}async#s(n,t,s){if(!this.#e||!this.#r)throw new TypeError("offline");let e=++this.#a;return this.#e.send(JSON.stringify({jsonrpc:"2.0",id:e,method:n,params:t})),new Promise((r,i)=>{this.#n.set(e,{resolve:r,reject:i,onUpdate:s})})}#u({id:n,method:t,params:s,result:e,error:r}){if(t==="table.changed"){let i=this.#t.get(s.id);i?.started&&i.onView(s)}else if(t==="advise.update")this.#n.get(s.id)?.onUpdate?.(s.advice);else{let i=this.#n.get(n);this.#n.delete(n),r?i?.reject(new G(r)):i?.resolve(e)}}},j=new W;var jt=5,qt=3,_t="The number is the points that you gain on the others, on average.",Dt="The points that you gain on the others, on average, and your chance to win; both count.",q={advice:null,thinking:!1,problem:null};function Tt({id:o,view:n,token:t,actionText:s,onUse:e}){let[r,i]=m(q),c=k(null),u=()=>c.current?.stop();A(()=>(i(q),()=>{u(),c.current=null}),[n.seq]);async function d(){i({...q,thinking:!0});let f=v=>{c.current===y&&i({...q,...v})},y=j.advise({id:o,token:t,seconds:qt},v=>f({advice:v,thinking:!0}));c.current=y;try{f({advice:(await y.answer).advice})}catch(v){f({problem:P(v)})}}let{advice:$,thinking:l,problem:h}=r,p=l?a`<button type="button" onClick=${u}>Stop</button>`:a`
        <button type="button" disabled=${n.to_move!==n.seat} onClick=${d}>Ask</button>
      `;return a`
    <section class="panel advice" aria-busy=${l}>
      <div class="row">
        <h2>Advice</h2>
        ${p}
      </div>
      <${b} text=${h} />
      <p class="hint" role="status">${l?"Thinking …":""}</p>
      ${$&&a`
          <p class="hint">
            ${$.ranked.some(({equity:f})=>f!==void 0)?Dt:_t}
          </p>
          <ol>
            ${$.ranked.slice(0,jt).map(({action:f,why:y,gain:v,equity:g=0,win:w})=>{let x=s(f,n.observation);return a`
                <li key=${JSON.stringify(f)}>
                  <span class="rating">
                    ${X((v??g).toFixed(1))}
                    ${v===void 0?` ${Z(w)}%`:""}
                  </span>
                  ${e?a`
                          <button type="button" class="plain" onClick=${()=>e(f)}>
                            ${x}
                          </button>
                        `:a`<strong>${x}</strong>`}
                  <span class="hint">${y}</span>
                </li>
              `})}
          </ol>
        `}
    </section>
  `}function xt(o,n,t){let s=t.filter(({event:c})=>c==="round end"),[e,r]=m(()=>n.seat===null?s.length:L(o)?.rounds??0),i=()=>{r(s.length),ft(o,{rounds:s.length})};return{end:s.length>e?s.at(-1):null,dismiss:i}}function St({gameView:o,end:n,view:t,rules:s,names:e,onDismiss:r}){let i=k(null);return A(()=>{document.activeElement===document.body&&i.current?.focus()},[]),M("keydown",({key:c})=>c==="Escape"&&r()),a`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">Round ${n.round} is over</h2>
      <${o.RoundScores} end=${n} names=${e} seat=${t.seat} rules=${s} />
      <div class="row">
        <button type="button" class="main" ref=${i} onClick=${r}>Next round</button>
        <p class="hint">${Yt(t,e)}</p>
      </div>
    </section>
  `}function Yt({to_move:o,seat:n,phase:t},s){return o!==n?`${s[o??0]} is to move.`:t==="challenge"?"A play waits for your answer.":"It is your turn."}function Et({id:o,gameView:n,view:t,events:s,names:e,rules:r}){let i=E(),c=s.findLast(({event:g})=>g==="forfeit"),u=e.filter((g,w)=>(t.returns?.[w]??0)>0),d=c&&nt(c,e),$=c?.player===null,{RoundScores:l,lastHands:h}=n,p=l&&!c&&s.findLast(({event:g})=>g==="round end"),f=C(async()=>p?U(o):null,[o,!!p]).value,y=O(()=>f?h?.(f.map(g=>JSON.parse(g)),r):[],[f]);async function v(){let g=await U(o),w=document.createElement("a"),x=new Blob([`${g.join(`
`)}
`],{type:"application/jsonl"});w.href=URL.createObjectURL(x),w.download=`${t.game}-${o}.jsonl`,w.click(),URL.revokeObjectURL(w.href)}return a`
    <section class="panel ending" aria-label="The end">
      <h2>${$?d:et(u)}</h2>
      ${d&&!$&&a`<p>${d}</p>`}
      ${p&&a`
          <${l}
            end=${p}
            names=${e}
            seat=${t.seat}
            rules=${r}
            hands=${y}
          />
        `}
      <div class="row">
        <${Gt} view=${t} />
        <a class="button" href=${`#/replay/${o}`}>Replay</a>
        <button type="button" onClick=${()=>i.run(v)}>Save the record</button>
        <a class="button" href="#/play">New game</a>
      </div>
      <${b} text=${i.problem} />
    </section>
  `}function Gt({view:{id:o,game:n,seat:t,seats:s,next:e}}){let{busy:r,problem:i,run:c}=E();if(t===null)return a`
      ${e&&a`<a class="button" href=${`#/table/${e}`}>Watch the next game</a>`}
      <p class="visually-hidden" role="status">${e?"The next game has started.":""}</p>
    `;let u=s.some(({kind:l},h)=>l==="person"&&h!==t);async function d(){let l=await R("table.again",{id:o,token:L(o)?.token??""});L(l.id)||I(l.id,n,l.token),ut(`table/${l.id}`)}return a`
    <button type="button" class="main" disabled=${r} onClick=${()=>c(d)}>
      Play again
    </button>
    <p class="hint" role="status">${e?"The next game has started.":u?"All keep their seats.":""}</p>
    <${b} text=${i} />
  `}var Ut={resign:"You lose the game, and the others win.",abort:"The game ends, and nobody wins."},F={resign:"Resign",abort:"Abort the game"};function At({view:o,end:n}){let t=k(null),[s,e]=m(void 0),{busy:r,problem:i,run:c}=E(),u=s&&(s==="resign"||o.can_abort)?s:null;A(()=>{s!==void 0&&t.current?.querySelector("button")?.focus()},[u]);function d(){t.current&&(t.current.open=!1),e(void 0)}M("pointerdown",({target:p})=>!t.current?.contains(p)&&d());let $=p=>{p.key!=="Escape"||!t.current?.open||(p.stopPropagation(),d(),t.current.querySelector("summary")?.focus())},l=()=>!t.current?.open&&e(void 0),h=p=>a`
    <button type="button" onClick=${()=>e(p)}>${F[p]} …</button>
  `;return a`
    <details class="menu" ref=${t} onKeyDown=${$} onToggle=${l}>
      <summary class="button">Menu</summary>
      <div class="panel">
        ${u?a`
                <div class="choices" role="group" aria-label=${`${F[u]}?`}>
                  <p>${Ut[u]}</p>
                  <button type="button" disabled=${r} onClick=${()=>e(null)}>
                    Play on
                  </button>
                  <button type="button" disabled=${r} onClick=${()=>c(()=>n(u))}>
                    ${F[u]}
                  </button>
                </div>
              `:a`
                <div class="choices">
                  ${o.can_abort&&h("abort")} ${h("resign")}
                  <p class="hint">
                    ${o.can_abort?"A game can be aborted until everyone has had a turn.":"Everyone has had a turn, so the game cannot be aborted."}
                  </p>
                </div>
              `}
        <${b} text=${i} />
      </div>
    </details>
  `}function Rt({question:o,problem:n,challenge:t,eventText:s,busy:e,act:r}){let i=(c,u,d="")=>a`
    <button type="button" class=${d} disabled=${e} onClick=${()=>r({action:u})}>
      ${c}
    </button>
  `;return a`
    ${o&&a`
        <section class="challenge" aria-label="Challenge" data-home="question" tabindex="-1">
          <p><strong>${s(o)}</strong> Accept or challenge?</p>
          <div class="row">
            ${i("Accept","accept","main")} ${i("Challenge","challenge")}
          </div>
        </section>
      `}
    ${t&&a`<p class="notice">${s(t)}</p>`}
    <${b} text=${n} />
  `}var Wt=({event:o,action:n})=>o==="turn"&&n.action!=="accept"&&n.action!=="challenge",Pt=o=>o.findLast(Wt);function Lt(o,n){let t=o.filter(({event:e,action:r})=>e==="turn"&&r.action!=="accept"),s=t.findLastIndex(({action:e})=>e.action==="challenge");return s<0||t.slice(s+1).some(({player:e})=>e===n)?null:[t[s].player,t[s-1].player].includes(n)?t[s]:null}function Nt({view:o,join:n}){let t=o.seats.filter(({kind:s})=>s==="open").length;return!t||o.over?null:o.seat===null?a`<${Ft} join=${n} />`:a`<${Vt} free=${t} />`}function Ft({join:o}){let[n,t]=m(pt),{problem:s,run:e}=E();return a`
    <form class="panel invitation" onSubmit=${i=>{i.preventDefault(),ht(n),e(()=>o(n.trim()))}}>
      <h2>There is a seat for you</h2>
      <div class="row">
        <${vt} label="Your name" id="name" value=${n} onInput=${t} maxlength="40" />
        <button class="main">Sit down</button>
      </div>
      <${b} text=${s} />
    </form>
  `}function Vt({free:o}){let[n,t]=m(!1),s=Bt(location.hostname),e=({target:i})=>i.select();async function r(){document.getElementById("link").select();try{await navigator.clipboard.writeText(location.href),t(!0)}catch{t(!1)}}return a`
    <section class="panel invitation">
      <h2>${Q(o,"free seat")}</h2>
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
        <button type="button" onClick=${r}>Copy</button>
        <span role="status">${n?"Copied.":""}</span>
      </div>
      ${s&&a`
          <p class="hint" id="link-hint">
            The link works on this computer only. To play with others, start the server with${" "}
            <code>lexicon-fast serve --host ADDRESS</code> and open the page at that address.
          </p>
        `}
    </section>
  `}var Bt=o=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(o);var V={view:null,events:[],error:null};function Ht({events:o,fallbacks:n,until:t}){let s=t-o.length;return o.map((e,r)=>{let i=n.find(({seq:c})=>c===s+r);return i?{...e,fallback:i}:e})}function Ot(o){let[n,t]=m(V),[s,e]=m(!0),[r,i]=m(()=>L(o)?.token??null),[c,u]=m(!1),d=k(0),$=l=>{if(l.until<d.current)return;let h=Math.min(l.until-d.current,l.events.length),p=Ht(l).slice(l.events.length-h);d.current=l.until,t(({events:f})=>({view:l,events:[...f,...p],error:null}))};return S(()=>(d.current=0,t(V),j.watch(o,{token:r,since:()=>d.current,onView:$,onOnline:e,onRefused(l){r&&l.type==="BadToken"?(mt(o),i(null),u(!0)):t({...V,error:P(l)})}})),[o,r]),{...n,online:s,lostSeat:c,token:r,async act(l){let h={id:o,token:r??"",action:l,seq:d.current};$(await R("table.act",h))},async end(l){await R(`table.${l}`,{id:o,token:r??""})},async join(l){let h=await R("table.join",{id:o,...l&&{name:l}});I(o,n.view?.game??"",h.token),i(h.token),u(!1)}}}function Ke({server:o,rest:[n]}){let t=Ot(n),{view:s,error:e,online:r,lostSeat:i}=t,c=s&&bt(o,s.game);return ct(c?Jt(c,s):"Table"),e?a`
      <h1>Table</h1>
      <${b} text=${e} />
      <p><a class="button" href="#/play">New game</a></p>
    `:a`
    ${!r&&a`<p class="problem" role="alert">${st} Trying again …</p>`}
    <${b} text=${i&&"The server does not know your seat any more. You are watching."} />
    ${s?a`<${zt} id=${n} info=${c} table=${t} />`:a`<p role="status">Loading …</p>`}
  `}function Jt({title:o=""},{over:n,seat:t,to_move:s}){return n?`Over · ${o}`:t!==null&&s===t?`Your turn · ${o}`:o}function zt({id:o,info:n,table:t}){let{game:s,ruleset:e}=t.view,r=C(()=>lt(s,e),[o]);return r.value?a`<${Kt} id=${o} info=${n} table=${t} rules=${r.value} />`:a`<${b} text=${r.error} />`}function Kt({id:o,info:n,table:t,rules:s}){let{view:e,token:r,act:i,join:c}=t,{seat:u,seq:d,phase:$}=e,l=$t[e.game],h=tt(e),p=O(()=>l.addDetails?.(t.events,s,u)??t.events,[t.events]),f=N=>{let T=l.eventText(N,h);return T&&N.fallback?`${T} ${rt(N.fallback)}`:T},y=xt(o,e,p),[v,g]=m(null),[w,x]=m(null),_=w===d,[Ct,B]=m(null);Zt(e,p,f),S(()=>B(null),[d]);let H=K(()=>g(null),[]);S(H,[t.online]);async function J(N){x(d),g(null);try{await i(N)}catch(T){g(P(T))}finally{x(T=>T===d?null:T)}}let z=u!==null&&e.to_move===u,D=y.end!==null&&!e.over;it([d,D,_]);let Y={id:o,gameView:l,view:e,names:h,rules:s},Mt=a`
    <${Rt}
      question=${z&&$==="challenge"?Pt(p):null}
      problem=${v}
      challenge=${u===null?null:Lt(p,u)}
      eventText=${f}
      busy=${_}
      act=${J}
    />
  `;return a`
    <div class="heading">
      <h1>${n.title}</h1>
      <p class="hint">
        <a href=${yt(e.game,e.ruleset)}>${gt(n,s)}</a>,${" "}
        ${`dictionary ${e.dictionary}`}${e.clock&&`, ${ot(e.clock.control)}`}
        ${u===null&&a`. <span class="tag">You are watching</span>`}
      </p>
      ${u!==null&&!e.over&&a`<${At} view=${e} end=${t.end} />`}
    </div>
    ${u!==null&&dt()&&a`
        <p class="hint">
          Your browser stores nothing for this page: your seat is lost when you close or reload it.
        </p>
      `}
    <${Nt} view=${e} join=${c} />
    <${kt} view=${e} names=${h} />
    <div class="table ${e.game}" data-seq=${d}>
      <div class="table-main">
        ${e.over&&a`<${Et} ...${Y} events=${p} />`}
        ${D?a`
                <${St}
                  key=${y.end.round}
                  ...${Y}
                  end=${y.end}
                  onDismiss=${y.dismiss}
                />
              `:a`
                <${l.Play}
                  ...${Y}
                  canAct=${z&&!_&&$==="turn"}
                  act=${J}
                  suggested=${Ct}
                  onDraft=${H}
                  notice=${Mt}
                />
              `}
      </div>
      <aside class="table-side">
        ${u!==null&&!e.over&&!D&&a`
            <${Tt}
              id=${o}
              view=${e}
              token=${r}
              actionText=${l.actionText}
              onUse=${$==="turn"?B:null}
            />
          `}
        <${Qt} events=${p} eventText=${f} />
      </aside>
    </div>
  `}function Qt({events:o,eventText:n}){let t=k(null);return S(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[o.length]),a`
    <section class="panel log">
      <h2>Game log</h2>
      <ol ref=${t} tabindex="0" aria-label="Game log">
        ${o.map((s,e)=>{let r=n(s);return r&&a`<li key=${e} class=${s.event.replace(" ","-")}>${r}</li>`})}
      </ol>
    </section>
  `}var Xt={turn:"Your turn.",challenge:"Accept or challenge?",over:""};function Zt(o,n,t){let s=k(null);S(()=>{let e=s.current===null?[]:n.slice(s.current);s.current=n.length;let r=e.map(t);o.seat!==null&&o.to_move===o.seat&&r.push(Xt[o.phase]);let i=r.filter(Boolean).join(" ");i&&at(i)},[o.seq])}export{Ke as TableView};

import{ASK_BUTTONS as rn,CONSEQUENCES as un,END_BUTTONS as $n,Players as dn,QUESTIONS as pn,acceptButton as fn,acceptOrChallenge as Y,acceptTimer as bn,adviceHeading as X,adviceReason as hn,analyseLink as gn,announceTurn as mn,answerDue as vn,askAdviceButton as yn,canAbortHint as kn,cannotAbortHint as Tn,challengeButton as xn,challengeLabel as Sn,challengeOrMove as An,challengeOrPlayOn as wn,comparedText as Ln,connection as Z,controlText as On,dictionaryText as En,fallbackText as Nn,freeSeatsHeading as Cn,gameEndLabel as Bn,invitation as Pn,keepPlayingButton as Dn,linkLabel as qn,loading as Rn,localLinkHint as _n,marginOfError as In,menuButton as Hn,nextRoundButton as jn,noAdvice as Mn,overTitle as Un,ownTurnDue as Fn,ownTurnTitle as Gn,playAgainButton as Kn,reconnecting as Wn,replayLink as Jn,roundEndHeading as Qn,saveButton as Vn,seatLost as Yn,seatsKept as Xn,settledAdvice as Zn,storageDenied as zn,takeSeatButton as nt,takeSeatHeading as tt,thinking as et,watchNextLink as ot,watchingTag as st}from"./websocket.js";import{CopyField as at,G as g,GAME_VIEWS as lt,J as A,K as j,Problem as k,Q as w,SoundChoice as ct,TextField as rt,VIEW_TITLES as M,Y as U,Z as it,adviceAfterAnswer as ut,announce as $t,call as O,errorText as F,fe as l,findGame as dt,forfeitText as pt,forgetTable as ft,gameLog as z,go as bt,isStorageDenied as ht,loadName as gt,newGameTitle as nn,nextGameStarted as tn,playSounds as mt,playerNames as vt,recordOf as en,resultText as yt,rulesOf as kt,rulesPath as Tt,rulesTitle as xt,stopButton as St,storeName as At,storeSeat as on,storedTable as E,toMoveText as wt,updateTable as Lt,useAction as N,useFocus as Ot,usePromise as sn,useSecondsLeft as Et,useTitle as Nt,useWindowEvent as an,yourNameLabel as Ct}from"./texts.js";var Bt=5,Pt=3,C={advice:null,thinking:!1,problem:null};function Dt(n){const{view:e}=n;return e.advice?l`<${qt} ...${n} />`:l`
      <section class="panel advice">
        <h2>${X}</h2>
        <p class="hint">${Mn}</p>
      </section>
    `}function qt({id:n,view:e,token:t,gameView:s,onUse:o}){const[a,r]=g(C),i=w(null),d=()=>i.current?.stop();j(()=>(r(C),()=>{d(),i.current=null}),[e.seq]);async function $(){r({...C,thinking:!0});const b=v=>{i.current===m&&r({...C,...v})},m=Z.advise({id:n,token:t,seconds:Pt},v=>b({advice:v,thinking:!0}));i.current=m;try{b({advice:(await m.answer).advice})}catch(v){b({problem:F(v)})}}const{advice:f,thinking:c,problem:u}=a,p=e.to_move===e.seat,h=p&&e.phase==="challenge",T=c?l`<button type="button" onClick=${d}>${St}</button>`:l`
        <button type="button" disabled=${!(p&&!h)} onClick=${$}>${yn}</button>
      `;return l`
    <section class="panel advice" aria-busy=${c}>
      <div class="row">
        <h2>${X}</h2>
        ${T}
      </div>
      <${k} text=${u} />
      <p class="hint" role="status">
        ${c?et:h?ut:""}
      </p>
      ${f&&l`
          <p class="hint">${s.adviceHint(f)}</p>
          ${f.settled&&!f.exact&&l`<p class="hint">${Zn}</p>`}
          <${_t}
            key=${e.seq}
            advice=${f}
            observation=${e.observation}
            gameView=${s}
            onUse=${o}
          />
        `}
    </section>
  `}var G=({action:n})=>JSON.stringify(n);function Rt(n,e){const[t,...s]=n.ranked,o=a=>e.adviceFigure(a,n).value;return[t,...s.sort((a,r)=>o(r)-o(a))]}function _t({advice:n,observation:e,gameView:t,onUse:s}){const o=Rt(n,t).slice(0,Bt),[a,r]=g(null),[i,d]=g({pointer:!1,focus:!1}),$=u=>{const p={...i,...u};d(p),r(p.pointer||p.focus?a??o:null)},f=new Map(n.ranked.map(u=>[G(u),u])),c=a?a.map(u=>f.get(G(u))??u):o;return l`
    <ol
      onPointerEnter=${()=>$({pointer:!0})}
      onPointerLeave=${()=>$({pointer:!1})}
      onfocusin=${()=>$({focus:!0})}
      onfocusout=${()=>$({focus:!1})}
    >
      ${c.map((u,p)=>{const h=t.actionText(u.action,e),{figure:y,margin:T}=t.adviceFigure(u,n);return l`
          <li key=${G(u)}>
            <span class="rating">
              ${y} ${T&&l`<small>${In(T)}</small>`}
            </span>
            ${s?l`
                    <button type="button" class="plain" onClick=${()=>s(u.action)}>
                      ${h}
                    </button>
                  `:l`<strong>${h}</strong>`}
            <span class="hint">${hn(u.why)}</span>
            <span class="hint">${It(u,c[p+1],t)}</span>
          </li>
        `})}
    </ol>
  `}function It(n,e,t){return e?Ln(t.differences(n,e).filter(Boolean)):""}function Ht(n,e,t){const s=t.filter(({event:i})=>i==="round end"),[o,a]=g(()=>e.seat===null?s.length:E(n)?.rounds??0),r=()=>{a(s.length),Lt(n,{rounds:s.length})};return{end:s.length>o?s.at(-1):null,dismiss:r}}function jt({gameView:n,end:e,view:t,rules:s,names:o,onDismiss:a}){const r=w(null);return j(()=>{document.activeElement===document.body&&r.current?.focus()},[]),an("keydown",({key:i})=>i==="Escape"&&a()),l`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">${Qn(e.round)}</h2>
      <${n.RoundScores} end=${e} names=${o} seat=${t.seat} rules=${s} />
      <div class="row">
        <button type="button" class="main" ref=${r} onClick=${a}>
          ${jn}
        </button>
        <p class="hint">${Mt(t,o)}</p>
      </div>
    </section>
  `}function Mt({to_move:n,seat:e,phase:t},s){return n!==e?`${wt(s[n??0])}.`:t==="challenge"?vn:Fn}function Ut({id:n,gameView:e,view:t,events:s,names:o,rules:a}){const r=N(),i=s.findLast(({event:b})=>b==="forfeit"),d=o.filter((b,m)=>(t.returns?.[m]??0)>0),$=i&&pt(i,o),f=i?.player===null,{RoundScores:c,lastHands:u}=e,p=c&&!i&&s.findLast(({event:b})=>b==="round end"),h=sn(async()=>p?en(n):null,[n,!!p]).value,y=U(()=>h?u?.(h.map(b=>JSON.parse(b)),a):[],[h]);async function T(){const b=await en(n),m=document.createElement("a"),v=new Blob([`${b.join(`
`)}
`],{type:"application/jsonl"});m.href=URL.createObjectURL(v),m.download=`${t.game}-${n}.jsonl`,m.click(),URL.revokeObjectURL(m.href)}return l`
    <section class="panel ending" aria-label=${Bn}>
      <h2>${f?$:yt(d)}</h2>
      ${$&&!f&&l`<p>${$}</p>`}
      ${!i&&l`
          <ul class="facts">
            ${e.endFacts(s,o).map(b=>l`<li key=${b}>${b}</li>`)}
          </ul>
        `}
      ${p&&l`
          <${c}
            end=${p}
            names=${o}
            seat=${t.seat}
            rules=${a}
            hands=${y}
          />
        `}
      <div class="row">
        <${Ft} view=${t} />
        <a class="button" href=${`#/replay/${n}?analysis`}>${gn}</a>
        <a class="button" href=${`#/replay/${n}`}>${Jn}</a>
        <button type="button" onClick=${()=>r.run(T)}>${Vn}</button>
        <a class="button" href="#/play">${nn}</a>
      </div>
      <${k} text=${r.problem} />
    </section>
  `}function Ft({view:{id:n,game:e,seat:t,seats:s,next:o}}){const{busy:a,problem:r,run:i}=N();if(t===null)return l`
      ${o&&l`<a class="button" href=${`#/table/${o}`}>${ot}</a>`}
      <p class="visually-hidden" role="status">${o?tn:""}</p>
    `;const d=s.some(({kind:c},u)=>c==="person"&&u!==t);async function $(){const c=await O("table.again",{id:n,token:E(n)?.token??""});E(c.id)||on(c.id,e,c.token),bt(`table/${c.id}`)}return l`
    <button type="button" class="main" disabled=${a} onClick=${()=>i($)}>
      ${Kn}
    </button>
    <p class="hint" role="status">${o?tn:d?Xn:""}</p>
    <${k} text=${r} />
  `}function Gt({view:n,end:e}){const t=w(null),[s,o]=g(void 0),{busy:a,problem:r,run:i}=N(),d=s&&(s==="resign"||n.can_abort)?s:null;j(()=>{s!==void 0&&t.current?.querySelector("button")?.focus()},[d]);function $(){t.current&&(t.current.open=!1),o(void 0)}an("pointerdown",({target:p})=>!t.current?.contains(p)&&$());const f=p=>{p.key!=="Escape"||!t.current?.open||(p.stopPropagation(),$(),t.current.querySelector("summary")?.focus())},c=()=>!t.current?.open&&o(void 0),u=p=>l`
    <button type="button" onClick=${()=>o(p)}>${rn[p]}</button>
  `;return l`
    <details class="menu" ref=${t} onKeyDown=${f} onToggle=${c}>
      <summary class="button">${Hn}</summary>
      <div class="panel">
        ${d?l`
                <div class="choices" role="group" aria-label=${pn[d]}>
                  <p>${un[d]}</p>
                  <button type="button" disabled=${a} onClick=${()=>o(null)}>
                    ${Dn}
                  </button>
                  <button type="button" disabled=${a} onClick=${()=>i(()=>e(d))}>
                    ${$n[d]}
                  </button>
                </div>
              `:l`
                <div class="choices">
                  ${n.can_abort&&u("abort")} ${u("resign")}
                  <p class="hint">
                    ${n.can_abort?kn:Tn}
                  </p>
                  <${ct} />
                </div>
              `}
        <${k} text=${r} />
      </div>
    </details>
  `}function Kt(n){const{question:e,acceptIn:t,movesNext:s,problem:o,challenge:a,eventText:r,busy:i,act:d}=n,$=(f,c,u="")=>l`
    <button type="button" class=${u} disabled=${i} onClick=${()=>d({action:c})}>
      ${f}
    </button>
  `;return l`
    ${e&&l`
        <section class="challenge" aria-label=${Sn} data-home="question" tabindex="-1">
          <p>
            <strong>${r(e)}</strong>${" "}
            ${s?An:Y}
          </p>
          <div class="row">
            ${$(xn,"challenge")}
            ${$(fn,"accept",s?"":"main")}
            ${t!==null&&l`<${Wt} seconds=${t} />`}
          </div>
        </section>
      `}
    ${a&&l`<p class="notice">${r(a)}</p>`}
    <${k} text=${o} />
  `}function Wt({seconds:n}){const e=Math.ceil(Et(n,n));return l`
    <p class="hint" role="timer" aria-live="off">
      ${bn(e)}
    </p>
  `}var ln=({event:n,action:e})=>n==="turn"&&e.action!=="accept"&&e.action!=="challenge",Jt=n=>n.findLast(ln);function Qt(n,e){const t=n.filter(({event:o,action:a})=>o==="turn"&&a.action!=="accept"),s=t.findLastIndex(({action:o})=>o.action==="challenge");return s<0||t.slice(s+1).some(({player:o})=>o===e)?null:[t[s].player,t[s-1].player].includes(e)?t[s]:null}function Vt({view:n,join:e}){const t=n.seats.filter(({kind:s})=>s==="open").length;return!t||n.over?null:n.seat===null?l`<${Yt} join=${e} />`:l`<${Xt} free=${t} />`}function Yt({join:n}){const[e,t]=g(gt),{problem:s,run:o}=N();return l`
    <form class="panel invitation" onSubmit=${r=>{r.preventDefault(),At(e),o(()=>n(e.trim()))}}>
      <h2>${tt}</h2>
      <div class="row">
        <${rt} label=${Ct} id="name" value=${e} onInput=${t} maxlength="40" />
        <button class="main">${nt}</button>
      </div>
      <${k} text=${s} />
    </form>
  `}function Xt({free:n}){const e=Zt(location.hostname);return l`
    <section class="panel invitation">
      <h2>${Cn(n)}</h2>
      <p>${Pn}</p>
      <${at}
        label=${qn}
        id="link"
        value=${location.href}
        hint=${e&&_n}
      />
    </section>
  `}var Zt=n=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(n),zt=4;function ne(n,e){const t=w({view:n,count:e.length,changes:[]});return U(()=>{const{view:s,count:o,changes:a}=t.current,r=te(s,n,e.slice(o)),i=[...a,{...r,number:e.length}].slice(-zt);return t.current={view:n,count:e.length,changes:i},i},[e.length])}function te(n,e,t){const{seat:s,scores:o}=e,a=s!==null&&e.to_move===s,r=n.to_move===s,i=t.findLastIndex(({player:$})=>$===s),d=i>=0&&i<t.length-1;return{events:t,gains:o.map(($,f)=>$-n.scores[f]-ee(t,f)),isNowDue:a&&(!r||d)}}var ee=(n,e)=>n.filter(({event:t,player:s})=>t==="turn"&&s===e).reduce((t,{score:s=0})=>t+s,0),K={view:null,events:[],error:null};function oe({events:n,fallbacks:e,until:t}){const s=t-n.length;return n.map((o,a)=>{const r=e.find(({seq:i})=>i===s+a);return r?{...o,fallback:r}:o})}function se(n){const[e,t]=g(K),[s,o]=g(!0),[a,r]=g(()=>E(n)?.token??null),[i,d]=g(!1),$=w(0),f=c=>{if(c.until<$.current)return;const u=Math.min(c.until-$.current,c.events.length),p=oe(c).slice(c.events.length-u);$.current=c.until,t(({events:h})=>({view:c,events:[...h,...p],error:null}))};return A(()=>($.current=0,t(K),Z.watch(n,{token:a,since:()=>$.current,onView:f,onOnline:o,onRefused(c){a&&c.type==="BadToken"?(ft(n),r(null),d(!0)):t({...K,error:F(c)})}})),[n,a]),{...e,online:s,lostSeat:i,token:a,async act(c){const u={id:n,token:a??"",action:c,seq:$.current};f(await O("table.act",u))},async end(c){await O(`table.${c}`,{id:n,token:a??""})},async join(c){const u=await O("table.join",{id:n,...c&&{name:c}});on(n,e.view?.game??"",u.token),r(u.token),d(!1)}}}function ae({server:n,rest:[e]}){const t=se(e),{view:s,error:o,online:a,lostSeat:r}=t,i=s&&dt(n,s.game);return Nt(i?le(i,s):M.table),o?l`
      <h1>${M.table}</h1>
      <${k} text=${o} />
      <p><a class="button" href="#/play">${nn}</a></p>
    `:l`
    ${!a&&l`<p class="problem" role="alert">${Wn}</p>`}
    <${k} text=${r&&Yn} />
    ${s?l`<${ce} id=${e} info=${i} table=${t} />`:l`
            ${!a&&l`<h1>${M.table}</h1>`}
            <p role="status">${Rn}</p>
          `}
  `}function le({title:n=""},{over:e,seat:t,to_move:s}){return e?Un(n):t!==null&&s===t?Gn(n):n}function ce({id:n,info:e,table:t}){const{game:s,ruleset:o}=t.view,a=sn(()=>kt(s,o),[n]);return a.value?l`<${re} id=${n} info=${e} table=${t} rules=${a.value} />`:l`<${k} text=${a.error} />`}function re({id:n,info:e,table:t,rules:s}){const{view:o,token:a,act:r,join:i}=t,{seat:d,seq:$,phase:f}=o,c=lt[o.game],u=vt(o),p=U(()=>c.addDetails?.(t.events,s,d)??t.events,[t.events]),h=S=>{const x=c.eventText(S,u);return x&&S.fallback?`${x} ${Nn(S.fallback)}`:x},y=Ht(n,o,p),[T,b]=g(null),[m,v]=g(null),B=m===$,[P,W]=g(null),L=ne(o,p),D=L[L.length-1];$e(o,D,h),A(()=>mt(de(o,D)),[D]),A(()=>W(null),[$]);const q=w(null);A(()=>{const S=q.current?.getBoundingClientRect().top??0;P&&S<0&&q.current?.scrollIntoView()},[P]);const J=it(()=>b(null),[]);A(J,[t.online]);async function Q(S){v($),b(null);try{await r(S)}catch(x){b(F(x))}finally{v(x=>x===$?null:x)}}const V=d!==null&&o.to_move===d,R=V&&f==="challenge"?Jt(p):null,_=R!==null&&u.length===2,I=y.end!==null&&!o.over;Ot([$,I,B]);const H={id:n,gameView:c,view:o,names:u,rules:s},cn=l`
    <${Kt}
      question=${R}
      acceptIn=${o.accept_in}
      movesNext=${_}
      problem=${T}
      challenge=${d===null?null:Qt(p,d)}
      eventText=${h}
      busy=${B}
      act=${Q}
    />
  `;return l`
    <div class="heading">
      <h1>${e.title}</h1>
      <p class="hint">
        <a href=${Tt(o.game,o.ruleset)}>${xt(e,s)}</a>,${" "}
        ${En(o.dictionary)}${o.clock&&`, ${On(o.clock.control)}`}
        ${d===null&&l`. <span class="tag">${st}</span>`}
      </p>
      ${d!==null&&!o.over&&l`<${Gt} view=${o} end=${t.end} />`}
    </div>
    ${d!==null&&ht()&&l`
        <p class="hint">${zn}</p>
      `}
    <${Vt} view=${o} join=${i} />
    <${dn} view=${o} names=${u} changes=${L} />
    <div class="table ${o.game}" data-seq=${$}>
      <div class="table-main" ref=${q}>
        ${o.over&&l`<${Ut} ...${H} events=${p} />`}
        ${I?l`
                <${jt}
                  key=${y.end.round}
                  ...${H}
                  end=${y.end}
                  onDismiss=${y.dismiss}
                />
              `:l`
                <${c.Play}
                  ...${H}
                  canAct=${V&&!B&&(f==="turn"||_)}
                  mustAnswer=${R!==null&&!_}
                  act=${Q}
                  changes=${L}
                  suggested=${P}
                  onDraft=${J}
                  notice=${cn}
                />
              `}
      </div>
      <aside class="table-side">
        ${d!==null&&!o.over&&!I&&l`
            <${Dt}
              id=${n}
              view=${o}
              token=${a}
              gameView=${c}
              onUse=${f==="turn"?W:null}
            />
          `}
        <${ie} events=${p} eventText=${h} />
      </aside>
    </div>
  `}function ie({events:n,eventText:e}){const t=w(null);return A(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[n.length]),l`
    <section class="panel log">
      <h2>${z}</h2>
      <ol ref=${t} tabindex="0" aria-label=${z}>
        ${n.map((s,o)=>{const a=e(s);return a&&l`<li key=${o} class=${s.event.replace(" ","-")}>${a}</li>`})}
      </ol>
    </section>
  `}function ue({phase:n,seats:e}){return n==="turn"?mn:e.length===2?wn:Y}function $e(n,e,t){A(()=>{const s=e.events.map(t);n.seat!==null&&n.to_move===n.seat&&s.push(ue(n));const o=s.filter(Boolean).join(" ");o&&$t(o)},[e])}function de({over:n},{events:e,isNowDue:t}){if(!e.length)return[];if(n)return["end"];const o=e.some(({action:a,hit:r})=>a?.action==="challenge"||r?.length)?["alarm"]:e.some(ln)?["play"]:[];return t?[...o,"turn"]:o}export{ae as TableView};

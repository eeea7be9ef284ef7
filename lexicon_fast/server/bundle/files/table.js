import{ASK_BUTTONS as un,CONSEQUENCES as $n,END_BUTTONS as dn,Players as fn,QUESTIONS as pn,acceptButton as gn,acceptOrChallenge as X,acceptTimer as hn,adviceHeading as Z,adviceReason as mn,analyseLink as bn,announceTurn as vn,answerDue as kn,askAdviceButton as yn,canAbortHint as xn,cannotAbortHint as Tn,challengeButton as Sn,challengeLabel as An,challengeOrMove as wn,challengeOrPlayOn as On,comparedText as En,connection as z,controlText as Ln,dictionaryText as Cn,fallbackText as Nn,freeSeatsHeading as Bn,gameEndLabel as Pn,invitation as Dn,keepPlayingButton as qn,linkLabel as _n,loading as In,localLinkHint as Hn,marginOfError as Rn,menuButton as jn,nextRoundButton as Fn,noAdvice as Mn,overTitle as Gn,ownTurnDue as Kn,ownTurnTitle as Un,playAgainButton as Wn,reconnecting as Jn,replayLink as Qn,roundEndHeading as Vn,saveButton as Yn,seatLost as Xn,seatsKept as Zn,settledAdvice as zn,storageDenied as nt,takeSeatButton as tt,takeSeatHeading as et,thinking as st,watchNextLink as ot,watchingTag as at}from"./websocket.js";import{Button as k,CopyField as lt,G as m,GAME_VIEWS as ct,J as A,K as F,Problem as y,Q as w,SoundChoice as rt,TextField as it,VIEW_TITLES as M,Y as G,Z as ut,adviceAfterAnswer as $t,announce as dt,call as C,errorText as K,fe as l,findGame as ft,forfeitText as pt,forgetTable as gt,gameLog as nn,go as ht,isStorageDenied as mt,loadSetting as bt,newGameTitle as tn,nextGameStarted as en,playSounds as vt,playerNames as kt,recordOf as sn,resultText as yt,rulesOf as xt,rulesPath as Tt,rulesTitle as St,saveFile as At,stopButton as wt,storeSeat as on,storeSetting as Ot,storedTable as N,toMoveText as Et,updateTable as Lt,useAction as B,useFocus as Ct,usePromise as an,useSecondsLeft as Nt,useTitle as Bt,useWindowEvent as ln,yourNameLabel as Pt}from"./texts.js";var Dt=5,qt=3,P={advice:null,thinking:!1,problem:null};function _t(n){const{view:e}=n;return e.advice?l`<${It} ...${n} />`:l`
      <section class="panel advice">
        <h2>${Z}</h2>
        <p class="hint">${Mn}</p>
      </section>
    `}function It({id:n,view:e,token:t,gameView:o,onUse:s}){const[a,r]=m(P),i=w(null),d=()=>i.current?.stop();F(()=>(r(P),()=>{d(),i.current=null}),[e.seq]);async function $(){r({...P,thinking:!0});const g=v=>{i.current===O&&r({...P,...v})},E={id:n,token:t,seconds:qt},O=z.begin("table.advise",E,v=>g({advice:v,thinking:!0}));i.current=O;try{g({advice:(await O.answer).advice})}catch(v){g({problem:K(v)})}}const{advice:p,thinking:c,problem:u}=a,f=e.to_move===e.seat,h=f&&e.phase==="challenge",x=c?l`<${k} text=${wt} onClick=${d} />`:l`<${k} text=${yn} disabled=${!(f&&!h)} onClick=${$} />`;return l`
    <section class="panel advice" aria-busy=${c}>
      <div class="row">
        <h2>${Z}</h2>
        ${x}
      </div>
      <${y} text=${u} />
      <p class="hint" role="status">
        ${c?st:h?$t:""}
      </p>
      ${p&&l`
          <p class="hint">${o.adviceHint(p)}</p>
          ${p.settled&&!p.exact&&l`<p class="hint">${zn}</p>`}
          <${Rt}
            key=${e.seq}
            advice=${p}
            observation=${e.observation}
            gameView=${o}
            onUse=${s}
          />
        `}
    </section>
  `}var U=({action:n})=>JSON.stringify(n);function Ht(n,e){const[t,...o]=n.ranked,s=a=>e.adviceFigure(a,n).value;return[t,...o.sort((a,r)=>s(r)-s(a))]}function Rt({advice:n,observation:e,gameView:t,onUse:o}){const s=Ht(n,t).slice(0,Dt),[a,r]=m(null),[i,d]=m({pointer:!1,focus:!1}),$=u=>{const f={...i,...u};d(f),r(f.pointer||f.focus?a??s:null)},p=new Map(n.ranked.map(u=>[U(u),u])),c=a?a.map(u=>p.get(U(u))??u):s;return l`
    <ol
      onPointerEnter=${()=>$({pointer:!0})}
      onPointerLeave=${()=>$({pointer:!1})}
      onfocusin=${()=>$({focus:!0})}
      onfocusout=${()=>$({focus:!1})}
    >
      ${c.map((u,f)=>{const h=t.actionText(u.action,e),{figure:b,margin:x}=t.adviceFigure(u,n);return l`
          <li key=${U(u)}>
            <span class="rating">
              ${b} ${x&&l`<small>${Rn(x)}</small>`}
            </span>
            ${o?l`<${k} text=${h} class="plain" onClick=${()=>o(u.action)} />`:l`<strong>${h}</strong>`}
            <span class="hint">${mn(u.why)}</span>
            <span class="hint">${jt(u,c[f+1],t)}</span>
          </li>
        `})}
    </ol>
  `}function jt(n,e,t){return e?En(t.differences(n,e).filter(Boolean)):""}function Ft(n,e,t){const o=t.filter(({event:i})=>i==="round end"),[s,a]=m(()=>e.seat===null?o.length:N(n)?.rounds??0),r=()=>{a(o.length),Lt(n,{rounds:o.length})};return{end:o.length>s?o.at(-1):null,dismiss:r}}function Mt({gameView:n,end:e,view:t,rules:o,names:s,onDismiss:a}){const r=w(null);return F(()=>{document.activeElement===document.body&&r.current?.focus()},[]),ln("keydown",({key:i})=>i==="Escape"&&a()),l`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">${Vn(e.round)}</h2>
      <${n.RoundScores} end=${e} names=${s} seat=${t.seat} rules=${o} />
      <div class="row">
        <button type="button" class="main" ref=${r} onClick=${a}>
          ${Fn}
        </button>
        <p class="hint">${Gt(t,s)}</p>
      </div>
    </section>
  `}function Gt({to_move:n,seat:e,phase:t},o){return n!==e?`${Et(o[n??0])}.`:t==="challenge"?kn:Kn}function Kt({id:n,gameView:e,view:t,events:o,names:s,rules:a}){const r=B(),i=o.findLast(({event:g})=>g==="forfeit"),d=s.filter((g,E)=>(t.returns?.[E]??0)>0),$=i&&pt(i,s),p=i?.player===null,{RoundScores:c,lastHands:u}=e,f=c&&!i&&o.findLast(({event:g})=>g==="round end"),h=an(async()=>f?sn(n):null,[n,!!f]).value,b=G(()=>h?u?.(h.map(g=>JSON.parse(g)),a):[],[h]);async function x(){const g=`${(await sn(n)).join(`
`)}
`;At(`${t.game}-${n}.jsonl`,g,"application/jsonl")}return l`
    <section class="panel ending" aria-label=${Pn}>
      <h2>${p?$:yt(d)}</h2>
      ${$&&!p&&l`<p>${$}</p>`}
      ${!i&&l`
          <ul class="facts">
            ${e.endFacts(o,s).map(g=>l`<li key=${g}>${g}</li>`)}
          </ul>
        `}
      ${f&&l`
          <${c}
            end=${f}
            names=${s}
            seat=${t.seat}
            rules=${a}
            hands=${b}
          />
        `}
      <div class="row">
        <${Ut} view=${t} />
        <a class="button" href=${`#/replay/${n}?analysis`}>${bn}</a>
        <a class="button" href=${`#/replay/${n}`}>${Qn}</a>
        <${k} text=${Yn} onClick=${()=>r.run(x)} />
        <a class="button" href="#/play">${tn}</a>
      </div>
      <${y} text=${r.problem} />
    </section>
  `}function Ut({view:{id:n,game:e,seat:t,seats:o,next:s}}){const{busy:a,problem:r,run:i}=B();if(t===null)return l`
      ${s&&l`<a class="button" href=${`#/table/${s}`}>${ot}</a>`}
      <p class="visually-hidden" role="status">${s?en:""}</p>
    `;const d=o.some(({kind:c},u)=>c==="person"&&u!==t);async function $(){const c=await C("table.again",{id:n,token:N(n)?.token??""});N(c.id)||on(c.id,e,c.token),ht(`table/${c.id}`)}return l`
    <${k}
      text=${Wn}
      class="main"
      disabled=${a}
      onClick=${()=>i($)}
    />
    <p class="hint" role="status">${s?en:d?Zn:""}</p>
    <${y} text=${r} />
  `}function Wt({view:n,end:e}){const t=w(null),[o,s]=m(void 0),{busy:a,problem:r,run:i}=B(),d=o&&(o==="resign"||n.can_abort)?o:null;F(()=>{o!==void 0&&t.current?.querySelector("button")?.focus()},[d]);function $(){t.current&&(t.current.open=!1),s(void 0)}ln("pointerdown",({target:f})=>!t.current?.contains(f)&&$());const p=f=>{f.key!=="Escape"||!t.current?.open||(f.stopPropagation(),$(),t.current.querySelector("summary")?.focus())},c=()=>!t.current?.open&&s(void 0),u=f=>l`
    <${k} text=${un[f]} onClick=${()=>s(f)} />
  `;return l`
    <details class="menu" ref=${t} onKeyDown=${p} onToggle=${c}>
      <summary class="button">${jn}</summary>
      <div class="panel">
        ${d?l`
                <div class="choices" role="group" aria-label=${pn[d]}>
                  <p>${$n[d]}</p>
                  <${k}
                    text=${qn}
                    disabled=${a}
                    onClick=${()=>s(null)}
                  />
                  <${k}
                    text=${dn[d]}
                    disabled=${a}
                    onClick=${()=>i(()=>e(d))}
                  />
                </div>
              `:l`
                <div class="choices">
                  ${n.can_abort&&u("abort")} ${u("resign")}
                  <p class="hint">
                    ${n.can_abort?xn:Tn}
                  </p>
                  <${rt} />
                </div>
              `}
        <${y} text=${r} />
      </div>
    </details>
  `}function Jt(n){const{question:e,acceptIn:t,movesNext:o,problem:s,challenge:a,eventText:r,busy:i,act:d}=n,$=(p,c,u="")=>l`
    <${k} text=${p} class=${u} disabled=${i} onClick=${()=>d({action:c})} />
  `;return l`
    ${e&&l`
        <section class="challenge" aria-label=${An} data-home="question" tabindex="-1">
          <p>
            <strong>${r(e)}</strong>${" "}
            ${o?wn:X}
          </p>
          <div class="row">
            ${$(Sn,"challenge")}
            ${$(gn,"accept",o?"":"main")}
            ${t!==null&&l`<${Qt} seconds=${t} />`}
          </div>
        </section>
      `}
    ${a&&l`<p class="notice">${r(a)}</p>`}
    <${y} text=${s} />
  `}function Qt({seconds:n}){const e=Math.ceil(Nt(n,n));return l`
    <p class="hint" role="timer" aria-live="off">
      ${hn(e)}
    </p>
  `}var cn=({event:n,action:e})=>n==="turn"&&e.action!=="accept"&&e.action!=="challenge",Vt=n=>n.findLast(cn);function Yt(n,e){const t=n.filter(({event:s,action:a})=>s==="turn"&&a.action!=="accept"),o=t.findLastIndex(({action:s})=>s.action==="challenge");return o<0||t.slice(o+1).some(({player:s})=>s===e)?null:[t[o].player,t[o-1].player].includes(e)?t[o]:null}function Xt({view:n,join:e}){const t=n.seats.filter(({kind:o})=>o==="open").length;return!t||n.over?null:n.seat===null?l`<${Zt} join=${e} />`:l`<${zt} free=${t} />`}function Zt({join:n}){const[e,t]=m(()=>bt("name")),{problem:o,run:s}=B();return l`
    <form class="panel invitation" onSubmit=${r=>{r.preventDefault(),Ot("name",e),s(()=>n(e.trim()))}}>
      <h2>${et}</h2>
      <div class="row">
        <${it} label=${Pt} id="name" value=${e} onInput=${t} maxlength="40" />
        <button class="main">${tt}</button>
      </div>
      <${y} text=${o} />
    </form>
  `}function zt({free:n}){const e=ne(location.hostname);return l`
    <section class="panel invitation">
      <h2>${Bn(n)}</h2>
      <p>${Dn}</p>
      <${lt}
        label=${_n}
        id="link"
        value=${location.href}
        hint=${e&&Hn}
      />
    </section>
  `}var ne=n=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(n),W={view:null,events:[],error:null};function te({events:n,fallbacks:e,until:t}){const o=t-n.length;return n.map((s,a)=>{const r=e.find(({seq:i})=>i===o+a);return r?{...s,fallback:r}:s})}function ee(n){const[e,t]=m(W),[o,s]=m(!0),[a,r]=m(()=>N(n)?.token??null),[i,d]=m(!1),$=w(0),p=c=>{if(c.until<$.current)return;const u=Math.min(c.until-$.current,c.events.length),f=te(c).slice(c.events.length-u);$.current=c.until,t(({events:h})=>({view:c,events:[...h,...f],error:null}))};return A(()=>($.current=0,t(W),z.watch(n,{token:a,since:()=>$.current,onView:p,onOnline:s,onRefused(c){a&&c.type==="BadToken"?(gt(n),r(null),d(!0)):t({...W,error:K(c)})}})),[n,a]),{...e,online:o,lostSeat:i,token:a,async act(c){const u={id:n,token:a??"",action:c,seq:$.current};p(await C("table.act",u))},async end(c){await C(`table.${c}`,{id:n,token:a??""})},async join(c){const u=await C("table.join",{id:n,...c&&{name:c}});on(n,e.view?.game??"",u.token),r(u.token),d(!1)}}}var se=4;function oe(n,e){const t=w({view:n,count:e.length,changes:[]});return G(()=>{const{view:o,count:s,changes:a}=t.current,r=ae(o,n,e.slice(s)),i=[...a,{...r,number:e.length}].slice(-se);return t.current={view:n,count:e.length,changes:i},i},[e.length])}function ae(n,e,t){const{seat:o,scores:s}=e,a=o!==null&&e.to_move===o,r=n.to_move===o,i=t.findLastIndex(({player:$})=>$===o),d=i>=0&&i<t.length-1;return{events:t,gains:s.map(($,p)=>$-n.scores[p]-le(t,p)),isNowDue:a&&(!r||d)}}var le=(n,e)=>n.filter(({event:t,player:o})=>t==="turn"&&o===e).reduce((t,{score:o=0})=>t+o,0);function ce({server:n,rest:[e]}){const t=ee(e),{view:o,error:s,online:a,lostSeat:r}=t,i=o&&ft(n,o.game);return Bt(i?re(i,o):M.table),s?l`
      <h1>${M.table}</h1>
      <${y} text=${s} />
      <p><a class="button" href="#/play">${tn}</a></p>
    `:l`
    ${!a&&l`<p class="problem" role="alert">${Jn}</p>`}
    <${y} text=${r&&Xn} />
    ${o?l`<${ie} id=${e} info=${i} table=${t} />`:l`
            ${!a&&l`<h1>${M.table}</h1>`}
            <p role="status">${In}</p>
          `}
  `}function re({title:n=""},{over:e,seat:t,to_move:o}){return e?Gn(n):t!==null&&o===t?Un(n):n}function ie({id:n,info:e,table:t}){const{game:o,ruleset:s}=t.view,a=an(()=>xt(o,s),[n]);return a.value?l`<${ue} id=${n} info=${e} table=${t} rules=${a.value} />`:l`<${y} text=${a.error} />`}function ue({id:n,info:e,table:t,rules:o}){const{view:s,token:a,act:r,join:i}=t,{seat:d,seq:$,phase:p}=s,c=ct[s.game],u=kt(s),f=G(()=>c.addDetails?.(t.events,o,d)??t.events,[t.events]),h=S=>{const T=c.eventText(S,u);return T&&S.fallback?`${T} ${Nn(S.fallback)}`:T},b=Ft(n,s,f),[x,g]=m(null),[E,O]=m(null),v=E===$,[D,J]=m(null),L=oe(s,f),q=L[L.length-1];fe(s,q,h),A(()=>vt(pe(s,q)),[q]),A(()=>J(null),[$]);const _=w(null);A(()=>{const S=_.current?.getBoundingClientRect().top??0;D&&S<0&&_.current?.scrollIntoView()},[D]);const Q=ut(()=>g(null),[]);A(Q,[t.online]);async function V(S){O($),g(null);try{await r(S)}catch(T){g(K(T))}finally{O(T=>T===$?null:T)}}const Y=d!==null&&s.to_move===d,I=Y&&p==="challenge"?Vt(f):null,H=I!==null&&u.length===2,R=b.end!==null&&!s.over;Ct([$,R,v]);const j={id:n,gameView:c,view:s,names:u,rules:o},rn=l`
    <${Jt}
      question=${I}
      acceptIn=${s.accept_in}
      movesNext=${H}
      problem=${x}
      challenge=${d===null?null:Yt(f,d)}
      eventText=${h}
      busy=${v}
      act=${V}
    />
  `;return l`
    <div class="heading">
      <h1>${e.title}</h1>
      <p class="hint">
        <a href=${Tt(s.game,s.ruleset)}>${St(e,o)}</a>,${" "}
        ${Cn(s.dictionary)}${s.clock&&`, ${Ln(s.clock.control)}`}
        ${d===null&&l`. <span class="tag">${at}</span>`}
      </p>
      ${d!==null&&!s.over&&l`<${Wt} view=${s} end=${t.end} />`}
    </div>
    ${d!==null&&mt()&&l`
        <p class="hint">${nt}</p>
      `}
    <${Xt} view=${s} join=${i} />
    <${fn} view=${s} names=${u} changes=${L} />
    <div class="table ${s.game}" data-seq=${$}>
      <div class="table-main" ref=${_}>
        ${s.over&&l`<${Kt} ...${j} events=${f} />`}
        ${R?l`
                <${Mt}
                  key=${b.end.round}
                  ...${j}
                  end=${b.end}
                  onDismiss=${b.dismiss}
                />
              `:l`
                <${c.Play}
                  ...${j}
                  canAct=${Y&&!v&&(p==="turn"||H)}
                  mustAnswer=${I!==null&&!H}
                  act=${V}
                  changes=${L}
                  suggested=${D}
                  onDraft=${Q}
                  notice=${rn}
                />
              `}
      </div>
      <aside class="table-side">
        ${d!==null&&!s.over&&!R&&l`
            <${_t}
              id=${n}
              view=${s}
              token=${a}
              gameView=${c}
              onUse=${p==="turn"?J:null}
            />
          `}
        <${$e} events=${f} eventText=${h} />
      </aside>
    </div>
  `}function $e({events:n,eventText:e}){const t=w(null);return A(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[n.length]),l`
    <section class="panel log">
      <h2>${nn}</h2>
      <ol ref=${t} tabindex="0" aria-label=${nn}>
        ${n.map((o,s)=>{const a=e(o);return a&&l`<li key=${s} class=${o.event.replace(" ","-")}>${a}</li>`})}
      </ol>
    </section>
  `}function de({phase:n,seats:e}){return n==="turn"?vn:e.length===2?On:X}function fe(n,e,t){A(()=>{const o=e.events.map(t);n.seat!==null&&n.to_move===n.seat&&o.push(de(n));const s=o.filter(Boolean).join(" ");s&&dt(s)},[e])}function pe({over:n},{events:e,isNowDue:t}){if(!e.length)return[];if(n)return["end"];const s=e.some(({action:a,hit:r})=>a?.action==="challenge"||r?.length)?["alarm"]:e.some(cn)?["play"]:[];return t?[...s,"turn"]:s}export{ce as TableView};

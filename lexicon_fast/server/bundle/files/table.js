import{ASK_BUTTONS as un,CONSEQUENCES as $n,END_BUTTONS as dn,Players as pn,QUESTIONS as fn,acceptButton as gn,acceptOrChallenge as Y,acceptTimer as hn,adviceHeading as X,adviceReason as mn,analyseLink as bn,announceTurn as vn,answerDue as yn,askAdviceButton as kn,canAbortHint as xn,cannotAbortHint as Tn,challengeButton as Sn,challengeLabel as An,challengeOrMove as wn,challengeOrPlayOn as En,comparedText as On,connection as z,controlText as Ln,dictionaryText as Cn,fallbackText as Nn,freeSeatsHeading as Bn,gameEndLabel as Dn,invitation as Pn,keepPlayingButton as qn,linkLabel as _n,loading as In,localLinkHint as Hn,marginOfError as jn,menuButton as Fn,nextRoundButton as Mn,noAdvice as Rn,overTitle as Gn,ownTurnDue as Wn,ownTurnTitle as Kn,playAgainButton as Un,reconnecting as Jn,replayLink as Qn,roundEndHeading as Vn,saveButton as Yn,seatLost as Xn,seatsKept as zn,settledAdvice as Zn,storageDenied as nt,takeSeatButton as tt,takeSeatHeading as et,thinking as st,watchNextLink as ot,watchingTag as at}from"./websocket.js";import{Button as v,CopyField as lt,G as m,GAME_VIEWS as ct,J as S,K as R,Problem as y,Q as A,SoundChoice as rt,TextField as it,VIEW_TITLES as G,WithWord as ut,Y as W,adviceAfterAnswer as $t,announce as dt,call as N,errorText as Z,fe as l,findGame as pt,forfeitText as ft,forgetTable as gt,gameLog as nn,go as ht,isStorageDenied as mt,joined as bt,loadSetting as vt,newGameTitle as tn,nextGameStarted as en,playSounds as yt,playerNames as kt,recordOf as sn,resultText as xt,rulesOf as Tt,rulesPath as St,rulesTitle as At,saveFile as wt,speak as Et,stopButton as Ot,storeSeat as on,storeSetting as Lt,storedTable as B,toMoveText as Ct,updateTable as Nt,useAction as L,useFocus as Bt,usePromise as an,useSecondsLeft as Dt,useTitle as Pt,useWindowEvent as ln,yourNameLabel as qt}from"./texts.js";var _t=5,It=3,D={advice:null,thinking:!1,problem:null};function Ht({id:n,view:s,token:e,gameView:o,onUse:t}){const[a,r]=m(D),i=A(null),u=()=>i.current?.stop();R(()=>(r(D),()=>{u(),i.current=null}),[s.seq]);async function d(){r({...D,thinking:!0});const g=x=>{i.current===O&&r({...D,...x})},w={id:n,token:e,seconds:It},O=z.begin("table.advise",w,x=>g({advice:x,thinking:!0}));i.current=O;try{g({advice:(await O.answer).advice})}catch(x){g({problem:Z(x)})}}if(!s.advice)return l`
      <section class="panel advice">
        <h2>${X}</h2>
        <p class="hint">${Rn}</p>
      </section>
    `;const{advice:f,thinking:c,problem:$}=a,p=s.to_move===s.seat,h=p&&s.phase==="challenge",k=c?l`<${v} text=${Ot} onClick=${u} />`:l`<${v} text=${kn} disabled=${!(p&&!h)} onClick=${d} />`;return l`
    <section class="panel advice" aria-busy=${c}>
      <div class="row">
        <h2>${X}</h2>
        ${k}
      </div>
      <${y} text=${$} />
      <p class="hint" role="status">
        ${c?st:h?$t:""}
      </p>
      ${f&&l`
          <p class="hint">${o.adviceHint(f)}</p>
          ${f.settled&&!f.exact&&l`<p class="hint">${Zn}</p>`}
          <${Ft}
            key=${s.seq}
            advice=${f}
            observation=${s.observation}
            gameView=${o}
            onUse=${t}
          />
        `}
    </section>
  `}var K=({action:n})=>JSON.stringify(n);function jt(n,s){const[e,...o]=n.ranked,t=a=>s.adviceFigure(a,n).value;return[e,...o.sort((a,r)=>t(r)-t(a))]}function Ft({advice:n,observation:s,gameView:e,onUse:o}){const t=jt(n,e).slice(0,_t),[a,r]=m(null),[i,u]=m({pointer:!1,focus:!1}),d=$=>{const p={...i,...$};u(p),r(p.pointer||p.focus?a??t:null)},f=new Map(n.ranked.map($=>[K($),$])),c=a?a.map($=>f.get(K($))??$):t;return l`
    <ol
      onPointerEnter=${()=>d({pointer:!0})}
      onPointerLeave=${()=>d({pointer:!1})}
      onfocusin=${()=>d({focus:!0})}
      onfocusout=${()=>d({focus:!1})}
    >
      ${c.map(($,p)=>{const h=e.actionText($.action,s),{figure:b,margin:k}=e.adviceFigure($,n);return l`
          <li key=${K($)}>
            <span class="rating">
              ${b} ${k&&l`<small>${jn(k)}</small>`}
            </span>
            ${o?l`<${v} text=${h} class="plain" onClick=${()=>o($.action)} />`:l`<strong>${h}</strong>`}
            <span class="hint">${mn($.why)}</span>
            <span class="hint">${Mt($,c[p+1],e)}</span>
          </li>
        `})}
    </ol>
  `}function Mt(n,s,e){return s?On(e.differences(n,s).filter(Boolean)):""}function Rt(n,s,e){const o=e.filter(({event:i})=>i==="round end"),[t,a]=m(()=>s.seat===null?o.length:B(n)?.rounds??0),r=()=>{a(o.length),Nt(n,{rounds:o.length})};return{end:o.length>t?o.at(-1):null,dismiss:r}}function Gt({gameView:n,end:s,view:e,rules:o,names:t,onDismiss:a}){const r=A(null);return R(()=>{document.activeElement===document.body&&r.current?.focus()},[]),ln("keydown",({key:i})=>i==="Escape"&&a()),l`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">${Vn(s.round)}</h2>
      <${n.RoundScores} end=${s} names=${t} seat=${e.seat} rules=${o} />
      <div class="row">
        <button type="button" class="main" ref=${r} onClick=${a}>
          ${Mn}
        </button>
        <p class="hint">${Wt(e,t)}</p>
      </div>
    </section>
  `}function Wt({to_move:n,seat:s,phase:e},o){return n!==s?`${Ct(o[n??0])}.`:e==="challenge"?yn:Wn}function Kt({id:n,gameView:s,view:e,events:o,names:t,rules:a}){const r=L(),i=o.findLast(({event:g})=>g==="forfeit"),u=t.filter((g,w)=>(e.returns?.[w]??0)>0),d=i&&ft(i,t),f=i?.player===null,{RoundScores:c,lastHands:$}=s,p=c&&!i&&o.findLast(({event:g})=>g==="round end"),h=an(async()=>p?sn(n):null,[n,!!p]).value,b=W(()=>h?$?.(h.map(g=>JSON.parse(g)),a):[],[h]);async function k(){const g=`${(await sn(n)).join(`
`)}
`;wt(`${e.game}-${n}.jsonl`,g,"application/jsonl")}return l`
    <section class="panel ending" aria-label=${Dn}>
      <h2>${f?d:xt(u)}</h2>
      ${d&&!f&&l`<p>${d}</p>`}
      ${!i&&l`
          <ul class="facts">
            ${s.endFacts(o,t).map(g=>l`<li key=${g}>${g}</li>`)}
          </ul>
        `}
      ${p&&l`
          <${c}
            end=${p}
            names=${t}
            seat=${e.seat}
            rules=${a}
            hands=${b}
          />
        `}
      <div class="row">
        <${Ut} view=${e} />
        <a class="button" href=${`#/replay/${n}?analysis`}>${bn}</a>
        <a class="button" href=${`#/replay/${n}`}>${Qn}</a>
        <${v} text=${Yn} onClick=${()=>r.run(k)} />
        <a class="button" href="#/play">${tn}</a>
      </div>
      <${y} text=${r.problem} />
    </section>
  `}function Ut({view:{id:n,game:s,seat:e,seats:o,next:t}}){const{busy:a,problem:r,run:i}=L();if(e===null)return l`
      ${t&&l`<a class="button" href=${`#/table/${t}`}>${ot}</a>`}
      <p class="visually-hidden" role="status">${t?en:""}</p>
    `;const u=o.some(({kind:c},$)=>c==="person"&&$!==e);async function d(){const c=await N("table.again",{id:n,token:B(n)?.token??""});B(c.id)||on(c.id,s,c.token),ht(`table/${c.id}`)}return l`
    <${v}
      text=${Un}
      class="main"
      disabled=${a}
      onClick=${()=>i(d)}
    />
    <p class="hint" role="status">${t?en:u?zn:""}</p>
    <${y} text=${r} />
  `}function Jt({view:n,end:s}){const e=A(null),[o,t]=m(void 0),{busy:a,problem:r,run:i}=L(),u=o&&(o==="resign"||n.can_abort)?o:null;R(()=>{o!==void 0&&e.current?.querySelector("button")?.focus()},[u]);function d(){e.current&&(e.current.open=!1),t(void 0)}ln("pointerdown",({target:p})=>!e.current?.contains(p)&&d());const f=p=>{p.key!=="Escape"||!e.current?.open||(p.stopPropagation(),d(),e.current.querySelector("summary")?.focus())},c=()=>!e.current?.open&&t(void 0),$=p=>l`
    <${v} text=${un[p]} onClick=${()=>t(p)} />
  `;return l`
    <details class="menu" ref=${e} onKeyDown=${f} onToggle=${c}>
      <summary class="button">${Fn}</summary>
      <div class="panel">
        ${u?l`
                <div class="choices" role="group" aria-label=${fn[u]}>
                  <p>${$n[u]}</p>
                  <${v}
                    text=${qn}
                    disabled=${a}
                    onClick=${()=>t(null)}
                  />
                  <${v}
                    text=${dn[u]}
                    disabled=${a}
                    onClick=${()=>i(()=>s(u))}
                  />
                </div>
              `:l`
                <div class="choices">
                  ${n.can_abort&&$("abort")} ${$("resign")}
                  <p class="hint">
                    ${n.can_abort?xn:Tn}
                  </p>
                  <${rt} />
                </div>
              `}
        <${y} text=${r} />
      </div>
    </details>
  `}function Qt(n){const{question:s,acceptIn:e,movesNext:o,problem:t,challenge:a,eventText:r,busy:i,act:u}=n,d=(f,c,$="")=>l`
    <${v} text=${f} class=${$} disabled=${i} onClick=${()=>u({action:c})} />
  `;return l`
    ${s&&l`
        <section class="challenge" aria-label=${An} data-home="question" tabindex="-1">
          <p>
            <strong>${r(s)}</strong>${" "}
            ${o?wn:Y}
          </p>
          <div class="row">
            ${d(Sn,"challenge")}
            ${d(gn,"accept",o?"":"main")}
            ${e!==null&&l`<${Vt} seconds=${e} />`}
          </div>
        </section>
      `}
    ${a&&l`<p class="notice">${r(a)}</p>`}
    <${y} text=${t} />
  `}function Vt({seconds:n}){const s=Math.ceil(Dt(n,n));return l`
    <p class="hint" role="timer" aria-live="off">
      ${hn(s)}
    </p>
  `}var cn=({event:n,action:s})=>n==="turn"&&s.action!=="accept"&&s.action!=="challenge",Yt=n=>n.findLast(cn);function Xt(n,s){const e=n.filter(({event:t,action:a})=>t==="turn"&&a.action!=="accept"),o=e.findLastIndex(({action:t})=>t.action==="challenge");return o<0||e.slice(o+1).some(({player:t})=>t===s)?null:[e[o].player,e[o-1].player].includes(s)?e[o]:null}function zt({view:n,join:s}){const e=n.seats.filter(({kind:o})=>o==="open").length;return!e||n.over?null:n.seat===null?l`<${Zt} join=${s} />`:l`<${ne} free=${e} />`}function Zt({join:n}){const[s,e]=m(()=>vt("name")),{problem:o,run:t}=L();return l`
    <form class="panel invitation" onSubmit=${r=>{r.preventDefault(),Lt("name",s),t(()=>n(s.trim()))}}>
      <h2>${et}</h2>
      <div class="row">
        <${it} label=${qt} id="name" value=${s} onInput=${e} maxlength="40" />
        <button class="main">${tt}</button>
      </div>
      <${y} text=${o} />
    </form>
  `}function ne({free:n}){const s=te(location.hostname);return l`
    <section class="panel invitation">
      <h2>${Bn(n)}</h2>
      <p>${Pn}</p>
      <${lt}
        label=${_n}
        id="link"
        value=${location.href}
        hint=${s&&Hn}
      />
    </section>
  `}var te=n=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(n),U={view:null,events:[],error:null};function ee({events:n,fallbacks:s,until:e}){const o=e-n.length;return n.map((t,a)=>{const r=s.find(({seq:i})=>i===o+a);return r?{...t,fallback:r}:t})}function se(n){const[s,e]=m(U),[o,t]=m(!0),[a,r]=m(()=>B(n)?.token??null),[i,u]=m(!1),d=A(0),f=c=>{if(c.until<d.current)return;const $=Math.min(c.until-d.current,c.events.length),p=ee(c).slice(c.events.length-$);d.current=c.until,e(({events:h})=>({view:c,events:[...h,...p],error:null}))};return S(()=>(d.current=0,e(U),z.watch(n,{token:a,since:()=>d.current,onView:f,onOnline:t,onRefused(c){a&&c.type==="BadToken"?(gt(n),r(null),u(!0)):e({...U,error:Z(c)})}})),[n,a]),{...s,online:o,lostSeat:i,token:a,async act(c){const $={id:n,token:a??"",action:c,seq:d.current};f(await N("table.act",$))},async end(c){await N(`table.${c}`,{id:n,token:a??""})},async join(c){const $=await N("table.join",{id:n,...c&&{name:c}});on(n,s.view?.game??"",$.token),r($.token),u(!1)}}}var oe=4;function ae(n,s){const e=A({view:n,count:s.length,changes:[]});return W(()=>{const{view:o,count:t,changes:a}=e.current,r=le(o,n,s.slice(t)),i=[...a,{...r,number:s.length}].slice(-oe);return e.current={view:n,count:s.length,changes:i},i},[s.length])}function le(n,s,e){const{seat:o,scores:t}=s,a=o!==null&&s.to_move===o,r=n.to_move===o,i=e.findLastIndex(({player:d})=>d===o),u=i>=0&&i<e.length-1;return{events:e,gains:t.map((d,f)=>d-n.scores[f]-ce(e,f)),isNowDue:a&&(!r||u)}}var ce=(n,s)=>n.filter(({event:e,player:o})=>e==="turn"&&o===s).reduce((e,{score:o=0})=>e+o,0);function re({server:n,rest:[s]}){const e=se(s),{view:o,error:t,online:a,lostSeat:r}=e,i=an(async()=>o?Tt(o.game,o.ruleset):null,[!!o]),u=o&&pt(n,o.game);return Pt(u?ie(u,o):G.table),t?l`
      <h1>${G.table}</h1>
      <${y} text=${t} />
      <p><a class="button" href="#/play">${tn}</a></p>
    `:l`
    ${!a&&l`<p class="problem" role="alert">${Jn}</p>`}
    <${y} text=${r&&Xn} />
    <${y} text=${i.error} />
    ${o?i.value&&l`<${ue} id=${s} info=${u} table=${e} rules=${i.value} />`:l`
            ${!a&&l`<h1>${G.table}</h1>`}
            <p role="status">${In}</p>
          `}
  `}function ie({title:n=""},{over:s,seat:e,to_move:o}){return s?Gn(n):e!==null&&o===e?Kn(n):n}function ue({id:n,info:s,table:e,rules:o}){const{view:t,token:a,act:r,join:i}=e;Et(t.dictionary);const{seat:u,seq:d,phase:f}=t,c=ct[t.game],$=kt(t),p=W(()=>c.addDetails?.(e.events,o,u)??e.events,[e.events]),h=T=>{const E=c.eventText(T,$);return E&&T.fallback?`${E} ${Nn(T.fallback)}`:E},b=Rt(n,t,p),{problem:k,run:g,clear:w}=L({leaves:!1}),[O,x]=m(null),P=O===d,[q,J]=m(null),C=ae(t,p),_=C[C.length-1];pe(t,_,h),S(()=>yt(fe(t,_)),[_]),S(()=>J(null),[d]);const I=A(null);S(()=>{const T=I.current?.getBoundingClientRect().top??0;q&&T<0&&I.current?.scrollIntoView()},[q]),S(w,[e.online]);async function Q(T){x(d),await g(()=>r(T)),x(E=>E===d?null:E)}const V=u!==null&&t.to_move===u,H=V&&f==="challenge"?Yt(p):null,j=H!==null&&$.length===2,F=b.end!==null&&!t.over;Bt([d,F,P]);const M={id:n,gameView:c,view:t,names:$,rules:o},rn=l`
    <${Qt}
      question=${H}
      acceptIn=${t.accept_in}
      movesNext=${j}
      problem=${k}
      challenge=${u===null?null:Xt(p,u)}
      eventText=${h}
      busy=${P}
      act=${Q}
    />
  `;return l`
    <div class="heading">
      <h1>${s.title}</h1>
      <p class="hint">
        <a href=${St(t.game,t.ruleset,t.dictionary)}>${At(s,o)}</a>,${" "}
        ${Cn(t.dictionary)}${t.clock&&`, ${Ln(t.clock.control)}`}
        ${u===null&&l`. <span class="tag">${at}</span>`}
      </p>
      ${u!==null&&!t.over&&l`<${Jt} view=${t} end=${e.end} />`}
    </div>
    ${u!==null&&mt()&&l`
        <p class="hint">${nt}</p>
      `}
    <${zt} view=${t} join=${i} />
    <${pn} view=${t} names=${$} changes=${C} />
    <div class="table ${t.game}" data-seq=${d}>
      <div class="table-main" ref=${I}>
        ${t.over&&l`<${Kt} ...${M} events=${p} />`}
        ${F?l`
                <${Gt}
                  key=${b.end.round}
                  ...${M}
                  end=${b.end}
                  onDismiss=${b.dismiss}
                />
              `:l`
                <${c.Play}
                  ...${M}
                  canAct=${V&&!P&&(f==="turn"||j)}
                  mustAnswer=${H!==null&&!j}
                  act=${Q}
                  changes=${C}
                  suggested=${q}
                  onDraft=${w}
                  notice=${rn}
                />
              `}
      </div>
      <aside class="table-side">
        ${u!==null&&!t.over&&!F&&l`
            <${Ht}
              id=${n}
              view=${t}
              token=${a}
              gameView=${c}
              onUse=${f==="turn"?J:null}
            />
          `}
        <${$e}
          events=${p}
          eventText=${h}
          playedWord=${c.playedWord}
          dictionary=${f==="challenge"?null:t.dictionary}
        />
      </aside>
    </div>
  `}function $e({events:n,eventText:s,playedWord:e,dictionary:o}){const t=A(null);return S(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[n.length]),l`
    <section class="panel log">
      <h2>${nn}</h2>
      <ol ref=${t} tabindex="0" aria-label=${nn}>
        ${n.map((a,r)=>{const i=s(a);if(!i)return null;const u=a.action&&e(a.action);return l`
            <li key=${r} class=${a.event.replace(" ","-")}>
              <${ut} ...${{text:i,word:u,dictionary:o}} />
            </li>
          `})}
      </ol>
    </section>
  `}function de({phase:n,seats:s}){return n==="turn"?vn:s.length===2?En:Y}function pe(n,s,e){S(()=>{const o=s.events.map(e);n.seat!==null&&n.to_move===n.seat&&o.push(de(n));const t=bt(o);t&&dt(t)},[s])}function fe({over:n},{events:s,isNowDue:e}){if(!s.length)return[];if(n)return["end"];const t=s.some(({action:a,hit:r})=>a?.action==="challenge"||r?.length)?["alarm"]:s.some(cn)?["play"]:[];return e?[...t,"turn"]:t}export{re as TableView};

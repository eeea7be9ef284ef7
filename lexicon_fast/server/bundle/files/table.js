import{ASK_BUTTONS as un,CONSEQUENCES as $n,END_BUTTONS as dn,Players as pn,QUESTIONS as fn,acceptButton as gn,acceptOrChallenge as Y,acceptTimer as hn,adviceHeading as X,adviceReason as mn,analyseLink as bn,announceTurn as vn,answerDue as kn,askAdviceButton as yn,canAbortHint as xn,cannotAbortHint as Tn,challengeButton as Sn,challengeLabel as An,challengeOrMove as wn,challengeOrPlayOn as En,comparedText as On,connection as z,controlText as Ln,dictionaryText as Cn,fallbackText as Nn,freeSeatsHeading as Bn,gameEndLabel as Dn,invitation as Pn,keepPlayingButton as qn,linkLabel as _n,loading as In,localLinkHint as Hn,marginOfError as jn,menuButton as Fn,nextRoundButton as Mn,noAdvice as Rn,overTitle as Gn,ownTurnDue as Kn,ownTurnTitle as Un,playAgainButton as Wn,reconnecting as Jn,replayLink as Qn,roundEndHeading as Vn,saveButton as Yn,seatLost as Xn,seatsKept as zn,settledAdvice as Zn,storageDenied as ne,takeSeatButton as ee,takeSeatHeading as te,thinking as se,watchNextLink as oe,watchingTag as ae}from"./websocket.js";import{Button as v,CopyField as le,G as m,GAME_VIEWS as ce,J as S,K as R,Problem as k,Q as A,SoundChoice as re,TextField as ie,VIEW_TITLES as G,Y as K,adviceAfterAnswer as ue,announce as $e,call as N,errorText as Z,fe as l,findGame as de,forfeitText as pe,forgetTable as fe,gameLog as nn,go as ge,isStorageDenied as he,joined as me,loadSetting as be,newGameTitle as en,nextGameStarted as tn,playSounds as ve,playerNames as ke,recordOf as sn,resultText as ye,rulesOf as xe,rulesPath as Te,rulesTitle as Se,saveFile as Ae,stopButton as we,storeSeat as on,storeSetting as Ee,storedTable as B,toMoveText as Oe,updateTable as Le,useAction as L,useFocus as Ce,usePromise as an,useSecondsLeft as Ne,useTitle as Be,useWindowEvent as ln,yourNameLabel as De}from"./texts.js";var Pe=5,qe=3,D={advice:null,thinking:!1,problem:null};function _e({id:n,view:t,token:e,gameView:o,onUse:s}){const[a,r]=m(D),i=A(null),$=()=>i.current?.stop();R(()=>(r(D),()=>{$(),i.current=null}),[t.seq]);async function d(){r({...D,thinking:!0});const g=x=>{i.current===O&&r({...D,...x})},w={id:n,token:e,seconds:qe},O=z.begin("table.advise",w,x=>g({advice:x,thinking:!0}));i.current=O;try{g({advice:(await O.answer).advice})}catch(x){g({problem:Z(x)})}}if(!t.advice)return l`
      <section class="panel advice">
        <h2>${X}</h2>
        <p class="hint">${Rn}</p>
      </section>
    `;const{advice:f,thinking:c,problem:u}=a,p=t.to_move===t.seat,h=p&&t.phase==="challenge",y=c?l`<${v} text=${we} onClick=${$} />`:l`<${v} text=${yn} disabled=${!(p&&!h)} onClick=${d} />`;return l`
    <section class="panel advice" aria-busy=${c}>
      <div class="row">
        <h2>${X}</h2>
        ${y}
      </div>
      <${k} text=${u} />
      <p class="hint" role="status">
        ${c?se:h?ue:""}
      </p>
      ${f&&l`
          <p class="hint">${o.adviceHint(f)}</p>
          ${f.settled&&!f.exact&&l`<p class="hint">${Zn}</p>`}
          <${He}
            key=${t.seq}
            advice=${f}
            observation=${t.observation}
            gameView=${o}
            onUse=${s}
          />
        `}
    </section>
  `}var U=({action:n})=>JSON.stringify(n);function Ie(n,t){const[e,...o]=n.ranked,s=a=>t.adviceFigure(a,n).value;return[e,...o.sort((a,r)=>s(r)-s(a))]}function He({advice:n,observation:t,gameView:e,onUse:o}){const s=Ie(n,e).slice(0,Pe),[a,r]=m(null),[i,$]=m({pointer:!1,focus:!1}),d=u=>{const p={...i,...u};$(p),r(p.pointer||p.focus?a??s:null)},f=new Map(n.ranked.map(u=>[U(u),u])),c=a?a.map(u=>f.get(U(u))??u):s;return l`
    <ol
      onPointerEnter=${()=>d({pointer:!0})}
      onPointerLeave=${()=>d({pointer:!1})}
      onfocusin=${()=>d({focus:!0})}
      onfocusout=${()=>d({focus:!1})}
    >
      ${c.map((u,p)=>{const h=e.actionText(u.action,t),{figure:b,margin:y}=e.adviceFigure(u,n);return l`
          <li key=${U(u)}>
            <span class="rating">
              ${b} ${y&&l`<small>${jn(y)}</small>`}
            </span>
            ${o?l`<${v} text=${h} class="plain" onClick=${()=>o(u.action)} />`:l`<strong>${h}</strong>`}
            <span class="hint">${mn(u.why)}</span>
            <span class="hint">${je(u,c[p+1],e)}</span>
          </li>
        `})}
    </ol>
  `}function je(n,t,e){return t?On(e.differences(n,t).filter(Boolean)):""}function Fe(n,t,e){const o=e.filter(({event:i})=>i==="round end"),[s,a]=m(()=>t.seat===null?o.length:B(n)?.rounds??0),r=()=>{a(o.length),Le(n,{rounds:o.length})};return{end:o.length>s?o.at(-1):null,dismiss:r}}function Me({gameView:n,end:t,view:e,rules:o,names:s,onDismiss:a}){const r=A(null);return R(()=>{document.activeElement===document.body&&r.current?.focus()},[]),ln("keydown",({key:i})=>i==="Escape"&&a()),l`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">${Vn(t.round)}</h2>
      <${n.RoundScores} end=${t} names=${s} seat=${e.seat} rules=${o} />
      <div class="row">
        <button type="button" class="main" ref=${r} onClick=${a}>
          ${Mn}
        </button>
        <p class="hint">${Re(e,s)}</p>
      </div>
    </section>
  `}function Re({to_move:n,seat:t,phase:e},o){return n!==t?`${Oe(o[n??0])}.`:e==="challenge"?kn:Kn}function Ge({id:n,gameView:t,view:e,events:o,names:s,rules:a}){const r=L(),i=o.findLast(({event:g})=>g==="forfeit"),$=s.filter((g,w)=>(e.returns?.[w]??0)>0),d=i&&pe(i,s),f=i?.player===null,{RoundScores:c,lastHands:u}=t,p=c&&!i&&o.findLast(({event:g})=>g==="round end"),h=an(async()=>p?sn(n):null,[n,!!p]).value,b=K(()=>h?u?.(h.map(g=>JSON.parse(g)),a):[],[h]);async function y(){const g=`${(await sn(n)).join(`
`)}
`;Ae(`${e.game}-${n}.jsonl`,g,"application/jsonl")}return l`
    <section class="panel ending" aria-label=${Dn}>
      <h2>${f?d:ye($)}</h2>
      ${d&&!f&&l`<p>${d}</p>`}
      ${!i&&l`
          <ul class="facts">
            ${t.endFacts(o,s).map(g=>l`<li key=${g}>${g}</li>`)}
          </ul>
        `}
      ${p&&l`
          <${c}
            end=${p}
            names=${s}
            seat=${e.seat}
            rules=${a}
            hands=${b}
          />
        `}
      <div class="row">
        <${Ke} view=${e} />
        <a class="button" href=${`#/replay/${n}?analysis`}>${bn}</a>
        <a class="button" href=${`#/replay/${n}`}>${Qn}</a>
        <${v} text=${Yn} onClick=${()=>r.run(y)} />
        <a class="button" href="#/play">${en}</a>
      </div>
      <${k} text=${r.problem} />
    </section>
  `}function Ke({view:{id:n,game:t,seat:e,seats:o,next:s}}){const{busy:a,problem:r,run:i}=L();if(e===null)return l`
      ${s&&l`<a class="button" href=${`#/table/${s}`}>${oe}</a>`}
      <p class="visually-hidden" role="status">${s?tn:""}</p>
    `;const $=o.some(({kind:c},u)=>c==="person"&&u!==e);async function d(){const c=await N("table.again",{id:n,token:B(n)?.token??""});B(c.id)||on(c.id,t,c.token),ge(`table/${c.id}`)}return l`
    <${v}
      text=${Wn}
      class="main"
      disabled=${a}
      onClick=${()=>i(d)}
    />
    <p class="hint" role="status">${s?tn:$?zn:""}</p>
    <${k} text=${r} />
  `}function Ue({view:n,end:t}){const e=A(null),[o,s]=m(void 0),{busy:a,problem:r,run:i}=L(),$=o&&(o==="resign"||n.can_abort)?o:null;R(()=>{o!==void 0&&e.current?.querySelector("button")?.focus()},[$]);function d(){e.current&&(e.current.open=!1),s(void 0)}ln("pointerdown",({target:p})=>!e.current?.contains(p)&&d());const f=p=>{p.key!=="Escape"||!e.current?.open||(p.stopPropagation(),d(),e.current.querySelector("summary")?.focus())},c=()=>!e.current?.open&&s(void 0),u=p=>l`
    <${v} text=${un[p]} onClick=${()=>s(p)} />
  `;return l`
    <details class="menu" ref=${e} onKeyDown=${f} onToggle=${c}>
      <summary class="button">${Fn}</summary>
      <div class="panel">
        ${$?l`
                <div class="choices" role="group" aria-label=${fn[$]}>
                  <p>${$n[$]}</p>
                  <${v}
                    text=${qn}
                    disabled=${a}
                    onClick=${()=>s(null)}
                  />
                  <${v}
                    text=${dn[$]}
                    disabled=${a}
                    onClick=${()=>i(()=>t($))}
                  />
                </div>
              `:l`
                <div class="choices">
                  ${n.can_abort&&u("abort")} ${u("resign")}
                  <p class="hint">
                    ${n.can_abort?xn:Tn}
                  </p>
                  <${re} />
                </div>
              `}
        <${k} text=${r} />
      </div>
    </details>
  `}function We(n){const{question:t,acceptIn:e,movesNext:o,problem:s,challenge:a,eventText:r,busy:i,act:$}=n,d=(f,c,u="")=>l`
    <${v} text=${f} class=${u} disabled=${i} onClick=${()=>$({action:c})} />
  `;return l`
    ${t&&l`
        <section class="challenge" aria-label=${An} data-home="question" tabindex="-1">
          <p>
            <strong>${r(t)}</strong>${" "}
            ${o?wn:Y}
          </p>
          <div class="row">
            ${d(Sn,"challenge")}
            ${d(gn,"accept",o?"":"main")}
            ${e!==null&&l`<${Je} seconds=${e} />`}
          </div>
        </section>
      `}
    ${a&&l`<p class="notice">${r(a)}</p>`}
    <${k} text=${s} />
  `}function Je({seconds:n}){const t=Math.ceil(Ne(n,n));return l`
    <p class="hint" role="timer" aria-live="off">
      ${hn(t)}
    </p>
  `}var cn=({event:n,action:t})=>n==="turn"&&t.action!=="accept"&&t.action!=="challenge",Qe=n=>n.findLast(cn);function Ve(n,t){const e=n.filter(({event:s,action:a})=>s==="turn"&&a.action!=="accept"),o=e.findLastIndex(({action:s})=>s.action==="challenge");return o<0||e.slice(o+1).some(({player:s})=>s===t)?null:[e[o].player,e[o-1].player].includes(t)?e[o]:null}function Ye({view:n,join:t}){const e=n.seats.filter(({kind:o})=>o==="open").length;return!e||n.over?null:n.seat===null?l`<${Xe} join=${t} />`:l`<${ze} free=${e} />`}function Xe({join:n}){const[t,e]=m(()=>be("name")),{problem:o,run:s}=L();return l`
    <form class="panel invitation" onSubmit=${r=>{r.preventDefault(),Ee("name",t),s(()=>n(t.trim()))}}>
      <h2>${te}</h2>
      <div class="row">
        <${ie} label=${De} id="name" value=${t} onInput=${e} maxlength="40" />
        <button class="main">${ee}</button>
      </div>
      <${k} text=${o} />
    </form>
  `}function ze({free:n}){const t=Ze(location.hostname);return l`
    <section class="panel invitation">
      <h2>${Bn(n)}</h2>
      <p>${Pn}</p>
      <${le}
        label=${_n}
        id="link"
        value=${location.href}
        hint=${t&&Hn}
      />
    </section>
  `}var Ze=n=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(n),W={view:null,events:[],error:null};function nt({events:n,fallbacks:t,until:e}){const o=e-n.length;return n.map((s,a)=>{const r=t.find(({seq:i})=>i===o+a);return r?{...s,fallback:r}:s})}function et(n){const[t,e]=m(W),[o,s]=m(!0),[a,r]=m(()=>B(n)?.token??null),[i,$]=m(!1),d=A(0),f=c=>{if(c.until<d.current)return;const u=Math.min(c.until-d.current,c.events.length),p=nt(c).slice(c.events.length-u);d.current=c.until,e(({events:h})=>({view:c,events:[...h,...p],error:null}))};return S(()=>(d.current=0,e(W),z.watch(n,{token:a,since:()=>d.current,onView:f,onOnline:s,onRefused(c){a&&c.type==="BadToken"?(fe(n),r(null),$(!0)):e({...W,error:Z(c)})}})),[n,a]),{...t,online:o,lostSeat:i,token:a,async act(c){const u={id:n,token:a??"",action:c,seq:d.current};f(await N("table.act",u))},async end(c){await N(`table.${c}`,{id:n,token:a??""})},async join(c){const u=await N("table.join",{id:n,...c&&{name:c}});on(n,t.view?.game??"",u.token),r(u.token),$(!1)}}}var tt=4;function st(n,t){const e=A({view:n,count:t.length,changes:[]});return K(()=>{const{view:o,count:s,changes:a}=e.current,r=ot(o,n,t.slice(s)),i=[...a,{...r,number:t.length}].slice(-tt);return e.current={view:n,count:t.length,changes:i},i},[t.length])}function ot(n,t,e){const{seat:o,scores:s}=t,a=o!==null&&t.to_move===o,r=n.to_move===o,i=e.findLastIndex(({player:d})=>d===o),$=i>=0&&i<e.length-1;return{events:e,gains:s.map((d,f)=>d-n.scores[f]-at(e,f)),isNowDue:a&&(!r||$)}}var at=(n,t)=>n.filter(({event:e,player:o})=>e==="turn"&&o===t).reduce((e,{score:o=0})=>e+o,0);function lt({server:n,rest:[t]}){const e=et(t),{view:o,error:s,online:a,lostSeat:r}=e,i=an(async()=>o?xe(o.game,o.ruleset):null,[!!o]),$=o&&de(n,o.game);return Be($?ct($,o):G.table),s?l`
      <h1>${G.table}</h1>
      <${k} text=${s} />
      <p><a class="button" href="#/play">${en}</a></p>
    `:l`
    ${!a&&l`<p class="problem" role="alert">${Jn}</p>`}
    <${k} text=${r&&Xn} />
    <${k} text=${i.error} />
    ${o?i.value&&l`<${rt} id=${t} info=${$} table=${e} rules=${i.value} />`:l`
            ${!a&&l`<h1>${G.table}</h1>`}
            <p role="status">${In}</p>
          `}
  `}function ct({title:n=""},{over:t,seat:e,to_move:o}){return t?Gn(n):e!==null&&o===e?Un(n):n}function rt({id:n,info:t,table:e,rules:o}){const{view:s,token:a,act:r,join:i}=e,{seat:$,seq:d,phase:f}=s,c=ce[s.game],u=ke(s),p=K(()=>c.addDetails?.(e.events,o,$)??e.events,[e.events]),h=T=>{const E=c.eventText(T,u);return E&&T.fallback?`${E} ${Nn(T.fallback)}`:E},b=Fe(n,s,p),{problem:y,run:g,clear:w}=L({leaves:!1}),[O,x]=m(null),P=O===d,[q,J]=m(null),C=st(s,p),_=C[C.length-1];$t(s,_,h),S(()=>ve(dt(s,_)),[_]),S(()=>J(null),[d]);const I=A(null);S(()=>{const T=I.current?.getBoundingClientRect().top??0;q&&T<0&&I.current?.scrollIntoView()},[q]),S(w,[e.online]);async function Q(T){x(d),await g(()=>r(T)),x(E=>E===d?null:E)}const V=$!==null&&s.to_move===$,H=V&&f==="challenge"?Qe(p):null,j=H!==null&&u.length===2,F=b.end!==null&&!s.over;Ce([d,F,P]);const M={id:n,gameView:c,view:s,names:u,rules:o},rn=l`
    <${We}
      question=${H}
      acceptIn=${s.accept_in}
      movesNext=${j}
      problem=${y}
      challenge=${$===null?null:Ve(p,$)}
      eventText=${h}
      busy=${P}
      act=${Q}
    />
  `;return l`
    <div class="heading">
      <h1>${t.title}</h1>
      <p class="hint">
        <a href=${Te(s.game,s.ruleset)}>${Se(t,o)}</a>,${" "}
        ${Cn(s.dictionary)}${s.clock&&`, ${Ln(s.clock.control)}`}
        ${$===null&&l`. <span class="tag">${ae}</span>`}
      </p>
      ${$!==null&&!s.over&&l`<${Ue} view=${s} end=${e.end} />`}
    </div>
    ${$!==null&&he()&&l`
        <p class="hint">${ne}</p>
      `}
    <${Ye} view=${s} join=${i} />
    <${pn} view=${s} names=${u} changes=${C} />
    <div class="table ${s.game}" data-seq=${d}>
      <div class="table-main" ref=${I}>
        ${s.over&&l`<${Ge} ...${M} events=${p} />`}
        ${F?l`
                <${Me}
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
        ${$!==null&&!s.over&&!F&&l`
            <${_e}
              id=${n}
              view=${s}
              token=${a}
              gameView=${c}
              onUse=${f==="turn"?J:null}
            />
          `}
        <${it} events=${p} eventText=${h} />
      </aside>
    </div>
  `}function it({events:n,eventText:t}){const e=A(null);return S(()=>{e.current&&(e.current.scrollTop=e.current.scrollHeight)},[n.length]),l`
    <section class="panel log">
      <h2>${nn}</h2>
      <ol ref=${e} tabindex="0" aria-label=${nn}>
        ${n.map((o,s)=>{const a=t(o);return a&&l`<li key=${s} class=${o.event.replace(" ","-")}>${a}</li>`})}
      </ol>
    </section>
  `}function ut({phase:n,seats:t}){return n==="turn"?vn:t.length===2?En:Y}function $t(n,t,e){S(()=>{const o=t.events.map(e);n.seat!==null&&n.to_move===n.seat&&o.push(ut(n));const s=me(o);s&&$e(s)},[t])}function dt({over:n},{events:t,isNowDue:e}){if(!t.length)return[];if(n)return["end"];const s=t.some(({action:a,hit:r})=>a?.action==="challenge"||r?.length)?["alarm"]:t.some(cn)?["play"]:[];return e?[...s,"turn"]:s}export{lt as TableView};

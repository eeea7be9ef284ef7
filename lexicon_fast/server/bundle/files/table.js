import{ASK_BUTTONS as un,CONSEQUENCES as $n,END_BUTTONS as dn,Players as fn,QUESTIONS as pn,acceptButton as hn,acceptOrChallenge as X,acceptTimer as gn,adviceHeading as Z,adviceReason as mn,analyseLink as bn,announceTurn as vn,answerDue as kn,askAdviceButton as yn,canAbortHint as xn,cannotAbortHint as Tn,challengeButton as Sn,challengeLabel as An,challengeOrMove as wn,challengeOrPlayOn as On,comparedText as En,connection as z,controlText as Ln,dictionaryText as Nn,fallbackText as Cn,freeSeatsHeading as Bn,gameEndLabel as Pn,invitation as Dn,keepPlayingButton as qn,linkLabel as _n,loading as In,localLinkHint as Hn,marginOfError as Rn,menuButton as jn,nextRoundButton as Fn,noAdvice as Mn,overTitle as Gn,ownTurnDue as Kn,ownTurnTitle as Un,playAgainButton as Wn,reconnecting as Jn,replayLink as Qn,roundEndHeading as Vn,saveButton as Yn,seatLost as Xn,seatsKept as Zn,settledAdvice as zn,storageDenied as ne,takeSeatButton as ee,takeSeatHeading as te,thinking as se,watchNextLink as oe,watchingTag as ae}from"./websocket.js";import{Button as k,CopyField as le,G as m,GAME_VIEWS as ce,J as A,K as F,Problem as y,Q as w,SoundChoice as re,TextField as ie,VIEW_TITLES as M,Y as G,Z as ue,adviceAfterAnswer as $e,announce as de,call as N,errorText as K,fe as l,findGame as fe,forfeitText as pe,forgetTable as he,gameLog as nn,go as ge,isStorageDenied as me,loadName as be,newGameTitle as en,nextGameStarted as tn,playSounds as ve,playerNames as ke,recordOf as sn,resultText as ye,rulesOf as xe,rulesPath as Te,rulesTitle as Se,saveFile as Ae,stopButton as we,storeName as Oe,storeSeat as on,storedTable as C,toMoveText as Ee,updateTable as Le,useAction as B,useFocus as Ne,usePromise as an,useSecondsLeft as Ce,useTitle as Be,useWindowEvent as ln,yourNameLabel as Pe}from"./texts.js";var De=5,qe=3,P={advice:null,thinking:!1,problem:null};function _e(n){const{view:t}=n;return t.advice?l`<${Ie} ...${n} />`:l`
      <section class="panel advice">
        <h2>${Z}</h2>
        <p class="hint">${Mn}</p>
      </section>
    `}function Ie({id:n,view:t,token:e,gameView:o,onUse:s}){const[a,r]=m(P),i=w(null),d=()=>i.current?.stop();F(()=>(r(P),()=>{d(),i.current=null}),[t.seq]);async function $(){r({...P,thinking:!0});const h=v=>{i.current===O&&r({...P,...v})},E={id:n,token:e,seconds:qe},O=z.begin("table.advise",E,v=>h({advice:v,thinking:!0}));i.current=O;try{h({advice:(await O.answer).advice})}catch(v){h({problem:K(v)})}}const{advice:p,thinking:c,problem:u}=a,f=t.to_move===t.seat,g=f&&t.phase==="challenge",x=c?l`<${k} text=${we} onClick=${d} />`:l`<${k} text=${yn} disabled=${!(f&&!g)} onClick=${$} />`;return l`
    <section class="panel advice" aria-busy=${c}>
      <div class="row">
        <h2>${Z}</h2>
        ${x}
      </div>
      <${y} text=${u} />
      <p class="hint" role="status">
        ${c?se:g?$e:""}
      </p>
      ${p&&l`
          <p class="hint">${o.adviceHint(p)}</p>
          ${p.settled&&!p.exact&&l`<p class="hint">${zn}</p>`}
          <${Re}
            key=${t.seq}
            advice=${p}
            observation=${t.observation}
            gameView=${o}
            onUse=${s}
          />
        `}
    </section>
  `}var U=({action:n})=>JSON.stringify(n);function He(n,t){const[e,...o]=n.ranked,s=a=>t.adviceFigure(a,n).value;return[e,...o.sort((a,r)=>s(r)-s(a))]}function Re({advice:n,observation:t,gameView:e,onUse:o}){const s=He(n,e).slice(0,De),[a,r]=m(null),[i,d]=m({pointer:!1,focus:!1}),$=u=>{const f={...i,...u};d(f),r(f.pointer||f.focus?a??s:null)},p=new Map(n.ranked.map(u=>[U(u),u])),c=a?a.map(u=>p.get(U(u))??u):s;return l`
    <ol
      onPointerEnter=${()=>$({pointer:!0})}
      onPointerLeave=${()=>$({pointer:!1})}
      onfocusin=${()=>$({focus:!0})}
      onfocusout=${()=>$({focus:!1})}
    >
      ${c.map((u,f)=>{const g=e.actionText(u.action,t),{figure:b,margin:x}=e.adviceFigure(u,n);return l`
          <li key=${U(u)}>
            <span class="rating">
              ${b} ${x&&l`<small>${Rn(x)}</small>`}
            </span>
            ${o?l`<${k} text=${g} class="plain" onClick=${()=>o(u.action)} />`:l`<strong>${g}</strong>`}
            <span class="hint">${mn(u.why)}</span>
            <span class="hint">${je(u,c[f+1],e)}</span>
          </li>
        `})}
    </ol>
  `}function je(n,t,e){return t?En(e.differences(n,t).filter(Boolean)):""}function Fe(n,t,e){const o=e.filter(({event:i})=>i==="round end"),[s,a]=m(()=>t.seat===null?o.length:C(n)?.rounds??0),r=()=>{a(o.length),Le(n,{rounds:o.length})};return{end:o.length>s?o.at(-1):null,dismiss:r}}function Me({gameView:n,end:t,view:e,rules:o,names:s,onDismiss:a}){const r=w(null);return F(()=>{document.activeElement===document.body&&r.current?.focus()},[]),ln("keydown",({key:i})=>i==="Escape"&&a()),l`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">${Vn(t.round)}</h2>
      <${n.RoundScores} end=${t} names=${s} seat=${e.seat} rules=${o} />
      <div class="row">
        <button type="button" class="main" ref=${r} onClick=${a}>
          ${Fn}
        </button>
        <p class="hint">${Ge(e,s)}</p>
      </div>
    </section>
  `}function Ge({to_move:n,seat:t,phase:e},o){return n!==t?`${Ee(o[n??0])}.`:e==="challenge"?kn:Kn}function Ke({id:n,gameView:t,view:e,events:o,names:s,rules:a}){const r=B(),i=o.findLast(({event:h})=>h==="forfeit"),d=s.filter((h,E)=>(e.returns?.[E]??0)>0),$=i&&pe(i,s),p=i?.player===null,{RoundScores:c,lastHands:u}=t,f=c&&!i&&o.findLast(({event:h})=>h==="round end"),g=an(async()=>f?sn(n):null,[n,!!f]).value,b=G(()=>g?u?.(g.map(h=>JSON.parse(h)),a):[],[g]);async function x(){const h=`${(await sn(n)).join(`
`)}
`;Ae(`${e.game}-${n}.jsonl`,h,"application/jsonl")}return l`
    <section class="panel ending" aria-label=${Pn}>
      <h2>${p?$:ye(d)}</h2>
      ${$&&!p&&l`<p>${$}</p>`}
      ${!i&&l`
          <ul class="facts">
            ${t.endFacts(o,s).map(h=>l`<li key=${h}>${h}</li>`)}
          </ul>
        `}
      ${f&&l`
          <${c}
            end=${f}
            names=${s}
            seat=${e.seat}
            rules=${a}
            hands=${b}
          />
        `}
      <div class="row">
        <${Ue} view=${e} />
        <a class="button" href=${`#/replay/${n}?analysis`}>${bn}</a>
        <a class="button" href=${`#/replay/${n}`}>${Qn}</a>
        <${k} text=${Yn} onClick=${()=>r.run(x)} />
        <a class="button" href="#/play">${en}</a>
      </div>
      <${y} text=${r.problem} />
    </section>
  `}function Ue({view:{id:n,game:t,seat:e,seats:o,next:s}}){const{busy:a,problem:r,run:i}=B();if(e===null)return l`
      ${s&&l`<a class="button" href=${`#/table/${s}`}>${oe}</a>`}
      <p class="visually-hidden" role="status">${s?tn:""}</p>
    `;const d=o.some(({kind:c},u)=>c==="person"&&u!==e);async function $(){const c=await N("table.again",{id:n,token:C(n)?.token??""});C(c.id)||on(c.id,t,c.token),ge(`table/${c.id}`)}return l`
    <${k}
      text=${Wn}
      class="main"
      disabled=${a}
      onClick=${()=>i($)}
    />
    <p class="hint" role="status">${s?tn:d?Zn:""}</p>
    <${y} text=${r} />
  `}function We({view:n,end:t}){const e=w(null),[o,s]=m(void 0),{busy:a,problem:r,run:i}=B(),d=o&&(o==="resign"||n.can_abort)?o:null;F(()=>{o!==void 0&&e.current?.querySelector("button")?.focus()},[d]);function $(){e.current&&(e.current.open=!1),s(void 0)}ln("pointerdown",({target:f})=>!e.current?.contains(f)&&$());const p=f=>{f.key!=="Escape"||!e.current?.open||(f.stopPropagation(),$(),e.current.querySelector("summary")?.focus())},c=()=>!e.current?.open&&s(void 0),u=f=>l`
    <${k} text=${un[f]} onClick=${()=>s(f)} />
  `;return l`
    <details class="menu" ref=${e} onKeyDown=${p} onToggle=${c}>
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
                    onClick=${()=>i(()=>t(d))}
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
        <${y} text=${r} />
      </div>
    </details>
  `}function Je(n){const{question:t,acceptIn:e,movesNext:o,problem:s,challenge:a,eventText:r,busy:i,act:d}=n,$=(p,c,u="")=>l`
    <${k} text=${p} class=${u} disabled=${i} onClick=${()=>d({action:c})} />
  `;return l`
    ${t&&l`
        <section class="challenge" aria-label=${An} data-home="question" tabindex="-1">
          <p>
            <strong>${r(t)}</strong>${" "}
            ${o?wn:X}
          </p>
          <div class="row">
            ${$(Sn,"challenge")}
            ${$(hn,"accept",o?"":"main")}
            ${e!==null&&l`<${Qe} seconds=${e} />`}
          </div>
        </section>
      `}
    ${a&&l`<p class="notice">${r(a)}</p>`}
    <${y} text=${s} />
  `}function Qe({seconds:n}){const t=Math.ceil(Ce(n,n));return l`
    <p class="hint" role="timer" aria-live="off">
      ${gn(t)}
    </p>
  `}var cn=({event:n,action:t})=>n==="turn"&&t.action!=="accept"&&t.action!=="challenge",Ve=n=>n.findLast(cn);function Ye(n,t){const e=n.filter(({event:s,action:a})=>s==="turn"&&a.action!=="accept"),o=e.findLastIndex(({action:s})=>s.action==="challenge");return o<0||e.slice(o+1).some(({player:s})=>s===t)?null:[e[o].player,e[o-1].player].includes(t)?e[o]:null}function Xe({view:n,join:t}){const e=n.seats.filter(({kind:o})=>o==="open").length;return!e||n.over?null:n.seat===null?l`<${Ze} join=${t} />`:l`<${ze} free=${e} />`}function Ze({join:n}){const[t,e]=m(be),{problem:o,run:s}=B();return l`
    <form class="panel invitation" onSubmit=${r=>{r.preventDefault(),Oe(t),s(()=>n(t.trim()))}}>
      <h2>${te}</h2>
      <div class="row">
        <${ie} label=${Pe} id="name" value=${t} onInput=${e} maxlength="40" />
        <button class="main">${ee}</button>
      </div>
      <${y} text=${o} />
    </form>
  `}function ze({free:n}){const t=nt(location.hostname);return l`
    <section class="panel invitation">
      <h2>${Bn(n)}</h2>
      <p>${Dn}</p>
      <${le}
        label=${_n}
        id="link"
        value=${location.href}
        hint=${t&&Hn}
      />
    </section>
  `}var nt=n=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(n),W={view:null,events:[],error:null};function et({events:n,fallbacks:t,until:e}){const o=e-n.length;return n.map((s,a)=>{const r=t.find(({seq:i})=>i===o+a);return r?{...s,fallback:r}:s})}function tt(n){const[t,e]=m(W),[o,s]=m(!0),[a,r]=m(()=>C(n)?.token??null),[i,d]=m(!1),$=w(0),p=c=>{if(c.until<$.current)return;const u=Math.min(c.until-$.current,c.events.length),f=et(c).slice(c.events.length-u);$.current=c.until,e(({events:g})=>({view:c,events:[...g,...f],error:null}))};return A(()=>($.current=0,e(W),z.watch(n,{token:a,since:()=>$.current,onView:p,onOnline:s,onRefused(c){a&&c.type==="BadToken"?(he(n),r(null),d(!0)):e({...W,error:K(c)})}})),[n,a]),{...t,online:o,lostSeat:i,token:a,async act(c){const u={id:n,token:a??"",action:c,seq:$.current};p(await N("table.act",u))},async end(c){await N(`table.${c}`,{id:n,token:a??""})},async join(c){const u=await N("table.join",{id:n,...c&&{name:c}});on(n,t.view?.game??"",u.token),r(u.token),d(!1)}}}var st=4;function ot(n,t){const e=w({view:n,count:t.length,changes:[]});return G(()=>{const{view:o,count:s,changes:a}=e.current,r=at(o,n,t.slice(s)),i=[...a,{...r,number:t.length}].slice(-st);return e.current={view:n,count:t.length,changes:i},i},[t.length])}function at(n,t,e){const{seat:o,scores:s}=t,a=o!==null&&t.to_move===o,r=n.to_move===o,i=e.findLastIndex(({player:$})=>$===o),d=i>=0&&i<e.length-1;return{events:e,gains:s.map(($,p)=>$-n.scores[p]-lt(e,p)),isNowDue:a&&(!r||d)}}var lt=(n,t)=>n.filter(({event:e,player:o})=>e==="turn"&&o===t).reduce((e,{score:o=0})=>e+o,0);function ct({server:n,rest:[t]}){const e=tt(t),{view:o,error:s,online:a,lostSeat:r}=e,i=o&&fe(n,o.game);return Be(i?rt(i,o):M.table),s?l`
      <h1>${M.table}</h1>
      <${y} text=${s} />
      <p><a class="button" href="#/play">${en}</a></p>
    `:l`
    ${!a&&l`<p class="problem" role="alert">${Jn}</p>`}
    <${y} text=${r&&Xn} />
    ${o?l`<${it} id=${t} info=${i} table=${e} />`:l`
            ${!a&&l`<h1>${M.table}</h1>`}
            <p role="status">${In}</p>
          `}
  `}function rt({title:n=""},{over:t,seat:e,to_move:o}){return t?Gn(n):e!==null&&o===e?Un(n):n}function it({id:n,info:t,table:e}){const{game:o,ruleset:s}=e.view,a=an(()=>xe(o,s),[n]);return a.value?l`<${ut} id=${n} info=${t} table=${e} rules=${a.value} />`:l`<${y} text=${a.error} />`}function ut({id:n,info:t,table:e,rules:o}){const{view:s,token:a,act:r,join:i}=e,{seat:d,seq:$,phase:p}=s,c=ce[s.game],u=ke(s),f=G(()=>c.addDetails?.(e.events,o,d)??e.events,[e.events]),g=S=>{const T=c.eventText(S,u);return T&&S.fallback?`${T} ${Cn(S.fallback)}`:T},b=Fe(n,s,f),[x,h]=m(null),[E,O]=m(null),v=E===$,[D,J]=m(null),L=ot(s,f),q=L[L.length-1];ft(s,q,g),A(()=>ve(pt(s,q)),[q]),A(()=>J(null),[$]);const _=w(null);A(()=>{const S=_.current?.getBoundingClientRect().top??0;D&&S<0&&_.current?.scrollIntoView()},[D]);const Q=ue(()=>h(null),[]);A(Q,[e.online]);async function V(S){O($),h(null);try{await r(S)}catch(T){h(K(T))}finally{O(T=>T===$?null:T)}}const Y=d!==null&&s.to_move===d,I=Y&&p==="challenge"?Ve(f):null,H=I!==null&&u.length===2,R=b.end!==null&&!s.over;Ne([$,R,v]);const j={id:n,gameView:c,view:s,names:u,rules:o},rn=l`
    <${Je}
      question=${I}
      acceptIn=${s.accept_in}
      movesNext=${H}
      problem=${x}
      challenge=${d===null?null:Ye(f,d)}
      eventText=${g}
      busy=${v}
      act=${V}
    />
  `;return l`
    <div class="heading">
      <h1>${t.title}</h1>
      <p class="hint">
        <a href=${Te(s.game,s.ruleset)}>${Se(t,o)}</a>,${" "}
        ${Nn(s.dictionary)}${s.clock&&`, ${Ln(s.clock.control)}`}
        ${d===null&&l`. <span class="tag">${ae}</span>`}
      </p>
      ${d!==null&&!s.over&&l`<${We} view=${s} end=${e.end} />`}
    </div>
    ${d!==null&&me()&&l`
        <p class="hint">${ne}</p>
      `}
    <${Xe} view=${s} join=${i} />
    <${fn} view=${s} names=${u} changes=${L} />
    <div class="table ${s.game}" data-seq=${$}>
      <div class="table-main" ref=${_}>
        ${s.over&&l`<${Ke} ...${j} events=${f} />`}
        ${R?l`
                <${Me}
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
            <${_e}
              id=${n}
              view=${s}
              token=${a}
              gameView=${c}
              onUse=${p==="turn"?J:null}
            />
          `}
        <${$t} events=${f} eventText=${g} />
      </aside>
    </div>
  `}function $t({events:n,eventText:t}){const e=w(null);return A(()=>{e.current&&(e.current.scrollTop=e.current.scrollHeight)},[n.length]),l`
    <section class="panel log">
      <h2>${nn}</h2>
      <ol ref=${e} tabindex="0" aria-label=${nn}>
        ${n.map((o,s)=>{const a=t(o);return a&&l`<li key=${s} class=${o.event.replace(" ","-")}>${a}</li>`})}
      </ol>
    </section>
  `}function dt({phase:n,seats:t}){return n==="turn"?vn:t.length===2?On:X}function ft(n,t,e){A(()=>{const o=t.events.map(e);n.seat!==null&&n.to_move===n.seat&&o.push(dt(n));const s=o.filter(Boolean).join(" ");s&&de(s)},[t])}function pt({over:n},{events:t,isNowDue:e}){if(!t.length)return[];if(n)return["end"];const s=t.some(({action:a,hit:r})=>a?.action==="challenge"||r?.length)?["alarm"]:t.some(cn)?["play"]:[];return e?[...s,"turn"]:s}export{ct as TableView};

import{ASK_BUTTONS as un,CONSEQUENCES as $n,END_BUTTONS as dn,Players as pn,QUESTIONS as fn,acceptButton as gn,acceptOrChallenge as Y,acceptTimer as hn,adviceHeading as X,adviceReason as mn,analyseLink as bn,announceTurn as vn,answerDue as kn,askAdviceButton as yn,canAbortHint as xn,cannotAbortHint as Tn,challengeButton as Sn,challengeLabel as An,challengeOrMove as wn,challengeOrPlayOn as En,comparedText as On,connection as z,controlText as Ln,dictionaryText as Cn,fallbackText as Nn,freeSeatsHeading as Bn,gameEndLabel as Dn,invitation as Pn,keepPlayingButton as qn,linkLabel as _n,loading as In,localLinkHint as Hn,marginOfError as jn,menuButton as Fn,nextRoundButton as Mn,noAdvice as Rn,overTitle as Gn,ownTurnDue as Kn,ownTurnTitle as Un,playAgainButton as Wn,reconnecting as Jn,replayLink as Qn,roundEndHeading as Vn,saveButton as Yn,seatLost as Xn,seatsKept as zn,settledAdvice as Zn,storageDenied as ne,takeSeatButton as ee,takeSeatHeading as te,thinking as se,watchNextLink as oe,watchingTag as ae}from"./websocket.js";import{Button as v,CopyField as le,G as m,GAME_VIEWS as ce,J as S,K as R,Problem as k,Q as A,SoundChoice as re,TextField as ie,VIEW_TITLES as G,Y as K,adviceAfterAnswer as ue,announce as $e,call as N,errorText as Z,fe as l,findGame as de,forfeitText as pe,forgetTable as fe,gameLog as nn,go as ge,isStorageDenied as he,joined as me,loadSetting as be,newGameTitle as en,nextGameStarted as tn,playSounds as ve,playerNames as ke,recordOf as sn,resultText as ye,rulesOf as xe,rulesPath as Te,rulesTitle as Se,saveFile as Ae,speak as we,stopButton as Ee,storeSeat as on,storeSetting as Oe,storedTable as B,toMoveText as Le,updateTable as Ce,useAction as L,useFocus as Ne,usePromise as an,useSecondsLeft as Be,useTitle as De,useWindowEvent as ln,yourNameLabel as Pe}from"./texts.js";var qe=5,_e=3,D={advice:null,thinking:!1,problem:null};function Ie({id:n,view:s,token:e,gameView:o,onUse:t}){const[a,r]=m(D),i=A(null),$=()=>i.current?.stop();R(()=>(r(D),()=>{$(),i.current=null}),[s.seq]);async function d(){r({...D,thinking:!0});const g=x=>{i.current===O&&r({...D,...x})},w={id:n,token:e,seconds:_e},O=z.begin("table.advise",w,x=>g({advice:x,thinking:!0}));i.current=O;try{g({advice:(await O.answer).advice})}catch(x){g({problem:Z(x)})}}if(!s.advice)return l`
      <section class="panel advice">
        <h2>${X}</h2>
        <p class="hint">${Rn}</p>
      </section>
    `;const{advice:f,thinking:c,problem:u}=a,p=s.to_move===s.seat,h=p&&s.phase==="challenge",y=c?l`<${v} text=${Ee} onClick=${$} />`:l`<${v} text=${yn} disabled=${!(p&&!h)} onClick=${d} />`;return l`
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
          <${je}
            key=${s.seq}
            advice=${f}
            observation=${s.observation}
            gameView=${o}
            onUse=${t}
          />
        `}
    </section>
  `}var U=({action:n})=>JSON.stringify(n);function He(n,s){const[e,...o]=n.ranked,t=a=>s.adviceFigure(a,n).value;return[e,...o.sort((a,r)=>t(r)-t(a))]}function je({advice:n,observation:s,gameView:e,onUse:o}){const t=He(n,e).slice(0,qe),[a,r]=m(null),[i,$]=m({pointer:!1,focus:!1}),d=u=>{const p={...i,...u};$(p),r(p.pointer||p.focus?a??t:null)},f=new Map(n.ranked.map(u=>[U(u),u])),c=a?a.map(u=>f.get(U(u))??u):t;return l`
    <ol
      onPointerEnter=${()=>d({pointer:!0})}
      onPointerLeave=${()=>d({pointer:!1})}
      onfocusin=${()=>d({focus:!0})}
      onfocusout=${()=>d({focus:!1})}
    >
      ${c.map((u,p)=>{const h=e.actionText(u.action,s),{figure:b,margin:y}=e.adviceFigure(u,n);return l`
          <li key=${U(u)}>
            <span class="rating">
              ${b} ${y&&l`<small>${jn(y)}</small>`}
            </span>
            ${o?l`<${v} text=${h} class="plain" onClick=${()=>o(u.action)} />`:l`<strong>${h}</strong>`}
            <span class="hint">${mn(u.why)}</span>
            <span class="hint">${Fe(u,c[p+1],e)}</span>
          </li>
        `})}
    </ol>
  `}function Fe(n,s,e){return s?On(e.differences(n,s).filter(Boolean)):""}function Me(n,s,e){const o=e.filter(({event:i})=>i==="round end"),[t,a]=m(()=>s.seat===null?o.length:B(n)?.rounds??0),r=()=>{a(o.length),Ce(n,{rounds:o.length})};return{end:o.length>t?o.at(-1):null,dismiss:r}}function Re({gameView:n,end:s,view:e,rules:o,names:t,onDismiss:a}){const r=A(null);return R(()=>{document.activeElement===document.body&&r.current?.focus()},[]),ln("keydown",({key:i})=>i==="Escape"&&a()),l`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">${Vn(s.round)}</h2>
      <${n.RoundScores} end=${s} names=${t} seat=${e.seat} rules=${o} />
      <div class="row">
        <button type="button" class="main" ref=${r} onClick=${a}>
          ${Mn}
        </button>
        <p class="hint">${Ge(e,t)}</p>
      </div>
    </section>
  `}function Ge({to_move:n,seat:s,phase:e},o){return n!==s?`${Le(o[n??0])}.`:e==="challenge"?kn:Kn}function Ke({id:n,gameView:s,view:e,events:o,names:t,rules:a}){const r=L(),i=o.findLast(({event:g})=>g==="forfeit"),$=t.filter((g,w)=>(e.returns?.[w]??0)>0),d=i&&pe(i,t),f=i?.player===null,{RoundScores:c,lastHands:u}=s,p=c&&!i&&o.findLast(({event:g})=>g==="round end"),h=an(async()=>p?sn(n):null,[n,!!p]).value,b=K(()=>h?u?.(h.map(g=>JSON.parse(g)),a):[],[h]);async function y(){const g=`${(await sn(n)).join(`
`)}
`;Ae(`${e.game}-${n}.jsonl`,g,"application/jsonl")}return l`
    <section class="panel ending" aria-label=${Dn}>
      <h2>${f?d:ye($)}</h2>
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
        <${Ue} view=${e} />
        <a class="button" href=${`#/replay/${n}?analysis`}>${bn}</a>
        <a class="button" href=${`#/replay/${n}`}>${Qn}</a>
        <${v} text=${Yn} onClick=${()=>r.run(y)} />
        <a class="button" href="#/play">${en}</a>
      </div>
      <${k} text=${r.problem} />
    </section>
  `}function Ue({view:{id:n,game:s,seat:e,seats:o,next:t}}){const{busy:a,problem:r,run:i}=L();if(e===null)return l`
      ${t&&l`<a class="button" href=${`#/table/${t}`}>${oe}</a>`}
      <p class="visually-hidden" role="status">${t?tn:""}</p>
    `;const $=o.some(({kind:c},u)=>c==="person"&&u!==e);async function d(){const c=await N("table.again",{id:n,token:B(n)?.token??""});B(c.id)||on(c.id,s,c.token),ge(`table/${c.id}`)}return l`
    <${v}
      text=${Wn}
      class="main"
      disabled=${a}
      onClick=${()=>i(d)}
    />
    <p class="hint" role="status">${t?tn:$?zn:""}</p>
    <${k} text=${r} />
  `}function We({view:n,end:s}){const e=A(null),[o,t]=m(void 0),{busy:a,problem:r,run:i}=L(),$=o&&(o==="resign"||n.can_abort)?o:null;R(()=>{o!==void 0&&e.current?.querySelector("button")?.focus()},[$]);function d(){e.current&&(e.current.open=!1),t(void 0)}ln("pointerdown",({target:p})=>!e.current?.contains(p)&&d());const f=p=>{p.key!=="Escape"||!e.current?.open||(p.stopPropagation(),d(),e.current.querySelector("summary")?.focus())},c=()=>!e.current?.open&&t(void 0),u=p=>l`
    <${v} text=${un[p]} onClick=${()=>t(p)} />
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
                    onClick=${()=>t(null)}
                  />
                  <${v}
                    text=${dn[$]}
                    disabled=${a}
                    onClick=${()=>i(()=>s($))}
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
  `}function Je(n){const{question:s,acceptIn:e,movesNext:o,problem:t,challenge:a,eventText:r,busy:i,act:$}=n,d=(f,c,u="")=>l`
    <${v} text=${f} class=${u} disabled=${i} onClick=${()=>$({action:c})} />
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
            ${e!==null&&l`<${Qe} seconds=${e} />`}
          </div>
        </section>
      `}
    ${a&&l`<p class="notice">${r(a)}</p>`}
    <${k} text=${t} />
  `}function Qe({seconds:n}){const s=Math.ceil(Be(n,n));return l`
    <p class="hint" role="timer" aria-live="off">
      ${hn(s)}
    </p>
  `}var cn=({event:n,action:s})=>n==="turn"&&s.action!=="accept"&&s.action!=="challenge",Ve=n=>n.findLast(cn);function Ye(n,s){const e=n.filter(({event:t,action:a})=>t==="turn"&&a.action!=="accept"),o=e.findLastIndex(({action:t})=>t.action==="challenge");return o<0||e.slice(o+1).some(({player:t})=>t===s)?null:[e[o].player,e[o-1].player].includes(s)?e[o]:null}function Xe({view:n,join:s}){const e=n.seats.filter(({kind:o})=>o==="open").length;return!e||n.over?null:n.seat===null?l`<${ze} join=${s} />`:l`<${Ze} free=${e} />`}function ze({join:n}){const[s,e]=m(()=>be("name")),{problem:o,run:t}=L();return l`
    <form class="panel invitation" onSubmit=${r=>{r.preventDefault(),Oe("name",s),t(()=>n(s.trim()))}}>
      <h2>${te}</h2>
      <div class="row">
        <${ie} label=${Pe} id="name" value=${s} onInput=${e} maxlength="40" />
        <button class="main">${ee}</button>
      </div>
      <${k} text=${o} />
    </form>
  `}function Ze({free:n}){const s=nt(location.hostname);return l`
    <section class="panel invitation">
      <h2>${Bn(n)}</h2>
      <p>${Pn}</p>
      <${le}
        label=${_n}
        id="link"
        value=${location.href}
        hint=${s&&Hn}
      />
    </section>
  `}var nt=n=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(n),W={view:null,events:[],error:null};function et({events:n,fallbacks:s,until:e}){const o=e-n.length;return n.map((t,a)=>{const r=s.find(({seq:i})=>i===o+a);return r?{...t,fallback:r}:t})}function tt(n){const[s,e]=m(W),[o,t]=m(!0),[a,r]=m(()=>B(n)?.token??null),[i,$]=m(!1),d=A(0),f=c=>{if(c.until<d.current)return;const u=Math.min(c.until-d.current,c.events.length),p=et(c).slice(c.events.length-u);d.current=c.until,e(({events:h})=>({view:c,events:[...h,...p],error:null}))};return S(()=>(d.current=0,e(W),z.watch(n,{token:a,since:()=>d.current,onView:f,onOnline:t,onRefused(c){a&&c.type==="BadToken"?(fe(n),r(null),$(!0)):e({...W,error:Z(c)})}})),[n,a]),{...s,online:o,lostSeat:i,token:a,async act(c){const u={id:n,token:a??"",action:c,seq:d.current};f(await N("table.act",u))},async end(c){await N(`table.${c}`,{id:n,token:a??""})},async join(c){const u=await N("table.join",{id:n,...c&&{name:c}});on(n,s.view?.game??"",u.token),r(u.token),$(!1)}}}var st=4;function ot(n,s){const e=A({view:n,count:s.length,changes:[]});return K(()=>{const{view:o,count:t,changes:a}=e.current,r=at(o,n,s.slice(t)),i=[...a,{...r,number:s.length}].slice(-st);return e.current={view:n,count:s.length,changes:i},i},[s.length])}function at(n,s,e){const{seat:o,scores:t}=s,a=o!==null&&s.to_move===o,r=n.to_move===o,i=e.findLastIndex(({player:d})=>d===o),$=i>=0&&i<e.length-1;return{events:e,gains:t.map((d,f)=>d-n.scores[f]-lt(e,f)),isNowDue:a&&(!r||$)}}var lt=(n,s)=>n.filter(({event:e,player:o})=>e==="turn"&&o===s).reduce((e,{score:o=0})=>e+o,0);function ct({server:n,rest:[s]}){const e=tt(s),{view:o,error:t,online:a,lostSeat:r}=e,i=an(async()=>o?xe(o.game,o.ruleset):null,[!!o]),$=o&&de(n,o.game);return De($?rt($,o):G.table),t?l`
      <h1>${G.table}</h1>
      <${k} text=${t} />
      <p><a class="button" href="#/play">${en}</a></p>
    `:l`
    ${!a&&l`<p class="problem" role="alert">${Jn}</p>`}
    <${k} text=${r&&Xn} />
    <${k} text=${i.error} />
    ${o?i.value&&l`<${it} id=${s} info=${$} table=${e} rules=${i.value} />`:l`
            ${!a&&l`<h1>${G.table}</h1>`}
            <p role="status">${In}</p>
          `}
  `}function rt({title:n=""},{over:s,seat:e,to_move:o}){return s?Gn(n):e!==null&&o===e?Un(n):n}function it({id:n,info:s,table:e,rules:o}){const{view:t,token:a,act:r,join:i}=e;we(t.dictionary);const{seat:$,seq:d,phase:f}=t,c=ce[t.game],u=ke(t),p=K(()=>c.addDetails?.(e.events,o,$)??e.events,[e.events]),h=T=>{const E=c.eventText(T,u);return E&&T.fallback?`${E} ${Nn(T.fallback)}`:E},b=Me(n,t,p),{problem:y,run:g,clear:w}=L({leaves:!1}),[O,x]=m(null),P=O===d,[q,J]=m(null),C=ot(t,p),_=C[C.length-1];dt(t,_,h),S(()=>ve(pt(t,_)),[_]),S(()=>J(null),[d]);const I=A(null);S(()=>{const T=I.current?.getBoundingClientRect().top??0;q&&T<0&&I.current?.scrollIntoView()},[q]),S(w,[e.online]);async function Q(T){x(d),await g(()=>r(T)),x(E=>E===d?null:E)}const V=$!==null&&t.to_move===$,H=V&&f==="challenge"?Ve(p):null,j=H!==null&&u.length===2,F=b.end!==null&&!t.over;Ne([d,F,P]);const M={id:n,gameView:c,view:t,names:u,rules:o},rn=l`
    <${Je}
      question=${H}
      acceptIn=${t.accept_in}
      movesNext=${j}
      problem=${y}
      challenge=${$===null?null:Ye(p,$)}
      eventText=${h}
      busy=${P}
      act=${Q}
    />
  `;return l`
    <div class="heading">
      <h1>${s.title}</h1>
      <p class="hint">
        <a href=${Te(t.game,t.ruleset,t.dictionary)}>${Se(s,o)}</a>,${" "}
        ${Cn(t.dictionary)}${t.clock&&`, ${Ln(t.clock.control)}`}
        ${$===null&&l`. <span class="tag">${ae}</span>`}
      </p>
      ${$!==null&&!t.over&&l`<${We} view=${t} end=${e.end} />`}
    </div>
    ${$!==null&&he()&&l`
        <p class="hint">${ne}</p>
      `}
    <${Xe} view=${t} join=${i} />
    <${pn} view=${t} names=${u} changes=${C} />
    <div class="table ${t.game}" data-seq=${d}>
      <div class="table-main" ref=${I}>
        ${t.over&&l`<${Ke} ...${M} events=${p} />`}
        ${F?l`
                <${Re}
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
        ${$!==null&&!t.over&&!F&&l`
            <${Ie}
              id=${n}
              view=${t}
              token=${a}
              gameView=${c}
              onUse=${f==="turn"?J:null}
            />
          `}
        <${ut} events=${p} eventText=${h} />
      </aside>
    </div>
  `}function ut({events:n,eventText:s}){const e=A(null);return S(()=>{e.current&&(e.current.scrollTop=e.current.scrollHeight)},[n.length]),l`
    <section class="panel log">
      <h2>${nn}</h2>
      <ol ref=${e} tabindex="0" aria-label=${nn}>
        ${n.map((o,t)=>{const a=s(o);return a&&l`<li key=${t} class=${o.event.replace(" ","-")}>${a}</li>`})}
      </ol>
    </section>
  `}function $t({phase:n,seats:s}){return n==="turn"?vn:s.length===2?En:Y}function dt(n,s,e){S(()=>{const o=s.events.map(e);n.seat!==null&&n.to_move===n.seat&&o.push($t(n));const t=me(o);t&&$e(t)},[s])}function pt({over:n},{events:s,isNowDue:e}){if(!s.length)return[];if(n)return["end"];const t=s.some(({action:a,hit:r})=>a?.action==="challenge"||r?.length)?["alarm"]:s.some(cn)?["play"]:[];return e?[...t,"turn"]:t}export{ct as TableView};

import{ASK_BUTTONS as $n,CONSEQUENCES as dn,END_BUTTONS as pn,Players as fn,QUESTIONS as gn,acceptButton as hn,acceptOrChallenge as Y,acceptTimer as mn,adviceHeading as X,adviceReason as bn,analyseLink as yn,announceTurn as vn,answerDue as kn,askAdviceButton as xn,canAbortHint as Tn,cannotAbortHint as Sn,challengeButton as An,challengeLabel as En,challengeOrMove as On,challengeOrPlayOn as Ln,comparedText as wn,connection as z,controlText as Cn,dictionaryText as Nn,fallbackText as Bn,freeSeatsHeading as Dn,gameEndLabel as Pn,invitation as qn,keepPlayingButton as _n,linkLabel as In,loading as Hn,localLinkHint as jn,marginOfError as Fn,menuButton as Mn,nextRoundButton as Rn,noAdvice as Gn,overTitle as Wn,ownTurnDue as Kn,ownTurnTitle as Un,playAgainButton as Jn,reconnecting as Qn,replayLink as Vn,roundEndHeading as Yn,saveButton as Xn,seatLost as zn,seatsKept as Zn,settledAdvice as nt,storageDenied as tt,takeSeatButton as et,takeSeatHeading as st,thinking as ot,watchNextLink as at,watchingTag as lt}from"./websocket.js";import{Button as y,CopyField as ct,G as m,GAME_VIEWS as rt,J as S,K as R,Problem as v,Q as A,SoundChoice as it,TextField as ut,VIEW_TITLES as G,WithWord as $t,Y as W,adviceAfterAnswer as dt,announce as pt,call as B,errorText as Z,fe as l,findGame as ft,forfeitText as gt,forgetTable as ht,gameLog as nn,go as mt,isStorageDenied as bt,joined as yt,loadSetting as vt,newGameTitle as tn,nextGameStarted as en,playSounds as kt,playerNames as xt,recordOf as sn,resultText as Tt,rulesOf as St,rulesPath as At,rulesTitle as Et,saveFile as Ot,speak as Lt,stopButton as wt,storeSeat as on,storeSetting as Ct,storedTable as w,toMoveText as Nt,updateTable as an,useAction as C,useFocus as Bt,usePromise as ln,useSecondsLeft as Dt,useTitle as Pt,useWindowEvent as cn,yourNameLabel as qt}from"./texts.js";var _t=5,It=3,D={advice:null,thinking:!1,problem:null};function Ht({id:n,view:s,token:e,gameView:o,onUse:t}){const[a,r]=m(D),i=A(null),u=()=>i.current?.stop();R(()=>(r(D),()=>{u(),i.current=null}),[s.seq]);async function d(){r({...D,thinking:!0});const g=x=>{i.current===L&&r({...D,...x})},E={id:n,token:e,seconds:It},L=z.begin("table.advise",E,x=>g({advice:x,thinking:!0}));i.current=L;try{g({advice:(await L.answer).advice})}catch(x){g({problem:Z(x)})}}if(!s.advice)return l`
      <section class="panel advice">
        <h2>${X}</h2>
        <p class="hint">${Gn}</p>
      </section>
    `;const{advice:f,thinking:c,problem:$}=a,p=s.to_move===s.seat,h=p&&s.phase==="challenge",k=c?l`<${y} text=${wt} onClick=${u} />`:l`<${y} text=${xn} disabled=${!(p&&!h)} onClick=${d} />`;return l`
    <section class="panel advice" aria-busy=${c}>
      <div class="row">
        <h2>${X}</h2>
        ${k}
      </div>
      <${v} text=${$} />
      <p class="hint" role="status">
        ${c?ot:h?dt:""}
      </p>
      ${f&&l`
          <p class="hint">${o.adviceHint(f)}</p>
          ${f.settled&&!f.exact&&l`<p class="hint">${nt}</p>`}
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
              ${b} ${k&&l`<small>${Fn(k)}</small>`}
            </span>
            ${o?l`<${y} text=${h} class="plain" onClick=${()=>o($.action)} />`:l`<strong>${h}</strong>`}
            <span class="hint">${bn($.why)}</span>
            <span class="hint">${Mt($,c[p+1],e)}</span>
          </li>
        `})}
    </ol>
  `}function Mt(n,s,e){return s?wn(e.differences(n,s).filter(Boolean)):""}function Rt(n,s,e){const o=e.filter(({event:i})=>i==="round end"),[t,a]=m(()=>s.seat===null?o.length:w(n)?.rounds??0),r=()=>{a(o.length),an(n,{rounds:o.length})};return{end:o.length>t?o.at(-1):null,dismiss:r}}function Gt({gameView:n,end:s,view:e,rules:o,names:t,onDismiss:a}){const r=A(null);return R(()=>{document.activeElement===document.body&&r.current?.focus()},[]),cn("keydown",({key:i})=>i==="Escape"&&a()),l`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">${Yn(s.round)}</h2>
      <${n.RoundScores} end=${s} names=${t} seat=${e.seat} rules=${o} />
      <div class="row">
        <button type="button" class="main" ref=${r} onClick=${a}>
          ${Rn}
        </button>
        <p class="hint">${Wt(e,t)}</p>
      </div>
    </section>
  `}function Wt({to_move:n,seat:s,phase:e},o){return n!==s?`${Nt(o[n??0])}.`:e==="challenge"?kn:Kn}function Kt({id:n,gameView:s,view:e,events:o,names:t,rules:a}){const r=C(),i=o.findLast(({event:g})=>g==="forfeit"),u=t.filter((g,E)=>(e.returns?.[E]??0)>0),d=i&&gt(i,t),f=i?.player===null,{RoundScores:c,lastHands:$}=s,p=c&&!i&&o.findLast(({event:g})=>g==="round end"),h=ln(async()=>p?sn(n):null,[n,!!p]).value,b=W(()=>h?$?.(h.map(g=>JSON.parse(g)),a):[],[h]);async function k(){const g=`${(await sn(n)).join(`
`)}
`;Ot(`${e.game}-${n}.jsonl`,g,"application/jsonl")}return l`
    <section class="panel ending" aria-label=${Pn}>
      <h2>${f?d:Tt(u)}</h2>
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
        <a class="button" href=${`#/replay/${n}?analysis=1`}>${yn}</a>
        <a class="button" href=${`#/replay/${n}`}>${Vn}</a>
        <${y} text=${Xn} onClick=${()=>r.run(k)} />
        <a class="button" href="#/play">${tn}</a>
      </div>
      <${v} text=${r.problem} />
    </section>
  `}function Ut({view:{id:n,game:s,seat:e,seats:o,next:t}}){const{busy:a,problem:r,run:i}=C();if(e===null)return l`
      ${t&&l`<a class="button" href=${`#/table/${t}`}>${at}</a>`}
      <p class="visually-hidden" role="status">${t?en:""}</p>
    `;const u=o.some(({kind:c},$)=>c==="person"&&$!==e);async function d(){const c=await B("table.again",{id:n,token:w(n)?.token??""});w(c.id)||on(c.id,s,c.token),mt(`table/${c.id}`)}return l`
    <${y}
      text=${Jn}
      class="main"
      disabled=${a}
      onClick=${()=>i(d)}
    />
    <p class="hint" role="status">${t?en:u?Zn:""}</p>
    <${v} text=${r} />
  `}function Jt({view:n,end:s}){const e=A(null),[o,t]=m(void 0),{busy:a,problem:r,run:i}=C(),u=o&&(o==="resign"||n.can_abort)?o:null;R(()=>{o!==void 0&&e.current?.querySelector("button")?.focus()},[u]);function d(){e.current&&(e.current.open=!1),t(void 0)}cn("pointerdown",({target:p})=>!e.current?.contains(p)&&d());const f=p=>{p.key!=="Escape"||!e.current?.open||(p.stopPropagation(),d(),e.current.querySelector("summary")?.focus())},c=()=>!e.current?.open&&t(void 0),$=p=>l`
    <${y} text=${$n[p]} onClick=${()=>t(p)} />
  `;return l`
    <details class="menu" ref=${e} onKeyDown=${f} onToggle=${c}>
      <summary class="button">${Mn}</summary>
      <div class="panel">
        ${u?l`
                <div class="choices" role="group" aria-label=${gn[u]}>
                  <p>${dn[u]}</p>
                  <${y}
                    text=${_n}
                    disabled=${a}
                    onClick=${()=>t(null)}
                  />
                  <${y}
                    text=${pn[u]}
                    disabled=${a}
                    onClick=${()=>i(()=>s(u))}
                  />
                </div>
              `:l`
                <div class="choices">
                  ${n.can_abort&&$("abort")} ${$("resign")}
                  <p class="hint">
                    ${n.can_abort?Tn:Sn}
                  </p>
                  <${it} />
                </div>
              `}
        <${v} text=${r} />
      </div>
    </details>
  `}function Qt(n){const{question:s,acceptIn:e,movesNext:o,problem:t,challenge:a,eventText:r,busy:i,act:u}=n,d=(f,c,$="")=>l`
    <${y} text=${f} class=${$} disabled=${i} onClick=${()=>u({action:c})} />
  `;return l`
    ${s&&l`
        <section class="challenge" aria-label=${En} data-home="question" tabindex="-1">
          <p>
            <strong>${r(s)}</strong>${" "}
            ${o?On:Y}
          </p>
          <div class="row">
            ${d(An,"challenge")}
            ${d(hn,"accept",o?"":"main")}
            ${e!==null&&l`<${Vt} seconds=${e} />`}
          </div>
        </section>
      `}
    ${a&&l`<p class="notice">${r(a)}</p>`}
    <${v} text=${t} />
  `}function Vt({seconds:n}){const s=Math.ceil(Dt(n,n));return l`
    <p class="hint" role="timer" aria-live="off">
      ${mn(s)}
    </p>
  `}var rn=({event:n,action:s})=>n==="turn"&&s.action!=="accept"&&s.action!=="challenge",Yt=n=>n.findLast(rn);function Xt(n,s){const e=n.filter(({event:t,action:a})=>t==="turn"&&a.action!=="accept"),o=e.findLastIndex(({action:t})=>t.action==="challenge");return o<0||e.slice(o+1).some(({player:t})=>t===s)?null:[e[o].player,e[o-1].player].includes(s)?e[o]:null}function zt({view:n,join:s}){const e=n.seats.filter(({kind:o})=>o==="open").length;return!e||n.over?null:n.seat===null?l`<${Zt} join=${s} />`:l`<${ne} free=${e} />`}function Zt({join:n}){const[s,e]=m(()=>vt("name")),{problem:o,run:t}=C();return l`
    <form class="panel invitation" onSubmit=${r=>{r.preventDefault(),Ct("name",s),t(()=>n(s.trim()))}}>
      <h2>${st}</h2>
      <div class="row">
        <${ut} label=${qt} id="name" value=${s} onInput=${e} maxlength="40" />
        <button class="main">${et}</button>
      </div>
      <${v} text=${o} />
    </form>
  `}function ne({free:n}){const s=te(location.hostname);return l`
    <section class="panel invitation">
      <h2>${Dn(n)}</h2>
      <p>${qn}</p>
      <${ct}
        label=${In}
        id="link"
        value=${location.href}
        hint=${s&&jn}
      />
    </section>
  `}var te=n=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(n),U={view:null,events:[],error:null};function ee({events:n,fallbacks:s,until:e}){const o=e-n.length;return n.map((t,a)=>{const r=s.find(({seq:i})=>i===o+a);return r?{...t,fallback:r}:t})}function se(n){const[s,e]=m(U),[o,t]=m(!0),[a,r]=m(()=>w(n)?.token??null),[i,u]=m(!1),d=A(0),f=c=>{if(c.until<d.current)return;const $=Math.min(c.until-d.current,c.events.length),p=ee(c).slice(c.events.length-$);d.current=c.until,c.seat!==null&&w(n)?.seat!==c.seat&&an(n,{seat:c.seat}),e(({events:h})=>({view:c,events:[...h,...p],error:null}))};return S(()=>(d.current=0,e(U),z.watch(n,{token:a,since:()=>d.current,onView:f,onOnline:t,onRefused(c){a&&c.type==="BadToken"?(ht(n),r(null),u(!0)):e({...U,error:Z(c)})}})),[n,a]),{...s,online:o,lostSeat:i,token:a,async act(c){const $={id:n,token:a??"",action:c,seq:d.current};f(await B("table.act",$))},async end(c){await B(`table.${c}`,{id:n,token:a??""})},async join(c){const $=await B("table.join",{id:n,...c&&{name:c}});on(n,s.view?.game??"",$.token),r($.token),u(!1)}}}var oe=4;function ae(n,s){const e=A({view:n,count:s.length,changes:[]});return W(()=>{const{view:o,count:t,changes:a}=e.current,r=le(o,n,s.slice(t)),i=[...a,{...r,number:s.length}].slice(-oe);return e.current={view:n,count:s.length,changes:i},i},[s.length])}function le(n,s,e){const{seat:o,scores:t}=s,a=o!==null&&s.to_move===o,r=n.to_move===o,i=e.findLastIndex(({player:d})=>d===o),u=i>=0&&i<e.length-1;return{events:e,gains:t.map((d,f)=>d-n.scores[f]-ce(e,f)),isNowDue:a&&(!r||u)}}var ce=(n,s)=>n.filter(({event:e,player:o})=>e==="turn"&&o===s).reduce((e,{score:o=0})=>e+o,0);function re({server:n,rest:[s]}){const e=se(s),{view:o,error:t,online:a,lostSeat:r}=e,i=ln(async()=>o?St(o.game,o.ruleset):null,[!!o]),u=o&&ft(n,o.game);return Pt(u?ie(u,o):G.table),t?l`
      <h1>${G.table}</h1>
      <${v} text=${t} />
      <p><a class="button" href="#/play">${tn}</a></p>
    `:l`
    ${!a&&l`<p class="problem" role="alert">${Qn}</p>`}
    <${v} text=${r&&zn} />
    <${v} text=${i.error} />
    ${o?i.value&&l`<${ue} id=${s} info=${u} table=${e} rules=${i.value} />`:l`
            ${!a&&l`<h1>${G.table}</h1>`}
            <p role="status">${Hn}</p>
          `}
  `}function ie({title:n=""},{over:s,seat:e,to_move:o}){return s?Wn(n):e!==null&&o===e?Un(n):n}function ue({id:n,info:s,table:e,rules:o}){const{view:t,token:a,act:r,join:i}=e;Lt(t.dictionary);const{seat:u,seq:d,phase:f}=t,c=rt[t.game],$=xt(t),p=W(()=>c.addDetails?.(e.events,o,u)??e.events,[e.events]),h=T=>{const O=c.eventText(T,$);return O&&T.fallback?`${O} ${Bn(T.fallback)}`:O},b=Rt(n,t,p),{problem:k,run:g,clear:E}=C({leaves:!1}),[L,x]=m(null),P=L===d,[q,J]=m(null),N=ae(t,p),_=N[N.length-1];pe(t,_,h),S(()=>kt(fe(t,_)),[_]),S(()=>J(null),[d]);const I=A(null);S(()=>{const T=I.current?.getBoundingClientRect().top??0;q&&T<0&&I.current?.scrollIntoView()},[q]),S(E,[e.online]);async function Q(T){x(d),await g(()=>r(T)),x(O=>O===d?null:O)}const V=u!==null&&t.to_move===u,H=V&&f==="challenge"?Yt(p):null,j=H!==null&&$.length===2,F=b.end!==null&&!t.over;Bt([d,F,P]);const M={id:n,gameView:c,view:t,names:$,rules:o},un=l`
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
        <a href=${At(t.game,t.ruleset,t.dictionary)}>${Et(s,o)}</a>,${" "}
        ${Nn(t.dictionary)}${t.clock&&`, ${Cn(t.clock.control)}`}
        ${u===null&&l`. <span class="tag">${lt}</span>`}
      </p>
      ${u!==null&&!t.over&&l`<${Jt} view=${t} end=${e.end} />`}
    </div>
    ${u!==null&&bt()&&l`
        <p class="hint">${tt}</p>
      `}
    <${zt} view=${t} join=${i} />
    <${fn} view=${t} names=${$} changes=${N} />
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
                  changes=${N}
                  suggested=${q}
                  onDraft=${E}
                  notice=${un}
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
              <${$t} ...${{text:i,word:u,dictionary:o}} />
            </li>
          `})}
      </ol>
    </section>
  `}function de({phase:n,seats:s}){return n==="turn"?vn:s.length===2?Ln:Y}function pe(n,s,e){S(()=>{const o=s.events.map(e);n.seat!==null&&n.to_move===n.seat&&o.push(de(n));const t=yt(o);t&&pt(t)},[s])}function fe({over:n},{events:s,isNowDue:e}){if(!s.length)return[];if(n)return["end"];const t=s.some(({action:a,hit:r})=>a?.action==="challenge"||r?.length)?["alarm"]:s.some(rn)?["play"]:[];return e?[...t,"turn"]:t}export{re as TableView};

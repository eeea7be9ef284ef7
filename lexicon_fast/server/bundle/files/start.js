import{Button as w,Choice as I,DictionaryChoice as ae,G as C,GAME_VIEWS as z,K as se,LEVELS as oe,PageChoices as re,Problem as le,Q as N,Refused as ie,RulesetChoice as ce,TextField as F,botOption as ue,botTitle as $e,call as H,counted as de,defaultDictionary as me,distinct as pe,doneText as he,fe as c,findGame as ve,forgetTable as be,gameAborted as fe,gameTitle as ge,go as ye,hasChallenges as P,helpElsewhere as we,lastChoices as Ce,lastGame as ke,listed as _,loadSetting as Se,newGameTitle as Te,nextGameStarted as xe,opponentLabel as Ae,playerNames as D,resultText as Le,rulesOfGame as Me,rulesPath as Ne,shownGames as Y,storeChoices as Pe,storeSeat as Be,storeSetting as Ee,storedPuzzle as Ge,storedTable as Oe,storedTables as q,toMoveText as Ie,today as ze,useAction as Fe,useOffline as He,usePromise as _e,withoutChallenges as De,yourNameLabel as Ye,yourTurn as qe}from"./texts.js";var Re="Game",Ve="Today’s puzzles",We=e=>`New ${e} game`,Ke="Play",je="Invite a friend",Qe="Options";function Ue(e,t){const n=t>1?`${t} friends (invited by link)`:"a friend (invited by link)",s=t?[...e,n]:e;return s.length?`You’re playing against ${_(s)}.`:"You’re playing solo."}var Xe=e=>`Player ${e}`,Je="You’re player 1.",Ze="A friend (invite link)",et="Add a player",tt="Remove a player",nt="Phonies",R=[["refused","rejected at once"],["challenged","allowed until challenged"]],at="Time to challenge",st="How long opponents have to challenge a play, if phonies are allowed.",V=[["20","20 seconds"],["60","1 minute"],["","until the next move"]],ot="Hints in games with friends",W=[["off","off"],["on","for everyone"]],rt="Length",K=[["1","one round"],["3","three rounds"],["","until one player is left"]],lt="Time",it="Run out of time and you lose. The clocks start once everyone has had a turn.",j=[["","no limit"],["game","for the whole game"],["turn","per turn"]],ct="Minutes per player",ut="Increment (seconds per turn)",$t="Seconds per turn",dt="Your tables",mt=e=>`Show all ${de(e,"table")}`,pt=(e,t)=>t.length?`${e} with ${_(t.map(n=>n??"an open seat"))}`:e,ht="Deleted",vt="Open seat";function bt({winners:e,hasNext:t}){return`Game over. ${e?Le(e):fe}${t?` ${xe}`:""}`}var ft="Forget",gt=e=>`Forget ${e}`,yt=e=>`Forget ${e}?`,wt="You can’t get your seat back.",Ct="Give up my seat",kt="Keep my seat",f="open",k="bot:";function St({info:e,dictionaries:t,name:n,onName:s}){const{game:l,title:r="",new_params:u=[]}=e,o=N(null),[a,$]=C(()=>Tt(e,t)),{busy:p,problem:d,run:B}=Fe(),m=He()||p,{others:h,ruleset:b,rounds:E,dictionary:L}=a,G=h.flatMap(i=>U(i)??[]),O=u.includes("rounds"),g=i=>v=>$({...a,[i]:v}),S=(i,v,T,y="")=>{const A=i==="words"?Q(a):a[i],x={id:i,label:v,options:T,hint:y,value:A,onChange:g(i)};return c`<${I} ...${x} />`},M=(i,v,T,y)=>c`<${F} key=${i} ...${{id:i,label:v,min:T,max:y,step:"any",required:!0,type:"number"}} value=${a[i]} onInput=${g(i)} />`;async function Z(i){const v=n.trim(),T=i.includes(f),y=P(e)&&Q({...a,others:i})==="challenged",A=P(e)&&!y,x=await H("table.new",{game:l,seats:[{kind:"person",...v&&{name:v}},...i.map(At)],ruleset:A?De(e,b):b,dictionary:L,rounds:O&&E?Number(E):null,clock:xt(a),advice:T?a.advice==="on":null,accept_after:y&&a.acceptAfter?Number(a.acceptAfter):null});Be(x.id,l,x.tokens[0]??""),ye(`table/${x.id}`)}const ee=i=>{Ee("name",n),Pe(l,a),B(()=>Z(i))},te=i=>{i.preventDefault();const v=i.submitter?.value===f;ee(v?[f,...h.slice(1)]:h)},ne=()=>{o.current&&(o.current.open=!0)};return c`
    <form
      class="panel new-game"
      aria-label=${We(r)}
      onSubmit=${te}
      onInvalidCapture=${ne}
    >
      <${Pt}
        bots=${e.bots}
        value=${h.length===1?U(h[0]):void 0}
        onChange=${i=>g("others")([`${k}${i}`])}
      />
      <div class="row">
        <button class="main" disabled=${m}>${Ke}</button>
        <button value=${f} disabled=${m}>${je}</button>
        <a href=${Ne(l,b,L)}>${Me(r)}</a>
      </div>
      <p class="hint">${Ue(pe(G.map($e)),h.length-G.length)}</p>
      <${le} text=${d} />
      <details class="fold" ref=${o}>
        <summary>${Qe}</summary>
        <${Lt} ...${{info:e,name:n,onName:s,others:h}} onOthers=${g("others")} />
        <div class="options">
          <${ce} info=${e} value=${b} onChange=${g("ruleset")} />
          ${P(e)&&c`
              ${S("words",nt,R)}
              ${S("acceptAfter",at,V,st)}
            `}
          ${S("advice",ot,W,we)}
          ${O&&S("rounds",rt,K)}
          <${ae}
            dictionaries=${t}
            value=${L}
            onChange=${g("dictionary")}
          />
          ${S("time",lt,j,a.time&&it)}
          ${a.time==="game"&&[M("minutes",ct,.1,43200),M("increment",ut,0,86400)]}
          ${a.time==="turn"&&M("turnSeconds",$t,1,2592e3)}
        </div>
      </details>
    </form>
  `}var Q=({words:e,others:t})=>e??(t.includes(f)?"challenged":"refused"),U=e=>e===f?void 0:e.slice(k.length);function Tt(e,t){const{game:n,bots:s,rulesets:l}=e,[r,u]=e.players,o=Ce(n),a=(m,h,b=m[0])=>m.includes(h)?h:b,$=(m,h)=>a(m.map(([b])=>b),h),p=J(s).map(([m])=>m),d=Array.isArray(o.others)?o.others:[];return{others:Array.isArray(o.others)&&d.length>=r-1&&d.length<u&&d.every(m=>p.includes(m))?d:[X(s)],ruleset:a(l,o.ruleset),words:R.some(([m])=>m===o.words)?o.words:null,rounds:$(K,o.rounds),dictionary:a(t,o.dictionary,me(e,t)),time:$(j,o.time),acceptAfter:$(V,o.acceptAfter),advice:$(W,o.advice),minutes:o.minutes??"15",increment:o.increment??"10",turnSeconds:o.turnSeconds??"60"}}function xt({time:e,minutes:t,increment:n,turnSeconds:s}){return e==="game"?{seconds:Number(t)*60,increment:Number(n)}:e==="turn"?{move_seconds:Number(s)}:null}var X=e=>`${k}${(e.find(({name:t})=>t==="level3")??e[0]).name}`,J=e=>[[f,Ze],...e.map(({name:t})=>[`${k}${t}`,ue(t)])],At=e=>e===f?{kind:"open"}:{kind:"bot",bot:e.slice(k.length)};function Lt({info:e,name:t,onName:n,others:s,onOthers:l}){const{bots:r}=e,[u,o]=e.players,a=s.length+1;return c`
    <div class="seats-form">
      <${F}
        label=${Ye}
        id="name"
        hint=${Je}
        value=${t}
        onInput=${n}
        maxlength="40"
      />
      ${s.map(($,p)=>c`
          <${I}
            key=${p}
            label=${Xe(p+2)}
            id=${`seat-${p+1}`}
            value=${$}
            options=${J(r)}
            hint=${r.find(d=>$===`${k}${d.name}`)?.about}
            onChange=${d=>l(s.with(p,d))}
          />
        `)}
      <div class="row">
        ${a<o&&c`
            <${w}
              text=${et}
              onClick=${()=>l([...s,s.at(-1)??X(r)])}
            />
          `}
        ${a>u&&c`
            <${w}
              text=${tt}
              onClick=${()=>l(s.slice(0,-1))}
            />
          `}
      </div>
    </div>
  `}var Mt=[["M12 24q8 9 16 0",""],["M13 25q7 6 14 0",""],["M13 27q7 3 14 0","M12 13h5M23 13h5"],["M14 28h12","M11 13l6 2M29 13l-6 2"],["M14 28q6 -3 12 0","M10 12l8 4M30 12l-8 4M9 18h22"]];function Nt({number:e}){const[t,n]=Mt[e];return c`
    <svg class="face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <path d="M14 18v1M26 18v1" />
      <path d=${t} />
      ${n&&c`<path d=${n} />`}
    </svg>
  `}function Pt({bots:e,value:t,onChange:n}){const s=oe.filter(([l])=>e.some(r=>r.name===l));return c`
    <div class="levels" role="group" aria-label=${Ae}>
      ${s.map(([l,r],u)=>c`
          <button
            type="button"
            key=${l}
            class="level"
            aria-pressed=${l===t}
            onClick=${()=>n(l)}
          >
            <${Nt} number=${u} /> ${r}
          </button>
        `)}
    </div>
  `}function Bt({server:e}){const[t,n]=C(ke),[s,l]=C(()=>Se("name")),r=ve(e,t);return c`
    <h1>${Te}</h1>
    <div class="games" role="group" aria-label=${Re}>
      ${Y(e).map(({game:u,title:o})=>c`
          <button
            type="button"
            key=${u}
            class="game ${u}"
            aria-pressed=${u===r.game}
            onClick=${()=>n(u)}
          >
            <span class="emblem" aria-hidden="true">
              ${[...z[u].emblem].map(a=>c`<i>${a}</i>`)}
            </span>
            <strong>${o}</strong>
            <span class="hint">${z[u].tagline}</span>
          </button>
        `)}
    </div>
    <${St}
      key=${r.game}
      info=${r}
      dictionaries=${e.dictionaries}
      name=${s}
      onName=${l}
    />
    <${Ot} server=${e} />
    <${Et} server=${e} />
    <${re} />
  `}function Et({server:e}){return c`
    <section class="panel">
      <h2>${Ve}</h2>
      <ul class="days">
        ${Y(e).map(({game:t,title:n})=>c`
            <li key=${t}>
              <a href=${`#/puzzle/${t}`}>${n}</a>
              <span class="hint">${he(Ge(t,ze()))}</span>
            </li>
          `)}
      </ul>
    </section>
  `}var Gt=8;function Ot({server:e}){const[t,n]=C(q),[s,l]=C(!1),r=N(null);if(!t.length)return null;const u=a=>{be(a);const $=q();($.length?r.current:document.getElementById("main"))?.focus(),n($)},o=s?t:t.slice(0,Gt);return c`
    <section class="panel">
      <h2 ref=${r} tabindex="-1">${dt}</h2>
      <ul class="tables">
        ${o.map(a=>c`
            <${It}
              key=${a.id}
              title=${ge(e,a.game)}
              table=${a}
              onForget=${()=>u(a.id)}
            />
          `)}
      </ul>
      ${o.length<t.length&&c`
          <div>
            <${w}
              text=${mt(t.length)}
              onClick=${()=>l(!0)}
            />
          </div>
        `}
    </section>
  `}function It({title:e,table:{id:t,token:n,since:s},onForget:l}){const[r,u]=_e(()=>zt(t,n),[t]).value??[null,!1],[o,a]=C(null),$=N(null);se(()=>{o!==null&&$.current?.querySelector("button")?.focus()},[o]);const p=pt(e,r?Ft(r):[]),d=r!==null&&!r.over;return c`
    <li ref=${$}>
      <a href=${`#/table/${t}`}>${p}</a>
      <span class=${d&&r.to_move===r.seat?"tag":"hint"}>
        ${u?ht:r&&Ht(r)}
      </span>
      <span class="hint since">${new Date(s).toLocaleString()}</span>
      ${o?c`
              <span role="group" aria-label=${yt(p)}>
                ${wt}${" "}
                <${w} text=${Ct} class="plain" onClick=${l} />
                <${w}
                  text=${kt}
                  class="plain"
                  onClick=${()=>a(!1)}
                />
              </span>
            `:c`
              <${w}
                text=${ft}
                class="plain"
                aria-label=${gt(p)}
                onClick=${()=>d?a(!0):l()}
              />
            `}
    </li>
  `}async function zt(e,t){try{return[await H("table.view",{id:e,token:t}),!1]}catch(n){if(n instanceof ie)return[null,!0];throw n}}function Ft(e){return D(e).map((n,s)=>e.seats[s].kind==="open"?null:n).filter((n,s)=>s!==e.seat)}function Ht(e){const t=D(e),{to_move:n}=e;return e.over||n===null?bt({winners:e.returns?t.filter((s,l)=>Number(e.returns?.[l])>0):null,hasNext:!!(e.next&&!Oe(e.next))}):n===e.seat?qe:e.seats[n].kind==="open"?vt:Ie(t[n])}export{Bt as Start};

import{Button as w,Choice as L,DictionaryChoice as ee,G as f,GAME_VIEWS as E,J as te,K as ne,LEVELS as ae,PageChoices as se,Problem as oe,Q as M,Refused as re,RulesetChoice as le,TextField as I,botOption as ie,botTitle as ce,call as O,counted as ue,defaultDictionary as $e,distinct as de,doneText as me,fe as i,findGame as pe,forgetTable as he,gameAborted as ve,gameTitle as be,go as fe,hasChallenges as N,helpElsewhere as ge,lastChoices as ye,lastGame as we,listed as z,loadSetting as Ce,newGameTitle as Te,nextGameStarted as Se,opponentLabel as ke,playerNames as F,resultText as xe,rulesOfGame as Ae,rulesPath as Le,shownGames as H,storeChoices as Me,storeSeat as Ne,storeSetting as Ge,storedPuzzle as Pe,storedTable as Be,storedTables as _,toMoveText as Ee,today as Ie,useAction as Oe,withoutChallenges as ze,yourNameLabel as Fe,yourTurn as He}from"./texts.js";var _e="Game",De="Today’s puzzles",Ye=e=>`New ${e} game`,qe="Play",Re="Invite a friend",Ve="Options";function We({bots:e,friends:t}){const n=t>1?`${t} friends (invited by link)`:"a friend (invited by link)",a=t?[...e,n]:e;return a.length?`You’re playing against ${z(a)}.`:"You’re playing solo."}var Ke=e=>`Player ${e}`,je="You’re player 1.",Je="A friend (invite link)",Qe="Add a player",Ue="Remove a player",Xe="Phonies",D=[["refused","rejected at once"],["challenged","allowed until challenged"]],Ze="Time to challenge",et="How long opponents have to challenge a play, if phonies are allowed.",Y=[["20","20 seconds"],["60","1 minute"],["","until the next move"]],tt="Hints in games with friends",q=[["off","off"],["on","for everyone"]],nt="Length",R=[["1","one round"],["3","three rounds"],["","until one player is left"]],at="Time",st="Run out of time and you lose. The clocks start once everyone has had a turn.",V=[["","no limit"],["game","for the whole game"],["turn","per turn"]],ot="Minutes per player",rt="Increment (seconds per turn)",lt="Seconds per turn",it="Your tables",ct=e=>`Show all ${ue(e,"table")}`,ut=(e,t)=>t.length?`${e} with ${z(t.map(n=>n??"an open seat"))}`:e,$t="Deleted",dt="Open seat";function mt({winners:e,hasNext:t}){return`Game over. ${e?xe(e):ve}${t?` ${Se}`:""}`}var pt="Forget",ht=e=>`Forget ${e}`,vt=e=>`Forget ${e}?`,bt="You can’t get your seat back.",ft="Give up my seat",gt="Keep my seat",b="open",C="bot:";function yt({info:e,dictionaries:t,name:n,onName:a}){const{game:l,title:s="",new_params:c=[]}=e,r=M(null),[o,u]=f(()=>Ct(e,t)),{busy:m,problem:p,run:G}=Oe(),{others:$,ruleset:h,rounds:g,dictionary:P}=o,B=c.includes("rounds"),y=d=>v=>u({...o,[d]:v}),S=(d,v,x,k="")=>{const A=d==="words"?W(o):o[d],T={id:d,label:v,options:x,hint:k,value:A,onChange:y(d)};return i`<${L} ...${T} />`};async function Q(d){const v=n.trim(),x=d.includes(b),k=N(e)&&W({...o,others:d})==="challenged",A=N(e)&&!k,T=await O("table.new",{game:l,seats:[{kind:"person",...v&&{name:v}},...d.map(kt)],ruleset:A?ze(e,h):h,dictionary:P,rounds:B&&g?Number(g):null,clock:Tt(o),advice:x?o.advice==="on":null,accept_after:k&&o.acceptAfter?Number(o.acceptAfter):null});Ne(T.id,l,T.tokens[0]??""),fe(`table/${T.id}`)}const U=d=>{Ge("name",n),Me(l,o),G(()=>Q(d))},X=d=>{d.preventDefault();const v=d.submitter?.value===b;U(v?[b,...$.slice(1)]:$)},Z=()=>{r.current&&(r.current.open=!0)};return i`
    <form
      class="panel new-game"
      aria-label=${Ye(s)}
      onSubmit=${X}
      onInvalidCapture=${Z}
    >
      <${Mt}
        bots=${e.bots}
        value=${$.length===1?K($[0]):void 0}
        onChange=${d=>y("others")([`${C}${d}`])}
      />
      <div class="row">
        <button class="main" disabled=${m}>${qe}</button>
        <button value=${b} disabled=${m}>${Re}</button>
        <a href=${Le(l,h)}>${Ae(s)}</a>
      </div>
      <p class="hint">${wt($)}</p>
      <${oe} text=${p} />
      <details class="fold" ref=${r}>
        <summary>${Ve}</summary>
        <${xt}
          info=${e}
          name=${n}
          onName=${a}
          others=${$}
          onOthers=${y("others")}
        />
        <div class="options">
          <${le} info=${e} value=${h} onChange=${y("ruleset")} />
          ${N(e)&&i`
              ${S("words",Xe,D)}
              ${S("acceptAfter",Ze,Y,et)}
            `}
          ${S("advice",tt,q,ge)}
          ${B&&S("rounds",nt,R)}
          <${ee}
            dictionaries=${t}
            value=${P}
            onChange=${y("dictionary")}
          />
          <${St} choices=${o} onChange=${y} />
        </div>
      </details>
    </form>
  `}var W=({words:e,others:t})=>e??(t.includes(b)?"challenged":"refused"),K=e=>e===b?void 0:e.slice(C.length);function wt(e){const t=e.flatMap(n=>K(n)??[]);return We({bots:de(t.map(ce)),friends:e.length-t.length})}function Ct(e,t){const{game:n,bots:a,rulesets:l}=e,[s,c]=e.players,r=ye(n),o=($,h,g=$[0])=>$.includes(h)?h:g,u=($,h)=>o($.map(([g])=>g),h),m=J(a).map(([$])=>$),p=Array.isArray(r.others)?r.others:[];return{others:Array.isArray(r.others)&&p.length>=s-1&&p.length<c&&p.every($=>m.includes($))?p:[j(a)],ruleset:o(l,r.ruleset),words:D.some(([$])=>$===r.words)?r.words:null,rounds:u(R,r.rounds),dictionary:o(t,r.dictionary,$e(e,t)),time:u(V,r.time),acceptAfter:u(Y,r.acceptAfter),advice:u(q,r.advice),minutes:r.minutes??"15",increment:r.increment??"10",turnSeconds:r.turnSeconds??"60"}}function Tt({time:e,minutes:t,increment:n,turnSeconds:a}){return e==="game"?{seconds:Number(t)*60,increment:Number(n)}:e==="turn"?{move_seconds:Number(a)}:null}function St({choices:e,onChange:t}){const{time:n,minutes:a,increment:l,turnSeconds:s}=e,c=(r,o,u,m,p)=>i`
    <${I}
      label=${r}
      id=${o}
      type="number"
      min=${m}
      max=${p}
      step="any"
      required
      value=${u}
      onInput=${t(o)}
    />
  `;return i`
    <${L}
      label=${at}
      id="time"
      value=${n}
      options=${V}
      hint=${n&&st}
      onChange=${t("time")}
    />
    ${n==="game"&&i`
        ${c(ot,"minutes",a,.1,43200)}
        ${c(rt,"increment",l,0,86400)}
      `}
    ${n==="turn"&&c(lt,"turnSeconds",s,1,2592e3)}
  `}var j=e=>`${C}${(e.find(({name:t})=>t==="level3")??e[0]).name}`,J=e=>[[b,Je],...e.map(({name:t})=>[`${C}${t}`,ie(t)])],kt=e=>e===b?{kind:"open"}:{kind:"bot",bot:e.slice(C.length)};function xt({info:e,name:t,onName:n,others:a,onOthers:l}){const{bots:s}=e,[c,r]=e.players,o=a.length+1;return i`
    <div class="seats-form">
      <${I}
        label=${Fe}
        id="name"
        hint=${je}
        value=${t}
        onInput=${n}
        maxlength="40"
      />
      ${a.map((u,m)=>i`
          <${L}
            key=${m}
            label=${Ke(m+2)}
            id=${`seat-${m+1}`}
            value=${u}
            options=${J(s)}
            hint=${s.find(p=>u===`${C}${p.name}`)?.about}
            onChange=${p=>l(a.with(m,p))}
          />
        `)}
      <div class="row">
        ${o<r&&i`
            <${w}
              text=${Qe}
              onClick=${()=>l([...a,a.at(-1)??j(s)])}
            />
          `}
        ${o>c&&i`
            <${w}
              text=${Ue}
              onClick=${()=>l(a.slice(0,-1))}
            />
          `}
      </div>
    </div>
  `}var At=[["M12 24q8 9 16 0",""],["M13 25q7 6 14 0",""],["M13 27q7 3 14 0","M12 13h5M23 13h5"],["M14 28h12","M11 13l6 2M29 13l-6 2"],["M14 28q6 -3 12 0","M10 12l8 4M30 12l-8 4M9 18h22"]];function Lt({number:e}){const[t,n]=At[e];return i`
    <svg class="face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <path d="M14 18v1M26 18v1" />
      <path d=${t} />
      ${n&&i`<path d=${n} />`}
    </svg>
  `}function Mt({bots:e,value:t,onChange:n}){const a=ae.filter(([l])=>e.some(s=>s.name===l));return i`
    <div class="levels" role="group" aria-label=${ke}>
      ${a.map(([l,s],c)=>i`
          <button
            type="button"
            key=${l}
            class="level"
            aria-pressed=${l===t}
            onClick=${()=>n(l)}
          >
            <${Lt} number=${c} /> ${s}
          </button>
        `)}
    </div>
  `}function Nt({server:e}){const[t,n]=f(we),[a,l]=f(()=>Ce("name")),s=pe(e,t);return i`
    <h1>${Te}</h1>
    <div class="games" role="group" aria-label=${_e}>
      ${H(e).map(({game:c,title:r})=>i`
          <button
            type="button"
            key=${c}
            class="game ${c}"
            aria-pressed=${c===s.game}
            onClick=${()=>n(c)}
          >
            <span class="emblem" aria-hidden="true">
              ${[...E[c].emblem].map(o=>i`<i>${o}</i>`)}
            </span>
            <strong>${r}</strong>
            <span class="hint">${E[c].tagline}</span>
          </button>
        `)}
    </div>
    <${yt}
      key=${s.game}
      info=${s}
      dictionaries=${e.dictionaries}
      name=${a}
      onName=${l}
    />
    <${Bt} server=${e} />
    <${Gt} server=${e} />
    <${se} />
  `}function Gt({server:e}){return i`
    <section class="panel">
      <h2>${De}</h2>
      <ul class="days">
        ${H(e).map(({game:t,title:n})=>i`
            <li key=${t}>
              <a href=${`#/puzzle/${t}`}>${n}</a>
              <span class="hint">${me(Pe(t,Ie()))}</span>
            </li>
          `)}
      </ul>
    </section>
  `}var Pt=8;function Bt({server:e}){const[t,n]=f(_),[a,l]=f(!1),s=M(null);if(!t.length)return null;const c=o=>{he(o);const u=_();(u.length?s.current:document.getElementById("main"))?.focus(),n(u)},r=a?t:t.slice(0,Pt);return i`
    <section class="panel">
      <h2 ref=${s} tabindex="-1">${it}</h2>
      <ul class="tables">
        ${r.map(o=>i`
            <${Et}
              key=${o.id}
              title=${be(e,o.game)}
              table=${o}
              onForget=${()=>c(o.id)}
            />
          `)}
      </ul>
      ${r.length<t.length&&i`
          <div>
            <${w}
              text=${ct(t.length)}
              onClick=${()=>l(!0)}
            />
          </div>
        `}
    </section>
  `}function Et({title:e,table:{id:t,token:n,since:a},onForget:l}){const{view:s,isGone:c}=Ot(t,n),[r,o]=f(null),u=M(null);ne(()=>{r!==null&&u.current?.querySelector("button")?.focus()},[r]);const m=ut(e,s?It(s):[]),p=s!==null&&!s.over;return i`
    <li ref=${u}>
      <a href=${`#/table/${t}`}>${m}</a>
      <span class=${p&&s.to_move===s.seat?"tag":"hint"}>
        ${c?$t:s&&zt(s)}
      </span>
      <span class="hint since">${new Date(a).toLocaleString()}</span>
      ${r?i`
              <span role="group" aria-label=${vt(m)}>
                ${bt}${" "}
                <${w} text=${ft} class="plain" onClick=${l} />
                <${w}
                  text=${gt}
                  class="plain"
                  onClick=${()=>o(!1)}
                />
              </span>
            `:i`
              <${w}
                text=${pt}
                class="plain"
                aria-label=${ht(m)}
                onClick=${()=>p?o(!0):l()}
              />
            `}
    </li>
  `}function It(e){return F(e).map((n,a)=>e.seats[a].kind==="open"?null:n).filter((n,a)=>a!==e.seat)}function Ot(e,t){const[n,a]=f({view:null,isGone:!1});return te(()=>{const l=new AbortController;return O("table.view",{id:e,token:t},l.signal).then(s=>a({view:s,isGone:!1}),s=>s instanceof re&&a({view:null,isGone:!0})),()=>l.abort()},[e]),n}function zt(e){const t=F(e),{to_move:n}=e;return e.over||n===null?mt({winners:e.returns?t.filter((a,l)=>Number(e.returns?.[l])>0):null,hasNext:!!(e.next&&!Be(e.next))}):n===e.seat?He:e.seats[n].kind==="open"?dt:Ee(t[n])}export{Nt as Start};

import{Button as C,Choice as E,DictionaryChoice as te,G as f,GAME_VIEWS as I,J as ne,K as ae,LEVELS as se,PageChoices as oe,Problem as re,Q as M,Refused as le,RulesetChoice as ie,TextField as O,botOption as ce,botTitle as ue,call as z,counted as $e,defaultDictionary as de,distinct as me,doneText as pe,fe as i,findGame as he,forgetTable as ve,gameAborted as be,gameTitle as fe,go as ge,hasChallenges as N,helpElsewhere as ye,lastChoices as we,lastGame as Ce,listed as F,loadSetting as Te,newGameTitle as ke,nextGameStarted as Se,opponentLabel as xe,playerNames as H,resultText as Ae,rulesOfGame as Le,rulesPath as Me,shownGames as _,storeChoices as Ne,storeSeat as Ge,storeSetting as Pe,storedPuzzle as Be,storedTable as Ee,storedTables as D,toMoveText as Ie,today as Oe,useAction as ze,withoutChallenges as Fe,yourNameLabel as He,yourTurn as _e}from"./texts.js";var De="Game",Ye="Today’s puzzles",qe=e=>`New ${e} game`,Re="Play",Ve="Invite a friend",We="Options";function Ke({bots:e,friends:t}){const n=t>1?`${t} friends (invited by link)`:"a friend (invited by link)",s=t?[...e,n]:e;return s.length?`You’re playing against ${F(s)}.`:"You’re playing solo."}var je=e=>`Player ${e}`,Je="You’re player 1.",Qe="A friend (invite link)",Ue="Add a player",Xe="Remove a player",Ze="Phonies",Y=[["refused","rejected at once"],["challenged","allowed until challenged"]],et="Time to challenge",tt="How long opponents have to challenge a play, if phonies are allowed.",q=[["20","20 seconds"],["60","1 minute"],["","until the next move"]],nt="Hints in games with friends",R=[["off","off"],["on","for everyone"]],at="Length",V=[["1","one round"],["3","three rounds"],["","until one player is left"]],st="Time",ot="Run out of time and you lose. The clocks start once everyone has had a turn.",W=[["","no limit"],["game","for the whole game"],["turn","per turn"]],rt="Minutes per player",lt="Increment (seconds per turn)",it="Seconds per turn",ct="Your tables",ut=e=>`Show all ${$e(e,"table")}`,$t=(e,t)=>t.length?`${e} with ${F(t.map(n=>n??"an open seat"))}`:e,dt="Deleted",mt="Open seat";function pt({winners:e,hasNext:t}){return`Game over. ${e?Ae(e):be}${t?` ${Se}`:""}`}var ht="Forget",vt=e=>`Forget ${e}`,bt=e=>`Forget ${e}?`,ft="You can’t get your seat back.",gt="Give up my seat",yt="Keep my seat",b="open",T="bot:";function wt({info:e,dictionaries:t,name:n,onName:s}){const{game:l,title:o="",new_params:u=[]}=e,r=M(null),[a,d]=f(()=>Tt(e,t)),{busy:m,problem:p,run:G}=ze(),{others:$,ruleset:v,rounds:g,dictionary:P}=a,B=u.includes("rounds"),y=c=>h=>d({...a,[c]:h}),k=(c,h,S,w="")=>{const A=c==="words"?K(a):a[c],x={id:c,label:h,options:S,hint:w,value:A,onChange:y(c)};return i`<${E} ...${x} />`},L=(c,h,S,w)=>i`<${O} key=${c} ...${{id:c,label:h,min:S,max:w,step:"any",required:!0,type:"number"}} value=${a[c]} onInput=${y(c)} />`;async function U(c){const h=n.trim(),S=c.includes(b),w=N(e)&&K({...a,others:c})==="challenged",A=N(e)&&!w,x=await z("table.new",{game:l,seats:[{kind:"person",...h&&{name:h}},...c.map(St)],ruleset:A?Fe(e,v):v,dictionary:P,rounds:B&&g?Number(g):null,clock:kt(a),advice:S?a.advice==="on":null,accept_after:w&&a.acceptAfter?Number(a.acceptAfter):null});Ge(x.id,l,x.tokens[0]??""),ge(`table/${x.id}`)}const X=c=>{Pe("name",n),Ne(l,a),G(()=>U(c))},Z=c=>{c.preventDefault();const h=c.submitter?.value===b;X(h?[b,...$.slice(1)]:$)},ee=()=>{r.current&&(r.current.open=!0)};return i`
    <form
      class="panel new-game"
      aria-label=${qe(o)}
      onSubmit=${Z}
      onInvalidCapture=${ee}
    >
      <${Mt}
        bots=${e.bots}
        value=${$.length===1?j($[0]):void 0}
        onChange=${c=>y("others")([`${T}${c}`])}
      />
      <div class="row">
        <button class="main" disabled=${m}>${Re}</button>
        <button value=${b} disabled=${m}>${Ve}</button>
        <a href=${Me(l,v)}>${Le(o)}</a>
      </div>
      <p class="hint">${Ct($)}</p>
      <${re} text=${p} />
      <details class="fold" ref=${r}>
        <summary>${We}</summary>
        <${xt}
          info=${e}
          name=${n}
          onName=${s}
          others=${$}
          onOthers=${y("others")}
        />
        <div class="options">
          <${ie} info=${e} value=${v} onChange=${y("ruleset")} />
          ${N(e)&&i`
              ${k("words",Ze,Y)}
              ${k("acceptAfter",et,q,tt)}
            `}
          ${k("advice",nt,R,ye)}
          ${B&&k("rounds",at,V)}
          <${te}
            dictionaries=${t}
            value=${P}
            onChange=${y("dictionary")}
          />
          ${k("time",st,W,a.time&&ot)}
          ${a.time==="game"&&[L("minutes",rt,.1,43200),L("increment",lt,0,86400)]}
          ${a.time==="turn"&&L("turnSeconds",it,1,2592e3)}
        </div>
      </details>
    </form>
  `}var K=({words:e,others:t})=>e??(t.includes(b)?"challenged":"refused"),j=e=>e===b?void 0:e.slice(T.length);function Ct(e){const t=e.flatMap(n=>j(n)??[]);return Ke({bots:me(t.map(ue)),friends:e.length-t.length})}function Tt(e,t){const{game:n,bots:s,rulesets:l}=e,[o,u]=e.players,r=we(n),a=($,v,g=$[0])=>$.includes(v)?v:g,d=($,v)=>a($.map(([g])=>g),v),m=Q(s).map(([$])=>$),p=Array.isArray(r.others)?r.others:[];return{others:Array.isArray(r.others)&&p.length>=o-1&&p.length<u&&p.every($=>m.includes($))?p:[J(s)],ruleset:a(l,r.ruleset),words:Y.some(([$])=>$===r.words)?r.words:null,rounds:d(V,r.rounds),dictionary:a(t,r.dictionary,de(e,t)),time:d(W,r.time),acceptAfter:d(q,r.acceptAfter),advice:d(R,r.advice),minutes:r.minutes??"15",increment:r.increment??"10",turnSeconds:r.turnSeconds??"60"}}function kt({time:e,minutes:t,increment:n,turnSeconds:s}){return e==="game"?{seconds:Number(t)*60,increment:Number(n)}:e==="turn"?{move_seconds:Number(s)}:null}var J=e=>`${T}${(e.find(({name:t})=>t==="level3")??e[0]).name}`,Q=e=>[[b,Qe],...e.map(({name:t})=>[`${T}${t}`,ce(t)])],St=e=>e===b?{kind:"open"}:{kind:"bot",bot:e.slice(T.length)};function xt({info:e,name:t,onName:n,others:s,onOthers:l}){const{bots:o}=e,[u,r]=e.players,a=s.length+1;return i`
    <div class="seats-form">
      <${O}
        label=${He}
        id="name"
        hint=${Je}
        value=${t}
        onInput=${n}
        maxlength="40"
      />
      ${s.map((d,m)=>i`
          <${E}
            key=${m}
            label=${je(m+2)}
            id=${`seat-${m+1}`}
            value=${d}
            options=${Q(o)}
            hint=${o.find(p=>d===`${T}${p.name}`)?.about}
            onChange=${p=>l(s.with(m,p))}
          />
        `)}
      <div class="row">
        ${a<r&&i`
            <${C}
              text=${Ue}
              onClick=${()=>l([...s,s.at(-1)??J(o)])}
            />
          `}
        ${a>u&&i`
            <${C}
              text=${Xe}
              onClick=${()=>l(s.slice(0,-1))}
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
  `}function Mt({bots:e,value:t,onChange:n}){const s=se.filter(([l])=>e.some(o=>o.name===l));return i`
    <div class="levels" role="group" aria-label=${xe}>
      ${s.map(([l,o],u)=>i`
          <button
            type="button"
            key=${l}
            class="level"
            aria-pressed=${l===t}
            onClick=${()=>n(l)}
          >
            <${Lt} number=${u} /> ${o}
          </button>
        `)}
    </div>
  `}function Nt({server:e}){const[t,n]=f(Ce),[s,l]=f(()=>Te("name")),o=he(e,t);return i`
    <h1>${ke}</h1>
    <div class="games" role="group" aria-label=${De}>
      ${_(e).map(({game:u,title:r})=>i`
          <button
            type="button"
            key=${u}
            class="game ${u}"
            aria-pressed=${u===o.game}
            onClick=${()=>n(u)}
          >
            <span class="emblem" aria-hidden="true">
              ${[...I[u].emblem].map(a=>i`<i>${a}</i>`)}
            </span>
            <strong>${r}</strong>
            <span class="hint">${I[u].tagline}</span>
          </button>
        `)}
    </div>
    <${wt}
      key=${o.game}
      info=${o}
      dictionaries=${e.dictionaries}
      name=${s}
      onName=${l}
    />
    <${Bt} server=${e} />
    <${Gt} server=${e} />
    <${oe} />
  `}function Gt({server:e}){return i`
    <section class="panel">
      <h2>${Ye}</h2>
      <ul class="days">
        ${_(e).map(({game:t,title:n})=>i`
            <li key=${t}>
              <a href=${`#/puzzle/${t}`}>${n}</a>
              <span class="hint">${pe(Be(t,Oe()))}</span>
            </li>
          `)}
      </ul>
    </section>
  `}var Pt=8;function Bt({server:e}){const[t,n]=f(D),[s,l]=f(!1),o=M(null);if(!t.length)return null;const u=a=>{ve(a);const d=D();(d.length?o.current:document.getElementById("main"))?.focus(),n(d)},r=s?t:t.slice(0,Pt);return i`
    <section class="panel">
      <h2 ref=${o} tabindex="-1">${ct}</h2>
      <ul class="tables">
        ${r.map(a=>i`
            <${Et}
              key=${a.id}
              title=${fe(e,a.game)}
              table=${a}
              onForget=${()=>u(a.id)}
            />
          `)}
      </ul>
      ${r.length<t.length&&i`
          <div>
            <${C}
              text=${ut(t.length)}
              onClick=${()=>l(!0)}
            />
          </div>
        `}
    </section>
  `}function Et({title:e,table:{id:t,token:n,since:s},onForget:l}){const{view:o,isGone:u}=Ot(t,n),[r,a]=f(null),d=M(null);ae(()=>{r!==null&&d.current?.querySelector("button")?.focus()},[r]);const m=$t(e,o?It(o):[]),p=o!==null&&!o.over;return i`
    <li ref=${d}>
      <a href=${`#/table/${t}`}>${m}</a>
      <span class=${p&&o.to_move===o.seat?"tag":"hint"}>
        ${u?dt:o&&zt(o)}
      </span>
      <span class="hint since">${new Date(s).toLocaleString()}</span>
      ${r?i`
              <span role="group" aria-label=${bt(m)}>
                ${ft}${" "}
                <${C} text=${gt} class="plain" onClick=${l} />
                <${C}
                  text=${yt}
                  class="plain"
                  onClick=${()=>a(!1)}
                />
              </span>
            `:i`
              <${C}
                text=${ht}
                class="plain"
                aria-label=${vt(m)}
                onClick=${()=>p?a(!0):l()}
              />
            `}
    </li>
  `}function It(e){return H(e).map((n,s)=>e.seats[s].kind==="open"?null:n).filter((n,s)=>s!==e.seat)}function Ot(e,t){const[n,s]=f({view:null,isGone:!1});return ne(()=>{const l=new AbortController;return z("table.view",{id:e,token:t},l.signal).then(o=>s({view:o,isGone:!1}),o=>o instanceof le&&s({view:null,isGone:!0})),()=>l.abort()},[e]),n}function zt(e){const t=H(e),{to_move:n}=e;return e.over||n===null?pt({winners:e.returns?t.filter((s,l)=>Number(e.returns?.[l])>0):null,hasNext:!!(e.next&&!Ee(e.next))}):n===e.seat?_e:e.seats[n].kind==="open"?mt:Ie(t[n])}export{Nt as Start};

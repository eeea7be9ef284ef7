import{Button as w,Choice as I,DictionaryChoice as ne,G as C,GAME_VIEWS as O,K as ae,LEVELS as se,PageChoices as oe,Problem as re,Q as N,Refused as le,RulesetChoice as ie,TextField as z,botOption as ce,botTitle as ue,call as F,counted as $e,defaultDictionary as de,distinct as me,doneText as pe,fe as c,findGame as he,forgetTable as ve,gameAborted as be,gameTitle as fe,go as ge,hasChallenges as P,helpElsewhere as ye,lastChoices as we,lastGame as Ce,listed as H,loadSetting as ke,newGameTitle as Te,nextGameStarted as Se,opponentLabel as xe,playerNames as _,resultText as Ae,rulesOfGame as Le,rulesPath as Me,shownGames as D,storeChoices as Ne,storeSeat as Pe,storeSetting as Be,storedPuzzle as Ee,storedTable as Ge,storedTables as Y,toMoveText as Ie,today as Oe,useAction as ze,usePromise as Fe,withoutChallenges as He,yourNameLabel as _e,yourTurn as De}from"./texts.js";var Ye="Game",qe="Today’s puzzles",Re=e=>`New ${e} game`,Ve="Play",We="Invite a friend",Ke="Options";function je(e,t){const n=t>1?`${t} friends (invited by link)`:"a friend (invited by link)",s=t?[...e,n]:e;return s.length?`You’re playing against ${H(s)}.`:"You’re playing solo."}var Qe=e=>`Player ${e}`,Ue="You’re player 1.",Xe="A friend (invite link)",Je="Add a player",Ze="Remove a player",et="Phonies",q=[["refused","rejected at once"],["challenged","allowed until challenged"]],tt="Time to challenge",nt="How long opponents have to challenge a play, if phonies are allowed.",R=[["20","20 seconds"],["60","1 minute"],["","until the next move"]],at="Hints in games with friends",V=[["off","off"],["on","for everyone"]],st="Length",W=[["1","one round"],["3","three rounds"],["","until one player is left"]],ot="Time",rt="Run out of time and you lose. The clocks start once everyone has had a turn.",K=[["","no limit"],["game","for the whole game"],["turn","per turn"]],lt="Minutes per player",it="Increment (seconds per turn)",ct="Seconds per turn",ut="Your tables",$t=e=>`Show all ${$e(e,"table")}`,dt=(e,t)=>t.length?`${e} with ${H(t.map(n=>n??"an open seat"))}`:e,mt="Deleted",pt="Open seat";function ht({winners:e,hasNext:t}){return`Game over. ${e?Ae(e):be}${t?` ${Se}`:""}`}var vt="Forget",bt=e=>`Forget ${e}`,ft=e=>`Forget ${e}?`,gt="You can’t get your seat back.",yt="Give up my seat",wt="Keep my seat",b="open",k="bot:";function Ct({info:e,dictionaries:t,name:n,onName:s}){const{game:l,title:r="",new_params:u=[]}=e,o=N(null),[a,d]=C(()=>kt(e,t)),{busy:m,problem:p,run:B}=ze(),{others:$,ruleset:v,rounds:f,dictionary:L}=a,E=$.flatMap(i=>Q(i)??[]),G=u.includes("rounds"),g=i=>h=>d({...a,[i]:h}),T=(i,h,S,y="")=>{const A=i==="words"?j(a):a[i],x={id:i,label:h,options:S,hint:y,value:A,onChange:g(i)};return c`<${I} ...${x} />`},M=(i,h,S,y)=>c`<${z} key=${i} ...${{id:i,label:h,min:S,max:y,step:"any",required:!0,type:"number"}} value=${a[i]} onInput=${g(i)} />`;async function J(i){const h=n.trim(),S=i.includes(b),y=P(e)&&j({...a,others:i})==="challenged",A=P(e)&&!y,x=await F("table.new",{game:l,seats:[{kind:"person",...h&&{name:h}},...i.map(St)],ruleset:A?He(e,v):v,dictionary:L,rounds:G&&f?Number(f):null,clock:Tt(a),advice:S?a.advice==="on":null,accept_after:y&&a.acceptAfter?Number(a.acceptAfter):null});Pe(x.id,l,x.tokens[0]??""),ge(`table/${x.id}`)}const Z=i=>{Be("name",n),Ne(l,a),B(()=>J(i))},ee=i=>{i.preventDefault();const h=i.submitter?.value===b;Z(h?[b,...$.slice(1)]:$)},te=()=>{o.current&&(o.current.open=!0)};return c`
    <form
      class="panel new-game"
      aria-label=${Re(r)}
      onSubmit=${ee}
      onInvalidCapture=${te}
    >
      <${Mt}
        bots=${e.bots}
        value=${$.length===1?Q($[0]):void 0}
        onChange=${i=>g("others")([`${k}${i}`])}
      />
      <div class="row">
        <button class="main" disabled=${m}>${Ve}</button>
        <button value=${b} disabled=${m}>${We}</button>
        <a href=${Me(l,v,L)}>${Le(r)}</a>
      </div>
      <p class="hint">${je(me(E.map(ue)),$.length-E.length)}</p>
      <${re} text=${p} />
      <details class="fold" ref=${o}>
        <summary>${Ke}</summary>
        <${xt} ...${{info:e,name:n,onName:s,others:$}} onOthers=${g("others")} />
        <div class="options">
          <${ie} info=${e} value=${v} onChange=${g("ruleset")} />
          ${P(e)&&c`
              ${T("words",et,q)}
              ${T("acceptAfter",tt,R,nt)}
            `}
          ${T("advice",at,V,ye)}
          ${G&&T("rounds",st,W)}
          <${ne}
            dictionaries=${t}
            value=${L}
            onChange=${g("dictionary")}
          />
          ${T("time",ot,K,a.time&&rt)}
          ${a.time==="game"&&[M("minutes",lt,.1,43200),M("increment",it,0,86400)]}
          ${a.time==="turn"&&M("turnSeconds",ct,1,2592e3)}
        </div>
      </details>
    </form>
  `}var j=({words:e,others:t})=>e??(t.includes(b)?"challenged":"refused"),Q=e=>e===b?void 0:e.slice(k.length);function kt(e,t){const{game:n,bots:s,rulesets:l}=e,[r,u]=e.players,o=we(n),a=($,v,f=$[0])=>$.includes(v)?v:f,d=($,v)=>a($.map(([f])=>f),v),m=X(s).map(([$])=>$),p=Array.isArray(o.others)?o.others:[];return{others:Array.isArray(o.others)&&p.length>=r-1&&p.length<u&&p.every($=>m.includes($))?p:[U(s)],ruleset:a(l,o.ruleset),words:q.some(([$])=>$===o.words)?o.words:null,rounds:d(W,o.rounds),dictionary:a(t,o.dictionary,de(e,t)),time:d(K,o.time),acceptAfter:d(R,o.acceptAfter),advice:d(V,o.advice),minutes:o.minutes??"15",increment:o.increment??"10",turnSeconds:o.turnSeconds??"60"}}function Tt({time:e,minutes:t,increment:n,turnSeconds:s}){return e==="game"?{seconds:Number(t)*60,increment:Number(n)}:e==="turn"?{move_seconds:Number(s)}:null}var U=e=>`${k}${(e.find(({name:t})=>t==="level3")??e[0]).name}`,X=e=>[[b,Xe],...e.map(({name:t})=>[`${k}${t}`,ce(t)])],St=e=>e===b?{kind:"open"}:{kind:"bot",bot:e.slice(k.length)};function xt({info:e,name:t,onName:n,others:s,onOthers:l}){const{bots:r}=e,[u,o]=e.players,a=s.length+1;return c`
    <div class="seats-form">
      <${z}
        label=${_e}
        id="name"
        hint=${Ue}
        value=${t}
        onInput=${n}
        maxlength="40"
      />
      ${s.map((d,m)=>c`
          <${I}
            key=${m}
            label=${Qe(m+2)}
            id=${`seat-${m+1}`}
            value=${d}
            options=${X(r)}
            hint=${r.find(p=>d===`${k}${p.name}`)?.about}
            onChange=${p=>l(s.with(m,p))}
          />
        `)}
      <div class="row">
        ${a<o&&c`
            <${w}
              text=${Je}
              onClick=${()=>l([...s,s.at(-1)??U(r)])}
            />
          `}
        ${a>u&&c`
            <${w}
              text=${Ze}
              onClick=${()=>l(s.slice(0,-1))}
            />
          `}
      </div>
    </div>
  `}var At=[["M12 24q8 9 16 0",""],["M13 25q7 6 14 0",""],["M13 27q7 3 14 0","M12 13h5M23 13h5"],["M14 28h12","M11 13l6 2M29 13l-6 2"],["M14 28q6 -3 12 0","M10 12l8 4M30 12l-8 4M9 18h22"]];function Lt({number:e}){const[t,n]=At[e];return c`
    <svg class="face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <path d="M14 18v1M26 18v1" />
      <path d=${t} />
      ${n&&c`<path d=${n} />`}
    </svg>
  `}function Mt({bots:e,value:t,onChange:n}){const s=se.filter(([l])=>e.some(r=>r.name===l));return c`
    <div class="levels" role="group" aria-label=${xe}>
      ${s.map(([l,r],u)=>c`
          <button
            type="button"
            key=${l}
            class="level"
            aria-pressed=${l===t}
            onClick=${()=>n(l)}
          >
            <${Lt} number=${u} /> ${r}
          </button>
        `)}
    </div>
  `}function Nt({server:e}){const[t,n]=C(Ce),[s,l]=C(()=>ke("name")),r=he(e,t);return c`
    <h1>${Te}</h1>
    <div class="games" role="group" aria-label=${Ye}>
      ${D(e).map(({game:u,title:o})=>c`
          <button
            type="button"
            key=${u}
            class="game ${u}"
            aria-pressed=${u===r.game}
            onClick=${()=>n(u)}
          >
            <span class="emblem" aria-hidden="true">
              ${[...O[u].emblem].map(a=>c`<i>${a}</i>`)}
            </span>
            <strong>${o}</strong>
            <span class="hint">${O[u].tagline}</span>
          </button>
        `)}
    </div>
    <${Ct}
      key=${r.game}
      info=${r}
      dictionaries=${e.dictionaries}
      name=${s}
      onName=${l}
    />
    <${Et} server=${e} />
    <${Pt} server=${e} />
    <${oe} />
  `}function Pt({server:e}){return c`
    <section class="panel">
      <h2>${qe}</h2>
      <ul class="days">
        ${D(e).map(({game:t,title:n})=>c`
            <li key=${t}>
              <a href=${`#/puzzle/${t}`}>${n}</a>
              <span class="hint">${pe(Ee(t,Oe()))}</span>
            </li>
          `)}
      </ul>
    </section>
  `}var Bt=8;function Et({server:e}){const[t,n]=C(Y),[s,l]=C(!1),r=N(null);if(!t.length)return null;const u=a=>{ve(a);const d=Y();(d.length?r.current:document.getElementById("main"))?.focus(),n(d)},o=s?t:t.slice(0,Bt);return c`
    <section class="panel">
      <h2 ref=${r} tabindex="-1">${ut}</h2>
      <ul class="tables">
        ${o.map(a=>c`
            <${Gt}
              key=${a.id}
              title=${fe(e,a.game)}
              table=${a}
              onForget=${()=>u(a.id)}
            />
          `)}
      </ul>
      ${o.length<t.length&&c`
          <div>
            <${w}
              text=${$t(t.length)}
              onClick=${()=>l(!0)}
            />
          </div>
        `}
    </section>
  `}function Gt({title:e,table:{id:t,token:n,since:s},onForget:l}){const[r,u]=Fe(()=>It(t,n),[t]).value??[null,!1],[o,a]=C(null),d=N(null);ae(()=>{o!==null&&d.current?.querySelector("button")?.focus()},[o]);const m=dt(e,r?Ot(r):[]),p=r!==null&&!r.over;return c`
    <li ref=${d}>
      <a href=${`#/table/${t}`}>${m}</a>
      <span class=${p&&r.to_move===r.seat?"tag":"hint"}>
        ${u?mt:r&&zt(r)}
      </span>
      <span class="hint since">${new Date(s).toLocaleString()}</span>
      ${o?c`
              <span role="group" aria-label=${ft(m)}>
                ${gt}${" "}
                <${w} text=${yt} class="plain" onClick=${l} />
                <${w}
                  text=${wt}
                  class="plain"
                  onClick=${()=>a(!1)}
                />
              </span>
            `:c`
              <${w}
                text=${vt}
                class="plain"
                aria-label=${bt(m)}
                onClick=${()=>p?a(!0):l()}
              />
            `}
    </li>
  `}async function It(e,t){try{return[await F("table.view",{id:e,token:t}),!1]}catch(n){if(n instanceof le)return[null,!0];throw n}}function Ot(e){return _(e).map((n,s)=>e.seats[s].kind==="open"?null:n).filter((n,s)=>s!==e.seat)}function zt(e){const t=_(e),{to_move:n}=e;return e.over||n===null?ht({winners:e.returns?t.filter((s,l)=>Number(e.returns?.[l])>0):null,hasNext:!!(e.next&&!Ge(e.next))}):n===e.seat?De:e.seats[n].kind==="open"?pt:Ie(t[n])}export{Nt as Start};

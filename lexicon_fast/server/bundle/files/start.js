import{Button as C,Choice as w,DictionaryChoice as ee,G as g,GAME_VIEWS as G,J as te,K as ne,LEVELS as ae,PageChoices as se,Problem as oe,Q as S,Refused as le,RulesetChoice as re,TextField as P,botOption as ie,botTitle as ce,call as B,counted as ue,defaultDictionary as $e,distinct as de,doneText as me,fe as i,findGame as pe,forgetTable as he,gameAborted as ve,gameTitle as be,go as fe,hasChallenges as x,helpElsewhere as ge,lastChoices as ye,lastGame as Ce,listed as E,loadName as we,newGameTitle as Te,nextGameStarted as ke,opponentLabel as Se,playerNames as I,resultText as xe,rulesOfGame as Ae,rulesPath as Ne,shownGames as O,storeChoices as Le,storeName as Me,storeSeat as Ge,storedPuzzle as Pe,storedTable as Be,storedTables as z,toMoveText as Ee,today as Ie,useAction as Oe,withoutChallenges as ze,yourNameLabel as Fe,yourTurn as He}from"./texts.js";var _e="Game",De="Today’s puzzles",Ye=e=>`New ${e} game`,qe="Play",Re="Invite a friend",Ve="Options";function We({bots:e,friends:t}){const n=t>1?`${t} friends (invited by link)`:"a friend (invited by link)",a=t?[...e,n]:e;return a.length?`You’re playing against ${E(a)}.`:"You’re playing solo."}var Ke=e=>`Player ${e}`,je="You’re player 1.",Je="A friend (invite link)",Qe="Add a player",Ue="Remove a player",Xe="Phonies",F=[["refused","rejected at once"],["challenged","allowed until challenged"]],Ze="Time to challenge",et="How long opponents have to challenge a play, if phonies are allowed.",H=[["20","20 seconds"],["60","1 minute"],["","until the next move"]],tt="Hints in games with friends",_=[["off","off"],["on","for everyone"]],nt="Length",D=[["1","one round"],["3","three rounds"],["","until one player is left"]],at="Time",st="Run out of time and you lose. The clocks start once everyone has had a turn.",Y=[["","no limit"],["game","for the whole game"],["turn","per turn"]],ot="Minutes per player",lt="Increment (seconds per turn)",rt="Seconds per turn",it="Your tables",ct=e=>`Show all ${ue(e,"table")}`,ut=(e,t)=>t.length?`${e} with ${E(t.map(n=>n??"an open seat"))}`:e,$t="Deleted",dt="Open seat";function mt({winners:e,hasNext:t}){return`Game over. ${e?xe(e):ve}${t?` ${ke}`:""}`}var pt="Forget",ht=e=>`Forget ${e}`,vt=e=>`Forget ${e}?`,bt="You can’t get your seat back.",ft="Give up my seat",gt="Keep my seat",b="open",T="bot:";function yt({info:e,dictionaries:t,name:n,onName:a}){const{game:r,title:s="",new_params:c=[]}=e,l=S(null),[o,u]=g(()=>wt(e,t)),{busy:d,problem:m,run:A}=Oe(),{others:$,ruleset:h,rounds:f,dictionary:N}=o,L=c.includes("rounds"),K=q(o),v=p=>y=>u({...o,[p]:y});async function j(p){const y=n.trim(),X=p.includes(b),M=x(e)&&q({...o,others:p})==="challenged",Z=x(e)&&!M,k=await B("table.new",{game:r,seats:[{kind:"person",...y&&{name:y}},...p.map(St)],ruleset:Z?ze(e,h):h,dictionary:N,rounds:L&&f?Number(f):null,clock:Tt(o),advice:X?o.advice==="on":null,accept_after:M&&o.acceptAfter?Number(o.acceptAfter):null});Ge(k.id,r,k.tokens[0]??""),fe(`table/${k.id}`)}const J=p=>{Me(n),Le(r,o),A(()=>j(p))},Q=p=>{p.preventDefault();const y=p.submitter?.value===b;J(y?[b,...$.slice(1)]:$)},U=()=>{l.current&&(l.current.open=!0)};return i`
    <form
      class="panel new-game"
      aria-label=${Ye(s)}
      onSubmit=${Q}
      onInvalidCapture=${U}
    >
      <${Lt}
        bots=${e.bots}
        value=${$.length===1?R($[0]):void 0}
        onChange=${p=>v("others")([`${T}${p}`])}
      />
      <div class="row">
        <button class="main" disabled=${d}>${qe}</button>
        <button value=${b} disabled=${d}>${Re}</button>
        <a href=${Ne(r,h)}>${Ae(s)}</a>
      </div>
      <p class="hint">${Ct($)}</p>
      <${oe} text=${m} />
      <details class="fold" ref=${l}>
        <summary>${Ve}</summary>
        <${xt}
          info=${e}
          name=${n}
          onName=${a}
          others=${$}
          onOthers=${v("others")}
        />
        <div class="options">
          <${re} info=${e} value=${h} onChange=${v("ruleset")} />
          ${x(e)&&i`
              <${w}
                label=${Xe}
                id="words"
                value=${K}
                options=${F}
                onChange=${v("words")}
              />
              <${w}
                label=${Ze}
                id="acceptAfter"
                value=${o.acceptAfter}
                options=${H}
                hint=${et}
                onChange=${v("acceptAfter")}
              />
            `}
          <${w}
            label=${tt}
            id="advice"
            value=${o.advice}
            options=${_}
            hint=${ge}
            onChange=${v("advice")}
          />
          ${L&&i`
              <${w}
                label=${nt}
                id="rounds"
                value=${f}
                options=${D}
                onChange=${v("rounds")}
              />
            `}
          <${ee}
            dictionaries=${t}
            value=${N}
            onChange=${v("dictionary")}
          />
          <${kt} choices=${o} onChange=${v} />
        </div>
      </details>
    </form>
  `}var q=({words:e,others:t})=>e??(t.includes(b)?"challenged":"refused"),R=e=>e===b?void 0:e.slice(T.length);function Ct(e){const t=e.flatMap(n=>R(n)??[]);return We({bots:de(t.map(ce)),friends:e.length-t.length})}function wt(e,t){const{game:n,bots:a,rulesets:r}=e,[s,c]=e.players,l=ye(n),o=($,h,f=$[0])=>$.includes(h)?h:f,u=($,h)=>o($.map(([f])=>f),h),d=W(a).map(([$])=>$),m=Array.isArray(l.others)?l.others:[];return{others:Array.isArray(l.others)&&m.length>=s-1&&m.length<c&&m.every($=>d.includes($))?m:[V(a)],ruleset:o(r,l.ruleset),words:F.some(([$])=>$===l.words)?l.words:null,rounds:u(D,l.rounds),dictionary:o(t,l.dictionary,$e(e,t)),time:u(Y,l.time),acceptAfter:u(H,l.acceptAfter),advice:u(_,l.advice),minutes:l.minutes??"15",increment:l.increment??"10",turnSeconds:l.turnSeconds??"60"}}function Tt({time:e,minutes:t,increment:n,turnSeconds:a}){return e==="game"?{seconds:Number(t)*60,increment:Number(n)}:e==="turn"?{move_seconds:Number(a)}:null}function kt({choices:e,onChange:t}){const{time:n,minutes:a,increment:r,turnSeconds:s}=e,c=(l,o,u,d,m)=>i`
    <${P}
      label=${l}
      id=${o}
      type="number"
      min=${d}
      max=${m}
      step="any"
      required
      value=${u}
      onInput=${t(o)}
    />
  `;return i`
    <${w}
      label=${at}
      id="time"
      value=${n}
      options=${Y}
      hint=${n&&st}
      onChange=${t("time")}
    />
    ${n==="game"&&i`
        ${c(ot,"minutes",a,.1,43200)}
        ${c(lt,"increment",r,0,86400)}
      `}
    ${n==="turn"&&c(rt,"turnSeconds",s,1,2592e3)}
  `}var V=e=>`${T}${(e.find(({name:t})=>t==="level3")??e[0]).name}`,W=e=>[[b,Je],...e.map(({name:t})=>[`${T}${t}`,ie(t)])],St=e=>e===b?{kind:"open"}:{kind:"bot",bot:e.slice(T.length)};function xt({info:e,name:t,onName:n,others:a,onOthers:r}){const{bots:s}=e,[c,l]=e.players,o=a.length+1;return i`
    <div class="seats-form">
      <${P}
        label=${Fe}
        id="name"
        hint=${je}
        value=${t}
        onInput=${n}
        maxlength="40"
      />
      ${a.map((u,d)=>i`
          <${w}
            key=${d}
            label=${Ke(d+2)}
            id=${`seat-${d+1}`}
            value=${u}
            options=${W(s)}
            hint=${s.find(m=>u===`${T}${m.name}`)?.about}
            onChange=${m=>r(a.with(d,m))}
          />
        `)}
      <div class="row">
        ${o<l&&i`
            <${C}
              text=${Qe}
              onClick=${()=>r([...a,a.at(-1)??V(s)])}
            />
          `}
        ${o>c&&i`
            <${C}
              text=${Ue}
              onClick=${()=>r(a.slice(0,-1))}
            />
          `}
      </div>
    </div>
  `}var At=[["M12 24q8 9 16 0",""],["M13 25q7 6 14 0",""],["M13 27q7 3 14 0","M12 13h5M23 13h5"],["M14 28h12","M11 13l6 2M29 13l-6 2"],["M14 28q6 -3 12 0","M10 12l8 4M30 12l-8 4M9 18h22"]];function Nt({number:e}){const[t,n]=At[e];return i`
    <svg class="face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <path d="M14 18v1M26 18v1" />
      <path d=${t} />
      ${n&&i`<path d=${n} />`}
    </svg>
  `}function Lt({bots:e,value:t,onChange:n}){const a=ae.filter(([r])=>e.some(s=>s.name===r));return i`
    <div class="levels" role="group" aria-label=${Se}>
      ${a.map(([r,s],c)=>i`
          <button
            type="button"
            key=${r}
            class="level"
            aria-pressed=${r===t}
            onClick=${()=>n(r)}
          >
            <${Nt} number=${c} /> ${s}
          </button>
        `)}
    </div>
  `}function Mt({server:e}){const[t,n]=g(Ce),[a,r]=g(we),s=pe(e,t);return i`
    <h1>${Te}</h1>
    <div class="games" role="group" aria-label=${_e}>
      ${O(e).map(({game:c,title:l})=>i`
          <button
            type="button"
            key=${c}
            class="game ${c}"
            aria-pressed=${c===s.game}
            onClick=${()=>n(c)}
          >
            <span class="emblem" aria-hidden="true">
              ${[...G[c].emblem].map(o=>i`<i>${o}</i>`)}
            </span>
            <strong>${l}</strong>
            <span class="hint">${G[c].tagline}</span>
          </button>
        `)}
    </div>
    <${yt}
      key=${s.game}
      info=${s}
      dictionaries=${e.dictionaries}
      name=${a}
      onName=${r}
    />
    <${Bt} server=${e} />
    <${Gt} server=${e} />
    <${se} />
  `}function Gt({server:e}){return i`
    <section class="panel">
      <h2>${De}</h2>
      <ul class="days">
        ${O(e).map(({game:t,title:n})=>i`
            <li key=${t}>
              <a href=${`#/puzzle/${t}`}>${n}</a>
              <span class="hint">${me(Pe(t,Ie()))}</span>
            </li>
          `)}
      </ul>
    </section>
  `}var Pt=8;function Bt({server:e}){const[t,n]=g(z),[a,r]=g(!1),s=S(null);if(!t.length)return null;const c=o=>{he(o);const u=z();(u.length?s.current:document.getElementById("main"))?.focus(),n(u)},l=a?t:t.slice(0,Pt);return i`
    <section class="panel">
      <h2 ref=${s} tabindex="-1">${it}</h2>
      <ul class="tables">
        ${l.map(o=>i`
            <${Et}
              key=${o.id}
              title=${be(e,o.game)}
              table=${o}
              onForget=${()=>c(o.id)}
            />
          `)}
      </ul>
      ${l.length<t.length&&i`
          <div>
            <${C}
              text=${ct(t.length)}
              onClick=${()=>r(!0)}
            />
          </div>
        `}
    </section>
  `}function Et({title:e,table:{id:t,token:n,since:a},onForget:r}){const{view:s,isGone:c}=Ot(t,n),[l,o]=g(null),u=S(null);ne(()=>{l!==null&&u.current?.querySelector("button")?.focus()},[l]);const d=ut(e,s?It(s):[]),m=s!==null&&!s.over;return i`
    <li ref=${u}>
      <a href=${`#/table/${t}`}>${d}</a>
      <span class=${m&&s.to_move===s.seat?"tag":"hint"}>
        ${c?$t:s&&zt(s)}
      </span>
      <span class="hint since">${new Date(a).toLocaleString()}</span>
      ${l?i`
              <span role="group" aria-label=${vt(d)}>
                ${bt}${" "}
                <${C} text=${ft} class="plain" onClick=${r} />
                <${C}
                  text=${gt}
                  class="plain"
                  onClick=${()=>o(!1)}
                />
              </span>
            `:i`
              <${C}
                text=${pt}
                class="plain"
                aria-label=${ht(d)}
                onClick=${()=>m?o(!0):r()}
              />
            `}
    </li>
  `}function It(e){return I(e).map((n,a)=>e.seats[a].kind==="open"?null:n).filter((n,a)=>a!==e.seat)}function Ot(e,t){const[n,a]=g({view:null,isGone:!1});return te(()=>{const r=new AbortController;return B("table.view",{id:e,token:t},r.signal).then(s=>a({view:s,isGone:!1}),s=>s instanceof le&&a({view:null,isGone:!0})),()=>r.abort()},[e]),n}function zt(e){const t=I(e),{to_move:n}=e;return e.over||n===null?mt({winners:e.returns?t.filter((a,r)=>Number(e.returns?.[r])>0):null,hasNext:!!(e.next&&!Be(e.next))}):n===e.seat?He:e.seats[n].kind==="open"?dt:Ee(t[n])}export{Mt as Start};

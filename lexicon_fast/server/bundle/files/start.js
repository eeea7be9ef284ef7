import{Button as w,Choice as G,DictionaryChoice as te,G as C,GAME_VIEWS as I,K as ne,LEVELS as ae,PageChoices as se,Problem as oe,Q as M,Refused as re,RulesetChoice as le,TextField as O,botOption as ie,botTitle as ce,call as z,counted as ue,defaultDictionary as $e,distinct as de,doneText as me,fe as i,findGame as pe,forgetTable as he,gameAborted as ve,gameTitle as be,go as fe,hasChallenges as N,helpElsewhere as ge,lastChoices as ye,lastGame as we,listed as F,loadSetting as Ce,newGameTitle as ke,nextGameStarted as Te,opponentLabel as Se,playerNames as H,resultText as xe,rulesOfGame as Ae,rulesPath as Le,shownGames as _,storeChoices as Me,storeSeat as Ne,storeSetting as Pe,storedPuzzle as Be,storedTable as Ee,storedTables as D,toMoveText as Ge,today as Ie,useAction as Oe,usePromise as ze,withoutChallenges as Fe,yourNameLabel as He,yourTurn as _e}from"./texts.js";var De="Game",Ye="Today’s puzzles",qe=e=>`New ${e} game`,Re="Play",Ve="Invite a friend",We="Options";function Ke({bots:e,friends:t}){const n=t>1?`${t} friends (invited by link)`:"a friend (invited by link)",s=t?[...e,n]:e;return s.length?`You’re playing against ${F(s)}.`:"You’re playing solo."}var je=e=>`Player ${e}`,Qe="You’re player 1.",Ue="A friend (invite link)",Xe="Add a player",Je="Remove a player",Ze="Phonies",Y=[["refused","rejected at once"],["challenged","allowed until challenged"]],et="Time to challenge",tt="How long opponents have to challenge a play, if phonies are allowed.",q=[["20","20 seconds"],["60","1 minute"],["","until the next move"]],nt="Hints in games with friends",R=[["off","off"],["on","for everyone"]],at="Length",V=[["1","one round"],["3","three rounds"],["","until one player is left"]],st="Time",ot="Run out of time and you lose. The clocks start once everyone has had a turn.",W=[["","no limit"],["game","for the whole game"],["turn","per turn"]],rt="Minutes per player",lt="Increment (seconds per turn)",it="Seconds per turn",ct="Your tables",ut=e=>`Show all ${ue(e,"table")}`,$t=(e,t)=>t.length?`${e} with ${F(t.map(n=>n??"an open seat"))}`:e,dt="Deleted",mt="Open seat";function pt({winners:e,hasNext:t}){return`Game over. ${e?xe(e):ve}${t?` ${Te}`:""}`}var ht="Forget",vt=e=>`Forget ${e}`,bt=e=>`Forget ${e}?`,ft="You can’t get your seat back.",gt="Give up my seat",yt="Keep my seat",b="open",k="bot:";function wt({info:e,dictionaries:t,name:n,onName:s}){const{game:l,title:r="",new_params:u=[]}=e,o=M(null),[a,d]=C(()=>kt(e,t)),{busy:m,problem:p,run:P}=Oe(),{others:$,ruleset:v,rounds:f,dictionary:B}=a,E=u.includes("rounds"),g=c=>h=>d({...a,[c]:h}),T=(c,h,S,y="")=>{const A=c==="words"?K(a):a[c],x={id:c,label:h,options:S,hint:y,value:A,onChange:g(c)};return i`<${G} ...${x} />`},L=(c,h,S,y)=>i`<${O} key=${c} ...${{id:c,label:h,min:S,max:y,step:"any",required:!0,type:"number"}} value=${a[c]} onInput=${g(c)} />`;async function X(c){const h=n.trim(),S=c.includes(b),y=N(e)&&K({...a,others:c})==="challenged",A=N(e)&&!y,x=await z("table.new",{game:l,seats:[{kind:"person",...h&&{name:h}},...c.map(St)],ruleset:A?Fe(e,v):v,dictionary:B,rounds:E&&f?Number(f):null,clock:Tt(a),advice:S?a.advice==="on":null,accept_after:y&&a.acceptAfter?Number(a.acceptAfter):null});Ne(x.id,l,x.tokens[0]??""),fe(`table/${x.id}`)}const J=c=>{Pe("name",n),Me(l,a),P(()=>X(c))},Z=c=>{c.preventDefault();const h=c.submitter?.value===b;J(h?[b,...$.slice(1)]:$)},ee=()=>{o.current&&(o.current.open=!0)};return i`
    <form
      class="panel new-game"
      aria-label=${qe(r)}
      onSubmit=${Z}
      onInvalidCapture=${ee}
    >
      <${Mt}
        bots=${e.bots}
        value=${$.length===1?j($[0]):void 0}
        onChange=${c=>g("others")([`${k}${c}`])}
      />
      <div class="row">
        <button class="main" disabled=${m}>${Re}</button>
        <button value=${b} disabled=${m}>${Ve}</button>
        <a href=${Le(l,v)}>${Ae(r)}</a>
      </div>
      <p class="hint">${Ct($)}</p>
      <${oe} text=${p} />
      <details class="fold" ref=${o}>
        <summary>${We}</summary>
        <${xt}
          info=${e}
          name=${n}
          onName=${s}
          others=${$}
          onOthers=${g("others")}
        />
        <div class="options">
          <${le} info=${e} value=${v} onChange=${g("ruleset")} />
          ${N(e)&&i`
              ${T("words",Ze,Y)}
              ${T("acceptAfter",et,q,tt)}
            `}
          ${T("advice",nt,R,ge)}
          ${E&&T("rounds",at,V)}
          <${te}
            dictionaries=${t}
            value=${B}
            onChange=${g("dictionary")}
          />
          ${T("time",st,W,a.time&&ot)}
          ${a.time==="game"&&[L("minutes",rt,.1,43200),L("increment",lt,0,86400)]}
          ${a.time==="turn"&&L("turnSeconds",it,1,2592e3)}
        </div>
      </details>
    </form>
  `}var K=({words:e,others:t})=>e??(t.includes(b)?"challenged":"refused"),j=e=>e===b?void 0:e.slice(k.length);function Ct(e){const t=e.flatMap(n=>j(n)??[]);return Ke({bots:de(t.map(ce)),friends:e.length-t.length})}function kt(e,t){const{game:n,bots:s,rulesets:l}=e,[r,u]=e.players,o=ye(n),a=($,v,f=$[0])=>$.includes(v)?v:f,d=($,v)=>a($.map(([f])=>f),v),m=U(s).map(([$])=>$),p=Array.isArray(o.others)?o.others:[];return{others:Array.isArray(o.others)&&p.length>=r-1&&p.length<u&&p.every($=>m.includes($))?p:[Q(s)],ruleset:a(l,o.ruleset),words:Y.some(([$])=>$===o.words)?o.words:null,rounds:d(V,o.rounds),dictionary:a(t,o.dictionary,$e(e,t)),time:d(W,o.time),acceptAfter:d(q,o.acceptAfter),advice:d(R,o.advice),minutes:o.minutes??"15",increment:o.increment??"10",turnSeconds:o.turnSeconds??"60"}}function Tt({time:e,minutes:t,increment:n,turnSeconds:s}){return e==="game"?{seconds:Number(t)*60,increment:Number(n)}:e==="turn"?{move_seconds:Number(s)}:null}var Q=e=>`${k}${(e.find(({name:t})=>t==="level3")??e[0]).name}`,U=e=>[[b,Ue],...e.map(({name:t})=>[`${k}${t}`,ie(t)])],St=e=>e===b?{kind:"open"}:{kind:"bot",bot:e.slice(k.length)};function xt({info:e,name:t,onName:n,others:s,onOthers:l}){const{bots:r}=e,[u,o]=e.players,a=s.length+1;return i`
    <div class="seats-form">
      <${O}
        label=${He}
        id="name"
        hint=${Qe}
        value=${t}
        onInput=${n}
        maxlength="40"
      />
      ${s.map((d,m)=>i`
          <${G}
            key=${m}
            label=${je(m+2)}
            id=${`seat-${m+1}`}
            value=${d}
            options=${U(r)}
            hint=${r.find(p=>d===`${k}${p.name}`)?.about}
            onChange=${p=>l(s.with(m,p))}
          />
        `)}
      <div class="row">
        ${a<o&&i`
            <${w}
              text=${Xe}
              onClick=${()=>l([...s,s.at(-1)??Q(r)])}
            />
          `}
        ${a>u&&i`
            <${w}
              text=${Je}
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
  `}function Mt({bots:e,value:t,onChange:n}){const s=ae.filter(([l])=>e.some(r=>r.name===l));return i`
    <div class="levels" role="group" aria-label=${Se}>
      ${s.map(([l,r],u)=>i`
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
  `}function Nt({server:e}){const[t,n]=C(we),[s,l]=C(()=>Ce("name")),r=pe(e,t);return i`
    <h1>${ke}</h1>
    <div class="games" role="group" aria-label=${De}>
      ${_(e).map(({game:u,title:o})=>i`
          <button
            type="button"
            key=${u}
            class="game ${u}"
            aria-pressed=${u===r.game}
            onClick=${()=>n(u)}
          >
            <span class="emblem" aria-hidden="true">
              ${[...I[u].emblem].map(a=>i`<i>${a}</i>`)}
            </span>
            <strong>${o}</strong>
            <span class="hint">${I[u].tagline}</span>
          </button>
        `)}
    </div>
    <${wt}
      key=${r.game}
      info=${r}
      dictionaries=${e.dictionaries}
      name=${s}
      onName=${l}
    />
    <${Et} server=${e} />
    <${Pt} server=${e} />
    <${se} />
  `}function Pt({server:e}){return i`
    <section class="panel">
      <h2>${Ye}</h2>
      <ul class="days">
        ${_(e).map(({game:t,title:n})=>i`
            <li key=${t}>
              <a href=${`#/puzzle/${t}`}>${n}</a>
              <span class="hint">${me(Be(t,Ie()))}</span>
            </li>
          `)}
      </ul>
    </section>
  `}var Bt=8;function Et({server:e}){const[t,n]=C(D),[s,l]=C(!1),r=M(null);if(!t.length)return null;const u=a=>{he(a);const d=D();(d.length?r.current:document.getElementById("main"))?.focus(),n(d)},o=s?t:t.slice(0,Bt);return i`
    <section class="panel">
      <h2 ref=${r} tabindex="-1">${ct}</h2>
      <ul class="tables">
        ${o.map(a=>i`
            <${Gt}
              key=${a.id}
              title=${be(e,a.game)}
              table=${a}
              onForget=${()=>u(a.id)}
            />
          `)}
      </ul>
      ${o.length<t.length&&i`
          <div>
            <${w}
              text=${ut(t.length)}
              onClick=${()=>l(!0)}
            />
          </div>
        `}
    </section>
  `}function Gt({title:e,table:{id:t,token:n,since:s},onForget:l}){const[r,u]=ze(()=>It(t,n),[t]).value??[null,!1],[o,a]=C(null),d=M(null);ne(()=>{o!==null&&d.current?.querySelector("button")?.focus()},[o]);const m=$t(e,r?Ot(r):[]),p=r!==null&&!r.over;return i`
    <li ref=${d}>
      <a href=${`#/table/${t}`}>${m}</a>
      <span class=${p&&r.to_move===r.seat?"tag":"hint"}>
        ${u?dt:r&&zt(r)}
      </span>
      <span class="hint since">${new Date(s).toLocaleString()}</span>
      ${o?i`
              <span role="group" aria-label=${bt(m)}>
                ${ft}${" "}
                <${w} text=${gt} class="plain" onClick=${l} />
                <${w}
                  text=${yt}
                  class="plain"
                  onClick=${()=>a(!1)}
                />
              </span>
            `:i`
              <${w}
                text=${ht}
                class="plain"
                aria-label=${vt(m)}
                onClick=${()=>p?a(!0):l()}
              />
            `}
    </li>
  `}async function It(e,t){try{return[await z("table.view",{id:e,token:t}),!1]}catch(n){if(n instanceof re)return[null,!0];throw n}}function Ot(e){return H(e).map((n,s)=>e.seats[s].kind==="open"?null:n).filter((n,s)=>s!==e.seat)}function zt(e){const t=H(e),{to_move:n}=e;return e.over||n===null?pt({winners:e.returns?t.filter((s,l)=>Number(e.returns?.[l])>0):null,hasNext:!!(e.next&&!Ee(e.next))}):n===e.seat?_e:e.seats[n].kind==="open"?mt:Ge(t[n])}export{Nt as Start};

import{Choice as C,DictionaryChoice as Z,G as f,GAME_VIEWS as x,J as ee,K as te,LEVELS as ne,PageChoices as ae,Problem as oe,Q as S,Refused as se,RulesetChoice as le,TextField as G,botOption as re,botTitle as ie,call as P,counted as ue,defaultDictionary as ce,distinct as $e,doneText as de,fe as i,findGame as me,forgetTable as pe,gameAborted as be,gameTitle as he,go as ve,hasChallenges as A,helpElsewhere as fe,lastChoices as ge,lastGame as ye,listed as E,loadName as Ce,newGameTitle as we,nextGameStarted as Te,opponentLabel as ke,playerNames as B,resultText as Se,rulesOfGame as Ae,rulesPath as Ne,shownGames as I,storeChoices as Le,storeName as Me,storeSeat as xe,storedPuzzle as Ge,storedTable as Pe,storedTables as O,toMoveText as Ee,today as Be,useAction as Ie,withoutChallenges as Oe,yourNameLabel as ze,yourTurn as Fe}from"./texts.js";var He=[["M12 24q8 9 16 0",""],["M13 25q7 6 14 0",""],["M13 27q7 3 14 0","M12 13h5M23 13h5"],["M14 28h12","M11 13l6 2M29 13l-6 2"],["M14 28q6 -3 12 0","M10 12l8 4M30 12l-8 4M9 18h22"]];function _e({number:e}){const[t,n]=He[e];return i`
    <svg class="face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <path d="M14 18v1M26 18v1" />
      <path d=${t} />
      ${n&&i`<path d=${n} />`}
    </svg>
  `}function De({bots:e,value:t,onChange:n}){const o=ne.filter(([r])=>e.some(s=>s.name===r));return i`
    <div class="levels" role="group" aria-label=${ke}>
      ${o.map(([r,s],u)=>i`
          <button
            type="button"
            key=${r}
            class="level"
            aria-pressed=${r===t}
            onClick=${()=>n(r)}
          >
            <${_e} number=${u} /> ${s}
          </button>
        `)}
    </div>
  `}var Ye="Game",qe="Today’s puzzles",Re=e=>`New ${e} game`,Ve="Play",We="Invite a friend",Ke="Options";function je({bots:e,friends:t}){const n=t>1?`${t} friends (invited by link)`:"a friend (invited by link)",o=t?[...e,n]:e;return o.length?`You’re playing against ${E(o)}.`:"You’re playing solo."}var Je=e=>`Player ${e}`,Qe="You’re player 1.",Ue="A friend (invite link)",Xe="Add a player",Ze="Remove a player",et="Phonies",z=[["refused","rejected at once"],["challenged","allowed until challenged"]],tt="Time to challenge",nt="How long opponents have to challenge a play, if phonies are allowed.",F=[["20","20 seconds"],["60","1 minute"],["","until the next move"]],at="Hints in games with friends",H=[["off","off"],["on","for everyone"]],ot="Length",_=[["1","one round"],["3","three rounds"],["","until one player is left"]],st="Time",lt="Run out of time and you lose. The clocks start once everyone has had a turn.",D=[["","no limit"],["game","for the whole game"],["turn","per turn"]],rt="Minutes per player",it="Increment (seconds per turn)",ut="Seconds per turn",ct="Your tables",$t=e=>`Show all ${ue(e,"table")}`,dt=(e,t)=>t.length?`${e} with ${E(t.map(n=>n??"an open seat"))}`:e,mt="Deleted",pt="Open seat";function bt({winners:e,hasNext:t}){return`Game over. ${e?Se(e):be}${t?` ${Te}`:""}`}var ht="Forget",vt=e=>`Forget ${e}`,ft=e=>`Forget ${e}?`,gt="You can’t get your seat back.",yt="Give up my seat",Ct="Keep my seat",v="open",w="bot:";function wt({info:e,dictionaries:t,name:n,onName:o}){const{game:r,title:s="",new_params:u=[]}=e,l=S(null),[a,d]=f(()=>kt(e,t)),{busy:c,problem:p,run:$}=Ie(),{others:b,ruleset:g,rounds:T,dictionary:N}=a,L=u.includes("rounds"),W=Y(a),h=m=>y=>d({...a,[m]:y});async function K(m){const y=n.trim(),U=m.includes(v),M=A(e)&&Y({...a,others:m})==="challenged",X=A(e)&&!M,k=await P("table.new",{game:r,seats:[{kind:"person",...y&&{name:y}},...m.map(Nt)],ruleset:X?Oe(e,g):g,dictionary:N,rounds:L&&T?Number(T):null,clock:St(a),advice:U?a.advice==="on":null,accept_after:M&&a.acceptAfter?Number(a.acceptAfter):null});xe(k.id,r,k.tokens[0]??""),ve(`table/${k.id}`)}const j=m=>{Me(n),Le(r,a),$(()=>K(m))},J=m=>{m.preventDefault();const y=m.submitter?.value===v;j(y?[v,...b.slice(1)]:b)},Q=()=>{l.current&&(l.current.open=!0)};return i`
    <form
      class="panel new-game"
      aria-label=${Re(s)}
      onSubmit=${J}
      onInvalidCapture=${Q}
    >
      <${De}
        bots=${e.bots}
        value=${b.length===1?q(b[0]):void 0}
        onChange=${m=>h("others")([`${w}${m}`])}
      />
      <div class="row">
        <button class="main" disabled=${c}>${Ve}</button>
        <button value=${v} disabled=${c}>${We}</button>
        <a href=${Ne(r,g)}>${Ae(s)}</a>
      </div>
      <p class="hint">${Tt(b)}</p>
      <${oe} text=${p} />
      <details class="fold" ref=${l}>
        <summary>${Ke}</summary>
        <${Lt}
          info=${e}
          name=${n}
          onName=${o}
          others=${b}
          onOthers=${h("others")}
        />
        <div class="options">
          <${le} info=${e} value=${g} onChange=${h("ruleset")} />
          ${A(e)&&i`
              <${C}
                label=${et}
                id="words"
                value=${W}
                options=${z}
                onChange=${h("words")}
              />
              <${C}
                label=${tt}
                id="acceptAfter"
                value=${a.acceptAfter}
                options=${F}
                hint=${nt}
                onChange=${h("acceptAfter")}
              />
            `}
          <${C}
            label=${at}
            id="advice"
            value=${a.advice}
            options=${H}
            hint=${fe}
            onChange=${h("advice")}
          />
          ${L&&i`
              <${C}
                label=${ot}
                id="rounds"
                value=${T}
                options=${_}
                onChange=${h("rounds")}
              />
            `}
          <${Z}
            dictionaries=${t}
            value=${N}
            onChange=${h("dictionary")}
          />
          <${At} choices=${a} onChange=${h} />
        </div>
      </details>
    </form>
  `}var Y=({words:e,others:t})=>e??(t.includes(v)?"challenged":"refused"),q=e=>e===v?void 0:e.slice(w.length);function Tt(e){const t=e.flatMap(n=>q(n)??[]);return je({bots:$e(t.map(ie)),friends:e.length-t.length})}function kt(e,t){const{game:n,bots:o,rulesets:r}=e,[s,u]=e.players,l=ge(n),a=($,b,g=$[0])=>$.includes(b)?b:g,d=V(o).map(([$])=>$),c=Array.isArray(l.others)?l.others:[];return{others:Array.isArray(l.others)&&c.length>=s-1&&c.length<u&&c.every($=>d.includes($))?c:[R(o)],ruleset:a(r,l.ruleset),words:z.some(([$])=>$===l.words)?l.words:null,rounds:a(_.map(([$])=>$),l.rounds),dictionary:a(t,l.dictionary,ce(e,t)),time:a(D.map(([$])=>$),l.time),acceptAfter:a(F.map(([$])=>$),l.acceptAfter),advice:a(H.map(([$])=>$),l.advice),minutes:l.minutes??"15",increment:l.increment??"10",turnSeconds:l.turnSeconds??"60"}}function St({time:e,minutes:t,increment:n,turnSeconds:o}){return e==="game"?{seconds:Number(t)*60,increment:Number(n)}:e==="turn"?{move_seconds:Number(o)}:null}function At({choices:e,onChange:t}){const{time:n,minutes:o,increment:r,turnSeconds:s}=e,u=(l,a,d,c,p)=>i`
    <${G}
      label=${l}
      id=${a}
      type="number"
      min=${c}
      max=${p}
      step="any"
      required
      value=${d}
      onInput=${t(a)}
    />
  `;return i`
    <${C}
      label=${st}
      id="time"
      value=${n}
      options=${D}
      hint=${n&&lt}
      onChange=${t("time")}
    />
    ${n==="game"&&i`
        ${u(rt,"minutes",o,.1,43200)}
        ${u(it,"increment",r,0,86400)}
      `}
    ${n==="turn"&&u(ut,"turnSeconds",s,1,2592e3)}
  `}var R=e=>`${w}${(e.find(({name:t})=>t==="level3")??e[0]).name}`,V=e=>[[v,Ue],...e.map(({name:t})=>[`${w}${t}`,re(t)])],Nt=e=>e===v?{kind:"open"}:{kind:"bot",bot:e.slice(w.length)};function Lt({info:e,name:t,onName:n,others:o,onOthers:r}){const{bots:s}=e,[u,l]=e.players,a=o.length+1;return i`
    <div class="seats-form">
      <${G}
        label=${ze}
        id="name"
        hint=${Qe}
        value=${t}
        onInput=${n}
        maxlength="40"
      />
      ${o.map((d,c)=>i`
          <${C}
            key=${c}
            label=${Je(c+2)}
            id=${`seat-${c+1}`}
            value=${d}
            options=${V(s)}
            hint=${s.find(p=>d===`${w}${p.name}`)?.about}
            onChange=${p=>r(o.with(c,p))}
          />
        `)}
      <div class="row">
        ${a<l&&i`
            <button
              type="button"
              onClick=${()=>r([...o,o.at(-1)??R(s)])}
            >
              ${Xe}
            </button>
          `}
        ${a>u&&i`
            <button type="button" onClick=${()=>r(o.slice(0,-1))}>
              ${Ze}
            </button>
          `}
      </div>
    </div>
  `}function Mt({server:e}){const[t,n]=f(ye),[o,r]=f(Ce),s=me(e,t);return i`
    <h1>${we}</h1>
    <div class="games" role="group" aria-label=${Ye}>
      ${I(e).map(({game:u,title:l})=>i`
          <button
            type="button"
            key=${u}
            class="game ${u}"
            aria-pressed=${u===s.game}
            onClick=${()=>n(u)}
          >
            <span class="emblem" aria-hidden="true">
              ${[...x[u].emblem].map(a=>i`<i>${a}</i>`)}
            </span>
            <strong>${l}</strong>
            <span class="hint">${x[u].tagline}</span>
          </button>
        `)}
    </div>
    <${wt}
      key=${s.game}
      info=${s}
      dictionaries=${e.dictionaries}
      name=${o}
      onName=${r}
    />
    <${Pt} server=${e} />
    <${xt} server=${e} />
    <${ae} />
  `}function xt({server:e}){return i`
    <section class="panel">
      <h2>${qe}</h2>
      <ul class="days">
        ${I(e).map(({game:t,title:n})=>i`
            <li key=${t}>
              <a href=${`#/puzzle/${t}`}>${n}</a>
              <span class="hint">${de(Ge(t,Be()))}</span>
            </li>
          `)}
      </ul>
    </section>
  `}var Gt=8;function Pt({server:e}){const[t,n]=f(O),[o,r]=f(!1),s=S(null);if(!t.length)return null;const u=a=>{pe(a);const d=O();(d.length?s.current:document.getElementById("main"))?.focus(),n(d)},l=o?t:t.slice(0,Gt);return i`
    <section class="panel">
      <h2 ref=${s} tabindex="-1">${ct}</h2>
      <ul class="tables">
        ${l.map(a=>i`
            <${Et}
              key=${a.id}
              title=${he(e,a.game)}
              table=${a}
              onForget=${()=>u(a.id)}
            />
          `)}
      </ul>
      ${l.length<t.length&&i`
          <div>
            <button type="button" onClick=${()=>r(!0)}>
              ${$t(t.length)}
            </button>
          </div>
        `}
    </section>
  `}function Et({title:e,table:{id:t,token:n,since:o},onForget:r}){const{view:s,isGone:u}=It(t,n),[l,a]=f(null),d=S(null);te(()=>{l!==null&&d.current?.querySelector("button")?.focus()},[l]);const c=dt(e,s?Bt(s):[]),p=s!==null&&!s.over;return i`
    <li ref=${d}>
      <a href=${`#/table/${t}`}>${c}</a>
      <span class=${p&&s.to_move===s.seat?"tag":"hint"}>
        ${u?mt:s&&Ot(s)}
      </span>
      <span class="hint since">${new Date(o).toLocaleString()}</span>
      ${l?i`
              <span role="group" aria-label=${ft(c)}>
                ${gt}${" "}
                <button type="button" class="plain" onClick=${r}>
                  ${yt}
                </button>
                <button type="button" class="plain" onClick=${()=>a(!1)}>
                  ${Ct}
                </button>
              </span>
            `:i`
              <button
                type="button"
                class="plain"
                aria-label=${vt(c)}
                onClick=${()=>p?a(!0):r()}
              >
                ${ht}
              </button>
            `}
    </li>
  `}function Bt(e){return B(e).map((n,o)=>e.seats[o].kind==="open"?null:n).filter((n,o)=>o!==e.seat)}function It(e,t){const[n,o]=f({view:null,isGone:!1});return ee(()=>{const r=new AbortController;return P("table.view",{id:e,token:t},r.signal).then(s=>o({view:s,isGone:!1}),s=>s instanceof se&&o({view:null,isGone:!0})),()=>r.abort()},[e]),n}function Ot(e){const t=B(e),{to_move:n}=e;return e.over||n===null?bt({winners:e.returns?t.filter((o,r)=>Number(e.returns?.[r])>0):null,hasNext:!!(e.next&&!Pe(e.next))}):n===e.seat?Fe:e.seats[n].kind==="open"?pt:Ee(t[n])}export{Mt as Start};

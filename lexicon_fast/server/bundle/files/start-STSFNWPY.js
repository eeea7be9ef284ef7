import{$ as J,Aa as ce,Ba as ue,Da as $e,F as W,G as V,Ga as me,H as T,O as H,V as K,W as U,X as P,Y as X,Z as j,aa as Q,b,ba as Z,c as I,ca as ee,d as L,da as te,e as A,ea as ne,h as i,ia as oe,ka as G,la as O,m as k,ma as se,na as ae,oa as re,qa as S,ra as le,s as Y,t as E,ta as ie,u as x,v as z,w as q,xa as R,y as B,za as y}from"./chunk-2T7F6EQS.js";var Pe=[["M12 24q8 9 16 0",""],["M13 25q7 6 14 0",""],["M13 27q7 3 14 0","M12 13h5M23 13h5"],["M14 28h12","M11 13l6 2M29 13l-6 2"],["M14 28q6 -3 12 0","M10 12l8 4M30 12l-8 4M9 18h22"]];function Ge({number:e}){let[t,n]=Pe[e];return i`
    <svg class="face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <path d="M14 18v1M26 18v1" />
      <path d=${t} />
      ${n&&i`<path d=${n} />`}
    </svg>
  `}function de({bots:e,value:t,onChange:n}){let a=Y.filter(([l])=>e.some(s=>s.name===l));return i`
    <div class="levels" role="group" aria-label="Opponent">
      ${a.map(([l,s],c)=>i`
          <button
            type="button"
            key=${l}
            class="level"
            aria-pressed=${l===t}
            onClick=${()=>n(l)}
          >
            <${Ge} number=${c} /> ${s}
          </button>
        `)}
    </div>
  `}var g="open",C="bot:",he=[["1","one round"],["3","three rounds"],["","until one is left"]],fe=[["refused","are refused at once"],["challenged","may be challenged"]],be=[["","no limit"],["game","for the whole game"],["turn","for each turn"]],ge=[["20","after 20 seconds"],["60","after a minute"],["","when the next player moves"]],ye=[["off","off"],["on","for everyone"]];function ve({info:e,dictionaries:t,name:n,onName:a}){let{game:l,title:s,new_params:c=[]}=e,r=A(null),[o,m]=b(()=>Re(e,t)),{busy:$,problem:d,run:u}=H(),{others:h,ruleset:v,rounds:N,dictionary:_}=o,D=c.includes("rounds"),ke=pe(o),f=p=>w=>m({...o,[p]:w});async function Te(p){let w=n.trim(),Ee=p.includes(g),F=S(e)&&pe({...o,others:p})==="challenged",xe=S(e)&&!F,M=await T("table.new",{game:l,seats:[{kind:"person",...w&&{name:w}},...p.map(Fe)],ruleset:xe?le(e,v):v,dictionary:_,rounds:D&&N?Number(N):null,clock:_e(o),advice:Ee?o.advice==="on":null,accept_after:F&&o.acceptAfter?Number(o.acceptAfter):null});j(M.id,l,M.tokens[0]??""),oe(`table/${M.id}`)}let Se=p=>{U(n),ee(l,o),u(()=>Te(p))},Ne=p=>{p.preventDefault();let w=p.submitter?.value===g;Se(w?[g,...h.slice(1)]:h)},Me=()=>{r.current&&(r.current.open=!0)};return i`
    <form
      class="panel new-game"
      aria-label=${`New game of ${s}`}
      onSubmit=${Ne}
      onInvalidCapture=${Me}
    >
      <${de}
        bots=${e.bots}
        value=${h.length===1?we(h[0]):void 0}
        onChange=${p=>f("others")([`${C}${p}`])}
      />
      <div class="row">
        <button class="main" disabled=${$}>Play</button>
        <button value=${g} disabled=${$}>Invite a friend</button>
        <a href=${ie(l,v)}>Rules of ${s}</a>
      </div>
      <p class="hint">${Oe(h)}</p>
      <${me} text=${d} />
      <details class="fold" ref=${r}>
        <summary>Options</summary>
        <${Ie}
          info=${e}
          name=${n}
          onName=${a}
          others=${h}
          onOthers=${f("others")}
        />
        <div class="options">
          <${ce} info=${e} value=${v} onChange=${f("ruleset")} />
          ${S(e)&&i`
              <${y}
                label="False words"
                id="words"
                value=${ke}
                options=${fe}
                onChange=${f("words")}
              />
              <${y}
                label="Plays are accepted"
                id="acceptAfter"
                value=${o.acceptAfter}
                options=${ge}
                hint="Until then they may be challenged, if false words may be."
                onChange=${f("acceptAfter")}
              />
            `}
          <${y}
            label="Advice between people"
            id="advice"
            value=${o.advice}
            options=${ye}
            hint="The page cannot prevent that players get help elsewhere."
            onChange=${f("advice")}
          />
          ${D&&i`
              <${y}
                label="Length"
                id="rounds"
                value=${N}
                options=${he}
                onChange=${f("rounds")}
              />
            `}
          <${ue}
            dictionaries=${t}
            value=${_}
            onChange=${f("dictionary")}
          />
          <${De} choices=${o} onChange=${f} />
        </div>
      </details>
    </form>
  `}var pe=({words:e,others:t})=>e??(t.includes(g)?"challenged":"refused"),we=e=>e===g?void 0:e.slice(C.length);function Oe(e){if(!e.length)return"You play alone.";let t=e.map(n=>n===g?"a friend, who gets a link":E(we(n)??""));return`You play against ${k(z(t))}.`}function Re(e,t){let{game:n,bots:a,rulesets:l}=e,[s,c]=e.players,r=Z(n),o=(u,h,v=u[0])=>u.includes(h)?h:v,m=Ae(a).map(([u])=>u),$=Array.isArray(r.others)?r.others:[];return{others:Array.isArray(r.others)&&$.length>=s-1&&$.length<c&&$.every(u=>m.includes(u))?$:[Ce(a)],ruleset:o(l,r.ruleset),words:fe.some(([u])=>u===r.words)?r.words:null,rounds:o(he.map(([u])=>u),r.rounds),dictionary:o(t,r.dictionary,re(e,t)),time:o(be.map(([u])=>u),r.time),acceptAfter:o(ge.map(([u])=>u),r.acceptAfter),advice:o(ye.map(([u])=>u),r.advice),minutes:r.minutes??"15",increment:r.increment??"10",turnSeconds:r.turnSeconds??"60"}}function _e({time:e,minutes:t,increment:n,turnSeconds:a}){return e==="game"?{seconds:Number(t)*60,increment:Number(n)}:e==="turn"?{move_seconds:Number(a)}:null}function De({choices:e,onChange:t}){let{time:n,minutes:a,increment:l,turnSeconds:s}=e,c=(r,o,m,$,d)=>i`
    <${R}
      label=${r}
      id=${o}
      type="number"
      min=${$}
      max=${d}
      step="any"
      required
      value=${m}
      onInput=${t(o)}
    />
  `;return i`
    <${y}
      label="Time"
      id="time"
      value=${n}
      options=${be}
      hint=${n&&"Who has no time left loses. The clocks run once everyone has had a turn."}
      onChange=${t("time")}
    />
    ${n==="game"&&i`
        ${c("Minutes each","minutes",a,.1,43200)}
        ${c("More seconds after each turn","increment",l,0,86400)}
      `}
    ${n==="turn"&&c("Seconds for a turn","turnSeconds",s,1,2592e3)}
  `}var Ce=e=>`${C}${(e.find(({name:t})=>t==="level3")??e[0]).name}`,Ae=e=>[[g,"A friend, by a link"],...e.map(({name:t})=>[`${C}${t}`,`Bot: ${E(t)}`])],Fe=e=>e===g?{kind:"open"}:{kind:"bot",bot:e.slice(C.length)};function Ie({info:e,name:t,onName:n,others:a,onOthers:l}){let{bots:s}=e,[c,r]=e.players,o=a.length+1;return i`
    <div class="seats-form">
      <${R}
        label="Your name"
        id="name"
        hint="You are player 1."
        value=${t}
        onInput=${n}
        maxlength="40"
      />
      ${a.map((m,$)=>i`
          <${y}
            key=${$}
            label=${`Player ${$+2}`}
            id=${`seat-${$+1}`}
            value=${m}
            options=${Ae(s)}
            hint=${s.find(d=>m===`${C}${d.name}`)?.about}
            onChange=${d=>l(a.with($,d))}
          />
        `)}
      <div class="row">
        ${o<r&&i`
            <button
              type="button"
              onClick=${()=>l([...a,a.at(-1)??Ce(s)])}
            >
              Add a player
            </button>
          `}
        ${o>c&&i`
            <button type="button" onClick=${()=>l(a.slice(0,-1))}>
              Remove a player
            </button>
          `}
      </div>
    </div>
  `}function dt({server:e}){let[t,n]=b(Q),[a,l]=b(K),s=se(e,t);return i`
    <h1>New game</h1>
    <div class="games" role="group" aria-label="Game">
      ${O(e).map(({game:c,title:r})=>i`
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
            <strong>${r}</strong>
            <span class="hint">${G[c].tagline}</span>
          </button>
        `)}
    </div>
    <${ve}
      key=${s.game}
      info=${s}
      dictionaries=${e.dictionaries}
      name=${a}
      onName=${l}
    />
    <${ze} server=${e} />
    <${Le} server=${e} />
    <${$e} />
  `}function Le({server:e}){return i`
    <section class="panel">
      <h2>Puzzles of today</h2>
      <ul class="days">
        ${O(e).map(({game:t,title:n})=>i`
            <li key=${t}>
              <a href=${`#/puzzle/${t}`}>${n}</a>
              <span class="hint">${W(ne(t,te()))}</span>
            </li>
          `)}
      </ul>
    </section>
  `}var Ye=8;function ze({server:e}){let[t,n]=b(P),[a,l]=b(!1),s=A(null);if(!t.length)return null;let c=o=>{J(o);let m=P();(m.length?s.current:document.getElementById("main"))?.focus(),n(m)},r=a?t:t.slice(0,Ye);return i`
    <section class="panel">
      <h2 ref=${s} tabindex="-1">Your tables</h2>
      <ul class="tables">
        ${r.map(o=>i`
            <${qe}
              key=${o.id}
              title=${ae(e,o.game)}
              table=${o}
              onForget=${()=>c(o.id)}
            />
          `)}
      </ul>
      ${r.length<t.length&&i`
          <div>
            <button type="button" onClick=${()=>l(!0)}>
              All ${t.length} tables
            </button>
          </div>
        `}
    </section>
  `}function qe({title:e,table:{id:t,token:n,since:a},onForget:l}){let{view:s,isGone:c}=We(t,n),[r,o]=b(null),m=A(null);L(()=>{r!==null&&m.current?.querySelector("button")?.focus()},[r]);let $=s?Be(s):[],d=$.length?`${e} with ${k($)}`:e,u=s!==null&&!s.over;return i`
    <li ref=${m}>
      <a href=${`#/table/${t}`}>${d}</a>
      <span class=${u&&s.to_move===s.seat?"tag":"hint"}>
        ${c?"Deleted":s&&Ve(s)}
      </span>
      <span class="hint since">${new Date(a).toLocaleString()}</span>
      ${r?i`
              <span role="group" aria-label=${`Forget ${d}?`}>
                You cannot get your seat back.
                <button type="button" class="plain" onClick=${l}>Give it up</button>
                <button type="button" class="plain" onClick=${()=>o(!1)}>
                  Keep it
                </button>
              </span>
            `:i`
              <button
                type="button"
                class="plain"
                aria-label=${`Forget ${d}`}
                onClick=${()=>u?o(!0):l()}
              >
                Forget
              </button>
            `}
    </li>
  `}function Be(e){return x(e).map((n,a)=>e.seats[a].kind==="open"?"a free seat":n).filter((n,a)=>a!==e.seat)}function We(e,t){let[n,a]=b({view:null,isGone:!1});return I(()=>{let l=new AbortController;return T("table.view",{id:e,token:t},l.signal).then(s=>a({view:s,isGone:!1}),s=>s instanceof V&&a({view:null,isGone:!0})),()=>l.abort()},[e]),n}function Ve(e){let t=x(e),{to_move:n}=e;if(e.over||n===null){let a=t.filter((s,c)=>(e.returns?.[c]??0)>0),l=e.next&&!X(e.next);return`Over. ${e.returns?q(a):B}${l?" The next game has started.":""}`}return n===e.seat?"Your turn":e.seats[n].kind==="open"?"A seat is free":`${t[n]} is to move`}export{dt as Start};

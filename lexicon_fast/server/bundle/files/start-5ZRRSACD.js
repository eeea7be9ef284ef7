import{A as q,Aa as Z,Ba as ee,Da as te,Db as he,Ea as ne,Fa as oe,Ga as se,Ha as ae,I as B,Ia as re,K as H,L as V,N as U,Z as X,c as b,cb as le,d as F,e as I,eb as G,f as A,fa as K,fb as _,ga as k,gb as ie,hb as ce,i,ib as ue,kb as E,lb as $e,n as T,nb as me,oa as j,sb as R,u as Y,ub as y,v as N,vb as de,w as x,wb as pe,x as z,xa as J,y as W,ya as Q,za as P,zb as fe}from"./chunk-5SB4YQFK.js";var Le=[["M12 24q8 9 16 0",""],["M13 25q7 6 14 0",""],["M13 27q7 3 14 0","M12 13h5M23 13h5"],["M14 28h12","M11 13l6 2M29 13l-6 2"],["M14 28q6 -3 12 0","M10 12l8 4M30 12l-8 4M9 18h22"]];function Oe({number:e}){let[t,n]=Le[e];return i`
    <svg class="face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <path d="M14 18v1M26 18v1" />
      <path d=${t} />
      ${n&&i`<path d=${n} />`}
    </svg>
  `}function be({bots:e,value:t,onChange:n}){let a=Y.filter(([l])=>e.some(s=>s.name===l));return i`
    <div class="levels" role="group" aria-label="Opponent">
      ${a.map(([l,s],c)=>i`
          <button
            type="button"
            key=${l}
            class="level"
            aria-pressed=${l===t}
            onClick=${()=>n(l)}
          >
            <${Oe} number=${c} /> ${s}
          </button>
        `)}
    </div>
  `}var g="open",C="bot:",ye=[["1","one round"],["3","three rounds"],["","until one is left"]],ve=[["refused","are refused at once"],["challenged","may be challenged"]],we=[["","no limit"],["game","for the whole game"],["turn","for each turn"]],Ce=[["20","after 20 seconds"],["60","after a minute"],["","when the next player moves"]],Ae=[["off","off"],["on","for everyone"]];function Te({info:e,dictionaries:t,name:n,onName:a}){let{game:l,title:s,new_params:c=[]}=e,r=A(null),[o,m]=b(()=>Fe(e,t)),{busy:$,problem:d,run:u}=j(),{others:f,ruleset:v,rounds:S,dictionary:L}=o,O=c.includes("rounds"),Me=ge(o),h=p=>w=>m({...o,[p]:w});async function Ne(p){let w=n.trim(),_e=p.includes(g),D=E(e)&&ge({...o,others:p})==="challenged",Re=E(e)&&!D,M=await k("table.new",{game:l,seats:[{kind:"person",...w&&{name:w}},...p.map(ze)],ruleset:Re?$e(e,v):v,dictionary:L,rounds:O&&S?Number(S):null,clock:Ie(o),advice:_e?o.advice==="on":null,accept_after:D&&o.acceptAfter?Number(o.acceptAfter):null});ee(M.id,l,M.tokens[0]??""),le(`table/${M.id}`)}let xe=p=>{Q(n),se(l,o),u(()=>Ne(p))},Pe=p=>{p.preventDefault();let w=p.submitter?.value===g;xe(w?[g,...f.slice(1)]:f)},Ge=()=>{r.current&&(r.current.open=!0)};return i`
    <form
      class="panel new-game"
      aria-label=${`New game of ${s}`}
      onSubmit=${Pe}
      onInvalidCapture=${Ge}
    >
      <${be}
        bots=${e.bots}
        value=${f.length===1?ke(f[0]):void 0}
        onChange=${p=>h("others")([`${C}${p}`])}
      />
      <div class="row">
        <button class="main" disabled=${$}>Play</button>
        <button value=${g} disabled=${$}>Invite a friend</button>
        <a href=${me(l,v)}>Rules of ${s}</a>
      </div>
      <p class="hint">${De(f)}</p>
      <${he} text=${d} />
      <details class="fold" ref=${r}>
        <summary>Options</summary>
        <${We}
          info=${e}
          name=${n}
          onName=${a}
          others=${f}
          onOthers=${h("others")}
        />
        <div class="options">
          <${de} info=${e} value=${v} onChange=${h("ruleset")} />
          ${E(e)&&i`
              <${y}
                label="False words"
                id="words"
                value=${Me}
                options=${ve}
                onChange=${h("words")}
              />
              <${y}
                label="Plays are accepted"
                id="acceptAfter"
                value=${o.acceptAfter}
                options=${Ce}
                hint="Until then they may be challenged, if false words may be."
                onChange=${h("acceptAfter")}
              />
            `}
          <${y}
            label="Advice between people"
            id="advice"
            value=${o.advice}
            options=${Ae}
            hint=${U}
            onChange=${h("advice")}
          />
          ${O&&i`
              <${y}
                label="Length"
                id="rounds"
                value=${S}
                options=${ye}
                onChange=${h("rounds")}
              />
            `}
          <${pe}
            dictionaries=${t}
            value=${L}
            onChange=${h("dictionary")}
          />
          <${Ye} choices=${o} onChange=${h} />
        </div>
      </details>
    </form>
  `}var ge=({words:e,others:t})=>e??(t.includes(g)?"challenged":"refused"),ke=e=>e===g?void 0:e.slice(C.length);function De(e){if(!e.length)return"You play alone.";let t=e.map(n=>n===g?"a friend, who gets a link":N(ke(n)??""));return`You play against ${T(z(t))}.`}function Fe(e,t){let{game:n,bots:a,rulesets:l}=e,[s,c]=e.players,r=oe(n),o=(u,f,v=u[0])=>u.includes(f)?f:v,m=Se(a).map(([u])=>u),$=Array.isArray(r.others)?r.others:[];return{others:Array.isArray(r.others)&&$.length>=s-1&&$.length<c&&$.every(u=>m.includes(u))?$:[Ee(a)],ruleset:o(l,r.ruleset),words:ve.some(([u])=>u===r.words)?r.words:null,rounds:o(ye.map(([u])=>u),r.rounds),dictionary:o(t,r.dictionary,ue(e,t)),time:o(we.map(([u])=>u),r.time),acceptAfter:o(Ce.map(([u])=>u),r.acceptAfter),advice:o(Ae.map(([u])=>u),r.advice),minutes:r.minutes??"15",increment:r.increment??"10",turnSeconds:r.turnSeconds??"60"}}function Ie({time:e,minutes:t,increment:n,turnSeconds:a}){return e==="game"?{seconds:Number(t)*60,increment:Number(n)}:e==="turn"?{move_seconds:Number(a)}:null}function Ye({choices:e,onChange:t}){let{time:n,minutes:a,increment:l,turnSeconds:s}=e,c=(r,o,m,$,d)=>i`
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
      options=${we}
      hint=${n&&"Who has no time left loses. The clocks run once everyone has had a turn."}
      onChange=${t("time")}
    />
    ${n==="game"&&i`
        ${c("Minutes each","minutes",a,.1,43200)}
        ${c("More seconds after each turn","increment",l,0,86400)}
      `}
    ${n==="turn"&&c("Seconds for a turn","turnSeconds",s,1,2592e3)}
  `}var Ee=e=>`${C}${(e.find(({name:t})=>t==="level3")??e[0]).name}`,Se=e=>[[g,"A friend, by a link"],...e.map(({name:t})=>[`${C}${t}`,`Bot: ${N(t)}`])],ze=e=>e===g?{kind:"open"}:{kind:"bot",bot:e.slice(C.length)};function We({info:e,name:t,onName:n,others:a,onOthers:l}){let{bots:s}=e,[c,r]=e.players,o=a.length+1;return i`
    <div class="seats-form">
      <${R}
        label=${H}
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
            options=${Se(s)}
            hint=${s.find(d=>m===`${C}${d.name}`)?.about}
            onChange=${d=>l(a.with($,d))}
          />
        `)}
      <div class="row">
        ${o<r&&i`
            <button
              type="button"
              onClick=${()=>l([...a,a.at(-1)??Ee(s)])}
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
  `}function bt({server:e}){let[t,n]=b(ne),[a,l]=b(J),s=ie(e,t);return i`
    <h1>New game</h1>
    <div class="games" role="group" aria-label="Game">
      ${_(e).map(({game:c,title:r})=>i`
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
    <${Te}
      key=${s.game}
      info=${s}
      dictionaries=${e.dictionaries}
      name=${a}
      onName=${l}
    />
    <${He} server=${e} />
    <${qe} server=${e} />
    <${fe} />
  `}function qe({server:e}){return i`
    <section class="panel">
      <h2>Puzzles of today</h2>
      <ul class="days">
        ${_(e).map(({game:t,title:n})=>i`
            <li key=${t}>
              <a href=${`#/puzzle/${t}`}>${n}</a>
              <span class="hint">${X(re(t,ae()))}</span>
            </li>
          `)}
      </ul>
    </section>
  `}var Be=8;function He({server:e}){let[t,n]=b(P),[a,l]=b(!1),s=A(null);if(!t.length)return null;let c=o=>{te(o);let m=P();(m.length?s.current:document.getElementById("main"))?.focus(),n(m)},r=a?t:t.slice(0,Be);return i`
    <section class="panel">
      <h2 ref=${s} tabindex="-1">Your tables</h2>
      <ul class="tables">
        ${r.map(o=>i`
            <${Ve}
              key=${o.id}
              title=${ce(e,o.game)}
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
  `}function Ve({title:e,table:{id:t,token:n,since:a},onForget:l}){let{view:s,isGone:c}=Xe(t,n),[r,o]=b(null),m=A(null);I(()=>{r!==null&&m.current?.querySelector("button")?.focus()},[r]);let $=s?Ue(s):[],d=$.length?`${e} with ${T($)}`:e,u=s!==null&&!s.over;return i`
    <li ref=${m}>
      <a href=${`#/table/${t}`}>${d}</a>
      <span class=${u&&s.to_move===s.seat?"tag":"hint"}>
        ${c?"Deleted":s&&Ke(s)}
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
  `}function Ue(e){return x(e).map((n,a)=>e.seats[a].kind==="open"?"a free seat":n).filter((n,a)=>a!==e.seat)}function Xe(e,t){let[n,a]=b({view:null,isGone:!1});return F(()=>{let l=new AbortController;return k("table.view",{id:e,token:t},l.signal).then(s=>a({view:s,isGone:!1}),s=>s instanceof K&&a({view:null,isGone:!0})),()=>l.abort()},[e]),n}function Ke(e){let t=x(e),{to_move:n}=e;if(e.over||n===null){let a=t.filter((s,c)=>(e.returns?.[c]??0)>0),l=e.next&&!Z(e.next);return`Over. ${e.returns?W(a):q}${l?` ${B}`:""}`}return n===e.seat?"Your turn":e.seats[n].kind==="open"?"A seat is free":V(t[n])}export{bt as Start};

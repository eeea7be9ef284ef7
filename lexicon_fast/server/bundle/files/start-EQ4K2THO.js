import{$ as Q,D as W,E as T,L as V,S as H,T as K,U as G,V as U,W as X,Y as j,Z as z,_ as J,b,c as F,ca as Z,d as I,da as O,e as A,ea as ee,fa as te,ga as ne,h as i,ha as oe,j as k,ja as S,ka as se,ma as ae,p as L,pa as P,q as E,qa as y,r as x,ra as re,s as Y,sa as le,t as q,ta as ie,v as B,wa as ce}from"./chunk-F7EGD7R3.js";var Me=[["M12 24q8 9 16 0",""],["M13 25q7 6 14 0",""],["M13 27q7 3 14 0","M12 13h5M23 13h5"],["M14 28h12","M11 13l6 2M29 13l-6 2"],["M14 28q6 -3 12 0","M10 12l8 4M30 12l-8 4M9 18h22"]];function Ee({number:e}){let[t,n]=Me[e];return i`
    <svg class="face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <path d="M14 18v1M26 18v1" />
      <path d=${t} />
      ${n&&i`<path d=${n} />`}
    </svg>
  `}function ue({bots:e,value:t,onChange:n}){let a=L.filter(([l])=>e.some(s=>s.name===l));return i`
    <div class="levels" role="group" aria-label="Opponent">
      ${a.map(([l,s],c)=>i`
          <button
            type="button"
            key=${l}
            class="level"
            aria-pressed=${l===t}
            onClick=${()=>n(l)}
          >
            <${Ee} number=${c} /> ${s}
          </button>
        `)}
    </div>
  `}var g="open",C="bot:",$e=[["1","one round"],["3","three rounds"],["","until one is left"]],de=[["refused","are refused at once"],["challenged","may be challenged"]],pe=[["","no limit"],["game","for the whole game"],["turn","for each turn"]],he=[["20","after 20 seconds"],["60","after a minute"],["","when the next player moves"]],fe=[["off","off"],["on","for everyone"]];function be({info:e,dictionaries:t,name:n,onName:a}){let{game:l,title:s,new_params:c=[]}=e,r=A(null),[o,$]=b(()=>Ge(e,t)),{busy:m,problem:d,run:u}=V(),{others:h,ruleset:v,rounds:N,dictionary:R}=o,_=c.includes("rounds"),we=me(o),f=p=>w=>$({...o,[p]:w});async function Ce(p){let w=n.trim(),Se=p.includes(g),D=S(e)&&me({...o,others:p})==="challenged",Ne=S(e)&&!D,M=await T("table.new",{game:l,seats:[{kind:"person",...w&&{name:w}},...p.map(Re)],ruleset:Ne?se(e,v):v,dictionary:R,rounds:_&&N?Number(N):null,clock:Oe(o),advice:Se?o.advice==="on":null,accept_after:D&&o.acceptAfter?Number(o.acceptAfter):null});X(M.id,l,M.tokens[0]??""),Z(`table/${M.id}`)}let Ae=p=>{K(n),Q(l,o),u(()=>Ce(p))},ke=p=>{p.preventDefault();let w=p.submitter?.value===g;Ae(w?[g,...h.slice(1)]:h)},Te=()=>{r.current&&(r.current.open=!0)};return i`
    <form
      class="panel new-game"
      aria-label=${`New game of ${s}`}
      onSubmit=${ke}
      onInvalidCapture=${Te}
    >
      <${ue}
        bots=${e.bots}
        value=${h.length===1?ge(h[0]):void 0}
        onChange=${p=>f("others")([`${C}${p}`])}
      />
      <div class="row">
        <button class="main" disabled=${m}>Play</button>
        <button value=${g} disabled=${m}>Invite a friend</button>
        <a href=${ae(l,v)}>Rules of ${s}</a>
      </div>
      <p class="hint">${xe(h)}</p>
      <${ce} text=${d} />
      <details class="fold" ref=${r}>
        <summary>Options</summary>
        <${_e}
          info=${e}
          name=${n}
          onName=${a}
          others=${h}
          onOthers=${f("others")}
        />
        <div class="options">
          <${re} info=${e} value=${v} onChange=${f("ruleset")} />
          ${S(e)&&i`
              <${y}
                label="False words"
                id="words"
                value=${we}
                options=${de}
                onChange=${f("words")}
              />
              <${y}
                label="Plays are accepted"
                id="acceptAfter"
                value=${o.acceptAfter}
                options=${he}
                hint="Until then they may be challenged, if false words may be."
                onChange=${f("acceptAfter")}
              />
            `}
          <${y}
            label="Advice between people"
            id="advice"
            value=${o.advice}
            options=${fe}
            hint="The page cannot prevent that players get help elsewhere."
            onChange=${f("advice")}
          />
          ${_&&i`
              <${y}
                label="Length"
                id="rounds"
                value=${N}
                options=${$e}
                onChange=${f("rounds")}
              />
            `}
          <${le}
            dictionaries=${t}
            value=${R}
            onChange=${f("dictionary")}
          />
          <${Pe} choices=${o} onChange=${f} />
        </div>
      </details>
    </form>
  `}var me=({words:e,others:t})=>e??(t.includes(g)?"challenged":"refused"),ge=e=>e===g?void 0:e.slice(C.length);function xe(e){if(!e.length)return"You play alone.";let t=e.map(n=>n===g?"a friend, who gets a link":E(ge(n)??""));return`You play against ${k(Y(t))}.`}function Ge(e,t){let{game:n,bots:a,rulesets:l}=e,[s,c]=e.players,r=J(n),o=(u,h,v=u[0])=>u.includes(h)?h:v,$=ve(a).map(([u])=>u),m=Array.isArray(r.others)?r.others:[];return{others:Array.isArray(r.others)&&m.length>=s-1&&m.length<c&&m.every(u=>$.includes(u))?m:[ye(a)],ruleset:o(l,r.ruleset),words:de.some(([u])=>u===r.words)?r.words:null,rounds:o($e.map(([u])=>u),r.rounds),dictionary:o(t,r.dictionary,oe(e,t)),time:o(pe.map(([u])=>u),r.time),acceptAfter:o(he.map(([u])=>u),r.acceptAfter),advice:o(fe.map(([u])=>u),r.advice),minutes:r.minutes??"15",increment:r.increment??"10",turnSeconds:r.turnSeconds??"60"}}function Oe({time:e,minutes:t,increment:n,turnSeconds:a}){return e==="game"?{seconds:Number(t)*60,increment:Number(n)}:e==="turn"?{move_seconds:Number(a)}:null}function Pe({choices:e,onChange:t}){let{time:n,minutes:a,increment:l,turnSeconds:s}=e,c=(r,o,$,m,d)=>i`
    <${P}
      label=${r}
      id=${o}
      type="number"
      min=${m}
      max=${d}
      step="any"
      required
      value=${$}
      onInput=${t(o)}
    />
  `;return i`
    <${y}
      label="Time"
      id="time"
      value=${n}
      options=${pe}
      hint=${n&&"Who has no time left loses. The clocks run once everyone has had a turn."}
      onChange=${t("time")}
    />
    ${n==="game"&&i`
        ${c("Minutes each","minutes",a,.1,43200)}
        ${c("More seconds after each turn","increment",l,0,86400)}
      `}
    ${n==="turn"&&c("Seconds for a turn","turnSeconds",s,1,2592e3)}
  `}var ye=e=>`${C}${(e.find(({name:t})=>t==="level3")??e[0]).name}`,ve=e=>[[g,"A friend, by a link"],...e.map(({name:t})=>[`${C}${t}`,`Bot: ${E(t)}`])],Re=e=>e===g?{kind:"open"}:{kind:"bot",bot:e.slice(C.length)};function _e({info:e,name:t,onName:n,others:a,onOthers:l}){let{bots:s}=e,[c,r]=e.players,o=a.length+1;return i`
    <div class="seats-form">
      <${P}
        label="Your name"
        id="name"
        hint="You are player 1."
        value=${t}
        onInput=${n}
        maxlength="40"
      />
      ${a.map(($,m)=>i`
          <${y}
            key=${m}
            label=${`Player ${m+2}`}
            id=${`seat-${m+1}`}
            value=${$}
            options=${ve(s)}
            hint=${s.find(d=>$===`${C}${d.name}`)?.about}
            onChange=${d=>l(a.with(m,d))}
          />
        `)}
      <div class="row">
        ${o<r&&i`
            <button
              type="button"
              onClick=${()=>l([...a,a.at(-1)??ye(s)])}
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
  `}function ct({server:e}){let[t,n]=b(z),[a,l]=b(H),s=te(e,t);return i`
    <h1>New game</h1>
    <div class="games" role="group" aria-label="Game">
      ${ee(e).map(({game:c,title:r})=>i`
          <button
            type="button"
            key=${c}
            class="game ${c}"
            aria-pressed=${c===s.game}
            onClick=${()=>n(c)}
          >
            <span class="emblem" aria-hidden="true">
              ${[...O[c].emblem].map(o=>i`<i>${o}</i>`)}
            </span>
            <strong>${r}</strong>
            <span class="hint">${O[c].tagline}</span>
          </button>
        `)}
    </div>
    <${be}
      key=${s.game}
      info=${s}
      dictionaries=${e.dictionaries}
      name=${a}
      onName=${l}
    />
    <${Fe} server=${e} />
    <${ie} />
  `}var De=8;function Fe({server:e}){let[t,n]=b(G),[a,l]=b(!1),s=A(null);if(!t.length)return null;let c=o=>{j(o);let $=G();($.length?s.current:document.getElementById("main"))?.focus(),n($)},r=a?t:t.slice(0,De);return i`
    <section class="panel">
      <h2 ref=${s} tabindex="-1">Your tables</h2>
      <ul class="tables">
        ${r.map(o=>i`
            <${Ie}
              key=${o.id}
              title=${ne(e,o.game)}
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
  `}function Ie({title:e,table:{id:t,token:n,since:a},onForget:l}){let{view:s,isGone:c}=Ye(t,n),[r,o]=b(null),$=A(null);I(()=>{r!==null&&$.current?.querySelector("button")?.focus()},[r]);let m=s?Le(s):[],d=m.length?`${e} with ${k(m)}`:e,u=s!==null&&!s.over;return i`
    <li ref=${$}>
      <a href=${`#/table/${t}`}>${d}</a>
      <span class=${u&&s.to_move===s.seat?"tag":"hint"}>
        ${c?"Deleted":s&&qe(s)}
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
  `}function Le(e){return x(e).map((n,a)=>e.seats[a].kind==="open"?"a free seat":n).filter((n,a)=>a!==e.seat)}function Ye(e,t){let[n,a]=b({view:null,isGone:!1});return F(()=>{let l=new AbortController;return T("table.view",{id:e,token:t},l.signal).then(s=>a({view:s,isGone:!1}),s=>s instanceof W&&a({view:null,isGone:!0})),()=>l.abort()},[e]),n}function qe(e){let t=x(e),{to_move:n}=e;if(e.over||n===null){let a=t.filter((s,c)=>(e.returns?.[c]??0)>0),l=e.next&&!U(e.next);return`Over. ${e.returns?q(a):B}${l?" The next game has started.":""}`}return n===e.seat?"Your turn":e.seats[n].kind==="open"?"A seat is free":`${t[n]} is to move`}export{ct as Start};

import{A as V,B as U,Ba as le,Bb as Te,C as K,Ca as ie,D as X,Da as N,E,Ea as ce,F as j,Fa as ue,G as J,Ha as pe,I as Q,Ia as $e,Ja as me,Ka as de,La as be,M as Z,Ma as fe,P as ee,R as te,S as ne,U as oe,bb as he,c as h,ca as se,d as W,db as M,e as R,eb as B,f as w,fb as xe,gb as ge,hb as ye,i,ib as S,ja as ae,jb as ve,ka as L,lb as Ce,n as Y,qb as P,s as q,sa as re,sb as g,t as k,tb as we,ub as Le,xb as Se}from"./chunk-XHXA4TZK.js";var Ct=[["M12 24q8 9 16 0",""],["M13 25q7 6 14 0",""],["M13 27q7 3 14 0","M12 13h5M23 13h5"],["M14 28h12","M11 13l6 2M29 13l-6 2"],["M14 28q6 -3 12 0","M10 12l8 4M30 12l-8 4M9 18h22"]];function wt({number:e}){let[t,n]=Ct[e];return i`
    <svg class="face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <path d="M14 18v1M26 18v1" />
      <path d=${t} />
      ${n&&i`<path d=${n} />`}
    </svg>
  `}function Ae({bots:e,value:t,onChange:n}){let s=V.filter(([l])=>e.some(a=>a.name===l));return i`
    <div class="levels" role="group" aria-label=${U}>
      ${s.map(([l,a],c)=>i`
          <button
            type="button"
            key=${l}
            class="level"
            aria-pressed=${l===t}
            onClick=${()=>n(l)}
          >
            <${wt} number=${c} /> ${a}
          </button>
        `)}
    </div>
  `}var ke="Game",Ee="Today’s puzzles",Ne=e=>`New game of ${e}`,Me="Play",Be="Invite a friend",Pe="Options";function Fe({bots:e,friends:t}){let n=t>1?`${t} friends, who get a link`:"a friend, who gets a link",s=t?[...e,n]:e;return s.length?`You play against ${k(s)}.`:"You play alone."}var Ge=e=>`Player ${e}`,De="You are player 1.",He="A friend, by a link",Ie="Add a player",Oe="Remove a player",ze="False words",F=[["refused","are refused at once"],["challenged","may be challenged"]],_e="Plays are accepted",We="Until then they may be challenged, if false words may be.",G=[["20","after 20 seconds"],["60","after a minute"],["","when the next player moves"]],Re="Advice between people",D=[["off","off"],["on","for everyone"]],Ye="Length",H=[["1","one round"],["3","three rounds"],["","until one is left"]],qe="Time",Ve="A player who has no time left loses. The clocks run once everyone has had a turn.",I=[["","no limit"],["game","for the whole game"],["turn","for each turn"]],Ue="Minutes each",Ke="More seconds after each turn",Xe="Seconds for a turn",je="Your tables",Je=e=>`All ${q(e,"table")}`,Qe=(e,t)=>t.length?`${e} with ${k(t.map(n=>n??"a free seat"))}`:e,Ze="Deleted",et="Your turn",tt="A seat is free";function nt({winners:e,hasNext:t}){return`Over. ${e?J(e):Q}${t?` ${ee}`:""}`}var ot="Forget",st=e=>`Forget ${e}`,at=e=>`Forget ${e}?`,rt="You cannot get your seat back.",lt="Give it up",it="Keep it";var x="open",C="bot:";function pt({info:e,dictionaries:t,name:n,onName:s}){let{game:l,title:a="",new_params:c=[]}=e,r=w(null),[o,$]=h(()=>St(e,t)),{busy:u,problem:d,run:p}=re(),{others:b,ruleset:y,rounds:T,dictionary:O}=o,z=c.includes("rounds"),bt=ut(o),f=m=>v=>$({...o,[m]:v});async function ft(m){let v=n.trim(),yt=m.includes(x),_=S(e)&&ut({...o,others:m})==="challenged",vt=S(e)&&!_,A=await L("table.new",{game:l,seats:[{kind:"person",...v&&{name:v}},...m.map(kt)],ruleset:vt?ve(e,y):y,dictionary:O,rounds:z&&T?Number(T):null,clock:Tt(o),advice:yt?o.advice==="on":null,accept_after:_&&o.acceptAfter?Number(o.acceptAfter):null});ue(A.id,l,A.tokens[0]??""),he(`table/${A.id}`)}let ht=m=>{ie(n),de(l,o),p(()=>ft(m))},xt=m=>{m.preventDefault();let v=m.submitter?.value===x;ht(v?[x,...b.slice(1)]:b)},gt=()=>{r.current&&(r.current.open=!0)};return i`
    <form
      class="panel new-game"
      aria-label=${Ne(a)}
      onSubmit=${xt}
      onInvalidCapture=${gt}
    >
      <${Ae}
        bots=${e.bots}
        value=${b.length===1?$t(b[0]):void 0}
        onChange=${m=>f("others")([`${C}${m}`])}
      />
      <div class="row">
        <button class="main" disabled=${u}>${Me}</button>
        <button value=${x} disabled=${u}>${Be}</button>
        <a href=${Ce(l,y)}>${Z(a)}</a>
      </div>
      <p class="hint">${Lt(b)}</p>
      <${Te} text=${d} />
      <details class="fold" ref=${r}>
        <summary>${Pe}</summary>
        <${Et}
          info=${e}
          name=${n}
          onName=${s}
          others=${b}
          onOthers=${f("others")}
        />
        <div class="options">
          <${we} info=${e} value=${y} onChange=${f("ruleset")} />
          ${S(e)&&i`
              <${g}
                label=${ze}
                id="words"
                value=${bt}
                options=${F}
                onChange=${f("words")}
              />
              <${g}
                label=${_e}
                id="acceptAfter"
                value=${o.acceptAfter}
                options=${G}
                hint=${We}
                onChange=${f("acceptAfter")}
              />
            `}
          <${g}
            label=${Re}
            id="advice"
            value=${o.advice}
            options=${D}
            hint=${oe}
            onChange=${f("advice")}
          />
          ${z&&i`
              <${g}
                label=${Ye}
                id="rounds"
                value=${T}
                options=${H}
                onChange=${f("rounds")}
              />
            `}
          <${Le}
            dictionaries=${t}
            value=${O}
            onChange=${f("dictionary")}
          />
          <${At} choices=${o} onChange=${f} />
        </div>
      </details>
    </form>
  `}var ut=({words:e,others:t})=>e??(t.includes(x)?"challenged":"refused"),$t=e=>e===x?void 0:e.slice(C.length);function Lt(e){let t=e.flatMap(n=>$t(n)??[]);return Fe({bots:j(t.map(K)),friends:e.length-t.length})}function St(e,t){let{game:n,bots:s,rulesets:l}=e,[a,c]=e.players,r=me(n),o=(p,b,y=p[0])=>p.includes(b)?b:y,$=dt(s).map(([p])=>p),u=Array.isArray(r.others)?r.others:[];return{others:Array.isArray(r.others)&&u.length>=a-1&&u.length<c&&u.every(p=>$.includes(p))?u:[mt(s)],ruleset:o(l,r.ruleset),words:F.some(([p])=>p===r.words)?r.words:null,rounds:o(H.map(([p])=>p),r.rounds),dictionary:o(t,r.dictionary,ye(e,t)),time:o(I.map(([p])=>p),r.time),acceptAfter:o(G.map(([p])=>p),r.acceptAfter),advice:o(D.map(([p])=>p),r.advice),minutes:r.minutes??"15",increment:r.increment??"10",turnSeconds:r.turnSeconds??"60"}}function Tt({time:e,minutes:t,increment:n,turnSeconds:s}){return e==="game"?{seconds:Number(t)*60,increment:Number(n)}:e==="turn"?{move_seconds:Number(s)}:null}function At({choices:e,onChange:t}){let{time:n,minutes:s,increment:l,turnSeconds:a}=e,c=(r,o,$,u,d)=>i`
    <${P}
      label=${r}
      id=${o}
      type="number"
      min=${u}
      max=${d}
      step="any"
      required
      value=${$}
      onInput=${t(o)}
    />
  `;return i`
    <${g}
      label=${qe}
      id="time"
      value=${n}
      options=${I}
      hint=${n&&Ve}
      onChange=${t("time")}
    />
    ${n==="game"&&i`
        ${c(Ue,"minutes",s,.1,43200)}
        ${c(Ke,"increment",l,0,86400)}
      `}
    ${n==="turn"&&c(Xe,"turnSeconds",a,1,2592e3)}
  `}var mt=e=>`${C}${(e.find(({name:t})=>t==="level3")??e[0]).name}`,dt=e=>[[x,He],...e.map(({name:t})=>[`${C}${t}`,X(t)])],kt=e=>e===x?{kind:"open"}:{kind:"bot",bot:e.slice(C.length)};function Et({info:e,name:t,onName:n,others:s,onOthers:l}){let{bots:a}=e,[c,r]=e.players,o=s.length+1;return i`
    <div class="seats-form">
      <${P}
        label=${te}
        id="name"
        hint=${De}
        value=${t}
        onInput=${n}
        maxlength="40"
      />
      ${s.map(($,u)=>i`
          <${g}
            key=${u}
            label=${Ge(u+2)}
            id=${`seat-${u+1}`}
            value=${$}
            options=${dt(a)}
            hint=${a.find(d=>$===`${C}${d.name}`)?.about}
            onChange=${d=>l(s.with(u,d))}
          />
        `)}
      <div class="row">
        ${o<r&&i`
            <button
              type="button"
              onClick=${()=>l([...s,s.at(-1)??mt(a)])}
            >
              ${Ie}
            </button>
          `}
        ${o>c&&i`
            <button type="button" onClick=${()=>l(s.slice(0,-1))}>
              ${Oe}
            </button>
          `}
      </div>
    </div>
  `}function an({server:e}){let[t,n]=h($e),[s,l]=h(le),a=xe(e,t);return i`
    <h1>${Y}</h1>
    <div class="games" role="group" aria-label=${ke}>
      ${B(e).map(({game:c,title:r})=>i`
          <button
            type="button"
            key=${c}
            class="game ${c}"
            aria-pressed=${c===a.game}
            onClick=${()=>n(c)}
          >
            <span class="emblem" aria-hidden="true">
              ${[...M[c].emblem].map(o=>i`<i>${o}</i>`)}
            </span>
            <strong>${r}</strong>
            <span class="hint">${M[c].tagline}</span>
          </button>
        `)}
    </div>
    <${pt}
      key=${a.game}
      info=${a}
      dictionaries=${e.dictionaries}
      name=${s}
      onName=${l}
    />
    <${Bt} server=${e} />
    <${Nt} server=${e} />
    <${Se} />
  `}function Nt({server:e}){return i`
    <section class="panel">
      <h2>${Ee}</h2>
      <ul class="days">
        ${B(e).map(({game:t,title:n})=>i`
            <li key=${t}>
              <a href=${`#/puzzle/${t}`}>${n}</a>
              <span class="hint">${se(fe(t,be()))}</span>
            </li>
          `)}
      </ul>
    </section>
  `}var Mt=8;function Bt({server:e}){let[t,n]=h(N),[s,l]=h(!1),a=w(null);if(!t.length)return null;let c=o=>{pe(o);let $=N();($.length?a.current:document.getElementById("main"))?.focus(),n($)},r=s?t:t.slice(0,Mt);return i`
    <section class="panel">
      <h2 ref=${a} tabindex="-1">${je}</h2>
      <ul class="tables">
        ${r.map(o=>i`
            <${Pt}
              key=${o.id}
              title=${ge(e,o.game)}
              table=${o}
              onForget=${()=>c(o.id)}
            />
          `)}
      </ul>
      ${r.length<t.length&&i`
          <div>
            <button type="button" onClick=${()=>l(!0)}>
              ${Je(t.length)}
            </button>
          </div>
        `}
    </section>
  `}function Pt({title:e,table:{id:t,token:n,since:s},onForget:l}){let{view:a,isGone:c}=Gt(t,n),[r,o]=h(null),$=w(null);R(()=>{r!==null&&$.current?.querySelector("button")?.focus()},[r]);let u=Qe(e,a?Ft(a):[]),d=a!==null&&!a.over;return i`
    <li ref=${$}>
      <a href=${`#/table/${t}`}>${u}</a>
      <span class=${d&&a.to_move===a.seat?"tag":"hint"}>
        ${c?Ze:a&&Dt(a)}
      </span>
      <span class="hint since">${new Date(s).toLocaleString()}</span>
      ${r?i`
              <span role="group" aria-label=${at(u)}>
                ${rt}${" "}
                <button type="button" class="plain" onClick=${l}>
                  ${lt}
                </button>
                <button type="button" class="plain" onClick=${()=>o(!1)}>
                  ${it}
                </button>
              </span>
            `:i`
              <button
                type="button"
                class="plain"
                aria-label=${st(u)}
                onClick=${()=>d?o(!0):l()}
              >
                ${ot}
              </button>
            `}
    </li>
  `}function Ft(e){return E(e).map((n,s)=>e.seats[s].kind==="open"?null:n).filter((n,s)=>s!==e.seat)}function Gt(e,t){let[n,s]=h({view:null,isGone:!1});return W(()=>{let l=new AbortController;return L("table.view",{id:e,token:t},l.signal).then(a=>s({view:a,isGone:!1}),a=>a instanceof ae&&s({view:null,isGone:!0})),()=>l.abort()},[e]),n}function Dt(e){let t=E(e),{to_move:n}=e;return e.over||n===null?nt({winners:e.returns?t.filter((s,l)=>Number(e.returns?.[l])>0):null,hasNext:!!(e.next&&!ce(e.next))}):n===e.seat?et:e.seats[n].kind==="open"?tt:ne(t[n])}export{an as Start};

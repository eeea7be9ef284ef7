import{A as k,Bb as g,Cb as we,Db as Le,Fa as ie,G as V,Ga as ce,Gb as Te,H as U,Ha as N,I as K,Ia as ue,J as X,Ja as pe,K as E,Kb as Ae,L as j,La as $e,M as J,Ma as me,Na as de,O as Q,Oa as be,Pa as fe,Qa as he,T as Z,V as ee,W as te,X as ne,Y as oe,_ as se,c as h,ca as ae,d as W,e as R,f as S,i,kb as xe,ma as re,mb as M,na as w,nb as B,o as Y,ob as ge,pb as ye,qb as ve,rb as L,sb as Ce,ub as Se,wa as le,z as q,zb as P}from"./chunk-EP65XFAW.js";var Ct=[["M12 24q8 9 16 0",""],["M13 25q7 6 14 0",""],["M13 27q7 3 14 0","M12 13h5M23 13h5"],["M14 28h12","M11 13l6 2M29 13l-6 2"],["M14 28q6 -3 12 0","M10 12l8 4M30 12l-8 4M9 18h22"]];function St({number:e}){let[t,n]=Ct[e];return i`
    <svg class="face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <path d="M14 18v1M26 18v1" />
      <path d=${t} />
      ${n&&i`<path d=${n} />`}
    </svg>
  `}function ke({bots:e,value:t,onChange:n}){let s=V.filter(([l])=>e.some(a=>a.name===l));return i`
    <div class="levels" role="group" aria-label=${U}>
      ${s.map(([l,a],c)=>i`
          <button
            type="button"
            key=${l}
            class="level"
            aria-pressed=${l===t}
            onClick=${()=>n(l)}
          >
            <${St} number=${c} /> ${a}
          </button>
        `)}
    </div>
  `}var Ee="Game",Ne="Today’s puzzles",Me=e=>`New game of ${e}`,Be="Play",Pe="Invite a friend",Ge="Options";function Fe({bots:e,friends:t}){let n=t>1?`${t} friends, who get a link`:"a friend, who gets a link",s=t?[...e,n]:e;return s.length?`You play against ${k(s)}.`:"You play alone."}var De=e=>`Player ${e}`,He="You are player 1.",Oe="A friend, by a link",Ie="Add a player",ze="Remove a player",_e="False words",G=[["refused","are refused at once"],["challenged","may be challenged"]],We="Plays are accepted",Re="Until then they may be challenged, if false words may be.",F=[["20","after 20 seconds"],["60","after a minute"],["","when the next player moves"]],Ye="Advice between people",D=[["off","off"],["on","for everyone"]],qe="Length",H=[["1","one round"],["3","three rounds"],["","until one is left"]],Ve="Time",Ue="A player who has no time left loses. The clocks run once everyone has had a turn.",O=[["","no limit"],["game","for the whole game"],["turn","for each turn"]],Ke="Minutes each",Xe="More seconds after each turn",je="Seconds for a turn",Je="Your tables",Qe=e=>`All ${q(e,"table")}`,Ze=(e,t)=>t.length?`${e} with ${k(t.map(n=>n??"a free seat"))}`:e,et="Deleted",tt="A seat is free";function nt({winners:e,hasNext:t}){return`Over. ${e?J(e):Q}${t?` ${ee}`:""}`}var ot="Forget",st=e=>`Forget ${e}`,at=e=>`Forget ${e}?`,rt="You cannot get your seat back.",lt="Give it up",it="Keep it";var x="open",C="bot:";function pt({info:e,dictionaries:t,name:n,onName:s}){let{game:l,title:a="",new_params:c=[]}=e,r=S(null),[o,$]=h(()=>Lt(e,t)),{busy:u,problem:d,run:p}=le(),{others:b,ruleset:y,rounds:T,dictionary:I}=o,z=c.includes("rounds"),bt=ut(o),f=m=>v=>$({...o,[m]:v});async function ft(m){let v=n.trim(),yt=m.includes(x),_=L(e)&&ut({...o,others:m})==="challenged",vt=L(e)&&!_,A=await w("table.new",{game:l,seats:[{kind:"person",...v&&{name:v}},...m.map(kt)],ruleset:vt?Ce(e,y):y,dictionary:I,rounds:z&&T?Number(T):null,clock:Tt(o),advice:yt?o.advice==="on":null,accept_after:_&&o.acceptAfter?Number(o.acceptAfter):null});pe(A.id,l,A.tokens[0]??""),xe(`table/${A.id}`)}let ht=m=>{ce(n),be(l,o),p(()=>ft(m))},xt=m=>{m.preventDefault();let v=m.submitter?.value===x;ht(v?[x,...b.slice(1)]:b)},gt=()=>{r.current&&(r.current.open=!0)};return i`
    <form
      class="panel new-game"
      aria-label=${Me(a)}
      onSubmit=${xt}
      onInvalidCapture=${gt}
    >
      <${ke}
        bots=${e.bots}
        value=${b.length===1?$t(b[0]):void 0}
        onChange=${m=>f("others")([`${C}${m}`])}
      />
      <div class="row">
        <button class="main" disabled=${u}>${Be}</button>
        <button value=${x} disabled=${u}>${Pe}</button>
        <a href=${Se(l,y)}>${Z(a)}</a>
      </div>
      <p class="hint">${wt(b)}</p>
      <${Ae} text=${d} />
      <details class="fold" ref=${r}>
        <summary>${Ge}</summary>
        <${Et}
          info=${e}
          name=${n}
          onName=${s}
          others=${b}
          onOthers=${f("others")}
        />
        <div class="options">
          <${we} info=${e} value=${y} onChange=${f("ruleset")} />
          ${L(e)&&i`
              <${g}
                label=${_e}
                id="words"
                value=${bt}
                options=${G}
                onChange=${f("words")}
              />
              <${g}
                label=${We}
                id="acceptAfter"
                value=${o.acceptAfter}
                options=${F}
                hint=${Re}
                onChange=${f("acceptAfter")}
              />
            `}
          <${g}
            label=${Ye}
            id="advice"
            value=${o.advice}
            options=${D}
            hint=${se}
            onChange=${f("advice")}
          />
          ${z&&i`
              <${g}
                label=${qe}
                id="rounds"
                value=${T}
                options=${H}
                onChange=${f("rounds")}
              />
            `}
          <${Le}
            dictionaries=${t}
            value=${I}
            onChange=${f("dictionary")}
          />
          <${At} choices=${o} onChange=${f} />
        </div>
      </details>
    </form>
  `}var ut=({words:e,others:t})=>e??(t.includes(x)?"challenged":"refused"),$t=e=>e===x?void 0:e.slice(C.length);function wt(e){let t=e.flatMap(n=>$t(n)??[]);return Fe({bots:j(t.map(K)),friends:e.length-t.length})}function Lt(e,t){let{game:n,bots:s,rulesets:l}=e,[a,c]=e.players,r=de(n),o=(p,b,y=p[0])=>p.includes(b)?b:y,$=dt(s).map(([p])=>p),u=Array.isArray(r.others)?r.others:[];return{others:Array.isArray(r.others)&&u.length>=a-1&&u.length<c&&u.every(p=>$.includes(p))?u:[mt(s)],ruleset:o(l,r.ruleset),words:G.some(([p])=>p===r.words)?r.words:null,rounds:o(H.map(([p])=>p),r.rounds),dictionary:o(t,r.dictionary,ve(e,t)),time:o(O.map(([p])=>p),r.time),acceptAfter:o(F.map(([p])=>p),r.acceptAfter),advice:o(D.map(([p])=>p),r.advice),minutes:r.minutes??"15",increment:r.increment??"10",turnSeconds:r.turnSeconds??"60"}}function Tt({time:e,minutes:t,increment:n,turnSeconds:s}){return e==="game"?{seconds:Number(t)*60,increment:Number(n)}:e==="turn"?{move_seconds:Number(s)}:null}function At({choices:e,onChange:t}){let{time:n,minutes:s,increment:l,turnSeconds:a}=e,c=(r,o,$,u,d)=>i`
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
      label=${Ve}
      id="time"
      value=${n}
      options=${O}
      hint=${n&&Ue}
      onChange=${t("time")}
    />
    ${n==="game"&&i`
        ${c(Ke,"minutes",s,.1,43200)}
        ${c(Xe,"increment",l,0,86400)}
      `}
    ${n==="turn"&&c(je,"turnSeconds",a,1,2592e3)}
  `}var mt=e=>`${C}${(e.find(({name:t})=>t==="level3")??e[0]).name}`,dt=e=>[[x,Oe],...e.map(({name:t})=>[`${C}${t}`,X(t)])],kt=e=>e===x?{kind:"open"}:{kind:"bot",bot:e.slice(C.length)};function Et({info:e,name:t,onName:n,others:s,onOthers:l}){let{bots:a}=e,[c,r]=e.players,o=s.length+1;return i`
    <div class="seats-form">
      <${P}
        label=${te}
        id="name"
        hint=${He}
        value=${t}
        onInput=${n}
        maxlength="40"
      />
      ${s.map(($,u)=>i`
          <${g}
            key=${u}
            label=${De(u+2)}
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
              ${ze}
            </button>
          `}
      </div>
    </div>
  `}function an({server:e}){let[t,n]=h(me),[s,l]=h(ie),a=ge(e,t);return i`
    <h1>${Y}</h1>
    <div class="games" role="group" aria-label=${Ee}>
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
    <${Te} />
  `}function Nt({server:e}){return i`
    <section class="panel">
      <h2>${Ne}</h2>
      <ul class="days">
        ${B(e).map(({game:t,title:n})=>i`
            <li key=${t}>
              <a href=${`#/puzzle/${t}`}>${n}</a>
              <span class="hint">${ae(he(t,fe()))}</span>
            </li>
          `)}
      </ul>
    </section>
  `}var Mt=8;function Bt({server:e}){let[t,n]=h(N),[s,l]=h(!1),a=S(null);if(!t.length)return null;let c=o=>{$e(o);let $=N();($.length?a.current:document.getElementById("main"))?.focus(),n($)},r=s?t:t.slice(0,Mt);return i`
    <section class="panel">
      <h2 ref=${a} tabindex="-1">${Je}</h2>
      <ul class="tables">
        ${r.map(o=>i`
            <${Pt}
              key=${o.id}
              title=${ye(e,o.game)}
              table=${o}
              onForget=${()=>c(o.id)}
            />
          `)}
      </ul>
      ${r.length<t.length&&i`
          <div>
            <button type="button" onClick=${()=>l(!0)}>
              ${Qe(t.length)}
            </button>
          </div>
        `}
    </section>
  `}function Pt({title:e,table:{id:t,token:n,since:s},onForget:l}){let{view:a,isGone:c}=Ft(t,n),[r,o]=h(null),$=S(null);R(()=>{r!==null&&$.current?.querySelector("button")?.focus()},[r]);let u=Ze(e,a?Gt(a):[]),d=a!==null&&!a.over;return i`
    <li ref=${$}>
      <a href=${`#/table/${t}`}>${u}</a>
      <span class=${d&&a.to_move===a.seat?"tag":"hint"}>
        ${c?et:a&&Dt(a)}
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
  `}function Gt(e){return E(e).map((n,s)=>e.seats[s].kind==="open"?null:n).filter((n,s)=>s!==e.seat)}function Ft(e,t){let[n,s]=h({view:null,isGone:!1});return W(()=>{let l=new AbortController;return w("table.view",{id:e,token:t},l.signal).then(a=>s({view:a,isGone:!1}),a=>a instanceof re&&s({view:null,isGone:!0})),()=>l.abort()},[e]),n}function Dt(e){let t=E(e),{to_move:n}=e;return e.over||n===null?nt({winners:e.returns?t.filter((s,l)=>Number(e.returns?.[l])>0):null,hasNext:!!(e.next&&!ue(e.next))}):n===e.seat?ne:e.seats[n].kind==="open"?tt:oe(t[n])}export{an as Start};

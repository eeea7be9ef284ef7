import{A as E,Bb as g,Cb as Se,Db as we,Fa as ie,G as W,Ga as ce,Gb as Le,H as U,Ha as A,I as j,Ia as ue,J as K,Ja as pe,K as N,Kb as ke,L as X,La as $e,M as J,Ma as me,Na as de,O as Q,Oa as be,Pa as fe,Qa as he,T as Z,V as ee,W as te,X as ne,Y as oe,_ as se,c as h,ca as ae,d as R,e as Y,f as T,i,kb as xe,ma as re,mb as M,na as S,nb as P,o as q,ob as ge,pb as ye,qb as ve,rb as w,sb as Ce,ub as Te,wa as le,z as V,zb as B}from"./chunk-5CZEX4L2.js";var Ct=[["M12 24q8 9 16 0",""],["M13 25q7 6 14 0",""],["M13 27q7 3 14 0","M12 13h5M23 13h5"],["M14 28h12","M11 13l6 2M29 13l-6 2"],["M14 28q6 -3 12 0","M10 12l8 4M30 12l-8 4M9 18h22"]];function Tt({number:e}){let[t,n]=Ct[e];return i`
    <svg class="face" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <path d="M14 18v1M26 18v1" />
      <path d=${t} />
      ${n&&i`<path d=${n} />`}
    </svg>
  `}function Ee({bots:e,value:t,onChange:n}){let s=W.filter(([l])=>e.some(a=>a.name===l));return i`
    <div class="levels" role="group" aria-label=${U}>
      ${s.map(([l,a],c)=>i`
          <button
            type="button"
            key=${l}
            class="level"
            aria-pressed=${l===t}
            onClick=${()=>n(l)}
          >
            <${Tt} number=${c} /> ${a}
          </button>
        `)}
    </div>
  `}var Ne="Game",Ae="Today’s puzzles",Me=e=>`New ${e} game`,Pe="Play",Be="Invite a friend",Ge="Options";function He({bots:e,friends:t}){let n=t>1?`${t} friends (invited by link)`:"a friend (invited by link)",s=t?[...e,n]:e;return s.length?`You’re playing against ${E(s)}.`:"You’re playing solo."}var Ie=e=>`Player ${e}`,Oe="You’re player 1.",De="A friend (invite link)",Fe="Add a player",ze="Remove a player",_e="Phonies",G=[["refused","rejected at once"],["challenged","allowed until challenged"]],Re="Time to challenge",Ye="How long opponents have to challenge a play, if phonies are allowed.",H=[["20","20 seconds"],["60","1 minute"],["","until the next move"]],qe="Hints in games with friends",I=[["off","off"],["on","for everyone"]],Ve="Length",O=[["1","one round"],["3","three rounds"],["","until one player is left"]],We="Time",Ue="Run out of time and you lose. The clocks start once everyone has had a turn.",D=[["","no limit"],["game","for the whole game"],["turn","per turn"]],je="Minutes per player",Ke="Increment (seconds per turn)",Xe="Seconds per turn",Je="Your tables",Qe=e=>`Show all ${V(e,"table")}`,Ze=(e,t)=>t.length?`${e} with ${E(t.map(n=>n??"an open seat"))}`:e,et="Deleted",tt="Open seat";function nt({winners:e,hasNext:t}){return`Game over. ${e?J(e):Q}${t?` ${ee}`:""}`}var ot="Forget",st=e=>`Forget ${e}`,at=e=>`Forget ${e}?`,rt="You can’t get your seat back.",lt="Give up my seat",it="Keep my seat";var x="open",C="bot:";function pt({info:e,dictionaries:t,name:n,onName:s}){let{game:l,title:a="",new_params:c=[]}=e,r=T(null),[o,$]=h(()=>wt(e,t)),{busy:u,problem:d,run:p}=le(),{others:b,ruleset:y,rounds:L,dictionary:F}=o,z=c.includes("rounds"),bt=ut(o),f=m=>v=>$({...o,[m]:v});async function ft(m){let v=n.trim(),yt=m.includes(x),_=w(e)&&ut({...o,others:m})==="challenged",vt=w(e)&&!_,k=await S("table.new",{game:l,seats:[{kind:"person",...v&&{name:v}},...m.map(Et)],ruleset:vt?Ce(e,y):y,dictionary:F,rounds:z&&L?Number(L):null,clock:Lt(o),advice:yt?o.advice==="on":null,accept_after:_&&o.acceptAfter?Number(o.acceptAfter):null});pe(k.id,l,k.tokens[0]??""),xe(`table/${k.id}`)}let ht=m=>{ce(n),be(l,o),p(()=>ft(m))},xt=m=>{m.preventDefault();let v=m.submitter?.value===x;ht(v?[x,...b.slice(1)]:b)},gt=()=>{r.current&&(r.current.open=!0)};return i`
    <form
      class="panel new-game"
      aria-label=${Me(a)}
      onSubmit=${xt}
      onInvalidCapture=${gt}
    >
      <${Ee}
        bots=${e.bots}
        value=${b.length===1?$t(b[0]):void 0}
        onChange=${m=>f("others")([`${C}${m}`])}
      />
      <div class="row">
        <button class="main" disabled=${u}>${Pe}</button>
        <button value=${x} disabled=${u}>${Be}</button>
        <a href=${Te(l,y)}>${Z(a)}</a>
      </div>
      <p class="hint">${St(b)}</p>
      <${ke} text=${d} />
      <details class="fold" ref=${r}>
        <summary>${Ge}</summary>
        <${Nt}
          info=${e}
          name=${n}
          onName=${s}
          others=${b}
          onOthers=${f("others")}
        />
        <div class="options">
          <${Se} info=${e} value=${y} onChange=${f("ruleset")} />
          ${w(e)&&i`
              <${g}
                label=${_e}
                id="words"
                value=${bt}
                options=${G}
                onChange=${f("words")}
              />
              <${g}
                label=${Re}
                id="acceptAfter"
                value=${o.acceptAfter}
                options=${H}
                hint=${Ye}
                onChange=${f("acceptAfter")}
              />
            `}
          <${g}
            label=${qe}
            id="advice"
            value=${o.advice}
            options=${I}
            hint=${se}
            onChange=${f("advice")}
          />
          ${z&&i`
              <${g}
                label=${Ve}
                id="rounds"
                value=${L}
                options=${O}
                onChange=${f("rounds")}
              />
            `}
          <${we}
            dictionaries=${t}
            value=${F}
            onChange=${f("dictionary")}
          />
          <${kt} choices=${o} onChange=${f} />
        </div>
      </details>
    </form>
  `}var ut=({words:e,others:t})=>e??(t.includes(x)?"challenged":"refused"),$t=e=>e===x?void 0:e.slice(C.length);function St(e){let t=e.flatMap(n=>$t(n)??[]);return He({bots:X(t.map(j)),friends:e.length-t.length})}function wt(e,t){let{game:n,bots:s,rulesets:l}=e,[a,c]=e.players,r=de(n),o=(p,b,y=p[0])=>p.includes(b)?b:y,$=dt(s).map(([p])=>p),u=Array.isArray(r.others)?r.others:[];return{others:Array.isArray(r.others)&&u.length>=a-1&&u.length<c&&u.every(p=>$.includes(p))?u:[mt(s)],ruleset:o(l,r.ruleset),words:G.some(([p])=>p===r.words)?r.words:null,rounds:o(O.map(([p])=>p),r.rounds),dictionary:o(t,r.dictionary,ve(e,t)),time:o(D.map(([p])=>p),r.time),acceptAfter:o(H.map(([p])=>p),r.acceptAfter),advice:o(I.map(([p])=>p),r.advice),minutes:r.minutes??"15",increment:r.increment??"10",turnSeconds:r.turnSeconds??"60"}}function Lt({time:e,minutes:t,increment:n,turnSeconds:s}){return e==="game"?{seconds:Number(t)*60,increment:Number(n)}:e==="turn"?{move_seconds:Number(s)}:null}function kt({choices:e,onChange:t}){let{time:n,minutes:s,increment:l,turnSeconds:a}=e,c=(r,o,$,u,d)=>i`
    <${B}
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
      label=${We}
      id="time"
      value=${n}
      options=${D}
      hint=${n&&Ue}
      onChange=${t("time")}
    />
    ${n==="game"&&i`
        ${c(je,"minutes",s,.1,43200)}
        ${c(Ke,"increment",l,0,86400)}
      `}
    ${n==="turn"&&c(Xe,"turnSeconds",a,1,2592e3)}
  `}var mt=e=>`${C}${(e.find(({name:t})=>t==="level3")??e[0]).name}`,dt=e=>[[x,De],...e.map(({name:t})=>[`${C}${t}`,K(t)])],Et=e=>e===x?{kind:"open"}:{kind:"bot",bot:e.slice(C.length)};function Nt({info:e,name:t,onName:n,others:s,onOthers:l}){let{bots:a}=e,[c,r]=e.players,o=s.length+1;return i`
    <div class="seats-form">
      <${B}
        label=${te}
        id="name"
        hint=${Oe}
        value=${t}
        onInput=${n}
        maxlength="40"
      />
      ${s.map(($,u)=>i`
          <${g}
            key=${u}
            label=${Ie(u+2)}
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
              ${Fe}
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
    <h1>${q}</h1>
    <div class="games" role="group" aria-label=${Ne}>
      ${P(e).map(({game:c,title:r})=>i`
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
    <${Pt} server=${e} />
    <${At} server=${e} />
    <${Le} />
  `}function At({server:e}){return i`
    <section class="panel">
      <h2>${Ae}</h2>
      <ul class="days">
        ${P(e).map(({game:t,title:n})=>i`
            <li key=${t}>
              <a href=${`#/puzzle/${t}`}>${n}</a>
              <span class="hint">${ae(he(t,fe()))}</span>
            </li>
          `)}
      </ul>
    </section>
  `}var Mt=8;function Pt({server:e}){let[t,n]=h(A),[s,l]=h(!1),a=T(null);if(!t.length)return null;let c=o=>{$e(o);let $=A();($.length?a.current:document.getElementById("main"))?.focus(),n($)},r=s?t:t.slice(0,Mt);return i`
    <section class="panel">
      <h2 ref=${a} tabindex="-1">${Je}</h2>
      <ul class="tables">
        ${r.map(o=>i`
            <${Bt}
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
  `}function Bt({title:e,table:{id:t,token:n,since:s},onForget:l}){let{view:a,isGone:c}=Ht(t,n),[r,o]=h(null),$=T(null);Y(()=>{r!==null&&$.current?.querySelector("button")?.focus()},[r]);let u=Ze(e,a?Gt(a):[]),d=a!==null&&!a.over;return i`
    <li ref=${$}>
      <a href=${`#/table/${t}`}>${u}</a>
      <span class=${d&&a.to_move===a.seat?"tag":"hint"}>
        ${c?et:a&&It(a)}
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
  `}function Gt(e){return N(e).map((n,s)=>e.seats[s].kind==="open"?null:n).filter((n,s)=>s!==e.seat)}function Ht(e,t){let[n,s]=h({view:null,isGone:!1});return R(()=>{let l=new AbortController;return S("table.view",{id:e,token:t},l.signal).then(a=>s({view:a,isGone:!1}),a=>a instanceof re&&s({view:null,isGone:!0})),()=>l.abort()},[e]),n}function It(e){let t=N(e),{to_move:n}=e;return e.over||n===null?nt({winners:e.returns?t.filter((s,l)=>Number(e.returns?.[l])>0):null,hasNext:!!(e.next&&!ue(e.next))}):n===e.seat?ne:e.seats[n].kind==="open"?tt:oe(t[n])}export{an as Start};

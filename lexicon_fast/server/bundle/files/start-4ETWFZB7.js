import{$ as Z,G as W,M as V,P as q,Q as H,R as G,S as K,T as U,V as X,W as j,X as z,Y as J,Z as x,_ as Q,aa as ee,b as h,ba as te,c as F,d as O,da as w,e as N,ea as ne,ga as oe,h as i,ia as D,j as I,ja as b,ka as se,la as ae,m as E,o as M,oa as re,q as B,y as L,z as C}from"./chunk-D5TTKTUD.js";var _="open",A="bot:",le=[["1","one round"],["3","three rounds"],["","until one is left"]],ie=[["refused","are refused at once"],["challenged","may be challenged"]],ce=[["","no limit"],["game","for the whole game"],["turn","for each turn"]],ue=[["20","after 20 seconds"],["60","after a minute"],["","when the next player moves"]],me=[["off","off"],["on","for everyone"]];function $e({info:e,dictionaries:o}){let{game:s,title:n,new_params:r=[]}=e,[a,u]=h(q),[t,l]=h(()=>be(e,o)),{busy:$,problem:m,run:d}=W(),{others:c,ruleset:f,rounds:y,dictionary:P}=t,R=r.includes("rounds"),v=c.includes(_),Y=t.words??(v?"challenged":"refused"),k=w(e)&&Y==="challenged",p=g=>S=>l({...t,[g]:S});async function pe(){let g=a.trim(),S=w(e)&&!k,T=await C("table.new",{game:s,seats:[{kind:"person",...g&&{name:g}},...c.map(ve)],ruleset:S?ne(e,f):f,dictionary:P,rounds:R&&y?Number(y):null,clock:ge(t),advice:v?t.advice==="on":null,accept_after:k&&t.acceptAfter?Number(t.acceptAfter):null});U(T.id,s,T.tokens[0]??""),V(`table/${T.id}`)}let fe=g=>{g.preventDefault(),H(a),J(s,t),d(pe)};return i`
    <form class="panel" aria-label=${`New game of ${n}`} onSubmit=${fe}>
      <${Ce}
        info=${e}
        name=${a}
        onName=${u}
        others=${c}
        onOthers=${p("others")}
      />
      <div class="options">
        <${se} info=${e} value=${f} onChange=${p("ruleset")} />
        ${w(e)&&i`
            <${b}
              label="False words"
              id="words"
              value=${Y}
              options=${ie}
              onChange=${p("words")}
            />
          `}
        ${k&&i`
            <${b}
              label="Plays are accepted"
              id="acceptAfter"
              value=${t.acceptAfter}
              options=${ue}
              hint="Until then the next player may challenge them."
              onChange=${p("acceptAfter")}
            />
          `}
        ${v&&i`
            <${b}
              label="Advice"
              id="advice"
              value=${t.advice}
              options=${me}
              hint="The page cannot prevent that players get help elsewhere."
              onChange=${p("advice")}
            />
          `}
        ${R&&i`
            <${b}
              label="Length"
              id="rounds"
              value=${y}
              options=${le}
              onChange=${p("rounds")}
            />
          `}
        <${ae}
          dictionaries=${o}
          value=${P}
          onChange=${p("dictionary")}
        />
        <${ye} choices=${t} onChange=${p} />
      </div>
      <${re} text=${m} />
      <div class="row">
        <button class="main" disabled=${$}>Deal</button>
        <a href=${oe(s,f)}>Rules of ${n}</a>
        ${v&&i`<p class="hint">You get a link for the player of the free seat.</p>`}
      </div>
    </form>
  `}function be(e,o){let{game:s,bots:n,rulesets:r}=e,[a,u]=e.players,t=z(s),l=(c,f,y=c[0])=>c.includes(f)?f:y,$=he(n).map(([c])=>c),m=Array.isArray(t.others)?t.others:[];return{others:Array.isArray(t.others)&&m.length>=a-1&&m.length<u&&m.every(c=>$.includes(c))?m:[de(n)],ruleset:l(r,t.ruleset),words:ie.some(([c])=>c===t.words)?t.words:null,rounds:l(le.map(([c])=>c),t.rounds),dictionary:l(o,t.dictionary,te(e,o)),time:l(ce.map(([c])=>c),t.time),acceptAfter:l(ue.map(([c])=>c),t.acceptAfter),advice:l(me.map(([c])=>c),t.advice),minutes:t.minutes??"15",increment:t.increment??"10",turnSeconds:t.turnSeconds??"60"}}function ge({time:e,minutes:o,increment:s,turnSeconds:n}){return e==="game"?{seconds:Number(o)*60,increment:Number(s)}:e==="turn"?{move_seconds:Number(n)}:null}function ye({choices:e,onChange:o}){let{time:s,minutes:n,increment:r,turnSeconds:a}=e,u=(t,l,$,m,d)=>i`
    <${D}
      label=${t}
      id=${l}
      type="number"
      min=${m}
      max=${d}
      step="any"
      required
      value=${$}
      onInput=${o(l)}
    />
  `;return i`
    <${b}
      label="Time"
      id="time"
      value=${s}
      options=${ce}
      hint=${s&&"Who has no time left loses. The clocks run once everyone has had a turn."}
      onChange=${o("time")}
    />
    ${s==="game"&&i`
        ${u("Minutes each","minutes",n,.1,43200)}
        ${u("More seconds after each turn","increment",r,0,86400)}
      `}
    ${s==="turn"&&u("Seconds for a turn","turnSeconds",a,1,2592e3)}
  `}var de=e=>`${A}${e[Math.min(1,e.length-1)].name}`,he=e=>[[_,"A friend, by a link"],...e.map(({name:o})=>[`${A}${o}`,`Bot: ${o}`])],ve=e=>e===_?{kind:"open"}:{kind:"bot",bot:e.slice(A.length)};function Ce({info:e,name:o,onName:s,others:n,onOthers:r}){let{bots:a}=e,[u,t]=e.players,l=n.length+1;return i`
    <div class="seats-form">
      <${D}
        label="Your name"
        id="name"
        hint="You are player 1."
        value=${o}
        onInput=${s}
        maxlength="40"
      />
      ${n.map(($,m)=>i`
          <${b}
            key=${m}
            label=${`Player ${m+2}`}
            id=${`seat-${m+1}`}
            value=${$}
            options=${he(a)}
            hint=${a.find(d=>$===`${A}${d.name}`)?.about}
            onChange=${d=>r(n.with(m,d))}
          />
        `)}
      <div class="row">
        ${l<t&&i`
            <button
              type="button"
              onClick=${()=>r([...n,n.at(-1)??de(a)])}
            >
              Add a player
            </button>
          `}
        ${l>u&&i`
            <button type="button" onClick=${()=>r(n.slice(0,-1))}>
              Remove a player
            </button>
          `}
      </div>
    </div>
  `}function Ve({server:e}){let[o,s]=h(j),n=Z(e,o);return i`
    <h1>New game</h1>
    <div class="games" role="group" aria-label="Game">
      ${Q(e).map(({game:r,title:a})=>i`
          <button
            type="button"
            key=${r}
            class="game ${r}"
            aria-pressed=${r===n.game}
            onClick=${()=>s(r)}
          >
            <span class="emblem" aria-hidden="true">
              ${[...x[r].emblem].map(u=>i`<i>${u}</i>`)}
            </span>
            <strong>${a}</strong>
            <span class="hint">${x[r].tagline}</span>
          </button>
        `)}
    </div>
    <${$e} key=${n.game} info=${n} dictionaries=${e.dictionaries} />
    <${Ae} server=${e} />
  `}var we=8;function Ae({server:e}){let[o,s]=h(G),[n,r]=h(!1),a=N(null);if(!o.length)return null;let u=l=>{X(l);let $=G();($.length?a.current:document.getElementById("main"))?.focus(),s($)},t=n?o:o.slice(0,we);return i`
    <section class="panel">
      <h2 ref=${a} tabindex="-1">Your tables</h2>
      <ul class="tables">
        ${t.map(l=>i`
            <${ke}
              key=${l.id}
              title=${ee(e,l.game)}
              table=${l}
              onForget=${()=>u(l.id)}
            />
          `)}
      </ul>
      ${t.length<o.length&&i`
          <div>
            <button type="button" onClick=${()=>r(!0)}>
              All ${o.length} tables
            </button>
          </div>
        `}
    </section>
  `}function ke({title:e,table:{id:o,token:s,since:n},onForget:r}){let{view:a,isGone:u}=Te(o,s),[t,l]=h(null),$=N(null);O(()=>{t!==null&&$.current?.querySelector("button")?.focus()},[t]);let m=a?Se(a):[],d=m.length?`${e} with ${I(m)}`:e,c=a!==null&&!a.over;return i`
    <li ref=${$}>
      <a href=${`#/table/${o}`}>${d}</a>
      <span class=${c&&a.to_move===a.seat?"tag":"hint"}>
        ${u?"Deleted":a&&Ne(a)}
      </span>
      <span class="hint since">${new Date(n).toLocaleString()}</span>
      ${t?i`
              <span role="group" aria-label=${`Forget ${d}?`}>
                You cannot get your seat back.
                <button type="button" class="plain" onClick=${r}>Give it up</button>
                <button type="button" class="plain" onClick=${()=>l(!1)}>
                  Keep it
                </button>
              </span>
            `:i`
              <button
                type="button"
                class="plain"
                aria-label=${`Forget ${d}`}
                onClick=${()=>c?l(!0):r()}
              >
                Forget
              </button>
            `}
    </li>
  `}function Se(e){return E(e).map((s,n)=>e.seats[n].kind==="open"?"a free seat":s).filter((s,n)=>n!==e.seat)}function Te(e,o){let[s,n]=h({view:null,isGone:!1});return F(()=>{let r=new AbortController;return C("table.view",{id:e,token:o},r.signal).then(a=>n({view:a,isGone:!1}),a=>a instanceof L&&n({view:null,isGone:!0})),()=>r.abort()},[e]),s}function Ne(e){let o=E(e),{to_move:s}=e;if(e.over||s===null){let n=o.filter((a,u)=>(e.returns?.[u]??0)>0),r=e.next&&!K(e.next);return`Over. ${e.returns?M(n):B}${r?" The next game has started.":""}`}return s===e.seat?"Your turn":e.seats[s].kind==="open"?"A seat is free":`${o[s]} is to move`}export{Ve as Start};

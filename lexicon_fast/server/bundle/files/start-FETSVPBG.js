import{E as I,J as L,M as W,N as q,O as A,P as H,Q as V,S as K,T as X,U as j,V as z,W as G,X as J,Y as Q,Z as U,_ as Z,aa as E,b as h,ba as ee,c as Y,d as O,da as te,e as N,fa as x,ga as y,h as i,ha as ne,ia as oe,j as P,la as se,m as T,o as F,q as M,w as B,x as w}from"./chunk-6CSCOW7S.js";var C="open",v="bot:",ae=[["1","one round"],["3","three rounds"],["","until one is left"]],re=[["refused","are refused at once"],["challenged","may be challenged"]],le=[["","no limit"],["game","for the whole game"],["turn","for each turn"]];function ie({info:e,dictionaries:n}){let{game:o,title:t,new_params:r=[]}=e,[s,c]=h(W),[a,l]=h(()=>de(e,n)),{busy:$,problem:m,run:d}=I(),{others:u,ruleset:f,rounds:g,dictionary:R}=a,_=r.includes("rounds"),D=a.words??(u.includes(C)?"challenged":"refused"),p=b=>k=>l({...a,[b]:k});async function me(){let b=s.trim(),k=E(e)&&D==="refused",S=await w("table.new",{game:o,seats:[{kind:"person",...b&&{name:b}},...u.map(pe)],ruleset:k?ee(e,f):f,dictionary:R,rounds:_&&g?Number(g):null,clock:he(a)});V(S.id,o,S.tokens[0]??""),L(`table/${S.id}`)}let $e=b=>{b.preventDefault(),q(s),z(o,a),d(me)};return i`
    <form class="panel" aria-label=${`New game of ${t}`} onSubmit=${$e}>
      <${be}
        info=${e}
        name=${s}
        onName=${c}
        others=${u}
        onOthers=${p("others")}
      />
      <div class="options">
        <${ne} info=${e} value=${f} onChange=${p("ruleset")} />
        ${E(e)&&i`
            <${y}
              label="False words"
              id="words"
              value=${D}
              options=${re}
              onChange=${p("words")}
            />
          `}
        ${_&&i`
            <${y}
              label="Length"
              id="rounds"
              value=${g}
              options=${ae}
              onChange=${p("rounds")}
            />
          `}
        <${oe}
          dictionaries=${n}
          value=${R}
          onChange=${p("dictionary")}
        />
        <${fe} choices=${a} onChange=${p} />
      </div>
      <${se} text=${m} />
      <div class="row">
        <button class="main" disabled=${$}>Deal</button>
        <a href=${te(o,f)}>Rules of ${t}</a>
        ${u.includes(C)&&i`<p class="hint">You get a link for the player of the free seat.</p>`}
      </div>
    </form>
  `}function de(e,n){let{game:o,bots:t,rulesets:r}=e,[s,c]=e.players,a=j(o),l=(u,f,g=u[0])=>u.includes(f)?f:g,$=ce(t).map(([u])=>u),m=Array.isArray(a.others)?a.others:[];return{others:Array.isArray(a.others)&&m.length>=s-1&&m.length<c&&m.every(u=>$.includes(u))?m:[ue(t)],ruleset:l(r,a.ruleset),words:re.some(([u])=>u===a.words)?a.words:null,rounds:l(ae.map(([u])=>u),a.rounds),dictionary:l(n,a.dictionary,Z(e,n)),time:l(le.map(([u])=>u),a.time),minutes:a.minutes??"15",increment:a.increment??"10",turnSeconds:a.turnSeconds??"60"}}function he({time:e,minutes:n,increment:o,turnSeconds:t}){return e==="game"?{seconds:Number(n)*60,increment:Number(o)}:e==="turn"?{move_seconds:Number(t)}:null}function fe({choices:e,onChange:n}){let{time:o,minutes:t,increment:r,turnSeconds:s}=e,c=(a,l,$,m,d)=>i`
    <${x}
      label=${a}
      id=${l}
      type="number"
      min=${m}
      max=${d}
      step="any"
      required
      value=${$}
      onInput=${n(l)}
    />
  `;return i`
    <${y}
      label="Time"
      id="time"
      value=${o}
      options=${le}
      hint=${o&&"Who has no time left loses. The clocks run once everyone has had a turn."}
      onChange=${n("time")}
    />
    ${o==="game"&&i`
        ${c("Minutes each","minutes",t,.1,43200)}
        ${c("More seconds after each turn","increment",r,0,86400)}
      `}
    ${o==="turn"&&c("Seconds for a turn","turnSeconds",s,1,2592e3)}
  `}var ue=e=>`${v}${e[Math.min(1,e.length-1)].name}`,ce=e=>[[C,"A friend, by a link"],...e.map(({name:n})=>[`${v}${n}`,`Bot: ${n}`])],pe=e=>e===C?{kind:"open"}:{kind:"bot",bot:e.slice(v.length)};function be({info:e,name:n,onName:o,others:t,onOthers:r}){let{bots:s}=e,[c,a]=e.players,l=t.length+1;return i`
    <div class="seats-form">
      <${x}
        label="Your name"
        id="name"
        hint="You are player 1."
        value=${n}
        onInput=${o}
        maxlength="40"
      />
      ${t.map(($,m)=>i`
          <${y}
            key=${m}
            label=${`Player ${m+2}`}
            id=${`seat-${m+1}`}
            value=${$}
            options=${ce(s)}
            hint=${s.find(d=>$===`${v}${d.name}`)?.about}
            onChange=${d=>r(t.with(m,d))}
          />
        `)}
      <div class="row">
        ${l<a&&i`
            <button
              type="button"
              onClick=${()=>r([...t,t.at(-1)??ue(s)])}
            >
              Add a player
            </button>
          `}
        ${l>c&&i`
            <button type="button" onClick=${()=>r(t.slice(0,-1))}>
              Remove a player
            </button>
          `}
      </div>
    </div>
  `}function Be({server:e}){let[n,o]=h(X),t=Q(e,n);return i`
    <h1>New game</h1>
    <div class="games" role="group" aria-label="Game">
      ${J(e).map(({game:r,title:s})=>i`
          <button
            type="button"
            key=${r}
            class="game ${r}"
            aria-pressed=${r===t.game}
            onClick=${()=>o(r)}
          >
            <span class="emblem" aria-hidden="true">
              ${[...G[r].emblem].map(c=>i`<i>${c}</i>`)}
            </span>
            <strong>${s}</strong>
            <span class="hint">${G[r].tagline}</span>
          </button>
        `)}
    </div>
    <${ie} key=${t.game} info=${t} dictionaries=${e.dictionaries} />
    <${ye} server=${e} />
  `}var ge=8;function ye({server:e}){let[n,o]=h(A),[t,r]=h(!1),s=N(null);if(!n.length)return null;let c=l=>{K(l);let $=A();($.length?s.current:document.getElementById("main"))?.focus(),o($)},a=t?n:n.slice(0,ge);return i`
    <section class="panel">
      <h2 ref=${s} tabindex="-1">Your tables</h2>
      <ul class="tables">
        ${a.map(l=>i`
            <${we}
              key=${l.id}
              title=${U(e,l.game)}
              table=${l}
              onForget=${()=>c(l.id)}
            />
          `)}
      </ul>
      ${a.length<n.length&&i`
          <div>
            <button type="button" onClick=${()=>r(!0)}>
              All ${n.length} tables
            </button>
          </div>
        `}
    </section>
  `}function we({title:e,table:{id:n,token:o,since:t},onForget:r}){let{view:s,isGone:c}=ve(n,o),[a,l]=h(null),$=N(null);O(()=>{a!==null&&$.current?.querySelector("button")?.focus()},[a]);let m=s?Ce(s):[],d=m.length?`${e} with ${P(m)}`:e,u=s!==null&&!s.over;return i`
    <li ref=${$}>
      <a href=${`#/table/${n}`}>${d}</a>
      <span class=${u&&s.to_move===s.seat?"tag":"hint"}>
        ${c?"Deleted":s&&ke(s)}
      </span>
      <span class="hint since">${new Date(t).toLocaleString()}</span>
      ${a?i`
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
                onClick=${()=>u?l(!0):r()}
              >
                Forget
              </button>
            `}
    </li>
  `}function Ce(e){return T(e).map((o,t)=>e.seats[t].kind==="open"?"a free seat":o).filter((o,t)=>t!==e.seat)}function ve(e,n){let[o,t]=h({view:null,isGone:!1});return Y(()=>{let r=new AbortController;return w("table.view",{id:e,token:n},r.signal).then(s=>t({view:s,isGone:!1}),s=>s instanceof B&&t({view:null,isGone:!0})),()=>r.abort()},[e]),o}function ke(e){let n=T(e),{to_move:o}=e;if(e.over||o===null){let t=n.filter((s,c)=>(e.returns?.[c]??0)>0),r=e.next&&!H(e.next);return`Over. ${e.returns?F(t):M}${r?" The next game has started.":""}`}return o===e.seat?"Your turn":e.seats[o].kind==="open"?"A seat is free":`${n[o]} is to move`}export{Be as Start};

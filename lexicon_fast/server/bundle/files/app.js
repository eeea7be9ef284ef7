import{Button as I,J as T,M as z,Problem as L,applyTheme as O,common as n,currentRoute as V,fe as t,hello as A,keepRules as S,useHeadingFocus as W,useOffline as B,usePromise as p,useRoute as G,useTitle as N}from"./lexicon-play.js";var $={play:async()=>(await import("./start.js")).Start,puzzle:async()=>(await import("./puzzle.js")).PuzzleView,solver:async()=>(await import("./solver.js")).Solver,words:async()=>(await import("./words.js")).Words,quiz:async()=>(await import("./quiz.js")).Quiz,replay:async()=>(await import("./replay.js")).Replay,rules:async()=>(await import("./rules.js")).Rules,table:async()=>(await import("./table.js")).TableView,unknown:async()=>_},R=["puzzle","solver","rules"],v={cards:"LEXICON",rest:"fast"},q=["play","puzzle","solver","words","replay","rules"],w=e=>Object.hasOwn($,e)?e:"unknown",y={};async function f(e){return y[e]??=await $[e](),e}function C(){const e=G(),{name:i,rest:s,query:h}=e,{value:o,error:l}=p(A,[]),r=R.includes(i)&&s[0]&&o?.games.every(({game:a})=>a!==s[0])?"unknown":w(i),c=n.VIEW_TITLES[r];N(r==="table"?null:c);const E=r==="quiz"?"words":r,b=B();T(()=>{const{serviceWorker:a}=navigator;if(!o||!a)return;const m=()=>S(o.games).catch(()=>{});a.controller?m():a.addEventListener("controllerchange",m,{once:!0})},[o]);const u=y[r],{error:d}=p(()=>f(r),[r]),g=`${r}/${s[0]??""}`;return W([r,...s].join("/"),e),t`
<a class="skip" href="#main" onClick=${j}>${n.skipLink}</a>
<header class="top">
<a class="brand" href="#/play" aria-label=${n.homeLink}>
${[...v.cards].map(a=>t`<span aria-hidden="true">${a}</span>`)}${" "}
<em aria-hidden="true">${v.rest}</em>
</a>
<nav aria-label=${n.mainNavigation}>
${q.map(a=>t`
<a href="#/${a}" aria-current=${a===E?"page":void 0}>
${n.VIEW_TITLES[a]}
</a>
`)}
</nav>
</header>
<main id="main" tabindex="-1">
${b&&t`
<div class="problem row" role="status">
${n.offlineNotice}
<${I} text=${n.retryButton} onClick=${()=>location.reload()} />
</div>
`}
${o&&u?t`<${u} key=${g} server=${o} rest=${s} query=${h} />`:t`
${(l??d)&&t`<h1>${c}</h1>`}
<${L} text=${l??d} />
`}
</main>
`}var _=()=>t`
<h1>${n.VIEW_TITLES.unknown}</h1>
<p>${n.unknownAddress}</p>
<p><a class="button" href="#/play">${n.newGameTitle}</a></p>
`;function j(e){e.preventDefault(),document.getElementById("main")?.focus()}O(),document.getElementById("announcements")?.setAttribute("aria-label",n.announcements),f(w(V().name)).catch(()=>{}),z(t`<${C} />`,document.getElementById("page"));var k=()=>navigator.serviceWorker?.register("worker.js").catch(()=>{});document.readyState==="complete"?k():addEventListener("load",k);

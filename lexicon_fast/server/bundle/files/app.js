import{Button as z,J as E,M as T,Problem as I,VIEW_TITLES as s,applyTheme as A,currentRoute as O,fe as r,hello as V,homeLink as B,keepRules as G,logo as m,mainNavigation as L,newGameTitle as N,offlineNotice as R,retryButton as W,skipLink as q,unknownAddress as S,useHeadingFocus as j,useOffline as x,usePromise as $,useRoute as C,useTitle as P}from"./texts.js";var v={play:async()=>(await import("./start.js")).Start,puzzle:async()=>(await import("./puzzle.js")).PuzzleView,solver:async()=>(await import("./solver.js")).Solver,words:async()=>(await import("./words.js")).Words,quiz:async()=>(await import("./quiz.js")).Quiz,replay:async()=>(await import("./replay.js")).Replay,rules:async()=>(await import("./rules.js")).Rules,table:async()=>(await import("./table.js")).TableView,unknown:async()=>D},U=["puzzle","solver","rules"],M=["play","puzzle","solver","words","replay","rules"],w=e=>Object.hasOwn(v,e)?e:"unknown",y={};async function k(e){return y[e]??=await v[e](),e}function _(){const e=C(),{name:i,rest:o,query:f}=e,{value:t,error:l}=$(V,[]),n=U.includes(i)&&o[0]&&t?.games.every(({game:a})=>a!==o[0])?"unknown":w(i),c=s[n];P(n==="table"?null:c);const h=n==="quiz"?"words":n,g=x();E(()=>{const{serviceWorker:a}=navigator;if(!t||!a)return;const d=()=>G(t.games).catch(()=>{});a.controller?d():a.addEventListener("controllerchange",d,{once:!0})},[t]);const u=y[n],{error:p}=$(()=>k(n),[n]),b=`${n}/${o[0]??""}`;return j([n,...o].join("/"),e),r`
<a class="skip" href="#main" onClick=${F}>${q}</a>
<header class="top">
<a class="brand" href="#/play" aria-label=${B}>
${[...m.cards].map(a=>r`<span aria-hidden="true">${a}</span>`)}${" "}
<em aria-hidden="true">${m.rest}</em>
</a>
<nav aria-label=${L}>
${M.map(a=>r`
<a href="#/${a}" aria-current=${a===h?"page":void 0}>
${s[a]}
</a>
`)}
</nav>
</header>
<main id="main" tabindex="-1">
${g&&r`
<div class="problem row" role="status">
${R}
<${z} text=${W} onClick=${()=>location.reload()} />
</div>
`}
${t&&u?r`<${u} key=${b} server=${t} rest=${o} query=${f} />`:r`
${(l??p)&&r`<h1>${c}</h1>`}
<${I} text=${l??p} />
`}
</main>
`}var D=()=>r`
<h1>${s.unknown}</h1>
<p>${S}</p>
<p><a class="button" href="#/play">${N}</a></p>
`;function F(e){e.preventDefault(),document.getElementById("main")?.focus()}A(),k(w(O().name)).catch(()=>{}),T(r`<${_} />`,document.getElementById("page")),addEventListener("load",()=>navigator.serviceWorker?.register("worker.js").catch(()=>{}));

import{Button as g,J as z,M as E,Problem as T,VIEW_TITLES as s,applyTheme as I,currentRoute as A,fe as n,hello as O,homeLink as V,keepRules as B,logo as d,mainNavigation as G,newGameTitle as N,offlineNotice as R,retryButton as W,skipLink as q,unknownAddress as L,useHeadingFocus as S,useOffline as j,usePromise as m,useRoute as x,useTitle as C}from"./texts.js";var $={play:async()=>(await import("./start.js")).Start,puzzle:async()=>(await import("./puzzle.js")).PuzzleView,solver:async()=>(await import("./solver.js")).Solver,words:async()=>(await import("./words.js")).Words,quiz:async()=>(await import("./quiz.js")).Quiz,replay:async()=>(await import("./replay.js")).Replay,rules:async()=>(await import("./rules.js")).Rules,table:async()=>(await import("./table.js")).TableView,unknown:async()=>_},P=["puzzle","solver","rules"],U=["play","puzzle","solver","words","replay","rules"],w=e=>Object.hasOwn($,e)?e:"unknown",v={};async function y(e){return v[e]??=await $[e](),e}function M(){const e=x(),{name:i,rest:o,query:k}=e,{value:t,error:l}=m(O,[]),a=P.includes(i)&&o[0]&&t?.games.every(({game:r})=>r!==o[0])?"unknown":w(i),c=s[a];C(a==="table"?null:c);const f=a==="quiz"?"words":a,h=j();z(()=>{navigator.serviceWorker?.ready.then(()=>t&&B(t.games)).catch(()=>{})},[t]);const u=v[a],{error:p}=m(()=>y(a),[a]),b=`${a}/${o[0]??""}`;return S([a,...o].join("/"),e),n`
    <a class="skip" href="#main" onClick=${D}>${q}</a>
    <header class="top">
      <a class="brand" href="#/play" aria-label=${V}>
        ${[...d.cards].map(r=>n`<span aria-hidden="true">${r}</span>`)}${" "}
        <em aria-hidden="true">${d.rest}</em>
      </a>
      <nav aria-label=${G}>
        ${U.map(r=>n`
            <a href="#/${r}" aria-current=${r===f?"page":void 0}>
              ${s[r]}
            </a>
          `)}
      </nav>
    </header>
    <main id="main" tabindex="-1">
      ${h&&n`
          <div class="problem row" role="status">
            ${R}
            <${g} text=${W} onClick=${()=>location.reload()} />
          </div>
        `}
      ${t&&u?n`<${u} key=${b} server=${t} rest=${o} query=${k} />`:n`
              ${(l??p)&&n`<h1>${c}</h1>`}
              <${T} text=${l??p} />
            `}
    </main>
  `}var _=()=>n`
  <h1>${s.unknown}</h1>
  <p>${L}</p>
  <p><a class="button" href="#/play">${N}</a></p>
`;function D(e){e.preventDefault(),document.getElementById("main")?.focus()}I(),y(w(A().name)).catch(()=>{}),E(n`<${M} />`,document.getElementById("page")),addEventListener("load",()=>navigator.serviceWorker?.register("worker.js").catch(()=>{}));

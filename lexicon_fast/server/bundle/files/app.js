import{M as k,Problem as g,VIEW_TITLES as u,applyTheme as z,currentRoute as E,fe as r,hello as I,homeLink as T,logo as p,mainNavigation as V,skipLink as q,useHeadingFocus as L,usePromise as m,useRoute as N,useTitle as O}from"./texts.js";var d={play:async()=>(await import("./start.js")).Start,puzzle:async()=>(await import("./puzzle.js")).PuzzleView,solver:async()=>(await import("./solver.js")).Solver,words:async()=>(await import("./words.js")).Words,quiz:async()=>(await import("./quiz.js")).Quiz,replay:async()=>(await import("./replay.js")).Replay,rules:async()=>(await import("./rules.js")).Rules,table:async()=>(await import("./table.js")).TableView},R=["play","puzzle","solver","words","replay","rules"],$=a=>Object.hasOwn(d,a)?a:"play",y={};async function v(a){return y[a]??=await d[a](),a}function S(){const a=N(),{name:w,rest:i,query:h}=a,e=$(w),n=u[e];O(e==="table"?null:n);const f=e==="quiz"?"words":e,{value:o,error:s}=m(I,[]),l=y[e],{error:c}=m(()=>v(e),[e]),b=`${e}/${i[0]??""}`;return L([e,...i].join("/"),a),r`
    <a class="skip" href="#main" onClick=${W}>${q}</a>
    <header class="top">
      <a class="brand" href="#/play" aria-label=${T}>
        ${[...p.cards].map(t=>r`<span aria-hidden="true">${t}</span>`)}${" "}
        <em aria-hidden="true">${p.rest}</em>
      </a>
      <nav aria-label=${V}>
        ${R.map(t=>r`
            <a href="#/${t}" aria-current=${t===f?"page":void 0}>
              ${u[t]}
            </a>
          `)}
      </nav>
    </header>
    <main id="main" tabindex="-1">
      ${o&&l?r`<${l} key=${b} server=${o} rest=${i} query=${h} />`:r`
              ${(s??c)&&r`<h1>${n}</h1>`}
              <${g} text=${s??c} />
            `}
    </main>
  `}function W(a){a.preventDefault(),document.getElementById("main")?.focus()}z(),v($(E().name)).catch(()=>{}),k(r`<${S} />`,document.getElementById("page")),addEventListener("load",()=>navigator.serviceWorker?.register("worker.js").catch(()=>{}));

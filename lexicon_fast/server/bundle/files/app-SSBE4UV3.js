import{Aa as h,Kb as z,b as d,hb as b,i as r,ib as k,m as $,n as i,p as y,q as w,r as f,ra as v,s as n,ua as s,yb as g}from"./chunk-5CZEX4L2.js";var E={play:async()=>(await import("./start-AHBYE74P.js")).Start,puzzle:async()=>(await import("./puzzle-H4NJ7WZI.js")).PuzzleView,solver:async()=>(await import("./solver-RHL4VLWL.js")).Solver,words:async()=>(await import("./words-AMREVXOF.js")).Words,quiz:async()=>(await import("./quiz-X3IFZ374.js")).Quiz,replay:async()=>(await import("./replay-ISMZLQGB.js")).Replay,rules:async()=>(await import("./rules-JUIP44ES.js")).Rules,table:async()=>(await import("./table-4QLKDZBF.js")).TableView},R=["play","puzzle","solver","words","replay","rules"],I=e=>Object.hasOwn(E,e)?e:"play",T={};async function V(e){return T[e]??=await E[e](),e}function S(){let e=k(),{name:q,rest:o,query:L}=e,a=I(q),l=n[a];h(a==="table"?null:l);let N=a==="quiz"?"words":a,{value:m,error:c}=s(v,[]),p=T[a],{error:u}=s(()=>V(a),[a]),O=`${a}/${o[0]??""}`;return $([a,...o].join("/"),e),r`
    <a class="skip" href="#main" onClick=${W}>${w}</a>
    <header class="top">
      <a class="brand" href="#/play" aria-label=${y}>
        ${[...i.cards].map(t=>r`<span aria-hidden="true">${t}</span>`)}${" "}
        <em aria-hidden="true">${i.rest}</em>
      </a>
      <nav aria-label=${f}>
        ${R.map(t=>r`
            <a href="#/${t}" aria-current=${t===N?"page":void 0}>
              ${n[t]}
            </a>
          `)}
      </nav>
    </header>
    <main id="main" tabindex="-1">
      ${m&&p?r`<${p} key=${O} server=${m} rest=${o} query=${L} />`:r`
              ${(c??u)&&r`<h1>${l}</h1>`}
              <${z} text=${c??u} />
            `}
    </main>
  `}function W(e){e.preventDefault(),document.getElementById("main")?.focus()}g();V(I(b().name)).catch(()=>{});d(r`<${S} />`,document.getElementById("page"));addEventListener("load",()=>navigator.serviceWorker?.register("worker.js").catch(()=>{}));

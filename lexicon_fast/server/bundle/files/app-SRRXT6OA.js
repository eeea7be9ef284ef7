import{$a as b,Ab as E,_a as k,b as d,i as r,l as $,m as i,ma as v,o as y,ob as g,p as f,pa as s,q as w,r as n,va as h}from"./chunk-YGWIZPWD.js";var I={play:async()=>(await import("./start-ITSL6LUS.js")).Start,puzzle:async()=>(await import("./puzzle-XO5IYNEW.js")).PuzzleView,solver:async()=>(await import("./solver-DVAKE6HH.js")).Solver,words:async()=>(await import("./words-WHEPEAQ2.js")).Words,replay:async()=>(await import("./replay-AVAA4Y2G.js")).Replay,rules:async()=>(await import("./rules-OIPVKR2K.js")).Rules,table:async()=>(await import("./table-ZLTNDJWC.js")).TableView},R=["play","puzzle","solver","words","replay","rules"],T=e=>Object.hasOwn(I,e)?e:"play",z={};async function V(e){return z[e]??=await I[e](),e}function S(){let e=b(),{name:L,rest:o,query:N}=e,a=T(L),l=n[a];h(a==="table"?null:l);let{value:m,error:p}=s(v,[]),c=z[a],{error:u}=s(()=>V(a),[a]),O=`${a}/${o[0]??""}`;return $([a,...o].join("/"),e),r`
    <a class="skip" href="#main" onClick=${W}>${f}</a>
    <header class="top">
      <a class="brand" href="#/play" aria-label=${y}>
        ${[...i.cards].map(t=>r`<span aria-hidden="true">${t}</span>`)}${" "}
        <em aria-hidden="true">${i.rest}</em>
      </a>
      <nav aria-label=${w}>
        ${R.map(t=>r`
            <a href="#/${t}" aria-current=${t===a?"page":void 0}>
              ${n[t]}
            </a>
          `)}
      </nav>
    </header>
    <main id="main" tabindex="-1">
      ${m&&c?r`<${c} key=${O} server=${m} rest=${o} query=${N} />`:r`
              ${(p??u)&&r`<h1>${l}</h1>`}
              <${E} text=${p??u} />
            `}
    </main>
  `}function W(e){e.preventDefault(),document.getElementById("main")?.focus()}g();V(T(k().name)).catch(()=>{});d(r`<${S} />`,document.getElementById("page"));addEventListener("load",()=>navigator.serviceWorker?.register("worker.js").catch(()=>{}));

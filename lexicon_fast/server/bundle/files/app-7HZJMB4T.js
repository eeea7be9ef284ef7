import{H as m,K as n,O as p,Q as d,R as u,a as c,h as a,ua as y}from"./chunk-PWZDIPUF.js";var o={play:{title:"Play",load:async()=>(await import("./start-DPKRDLOI.js")).Start},solver:{title:"Solver",load:async()=>(await import("./solver-MWW3OGTN.js")).Solver},replay:{title:"Replay",load:async()=>(await import("./replay-CY43HZLQ.js")).Replay},rules:{title:"Rules",load:async()=>(await import("./rules-UWM7UI6E.js")).Rules},table:{title:null,load:async()=>(await import("./table-AS43U4QK.js")).TableView}},E=["play","solver","replay","rules"],$=e=>Object.hasOwn(o,e)?e:"play",f={};async function v(e){return f[e]??=await o[e].load(),e}function I(){let{name:e,rest:i,query:w}=u(),t=$(e),{title:h}=o[t];p(h);let{value:l,error:b}=n(m,[]),s=f[t],{error:k}=n(()=>v(t),[t]),g=`${t}/${i[0]??""}`;return a`
    <a class="skip" href="#main" onClick=${R}>Skip to the content</a>
    <header class="top">
      <a class="brand" href="#/play" aria-label="Lexicon fast, home">
        ${[..."LEXICON"].map(r=>a`<span aria-hidden="true">${r}</span>`)}
        <em aria-hidden="true">fast</em>
      </a>
      <nav aria-label="Main">
        ${E.map(r=>a`
            <a href="#/${r}" aria-current=${r===t?"page":void 0}>
              ${o[r].title}
            </a>
          `)}
      </nav>
    </header>
    <main id="main" tabindex="-1">
      ${l&&s?a`<${s} key=${g} server=${l} rest=${i} query=${w} />`:a`<${y} text=${b??k} />`}
    </main>
  `}function R(e){e.preventDefault(),document.getElementById("main")?.focus()}v($(d().name)).catch(()=>{});c(a`<${I} />`,document.getElementById("page"));addEventListener("load",()=>navigator.serviceWorker?.register("worker.js").catch(()=>{}));

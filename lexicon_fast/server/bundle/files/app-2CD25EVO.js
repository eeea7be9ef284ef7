import{Da as f,H as c,K as i,O as m,a as p,da as u,ea as d,h as a,ta as y}from"./chunk-AT6ZHPVP.js";var o={play:{title:"Play",load:async()=>(await import("./start-OK5W4YE2.js")).Start},puzzle:{title:"Puzzle",load:async()=>(await import("./puzzle-PH24XGR3.js")).PuzzleView},solver:{title:"Solver",load:async()=>(await import("./solver-GIL5ZNB4.js")).Solver},replay:{title:"Replay",load:async()=>(await import("./replay-WMLU33OW.js")).Replay},rules:{title:"Rules",load:async()=>(await import("./rules-2SNA5RVX.js")).Rules},table:{title:null,load:async()=>(await import("./table-6MH2P4ST.js")).TableView}},E=["play","puzzle","solver","replay","rules"],$=e=>Object.hasOwn(o,e)?e:"play",v={};async function w(e){return v[e]??=await o[e].load(),e}function I(){let{name:e,rest:l,query:h}=d(),t=$(e),{title:b}=o[t];m(b);let{value:n,error:k}=i(c,[]),s=v[t],{error:z}=i(()=>w(t),[t]),g=`${t}/${l[0]??""}`;return a`
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
      ${n&&s?a`<${s} key=${g} server=${n} rest=${l} query=${h} />`:a`<${f} text=${k??z} />`}
    </main>
  `}function R(e){e.preventDefault(),document.getElementById("main")?.focus()}y();w($(u().name)).catch(()=>{});p(a`<${I} />`,document.getElementById("page"));addEventListener("load",()=>navigator.serviceWorker?.register("worker.js").catch(()=>{}));

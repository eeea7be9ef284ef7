import{H as m,K as i,O as p,a as c,aa as d,ba as u,h as a,oa as y,wa as f}from"./chunk-F7EGD7R3.js";var o={play:{title:"Play",load:async()=>(await import("./start-EQ4K2THO.js")).Start},solver:{title:"Solver",load:async()=>(await import("./solver-IL6YK77W.js")).Solver},replay:{title:"Replay",load:async()=>(await import("./replay-W4W7WRLN.js")).Replay},rules:{title:"Rules",load:async()=>(await import("./rules-Q7RM7YFV.js")).Rules},table:{title:null,load:async()=>(await import("./table-QQXU7SR4.js")).TableView}},I=["play","solver","replay","rules"],$=e=>Object.hasOwn(o,e)?e:"play",v={};async function h(e){return v[e]??=await o[e].load(),e}function R(){let{name:e,rest:n,query:w}=u(),t=$(e),{title:b}=o[t];p(b);let{value:l,error:k}=i(m,[]),s=v[t],{error:g}=i(()=>h(t),[t]),E=`${t}/${n[0]??""}`;return a`
    <a class="skip" href="#main" onClick=${O}>Skip to the content</a>
    <header class="top">
      <a class="brand" href="#/play" aria-label="Lexicon fast, home">
        ${[..."LEXICON"].map(r=>a`<span aria-hidden="true">${r}</span>`)}
        <em aria-hidden="true">fast</em>
      </a>
      <nav aria-label="Main">
        ${I.map(r=>a`
            <a href="#/${r}" aria-current=${r===t?"page":void 0}>
              ${o[r].title}
            </a>
          `)}
      </nav>
    </header>
    <main id="main" tabindex="-1">
      ${l&&s?a`<${s} key=${E} server=${l} rest=${n} query=${w} />`:a`<${f} text=${k??g} />`}
    </main>
  `}function O(e){e.preventDefault(),document.getElementById("main")?.focus()}y();h($(d().name)).catch(()=>{});c(a`<${R} />`,document.getElementById("page"));addEventListener("load",()=>navigator.serviceWorker?.register("worker.js").catch(()=>{}));

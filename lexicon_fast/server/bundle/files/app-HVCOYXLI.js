import{Ea as h,Oa as w,R as y,U as l,Y as $,a as u,h as a,k as d,na as f,oa as v}from"./chunk-FGXBYNPO.js";var o={play:{title:"Play",load:async()=>(await import("./start-NOQRRBK5.js")).Start},puzzle:{title:"Puzzle",load:async()=>(await import("./puzzle-NM3MK7Z2.js")).PuzzleView},solver:{title:"Solver",load:async()=>(await import("./solver-UAGSWS7P.js")).Solver},replay:{title:"Replay",load:async()=>(await import("./replay-DSUDIFZY.js")).Replay},rules:{title:"Rules",load:async()=>(await import("./rules-JELIGD5J.js")).Rules},table:{title:null,load:async()=>(await import("./table-MOJS2C4Q.js")).TableView}},R=["play","puzzle","solver","replay","rules"],b=e=>Object.hasOwn(o,e)?e:"play",k={};async function z(e){return k[e]??=await o[e].load(),e}function T(){let e=v(),{name:g,rest:i,query:E}=e,t=b(g),{title:n}=o[t];$(n);let{value:s,error:c}=l(y,[]),m=k[t],{error:p}=l(()=>z(t),[t]),I=`${t}/${i[0]??""}`;return d([t,...i].join("/"),e),a`
    <a class="skip" href="#main" onClick=${O}>Skip to the content</a>
    <header class="top">
      <a class="brand" href="#/play" aria-label="Lexicon fast, home">
        ${[..."LEXICON"].map(r=>a`<span aria-hidden="true">${r}</span>`)}${" "}
        <em aria-hidden="true">fast</em>
      </a>
      <nav aria-label="Main">
        ${R.map(r=>a`
            <a href="#/${r}" aria-current=${r===t?"page":void 0}>
              ${o[r].title}
            </a>
          `)}
      </nav>
    </header>
    <main id="main" tabindex="-1">
      ${s&&m?a`<${m} key=${I} server=${s} rest=${i} query=${E} />`:a`
              ${(c??p)&&a`<h1>${n??"Table"}</h1>`}
              <${w} text=${c??p} />
            `}
    </main>
  `}function O(e){e.preventDefault(),document.getElementById("main")?.focus()}h();z(b(f().name)).catch(()=>{});u(a`<${T} />`,document.getElementById("page"));addEventListener("load",()=>navigator.serviceWorker?.register("worker.js").catch(()=>{}));

import{$a as w,Db as h,ab as f,b as d,i as a,ja as y,l as u,ma as l,rb as v,sa as $}from"./chunk-5SB4YQFK.js";var o={play:{title:"Play",load:async()=>(await import("./start-5ZRRSACD.js")).Start},puzzle:{title:"Puzzle",load:async()=>(await import("./puzzle-SLZ6ZPBB.js")).PuzzleView},solver:{title:"Solver",load:async()=>(await import("./solver-6YAKDU37.js")).Solver},words:{title:"Words",load:async()=>(await import("./words-2D6BB4CU.js")).Words},quiz:{title:"Quiz",tab:"words",load:async()=>(await import("./quiz-A676DGZJ.js")).Quiz},replay:{title:"Replay",load:async()=>(await import("./replay-BUDIO3PQ.js")).Replay},rules:{title:"Rules",load:async()=>(await import("./rules-HBB36E3R.js")).Rules},table:{title:null,load:async()=>(await import("./table-O3E5H4HV.js")).TableView}},T=["play","puzzle","solver","words","replay","rules"],b=e=>Object.hasOwn(o,e)?e:"play",z={};async function k(e){return z[e]??=await o[e].load(),e}function O(){let e=f(),{name:g,rest:i,query:E}=e,t=b(g),{title:n,tab:I=t}=o[t];$(n);let{value:s,error:c}=l(y,[]),m=z[t],{error:p}=l(()=>k(t),[t]),R=`${t}/${i[0]??""}`;return u([t,...i].join("/"),e),a`
    <a class="skip" href="#main" onClick=${P}>Skip to the content</a>
    <header class="top">
      <a class="brand" href="#/play" aria-label="Lexicon fast, home">
        ${[..."LEXICON"].map(r=>a`<span aria-hidden="true">${r}</span>`)}${" "}
        <em aria-hidden="true">fast</em>
      </a>
      <nav aria-label="Main">
        ${T.map(r=>a`
            <a href="#/${r}" aria-current=${r===I?"page":void 0}>
              ${o[r].title}
            </a>
          `)}
      </nav>
    </header>
    <main id="main" tabindex="-1">
      ${s&&m?a`<${m} key=${R} server=${s} rest=${i} query=${E} />`:a`
              ${(c??p)&&a`<h1>${n??"Table"}</h1>`}
              <${h} text=${c??p} />
            `}
    </main>
  `}function P(e){e.preventDefault(),document.getElementById("main")?.focus()}v();k(b(w().name)).catch(()=>{});d(a`<${O} />`,document.getElementById("page"));addEventListener("load",()=>navigator.serviceWorker?.register("worker.js").catch(()=>{}));

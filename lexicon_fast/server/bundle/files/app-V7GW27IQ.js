import{Va as f,Wa as w,b as d,ha as y,i as a,ka as l,kb as v,l as u,qa as $,wb as h}from"./chunk-A47X57YH.js";var o={play:{title:"Play",load:async()=>(await import("./start-PRBWDFFQ.js")).Start},puzzle:{title:"Puzzle",load:async()=>(await import("./puzzle-6HJERXNC.js")).PuzzleView},solver:{title:"Solver",load:async()=>(await import("./solver-US2HP626.js")).Solver},words:{title:"Words",load:async()=>(await import("./words-RVD4DWMF.js")).Words},replay:{title:"Replay",load:async()=>(await import("./replay-EGG2KMGR.js")).Replay},rules:{title:"Rules",load:async()=>(await import("./rules-BD26LOR6.js")).Rules},table:{title:null,load:async()=>(await import("./table-EGARK3VX.js")).TableView}},R=["play","puzzle","solver","words","replay","rules"],b=e=>Object.hasOwn(o,e)?e:"play",k={};async function z(e){return k[e]??=await o[e].load(),e}function T(){let e=w(),{name:g,rest:i,query:E}=e,t=b(g),{title:n}=o[t];$(n);let{value:s,error:c}=l(y,[]),m=k[t],{error:p}=l(()=>z(t),[t]),I=`${t}/${i[0]??""}`;return u([t,...i].join("/"),e),a`
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
              <${h} text=${c??p} />
            `}
    </main>
  `}function O(e){e.preventDefault(),document.getElementById("main")?.focus()}v();z(b(f().name)).catch(()=>{});d(a`<${T} />`,document.getElementById("page"));addEventListener("load",()=>navigator.serviceWorker?.register("worker.js").catch(()=>{}));

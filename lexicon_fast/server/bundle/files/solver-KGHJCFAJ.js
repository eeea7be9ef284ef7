import{Ra as t,h as a,wa as n,ya as s}from"./chunk-SBEFKOO4.js";function p({server:i,rest:m,query:l}){let e=s(i,m[0]),{game:o,title:r}=e;return a`
    <div class="heading">
      <h1>Solver<span class="visually-hidden"> for ${r}</span></h1>
      <${t} server=${i} view="solver" game=${o} />
      <a href=${`#/rules/${o}`}>Rules of ${r}</a>
    </div>
    <${n[o].Solver}
      key=${o}
      info=${e}
      dictionaries=${i.dictionaries}
      query=${l}
    />
  `}export{p as Solver};

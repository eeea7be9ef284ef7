import{Ca as a,h as r,ia as t,ka as m}from"./chunk-FDKF7A7L.js";function v({server:i,rest:n,query:$}){let e=m(i,n[0]),{game:o,title:f}=e;return r`
    <div class="heading">
      <h1>Solver</h1>
      <${a} server=${i} view="solver" game=${o} />
      <a href=${`#/rules/${o}`}>Rules of ${f}</a>
    </div>
    <${t[o].Solver}
      key=${o}
      info=${e}
      dictionaries=${i.dictionaries}
      query=${$}
    />
  `}export{v as Solver};

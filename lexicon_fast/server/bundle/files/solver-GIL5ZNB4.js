import{Ba as a,h as r,ha as t,ja as m}from"./chunk-AT6ZHPVP.js";function v({server:i,rest:n,query:$}){let e=m(i,n[0]),{game:o,title:f}=e;return r`
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

import{Ea as D,Fa as h,Ga as E,L as f,M as O,N as $,b as g,h as i,ka as T,l as S,m as k,ma as M,pa as d,ua as R,za as C}from"./chunk-2T7F6EQS.js";var w="";function J({server:n,rest:o,query:s}){let t=M(n,o[0]),{game:e,title:a}=t;return i`
    <div class="heading">
      <h1>Rules of ${a}</h1>
      <${D} server=${n} view="rules" game=${e} />
    </div>
    <${G}
      key=${`${e}?${s}`}
      info=${t}
      dictionaries=${n.dictionaries}
      requested=${R(s)}
    />
  `}function G({info:n,dictionaries:o,requested:s}){let{game:t,rulesets:e,players:a}=n,c=s!==null&&!e.includes(s),[r,m]=g(c?w:s??e[0]),p=r===w?s:r,{value:u,error:P}=$(()=>f(t,p),[p]),y=$(()=>Promise.all(e.map(l=>f(t,l))),[]).value,{parts:v,values:j,RULESET_NOTES:x}=T[t].rules,b=e.map(l=>[l,d(l)]);return i`
    <div class="row">
      <${C}
        label="Ruleset"
        id="ruleset"
        value=${r}
        options=${c?[[w,"as at the table"],...b]:b}
        onChange=${m}
      />
      <p class="hint">${x[p]} For ${a[0]} to ${a[1]} players.</p>
    </div>
    <${E} text=${P} />
    ${u&&i`
        <div class="rules" data-ruleset=${u.ruleset}>
          <div class="panel rules-parts">
            ${v(u).map(l=>i`<${I} key=${l.title} ...${l} />`)}
          </div>
          <aside class="rules-side">
            <${A} ...${j(u)} />
            <${V} names=${o} />
          </aside>
        </div>
      `}
    ${y&&i`<${L} all=${y.map(v)} rulesets=${e} />`}
  `}function I({title:n,facts:o}){return i`
    <section>
      <h2>${n}</h2>
      ${Object.entries(o).map(([s,t])=>Array.isArray(t)?i`<ul key=${s}>${t.map(e=>i`<li key=${e}>${e}</li>`)}</ul>`:t&&i`<p key=${s}>${t}</p>`)}
    </section>
  `}function A({title:n,columns:o,rows:s,note:t}){return i`
    <section class="panel">
      <h2>${n}</h2>
      <${h}
        classes="values"
        columns=${o.map(e=>({title:e}))}
        rows=${s.map(e=>({key:e.join(),cells:e}))}
      />
      <p class="hint">${t}</p>
    </section>
  `}function L({all:n,rulesets:o}){let s=n.map(r=>new Map(r.flatMap(_))),e=[...new Set(s.flatMap(r=>[...r.keys()]))].map(r=>({key:r,cells:s.map(m=>m.get(r)??"–")})).filter(({cells:r})=>new Set(r).size>1);if(!e.length)return null;let a=o.map(d),c=a.map(r=>({title:r}));return i`
    <details class="panel">
      <summary>How the rulesets ${k(a)} differ</summary>
      <${h} classes="differences" columns=${c} rows=${e} />
    </details>
  `}var _=({title:n,facts:o})=>Object.entries(o).flatMap(([s,t])=>[t].flat().map((e,a)=>[`${n} ${s} ${a}`,e])),U={enable:"made for word games","2of12inf":"common words and their inflections; Lexibomb was written for it",yawl:"the largest, with many rare words"};function V({names:n}){let{value:o}=$(()=>Promise.all(n.map(O)),[]);return i`
    <section class="panel">
      <h2>Dictionaries</h2>
      <p>Only words in the dictionary of a table are valid there.</p>
      <ul>
        ${n.map((s,t)=>{let a=[o&&S(o[t].words,"word"),U[s]].filter(Boolean).join(", ");return i`<li key=${s}><strong>${s}</strong>${a&&`: ${a}`}</li>`})}
      </ul>
    </section>
  `}export{J as Rules};

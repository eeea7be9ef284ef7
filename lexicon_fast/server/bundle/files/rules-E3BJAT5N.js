import{A as k,Ba as d,Ga as R,Ma as D,Ra as I,Sa as h,T as f,U as C,Ua as P,V as $,b as g,h as i,l as O,m as T,wa as E,ya as M,z as b}from"./chunk-SBEFKOO4.js";var y="";function J({server:n,rest:o,query:s}){let t=M(n,o[0]),{game:e,title:r}=t;return i`
    <div class="heading">
      <h1>Rules of ${r}</h1>
      <${I} server=${n} view="rules" game=${e} />
    </div>
    <${x}
      key=${`${e}?${s}`}
      info=${t}
      dictionaries=${n.dictionaries}
      requested=${R(s)}
    />
  `}function x({info:n,dictionaries:o,requested:s}){let{game:t,rulesets:e,players:r}=n,c=s!==null&&!e.includes(s),[l,m]=g(c?y:s??e[0]),p=l===y?s:l,{value:u,error:j}=$(()=>f(t,p),[p]),v=$(()=>Promise.all(e.map(a=>f(t,a))),[]).value,{parts:w,values:A,RULESET_NOTES:G}=E[t].rules,S=e.map(a=>[a,d(a)]);return i`
    <div class="row">
      <${D}
        label="Ruleset"
        id="ruleset"
        value=${l}
        options=${c?[[y,"as at the table"],...S]:S}
        onChange=${m}
      />
      <p class="hint">${G[p]} For ${r[0]} to ${r[1]} players.</p>
    </div>
    <${P} text=${j} />
    ${u&&i`
        <div class="rules" data-ruleset=${u.ruleset}>
          <div class="panel rules-parts">
            ${w(u).map(a=>i`<${N} key=${a.title} ...${a} />`)}
          </div>
          <aside class="rules-side">
            <${_} ...${A(u)} />
            <${z} names=${o} />
          </aside>
        </div>
      `}
    ${v&&i`<${U} all=${v.map(w)} rulesets=${e} />`}
  `}function N({title:n,facts:o}){return i`
    <section>
      <h2>${n}</h2>
      ${Object.entries(o).map(([s,t])=>Array.isArray(t)?i`<ul key=${s}>${t.map(e=>i`<li key=${e}>${e}</li>`)}</ul>`:t&&i`<p key=${s}>${t}</p>`)}
    </section>
  `}function _({title:n,columns:o,rows:s,note:t}){return i`
    <section class="panel">
      <h2>${n}</h2>
      <${h}
        classes="values"
        columns=${o.map(e=>({title:e}))}
        rows=${s.map(e=>({key:e.join(),cells:e}))}
      />
      <p class="hint">${t}</p>
    </section>
  `}function U({all:n,rulesets:o}){let s=n.map(l=>new Map(l.flatMap(V))),e=[...new Set(s.flatMap(l=>[...l.keys()]))].map(l=>({key:l,cells:s.map(m=>m.get(l)??"–")})).filter(({cells:l})=>new Set(l).size>1);if(!e.length)return null;let r=o.map(d),c=r.map(l=>({title:l}));return i`
    <details class="panel">
      <summary>How the rulesets ${T(r)} differ</summary>
      <${h} classes="differences" columns=${c} rows=${e} />
    </details>
  `}var V=({title:n,facts:o})=>Object.entries(o).flatMap(([s,t])=>[t].flat().map((e,r)=>[`${n} ${s} ${r}`,e]));function z({names:n}){let{value:o}=$(()=>Promise.all(n.map(C)),[]);return i`
    <section class="panel">
      <h2>Dictionaries</h2>
      <p>Only words in the dictionary of a table are valid there.</p>
      <ul>
        ${n.map((s,t)=>{let r=[o&&O(o[t].words,"word"),k[s]].filter(Boolean).join(", ");return i`<li key=${s}><strong>${b(s)}</strong>${r&&`: ${r}`}</li>`})}
      </ul>
    </section>
  `}export{J as Rules};

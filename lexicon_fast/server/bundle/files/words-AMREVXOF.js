import{Bb as et,Ca as V,Db as nt,Ib as st,Jb as it,Kb as L,Q as X,R as q,c as x,d as M,f as W,g as k,i as a,jb as K,l as F,lb as tt,na as E,oa as G,qa as H,s as U,t as D,ta as Y,ua as _,v as z,va as Z,x as Q,ya as J,z as N,zb as ot}from"./chunk-5CZEX4L2.js";var at="Finds the words in a dictionary that match your query.",T="Conditions",rt="length:7 and includes:Z",lt="Examples",B="Try",ct=[["Anagrams of RETAINS and a blank","anagram:RETAINS?"],["Two-letter words","length:2"],["Q without U","includes:Q and excludes:U"],["Seven letters, five vowels","length:7 and vowels:5-"],["Hookless threes","length:3 and front-hooks:0 and back-hooks:0"],["The 100 most probable eights","length:8 and probability:1-100"],["Pattern ?W*M?S","pattern:?W*M?S"]],ut="Corrections",dt="Use a form instead",pt=[["alphabet","Alphabet"],["probability","Probability"],["playability","Playability"],["length","Length"],["points","Points"]],bt="Show",C={hooks:"Hooks",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definitions"},h={front:"Front",word:"Word",back:"Back",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definition"},mt="–",P={front_hooks:"front hooks",words:"word",back_hooks:"back hooks",points:"points",probability:"probability",playability:"playability",playability_value:"playability per 1,000 games",anagrams:"anagrams",definition:"definition"},I="Words",ft=t=>N(t,"word"),$t="Type conditions, tap an example or use the form.",yt="Searching … The first search takes a second.",ht="No words in this dictionary meet these conditions.",xt="These are the results of your last valid query.",wt="More words",gt=(t,o)=>`Showing ${t.toLocaleString("en")} of ${N(o,"word")}.`,kt="Quiz me on these",Lt="Copy the list",St="Save as text",Tt="Your browser doesn’t allow copying here. Save the list instead.";var Ot=100,It=500,Rt=1e4;function Mt({question:t,first:o,busy:e,inCapitals:s}){let[r,i]=x([]),[l,b]=x(null),[n,d]=x(!1),m=k(()=>[o,...r],[o,r]),c=m.reduce((g,{words:y})=>g+y.length,0),p=o.count-c;async function f(g){b(null),d(!0);try{await g()}catch(y){b(H(y))}d(!1)}let S=async()=>{let g={...t,skip:c,limit:Math.min(It,p)},y=await E("dictionary.find",g);i([...r,y])},w=k(()=>a`<${jt} pages=${m} inCapitals=${s} />`,[m,s]);return a`
    ${o.count>0&&a`
        <${At} question=${t} pages=${m} busy=${e||n} onWork=${f} />
      `}
    <${L} text=${l} />
    ${o.count===0&&a`<p>${ht}</p>`}
    ${c>0&&w}
    ${p>0&&a`
        <div class="row">
          <button type="button" disabled=${e||n} onClick=${()=>f(S)}>
            ${wt}
          </button>
          <span class="hint">${gt(c,o.count)}</span>
        </div>
      `}
  `}function jt({pages:t,inCapitals:o}){let[{front_hooks:e,points:s,probability:r,playability:i,anagrams:l,definition:b}]=t;if(![e,s,r,i,l,b].some(Boolean))return a`
      <ul class="words-only">
        ${t.flatMap(({words:c})=>c.map(p=>a`<li key=${p}>${o(p)}</li>`))}
      </ul>
    `;let n=[!!e&&{title:h.front,number:!0},{title:h.word},!!e&&{title:h.back},!!s&&{title:h.points,number:!0},!!r&&{title:h.probability,number:!0},!!i&&{title:h.playability,number:!0},!!l&&{title:h.anagrams,number:!0},!!b&&{title:h.definition}],d=t.flatMap(c=>c.words.map((p,f)=>({key:p,cells:[c.front_hooks?a`<span class="hooks">${Ct(c.front_hooks[f])}</span>`:!1,a`<span class="word">${o(p)}</span>`,c.back_hooks?a`<span class="hooks">${Ct(c.back_hooks[f])}</span>`:!1,v("points",c,f),v("probability",c,f),v("playability",c,f),v("anagrams",c,f),c.definition?c.definition[f]||mt:!1]}))),m=["word-table",b&&"folds"].filter(Boolean).join(" ");return a`<${st} classes=${m} columns=${n} rows=${d} />`}function v(t,o,e){let s=o[t]?.[e]?.toLocaleString("en")??!1;return s===!1||!o.definition?s:a`<span class="fact" data-title=${h[t]}>${s}</span>`}var Ct=t=>[...t].join(" ");function At({question:t,pages:o,busy:e,onWork:s}){let[r,i]=x("");async function l(){i("");let n=vt(t,o);try{await Ft(n),i(D)}catch{await n,i(Tt)}}async function b(){i("");let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([await vt(t,o)],{type:"text/plain"})),n.download="words.txt",n.click(),URL.revokeObjectURL(n.href)}return a`
    <div class="row">
      <a class="button" href=${Wt(t)}>${kt}</a>
      <button type="button" disabled=${e} onClick=${()=>s(l)}>
        ${Lt}
      </button>
      <button type="button" disabled=${e} onClick=${()=>s(b)}>
        ${St}
      </button>
      <span role="status">${r}</span>
    </div>
  `}var Wt=({query:t,dictionary:o,order:e})=>K("quiz",{q:String(t),dictionary:o??"",order:e==="alphabet"?"":String(e)});async function Ft(t){if(typeof ClipboardItem>"u")return navigator.clipboard.writeText(await t);let o=t.then(e=>new Blob([e],{type:"text/plain"}));return navigator.clipboard.write([new ClipboardItem({"text/plain":o})])}var Dt=(t,o,e)=>String(t[o]?.[e]??"").replaceAll("	"," ");async function vt(t,o){let e=[...o],s=e.reduce((n,{words:d})=>n+d.length,0);for(;s<e[0].count;){let n=await E("dictionary.find",{...t,skip:s,limit:Rt});if(!n.words.length)break;e.push(n),s+=n.words.length}let i=Object.keys(P).filter(n=>e[0][n]),l=e.flatMap(n=>n.words.map((d,m)=>i.map(c=>Dt(n,c,m)).join("	"))),b=i.map(n=>P[n]);return i.length>1&&l.unshift(b.join("	")),`${l.join(`
`)}
`}var zt=/[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu,Qt=(t,o)=>[...t.replace(zt,"")].every(e=>o.includes(e));function Ut({history:t,failure:o,letters:e}){let{value:s,set:r}=t;return F([o]),a`
    <${ot}
      label=${T}
      id="query"
      class="large query"
      value=${s}
      onInput=${i=>r(i)}
      placeholder=${rt}
      inputmode="text"
      enterkeyhint="search"
      data-undo
      data-home="question"
      aria-invalid=${o?"true":void 0}
      aria-describedby=${o?"query-problem":void 0}
    />
    <${Xt} text=${s} failure=${o} onText=${r} />
    <div class="row">
      <button type="button" disabled=${!s} onClick=${()=>r("")}>
        ${z}
      </button>
      <${it} ...${t} />
    </div>
    <div class="examples" role="group" aria-label=${lt}>
      <span class="hint" aria-hidden="true">${B}</span>
      ${ct.filter(([,i])=>Qt(i,e)).map(([i,l])=>a`
          <button
            type="button"
            key=${l}
            aria-pressed=${l===s}
            onClick=${()=>r(l)}
          >
            ${i}
          </button>
        `)}
    </div>
  `}function Xt({text:t,failure:o,onText:e}){let{start:s,end:r,suggestions:i=[]}=o?.data??{},l=[...t],b=l.slice(0,s).join(""),n=l.slice(r).join("");return a`
    <div id="query-problem" class="mistake" role="status">
      ${o&&a`
          ${s!==void 0&&a`
              <p class="marked" aria-hidden="true">
                ${b}<mark>${l.slice(s,r).join("")||" "}</mark>${n}
              </p>
            `}
          <p class="problem">${X(o)}</p>
        `}
    </div>
    ${i.length>0&&a`
        <div class="examples" role="group" aria-label=${ut}>
          <span class="hint" aria-hidden="true">${B}</span>
          ${i.map(d=>a`
              <button type="button" key=${d} onClick=${()=>e(b+d+n)}>
                ${d}
              </button>
            `)}
        </div>
      `}
  `}var qt=250,j=Object.keys(C),Et="hooks-points-definition",Gt="none",Ht=["points","probability"],Yt=["definition","part-of-speech"],Nt=(t,o)=>({dictionary:t.get("dictionary")??o,order:t.get("order")??"alphabet",columns:(t.get("columns")??Et).split("-").filter(e=>Object.hasOwn(C,e))});function go({server:t,query:o}){let[e]=t.dictionaries,s=J(()=>o.get("q")??""),{value:r,set:i}=s,[l,b]=x(()=>Nt(o,e)),{dictionary:n,order:d,columns:m}=l,c=u=>b({...l,...u});V(()=>{i(o.get("q")??""),b(Nt(o,e))},[o]);let p=_(()=>Y(n),[n]),f=!p.value||/^[A-Z]+$/.test(p.value.upper),S=!p.value||p.value.playability===!0;function w(u){return Yt.includes(u)?t.has_definitions===!0:u==="playability"?S:f||!Ht.includes(u)}let g=j.filter(u=>m.includes(u)&&w(u));M(()=>tt("words",{q:r,dictionary:n===e?"":n,order:d==="alphabet"?"":d,columns:m.join("-")===Et?"":m.join("-")||Gt}),[r,l]);let y=Kt(r.trim()),A=k(()=>y?{query:y,order:w(d)?d:"alphabet",columns:g,dictionary:n}:null,[y,l,f,S]),_t=k(()=>q(p.value),[p.value]),Bt=t.dictionaries.filter(u=>u!==n),Pt=t.dictionaries.includes(n)?t.dictionaries:[...t.dictionaries,n],$=Vt(A),O=y===r.trim()?$.failure:null;return a`
    <div class="heading">
      <h1>${U.words}</h1>
      <p class="hint words-about">${at}</p>
      <a href="#/quiz">${U.quiz}</a>
    </div>
    <section class="panel" aria-label=${T}>
      <${Ut} history=${s} failure=${O} letters=${p.value?.upper??""} />
      <${Zt} text=${r} onText=${i} others=${Bt} usable=${w} />
      <div class="row">
        <${nt}
          dictionaries=${Pt}
          value=${n}
          onChange=${u=>c({dictionary:u})}
        />
        <${et}
          label=${Q}
          id="order"
          value=${w(d)?d:"alphabet"}
          options=${pt.filter(([u])=>w(u))}
          onChange=${u=>c({order:u})}
        />
        <div class="toggles" role="group" aria-label=${bt}>
          ${j.filter(w).map(u=>a`
              <button
                type="button"
                key=${u}
                class="toggle"
                aria-pressed=${m.includes(u)}
                onClick=${()=>c({columns:Jt(m,u)})}
              >
                ${C[u]}
              </button>
            `)}
        </div>
      </div>
    </section>
    <section class="panel found" aria-label=${I} aria-busy=${$.busy}>
      <h2 aria-live="polite">
        ${$.shown?ft($.shown.first.count):I}
      </h2>
      <${L} text=${p.error??$.problem} />
      ${O&&$.shown&&a`<p class="hint">${xt}</p>`}
      ${$.shown?a`
              <${Mt}
                key=${$.shown.key}
                ...${$.shown}
                busy=${$.busy}
                inCapitals=${_t}
              />
            `:A&&!$.problem&&!O?a`<p class="hint">${yt}</p>`:a`<p>${$t}</p>`}
    </section>
  `}function Zt(t){let[o,e]=x(!1),s=_(async()=>o?(await import("./form-JA4KU2FY.js")).Form:null,[o]);return a`
    <details class="fold" onToggle=${({target:r})=>r.open&&e(!0)}>
      <summary>${dt}</summary>
      <${L} text=${s.error} />
      ${s.value&&a`<${s.value} ...${t} />`}
    </details>
  `}var Jt=(t,o)=>j.filter(e=>t.includes(e)!==(e===o));function Vt(t){let{result:o,error:e,failure:s,busy:r}=Z("dictionary.find",t&&{...t,limit:Ot}),i=W(null);t?o&&!r&&i.current?.first!==o&&(i.current={key:JSON.stringify(t),question:t,first:o}):i.current=null;let l=G(s);return e&&!l&&(i.current=null),{shown:i.current,busy:t!==null&&r,problem:l?null:e,failure:l&&!r?s:null}}function Kt(t){let[o,e]=x(t);return M(()=>{let s=setTimeout(()=>e(t),qt);return()=>clearTimeout(s)},[t]),o}export{go as Words};

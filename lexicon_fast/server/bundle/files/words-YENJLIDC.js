import{Bb as tt,Ca as J,Db as ot,Ib as et,Jb as nt,Kb as L,Q as z,R as Q,c as h,d as O,f as W,g,i as a,jb as V,l as A,lb as Y,na as U,oa as X,qa as q,s as M,t as j,ta as G,u as F,ua as E,va as Z,w as D,ya as H,z as N,zb as K}from"./chunk-VSL4BENO.js";var st="Finds the words of a dictionary that meet conditions.",T="Conditions",it="length:7 and includes:Z",at="Examples",rt="Try",lt=[["Anagrams of RETAINS and a blank","anagram:RETAINS?"],["Words of two letters","length:2"],["Q without U","includes:Q and excludes:U"],["Seven letters, five vowels","length:7 and vowels:5-"],["Threes without hooks","length:3 and front-hooks:0 and back-hooks:0"],["The 100 most probable eights","length:8 and probability:1-100"],["Pattern ?W*M?S","pattern:?W*M?S"]],ct="Corrections",dt="Write",ut="Fill in a form instead",pt=[["alphabet","Alphabet"],["probability","Probability"],["playability","Playability"],["length","Length"],["points","Points"]],bt="Show",C={hooks:"Hooks",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definitions"},y={front:"Front",word:"Word",back:"Back",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definition"},mt="–",_={front_hooks:"front hooks",words:"word",back_hooks:"back hooks",points:"points",probability:"probability",playability:"playability",playability_value:"playability per 1,000 games",anagrams:"anagrams",definition:"definition"},B="Words",ft=t=>N(t,"word"),$t="Type conditions, tap an example, or fill in the form.",ht="Looking for words. The first time takes a second.",yt="No word of the dictionary meets these conditions.",xt="These words meet the conditions before the mistake was there.",wt="More words",gt=(t,o)=>`${t.toLocaleString("en")} of ${N(o,"word")} are listed.`,kt="Quiz me on these",Lt="Copy the list",St="Save as text",Tt="The browser does not allow copying here. Save the list instead.";var Ot=100,It=500,Rt=1e4;function Mt({question:t,first:o,busy:e,inCapitals:s}){let[r,i]=h([]),[l,m]=h(null),[n,p]=h(!1),c=g(()=>[o,...r],[o,r]),b=c.reduce((w,{words:$})=>w+$.length,0),u=o.count-b;async function k(w){m(null),p(!0);try{await w()}catch($){m(q($))}p(!1)}let S=async()=>{let w={...t,skip:b,limit:Math.min(It,u)},$=await U("dictionary.find",w);i([...r,$])},x=g(()=>a`<${Wt} pages=${c} inCapitals=${s} />`,[c,s]);return a`
    ${o.count>0&&a`
        <${At} question=${t} pages=${c} busy=${e||n} onWork=${k} />
      `}
    <${L} text=${l} />
    ${o.count===0&&a`<p>${yt}</p>`}
    ${b>0&&x}
    ${u>0&&a`
        <div class="row">
          <button type="button" disabled=${e||n} onClick=${()=>k(S)}>
            ${wt}
          </button>
          <span class="hint">${gt(b,o.count)}</span>
        </div>
      `}
  `}function Wt({pages:t,inCapitals:o}){let[{front_hooks:e,points:s,probability:r,playability:i,anagrams:l,definition:m}]=t;if(![e,s,r,i,l,m].some(Boolean))return a`
      <ul class="words-only">
        ${t.flatMap(({words:c})=>c.map(b=>a`<li key=${b}>${o(b)}</li>`))}
      </ul>
    `;let n=[!!e&&{title:y.front,number:!0},{title:y.word},!!e&&{title:y.back},!!s&&{title:y.points,number:!0},!!r&&{title:y.probability,number:!0},!!i&&{title:y.playability,number:!0},!!l&&{title:y.anagrams,number:!0},!!m&&{title:y.definition}],p=t.flatMap(c=>c.words.map((b,u)=>({key:b,cells:[c.front_hooks?a`<span class="hooks">${Ct(c.front_hooks[u])}</span>`:!1,a`<span class="word">${o(b)}</span>`,c.back_hooks?a`<span class="hooks">${Ct(c.back_hooks[u])}</span>`:!1,c.points?.[u]??!1,c.probability?.[u].toLocaleString("en")??!1,c.playability?.[u].toLocaleString("en")??!1,c.anagrams?.[u]??!1,c.definition?c.definition[u]||mt:!1]})));return a`<${et} classes="word-table" columns=${n} rows=${p} />`}var Ct=t=>[...t].join(" ");function At({question:t,pages:o,busy:e,onWork:s}){let[r,i]=h("");async function l(){i("");let n=vt(t,o);try{await Ft(n),i(j)}catch{await n,i(Tt)}}async function m(){i("");let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([await vt(t,o)],{type:"text/plain"})),n.download="words.txt",n.click(),URL.revokeObjectURL(n.href)}return a`
    <div class="row">
      <a class="button" href=${jt(t)}>${kt}</a>
      <button type="button" disabled=${e} onClick=${()=>s(l)}>
        ${Lt}
      </button>
      <button type="button" disabled=${e} onClick=${()=>s(m)}>
        ${St}
      </button>
      <span role="status">${r}</span>
    </div>
  `}var jt=({query:t,dictionary:o,order:e})=>V("quiz",{q:String(t),dictionary:o??"",order:e==="alphabet"?"":String(e)});async function Ft(t){if(typeof ClipboardItem>"u")return navigator.clipboard.writeText(await t);let o=t.then(e=>new Blob([e],{type:"text/plain"}));return navigator.clipboard.write([new ClipboardItem({"text/plain":o})])}var Dt=(t,o,e)=>String(t[o]?.[e]??"").replaceAll("	"," ");async function vt(t,o){let e=[...o],s=e.reduce((n,{words:p})=>n+p.length,0);for(;s<e[0].count;){let n=await U("dictionary.find",{...t,skip:s,limit:Rt});if(!n.words.length)break;e.push(n),s+=n.words.length}let i=Object.keys(_).filter(n=>e[0][n]),l=e.flatMap(n=>n.words.map((p,c)=>i.map(b=>Dt(n,b,c)).join("	"))),m=i.map(n=>_[n]);return i.length>1&&l.unshift(m.join("	")),`${l.join(`
`)}
`}var zt=/[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu,Qt=(t,o)=>[...t.replace(zt,"")].every(e=>o.includes(e));function Nt({history:t,failure:o,letters:e}){let{value:s,set:r}=t;return A([o]),a`
    <${K}
      label=${T}
      id="query"
      class="large query"
      value=${s}
      onInput=${i=>r(i)}
      placeholder=${it}
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
        ${F}
      </button>
      <${nt} ...${t} />
    </div>
    <div class="examples" role="group" aria-label=${at}>
      <span class="hint" aria-hidden="true">${rt}</span>
      ${lt.filter(([,i])=>Qt(i,e)).map(([i,l])=>a`
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
  `}function Xt({text:t,failure:o,onText:e}){let{start:s,end:r,suggestions:i=[]}=o?.data??{},l=[...t],m=l.slice(0,s).join(""),n=l.slice(r).join("");return a`
    <div id="query-problem" class="mistake" role="status">
      ${o&&a`
          ${s!==void 0&&a`
              <p class="marked" aria-hidden="true">
                ${m}<mark>${l.slice(s,r).join("")||" "}</mark>${n}
              </p>
            `}
          <p class="problem">${z(o)}</p>
        `}
    </div>
    ${i.length>0&&a`
        <div class="examples" role="group" aria-label=${ct}>
          <span class="hint" aria-hidden="true">${dt}</span>
          ${i.map(p=>a`
              <button type="button" key=${p} onClick=${()=>e(m+p+n)}>
                ${p}
              </button>
            `)}
        </div>
      `}
  `}var qt=250,I=Object.keys(C),Et="hooks-points-definition",Gt="none",Zt=["points","probability"],Ht=["definition","part-of-speech"],Ut=(t,o)=>({dictionary:t.get("dictionary")??o,order:t.get("order")??"alphabet",columns:(t.get("columns")??Et).split("-").filter(e=>Object.hasOwn(C,e))});function go({server:t,query:o}){let[e]=t.dictionaries,s=H(()=>o.get("q")??""),{value:r,set:i}=s,[l,m]=h(()=>Ut(o,e)),{dictionary:n,order:p,columns:c}=l,b=d=>m({...l,...d});J(()=>{i(o.get("q")??""),m(Ut(o,e))},[o]);let u=E(()=>G(n),[n]),k=!u.value||/^[A-Z]+$/.test(u.value.upper),S=!u.value||u.value.playability===!0;function x(d){return Ht.includes(d)?t.has_definitions===!0:d==="playability"?S:k||!Zt.includes(d)}let w=I.filter(d=>c.includes(d)&&x(d));O(()=>Y("words",{q:r,dictionary:n===e?"":n,order:p==="alphabet"?"":p,columns:c.join("-")===Et?"":c.join("-")||Gt}),[r,l]);let $=Kt(r.trim()),R=g(()=>$?{query:$,order:x(p)?p:"alphabet",columns:w,dictionary:n}:null,[$,l,k,S]),_t=g(()=>Q(u.value),[u.value]),Bt=t.dictionaries.filter(d=>d!==n),Pt=t.dictionaries.includes(n)?t.dictionaries:[...t.dictionaries,n],f=Yt(R),v=$===r.trim()?f.failure:null;return a`
    <div class="heading">
      <h1>${M.words}</h1>
      <p class="hint words-about">${st}</p>
      <a href="#/quiz">${M.quiz}</a>
    </div>
    <section class="panel" aria-label=${T}>
      <${Nt} history=${s} failure=${v} letters=${u.value?.upper??""} />
      <${Jt} text=${r} onText=${i} others=${Bt} usable=${x} />
      <div class="row">
        <${ot}
          dictionaries=${Pt}
          value=${n}
          onChange=${d=>b({dictionary:d})}
        />
        <${tt}
          label=${D}
          id="order"
          value=${x(p)?p:"alphabet"}
          options=${pt.filter(([d])=>x(d))}
          onChange=${d=>b({order:d})}
        />
        <div class="toggles" role="group" aria-label=${bt}>
          ${I.filter(x).map(d=>a`
              <button
                type="button"
                key=${d}
                class="toggle"
                aria-pressed=${c.includes(d)}
                onClick=${()=>b({columns:Vt(c,d)})}
              >
                ${C[d]}
              </button>
            `)}
        </div>
      </div>
    </section>
    <section class="panel found" aria-label=${B} aria-busy=${f.busy}>
      <h2 aria-live="polite">
        ${f.shown?ft(f.shown.first.count):B}
      </h2>
      <${L} text=${u.error??f.problem} />
      ${v&&f.shown&&a`<p class="hint">${xt}</p>`}
      ${f.shown?a`
              <${Mt}
                key=${f.shown.key}
                ...${f.shown}
                busy=${f.busy}
                inCapitals=${_t}
              />
            `:R&&!f.problem&&!v?a`<p class="hint">${ht}</p>`:a`<p>${$t}</p>`}
    </section>
  `}function Jt(t){let[o,e]=h(!1),s=E(async()=>o?(await import("./form-CM4UJ46Y.js")).Form:null,[o]);return a`
    <details class="fold" onToggle=${({target:r})=>r.open&&e(!0)}>
      <summary>${ut}</summary>
      <${L} text=${s.error} />
      ${s.value&&a`<${s.value} ...${t} />`}
    </details>
  `}var Vt=(t,o)=>I.filter(e=>t.includes(e)!==(e===o));function Yt(t){let{result:o,error:e,failure:s,busy:r}=Z("dictionary.find",t&&{...t,limit:Ot}),i=W(null);t?o&&!r&&i.current?.first!==o&&(i.current={key:JSON.stringify(t),question:t,first:o}):i.current=null;let l=X(s);return e&&!l&&(i.current=null),{shown:i.current,busy:t!==null&&r,problem:l?null:e,failure:l&&!r?s:null}}function Kt(t){let[o,e]=h(t);return O(()=>{let s=setTimeout(()=>e(t),qt);return()=>clearTimeout(s)},[t]),o}export{go as Words};

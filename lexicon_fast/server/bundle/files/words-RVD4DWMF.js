import{P as A,Ya as R,c as y,d as C,ea as L,f as _,g as k,ga as W,i as l,ja as j,k as E,ka as P,la as B,lb as F,m as U,nb as I,oa as N,pb as Q,sa as O,ub as D,vb as G,wb as v}from"./chunk-A47X57YH.js";var Z=100,et=500,nt=1e4,S=[{name:"hooks",label:"Hooks"},{name:"points",label:"Points"},{name:"probability",label:"Probability"},{name:"playability",label:"Playability"},{name:"anagrams",label:"Anagrams"}];function H({question:t,first:o,busy:e,inCapitals:n}){let[a,i]=y([]),[c,m]=y(null),[r,s]=y(!1),d=k(()=>[o,...a],[o,a]),p=d.reduce((w,{words:$})=>w+$.length,0),b=o.count-p;async function g(w){m(null),s(!0);try{await w()}catch($){m(W($))}s(!1)}let x=async()=>{let w={...t,skip:p,limit:Math.min(et,b)},$=await L("dictionary.find",w);i([...a,$])},f=k(()=>l`<${st} pages=${d} inCapitals=${n} />`,[d,n]);return l`
    ${o.count>0&&l`
        <${at} question=${t} pages=${d} busy=${e||r} onWork=${g} />
      `}
    <${v} text=${c} />
    ${o.count===0&&l`<p>No word of the dictionary meets these conditions.</p>`}
    ${p>0&&f}
    ${b>0&&l`
        <div class="row">
          <button type="button" disabled=${e||r} onClick=${()=>g(x)}>
            More words
          </button>
          <span class="hint">${p.toLocaleString("en")} of ${o.count.toLocaleString("en")} are listed.</span>
        </div>
      `}
  `}function st({pages:t,inCapitals:o}){let[{front_hooks:e,points:n,probability:a,playability:i,anagrams:c}]=t;if(![e,n,a,i,c].some(Boolean))return l`
      <ul class="words-only">
        ${t.flatMap(({words:s})=>s.map(d=>l`<li key=${d}>${o(d)}</li>`))}
      </ul>
    `;let m=[!!e&&{title:"Front",number:!0},{title:"Word"},!!e&&{title:"Back"},!!n&&{title:"Points",number:!0},!!a&&{title:"Probability",number:!0},!!i&&{title:"Playability",number:!0},!!c&&{title:"Anagrams",number:!0}],r=t.flatMap(s=>s.words.map((d,p)=>({key:d,cells:[s.front_hooks?l`<span class="hooks">${z(s.front_hooks[p])}</span>`:!1,l`<span class="word">${o(d)}</span>`,s.back_hooks?l`<span class="hooks">${z(s.back_hooks[p])}</span>`:!1,s.points?.[p]??!1,s.probability?.[p].toLocaleString("en")??!1,s.playability?.[p].toLocaleString("en")??!1,s.anagrams?.[p]??!1]})));return l`<${D} classes="word-table" columns=${m} rows=${r} />`}var z=t=>[...t].join(" ");function at({question:t,pages:o,busy:e,onWork:n}){let[a,i]=y("");async function c(){i("");let r=X(t,o);try{await it(r),i("Copied.")}catch{await r,i("The browser does not allow copying here. Save the list instead.")}}async function m(){i("");let r=document.createElement("a");r.href=URL.createObjectURL(new Blob([await X(t,o)],{type:"text/plain"})),r.download="words.txt",r.click(),URL.revokeObjectURL(r.href)}return l`
    <div class="row">
      <button type="button" disabled=${e} onClick=${()=>n(c)}>Copy the list</button>
      <button type="button" disabled=${e} onClick=${()=>n(m)}>Save as text</button>
      <span role="status">${a}</span>
    </div>
  `}async function it(t){if(typeof ClipboardItem>"u")return navigator.clipboard.writeText(await t);let o=t.then(e=>new Blob([e],{type:"text/plain"}));return navigator.clipboard.write([new ClipboardItem({"text/plain":o})])}async function X(t,o){let e=[...o],n=e.reduce((s,{words:d})=>s+d.length,0);for(;n<e[0].count;){let s=await L("dictionary.find",{...t,skip:n,limit:nt});if(!s.words.length)break;e.push(s),n+=s.words.length}let i=["front_hooks","words","back_hooks","points","probability","playability","playability_value","anagrams"].filter(s=>e[0][s]),c=e.flatMap(s=>s.words.map((d,p)=>i.map(b=>s[b][p]).join("	"))),m={words:"word",front_hooks:"front hooks",back_hooks:"back hooks",playability_value:"playability per 1,000 games"},r=i.map(s=>m[s]??s);return i.length>1&&c.unshift(r.join("	")),`${c.join(`
`)}
`}var lt=[["Anagrams of RETAINS and a blank","anagram:RETAINS?"],["Words of two letters","length:2"],["Q without U","includes:Q and excludes:U"],["Seven letters, five vowels","length:7 and vowels:5-"],["Threes without hooks","length:3 and front-hooks:0 and back-hooks:0"],["The 100 most probable eights","length:8 and probability:1-100"],["Pattern ?W*M?S","pattern:?W*M?S"]],rt=/[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu,ct=(t,o)=>[...t.replace(rt,"")].every(e=>o.includes(e));function J({history:t,failure:o,letters:e}){let{value:n,set:a}=t;return E([o]),l`
    <${F}
      label="Conditions"
      id="query"
      class="large query"
      value=${n}
      onInput=${i=>a(i)}
      placeholder="length:7 and includes:Z"
      inputmode="text"
      enterkeyhint="search"
      data-undo
      data-home="question"
      aria-invalid=${o?"true":void 0}
      aria-describedby=${o?"query-problem":void 0}
    />
    <${ut} text=${n} failure=${o} onText=${a} />
    <div class="row">
      <button type="button" disabled=${!n} onClick=${()=>a("")}>Clear</button>
      <${G} ...${t} />
    </div>
    <div class="examples" role="group" aria-label="Examples">
      <span class="hint" aria-hidden="true">Try</span>
      ${lt.filter(([,i])=>ct(i,e)).map(([i,c])=>l`
          <button
            type="button"
            key=${c}
            aria-pressed=${c===n}
            onClick=${()=>a(c)}
          >
            ${i}
          </button>
        `)}
    </div>
  `}function ut({text:t,failure:o,onText:e}){let{start:n,end:a,suggestions:i=[]}=o?.data??{},c=[...t],m=c.slice(0,n).join(""),r=c.slice(a).join("");return l`
    <div id="query-problem" class="mistake" role="status">
      ${o&&l`
          ${n!==void 0&&l`
              <p class="marked" aria-hidden="true">
                ${m}<mark>${c.slice(n,a).join("")||" "}</mark>${r}
              </p>
            `}
          <p class="problem">${A(o)}</p>
        `}
    </div>
    ${i.length>0&&l`
        <div class="examples" role="group" aria-label="Corrections">
          <span class="hint" aria-hidden="true">Write</span>
          ${i.map(s=>l`
              <button type="button" key=${s} onClick=${()=>e(m+s+r)}>
                ${s}
              </button>
            `)}
        </div>
      `}
  `}var dt=250,K="hooks-points",pt="none",mt=[["alphabet","Alphabet"],["probability","Probability"],["playability","Playability"],["length","Length"],["points","Points"]],bt=["points","probability"],Y=(t,o)=>({dictionary:t.get("dictionary")??o,order:t.get("order")??"alphabet",columns:(t.get("columns")??K).split("-").filter(e=>S.some(n=>n.name===e))});function Nt({server:t,query:o}){let[e]=t.dictionaries,n=N(()=>o.get("q")??""),{value:a,set:i}=n,[c,m]=y(()=>Y(o,e)),{dictionary:r,order:s,columns:d}=c,p=u=>m({...c,...u});O(()=>{i(o.get("q")??""),m(Y(o,e))},[o]);let b=P(()=>j(r),[r]),g=!b.value||/^[A-Z]+$/.test(b.value.upper),x=!b.value||b.value.playability===!0,f=u=>u==="playability"?x:g||!bt.includes(u),w=S.filter(({name:u})=>d.includes(u)&&f(u));C(()=>R("words",{q:a,dictionary:r===e?"":r,order:s==="alphabet"?"":s,columns:d.join("-")===K?"":d.join("-")||pt}),[a,c]);let $=ft(a.trim()),M=k(()=>$?{query:$,order:f(s)?s:"alphabet",columns:w.map(({name:u})=>u),dictionary:r}:null,[$,c,g,x]),V=k(()=>wt(b.value),[b.value]),q=t.dictionaries.filter(u=>u!==r),tt=t.dictionaries.includes(r)?t.dictionaries:[...t.dictionaries,r],h=yt(M),T=$===a.trim()?h.failure:null;return l`
    <div class="heading">
      <h1>Words</h1>
      <p class="hint words-about">Finds the words of a dictionary that meet conditions.</p>
    </div>
    <section class="panel" aria-label="Conditions">
      <${J} history=${n} failure=${T} letters=${b.value?.upper??""} />
      <${ht} text=${a} onText=${i} others=${q} usable=${f} />
      <div class="row">
        <${Q}
          dictionaries=${tt}
          value=${r}
          onChange=${u=>p({dictionary:u})}
        />
        <${I}
          label="Order"
          id="order"
          value=${f(s)?s:"alphabet"}
          options=${mt.filter(([u])=>f(u))}
          onChange=${u=>p({order:u})}
        />
        <div class="toggles" role="group" aria-label="Show">
          ${S.filter(({name:u})=>f(u)).map(({name:u,label:ot})=>l`
              <button
                type="button"
                key=${u}
                class="toggle"
                aria-pressed=${d.includes(u)}
                onClick=${()=>p({columns:$t(d,u)})}
              >
                ${ot}
              </button>
            `)}
        </div>
      </div>
    </section>
    <section class="panel found" aria-label="Words" aria-busy=${h.busy}>
      <h2 aria-live="polite">
        ${h.shown?U(h.shown.first.count,"word"):"Words"}
      </h2>
      <${v} text=${b.error??h.problem} />
      ${T&&h.shown&&l`<p class="hint">These words meet the conditions before the mistake was there.</p>`}
      ${h.shown?l`
              <${H}
                key=${h.shown.key}
                ...${h.shown}
                busy=${h.busy}
                inCapitals=${V}
              />
            `:M&&!h.problem&&!T?l`<p class="hint">Looking for words. The first time takes a second.</p>`:l`<p>Type conditions, tap an example, or fill in the form.</p>`}
    </section>
  `}function ht(t){let[o,e]=y(!1),n=P(async()=>o?(await import("./form-ZNSKL27D.js")).Form:null,[o]);return l`
    <details class="fold" onToggle=${({target:a})=>a.open&&e(!0)}>
      <summary>Fill in a form instead</summary>
      <${v} text=${n.error} />
      ${n.value&&l`<${n.value} ...${t} />`}
    </details>
  `}var $t=(t,o)=>S.map(e=>e.name).filter(e=>t.includes(e)!==(e===o));function yt(t){let{result:o,error:e,failure:n,busy:a}=B("dictionary.find",t&&{...t,limit:Z}),i=_(null);t?o&&!a&&i.current?.first!==o&&(i.current={key:JSON.stringify(t),question:t,first:o}):i.current=null;let c=n?.type==="BadQuery";return e&&!c&&(i.current=null),{shown:i.current,busy:t!==null&&a,problem:c?null:e,failure:c&&!a?n:null}}function ft(t){let[o,e]=y(t);return C(()=>{let n=setTimeout(()=>e(t),dt);return()=>clearTimeout(n)},[t]),o}function wt(t){let o=[...t?.upper??""],e=new Map([...t?.lower??""].map((n,a)=>[n,o[a]]));return n=>[...n].map(a=>e.get(a)??a).join("")}export{Nt as Words};

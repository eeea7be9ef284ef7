import{Ab as Q,Bb as D,Cb as v,X as U,c as f,d as C,db as R,f as P,g,i as l,k as _,la as L,na as A,qa as W,ra as M,rb as B,s as E,sa as j,tb as F,va as N,vb as I,za as O}from"./chunk-F5IXN66E.js";var X=100,ot=500,et=1e4,S=[{name:"hooks",label:"Hooks"},{name:"points",label:"Points"},{name:"probability",label:"Probability"},{name:"anagrams",label:"Anagrams"}];function Z({question:t,first:o,busy:e,inCapitals:n}){let[a,r]=f([]),[c,p]=f(null),[s,i]=f(!1),u=g(()=>[o,...a],[o,a]),h=u.reduce(($,{words:y})=>$+y.length,0),m=o.count-h;async function k($){p(null),i(!0);try{await $()}catch(y){p(A(y))}i(!1)}let w=async()=>{let $={...t,skip:h,limit:Math.min(ot,m)},y=await L("dictionary.find",$);r([...a,y])},x=g(()=>l`<${nt} pages=${u} inCapitals=${n} />`,[u,n]);return l`
    ${o.count>0&&l`
        <${st} question=${t} pages=${u} busy=${e||s} onWork=${k} />
      `}
    <${v} text=${c} />
    ${o.count===0&&l`<p>No word of the dictionary meets these conditions.</p>`}
    ${h>0&&x}
    ${m>0&&l`
        <div class="row">
          <button type="button" disabled=${e||s} onClick=${()=>k(w)}>
            More words
          </button>
          <span class="hint">${h.toLocaleString("en")} of ${o.count.toLocaleString("en")} are listed.</span>
        </div>
      `}
  `}function nt({pages:t,inCapitals:o}){let[{front_hooks:e,points:n,probability:a,anagrams:r}]=t;if(![e,n,a,r].some(Boolean))return l`
      <ul class="words-only">
        ${t.flatMap(({words:s})=>s.map(i=>l`<li key=${i}>${o(i)}</li>`))}
      </ul>
    `;let c=[!!e&&{title:"Front",number:!0},{title:"Word"},!!e&&{title:"Back"},!!n&&{title:"Points",number:!0},!!a&&{title:"Probability",number:!0},!!r&&{title:"Anagrams",number:!0}],p=t.flatMap(s=>s.words.map((i,u)=>({key:i,cells:[s.front_hooks?l`<span class="hooks">${G(s.front_hooks[u])}</span>`:!1,l`<span class="word">${o(i)}</span>`,s.back_hooks?l`<span class="hooks">${G(s.back_hooks[u])}</span>`:!1,s.points?.[u]??!1,s.probability?.[u].toLocaleString("en")??!1,s.anagrams?.[u]??!1]})));return l`<${Q} classes="word-table" columns=${c} rows=${p} />`}var G=t=>[...t].join(" ");function st({question:t,pages:o,busy:e,onWork:n}){let[a,r]=f("");async function c(){r("");let s=z(t,o);try{await at(s),r("Copied.")}catch{await s,r("The browser does not allow copying here. Save the list instead.")}}async function p(){r("");let s=document.createElement("a");s.href=URL.createObjectURL(new Blob([await z(t,o)],{type:"text/plain"})),s.download="words.txt",s.click(),URL.revokeObjectURL(s.href)}return l`
    <div class="row">
      <button type="button" disabled=${e} onClick=${()=>n(c)}>Copy the list</button>
      <button type="button" disabled=${e} onClick=${()=>n(p)}>Save as text</button>
      <span role="status">${a}</span>
    </div>
  `}async function at(t){if(typeof ClipboardItem>"u")return navigator.clipboard.writeText(await t);let o=t.then(e=>new Blob([e],{type:"text/plain"}));return navigator.clipboard.write([new ClipboardItem({"text/plain":o})])}async function z(t,o){let e=[...o],n=e.reduce((i,{words:u})=>i+u.length,0);for(;n<e[0].count;){let i=await L("dictionary.find",{...t,skip:n,limit:et});if(!i.words.length)break;e.push(i),n+=i.words.length}let r=["front_hooks","words","back_hooks","points","probability","anagrams"].filter(i=>e[0][i]),c=e.flatMap(i=>i.words.map((u,h)=>r.map(m=>i[m][h]).join("	"))),p={words:"word",front_hooks:"front hooks",back_hooks:"back hooks"},s=r.map(i=>p[i]??i);return r.length>1&&c.unshift(s.join("	")),`${c.join(`
`)}
`}var it=[["Anagrams of RETAINS and a blank","anagram:RETAINS?"],["Words of two letters","length:2"],["Q without U","includes:Q and excludes:U"],["Seven letters, five vowels","length:7 and vowels:5-"],["Threes without hooks","length:3 and front-hooks:0 and back-hooks:0"],["The 100 most probable eights","length:8 and probability:1-100"],["Pattern ?W*M?S","pattern:?W*M?S"]],rt=/[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu,lt=(t,o)=>[...t.replace(rt,"")].every(e=>o.includes(e));function H({history:t,failure:o,letters:e}){let{value:n,set:a}=t;return _([o]),l`
    <${B}
      label="Conditions"
      id="query"
      class="large query"
      value=${n}
      onInput=${r=>a(r)}
      placeholder="length:7 and includes:Z"
      inputmode="text"
      enterkeyhint="search"
      data-undo
      data-home="question"
      aria-invalid=${o?"true":void 0}
      aria-describedby=${o?"query-problem":void 0}
    />
    <${ct} text=${n} failure=${o} onText=${a} />
    <div class="row">
      <button type="button" disabled=${!n} onClick=${()=>a("")}>Clear</button>
      <${D} ...${t} />
    </div>
    <div class="examples" role="group" aria-label="Examples">
      <span class="hint" aria-hidden="true">Try</span>
      ${it.filter(([,r])=>lt(r,e)).map(([r,c])=>l`
          <button
            type="button"
            key=${c}
            aria-pressed=${c===n}
            onClick=${()=>a(c)}
          >
            ${r}
          </button>
        `)}
    </div>
  `}function ct({text:t,failure:o,onText:e}){let{start:n,end:a,suggestions:r=[]}=o?.data??{},c=[...t],p=c.slice(0,n).join(""),s=c.slice(a).join("");return l`
    <div id="query-problem" class="mistake" role="status">
      ${o&&l`
          ${n!==void 0&&l`
              <p class="marked" aria-hidden="true">
                ${p}<mark>${c.slice(n,a).join("")||" "}</mark>${s}
              </p>
            `}
          <p class="problem">${U(o)}</p>
        `}
    </div>
    ${r.length>0&&l`
        <div class="examples" role="group" aria-label="Corrections">
          <span class="hint" aria-hidden="true">Write</span>
          ${r.map(i=>l`
              <button type="button" key=${i} onClick=${()=>e(p+i+s)}>
                ${i}
              </button>
            `)}
        </div>
      `}
  `}var dt=250,Y="hooks-points",ut="none",pt=[["alphabet","Alphabet"],["probability","Probability"],["length","Length"],["points","Points"]],mt=["points","probability"],J=(t,o)=>({dictionary:t.get("dictionary")??o,order:t.get("order")??"alphabet",columns:(t.get("columns")??Y).split("-").filter(e=>S.some(n=>n.name===e))});function Nt({server:t,query:o}){let[e]=t.dictionaries,n=N(()=>o.get("q")??""),{value:a,set:r}=n,[c,p]=f(()=>J(o,e)),{dictionary:s,order:i,columns:u}=c,h=d=>p({...c,...d});O(()=>{r(o.get("q")??""),p(J(o,e))},[o]);let m=M(()=>W(s),[s]),k=!m.value||/^[A-Z]+$/.test(m.value.upper),w=d=>k||!mt.includes(d),x=S.filter(({name:d})=>u.includes(d)&&w(d));C(()=>R("words",{q:a,dictionary:s===e?"":s,order:i==="alphabet"?"":i,columns:u.join("-")===Y?"":u.join("-")||ut}),[a,c]);let $=ft(a.trim()),y=g(()=>$?{query:$,order:w(i)?i:"alphabet",columns:x.map(({name:d})=>d),dictionary:s}:null,[$,c,k]),K=g(()=>yt(m.value),[m.value]),V=t.dictionaries.filter(d=>d!==s),q=t.dictionaries.includes(s)?t.dictionaries:[...t.dictionaries,s],b=$t(y),T=$===a.trim()?b.failure:null;return l`
    <div class="heading">
      <h1>Words</h1>
      <p class="hint words-about">Finds the words of a dictionary that meet conditions.</p>
    </div>
    <section class="panel" aria-label="Conditions">
      <${H} history=${n} failure=${T} letters=${m.value?.upper??""} />
      <${bt} text=${a} onText=${r} others=${V} hasTiles=${k} />
      <div class="row">
        <${I}
          dictionaries=${q}
          value=${s}
          onChange=${d=>h({dictionary:d})}
        />
        <${F}
          label="Order"
          id="order"
          value=${w(i)?i:"alphabet"}
          options=${pt.filter(([d])=>w(d))}
          onChange=${d=>h({order:d})}
        />
        <div class="toggles" role="group" aria-label="Show">
          ${S.filter(({name:d})=>w(d)).map(({name:d,label:tt})=>l`
              <button
                type="button"
                key=${d}
                class="toggle"
                aria-pressed=${u.includes(d)}
                onClick=${()=>h({columns:ht(u,d)})}
              >
                ${tt}
              </button>
            `)}
        </div>
      </div>
    </section>
    <section class="panel found" aria-label="Words" aria-busy=${b.busy}>
      <h2 aria-live="polite">
        ${b.shown?E(b.shown.first.count,"word"):"Words"}
      </h2>
      <${v} text=${m.error??b.problem} />
      ${T&&b.shown&&l`<p class="hint">These words meet the conditions before the mistake was there.</p>`}
      ${b.shown?l`
              <${Z}
                key=${b.shown.key}
                ...${b.shown}
                busy=${b.busy}
                inCapitals=${K}
              />
            `:y&&!b.problem&&!T?l`<p class="hint">Looking for words. The first time takes a second.</p>`:l`<p>Type conditions, tap an example, or fill in the form.</p>`}
    </section>
  `}function bt(t){let[o,e]=f(!1),n=M(async()=>o?(await import("./form-GQSQSENO.js")).Form:null,[o]);return l`
    <details class="fold" onToggle=${({target:a})=>a.open&&e(!0)}>
      <summary>Fill in a form instead</summary>
      <${v} text=${n.error} />
      ${n.value&&l`<${n.value} ...${t} />`}
    </details>
  `}var ht=(t,o)=>S.map(e=>e.name).filter(e=>t.includes(e)!==(e===o));function $t(t){let{result:o,error:e,failure:n,busy:a}=j("dictionary.find",t&&{...t,limit:X}),r=P(null);t?o&&!a&&r.current?.first!==o&&(r.current={key:JSON.stringify(t),question:t,first:o}):r.current=null;let c=n?.type==="BadQuery";return e&&!c&&(r.current=null),{shown:r.current,busy:t!==null&&a,problem:c?null:e,failure:c&&!a?n:null}}function ft(t){let[o,e]=f(t);return C(()=>{let n=setTimeout(()=>e(t),dt);return()=>clearTimeout(n)},[t]),o}function yt(t){let o=[...t?.upper??""],e=new Map([...t?.lower??""].map((n,a)=>[n,o[a]]));return n=>[...n].map(a=>e.get(a)??a).join("")}export{Nt as Words};

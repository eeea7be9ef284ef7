import{K as _,Ka as M,Ma as S,Oa as H,P as O,R,Sa as z,Ta as G,U as W,Ua as T,V as j,W as B,Z as F,b as y,ba as D,c as E,e as P,f as g,h as c,j as N,l as U,ua as Q,z as L}from"./chunk-M3U5YVHI.js";var J=100,ct=500,ut=1e4,x=[{name:"hooks",label:"Hooks"},{name:"points",label:"Points"},{name:"probability",label:"Probability"},{name:"anagrams",label:"Anagrams"}];function q({question:t,first:e,busy:o,inCapitals:a}){let[i,r]=y([]),[l,u]=y(null),[s,n]=y(!1),d=g(()=>[e,...i],[e,i]),m=d.reduce((f,{words:$})=>f+$.length,0),b=e.count-m;async function k(f){u(null),n(!0);try{await f()}catch($){u(R($))}n(!1)}let w=async()=>{let f={...t,skip:m,limit:Math.min(ct,b)},$=await O("dictionary.find",f);r([...i,$])},C=g(()=>c`<${dt} pages=${d} inCapitals=${a} />`,[d,a]);return c`
    ${e.count>0&&c`
        <${pt} question=${t} pages=${d} busy=${o||s} onWork=${k} />
      `}
    <${T} text=${l} />
    ${e.count===0&&c`<p>No word of the dictionary meets these conditions.</p>`}
    ${m>0&&C}
    ${b>0&&c`
        <div class="row">
          <button type="button" disabled=${o||s} onClick=${()=>k(w)}>
            More words
          </button>
          <span class="hint">${m.toLocaleString("en")} of ${e.count.toLocaleString("en")} are listed.</span>
        </div>
      `}
  `}function dt({pages:t,inCapitals:e}){let[{front_hooks:o,points:a,probability:i,anagrams:r}]=t;if(![o,a,i,r].some(Boolean))return c`
      <ul class="words-only">
        ${t.flatMap(({words:s})=>s.map(n=>c`<li key=${n}>${e(n)}</li>`))}
      </ul>
    `;let l=[!!o&&{title:"Front",number:!0},{title:"Word"},!!o&&{title:"Back"},!!a&&{title:"Points",number:!0},!!i&&{title:"Probability",number:!0},!!r&&{title:"Anagrams",number:!0}],u=t.flatMap(s=>s.words.map((n,d)=>({key:n,cells:[s.front_hooks?c`<span class="hooks">${X(s.front_hooks[d])}</span>`:!1,c`<span class="word">${e(n)}</span>`,s.back_hooks?c`<span class="hooks">${X(s.back_hooks[d])}</span>`:!1,s.points?.[d]??!1,s.probability?.[d].toLocaleString("en")??!1,s.anagrams?.[d]??!1]})));return c`<${z} classes="word-table" columns=${l} rows=${u} />`}var X=t=>[...t].join(" ");function pt({question:t,pages:e,busy:o,onWork:a}){let[i,r]=y("");async function l(){r("");let s=Z(t,e);try{await mt(s),r("Copied.")}catch{await s,r("The browser does not allow copying here. Save the list instead.")}}async function u(){r("");let s=document.createElement("a");s.href=URL.createObjectURL(new Blob([await Z(t,e)],{type:"text/plain"})),s.download="words.txt",s.click(),URL.revokeObjectURL(s.href)}return c`
    <div class="row">
      <button type="button" disabled=${o} onClick=${()=>a(l)}>Copy the list</button>
      <button type="button" disabled=${o} onClick=${()=>a(u)}>Save as text</button>
      <span role="status">${i}</span>
    </div>
  `}async function mt(t){if(typeof ClipboardItem>"u")return navigator.clipboard.writeText(await t);let e=t.then(o=>new Blob([o],{type:"text/plain"}));return navigator.clipboard.write([new ClipboardItem({"text/plain":e})])}async function Z(t,e){let o=[...e],a=o.reduce((n,{words:d})=>n+d.length,0);for(;a<o[0].count;){let n=await O("dictionary.find",{...t,skip:a,limit:ut});if(!n.words.length)break;o.push(n),a+=n.words.length}let r=["front_hooks","words","back_hooks","points","probability","anagrams"].filter(n=>o[0][n]),l=o.flatMap(n=>n.words.map((d,m)=>r.map(b=>n[b][m]).join("	"))),u={words:"word",front_hooks:"front hooks",back_hooks:"back hooks"},s=r.map(n=>u[n]??n);return r.length>1&&l.unshift(s.join("	")),`${l.join(`
`)}
`}var A=[{name:"anagram",label:"Anagram of",example:"RETAINS?"},{name:"subanagram",label:"Made from some of",example:"QUIZCAT"},{name:"pattern",label:"Pattern",example:"?W*M?S"},{name:"length",label:"Number of letters",example:"7 or 7-8"},{name:"prefix",label:"Begins with",example:"OVER"},{name:"suffix",label:"Ends with",example:"NESS"},{name:"contains",label:"Contains in a row",example:"TCH"},{name:"includes",label:"Has all of",example:"JX"},{name:"excludes",label:"Has none of",example:"AEIOU"},{name:"vowels",label:"Number of vowels",example:"5-"},{name:"front-hooks",label:"Takes in front",example:"S, or 0 for none"},{name:"back-hooks",label:"Takes at the end",example:"S, or 0 for none"},{name:"points",label:"Points",example:"30-"},{name:"probability",label:"Place by probability",example:"1-500"}],v="in",V=[...A.map(({name:t})=>t),v],bt=/^(not\s+)?([a-z-]+):(?:"([^"]*)"|(\S+))$/i;function Y(t){return V.flatMap(e=>{let o=(t[e]??"").replaceAll('"',"").trim();return o?e===v?[ft(o)]:[`${e}:${K(o.replace(/\s/g,""))}`]:[]}).join(" and ")}var K=t=>/[\s()]/.test(t)?`"${t}"`:t;function ft(t){let e=t.indexOf(":")+1;return t.slice(0,e)+K(t.slice(e))}function tt(t){let e={};if(!t.trim())return e;for(let o of t.trim().split(/\s+and\s+/i)){let[,a,i="",r,l]=bt.exec(o)??[],u=i.toLowerCase();if(!V.includes(u)||u in e||a&&u!==v)return null;let s=r??l;if(r===void 0&&/[()"]/.test(l))return null;e[u]=u===v?`${a?"not ":""}${v}:${s}`:s}return e}var ht=[["Anagrams of RETAINS and a blank","anagram:RETAINS?"],["Words of two letters","length:2"],["Q without U","includes:Q and excludes:U"],["Seven letters, five vowels","length:7 and vowels:5-"],["Threes without hooks","length:3 and front-hooks:0 and back-hooks:0"],["The 100 most probable eights","length:8 and probability:1-100"],["Pattern ?W*M?S","pattern:?W*M?S"]],$t=/[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu,yt=(t,e)=>[...t.replace($t,"")].every(o=>e.includes(o));function et({history:t,failure:e,letters:o}){let{value:a,set:i}=t;return N([e]),c`
    <${M}
      label="Conditions"
      id="query"
      class="large query"
      value=${a}
      onInput=${r=>i(r)}
      placeholder="length:7 and includes:Z"
      inputmode="text"
      enterkeyhint="search"
      data-undo
      data-home="question"
      aria-invalid=${e?"true":void 0}
      aria-describedby=${e?"query-problem":void 0}
    />
    <${wt} text=${a} failure=${e} onText=${i} />
    <div class="row">
      <button type="button" disabled=${!a} onClick=${()=>i("")}>Clear</button>
      <${G} ...${t} />
    </div>
    <div class="examples" role="group" aria-label="Examples">
      <span class="hint" aria-hidden="true">Try</span>
      ${ht.filter(([,r])=>yt(r,o)).map(([r,l])=>c`
          <button
            type="button"
            key=${l}
            aria-pressed=${l===a}
            onClick=${()=>i(l)}
          >
            ${r}
          </button>
        `)}
    </div>
  `}function wt({text:t,failure:e,onText:o}){let{start:a,end:i,suggestions:r=[]}=e?.data??{},l=[...t],u=l.slice(0,a).join(""),s=l.slice(i).join("");return c`
    <div id="query-problem" class="mistake" role="status">
      ${e&&c`
          ${a!==void 0&&c`
              <p class="marked" aria-hidden="true">
                ${u}<mark>${l.slice(a,i).join("")||" "}</mark>${s}
              </p>
            `}
          <p class="problem">${_(e)}</p>
        `}
    </div>
    ${r.length>0&&c`
        <div class="examples" role="group" aria-label="Corrections">
          <span class="hint" aria-hidden="true">Write</span>
          ${r.map(n=>c`
              <button type="button" key=${n} onClick=${()=>o(u+n+s)}>
                ${n}
              </button>
            `)}
        </div>
      `}
  `}function ot({text:t,onText:e,others:o,hasTiles:a}){let i=tt(t),r=n=>d=>e(Y({...i,[n]:d})),l=A.filter(({name:n})=>a||!/^(points|probability)$/.test(n)),u=i?.in??"",s=[["","Any"],...o.map(n=>[`in:${n}`,`Only words also in ${L(n)}`]),...o.map(n=>[`not in:${n}`,`Only words not in ${L(n)}`])];return u&&!s.some(([n])=>n===u)&&s.push([u,u]),c`
    ${i===null&&c`<p class="hint">
        These conditions are more than the form can show. What you enter here replaces them.
      </p>`}
    <div class="condition-fields">
      ${l.map(({name:n,label:d,example:m})=>c`
          <${M}
            key=${n}
            label=${d}
            id=${`field-${n}`}
            value=${i?.[n]??""}
            placeholder=${m}
            autocapitalize="characters"
            onInput=${r(n)}
          />
        `)}
      ${s.length>1&&c`
          <${S}
            label="Other dictionary"
            id="field-in"
            value=${u}
            options=${s}
            onChange=${r("in")}
          />
        `}
    </div>
    <p class="hint">
      ? is any letter, * any number of letters, [AEIOU] one of these letters, [^AEIOU] none of them.
      7-8 is from 7 to 8, 5- is 5 or more.
    </p>
  `}var kt=250,st="hooks-points",gt="none",xt=[["alphabet","Alphabet"],["probability","Probability"],["length","Length"],["points","Points"]],vt=["points","probability"],nt=(t,e)=>({dictionary:t.get("dictionary")??e,order:t.get("order")??"alphabet",columns:(t.get("columns")??st).split("-").filter(o=>x.some(a=>a.name===o))});function Xt({server:t,query:e}){let[o]=t.dictionaries,a=F(()=>e.get("q")??""),{value:i,set:r}=a,[l,u]=y(()=>nt(e,o)),{dictionary:s,order:n,columns:d}=l,m=p=>u({...l,...p});D(()=>{r(e.get("q")??""),u(nt(e,o))},[e]);let b=j(()=>W(s),[s]),k=!b.value||/^[A-Z]+$/.test(b.value.upper),w=p=>k||!vt.includes(p),C=x.filter(({name:p})=>d.includes(p)&&w(p));E(()=>Q("words",{q:i,dictionary:s===o?"":s,order:n==="alphabet"?"":n,columns:d.join("-")===st?"":d.join("-")||gt}),[i,l]);let f=Ct(i.trim()),$=g(()=>f?{query:f,order:w(n)?n:"alphabet",columns:C.map(({name:p})=>p),dictionary:s}:null,[f,l,k]),at=g(()=>Et(b.value),[b.value]),it=t.dictionaries.filter(p=>p!==s),rt=t.dictionaries.includes(s)?t.dictionaries:[...t.dictionaries,s],h=Tt($),I=f===i.trim()?h.failure:null;return c`
    <div class="heading">
      <h1>Words</h1>
      <p class="hint words-about">Finds the words of a dictionary that meet conditions.</p>
    </div>
    <section class="panel" aria-label="Conditions">
      <${et} history=${a} failure=${I} letters=${b.value?.upper??""} />
      <details class="fold">
        <summary>Fill in a form instead</summary>
        <${ot} text=${i} onText=${r} others=${it} hasTiles=${k} />
      </details>
      <div class="row">
        <${H}
          dictionaries=${rt}
          value=${s}
          onChange=${p=>m({dictionary:p})}
        />
        <${S}
          label="Order"
          id="order"
          value=${w(n)?n:"alphabet"}
          options=${xt.filter(([p])=>w(p))}
          onChange=${p=>m({order:p})}
        />
        <div class="toggles" role="group" aria-label="Show">
          ${x.filter(({name:p})=>w(p)).map(({name:p,label:lt})=>c`
              <button
                type="button"
                key=${p}
                class="toggle"
                aria-pressed=${d.includes(p)}
                onClick=${()=>m({columns:St(d,p)})}
              >
                ${lt}
              </button>
            `)}
        </div>
      </div>
    </section>
    <section class="panel found" aria-label="Words" aria-busy=${h.busy}>
      <h2 aria-live="polite">
        ${h.shown?U(h.shown.first.count,"word"):"Words"}
      </h2>
      <${T} text=${b.error??h.problem} />
      ${h.shown?c`
              <${q}
                key=${h.shown.key}
                ...${h.shown}
                busy=${h.busy}
                inCapitals=${at}
              />
            `:$&&!h.problem&&!I?c`<p class="hint">Looking for words. The first time takes a second.</p>`:c`<p>Type conditions, tap an example, or fill in the form.</p>`}
    </section>
  `}var St=(t,e)=>x.map(o=>o.name).filter(o=>t.includes(o)!==(o===e));function Tt(t){let{result:e,error:o,failure:a,busy:i}=B("dictionary.find",t&&{...t,limit:J}),r=P(null);t?e&&!i&&r.current?.first!==e&&(r.current={key:JSON.stringify(t),question:t,first:e}):r.current=null;let l=a?.type==="BadQuery";return o&&!l&&(r.current=null),{shown:r.current,busy:t!==null&&(i||l),problem:l?null:o,failure:l&&!i?a:null}}function Ct(t){let[e,o]=y(t);return E(()=>{let a=setTimeout(()=>o(t),kt);return()=>clearTimeout(a)},[t]),e}function Et(t){let e=[...t?.upper??""],o=new Map([...t?.lower??""].map((a,i)=>[a,e[i]]));return a=>[...a].map(i=>o.get(i)??i).join("")}export{Xt as Words};

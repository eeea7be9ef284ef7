import{Bb as Z,Cb as D,D as P,Db as v,Q as O,bb as R,c as f,d as C,db as j,f as E,g,ga as L,i as r,ia as I,k as U,la as N,m as M,ma as _,na as A,qa as Q,sb as B,ua as W,ub as F,wb as z}from"./chunk-5SB4YQFK.js";var G="Quiz",H="Quiz me on these";var Y=100,at=500,it=1e4,S=[{name:"hooks",label:"Hooks"},{name:"points",label:"Points"},{name:"probability",label:"Probability"},{name:"anagrams",label:"Anagrams"}];function q({question:t,first:o,busy:e,inCapitals:s}){let[l,i]=f([]),[c,p]=f(null),[n,a]=f(!1),u=g(()=>[o,...l],[o,l]),h=u.reduce(($,{words:y})=>$+y.length,0),m=o.count-h;async function w($){p(null),a(!0);try{await $()}catch(y){p(I(y))}a(!1)}let k=async()=>{let $={...t,skip:h,limit:Math.min(at,m)},y=await L("dictionary.find",$);i([...l,y])},x=g(()=>r`<${rt} pages=${u} inCapitals=${s} />`,[u,s]);return r`
    ${o.count>0&&r`
        <${lt} question=${t} pages=${u} busy=${e||n} onWork=${w} />
      `}
    <${v} text=${c} />
    ${o.count===0&&r`<p>No word of the dictionary meets these conditions.</p>`}
    ${h>0&&x}
    ${m>0&&r`
        <div class="row">
          <button type="button" disabled=${e||n} onClick=${()=>w(k)}>
            More words
          </button>
          <span class="hint">${h.toLocaleString("en")} of ${o.count.toLocaleString("en")} are listed.</span>
        </div>
      `}
  `}function rt({pages:t,inCapitals:o}){let[{front_hooks:e,points:s,probability:l,anagrams:i}]=t;if(![e,s,l,i].some(Boolean))return r`
      <ul class="words-only">
        ${t.flatMap(({words:n})=>n.map(a=>r`<li key=${a}>${o(a)}</li>`))}
      </ul>
    `;let c=[!!e&&{title:"Front",number:!0},{title:"Word"},!!e&&{title:"Back"},!!s&&{title:"Points",number:!0},!!l&&{title:"Probability",number:!0},!!i&&{title:"Anagrams",number:!0}],p=t.flatMap(n=>n.words.map((a,u)=>({key:a,cells:[n.front_hooks?r`<span class="hooks">${X(n.front_hooks[u])}</span>`:!1,r`<span class="word">${o(a)}</span>`,n.back_hooks?r`<span class="hooks">${X(n.back_hooks[u])}</span>`:!1,n.points?.[u]??!1,n.probability?.[u].toLocaleString("en")??!1,n.anagrams?.[u]??!1]})));return r`<${Z} classes="word-table" columns=${c} rows=${p} />`}var X=t=>[...t].join(" ");function lt({question:t,pages:o,busy:e,onWork:s}){let[l,i]=f("");async function c(){i("");let n=J(t,o);try{await dt(n),i("Copied.")}catch{await n,i("The browser does not allow copying here. Save the list instead.")}}async function p(){i("");let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([await J(t,o)],{type:"text/plain"})),n.download="words.txt",n.click(),URL.revokeObjectURL(n.href)}return r`
    <div class="row">
      <a class="button" href=${ct(t)}>${H}</a>
      <button type="button" disabled=${e} onClick=${()=>s(c)}>Copy the list</button>
      <button type="button" disabled=${e} onClick=${()=>s(p)}>Save as text</button>
      <span role="status">${l}</span>
    </div>
  `}var ct=({query:t,dictionary:o,order:e})=>R("quiz",{q:String(t),dictionary:o??"",order:e==="alphabet"?"":String(e)});async function dt(t){if(typeof ClipboardItem>"u")return navigator.clipboard.writeText(await t);let o=t.then(e=>new Blob([e],{type:"text/plain"}));return navigator.clipboard.write([new ClipboardItem({"text/plain":o})])}async function J(t,o){let e=[...o],s=e.reduce((a,{words:u})=>a+u.length,0);for(;s<e[0].count;){let a=await L("dictionary.find",{...t,skip:s,limit:it});if(!a.words.length)break;e.push(a),s+=a.words.length}let i=["front_hooks","words","back_hooks","points","probability","anagrams"].filter(a=>e[0][a]),c=e.flatMap(a=>a.words.map((u,h)=>i.map(m=>a[m][h]).join("	"))),p={words:"word",front_hooks:"front hooks",back_hooks:"back hooks"},n=i.map(a=>p[a]??a);return i.length>1&&c.unshift(n.join("	")),`${c.join(`
`)}
`}var ut=[["Anagrams of RETAINS and a blank","anagram:RETAINS?"],["Words of two letters","length:2"],["Q without U","includes:Q and excludes:U"],["Seven letters, five vowels","length:7 and vowels:5-"],["Threes without hooks","length:3 and front-hooks:0 and back-hooks:0"],["The 100 most probable eights","length:8 and probability:1-100"],["Pattern ?W*M?S","pattern:?W*M?S"]],pt=/[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu,mt=(t,o)=>[...t.replace(pt,"")].every(e=>o.includes(e));function K({history:t,failure:o,letters:e}){let{value:s,set:l}=t;return U([o]),r`
    <${B}
      label="Conditions"
      id="query"
      class="large query"
      value=${s}
      onInput=${i=>l(i)}
      placeholder="length:7 and includes:Z"
      inputmode="text"
      enterkeyhint="search"
      data-undo
      data-home="question"
      aria-invalid=${o?"true":void 0}
      aria-describedby=${o?"query-problem":void 0}
    />
    <${bt} text=${s} failure=${o} onText=${l} />
    <div class="row">
      <button type="button" disabled=${!s} onClick=${()=>l("")}>Clear</button>
      <${D} ...${t} />
    </div>
    <div class="examples" role="group" aria-label="Examples">
      <span class="hint" aria-hidden="true">Try</span>
      ${ut.filter(([,i])=>mt(i,e)).map(([i,c])=>r`
          <button
            type="button"
            key=${c}
            aria-pressed=${c===s}
            onClick=${()=>l(c)}
          >
            ${i}
          </button>
        `)}
    </div>
  `}function bt({text:t,failure:o,onText:e}){let{start:s,end:l,suggestions:i=[]}=o?.data??{},c=[...t],p=c.slice(0,s).join(""),n=c.slice(l).join("");return r`
    <div id="query-problem" class="mistake" role="status">
      ${o&&r`
          ${s!==void 0&&r`
              <p class="marked" aria-hidden="true">
                ${p}<mark>${c.slice(s,l).join("")||" "}</mark>${n}
              </p>
            `}
          <p class="problem">${O(o)}</p>
        `}
    </div>
    ${i.length>0&&r`
        <div class="examples" role="group" aria-label="Corrections">
          <span class="hint" aria-hidden="true">Write</span>
          ${i.map(a=>r`
              <button type="button" key=${a} onClick=${()=>e(p+a+n)}>
                ${a}
              </button>
            `)}
        </div>
      `}
  `}var ht=250,tt="hooks-points",$t="none",ft=[["alphabet","Alphabet"],["probability","Probability"],["length","Length"],["points","Points"]],yt=["points","probability"],V=(t,o)=>({dictionary:t.get("dictionary")??o,order:t.get("order")??"alphabet",columns:(t.get("columns")??tt).split("-").filter(e=>S.some(s=>s.name===e))});function Zt({server:t,query:o}){let[e]=t.dictionaries,s=Q(()=>o.get("q")??""),{value:l,set:i}=s,[c,p]=f(()=>V(o,e)),{dictionary:n,order:a,columns:u}=c,h=d=>p({...c,...d});W(()=>{i(o.get("q")??""),p(V(o,e))},[o]);let m=_(()=>N(n),[n]),w=!m.value||/^[A-Z]+$/.test(m.value.upper),k=d=>w||!yt.includes(d),x=S.filter(({name:d})=>u.includes(d)&&k(d));C(()=>j("words",{q:l,dictionary:n===e?"":n,order:a==="alphabet"?"":a,columns:u.join("-")===tt?"":u.join("-")||$t}),[l,c]);let $=vt(l.trim()),y=g(()=>$?{query:$,order:k(a)?a:"alphabet",columns:x.map(({name:d})=>d),dictionary:n}:null,[$,c,w]),ot=g(()=>P(m.value),[m.value]),et=t.dictionaries.filter(d=>d!==n),nt=t.dictionaries.includes(n)?t.dictionaries:[...t.dictionaries,n],b=gt(y),T=$===l.trim()?b.failure:null;return r`
    <div class="heading">
      <h1>Words</h1>
      <p class="hint words-about">Finds the words of a dictionary that meet conditions.</p>
      <a href="#/quiz">${G}</a>
    </div>
    <section class="panel" aria-label="Conditions">
      <${K} history=${s} failure=${T} letters=${m.value?.upper??""} />
      <${kt} text=${l} onText=${i} others=${et} hasTiles=${w} />
      <div class="row">
        <${z}
          dictionaries=${nt}
          value=${n}
          onChange=${d=>h({dictionary:d})}
        />
        <${F}
          label="Order"
          id="order"
          value=${k(a)?a:"alphabet"}
          options=${ft.filter(([d])=>k(d))}
          onChange=${d=>h({order:d})}
        />
        <div class="toggles" role="group" aria-label="Show">
          ${S.filter(({name:d})=>k(d)).map(({name:d,label:st})=>r`
              <button
                type="button"
                key=${d}
                class="toggle"
                aria-pressed=${u.includes(d)}
                onClick=${()=>h({columns:wt(u,d)})}
              >
                ${st}
              </button>
            `)}
        </div>
      </div>
    </section>
    <section class="panel found" aria-label="Words" aria-busy=${b.busy}>
      <h2 aria-live="polite">
        ${b.shown?M(b.shown.first.count,"word"):"Words"}
      </h2>
      <${v} text=${m.error??b.problem} />
      ${T&&b.shown&&r`<p class="hint">These words meet the conditions before the mistake was there.</p>`}
      ${b.shown?r`
              <${q}
                key=${b.shown.key}
                ...${b.shown}
                busy=${b.busy}
                inCapitals=${ot}
              />
            `:y&&!b.problem&&!T?r`<p class="hint">Looking for words. The first time takes a second.</p>`:r`<p>Type conditions, tap an example, or fill in the form.</p>`}
    </section>
  `}function kt(t){let[o,e]=f(!1),s=_(async()=>o?(await import("./form-S4C3IMBQ.js")).Form:null,[o]);return r`
    <details class="fold" onToggle=${({target:l})=>l.open&&e(!0)}>
      <summary>Fill in a form instead</summary>
      <${v} text=${s.error} />
      ${s.value&&r`<${s.value} ...${t} />`}
    </details>
  `}var wt=(t,o)=>S.map(e=>e.name).filter(e=>t.includes(e)!==(e===o));function gt(t){let{result:o,error:e,failure:s,busy:l}=A("dictionary.find",t&&{...t,limit:Y}),i=E(null);t?o&&!l&&i.current?.first!==o&&(i.current={key:JSON.stringify(t),question:t,first:o}):i.current=null;let c=s?.type==="BadQuery";return e&&!c&&(i.current=null),{shown:i.current,busy:t!==null&&l,problem:c?null:e,failure:c&&!l?s:null}}function vt(t){let[o,e]=f(t);return C(()=>{let s=setTimeout(()=>e(t),ht);return()=>clearTimeout(s)},[t]),o}export{Zt as Words};

import{Ab as K,Ba as H,Cb as tt,Hb as ot,Ib as et,Jb as L,Q,R as D,c as y,d as O,f as j,g,i,ib as J,kb as V,l as A,na as N,pa as X,s as M,sa as q,t as F,ta as E,u as I,ua as G,w as z,xa as Z,yb as Y,z as U}from"./chunk-RBOA6OJO.js";var st="Finds the words of a dictionary that meet conditions.",T="Conditions",nt="length:7 and includes:Z",at="Examples",it="Try",rt=[["Anagrams of RETAINS and a blank","anagram:RETAINS?"],["Words of two letters","length:2"],["Q without U","includes:Q and excludes:U"],["Seven letters, five vowels","length:7 and vowels:5-"],["Threes without hooks","length:3 and front-hooks:0 and back-hooks:0"],["The 100 most probable eights","length:8 and probability:1-100"],["Pattern ?W*M?S","pattern:?W*M?S"]],lt="Corrections",ct="Write",dt="Fill in a form instead",pt=[["alphabet","Alphabet"],["probability","Probability"],["playability","Playability"],["length","Length"],["points","Points"]],ut="Show",v={hooks:"Hooks",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams"},x={front:"Front",word:"Word",back:"Back",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams"},_={front_hooks:"front hooks",words:"word",back_hooks:"back hooks",points:"points",probability:"probability",playability:"playability",playability_value:"playability per 1,000 games",anagrams:"anagrams"},B="Words",bt=t=>U(t,"word"),mt="Type conditions, tap an example, or fill in the form.",$t="Looking for words. The first time takes a second.",ht="No word of the dictionary meets these conditions.",yt="These words meet the conditions before the mistake was there.",ft="More words",xt=(t,o)=>`${t.toLocaleString("en")} of ${U(o,"word")} are listed.`,wt="Quiz me on these",gt="Copy the list",kt="Save as text",Lt="The browser does not allow copying here. Save the list instead.";var vt=100,Bt=500,Pt=1e4;function Ct({question:t,first:o,busy:e,inCapitals:n}){let[r,a]=y([]),[c,b]=y(null),[s,l]=y(!1),p=g(()=>[o,...r],[o,r]),u=p.reduce((w,{words:h})=>w+h.length,0),m=o.count-u;async function k(w){b(null),l(!0);try{await w()}catch(h){b(X(h))}l(!1)}let S=async()=>{let w={...t,skip:u,limit:Math.min(Bt,m)},h=await N("dictionary.find",w);a([...r,h])},f=g(()=>i`<${Rt} pages=${p} inCapitals=${n} />`,[p,n]);return i`
    ${o.count>0&&i`
        <${Wt} question=${t} pages=${p} busy=${e||s} onWork=${k} />
      `}
    <${L} text=${c} />
    ${o.count===0&&i`<p>${ht}</p>`}
    ${u>0&&f}
    ${m>0&&i`
        <div class="row">
          <button type="button" disabled=${e||s} onClick=${()=>k(S)}>
            ${ft}
          </button>
          <span class="hint">${xt(u,o.count)}</span>
        </div>
      `}
  `}function Rt({pages:t,inCapitals:o}){let[{front_hooks:e,points:n,probability:r,playability:a,anagrams:c}]=t;if(![e,n,r,a,c].some(Boolean))return i`
      <ul class="words-only">
        ${t.flatMap(({words:l})=>l.map(p=>i`<li key=${p}>${o(p)}</li>`))}
      </ul>
    `;let b=[!!e&&{title:x.front,number:!0},{title:x.word},!!e&&{title:x.back},!!n&&{title:x.points,number:!0},!!r&&{title:x.probability,number:!0},!!a&&{title:x.playability,number:!0},!!c&&{title:x.anagrams,number:!0}],s=t.flatMap(l=>l.words.map((p,u)=>({key:p,cells:[l.front_hooks?i`<span class="hooks">${St(l.front_hooks[u])}</span>`:!1,i`<span class="word">${o(p)}</span>`,l.back_hooks?i`<span class="hooks">${St(l.back_hooks[u])}</span>`:!1,l.points?.[u]??!1,l.probability?.[u].toLocaleString("en")??!1,l.playability?.[u].toLocaleString("en")??!1,l.anagrams?.[u]??!1]})));return i`<${ot} classes="word-table" columns=${b} rows=${s} />`}var St=t=>[...t].join(" ");function Wt({question:t,pages:o,busy:e,onWork:n}){let[r,a]=y("");async function c(){a("");let s=Tt(t,o);try{await At(s),a(F)}catch{await s,a(Lt)}}async function b(){a("");let s=document.createElement("a");s.href=URL.createObjectURL(new Blob([await Tt(t,o)],{type:"text/plain"})),s.download="words.txt",s.click(),URL.revokeObjectURL(s.href)}return i`
    <div class="row">
      <a class="button" href=${jt(t)}>${wt}</a>
      <button type="button" disabled=${e} onClick=${()=>n(c)}>
        ${gt}
      </button>
      <button type="button" disabled=${e} onClick=${()=>n(b)}>
        ${kt}
      </button>
      <span role="status">${r}</span>
    </div>
  `}var jt=({query:t,dictionary:o,order:e})=>J("quiz",{q:String(t),dictionary:o??"",order:e==="alphabet"?"":String(e)});async function At(t){if(typeof ClipboardItem>"u")return navigator.clipboard.writeText(await t);let o=t.then(e=>new Blob([e],{type:"text/plain"}));return navigator.clipboard.write([new ClipboardItem({"text/plain":o})])}async function Tt(t,o){let e=[...o],n=e.reduce((s,{words:l})=>s+l.length,0);for(;n<e[0].count;){let s=await N("dictionary.find",{...t,skip:n,limit:Pt});if(!s.words.length)break;e.push(s),n+=s.words.length}let a=Object.keys(_).filter(s=>e[0][s]),c=e.flatMap(s=>s.words.map((l,p)=>a.map(u=>s[u][p]).join("	"))),b=a.map(s=>_[s]);return a.length>1&&c.unshift(b.join("	")),`${c.join(`
`)}
`}var Ft=/[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu,It=(t,o)=>[...t.replace(Ft,"")].every(e=>o.includes(e));function Ot({history:t,failure:o,letters:e}){let{value:n,set:r}=t;return A([o]),i`
    <${Y}
      label=${T}
      id="query"
      class="large query"
      value=${n}
      onInput=${a=>r(a)}
      placeholder=${nt}
      inputmode="text"
      enterkeyhint="search"
      data-undo
      data-home="question"
      aria-invalid=${o?"true":void 0}
      aria-describedby=${o?"query-problem":void 0}
    />
    <${zt} text=${n} failure=${o} onText=${r} />
    <div class="row">
      <button type="button" disabled=${!n} onClick=${()=>r("")}>
        ${I}
      </button>
      <${et} ...${t} />
    </div>
    <div class="examples" role="group" aria-label=${at}>
      <span class="hint" aria-hidden="true">${it}</span>
      ${rt.filter(([,a])=>It(a,e)).map(([a,c])=>i`
          <button
            type="button"
            key=${c}
            aria-pressed=${c===n}
            onClick=${()=>r(c)}
          >
            ${a}
          </button>
        `)}
    </div>
  `}function zt({text:t,failure:o,onText:e}){let{start:n,end:r,suggestions:a=[]}=o?.data??{},c=[...t],b=c.slice(0,n).join(""),s=c.slice(r).join("");return i`
    <div id="query-problem" class="mistake" role="status">
      ${o&&i`
          ${n!==void 0&&i`
              <p class="marked" aria-hidden="true">
                ${b}<mark>${c.slice(n,r).join("")||" "}</mark>${s}
              </p>
            `}
          <p class="problem">${Q(o)}</p>
        `}
    </div>
    ${a.length>0&&i`
        <div class="examples" role="group" aria-label=${lt}>
          <span class="hint" aria-hidden="true">${ct}</span>
          ${a.map(l=>i`
              <button type="button" key=${l} onClick=${()=>e(b+l+s)}>
                ${l}
              </button>
            `)}
        </div>
      `}
  `}var Qt=250,R=Object.keys(v),Ut="hooks-points",Dt="none",Xt=["points","probability"],Mt=(t,o)=>({dictionary:t.get("dictionary")??o,order:t.get("order")??"alphabet",columns:(t.get("columns")??Ut).split("-").filter(e=>Object.hasOwn(v,e))});function yo({server:t,query:o}){let[e]=t.dictionaries,n=Z(()=>o.get("q")??""),{value:r,set:a}=n,[c,b]=y(()=>Mt(o,e)),{dictionary:s,order:l,columns:p}=c,u=d=>b({...c,...d});H(()=>{a(o.get("q")??""),b(Mt(o,e))},[o]);let m=E(()=>q(s),[s]),k=!m.value||/^[A-Z]+$/.test(m.value.upper),S=!m.value||m.value.playability===!0,f=d=>d==="playability"?S:k||!Xt.includes(d),w=R.filter(d=>p.includes(d)&&f(d));O(()=>V("words",{q:r,dictionary:s===e?"":s,order:l==="alphabet"?"":l,columns:p.join("-")===Ut?"":p.join("-")||Dt}),[r,c]);let h=Ht(r.trim()),W=g(()=>h?{query:h,order:f(l)?l:"alphabet",columns:w,dictionary:s}:null,[h,c,k,S]),Nt=g(()=>D(m.value),[m.value]),Et=t.dictionaries.filter(d=>d!==s),_t=t.dictionaries.includes(s)?t.dictionaries:[...t.dictionaries,s],$=Zt(W),C=h===r.trim()?$.failure:null;return i`
    <div class="heading">
      <h1>${M.words}</h1>
      <p class="hint words-about">${st}</p>
      <a href="#/quiz">${M.quiz}</a>
    </div>
    <section class="panel" aria-label=${T}>
      <${Ot} history=${n} failure=${C} letters=${m.value?.upper??""} />
      <${qt} text=${r} onText=${a} others=${Et} usable=${f} />
      <div class="row">
        <${tt}
          dictionaries=${_t}
          value=${s}
          onChange=${d=>u({dictionary:d})}
        />
        <${K}
          label=${z}
          id="order"
          value=${f(l)?l:"alphabet"}
          options=${pt.filter(([d])=>f(d))}
          onChange=${d=>u({order:d})}
        />
        <div class="toggles" role="group" aria-label=${ut}>
          ${R.filter(f).map(d=>i`
              <button
                type="button"
                key=${d}
                class="toggle"
                aria-pressed=${p.includes(d)}
                onClick=${()=>u({columns:Gt(p,d)})}
              >
                ${v[d]}
              </button>
            `)}
        </div>
      </div>
    </section>
    <section class="panel found" aria-label=${B} aria-busy=${$.busy}>
      <h2 aria-live="polite">
        ${$.shown?bt($.shown.first.count):B}
      </h2>
      <${L} text=${m.error??$.problem} />
      ${C&&$.shown&&i`<p class="hint">${yt}</p>`}
      ${$.shown?i`
              <${Ct}
                key=${$.shown.key}
                ...${$.shown}
                busy=${$.busy}
                inCapitals=${Nt}
              />
            `:W&&!$.problem&&!C?i`<p class="hint">${$t}</p>`:i`<p>${mt}</p>`}
    </section>
  `}function qt(t){let[o,e]=y(!1),n=E(async()=>o?(await import("./form-MEDIFK2N.js")).Form:null,[o]);return i`
    <details class="fold" onToggle=${({target:r})=>r.open&&e(!0)}>
      <summary>${dt}</summary>
      <${L} text=${n.error} />
      ${n.value&&i`<${n.value} ...${t} />`}
    </details>
  `}var Gt=(t,o)=>R.filter(e=>t.includes(e)!==(e===o));function Zt(t){let{result:o,error:e,failure:n,busy:r}=G("dictionary.find",t&&{...t,limit:vt}),a=j(null);t?o&&!r&&a.current?.first!==o&&(a.current={key:JSON.stringify(t),question:t,first:o}):a.current=null;let c=n?.type==="BadQuery";return e&&!c&&(a.current=null),{shown:a.current,busy:t!==null&&r,problem:c?null:e,failure:c&&!r?n:null}}function Ht(t){let[o,e]=y(t);return O(()=>{let n=setTimeout(()=>e(t),Qt);return()=>clearTimeout(n)},[t]),o}export{yo as Words};

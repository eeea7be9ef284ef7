import{Ab as L,D as Q,bb as J,c as f,d as M,f as W,g,i as r,ja as U,k as j,la as X,oa as z,pa as N,pb as V,qa as G,r as A,rb as Y,s as F,t as I,ta as Z,tb as K,v as D,xa as H,y as O,yb as q,zb as tt}from"./chunk-VUUJWESW.js";var ot="Finds the words of a dictionary that meet conditions.",T="Conditions",et="length:7 and includes:Z",st="Examples",nt="Try",at=[["Anagrams of RETAINS and a blank","anagram:RETAINS?"],["Words of two letters","length:2"],["Q without U","includes:Q and excludes:U"],["Seven letters, five vowels","length:7 and vowels:5-"],["Threes without hooks","length:3 and front-hooks:0 and back-hooks:0"],["The 100 most probable eights","length:8 and probability:1-100"],["Pattern ?W*M?S","pattern:?W*M?S"]],it="Corrections",rt="Write";function lt({message:t}){let o=t.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,"");return`${Q(o)}${/[.?!]$/.test(o)?"":"."}`}var ct="Fill in a form instead",pt=[["alphabet","Alphabet"],["probability","Probability"],["playability","Playability"],["length","Length"],["points","Points"]],dt="Show",v={hooks:"Hooks",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams"},x={front:"Front",word:"Word",back:"Back",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams"},E={front_hooks:"front hooks",words:"word",back_hooks:"back hooks",points:"points",probability:"probability",playability:"playability",playability_value:"playability per 1,000 games",anagrams:"anagrams"},_="Words",ut=t=>O(t,"word"),bt="Type conditions, tap an example, or fill in the form.",mt="Looking for words. The first time takes a second.",$t="No word of the dictionary meets these conditions.",yt="These words meet the conditions before the mistake was there.",ft="More words",ht=(t,o)=>`${t.toLocaleString("en")} of ${O(o,"word")} are listed.`,xt="Copy the list",wt="Save as text",gt="The browser does not allow copying here. Save the list instead.";var St=100,Et=500,_t=1e4;function Tt({question:t,first:o,busy:e,inCapitals:n}){let[a,i]=f([]),[c,b]=f(null),[s,l]=f(!1),d=g(()=>[o,...a],[o,a]),u=d.reduce((w,{words:y})=>w+y.length,0),m=o.count-u;async function k(w){b(null),l(!0);try{await w()}catch(y){b(X(y))}l(!1)}let S=async()=>{let w={...t,skip:u,limit:Math.min(Et,m)},y=await U("dictionary.find",w);i([...a,y])},h=g(()=>r`<${Bt} pages=${d} inCapitals=${n} />`,[d,n]);return r`
    ${o.count>0&&r`
        <${Pt} question=${t} pages=${d} busy=${e||s} onWork=${k} />
      `}
    <${L} text=${c} />
    ${o.count===0&&r`<p>${$t}</p>`}
    ${u>0&&h}
    ${m>0&&r`
        <div class="row">
          <button type="button" disabled=${e||s} onClick=${()=>k(S)}>
            ${ft}
          </button>
          <span class="hint">${ht(u,o.count)}</span>
        </div>
      `}
  `}function Bt({pages:t,inCapitals:o}){let[{front_hooks:e,points:n,probability:a,playability:i,anagrams:c}]=t;if(![e,n,a,i,c].some(Boolean))return r`
      <ul class="words-only">
        ${t.flatMap(({words:l})=>l.map(d=>r`<li key=${d}>${o(d)}</li>`))}
      </ul>
    `;let b=[!!e&&{title:x.front,number:!0},{title:x.word},!!e&&{title:x.back},!!n&&{title:x.points,number:!0},!!a&&{title:x.probability,number:!0},!!i&&{title:x.playability,number:!0},!!c&&{title:x.anagrams,number:!0}],s=t.flatMap(l=>l.words.map((d,u)=>({key:d,cells:[l.front_hooks?r`<span class="hooks">${kt(l.front_hooks[u])}</span>`:!1,r`<span class="word">${o(d)}</span>`,l.back_hooks?r`<span class="hooks">${kt(l.back_hooks[u])}</span>`:!1,l.points?.[u]??!1,l.probability?.[u].toLocaleString("en")??!1,l.playability?.[u].toLocaleString("en")??!1,l.anagrams?.[u]??!1]})));return r`<${q} classes="word-table" columns=${b} rows=${s} />`}var kt=t=>[...t].join(" ");function Pt({question:t,pages:o,busy:e,onWork:n}){let[a,i]=f("");async function c(){i("");let s=Lt(t,o);try{await Rt(s),i(F)}catch{await s,i(gt)}}async function b(){i("");let s=document.createElement("a");s.href=URL.createObjectURL(new Blob([await Lt(t,o)],{type:"text/plain"})),s.download="words.txt",s.click(),URL.revokeObjectURL(s.href)}return r`
    <div class="row">
      <button type="button" disabled=${e} onClick=${()=>n(c)}>
        ${xt}
      </button>
      <button type="button" disabled=${e} onClick=${()=>n(b)}>
        ${wt}
      </button>
      <span role="status">${a}</span>
    </div>
  `}async function Rt(t){if(typeof ClipboardItem>"u")return navigator.clipboard.writeText(await t);let o=t.then(e=>new Blob([e],{type:"text/plain"}));return navigator.clipboard.write([new ClipboardItem({"text/plain":o})])}async function Lt(t,o){let e=[...o],n=e.reduce((s,{words:l})=>s+l.length,0);for(;n<e[0].count;){let s=await U("dictionary.find",{...t,skip:n,limit:_t});if(!s.words.length)break;e.push(s),n+=s.words.length}let i=Object.keys(E).filter(s=>e[0][s]),c=e.flatMap(s=>s.words.map((l,d)=>i.map(u=>s[u][d]).join("	"))),b=i.map(s=>E[s]);return i.length>1&&c.unshift(b.join("	")),`${c.join(`
`)}
`}var Wt=/[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu,jt=(t,o)=>[...t.replace(Wt,"")].every(e=>o.includes(e));function vt({history:t,failure:o,letters:e}){let{value:n,set:a}=t;return j([o]),r`
    <${V}
      label=${T}
      id="query"
      class="large query"
      value=${n}
      onInput=${i=>a(i)}
      placeholder=${et}
      inputmode="text"
      enterkeyhint="search"
      data-undo
      data-home="question"
      aria-invalid=${o?"true":void 0}
      aria-describedby=${o?"query-problem":void 0}
    />
    <${At} text=${n} failure=${o} onText=${a} />
    <div class="row">
      <button type="button" disabled=${!n} onClick=${()=>a("")}>
        ${I}
      </button>
      <${tt} ...${t} />
    </div>
    <div class="examples" role="group" aria-label=${st}>
      <span class="hint" aria-hidden="true">${nt}</span>
      ${at.filter(([,i])=>jt(i,e)).map(([i,c])=>r`
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
  `}function At({text:t,failure:o,onText:e}){let{start:n,end:a,suggestions:i=[]}=o?.data??{},c=[...t],b=c.slice(0,n).join(""),s=c.slice(a).join("");return r`
    <div id="query-problem" class="mistake" role="status">
      ${o&&r`
          ${n!==void 0&&r`
              <p class="marked" aria-hidden="true">
                ${b}<mark>${c.slice(n,a).join("")||" "}</mark>${s}
              </p>
            `}
          <p class="problem">${lt(o)}</p>
        `}
    </div>
    ${i.length>0&&r`
        <div class="examples" role="group" aria-label=${it}>
          <span class="hint" aria-hidden="true">${rt}</span>
          ${i.map(l=>r`
              <button type="button" key=${l} onClick=${()=>e(b+l+s)}>
                ${l}
              </button>
            `)}
        </div>
      `}
  `}var Ft=250,P=Object.keys(v),Mt="hooks-points",It="none",Dt=["points","probability"],Ct=(t,o)=>({dictionary:t.get("dictionary")??o,order:t.get("order")??"alphabet",columns:(t.get("columns")??Mt).split("-").filter(e=>Object.hasOwn(v,e))});function mo({server:t,query:o}){let[e]=t.dictionaries,n=Z(()=>o.get("q")??""),{value:a,set:i}=n,[c,b]=f(()=>Ct(o,e)),{dictionary:s,order:l,columns:d}=c,u=p=>b({...c,...p});H(()=>{i(o.get("q")??""),b(Ct(o,e))},[o]);let m=N(()=>z(s),[s]),k=!m.value||/^[A-Z]+$/.test(m.value.upper),S=!m.value||m.value.playability===!0,h=p=>p==="playability"?S:k||!Dt.includes(p),w=P.filter(p=>d.includes(p)&&h(p));M(()=>J("words",{q:a,dictionary:s===e?"":s,order:l==="alphabet"?"":l,columns:d.join("-")===Mt?"":d.join("-")||It}),[a,c]);let y=Gt(a.trim()),R=g(()=>y?{query:y,order:h(l)?l:"alphabet",columns:w,dictionary:s}:null,[y,c,k,S]),Ot=g(()=>Zt(m.value),[m.value]),Ut=t.dictionaries.filter(p=>p!==s),Nt=t.dictionaries.includes(s)?t.dictionaries:[...t.dictionaries,s],$=zt(R),C=y===a.trim()?$.failure:null;return r`
    <div class="heading">
      <h1>${A.words}</h1>
      <p class="hint words-about">${ot}</p>
    </div>
    <section class="panel" aria-label=${T}>
      <${vt} history=${n} failure=${C} letters=${m.value?.upper??""} />
      <${Qt} text=${a} onText=${i} others=${Ut} usable=${h} />
      <div class="row">
        <${K}
          dictionaries=${Nt}
          value=${s}
          onChange=${p=>u({dictionary:p})}
        />
        <${Y}
          label=${D}
          id="order"
          value=${h(l)?l:"alphabet"}
          options=${pt.filter(([p])=>h(p))}
          onChange=${p=>u({order:p})}
        />
        <div class="toggles" role="group" aria-label=${dt}>
          ${P.filter(h).map(p=>r`
              <button
                type="button"
                key=${p}
                class="toggle"
                aria-pressed=${d.includes(p)}
                onClick=${()=>u({columns:Xt(d,p)})}
              >
                ${v[p]}
              </button>
            `)}
        </div>
      </div>
    </section>
    <section class="panel found" aria-label=${_} aria-busy=${$.busy}>
      <h2 aria-live="polite">
        ${$.shown?ut($.shown.first.count):_}
      </h2>
      <${L} text=${m.error??$.problem} />
      ${C&&$.shown&&r`<p class="hint">${yt}</p>`}
      ${$.shown?r`
              <${Tt}
                key=${$.shown.key}
                ...${$.shown}
                busy=${$.busy}
                inCapitals=${Ot}
              />
            `:R&&!$.problem&&!C?r`<p class="hint">${mt}</p>`:r`<p>${bt}</p>`}
    </section>
  `}function Qt(t){let[o,e]=f(!1),n=N(async()=>o?(await import("./form-UDTUHXT7.js")).Form:null,[o]);return r`
    <details class="fold" onToggle=${({target:a})=>a.open&&e(!0)}>
      <summary>${ct}</summary>
      <${L} text=${n.error} />
      ${n.value&&r`<${n.value} ...${t} />`}
    </details>
  `}var Xt=(t,o)=>P.filter(e=>t.includes(e)!==(e===o));function zt(t){let{result:o,error:e,failure:n,busy:a}=G("dictionary.find",t&&{...t,limit:St}),i=W(null);t?o&&!a&&i.current?.first!==o&&(i.current={key:JSON.stringify(t),question:t,first:o}):i.current=null;let c=n?.type==="BadQuery";return e&&!c&&(i.current=null),{shown:i.current,busy:t!==null&&a,problem:c?null:e,failure:c&&!a?n:null}}function Gt(t){let[o,e]=f(t);return M(()=>{let n=setTimeout(()=>e(t),Ft);return()=>clearTimeout(n)},[t]),o}function Zt(t){let o=[...t?.upper??""],e=new Map([...t?.lower??""].map((n,a)=>[n,o[a]]));return n=>[...n].map(a=>e.get(a)??a).join("")}export{mo as Words};

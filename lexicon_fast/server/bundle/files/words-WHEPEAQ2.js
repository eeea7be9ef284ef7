import{Ab as L,D,bb as H,c as f,d as M,f as R,g,i,ja as U,k as W,la as Q,oa as X,pa as N,pb as J,qa as z,r as j,rb as V,s as A,t as F,ta as G,tb as Y,v as I,xa as Z,y as O,yb as K,zb as q}from"./chunk-YGWIZPWD.js";var tt="Finds the words of a dictionary that meet conditions.",S="Conditions",ot="length:7 and includes:Z",et="Examples",st="Try",nt=[["Anagrams of RETAINS and a blank","anagram:RETAINS?"],["Words of two letters","length:2"],["Q without U","includes:Q and excludes:U"],["Seven letters, five vowels","length:7 and vowels:5-"],["Threes without hooks","length:3 and front-hooks:0 and back-hooks:0"],["The 100 most probable eights","length:8 and probability:1-100"],["Pattern ?W*M?S","pattern:?W*M?S"]],rt="Corrections",at="Write";function it({message:t}){let o=t.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,"");return`${D(o)}${/[.?!]$/.test(o)?"":"."}`}var lt="Fill in a form instead",ct=[["alphabet","Alphabet"],["probability","Probability"],["length","Length"],["points","Points"]],dt="Show",T={hooks:"Hooks",points:"Points",probability:"Probability",anagrams:"Anagrams"},w={front:"Front",word:"Word",back:"Back",points:"Points",probability:"Probability",anagrams:"Anagrams"},E={front_hooks:"front hooks",words:"word",back_hooks:"back hooks",points:"points",probability:"probability",anagrams:"anagrams"},_="Words",pt=t=>O(t,"word"),ut="Type conditions, tap an example, or fill in the form.",mt="Looking for words. The first time takes a second.",bt="No word of the dictionary meets these conditions.",$t="These words meet the conditions before the mistake was there.",ht="More words",ft=(t,o)=>`${t.toLocaleString("en")} of ${O(o,"word")} are listed.`,xt="Copy the list",yt="Save as text",wt="The browser does not allow copying here. Save the list instead.";var Lt=100,Nt=500,Et=1e4;function St({question:t,first:o,busy:s,inCapitals:n}){let[r,a]=f([]),[l,u]=f(null),[e,c]=f(!1),p=g(()=>[o,...r],[o,r]),b=p.reduce(($,{words:x})=>$+x.length,0),h=o.count-b;async function k($){u(null),c(!0);try{await $()}catch(x){u(Q(x))}c(!1)}let y=async()=>{let $={...t,skip:b,limit:Math.min(Nt,h)},x=await U("dictionary.find",$);a([...r,x])},C=g(()=>i`<${_t} pages=${p} inCapitals=${n} />`,[p,n]);return i`
    ${o.count>0&&i`
        <${Bt} question=${t} pages=${p} busy=${s||e} onWork=${k} />
      `}
    <${L} text=${l} />
    ${o.count===0&&i`<p>${bt}</p>`}
    ${b>0&&C}
    ${h>0&&i`
        <div class="row">
          <button type="button" disabled=${s||e} onClick=${()=>k(y)}>
            ${ht}
          </button>
          <span class="hint">${ft(b,o.count)}</span>
        </div>
      `}
  `}function _t({pages:t,inCapitals:o}){let[{front_hooks:s,points:n,probability:r,anagrams:a}]=t;if(![s,n,r,a].some(Boolean))return i`
      <ul class="words-only">
        ${t.flatMap(({words:e})=>e.map(c=>i`<li key=${c}>${o(c)}</li>`))}
      </ul>
    `;let l=[!!s&&{title:w.front,number:!0},{title:w.word},!!s&&{title:w.back},!!n&&{title:w.points,number:!0},!!r&&{title:w.probability,number:!0},!!a&&{title:w.anagrams,number:!0}],u=t.flatMap(e=>e.words.map((c,p)=>({key:c,cells:[e.front_hooks?i`<span class="hooks">${kt(e.front_hooks[p])}</span>`:!1,i`<span class="word">${o(c)}</span>`,e.back_hooks?i`<span class="hooks">${kt(e.back_hooks[p])}</span>`:!1,e.points?.[p]??!1,e.probability?.[p].toLocaleString("en")??!1,e.anagrams?.[p]??!1]})));return i`<${K} classes="word-table" columns=${l} rows=${u} />`}var kt=t=>[...t].join(" ");function Bt({question:t,pages:o,busy:s,onWork:n}){let[r,a]=f("");async function l(){a("");let e=gt(t,o);try{await Pt(e),a(A)}catch{await e,a(wt)}}async function u(){a("");let e=document.createElement("a");e.href=URL.createObjectURL(new Blob([await gt(t,o)],{type:"text/plain"})),e.download="words.txt",e.click(),URL.revokeObjectURL(e.href)}return i`
    <div class="row">
      <button type="button" disabled=${s} onClick=${()=>n(l)}>
        ${xt}
      </button>
      <button type="button" disabled=${s} onClick=${()=>n(u)}>
        ${yt}
      </button>
      <span role="status">${r}</span>
    </div>
  `}async function Pt(t){if(typeof ClipboardItem>"u")return navigator.clipboard.writeText(await t);let o=t.then(s=>new Blob([s],{type:"text/plain"}));return navigator.clipboard.write([new ClipboardItem({"text/plain":o})])}async function gt(t,o){let s=[...o],n=s.reduce((e,{words:c})=>e+c.length,0);for(;n<s[0].count;){let e=await U("dictionary.find",{...t,skip:n,limit:Et});if(!e.words.length)break;s.push(e),n+=e.words.length}let a=Object.keys(E).filter(e=>s[0][e]),l=s.flatMap(e=>e.words.map((c,p)=>a.map(b=>e[b][p]).join("	"))),u=a.map(e=>E[e]);return a.length>1&&l.unshift(u.join("	")),`${l.join(`
`)}
`}var Rt=/[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu,Wt=(t,o)=>[...t.replace(Rt,"")].every(s=>o.includes(s));function Tt({history:t,failure:o,letters:s}){let{value:n,set:r}=t;return W([o]),i`
    <${J}
      label=${S}
      id="query"
      class="large query"
      value=${n}
      onInput=${a=>r(a)}
      placeholder=${ot}
      inputmode="text"
      enterkeyhint="search"
      data-undo
      data-home="question"
      aria-invalid=${o?"true":void 0}
      aria-describedby=${o?"query-problem":void 0}
    />
    <${jt} text=${n} failure=${o} onText=${r} />
    <div class="row">
      <button type="button" disabled=${!n} onClick=${()=>r("")}>
        ${F}
      </button>
      <${q} ...${t} />
    </div>
    <div class="examples" role="group" aria-label=${et}>
      <span class="hint" aria-hidden="true">${st}</span>
      ${nt.filter(([,a])=>Wt(a,s)).map(([a,l])=>i`
          <button
            type="button"
            key=${l}
            aria-pressed=${l===n}
            onClick=${()=>r(l)}
          >
            ${a}
          </button>
        `)}
    </div>
  `}function jt({text:t,failure:o,onText:s}){let{start:n,end:r,suggestions:a=[]}=o?.data??{},l=[...t],u=l.slice(0,n).join(""),e=l.slice(r).join("");return i`
    <div id="query-problem" class="mistake" role="status">
      ${o&&i`
          ${n!==void 0&&i`
              <p class="marked" aria-hidden="true">
                ${u}<mark>${l.slice(n,r).join("")||" "}</mark>${e}
              </p>
            `}
          <p class="problem">${it(o)}</p>
        `}
    </div>
    ${a.length>0&&i`
        <div class="examples" role="group" aria-label=${rt}>
          <span class="hint" aria-hidden="true">${at}</span>
          ${a.map(c=>i`
              <button type="button" key=${c} onClick=${()=>s(u+c+e)}>
                ${c}
              </button>
            `)}
        </div>
      `}
  `}var At=250,P=Object.keys(T),vt="hooks-points",Ft="none",It=["points","probability"],Ct=(t,o)=>({dictionary:t.get("dictionary")??o,order:t.get("order")??"alphabet",columns:(t.get("columns")??vt).split("-").filter(s=>Object.hasOwn(T,s))});function mo({server:t,query:o}){let[s]=t.dictionaries,n=G(()=>o.get("q")??""),{value:r,set:a}=n,[l,u]=f(()=>Ct(o,s)),{dictionary:e,order:c,columns:p}=l,b=d=>u({...l,...d});Z(()=>{a(o.get("q")??""),u(Ct(o,s))},[o]);let h=N(()=>X(e),[e]),k=!h.value||/^[A-Z]+$/.test(h.value.upper),y=d=>k||!It.includes(d),C=P.filter(d=>p.includes(d)&&y(d));M(()=>H("words",{q:r,dictionary:e===s?"":e,order:c==="alphabet"?"":c,columns:p.join("-")===vt?"":p.join("-")||Ft}),[r,l]);let $=zt(r.trim()),x=g(()=>$?{query:$,order:y(c)?c:"alphabet",columns:C,dictionary:e}:null,[$,l,k]),Mt=g(()=>Gt(h.value),[h.value]),Ot=t.dictionaries.filter(d=>d!==e),Ut=t.dictionaries.includes(e)?t.dictionaries:[...t.dictionaries,e],m=Xt(x),v=$===r.trim()?m.failure:null;return i`
    <div class="heading">
      <h1>${j.words}</h1>
      <p class="hint words-about">${tt}</p>
    </div>
    <section class="panel" aria-label=${S}>
      <${Tt} history=${n} failure=${v} letters=${h.value?.upper??""} />
      <${Dt} text=${r} onText=${a} others=${Ot} hasTiles=${k} />
      <div class="row">
        <${Y}
          dictionaries=${Ut}
          value=${e}
          onChange=${d=>b({dictionary:d})}
        />
        <${V}
          label=${I}
          id="order"
          value=${y(c)?c:"alphabet"}
          options=${ct.filter(([d])=>y(d))}
          onChange=${d=>b({order:d})}
        />
        <div class="toggles" role="group" aria-label=${dt}>
          ${P.filter(y).map(d=>i`
              <button
                type="button"
                key=${d}
                class="toggle"
                aria-pressed=${p.includes(d)}
                onClick=${()=>b({columns:Qt(p,d)})}
              >
                ${T[d]}
              </button>
            `)}
        </div>
      </div>
    </section>
    <section class="panel found" aria-label=${_} aria-busy=${m.busy}>
      <h2 aria-live="polite">
        ${m.shown?pt(m.shown.first.count):_}
      </h2>
      <${L} text=${h.error??m.problem} />
      ${v&&m.shown&&i`<p class="hint">${$t}</p>`}
      ${m.shown?i`
              <${St}
                key=${m.shown.key}
                ...${m.shown}
                busy=${m.busy}
                inCapitals=${Mt}
              />
            `:x&&!m.problem&&!v?i`<p class="hint">${mt}</p>`:i`<p>${ut}</p>`}
    </section>
  `}function Dt(t){let[o,s]=f(!1),n=N(async()=>o?(await import("./form-OJRJL7EE.js")).Form:null,[o]);return i`
    <details class="fold" onToggle=${({target:r})=>r.open&&s(!0)}>
      <summary>${lt}</summary>
      <${L} text=${n.error} />
      ${n.value&&i`<${n.value} ...${t} />`}
    </details>
  `}var Qt=(t,o)=>P.filter(s=>t.includes(s)!==(s===o));function Xt(t){let{result:o,error:s,failure:n,busy:r}=z("dictionary.find",t&&{...t,limit:Lt}),a=R(null);t?o&&!r&&a.current?.first!==o&&(a.current={key:JSON.stringify(t),question:t,first:o}):a.current=null;let l=n?.type==="BadQuery";return s&&!l&&(a.current=null),{shown:a.current,busy:t!==null&&r,problem:l?null:s,failure:l&&!r?n:null}}function zt(t){let[o,s]=f(t);return M(()=>{let n=setTimeout(()=>s(t),At);return()=>clearTimeout(n)},[t]),o}function Gt(t){let o=[...t?.upper??""],s=new Map([...t?.lower??""].map((n,r)=>[n,o[r]]));return n=>[...n].map(r=>s.get(r)??r).join("")}export{mo as Words};

import{Bb as ot,Ca as V,Db as et,Ib as nt,Jb as st,Kb as g,Q,R as X,c as x,d as M,f as j,g as L,i as a,jb as Y,l as A,lb as K,na as E,oa as q,qa as G,s as N,t as F,ta as Z,u as D,ua as _,va as H,w as z,ya as J,z as U,zb as tt}from"./chunk-EP65XFAW.js";var it="Finds the words of a dictionary that meet conditions.",T="Conditions",at="length:7 and includes:Z",rt="Examples",lt="Try",ct=[["Anagrams of RETAINS and a blank","anagram:RETAINS?"],["Words of two letters","length:2"],["Q without U","includes:Q and excludes:U"],["Seven letters, five vowels","length:7 and vowels:5-"],["Threes without hooks","length:3 and front-hooks:0 and back-hooks:0"],["The 100 most probable eights","length:8 and probability:1-100"],["Pattern ?W*M?S","pattern:?W*M?S"]],dt="Corrections",ut="Write",pt="Fill in a form instead",bt=[["alphabet","Alphabet"],["probability","Probability"],["playability","Playability"],["length","Length"],["points","Points"]],mt="Show",C={hooks:"Hooks",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definitions"},y={front:"Front",word:"Word",back:"Back",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definition"},ft="–",B={front_hooks:"front hooks",words:"word",back_hooks:"back hooks",points:"points",probability:"probability",playability:"playability",playability_value:"playability per 1,000 games",anagrams:"anagrams",definition:"definition"},P="Words",$t=t=>U(t,"word"),ht="Type conditions, tap an example, or fill in the form.",yt="Looking for words. The first time takes a second.",xt="No word of the dictionary meets these conditions.",wt="These words meet the conditions before the mistake was there.",kt="More words",Lt=(t,o)=>`${t.toLocaleString("en")} of ${U(o,"word")} are listed.`,gt="Quiz me on these",St="Copy the list",Tt="Save as text",Ct="The browser does not allow copying here. Save the list instead.";var Mt=100,Rt=500,Wt=1e4;function Nt({question:t,first:o,busy:e,inCapitals:s}){let[r,i]=x([]),[l,b]=x(null),[n,u]=x(!1),m=L(()=>[o,...r],[o,r]),c=m.reduce((k,{words:h})=>k+h.length,0),p=o.count-c;async function f(k){b(null),u(!0);try{await k()}catch(h){b(G(h))}u(!1)}let S=async()=>{let k={...t,skip:c,limit:Math.min(Rt,p)},h=await E("dictionary.find",k);i([...r,h])},w=L(()=>a`<${jt} pages=${m} inCapitals=${s} />`,[m,s]);return a`
    ${o.count>0&&a`
        <${At} question=${t} pages=${m} busy=${e||n} onWork=${f} />
      `}
    <${g} text=${l} />
    ${o.count===0&&a`<p>${xt}</p>`}
    ${c>0&&w}
    ${p>0&&a`
        <div class="row">
          <button type="button" disabled=${e||n} onClick=${()=>f(S)}>
            ${kt}
          </button>
          <span class="hint">${Lt(c,o.count)}</span>
        </div>
      `}
  `}function jt({pages:t,inCapitals:o}){let[{front_hooks:e,points:s,probability:r,playability:i,anagrams:l,definition:b}]=t;if(![e,s,r,i,l,b].some(Boolean))return a`
      <ul class="words-only">
        ${t.flatMap(({words:c})=>c.map(p=>a`<li key=${p}>${o(p)}</li>`))}
      </ul>
    `;let n=[!!e&&{title:y.front,number:!0},{title:y.word},!!e&&{title:y.back},!!s&&{title:y.points,number:!0},!!r&&{title:y.probability,number:!0},!!i&&{title:y.playability,number:!0},!!l&&{title:y.anagrams,number:!0},!!b&&{title:y.definition}],u=t.flatMap(c=>c.words.map((p,f)=>({key:p,cells:[c.front_hooks?a`<span class="hooks">${vt(c.front_hooks[f])}</span>`:!1,a`<span class="word">${o(p)}</span>`,c.back_hooks?a`<span class="hooks">${vt(c.back_hooks[f])}</span>`:!1,v("points",c,f),v("probability",c,f),v("playability",c,f),v("anagrams",c,f),c.definition?c.definition[f]||ft:!1]}))),m=["word-table",b&&"folds"].filter(Boolean).join(" ");return a`<${nt} classes=${m} columns=${n} rows=${u} />`}function v(t,o,e){let s=o[t]?.[e]?.toLocaleString("en")??!1;return s===!1||!o.definition?s:a`<span class="fact" data-title=${y[t]}>${s}</span>`}var vt=t=>[...t].join(" ");function At({question:t,pages:o,busy:e,onWork:s}){let[r,i]=x("");async function l(){i("");let n=Ot(t,o);try{await Dt(n),i(F)}catch{await n,i(Ct)}}async function b(){i("");let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([await Ot(t,o)],{type:"text/plain"})),n.download="words.txt",n.click(),URL.revokeObjectURL(n.href)}return a`
    <div class="row">
      <a class="button" href=${Ft(t)}>${gt}</a>
      <button type="button" disabled=${e} onClick=${()=>s(l)}>
        ${St}
      </button>
      <button type="button" disabled=${e} onClick=${()=>s(b)}>
        ${Tt}
      </button>
      <span role="status">${r}</span>
    </div>
  `}var Ft=({query:t,dictionary:o,order:e})=>Y("quiz",{q:String(t),dictionary:o??"",order:e==="alphabet"?"":String(e)});async function Dt(t){if(typeof ClipboardItem>"u")return navigator.clipboard.writeText(await t);let o=t.then(e=>new Blob([e],{type:"text/plain"}));return navigator.clipboard.write([new ClipboardItem({"text/plain":o})])}var zt=(t,o,e)=>String(t[o]?.[e]??"").replaceAll("	"," ");async function Ot(t,o){let e=[...o],s=e.reduce((n,{words:u})=>n+u.length,0);for(;s<e[0].count;){let n=await E("dictionary.find",{...t,skip:s,limit:Wt});if(!n.words.length)break;e.push(n),s+=n.words.length}let i=Object.keys(B).filter(n=>e[0][n]),l=e.flatMap(n=>n.words.map((u,m)=>i.map(c=>zt(n,c,m)).join("	"))),b=i.map(n=>B[n]);return i.length>1&&l.unshift(b.join("	")),`${l.join(`
`)}
`}var Qt=/[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu,Xt=(t,o)=>[...t.replace(Qt,"")].every(e=>o.includes(e));function Ut({history:t,failure:o,letters:e}){let{value:s,set:r}=t;return A([o]),a`
    <${tt}
      label=${T}
      id="query"
      class="large query"
      value=${s}
      onInput=${i=>r(i)}
      placeholder=${at}
      inputmode="text"
      enterkeyhint="search"
      data-undo
      data-home="question"
      aria-invalid=${o?"true":void 0}
      aria-describedby=${o?"query-problem":void 0}
    />
    <${qt} text=${s} failure=${o} onText=${r} />
    <div class="row">
      <button type="button" disabled=${!s} onClick=${()=>r("")}>
        ${D}
      </button>
      <${st} ...${t} />
    </div>
    <div class="examples" role="group" aria-label=${rt}>
      <span class="hint" aria-hidden="true">${lt}</span>
      ${ct.filter(([,i])=>Xt(i,e)).map(([i,l])=>a`
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
  `}function qt({text:t,failure:o,onText:e}){let{start:s,end:r,suggestions:i=[]}=o?.data??{},l=[...t],b=l.slice(0,s).join(""),n=l.slice(r).join("");return a`
    <div id="query-problem" class="mistake" role="status">
      ${o&&a`
          ${s!==void 0&&a`
              <p class="marked" aria-hidden="true">
                ${b}<mark>${l.slice(s,r).join("")||" "}</mark>${n}
              </p>
            `}
          <p class="problem">${Q(o)}</p>
        `}
    </div>
    ${i.length>0&&a`
        <div class="examples" role="group" aria-label=${dt}>
          <span class="hint" aria-hidden="true">${ut}</span>
          ${i.map(u=>a`
              <button type="button" key=${u} onClick=${()=>e(b+u+n)}>
                ${u}
              </button>
            `)}
        </div>
      `}
  `}var Gt=250,R=Object.keys(C),_t="hooks-points-definition",Zt="none",Ht=["points","probability"],Jt=["definition","part-of-speech"],Et=(t,o)=>({dictionary:t.get("dictionary")??o,order:t.get("order")??"alphabet",columns:(t.get("columns")??_t).split("-").filter(e=>Object.hasOwn(C,e))});function Lo({server:t,query:o}){let[e]=t.dictionaries,s=J(()=>o.get("q")??""),{value:r,set:i}=s,[l,b]=x(()=>Et(o,e)),{dictionary:n,order:u,columns:m}=l,c=d=>b({...l,...d});V(()=>{i(o.get("q")??""),b(Et(o,e))},[o]);let p=_(()=>Z(n),[n]),f=!p.value||/^[A-Z]+$/.test(p.value.upper),S=!p.value||p.value.playability===!0;function w(d){return Jt.includes(d)?t.has_definitions===!0:d==="playability"?S:f||!Ht.includes(d)}let k=R.filter(d=>m.includes(d)&&w(d));M(()=>K("words",{q:r,dictionary:n===e?"":n,order:u==="alphabet"?"":u,columns:m.join("-")===_t?"":m.join("-")||Zt}),[r,l]);let h=to(r.trim()),W=L(()=>h?{query:h,order:w(u)?u:"alphabet",columns:k,dictionary:n}:null,[h,l,f,S]),Bt=L(()=>X(p.value),[p.value]),Pt=t.dictionaries.filter(d=>d!==n),It=t.dictionaries.includes(n)?t.dictionaries:[...t.dictionaries,n],$=Kt(W),O=h===r.trim()?$.failure:null;return a`
    <div class="heading">
      <h1>${N.words}</h1>
      <p class="hint words-about">${it}</p>
      <a href="#/quiz">${N.quiz}</a>
    </div>
    <section class="panel" aria-label=${T}>
      <${Ut} history=${s} failure=${O} letters=${p.value?.upper??""} />
      <${Vt} text=${r} onText=${i} others=${Pt} usable=${w} />
      <div class="row">
        <${et}
          dictionaries=${It}
          value=${n}
          onChange=${d=>c({dictionary:d})}
        />
        <${ot}
          label=${z}
          id="order"
          value=${w(u)?u:"alphabet"}
          options=${bt.filter(([d])=>w(d))}
          onChange=${d=>c({order:d})}
        />
        <div class="toggles" role="group" aria-label=${mt}>
          ${R.filter(w).map(d=>a`
              <button
                type="button"
                key=${d}
                class="toggle"
                aria-pressed=${m.includes(d)}
                onClick=${()=>c({columns:Yt(m,d)})}
              >
                ${C[d]}
              </button>
            `)}
        </div>
      </div>
    </section>
    <section class="panel found" aria-label=${P} aria-busy=${$.busy}>
      <h2 aria-live="polite">
        ${$.shown?$t($.shown.first.count):P}
      </h2>
      <${g} text=${p.error??$.problem} />
      ${O&&$.shown&&a`<p class="hint">${wt}</p>`}
      ${$.shown?a`
              <${Nt}
                key=${$.shown.key}
                ...${$.shown}
                busy=${$.busy}
                inCapitals=${Bt}
              />
            `:W&&!$.problem&&!O?a`<p class="hint">${yt}</p>`:a`<p>${ht}</p>`}
    </section>
  `}function Vt(t){let[o,e]=x(!1),s=_(async()=>o?(await import("./form-TGIGGQU2.js")).Form:null,[o]);return a`
    <details class="fold" onToggle=${({target:r})=>r.open&&e(!0)}>
      <summary>${pt}</summary>
      <${g} text=${s.error} />
      ${s.value&&a`<${s.value} ...${t} />`}
    </details>
  `}var Yt=(t,o)=>R.filter(e=>t.includes(e)!==(e===o));function Kt(t){let{result:o,error:e,failure:s,busy:r}=H("dictionary.find",t&&{...t,limit:Mt}),i=j(null);t?o&&!r&&i.current?.first!==o&&(i.current={key:JSON.stringify(t),question:t,first:o}):i.current=null;let l=q(s);return e&&!l&&(i.current=null),{shown:i.current,busy:t!==null&&r,problem:l?null:e,failure:l&&!r?s:null}}function to(t){let[o,e]=x(t);return M(()=>{let s=setTimeout(()=>e(t),Gt);return()=>clearTimeout(s)},[t]),o}export{Lo as Words};

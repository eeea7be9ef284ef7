import{Choice as G,DataTable as X,DictionaryChoice as Y,G as g,J as P,Problem as x,Q as H,TextField as J,UndoButton as Z,VIEW_TITLES as _,Y as S,addressOf as V,call as M,capitals as K,clearButton as tt,copied as ot,counted as U,dictionaryInfo as et,errorText as nt,fe as r,isMistake as at,orderLabel as it,queryProblem as st,replaceQuery as rt,useFocus as lt,useLayoutChange as ct,usePromise as B,useRequest as dt,useUndo as ut}from"./texts.js";var pt="Finds the words in a dictionary that match your query.",N="Conditions",bt="length:7 and includes:Z",$t="Examples",j="Try",yt=[["Anagrams of RETAINS and a blank","anagram:RETAINS?"],["Two-letter words","length:2"],["Q without U","includes:Q and excludes:U"],["Seven letters, five vowels","length:7 and vowels:5-"],["Hookless threes","length:3 and front-hooks:0 and back-hooks:0"],["The 100 most probable eights","length:8 and probability:1-100"],["Pattern ?W*M?S","pattern:?W*M?S"]],ht="Corrections",ft="Use a form instead",mt=[["alphabet","Alphabet"],["probability","Probability"],["playability","Playability"],["length","Length"],["points","Points"]],vt="Show",C={hooks:"Hooks",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definitions"},m={front:"Front",word:"Word",back:"Back",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definition"},wt="–",I={front_hooks:"front hooks",words:"word",back_hooks:"back hooks",points:"points",probability:"probability",playability:"playability",playability_value:"playability per 1,000 games",anagrams:"anagrams",definition:"definition"},A="Words",gt=t=>U(t,"word"),kt="Type conditions, tap an example or use the form.",St="Searching … The first search takes a second.",Tt="No words in this dictionary meet these conditions.",Lt="These are the results of your last valid query.",xt="More words",Ct=(t,o)=>`Showing ${t.toLocaleString("en")} of ${U(o,"word")}.`,Et="Quiz me on these",Ot="Copy the list",Pt="Save as text",_t="Your browser doesn’t allow copying here. Save the list instead.",Mt=100,Ut=500,Bt=1e4;function Nt({question:t,first:o,busy:e,inCapitals:a}){const[s,i]=g([]),[l,b]=g(null),[n,u]=g(!1),$=S(()=>[o,...s],[o,s]),c=$.reduce((w,{words:f})=>w+f.length,0),p=o.count-c;async function y(w){b(null),u(!0);try{await w()}catch(f){b(nt(f))}u(!1)}const k=async()=>{const w={...t,skip:c,limit:Math.min(Ut,p)},f=await M("dictionary.find",w);i([...s,f])},v=S(()=>r`<${jt} pages=${$} inCapitals=${a} />`,[$,a]);return r`
    ${o.count>0&&r`
        <${It} question=${t} pages=${$} busy=${e||n} onWork=${y} />
      `}
    <${x} text=${l} />
    ${o.count===0&&r`<p>${Tt}</p>`}
    ${c>0&&v}
    ${p>0&&r`
        <div class="row">
          <button type="button" disabled=${e||n} onClick=${()=>y(k)}>
            ${xt}
          </button>
          <span class="hint">${Ct(c,o.count)}</span>
        </div>
      `}
  `}function jt({pages:t,inCapitals:o}){const[{front_hooks:e,points:a,probability:s,playability:i,anagrams:l,definition:b}]=t;if(![e,a,s,i,l,b].some(Boolean))return r`
      <ul class="words-only">
        ${t.flatMap(({words:c})=>c.map(p=>r`<li key=${p}>${o(p)}</li>`))}
      </ul>
    `;const n=[!!e&&{title:m.front,number:!0},{title:m.word},!!e&&{title:m.back},!!a&&{title:m.points,number:!0},!!s&&{title:m.probability,number:!0},!!i&&{title:m.playability,number:!0},!!l&&{title:m.anagrams,number:!0},!!b&&{title:m.definition}],u=t.flatMap(c=>c.words.map((p,y)=>({key:p,cells:[c.front_hooks?r`<span class="hooks">${F(c.front_hooks[y])}</span>`:!1,r`<span class="word">${o(p)}</span>`,c.back_hooks?r`<span class="hooks">${F(c.back_hooks[y])}</span>`:!1,T("points",c,y),T("probability",c,y),T("playability",c,y),T("anagrams",c,y),c.definition?c.definition[y]||wt:!1]}))),$=["word-table",b&&"folds"].filter(Boolean).join(" ");return r`<${X} classes=${$} columns=${n} rows=${u} />`}function T(t,o,e){const a=o[t]?.[e]?.toLocaleString("en")??!1;return a===!1||!o.definition?a:r`<span class="fact" data-title=${m[t]}>${a}</span>`}var F=t=>[...t].join(" ");function It({question:t,pages:o,busy:e,onWork:a}){const[s,i]=g("");async function l(){i("");const n=R(t,o);try{await Ft(n),i(ot)}catch{await n,i(_t)}}async function b(){i("");const n=document.createElement("a");n.href=URL.createObjectURL(new Blob([await R(t,o)],{type:"text/plain"})),n.download="words.txt",n.click(),URL.revokeObjectURL(n.href)}return r`
    <div class="row">
      <a class="button" href=${At(t)}>${Et}</a>
      <button type="button" disabled=${e} onClick=${()=>a(l)}>
        ${Ot}
      </button>
      <button type="button" disabled=${e} onClick=${()=>a(b)}>
        ${Pt}
      </button>
      <span role="status">${s}</span>
    </div>
  `}var At=({query:t,dictionary:o,order:e})=>V("quiz",{q:String(t),dictionary:o??"",order:e==="alphabet"?"":String(e)});async function Ft(t){if(typeof ClipboardItem>"u")return navigator.clipboard.writeText(await t);const o=t.then(e=>new Blob([e],{type:"text/plain"}));return navigator.clipboard.write([new ClipboardItem({"text/plain":o})])}var Rt=(t,o,e)=>String(t[o]?.[e]??"").replaceAll("	"," ");async function R(t,o){const e=[...o];let a=e.reduce((n,{words:u})=>n+u.length,0);for(;a<e[0].count;){const n=await M("dictionary.find",{...t,skip:a,limit:Bt});if(!n.words.length)break;e.push(n),a+=n.words.length}const i=Object.keys(I).filter(n=>e[0][n]),l=e.flatMap(n=>n.words.map((u,$)=>i.map(c=>Rt(n,c,$)).join("	"))),b=i.map(n=>I[n]);return i.length>1&&l.unshift(b.join("	")),`${l.join(`
`)}
`}var Wt=/[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu,Dt=(t,o)=>[...t.replace(Wt,"")].every(e=>o.includes(e));function zt({history:t,failure:o,letters:e}){const{value:a,set:s}=t;return lt([o]),r`
    <${J}
      label=${N}
      id="query"
      class="large query"
      value=${a}
      onInput=${i=>s(i)}
      placeholder=${bt}
      inputmode="text"
      enterkeyhint="search"
      data-undo
      data-home="question"
      aria-invalid=${o?"true":void 0}
      aria-describedby=${o?"query-problem":void 0}
    />
    <${Qt} text=${a} failure=${o} onText=${s} />
    <div class="row">
      <button type="button" disabled=${!a} onClick=${()=>s("")}>
        ${tt}
      </button>
      <${Z} ...${t} />
    </div>
    <div class="examples" role="group" aria-label=${$t}>
      <span class="hint" aria-hidden="true">${j}</span>
      ${yt.filter(([,i])=>Dt(i,e)).map(([i,l])=>r`
          <button
            type="button"
            key=${l}
            aria-pressed=${l===a}
            onClick=${()=>s(l)}
          >
            ${i}
          </button>
        `)}
    </div>
  `}function Qt({text:t,failure:o,onText:e}){const{start:a,end:s,suggestions:i=[]}=o?.data??{},l=[...t],b=l.slice(0,a).join(""),n=l.slice(s).join("");return r`
    <div id="query-problem" class="mistake" role="status">
      ${o&&r`
          ${a!==void 0&&r`
              <p class="marked" aria-hidden="true">
                ${b}<mark>${l.slice(a,s).join("")||" "}</mark>${n}
              </p>
            `}
          <p class="problem">${st(o)}</p>
        `}
    </div>
    ${i.length>0&&r`
        <div class="examples" role="group" aria-label=${ht}>
          <span class="hint" aria-hidden="true">${j}</span>
          ${i.map(u=>r`
              <button type="button" key=${u} onClick=${()=>e(b+u+n)}>
                ${u}
              </button>
            `)}
        </div>
      `}
  `}var qt=250,E=Object.keys(C),W="hooks-points-definition",Gt="none",Xt=["points","probability"],Yt=["definition","part-of-speech"],D=(t,o)=>({dictionary:t.get("dictionary")??o,order:t.get("order")??"alphabet",columns:(t.get("columns")??W).split("-").filter(e=>Object.hasOwn(C,e))});function Ht({server:t,query:o}){const[e]=t.dictionaries,a=ut(()=>o.get("q")??""),{value:s,set:i}=a,[l,b]=g(()=>D(o,e)),{dictionary:n,order:u,columns:$}=l,c=d=>b({...l,...d});ct(()=>{i(o.get("q")??""),b(D(o,e))},[o]);const p=B(()=>et(n),[n]),y=!p.value||/^[A-Z]+$/.test(p.value.upper),k=!p.value||p.value.playability===!0;function v(d){return Yt.includes(d)?t.has_definitions===!0:d==="playability"?k:y||!Xt.includes(d)}const w=E.filter(d=>$.includes(d)&&v(d));P(()=>rt("words",{q:s,dictionary:n===e?"":n,order:u==="alphabet"?"":u,columns:$.join("-")===W?"":$.join("-")||Gt}),[s,l]);const f=Kt(s.trim()),O=S(()=>f?{query:f,order:v(u)?u:"alphabet",columns:w,dictionary:n}:null,[f,l,y,k]),z=S(()=>K(p.value),[p.value]),Q=t.dictionaries.filter(d=>d!==n),q=t.dictionaries.includes(n)?t.dictionaries:[...t.dictionaries,n],h=Vt(O),L=f===s.trim()?h.failure:null;return r`
    <div class="heading">
      <h1>${_.words}</h1>
      <p class="hint words-about">${pt}</p>
      <a href="#/quiz">${_.quiz}</a>
    </div>
    <section class="panel" aria-label=${N}>
      <${zt} history=${a} failure=${L} letters=${p.value?.upper??""} />
      <${Jt} text=${s} onText=${i} others=${Q} usable=${v} />
      <div class="row">
        <${Y}
          dictionaries=${q}
          value=${n}
          onChange=${d=>c({dictionary:d})}
        />
        <${G}
          label=${it}
          id="order"
          value=${v(u)?u:"alphabet"}
          options=${mt.filter(([d])=>v(d))}
          onChange=${d=>c({order:d})}
        />
        <div class="toggles" role="group" aria-label=${vt}>
          ${E.filter(v).map(d=>r`
              <button
                type="button"
                key=${d}
                class="toggle"
                aria-pressed=${$.includes(d)}
                onClick=${()=>c({columns:Zt($,d)})}
              >
                ${C[d]}
              </button>
            `)}
        </div>
      </div>
    </section>
    <section class="panel found" aria-label=${A} aria-busy=${h.busy}>
      <h2 aria-live="polite">
        ${h.shown?gt(h.shown.first.count):A}
      </h2>
      <${x} text=${p.error??h.problem} />
      ${L&&h.shown&&r`<p class="hint">${Lt}</p>`}
      ${h.shown?r`
              <${Nt}
                key=${h.shown.key}
                ...${h.shown}
                busy=${h.busy}
                inCapitals=${z}
              />
            `:O&&!h.problem&&!L?r`<p class="hint">${St}</p>`:r`<p>${kt}</p>`}
    </section>
  `}function Jt(t){const[o,e]=g(!1),a=B(async()=>o?(await import("./words-form.js")).Form:null,[o]);return r`
    <details class="fold" onToggle=${({target:s})=>s.open&&e(!0)}>
      <summary>${ft}</summary>
      <${x} text=${a.error} />
      ${a.value&&r`<${a.value} ...${t} />`}
    </details>
  `}var Zt=(t,o)=>E.filter(e=>t.includes(e)!==(e===o));function Vt(t){const{result:o,error:e,failure:a,busy:s}=dt("dictionary.find",t&&{...t,limit:Mt}),i=H(null);t?o&&!s&&i.current?.first!==o&&(i.current={key:JSON.stringify(t),question:t,first:o}):i.current=null;const l=at(a);return e&&!l&&(i.current=null),{shown:i.current,busy:t!==null&&s,problem:l?null:e,failure:l&&!s?a:null}}function Kt(t){const[o,e]=g(t);return P(()=>{const a=setTimeout(()=>e(t),qt);return()=>clearTimeout(a)},[t]),o}export{Ht as Words};

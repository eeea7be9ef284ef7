import{Button as g,Choice as q,DataTable as G,DictionaryChoice as X,G as k,J as P,Loaded as Y,Problem as _,Q as H,TextField as J,UndoButton as Z,VIEW_TITLES as M,Y as x,addressOf as V,call as B,capitals as K,clearButton as tt,copied as et,counted as N,dictionaryInfo as at,errorText as ot,fe as s,isMistake as nt,orderLabel as it,queryProblem as st,replaceQuery as rt,saveFile as lt,useFocus as ct,useLayoutChange as dt,usePromise as ut,useRequest as pt,useUndo as $t}from"./texts.js";var bt="Finds the words in a dictionary that match your query.",I="Conditions",ht="length:7 and includes:Z",yt="Examples",U="Try",ft=[["Anagrams of RETAINS and a blank","anagram:RETAINS?"],["Two-letter words","length:2"],["Q without U","includes:Q and excludes:U"],["Seven letters, five vowels","length:7 and vowels:5-"],["Hookless threes","length:3 and front-hooks:0 and back-hooks:0"],["The 100 most probable eights","length:8 and probability:1-100"],["Pattern ?W*M?S","pattern:?W*M?S"]],vt="Corrections",mt="Use a form instead",wt=[["alphabet","Alphabet"],["probability","Probability"],["playability","Playability"],["length","Length"],["points","Points"]],gt="Show",C={hooks:"Hooks",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definitions"},v={front:"Front",word:"Word",back:"Back",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definition"},kt="–",A={front_hooks:"front hooks",words:"word",back_hooks:"back hooks",points:"points",probability:"probability",playability:"playability",playability_value:"playability per 1,000 games",anagrams:"anagrams",definition:"definition"},j="Words",St=t=>N(t,"word"),xt="Type conditions, tap an example or use the form.",Tt="Searching … The first search takes a second.",Lt="No words in this dictionary meet these conditions.",Ct="These are the results of your last valid query.",Et="More words",Ot=(t,e)=>`Showing ${t.toLocaleString("en")} of ${N(e,"word")}.`,Pt="Quiz me on these",_t="Copy the list",Mt="Save as text",Bt="Your browser doesn’t allow copying here. Save the list instead.",Nt=100,It=500,Ut=1e4;function At({question:t,first:e,busy:a,inCapitals:o}){const[r,n]=k([]),[l,$]=k(null),[i,u]=k(!1),b=x(()=>[e,...r],[e,r]),c=b.reduce((w,{words:f})=>w+f.length,0),p=e.count-c;async function h(w){$(null),u(!0);try{await w()}catch(f){$(ot(f))}u(!1)}const S=async()=>{const w={...t,skip:c,limit:Math.min(It,p)},f=await B("dictionary.find",w);n([...r,f])},m=x(()=>s`<${jt} pages=${b} inCapitals=${o} />`,[b,o]);return s`
    ${e.count>0&&s`
        <${Ft} question=${t} pages=${b} busy=${a||i} onWork=${h} />
      `}
    <${_} text=${l} />
    ${e.count===0&&s`<p>${Lt}</p>`}
    ${c>0&&m}
    ${p>0&&s`
        <div class="row">
          <${g}
            text=${Et}
            disabled=${a||i}
            onClick=${()=>h(S)}
          />
          <span class="hint">${Ot(c,e.count)}</span>
        </div>
      `}
  `}function jt({pages:t,inCapitals:e}){const[{front_hooks:a,points:o,probability:r,playability:n,anagrams:l,definition:$}]=t;if(![a,o,r,n,l,$].some(Boolean))return s`
      <ul class="words-only">
        ${t.flatMap(({words:c})=>c.map(p=>s`<li key=${p}>${e(p)}</li>`))}
      </ul>
    `;const i=[!!a&&{title:v.front,number:!0},{title:v.word},!!a&&{title:v.back},!!o&&{title:v.points,number:!0},!!r&&{title:v.probability,number:!0},!!n&&{title:v.playability,number:!0},!!l&&{title:v.anagrams,number:!0},!!$&&{title:v.definition}],u=t.flatMap(c=>c.words.map((p,h)=>({key:p,cells:[c.front_hooks?s`<span class="hooks">${F(c.front_hooks[h])}</span>`:!1,s`<span class="word">${e(p)}</span>`,c.back_hooks?s`<span class="hooks">${F(c.back_hooks[h])}</span>`:!1,T("points",c,h),T("probability",c,h),T("playability",c,h),T("anagrams",c,h),c.definition?c.definition[h]||kt:!1]}))),b=["word-table",$&&"folds"].filter(Boolean).join(" ");return s`<${G} classes=${b} columns=${i} rows=${u} />`}function T(t,e,a){const o=e[t]?.[a]?.toLocaleString("en")??!1;return o===!1||!e.definition?o:s`<span class="fact" data-title=${v[t]}>${o}</span>`}var F=t=>[...t].join(" ");function Ft({question:t,pages:e,busy:a,onWork:o}){const[r,n]=k("");async function l(){n("");const i=W(t,e);try{await Dt(i),n(et)}catch{await i,n(Bt)}}async function $(){n(""),lt("words.txt",await W(t,e),"text/plain")}return s`
    <div class="row">
      <a class="button" href=${Wt(t)}>${Pt}</a>
      <${g} text=${_t} disabled=${a} onClick=${()=>o(l)} />
      <${g} text=${Mt} disabled=${a} onClick=${()=>o($)} />
      <span role="status">${r}</span>
    </div>
  `}var Wt=({query:t,dictionary:e,order:a})=>V("quiz",{q:String(t),dictionary:e??"",order:a==="alphabet"?"":String(a)});async function Dt(t){if(typeof ClipboardItem>"u")return navigator.clipboard.writeText(await t);const e=t.then(a=>new Blob([a],{type:"text/plain"}));return navigator.clipboard.write([new ClipboardItem({"text/plain":e})])}var zt=(t,e,a)=>String(t[e]?.[a]??"").replaceAll("	"," ");async function W(t,e){const a=[...e];let o=a.reduce((i,{words:u})=>i+u.length,0);for(;o<a[0].count;){const i=await B("dictionary.find",{...t,skip:o,limit:Ut});if(!i.words.length)break;a.push(i),o+=i.words.length}const n=Object.keys(A).filter(i=>a[0][i]),l=a.flatMap(i=>i.words.map((u,b)=>n.map(c=>zt(i,c,b)).join("	"))),$=n.map(i=>A[i]);return n.length>1&&l.unshift($.join("	")),`${l.join(`
`)}
`}var Qt=/[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu,Rt=(t,e)=>[...t.replace(Qt,"")].every(a=>e.includes(a));function qt({history:t,failure:e,letters:a}){const{value:o,set:r}=t;return ct([e]),s`
    <${J}
      label=${I}
      id="query"
      class="large query"
      value=${o}
      onInput=${n=>r(n)}
      placeholder=${ht}
      inputmode="text"
      enterkeyhint="search"
      data-undo
      data-home="question"
      aria-invalid=${e?"true":void 0}
      aria-describedby=${e?"query-problem":void 0}
    />
    <${Gt} text=${o} failure=${e} onText=${r} />
    <div class="row">
      <${g} text=${tt} disabled=${!o} onClick=${()=>r("")} />
      <${Z} ...${t} />
    </div>
    <div class="examples" role="group" aria-label=${yt}>
      <span class="hint" aria-hidden="true">${U}</span>
      ${ft.filter(([,n])=>Rt(n,a)).map(([n,l])=>s`
          <${g}
            key=${l}
            text=${n}
            aria-pressed=${l===o}
            onClick=${()=>r(l)}
          />
        `)}
    </div>
  `}function Gt({text:t,failure:e,onText:a}){const{start:o,end:r,suggestions:n=[]}=e?.data??{},l=[...t],$=l.slice(0,o).join(""),i=l.slice(r).join("");return s`
    <div id="query-problem" class="mistake" role="status">
      ${e&&s`
          ${o!==void 0&&s`
              <p class="marked" aria-hidden="true">
                ${$}<mark>${l.slice(o,r).join("")||" "}</mark>${i}
              </p>
            `}
          <p class="problem">${st(e)}</p>
        `}
    </div>
    ${n.length>0&&s`
        <div class="examples" role="group" aria-label=${vt}>
          <span class="hint" aria-hidden="true">${U}</span>
          ${n.map(u=>s`
              <${g} key=${u} text=${u} onClick=${()=>a($+u+i)} />
            `)}
        </div>
      `}
  `}var Xt=250,E=Object.keys(C),D="hooks-points-definition",Yt="none",Ht=["points","probability"],Jt=["definition","part-of-speech"],z=(t,e)=>({dictionary:t.get("dictionary")??e,order:t.get("order")??"alphabet",columns:(t.get("columns")??D).split("-").filter(a=>Object.hasOwn(C,a))});function Zt({server:t,query:e}){const[a]=t.dictionaries,o=$t(()=>e.get("q")??""),{value:r,set:n}=o,[l,$]=k(()=>z(e,a)),{dictionary:i,order:u,columns:b}=l,c=d=>$({...l,...d});dt(()=>{n(e.get("q")??""),$(z(e,a))},[e]);const p=ut(()=>at(i),[i]),h=!p.value||/^[A-Z]+$/.test(p.value.upper),S=!p.value||p.value.playability===!0;function m(d){return Jt.includes(d)?t.has_definitions===!0:d==="playability"?S:h||!Ht.includes(d)}const w=E.filter(d=>b.includes(d)&&m(d));P(()=>rt("words",{q:r,dictionary:i===a?"":i,order:u==="alphabet"?"":u,columns:b.join("-")===D?"":b.join("-")||Yt}),[r,l]);const f=ae(r.trim()),O=x(()=>f?{query:f,order:m(u)?u:"alphabet",columns:w,dictionary:i}:null,[f,l,h,S]),Q=x(()=>K(p.value),[p.value]),R=t.dictionaries.filter(d=>d!==i),y=ee(O),L=f===r.trim()?y.failure:null;return s`
    <div class="heading">
      <h1>${M.words}</h1>
      <p class="hint words-about">${bt}</p>
      <a href="#/quiz">${M.quiz}</a>
    </div>
    <section class="panel" aria-label=${I}>
      <${qt} history=${o} failure=${L} letters=${p.value?.upper??""} />
      <${Kt} text=${r} onText=${n} others=${R} usable=${m} />
      <div class="row">
        <${X}
          dictionaries=${t.dictionaries}
          value=${i}
          onChange=${d=>c({dictionary:d})}
        />
        <${q}
          label=${it}
          id="order"
          value=${m(u)?u:"alphabet"}
          options=${wt.filter(([d])=>m(d))}
          onChange=${d=>c({order:d})}
        />
        <div class="toggles" role="group" aria-label=${gt}>
          ${E.filter(m).map(d=>s`
              <${g}
                key=${d}
                text=${C[d]}
                class="toggle"
                aria-pressed=${b.includes(d)}
                onClick=${()=>c({columns:te(b,d)})}
              />
            `)}
        </div>
      </div>
    </section>
    <section class="panel found" aria-label=${j} aria-busy=${y.busy}>
      <h2 aria-live="polite">
        ${y.shown?St(y.shown.first.count):j}
      </h2>
      <${_} text=${p.error??y.problem} />
      ${L&&y.shown&&s`<p class="hint">${Ct}</p>`}
      ${y.shown?s`
              <${At}
                key=${y.shown.key}
                ...${y.shown}
                busy=${y.busy}
                inCapitals=${Q}
              />
            `:O&&!y.problem&&!L?s`<p class="hint">${Tt}</p>`:s`<p>${xt}</p>`}
    </section>
  `}var Vt=async()=>(await import("./words-form.js")).Form;function Kt(t){const[e,a]=k(!1);return s`
    <details class="fold" onToggle=${({target:o})=>o.open&&a(!0)}>
      <summary>${mt}</summary>
      ${e&&s`<${Y} load=${Vt} ...${t} />`}
    </details>
  `}var te=(t,e)=>E.filter(a=>t.includes(a)!==(a===e));function ee(t){const{result:e,error:a,failure:o,busy:r}=pt("dictionary.find",t&&{...t,limit:Nt}),n=H(null);t?e&&!r&&n.current?.first!==e&&(n.current={key:JSON.stringify(t),question:t,first:e}):n.current=null;const l=nt(o);return a&&!l&&(n.current=null),{shown:n.current,busy:t!==null&&r,problem:l?null:a,failure:l&&!r?o:null}}function ae(t){const[e,a]=k(t);return P(()=>{const o=setTimeout(()=>a(t),Xt);return()=>clearTimeout(o)},[t]),e}export{Zt as Words};

import{Button as v,Choice as Q,DataTable as G,DictionaryChoice as X,G as S,J as I,Loaded as _,Problem as j,Q as q,TextField as J,UndoButton as V,Y as O,addressOf as B,call as F,capitals as Y,common as C,dictionaryInfo as Z,fe as l,formats as H,isMistake as K,joined as tt,lang as et,languageOf as st,loadTexts as E,parseTyped as nt,queryProblem as at,readable as ot,replaceQuery as it,saveFile as rt,sent as lt,speak as ct,useAction as dt,useFocus as ut,useLayoutChange as $t,usePromise as pt,useRequest as bt,useUndo as ft}from"./lexicon-play.js";var f=await E("words"),mt=100,yt=500,ht=1e4;function vt({question:t,first:e,busy:s,inCapitals:n}){const[r,o]=S([]),{busy:c,problem:p,run:a}=dt({leaves:!1}),i=O(()=>[e,...r],[e,r]),u=i.reduce((g,{words:y})=>g+y.length,0),m=e.count-u,b=async()=>{const g={...t,skip:u,limit:Math.min(yt,m)},y=await F("dictionary.find",g);o([...r,y])},x=O(()=>l`<${gt} pages=${i} inCapitals=${n} dictionary=${t.dictionary} />`,[i,n]);return l`
${e.count>0&&l`
<${Tt} question=${t} pages=${i} busy=${s||c} onWork=${a} />
`}
<${j} text=${p} />
${e.count===0&&l`<p>${f.noWords}</p>`}
${u>0&&x}
${m>0&&l`
<div class="row">
<${v}
text=${f.moreButton}
disabled=${s||c}
onClick=${()=>a(b)}
/>
<span class="hint">${f.listedText(u,e.count)}</span>
</div>
`}
`}var wt=["front_hooks","points","probability","playability","anagrams"];function gt({pages:t,inCapitals:e,dictionary:s}){const n=i=>l`
<a class="word" lang=${et()} href=${B("words",{q:i,dictionary:s})}>
${e(i)}
</a>
`,o=Object.keys(f.COLUMNS).filter(i=>t[0][i]);if(o.length===1)return l`
<ul class="words-only">
${t.flatMap(({words:i})=>i.map(u=>l`<li key=${u}>${n(u)}</li>`))}
</ul>
`;const c=o.map(i=>({title:f.COLUMNS[i],number:wt.includes(i)})),p=t.flatMap(i=>i.words.map((u,m)=>({key:u,cells:o.map(b=>b==="words"?n(u):Lt(b,i,m))}))),a=tt(["word-table",t[0].definition&&"folds"]);return l`<${G} classes=${a} columns=${c} rows=${p} />`}function Lt(t,e,s){const n=e[t]?.[s]??"";if(t==="definition")return n||"–";if(typeof n=="string")return l`<span class="hooks">${kt(n)}</span>`;const r=H.number(n);return e.definition?l`<span class="fact" data-title=${f.COLUMNS[t]}>${r}</span>`:r}var kt=t=>ot([...t].join(" "));function Tt({question:t,pages:e,busy:s,onWork:n}){const[r,o]=S("");async function c(){o("");const a=A(t,e);try{await Ot(a),o(C.copied)}catch{await a,o(f.copyRefused)}}async function p(){o(""),rt("words.txt",await A(t,e),"text/plain")}return l`
<div class="row">
<a class="button" href=${St(t)}>${f.quizOnThese}</a>
<${v} text=${f.copyListButton} disabled=${s} onClick=${()=>n(c)} />
<${v} text=${f.saveListButton} disabled=${s} onClick=${()=>n(p)} />
<span role="status">${r}</span>
</div>
`}var St=({query:t,dictionary:e,order:s})=>B("quiz",{q:String(t),dictionary:e??"",order:s==="alphabet"?"":String(s)});async function Ot(t){if(typeof ClipboardItem>"u")return navigator.clipboard.writeText(await t);const e=t.then(s=>new Blob([s],{type:"text/plain"}));return navigator.clipboard.write([new ClipboardItem({"text/plain":e})])}var Ct=(t,e,s)=>String(t[e]?.[s]??"").replaceAll("	"," ");async function A(t,e){const s=[...e];let n=s.reduce((a,{words:i})=>a+i.length,0);for(;n<s[0].count;){const a=await F("dictionary.find",{...t,skip:n,limit:ht});if(!a.words.length)break;s.push(a),n+=a.words.length}const o=Object.keys(f.TEXT_COLUMNS).filter(a=>s[0][a]),c=s.flatMap(a=>a.words.map((i,u)=>o.map(m=>Ct(a,m,u)).join("	"))),p=o.map(a=>f.TEXT_COLUMNS[a]);return o.length>1&&c.unshift(p.join("	")),lt(`${c.join(`
`)}
`)}var w=await E("words"),xt=/[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu,Nt=(t,e)=>[...t.replace(xt,"")].every(s=>e.includes(s));function Et({history:t,failure:e,letters:s}){const{value:n,set:r}=t;return ut([e]),l`
<${J}
label=${w.conditionsLabel}
id="query"
class="large query"
value=${n}
onInput=${o=>r(o)}
placeholder=${w.conditionsExample}
inputmode="text"
enterkeyhint="search"
data-undo
data-home="question"
aria-invalid=${e?"true":void 0}
aria-describedby=${e?"query-problem":void 0}
/>
<${Mt} text=${n} failure=${e} onText=${r} />
<div class="row">
<${v} text=${C.clearButton} disabled=${!n} onClick=${()=>r("")} />
<${V} ...${t} />
</div>
<div class="examples" role="group" aria-label=${w.examplesLabel}>
<span class="hint" aria-hidden="true">${w.tryLabel}</span>
${w.EXAMPLES.filter(([,o])=>Nt(o,s)).map(([o,c])=>l`
<${v}
key=${c}
text=${o}
aria-pressed=${c===n}
onClick=${()=>r(c)}
/>
`)}
</div>
`}function Mt({text:t,failure:e,onText:s}){const{start:n,end:r,suggestions:o=[]}=e?.data??{},c=[...t],p=c.slice(0,n).join(""),a=c.slice(r).join("");return l`
<div id="query-problem" class="mistake" role="status">
${e&&l`
${n!==void 0&&l`
<p class="marked" aria-hidden="true">
${p}<mark>${c.slice(n,r).join("")||" "}</mark>${a}
</p>
`}
<p class="problem">${at(e)}</p>
`}
</div>
${o.length>0&&l`
<div class="examples" role="group" aria-label=${w.correctionsLabel}>
<span class="hint" aria-hidden="true">${w.tryLabel}</span>
${o.map(i=>l`
<${v} key=${i} text=${i} onClick=${()=>s(p+i+a)} />
`)}
</div>
`}
`}var $=await E("words"),Ut=250,It=/\b(palindrome|semordnilap)\b/i,_t=/\b(and|or|not|limit)\b/i,M=Object.keys($.COLUMN_BUTTONS),P="hooks-points-definition",jt="none",Bt=["points","probability"],Ft=["definition","part-of-speech"],W=(t,e)=>({dictionary:t.get("dictionary")??e,order:t.get("order")??"alphabet",columns:(t.get("columns")??P).split("-").filter(s=>Object.hasOwn($.COLUMN_BUTTONS,s))});function At(t){return!(It.test(t)||_t.test(t)&&/\s/.test(t))&&/^\p{L}[\p{L}|[\] ]*$/u.test(t)?t.split(/\s+/).map(nt):null}var Pt=t=>/^[\p{L}?]*\?[\p{L}?]*$/u.test(t)?`anagram:${t}`:t;function Wt({server:t,query:e}){const[s]=t.dictionaries,n=ft(()=>e.get("q")??""),{value:r,set:o}=n,[c,p]=S(()=>W(e,s)),{dictionary:a,order:i,columns:u}=c,m=d=>p({...c,...d});$t(()=>{o(e.get("q")??""),p(W(e,s))},[e]),ct(a);const b=pt(()=>Z(a),[a]),x=!b.value||!!st(a)||/^[A-Z]+$/.test(b.value.upper),g=!b.value||b.value.playability===!0;function y(d){return Ft.includes(d)?t.has_definitions===!0:d==="playability"?g:x||!Bt.includes(d)}const D=M.filter(d=>u.includes(d)&&y(d));I(()=>it("words",{q:r,dictionary:a===s?"":a,order:i==="alphabet"?"":i,columns:u.join("-")===P?"":u.join("-")||jt}),[r,c]);const L=Xt(r.trim()),N=O(()=>At(L),[L,a]),U=O(()=>L&&!N?{query:Pt(L),order:y(i)?i:"alphabet",columns:D,dictionary:a}:null,[L,c,x,g]),z=O(()=>Y(b.value),[b.value]),R=t.dictionaries.filter(d=>d!==a),h=Gt(U),k=L===r.trim()?h.failure:null,T=k&&!h.shown?.first.count?null:h.shown;return l`
<div class="heading">
<h1>${C.VIEW_TITLES.words}</h1>
<p class="hint words-about">${$.about}</p>
<a href="#/quiz">${C.VIEW_TITLES.quiz}</a>
</div>
<section class="panel" aria-label=${$.conditionsLabel}>
<${Et} history=${n} failure=${k} letters=${b.value?.upper??""} />
<${Rt} text=${r} onText=${o} others=${R} usable=${y} />
<div class="row">
<${X}
dictionaries=${t.dictionaries}
value=${a}
onChange=${d=>m({dictionary:d})}
/>
<${Q}
label=${C.orderLabel}
id="order"
value=${y(i)?i:"alphabet"}
options=${$.ORDERS.filter(([d])=>y(d))}
onChange=${d=>m({order:d})}
/>
<div class="toggles" role="group" aria-label=${$.columnsLabel}>
${M.filter(y).map(d=>l`
<${v}
key=${d}
text=${$.COLUMN_BUTTONS[d]}
class="toggle"
aria-pressed=${u.includes(d)}
onClick=${()=>m({columns:Qt(u,d)})}
/>
`)}
</div>
</div>
</section>
${N&&l`
<section class="panel" aria-label=${$.wordsLabel}>
<${_}
key=${a}
load=${Dt}
words=${N}
dictionary=${a}
onWord=${o}
/>
</section>
`}
<section class="panel found" aria-label=${$.wordsLabel} aria-busy=${h.busy} hidden=${N}>
<h2 aria-live="polite">
${T&&!k?$.wordCount(T.first.count):$.wordsLabel}
</h2>
<${j} text=${b.error??h.problem} />
${k&&T&&l`<p class="hint">${$.earlierWords}</p>`}
${T?l`
<${vt}
key=${T.key}
...${T}
busy=${h.busy}
inCapitals=${z}
/>
`:U&&!h.problem&&!k?l`<p class="hint">${$.searching}</p>`:!k&&l`<p>${$.noConditions}</p>`}
</section>
`}var Dt=async()=>(await import("./words-lookup.js")).Lookup,zt=async()=>(await import("./words-form.js")).Form;function Rt(t){const[e,s]=S(!1);return l`
<details class="fold" onToggle=${({target:n})=>n.open&&s(!0)}>
<summary>${$.formFold}</summary>
${e&&l`<${_} load=${zt} ...${t} />`}
</details>
`}var Qt=(t,e)=>M.filter(s=>t.includes(s)!==(s===e));function Gt(t){const{result:e,error:s,failure:n,busy:r}=bt("dictionary.find",t&&{...t,limit:mt}),o=q(null);t?e&&!r&&o.current?.first!==e&&(o.current={key:JSON.stringify(t),question:t,first:e}):o.current=null;const c=K(n);return s&&!c&&(o.current=null),{shown:o.current,busy:t!==null&&r,problem:c?null:s,failure:c&&!r?n:null}}function Xt(t){const[e,s]=S(t);return I(()=>{const n=setTimeout(()=>s(t),Ut);return()=>clearTimeout(n)},[t]),e}export{Wt as Words};

import{Button as f,Choice as J,DataTable as X,DictionaryChoice as Y,G as k,J as I,Loaded as A,Problem as M,Q as H,TextField as Z,UndoButton as V,VIEW_TITLES as P,Y as S,addressOf as _,call as U,capitals as K,clearButton as tt,copied as at,counted as j,dictionaryInfo as et,fe as l,isMistake as ot,joined as nt,lang as it,languageOf as st,orderLabel as rt,parseTyped as lt,queryProblem as ct,readable as dt,replaceQuery as ut,saveFile as pt,sent as $t,speak as bt,useAction as yt,useFocus as ht,useLayoutChange as ft,usePromise as vt,useRequest as mt,useUndo as gt}from"./texts.js";var wt="Look up a word, or find all words that match a query.",R="Word or query",kt="STARE, RETAINS? or length:7 and includes:Z",St="Examples",W="Try",Tt=[["Is STARE valid?","STARE"],["Anagrams of RETAINS and a blank","RETAINS?"],["Two-letter words","length:2"],["Q without U","includes:Q and excludes:U"],["Seven letters, five vowels","length:7 and vowels:5-"],["Hookless threes","length:3 and front-hooks:0 and back-hooks:0"],["The 100 most probable eights","length:8 and probability:1-100"],["Pattern ?W*M?S","pattern:?W*M?S"]],Lt="Corrections",Ct="Use a form instead",xt=[["alphabet","Alphabet"],["probability","Probability"],["playability","Playability"],["length","Length"],["points","Points"]],Et="Show",C={hooks:"Hooks",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definitions"},x={front_hooks:"Front",words:"Word",back_hooks:"Back",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definition"},Ot="–",B={front_hooks:"front hooks",words:"word",back_hooks:"back hooks",points:"points",probability:"probability",playability:"playability",playability_value:"playability per 1,000 games",anagrams:"anagrams",definition:"definition"},E="Words",Nt=t=>j(t,"word"),It="Type a word or a query, tap an example or use the form.",At="Searching … The first search takes a second.",Mt="No words in this dictionary meet these conditions.",Pt="These are the results of your last valid query.",_t="More words",Ut=(t,a)=>`Showing ${t.toLocaleString("en")} of ${j(a,"word")}.`,jt="Quiz me on these",Rt="Copy the list",Wt="Save as text",Bt="Your browser doesn’t allow copying here. Save the list instead.",Ft=100,Dt=500,Qt=1e4;function zt({question:t,first:a,busy:e,inCapitals:o}){const[r,i]=k([]),{busy:c,problem:p,run:n}=yt({leaves:!1}),s=S(()=>[a,...r],[a,r]),u=s.reduce((v,{words:y})=>v+y.length,0),b=a.count-u,$=async()=>{const v={...t,skip:u,limit:Math.min(Dt,b)},y=await U("dictionary.find",v);i([...r,y])},T=S(()=>l`<${Gt} pages=${s} inCapitals=${o} dictionary=${t.dictionary} />`,[s,o]);return l`
${a.count>0&&l`
<${Yt} question=${t} pages=${s} busy=${e||c} onWork=${n} />
`}
<${M} text=${p} />
${a.count===0&&l`<p>${Mt}</p>`}
${u>0&&T}
${b>0&&l`
<div class="row">
<${f}
text=${_t}
disabled=${e||c}
onClick=${()=>n($)}
/>
<span class="hint">${Ut(u,a.count)}</span>
</div>
`}
`}var qt=["front_hooks","points","probability","playability","anagrams"];function Gt({pages:t,inCapitals:a,dictionary:e}){const o=s=>l`
<a class="word" lang=${it()} href=${_("words",{q:s,dictionary:e})}>
${a(s)}
</a>
`,i=Object.keys(x).filter(s=>t[0][s]);if(i.length===1)return l`
<ul class="words-only">
${t.flatMap(({words:s})=>s.map(u=>l`<li key=${u}>${o(u)}</li>`))}
</ul>
`;const c=i.map(s=>({title:x[s],number:qt.includes(s)})),p=t.flatMap(s=>s.words.map((u,b)=>({key:u,cells:i.map($=>$==="words"?o(u):Jt($,s,b))}))),n=nt(["word-table",t[0].definition&&"folds"]);return l`<${X} classes=${n} columns=${c} rows=${p} />`}function Jt(t,a,e){const o=a[t]?.[e]??"";if(t==="definition")return o||Ot;if(typeof o=="string")return l`<span class="hooks">${Xt(o)}</span>`;const r=o.toLocaleString("en");return a.definition?l`<span class="fact" data-title=${x[t]}>${r}</span>`:r}var Xt=t=>dt([...t].join(" "));function Yt({question:t,pages:a,busy:e,onWork:o}){const[r,i]=k("");async function c(){i("");const n=F(t,a);try{await Zt(n),i(at)}catch{await n,i(Bt)}}async function p(){i(""),pt("words.txt",await F(t,a),"text/plain")}return l`
<div class="row">
<a class="button" href=${Ht(t)}>${jt}</a>
<${f} text=${Rt} disabled=${e} onClick=${()=>o(c)} />
<${f} text=${Wt} disabled=${e} onClick=${()=>o(p)} />
<span role="status">${r}</span>
</div>
`}var Ht=({query:t,dictionary:a,order:e})=>_("quiz",{q:String(t),dictionary:a??"",order:e==="alphabet"?"":String(e)});async function Zt(t){if(typeof ClipboardItem>"u")return navigator.clipboard.writeText(await t);const a=t.then(e=>new Blob([e],{type:"text/plain"}));return navigator.clipboard.write([new ClipboardItem({"text/plain":a})])}var Vt=(t,a,e)=>String(t[a]?.[e]??"").replaceAll("	"," ");async function F(t,a){const e=[...a];let o=e.reduce((n,{words:s})=>n+s.length,0);for(;o<e[0].count;){const n=await U("dictionary.find",{...t,skip:o,limit:Qt});if(!n.words.length)break;e.push(n),o+=n.words.length}const i=Object.keys(B).filter(n=>e[0][n]),c=e.flatMap(n=>n.words.map((s,u)=>i.map(b=>Vt(n,b,u)).join("	"))),p=i.map(n=>B[n]);return i.length>1&&c.unshift(p.join("	")),$t(`${c.join(`
`)}
`)}var Kt=/[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu,ta=(t,a)=>[...t.replace(Kt,"")].every(e=>a.includes(e));function aa({history:t,failure:a,letters:e}){const{value:o,set:r}=t;return ht([a]),l`
<${Z}
label=${R}
id="query"
class="large query"
value=${o}
onInput=${i=>r(i)}
placeholder=${kt}
inputmode="text"
enterkeyhint="search"
data-undo
data-home="question"
aria-invalid=${a?"true":void 0}
aria-describedby=${a?"query-problem":void 0}
/>
<${ea} text=${o} failure=${a} onText=${r} />
<div class="row">
<${f} text=${tt} disabled=${!o} onClick=${()=>r("")} />
<${V} ...${t} />
</div>
<div class="examples" role="group" aria-label=${St}>
<span class="hint" aria-hidden="true">${W}</span>
${Tt.filter(([,i])=>ta(i,e)).map(([i,c])=>l`
<${f}
key=${c}
text=${i}
aria-pressed=${c===o}
onClick=${()=>r(c)}
/>
`)}
</div>
`}function ea({text:t,failure:a,onText:e}){const{start:o,end:r,suggestions:i=[]}=a?.data??{},c=[...t],p=c.slice(0,o).join(""),n=c.slice(r).join("");return l`
<div id="query-problem" class="mistake" role="status">
${a&&l`
${o!==void 0&&l`
<p class="marked" aria-hidden="true">
${p}<mark>${c.slice(o,r).join("")||" "}</mark>${n}
</p>
`}
<p class="problem">${ct(a)}</p>
`}
</div>
${i.length>0&&l`
<div class="examples" role="group" aria-label=${Lt}>
<span class="hint" aria-hidden="true">${W}</span>
${i.map(s=>l`
<${f} key=${s} text=${s} onClick=${()=>e(p+s+n)} />
`)}
</div>
`}
`}var oa=250,na=/\b(palindrome|semordnilap)\b/i,ia=/\b(and|or|not|limit)\b/i,O=Object.keys(C),D="hooks-points-definition",sa="none",ra=["points","probability"],la=["definition","part-of-speech"],Q=(t,a)=>({dictionary:t.get("dictionary")??a,order:t.get("order")??"alphabet",columns:(t.get("columns")??D).split("-").filter(e=>Object.hasOwn(C,e))});function ca(t){return!(na.test(t)||ia.test(t)&&/\s/.test(t))&&/^\p{L}[\p{L}|[\] ]*$/u.test(t)?t.split(/\s+/).map(lt):null}var da=t=>/^[\p{L}?]*\?[\p{L}?]*$/u.test(t)?`anagram:${t}`:t;function ua({server:t,query:a}){const[e]=t.dictionaries,o=gt(()=>a.get("q")??""),{value:r,set:i}=o,[c,p]=k(()=>Q(a,e)),{dictionary:n,order:s,columns:u}=c,b=d=>p({...c,...d});ft(()=>{i(a.get("q")??""),p(Q(a,e))},[a]),bt(n);const $=vt(()=>et(n),[n]),T=!$.value||!!st(n)||/^[A-Z]+$/.test($.value.upper),v=!$.value||$.value.playability===!0;function y(d){return la.includes(d)?t.has_definitions===!0:d==="playability"?v:T||!ra.includes(d)}const z=O.filter(d=>u.includes(d)&&y(d));I(()=>ut("words",{q:r,dictionary:n===e?"":n,order:s==="alphabet"?"":s,columns:u.join("-")===D?"":u.join("-")||sa}),[r,c]);const m=fa(r.trim()),L=S(()=>ca(m),[m,n]),N=S(()=>m&&!L?{query:da(m),order:y(s)?s:"alphabet",columns:z,dictionary:n}:null,[m,c,T,v]),q=S(()=>K($.value),[$.value]),G=t.dictionaries.filter(d=>d!==n),h=ha(N),g=m===r.trim()?h.failure:null,w=g&&!h.shown?.first.count?null:h.shown;return l`
<div class="heading">
<h1>${P.words}</h1>
<p class="hint words-about">${wt}</p>
<a href="#/quiz">${P.quiz}</a>
</div>
<section class="panel" aria-label=${R}>
<${aa} history=${o} failure=${g} letters=${$.value?.upper??""} />
<${ba} text=${r} onText=${i} others=${G} usable=${y} />
<div class="row">
<${Y}
dictionaries=${t.dictionaries}
value=${n}
onChange=${d=>b({dictionary:d})}
/>
<${J}
label=${rt}
id="order"
value=${y(s)?s:"alphabet"}
options=${xt.filter(([d])=>y(d))}
onChange=${d=>b({order:d})}
/>
<div class="toggles" role="group" aria-label=${Et}>
${O.filter(y).map(d=>l`
<${f}
key=${d}
text=${C[d]}
class="toggle"
aria-pressed=${u.includes(d)}
onClick=${()=>b({columns:ya(u,d)})}
/>
`)}
</div>
</div>
</section>
${L&&l`
<section class="panel" aria-label=${E}>
<${A}
key=${n}
load=${pa}
words=${L}
dictionary=${n}
onWord=${i}
/>
</section>
`}
<section class="panel found" aria-label=${E} aria-busy=${h.busy} hidden=${L}>
<h2 aria-live="polite">
${w&&!g?Nt(w.first.count):E}
</h2>
<${M} text=${$.error??h.problem} />
${g&&w&&l`<p class="hint">${Pt}</p>`}
${w?l`
<${zt}
key=${w.key}
...${w}
busy=${h.busy}
inCapitals=${q}
/>
`:N&&!h.problem&&!g?l`<p class="hint">${At}</p>`:!g&&l`<p>${It}</p>`}
</section>
`}var pa=async()=>(await import("./words-lookup.js")).Lookup,$a=async()=>(await import("./words-form.js")).Form;function ba(t){const[a,e]=k(!1);return l`
<details class="fold" onToggle=${({target:o})=>o.open&&e(!0)}>
<summary>${Ct}</summary>
${a&&l`<${A} load=${$a} ...${t} />`}
</details>
`}var ya=(t,a)=>O.filter(e=>t.includes(e)!==(e===a));function ha(t){const{result:a,error:e,failure:o,busy:r}=mt("dictionary.find",t&&{...t,limit:Ft}),i=H(null);t?a&&!r&&i.current?.first!==a&&(i.current={key:JSON.stringify(t),question:t,first:a}):i.current=null;const c=ot(o);return e&&!c&&(i.current=null),{shown:i.current,busy:t!==null&&r,problem:c?null:e,failure:c&&!r?o:null}}function fa(t){const[a,e]=k(t);return I(()=>{const o=setTimeout(()=>e(t),oa);return()=>clearTimeout(o)},[t]),a}export{ua as Words};

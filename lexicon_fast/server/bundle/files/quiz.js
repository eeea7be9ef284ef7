import{KINDS as I,LEARNING as V,RELEARNING as W,REVIEW as L,addCards as ee,addDeck as R,allDecks as _,cardsOf as te,deckOf as ne,dueCount as ie,now as ae,removeDeck as re}from"./quiz-decks.js";import{Button as T,Choice as se,DictionaryChoice as oe,Field as le,G as b,Loaded as ce,Problem as A,Segments as ue,TextArea as de,TextField as $e,addressOf as z,call as me,dictionaryInfo as x,dictionaryTitle as pe,fe as u,go as ye,isMistake as fe,isStorageDenied as he,languageOf as ve,loadTexts as C,parsedObject as be,queryProblem as N,saveFile as ge,useAction as we,useFocus as ke,usePromise as Ee}from"./lexicon-play.js";var{FILE_PROBLEMS:g}=await C("quiz"),Se=8<<20,M="lexicon-fast deck",X=1,Te=1e4,qe=5e4,F=1e3,j=200,B=221845392e3,D=1e9,p=class extends Error{};function _e(e,t){const{name:i,kind:a,dictionary:o,alphabet:d,min_length:r,is_list:s,layout:c,source:l,asked:y}=e,f=y.flatMap(v=>{const m=Object.hasOwn(t,v)?t[v]:null;return m?.memory?[{key:v,...m}]:[]});return`${JSON.stringify({format:M,version:X,...{name:i,kind:a,dictionary:o,alphabet:d,min_length:r,is_list:s,layout:c,source:l},cards:f})}
`}function Ae(e){const t=be(e);if(t.format!==M)throw new p(g.format);if(t.version!==X)throw new p(g.version);if(!I.includes(t.kind))throw new p(g.kind);const{playability:i=null,layout:a=null}=t;if(i!==null)throw new p(g.playability);const{name:o,kind:d,dictionary:r,alphabet:s,min_length:c,is_list:l}=t;if(!([o,r].every(m=>q(m,j))&&q(s,32)&&E(c,1,64)&&typeof l=="boolean"&&(a===null||q(a,j))&&Array.isArray(t.source)&&t.source.every(m=>q(m,F))&&t.source.length>0&&Array.isArray(t.cards)))throw new p(g.fields);if(t.source.length>Te||t.cards.length>qe)throw new p(g.long);const f=t.cards.map((m,$)=>{if(!xe(m))throw new p(g.card($+1));const{key:w,correct:k,incorrect:S,streak:Q,last_correct:H}=m,{state:K,step:U,stability:Y,difficulty:Z,due:G,last_review:J}=m.memory;return[w,{memory:{state:K,step:U,stability:Y,difficulty:Z,due:G,last_review:J},correct:k,incorrect:S,streak:Q,last_correct:H}]});return{source:{...{name:o,kind:d,dictionary:r,alphabet:s,min_length:c,is_list:l,layout:a},source:t.source,order:"random"},cards:Object.fromEntries(f)}}var q=(e,t)=>typeof e=="string"&&e.trim()!==""&&e.length<=t,E=(e,t,i)=>Number.isInteger(e)&&O(e,t,i),O=(e,t,i)=>typeof e=="number"&&t<=e&&e<=i;function xe(e){const{memory:t}=e??{};return q(e?.key,F)&&[e.correct,e.incorrect].every(i=>E(i,0,D))&&E(e.streak,-D,D)&&E(e.last_correct,0,B)&&[V,L,W].includes(t?.state)&&(t.state===L?t.step===null:E(t.step,0,1))&&O(t.stability,.001,36500)&&O(t.difficulty,1,10)&&[t.due,t.last_review].every(i=>E(i,0,B))}var n=await C("quiz"),P=["probability","points"],De=2,Oe=async()=>(await import("./quiz-session.js")).Session;function Ie({server:e,rest:[t],query:i}){if(t===void 0)return u`<${Le} key=${i.toString()} server=${e} query=${i} />`;const a=ne(t);return u`
<div class="heading">
<h1>${a?.name??n.title}</h1>
<a href=${z("quiz")}>${n.all}</a>
</div>
${a?u`<${ce} load=${Oe} loading=${n.loading} deck=${a} />`:u`<${A} text=${n.gone} />`}
`}function Le({server:e,query:t}){const[i,a]=b(_),[o,d]=b(t.get("dictionary")??e.dictionaries[0]),r=Ee(()=>x(o),[o]),{run:s,problem:c}=we(),[l,y]=b(null),f=!r.value||!!ve(o)||/^[A-Z]+$/.test(r.value.upper),h=$=>s(async()=>{y(null);const{upper:w}=await x(o),k=await Re($.source,o);if(k!==null){y(k);return}ye(`quiz/${R({...$,dictionary:o,...{alphabet:w,min_length:De,is_list:!1,layout:null}})}`)}),v=u`
<${je}
query=${t.get("q")??""}
order=${t.get("order")??"random"}
hasTiles=${f}
hasPlayability=${r.value?.playability===!0}
begin=${h}
/>
`,m=t.has("q");return u`
<div class="heading">
<div>
<h1>${n.title}</h1>
<p class="hint">${n.about}</p>
</div>
<${oe} dictionaries=${e.dictionaries} value=${o} onChange=${d} />
</div>
${he()&&u`<p class="notice">${n.denied}</p>`}
<${A} text=${c??l??r.error} />
${m&&v}
${i.length>0&&u`<${Be} decks=${i} onChange=${()=>a(_())} />`}
<section class="panel" aria-label=${n.ready}>
<h2>${n.ready}</h2>
<${Fe} info=${r.value} hasTiles=${f} begin=${h} />
</section>
${!m&&v}
<${Qe} server=${e} onLoad=${()=>a(_())} />
`}async function Re(e,t){for(const i of e)try{await me("dictionary.find",{query:i,dictionary:t,limit:0})}catch(a){if(!fe(a))throw a;return e.length>1?`${i}: ${N(a)}`:N(a)}return null}var ze="length:7 limit probability:1-1000",Ce="length:8 limit probability:1-1000",Ne="length:5 limit probability:1-300",Me="length:2-4 and (includes:Q or includes:X or includes:Z)",Xe=[{name:"twos",query:"length:2"},{name:"hooks",kind:"hooks",query:"length:2"},{name:"validTwos",kind:"valid",query:"length:2"},{name:"threes",query:"length:3"},{name:"sevens",order:"probability",query:ze},{name:"eights",order:"probability",query:Ce},{name:"withJ",query:"length:2-4 and includes:J",letters:"J"},{name:"withQXZ",query:Me,letters:"QXZ"},{name:"withoutU",query:"includes:Q and excludes:U",letters:"QU"},{name:"within",kind:"subanagrams",order:"probability",query:Ne}];function Fe({info:e,hasTiles:t,begin:i}){if(!e)return null;const a=({order:r="",letters:s=""})=>(t||!P.includes(r))&&[...s].every(c=>e.upper.includes(c)),o={title:n.READY.twosByLetter,kind:"patterns",order:"random",source:[...e.upper].map(r=>`length:2 and prefix:${r}`)},d=Xe.filter(a).map(({name:r,query:s,...c})=>({title:n.READY[r],kind:"anagrams",order:"random",source:[s],...c}));return u`
<ul class="quiz-ready">
${[...d,o].map(({title:r,kind:s,order:c,source:l})=>u`
<li key=${r}>
<${T} text=${r} onClick=${()=>i({name:r,kind:s,order:c,source:l})} />
</li>
`)}
</ul>
`}function je({query:e,order:t,hasTiles:i,hasPlayability:a,begin:o}){const[d,r]=b(e),[s,c]=b("anagrams"),[l,y]=b(t in n.ORDER_TEXTS?t:"random"),f=Object.entries(n.ORDER_TEXTS).filter(([$])=>$==="playability"?a:i||!P.includes($)),h=d.split(`
`).map($=>$.trim()).filter(Boolean);function v($){if($.preventDefault(),!h.length)return;const[w,...k]=h,S=k.length?`${w} …`:w;o(s==="patterns"?{name:S,kind:s,order:"list",source:h}:{name:S,kind:s,order:l,source:[h.join(" ")]})}const m=I.map($=>[$,n.KIND_TEXTS[$].title]);return u`
<section class="panel" aria-label=${n.make}>
<h2>${n.make}</h2>
<form class="quiz-form" onSubmit=${v}>
<div class="field">
<${ue} label=${n.kindLabel} value=${s} options=${m} onChange=${c} />
<p class="hint">${n.KIND_TEXTS[s].about}</p>
</div>
${s==="patterns"?u`
<${de}
label=${n.lines}
id="quiz-query"
rows="4"
autocapitalize="off"
value=${d}
onInput=${({target:$})=>r($.value)}
/>
`:u`
<${$e}
label=${n.conditions}
id="quiz-query"
class="query"
hint=${n.conditionsHint}
placeholder=${n.placeholder}
value=${d}
onInput=${r}
/>
`}
<div class="row">
${s!=="patterns"&&u`
<${se}
label=${n.order}
id="quiz-order"
value=${l}
options=${f}
onChange=${y}
/>
`}
<button type="submit" class="main" disabled=${!h.length}>${n.start}</button>
</div>
</form>
</section>
`}function Be({decks:e,onChange:t}){const i=ae();return u`
<section class="panel" aria-label=${n.own}>
<h2>${n.own}</h2>
<ul class="quiz-decks">
${e.map(a=>u`<${Pe} key=${a.id} deck=${a} at=${i} onChange=${t} />`)}
</ul>
</section>
`}function Pe({deck:e,at:t,onChange:i}){const[a,o]=b(!1),d=ie(e,t);ke([a]);function r(){const c=e.name.replace(/[^\p{L}\p{N}]+/gu,"-").slice(0,60);ge(`${c}.json`,_e(e,te(e)),"application/json")}function s(){re(e),i()}return u`
<li>
<div class="quiz-about">
<a href=${z(`quiz/${e.id}`)}>${e.name}</a>
<span class="hint">
${n.kindText(n.KIND_TEXTS[e.kind].title,pe(e.dictionary))}
</span>
<span class=${d?"quiz-due":"hint"}>${n.deckState(d,e.asked.length)}</span>
</div>
${a?u`
<div class="row" role="group" aria-label=${n.removeAsk}>
<span>${n.removeAsk}</span>
<${T} text=${n.removeYes} data-home="question" onClick=${s} />
<${T} text=${n.removeNo} onClick=${()=>o(!1)} />
</div>
`:u`
<div class="row">
<${T}
text=${n.save}
aria-label=${`${n.save}: ${e.name}`}
onClick=${r}
/>
<${T}
text=${n.remove}
aria-label=${`${n.remove} ${e.name}`}
onClick=${()=>o(!0)}
/>
</div>
`}
</li>
`}function Qe({server:e,onLoad:t}){const[i,a]=b(""),[o,d]=b(null);async function r({target:s}){const c=s.files?.[0];if(c){a(""),d(null);try{if(c.size>Se)throw new p(n.FILE_PROBLEMS.size);const{source:l,cards:y}=Ae(await c.text());if(!e.dictionaries.includes(l.dictionary))throw new p(n.FILE_PROBLEMS.dictionary(l.dictionary));const{upper:f}=await x(l.dictionary);if(f!==l.alphabet)throw new p(n.otherLetters);ee(R(l),y),a(n.loadedText(l.name,Object.keys(y).length)),t()}catch(l){d(l instanceof p?l.message:n.FILE_PROBLEMS.format)}s.value=""}}return u`
<section class="panel" aria-label=${n.load}>
<${le} label=${n.load} id="quiz-file" hint=${n.loadHint}>
<input id="quiz-file" type="file" accept=".json,application/json" onChange=${r} />
<//>
<p role="status" class="quiz-said">${i}</p>
<${A} text=${o} />
</section>
`}export{Ie as Quiz};

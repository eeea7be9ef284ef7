import{FILE_PROBLEMS as h,KINDS as z,KIND_TEXTS as A,LEARNING as ae,ORDER_TEXTS as D,READY as oe,RELEARNING as le,REVIEW as L,TWOS_BY_LETTER as ce,about as ue,addCards as de,addDeck as R,all as $e,allDecks as _,cardsOf as fe,conditions as pe,conditionsHint as me,deckOf as ye,deckState as he,denied as ve,dueCount as ge,gone as be,kindLabel as we,kindText as ke,lines as Se,load as I,loadHint as Te,loadedText as Ee,loading as Ae,make as N,now as _e,order as xe,otherLetters as Oe,own as M,placeholder as qe,ready as j,remove as F,removeAsk as X,removeDeck as Ce,removeNo as ze,removeYes as De,save as B,start as Le,title as P}from"./quiz-texts.js";import{Button as T,Choice as Re,DictionaryChoice as Ie,Field as Ne,G as g,Loaded as Me,Problem as x,Segments as je,TextArea as Fe,TextField as Xe,addressOf as Y,call as Be,dictionaryInfo as O,dictionaryTitle as Pe,fe as l,go as Ye,isMistake as Ge,isStorageDenied as He,languageOf as Ke,parsedObject as Ue,queryProblem as G,saveFile as Ve,useAction as We,useFocus as Je,usePromise as Qe}from"./texts.js";var Ze=8<<20,H="lexicon-fast deck",K=1,et=1e4,tt=5e4,U=1e3,V=200,W=221845392e3,q=1e9,f=class extends Error{};function nt(e,t){const{name:n,kind:i,dictionary:a,alphabet:u,min_length:s,is_list:r,layout:c,source:o,asked:p}=e,m=p.flatMap(v=>{const $=Object.hasOwn(t,v)?t[v]:null;return $?.memory?[{key:v,...$}]:[]});return`${JSON.stringify({format:H,version:K,...{name:n,kind:i,dictionary:a,alphabet:u,min_length:s,is_list:r,layout:c,source:o},cards:m})}
`}function it(e){const t=Ue(e);if(t.format!==H)throw new f(h.format);if(t.version!==K)throw new f(h.version);if(!z.includes(t.kind))throw new f(h.kind);const{playability:n=null,layout:i=null}=t;if(n!==null)throw new f(h.playability);const{name:a,kind:u,dictionary:s,alphabet:r,min_length:c,is_list:o}=t;if(!([a,s].every($=>E($,V))&&E(r,32)&&k(c,1,64)&&typeof o=="boolean"&&(i===null||E(i,V))&&Array.isArray(t.source)&&t.source.every($=>E($,U))&&t.source.length>0&&Array.isArray(t.cards)))throw new f(h.fields);if(t.source.length>et||t.cards.length>tt)throw new f(h.long);const m=t.cards.map(($,d)=>{if(!st($))throw new f(h.card(d+1));const{key:b,correct:w,incorrect:S,streak:Q,last_correct:Z}=$,{state:ee,step:te,stability:ne,difficulty:ie,due:se,last_review:re}=$.memory;return[b,{memory:{state:ee,step:te,stability:ne,difficulty:ie,due:se,last_review:re},correct:w,incorrect:S,streak:Q,last_correct:Z}]});return{source:{...{name:a,kind:u,dictionary:s,alphabet:r,min_length:c,is_list:o,layout:i},source:t.source,order:"random"},cards:Object.fromEntries(m)}}var E=(e,t)=>typeof e=="string"&&e.trim()!==""&&e.length<=t,k=(e,t,n)=>Number.isInteger(e)&&C(e,t,n),C=(e,t,n)=>typeof e=="number"&&t<=e&&e<=n;function st(e){const{memory:t}=e??{};return E(e?.key,U)&&[e.correct,e.incorrect].every(n=>k(n,0,q))&&k(e.streak,-q,q)&&k(e.last_correct,0,W)&&[ae,L,le].includes(t?.state)&&(t.state===L?t.step===null:k(t.step,0,1))&&C(t.stability,.001,36500)&&C(t.difficulty,1,10)&&[t.due,t.last_review].every(n=>k(n,0,W))}var J=["probability","points"],rt=2,at=async()=>(await import("./quiz-session.js")).Session;function ot({server:e,rest:[t],query:n}){if(t===void 0)return l`<${lt} key=${n.toString()} server=${e} query=${n} />`;const i=ye(t);return l`
<div class="heading">
<h1>${i?.name??P}</h1>
<a href=${Y("quiz")}>${$e}</a>
</div>
${i?l`<${Me} load=${at} loading=${Ae} deck=${i} />`:l`<${x} text=${be} />`}
`}function lt({server:e,query:t}){const[n,i]=g(_),[a,u]=g(t.get("dictionary")??e.dictionaries[0]),s=Qe(()=>O(a),[a]),{run:r,problem:c}=We(),[o,p]=g(null),m=!s.value||!!Ke(a)||/^[A-Z]+$/.test(s.value.upper),y=d=>r(async()=>{p(null);const{upper:b}=await O(a),w=await ct(d.source,a);if(w!==null){p(w);return}Ye(`quiz/${R({...d,dictionary:a,...{alphabet:b,min_length:rt,is_list:!1,layout:null}})}`)}),v=l`
<${dt}
query=${t.get("q")??""}
order=${t.get("order")??"random"}
hasTiles=${m}
hasPlayability=${s.value?.playability===!0}
begin=${y}
/>
`,$=t.has("q");return l`
<div class="heading">
<div>
<h1>${P}</h1>
<p class="hint">${ue}</p>
</div>
<${Ie} dictionaries=${e.dictionaries} value=${a} onChange=${u} />
</div>
${He()&&l`<p class="notice">${ve}</p>`}
<${x} text=${c??o??s.error} />
${$&&v}
${n.length>0&&l`<${$t} decks=${n} onChange=${()=>i(_())} />`}
<section class="panel" aria-label=${j}>
<h2>${j}</h2>
<${ut} info=${s.value} hasTiles=${m} begin=${y} />
</section>
${!$&&v}
<${pt} server=${e} onLoad=${()=>i(_())} />
`}async function ct(e,t){for(const n of e)try{await Be("dictionary.find",{query:n,dictionary:t,limit:0})}catch(i){if(!Ge(i))throw i;return e.length>1?`${n}: ${G(i)}`:G(i)}return null}function ut({info:e,hasTiles:t,begin:n}){if(!e)return null;const i=({order:s="",letters:r=""})=>(t||!J.includes(s))&&[...r].every(c=>e.upper.includes(c)),a={title:ce,kind:"patterns",order:"random",source:[...e.upper].map(s=>`length:2 and prefix:${s}`)},u=oe.filter(i).map(({query:s,...r})=>({kind:"anagrams",order:"random",source:[s],...r}));return l`
<ul class="quiz-ready">
${[...u,a].map(({title:s,kind:r,order:c,source:o})=>l`
<li key=${s}>
<${T} text=${s} onClick=${()=>n({name:s,kind:r,order:c,source:o})} />
</li>
`)}
</ul>
`}function dt({query:e,order:t,hasTiles:n,hasPlayability:i,begin:a}){const[u,s]=g(e),[r,c]=g("anagrams"),[o,p]=g(t in D?t:"random"),m=Object.entries(D).filter(([d])=>d==="playability"?i:n||!J.includes(d)),y=u.split(`
`).map(d=>d.trim()).filter(Boolean);function v(d){if(d.preventDefault(),!y.length)return;const[b,...w]=y,S=w.length?`${b} …`:b;a(r==="patterns"?{name:S,kind:r,order:"list",source:y}:{name:S,kind:r,order:o,source:[y.join(" ")]})}const $=z.map(d=>[d,A[d].title]);return l`
<section class="panel" aria-label=${N}>
<h2>${N}</h2>
<form class="quiz-form" onSubmit=${v}>
<div class="field">
<${je} label=${we} value=${r} options=${$} onChange=${c} />
<p class="hint">${A[r].about}</p>
</div>
${r==="patterns"?l`
<${Fe}
label=${Se}
id="quiz-query"
rows="4"
autocapitalize="off"
value=${u}
onInput=${({target:d})=>s(d.value)}
/>
`:l`
<${Xe}
label=${pe}
id="quiz-query"
class="query"
hint=${me}
placeholder=${qe}
value=${u}
onInput=${s}
/>
`}
<div class="row">
${r!=="patterns"&&l`
<${Re}
label=${xe}
id="quiz-order"
value=${o}
options=${m}
onChange=${p}
/>
`}
<button type="submit" class="main" disabled=${!y.length}>${Le}</button>
</div>
</form>
</section>
`}function $t({decks:e,onChange:t}){const n=_e();return l`
<section class="panel" aria-label=${M}>
<h2>${M}</h2>
<ul class="quiz-decks">
${e.map(i=>l`<${ft} key=${i.id} deck=${i} at=${n} onChange=${t} />`)}
</ul>
</section>
`}function ft({deck:e,at:t,onChange:n}){const[i,a]=g(!1),u=ge(e,t);Je([i]);function s(){const c=e.name.replace(/[^\p{L}\p{N}]+/gu,"-").slice(0,60);Ve(`${c}.json`,nt(e,fe(e)),"application/json")}function r(){Ce(e),n()}return l`
<li>
<div class="quiz-about">
<a href=${Y(`quiz/${e.id}`)}>${e.name}</a>
<span class="hint">
${ke(A[e.kind].title,Pe(e.dictionary))}
</span>
<span class=${u?"quiz-due":"hint"}>${he(u,e.asked.length)}</span>
</div>
${i?l`
<div class="row" role="group" aria-label=${X}>
<span>${X}</span>
<${T} text=${De} data-home="question" onClick=${r} />
<${T} text=${ze} onClick=${()=>a(!1)} />
</div>
`:l`
<div class="row">
<${T}
text=${B}
aria-label=${`${B}: ${e.name}`}
onClick=${s}
/>
<${T}
text=${F}
aria-label=${`${F} ${e.name}`}
onClick=${()=>a(!0)}
/>
</div>
`}
</li>
`}function pt({server:e,onLoad:t}){const[n,i]=g(""),[a,u]=g(null);async function s({target:r}){const c=r.files?.[0];if(c){i(""),u(null);try{if(c.size>Ze)throw new f(h.size);const{source:o,cards:p}=it(await c.text());if(!e.dictionaries.includes(o.dictionary))throw new f(h.dictionary(o.dictionary));const{upper:m}=await O(o.dictionary);if(m!==o.alphabet)throw new f(Oe);de(R(o),p),i(Ee(o.name,Object.keys(p).length)),t()}catch(o){u(o instanceof f?o.message:h.format)}r.value=""}}return l`
<section class="panel" aria-label=${I}>
<${Ne} label=${I} id="quiz-file" hint=${Te}>
<input id="quiz-file" type="file" accept=".json,application/json" onChange=${s} />
<//>
<p role="status" class="quiz-said">${n}</p>
<${x} text=${a} />
</section>
`}export{ot as Quiz};

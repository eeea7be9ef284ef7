import{KEYS as B,REVIEW as ae,TASKS as H,all as ie,allowMore as le,announcement as ue,answer as ce,back as de,cardsOf as K,check as $e,cutText as fe,deckOf as X,denied as pe,done as G,dueCount as me,found as he,front as we,give as ye,gone as ge,keys as ve,leftOutTexts as xe,leftText as be,loading as ke,meaning as qe,missed as ze,missedTitle as Te,more as De,newLeft as P,next as J,nextDueText as Se,noQuestions as Me,noneAsked as Ae,noteAsked as Oe,nothingTyped as Ce,now as F,otherLetters as Ee,outcomeText as R,phony as Ke,progressText as Ne,shuffle as Ie,storeAnswer as Fe,summaryText as Le,typingHint as _e,valid as je,validityText as Qe,verdictText as Ye,wordColumn as Pe}from"./quiz-texts.js";import{Button as L,DataTable as Re,Field as Ve,G as q,J as We,K as Be,Problem as He,Q as _,Tile as Xe,Y as U,announce as Z,call as V,capitals as Ge,dictionaryInfo as Je,errorText as ee,fe as r,isFocusLost as Ue,isStorageDenied as Ze,lang as j,readable as N,shuffled as et,speak as tt,useFocus as te,useWindowEvent as nt}from"./texts.js";var ne=["yes","no"],se=e=>({question:e,found:[],wrong:[],said:"",outcome:null});function st(e,t,a){const i=U(()=>Date.now(),[e]),u=_(se(e));u.current.question!==e&&(u.current=se(e));const[,n]=q(u.current),l=_(Promise.resolve(!0)),c=s=>{u.current=s,n(s)},o=(s,m=!1)=>{const h=Math.max(0,Date.now()-i)/1e3;return l.current=l.current.then(async()=>{const{question:w,found:z,wrong:A,outcome:$}=u.current;if(w!==e||$)return!0;const p=await t({line:s,found:z,wrong:A,over:m,seconds:h});if(!p)return!1;const T=f=>p.words.filter(({verdict:D})=>D!=="repeated"&&D==="right"===f).map(({word:D})=>D);return c({question:e,found:[...z,...T(!0)],wrong:[...A,...T(!1)],said:a(p,p.outcome),outcome:p.outcome}),!0}),l.current};return{attempt:u.current,show:c,send:o}}function rt({deck:e,question:t,info:a,give:i,next:u}){const{kind:n}=e,{prompt:l,answers:c}=t,o=n==="valid",s=U(()=>Ge(a),[a]),{attempt:m,show:h,send:w}=st(t,i,({words:y},x)=>{const Y=o?Qe(N(l),!!x?.answers.length):y.map(({word:O,verdict:I})=>Ye(s(O),I,n)).join(" ");if(x){const O=R(x.rating,x.due,n);Z(o?`${Y} ${O}`:O);const I=x.answers.map(({word:d})=>s(d));!o&&x.rating==="again"&&Z(ue(I))}return Y}),[z,A]=q({question:t,order:l}),$=z.question===t?z.order:l,{found:p,said:T,outcome:f}=m;te(o?[f,t]:[f]);const D=o&&!f;return r`
<section class="panel quiz-question" aria-label=${H[n]}>
<h2>${H[n]}</h2>
${n==="patterns"?r`<p class="marked" lang=${j()}>${N(l)}</p>`:r`
<p
class="cards quiz-letters"
role="img"
aria-label=${N([...l].join(" "))}
lang=${j()}
tabindex=${D?"-1":void 0}
data-home=${D?"question":void 0}
>
${[...$].map((y,x)=>r`<${Xe} key=${x} letter=${y} />`)}
</p>
`}
${o?r`<${at} kind=${n} said=${T} outcome=${f} send=${w} next=${u} />`:r`
<p class="quiz-left">${be(c,c-p.length)}</p>
<${ot}
question=${t}
kind=${n}
outcome=${f}
send=${w}
say=${y=>h({...m,said:y})}
shuffle=${()=>A({question:t,order:et($)})}
next=${u}
/>
<p role="status" class="quiz-said">${T}</p>
${p.length>0&&!f&&r`
<ul class="words-only quiz-found" aria-label=${he}>
${p.map(y=>r`<li key=${y} lang=${j()}>${s(y)}</li>`)}
</ul>
`}
${f&&r`<p class="verdict">${R(f.rating,f.due,n)}</p>`}
`}
${f!==null&&f.answers.length>0&&r`
<${it}
answers=${f.answers}
found=${o?[t.key]:p}
inCapitals=${s}
/>
`}
</section>
`}function ot({question:e,kind:t,outcome:a,send:i,say:u,shuffle:n,next:l}){const[c,o]=q(""),s=_(null);Be(()=>{Ue()&&matchMedia("(pointer: fine)").matches&&s.current?.focus()},[e]);async function m(w){if(w.preventDefault(),a)return l();if(o(""),!c.trim())return u(Ce);await i(c)||o(z=>z||c)}const h=w=>w.preventDefault();return r`
<form class="quiz-answer" onSubmit=${m}>
<${Ve} label=${ce} id="quiz-answer" hint=${_e(t)}>
<input
id="quiz-answer"
ref=${s}
class="large"
type="text"
lang=${j()}
autocomplete="off"
autocapitalize="characters"
autocorrect="off"
spellcheck=${!1}
enterkeyhint=${a?"next":"done"}
data-home="question"
aria-describedby="quiz-answer-hint"
readonly=${a!==null}
value=${c}
onInput=${({target:w})=>o(w.value)}
/>
<//>
<div class="row">
<button type="submit" class="main" onMouseDown=${h}>
${a?J:$e}
</button>
${!a&&r`
${t!=="patterns"&&t!=="hooks"&&r`<${L} text=${Ie} onMouseDown=${h} onClick=${n} />`}
<${L} text=${ye} onMouseDown=${h} onClick=${()=>i("",!0)} />
`}
</div>
</form>
`}function at({kind:e,said:t,outcome:a,send:i,next:u}){return nt("keydown",n=>{const{key:l,altKey:c,ctrlKey:o,metaKey:s,repeat:m}=n,h=B.indexOf(l.toUpperCase());a||h<0||c||o||s||m||(n.preventDefault(),i(ne[h]))}),a?r`
<div class="choices">
<p class="quiz-said">${t}</p>
<p class="verdict">${R(a.rating,a.due,e)}</p>
</div>
<div class="quiz-validity">
<${L} text=${J} class="main" data-home="question" onClick=${u} />
</div>
`:r`
<div class="quiz-validity">
${[je,Ke].map((n,l)=>r`
<${L}
key=${n}
text=${n}
aria-keyshortcuts=${B[l]}
onClick=${()=>i(ne[l])}
/>
`)}
</div>
<p class="hint quiz-keys">${ve}</p>
`}function it({answers:e,found:t,inCapitals:a}){const i=s=>!t.includes(s),u=e.some(({definition:s})=>s),n=s=>N([...s].join(" ")),l=[...e].sort((s,m)=>Number(i(m.word))-Number(i(s.word))),c=[{title:we,number:!0},{title:Pe},{title:de},u&&{title:qe}],o=l.map(({word:s,front:m,back:h,definition:w})=>({key:s,cells:[r`<span class="hooks">${n(m)}</span>`,r`
<span class="word" lang=${j()}>${a(s)}</span>
${i(s)&&r` <span class="tag quiz-missed">${ze}</span>`}
`,r`<span class="hooks">${n(h)}</span>`,u&&(w||"–")]}));return r`<${Re} classes="word-table" columns=${c} rows=${o} />`}var re=1e4,lt=1e3,ut=1200,Q=class extends Error{};function ct({deck:e}){const[t,a]=q(null),[i,u]=q(null),[n,l]=q(!1),[c,o]=q(null),[s,m]=q({asked:0,right:0,missed:[]}),[h,w]=q(!1),[z,A]=q({unknown:[],hookless:0,many:[]}),$=_(null),p=_(new Set);async function T(){o(null);try{const d=await Je(e.dictionary);if(a(d),d.upper!==e.alphabet)throw new Q(Ee);if($.current===null){const{keys:M,count:C,unknown:b,without:k}=await $t(e);$.current=M,w(M.length<C),A({unknown:b,hookless:e.kind==="hooks"?k:0,many:[]});const g=K(e);Oe(e,M.filter(S=>E(g,S)))}if(!$.current.length)throw new Q(Me);const v=await f($.current);if(!$.current.length)throw new Q(Ae);l(v===null),u(v)}catch(d){u(null),o(d instanceof Q?d.message:ee(d))}}async function f(d){const v=new Set;for(;;){const M=X(e.id);if(!M)throw new Q(ge);const C=d.filter(S=>!v.has(S));$.current=C;const b=mt(C,K(e),{at:F(),mostNew:P(M),learning:p.current});if(b===null)return null;const k=await ft(e,b);if(0<k.answers&&k.answers<=lt)return k;const g=k.answers?"many":"unknown";A(S=>({...S,[g]:[...S[g],N(k.prompt)]})),v.add(b),p.current.delete(b)}}We(()=>{T()},[]),te([i,n]);async function D(d){const{key:v,prompt:M}=i,C=F();o(null);try{const b=E(K(e),v),{words:k,outcome:g}=await pt(e,{...d,key:v,memory:b,at:C});if(!g)return{words:k,outcome:g};Fe(e,v,g),g.memory.state===ae?p.current.delete(v):p.current.add(v);const S=g.rating!=="again";return m({asked:s.asked+1,right:s.right+Number(S),missed:S?s.missed:[...new Set([...s.missed,N(M)])]}),{words:k,outcome:{...g,due:g.memory.due-C}}}catch(b){return o(ee(b)),null}}const y=X(e.id)??e;tt(e.dictionary);const x=d=>(E(K(e),d)?.due??1/0)<=F(),Y=$.current?$.current.filter(x).length:me(y,F()),O=$.current?$.current.filter(d=>E(K(e),d)):[],I=$.current?Math.min(P(y),$.current.length-O.length):P(y);return r`
<p class="hint quiz-progress">${Ne(Y,I,s.asked)}</p>
${Ze()&&r`<p class="notice">${pe}</p>`}
${h&&r`<p class="hint">${fe(re)}</p>`}
${xe(z).map(d=>r`<p key=${d} class="hint quiz-left-out">${d}</p>`)}
<${He} text=${c} />
${i&&t?r`
<${rt} deck=${e} question=${i} info=${t} give=${D} next=${T} />
`:n?r`
<${dt}
deck=${y}
tally=${s}
hasMore=${O.length<($.current?.length??0)}
next=${T}
/>
`:!c&&r`<p role="status">${ke}</p>`}
`}function dt({deck:e,tally:t,hasMore:a,next:i}){const u=K(e),l=e.asked.flatMap(o=>E(u,o)?.due??[]).reduce((o,s)=>Math.min(o,s),1/0);function c(){le(e),i()}return r`
<section class="panel" aria-label=${G}>
<h2>${G}</h2>
<p>${Le(t.asked,t.right,e.kind)}</p>
${Number.isFinite(l)&&r`<p>${Se(l-F())}</p>`}
${t.missed.length>0&&r`
<h3>${Te}</h3>
<ul class="words-only">
${t.missed.map(o=>r`<li key=${o}>${o}</li>`)}
</ul>
`}
<div class="row">
${a&&r`<${L} text=${De} class="main" data-home="question" onClick=${c} />`}
<a class="button" href="#/quiz">${ie}</a>
</div>
</section>
`}var W=({kind:e,min_length:t,layout:a,dictionary:i})=>({kind:e,min_length:t,layout:a,dictionary:i}),$t=e=>V("quiz.keys",{...W(e),source:e.source,is_list:e.is_list,order:e.order,seed:e.made,limit:re});async function ft(e,t){return{key:t,...await V("quiz.question",{...W(e),key:t})}}var pt=(e,t)=>V("quiz.answer",{...W(e),...t});function mt(e,t,{at:a,mostNew:i,learning:u}){const n=oe(e,t,a);if(n!==null)return n;const l=i>0&&e.find(c=>!E(t,c));return l||oe([...u],t,a+ut)}function oe(e,t,a){const i=n=>E(t,n)?.due??1/0;return e.filter(n=>i(n)<=a).sort((n,l)=>i(n)-i(l))[0]??null}var E=(e,t)=>(Object.hasOwn(e,t)?e[t].memory:null)??null;export{ct as Session};

import{REVIEW as ct,allowMore as dt,cardsOf as K,deckOf as B,dueCount as $t,newLeft as V,noteAsked as ft,now as F,storeAnswer as mt}from"./quiz-decks.js";import{Button as Y,DataTable as ht,Field as pt,G as q,J as wt,K as yt,Problem as gt,Q as j,Tile as vt,Y as U,announce as J,call as G,capitals as xt,dictionaryInfo as bt,errorText as Z,fe as a,formats as tt,isFocusLost as kt,isStorageDenied as Tt,joined as qt,lang as R,loadTexts as et,readable as L,shuffled as zt,speak as At,useFocus as nt,useWindowEvent as St}from"./lexicon-play.js";var l=await et("quiz"),st=["yes","no"],rt=t=>({question:t,found:[],wrong:[],said:"",outcome:null});function Mt(t,e,s){const n=U(()=>Date.now(),[t]),c=j(rt(t));c.current.question!==t&&(c.current=rt(t));const[,r]=q(c.current),u=j(Promise.resolve(!0)),d=o=>{c.current=o,r(o)},i=(o,w=!1)=>{const y=Math.max(0,Date.now()-n)/1e3;return u.current=u.current.then(async()=>{const{question:g,found:z,wrong:I,outcome:m}=c.current;if(g!==t||m)return!0;const h=await e({line:o,found:z,wrong:I,over:w,seconds:y});if(!h)return!1;const A=p=>h.words.filter(({verdict:S})=>S!=="repeated"&&S==="right"===p).map(({word:S})=>S);return d({question:t,found:[...z,...A(!0)],wrong:[...I,...A(!1)],said:s(h,h.outcome),outcome:h.outcome}),!0}),u.current};return{attempt:c.current,show:d,send:i}}function Dt({deck:t,question:e,info:s,give:n,next:c}){const{kind:r}=t,{prompt:u,answers:d}=e,i=r==="valid",o=U(()=>xt(s),[s]),{attempt:w,show:y,send:g}=Mt(e,n,({words:v},M)=>{const Q=i?l.validityText(L(u),!!M?.answers.length):v.map(({word:O,verdict:_})=>Ct(o(O),_,r)).join(" ");if(M){const O=P(M,r);J(i?`${Q} ${O}`:O);const _=M.answers.map(({word:f})=>o(f));!i&&M.rating==="again"&&J(l.announcement(_))}return Q}),[z,I]=q({question:e,order:u}),m=z.question===e?z.order:u,{found:h,said:A,outcome:p}=w;nt(i?[p,e]:[p]);const S=i&&!p;return a`
<section class="panel quiz-question" aria-label=${l.TASKS[r]}>
<h2>${l.TASKS[r]}</h2>
${r==="patterns"?a`<p class="marked" lang=${R()}>${L(u)}</p>`:a`
<p
class="cards quiz-letters"
role="img"
aria-label=${L([...u].join(" "))}
lang=${R()}
tabindex=${S?"-1":void 0}
data-home=${S?"question":void 0}
>
${[...m].map((v,M)=>a`<${vt} key=${M} letter=${v} />`)}
</p>
`}
${i?a`<${It} kind=${r} said=${A} outcome=${p} send=${g} next=${c} />`:a`
<p class="quiz-left">${l.leftText(d,d-h.length)}</p>
<${Nt}
question=${e}
kind=${r}
outcome=${p}
send=${g}
say=${v=>y({...w,said:v})}
shuffle=${()=>I({question:e,order:zt(m)})}
next=${c}
/>
<p role="status" class="quiz-said">${A}</p>
${h.length>0&&!p&&a`
<ul class="words-only quiz-found" aria-label=${l.found}>
${h.map(v=>a`<li key=${v} lang=${R()}>${o(v)}</li>`)}
</ul>
`}
${p&&a`<p class="verdict">${P(p,r)}</p>`}
`}
${p!==null&&p.answers.length>0&&a`
<${Ot}
answers=${p.answers}
found=${i?[e.key]:h}
inCapitals=${o}
/>
`}
</section>
`}function Nt({question:t,kind:e,outcome:s,send:n,say:c,shuffle:r,next:u}){const[d,i]=q(""),o=j(null);yt(()=>{kt()&&matchMedia("(pointer: fine)").matches&&o.current?.focus()},[t]);async function w(g){if(g.preventDefault(),s)return u();if(i(""),!d.trim())return c(l.nothingTyped);await n(d)||i(z=>z||d)}const y=g=>g.preventDefault();return a`
<form class="quiz-answer" onSubmit=${w}>
<${pt} label=${l.answer} id="quiz-answer" hint=${e==="hooks"?l.hooksTypingHint:l.typingHint}>
<input
id="quiz-answer"
ref=${o}
class="large"
type="text"
lang=${R()}
autocomplete="off"
autocapitalize="characters"
autocorrect="off"
spellcheck=${!1}
enterkeyhint=${s?"next":"done"}
data-home="question"
aria-describedby="quiz-answer-hint"
readonly=${s!==null}
value=${d}
onInput=${({target:g})=>i(g.value)}
/>
<//>
<div class="row">
<button type="submit" class="main" onMouseDown=${y}>
${s?l.next:l.check}
</button>
${!s&&a`
${e!=="patterns"&&e!=="hooks"&&a`<${Y} text=${l.shuffle} onMouseDown=${y} onClick=${r} />`}
<${Y} text=${l.give} onMouseDown=${y} onClick=${()=>n("",!0)} />
`}
</div>
</form>
`}function It({kind:t,said:e,outcome:s,send:n,next:c}){return St("keydown",r=>{const{key:u,altKey:d,ctrlKey:i,metaKey:o,repeat:w}=r,y=l.KEYS.indexOf(u.toUpperCase());s||y<0||d||i||o||w||(r.preventDefault(),n(st[y]))}),s?a`
<div class="choices">
<p class="quiz-said">${e}</p>
<p class="verdict">${P(s,t)}</p>
</div>
<div class="quiz-validity">
<${Y} text=${l.next} class="main" data-home="question" onClick=${c} />
</div>
`:a`
<div class="quiz-validity">
${[l.valid,l.phony].map((r,u)=>a`
<${Y}
key=${r}
text=${r}
aria-keyshortcuts=${l.KEYS[u]}
onClick=${()=>n(st[u])}
/>
`)}
</div>
<p class="hint quiz-keys">${l.keys}</p>
`}function Ot({answers:t,found:e,inCapitals:s}){const n=o=>!e.includes(o),c=t.some(({definition:o})=>o),r=o=>L([...o].join(" ")),u=[...t].sort((o,w)=>Number(n(w.word))-Number(n(o.word))),d=[{title:l.front,number:!0},{title:l.wordColumn},{title:l.back},c&&{title:l.meaning}],i=u.map(({word:o,front:w,back:y,definition:g})=>({key:o,cells:[a`<span class="hooks">${r(w)}</span>`,a`
<span class="word" lang=${R()}>${s(o)}</span>
${n(o)&&a` <span class="tag quiz-missed">${l.missed}</span>`}
`,a`<span class="hooks">${r(y)}</span>`,c&&(g||"–")]}));return a`<${ht} classes="word-table" columns=${d} rows=${i} />`}function Ct(t,e,s){const n=l.verdicts(t);return e in n?n[e]:s==="anagrams"?n.otherLetters:n.wrong}function P({rating:t,due:e},s){const n=s==="valid"?l.VALIDITY_RATINGS:l.RATINGS;return qt([n[t],l.seeAgain(at(e))])}var ot=[["minute",60,60],["hour",3600,24],["day",86400,60],["month",30*86400,24],["year",365*86400,1/0]];function at(t){const e=([,c,r])=>t<c*r,[s,n]=ot.find(e)??ot[0];return tt.fromNow(Math.max(Math.round(t/n),1),s)}var $=await et("quiz"),W=5,it=1e4,Et=1e3,Kt=1200,H=class extends Error{};function Lt({deck:t}){const[e,s]=q(null),[n,c]=q(null),[r,u]=q(!1),[d,i]=q(null),[o,w]=q({asked:0,right:0,missed:[]}),[y,g]=q(!1),[z,I]=q({unknown:[],hookless:0,many:[]}),m=j(null),h=j(new Set);async function A(){i(null);try{const f=await bt(t.dictionary);if(s(f),f.upper!==t.alphabet)throw new H($.otherLetters);if(m.current===null){const{keys:N,count:C,unknown:k,without:T}=await Ft(t);m.current=N,g(N.length<C),I({unknown:k,hookless:t.kind==="hooks"?T:0,many:[]});const x=K(t);ft(t,N.filter(D=>E(x,D)))}if(!m.current.length)throw new H($.noQuestions);const b=await p(m.current);if(!m.current.length)throw new H($.noneAsked);u(b===null),c(b)}catch(f){c(null),i(f instanceof H?f.message:Z(f))}}async function p(f){const b=new Set;for(;;){const N=B(t.id);if(!N)throw new H($.gone);const C=f.filter(D=>!b.has(D));m.current=C;const k=Rt(C,K(t),{at:F(),mostNew:V(N),learning:h.current});if(k===null)return null;const T=await Yt(t,k);if(0<T.answers&&T.answers<=Et)return T;const x=T.answers?"many":"unknown";I(D=>({...D,[x]:[...D[x],L(T.prompt)]})),b.add(k),h.current.delete(k)}}wt(()=>{A()},[]),nt([n,r]);async function S(f){const{key:b,prompt:N}=n,C=F();i(null);try{const k=E(K(t),b),{words:T,outcome:x}=await jt(t,{...f,key:b,memory:k,at:C});if(!x)return{words:T,outcome:x};mt(t,b,x),x.memory.state===ct?h.current.delete(b):h.current.add(b);const D=x.rating!=="again";return w({asked:o.asked+1,right:o.right+Number(D),missed:D?o.missed:[...new Set([...o.missed,L(N)])]}),{words:T,outcome:{...x,due:x.memory.due-C}}}catch(k){return i(Z(k)),null}}const v=B(t.id)??t;At(t.dictionary);const M=f=>(E(K(t),f)?.due??1/0)<=F(),Q=m.current?m.current.filter(M).length:$t(v,F()),O=m.current?m.current.filter(f=>E(K(t),f)):[],_=m.current?Math.min(V(v),m.current.length-O.length):V(v);return a`
<p class="hint quiz-progress">${$.progressText(Q,_,o.asked)}</p>
${Tt()&&a`<p class="notice">${$.denied}</p>`}
${y&&a`<p class="hint">${$.cutText(it)}</p>`}
${Qt(z).map(f=>a`<p key=${f} class="hint quiz-left-out">${f}</p>`)}
<${gt} text=${d} />
${n&&e?a`
<${Dt} deck=${t} question=${n} info=${e} give=${S} next=${A} />
`:r?a`
<${_t}
deck=${v}
tally=${o}
hasMore=${O.length<(m.current?.length??0)}
next=${A}
/>
`:!d&&a`<p role="status">${$.loading}</p>`}
`}function _t({deck:t,tally:e,hasMore:s,next:n}){const c=K(t),u=t.asked.flatMap(i=>E(c,i)?.due??[]).reduce((i,o)=>Math.min(i,o),1/0);function d(){dt(t),n()}return a`
<section class="panel" aria-label=${$.done}>
<h2>${$.done}</h2>
<p>${Ht(e,t.kind)}</p>
${Number.isFinite(u)&&a`<p>${$.nextDueText(at(Math.max(u-F(),0)))}</p>`}
${e.missed.length>0&&a`
<h3>${$.missedTitle}</h3>
<ul class="words-only">
${e.missed.map(i=>a`<li key=${i}>${i}</li>`)}
</ul>
`}
<div class="row">
${s&&a`<${Y} text=${$.more} class="main" data-home="question" onClick=${d} />`}
<a class="button" href="#/quiz">${$.all}</a>
</div>
</section>
`}var X=({kind:t,min_length:e,layout:s,dictionary:n})=>({kind:t,min_length:e,layout:s,dictionary:n}),Ft=t=>G("quiz.keys",{...X(t),source:t.source,is_list:t.is_list,order:t.order,seed:t.made,limit:it});async function Yt(t,e){return{key:e,...await G("quiz.question",{...X(t),key:e})}}var jt=(t,e)=>G("quiz.answer",{...X(t),...e});function Rt(t,e,{at:s,mostNew:n,learning:c}){const r=lt(t,e,s);if(r!==null)return r;const u=n>0&&t.find(d=>!E(e,d));return u||lt([...c],e,s+Kt)}function lt(t,e,s){const n=r=>E(e,r)?.due??1/0;return t.filter(r=>n(r)<=s).sort((r,u)=>n(r)-n(u))[0]??null}var E=(t,e)=>(Object.hasOwn(t,e)?t[e].memory:null)??null;function Ht({asked:t,right:e},s){return t?(s==="valid"?$.validitySummary:$.summaryText)(t,e):$.nothingDue}var ut=t=>tt.list(t.length>W+1?[...t.slice(0,W),$.moreNames(t.length-W)]:t),Qt=({unknown:t,hookless:e,many:s})=>[t.length&&$.withoutAnswers(ut(t)),e&&$.withoutHooks(e),s.length&&$.tooManyAnswers(ut(s))].filter(n=>typeof n=="string");export{Lt as Session};

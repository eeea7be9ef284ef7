import{KEYS as V,REVIEW as nt,TASKS as W,TEXTS as c,TYPING_HINTS as st,allowMore as ot,announcement as rt,cardsOf as I,cutText as it,deckOf as X,dueCount as at,leftOutTexts as ut,leftText as lt,newLeft as F,nextDueText as ct,noteAsked as dt,now as K,outcomeText as P,progressText as $t,storeAnswer as ft,summaryText as pt,validityText as mt,verdictText as ht}from"./quiz-texts.js";import{DataTable as wt,G as z,J as yt,K as gt,Problem as bt,Q as L,Tile as vt,Y as G,announce as H,call as Q,capitals as kt,dictionaryInfo as xt,errorText as B,fe as s,isFocusLost as qt,isStorageDenied as zt,shuffled as Tt,useFocus as J,useWindowEvent as St}from"./texts.js";var U=["yes","no"],Z=t=>({question:t,found:[],wrong:[],said:"",outcome:null});function Mt(t,e,i){const a=G(()=>performance.now(),[t]),l=L(Z(t));l.current.question!==t&&(l.current=Z(t));const[,o]=z(l.current),r=L(Promise.resolve()),d=n=>{l.current=n,o(n)},u=(n,h=!1)=>{const w=(performance.now()-a)/1e3;r.current=r.current.then(async()=>{const{question:y,found:A,wrong:O,outcome:f}=l.current;if(y!==t||f)return;const m=await e({line:n,found:A,wrong:O,over:h,seconds:w});if(!m)return;const T=p=>m.words.filter(({verdict:S})=>S!=="repeated"&&S==="right"===p).map(({word:S})=>S);d({question:t,found:[...A,...T(!0)],wrong:[...O,...T(!1)],said:i(m,m.outcome),outcome:m.outcome})})};return{attempt:l.current,show:d,send:u}}function Dt({deck:t,question:e,info:i,give:a,next:l}){const{kind:o}=t,{prompt:r,answers:d}=e,u=o==="valid",n=G(()=>kt(i),[i]),{attempt:h,show:w,send:y}=Mt(e,a,({words:g},k)=>{const Y=u?mt(r,!!k?.answers.length):g.map(({word:C,verdict:j})=>ht(n(C),j,o)).join(" ");if(k){const C=P(k.rating,k.due,o);H(u?`${Y} ${C}`:C),!u&&k.rating==="again"&&H(rt(k.answers.map(({word:$})=>n($))))}return Y}),[A,O]=z({question:e,order:r}),f=A.question===e?A.order:r,{found:m,said:T,outcome:p}=h;J(u?[p,e]:[p]);const S=u&&!p;return s`
    <section class="panel quiz-question" aria-label=${W[o]}>
      <h2>${W[o]}</h2>
      ${o==="patterns"?s`<p class="marked">${r}</p>`:s`
              <p
                class="quiz-letters"
                role="img"
                aria-label=${[...r].join(" ")}
                tabindex=${S?"-1":void 0}
                data-home=${S?"question":void 0}
              >
                ${[...f].map((g,k)=>s`<${vt} key=${k} letter=${g} />`)}
              </p>
            `}
      ${u?s`<${Ot} kind=${o} said=${T} outcome=${p} send=${y} next=${l} />`:s`
              <p class="quiz-left">${lt(d,d-m.length)}</p>
              <${At}
                question=${e}
                kind=${o}
                outcome=${p}
                send=${y}
                say=${g=>w({...h,said:g})}
                shuffle=${()=>O({question:e,order:Tt(f)})}
                next=${l}
              />
              <p role="status" class="quiz-said">${T}</p>
              ${m.length>0&&!p&&s`
                  <ul class="words-only quiz-found" aria-label=${c.found}>
                    ${m.map(g=>s`<li key=${g}>${n(g)}</li>`)}
                  </ul>
                `}
              ${p&&s`<p class="verdict">${P(p.rating,p.due,o)}</p>`}
            `}
      ${p!==null&&p.answers.length>0&&s`
          <${Ct}
            answers=${p.answers}
            found=${u?[e.key]:m}
            inCapitals=${n}
          />
        `}
    </section>
  `}function At({question:t,kind:e,outcome:i,send:a,say:l,shuffle:o,next:r}){const[d,u]=z(""),n=L(null);gt(()=>{qt()&&matchMedia("(pointer: fine)").matches&&n.current?.focus()},[t]);function h(y){if(y.preventDefault(),i){r();return}d.trim()?a(d):l(c.nothingTyped),u("")}const w=y=>y.preventDefault();return s`
    <form class="quiz-answer" onSubmit=${h}>
      <div class="field">
        <label for="quiz-answer">${c.answer}</label>
        <input
          id="quiz-answer"
          ref=${n}
          class="large"
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          autocorrect="off"
          spellcheck=${!1}
          enterkeyhint=${i?"next":"done"}
          data-home="question"
          aria-describedby="quiz-hint"
          readonly=${i!==null}
          value=${d}
          onInput=${({target:y})=>u(y.value)}
        />
        <p class="hint" id="quiz-hint">${st[e]}</p>
      </div>
      <div class="row">
        <button type="submit" class="main" onMouseDown=${w}>
          ${i?c.next:c.check}
        </button>
        ${!i&&s`
            ${e!=="patterns"&&e!=="hooks"&&s`
                <button type="button" onMouseDown=${w} onClick=${o}>
                  ${c.shuffle}
                </button>
              `}
            <button type="button" onMouseDown=${w} onClick=${()=>a("",!0)}>
              ${c.give}
            </button>
          `}
      </div>
    </form>
  `}function Ot({kind:t,said:e,outcome:i,send:a,next:l}){return St("keydown",o=>{const{key:r,altKey:d,ctrlKey:u,metaKey:n,repeat:h}=o,w=V.indexOf(r.toUpperCase());i||w<0||d||u||n||h||(o.preventDefault(),a(U[w]))}),i?s`
      <div class="quiz-truth">
        <p class="quiz-said">${e}</p>
        <p class="verdict">${P(i.rating,i.due,t)}</p>
      </div>
      <div class="quiz-validity">
        <button type="button" class="main" data-home="question" onClick=${l}>
          ${c.next}
        </button>
      </div>
    `:s`
    <div class="quiz-validity">
      ${[c.valid,c.phony].map((o,r)=>s`
          <button
            type="button"
            key=${o}
            aria-keyshortcuts=${V[r]}
            onClick=${()=>a(U[r])}
          >
            ${o}
          </button>
        `)}
    </div>
    <p class="hint quiz-keys">${c.keys}</p>
  `}function Ct({answers:t,found:e,inCapitals:i}){const a=n=>!e.includes(n),l=t.some(({definition:n})=>n),o=n=>[...n].join(" "),r=[...t].sort((n,h)=>Number(a(h.word))-Number(a(n.word))),d=[{title:c.front,number:!0},{title:c.word},{title:c.back},l&&{title:c.meaning}],u=r.map(({word:n,front:h,back:w,definition:y})=>({key:n,cells:[s`<span class="hooks">${o(h)}</span>`,s`
        <span class="word">${i(n)}</span>
        ${a(n)&&s` <span class="tag quiz-missed">${c.missed}</span>`}
      `,s`<span class="hooks">${o(w)}</span>`,l&&(y||"–")]}));return s`<${wt} classes="word-table" columns=${d} rows=${u} />`}var tt=1e4,Et=1e3,Nt=1200,R=({kind:t,min_length:e,layout:i,dictionary:a})=>({kind:t,min_length:e,layout:i,dictionary:a}),It=t=>Q("quiz.keys",{...R(t),source:t.source,is_list:t.is_list,order:t.order,seed:t.made,limit:tt});async function Kt(t,e){return{key:e,...await Q("quiz.question",{...R(t),key:e})}}var Lt=(t,e)=>Q("quiz.answer",{...R(t),...e});function _t(t,e,{at:i,newLeft:a,learning:l}){const o=et(t,e,i);if(o!==null)return o;const r=a>0&&t.find(d=>!N(e,d));return r||et([...l],e,i+Nt)}function et(t,e,i){let a=null,l=i;for(const o of t){const r=N(e,o)?.due;r===void 0||r>l||a!==null&&r===l||(a=o,l=r)}return a}var N=(t,e)=>(Object.hasOwn(t,e)?t[e].memory:null)??null,_=class extends Error{};function Yt({deck:t}){const[e,i]=z(null),[a,l]=z(null),[o,r]=z(!1),[d,u]=z(null),[n,h]=z({asked:0,right:0,missed:[]}),[w,y]=z(!1),[A,O]=z({unknown:[],hookless:0,many:[]}),f=L(null),m=L(new Set);async function T(){u(null);try{const $=await xt(t.dictionary);if(i($),$.upper!==t.alphabet)throw new _(c.otherLetters);if(f.current===null){const{keys:D,count:E,unknown:x,without:q}=await It(t);f.current=D,y(D.length<E),O({unknown:x,hookless:t.kind==="hooks"?q:0,many:[]});const b=I(t);dt(t,D.filter(M=>N(b,M)))}if(!f.current.length)throw new _(c.noQuestions);const v=await p(f.current);if(!f.current.length)throw new _(c.noneAsked);r(v===null),l(v)}catch($){l(null),u($ instanceof _?$.message:B($))}}async function p($){const v=new Set;for(;;){const D=X(t.id);if(!D)throw new _(c.gone);const E=$.filter(M=>!v.has(M));f.current=E;const x=_t(E,I(t),{at:K(),newLeft:F(D),learning:m.current});if(x===null)return null;const q=await Kt(t,x);if(0<q.answers&&q.answers<=Et)return q;const b=q.answers?"many":"unknown";O(M=>({...M,[b]:[...M[b],q.prompt]})),v.add(x),m.current.delete(x)}}yt(()=>{T()},[]),J([a,o]);async function S($){const{key:v,prompt:D}=a,E=K();u(null);try{const x=N(I(t),v),{words:q,outcome:b}=await Lt(t,{...$,key:v,memory:x,at:E});if(!b)return{words:q,outcome:b};ft(t,v,b),b.memory.state===nt?m.current.delete(v):m.current.add(v);const M=b.rating!=="again";return h({asked:n.asked+1,right:n.right+Number(M),missed:M?n.missed:[...new Set([...n.missed,D])]}),{words:q,outcome:{...b,due:b.memory.due-E}}}catch(x){return u(B(x)),null}}const g=X(t.id)??t,k=$=>(N(I(t),$)?.due??1/0)<=K(),Y=f.current?f.current.filter(k).length:at(g,K()),C=f.current?f.current.filter($=>N(I(t),$)):[],j=f.current?Math.min(F(g),f.current.length-C.length):F(g);return s`
    <p class="hint quiz-progress">${$t(Y,j,n.asked)}</p>
    ${zt()&&s`<p class="notice">${c.denied}</p>`}
    ${w&&s`<p class="hint">${it(tt)}</p>`}
    ${ut(A).map($=>s`<p key=${$} class="hint quiz-left-out">${$}</p>`)}
    <${bt} text=${d} />
    ${a&&e?s`
            <${Dt} deck=${t} question=${a} info=${e} give=${S} next=${T} />
          `:o?s`
              <${jt}
                deck=${g}
                tally=${n}
                hasMore=${C.length<(f.current?.length??0)}
                next=${T}
              />
            `:!d&&s`<p role="status">${c.loading}</p>`}
  `}function jt({deck:t,tally:e,hasMore:i,next:a}){const l=I(t),r=t.asked.flatMap(u=>N(l,u)?.due??[]).reduce((u,n)=>Math.min(u,n),1/0);function d(){ot(t),a()}return s`
    <section class="panel" aria-label=${c.done}>
      <h2>${c.done}</h2>
      <p>${pt(e.asked,e.right,t.kind)}</p>
      ${Number.isFinite(r)&&s`<p>${ct(r-K())}</p>`}
      ${e.missed.length>0&&s`
          <h3>${c.missedTitle}</h3>
          <ul class="words-only">
            ${e.missed.map(u=>s`<li key=${u}>${u}</li>`)}
          </ul>
        `}
      <div class="row">
        ${i&&s`
            <button type="button" class="main" data-home="question" onClick=${d}>
              ${c.more}
            </button>
          `}
        <a class="button" href="#/quiz">${c.all}</a>
      </div>
    </section>
  `}export{Yt as Session};

import{KEYS as W,REVIEW as se,TASKS as X,TEXTS as c,TYPING_HINTS as re,allowMore as oe,announcement as ie,cardsOf as I,cutText as ae,deckOf as B,dueCount as le,leftOutTexts as ue,leftText as ce,newLeft as P,nextDueText as de,noteAsked as $e,now as K,outcomeText as Q,progressText as fe,storeAnswer as pe,summaryText as me,validityText as he,verdictText as we}from"./quiz-texts.js";import{Button as L,DataTable as ye,G as z,J as ge,K as ve,Problem as ke,Q as _,Tile as xe,Y as G,announce as H,call as R,capitals as be,dictionaryInfo as qe,errorText as J,fe as s,isFocusLost as ze,isStorageDenied as Te,shuffled as Se,useFocus as U,useWindowEvent as Me}from"./texts.js";var Z=["yes","no"],ee=e=>({question:e,found:[],wrong:[],said:"",outcome:null});function De(e,t,a){const l=G(()=>performance.now(),[e]),u=_(ee(e));u.current.question!==e&&(u.current=ee(e));const[,r]=z(u.current),o=_(Promise.resolve(!0)),d=n=>{u.current=n,r(n)},i=(n,h=!1)=>{const w=(performance.now()-l)/1e3;return o.current=o.current.then(async()=>{const{question:y,found:T,wrong:O,outcome:f}=u.current;if(y!==e||f)return!0;const m=await t({line:n,found:T,wrong:O,over:h,seconds:w});if(!m)return!1;const S=p=>m.words.filter(({verdict:M})=>M!=="repeated"&&M==="right"===p).map(({word:M})=>M);return d({question:e,found:[...T,...S(!0)],wrong:[...O,...S(!1)],said:a(m,m.outcome),outcome:m.outcome}),!0}),o.current};return{attempt:u.current,show:d,send:i}}function Ae({deck:e,question:t,info:a,give:l,next:u}){const{kind:r}=e,{prompt:o,answers:d}=t,i=r==="valid",n=G(()=>be(a),[a]),{attempt:h,show:w,send:y}=De(t,l,({words:g},x)=>{const j=i?he(o,!!x?.answers.length):g.map(({word:C,verdict:F})=>we(n(C),F,r)).join(" ");if(x){const C=Q(x.rating,x.due,r);H(i?`${j} ${C}`:C),!i&&x.rating==="again"&&H(ie(x.answers.map(({word:$})=>n($))))}return j}),[T,O]=z({question:t,order:o}),f=T.question===t?T.order:o,{found:m,said:S,outcome:p}=h;U(i?[p,t]:[p]);const M=i&&!p;return s`
    <section class="panel quiz-question" aria-label=${X[r]}>
      <h2>${X[r]}</h2>
      ${r==="patterns"?s`<p class="marked">${o}</p>`:s`
              <p
                class="cards quiz-letters"
                role="img"
                aria-label=${[...o].join(" ")}
                tabindex=${M?"-1":void 0}
                data-home=${M?"question":void 0}
              >
                ${[...f].map((g,x)=>s`<${xe} key=${x} letter=${g} />`)}
              </p>
            `}
      ${i?s`<${Ce} kind=${r} said=${S} outcome=${p} send=${y} next=${u} />`:s`
              <p class="quiz-left">${ce(d,d-m.length)}</p>
              <${Oe}
                question=${t}
                kind=${r}
                outcome=${p}
                send=${y}
                say=${g=>w({...h,said:g})}
                shuffle=${()=>O({question:t,order:Se(f)})}
                next=${u}
              />
              <p role="status" class="quiz-said">${S}</p>
              ${m.length>0&&!p&&s`
                  <ul class="words-only quiz-found" aria-label=${c.found}>
                    ${m.map(g=>s`<li key=${g}>${n(g)}</li>`)}
                  </ul>
                `}
              ${p&&s`<p class="verdict">${Q(p.rating,p.due,r)}</p>`}
            `}
      ${p!==null&&p.answers.length>0&&s`
          <${Ee}
            answers=${p.answers}
            found=${i?[t.key]:m}
            inCapitals=${n}
          />
        `}
    </section>
  `}function Oe({question:e,kind:t,outcome:a,send:l,say:u,shuffle:r,next:o}){const[d,i]=z(""),n=_(null);ve(()=>{ze()&&matchMedia("(pointer: fine)").matches&&n.current?.focus()},[e]);async function h(y){if(y.preventDefault(),a)return o();if(i(""),!d.trim())return u(c.nothingTyped);await l(d)||i(T=>T||d)}const w=y=>y.preventDefault();return s`
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
          enterkeyhint=${a?"next":"done"}
          data-home="question"
          aria-describedby="quiz-hint"
          readonly=${a!==null}
          value=${d}
          onInput=${({target:y})=>i(y.value)}
        />
        <p class="hint" id="quiz-hint">${re[t]}</p>
      </div>
      <div class="row">
        <button type="submit" class="main" onMouseDown=${w}>
          ${a?c.next:c.check}
        </button>
        ${!a&&s`
            ${t!=="patterns"&&t!=="hooks"&&s`<${L} text=${c.shuffle} onMouseDown=${w} onClick=${r} />`}
            <${L} text=${c.give} onMouseDown=${w} onClick=${()=>l("",!0)} />
          `}
      </div>
    </form>
  `}function Ce({kind:e,said:t,outcome:a,send:l,next:u}){return Me("keydown",r=>{const{key:o,altKey:d,ctrlKey:i,metaKey:n,repeat:h}=r,w=W.indexOf(o.toUpperCase());a||w<0||d||i||n||h||(r.preventDefault(),l(Z[w]))}),a?s`
      <div class="choices">
        <p class="quiz-said">${t}</p>
        <p class="verdict">${Q(a.rating,a.due,e)}</p>
      </div>
      <div class="quiz-validity">
        <${L} text=${c.next} class="main" data-home="question" onClick=${u} />
      </div>
    `:s`
    <div class="quiz-validity">
      ${[c.valid,c.phony].map((r,o)=>s`
          <${L}
            key=${r}
            text=${r}
            aria-keyshortcuts=${W[o]}
            onClick=${()=>l(Z[o])}
          />
        `)}
    </div>
    <p class="hint quiz-keys">${c.keys}</p>
  `}function Ee({answers:e,found:t,inCapitals:a}){const l=n=>!t.includes(n),u=e.some(({definition:n})=>n),r=n=>[...n].join(" "),o=[...e].sort((n,h)=>Number(l(h.word))-Number(l(n.word))),d=[{title:c.front,number:!0},{title:c.word},{title:c.back},u&&{title:c.meaning}],i=o.map(({word:n,front:h,back:w,definition:y})=>({key:n,cells:[s`<span class="hooks">${r(h)}</span>`,s`
        <span class="word">${a(n)}</span>
        ${l(n)&&s` <span class="tag quiz-missed">${c.missed}</span>`}
      `,s`<span class="hooks">${r(w)}</span>`,u&&(y||"–")]}));return s`<${ye} classes="word-table" columns=${d} rows=${i} />`}var te=1e4,Ne=1e3,Ie=1200,V=({kind:e,min_length:t,layout:a,dictionary:l})=>({kind:e,min_length:t,layout:a,dictionary:l}),Ke=e=>R("quiz.keys",{...V(e),source:e.source,is_list:e.is_list,order:e.order,seed:e.made,limit:te});async function Le(e,t){return{key:t,...await R("quiz.question",{...V(e),key:t})}}var _e=(e,t)=>R("quiz.answer",{...V(e),...t});function Ye(e,t,{at:a,newLeft:l,learning:u}){const r=ne(e,t,a);if(r!==null)return r;const o=l>0&&e.find(d=>!N(t,d));return o||ne([...u],t,a+Ie)}function ne(e,t,a){let l=null,u=a;for(const r of e){const o=N(t,r)?.due;o===void 0||o>u||l!==null&&o===u||(l=r,u=o)}return l}var N=(e,t)=>(Object.hasOwn(e,t)?e[t].memory:null)??null,Y=class extends Error{};function je({deck:e}){const[t,a]=z(null),[l,u]=z(null),[r,o]=z(!1),[d,i]=z(null),[n,h]=z({asked:0,right:0,missed:[]}),[w,y]=z(!1),[T,O]=z({unknown:[],hookless:0,many:[]}),f=_(null),m=_(new Set);async function S(){i(null);try{const $=await qe(e.dictionary);if(a($),$.upper!==e.alphabet)throw new Y(c.otherLetters);if(f.current===null){const{keys:A,count:E,unknown:b,without:q}=await Ke(e);f.current=A,y(A.length<E),O({unknown:b,hookless:e.kind==="hooks"?q:0,many:[]});const v=I(e);$e(e,A.filter(D=>N(v,D)))}if(!f.current.length)throw new Y(c.noQuestions);const k=await p(f.current);if(!f.current.length)throw new Y(c.noneAsked);o(k===null),u(k)}catch($){u(null),i($ instanceof Y?$.message:J($))}}async function p($){const k=new Set;for(;;){const A=B(e.id);if(!A)throw new Y(c.gone);const E=$.filter(D=>!k.has(D));f.current=E;const b=Ye(E,I(e),{at:K(),newLeft:P(A),learning:m.current});if(b===null)return null;const q=await Le(e,b);if(0<q.answers&&q.answers<=Ne)return q;const v=q.answers?"many":"unknown";O(D=>({...D,[v]:[...D[v],q.prompt]})),k.add(b),m.current.delete(b)}}ge(()=>{S()},[]),U([l,r]);async function M($){const{key:k,prompt:A}=l,E=K();i(null);try{const b=N(I(e),k),{words:q,outcome:v}=await _e(e,{...$,key:k,memory:b,at:E});if(!v)return{words:q,outcome:v};pe(e,k,v),v.memory.state===se?m.current.delete(k):m.current.add(k);const D=v.rating!=="again";return h({asked:n.asked+1,right:n.right+Number(D),missed:D?n.missed:[...new Set([...n.missed,A])]}),{words:q,outcome:{...v,due:v.memory.due-E}}}catch(b){return i(J(b)),null}}const g=B(e.id)??e,x=$=>(N(I(e),$)?.due??1/0)<=K(),j=f.current?f.current.filter(x).length:le(g,K()),C=f.current?f.current.filter($=>N(I(e),$)):[],F=f.current?Math.min(P(g),f.current.length-C.length):P(g);return s`
    <p class="hint quiz-progress">${fe(j,F,n.asked)}</p>
    ${Te()&&s`<p class="notice">${c.denied}</p>`}
    ${w&&s`<p class="hint">${ae(te)}</p>`}
    ${ue(T).map($=>s`<p key=${$} class="hint quiz-left-out">${$}</p>`)}
    <${ke} text=${d} />
    ${l&&t?s`
            <${Ae} deck=${e} question=${l} info=${t} give=${M} next=${S} />
          `:r?s`
              <${Fe}
                deck=${g}
                tally=${n}
                hasMore=${C.length<(f.current?.length??0)}
                next=${S}
              />
            `:!d&&s`<p role="status">${c.loading}</p>`}
  `}function Fe({deck:e,tally:t,hasMore:a,next:l}){const u=I(e),o=e.asked.flatMap(i=>N(u,i)?.due??[]).reduce((i,n)=>Math.min(i,n),1/0);function d(){oe(e),l()}return s`
    <section class="panel" aria-label=${c.done}>
      <h2>${c.done}</h2>
      <p>${me(t.asked,t.right,e.kind)}</p>
      ${Number.isFinite(o)&&s`<p>${de(o-K())}</p>`}
      ${t.missed.length>0&&s`
          <h3>${c.missedTitle}</h3>
          <ul class="words-only">
            ${t.missed.map(i=>s`<li key=${i}>${i}</li>`)}
          </ul>
        `}
      <div class="row">
        ${a&&s`<${L} text=${c.more} class="main" data-home="question" onClick=${d} />`}
        <a class="button" href="#/quiz">${c.all}</a>
      </div>
    </section>
  `}export{je as Session};

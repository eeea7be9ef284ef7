import{KEYS as V,REVIEW as re,TASKS as W,all as oe,allowMore as ae,announcement as ie,answer as ue,back as le,cardsOf as K,check as ce,cutText as de,deckOf as B,denied as $e,done as H,dueCount as fe,found as pe,front as me,give as he,gone as we,keys as ye,leftOutTexts as ge,leftText as ve,loading as xe,meaning as ke,missed as be,missedTitle as qe,more as ze,newLeft as Q,next as X,nextDueText as Te,noQuestions as De,noneAsked as Se,noteAsked as Me,nothingTyped as Ae,now as I,otherLetters as Oe,outcomeText as Y,phony as Ce,progressText as Ee,shuffle as Ke,storeAnswer as Ne,summaryText as Ie,typingHint as Fe,valid as Le,validityText as _e,verdictText as je,wordColumn as Qe}from"./quiz-texts.js";import{Button as F,DataTable as Ye,Field as Pe,G as q,J as Re,K as Ve,Problem as We,Q as L,Tile as Be,Y as G,announce as J,call as P,capitals as He,dictionaryInfo as Xe,errorText as U,fe as r,isFocusLost as Ge,isStorageDenied as Je,shuffled as Ue,useFocus as Z,useWindowEvent as Ze}from"./texts.js";var ee=["yes","no"],te=e=>({question:e,found:[],wrong:[],said:"",outcome:null});function et(e,t,a){const i=G(()=>Date.now(),[e]),l=L(te(e));l.current.question!==e&&(l.current=te(e));const[,n]=q(l.current),u=L(Promise.resolve(!0)),c=s=>{l.current=s,n(s)},o=(s,m=!1)=>{const h=Math.max(0,Date.now()-i)/1e3;return u.current=u.current.then(async()=>{const{question:w,found:z,wrong:A,outcome:$}=l.current;if(w!==e||$)return!0;const p=await t({line:s,found:z,wrong:A,over:m,seconds:h});if(!p)return!1;const T=f=>p.words.filter(({verdict:D})=>D!=="repeated"&&D==="right"===f).map(({word:D})=>D);return c({question:e,found:[...z,...T(!0)],wrong:[...A,...T(!1)],said:a(p,p.outcome),outcome:p.outcome}),!0}),u.current};return{attempt:l.current,show:c,send:o}}function tt({deck:e,question:t,info:a,give:i,next:l}){const{kind:n}=e,{prompt:u,answers:c}=t,o=n==="valid",s=G(()=>He(a),[a]),{attempt:m,show:h,send:w}=et(t,i,({words:y},x)=>{const j=o?_e(u,!!x?.answers.length):y.map(({word:O,verdict:N})=>je(s(O),N,n)).join(" ");if(x){const O=Y(x.rating,x.due,n);J(o?`${j} ${O}`:O);const N=x.answers.map(({word:d})=>s(d));!o&&x.rating==="again"&&J(ie(N))}return j}),[z,A]=q({question:t,order:u}),$=z.question===t?z.order:u,{found:p,said:T,outcome:f}=m;Z(o?[f,t]:[f]);const D=o&&!f;return r`
    <section class="panel quiz-question" aria-label=${W[n]}>
      <h2>${W[n]}</h2>
      ${n==="patterns"?r`<p class="marked">${u}</p>`:r`
              <p
                class="cards quiz-letters"
                role="img"
                aria-label=${[...u].join(" ")}
                tabindex=${D?"-1":void 0}
                data-home=${D?"question":void 0}
              >
                ${[...$].map((y,x)=>r`<${Be} key=${x} letter=${y} />`)}
              </p>
            `}
      ${o?r`<${st} kind=${n} said=${T} outcome=${f} send=${w} next=${l} />`:r`
              <p class="quiz-left">${ve(c,c-p.length)}</p>
              <${nt}
                question=${t}
                kind=${n}
                outcome=${f}
                send=${w}
                say=${y=>h({...m,said:y})}
                shuffle=${()=>A({question:t,order:Ue($)})}
                next=${l}
              />
              <p role="status" class="quiz-said">${T}</p>
              ${p.length>0&&!f&&r`
                  <ul class="words-only quiz-found" aria-label=${pe}>
                    ${p.map(y=>r`<li key=${y}>${s(y)}</li>`)}
                  </ul>
                `}
              ${f&&r`<p class="verdict">${Y(f.rating,f.due,n)}</p>`}
            `}
      ${f!==null&&f.answers.length>0&&r`
          <${rt}
            answers=${f.answers}
            found=${o?[t.key]:p}
            inCapitals=${s}
          />
        `}
    </section>
  `}function nt({question:e,kind:t,outcome:a,send:i,say:l,shuffle:n,next:u}){const[c,o]=q(""),s=L(null);Ve(()=>{Ge()&&matchMedia("(pointer: fine)").matches&&s.current?.focus()},[e]);async function m(w){if(w.preventDefault(),a)return u();if(o(""),!c.trim())return l(Ae);await i(c)||o(z=>z||c)}const h=w=>w.preventDefault();return r`
    <form class="quiz-answer" onSubmit=${m}>
      <${Pe} label=${ue} id="quiz-answer" hint=${Fe(t)}>
        <input
          id="quiz-answer"
          ref=${s}
          class="large"
          type="text"
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
          ${a?X:ce}
        </button>
        ${!a&&r`
            ${t!=="patterns"&&t!=="hooks"&&r`<${F} text=${Ke} onMouseDown=${h} onClick=${n} />`}
            <${F} text=${he} onMouseDown=${h} onClick=${()=>i("",!0)} />
          `}
      </div>
    </form>
  `}function st({kind:e,said:t,outcome:a,send:i,next:l}){return Ze("keydown",n=>{const{key:u,altKey:c,ctrlKey:o,metaKey:s,repeat:m}=n,h=V.indexOf(u.toUpperCase());a||h<0||c||o||s||m||(n.preventDefault(),i(ee[h]))}),a?r`
      <div class="choices">
        <p class="quiz-said">${t}</p>
        <p class="verdict">${Y(a.rating,a.due,e)}</p>
      </div>
      <div class="quiz-validity">
        <${F} text=${X} class="main" data-home="question" onClick=${l} />
      </div>
    `:r`
    <div class="quiz-validity">
      ${[Le,Ce].map((n,u)=>r`
          <${F}
            key=${n}
            text=${n}
            aria-keyshortcuts=${V[u]}
            onClick=${()=>i(ee[u])}
          />
        `)}
    </div>
    <p class="hint quiz-keys">${ye}</p>
  `}function rt({answers:e,found:t,inCapitals:a}){const i=s=>!t.includes(s),l=e.some(({definition:s})=>s),n=s=>[...s].join(" "),u=[...e].sort((s,m)=>Number(i(m.word))-Number(i(s.word))),c=[{title:me,number:!0},{title:Qe},{title:le},l&&{title:ke}],o=u.map(({word:s,front:m,back:h,definition:w})=>({key:s,cells:[r`<span class="hooks">${n(m)}</span>`,r`
        <span class="word">${a(s)}</span>
        ${i(s)&&r` <span class="tag quiz-missed">${be}</span>`}
      `,r`<span class="hooks">${n(h)}</span>`,l&&(w||"–")]}));return r`<${Ye} classes="word-table" columns=${c} rows=${o} />`}var ne=1e4,ot=1e3,at=1200,_=class extends Error{};function it({deck:e}){const[t,a]=q(null),[i,l]=q(null),[n,u]=q(!1),[c,o]=q(null),[s,m]=q({asked:0,right:0,missed:[]}),[h,w]=q(!1),[z,A]=q({unknown:[],hookless:0,many:[]}),$=L(null),p=L(new Set);async function T(){o(null);try{const d=await Xe(e.dictionary);if(a(d),d.upper!==e.alphabet)throw new _(Oe);if($.current===null){const{keys:M,count:C,unknown:k,without:b}=await lt(e);$.current=M,w(M.length<C),A({unknown:k,hookless:e.kind==="hooks"?b:0,many:[]});const g=K(e);Me(e,M.filter(S=>E(g,S)))}if(!$.current.length)throw new _(De);const v=await f($.current);if(!$.current.length)throw new _(Se);u(v===null),l(v)}catch(d){l(null),o(d instanceof _?d.message:U(d))}}async function f(d){const v=new Set;for(;;){const M=B(e.id);if(!M)throw new _(we);const C=d.filter(S=>!v.has(S));$.current=C;const k=$t(C,K(e),{at:I(),mostNew:Q(M),learning:p.current});if(k===null)return null;const b=await ct(e,k);if(0<b.answers&&b.answers<=ot)return b;const g=b.answers?"many":"unknown";A(S=>({...S,[g]:[...S[g],b.prompt]})),v.add(k),p.current.delete(k)}}Re(()=>{T()},[]),Z([i,n]);async function D(d){const{key:v,prompt:M}=i,C=I();o(null);try{const k=E(K(e),v),{words:b,outcome:g}=await dt(e,{...d,key:v,memory:k,at:C});if(!g)return{words:b,outcome:g};Ne(e,v,g),g.memory.state===re?p.current.delete(v):p.current.add(v);const S=g.rating!=="again";return m({asked:s.asked+1,right:s.right+Number(S),missed:S?s.missed:[...new Set([...s.missed,M])]}),{words:b,outcome:{...g,due:g.memory.due-C}}}catch(k){return o(U(k)),null}}const y=B(e.id)??e,x=d=>(E(K(e),d)?.due??1/0)<=I(),j=$.current?$.current.filter(x).length:fe(y,I()),O=$.current?$.current.filter(d=>E(K(e),d)):[],N=$.current?Math.min(Q(y),$.current.length-O.length):Q(y);return r`
    <p class="hint quiz-progress">${Ee(j,N,s.asked)}</p>
    ${Je()&&r`<p class="notice">${$e}</p>`}
    ${h&&r`<p class="hint">${de(ne)}</p>`}
    ${ge(z).map(d=>r`<p key=${d} class="hint quiz-left-out">${d}</p>`)}
    <${We} text=${c} />
    ${i&&t?r`
            <${tt} deck=${e} question=${i} info=${t} give=${D} next=${T} />
          `:n?r`
              <${ut}
                deck=${y}
                tally=${s}
                hasMore=${O.length<($.current?.length??0)}
                next=${T}
              />
            `:!c&&r`<p role="status">${xe}</p>`}
  `}function ut({deck:e,tally:t,hasMore:a,next:i}){const l=K(e),u=e.asked.flatMap(o=>E(l,o)?.due??[]).reduce((o,s)=>Math.min(o,s),1/0);function c(){ae(e),i()}return r`
    <section class="panel" aria-label=${H}>
      <h2>${H}</h2>
      <p>${Ie(t.asked,t.right,e.kind)}</p>
      ${Number.isFinite(u)&&r`<p>${Te(u-I())}</p>`}
      ${t.missed.length>0&&r`
          <h3>${qe}</h3>
          <ul class="words-only">
            ${t.missed.map(o=>r`<li key=${o}>${o}</li>`)}
          </ul>
        `}
      <div class="row">
        ${a&&r`<${F} text=${ze} class="main" data-home="question" onClick=${c} />`}
        <a class="button" href="#/quiz">${oe}</a>
      </div>
    </section>
  `}var R=({kind:e,min_length:t,layout:a,dictionary:i})=>({kind:e,min_length:t,layout:a,dictionary:i}),lt=e=>P("quiz.keys",{...R(e),source:e.source,is_list:e.is_list,order:e.order,seed:e.made,limit:ne});async function ct(e,t){return{key:t,...await P("quiz.question",{...R(e),key:t})}}var dt=(e,t)=>P("quiz.answer",{...R(e),...t});function $t(e,t,{at:a,mostNew:i,learning:l}){const n=se(e,t,a);if(n!==null)return n;const u=i>0&&e.find(c=>!E(t,c));return u||se([...l],t,a+at)}function se(e,t,a){const i=n=>E(t,n)?.due??1/0;return e.filter(n=>i(n)<=a).sort((n,u)=>i(n)-i(u))[0]??null}var E=(e,t)=>(Object.hasOwn(e,t)?e[t].memory:null)??null;export{it as Session};

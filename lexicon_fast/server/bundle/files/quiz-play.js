import{KEYS as tt,NEW_A_DAY as F,REVIEW as ct,TASKS as H,TEXTS as p,TYPING_HINTS as ft,allowMore as dt,announcement as ht,cardsOf as N,cutText as pt,deckOf as nt,dueCount as mt,leftOutTexts as $t,leftText as gt,newLeft as B,nextDueText as yt,noteAsked as wt,now as L,outcomeText as P,progressText as bt,rate as et,storeAnswer as vt,summaryText as kt,validityText as Ot,verdictText as xt}from"./quiz-texts.js";import{DataTable as St,G as z,J as Tt,K as zt,Problem as At,Q as G,Tile as st,Y as I,announce as V,call as K,capitals as X,dictionaryInfo as Mt,errorText as Ct,fe as l,isFocusLost as Dt,isStorageDenied as Et,useFocus as J,useWindowEvent as _t}from"./texts.js";function ot({answers:t,found:n,inCapitals:e}){const s=a=>!n.includes(a),i=t.some(({definition:a})=>a),o=a=>[...a].join(" "),r=[...t].sort((a,f)=>Number(s(f.word))-Number(s(a.word))),d=[{title:p.front,number:!0},{title:p.word},{title:p.back},i&&{title:p.meaning}],u=r.map(({word:a,front:f,back:g,definition:m})=>({key:a,cells:[l`<span class="hooks">${o(f)}</span>`,l`
        <span class="word">${e(a)}</span>
        ${s(a)&&l` <span class="tag quiz-missed">${p.missed}</span>`}
      `,l`<span class="hooks">${o(g)}</span>`,i&&(m||"–")]}));return l`<${St} classes="word-table" columns=${d} rows=${u} />`}var qt=1200;function Nt(t,n,{at:e,newLeft:s,learning:i}){const o=rt(t,n,e);if(o!==null)return o;const r=s>0&&t.find(d=>!D(n,d));return r||rt([...i],n,e+qt)}function rt(t,n,e){let s=null,i=e;for(const o of t){const r=D(n,o)?.due;r===void 0||r>i||s!==null&&r===i||(s=o,i=r)}return s}var D=(t,n)=>(Object.hasOwn(t,n)?t[n].memory:null)??null,Q=1e4,it=1e3,Lt="not (front-hooks:0 and back-hooks:0)",It=2,Kt=64,jt=/[\s,;]+/;async function Rt(t,n){const{kind:e,source:s,is_list:i,order:o}=t,r=o==="random",d=m=>r?Z(m):m;if(e==="patterns"||i){const m=c=>e==="patterns"||Pt(c,n),O=s.map(c=>e==="patterns"?c.trim():Yt(c,e,n)),v=s.filter((c,x)=>!m(O[x])),y=[...new Set(O.filter(m))];return{keys:d(y),isCut:!1,unreadable:v,hookless:0}}const u=new Set;let a=!1,f=0;for(const m of s){const{some:O,isAll:v,without:y}=await Wt(t,m);a||=!v,f+=y;for(const c of O)u.add(c)}return{keys:e==="valid"&&!r?Ht([...u]):d([...u]),isCut:a,unreadable:[],hookless:f}}async function Wt(t,n){const{kind:e}=t,s={...U(t),order:Qt(t)};if(e==="valid"){const r=Q/2,d={query:n,columns:["phony"],limit:r,...s},{words:u,phony:a,count:f}=await K("dictionary.find",d);return{some:u.flatMap((m,O)=>[m,a?.[O]??""]).filter(Boolean),isAll:u.length===f,without:0}}if(e==="hooks"){const r=`(${n}) and ${Lt}`,[{words:d,count:u},a]=await Promise.all([K("dictionary.find",{query:r,limit:Q,...s}),K("dictionary.find",{query:n,limit:0,...U(t)})]);return{some:d,isAll:d.length===u,without:a.count-u}}const i=await K("dictionary.find",{query:n,group_by:"alphagram",limit:Q,...s}),o=i.groups?.map(r=>r.alphagram)??[];return{some:o,isAll:o.length===i.group_count,without:0}}function Ht(t){const n=Math.ceil(t.length/F);return Array.from({length:n},(e,s)=>Z(t.slice(s*F,(s+1)*F))).flat()}function Pt(t,{lower:n}){const e=[...t];return It<=e.length&&e.length<=Kt&&e.every(i=>n.includes(i))}var U=({dictionary:t,layout:n})=>({dictionary:t,layout:n}),Qt=({order:t})=>t==="random"?"alphabet":t;function Yt(t,n,e){const s=at(e)(t);return n==="hooks"||n==="valid"?s:Ft(s,e)}function Ft(t,{lower:n}){return[...t].sort((e,s)=>n.indexOf(e)-n.indexOf(s)).join("")}function at({upper:t,lower:n}){const e=[...n],s=new Map([...t].map((i,o)=>[i,e[o]]));return i=>[...i.normalize("NFC")].map(o=>s.get(o)??o).join("")}function Z(t){const n=[...t];for(let e=n.length-1;e>0;e-=1){const s=Math.floor(Math.random()*(e+1));[n[e],n[s]]=[n[s],n[e]]}return n}function Bt({kind:t,min_length:n},e){return t==="anagrams"?`anagram:${e}`:t==="hooks"?`pattern:?${e} or pattern:${e}?`:t==="subanagrams"?`subanagram:${e} and length:${n}-`:t==="valid"?`pattern:${e}`:e}async function Gt(t,n,e){const s=await K("dictionary.find",{query:Bt(t,n),columns:e?["hooks","definition"]:["hooks"],limit:it,...U(t)}),{words:i,count:o,front_hooks:r,back_hooks:d,definition:u}=s;if(!o&&t.kind!=="valid")return"none";if(o>it)return"many";const a=i.map((f,g)=>({word:f,front:r?.[g]??"",back:d?.[g]??"",definition:u?.[g]??""}));if(t.kind==="hooks"){const f=({word:g})=>Number(g.startsWith(n));a.sort((g,m)=>f(g)-f(m))}return{key:n,answers:a}}function Vt(t,{kind:n},e,s){return t.trim().split(jt).filter(Boolean).map(s).flatMap(i=>{const o=[...i];return n!=="hooks"||o.length<2?[i]:o[0]==="-"?o.slice(1).map(r=>e+r):o.at(-1)==="-"?o.slice(0,-1).map(r=>r+e):[i]})}function Xt(t,{key:n,answers:e},{kind:s},{found:i,wrong:o}){if(i.includes(t)||o.includes(t))return"repeated";if(e.some(d=>d.word===t))return"right";if(s==="patterns")return"other";if(s==="hooks")return[...t].length===[...n].length+1&&(t.startsWith(n)||t.endsWith(n))?"unknown":"other";const r=[...n];for(const d of t){const u=r.indexOf(d);if(u<0)return"letters";r.splice(u,1)}return s==="anagrams"&&r.length?"letters":s==="subanagrams"&&[...t].length<2?"other":"unknown"}var Jt=(t,n)=>t.filter(e=>D(n,e));function Ut({deck:t,question:n,info:e,finish:s,next:i}){const o=I(()=>X(e),[e]),r=I(()=>performance.now(),[n]),[d,u]=z(null),a=d?.question===n?d.outcome:null,f=o(n.key),g=n.answers.length>0,m=Ot(f,g);J([a,n]);function O(v){const y=v===g?0:1,c=s(f,et(1,y,y,(performance.now()-r)/1e3));u({question:n,outcome:c}),V(`${m} ${P(c.rating,c.due,t.kind)}`)}return _t("keydown",v=>{const{key:y,altKey:c,ctrlKey:x,metaKey:C,repeat:E}=v,k=tt.indexOf(y.toUpperCase());a||k<0||c||x||C||E||(v.preventDefault(),O(k===0))}),l`
    <section class="panel quiz-question" aria-label=${H.valid}>
      <h2>${H.valid}</h2>
      <p
        class="quiz-letters"
        role="img"
        aria-label=${[...f].join(" ")}
        tabindex=${a?void 0:"-1"}
        data-home=${a?void 0:"question"}
      >
        ${[...f].map((v,y)=>l`<${st} key=${y} letter=${v} />`)}
      </p>
      ${a?l`
              <div class="quiz-truth">
                <p class="quiz-said">${m}</p>
                <p class="verdict">${P(a.rating,a.due,t.kind)}</p>
              </div>
              <div class="quiz-validity">
                <button type="button" class="main" data-home="question" onClick=${i}>
                  ${p.next}
                </button>
              </div>
              ${g&&l`
                  <${ot}
                    answers=${n.answers}
                    found=${[n.key]}
                    inCapitals=${o}
                  />
                `}
            `:l`
              <div class="quiz-validity">
                ${[p.valid,p.phony].map((v,y)=>l`
                    <button
                      type="button"
                      key=${v}
                      aria-keyshortcuts=${tt[y]}
                      onClick=${()=>O(y===0)}
                    >
                      ${v}
                    </button>
                  `)}
              </div>
              <p class="hint quiz-keys">${p.keys}</p>
            `}
    </section>
  `}var j=class extends Error{};function Zt({deck:t,hasDefinitions:n}){const[e,s]=z(null),[i,o]=z(null),[r,d]=z(!1),[u,a]=z(null),[f,g]=z({asked:0,right:0,missed:[]}),[m,O]=z(!1),[v,y]=z({unreadable:[],hookless:0,none:[],many:[]}),c=G(null),x=G(new Set);async function C(){a(null);try{const $=await Mt(t.dictionary);if(s($),$.upper!==t.alphabet)throw new j(p.otherLetters);if(c.current===null){const h=await Rt(t,$);c.current=h.keys,O(h.isCut),y(w=>({...w,unreadable:h.unreadable,hookless:h.hookless})),wt(t,Jt(h.keys,N(t)))}if(!c.current.length)throw new j(p.noQuestions);const T=await E(c.current,X($));if(!c.current.length)throw new j(p.noneAsked);d(T===null),o(T)}catch($){o(null),a($ instanceof j?$.message:Ct($))}}async function E($,T){const h=new Set;for(;;){const w=nt(t.id);if(!w)throw new j(p.gone);const M=$.filter(W=>!h.has(W));c.current=M;const b=Nt(M,N(t),{at:L(),newLeft:B(w),learning:x.current});if(b===null)return null;const A=await Gt(t,b,n);if(typeof A=="object")return A;const ut=t.kind==="patterns"?b:T(b);y(W=>({...W,[A]:[...W[A],ut]})),h.add(b),x.current.delete(b)}}Tt(()=>{C()},[]),J([i,r]);function k($,T){const{key:h}=i,w=L(),M=vt(t,h,T,w);M.state===ct?x.current.delete(h):x.current.add(h);const b=T!=="again";return g({asked:f.asked+1,right:f.right+Number(b),missed:b?f.missed:[...new Set([...f.missed,$])]}),{rating:T,due:M.due-w}}const S=nt(t.id)??t,_=$=>(D(N(t),$)?.due??1/0)<=L(),Y=c.current?c.current.filter(_).length:mt(S,L()),q=c.current?c.current.filter($=>D(N(t),$)):[],R=c.current?Math.min(B(S),c.current.length-q.length):B(S);return l`
    <p class="hint quiz-progress">${bt(Y,R,f.asked)}</p>
    ${Et()&&l`<p class="notice">${p.denied}</p>`}
    ${m&&l`<p class="hint">${pt(Q)}</p>`}
    ${$t(v).map($=>l`<p key=${$} class="hint quiz-left-out">${$}</p>`)}
    <${At} text=${u} />
    ${i&&e?l`
            <${t.kind==="valid"?Ut:tn}
              deck=${t}
              question=${i}
              info=${e}
              finish=${k}
              next=${C}
            />
          `:r?l`
              <${nn}
                deck=${S}
                tally=${f}
                hasMore=${q.length<(c.current?.length??0)}
                next=${C}
              />
            `:!u&&l`<p role="status">${p.loading}</p>`}
  `}var lt=t=>({question:t,found:[],wrong:[],said:"",outcome:null});function tn({deck:t,question:n,info:e,finish:s,next:i}){const{kind:o}=t,r=I(()=>X(e),[e]),d=I(()=>at(e),[e]),u=I(()=>performance.now(),[n]),[a,f]=z(()=>lt(n)),[g,m]=z(""),[O,v]=z({question:n,order:[...n.key]}),y=a.question===n?a:lt(n),c=O.question===n?O.order:[...n.key],{found:x,wrong:C,said:E,outcome:k}=y,{answers:S}=n,_=o==="patterns"?n.key:r(n.key),Y=S.length-x.length;J([k]);const q=G(null);zt(()=>{Dt()&&matchMedia("(pointer: fine)").matches&&q.current?.focus()},[n]);function R(h){const w=S.length-h.found.length,M=(performance.now()-u)/1e3,b=s(_,et(S.length,w,h.wrong.length,M));f({...h,outcome:b}),V(P(b.rating,b.due,o)),w&&V(ht(S.map(({word:A})=>r(A))))}function $(h){if(h.preventDefault(),k){i();return}const w={...y,found:[...x],wrong:[...C]},M=Vt(g,t,n.key,d).map(b=>{const A=Xt(b,n,t,w);return A==="right"?w.found.push(b):A!=="repeated"&&w.wrong.push(b),xt(r(b),A)});w.said=M.join(" ")||p.nothingTyped,m(""),w.found.length===S.length?R(w):f(w)}const T=h=>h.preventDefault();return l`
    <section class="panel quiz-question" aria-label=${H[o]}>
      <h2>${H[o]}</h2>
      ${o==="patterns"?l`<p class="marked">${_}</p>`:l`
              <p class="quiz-letters" role="img" aria-label=${[..._].join(" ")}>
                ${c.map((h,w)=>l`<${st} key=${w} letter=${r(h)} />`)}
              </p>
            `}
      <p class="quiz-left">${gt(S.length,Y)}</p>
      <form class="quiz-answer" onSubmit=${$}>
        <div class="field">
          <label for="quiz-answer">${p.answer}</label>
          <input
            id="quiz-answer"
            ref=${q}
            class="large"
            type="text"
            autocomplete="off"
            autocapitalize="characters"
            autocorrect="off"
            spellcheck=${!1}
            enterkeyhint=${k?"next":"done"}
            data-home="question"
            aria-describedby="quiz-hint"
            readonly=${k!==null}
            value=${g}
            onInput=${({target:h})=>m(h.value)}
          />
          <p class="hint" id="quiz-hint">${ft[o]}</p>
        </div>
        <div class="row">
          <button type="submit" class="main" onMouseDown=${T}>
            ${k?p.next:p.check}
          </button>
          ${!k&&l`
              ${o!=="patterns"&&o!=="hooks"&&l`
                  <button
                    type="button"
                    onMouseDown=${T}
                    onClick=${()=>v({question:n,order:Z(c)})}
                  >
                    ${p.shuffle}
                  </button>
                `}
              <button type="button" onMouseDown=${T} onClick=${()=>R({...y,said:""})}>
                ${p.give}
              </button>
            `}
        </div>
      </form>
      <p role="status" class="quiz-said">${E}</p>
      ${x.length>0&&!k&&l`
          <ul class="words-only quiz-found" aria-label=${p.found}>
            ${x.map(h=>l`<li key=${h}>${r(h)}</li>`)}
          </ul>
        `}
      ${k&&l`
          <p class="verdict">${P(k.rating,k.due,o)}</p>
          <${ot} answers=${S} found=${x} inCapitals=${r} />
        `}
    </section>
  `}function nn({deck:t,tally:n,hasMore:e,next:s}){const i=N(t),r=t.asked.flatMap(u=>D(i,u)?.due??[]).reduce((u,a)=>Math.min(u,a),1/0);function d(){dt(t),s()}return l`
    <section class="panel" aria-label=${p.done}>
      <h2>${p.done}</h2>
      <p>${kt(n.asked,n.right,t.kind)}</p>
      ${Number.isFinite(r)&&l`<p>${yt(r-L())}</p>`}
      ${n.missed.length>0&&l`
          <h3>${p.missedTitle}</h3>
          <ul class="words-only">
            ${n.missed.map(u=>l`<li key=${u}>${u}</li>`)}
          </ul>
        `}
      <div class="row">
        ${e&&l`
            <button type="button" class="main" data-home="question" onClick=${d}>
              ${p.more}
            </button>
          `}
        <a class="button" href="#/quiz">${p.all}</a>
      </div>
    </section>
  `}export{Zt as Session};

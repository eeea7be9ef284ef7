import{B as kt,C as xt,D as vt,E as Ot,F as N,G as Tt,H as St,I as At,J as zt,L as Mt,b as ht,d as G,e as U,g as K,i as et,j as L,m as $t,n as J,o as gt,p as yt,q as wt,t as I,u as ot,v as bt,z as f}from"./chunk-77W6YBZG.js";import{Da as mt,Ib as pt,Kb as dt,R as F,c as T,d as it,da as B,e as at,f as V,g as _,i as l,j as H,k as lt,l as X,na as q,qa as ut,ta as ct,xa as ft}from"./chunk-5CZEX4L2.js";function Z({answers:t,found:n,inCapitals:e}){let o=a=>!n.includes(a),i=t.some(({definition:a})=>a),s=a=>[...a].join(" "),r=[...t].sort((a,m)=>Number(o(m.word))-Number(o(a.word))),p=[{title:f.front,number:!0},{title:f.word},{title:f.back},i&&{title:f.meaning}],u=r.map(({word:a,front:m,back:g,definition:h})=>({key:a,cells:[l`<span class="hooks">${s(m)}</span>`,l`
        <span class="word">${e(a)}</span>
        ${o(a)&&l` <span class="tag quiz-missed">${f.missed}</span>`}
      `,l`<span class="hooks">${s(g)}</span>`,i&&(h||"–")]}));return l`<${pt} classes="word-table" columns=${p} rows=${u} />`}function Ct(t,n,{at:e,newLeft:o,learning:i}){let s=Et(t,n,e);if(s!==null)return s;let r=o>0&&t.find(p=>!E(n,p));return r||Et([...i],n,e+1200)}function Et(t,n,e){let o=null,i=e;for(let s of t){let r=E(n,s)?.due;r===void 0||r>i||o!==null&&r===i||(o=s,i=r)}return o}var E=(t,n)=>(Object.hasOwn(t,n)?t[n].memory:null)??null;var P=1e4,_t=1e3,Wt="not (front-hooks:0 and back-hooks:0)",Ht=2,Xt=64,Ft=/[\s,;]+/;async function Dt(t,n){let{kind:e,source:o,is_list:i,order:s}=t,r=s==="random",p=h=>r?tt(h):h;if(e==="patterns"||i){let h=c=>e==="patterns"||Qt(c,n),v=o.map(c=>e==="patterns"?c.trim():Bt(c,e,n)),k=o.filter((c,O)=>!h(v[O])),y=[...new Set(v.filter(h))];return{keys:p(y),isCut:!1,unreadable:k,hookless:0}}let u=new Set,a=!1,m=0;for(let h of o){let{some:v,isAll:k,without:y}=await Pt(t,h);a||=!k,m+=y;for(let c of v)u.add(c)}return{keys:e==="valid"&&!r?Yt([...u]):p([...u]),isCut:a,unreadable:[],hookless:m}}async function Pt(t,n){let{kind:e}=t,o={...st(t),order:Vt(t)};if(e==="valid"){let r=P/2,p={query:n,columns:["phony"],limit:r,...o},{words:u,phony:a,count:m}=await q("dictionary.find",p);return{some:u.flatMap((h,v)=>[h,a?.[v]??""]).filter(Boolean),isAll:u.length===m,without:0}}if(e==="hooks"){let r=`(${n}) and ${Wt}`,[{words:p,count:u},a]=await Promise.all([q("dictionary.find",{query:r,limit:P,...o}),q("dictionary.find",{query:n,limit:0,...st(t)})]);return{some:p,isAll:p.length===u,without:a.count-u}}let i=await q("dictionary.find",{query:n,group_by:"alphagram",limit:P,...o}),s=i.groups?.map(r=>r.alphagram)??[];return{some:s,isAll:s.length===i.group_count,without:0}}function Yt(t){let n=Math.ceil(t.length/U);return Array.from({length:n},(e,o)=>tt(t.slice(o*U,(o+1)*U))).flat()}function Qt(t,{lower:n}){let e=[...t];return Ht<=e.length&&e.length<=Xt&&e.every(i=>n.includes(i))}var st=({dictionary:t,layout:n})=>({dictionary:t,layout:n}),Vt=({order:t})=>t==="random"?"alphabet":t;function Bt(t,n,e){let o=rt(e)(t);return n==="hooks"||n==="valid"?o:Gt(o,e)}function Gt(t,{lower:n}){return[...t].sort((e,o)=>n.indexOf(e)-n.indexOf(o)).join("")}function rt({upper:t,lower:n}){let e=[...n],o=new Map([...t].map((i,s)=>[i,e[s]]));return i=>[...i.normalize("NFC")].map(s=>o.get(s)??s).join("")}function tt(t){let n=[...t];for(let e=n.length-1;e>0;e-=1){let o=Math.floor(Math.random()*(e+1));[n[e],n[o]]=[n[o],n[e]]}return n}function Ut({kind:t,min_length:n},e){return t==="anagrams"?`anagram:${e}`:t==="hooks"?`pattern:?${e} or pattern:${e}?`:t==="subanagrams"?`subanagram:${e} and length:${n}-`:t==="valid"?`pattern:${e}`:e}async function qt(t,n,e){let o=await q("dictionary.find",{query:Ut(t,n),columns:e?["hooks","definition"]:["hooks"],limit:_t,...st(t)}),{words:i,count:s,front_hooks:r,back_hooks:p,definition:u}=o;if(!s&&t.kind!=="valid")return"none";if(s>_t)return"many";let a=i.map((m,g)=>({word:m,front:r?.[g]??"",back:p?.[g]??"",definition:u?.[g]??""}));if(t.kind==="hooks"){let m=({word:g})=>Number(g.startsWith(n));a.sort((g,h)=>m(g)-m(h))}return{key:n,answers:a}}function Kt(t,{kind:n},e,o){return t.trim().split(Ft).filter(Boolean).map(o).flatMap(i=>{let s=[...i];return n!=="hooks"||s.length<2?[i]:s[0]==="-"?s.slice(1).map(r=>e+r):s.at(-1)==="-"?s.slice(0,-1).map(r=>r+e):[i]})}function Lt(t,{key:n,answers:e},{kind:o},{found:i,wrong:s}){if(i.includes(t)||s.includes(t))return"repeated";if(e.some(p=>p.word===t))return"right";if(o==="patterns")return"other";if(o==="hooks")return[...t].length===[...n].length+1&&(t.startsWith(n)||t.endsWith(n))?"unknown":"other";let r=[...n];for(let p of t){let u=r.indexOf(p);if(u<0)return"letters";r.splice(u,1)}return o==="anagrams"&&r.length?"letters":o==="subanagrams"&&[...t].length<2?"other":"unknown"}var It=(t,n)=>t.filter(e=>E(n,e));function Nt({deck:t,question:n,info:e,finish:o,next:i}){let s=_(()=>F(e),[e]),r=_(()=>performance.now(),[n]),[p,u]=T(null),a=p?.question===n?p.outcome:null,m=s(n.key),g=n.answers.length>0,h=Ot(m,g);X([a,n]);function v(k){let y=k===g?0:1,c=o(m,G(1,y,y,(performance.now()-r)/1e3));u({question:n,outcome:c}),H(`${h} ${N(c.rating,c.due,t.kind)}`)}return ft("keydown",k=>{let{key:y,altKey:c,ctrlKey:O,metaKey:C,repeat:R}=k,x=ot.indexOf(y.toUpperCase());a||x<0||c||O||C||R||(k.preventDefault(),v(x===0))}),l`
    <section class="panel quiz-question" aria-label=${I.valid}>
      <h2>${I.valid}</h2>
      <p
        class="quiz-letters"
        role="img"
        aria-label=${[...m].join(" ")}
        tabindex=${a?void 0:"-1"}
        data-home=${a?void 0:"question"}
      >
        ${[...m].map((k,y)=>l`<${B} key=${y} letter=${k} />`)}
      </p>
      ${a?l`
              <div class="quiz-truth">
                <p class="quiz-said">${h}</p>
                <p class="verdict">${N(a.rating,a.due,t.kind)}</p>
              </div>
              <div class="quiz-validity">
                <button type="button" class="main" data-home="question" onClick=${i}>
                  ${f.next}
                </button>
              </div>
              ${g&&l`
                  <${Z}
                    answers=${n.answers}
                    found=${[n.key]}
                    inCapitals=${s}
                  />
                `}
            `:l`
              <div class="quiz-validity">
                ${[f.valid,f.phony].map((k,y)=>l`
                    <button
                      type="button"
                      key=${k}
                      aria-keyshortcuts=${ot[y]}
                      onClick=${()=>v(y===0)}
                    >
                      ${k}
                    </button>
                  `)}
              </div>
              <p class="hint quiz-keys">${f.keys}</p>
            `}
    </section>
  `}var D=class extends Error{};function Dn({deck:t,hasDefinitions:n}){let[e,o]=T(null),[i,s]=T(null),[r,p]=T(!1),[u,a]=T(null),[m,g]=T({asked:0,right:0,missed:[]}),[h,v]=T(!1),[k,y]=T({unreadable:[],hookless:0,none:[],many:[]}),c=V(null),O=V(new Set);async function C(){a(null);try{let $=await ct(t.dictionary);if(o($),$.upper!==t.alphabet)throw new D(f.otherLetters);if(c.current===null){let d=await Dt(t,$);c.current=d.keys,v(d.isCut),y(w=>({...w,unreadable:d.unreadable,hookless:d.hookless})),yt(t,It(d.keys,L(t)))}if(!c.current.length)throw new D(f.noQuestions);let A=await R(c.current,F($));if(!c.current.length)throw new D(f.noneAsked);p(A===null),s(A)}catch($){s(null),a($ instanceof D?$.message:ut($))}}async function R($,A){let d=new Set;for(;;){let w=et(t.id);if(!w)throw new D(f.gone);let M=$.filter(Q=>!d.has(Q));c.current=M;let b=Ct(M,L(t),{at:K(),newLeft:J(w),learning:O.current});if(b===null)return null;let z=await qt(t,b,n);if(typeof z=="object")return z;let jt=t.kind==="patterns"?b:A(b);y(Q=>({...Q,[z]:[...Q[z],jt]})),d.add(b),O.current.delete(b)}}it(()=>{C()},[]),X([i,r]);function x($,A){let{key:d}=i,w=K(),M=wt(t,d,A,w);M.state===ht?O.current.delete(d):O.current.add(d);let b=A!=="again";return g({asked:m.asked+1,right:m.right+Number(b),missed:b?m.missed:[...new Set([...m.missed,$])]}),{rating:A,due:M.due-w}}let S=et(t.id)??t,j=$=>(E(L(t),$)?.due??1/0)<=K(),nt=c.current?c.current.filter(j).length:$t(S,K()),W=c.current?c.current.filter($=>E(L(t),$)):[],Y=c.current?Math.min(J(S),c.current.length-W.length):J(S);return l`
    <p class="hint quiz-progress">${kt(nt,Y,m.asked)}</p>
    ${mt()&&l`<p class="notice">${f.denied}</p>`}
    ${h&&l`<p class="hint">${At(P)}</p>`}
    ${zt(k).map($=>l`<p key=${$} class="hint quiz-left-out">${$}</p>`)}
    <${dt} text=${u} />
    ${i&&e?l`
            <${t.kind==="valid"?Nt:Jt}
              deck=${t}
              question=${i}
              info=${e}
              finish=${x}
              next=${C}
            />
          `:r?l`
              <${Zt}
                deck=${S}
                tally=${m}
                hasMore=${W.length<(c.current?.length??0)}
                next=${C}
              />
            `:!u&&l`<p role="status">${f.loading}</p>`}
  `}var Rt=t=>({question:t,found:[],wrong:[],said:"",outcome:null});function Jt({deck:t,question:n,info:e,finish:o,next:i}){let{kind:s}=t,r=_(()=>F(e),[e]),p=_(()=>rt(e),[e]),u=_(()=>performance.now(),[n]),[a,m]=T(()=>Rt(n)),[g,h]=T(""),[v,k]=T({question:n,order:[...n.key]}),y=a.question===n?a:Rt(n),c=v.question===n?v.order:[...n.key],{found:O,wrong:C,said:R,outcome:x}=y,{answers:S}=n,j=s==="patterns"?n.key:r(n.key),nt=S.length-O.length;X([x]);let W=V(null);at(()=>{lt()&&matchMedia("(pointer: fine)").matches&&W.current?.focus()},[n]);function Y(d){let w=S.length-d.found.length,M=(performance.now()-u)/1e3,b=o(j,G(S.length,w,d.wrong.length,M));m({...d,outcome:b}),H(N(b.rating,b.due,s)),w&&H(Mt(S.map(({word:z})=>r(z))))}function $(d){if(d.preventDefault(),x){i();return}let w={...y,found:[...O],wrong:[...C]},M=Kt(g,t,n.key,p).map(b=>{let z=Lt(b,n,t,w);return z==="right"?w.found.push(b):z!=="repeated"&&w.wrong.push(b),vt(r(b),z)});w.said=M.join(" ")||f.nothingTyped,h(""),w.found.length===S.length?Y(w):m(w)}let A=d=>d.preventDefault();return l`
    <section class="panel quiz-question" aria-label=${I[s]}>
      <h2>${I[s]}</h2>
      ${s==="patterns"?l`<p class="marked">${j}</p>`:l`
              <p class="quiz-letters" role="img" aria-label=${[...j].join(" ")}>
                ${c.map((d,w)=>l`<${B} key=${w} letter=${r(d)} />`)}
              </p>
            `}
      <p class="quiz-left">${xt(S.length,nt)}</p>
      <form class="quiz-answer" onSubmit=${$}>
        <div class="field">
          <label for="quiz-answer">${f.answer}</label>
          <input
            id="quiz-answer"
            ref=${W}
            class="large"
            type="text"
            autocomplete="off"
            autocapitalize="characters"
            autocorrect="off"
            spellcheck=${!1}
            enterkeyhint=${x?"next":"done"}
            data-home="question"
            aria-describedby="quiz-hint"
            readonly=${x!==null}
            value=${g}
            onInput=${({target:d})=>h(d.value)}
          />
          <p class="hint" id="quiz-hint">${bt[s]}</p>
        </div>
        <div class="row">
          <button type="submit" class="main" onMouseDown=${A}>
            ${x?f.next:f.check}
          </button>
          ${!x&&l`
              ${s!=="patterns"&&s!=="hooks"&&l`
                  <button
                    type="button"
                    onMouseDown=${A}
                    onClick=${()=>k({question:n,order:tt(c)})}
                  >
                    ${f.shuffle}
                  </button>
                `}
              <button type="button" onMouseDown=${A} onClick=${()=>Y({...y,said:""})}>
                ${f.give}
              </button>
            `}
        </div>
      </form>
      <p role="status" class="quiz-said">${R}</p>
      ${O.length>0&&!x&&l`
          <ul class="words-only quiz-found" aria-label=${f.found}>
            ${O.map(d=>l`<li key=${d}>${r(d)}</li>`)}
          </ul>
        `}
      ${x&&l`
          <p class="verdict">${N(x.rating,x.due,s)}</p>
          <${Z} answers=${S} found=${O} inCapitals=${r} />
        `}
    </section>
  `}function Zt({deck:t,tally:n,hasMore:e,next:o}){let i=L(t),r=t.asked.flatMap(u=>E(i,u)?.due??[]).reduce((u,a)=>Math.min(u,a),1/0);function p(){gt(t),o()}return l`
    <section class="panel" aria-label=${f.done}>
      <h2>${f.done}</h2>
      <p>${Tt(n.asked,n.right,t.kind)}</p>
      ${Number.isFinite(r)&&l`<p>${St(r-K())}</p>`}
      ${n.missed.length>0&&l`
          <h3>${f.missedTitle}</h3>
          <ul class="words-only">
            ${n.missed.map(u=>l`<li key=${u}>${u}</li>`)}
          </ul>
        `}
      <div class="row">
        ${e&&l`
            <button type="button" class="main" data-home="question" onClick=${p}>
              ${f.more}
            </button>
          `}
        <a class="button" href="#/quiz">${f.all}</a>
      </div>
    </section>
  `}export{Dn as Session};

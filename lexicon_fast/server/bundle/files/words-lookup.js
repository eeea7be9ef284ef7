import{Button as d,G as x,K as g,M as p,Problem as y,Q as b,addressOf as f,counted as C,dictionaryTitle as q,fe as r,hello as W,lang as v,readable as $,sent as w,upper as c,usePromise as B,useRequest as k}from"./texts.js";var E="Word",L=(n,o,e)=>`${n} is ${e?"valid":"not valid"} in ${q(o)}.`,_=(n,o)=>`Front hooks: ${n||"none"}. Back hooks: ${o||"none"}.`,F="Anagrams:",M="Back extensions:",O="Front extensions:",S=n=>`all ${C(n,"word")}`,T="Close",j="Open in Words",A=20,h=({words:n,...o})=>n.map(e=>r`<${P} key=${e} word=${e} ...${o} />`);function P({word:n,...o}){const{dictionary:e}=o,a=B(W,[]).value,{result:t,error:l}=k("dictionary.find",a&&{query:`pattern:${n}`,columns:["hooks",...a.has_definitions?["definition"]:[]],dictionary:e}),i=`not pattern:${n}`,s=$(c(n));return r`
<section class="lookup">
<h2 aria-live="polite" lang=${v()}>
${t?L(s,e,t.count>0):s}
</h2>
<${y} text=${l} />
${t?.definition?.[0]&&r`<p>${t.definition[0]}</p>`}
${t&&t.count>0&&r`<p>${_(m(t.front_hooks),m(t.back_hooks))}</p>`}
<${u} title=${F} query=${`anagram:${n} and ${i}`} ...${o} />
<${u} title=${M} query=${`prefix:${n} and ${i}`} ...${o} />
<${u} title=${O} query=${`suffix:${n} and ${i}`} ...${o} />
</section>
`}var m=n=>$(c([...n?.[0]??""].join(" ")));function u({title:n,query:o,dictionary:e,onWord:a}){const{result:t}=k("dictionary.find",{query:o,dictionary:e,order:"length",limit:A});if(!t?.count)return null;const{count:l,words:i}=t;return r`
<p>
${n}${" "}
${i.map(s=>r`
<${d}
key=${s}
text=${$(c(s))}
class="plain"
lang=${v()}
onClick=${()=>a(s)}
/>
`)}
${l>i.length&&r`<a href=${f("words",{q:o,dictionary:e,order:"length"})}>${S(l)}</a>`}
</p>
`}function R(n,o){const e=document.body.appendChild(document.createElement("div"));function a(){p(null,e),e.remove()}p(r`<${D} ...${{words:n,dictionary:o,onClose:a}} />`,e)}function D({words:n,dictionary:o,onClose:e}){const a=b(null),[t,l]=x(n);g(()=>a.current?.showModal(),[]);const i=()=>a.current?.close();return r`
<dialog
ref=${a}
class="panel"
aria-label=${E}
onClose=${e}
onClick=${({target:s})=>(s===a.current||s instanceof Element&&s.closest("a"))&&i()}
>
<${h} words=${t} dictionary=${o} onWord=${s=>l([s])} />
<div class="row">
<${d} text=${T} class="main" onClick=${i} />
<a class="button" href=${f("words",{q:w(t.join(" ")),dictionary:o})}>
${j}
</a>
</div>
</dialog>
`}export{h as Lookup,R as openLookup};

import{Button as p,G as y,K as g,M as f,Problem as b,Q as q,addressOf as h,dictionaryTitle as C,fe as a,hello as w,lang as k,loadTexts as E,readable as c,sent as L,upper as u,usePromise as T,useRequest as m}from"./lexicon-play.js";var $=await E("words"),_=20,v=({words:n,...o})=>n.map(t=>a`<${M} key=${t} word=${t} ...${o} />`);function M({word:n,...o}){const{dictionary:t}=o,i=T(w,[]).value,{result:e,error:r}=m("dictionary.find",i&&{query:`pattern:${n}`,columns:["hooks",...i.has_definitions?["definition"]:[]],dictionary:t}),l=`not pattern:${n}`,s=c(u(n));return a`
<section class="lookup">
<h2 aria-live="polite" lang=${k()}>
${e?$.validityText(s,C(t),e.count>0):s}
</h2>
<${b} text=${r} />
${e?.definition?.[0]&&a`<p>${e.definition[0]}</p>`}
${e&&e.count>0&&a`<p>${$.hooksText(x(e.front_hooks),x(e.back_hooks))}</p>`}
<${d} title=${$.anagrams} query=${`anagram:${n} and ${l}`} ...${o} />
<${d} title=${$.backExtensions} query=${`prefix:${n} and ${l}`} ...${o} />
<${d} title=${$.frontExtensions} query=${`suffix:${n} and ${l}`} ...${o} />
</section>
`}var x=n=>c(u([...n?.[0]??""].join(" ")));function d({title:n,query:o,dictionary:t,onWord:i}){const{result:e}=m("dictionary.find",{query:o,dictionary:t,order:"length",limit:_});if(!e?.count)return null;const{count:r,words:l}=e;return a`
<p>
${n}${" "}
${l.map(s=>a`
<${p}
key=${s}
text=${c(u(s))}
class="plain"
lang=${k()}
onClick=${()=>i(s)}
/>
`)}
${r>l.length&&a`<a href=${h("words",{q:o,dictionary:t,order:"length"})}>${$.allWords(r)}</a>`}
</p>
`}function S(n,o){const t=document.body.appendChild(document.createElement("div"));function i(){f(null,t),t.remove()}f(a`<${W} ...${{words:n,dictionary:o,onClose:i}} />`,t)}function W({words:n,dictionary:o,onClose:t}){const i=q(null),[e,r]=y(n);g(()=>i.current?.showModal(),[]);const l=()=>i.current?.close();return a`
<dialog
ref=${i}
class="panel"
aria-label=${$.lookupLabel}
onClose=${t}
onClick=${({target:s})=>(s===i.current||s instanceof Element&&s.closest("a"))&&l()}
>
<${v} words=${e} dictionary=${o} onWord=${s=>r([s])} />
<div class="row">
<${p} text=${$.closeButton} class="main" onClick=${l} />
<a class="button" href=${h("words",{q:L(e.join(" ")),dictionary:o})}>
${$.wordStudyLink}
</a>
</div>
</dialog>
`}export{v as Lookup,S as openLookup};

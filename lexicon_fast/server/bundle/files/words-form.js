import{Choice as I,TextField as S,dictionaryTitle as T,fe as p,loadTexts as w}from"./lexicon-play.js";var e=await w("words"),$="in",g="definition",y=[...e.FIELDS.map(({name:t})=>t),"part-of-speech",$],m=/\s+and\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/i,x=/^(not\s+)?([a-z-]+):(?:"([^"]*)"|(\S+))$/i;function A({text:t,onText:o,others:s,usable:r}){const a=b(t),l=n=>d=>o(F({...a,[n]:d})),f=e.FIELDS.filter(({name:n})=>r(n)),i=a?.in??"",c=[["",e.anyDictionary],...s.map(n=>[v(n),e.alsoIn(T(n))]),...s.map(n=>[v(n,!0),e.notIn(T(n))])];i&&!c.some(([n])=>n===i)&&c.push([i,i]);const u=a?.["part-of-speech"]??"",D=e.PARTS.some(([n])=>n===u)?e.PARTS:[...e.PARTS,[u,u]];return p`
${a===null&&p`<p class="hint">${e.beyondForm}</p>`}
<div class="condition-fields">
${f.map(({name:n,label:d,example:O})=>p`
<${S}
key=${n}
label=${d}
id=${`field-${n}`}
value=${a?.[n]??""}
placeholder=${O}
autocapitalize="characters"
onInput=${l(n)}
/>
`)}
${c.length>1&&p`
<${I}
label=${e.otherDictionaryLabel}
id="field-in"
value=${i}
options=${c}
onChange=${l("in")}
/>
`}
${r("part-of-speech")&&p`
<${I}
label=${e.partLabel}
id="field-part-of-speech"
value=${u}
options=${D}
onChange=${l("part-of-speech")}
/>
`}
</div>
<p class="hint">${e.signsHint}</p>
`}function F(t){return y.flatMap(o=>{const s=(t[o]??"").replaceAll('"',""),r=s.trim();return r?o===$?[N(r)]:o===g?[`${o}:${h(s.trimStart())}`]:[`${o}:${h(r.replace(/\s/g,""))}`]:[]}).join(" and ")}var h=t=>/[\s()]/.test(t)?`"${t}"`:t,v=(t,o=!1)=>`${o?"not ":""}${$}:${t}`;function N(t){const o=t.indexOf(":")+1;return t.slice(0,o)+h(t.slice(o))}function b(t){const o={};if(!t.trim())return o;for(const s of t.trim().split(m)){const[,r,a="",l,f]=x.exec(s)??[],i=a.toLowerCase();if(!y.includes(i)||i in o||r&&i!==$)return null;const c=l??f;if(l===void 0&&/[()"]/.test(f))return null;o[i]=i===$?v(c,!!r):c}return o}export{A as Form};

import{Choice as $,TextField as O,dictionaryTitle as v,fe as c}from"./texts.js";var y=[{name:"anagram",label:"Anagram of",example:"RETAINS?"},{name:"subanagram",label:"Made from some of",example:"QUIZCAT"},{name:"pattern",label:"Pattern",example:"?W*M?S"},{name:"length",label:"Number of letters",example:"7 or 7-8"},{name:"prefix",label:"Starts with",example:"OVER"},{name:"suffix",label:"Ends with",example:"NESS"},{name:"contains",label:"Contains the sequence",example:"TCH"},{name:"includes",label:"Contains all of",example:"JX"},{name:"excludes",label:"Contains none of",example:"AEIOU"},{name:"vowels",label:"Number of vowels",example:"5-"},{name:"front-hooks",label:"Front hooks",example:"S, or 0 for none"},{name:"back-hooks",label:"Back hooks",example:"S, or 0 for none"},{name:"points",label:"Points",example:"30-"},{name:"probability",label:"Probability rank",example:"1-500"},{name:"playability",label:"Playability rank",example:"1-500"},{name:"definition",label:"Definition contains",example:"fish*"}],S="Part of speech",b=[["","Any"],["noun","Noun"],["verb","Verb"],["adjective","Adjective"],["adverb","Adverb"],["conjunction","Conjunction"],["interjection","Interjection"],["preposition","Preposition"],["pronoun","Pronoun"]],g="Other dictionary",w="Any",C=e=>`Only words also in ${v(e)}`,E=e=>`Only words not in ${v(e)}`,N="This query is too complex for the form. Anything you enter here replaces it.",T="? stands for any letter, * for any number of letters, [AEIOU] for one of these letters, [^AEIOU] for any other. 7-8 means 7 to 8; 5- means 5 or more.",p="in",k="definition",x=[...y.map(({name:e})=>e),"part-of-speech",p],D=/\s+and\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/i,P=/^(not\s+)?([a-z-]+):(?:"([^"]*)"|(\S+))$/i;function j({text:e,onText:o,others:r,usable:t}){const i=L(e),s=n=>u=>o(F({...i,[n]:u})),f=y.filter(({name:n})=>t(n)),a=i?.in??"",l=[["",w],...r.map(n=>[h(n),C(n)]),...r.map(n=>[h(n,!0),E(n)])];a&&!l.some(([n])=>n===a)&&l.push([a,a]);const m=i?.["part-of-speech"]??"",A=b.some(([n])=>n===m)?b:[...b,[m,m]];return c`
${i===null&&c`<p class="hint">${N}</p>`}
<div class="condition-fields">
${f.map(({name:n,label:u,example:I})=>c`
<${O}
key=${n}
label=${u}
id=${`field-${n}`}
value=${i?.[n]??""}
placeholder=${I}
autocapitalize="characters"
onInput=${s(n)}
/>
`)}
${l.length>1&&c`
<${$}
label=${g}
id="field-in"
value=${a}
options=${l}
onChange=${s("in")}
/>
`}
${t("part-of-speech")&&c`
<${$}
label=${S}
id="field-part-of-speech"
value=${m}
options=${A}
onChange=${s("part-of-speech")}
/>
`}
</div>
<p class="hint">${T}</p>
`}function F(e){return x.flatMap(o=>{const r=(e[o]??"").replaceAll('"',""),t=r.trim();return t?o===p?[q(t)]:o===k?[`${o}:${d(r.trimStart())}`]:[`${o}:${d(t.replace(/\s/g,""))}`]:[]}).join(" and ")}var d=e=>/[\s()]/.test(e)?`"${e}"`:e,h=(e,o=!1)=>`${o?"not ":""}${p}:${e}`;function q(e){const o=e.indexOf(":")+1;return e.slice(0,o)+d(e.slice(o))}function L(e){const o={};if(!e.trim())return o;for(const r of e.trim().split(D)){const[,t,i="",s,f]=P.exec(r)??[],a=i.toLowerCase();if(!x.includes(a)||a in o||t&&a!==p)return null;const l=s??f;if(s===void 0&&/[()"]/.test(f))return null;o[a]=a===p?h(l,!!t):l}return o}export{j as Form};

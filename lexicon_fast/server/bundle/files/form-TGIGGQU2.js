import{Bb as $,P as d,i as c,zb as I}from"./chunk-EP65XFAW.js";var x=[{name:"anagram",label:"Anagram of",example:"RETAINS?"},{name:"subanagram",label:"Made from some of",example:"QUIZCAT"},{name:"pattern",label:"Pattern",example:"?W*M?S"},{name:"length",label:"Number of letters",example:"7 or 7-8"},{name:"prefix",label:"Begins with",example:"OVER"},{name:"suffix",label:"Ends with",example:"NESS"},{name:"contains",label:"Contains in a row",example:"TCH"},{name:"includes",label:"Has all of",example:"JX"},{name:"excludes",label:"Has none of",example:"AEIOU"},{name:"vowels",label:"Number of vowels",example:"5-"},{name:"front-hooks",label:"Takes in front",example:"S, or 0 for none"},{name:"back-hooks",label:"Takes at the end",example:"S, or 0 for none"},{name:"points",label:"Points",example:"30-"},{name:"probability",label:"Place by probability",example:"1-500"},{name:"playability",label:"Place by playability",example:"1-500"},{name:"definition",label:"Definition has",example:"fish*"}],A="Part of speech",u=[["","Any"],["noun","Noun"],["verb","Verb"],["adjective","Adjective"],["adverb","Adverb"],["conjunction","Conjunction"],["interjection","Interjection"],["preposition","Preposition"],["pronoun","Pronoun"]],O="Other dictionary",S="Any",T=e=>`Only words also in ${d(e)}`,v=e=>`Only words not in ${d(e)}`,w="These conditions are more than the form can show. What you enter here replaces them.",D="? is any letter, * any number of letters, [AEIOU] one of these letters, [^AEIOU] none of them. 7-8 is from 7 to 8, 5- is 5 or more.";var p="in",L="definition",E=[...x.map(({name:e})=>e),"part-of-speech",p],j=/\s+and\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/i,R=/^(not\s+)?([a-z-]+):(?:"([^"]*)"|(\S+))$/i;function g(e){return E.flatMap(n=>{let r=(e[n]??"").replaceAll('"',""),a=r.trim();return a?n===p?[k(a)]:n===L?[`${n}:${y(r.trimStart())}`]:[`${n}:${y(a.replace(/\s/g,""))}`]:[]}).join(" and ")}var y=e=>/[\s()]/.test(e)?`"${e}"`:e,b=(e,n=!1)=>`${n?"not ":""}${p}:${e}`;function k(e){let n=e.indexOf(":")+1;return e.slice(0,n)+y(e.slice(n))}function N(e){let n={};if(!e.trim())return n;for(let r of e.trim().split(j)){let[,a,i="",l,m]=R.exec(r)??[],o=i.toLowerCase();if(!E.includes(o)||o in n||a&&o!==p)return null;let s=l??m;if(l===void 0&&/[()"]/.test(m))return null;n[o]=o===p?b(s,!!a):s}return n}function Q({text:e,onText:n,others:r,usable:a}){let i=N(e),l=t=>h=>n(g({...i,[t]:h})),m=x.filter(({name:t})=>a(t)),o=i?.in??"",s=[["",S],...r.map(t=>[b(t),T(t)]),...r.map(t=>[b(t,!0),v(t)])];o&&!s.some(([t])=>t===o)&&s.push([o,o]);let f=i?.["part-of-speech"]??"",P=u.some(([t])=>t===f)?u:[...u,[f,f]];return c`
    ${i===null&&c`<p class="hint">${w}</p>`}
    <div class="condition-fields">
      ${m.map(({name:t,label:h,example:C})=>c`
          <${I}
            key=${t}
            label=${h}
            id=${`field-${t}`}
            value=${i?.[t]??""}
            placeholder=${C}
            autocapitalize="characters"
            onInput=${l(t)}
          />
        `)}
      ${s.length>1&&c`
          <${$}
            label=${O}
            id="field-in"
            value=${o}
            options=${s}
            onChange=${l("in")}
          />
        `}
      ${a("part-of-speech")&&c`
          <${$}
            label=${A}
            id="field-part-of-speech"
            value=${f}
            options=${P}
            onChange=${l("part-of-speech")}
          />
        `}
    </div>
    <p class="hint">${D}</p>
  `}export{Q as Form};

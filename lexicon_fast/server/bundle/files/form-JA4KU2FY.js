import{Bb as $,P as h,i as c,zb as I}from"./chunk-5CZEX4L2.js";var u=[{name:"anagram",label:"Anagram of",example:"RETAINS?"},{name:"subanagram",label:"Made from some of",example:"QUIZCAT"},{name:"pattern",label:"Pattern",example:"?W*M?S"},{name:"length",label:"Number of letters",example:"7 or 7-8"},{name:"prefix",label:"Starts with",example:"OVER"},{name:"suffix",label:"Ends with",example:"NESS"},{name:"contains",label:"Contains the sequence",example:"TCH"},{name:"includes",label:"Contains all of",example:"JX"},{name:"excludes",label:"Contains none of",example:"AEIOU"},{name:"vowels",label:"Number of vowels",example:"5-"},{name:"front-hooks",label:"Front hooks",example:"S, or 0 for none"},{name:"back-hooks",label:"Back hooks",example:"S, or 0 for none"},{name:"points",label:"Points",example:"30-"},{name:"probability",label:"Probability rank",example:"1-500"},{name:"playability",label:"Playability rank",example:"1-500"},{name:"definition",label:"Definition contains",example:"fish*"}],A="Part of speech",x=[["","Any"],["noun","Noun"],["verb","Verb"],["adjective","Adjective"],["adverb","Adverb"],["conjunction","Conjunction"],["interjection","Interjection"],["preposition","Preposition"],["pronoun","Pronoun"]],O="Other dictionary",S="Any",v=e=>`Only words also in ${h(e)}`,D=e=>`Only words not in ${h(e)}`,E="This query is too complex for the form. Anything you enter here replaces it.",T="? stands for any letter, * for any number of letters, [AEIOU] for one of these letters, [^AEIOU] for any other. 7-8 means 7 to 8; 5- means 5 or more.";var p="in",F="definition",g=[...u.map(({name:e})=>e),"part-of-speech",p],L=/\s+and\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/i,j=/^(not\s+)?([a-z-]+):(?:"([^"]*)"|(\S+))$/i;function w(e){return g.flatMap(n=>{let r=(e[n]??"").replaceAll('"',""),a=r.trim();return a?n===p?[R(a)]:n===F?[`${n}:${y(r.trimStart())}`]:[`${n}:${y(a.replace(/\s/g,""))}`]:[]}).join(" and ")}var y=e=>/[\s()]/.test(e)?`"${e}"`:e,b=(e,n=!1)=>`${n?"not ":""}${p}:${e}`;function R(e){let n=e.indexOf(":")+1;return e.slice(0,n)+y(e.slice(n))}function C(e){let n={};if(!e.trim())return n;for(let r of e.trim().split(L)){let[,a,i="",l,f]=j.exec(r)??[],o=i.toLowerCase();if(!g.includes(o)||o in n||a&&o!==p)return null;let s=l??f;if(l===void 0&&/[()"]/.test(f))return null;n[o]=o===p?b(s,!!a):s}return n}function Q({text:e,onText:n,others:r,usable:a}){let i=C(e),l=t=>d=>n(w({...i,[t]:d})),f=u.filter(({name:t})=>a(t)),o=i?.in??"",s=[["",S],...r.map(t=>[b(t),v(t)]),...r.map(t=>[b(t,!0),D(t)])];o&&!s.some(([t])=>t===o)&&s.push([o,o]);let m=i?.["part-of-speech"]??"",N=x.some(([t])=>t===m)?x:[...x,[m,m]];return c`
    ${i===null&&c`<p class="hint">${E}</p>`}
    <div class="condition-fields">
      ${f.map(({name:t,label:d,example:P})=>c`
          <${I}
            key=${t}
            label=${d}
            id=${`field-${t}`}
            value=${i?.[t]??""}
            placeholder=${P}
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
            value=${m}
            options=${N}
            onChange=${l("part-of-speech")}
          />
        `}
    </div>
    <p class="hint">${T}</p>
  `}export{Q as Form};

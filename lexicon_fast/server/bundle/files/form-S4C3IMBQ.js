import{C as u,i as s,sb as b,ub as d}from"./chunk-5SB4YQFK.js";var h=[{name:"anagram",label:"Anagram of",example:"RETAINS?"},{name:"subanagram",label:"Made from some of",example:"QUIZCAT"},{name:"pattern",label:"Pattern",example:"?W*M?S"},{name:"length",label:"Number of letters",example:"7 or 7-8"},{name:"prefix",label:"Begins with",example:"OVER"},{name:"suffix",label:"Ends with",example:"NESS"},{name:"contains",label:"Contains in a row",example:"TCH"},{name:"includes",label:"Has all of",example:"JX"},{name:"excludes",label:"Has none of",example:"AEIOU"},{name:"vowels",label:"Number of vowels",example:"5-"},{name:"front-hooks",label:"Takes in front",example:"S, or 0 for none"},{name:"back-hooks",label:"Takes at the end",example:"S, or 0 for none"},{name:"points",label:"Points",example:"30-"},{name:"probability",label:"Place by probability",example:"1-500"}],m="in",$=[...h.map(({name:e})=>e),m],E=/^(not\s+)?([a-z-]+):(?:"([^"]*)"|(\S+))$/i;function x(e){return $.flatMap(t=>{let a=(e[t]??"").replaceAll('"',"").trim();return a?t===m?[I(a)]:[`${t}:${O(a.replace(/\s/g,""))}`]:[]}).join(" and ")}var O=e=>/[\s()]/.test(e)?`"${e}"`:e;function I(e){let t=e.indexOf(":")+1;return e.slice(0,t)+O(e.slice(t))}function y(e){let t={};if(!e.trim())return t;for(let a of e.trim().split(/\s+and\s+/i)){let[,c,r="",i,p]=E.exec(a)??[],o=r.toLowerCase();if(!$.includes(o)||o in t||c&&o!==m)return null;let l=i??p;if(i===void 0&&/[()"]/.test(p))return null;t[o]=o===m?`${c?"not ":""}${m}:${l}`:l}return t}function C({text:e,onText:t,others:a,hasTiles:c}){let r=y(e),i=n=>f=>t(x({...r,[n]:f})),p=h.filter(({name:n})=>c||!/^(points|probability)$/.test(n)),o=r?.in??"",l=[["","Any"],...a.map(n=>[`in:${n}`,`Only words also in ${u(n)}`]),...a.map(n=>[`not in:${n}`,`Only words not in ${u(n)}`])];return o&&!l.some(([n])=>n===o)&&l.push([o,o]),s`
    ${r===null&&s`<p class="hint">
        These conditions are more than the form can show. What you enter here replaces them.
      </p>`}
    <div class="condition-fields">
      ${p.map(({name:n,label:f,example:w})=>s`
          <${b}
            key=${n}
            label=${f}
            id=${`field-${n}`}
            value=${r?.[n]??""}
            placeholder=${w}
            autocapitalize="characters"
            onInput=${i(n)}
          />
        `)}
      ${l.length>1&&s`
          <${d}
            label="Other dictionary"
            id="field-in"
            value=${o}
            options=${l}
            onChange=${i("in")}
          />
        `}
    </div>
    <p class="hint">
      ? is any letter, * any number of letters, [AEIOU] one of these letters, [^AEIOU] none of them.
      7-8 is from 7 to 8, 5- is 5 or more.
    </p>
  `}export{C as Form};

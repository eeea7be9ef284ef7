import{Ab as d,P as b,i as s,yb as h}from"./chunk-RBOA6OJO.js";var f=[{name:"anagram",label:"Anagram of",example:"RETAINS?"},{name:"subanagram",label:"Made from some of",example:"QUIZCAT"},{name:"pattern",label:"Pattern",example:"?W*M?S"},{name:"length",label:"Number of letters",example:"7 or 7-8"},{name:"prefix",label:"Begins with",example:"OVER"},{name:"suffix",label:"Ends with",example:"NESS"},{name:"contains",label:"Contains in a row",example:"TCH"},{name:"includes",label:"Has all of",example:"JX"},{name:"excludes",label:"Has none of",example:"AEIOU"},{name:"vowels",label:"Number of vowels",example:"5-"},{name:"front-hooks",label:"Takes in front",example:"S, or 0 for none"},{name:"back-hooks",label:"Takes at the end",example:"S, or 0 for none"},{name:"points",label:"Points",example:"30-"},{name:"probability",label:"Place by probability",example:"1-500"},{name:"playability",label:"Place by playability",example:"1-500"}],y="Other dictionary",$="Any",O=e=>`Only words also in ${b(e)}`,I=e=>`Only words not in ${b(e)}`,E="These conditions are more than the form can show. What you enter here replaces them.",g="? is any letter, * any number of letters, [AEIOU] one of these letters, [^AEIOU] none of them. 7-8 is from 7 to 8, 5- is 5 or more.";var c="in",w=[...f.map(({name:e})=>e),c],C=/^(not\s+)?([a-z-]+):(?:"([^"]*)"|(\S+))$/i;function S(e){return w.flatMap(n=>{let a=(e[n]??"").replaceAll('"',"").trim();return a?n===c?[F(a)]:[`${n}:${D(a.replace(/\s/g,""))}`]:[]}).join(" and ")}var D=e=>/[\s()]/.test(e)?`"${e}"`:e,x=(e,n=!1)=>`${n?"not ":""}${c}:${e}`;function F(e){let n=e.indexOf(":")+1;return e.slice(0,n)+D(e.slice(n))}function T(e){let n={};if(!e.trim())return n;for(let a of e.trim().split(/\s+and\s+/i)){let[,m,r="",i,p]=C.exec(a)??[],o=r.toLowerCase();if(!w.includes(o)||o in n||m&&o!==c)return null;let l=i??p;if(i===void 0&&/[()"]/.test(p))return null;n[o]=o===c?x(l,!!m):l}return n}function U({text:e,onText:n,others:a,usable:m}){let r=T(e),i=t=>u=>n(S({...r,[t]:u})),p=f.filter(({name:t})=>m(t)),o=r?.in??"",l=[["",$],...a.map(t=>[x(t),O(t)]),...a.map(t=>[x(t,!0),I(t)])];return o&&!l.some(([t])=>t===o)&&l.push([o,o]),s`
    ${r===null&&s`<p class="hint">${E}</p>`}
    <div class="condition-fields">
      ${p.map(({name:t,label:u,example:A})=>s`
          <${h}
            key=${t}
            label=${u}
            id=${`field-${t}`}
            value=${r?.[t]??""}
            placeholder=${A}
            autocapitalize="characters"
            onInput=${i(t)}
          />
        `)}
      ${l.length>1&&s`
          <${d}
            label=${y}
            id="field-in"
            value=${o}
            options=${l}
            onChange=${i("in")}
          />
        `}
    </div>
    <p class="hint">${g}</p>
  `}export{U as Form};

import{Button as f,Choice as Q,DataTable as q,DictionaryChoice as G,G as m,J as O,Loaded as X,Problem as E,Q as Y,TextField as H,UndoButton as J,VIEW_TITLES as M,Y as k,addressOf as Z,call as N,capitals as V,clearButton as K,copied as tt,counted as P,dictionaryInfo as et,fe as r,isMistake as at,joined as nt,lang as _,languageOf as ot,orderLabel as it,queryProblem as st,readable as rt,replaceQuery as lt,saveFile as ct,sent as dt,speak as ut,useAction as pt,useFocus as $t,useLayoutChange as bt,usePromise as ht,useRequest as yt,useUndo as ft}from"./texts.js";var vt="Finds the words in a dictionary that match your query.",U="Conditions",mt="length:7 and includes:Z",gt="Examples",A="Try",wt=[["Anagrams of RETAINS and a blank","anagram:RETAINS?"],["Two-letter words","length:2"],["Q without U","includes:Q and excludes:U"],["Seven letters, five vowels","length:7 and vowels:5-"],["Hookless threes","length:3 and front-hooks:0 and back-hooks:0"],["The 100 most probable eights","length:8 and probability:1-100"],["Pattern ?W*M?S","pattern:?W*M?S"]],kt="Corrections",St="Use a form instead",xt=[["alphabet","Alphabet"],["probability","Probability"],["playability","Playability"],["length","Length"],["points","Points"]],Tt="Show",x={hooks:"Hooks",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definitions"},T={front_hooks:"Front",words:"Word",back_hooks:"Back",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definition"},Ct="–",I={front_hooks:"front hooks",words:"word",back_hooks:"back hooks",points:"points",probability:"probability",playability:"playability",playability_value:"playability per 1,000 games",anagrams:"anagrams",definition:"definition"},j="Words",Lt=t=>P(t,"word"),Ot="Type conditions, tap an example or use the form.",Et="Searching … The first search takes a second.",Mt="No words in this dictionary meet these conditions.",Nt="These are the results of your last valid query.",Pt="More words",_t=(t,e)=>`Showing ${t.toLocaleString("en")} of ${P(e,"word")}.`,Ut="Quiz me on these",At="Copy the list",It="Save as text",jt="Your browser doesn’t allow copying here. Save the list instead.",Ft=100,Bt=500,Wt=1e4;function Dt({question:t,first:e,busy:a,inCapitals:o}){const[s,i]=m([]),{busy:l,problem:c,run:n}=pt({leaves:!1}),u=k(()=>[e,...s],[e,s]),p=u.reduce((v,{words:h})=>v+h.length,0),y=e.count-p,b=async()=>{const v={...t,skip:p,limit:Math.min(Bt,y)},h=await N("dictionary.find",v);i([...s,h])},g=k(()=>r`<${Rt} pages=${u} inCapitals=${o} />`,[u,o]);return r`
    ${e.count>0&&r`
        <${Gt} question=${t} pages=${u} busy=${a||l} onWork=${n} />
      `}
    <${E} text=${c} />
    ${e.count===0&&r`<p>${Mt}</p>`}
    ${p>0&&g}
    ${y>0&&r`
        <div class="row">
          <${f}
            text=${Pt}
            disabled=${a||l}
            onClick=${()=>n(b)}
          />
          <span class="hint">${_t(p,e.count)}</span>
        </div>
      `}
  `}var zt=["front_hooks","points","probability","playability","anagrams"];function Rt({pages:t,inCapitals:e}){const o=Object.keys(T).filter(c=>t[0][c]);if(o.length===1)return r`
      <ul class="words-only">
        ${t.flatMap(({words:c})=>c.map(n=>r`<li key=${n} lang=${_()}>${e(n)}</li>`))}
      </ul>
    `;const s=o.map(c=>({title:T[c],number:zt.includes(c)})),i=t.flatMap(c=>c.words.map((n,u)=>({key:n,cells:o.map(p=>Qt(p,c,u,e))}))),l=nt(["word-table",t[0].definition&&"folds"]);return r`<${q} classes=${l} columns=${s} rows=${i} />`}function Qt(t,e,a,o){const s=e[t]?.[a]??"";if(t==="words")return r`<span class="word" lang=${_()}>${o(String(s))}</span>`;if(t==="definition")return s||Ct;if(typeof s=="string")return r`<span class="hooks">${qt(s)}</span>`;const i=s.toLocaleString("en");return e.definition?r`<span class="fact" data-title=${T[t]}>${i}</span>`:i}var qt=t=>rt([...t].join(" "));function Gt({question:t,pages:e,busy:a,onWork:o}){const[s,i]=m("");async function l(){i("");const n=F(t,e);try{await Yt(n),i(tt)}catch{await n,i(jt)}}async function c(){i(""),ct("words.txt",await F(t,e),"text/plain")}return r`
    <div class="row">
      <a class="button" href=${Xt(t)}>${Ut}</a>
      <${f} text=${At} disabled=${a} onClick=${()=>o(l)} />
      <${f} text=${It} disabled=${a} onClick=${()=>o(c)} />
      <span role="status">${s}</span>
    </div>
  `}var Xt=({query:t,dictionary:e,order:a})=>Z("quiz",{q:String(t),dictionary:e??"",order:a==="alphabet"?"":String(a)});async function Yt(t){if(typeof ClipboardItem>"u")return navigator.clipboard.writeText(await t);const e=t.then(a=>new Blob([a],{type:"text/plain"}));return navigator.clipboard.write([new ClipboardItem({"text/plain":e})])}var Ht=(t,e,a)=>String(t[e]?.[a]??"").replaceAll("	"," ");async function F(t,e){const a=[...e];let o=a.reduce((n,{words:u})=>n+u.length,0);for(;o<a[0].count;){const n=await N("dictionary.find",{...t,skip:o,limit:Wt});if(!n.words.length)break;a.push(n),o+=n.words.length}const i=Object.keys(I).filter(n=>a[0][n]),l=a.flatMap(n=>n.words.map((u,p)=>i.map(y=>Ht(n,y,p)).join("	"))),c=i.map(n=>I[n]);return i.length>1&&l.unshift(c.join("	")),dt(`${l.join(`
`)}
`)}var Jt=/[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu,Zt=(t,e)=>[...t.replace(Jt,"")].every(a=>e.includes(a));function Vt({history:t,failure:e,letters:a}){const{value:o,set:s}=t;return $t([e]),r`
    <${H}
      label=${U}
      id="query"
      class="large query"
      value=${o}
      onInput=${i=>s(i)}
      placeholder=${mt}
      inputmode="text"
      enterkeyhint="search"
      data-undo
      data-home="question"
      aria-invalid=${e?"true":void 0}
      aria-describedby=${e?"query-problem":void 0}
    />
    <${Kt} text=${o} failure=${e} onText=${s} />
    <div class="row">
      <${f} text=${K} disabled=${!o} onClick=${()=>s("")} />
      <${J} ...${t} />
    </div>
    <div class="examples" role="group" aria-label=${gt}>
      <span class="hint" aria-hidden="true">${A}</span>
      ${wt.filter(([,i])=>Zt(i,a)).map(([i,l])=>r`
          <${f}
            key=${l}
            text=${i}
            aria-pressed=${l===o}
            onClick=${()=>s(l)}
          />
        `)}
    </div>
  `}function Kt({text:t,failure:e,onText:a}){const{start:o,end:s,suggestions:i=[]}=e?.data??{},l=[...t],c=l.slice(0,o).join(""),n=l.slice(s).join("");return r`
    <div id="query-problem" class="mistake" role="status">
      ${e&&r`
          ${o!==void 0&&r`
              <p class="marked" aria-hidden="true">
                ${c}<mark>${l.slice(o,s).join("")||" "}</mark>${n}
              </p>
            `}
          <p class="problem">${st(e)}</p>
        `}
    </div>
    ${i.length>0&&r`
        <div class="examples" role="group" aria-label=${kt}>
          <span class="hint" aria-hidden="true">${A}</span>
          ${i.map(u=>r`
              <${f} key=${u} text=${u} onClick=${()=>a(c+u+n)} />
            `)}
        </div>
      `}
  `}var te=250,C=Object.keys(x),B="hooks-points-definition",ee="none",ae=["points","probability"],ne=["definition","part-of-speech"],W=(t,e)=>({dictionary:t.get("dictionary")??e,order:t.get("order")??"alphabet",columns:(t.get("columns")??B).split("-").filter(a=>Object.hasOwn(x,a))});function oe({server:t,query:e}){const[a]=t.dictionaries,o=ft(()=>e.get("q")??""),{value:s,set:i}=o,[l,c]=m(()=>W(e,a)),{dictionary:n,order:u,columns:p}=l,y=d=>c({...l,...d});bt(()=>{i(e.get("q")??""),c(W(e,a))},[e]),ut(n);const b=ht(()=>et(n),[n]),g=!b.value||!!ot(n)||/^[A-Z]+$/.test(b.value.upper),v=!b.value||b.value.playability===!0;function h(d){return ne.includes(d)?t.has_definitions===!0:d==="playability"?v:g||!ae.includes(d)}const D=C.filter(d=>p.includes(d)&&h(d));O(()=>lt("words",{q:s,dictionary:n===a?"":n,order:u==="alphabet"?"":u,columns:p.join("-")===B?"":p.join("-")||ee}),[s,l]);const w=ce(s.trim()),L=k(()=>w?{query:w,order:h(u)?u:"alphabet",columns:D,dictionary:n}:null,[w,l,g,v]),z=k(()=>V(b.value),[b.value]),R=t.dictionaries.filter(d=>d!==n),$=le(L),S=w===s.trim()?$.failure:null;return r`
    <div class="heading">
      <h1>${M.words}</h1>
      <p class="hint words-about">${vt}</p>
      <a href="#/quiz">${M.quiz}</a>
    </div>
    <section class="panel" aria-label=${U}>
      <${Vt} history=${o} failure=${S} letters=${b.value?.upper??""} />
      <${se} text=${s} onText=${i} others=${R} usable=${h} />
      <div class="row">
        <${G}
          dictionaries=${t.dictionaries}
          value=${n}
          onChange=${d=>y({dictionary:d})}
        />
        <${Q}
          label=${it}
          id="order"
          value=${h(u)?u:"alphabet"}
          options=${xt.filter(([d])=>h(d))}
          onChange=${d=>y({order:d})}
        />
        <div class="toggles" role="group" aria-label=${Tt}>
          ${C.filter(h).map(d=>r`
              <${f}
                key=${d}
                text=${x[d]}
                class="toggle"
                aria-pressed=${p.includes(d)}
                onClick=${()=>y({columns:re(p,d)})}
              />
            `)}
        </div>
      </div>
    </section>
    <section class="panel found" aria-label=${j} aria-busy=${$.busy}>
      <h2 aria-live="polite">
        ${$.shown?Lt($.shown.first.count):j}
      </h2>
      <${E} text=${b.error??$.problem} />
      ${S&&$.shown&&r`<p class="hint">${Nt}</p>`}
      ${$.shown?r`
              <${Dt}
                key=${$.shown.key}
                ...${$.shown}
                busy=${$.busy}
                inCapitals=${z}
              />
            `:L&&!$.problem&&!S?r`<p class="hint">${Et}</p>`:r`<p>${Ot}</p>`}
    </section>
  `}var ie=async()=>(await import("./words-form.js")).Form;function se(t){const[e,a]=m(!1);return r`
    <details class="fold" onToggle=${({target:o})=>o.open&&a(!0)}>
      <summary>${St}</summary>
      ${e&&r`<${X} load=${ie} ...${t} />`}
    </details>
  `}var re=(t,e)=>C.filter(a=>t.includes(a)!==(a===e));function le(t){const{result:e,error:a,failure:o,busy:s}=yt("dictionary.find",t&&{...t,limit:Ft}),i=Y(null);t?e&&!s&&i.current?.first!==e&&(i.current={key:JSON.stringify(t),question:t,first:e}):i.current=null;const l=at(o);return a&&!l&&(i.current=null),{shown:i.current,busy:t!==null&&s,problem:l?null:a,failure:l&&!s?o:null}}function ce(t){const[e,a]=m(t);return O(()=>{const o=setTimeout(()=>a(t),te);return()=>clearTimeout(o)},[t]),e}export{oe as Words};

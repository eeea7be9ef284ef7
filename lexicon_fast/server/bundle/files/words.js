import{Button as m,Choice as R,DataTable as Q,DictionaryChoice as q,G as g,J as O,Loaded as G,Problem as M,Q as X,TextField as Y,UndoButton as H,VIEW_TITLES as P,Y as S,addressOf as J,call as N,capitals as Z,clearButton as V,copied as K,counted as _,dictionaryInfo as tt,errorText as et,fe as r,isMistake as at,orderLabel as ot,queryProblem as nt,replaceQuery as it,saveFile as st,useFocus as rt,useLayoutChange as lt,usePromise as ct,useRequest as dt,useUndo as ut}from"./texts.js";var pt="Finds the words in a dictionary that match your query.",U="Conditions",$t="length:7 and includes:Z",bt="Examples",I="Try",ht=[["Anagrams of RETAINS and a blank","anagram:RETAINS?"],["Two-letter words","length:2"],["Q without U","includes:Q and excludes:U"],["Seven letters, five vowels","length:7 and vowels:5-"],["Hookless threes","length:3 and front-hooks:0 and back-hooks:0"],["The 100 most probable eights","length:8 and probability:1-100"],["Pattern ?W*M?S","pattern:?W*M?S"]],yt="Corrections",ft="Use a form instead",vt=[["alphabet","Alphabet"],["probability","Probability"],["playability","Playability"],["length","Length"],["points","Points"]],mt="Show",T={hooks:"Hooks",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definitions"},L={front_hooks:"Front",words:"Word",back_hooks:"Back",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definition"},gt="–",j={front_hooks:"front hooks",words:"word",back_hooks:"back hooks",points:"points",probability:"probability",playability:"playability",playability_value:"playability per 1,000 games",anagrams:"anagrams",definition:"definition"},A="Words",wt=t=>_(t,"word"),kt="Type conditions, tap an example or use the form.",St="Searching … The first search takes a second.",xt="No words in this dictionary meet these conditions.",Tt="These are the results of your last valid query.",Lt="More words",Ct=(t,e)=>`Showing ${t.toLocaleString("en")} of ${_(e,"word")}.`,Et="Quiz me on these",Ot="Copy the list",Mt="Save as text",Pt="Your browser doesn’t allow copying here. Save the list instead.",Nt=100,_t=500,Ut=1e4;function It({question:t,first:e,busy:a,inCapitals:o}){const[s,i]=g([]),[l,c]=g(null),[n,u]=g(!1),p=S(()=>[e,...s],[e,s]),h=p.reduce((v,{words:y})=>v+y.length,0),$=e.count-h;async function w(v){c(null),u(!0);try{await v()}catch(y){c(et(y))}u(!1)}const k=async()=>{const v={...t,skip:h,limit:Math.min(_t,$)},y=await N("dictionary.find",v);i([...s,y])},f=S(()=>r`<${At} pages=${p} inCapitals=${o} />`,[p,o]);return r`
    ${e.count>0&&r`
        <${Wt} question=${t} pages=${p} busy=${a||n} onWork=${w} />
      `}
    <${M} text=${l} />
    ${e.count===0&&r`<p>${xt}</p>`}
    ${h>0&&f}
    ${$>0&&r`
        <div class="row">
          <${m}
            text=${Lt}
            disabled=${a||n}
            onClick=${()=>w(k)}
          />
          <span class="hint">${Ct(h,e.count)}</span>
        </div>
      `}
  `}var jt=["front_hooks","points","probability","playability","anagrams"];function At({pages:t,inCapitals:e}){const o=Object.keys(L).filter(c=>t[0][c]);if(o.length===1)return r`
      <ul class="words-only">
        ${t.flatMap(({words:c})=>c.map(n=>r`<li key=${n}>${e(n)}</li>`))}
      </ul>
    `;const s=o.map(c=>({title:L[c],number:jt.includes(c)})),i=t.flatMap(c=>c.words.map((n,u)=>({key:n,cells:o.map(p=>Ft(p,c,u,e))}))),l=["word-table",t[0].definition&&"folds"].filter(Boolean).join(" ");return r`<${Q} classes=${l} columns=${s} rows=${i} />`}function Ft(t,e,a,o){const s=e[t]?.[a]??"";if(t==="words")return r`<span class="word">${o(String(s))}</span>`;if(t==="definition")return s||gt;if(typeof s=="string")return r`<span class="hooks">${Bt(s)}</span>`;const i=s.toLocaleString("en");return e.definition?r`<span class="fact" data-title=${L[t]}>${i}</span>`:i}var Bt=t=>[...t].join(" ");function Wt({question:t,pages:e,busy:a,onWork:o}){const[s,i]=g("");async function l(){i("");const n=F(t,e);try{await zt(n),i(K)}catch{await n,i(Pt)}}async function c(){i(""),st("words.txt",await F(t,e),"text/plain")}return r`
    <div class="row">
      <a class="button" href=${Dt(t)}>${Et}</a>
      <${m} text=${Ot} disabled=${a} onClick=${()=>o(l)} />
      <${m} text=${Mt} disabled=${a} onClick=${()=>o(c)} />
      <span role="status">${s}</span>
    </div>
  `}var Dt=({query:t,dictionary:e,order:a})=>J("quiz",{q:String(t),dictionary:e??"",order:a==="alphabet"?"":String(a)});async function zt(t){if(typeof ClipboardItem>"u")return navigator.clipboard.writeText(await t);const e=t.then(a=>new Blob([a],{type:"text/plain"}));return navigator.clipboard.write([new ClipboardItem({"text/plain":e})])}var Rt=(t,e,a)=>String(t[e]?.[a]??"").replaceAll("	"," ");async function F(t,e){const a=[...e];let o=a.reduce((n,{words:u})=>n+u.length,0);for(;o<a[0].count;){const n=await N("dictionary.find",{...t,skip:o,limit:Ut});if(!n.words.length)break;a.push(n),o+=n.words.length}const i=Object.keys(j).filter(n=>a[0][n]),l=a.flatMap(n=>n.words.map((u,p)=>i.map(h=>Rt(n,h,p)).join("	"))),c=i.map(n=>j[n]);return i.length>1&&l.unshift(c.join("	")),`${l.join(`
`)}
`}var Qt=/[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu,qt=(t,e)=>[...t.replace(Qt,"")].every(a=>e.includes(a));function Gt({history:t,failure:e,letters:a}){const{value:o,set:s}=t;return rt([e]),r`
    <${Y}
      label=${U}
      id="query"
      class="large query"
      value=${o}
      onInput=${i=>s(i)}
      placeholder=${$t}
      inputmode="text"
      enterkeyhint="search"
      data-undo
      data-home="question"
      aria-invalid=${e?"true":void 0}
      aria-describedby=${e?"query-problem":void 0}
    />
    <${Xt} text=${o} failure=${e} onText=${s} />
    <div class="row">
      <${m} text=${V} disabled=${!o} onClick=${()=>s("")} />
      <${H} ...${t} />
    </div>
    <div class="examples" role="group" aria-label=${bt}>
      <span class="hint" aria-hidden="true">${I}</span>
      ${ht.filter(([,i])=>qt(i,a)).map(([i,l])=>r`
          <${m}
            key=${l}
            text=${i}
            aria-pressed=${l===o}
            onClick=${()=>s(l)}
          />
        `)}
    </div>
  `}function Xt({text:t,failure:e,onText:a}){const{start:o,end:s,suggestions:i=[]}=e?.data??{},l=[...t],c=l.slice(0,o).join(""),n=l.slice(s).join("");return r`
    <div id="query-problem" class="mistake" role="status">
      ${e&&r`
          ${o!==void 0&&r`
              <p class="marked" aria-hidden="true">
                ${c}<mark>${l.slice(o,s).join("")||" "}</mark>${n}
              </p>
            `}
          <p class="problem">${nt(e)}</p>
        `}
    </div>
    ${i.length>0&&r`
        <div class="examples" role="group" aria-label=${yt}>
          <span class="hint" aria-hidden="true">${I}</span>
          ${i.map(u=>r`
              <${m} key=${u} text=${u} onClick=${()=>a(c+u+n)} />
            `)}
        </div>
      `}
  `}var Yt=250,C=Object.keys(T),B="hooks-points-definition",Ht="none",Jt=["points","probability"],Zt=["definition","part-of-speech"],W=(t,e)=>({dictionary:t.get("dictionary")??e,order:t.get("order")??"alphabet",columns:(t.get("columns")??B).split("-").filter(a=>Object.hasOwn(T,a))});function Vt({server:t,query:e}){const[a]=t.dictionaries,o=ut(()=>e.get("q")??""),{value:s,set:i}=o,[l,c]=g(()=>W(e,a)),{dictionary:n,order:u,columns:p}=l,h=d=>c({...l,...d});lt(()=>{i(e.get("q")??""),c(W(e,a))},[e]);const $=ct(()=>tt(n),[n]),w=!$.value||/^[A-Z]+$/.test($.value.upper),k=!$.value||$.value.playability===!0;function f(d){return Zt.includes(d)?t.has_definitions===!0:d==="playability"?k:w||!Jt.includes(d)}const v=C.filter(d=>p.includes(d)&&f(d));O(()=>it("words",{q:s,dictionary:n===a?"":n,order:u==="alphabet"?"":u,columns:p.join("-")===B?"":p.join("-")||Ht}),[s,l]);const y=oe(s.trim()),E=S(()=>y?{query:y,order:f(u)?u:"alphabet",columns:v,dictionary:n}:null,[y,l,w,k]),D=S(()=>Z($.value),[$.value]),z=t.dictionaries.filter(d=>d!==n),b=ae(E),x=y===s.trim()?b.failure:null;return r`
    <div class="heading">
      <h1>${P.words}</h1>
      <p class="hint words-about">${pt}</p>
      <a href="#/quiz">${P.quiz}</a>
    </div>
    <section class="panel" aria-label=${U}>
      <${Gt} history=${o} failure=${x} letters=${$.value?.upper??""} />
      <${te} text=${s} onText=${i} others=${z} usable=${f} />
      <div class="row">
        <${q}
          dictionaries=${t.dictionaries}
          value=${n}
          onChange=${d=>h({dictionary:d})}
        />
        <${R}
          label=${ot}
          id="order"
          value=${f(u)?u:"alphabet"}
          options=${vt.filter(([d])=>f(d))}
          onChange=${d=>h({order:d})}
        />
        <div class="toggles" role="group" aria-label=${mt}>
          ${C.filter(f).map(d=>r`
              <${m}
                key=${d}
                text=${T[d]}
                class="toggle"
                aria-pressed=${p.includes(d)}
                onClick=${()=>h({columns:ee(p,d)})}
              />
            `)}
        </div>
      </div>
    </section>
    <section class="panel found" aria-label=${A} aria-busy=${b.busy}>
      <h2 aria-live="polite">
        ${b.shown?wt(b.shown.first.count):A}
      </h2>
      <${M} text=${$.error??b.problem} />
      ${x&&b.shown&&r`<p class="hint">${Tt}</p>`}
      ${b.shown?r`
              <${It}
                key=${b.shown.key}
                ...${b.shown}
                busy=${b.busy}
                inCapitals=${D}
              />
            `:E&&!b.problem&&!x?r`<p class="hint">${St}</p>`:r`<p>${kt}</p>`}
    </section>
  `}var Kt=async()=>(await import("./words-form.js")).Form;function te(t){const[e,a]=g(!1);return r`
    <details class="fold" onToggle=${({target:o})=>o.open&&a(!0)}>
      <summary>${ft}</summary>
      ${e&&r`<${G} load=${Kt} ...${t} />`}
    </details>
  `}var ee=(t,e)=>C.filter(a=>t.includes(a)!==(a===e));function ae(t){const{result:e,error:a,failure:o,busy:s}=dt("dictionary.find",t&&{...t,limit:Nt}),i=X(null);t?e&&!s&&i.current?.first!==e&&(i.current={key:JSON.stringify(t),question:t,first:e}):i.current=null;const l=at(o);return a&&!l&&(i.current=null),{shown:i.current,busy:t!==null&&s,problem:l?null:a,failure:l&&!s?o:null}}function oe(t){const[e,a]=g(t);return O(()=>{const o=setTimeout(()=>a(t),Yt);return()=>clearTimeout(o)},[t]),e}export{Vt as Words};

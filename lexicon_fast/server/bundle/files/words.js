import{Button as f,Choice as R,DataTable as Q,DictionaryChoice as q,G as m,J as E,Loaded as G,Problem as O,Q as X,TextField as Y,UndoButton as H,VIEW_TITLES as M,Y as k,addressOf as J,call as N,capitals as Z,clearButton as V,copied as K,counted as P,dictionaryInfo as tt,fe as r,isMistake as et,joined as at,orderLabel as ot,queryProblem as nt,replaceQuery as it,saveFile as st,useAction as rt,useFocus as lt,useLayoutChange as ct,usePromise as dt,useRequest as ut,useUndo as pt}from"./texts.js";var $t="Finds the words in a dictionary that match your query.",_="Conditions",bt="length:7 and includes:Z",ht="Examples",U="Try",yt=[["Anagrams of RETAINS and a blank","anagram:RETAINS?"],["Two-letter words","length:2"],["Q without U","includes:Q and excludes:U"],["Seven letters, five vowels","length:7 and vowels:5-"],["Hookless threes","length:3 and front-hooks:0 and back-hooks:0"],["The 100 most probable eights","length:8 and probability:1-100"],["Pattern ?W*M?S","pattern:?W*M?S"]],ft="Corrections",vt="Use a form instead",mt=[["alphabet","Alphabet"],["probability","Probability"],["playability","Playability"],["length","Length"],["points","Points"]],gt="Show",x={hooks:"Hooks",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definitions"},T={front_hooks:"Front",words:"Word",back_hooks:"Back",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definition"},wt="–",A={front_hooks:"front hooks",words:"word",back_hooks:"back hooks",points:"points",probability:"probability",playability:"playability",playability_value:"playability per 1,000 games",anagrams:"anagrams",definition:"definition"},I="Words",kt=t=>P(t,"word"),St="Type conditions, tap an example or use the form.",xt="Searching … The first search takes a second.",Tt="No words in this dictionary meet these conditions.",Ct="These are the results of your last valid query.",Lt="More words",Et=(t,e)=>`Showing ${t.toLocaleString("en")} of ${P(e,"word")}.`,Ot="Quiz me on these",Mt="Copy the list",Nt="Save as text",Pt="Your browser doesn’t allow copying here. Save the list instead.",_t=100,Ut=500,At=1e4;function It({question:t,first:e,busy:a,inCapitals:o}){const[s,i]=m([]),{busy:l,problem:c,run:n}=rt({leaves:!1}),u=k(()=>[e,...s],[e,s]),p=u.reduce((v,{words:h})=>v+h.length,0),y=e.count-p,b=async()=>{const v={...t,skip:p,limit:Math.min(Ut,y)},h=await N("dictionary.find",v);i([...s,h])},g=k(()=>r`<${Ft} pages=${u} inCapitals=${o} />`,[u,o]);return r`
    ${e.count>0&&r`
        <${Dt} question=${t} pages=${u} busy=${a||l} onWork=${n} />
      `}
    <${O} text=${c} />
    ${e.count===0&&r`<p>${Tt}</p>`}
    ${p>0&&g}
    ${y>0&&r`
        <div class="row">
          <${f}
            text=${Lt}
            disabled=${a||l}
            onClick=${()=>n(b)}
          />
          <span class="hint">${Et(p,e.count)}</span>
        </div>
      `}
  `}var jt=["front_hooks","points","probability","playability","anagrams"];function Ft({pages:t,inCapitals:e}){const o=Object.keys(T).filter(c=>t[0][c]);if(o.length===1)return r`
      <ul class="words-only">
        ${t.flatMap(({words:c})=>c.map(n=>r`<li key=${n}>${e(n)}</li>`))}
      </ul>
    `;const s=o.map(c=>({title:T[c],number:jt.includes(c)})),i=t.flatMap(c=>c.words.map((n,u)=>({key:n,cells:o.map(p=>Wt(p,c,u,e))}))),l=at(["word-table",t[0].definition&&"folds"]);return r`<${Q} classes=${l} columns=${s} rows=${i} />`}function Wt(t,e,a,o){const s=e[t]?.[a]??"";if(t==="words")return r`<span class="word">${o(String(s))}</span>`;if(t==="definition")return s||wt;if(typeof s=="string")return r`<span class="hooks">${Bt(s)}</span>`;const i=s.toLocaleString("en");return e.definition?r`<span class="fact" data-title=${T[t]}>${i}</span>`:i}var Bt=t=>[...t].join(" ");function Dt({question:t,pages:e,busy:a,onWork:o}){const[s,i]=m("");async function l(){i("");const n=j(t,e);try{await Rt(n),i(K)}catch{await n,i(Pt)}}async function c(){i(""),st("words.txt",await j(t,e),"text/plain")}return r`
    <div class="row">
      <a class="button" href=${zt(t)}>${Ot}</a>
      <${f} text=${Mt} disabled=${a} onClick=${()=>o(l)} />
      <${f} text=${Nt} disabled=${a} onClick=${()=>o(c)} />
      <span role="status">${s}</span>
    </div>
  `}var zt=({query:t,dictionary:e,order:a})=>J("quiz",{q:String(t),dictionary:e??"",order:a==="alphabet"?"":String(a)});async function Rt(t){if(typeof ClipboardItem>"u")return navigator.clipboard.writeText(await t);const e=t.then(a=>new Blob([a],{type:"text/plain"}));return navigator.clipboard.write([new ClipboardItem({"text/plain":e})])}var Qt=(t,e,a)=>String(t[e]?.[a]??"").replaceAll("	"," ");async function j(t,e){const a=[...e];let o=a.reduce((n,{words:u})=>n+u.length,0);for(;o<a[0].count;){const n=await N("dictionary.find",{...t,skip:o,limit:At});if(!n.words.length)break;a.push(n),o+=n.words.length}const i=Object.keys(A).filter(n=>a[0][n]),l=a.flatMap(n=>n.words.map((u,p)=>i.map(y=>Qt(n,y,p)).join("	"))),c=i.map(n=>A[n]);return i.length>1&&l.unshift(c.join("	")),`${l.join(`
`)}
`}var qt=/[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu,Gt=(t,e)=>[...t.replace(qt,"")].every(a=>e.includes(a));function Xt({history:t,failure:e,letters:a}){const{value:o,set:s}=t;return lt([e]),r`
    <${Y}
      label=${_}
      id="query"
      class="large query"
      value=${o}
      onInput=${i=>s(i)}
      placeholder=${bt}
      inputmode="text"
      enterkeyhint="search"
      data-undo
      data-home="question"
      aria-invalid=${e?"true":void 0}
      aria-describedby=${e?"query-problem":void 0}
    />
    <${Yt} text=${o} failure=${e} onText=${s} />
    <div class="row">
      <${f} text=${V} disabled=${!o} onClick=${()=>s("")} />
      <${H} ...${t} />
    </div>
    <div class="examples" role="group" aria-label=${ht}>
      <span class="hint" aria-hidden="true">${U}</span>
      ${yt.filter(([,i])=>Gt(i,a)).map(([i,l])=>r`
          <${f}
            key=${l}
            text=${i}
            aria-pressed=${l===o}
            onClick=${()=>s(l)}
          />
        `)}
    </div>
  `}function Yt({text:t,failure:e,onText:a}){const{start:o,end:s,suggestions:i=[]}=e?.data??{},l=[...t],c=l.slice(0,o).join(""),n=l.slice(s).join("");return r`
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
        <div class="examples" role="group" aria-label=${ft}>
          <span class="hint" aria-hidden="true">${U}</span>
          ${i.map(u=>r`
              <${f} key=${u} text=${u} onClick=${()=>a(c+u+n)} />
            `)}
        </div>
      `}
  `}var Ht=250,C=Object.keys(x),F="hooks-points-definition",Jt="none",Zt=["points","probability"],Vt=["definition","part-of-speech"],W=(t,e)=>({dictionary:t.get("dictionary")??e,order:t.get("order")??"alphabet",columns:(t.get("columns")??F).split("-").filter(a=>Object.hasOwn(x,a))});function Kt({server:t,query:e}){const[a]=t.dictionaries,o=pt(()=>e.get("q")??""),{value:s,set:i}=o,[l,c]=m(()=>W(e,a)),{dictionary:n,order:u,columns:p}=l,y=d=>c({...l,...d});ct(()=>{i(e.get("q")??""),c(W(e,a))},[e]);const b=dt(()=>tt(n),[n]),g=!b.value||/^[A-Z]+$/.test(b.value.upper),v=!b.value||b.value.playability===!0;function h(d){return Vt.includes(d)?t.has_definitions===!0:d==="playability"?v:g||!Zt.includes(d)}const B=C.filter(d=>p.includes(d)&&h(d));E(()=>it("words",{q:s,dictionary:n===a?"":n,order:u==="alphabet"?"":u,columns:p.join("-")===F?"":p.join("-")||Jt}),[s,l]);const w=ne(s.trim()),L=k(()=>w?{query:w,order:h(u)?u:"alphabet",columns:B,dictionary:n}:null,[w,l,g,v]),D=k(()=>Z(b.value),[b.value]),z=t.dictionaries.filter(d=>d!==n),$=oe(L),S=w===s.trim()?$.failure:null;return r`
    <div class="heading">
      <h1>${M.words}</h1>
      <p class="hint words-about">${$t}</p>
      <a href="#/quiz">${M.quiz}</a>
    </div>
    <section class="panel" aria-label=${_}>
      <${Xt} history=${o} failure=${S} letters=${b.value?.upper??""} />
      <${ee} text=${s} onText=${i} others=${z} usable=${h} />
      <div class="row">
        <${q}
          dictionaries=${t.dictionaries}
          value=${n}
          onChange=${d=>y({dictionary:d})}
        />
        <${R}
          label=${ot}
          id="order"
          value=${h(u)?u:"alphabet"}
          options=${mt.filter(([d])=>h(d))}
          onChange=${d=>y({order:d})}
        />
        <div class="toggles" role="group" aria-label=${gt}>
          ${C.filter(h).map(d=>r`
              <${f}
                key=${d}
                text=${x[d]}
                class="toggle"
                aria-pressed=${p.includes(d)}
                onClick=${()=>y({columns:ae(p,d)})}
              />
            `)}
        </div>
      </div>
    </section>
    <section class="panel found" aria-label=${I} aria-busy=${$.busy}>
      <h2 aria-live="polite">
        ${$.shown?kt($.shown.first.count):I}
      </h2>
      <${O} text=${b.error??$.problem} />
      ${S&&$.shown&&r`<p class="hint">${Ct}</p>`}
      ${$.shown?r`
              <${It}
                key=${$.shown.key}
                ...${$.shown}
                busy=${$.busy}
                inCapitals=${D}
              />
            `:L&&!$.problem&&!S?r`<p class="hint">${xt}</p>`:r`<p>${St}</p>`}
    </section>
  `}var te=async()=>(await import("./words-form.js")).Form;function ee(t){const[e,a]=m(!1);return r`
    <details class="fold" onToggle=${({target:o})=>o.open&&a(!0)}>
      <summary>${vt}</summary>
      ${e&&r`<${G} load=${te} ...${t} />`}
    </details>
  `}var ae=(t,e)=>C.filter(a=>t.includes(a)!==(a===e));function oe(t){const{result:e,error:a,failure:o,busy:s}=ut("dictionary.find",t&&{...t,limit:_t}),i=X(null);t?e&&!s&&i.current?.first!==e&&(i.current={key:JSON.stringify(t),question:t,first:e}):i.current=null;const l=et(o);return a&&!l&&(i.current=null),{shown:i.current,busy:t!==null&&s,problem:l?null:a,failure:l&&!s?o:null}}function ne(t){const[e,a]=m(t);return E(()=>{const o=setTimeout(()=>a(t),Ht);return()=>clearTimeout(o)},[t]),e}export{Kt as Words};

import{Button as f,Choice as R,DataTable as Q,DictionaryChoice as q,G as m,J as E,Loaded as G,Problem as O,Q as X,TextField as Y,UndoButton as H,VIEW_TITLES as M,Y as k,addressOf as J,call as N,capitals as Z,clearButton as V,copied as K,counted as P,dictionaryInfo as tt,fe as r,isMistake as et,orderLabel as at,queryProblem as ot,replaceQuery as nt,saveFile as it,useAction as st,useFocus as rt,useLayoutChange as lt,usePromise as ct,useRequest as dt,useUndo as ut}from"./texts.js";var pt="Finds the words in a dictionary that match your query.",_="Conditions",$t="length:7 and includes:Z",bt="Examples",U="Try",ht=[["Anagrams of RETAINS and a blank","anagram:RETAINS?"],["Two-letter words","length:2"],["Q without U","includes:Q and excludes:U"],["Seven letters, five vowels","length:7 and vowels:5-"],["Hookless threes","length:3 and front-hooks:0 and back-hooks:0"],["The 100 most probable eights","length:8 and probability:1-100"],["Pattern ?W*M?S","pattern:?W*M?S"]],yt="Corrections",ft="Use a form instead",vt=[["alphabet","Alphabet"],["probability","Probability"],["playability","Playability"],["length","Length"],["points","Points"]],mt="Show",x={hooks:"Hooks",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definitions"},T={front_hooks:"Front",words:"Word",back_hooks:"Back",points:"Points",probability:"Probability",playability:"Playability",anagrams:"Anagrams",definition:"Definition"},gt="–",A={front_hooks:"front hooks",words:"word",back_hooks:"back hooks",points:"points",probability:"probability",playability:"playability",playability_value:"playability per 1,000 games",anagrams:"anagrams",definition:"definition"},I="Words",wt=t=>P(t,"word"),kt="Type conditions, tap an example or use the form.",St="Searching … The first search takes a second.",xt="No words in this dictionary meet these conditions.",Tt="These are the results of your last valid query.",Ct="More words",Lt=(t,e)=>`Showing ${t.toLocaleString("en")} of ${P(e,"word")}.`,Et="Quiz me on these",Ot="Copy the list",Mt="Save as text",Nt="Your browser doesn’t allow copying here. Save the list instead.",Pt=100,_t=500,Ut=1e4;function At({question:t,first:e,busy:a,inCapitals:o}){const[s,i]=m([]),{busy:l,problem:c,run:n}=st({leaves:!1}),u=k(()=>[e,...s],[e,s]),p=u.reduce((v,{words:h})=>v+h.length,0),y=e.count-p,b=async()=>{const v={...t,skip:p,limit:Math.min(_t,y)},h=await N("dictionary.find",v);i([...s,h])},g=k(()=>r`<${jt} pages=${u} inCapitals=${o} />`,[u,o]);return r`
    ${e.count>0&&r`
        <${Wt} question=${t} pages=${u} busy=${a||l} onWork=${n} />
      `}
    <${O} text=${c} />
    ${e.count===0&&r`<p>${xt}</p>`}
    ${p>0&&g}
    ${y>0&&r`
        <div class="row">
          <${f}
            text=${Ct}
            disabled=${a||l}
            onClick=${()=>n(b)}
          />
          <span class="hint">${Lt(p,e.count)}</span>
        </div>
      `}
  `}var It=["front_hooks","points","probability","playability","anagrams"];function jt({pages:t,inCapitals:e}){const o=Object.keys(T).filter(c=>t[0][c]);if(o.length===1)return r`
      <ul class="words-only">
        ${t.flatMap(({words:c})=>c.map(n=>r`<li key=${n}>${e(n)}</li>`))}
      </ul>
    `;const s=o.map(c=>({title:T[c],number:It.includes(c)})),i=t.flatMap(c=>c.words.map((n,u)=>({key:n,cells:o.map(p=>Ft(p,c,u,e))}))),l=["word-table",t[0].definition&&"folds"].filter(Boolean).join(" ");return r`<${Q} classes=${l} columns=${s} rows=${i} />`}function Ft(t,e,a,o){const s=e[t]?.[a]??"";if(t==="words")return r`<span class="word">${o(String(s))}</span>`;if(t==="definition")return s||gt;if(typeof s=="string")return r`<span class="hooks">${Bt(s)}</span>`;const i=s.toLocaleString("en");return e.definition?r`<span class="fact" data-title=${T[t]}>${i}</span>`:i}var Bt=t=>[...t].join(" ");function Wt({question:t,pages:e,busy:a,onWork:o}){const[s,i]=m("");async function l(){i("");const n=j(t,e);try{await zt(n),i(K)}catch{await n,i(Nt)}}async function c(){i(""),it("words.txt",await j(t,e),"text/plain")}return r`
    <div class="row">
      <a class="button" href=${Dt(t)}>${Et}</a>
      <${f} text=${Ot} disabled=${a} onClick=${()=>o(l)} />
      <${f} text=${Mt} disabled=${a} onClick=${()=>o(c)} />
      <span role="status">${s}</span>
    </div>
  `}var Dt=({query:t,dictionary:e,order:a})=>J("quiz",{q:String(t),dictionary:e??"",order:a==="alphabet"?"":String(a)});async function zt(t){if(typeof ClipboardItem>"u")return navigator.clipboard.writeText(await t);const e=t.then(a=>new Blob([a],{type:"text/plain"}));return navigator.clipboard.write([new ClipboardItem({"text/plain":e})])}var Rt=(t,e,a)=>String(t[e]?.[a]??"").replaceAll("	"," ");async function j(t,e){const a=[...e];let o=a.reduce((n,{words:u})=>n+u.length,0);for(;o<a[0].count;){const n=await N("dictionary.find",{...t,skip:o,limit:Ut});if(!n.words.length)break;a.push(n),o+=n.words.length}const i=Object.keys(A).filter(n=>a[0][n]),l=a.flatMap(n=>n.words.map((u,p)=>i.map(y=>Rt(n,y,p)).join("	"))),c=i.map(n=>A[n]);return i.length>1&&l.unshift(c.join("	")),`${l.join(`
`)}
`}var Qt=/[a-z-]+:|\b(and|or|not|limit)\b|[^\p{L}]/gu,qt=(t,e)=>[...t.replace(Qt,"")].every(a=>e.includes(a));function Gt({history:t,failure:e,letters:a}){const{value:o,set:s}=t;return rt([e]),r`
    <${Y}
      label=${_}
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
      <${f} text=${V} disabled=${!o} onClick=${()=>s("")} />
      <${H} ...${t} />
    </div>
    <div class="examples" role="group" aria-label=${bt}>
      <span class="hint" aria-hidden="true">${U}</span>
      ${ht.filter(([,i])=>qt(i,a)).map(([i,l])=>r`
          <${f}
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
          <p class="problem">${ot(e)}</p>
        `}
    </div>
    ${i.length>0&&r`
        <div class="examples" role="group" aria-label=${yt}>
          <span class="hint" aria-hidden="true">${U}</span>
          ${i.map(u=>r`
              <${f} key=${u} text=${u} onClick=${()=>a(c+u+n)} />
            `)}
        </div>
      `}
  `}var Yt=250,C=Object.keys(x),F="hooks-points-definition",Ht="none",Jt=["points","probability"],Zt=["definition","part-of-speech"],B=(t,e)=>({dictionary:t.get("dictionary")??e,order:t.get("order")??"alphabet",columns:(t.get("columns")??F).split("-").filter(a=>Object.hasOwn(x,a))});function Vt({server:t,query:e}){const[a]=t.dictionaries,o=ut(()=>e.get("q")??""),{value:s,set:i}=o,[l,c]=m(()=>B(e,a)),{dictionary:n,order:u,columns:p}=l,y=d=>c({...l,...d});lt(()=>{i(e.get("q")??""),c(B(e,a))},[e]);const b=ct(()=>tt(n),[n]),g=!b.value||/^[A-Z]+$/.test(b.value.upper),v=!b.value||b.value.playability===!0;function h(d){return Zt.includes(d)?t.has_definitions===!0:d==="playability"?v:g||!Jt.includes(d)}const W=C.filter(d=>p.includes(d)&&h(d));E(()=>nt("words",{q:s,dictionary:n===a?"":n,order:u==="alphabet"?"":u,columns:p.join("-")===F?"":p.join("-")||Ht}),[s,l]);const w=oe(s.trim()),L=k(()=>w?{query:w,order:h(u)?u:"alphabet",columns:W,dictionary:n}:null,[w,l,g,v]),D=k(()=>Z(b.value),[b.value]),z=t.dictionaries.filter(d=>d!==n),$=ae(L),S=w===s.trim()?$.failure:null;return r`
    <div class="heading">
      <h1>${M.words}</h1>
      <p class="hint words-about">${pt}</p>
      <a href="#/quiz">${M.quiz}</a>
    </div>
    <section class="panel" aria-label=${_}>
      <${Gt} history=${o} failure=${S} letters=${b.value?.upper??""} />
      <${te} text=${s} onText=${i} others=${z} usable=${h} />
      <div class="row">
        <${q}
          dictionaries=${t.dictionaries}
          value=${n}
          onChange=${d=>y({dictionary:d})}
        />
        <${R}
          label=${at}
          id="order"
          value=${h(u)?u:"alphabet"}
          options=${vt.filter(([d])=>h(d))}
          onChange=${d=>y({order:d})}
        />
        <div class="toggles" role="group" aria-label=${mt}>
          ${C.filter(h).map(d=>r`
              <${f}
                key=${d}
                text=${x[d]}
                class="toggle"
                aria-pressed=${p.includes(d)}
                onClick=${()=>y({columns:ee(p,d)})}
              />
            `)}
        </div>
      </div>
    </section>
    <section class="panel found" aria-label=${I} aria-busy=${$.busy}>
      <h2 aria-live="polite">
        ${$.shown?wt($.shown.first.count):I}
      </h2>
      <${O} text=${b.error??$.problem} />
      ${S&&$.shown&&r`<p class="hint">${Tt}</p>`}
      ${$.shown?r`
              <${At}
                key=${$.shown.key}
                ...${$.shown}
                busy=${$.busy}
                inCapitals=${D}
              />
            `:L&&!$.problem&&!S?r`<p class="hint">${St}</p>`:r`<p>${kt}</p>`}
    </section>
  `}var Kt=async()=>(await import("./words-form.js")).Form;function te(t){const[e,a]=m(!1);return r`
    <details class="fold" onToggle=${({target:o})=>o.open&&a(!0)}>
      <summary>${ft}</summary>
      ${e&&r`<${G} load=${Kt} ...${t} />`}
    </details>
  `}var ee=(t,e)=>C.filter(a=>t.includes(a)!==(a===e));function ae(t){const{result:e,error:a,failure:o,busy:s}=dt("dictionary.find",t&&{...t,limit:Pt}),i=X(null);t?e&&!s&&i.current?.first!==e&&(i.current={key:JSON.stringify(t),question:t,first:e}):i.current=null;const l=et(o);return a&&!l&&(i.current=null),{shown:i.current,busy:t!==null&&s,problem:l?null:a,failure:l&&!s?o:null}}function oe(t){const[e,a]=m(t);return E(()=>{const o=setTimeout(()=>a(t),Yt);return()=>clearTimeout(o)},[t]),e}export{Vt as Words};

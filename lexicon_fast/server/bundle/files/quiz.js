import{FILE_PROBLEMS as v,KINDS as D,KIND_TEXTS as _,LEARNING as J,ORDER_TEXTS as R,READY as Q,RELEARNING as Z,REVIEW as I,TEXTS as n,TWOS_BY_LETTER as ee,addCards as te,addDeck as L,allDecks as q,cardsOf as ne,deckOf as ie,deckState as se,dueCount as ae,kindText as re,loadedText as oe,now as le,removeDeck as ce}from"./quiz-texts.js";import{Button as E,Choice as ue,DictionaryChoice as de,G as g,Loaded as $e,Problem as x,Segments as fe,TextField as pe,addressOf as N,call as me,dictionaryInfo as z,dictionaryTitle as he,fe as c,go as ye,isMistake as ve,isStorageDenied as be,parsedObject as ge,queryProblem as M,saveFile as we,useAction as ke,useFocus as Te,usePromise as Se}from"./texts.js";var Ee=8<<20,j="lexicon-fast deck",X=1,Ae=1e4,_e=5e4,F=1e3,P=200,B=221845392e3,C=1e9,m=class extends Error{};function qe(e,t){const{name:i,kind:s,dictionary:l,alphabet:d,min_length:a,is_list:r,layout:u,source:o,asked:h}=e,p=h.flatMap($=>{const b=Object.hasOwn(t,$)?t[$]:null;return b?.memory?[{key:$,...b}]:[]});return`${JSON.stringify({format:j,version:X,...{name:i,kind:s,dictionary:l,alphabet:d,min_length:a,is_list:r,layout:u,source:o},cards:p})}
`}function xe(e){const t=ge(e);if(t.format!==j)throw new m(v.format);if(t.version!==X)throw new m(v.version);if(!D.includes(t.kind))throw new m(v.kind);const{playability:i=null,layout:s=null}=t;if(i!==null)throw new m(v.playability);const{name:l,kind:d,dictionary:a,alphabet:r,min_length:u,is_list:o}=t;if(!([l,a].every($=>A($,P))&&A(r,32)&&T(u,1,64)&&typeof o=="boolean"&&(s===null||A(s,P))&&Array.isArray(t.source)&&t.source.every($=>A($,F))&&t.source.length>0&&Array.isArray(t.cards)))throw new m(v.fields);if(t.source.length>Ae||t.cards.length>_e)throw new m(v.long);const p={};return t.cards.forEach(($,b)=>{if(!ze($))throw new m(v.card(b+1));const{key:f,correct:w,incorrect:k,streak:S,last_correct:Y}=$,{state:G,step:H,stability:K,difficulty:U,due:V,last_review:W}=$.memory;Object.defineProperty(p,f,{value:{memory:{state:G,step:H,stability:K,difficulty:U,due:V,last_review:W},correct:w,incorrect:k,streak:S,last_correct:Y},enumerable:!0,writable:!0,configurable:!0})}),{source:{...{name:l,kind:d,dictionary:a,alphabet:r,min_length:u,is_list:o,layout:s},source:t.source,order:"random"},cards:p}}var A=(e,t)=>typeof e=="string"&&e.trim()!==""&&e.length<=t,T=(e,t,i)=>Number.isInteger(e)&&O(e,t,i),O=(e,t,i)=>typeof e=="number"&&t<=e&&e<=i;function ze(e){const{memory:t}=e??{};return A(e?.key,F)&&[e.correct,e.incorrect].every(i=>T(i,0,C))&&T(e.streak,-C,C)&&T(e.last_correct,0,B)&&[J,I,Z].includes(t?.state)&&(t.state===I?t.step===null:T(t.step,0,1))&&O(t.stability,.001,36500)&&O(t.difficulty,1,10)&&[t.due,t.last_review].every(i=>T(i,0,B))}var Ce=["probability","points"],Oe=2,De=async()=>(await import("./quiz-play.js")).Session;function Re({server:e,rest:[t],query:i}){if(t===void 0)return c`<${Ie} key=${i.toString()} server=${e} query=${i} />`;const s=ie(t);return c`
    <div class="heading">
      <h1>${s?.name??n.title}</h1>
      <a href=${N("quiz")}>${n.all}</a>
    </div>
    ${s?c`<${$e} load=${De} loading=${n.loading} deck=${s} />`:c`<${x} text=${n.gone} />`}
  `}function Ie({server:e,query:t}){const[i,s]=g(q),[l,d]=g(t.get("dictionary")??e.dictionaries[0]),a=Se(()=>z(l),[l]),{run:r,problem:u}=ke(),[o,h]=g(null),p=!a.value||/^[A-Z]+$/.test(a.value.upper),y=f=>r(async()=>{h(null);const{upper:w}=await z(l),k=await Le(f.source,l);if(k!==null){h(k);return}ye(`quiz/${L({...f,dictionary:l,...{alphabet:w,min_length:Oe,is_list:!1,layout:null}})}`)}),$=c`
    <${Me}
      query=${t.get("q")??""}
      order=${t.get("order")??"random"}
      hasTiles=${p}
      hasPlayability=${a.value?.playability===!0}
      begin=${y}
    />
  `,b=t.has("q");return c`
    <div class="heading">
      <div>
        <h1>${n.title}</h1>
        <p class="hint">${n.about}</p>
      </div>
      <${de} dictionaries=${e.dictionaries} value=${l} onChange=${d} />
    </div>
    ${be()&&c`<p class="notice">${n.denied}</p>`}
    <${x} text=${u??o??a.error} />
    ${b&&$}
    ${i.length>0&&c`<${je} decks=${i} onChange=${()=>s(q())} />`}
    <section class="panel" aria-label=${n.ready}>
      <h2>${n.ready}</h2>
      <${Ne} info=${a.value} hasTiles=${p} begin=${y} />
    </section>
    ${!b&&$}
    <${Fe} server=${e} onLoad=${()=>s(q())} />
  `}async function Le(e,t){for(const i of e)try{await me("dictionary.find",{query:i,dictionary:t,limit:0})}catch(s){if(!ve(s))throw s;return e.length>1?`${i}: ${M(s)}`:M(s)}return null}function Ne({info:e,hasTiles:t,begin:i}){if(!e)return null;const s=a=>(t||!a.hasTiles)&&[...a.letters??""].every(r=>e.upper.includes(r)),l={title:ee,kind:"patterns",order:"random",source:[...e.upper].map(a=>`length:2 and prefix:${a}`)},d=Q.filter(s).map(({title:a,kind:r,order:u,query:o})=>({title:a,kind:r,order:u,source:[o]}));return c`
    <ul class="quiz-ready">
      ${[...d,l].map(({title:a,kind:r,order:u,source:o})=>c`
          <li key=${a}>
            <${E} text=${a} onClick=${()=>i({name:a,kind:r,order:u,source:o})} />
          </li>
        `)}
    </ul>
  `}function Me({query:e,order:t,hasTiles:i,hasPlayability:s,begin:l}){const[d,a]=g(e),[r,u]=g("anagrams"),[o,h]=g(t in R?t:"random"),p=Object.entries(R).filter(([f])=>f==="playability"?s:i||!Ce.includes(f)),y=d.split(`
`).map(f=>f.trim()).filter(Boolean);function $(f){if(f.preventDefault(),!y.length)return;const[w,...k]=y,S=k.length?`${w} …`:w;l(r==="patterns"?{name:S,kind:r,order:"list",source:y}:{name:S,kind:r,order:o,source:[y.join(" ")]})}const b=D.map(f=>[f,_[f].title]);return c`
    <section class="panel" aria-label=${n.make}>
      <h2>${n.make}</h2>
      <form class="quiz-form" onSubmit=${$}>
        <div class="field">
          <${fe} label=${n.kind} value=${r} options=${b} onChange=${u} />
          <p class="hint">${_[r].about}</p>
        </div>
        ${r==="patterns"?c`
                <div class="field">
                  <label for="quiz-query">${n.lines}</label>
                  <textarea
                    id="quiz-query"
                    rows="4"
                    autocapitalize="off"
                    spellcheck=${!1}
                    value=${d}
                    onInput=${({target:f})=>a(f.value)}
                  ></textarea>
                </div>
              `:c`
                <${pe}
                  label=${n.conditions}
                  id="quiz-query"
                  class="query"
                  hint=${n.conditionsHint}
                  placeholder=${n.placeholder}
                  value=${d}
                  onInput=${a}
                />
              `}
        <div class="row">
          ${r!=="patterns"&&c`
              <${ue}
                label=${n.order}
                id="quiz-order"
                value=${o}
                options=${p}
                onChange=${h}
              />
            `}
          <button type="submit" class="main" disabled=${!y.length}>${n.start}</button>
        </div>
      </form>
    </section>
  `}function je({decks:e,onChange:t}){const i=le();return c`
    <section class="panel" aria-label=${n.own}>
      <h2>${n.own}</h2>
      <ul class="quiz-decks">
        ${e.map(s=>c`<${Xe} key=${s.id} deck=${s} at=${i} onChange=${t} />`)}
      </ul>
    </section>
  `}function Xe({deck:e,at:t,onChange:i}){const[s,l]=g(!1),d=ae(e,t);Te([s]);function a(){const u=e.name.replace(/[^\p{L}\p{N}]+/gu,"-").slice(0,60);we(`${u}.json`,qe(e,ne(e)),"application/json")}function r(){ce(e),i()}return c`
    <li>
      <div class="quiz-about">
        <a href=${N(`quiz/${e.id}`)}>${e.name}</a>
        <span class="hint">
          ${re(_[e.kind].title,he(e.dictionary))}
        </span>
        <span class=${d?"quiz-due":"hint"}>${se(d,e.asked.length)}</span>
      </div>
      ${s?c`
              <div class="row" role="group" aria-label=${n.removeAsk}>
                <span>${n.removeAsk}</span>
                <${E} text=${n.removeYes} data-home="question" onClick=${r} />
                <${E} text=${n.removeNo} onClick=${()=>l(!1)} />
              </div>
            `:c`
              <div class="row">
                <${E}
                  text=${n.save}
                  aria-label=${`${n.save}: ${e.name}`}
                  onClick=${a}
                />
                <${E}
                  text=${n.remove}
                  aria-label=${`${n.remove} ${e.name}`}
                  onClick=${()=>l(!0)}
                />
              </div>
            `}
    </li>
  `}function Fe({server:e,onLoad:t}){const[i,s]=g(""),[l,d]=g(null);async function a({target:r}){const u=r.files?.[0];if(u){s(""),d(null);try{if(u.size>Ee)throw new m(v.size);const{source:o,cards:h}=xe(await u.text());if(!e.dictionaries.includes(o.dictionary))throw new m(v.dictionary(o.dictionary));const{upper:p}=await z(o.dictionary);if(p!==o.alphabet)throw new m(n.otherLetters);te(L(o),h),s(oe(o.name,Object.keys(h).length)),t()}catch(o){d(o instanceof m?o.message:v.format)}r.value=""}}return c`
    <section class="panel" aria-label=${n.load}>
      <div class="field">
        <label for="quiz-file">${n.load}</label>
        <input id="quiz-file" type="file" accept=".json,application/json" onChange=${a} />
        <p class="hint">${n.loadHint}</p>
      </div>
      <p role="status" class="quiz-said">${i}</p>
      <${x} text=${l} />
    </section>
  `}export{Re as Quiz};

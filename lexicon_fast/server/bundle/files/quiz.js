import{FILE_PROBLEMS as b,KINDS as x,KIND_TEXTS as _,LEARNING as J,ORDER_TEXTS as D,READY as Q,RELEARNING as Z,REVIEW as L,TEXTS as n,TWOS_BY_LETTER as ee,addCards as te,addDeck as I,allDecks as q,cardsOf as ne,deckOf as ie,deckState as se,dueCount as oe,kindText as ae,loadedText as re,now as le,removeDeck as ce}from"./quiz-texts.js";import{Choice as ue,DictionaryChoice as de,G as g,Problem as A,Segments as $e,TextField as pe,addressOf as N,call as fe,dictionaryInfo as O,dictionaryTitle as me,fe as c,go as ye,isMistake as he,isStorageDenied as be,parsedObject as ve,queryProblem as M,useAction as ge,useFocus as ke,usePromise as j}from"./texts.js";var we=8<<20,X="lexicon-fast deck",F=1,Te=1e4,Se=5e4,P=1e3,B=200,U=221845392e3,z=1e9,m=class extends Error{};function Ee(e,t){const{name:i,kind:s,dictionary:l,alphabet:d,min_length:o,is_list:a,layout:u,source:r,asked:y}=e,f=y.flatMap(p=>{const v=Object.hasOwn(t,p)?t[p]:null;return v?.memory?[{key:p,...v}]:[]});return`${JSON.stringify({format:X,version:F,...{name:i,kind:s,dictionary:l,alphabet:d,min_length:o,is_list:a,layout:u,source:r},cards:f})}
`}function Ae(e){const t=ve(e);if(t.format!==X)throw new m(b.format);if(t.version!==F)throw new m(b.version);if(!x.includes(t.kind))throw new m(b.kind);const{playability:i=null,layout:s=null}=t;if(i!==null)throw new m(b.playability);const{name:l,kind:d,dictionary:o,alphabet:a,min_length:u,is_list:r}=t;if(!([l,o].every(p=>E(p,B))&&E(a,32)&&T(u,1,64)&&typeof r=="boolean"&&(s===null||E(s,B))&&Array.isArray(t.source)&&t.source.every(p=>E(p,P))&&t.source.length>0&&Array.isArray(t.cards)))throw new m(b.fields);if(t.source.length>Te||t.cards.length>Se)throw new m(b.long);const f={};return t.cards.forEach((p,v)=>{if(!_e(p))throw new m(b.card(v+1));const{key:$,correct:k,incorrect:S,streak:w,last_correct:R}=p,{state:Y,step:G,stability:H,difficulty:K,due:V,last_review:W}=p.memory;Object.defineProperty(f,$,{value:{memory:{state:Y,step:G,stability:H,difficulty:K,due:V,last_review:W},correct:k,incorrect:S,streak:w,last_correct:R},enumerable:!0,writable:!0,configurable:!0})}),{source:{...{name:l,kind:d,dictionary:o,alphabet:a,min_length:u,is_list:r,layout:s},source:t.source,order:"random"},cards:f}}var E=(e,t)=>typeof e=="string"&&e.trim()!==""&&e.length<=t,T=(e,t,i)=>Number.isInteger(e)&&C(e,t,i),C=(e,t,i)=>typeof e=="number"&&t<=e&&e<=i;function _e(e){const{memory:t}=e??{};return E(e?.key,P)&&[e.correct,e.incorrect].every(i=>T(i,0,z))&&T(e.streak,-z,z)&&T(e.last_correct,0,U)&&[J,L,Z].includes(t?.state)&&(t.state===L?t.step===null:T(t.step,0,1))&&C(t.stability,.001,36500)&&C(t.difficulty,1,10)&&[t.due,t.last_review].every(i=>T(i,0,U))}var qe=["probability","points"],Oe=2;function ze({server:e,rest:[t],query:i}){if(t===void 0)return c`<${Re} key=${i.toString()} server=${e} query=${i} />`;const s=ie(t);return c`
    <div class="heading">
      <h1>${s?.name??n.title}</h1>
      <a href=${N("quiz")}>${n.all}</a>
    </div>
    ${s?c`<${Ce} deck=${s} />`:c`<${A} text=${n.gone} />`}
  `}function Ce(e){const t=j(async()=>(await import("./quiz-play.js")).Session,[]);return c`
    <${A} text=${t.error} />
    ${t.value?c`<${t.value} ...${e} />`:!t.error&&c`<p role="status">${n.loading}</p>`}
  `}function Re({server:e,query:t}){const[i,s]=g(q),[l,d]=g(t.get("dictionary")??e.dictionaries[0]),o=j(()=>O(l),[l]),{run:a,problem:u}=ge(),[r,y]=g(null),f=!o.value||/^[A-Z]+$/.test(o.value.upper),h=k=>a(async()=>{y(null);const{upper:S}=await O(l),w=await xe(k.source,l);if(w!==null){y(w);return}ye(`quiz/${I({...k,dictionary:l,...{alphabet:S,min_length:Oe,is_list:!1,layout:null}})}`)}),p=e.dictionaries.includes(l)?e.dictionaries:[...e.dictionaries,l],v=c`
    <${Le}
      query=${t.get("q")??""}
      order=${t.get("order")??"random"}
      hasTiles=${f}
      hasPlayability=${o.value?.playability===!0}
      begin=${h}
    />
  `,$=t.has("q");return c`
    <div class="heading">
      <div>
        <h1>${n.title}</h1>
        <p class="hint">${n.about}</p>
      </div>
      <${de} dictionaries=${p} value=${l} onChange=${d} />
    </div>
    ${be()&&c`<p class="notice">${n.denied}</p>`}
    <${A} text=${u??r??o.error} />
    ${$&&v}
    ${i.length>0&&c`<${Ie} decks=${i} onChange=${()=>s(q())} />`}
    <section class="panel" aria-label=${n.ready}>
      <h2>${n.ready}</h2>
      <${De} info=${o.value} hasTiles=${f} begin=${h} />
    </section>
    ${!$&&v}
    <${Me} server=${e} onLoad=${()=>s(q())} />
  `}async function xe(e,t){for(const i of e)try{await fe("dictionary.find",{query:i,dictionary:t,limit:0})}catch(s){if(!he(s))throw s;return e.length>1?`${i}: ${M(s)}`:M(s)}return null}function De({info:e,hasTiles:t,begin:i}){if(!e)return null;const s=o=>(t||!o.hasTiles)&&[...o.letters??""].every(a=>e.upper.includes(a)),l={title:ee,kind:"patterns",order:"random",source:[...e.upper].map(o=>`length:2 and prefix:${o}`)},d=Q.filter(s).map(({title:o,kind:a,order:u,query:r})=>({title:o,kind:a,order:u,source:[r]}));return c`
    <ul class="quiz-ready">
      ${[...d,l].map(({title:o,kind:a,order:u,source:r})=>c`
          <li key=${o}>
            <button type="button" onClick=${()=>i({name:o,kind:a,order:u,source:r})}>
              ${o}
            </button>
          </li>
        `)}
    </ul>
  `}function Le({query:e,order:t,hasTiles:i,hasPlayability:s,begin:l}){const[d,o]=g(e),[a,u]=g("anagrams"),[r,y]=g(t in D?t:"random"),f=Object.entries(D).filter(([$])=>$==="playability"?s:i||!qe.includes($)),h=d.split(`
`).map($=>$.trim()).filter(Boolean);function p($){if($.preventDefault(),!h.length)return;const[k,...S]=h,w=S.length?`${k} …`:k;l(a==="patterns"?{name:w,kind:a,order:"list",source:h}:{name:w,kind:a,order:r,source:[h.join(" ")]})}const v=x.map($=>[$,_[$].title]);return c`
    <section class="panel" aria-label=${n.make}>
      <h2>${n.make}</h2>
      <form class="quiz-form" onSubmit=${p}>
        <div class="field">
          <${$e} label=${n.kind} value=${a} options=${v} onChange=${u} />
          <p class="hint">${_[a].about}</p>
        </div>
        ${a==="patterns"?c`
                <div class="field">
                  <label for="quiz-query">${n.lines}</label>
                  <textarea
                    id="quiz-query"
                    rows="4"
                    autocapitalize="off"
                    spellcheck=${!1}
                    value=${d}
                    onInput=${({target:$})=>o($.value)}
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
                  onInput=${o}
                />
              `}
        <div class="row">
          ${a!=="patterns"&&c`
              <${ue}
                label=${n.order}
                id="quiz-order"
                value=${r}
                options=${f}
                onChange=${y}
              />
            `}
          <button type="submit" class="main" disabled=${!h.length}>${n.start}</button>
        </div>
      </form>
    </section>
  `}function Ie({decks:e,onChange:t}){const i=le();return c`
    <section class="panel" aria-label=${n.own}>
      <h2>${n.own}</h2>
      <ul class="quiz-decks">
        ${e.map(s=>c`<${Ne} key=${s.id} deck=${s} at=${i} onChange=${t} />`)}
      </ul>
    </section>
  `}function Ne({deck:e,at:t,onChange:i}){const[s,l]=g(!1),d=oe(e,t);ke([s]);function o(){const u=document.createElement("a"),r=Ee(e,ne(e));u.href=URL.createObjectURL(new Blob([r],{type:"application/json"})),u.download=`${e.name.replace(/[^\p{L}\p{N}]+/gu,"-").slice(0,60)}.json`,u.click(),URL.revokeObjectURL(u.href)}function a(){ce(e),i()}return c`
    <li>
      <div class="quiz-about">
        <a href=${N(`quiz/${e.id}`)}>${e.name}</a>
        <span class="hint">
          ${ae(_[e.kind].title,me(e.dictionary))}
        </span>
        <span class=${d?"quiz-due":"hint"}>${se(d,e.asked.length)}</span>
      </div>
      ${s?c`
              <div class="row" role="group" aria-label=${n.removeAsk}>
                <span>${n.removeAsk}</span>
                <button type="button" data-home="question" onClick=${a}>
                  ${n.removeYes}
                </button>
                <button type="button" onClick=${()=>l(!1)}>${n.removeNo}</button>
              </div>
            `:c`
              <div class="row">
                <button type="button" aria-label=${`${n.save}: ${e.name}`} onClick=${o}>
                  ${n.save}
                </button>
                <button
                  type="button"
                  aria-label=${`${n.remove} ${e.name}`}
                  onClick=${()=>l(!0)}
                >
                  ${n.remove}
                </button>
              </div>
            `}
    </li>
  `}function Me({server:e,onLoad:t}){const[i,s]=g(""),[l,d]=g(null);async function o({target:a}){const u=a.files?.[0];if(u){s(""),d(null);try{if(u.size>we)throw new m(b.size);const{source:r,cards:y}=Ae(await u.text());if(!e.dictionaries.includes(r.dictionary))throw new m(b.dictionary(r.dictionary));const{upper:f}=await O(r.dictionary);if(f!==r.alphabet)throw new m(n.otherLetters);te(I(r),y),s(re(r.name,Object.keys(y).length)),t()}catch(r){d(r instanceof m?r.message:b.format)}a.value=""}}return c`
    <section class="panel" aria-label=${n.load}>
      <div class="field">
        <label for="quiz-file">${n.load}</label>
        <input id="quiz-file" type="file" accept=".json,application/json" onChange=${o} />
        <p class="hint">${n.loadHint}</p>
      </div>
      <p role="status" class="quiz-said">${i}</p>
      <${A} text=${l} />
    </section>
  `}export{ze as Quiz};

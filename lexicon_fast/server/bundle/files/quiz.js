import{FILE_PROBLEMS as y,KINDS as z,KIND_TEXTS as A,LEARNING as re,ORDER_TEXTS as D,READY as ae,RELEARNING as oe,REVIEW as L,TWOS_BY_LETTER as le,about as ce,addCards as ue,addDeck as R,all as de,allDecks as _,cardsOf as $e,conditions as fe,conditionsHint as pe,deckOf as me,deckState as he,denied as ye,dueCount as ve,gone as be,kindLabel as ge,kindText as we,lines as ke,load as I,loadHint as Te,loadedText as Se,loading as Ee,make as N,now as Ae,order as _e,otherLetters as xe,own as M,placeholder as qe,ready as j,remove as F,removeAsk as X,removeDeck as Ce,removeNo as Oe,removeYes as ze,save as B,start as De,title as P}from"./quiz-texts.js";import{Button as S,Choice as Le,DictionaryChoice as Re,Field as Ie,G as b,Loaded as Ne,Problem as x,Segments as Me,TextArea as je,TextField as Fe,addressOf as Y,call as Xe,dictionaryInfo as q,dictionaryTitle as Be,fe as l,go as Pe,isMistake as Ye,isStorageDenied as Ge,parsedObject as He,queryProblem as G,saveFile as Ke,useAction as Ue,useFocus as Ve,usePromise as We}from"./texts.js";var Je=8<<20,H="lexicon-fast deck",K=1,Qe=1e4,Ze=5e4,U=1e3,V=200,W=221845392e3,C=1e9,f=class extends Error{};function et(e,t){const{name:n,kind:i,dictionary:o,alphabet:u,min_length:s,is_list:r,layout:c,source:a,asked:p}=e,m=p.flatMap(v=>{const $=Object.hasOwn(t,v)?t[v]:null;return $?.memory?[{key:v,...$}]:[]});return`${JSON.stringify({format:H,version:K,...{name:n,kind:i,dictionary:o,alphabet:u,min_length:s,is_list:r,layout:c,source:a},cards:m})}
`}function tt(e){const t=He(e);if(t.format!==H)throw new f(y.format);if(t.version!==K)throw new f(y.version);if(!z.includes(t.kind))throw new f(y.kind);const{playability:n=null,layout:i=null}=t;if(n!==null)throw new f(y.playability);const{name:o,kind:u,dictionary:s,alphabet:r,min_length:c,is_list:a}=t;if(!([o,s].every($=>E($,V))&&E(r,32)&&k(c,1,64)&&typeof a=="boolean"&&(i===null||E(i,V))&&Array.isArray(t.source)&&t.source.every($=>E($,U))&&t.source.length>0&&Array.isArray(t.cards)))throw new f(y.fields);if(t.source.length>Qe||t.cards.length>Ze)throw new f(y.long);const m=t.cards.map(($,d)=>{if(!nt($))throw new f(y.card(d+1));const{key:g,correct:w,incorrect:T,streak:J,last_correct:Q}=$,{state:Z,step:ee,stability:te,difficulty:ne,due:ie,last_review:se}=$.memory;return[g,{memory:{state:Z,step:ee,stability:te,difficulty:ne,due:ie,last_review:se},correct:w,incorrect:T,streak:J,last_correct:Q}]});return{source:{...{name:o,kind:u,dictionary:s,alphabet:r,min_length:c,is_list:a,layout:i},source:t.source,order:"random"},cards:Object.fromEntries(m)}}var E=(e,t)=>typeof e=="string"&&e.trim()!==""&&e.length<=t,k=(e,t,n)=>Number.isInteger(e)&&O(e,t,n),O=(e,t,n)=>typeof e=="number"&&t<=e&&e<=n;function nt(e){const{memory:t}=e??{};return E(e?.key,U)&&[e.correct,e.incorrect].every(n=>k(n,0,C))&&k(e.streak,-C,C)&&k(e.last_correct,0,W)&&[re,L,oe].includes(t?.state)&&(t.state===L?t.step===null:k(t.step,0,1))&&O(t.stability,.001,36500)&&O(t.difficulty,1,10)&&[t.due,t.last_review].every(n=>k(n,0,W))}var it=["probability","points"],st=2,rt=async()=>(await import("./quiz-session.js")).Session;function at({server:e,rest:[t],query:n}){if(t===void 0)return l`<${ot} key=${n.toString()} server=${e} query=${n} />`;const i=me(t);return l`
    <div class="heading">
      <h1>${i?.name??P}</h1>
      <a href=${Y("quiz")}>${de}</a>
    </div>
    ${i?l`<${Ne} load=${rt} loading=${Ee} deck=${i} />`:l`<${x} text=${be} />`}
  `}function ot({server:e,query:t}){const[n,i]=b(_),[o,u]=b(t.get("dictionary")??e.dictionaries[0]),s=We(()=>q(o),[o]),{run:r,problem:c}=Ue(),[a,p]=b(null),m=!s.value||/^[A-Z]+$/.test(s.value.upper),h=d=>r(async()=>{p(null);const{upper:g}=await q(o),w=await lt(d.source,o);if(w!==null){p(w);return}Pe(`quiz/${R({...d,dictionary:o,...{alphabet:g,min_length:st,is_list:!1,layout:null}})}`)}),v=l`
    <${ut}
      query=${t.get("q")??""}
      order=${t.get("order")??"random"}
      hasTiles=${m}
      hasPlayability=${s.value?.playability===!0}
      begin=${h}
    />
  `,$=t.has("q");return l`
    <div class="heading">
      <div>
        <h1>${P}</h1>
        <p class="hint">${ce}</p>
      </div>
      <${Re} dictionaries=${e.dictionaries} value=${o} onChange=${u} />
    </div>
    ${Ge()&&l`<p class="notice">${ye}</p>`}
    <${x} text=${c??a??s.error} />
    ${$&&v}
    ${n.length>0&&l`<${dt} decks=${n} onChange=${()=>i(_())} />`}
    <section class="panel" aria-label=${j}>
      <h2>${j}</h2>
      <${ct} info=${s.value} hasTiles=${m} begin=${h} />
    </section>
    ${!$&&v}
    <${ft} server=${e} onLoad=${()=>i(_())} />
  `}async function lt(e,t){for(const n of e)try{await Xe("dictionary.find",{query:n,dictionary:t,limit:0})}catch(i){if(!Ye(i))throw i;return e.length>1?`${n}: ${G(i)}`:G(i)}return null}function ct({info:e,hasTiles:t,begin:n}){if(!e)return null;const i=s=>(t||!s.hasTiles)&&[...s.letters??""].every(r=>e.upper.includes(r)),o={title:le,kind:"patterns",order:"random",source:[...e.upper].map(s=>`length:2 and prefix:${s}`)},u=ae.filter(i).map(({title:s,kind:r,order:c,query:a})=>({title:s,kind:r,order:c,source:[a]}));return l`
    <ul class="quiz-ready">
      ${[...u,o].map(({title:s,kind:r,order:c,source:a})=>l`
          <li key=${s}>
            <${S} text=${s} onClick=${()=>n({name:s,kind:r,order:c,source:a})} />
          </li>
        `)}
    </ul>
  `}function ut({query:e,order:t,hasTiles:n,hasPlayability:i,begin:o}){const[u,s]=b(e),[r,c]=b("anagrams"),[a,p]=b(t in D?t:"random"),m=Object.entries(D).filter(([d])=>d==="playability"?i:n||!it.includes(d)),h=u.split(`
`).map(d=>d.trim()).filter(Boolean);function v(d){if(d.preventDefault(),!h.length)return;const[g,...w]=h,T=w.length?`${g} …`:g;o(r==="patterns"?{name:T,kind:r,order:"list",source:h}:{name:T,kind:r,order:a,source:[h.join(" ")]})}const $=z.map(d=>[d,A[d].title]);return l`
    <section class="panel" aria-label=${N}>
      <h2>${N}</h2>
      <form class="quiz-form" onSubmit=${v}>
        <div class="field">
          <${Me} label=${ge} value=${r} options=${$} onChange=${c} />
          <p class="hint">${A[r].about}</p>
        </div>
        ${r==="patterns"?l`
                <${je}
                  label=${ke}
                  id="quiz-query"
                  rows="4"
                  autocapitalize="off"
                  value=${u}
                  onInput=${({target:d})=>s(d.value)}
                />
              `:l`
                <${Fe}
                  label=${fe}
                  id="quiz-query"
                  class="query"
                  hint=${pe}
                  placeholder=${qe}
                  value=${u}
                  onInput=${s}
                />
              `}
        <div class="row">
          ${r!=="patterns"&&l`
              <${Le}
                label=${_e}
                id="quiz-order"
                value=${a}
                options=${m}
                onChange=${p}
              />
            `}
          <button type="submit" class="main" disabled=${!h.length}>${De}</button>
        </div>
      </form>
    </section>
  `}function dt({decks:e,onChange:t}){const n=Ae();return l`
    <section class="panel" aria-label=${M}>
      <h2>${M}</h2>
      <ul class="quiz-decks">
        ${e.map(i=>l`<${$t} key=${i.id} deck=${i} at=${n} onChange=${t} />`)}
      </ul>
    </section>
  `}function $t({deck:e,at:t,onChange:n}){const[i,o]=b(!1),u=ve(e,t);Ve([i]);function s(){const c=e.name.replace(/[^\p{L}\p{N}]+/gu,"-").slice(0,60);Ke(`${c}.json`,et(e,$e(e)),"application/json")}function r(){Ce(e),n()}return l`
    <li>
      <div class="quiz-about">
        <a href=${Y(`quiz/${e.id}`)}>${e.name}</a>
        <span class="hint">
          ${we(A[e.kind].title,Be(e.dictionary))}
        </span>
        <span class=${u?"quiz-due":"hint"}>${he(u,e.asked.length)}</span>
      </div>
      ${i?l`
              <div class="row" role="group" aria-label=${X}>
                <span>${X}</span>
                <${S} text=${ze} data-home="question" onClick=${r} />
                <${S} text=${Oe} onClick=${()=>o(!1)} />
              </div>
            `:l`
              <div class="row">
                <${S}
                  text=${B}
                  aria-label=${`${B}: ${e.name}`}
                  onClick=${s}
                />
                <${S}
                  text=${F}
                  aria-label=${`${F} ${e.name}`}
                  onClick=${()=>o(!0)}
                />
              </div>
            `}
    </li>
  `}function ft({server:e,onLoad:t}){const[n,i]=b(""),[o,u]=b(null);async function s({target:r}){const c=r.files?.[0];if(c){i(""),u(null);try{if(c.size>Je)throw new f(y.size);const{source:a,cards:p}=tt(await c.text());if(!e.dictionaries.includes(a.dictionary))throw new f(y.dictionary(a.dictionary));const{upper:m}=await q(a.dictionary);if(m!==a.alphabet)throw new f(xe);ue(R(a),p),i(Se(a.name,Object.keys(p).length)),t()}catch(a){u(a instanceof f?a.message:y.format)}r.value=""}}return l`
    <section class="panel" aria-label=${I}>
      <${Ie} label=${I} id="quiz-file" hint=${Te}>
        <input id="quiz-file" type="file" accept=".json,application/json" onChange=${s} />
      <//>
      <p role="status" class="quiz-said">${n}</p>
      <${x} text=${o} />
    </section>
  `}export{at as Quiz};

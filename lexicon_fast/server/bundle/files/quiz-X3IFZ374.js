import{A as lt,K as ct,M as ut,N as m,a as Q,b as z,c as Z,f as x,g as tt,h as D,i as et,j as nt,k as C,l as ot,m as it,r as st,s as O,w as I,x as rt,y as at,z as n}from"./chunk-77W6YBZG.js";import{Bb as V,Da as Y,Db as W,Ea as K,Eb as J,Kb as E,P,Q as q,c as g,i as l,jb as R,kb as H,l as X,na as B,oa as F,ta as A,ua as L,wa as U,zb as G}from"./chunk-5CZEX4L2.js";var pt=8<<20,ft="lexicon-fast deck",mt=1,Et=1e4,Tt=5e4,yt=1e3,dt=200,$t=221845392e3,M=1e9,f=class extends Error{};function ht(t,e){let{name:o,kind:i,dictionary:c,alphabet:d,min_length:s,is_list:r,layout:u,source:a,asked:h}=t,y=h.flatMap(p=>{let v=Object.hasOwn(e,p)?e[p]:null;return v?.memory?[{key:p,...v}]:[]});return`${JSON.stringify({format:ft,version:mt,...{name:o,kind:i,dictionary:c,alphabet:d,min_length:s,is_list:r,layout:u,source:a},cards:y})}
`}function bt(t){let e=K(t);if(e.format!==ft)throw new f(m.format);if(e.version!==mt)throw new f(m.version);if(!x.includes(e.kind))throw new f(m.kind);let{playability:o=null,layout:i=null}=e;if(o!==null)throw new f(m.playability);let{name:c,kind:d,dictionary:s,alphabet:r,min_length:u,is_list:a}=e;if(!([c,s].every(p=>T(p,dt))&&T(r,32)&&_(u,1,64)&&typeof a=="boolean"&&(i===null||T(i,dt))&&Array.isArray(e.source)&&e.source.every(p=>T(p,yt))&&e.source.length>0&&Array.isArray(e.cards)))throw new f(m.fields);if(e.source.length>Et||e.cards.length>Tt)throw new f(m.long);let y={};return e.cards.forEach((p,v)=>{if(!At(p))throw new f(m.card(v+1));let{key:$,correct:k,incorrect:S,streak:w,last_correct:j}=p,{state:gt,step:vt,stability:kt,difficulty:wt,due:_t,last_review:St}=p.memory;Object.defineProperty(y,$,{value:{memory:{state:gt,step:vt,stability:kt,difficulty:wt,due:_t,last_review:St},correct:k,incorrect:S,streak:w,last_correct:j},enumerable:!0,writable:!0,configurable:!0})}),{source:{...{name:c,kind:d,dictionary:s,alphabet:r,min_length:u,is_list:a,layout:i},source:e.source,order:"random"},cards:y}}var T=(t,e)=>typeof t=="string"&&t.trim()!==""&&t.length<=e,_=(t,e,o)=>Number.isInteger(t)&&N(t,e,o),N=(t,e,o)=>typeof t=="number"&&e<=t&&t<=o;function At(t){let{memory:e}=t??{};return T(t?.key,yt)&&[t.correct,t.incorrect].every(o=>_(o,0,M))&&_(t.streak,-M,M)&&_(t.last_correct,0,$t)&&[Q,z,Z].includes(e?.state)&&(e.state===z?e.step===null:_(e.step,0,1))&&N(e.stability,.001,36500)&&N(e.difficulty,1,10)&&[e.due,e.last_review].every(o=>_(o,0,$t))}var xt=["probability","points"],Dt=2;function ee({server:t,rest:[e],query:o}){if(e===void 0)return l`<${qt} key=${o.toString()} server=${t} query=${o} />`;let i=et(e);return l`
    <div class="heading">
      <h1>${i?.name??n.title}</h1>
      <a href=${R("quiz")}>${n.all}</a>
    </div>
    ${i?l`<${Ot} deck=${i} hasDefinitions=${t.has_definitions} />`:l`<${E} text=${n.gone} />`}
  `}function Ot(t){let e=L(async()=>(await import("./play-TN3723P3.js")).Session,[]);return l`
    <${E} text=${e.error} />
    ${e.value?l`<${e.value} ...${t} />`:!e.error&&l`<p role="status">${n.loading}</p>`}
  `}function qt({server:t,query:e}){let[o,i]=g(D),[c,d]=g(e.get("dictionary")??t.dictionaries[0]),s=L(()=>A(c),[c]),{run:r,problem:u}=U(),[a,h]=g(null),y=!s.value||/^[A-Z]+$/.test(s.value.upper),b=k=>r(async()=>{h(null);let{upper:S}=await A(c),w=await Lt(k.source,c);if(w!==null){h(w);return}H(`quiz/${C({...k,dictionary:c,...{alphabet:S,min_length:Dt,is_list:!1,layout:null}})}`)}),p=t.dictionaries.includes(c)?t.dictionaries:[...t.dictionaries,c],v=l`
    <${zt}
      query=${e.get("q")??""}
      order=${e.get("order")??"random"}
      hasTiles=${y}
      hasPlayability=${s.value?.playability===!0}
      begin=${b}
    />
  `,$=e.has("q");return l`
    <div class="heading">
      <div>
        <h1>${n.title}</h1>
        <p class="hint">${n.about}</p>
      </div>
      <${W} dictionaries=${p} value=${c} onChange=${d} />
    </div>
    ${Y()&&l`<p class="notice">${n.denied}</p>`}
    <${E} text=${u??a??s.error} />
    ${$&&v}
    ${o.length>0&&l`<${Ct} decks=${o} onChange=${()=>i(D())} />`}
    <section class="panel" aria-label=${n.ready}>
      <h2>${n.ready}</h2>
      <${Rt} info=${s.value} hasTiles=${y} begin=${b} />
    </section>
    ${!$&&v}
    <${Mt} server=${t} onLoad=${()=>i(D())} />
  `}async function Lt(t,e){for(let o of t)try{await B("dictionary.find",{query:o,dictionary:e,limit:0})}catch(i){if(!F(i))throw i;return t.length>1?`${o}: ${q(i)}`:q(i)}return null}function Rt({info:t,hasTiles:e,begin:o}){if(!t)return null;let i=s=>(e||!s.hasTiles)&&[...s.letters??""].every(r=>t.upper.includes(r)),c={title:at,kind:"patterns",order:"random",source:[...t.upper].map(s=>`length:2 and prefix:${s}`)},d=rt.filter(i).map(({title:s,kind:r,order:u,query:a})=>({title:s,kind:r,order:u,source:[a]}));return l`
    <ul class="quiz-ready">
      ${[...d,c].map(({title:s,kind:r,order:u,source:a})=>l`
          <li key=${s}>
            <button type="button" onClick=${()=>o({name:s,kind:r,order:u,source:a})}>
              ${s}
            </button>
          </li>
        `)}
    </ul>
  `}function zt({query:t,order:e,hasTiles:o,hasPlayability:i,begin:c}){let[d,s]=g(t),[r,u]=g("anagrams"),[a,h]=g(e in I?e:"random"),y=Object.entries(I).filter(([$])=>$==="playability"?i:o||!xt.includes($)),b=d.split(`
`).map($=>$.trim()).filter(Boolean);function p($){if($.preventDefault(),!b.length)return;let[k,...S]=b,w=S.length?`${k} …`:k;c(r==="patterns"?{name:w,kind:r,order:"list",source:b}:{name:w,kind:r,order:a,source:[b.join(" ")]})}let v=x.map($=>[$,O[$].title]);return l`
    <section class="panel" aria-label=${n.make}>
      <h2>${n.make}</h2>
      <form class="quiz-form" onSubmit=${p}>
        <div class="field">
          <${J} label=${n.kind} value=${r} options=${v} onChange=${u} />
          <p class="hint">${O[r].about}</p>
        </div>
        ${r==="patterns"?l`
                <div class="field">
                  <label for="quiz-query">${n.lines}</label>
                  <textarea
                    id="quiz-query"
                    rows="4"
                    autocapitalize="off"
                    spellcheck=${!1}
                    value=${d}
                    onInput=${({target:$})=>s($.value)}
                  ></textarea>
                </div>
              `:l`
                <${G}
                  label=${n.conditions}
                  id="quiz-query"
                  class="query"
                  hint=${n.conditionsHint}
                  placeholder=${n.placeholder}
                  value=${d}
                  onInput=${s}
                />
              `}
        <div class="row">
          ${r!=="patterns"&&l`
              <${V}
                label=${n.order}
                id="quiz-order"
                value=${a}
                options=${y}
                onChange=${h}
              />
            `}
          <button type="submit" class="main" disabled=${!b.length}>${n.start}</button>
        </div>
      </form>
    </section>
  `}function Ct({decks:t,onChange:e}){let o=tt();return l`
    <section class="panel" aria-label=${n.own}>
      <h2>${n.own}</h2>
      <ul class="quiz-decks">
        ${t.map(i=>l`<${It} key=${i.id} deck=${i} at=${o} onChange=${e} />`)}
      </ul>
    </section>
  `}function It({deck:t,at:e,onChange:o}){let[i,c]=g(!1),d=it(t,e);X([i]);function s(){let u=document.createElement("a"),a=ht(t,nt(t));u.href=URL.createObjectURL(new Blob([a],{type:"application/json"})),u.download=`${t.name.replace(/[^\p{L}\p{N}]+/gu,"-").slice(0,60)}.json`,u.click(),URL.revokeObjectURL(u.href)}function r(){ot(t),o()}return l`
    <li>
      <div class="quiz-about">
        <a href=${R(`quiz/${t.id}`)}>${t.name}</a>
        <span class="hint">
          ${ct(O[t.kind].title,P(t.dictionary))}
        </span>
        <span class=${d?"quiz-due":"hint"}>${lt(d,t.asked.length)}</span>
      </div>
      ${i?l`
              <div class="row" role="group" aria-label=${n.removeAsk}>
                <span>${n.removeAsk}</span>
                <button type="button" data-home="question" onClick=${r}>
                  ${n.removeYes}
                </button>
                <button type="button" onClick=${()=>c(!1)}>${n.removeNo}</button>
              </div>
            `:l`
              <div class="row">
                <button type="button" aria-label=${`${n.save}: ${t.name}`} onClick=${s}>
                  ${n.save}
                </button>
                <button
                  type="button"
                  aria-label=${`${n.remove} ${t.name}`}
                  onClick=${()=>c(!0)}
                >
                  ${n.remove}
                </button>
              </div>
            `}
    </li>
  `}function Mt({server:t,onLoad:e}){let[o,i]=g(""),[c,d]=g(null);async function s({target:r}){let u=r.files?.[0];if(u){i(""),d(null);try{if(u.size>pt)throw new f(m.size);let{source:a,cards:h}=bt(await u.text());if(!t.dictionaries.includes(a.dictionary))throw new f(m.dictionary(a.dictionary));let{upper:y}=await A(a.dictionary);if(y!==a.alphabet)throw new f(n.otherLetters);st(C(a),h),i(ut(a.name,Object.keys(h).length)),e()}catch(a){d(a instanceof f?a.message:m.format)}r.value=""}}return l`
    <section class="panel" aria-label=${n.load}>
      <div class="field">
        <label for="quiz-file">${n.load}</label>
        <input id="quiz-file" type="file" accept=".json,application/json" onChange=${s} />
        <p class="hint">${n.loadHint}</p>
      </div>
      <p role="status" class="quiz-said">${o}</p>
      <${E} text=${c} />
    </section>
  `}export{ee as Quiz};

import{A as lt,K as ct,M as ut,N as h,a as Q,b as z,c as Z,f as x,g as tt,h as D,i as et,j as nt,k as C,l as ot,m as it,r as st,s as O,w as I,x as rt,y as at,z as n}from"./chunk-UB4ZL2NF.js";import{Bb as V,Da as Y,Db as W,Ea as K,Eb as J,Kb as E,P,Q as q,c as y,i as a,jb as R,kb as H,l as X,na as B,oa as F,ta as A,ua as L,wa as U,zb as G}from"./chunk-EP65XFAW.js";var pt=8<<20,ft="lexicon-fast deck",mt=1,St=1e4,Et=5e4,ht=1e3,dt=200,$t=221845392e3,M=1e9,f=class extends Error{};function yt(t,e){let{name:o,kind:i,dictionary:l,alphabet:d,min_length:s,is_list:r,layout:u,source:c,asked:m}=t,b=m.flatMap(g=>{let v=Object.hasOwn(e,g)?e[g]:null;return v?.memory?[{key:g,...v}]:[]});return`${JSON.stringify({format:ft,version:mt,...{name:o,kind:i,dictionary:l,alphabet:d,min_length:s,is_list:r,layout:u,source:c},cards:b})}
`}function bt(t){let e=K(t);if(e.format!==ft)throw new f(h.format);if(e.version!==mt)throw new f(h.version);if(!x.includes(e.kind))throw new f(h.kind);let{name:o,kind:i,dictionary:l,alphabet:d,min_length:s,is_list:r,layout:u=null}=e;if(!([o,l].every($=>T($,dt))&&T(d,32)&&_(s,1,64)&&typeof r=="boolean"&&(u===null||T(u,dt))&&Array.isArray(e.source)&&e.source.every($=>T($,ht))&&e.source.length>0&&Array.isArray(e.cards)))throw new f(h.fields);if(e.source.length>St||e.cards.length>Et)throw new f(h.long);let m={};return e.cards.forEach(($,g)=>{if(!Tt($))throw new f(h.card(g+1));let{key:v,correct:p,incorrect:k,streak:S,last_correct:w}=$,{state:j,step:gt,stability:vt,difficulty:kt,due:wt,last_review:_t}=$.memory;Object.defineProperty(m,v,{value:{memory:{state:j,step:gt,stability:vt,difficulty:kt,due:wt,last_review:_t},correct:p,incorrect:k,streak:S,last_correct:w},enumerable:!0,writable:!0,configurable:!0})}),{source:{...{name:o,kind:i,dictionary:l,alphabet:d,min_length:s,is_list:r,layout:u},source:e.source,order:"random"},cards:m}}var T=(t,e)=>typeof t=="string"&&t.trim()!==""&&t.length<=e,_=(t,e,o)=>Number.isInteger(t)&&N(t,e,o),N=(t,e,o)=>typeof t=="number"&&e<=t&&t<=o;function Tt(t){let{memory:e}=t??{};return T(t?.key,ht)&&[t.correct,t.incorrect].every(o=>_(o,0,M))&&_(t.streak,-M,M)&&_(t.last_correct,0,$t)&&[Q,z,Z].includes(e?.state)&&(e.state===z?e.step===null:_(e.step,0,1))&&N(e.stability,.001,36500)&&N(e.difficulty,1,10)&&[e.due,e.last_review].every(o=>_(o,0,$t))}var At=["probability","points"],xt=2;function te({server:t,rest:[e],query:o}){if(e===void 0)return a`<${Ot} key=${o.toString()} server=${t} query=${o} />`;let i=et(e);return a`
    <div class="heading">
      <h1>${i?.name??n.title}</h1>
      <a href=${R("quiz")}>${n.all}</a>
    </div>
    ${i?a`<${Dt} deck=${i} hasDefinitions=${t.has_definitions} />`:a`<${E} text=${n.gone} />`}
  `}function Dt(t){let e=L(async()=>(await import("./play-KBUINWIT.js")).Session,[]);return a`
    <${E} text=${e.error} />
    ${e.value?a`<${e.value} ...${t} />`:!e.error&&a`<p role="status">${n.loading}</p>`}
  `}function Ot({server:t,query:e}){let[o,i]=y(D),[l,d]=y(e.get("dictionary")??t.dictionaries[0]),s=L(()=>A(l),[l]),{run:r,problem:u}=U(),[c,m]=y(null),b=!s.value||/^[A-Z]+$/.test(s.value.upper),$=k=>r(async()=>{m(null);let{upper:S}=await A(l),w=await qt(k.source,l);if(w!==null){m(w);return}H(`quiz/${C({...k,dictionary:l,...{alphabet:S,min_length:xt,is_list:!1,layout:null}})}`)}),g=t.dictionaries.includes(l)?t.dictionaries:[...t.dictionaries,l],v=a`
    <${Rt}
      query=${e.get("q")??""}
      order=${e.get("order")??"random"}
      hasTiles=${b}
      hasPlayability=${s.value?.playability===!0}
      begin=${$}
    />
  `,p=e.has("q");return a`
    <div class="heading">
      <div>
        <h1>${n.title}</h1>
        <p class="hint">${n.about}</p>
      </div>
      <${W} dictionaries=${g} value=${l} onChange=${d} />
    </div>
    ${Y()&&a`<p class="notice">${n.denied}</p>`}
    <${E} text=${u??c??s.error} />
    ${p&&v}
    ${o.length>0&&a`<${zt} decks=${o} onChange=${()=>i(D())} />`}
    <section class="panel" aria-label=${n.ready}>
      <h2>${n.ready}</h2>
      <${Lt} info=${s.value} hasTiles=${b} begin=${$} />
    </section>
    ${!p&&v}
    <${It} server=${t} onLoad=${()=>i(D())} />
  `}async function qt(t,e){for(let o of t)try{await B("dictionary.find",{query:o,dictionary:e,limit:0})}catch(i){if(!F(i))throw i;return t.length>1?`${o}: ${q(i)}`:q(i)}return null}function Lt({info:t,hasTiles:e,begin:o}){if(!t)return null;let i=s=>(e||!s.hasTiles)&&[...s.letters??""].every(r=>t.upper.includes(r)),l={title:at,kind:"patterns",order:"random",source:[...t.upper].map(s=>`length:2 and prefix:${s}`)},d=rt.filter(i).map(({title:s,kind:r,order:u,query:c})=>({title:s,kind:r,order:u,source:[c]}));return a`
    <ul class="quiz-ready">
      ${[...d,l].map(({title:s,kind:r,order:u,source:c})=>a`
          <li key=${s}>
            <button type="button" onClick=${()=>o({name:s,kind:r,order:u,source:c})}>
              ${s}
            </button>
          </li>
        `)}
    </ul>
  `}function Rt({query:t,order:e,hasTiles:o,hasPlayability:i,begin:l}){let[d,s]=y(t),[r,u]=y("anagrams"),[c,m]=y(e in I?e:"random"),b=Object.entries(I).filter(([p])=>p==="playability"?i:o||!At.includes(p)),$=d.split(`
`).map(p=>p.trim()).filter(Boolean);function g(p){if(p.preventDefault(),!$.length)return;let[k,...S]=$,w=S.length?`${k} …`:k;l(r==="patterns"?{name:w,kind:r,order:"list",source:$}:{name:w,kind:r,order:c,source:[$.join(" ")]})}let v=x.map(p=>[p,O[p].title]);return a`
    <section class="panel" aria-label=${n.make}>
      <h2>${n.make}</h2>
      <form class="quiz-form" onSubmit=${g}>
        <div class="field">
          <${J} label=${n.kind} value=${r} options=${v} onChange=${u} />
          <p class="hint">${O[r].about}</p>
        </div>
        ${r==="patterns"?a`
                <div class="field">
                  <label for="quiz-query">${n.lines}</label>
                  <textarea
                    id="quiz-query"
                    rows="4"
                    autocapitalize="off"
                    spellcheck=${!1}
                    value=${d}
                    onInput=${({target:p})=>s(p.value)}
                  ></textarea>
                </div>
              `:a`
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
          ${r!=="patterns"&&a`
              <${V}
                label=${n.order}
                id="quiz-order"
                value=${c}
                options=${b}
                onChange=${m}
              />
            `}
          <button type="submit" class="main" disabled=${!$.length}>${n.start}</button>
        </div>
      </form>
    </section>
  `}function zt({decks:t,onChange:e}){let o=tt();return a`
    <section class="panel" aria-label=${n.own}>
      <h2>${n.own}</h2>
      <ul class="quiz-decks">
        ${t.map(i=>a`<${Ct} key=${i.id} deck=${i} at=${o} onChange=${e} />`)}
      </ul>
    </section>
  `}function Ct({deck:t,at:e,onChange:o}){let[i,l]=y(!1),d=it(t,e);X([i]);function s(){let u=document.createElement("a"),c=yt(t,nt(t));u.href=URL.createObjectURL(new Blob([c],{type:"application/json"})),u.download=`${t.name.replace(/[^\p{L}\p{N}]+/gu,"-").slice(0,60)}.json`,u.click(),URL.revokeObjectURL(u.href)}function r(){ot(t),o()}return a`
    <li>
      <div class="quiz-about">
        <a href=${R(`quiz/${t.id}`)}>${t.name}</a>
        <span class="hint">
          ${ct(O[t.kind].title,P(t.dictionary))}
        </span>
        <span class=${d?"quiz-due":"hint"}>${lt(d,t.asked.length)}</span>
      </div>
      ${i?a`
              <div class="row" role="group" aria-label=${n.removeAsk}>
                <span>${n.removeAsk}</span>
                <button type="button" data-home="question" onClick=${r}>
                  ${n.removeYes}
                </button>
                <button type="button" onClick=${()=>l(!1)}>${n.removeNo}</button>
              </div>
            `:a`
              <div class="row">
                <button type="button" aria-label=${`${n.save}: ${t.name}`} onClick=${s}>
                  ${n.save}
                </button>
                <button
                  type="button"
                  aria-label=${`${n.remove} ${t.name}`}
                  onClick=${()=>l(!0)}
                >
                  ${n.remove}
                </button>
              </div>
            `}
    </li>
  `}function It({server:t,onLoad:e}){let[o,i]=y(""),[l,d]=y(null);async function s({target:r}){let u=r.files?.[0];if(u){i(""),d(null);try{if(u.size>pt)throw new f(h.size);let{source:c,cards:m}=bt(await u.text());if(!t.dictionaries.includes(c.dictionary))throw new f(h.dictionary(c.dictionary));let{upper:b}=await A(c.dictionary);if(b!==c.alphabet)throw new f(n.otherLetters);st(C(c),m),i(ut(c.name,Object.keys(m).length)),e()}catch(c){d(c instanceof f?c.message:h.format)}r.value=""}}return a`
    <section class="panel" aria-label=${n.load}>
      <div class="field">
        <label for="quiz-file">${n.load}</label>
        <input id="quiz-file" type="file" accept=".json,application/json" onChange=${s} />
        <p class="hint">${n.loadHint}</p>
      </div>
      <p role="status" class="quiz-said">${o}</p>
      <${E} text=${l} />
    </section>
  `}export{te as Quiz};

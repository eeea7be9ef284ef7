import{Ab as tt,C as U,Db as b,Ea as Q,Ha as m,Ia as y,Ja as W,R as V,Z as p,c,d as E,eb as H,ga as P,gb as K,i as r,ia as j,j as L,k as q,ka as J,m as F,ma as C,pb as R,r as I,tb as X}from"./chunk-5SB4YQFK.js";var pt=864e5,N=(t,n)=>new Date(Date.parse(`${t}T00:00Z`)-n*pt).toISOString().slice(0,10),g=t=>new Date(`${t}T00:00Z`).toLocaleDateString("en-GB",{dateStyle:"long",timeZone:"UTC"});function et(t,n){let e=o=>y(t,N(n,o))?.onDay===!0,l=e(0)?0:1,s=l;for(;e(s);)s+=1;return s-l}function ot({title:t,day:n,level:e,puzzle:{tries:l,end:s},days:o,address:a}){let i=s==="solved",v="⬜".repeat(i?l-1:l)+(i?"🟩":""),D=o>1?`, ${o} days in a row`:"",T=`${v} ${p({tries:l,end:s})}${D}`.trim();return[`${t}, puzzle of ${g(n)}, ${e}`,T,a].join(`
`)}var nt=7;function st({game:t,day:n}){let[e,l]=c(nt),s=m(),o=Array.from({length:e},(a,i)=>N(s,i));return r`
    <section class="panel">
      <h2>Puzzles by day</h2>
      <ul class="days">
        ${o.map(a=>r`
            <li key=${a}>
              <a
                href=${`#/puzzle/${t}/${a}`}
                aria-current=${a===n?"page":void 0}
              >
                ${a===s?"Today":g(a)}
              </a>
              <span class="hint">${p(y(t,a))}</span>
            </li>
          `)}
      </ul>
      <div class="row">
        <button type="button" onClick=${()=>l(e+nt)}>More days</button>
        <a class="button" href=${`#/puzzle/${t}?seed=${mt()}`}>A puzzle for practice</a>
      </div>
    </section>
  `}var mt=()=>Math.floor(Math.random()*2**32);function qt({server:t,rest:[n,e],query:l}){let s=K(t,n??Q()),o=l.get("seed"),{game:a}=s,i=o===null?{game:a,day:e??m()}:{game:a,seed:Number(o)},v=o===null||/^\d{1,15}$/.test(o);return r`
    <div class="heading">
      <h1>${i.day?`Puzzle of ${yt(i.day)}`:"Puzzle for practice"}</h1>
      <${tt} server=${t} view="puzzle" game=${a} />
    </div>
    ${v?r`<${vt} key=${JSON.stringify(i)} asked=${i} title=${s.title} />`:r`<${b} text=${V} />`}
  `}var yt=t=>Number.isNaN(Date.parse(`${t}T00:00Z`))?t:g(t);function vt({asked:t,title:n}){let e=C(async()=>{let l=await P("puzzle",t);return{puzzle:l,rules:await J(t.game,l.observation.ruleset??null)}},[]);return e.value?r`<${ht} asked=${t} title=${n} ...${e.value} />`:r`
      <p role="status">${e.error?"":"Looking for the puzzle …"}</p>
      <${b} text=${e.error} />
    `}function ht({asked:t,title:n,puzzle:e,rules:l}){let{game:s,day:o,question:a,difficulty:i,levels:v}=e,{Play:D,actionText:T}=H[s],[$,lt]=c(()=>o&&y(s,o)||{tries:0,end:null}),[f,O]=c([]),[w,B]=c(""),[at,x]=c(null),[S,it]=c(0),[Y,Z]=c(!1),d=$.end!==null,_=f.at(-1)?.after??e.observation,{value:k,error:ut}=C(async()=>d?P("puzzle.solution",t):null,[d]);q([S,Y,d]),E(()=>{w&&L(w)},[S]);function A(u){lt(u),o&&W(s,o,u)}async function ct(u){Z(!0),x(null);try{let h=[...f.map(ft=>ft.action),u],z=await P("puzzle.check",{...t,answer:h});if(B(z.text),it(S+1),z.observation&&O([...f,{action:u,before:_,after:z.observation}]),z.value===null)return;let M=$.tries+1;z.solved?A({tries:M,end:"solved",onDay:o===m()}):A({...$,tries:M})}catch(h){x(j(h))}finally{Z(!1)}}function G(u){O(f.slice(0,u)),B(""),x(null)}let $t=d&&k?.solution.length===1?k.solution[0]:null,dt=i===null?"no level":`level ${i}`;return r`
    <div class="table puzzle ${s}">
      <div class="table-main">
        <section class="panel question" aria-label="Question">
          <p><strong>${a}</strong></p>
          <p class="hint">
            ${zt(i,v)} The dictionary is ${U(e.dictionary)}.
          </p>
        </section>
        <${D}
          id=""
          view=${R(s,_,S)}
          rules=${l}
          canAct=${!Y&&!d}
          mustAnswer=${!1}
          playsOnly=${!0}
          act=${ct}
          suggested=${$t}
          onDraft=${()=>x(null)}
          notice=${r`<${b} text=${at} />`}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label="Your answer">
          <h2>${d?p($):"Your answer"}</h2>
          ${w&&r`<p class="verdict">${w}</p>`}
          ${!d&&f.length>0&&r`
              <ol class="turns">
                ${f.map(({action:u,before:h})=>r`<li>${rt(u,h,T)}</li>`)}
              </ol>
              <div class="row">
                <button type="button" onClick=${()=>G(f.length-1)}>Take back</button>
                <button type="button" onClick=${()=>G(0)}>Begin again</button>
              </div>
            `}
          ${d?r`
                  <${b} text=${ut} />
                  ${k&&r`<${bt} solution=${k} observation=${e.observation} actionText=${T} />`}
                  ${o&&r`<${gt} title=${n} day=${o} level=${dt} game=${s} puzzle=${$} />`}
                `:r`
                  <p class="hint">
                    ${$.tries?`${p($)} so far. `:""}Try as often as you like.
                  </p>
                  <div class="row">
                    <button type="button" onClick=${()=>A({...$,end:"shown"})}>
                      Show the solution
                    </button>
                  </div>
                `}
        </section>
        <${st} game=${s} day=${o} />
      </aside>
    </div>
  `}function zt(t,n){return t===null?`None of the ${n.length} levels of the bots solves it.`:`Difficulty ${t} of ${n.length}: bots solve it from level ${t} on.`}var rt=(t,n,e)=>`${I(e(t,n))}.`;function bt({solution:{solution:t},observation:n,actionText:e}){return r`
    <p>${t.length>1?"The shortest way, or one of them:":"The best play:"}</p>
    <ol class="turns">
      ${t.map(l=>r`<li>${rt(l,n,e)}</li>`)}
    </ol>
  `}function gt({title:t,game:n,day:e,level:l,puzzle:s}){let o=et(n,m()),a=`${location.origin}${location.pathname}#/puzzle/${n}/${e}`,i=ot({title:t,day:e,level:l,puzzle:s,days:o,address:a});return r`
    ${o>0&&r`<p>Your streak: ${F(o,"day")}.</p>`}
    <${X} label="Your result, without the answer" id="result" value=${i} lines=${4} />
  `}export{qt as PuzzleView};

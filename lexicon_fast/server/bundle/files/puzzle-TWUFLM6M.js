import{B as I,Cb as b,Ja as U,M as V,Ma as m,Na as y,Oa as W,Z as j,ba as p,c,d as q,eb as H,gb as K,i as r,j as E,k as L,la as P,na as J,ob as R,pa as Q,ra as C,sb as X,w as F,zb as tt}from"./chunk-IF4Y2UPI.js";var pt=864e5,B=(t,n)=>new Date(Date.parse(`${t}T00:00Z`)-n*pt).toISOString().slice(0,10),g=t=>new Date(`${t}T00:00Z`).toLocaleDateString("en-GB",{dateStyle:"long",timeZone:"UTC"});function et(t,n){let e=o=>y(t,B(n,o))?.onDay===!0,l=e(0)?0:1,s=l;for(;e(s);)s+=1;return s-l}function ot({title:t,day:n,level:e,puzzle:{tries:l,end:s},days:o,address:a}){let i=s==="solved",v="⬜".repeat(i?l-1:l)+(i?"🟩":""),D=o>1?`, ${o} days in a row`:"",T=`${v} ${p({tries:l,end:s})}${D}`.trim();return[`${t}, puzzle of ${g(n)}, ${e}`,T,a].join(`
`)}var nt=7;function st({game:t,day:n}){let[e,l]=c(nt),s=m(),o=Array.from({length:e},(a,i)=>B(s,i));return r`
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
  `}var mt=()=>Math.floor(Math.random()*2**32);function Lt({server:t,rest:[n,e],query:l}){let s=K(t,n??U()),o=l.get("seed"),{game:a}=s,i=o===null?{game:a,day:e??m()}:{game:a,seed:Number(o)},v=o===null||/^\d{1,15}$/.test(o);return r`
    <div class="heading">
      <h1>${i.day?`Puzzle of ${yt(i.day)}`:"Puzzle for practice"}</h1>
      <${tt} server=${t} view="puzzle" game=${a} />
    </div>
    ${v?r`<${vt} key=${JSON.stringify(i)} asked=${i} title=${s.title} />`:r`<${b} text=${j} />`}
  `}var yt=t=>Number.isNaN(Date.parse(`${t}T00:00Z`))?t:g(t);function vt({asked:t,title:n}){let e=C(async()=>{let l=await P("puzzle",t);return{puzzle:l,rules:await Q(t.game,l.observation.ruleset??null)}},[]);return e.value?r`<${ht} asked=${t} title=${n} ...${e.value} />`:r`
      <p role="status">${e.error?"":"Looking for the puzzle …"}</p>
      <${b} text=${e.error} />
    `}function ht({asked:t,title:n,puzzle:e,rules:l}){let{game:s,day:o,question:a,difficulty:i,levels:v}=e,{Play:D,actionText:T}=H[s],[$,lt]=c(()=>o&&y(s,o)||{tries:0,end:null}),[f,N]=c([]),[w,O]=c(""),[at,x]=c(null),[S,it]=c(0),[Y,G]=c(!1),d=$.end!==null,M=f.at(-1)?.after??e.observation,{value:k,error:ut}=C(async()=>d?P("puzzle.solution",t):null,[d]);L([S,Y,d]),q(()=>{w&&E(w)},[S]);function A(u){lt(u),o&&W(s,o,u)}async function ct(u){G(!0),x(null);try{let h=[...f.map(ft=>ft.action),u],z=await P("puzzle.check",{...t,answer:h});if(O(z.text),it(S+1),z.observation&&N([...f,{action:u,before:M,after:z.observation}]),z.value===null)return;let Z=$.tries+1;z.solved?A({tries:Z,end:"solved",onDay:o===m()}):A({...$,tries:Z})}catch(h){x(J(h))}finally{G(!1)}}function _(u){N(f.slice(0,u)),O(""),x(null)}let $t=d&&k?.solution.length===1?k.solution[0]:null,dt=i===null?"no level":`level ${i}`;return r`
    <div class="table puzzle ${s}">
      <div class="table-main">
        <section class="panel question" aria-label="Question">
          <p><strong>${a}</strong></p>
          <p class="hint">
            ${zt(i,v)} The dictionary is ${V(e.dictionary)}.
          </p>
        </section>
        <${D}
          id=""
          view=${R(s,M,S)}
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
                <button type="button" onClick=${()=>_(f.length-1)}>Take back</button>
                <button type="button" onClick=${()=>_(0)}>Begin again</button>
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
  `}export{Lt as PuzzleView};

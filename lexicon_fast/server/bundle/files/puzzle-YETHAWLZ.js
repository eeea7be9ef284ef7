import{D as U,Ea as R,F as p,Ga as b,H as P,J as V,L as j,N as C,aa as J,b as c,c as q,da as m,ea as y,fa as Q,h as r,i as E,j as L,ka as W,l as F,ma as H,p as I,ya as K}from"./chunk-2T7F6EQS.js";var ft=864e5,N=(t,n)=>new Date(Date.parse(`${t}T00:00Z`)-n*ft).toISOString().slice(0,10),g=t=>new Date(`${t}T00:00Z`).toLocaleDateString("en-GB",{dateStyle:"long",timeZone:"UTC"});function X(t,n){let e=o=>y(t,N(n,o))?.onDay===!0,l=e(0)?0:1,s=l;for(;e(s);)s+=1;return s-l}function tt({title:t,day:n,level:e,puzzle:{tries:l,end:s},days:o,address:a}){let i=s==="solved",v="⬜".repeat(i?l-1:l)+(i?"🟩":""),D=o>1?`, ${o} days in a row`:"",w=`${v} ${p({tries:l,end:s})}${D}`.trim();return[`${t}, puzzle of ${g(n)}, ${e}`,w,a].join(`
`)}var et=7;function ot({game:t,day:n}){let[e,l]=c(et),s=m(),o=Array.from({length:e},(a,i)=>N(s,i));return r`
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
        <button type="button" onClick=${()=>l(e+et)}>More days</button>
        <a class="button" href=${`#/puzzle/${t}?seed=${pt()}`}>A puzzle for practice</a>
      </div>
    </section>
  `}var pt=()=>Math.floor(Math.random()*2**32);function Et({server:t,rest:[n,e],query:l}){let s=H(t,n??J()),o=l.get("seed"),{game:a}=s,i=o===null?{game:a,day:e??m()}:{game:a,seed:Number(o)},v=o===null||/^\d{1,15}$/.test(o);return r`
    <div class="heading">
      <h1>${i.day?`Puzzle of ${mt(i.day)}`:"Puzzle for practice"}</h1>
      <${R} server=${t} view="puzzle" game=${a} />
    </div>
    ${v?r`<${yt} key=${JSON.stringify(i)} asked=${i} title=${s.title} />`:r`<${b} text=${U} />`}
  `}var mt=t=>Number.isNaN(Date.parse(`${t}T00:00Z`))?t:g(t);function yt({asked:t,title:n}){let e=C(async()=>{let l=await P("puzzle",t);return{puzzle:l,rules:await j(t.game,l.observation.ruleset??null)}},[]);return e.value?r`<${vt} asked=${t} title=${n} ...${e.value} />`:r`
      <p role="status">${e.error?"":"Looking for the puzzle …"}</p>
      <${b} text=${e.error} />
    `}function vt({asked:t,title:n,puzzle:e,rules:l}){let{game:s,day:o,question:a,difficulty:i,levels:v}=e,{Play:D,actionText:w}=W[s],[$,st]=c(()=>o&&y(s,o)||{tries:0,end:null}),[f,_]=c([]),[T,B]=c(""),[rt,x]=c(null),[S,lt]=c(0),[O,Y]=c(!1),d=$.end!==null,Z=f.at(-1)?.after??e.observation,{value:k,error:at}=C(async()=>d?P("puzzle.solution",t):null,[d]);L([S,O,d]),q(()=>{T&&E(T)},[S]);function A(u){st(u),o&&Q(s,o,u)}async function it(u){Y(!0),x(null);try{let h=[...f.map(dt=>dt.action),u],z=await P("puzzle.check",{...t,answer:h});if(B(z.text),lt(S+1),z.observation&&_([...f,{action:u,before:Z,after:z.observation}]),z.value===null)return;let M=$.tries+1;z.solved?A({tries:M,end:"solved",onDay:o===m()}):A({...$,tries:M})}catch(h){x(V(h))}finally{Y(!1)}}function G(u){_(f.slice(0,u)),B(""),x(null)}let ut={game:s,observation:Z,seat:0,to_move:0,phase:"turn",over:!1,seq:S},ct=d&&k?.solution.length===1?k.solution[0]:null,$t=i===null?"no level":`level ${i}`;return r`
    <div class="table puzzle ${s}">
      <div class="table-main">
        <section class="panel question" aria-label="Question">
          <p><strong>${a}</strong></p>
          <p class="hint">
            ${ht(i,v)} The dictionary is ${e.dictionary}.
          </p>
        </section>
        <${D}
          id=""
          view=${ut}
          rules=${l}
          canAct=${!O&&!d}
          mustAnswer=${!1}
          playsOnly=${!0}
          act=${it}
          suggested=${ct}
          onDraft=${()=>x(null)}
          notice=${r`<${b} text=${rt} />`}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label="Your answer">
          <h2>${d?p($):"Your answer"}</h2>
          ${T&&r`<p class="verdict">${T}</p>`}
          ${!d&&f.length>0&&r`
              <ol class="turns">
                ${f.map(({action:u,before:h})=>r`<li>${nt(u,h,w)}</li>`)}
              </ol>
              <div class="row">
                <button type="button" onClick=${()=>G(f.length-1)}>Take back</button>
                <button type="button" onClick=${()=>G(0)}>Begin again</button>
              </div>
            `}
          ${d?r`
                  <${b} text=${at} />
                  ${k&&r`<${zt} solution=${k} observation=${e.observation} actionText=${w} />`}
                  ${o&&r`<${bt} title=${n} day=${o} level=${$t} game=${s} puzzle=${$} />`}
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
        <${ot} game=${s} day=${o} />
      </aside>
    </div>
  `}function ht(t,n){return t===null?`None of the ${n.length} levels of the bots solves it.`:`Difficulty ${t} of ${n.length}: bots solve it from level ${t} on.`}var nt=(t,n,e)=>`${I(e(t,n))}.`;function zt({solution:{solution:t},observation:n,actionText:e}){return r`
    <p>${t.length>1?"The shortest way, or one of them:":"The best play:"}</p>
    <ol class="turns">
      ${t.map(l=>r`<li>${nt(l,n,e)}</li>`)}
    </ol>
  `}function bt({title:t,game:n,day:e,level:l,puzzle:s}){let o=X(n,m()),a=`${location.origin}${location.pathname}#/puzzle/${n}/${e}`,i=tt({title:t,day:e,level:l,puzzle:s,days:o,address:a});return r`
    ${o>0&&r`<p>Your streak: ${F(o,"day")}.</p>`}
    <${K} label="Your result, without the answer" id="result" value=${i} lines=${4} />
  `}export{Et as PuzzleView};

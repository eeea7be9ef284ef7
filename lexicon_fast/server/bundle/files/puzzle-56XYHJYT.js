import{$ as j,Da as K,E as p,Fa as b,G as P,I as U,K as V,M as C,b as c,c as q,ca as m,da as h,ea as J,h as r,i as E,j as L,ja as Q,l as F,la as W,p as I,xa as H}from"./chunk-CUBIPQKQ.js";var de=864e5,N=(e,s)=>new Date(Date.parse(`${e}T00:00Z`)-s*de).toISOString().slice(0,10),g=e=>new Date(`${e}T00:00Z`).toLocaleDateString("en-GB",{dateStyle:"long",timeZone:"UTC"});function R(e,s){let t=o=>h(e,N(s,o))?.onDay===!0,l=t(0)?0:1,n=l;for(;t(n);)n+=1;return n-l}function X({title:e,day:s,level:t,puzzle:{tries:l,end:n},days:o,address:a}){let i=n==="solved",y="⬜".repeat(i?l-1:l)+(i?"🟩":""),D=o>1?`, ${o} days in a row`:"",w=`${y} ${p({tries:l,end:n})}${D}`.trim();return[`${e}, puzzle of ${g(s)}, ${t}`,w,a].join(`
`)}var ee=7;function te({game:e,day:s}){let[t,l]=c(ee),n=m(),o=Array.from({length:t},(a,i)=>N(n,i));return r`
    <section class="panel">
      <h2>Puzzles by day</h2>
      <ul class="days">
        ${o.map(a=>r`
            <li key=${a}>
              <a
                href=${`#/puzzle/${e}/${a}`}
                aria-current=${a===s?"page":void 0}
              >
                ${a===n?"Today":g(a)}
              </a>
              <span class="hint">${p(h(e,a))}</span>
            </li>
          `)}
      </ul>
      <div class="row">
        <button type="button" onClick=${()=>l(t+ee)}>More days</button>
        <a class="button" href=${`#/puzzle/${e}?seed=${fe()}`}>A puzzle for practice</a>
      </div>
    </section>
  `}var fe=()=>Math.floor(Math.random()*2**32);function Ee({server:e,rest:[s,t],query:l}){let n=W(e,s??j()),o=l.get("seed"),{game:a}=n,i=o===null?{game:a,day:t??m()}:{game:a,seed:Number(o)},y=o===null||/^\d{1,15}$/.test(o);return r`
    <div class="heading">
      <h1>${i.day?`Puzzle of ${me(i.day)}`:"Puzzle for practice"}</h1>
      <${K} server=${e} view="puzzle" game=${a} />
    </div>
    ${y?r`<${he} key=${JSON.stringify(i)} asked=${i} title=${n.title} />`:r`<${b} text=${pe} />`}
  `}var pe="There is no such puzzle: the seed in the address must be a whole number.",me=e=>Number.isNaN(Date.parse(`${e}T00:00Z`))?e:g(e);function he({asked:e,title:s}){let t=C(async()=>{let l=await P("puzzle",e);return{puzzle:l,rules:await V(e.game,l.observation.ruleset??null)}},[]);return t.value?r`<${ye} asked=${e} title=${s} ...${t.value} />`:r`
      <p role="status">${t.error?"":"Looking for the puzzle …"}</p>
      <${b} text=${t.error} />
    `}function ye({asked:e,title:s,puzzle:t,rules:l}){let{game:n,day:o,question:a,difficulty:i,levels:y}=t,{Play:D,actionText:w}=Q[n],[$,se]=c(()=>o&&h(n,o)||{tries:0,end:null}),[f,_]=c([]),[T,B]=c(""),[ne,x]=c(null),[S,re]=c(0),[O,Y]=c(!1),d=$.end!==null,Z=f.at(-1)?.after??t.observation,{value:k,error:le}=C(async()=>d?P("puzzle.solution",e):null,[d]);L([S,O,d]),q(()=>{T&&E(T)},[S]);function A(u){se(u),o&&J(n,o,u)}async function ae(u){Y(!0),x(null);try{let v=[...f.map($e=>$e.action),u],z=await P("puzzle.check",{...e,answer:v});if(B(z.text),re(S+1),z.observation&&_([...f,{action:u,before:Z,after:z.observation}]),z.value===null)return;let M=$.tries+1;z.solved?A({tries:M,end:"solved",onDay:o===m()}):A({...$,tries:M})}catch(v){x(U(v))}finally{Y(!1)}}function G(u){_(f.slice(0,u)),B(""),x(null)}let ie={game:n,observation:Z,seat:0,to_move:0,phase:"turn",over:!1,seq:S},ue=d&&k?.solution.length===1?k.solution[0]:null,ce=i===null?"no level":`level ${i}`;return r`
    <div class="table puzzle ${n}">
      <div class="table-main">
        <section class="panel question" aria-label="Question">
          <p><strong>${a}</strong></p>
          <p class="hint">
            ${ve(i,y)} The dictionary is ${t.dictionary}.
          </p>
        </section>
        <${D}
          id=""
          view=${ie}
          rules=${l}
          canAct=${!O&&!d}
          mustAnswer=${!1}
          playsOnly=${!0}
          act=${ae}
          suggested=${ue}
          onDraft=${()=>x(null)}
          notice=${r`<${b} text=${ne} />`}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label="Your answer">
          <h2>${d?p($):"Your answer"}</h2>
          ${T&&r`<p class="verdict">${T}</p>`}
          ${!d&&f.length>0&&r`
              <ol class="turns">
                ${f.map(({action:u,before:v})=>r`<li>${oe(u,v,w)}</li>`)}
              </ol>
              <div class="row">
                <button type="button" onClick=${()=>G(f.length-1)}>Take back</button>
                <button type="button" onClick=${()=>G(0)}>Begin again</button>
              </div>
            `}
          ${d?r`
                  <${b} text=${le} />
                  ${k&&r`<${ze} solution=${k} observation=${t.observation} actionText=${w} />`}
                  ${o&&r`<${be} title=${s} day=${o} level=${ce} game=${n} puzzle=${$} />`}
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
        <${te} game=${n} day=${o} />
      </aside>
    </div>
  `}function ve(e,s){return e===null?`None of the ${s.length} levels of the bots solves it.`:`Difficulty ${e} of ${s.length}: bots solve it from level ${e} on.`}var oe=(e,s,t)=>`${I(t(e,s))}.`;function ze({solution:{solution:e},observation:s,actionText:t}){return r`
    <p>${e.length>1?"The shortest way, or one of them:":"The best play:"}</p>
    <ol class="turns">
      ${e.map(l=>r`<li>${oe(l,s,t)}</li>`)}
    </ol>
  `}function be({title:e,game:s,day:t,level:l,puzzle:n}){let o=R(s,m()),a=`${location.origin}${location.pathname}#/puzzle/${s}/${t}`,i=X({title:e,day:t,level:l,puzzle:n,days:o,address:a});return r`
    ${o>0&&r`<p>Your streak: ${F(o,"day")}.</p>`}
    <${H} label="Your result, without the answer" id="result" value=${i} lines=${4} />
  `}export{Ee as PuzzleView};

import{a as p,b as K,c as x,d as R,e as y,f as U}from"./chunk-3UB3Q4B4.js";import{B as F,C as L,E as w,G as V,I,K as A,Z as J,aa as T,b as c,ba as Q,c as q,fa as W,h as o,ha as Z,i as E,m as _,sa as j,xa as H,za as k}from"./chunk-45JAU4YB.js";var X=7;function tt({game:t,day:s}){let[e,a]=c(X),l=p(),n=Array.from({length:e},(r,i)=>K(l,i));return o`
    <section class="panel">
      <h2>Puzzles by day</h2>
      <ul class="days">
        ${n.map(r=>o`
            <li key=${r}>
              <a
                href=${`#/puzzle/${t}/${r}`}
                aria-current=${r===s?"page":void 0}
              >
                ${r===l?"Today":x(r)}
              </a>
              <span class="hint">${y(T(t,r))}</span>
            </li>
          `)}
      </ul>
      <div class="row">
        <button type="button" onClick=${()=>a(e+X)}>More days</button>
        <a class="button" href=${`#/puzzle/${t}?seed=${dt()}`}>A puzzle for practice</a>
      </div>
    </section>
  `}var dt=()=>Math.floor(Math.random()*2**32);function Gt({server:t,rest:[s,e],query:a}){let l=Z(t,s??J()),n=a.get("seed"),{game:r}=l,i=n===null?{game:r,day:e??p()}:{game:r,seed:Number(n)},P=JSON.stringify(i);return o`
    <div class="heading">
      <h1>${i.day?`Puzzle of ${ft(i.day)}`:"Puzzle for practice"}</h1>
      <${H} server=${t} view="puzzle" game=${r} />
    </div>
    <${pt} key=${P} asked=${i} title=${l.title} />
  `}var ft=t=>Number.isNaN(Date.parse(`${t}T00:00Z`))?t:x(t);function pt({asked:t,title:s}){let e=A(async()=>{let a=await w("puzzle",t);return{puzzle:a,rules:await I(t.game,a.observation.ruleset??null)}},[]);return e.value?o`<${mt} asked=${t} title=${s} ...${e.value} />`:o`
      <p role="status">${e.error?"":"Looking for the puzzle …"}</p>
      <${k} text=${e.error} />
    `}function mt({asked:t,title:s,puzzle:e,rules:a}){let{game:l,day:n,question:r,difficulty:i,levels:P}=e,{Play:ot,actionText:C}=W[l],[$,st]=c(()=>n&&T(l,n)||{tries:0,end:null}),[f,D]=c([]),[h,N]=c(""),[nt,b]=c(null),[z,lt]=c(0),[Y,B]=c(!1),d=$.end!==null,G=f.at(-1)?.after??e.observation,{value:g,error:rt}=A(async()=>d?w("puzzle.solution",t):null,[d]);L([z,Y,d]),q(()=>{h&&F(h)},[z]);function S(u){st(u),n&&Q(l,n,u)}async function at(u){B(!0),b(null);try{let m=[...f.map($t=>$t.action),u],v=await w("puzzle.check",{...t,answer:m});if(N(v.text),lt(z+1),v.observation&&D([...f,{action:u,before:G,after:v.observation}]),v.value===null)return;let O=$.tries+1;v.solved?S({tries:O,end:"solved",onDay:n===p()}):S({...$,tries:O})}catch(m){b(V(m))}finally{B(!1)}}function M(u){D(f.slice(0,u)),N(""),b(null)}let it={game:l,observation:G,seat:0,to_move:0,phase:"turn",over:!1,seq:z},ut=d&&g?.solution.length===1?g.solution[0]:null,ct=i===null?"no level":`level ${i}`;return o`
    <div class="table puzzle ${l}">
      <div class="table-main">
        <section class="panel question" aria-label="Question">
          <p><strong>${r}</strong></p>
          <p class="hint">
            ${vt(i,P)} The dictionary is ${e.dictionary}.
          </p>
        </section>
        <${ot}
          id=""
          view=${it}
          rules=${a}
          canAct=${!Y&&!d}
          mustAnswer=${!1}
          playsOnly=${!0}
          act=${at}
          suggested=${ut}
          onDraft=${()=>b(null)}
          notice=${o`<${k} text=${nt} />`}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label="Your answer">
          <h2>${d?y($):"Your answer"}</h2>
          ${h&&o`<p class="verdict">${h}</p>`}
          ${!d&&f.length>0&&o`
              <ol class="turns">
                ${f.map(({action:u,before:m})=>o`<li>${et(u,m,C)}</li>`)}
              </ol>
              <div class="row">
                <button type="button" onClick=${()=>M(f.length-1)}>Take back</button>
                <button type="button" onClick=${()=>M(0)}>Begin again</button>
              </div>
            `}
          ${d?o`
                  <${k} text=${rt} />
                  ${g&&o`<${yt} solution=${g} observation=${e.observation} actionText=${C} />`}
                  ${n&&o`<${ht} title=${s} day=${n} level=${ct} game=${l} puzzle=${$} />`}
                `:o`
                  <p class="hint">
                    ${$.tries?`${y($)} so far. `:""}Try as often as you like.
                  </p>
                  <div class="row">
                    <button type="button" onClick=${()=>S({...$,end:"shown"})}>
                      Show the solution
                    </button>
                  </div>
                `}
        </section>
        <${tt} game=${l} day=${n} />
      </aside>
    </div>
  `}function vt(t,s){return t===null?`None of the ${s.length} levels of the bots solves it.`:`Difficulty ${t} of ${s.length}: bots solve it from level ${t} on.`}var et=(t,s,e)=>`${_(e(t,s))}.`;function yt({solution:{solution:t},observation:s,actionText:e}){return o`
    <p>${t.length>1?"The shortest way, or one of them:":"The best play:"}</p>
    <ol class="turns">
      ${t.map(a=>o`<li>${et(a,s,e)}</li>`)}
    </ol>
  `}function ht({title:t,game:s,day:e,level:a,puzzle:l}){let n=R(s,p()),r=`${location.origin}${location.pathname}#/puzzle/${s}/${e}`,i=U({title:t,day:e,level:a,puzzle:l,days:n,address:r});return o`
    ${n>0&&o`<p>Your streak: ${E(n,"day")}.</p>`}
    <${j} label="Your result, without the answer" id="result" value=${i} lines=${4} />
  `}export{Gt as PuzzleView};

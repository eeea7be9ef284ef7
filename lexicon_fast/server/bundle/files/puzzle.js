import{CopyField as j,G as v,GAME_VIEWS as K,GameTabs as R,J as X,Problem as m,announce as tt,call as x,capitalized as et,counted as nt,dictionaryTitle as ot,doneText as w,errorText as st,fe as l,findGame as at,lastGame as lt,noPuzzle as rt,rulesOf as it,storePuzzle as ut,storedPuzzle as k,today as T,undoButton as $t,useFocus as ct,usePromise as H,viewOfTurn as dt}from"./texts.js";var vt=t=>`Puzzle for ${t}`,pt="Practice puzzle",ft="Loading the puzzle …",yt="Question";function zt({difficulty:t,levels:n,dictionary:e}){return`${t===null?`None of the ${n} bot levels solves it.`:`Difficulty ${t} of ${n}: bots from level ${t} up solve it.`} The dictionary is ${ot(e)}.`}var M="Your answer",bt="Start over",ht=t=>`${t&&`${t} so far. `}Try as often as you like.`,gt="Show the solution",mt=t=>t>1?"A shortest solution:":"The best play:",wt=t=>`Your streak: ${nt(t,"day")}.`,Tt="Your result, without the answer";function St({game:t,day:n,difficulty:e,squares:a,done:s,days:o,address:r}){const i=e===null?"no level":`level ${e}`,p=o>1?`, ${o} days in a row`:"";return`${t}, puzzle for ${n}, ${i}
${`${a} ${s}${p}`.trim()}
${r}`}var xt="Past puzzles",kt="Today",Dt="More days",Pt="Practice puzzle",Bt=864e5,Y=(t,n)=>new Date(Date.parse(`${t}T00:00Z`)-n*Bt).toISOString().slice(0,10),D=t=>new Date(`${t}T00:00Z`).toLocaleDateString("en-GB",{dateStyle:"long",timeZone:"UTC"});function At(t,n){const e=o=>k(t,Y(n,o))?.onDay===!0,a=e(0)?0:1;let s=a;for(;e(s);)s+=1;return s-a}function Ct({day:t,puzzle:{tries:n,end:e},...a}){const s=e==="solved",o="⬜".repeat(s?n-1:n)+(s?"🟩":"");return St({...a,day:D(t),squares:o,done:w({tries:n,end:e})})}var q=7;function Ot({game:t,day:n}){const[e,a]=v(q),s=T(),o=Array.from({length:e},(r,i)=>Y(s,i));return l`
    <section class="panel">
      <h2>${xt}</h2>
      <ul class="days">
        ${o.map(r=>l`
            <li key=${r}>
              <a
                href=${`#/puzzle/${t}/${r}`}
                aria-current=${r===n?"page":void 0}
              >
                ${r===s?kt:D(r)}
              </a>
              <span class="hint">${w(k(t,r))}</span>
            </li>
          `)}
      </ul>
      <div class="row">
        <button type="button" onClick=${()=>a(e+q)}>
          ${Dt}
        </button>
        <a class="button" href=${`#/puzzle/${t}?seed=${Gt()}`}>
          ${Pt}
        </a>
      </div>
    </section>
  `}var Gt=()=>Math.floor(Math.random()*2**32);function Lt({server:t,rest:[n,e],query:a}){const s=at(t,n??lt()),o=a.get("seed"),{game:r}=s,i=o===null?{game:r,day:e??T()}:{game:r,seed:Number(o)},p=o===null||/^\d{1,15}$/.test(o);return l`
    <div class="heading">
      <h1>${i.day?vt(Nt(i.day)):pt}</h1>
      <${R} server=${t} view="puzzle" game=${r} />
    </div>
    ${p?l`<${Ht} key=${JSON.stringify(i)} asked=${i} title=${s.title} />`:l`<${m} text=${rt} />`}
  `}var Nt=t=>Number.isNaN(Date.parse(`${t}T00:00Z`))?t:D(t);function Ht({asked:t,title:n}){const e=H(async()=>{const a=await x("puzzle",t);return{puzzle:a,rules:await it(t.game,a.observation.ruleset??null)}},[]);return e.value?l`<${Mt} asked=${t} title=${n} ...${e.value} />`:l`
      <p role="status">${e.error?"":ft}</p>
      <${m} text=${e.error} />
    `}function Mt({asked:t,title:n,puzzle:e,rules:a}){const{game:s,day:o,question:r,difficulty:i,levels:p}=e,{Play:_,actionText:P}=K[s],[$,E]=v(()=>o&&k(s,o)||{tries:0,end:null}),[d,B]=v([]),[z,A]=v(""),[F,b]=v(null),[h,I]=v(0),[C,O]=v(!1),c=$.end!==null,G=d.at(-1)?.after??e.observation,{value:g,error:J}=H(async()=>c?x("puzzle.solution",t):null,[c]);ct([h,C,c]),X(()=>{z&&tt(z)},[h]);function S(u){E(u),o&&ut(s,o,u)}async function V(u){O(!0),b(null);try{const f=[...d.map(W=>W.action),u],y=await x("puzzle.check",{...t,answer:f});if(A(y.text),I(h+1),y.observation&&B([...d,{action:u,before:G,after:y.observation}]),y.value===null)return;const N=$.tries+1;y.solved?S({tries:N,end:"solved",onDay:o===T()}):S({...$,tries:N})}catch(f){b(st(f))}finally{O(!1)}}function L(u){B(d.slice(0,u)),A(""),b(null)}const Q=c&&g?.solution.length===1?g.solution[0]:null,U=zt({difficulty:i,levels:p.length,dictionary:e.dictionary});return l`
    <div class="table puzzle ${s}">
      <div class="table-main">
        <section class="panel question" aria-label=${yt}>
          <p><strong>${r}</strong></p>
          <p class="hint">${U}</p>
        </section>
        <${_}
          id=""
          view=${dt(s,G,h)}
          rules=${a}
          canAct=${!C&&!c}
          mustAnswer=${!1}
          playsOnly=${!0}
          act=${V}
          suggested=${Q}
          onDraft=${()=>b(null)}
          notice=${l`<${m} text=${F} />`}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label=${M}>
          <h2>${c?w($):M}</h2>
          ${z&&l`<p class="verdict">${z}</p>`}
          ${!c&&d.length>0&&l`
              <ol class="turns">
                ${d.map(({action:u,before:f})=>l`<li>${Z(u,f,P)}</li>`)}
              </ol>
              <div class="row">
                <button type="button" onClick=${()=>L(d.length-1)}>
                  ${$t}
                </button>
                <button type="button" onClick=${()=>L(0)}>
                  ${bt}
                </button>
              </div>
            `}
          ${c?l`
                  <${m} text=${J} />
                  ${g&&l`<${Yt} solution=${g} observation=${e.observation} actionText=${P} />`}
                  ${o&&l`<${qt} title=${n} day=${o} difficulty=${i} game=${s} puzzle=${$} />`}
                `:l`
                  <p class="hint">${ht($.tries?w($):"")}</p>
                  <div class="row">
                    <button type="button" onClick=${()=>S({...$,end:"shown"})}>
                      ${gt}
                    </button>
                  </div>
                `}
        </section>
        <${Ot} game=${s} day=${o} />
      </aside>
    </div>
  `}var Z=(t,n,e)=>`${et(e(t,n))}.`;function Yt({solution:{solution:t},observation:n,actionText:e}){return l`
    <p>${mt(t.length)}</p>
    <ol class="turns">
      ${t.map(a=>l`<li>${Z(a,n,e)}</li>`)}
    </ol>
  `}function qt({title:t,game:n,day:e,difficulty:a,puzzle:s}){const o=At(n,T()),r=`${location.origin}${location.pathname}#/puzzle/${n}/${e}`,i=Ct({game:t,day:e,difficulty:a,puzzle:s,days:o,address:r});return l`
    ${o>0&&l`<p>${wt(o)}</p>`}
    <${j} label=${Tt} id="result" value=${i} lines=${4} />
  `}export{Lt as PuzzleView};

import{Button as g,CopyField as R,G as f,GAME_VIEWS as X,GameTabs as ee,J as te,Problem as m,announce as ne,call as k,capitalized as se,counted as oe,dictionaryTitle as ae,doneText as b,fe as l,findGame as le,lastGame as re,noPuzzle as ie,readable as H,rulesOf as ue,speak as $e,storePuzzle as ce,storedPuzzle as S,today as w,undoButton as de,useAction as ve,useFocus as pe,usePromise as M,viewOfTurn as fe}from"./texts.js";var ye=e=>`Puzzle for ${e}`,he="Practice puzzle",ze="Loading the puzzle …",ge="Question";function me({difficulty:e,levels:n,dictionary:t}){return`${e===null?`None of the ${n} bot levels solves it.`:`Difficulty ${e} of ${n}: bots from level ${e} up solve it.`} The dictionary is ${ae(t)}.`}var Y="Your answer",be="Start over",we=e=>`${e&&`${e} so far. `}Try as often as you like.`,Te="Show the solution",xe=e=>e>1?"A shortest solution:":"The best play:",ke=e=>`Your streak: ${oe(e,"day")}.`,Se="Your result, without the answer";function De({game:e,day:n,difficulty:t,squares:a,done:o,days:s,address:r}){const i=t===null?"no level":`level ${t}`,v=s>1?`, ${s} days in a row`:"";return`${e}, puzzle for ${n}, ${i}
${`${a} ${o}${v}`.trim()}
${r}`}var Pe="Past puzzles",Be="Today",Ae="More days",Ce="Practice puzzle",q=7;function Oe({game:e,day:n}){const[t,a]=f(q),o=w(),s=Array.from({length:t},(r,i)=>Z(o,i));return l`
    <section class="panel">
      <h2>${Pe}</h2>
      <ul class="days">
        ${s.map(r=>l`
            <li key=${r}>
              <a
                href=${`#/puzzle/${e}/${r}`}
                aria-current=${r===n?"page":void 0}
              >
                ${r===o?Be:D(r)}
              </a>
              <span class="hint">${b(S(e,r))}</span>
            </li>
          `)}
      </ul>
      <div class="row">
        <${g} text=${Ae} onClick=${()=>a(t+q)} />
        <a class="button" href=${`#/puzzle/${e}?seed=${Ge()}`}>
          ${Ce}
        </a>
      </div>
    </section>
  `}var Ge=()=>Math.floor(Math.random()*2**32),Le=864e5,Z=(e,n)=>new Date(Date.parse(`${e}T00:00Z`)-n*Le).toISOString().slice(0,10),D=e=>new Date(`${e}T00:00Z`).toLocaleDateString("en-GB",{dateStyle:"long",timeZone:"UTC"});function Ne(e,n){const t=s=>S(e,Z(n,s))?.onDay===!0,a=t(0)?0:1;let o=a;for(;t(o);)o+=1;return o-a}function He({day:e,puzzle:{tries:n,end:t},...a}){const o=t==="solved",s="⬜".repeat(o?n-1:n)+(o?"🟩":"");return De({...a,day:D(e),squares:s,done:b({tries:n,end:t})})}function Me({server:e,rest:[n,t],query:a}){const o=le(e,n??re()),s=a.get("seed"),{game:r}=o,i=s===null?{game:r,day:t??w()}:{game:r,seed:Number(s)},v=s===null||/^\d{1,15}$/.test(s);return l`
    <div class="heading">
      <h1>${i.day?ye(Ye(i.day)):he}</h1>
      <${ee} server=${e} view="puzzle" game=${r} />
    </div>
    ${v?l`<${qe} key=${JSON.stringify(i)} asked=${i} title=${o.title} />`:l`<${m} text=${ie} />`}
  `}var Ye=e=>Number.isNaN(Date.parse(`${e}T00:00Z`))?e:D(e);function qe({asked:e,title:n}){const t=M(async()=>{const a=await k("puzzle",e);return{puzzle:a,rules:await ue(e.game,a.observation.ruleset??null)}},[]);return t.value?l`<${Ze} asked=${e} title=${n} ...${t.value} />`:l`
      <p role="status">${t.error?"":ze}</p>
      <${m} text=${t.error} />
    `}function Ze({asked:e,title:n,puzzle:t,rules:a}){const{game:o,day:s,question:r,difficulty:i,levels:v}=t,{Play:E,actionText:P}=X[o];$e(t.dictionary);const[$,F]=f(()=>s&&S(o,s)||{tries:0,end:null}),[d,B]=f([]),[y,A]=f(""),[h,I]=f(0),{busy:C,problem:J,run:V,clear:O}=ve({leaves:!1}),c=$.end!==null,G=d.at(-1)?.after??t.observation,{value:z,error:Q}=M(async()=>c?k("puzzle.solution",e):null,[c]);pe([h,C,c]),te(()=>{y&&ne(y)},[h]);function T(u){F(u),s&&ce(o,s,u)}async function U(u){const x=[...d.map(K=>K.action),u],p=await k("puzzle.check",{...e,answer:x});if(A(H(p.text)),I(h+1),p.observation&&B([...d,{action:u,before:G,after:p.observation}]),p.value===null)return;const N=$.tries+1;p.solved?T({tries:N,end:"solved",onDay:s===w()}):T({...$,tries:N})}function L(u){B(d.slice(0,u)),A(""),O()}const W=c&&z?.solution.length===1?z.solution[0]:null,j=me({difficulty:i,levels:v.length,dictionary:t.dictionary});return l`
    <div class="table puzzle ${o}">
      <div class="table-main">
        <section class="panel question" aria-label=${ge}>
          <p><strong>${H(r)}</strong></p>
        </section>
        <${E}
          id=""
          view=${fe(o,G,h)}
          rules=${a}
          canAct=${!C&&!c}
          mustAnswer=${!1}
          playsOnly=${!0}
          act=${u=>V(()=>U(u))}
          suggested=${W}
          onDraft=${O}
          notice=${l`<${m} text=${J} />`}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label=${Y}>
          <h2>${c?b($):Y}</h2>
          ${y&&l`<p class="verdict">${y}</p>`}
          <p class="hint">${j}</p>
          ${!c&&d.length>0&&l`
              <ol class="turns">
                ${d.map(({action:u,before:x})=>l`<li>${_(u,x,P)}</li>`)}
              </ol>
              <div class="row">
                <${g} text=${de} onClick=${()=>L(d.length-1)} />
                <${g} text=${be} onClick=${()=>L(0)} />
              </div>
            `}
          ${c?l`
                  <${m} text=${Q} />
                  ${z&&l`<${_e} solution=${z} observation=${t.observation} actionText=${P} />`}
                  ${s&&l`<${Ee} title=${n} day=${s} difficulty=${i} game=${o} puzzle=${$} />`}
                `:l`
                  <p class="hint">${we($.tries?b($):"")}</p>
                  <div class="row">
                    <${g}
                      text=${Te}
                      onClick=${()=>T({...$,end:"shown"})}
                    />
                  </div>
                `}
        </section>
        <${Oe} game=${o} day=${s} />
      </aside>
    </div>
  `}var _=(e,n,t)=>`${se(t(e,n))}.`;function _e({solution:{solution:e},observation:n,actionText:t}){return l`
    <p>${xe(e.length)}</p>
    <ol class="turns">
      ${e.map(a=>l`<li>${_(a,n,t)}</li>`)}
    </ol>
  `}function Ee({title:e,game:n,day:t,difficulty:a,puzzle:o}){const s=Ne(n,w()),r=`${location.origin}${location.pathname}#/puzzle/${n}/${t}`,i=He({game:e,day:t,difficulty:a,puzzle:o,days:s,address:r});return l`
    ${s>0&&l`<p>${ke(s)}</p>`}
    <${R} label=${Se} id="result" value=${i} lines=${4} />
  `}export{Me as PuzzleView};

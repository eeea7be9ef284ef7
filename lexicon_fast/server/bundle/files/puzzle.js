import{Button as g,CopyField as K,G as f,GAME_VIEWS as R,GameTabs as X,J as ee,Problem as m,announce as te,call as S,capitalized as ne,counted as se,dictionaryTitle as oe,doneText as b,fe as l,findGame as ae,lastGame as le,noPuzzle as re,rulesOf as ie,storePuzzle as ue,storedPuzzle as k,today as w,undoButton as $e,useAction as ce,useFocus as de,usePromise as H,viewOfTurn as ve}from"./texts.js";var pe=e=>`Puzzle for ${e}`,fe="Practice puzzle",ye="Loading the puzzle …",ze="Question";function he({difficulty:e,levels:n,dictionary:t}){return`${e===null?`None of the ${n} bot levels solves it.`:`Difficulty ${e} of ${n}: bots from level ${e} up solve it.`} The dictionary is ${oe(t)}.`}var M="Your answer",ge="Start over",me=e=>`${e&&`${e} so far. `}Try as often as you like.`,be="Show the solution",we=e=>e>1?"A shortest solution:":"The best play:",Te=e=>`Your streak: ${se(e,"day")}.`,xe="Your result, without the answer";function Se({game:e,day:n,difficulty:t,squares:a,done:o,days:s,address:r}){const i=t===null?"no level":`level ${t}`,v=s>1?`, ${s} days in a row`:"";return`${e}, puzzle for ${n}, ${i}
${`${a} ${o}${v}`.trim()}
${r}`}var ke="Past puzzles",De="Today",Pe="More days",Be="Practice puzzle",Y=7;function Ae({game:e,day:n}){const[t,a]=f(Y),o=w(),s=Array.from({length:t},(r,i)=>q(o,i));return l`
    <section class="panel">
      <h2>${ke}</h2>
      <ul class="days">
        ${s.map(r=>l`
            <li key=${r}>
              <a
                href=${`#/puzzle/${e}/${r}`}
                aria-current=${r===n?"page":void 0}
              >
                ${r===o?De:D(r)}
              </a>
              <span class="hint">${b(k(e,r))}</span>
            </li>
          `)}
      </ul>
      <div class="row">
        <${g} text=${Pe} onClick=${()=>a(t+Y)} />
        <a class="button" href=${`#/puzzle/${e}?seed=${Ce()}`}>
          ${Be}
        </a>
      </div>
    </section>
  `}var Ce=()=>Math.floor(Math.random()*2**32),Oe=864e5,q=(e,n)=>new Date(Date.parse(`${e}T00:00Z`)-n*Oe).toISOString().slice(0,10),D=e=>new Date(`${e}T00:00Z`).toLocaleDateString("en-GB",{dateStyle:"long",timeZone:"UTC"});function Ge(e,n){const t=s=>k(e,q(n,s))?.onDay===!0,a=t(0)?0:1;let o=a;for(;t(o);)o+=1;return o-a}function Le({day:e,puzzle:{tries:n,end:t},...a}){const o=t==="solved",s="⬜".repeat(o?n-1:n)+(o?"🟩":"");return Se({...a,day:D(e),squares:s,done:b({tries:n,end:t})})}function Ne({server:e,rest:[n,t],query:a}){const o=ae(e,n??le()),s=a.get("seed"),{game:r}=o,i=s===null?{game:r,day:t??w()}:{game:r,seed:Number(s)},v=s===null||/^\d{1,15}$/.test(s);return l`
    <div class="heading">
      <h1>${i.day?pe(He(i.day)):fe}</h1>
      <${X} server=${e} view="puzzle" game=${r} />
    </div>
    ${v?l`<${Me} key=${JSON.stringify(i)} asked=${i} title=${o.title} />`:l`<${m} text=${re} />`}
  `}var He=e=>Number.isNaN(Date.parse(`${e}T00:00Z`))?e:D(e);function Me({asked:e,title:n}){const t=H(async()=>{const a=await S("puzzle",e);return{puzzle:a,rules:await ie(e.game,a.observation.ruleset??null)}},[]);return t.value?l`<${Ye} asked=${e} title=${n} ...${t.value} />`:l`
      <p role="status">${t.error?"":ye}</p>
      <${m} text=${t.error} />
    `}function Ye({asked:e,title:n,puzzle:t,rules:a}){const{game:o,day:s,question:r,difficulty:i,levels:v}=t,{Play:_,actionText:P}=R[o],[$,E]=f(()=>s&&k(o,s)||{tries:0,end:null}),[d,B]=f([]),[y,A]=f(""),[z,F]=f(0),{busy:C,problem:I,run:J,clear:O}=ce({leaves:!1}),c=$.end!==null,G=d.at(-1)?.after??t.observation,{value:h,error:V}=H(async()=>c?S("puzzle.solution",e):null,[c]);de([z,C,c]),ee(()=>{y&&te(y)},[z]);function T(u){E(u),s&&ue(o,s,u)}async function Q(u){const x=[...d.map(j=>j.action),u],p=await S("puzzle.check",{...e,answer:x});if(A(p.text),F(z+1),p.observation&&B([...d,{action:u,before:G,after:p.observation}]),p.value===null)return;const N=$.tries+1;p.solved?T({tries:N,end:"solved",onDay:s===w()}):T({...$,tries:N})}function L(u){B(d.slice(0,u)),A(""),O()}const U=c&&h?.solution.length===1?h.solution[0]:null,W=he({difficulty:i,levels:v.length,dictionary:t.dictionary});return l`
    <div class="table puzzle ${o}">
      <div class="table-main">
        <section class="panel question" aria-label=${ze}>
          <p><strong>${r}</strong></p>
          <p class="hint">${W}</p>
        </section>
        <${_}
          id=""
          view=${ve(o,G,z)}
          rules=${a}
          canAct=${!C&&!c}
          mustAnswer=${!1}
          playsOnly=${!0}
          act=${u=>J(()=>Q(u))}
          suggested=${U}
          onDraft=${O}
          notice=${l`<${m} text=${I} />`}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label=${M}>
          <h2>${c?b($):M}</h2>
          ${y&&l`<p class="verdict">${y}</p>`}
          ${!c&&d.length>0&&l`
              <ol class="turns">
                ${d.map(({action:u,before:x})=>l`<li>${Z(u,x,P)}</li>`)}
              </ol>
              <div class="row">
                <${g} text=${$e} onClick=${()=>L(d.length-1)} />
                <${g} text=${ge} onClick=${()=>L(0)} />
              </div>
            `}
          ${c?l`
                  <${m} text=${V} />
                  ${h&&l`<${qe} solution=${h} observation=${t.observation} actionText=${P} />`}
                  ${s&&l`<${Ze} title=${n} day=${s} difficulty=${i} game=${o} puzzle=${$} />`}
                `:l`
                  <p class="hint">${me($.tries?b($):"")}</p>
                  <div class="row">
                    <${g}
                      text=${be}
                      onClick=${()=>T({...$,end:"shown"})}
                    />
                  </div>
                `}
        </section>
        <${Ae} game=${o} day=${s} />
      </aside>
    </div>
  `}var Z=(e,n,t)=>`${ne(t(e,n))}.`;function qe({solution:{solution:e},observation:n,actionText:t}){return l`
    <p>${we(e.length)}</p>
    <ol class="turns">
      ${e.map(a=>l`<li>${Z(a,n,t)}</li>`)}
    </ol>
  `}function Ze({title:e,game:n,day:t,difficulty:a,puzzle:o}){const s=Ge(n,w()),r=`${location.origin}${location.pathname}#/puzzle/${n}/${t}`,i=Le({game:e,day:t,difficulty:a,puzzle:o,days:s,address:r});return l`
    ${s>0&&l`<p>${Te(s)}</p>`}
    <${K} label=${xe} id="result" value=${i} lines=${4} />
  `}export{Ne as PuzzleView};

import{Button as b,CopyField as K,G as v,GAME_VIEWS as R,GameTabs as X,J as ee,Problem as w,announce as te,call as k,capitalized as ne,counted as se,dictionaryTitle as oe,doneText as T,errorText as ae,fe as l,findGame as le,lastGame as re,noPuzzle as ie,rulesOf as ue,storePuzzle as $e,storedPuzzle as D,today as x,undoButton as ce,useFocus as de,usePromise as M,viewOfTurn as ve}from"./texts.js";var pe=e=>`Puzzle for ${e}`,fe="Practice puzzle",ye="Loading the puzzle …",ze="Question";function he({difficulty:e,levels:n,dictionary:t}){return`${e===null?`None of the ${n} bot levels solves it.`:`Difficulty ${e} of ${n}: bots from level ${e} up solve it.`} The dictionary is ${oe(t)}.`}var Y="Your answer",ge="Start over",me=e=>`${e&&`${e} so far. `}Try as often as you like.`,be="Show the solution",we=e=>e>1?"A shortest solution:":"The best play:",Te=e=>`Your streak: ${se(e,"day")}.`,xe="Your result, without the answer";function Se({game:e,day:n,difficulty:t,squares:a,done:o,days:s,address:r}){const i=t===null?"no level":`level ${t}`,p=s>1?`, ${s} days in a row`:"";return`${e}, puzzle for ${n}, ${i}
${`${a} ${o}${p}`.trim()}
${r}`}var ke="Past puzzles",De="Today",Pe="More days",Be="Practice puzzle",q=7;function Ae({game:e,day:n}){const[t,a]=v(q),o=x(),s=Array.from({length:t},(r,i)=>Z(o,i));return l`
    <section class="panel">
      <h2>${ke}</h2>
      <ul class="days">
        ${s.map(r=>l`
            <li key=${r}>
              <a
                href=${`#/puzzle/${e}/${r}`}
                aria-current=${r===n?"page":void 0}
              >
                ${r===o?De:P(r)}
              </a>
              <span class="hint">${T(D(e,r))}</span>
            </li>
          `)}
      </ul>
      <div class="row">
        <${b} text=${Pe} onClick=${()=>a(t+q)} />
        <a class="button" href=${`#/puzzle/${e}?seed=${Ce()}`}>
          ${Be}
        </a>
      </div>
    </section>
  `}var Ce=()=>Math.floor(Math.random()*2**32),Oe=864e5,Z=(e,n)=>new Date(Date.parse(`${e}T00:00Z`)-n*Oe).toISOString().slice(0,10),P=e=>new Date(`${e}T00:00Z`).toLocaleDateString("en-GB",{dateStyle:"long",timeZone:"UTC"});function Ge(e,n){const t=s=>D(e,Z(n,s))?.onDay===!0,a=t(0)?0:1;let o=a;for(;t(o);)o+=1;return o-a}function Le({day:e,puzzle:{tries:n,end:t},...a}){const o=t==="solved",s="⬜".repeat(o?n-1:n)+(o?"🟩":"");return Se({...a,day:P(e),squares:s,done:T({tries:n,end:t})})}function Ne({server:e,rest:[n,t],query:a}){const o=le(e,n??re()),s=a.get("seed"),{game:r}=o,i=s===null?{game:r,day:t??x()}:{game:r,seed:Number(s)},p=s===null||/^\d{1,15}$/.test(s);return l`
    <div class="heading">
      <h1>${i.day?pe(He(i.day)):fe}</h1>
      <${X} server=${e} view="puzzle" game=${r} />
    </div>
    ${p?l`<${Me} key=${JSON.stringify(i)} asked=${i} title=${o.title} />`:l`<${w} text=${ie} />`}
  `}var He=e=>Number.isNaN(Date.parse(`${e}T00:00Z`))?e:P(e);function Me({asked:e,title:n}){const t=M(async()=>{const a=await k("puzzle",e);return{puzzle:a,rules:await ue(e.game,a.observation.ruleset??null)}},[]);return t.value?l`<${Ye} asked=${e} title=${n} ...${t.value} />`:l`
      <p role="status">${t.error?"":ye}</p>
      <${w} text=${t.error} />
    `}function Ye({asked:e,title:n,puzzle:t,rules:a}){const{game:o,day:s,question:r,difficulty:i,levels:p}=t,{Play:E,actionText:B}=R[o],[$,F]=v(()=>s&&D(o,s)||{tries:0,end:null}),[d,A]=v([]),[z,C]=v(""),[I,h]=v(null),[g,J]=v(0),[O,G]=v(!1),c=$.end!==null,L=d.at(-1)?.after??t.observation,{value:m,error:V}=M(async()=>c?k("puzzle.solution",e):null,[c]);de([g,O,c]),ee(()=>{z&&te(z)},[g]);function S(u){F(u),s&&$e(o,s,u)}async function Q(u){G(!0),h(null);try{const f=[...d.map(j=>j.action),u],y=await k("puzzle.check",{...e,answer:f});if(C(y.text),J(g+1),y.observation&&A([...d,{action:u,before:L,after:y.observation}]),y.value===null)return;const H=$.tries+1;y.solved?S({tries:H,end:"solved",onDay:s===x()}):S({...$,tries:H})}catch(f){h(ae(f))}finally{G(!1)}}function N(u){A(d.slice(0,u)),C(""),h(null)}const U=c&&m?.solution.length===1?m.solution[0]:null,W=he({difficulty:i,levels:p.length,dictionary:t.dictionary});return l`
    <div class="table puzzle ${o}">
      <div class="table-main">
        <section class="panel question" aria-label=${ze}>
          <p><strong>${r}</strong></p>
          <p class="hint">${W}</p>
        </section>
        <${E}
          id=""
          view=${ve(o,L,g)}
          rules=${a}
          canAct=${!O&&!c}
          mustAnswer=${!1}
          playsOnly=${!0}
          act=${Q}
          suggested=${U}
          onDraft=${()=>h(null)}
          notice=${l`<${w} text=${I} />`}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label=${Y}>
          <h2>${c?T($):Y}</h2>
          ${z&&l`<p class="verdict">${z}</p>`}
          ${!c&&d.length>0&&l`
              <ol class="turns">
                ${d.map(({action:u,before:f})=>l`<li>${_(u,f,B)}</li>`)}
              </ol>
              <div class="row">
                <${b} text=${ce} onClick=${()=>N(d.length-1)} />
                <${b} text=${ge} onClick=${()=>N(0)} />
              </div>
            `}
          ${c?l`
                  <${w} text=${V} />
                  ${m&&l`<${qe} solution=${m} observation=${t.observation} actionText=${B} />`}
                  ${s&&l`<${Ze} title=${n} day=${s} difficulty=${i} game=${o} puzzle=${$} />`}
                `:l`
                  <p class="hint">${me($.tries?T($):"")}</p>
                  <div class="row">
                    <${b}
                      text=${be}
                      onClick=${()=>S({...$,end:"shown"})}
                    />
                  </div>
                `}
        </section>
        <${Ae} game=${o} day=${s} />
      </aside>
    </div>
  `}var _=(e,n,t)=>`${ne(t(e,n))}.`;function qe({solution:{solution:e},observation:n,actionText:t}){return l`
    <p>${we(e.length)}</p>
    <ol class="turns">
      ${e.map(a=>l`<li>${_(a,n,t)}</li>`)}
    </ol>
  `}function Ze({title:e,game:n,day:t,difficulty:a,puzzle:o}){const s=Ge(n,x()),r=`${location.origin}${location.pathname}#/puzzle/${n}/${t}`,i=Le({game:e,day:t,difficulty:a,puzzle:o,days:s,address:r});return l`
    ${s>0&&l`<p>${Te(s)}</p>`}
    <${K} label=${xe} id="result" value=${i} lines=${4} />
  `}export{Ne as PuzzleView};

import{Button as b,CopyField as oe,G as p,GAME_VIEWS as ae,GameTabs as ie,J as le,Problem as z,Question as re,announce as ce,call as S,capitalized as $e,common as _,dictionaryTitle as ue,doneText as D,fe as s,findGame as de,formats as A,joined as E,lastGame as ve,loadGameTexts as pe,loadTexts as F,readable as J,rulesOf as fe,speak as ye,storePuzzle as he,storedPuzzle as B,today as x,useAction as me,useFocus as ge,usePromise as U,viewOfTurn as we}from"./lexicon-play.js";var f=await F("puzzle"),V=7;function be({game:e,day:a}){const[t,i]=p(V),o=x(),n=Array.from({length:t},(l,c)=>Y(o,c));return s`
<section class="panel">
<h2>${f.archiveHeading}</h2>
<ul class="days">
${n.map(l=>s`
<li key=${l}>
<a
href=${`#/puzzle/${e}/${l}`}
aria-current=${l===a?"page":void 0}
>
${l===o?f.today:A.day(l)}
</a>
<span class="hint">${D(B(e,l))}</span>
</li>
`)}
</ul>
<div class="row">
<${b} text=${f.moreDaysButton} onClick=${()=>i(t+V)} />
<a class="button" href=${`#/puzzle/${e}?seed=${ze()}`}>
${f.practiceLink}
</a>
</div>
</section>
`}var ze=()=>Math.floor(Math.random()*2**32),xe=864e5,Y=(e,a)=>new Date(Date.parse(`${e}T00:00Z`)-a*xe).toISOString().slice(0,10);function Te(e,a){const t=n=>B(e,Y(a,n))?.onDay===!0,i=t(0)?0:1;let o=i;for(;t(o);)o+=1;return o-i}function ke({game:e,day:a,difficulty:t,days:i,address:o,puzzle:n}){const l=n.end==="solved",c="⬜".repeat(l?n.tries-1:n.tries)+(l?"🟩":""),y=E([D(n),i>1&&f.daysInARow(i)],", ");return`${f.resultHead(e,A.day(a),t)}
${E([c,y])}
${o}`}var r=await F("puzzle");await pe();function Se({server:e,rest:[a,t],query:i}){const o=de(e,a??ve()),n=i.get("seed"),{game:l}=o,c=n===null?{game:l,day:t??x()}:{game:l,seed:Number(n)},y=n===null||/^\d{1,15}$/.test(n);return s`
<div class="heading">
<h1>${c.day?r.dayTitle(De(c.day)):r.practiceTitle}</h1>
<${ie} server=${e} view="puzzle" game=${l} />
</div>
${y?s`<${Ae} key=${JSON.stringify(c)} asked=${c} title=${o.title} />`:s`<${z} text=${_.noPuzzle} />`}
`}var De=e=>Number.isNaN(Date.parse(`${e}T00:00Z`))?e:A.day(e);function Ae({asked:e,title:a}){const t=U(async()=>{const i=await S("puzzle",e);return{puzzle:i,rules:await fe(e.game,i.observation.ruleset??null)}},[]);return t.value?s`<${Be} asked=${e} title=${a} ...${t.value} />`:s`
<p role="status">${t.error?"":r.loading}</p>
<${z} text=${t.error} />
`}function Be({asked:e,title:a,puzzle:t,rules:i}){const{game:o,day:n,question:l,difficulty:c,levels:y}=t,{Play:C,actionText:P}=ae[o];ye(t.dictionary);const[d,j]=p(()=>n&&B(o,n)||{tries:0,end:null}),[v,G]=p([]),[m,O]=p(""),[g,R]=p(0),[H,N]=p(!1),{busy:q,problem:W,run:K,clear:L}=me({leaves:!1}),u=d.end!==null,M=v.at(-1)?.after??t.observation,{value:w,error:X}=U(async()=>u?S("puzzle.solution",e):null,[u]);ge([g,q,u,H]),le(()=>{m&&ce(m)},[g]);function T($){j($),n&&he(o,n,$)}async function ee($){const k=[...v.map(se=>se.action),$],h=await S("puzzle.check",{...e,answer:k});if(O(J(h.text)),R(g+1),h.observation&&G([...v,{action:$,before:M,after:h.observation}]),h.value===null)return;const Q=d.tries+1;h.solved?T({tries:Q,end:"solved",onDay:n===x()}):T({...d,tries:Q})}function I($){G(v.slice(0,$)),O(""),L()}const te=u&&w?.solution.length===1?w.solution[0]:null,ne=r.puzzleHint(c,y.length,ue(t.dictionary));return s`
<div class="table puzzle ${o}">
<div class="table-main">
<section class="panel question" aria-label=${r.questionLabel}>
<p><strong>${J(l)}</strong></p>
</section>
<${C}
id=""
view=${we(o,M,g)}
rules=${i}
canAct=${!q&&!u}
mustAnswer=${!1}
playsOnly=${!0}
act=${$=>K(()=>ee($))}
suggested=${te}
onDraft=${L}
notice=${s`<${z} text=${W} />`}
/>
</div>
<aside class="table-side">
<section class="panel answer" aria-label=${r.answerHeading}>
<h2>${u?D(d):r.answerHeading}</h2>
${m&&s`<p class="verdict">${m}</p>`}
<p class="hint">${ne}</p>
${!u&&v.length>0&&s`
<ol class="turns">
${v.map(({action:$,before:k})=>s`<li>${Z($,k,P)}</li>`)}
</ol>
<div class="row">
<${b} text=${_.undoButton} onClick=${()=>I(v.length-1)} />
<${b} text=${r.startOverButton} onClick=${()=>I(0)} />
</div>
`}
${u?s`
<${z} text=${X} />
${w&&s`<${Ce} solution=${w} observation=${t.observation} actionText=${P} />`}
${n&&s`<${Pe} title=${a} day=${n} difficulty=${c} game=${o} puzzle=${d} />`}
`:s`
<p class="hint">${r.attemptsHint(d.tries)}</p>
${H?s`
<${re}
id="give-up"
text=${n?r.showDailySolutionQuestion:r.showSolutionQuestion}
cancel=${r.keepTryingButton}
confirm=${r.showSolutionButton}
onCancel=${()=>N(!1)}
onConfirm=${()=>T({...d,end:"shown"})}
/>
`:s`
<div class="row">
<${b}
text=${r.askSolutionButton}
onClick=${()=>N(!0)}
/>
</div>
`}
`}
</section>
<${be} game=${o} day=${n} />
</aside>
</div>
`}var Z=(e,a,t)=>`${$e(t(e,a))}.`;function Ce({solution:{solution:e},observation:a,actionText:t}){return s`
<p>${e.length>1?r.shortestSolution:r.bestPlay}</p>
<ol class="turns">
${e.map(i=>s`<li>${Z(i,a,t)}</li>`)}
</ol>
`}function Pe({title:e,game:a,day:t,difficulty:i,puzzle:o}){const n=Te(a,x()),l=`${location.origin}${location.pathname}#/puzzle/${a}/${t}`,c=ke({game:e,day:t,difficulty:i,puzzle:o,days:n,address:l});return s`
${n>0&&s`<p>${r.streakText(n)}</p>`}
<${oe} label=${r.resultLabel} id="result" value=${c} lines=${4} />
`}export{Se as PuzzleView};

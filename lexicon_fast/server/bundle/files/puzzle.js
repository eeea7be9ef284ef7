import{Button as g,CopyField as ee,G as v,GAME_VIEWS as te,GameTabs as ne,J as oe,Problem as m,Question as se,announce as ae,call as x,capitalized as le,counted as re,dictionaryTitle as ie,doneText as w,fe as a,findGame as ue,lastGame as $e,noPuzzle as ce,readable as Y,rulesOf as de,speak as ve,storePuzzle as pe,storedPuzzle as S,today as b,undoButton as fe,useAction as ye,useFocus as he,usePromise as q,viewOfTurn as ze}from"./texts.js";var ge=e=>`Puzzle for ${e}`,me="Practice puzzle",we="Loading the puzzle …",be="Question";function Te({difficulty:e,levels:n,dictionary:t}){return`${e===null?`None of the ${n} bot levels solves it.`:`Difficulty ${e} of ${n}: bots from level ${e} up solve it.`} The dictionary is ${ie(t)}.`}var Z="Your answer",ke="Start over",xe=e=>`${e&&`${e} so far. `}Try as often as you like.`,Se="Show the solution …",De="Show the solution",Be="Keep trying",Pe=e=>`Give up and see the solution?${e?" This day will count as not solved, and your streak ends.":""}`,Ce=e=>e>1?"A shortest solution:":"The best play:",Ae=e=>`Your streak: ${re(e,"day")}.`,Ge="Your result, without the answer";function Oe({game:e,day:n,difficulty:t,squares:l,done:s,days:o,address:r}){const i=t===null?"no level":`level ${t}`,p=o>1?`, ${o} days in a row`:"";return`${e}, puzzle for ${n}, ${i}
${`${l} ${s}${p}`.trim()}
${r}`}var Le="Past puzzles",Ne="Today",He="More days",Me="Practice puzzle",Q=7;function Ye({game:e,day:n}){const[t,l]=v(Q),s=b(),o=Array.from({length:t},(r,i)=>U(s,i));return a`
<section class="panel">
<h2>${Le}</h2>
<ul class="days">
${o.map(r=>a`
<li key=${r}>
<a
href=${`#/puzzle/${e}/${r}`}
aria-current=${r===n?"page":void 0}
>
${r===s?Ne:D(r)}
</a>
<span class="hint">${w(S(e,r))}</span>
</li>
`)}
</ul>
<div class="row">
<${g} text=${He} onClick=${()=>l(t+Q)} />
<a class="button" href=${`#/puzzle/${e}?seed=${qe()}`}>
${Me}
</a>
</div>
</section>
`}var qe=()=>Math.floor(Math.random()*2**32),Ze=864e5,U=(e,n)=>new Date(Date.parse(`${e}T00:00Z`)-n*Ze).toISOString().slice(0,10),D=e=>new Date(`${e}T00:00Z`).toLocaleDateString("en-GB",{dateStyle:"long",timeZone:"UTC"});function Qe(e,n){const t=o=>S(e,U(n,o))?.onDay===!0,l=t(0)?0:1;let s=l;for(;t(s);)s+=1;return s-l}function Ue({day:e,puzzle:{tries:n,end:t},...l}){const s=t==="solved",o="⬜".repeat(s?n-1:n)+(s?"🟩":"");return Oe({...l,day:D(e),squares:o,done:w({tries:n,end:t})})}function _e({server:e,rest:[n,t],query:l}){const s=ue(e,n??$e()),o=l.get("seed"),{game:r}=s,i=o===null?{game:r,day:t??b()}:{game:r,seed:Number(o)},p=o===null||/^\d{1,15}$/.test(o);return a`
<div class="heading">
<h1>${i.day?ge(Ee(i.day)):me}</h1>
<${ne} server=${e} view="puzzle" game=${r} />
</div>
${p?a`<${Fe} key=${JSON.stringify(i)} asked=${i} title=${s.title} />`:a`<${m} text=${ce} />`}
`}var Ee=e=>Number.isNaN(Date.parse(`${e}T00:00Z`))?e:D(e);function Fe({asked:e,title:n}){const t=q(async()=>{const l=await x("puzzle",e);return{puzzle:l,rules:await de(e.game,l.observation.ruleset??null)}},[]);return t.value?a`<${Ie} asked=${e} title=${n} ...${t.value} />`:a`
<p role="status">${t.error?"":we}</p>
<${m} text=${t.error} />
`}function Ie({asked:e,title:n,puzzle:t,rules:l}){const{game:s,day:o,question:r,difficulty:i,levels:p}=t,{Play:E,actionText:B}=te[s];ve(t.dictionary);const[$,F]=v(()=>o&&S(s,o)||{tries:0,end:null}),[d,P]=v([]),[y,C]=v(""),[h,I]=v(0),[A,G]=v(!1),{busy:O,problem:J,run:V,clear:L}=ye({leaves:!1}),c=$.end!==null,N=d.at(-1)?.after??t.observation,{value:z,error:K}=q(async()=>c?x("puzzle.solution",e):null,[c]);he([h,O,c,A]),oe(()=>{y&&ae(y)},[h]);function T(u){F(u),o&&pe(s,o,u)}async function W(u){const k=[...d.map(X=>X.action),u],f=await x("puzzle.check",{...e,answer:k});if(C(Y(f.text)),I(h+1),f.observation&&P([...d,{action:u,before:N,after:f.observation}]),f.value===null)return;const M=$.tries+1;f.solved?T({tries:M,end:"solved",onDay:o===b()}):T({...$,tries:M})}function H(u){P(d.slice(0,u)),C(""),L()}const j=c&&z?.solution.length===1?z.solution[0]:null,R=Te({difficulty:i,levels:p.length,dictionary:t.dictionary});return a`
<div class="table puzzle ${s}">
<div class="table-main">
<section class="panel question" aria-label=${be}>
<p><strong>${Y(r)}</strong></p>
</section>
<${E}
id=""
view=${ze(s,N,h)}
rules=${l}
canAct=${!O&&!c}
mustAnswer=${!1}
playsOnly=${!0}
act=${u=>V(()=>W(u))}
suggested=${j}
onDraft=${L}
notice=${a`<${m} text=${J} />`}
/>
</div>
<aside class="table-side">
<section class="panel answer" aria-label=${Z}>
<h2>${c?w($):Z}</h2>
${y&&a`<p class="verdict">${y}</p>`}
<p class="hint">${R}</p>
${!c&&d.length>0&&a`
<ol class="turns">
${d.map(({action:u,before:k})=>a`<li>${_(u,k,B)}</li>`)}
</ol>
<div class="row">
<${g} text=${fe} onClick=${()=>H(d.length-1)} />
<${g} text=${ke} onClick=${()=>H(0)} />
</div>
`}
${c?a`
<${m} text=${K} />
${z&&a`<${Je} solution=${z} observation=${t.observation} actionText=${B} />`}
${o&&a`<${Ve} title=${n} day=${o} difficulty=${i} game=${s} puzzle=${$} />`}
`:a`
<p class="hint">${xe($.tries?w($):"")}</p>
${A?a`
<${se}
id="give-up"
text=${Pe(!!o)}
cancel=${Be}
confirm=${De}
onCancel=${()=>G(!1)}
onConfirm=${()=>T({...$,end:"shown"})}
/>
`:a`
<div class="row">
<${g}
text=${Se}
onClick=${()=>G(!0)}
/>
</div>
`}
`}
</section>
<${Ye} game=${s} day=${o} />
</aside>
</div>
`}var _=(e,n,t)=>`${le(t(e,n))}.`;function Je({solution:{solution:e},observation:n,actionText:t}){return a`
<p>${Ce(e.length)}</p>
<ol class="turns">
${e.map(l=>a`<li>${_(l,n,t)}</li>`)}
</ol>
`}function Ve({title:e,game:n,day:t,difficulty:l,puzzle:s}){const o=Qe(n,b()),r=`${location.origin}${location.pathname}#/puzzle/${n}/${t}`,i=Ue({game:e,day:t,difficulty:l,puzzle:s,days:o,address:r});return a`
${o>0&&a`<p>${Ae(o)}</p>`}
<${ee} label=${Ge} id="result" value=${i} lines=${4} />
`}export{_e as PuzzleView};

import{Board as Ee,Button as k,Card as Se,Cards as Pe,Choice as Ae,DataTable as J,DictionaryChoice as z,G as x,GAME_VIEWS as Fe,GameTabs as _e,J as ee,LaidWord as I,Legend as Ne,Loaded as Re,MASTER as Oe,PositionEditor as Be,Problem as j,Q as He,RulesetChoice as te,Segments as q,TextArea as ne,TextField as M,UndoButton as oe,boardKeys as Ie,common as S,composed as je,defaultDictionary as se,dictionaryTitle as le,emptyRows as qe,fe as a,findGame as Me,formats as G,hasMinefield as ae,highestChance as Ge,inOrder as De,joined as We,keyOf as Ue,laidLetters as Ke,lang as D,lettersOf as ie,lexicon as W,loadGameTexts as Qe,loadTexts as N,longTileHint as Xe,parseRows as U,parseTyped as R,readable as re,replaceQuery as $e,rulesOf as ce,sent as de,speak as ue,upper as K,usePromise as pe,useRequest as Q,useUndo as me,without as Ze,wordOf as fe,written as X}from"./lexicon-play.js";var y=await N("solver"),be=20,Ve=1e3;function ve({question:e,whole:t=null,onWhole:o,filters:l,tools:n,none:s,note:i,problemOf:p,rowOf:m,...u}){const[f,g]=x(be),[b,c]=x({}),w=l.filter(({id:L})=>b[L]?.trim()),T=w.length?Object.assign({},...w.map(({id:L,conditions:H})=>H(b[L].trim()))):void 0,{result:E,error:A,busy:F}=Q("solve",e&&{...e,top:f,filter:T}),O=Q("solve",e&&t&&{...t,top:0}).result,h=E?.rows[0],d=h&&("moves"in h?h.moves:"plays"in h?h.plays:void 0),v=h?.count??0,C=t&&O?.rows[0]?.count||v,_=h?.matching??v,Te=h?.matching!==void 0||_<C,B=d?.map(L=>m(L,F))??[],ke=a`
<${k} text=${y.morePlaysButton} onClick=${()=>g(B.length+be)} />
`;function Y(){c({}),o?.()}return a`
<section class="panel plays" aria-label=${y.playsLabel} aria-busy=${F}>
<div class="row">
<h2 aria-live="polite">
${d?y.playsHeading(C,Te?_:null):y.playsLabel}
</h2>
${n}
</div>
<div class="filters" role="group" aria-label=${y.filtersLabel}>
${l.map(L=>a`
<${ot}
key=${L.id}
...${L}
value=${b[L.id]??""}
onValue=${H=>c({...b,[L.id]:H})}
/>
`)}
<${k}
text=${y.clearFiltersButton}
disabled=${!T&&!t}
onClick=${Y}
/>
</div>
<${j} text=${A??(h?.error_data&&p(h.error_data))} />
${!e||d&&C===0?a`<p>${s}</p>`:null}
${d&&C>0&&_===0&&a`
<p>${y.allHiddenText(C)}</p>
<${k} text=${y.showAllButton(C)} onClick=${Y} />
`}
${B.length>0&&a`
${i&&a`<p class="hint">${i}</p>`}
<${J} ...${u} rows=${B} />
`}
${d&&d.length<_&&(d.length<Ve?ke:a`<p class="hint">${y.otherPlaysNotListed}</p>`)}
</section>
`}var Z=8,Ye=[["",y.anyLength],...Array.from("234567",e=>[e,e]),[`${Z}`,y.orLonger(Z)]],ge=/^(\d{1,2}[A-Z]|[A-Z]\d{1,2})$/i,Je=/^\d{1,2}$/,ze=/^(\d{1,2}|[A-Z])$/i,et=e=>({contains:e.split(/\s+/)});function tt(e){const t=e.split(/\s+/).filter(n=>!Je.test(n)),[o,...l]=t.filter(n=>ge.test(n));return{at:o,contains:[...t.filter(n=>!ge.test(n)),...l]}}var nt=e=>({covers:e.split(/\s+/).filter(t=>!ze.test(t))}),P=(e,t,o,l)=>({id:e,label:t,kind:l?"text":"number",conditions:o,hint:l}),he={id:"length",label:y.lettersFilter,kind:"length",conditions:e=>({min_length:Number(e),max_length:Number(e)<Z?Number(e):void 0})},ye=e=>({id:"all",label:e,kind:"toggle",conditions:()=>({uses_all:!0})});function ot({id:e,label:t,kind:o,hint:l,value:n,onValue:s}){switch(o){case"toggle":return a`
<${k}
text=${t}
class="toggle"
aria-pressed=${n!==""}
onClick=${()=>s(n?"":"on")}
/>
`;case"length":return a`
<${Ae} label=${t} id=${e} value=${n} options=${Ye} onChange=${s} />
`;default:return a`
<${M}
label=${t}
id=${e}
...${o==="text"?{type:"search"}:{type:"number",min:0}}
placeholder=${l}
value=${n}
onInput=${s}
/>
`}}var r=await N("solver");function st({info:e,dictionaries:t,query:o}){const l=me(()=>o.get("position")??r.cardsExample),{value:n,set:s}=l,[i,p]=x(e.rulesets[0]),[m,u]=x(se(e,t)),[f,g]=x("plays"),b=pe(()=>ce("lexicon",i,m),[i,m]).value;ue(m),ee(()=>$e("solver/lexicon",{position:n===r.cardsExample?"":n}),[n]);const[c="",...w]=n.trim().split(/\s+/),T={hand:c,table:w,ruleset:i,dictionary:m};return a`
<section class="panel" aria-label=${r.positionLabel}>
<${M}
label=${r.cardsLabel}
id="position"
class="large"
value=${n}
lang=${D()}
onInput=${E=>s(E)}
hint=${r.cardsHint}
data-undo
/>
<${lt}
hand=${c}
table=${w}
points=${b&&"points"in b?b.points:void 0}
/>
<div class="row">
<${te} info=${e} value=${i} onChange=${p} />
<${z}
dictionaries=${t}
value=${m}
onChange=${u}
/>
<${q}
label=${r.taskLabel}
value=${f}
options=${r.TASKS}
onChange=${g}
/>
<${k} text=${S.clearButton} disabled=${!n} onClick=${()=>s("")} />
<${oe} ...${l} />
</div>
</section>
${f==="plays"?a`<${at} ...${T} onText=${s} />`:a`<${ct} ...${T} />`}
`}function lt({hand:e,table:t,points:o}){return/^[\p{L}*?]+$/u.test(V(e))?a`
<div class="felt">
<span class="cards" role="group" aria-label=${r.handLabel}>
${[...V(e)].map(l=>a`<${Se} card=${l} points=${o} />`)}
</span>
${t.map(l=>a`<${I} laid=${R(l)} />`)}
</div>
`:null}var V=e=>K(R(e)).replaceAll("?",Oe);function at({hand:e,table:t,ruleset:o,dictionary:l,onText:n}){const[s,i]=x("all"),p={positions:[{hand:e,table:t}],game:"lexicon",ruleset:o,dictionary:l},m=s==="all";return a`
<${ve}
question=${e?m?p:{...p,actions:[s]}:null}
whole=${m?null:p}
onWhole=${()=>i("all")}
filters=${$t}
tools=${a`
<${q}
label=${r.kindsLabel}
value=${s}
options=${r.KINDS}
onChange=${i}
/>
`}
none=${it(e,t,l)}
problemOf=${({type:u})=>r.HAND_PROBLEMS[u]??S.notAccepted}
classes="folds"
columns=${[{title:r.wordColumn},{title:r.actionColumn},{title:W.cardsLeftColumn},{title:r.pointsLeftColumn,number:!0},{title:r.layColumn}]}
rowOf=${(u,f)=>({key:`${u.action} ${u.target} ${u.laid} ${u.left}`,cells:[a`<${I} laid=${u.laid} />`,we(u,t),Ce(u.left),u.left_points,u.left?a`
<${k}
text=${r.layButton}
disabled=${f}
aria-label=${r.layLabel(fe(u.laid),we(u,t))}
onClick=${()=>n(rt(u,t))}
/>
`:""]})}
/>
`}function it(e,t,o){return e?r.noWordText(le(o),t.length>0):r.noCards}function rt({target:e,laid:t,left:o},l){const n=X(t),s=e===void 0?[...l,n]:l.with(e,n);return[X(o),...s].join(" ")}var $t=[P("find",r.findFilter,et,r.lettersExample),P("most",r.mostPointsLeftFilter,e=>({max_left_points:Math.floor(Number(e))})),he,ye(r.allCardsFilter)],we=({action:e,target:t},o)=>r.kindText(e,fe(R(o[t??-1]??""))),Ce=e=>e?a`<${Pe} cards=${e} />`:a`<strong>${W.noCardsLeft}</strong>`;function ct({hand:e,ruleset:t,dictionary:o}){const{result:l,error:n,busy:s}=Q("plan",e?{game:"lexicon",positions:[e],ruleset:t,dictionary:o}:null),i=l?.rows[0];return a`
<section class="panel" aria-label=${r.planLabel} aria-busy=${s}>
<h2 aria-live="polite">
${i?.plans?r.planHeading(i.empties_in??null):r.planLabel}
</h2>
<p class="hint">${r.planHint}</p>
<${j} text=${n??(i?.error&&r.planProblem)} />
${!e&&a`<p class="hint">${r.noCards}</p>`}
${i?.plans&&a`
<${J}
classes="folds"
columns=${[{title:r.turnsColumn,number:!0},{title:r.wordsColumn},{title:W.cardsLeftColumn},{title:r.pointsLeftColumn,number:!0}]}
rows=${i.plans.map(({turns:p,words:m,left:u,left_points:f})=>({key:p,cells:[p,dt(e,m),Ce(u),f]}))}
/>
`}
</section>
`}function dt(e,t){let o=V(e);const l=t.map(n=>{const s=je(o,null,n);for(const i of s.cards)o=o.replace(i,"");return s.laid});return a`
<span class="words">
${l.length?l.map(n=>a`<${I} laid=${n} />`):r.noPlannedWords}
</span>
`}var $=await N("solver"),Le="AEINQTU";function ut({info:e,dictionaries:t,query:o}){const[l,n]=x(e.rulesets[0]),[s,i]=x(se(e,t)),p=He(null),{value:m,error:u}=pe(()=>ce(e.game,l,s),[l,s]);ue(s),p.current=m??p.current;const f=p.current;if(!f)return a`<${j} text=${u} />`;const g=a`
<${te} info=${e} value=${l} onChange=${n} />
<${z}
dictionaries=${t}
value=${s}
onChange=${i}
/>
`;return a`
<${mt}
key=${f.squares.join()}
rules=${f}
choices=${g}
dictionary=${s}
query=${o}
/>
`}function pt({values:e,counts:t,blank:o}){if([...Le].every(s=>s in e))return Le;const n=Object.keys(t).filter(s=>s!==o).sort((s,i)=>t[i]-t[s]).slice(0,6);return De(n).join("")+o}function mt({rules:e,query:t,dictionary:o,choices:l}){const n=ae(e),s=me(()=>({draft:{rows:U(e,t.get("board")??""),opened:n?U(e,t.get("opened")??""):null,cursor:null,down:!1},rack:t.get("rack")??pt(e)})),{draft:i,rack:p}=s.value,[m,u]=x(null),f=new Be(e),{rows:g,opened:b}=i;function c(d,v=p){const C=v===p&&[d.rows,d.opened].join()===[g,b].join();s.set({draft:d,rack:v},!C)}const w=K(R(p.replace(/\s/g,""))),T=qe(e),E=d=>!d||d.join()===T.join();ee(()=>{const d=v=>!v||E(v)?"":v.join("/");$e(`solver/${e.game}`,{rack:p,board:d(g),opened:d(b)}),u(null)},[p,g,b]);const A=m?Ke(m):[],F=()=>{const d=A.map(({letter:v})=>v===K(v)?v:e.blank);c(f.lay(i,A),X(Ze(w,d).join("")))},O=a`
<${k}
text=${$.layOnBoardButton(m&&re(ie(m.word)))}
disabled=${!m}
onClick=${F}
/>
`,h=(d,v)=>({rows:v.length,value:de(v.join(`
`)),onChange:({target:C})=>c({...i,[d]:U(e,C.value)})});return a`
<div class="board-solver ${e.game}">
<section class="panel" aria-label=${$.positionLabel} data-with-board>
<${M}
label=${$.tilesLabel(e.blank)}
id="rack"
class="large"
value=${p}
lang=${D()}
onInput=${d=>c(i,d)}
/>
<div class="row">
${!n&&O}
<${k}
text=${$.clearBoardButton}
disabled=${E(g)&&E(b)}
onClick=${()=>c({...i,rows:T,opened:b&&T})}
/>
<${oe} ...${s} />
</div>
</section>
<div class="board-area">
<${Ee}
label=${$.boardLabel}
rules=${e}
...${i}
laid=${new Map(A.map(d=>[Ue(d),d]))}
onSquare=${d=>c(f.point(i,d))}
onKey=${Ie(f,i,c,{})}
/>
</div>
<div class="board-info">
${n&&a`<${Ne} rules=${e} />`}
<p class="hint">
${gt(e.free_blank?e.blank:null,n)}
</p>
<div class="row">
${l}
</div>
<details class="panel">
<summary>${$.boardAsTextFold}</summary>
<${ne} label=${$.tilesField} id="tiles" ...${h("rows",g)} />
${b&&a`
<${ne}
label=${$.openSquaresField}
id="open-squares"
...${h("opened",b)}
/>
`}
</details>
</div>
<${vt}
rules=${e}
position=${w&&bt(g,b,w)}
none=${ft(w,E(g),o)}
dictionary=${o}
shown=${m}
onShow=${u}
/>
</div>
`}function ft(e,t,o){return e?t&&[...e].length===1?$.moreTilesNeeded:$.noPlayText(le(o),t):$.noTiles}function bt(e,t,o){return t?{board:e,opened:t,rack:o}:`${e.map(n=>n.replace(/\.+/g,s=>String(s.length))).join("/")} ${o}/ 0/0 0`}function vt({rules:e,position:t,none:o,dictionary:l,shown:n,onShow:s}){const[i,p]=x("equity"),{game:m,ruleset:u}=e,f=ae(e),g=c=>a`
<${k}
text=${re(ie(c.word))}
class="plain"
lang=${D()}
aria-pressed=${c.at===n?.at&&c.word===n.word}
onClick=${()=>s(c)}
/>
`;return a`
<${ve}
question=${t?{game:m,positions:[t],ruleset:u,dictionary:l,order:i}:null}
filters=${f?wt:xe}
tools=${a`
<${q}
label=${S.orderLabel}
value=${i}
options=${$.ORDERS}
onChange=${p}
/>
`}
none=${o}
problemOf=${c=>ht(c,e)}
note=${$.equityNote}
columns=${[{title:$.playColumn},{title:$.placeColumn},f&&{title:$.bombColumn,number:!0},{title:f?$.expectedPointsColumn:$.pointsColumn,number:!0},{title:$.leaveColumn},{title:$.equityColumn,number:!0}]}
rowOf=${c=>({key:`${c.at} ${c.word}`,cells:[g(c),c.at,f&&G.percent(c.bomb??0),f?G.number(c.score,1):c.score,de(c.leave??"")||a`<span class="hint">${$.noLeave}</span>`,c.equity===void 0?"":G.number(c.equity,1)]})}
/>
`}var gt=(e,t)=>We([$.typingHint,t&&$.minedHint,e?$.blankHint(e):$.shiftHint,Xe()]);function ht({type:e,rule:t="",square:o=""},{rack:l,blank:n,bombs:s}){return e==="BadHand"?$.badRack(l,n):$.positionProblems(o,s)[t]??S.notAccepted}var xe=[P("find",$.findFilter,tt,$.lettersOrPlaceExample),P("covers",$.coversFilter,nt,$.squaresExample),P("least",$.leastPointsFilter,e=>({min_score:Number(e)})),he,ye($.allTilesFilter)],yt=P("risk",$.mostRiskFilter,e=>({max_bomb:Ge(Number(e))})),wt=xe.toSpliced(4,0,yt),Ct=await N("solver");await Qe();function Lt({server:e,rest:t,query:o}){const l=Me(e,t[0]),{game:n,title:s=""}=l;return a`
<div class="heading">
<h1>${S.VIEW_TITLES.solver}<span class="visually-hidden">${Ct.forGame(s)}</span></h1>
<${_e} server=${e} view="solver" game=${n} />
<a href=${`#/rules/${n}`}>${S.rulesOfGame(s)}</a>
</div>
<${Re}
key=${n}
load=${Fe[n].loadSolver}
info=${l}
dictionaries=${e.dictionaries}
query=${o}
/>
`}export{st as LexiconSolver,Lt as Solver,ut as TilesSolver};

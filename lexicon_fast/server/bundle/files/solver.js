import{Board as Ee,Button as T,Card as Se,Cards as Pe,Choice as Ae,DataTable as z,DictionaryChoice as ee,G as k,GAME_VIEWS as _e,GameTabs as Fe,J as te,LaidWord as M,Legend as Re,Loaded as Ne,MASTER as Oe,PositionEditor as Be,Problem as j,Q as He,RulesetChoice as ne,Segments as q,TextArea as oe,TextField as G,UndoButton as se,boardKeys as Ie,common as _,composed as Me,defaultDictionary as le,dictionaryTitle as ae,emptyRows as je,fe as l,findGame as qe,formats as D,hasMinefield as U,highestChance as Ge,inOrder as De,joined as Ue,keyOf as We,laidLetters as Ke,lang as R,lettersOf as ie,lexicon as W,loadGameTexts as Qe,loadTexts as N,longTileHint as Xe,parseRows as K,parseTyped as O,readable as re,replaceQuery as $e,rulesOf as ce,sent as de,speak as ue,upper as Q,usePromise as pe,useRequest as X,useUndo as me,without as Ze,wordOf as fe,written as Z}from"./lexicon-play.js";var y=await N("solver"),be=20,Ve=1e3;function ve({question:e,whole:t=null,onWhole:o,filters:s,tools:n,none:a,note:u,problemOf:c,rowOf:p,...d}){const[f,w]=k(be),[v,$]=k({}),g=s.filter(({id:x})=>v[x]?.trim()),C=g.length?Object.assign({},...g.map(({id:x,conditions:I})=>I(v[x].trim()))):void 0,{result:S,error:P,busy:A}=X("solve",e&&{...e,top:f,filter:C}),B=X("solve",e&&t&&{...t,top:0}).result,h=S?.rows[0],L=h&&("moves"in h?h.moves:"plays"in h?h.plays:void 0),m=h?.count??0,b=t&&B?.rows[0]?.count||m,E=h?.matching??m,ke=h?.matching!==void 0||E<b,H=L?.map(x=>p(x,A))??[],Te=l`
<${T} text=${y.morePlaysButton} onClick=${()=>w(H.length+be)} />
`;function J(){$({}),o?.()}return l`
<section class="panel plays" aria-label=${y.playsLabel} aria-busy=${A}>
<div class="row">
<h2 aria-live="polite">
${L?y.playsHeading(b,ke?E:null):y.playsLabel}
</h2>
${n}
</div>
<div class="filters" role="group" aria-label=${y.filtersLabel}>
${s.map(x=>l`
<${ot}
key=${x.id}
...${x}
value=${v[x.id]??""}
onValue=${I=>$({...v,[x.id]:I})}
/>
`)}
<${T}
text=${y.clearFiltersButton}
disabled=${!C&&!t}
onClick=${J}
/>
</div>
<${j} text=${P??(h?.error_data&&c(h.error_data))} />
${!e||L&&b===0?l`<p>${a}</p>`:null}
${L&&b>0&&E===0&&l`
<p>${y.allHiddenText(b)}</p>
<${T} text=${y.showAllButton(b)} onClick=${J} />
`}
${H.length>0&&l`
${u&&l`<p class="hint">${u}</p>`}
<${z} ...${d} rows=${H} />
`}
${L&&L.length<E&&(L.length<Ve?Te:l`<p class="hint">${y.otherPlaysNotListed}</p>`)}
</section>
`}var V=8,Ye=[["",y.anyLength],...Array.from("234567",e=>[e,e]),[`${V}`,y.orLonger(V)]],ge=/^(\d{1,2}[A-Z]|[A-Z]\d{1,2})$/i,Je=/^\d{1,2}$/,ze=/^(\d{1,2}|[A-Z])$/i,et=e=>({contains:e.split(/\s+/)});function tt(e){const t=e.split(/\s+/).filter(n=>!Je.test(n)),[o,...s]=t.filter(n=>ge.test(n));return{at:o,contains:[...t.filter(n=>!ge.test(n)),...s]}}var nt=e=>({covers:e.split(/\s+/).filter(t=>!ze.test(t))}),F=(e,t,o,s)=>({id:e,label:t,kind:s?"text":"number",conditions:o,hint:s}),he={id:"length",label:y.lettersFilter,kind:"length",conditions:e=>({min_length:Number(e),max_length:Number(e)<V?Number(e):void 0})},ye=e=>({id:"all",label:e,kind:"toggle",conditions:()=>({uses_all:!0})});function ot({id:e,label:t,kind:o,hint:s,value:n,onValue:a}){switch(o){case"toggle":return l`
<${T}
text=${t}
class="toggle"
aria-pressed=${n!==""}
onClick=${()=>a(n?"":"on")}
/>
`;case"length":return l`
<${Ae} label=${t} id=${e} value=${n} options=${Ye} onChange=${a} />
`;default:return l`
<${G}
label=${t}
id=${e}
...${o==="text"?{type:"search"}:{type:"number",min:0}}
placeholder=${s}
value=${n}
onInput=${a}
/>
`}}var i=await N("solver");function st({info:e,dictionaries:t,query:o}){const s=me(()=>o.get("position")??i.cardsExample),{value:n,set:a}=s,[u,c]=k(e.rulesets[0]),[p,d]=k(le(e,t)),[f,w]=k("plays"),v=pe(()=>ce("lexicon",u,p),[u,p]).value;ue(p),te(()=>$e("solver/lexicon",{position:n===i.cardsExample?"":n}),[n]);const[$="",...g]=n.trim().split(/\s+/),C={hand:$,table:g,ruleset:u,dictionary:p};return l`
<section class="panel" aria-label=${i.positionLabel}>
<${G}
label=${i.cardsLabel}
id="position"
class="large"
value=${n}
lang=${R()}
onInput=${S=>a(S)}
hint=${i.cardsHint}
data-undo
/>
<${lt}
hand=${$}
table=${g}
points=${v&&"points"in v?v.points:void 0}
/>
<div class="row">
<${ne} info=${e} value=${u} onChange=${c} />
<${ee}
dictionaries=${t}
value=${p}
onChange=${d}
/>
<${q}
label=${i.taskLabel}
value=${f}
options=${i.TASKS}
onChange=${w}
/>
<${T} text=${_.clearButton} disabled=${!n} onClick=${()=>a("")} />
<${se} ...${s} />
</div>
</section>
${f==="plays"?l`<${at} ...${C} onText=${a} />`:l`<${ct} ...${C} />`}
`}function lt({hand:e,table:t,points:o}){return/^[\p{L}*?]+$/u.test(Y(e))?l`
<div class="felt">
<span class="cards" role="group" aria-label=${i.handLabel}>
${[...Y(e)].map(s=>l`<${Se} card=${s} points=${o} />`)}
</span>
${t.map(s=>l`<${M} laid=${O(s)} />`)}
</div>
`:null}var Y=e=>Q(O(e)).replaceAll("?",Oe);function at({hand:e,table:t,ruleset:o,dictionary:s,onText:n}){const[a,u]=k("all"),c={positions:[{hand:e,table:t}],game:"lexicon",ruleset:o,dictionary:s},p=a==="all";return l`
<${ve}
question=${e?p?c:{...c,actions:[a]}:null}
whole=${p?null:c}
onWhole=${()=>u("all")}
filters=${$t}
tools=${l`
<${q}
label=${i.kindsLabel}
value=${a}
options=${i.KINDS}
onChange=${u}
/>
`}
none=${it(e,t,s)}
problemOf=${({type:d})=>i.HAND_PROBLEMS[d]??_.notAccepted}
classes="folds"
columns=${[{title:i.wordColumn},{title:i.actionColumn},{title:W.cardsLeftColumn},{title:i.pointsLeftColumn,number:!0},{title:i.layColumn}]}
rowOf=${(d,f)=>({key:`${d.action} ${d.target} ${d.laid} ${d.left}`,cells:[l`<${M} laid=${d.laid} />`,we(d,t),Ce(d.left),d.left_points,d.left?l`
<${T}
text=${i.layButton}
disabled=${f}
aria-label=${i.layLabel(fe(d.laid),we(d,t))}
onClick=${()=>n(rt(d,t))}
/>
`:""]})}
/>
`}function it(e,t,o){return e?i.noWordText(ae(o),t.length>0):i.noCards}function rt({target:e,laid:t,left:o},s){const n=Z(t),a=e===void 0?[...s,n]:s.with(e,n);return[Z(o),...a].join(" ")}var $t=[F("find",i.findFilter,et,i.lettersExample),F("most",i.mostPointsLeftFilter,e=>({max_left_points:Math.floor(Number(e))})),he,ye(i.allCardsFilter)],we=({action:e,target:t},o)=>i.kindText(e,fe(O(o[t??-1]??""))),Ce=e=>e?l`<${Pe} cards=${e} />`:l`<strong>${W.noCardsLeft}</strong>`;function ct({hand:e,ruleset:t,dictionary:o}){const{result:s,error:n,busy:a}=X("plan",e?{game:"lexicon",positions:[e],ruleset:t,dictionary:o}:null),u=s?.rows[0];return l`
<section class="panel" aria-label=${i.planLabel} aria-busy=${a}>
<h2 aria-live="polite">
${u?.plans?i.planHeading(u.empties_in??null):i.planLabel}
</h2>
<p class="hint">${i.planHint}</p>
<${j} text=${n??(u?.error&&i.planProblem)} />
${!e&&l`<p class="hint">${i.noCards}</p>`}
${u?.plans&&l`
<${z}
classes="folds"
columns=${[{title:i.turnsColumn,number:!0},{title:i.wordsColumn},{title:W.cardsLeftColumn},{title:i.pointsLeftColumn,number:!0}]}
rows=${u.plans.map(({turns:c,words:p,left:d,left_points:f})=>({key:c,cells:[c,dt(e,p),Ce(d),f]}))}
/>
`}
</section>
`}function dt(e,t){let o=Y(e);const s=t.map(n=>{const a=Me(o,null,n);for(const u of a.cards)o=o.replace(u,"");return a.laid});return l`
<span class="words">
${s.length?s.map(n=>l`<${M} laid=${n} />`):i.noPlannedWords}
</span>
`}var r=await N("solver"),Le="AEINQTU",ut={rack:"DINORTU",board:"/////..CRABS/......W/.....HUG/......M"};function pt({info:e,dictionaries:t,query:o}){const[s,n]=k(e.rulesets[0]),[a,u]=k(le(e,t)),c=He(null),{value:p,error:d}=pe(()=>ce(e.game,s,a),[s,a]);ue(a),c.current=p??c.current;const f=c.current;if(!f)return l`<${j} text=${d} />`;const w=l`
<${ne} info=${e} value=${s} onChange=${n} />
<${ee}
dictionaries=${t}
value=${a}
onChange=${u}
/>
`;return l`
<${ft}
key=${f.squares.join()}
rules=${f}
choices=${w}
dictionary=${a}
query=${o}
/>
`}function mt(e){const{values:t,counts:o,blank:s,squares:n}=e;if([...Le].every(c=>c in t))return R()!=="en"||U(e)||n.length!==15?{rack:Le}:ut;const u=Object.keys(o).filter(c=>c!==s).sort((c,p)=>o[p]-o[c]).slice(0,6);return{rack:De(u).join("")+s}}function ft({rules:e,query:t,dictionary:o,choices:s}){const n=U(e),a=t.has("rack")||t.has("board")?null:mt(e),u=me(()=>({draft:{rows:K(e,t.get("board")??a?.board??""),opened:n?K(e,t.get("opened")??""):null,cursor:null,down:!1},rack:t.get("rack")??a?.rack??""})),{draft:c,rack:p}=u.value,[d,f]=k(null),w=new Be(e),{rows:v,opened:$}=c;function g(m,b=p){const E=b===p&&[m.rows,m.opened].join()===[v,$].join();u.set({draft:m,rack:b},!E)}const C=Q(O(p.replace(/\s/g,""))),S=je(e),P=m=>!m||m.join()===S.join();te(()=>{const m=b=>!b||P(b)?"":b.join("/");$e(`solver/${e.game}`,{rack:p,board:m(v),opened:m($)}),f(null)},[p,v,$]);const A=d?Ke(d):[],B=()=>{const m=A.map(({letter:b})=>b===Q(b)?b:e.blank);g(w.lay(c,A),Z(Ze(C,m).join("")))},h=l`
<${T}
text=${r.layOnBoardButton(d&&re(ie(d.word)))}
disabled=${!d}
onClick=${B}
/>
`,L=(m,b)=>({rows:b.length,value:de(b.join(`
`)),onChange:({target:E})=>g({...c,[m]:K(e,E.value)})});return l`
<div class="board-solver ${e.game}">
<section class="panel" aria-label=${r.positionLabel} data-with-board>
<${G}
label=${r.tilesLabel(e.blank)}
id="rack"
class="large"
value=${p}
lang=${R()}
onInput=${m=>g(c,m)}
/>
<div class="row">
${!n&&h}
<${T}
text=${r.clearBoardButton}
disabled=${P(v)&&P($)}
onClick=${()=>g({...c,rows:S,opened:$&&S})}
/>
<${se} ...${u} />
</div>
</section>
<div class="board-area">
<${Ee}
label=${r.boardLabel}
rules=${e}
...${c}
laid=${new Map(A.map(m=>[We(m),m]))}
onSquare=${m=>g(w.point(c,m))}
onKey=${Ie(w,c,g,{})}
/>
</div>
<div class="board-info">
${n&&l`<${Re} rules=${e} />`}
<p class="hint">
${ht(e.free_blank?e.blank:null,n)}
</p>
<div class="row">
${s}
</div>
<details class="panel">
<summary>${r.boardAsTextFold}</summary>
<${oe} label=${r.tilesField} id="tiles" ...${L("rows",v)} />
${$&&l`
<${oe}
label=${r.openSquaresField}
id="open-squares"
...${L("opened",$)}
/>
`}
</details>
</div>
<${gt}
rules=${e}
position=${C&&vt(v,$,C)}
none=${bt(C,P(v),o)}
dictionary=${o}
shown=${d}
onShow=${f}
/>
</div>
`}function bt(e,t,o){return e?t&&[...e].length===1?r.moreTilesNeeded:r.noPlayText(ae(o),t):r.noTiles}function vt(e,t,o){return t?{board:e,opened:t,rack:o}:`${e.map(n=>n.replace(/\.+/g,a=>String(a.length))).join("/")} ${o}/ 0/0 0`}function gt({rules:e,position:t,none:o,dictionary:s,shown:n,onShow:a}){const[u,c]=k("equity"),{game:p,ruleset:d}=e,f=U(e),w=$=>l`
<${T}
text=${re(ie($.word))}
class="plain"
lang=${R()}
aria-pressed=${$.at===n?.at&&$.word===n.word}
onClick=${()=>a($)}
/>
`;return l`
<${ve}
question=${t?{game:p,positions:[t],ruleset:d,dictionary:s,order:u}:null}
filters=${f?Ct:xe}
tools=${l`
<${q}
label=${_.orderLabel}
value=${u}
options=${r.ORDERS}
onChange=${c}
/>
`}
none=${o}
problemOf=${$=>yt($,e)}
note=${r.equityNote}
columns=${[{title:r.playColumn},{title:r.placeColumn},f&&{title:r.bombColumn,number:!0},{title:f?r.expectedPointsColumn:r.pointsColumn,number:!0},{title:r.leaveColumn},{title:r.equityColumn,number:!0}]}
rowOf=${$=>({key:`${$.at} ${$.word}`,cells:[w($),$.at,f&&D.percent($.bomb??0),f?D.number($.score,1):$.score,de($.leave??"")||l`<span class="hint">${r.noLeave}</span>`,$.equity===void 0?"":D.number($.equity,1)]})}
/>
`}var ht=(e,t)=>Ue([r.typingHint,t&&r.minedHint,e?r.blankHint(e):r.shiftHint,Xe()]);function yt({type:e,rule:t="",square:o=""},{rack:s,blank:n,bombs:a}){return e==="BadHand"?r.badRack(s,n):r.positionProblems(o,a)[t]??_.notAccepted}var xe=[F("find",r.findFilter,tt,r.lettersOrPlaceExample),F("covers",r.coversFilter,nt,r.squaresExample),F("least",r.leastPointsFilter,e=>({min_score:Number(e)})),he,ye(r.allTilesFilter)],wt=F("risk",r.mostRiskFilter,e=>({max_bomb:Ge(Number(e))})),Ct=xe.toSpliced(4,0,wt),Lt=await N("solver");await Qe();function xt({server:e,rest:t,query:o}){const s=qe(e,t[0]),{game:n,title:a=""}=s;return l`
<div class="heading">
<h1>${_.VIEW_TITLES.solver}<span class="visually-hidden">${Lt.forGame(a)}</span></h1>
<${Fe} server=${e} view="solver" game=${n} />
<a href=${`#/rules/${n}`}>${_.rulesOfGame(a)}</a>
</div>
<${Ne}
key=${n}
load=${_e[n].loadSolver}
info=${s}
dictionaries=${e.dictionaries}
query=${o}
/>
`}export{st as LexiconSolver,xt as Solver,pt as TilesSolver};

import{Board as Et,Button as T,Card as St,Cards as Pt,Choice as At,DataTable as z,DictionaryChoice as tt,G as k,GAME_VIEWS as _t,GameTabs as Ft,J as et,LaidWord as M,Legend as Rt,Loaded as Nt,MASTER as Ot,PositionEditor as Bt,Problem as j,Q as Ht,RulesetChoice as nt,Segments as q,TextArea as ot,TextField as G,UndoButton as st,boardKeys as It,common as _,composed as Mt,defaultDictionary as lt,dictionaryTitle as at,emptyRows as jt,fe as l,findGame as qt,formats as D,hasMinefield as U,highestChance as Gt,inOrder as Dt,joined as Ut,keyOf as Wt,laidLetters as Kt,lang as R,lettersOf as it,lexicon as W,loadGameTexts as Qt,loadTexts as N,longTileHint as Xt,parseRows as K,parseTyped as O,readable as rt,replaceQuery as $t,rulesOf as ct,sent as dt,speak as ut,upper as Q,usePromise as pt,useRequest as X,useUndo as mt,without as Zt,wordOf as ft,written as Z}from"./lexicon-play.js";var y=await N("solver"),bt=20,Vt=1e3;function vt({question:t,whole:e=null,onWhole:o,filters:s,tools:n,none:a,note:u,problemOf:c,rowOf:p,...d}){const[f,w]=k(bt),[v,$]=k({}),g=s.filter(({id:x})=>v[x]?.trim()),C=g.length?Object.assign({},...g.map(({id:x,conditions:I})=>I(v[x].trim()))):void 0,{result:S,error:P,busy:A}=X("solve",t&&{...t,top:f,filter:C}),B=X("solve",t&&e&&{...e,top:0}).result,h=S?.rows[0],L=h&&("moves"in h?h.moves:"plays"in h?h.plays:void 0),m=h?.count??0,b=e&&B?.rows[0]?.count||m,E=h?.matching??m,kt=h?.matching!==void 0||E<b,H=L?.map(x=>p(x,A))??[],Tt=l`
<${T} text=${y.morePlaysButton} onClick=${()=>w(H.length+bt)} />
`;function J(){$({}),o?.()}return l`
<section class="panel plays" aria-label=${y.playsLabel} aria-busy=${A}>
<div class="row">
<h2 aria-live="polite">
${L?y.playsHeading(b,kt?E:null):y.playsLabel}
</h2>
${n}
</div>
<div class="filters" role="group" aria-label=${y.filtersLabel}>
${s.map(x=>l`
<${oe}
key=${x.id}
...${x}
value=${v[x.id]??""}
onValue=${I=>$({...v,[x.id]:I})}
/>
`)}
<${T}
text=${y.clearFiltersButton}
disabled=${!C&&!e}
onClick=${J}
/>
</div>
<${j} text=${P??(h?.error_data&&c(h.error_data))} />
${!t||L&&b===0?l`<p>${a}</p>`:null}
${L&&b>0&&E===0&&l`
<p>${y.allHiddenText(b)}</p>
<${T} text=${y.showAllButton(b)} onClick=${J} />
`}
${H.length>0&&l`
${u&&l`<p class="hint">${u}</p>`}
<${z} ...${d} rows=${H} />
`}
${L&&L.length<E&&(L.length<Vt?Tt:l`<p class="hint">${y.otherPlaysNotListed}</p>`)}
</section>
`}var V=8,Yt=[["",y.anyLength],...Array.from("234567",t=>[t,t]),[`${V}`,y.orLonger(V)]],gt=/^(\d{1,2}[A-Z]|[A-Z]\d{1,2})$/i,Jt=/^\d{1,2}$/,zt=/^(\d{1,2}|[A-Z])$/i,te=t=>({contains:t.split(/\s+/)});function ee(t){const e=t.split(/\s+/).filter(n=>!Jt.test(n)),[o,...s]=e.filter(n=>gt.test(n));return{at:o,contains:[...e.filter(n=>!gt.test(n)),...s]}}var ne=t=>({covers:t.split(/\s+/).filter(e=>!zt.test(e))}),F=(t,e,o,s)=>({id:t,label:e,kind:s?"text":"number",conditions:o,hint:s}),ht={id:"length",label:y.lettersFilter,kind:"length",conditions:t=>({min_length:Number(t),max_length:Number(t)<V?Number(t):void 0})},yt=t=>({id:"all",label:t,kind:"toggle",conditions:()=>({uses_all:!0})});function oe({id:t,label:e,kind:o,hint:s,value:n,onValue:a}){switch(o){case"toggle":return l`
<${T}
text=${e}
class="toggle"
aria-pressed=${n!==""}
onClick=${()=>a(n?"":"on")}
/>
`;case"length":return l`
<${At} label=${e} id=${t} value=${n} options=${Yt} onChange=${a} />
`;default:return l`
<${G}
label=${e}
id=${t}
...${o==="text"?{type:"search"}:{type:"number",min:0}}
placeholder=${s}
value=${n}
onInput=${a}
/>
`}}var i=await N("solver");function se({info:t,dictionaries:e,query:o}){const s=mt(()=>o.get("position")??i.cardsExample),{value:n,set:a}=s,[u,c]=k(t.rulesets[0]),[p,d]=k(lt(t,e)),[f,w]=k("plays"),v=pt(()=>ct("lexicon",u,p),[u,p]).value;ut(p),et(()=>$t("solver/lexicon",{position:n===i.cardsExample?"":n}),[n]);const[$="",...g]=n.trim().split(/\s+/),C={hand:$,table:g,ruleset:u,dictionary:p};return l`
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
<${le}
hand=${$}
table=${g}
points=${v&&"points"in v?v.points:void 0}
/>
<div class="row">
<${nt} info=${t} value=${u} onChange=${c} />
<${tt}
dictionaries=${e}
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
<${st} ...${s} />
</div>
</section>
${f==="plays"?l`<${ae} ...${C} onText=${a} />`:l`<${ce} ...${C} />`}
`}function le({hand:t,table:e,points:o}){return/^[\p{L}*?]+$/u.test(Y(t))?l`
<div class="felt">
<span class="cards" role="group" aria-label=${i.handLabel}>
${[...Y(t)].map(s=>l`<${St} card=${s} points=${o} />`)}
</span>
${e.map(s=>l`<${M} laid=${O(s)} />`)}
</div>
`:null}var Y=t=>Q(O(t)).replaceAll("?",Ot);function ae({hand:t,table:e,ruleset:o,dictionary:s,onText:n}){const[a,u]=k("all"),c={positions:[{hand:t,table:e}],game:"lexicon",ruleset:o,dictionary:s},p=a==="all";return l`
<${vt}
question=${t?p?c:{...c,actions:[a]}:null}
whole=${p?null:c}
onWhole=${()=>u("all")}
filters=${$e}
tools=${l`
<${q}
label=${i.kindsLabel}
value=${a}
options=${i.KINDS}
onChange=${u}
/>
`}
none=${ie(t,e,s)}
problemOf=${({type:d})=>i.HAND_PROBLEMS[d]??_.notAccepted}
classes="folds"
columns=${[{title:i.wordColumn},{title:i.actionColumn},{title:W.cardsLeftColumn},{title:i.pointsLeftColumn,number:!0},{title:i.layColumn}]}
rowOf=${(d,f)=>({key:`${d.action} ${d.target} ${d.laid} ${d.left}`,cells:[l`<${M} laid=${d.laid} />`,wt(d,e),Ct(d.left),d.left_points,d.left?l`
<${T}
text=${i.layButton}
disabled=${f}
aria-label=${i.layLabel(ft(d.laid),wt(d,e))}
onClick=${()=>n(re(d,e))}
/>
`:""]})}
/>
`}function ie(t,e,o){return t?i.noWordText(at(o),e.length>0):i.noCards}function re({target:t,laid:e,left:o},s){const n=Z(e),a=t===void 0?[...s,n]:s.with(t,n);return[Z(o),...a].join(" ")}var $e=[F("find",i.findFilter,te,i.lettersExample),F("most",i.mostPointsLeftFilter,t=>({max_left_points:Math.floor(Number(t))})),ht,yt(i.allCardsFilter)],wt=({action:t,target:e},o)=>i.kindText(t,ft(O(o[e??-1]??""))),Ct=t=>t?l`<${Pt} cards=${t} />`:l`<strong>${W.noCardsLeft}</strong>`;function ce({hand:t,ruleset:e,dictionary:o}){const{result:s,error:n,busy:a}=X("plan",t?{game:"lexicon",positions:[t],ruleset:e,dictionary:o}:null),u=s?.rows[0];return l`
<section class="panel" aria-label=${i.planLabel} aria-busy=${a}>
<h2 aria-live="polite">
${u?.plans?i.planHeading(u.empties_in??null):i.planLabel}
</h2>
<p class="hint">${i.planHint}</p>
<${j} text=${n??(u?.error&&i.planProblem)} />
${!t&&l`<p class="hint">${i.noCards}</p>`}
${u?.plans&&l`
<${z}
classes="folds"
columns=${[{title:i.turnsColumn,number:!0},{title:i.wordsColumn},{title:W.cardsLeftColumn},{title:i.pointsLeftColumn,number:!0}]}
rows=${u.plans.map(({turns:c,words:p,left:d,left_points:f})=>({key:c,cells:[c,de(t,p),Ct(d),f]}))}
/>
`}
</section>
`}function de(t,e){let o=Y(t);const s=e.map(n=>{const a=Mt(o,null,n);for(const u of a.cards)o=o.replace(u,"");return a.laid});return l`
<span class="words">
${s.length?s.map(n=>l`<${M} laid=${n} />`):i.noPlannedWords}
</span>
`}var r=await N("solver"),Lt="AEINQTU",ue={rack:"DINORTU",board:"/////..CRABS/......W/.....HUG/......M"};function pe({info:t,dictionaries:e,query:o}){const[s,n]=k(t.rulesets[0]),[a,u]=k(lt(t,e)),c=Ht(null),{value:p,error:d}=pt(()=>ct(t.game,s,a),[s,a]);ut(a),c.current=p??c.current;const f=c.current;if(!f)return l`<${j} text=${d} />`;const w=l`
<${nt} info=${t} value=${s} onChange=${n} />
<${tt}
dictionaries=${e}
value=${a}
onChange=${u}
/>
`;return l`
<${fe}
key=${f.squares.join()}
rules=${f}
choices=${w}
dictionary=${a}
query=${o}
/>
`}function me(t){const{values:e,counts:o,blank:s,squares:n}=t;if([...Lt].every(c=>c in e))return R()||U(t)||n.length!==15?{rack:Lt}:ue;const u=Object.keys(o).filter(c=>c!==s).sort((c,p)=>o[p]-o[c]).slice(0,6);return{rack:Dt(u).join("")+s}}function fe({rules:t,query:e,dictionary:o,choices:s}){const n=U(t),a=e.has("rack")||e.has("board")?null:me(t),u=mt(()=>({draft:{rows:K(t,e.get("board")??a?.board??""),opened:n?K(t,e.get("opened")??""):null,cursor:null,down:!1},rack:e.get("rack")??a?.rack??""})),{draft:c,rack:p}=u.value,[d,f]=k(null),w=new Bt(t),{rows:v,opened:$}=c;function g(m,b=p){const E=b===p&&[m.rows,m.opened].join()===[v,$].join();u.set({draft:m,rack:b},!E)}const C=Q(O(p.replace(/\s/g,""))),S=jt(t),P=m=>!m||m.join()===S.join();et(()=>{const m=b=>!b||P(b)?"":b.join("/");$t(`solver/${t.game}`,{rack:p,board:m(v),opened:m($)}),f(null)},[p,v,$]);const A=d?Kt(d):[],B=()=>{const m=A.map(({letter:b})=>b===Q(b)?b:t.blank);g(w.lay(c,A),Z(Zt(C,m).join("")))},h=l`
<${T}
text=${r.layOnBoardButton(d&&rt(it(d.word)))}
disabled=${!d}
onClick=${B}
/>
`,L=(m,b)=>({rows:b.length,value:dt(b.join(`
`)),onChange:({target:E})=>g({...c,[m]:K(t,E.value)})});return l`
<div class="board-solver ${t.game}">
<section class="panel" aria-label=${r.positionLabel} data-with-board>
<${G}
label=${r.tilesLabel(t.blank)}
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
<${st} ...${u} />
</div>
</section>
<div class="board-area">
<${Et}
label=${r.boardLabel}
rules=${t}
...${c}
laid=${new Map(A.map(m=>[Wt(m),m]))}
onSquare=${m=>g(w.point(c,m))}
onKey=${It(w,c,g,{})}
/>
</div>
<div class="board-info">
${n&&l`<${Rt} rules=${t} />`}
<p class="hint">
${he(t.free_blank?t.blank:null,n)}
</p>
<div class="row">
${s}
</div>
<details class="panel">
<summary>${r.boardAsTextFold}</summary>
<${ot} label=${r.tilesField} id="tiles" ...${L("rows",v)} />
${$&&l`
<${ot}
label=${r.openSquaresField}
id="open-squares"
...${L("opened",$)}
/>
`}
</details>
</div>
<${ge}
rules=${t}
position=${C&&ve(v,$,C)}
none=${be(C,P(v),o)}
dictionary=${o}
shown=${d}
onShow=${f}
/>
</div>
`}function be(t,e,o){return t?e&&[...t].length===1?r.moreTilesNeeded:r.noPlayText(at(o),e):r.noTiles}function ve(t,e,o){return e?{board:t,opened:e,rack:o}:`${t.map(n=>n.replace(/\.+/g,a=>String(a.length))).join("/")} ${o}/ 0/0 0`}function ge({rules:t,position:e,none:o,dictionary:s,shown:n,onShow:a}){const[u,c]=k("equity"),{game:p,ruleset:d}=t,f=U(t),w=$=>l`
<${T}
text=${rt(it($.word))}
class="plain"
lang=${R()}
aria-pressed=${$.at===n?.at&&$.word===n.word}
onClick=${()=>a($)}
/>
`;return l`
<${vt}
question=${e?{game:p,positions:[e],ruleset:d,dictionary:s,order:u}:null}
filters=${f?Ce:xt}
tools=${l`
<${q}
label=${_.orderLabel}
value=${u}
options=${r.ORDERS}
onChange=${c}
/>
`}
none=${o}
problemOf=${$=>ye($,t)}
note=${r.equityNote}
columns=${[{title:r.playColumn},{title:r.placeColumn},f&&{title:r.bombColumn,number:!0},{title:f?r.expectedPointsColumn:r.pointsColumn,number:!0},{title:r.leaveColumn},{title:r.equityColumn,number:!0}]}
rowOf=${$=>({key:`${$.at} ${$.word}`,cells:[w($),$.at,f&&D.percent($.bomb??0),f?D.number($.score,1):$.score,dt($.leave??"")||l`<span class="hint">${r.noLeave}</span>`,$.equity===void 0?"":D.number($.equity,1)]})}
/>
`}var he=(t,e)=>Ut([r.typingHint,e&&r.minedHint,t?r.blankHint(t):r.shiftHint,Xt()]);function ye({type:t,rule:e="",square:o=""},{rack:s,blank:n,bombs:a}){return t==="BadHand"?r.badRack(s,n):r.positionProblems(o,a)[e]??_.notAccepted}var xt=[F("find",r.findFilter,ee,r.lettersOrPlaceExample),F("covers",r.coversFilter,ne,r.squaresExample),F("least",r.leastPointsFilter,t=>({min_score:Number(t)})),ht,yt(r.allTilesFilter)],we=F("risk",r.mostRiskFilter,t=>({max_bomb:Gt(Number(t))})),Ce=xt.toSpliced(4,0,we),Le=await N("solver");await Qt();function xe({server:t,rest:e,query:o}){const s=qt(t,e[0]),{game:n,title:a=""}=s;return l`
<div class="heading">
<h1>${_.VIEW_TITLES.solver}<span class="visually-hidden">${Le.forGame(a)}</span></h1>
<${Ft} server=${t} view="solver" game=${n} />
<a href=${`#/rules/${n}`}>${_.rulesOfGame(a)}</a>
</div>
<${Nt}
key=${n}
load=${_t[n].loadSolver}
info=${s}
dictionaries=${t.dictionaries}
query=${o}
/>
`}export{se as LexiconSolver,xe as Solver,pe as TilesSolver};

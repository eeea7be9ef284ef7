import{Board as Se,Button as k,Card as Fe,Cards as Be,Choice as _e,DataTable as Q,DictionaryChoice as X,G as T,GAME_VIEWS as Oe,GameTabs as Me,J as Y,LaidWord as M,Legend as Ne,Loaded as Re,MASTER as qe,PositionEditor as Ie,Problem as N,Q as He,RulesetChoice as Z,Segments as R,TextArea as V,TextField as q,UndoButton as z,VIEW_TITLES as De,boardKeys as je,cardsLeftColumn as J,clearButton as Ge,composed as Ue,counted as A,defaultDictionary as ee,dictionaryTitle as te,emptyRows as We,fe as s,findGame as Ke,hasMinefield as I,highestChance as Qe,inOrder as Xe,joined as Ye,keyOf as Ze,laidLetters as Ve,lang as S,lettersOf as ae,longTileHint as ze,noCardsLeft as Je,notAccepted as ne,orderLabel as et,parseRows as H,parseTyped as F,percent as tt,readable as oe,replaceQuery as re,rulesOf as se,rulesOfGame as at,sent as le,speak as ie,upper as D,usePromise as de,useRequest as j,useUndo as $e,without as nt,wordOf as ce,written as G}from"./texts.js";var ot=e=>` for ${e}`,ue="Position",pe="Plays";function rt(e,t){const a=A(e,"play");return t===null?a:`${t.toLocaleString("en")} of ${a}`}var st=e=>`The filters hide ${e===1?"the only play":`all ${A(e,"play")}`}.`,lt=e=>`Show ${A(e,"play")}`,it="More plays",dt="The other plays aren’t listed.",$t="Filters",ct="Clear filters",he="Find",ut="Letters",pt="Any",ht=e=>`${e} or more`,vt="Your cards, followed by the words on the table",bt="* is the Master. In a table word, brackets mark its letter: l[u]rch.",ve="CATDOG* hat l[u]rch",be="Type your cards to see what you can play.",ft="Hand",mt="What to find",yt=[["plays","Plays"],["plan","Plan"]],gt="Kinds of plays",wt=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Change"]];function Tt(e,t){return e==="insert"?`insert into ${t}`:e==="substitute"?`change ${t}`:e}function kt(e,t){const a=`These cards don’t spell any word in ${te(e)}`;return t?`${a}, and they don’t fit into any word on the table. Discard a card and draw another.`:`${a}. Discard a card and draw another, or add the words on the table: your cards may fit into them.`}var Ct="Word",xt="Action",fe="Points left",Lt="Play",Pt="Play",Et=(e,t)=>`Play ${e}, ${t}`,At="QU",St="Max. points left",Ft="Uses all cards",me="Plan",Bt=e=>e===null?"Not all cards can be played":`All cards played in ${A(e,"turn")}`,_t="The words from your hand alone that leave the fewest points after each turn.",Ot="Turns",Mt="Words",Nt="none",Rt={BadHand:"A hand has 1 to 64 cards: letters, and * for the Master.",BadTableWord:"The table can have up to 64 words of 2 to 64 letters. Put brackets around the letter that a Master stands for: l[u]rch."},qt="A plan takes 1 to 15 cards: letters, and * for the Master.";function It({type:e,rule:t="",square:a=""},{rack:o,blank:n,bombs:r}){return e==="BadHand"?`A rack has up to ${o} tiles: letters, and ${n} for a blank.`:{letters:`${a||"The board"} has a character that isn’t a letter in this dictionary.`,"too few bombs":`The open squares need more bombs than the ${r} in these rules.`,"too many bombs":`There aren’t enough closed squares for the ${r} bombs in these rules.`,numbers:a?`The number on ${a} can’t be right: no arrangement of bombs fits it and the squares around it.`:"The numbers on the open squares contradict each other.",closed:`${a} has a tile, so it is open: type its number, or * for a bomb that was hit.`,bomb:`${a} shows a bomb, but no tile. Only tiles hit bombs.`,zero:`${a} shows 0, so all squares around it are open. Type their numbers.`}[t]??ne}var Ht=e=>`Your tiles, with ${e} for a blank`,Dt="Type the tiles on your rack to see what you can play.",jt="The first play needs at least two tiles. Type more.",Gt="Board",Ut=e=>`${e} is a blank.`;function Wt({blank:e,isMined:t}){return Ye(["Click a square and type. Arrow keys turn and move the cursor; Backspace clears a square.",t&&"Type 0 to 8 to open a square, * for a bomb that was hit.",e?Ut(e):"Shift makes a letter a blank.",ze().trim()])}function Kt(e,t){const a=`These tiles don’t make any word in ${te(e)}`;return t?`${a}. Type more tiles, or the words on the board.`:`${a} with those on the board. In a game, you would exchange tiles or pass.`}var Qt=e=>`Put ${e??"this play"} on the board`,Xt="Clear the board",Yt="The board as text",Zt="Tiles",Vt="Open squares",zt=[["equity","By equity"],["points","By points"]],Jt="Equity is the score of the play plus the value of your leave (the tiles you keep).",ea="Play",ta="At",aa="Bomb",na="Points",oa="Expected points",ra="Leave",sa="none",la="Equity",ia="QU or 8D",da="Covers",$a="H8 O15",ca="Min. points",ua="Uses all tiles",pa="Max. bomb %",ye=20,ha=1e3;function ge({question:e,whole:t=null,onWhole:a,filters:o,tools:n,none:r,note:$,problemOf:l,rowOf:c,...i}){const[p,m]=T(ye),[v,d]=T({}),b=o.filter(({id:w})=>v[w]?.trim()),y=b.length?Object.assign({},...b.map(({id:w,conditions:O})=>O(v[w].trim()))):void 0,{result:x,error:L,busy:P}=j("solve",e&&{...e,top:p,filter:y}),B=j("solve",e&&t&&{...t,top:0}).result,f=x?.rows[0],g=f&&("moves"in f?f.moves:"plays"in f?f.plays:void 0),u=f?.count??0,h=t&&B?.rows[0]?.count||u,C=f?.matching??u,Ee=f?.matching!==void 0||C<h,_=g?.map(w=>c(w,P))??[],Ae=s`
<${k} text=${it} onClick=${()=>m(_.length+ye)} />
`;function K(){d({}),a?.()}return s`
<section class="panel plays" aria-label=${pe} aria-busy=${P}>
<div class="row">
<h2 aria-live="polite">
${g?rt(h,Ee?C:null):pe}
</h2>
${n}
</div>
<div class="filters" role="group" aria-label=${$t}>
${o.map(w=>s`
<${wa}
key=${w.id}
...${w}
value=${v[w.id]??""}
onValue=${O=>d({...v,[w.id]:O})}
/>
`)}
<${k}
text=${ct}
disabled=${!y&&!t}
onClick=${K}
/>
</div>
<${N} text=${L??(f?.error_data&&l(f.error_data))} />
${!e||g&&h===0?s`<p>${r}</p>`:null}
${g&&h>0&&C===0&&s`
<p>${st(h)}</p>
<${k} text=${lt(h)} onClick=${K} />
`}
${_.length>0&&s`
${$&&s`<p class="hint">${$}</p>`}
<${Q} ...${i} rows=${_} />
`}
${g&&g.length<C&&(g.length<ha?Ae:s`<p class="hint">${dt}</p>`)}
</section>
`}var U=8,va=[["",pt],...Array.from("234567",e=>[e,e]),[`${U}`,ht(U)]],we=/^(\d{1,2}[A-Z]|[A-Z]\d{1,2})$/i,ba=/^\d{1,2}$/,fa=/^(\d{1,2}|[A-Z])$/i,ma=e=>({contains:e.split(/\s+/)});function ya(e){const t=e.split(/\s+/).filter(n=>!ba.test(n)),[a,...o]=t.filter(n=>we.test(n));return{at:a,contains:[...t.filter(n=>!we.test(n)),...o]}}var ga=e=>({covers:e.split(/\s+/).filter(t=>!fa.test(t))}),E=(e,t,a,o)=>({id:e,label:t,kind:o?"text":"number",conditions:a,hint:o}),Te={id:"length",label:ut,kind:"length",conditions:e=>({min_length:Number(e),max_length:Number(e)<U?Number(e):void 0})},ke=e=>({id:"all",label:e,kind:"toggle",conditions:()=>({uses_all:!0})});function wa({id:e,label:t,kind:a,hint:o,value:n,onValue:r}){switch(a){case"toggle":return s`
<${k}
text=${t}
class="toggle"
aria-pressed=${n!==""}
onClick=${()=>r(n?"":"on")}
/>
`;case"length":return s`
<${_e} label=${t} id=${e} value=${n} options=${va} onChange=${r} />
`;default:return s`
<${q}
label=${t}
id=${e}
...${a==="text"?{type:"search"}:{type:"number",min:0}}
placeholder=${o}
value=${n}
onInput=${r}
/>
`}}function Ta({info:e,dictionaries:t,query:a}){const o=$e(()=>a.get("position")??ve),{value:n,set:r}=o,[$,l]=T(e.rulesets[0]),[c,i]=T(ee(e,t)),[p,m]=T("plays"),v=de(()=>se("lexicon",$,c),[$,c]).value;ie(c),Y(()=>re("solver/lexicon",{position:n===ve?"":n}),[n]);const[d="",...b]=n.trim().split(/\s+/),y={hand:d,table:b,ruleset:$,dictionary:c};return s`
<section class="panel" aria-label=${ue}>
<${q}
label=${vt}
id="position"
class="large"
value=${n}
lang=${S()}
onInput=${x=>r(x)}
hint=${bt}
data-undo
/>
<${ka}
hand=${d}
table=${b}
points=${v&&"points"in v?v.points:void 0}
/>
<div class="row">
<${Z} info=${e} value=${$} onChange=${l} />
<${X}
dictionaries=${t}
value=${c}
onChange=${i}
/>
<${R}
label=${mt}
value=${p}
options=${yt}
onChange=${m}
/>
<${k} text=${Ge} disabled=${!n} onClick=${()=>r("")} />
<${z} ...${o} />
</div>
</section>
${p==="plays"?s`<${Ca} ...${y} onText=${r} />`:s`<${Ea} ...${y} />`}
`}function ka({hand:e,table:t,points:a}){return/^[\p{L}*?]+$/u.test(W(e))?s`
<div class="felt">
<span class="cards" role="group" aria-label=${ft}>
${[...W(e)].map(o=>s`<${Fe} card=${o} points=${a} />`)}
</span>
${t.map(o=>s`<${M} laid=${F(o)} />`)}
</div>
`:null}var W=e=>D(F(e)).replaceAll("?",qe);function Ca({hand:e,table:t,ruleset:a,dictionary:o,onText:n}){const[r,$]=T("all"),l={positions:[{hand:e,table:t}],game:"lexicon",ruleset:a,dictionary:o},c=r==="all";return s`
<${ge}
question=${e?c?l:{...l,actions:[r]}:null}
whole=${c?null:l}
onWhole=${()=>$("all")}
filters=${Pa}
tools=${s`
<${R}
label=${gt}
value=${r}
options=${wt}
onChange=${$}
/>
`}
none=${xa(e,t,o)}
problemOf=${({type:i})=>Rt[i]??ne}
classes="folds"
columns=${[{title:Ct},{title:xt},{title:J},{title:fe,number:!0},{title:Lt}]}
rowOf=${(i,p)=>({key:`${i.action} ${i.target} ${i.laid} ${i.left}`,cells:[s`<${M} laid=${i.laid} />`,Ce(i,t),xe(i.left),i.left_points,i.left?s`
<${k}
text=${Pt}
disabled=${p}
aria-label=${Et(ce(i.laid),Ce(i,t))}
onClick=${()=>n(La(i,t))}
/>
`:""]})}
/>
`}function xa(e,t,a){return e?kt(a,t.length>0):be}function La({target:e,laid:t,left:a},o){const n=G(t),r=e===void 0?[...o,n]:o.with(e,n);return[G(a),...r].join(" ")}var Pa=[E("find",he,ma,At),E("most",St,e=>({max_left_points:Math.floor(Number(e))})),Te,ke(Ft)],Ce=({action:e,target:t},a)=>Tt(e,ce(F(a[t??-1]??""))),xe=e=>e?s`<${Be} cards=${e} />`:s`<strong>${Je}</strong>`;function Ea({hand:e,ruleset:t,dictionary:a}){const{result:o,error:n,busy:r}=j("plan",e?{game:"lexicon",positions:[e],ruleset:t,dictionary:a}:null),$=o?.rows[0];return s`
<section class="panel" aria-label=${me} aria-busy=${r}>
<h2 aria-live="polite">
${$?.plans?Bt($.empties_in??null):me}
</h2>
<p class="hint">${_t}</p>
<${N} text=${n??($?.error&&qt)} />
${!e&&s`<p class="hint">${be}</p>`}
${$?.plans&&s`
<${Q}
classes="folds"
columns=${[{title:Ot,number:!0},{title:Mt},{title:J},{title:fe,number:!0}]}
rows=${$.plans.map(({turns:l,words:c,left:i,left_points:p})=>({key:l,cells:[l,Aa(e,c),xe(i),p]}))}
/>
`}
</section>
`}function Aa(e,t){let a=W(e);const o=t.map(n=>{const r=Ue(a,null,n);for(const $ of r.cards)a=a.replace($,"");return r.laid});return s`
<span class="words">
${o.length?o.map(n=>s`<${M} laid=${n} />`):Nt}
</span>
`}var Le="AEINQTU",Sa={rack:"DINORTU",board:"/////..CRABS/......W/.....HUG/......M"};function Fa({info:e,dictionaries:t,query:a}){const[o,n]=T(e.rulesets[0]),[r,$]=T(ee(e,t)),l=He(null),{value:c,error:i}=de(()=>se(e.game,o,r),[o,r]);ie(r),l.current=c??l.current;const p=l.current;if(!p)return s`<${N} text=${i} />`;const m=s`
<${Z} info=${e} value=${o} onChange=${n} />
<${X}
dictionaries=${t}
value=${r}
onChange=${$}
/>
`;return s`
<${_a}
key=${p.squares.join()}
rules=${p}
choices=${m}
dictionary=${r}
query=${a}
/>
`}function Ba(e){const{values:t,counts:a,blank:o,squares:n}=e;if([...Le].every(l=>l in t))return S()||I(e)||n.length!==15?{rack:Le}:Sa;const $=Object.keys(a).filter(l=>l!==o).sort((l,c)=>a[c]-a[l]).slice(0,6);return{rack:Xe($).join("")+o}}function _a({rules:e,query:t,dictionary:a,choices:o}){const n=I(e),r=t.has("rack")||t.has("board")?null:Ba(e),$=$e(()=>({draft:{rows:H(e,t.get("board")??r?.board??""),opened:n?H(e,t.get("opened")??""):null,cursor:null,down:!1},rack:t.get("rack")??r?.rack??""})),{draft:l,rack:c}=$.value,[i,p]=T(null),m=new Ie(e),{rows:v,opened:d}=l;function b(u,h=c){const C=h===c&&[u.rows,u.opened].join()===[v,d].join();$.set({draft:u,rack:h},!C)}const y=D(F(c.replace(/\s/g,""))),x=We(e),L=u=>!u||u.join()===x.join();Y(()=>{const u=h=>!h||L(h)?"":h.join("/");re(`solver/${e.game}`,{rack:c,board:u(v),opened:u(d)}),p(null)},[c,v,d]);const P=i?Ve(i):[],B=()=>{const u=P.map(({letter:h})=>h===D(h)?h:e.blank);b(m.lay(l,P),G(nt(y,u).join("")))},f=s`
<${k}
text=${Qt(i&&oe(ae(i.word)))}
disabled=${!i}
onClick=${B}
/>
`,g=(u,h)=>({rows:h.length,value:le(h.join(`
`)),onChange:({target:C})=>b({...l,[u]:H(e,C.value)})});return s`
<div class="board-solver ${e.game}">
<section class="panel" aria-label=${ue} data-with-board>
<${q}
label=${Ht(e.blank)}
id="rack"
class="large"
value=${c}
lang=${S()}
onInput=${u=>b(l,u)}
/>
<div class="row">
${!n&&f}
<${k}
text=${Xt}
disabled=${L(v)&&L(d)}
onClick=${()=>b({...l,rows:x,opened:d&&x})}
/>
<${z} ...${$} />
</div>
</section>
<div class="board-area">
<${Se}
label=${Gt}
rules=${e}
...${l}
laid=${new Map(P.map(u=>[Ze(u),u]))}
onSquare=${u=>b(m.point(l,u))}
onKey=${je(m,l,b,{})}
/>
</div>
<div class="board-info">
${n&&s`<${Ne} rules=${e} />`}
<p class="hint">
${Wt({blank:e.free_blank?e.blank:null,isMined:n})}
</p>
<div class="row">
${o}
</div>
<details class="panel">
<summary>${Yt}</summary>
<${V} label=${Zt} id="tiles" ...${g("rows",v)} />
${d&&s`
<${V}
label=${Vt}
id="open-squares"
...${g("opened",d)}
/>
`}
</details>
</div>
<${Na}
rules=${e}
position=${y&&Ma(v,d,y)}
none=${Oa(y,L(v),a)}
dictionary=${a}
shown=${i}
onShow=${p}
/>
</div>
`}function Oa(e,t,a){return e?t&&[...e].length===1?jt:Kt(a,t):Dt}function Ma(e,t,a){return t?{board:e,opened:t,rack:a}:`${e.map(n=>n.replace(/\.+/g,r=>String(r.length))).join("/")} ${a}/ 0/0 0`}function Na({rules:e,position:t,none:a,dictionary:o,shown:n,onShow:r}){const[$,l]=T("equity"),{game:c,ruleset:i}=e,p=I(e),m=d=>s`
<${k}
text=${oe(ae(d.word))}
class="plain"
lang=${S()}
aria-pressed=${d.at===n?.at&&d.word===n.word}
onClick=${()=>r(d)}
/>
`;return s`
<${ge}
question=${t?{game:c,positions:[t],ruleset:i,dictionary:o,order:$}:null}
filters=${p?qa:Pe}
tools=${s`
<${R}
label=${et}
value=${$}
options=${zt}
onChange=${l}
/>
`}
none=${a}
problemOf=${d=>It(d,e)}
note=${Jt}
columns=${[{title:ea},{title:ta},p&&{title:aa,number:!0},{title:p?oa:na,number:!0},{title:ra},{title:la,number:!0}]}
rowOf=${d=>({key:`${d.at} ${d.word}`,cells:[m(d),d.at,p&&`${tt(d.bomb??0)}%`,p?d.score.toFixed(1):d.score,le(d.leave??"")||s`<span class="hint">${sa}</span>`,d.equity?.toFixed(1)??""]})}
/>
`}var Pe=[E("find",he,ya,ia),E("covers",da,ga,$a),E("least",ca,e=>({min_score:Number(e)})),Te,ke(ua)],Ra=E("risk",pa,e=>({max_bomb:Qe(Number(e))})),qa=Pe.toSpliced(4,0,Ra);function Ia({server:e,rest:t,query:a}){const o=Ke(e,t[0]),{game:n,title:r=""}=o;return s`
<div class="heading">
<h1>${De.solver}<span class="visually-hidden">${ot(r)}</span></h1>
<${Me} server=${e} view="solver" game=${n} />
<a href=${`#/rules/${n}`}>${at(r)}</a>
</div>
<${Re}
key=${n}
load=${Oe[n].loadSolver}
info=${o}
dictionaries=${e.dictionaries}
query=${a}
/>
`}export{Ta as LexiconSolver,Ia as Solver,Fa as TilesSolver};

import{Board as Se,Button as C,Card as Fe,Cards as Be,Choice as _e,DataTable as K,DictionaryChoice as Q,G as w,GAME_VIEWS as Oe,GameTabs as qe,J as Y,LaidWord as O,Legend as Me,Loaded as Ne,MASTER as Ie,PositionEditor as Re,Problem as q,Q as He,RulesetChoice as X,Segments as M,TextArea as Z,TextField as N,UndoButton as V,VIEW_TITLES as je,boardKeys as De,cardsLeftColumn as z,clearButton as Ge,composed as We,counted as A,defaultDictionary as J,dictionaryTitle as ee,emptyRows as Ue,fe as s,findGame as Ke,hasMinefield as te,highestChance as Qe,inOrder as Ye,joined as Xe,keyOf as Ze,laidLetters as Ve,lang as I,lettersOf as ae,longTileHint as ze,noCardsLeft as Je,notAccepted as ne,orderLabel as et,parseRows as R,parseTyped as S,percent as tt,readable as oe,replaceQuery as re,rulesOf as se,rulesOfGame as at,sent as le,speak as ie,upper as H,usePromise as $e,useRequest as j,useUndo as de,without as nt,wordOf as ce,written as D}from"./texts.js";var ot=e=>` for ${e}`,ue="Position",pe="Plays";function rt(e,t){const a=A(e,"play");return t===null?a:`${t.toLocaleString("en")} of ${a}`}var st=e=>`The filters hide ${e===1?"the only play":`all ${A(e,"play")}`}.`,lt=e=>`Show ${A(e,"play")}`,it="More plays",$t="The other plays aren’t listed.",dt="Filters",ct="Clear filters",he="Find",ut="Letters",pt="Any",ht=e=>`${e} or more`,vt="Your cards, followed by the words on the table",bt="* is the Master. In a table word, brackets mark its letter: l[u]rch.",ve="CATDOG* hat l[u]rch",be="Type your cards to see what you can play.",ft="Hand",mt="What to find",yt=[["plays","Plays"],["plan","Plan"]],gt="Kinds of plays",wt=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Change"]];function Tt(e,t){return e==="insert"?`insert into ${t}`:e==="substitute"?`change ${t}`:e}function Ct(e,t){const a=`These cards don’t spell any word in ${ee(e)}`;return t?`${a}, and they don’t fit into any word on the table. Discard a card and draw another.`:`${a}. Discard a card and draw another, or add the words on the table: your cards may fit into them.`}var kt="Word",xt="Action",fe="Points left",Lt="Play",Pt="Play",Et=(e,t)=>`Play ${e}, ${t}`,At="QU",St="Max. points left",Ft="Uses all cards",me="Plan",Bt=e=>e===null?"Not all cards can be played":`All cards played in ${A(e,"turn")}`,_t="The words from your hand alone that leave the fewest points after each turn.",Ot="Turns",qt="Words",Mt="none",Nt={BadHand:"A hand has 1 to 64 cards: letters, and * for the Master.",BadTableWord:"The table can have up to 64 words of 2 to 64 letters. Put brackets around the letter that a Master stands for: l[u]rch."},It="A plan takes 1 to 15 cards: letters, and * for the Master.";function Rt({type:e,rule:t="",square:a=""},{rack:r,blank:n,bombs:o}){return e==="BadHand"?`A rack has up to ${r} tiles: letters, and ${n} for a blank.`:{letters:`${a||"The board"} has a character that isn’t a letter in this dictionary.`,"too few bombs":`The open squares need more bombs than the ${o} in these rules.`,"too many bombs":`There aren’t enough closed squares for the ${o} bombs in these rules.`,numbers:a?`The number on ${a} can’t be right: no arrangement of bombs fits it and the squares around it.`:"The numbers on the open squares contradict each other.",closed:`${a} has a tile, so it is open: type its number, or * for a bomb that was hit.`,bomb:`${a} shows a bomb, but no tile. Only tiles hit bombs.`,zero:`${a} shows 0, so all squares around it are open. Type their numbers.`}[t]??ne}var Ht=e=>`Your tiles, with ${e} for a blank`,jt="Type the tiles on your rack to see what you can play.",Dt="The first play needs at least two tiles. Type more.",Gt="Board",Wt=e=>`${e} is a blank.`;function Ut({blank:e,isMined:t}){return Xe(["Click a square and type. Arrow keys turn and move the cursor; Backspace clears a square.",t&&"Type 0 to 8 to open a square, * for a bomb that was hit.",e?Wt(e):"Shift makes a letter a blank.",ze().trim()])}function Kt(e,t){const a=`These tiles don’t make any word in ${ee(e)}`;return t?`${a}. Type more tiles, or the words on the board.`:`${a} with those on the board. In a game, you would exchange tiles or pass.`}var Qt=e=>`Put ${e??"this play"} on the board`,Yt="Clear the board",Xt="The board as text",Zt="Tiles",Vt="Open squares",zt=[["equity","By equity"],["points","By points"]],Jt="Equity is the score of the play plus the value of your leave (the tiles you keep).",ea="Play",ta="At",aa="Bomb",na="Points",oa="Expected points",ra="Leave",sa="none",la="Equity",ia="QU or 8D",$a="Covers",da="H8 O15",ca="Min. points",ua="Uses all tiles",pa="Max. bomb %",ye=20,ha=1e3;function ge({question:e,whole:t=null,onWhole:a,filters:r,tools:n,none:o,note:l,problemOf:c,rowOf:u,...d}){const[p,b]=w(ye),[h,i]=w({}),m=r.filter(({id:g})=>h[g]?.trim()),T=m.length?Object.assign({},...m.map(({id:g,conditions:_})=>_(h[g].trim()))):void 0,{result:k,error:L,busy:P}=j("solve",e&&{...e,top:p,filter:T}),F=j("solve",e&&t&&{...t,top:0}).result,f=k?.rows[0],$=f&&("moves"in f?f.moves:"plays"in f?f.plays:void 0),v=f?.count??0,y=t&&F?.rows[0]?.count||v,E=f?.matching??v,Ee=f?.matching!==void 0||E<y,B=$?.map(g=>u(g,P))??[],Ae=s`
<${C} text=${it} onClick=${()=>b(B.length+ye)} />
`;function U(){i({}),a?.()}return s`
<section class="panel plays" aria-label=${pe} aria-busy=${P}>
<div class="row">
<h2 aria-live="polite">
${$?rt(y,Ee?E:null):pe}
</h2>
${n}
</div>
<div class="filters" role="group" aria-label=${dt}>
${r.map(g=>s`
<${wa}
key=${g.id}
...${g}
value=${h[g.id]??""}
onValue=${_=>i({...h,[g.id]:_})}
/>
`)}
<${C}
text=${ct}
disabled=${!T&&!t}
onClick=${U}
/>
</div>
<${q} text=${L??(f?.error_data&&c(f.error_data))} />
${!e||$&&y===0?s`<p>${o}</p>`:null}
${$&&y>0&&E===0&&s`
<p>${st(y)}</p>
<${C} text=${lt(y)} onClick=${U} />
`}
${B.length>0&&s`
${l&&s`<p class="hint">${l}</p>`}
<${K} ...${d} rows=${B} />
`}
${$&&$.length<E&&($.length<ha?Ae:s`<p class="hint">${$t}</p>`)}
</section>
`}var G=8,va=[["",pt],...Array.from("234567",e=>[e,e]),[`${G}`,ht(G)]],we=/^(\d{1,2}[A-Z]|[A-Z]\d{1,2})$/i,ba=/^\d{1,2}$/,fa=/^(\d{1,2}|[A-Z])$/i,ma=e=>({contains:e.split(/\s+/)});function ya(e){const t=e.split(/\s+/).filter(n=>!ba.test(n)),[a,...r]=t.filter(n=>we.test(n));return{at:a,contains:[...t.filter(n=>!we.test(n)),...r]}}var ga=e=>({covers:e.split(/\s+/).filter(t=>!fa.test(t))}),x=(e,t,a,r)=>({id:e,label:t,kind:r?"text":"number",conditions:a,hint:r}),Te={id:"length",label:ut,kind:"length",conditions:e=>({min_length:Number(e),max_length:Number(e)<G?Number(e):void 0})},Ce=e=>({id:"all",label:e,kind:"toggle",conditions:()=>({uses_all:!0})});function wa({id:e,label:t,kind:a,hint:r,value:n,onValue:o}){switch(a){case"toggle":return s`
<${C}
text=${t}
class="toggle"
aria-pressed=${n!==""}
onClick=${()=>o(n?"":"on")}
/>
`;case"length":return s`
<${_e} label=${t} id=${e} value=${n} options=${va} onChange=${o} />
`;default:return s`
<${N}
label=${t}
id=${e}
...${a==="text"?{type:"search"}:{type:"number",min:0}}
placeholder=${r}
value=${n}
onInput=${o}
/>
`}}function Ta({info:e,dictionaries:t,query:a}){const r=de(()=>a.get("position")??ve),{value:n,set:o}=r,[l,c]=w(e.rulesets[0]),[u,d]=w(J(e,t)),[p,b]=w("plays"),h=$e(()=>se("lexicon",l,u),[l,u]).value;ie(u),Y(()=>re("solver/lexicon",{position:n===ve?"":n}),[n]);const[i="",...m]=n.trim().split(/\s+/),T={hand:i,table:m,ruleset:l,dictionary:u};return s`
<section class="panel" aria-label=${ue}>
<${N}
label=${vt}
id="position"
class="large"
value=${n}
lang=${I()}
onInput=${k=>o(k)}
hint=${bt}
data-undo
/>
<${Ca}
hand=${i}
table=${m}
points=${h&&"points"in h?h.points:void 0}
/>
<div class="row">
<${X} info=${e} value=${l} onChange=${c} />
<${Q}
dictionaries=${t}
value=${u}
onChange=${d}
/>
<${M}
label=${mt}
value=${p}
options=${yt}
onChange=${b}
/>
<${C} text=${Ge} disabled=${!n} onClick=${()=>o("")} />
<${V} ...${r} />
</div>
</section>
${p==="plays"?s`<${ka} ...${T} onText=${o} />`:s`<${Ea} ...${T} />`}
`}function Ca({hand:e,table:t,points:a}){return/^[\p{L}*?]+$/u.test(W(e))?s`
<div class="felt">
<span class="cards" role="group" aria-label=${ft}>
${[...W(e)].map(r=>s`<${Fe} card=${r} points=${a} />`)}
</span>
${t.map(r=>s`<${O} laid=${S(r)} />`)}
</div>
`:null}var W=e=>H(S(e)).replaceAll("?",Ie);function ka({hand:e,table:t,ruleset:a,dictionary:r,onText:n}){const[o,l]=w("all"),c={positions:[{hand:e,table:t}],game:"lexicon",ruleset:a,dictionary:r},u=o==="all";return s`
<${ge}
question=${e?u?c:{...c,actions:[o]}:null}
whole=${u?null:c}
onWhole=${()=>l("all")}
filters=${Pa}
tools=${s`
<${M}
label=${gt}
value=${o}
options=${wt}
onChange=${l}
/>
`}
none=${xa(e,t,r)}
problemOf=${({type:d})=>Nt[d]??ne}
classes="folds"
columns=${[{title:kt},{title:xt},{title:z},{title:fe,number:!0},{title:Lt}]}
rowOf=${(d,p)=>({key:`${d.action} ${d.target} ${d.laid} ${d.left}`,cells:[s`<${O} laid=${d.laid} />`,ke(d,t),xe(d.left),d.left_points,d.left?s`
<${C}
text=${Pt}
disabled=${p}
aria-label=${Et(ce(d.laid),ke(d,t))}
onClick=${()=>n(La(d,t))}
/>
`:""]})}
/>
`}function xa(e,t,a){return e?Ct(a,t.length>0):be}function La({target:e,laid:t,left:a},r){const n=D(t),o=e===void 0?[...r,n]:r.with(e,n);return[D(a),...o].join(" ")}var Pa=[x("find",he,ma,At),x("most",St,e=>({max_left_points:Math.floor(Number(e))})),Te,Ce(Ft)],ke=({action:e,target:t},a)=>Tt(e,ce(S(a[t??-1]??""))),xe=e=>e?s`<${Be} cards=${e} />`:s`<strong>${Je}</strong>`;function Ea({hand:e,ruleset:t,dictionary:a}){const{result:r,error:n,busy:o}=j("plan",e?{game:"lexicon",positions:[e],ruleset:t,dictionary:a}:null),l=r?.rows[0];return s`
<section class="panel" aria-label=${me} aria-busy=${o}>
<h2 aria-live="polite">
${l?.plans?Bt(l.empties_in??null):me}
</h2>
<p class="hint">${_t}</p>
<${q} text=${n??(l?.error&&It)} />
${!e&&s`<p class="hint">${be}</p>`}
${l?.plans&&s`
<${K}
classes="folds"
columns=${[{title:Ot,number:!0},{title:qt},{title:z},{title:fe,number:!0}]}
rows=${l.plans.map(({turns:c,words:u,left:d,left_points:p})=>({key:c,cells:[c,Aa(e,u),xe(d),p]}))}
/>
`}
</section>
`}function Aa(e,t){let a=W(e);const r=t.map(n=>{const o=We(a,null,n);for(const l of o.cards)a=a.replace(l,"");return o.laid});return s`
<span class="words">
${r.length?r.map(n=>s`<${O} laid=${n} />`):Mt}
</span>
`}var Le="AEINQTU";function Sa({info:e,dictionaries:t,query:a}){const[r,n]=w(e.rulesets[0]),[o,l]=w(J(e,t)),c=He(null),{value:u,error:d}=$e(()=>se(e.game,r,o),[r,o]);ie(o),c.current=u??c.current;const p=c.current;if(!p)return s`<${q} text=${d} />`;const b=s`
<${X} info=${e} value=${r} onChange=${n} />
<${Q}
dictionaries=${t}
value=${o}
onChange=${l}
/>
`;return s`
<${Ba}
key=${p.squares.join()}
rules=${p}
choices=${b}
dictionary=${o}
query=${a}
/>
`}function Fa({values:e,counts:t,blank:a}){if([...Le].every(o=>o in e))return Le;const n=Object.keys(t).filter(o=>o!==a).sort((o,l)=>t[l]-t[o]).slice(0,6);return Ye(n).join("")+a}function Ba({rules:e,query:t,dictionary:a,choices:r}){const n=te(e),o=de(()=>({draft:{rows:R(e,t.get("board")??""),opened:n?R(e,t.get("opened")??""):null,cursor:null,down:!1},rack:t.get("rack")??Fa(e)})),{draft:l,rack:c}=o.value,[u,d]=w(null),p=new Re(e),{rows:b,opened:h}=l;function i($,v=c){const y=v===c&&[$.rows,$.opened].join()===[b,h].join();o.set({draft:$,rack:v},!y)}const m=H(S(c.replace(/\s/g,""))),T=Ue(e),k=$=>!$||$.join()===T.join();Y(()=>{const $=v=>!v||k(v)?"":v.join("/");re(`solver/${e.game}`,{rack:c,board:$(b),opened:$(h)}),d(null)},[c,b,h]);const L=u?Ve(u):[],P=()=>{const $=L.map(({letter:v})=>v===H(v)?v:e.blank);i(p.lay(l,L),D(nt(m,$).join("")))},F=s`
<${C}
text=${Qt(u&&oe(ae(u.word)))}
disabled=${!u}
onClick=${P}
/>
`,f=($,v)=>({rows:v.length,value:le(v.join(`
`)),onChange:({target:y})=>i({...l,[$]:R(e,y.value)})});return s`
<div class="board-solver ${e.game}">
<section class="panel" aria-label=${ue} data-with-board>
<${N}
label=${Ht(e.blank)}
id="rack"
class="large"
value=${c}
lang=${I()}
onInput=${$=>i(l,$)}
/>
<div class="row">
${!n&&F}
<${C}
text=${Yt}
disabled=${k(b)&&k(h)}
onClick=${()=>i({...l,rows:T,opened:h&&T})}
/>
<${V} ...${o} />
</div>
</section>
<div class="board-area">
<${Se}
label=${Gt}
rules=${e}
...${l}
laid=${new Map(L.map($=>[Ze($),$]))}
onSquare=${$=>i(p.point(l,$))}
onKey=${De(p,l,i,{})}
/>
</div>
<div class="board-info">
${n&&s`<${Me} rules=${e} />`}
<p class="hint">
${Ut({blank:e.free_blank?e.blank:null,isMined:n})}
</p>
<div class="row">
${r}
</div>
<details class="panel">
<summary>${Xt}</summary>
<${Z} label=${Zt} id="tiles" ...${f("rows",b)} />
${h&&s`
<${Z}
label=${Vt}
id="open-squares"
...${f("opened",h)}
/>
`}
</details>
</div>
<${qa}
rules=${e}
position=${m&&Oa(b,h,m)}
none=${_a(m,k(b),a)}
dictionary=${a}
shown=${u}
onShow=${d}
/>
</div>
`}function _a(e,t,a){return e?t&&[...e].length===1?Dt:Kt(a,t):jt}function Oa(e,t,a){return t?{board:e,opened:t,rack:a}:`${e.map(n=>n.replace(/\.+/g,o=>String(o.length))).join("/")} ${a}/ 0/0 0`}function qa({rules:e,position:t,none:a,dictionary:r,shown:n,onShow:o}){const[l,c]=w("equity"),{game:u,ruleset:d}=e,p=te(e),b=i=>s`
<${C}
text=${oe(ae(i.word))}
class="plain"
lang=${I()}
aria-pressed=${i.at===n?.at&&i.word===n.word}
onClick=${()=>o(i)}
/>
`;return s`
<${ge}
question=${t?{game:u,positions:[t],ruleset:d,dictionary:r,order:l}:null}
filters=${p?Na:Pe}
tools=${s`
<${M}
label=${et}
value=${l}
options=${zt}
onChange=${c}
/>
`}
none=${a}
problemOf=${i=>Rt(i,e)}
note=${Jt}
columns=${[{title:ea},{title:ta},p&&{title:aa,number:!0},{title:p?oa:na,number:!0},{title:ra},{title:la,number:!0}]}
rowOf=${i=>({key:`${i.at} ${i.word}`,cells:[b(i),i.at,p&&`${tt(i.bomb??0)}%`,p?i.score.toFixed(1):i.score,le(i.leave??"")||s`<span class="hint">${sa}</span>`,i.equity?.toFixed(1)??""]})}
/>
`}var Pe=[x("find",he,ya,ia),x("covers",$a,ga,da),x("least",ca,e=>({min_score:Number(e)})),Te,Ce(ua)],Ma=x("risk",pa,e=>({max_bomb:Qe(Number(e))})),Na=Pe.toSpliced(4,0,Ma);function Ia({server:e,rest:t,query:a}){const r=Ke(e,t[0]),{game:n,title:o=""}=r;return s`
<div class="heading">
<h1>${je.solver}<span class="visually-hidden">${ot(o)}</span></h1>
<${qe} server=${e} view="solver" game=${n} />
<a href=${`#/rules/${n}`}>${at(o)}</a>
</div>
<${Ne}
key=${n}
load=${Oe[n].loadSolver}
info=${r}
dictionaries=${e.dictionaries}
query=${a}
/>
`}export{Ta as LexiconSolver,Ia as Solver,Sa as TilesSolver};

import{Choice as D,DataTable as E,G as I,GAME_VIEWS as H,GameTabs as W,MASTER as F,Problem as B,__export as U,capitalized as V,common as k,dictionaryInfo as Z,dictionaryTitle as Q,fe as u,findGame as Y,joined as g,loadTexts as w,readable as R,rulesOf as C,rulesetInQuery as J,rulesetTitle as _,squareName as K,usePromise as b}from"./lexicon-play.js";var O={};U(O,{parts:()=>X,values:()=>ee});var i=await w("rules"),X=e=>[{title:i.aimTitle,facts:{aim:i.aim,out:i.outAt(e.out_at),won:i.won}},{title:i.dealTitle,facts:{cards:i.deal(e.cards_each,j(e.pack),e.two_packs_from),dealer:i.dealer,later:i.LATER_DEALER[e.later_dealer]}},{title:i.turnTitle,facts:{lead:i.noPassing,ways:[i.form,i.insert,i.substitute(e.max_exchanged),i.draw],master:i.masterRule,same:e.same_word_exchange?i.sameWord:i.otherWord,stock:i.RENEWAL[e.renewal]}},{title:i.challengesTitle,facts:q(e)},{title:i.roundEndTitle,facts:{end:i.roundEnds,guard:i.guard(e.guard)}}];function q({strict:e,right_challenger:a,right_offender:s,wrong_challenger:o}){return e?{refused:i.phoniesRejected}:{may:i.mayChallenge,right:i.rightChallenge(a,s),wrong:i.wrongChallenge(o),refused:i.challengesOff}}function ee({points:e,pack:a}){const s=new Map;for(const[o,n]of Object.entries(a)){const l=e[o],c=`${l} ${n}`,r=s.get(c)??{each:l,count:n,cards:[]};r.cards.push(o===F?i.master:R(o)),s.set(c,r)}return{title:i.cardsTitle,columns:[i.pointsColumn,i.cardsColumn,i.ofEachColumn],rows:[...s.values()].sort((o,n)=>n.each-o.each||n.count-o.count).map(({each:o,cards:n,count:l})=>[o,n.join(" "),l]),note:i.packNote(j(a))}}var j=e=>Object.values(e).reduce((a,s)=>a+s,0),t=await w("rules"),A=({counts:e})=>Object.values(e).reduce((a,s)=>a+s,0),S=({squares:e})=>[e.length,e[0].length],M=e=>({tiles:t.rack(e.rack,A(e),e.counts[e.blank]??0),begins:t.begins}),P=({exchange_from:e})=>[t.play,t.exchange(e),t.pass],v=({bonus:e})=>g(e.map((a,s)=>a&&t.bonus(s,a)));function L(e){const{values:a,counts:s,blank:o}=e,n=new Map;for(const[l,c]of Object.entries(s)){const r=`${l===o?t.blank:R(l)} ×${c}`;n.set(a[l],[...n.get(a[l])??[],r])}return{title:t.tilesTitle,columns:[t.pointsColumn,t.tilesColumn],rows:[...n].sort(([l],[c])=>l-c).map(([l,c])=>[l,c.join(" ")]),note:t.tilesNote(A(e))}}var te={values:L,parts:e=>[{title:t.aimTitle,facts:{aim:t.scrabbleAim}},{title:t.setupTitle,facts:{board:t.board(...S(e)),...M(e),first:t.firstPlay(se(e))}},{title:t.turnTitle,facts:{lead:t.chooseAction,ways:P(e),blank:t.blankRule,draw:t.drawTiles(e.rack)}},{title:t.pointsTitle,facts:{words:t.wordsScore,squares:ne(e),bonus:v(e)}},{title:t.challengesTitle,facts:ae(e.challenge)},{title:t.gameEndTitle,facts:{out:t.scrabbleEnd,zeros:t.scrabbleZeros(e.scoreless_turns),held:t.scrabbleHeld}}]},se=({start:e})=>e&&K({row:e[0],column:e[1]});function ae(e){return e==="void"?{refused:t.phoniesRejected}:{may:t.mayChallengePlay,right:t.phonyPlay,wrong:t.FAILED_CHALLENGES[e],refused:t.challengesOff}}function ne({squares:e}){const a=n=>[...new Set(e.flat().map(l=>l[n]))].filter(l=>l!==1).sort(),s=a(0),o=a(1);return s.length||o.length?t.premiums(s,o):""}var oe={values:L,parts:e=>[{title:t.aimTitle,facts:{aim:t.lexibombAim,bombs:t.lexibombBoard(...S(e),e.bombs)}},{title:t.setupTitle,facts:{...M(e),first:t.lexibombFirst}},{title:t.turnTitle,facts:{lead:t.chooseAction,ways:P(e),refused:t.phoniesRejected,open:t.opens,blank:t.lexibombBlank,draw:t.drawTiles(e.rack)}},{title:t.pointsTitle,facts:{words:t.wordsScore,numbers:t.numbersMultiply(le(e)),bomb:t.bombRule,bonus:v(e)&&g([v(e),t.bonusWithBombs])}},{title:t.gameEndTitle,facts:{out:t.lexibombEnd,zeros:t.lexibombZeros(e.zeros),held:t.lexibombHeld}}]};function le({multipliers:e}){const a=new Map;return e.forEach((s,o)=>{a.set(s.join(),[...a.get(s.join())??[],o])}),[...a.values()].map(s=>t.multiplies(ie(s),...e[s[0]]))}function ie(e){const[a]=e,s=e[e.length-1];return e.length>2&&s-a===e.length-1?t.range(a,s):t.numbers(e)}var d=await w("rules"),T="";function re({server:e,rest:a,query:s}){const o=Y(e,a[0]),{game:n,title:l=""}=o;return u`
<div class="heading">
<h1>${k.rulesOfGame(l)}</h1>
<${W} server=${e} view="rules" game=${n} />
</div>
<${ce}
key=${`${n}?${s}`}
info=${o}
dictionaries=${e.dictionaries}
requested=${J(s)}
dictionary=${s.get("dictionary")}
/>
`}function ce({info:e,dictionaries:a,requested:s,dictionary:o}){const{game:n,rulesets:l,players:c}=e,r=s!==null&&!l.includes(s),[f,N]=I(r?T:s??l[0]),h=f===T?s:f,{value:$,error:G}=b(()=>C(n,h,o),[h]),y=b(()=>Promise.all(l.map(m=>C(n,m,o))),[]).value,{value:p,error:z}=b(H[n].loadRules,[n]),x=l.map(m=>[m,V(_(m))]);return u`
<div class="row">
<${D}
label=${k.rulesetLabel}
id="ruleset"
value=${f}
options=${r?[[T,d.tableRules],...x]:x}
onChange=${N}
/>
<p class="hint">${d.RULESET_NOTES[n]?.[h]} ${d.playersText(...c)}</p>
</div>
<${B} text=${G??z} />
${$&&p&&u`
<div class="rules" data-ruleset=${$.ruleset}>
<div class="panel rules-parts">
${p.parts($).map(m=>u`<${ue} key=${m.title} ...${m} />`)}
</div>
<aside class="rules-side">
<${de} ...${p.values($)} />
<${pe} names=${a} />
</aside>
</div>
`}
${y&&p&&u`<${me} all=${y.map(p.parts)} rulesets=${l} />`}
`}function ue({title:e,facts:a}){return u`
<section>
<h2>${e}</h2>
${Object.entries(a).map(([s,o])=>Array.isArray(o)?u`<ul key=${s}>${o.map(n=>u`<li key=${n}>${n}</li>`)}</ul>`:o&&u`<p key=${s}>${o}</p>`)}
</section>
`}function de({title:e,columns:a,rows:s,note:o}){return u`
<section class="panel">
<h2>${e}</h2>
<${E}
classes="values"
columns=${a.map(n=>({title:n}))}
rows=${s.map(n=>({key:n.join(),cells:n}))}
/>
<p class="hint">${o}</p>
</section>
`}function me({all:e,rulesets:a}){const s=e.map(r=>new Map(r.flatMap(fe))),n=[...new Set(s.flatMap(r=>[...r.keys()]))].map(r=>({key:r,cells:s.map(f=>f.get(r)??"–")})).filter(({cells:r})=>new Set(r).size>1);if(!n.length)return null;const l=a.map(_),c=l.map(r=>({title:r}));return u`
<details class="panel">
<summary>${d.differencesFold(l)}</summary>
<${E} classes="differences" columns=${c} rows=${n} />
</details>
`}var fe=({title:e,facts:a})=>Object.entries(a).flatMap(([s,o])=>[o].flat().map((n,l)=>[`${e} ${s} ${l}`,n]));function pe({names:e}){const{value:a}=b(()=>Promise.all(e.map(Z)),[]);return u`
<section class="panel">
<h2>${d.dictionariesHeading}</h2>
<p>${d.dictionariesHint}</p>
<ul>
${e.map((s,o)=>{const n=a&&d.wordCount(a[o].words),l=g([n,d.DICTIONARY_NOTES[s]],", "),c=u`<strong>${Q(s)}</strong>`;return u`<li key=${s}>${c}${l&&`: ${l}`}</li>`})}
</ul>
</section>
`}export{re as Rules,oe as lexibombRules,O as lexiconRules,te as scrabbleRules};

import{Choice as U,DataTable as A,G as z,GAME_VIEWS as q,GameTabs as B,MASTER as V,Problem as X,__export as Q,capitalized as J,counted as c,dictionaryInfo as K,dictionaryTitle as Z,fe as l,findGame as ee,joined as y,listed as f,readable as S,rulesOf as O,rulesOfGame as te,rulesetInQuery as ae,rulesetLabel as se,rulesetTitle as R,squareName as oe,usePromise as w}from"./texts.js";var ne="this table’s rules",re=([e,t])=>`For ${e} to ${t} players.`,ie=e=>`How the ${f(e)} rules differ`,le="Dictionaries",ce="A word is valid if it is in the table’s dictionary.",he={enable:"made for word games","2of12inf":"common words and their inflections; Lexibomb was written for it",yawl:"the largest, with many rare words"};function de(e,t){const a=t===null?null:c(t,"word"),s=y([a,he[e]],", ");return s&&`: ${s}`}var g="On your turn, do one of the following.",b="Words that aren’t in the dictionary are rejected at once.",_="At tables without challenges, phonies are rejected at once instead.",P={};Q(P,{RULESET_NOTES:()=>ue,parts:()=>fe,values:()=>$e});var ue={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with different penalties."};function fe(e){const t=`two packs for ${e.two_packs_from} or more players`,a=e.max_exchanged===null?"one or more cards":c(e.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of all your cards. When a player plays their last card, the round ends, and everyone else scores the points of the cards left in their hand.",out:`Points are bad: with ${e.out_at} or more, you’re out of the game.`,won:"The last player left wins; in a game of a set number of rounds, the lowest score wins."}},{title:"The deal",facts:{cards:`${c(e.cards_each,"card")} each, from a pack of ${I(e.pack)} (${t}). The rest form the stock, with its top card turned face up beside it: the exposed card.`,dealer:"Each player draws a card; the highest deals first (A is high), and the next player starts.",later:pe[e.later_dealer]}},{title:"Your turn",facts:{lead:`${g} You cannot pass.`,ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${a} of one word on the table for your own, and take the old ones into your hand: EXPERT becomes EXPORT, and you get the E.`,"Discard a card and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:e.same_word_exchange?"You may also swap a Master on the table for the letter it stands for, or a letter for your Master, without changing the word.":"A change must make a different word.",stock:me[e.renewal]}},{title:"Challenges",facts:we(e)},{title:"End of a round",facts:{end:"A round ends when a hand is empty and the last word stands. If all players go out of the game at once, the lowest score wins.",guard:`It also ends after ${c(e.guard,"turn")} per player in which no hand gets smaller; then everyone scores the cards they hold.`}}]}var pe={rotation:"In later rounds, the players take turns dealing.",starter:"In later rounds, the player who started the last round deals."},me={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function we({strict:e,right_challenger:t,right_offender:a,wrong_challenger:s}){return e?{refused:b}:{may:"You can play any word, even a phony. Any opponent can challenge it.",right:`If it isn’t in the dictionary, the player takes the cards back and loses the turn${[v("the challenger",t),v("the player",a)].join("")}.`,wrong:`If it is, the word stays${v("the challenger",s)}.`,refused:_}}function v(e,t){if(!t)return"";const a=c(Math.abs(t),"point");return t>0?`; ${e}’s score goes up by ${a}`:`; ${e}’s score goes down by ${a}`}function $e({points:e,pack:t}){const a=new Map;for(const[s,o]of Object.entries(t)){const n=e[s],i=`${n} ${o}`,r=a.get(i)??{each:n,count:o,cards:[]};r.cards.push(s===V?"Master":S(s)),a.set(i,r)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...a.values()].sort((s,o)=>o.each-s.each||o.count-s.count).map(({each:s,cards:o,count:n})=>[s,o.join(" "),n]),note:`${I(t)} cards in a pack.`}}var I=e=>Object.values(e).reduce((t,a)=>t+a,0),j=({counts:e})=>Object.values(e).reduce((t,a)=>t+a,0),M=({squares:e})=>`${e.length} x ${e[0].length} squares`;function C(e){const t=c(e.counts[e.blank]??0,"blank");return{tiles:`${c(e.rack,"tile")} each, from a bag of ${j(e)} with ${t}.`,begins:"The player who draws the letter closest to A starts; a blank beats an A."}}var L="Play tiles in one row or column, without gaps, connected to tiles already on the board. Every run of two or more letters, across and down, must be a word.",N="Each word you form or extend scores the points of its letters.",Y=({exchange_from:e})=>[`Exchange tiles, if the bag has at least ${e}.`,"Pass."],D=({rack:e})=>`After a play, draw from the bag until you have ${e} tiles again.`,T=({bonus:e})=>y(e.map((t,a)=>t&&`Playing ${c(a,"tile")} at once earns ${c(t,"bonus point")}.`));function G(e){const{values:t,counts:a,blank:s}=e,o=new Map;for(const[n,i]of Object.entries(a)){const r=`${n===s?"blank":S(n)} ×${i}`;o.set(t[n],[...o.get(t[n])??[],r])}return{title:"The tiles",columns:["Points","Tiles and how many"],rows:[...o].sort(([n],[i])=>n-i).map(([n,i])=>[n,i.join(" ")]),note:`${j(e)} tiles.`}}var ye={RULESET_NOTES:{standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."},values:G,parts:e=>[{title:"Aim",facts:{aim:"Play words for points; the highest score wins."}},{title:"Setup",facts:{board:`The board has ${M(e)}.`,...C(e),first:`The first play needs at least two tiles${ge(e)}.`}},{title:"Your turn",facts:{lead:g,ways:[L,...Y(e)],blank:"You choose a letter for a blank when you play it. The blank keeps that letter and scores nothing.",draw:D(e)}},{title:"Points",facts:{words:N,squares:ve(e),bonus:T(e)}},{title:"Challenges",facts:be[e.challenge]},{title:"End of the game",facts:{out:"The game ends when the bag is empty and a player has no tiles left. That player gains the points of the tiles left on the other racks.",zeros:`It also ends after ${c(e.scoreless_turns,"scoreless turn")} in a row, counting all players.`,held:"Players lose the points of the tiles left on their racks. If that ends in a tie, whoever was ahead before it wins."}}]};function ge({start:e}){return e?`, one of them on the star (${oe({row:e[0],column:e[1]})})`:""}var p=e=>({may:"You can play any words, even phonies. Any opponent can challenge the whole play.",right:"If any word is a phony, the tiles come off the board and the player loses the turn.",wrong:`If all the words are valid, ${e}.`,refused:_}),be={rules:p("the challenger loses the next turn"),double:p("the challenger loses the next turn, which counts as scoreless"),single:p("nothing happens"),five:p("the play scores 5 extra points"),ten:p("the play scores 10 extra points"),void:{refused:b}};function ve({squares:e}){const t=n=>[...new Set(e.flat().map(i=>i[n]))].filter(i=>i!==1).sort(),a=t(0),s=t(1),o=[a.length?`the letter by ${f(a,"or")}`:"",s.length?`the word by ${f(s,"or")}`:""].filter(Boolean);return o.length?`Premium squares multiply ${f(o)}, but only for the play that covers them.`:""}var Te={RULESET_NOTES:{standard:"From the description of the original program, with its gaps filled.",classic_poc:"The numbers of the original program."},values:G,parts:e=>[{title:"Aim",facts:{aim:"Play words for points, as in Scrabble; the highest score wins.",bombs:`Hidden under the board of ${M(e)}: ${c(e.bombs,"bomb")}.`}},{title:"Setup",facts:{...C(e),first:"The first play needs at least two tiles and can go anywhere."}},{title:"Your turn",facts:{lead:g,ways:[L,...Y(e)],refused:b,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens all of those squares, and so on.",blank:"A blank has no fixed letter. A word with blanks is valid if some choice of letters makes it a word; the choice can differ from word to word and from turn to turn. A blank scores nothing.",draw:D(e)}},{title:"Points",facts:{words:N,numbers:`The number under a new tile multiplies: ${ke(e)}.`,bomb:"If a new tile hits a bomb, every word through it scores nothing. In later plays, its letter scores as usual.",bonus:T(e)&&`${T(e)} Bombs don’t affect this bonus.`}},{title:"End of the game",facts:{out:"The game ends when the bag is empty and a player has no tiles left.",zeros:`It also ends when a player has had ${c(e.zeros,"scoreless turn")} in a row: passes, exchanges or bombs.`,held:"Players lose the points of the tiles left on their racks; no one gains them."}}]};function ke({multipliers:e}){const t=new Map;return e.forEach(([a,s],o)=>{const n=xe(a,s);t.set(n,[...t.get(n)??[],o])}),[...t].map(([a,s])=>`${Ee(s)} ${a}`).join("; ")}function Ee(e){const[t]=e,a=e[e.length-1];return e.length>2&&a-t===e.length-1?`${t} to ${a}`:f(e)}function xe(e,t){if(!t)return"the word by 0";const a=[e!==1&&`the letter by ${e}`,t!==1&&`the word by ${t}`];return y(a," and ")||"nothing"}var k="";function Ae({server:e,rest:t,query:a}){const s=ee(e,t[0]),{game:o,title:n=""}=s;return l`
<div class="heading">
<h1>${te(n)}</h1>
<${B} server=${e} view="rules" game=${o} />
</div>
<${Se}
key=${`${o}?${a}`}
info=${s}
dictionaries=${e.dictionaries}
requested=${ae(a)}
dictionary=${a.get("dictionary")}
/>
`}function Se({info:e,dictionaries:t,requested:a,dictionary:s}){const{game:o,rulesets:n,players:i}=e,r=a!==null&&!n.includes(a),[u,H]=z(r?k:a??n[0]),$=u===k?a:u,{value:m,error:W}=w(()=>O(o,$,s),[$]),E=w(()=>Promise.all(n.map(h=>O(o,h,s))),[]).value,{value:d,error:F}=w(q[o].loadRules,[o]),x=n.map(h=>[h,J(R(h))]);return l`
<div class="row">
<${U}
label=${se}
id="ruleset"
value=${u}
options=${r?[[k,ne],...x]:x}
onChange=${H}
/>
<p class="hint">${d?.RULESET_NOTES[$]} ${re(i)}</p>
</div>
<${X} text=${W??F} />
${m&&d&&l`
<div class="rules" data-ruleset=${m.ruleset}>
<div class="panel rules-parts">
${d.parts(m).map(h=>l`<${Oe} key=${h.title} ...${h} />`)}
</div>
<aside class="rules-side">
<${Re} ...${d.values(m)} />
<${Ie} names=${t} />
</aside>
</div>
`}
${E&&d&&l`<${_e} all=${E.map(d.parts)} rulesets=${n} />`}
`}function Oe({title:e,facts:t}){return l`
<section>
<h2>${e}</h2>
${Object.entries(t).map(([a,s])=>Array.isArray(s)?l`<ul key=${a}>${s.map(o=>l`<li key=${o}>${o}</li>`)}</ul>`:s&&l`<p key=${a}>${s}</p>`)}
</section>
`}function Re({title:e,columns:t,rows:a,note:s}){return l`
<section class="panel">
<h2>${e}</h2>
<${A}
classes="values"
columns=${t.map(o=>({title:o}))}
rows=${a.map(o=>({key:o.join(),cells:o}))}
/>
<p class="hint">${s}</p>
</section>
`}function _e({all:e,rulesets:t}){const a=e.map(r=>new Map(r.flatMap(Pe))),o=[...new Set(a.flatMap(r=>[...r.keys()]))].map(r=>({key:r,cells:a.map(u=>u.get(r)??"–")})).filter(({cells:r})=>new Set(r).size>1);if(!o.length)return null;const n=t.map(R),i=n.map(r=>({title:r}));return l`
<details class="panel">
<summary>${ie(n)}</summary>
<${A} classes="differences" columns=${i} rows=${o} />
</details>
`}var Pe=({title:e,facts:t})=>Object.entries(t).flatMap(([a,s])=>[s].flat().map((o,n)=>[`${e} ${a} ${n}`,o]));function Ie({names:e}){const{value:t}=w(()=>Promise.all(e.map(K)),[]);return l`
<section class="panel">
<h2>${le}</h2>
<p>${ce}</p>
<ul>
${e.map((a,s)=>{const o=de(a,t&&t[s].words);return l`<li key=${a}><strong>${Z(a)}</strong>${o}</li>`})}
</ul>
</section>
`}export{Ae as Rules,Te as lexibombRules,P as lexiconRules,ye as scrabbleRules};

import{Choice as F,DataTable as A,G as B,GAME_VIEWS as q,GameTabs as z,MASTER as V,Problem as X,__export as y,counted as c,dictionaryInfo as Q,dictionaryTitle as J,fe as l,findGame as K,listed as u,rulesOf as S,rulesOfGame as Z,rulesetInQuery as ee,rulesetLabel as te,rulesetTitle as _,squareName as ae,usePromise as m}from"./texts.js";var se="this table’s rules",oe=([e,t])=>`For ${e} to ${t} players.`,ne=e=>`How the ${u(e)} rules differ`,re="Dictionaries",ie="A word is valid if it is in the table’s dictionary.",le={enable:"made for word games","2of12inf":"common words and their inflections; Lexibomb was written for it",yawl:"the largest, with many rare words"};function ce(e,t){const s=[t===null?null:c(t,"word"),le[e]].filter(Boolean).join(", ");return s&&`: ${s}`}var b="On your turn, do one of the following.",g="Words that aren’t in the dictionary are rejected at once.",O="At tables without challenges, phonies are rejected at once instead.",R={};y(R,{RULESET_NOTES:()=>he,parts:()=>de,values:()=>Y});var P=({counts:e})=>Object.values(e).reduce((t,a)=>t+a,0),I=({squares:e})=>`${e.length} x ${e[0].length} squares`;function j(e){const t=c(e.counts[e.blank]??0,"blank");return{tiles:`${c(e.rack,"tile")} each, from a bag of ${P(e)} with ${t}.`,begins:"The player who draws the letter closest to A starts; a blank beats an A."}}var L="Play tiles in one row or column, without gaps, connected to tiles already on the board. Every run of two or more letters, across and down, must be a word.",M="Each word you form or extend scores the points of its letters.",C=({exchange_from:e})=>[`Exchange tiles, if the bag has at least ${e}.`,"Pass."],N=({rack:e})=>`After a play, draw from the bag until you have ${e} tiles again.`,v=({bonus:e})=>e.map((t,a)=>t?`Playing ${c(a,"tile")} at once earns ${c(t,"bonus point")}.`:"").filter(Boolean).join(" ");function Y(e){const{values:t,counts:a,blank:s}=e,o=new Map;for(const[n,i]of Object.entries(a)){const r=`${n===s?"blank":n} ×${i}`;o.set(t[n],[...o.get(t[n])??[],r])}return{title:"The tiles",columns:["Points","Tiles and how many"],rows:[...o].sort(([n],[i])=>n-i).map(([n,i])=>[n,i.join(" ")]),note:`${P(e)} tiles.`}}var he={standard:"From the description of the original program, with its gaps filled.",classic_poc:"The numbers of the original program."};function de(e){return[{title:"Aim",facts:{aim:"Play words for points, as in Scrabble; the highest score wins.",bombs:`Hidden under the board of ${I(e)}: ${c(e.bombs,"bomb")}.`}},{title:"Setup",facts:{...j(e),first:"The first play needs at least two tiles and can go anywhere."}},{title:"Your turn",facts:{lead:b,ways:[L,...C(e)],refused:g,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens all of those squares, and so on.",blank:"A blank has no fixed letter. A word with blanks is valid if some choice of letters makes it a word; the choice can differ from word to word and from turn to turn. A blank scores nothing.",draw:N(e)}},{title:"Points",facts:{words:M,numbers:`The number under a new tile multiplies: ${ue(e)}.`,bomb:"If a new tile hits a bomb, every word through it scores nothing. In later plays, its letter scores as usual.",bonus:v(e)&&`${v(e)} Bombs don’t affect this bonus.`}},{title:"End of the game",facts:{out:"The game ends when the bag is empty and a player has no tiles left.",zeros:`It also ends when a player has had ${c(e.zeros,"scoreless turn")} in a row: passes, exchanges or bombs.`,held:"Players lose the points of the tiles left on their racks; no one gains them."}}]}function ue({multipliers:e}){const t=new Map;return e.forEach(([a,s],o)=>{const n=pe(a,s);t.set(n,[...t.get(n)??[],o])}),[...t].map(([a,s])=>`${fe(s)} ${a}`).join("; ")}function fe(e){const[t]=e,a=e[e.length-1];return e.length>2&&a-t===e.length-1?`${t} to ${a}`:u(e)}function pe(e,t){return t?[e!==1&&`the letter by ${e}`,t!==1&&`the word by ${t}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var D={};y(D,{RULESET_NOTES:()=>me,parts:()=>we,values:()=>ge});var me={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with different penalties."};function we(e){const t=`two packs for ${e.two_packs_from} or more players`,a=e.max_exchanged===null?"one or more cards":c(e.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of all your cards. When a player plays their last card, the round ends, and everyone else scores the points of the cards left in their hand.",out:`Points are bad: with ${e.out_at} or more, you’re out of the game.`,won:"The last player left wins; in a game of a set number of rounds, the lowest score wins."}},{title:"The deal",facts:{cards:`${c(e.cards_each,"card")} each, from a pack of ${G(e.pack)} (${t}). The rest form the stock, with its top card turned face up beside it: the exposed card.`,dealer:"Each player draws a card; the highest deals first (A is high), and the next player starts.",later:$e[e.later_dealer]}},{title:"Your turn",facts:{lead:`${b} You cannot pass.`,ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${a} of one word on the table for your own, and take the old ones into your hand: EXPERT becomes EXPORT, and you get the E.`,"Discard a card and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:e.same_word_exchange?"You may also swap a Master on the table for the letter it stands for, or a letter for your Master, without changing the word.":"A change must make a different word.",stock:ye[e.renewal]}},{title:"Challenges",facts:be(e)},{title:"End of a round",facts:{end:"A round ends when a hand is empty and the last word stands. If all players go out of the game at once, the lowest score wins.",guard:`It also ends after ${c(e.guard,"turn")} per player in which no hand gets smaller; then everyone scores the cards they hold.`}}]}var $e={rotation:"In later rounds, the players take turns dealing.",starter:"In later rounds, the player who started the last round deals."},ye={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function be({strict:e,right_challenger:t,right_offender:a,wrong_challenger:s}){return e?{refused:g}:{may:"You can play any word, even a phony. Any opponent can challenge it.",right:`If it isn’t in the dictionary, the player takes the cards back and loses the turn${[T("the challenger",t),T("the player",a)].join("")}.`,wrong:`If it is, the word stays${T("the challenger",s)}.`,refused:O}}function T(e,t){if(!t)return"";const a=c(Math.abs(t),"point");return t>0?`; ${e}’s score goes up by ${a}`:`; ${e}’s score goes down by ${a}`}function ge({points:e,pack:t}){const a=new Map;for(const[s,o]of Object.entries(t)){const n=e[s],i=`${n} ${o}`,r=a.get(i)??{each:n,count:o,cards:[]};r.cards.push(s===V?"Master":s),a.set(i,r)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...a.values()].sort((s,o)=>o.each-s.each||o.count-s.count).map(({each:s,cards:o,count:n})=>[s,o.join(" "),n]),note:`${G(t)} cards in a pack.`}}var G=e=>Object.values(e).reduce((t,a)=>t+a,0),H={};y(H,{RULESET_NOTES:()=>ve,parts:()=>Te,values:()=>Y});var ve={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function Te(e){return[{title:"Aim",facts:{aim:"Play words for points; the highest score wins."}},{title:"Setup",facts:{board:`The board has ${I(e)}.`,...j(e),first:`The first play needs at least two tiles${ke(e)}.`}},{title:"Your turn",facts:{lead:b,ways:[L,...C(e)],blank:"You choose a letter for a blank when you play it. The blank keeps that letter and scores nothing.",draw:N(e)}},{title:"Points",facts:{words:M,squares:xe(e),bonus:v(e)}},{title:"Challenges",facts:Ee[e.challenge]},{title:"End of the game",facts:{out:"The game ends when the bag is empty and a player has no tiles left. That player gains the points of the tiles left on the other racks.",zeros:`It also ends after ${c(e.scoreless_turns,"scoreless turn")} in a row, counting all players.`,held:"Players lose the points of the tiles left on their racks. If that ends in a tie, whoever was ahead before it wins."}}]}function ke({start:e}){return e?`, one of them on the star (${ae({row:e[0],column:e[1]})})`:""}var f=e=>({may:"You can play any words, even phonies. Any opponent can challenge the whole play.",right:"If any word is a phony, the tiles come off the board and the player loses the turn.",wrong:`If all the words are valid, ${e}.`,refused:O}),Ee={rules:f("the challenger loses the next turn"),double:f("the challenger loses the next turn, which counts as scoreless"),single:f("nothing happens"),five:f("the play scores 5 extra points"),ten:f("the play scores 10 extra points"),void:{refused:g}};function xe({squares:e}){const t=n=>[...new Set(e.flat().map(i=>i[n]))].filter(i=>i!==1).sort(),a=t(0),s=t(1),o=[a.length?`the letter by ${u(a,"or")}`:"",s.length?`the word by ${u(s,"or")}`:""].filter(Boolean);return o.length?`Premium squares multiply ${u(o)}, but only for the play that covers them.`:""}var k="";function Ae({server:e,rest:t,query:a}){const s=K(e,t[0]),{game:o,title:n=""}=s;return l`
    <div class="heading">
      <h1>${Z(n)}</h1>
      <${z} server=${e} view="rules" game=${o} />
    </div>
    <${Se}
      key=${`${o}?${a}`}
      info=${s}
      dictionaries=${e.dictionaries}
      requested=${ee(a)}
    />
  `}function Se({info:e,dictionaries:t,requested:a}){const{game:s,rulesets:o,players:n}=e,i=a!==null&&!o.includes(a),[r,w]=B(i?k:a??o[0]),$=r===k?a:r,{value:p,error:U}=m(()=>S(s,$),[$]),E=m(()=>Promise.all(o.map(h=>S(s,h))),[]).value,{value:d,error:W}=m(q[s].loadRules,[s]),x=o.map(h=>[h,_(h)]);return l`
    <div class="row">
      <${F}
        label=${te}
        id="ruleset"
        value=${r}
        options=${i?[[k,se],...x]:x}
        onChange=${w}
      />
      <p class="hint">${d?.RULESET_NOTES[$]} ${oe(n)}</p>
    </div>
    <${X} text=${U??W} />
    ${p&&d&&l`
        <div class="rules" data-ruleset=${p.ruleset}>
          <div class="panel rules-parts">
            ${d.parts(p).map(h=>l`<${_e} key=${h.title} ...${h} />`)}
          </div>
          <aside class="rules-side">
            <${Oe} ...${d.values(p)} />
            <${Ie} names=${t} />
          </aside>
        </div>
      `}
    ${E&&d&&l`<${Re} all=${E.map(d.parts)} rulesets=${o} />`}
  `}function _e({title:e,facts:t}){return l`
    <section>
      <h2>${e}</h2>
      ${Object.entries(t).map(([a,s])=>Array.isArray(s)?l`<ul key=${a}>${s.map(o=>l`<li key=${o}>${o}</li>`)}</ul>`:s&&l`<p key=${a}>${s}</p>`)}
    </section>
  `}function Oe({title:e,columns:t,rows:a,note:s}){return l`
    <section class="panel">
      <h2>${e}</h2>
      <${A}
        classes="values"
        columns=${t.map(o=>({title:o}))}
        rows=${a.map(o=>({key:o.join(),cells:o}))}
      />
      <p class="hint">${s}</p>
    </section>
  `}function Re({all:e,rulesets:t}){const a=e.map(r=>new Map(r.flatMap(Pe))),o=[...new Set(a.flatMap(r=>[...r.keys()]))].map(r=>({key:r,cells:a.map(w=>w.get(r)??"–")})).filter(({cells:r})=>new Set(r).size>1);if(!o.length)return null;const n=t.map(_),i=n.map(r=>({title:r}));return l`
    <details class="panel">
      <summary>${ne(n)}</summary>
      <${A} classes="differences" columns=${i} rows=${o} />
    </details>
  `}var Pe=({title:e,facts:t})=>Object.entries(t).flatMap(([a,s])=>[s].flat().map((o,n)=>[`${e} ${a} ${n}`,o]));function Ie({names:e}){const{value:t}=m(()=>Promise.all(e.map(Q)),[]);return l`
    <section class="panel">
      <h2>${re}</h2>
      <p>${ie}</p>
      <ul>
        ${e.map((a,s)=>{const o=ce(a,t&&t[s].words);return l`<li key=${a}><strong>${J(a)}</strong>${o}</li>`})}
      </ul>
    </section>
  `}export{Ae as Rules,R as lexibombRules,D as lexiconRules,H as scrabbleRules};

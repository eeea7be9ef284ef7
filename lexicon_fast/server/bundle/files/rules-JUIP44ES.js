import{A as h,Bb as z,Hb as V,Ib as j,Kb as X,P as F,S as P,T as H,Ya as G,a as O,c as Y,ha as W,i as c,mb as B,ob as U,sa as _,ta as N,ua as m,vb as q,y as D,z as l}from"./chunk-5CZEX4L2.js";var Q="this table’s rules",J=([e,t])=>`For ${e} to ${t} players.`,K=e=>`How the ${h(e)} rules differ`,Z="Dictionaries",ee="A word is valid if it is in the table’s dictionary.",he={enable:"made for word games","2of12inf":"common words and their inflections; Lexibomb was written for it",yawl:"the largest, with many rare words"};function te(e,t){let s=[t===null?null:l(t,"word"),he[e]].filter(Boolean).join(", ");return s&&`: ${s}`}var u="On your turn, do one of the following.",p="Words that aren’t in the dictionary are rejected at once.",b="At tables without challenges, phonies are rejected at once instead.";var ne={};O(ne,{RULESET_NOTES:()=>fe,parts:()=>ue,values:()=>v});var oe=({counts:e})=>Object.values(e).reduce((t,o)=>t+o,0),g=({squares:e})=>`${e.length} x ${e[0].length} squares`;function x(e){let t=l(e.counts[e.blank]??0,"blank");return{tiles:`${l(e.rack,"tile")} each, from a bag of ${oe(e)} with ${t}.`,begins:"The player who draws the letter closest to A starts; a blank beats an A."}}var T="Play tiles in one row or column, without gaps, connected to tiles already on the board. Every run of two or more letters, across and down, must be a word.",k="Each word you form or extend scores the points of its letters.",E=({exchange_from:e})=>[`Exchange tiles, if the bag has at least ${e}.`,"Pass."],A=({rack:e})=>`After a play, draw from the bag until you have ${e} tiles again.`,w=({bonus:e})=>e.map((t,o)=>t?`Playing ${l(o,"tile")} at once earns ${l(t,"bonus point")}.`:"").filter(Boolean).join(" ");function v(e){let{values:t,counts:o,blank:s}=e,n=new Map;for(let[a,i]of Object.entries(o)){let r=`${a===s?"blank":a} ×${i}`;n.set(t[a],[...n.get(t[a])??[],r])}return{title:"The tiles",columns:["Points","Tiles and how many"],rows:[...n].sort(([a],[i])=>a-i).map(([a,i])=>[a,i.join(" ")]),note:`${oe(e)} tiles.`}}var fe={standard:"From the description of the original program, with its gaps filled.",classic_poc:"The numbers of the original program."};function ue(e){return[{title:"Aim",facts:{aim:"Play words for points, as in Scrabble; the highest score wins.",bombs:`Hidden under the board of ${g(e)}: ${l(e.bombs,"bomb")}.`}},{title:"Setup",facts:{...x(e),first:"The first play needs at least two tiles and can go anywhere."}},{title:"Your turn",facts:{lead:u,ways:[T,...E(e)],refused:p,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens all of those squares, and so on.",blank:"A blank has no fixed letter. A word with blanks is valid if some choice of letters makes it a word; the choice can differ from word to word and from turn to turn. A blank scores nothing.",draw:A(e)}},{title:"Points",facts:{words:k,numbers:`The number under a new tile multiplies: ${pe(e)}.`,bomb:"If a new tile hits a bomb, every word through it scores nothing. In later plays, its letter scores as usual.",bonus:w(e)&&`${w(e)} Bombs don’t affect this bonus.`}},{title:"End of the game",facts:{out:"The game ends when the bag is empty and a player has no tiles left.",zeros:`It also ends when a player has had ${l(e.zeros,"scoreless turn")} in a row: passes, exchanges or bombs.`,held:"Players lose the points of the tiles left on their racks; no one gains them."}}]}function pe({multipliers:e}){let t=new Map;return e.forEach(([o,s],n)=>{let a=we(o,s);t.set(a,[...t.get(a)??[],n])}),[...t].map(([o,s])=>`${me(s)} ${o}`).join("; ")}function me(e){let[t]=e,o=e[e.length-1];return e.length>2&&o-t===e.length-1?`${t} to ${o}`:h(e)}function we(e,t){return t?[e!==1&&`the letter by ${e}`,t!==1&&`the word by ${t}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var re={};O(re,{RULESET_NOTES:()=>$e,parts:()=>ye,values:()=>Te});var $e={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with different penalties."};function ye(e){let t=`two packs for ${e.two_packs_from} or more players`,o=e.max_exchanged===null?"one or more cards":l(e.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of all your cards. When a player plays their last card, the round ends, and everyone else scores the points of the cards left in their hand.",out:`Points are bad: with ${e.out_at} or more, you’re out of the game.`,won:"The last player left wins; in a game of a set number of rounds, the lowest score wins."}},{title:"The deal",facts:{cards:`${l(e.cards_each,"card")} each, from a pack of ${ae(e.pack)} (${t}). The rest form the stock, with its top card turned face up beside it: the exposed card.`,dealer:"Each player draws a card; the highest deals first (A is high), and the next player starts.",later:be[e.later_dealer]}},{title:"Your turn",facts:{lead:`${u} You cannot pass.`,ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${o} of one word on the table for your own, and take the old ones into your hand: EXPERT becomes EXPORT, and you get the E.`,"Discard a card and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:e.same_word_exchange?"You may also swap a Master on the table for the letter it stands for, or a letter for your Master, without changing the word.":"A change must make a different word.",stock:ge[e.renewal]}},{title:"Challenges",facts:xe(e)},{title:"End of a round",facts:{end:"A round ends when a hand is empty and the last word stands. If all players go out of the game at once, the lowest score wins.",guard:`It also ends after ${l(e.guard,"turn")} per player in which no hand gets smaller; then everyone scores the cards they hold.`}}]}var be={rotation:"In later rounds, the players take turns dealing.",starter:"In later rounds, the player who started the last round deals."},ge={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function xe({strict:e,right_challenger:t,right_offender:o,wrong_challenger:s}){return e?{refused:p}:{may:"You can play any word, even a phony. Any opponent can challenge it.",right:`If it isn’t in the dictionary, the player takes the cards back and loses the turn${[I("the challenger",t),I("the player",o)].join("")}.`,wrong:`If it is, the word stays${I("the challenger",s)}.`,refused:b}}function I(e,t){if(!t)return"";let o=l(Math.abs(t),"point");return t>0?`; ${e}’s score goes up by ${o}`:`; ${e}’s score goes down by ${o}`}function Te({points:e,pack:t}){let o=new Map;for(let[s,n]of Object.entries(t)){let a=e[s],i=`${a} ${n}`,r=o.get(i)??{each:a,count:n,cards:[]};r.cards.push(s===W?"Master":s),o.set(i,r)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...o.values()].sort((s,n)=>n.each-s.each||n.count-s.count).map(({each:s,cards:n,count:a})=>[s,n.join(" "),a]),note:`${ae(t)} cards in a pack.`}}var ae=e=>Object.values(e).reduce((t,o)=>t+o,0);var ie={};O(ie,{RULESET_NOTES:()=>ke,parts:()=>Ee,values:()=>v});var ke={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function Ee(e){return[{title:"Aim",facts:{aim:"Play words for points; the highest score wins."}},{title:"Setup",facts:{board:`The board has ${g(e)}.`,...x(e),first:`The first play needs at least two tiles${Ae(e)}.`}},{title:"Your turn",facts:{lead:u,ways:[T,...E(e)],blank:"You choose a letter for a blank when you play it. The blank keeps that letter and scores nothing.",draw:A(e)}},{title:"Points",facts:{words:k,squares:Re(e),bonus:w(e)}},{title:"Challenges",facts:ve[e.challenge]},{title:"End of the game",facts:{out:"The game ends when the bag is empty and a player has no tiles left. That player gains the points of the tiles left on the other racks.",zeros:`It also ends after ${l(e.scoreless_turns,"scoreless turn")} in a row, counting all players.`,held:"Players lose the points of the tiles left on their racks. If that ends in a tie, whoever was ahead before it wins."}}]}function Ae({start:e}){return e?`, one of them on the star (${G({row:e[0],column:e[1]})})`:""}var $=e=>({may:"You can play any words, even phonies. Any opponent can challenge the whole play.",right:"If any word is a phony, the tiles come off the board and the player loses the turn.",wrong:`If all the words are valid, ${e}.`,refused:b}),ve={rules:$("the challenger loses the next turn"),double:$("the challenger loses the next turn, which counts as scoreless"),single:$("nothing happens"),five:$("the play scores 5 extra points"),ten:$("the play scores 10 extra points"),void:{refused:p}};function Re({squares:e}){let t=a=>[...new Set(e.flat().map(i=>i[a]))].filter(i=>i!==1).sort(),o=t(0),s=t(1),n=[o.length?`the letter by ${h(o,"or")}`:"",s.length?`the word by ${h(s,"or")}`:""].filter(Boolean);return n.length?`Premium squares multiply ${h(n)}, but only for the play that covers them.`:""}var C="";function Ze({server:e,rest:t,query:o}){let s=U(e,t[0]),{game:n,title:a=""}=s;return c`
    <div class="heading">
      <h1>${H(a)}</h1>
      <${V} server=${e} view="rules" game=${n} />
    </div>
    <${Se}
      key=${`${n}?${o}`}
      info=${s}
      dictionaries=${e.dictionaries}
      requested=${q(o)}
    />
  `}function Se({info:e,dictionaries:t,requested:o}){let{game:s,rulesets:n,players:a}=e,i=o!==null&&!n.includes(o),[r,R]=Y(i?C:o??n[0]),S=r===C?o:r,{value:y,error:le}=m(()=>_(s,S),[S]),M=m(()=>Promise.all(n.map(d=>_(s,d))),[]).value,{value:f,error:ce}=m(B[s].loadRules,[s]),L=n.map(d=>[d,P(d)]);return c`
    <div class="row">
      <${z}
        label=${D}
        id="ruleset"
        value=${r}
        options=${i?[[C,Q],...L]:L}
        onChange=${R}
      />
      <p class="hint">${f?.RULESET_NOTES[S]} ${J(a)}</p>
    </div>
    <${X} text=${le??ce} />
    ${y&&f&&c`
        <div class="rules" data-ruleset=${y.ruleset}>
          <div class="panel rules-parts">
            ${f.parts(y).map(d=>c`<${Oe} key=${d.title} ...${d} />`)}
          </div>
          <aside class="rules-side">
            <${Pe} ...${f.values(y)} />
            <${Ie} names=${t} />
          </aside>
        </div>
      `}
    ${M&&f&&c`<${_e} all=${M.map(f.parts)} rulesets=${n} />`}
  `}function Oe({title:e,facts:t}){return c`
    <section>
      <h2>${e}</h2>
      ${Object.entries(t).map(([o,s])=>Array.isArray(s)?c`<ul key=${o}>${s.map(n=>c`<li key=${n}>${n}</li>`)}</ul>`:s&&c`<p key=${o}>${s}</p>`)}
    </section>
  `}function Pe({title:e,columns:t,rows:o,note:s}){return c`
    <section class="panel">
      <h2>${e}</h2>
      <${j}
        classes="values"
        columns=${t.map(n=>({title:n}))}
        rows=${o.map(n=>({key:n.join(),cells:n}))}
      />
      <p class="hint">${s}</p>
    </section>
  `}function _e({all:e,rulesets:t}){let o=e.map(r=>new Map(r.flatMap(je))),n=[...new Set(o.flatMap(r=>[...r.keys()]))].map(r=>({key:r,cells:o.map(R=>R.get(r)??"–")})).filter(({cells:r})=>new Set(r).size>1);if(!n.length)return null;let a=t.map(P),i=a.map(r=>({title:r}));return c`
    <details class="panel">
      <summary>${K(a)}</summary>
      <${j} classes="differences" columns=${i} rows=${n} />
    </details>
  `}var je=({title:e,facts:t})=>Object.entries(t).flatMap(([o,s])=>[s].flat().map((n,a)=>[`${e} ${o} ${a}`,n]));function Ie({names:e}){let{value:t}=m(()=>Promise.all(e.map(N)),[]);return c`
    <section class="panel">
      <h2>${Z}</h2>
      <p>${ee}</p>
      <ul>
        ${e.map((o,s)=>{let n=te(o,t&&t[s].words);return c`<li key=${o}><strong>${F(o)}</strong>${n}</li>`})}
      </ul>
    </section>
  `}export{Ze as Rules,ne as lexibombRules,re as lexiconRules,ie as scrabbleRules};

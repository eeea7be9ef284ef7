import{A as h,Bb as B,Hb as V,Ib as C,Kb as X,P as F,S as _,T as H,Za as U,a as S,c as W,ha as N,i as c,mb as Y,ob as q,sa as I,ta as G,ua as m,vb as z,y as D,z as l}from"./chunk-EP65XFAW.js";var Q="as at the table",J=([e,t])=>`For ${e} to ${t} players.`,K=e=>`How the ${h(e)} rules differ`,Z="Dictionaries",ee="Only words in the dictionary of a table are valid there.",he={enable:"made for word games","2of12inf":"common words and their inflections; Lexibomb was written for it",yawl:"the largest, with many rare words"};function te(e,t){let s=[t===null?null:l(t,"word"),he[e]].filter(Boolean).join(", ");return s&&`: ${s}`}var u="Choose one of these actions.",p="Words that are not in the dictionary are refused at once.",y="At tables without challenges, words that are not in the dictionary are refused at once instead.";var ae={};S(ae,{RULESET_NOTES:()=>fe,parts:()=>ue,values:()=>v});var oe=({counts:e})=>Object.values(e).reduce((t,o)=>t+o,0),g=({squares:e})=>`${e.length} x ${e[0].length} squares`;function x(e){let t=l(e.counts[e.blank]??0,"blank");return{tiles:`${l(e.rack,"tile")} each, from a bag of ${oe(e)} with ${t}.`,begins:"The player who draws the letter nearest to A begins; a blank comes before A."}}var T="Lay tiles in one row or column, without a gap, so that they touch others on the board. All letters that then stand side by side, across and down, must form words.",k="Each word that a play forms or makes longer scores the points of its letters.",A=({exchange_from:e})=>[`Exchange tiles for others, as long as the bag has ${e} or more.`,"Pass."],E=({rack:e})=>`After a play you draw from the bag until you have ${e} tiles again.`,w=({bonus:e})=>e.map((t,o)=>t?`${l(o,"tile")} in one play score ${l(t,"point")} more.`:"").filter(Boolean).join(" ");function v(e){let{values:t,counts:o,blank:s}=e,a=new Map;for(let[n,i]of Object.entries(o)){let r=`${n===s?"blank":n} ×${i}`;a.set(t[n],[...a.get(t[n])??[],r])}return{title:"The tiles",columns:["Points","Tiles, and how many"],rows:[...a].sort(([n],[i])=>n-i).map(([n,i])=>[n,i.join(" ")]),note:`${oe(e)} tiles.`}}var fe={standard:"From the description of the original program, with its gaps filled.",classic_poc:"The numbers of the original program."};function ue(e){return[{title:"Aim",facts:{aim:"Lay words for points, as in Scrabble; the highest score wins.",bombs:`Under the board of ${g(e)} ${l(e.bombs,"bomb")} lie hidden.`}},{title:"The start",facts:{...x(e),first:"The first play needs two tiles or more, and may lie anywhere."}},{title:"A turn",facts:{lead:u,ways:[T,...A(e)],refused:p,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens those squares, too, and so on.",blank:"A blank stands for no letter in particular. A word with blanks is valid if some letters in their place make one; they may differ from word to word and from turn to turn. A blank scores nothing.",draw:E(e)}},{title:"Points",facts:{words:k,numbers:`The number under a new tile multiplies: ${pe(e)}.`,bomb:"If a new tile lies on a bomb, all words through it score nothing. In later plays its letter scores as any other.",bonus:w(e)&&`${w(e)} A bomb does not change that.`}},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left.",zeros:`It is also over when a player has had ${l(e.zeros,"turn")} in a row without a point: passes, exchanges or bombs.`,held:"All lose the points of the tiles that they hold; nobody gains them."}}]}function pe({multipliers:e}){let t=new Map;return e.forEach(([o,s],a)=>{let n=we(o,s);t.set(n,[...t.get(n)??[],a])}),[...t].map(([o,s])=>`${me(s)} ${o}`).join("; ")}function me(e){let[t]=e,o=e[e.length-1];return e.length>2&&o-t===e.length-1?`${t} to ${o}`:h(e)}function we(e,t){return t?[e!==1&&`the letter by ${e}`,t!==1&&`the word by ${t}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var re={};S(re,{RULESET_NOTES:()=>$e,parts:()=>be,values:()=>Te});var $e={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with other penalties."};function be(e){let t=`two packs if ${e.two_packs_from} or more play`,o=e.max_exchanged===null?"one or more cards":l(e.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of your cards. The player who lays the last one ends the round; the others score the points of the cards that they hold.",out:`Points are bad: with ${e.out_at} or more you are out of the game.`,won:"The last player left wins, or after a set number of rounds the fewest points."}},{title:"The deal",facts:{cards:`${l(e.cards_each,"card")} each, from a pack of ${ne(e.pack)} (${t}). The other cards are the stock; its top card lies exposed beside it.`,dealer:"Each player draws a card; the highest deals first (A is the highest), and the next player begins.",later:ye[e.later_dealer]}},{title:"A turn",facts:{lead:`${u} You cannot pass.`,ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${o} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, and the E is yours.`,"Discard a card, and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:e.same_word_exchange?"A word may stay the same if a Master in it is changed for the card of its letter, or a card for your Master.":"A change must make another word.",stock:ge[e.renewal]}},{title:"Challenges",facts:xe(e)},{title:"The end of a round",facts:{end:"A round is over when a hand is empty and the last word stands. If all players are out of the game at once, the lowest score wins.",guard:`It is also over when in ${l(e.guard,"turn")} of each player no hand has become smaller. Then all score the cards that they hold.`}}]}var ye={rotation:"In later rounds the players deal in turn.",starter:"In later rounds the player who began the last round deals."},ge={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function xe({strict:e,right_challenger:t,right_offender:o,wrong_challenger:s}){return e?{refused:p}:{may:"Any word may be laid, valid or not. Each of the others may challenge it, until one does.",right:`If it is not in the dictionary, the cards go back, and the turn is lost${[L("the challenger",t),L("the player",o)].join("")}.`,wrong:`If it is, the word stays${L("the challenger",s)}.`,refused:y}}function L(e,t){if(!t)return"";let o=l(Math.abs(t),"point");return t>0?`; ${e} gets ${o}`:`; ${e} has ${o} taken off`}function Te({points:e,pack:t}){let o=new Map;for(let[s,a]of Object.entries(t)){let n=e[s],i=`${n} ${a}`,r=o.get(i)??{each:n,count:a,cards:[]};r.cards.push(s===N?"Master":s),o.set(i,r)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...o.values()].sort((s,a)=>a.each-s.each||a.count-s.count).map(({each:s,cards:a,count:n})=>[s,a.join(" "),n]),note:`${ne(t)} cards in a pack.`}}var ne=e=>Object.values(e).reduce((t,o)=>t+o,0);var ie={};S(ie,{RULESET_NOTES:()=>ke,parts:()=>Ae,values:()=>v});var ke={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function Ae(e){return[{title:"Aim",facts:{aim:"Lay words for points; the highest score wins."}},{title:"The start",facts:{board:`The board has ${g(e)}.`,...x(e),first:`The first play needs two tiles or more${Ee(e)}.`}},{title:"A turn",facts:{lead:u,ways:[T,...A(e)],blank:"You choose a letter for a blank when you lay it. The blank keeps that letter, and scores nothing.",draw:E(e)}},{title:"Points",facts:{words:k,squares:Re(e),bonus:w(e)}},{title:"Challenges",facts:ve[e.challenge]},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left. That player gains the points of the tiles that the others hold.",zeros:`It is also over after ${l(e.scoreless_turns,"turn")} in a row without a point, counting all players.`,held:"All lose the points of the tiles that they hold. If scores are equal, the one that was higher before wins."}}]}function Ee({start:e}){return e?`, one of them on the star (${U({row:e[0],column:e[1]})})`:""}var $=e=>({may:"Any words may be laid, valid or not. Each of the others may challenge them, all together, until one does.",right:"If one of them is not in the dictionary, the tiles go back, and the turn is lost.",wrong:`If all of them are, ${e}.`,refused:y}),ve={rules:$("the challenger loses the next turn"),double:$("the challenger loses the next turn, which counts as one without a point"),single:$("nothing happens"),five:$("the play scores 5 points more"),ten:$("the play scores 10 points more"),void:{refused:p}};function Re({squares:e}){let t=n=>[...new Set(e.flat().map(i=>i[n]))].filter(i=>i!==1).sort(),o=t(0),s=t(1),a=[o.length?`the letter by ${h(o,"or")}`:"",s.length?`the word by ${h(s,"or")}`:""].filter(Boolean);return a.length?`Marked squares multiply ${h(a)}, in the play that lays a tile on them.`:""}var M="";function Ze({server:e,rest:t,query:o}){let s=q(e,t[0]),{game:a,title:n=""}=s;return c`
    <div class="heading">
      <h1>${H(n)}</h1>
      <${V} server=${e} view="rules" game=${a} />
    </div>
    <${Oe}
      key=${`${a}?${o}`}
      info=${s}
      dictionaries=${e.dictionaries}
      requested=${z(o)}
    />
  `}function Oe({info:e,dictionaries:t,requested:o}){let{game:s,rulesets:a,players:n}=e,i=o!==null&&!a.includes(o),[r,R]=W(i?M:o??a[0]),O=r===M?o:r,{value:b,error:le}=m(()=>I(s,O),[O]),P=m(()=>Promise.all(a.map(d=>I(s,d))),[]).value,{value:f,error:ce}=m(Y[s].loadRules,[s]),j=a.map(d=>[d,_(d)]);return c`
    <div class="row">
      <${B}
        label=${D}
        id="ruleset"
        value=${r}
        options=${i?[[M,Q],...j]:j}
        onChange=${R}
      />
      <p class="hint">${f?.RULESET_NOTES[O]} ${J(n)}</p>
    </div>
    <${X} text=${le??ce} />
    ${b&&f&&c`
        <div class="rules" data-ruleset=${b.ruleset}>
          <div class="panel rules-parts">
            ${f.parts(b).map(d=>c`<${Se} key=${d.title} ...${d} />`)}
          </div>
          <aside class="rules-side">
            <${_e} ...${f.values(b)} />
            <${Le} names=${t} />
          </aside>
        </div>
      `}
    ${P&&f&&c`<${Ie} all=${P.map(f.parts)} rulesets=${a} />`}
  `}function Se({title:e,facts:t}){return c`
    <section>
      <h2>${e}</h2>
      ${Object.entries(t).map(([o,s])=>Array.isArray(s)?c`<ul key=${o}>${s.map(a=>c`<li key=${a}>${a}</li>`)}</ul>`:s&&c`<p key=${o}>${s}</p>`)}
    </section>
  `}function _e({title:e,columns:t,rows:o,note:s}){return c`
    <section class="panel">
      <h2>${e}</h2>
      <${C}
        classes="values"
        columns=${t.map(a=>({title:a}))}
        rows=${o.map(a=>({key:a.join(),cells:a}))}
      />
      <p class="hint">${s}</p>
    </section>
  `}function Ie({all:e,rulesets:t}){let o=e.map(r=>new Map(r.flatMap(Ce))),a=[...new Set(o.flatMap(r=>[...r.keys()]))].map(r=>({key:r,cells:o.map(R=>R.get(r)??"–")})).filter(({cells:r})=>new Set(r).size>1);if(!a.length)return null;let n=t.map(_),i=n.map(r=>({title:r}));return c`
    <details class="panel">
      <summary>${K(n)}</summary>
      <${C} classes="differences" columns=${i} rows=${a} />
    </details>
  `}var Ce=({title:e,facts:t})=>Object.entries(t).flatMap(([o,s])=>[s].flat().map((a,n)=>[`${e} ${o} ${n}`,a]));function Le({names:e}){let{value:t}=m(()=>Promise.all(e.map(G)),[]);return c`
    <section class="panel">
      <h2>${Z}</h2>
      <p>${ee}</p>
      <ul>
        ${e.map((o,s)=>{let a=te(o,t&&t[s].words);return c`<li key=${o}><strong>${F(o)}</strong>${a}</li>`})}
      </ul>
    </section>
  `}export{Ze as Rules,ae as lexibombRules,re as lexiconRules,ie as scrabbleRules};

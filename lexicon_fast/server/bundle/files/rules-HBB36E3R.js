import{Ab as B,Bb as I,C as j,Db as V,E as N,G as f,Ra as U,W as p,X as y,a as R,aa as W,c as P,eb as G,gb as Y,i as h,jb as C,ka as _,la as H,m as l,ma as m,n as c,ob as q,ub as z}from"./chunk-5SB4YQFK.js";var J={};R(J,{RULESET_NOTES:()=>se,parts:()=>ae,values:()=>S});var X=({counts:e})=>Object.values(e).reduce((t,o)=>t+o,0),g=({squares:e})=>`${e.length} x ${e[0].length} squares`;function T(e){let t=l(e.counts[e.blank]??0,"blank");return{tiles:`${l(e.rack,"tile")} each, from a bag of ${X(e)} with ${t}.`,begins:"The player who draws the letter nearest to A begins; a blank comes before A."}}var x="Lay tiles in one row or column, without a gap, so that they touch others on the board. All letters that then stand side by side, across and down, must form words.",E="Each word that a play forms or makes longer scores the points of its letters.",k=({exchange_from:e})=>[`Exchange tiles for others, as long as the bag has ${e} or more.`,"Pass."],A=({rack:e})=>`After a play you draw from the bag until you have ${e} tiles again.`,w=({bonus:e})=>e.map((t,o)=>t?`${l(o,"tile")} in one play score ${l(t,"point")} more.`:"").filter(Boolean).join(" ");function S(e){let{values:t,counts:o,blank:s}=e,a=new Map;for(let[n,i]of Object.entries(o)){let r=`${n===s?"blank":n} ×${i}`;a.set(t[n],[...a.get(t[n])??[],r])}return{title:"The tiles",columns:["Points","Tiles, and how many"],rows:[...a].sort(([n],[i])=>n-i).map(([n,i])=>[n,i.join(" ")]),note:`${X(e)} tiles.`}}var se={standard:"From the description of the original program, with its gaps filled.",classic_poc:"The numbers of the original program."};function ae(e){return[{title:"Aim",facts:{aim:"Lay words for points, as in Scrabble; the highest score wins.",bombs:`Under the board of ${g(e)} ${l(e.bombs,"bomb")} lie hidden.`}},{title:"The start",facts:{...T(e),first:"The first play needs two tiles or more, and may lie anywhere."}},{title:"A turn",facts:{lead:f,ways:[x,...k(e)],refused:p,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens those squares, too, and so on.",blank:"A blank stands for no letter in particular. A word with blanks is valid if some letters in their place make one; they may differ from word to word and from turn to turn. A blank scores nothing.",draw:A(e)}},{title:"Points",facts:{words:E,numbers:`The number under a new tile multiplies: ${ne(e)}.`,bomb:"If a new tile lies on a bomb, all words through it score nothing. In later plays its letter scores as any other.",bonus:w(e)&&`${w(e)} A bomb does not change that.`}},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left.",zeros:`It is also over when a player has had ${l(e.zeros,"turn")} in a row without a point: passes, exchanges or bombs.`,held:"All lose the points of the tiles that they hold; nobody gains them."}}]}function ne({multipliers:e}){let t=new Map;return e.forEach(([o,s],a)=>{let n=ie(o,s);t.set(n,[...t.get(n)??[],a])}),[...t].map(([o,s])=>`${re(s)} ${o}`).join("; ")}function re(e){let[t]=e,o=e[e.length-1];return e.length>2&&o-t===e.length-1?`${t} to ${o}`:c(e)}function ie(e,t){return t?[e!==1&&`the letter by ${e}`,t!==1&&`the word by ${t}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var Z={};R(Z,{RULESET_NOTES:()=>le,parts:()=>he,values:()=>fe});var le={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with other penalties."};function he(e){let t=`two packs if ${e.two_packs_from} or more play`,o=e.max_exchanged===null?"one or more cards":l(e.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of your cards. The player who lays the last one ends the round; the others score the points of the cards that they hold.",out:`Points are bad: with ${e.out_at} or more you are out of the game.`,won:"The last player left wins, or after a set number of rounds the fewest points."}},{title:"The deal",facts:{cards:`${l(e.cards_each,"card")} each, from a pack of ${K(e.pack)} (${t}). The other cards are the stock; its top card lies exposed beside it.`,dealer:"Each player draws a card; the highest deals first (A is the highest), and the next player begins.",later:ce[e.later_dealer]}},{title:"A turn",facts:{lead:`${f} You cannot pass.`,ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${o} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, and the E is yours.`,"Discard a card, and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:e.same_word_exchange?"A word may stay the same if a Master in it is changed for the card of its letter, or a card for your Master.":"A change must make another word.",stock:de[e.renewal]}},{title:"Challenges",facts:ue(e)},{title:"The end of a round",facts:{end:"A round is over when a hand is empty and the last word stands. If all players are out of the game at once, the lowest score wins.",guard:`It is also over when in ${l(e.guard,"turn")} of each player no hand has become smaller. Then all score the cards that they hold.`}}]}var ce={rotation:"In later rounds the players deal in turn.",starter:"In later rounds the player who began the last round deals."},de={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function ue({strict:e,right_challenger:t,right_offender:o,wrong_challenger:s}){return e?{refused:p}:{may:"Any word may be laid, valid or not. Each of the others may challenge it, until one does.",right:`If it is not in the dictionary, the cards go back, and the turn is lost${[L("the challenger",t),L("the player",o)].join("")}.`,wrong:`If it is, the word stays${L("the challenger",s)}.`,refused:y}}function L(e,t){if(!t)return"";let o=l(Math.abs(t),"point");return t>0?`; ${e} gets ${o}`:`; ${e} has ${o} taken off`}function fe({points:e,pack:t}){let o=new Map;for(let[s,a]of Object.entries(t)){let n=e[s],i=`${n} ${a}`,r=o.get(i)??{each:n,count:a,cards:[]};r.cards.push(s===W?"Master":s),o.set(i,r)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...o.values()].sort((s,a)=>a.each-s.each||a.count-s.count).map(({each:s,cards:a,count:n})=>[s,a.join(" "),n]),note:`${K(t)} cards in a pack.`}}var K=e=>Object.values(e).reduce((t,o)=>t+o,0);var ee={};R(ee,{RULESET_NOTES:()=>pe,parts:()=>me,values:()=>S});var pe={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function me(e){return[{title:"Aim",facts:{aim:"Lay words for points; the highest score wins."}},{title:"The start",facts:{board:`The board has ${g(e)}.`,...T(e),first:`The first play needs two tiles or more${we(e)}.`}},{title:"A turn",facts:{lead:f,ways:[x,...k(e)],blank:"You choose a letter for a blank when you lay it. The blank keeps that letter, and scores nothing.",draw:A(e)}},{title:"Points",facts:{words:E,squares:be(e),bonus:w(e)}},{title:"Challenges",facts:$e[e.challenge]},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left. That player gains the points of the tiles that the others hold.",zeros:`It is also over after ${l(e.scoreless_turns,"turn")} in a row without a point, counting all players.`,held:"All lose the points of the tiles that they hold. If scores are equal, the one that was higher before wins."}}]}function we({start:e}){return e?`, one of them on the star (${U({row:e[0],column:e[1]})})`:""}var $=e=>({may:"Any words may be laid, valid or not. Each of the others may challenge them, all together, until one does.",right:"If one of them is not in the dictionary, the tiles go back, and the turn is lost.",wrong:`If all of them are, ${e}.`,refused:y}),$e={rules:$("the challenger loses the next turn"),double:$("the challenger loses the next turn, which counts as one without a point"),single:$("nothing happens"),five:$("the play scores 5 points more"),ten:$("the play scores 10 points more"),void:{refused:p}};function be({squares:e}){let t=n=>[...new Set(e.flat().map(i=>i[n]))].filter(i=>i!==1).sort(),o=t(0),s=t(1),a=[o.length?`the letter by ${c(o,"or")}`:"",s.length?`the word by ${c(s,"or")}`:""].filter(Boolean);return a.length?`Marked squares multiply ${c(a)}, in the play that lays a tile on them.`:""}var D="";function We({server:e,rest:t,query:o}){let s=Y(e,t[0]),{game:a,title:n}=s;return h`
    <div class="heading">
      <h1>Rules of ${n}</h1>
      <${B} server=${e} view="rules" game=${a} />
    </div>
    <${ye}
      key=${`${a}?${o}`}
      info=${s}
      dictionaries=${e.dictionaries}
      requested=${q(o)}
    />
  `}function ye({info:e,dictionaries:t,requested:o}){let{game:s,rulesets:a,players:n}=e,i=o!==null&&!a.includes(o),[r,O]=P(i?D:o??a[0]),v=r===D?o:r,{value:b,error:te}=m(()=>_(s,v),[v]),F=m(()=>Promise.all(a.map(d=>_(s,d))),[]).value,{value:u,error:oe}=m(G[s].loadRules,[s]),M=a.map(d=>[d,C(d)]);return h`
    <div class="row">
      <${z}
        label="Ruleset"
        id="ruleset"
        value=${r}
        options=${i?[[D,"as at the table"],...M]:M}
        onChange=${O}
      />
      <p class="hint">${u?.RULESET_NOTES[v]} For ${n[0]} to ${n[1]} players.</p>
    </div>
    <${V} text=${te??oe} />
    ${b&&u&&h`
        <div class="rules" data-ruleset=${b.ruleset}>
          <div class="panel rules-parts">
            ${u.parts(b).map(d=>h`<${ge} key=${d.title} ...${d} />`)}
          </div>
          <aside class="rules-side">
            <${Te} ...${u.values(b)} />
            <${ke} names=${t} />
          </aside>
        </div>
      `}
    ${F&&u&&h`<${xe} all=${F.map(u.parts)} rulesets=${a} />`}
  `}function ge({title:e,facts:t}){return h`
    <section>
      <h2>${e}</h2>
      ${Object.entries(t).map(([o,s])=>Array.isArray(s)?h`<ul key=${o}>${s.map(a=>h`<li key=${a}>${a}</li>`)}</ul>`:s&&h`<p key=${o}>${s}</p>`)}
    </section>
  `}function Te({title:e,columns:t,rows:o,note:s}){return h`
    <section class="panel">
      <h2>${e}</h2>
      <${I}
        classes="values"
        columns=${t.map(a=>({title:a}))}
        rows=${o.map(a=>({key:a.join(),cells:a}))}
      />
      <p class="hint">${s}</p>
    </section>
  `}function xe({all:e,rulesets:t}){let o=e.map(r=>new Map(r.flatMap(Ee))),a=[...new Set(o.flatMap(r=>[...r.keys()]))].map(r=>({key:r,cells:o.map(O=>O.get(r)??"–")})).filter(({cells:r})=>new Set(r).size>1);if(!a.length)return null;let n=t.map(C),i=n.map(r=>({title:r}));return h`
    <details class="panel">
      <summary>How the rulesets ${c(n)} differ</summary>
      <${I} classes="differences" columns=${i} rows=${a} />
    </details>
  `}var Ee=({title:e,facts:t})=>Object.entries(t).flatMap(([o,s])=>[s].flat().map((a,n)=>[`${e} ${o} ${n}`,a]));function ke({names:e}){let{value:t}=m(()=>Promise.all(e.map(H)),[]);return h`
    <section class="panel">
      <h2>Dictionaries</h2>
      <p>Only words in the dictionary of a table are valid there.</p>
      <ul>
        ${e.map((o,s)=>{let n=[t&&l(t[s].words,"word"),N[o]].filter(Boolean).join(", ");return h`<li key=${o}><strong>${j(o)}</strong>${n&&`: ${n}`}</li>`})}
      </ul>
    </section>
  `}export{We as Rules,J as lexibombRules,Z as lexiconRules,ee as scrabbleRules};

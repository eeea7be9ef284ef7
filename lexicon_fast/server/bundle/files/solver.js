import{Board as ft,Card as mt,Cards as yt,Choice as gt,DataTable as O,DictionaryChoice as R,G as g,GAME_VIEWS as wt,GameTabs as Ct,J as q,LaidWord as E,Legend as kt,MASTER as Tt,PositionEditor as xt,Problem as x,RulesetChoice as I,Segments as S,TextField as F,UndoButton as H,VIEW_TITLES as Lt,boardKeys as Pt,cardsLeftColumn as D,clearButton as At,composed as Et,counted as L,defaultDictionary as G,dictionaryTitle as U,emptyRows as St,fe as r,findGame as Ft,hasMinefield as W,highestChance as Bt,keyOf as _t,laidLetters as Mt,lettersOf as j,noCardsLeft as Nt,notAccepted as K,orderLabel as Ot,parseRows as B,percent as Rt,replaceQuery as Q,rulesOf as Y,rulesOfGame as qt,usePromise as _,useRequest as M,useUndo as X,without as It,wordOf as Z}from"./texts.js";var Ht=t=>` for ${t}`,V="Position",z="Plays";function Dt(t,e){const n=L(t,"play");return e===null?n:`${e.toLocaleString("en")} of ${n}`}var Gt=t=>`The filters hide ${t===1?"the only play":`all ${L(t,"play")}`}.`,Ut=t=>`Show ${L(t,"play")}`,Wt="More plays",jt="The other plays aren’t listed.",Kt="Filters",Qt="Clear filters",J="Find",tt="Letters",Yt="Any",Xt=t=>`${t} or more`,Zt="Your cards, followed by the words on the table",Vt="* is the Master. In a table word, brackets mark its letter: l[u]rch.",et="CATDOG* hat l[u]rch",nt="Type your cards to see what you can play.",zt="Hand",Jt="What to find",te=[["plays","Plays"],["plan","Plan"]],ee="Kinds of plays",ne=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Change"]];function oe(t,e){return t==="insert"?`insert into ${e}`:t==="substitute"?`change ${e}`:t}function ae(t,e){const n=`These cards don’t spell any word in ${U(t)}`;return e?`${n}, and they don’t fit into any word on the table. Discard a card and draw another.`:`${n}. Discard a card and draw another, or add the words on the table: your cards may fit into them.`}var se="Word",re="Action",ot="Points left",le="Play",ie="Play",$e=(t,e)=>`Play ${t}, ${e}`,de="QU",ce="Max. points left",ue="Uses all cards",at="Plan",pe=t=>t===null?"Not all cards can be played":`All cards played in ${L(t,"turn")}`,be="The words from your hand alone that leave the fewest points after each turn.",he="Turns",ve="Words",fe="none",me={BadHand:"A hand has 1 to 64 cards: letters, and * for the Master.",BadTableWord:"The table can have up to 64 words of 2 to 64 letters. Put brackets around the letter that a Master stands for: l[u]rch."},ye="A plan takes 1 to 15 cards: letters, and * for the Master.";function ge({type:t,rule:e="",square:n=""},{rack:s,blank:o,bombs:a}){return t==="BadHand"?`A rack has up to ${s} tiles: letters, and ${o} for a blank.`:{letters:`${n||"The board"} has a character that isn’t a letter in this dictionary.`,"too few bombs":`The open squares need more bombs than the ${a} in these rules.`,"too many bombs":`There aren’t enough closed squares for the ${a} bombs in these rules.`,numbers:n?`The number on ${n} can’t be right: no arrangement of bombs fits it and the squares around it.`:"The numbers on the open squares contradict each other.",closed:`${n} has a tile, so it is open: type its number, or * for a bomb that was hit.`,bomb:`${n} shows a bomb, but no tile. Only tiles hit bombs.`,zero:`${n} shows 0, so all squares around it are open. Type their numbers.`}[e]??K}var we="Your tiles",Ce="Type the tiles on your rack to see what you can play.",ke="The first play needs at least two tiles. Type more.",Te="Board",st=t=>`${t} is a blank.`;function xe({blank:t,isMined:e}){return["Click a square and type. Arrow keys turn and move the cursor; Backspace clears a square.",e&&"Type 0 to 8 to open a square, * for a bomb that was hit.",t?st(t):"Shift makes a letter a blank."].filter(Boolean).join(" ")}function Le(t,e){const n=`These tiles don’t make any word in ${U(t)}`;return e?`${n}. Type more tiles, or the words on the board.`:`${n} with those on the board. In a game, you would exchange tiles or pass.`}var Pe=t=>`Put ${t??"this play"} on the board`,Ae="Clear the board",Ee="The board as text",Se="Tiles",Fe="Open squares",Be=[["equity","By equity"],["points","By points"]],_e="Equity is the score of the play plus the value of your leave (the tiles you keep).",Me="Play",Ne="At",Oe="Bomb",Re="Points",qe="Expected points",Ie="Leave",He="none",De="Equity",Ge="QU or 8D",Ue="Covers",We="H8 O15",je="Min. points",Ke="Uses all tiles",Qe="Max. bomb %",P=8,Ye=[["",Yt],...Array.from({length:P-1},(t,e)=>[`${e+2}`,e+2<P?`${e+2}`:Xt(P)])],rt=/^(\d{1,2}[A-Z]|[A-Z]\d{1,2})$/i,Xe=/^\d{1,2}$/,Ze=/^(\d{1,2}|[A-Z])$/i,Ve=t=>({contains:t.split(/\s+/)});function ze(t){const e=t.split(/\s+/).filter(o=>!Xe.test(o)),[n,...s]=e.filter(o=>rt.test(o));return{at:n,contains:[...e.filter(o=>!rt.test(o)),...s]}}var Je=t=>({covers:t.split(/\s+/).filter(e=>!Ze.test(e))}),lt=t=>({min_length:Number(t),max_length:Number(t)<P?Number(t):void 0});function tn(t){const[e,n]=g({}),s=t.filter(({id:o})=>e[o]?.trim());return{filters:t,values:e,isActive:s.length>0,set:(o,a)=>n(l=>({...l,[o]:a})),clear:()=>n({}),conditions:s.length?Object.assign({},...s.map(({id:o,conditions:a})=>a(e[o].trim()))):void 0}}function en({filters:t,values:e,isActive:n,set:s,clear:o}){return r`
    <div class="filters" role="group" aria-label=${Kt}>
      ${t.map(a=>r`
          <${nn}
            key=${a.id}
            ...${a}
            value=${e[a.id]??""}
            onValue=${l=>s(a.id,l)}
          />
        `)}
      <button type="button" disabled=${!n} onClick=${o}>
        ${Qt}
      </button>
    </div>
  `}function nn({id:t,label:e,kind:n,hint:s,value:o,onValue:a}){switch(n){case"toggle":return r`
        <button
          type="button"
          class="toggle"
          aria-pressed=${o!==""}
          onClick=${()=>a(o?"":"on")}
        >
          ${e}
        </button>
      `;case"length":return r`
        <${gt} label=${e} id=${t} value=${o} options=${Ye} onChange=${a} />
      `;default:return r`
        <${F}
          label=${e}
          id=${t}
          type=${n==="text"?"search":"number"}
          min=${n==="number"?0:void 0}
          placeholder=${s}
          value=${o}
          onInput=${a}
        />
      `}}var it=20,on=1e3;function $t({question:t,whole:e=null,onWhole:n,filters:s,tools:o,none:a,problemOf:l,...d}){const[b,i]=g(it),p=tn(s),{result:v,error:w,busy:$}=M("solve",t&&{...t,top:b,filter:p.conditions}),f=M("solve",t&&e&&{...e,top:0}).result,c=v?.rows[0],h=c&&("moves"in c?c.moves:"plays"in c?c.plays:void 0),k=c?.count??0,y=e&&f?.rows[0]?.count||k,C=c?.matching??k,T=c?.matching!==void 0||C<y;function A(){p.clear(),n?.()}return r`
    <section class="panel plays" aria-label=${z} aria-busy=${$}>
      <div class="row">
        <h2 aria-live="polite">
          ${h?Dt(y,T?C:null):z}
        </h2>
        ${o}
      </div>
      <${en} ...${p} isActive=${p.isActive||e!==null} clear=${A} />
      <${x} text=${w??(c?.error_data&&l(c.error_data))} />
      ${!t||h&&y===0?r`<p>${a}</p>`:null}
      ${h&&y>0&&C===0&&r`
          <p>${Gt(y)}</p>
          <button type="button" onClick=${A}>${Ut(y)}</button>
        `}
      ${h&&h.length>0&&r`<${an} ...${d} plays=${h} busy=${$} />`}
      ${h&&h.length<C&&r`<${sn} shown=${h.length} onMore=${i} />`}
    </section>
  `}function an({plays:t,busy:e,columns:n,rowOf:s,note:o,classes:a}){return r`
    ${o&&r`<p class="hint">${o}</p>`}
    <${O} classes=${a} columns=${n} rows=${t.map(l=>s(l,e))} />
  `}function sn({shown:t,onMore:e}){return t>=on?r`<p class="hint">${jt}</p>`:r`
    <button type="button" onClick=${()=>e(t+it)}>
      ${Wt}
    </button>
  `}function rn({info:t,dictionaries:e,query:n}){const s=X(()=>n.get("position")??et),{value:o,set:a}=s,[l,d]=g(t.rulesets[0]),[b,i]=g(G(t,e)),[p,v]=g("plays"),w=_(()=>Y("lexicon",l),[l]).value;q(()=>Q("solver/lexicon",{position:o===et?"":o}),[o]);const[$="",...f]=o.trim().split(/\s+/),c={hand:$,table:f,ruleset:l,dictionary:b};return r`
    <section class="panel" aria-label=${V}>
      <${F}
        label=${Zt}
        id="position"
        class="large"
        value=${o}
        onInput=${h=>a(h)}
        hint=${Vt}
        data-undo
      />
      <${ln}
        hand=${$}
        table=${f}
        points=${w&&"points"in w?w.points:void 0}
      />
      <div class="row">
        <${I} info=${t} value=${l} onChange=${d} />
        <${R}
          dictionaries=${e}
          value=${b}
          onChange=${i}
        />
        <${S}
          label=${Jt}
          value=${p}
          options=${te}
          onChange=${v}
        />
        <button type="button" disabled=${!o} onClick=${()=>a("")}>
          ${At}
        </button>
        <${H} ...${s} />
      </div>
    </section>
    ${p==="plays"?r`<${$n} ...${c} onText=${a} />`:r`<${pn} ...${c} />`}
  `}function ln({hand:t,table:e,points:n}){return/^[\p{L}*?]+$/u.test(t)?r`
    <div class="felt">
      <span class="cards" role="group" aria-label=${zt}>
        ${[...dt(t)].map(s=>r`<${mt} card=${s} points=${n} />`)}
      </span>
      ${e.map(s=>r`<${E} laid=${s} />`)}
    </div>
  `:null}var dt=t=>t.toUpperCase().replaceAll("?",Tt);function $n({hand:t,table:e,ruleset:n,dictionary:s,onText:o}){const[a,l]=g("all"),d={positions:[{hand:t,table:e}],game:"lexicon",ruleset:n,dictionary:s},b=a==="all";return r`
    <${$t}
      question=${t?b?d:{...d,actions:[a]}:null}
      whole=${b?null:d}
      onWhole=${()=>l("all")}
      filters=${un}
      tools=${r`
        <${S}
          label=${ee}
          value=${a}
          options=${ne}
          onChange=${l}
        />
      `}
      none=${dn(t,e,s)}
      problemOf=${({type:i})=>me[i]??K}
      classes="folds"
      columns=${[{title:se},{title:re},{title:D},{title:ot,number:!0},{title:le}]}
      rowOf=${(i,p)=>({key:`${i.action} ${i.target} ${i.laid} ${i.left}`,cells:[r`<${E} laid=${i.laid} />`,ct(i,e),ut(i.left),i.left_points,i.left?r`
                <button
                  type="button"
                  disabled=${p}
                  aria-label=${$e(Z(i.laid),ct(i,e))}
                  onClick=${()=>o(cn(i,e))}
                >
                  ${ie}
                </button>
              `:""]})}
    />
  `}function dn(t,e,n){return t?ae(n,e.length>0):nt}function cn({target:t,laid:e,left:n},s){const o=t===void 0?[...s,e]:s.with(t,e);return[n,...o].join(" ")}var un=[{id:"find",label:J,kind:"text",hint:de,conditions:Ve},{id:"most",label:ce,kind:"number",conditions:t=>({max_left_points:Math.floor(Number(t))})},{id:"length",label:tt,kind:"length",conditions:lt},{id:"all",label:ue,kind:"toggle",conditions:()=>({uses_all:!0})}],ct=({action:t,target:e},n)=>oe(t,Z(n[e??-1]??"")),ut=t=>t?r`<${yt} cards=${t} />`:r`<strong>${Nt}</strong>`;function pn({hand:t,ruleset:e,dictionary:n}){const{result:s,error:o,busy:a}=M("plan",t?{game:"lexicon",positions:[t],ruleset:e,dictionary:n}:null),l=s?.rows[0];return r`
    <section class="panel" aria-label=${at} aria-busy=${a}>
      <h2 aria-live="polite">
        ${l?.plans?pe(l.empties_in??null):at}
      </h2>
      <p class="hint">${be}</p>
      <${x} text=${o??(l?.error&&ye)} />
      ${!t&&r`<p class="hint">${nt}</p>`}
      ${l?.plans&&r`
          <${O}
            classes="folds"
            columns=${[{title:he,number:!0},{title:ve},{title:D},{title:ot,number:!0}]}
            rows=${l.plans.map(({turns:d,words:b,left:i,left_points:p})=>({key:d,cells:[d,bn(t,b),ut(i),p]}))}
          />
        `}
    </section>
  `}function bn(t,e){let n=dt(t);const s=e.map(o=>{const a=Et(n,null,o);for(const l of a.cards)n=n.replace(l,"");return a.laid});return r`
    <span class="words">
      ${s.length?s.map(o=>r`<${E} laid=${o} />`):fe}
    </span>
  `}var hn="RETINA";function vn({info:t,...e}){const[n,s]=g(t.rulesets[0]),{value:o,error:a}=_(()=>Y(t.game,n),[n]);if(!o)return r`<${x} text=${a} />`;const l=r`
    <${I} info=${t} value=${n} onChange=${s} />
  `;return r`
    <${fn}
      key=${n}
      info=${t}
      rules=${o}
      rulesetChoice=${l}
      ...${e}
    />
  `}function fn({info:t,rules:e,query:n,dictionaries:s,rulesetChoice:o}){const a=W(e),l=X(()=>({draft:{rows:B(e,n.get("board")??""),opened:a?B(e,n.get("opened")??""):null,cursor:null,down:!1},rack:n.get("rack")??hn+e.blank})),{draft:d,rack:b}=l.value,[i,p]=g(G(t,s)),[v,w]=g(null),$=new xt(e),{rows:f,opened:c}=d;function h(u,m=b){const vt=m===b&&[u.rows,u.opened].join()===[f,c].join();l.set({draft:u,rack:m},!vt)}const k=b.replace(/\s/g,"").toUpperCase(),y=St(e),C=u=>!u||u.join()===y.join();q(()=>{const u=m=>!m||C(m)?"":m.join("/");Q(`solver/${e.game}`,{rack:b,board:u(f),opened:u(c)}),w(null)},[b,f,c]);const T=v?Mt(v):[],ht=r`
    <button type="button" disabled=${!v} onClick=${()=>{const u=T.map(({letter:m})=>m===m.toUpperCase()?m:e.blank);h($.lay(d,T),It(k,u).join(""))}}>
      ${Pe(v&&j(v.word))}
    </button>
  `,N=u=>m=>h({...d,[u]:B(e,m)});return r`
    <div class="board-solver ${e.game}">
      <section class="panel" aria-label=${V}>
        <${F}
          label=${we}
          id="rack"
          class="large"
          value=${b}
          onInput=${u=>h(d,u)}
          hint=${st(e.blank)}
        />
        <div class="row">
          ${o}
          <${R}
            dictionaries=${s}
            value=${i}
            onChange=${p}
          />
        </div>
      </section>
      <div class="solver-board">
        <${ft}
          label=${Te}
          rules=${e}
          ...${d}
          laid=${new Map(T.map(u=>[_t(u),u]))}
          onSquare=${u=>h($.point(d,u))}
          onKey=${Pt($,d,h,{})}
        />
        ${a&&r`<${kt} rules=${e} />`}
        <p class="hint">
          ${xe({blank:e.free_blank?e.blank:null,isMined:a})}
        </p>
        <div class="row">
          ${!a&&ht}
          <button
            type="button"
            disabled=${C(f)&&C(c)}
            onClick=${()=>h({...d,rows:y,opened:c&&y})}
          >
            ${Ae}
          </button>
          <${H} ...${l} />
        </div>
        <details class="panel">
          <summary>${Ee}</summary>
          <${pt}
            label=${Se}
            id="tiles"
            rows=${f}
            onRows=${N("rows")}
          />
          ${a&&r`
              <${pt}
                label=${Fe}
                id="open-squares"
                rows=${c}
                onRows=${N("opened")}
              />
            `}
        </details>
      </div>
      <${gn}
        rules=${e}
        position=${k&&yn(f,c,k)}
        none=${mn(k,C(f),i)}
        dictionary=${i}
        shown=${v}
        onShow=${w}
      />
    </div>
  `}function mn(t,e,n){return t?e&&[...t].length===1?ke:Le(n,e):Ce}function yn(t,e,n){return e?{board:t,opened:e,rack:n}:`${t.map(o=>o.replace(/\.+/g,a=>String(a.length))).join("/")} ${n}/ 0/0 0`}function pt({label:t,id:e,rows:n,onRows:s}){return r`
    <div class="field">
      <label for=${e}>${t}</label>
      <textarea
        id=${e}
        rows=${n.length}
        spellcheck=${!1}
        value=${n.join(`
`)}
        onChange=${({target:o})=>s(o.value)}
      ></textarea>
    </div>
  `}function gn({rules:t,position:e,none:n,dictionary:s,shown:o,onShow:a}){const[l,d]=g("equity"),{game:b,ruleset:i}=t,p=W(t),v=$=>r`
    <button
      type="button"
      class="plain"
      aria-pressed=${$.at===o?.at&&$.word===o.word}
      onClick=${()=>a($)}
    >
      ${j($.word)}
    </button>
  `;return r`
    <${$t}
      question=${e?{game:b,positions:[e],ruleset:i,dictionary:s,order:l}:null}
      filters=${p?wn:bt}
      tools=${r`
        <${S}
          label=${Ot}
          value=${l}
          options=${Be}
          onChange=${d}
        />
      `}
      none=${n}
      problemOf=${$=>ge($,t)}
      note=${_e}
      columns=${[{title:Me},{title:Ne},p&&{title:Oe,number:!0},{title:p?qe:Re,number:!0},{title:Ie},{title:De,number:!0}]}
      rowOf=${$=>({key:`${$.at} ${$.word}`,cells:[v($),$.at,p&&`${Rt($.bomb??0)}%`,p?$.score.toFixed(1):$.score,$.leave||r`<span class="hint">${He}</span>`,$.equity?.toFixed(1)??""]})}
    />
  `}var bt=[{id:"find",label:J,kind:"text",hint:Ge,conditions:ze},{id:"covers",label:Ue,kind:"text",hint:We,conditions:Je},{id:"least",label:je,kind:"number",conditions:t=>({min_score:Number(t)})},{id:"length",label:tt,kind:"length",conditions:lt},{id:"all",label:Ke,kind:"toggle",conditions:()=>({uses_all:!0})}],wn=bt.toSpliced(4,0,{id:"risk",label:Qe,kind:"number",conditions:t=>({max_bomb:Bt(Number(t))})});function Cn({server:t,rest:e,query:n}){const s=Ft(t,e[0]),{game:o,title:a=""}=s,{value:l,error:d}=_(wt[o].loadSolver,[o]);return r`
    <div class="heading">
      <h1>${Lt.solver}<span class="visually-hidden">${Ht(a)}</span></h1>
      <${Ct} server=${t} view="solver" game=${o} />
      <a href=${`#/rules/${o}`}>${qt(a)}</a>
    </div>
    <${x} text=${d} />
    ${l&&r`
        <${l}
          key=${o}
          info=${s}
          dictionaries=${t.dictionaries}
          query=${n}
        />
      `}
  `}export{rn as LexiconSolver,Cn as Solver,vn as TilesSolver};

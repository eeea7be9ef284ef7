import{Board as Te,Button as x,Card as ke,Cards as xe,Choice as Le,DataTable as U,DictionaryChoice as G,G as C,GAME_VIEWS as Pe,GameTabs as Ee,J as W,LaidWord as M,Legend as Ae,Loaded as Se,MASTER as Fe,PositionEditor as Be,Problem as N,RulesetChoice as j,Segments as O,TextArea as K,TextField as I,UndoButton as Q,VIEW_TITLES as _e,boardKeys as Me,cardsLeftColumn as Y,clearButton as Ne,composed as Oe,counted as B,defaultDictionary as X,dictionaryTitle as Z,emptyRows as Ie,fe as r,findGame as Re,hasMinefield as V,highestChance as qe,joined as He,keyOf as De,laidLetters as Ue,lettersOf as z,noCardsLeft as Ge,notAccepted as J,orderLabel as We,parseRows as R,percent as je,replaceQuery as ee,rulesOf as te,rulesOfGame as Ke,usePromise as ae,useRequest as q,useUndo as oe,without as Qe,wordOf as ne}from"./texts.js";var Ye=e=>` for ${e}`,re="Position",se="Plays";function Xe(e,t){const a=B(e,"play");return t===null?a:`${t.toLocaleString("en")} of ${a}`}var Ze=e=>`The filters hide ${e===1?"the only play":`all ${B(e,"play")}`}.`,Ve=e=>`Show ${B(e,"play")}`,ze="More plays",Je="The other plays aren’t listed.",et="Filters",tt="Clear filters",le="Find",at="Letters",ot="Any",nt=e=>`${e} or more`,rt="Your cards, followed by the words on the table",st="* is the Master. In a table word, brackets mark its letter: l[u]rch.",ie="CATDOG* hat l[u]rch",$e="Type your cards to see what you can play.",lt="Hand",it="What to find",$t=[["plays","Plays"],["plan","Plan"]],dt="Kinds of plays",ct=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Change"]];function ut(e,t){return e==="insert"?`insert into ${t}`:e==="substitute"?`change ${t}`:e}function pt(e,t){const a=`These cards don’t spell any word in ${Z(e)}`;return t?`${a}, and they don’t fit into any word on the table. Discard a card and draw another.`:`${a}. Discard a card and draw another, or add the words on the table: your cards may fit into them.`}var ht="Word",vt="Action",de="Points left",bt="Play",ft="Play",mt=(e,t)=>`Play ${e}, ${t}`,yt="QU",gt="Max. points left",wt="Uses all cards",ce="Plan",Ct=e=>e===null?"Not all cards can be played":`All cards played in ${B(e,"turn")}`,Tt="The words from your hand alone that leave the fewest points after each turn.",kt="Turns",xt="Words",Lt="none",Pt={BadHand:"A hand has 1 to 64 cards: letters, and * for the Master.",BadTableWord:"The table can have up to 64 words of 2 to 64 letters. Put brackets around the letter that a Master stands for: l[u]rch."},Et="A plan takes 1 to 15 cards: letters, and * for the Master.";function At({type:e,rule:t="",square:a=""},{rack:n,blank:o,bombs:s}){return e==="BadHand"?`A rack has up to ${n} tiles: letters, and ${o} for a blank.`:{letters:`${a||"The board"} has a character that isn’t a letter in this dictionary.`,"too few bombs":`The open squares need more bombs than the ${s} in these rules.`,"too many bombs":`There aren’t enough closed squares for the ${s} bombs in these rules.`,numbers:a?`The number on ${a} can’t be right: no arrangement of bombs fits it and the squares around it.`:"The numbers on the open squares contradict each other.",closed:`${a} has a tile, so it is open: type its number, or * for a bomb that was hit.`,bomb:`${a} shows a bomb, but no tile. Only tiles hit bombs.`,zero:`${a} shows 0, so all squares around it are open. Type their numbers.`}[t]??J}var St="Your tiles",Ft="Type the tiles on your rack to see what you can play.",Bt="The first play needs at least two tiles. Type more.",_t="Board",ue=e=>`${e} is a blank.`;function Mt({blank:e,isMined:t}){return He(["Click a square and type. Arrow keys turn and move the cursor; Backspace clears a square.",t&&"Type 0 to 8 to open a square, * for a bomb that was hit.",e?ue(e):"Shift makes a letter a blank."])}function Nt(e,t){const a=`These tiles don’t make any word in ${Z(e)}`;return t?`${a}. Type more tiles, or the words on the board.`:`${a} with those on the board. In a game, you would exchange tiles or pass.`}var Ot=e=>`Put ${e??"this play"} on the board`,It="Clear the board",Rt="The board as text",qt="Tiles",Ht="Open squares",Dt=[["equity","By equity"],["points","By points"]],Ut="Equity is the score of the play plus the value of your leave (the tiles you keep).",Gt="Play",Wt="At",jt="Bomb",Kt="Points",Qt="Expected points",Yt="Leave",Xt="none",Zt="Equity",Vt="QU or 8D",zt="Covers",Jt="H8 O15",ea="Min. points",ta="Uses all tiles",aa="Max. bomb %",pe=20,oa=1e3;function he({question:e,whole:t=null,onWhole:a,filters:n,tools:o,none:s,note:l,problemOf:c,rowOf:u,...i}){const[p,m]=C(pe),[y,$]=C({}),f=n.filter(({id:w})=>y[w]?.trim()),v=f.length?Object.assign({},...f.map(({id:w,conditions:_})=>_(y[w].trim()))):void 0,{result:g,error:P,busy:E}=q("solve",e&&{...e,top:p,filter:v}),A=q("solve",e&&t&&{...t,top:0}).result,b=g?.rows[0],T=b&&("moves"in b?b.moves:"plays"in b?b.plays:void 0),F=b?.count??0,k=t&&A?.rows[0]?.count||F,d=b?.matching??F,h=b?.matching!==void 0||d<k,L=T?.map(w=>u(w,E))??[],Ce=r`
    <${x} text=${ze} onClick=${()=>m(L.length+pe)} />
  `;function D(){$({}),a?.()}return r`
    <section class="panel plays" aria-label=${se} aria-busy=${E}>
      <div class="row">
        <h2 aria-live="polite">
          ${T?Xe(k,h?d:null):se}
        </h2>
        ${o}
      </div>
      <div class="filters" role="group" aria-label=${et}>
        ${n.map(w=>r`
            <${da}
              key=${w.id}
              ...${w}
              value=${y[w.id]??""}
              onValue=${_=>$({...y,[w.id]:_})}
            />
          `)}
        <${x}
          text=${tt}
          disabled=${!v&&!t}
          onClick=${D}
        />
      </div>
      <${N} text=${P??(b?.error_data&&c(b.error_data))} />
      ${!e||T&&k===0?r`<p>${s}</p>`:null}
      ${T&&k>0&&d===0&&r`
          <p>${Ze(k)}</p>
          <${x} text=${Ve(k)} onClick=${D} />
        `}
      ${L.length>0&&r`
          ${l&&r`<p class="hint">${l}</p>`}
          <${U} ...${i} rows=${L} />
        `}
      ${T&&T.length<d&&(T.length<oa?Ce:r`<p class="hint">${Je}</p>`)}
    </section>
  `}var H=8,na=[["",ot],...Array.from("234567",e=>[e,e]),[`${H}`,nt(H)]],ve=/^(\d{1,2}[A-Z]|[A-Z]\d{1,2})$/i,ra=/^\d{1,2}$/,sa=/^(\d{1,2}|[A-Z])$/i,la=e=>({contains:e.split(/\s+/)});function ia(e){const t=e.split(/\s+/).filter(o=>!ra.test(o)),[a,...n]=t.filter(o=>ve.test(o));return{at:a,contains:[...t.filter(o=>!ve.test(o)),...n]}}var $a=e=>({covers:e.split(/\s+/).filter(t=>!sa.test(t))}),S=(e,t,a,n)=>({id:e,label:t,kind:n?"text":"number",conditions:a,hint:n}),be={id:"length",label:at,kind:"length",conditions:e=>({min_length:Number(e),max_length:Number(e)<H?Number(e):void 0})},fe=e=>({id:"all",label:e,kind:"toggle",conditions:()=>({uses_all:!0})});function da({id:e,label:t,kind:a,hint:n,value:o,onValue:s}){switch(a){case"toggle":return r`
        <${x}
          text=${t}
          class="toggle"
          aria-pressed=${o!==""}
          onClick=${()=>s(o?"":"on")}
        />
      `;case"length":return r`
        <${Le} label=${t} id=${e} value=${o} options=${na} onChange=${s} />
      `;default:return r`
        <${I}
          label=${t}
          id=${e}
          ...${a==="text"?{type:"search"}:{type:"number",min:0}}
          placeholder=${n}
          value=${o}
          onInput=${s}
        />
      `}}function ca({info:e,dictionaries:t,query:a}){const n=oe(()=>a.get("position")??ie),{value:o,set:s}=n,[l,c]=C(e.rulesets[0]),[u,i]=C(X(e,t)),[p,m]=C("plays"),y=ae(()=>te("lexicon",l),[l]).value;W(()=>ee("solver/lexicon",{position:o===ie?"":o}),[o]);const[$="",...f]=o.trim().split(/\s+/),v={hand:$,table:f,ruleset:l,dictionary:u};return r`
    <section class="panel" aria-label=${re}>
      <${I}
        label=${rt}
        id="position"
        class="large"
        value=${o}
        onInput=${g=>s(g)}
        hint=${st}
        data-undo
      />
      <${ua}
        hand=${$}
        table=${f}
        points=${y&&"points"in y?y.points:void 0}
      />
      <div class="row">
        <${j} info=${e} value=${l} onChange=${c} />
        <${G}
          dictionaries=${t}
          value=${u}
          onChange=${i}
        />
        <${O}
          label=${it}
          value=${p}
          options=${$t}
          onChange=${m}
        />
        <${x} text=${Ne} disabled=${!o} onClick=${()=>s("")} />
        <${Q} ...${n} />
      </div>
    </section>
    ${p==="plays"?r`<${pa} ...${v} onText=${s} />`:r`<${fa} ...${v} />`}
  `}function ua({hand:e,table:t,points:a}){return/^[\p{L}*?]+$/u.test(e)?r`
    <div class="felt">
      <span class="cards" role="group" aria-label=${lt}>
        ${[...me(e)].map(n=>r`<${ke} card=${n} points=${a} />`)}
      </span>
      ${t.map(n=>r`<${M} laid=${n} />`)}
    </div>
  `:null}var me=e=>e.toUpperCase().replaceAll("?",Fe);function pa({hand:e,table:t,ruleset:a,dictionary:n,onText:o}){const[s,l]=C("all"),c={positions:[{hand:e,table:t}],game:"lexicon",ruleset:a,dictionary:n},u=s==="all";return r`
    <${he}
      question=${e?u?c:{...c,actions:[s]}:null}
      whole=${u?null:c}
      onWhole=${()=>l("all")}
      filters=${ba}
      tools=${r`
        <${O}
          label=${dt}
          value=${s}
          options=${ct}
          onChange=${l}
        />
      `}
      none=${ha(e,t,n)}
      problemOf=${({type:i})=>Pt[i]??J}
      classes="folds"
      columns=${[{title:ht},{title:vt},{title:Y},{title:de,number:!0},{title:bt}]}
      rowOf=${(i,p)=>({key:`${i.action} ${i.target} ${i.laid} ${i.left}`,cells:[r`<${M} laid=${i.laid} />`,ye(i,t),ge(i.left),i.left_points,i.left?r`
                <${x}
                  text=${ft}
                  disabled=${p}
                  aria-label=${mt(ne(i.laid),ye(i,t))}
                  onClick=${()=>o(va(i,t))}
                />
              `:""]})}
    />
  `}function ha(e,t,a){return e?pt(a,t.length>0):$e}function va({target:e,laid:t,left:a},n){const o=e===void 0?[...n,t]:n.with(e,t);return[a,...o].join(" ")}var ba=[S("find",le,la,yt),S("most",gt,e=>({max_left_points:Math.floor(Number(e))})),be,fe(wt)],ye=({action:e,target:t},a)=>ut(e,ne(a[t??-1]??"")),ge=e=>e?r`<${xe} cards=${e} />`:r`<strong>${Ge}</strong>`;function fa({hand:e,ruleset:t,dictionary:a}){const{result:n,error:o,busy:s}=q("plan",e?{game:"lexicon",positions:[e],ruleset:t,dictionary:a}:null),l=n?.rows[0];return r`
    <section class="panel" aria-label=${ce} aria-busy=${s}>
      <h2 aria-live="polite">
        ${l?.plans?Ct(l.empties_in??null):ce}
      </h2>
      <p class="hint">${Tt}</p>
      <${N} text=${o??(l?.error&&Et)} />
      ${!e&&r`<p class="hint">${$e}</p>`}
      ${l?.plans&&r`
          <${U}
            classes="folds"
            columns=${[{title:kt,number:!0},{title:xt},{title:Y},{title:de,number:!0}]}
            rows=${l.plans.map(({turns:c,words:u,left:i,left_points:p})=>({key:c,cells:[c,ma(e,u),ge(i),p]}))}
          />
        `}
    </section>
  `}function ma(e,t){let a=me(e);const n=t.map(o=>{const s=Oe(a,null,o);for(const l of s.cards)a=a.replace(l,"");return s.laid});return r`
    <span class="words">
      ${n.length?n.map(o=>r`<${M} laid=${o} />`):Lt}
    </span>
  `}var ya="RETINA";function ga({info:e,...t}){const[a,n]=C(e.rulesets[0]),{value:o,error:s}=ae(()=>te(e.game,a),[a]);if(!o)return r`<${N} text=${s} />`;const l=r`
    <${j} info=${e} value=${a} onChange=${n} />
  `;return r`
    <${wa}
      key=${a}
      info=${e}
      rules=${o}
      rulesetChoice=${l}
      ...${t}
    />
  `}function wa({info:e,rules:t,query:a,dictionaries:n,rulesetChoice:o}){const s=V(t),l=oe(()=>({draft:{rows:R(t,a.get("board")??""),opened:s?R(t,a.get("opened")??""):null,cursor:null,down:!1},rack:a.get("rack")??ya+t.blank})),{draft:c,rack:u}=l.value,[i,p]=C(X(e,n)),[m,y]=C(null),$=new Be(t),{rows:f,opened:v}=c;function g(d,h=u){const L=h===u&&[d.rows,d.opened].join()===[f,v].join();l.set({draft:d,rack:h},!L)}const P=u.replace(/\s/g,"").toUpperCase(),E=Ie(t),A=d=>!d||d.join()===E.join();W(()=>{const d=h=>!h||A(h)?"":h.join("/");ee(`solver/${t.game}`,{rack:u,board:d(f),opened:d(v)}),y(null)},[u,f,v]);const b=m?Ue(m):[],T=()=>{const d=b.map(({letter:h})=>h===h.toUpperCase()?h:t.blank);g($.lay(c,b),Qe(P,d).join(""))},F=r`
    <${x}
      text=${Ot(m&&z(m.word))}
      disabled=${!m}
      onClick=${T}
    />
  `,k=(d,h)=>({rows:h.length,value:h.join(`
`),onChange:({target:L})=>g({...c,[d]:R(t,L.value)})});return r`
    <div class="board-solver ${t.game}">
      <section class="panel" aria-label=${re}>
        <${I}
          label=${St}
          id="rack"
          class="large"
          value=${u}
          onInput=${d=>g(c,d)}
          hint=${ue(t.blank)}
        />
        <div class="row">
          ${o}
          <${G}
            dictionaries=${n}
            value=${i}
            onChange=${p}
          />
        </div>
      </section>
      <div class="solver-board">
        <${Te}
          label=${_t}
          rules=${t}
          ...${c}
          laid=${new Map(b.map(d=>[De(d),d]))}
          onSquare=${d=>g($.point(c,d))}
          onKey=${Me($,c,g,{})}
        />
        ${s&&r`<${Ae} rules=${t} />`}
        <p class="hint">
          ${Mt({blank:t.free_blank?t.blank:null,isMined:s})}
        </p>
        <div class="row">
          ${!s&&F}
          <${x}
            text=${It}
            disabled=${A(f)&&A(v)}
            onClick=${()=>g({...c,rows:E,opened:v&&E})}
          />
          <${Q} ...${l} />
        </div>
        <details class="panel">
          <summary>${Rt}</summary>
          <${K} label=${qt} id="tiles" ...${k("rows",f)} />
          ${v&&r`
              <${K}
                label=${Ht}
                id="open-squares"
                ...${k("opened",v)}
              />
            `}
        </details>
      </div>
      <${ka}
        rules=${t}
        position=${P&&Ta(f,v,P)}
        none=${Ca(P,A(f),i)}
        dictionary=${i}
        shown=${m}
        onShow=${y}
      />
    </div>
  `}function Ca(e,t,a){return e?t&&[...e].length===1?Bt:Nt(a,t):Ft}function Ta(e,t,a){return t?{board:e,opened:t,rack:a}:`${e.map(o=>o.replace(/\.+/g,s=>String(s.length))).join("/")} ${a}/ 0/0 0`}function ka({rules:e,position:t,none:a,dictionary:n,shown:o,onShow:s}){const[l,c]=C("equity"),{game:u,ruleset:i}=e,p=V(e),m=$=>r`
    <${x}
      text=${z($.word)}
      class="plain"
      aria-pressed=${$.at===o?.at&&$.word===o.word}
      onClick=${()=>s($)}
    />
  `;return r`
    <${he}
      question=${t?{game:u,positions:[t],ruleset:i,dictionary:n,order:l}:null}
      filters=${p?La:we}
      tools=${r`
        <${O}
          label=${We}
          value=${l}
          options=${Dt}
          onChange=${c}
        />
      `}
      none=${a}
      problemOf=${$=>At($,e)}
      note=${Ut}
      columns=${[{title:Gt},{title:Wt},p&&{title:jt,number:!0},{title:p?Qt:Kt,number:!0},{title:Yt},{title:Zt,number:!0}]}
      rowOf=${$=>({key:`${$.at} ${$.word}`,cells:[m($),$.at,p&&`${je($.bomb??0)}%`,p?$.score.toFixed(1):$.score,$.leave||r`<span class="hint">${Xt}</span>`,$.equity?.toFixed(1)??""]})}
    />
  `}var we=[S("find",le,ia,Vt),S("covers",zt,$a,Jt),S("least",ea,e=>({min_score:Number(e)})),be,fe(ta)],xa=S("risk",aa,e=>({max_bomb:qe(Number(e))})),La=we.toSpliced(4,0,xa);function Pa({server:e,rest:t,query:a}){const n=Re(e,t[0]),{game:o,title:s=""}=n;return r`
    <div class="heading">
      <h1>${_e.solver}<span class="visually-hidden">${Ye(s)}</span></h1>
      <${Ee} server=${e} view="solver" game=${o} />
      <a href=${`#/rules/${o}`}>${Ke(s)}</a>
    </div>
    <${Se}
      key=${o}
      load=${Pe[o].loadSolver}
      info=${n}
      dictionaries=${e.dictionaries}
      query=${a}
    />
  `}export{ca as LexiconSolver,Pa as Solver,ga as TilesSolver};

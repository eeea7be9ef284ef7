import{Board as Ce,Button as x,Card as ke,Cards as Te,Choice as xe,DataTable as D,DictionaryChoice as U,G as C,GAME_VIEWS as Le,GameTabs as Pe,J as G,LaidWord as _,Legend as Ee,Loaded as Ae,MASTER as Se,PositionEditor as Fe,Problem as M,RulesetChoice as W,Segments as N,TextArea as j,TextField as O,UndoButton as K,VIEW_TITLES as Be,boardKeys as _e,cardsLeftColumn as Q,clearButton as Me,composed as Ne,counted as F,defaultDictionary as Y,dictionaryTitle as X,emptyRows as Oe,fe as o,findGame as qe,hasMinefield as Z,highestChance as Ie,joined as Re,keyOf as He,laidLetters as De,lettersOf as V,noCardsLeft as Ue,notAccepted as z,orderLabel as Ge,parseRows as q,percent as We,replaceQuery as J,rulesOf as ee,rulesOfGame as je,usePromise as te,useRequest as I,useUndo as ae,without as Ke,wordOf as ne}from"./texts.js";var Qe=e=>` for ${e}`,oe="Position",re="Plays";function Ye(e,t){const a=F(e,"play");return t===null?a:`${t.toLocaleString("en")} of ${a}`}var Xe=e=>`The filters hide ${e===1?"the only play":`all ${F(e,"play")}`}.`,Ze=e=>`Show ${F(e,"play")}`,Ve="More plays",ze="The other plays aren’t listed.",Je="Filters",et="Clear filters",se="Find",tt="Letters",at="Any",nt=e=>`${e} or more`,ot="Your cards, followed by the words on the table",rt="* is the Master. In a table word, brackets mark its letter: l[u]rch.",le="CATDOG* hat l[u]rch",ie="Type your cards to see what you can play.",st="Hand",lt="What to find",it=[["plays","Plays"],["plan","Plan"]],dt="Kinds of plays",$t=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Change"]];function ct(e,t){return e==="insert"?`insert into ${t}`:e==="substitute"?`change ${t}`:e}function ut(e,t){const a=`These cards don’t spell any word in ${X(e)}`;return t?`${a}, and they don’t fit into any word on the table. Discard a card and draw another.`:`${a}. Discard a card and draw another, or add the words on the table: your cards may fit into them.`}var pt="Word",ht="Action",de="Points left",vt="Play",bt="Play",mt=(e,t)=>`Play ${e}, ${t}`,ft="QU",yt="Max. points left",gt="Uses all cards",$e="Plan",wt=e=>e===null?"Not all cards can be played":`All cards played in ${F(e,"turn")}`,Ct="The words from your hand alone that leave the fewest points after each turn.",kt="Turns",Tt="Words",xt="none",Lt={BadHand:"A hand has 1 to 64 cards: letters, and * for the Master.",BadTableWord:"The table can have up to 64 words of 2 to 64 letters. Put brackets around the letter that a Master stands for: l[u]rch."},Pt="A plan takes 1 to 15 cards: letters, and * for the Master.";function Et({type:e,rule:t="",square:a=""},{rack:r,blank:n,bombs:s}){return e==="BadHand"?`A rack has up to ${r} tiles: letters, and ${n} for a blank.`:{letters:`${a||"The board"} has a character that isn’t a letter in this dictionary.`,"too few bombs":`The open squares need more bombs than the ${s} in these rules.`,"too many bombs":`There aren’t enough closed squares for the ${s} bombs in these rules.`,numbers:a?`The number on ${a} can’t be right: no arrangement of bombs fits it and the squares around it.`:"The numbers on the open squares contradict each other.",closed:`${a} has a tile, so it is open: type its number, or * for a bomb that was hit.`,bomb:`${a} shows a bomb, but no tile. Only tiles hit bombs.`,zero:`${a} shows 0, so all squares around it are open. Type their numbers.`}[t]??z}var At="Your tiles",St="Type the tiles on your rack to see what you can play.",Ft="The first play needs at least two tiles. Type more.",Bt="Board",ce=e=>`${e} is a blank.`;function _t({blank:e,isMined:t}){return Re(["Click a square and type. Arrow keys turn and move the cursor; Backspace clears a square.",t&&"Type 0 to 8 to open a square, * for a bomb that was hit.",e?ce(e):"Shift makes a letter a blank."])}function Mt(e,t){const a=`These tiles don’t make any word in ${X(e)}`;return t?`${a}. Type more tiles, or the words on the board.`:`${a} with those on the board. In a game, you would exchange tiles or pass.`}var Nt=e=>`Put ${e??"this play"} on the board`,Ot="Clear the board",qt="The board as text",It="Tiles",Rt="Open squares",Ht=[["equity","By equity"],["points","By points"]],Dt="Equity is the score of the play plus the value of your leave (the tiles you keep).",Ut="Play",Gt="At",Wt="Bomb",jt="Points",Kt="Expected points",Qt="Leave",Yt="none",Xt="Equity",Zt="QU or 8D",Vt="Covers",zt="H8 O15",Jt="Min. points",ea="Uses all tiles",ta="Max. bomb %",ue=20,aa=1e3;function pe({question:e,whole:t=null,onWhole:a,filters:r,tools:n,none:s,note:l,problemOf:c,rowOf:u,...i}){const[p,f]=C(ue),[y,d]=C({}),m=r.filter(({id:w})=>y[w]?.trim()),v=m.length?Object.assign({},...m.map(({id:w,conditions:B})=>B(y[w].trim()))):void 0,{result:g,error:P,busy:E}=I("solve",e&&{...e,top:p,filter:v}),A=I("solve",e&&t&&{...t,top:0}).result,b=g?.rows[0],k=b&&("moves"in b?b.moves:"plays"in b?b.plays:void 0),S=b?.count??0,T=t&&A?.rows[0]?.count||S,$=b?.matching??S,h=b?.matching!==void 0||$<T,L=k?.map(w=>u(w,E))??[],we=o`
    <${x} text=${Ve} onClick=${()=>f(L.length+ue)} />
  `;function H(){d({}),a?.()}return o`
    <section class="panel plays" aria-label=${re} aria-busy=${E}>
      <div class="row">
        <h2 aria-live="polite">
          ${k?Ye(T,h?$:null):re}
        </h2>
        ${n}
      </div>
      <div class="filters" role="group" aria-label=${Je}>
        ${r.map(w=>o`
            <${da}
              key=${w.id}
              ...${w}
              value=${y[w.id]??""}
              onValue=${B=>d({...y,[w.id]:B})}
            />
          `)}
        <${x}
          text=${et}
          disabled=${!v&&!t}
          onClick=${H}
        />
      </div>
      <${M} text=${P??(b?.error_data&&c(b.error_data))} />
      ${!e||k&&T===0?o`<p>${s}</p>`:null}
      ${k&&T>0&&$===0&&o`
          <p>${Xe(T)}</p>
          <${x} text=${Ze(T)} onClick=${H} />
        `}
      ${L.length>0&&o`
          ${l&&o`<p class="hint">${l}</p>`}
          <${D} ...${i} rows=${L} />
        `}
      ${k&&k.length<$&&(k.length<aa?we:o`<p class="hint">${ze}</p>`)}
    </section>
  `}var R=8,na=[["",at],...Array.from("234567",e=>[e,e]),[`${R}`,nt(R)]],he=/^(\d{1,2}[A-Z]|[A-Z]\d{1,2})$/i,oa=/^\d{1,2}$/,ra=/^(\d{1,2}|[A-Z])$/i,sa=e=>({contains:e.split(/\s+/)});function la(e){const t=e.split(/\s+/).filter(n=>!oa.test(n)),[a,...r]=t.filter(n=>he.test(n));return{at:a,contains:[...t.filter(n=>!he.test(n)),...r]}}var ia=e=>({covers:e.split(/\s+/).filter(t=>!ra.test(t))}),ve={id:"length",label:tt,kind:"length",conditions:e=>({min_length:Number(e),max_length:Number(e)<R?Number(e):void 0})},be=e=>({id:"all",label:e,kind:"toggle",conditions:()=>({uses_all:!0})});function da({id:e,label:t,kind:a,hint:r,value:n,onValue:s}){switch(a){case"toggle":return o`
        <${x}
          text=${t}
          class="toggle"
          aria-pressed=${n!==""}
          onClick=${()=>s(n?"":"on")}
        />
      `;case"length":return o`
        <${xe} label=${t} id=${e} value=${n} options=${na} onChange=${s} />
      `;default:return o`
        <${O}
          label=${t}
          id=${e}
          ...${a==="text"?{type:"search"}:{type:"number",min:0}}
          placeholder=${r}
          value=${n}
          onInput=${s}
        />
      `}}function $a({info:e,dictionaries:t,query:a}){const r=ae(()=>a.get("position")??le),{value:n,set:s}=r,[l,c]=C(e.rulesets[0]),[u,i]=C(Y(e,t)),[p,f]=C("plays"),y=te(()=>ee("lexicon",l),[l]).value;G(()=>J("solver/lexicon",{position:n===le?"":n}),[n]);const[d="",...m]=n.trim().split(/\s+/),v={hand:d,table:m,ruleset:l,dictionary:u};return o`
    <section class="panel" aria-label=${oe}>
      <${O}
        label=${ot}
        id="position"
        class="large"
        value=${n}
        onInput=${g=>s(g)}
        hint=${rt}
        data-undo
      />
      <${ca}
        hand=${d}
        table=${m}
        points=${y&&"points"in y?y.points:void 0}
      />
      <div class="row">
        <${W} info=${e} value=${l} onChange=${c} />
        <${U}
          dictionaries=${t}
          value=${u}
          onChange=${i}
        />
        <${N}
          label=${lt}
          value=${p}
          options=${it}
          onChange=${f}
        />
        <${x} text=${Me} disabled=${!n} onClick=${()=>s("")} />
        <${K} ...${r} />
      </div>
    </section>
    ${p==="plays"?o`<${ua} ...${v} onText=${s} />`:o`<${ba} ...${v} />`}
  `}function ca({hand:e,table:t,points:a}){return/^[\p{L}*?]+$/u.test(e)?o`
    <div class="felt">
      <span class="cards" role="group" aria-label=${st}>
        ${[...me(e)].map(r=>o`<${ke} card=${r} points=${a} />`)}
      </span>
      ${t.map(r=>o`<${_} laid=${r} />`)}
    </div>
  `:null}var me=e=>e.toUpperCase().replaceAll("?",Se);function ua({hand:e,table:t,ruleset:a,dictionary:r,onText:n}){const[s,l]=C("all"),c={positions:[{hand:e,table:t}],game:"lexicon",ruleset:a,dictionary:r},u=s==="all";return o`
    <${pe}
      question=${e?u?c:{...c,actions:[s]}:null}
      whole=${u?null:c}
      onWhole=${()=>l("all")}
      filters=${va}
      tools=${o`
        <${N}
          label=${dt}
          value=${s}
          options=${$t}
          onChange=${l}
        />
      `}
      none=${pa(e,t,r)}
      problemOf=${({type:i})=>Lt[i]??z}
      classes="folds"
      columns=${[{title:pt},{title:ht},{title:Q},{title:de,number:!0},{title:vt}]}
      rowOf=${(i,p)=>({key:`${i.action} ${i.target} ${i.laid} ${i.left}`,cells:[o`<${_} laid=${i.laid} />`,fe(i,t),ye(i.left),i.left_points,i.left?o`
                <${x}
                  text=${bt}
                  disabled=${p}
                  aria-label=${mt(ne(i.laid),fe(i,t))}
                  onClick=${()=>n(ha(i,t))}
                />
              `:""]})}
    />
  `}function pa(e,t,a){return e?ut(a,t.length>0):ie}function ha({target:e,laid:t,left:a},r){const n=e===void 0?[...r,t]:r.with(e,t);return[a,...n].join(" ")}var va=[{id:"find",label:se,kind:"text",hint:ft,conditions:sa},{id:"most",label:yt,kind:"number",conditions:e=>({max_left_points:Math.floor(Number(e))})},ve,be(gt)],fe=({action:e,target:t},a)=>ct(e,ne(a[t??-1]??"")),ye=e=>e?o`<${Te} cards=${e} />`:o`<strong>${Ue}</strong>`;function ba({hand:e,ruleset:t,dictionary:a}){const{result:r,error:n,busy:s}=I("plan",e?{game:"lexicon",positions:[e],ruleset:t,dictionary:a}:null),l=r?.rows[0];return o`
    <section class="panel" aria-label=${$e} aria-busy=${s}>
      <h2 aria-live="polite">
        ${l?.plans?wt(l.empties_in??null):$e}
      </h2>
      <p class="hint">${Ct}</p>
      <${M} text=${n??(l?.error&&Pt)} />
      ${!e&&o`<p class="hint">${ie}</p>`}
      ${l?.plans&&o`
          <${D}
            classes="folds"
            columns=${[{title:kt,number:!0},{title:Tt},{title:Q},{title:de,number:!0}]}
            rows=${l.plans.map(({turns:c,words:u,left:i,left_points:p})=>({key:c,cells:[c,ma(e,u),ye(i),p]}))}
          />
        `}
    </section>
  `}function ma(e,t){let a=me(e);const r=t.map(n=>{const s=Ne(a,null,n);for(const l of s.cards)a=a.replace(l,"");return s.laid});return o`
    <span class="words">
      ${r.length?r.map(n=>o`<${_} laid=${n} />`):xt}
    </span>
  `}var fa="RETINA";function ya({info:e,...t}){const[a,r]=C(e.rulesets[0]),{value:n,error:s}=te(()=>ee(e.game,a),[a]);if(!n)return o`<${M} text=${s} />`;const l=o`
    <${W} info=${e} value=${a} onChange=${r} />
  `;return o`
    <${ga}
      key=${a}
      info=${e}
      rules=${n}
      rulesetChoice=${l}
      ...${t}
    />
  `}function ga({info:e,rules:t,query:a,dictionaries:r,rulesetChoice:n}){const s=Z(t),l=ae(()=>({draft:{rows:q(t,a.get("board")??""),opened:s?q(t,a.get("opened")??""):null,cursor:null,down:!1},rack:a.get("rack")??fa+t.blank})),{draft:c,rack:u}=l.value,[i,p]=C(Y(e,r)),[f,y]=C(null),d=new Fe(t),{rows:m,opened:v}=c;function g($,h=u){const L=h===u&&[$.rows,$.opened].join()===[m,v].join();l.set({draft:$,rack:h},!L)}const P=u.replace(/\s/g,"").toUpperCase(),E=Oe(t),A=$=>!$||$.join()===E.join();G(()=>{const $=h=>!h||A(h)?"":h.join("/");J(`solver/${t.game}`,{rack:u,board:$(m),opened:$(v)}),y(null)},[u,m,v]);const b=f?De(f):[],k=()=>{const $=b.map(({letter:h})=>h===h.toUpperCase()?h:t.blank);g(d.lay(c,b),Ke(P,$).join(""))},S=o`
    <${x}
      text=${Nt(f&&V(f.word))}
      disabled=${!f}
      onClick=${k}
    />
  `,T=($,h)=>({rows:h.length,value:h.join(`
`),onChange:({target:L})=>g({...c,[$]:q(t,L.value)})});return o`
    <div class="board-solver ${t.game}">
      <section class="panel" aria-label=${oe}>
        <${O}
          label=${At}
          id="rack"
          class="large"
          value=${u}
          onInput=${$=>g(c,$)}
          hint=${ce(t.blank)}
        />
        <div class="row">
          ${n}
          <${U}
            dictionaries=${r}
            value=${i}
            onChange=${p}
          />
        </div>
      </section>
      <div class="solver-board">
        <${Ce}
          label=${Bt}
          rules=${t}
          ...${c}
          laid=${new Map(b.map($=>[He($),$]))}
          onSquare=${$=>g(d.point(c,$))}
          onKey=${_e(d,c,g,{})}
        />
        ${s&&o`<${Ee} rules=${t} />`}
        <p class="hint">
          ${_t({blank:t.free_blank?t.blank:null,isMined:s})}
        </p>
        <div class="row">
          ${!s&&S}
          <${x}
            text=${Ot}
            disabled=${A(m)&&A(v)}
            onClick=${()=>g({...c,rows:E,opened:v&&E})}
          />
          <${K} ...${l} />
        </div>
        <details class="panel">
          <summary>${qt}</summary>
          <${j} label=${It} id="tiles" ...${T("rows",m)} />
          ${v&&o`
              <${j}
                label=${Rt}
                id="open-squares"
                ...${T("opened",v)}
              />
            `}
        </details>
      </div>
      <${ka}
        rules=${t}
        position=${P&&Ca(m,v,P)}
        none=${wa(P,A(m),i)}
        dictionary=${i}
        shown=${f}
        onShow=${y}
      />
    </div>
  `}function wa(e,t,a){return e?t&&[...e].length===1?Ft:Mt(a,t):St}function Ca(e,t,a){return t?{board:e,opened:t,rack:a}:`${e.map(n=>n.replace(/\.+/g,s=>String(s.length))).join("/")} ${a}/ 0/0 0`}function ka({rules:e,position:t,none:a,dictionary:r,shown:n,onShow:s}){const[l,c]=C("equity"),{game:u,ruleset:i}=e,p=Z(e),f=d=>o`
    <${x}
      text=${V(d.word)}
      class="plain"
      aria-pressed=${d.at===n?.at&&d.word===n.word}
      onClick=${()=>s(d)}
    />
  `;return o`
    <${pe}
      question=${t?{game:u,positions:[t],ruleset:i,dictionary:r,order:l}:null}
      filters=${p?Ta:ge}
      tools=${o`
        <${N}
          label=${Ge}
          value=${l}
          options=${Ht}
          onChange=${c}
        />
      `}
      none=${a}
      problemOf=${d=>Et(d,e)}
      note=${Dt}
      columns=${[{title:Ut},{title:Gt},p&&{title:Wt,number:!0},{title:p?Kt:jt,number:!0},{title:Qt},{title:Xt,number:!0}]}
      rowOf=${d=>({key:`${d.at} ${d.word}`,cells:[f(d),d.at,p&&`${We(d.bomb??0)}%`,p?d.score.toFixed(1):d.score,d.leave||o`<span class="hint">${Yt}</span>`,d.equity?.toFixed(1)??""]})}
    />
  `}var ge=[{id:"find",label:se,kind:"text",hint:Zt,conditions:la},{id:"covers",label:Vt,kind:"text",hint:zt,conditions:ia},{id:"least",label:Jt,kind:"number",conditions:e=>({min_score:Number(e)})},ve,be(ea)],Ta=ge.toSpliced(4,0,{id:"risk",label:ta,kind:"number",conditions:e=>({max_bomb:Ie(Number(e))})});function xa({server:e,rest:t,query:a}){const r=qe(e,t[0]),{game:n,title:s=""}=r;return o`
    <div class="heading">
      <h1>${Be.solver}<span class="visually-hidden">${Qe(s)}</span></h1>
      <${Pe} server=${e} view="solver" game=${n} />
      <a href=${`#/rules/${n}`}>${je(s)}</a>
    </div>
    <${Ae}
      key=${n}
      load=${Le[n].loadSolver}
      info=${r}
      dictionaries=${e.dictionaries}
      query=${a}
    />
  `}export{$a as LexiconSolver,xa as Solver,ya as TilesSolver};

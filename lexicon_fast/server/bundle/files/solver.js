import{Board as Fe,Button as C,Card as Be,Cards as _e,Choice as Oe,DataTable as K,DictionaryChoice as Q,G as w,GAME_VIEWS as qe,GameTabs as Me,J as Y,LaidWord as O,Legend as Ne,Loaded as Ie,MASTER as Re,PositionEditor as He,Problem as q,Q as je,RulesetChoice as X,Segments as M,TextArea as Z,TextField as N,UndoButton as V,VIEW_TITLES as De,boardKeys as Ge,cardsLeftColumn as z,clearButton as We,composed as Ue,counted as A,defaultDictionary as J,dictionaryTitle as ee,emptyRows as Ke,fe as s,findGame as Qe,hasMinefield as te,highestChance as Ye,inOrder as Xe,joined as Ze,keyOf as Ve,laidLetters as ze,lang as I,lettersOf as ae,longTileHint as Je,noCardsLeft as et,notAccepted as ne,orderLabel as tt,parseRows as R,parseTyped as S,percent as at,readable as oe,replaceQuery as re,rulesOf as se,rulesOfGame as nt,sent as le,speak as ie,upper as H,usePromise as $e,useRequest as j,useUndo as de,without as ot,wordOf as ce,written as D}from"./texts.js";var rt=e=>` for ${e}`,ue="Position",pe="Plays";function st(e,t){const a=A(e,"play");return t===null?a:`${t.toLocaleString("en")} of ${a}`}var lt=e=>`The filters hide ${e===1?"the only play":`all ${A(e,"play")}`}.`,it=e=>`Show ${A(e,"play")}`,$t="More plays",dt="The other plays aren’t listed.",ct="Filters",ut="Clear filters",he="Find",pt="Letters",ht="Any",vt=e=>`${e} or more`,bt="Your cards, followed by the words on the table",ft="* is the Master. In a table word, brackets mark its letter: l[u]rch.",ve="CATDOG* hat l[u]rch",be="Type your cards to see what you can play.",mt="Hand",yt="What to find",gt=[["plays","Plays"],["plan","Plan"]],wt="Kinds of plays",Tt=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Change"]];function Ct(e,t){return e==="insert"?`insert into ${t}`:e==="substitute"?`change ${t}`:e}function xt(e,t){const a=`These cards don’t spell any word in ${ee(e)}`;return t?`${a}, and they don’t fit into any word on the table. Discard a card and draw another.`:`${a}. Discard a card and draw another, or add the words on the table: your cards may fit into them.`}var kt="Word",Lt="Action",fe="Points left",Pt="Play",Et="Play",At=(e,t)=>`Play ${e}, ${t}`,St="QU",Ft="Max. points left",Bt="Uses all cards",me="Plan",_t=e=>e===null?"Not all cards can be played":`All cards played in ${A(e,"turn")}`,Ot="The words from your hand alone that leave the fewest points after each turn.",qt="Turns",Mt="Words",Nt="none",It={BadHand:"A hand has 1 to 64 cards: letters, and * for the Master.",BadTableWord:"The table can have up to 64 words of 2 to 64 letters. Put brackets around the letter that a Master stands for: l[u]rch."},Rt="A plan takes 1 to 15 cards: letters, and * for the Master.";function Ht({type:e,rule:t="",square:a=""},{rack:r,blank:n,bombs:o}){return e==="BadHand"?`A rack has up to ${r} tiles: letters, and ${n} for a blank.`:{letters:`${a||"The board"} has a character that isn’t a letter in this dictionary.`,"too few bombs":`The open squares need more bombs than the ${o} in these rules.`,"too many bombs":`There aren’t enough closed squares for the ${o} bombs in these rules.`,numbers:a?`The number on ${a} can’t be right: no arrangement of bombs fits it and the squares around it.`:"The numbers on the open squares contradict each other.",closed:`${a} has a tile, so it is open: type its number, or * for a bomb that was hit.`,bomb:`${a} shows a bomb, but no tile. Only tiles hit bombs.`,zero:`${a} shows 0, so all squares around it are open. Type their numbers.`}[t]??ne}var jt="Your tiles",Dt="Type the tiles on your rack to see what you can play.",Gt="The first play needs at least two tiles. Type more.",Wt="Board",ye=e=>`${e} is a blank.`;function Ut({blank:e,isMined:t}){return Ze(["Click a square and type. Arrow keys turn and move the cursor; Backspace clears a square.",t&&"Type 0 to 8 to open a square, * for a bomb that was hit.",e?ye(e):"Shift makes a letter a blank.",Je().trim()])}function Kt(e,t){const a=`These tiles don’t make any word in ${ee(e)}`;return t?`${a}. Type more tiles, or the words on the board.`:`${a} with those on the board. In a game, you would exchange tiles or pass.`}var Qt=e=>`Put ${e??"this play"} on the board`,Yt="Clear the board",Xt="The board as text",Zt="Tiles",Vt="Open squares",zt=[["equity","By equity"],["points","By points"]],Jt="Equity is the score of the play plus the value of your leave (the tiles you keep).",ea="Play",ta="At",aa="Bomb",na="Points",oa="Expected points",ra="Leave",sa="none",la="Equity",ia="QU or 8D",$a="Covers",da="H8 O15",ca="Min. points",ua="Uses all tiles",pa="Max. bomb %",ge=20,ha=1e3;function we({question:e,whole:t=null,onWhole:a,filters:r,tools:n,none:o,note:l,problemOf:c,rowOf:u,...d}){const[p,b]=w(ge),[h,i]=w({}),m=r.filter(({id:g})=>h[g]?.trim()),T=m.length?Object.assign({},...m.map(({id:g,conditions:_})=>_(h[g].trim()))):void 0,{result:x,error:L,busy:P}=j("solve",e&&{...e,top:p,filter:T}),F=j("solve",e&&t&&{...t,top:0}).result,f=x?.rows[0],$=f&&("moves"in f?f.moves:"plays"in f?f.plays:void 0),v=f?.count??0,y=t&&F?.rows[0]?.count||v,E=f?.matching??v,Ae=f?.matching!==void 0||E<y,B=$?.map(g=>u(g,P))??[],Se=s`
    <${C} text=${$t} onClick=${()=>b(B.length+ge)} />
  `;function U(){i({}),a?.()}return s`
    <section class="panel plays" aria-label=${pe} aria-busy=${P}>
      <div class="row">
        <h2 aria-live="polite">
          ${$?st(y,Ae?E:null):pe}
        </h2>
        ${n}
      </div>
      <div class="filters" role="group" aria-label=${ct}>
        ${r.map(g=>s`
            <${wa}
              key=${g.id}
              ...${g}
              value=${h[g.id]??""}
              onValue=${_=>i({...h,[g.id]:_})}
            />
          `)}
        <${C}
          text=${ut}
          disabled=${!T&&!t}
          onClick=${U}
        />
      </div>
      <${q} text=${L??(f?.error_data&&c(f.error_data))} />
      ${!e||$&&y===0?s`<p>${o}</p>`:null}
      ${$&&y>0&&E===0&&s`
          <p>${lt(y)}</p>
          <${C} text=${it(y)} onClick=${U} />
        `}
      ${B.length>0&&s`
          ${l&&s`<p class="hint">${l}</p>`}
          <${K} ...${d} rows=${B} />
        `}
      ${$&&$.length<E&&($.length<ha?Se:s`<p class="hint">${dt}</p>`)}
    </section>
  `}var G=8,va=[["",ht],...Array.from("234567",e=>[e,e]),[`${G}`,vt(G)]],Te=/^(\d{1,2}[A-Z]|[A-Z]\d{1,2})$/i,ba=/^\d{1,2}$/,fa=/^(\d{1,2}|[A-Z])$/i,ma=e=>({contains:e.split(/\s+/)});function ya(e){const t=e.split(/\s+/).filter(n=>!ba.test(n)),[a,...r]=t.filter(n=>Te.test(n));return{at:a,contains:[...t.filter(n=>!Te.test(n)),...r]}}var ga=e=>({covers:e.split(/\s+/).filter(t=>!fa.test(t))}),k=(e,t,a,r)=>({id:e,label:t,kind:r?"text":"number",conditions:a,hint:r}),Ce={id:"length",label:pt,kind:"length",conditions:e=>({min_length:Number(e),max_length:Number(e)<G?Number(e):void 0})},xe=e=>({id:"all",label:e,kind:"toggle",conditions:()=>({uses_all:!0})});function wa({id:e,label:t,kind:a,hint:r,value:n,onValue:o}){switch(a){case"toggle":return s`
        <${C}
          text=${t}
          class="toggle"
          aria-pressed=${n!==""}
          onClick=${()=>o(n?"":"on")}
        />
      `;case"length":return s`
        <${Oe} label=${t} id=${e} value=${n} options=${va} onChange=${o} />
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
        label=${bt}
        id="position"
        class="large"
        value=${n}
        lang=${I()}
        onInput=${x=>o(x)}
        hint=${ft}
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
          label=${yt}
          value=${p}
          options=${gt}
          onChange=${b}
        />
        <${C} text=${We} disabled=${!n} onClick=${()=>o("")} />
        <${V} ...${r} />
      </div>
    </section>
    ${p==="plays"?s`<${xa} ...${T} onText=${o} />`:s`<${Ea} ...${T} />`}
  `}function Ca({hand:e,table:t,points:a}){return/^[\p{L}*?]+$/u.test(W(e))?s`
    <div class="felt">
      <span class="cards" role="group" aria-label=${mt}>
        ${[...W(e)].map(r=>s`<${Be} card=${r} points=${a} />`)}
      </span>
      ${t.map(r=>s`<${O} laid=${S(r)} />`)}
    </div>
  `:null}var W=e=>H(S(e)).replaceAll("?",Re);function xa({hand:e,table:t,ruleset:a,dictionary:r,onText:n}){const[o,l]=w("all"),c={positions:[{hand:e,table:t}],game:"lexicon",ruleset:a,dictionary:r},u=o==="all";return s`
    <${we}
      question=${e?u?c:{...c,actions:[o]}:null}
      whole=${u?null:c}
      onWhole=${()=>l("all")}
      filters=${Pa}
      tools=${s`
        <${M}
          label=${wt}
          value=${o}
          options=${Tt}
          onChange=${l}
        />
      `}
      none=${ka(e,t,r)}
      problemOf=${({type:d})=>It[d]??ne}
      classes="folds"
      columns=${[{title:kt},{title:Lt},{title:z},{title:fe,number:!0},{title:Pt}]}
      rowOf=${(d,p)=>({key:`${d.action} ${d.target} ${d.laid} ${d.left}`,cells:[s`<${O} laid=${d.laid} />`,ke(d,t),Le(d.left),d.left_points,d.left?s`
                <${C}
                  text=${Et}
                  disabled=${p}
                  aria-label=${At(ce(d.laid),ke(d,t))}
                  onClick=${()=>n(La(d,t))}
                />
              `:""]})}
    />
  `}function ka(e,t,a){return e?xt(a,t.length>0):be}function La({target:e,laid:t,left:a},r){const n=D(t),o=e===void 0?[...r,n]:r.with(e,n);return[D(a),...o].join(" ")}var Pa=[k("find",he,ma,St),k("most",Ft,e=>({max_left_points:Math.floor(Number(e))})),Ce,xe(Bt)],ke=({action:e,target:t},a)=>Ct(e,ce(S(a[t??-1]??""))),Le=e=>e?s`<${_e} cards=${e} />`:s`<strong>${et}</strong>`;function Ea({hand:e,ruleset:t,dictionary:a}){const{result:r,error:n,busy:o}=j("plan",e?{game:"lexicon",positions:[e],ruleset:t,dictionary:a}:null),l=r?.rows[0];return s`
    <section class="panel" aria-label=${me} aria-busy=${o}>
      <h2 aria-live="polite">
        ${l?.plans?_t(l.empties_in??null):me}
      </h2>
      <p class="hint">${Ot}</p>
      <${q} text=${n??(l?.error&&Rt)} />
      ${!e&&s`<p class="hint">${be}</p>`}
      ${l?.plans&&s`
          <${K}
            classes="folds"
            columns=${[{title:qt,number:!0},{title:Mt},{title:z},{title:fe,number:!0}]}
            rows=${l.plans.map(({turns:c,words:u,left:d,left_points:p})=>({key:c,cells:[c,Aa(e,u),Le(d),p]}))}
          />
        `}
    </section>
  `}function Aa(e,t){let a=W(e);const r=t.map(n=>{const o=Ue(a,null,n);for(const l of o.cards)a=a.replace(l,"");return o.laid});return s`
    <span class="words">
      ${r.length?r.map(n=>s`<${O} laid=${n} />`):Nt}
    </span>
  `}var Pe="RETINA";function Sa({info:e,dictionaries:t,query:a}){const[r,n]=w(e.rulesets[0]),[o,l]=w(J(e,t)),c=je(null),{value:u,error:d}=$e(()=>se(e.game,r,o),[r,o]);ie(o),c.current=u??c.current;const p=c.current;if(!p)return s`<${q} text=${d} />`;const b=s`
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
  `}function Fa({values:e,counts:t,blank:a}){if([...Pe].every(o=>o in e))return Pe+a;const n=Object.keys(t).filter(o=>o!==a).sort((o,l)=>t[l]-t[o]).slice(0,6);return Xe(n).join("")+a}function Ba({rules:e,query:t,dictionary:a,choices:r}){const n=te(e),o=de(()=>({draft:{rows:R(e,t.get("board")??""),opened:n?R(e,t.get("opened")??""):null,cursor:null,down:!1},rack:t.get("rack")??Fa(e)})),{draft:l,rack:c}=o.value,[u,d]=w(null),p=new He(e),{rows:b,opened:h}=l;function i($,v=c){const y=v===c&&[$.rows,$.opened].join()===[b,h].join();o.set({draft:$,rack:v},!y)}const m=H(S(c.replace(/\s/g,""))),T=Ke(e),x=$=>!$||$.join()===T.join();Y(()=>{const $=v=>!v||x(v)?"":v.join("/");re(`solver/${e.game}`,{rack:c,board:$(b),opened:$(h)}),d(null)},[c,b,h]);const L=u?ze(u):[],P=()=>{const $=L.map(({letter:v})=>v===H(v)?v:e.blank);i(p.lay(l,L),D(ot(m,$).join("")))},F=s`
    <${C}
      text=${Qt(u&&oe(ae(u.word)))}
      disabled=${!u}
      onClick=${P}
    />
  `,f=($,v)=>({rows:v.length,value:le(v.join(`
`)),onChange:({target:y})=>i({...l,[$]:R(e,y.value)})});return s`
    <div class="board-solver ${e.game}">
      <section class="panel" aria-label=${ue}>
        <${N}
          label=${jt}
          id="rack"
          class="large"
          value=${c}
          lang=${I()}
          onInput=${$=>i(l,$)}
          hint=${ye(e.blank)}
        />
        <div class="row">
          ${r}
        </div>
      </section>
      <div class="solver-board">
        <${Fe}
          label=${Wt}
          rules=${e}
          ...${l}
          laid=${new Map(L.map($=>[Ve($),$]))}
          onSquare=${$=>i(p.point(l,$))}
          onKey=${Ge(p,l,i,{})}
        />
        ${n&&s`<${Ne} rules=${e} />`}
        <p class="hint">
          ${Ut({blank:e.free_blank?e.blank:null,isMined:n})}
        </p>
        <div class="row">
          ${!n&&F}
          <${C}
            text=${Yt}
            disabled=${x(b)&&x(h)}
            onClick=${()=>i({...l,rows:T,opened:h&&T})}
          />
          <${V} ...${o} />
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
        none=${_a(m,x(b),a)}
        dictionary=${a}
        shown=${u}
        onShow=${d}
      />
    </div>
  `}function _a(e,t,a){return e?t&&[...e].length===1?Gt:Kt(a,t):Dt}function Oa(e,t,a){return t?{board:e,opened:t,rack:a}:`${e.map(n=>n.replace(/\.+/g,o=>String(o.length))).join("/")} ${a}/ 0/0 0`}function qa({rules:e,position:t,none:a,dictionary:r,shown:n,onShow:o}){const[l,c]=w("equity"),{game:u,ruleset:d}=e,p=te(e),b=i=>s`
    <${C}
      text=${oe(ae(i.word))}
      class="plain"
      lang=${I()}
      aria-pressed=${i.at===n?.at&&i.word===n.word}
      onClick=${()=>o(i)}
    />
  `;return s`
    <${we}
      question=${t?{game:u,positions:[t],ruleset:d,dictionary:r,order:l}:null}
      filters=${p?Na:Ee}
      tools=${s`
        <${M}
          label=${tt}
          value=${l}
          options=${zt}
          onChange=${c}
        />
      `}
      none=${a}
      problemOf=${i=>Ht(i,e)}
      note=${Jt}
      columns=${[{title:ea},{title:ta},p&&{title:aa,number:!0},{title:p?oa:na,number:!0},{title:ra},{title:la,number:!0}]}
      rowOf=${i=>({key:`${i.at} ${i.word}`,cells:[b(i),i.at,p&&`${at(i.bomb??0)}%`,p?i.score.toFixed(1):i.score,le(i.leave??"")||s`<span class="hint">${sa}</span>`,i.equity?.toFixed(1)??""]})}
    />
  `}var Ee=[k("find",he,ya,ia),k("covers",$a,ga,da),k("least",ca,e=>({min_score:Number(e)})),Ce,xe(ua)],Ma=k("risk",pa,e=>({max_bomb:Ye(Number(e))})),Na=Ee.toSpliced(4,0,Ma);function Ia({server:e,rest:t,query:a}){const r=Qe(e,t[0]),{game:n,title:o=""}=r;return s`
    <div class="heading">
      <h1>${De.solver}<span class="visually-hidden">${rt(o)}</span></h1>
      <${Me} server=${e} view="solver" game=${n} />
      <a href=${`#/rules/${n}`}>${nt(o)}</a>
    </div>
    <${Ie}
      key=${n}
      load=${qe[n].loadSolver}
      info=${r}
      dictionaries=${e.dictionaries}
      query=${a}
    />
  `}export{Ta as LexiconSolver,Ia as Solver,Sa as TilesSolver};

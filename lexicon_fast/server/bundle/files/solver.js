import{Board as Fe,Button as C,Card as Be,Cards as _e,Choice as Oe,DataTable as K,DictionaryChoice as Q,G as w,GAME_VIEWS as Me,GameTabs as Ne,J as Y,LaidWord as O,Legend as qe,Loaded as Ie,MASTER as Re,PositionEditor as He,Problem as M,RulesetChoice as X,Segments as N,TextArea as Z,TextField as q,UndoButton as V,VIEW_TITLES as je,boardKeys as De,cardsLeftColumn as z,clearButton as Ge,composed as We,counted as A,defaultDictionary as J,dictionaryTitle as ee,emptyRows as Ue,fe as s,findGame as Ke,hasMinefield as te,highestChance as Qe,inOrder as Ye,joined as Xe,keyOf as Ze,laidLetters as Ve,lang as I,lettersOf as ae,noCardsLeft as ze,notAccepted as ne,orderLabel as Je,parseRows as R,parseTyped as S,percent as et,readable as oe,replaceQuery as re,rulesOf as se,rulesOfGame as tt,sent as le,speak as ie,upper as H,usePromise as $e,useRequest as j,useUndo as de,without as at,wordOf as ce,written as D}from"./texts.js";var nt=e=>` for ${e}`,ue="Position",pe="Plays";function ot(e,t){const a=A(e,"play");return t===null?a:`${t.toLocaleString("en")} of ${a}`}var rt=e=>`The filters hide ${e===1?"the only play":`all ${A(e,"play")}`}.`,st=e=>`Show ${A(e,"play")}`,lt="More plays",it="The other plays aren’t listed.",$t="Filters",dt="Clear filters",he="Find",ct="Letters",ut="Any",pt=e=>`${e} or more`,ht="Your cards, followed by the words on the table",vt="* is the Master. In a table word, brackets mark its letter: l[u]rch.",ve="CATDOG* hat l[u]rch",be="Type your cards to see what you can play.",bt="Hand",ft="What to find",mt=[["plays","Plays"],["plan","Plan"]],yt="Kinds of plays",gt=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Change"]];function wt(e,t){return e==="insert"?`insert into ${t}`:e==="substitute"?`change ${t}`:e}function Tt(e,t){const a=`These cards don’t spell any word in ${ee(e)}`;return t?`${a}, and they don’t fit into any word on the table. Discard a card and draw another.`:`${a}. Discard a card and draw another, or add the words on the table: your cards may fit into them.`}var Ct="Word",xt="Action",fe="Points left",kt="Play",Lt="Play",Pt=(e,t)=>`Play ${e}, ${t}`,Et="QU",At="Max. points left",St="Uses all cards",me="Plan",Ft=e=>e===null?"Not all cards can be played":`All cards played in ${A(e,"turn")}`,Bt="The words from your hand alone that leave the fewest points after each turn.",_t="Turns",Ot="Words",Mt="none",Nt={BadHand:"A hand has 1 to 64 cards: letters, and * for the Master.",BadTableWord:"The table can have up to 64 words of 2 to 64 letters. Put brackets around the letter that a Master stands for: l[u]rch."},qt="A plan takes 1 to 15 cards: letters, and * for the Master.";function It({type:e,rule:t="",square:a=""},{rack:r,blank:n,bombs:o}){return e==="BadHand"?`A rack has up to ${r} tiles: letters, and ${n} for a blank.`:{letters:`${a||"The board"} has a character that isn’t a letter in this dictionary.`,"too few bombs":`The open squares need more bombs than the ${o} in these rules.`,"too many bombs":`There aren’t enough closed squares for the ${o} bombs in these rules.`,numbers:a?`The number on ${a} can’t be right: no arrangement of bombs fits it and the squares around it.`:"The numbers on the open squares contradict each other.",closed:`${a} has a tile, so it is open: type its number, or * for a bomb that was hit.`,bomb:`${a} shows a bomb, but no tile. Only tiles hit bombs.`,zero:`${a} shows 0, so all squares around it are open. Type their numbers.`}[t]??ne}var Rt="Your tiles",Ht="Type the tiles on your rack to see what you can play.",jt="The first play needs at least two tiles. Type more.",Dt="Board",ye=e=>`${e} is a blank.`;function Gt({blank:e,isMined:t}){return Xe(["Click a square and type. Arrow keys turn and move the cursor; Backspace clears a square.",t&&"Type 0 to 8 to open a square, * for a bomb that was hit.",e?ye(e):"Shift makes a letter a blank."])}function Wt(e,t){const a=`These tiles don’t make any word in ${ee(e)}`;return t?`${a}. Type more tiles, or the words on the board.`:`${a} with those on the board. In a game, you would exchange tiles or pass.`}var Ut=e=>`Put ${e??"this play"} on the board`,Kt="Clear the board",Qt="The board as text",Yt="Tiles",Xt="Open squares",Zt=[["equity","By equity"],["points","By points"]],Vt="Equity is the score of the play plus the value of your leave (the tiles you keep).",zt="Play",Jt="At",ea="Bomb",ta="Points",aa="Expected points",na="Leave",oa="none",ra="Equity",sa="QU or 8D",la="Covers",ia="H8 O15",$a="Min. points",da="Uses all tiles",ca="Max. bomb %",ge=20,ua=1e3;function we({question:e,whole:t=null,onWhole:a,filters:r,tools:n,none:o,note:l,problemOf:c,rowOf:u,...d}){const[p,b]=w(ge),[h,i]=w({}),m=r.filter(({id:g})=>h[g]?.trim()),T=m.length?Object.assign({},...m.map(({id:g,conditions:_})=>_(h[g].trim()))):void 0,{result:x,error:L,busy:P}=j("solve",e&&{...e,top:p,filter:T}),F=j("solve",e&&t&&{...t,top:0}).result,f=x?.rows[0],$=f&&("moves"in f?f.moves:"plays"in f?f.plays:void 0),v=f?.count??0,y=t&&F?.rows[0]?.count||v,E=f?.matching??v,Ae=f?.matching!==void 0||E<y,B=$?.map(g=>u(g,P))??[],Se=s`
    <${C} text=${lt} onClick=${()=>b(B.length+ge)} />
  `;function U(){i({}),a?.()}return s`
    <section class="panel plays" aria-label=${pe} aria-busy=${P}>
      <div class="row">
        <h2 aria-live="polite">
          ${$?ot(y,Ae?E:null):pe}
        </h2>
        ${n}
      </div>
      <div class="filters" role="group" aria-label=${$t}>
        ${r.map(g=>s`
            <${ya}
              key=${g.id}
              ...${g}
              value=${h[g.id]??""}
              onValue=${_=>i({...h,[g.id]:_})}
            />
          `)}
        <${C}
          text=${dt}
          disabled=${!T&&!t}
          onClick=${U}
        />
      </div>
      <${M} text=${L??(f?.error_data&&c(f.error_data))} />
      ${!e||$&&y===0?s`<p>${o}</p>`:null}
      ${$&&y>0&&E===0&&s`
          <p>${rt(y)}</p>
          <${C} text=${st(y)} onClick=${U} />
        `}
      ${B.length>0&&s`
          ${l&&s`<p class="hint">${l}</p>`}
          <${K} ...${d} rows=${B} />
        `}
      ${$&&$.length<E&&($.length<ua?Se:s`<p class="hint">${it}</p>`)}
    </section>
  `}var G=8,pa=[["",ut],...Array.from("234567",e=>[e,e]),[`${G}`,pt(G)]],Te=/^(\d{1,2}[A-Z]|[A-Z]\d{1,2})$/i,ha=/^\d{1,2}$/,va=/^(\d{1,2}|[A-Z])$/i,ba=e=>({contains:e.split(/\s+/)});function fa(e){const t=e.split(/\s+/).filter(n=>!ha.test(n)),[a,...r]=t.filter(n=>Te.test(n));return{at:a,contains:[...t.filter(n=>!Te.test(n)),...r]}}var ma=e=>({covers:e.split(/\s+/).filter(t=>!va.test(t))}),k=(e,t,a,r)=>({id:e,label:t,kind:r?"text":"number",conditions:a,hint:r}),Ce={id:"length",label:ct,kind:"length",conditions:e=>({min_length:Number(e),max_length:Number(e)<G?Number(e):void 0})},xe=e=>({id:"all",label:e,kind:"toggle",conditions:()=>({uses_all:!0})});function ya({id:e,label:t,kind:a,hint:r,value:n,onValue:o}){switch(a){case"toggle":return s`
        <${C}
          text=${t}
          class="toggle"
          aria-pressed=${n!==""}
          onClick=${()=>o(n?"":"on")}
        />
      `;case"length":return s`
        <${Oe} label=${t} id=${e} value=${n} options=${pa} onChange=${o} />
      `;default:return s`
        <${q}
          label=${t}
          id=${e}
          ...${a==="text"?{type:"search"}:{type:"number",min:0}}
          placeholder=${r}
          value=${n}
          onInput=${o}
        />
      `}}function ga({info:e,dictionaries:t,query:a}){const r=de(()=>a.get("position")??ve),{value:n,set:o}=r,[l,c]=w(e.rulesets[0]),[u,d]=w(J(e,t)),[p,b]=w("plays"),h=$e(()=>se("lexicon",l,u),[l,u]).value;ie(u),Y(()=>re("solver/lexicon",{position:n===ve?"":n}),[n]);const[i="",...m]=n.trim().split(/\s+/),T={hand:i,table:m,ruleset:l,dictionary:u};return s`
    <section class="panel" aria-label=${ue}>
      <${q}
        label=${ht}
        id="position"
        class="large"
        value=${n}
        lang=${I()}
        onInput=${x=>o(x)}
        hint=${vt}
        data-undo
      />
      <${wa}
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
        <${N}
          label=${ft}
          value=${p}
          options=${mt}
          onChange=${b}
        />
        <${C} text=${Ge} disabled=${!n} onClick=${()=>o("")} />
        <${V} ...${r} />
      </div>
    </section>
    ${p==="plays"?s`<${Ta} ...${T} onText=${o} />`:s`<${La} ...${T} />`}
  `}function wa({hand:e,table:t,points:a}){return/^[\p{L}*?]+$/u.test(W(e))?s`
    <div class="felt">
      <span class="cards" role="group" aria-label=${bt}>
        ${[...W(e)].map(r=>s`<${Be} card=${r} points=${a} />`)}
      </span>
      ${t.map(r=>s`<${O} laid=${S(r)} />`)}
    </div>
  `:null}var W=e=>H(S(e)).replaceAll("?",Re);function Ta({hand:e,table:t,ruleset:a,dictionary:r,onText:n}){const[o,l]=w("all"),c={positions:[{hand:e,table:t}],game:"lexicon",ruleset:a,dictionary:r},u=o==="all";return s`
    <${we}
      question=${e?u?c:{...c,actions:[o]}:null}
      whole=${u?null:c}
      onWhole=${()=>l("all")}
      filters=${ka}
      tools=${s`
        <${N}
          label=${yt}
          value=${o}
          options=${gt}
          onChange=${l}
        />
      `}
      none=${Ca(e,t,r)}
      problemOf=${({type:d})=>Nt[d]??ne}
      classes="folds"
      columns=${[{title:Ct},{title:xt},{title:z},{title:fe,number:!0},{title:kt}]}
      rowOf=${(d,p)=>({key:`${d.action} ${d.target} ${d.laid} ${d.left}`,cells:[s`<${O} laid=${d.laid} />`,ke(d,t),Le(d.left),d.left_points,d.left?s`
                <${C}
                  text=${Lt}
                  disabled=${p}
                  aria-label=${Pt(ce(d.laid),ke(d,t))}
                  onClick=${()=>n(xa(d,t))}
                />
              `:""]})}
    />
  `}function Ca(e,t,a){return e?Tt(a,t.length>0):be}function xa({target:e,laid:t,left:a},r){const n=D(t),o=e===void 0?[...r,n]:r.with(e,n);return[D(a),...o].join(" ")}var ka=[k("find",he,ba,Et),k("most",At,e=>({max_left_points:Math.floor(Number(e))})),Ce,xe(St)],ke=({action:e,target:t},a)=>wt(e,ce(S(a[t??-1]??""))),Le=e=>e?s`<${_e} cards=${e} />`:s`<strong>${ze}</strong>`;function La({hand:e,ruleset:t,dictionary:a}){const{result:r,error:n,busy:o}=j("plan",e?{game:"lexicon",positions:[e],ruleset:t,dictionary:a}:null),l=r?.rows[0];return s`
    <section class="panel" aria-label=${me} aria-busy=${o}>
      <h2 aria-live="polite">
        ${l?.plans?Ft(l.empties_in??null):me}
      </h2>
      <p class="hint">${Bt}</p>
      <${M} text=${n??(l?.error&&qt)} />
      ${!e&&s`<p class="hint">${be}</p>`}
      ${l?.plans&&s`
          <${K}
            classes="folds"
            columns=${[{title:_t,number:!0},{title:Ot},{title:z},{title:fe,number:!0}]}
            rows=${l.plans.map(({turns:c,words:u,left:d,left_points:p})=>({key:c,cells:[c,Pa(e,u),Le(d),p]}))}
          />
        `}
    </section>
  `}function Pa(e,t){let a=W(e);const r=t.map(n=>{const o=We(a,null,n);for(const l of o.cards)a=a.replace(l,"");return o.laid});return s`
    <span class="words">
      ${r.length?r.map(n=>s`<${O} laid=${n} />`):Mt}
    </span>
  `}var Pe="RETINA";function Ea({info:e,dictionaries:t,query:a}){const[r,n]=w(e.rulesets[0]),[o,l]=w(J(e,t)),{value:c,error:u}=$e(()=>se(e.game,r,o),[r,o]);if(ie(o),!c)return s`<${M} text=${u} />`;const d=s`
    <${X} info=${e} value=${r} onChange=${n} />
    <${Q}
      dictionaries=${t}
      value=${o}
      onChange=${l}
    />
  `;return s`
    <${Sa}
      key=${c.ruleset}
      rules=${c}
      choices=${d}
      dictionary=${o}
      query=${a}
    />
  `}function Aa({values:e,counts:t,blank:a}){if([...Pe].every(o=>o in e))return Pe+a;const n=Object.keys(t).filter(o=>o!==a).sort((o,l)=>t[l]-t[o]).slice(0,6);return Ye(n).join("")+a}function Sa({rules:e,query:t,dictionary:a,choices:r}){const n=te(e),o=de(()=>({draft:{rows:R(e,t.get("board")??""),opened:n?R(e,t.get("opened")??""):null,cursor:null,down:!1},rack:t.get("rack")??Aa(e)})),{draft:l,rack:c}=o.value,[u,d]=w(null),p=new He(e),{rows:b,opened:h}=l;function i($,v=c){const y=v===c&&[$.rows,$.opened].join()===[b,h].join();o.set({draft:$,rack:v},!y)}const m=H(S(c.replace(/\s/g,""))),T=Ue(e),x=$=>!$||$.join()===T.join();Y(()=>{const $=v=>!v||x(v)?"":v.join("/");re(`solver/${e.game}`,{rack:c,board:$(b),opened:$(h)}),d(null)},[c,b,h]);const L=u?Ve(u):[],P=()=>{const $=L.map(({letter:v})=>v===H(v)?v:e.blank);i(p.lay(l,L),D(at(m,$).join("")))},F=s`
    <${C}
      text=${Ut(u&&oe(ae(u.word)))}
      disabled=${!u}
      onClick=${P}
    />
  `,f=($,v)=>({rows:v.length,value:le(v.join(`
`)),onChange:({target:y})=>i({...l,[$]:R(e,y.value)})});return s`
    <div class="board-solver ${e.game}">
      <section class="panel" aria-label=${ue}>
        <${q}
          label=${Rt}
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
          label=${Dt}
          rules=${e}
          ...${l}
          laid=${new Map(L.map($=>[Ze($),$]))}
          onSquare=${$=>i(p.point(l,$))}
          onKey=${De(p,l,i,{})}
        />
        ${n&&s`<${qe} rules=${e} />`}
        <p class="hint">
          ${Gt({blank:e.free_blank?e.blank:null,isMined:n})}
        </p>
        <div class="row">
          ${!n&&F}
          <${C}
            text=${Kt}
            disabled=${x(b)&&x(h)}
            onClick=${()=>i({...l,rows:T,opened:h&&T})}
          />
          <${V} ...${o} />
        </div>
        <details class="panel">
          <summary>${Qt}</summary>
          <${Z} label=${Yt} id="tiles" ...${f("rows",b)} />
          ${h&&s`
              <${Z}
                label=${Xt}
                id="open-squares"
                ...${f("opened",h)}
              />
            `}
        </details>
      </div>
      <${_a}
        rules=${e}
        position=${m&&Ba(b,h,m)}
        none=${Fa(m,x(b),a)}
        dictionary=${a}
        shown=${u}
        onShow=${d}
      />
    </div>
  `}function Fa(e,t,a){return e?t&&[...e].length===1?jt:Wt(a,t):Ht}function Ba(e,t,a){return t?{board:e,opened:t,rack:a}:`${e.map(n=>n.replace(/\.+/g,o=>String(o.length))).join("/")} ${a}/ 0/0 0`}function _a({rules:e,position:t,none:a,dictionary:r,shown:n,onShow:o}){const[l,c]=w("equity"),{game:u,ruleset:d}=e,p=te(e),b=i=>s`
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
      filters=${p?Ma:Ee}
      tools=${s`
        <${N}
          label=${Je}
          value=${l}
          options=${Zt}
          onChange=${c}
        />
      `}
      none=${a}
      problemOf=${i=>It(i,e)}
      note=${Vt}
      columns=${[{title:zt},{title:Jt},p&&{title:ea,number:!0},{title:p?aa:ta,number:!0},{title:na},{title:ra,number:!0}]}
      rowOf=${i=>({key:`${i.at} ${i.word}`,cells:[b(i),i.at,p&&`${et(i.bomb??0)}%`,p?i.score.toFixed(1):i.score,le(i.leave??"")||s`<span class="hint">${oa}</span>`,i.equity?.toFixed(1)??""]})}
    />
  `}var Ee=[k("find",he,fa,sa),k("covers",la,ma,ia),k("least",$a,e=>({min_score:Number(e)})),Ce,xe(da)],Oa=k("risk",ca,e=>({max_bomb:Qe(Number(e))})),Ma=Ee.toSpliced(4,0,Oa);function Na({server:e,rest:t,query:a}){const r=Ke(e,t[0]),{game:n,title:o=""}=r;return s`
    <div class="heading">
      <h1>${je.solver}<span class="visually-hidden">${nt(o)}</span></h1>
      <${Ne} server=${e} view="solver" game=${n} />
      <a href=${`#/rules/${n}`}>${tt(o)}</a>
    </div>
    <${Ie}
      key=${n}
      load=${Me[n].loadSolver}
      info=${r}
      dictionaries=${e.dictionaries}
      query=${a}
    />
  `}export{ga as LexiconSolver,Na as Solver,Ea as TilesSolver};

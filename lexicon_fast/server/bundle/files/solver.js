import{Board as me,Button as k,Card as ye,Cards as we,Choice as ge,DataTable as R,DictionaryChoice as O,G as w,GAME_VIEWS as Ce,GameTabs as ke,J as q,LaidWord as E,Legend as Te,Loaded as xe,MASTER as Le,PositionEditor as Pe,Problem as S,RulesetChoice as I,Segments as F,TextField as B,UndoButton as H,VIEW_TITLES as Ae,boardKeys as Ee,cardsLeftColumn as D,clearButton as Se,composed as Fe,counted as P,defaultDictionary as U,dictionaryTitle as G,emptyRows as Be,fe as s,findGame as _e,hasMinefield as W,highestChance as Me,keyOf as Ne,laidLetters as Re,lettersOf as j,noCardsLeft as Oe,notAccepted as K,orderLabel as qe,parseRows as _,percent as Ie,replaceQuery as Q,rulesOf as Y,rulesOfGame as He,usePromise as X,useRequest as M,useUndo as Z,without as De,wordOf as V}from"./texts.js";var Ue=e=>` for ${e}`,z="Position",J="Plays";function Ge(e,t){const n=P(e,"play");return t===null?n:`${t.toLocaleString("en")} of ${n}`}var We=e=>`The filters hide ${e===1?"the only play":`all ${P(e,"play")}`}.`,je=e=>`Show ${P(e,"play")}`,Ke="More plays",Qe="The other plays aren’t listed.",Ye="Filters",Xe="Clear filters",ee="Find",Ze="Letters",Ve="Any",ze=e=>`${e} or more`,Je="Your cards, followed by the words on the table",et="* is the Master. In a table word, brackets mark its letter: l[u]rch.",te="CATDOG* hat l[u]rch",ne="Type your cards to see what you can play.",tt="Hand",nt="What to find",at=[["plays","Plays"],["plan","Plan"]],ot="Kinds of plays",rt=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Change"]];function st(e,t){return e==="insert"?`insert into ${t}`:e==="substitute"?`change ${t}`:e}function lt(e,t){const n=`These cards don’t spell any word in ${G(e)}`;return t?`${n}, and they don’t fit into any word on the table. Discard a card and draw another.`:`${n}. Discard a card and draw another, or add the words on the table: your cards may fit into them.`}var it="Word",$t="Action",ae="Points left",dt="Play",ct="Play",ut=(e,t)=>`Play ${e}, ${t}`,pt="QU",ht="Max. points left",vt="Uses all cards",oe="Plan",bt=e=>e===null?"Not all cards can be played":`All cards played in ${P(e,"turn")}`,ft="The words from your hand alone that leave the fewest points after each turn.",mt="Turns",yt="Words",wt="none",gt={BadHand:"A hand has 1 to 64 cards: letters, and * for the Master.",BadTableWord:"The table can have up to 64 words of 2 to 64 letters. Put brackets around the letter that a Master stands for: l[u]rch."},Ct="A plan takes 1 to 15 cards: letters, and * for the Master.";function kt({type:e,rule:t="",square:n=""},{rack:r,blank:a,bombs:o}){return e==="BadHand"?`A rack has up to ${r} tiles: letters, and ${a} for a blank.`:{letters:`${n||"The board"} has a character that isn’t a letter in this dictionary.`,"too few bombs":`The open squares need more bombs than the ${o} in these rules.`,"too many bombs":`There aren’t enough closed squares for the ${o} bombs in these rules.`,numbers:n?`The number on ${n} can’t be right: no arrangement of bombs fits it and the squares around it.`:"The numbers on the open squares contradict each other.",closed:`${n} has a tile, so it is open: type its number, or * for a bomb that was hit.`,bomb:`${n} shows a bomb, but no tile. Only tiles hit bombs.`,zero:`${n} shows 0, so all squares around it are open. Type their numbers.`}[t]??K}var Tt="Your tiles",xt="Type the tiles on your rack to see what you can play.",Lt="The first play needs at least two tiles. Type more.",Pt="Board",re=e=>`${e} is a blank.`;function At({blank:e,isMined:t}){return["Click a square and type. Arrow keys turn and move the cursor; Backspace clears a square.",t&&"Type 0 to 8 to open a square, * for a bomb that was hit.",e?re(e):"Shift makes a letter a blank."].filter(Boolean).join(" ")}function Et(e,t){const n=`These tiles don’t make any word in ${G(e)}`;return t?`${n}. Type more tiles, or the words on the board.`:`${n} with those on the board. In a game, you would exchange tiles or pass.`}var St=e=>`Put ${e??"this play"} on the board`,Ft="Clear the board",Bt="The board as text",_t="Tiles",Mt="Open squares",Nt=[["equity","By equity"],["points","By points"]],Rt="Equity is the score of the play plus the value of your leave (the tiles you keep).",Ot="Play",qt="At",It="Bomb",Ht="Points",Dt="Expected points",Ut="Leave",Gt="none",Wt="Equity",jt="QU or 8D",Kt="Covers",Qt="H8 O15",Yt="Min. points",Xt="Uses all tiles",Zt="Max. bomb %",se=20,Vt=1e3;function le({question:e,whole:t=null,onWhole:n,filters:r,tools:a,none:o,problemOf:l,...d}){const[h,i]=w(se),p=sn(r),{result:b,error:g,busy:$}=M("solve",e&&{...e,top:h,filter:p.conditions}),f=M("solve",e&&t&&{...t,top:0}).result,c=b?.rows[0],v=c&&("moves"in c?c.moves:"plays"in c?c.plays:void 0),T=c?.count??0,y=t&&f?.rows[0]?.count||T,C=c?.matching??T,x=c?.matching!==void 0||C<y;function L(){p.clear(),n?.()}return s`
    <section class="panel plays" aria-label=${J} aria-busy=${$}>
      <div class="row">
        <h2 aria-live="polite">
          ${v?Ge(y,x?C:null):J}
        </h2>
        ${a}
      </div>
      <${ln} ...${p} isActive=${p.isActive||t!==null} clear=${L} />
      <${S} text=${g??(c?.error_data&&l(c.error_data))} />
      ${!e||v&&y===0?s`<p>${o}</p>`:null}
      ${v&&y>0&&C===0&&s`
          <p>${We(y)}</p>
          <${k} text=${je(y)} onClick=${L} />
        `}
      ${v&&v.length>0&&s`<${zt} ...${d} plays=${v} busy=${$} />`}
      ${v&&v.length<C&&s`<${Jt} shown=${v.length} onMore=${i} />`}
    </section>
  `}function zt({plays:e,busy:t,columns:n,rowOf:r,note:a,classes:o}){return s`
    ${a&&s`<p class="hint">${a}</p>`}
    <${R} classes=${o} columns=${n} rows=${e.map(l=>r(l,t))} />
  `}function Jt({shown:e,onMore:t}){return e>=Vt?s`<p class="hint">${Qe}</p>`:s`
    <${k} text=${Ke} onClick=${()=>t(e+se)} />
  `}var A=8,en=[["",Ve],...Array.from({length:A-1},(e,t)=>[`${t+2}`,t+2<A?`${t+2}`:ze(A)])],ie=/^(\d{1,2}[A-Z]|[A-Z]\d{1,2})$/i,tn=/^\d{1,2}$/,nn=/^(\d{1,2}|[A-Z])$/i,an=e=>({contains:e.split(/\s+/)});function on(e){const t=e.split(/\s+/).filter(a=>!tn.test(a)),[n,...r]=t.filter(a=>ie.test(a));return{at:n,contains:[...t.filter(a=>!ie.test(a)),...r]}}var rn=e=>({covers:e.split(/\s+/).filter(t=>!nn.test(t))}),$e={id:"length",label:Ze,kind:"length",conditions:e=>({min_length:Number(e),max_length:Number(e)<A?Number(e):void 0})},de=e=>({id:"all",label:e,kind:"toggle",conditions:()=>({uses_all:!0})});function sn(e){const[t,n]=w({}),r=e.filter(({id:a})=>t[a]?.trim());return{filters:e,values:t,isActive:r.length>0,set:(a,o)=>n(l=>({...l,[a]:o})),clear:()=>n({}),conditions:r.length?Object.assign({},...r.map(({id:a,conditions:o})=>o(t[a].trim()))):void 0}}function ln({filters:e,values:t,isActive:n,set:r,clear:a}){return s`
    <div class="filters" role="group" aria-label=${Ye}>
      ${e.map(o=>s`
          <${$n}
            key=${o.id}
            ...${o}
            value=${t[o.id]??""}
            onValue=${l=>r(o.id,l)}
          />
        `)}
      <${k} text=${Xe} disabled=${!n} onClick=${a} />
    </div>
  `}function $n({id:e,label:t,kind:n,hint:r,value:a,onValue:o}){switch(n){case"toggle":return s`
        <${k}
          text=${t}
          class="toggle"
          aria-pressed=${a!==""}
          onClick=${()=>o(a?"":"on")}
        />
      `;case"length":return s`
        <${ge} label=${t} id=${e} value=${a} options=${en} onChange=${o} />
      `;default:return s`
        <${B}
          label=${t}
          id=${e}
          type=${n==="text"?"search":"number"}
          min=${n==="number"?0:void 0}
          placeholder=${r}
          value=${a}
          onInput=${o}
        />
      `}}function dn({info:e,dictionaries:t,query:n}){const r=Z(()=>n.get("position")??te),{value:a,set:o}=r,[l,d]=w(e.rulesets[0]),[h,i]=w(U(e,t)),[p,b]=w("plays"),g=X(()=>Y("lexicon",l),[l]).value;q(()=>Q("solver/lexicon",{position:a===te?"":a}),[a]);const[$="",...f]=a.trim().split(/\s+/),c={hand:$,table:f,ruleset:l,dictionary:h};return s`
    <section class="panel" aria-label=${z}>
      <${B}
        label=${Je}
        id="position"
        class="large"
        value=${a}
        onInput=${v=>o(v)}
        hint=${et}
        data-undo
      />
      <${cn}
        hand=${$}
        table=${f}
        points=${g&&"points"in g?g.points:void 0}
      />
      <div class="row">
        <${I} info=${e} value=${l} onChange=${d} />
        <${O}
          dictionaries=${t}
          value=${h}
          onChange=${i}
        />
        <${F}
          label=${nt}
          value=${p}
          options=${at}
          onChange=${b}
        />
        <${k} text=${Se} disabled=${!a} onClick=${()=>o("")} />
        <${H} ...${r} />
      </div>
    </section>
    ${p==="plays"?s`<${un} ...${c} onText=${o} />`:s`<${bn} ...${c} />`}
  `}function cn({hand:e,table:t,points:n}){return/^[\p{L}*?]+$/u.test(e)?s`
    <div class="felt">
      <span class="cards" role="group" aria-label=${tt}>
        ${[...ce(e)].map(r=>s`<${ye} card=${r} points=${n} />`)}
      </span>
      ${t.map(r=>s`<${E} laid=${r} />`)}
    </div>
  `:null}var ce=e=>e.toUpperCase().replaceAll("?",Le);function un({hand:e,table:t,ruleset:n,dictionary:r,onText:a}){const[o,l]=w("all"),d={positions:[{hand:e,table:t}],game:"lexicon",ruleset:n,dictionary:r},h=o==="all";return s`
    <${le}
      question=${e?h?d:{...d,actions:[o]}:null}
      whole=${h?null:d}
      onWhole=${()=>l("all")}
      filters=${vn}
      tools=${s`
        <${F}
          label=${ot}
          value=${o}
          options=${rt}
          onChange=${l}
        />
      `}
      none=${pn(e,t,r)}
      problemOf=${({type:i})=>gt[i]??K}
      classes="folds"
      columns=${[{title:it},{title:$t},{title:D},{title:ae,number:!0},{title:dt}]}
      rowOf=${(i,p)=>({key:`${i.action} ${i.target} ${i.laid} ${i.left}`,cells:[s`<${E} laid=${i.laid} />`,ue(i,t),pe(i.left),i.left_points,i.left?s`
                <${k}
                  text=${ct}
                  disabled=${p}
                  aria-label=${ut(V(i.laid),ue(i,t))}
                  onClick=${()=>a(hn(i,t))}
                />
              `:""]})}
    />
  `}function pn(e,t,n){return e?lt(n,t.length>0):ne}function hn({target:e,laid:t,left:n},r){const a=e===void 0?[...r,t]:r.with(e,t);return[n,...a].join(" ")}var vn=[{id:"find",label:ee,kind:"text",hint:pt,conditions:an},{id:"most",label:ht,kind:"number",conditions:e=>({max_left_points:Math.floor(Number(e))})},$e,de(vt)],ue=({action:e,target:t},n)=>st(e,V(n[t??-1]??"")),pe=e=>e?s`<${we} cards=${e} />`:s`<strong>${Oe}</strong>`;function bn({hand:e,ruleset:t,dictionary:n}){const{result:r,error:a,busy:o}=M("plan",e?{game:"lexicon",positions:[e],ruleset:t,dictionary:n}:null),l=r?.rows[0];return s`
    <section class="panel" aria-label=${oe} aria-busy=${o}>
      <h2 aria-live="polite">
        ${l?.plans?bt(l.empties_in??null):oe}
      </h2>
      <p class="hint">${ft}</p>
      <${S} text=${a??(l?.error&&Ct)} />
      ${!e&&s`<p class="hint">${ne}</p>`}
      ${l?.plans&&s`
          <${R}
            classes="folds"
            columns=${[{title:mt,number:!0},{title:yt},{title:D},{title:ae,number:!0}]}
            rows=${l.plans.map(({turns:d,words:h,left:i,left_points:p})=>({key:d,cells:[d,fn(e,h),pe(i),p]}))}
          />
        `}
    </section>
  `}function fn(e,t){let n=ce(e);const r=t.map(a=>{const o=Fe(n,null,a);for(const l of o.cards)n=n.replace(l,"");return o.laid});return s`
    <span class="words">
      ${r.length?r.map(a=>s`<${E} laid=${a} />`):wt}
    </span>
  `}var mn="RETINA";function yn({info:e,...t}){const[n,r]=w(e.rulesets[0]),{value:a,error:o}=X(()=>Y(e.game,n),[n]);if(!a)return s`<${S} text=${o} />`;const l=s`
    <${I} info=${e} value=${n} onChange=${r} />
  `;return s`
    <${wn}
      key=${n}
      info=${e}
      rules=${a}
      rulesetChoice=${l}
      ...${t}
    />
  `}function wn({info:e,rules:t,query:n,dictionaries:r,rulesetChoice:a}){const o=W(t),l=Z(()=>({draft:{rows:_(t,n.get("board")??""),opened:o?_(t,n.get("opened")??""):null,cursor:null,down:!1},rack:n.get("rack")??mn+t.blank})),{draft:d,rack:h}=l.value,[i,p]=w(U(e,r)),[b,g]=w(null),$=new Pe(t),{rows:f,opened:c}=d;function v(u,m=h){const fe=m===h&&[u.rows,u.opened].join()===[f,c].join();l.set({draft:u,rack:m},!fe)}const T=h.replace(/\s/g,"").toUpperCase(),y=Be(t),C=u=>!u||u.join()===y.join();q(()=>{const u=m=>!m||C(m)?"":m.join("/");Q(`solver/${t.game}`,{rack:h,board:u(f),opened:u(c)}),g(null)},[h,f,c]);const x=b?Re(b):[],L=()=>{const u=x.map(({letter:m})=>m===m.toUpperCase()?m:t.blank);v($.lay(d,x),De(T,u).join(""))},be=s`
    <${k}
      text=${St(b&&j(b.word))}
      disabled=${!b}
      onClick=${L}
    />
  `,N=u=>m=>v({...d,[u]:_(t,m)});return s`
    <div class="board-solver ${t.game}">
      <section class="panel" aria-label=${z}>
        <${B}
          label=${Tt}
          id="rack"
          class="large"
          value=${h}
          onInput=${u=>v(d,u)}
          hint=${re(t.blank)}
        />
        <div class="row">
          ${a}
          <${O}
            dictionaries=${r}
            value=${i}
            onChange=${p}
          />
        </div>
      </section>
      <div class="solver-board">
        <${me}
          label=${Pt}
          rules=${t}
          ...${d}
          laid=${new Map(x.map(u=>[Ne(u),u]))}
          onSquare=${u=>v($.point(d,u))}
          onKey=${Ee($,d,v,{})}
        />
        ${o&&s`<${Te} rules=${t} />`}
        <p class="hint">
          ${At({blank:t.free_blank?t.blank:null,isMined:o})}
        </p>
        <div class="row">
          ${!o&&be}
          <${k}
            text=${Ft}
            disabled=${C(f)&&C(c)}
            onClick=${()=>v({...d,rows:y,opened:c&&y})}
          />
          <${H} ...${l} />
        </div>
        <details class="panel">
          <summary>${Bt}</summary>
          <${he}
            label=${_t}
            id="tiles"
            rows=${f}
            onRows=${N("rows")}
          />
          ${o&&s`
              <${he}
                label=${Mt}
                id="open-squares"
                rows=${c}
                onRows=${N("opened")}
              />
            `}
        </details>
      </div>
      <${kn}
        rules=${t}
        position=${T&&Cn(f,c,T)}
        none=${gn(T,C(f),i)}
        dictionary=${i}
        shown=${b}
        onShow=${g}
      />
    </div>
  `}function gn(e,t,n){return e?t&&[...e].length===1?Lt:Et(n,t):xt}function Cn(e,t,n){return t?{board:e,opened:t,rack:n}:`${e.map(a=>a.replace(/\.+/g,o=>String(o.length))).join("/")} ${n}/ 0/0 0`}function he({label:e,id:t,rows:n,onRows:r}){return s`
    <div class="field">
      <label for=${t}>${e}</label>
      <textarea
        id=${t}
        rows=${n.length}
        spellcheck=${!1}
        value=${n.join(`
`)}
        onChange=${({target:a})=>r(a.value)}
      ></textarea>
    </div>
  `}function kn({rules:e,position:t,none:n,dictionary:r,shown:a,onShow:o}){const[l,d]=w("equity"),{game:h,ruleset:i}=e,p=W(e),b=$=>s`
    <${k}
      text=${j($.word)}
      class="plain"
      aria-pressed=${$.at===a?.at&&$.word===a.word}
      onClick=${()=>o($)}
    />
  `;return s`
    <${le}
      question=${t?{game:h,positions:[t],ruleset:i,dictionary:r,order:l}:null}
      filters=${p?Tn:ve}
      tools=${s`
        <${F}
          label=${qe}
          value=${l}
          options=${Nt}
          onChange=${d}
        />
      `}
      none=${n}
      problemOf=${$=>kt($,e)}
      note=${Rt}
      columns=${[{title:Ot},{title:qt},p&&{title:It,number:!0},{title:p?Dt:Ht,number:!0},{title:Ut},{title:Wt,number:!0}]}
      rowOf=${$=>({key:`${$.at} ${$.word}`,cells:[b($),$.at,p&&`${Ie($.bomb??0)}%`,p?$.score.toFixed(1):$.score,$.leave||s`<span class="hint">${Gt}</span>`,$.equity?.toFixed(1)??""]})}
    />
  `}var ve=[{id:"find",label:ee,kind:"text",hint:jt,conditions:on},{id:"covers",label:Kt,kind:"text",hint:Qt,conditions:rn},{id:"least",label:Yt,kind:"number",conditions:e=>({min_score:Number(e)})},$e,de(Xt)],Tn=ve.toSpliced(4,0,{id:"risk",label:Zt,kind:"number",conditions:e=>({max_bomb:Me(Number(e))})});function xn({server:e,rest:t,query:n}){const r=_e(e,t[0]),{game:a,title:o=""}=r;return s`
    <div class="heading">
      <h1>${Ae.solver}<span class="visually-hidden">${Ue(o)}</span></h1>
      <${ke} server=${e} view="solver" game=${a} />
      <a href=${`#/rules/${a}`}>${He(o)}</a>
    </div>
    <${xe}
      key=${a}
      load=${Ce[a].loadSolver}
      info=${r}
      dictionaries=${e.dictionaries}
      query=${n}
    />
  `}export{dn as LexiconSolver,xn as Solver,yn as TilesSolver};

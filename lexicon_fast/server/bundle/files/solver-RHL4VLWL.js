import{Bb as Et,C as ut,Cb as H,D as $t,Db as D,Eb as E,Hb as At,Ib as I,Jb as U,Kb as L,P as V,T as mt,Wa as gt,Xa as tt,Za as Ct,_a as wt,ab as et,ba as B,bb as Lt,c as b,cb as vt,d as A,db as _,ea as xt,eb as Tt,fa as bt,fb as kt,ga as z,gb as Pt,ha as ft,i as s,ia as J,ja as ht,ka as yt,la as R,lb as M,mb as Ft,ob as St,qb as q,s as ct,sa as N,ua as T,v as dt,va as S,x as pt,ya as O,z as F,zb as k}from"./chunk-5CZEX4L2.js";var Bt=t=>` for ${t}`,W="Position",ot="Plays";function Rt(t,e){let o=F(t,"play");return e===null?o:`${e.toLocaleString("en")} of ${o}`}var Nt=t=>`The filters hide ${t===1?"the only play":`all ${F(t,"play")}`}.`,Ot=t=>`Show ${F(t,"play")}`,_t="More plays",Mt="The other plays aren’t listed.",qt="Filters",Ht="Clear filters",G="Find",j="Letters",Dt="Any",It=t=>`${t} or more`,Ut="Your cards, followed by the words on the table",Wt="* is the Master. In a table word, brackets mark its letter: l[u]rch.",nt="CATDOG* hat l[u]rch",st="Type your cards to see what you can play.",Gt="Hand",jt="What to find",Kt=[["plays","Plays"],["plan","Plan"]],Qt="Kinds of plays",Yt=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Change"]];function Xt(t,e){return t==="insert"?`insert into ${e}`:t==="substitute"?`change ${e}`:t}function Zt(t,e){let o=`These cards don’t spell any word in ${V(t)}`;return e?`${o}, and they don’t fit into any word on the table. Discard a card and draw another.`:`${o}. Discard a card and draw another, or add the words on the table: your cards may fit into them.`}var Vt="Word",zt="Action",rt="Points left",Jt="Play",te="Play",ee=(t,e)=>`Play ${t}, ${e}`,oe="QU",ne="Max. points left",se="Uses all cards",lt="Plan",re=t=>t===null?"Not all cards can be played":`All cards played in ${F(t,"turn")}`,le="The words from your hand alone that leave the fewest points after each turn.",ae="Turns",ie="Words",ce="none",de={BadHand:"A hand has 1 to 64 cards: letters, and * for the Master.",BadTableWord:"The table can have up to 64 words of 2 to 64 letters. Put brackets around the letter that a Master stands for: l[u]rch."},pe="A plan takes 1 to 15 cards: letters, and * for the Master.";function ue({type:t,rule:e="",square:o=""},{rack:l,blank:n,bombs:r}){return t==="BadHand"?`A rack has up to ${l} tiles: letters, and ${n} for a blank.`:{letters:`${o||"The board"} has a character that isn’t a letter in this dictionary.`,"too few bombs":`The open squares need more bombs than the ${r} in these rules.`,"too many bombs":`There aren’t enough closed squares for the ${r} bombs in these rules.`,numbers:o?`The number on ${o} can’t be right: no arrangement of bombs fits it and the squares around it.`:"The numbers on the open squares contradict each other.",closed:`${o} has a tile, so it is open: type its number, or * for a bomb that was hit.`,bomb:`${o} shows a bomb, but no tile. Only tiles hit bombs.`,zero:`${o} shows 0, so all squares around it are open. Type their numbers.`}[e]??B}var $e="Your tiles",me="Type the tiles on your rack to see what you can play.",xe="The first play needs at least two tiles. Type more.",be="Board",at=t=>`${t} is a blank.`;function fe({blank:t,isMined:e}){return["Click a square and type. Arrow keys turn and move the cursor; Backspace clears a square.",e&&"Type 0 to 8 to open a square, * for a bomb that was hit.",t?at(t):"Shift makes a letter a blank."].filter(Boolean).join(" ")}function he(t,e){let o=`These tiles don’t make any word in ${V(t)}`;return e?`${o}. Type more tiles, or the words on the board.`:`${o} with those on the board. In a game, you would exchange tiles or pass.`}var ye=t=>`Put ${t??"this play"} on the board`,ge="Clear the board",Ce="The board as text",we="Tiles",Le="Open squares",ve=[["equity","By equity"],["points","By points"]],Te="Equity is the score of the play plus the value of your leave (the tiles you keep).",ke="Play",Pe="At",Fe="Bomb",Se="Points",Ee="Expected points",Ae="Leave",Be="none",Re="Equity",Ne="QU or 8D",Oe="Covers",_e="H8 O15",Me="Min. points",qe="Uses all tiles",He="Max. bomb %";var Q=8,to=[["",Dt],...Array.from({length:Q-1},(t,e)=>[`${e+2}`,e+2<Q?`${e+2}`:It(Q)])],De=/^(\d{1,2}[A-Z]|[A-Z]\d{1,2})$/i,eo=/^\d{1,2}$/,oo=/^(\d{1,2}|[A-Z])$/i,Ie=t=>({contains:t.split(/\s+/)});function Ue(t){let e=t.split(/\s+/).filter(n=>!eo.test(n)),[o,...l]=e.filter(n=>De.test(n));return{at:o,contains:[...e.filter(n=>!De.test(n)),...l]}}var We=t=>({covers:t.split(/\s+/).filter(e=>!oo.test(e))}),Y=t=>({min_length:Number(t),max_length:Number(t)<Q?Number(t):void 0});function Ge(t){let[e,o]=b({}),l=t.filter(({id:n})=>e[n]?.trim());return{filters:t,values:e,isActive:l.length>0,set:(n,r)=>o(a=>({...a,[n]:r})),clear:()=>o({}),conditions:l.length?Object.assign({},...l.map(({id:n,conditions:r})=>r(e[n].trim()))):void 0}}function je({filters:t,values:e,isActive:o,set:l,clear:n}){return s`
    <div class="filters" role="group" aria-label=${qt}>
      ${t.map(r=>s`
          <${no}
            key=${r.id}
            ...${r}
            value=${e[r.id]??""}
            onValue=${a=>l(r.id,a)}
          />
        `)}
      <button type="button" disabled=${!o} onClick=${n}>
        ${Ht}
      </button>
    </div>
  `}function no({id:t,label:e,kind:o,hint:l,value:n,onValue:r}){switch(o){case"toggle":return s`
        <button
          type="button"
          class="toggle"
          aria-pressed=${n!==""}
          onClick=${()=>r(n?"":"on")}
        >
          ${e}
        </button>
      `;case"length":return s`
        <${Et} label=${e} id=${t} value=${n} options=${to} onChange=${r} />
      `;default:return s`
        <${k}
          label=${e}
          id=${t}
          type=${o==="text"?"search":"number"}
          min=${o==="number"?0:void 0}
          placeholder=${l}
          value=${n}
          onInput=${r}
        />
      `}}var Ke=20,so=1e3;function X({question:t,whole:e=null,onWhole:o,filters:l,tools:n,none:r,problemOf:a,...d}){let[m,i]=b(Ke),$=Ge(l),{result:f,error:C,busy:c}=S("solve",t&&{...t,top:m,filter:$.conditions}),h=S("solve",t&&e&&{...e,top:0}).result,p=f?.rows[0],x=p&&("moves"in p?p.moves:"plays"in p?p.plays:void 0),v=p?.count??0,g=e&&h?.rows[0]?.count||v,w=p?.matching??v,P=p?.matching!==void 0||w<g;function Z(){$.clear(),o?.()}return s`
    <section class="panel plays" aria-label=${ot} aria-busy=${c}>
      <div class="row">
        <h2 aria-live="polite">
          ${x?Rt(g,P?w:null):ot}
        </h2>
        ${n}
      </div>
      <${je} ...${$} isActive=${$.isActive||e!==null} clear=${Z} />
      <${L} text=${C??(p?.error_data&&a(p.error_data))} />
      ${!t||x&&g===0?s`<p>${r}</p>`:null}
      ${x&&g>0&&w===0&&s`
          <p>${Nt(g)}</p>
          <button type="button" onClick=${Z}>${Ot(g)}</button>
        `}
      ${x&&x.length>0&&s`<${ro} ...${d} plays=${x} busy=${c} />`}
      ${x&&x.length<w&&s`<${lo} shown=${x.length} onMore=${i} />`}
    </section>
  `}function ro({plays:t,busy:e,columns:o,rowOf:l,note:n,classes:r}){return s`
    ${n&&s`<p class="hint">${n}</p>`}
    <${I} classes=${r} columns=${o} rows=${t.map(a=>l(a,e))} />
  `}function lo({shown:t,onMore:e}){return t>=so?s`<p class="hint">${Mt}</p>`:s`
    <button type="button" onClick=${()=>e(t+Ke)}>
      ${_t}
    </button>
  `}function ao({info:t,dictionaries:e,query:o}){let l=O(()=>o.get("position")??nt),{value:n,set:r}=l,[a,d]=b(t.rulesets[0]),[m,i]=b(q(t,e)),[$,f]=b("plays"),C=T(()=>N("lexicon",a),[a]).value;A(()=>M("solver/lexicon",{position:n===nt?"":n}),[n]);let[c="",...h]=n.trim().split(/\s+/),p={hand:c,table:h,ruleset:a,dictionary:m};return s`
    <section class="panel" aria-label=${W}>
      <${k}
        label=${Ut}
        id="position"
        class="large"
        value=${n}
        onInput=${x=>r(x)}
        hint=${Wt}
        data-undo
      />
      <${io}
        hand=${c}
        table=${h}
        points=${C&&"points"in C?C.points:void 0}
      />
      <div class="row">
        <${H} info=${t} value=${a} onChange=${d} />
        <${D}
          dictionaries=${e}
          value=${m}
          onChange=${i}
        />
        <${E}
          label=${jt}
          value=${$}
          options=${Kt}
          onChange=${f}
        />
        <button type="button" disabled=${!n} onClick=${()=>r("")}>
          ${dt}
        </button>
        <${U} ...${l} />
      </div>
    </section>
    ${$==="plays"?s`<${co} ...${p} onText=${r} />`:s`<${mo} ...${p} />`}
  `}function io({hand:t,table:e,points:o}){return/^[\p{L}*?]+$/u.test(t)?s`
    <div class="felt">
      <span class="cards" role="group" aria-label=${Gt}>
        ${[...Ye(t)].map(l=>s`<${ht} card=${l} points=${o} />`)}
      </span>
      ${e.map(l=>s`<${R} laid=${l} />`)}
    </div>
  `:null}var Ye=t=>t.toUpperCase().replaceAll("?",ft);function co({hand:t,table:e,ruleset:o,dictionary:l,onText:n}){let[r,a]=b("all"),d={positions:[{hand:t,table:e}],game:"lexicon",ruleset:o,dictionary:l},m=r==="all";return s`
    <${X}
      question=${t?m?d:{...d,actions:[r]}:null}
      whole=${m?null:d}
      onWhole=${()=>a("all")}
      filters=${$o}
      tools=${s`
        <${E}
          label=${Qt}
          value=${r}
          options=${Yt}
          onChange=${a}
        />
      `}
      none=${po(t,e,l)}
      problemOf=${({type:i})=>de[i]??B}
      classes="folds"
      columns=${[{title:Vt},{title:zt},{title:z},{title:rt,number:!0},{title:Jt}]}
      rowOf=${(i,$)=>({key:`${i.action} ${i.target} ${i.laid} ${i.left}`,cells:[s`<${R} laid=${i.laid} />`,Qe(i,e),Xe(i.left),i.left_points,i.left?s`
                <button
                  type="button"
                  disabled=${$}
                  aria-label=${ee(J(i.laid),Qe(i,e))}
                  onClick=${()=>n(uo(i,e))}
                >
                  ${te}
                </button>
              `:""]})}
    />
  `}function po(t,e,o){return t?Zt(o,e.length>0):st}function uo({target:t,laid:e,left:o},l){let n=t===void 0?[...l,e]:l.with(t,e);return[o,...n].join(" ")}var $o=[{id:"find",label:G,kind:"text",hint:oe,conditions:Ie},{id:"most",label:ne,kind:"number",conditions:t=>({max_left_points:Math.floor(Number(t))})},{id:"length",label:j,kind:"length",conditions:Y},{id:"all",label:se,kind:"toggle",conditions:()=>({uses_all:!0})}],Qe=({action:t,target:e},o)=>Xt(t,J(o[e??-1]??"")),Xe=t=>t?s`<${yt} cards=${t} />`:s`<strong>${bt}</strong>`;function mo({hand:t,ruleset:e,dictionary:o}){let{result:l,error:n,busy:r}=S("plan",t?{game:"lexicon",positions:[t],ruleset:e,dictionary:o}:null),a=l?.rows[0];return s`
    <section class="panel" aria-label=${lt} aria-busy=${r}>
      <h2 aria-live="polite">
        ${a?.plans?re(a.empties_in??null):lt}
      </h2>
      <p class="hint">${le}</p>
      <${L} text=${n??(a?.error&&pe)} />
      ${!t&&s`<p class="hint">${st}</p>`}
      ${a?.plans&&s`
          <${I}
            classes="folds"
            columns=${[{title:ae,number:!0},{title:ie},{title:z},{title:rt,number:!0}]}
            rows=${a.plans.map(({turns:d,words:m,left:i,left_points:$})=>({key:d,cells:[d,xo(t,m),Xe(i),$]}))}
          />
        `}
    </section>
  `}function xo(t,e){let o=Ye(t),l=e.map(n=>{let r=gt(o,null,n);for(let a of r.cards)o=o.replace(a,"");return r.laid});return s`
    <span class="words">
      ${l.length?l.map(n=>s`<${R} laid=${n} />`):ce}
    </span>
  `}var bo="RETINA";function fo({info:t,...e}){let[o,l]=b(t.rulesets[0]),{value:n,error:r}=T(()=>N(t.game,o),[o]);if(!n)return s`<${L} text=${r} />`;let a=s`
    <${H} info=${t} value=${o} onChange=${l} />
  `;return s`
    <${ho}
      key=${o}
      info=${t}
      rules=${n}
      rulesetChoice=${a}
      ...${e}
    />
  `}function ho({info:t,rules:e,query:o,dictionaries:l,rulesetChoice:n}){let r=et(e),a=O(()=>({draft:{rows:_(e,o.get("board")??""),opened:r?_(e,o.get("opened")??""):null,cursor:null,down:!1},rack:o.get("rack")??bo+e.blank})),{draft:d,rack:m}=a.value,[i,$]=b(q(t,l)),[f,C]=b(null),c=new Lt(e),{rows:h,opened:p}=d;function x(u,y=m){let Je=y===m&&[u.rows,u.opened].join()===[h,p].join();a.set({draft:u,rack:y},!Je)}let v=m.replace(/\s/g,"").toUpperCase(),g=vt(e),w=u=>!u||u.join()===g.join();A(()=>{let u=y=>!y||w(y)?"":y.join("/");M(`solver/${e.game}`,{rack:m,board:u(h),opened:u(p)}),C(null)},[m,h,p]);let P=f?wt(f):[],ze=s`
    <button type="button" disabled=${!f} onClick=${()=>{let u=P.map(({letter:y})=>y===y.toUpperCase()?y:e.blank);x(c.lay(d,P),xt(v,u).join(""))}}>
      ${ye(f&&tt(f.word))}
    </button>
  `,it=u=>y=>x({...d,[u]:_(e,y)});return s`
    <div class="board-solver ${e.game}">
      <section class="panel" aria-label=${W}>
        <${k}
          label=${$e}
          id="rack"
          class="large"
          value=${m}
          onInput=${u=>x(d,u)}
          hint=${at(e.blank)}
        />
        <div class="row">
          ${n}
          <${D}
            dictionaries=${l}
            value=${i}
            onChange=${$}
          />
        </div>
      </section>
      <div class="solver-board">
        <${kt}
          label=${be}
          rules=${e}
          ...${d}
          laid=${new Map(P.map(u=>[Ct(u),u]))}
          onSquare=${u=>x(c.point(d,u))}
          onKey=${Tt(c,d,x,{})}
        />
        ${r&&s`<${Pt} rules=${e} />`}
        <p class="hint">
          ${fe({blank:e.free_blank?e.blank:null,isMined:r})}
        </p>
        <div class="row">
          ${!r&&ze}
          <button
            type="button"
            disabled=${w(h)&&w(p)}
            onClick=${()=>x({...d,rows:g,opened:p&&g})}
          >
            ${ge}
          </button>
          <${U} ...${a} />
        </div>
        <details class="panel">
          <summary>${Ce}</summary>
          <${Ze}
            label=${we}
            id="tiles"
            rows=${h}
            onRows=${it("rows")}
          />
          ${r&&s`
              <${Ze}
                label=${Le}
                id="open-squares"
                rows=${p}
                onRows=${it("opened")}
              />
            `}
        </details>
      </div>
      <${Co}
        rules=${e}
        position=${v&&go(h,p,v)}
        none=${yo(v,w(h),i)}
        dictionary=${i}
        shown=${f}
        onShow=${C}
      />
    </div>
  `}function yo(t,e,o){return t?e&&[...t].length===1?xe:he(o,e):me}function go(t,e,o){return e?{board:t,opened:e,rack:o}:`${t.map(n=>n.replace(/\.+/g,r=>String(r.length))).join("/")} ${o}/ 0/0 0`}function Ze({label:t,id:e,rows:o,onRows:l}){return s`
    <div class="field">
      <label for=${e}>${t}</label>
      <textarea
        id=${e}
        rows=${o.length}
        spellcheck=${!1}
        value=${o.join(`
`)}
        onChange=${({target:n})=>l(n.value)}
      ></textarea>
    </div>
  `}function Co({rules:t,position:e,none:o,dictionary:l,shown:n,onShow:r}){let[a,d]=b("equity"),{game:m,ruleset:i}=t,$=et(t),f=c=>s`
    <button
      type="button"
      class="plain"
      aria-pressed=${c.at===n?.at&&c.word===n.word}
      onClick=${()=>r(c)}
    >
      ${tt(c.word)}
    </button>
  `;return s`
    <${X}
      question=${e?{game:m,positions:[e],ruleset:i,dictionary:l,order:a}:null}
      filters=${$?wo:Ve}
      tools=${s`
        <${E}
          label=${pt}
          value=${a}
          options=${ve}
          onChange=${d}
        />
      `}
      none=${o}
      problemOf=${c=>ue(c,t)}
      note=${Te}
      columns=${[{title:ke},{title:Pe},$&&{title:Fe,number:!0},{title:$?Ee:Se,number:!0},{title:Ae},{title:Re,number:!0}]}
      rowOf=${c=>({key:`${c.at} ${c.word}`,cells:[f(c),c.at,$&&`${ut(c.bomb??0)}%`,$?c.score.toFixed(1):c.score,c.leave||s`<span class="hint">${Be}</span>`,c.equity?.toFixed(1)??""]})}
    />
  `}var Ve=[{id:"find",label:G,kind:"text",hint:Ne,conditions:Ue},{id:"covers",label:Oe,kind:"text",hint:_e,conditions:We},{id:"least",label:Me,kind:"number",conditions:t=>({min_score:Number(t)})},{id:"length",label:j,kind:"length",conditions:Y},{id:"all",label:qe,kind:"toggle",conditions:()=>({uses_all:!0})}],wo=Ve.toSpliced(4,0,{id:"risk",label:He,kind:"number",conditions:t=>({max_bomb:$t(Number(t))})});function bn({server:t,rest:e,query:o}){let l=St(t,e[0]),{game:n,title:r=""}=l,{value:a,error:d}=T(Ft[n].loadSolver,[n]);return s`
    <div class="heading">
      <h1>${ct.solver}<span class="visually-hidden">${Bt(r)}</span></h1>
      <${At} server=${t} view="solver" game=${n} />
      <a href=${`#/rules/${n}`}>${mt(r)}</a>
    </div>
    <${L} text=${d} />
    ${a&&s`
        <${a}
          key=${n}
          info=${l}
          dictionaries=${t.dictionaries}
          query=${o}
        />
      `}
  `}export{ao as LexiconSolver,bn as Solver,fo as TilesSolver};

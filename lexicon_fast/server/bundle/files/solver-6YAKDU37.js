import{$ as ot,Ab as bt,Bb as q,Cb as B,Db as k,J as V,Oa as rt,Pa as K,S as z,Sa as lt,T as J,Ta as at,U as tt,Ua as Q,V as et,Va as ct,Wa as dt,Xa as O,Ya as $t,Za as ut,_a as pt,aa as nt,ba as H,c as h,ca as st,d as _,da as it,db as F,ea as R,eb as mt,gb as ft,i as s,ib as D,ka as M,m as P,ma as S,na as L,p as Y,q as Z,qa as N,sb as E,ub as ht,vb as I,wb as U,xb as A}from"./chunk-5SB4YQFK.js";var j=8,Nt=[["","Any"],...Array.from({length:j-1},(t,e)=>[`${e+2}`,e+2<j?`${e+2}`:`${j} or more`])],yt=/^(\d{1,2}[A-Z]|[A-Z]\d{1,2})$/i,Ot=/^\d{1,2}$/,Ft=/^(\d{1,2}|[A-Z])$/i,gt=t=>({contains:t.split(/\s+/)});function wt(t){let e=t.split(/\s+/).filter(o=>!Ot.test(o)),[n,...i]=e.filter(o=>yt.test(o));return{at:n,contains:[...e.filter(o=>!yt.test(o)),...i]}}var vt=t=>({covers:t.split(/\s+/).filter(e=>!Ft.test(e))}),W=t=>({min_length:Number(t),max_length:Number(t)<j?Number(t):void 0});function Ct(t){let[e,n]=h({}),i=t.filter(({id:o})=>e[o]?.trim());return{filters:t,values:e,isActive:i.length>0,set:(o,r)=>n(l=>({...l,[o]:r})),clear:()=>n({}),conditions:i.length?Object.assign({},...i.map(({id:o,conditions:r})=>r(e[o].trim()))):void 0}}function kt({filters:t,values:e,isActive:n,set:i,clear:o}){return s`
    <div class="filters" role="group" aria-label="Filters">
      ${t.map(r=>s`
          <${Dt}
            key=${r.id}
            ...${r}
            value=${e[r.id]??""}
            onValue=${l=>i(r.id,l)}
          />
        `)}
      <button type="button" disabled=${!n} onClick=${o}>Clear filters</button>
    </div>
  `}function Dt({id:t,label:e,kind:n,hint:i,value:o,onValue:r}){switch(n){case"toggle":return s`
        <button
          type="button"
          class="toggle"
          aria-pressed=${o!==""}
          onClick=${()=>r(o?"":"on")}
        >
          ${e}
        </button>
      `;case"length":return s`
        <${ht} label=${e} id=${t} value=${o} options=${Nt} onChange=${r} />
      `;default:return s`
        <${E}
          label=${e}
          id=${t}
          type=${n==="text"?"search":"number"}
          min=${n==="number"?0:void 0}
          placeholder=${i}
          value=${o}
          onInput=${r}
        />
      `}}var xt=20,It=1e3;function G({question:t,whole:e=null,onWhole:n,filters:i,tools:o,none:r,problemOf:l,...d}){let[p,a]=h(xt),m=Ct(i),{result:b,error:w,busy:c}=L("solve",t&&{...t,top:p,filter:m.conditions}),y=L("solve",t&&e&&{...e,top:0}).result,$=b?.rows[0],f=$&&("moves"in $?$.moves:"plays"in $?$.plays:void 0),x=$?.count??0,v=e&&y?.rows[0]?.count||x,C=$?.matching??x;function T(){m.clear(),n?.()}return s`
    <section class="panel plays" aria-label="Plays" aria-busy=${c}>
      <div class="row">
        <h2 aria-live="polite">${f?qt(C,v,$?.matching!==void 0):"Plays"}</h2>
        ${o}
      </div>
      <${kt} ...${m} isActive=${m.isActive||e!==null} clear=${T} />
      <${k} text=${w??($?.error_data&&l($.error_data))} />
      ${!t||f&&v===0?s`<p>${r}</p>`:null}
      ${f&&v>0&&C===0&&s`
          <p>${Ut(v)}</p>
          <button type="button" onClick=${T}>Show ${P(v,"play")}</button>
        `}
      ${f&&f.length>0&&s`<${Bt} ...${d} plays=${f} busy=${c} />`}
      ${f&&f.length<C&&s`<${jt} shown=${f.length} onMore=${a} />`}
    </section>
  `}var Ut=t=>`The filters hide ${t===1?"the only play":`all ${P(t,"play")}`}.`;function qt(t,e,n){let i=P(e,"play");return n||t<e?`${t.toLocaleString("en")} of ${i}`:i}function Bt({plays:t,busy:e,columns:n,rowOf:i,note:o,classes:r}){return s`
    ${o&&s`<p class="hint">${o}</p>`}
    <${q} classes=${r} columns=${n} rows=${t.map(l=>i(l,e))} />
  `}function jt({shown:t,onMore:e}){return t>=It?s`<p class="hint">The other plays are not listed.</p>`:s`
    <button type="button" onClick=${()=>e(t+xt)}>More plays</button>
  `}var Tt="CATDOG* hat l[u]rch",Wt="* is the Master. In a table word, brackets mark its letter: l[u]rch.",St="Type your cards to see what you can play.",Gt=[["plays","Plays"],["plan","Plan"]],Ht=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Substitute"]];function Kt({info:t,dictionaries:e,query:n}){let i=N(()=>n.get("position")??Tt),{value:o,set:r}=i,[l,d]=h(t.rulesets[0]),[p,a]=h(D(t,e)),[m,b]=h("plays"),w=S(()=>M("lexicon",l),[l]).value;_(()=>F("solver/lexicon",{position:o===Tt?"":o}),[o]);let[c="",...y]=o.trim().split(/\s+/),$={hand:c,table:y,ruleset:l,dictionary:p};return s`
    <section class="panel" aria-label="Position">
      <${E}
        label="Your cards, then the words on the table"
        id="position"
        class="large"
        value=${o}
        onInput=${f=>r(f)}
        hint=${Wt}
        data-undo
      />
      <${Qt}
        hand=${c}
        table=${y}
        points=${w&&"points"in w?w.points:void 0}
      />
      <div class="row">
        <${I} info=${t} value=${l} onChange=${d} />
        <${U}
          dictionaries=${e}
          value=${p}
          onChange=${a}
        />
        <${A} label="What to find" value=${m} options=${Gt} onChange=${b} />
        <button type="button" disabled=${!o} onClick=${()=>r("")}>Clear</button>
        <${B} ...${i} />
      </div>
    </section>
    ${m==="plays"?s`<${Xt} ...${$} onText=${r} />`:s`<${zt} ...${$} />`}
  `}function Qt({hand:t,table:e,points:n}){return/^[\p{L}*?]+$/u.test(t)?s`
    <div class="felt">
      <span class="cards" role="group" aria-label="Hand">
        ${[...Et(t)].map(i=>s`<${st} card=${i} points=${n} />`)}
      </span>
      ${e.map(i=>s`<${R} laid=${i} />`)}
    </div>
  `:null}var Et=t=>t.toUpperCase().replaceAll("?",nt);function Xt({hand:t,table:e,ruleset:n,dictionary:i,onText:o}){let[r,l]=h("all"),d={positions:[{hand:t,table:e}],game:"lexicon",ruleset:n,dictionary:i},p=r==="all";return s`
    <${G}
      question=${t?p?d:{...d,actions:[r]}:null}
      whole=${p?null:d}
      onWhole=${()=>l("all")}
      filters=${Vt}
      tools=${s`
        <${A} label="Kinds of plays" value=${r} options=${Ht} onChange=${l} />
      `}
      none=${Yt(t,e,i)}
      problemOf=${({type:a})=>z[a]??et}
      classes="folds"
      columns=${[{title:"Word"},{title:"Action"},{title:"Cards left"},{title:"Points left",number:!0},{title:"Lay"}]}
      rowOf=${(a,m)=>({key:`${a.action} ${a.target} ${a.laid} ${a.left}`,cells:[s`<${R} laid=${a.laid} />`,Pt(a,e),Lt(a.left),a.left_points,a.left?s`
                <button
                  type="button"
                  disabled=${m}
                  aria-label=${`Lay ${H(a.laid)}, ${Pt(a,e)}`}
                  onClick=${()=>o(Zt(a,e))}
                >
                  Lay
                </button>
              `:""]})}
    />
  `}function Yt(t,e,n){return t?e.length?`These cards form no word of the dictionary ${n}, and they fit into no word on the table. Discard a card and draw another.`:`These cards form no word of the dictionary ${n}. Discard a card and draw another, or add the words on the table: your cards may fit into them.`:St}function Zt({target:t,laid:e,left:n},i){let o=t===void 0?[...i,e]:i.with(t,e);return[n,...o].join(" ")}var Vt=[{id:"find",label:"Find",kind:"text",hint:"QU",conditions:gt},{id:"most",label:"Max. points left",kind:"number",conditions:t=>({max_left_points:Math.floor(Number(t))})},{id:"length",label:"Letters",kind:"length",conditions:W},{id:"all",label:"Uses all cards",kind:"toggle",conditions:()=>({uses_all:!0})}];function Pt({action:t,target:e},n){return e===void 0?t:`${t} ${t==="insert"?"into":"in"} ${H(n[e]??"")}`}var Lt=t=>t?s`<${it} cards=${t} />`:s`<strong>none</strong>`;function zt({hand:t,ruleset:e,dictionary:n}){let{result:i,error:o,busy:r}=L("plan",t?{game:"lexicon",positions:[t],ruleset:e,dictionary:n}:null),l=i?.rows[0];return s`
    <section class="panel" aria-label="Plan" aria-busy=${r}>
      <h2 aria-live="polite">${l?.plans?te(l.empties_in??null):"Plan"}</h2>
      <p class="hint">Words from the hand alone that leave the fewest points, turn by turn.</p>
      <${k} text=${o??(l?.error&&J)} />
      ${!t&&s`<p class="hint">${St}</p>`}
      ${l?.plans&&s`
          <${q}
            classes="folds"
            columns=${[{title:"Turns",number:!0},{title:"Words"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${l.plans.map(({turns:d,words:p,left:a,left_points:m})=>({key:d,cells:[d,Jt(t,p),Lt(a),m]}))}
          />
        `}
    </section>
  `}function Jt(t,e){let n=Et(t),i=e.map(o=>{let r=rt(n,null,o);for(let l of r.cards)n=n.replace(l,"");return r.laid});return s`
    <span class="words">
      ${i.length?i.map(o=>s`<${R} laid=${o} />`):"none"}
    </span>
  `}var te=t=>t===null?"Not all cards can be played":`All cards played in ${P(t,"turn")}`;var ee="RETINA",oe=[["equity","By equity"],["points","By points"]];function ne({info:t,...e}){let[n,i]=h(t.rulesets[0]),{value:o,error:r}=S(()=>M(t.game,n),[n]);if(!o)return s`<${k} text=${r} />`;let l=s`
    <${I} info=${t} value=${n} onChange=${i} />
  `;return s`
    <${se}
      key=${n}
      info=${t}
      rules=${o}
      rulesetChoice=${l}
      ...${e}
    />
  `}function se({info:t,rules:e,query:n,dictionaries:i,rulesetChoice:o}){let r=Q(e),l=N(()=>({draft:{rows:O(e,n.get("board")??""),opened:r?O(e,n.get("opened")??""):null,cursor:null,down:!1},rack:n.get("rack")??ee+e.blank})),{draft:d,rack:p}=l.value,[a,m]=h(D(t,i)),[b,w]=h(null),c=new ct(e),{rows:y,opened:$}=d;function f(u,g=p){let Mt=g===p&&[u.rows,u.opened].join()===[y,$].join();l.set({draft:u,rack:g},!Mt)}let x=p.replace(/\s/g,"").toUpperCase(),v=dt(e),C=u=>!u||u.join()===v.join();_(()=>{let u=g=>!g||C(g)?"":g.join("/");F(`solver/${e.game}`,{rack:p,board:u(y),opened:u($)}),w(null)},[p,y,$]);let T=b?at(b):[],Rt=s`
    <button type="button" disabled=${!b} onClick=${()=>{let u=T.map(({letter:g})=>g===g.toUpperCase()?g:e.blank);f(c.lay(d,T),ot(x,u).join(""))}}>
      Lay ${b?K(b.word):"the play that is shown"}
    </button>
  `,X=u=>g=>f({...d,[u]:O(e,g)});return s`
    <div class="board-solver ${e.game}">
      <section class="panel" aria-label="Position">
        <${E}
          label="Your tiles"
          id="rack"
          class="large"
          value=${p}
          onInput=${u=>f(d,u)}
          hint=${`${e.blank} is a blank.`}
        />
        <div class="row">
          ${o}
          <${U}
            dictionaries=${i}
            value=${a}
            onChange=${m}
          />
        </div>
      </section>
      <div class="solver-board">
        <${ut}
          label="Board"
          rules=${e}
          ...${d}
          laid=${new Map(T.map(u=>[lt(u),u]))}
          onSquare=${u=>f(c.point(d,u))}
          onKey=${$t(c,d,f,{})}
        />
        ${r&&s`<${pt} rules=${e} />`}
        <p class="hint">
          Click a square and type. Arrows turn and move, Backspace clears.
          ${r?" 0 to 8 open a square, * is a bomb that was hit.":""}
          ${e.free_blank?` ${e.blank} is a blank.`:" With Shift a letter is a blank."}
        </p>
        <div class="row">
          ${!r&&Rt}
          <button
            type="button"
            disabled=${C(y)&&C($)}
            onClick=${()=>f({...d,rows:v,opened:$&&v})}
          >
            Clear the board
          </button>
          <${B} ...${l} />
        </div>
        <details class="panel">
          <summary>The board as text</summary>
          <${At} label="Tiles" rows=${y} onRows=${X("rows")} />
          ${r&&s`<${At} label="Open squares" rows=${$} onRows=${X("opened")} />`}
        </details>
      </div>
      <${le}
        rules=${e}
        position=${x&&re(y,$,x)}
        none=${ie(x,C(y),a)}
        dictionary=${a}
        shown=${b}
        onShow=${w}
      />
    </div>
  `}function ie(t,e,n){return t?e?[...t].length===1?"The first play needs two tiles or more. Type more tiles.":`These tiles form no word of the dictionary ${n}. Type more tiles, or the words on the board.`:`These tiles form no word of the dictionary ${n} with those on the board. In a game, you would exchange tiles or pass.`:"Type the tiles on your rack to see what you can play."}function re(t,e,n){return e?{board:t,opened:e,rack:n}:`${t.map(o=>o.replace(/\.+/g,r=>String(r.length))).join("/")} ${n}/ 0/0 0`}function At({label:t,rows:e,onRows:n}){let i=t.toLowerCase().replace(" ","-");return s`
    <div class="field">
      <label for=${i}>${t}</label>
      <textarea
        id=${i}
        rows=${e.length}
        spellcheck=${!1}
        value=${e.join(`
`)}
        onChange=${({target:o})=>n(o.value)}
      ></textarea>
    </div>
  `}function le({rules:t,position:e,none:n,dictionary:i,shown:o,onShow:r}){let[l,d]=h("equity"),{game:p,ruleset:a}=t,m=Q(t),b=c=>s`
    <button
      type="button"
      class="plain"
      aria-pressed=${c.at===o?.at&&c.word===o.word}
      onClick=${()=>r(c)}
    >
      ${K(c.word)}
    </button>
  `;return s`
    <${G}
      question=${e?{game:p,positions:[e],ruleset:a,dictionary:i,order:l}:null}
      filters=${m?ae:_t}
      tools=${s`
        <${A} label="Order" value=${l} options=${oe} onChange=${d} />
      `}
      none=${n}
      problemOf=${c=>tt(c,t)}
      note="Equity is the points plus what the leave, the tiles you keep, is worth."
      columns=${[{title:"Play"},{title:"At"},m&&{title:"Bomb",number:!0},{title:"Points",number:!0},{title:"Leave"},{title:"Equity",number:!0}]}
      rowOf=${c=>({key:`${c.at} ${c.word}`,cells:[b(c),c.at,m&&`${Y(c.bomb??0)}%`,m?c.score.toFixed(1):c.score,c.leave||s`<span class="hint">none</span>`,c.equity?.toFixed(1)??""]})}
    />
  `}var _t=[{id:"find",label:"Find",kind:"text",hint:"QU or 8D",conditions:wt},{id:"covers",label:V,kind:"text",hint:"H8 O15",conditions:vt},{id:"least",label:"Min. points",kind:"number",conditions:t=>({min_score:Number(t)})},{id:"length",label:"Letters",kind:"length",conditions:W},{id:"all",label:"Uses all tiles",kind:"toggle",conditions:()=>({uses_all:!0})}],ae=_t.toSpliced(4,0,{id:"risk",label:"Max. bomb %",kind:"number",conditions:t=>({max_bomb:Z(Number(t))})});function Je({server:t,rest:e,query:n}){let i=ft(t,e[0]),{game:o,title:r}=i,{value:l,error:d}=S(mt[o].loadSolver,[o]);return s`
    <div class="heading">
      <h1>Solver<span class="visually-hidden"> for ${r}</span></h1>
      <${bt} server=${t} view="solver" game=${o} />
      <a href=${`#/rules/${o}`}>Rules of ${r}</a>
    </div>
    <${k} text=${d} />
    ${l&&s`
        <${l}
          key=${o}
          info=${i}
          dictionaries=${t.dictionaries}
          query=${n}
        />
      `}
  `}export{Kt as LexiconSolver,Je as Solver,ne as TilesSolver};

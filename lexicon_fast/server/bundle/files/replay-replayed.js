import{Players as it,connection as ct}from"./websocket.js";import{Button as S,Choice as lt,G as A,GAME_VIEWS as $t,J as D,LEVELS as ut,Problem as Y,Q as E,WithWord as z,Y as F,call as pt,capitalized as X,cardCount as dt,counted as M,distinct as ht,errorText as vt,fe as a,gameLog as mt,gameTitle as gt,go as ft,listed as yt,loadSetting as bt,opponentLabel as xt,percentPoints as wt,replaceQuery as kt,sent as St,shownName as Tt,signed as Mt,speak as Ct,stopButton as Bt,storeSeat as Ot,useAction as Pt,useCurrentInView as J,useWindowEvent as At,you as _}from"./texts.js";var Lt="Analysis",Et="Analyse the game",q="Analyse again",_t="Compares each turn with the best alternatives: what it cost, and how lucky the draw was.",Rt=t=>`${M(t,"turn")} analysed …`,Nt=t=>`Stopped after ${M(t,"turn")}.`,It=t=>`The server ended the analysis after ${M(t,"turn")}. “${q}” gives each turn less time.`,Wt=t=>`${M(t,"mistake")}: show the next`,C={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},H=(t,n)=>`${Mt(t.toFixed(1))} points, ${wt(n)}`;function Dt({grade:t,loss:n,lossWin:e,isExact:o}){const s=t==="best"?"":`: ${H(-n,-e)} win chance`;return`${X(C[t].text)}${s}${o?" (exact)":""}.`}var Ft=(t,n)=>`${t}: ${n}`,Ht="Better:",Gt=(t,n)=>`Luck before this turn: ${H(t,n)} win chance.`,jt="Open in the solver",Qt=({loss:t,lossWin:n,luck:e,luckWin:o})=>`lost ${t.toFixed(1)} points and ${Math.round(100*n)}% win chance in total; luck: ${H(e,o)}.`,Ut=t=>yt(Object.entries(C).flatMap(([n,{text:e}])=>t[n]?`${t[n]} × ${e}`:[])),Vt=(t,n)=>n===_?`Practise your ${M(t,"mistake")}`:`Practise ${M(t,"mistake")} by ${n}`,Yt=t=>`${t===null?"Everyone’s":t===_?"Your":`${t}’s`} chance to win`;function zt(t,n){const e=`; dashed: points ahead at the end, −${n?.toFixed(0)} to +${n?.toFixed(0)}`;return`${t}, 0 to 100%${n===null?"":e}`}var Xt="Play on from here",Jt=(t,n)=>{const e=n?"The draws are the same as in this game.":"Tiles missing from the file are drawn at random.";return t===_?`You play your turn again. ${e}`:`You take over from ${t}. ${e}`},qt="Play on",G=320,L=120,R=6;function Kt({turns:t,names:n,current:e,onTurn:o}){const s=n.length===2,p=t.filter(({win:l})=>l!==void 0),h=Math.max(1,...p.map(({expected:l=0})=>Math.abs(l))),d=l=>R+t.indexOf(l)/Math.max(1,t.length-1)*(G-2*R),y=l=>R+(1-l)*(L-2*R),c=({player:l,win:i=0})=>s&&l===1?1-i:i,r=({player:l,expected:i=0})=>.5+(l===1?-i:i)/h*.5,$=s?[p]:n.map((l,i)=>p.filter(b=>b.player===i)),u=(l,i)=>l.map(b=>({x:d(b),y:y(i(b)),round:b.round}));function m(l){const i=l.currentTarget.getBoundingClientRect(),b=(l.clientX-i.left)/i.width,x=t[Math.round(b*(t.length-1))];x&&o(x)}const g=Yt(s?n[0]:null);return a`
    <figure class="graph">
      <svg viewBox=${`0 0 ${G} ${L}`} role="img" aria-label=${g} onClick=${m}>
        <line class="middle" x1="0" x2=${G} y1=${L/2} y2=${L/2} />
        ${e!==null&&t[e]&&a`
            <line
              class="current"
              x1=${d(t[e])}
              x2=${d(t[e])}
              y1="0"
              y2=${L}
            />
          `}
        ${s&&a`<path class="points" d=${K(u(p,r))} />`}
        ${$.map((l,i)=>a`
            <path key=${i} class=${`chance seat-${i}`} d=${K(u(l,c))} />
          `)}
      </svg>
      <figcaption class="hint">${zt(g,s?h:null)}</figcaption>
    </figure>
  `}function K(t){return t.map(({x:n,y:e,round:o},s)=>`${s===0||t[s-1].round!==o?"M":"L"}${n.toFixed(1)} ${e.toFixed(1)}`).join(" ")}var Z=3;function Zt(t){const{analysis:n,names:e,step:o,onStep:s,onPractice:p,startsAtOnce:h}=t,{turns:d,players:y,isRunning:c,stoppedBy:r,problem:$,start:u,stop:m}=n;D(()=>{h&&u()},[]);const g=d.findIndex(({event:x})=>x===o+1),l=x=>s(x.event-1),i=d.filter(x=>nn(x)),b=i.find(({event:x})=>x>o+1)??i[0];return a`
    <section class="panel analysis" aria-busy=${c}>
      <div class="row">
        <h2>${Lt}</h2>
        ${c?a`<${S} text=${Bt} onClick=${m} />`:a`
                <${S}
                  text=${d.length||r?q:Et}
                  class=${d.length?"":"main"}
                  onClick=${u}
                />
              `}
        ${b&&a`
            <${S}
              text=${Wt(i.length)}
              onClick=${()=>l(b)}
            />
          `}
      </div>
      <p class="hint" role="status">
        ${tn({count:d.length,isRunning:c,stoppedBy:r})}
      </p>
      <${Y} text=${$} />
      ${d.length>0&&a`
          <${Kt}
            turns=${d}
            names=${e}
            current=${g<0?null:g}
            onTurn=${l}
          />
          ${g>=0&&a`<${sn} ...${t} turn=${d[g]} />`}
          <${an} ...${t} turns=${d} />
          ${y.length>0&&a`
              <${rn}
                players=${y}
                names=${e}
                mistakes=${i.filter(en)}
                onPractice=${p}
              />
            `}
        `}
    </section>
  `}function tn({count:t,isRunning:n,stoppedBy:e}){return n?Rt(t):e==="server"?It(t):e?Nt(t):t?"":_t}var nn=({grade:t})=>!!(t&&C[t].sign),en=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function sn({game:t,turn:n,names:e,steps:o,gameView:s,dictionary:p}){const{player:h,action:d,loss:y=0,loss_win:c=0,luck:r,luck_win:$,grade:u,best:m=[]}=n,g=o[n.event-2],l=f=>s.actionText(f,g?.observation),i=(f,T=l(f))=>a`
    <${z} text=${T} word=${s.playedWord(f)} dictionary=${p} />
  `,b=n.rank===1?[]:m.slice(0,n.rank?n.rank-1:Z),x=new URLSearchParams(g?s.solverQuery(g.observation,g.hands[h]):{});return a`
    <div class="turn-details">
      <p><strong>${i(d,Ft(e[h],l(d)))}</strong></p>
      <p>
        ${u?Dt({grade:u,loss:y,lossWin:c,isExact:!!n.exact}):n.unknown&&`${X(n.unknown)}.`}
      </p>
      ${b.length>0&&a`
          <p class="hint">${Ht}</p>
          <ol>
            ${b.slice(0,Z).map(f=>a`
                <li key=${JSON.stringify(f.action)}>
                  <strong>${i(f.action)}</strong>
                  <span class="hint"> ${St(f.why)}</span>
                </li>
              `)}
          </ol>
        `}
      ${typeof r=="number"&&a`<p class="hint">${Gt(r,$??0)}</p>`}
      ${g&&a`<a href=${`#/solver/${t}?${x}`}>${jt}</a>`}
    </div>
  `}function an({turns:t,names:n,steps:e,gameView:o,step:s,onStep:p}){const h=J(s),d=[];for(const c of t){const r=d.at(-1),$=r?.find(Boolean)?.round===c.round,u=r&&!r.slice(c.player).some(Boolean)&&$,m=u?r:[];u||d.push(m),m[c.player]=c}const y=c=>{if(!c)return"";const{event:r,player:$,action:u,grade:m}=c,g=o.actionText(u,e[r-2]?.observation);return a`
      <button
        type="button"
        class="plain"
        aria-current=${r===s+1?"step":void 0}
        onClick=${()=>p(r-1)}
      >
        <span class="move">
          ${g}${m&&C[m].sign&&a` <b title=${C[m].text}>${C[m].sign}</b>`}
        </span>
        <span class="hint total">${on(e[r-1],$)}</span>
      </button>
    `};return a`
    <div class="move-list events" ref=${h}>
      <table>
        <thead>
          <tr>${n.map((c,r)=>a`<th key=${r} scope="col">${c}</th>`)}</tr>
        </thead>
        <tbody>
          ${d.map((c,r)=>a`
              <tr key=${r}>${n.map(($,u)=>a`<td key=${u}>${y(c[u])}</td>`)}</tr>
            `)}
        </tbody>
      </table>
    </div>
  `}function on(t,n){if(!t)return"";const{observation:e,hands:o}=t;return"hand_sizes"in e?dt(o[n].length):String(e.scores?.[n]??0)}function rn({players:t,names:n,mistakes:e,onPractice:o}){return a`
    <ul class="sums">
      ${t.map(({player:s,grades:p,loss:h,loss_win:d,luck:y,luck_win:c})=>{const r={loss:h,lossWin:d,luck:y,luckWin:c},$=e.filter(u=>u.player===s);return a`
          <li key=${s}>
            <strong>${n[s]}</strong>
            ${" "}${Qt(r)}
            <span class="hint">${" "}${Ut(p)}</span>
            ${$.length>0&&a`
                <${S}
                  text=${Vt($.length,n[s])}
                  onClick=${()=>o($)}
                />
              `}
          </li>
        `})}
    </ul>
  `}var cn="level5";function ln({game:t,names:n,record:e,seat:o,events:s}){const[p,h]=A(cn),{busy:d,problem:y,run:c}=Pt(),r=!e[0]?.startsWith("{");async function $(){const u=bt("name").trim(),m={kind:"person",...u&&{name:u}},{id:g,tokens:l}=await pt("table.new",{game:t,seats:n.map((i,b)=>b===o?m:{kind:"bot",bot:p}),...r?{record:e,events:s}:{record:e.slice(0,s+1)}});Ot(g,t,l[o]??""),ft(`table/${g}`)}return a`
    <section class="panel play-on">
      <h2>${Xt}</h2>
      <p class="hint">${Jt(n[o],!r)}</p>
      <div class="row">
        <${lt}
          label=${xt}
          id="opponent"
          value=${p}
          options=${ut.map(([u,m])=>[u,m])}
          onChange=${h}
        />
        <${S} text=${qt} disabled=${d} onClick=${()=>c($)} />
      </div>
      <${Y} text=${y} />
    </section>
  `}var $n={iterations:1e3,top:10},un=.3,pn=.001,dn=7,B=new Map,hn=4,j={turns:[],players:[],isRunning:!1,stoppedBy:null,problem:null};function vn(t,n,e){const o=n.join(`
`),[s,p]=A(()=>B.get(o)??j),h=E(null),d=E(!1),y=E(0);function c(){d.current=!0,h.current?.stop()}D(()=>()=>{c(),h.current=null},[]);async function r(){let $=[];const u=i=>{h.current===l&&p({...j,turns:$,...i})};d.current=!1;const m=Math.min(un,dn/Math.max(e,1))/2**y.current,g=Math.max(m,pn),l=ct.begin("analyse",{game:t,record:n,seconds:g,...$n},i=>{i.of==="turn"&&($=[...$,i]),u({isRunning:!0})});h.current=l,u({isRunning:!0});try{const{rows:i,stopped:b}=await l.answer,x=i;$=x.filter(({of:w})=>w==="turn");const f=b&&!d.current;f&&(y.current+=1);const T=f?"server":b?"player":null,O=x.filter(({of:w})=>w==="player");if(u({players:O,stoppedBy:T}),b)return;B.delete(o),B.set(o,{...j,turns:$,players:O}),B.size>hn&&B.delete([...B.keys()][0])}catch(i){u({problem:vt(i)})}}return{...s,start:r,stop:c}}var mn=(t,n)=>`${t}: ${n.join(", ")}`,gn="The tiles are dealt.",fn="Show the bombs",yn="nothing left",bn="First",xn="Previous",wn="Next",kn="Last",Sn="Step",Tn=(t,n)=>`${t} of ${n}`;function Mn({id:t,seat:n,turn:e,server:o,replayed:s,rules:p,record:h,analyses:d}){const{game:y,steps:c}=s;Ct(s.dictionary);const r=F(()=>ht(s.names.map((v,k)=>k===n?_:Tt(v))),[]),[$,u]=A(Math.min(Math.max(e,1),c.length)-1),[m,g]=A(!1),[l,i]=A(null),b=c.filter(({event:v})=>v.action&&v.action.action!=="accept"),x=vn(y,h,b.length),f=$t[y],T=d||x.turns.length>0;D(()=>{if(!t)return;const v={analysis:T?"1":"",turn:$?String($+1):""};kt(`replay/${t}`,v)},[$,T]),At("keydown",({key:v,target:k,altKey:st,ctrlKey:at,metaKey:ot})=>{const V=+(v==="ArrowRight")-+(v==="ArrowLeft");l||!V||st||at||ot||k.matches("input, select")||u(rt=>Math.min(Math.max(rt+V,0),c.length-1))});const O=F(()=>{const v=c.map(({event:k})=>k);return f.addDetails?.(v,p,null)??v},[]),w=O[$],tt=Bn($,w),{observation:P,hands:nt}=c[$],Q=c.slice(0,$+1).findLast(v=>v.event.event==="deal")?.event.bombs,N={seats:r.map(v=>({kind:"person",name:v})),seat:null,to_move:P.to_move??null,phase:P.phase??"turn",scores:P.scores??r.map(()=>0),observation:P};async function et(v){const{Practice:k}=await import("./analysis-practice.js");i({mistakes:v,Practice:k})}const U=a`<h2 class="visually-hidden">${mn(gt(o,y),r)}</h2>`,{dictionary:I}=s,W={game:y,names:r,steps:c,rules:p,step:$,dictionary:I};if(l){const{mistakes:v,Practice:k}=l;return a`
      ${U}
      <${k} ...${W} mistakes=${v} onEnd=${()=>i(null)} />
    `}return a`
    ${U}
    <${Pn} step=${$} last=${c.length-1} onStep=${u} />
    <p class="current-event" role="status">
      <${z}
        text=${f.eventText(w,r)??On(w,f,r)}
        word=${w.action&&f.playedWord(w.action)}
        dictionary=${I}
      />
    </p>
    <${it} view=${N} names=${r} />
    <div class="table ${y}">
      <div class="table-main">
        ${f.RoundScores&&w.event==="round end"&&a`
            <section class="panel ending">
              <${f.RoundScores} end=${w} names=${r} seat=${null} rules=${p} />
            </section>
          `}
        <${f.Position}
          observation=${P}
          rules=${p}
          action=${w.action}
          bombs=${m?Q:void 0}
          dictionary=${I}
          changes=${tt}
        />
        ${Q&&a`
            <div class="row">
              <${S}
                text=${fn}
                class="toggle"
                aria-pressed=${m}
                onClick=${()=>g(!m)}
              />
            </div>
          `}
        <ul class="hands" data-with-board>
          ${nt.map((v,k)=>a`
              <li key=${k}>
                <strong>${r[k]}</strong>
                ${v?a`<${f.StaticHand} hand=${v} rules=${p} label=${v} />`:a`<span class="hint">${yn}</span>`}
              </li>
            `)}
        </ul>
      </div>
      <aside class="table-side">
        <${Zt}
          ...${W}
          analysis=${x}
          gameView=${f}
          startsAtOnce=${d&&!x.turns.length}
          onStep=${u}
          onPractice=${et}
        />
        ${N.to_move!==null&&a`
            <${ln} ...${W} record=${h} seat=${N.to_move} events=${$+1} />
          `}
        <${An}
          sentences=${O.map(v=>f.eventText(v,r))}
          step=${$}
          onStep=${u}
        />
      </aside>
    </div>
  `}var Cn=300;function Bn(t,n){const e=E({step:t,time:performance.now()});return F(()=>{const{step:o,time:s}=e.current;return e.current={step:t,time:performance.now()},e.current.time-s>Cn&&t===o+1?[{number:t,events:[n]}]:[]},[t])}var On=({action:t,player:n},e,o)=>t?e.pastActionText(t,o[n]):gn;function Pn({step:t,last:n,onStep:e}){const o=(s,p,h)=>a`
    <${S}
      text=${p}
      aria-label=${s}
      disabled=${h<0||h>n||h===t}
      onClick=${()=>e(h)}
    />
  `;return a`
    <div class="row stepper">
      ${o(bn,"|◀",0)} ${o(xn,"◀",t-1)}
      <input
        type="range"
        min="0"
        max=${n}
        value=${t}
        aria-label=${Sn}
        aria-valuetext=${Tn(t+1,n+1)}
        onInput=${({target:s})=>e(Number(s.value))}
      />
      ${o(wn,"▶",t+1)} ${o(kn,"▶|",n)}
      <span class="hint">${t+1} / ${n+1}</span>
    </div>
  `}function An({sentences:t,step:n,onStep:e}){const o=J(n);return a`
    <section class="panel log">
      <h2>${mt}</h2>
      <ol ref=${o} class="events">
        ${t.map((s,p)=>s&&a`
              <li key=${p}>
                <${S}
                  text=${s}
                  class="plain"
                  aria-current=${p===n?"step":void 0}
                  onClick=${()=>e(p)}
                />
              </li>
            `)}
      </ol>
    </section>
  `}export{Mn as Replayed};

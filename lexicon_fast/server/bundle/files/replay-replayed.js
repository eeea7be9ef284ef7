import{Players as Z,connection as tt}from"./websocket.js";import{Button as k,Choice as nt,G as T,GAME_VIEWS as et,J as F,LEVELS as st,Problem as H,Q as M,Y as _,botTitle as at,call as ot,capitalized as W,cardCount as rt,counted as B,distinct as it,errorText as ct,fe as o,gameLog as lt,gameTitle as $t,go as ut,listed as pt,loadSetting as dt,opponentLabel as ht,percentPoints as vt,signed as mt,stopButton as gt,storeSeat as ft,useAction as bt,useCurrentInView as G,useWindowEvent as xt}from"./texts.js";var yt="Analysis",wt="Analyse the game",V="Analyse again",kt="Compares each turn with the best alternatives: what it cost, and how lucky the draw was.",St=t=>`${B(t,"turn")} analysed …`,Tt=t=>`Stopped after ${B(t,"turn")}.`,Bt=t=>`The server ended the analysis after ${B(t,"turn")}. “${V}” gives each turn less time.`,Ct=t=>`${B(t,"mistake")}: show the next`,S={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},E=(t,n)=>`${mt(t.toFixed(1))} points, ${vt(n)}`;function Mt({grade:t,loss:n,lossWin:e,isExact:r}){const s=t==="best"?"":`: ${E(-n,-e)} win chance`;return`${W(S[t].text)}${s}${r?" (exact)":""}.`}var Ot=(t,n)=>`${t}: ${n}`,Lt="Better:",Pt=(t,n)=>`Luck before this turn: ${E(t,n)} win chance.`,At="Open in the solver",_t=({loss:t,lossWin:n,luck:e,luckWin:r})=>`lost ${t.toFixed(1)} points and ${Math.round(100*n)}% win chance in total; luck: ${E(e,r)}.`,Et=t=>pt(Object.entries(S).flatMap(([n,{text:e}])=>t[n]?`${t[n]} × ${e}`:[])),Rt=(t,n)=>`Practise ${B(t,"mistake")} by ${n}`,Nt=t=>t===null?"Everyone’s chance to win":`${t}’s chance to win`;function It(t,n){const e=`; dashed: points ahead at the end, −${n?.toFixed(0)} to +${n?.toFixed(0)}`;return`${t}, 0 to 100%${n===null?"":e}`}var Dt="Play on from here",Ft=(t,n)=>`You take over from ${t}. ${n?"The draws are the same as in this game.":"Tiles missing from the file are drawn at random."}`,Ht="Play on",R=320,C=120,O=6;function Wt({turns:t,names:n,current:e,onTurn:r}){const s=n.length===2,l=t.filter(({win:a})=>a!==void 0),p=Math.max(1,...l.map(({expected:a=0})=>Math.abs(a))),i=a=>O+t.indexOf(a)/Math.max(1,t.length-1)*(R-2*O),v=a=>O+(1-a)*(C-2*O),u=({player:a,win:c=0})=>s&&a===1?1-c:c,$=({player:a,expected:c=0})=>.5+(a===1?-c:c)/p*.5,m=s?[l]:n.map((a,c)=>l.filter(g=>g.player===c)),d=(a,c)=>a.map(g=>({x:i(g),y:v(c(g)),round:g.round}));function h(a){const c=a.currentTarget.getBoundingClientRect(),g=(a.clientX-c.left)/c.width,x=t[Math.round(g*(t.length-1))];x&&r(x)}const b=Nt(s?n[0]:null);return o`
    <figure class="graph">
      <svg viewBox=${`0 0 ${R} ${C}`} role="img" aria-label=${b} onClick=${h}>
        <line class="middle" x1="0" x2=${R} y1=${C/2} y2=${C/2} />
        ${e!==null&&t[e]&&o`
            <line
              class="current"
              x1=${i(t[e])}
              x2=${i(t[e])}
              y1="0"
              y2=${C}
            />
          `}
        ${s&&o`<path class="points" d=${U(d(l,$))} />`}
        ${m.map((a,c)=>o`
            <path key=${c} class=${`chance seat-${c}`} d=${U(d(a,u))} />
          `)}
      </svg>
      <figcaption class="hint">${It(b,s?p:null)}</figcaption>
    </figure>
  `}function U(t){return t.map(({x:n,y:e,round:r},s)=>`${s===0||t[s-1].round!==r?"M":"L"}${n.toFixed(1)} ${e.toFixed(1)}`).join(" ")}var j=3;function Gt(t){const{analysis:n,names:e,step:r,onStep:s,onPractice:l,startsAtOnce:p}=t,{turns:i,players:v,isRunning:u,stoppedBy:$,problem:m,start:d,stop:h}=n;F(()=>{p&&d()},[]);const b=i.findIndex(({event:x})=>x===r+1),a=x=>s(x.event-1),c=i.filter(x=>Ut(x)),g=c.find(({event:x})=>x>r+1)??c[0];return o`
    <section class="panel analysis" aria-busy=${u}>
      <div class="row">
        <h2>${yt}</h2>
        ${u?o`<${k} text=${gt} onClick=${h} />`:o`
                <${k}
                  text=${i.length||$?V:wt}
                  class=${i.length?"":"main"}
                  onClick=${d}
                />
              `}
        ${g&&o`
            <${k}
              text=${Ct(c.length)}
              onClick=${()=>a(g)}
            />
          `}
      </div>
      <p class="hint" role="status">
        ${Vt({count:i.length,isRunning:u,stoppedBy:$})}
      </p>
      <${H} text=${m} />
      ${i.length>0&&o`
          <${Wt}
            turns=${i}
            names=${e}
            current=${b<0?null:b}
            onTurn=${a}
          />
          ${b>=0&&o`<${Qt} ...${t} turn=${i[b]} />`}
          <${zt} ...${t} turns=${i} />
          ${v.length>0&&o`
              <${Xt}
                players=${v}
                names=${e}
                mistakes=${c.filter(jt)}
                onPractice=${l}
              />
            `}
        `}
    </section>
  `}function Vt({count:t,isRunning:n,stoppedBy:e}){return n?St(t):e==="server"?Bt(t):e?Tt(t):t?"":kt}var Ut=({grade:t})=>!!(t&&S[t].sign),jt=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function Qt({game:t,turn:n,names:e,steps:r,gameView:s}){const{player:l,action:p,loss:i=0,loss_win:v=0,luck:u,luck_win:$,grade:m,best:d=[]}=n,h=r[n.event-2],b=g=>s.actionText(g,h?.observation),a=n.rank===1?[]:d.slice(0,n.rank?n.rank-1:j),c=new URLSearchParams(h?s.solverQuery(h.observation,h.hands[l]):{});return o`
    <div class="turn-details">
      <p><strong>${Ot(e[l],b(p))}</strong></p>
      <p>
        ${m?Mt({grade:m,loss:i,lossWin:v,isExact:!!n.exact}):n.unknown&&`${W(n.unknown)}.`}
      </p>
      ${a.length>0&&o`
          <p class="hint">${Lt}</p>
          <ol>
            ${a.slice(0,j).map(g=>o`
                <li key=${JSON.stringify(g.action)}>
                  <strong>${b(g.action)}</strong>
                  <span class="hint"> ${g.why}</span>
                </li>
              `)}
          </ol>
        `}
      ${typeof u=="number"&&o`<p class="hint">${Pt(u,$??0)}</p>`}
      ${h&&o`<a href=${`#/solver/${t}?${c}`}>${At}</a>`}
    </div>
  `}function zt({turns:t,names:n,steps:e,gameView:r,step:s,onStep:l}){const p=G(s),i=[];for(const u of t){const $=i.at(-1),m=$?.find(Boolean)?.round===u.round,d=$&&!$.slice(u.player).some(Boolean)&&m,h=d?$:[];d||i.push(h),h[u.player]=u}const v=u=>{if(!u)return"";const{event:$,player:m,action:d,grade:h}=u,b=r.actionText(d,e[$-2]?.observation);return o`
      <button
        type="button"
        class="plain"
        aria-current=${$===s+1?"step":void 0}
        onClick=${()=>l($-1)}
      >
        <span class="move">
          ${b}${h&&S[h].sign&&o` <b title=${S[h].text}>${S[h].sign}</b>`}
        </span>
        <span class="hint total">${Jt(e[$-1],m)}</span>
      </button>
    `};return o`
    <div class="move-list events" ref=${p}>
      <table>
        <thead>
          <tr>${n.map((u,$)=>o`<th key=${$} scope="col">${u}</th>`)}</tr>
        </thead>
        <tbody>
          ${i.map((u,$)=>o`
              <tr key=${$}>${n.map((m,d)=>o`<td key=${d}>${v(u[d])}</td>`)}</tr>
            `)}
        </tbody>
      </table>
    </div>
  `}function Jt(t,n){if(!t)return"";const{observation:e,hands:r}=t;return"hand_sizes"in e?rt(r[n].length):String(e.scores?.[n]??0)}function Xt({players:t,names:n,mistakes:e,onPractice:r}){return o`
    <ul class="sums">
      ${t.map(({player:s,grades:l,loss:p,loss_win:i,luck:v,luck_win:u})=>{const $={loss:p,lossWin:i,luck:v,luckWin:u},m=e.filter(d=>d.player===s);return o`
          <li key=${s}>
            <strong>${n[s]}</strong>
            ${" "}${_t($)}
            <span class="hint">${" "}${Et(l)}</span>
            ${m.length>0&&o`
                <${k}
                  text=${Rt(m.length,n[s])}
                  onClick=${()=>r(m)}
                />
              `}
          </li>
        `})}
    </ul>
  `}var Yt="level5";function qt({game:t,names:n,record:e,seat:r,events:s}){const[l,p]=T(Yt),{busy:i,problem:v,run:u}=bt(),$=!e[0]?.startsWith("{");async function m(){const d=dt("name").trim(),h={kind:"person",...d&&{name:d}},{id:b,tokens:a}=await ot("table.new",{game:t,seats:n.map((c,g)=>g===r?h:{kind:"bot",bot:l}),...$?{record:e,events:s}:{record:e.slice(0,s+1)}});ft(b,t,a[r]??""),ut(`table/${b}`)}return o`
    <section class="panel play-on">
      <h2>${Dt}</h2>
      <p class="hint">${Ft(n[r],!$)}</p>
      <div class="row">
        <${nt}
          label=${ht}
          id="opponent"
          value=${l}
          options=${st.map(([d,h])=>[d,h])}
          onChange=${p}
        />
        <${k} text=${Ht} disabled=${i} onClick=${()=>u(m)} />
      </div>
      <${H} text=${v} />
    </section>
  `}var Kt={iterations:1e3,top:10},Zt=.3,tn=.001,nn=7,Q={turns:[],players:[],isRunning:!1,stoppedBy:null,problem:null};function en(t,n,e){const[r,s]=T(Q),l=M(null),p=M(!1),i=M(0);function v(){p.current=!0,l.current?.stop()}F(()=>()=>{v(),l.current=null},[]);async function u(){let $=[];const m=a=>{l.current===b&&s({...Q,turns:$,...a})};p.current=!1;const d=Math.min(Zt,nn/Math.max(e,1))/2**i.current,h=Math.max(d,tn),b=tt.begin("analyse",{game:t,record:n,seconds:h,...Kt},a=>{a.of==="turn"&&($=[...$,a]),m({isRunning:!0})});l.current=b,m({isRunning:!0});try{const{rows:a,stopped:c}=await b.answer,g=a;$=g.filter(({of:w})=>w==="turn");const x=c&&!p.current;x&&(i.current+=1);const L=x?"server":c?"player":null;m({players:g.filter(({of:w})=>w==="player"),stoppedBy:L})}catch(a){m({problem:ct(a)})}}return{...r,start:u,stop:v}}var sn=(t,n)=>`${t}: ${n.join(", ")}`,an="The tiles are dealt.",on="Show the bombs",rn="nothing left",cn="First",ln="Previous",$n="Next",un="Last",pn="Step",dn=(t,n)=>`${t} of ${n}`;function hn({server:t,replayed:n,rules:e,record:r,analyses:s}){const{game:l,steps:p}=n,i=_(()=>it(n.names.map(at)),[]),[v,u]=T(0),[$,m]=T(!1),[d,h]=T(null),b=p.filter(({event:f})=>f.action&&f.action.action!=="accept"),a=en(l,r,b.length),c=et[l];xt("keydown",({key:f,target:y,altKey:X,ctrlKey:Y,metaKey:q})=>{const D=+(f==="ArrowRight")-+(f==="ArrowLeft");d||!D||X||Y||q||y.matches("input, select")||u(K=>Math.min(Math.max(K+D,0),p.length-1))});const g=_(()=>{const f=p.map(({event:y})=>y);return c.addDetails?.(f,e,null)??f},[]),x=g[v],L=mn(v,x),{observation:w,hands:z}=p[v],N=p.slice(0,v+1).findLast(f=>f.event.event==="deal")?.event.bombs,P={seats:i.map(f=>({kind:"person",name:f})),seat:null,to_move:w.to_move??null,phase:w.phase??"turn",scores:w.scores??i.map(()=>0),observation:w};async function J(f){const{Practice:y}=await import("./analysis-practice.js");h({mistakes:f,Practice:y})}const I=o`<h2>${sn($t(t,l),i)}</h2>`,A={game:l,names:i,steps:p,rules:e,step:v};if(d){const{mistakes:f,Practice:y}=d;return o`
      ${I}
      <${y} ...${A} mistakes=${f} onEnd=${()=>h(null)} />
    `}return o`
    ${I}
    <${fn} step=${v} last=${p.length-1} onStep=${u} />
    <p class="current-event" role="status">
      ${c.eventText(x,i)??gn(x,c,i)}
    </p>
    <${Z} view=${P} names=${i} />
    <div class="table ${l}">
      <div class="table-main">
        ${c.RoundScores&&x.event==="round end"&&o`
            <section class="panel ending">
              <${c.RoundScores} end=${x} names=${i} seat=${null} rules=${e} />
            </section>
          `}
        <${c.Position}
          observation=${w}
          rules=${e}
          action=${x.action}
          bombs=${$?N:void 0}
          changes=${L}
        />
        ${N&&o`
            <div class="row">
              <${k}
                text=${on}
                class="toggle"
                aria-pressed=${$}
                onClick=${()=>m(!$)}
              />
            </div>
          `}
        <ul class="hands">
          ${z.map((f,y)=>o`
              <li key=${y}>
                <strong>${i[y]}</strong>
                ${f?o`<${c.StaticHand} hand=${f} rules=${e} label=${f} />`:o`<span class="hint">${rn}</span>`}
              </li>
            `)}
        </ul>
      </div>
      <aside class="table-side">
        <${Gt}
          ...${A}
          analysis=${a}
          gameView=${c}
          startsAtOnce=${s&&!a.turns.length}
          onStep=${u}
          onPractice=${J}
        />
        ${P.to_move!==null&&o`
            <${qt} ...${A} record=${r} seat=${P.to_move} events=${v+1} />
          `}
        <${bn}
          sentences=${g.map(f=>c.eventText(f,i))}
          step=${v}
          onStep=${u}
        />
      </aside>
    </div>
  `}var vn=300;function mn(t,n){const e=M({step:t,time:performance.now()});return _(()=>{const{step:r,time:s}=e.current;return e.current={step:t,time:performance.now()},e.current.time-s>vn&&t===r+1?[{number:t,events:[n]}]:[]},[t])}var gn=({action:t,player:n},e,r)=>t?e.pastActionText(t,r[n]):an;function fn({step:t,last:n,onStep:e}){const r=(s,l,p)=>o`
    <${k}
      text=${l}
      aria-label=${s}
      disabled=${p<0||p>n||p===t}
      onClick=${()=>e(p)}
    />
  `;return o`
    <div class="row stepper">
      ${r(cn,"|◀",0)} ${r(ln,"◀",t-1)}
      <input
        type="range"
        min="0"
        max=${n}
        value=${t}
        aria-label=${pn}
        aria-valuetext=${dn(t+1,n+1)}
        onInput=${({target:s})=>e(Number(s.value))}
      />
      ${r($n,"▶",t+1)} ${r(un,"▶|",n)}
      <span class="hint">${t+1} / ${n+1}</span>
    </div>
  `}function bn({sentences:t,step:n,onStep:e}){const r=G(n);return o`
    <section class="panel log">
      <h2>${lt}</h2>
      <ol ref=${r} class="events">
        ${t.map((s,l)=>s&&o`
              <li key=${l}>
                <${k}
                  text=${s}
                  class="plain"
                  aria-current=${l===n?"step":void 0}
                  onClick=${()=>e(l)}
                />
              </li>
            `)}
      </ol>
    </section>
  `}export{hn as Replayed};

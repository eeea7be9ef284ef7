import{Players as Z,connection as tt}from"./websocket.js";import{Button as k,Choice as nt,G as T,GAME_VIEWS as et,J as F,LEVELS as st,Problem as H,Q as M,Y as _,botTitle as at,call as ot,capitalized as W,cardCount as it,counted as B,distinct as rt,errorText as ct,fe as o,gameLog as lt,gameTitle as $t,go as ut,listed as pt,loadSetting as dt,opponentLabel as ht,percentPoints as vt,sent as mt,signed as gt,speak as ft,stopButton as bt,storeSeat as xt,useAction as yt,useCurrentInView as G,useWindowEvent as wt}from"./texts.js";var kt="Analysis",St="Analyse the game",V="Analyse again",Tt="Compares each turn with the best alternatives: what it cost, and how lucky the draw was.",Bt=t=>`${B(t,"turn")} analysed …`,Ct=t=>`Stopped after ${B(t,"turn")}.`,Mt=t=>`The server ended the analysis after ${B(t,"turn")}. “${V}” gives each turn less time.`,Ot=t=>`${B(t,"mistake")}: show the next`,S={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},E=(t,n)=>`${gt(t.toFixed(1))} points, ${vt(n)}`;function Lt({grade:t,loss:n,lossWin:e,isExact:i}){const s=t==="best"?"":`: ${E(-n,-e)} win chance`;return`${W(S[t].text)}${s}${i?" (exact)":""}.`}var Pt=(t,n)=>`${t}: ${n}`,At="Better:",_t=(t,n)=>`Luck before this turn: ${E(t,n)} win chance.`,Et="Open in the solver",Rt=({loss:t,lossWin:n,luck:e,luckWin:i})=>`lost ${t.toFixed(1)} points and ${Math.round(100*n)}% win chance in total; luck: ${E(e,i)}.`,Nt=t=>pt(Object.entries(S).flatMap(([n,{text:e}])=>t[n]?`${t[n]} × ${e}`:[])),It=(t,n)=>`Practise ${B(t,"mistake")} by ${n}`,Dt=t=>t===null?"Everyone’s chance to win":`${t}’s chance to win`;function Ft(t,n){const e=`; dashed: points ahead at the end, −${n?.toFixed(0)} to +${n?.toFixed(0)}`;return`${t}, 0 to 100%${n===null?"":e}`}var Ht="Play on from here",Wt=(t,n)=>`You take over from ${t}. ${n?"The draws are the same as in this game.":"Tiles missing from the file are drawn at random."}`,Gt="Play on",R=320,C=120,O=6;function Vt({turns:t,names:n,current:e,onTurn:i}){const s=n.length===2,l=t.filter(({win:a})=>a!==void 0),p=Math.max(1,...l.map(({expected:a=0})=>Math.abs(a))),r=a=>O+t.indexOf(a)/Math.max(1,t.length-1)*(R-2*O),v=a=>O+(1-a)*(C-2*O),u=({player:a,win:c=0})=>s&&a===1?1-c:c,$=({player:a,expected:c=0})=>.5+(a===1?-c:c)/p*.5,m=s?[l]:n.map((a,c)=>l.filter(g=>g.player===c)),d=(a,c)=>a.map(g=>({x:r(g),y:v(c(g)),round:g.round}));function h(a){const c=a.currentTarget.getBoundingClientRect(),g=(a.clientX-c.left)/c.width,x=t[Math.round(g*(t.length-1))];x&&i(x)}const b=Dt(s?n[0]:null);return o`
    <figure class="graph">
      <svg viewBox=${`0 0 ${R} ${C}`} role="img" aria-label=${b} onClick=${h}>
        <line class="middle" x1="0" x2=${R} y1=${C/2} y2=${C/2} />
        ${e!==null&&t[e]&&o`
            <line
              class="current"
              x1=${r(t[e])}
              x2=${r(t[e])}
              y1="0"
              y2=${C}
            />
          `}
        ${s&&o`<path class="points" d=${U(d(l,$))} />`}
        ${m.map((a,c)=>o`
            <path key=${c} class=${`chance seat-${c}`} d=${U(d(a,u))} />
          `)}
      </svg>
      <figcaption class="hint">${Ft(b,s?p:null)}</figcaption>
    </figure>
  `}function U(t){return t.map(({x:n,y:e,round:i},s)=>`${s===0||t[s-1].round!==i?"M":"L"}${n.toFixed(1)} ${e.toFixed(1)}`).join(" ")}var j=3;function Ut(t){const{analysis:n,names:e,step:i,onStep:s,onPractice:l,startsAtOnce:p}=t,{turns:r,players:v,isRunning:u,stoppedBy:$,problem:m,start:d,stop:h}=n;F(()=>{p&&d()},[]);const b=r.findIndex(({event:x})=>x===i+1),a=x=>s(x.event-1),c=r.filter(x=>Qt(x)),g=c.find(({event:x})=>x>i+1)??c[0];return o`
    <section class="panel analysis" aria-busy=${u}>
      <div class="row">
        <h2>${kt}</h2>
        ${u?o`<${k} text=${bt} onClick=${h} />`:o`
                <${k}
                  text=${r.length||$?V:St}
                  class=${r.length?"":"main"}
                  onClick=${d}
                />
              `}
        ${g&&o`
            <${k}
              text=${Ot(c.length)}
              onClick=${()=>a(g)}
            />
          `}
      </div>
      <p class="hint" role="status">
        ${jt({count:r.length,isRunning:u,stoppedBy:$})}
      </p>
      <${H} text=${m} />
      ${r.length>0&&o`
          <${Vt}
            turns=${r}
            names=${e}
            current=${b<0?null:b}
            onTurn=${a}
          />
          ${b>=0&&o`<${Jt} ...${t} turn=${r[b]} />`}
          <${Xt} ...${t} turns=${r} />
          ${v.length>0&&o`
              <${qt}
                players=${v}
                names=${e}
                mistakes=${c.filter(zt)}
                onPractice=${l}
              />
            `}
        `}
    </section>
  `}function jt({count:t,isRunning:n,stoppedBy:e}){return n?Bt(t):e==="server"?Mt(t):e?Ct(t):t?"":Tt}var Qt=({grade:t})=>!!(t&&S[t].sign),zt=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function Jt({game:t,turn:n,names:e,steps:i,gameView:s}){const{player:l,action:p,loss:r=0,loss_win:v=0,luck:u,luck_win:$,grade:m,best:d=[]}=n,h=i[n.event-2],b=g=>s.actionText(g,h?.observation),a=n.rank===1?[]:d.slice(0,n.rank?n.rank-1:j),c=new URLSearchParams(h?s.solverQuery(h.observation,h.hands[l]):{});return o`
    <div class="turn-details">
      <p><strong>${Pt(e[l],b(p))}</strong></p>
      <p>
        ${m?Lt({grade:m,loss:r,lossWin:v,isExact:!!n.exact}):n.unknown&&`${W(n.unknown)}.`}
      </p>
      ${a.length>0&&o`
          <p class="hint">${At}</p>
          <ol>
            ${a.slice(0,j).map(g=>o`
                <li key=${JSON.stringify(g.action)}>
                  <strong>${b(g.action)}</strong>
                  <span class="hint"> ${mt(g.why)}</span>
                </li>
              `)}
          </ol>
        `}
      ${typeof u=="number"&&o`<p class="hint">${_t(u,$??0)}</p>`}
      ${h&&o`<a href=${`#/solver/${t}?${c}`}>${Et}</a>`}
    </div>
  `}function Xt({turns:t,names:n,steps:e,gameView:i,step:s,onStep:l}){const p=G(s),r=[];for(const u of t){const $=r.at(-1),m=$?.find(Boolean)?.round===u.round,d=$&&!$.slice(u.player).some(Boolean)&&m,h=d?$:[];d||r.push(h),h[u.player]=u}const v=u=>{if(!u)return"";const{event:$,player:m,action:d,grade:h}=u,b=i.actionText(d,e[$-2]?.observation);return o`
      <button
        type="button"
        class="plain"
        aria-current=${$===s+1?"step":void 0}
        onClick=${()=>l($-1)}
      >
        <span class="move">
          ${b}${h&&S[h].sign&&o` <b title=${S[h].text}>${S[h].sign}</b>`}
        </span>
        <span class="hint total">${Yt(e[$-1],m)}</span>
      </button>
    `};return o`
    <div class="move-list events" ref=${p}>
      <table>
        <thead>
          <tr>${n.map((u,$)=>o`<th key=${$} scope="col">${u}</th>`)}</tr>
        </thead>
        <tbody>
          ${r.map((u,$)=>o`
              <tr key=${$}>${n.map((m,d)=>o`<td key=${d}>${v(u[d])}</td>`)}</tr>
            `)}
        </tbody>
      </table>
    </div>
  `}function Yt(t,n){if(!t)return"";const{observation:e,hands:i}=t;return"hand_sizes"in e?it(i[n].length):String(e.scores?.[n]??0)}function qt({players:t,names:n,mistakes:e,onPractice:i}){return o`
    <ul class="sums">
      ${t.map(({player:s,grades:l,loss:p,loss_win:r,luck:v,luck_win:u})=>{const $={loss:p,lossWin:r,luck:v,luckWin:u},m=e.filter(d=>d.player===s);return o`
          <li key=${s}>
            <strong>${n[s]}</strong>
            ${" "}${Rt($)}
            <span class="hint">${" "}${Nt(l)}</span>
            ${m.length>0&&o`
                <${k}
                  text=${It(m.length,n[s])}
                  onClick=${()=>i(m)}
                />
              `}
          </li>
        `})}
    </ul>
  `}var Kt="level5";function Zt({game:t,names:n,record:e,seat:i,events:s}){const[l,p]=T(Kt),{busy:r,problem:v,run:u}=yt(),$=!e[0]?.startsWith("{");async function m(){const d=dt("name").trim(),h={kind:"person",...d&&{name:d}},{id:b,tokens:a}=await ot("table.new",{game:t,seats:n.map((c,g)=>g===i?h:{kind:"bot",bot:l}),...$?{record:e,events:s}:{record:e.slice(0,s+1)}});xt(b,t,a[i]??""),ut(`table/${b}`)}return o`
    <section class="panel play-on">
      <h2>${Ht}</h2>
      <p class="hint">${Wt(n[i],!$)}</p>
      <div class="row">
        <${nt}
          label=${ht}
          id="opponent"
          value=${l}
          options=${st.map(([d,h])=>[d,h])}
          onChange=${p}
        />
        <${k} text=${Gt} disabled=${r} onClick=${()=>u(m)} />
      </div>
      <${H} text=${v} />
    </section>
  `}var tn={iterations:1e3,top:10},nn=.3,en=.001,sn=7,Q={turns:[],players:[],isRunning:!1,stoppedBy:null,problem:null};function an(t,n,e){const[i,s]=T(Q),l=M(null),p=M(!1),r=M(0);function v(){p.current=!0,l.current?.stop()}F(()=>()=>{v(),l.current=null},[]);async function u(){let $=[];const m=a=>{l.current===b&&s({...Q,turns:$,...a})};p.current=!1;const d=Math.min(nn,sn/Math.max(e,1))/2**r.current,h=Math.max(d,en),b=tt.begin("analyse",{game:t,record:n,seconds:h,...tn},a=>{a.of==="turn"&&($=[...$,a]),m({isRunning:!0})});l.current=b,m({isRunning:!0});try{const{rows:a,stopped:c}=await b.answer,g=a;$=g.filter(({of:w})=>w==="turn");const x=c&&!p.current;x&&(r.current+=1);const L=x?"server":c?"player":null;m({players:g.filter(({of:w})=>w==="player"),stoppedBy:L})}catch(a){m({problem:ct(a)})}}return{...i,start:u,stop:v}}var on=(t,n)=>`${t}: ${n.join(", ")}`,rn="The tiles are dealt.",cn="Show the bombs",ln="nothing left",$n="First",un="Previous",pn="Next",dn="Last",hn="Step",vn=(t,n)=>`${t} of ${n}`;function mn({server:t,replayed:n,rules:e,record:i,analyses:s}){const{game:l,steps:p}=n;ft(n.dictionary);const r=_(()=>rt(n.names.map(at)),[]),[v,u]=T(0),[$,m]=T(!1),[d,h]=T(null),b=p.filter(({event:f})=>f.action&&f.action.action!=="accept"),a=an(l,i,b.length),c=et[l];wt("keydown",({key:f,target:y,altKey:X,ctrlKey:Y,metaKey:q})=>{const D=+(f==="ArrowRight")-+(f==="ArrowLeft");d||!D||X||Y||q||y.matches("input, select")||u(K=>Math.min(Math.max(K+D,0),p.length-1))});const g=_(()=>{const f=p.map(({event:y})=>y);return c.addDetails?.(f,e,null)??f},[]),x=g[v],L=fn(v,x),{observation:w,hands:z}=p[v],N=p.slice(0,v+1).findLast(f=>f.event.event==="deal")?.event.bombs,P={seats:r.map(f=>({kind:"person",name:f})),seat:null,to_move:w.to_move??null,phase:w.phase??"turn",scores:w.scores??r.map(()=>0),observation:w};async function J(f){const{Practice:y}=await import("./analysis-practice.js");h({mistakes:f,Practice:y})}const I=o`<h2>${on($t(t,l),r)}</h2>`,A={game:l,names:r,steps:p,rules:e,step:v};if(d){const{mistakes:f,Practice:y}=d;return o`
      ${I}
      <${y} ...${A} mistakes=${f} onEnd=${()=>h(null)} />
    `}return o`
    ${I}
    <${xn} step=${v} last=${p.length-1} onStep=${u} />
    <p class="current-event" role="status">
      ${c.eventText(x,r)??bn(x,c,r)}
    </p>
    <${Z} view=${P} names=${r} />
    <div class="table ${l}">
      <div class="table-main">
        ${c.RoundScores&&x.event==="round end"&&o`
            <section class="panel ending">
              <${c.RoundScores} end=${x} names=${r} seat=${null} rules=${e} />
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
                text=${cn}
                class="toggle"
                aria-pressed=${$}
                onClick=${()=>m(!$)}
              />
            </div>
          `}
        <ul class="hands">
          ${z.map((f,y)=>o`
              <li key=${y}>
                <strong>${r[y]}</strong>
                ${f?o`<${c.StaticHand} hand=${f} rules=${e} label=${f} />`:o`<span class="hint">${ln}</span>`}
              </li>
            `)}
        </ul>
      </div>
      <aside class="table-side">
        <${Ut}
          ...${A}
          analysis=${a}
          gameView=${c}
          startsAtOnce=${s&&!a.turns.length}
          onStep=${u}
          onPractice=${J}
        />
        ${P.to_move!==null&&o`
            <${Zt} ...${A} record=${i} seat=${P.to_move} events=${v+1} />
          `}
        <${yn}
          sentences=${g.map(f=>c.eventText(f,r))}
          step=${v}
          onStep=${u}
        />
      </aside>
    </div>
  `}var gn=300;function fn(t,n){const e=M({step:t,time:performance.now()});return _(()=>{const{step:i,time:s}=e.current;return e.current={step:t,time:performance.now()},e.current.time-s>gn&&t===i+1?[{number:t,events:[n]}]:[]},[t])}var bn=({action:t,player:n},e,i)=>t?e.pastActionText(t,i[n]):rn;function xn({step:t,last:n,onStep:e}){const i=(s,l,p)=>o`
    <${k}
      text=${l}
      aria-label=${s}
      disabled=${p<0||p>n||p===t}
      onClick=${()=>e(p)}
    />
  `;return o`
    <div class="row stepper">
      ${i($n,"|◀",0)} ${i(un,"◀",t-1)}
      <input
        type="range"
        min="0"
        max=${n}
        value=${t}
        aria-label=${hn}
        aria-valuetext=${vn(t+1,n+1)}
        onInput=${({target:s})=>e(Number(s.value))}
      />
      ${i(pn,"▶",t+1)} ${i(dn,"▶|",n)}
      <span class="hint">${t+1} / ${n+1}</span>
    </div>
  `}function yn({sentences:t,step:n,onStep:e}){const i=G(n);return o`
    <section class="panel log">
      <h2>${lt}</h2>
      <ol ref=${i} class="events">
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
  `}export{mn as Replayed};

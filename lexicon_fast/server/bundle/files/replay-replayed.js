import{Players as nt,connection as et}from"./websocket.js";import{Button as S,Choice as st,G as B,GAME_VIEWS as at,J as F,LEVELS as ot,Problem as H,Q as O,WithWord as G,Y as E,botTitle as it,call as rt,capitalized as U,cardCount as ct,counted as C,distinct as lt,errorText as $t,fe as a,gameLog as ut,gameTitle as dt,go as pt,listed as ht,loadSetting as vt,opponentLabel as mt,percentPoints as gt,sent as ft,signed as bt,speak as yt,stopButton as xt,storeSeat as wt,useAction as kt,useCurrentInView as V,useWindowEvent as St}from"./texts.js";var Tt="Analysis",Bt="Analyse the game",j="Analyse again",Ct="Compares each turn with the best alternatives: what it cost, and how lucky the draw was.",Mt=t=>`${C(t,"turn")} analysed …`,Ot=t=>`Stopped after ${C(t,"turn")}.`,Lt=t=>`The server ended the analysis after ${C(t,"turn")}. “${j}” gives each turn less time.`,Pt=t=>`${C(t,"mistake")}: show the next`,T={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},R=(t,n)=>`${bt(t.toFixed(1))} points, ${gt(n)}`;function At({grade:t,loss:n,lossWin:e,isExact:i}){const s=t==="best"?"":`: ${R(-n,-e)} win chance`;return`${U(T[t].text)}${s}${i?" (exact)":""}.`}var _t=(t,n)=>`${t}: ${n}`,Et="Better:",Rt=(t,n)=>`Luck before this turn: ${R(t,n)} win chance.`,Nt="Open in the solver",It=({loss:t,lossWin:n,luck:e,luckWin:i})=>`lost ${t.toFixed(1)} points and ${Math.round(100*n)}% win chance in total; luck: ${R(e,i)}.`,Wt=t=>ht(Object.entries(T).flatMap(([n,{text:e}])=>t[n]?`${t[n]} × ${e}`:[])),Dt=(t,n)=>`Practise ${C(t,"mistake")} by ${n}`,Ft=t=>t===null?"Everyone’s chance to win":`${t}’s chance to win`;function Ht(t,n){const e=`; dashed: points ahead at the end, −${n?.toFixed(0)} to +${n?.toFixed(0)}`;return`${t}, 0 to 100%${n===null?"":e}`}var Gt="Play on from here",Ut=(t,n)=>`You take over from ${t}. ${n?"The draws are the same as in this game.":"Tiles missing from the file are drawn at random."}`,Vt="Play on",N=320,M=120,L=6;function jt({turns:t,names:n,current:e,onTurn:i}){const s=n.length===2,$=t.filter(({win:o})=>o!==void 0),u=Math.max(1,...$.map(({expected:o=0})=>Math.abs(o))),r=o=>L+t.indexOf(o)/Math.max(1,t.length-1)*(N-2*L),h=o=>L+(1-o)*(M-2*L),d=({player:o,win:c=0})=>s&&o===1?1-c:c,l=({player:o,expected:c=0})=>.5+(o===1?-c:c)/u*.5,g=s?[$]:n.map((o,c)=>$.filter(y=>y.player===c)),p=(o,c)=>o.map(y=>({x:r(y),y:h(c(y)),round:y.round}));function f(o){const c=o.currentTarget.getBoundingClientRect(),y=(o.clientX-c.left)/c.width,m=t[Math.round(y*(t.length-1))];m&&i(m)}const v=Ft(s?n[0]:null);return a`
    <figure class="graph">
      <svg viewBox=${`0 0 ${N} ${M}`} role="img" aria-label=${v} onClick=${f}>
        <line class="middle" x1="0" x2=${N} y1=${M/2} y2=${M/2} />
        ${e!==null&&t[e]&&a`
            <line
              class="current"
              x1=${r(t[e])}
              x2=${r(t[e])}
              y1="0"
              y2=${M}
            />
          `}
        ${s&&a`<path class="points" d=${Q(p($,l))} />`}
        ${g.map((o,c)=>a`
            <path key=${c} class=${`chance seat-${c}`} d=${Q(p(o,d))} />
          `)}
      </svg>
      <figcaption class="hint">${Ht(v,s?u:null)}</figcaption>
    </figure>
  `}function Q(t){return t.map(({x:n,y:e,round:i},s)=>`${s===0||t[s-1].round!==i?"M":"L"}${n.toFixed(1)} ${e.toFixed(1)}`).join(" ")}var z=3;function Qt(t){const{analysis:n,names:e,step:i,onStep:s,onPractice:$,startsAtOnce:u}=t,{turns:r,players:h,isRunning:d,stoppedBy:l,problem:g,start:p,stop:f}=n;F(()=>{u&&p()},[]);const v=r.findIndex(({event:m})=>m===i+1),o=m=>s(m.event-1),c=r.filter(m=>Jt(m)),y=c.find(({event:m})=>m>i+1)??c[0];return a`
    <section class="panel analysis" aria-busy=${d}>
      <div class="row">
        <h2>${Tt}</h2>
        ${d?a`<${S} text=${xt} onClick=${f} />`:a`
                <${S}
                  text=${r.length||l?j:Bt}
                  class=${r.length?"":"main"}
                  onClick=${p}
                />
              `}
        ${y&&a`
            <${S}
              text=${Pt(c.length)}
              onClick=${()=>o(y)}
            />
          `}
      </div>
      <p class="hint" role="status">
        ${zt({count:r.length,isRunning:d,stoppedBy:l})}
      </p>
      <${H} text=${g} />
      ${r.length>0&&a`
          <${jt}
            turns=${r}
            names=${e}
            current=${v<0?null:v}
            onTurn=${o}
          />
          ${v>=0&&a`<${Yt} ...${t} turn=${r[v]} />`}
          <${qt} ...${t} turns=${r} />
          ${h.length>0&&a`
              <${Zt}
                players=${h}
                names=${e}
                mistakes=${c.filter(Xt)}
                onPractice=${$}
              />
            `}
        `}
    </section>
  `}function zt({count:t,isRunning:n,stoppedBy:e}){return n?Mt(t):e==="server"?Lt(t):e?Ot(t):t?"":Ct}var Jt=({grade:t})=>!!(t&&T[t].sign),Xt=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function Yt({game:t,turn:n,names:e,steps:i,gameView:s,dictionary:$}){const{player:u,action:r,loss:h=0,loss_win:d=0,luck:l,luck_win:g,grade:p,best:f=[]}=n,v=i[n.event-2],o=x=>s.actionText(x,v?.observation),c=(x,w=o(x))=>a`
    <${G} text=${w} word=${s.playedWord(x)} dictionary=${$} />
  `,y=n.rank===1?[]:f.slice(0,n.rank?n.rank-1:z),m=new URLSearchParams(v?s.solverQuery(v.observation,v.hands[u]):{});return a`
    <div class="turn-details">
      <p><strong>${c(r,_t(e[u],o(r)))}</strong></p>
      <p>
        ${p?At({grade:p,loss:h,lossWin:d,isExact:!!n.exact}):n.unknown&&`${U(n.unknown)}.`}
      </p>
      ${y.length>0&&a`
          <p class="hint">${Et}</p>
          <ol>
            ${y.slice(0,z).map(x=>a`
                <li key=${JSON.stringify(x.action)}>
                  <strong>${c(x.action)}</strong>
                  <span class="hint"> ${ft(x.why)}</span>
                </li>
              `)}
          </ol>
        `}
      ${typeof l=="number"&&a`<p class="hint">${Rt(l,g??0)}</p>`}
      ${v&&a`<a href=${`#/solver/${t}?${m}`}>${Nt}</a>`}
    </div>
  `}function qt({turns:t,names:n,steps:e,gameView:i,step:s,onStep:$}){const u=V(s),r=[];for(const d of t){const l=r.at(-1),g=l?.find(Boolean)?.round===d.round,p=l&&!l.slice(d.player).some(Boolean)&&g,f=p?l:[];p||r.push(f),f[d.player]=d}const h=d=>{if(!d)return"";const{event:l,player:g,action:p,grade:f}=d,v=i.actionText(p,e[l-2]?.observation);return a`
      <button
        type="button"
        class="plain"
        aria-current=${l===s+1?"step":void 0}
        onClick=${()=>$(l-1)}
      >
        <span class="move">
          ${v}${f&&T[f].sign&&a` <b title=${T[f].text}>${T[f].sign}</b>`}
        </span>
        <span class="hint total">${Kt(e[l-1],g)}</span>
      </button>
    `};return a`
    <div class="move-list events" ref=${u}>
      <table>
        <thead>
          <tr>${n.map((d,l)=>a`<th key=${l} scope="col">${d}</th>`)}</tr>
        </thead>
        <tbody>
          ${r.map((d,l)=>a`
              <tr key=${l}>${n.map((g,p)=>a`<td key=${p}>${h(d[p])}</td>`)}</tr>
            `)}
        </tbody>
      </table>
    </div>
  `}function Kt(t,n){if(!t)return"";const{observation:e,hands:i}=t;return"hand_sizes"in e?ct(i[n].length):String(e.scores?.[n]??0)}function Zt({players:t,names:n,mistakes:e,onPractice:i}){return a`
    <ul class="sums">
      ${t.map(({player:s,grades:$,loss:u,loss_win:r,luck:h,luck_win:d})=>{const l={loss:u,lossWin:r,luck:h,luckWin:d},g=e.filter(p=>p.player===s);return a`
          <li key=${s}>
            <strong>${n[s]}</strong>
            ${" "}${It(l)}
            <span class="hint">${" "}${Wt($)}</span>
            ${g.length>0&&a`
                <${S}
                  text=${Dt(g.length,n[s])}
                  onClick=${()=>i(g)}
                />
              `}
          </li>
        `})}
    </ul>
  `}var tn="level5";function nn({game:t,names:n,record:e,seat:i,events:s}){const[$,u]=B(tn),{busy:r,problem:h,run:d}=kt(),l=!e[0]?.startsWith("{");async function g(){const p=vt("name").trim(),f={kind:"person",...p&&{name:p}},{id:v,tokens:o}=await rt("table.new",{game:t,seats:n.map((c,y)=>y===i?f:{kind:"bot",bot:$}),...l?{record:e,events:s}:{record:e.slice(0,s+1)}});wt(v,t,o[i]??""),pt(`table/${v}`)}return a`
    <section class="panel play-on">
      <h2>${Gt}</h2>
      <p class="hint">${Ut(n[i],!l)}</p>
      <div class="row">
        <${st}
          label=${mt}
          id="opponent"
          value=${$}
          options=${ot.map(([p,f])=>[p,f])}
          onChange=${u}
        />
        <${S} text=${Vt} disabled=${r} onClick=${()=>d(g)} />
      </div>
      <${H} text=${h} />
    </section>
  `}var en={iterations:1e3,top:10},sn=.3,an=.001,on=7,J={turns:[],players:[],isRunning:!1,stoppedBy:null,problem:null};function rn(t,n,e){const[i,s]=B(J),$=O(null),u=O(!1),r=O(0);function h(){u.current=!0,$.current?.stop()}F(()=>()=>{h(),$.current=null},[]);async function d(){let l=[];const g=o=>{$.current===v&&s({...J,turns:l,...o})};u.current=!1;const p=Math.min(sn,on/Math.max(e,1))/2**r.current,f=Math.max(p,an),v=et.begin("analyse",{game:t,record:n,seconds:f,...en},o=>{o.of==="turn"&&(l=[...l,o]),g({isRunning:!0})});$.current=v,g({isRunning:!0});try{const{rows:o,stopped:c}=await v.answer,y=o;l=y.filter(({of:w})=>w==="turn");const m=c&&!u.current;m&&(r.current+=1);const x=m?"server":c?"player":null;g({players:y.filter(({of:w})=>w==="player"),stoppedBy:x})}catch(o){g({problem:$t(o)})}}return{...i,start:d,stop:h}}var cn=(t,n)=>`${t}: ${n.join(", ")}`,ln="The tiles are dealt.",$n="Show the bombs",un="nothing left",dn="First",pn="Previous",hn="Next",vn="Last",mn="Step",gn=(t,n)=>`${t} of ${n}`;function fn({server:t,replayed:n,rules:e,record:i,analyses:s}){const{game:$,steps:u}=n;yt(n.dictionary);const r=E(()=>lt(n.names.map(it)),[]),[h,d]=B(0),[l,g]=B(!1),[p,f]=B(null),v=u.filter(({event:b})=>b.action&&b.action.action!=="accept"),o=rn($,i,v.length),c=at[$];St("keydown",({key:b,target:k,altKey:q,ctrlKey:K,metaKey:Z})=>{const D=+(b==="ArrowRight")-+(b==="ArrowLeft");p||!D||q||K||Z||k.matches("input, select")||d(tt=>Math.min(Math.max(tt+D,0),u.length-1))});const y=E(()=>{const b=u.map(({event:k})=>k);return c.addDetails?.(b,e,null)??b},[]),m=y[h],x=yn(h,m),{observation:w,hands:X}=u[h],I=u.slice(0,h+1).findLast(b=>b.event.event==="deal")?.event.bombs,P={seats:r.map(b=>({kind:"person",name:b})),seat:null,to_move:w.to_move??null,phase:w.phase??"turn",scores:w.scores??r.map(()=>0),observation:w};async function Y(b){const{Practice:k}=await import("./analysis-practice.js");f({mistakes:b,Practice:k})}const W=a`<h2 class="visually-hidden">${cn(dt(t,$),r)}</h2>`,{dictionary:A}=n,_={game:$,names:r,steps:u,rules:e,step:h,dictionary:A};if(p){const{mistakes:b,Practice:k}=p;return a`
      ${W}
      <${k} ...${_} mistakes=${b} onEnd=${()=>f(null)} />
    `}return a`
    ${W}
    <${wn} step=${h} last=${u.length-1} onStep=${d} />
    <p class="current-event" role="status">
      <${G}
        text=${c.eventText(m,r)??xn(m,c,r)}
        word=${m.action&&c.playedWord(m.action)}
        dictionary=${A}
      />
    </p>
    <${nt} view=${P} names=${r} />
    <div class="table ${$}">
      <div class="table-main">
        ${c.RoundScores&&m.event==="round end"&&a`
            <section class="panel ending">
              <${c.RoundScores} end=${m} names=${r} seat=${null} rules=${e} />
            </section>
          `}
        <${c.Position}
          observation=${w}
          rules=${e}
          action=${m.action}
          bombs=${l?I:void 0}
          dictionary=${A}
          changes=${x}
        />
        ${I&&a`
            <div class="row">
              <${S}
                text=${$n}
                class="toggle"
                aria-pressed=${l}
                onClick=${()=>g(!l)}
              />
            </div>
          `}
        <ul class="hands" data-with-board>
          ${X.map((b,k)=>a`
              <li key=${k}>
                <strong>${r[k]}</strong>
                ${b?a`<${c.StaticHand} hand=${b} rules=${e} label=${b} />`:a`<span class="hint">${un}</span>`}
              </li>
            `)}
        </ul>
      </div>
      <aside class="table-side">
        <${Qt}
          ...${_}
          analysis=${o}
          gameView=${c}
          startsAtOnce=${s&&!o.turns.length}
          onStep=${d}
          onPractice=${Y}
        />
        ${P.to_move!==null&&a`
            <${nn} ...${_} record=${i} seat=${P.to_move} events=${h+1} />
          `}
        <${kn}
          sentences=${y.map(b=>c.eventText(b,r))}
          step=${h}
          onStep=${d}
        />
      </aside>
    </div>
  `}var bn=300;function yn(t,n){const e=O({step:t,time:performance.now()});return E(()=>{const{step:i,time:s}=e.current;return e.current={step:t,time:performance.now()},e.current.time-s>bn&&t===i+1?[{number:t,events:[n]}]:[]},[t])}var xn=({action:t,player:n},e,i)=>t?e.pastActionText(t,i[n]):ln;function wn({step:t,last:n,onStep:e}){const i=(s,$,u)=>a`
    <${S}
      text=${$}
      aria-label=${s}
      disabled=${u<0||u>n||u===t}
      onClick=${()=>e(u)}
    />
  `;return a`
    <div class="row stepper">
      ${i(dn,"|◀",0)} ${i(pn,"◀",t-1)}
      <input
        type="range"
        min="0"
        max=${n}
        value=${t}
        aria-label=${mn}
        aria-valuetext=${gn(t+1,n+1)}
        onInput=${({target:s})=>e(Number(s.value))}
      />
      ${i(hn,"▶",t+1)} ${i(vn,"▶|",n)}
      <span class="hint">${t+1} / ${n+1}</span>
    </div>
  `}function kn({sentences:t,step:n,onStep:e}){const i=V(n);return a`
    <section class="panel log">
      <h2>${ut}</h2>
      <ol ref=${i} class="events">
        ${t.map((s,$)=>s&&a`
              <li key=${$}>
                <${S}
                  text=${s}
                  class="plain"
                  aria-current=${$===n?"step":void 0}
                  onClick=${()=>e($)}
                />
              </li>
            `)}
      </ol>
    </section>
  `}export{fn as Replayed};

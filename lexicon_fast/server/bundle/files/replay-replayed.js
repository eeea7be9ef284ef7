import{Players as rt,connection as ct}from"./websocket.js";import{Button as S,Choice as lt,G as A,GAME_VIEWS as $t,J as F,LEVELS as ut,Problem as U,Q as L,WithWord as V,Y as _,call as pt,capitalized as z,cardCount as dt,counted as B,distinct as ht,errorText as vt,fe as o,gameLog as mt,gameTitle as gt,go as ft,listed as yt,loadSetting as bt,opponentLabel as xt,percentPoints as kt,replaceQuery as wt,sent as X,shownName as Tt,signed as St,speak as Bt,stopButton as Ct,storeSeat as Mt,useAction as Pt,useCurrentInView as q,useWindowEvent as At,you as E}from"./texts.js";var Ot="Analysis",J="Analyse again",Lt=(t,n)=>t?"Analyse more deeply":n?J:"Analyse the game",_t="Phony: taken back after a challenge",Et="Compares each turn with the best alternatives: what it cost, and how lucky the draw was.",Rt=t=>`${B(t,"turn")} analysed …`,Wt=t=>`Stopped after ${B(t,"turn")}.`,It=t=>`The server ended the analysis after ${B(t,"turn")}. “${J}” gives each turn fewer play-outs.`,Dt=t=>`${B(t,"mistake")}: show the next`,C={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},N=(t,n)=>`${St(t.toFixed(1))} points, ${kt(n)}`;function Ft({grade:t,loss:n,lossWin:e,isExact:r}){const a=t==="best"?"":`: ${N(-n,-e)} win chance`;return`${z(C[t].text)}${a}${r?" (exact)":""}.`}var Nt=(t,n)=>`${t}: ${n}`,Ht="Better:",Gt=(t,n)=>`Luck before this turn: ${N(t,n)} win chance.`,Qt="Open in the solver",Yt=({loss:t,lossWin:n,luck:e,luckWin:r,index:a})=>`lost ${t.toFixed(1)} points and ${Math.round(100*n)}% win chance in total; mistake index ${a.toFixed(1)}; luck: ${N(e,r)}.`,jt=t=>yt(Object.entries(C).flatMap(([n,{text:e}])=>t[n]?`${t[n]} × ${e}`:[])),Ut=(t,n)=>n===E?`Practise your ${B(t,"mistake")}`:`Practise ${B(t,"mistake")} by ${n}`,Vt=t=>`${t===null?"Everyone’s":t===E?"Your":`${t}’s`} chance to win`;function zt(t,n){const e=`; dashed: points ahead at the end, −${n?.toFixed(0)} to +${n?.toFixed(0)}`;return`${t}, 0 to 100%${n===null?"":e}`}var Xt="Play on from here",qt=(t,n)=>{const e=n?"The draws are the same as in this game.":"Tiles missing from the file are drawn at random.";return t===E?`You play your turn again. ${e}`:`You take over from ${t}. ${e}`},Jt="Play on",H=320,O=120,R=6;function Kt({turns:t,names:n,current:e,onTurn:r}){const a=n.length===2,l=t.filter(({win:s})=>s!==void 0),v=Math.max(1,...l.map(({expected:s=0})=>Math.abs(s))),$=s=>R+t.indexOf(s)/Math.max(1,t.length-1)*(H-2*R),f=s=>R+(1-s)*(O-2*R),u=({player:s,win:h=0})=>a&&s===1?1-h:h,i=({player:s,expected:h=0})=>.5+(s===1?-h:h)/v*.5,p=a?[l]:n.map((s,h)=>l.filter(m=>m.player===h)),c=(s,h)=>s.map(m=>({x:$(m),y:f(h(m)),round:m.round}));function d(s){const h=s.currentTarget.getBoundingClientRect(),m=(s.clientX-h.left)/h.width,y=t[Math.round(m*(t.length-1))];y&&r(y)}const k=Vt(a?n[0]:null);return o`
    <figure class="graph">
      <svg viewBox=${`0 0 ${H} ${O}`} role="img" aria-label=${k} onClick=${d}>
        <line class="middle" x1="0" x2=${H} y1=${O/2} y2=${O/2} />
        ${e!==null&&t[e]&&o`
            <line
              class="current"
              x1=${$(t[e])}
              x2=${$(t[e])}
              y1="0"
              y2=${O}
            />
          `}
        ${a&&o`<path class="points" d=${K(c(l,i))} />`}
        ${p.map((s,h)=>o`
            <path key=${h} class=${`chance seat-${h}`} d=${K(c(s,u))} />
          `)}
      </svg>
      <figcaption class="hint">${zt(k,a?v:null)}</figcaption>
    </figure>
  `}function K(t){return t.map(({x:n,y:e,round:r},a)=>`${a===0||t[a-1].round!==r?"M":"L"}${n.toFixed(1)} ${e.toFixed(1)}`).join(" ")}var Z=3;function Zt(t){const{analysis:n,names:e,step:r,onStep:a,onPractice:l,startsAtOnce:v}=t,{turns:$,players:f,isDeep:u,isRunning:i,stoppedBy:p,problem:c,start:d,stop:k}=n;F(()=>{v&&d()},[]);const s=f.length>0&&!p,h=s&&u,m=$.findIndex(({event:b})=>b===r+1),y=b=>a(b.event-1),T=$.filter(b=>nn(b)),x=T.find(({event:b})=>b>r+1)??T[0];return o`
    <section class="panel analysis" aria-busy=${i}>
      <div class="row">
        <h2>${Ot}</h2>
        ${i?o`<${S} text=${Ct} onClick=${k} />`:!h&&o`
                <${S}
                  text=${Lt(s,!!($.length||p))}
                  class=${$.length?"":"main"}
                  onClick=${d}
                />
              `}
        ${x&&o`
            <${S}
              text=${Dt(T.length)}
              onClick=${()=>y(x)}
            />
          `}
      </div>
      <p class="hint" role="status">
        ${tn({count:$.length,isRunning:i,stoppedBy:p})}
      </p>
      <${U} text=${c} />
      ${$.length>0&&o`
          <${Kt}
            turns=${$}
            names=${e}
            current=${m<0?null:m}
            onTurn=${y}
          />
          ${m>=0&&o`<${sn} ...${t} turn=${$[m]} />`}
          <${an} ...${t} turns=${$} />
          ${f.length>0&&o`
              <${rn}
                players=${f}
                names=${e}
                mistakes=${T.filter(en)}
                onPractice=${l}
              />
            `}
        `}
    </section>
  `}function tn({count:t,isRunning:n,stoppedBy:e}){return n?Rt(t):e==="server"?It(t):e?Wt(t):t?"":Et}var nn=({grade:t})=>!!(t&&C[t].sign),en=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function sn({game:t,turn:n,names:e,steps:r,gameView:a,dictionary:l}){const{player:v,action:$,loss:f=0,loss_win:u=0,luck:i,luck_win:p,grade:c}=n,{best:d=[],facts:k=[]}=n,s=r[n.event-2],h=x=>a.actionText(x,s?.observation),m=(x,b=h(x))=>o`
    <${V} text=${b} word=${a.playedWord(x)} dictionary=${l} />
  `,y=n.rank===1?[]:d.slice(0,n.rank?n.rank-1:Z),T=new URLSearchParams(s?a.solverQuery(s.observation,s.hands[v]):{});return o`
    <div class="turn-details">
      <p><strong>${m($,Nt(e[v],h($)))}</strong></p>
      <p>
        ${c?Ft({grade:c,loss:f,lossWin:u,isExact:!!n.exact}):n.unknown&&`${z(n.unknown)}.`}
      </p>
      ${k.length>0&&o`
          <ul class="facts">
            ${k.map(({text:x})=>o`<li key=${x}>${X(x)}</li>`)}
          </ul>
        `}
      ${y.length>0&&o`
          <p class="hint">${Ht}</p>
          <ol>
            ${y.slice(0,Z).map(x=>o`
                <li key=${JSON.stringify(x.action)}>
                  <strong>${m(x.action)}</strong>
                  <span class="hint"> ${X(x.why)}</span>
                </li>
              `)}
          </ol>
        `}
      ${typeof i=="number"&&o`<p class="hint">${Gt(i,p??0)}</p>`}
      ${s&&o`<a href=${`#/solver/${t}?${T}`}>${Qt}</a>`}
    </div>
  `}function an({turns:t,names:n,steps:e,gameView:r,step:a,onStep:l}){const v=q(a),$=[];for(const u of t){const i=$.at(-1),p=i?.find(Boolean)?.round===u.round,c=i&&!i.slice(u.player).some(Boolean)&&p,d=c?i:[];c||$.push(d),d[u.player]=u}const f=u=>{if(!u)return"";const{event:i,player:p,action:c,grade:d,taken_back:k}=u,s=r.actionText(c,e[i-2]?.observation);return o`
      <button
        type="button"
        class="plain"
        aria-current=${i===a+1?"step":void 0}
        onClick=${()=>l(i-1)}
      >
        <span class="move">
          ${k?o`<s title=${_t}>${s}</s>`:s}${d&&C[d].sign&&o` <b title=${C[d].text}>${C[d].sign}</b>`}
        </span>
        <span class="hint total">${on(e[i-1],p)}</span>
      </button>
    `};return o`
    <div class="move-list events" ref=${v}>
      <table>
        <thead>
          <tr>${n.map((u,i)=>o`<th key=${i} scope="col">${u}</th>`)}</tr>
        </thead>
        <tbody>
          ${$.map((u,i)=>o`
              <tr key=${i}>${n.map((p,c)=>o`<td key=${c}>${f(u[c])}</td>`)}</tr>
            `)}
        </tbody>
      </table>
    </div>
  `}function on(t,n){if(!t)return"";const{observation:e,hands:r}=t;return"hand_sizes"in e?dt(r[n].length):String(e.scores?.[n]??0)}function rn({players:t,names:n,mistakes:e,onPractice:r}){return o`
    <ul class="sums">
      ${t.map(({player:a,grades:l,loss:v,loss_win:$,luck:f,luck_win:u,mistake_index:i})=>{const p={loss:v,lossWin:$,luck:f,luckWin:u,index:i},c=e.filter(d=>d.player===a);return o`
          <li key=${a}>
            <strong>${n[a]}</strong>
            ${" "}${Yt(p)}
            <span class="hint">${" "}${jt(l)}</span>
            ${c.length>0&&o`
                <${S}
                  text=${Ut(c.length,n[a])}
                  onClick=${()=>r(c)}
                />
              `}
          </li>
        `})}
    </ul>
  `}var cn="level5";function ln({game:t,names:n,record:e,seat:r,events:a}){const[l,v]=A(cn),{busy:$,problem:f,run:u}=Pt(),i=!e[0]?.startsWith("{");async function p(){const c=bt("name").trim(),d={kind:"person",...c&&{name:c}},{id:k,tokens:s}=await pt("table.new",{game:t,seats:n.map((h,m)=>m===r?d:{kind:"bot",bot:l}),...i?{record:e,events:a}:{record:e.slice(0,a+1)}});Mt(k,t,s[r]??""),ft(`table/${k}`)}return o`
    <section class="panel play-on">
      <h2>${Xt}</h2>
      <p class="hint">${qt(n[r],!i)}</p>
      <div class="row">
        <${lt}
          label=${xt}
          id="opponent"
          value=${l}
          options=${ut.map(([c,d])=>[c,d])}
          onChange=${v}
        />
        <${S} text=${Jt} disabled=${$} onClick=${()=>u(p)} />
      </div>
      <${U} text=${f} />
    </section>
  `}var $n=100,un=10,M=new Map,pn=4,G={turns:[],players:[],isDeep:!1,isRunning:!1,stoppedBy:null,problem:null};function dn(t,n){const e=_(()=>n.join(`
`),[n]),[r,a]=A(()=>M.get(e)??G),l=L(null),v=L(!1),$=L(0);function f(){v.current=!0,l.current?.stop()}F(()=>()=>{f(),l.current=null},[]);async function u(){const i=r.players.length>0&&!r.stoppedBy&&!$.current,p=i?{}:{quick:!0,iterations:Math.max(1,$n>>$.current)};let c=[];const d=s=>{l.current===k&&a({...G,isDeep:i,turns:c,...s})};v.current=!1;const k=ct.begin("analyse",{game:t,record:n,top:un,...p},s=>{s.of==="turn"&&(c=[...c,s]),d({isRunning:!0})});l.current=k,d({isRunning:!0});try{const{rows:s,stopped:h}=await k.answer,m=s;c=m.filter(({of:b})=>b==="turn");const y=h&&!v.current;y&&($.current+=1);const T=y?"server":h?"player":null,x=m.filter(({of:b})=>b==="player");if(d({players:x,stoppedBy:T}),h)return;M.delete(e),M.set(e,{...G,isDeep:i,turns:c,players:x}),M.size>pn&&M.delete([...M.keys()][0])}catch(s){d({problem:vt(s)})}}return{...r,start:u,stop:f}}var hn=(t,n)=>`${t}: ${n.join(", ")}`,vn="The tiles are dealt.",mn="Show the bombs",gn="nothing left",fn="First",yn="Previous",bn="Next",xn="Last",kn="Step",wn=(t,n)=>`${t} of ${n}`;function Tn({id:t,seat:n,turn:e,server:r,replayed:a,rules:l,record:v,analyses:$}){const{game:f,steps:u}=a;Bt(a.dictionary);const i=_(()=>ht(a.names.map((g,w)=>w===n?E:Tt(g))),[]),[p,c]=A(Math.min(Math.max(e,1),u.length)-1),[d,k]=A(!1),[s,h]=A(null),m=dn(f,v),y=$t[f],T=$||m.turns.length>0;F(()=>{if(!t)return;const g={analysis:T?"1":"",turn:p?String(p+1):""};wt(`replay/${t}`,g)},[p,T]),At("keydown",({key:g,target:w,altKey:st,ctrlKey:at,metaKey:ot})=>{const j=+(g==="ArrowRight")-+(g==="ArrowLeft");s||!j||st||at||ot||w.matches("input, select")||c(it=>Math.min(Math.max(it+j,0),u.length-1))});const x=_(()=>{const g=u.map(({event:w})=>w);return y.addDetails?.(g,l,null)??g},[]),b=x[p],tt=Bn(p,b),{observation:P,hands:nt}=u[p],Q=u.slice(0,p+1).findLast(g=>g.event.event==="deal")?.event.bombs,W={seats:i.map(g=>({kind:"person",name:g})),seat:null,to_move:P.to_move??null,phase:P.phase??"turn",scores:P.scores??i.map(()=>0),observation:P};async function et(g){const{Practice:w}=await import("./analysis-practice.js");h({mistakes:g,Practice:w})}const Y=o`<h2 class="visually-hidden">${hn(gt(r,f),i)}</h2>`,{dictionary:I}=a,D={game:f,names:i,steps:u,rules:l,step:p,dictionary:I};if(s){const{mistakes:g,Practice:w}=s;return o`
      ${Y}
      <${w} ...${D} mistakes=${g} onEnd=${()=>h(null)} />
    `}return o`
    ${Y}
    <${Mn} step=${p} last=${u.length-1} onStep=${c} />
    <p class="current-event" role="status">
      <${V}
        text=${y.eventText(b,i)??Cn(b,y,i)}
        word=${b.action&&y.playedWord(b.action)}
        dictionary=${I}
      />
    </p>
    <${rt} view=${W} names=${i} />
    <div class="table ${f}">
      <div class="table-main">
        ${y.RoundScores&&b.event==="round end"&&o`
            <section class="panel ending">
              <${y.RoundScores} end=${b} names=${i} seat=${null} rules=${l} />
            </section>
          `}
        <${y.Position}
          observation=${P}
          rules=${l}
          action=${b.action}
          bombs=${d?Q:void 0}
          dictionary=${I}
          changes=${tt}
        />
        ${Q&&o`
            <div class="row">
              <${S}
                text=${mn}
                class="toggle"
                aria-pressed=${d}
                onClick=${()=>k(!d)}
              />
            </div>
          `}
        <ul class="hands" data-with-board>
          ${nt.map((g,w)=>o`
              <li key=${w}>
                <strong>${i[w]}</strong>
                ${g?o`<${y.StaticHand} hand=${g} rules=${l} label=${g} />`:o`<span class="hint">${gn}</span>`}
              </li>
            `)}
        </ul>
      </div>
      <aside class="table-side">
        <${Zt}
          ...${D}
          analysis=${m}
          gameView=${y}
          startsAtOnce=${$&&!m.turns.length}
          onStep=${c}
          onPractice=${et}
        />
        ${W.to_move!==null&&o`
            <${ln} ...${D} record=${v} seat=${W.to_move} events=${p+1} />
          `}
        <${Pn}
          sentences=${x.map(g=>y.eventText(g,i))}
          step=${p}
          onStep=${c}
        />
      </aside>
    </div>
  `}var Sn=300;function Bn(t,n){const e=L({step:t,time:performance.now()});return _(()=>{const{step:r,time:a}=e.current;return e.current={step:t,time:performance.now()},e.current.time-a>Sn&&t===r+1?[{number:t,events:[n]}]:[]},[t])}var Cn=({action:t,player:n},e,r)=>t?e.pastActionText(t,r[n]):vn;function Mn({step:t,last:n,onStep:e}){const r=(a,l,v)=>o`
    <${S}
      text=${l}
      aria-label=${a}
      disabled=${v<0||v>n||v===t}
      onClick=${()=>e(v)}
    />
  `;return o`
    <div class="row stepper">
      ${r(fn,"|◀",0)} ${r(yn,"◀",t-1)}
      <input
        type="range"
        min="0"
        max=${n}
        value=${t}
        aria-label=${kn}
        aria-valuetext=${wn(t+1,n+1)}
        onInput=${({target:a})=>e(Number(a.value))}
      />
      ${r(bn,"▶",t+1)} ${r(xn,"▶|",n)}
      <span class="hint">${t+1} / ${n+1}</span>
    </div>
  `}function Pn({sentences:t,step:n,onStep:e}){const r=q(n);return o`
    <section class="panel log">
      <h2>${mt}</h2>
      <ol ref=${r} class="events">
        ${t.map((a,l)=>a&&o`
              <li key=${l}>
                <${S}
                  text=${a}
                  class="plain"
                  aria-current=${l===n?"step":void 0}
                  onClick=${()=>e(l)}
                />
              </li>
            `)}
      </ol>
    </section>
  `}export{Tn as Replayed};

import{Players as ot,connection as it}from"./websocket.js";import{Button as T,Choice as rt,G as M,GAME_VIEWS as ct,J as _,LEVELS as lt,Problem as U,Q as A,WithWord as V,Y as W,botTitle as $t,call as ut,capitalized as j,cardCount as dt,counted as L,distinct as pt,errorText as ht,fe as o,gameLog as vt,gameTitle as mt,go as ft,listed as gt,loadSetting as bt,opponentLabel as yt,percentPoints as xt,replaceQuery as wt,sent as kt,signed as St,speak as Tt,stopButton as Bt,storeSeat as Ct,useAction as Mt,useCurrentInView as z,useWindowEvent as Ot}from"./texts.js";var Lt="Analysis",Pt="Analyse the game",J="Analyse again",_t="Compares each turn with the best alternatives: what it cost, and how lucky the draw was.",At=t=>`${L(t,"turn")} analysed …`,Et=t=>`Stopped after ${L(t,"turn")}.`,Rt=t=>`The server ended the analysis after ${L(t,"turn")}. “${J}” gives each turn less time.`,Nt=t=>`${L(t,"turn")} to improve: show the next`,O={best:{text:"best",many:"best turns",sign:""},good:{text:"good",many:"good turns",sign:""},inaccuracy:{text:"inaccuracy",many:"inaccuracies",sign:"?!"},mistake:{text:"mistake",many:"mistakes",sign:"?"},blunder:{text:"blunder",many:"blunders",sign:"??"}},D=(t,n)=>`${St(t.toFixed(1))} points, ${xt(n)}`;function It({grade:t,loss:n,lossWin:e,isExact:i}){const a=t==="best"?"":`: ${D(-n,-e)} win chance`;return`${j(O[t].text)}${a}${i?" (exact)":""}.`}var Wt="a phony, which came off",Dt=(t,n)=>`${t}: ${n}`,Ft="Better:",Ht="Show",Gt=(t,n)=>`Luck before this turn: ${D(t,n)} win chance.`,Qt="Open in the solver",Ut=({loss:t,lossWin:n,luck:e,luckWin:i})=>`lost ${t.toFixed(1)} points and ${Math.round(100*n)}% win chance in total; luck: ${D(e,i)}.`,Vt=t=>gt(Object.entries(O).flatMap(([n,{text:e,many:i,sign:a}])=>{const $=a?e:`${e} turn`;return t[n]?`${t[n]} ${t[n]===1?$:i}`:[]})),jt=(t,n)=>`Practise ${L(t,"turn")} of ${n}`,zt=t=>t===null?"Everyone’s chance to win":`${t}’s chance to win`;function Jt(t,n){const e=`; dashed: points ahead at the end, −${n?.toFixed(0)} to +${n?.toFixed(0)}`;return`${t}, 0 to 100%${n===null?"":e}`}var Xt="Play on from here",Yt=(t,n)=>`You take over from ${t}. ${n?"The draws are the same as in this game.":"Tiles missing from the file are drawn at random."}`,qt="Play on",F=320,P=120,E=6;function Kt({turns:t,names:n,current:e,onTurn:i}){const a=n.length===2,$=t.filter(({win:r})=>r!==void 0),v=Math.max(1,...$.map(({expected:r=0})=>Math.abs(r))),u=r=>E+t.indexOf(r)/Math.max(1,t.length-1)*(F-2*E),h=r=>E+(1-r)*(P-2*E),c=({player:r,win:l=0})=>a&&r===1?1-l:l,s=({player:r,expected:l=0})=>.5+(r===1?-l:l)/v*.5,p=a?[$]:n.map((r,l)=>$.filter(b=>b.player===l)),d=(r,l)=>r.map(b=>({x:u(b),y:h(l(b)),round:b.round}));function g(r){const l=r.currentTarget.getBoundingClientRect(),b=(r.clientX-l.left)/l.width,y=t[Math.round(b*(t.length-1))];y&&i(y)}const m=zt(a?n[0]:null);return o`
    <figure class="graph">
      <svg viewBox=${`0 0 ${F} ${P}`} role="img" aria-label=${m} onClick=${g}>
        <line class="middle" x1="0" x2=${F} y1=${P/2} y2=${P/2} />
        ${e!==null&&t[e]&&o`
            <line
              class="current"
              x1=${u(t[e])}
              x2=${u(t[e])}
              y1="0"
              y2=${P}
            />
          `}
        ${a&&o`<path class="points" d=${X(d($,s))} />`}
        ${p.map((r,l)=>o`
            <path key=${l} class=${`chance seat-${l}`} d=${X(d(r,c))} />
          `)}
      </svg>
      <figcaption class="hint">${Jt(m,a?v:null)}</figcaption>
    </figure>
  `}function X(t){return t.map(({x:n,y:e,round:i},a)=>`${a===0||t[a-1].round!==i?"M":"L"}${n.toFixed(1)} ${e.toFixed(1)}`).join(" ")}var Y=3;function Zt(t){const{analysis:n,names:e,step:i,onStep:a,onPractice:$,startsAtOnce:v}=t,{turns:u,players:h,isRunning:c,stoppedBy:s,problem:p,start:d,stop:g}=n;_(()=>{v&&d()},[]);const m=u.findIndex(({event:y})=>y===i+1),r=y=>a(y.event-1),l=u.filter(y=>nn(y)),b=l.find(({event:y})=>y>i+1)??l[0];return o`
    <section class="panel analysis" aria-busy=${c}>
      <div class="row">
        <h2>${Lt}</h2>
        ${c?o`<${T} text=${Bt} onClick=${g} />`:o`
                <${T}
                  text=${u.length||s?J:Pt}
                  class=${u.length?"":"main"}
                  onClick=${d}
                />
              `}
        ${b&&o`
            <${T}
              text=${Nt(l.length)}
              onClick=${()=>r(b)}
            />
          `}
      </div>
      <p class="hint" role="status">
        ${tn({count:u.length,isRunning:c,stoppedBy:s})}
      </p>
      <${U} text=${p} />
      ${u.length>0&&o`
          <${Kt}
            turns=${u}
            names=${e}
            current=${m<0?null:m}
            onTurn=${r}
          />
          ${m>=0&&o`<${sn} ...${t} turn=${u[m]} />`}
          <${an} ...${t} turns=${u} />
          ${h.length>0&&o`
              <${rn}
                players=${h}
                names=${e}
                mistakes=${l.filter(en)}
                onPractice=${$}
              />
            `}
        `}
    </section>
  `}function tn({count:t,isRunning:n,stoppedBy:e}){return n?At(t):e==="server"?Rt(t):e?Et(t):t?"":_t}var nn=({grade:t})=>!!(t&&O[t].sign),en=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function sn({game:t,turn:n,names:e,steps:i,gameView:a,dictionary:$,tried:v,onTry:u}){const{player:h,action:c,loss:s=0,loss_win:p=0,luck:d,luck_win:g,grade:m,best:r=[]}=n,l=i[n.event-2],b=w=>a.actionText(w,l?.observation),y=(w,k=b(w))=>o`
    <${V} text=${k} word=${a.playedWord(w)} dictionary=${$} />
  `,B=n.rank===1?[]:r.slice(0,n.rank?n.rank-1:Y),x=new URLSearchParams(l?a.solverQuery(l.observation,l.hands[h]):{});return o`
    <div class="turn-details">
      <p><strong>${y(c,Dt(e[h],b(c)))}</strong></p>
      <p>
        ${m?It({grade:m,loss:s,lossWin:p,isExact:!!n.exact}):n.unknown&&`${j(n.unknown)}.`}
      </p>
      ${B.length>0&&o`
          <p class="hint">${Ft}</p>
          <ol>
            ${B.slice(0,Y).map(w=>o`
                <li key=${JSON.stringify(w.action)}>
                  <strong>${y(w.action)}</strong>
                  ${u&&o`
                      <${T}
                        text=${Ht}
                        class="plain"
                        aria-pressed=${v===w.action}
                        onClick=${()=>u(v===w.action?null:w.action)}
                      />
                    `}
                  <span class="hint"> ${kt(w.why)}</span>
                </li>
              `)}
          </ol>
        `}
      ${typeof d=="number"&&o`<p class="hint">${Gt(d,g??0)}</p>`}
      ${l&&o`<a href=${`#/solver/${t}?${x}`}>${Qt}</a>`}
    </div>
  `}function an({turns:t,names:n,steps:e,gameView:i,step:a,onStep:$}){const v=z(a),u=[];for(const c of t){const s=u.at(-1),p=s?.find(Boolean)?.round===c.round,d=s&&!s.slice(c.player).some(Boolean)&&p,g=d?s:[];d||u.push(g),g[c.player]=c}const h=c=>{if(!c)return"";const{event:s,player:p,action:d,grade:g}=c,m=i.sheetText(d,e[s-2]?.observation),r=e[s]?.event.right?o`<s title=${Wt}>${m}</s>`:m;return o`
      <button
        type="button"
        class="plain"
        aria-current=${s===a+1?"step":void 0}
        onClick=${()=>$(s-1)}
      >
        <span class="move">
          ${r}${g&&O[g].sign&&o` <b title=${O[g].text}>${O[g].sign}</b>`}
        </span>
        <span class="hint total">${on(e[s-1],p)}</span>
      </button>
    `};return o`
    <div class="move-list events" ref=${v}>
      <table>
        <thead>
          <tr><td></td>${n.map((c,s)=>o`<th key=${s} scope="col">${c}</th>`)}</tr>
        </thead>
        <tbody>
          ${u.map((c,s)=>o`
              <tr key=${s}><td class="hint">${s+1}</td>${n.map((p,d)=>o`<td key=${d}>${h(c[d])}</td>`)}</tr>
            `)}
        </tbody>
      </table>
    </div>
  `}function on(t,n){if(!t)return"";const{observation:e,hands:i}=t;return"hand_sizes"in e?dt(i[n].length):String(e.scores?.[n]??0)}function rn({players:t,names:n,mistakes:e,onPractice:i}){return o`
    <ul class="sums">
      ${t.map(({player:a,grades:$,loss:v,loss_win:u,luck:h,luck_win:c})=>{const s={loss:v,lossWin:u,luck:h,luckWin:c},p=e.filter(d=>d.player===a);return o`
          <li key=${a}>
            <strong>${n[a]}</strong>
            ${" "}${Ut(s)}
            <span class="hint">${" "}${Vt($)}</span>
            ${p.length>0&&o`
                <${T}
                  text=${jt(p.length,n[a])}
                  onClick=${()=>i(p)}
                />
              `}
          </li>
        `})}
    </ul>
  `}var cn="level5";function ln({game:t,names:n,record:e,seat:i,events:a}){const[$,v]=M(cn),{busy:u,problem:h,run:c}=Mt(),s=!e[0]?.startsWith("{");async function p(){const d=bt("name").trim(),g={kind:"person",...d&&{name:d}},{id:m,tokens:r}=await ut("table.new",{game:t,seats:n.map((l,b)=>b===i?g:{kind:"bot",bot:$}),...s?{record:e,events:a}:{record:e.slice(0,a+1)}});Ct(m,t,r[i]??""),ft(`table/${m}`)}return o`
    <section class="panel play-on">
      <h2>${Xt}</h2>
      <p class="hint">${Yt(n[i],!s)}</p>
      <div class="row">
        <${rt}
          label=${yt}
          id="opponent"
          value=${$}
          options=${lt.map(([d,g])=>[d,g])}
          onChange=${v}
        />
        <${T} text=${qt} disabled=${u} onClick=${()=>c(p)} />
      </div>
      <${U} text=${h} />
    </section>
  `}var $n={iterations:1e3,top:10},un=.3,dn=.001,pn=7,q={turns:[],players:[],isRunning:!1,stoppedBy:null,problem:null};function hn(t,n,e){const[i,a]=M(q),$=A(null),v=A(!1),u=A(0);function h(){v.current=!0,$.current?.stop()}_(()=>()=>{h(),$.current=null},[]);async function c(){let s=[];const p=r=>{$.current===m&&a({...q,turns:s,...r})};v.current=!1;const d=Math.min(un,pn/Math.max(e,1))/2**u.current,g=Math.max(d,dn),m=it.begin("analyse",{game:t,record:n,seconds:g,...$n},r=>{r.of==="turn"&&(s=[...s,r]),p({isRunning:!0})});$.current=m,p({isRunning:!0});try{const{rows:r,stopped:l}=await m.answer,b=r;s=b.filter(({of:x})=>x==="turn");const y=l&&!v.current;y&&(u.current+=1);const B=y?"server":l?"player":null;p({players:b.filter(({of:x})=>x==="player"),stoppedBy:B})}catch(r){p({problem:ht(r)})}}return{...i,start:c,stop:h}}var vn=(t,n)=>`${t}: ${n.join(", ")}`,mn="The tiles are dealt.",fn="Show the bombs",gn="nothing left",bn="First",yn="Previous",xn="Next",wn="Last",kn="Step",Sn=(t,n)=>`${t} of ${n}`;function Tn({server:t,replayed:n,rules:e,record:i,analyses:a,id:$,first:v}){const{game:u,steps:h}=n;Tt(n.dictionary);const c=W(()=>pt(n.names.map($t)),[]),[s,p]=M(()=>Math.min(Math.max(v,0),h.length-1));_(()=>{$&&wt(`replay/${$}`,{analysis:a?"1":"",step:`${s+1}`})},[s]);const[d,g]=M(!1),[m,r]=M(null);_(()=>r(null),[s]);const[l,b]=M(null),y=h.filter(({event:f})=>f.action&&f.action.action!=="accept"),B=hn(u,i,y.length),x=ct[u];Ot("keydown",({key:f,target:S,altKey:nt,ctrlKey:et,metaKey:st})=>{const Q=+(f==="ArrowRight")-+(f==="ArrowLeft");l||!Q||nt||et||st||S.matches("input, select")||p(at=>Math.min(Math.max(at+Q,0),h.length-1))});const w=W(()=>{const f=h.map(({event:S})=>S);return x.addDetails?.(f,e,null)??f},[]),k=w[s],K=Cn(s,k),{observation:C,hands:Z}=h[m?s-1:s],H=h.slice(0,s+1).findLast(f=>f.event.event==="deal")?.event.bombs,R={seats:c.map(f=>({kind:"person",name:f})),seat:null,to_move:C.to_move??null,phase:C.phase??"turn",scores:C.scores??c.map(()=>0),observation:C};async function tt(f){const{Practice:S}=await import("./analysis-practice.js");b({mistakes:f,Practice:S})}const G=o`<h2 class="visually-hidden">${vn(mt(t,u),c)}</h2>`,{dictionary:N}=n,I={game:u,names:c,steps:h,rules:e,step:s,dictionary:N};if(l){const{mistakes:f,Practice:S}=l;return o`
      ${G}
      <${S} ...${I} mistakes=${f} onEnd=${()=>b(null)} />
    `}return o`
    ${G}
    <${On} step=${s} last=${h.length-1} onStep=${p} />
    <p class="current-event" role="status">
      <${V}
        text=${x.eventText(k,c)??Mn(k,x,c)}
        word=${k.action&&x.playedWord(k.action)}
        dictionary=${N}
      />
    </p>
    <${ot} view=${R} names=${c} />
    <div class="table ${u}">
      <div class="table-main">
        ${x.RoundScores&&k.event==="round end"&&o`
            <section class="panel ending">
              <${x.RoundScores} end=${k} names=${c} seat=${null} rules=${e} />
            </section>
          `}
        <${x.Position}
          observation=${C}
          rules=${e}
          action=${k.action}
          tried=${m}
          bombs=${d?H:void 0}
          dictionary=${N}
          changes=${K}
        />
        ${H&&o`
            <div class="row">
              <${T}
                text=${fn}
                class="toggle"
                aria-pressed=${d}
                onClick=${()=>g(!d)}
              />
            </div>
          `}
        <ul class="hands" data-with-board>
          ${Z.map((f,S)=>o`
              <li key=${S}>
                <strong>${c[S]}</strong>
                ${f?o`<${x.StaticHand} hand=${f} rules=${e} label=${f} />`:o`<span class="hint">${gn}</span>`}
              </li>
            `)}
        </ul>
      </div>
      <aside class="table-side">
        <${Zt}
          ...${I}
          analysis=${B}
          gameView=${x}
          startsAtOnce=${a&&!B.turns.length}
          tried=${m}
          onTry=${"hand_sizes"in C?null:r}
          onStep=${p}
          onPractice=${tt}
        />
        ${R.to_move!==null&&o`
            <${ln} ...${I} record=${i} seat=${R.to_move} events=${s+1} />
          `}
        <${Ln}
          sentences=${w.map(f=>x.eventText(f,c))}
          step=${s}
          onStep=${p}
        />
      </aside>
    </div>
  `}var Bn=300;function Cn(t,n){const e=A({step:t,time:performance.now()});return W(()=>{const{step:i,time:a}=e.current;return e.current={step:t,time:performance.now()},e.current.time-a>Bn&&t===i+1?[{number:t,events:[n]}]:[]},[t])}var Mn=({action:t,player:n},e,i)=>t?e.pastActionText(t,i[n]):mn;function On({step:t,last:n,onStep:e}){const i=(a,$,v)=>o`
    <${T}
      text=${$}
      aria-label=${a}
      disabled=${v<0||v>n||v===t}
      onClick=${()=>e(v)}
    />
  `;return o`
    <div class="row stepper">
      ${i(bn,"|◀",0)} ${i(yn,"◀",t-1)}
      <input
        type="range"
        min="0"
        max=${n}
        value=${t}
        aria-label=${kn}
        aria-valuetext=${Sn(t+1,n+1)}
        onInput=${({target:a})=>e(Number(a.value))}
      />
      ${i(xn,"▶",t+1)} ${i(wn,"▶|",n)}
      <span class="hint">${t+1} / ${n+1}</span>
    </div>
  `}function Ln({sentences:t,step:n,onStep:e}){const i=z(n);return o`
    <section class="panel log">
      <h2>${vt}</h2>
      <ol ref=${i} class="events">
        ${t.map((a,$)=>a&&o`
              <li key=${$}>
                <${T}
                  text=${a}
                  class="plain"
                  aria-current=${$===n?"step":void 0}
                  onClick=${()=>e($)}
                />
              </li>
            `)}
      </ol>
    </section>
  `}export{Tn as Replayed};

import{Players as ct,connection as $t}from"./websocket.js";import{Button as C,Choice as ut,G as P,GAME_VIEWS as pt,J as E,LEVELS as dt,Problem as V,Q as R,WithWord as X,Y as W,botTitle as ht,call as vt,capitalized as q,cardCount as mt,counted as A,distinct as gt,errorText as ft,fe as a,gameLog as yt,gameTitle as bt,go as xt,listed as kt,loadSetting as wt,opponentLabel as Tt,percentPoints as St,replaceQuery as Bt,sent as J,signed as Ct,speak as Mt,stopButton as Pt,storeSeat as At,useAction as Ot,useCurrentInView as K,useWindowEvent as Lt,you as I}from"./texts.js";var _t="Analysis",Z="Analyse again",Et=(t,n)=>t?"Analyse more deeply":n?Z:"Analyse the game",Rt="Compares each turn with the best alternatives: what it cost, and how lucky the draw was.",Wt=t=>`${A(t,"turn")} analysed …`,It=t=>`Stopped after ${A(t,"turn")}.`,Dt=t=>`The server ended the analysis after ${A(t,"turn")}. “${Z}” gives each turn fewer play-outs.`,Ft=t=>`${A(t,"turn")} to improve: show the next`,O={best:{text:"best",many:"best turns",sign:""},good:{text:"good",many:"good turns",sign:""},inaccuracy:{text:"inaccuracy",many:"inaccuracies",sign:"?!"},mistake:{text:"mistake",many:"mistakes",sign:"?"},blunder:{text:"blunder",many:"blunders",sign:"??"}},G=(t,n)=>`${Ct(t.toFixed(1))} points, ${St(n)}`;function Ht({grade:t,loss:n,lossWin:e,isExact:i}){const s=t==="best"?"":`: ${G(-n,-e)} win chance`;return`${q(O[t].text)}${s}${i?" (exact)":""}.`}var Nt="Turn",Gt="a phony, taken back after a challenge",Qt=(t,n)=>`${t}: ${n}`,Yt="Better:",jt="Show",zt=(t,n)=>`Luck before this turn: ${G(t,n)} win chance.`,Ut="Open in the solver",Vt=({loss:t,lossWin:n,luck:e,luckWin:i,index:s})=>`lost ${t.toFixed(1)} points and ${Math.round(100*n)}% win chance in total; mistake index ${s.toFixed(1)}; luck: ${G(e,i)}.`,Xt=t=>kt(Object.entries(O).flatMap(([n,{text:e,many:i,sign:s}])=>{const l=s?e:`${e} turn`;return t[n]?`${t[n]} ${t[n]===1?l:i}`:[]})),qt=(t,n)=>n===I?`Practise your ${A(t,"turn")} to improve`:`Practise ${A(t,"turn")} of ${n}`,Jt=t=>`${t===null?"Everyone’s":t===I?"Your":`${t}’s`} chance to win`;function Kt(t,n){const e=`; dashed: points ahead at the end, −${n?.toFixed(0)} to +${n?.toFixed(0)}`;return`${t}, 0 to 100%${n===null?"":e}`}var Zt="Play on from here",tn=(t,n)=>{const e=n?"The draws are the same as in this game.":"Tiles missing from the file are drawn at random.";return t===I?`You play your turn again. ${e}`:`You take over from ${t}. ${e}`},nn="Play on",Q=320,_=120,D=6;function en({turns:t,names:n,current:e,onTurn:i}){const s=n.length===2,l=t.filter(({win:r})=>r!==void 0),m=Math.max(1,...l.map(({expected:r=0})=>Math.abs(r))),$=r=>D+t.indexOf(r)/Math.max(1,t.length-1)*(Q-2*D),g=r=>D+(1-r)*(_-2*D),u=({player:r,win:c=0})=>s&&r===1?1-c:c,o=({player:r,expected:c=0})=>.5+(r===1?-c:c)/m*.5,p=s?[l]:n.map((r,c)=>l.filter(v=>v.player===c)),d=(r,c)=>r.map(v=>({x:$(v),y:g(c(v)),round:v.round}));function h(r){const c=r.currentTarget.getBoundingClientRect(),v=(r.clientX-c.left)/c.width,w=t[Math.round(v*(t.length-1))];w&&i(w)}const b=Jt(s?n[0]:null);return a`
<figure class="graph">
<svg viewBox=${`0 0 ${Q} ${_}`} role="img" aria-label=${b} onClick=${h}>
<line class="middle" x1="0" x2=${Q} y1=${_/2} y2=${_/2} />
${e!==null&&t[e]&&a`
<line
class="current"
x1=${$(t[e])}
x2=${$(t[e])}
y1="0"
y2=${_}
/>
`}
${s&&a`<path class="points" d=${tt(d(l,o))} />`}
${p.map((r,c)=>a`
<path key=${c} class=${`chance seat-${c}`} d=${tt(d(r,u))} />
`)}
</svg>
<figcaption class="hint">${Kt(b,s?m:null)}</figcaption>
</figure>
`}function tt(t){return t.map(({x:n,y:e,round:i},s)=>`${s===0||t[s-1].round!==i?"M":"L"}${n.toFixed(1)} ${e.toFixed(1)}`).join(" ")}var nt=3;function sn(t){const{analysis:n,names:e,step:i,onStep:s,onPractice:l,startsAtOnce:m}=t,{turns:$,players:g,isDeep:u,isRunning:o,stoppedBy:p,problem:d,start:h,stop:b}=n;E(()=>{m&&h()},[]);const r=g.length>0&&!p,c=r&&u,v=$.findIndex(({event:k})=>k===i+1),w=k=>s(k.event-1),T=$.filter(k=>on(k)),x=T.find(({event:k})=>k>i+1)??T[0];return a`
<section class="panel analysis" aria-busy=${o}>
<div class="row">
<h2>${_t}</h2>
${o?a`<${C} text=${Pt} onClick=${b} />`:!c&&a`
<${C}
text=${Et(r,!!($.length||p))}
class=${$.length?"":"main"}
onClick=${h}
/>
`}
${x&&a`
<${C}
text=${Ft(T.length)}
onClick=${()=>w(x)}
/>
`}
</div>
<p class="hint" role="status">
${an({count:$.length,isRunning:o,stoppedBy:p})}
</p>
<${V} text=${d} />
${$.length>0&&a`
<${en}
turns=${$}
names=${e}
current=${v<0?null:v}
onTurn=${w}
/>
${v>=0&&a`<${ln} ...${t} turn=${$[v]} />`}
<${cn} ...${t} turns=${$} />
${g.length>0&&a`
<${un}
players=${g}
names=${e}
mistakes=${T.filter(rn)}
onPractice=${l}
/>
`}
`}
</section>
`}function an({count:t,isRunning:n,stoppedBy:e}){return n?Wt(t):e==="server"?Dt(t):e?It(t):t?"":Rt}var on=({grade:t})=>!!(t&&O[t].sign),rn=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function ln({game:t,turn:n,names:e,steps:i,gameView:s,dictionary:l,tried:m,onTry:$}){const{player:g,action:u,loss:o=0,loss_win:p=0,luck:d,luck_win:h,grade:b}=n,{best:r=[],facts:c=[]}=n,v=i[n.event-2],w=y=>s.actionText(y,v?.observation),T=(y,B=w(y))=>a`
<${X} text=${B} word=${s.playedWord(y)} dictionary=${l} />
`,x=n.rank===1?[]:r.slice(0,n.rank?n.rank-1:nt),k=new URLSearchParams(v?s.solverQuery(v.observation,v.hands[g]):{});return a`
<div class="turn-details">
<p><strong>${T(u,Qt(e[g],w(u)))}</strong></p>
<p>
${b?Ht({grade:b,loss:o,lossWin:p,isExact:!!n.exact}):n.unknown&&`${q(n.unknown)}.`}
</p>
${c.length>0&&a`
<ul class="facts">
${c.map(({text:y})=>a`<li key=${y}>${J(y)}</li>`)}
</ul>
`}
${x.length>0&&a`
<p class="hint">${Yt}</p>
<ol>
${x.slice(0,nt).map(y=>a`
<li key=${JSON.stringify(y.action)}>
<strong>${T(y.action)}</strong>
${$&&a`
<${C}
text=${jt}
class="plain"
aria-pressed=${m===y.action}
onClick=${()=>$(m===y.action?null:y.action)}
/>
`}
<span class="hint"> ${J(y.why)}</span>
</li>
`)}
</ol>
`}
${typeof d=="number"&&a`<p class="hint">${zt(d,h??0)}</p>`}
${v&&a`<a href=${`#/solver/${t}?${k}`}>${Ut}</a>`}
</div>
`}function cn({turns:t,names:n,steps:e,gameView:i,step:s,onStep:l}){const m=K(s),$=[];for(const u of t){const o=$.at(-1),p=o?.find(Boolean)?.round===u.round,d=o&&!o.slice(u.player).some(Boolean)&&p,h=d?o:[];d||$.push(h),h[u.player]=u}const g=u=>{if(!u)return"";const{event:o,player:p,action:d,grade:h,taken_back:b}=u,r=i.sheetText(d,e[o-2]?.observation),c=b?a`<s title=${Gt}>${r}</s>`:r;return a`
<button
type="button"
class="plain"
aria-current=${o===s+1?"step":void 0}
onClick=${()=>l(o-1)}
>
<span class="move">
${c}${h&&O[h].sign&&a` <b title=${O[h].text}>${O[h].sign}</b>`}
</span>
<span class="hint total">${$n(e[o-1],p)}</span>
</button>
`};return a`
<div class="move-list events" ref=${m}>
<table>
<thead>
<tr><th scope="col"><span class="visually-hidden">${Nt}</span></th>${n.map((u,o)=>a`<th key=${o} scope="col">${u}</th>`)}</tr>
</thead>
<tbody>
${$.map((u,o)=>a`
<tr key=${o}><th scope="row" class="hint">${o+1}</th>${n.map((p,d)=>a`<td key=${d}>${g(u[d])}</td>`)}</tr>
`)}
</tbody>
</table>
</div>
`}function $n(t,n){if(!t)return"";const{observation:e,hands:i}=t;return"hand_sizes"in e?mt(i[n].length):String(e.scores?.[n]??0)}function un({players:t,names:n,mistakes:e,onPractice:i}){return a`
<ul class="sums">
${t.map(({player:s,grades:l,loss:m,loss_win:$,luck:g,luck_win:u,mistake_index:o})=>{const p={loss:m,lossWin:$,luck:g,luckWin:u,index:o},d=e.filter(h=>h.player===s);return a`
<li key=${s}>
<strong>${n[s]}</strong>
${" "}${Vt(p)}
<span class="hint">${" "}${Xt(l)}</span>
${d.length>0&&a`
<${C}
text=${qt(d.length,n[s])}
onClick=${()=>i(d)}
/>
`}
</li>
`})}
</ul>
`}var pn="level5";function dn({game:t,names:n,record:e,seat:i,events:s}){const[l,m]=P(pn),{busy:$,problem:g,run:u}=Ot(),o=!e[0]?.startsWith("{");async function p(){const d=wt("name").trim(),h={kind:"person",...d&&{name:d}},{id:b,tokens:r}=await vt("table.new",{game:t,seats:n.map((c,v)=>v===i?h:{kind:"bot",bot:l}),...o?{record:e,events:s}:{record:e.slice(0,s+1)}});At(b,t,r[i]??""),xt(`table/${b}`)}return a`
<section class="panel play-on">
<h2>${Zt}</h2>
<p class="hint">${tn(n[i],!o)}</p>
<div class="row">
<${ut}
label=${Tt}
id="opponent"
value=${l}
options=${dt.map(([d,h])=>[d,h])}
onChange=${m}
/>
<${C} text=${nn} disabled=${$} onClick=${()=>u(p)} />
</div>
<${V} text=${g} />
</section>
`}var hn=100,vn=10,L=new Map,mn=4,Y={turns:[],players:[],isDeep:!1,isRunning:!1,stoppedBy:null,problem:null};function gn(t,n){const e=W(()=>n.join(`
`),[n]),[i,s]=P(()=>L.get(e)??Y),l=R(null),m=R(!1),$=R(0);function g(){m.current=!0,l.current?.stop()}E(()=>()=>{g(),l.current=null},[]);async function u(){const o=i.players.length>0&&!i.stoppedBy&&!$.current,p=Math.max(1,hn>>$.current),d=o?{}:{quick:!0,...$.current&&{iterations:p}};let h=[];const b=c=>{l.current===r&&s({...Y,isDeep:o,turns:h,...c})};m.current=!1;const r=$t.begin("analyse",{game:t,record:n,top:vn,...d},c=>{c.of==="turn"&&(h=[...h,c]),b({isRunning:!0})});l.current=r,b({isRunning:!0});try{const{rows:c,stopped:v}=await r.answer,w=c;h=w.filter(({of:y})=>y==="turn");const T=v&&!m.current;T&&($.current+=1);const x=T?"server":v?"player":null,k=w.filter(({of:y})=>y==="player");if(b({players:k,stoppedBy:x}),v)return;L.delete(e),L.set(e,{...Y,isDeep:o,turns:h,players:k}),L.size>mn&&L.delete([...L.keys()][0])}catch(c){b({problem:ft(c)})}}return{...i,start:u,stop:g}}var fn=(t,n)=>`${t}: ${n.join(", ")}`,yn="The tiles are dealt.",bn="Show the bombs",xn="nothing left",kn="First",wn="Previous",Tn="Next",Sn="Last",Bn="Step",Cn=(t,n)=>`${t} of ${n}`;function Mn({id:t,seat:n,turn:e,server:i,replayed:s,rules:l,record:m,analyses:$}){const{game:g,steps:u}=s;Mt(s.dictionary);const o=W(()=>gt(s.names.map((f,S)=>S===n?I:ht(f))),[]),[p,d]=P(Math.min(Math.max(e,1),u.length)-1),[h,b]=P(!1),[r,c]=P(null);E(()=>c(null),[p]);const[v,w]=P(null),T=gn(g,m),x=pt[g],k=$||T.turns.length>0;E(()=>{if(!t)return;const f={analysis:k?"1":"",turn:p?String(p+1):""};Bt(`replay/${t}`,f)},[p,k]),Lt("keydown",({key:f,target:S,altKey:ot,ctrlKey:it,metaKey:rt})=>{const U=+(f==="ArrowRight")-+(f==="ArrowLeft");v||!U||ot||it||rt||S.matches("input, select")||d(lt=>Math.min(Math.max(lt+U,0),u.length-1))});const y=W(()=>{const f=u.map(({event:S})=>S);return x.addDetails?.(f,l,null)??f},[]),B=y[p],et=An(p,B),{observation:M,hands:st}=u[r?p-1:p],j=u.slice(0,p+1).findLast(f=>f.event.event==="deal")?.event.bombs,F={seats:o.map(f=>({kind:"person",name:f})),seat:null,to_move:M.to_move??null,phase:M.phase??"turn",scores:M.scores??o.map(()=>0),observation:M};async function at(f){const{Practice:S}=await import("./analysis-practice.js");w({mistakes:f,Practice:S})}const z=a`<h2 class="visually-hidden">${fn(bt(i,g),o)}</h2>`,{dictionary:H}=s,N={game:g,names:o,steps:u,rules:l,step:p,dictionary:H};if(v){const{mistakes:f,Practice:S}=v;return a`
${z}
<${S} ...${N} mistakes=${f} onEnd=${()=>w(null)} />
`}return a`
${z}
<${Ln} step=${p} last=${u.length-1} onStep=${d} />
<p class="current-event" role="status">
<${X}
text=${x.eventText(B,o)??On(B,x,o)}
word=${B.action&&x.playedWord(B.action)}
dictionary=${H}
/>
</p>
<${ct} view=${F} names=${o} />
<div class="table ${g}">
<div class="table-main">
${x.RoundScores&&B.event==="round end"&&a`
<section class="panel ending">
<${x.RoundScores} end=${B} names=${o} seat=${null} rules=${l} />
</section>
`}
<${x.Position}
observation=${M}
rules=${l}
action=${B.action}
tried=${r}
bombs=${h?j:void 0}
dictionary=${H}
changes=${et}
/>
${j&&a`
<div class="row">
<${C}
text=${bn}
class="toggle"
aria-pressed=${h}
onClick=${()=>b(!h)}
/>
</div>
`}
<ul class="hands" data-with-board>
${st.map((f,S)=>a`
<li key=${S}>
<strong>${o[S]}</strong>
${f?a`<${x.StaticHand} hand=${f} rules=${l} label=${f} />`:a`<span class="hint">${xn}</span>`}
</li>
`)}
</ul>
</div>
<aside class="table-side">
<${sn}
...${N}
analysis=${T}
gameView=${x}
startsAtOnce=${$&&!T.turns.length}
tried=${r}
onTry=${"hand_sizes"in M?null:c}
onStep=${d}
onPractice=${at}
/>
${F.to_move!==null&&a`
<${dn} ...${N} record=${m} seat=${F.to_move} events=${p+1} />
`}
<${_n}
sentences=${y.map(f=>x.eventText(f,o))}
step=${p}
onStep=${d}
/>
</aside>
</div>
`}var Pn=300;function An(t,n){const e=R({step:t,time:performance.now()});return W(()=>{const{step:i,time:s}=e.current;return e.current={step:t,time:performance.now()},e.current.time-s>Pn&&t===i+1?[{number:t,events:[n]}]:[]},[t])}var On=({action:t,player:n},e,i)=>t?e.pastActionText(t,i[n]):yn;function Ln({step:t,last:n,onStep:e}){const i=(s,l,m)=>a`
<${C}
text=${l}
aria-label=${s}
disabled=${m<0||m>n||m===t}
onClick=${()=>e(m)}
/>
`;return a`
<div class="row stepper">
${i(kn,"|◀",0)} ${i(wn,"◀",t-1)}
<input
type="range"
min="0"
max=${n}
value=${t}
aria-label=${Bn}
aria-valuetext=${Cn(t+1,n+1)}
onInput=${({target:s})=>e(Number(s.value))}
/>
${i(Tn,"▶",t+1)} ${i(Sn,"▶|",n)}
<span class="hint">${t+1} / ${n+1}</span>
</div>
`}function _n({sentences:t,step:n,onStep:e}){const i=K(n);return a`
<section class="panel log">
<h2>${yt}</h2>
<ol ref=${i} class="events">
${t.map((s,l)=>s&&a`
<li key=${l}>
<${C}
text=${s}
class="plain"
aria-current=${l===n?"step":void 0}
onClick=${()=>e(l)}
/>
</li>
`)}
</ol>
</section>
`}export{Mn as Replayed};

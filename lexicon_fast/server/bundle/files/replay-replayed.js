import{Players as ct,connection as $t}from"./websocket.js";import{Button as C,Choice as ut,G as P,GAME_VIEWS as pt,J as E,LEVELS as dt,Problem as V,Q as R,WithWord as X,Y as W,botTitle as ht,call as vt,capitalized as q,cardCount as mt,counted as A,distinct as gt,errorText as ft,fe as a,gameLog as yt,gameTitle as bt,go as xt,listed as kt,loadSetting as wt,opponentLabel as Tt,percentPoints as St,replaceQuery as Bt,sent as J,signed as Ct,speak as Mt,stopButton as Pt,storeSeat as At,useAction as Ot,useCurrentInView as K,useWindowEvent as Lt,you as I}from"./texts.js";var _t="Analysis",Z="Analyse again",Et=(t,n)=>t?"Analyse more deeply":n?Z:"Analyse the game",Rt="Compares each turn with the best alternatives: what it cost, and how lucky the draw was.",Wt=t=>`${A(t,"turn")} analysed …`,It=t=>`Stopped after ${A(t,"turn")}.`,Dt=t=>`The server ended the analysis after ${A(t,"turn")}. “${Z}” gives each turn fewer play-outs.`,Ft=t=>`${A(t,"turn")} to improve: show the next`,O={best:{text:"best",many:"best turns",sign:""},good:{text:"good",many:"good turns",sign:""},inaccuracy:{text:"inaccuracy",many:"inaccuracies",sign:"?!"},mistake:{text:"mistake",many:"mistakes",sign:"?"},blunder:{text:"blunder",many:"blunders",sign:"??"}},G=(t,n)=>`${Ct(t.toFixed(1))} points, ${St(n)}`;function Ht({grade:t,loss:n,lossWin:e,isExact:r}){const s=t==="best"?"":`: ${G(-n,-e)} win chance`;return`${q(O[t].text)}${s}${r?" (exact)":""}.`}var Nt="Turn",Gt="a phony, taken back after a challenge",Qt=(t,n)=>`${t}: ${n}`,Yt="Better:",jt="Show",zt=(t,n)=>`Luck before this turn: ${G(t,n)} win chance.`,Ut="Open in the solver",Vt=({loss:t,lossWin:n,luck:e,luckWin:r,index:s})=>`lost ${t.toFixed(1)} points and ${Math.round(100*n)}% win chance in total; mistake index ${s.toFixed(1)}; luck: ${G(e,r)}.`,Xt=t=>kt(Object.entries(O).flatMap(([n,{text:e,many:r,sign:s}])=>{const l=s?e:`${e} turn`;return t[n]?`${t[n]} ${t[n]===1?l:r}`:[]})),qt=(t,n)=>n===I?`Practise your ${A(t,"turn")} to improve`:`Practise ${A(t,"turn")} of ${n}`,Jt=t=>`${t===null?"Everyone’s":t===I?"Your":`${t}’s`} chance to win`;function Kt(t,n){const e=`; dashed: points ahead at the end, −${n?.toFixed(0)} to +${n?.toFixed(0)}`;return`${t}, 0 to 100%${n===null?"":e}`}var Zt="Play on from here",tn=(t,n)=>{const e=n?"The draws are the same as in this game.":"Tiles missing from the file are drawn at random.";return t===I?`You play your turn again. ${e}`:`You take over from ${t}. ${e}`},nn="Play on",Q=320,_=120,D=6;function en({turns:t,names:n,current:e,onTurn:r}){const s=n.length===2,l=t.filter(({win:i})=>i!==void 0),m=Math.max(1,...l.map(({expected:i=0})=>Math.abs(i))),p=i=>D+t.indexOf(i)/Math.max(1,t.length-1)*(Q-2*D),g=i=>D+(1-i)*(_-2*D),$=({player:i,win:d=0})=>s&&i===1?1-d:d,o=({player:i,expected:d=0})=>.5+(i===1?-d:d)/m*.5,u=s?[l]:n.map((i,d)=>l.filter(v=>v.player===d)),c=(i,d)=>i.map(v=>({x:p(v),y:g(d(v)),round:v.round}));function h(i){const d=i.currentTarget.getBoundingClientRect(),v=(i.clientX-d.left)/d.width,w=t[Math.round(v*(t.length-1))];w&&r(w)}const b=Jt(s?n[0]:null);return a`
<figure class="graph">
<svg viewBox=${`0 0 ${Q} ${_}`} role="img" aria-label=${b} onClick=${h}>
<line class="middle" x1="0" x2=${Q} y1=${_/2} y2=${_/2} />
${e!==null&&t[e]&&a`
<line
class="current"
x1=${p(t[e])}
x2=${p(t[e])}
y1="0"
y2=${_}
/>
`}
${s&&a`<path class="points" d=${tt(c(l,o))} />`}
${u.map((i,d)=>a`
<path key=${d} class=${`chance seat-${d}`} d=${tt(c(i,$))} />
`)}
</svg>
<figcaption class="hint">${Kt(b,s?m:null)}</figcaption>
</figure>
`}function tt(t){return t.map(({x:n,y:e,round:r},s)=>`${s===0||t[s-1].round!==r?"M":"L"}${n.toFixed(1)} ${e.toFixed(1)}`).join(" ")}var nt=3;function sn(t){const{analysis:n,names:e,step:r,onStep:s,onPractice:l,startsAtOnce:m}=t,{turns:p,players:g,isDeep:$,isRunning:o,stoppedBy:u,problem:c,start:h,stop:b}=n;E(()=>{m&&h()},[]);const i=g.length>0&&!u,d=i&&$,v=p.findIndex(({event:k})=>k===r+1),w=k=>s(k.event-1),T=p.filter(k=>on(k)),y=T.find(({event:k})=>k>r+1)??T[0];return a`
<section class="panel analysis" aria-busy=${o}>
<div class="row">
<h2>${_t}</h2>
${o?a`<${C} text=${Pt} onClick=${b} />`:!d&&a`
<${C}
text=${Et(i,!!(p.length||u))}
class=${p.length?"":"main"}
onClick=${h}
/>
`}
${y&&a`
<${C}
text=${Ft(T.length)}
onClick=${()=>w(y)}
/>
`}
</div>
<p class="hint" role="status">
${an({count:p.length,isRunning:o,stoppedBy:u})}
</p>
<${V} text=${c} />
${p.length>0&&a`
<${en}
turns=${p}
names=${e}
current=${v<0?null:v}
onTurn=${w}
/>
${v>=0&&a`<${ln} ...${t} turn=${p[v]} />`}
<${cn} ...${t} turns=${p} />
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
`}function an({count:t,isRunning:n,stoppedBy:e}){return n?Wt(t):e==="server"?Dt(t):e?It(t):t?"":Rt}var on=({grade:t})=>!!(t&&O[t].sign),rn=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function ln({game:t,turn:n,names:e,steps:r,gameView:s,dictionary:l,tried:m,onTry:p}){const{player:g,action:$,loss:o=0,loss_win:u=0,luck:c,luck_win:h,grade:b}=n,{best:i=[],facts:d=[]}=n,v=r[n.event-2],w=x=>s.actionText(x,v?.observation),T=(x,B=w(x))=>a`
<${X} text=${B} word=${s.playedWord(x)} dictionary=${l} />
`,y=n.rank===1?[]:i.slice(0,n.rank?n.rank-1:nt),k=new URLSearchParams(v?s.solverQuery(v.observation,v.hands[g]):{});return a`
<div class="turn-details">
<p><strong>${T($,Qt(e[g],w($)))}</strong></p>
<p>
${b?Ht({grade:b,loss:o,lossWin:u,isExact:!!n.exact}):n.unknown&&`${q(n.unknown)}.`}
</p>
${d.length>0&&a`
<ul class="facts">
${d.map(({text:x})=>a`<li key=${x}>${J(x)}</li>`)}
</ul>
`}
${y.length>0&&a`
<p class="hint">${Yt}</p>
<ol>
${y.slice(0,nt).map(x=>a`
<li key=${JSON.stringify(x.action)}>
<strong>${T(x.action)}</strong>
${p&&a`
<${C}
text=${jt}
class="plain"
aria-pressed=${m===x.action}
onClick=${()=>p(m===x.action?null:x.action)}
/>
`}
<span class="hint"> ${J(x.why)}</span>
</li>
`)}
</ol>
`}
${typeof c=="number"&&a`<p class="hint">${zt(c,h??0)}</p>`}
${v&&a`<a href=${`#/solver/${t}?${k}`}>${Ut}</a>`}
</div>
`}function cn({turns:t,names:n,steps:e,gameView:r,step:s,onStep:l}){const m=K(s),p=[];for(const $ of t){const o=p.at(-1),u=o?.find(Boolean)?.round===$.round,c=o&&!o.slice($.player).some(Boolean)&&u,h=c?o:[];c||p.push(h),h[$.player]=$}const g=$=>{if(!$)return"";const{event:o,player:u,action:c,grade:h,taken_back:b}=$,i=r.sheetText(c,e[o-2]?.observation),d=b?a`<s title=${Gt}>${i}</s>`:i;return a`
<button
type="button"
class="plain"
aria-current=${o===s+1?"step":void 0}
onClick=${()=>l(o-1)}
>
<span class="move">
${d}${h&&O[h].sign&&a` <b title=${O[h].text}>${O[h].sign}</b>`}
</span>
<span class="hint total">${$n(e[o-1],u)}</span>
</button>
`};return a`
<div class="move-list events" ref=${m}>
<table>
<thead>
<tr><th scope="col"><span class="visually-hidden">${Nt}</span></th>${n.map(($,o)=>a`<th key=${o} scope="col">${$}</th>`)}</tr>
</thead>
<tbody>
${p.map(($,o)=>a`
<tr key=${o}><th scope="row" class="hint">${o+1}</th>${n.map((u,c)=>a`<td key=${c}>${g($[c])}</td>`)}</tr>
`)}
</tbody>
</table>
</div>
`}function $n(t,n){if(!t)return"";const{observation:e,hands:r}=t;return"hand_sizes"in e?mt(r[n].length):String(e.scores?.[n]??0)}function un({players:t,names:n,mistakes:e,onPractice:r}){return a`
<ul class="sums">
${t.map(({player:s,grades:l,loss:m,loss_win:p,luck:g,luck_win:$,mistake_index:o})=>{const u={loss:m,lossWin:p,luck:g,luckWin:$,index:o},c=e.filter(h=>h.player===s);return a`
<li key=${s}>
<strong>${n[s]}</strong>
${" "}${Vt(u)}
<span class="hint">${" "}${Xt(l)}</span>
${c.length>0&&a`
<${C}
text=${qt(c.length,n[s])}
onClick=${()=>r(c)}
/>
`}
</li>
`})}
</ul>
`}var pn="level5";function dn({game:t,names:n,record:e,seat:r,events:s}){const[l,m]=P(pn),{busy:p,problem:g,run:$}=Ot(),o=!e[0]?.startsWith("{");async function u(){const c=wt("name").trim(),h={kind:"person",...c&&{name:c}},{id:b,tokens:i}=await vt("table.new",{game:t,seats:n.map((d,v)=>v===r?h:{kind:"bot",bot:l}),...o?{record:e,events:s}:{record:e.slice(0,s+1)}});At(b,t,i[r]??""),xt(`table/${b}`)}return a`
<section class="panel play-on">
<h2>${Zt}</h2>
<p class="hint">${tn(n[r],!o)}</p>
<div class="row">
<${ut}
label=${Tt}
id="opponent"
value=${l}
options=${dt.map(([c,h])=>[c,h])}
onChange=${m}
/>
<${C} text=${nn} disabled=${p} onClick=${()=>$(u)} />
</div>
<${V} text=${g} />
</section>
`}var hn=100,vn=10,L=new Map,mn=4,Y={turns:[],players:[],isDeep:!1,isRunning:!1,stoppedBy:null,problem:null};function gn(t,n){const e=W(()=>n.join(`
`),[n]),[r,s]=P(()=>L.get(e)??Y),l=R(null),m=R(!1),p=R(0);function g(){m.current=!0,l.current?.stop()}E(()=>()=>{g(),l.current=null},[]);async function $(){const o=r.players.length>0&&!r.stoppedBy&&!p.current,u=o?{}:{quick:!0,iterations:Math.max(1,hn>>p.current)};let c=[];const h=i=>{l.current===b&&s({...Y,isDeep:o,turns:c,...i})};m.current=!1;const b=$t.begin("analyse",{game:t,record:n,top:vn,...u},i=>{i.of==="turn"&&(c=[...c,i]),h({isRunning:!0})});l.current=b,h({isRunning:!0});try{const{rows:i,stopped:d}=await b.answer,v=i;c=v.filter(({of:k})=>k==="turn");const w=d&&!m.current;w&&(p.current+=1);const T=w?"server":d?"player":null,y=v.filter(({of:k})=>k==="player");if(h({players:y,stoppedBy:T}),d)return;L.delete(e),L.set(e,{...Y,isDeep:o,turns:c,players:y}),L.size>mn&&L.delete([...L.keys()][0])}catch(i){h({problem:ft(i)})}}return{...r,start:$,stop:g}}var fn=(t,n)=>`${t}: ${n.join(", ")}`,yn="The tiles are dealt.",bn="Show the bombs",xn="nothing left",kn="First",wn="Previous",Tn="Next",Sn="Last",Bn="Step",Cn=(t,n)=>`${t} of ${n}`;function Mn({id:t,seat:n,turn:e,server:r,replayed:s,rules:l,record:m,analyses:p}){const{game:g,steps:$}=s;Mt(s.dictionary);const o=W(()=>gt(s.names.map((f,S)=>S===n?I:ht(f))),[]),[u,c]=P(Math.min(Math.max(e,1),$.length)-1),[h,b]=P(!1),[i,d]=P(null);E(()=>d(null),[u]);const[v,w]=P(null),T=gn(g,m),y=pt[g],k=p||T.turns.length>0;E(()=>{if(!t)return;const f={analysis:k?"1":"",turn:u?String(u+1):""};Bt(`replay/${t}`,f)},[u,k]),Lt("keydown",({key:f,target:S,altKey:ot,ctrlKey:it,metaKey:rt})=>{const U=+(f==="ArrowRight")-+(f==="ArrowLeft");v||!U||ot||it||rt||S.matches("input, select")||c(lt=>Math.min(Math.max(lt+U,0),$.length-1))});const x=W(()=>{const f=$.map(({event:S})=>S);return y.addDetails?.(f,l,null)??f},[]),B=x[u],et=An(u,B),{observation:M,hands:st}=$[i?u-1:u],j=$.slice(0,u+1).findLast(f=>f.event.event==="deal")?.event.bombs,F={seats:o.map(f=>({kind:"person",name:f})),seat:null,to_move:M.to_move??null,phase:M.phase??"turn",scores:M.scores??o.map(()=>0),observation:M};async function at(f){const{Practice:S}=await import("./analysis-practice.js");w({mistakes:f,Practice:S})}const z=a`<h2 class="visually-hidden">${fn(bt(r,g),o)}</h2>`,{dictionary:H}=s,N={game:g,names:o,steps:$,rules:l,step:u,dictionary:H};if(v){const{mistakes:f,Practice:S}=v;return a`
${z}
<${S} ...${N} mistakes=${f} onEnd=${()=>w(null)} />
`}return a`
${z}
<${Ln} step=${u} last=${$.length-1} onStep=${c} />
<p class="current-event" role="status">
<${X}
text=${y.eventText(B,o)??On(B,y,o)}
word=${B.action&&y.playedWord(B.action)}
dictionary=${H}
/>
</p>
<${ct} view=${F} names=${o} />
<div class="table ${g}">
<div class="table-main">
${y.RoundScores&&B.event==="round end"&&a`
<section class="panel ending">
<${y.RoundScores} end=${B} names=${o} seat=${null} rules=${l} />
</section>
`}
<${y.Position}
observation=${M}
rules=${l}
action=${B.action}
tried=${i}
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
${f?a`<${y.StaticHand} hand=${f} rules=${l} label=${f} />`:a`<span class="hint">${xn}</span>`}
</li>
`)}
</ul>
</div>
<aside class="table-side">
<${sn}
...${N}
analysis=${T}
gameView=${y}
startsAtOnce=${p&&!T.turns.length}
tried=${i}
onTry=${"hand_sizes"in M?null:d}
onStep=${c}
onPractice=${at}
/>
${F.to_move!==null&&a`
<${dn} ...${N} record=${m} seat=${F.to_move} events=${u+1} />
`}
<${_n}
sentences=${x.map(f=>y.eventText(f,o))}
step=${u}
onStep=${c}
/>
</aside>
</div>
`}var Pn=300;function An(t,n){const e=R({step:t,time:performance.now()});return W(()=>{const{step:r,time:s}=e.current;return e.current={step:t,time:performance.now()},e.current.time-s>Pn&&t===r+1?[{number:t,events:[n]}]:[]},[t])}var On=({action:t,player:n},e,r)=>t?e.pastActionText(t,r[n]):yn;function Ln({step:t,last:n,onStep:e}){const r=(s,l,m)=>a`
<${C}
text=${l}
aria-label=${s}
disabled=${m<0||m>n||m===t}
onClick=${()=>e(m)}
/>
`;return a`
<div class="row stepper">
${r(kn,"|◀",0)} ${r(wn,"◀",t-1)}
<input
type="range"
min="0"
max=${n}
value=${t}
aria-label=${Bn}
aria-valuetext=${Cn(t+1,n+1)}
onInput=${({target:s})=>e(Number(s.value))}
/>
${r(Tn,"▶",t+1)} ${r(Sn,"▶|",n)}
<span class="hint">${t+1} / ${n+1}</span>
</div>
`}function _n({sentences:t,step:n,onStep:e}){const r=K(n);return a`
<section class="panel log">
<h2>${yt}</h2>
<ol ref=${r} class="events">
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

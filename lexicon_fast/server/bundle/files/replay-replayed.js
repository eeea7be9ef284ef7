import{Players as ct,connection as $t}from"./websocket.js";import{Button as O,Choice as ut,G as E,GAME_VIEWS as pt,J as P,Problem as J,Q as D,WithWord as K,Y as W,botTitle as dt,call as ht,capitalized as mt,common as A,distinct as vt,errorText as ft,fe as e,gameTitle as gt,go as yt,loadGameTexts as bt,loadSetting as xt,loadTexts as G,replaceQuery as kt,sent as Y,speak as wt,storeSeat as Tt,useAction as St,useCurrentInView as Z,useWindowEvent as Bt}from"./lexicon-play.js";var{analysis:z}=await G("replay"),U=320,L=120,I=6;function Ct({turns:t,names:n,current:s,onTurn:l}){const o=n.length===2,c=t.filter(({win:i})=>i!==void 0),m=Math.max(1,...c.map(({expected:i=0})=>Math.abs(i))),$=i=>I+t.indexOf(i)/Math.max(1,t.length-1)*(U-2*I),v=i=>I+(1-i)*(L-2*I),u=({player:i,win:r=0})=>o&&i===1?1-r:r,a=({player:i,expected:r=0})=>.5+(i===1?-r:r)/m*.5,p=o?[c]:n.map((i,r)=>c.filter(x=>x.player===r)),d=(i,r)=>i.map(x=>({x:$(x),y:v(r(x)),round:x.round}));function h(i){const r=i.currentTarget.getBoundingClientRect(),x=(i.clientX-r.left)/r.width,T=t[Math.round(x*(t.length-1))];T&&l(T)}const k=n[0]===A.you?null:n[0],b=o?z.chanceOf(k):z.everyonesChance;return e`
<figure class="graph">
<svg viewBox=${`0 0 ${U} ${L}`} role="img" aria-label=${b} onClick=${h}>
<line class="middle" x1="0" x2=${U} y1=${L/2} y2=${L/2} />
${s!==null&&t[s]&&e`
<line
class="current"
x1=${$(t[s])}
x2=${$(t[s])}
y1="0"
y2=${L}
/>
`}
${o&&e`<path class="points" d=${tt(d(c,a))} />`}
${p.map((i,r)=>e`
<path key=${r} class=${`chance seat-${r}`} d=${tt(d(i,u))} />
`)}
</svg>
<figcaption class="hint">${z.graphCaption(b,o?m:null)}</figcaption>
</figure>
`}function tt(t){return t.map(({x:n,y:s,round:l},o)=>`${o===0||t[o-1].round!==l?"M":"L"}${n.toFixed(1)} ${s.toFixed(1)}`).join(" ")}var{analysis:g}=await G("replay"),nt=3;function Mt(t){const{analysis:n,names:s,step:l,onStep:o,onPractice:c,startsAtOnce:m}=t,{turns:$,players:v,isDeep:u,isRunning:a,stoppedBy:p,problem:d,start:h,stop:k}=n;P(()=>{m&&h()},[]);const b=v.length>0&&!p,i=b&&u,r=$.findIndex(({event:S})=>S===l+1),x=S=>o(S.event-1),T=$.filter(S=>At(S)),w=T.find(({event:S})=>S>l+1)??T[0];return e`
<section class="panel analysis" aria-busy=${a}>
<div class="row">
<h2>${g.heading}</h2>
${a?e`<${O} text=${A.stopButton} onClick=${k} />`:!i&&e`
<${O}
text=${g.startButton(b,!!($.length||p))}
class=${$.length?"":"main"}
onClick=${h}
/>
`}
${w&&e`
<${O}
text=${g.nextMistakeButton(T.length)}
onClick=${()=>x(w)}
/>
`}
</div>
<p class="hint" role="status">
${Ot({count:$.length,isRunning:a,stoppedBy:p})}
</p>
<${J} text=${d} />
${$.length>0&&e`
<${Ct}
turns=${$}
names=${s}
current=${r<0?null:r}
onTurn=${x}
/>
${r>=0&&e`<${Et} ...${t} turn=${$[r]} />`}
<${Rt} ...${t} turns=${$} />
${v.length>0&&e`
<${Pt}
players=${v}
names=${s}
mistakes=${T.filter(_t)}
onPractice=${c}
/>
`}
`}
</section>
`}function Ot({count:t,isRunning:n,stoppedBy:s}){return n?g.runningText(t):s==="server"?g.timeoutText(t):s?g.stoppedText(t):t?"":g.about}var At=({grade:t})=>!!(t&&g.GRADES[t].sign),_t=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function Et({game:t,turn:n,names:s,steps:l,gameView:o,dictionary:c,tried:m,onTry:$}){const{player:v,action:u,loss:a=0,loss_win:p=0,luck:d,luck_win:h,grade:k}=n,{best:b=[],facts:i=[]}=n,r=l[n.event-2],x=y=>o.actionText(y,r?.observation),T=(y,C=x(y))=>e`
<${K} text=${C} word=${o.playedWord(y)} dictionary=${c} />
`,w=n.rank===1?[]:b.slice(0,n.rank?n.rank-1:nt),S=new URLSearchParams(r?o.solverQuery(r.observation,r.hands[v]):{});return e`
<div class="turn-details">
<p><strong>${T(u,g.turnText(s[v],x(u)))}</strong></p>
<p>
${k?g.gradeText({grade:k,loss:a,lossWin:p,isExact:!!n.exact}):n.unknown&&`${mt(n.unknown)}.`}
</p>
${i.length>0&&e`
<ul class="facts">
${i.map(({text:y})=>e`<li key=${y}>${Y(y)}</li>`)}
</ul>
`}
${w.length>0&&e`
<p class="hint">${g.betterActions}</p>
<ol>
${w.slice(0,nt).map(y=>e`
<li key=${JSON.stringify(y.action)}>
<strong>${T(y.action)}</strong>
${$&&e`
<${O}
text=${g.showOnBoardButton}
class="plain"
aria-pressed=${m===y.action}
onClick=${()=>$(m===y.action?null:y.action)}
/>
`}
<span class="hint"> ${Y(y.why)}</span>
</li>
`)}
</ol>
`}
${typeof d=="number"&&e`<p class="hint">${g.luckText(d,h??0)}</p>`}
${r&&e`<a href=${`#/solver/${t}?${S}`}>${g.solverLink}</a>`}
</div>
`}function Rt({turns:t,names:n,steps:s,gameView:l,step:o,onStep:c}){const m=Z(o),$=[];for(const u of t){const a=$.at(-1),p=a?.find(Boolean)?.round===u.round,d=a&&!a.slice(u.player).some(Boolean)&&p,h=d?a:[];d||$.push(h),h[u.player]=u}const v=u=>{if(!u)return"";const{event:a,player:p,action:d,grade:h,taken_back:k}=u,b=l.sheetText(d,s[a-2]?.observation),i=k?e`<s title=${g.takenBack}>${b}</s>`:b;return e`
<button
type="button"
class="plain"
aria-current=${a===o+1?"step":void 0}
onClick=${()=>c(a-1)}
>
<span class="move">
${i}${h&&g.GRADES[h].sign&&e` <b title=${g.GRADES[h].text}>${g.GRADES[h].sign}</b>`}
</span>
<span class="hint total">${Lt(s[a-1],p)}</span>
</button>
`};return e`
<div class="move-list events" ref=${m}>
<table>
<thead>
<tr><th scope="col"><span class="visually-hidden">${g.numberColumn}</span></th>${n.map((u,a)=>e`<th key=${a} scope="col">${u}</th>`)}</tr>
</thead>
<tbody>
${$.map((u,a)=>e`
<tr key=${a}><th scope="row" class="hint">${a+1}</th>${n.map((p,d)=>e`<td key=${d}>${v(u[d])}</td>`)}</tr>
`)}
</tbody>
</table>
</div>
`}function Lt(t,n){if(!t)return"";const{observation:s,hands:l}=t;return"hand_sizes"in s?A.cardCount(l[n].length):String(s.scores?.[n]??0)}function Pt({players:t,names:n,mistakes:s,onPractice:l}){return e`
<ul class="sums">
${t.map(({player:o,grades:c,loss:m,loss_win:$,luck:v,luck_win:u,mistake_index:a})=>{const p={loss:m,lossWin:$,luck:v,luckWin:u,index:a},d=s.filter(h=>h.player===o);return e`
<li key=${o}>
<strong>${n[o]}</strong>
${" "}${g.sumsText(p)}
<span class="hint">${" "}${g.gradesText(c)}</span>
${d.length>0&&e`
<${O}
text=${g.practiseButton(d.length,n[o]===A.you?null:n[o])}
onClick=${()=>l(d)}
/>
`}
</li>
`})}
</ul>
`}var{analysis:V}=await G("replay"),Dt="level5";function Wt({game:t,names:n,record:s,seat:l,events:o}){const[c,m]=E(Dt),{busy:$,problem:v,run:u}=St(),a=!s[0]?.startsWith("{");async function p(){const d=xt("name").trim(),h={kind:"person",...d&&{name:d}},{id:k,tokens:b}=await ht("table.new",{game:t,seats:n.map((i,r)=>r===l?h:{kind:"bot",bot:c}),...a?{record:s,events:o}:{record:s.slice(0,o+1)}});Tt(k,t,b[l]??""),yt(`table/${k}`)}return e`
<section class="panel play-on">
<h2>${V.playOnHeading}</h2>
<p class="hint">${V.playOnHint(n[l]===A.you?null:n[l],!a)}</p>
<div class="row">
<${ut}
label=${A.opponentLabel}
id="opponent"
value=${c}
options=${A.LEVELS.map(([d,h])=>[d,h])}
onChange=${m}
/>
<${O} text=${V.playOnButton} disabled=${$} onClick=${()=>u(p)} />
</div>
<${J} text=${v} />
</section>
`}var Gt=100,It=10,R=new Map,Ht=4,F={turns:[],players:[],isDeep:!1,isRunning:!1,stoppedBy:null,problem:null};function Nt(t,n){const s=W(()=>n.join(`
`),[n]),[l,o]=E(()=>R.get(s)??F),c=D(null),m=D(!1),$=D(0);function v(){m.current=!0,c.current?.stop()}P(()=>()=>{v(),c.current=null},[]);async function u(){const a=l.players.length>0&&!l.stoppedBy&&!$.current,p=Math.max(1,Gt>>$.current),d=a?{}:{quick:!0,...$.current&&{iterations:p}};let h=[];const k=i=>{c.current===b&&o({...F,isDeep:a,turns:h,...i})};m.current=!1;const b=$t.begin("analyse",{game:t,record:n,top:It,...d},i=>{i.of==="turn"&&(h=[...h,i]),k({isRunning:!0})});c.current=b,k({isRunning:!0});try{const{rows:i,stopped:r}=await b.answer,x=i;h=x.filter(({of:y})=>y==="turn");const T=r&&!m.current;T&&($.current+=1);const w=T?"server":r?"player":null,S=x.filter(({of:y})=>y==="player");if(k({players:S,stoppedBy:w}),r)return;R.delete(s),R.set(s,{...F,isDeep:a,turns:h,players:S}),R.size>Ht&&R.delete([...R.keys()][0])}catch(i){k({problem:ft(i)})}}return{...l,start:u,stop:v}}var{replay:M}=await G("replay");await bt();function Qt({id:t,seat:n,turn:s,server:l,replayed:o,rules:c,record:m,analyses:$}){const{game:v,steps:u}=o;wt(o.dictionary);const a=W(()=>vt(o.names.map((f,B)=>B===n?A.you:dt(f))),[]),[p,d]=E(Math.min(Math.max(s,1),u.length)-1),[h,k]=E(!1),[b,i]=E(null);P(()=>i(null),[p]);const[r,x]=E(null),T=Nt(v,m),w=pt[v],S=$||T.turns.length>0;P(()=>{if(!t)return;const f={analysis:S?"1":"",turn:p?String(p+1):""};kt(`replay/${t}`,f)},[p,S]),Bt("keydown",({key:f,target:B,altKey:at,ctrlKey:it,metaKey:lt})=>{const q=+(f==="ArrowRight")-+(f==="ArrowLeft");r||!q||at||it||lt||B.matches("input, select")||d(rt=>Math.min(Math.max(rt+q,0),u.length-1))});const y=W(()=>{const f=u.map(({event:B})=>B);return w.addDetails?.(f,c,null)??f},[]),C=y[p],et=Ut(p,C),{observation:_,hands:st}=u[b?p-1:p],X=u.slice(0,p+1).findLast(f=>f.event.event==="deal")?.event.bombs,H={seats:a.map(f=>({kind:"person",name:f})),seat:null,to_move:_.to_move??null,phase:_.phase??"turn",scores:_.scores??a.map(()=>0),observation:_};async function ot(f){const{Practice:B}=await import("./analysis-practice.js");x({mistakes:f,Practice:B})}const j=e`<h2 class="visually-hidden">${M.heading(gt(l,v),a)}</h2>`,{dictionary:N}=o,Q={game:v,names:a,steps:u,rules:c,step:p,dictionary:N};if(r){const{mistakes:f,Practice:B}=r;return e`
${j}
<${B} ...${Q} mistakes=${f} onEnd=${()=>x(null)} />
`}return e`
${j}
<${Ft} step=${p} last=${u.length-1} onStep=${d} />
<p class="current-event" role="status">
<${K}
text=${w.eventText(C,a)??Vt(C,w,a)}
word=${C.action&&w.playedWord(C.action)}
dictionary=${N}
/>
</p>
<${ct} view=${H} names=${a} />
<div class="table ${v}">
<div class="table-main">
${w.RoundScores&&C.event==="round end"&&e`
<section class="panel ending">
<${w.RoundScores} end=${C} names=${a} seat=${null} rules=${c} />
</section>
`}
<${w.Position}
observation=${_}
rules=${c}
action=${C.action}
tried=${b}
bombs=${h?X:void 0}
dictionary=${N}
changes=${et}
/>
${X&&e`
<div class="row">
<${O}
text=${M.bombsButton}
class="toggle"
aria-pressed=${h}
onClick=${()=>k(!h)}
/>
</div>
`}
<ul class="hands" data-with-board>
${st.map((f,B)=>e`
<li key=${B}>
<strong>${a[B]}</strong>
${f?e`<${w.StaticHand} hand=${f} rules=${c} label=${f} />`:e`<span class="hint">${M.emptyHand}</span>`}
</li>
`)}
</ul>
</div>
<aside class="table-side">
<${Mt}
...${Q}
analysis=${T}
gameView=${w}
startsAtOnce=${$&&!T.turns.length}
tried=${b}
onTry=${"hand_sizes"in _?null:i}
onStep=${d}
onPractice=${ot}
/>
${H.to_move!==null&&e`
<${Wt} ...${Q} record=${m} seat=${H.to_move} events=${p+1} />
`}
<${Xt}
sentences=${y.map(f=>w.eventText(f,a))}
step=${p}
onStep=${d}
/>
</aside>
</div>
`}var zt=300;function Ut(t,n){const s=D({step:t,time:performance.now()});return W(()=>{const{step:l,time:o}=s.current;return s.current={step:t,time:performance.now()},s.current.time-o>zt&&t===l+1?[{number:t,events:[n]}]:[]},[t])}var Vt=({action:t,player:n},s,l)=>t?s.pastActionText(t,l[n]):M.tilesDealt;function Ft({step:t,last:n,onStep:s}){const l=(o,c,m)=>e`
<${O}
text=${c}
aria-label=${o}
disabled=${m<0||m>n||m===t}
onClick=${()=>s(m)}
/>
`;return e`
<div class="row stepper">
${l(M.firstButton,"|◀",0)} ${l(M.previousButton,"◀",t-1)}
<input
type="range"
min="0"
max=${n}
value=${t}
aria-label=${M.stepLabel}
aria-valuetext=${M.stepText(t+1,n+1)}
onInput=${({target:o})=>s(Number(o.value))}
/>
${l(M.nextButton,"▶",t+1)} ${l(M.lastButton,"▶|",n)}
<span class="hint">${t+1} / ${n+1}</span>
</div>
`}function Xt({sentences:t,step:n,onStep:s}){const l=Z(n);return e`
<section class="panel log">
<h2>${A.gameLog}</h2>
<ol ref=${l} class="events">
${t.map((o,c)=>o&&e`
<li key=${c}>
<${O}
text=${o}
class="plain"
aria-current=${c===n?"step":void 0}
onClick=${()=>s(c)}
/>
</li>
`)}
</ol>
</section>
`}export{Qt as Replayed};

import{Players as dt,Tabs as ht,connection as K}from"./websocket.js";import{Button as _,Choice as mt,G as R,GAME_VIEWS as gt,J as D,Problem as Y,Q as W,WithWord as Z,Y as G,botTitle as yt,call as vt,capitalized as ft,common as M,distinct as bt,errorText as xt,fe as e,gameTitle as kt,go as wt,loadGameTexts as Tt,loadSetting as St,loadTexts as I,replaceQuery as Bt,sent as tt,speak as Ct,storeSeat as Mt,useAction as Ot,useCurrentInView as nt,useWindowEvent as _t}from"./lexicon-play.js";var{analysis:z}=await I("replay"),U=320,P=120,H=6;function At({turns:t,names:n,current:s,onTurn:i}){const a=n.length===2,$=t.filter(({win:r})=>r!==void 0),d=Math.max(1,...$.map(({expected:r=0})=>Math.abs(r))),p=r=>H+t.indexOf(r)/Math.max(1,t.length-1)*(U-2*H),g=r=>H+(1-r)*(P-2*H),u=({player:r,win:l=0})=>a&&r===1?1-l:l,o=({player:r,expected:l=0})=>.5+(r===1?-l:l)/d*.5,c=a?[$]:n.map((r,l)=>$.filter(v=>v.player===l)),h=(r,l)=>r.map(v=>({x:p(v),y:g(l(v)),round:v.round}));function m(r){const l=r.currentTarget.getBoundingClientRect(),v=(r.clientX-l.left)/l.width,T=t[Math.round(v*(t.length-1))];T&&i(T)}const x=n[0]===M.you?null:n[0],y=a?z.chanceOf(x):z.everyonesChance;return e`
<figure class="graph">
<svg viewBox=${`0 0 ${U} ${P}`} role="img" aria-label=${y} onClick=${m}>
<line class="middle" x1="0" x2=${U} y1=${P/2} y2=${P/2} />
${s!==null&&t[s]&&e`
<line
class="current"
x1=${p(t[s])}
x2=${p(t[s])}
y1="0"
y2=${P}
/>
`}
${a&&e`<path class="points" d=${et(h($,o))} />`}
${c.map((r,l)=>e`
<path key=${l} class=${`chance seat-${l}`} d=${et(h(r,u))} />
`)}
</svg>
<figcaption class="hint">${z.graphCaption(y,a?d:null)}</figcaption>
</figure>
`}function et(t){return t.map(({x:n,y:s,round:i},a)=>`${a===0||t[a-1].round!==i?"M":"L"}${n.toFixed(1)} ${s.toFixed(1)}`).join(" ")}var{analysis:f}=await I("replay"),st=3;function Rt(t){const{analysis:n,names:s,step:i,onStep:a,onPractice:$,startsAtOnce:d}=t,{turns:p,players:g,isDeep:u,isRunning:o,stoppedBy:c,problem:h,start:m,stop:x}=n;D(()=>{d&&m()},[]);const y=g.length>0&&!c,r=y&&u,l=p.findIndex(({event:S})=>S===i+1),v=S=>a(S.event-1),T=p.filter(S=>Lt(S)),k=T.find(({event:S})=>S>i+1)??T[0];return e`
<section class="panel analysis" aria-busy=${o}>
<div class="row">
<h2>${f.heading}</h2>
${o?e`<${_} text=${M.stopButton} onClick=${x} />`:!r&&e`
<${_}
text=${f.startButton(y,!!(p.length||c))}
class=${p.length?"":"main"}
onClick=${m}
/>
`}
${k&&e`
<${_}
text=${f.nextMistakeButton(T.length)}
onClick=${()=>v(k)}
/>
`}
</div>
<p class="hint" role="status">
${Et({count:p.length,isRunning:o,stoppedBy:c})}
</p>
<${Y} text=${h} />
${p.length>0&&e`
<${At}
turns=${p}
names=${s}
current=${l<0?null:l}
onTurn=${v}
/>
${l>=0&&e`<${Dt} ...${t} turn=${p[l]} />`}
<${Wt} ...${t} turns=${p} />
${g.length>0&&e`
<${It}
players=${g}
hasStrength=${t.gameView.hasStrength}
names=${s}
mistakes=${T.filter(Pt)}
onPractice=${$}
/>
`}
`}
</section>
`}function Et({count:t,isRunning:n,stoppedBy:s}){return n?f.runningText(t):s==="server"?f.timeoutText(t):s?f.stoppedText(t):t?"":f.about}var Lt=({grade:t})=>!!(t&&f.GRADES[t].sign),Pt=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function Dt({game:t,turn:n,names:s,steps:i,gameView:a,dictionary:$,tried:d,onTry:p}){const{player:g,action:u,loss:o=0,loss_win:c=0,luck:h,luck_win:m,grade:x}=n,{best:y=[],facts:r=[]}=n,l=i[n.event-2],v=w=>a.actionText(w,l?.observation),T=(w,B=v(w))=>e`
<${Z} text=${B} word=${a.playedWord(w)} dictionary=${$} />
`,k=n.rank===1?[]:y.slice(0,n.rank?n.rank-1:st),S=new URLSearchParams(l?a.solverQuery(l.observation,l.hands[g]):{});return e`
<div class="turn-details">
<p><strong>${T(u,f.turnText(s[g],v(u)))}</strong></p>
<p>
${x?f.gradeText({grade:x,loss:o,lossWin:c,isExact:!!n.exact}):n.unknown&&`${ft(n.unknown)}.`}
</p>
${r.length>0&&e`
<ul class="facts">
${r.map(({text:w})=>e`<li key=${w}>${tt(w)}</li>`)}
</ul>
`}
${k.length>0&&e`
<p class="hint">${f.betterActions}</p>
<ol>
${k.slice(0,st).map(w=>e`
<li key=${JSON.stringify(w.action)}>
<strong>${T(w.action)}</strong>
${p&&e`
<${_}
text=${f.showOnBoardButton}
class="plain"
aria-pressed=${d===w.action}
onClick=${()=>p(d===w.action?null:w.action)}
/>
`}
<span class="hint"> ${tt(w.why)}</span>
</li>
`)}
</ol>
`}
${typeof h=="number"&&e`<p class="hint">${f.luckText(h,m??0)}</p>`}
${l&&e`<a href=${`#/solver/${t}?${S}`}>${f.solverLink}</a>`}
</div>
`}function Wt({turns:t,names:n,steps:s,gameView:i,step:a,onStep:$}){const d=nt(a),p=[];for(const u of t){const o=p.at(-1),c=o?.find(Boolean)?.round===u.round,h=o&&!o.slice(u.player).some(Boolean)&&c,m=h?o:[];h||p.push(m),m[u.player]=u}const g=u=>{if(!u)return"";const{event:o,player:c,action:h,grade:m,taken_back:x}=u,y=i.sheetText(h,s[o-2]?.observation),r=x?e`<s title=${f.takenBack}>${y}</s>`:y;return e`
<button
type="button"
class="plain"
aria-current=${o===a+1?"step":void 0}
onClick=${()=>$(o-1)}
>
<span class="move">
${r}${m&&f.GRADES[m].sign&&e` <b title=${f.GRADES[m].text}>${f.GRADES[m].sign}</b>`}
</span>
<span class="hint total">${Gt(s[o-1],c)}</span>
</button>
`};return e`
<div class="move-list events" ref=${d}>
<table>
<thead>
<tr><th scope="col"><span class="visually-hidden">${f.numberColumn}</span></th>${n.map((u,o)=>e`<th key=${o} scope="col">${u}</th>`)}</tr>
</thead>
<tbody>
${p.map((u,o)=>e`
<tr key=${o}><th scope="row" class="hint">${o+1}</th>${n.map((c,h)=>e`<td key=${h}>${g(u[h])}</td>`)}</tr>
`)}
</tbody>
</table>
</div>
`}function Gt(t,n){if(!t)return"";const{observation:s,hands:i}=t;return"hand_sizes"in s?M.cardCount(i[n].length):String(s.scores?.[n]??0)}function It({players:t,hasStrength:n,names:s,mistakes:i,onPractice:a}){return e`
<ul class="sums">
${t.map($=>{const{player:d,grades:p,loss:g,loss_win:u,luck:o,luck_win:c,mistake_index:h,strength:m}=$,x={loss:g,lossWin:u,luck:o,luckWin:c,index:h},y=i.filter(r=>r.player===d);return e`
<li key=${d}>
<strong>${s[d]}</strong>
${" "}${f.sumsText(x)}
${m&&` ${f.strengthText(m)}`}
<span class="hint">${" "}${f.gradesText(p)}</span>
${y.length>0&&e`
<${_}
text=${f.practiseButton(y.length,s[d]===M.you?null:s[d])}
onClick=${()=>a(y)}
/>
`}
</li>
`})}
</ul>
${n&&e`<p class="hint">${t.some(({strength:$})=>$)?f.strengthHint:f.noStrengthHint}</p>`}
`}var{analysis:F}=await I("replay"),Ht="level5";function Nt({game:t,names:n,record:s,seat:i,events:a}){const[$,d]=R(Ht),{busy:p,problem:g,run:u}=Ot(),o=!s[0]?.startsWith("{");async function c(){const h=St("name").trim(),m={kind:"person",...h&&{name:h}},{id:x,tokens:y}=await vt("table.new",{game:t,seats:n.map((r,l)=>l===i?m:{kind:"bot",bot:$}),...o?{record:s,events:a}:{record:s.slice(0,a+1)}});Mt(x,t,y[i]??""),wt(`table/${x}`)}return e`
<section class="panel play-on">
<h2>${F.playOnHeading}</h2>
<p class="hint">${F.playOnHint(n[i]===M.you?null:n[i],!o)}</p>
<div class="row">
<${mt}
label=${M.opponentLabel}
id="opponent"
value=${$}
options=${M.LEVELS.map(([h,m])=>[h,m])}
onChange=${d}
/>
<${_} text=${F.playOnButton} disabled=${p} onClick=${()=>u(c)} />
</div>
<${Y} text=${g} />
</section>
`}var Qt=100,at=10,E=new Map,Vt=4,X={turns:[],players:[],isDeep:!1,isRunning:!1,stoppedBy:null,problem:null};function zt(t,n,s){const i=G(()=>n.join(`
`),[n]),[a,$]=R(()=>E.get(i)??X),d=W(null),p=W(!1),g=W(0);function u(){p.current=!0,d.current?.stop()}D(()=>()=>{u(),d.current=null},[]);async function o(){const c=a.players.length>0&&!a.stoppedBy&&!g.current,h=Math.max(1,Qt>>g.current),m=c?{}:{quick:!0,...g.current&&{iterations:h}};let x=[];const y=v=>{d.current===l&&$({...X,isDeep:c,turns:x,...v})};p.current=!1;const r=v=>{v.of==="turn"&&(x=[...x,v]),y({isRunning:!0})},l=s?K.begin("table.analyse",{id:s,top:at,...m},r):K.begin("analyse",{game:t,record:n,top:at,...m},r);d.current=l,y({isRunning:!0});try{const{rows:v,stopped:T}=await l.answer,k=v;x=k.filter(({of:L})=>L==="turn");const S=T&&!p.current;S&&(g.current+=1);const w=S?"server":T?"player":null,B=k.filter(({of:L})=>L==="player");if(y({players:B,stoppedBy:w}),T)return;E.delete(i),E.set(i,{...X,isDeep:c,turns:x,players:B}),E.size>Vt&&E.delete([...E.keys()][0])}catch(v){y({problem:xt(v)})}}return{...a,start:o,stop:u}}var{analysis:ot,replay:O}=await I("replay");await Tt();function Ut({id:t,seat:n,turn:s,server:i,replayed:a,rules:$,record:d,analyses:p}){const{game:g,steps:u}=a;Ct(a.dictionary);const o=G(()=>bt(a.names.map((b,C)=>C===n?M.you:yt(b))),[]),[c,h]=R(Math.min(Math.max(s,1),u.length)-1),[m,x]=R(!1),[y,r]=R(null);D(()=>r(null),[c]);const[l,v]=R(null),T=zt(g,d,t),k=gt[g],S=p||T.turns.length>0;D(()=>{if(!t)return;const b={analysis:S?"1":"",turn:c?String(c+1):""};Bt(`replay/${t}`,b)},[c,S]),_t("keydown",({key:b,target:C,altKey:ct,ctrlKey:$t,metaKey:ut})=>{const J=+(b==="ArrowRight")-+(b==="ArrowLeft");l||!J||ct||$t||ut||C.matches("input, select")||h(pt=>Math.min(Math.max(pt+J,0),u.length-1))});const w=G(()=>{const b=u.map(({event:C})=>C);return k.addDetails?.(b,$,null)??b},[]),B=w[c],L=Xt(c,B),{observation:A,hands:it}=u[y?c-1:c],j=u.slice(0,c+1).findLast(b=>b.event.event==="deal")?.event.bombs,N={seats:o.map(b=>({kind:"person",name:b})),seat:null,to_move:A.to_move??null,phase:A.phase??"turn",scores:A.scores??o.map(()=>0),observation:A};async function lt(b){const{Practice:C}=await import("./analysis-practice.js");v({mistakes:b,Practice:C})}const q=e`<h2 class="visually-hidden">${O.heading(kt(i,g),o)}</h2>`,{dictionary:Q}=a,V={game:g,names:o,steps:u,rules:$,step:c,dictionary:Q};if(l){const{mistakes:b,Practice:C}=l;return e`
${q}
<${C} ...${V} mistakes=${b} onEnd=${()=>v(null)} />
`}const rt=[{id:"analysis",title:ot.heading,panel:e`
<${Rt}
...${V}
analysis=${T}
gameView=${k}
startsAtOnce=${p&&!T.turns.length}
tried=${y}
onTry=${"hand_sizes"in A?null:r}
onStep=${h}
onPractice=${lt}
/>
`},...N.to_move===null?[]:[{id:"play-on",title:ot.playOnButton,panel:e`
<${Nt} ...${V} record=${d} seat=${N.to_move} events=${c+1} />
`}],{id:"log",title:M.gameLog,panel:e`
<${Jt}
sentences=${w.map(b=>k.eventText(b,o))}
step=${c}
onStep=${h}
/>
`}];return e`
${q}
<${qt} step=${c} last=${u.length-1} onStep=${h} />
<p class="current-event" role="status">
<${Z}
text=${k.eventText(B,o)??jt(B,k,o)}
word=${B.action&&k.playedWord(B.action)}
dictionary=${Q}
/>
</p>
<${dt} view=${N} names=${o} />
<div class="table ${g}">
<div class="table-main">
${k.RoundScores&&B.event==="round end"&&e`
<section class="panel ending">
<${k.RoundScores} end=${B} names=${o} seat=${null} rules=${$} />
</section>
`}
<${k.Position}
observation=${A}
rules=${$}
action=${B.action}
tried=${y}
bombs=${m?j:void 0}
dictionary=${Q}
changes=${L}
/>
${j&&e`
<div class="row">
<${_}
text=${O.bombsButton}
class="toggle"
aria-pressed=${m}
onClick=${()=>x(!m)}
/>
</div>
`}
<ul class="hands" data-with-board>
${it.map((b,C)=>e`
<li key=${C}>
<strong>${o[C]}</strong>
${b?e`<${k.StaticHand} hand=${b} rules=${$} label=${b} />`:e`<span class="hint">${O.emptyHand}</span>`}
</li>
`)}
</ul>
</div>
<aside class="table-side">
<${ht} tabs=${rt} start="analysis" />
</aside>
</div>
`}var Ft=300;function Xt(t,n){const s=W({step:t,time:performance.now()});return G(()=>{const{step:i,time:a}=s.current;return s.current={step:t,time:performance.now()},s.current.time-a>Ft&&t===i+1?[{number:t,events:[n]}]:[]},[t])}var jt=({action:t,player:n},s,i)=>t?s.pastActionText(t,i[n]):O.tilesDealt;function qt({step:t,last:n,onStep:s}){const i=(a,$,d)=>e`
<${_}
text=${$}
aria-label=${a}
disabled=${d<0||d>n||d===t}
onClick=${()=>s(d)}
/>
`;return e`
<div class="row stepper">
${i(O.firstButton,"|◀",0)} ${i(O.previousButton,"◀",t-1)}
<input
type="range"
min="0"
max=${n}
value=${t}
aria-label=${O.stepLabel}
aria-valuetext=${O.stepText(t+1,n+1)}
onInput=${({target:a})=>s(Number(a.value))}
/>
${i(O.nextButton,"▶",t+1)} ${i(O.lastButton,"▶|",n)}
<span class="hint">${t+1} / ${n+1}</span>
</div>
`}function Jt({sentences:t,step:n,onStep:s}){const i=nt(n);return e`
<section class="panel log">
<h2>${M.gameLog}</h2>
<ol ref=${i} class="events">
${t.map((a,$)=>a&&e`
<li key=${$}>
<${_}
text=${a}
class="plain"
aria-current=${$===n?"step":void 0}
onClick=${()=>s($)}
/>
</li>
`)}
</ol>
</section>
`}export{Ut as Replayed};

import{Players as ot,connection as rt}from"./websocket.js";import{Button as T,Choice as it,G as M,GAME_VIEWS as ct,J as _,LEVELS as lt,Problem as U,Q as A,WithWord as V,Y as W,botTitle as $t,call as ut,capitalized as j,cardCount as pt,counted as L,distinct as dt,errorText as ht,fe as o,gameLog as vt,gameTitle as mt,go as ft,listed as gt,loadSetting as bt,opponentLabel as yt,percentPoints as xt,replaceQuery as wt,sent as kt,signed as St,speak as Tt,stopButton as Bt,storeSeat as Ct,useAction as Mt,useCurrentInView as z,useWindowEvent as Ot}from"./texts.js";var Lt="Analysis",Pt="Analyse the game",J="Analyse again",_t="Compares each turn with the best alternatives: what it cost, and how lucky the draw was.",At=t=>`${L(t,"turn")} analysed …`,Et=t=>`Stopped after ${L(t,"turn")}.`,Rt=t=>`The server ended the analysis after ${L(t,"turn")}. “${J}” gives each turn less time.`,Nt=t=>`${L(t,"turn")} to improve: show the next`,O={best:{text:"best",many:"best turns",sign:""},good:{text:"good",many:"good turns",sign:""},inaccuracy:{text:"inaccuracy",many:"inaccuracies",sign:"?!"},mistake:{text:"mistake",many:"mistakes",sign:"?"},blunder:{text:"blunder",many:"blunders",sign:"??"}},D=(t,n)=>`${St(t.toFixed(1))} points, ${xt(n)}`;function It({grade:t,loss:n,lossWin:e,isExact:r}){const a=t==="best"?"":`: ${D(-n,-e)} win chance`;return`${j(O[t].text)}${a}${r?" (exact)":""}.`}var Wt="Turn",Dt="a phony, which came off",Ft=(t,n)=>`${t}: ${n}`,Ht="Better:",Gt="Show",Qt=(t,n)=>`Luck before this turn: ${D(t,n)} win chance.`,Ut="Open in the solver",Vt=({loss:t,lossWin:n,luck:e,luckWin:r})=>`lost ${t.toFixed(1)} points and ${Math.round(100*n)}% win chance in total; luck: ${D(e,r)}.`,jt=t=>gt(Object.entries(O).flatMap(([n,{text:e,many:r,sign:a}])=>{const $=a?e:`${e} turn`;return t[n]?`${t[n]} ${t[n]===1?$:r}`:[]})),zt=(t,n)=>`Practise ${L(t,"turn")} of ${n}`,Jt=t=>t===null?"Everyone’s chance to win":`${t}’s chance to win`;function Xt(t,n){const e=`; dashed: points ahead at the end, −${n?.toFixed(0)} to +${n?.toFixed(0)}`;return`${t}, 0 to 100%${n===null?"":e}`}var Yt="Play on from here",qt=(t,n)=>`You take over from ${t}. ${n?"The draws are the same as in this game.":"Tiles missing from the file are drawn at random."}`,Kt="Play on",F=320,P=120,E=6;function Zt({turns:t,names:n,current:e,onTurn:r}){const a=n.length===2,$=t.filter(({win:i})=>i!==void 0),v=Math.max(1,...$.map(({expected:i=0})=>Math.abs(i))),u=i=>E+t.indexOf(i)/Math.max(1,t.length-1)*(F-2*E),h=i=>E+(1-i)*(P-2*E),c=({player:i,win:l=0})=>a&&i===1?1-l:l,s=({player:i,expected:l=0})=>.5+(i===1?-l:l)/v*.5,d=a?[$]:n.map((i,l)=>$.filter(b=>b.player===l)),p=(i,l)=>i.map(b=>({x:u(b),y:h(l(b)),round:b.round}));function g(i){const l=i.currentTarget.getBoundingClientRect(),b=(i.clientX-l.left)/l.width,y=t[Math.round(b*(t.length-1))];y&&r(y)}const m=Jt(a?n[0]:null);return o`
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
${a&&o`<path class="points" d=${X(p($,s))} />`}
${d.map((i,l)=>o`
<path key=${l} class=${`chance seat-${l}`} d=${X(p(i,c))} />
`)}
</svg>
<figcaption class="hint">${Xt(m,a?v:null)}</figcaption>
</figure>
`}function X(t){return t.map(({x:n,y:e,round:r},a)=>`${a===0||t[a-1].round!==r?"M":"L"}${n.toFixed(1)} ${e.toFixed(1)}`).join(" ")}var Y=3;function tn(t){const{analysis:n,names:e,step:r,onStep:a,onPractice:$,startsAtOnce:v}=t,{turns:u,players:h,isRunning:c,stoppedBy:s,problem:d,start:p,stop:g}=n;_(()=>{v&&p()},[]);const m=u.findIndex(({event:y})=>y===r+1),i=y=>a(y.event-1),l=u.filter(y=>en(y)),b=l.find(({event:y})=>y>r+1)??l[0];return o`
<section class="panel analysis" aria-busy=${c}>
<div class="row">
<h2>${Lt}</h2>
${c?o`<${T} text=${Bt} onClick=${g} />`:o`
<${T}
text=${u.length||s?J:Pt}
class=${u.length?"":"main"}
onClick=${p}
/>
`}
${b&&o`
<${T}
text=${Nt(l.length)}
onClick=${()=>i(b)}
/>
`}
</div>
<p class="hint" role="status">
${nn({count:u.length,isRunning:c,stoppedBy:s})}
</p>
<${U} text=${d} />
${u.length>0&&o`
<${Zt}
turns=${u}
names=${e}
current=${m<0?null:m}
onTurn=${i}
/>
${m>=0&&o`<${an} ...${t} turn=${u[m]} />`}
<${on} ...${t} turns=${u} />
${h.length>0&&o`
<${cn}
players=${h}
names=${e}
mistakes=${l.filter(sn)}
onPractice=${$}
/>
`}
`}
</section>
`}function nn({count:t,isRunning:n,stoppedBy:e}){return n?At(t):e==="server"?Rt(t):e?Et(t):t?"":_t}var en=({grade:t})=>!!(t&&O[t].sign),sn=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function an({game:t,turn:n,names:e,steps:r,gameView:a,dictionary:$,tried:v,onTry:u}){const{player:h,action:c,loss:s=0,loss_win:d=0,luck:p,luck_win:g,grade:m,best:i=[]}=n,l=r[n.event-2],b=w=>a.actionText(w,l?.observation),y=(w,k=b(w))=>o`
<${V} text=${k} word=${a.playedWord(w)} dictionary=${$} />
`,B=n.rank===1?[]:i.slice(0,n.rank?n.rank-1:Y),x=new URLSearchParams(l?a.solverQuery(l.observation,l.hands[h]):{});return o`
<div class="turn-details">
<p><strong>${y(c,Ft(e[h],b(c)))}</strong></p>
<p>
${m?It({grade:m,loss:s,lossWin:d,isExact:!!n.exact}):n.unknown&&`${j(n.unknown)}.`}
</p>
${B.length>0&&o`
<p class="hint">${Ht}</p>
<ol>
${B.slice(0,Y).map(w=>o`
<li key=${JSON.stringify(w.action)}>
<strong>${y(w.action)}</strong>
${u&&o`
<${T}
text=${Gt}
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
${typeof p=="number"&&o`<p class="hint">${Qt(p,g??0)}</p>`}
${l&&o`<a href=${`#/solver/${t}?${x}`}>${Ut}</a>`}
</div>
`}function on({turns:t,names:n,steps:e,gameView:r,step:a,onStep:$}){const v=z(a),u=[];for(const c of t){const s=u.at(-1),d=s?.find(Boolean)?.round===c.round,p=s&&!s.slice(c.player).some(Boolean)&&d,g=p?s:[];p||u.push(g),g[c.player]=c}const h=c=>{if(!c)return"";const{event:s,player:d,action:p,grade:g}=c,m=r.sheetText(p,e[s-2]?.observation),i=e[s]?.event.right?o`<s title=${Dt}>${m}</s>`:m;return o`
<button
type="button"
class="plain"
aria-current=${s===a+1?"step":void 0}
onClick=${()=>$(s-1)}
>
<span class="move">
${i}${g&&O[g].sign&&o` <b title=${O[g].text}>${O[g].sign}</b>`}
</span>
<span class="hint total">${rn(e[s-1],d)}</span>
</button>
`};return o`
<div class="move-list events" ref=${v}>
<table>
<thead>
<tr><th scope="col"><span class="visually-hidden">${Wt}</span></th>${n.map((c,s)=>o`<th key=${s} scope="col">${c}</th>`)}</tr>
</thead>
<tbody>
${u.map((c,s)=>o`
<tr key=${s}><th scope="row" class="hint">${s+1}</th>${n.map((d,p)=>o`<td key=${p}>${h(c[p])}</td>`)}</tr>
`)}
</tbody>
</table>
</div>
`}function rn(t,n){if(!t)return"";const{observation:e,hands:r}=t;return"hand_sizes"in e?pt(r[n].length):String(e.scores?.[n]??0)}function cn({players:t,names:n,mistakes:e,onPractice:r}){return o`
<ul class="sums">
${t.map(({player:a,grades:$,loss:v,loss_win:u,luck:h,luck_win:c})=>{const s={loss:v,lossWin:u,luck:h,luckWin:c},d=e.filter(p=>p.player===a);return o`
<li key=${a}>
<strong>${n[a]}</strong>
${" "}${Vt(s)}
<span class="hint">${" "}${jt($)}</span>
${d.length>0&&o`
<${T}
text=${zt(d.length,n[a])}
onClick=${()=>r(d)}
/>
`}
</li>
`})}
</ul>
`}var ln="level5";function $n({game:t,names:n,record:e,seat:r,events:a}){const[$,v]=M(ln),{busy:u,problem:h,run:c}=Mt(),s=!e[0]?.startsWith("{");async function d(){const p=bt("name").trim(),g={kind:"person",...p&&{name:p}},{id:m,tokens:i}=await ut("table.new",{game:t,seats:n.map((l,b)=>b===r?g:{kind:"bot",bot:$}),...s?{record:e,events:a}:{record:e.slice(0,a+1)}});Ct(m,t,i[r]??""),ft(`table/${m}`)}return o`
<section class="panel play-on">
<h2>${Yt}</h2>
<p class="hint">${qt(n[r],!s)}</p>
<div class="row">
<${it}
label=${yt}
id="opponent"
value=${$}
options=${lt.map(([p,g])=>[p,g])}
onChange=${v}
/>
<${T} text=${Kt} disabled=${u} onClick=${()=>c(d)} />
</div>
<${U} text=${h} />
</section>
`}var un={iterations:1e3,top:10},pn=.3,dn=.001,hn=7,q={turns:[],players:[],isRunning:!1,stoppedBy:null,problem:null};function vn(t,n,e){const[r,a]=M(q),$=A(null),v=A(!1),u=A(0);function h(){v.current=!0,$.current?.stop()}_(()=>()=>{h(),$.current=null},[]);async function c(){let s=[];const d=i=>{$.current===m&&a({...q,turns:s,...i})};v.current=!1;const p=Math.min(pn,hn/Math.max(e,1))/2**u.current,g=Math.max(p,dn),m=rt.begin("analyse",{game:t,record:n,seconds:g,...un},i=>{i.of==="turn"&&(s=[...s,i]),d({isRunning:!0})});$.current=m,d({isRunning:!0});try{const{rows:i,stopped:l}=await m.answer,b=i;s=b.filter(({of:x})=>x==="turn");const y=l&&!v.current;y&&(u.current+=1);const B=y?"server":l?"player":null;d({players:b.filter(({of:x})=>x==="player"),stoppedBy:B})}catch(i){d({problem:ht(i)})}}return{...r,start:c,stop:h}}var mn=(t,n)=>`${t}: ${n.join(", ")}`,fn="The tiles are dealt.",gn="Show the bombs",bn="nothing left",yn="First",xn="Previous",wn="Next",kn="Last",Sn="Step",Tn=(t,n)=>`${t} of ${n}`;function Bn({server:t,replayed:n,rules:e,record:r,analyses:a,id:$,first:v}){const{game:u,steps:h}=n;Tt(n.dictionary);const c=W(()=>dt(n.names.map($t)),[]),[s,d]=M(()=>Math.min(Math.max(v,0),h.length-1));_(()=>{$&&wt(`replay/${$}`,{analysis:a?"1":"",step:`${s+1}`})},[s]);const[p,g]=M(!1),[m,i]=M(null);_(()=>i(null),[s]);const[l,b]=M(null),y=h.filter(({event:f})=>f.action&&f.action.action!=="accept"),B=vn(u,r,y.length),x=ct[u];Ot("keydown",({key:f,target:S,altKey:nt,ctrlKey:et,metaKey:st})=>{const Q=+(f==="ArrowRight")-+(f==="ArrowLeft");l||!Q||nt||et||st||S.matches("input, select")||d(at=>Math.min(Math.max(at+Q,0),h.length-1))});const w=W(()=>{const f=h.map(({event:S})=>S);return x.addDetails?.(f,e,null)??f},[]),k=w[s],K=Mn(s,k),{observation:C,hands:Z}=h[m?s-1:s],H=h.slice(0,s+1).findLast(f=>f.event.event==="deal")?.event.bombs,R={seats:c.map(f=>({kind:"person",name:f})),seat:null,to_move:C.to_move??null,phase:C.phase??"turn",scores:C.scores??c.map(()=>0),observation:C};async function tt(f){const{Practice:S}=await import("./analysis-practice.js");b({mistakes:f,Practice:S})}const G=o`<h2 class="visually-hidden">${mn(mt(t,u),c)}</h2>`,{dictionary:N}=n,I={game:u,names:c,steps:h,rules:e,step:s,dictionary:N};if(l){const{mistakes:f,Practice:S}=l;return o`
${G}
<${S} ...${I} mistakes=${f} onEnd=${()=>b(null)} />
`}return o`
${G}
<${Ln} step=${s} last=${h.length-1} onStep=${d} />
<p class="current-event" role="status">
<${V}
text=${x.eventText(k,c)??On(k,x,c)}
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
bombs=${p?H:void 0}
dictionary=${N}
changes=${K}
/>
${H&&o`
<div class="row">
<${T}
text=${gn}
class="toggle"
aria-pressed=${p}
onClick=${()=>g(!p)}
/>
</div>
`}
<ul class="hands" data-with-board>
${Z.map((f,S)=>o`
<li key=${S}>
<strong>${c[S]}</strong>
${f?o`<${x.StaticHand} hand=${f} rules=${e} label=${f} />`:o`<span class="hint">${bn}</span>`}
</li>
`)}
</ul>
</div>
<aside class="table-side">
<${tn}
...${I}
analysis=${B}
gameView=${x}
startsAtOnce=${a&&!B.turns.length}
tried=${m}
onTry=${"hand_sizes"in C?null:i}
onStep=${d}
onPractice=${tt}
/>
${R.to_move!==null&&o`
<${$n} ...${I} record=${r} seat=${R.to_move} events=${s+1} />
`}
<${Pn}
sentences=${w.map(f=>x.eventText(f,c))}
step=${s}
onStep=${d}
/>
</aside>
</div>
`}var Cn=300;function Mn(t,n){const e=A({step:t,time:performance.now()});return W(()=>{const{step:r,time:a}=e.current;return e.current={step:t,time:performance.now()},e.current.time-a>Cn&&t===r+1?[{number:t,events:[n]}]:[]},[t])}var On=({action:t,player:n},e,r)=>t?e.pastActionText(t,r[n]):fn;function Ln({step:t,last:n,onStep:e}){const r=(a,$,v)=>o`
<${T}
text=${$}
aria-label=${a}
disabled=${v<0||v>n||v===t}
onClick=${()=>e(v)}
/>
`;return o`
<div class="row stepper">
${r(yn,"|◀",0)} ${r(xn,"◀",t-1)}
<input
type="range"
min="0"
max=${n}
value=${t}
aria-label=${Sn}
aria-valuetext=${Tn(t+1,n+1)}
onInput=${({target:a})=>e(Number(a.value))}
/>
${r(wn,"▶",t+1)} ${r(kn,"▶|",n)}
<span class="hint">${t+1} / ${n+1}</span>
</div>
`}function Pn({sentences:t,step:n,onStep:e}){const r=z(n);return o`
<section class="panel log">
<h2>${vt}</h2>
<ol ref=${r} class="events">
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
`}export{Bn as Replayed};

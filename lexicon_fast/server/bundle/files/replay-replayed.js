import{Players as ut,connection as X}from"./websocket.js";import{Button as C,Choice as pt,G as P,GAME_VIEWS as dt,J as R,LEVELS as ht,Problem as q,Q as W,WithWord as J,Y as I,botTitle as vt,call as mt,capitalized as K,cardCount as gt,counted as A,distinct as ft,errorText as yt,fe as a,gameLog as bt,gameTitle as xt,go as kt,listed as wt,loadSetting as Tt,opponentLabel as St,percentPoints as Bt,replaceQuery as Ct,sent as Z,signed as Mt,speak as Pt,stopButton as At,storeSeat as Ot,useAction as Lt,useCurrentInView as tt,useWindowEvent as _t,you as D}from"./texts.js";var Et="Analysis",nt="Analyse again",Rt=(t,n)=>t?"Analyse more deeply":n?nt:"Analyse the game",Wt="Compares each turn with the best alternatives: what it cost, and how lucky the draw was.",It=t=>`${A(t,"turn")} analysed …`,Dt=t=>`Stopped after ${A(t,"turn")}.`,Ft=t=>`The server ended the analysis after ${A(t,"turn")}. “${nt}” gives each turn fewer play-outs.`,Ht=t=>`${A(t,"turn")} to improve: show the next`,O={best:{text:"best",many:"best turns",sign:""},good:{text:"good",many:"good turns",sign:""},inaccuracy:{text:"inaccuracy",many:"inaccuracies",sign:"?!"},mistake:{text:"mistake",many:"mistakes",sign:"?"},blunder:{text:"blunder",many:"blunders",sign:"??"}},Q=(t,n)=>`${Mt(t.toFixed(1))} points, ${Bt(n)}`;function Nt({grade:t,loss:n,lossWin:e,isExact:o}){const s=t==="best"?"":`: ${Q(-n,-e)} win chance`;return`${K(O[t].text)}${s}${o?" (exact)":""}.`}var Gt="Turn",Qt="a phony, taken back after a challenge",Yt=(t,n)=>`${t}: ${n}`,jt="Better:",zt="Show",Ut=(t,n)=>`Luck before this turn: ${Q(t,n)} win chance.`,Vt="Open in the solver",Xt=({loss:t,lossWin:n,luck:e,luckWin:o,index:s})=>`lost ${t.toFixed(1)} points and ${Math.round(100*n)}% win chance in total; mistake index ${s.toFixed(1)}; luck: ${Q(e,o)}.`,qt=t=>wt(Object.entries(O).flatMap(([n,{text:e,many:o,sign:s}])=>{const c=s?e:`${e} turn`;return t[n]?`${t[n]} ${t[n]===1?c:o}`:[]})),Jt=(t,n)=>n===D?`Practise your ${A(t,"turn")} to improve`:`Practise ${A(t,"turn")} of ${n}`,Kt=t=>`${t===null?"Everyone’s":t===D?"Your":`${t}’s`} chance to win`;function Zt(t,n){const e=`; dashed: points ahead at the end, −${n?.toFixed(0)} to +${n?.toFixed(0)}`;return`${t}, 0 to 100%${n===null?"":e}`}var tn="Play on from here",nn=(t,n)=>{const e=n?"The draws are the same as in this game.":"Tiles missing from the file are drawn at random.";return t===D?`You play your turn again. ${e}`:`You take over from ${t}. ${e}`},en="Play on",Y=320,E=120,F=6;function sn({turns:t,names:n,current:e,onTurn:o}){const s=n.length===2,c=t.filter(({win:i})=>i!==void 0),m=Math.max(1,...c.map(({expected:i=0})=>Math.abs(i))),u=i=>F+t.indexOf(i)/Math.max(1,t.length-1)*(Y-2*F),g=i=>F+(1-i)*(E-2*F),$=({player:i,win:d=0})=>s&&i===1?1-d:d,r=({player:i,expected:d=0})=>.5+(i===1?-d:d)/m*.5,l=s?[c]:n.map((i,d)=>c.filter(h=>h.player===d)),p=(i,d)=>i.map(h=>({x:u(h),y:g(d(h)),round:h.round}));function v(i){const d=i.currentTarget.getBoundingClientRect(),h=(i.clientX-d.left)/d.width,b=t[Math.round(h*(t.length-1))];b&&o(b)}const y=Kt(s?n[0]:null);return a`
<figure class="graph">
<svg viewBox=${`0 0 ${Y} ${E}`} role="img" aria-label=${y} onClick=${v}>
<line class="middle" x1="0" x2=${Y} y1=${E/2} y2=${E/2} />
${e!==null&&t[e]&&a`
<line
class="current"
x1=${u(t[e])}
x2=${u(t[e])}
y1="0"
y2=${E}
/>
`}
${s&&a`<path class="points" d=${et(p(c,r))} />`}
${l.map((i,d)=>a`
<path key=${d} class=${`chance seat-${d}`} d=${et(p(i,$))} />
`)}
</svg>
<figcaption class="hint">${Zt(y,s?m:null)}</figcaption>
</figure>
`}function et(t){return t.map(({x:n,y:e,round:o},s)=>`${s===0||t[s-1].round!==o?"M":"L"}${n.toFixed(1)} ${e.toFixed(1)}`).join(" ")}var st=3;function an(t){const{analysis:n,names:e,step:o,onStep:s,onPractice:c,startsAtOnce:m}=t,{turns:u,players:g,isDeep:$,isRunning:r,stoppedBy:l,problem:p,start:v,stop:y}=n;R(()=>{m&&v()},[]);const i=g.length>0&&!l,d=i&&$,h=u.findIndex(({event:T})=>T===o+1),b=T=>s(T.event-1),w=u.filter(T=>rn(T)),x=w.find(({event:T})=>T>o+1)??w[0];return a`
<section class="panel analysis" aria-busy=${r}>
<div class="row">
<h2>${Et}</h2>
${r?a`<${C} text=${At} onClick=${y} />`:!d&&a`
<${C}
text=${Rt(i,!!(u.length||l))}
class=${u.length?"":"main"}
onClick=${v}
/>
`}
${x&&a`
<${C}
text=${Ht(w.length)}
onClick=${()=>b(x)}
/>
`}
</div>
<p class="hint" role="status">
${on({count:u.length,isRunning:r,stoppedBy:l})}
</p>
<${q} text=${p} />
${u.length>0&&a`
<${sn}
turns=${u}
names=${e}
current=${h<0?null:h}
onTurn=${b}
/>
${h>=0&&a`<${cn} ...${t} turn=${u[h]} />`}
<${$n} ...${t} turns=${u} />
${g.length>0&&a`
<${pn}
players=${g}
names=${e}
mistakes=${w.filter(ln)}
onPractice=${c}
/>
`}
`}
</section>
`}function on({count:t,isRunning:n,stoppedBy:e}){return n?It(t):e==="server"?Ft(t):e?Dt(t):t?"":Wt}var rn=({grade:t})=>!!(t&&O[t].sign),ln=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function cn({game:t,turn:n,names:e,steps:o,gameView:s,dictionary:c,tried:m,onTry:u}){const{player:g,action:$,loss:r=0,loss_win:l=0,luck:p,luck_win:v,grade:y}=n,{best:i=[],facts:d=[]}=n,h=o[n.event-2],b=k=>s.actionText(k,h?.observation),w=(k,S=b(k))=>a`
<${J} text=${S} word=${s.playedWord(k)} dictionary=${c} />
`,x=n.rank===1?[]:i.slice(0,n.rank?n.rank-1:st),T=new URLSearchParams(h?s.solverQuery(h.observation,h.hands[g]):{});return a`
<div class="turn-details">
<p><strong>${w($,Yt(e[g],b($)))}</strong></p>
<p>
${y?Nt({grade:y,loss:r,lossWin:l,isExact:!!n.exact}):n.unknown&&`${K(n.unknown)}.`}
</p>
${d.length>0&&a`
<ul class="facts">
${d.map(({text:k})=>a`<li key=${k}>${Z(k)}</li>`)}
</ul>
`}
${x.length>0&&a`
<p class="hint">${jt}</p>
<ol>
${x.slice(0,st).map(k=>a`
<li key=${JSON.stringify(k.action)}>
<strong>${w(k.action)}</strong>
${u&&a`
<${C}
text=${zt}
class="plain"
aria-pressed=${m===k.action}
onClick=${()=>u(m===k.action?null:k.action)}
/>
`}
<span class="hint"> ${Z(k.why)}</span>
</li>
`)}
</ol>
`}
${typeof p=="number"&&a`<p class="hint">${Ut(p,v??0)}</p>`}
${h&&a`<a href=${`#/solver/${t}?${T}`}>${Vt}</a>`}
</div>
`}function $n({turns:t,names:n,steps:e,gameView:o,step:s,onStep:c}){const m=tt(s),u=[];for(const $ of t){const r=u.at(-1),l=r?.find(Boolean)?.round===$.round,p=r&&!r.slice($.player).some(Boolean)&&l,v=p?r:[];p||u.push(v),v[$.player]=$}const g=$=>{if(!$)return"";const{event:r,player:l,action:p,grade:v,taken_back:y}=$,i=o.sheetText(p,e[r-2]?.observation),d=y?a`<s title=${Qt}>${i}</s>`:i;return a`
<button
type="button"
class="plain"
aria-current=${r===s+1?"step":void 0}
onClick=${()=>c(r-1)}
>
<span class="move">
${d}${v&&O[v].sign&&a` <b title=${O[v].text}>${O[v].sign}</b>`}
</span>
<span class="hint total">${un(e[r-1],l)}</span>
</button>
`};return a`
<div class="move-list events" ref=${m}>
<table>
<thead>
<tr><th scope="col"><span class="visually-hidden">${Gt}</span></th>${n.map(($,r)=>a`<th key=${r} scope="col">${$}</th>`)}</tr>
</thead>
<tbody>
${u.map(($,r)=>a`
<tr key=${r}><th scope="row" class="hint">${r+1}</th>${n.map((l,p)=>a`<td key=${p}>${g($[p])}</td>`)}</tr>
`)}
</tbody>
</table>
</div>
`}function un(t,n){if(!t)return"";const{observation:e,hands:o}=t;return"hand_sizes"in e?gt(o[n].length):String(e.scores?.[n]??0)}function pn({players:t,names:n,mistakes:e,onPractice:o}){return a`
<ul class="sums">
${t.map(({player:s,grades:c,loss:m,loss_win:u,luck:g,luck_win:$,mistake_index:r})=>{const l={loss:m,lossWin:u,luck:g,luckWin:$,index:r},p=e.filter(v=>v.player===s);return a`
<li key=${s}>
<strong>${n[s]}</strong>
${" "}${Xt(l)}
<span class="hint">${" "}${qt(c)}</span>
${p.length>0&&a`
<${C}
text=${Jt(p.length,n[s])}
onClick=${()=>o(p)}
/>
`}
</li>
`})}
</ul>
`}var dn="level5";function hn({game:t,names:n,record:e,seat:o,events:s}){const[c,m]=P(dn),{busy:u,problem:g,run:$}=Lt(),r=!e[0]?.startsWith("{");async function l(){const p=Tt("name").trim(),v={kind:"person",...p&&{name:p}},{id:y,tokens:i}=await mt("table.new",{game:t,seats:n.map((d,h)=>h===o?v:{kind:"bot",bot:c}),...r?{record:e,events:s}:{record:e.slice(0,s+1)}});Ot(y,t,i[o]??""),kt(`table/${y}`)}return a`
<section class="panel play-on">
<h2>${tn}</h2>
<p class="hint">${nn(n[o],!r)}</p>
<div class="row">
<${pt}
label=${St}
id="opponent"
value=${c}
options=${ht.map(([p,v])=>[p,v])}
onChange=${m}
/>
<${C} text=${en} disabled=${u} onClick=${()=>$(l)} />
</div>
<${q} text=${g} />
</section>
`}var vn=100,at=10,L=new Map,mn=4,j={turns:[],players:[],isDeep:!1,isRunning:!1,stoppedBy:null,problem:null};function gn(t,n,e){const o=I(()=>n.join(`
`),[n]),[s,c]=P(()=>L.get(o)??j),m=W(null),u=W(!1),g=W(0);function $(){u.current=!0,m.current?.stop()}R(()=>()=>{$(),m.current=null},[]);async function r(){const l=s.players.length>0&&!s.stoppedBy&&!g.current,p=Math.max(1,vn>>g.current),v=l?{}:{quick:!0,...g.current&&{iterations:p}};let y=[];const i=b=>{m.current===h&&c({...j,isDeep:l,turns:y,...b})};u.current=!1;const d=b=>{b.of==="turn"&&(y=[...y,b]),i({isRunning:!0})},h=e?X.begin("table.analyse",{id:e,top:at,...v},d):X.begin("analyse",{game:t,record:n,top:at,...v},d);m.current=h,i({isRunning:!0});try{const{rows:b,stopped:w}=await h.answer,x=b;y=x.filter(({of:_})=>_==="turn");const T=w&&!u.current;T&&(g.current+=1);const k=T?"server":w?"player":null,S=x.filter(({of:_})=>_==="player");if(i({players:S,stoppedBy:k}),w)return;L.delete(o),L.set(o,{...j,isDeep:l,turns:y,players:S}),L.size>mn&&L.delete([...L.keys()][0])}catch(b){i({problem:yt(b)})}}return{...s,start:r,stop:$}}var fn=(t,n)=>`${t}: ${n.join(", ")}`,yn="The tiles are dealt.",bn="Show the bombs",xn="nothing left",kn="First",wn="Previous",Tn="Next",Sn="Last",Bn="Step",Cn=(t,n)=>`${t} of ${n}`;function Mn({id:t,seat:n,turn:e,server:o,replayed:s,rules:c,record:m,analyses:u}){const{game:g,steps:$}=s;Pt(s.dictionary);const r=I(()=>ft(s.names.map((f,B)=>B===n?D:vt(f))),[]),[l,p]=P(Math.min(Math.max(e,1),$.length)-1),[v,y]=P(!1),[i,d]=P(null);R(()=>d(null),[l]);const[h,b]=P(null),w=gn(g,m,t),x=dt[g],T=u||w.turns.length>0;R(()=>{if(!t)return;const f={analysis:T?"1":"",turn:l?String(l+1):""};Ct(`replay/${t}`,f)},[l,T]),_t("keydown",({key:f,target:B,altKey:it,ctrlKey:lt,metaKey:ct})=>{const V=+(f==="ArrowRight")-+(f==="ArrowLeft");h||!V||it||lt||ct||B.matches("input, select")||p($t=>Math.min(Math.max($t+V,0),$.length-1))});const k=I(()=>{const f=$.map(({event:B})=>B);return x.addDetails?.(f,c,null)??f},[]),S=k[l],_=An(l,S),{observation:M,hands:ot}=$[i?l-1:l],z=$.slice(0,l+1).findLast(f=>f.event.event==="deal")?.event.bombs,H={seats:r.map(f=>({kind:"person",name:f})),seat:null,to_move:M.to_move??null,phase:M.phase??"turn",scores:M.scores??r.map(()=>0),observation:M};async function rt(f){const{Practice:B}=await import("./analysis-practice.js");b({mistakes:f,Practice:B})}const U=a`<h2 class="visually-hidden">${fn(xt(o,g),r)}</h2>`,{dictionary:N}=s,G={game:g,names:r,steps:$,rules:c,step:l,dictionary:N};if(h){const{mistakes:f,Practice:B}=h;return a`
${U}
<${B} ...${G} mistakes=${f} onEnd=${()=>b(null)} />
`}return a`
${U}
<${Ln} step=${l} last=${$.length-1} onStep=${p} />
<p class="current-event" role="status">
<${J}
text=${x.eventText(S,r)??On(S,x,r)}
word=${S.action&&x.playedWord(S.action)}
dictionary=${N}
/>
</p>
<${ut} view=${H} names=${r} />
<div class="table ${g}">
<div class="table-main">
${x.RoundScores&&S.event==="round end"&&a`
<section class="panel ending">
<${x.RoundScores} end=${S} names=${r} seat=${null} rules=${c} />
</section>
`}
<${x.Position}
observation=${M}
rules=${c}
action=${S.action}
tried=${i}
bombs=${v?z:void 0}
dictionary=${N}
changes=${_}
/>
${z&&a`
<div class="row">
<${C}
text=${bn}
class="toggle"
aria-pressed=${v}
onClick=${()=>y(!v)}
/>
</div>
`}
<ul class="hands" data-with-board>
${ot.map((f,B)=>a`
<li key=${B}>
<strong>${r[B]}</strong>
${f?a`<${x.StaticHand} hand=${f} rules=${c} label=${f} />`:a`<span class="hint">${xn}</span>`}
</li>
`)}
</ul>
</div>
<aside class="table-side">
<${an}
...${G}
analysis=${w}
gameView=${x}
startsAtOnce=${u&&!w.turns.length}
tried=${i}
onTry=${"hand_sizes"in M?null:d}
onStep=${p}
onPractice=${rt}
/>
${H.to_move!==null&&a`
<${hn} ...${G} record=${m} seat=${H.to_move} events=${l+1} />
`}
<${_n}
sentences=${k.map(f=>x.eventText(f,r))}
step=${l}
onStep=${p}
/>
</aside>
</div>
`}var Pn=300;function An(t,n){const e=W({step:t,time:performance.now()});return I(()=>{const{step:o,time:s}=e.current;return e.current={step:t,time:performance.now()},e.current.time-s>Pn&&t===o+1?[{number:t,events:[n]}]:[]},[t])}var On=({action:t,player:n},e,o)=>t?e.pastActionText(t,o[n]):yn;function Ln({step:t,last:n,onStep:e}){const o=(s,c,m)=>a`
<${C}
text=${c}
aria-label=${s}
disabled=${m<0||m>n||m===t}
onClick=${()=>e(m)}
/>
`;return a`
<div class="row stepper">
${o(kn,"|◀",0)} ${o(wn,"◀",t-1)}
<input
type="range"
min="0"
max=${n}
value=${t}
aria-label=${Bn}
aria-valuetext=${Cn(t+1,n+1)}
onInput=${({target:s})=>e(Number(s.value))}
/>
${o(Tn,"▶",t+1)} ${o(Sn,"▶|",n)}
<span class="hint">${t+1} / ${n+1}</span>
</div>
`}function _n({sentences:t,step:n,onStep:e}){const o=tt(n);return a`
<section class="panel log">
<h2>${bt}</h2>
<ol ref=${o} class="events">
${t.map((s,c)=>s&&a`
<li key=${c}>
<${C}
text=${s}
class="plain"
aria-current=${c===n?"step":void 0}
onClick=${()=>e(c)}
/>
</li>
`)}
</ol>
</section>
`}export{Mn as Replayed};

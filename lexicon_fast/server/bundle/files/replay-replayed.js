import{Players as mt,Tabs as gt,connection as q}from"./websocket.js";import{Button as C,Choice as yt,G as A,GAME_VIEWS as ft,J as R,LEVELS as bt,Problem as J,Q as W,WithWord as K,Y as I,botTitle as xt,call as kt,capitalized as Z,cardCount as wt,counted as P,distinct as Tt,errorText as St,fe as s,gameLog as tt,gameTitle as Bt,go as Ct,listed as Mt,loadSetting as At,opponentLabel as Pt,percentPoints as Ot,replaceQuery as _t,sent as nt,signed as D,speak as Lt,stopButton as Et,storeSeat as Rt,useAction as Wt,useCurrentInView as et,useWindowEvent as It,you as H}from"./texts.js";var st="Analysis",at="Analyse again",Dt=(t,n)=>t?"Analyse more deeply":n?at:"Analyse the game",Ht="Compares each turn with the best alternatives: what it cost, and how lucky the draw was.",Ft=t=>`${P(t,"turn")} analysed …`,Nt=t=>`Stopped after ${P(t,"turn")}.`,Gt=t=>`The server ended the analysis after ${P(t,"turn")}. “${at}” gives each turn fewer play-outs.`,Qt=t=>`${P(t,"turn")} to improve: show the next`,O={best:{text:"best",many:"best turns",sign:""},good:{text:"good",many:"good turns",sign:""},inaccuracy:{text:"inaccuracy",many:"inaccuracies",sign:"?!"},mistake:{text:"mistake",many:"mistakes",sign:"?"},blunder:{text:"blunder",many:"blunders",sign:"??"}},V=(t,n)=>`${D(t.toFixed(1))} points, ${Ot(n)}`;function Vt({grade:t,loss:n,lossWin:e,isExact:i}){const a=t==="best"?"":`: ${V(-n,-e)} win chance`;return`${Z(O[t].text)}${a}${i?" (exact)":""}.`}var Yt="Turn",jt="a phony, taken back after a challenge",zt=(t,n)=>`${t}: ${n}`,Ut="Better:",Xt="Show",qt=(t,n)=>`Luck before this turn: ${V(t,n)} win chance.`,Jt="Open in the solver",Kt=({loss:t,lossWin:n,luck:e,luckWin:i,index:a})=>`lost ${t.toFixed(1)} points and ${Math.round(100*n)}% win chance in total; mistake index ${a.toFixed(1)}; luck: ${V(e,i)}.`,Zt=({elo:t,low:n,high:e})=>`Strength: about ${D(t)} Elo (${D(n)} to ${D(e)}).`,tn="Strength is on the ladder of the bots, with its 95% interval: one game says little, and other boards and dictionaries than ENABLE are not comparable. It is no rating of a club.",nn="There is no estimate of strength: it takes two players, eight turns of each and all play-outs.",en=t=>Mt(Object.entries(O).flatMap(([n,{text:e,many:i,sign:a}])=>{const l=a?e:`${e} turn`;return t[n]?`${t[n]} ${t[n]===1?l:i}`:[]})),sn=(t,n)=>n===H?`Practise your ${P(t,"turn")} to improve`:`Practise ${P(t,"turn")} of ${n}`,an=t=>`${t===null?"Everyone’s":t===H?"Your":`${t}’s`} chance to win`;function on(t,n){const e=`; dashed: points ahead at the end, −${n?.toFixed(0)} to +${n?.toFixed(0)}`;return`${t}, 0 to 100%${n===null?"":e}`}var rn="Play on from here",ln=(t,n)=>{const e=n?"The draws are the same as in this game.":"Tiles missing from the file are drawn at random.";return t===H?`You play your turn again. ${e}`:`You take over from ${t}. ${e}`},ot="Play on",Y=320,E=120,F=6;function cn({turns:t,names:n,current:e,onTurn:i}){const a=n.length===2,l=t.filter(({win:o})=>o!==void 0),d=Math.max(1,...l.map(({expected:o=0})=>Math.abs(o))),u=o=>F+t.indexOf(o)/Math.max(1,t.length-1)*(Y-2*F),g=o=>F+(1-o)*(E-2*F),$=({player:o,win:p=0})=>a&&o===1?1-p:p,r=({player:o,expected:p=0})=>.5+(o===1?-p:p)/d*.5,c=a?[l]:n.map((o,p)=>l.filter(m=>m.player===p)),h=(o,p)=>o.map(m=>({x:u(m),y:g(p(m)),round:m.round}));function v(o){const p=o.currentTarget.getBoundingClientRect(),m=(o.clientX-p.left)/p.width,b=t[Math.round(m*(t.length-1))];b&&i(b)}const f=an(a?n[0]:null);return s`
<figure class="graph">
<svg viewBox=${`0 0 ${Y} ${E}`} role="img" aria-label=${f} onClick=${v}>
<line class="middle" x1="0" x2=${Y} y1=${E/2} y2=${E/2} />
${e!==null&&t[e]&&s`
<line
class="current"
x1=${u(t[e])}
x2=${u(t[e])}
y1="0"
y2=${E}
/>
`}
${a&&s`<path class="points" d=${it(h(l,r))} />`}
${c.map((o,p)=>s`
<path key=${p} class=${`chance seat-${p}`} d=${it(h(o,$))} />
`)}
</svg>
<figcaption class="hint">${on(f,a?d:null)}</figcaption>
</figure>
`}function it(t){return t.map(({x:n,y:e,round:i},a)=>`${a===0||t[a-1].round!==i?"M":"L"}${n.toFixed(1)} ${e.toFixed(1)}`).join(" ")}var rt=3;function $n(t){const{analysis:n,names:e,step:i,onStep:a,onPractice:l,startsAtOnce:d}=t,{turns:u,players:g,isDeep:$,isRunning:r,stoppedBy:c,problem:h,start:v,stop:f}=n;R(()=>{d&&v()},[]);const o=g.length>0&&!c,p=o&&$,m=u.findIndex(({event:T})=>T===i+1),b=T=>a(T.event-1),w=u.filter(T=>pn(T)),x=w.find(({event:T})=>T>i+1)??w[0];return s`
<section class="panel analysis" aria-busy=${r}>
<div class="row">
<h2>${st}</h2>
${r?s`<${C} text=${Et} onClick=${f} />`:!p&&s`
<${C}
text=${Dt(o,!!(u.length||c))}
class=${u.length?"":"main"}
onClick=${v}
/>
`}
${x&&s`
<${C}
text=${Qt(w.length)}
onClick=${()=>b(x)}
/>
`}
</div>
<p class="hint" role="status">
${un({count:u.length,isRunning:r,stoppedBy:c})}
</p>
<${J} text=${h} />
${u.length>0&&s`
<${cn}
turns=${u}
names=${e}
current=${m<0?null:m}
onTurn=${b}
/>
${m>=0&&s`<${hn} ...${t} turn=${u[m]} />`}
<${vn} ...${t} turns=${u} />
${g.length>0&&s`
<${gn}
players=${g}
hasStrength=${t.gameView.hasStrength}
names=${e}
mistakes=${w.filter(dn)}
onPractice=${l}
/>
`}
`}
</section>
`}function un({count:t,isRunning:n,stoppedBy:e}){return n?Ft(t):e==="server"?Gt(t):e?Nt(t):t?"":Ht}var pn=({grade:t})=>!!(t&&O[t].sign),dn=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function hn({game:t,turn:n,names:e,steps:i,gameView:a,dictionary:l,tried:d,onTry:u}){const{player:g,action:$,loss:r=0,loss_win:c=0,luck:h,luck_win:v,grade:f}=n,{best:o=[],facts:p=[]}=n,m=i[n.event-2],b=k=>a.actionText(k,m?.observation),w=(k,S=b(k))=>s`
<${K} text=${S} word=${a.playedWord(k)} dictionary=${l} />
`,x=n.rank===1?[]:o.slice(0,n.rank?n.rank-1:rt),T=new URLSearchParams(m?a.solverQuery(m.observation,m.hands[g]):{});return s`
<div class="turn-details">
<p><strong>${w($,zt(e[g],b($)))}</strong></p>
<p>
${f?Vt({grade:f,loss:r,lossWin:c,isExact:!!n.exact}):n.unknown&&`${Z(n.unknown)}.`}
</p>
${p.length>0&&s`
<ul class="facts">
${p.map(({text:k})=>s`<li key=${k}>${nt(k)}</li>`)}
</ul>
`}
${x.length>0&&s`
<p class="hint">${Ut}</p>
<ol>
${x.slice(0,rt).map(k=>s`
<li key=${JSON.stringify(k.action)}>
<strong>${w(k.action)}</strong>
${u&&s`
<${C}
text=${Xt}
class="plain"
aria-pressed=${d===k.action}
onClick=${()=>u(d===k.action?null:k.action)}
/>
`}
<span class="hint"> ${nt(k.why)}</span>
</li>
`)}
</ol>
`}
${typeof h=="number"&&s`<p class="hint">${qt(h,v??0)}</p>`}
${m&&s`<a href=${`#/solver/${t}?${T}`}>${Jt}</a>`}
</div>
`}function vn({turns:t,names:n,steps:e,gameView:i,step:a,onStep:l}){const d=et(a),u=[];for(const $ of t){const r=u.at(-1),c=r?.find(Boolean)?.round===$.round,h=r&&!r.slice($.player).some(Boolean)&&c,v=h?r:[];h||u.push(v),v[$.player]=$}const g=$=>{if(!$)return"";const{event:r,player:c,action:h,grade:v,taken_back:f}=$,o=i.sheetText(h,e[r-2]?.observation),p=f?s`<s title=${jt}>${o}</s>`:o;return s`
<button
type="button"
class="plain"
aria-current=${r===a+1?"step":void 0}
onClick=${()=>l(r-1)}
>
<span class="move">
${p}${v&&O[v].sign&&s` <b title=${O[v].text}>${O[v].sign}</b>`}
</span>
<span class="hint total">${mn(e[r-1],c)}</span>
</button>
`};return s`
<div class="move-list events" ref=${d}>
<table>
<thead>
<tr><th scope="col"><span class="visually-hidden">${Yt}</span></th>${n.map(($,r)=>s`<th key=${r} scope="col">${$}</th>`)}</tr>
</thead>
<tbody>
${u.map(($,r)=>s`
<tr key=${r}><th scope="row" class="hint">${r+1}</th>${n.map((c,h)=>s`<td key=${h}>${g($[h])}</td>`)}</tr>
`)}
</tbody>
</table>
</div>
`}function mn(t,n){if(!t)return"";const{observation:e,hands:i}=t;return"hand_sizes"in e?wt(i[n].length):String(e.scores?.[n]??0)}function gn({players:t,hasStrength:n,names:e,mistakes:i,onPractice:a}){return s`
<ul class="sums">
${t.map(l=>{const{player:d,grades:u,loss:g,loss_win:$,luck:r,luck_win:c,mistake_index:h,strength:v}=l,f={loss:g,lossWin:$,luck:r,luckWin:c,index:h},o=i.filter(p=>p.player===d);return s`
<li key=${d}>
<strong>${e[d]}</strong>
${" "}${Kt(f)}
${v&&` ${Zt(v)}`}
<span class="hint">${" "}${en(u)}</span>
${o.length>0&&s`
<${C}
text=${sn(o.length,e[d])}
onClick=${()=>a(o)}
/>
`}
</li>
`})}
</ul>
${n&&s`<p class="hint">${t.some(({strength:l})=>l)?tn:nn}</p>`}
`}var yn="level5";function fn({game:t,names:n,record:e,seat:i,events:a}){const[l,d]=A(yn),{busy:u,problem:g,run:$}=Wt(),r=!e[0]?.startsWith("{");async function c(){const h=At("name").trim(),v={kind:"person",...h&&{name:h}},{id:f,tokens:o}=await kt("table.new",{game:t,seats:n.map((p,m)=>m===i?v:{kind:"bot",bot:l}),...r?{record:e,events:a}:{record:e.slice(0,a+1)}});Rt(f,t,o[i]??""),Ct(`table/${f}`)}return s`
<section class="panel play-on">
<h2>${rn}</h2>
<p class="hint">${ln(n[i],!r)}</p>
<div class="row">
<${yt}
label=${Pt}
id="opponent"
value=${l}
options=${bt.map(([h,v])=>[h,v])}
onChange=${d}
/>
<${C} text=${ot} disabled=${u} onClick=${()=>$(c)} />
</div>
<${J} text=${g} />
</section>
`}var bn=100,lt=10,_=new Map,xn=4,j={turns:[],players:[],isDeep:!1,isRunning:!1,stoppedBy:null,problem:null};function kn(t,n,e){const i=I(()=>n.join(`
`),[n]),[a,l]=A(()=>_.get(i)??j),d=W(null),u=W(!1),g=W(0);function $(){u.current=!0,d.current?.stop()}R(()=>()=>{$(),d.current=null},[]);async function r(){const c=a.players.length>0&&!a.stoppedBy&&!g.current,h=Math.max(1,bn>>g.current),v=c?{}:{quick:!0,...g.current&&{iterations:h}};let f=[];const o=b=>{d.current===m&&l({...j,isDeep:c,turns:f,...b})};u.current=!1;const p=b=>{b.of==="turn"&&(f=[...f,b]),o({isRunning:!0})},m=e?q.begin("table.analyse",{id:e,top:lt,...v},p):q.begin("analyse",{game:t,record:n,top:lt,...v},p);d.current=m,o({isRunning:!0});try{const{rows:b,stopped:w}=await m.answer,x=b;f=x.filter(({of:L})=>L==="turn");const T=w&&!u.current;T&&(g.current+=1);const k=T?"server":w?"player":null,S=x.filter(({of:L})=>L==="player");if(o({players:S,stoppedBy:k}),w)return;_.delete(i),_.set(i,{...j,isDeep:c,turns:f,players:S}),_.size>xn&&_.delete([..._.keys()][0])}catch(b){o({problem:St(b)})}}return{...a,start:r,stop:$}}var wn=(t,n)=>`${t}: ${n.join(", ")}`,Tn="The tiles are dealt.",Sn="Show the bombs",Bn="nothing left",Cn="First",Mn="Previous",An="Next",Pn="Last",On="Step",_n=(t,n)=>`${t} of ${n}`;function Ln({id:t,seat:n,turn:e,server:i,replayed:a,rules:l,record:d,analyses:u}){const{game:g,steps:$}=a;Lt(a.dictionary);const r=I(()=>Tt(a.names.map((y,B)=>B===n?H:xt(y))),[]),[c,h]=A(Math.min(Math.max(e,1),$.length)-1),[v,f]=A(!1),[o,p]=A(null);R(()=>p(null),[c]);const[m,b]=A(null),w=kn(g,d,t),x=ft[g],T=u||w.turns.length>0;R(()=>{if(!t)return;const y={analysis:T?"1":"",turn:c?String(c+1):""};_t(`replay/${t}`,y)},[c,T]),It("keydown",({key:y,target:B,altKey:pt,ctrlKey:dt,metaKey:ht})=>{const X=+(y==="ArrowRight")-+(y==="ArrowLeft");m||!X||pt||dt||ht||B.matches("input, select")||h(vt=>Math.min(Math.max(vt+X,0),$.length-1))});const k=I(()=>{const y=$.map(({event:B})=>B);return x.addDetails?.(y,l,null)??y},[]),S=k[c],L=Rn(c,S),{observation:M,hands:ct}=$[o?c-1:c],z=$.slice(0,c+1).findLast(y=>y.event.event==="deal")?.event.bombs,N={seats:r.map(y=>({kind:"person",name:y})),seat:null,to_move:M.to_move??null,phase:M.phase??"turn",scores:M.scores??r.map(()=>0),observation:M};async function $t(y){const{Practice:B}=await import("./analysis-practice.js");b({mistakes:y,Practice:B})}const U=s`<h2 class="visually-hidden">${wn(Bt(i,g),r)}</h2>`,{dictionary:G}=a,Q={game:g,names:r,steps:$,rules:l,step:c,dictionary:G};if(m){const{mistakes:y,Practice:B}=m;return s`
${U}
<${B} ...${Q} mistakes=${y} onEnd=${()=>b(null)} />
`}const ut=[{id:"analysis",title:st,panel:s`
<${$n}
...${Q}
analysis=${w}
gameView=${x}
startsAtOnce=${u&&!w.turns.length}
tried=${o}
onTry=${"hand_sizes"in M?null:p}
onStep=${h}
onPractice=${$t}
/>
`},...N.to_move===null?[]:[{id:"play-on",title:ot,panel:s`
<${fn} ...${Q} record=${d} seat=${N.to_move} events=${c+1} />
`}],{id:"log",title:tt,panel:s`
<${Dn}
sentences=${k.map(y=>x.eventText(y,r))}
step=${c}
onStep=${h}
/>
`}];return s`
${U}
<${In} step=${c} last=${$.length-1} onStep=${h} />
<p class="current-event" role="status">
<${K}
text=${x.eventText(S,r)??Wn(S,x,r)}
word=${S.action&&x.playedWord(S.action)}
dictionary=${G}
/>
</p>
<${mt} view=${N} names=${r} />
<div class="table ${g}">
<div class="table-main">
${x.RoundScores&&S.event==="round end"&&s`
<section class="panel ending">
<${x.RoundScores} end=${S} names=${r} seat=${null} rules=${l} />
</section>
`}
<${x.Position}
observation=${M}
rules=${l}
action=${S.action}
tried=${o}
bombs=${v?z:void 0}
dictionary=${G}
changes=${L}
/>
${z&&s`
<div class="row">
<${C}
text=${Sn}
class="toggle"
aria-pressed=${v}
onClick=${()=>f(!v)}
/>
</div>
`}
<ul class="hands" data-with-board>
${ct.map((y,B)=>s`
<li key=${B}>
<strong>${r[B]}</strong>
${y?s`<${x.StaticHand} hand=${y} rules=${l} label=${y} />`:s`<span class="hint">${Bn}</span>`}
</li>
`)}
</ul>
</div>
<aside class="table-side">
<${gt} tabs=${ut} start="analysis" />
</aside>
</div>
`}var En=300;function Rn(t,n){const e=W({step:t,time:performance.now()});return I(()=>{const{step:i,time:a}=e.current;return e.current={step:t,time:performance.now()},e.current.time-a>En&&t===i+1?[{number:t,events:[n]}]:[]},[t])}var Wn=({action:t,player:n},e,i)=>t?e.pastActionText(t,i[n]):Tn;function In({step:t,last:n,onStep:e}){const i=(a,l,d)=>s`
<${C}
text=${l}
aria-label=${a}
disabled=${d<0||d>n||d===t}
onClick=${()=>e(d)}
/>
`;return s`
<div class="row stepper">
${i(Cn,"|◀",0)} ${i(Mn,"◀",t-1)}
<input
type="range"
min="0"
max=${n}
value=${t}
aria-label=${On}
aria-valuetext=${_n(t+1,n+1)}
onInput=${({target:a})=>e(Number(a.value))}
/>
${i(An,"▶",t+1)} ${i(Pn,"▶|",n)}
<span class="hint">${t+1} / ${n+1}</span>
</div>
`}function Dn({sentences:t,step:n,onStep:e}){const i=et(n);return s`
<section class="panel log">
<h2>${tt}</h2>
<ol ref=${i} class="events">
${t.map((a,l)=>a&&s`
<li key=${l}>
<${C}
text=${a}
class="plain"
aria-current=${l===n?"step":void 0}
onClick=${()=>e(l)}
/>
</li>
`)}
</ol>
</section>
`}export{Ln as Replayed};

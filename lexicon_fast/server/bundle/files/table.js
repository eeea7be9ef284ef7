import{ASK_BUTTONS as mn,CONSEQUENCES as bn,END_BUTTONS as vn,Players as yn,QUESTIONS as kn,Tabs as Tn,acceptButton as xn,acceptOrChallenge as Z,acceptTimer as Sn,adviceHeading as G,adviceReason as An,analyseLink as On,announceScores as En,announceTurn as Ln,answerDue as wn,askAdviceButton as Bn,canAbortHint as Cn,cannotAbortHint as Nn,challengeButton as Dn,challengeLabel as Pn,challengeOrMove as qn,challengeOrPlayOn as In,comparedText as _n,connection as nn,controlText as Hn,dictionaryText as Mn,fallbackText as jn,freeSeatsHeading as Fn,gameEndLabel as Rn,invitation as Gn,keepPlayingButton as Wn,linkLabel as Kn,loading as Un,localLinkHint as Jn,marginOfError as Qn,menuButton as Vn,nextRoundButton as Yn,noAdvice as Xn,overTitle as zn,ownTurnDue as Zn,ownTurnTitle as nt,playAgainButton as tt,reconnecting as et,replayLink as st,roundEndHeading as ot,saveButton as at,seatLost as lt,seatsKept as ct,settledAdvice as rt,storageDenied as it,takeSeatButton as ut,takeSeatHeading as $t,thinking as dt,totalText as pt,watchNextLink as ft,watchingTag as ht}from"./websocket.js";import{Button as k,CopyField as gt,G as m,GAME_VIEWS as mt,J as O,K as W,Problem as T,Q as E,SoundChoice as bt,TextField as vt,VIEW_TITLES as K,WithWord as yt,Y as U,adviceAfterAnswer as kt,announce as Tt,call as D,errorText as tn,fe as l,findGame as xt,forfeitText as St,forgetTable as At,gameLog as J,go as Ot,isStorageDenied as Et,joined as Lt,loadSetting as wt,newGameTitle as en,nextGameStarted as sn,playSounds as Bt,playerNames as Ct,recordOf as on,resultText as Nt,rulesOf as Dt,rulesPath as Pt,rulesTitle as qt,saveFile as It,speak as _t,stopButton as Ht,storeSeat as an,storeSetting as Mt,storedTable as B,toMoveText as jt,updateTable as ln,useAction as C,useFocus as Ft,usePromise as cn,useSecondsLeft as Rt,useTitle as Gt,useWindowEvent as rn,yourNameLabel as Wt}from"./texts.js";var Kt=5,Ut=3,P={advice:null,thinking:!1,problem:null};function Jt({id:n,view:s,token:e,gameView:o,onUse:t}){const[a,c]=m(P),i=E(null),u=()=>i.current?.stop();W(()=>(c(P),()=>{u(),i.current=null}),[s.seq]);async function d(){c({...P,thinking:!0});const y=h=>{i.current===x&&c({...P,...h})},L={id:n,token:e,seconds:Ut},x=nn.begin("table.advise",L,h=>y({advice:h,thinking:!0}));i.current=x;try{y({advice:(await x.answer).advice})}catch(h){y({problem:tn(h)})}}if(!s.advice)return l`
<section class="panel advice">
<h2>${G}</h2>
<p class="hint">${Xn}</p>
</section>
`;const{advice:f,thinking:r,problem:$}=a,p=s.to_move===s.seat,g=p&&s.phase==="challenge",b=r?l`<${k} text=${Ht} onClick=${u} />`:l`<${k} text=${Bn} disabled=${!(p&&!g)} onClick=${d} />`;return l`
<section class="panel advice" aria-busy=${r}>
<div class="row">
<h2>${G}</h2>
${b}
</div>
<${T} text=${$} />
<p class="hint" role="status">
${r?dt:g?kt:""}
</p>
${f&&l`
<p class="hint">${o.adviceHint(f)}</p>
${f.settled&&!f.exact&&l`<p class="hint">${rt}</p>`}
<${Vt}
key=${s.seq}
advice=${f}
observation=${s.observation}
gameView=${o}
onUse=${t}
/>
`}
</section>
`}var Q=({action:n})=>JSON.stringify(n);function Qt(n,s){const[e,...o]=n.ranked,t=a=>s.adviceFigure(a,n).value;return[e,...o.sort((a,c)=>t(c)-t(a))]}function Vt({advice:n,observation:s,gameView:e,onUse:o}){const t=Qt(n,e).slice(0,Kt),[a,c]=m(null),[i,u]=m({pointer:!1,focus:!1}),d=$=>{const p={...i,...$};u(p),c(p.pointer||p.focus?a??t:null)},f=new Map(n.ranked.map($=>[Q($),$])),r=a?a.map($=>f.get(Q($))??$):t;return l`
<ol
onPointerEnter=${()=>d({pointer:!0})}
onPointerLeave=${()=>d({pointer:!1})}
onfocusin=${()=>d({focus:!0})}
onfocusout=${()=>d({focus:!1})}
>
${r.map(($,p)=>{const g=e.actionText($.action,s),{figure:v,margin:b}=e.adviceFigure($,n);return l`
<li key=${Q($)}>
<span class="rating">
${v} ${b&&l`<small>${Qn(b)}</small>`}
</span>
${o?l`<${k} text=${g} class="plain" onClick=${()=>o($.action)} />`:l`<strong>${g}</strong>`}
<span class="hint">${An($.why)}</span>
<span class="hint">${Yt($,r[p+1],e)}</span>
</li>
`})}
</ol>
`}function Yt(n,s,e){return s?_n(e.differences(n,s).filter(Boolean)):""}function Xt(n,s,e){const o=e.filter(({event:i})=>i==="round end"),[t,a]=m(()=>s.seat===null?o.length:B(n)?.rounds??0),c=()=>{a(o.length),ln(n,{rounds:o.length})};return{end:o.length>t?o.at(-1):null,dismiss:c}}function zt({gameView:n,end:s,view:e,rules:o,names:t,onDismiss:a}){const c=E(null);return W(()=>{document.activeElement===document.body&&c.current?.focus()},[]),rn("keydown",({key:i})=>i==="Escape"&&a()),l`
<section class="panel ending" aria-labelledby="round-end">
<h2 id="round-end">${ot(s.round)}</h2>
<${n.RoundScores} end=${s} names=${t} seat=${e.seat} rules=${o} />
<div class="row">
<button type="button" class="main" ref=${c} onClick=${a}>
${Yn}
</button>
<p class="hint">${Zt(e,t)}</p>
</div>
</section>
`}function Zt({to_move:n,seat:s,phase:e},o){return n!==s?`${jt(o[n??0])}.`:e==="challenge"?wn:Zn}function ne({id:n,gameView:s,view:e,events:o,names:t,rules:a}){const c=C(),i=o.findLast(({event:h})=>h==="forfeit"),u=t.filter((h,S)=>(e.returns?.[S]??0)>0),d=e.scores[t.indexOf(u[0])],f=e.scores.flatMap((h,S)=>u.includes(t[S])?[]:Math.abs(d-h)),r=i?0:Math.min(...f),$=i&&St(i,t),p=i?.player===null,{RoundScores:g,lastHands:v}=s,b=g&&!i&&o.findLast(({event:h})=>h==="round end"),y=cn(async()=>b?on(n):null,[n,!!b]).value,L=U(()=>y?v?.(y.map(h=>JSON.parse(h)),a):[],[y]);async function x(){const h=`${(await on(n)).join(`
`)}
`;It(`${e.game}-${n}.jsonl`,h,"application/jsonl")}return l`
<section class="panel ending" aria-label=${Rn}>
<h2>${p?$:Nt(u,r)}</h2>
${$&&!p&&l`<p>${$}</p>`}
${!i&&l`
<ul class="facts">
${s.endFacts(o,t).map(h=>l`<li key=${h}>${h}</li>`)}
</ul>
`}
${b&&l`
<${g}
end=${b}
names=${t}
seat=${e.seat}
rules=${a}
hands=${L}
/>
`}
<div class="row">
<${te} view=${e} />
<a class="button" href=${`#/replay/${n}?analysis=1`}>${On}</a>
<a class="button" href=${`#/replay/${n}`}>${st}</a>
<${k} text=${at} onClick=${()=>c.run(x)} />
<a class="button" href="#/play">${en}</a>
</div>
<${T} text=${c.problem} />
</section>
`}function te({view:{id:n,game:s,seat:e,seats:o,next:t}}){const{busy:a,problem:c,run:i}=C();if(e===null)return l`
${t&&l`<a class="button" href=${`#/table/${t}`}>${ft}</a>`}
<p class="visually-hidden" role="status">${t?sn:""}</p>
`;const u=o.some(({kind:r},$)=>r==="person"&&$!==e);async function d(){const r=await D("table.again",{id:n,token:B(n)?.token??""});B(r.id)||an(r.id,s,r.token),Ot(`table/${r.id}`)}return l`
<${k}
text=${tt}
class="main"
disabled=${a}
onClick=${()=>i(d)}
/>
<p class="hint" role="status">${t?sn:u?ct:""}</p>
<${T} text=${c} />
`}function ee({view:n,end:s}){const e=E(null),[o,t]=m(void 0),{busy:a,problem:c,run:i}=C(),u=o&&(o==="resign"||n.can_abort)?o:null;W(()=>{o!==void 0&&e.current?.querySelector("button")?.focus()},[u]);function d(){e.current&&(e.current.open=!1),t(void 0)}rn("pointerdown",({target:p})=>!e.current?.contains(p)&&d());const f=p=>{p.key!=="Escape"||!e.current?.open||(p.stopPropagation(),d(),e.current.querySelector("summary")?.focus())},r=()=>!e.current?.open&&t(void 0),$=p=>l`
<${k} text=${mn[p]} onClick=${()=>t(p)} />
`;return l`
<details class="menu" ref=${e} onKeyDown=${f} onToggle=${r}>
<summary class="button">${Vn}</summary>
<div class="panel">
${u?l`
<div class="choices" role="group" aria-label=${kn[u]}>
<p>${bn[u]}</p>
<${k}
text=${Wn}
disabled=${a}
onClick=${()=>t(null)}
/>
<${k}
text=${vn[u]}
disabled=${a}
onClick=${()=>i(()=>s(u))}
/>
</div>
`:l`
<div class="choices">
${n.can_abort&&$("abort")} ${$("resign")}
<p class="hint">
${n.can_abort?Cn:Nn}
</p>
<${bt} />
</div>
`}
<${T} text=${c} />
</div>
</details>
`}function se(n){const{question:s,acceptIn:e,movesNext:o,problem:t,challenge:a,eventText:c,busy:i,act:u}=n,d=(f,r,$="")=>l`
<${k} text=${f} class=${$} disabled=${i} onClick=${()=>u({action:r})} />
`;return l`
${s&&l`
<section class="challenge" aria-label=${Pn} data-home="question" tabindex="-1">
<p>
<strong>${c(s)}</strong>${" "}
${o?qn:Z}
</p>
<div class="row">
${d(Dn,"challenge")}
${d(xn,"accept",o?"":"main")}
${e!==null&&l`<${oe} seconds=${e} />`}
</div>
</section>
`}
${a&&l`<p class="notice">${c(a)}</p>`}
<${T} text=${t} />
`}function oe({seconds:n}){const s=Math.ceil(Rt(n,n));return l`
<p class="hint" role="timer" aria-live="off">
${Sn(s)}
</p>
`}var un=({event:n,action:s})=>n==="turn"&&s.action!=="accept"&&s.action!=="challenge",ae=n=>n.findLast(un);function le(n,s){const e=n.filter(({event:t,action:a})=>t==="turn"&&a.action!=="accept"),o=e.findLastIndex(({action:t})=>t.action==="challenge");return o<0||e.slice(o+1).some(({player:t})=>t===s)?null:[e[o].player,e[o-1].player].includes(s)?e[o]:null}function ce({view:n,join:s}){const e=n.seats.filter(({kind:o})=>o==="open").length;return!e||n.over?null:n.seat===null?l`<${re} join=${s} />`:l`<${ie} free=${e} />`}function re({join:n}){const[s,e]=m(()=>wt("name")),{problem:o,run:t}=C();return l`
<form class="panel invitation" onSubmit=${c=>{c.preventDefault(),Mt("name",s),t(()=>n(s.trim()))}}>
<h2>${$t}</h2>
<div class="row">
<${vt} label=${Wt} id="name" value=${s} onInput=${e} maxlength="40" />
<button class="main">${ut}</button>
</div>
<${T} text=${o} />
</form>
`}function ie({free:n}){const s=ue(location.hostname);return l`
<section class="panel invitation">
<h2>${Fn(n)}</h2>
<p>${Gn}</p>
<${gt}
label=${Kn}
id="link"
value=${location.href}
hint=${s&&Jn}
/>
</section>
`}var ue=n=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(n),V={view:null,events:[],error:null};function $e({events:n,fallbacks:s,until:e}){const o=e-n.length;return n.map((t,a)=>{const c=s.find(({seq:i})=>i===o+a);return c?{...t,fallback:c}:t})}function de(n){const[s,e]=m(V),[o,t]=m(!0),[a,c]=m(()=>B(n)?.token??null),[i,u]=m(!1),d=E(0),f=r=>{if(r.until<d.current)return;const $=Math.min(r.until-d.current,r.events.length),p=$e(r).slice(r.events.length-$);d.current=r.until,r.seat!==null&&B(n)?.seat!==r.seat&&ln(n,{seat:r.seat}),e(({events:g})=>({view:r,events:[...g,...p],error:null}))};return O(()=>(d.current=0,e(V),nn.watch(n,{token:a,since:()=>d.current,onView:f,onOnline:t,onRefused(r){a&&r.type==="BadToken"?(At(n),c(null),u(!0)):e({...V,error:tn(r)})}})),[n,a]),{...s,online:o,lostSeat:i,token:a,async act(r){const $={id:n,token:a??"",action:r,seq:d.current};f(await D("table.act",$))},async end(r){await D(`table.${r}`,{id:n,token:a??""})},async join(r){const $=await D("table.join",{id:n,...r&&{name:r}});an(n,s.view?.game??"",$.token),c($.token),u(!1)}}}var pe=4;function fe(n,s){const e=E({view:n,count:s.length,changes:[]});return U(()=>{const{view:o,count:t,changes:a}=e.current,c=he(o,n,s.slice(t)),i=[...a,{...c,number:s.length}].slice(-pe);return e.current={view:n,count:s.length,changes:i},i},[s.length])}function he(n,s,e){const{seat:o,scores:t}=s,a=o!==null&&s.to_move===o,c=n.to_move===o,i=e.findLastIndex(({player:d})=>d===o),u=i>=0&&i<e.length-1;return{events:e,gains:t.map((d,f)=>d-n.scores[f]-ge(e,f)),isNowDue:a&&(!c||u)}}var ge=(n,s)=>n.filter(({event:e,player:o})=>e==="turn"&&o===s).reduce((e,{score:o=0})=>e+o,0);function me({server:n,rest:[s]}){const e=de(s),{view:o,error:t,online:a,lostSeat:c}=e,i=cn(async()=>o?Dt(o.game,o.ruleset):null,[!!o]),u=o&&xt(n,o.game);return Gt(u?be(u,o):K.table),t?l`
<h1>${K.table}</h1>
<${T} text=${t} />
<p><a class="button" href="#/play">${en}</a></p>
`:l`
${!a&&l`<p class="problem" role="alert">${et}</p>`}
<${T} text=${c&&lt} />
<${T} text=${i.error} />
${o?i.value&&l`<${ve} id=${s} info=${u} table=${e} rules=${i.value} />`:l`
${!a&&l`<h1>${K.table}</h1>`}
<p role="status">${Un}</p>
`}
`}function be({title:n=""},{over:s,seat:e,to_move:o}){return s?zn(n):e!==null&&o===e?nt(n):n}function ve({id:n,info:s,table:e,rules:o}){const{view:t,token:a,act:c,join:i}=e;_t(t.dictionary);const{seat:u,seq:d,phase:f}=t,r=mt[t.game],$=Ct(t),p=U(()=>r.addDetails?.(e.events,o,u)??e.events,[e.events]),g=A=>{const w=r.eventText(A,$);return w&&A.fallback?`${w} ${jn(A.fallback)}`:w},v=Xt(n,t,p),{problem:b,run:y,clear:L}=C({leaves:!1}),[x,h]=m(null),S=x===d,[q,Y]=m(null),N=fe(t,p),I=N[N.length-1];xe(t,$,I,g),O(()=>Bt(Se(t,I)),[I]),O(()=>Y(null),[d]);const _=E(null);O(()=>{const A=_.current?.getBoundingClientRect().top??0;q&&A<0&&_.current?.scrollIntoView()},[q]),O(L,[e.online]);async function X(A){h(d),await y(()=>c(A)),h(w=>w===d?null:w)}const z=u!==null&&t.to_move===u,H=z&&f==="challenge"?ae(p):null,M=H!==null&&$.length===2,j=v.end!==null&&!t.over;Ft([d,j,S]);const F={id:n,gameView:r,view:t,names:$,rules:o},$n=l`
<${se}
question=${H}
acceptIn=${t.accept_in}
movesNext=${M}
problem=${b}
challenge=${u===null?null:le(p,u)}
eventText=${g}
busy=${S}
act=${X}
/>
`,{Info:R,infoTitle:dn=""}=r,pn=l`
<${ye}
events=${p}
eventText=${g}
playedWord=${r.playedWord}
dictionary=${f==="challenge"?null:t.dictionary}
/>
`,fn=l`
<${Jt}
id=${n}
view=${t}
token=${a}
gameView=${r}
onUse=${f==="turn"?Y:null}
/>
`,hn=u!==null&&!t.over&&!j,gn=[...R?[{id:"info",title:dn,panel:l`<${R} view=${t} rules=${o} />`}]:[],...hn?[{id:"advice",title:G,panel:fn}]:[],{id:"log",title:J,panel:pn}];return l`
<div class="heading">
<h1>${s.title}</h1>
<p class="hint">
<a href=${Pt(t.game,t.ruleset,t.dictionary)}>${qt(s,o)}</a>,${" "}
${Mn(t.dictionary)}${t.clock&&`, ${Hn(t.clock.control)}`}
${u===null&&l`. <span class="tag">${ht}</span>`}
</p>
${u!==null&&!t.over&&l`<${ee} view=${t} end=${e.end} />`}
</div>
${u!==null&&Et()&&l`
<p class="hint">${it}</p>
`}
<${ce} view=${t} join=${i} />
<${yn} view=${t} names=${$} changes=${N} />
<div class="table ${t.game}" data-seq=${d}>
<div class="table-main" ref=${_}>
${t.over&&l`<${ne} ...${F} events=${p} />`}
${j?l`
<${zt}
key=${v.end.round}
...${F}
end=${v.end}
onDismiss=${v.dismiss}
/>
`:l`
<${r.Play}
...${F}
canAct=${z&&!S&&(f==="turn"||M)}
mustAnswer=${H!==null&&!M}
act=${X}
changes=${N}
suggested=${q}
onDraft=${L}
notice=${$n}
/>
`}
</div>
<aside class="table-side">
<${Tn} tabs=${gn} start=${R?"info":"log"} />
</aside>
</div>
`}function ye({events:n,eventText:s,playedWord:e,dictionary:o}){const t=E(null);O(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[n.length]);const a=ke(n);return l`
<section class="panel log">
<h2>${J}</h2>
<ol ref=${t} tabindex="0" aria-label=${J}>
${n.map((c,i)=>{const u=s(c);if(!u)return null;const d=c.action&&e(c.action);return l`
<li key=${i} class=${c.event.replace(" ","-")}>
<${yt} ...${{text:u,word:d,dictionary:o}} />
${a[i]!==void 0&&l` <span class="hint">${pt(a[i])}</span>`}
</li>
`})}
</ol>
</section>
`}function ke(n){const s={};let e={player:0,score:0};return n.map(({event:o,player:t,score:a,right:c})=>{if(c&&(s[e.player]-=e.score),!(o!=="turn"||a===void 0))return e={player:t,score:a},s[t]=(s[t]??0)+a})}function Te({phase:n,seats:s}){return n==="turn"?Ln:s.length===2?In:Z}function xe(n,s,e,o){O(()=>{const t=e.events.map(o);(e.gains.some(Boolean)||e.events.some(({score:i})=>i))&&!n.over&&t.push(En(s,n.scores)),n.seat!==null&&n.to_move===n.seat&&t.push(Te(n));const c=Lt(t);c&&Tt(c)},[e])}function Se({over:n},{events:s,isNowDue:e}){if(!s.length)return[];if(n)return["end"];const t=s.some(({action:a,hit:c})=>a?.action==="challenge"||c?.length)?["alarm"]:s.some(un)?["play"]:[];return e?[...t,"turn"]:t}export{me as TableView};

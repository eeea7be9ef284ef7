import{ASK_BUTTONS as un,CONSEQUENCES as $n,END_BUTTONS as dn,Players as pn,QUESTIONS as fn,acceptButton as hn,acceptOrChallenge as Y,acceptTimer as gn,adviceHeading as X,adviceReason as mn,analyseLink as bn,announceScores as vn,announceTurn as yn,answerDue as kn,askAdviceButton as xn,canAbortHint as Tn,cannotAbortHint as Sn,challengeButton as An,challengeLabel as On,challengeOrMove as En,challengeOrPlayOn as Ln,comparedText as wn,connection as z,controlText as Bn,dictionaryText as Cn,fallbackText as Nn,freeSeatsHeading as Dn,gameEndLabel as Pn,invitation as qn,keepPlayingButton as _n,linkLabel as In,loading as Hn,localLinkHint as Mn,marginOfError as jn,menuButton as Fn,nextRoundButton as Rn,noAdvice as Gn,overTitle as Wn,ownTurnDue as Kn,ownTurnTitle as Un,playAgainButton as Jn,reconnecting as Qn,replayLink as Vn,roundEndHeading as Yn,saveButton as Xn,seatLost as zn,seatsKept as Zn,settledAdvice as nt,storageDenied as tt,takeSeatButton as et,takeSeatHeading as st,thinking as ot,totalText as at,watchNextLink as lt,watchingTag as ct}from"./websocket.js";import{Button as k,CopyField as rt,G as m,GAME_VIEWS as it,J as O,K as R,Problem as x,Q as E,SoundChoice as ut,TextField as $t,VIEW_TITLES as G,WithWord as dt,Y as W,adviceAfterAnswer as pt,announce as ft,call as N,errorText as Z,fe as l,findGame as ht,forfeitText as gt,forgetTable as mt,gameLog as nn,go as bt,isStorageDenied as vt,joined as yt,loadSetting as kt,newGameTitle as tn,nextGameStarted as en,playSounds as xt,playerNames as Tt,recordOf as sn,resultText as St,rulesOf as At,rulesPath as Ot,rulesTitle as Et,saveFile as Lt,speak as wt,stopButton as Bt,storeSeat as on,storeSetting as Ct,storedTable as D,toMoveText as Nt,updateTable as Dt,useAction as B,useFocus as Pt,usePromise as an,useSecondsLeft as qt,useTitle as _t,useWindowEvent as ln,yourNameLabel as It}from"./texts.js";var Ht=5,Mt=3,P={advice:null,thinking:!1,problem:null};function jt({id:n,view:s,token:e,gameView:o,onUse:t}){const[a,c]=m(P),r=E(null),u=()=>r.current?.stop();R(()=>(c(P),()=>{u(),r.current=null}),[s.seq]);async function d(){c({...P,thinking:!0});const y=h=>{r.current===T&&c({...P,...h})},L={id:n,token:e,seconds:Mt},T=z.begin("table.advise",L,h=>y({advice:h,thinking:!0}));r.current=T;try{y({advice:(await T.answer).advice})}catch(h){y({problem:Z(h)})}}if(!s.advice)return l`
<section class="panel advice">
<h2>${X}</h2>
<p class="hint">${Gn}</p>
</section>
`;const{advice:f,thinking:i,problem:$}=a,p=s.to_move===s.seat,g=p&&s.phase==="challenge",b=i?l`<${k} text=${Bt} onClick=${u} />`:l`<${k} text=${xn} disabled=${!(p&&!g)} onClick=${d} />`;return l`
<section class="panel advice" aria-busy=${i}>
<div class="row">
<h2>${X}</h2>
${b}
</div>
<${x} text=${$} />
<p class="hint" role="status">
${i?ot:g?pt:""}
</p>
${f&&l`
<p class="hint">${o.adviceHint(f)}</p>
${f.settled&&!f.exact&&l`<p class="hint">${nt}</p>`}
<${Rt}
key=${s.seq}
advice=${f}
observation=${s.observation}
gameView=${o}
onUse=${t}
/>
`}
</section>
`}var K=({action:n})=>JSON.stringify(n);function Ft(n,s){const[e,...o]=n.ranked,t=a=>s.adviceFigure(a,n).value;return[e,...o.sort((a,c)=>t(c)-t(a))]}function Rt({advice:n,observation:s,gameView:e,onUse:o}){const t=Ft(n,e).slice(0,Ht),[a,c]=m(null),[r,u]=m({pointer:!1,focus:!1}),d=$=>{const p={...r,...$};u(p),c(p.pointer||p.focus?a??t:null)},f=new Map(n.ranked.map($=>[K($),$])),i=a?a.map($=>f.get(K($))??$):t;return l`
<ol
onPointerEnter=${()=>d({pointer:!0})}
onPointerLeave=${()=>d({pointer:!1})}
onfocusin=${()=>d({focus:!0})}
onfocusout=${()=>d({focus:!1})}
>
${i.map(($,p)=>{const g=e.actionText($.action,s),{figure:v,margin:b}=e.adviceFigure($,n);return l`
<li key=${K($)}>
<span class="rating">
${v} ${b&&l`<small>${jn(b)}</small>`}
</span>
${o?l`<${k} text=${g} class="plain" onClick=${()=>o($.action)} />`:l`<strong>${g}</strong>`}
<span class="hint">${mn($.why)}</span>
<span class="hint">${Gt($,i[p+1],e)}</span>
</li>
`})}
</ol>
`}function Gt(n,s,e){return s?wn(e.differences(n,s).filter(Boolean)):""}function Wt(n,s,e){const o=e.filter(({event:r})=>r==="round end"),[t,a]=m(()=>s.seat===null?o.length:D(n)?.rounds??0),c=()=>{a(o.length),Dt(n,{rounds:o.length})};return{end:o.length>t?o.at(-1):null,dismiss:c}}function Kt({gameView:n,end:s,view:e,rules:o,names:t,onDismiss:a}){const c=E(null);return R(()=>{document.activeElement===document.body&&c.current?.focus()},[]),ln("keydown",({key:r})=>r==="Escape"&&a()),l`
<section class="panel ending" aria-labelledby="round-end">
<h2 id="round-end">${Yn(s.round)}</h2>
<${n.RoundScores} end=${s} names=${t} seat=${e.seat} rules=${o} />
<div class="row">
<button type="button" class="main" ref=${c} onClick=${a}>
${Rn}
</button>
<p class="hint">${Ut(e,t)}</p>
</div>
</section>
`}function Ut({to_move:n,seat:s,phase:e},o){return n!==s?`${Nt(o[n??0])}.`:e==="challenge"?kn:Kn}function Jt({id:n,gameView:s,view:e,events:o,names:t,rules:a}){const c=B(),r=o.findLast(({event:h})=>h==="forfeit"),u=t.filter((h,S)=>(e.returns?.[S]??0)>0),d=e.scores[t.indexOf(u[0])],f=e.scores.flatMap((h,S)=>u.includes(t[S])?[]:Math.abs(d-h)),i=r?0:Math.min(...f),$=r&&gt(r,t),p=r?.player===null,{RoundScores:g,lastHands:v}=s,b=g&&!r&&o.findLast(({event:h})=>h==="round end"),y=an(async()=>b?sn(n):null,[n,!!b]).value,L=W(()=>y?v?.(y.map(h=>JSON.parse(h)),a):[],[y]);async function T(){const h=`${(await sn(n)).join(`
`)}
`;Lt(`${e.game}-${n}.jsonl`,h,"application/jsonl")}return l`
<section class="panel ending" aria-label=${Pn}>
<h2>${p?$:St(u,i)}</h2>
${$&&!p&&l`<p>${$}</p>`}
${!r&&l`
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
<${Qt} view=${e} />
<a class="button" href=${`#/replay/${n}?analysis`}>${bn}</a>
<a class="button" href=${`#/replay/${n}`}>${Vn}</a>
<${k} text=${Xn} onClick=${()=>c.run(T)} />
<a class="button" href="#/play">${tn}</a>
</div>
<${x} text=${c.problem} />
</section>
`}function Qt({view:{id:n,game:s,seat:e,seats:o,next:t}}){const{busy:a,problem:c,run:r}=B();if(e===null)return l`
${t&&l`<a class="button" href=${`#/table/${t}`}>${lt}</a>`}
<p class="visually-hidden" role="status">${t?en:""}</p>
`;const u=o.some(({kind:i},$)=>i==="person"&&$!==e);async function d(){const i=await N("table.again",{id:n,token:D(n)?.token??""});D(i.id)||on(i.id,s,i.token),bt(`table/${i.id}`)}return l`
<${k}
text=${Jn}
class="main"
disabled=${a}
onClick=${()=>r(d)}
/>
<p class="hint" role="status">${t?en:u?Zn:""}</p>
<${x} text=${c} />
`}function Vt({view:n,end:s}){const e=E(null),[o,t]=m(void 0),{busy:a,problem:c,run:r}=B(),u=o&&(o==="resign"||n.can_abort)?o:null;R(()=>{o!==void 0&&e.current?.querySelector("button")?.focus()},[u]);function d(){e.current&&(e.current.open=!1),t(void 0)}ln("pointerdown",({target:p})=>!e.current?.contains(p)&&d());const f=p=>{p.key!=="Escape"||!e.current?.open||(p.stopPropagation(),d(),e.current.querySelector("summary")?.focus())},i=()=>!e.current?.open&&t(void 0),$=p=>l`
<${k} text=${un[p]} onClick=${()=>t(p)} />
`;return l`
<details class="menu" ref=${e} onKeyDown=${f} onToggle=${i}>
<summary class="button">${Fn}</summary>
<div class="panel">
${u?l`
<div class="choices" role="group" aria-label=${fn[u]}>
<p>${$n[u]}</p>
<${k}
text=${_n}
disabled=${a}
onClick=${()=>t(null)}
/>
<${k}
text=${dn[u]}
disabled=${a}
onClick=${()=>r(()=>s(u))}
/>
</div>
`:l`
<div class="choices">
${n.can_abort&&$("abort")} ${$("resign")}
<p class="hint">
${n.can_abort?Tn:Sn}
</p>
<${ut} />
</div>
`}
<${x} text=${c} />
</div>
</details>
`}function Yt(n){const{question:s,acceptIn:e,movesNext:o,problem:t,challenge:a,eventText:c,busy:r,act:u}=n,d=(f,i,$="")=>l`
<${k} text=${f} class=${$} disabled=${r} onClick=${()=>u({action:i})} />
`;return l`
${s&&l`
<section class="challenge" aria-label=${On} data-home="question" tabindex="-1">
<p>
<strong>${c(s)}</strong>${" "}
${o?En:Y}
</p>
<div class="row">
${d(An,"challenge")}
${d(hn,"accept",o?"":"main")}
${e!==null&&l`<${Xt} seconds=${e} />`}
</div>
</section>
`}
${a&&l`<p class="notice">${c(a)}</p>`}
<${x} text=${t} />
`}function Xt({seconds:n}){const s=Math.ceil(qt(n,n));return l`
<p class="hint" role="timer" aria-live="off">
${gn(s)}
</p>
`}var cn=({event:n,action:s})=>n==="turn"&&s.action!=="accept"&&s.action!=="challenge",zt=n=>n.findLast(cn);function Zt(n,s){const e=n.filter(({event:t,action:a})=>t==="turn"&&a.action!=="accept"),o=e.findLastIndex(({action:t})=>t.action==="challenge");return o<0||e.slice(o+1).some(({player:t})=>t===s)?null:[e[o].player,e[o-1].player].includes(s)?e[o]:null}function ne({view:n,join:s}){const e=n.seats.filter(({kind:o})=>o==="open").length;return!e||n.over?null:n.seat===null?l`<${te} join=${s} />`:l`<${ee} free=${e} />`}function te({join:n}){const[s,e]=m(()=>kt("name")),{problem:o,run:t}=B();return l`
<form class="panel invitation" onSubmit=${c=>{c.preventDefault(),Ct("name",s),t(()=>n(s.trim()))}}>
<h2>${st}</h2>
<div class="row">
<${$t} label=${It} id="name" value=${s} onInput=${e} maxlength="40" />
<button class="main">${et}</button>
</div>
<${x} text=${o} />
</form>
`}function ee({free:n}){const s=se(location.hostname);return l`
<section class="panel invitation">
<h2>${Dn(n)}</h2>
<p>${qn}</p>
<${rt}
label=${In}
id="link"
value=${location.href}
hint=${s&&Mn}
/>
</section>
`}var se=n=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(n),U={view:null,events:[],error:null};function oe({events:n,fallbacks:s,until:e}){const o=e-n.length;return n.map((t,a)=>{const c=s.find(({seq:r})=>r===o+a);return c?{...t,fallback:c}:t})}function ae(n){const[s,e]=m(U),[o,t]=m(!0),[a,c]=m(()=>D(n)?.token??null),[r,u]=m(!1),d=E(0),f=i=>{if(i.until<d.current)return;const $=Math.min(i.until-d.current,i.events.length),p=oe(i).slice(i.events.length-$);d.current=i.until,e(({events:g})=>({view:i,events:[...g,...p],error:null}))};return O(()=>(d.current=0,e(U),z.watch(n,{token:a,since:()=>d.current,onView:f,onOnline:t,onRefused(i){a&&i.type==="BadToken"?(mt(n),c(null),u(!0)):e({...U,error:Z(i)})}})),[n,a]),{...s,online:o,lostSeat:r,token:a,async act(i){const $={id:n,token:a??"",action:i,seq:d.current};f(await N("table.act",$))},async end(i){await N(`table.${i}`,{id:n,token:a??""})},async join(i){const $=await N("table.join",{id:n,...i&&{name:i}});on(n,s.view?.game??"",$.token),c($.token),u(!1)}}}var le=4;function ce(n,s){const e=E({view:n,count:s.length,changes:[]});return W(()=>{const{view:o,count:t,changes:a}=e.current,c=re(o,n,s.slice(t)),r=[...a,{...c,number:s.length}].slice(-le);return e.current={view:n,count:s.length,changes:r},r},[s.length])}function re(n,s,e){const{seat:o,scores:t}=s,a=o!==null&&s.to_move===o,c=n.to_move===o,r=e.findLastIndex(({player:d})=>d===o),u=r>=0&&r<e.length-1;return{events:e,gains:t.map((d,f)=>d-n.scores[f]-ie(e,f)),isNowDue:a&&(!c||u)}}var ie=(n,s)=>n.filter(({event:e,player:o})=>e==="turn"&&o===s).reduce((e,{score:o=0})=>e+o,0);function ue({server:n,rest:[s]}){const e=ae(s),{view:o,error:t,online:a,lostSeat:c}=e,r=an(async()=>o?At(o.game,o.ruleset):null,[!!o]),u=o&&ht(n,o.game);return _t(u?$e(u,o):G.table),t?l`
<h1>${G.table}</h1>
<${x} text=${t} />
<p><a class="button" href="#/play">${tn}</a></p>
`:l`
${!a&&l`<p class="problem" role="alert">${Qn}</p>`}
<${x} text=${c&&zn} />
<${x} text=${r.error} />
${o?r.value&&l`<${de} id=${s} info=${u} table=${e} rules=${r.value} />`:l`
${!a&&l`<h1>${G.table}</h1>`}
<p role="status">${Hn}</p>
`}
`}function $e({title:n=""},{over:s,seat:e,to_move:o}){return s?Wn(n):e!==null&&o===e?Un(n):n}function de({id:n,info:s,table:e,rules:o}){const{view:t,token:a,act:c,join:r}=e;wt(t.dictionary);const{seat:u,seq:d,phase:f}=t,i=it[t.game],$=Tt(t),p=W(()=>i.addDetails?.(e.events,o,u)??e.events,[e.events]),g=A=>{const w=i.eventText(A,$);return w&&A.fallback?`${w} ${Nn(A.fallback)}`:w},v=Wt(n,t,p),{problem:b,run:y,clear:L}=B({leaves:!1}),[T,h]=m(null),S=T===d,[q,J]=m(null),C=ce(t,p),_=C[C.length-1];ge(t,$,_,g),O(()=>xt(me(t,_)),[_]),O(()=>J(null),[d]);const I=E(null);O(()=>{const A=I.current?.getBoundingClientRect().top??0;q&&A<0&&I.current?.scrollIntoView()},[q]),O(L,[e.online]);async function Q(A){h(d),await y(()=>c(A)),h(w=>w===d?null:w)}const V=u!==null&&t.to_move===u,H=V&&f==="challenge"?zt(p):null,M=H!==null&&$.length===2,j=v.end!==null&&!t.over;Pt([d,j,S]);const F={id:n,gameView:i,view:t,names:$,rules:o},rn=l`
<${Yt}
question=${H}
acceptIn=${t.accept_in}
movesNext=${M}
problem=${b}
challenge=${u===null?null:Zt(p,u)}
eventText=${g}
busy=${S}
act=${Q}
/>
`;return l`
<div class="heading">
<h1>${s.title}</h1>
<p class="hint">
<a href=${Ot(t.game,t.ruleset,t.dictionary)}>${Et(s,o)}</a>,${" "}
${Cn(t.dictionary)}${t.clock&&`, ${Bn(t.clock.control)}`}
${u===null&&l`. <span class="tag">${ct}</span>`}
</p>
${u!==null&&!t.over&&l`<${Vt} view=${t} end=${e.end} />`}
</div>
${u!==null&&vt()&&l`
<p class="hint">${tt}</p>
`}
<${ne} view=${t} join=${r} />
<${pn} view=${t} names=${$} changes=${C} />
<div class="table ${t.game}" data-seq=${d}>
<div class="table-main" ref=${I}>
${t.over&&l`<${Jt} ...${F} events=${p} />`}
${j?l`
<${Kt}
key=${v.end.round}
...${F}
end=${v.end}
onDismiss=${v.dismiss}
/>
`:l`
<${i.Play}
...${F}
canAct=${V&&!S&&(f==="turn"||M)}
mustAnswer=${H!==null&&!M}
act=${Q}
changes=${C}
suggested=${q}
onDraft=${L}
notice=${rn}
/>
`}
</div>
<aside class="table-side">
${u!==null&&!t.over&&!j&&l`
<${jt}
id=${n}
view=${t}
token=${a}
gameView=${i}
onUse=${f==="turn"?J:null}
/>
`}
<${pe}
events=${p}
eventText=${g}
playedWord=${i.playedWord}
dictionary=${f==="challenge"?null:t.dictionary}
/>
</aside>
</div>
`}function pe({events:n,eventText:s,playedWord:e,dictionary:o}){const t=E(null);O(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[n.length]);const a=fe(n);return l`
<section class="panel log">
<h2>${nn}</h2>
<ol ref=${t} tabindex="0" aria-label=${nn}>
${n.map((c,r)=>{const u=s(c);if(!u)return null;const d=c.action&&e(c.action);return l`
<li key=${r} class=${c.event.replace(" ","-")}>
<${dt} ...${{text:u,word:d,dictionary:o}} />
${a[r]!==void 0&&l` <span class="hint">${at(a[r])}</span>`}
</li>
`})}
</ol>
</section>
`}function fe(n){const s={};let e={player:0,score:0};return n.map(({event:o,player:t,score:a,right:c})=>{if(c&&(s[e.player]-=e.score),!(o!=="turn"||a===void 0))return e={player:t,score:a},s[t]=(s[t]??0)+a})}function he({phase:n,seats:s}){return n==="turn"?yn:s.length===2?Ln:Y}function ge(n,s,e,o){O(()=>{const t=e.events.map(o);(e.gains.some(Boolean)||e.events.some(({score:r})=>r))&&!n.over&&t.push(vn(s,n.scores)),n.seat!==null&&n.to_move===n.seat&&t.push(he(n));const c=yt(t);c&&ft(c)},[e])}function me({over:n},{events:s,isNowDue:e}){if(!s.length)return[];if(n)return["end"];const t=s.some(({action:a,hit:c})=>a?.action==="challenge"||c?.length)?["alarm"]:s.some(cn)?["play"]:[];return e?[...t,"turn"]:t}export{ue as TableView};

import{ASK_BUTTONS as $n,CONSEQUENCES as dn,END_BUTTONS as pn,Players as fn,QUESTIONS as hn,acceptButton as gn,acceptOrChallenge as Y,acceptTimer as mn,adviceHeading as X,adviceReason as bn,analyseLink as yn,announceScores as vn,announceTurn as kn,answerDue as xn,askAdviceButton as Tn,canAbortHint as Sn,cannotAbortHint as An,challengeButton as On,challengeLabel as En,challengeOrMove as Ln,challengeOrPlayOn as Bn,comparedText as Cn,connection as z,controlText as Nn,dictionaryText as wn,fallbackText as Dn,freeSeatsHeading as Pn,gameEndLabel as qn,invitation as _n,keepPlayingButton as In,linkLabel as Hn,loading as Mn,localLinkHint as jn,marginOfError as Fn,menuButton as Rn,nextRoundButton as Gn,noAdvice as Wn,overTitle as Kn,ownTurnDue as Un,ownTurnTitle as Jn,playAgainButton as Qn,reconnecting as Vn,replayLink as Yn,roundEndHeading as Xn,saveButton as zn,seatLost as Zn,seatsKept as nt,settledAdvice as tt,storageDenied as et,takeSeatButton as st,takeSeatHeading as ot,thinking as at,totalText as lt,watchNextLink as ct,watchingTag as rt}from"./websocket.js";import{Button as k,CopyField as it,G as m,GAME_VIEWS as ut,J as O,K as R,Problem as x,Q as E,SoundChoice as $t,TextField as dt,VIEW_TITLES as G,WithWord as pt,Y as W,adviceAfterAnswer as ft,announce as ht,call as D,errorText as Z,fe as l,findGame as gt,forfeitText as mt,forgetTable as bt,gameLog as nn,go as yt,isStorageDenied as vt,joined as kt,loadSetting as xt,newGameTitle as tn,nextGameStarted as en,playSounds as Tt,playerNames as St,recordOf as sn,resultText as At,rulesOf as Ot,rulesPath as Et,rulesTitle as Lt,saveFile as Bt,speak as Ct,stopButton as Nt,storeSeat as on,storeSetting as wt,storedTable as C,toMoveText as Dt,updateTable as an,useAction as N,useFocus as Pt,usePromise as ln,useSecondsLeft as qt,useTitle as _t,useWindowEvent as cn,yourNameLabel as It}from"./texts.js";var Ht=5,Mt=3,P={advice:null,thinking:!1,problem:null};function jt({id:n,view:s,token:e,gameView:o,onUse:t}){const[a,c]=m(P),i=E(null),u=()=>i.current?.stop();R(()=>(c(P),()=>{u(),i.current=null}),[s.seq]);async function d(){c({...P,thinking:!0});const v=h=>{i.current===T&&c({...P,...h})},L={id:n,token:e,seconds:Mt},T=z.begin("table.advise",L,h=>v({advice:h,thinking:!0}));i.current=T;try{v({advice:(await T.answer).advice})}catch(h){v({problem:Z(h)})}}if(!s.advice)return l`
<section class="panel advice">
<h2>${X}</h2>
<p class="hint">${Wn}</p>
</section>
`;const{advice:f,thinking:r,problem:$}=a,p=s.to_move===s.seat,g=p&&s.phase==="challenge",b=r?l`<${k} text=${Nt} onClick=${u} />`:l`<${k} text=${Tn} disabled=${!(p&&!g)} onClick=${d} />`;return l`
<section class="panel advice" aria-busy=${r}>
<div class="row">
<h2>${X}</h2>
${b}
</div>
<${x} text=${$} />
<p class="hint" role="status">
${r?at:g?ft:""}
</p>
${f&&l`
<p class="hint">${o.adviceHint(f)}</p>
${f.settled&&!f.exact&&l`<p class="hint">${tt}</p>`}
<${Rt}
key=${s.seq}
advice=${f}
observation=${s.observation}
gameView=${o}
onUse=${t}
/>
`}
</section>
`}var K=({action:n})=>JSON.stringify(n);function Ft(n,s){const[e,...o]=n.ranked,t=a=>s.adviceFigure(a,n).value;return[e,...o.sort((a,c)=>t(c)-t(a))]}function Rt({advice:n,observation:s,gameView:e,onUse:o}){const t=Ft(n,e).slice(0,Ht),[a,c]=m(null),[i,u]=m({pointer:!1,focus:!1}),d=$=>{const p={...i,...$};u(p),c(p.pointer||p.focus?a??t:null)},f=new Map(n.ranked.map($=>[K($),$])),r=a?a.map($=>f.get(K($))??$):t;return l`
<ol
onPointerEnter=${()=>d({pointer:!0})}
onPointerLeave=${()=>d({pointer:!1})}
onfocusin=${()=>d({focus:!0})}
onfocusout=${()=>d({focus:!1})}
>
${r.map(($,p)=>{const g=e.actionText($.action,s),{figure:y,margin:b}=e.adviceFigure($,n);return l`
<li key=${K($)}>
<span class="rating">
${y} ${b&&l`<small>${Fn(b)}</small>`}
</span>
${o?l`<${k} text=${g} class="plain" onClick=${()=>o($.action)} />`:l`<strong>${g}</strong>`}
<span class="hint">${bn($.why)}</span>
<span class="hint">${Gt($,r[p+1],e)}</span>
</li>
`})}
</ol>
`}function Gt(n,s,e){return s?Cn(e.differences(n,s).filter(Boolean)):""}function Wt(n,s,e){const o=e.filter(({event:i})=>i==="round end"),[t,a]=m(()=>s.seat===null?o.length:C(n)?.rounds??0),c=()=>{a(o.length),an(n,{rounds:o.length})};return{end:o.length>t?o.at(-1):null,dismiss:c}}function Kt({gameView:n,end:s,view:e,rules:o,names:t,onDismiss:a}){const c=E(null);return R(()=>{document.activeElement===document.body&&c.current?.focus()},[]),cn("keydown",({key:i})=>i==="Escape"&&a()),l`
<section class="panel ending" aria-labelledby="round-end">
<h2 id="round-end">${Xn(s.round)}</h2>
<${n.RoundScores} end=${s} names=${t} seat=${e.seat} rules=${o} />
<div class="row">
<button type="button" class="main" ref=${c} onClick=${a}>
${Gn}
</button>
<p class="hint">${Ut(e,t)}</p>
</div>
</section>
`}function Ut({to_move:n,seat:s,phase:e},o){return n!==s?`${Dt(o[n??0])}.`:e==="challenge"?xn:Un}function Jt({id:n,gameView:s,view:e,events:o,names:t,rules:a}){const c=N(),i=o.findLast(({event:h})=>h==="forfeit"),u=t.filter((h,S)=>(e.returns?.[S]??0)>0),d=e.scores[t.indexOf(u[0])],f=e.scores.flatMap((h,S)=>u.includes(t[S])?[]:Math.abs(d-h)),r=i?0:Math.min(...f),$=i&&mt(i,t),p=i?.player===null,{RoundScores:g,lastHands:y}=s,b=g&&!i&&o.findLast(({event:h})=>h==="round end"),v=ln(async()=>b?sn(n):null,[n,!!b]).value,L=W(()=>v?y?.(v.map(h=>JSON.parse(h)),a):[],[v]);async function T(){const h=`${(await sn(n)).join(`
`)}
`;Bt(`${e.game}-${n}.jsonl`,h,"application/jsonl")}return l`
<section class="panel ending" aria-label=${qn}>
<h2>${p?$:At(u,r)}</h2>
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
<${Qt} view=${e} />
<a class="button" href=${`#/replay/${n}?analysis=1`}>${yn}</a>
<a class="button" href=${`#/replay/${n}`}>${Yn}</a>
<${k} text=${zn} onClick=${()=>c.run(T)} />
<a class="button" href="#/play">${tn}</a>
</div>
<${x} text=${c.problem} />
</section>
`}function Qt({view:{id:n,game:s,seat:e,seats:o,next:t}}){const{busy:a,problem:c,run:i}=N();if(e===null)return l`
${t&&l`<a class="button" href=${`#/table/${t}`}>${ct}</a>`}
<p class="visually-hidden" role="status">${t?en:""}</p>
`;const u=o.some(({kind:r},$)=>r==="person"&&$!==e);async function d(){const r=await D("table.again",{id:n,token:C(n)?.token??""});C(r.id)||on(r.id,s,r.token),yt(`table/${r.id}`)}return l`
<${k}
text=${Qn}
class="main"
disabled=${a}
onClick=${()=>i(d)}
/>
<p class="hint" role="status">${t?en:u?nt:""}</p>
<${x} text=${c} />
`}function Vt({view:n,end:s}){const e=E(null),[o,t]=m(void 0),{busy:a,problem:c,run:i}=N(),u=o&&(o==="resign"||n.can_abort)?o:null;R(()=>{o!==void 0&&e.current?.querySelector("button")?.focus()},[u]);function d(){e.current&&(e.current.open=!1),t(void 0)}cn("pointerdown",({target:p})=>!e.current?.contains(p)&&d());const f=p=>{p.key!=="Escape"||!e.current?.open||(p.stopPropagation(),d(),e.current.querySelector("summary")?.focus())},r=()=>!e.current?.open&&t(void 0),$=p=>l`
<${k} text=${$n[p]} onClick=${()=>t(p)} />
`;return l`
<details class="menu" ref=${e} onKeyDown=${f} onToggle=${r}>
<summary class="button">${Rn}</summary>
<div class="panel">
${u?l`
<div class="choices" role="group" aria-label=${hn[u]}>
<p>${dn[u]}</p>
<${k}
text=${In}
disabled=${a}
onClick=${()=>t(null)}
/>
<${k}
text=${pn[u]}
disabled=${a}
onClick=${()=>i(()=>s(u))}
/>
</div>
`:l`
<div class="choices">
${n.can_abort&&$("abort")} ${$("resign")}
<p class="hint">
${n.can_abort?Sn:An}
</p>
<${$t} />
</div>
`}
<${x} text=${c} />
</div>
</details>
`}function Yt(n){const{question:s,acceptIn:e,movesNext:o,problem:t,challenge:a,eventText:c,busy:i,act:u}=n,d=(f,r,$="")=>l`
<${k} text=${f} class=${$} disabled=${i} onClick=${()=>u({action:r})} />
`;return l`
${s&&l`
<section class="challenge" aria-label=${En} data-home="question" tabindex="-1">
<p>
<strong>${c(s)}</strong>${" "}
${o?Ln:Y}
</p>
<div class="row">
${d(On,"challenge")}
${d(gn,"accept",o?"":"main")}
${e!==null&&l`<${Xt} seconds=${e} />`}
</div>
</section>
`}
${a&&l`<p class="notice">${c(a)}</p>`}
<${x} text=${t} />
`}function Xt({seconds:n}){const s=Math.ceil(qt(n,n));return l`
<p class="hint" role="timer" aria-live="off">
${mn(s)}
</p>
`}var rn=({event:n,action:s})=>n==="turn"&&s.action!=="accept"&&s.action!=="challenge",zt=n=>n.findLast(rn);function Zt(n,s){const e=n.filter(({event:t,action:a})=>t==="turn"&&a.action!=="accept"),o=e.findLastIndex(({action:t})=>t.action==="challenge");return o<0||e.slice(o+1).some(({player:t})=>t===s)?null:[e[o].player,e[o-1].player].includes(s)?e[o]:null}function ne({view:n,join:s}){const e=n.seats.filter(({kind:o})=>o==="open").length;return!e||n.over?null:n.seat===null?l`<${te} join=${s} />`:l`<${ee} free=${e} />`}function te({join:n}){const[s,e]=m(()=>xt("name")),{problem:o,run:t}=N();return l`
<form class="panel invitation" onSubmit=${c=>{c.preventDefault(),wt("name",s),t(()=>n(s.trim()))}}>
<h2>${ot}</h2>
<div class="row">
<${dt} label=${It} id="name" value=${s} onInput=${e} maxlength="40" />
<button class="main">${st}</button>
</div>
<${x} text=${o} />
</form>
`}function ee({free:n}){const s=se(location.hostname);return l`
<section class="panel invitation">
<h2>${Pn(n)}</h2>
<p>${_n}</p>
<${it}
label=${Hn}
id="link"
value=${location.href}
hint=${s&&jn}
/>
</section>
`}var se=n=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(n),U={view:null,events:[],error:null};function oe({events:n,fallbacks:s,until:e}){const o=e-n.length;return n.map((t,a)=>{const c=s.find(({seq:i})=>i===o+a);return c?{...t,fallback:c}:t})}function ae(n){const[s,e]=m(U),[o,t]=m(!0),[a,c]=m(()=>C(n)?.token??null),[i,u]=m(!1),d=E(0),f=r=>{if(r.until<d.current)return;const $=Math.min(r.until-d.current,r.events.length),p=oe(r).slice(r.events.length-$);d.current=r.until,r.seat!==null&&C(n)?.seat!==r.seat&&an(n,{seat:r.seat}),e(({events:g})=>({view:r,events:[...g,...p],error:null}))};return O(()=>(d.current=0,e(U),z.watch(n,{token:a,since:()=>d.current,onView:f,onOnline:t,onRefused(r){a&&r.type==="BadToken"?(bt(n),c(null),u(!0)):e({...U,error:Z(r)})}})),[n,a]),{...s,online:o,lostSeat:i,token:a,async act(r){const $={id:n,token:a??"",action:r,seq:d.current};f(await D("table.act",$))},async end(r){await D(`table.${r}`,{id:n,token:a??""})},async join(r){const $=await D("table.join",{id:n,...r&&{name:r}});on(n,s.view?.game??"",$.token),c($.token),u(!1)}}}var le=4;function ce(n,s){const e=E({view:n,count:s.length,changes:[]});return W(()=>{const{view:o,count:t,changes:a}=e.current,c=re(o,n,s.slice(t)),i=[...a,{...c,number:s.length}].slice(-le);return e.current={view:n,count:s.length,changes:i},i},[s.length])}function re(n,s,e){const{seat:o,scores:t}=s,a=o!==null&&s.to_move===o,c=n.to_move===o,i=e.findLastIndex(({player:d})=>d===o),u=i>=0&&i<e.length-1;return{events:e,gains:t.map((d,f)=>d-n.scores[f]-ie(e,f)),isNowDue:a&&(!c||u)}}var ie=(n,s)=>n.filter(({event:e,player:o})=>e==="turn"&&o===s).reduce((e,{score:o=0})=>e+o,0);function ue({server:n,rest:[s]}){const e=ae(s),{view:o,error:t,online:a,lostSeat:c}=e,i=ln(async()=>o?Ot(o.game,o.ruleset):null,[!!o]),u=o&&gt(n,o.game);return _t(u?$e(u,o):G.table),t?l`
<h1>${G.table}</h1>
<${x} text=${t} />
<p><a class="button" href="#/play">${tn}</a></p>
`:l`
${!a&&l`<p class="problem" role="alert">${Vn}</p>`}
<${x} text=${c&&Zn} />
<${x} text=${i.error} />
${o?i.value&&l`<${de} id=${s} info=${u} table=${e} rules=${i.value} />`:l`
${!a&&l`<h1>${G.table}</h1>`}
<p role="status">${Mn}</p>
`}
`}function $e({title:n=""},{over:s,seat:e,to_move:o}){return s?Kn(n):e!==null&&o===e?Jn(n):n}function de({id:n,info:s,table:e,rules:o}){const{view:t,token:a,act:c,join:i}=e;Ct(t.dictionary);const{seat:u,seq:d,phase:f}=t,r=ut[t.game],$=St(t),p=W(()=>r.addDetails?.(e.events,o,u)??e.events,[e.events]),g=A=>{const B=r.eventText(A,$);return B&&A.fallback?`${B} ${Dn(A.fallback)}`:B},y=Wt(n,t,p),{problem:b,run:v,clear:L}=N({leaves:!1}),[T,h]=m(null),S=T===d,[q,J]=m(null),w=ce(t,p),_=w[w.length-1];ge(t,$,_,g),O(()=>Tt(me(t,_)),[_]),O(()=>J(null),[d]);const I=E(null);O(()=>{const A=I.current?.getBoundingClientRect().top??0;q&&A<0&&I.current?.scrollIntoView()},[q]),O(L,[e.online]);async function Q(A){h(d),await v(()=>c(A)),h(B=>B===d?null:B)}const V=u!==null&&t.to_move===u,H=V&&f==="challenge"?zt(p):null,M=H!==null&&$.length===2,j=y.end!==null&&!t.over;Pt([d,j,S]);const F={id:n,gameView:r,view:t,names:$,rules:o},un=l`
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
<a href=${Et(t.game,t.ruleset,t.dictionary)}>${Lt(s,o)}</a>,${" "}
${wn(t.dictionary)}${t.clock&&`, ${Nn(t.clock.control)}`}
${u===null&&l`. <span class="tag">${rt}</span>`}
</p>
${u!==null&&!t.over&&l`<${Vt} view=${t} end=${e.end} />`}
</div>
${u!==null&&vt()&&l`
<p class="hint">${et}</p>
`}
<${ne} view=${t} join=${i} />
<${fn} view=${t} names=${$} changes=${w} />
<div class="table ${t.game}" data-seq=${d}>
<div class="table-main" ref=${I}>
${t.over&&l`<${Jt} ...${F} events=${p} />`}
${j?l`
<${Kt}
key=${y.end.round}
...${F}
end=${y.end}
onDismiss=${y.dismiss}
/>
`:l`
<${r.Play}
...${F}
canAct=${V&&!S&&(f==="turn"||M)}
mustAnswer=${H!==null&&!M}
act=${Q}
changes=${w}
suggested=${q}
onDraft=${L}
notice=${un}
/>
`}
</div>
<aside class="table-side">
${u!==null&&!t.over&&!j&&l`
<${jt}
id=${n}
view=${t}
token=${a}
gameView=${r}
onUse=${f==="turn"?J:null}
/>
`}
<${pe}
events=${p}
eventText=${g}
playedWord=${r.playedWord}
dictionary=${f==="challenge"?null:t.dictionary}
/>
</aside>
</div>
`}function pe({events:n,eventText:s,playedWord:e,dictionary:o}){const t=E(null);O(()=>{t.current&&(t.current.scrollTop=t.current.scrollHeight)},[n.length]);const a=fe(n);return l`
<section class="panel log">
<h2>${nn}</h2>
<ol ref=${t} tabindex="0" aria-label=${nn}>
${n.map((c,i)=>{const u=s(c);if(!u)return null;const d=c.action&&e(c.action);return l`
<li key=${i} class=${c.event.replace(" ","-")}>
<${pt} ...${{text:u,word:d,dictionary:o}} />
${a[i]!==void 0&&l` <span class="hint">${lt(a[i])}</span>`}
</li>
`})}
</ol>
</section>
`}function fe(n){const s={};let e={player:0,score:0};return n.map(({event:o,player:t,score:a,right:c})=>{if(c&&(s[e.player]-=e.score),!(o!=="turn"||a===void 0))return e={player:t,score:a},s[t]=(s[t]??0)+a})}function he({phase:n,seats:s}){return n==="turn"?kn:s.length===2?Bn:Y}function ge(n,s,e,o){O(()=>{const t=e.events.map(o);(e.gains.some(Boolean)||e.events.some(({score:i})=>i))&&!n.over&&t.push(vn(s,n.scores)),n.seat!==null&&n.to_move===n.seat&&t.push(he(n));const c=kt(t);c&&ht(c)},[e])}function me({over:n},{events:s,isNowDue:e}){if(!s.length)return[];if(n)return["end"];const t=s.some(({action:a,hit:c})=>a?.action==="challenge"||c?.length)?["alarm"]:s.some(rn)?["play"]:[];return e?[...t,"turn"]:t}export{ue as TableView};

import{Players as gn,connection as an}from"./websocket.js";import{Button as S,CopyField as mn,G as v,GAME_VIEWS as bn,J as B,K as Y,Problem as E,Q as N,SoundChoice as vn,TextField as yn,WithWord as kn,Y as X,announce as xn,call as W,common as b,dictionaryTitle as Tn,errorText as on,fe as l,findGame as Sn,forfeitText as En,forgetTable as An,formats as ln,go as wn,isStorageDenied as Ln,joined as cn,loadGameTexts as On,loadSetting as Cn,loadTexts as I,playSounds as Bn,playerNames as Nn,recordOf as rn,rulesOf as Pn,rulesPath as Dn,rulesTitle as In,saveFile as _n,scoreList as qn,sent as Hn,speak as Mn,storeSeat as un,storeSetting as Gn,storedTable as H,updateTable as $n,useAction as M,useFocus as Wn,usePromise as dn,useSecondsLeft as jn,useTitle as Fn,useWindowEvent as pn}from"./lexicon-play.js";var A=await I("table"),Rn=5,Kn=3,j={advice:null,thinking:!1,problem:null};function Un({id:n,view:s,token:t,gameView:a,onUse:e}){const[o,c]=v(j),i=N(null),u=()=>i.current?.stop();Y(()=>(c(j),()=>{u(),i.current=null}),[s.seq]);async function d(){c({...j,thinking:!0});const T=h=>{i.current===L&&c({...j,...h})},P={id:n,token:t,seconds:Kn},L=an.begin("table.advise",P,h=>T({advice:h,thinking:!0}));i.current=L;try{T({advice:(await L.answer).advice})}catch(h){T({problem:on(h)})}}if(!s.advice)return l`
<section class="panel advice">
<h2>${A.adviceHeading}</h2>
<p class="hint">${A.noAdvice}</p>
</section>
`;const{advice:f,thinking:r,problem:$}=o,p=s.to_move===s.seat,m=p&&s.phase==="challenge",x=p&&!m,y=r?l`<${S} text=${b.stopButton} onClick=${u} />`:l`<${S} text=${A.askAdviceButton} disabled=${!x} onClick=${d} />`;return l`
<section class="panel advice" aria-busy=${r}>
<div class="row">
<h2>${A.adviceHeading}</h2>
${y}
</div>
<${E} text=${$} />
<p class="hint" role="status">
${r?A.thinking:m?b.adviceAfterAnswer:""}
</p>
${f&&l`
<p class="hint">${a.adviceHint(f)}</p>
${f.settled&&!f.exact&&l`<p class="hint">${A.settledAdvice}</p>`}
<${Jn}
key=${s.seq}
advice=${f}
observation=${s.observation}
gameView=${a}
onUse=${e}
/>
`}
</section>
`}var z=({action:n})=>JSON.stringify(n);function Vn(n,s){const[t,...a]=n.ranked,e=o=>s.adviceFigure(o,n).value;return[t,...a.sort((o,c)=>e(c)-e(o))]}function Jn({advice:n,observation:s,gameView:t,onUse:a}){const e=Vn(n,t).slice(0,Rn),[o,c]=v(null),[i,u]=v({pointer:!1,focus:!1}),d=$=>{const p={...i,...$};u(p),c(p.pointer||p.focus?o??e:null)},f=new Map(n.ranked.map($=>[z($),$])),r=o?o.map($=>f.get(z($))??$):e;return l`
<ol
onPointerEnter=${()=>d({pointer:!0})}
onPointerLeave=${()=>d({pointer:!1})}
onfocusin=${()=>d({focus:!0})}
onfocusout=${()=>d({focus:!1})}
>
${r.map(($,p)=>{const m=t.actionText($.action,s),{figure:x,margin:y}=t.adviceFigure($,n);return l`
<li key=${z($)}>
<span class="rating">
${x} ${y&&l`<small>${A.marginOfError(y)}</small>`}
</span>
${a?l`<${S} text=${m} class="plain" onClick=${()=>a($.action)} />`:l`<strong>${m}</strong>`}
<span class="hint">${`${Hn($.why)}.`}</span>
<span class="hint">${Qn($,r[p+1],t)}</span>
</li>
`})}
</ol>
`}function Qn(n,s,t){return s?A.comparedText(t.differences(n,s).filter(Boolean)):""}var k=await I("table");function Yn(n,s,t){const a=t.filter(({event:i})=>i==="round end"),[e,o]=v(()=>s.seat===null?a.length:H(n)?.rounds??0),c=()=>{o(a.length),$n(n,{rounds:a.length})};return{end:a.length>e?a.at(-1):null,dismiss:c}}function Xn({gameView:n,end:s,view:t,rules:a,names:e,onDismiss:o}){const c=N(null);return Y(()=>{document.activeElement===document.body&&c.current?.focus()},[]),pn("keydown",({key:i})=>i==="Escape"&&o()),l`
<section class="panel ending" aria-labelledby="round-end">
<h2 id="round-end">${k.roundEndHeading(s.round)}</h2>
<${n.RoundScores} end=${s} names=${e} seat=${t.seat} rules=${a} />
<div class="row">
<button type="button" class="main" ref=${c} onClick=${o}>
${k.nextRoundButton}
</button>
<p class="hint">${zn(t,e)}</p>
</div>
</section>
`}function zn({to_move:n,seat:s,phase:t},a){return n!==s?`${b.toMoveText(a[n??0])}.`:t==="challenge"?k.answerDue:k.ownTurnDue}function Zn({id:n,gameView:s,view:t,events:a,names:e,rules:o}){const c=M(),i=a.findLast(({event:h})=>h==="forfeit"),u=e.filter((h,O)=>(t.returns?.[O]??0)>0),d=t.scores[e.indexOf(u[0])],f=t.scores.flatMap((h,O)=>u.includes(e[O])?[]:Math.abs(d-h)),r=i?0:Math.min(...f),$=i&&En(i,e),p=i?.player===null,{RoundScores:m,lastHands:x}=s,y=m&&!i&&a.findLast(({event:h})=>h==="round end"),T=dn(async()=>y?rn(n):null,[n,!!y]).value,P=X(()=>T?x?.(T.map(h=>JSON.parse(h)),o):[],[T]);async function L(){const h=`${(await rn(n)).join(`
`)}
`;_n(`${t.game}-${n}.jsonl`,h,"application/jsonl")}return l`
<section class="panel ending" aria-label=${k.gameEndLabel}>
<h2>${p?$:b.resultText(u,r)}</h2>
${$&&!p&&l`<p>${$}</p>`}
${!i&&l`
<ul class="facts">
${s.endFacts(a,e).map(h=>l`<li key=${h}>${h}</li>`)}
</ul>
`}
${y&&l`
<${m}
end=${y}
names=${e}
seat=${t.seat}
rules=${o}
hands=${P}
/>
`}
<div class="row">
<${nt} view=${t} />
<a class="button" href=${`#/replay/${n}?analysis=1`}>${k.analyseLink}</a>
<a class="button" href=${`#/replay/${n}`}>${k.replayLink}</a>
<${S} text=${k.saveButton} onClick=${()=>c.run(L)} />
<a class="button" href="#/play">${b.newGameTitle}</a>
</div>
<${E} text=${c.problem} />
</section>
`}function nt({view:{id:n,game:s,seat:t,seats:a,next:e}}){const{busy:o,problem:c,run:i}=M();if(t===null)return l`
${e&&l`<a class="button" href=${`#/table/${e}`}>${k.watchNextLink}</a>`}
<p class="visually-hidden" role="status">${e?b.nextGameStarted:""}</p>
`;const u=a.some(({kind:r},$)=>r==="person"&&$!==t);async function d(){const r=await W("table.again",{id:n,token:H(n)?.token??""});H(r.id)||un(r.id,s,r.token),wn(`table/${r.id}`)}const f=e?b.nextGameStarted:u?k.seatsKept:"";return l`
<${S}
text=${k.playAgainButton}
class="main"
disabled=${o}
onClick=${()=>i(d)}
/>
<p class="hint" role="status">${f}</p>
<${E} text=${c} />
`}var w=await I("table");function tt({view:n,end:s}){const t=N(null),[a,e]=v(void 0),{busy:o,problem:c,run:i}=M(),u=a&&(a==="resign"||n.can_abort)?a:null;Y(()=>{a!==void 0&&t.current?.querySelector("button")?.focus()},[u]);function d(){t.current&&(t.current.open=!1),e(void 0)}pn("pointerdown",({target:p})=>!t.current?.contains(p)&&d());const f=p=>{p.key!=="Escape"||!t.current?.open||(p.stopPropagation(),d(),t.current.querySelector("summary")?.focus())},r=()=>!t.current?.open&&e(void 0),$=p=>l`
<${S} text=${w.ASK_BUTTONS[p]} onClick=${()=>e(p)} />
`;return l`
<details class="menu" ref=${t} onKeyDown=${f} onToggle=${r}>
<summary class="button">${w.menuButton}</summary>
<div class="panel">
${u?l`
<div class="choices" role="group" aria-label=${w.QUESTIONS[u]}>
<p>${w.CONSEQUENCES[u]}</p>
<${S}
text=${w.keepPlayingButton}
disabled=${o}
onClick=${()=>e(null)}
/>
<${S}
text=${w.END_BUTTONS[u]}
disabled=${o}
onClick=${()=>i(()=>s(u))}
/>
</div>
`:l`
<div class="choices">
${n.can_abort&&$("abort")} ${$("resign")}
<p class="hint">
${n.can_abort?w.canAbortHint:w.cannotAbortHint}
</p>
<${vn} />
</div>
`}
<${E} text=${c} />
</div>
</details>
`}var _=await I("table");function et(n){const{question:s,acceptIn:t,movesNext:a,problem:e,challenge:o,eventText:c,busy:i,act:u}=n,d=(f,r,$="")=>l`
<${S} text=${f} class=${$} disabled=${i} onClick=${()=>u({action:r})} />
`;return l`
${s&&l`
<section class="challenge" aria-label=${_.challengeLabel} data-home="question" tabindex="-1">
<p>
<strong>${c(s)}</strong>${" "}
${a?_.challengeOrMove:_.acceptOrChallenge}
</p>
<div class="row">
${d(_.challengeButton,"challenge")}
${d(_.acceptButton,"accept",a?"":"main")}
${t!==null&&l`<${st} seconds=${t} />`}
</div>
</section>
`}
${o&&l`<p class="notice">${c(o)}</p>`}
<${E} text=${e} />
`}function st({seconds:n}){const s=Math.ceil(jn(n,n));return l`
<p class="hint" role="timer" aria-live="off">
${_.acceptTimer(s)}
</p>
`}var fn=({event:n,action:s})=>n==="turn"&&s.action!=="accept"&&s.action!=="challenge",at=n=>n.findLast(fn);function ot(n,s){const t=n.filter(({event:e,action:o})=>e==="turn"&&o.action!=="accept"),a=t.findLastIndex(({action:e})=>e.action==="challenge");return a<0||t.slice(a+1).some(({player:e})=>e===s)?null:[t[a].player,t[a-1].player].includes(s)?t[a]:null}var q=await I("table");function lt({view:n,join:s}){const t=n.seats.filter(({kind:a})=>a==="open").length;return!t||n.over?null:n.seat===null?l`<${ct} join=${s} />`:l`<${rt} free=${t} />`}function ct({join:n}){const[s,t]=v(()=>Cn("name")),{problem:a,run:e}=M();return l`
<form class="panel invitation" onSubmit=${c=>{c.preventDefault(),Gn("name",s),e(()=>n(s.trim()))}}>
<h2>${q.takeSeatHeading}</h2>
<div class="row">
<${yn} label=${b.yourNameLabel} id="name" value=${s} onInput=${t} maxlength="40" />
<button class="main">${q.takeSeatButton}</button>
</div>
<${E} text=${a} />
</form>
`}function rt({free:n}){const s=it(location.hostname);return l`
<section class="panel invitation">
<h2>${q.freeSeatsHeading(n)}</h2>
<p>${q.invitation}</p>
<${mn}
label=${q.linkLabel}
id="link"
value=${location.href}
hint=${s&&q.localLinkHint}
/>
</section>
`}var it=n=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(n),Z={view:null,events:[],error:null};function ut({events:n,fallbacks:s,until:t}){const a=t-n.length;return n.map((e,o)=>{const c=s.find(({seq:i})=>i===a+o);return c?{...e,fallback:c}:e})}function $t(n){const[s,t]=v(Z),[a,e]=v(!0),[o,c]=v(()=>H(n)?.token??null),[i,u]=v(!1),d=N(0),f=r=>{if(r.until<d.current)return;const $=Math.min(r.until-d.current,r.events.length),p=ut(r).slice(r.events.length-$);d.current=r.until,r.seat!==null&&H(n)?.seat!==r.seat&&$n(n,{seat:r.seat}),t(({events:m})=>({view:r,events:[...m,...p],error:null}))};return B(()=>(d.current=0,t(Z),an.watch(n,{token:o,since:()=>d.current,onView:f,onOnline:e,onRefused(r){o&&r.type==="BadToken"?(An(n),c(null),u(!0)):t({...Z,error:on(r)})}})),[n,o]),{...s,online:a,lostSeat:i,token:o,async act(r){const $={id:n,token:o??"",action:r,seq:d.current};f(await W("table.act",$))},async end(r){await W(`table.${r}`,{id:n,token:o??""})},async join(r){const $=await W("table.join",{id:n,...r&&{name:r}});un(n,s.view?.game??"",$.token),c($.token),u(!1)}}}var dt=4;function pt(n,s){const t=N({view:n,count:s.length,changes:[]});return X(()=>{const{view:a,count:e,changes:o}=t.current,c=ft(a,n,s.slice(e)),i=[...o,{...c,number:s.length}].slice(-dt);return t.current={view:n,count:s.length,changes:i},i},[s.length])}function ft(n,s,t){const{seat:a,scores:e}=s,o=a!==null&&s.to_move===a,c=n.to_move===a,i=t.findLastIndex(({player:d})=>d===a),u=i>=0&&i<t.length-1;return{events:t,gains:e.map((d,f)=>d-n.scores[f]-ht(t,f)),isNowDue:o&&(!c||u)}}var ht=(n,s)=>n.filter(({event:t,player:a})=>t==="turn"&&a===s).reduce((t,{score:a=0})=>t+a,0),g=await I("table");await On();function gt({server:n,rest:[s]}){const t=$t(s),{view:a,error:e,online:o,lostSeat:c}=t,i=dn(async()=>a?Pn(a.game,a.ruleset):null,[!!a]),u=a&&Sn(n,a.game);return Fn(u?mt(u,a):b.VIEW_TITLES.table),e?l`
<h1>${b.VIEW_TITLES.table}</h1>
<${E} text=${e} />
<p><a class="button" href="#/play">${b.newGameTitle}</a></p>
`:l`
${!o&&l`<p class="problem" role="alert">${g.reconnecting}</p>`}
<${E} text=${c&&g.seatLost} />
<${E} text=${i.error} />
${a?i.value&&l`<${bt} id=${s} info=${u} table=${t} rules=${i.value} />`:l`
${!o&&l`<h1>${b.VIEW_TITLES.table}</h1>`}
<p role="status">${g.loading}</p>
`}
`}function mt({title:n=""},{over:s,seat:t,to_move:a}){return s?g.overTitle(n):t!==null&&a===t?g.ownTurnTitle(n):n}function bt({id:n,info:s,table:t,rules:a}){const{view:e,token:o,act:c,join:i}=t;Mn(e.dictionary);const{seat:u,seq:d,phase:f}=e,r=bn[e.game],$=Nn(e),p=X(()=>r.addDetails?.(t.events,a,u)??t.events,[t.events]),m=C=>{const D=r.eventText(C,$);return D&&C.fallback?cn([D,St(C.fallback)]):D},x=Yn(n,e,p),{problem:y,run:T,clear:P}=M({leaves:!1}),[L,h]=v(null),O=L===d,[F,tn]=v(null),G=pt(e,p),R=G[G.length-1];xt(e,$,R,m),B(()=>Bn(Tt(e,R)),[R]),B(()=>tn(null),[d]);const K=N(null);B(()=>{const C=K.current?.getBoundingClientRect().top??0;F&&C<0&&K.current?.scrollIntoView()},[F]),B(P,[t.online]);async function en(C){h(d),await T(()=>c(C)),h(D=>D===d?null:D)}const sn=u!==null&&e.to_move===u,U=sn&&f==="challenge"?at(p):null,V=U!==null&&$.length===2,J=x.end!==null&&!e.over;Wn([d,J,O]);const Q={id:n,gameView:r,view:e,names:$,rules:a},hn=l`
<${et}
question=${U}
acceptIn=${e.accept_in}
movesNext=${V}
problem=${y}
challenge=${u===null?null:ot(p,u)}
eventText=${m}
busy=${O}
act=${en}
/>
`;return l`
<div class="heading">
<h1>${s.title}</h1>
<p class="hint">
<a href=${Dn(e.game,e.ruleset,e.dictionary)}>${In(s,a)}</a>,${" "}
${g.dictionaryText(Tn(e.dictionary))}${e.clock&&`, ${Et(e.clock.control)}`}
${u===null&&l`. <span class="tag">${g.watchingTag}</span>`}
</p>
${u!==null&&!e.over&&l`<${tt} view=${e} end=${t.end} />`}
</div>
${u!==null&&Ln()&&l`
<p class="hint">${g.storageDenied}</p>
`}
<${lt} view=${e} join=${i} />
<${gn} view=${e} names=${$} changes=${G} />
<div class="table ${e.game}" data-seq=${d}>
<div class="table-main" ref=${K}>
${e.over&&l`<${Zn} ...${Q} events=${p} />`}
${J?l`
<${Xn}
key=${x.end.round}
...${Q}
end=${x.end}
onDismiss=${x.dismiss}
/>
`:l`
<${r.Play}
...${Q}
canAct=${sn&&!O&&(f==="turn"||V)}
mustAnswer=${U!==null&&!V}
act=${en}
changes=${G}
suggested=${F}
onDraft=${P}
notice=${hn}
/>
`}
</div>
<aside class="table-side">
${u!==null&&!e.over&&!J&&l`
<${Un}
id=${n}
view=${e}
token=${o}
gameView=${r}
onUse=${f==="turn"?tn:null}
/>
`}
<${vt}
events=${p}
eventText=${m}
playedWord=${r.playedWord}
dictionary=${f==="challenge"?null:e.dictionary}
/>
</aside>
</div>
`}function vt({events:n,eventText:s,playedWord:t,dictionary:a}){const e=N(null);B(()=>{e.current&&(e.current.scrollTop=e.current.scrollHeight)},[n.length]);const o=yt(n);return l`
<section class="panel log">
<h2>${b.gameLog}</h2>
<ol ref=${e} tabindex="0" aria-label=${b.gameLog}>
${n.map((c,i)=>{const u=s(c);if(!u)return null;const d=c.action&&t(c.action);return l`
<li key=${i} class=${c.event.replace(" ","-")}>
<${kn} ...${{text:u,word:d,dictionary:a}} />
${o[i]!==void 0&&l` <span class="hint">${g.totalText(o[i])}</span>`}
</li>
`})}
</ol>
</section>
`}function yt(n){const s={};let t={player:0,score:0};return n.map(({event:a,player:e,score:o,right:c})=>{if(c&&(s[t.player]-=t.score),!(a!=="turn"||o===void 0))return t={player:e,score:o},s[e]=(s[e]??0)+o})}function kt({phase:n,seats:s}){return n==="turn"?g.announceTurn:s.length===2?g.challengeOrPlayOn:g.acceptOrChallenge}function xt(n,s,t,a){B(()=>{const e=t.events.map(a);(t.gains.some(Boolean)||t.events.some(({score:i})=>i))&&!n.over&&e.push(g.announceScores(qn(s,n.scores))),n.seat!==null&&n.to_move===n.seat&&e.push(kt(n));const c=cn(e);c&&xn(c)},[t])}function Tt({over:n},{events:s,isNowDue:t}){if(!s.length)return[];if(n)return["end"];const e=s.some(({action:o,hit:c})=>o?.action==="challenge"||c?.length)?["alarm"]:s.some(fn)?["play"]:[];return t?[...e,"turn"]:e}var St=({reason:n,by:s})=>g.fallbackText(n==="slow",s??null);function Et({seconds:n,increment:s=0,move_seconds:t}){return t?g.timePerTurn(nn(t)):g.timeEach(nn(n??0),s?nn(s):null)}var nn=n=>n>=60&&n%60===0?ln.minutes(n/60):ln.seconds(n);export{gt as TableView};

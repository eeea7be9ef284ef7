import{Players as Tn,Tabs as xn,connection as on}from"./websocket.js";import{Button as S,CopyField as Sn,G as v,GAME_VIEWS as An,J as B,K as X,Problem as A,Q as N,SoundChoice as En,TextField as wn,WithWord as Ln,Y as z,announce as On,call as W,common as m,dictionaryTitle as Cn,errorText as ln,fe as l,findGame as Bn,forfeitText as Nn,forgetTable as In,formats as cn,go as Pn,isStorageDenied as Dn,joined as rn,loadGameTexts as _n,loadSetting as qn,loadTexts as D,playSounds as Hn,playerNames as Mn,recordOf as un,rulesOf as Gn,rulesPath as Wn,rulesTitle as jn,saveFile as Fn,scoreList as Rn,sent as Kn,speak as Un,storeSeat as $n,storeSetting as Vn,storedTable as H,updateTable as dn,useAction as M,useFocus as Jn,usePromise as pn,useSecondsLeft as Qn,useTitle as Yn,useWindowEvent as fn}from"./lexicon-play.js";var E=await D("table"),Xn=5,zn=3,j={advice:null,thinking:!1,problem:null};function Zn({id:n,view:s,token:t,gameView:a,onUse:e}){const[o,c]=v(j),i=N(null),u=()=>i.current?.stop();X(()=>(c(j),()=>{u(),i.current=null}),[s.seq]);async function d(){c({...j,thinking:!0});const x=g=>{i.current===L&&c({...j,...g})},I={id:n,token:t,seconds:zn},L=on.begin("table.advise",I,g=>x({advice:g,thinking:!0}));i.current=L;try{x({advice:(await L.answer).advice})}catch(g){x({problem:ln(g)})}}if(!s.advice)return l`
<section class="panel advice">
<h2>${E.adviceHeading}</h2>
<p class="hint">${E.noAdvice}</p>
</section>
`;const{advice:f,thinking:r,problem:$}=o,p=s.to_move===s.seat,b=p&&s.phase==="challenge",T=p&&!b,y=r?l`<${S} text=${m.stopButton} onClick=${u} />`:l`<${S} text=${E.askAdviceButton} disabled=${!T} onClick=${d} />`;return l`
<section class="panel advice" aria-busy=${r}>
<div class="row">
<h2>${E.adviceHeading}</h2>
${y}
</div>
<${A} text=${$} />
<p class="hint" role="status">
${r?E.thinking:b?m.adviceAfterAnswer:""}
</p>
${f&&l`
<p class="hint">${a.adviceHint(f)}</p>
${f.settled&&!f.exact&&l`<p class="hint">${E.settledAdvice}</p>`}
<${tt}
key=${s.seq}
advice=${f}
observation=${s.observation}
gameView=${a}
onUse=${e}
/>
`}
</section>
`}var Z=({action:n})=>JSON.stringify(n);function nt(n,s){const[t,...a]=n.ranked,e=o=>s.adviceFigure(o,n).value;return[t,...a.sort((o,c)=>e(c)-e(o))]}function tt({advice:n,observation:s,gameView:t,onUse:a}){const e=nt(n,t).slice(0,Xn),[o,c]=v(null),[i,u]=v({pointer:!1,focus:!1}),d=$=>{const p={...i,...$};u(p),c(p.pointer||p.focus?o??e:null)},f=new Map(n.ranked.map($=>[Z($),$])),r=o?o.map($=>f.get(Z($))??$):e;return l`
<ol
onPointerEnter=${()=>d({pointer:!0})}
onPointerLeave=${()=>d({pointer:!1})}
onfocusin=${()=>d({focus:!0})}
onfocusout=${()=>d({focus:!1})}
>
${r.map(($,p)=>{const b=t.actionText($.action,s),{figure:T,margin:y}=t.adviceFigure($,n);return l`
<li key=${Z($)}>
<span class="rating">
${T} ${y&&l`<small>${E.marginOfError(y)}</small>`}
</span>
${a?l`<${S} text=${b} class="plain" onClick=${()=>a($.action)} />`:l`<strong>${b}</strong>`}
<span class="hint">${`${Kn($.why)}.`}</span>
<span class="hint">${et($,r[p+1],t)}</span>
</li>
`})}
</ol>
`}function et(n,s,t){return s?E.comparedText(t.differences(n,s).filter(Boolean)):""}var k=await D("table");function st(n,s,t){const a=t.filter(({event:i})=>i==="round end"),[e,o]=v(()=>s.seat===null?a.length:H(n)?.rounds??0),c=()=>{o(a.length),dn(n,{rounds:a.length})};return{end:a.length>e?a.at(-1):null,dismiss:c}}function at({gameView:n,end:s,view:t,rules:a,names:e,onDismiss:o}){const c=N(null);return X(()=>{document.activeElement===document.body&&c.current?.focus()},[]),fn("keydown",({key:i})=>i==="Escape"&&o()),l`
<section class="panel ending" aria-labelledby="round-end">
<h2 id="round-end">${k.roundEndHeading(s.round)}</h2>
<${n.RoundScores} end=${s} names=${e} seat=${t.seat} rules=${a} />
<div class="row">
<button type="button" class="main" ref=${c} onClick=${o}>
${k.nextRoundButton}
</button>
<p class="hint">${ot(t,e)}</p>
</div>
</section>
`}function ot({to_move:n,seat:s,phase:t},a){return n!==s?`${m.toMoveText(a[n??0])}.`:t==="challenge"?k.answerDue:k.ownTurnDue}function lt({id:n,gameView:s,view:t,events:a,names:e,rules:o}){const c=M(),i=a.findLast(({event:g})=>g==="forfeit"),u=e.filter((g,O)=>(t.returns?.[O]??0)>0),d=t.scores[e.indexOf(u[0])],f=t.scores.flatMap((g,O)=>u.includes(e[O])?[]:Math.abs(d-g)),r=i?0:Math.min(...f),$=i&&Nn(i,e),p=i?.player===null,{RoundScores:b,lastHands:T}=s,y=b&&!i&&a.findLast(({event:g})=>g==="round end"),x=pn(async()=>y?un(n):null,[n,!!y]).value,I=z(()=>x?T?.(x.map(g=>JSON.parse(g)),o):[],[x]);async function L(){const g=`${(await un(n)).join(`
`)}
`;Fn(`${t.game}-${n}.jsonl`,g,"application/jsonl")}return l`
<section class="panel ending" aria-label=${k.gameEndLabel}>
<h2>${p?$:m.resultText(u,r)}</h2>
${$&&!p&&l`<p>${$}</p>`}
${!i&&l`
<ul class="facts">
${s.endFacts(a,e).map(g=>l`<li key=${g}>${g}</li>`)}
</ul>
`}
${y&&l`
<${b}
end=${y}
names=${e}
seat=${t.seat}
rules=${o}
hands=${I}
/>
`}
<div class="row">
<${ct} view=${t} />
<a class="button" href=${`#/replay/${n}?analysis=1`}>${k.analyseLink}</a>
<a class="button" href=${`#/replay/${n}`}>${k.replayLink}</a>
<${S} text=${k.saveButton} onClick=${()=>c.run(L)} />
<a class="button" href="#/play">${m.newGameTitle}</a>
</div>
<${A} text=${c.problem} />
</section>
`}function ct({view:{id:n,game:s,seat:t,seats:a,next:e}}){const{busy:o,problem:c,run:i}=M();if(t===null)return l`
${e&&l`<a class="button" href=${`#/table/${e}`}>${k.watchNextLink}</a>`}
<p class="visually-hidden" role="status">${e?m.nextGameStarted:""}</p>
`;const u=a.some(({kind:r},$)=>r==="person"&&$!==t);async function d(){const r=await W("table.again",{id:n,token:H(n)?.token??""});H(r.id)||$n(r.id,s,r.token),Pn(`table/${r.id}`)}const f=e?m.nextGameStarted:u?k.seatsKept:"";return l`
<${S}
text=${k.playAgainButton}
class="main"
disabled=${o}
onClick=${()=>i(d)}
/>
<p class="hint" role="status">${f}</p>
<${A} text=${c} />
`}var w=await D("table");function rt({view:n,end:s}){const t=N(null),[a,e]=v(void 0),{busy:o,problem:c,run:i}=M(),u=a&&(a==="resign"||n.can_abort)?a:null;X(()=>{a!==void 0&&t.current?.querySelector("button")?.focus()},[u]);function d(){t.current&&(t.current.open=!1),e(void 0)}fn("pointerdown",({target:p})=>!t.current?.contains(p)&&d());const f=p=>{p.key!=="Escape"||!t.current?.open||(p.stopPropagation(),d(),t.current.querySelector("summary")?.focus())},r=()=>!t.current?.open&&e(void 0),$=p=>l`
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
<${En} />
</div>
`}
<${A} text=${c} />
</div>
</details>
`}var _=await D("table");function it(n){const{question:s,acceptIn:t,movesNext:a,problem:e,challenge:o,eventText:c,busy:i,act:u}=n,d=(f,r,$="")=>l`
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
${t!==null&&l`<${ut} seconds=${t} />`}
</div>
</section>
`}
${o&&l`<p class="notice">${c(o)}</p>`}
<${A} text=${e} />
`}function ut({seconds:n}){const s=Math.ceil(Qn(n,n));return l`
<p class="hint" role="timer" aria-live="off">
${_.acceptTimer(s)}
</p>
`}var gn=({event:n,action:s})=>n==="turn"&&s.action!=="accept"&&s.action!=="challenge",$t=n=>n.findLast(gn);function dt(n,s){const t=n.filter(({event:e,action:o})=>e==="turn"&&o.action!=="accept"),a=t.findLastIndex(({action:e})=>e.action==="challenge");return a<0||t.slice(a+1).some(({player:e})=>e===s)?null:[t[a].player,t[a-1].player].includes(s)?t[a]:null}var q=await D("table");function pt({view:n,join:s}){const t=n.seats.filter(({kind:a})=>a==="open").length;return!t||n.over?null:n.seat===null?l`<${ft} join=${s} />`:l`<${gt} free=${t} />`}function ft({join:n}){const[s,t]=v(()=>qn("name")),{problem:a,run:e}=M();return l`
<form class="panel invitation" onSubmit=${c=>{c.preventDefault(),Vn("name",s),e(()=>n(s.trim()))}}>
<h2>${q.takeSeatHeading}</h2>
<div class="row">
<${wn} label=${m.yourNameLabel} id="name" value=${s} onInput=${t} maxlength="40" />
<button class="main">${q.takeSeatButton}</button>
</div>
<${A} text=${a} />
</form>
`}function gt({free:n}){const s=ht(location.hostname);return l`
<section class="panel invitation">
<h2>${q.freeSeatsHeading(n)}</h2>
<p>${q.invitation}</p>
<${Sn}
label=${q.linkLabel}
id="link"
value=${location.href}
hint=${s&&q.localLinkHint}
/>
</section>
`}var ht=n=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(n),nn={view:null,events:[],error:null};function mt({events:n,fallbacks:s,until:t}){const a=t-n.length;return n.map((e,o)=>{const c=s.find(({seq:i})=>i===a+o);return c?{...e,fallback:c}:e})}function bt(n){const[s,t]=v(nn),[a,e]=v(!0),[o,c]=v(()=>H(n)?.token??null),[i,u]=v(!1),d=N(0),f=r=>{if(r.until<d.current)return;const $=Math.min(r.until-d.current,r.events.length),p=mt(r).slice(r.events.length-$);d.current=r.until,r.seat!==null&&H(n)?.seat!==r.seat&&dn(n,{seat:r.seat}),t(({events:b})=>({view:r,events:[...b,...p],error:null}))};return B(()=>(d.current=0,t(nn),on.watch(n,{token:o,since:()=>d.current,onView:f,onOnline:e,onRefused(r){o&&r.type==="BadToken"?(In(n),c(null),u(!0)):t({...nn,error:ln(r)})}})),[n,o]),{...s,online:a,lostSeat:i,token:o,async act(r){const $={id:n,token:o??"",action:r,seq:d.current};f(await W("table.act",$))},async end(r){await W(`table.${r}`,{id:n,token:o??""})},async join(r){const $=await W("table.join",{id:n,...r&&{name:r}});$n(n,s.view?.game??"",$.token),c($.token),u(!1)}}}var vt=4;function yt(n,s){const t=N({view:n,count:s.length,changes:[]});return z(()=>{const{view:a,count:e,changes:o}=t.current,c=kt(a,n,s.slice(e)),i=[...o,{...c,number:s.length}].slice(-vt);return t.current={view:n,count:s.length,changes:i},i},[s.length])}function kt(n,s,t){const{seat:a,scores:e}=s,o=a!==null&&s.to_move===a,c=n.to_move===a,i=t.findLastIndex(({player:d})=>d===a),u=i>=0&&i<t.length-1;return{events:t,gains:e.map((d,f)=>d-n.scores[f]-Tt(t,f)),isNowDue:o&&(!c||u)}}var Tt=(n,s)=>n.filter(({event:t,player:a})=>t==="turn"&&a===s).reduce((t,{score:a=0})=>t+a,0),h=await D("table");await _n();function xt({server:n,rest:[s]}){const t=bt(s),{view:a,error:e,online:o,lostSeat:c}=t,i=pn(async()=>a?Gn(a.game,a.ruleset):null,[!!a]),u=a&&Bn(n,a.game);return Yn(u?St(u,a):m.VIEW_TITLES.table),e?l`
<h1>${m.VIEW_TITLES.table}</h1>
<${A} text=${e} />
<p><a class="button" href="#/play">${m.newGameTitle}</a></p>
`:l`
${!o&&l`<p class="problem" role="alert">${h.reconnecting}</p>`}
<${A} text=${c&&h.seatLost} />
<${A} text=${i.error} />
${a?i.value&&l`<${At} id=${s} info=${u} table=${t} rules=${i.value} />`:l`
${!o&&l`<h1>${m.VIEW_TITLES.table}</h1>`}
<p role="status">${h.loading}</p>
`}
`}function St({title:n=""},{over:s,seat:t,to_move:a}){return s?h.overTitle(n):t!==null&&a===t?h.ownTurnTitle(n):n}function At({id:n,info:s,table:t,rules:a}){const{view:e,token:o,act:c,join:i}=t;Un(e.dictionary);const{seat:u,seq:d,phase:f}=e,r=An[e.game],$=Mn(e),p=z(()=>r.addDetails?.(t.events,a,u)??t.events,[t.events]),b=C=>{const P=r.eventText(C,$);return P&&C.fallback?rn([P,Bt(C.fallback)]):P},T=st(n,e,p),{problem:y,run:x,clear:I}=M({leaves:!1}),[L,g]=v(null),O=L===d,[F,en]=v(null),G=yt(e,p),R=G[G.length-1];Ot(e,$,R,b),B(()=>Hn(Ct(e,R)),[R]),B(()=>en(null),[d]);const K=N(null);B(()=>{const C=K.current?.getBoundingClientRect().top??0;F&&C<0&&K.current?.scrollIntoView()},[F]),B(I,[t.online]);async function sn(C){g(d),await x(()=>c(C)),g(P=>P===d?null:P)}const an=u!==null&&e.to_move===u,U=an&&f==="challenge"?$t(p):null,V=U!==null&&$.length===2,J=T.end!==null&&!e.over;Jn([d,J,O]);const Q={id:n,gameView:r,view:e,names:$,rules:a},hn=l`
<${it}
question=${U}
acceptIn=${e.accept_in}
movesNext=${V}
problem=${y}
challenge=${u===null?null:dt(p,u)}
eventText=${b}
busy=${O}
act=${sn}
/>
`,{Info:Y,infoTitle:mn}=r,bn=l`
<${Et}
events=${p}
eventText=${b}
playedWord=${r.playedWord}
dictionary=${f==="challenge"?null:e.dictionary}
/>
`,vn=l`
<${Zn}
id=${n}
view=${e}
token=${o}
gameView=${r}
onUse=${f==="turn"?en:null}
/>
`,yn=u!==null&&!e.over&&!J,kn=[...Y?[{id:"info",title:mn?.()??"",panel:l`<${Y} view=${e} rules=${a} />`}]:[],...yn?[{id:"advice",title:h.adviceHeading,panel:vn}]:[],{id:"log",title:m.gameLog,panel:bn}];return l`
<div class="heading">
<h1>${s.title}</h1>
<p class="hint">
<a href=${Wn(e.game,e.ruleset,e.dictionary)}>${jn(s,a)}</a>,${" "}
${h.dictionaryText(Cn(e.dictionary))}${e.clock&&`, ${Nt(e.clock.control)}`}
${u===null&&l`. <span class="tag">${h.watchingTag}</span>`}
</p>
${u!==null&&!e.over&&l`<${rt} view=${e} end=${t.end} />`}
</div>
${u!==null&&Dn()&&l`
<p class="hint">${h.storageDenied}</p>
`}
<${pt} view=${e} join=${i} />
<${Tn} view=${e} names=${$} changes=${G} />
<div class="table ${e.game}" data-seq=${d}>
<div class="table-main" ref=${K}>
${e.over&&l`<${lt} ...${Q} events=${p} />`}
${J?l`
<${at}
key=${T.end.round}
...${Q}
end=${T.end}
onDismiss=${T.dismiss}
/>
`:l`
<${r.Play}
...${Q}
canAct=${an&&!O&&(f==="turn"||V)}
mustAnswer=${U!==null&&!V}
act=${sn}
changes=${G}
suggested=${F}
onDraft=${I}
notice=${hn}
/>
`}
</div>
<aside class="table-side">
<${xn} tabs=${kn} start=${Y?"info":"log"} />
</aside>
</div>
`}function Et({events:n,eventText:s,playedWord:t,dictionary:a}){const e=N(null);B(()=>{e.current&&(e.current.scrollTop=e.current.scrollHeight)},[n.length]);const o=wt(n);return l`
<section class="panel log">
<h2>${m.gameLog}</h2>
<ol ref=${e} tabindex="0" aria-label=${m.gameLog}>
${n.map((c,i)=>{const u=s(c);if(!u)return null;const d=c.action&&t(c.action);return l`
<li key=${i} class=${c.event.replace(" ","-")}>
<${Ln} ...${{text:u,word:d,dictionary:a}} />
${o[i]!==void 0&&l` <span class="hint">${h.totalText(o[i])}</span>`}
</li>
`})}
</ol>
</section>
`}function wt(n){const s={};let t={player:0,score:0};return n.map(({event:a,player:e,score:o,right:c})=>{if(c&&(s[t.player]-=t.score),!(a!=="turn"||o===void 0))return t={player:e,score:o},s[e]=(s[e]??0)+o})}function Lt({phase:n,seats:s}){return n==="turn"?h.announceTurn:s.length===2?h.challengeOrPlayOn:h.acceptOrChallenge}function Ot(n,s,t,a){B(()=>{const e=t.events.map(a);(t.gains.some(Boolean)||t.events.some(({score:i})=>i))&&!n.over&&e.push(h.announceScores(Rn(s,n.scores))),n.seat!==null&&n.to_move===n.seat&&e.push(Lt(n));const c=rn(e);c&&On(c)},[t])}function Ct({over:n},{events:s,isNowDue:t}){if(!s.length)return[];if(n)return["end"];const e=s.some(({action:o,hit:c})=>o?.action==="challenge"||c?.length)?["alarm"]:s.some(gn)?["play"]:[];return t?[...e,"turn"]:e}var Bt=({reason:n,by:s})=>h.fallbackText(n==="slow",s??null);function Nt({seconds:n,increment:s=0,move_seconds:t}){return t?h.timePerTurn(tn(t)):h.timeEach(tn(n??0),s?tn(s):null)}var tn=n=>n>=60&&n%60===0?cn.minutes(n/60):cn.seconds(n);export{xt as TableView};

import{Button as T,Choice as B,DictionaryChoice as ie,G as y,GAME_VIEWS as q,K as ce,LEVELS as ue,PageChoices as $e,Problem as de,Q as E,Refused as pe,RulesetChoice as he,TextField as O,botOption as me,botTitle as ve,call as Y,counted as ge,defaultDictionary as be,distinct as fe,doneText as ye,fe as i,findGame as we,forgetTable as Se,gameAborted as ke,gameTitle as Ce,go as Te,hasChallenges as G,helpElsewhere as xe,lastChoices as Le,lastGame as _e,listed as W,loadSetting as Ne,newGameTitle as Pe,nextGameStarted as Me,opponentLabel as Ae,playerNames as U,resultText as Be,rulesOf as Ee,rulesOfGame as Oe,rulesPath as Ge,shownGames as V,storeChoices as ze,storeSeat as Ie,storeSetting as Fe,storedPuzzle as He,storedTable as Re,storedTables as j,toMoveText as De,today as qe,useAction as Ye,useOffline as We,usePromise as K,withoutChallenges as Ue,yourNameLabel as Ve,yourTurn as je}from"./texts.js";var Ke="Game",Qe="Today’s puzzles",Xe="Not tried yet",Je=e=>`New ${e} game`,Ze="Play",et="Invite a friend",tt="Options";function nt(e,t){const n=t>1?`${t} friends (invited by link)`:"a friend (invited by link)",r=t?[...e,n]:e;return r.length?`You’re playing against ${W(r)}.`:"You’re playing solo."}var at=e=>`Player ${e}`,st="A friend (invite link)",ot="Add a player",rt="Remove a player",lt="Phonies",Q=[["refused","rejected at once"],["challenged","allowed until challenged"]],it="Time to challenge",ct="How long opponents have to challenge a play, if phonies are allowed.",X=[["20","20 seconds"],["60","1 minute"],["","until the next move"]],ut="Failed challenge",z=[["rules","the challenger loses a turn"],["double","loses a turn, which counts as scoreless"],["single","costs nothing"],["five","5 points for the play"],["ten","10 points for the play"]],$t=[["cards_each","Cards dealt to each",1,15],["out_at","Points to be out",1,1e6],["two_packs_from","Players for two packs",2,9],["max_exchanged","Most cards replaced at once",1,15],["right_challenger","Successful challenger’s points",-1e3,1e3],["right_offender","Points for a phony",-1e3,1e3],["wrong_challenger","Failed challenger’s points",-1e3,1e3],["guard","Turns before a deadlock",1,1e3],["bombs","Bombs",0,225],["exchange_from","Bag needed to exchange",1,1e3],["scoreless_turns","Scoreless turns to end",1,1e3],["zeros","Own scoreless turns to end",1,1e3]],dt=[["same_word_exchange","Swap a Master for its letter",[[!0,"allowed"],[!1,"not allowed"]]],["renewal","When the stock is empty",[["under top","keep the exposed card"],["turn up","expose a new card"]]],["later_dealer","Next dealer",[["rotation","the next player"],["starter","who started the round"]]]],pt=e=>new Date(e).toLocaleString("en-GB",{dateStyle:"long",timeStyle:"short"}),ht="Bots without a level",mt="Hints in games with friends",J=[["off","off"],["on","for everyone"]],vt="Length",Z=[["1","one round"],["3","three rounds"],["","until one player is left"]],gt="Time",bt="Run out of time and you lose. The clocks start once everyone has had a turn.",I=[["","no limit"],["game","for the whole game"],["turn","per turn"]],ft="Minutes per player",yt="Increment (seconds per turn)",wt="Seconds per turn",St="Your tables",kt=e=>`Show all ${ge(e,"table")}`,Ct=(e,t)=>t.length?`${e} with ${W(t.map(n=>n??"an open seat"))}`:e,Tt="Deleted",xt="Open seat";function Lt({winners:e,hasNext:t}){return`Game over. ${e?Be(e):ke}${t?` ${Me}`:""}`}var _t="Forget",Nt=e=>`Forget ${e}`,Pt=e=>`Forget ${e}?`,Mt="You can’t get your seat back.",At="Give up my seat",Bt="Keep my seat",g="open",_="bot:";function Et({info:e,dictionaries:t,name:n,onName:r}){const{game:c,title:l="",new_params:u=[]}=e,s=E(null),[a,d]=y(!1),[o,p]=y(()=>It(e,t)),{busy:v,problem:h,run:w}=Ye(),S=We()||v,{others:b,ruleset:N,rounds:H,dictionary:P}=o,R=b.flatMap($=>te($)??[]),D=u.includes("rounds"),f=$=>m=>p({...o,[$]:m}),k=($,m,x,C="")=>{const M=$==="words"?F(o):o[$],L={id:$,label:m,options:x,hint:C,value:M,onChange:f($)};return i`<${B} ...${L} />`},A=($,m,x,C)=>i`<${O} key=${$} ...${{id:$,label:m,min:x,max:C,step:"any",required:!0,type:"number"}} value=${o[$]} onInput=${f($)} />`;async function se($){const m=n.trim(),x=$.includes(g),C=G(e)&&F({...o,others:$})==="challenged",M=G(e)&&!C,L=await Y("table.new",{game:c,seats:[{kind:"person",...m&&{name:m}},...$.map(Ht)],ruleset:Gt(M?Ue(e,N):Ot(e,o),o.rules),dictionary:P,rounds:D&&H?Number(H):null,clock:Ft(o),advice:x?o.advice==="on":null,accept_after:C&&o.acceptAfter?Number(o.acceptAfter):null});Ie(L.id,c,L.tokens[0]??""),Te(`table/${L.id}`)}const oe=$=>{Fe("name",n),ze(c,o),w(()=>se($))},re=$=>{$.preventDefault();const m=$.submitter?.value===g;oe(m?[g,...b.slice(1)]:b)},le=()=>{s.current&&(s.current.open=!0)};return i`
<form
class="panel new-game"
aria-label=${Je(l)}
onSubmit=${re}
onInvalidCapture=${le}
>
<${Yt}
bots=${e.bots}
value=${b.length===1?te(b[0]):void 0}
onChange=${$=>f("others")([`${_}${$}`])}
/>
<div class="row">
<button class="main" disabled=${S}>${Ze}</button>
<button value=${g} disabled=${S}>${et}</button>
<${O}
label=${Ve}
id="name"
value=${n}
onInput=${r}
maxlength="40"
/>
<a href=${Ge(c,N,P)}>${Oe(l)}</a>
</div>
<p class="hint">${nt(fe(R.map(ve)),b.length-R.length)}</p>
<${de} text=${h} />
<details class="fold" ref=${s} onToggle=${()=>d(!0)}>
<summary>${tt}</summary>
<${Rt} ...${{info:e,others:b}} onOthers=${f("others")} />
<div class="options">
<${he} info=${e} value=${N} onChange=${f("ruleset")} />
${G(e)&&i`
${k("words",lt,Q)}
${F(o)==="challenged"&&[ee(e)&&k("penalty",ut,z),k("acceptAfter",it,X,ct)]}
`}
${a&&i`
<${zt} ...${{game:c,ruleset:N,dictionary:P}} values=${o.rules} onChange=${f("rules")} />
`}
${k("advice",mt,J,xe)}
${D&&k("rounds",vt,Z)}
<${ie}
dictionaries=${t}
value=${P}
onChange=${f("dictionary")}
/>
${k("time",gt,I,o.time&&bt)}
${o.time==="game"&&[A("minutes",ft,1,43200),A("increment",yt,0,86400)]}
${o.time==="turn"&&A("turnSeconds",wt,5,2592e3)}
</div>
</details>
</form>
`}var F=({words:e,others:t})=>e??(t.includes(g)?"challenged":"refused"),ee=({without_challenges:e})=>"challenge"in(e??{}),Ot=(e,{ruleset:t,penalty:n})=>ee(e)&&n!==z[0][0]?{base:t,challenge:n}:t;function Gt(e,t){return Object.keys(t).length?{...typeof e=="string"?{base:e}:e,...t}:e}function zt({game:e,ruleset:t,dictionary:n,values:r,onChange:c}){const u=K(()=>Ee(e,t,n),[e,t,n]).value??{},s=(a,d)=>{const{[a]:o,...p}=r;c(d===void 0||d===u[a]?p:{...p,[a]:d})};return i`
${$t.filter(([a])=>a in u).map(([a,d,o,p])=>i`
<${O}
key=${a}
id=${a}
label=${d}
type="number"
min=${o}
max=${p}
placeholder=${u[a]??I[0][1]}
value=${r[a]??""}
onInput=${v=>s(a,v?Number(v):void 0)}
/>
`)}
${dt.filter(([a])=>a in u).map(([a,d,o])=>i`
<${B}
key=${a}
id=${a}
label=${d}
value=${String(r[a]??u[a])}
options=${o.map(([p,v])=>[String(p),v])}
onChange=${p=>s(a,o.find(([v])=>String(v)===p)?.[0])}
/>
`)}
`}var te=e=>e===g?void 0:e.slice(_.length);function It(e,t){const{game:n,bots:r,rulesets:c}=e,[l,u]=e.players,s=Le(n),a=(h,w,S=h[0])=>h.includes(w)?w:S,d=(h,w)=>a(h.map(([S])=>S),w),o=ae(r).map(([h])=>h),p=Array.isArray(s.others)?s.others:[];return{others:Array.isArray(s.others)&&p.length>=l-1&&p.length<u&&p.every(h=>o.includes(h))?p:[ne(r)],ruleset:a(c,s.ruleset),words:Q.some(([h])=>h===s.words)?s.words:null,rounds:d(Z,s.rounds),dictionary:a(t,s.dictionary,be(e,t)),time:d(I,s.time),acceptAfter:d(X,s.acceptAfter),penalty:d(z,s.penalty),rules:s.rules??{},advice:d(J,s.advice),minutes:s.minutes??"15",increment:s.increment??"10",turnSeconds:s.turnSeconds??"60"}}function Ft({time:e,minutes:t,increment:n,turnSeconds:r}){return e==="game"?{seconds:Number(t)*60,increment:Number(n)}:e==="turn"?{move_seconds:Number(r)}:null}var ne=e=>`${_}${(e.find(({name:t})=>t==="level3")??e[0]).name}`,ae=e=>[[g,st],...e.map(({name:t})=>{const n=/^level\d/.test(t)?void 0:ht;return[`${_}${t}`,me(t),n]})],Ht=e=>e===g?{kind:"open"}:{kind:"bot",bot:e.slice(_.length)};function Rt({info:e,others:t,onOthers:n}){const{bots:r}=e,[c,l]=e.players,u=t.length+1;return i`
<div class="seats-form">
${t.map((s,a)=>i`
<${B}
key=${a}
label=${at(a+2)}
id=${`seat-${a+1}`}
value=${s}
options=${ae(r)}
onChange=${d=>n(t.with(a,d))}
/>
`)}
<div class="row">
${u<l&&i`
<${T}
text=${ot}
onClick=${()=>n([...t,t.at(-1)??ne(r)])}
/>
`}
${u>c&&i`
<${T}
text=${rt}
onClick=${()=>n(t.slice(0,-1))}
/>
`}
</div>
</div>
`}var Dt=[["M11 23h18q-2 9 -9 9t-9 -9z",""],["M13 25q7 6 14 0",""],["M14 28q7 0 12 -4","M23 12q3 -2 6 0"],["M14 28h12","M11 13l6 2M29 13l-6 2"],["M14 29q6 -3 12 0","M11 14l6 2M29 14l-6 2M11 7l4 -5 5 4 5 -4 4 5"]];function qt({number:e}){const[t,n]=Dt[e];return i`
<svg class="face" viewBox="0 0 40 40" aria-hidden="true">
<circle cx="20" cy="20" r="17" />
<path d="M14 18v1M26 18v1" />
<path d=${t} />
${n&&i`<path d=${n} />`}
</svg>
`}function Yt({bots:e,value:t,onChange:n}){const r=ue.filter(([c])=>e.some(l=>l.name===c));return i`
<div class="levels" role="group" aria-label=${Ae}>
${r.map(([c,l],u)=>i`
<button
type="button"
key=${c}
class="level"
aria-pressed=${c===t}
onClick=${()=>n(c)}
>
<${qt} number=${u} /> ${l}
</button>
`)}
</div>
`}function Wt({server:e}){const[t,n]=y(_e),[r,c]=y(()=>Ne("name")),l=we(e,t);return i`
<h1>${Pe}</h1>
<div class="games" role="group" aria-label=${Ke}>
${V(e).map(({game:u,title:s})=>i`
<button
type="button"
key=${u}
class="game ${u}"
aria-pressed=${u===l.game}
onClick=${()=>n(u)}
>
<span class="emblem" aria-hidden="true">
${[...q[u].emblem].map(a=>i`<i>${a}</i>`)}
</span>
<strong>${s}</strong>
<span class="hint">${q[u].tagline}</span>
</button>
`)}
</div>
<${Et}
key=${l.game}
info=${l}
dictionaries=${e.dictionaries}
name=${r}
onName=${c}
/>
<${jt} server=${e} />
<${Ut} server=${e} />
<${$e} />
`}function Ut({server:e}){return i`
<section class="panel">
<h2>${Qe}</h2>
<ul class="puzzles">
${V(e).map(({game:t,title:n})=>i`
<li key=${t}>
<a class="button" href=${`#/puzzle/${t}`}>
<strong>${n}</strong>
<span class="hint">${ye(He(t,qe()))||Xe}</span>
</a>
</li>
`)}
</ul>
</section>
`}var Vt=8;function jt({server:e}){const[t,n]=y(j),[r,c]=y(!1),l=E(null);if(!t.length)return null;const u=a=>{Se(a);const d=j();(d.length?l.current:document.getElementById("main"))?.focus(),n(d)},s=r?t:t.slice(0,Vt);return i`
<section class="panel">
<h2 ref=${l} tabindex="-1">${St}</h2>
<ul class="tables">
${s.map(a=>i`
<${Kt}
key=${a.id}
title=${Ce(e,a.game)}
table=${a}
onForget=${()=>u(a.id)}
/>
`)}
</ul>
${s.length<t.length&&i`
<div>
<${T}
text=${kt(t.length)}
onClick=${()=>c(!0)}
/>
</div>
`}
</section>
`}function Kt({title:e,table:{id:t,token:n,since:r},onForget:c}){const[l,u]=K(()=>Qt(t,n),[t]).value??[null,!1],[s,a]=y(null),d=E(null);ce(()=>{s!==null&&d.current?.querySelector("button")?.focus()},[s]);const o=Ct(e,l?Xt(l):[]),p=l!==null&&!l.over;return i`
<li ref=${d}>
<a href=${`#/table/${t}`}>${o}</a>
<span class=${p&&l.to_move===l.seat?"tag":"hint"}>
${u?Tt:l&&Jt(l)}
</span>
<span class="hint since">${pt(r)}</span>
${s?i`
<span role="group" aria-label=${Pt(o)}>
${Mt}${" "}
<${T} text=${At} class="plain" onClick=${c} />
<${T}
text=${Bt}
class="plain"
onClick=${()=>a(!1)}
/>
</span>
`:i`
<${T}
text=${_t}
class="plain"
aria-label=${Nt(o)}
onClick=${()=>p?a(!0):c()}
/>
`}
</li>
`}async function Qt(e,t){try{return[await Y("table.view",{id:e,token:t}),!1]}catch(n){if(n instanceof pe)return[null,!0];throw n}}function Xt(e){return U(e).map((n,r)=>e.seats[r].kind==="open"?null:n).filter((n,r)=>r!==e.seat)}function Jt(e){const t=U(e),{to_move:n}=e;return e.over||n===null?Lt({winners:e.returns?t.filter((r,c)=>Number(e.returns?.[c])>0):null,hasNext:!!(e.next&&!Re(e.next))}):n===e.seat?je:e.seats[n].kind==="open"?xt:De(t[n])}export{Wt as Start};

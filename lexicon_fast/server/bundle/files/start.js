import{Button as C,Choice as F,DictionaryChoice as oe,G as T,GAME_VIEWS as H,K as le,LEVELS as re,PageChoices as ie,Problem as ce,Q as P,Refused as ue,RulesetChoice as $e,TextField as _,botOption as de,botTitle as pe,call as D,counted as me,defaultDictionary as he,distinct as ve,doneText as be,fe as c,findGame as ge,forgetTable as fe,gameAborted as ye,gameTitle as we,go as Ce,hasChallenges as M,helpElsewhere as Te,lastChoices as Se,lastGame as ke,listed as q,loadSetting as Le,newGameTitle as xe,nextGameStarted as Ae,opponentLabel as Ne,playerNames as R,resultText as Pe,rulesOfGame as Me,rulesPath as Be,shownGames as Y,storeChoices as Ee,storeSeat as Ge,storeSetting as ze,storedPuzzle as Ie,storedTable as Oe,storedTables as V,toMoveText as Fe,today as He,useAction as _e,useOffline as De,usePromise as qe,withoutChallenges as Re,yourNameLabel as Ye,yourTurn as Ve}from"./texts.js";var We="Game",Ke="Today’s puzzles",je="Not tried yet",Qe=e=>`New ${e} game`,Ue="Play",Xe="Invite a friend",Je="Options";function Ze(e,t){const n=t>1?`${t} friends (invited by link)`:"a friend (invited by link)",l=t?[...e,n]:e;return l.length?`You’re playing against ${q(l)}.`:"You’re playing solo."}var et=e=>`Player ${e}`,tt="A friend (invite link)",nt="Add a player",at="Remove a player",st="Phonies",W=[["refused","rejected at once"],["challenged","allowed until challenged"]],ot="Time to challenge",lt="How long opponents have to challenge a play, if phonies are allowed.",K=[["20","20 seconds"],["60","1 minute"],["","until the next move"]],rt="Failed challenge",B=[["rules","the challenger loses a turn"],["double","loses a turn, which counts as scoreless"],["single","costs nothing"],["five","5 points for the play"],["ten","10 points for the play"]],it=e=>new Date(e).toLocaleString("en-GB",{dateStyle:"long",timeStyle:"short"}),ct="Bots without a level",ut="Hints in games with friends",j=[["off","off"],["on","for everyone"]],$t="Length",Q=[["1","one round"],["3","three rounds"],["","until one player is left"]],dt="Time",pt="Run out of time and you lose. The clocks start once everyone has had a turn.",U=[["","no limit"],["game","for the whole game"],["turn","per turn"]],mt="Minutes per player",ht="Increment (seconds per turn)",vt="Seconds per turn",bt="Your tables",gt=e=>`Show all ${me(e,"table")}`,ft=(e,t)=>t.length?`${e} with ${q(t.map(n=>n??"an open seat"))}`:e,yt="Deleted",wt="Open seat";function Ct({winners:e,hasNext:t}){return`Game over. ${e?Pe(e):ye}${t?` ${Ae}`:""}`}var Tt="Forget",St=e=>`Forget ${e}`,kt=e=>`Forget ${e}?`,Lt="You can’t get your seat back.",xt="Give up my seat",At="Keep my seat",v="open",L="bot:";function Nt({info:e,dictionaries:t,name:n,onName:l}){const{game:i,title:o="",new_params:u=[]}=e,s=P(null),[a,$]=T(()=>Mt(e,t)),{busy:b,problem:h,run:G}=_e(),d=De()||b,{others:p,ruleset:g,rounds:z,dictionary:A}=a,I=p.flatMap(r=>J(r)??[]),O=u.includes("rounds"),f=r=>m=>$({...a,[r]:m}),y=(r,m,S,w="")=>{const x=r==="words"?E(a):a[r],k={id:r,label:m,options:S,hint:w,value:x,onChange:f(r)};return c`<${F} ...${k} />`},N=(r,m,S,w)=>c`<${_} key=${r} ...${{id:r,label:m,min:S,max:w,step:"any",required:!0,type:"number"}} value=${a[r]} onInput=${f(r)} />`;async function te(r){const m=n.trim(),S=r.includes(v),w=M(e)&&E({...a,others:r})==="challenged",x=M(e)&&!w,k=await D("table.new",{game:i,seats:[{kind:"person",...m&&{name:m}},...r.map(Et)],ruleset:x?Re(e,g):Pt(e,a),dictionary:A,rounds:O&&z?Number(z):null,clock:Bt(a),advice:S?a.advice==="on":null,accept_after:w&&a.acceptAfter?Number(a.acceptAfter):null});Ge(k.id,i,k.tokens[0]??""),Ce(`table/${k.id}`)}const ne=r=>{ze("name",n),Ee(i,a),G(()=>te(r))},ae=r=>{r.preventDefault();const m=r.submitter?.value===v;ne(m?[v,...p.slice(1)]:p)},se=()=>{s.current&&(s.current.open=!0)};return c`
<form
class="panel new-game"
aria-label=${Qe(o)}
onSubmit=${ae}
onInvalidCapture=${se}
>
<${Ot}
bots=${e.bots}
value=${p.length===1?J(p[0]):void 0}
onChange=${r=>f("others")([`${L}${r}`])}
/>
<div class="row">
<button class="main" disabled=${d}>${Ue}</button>
<button value=${v} disabled=${d}>${Xe}</button>
<${_}
label=${Ye}
id="name"
value=${n}
onInput=${l}
maxlength="40"
/>
<a href=${Be(i,g,A)}>${Me(o)}</a>
</div>
<p class="hint">${Ze(ve(I.map(pe)),p.length-I.length)}</p>
<${ce} text=${h} />
<details class="fold" ref=${s}>
<summary>${Je}</summary>
<${Gt} ...${{info:e,others:p}} onOthers=${f("others")} />
<div class="options">
<${$e} info=${e} value=${g} onChange=${f("ruleset")} />
${M(e)&&c`
${y("words",st,W)}
${E(a)==="challenged"&&[X(e)&&y("penalty",rt,B),y("acceptAfter",ot,K,lt)]}
`}
${y("advice",ut,j,Te)}
${O&&y("rounds",$t,Q)}
<${oe}
dictionaries=${t}
value=${A}
onChange=${f("dictionary")}
/>
${y("time",dt,U,a.time&&pt)}
${a.time==="game"&&[N("minutes",mt,1,43200),N("increment",ht,0,86400)]}
${a.time==="turn"&&N("turnSeconds",vt,5,2592e3)}
</div>
</details>
</form>
`}var E=({words:e,others:t})=>e??(t.includes(v)?"challenged":"refused"),X=({without_challenges:e})=>"challenge"in(e??{}),Pt=(e,{ruleset:t,penalty:n})=>X(e)&&n!==B[0][0]?{base:t,challenge:n}:t,J=e=>e===v?void 0:e.slice(L.length);function Mt(e,t){const{game:n,bots:l,rulesets:i}=e,[o,u]=e.players,s=Se(n),a=(d,p,g=d[0])=>d.includes(p)?p:g,$=(d,p)=>a(d.map(([g])=>g),p),b=ee(l).map(([d])=>d),h=Array.isArray(s.others)?s.others:[];return{others:Array.isArray(s.others)&&h.length>=o-1&&h.length<u&&h.every(d=>b.includes(d))?h:[Z(l)],ruleset:a(i,s.ruleset),words:W.some(([d])=>d===s.words)?s.words:null,rounds:$(Q,s.rounds),dictionary:a(t,s.dictionary,he(e,t)),time:$(U,s.time),acceptAfter:$(K,s.acceptAfter),penalty:$(B,s.penalty),advice:$(j,s.advice),minutes:s.minutes??"15",increment:s.increment??"10",turnSeconds:s.turnSeconds??"60"}}function Bt({time:e,minutes:t,increment:n,turnSeconds:l}){return e==="game"?{seconds:Number(t)*60,increment:Number(n)}:e==="turn"?{move_seconds:Number(l)}:null}var Z=e=>`${L}${(e.find(({name:t})=>t==="level3")??e[0]).name}`,ee=e=>[[v,tt],...e.map(({name:t})=>{const n=/^level\d/.test(t)?void 0:ct;return[`${L}${t}`,de(t),n]})],Et=e=>e===v?{kind:"open"}:{kind:"bot",bot:e.slice(L.length)};function Gt({info:e,others:t,onOthers:n}){const{bots:l}=e,[i,o]=e.players,u=t.length+1;return c`
<div class="seats-form">
${t.map((s,a)=>c`
<${F}
key=${a}
label=${et(a+2)}
id=${`seat-${a+1}`}
value=${s}
options=${ee(l)}
onChange=${$=>n(t.with(a,$))}
/>
`)}
<div class="row">
${u<o&&c`
<${C}
text=${nt}
onClick=${()=>n([...t,t.at(-1)??Z(l)])}
/>
`}
${u>i&&c`
<${C}
text=${at}
onClick=${()=>n(t.slice(0,-1))}
/>
`}
</div>
</div>
`}var zt=[["M11 23h18q-2 9 -9 9t-9 -9z",""],["M13 25q7 6 14 0",""],["M14 28q7 0 12 -4","M23 12q3 -2 6 0"],["M14 28h12","M11 13l6 2M29 13l-6 2"],["M14 29q6 -3 12 0","M11 14l6 2M29 14l-6 2M11 7l4 -5 5 4 5 -4 4 5"]];function It({number:e}){const[t,n]=zt[e];return c`
<svg class="face" viewBox="0 0 40 40" aria-hidden="true">
<circle cx="20" cy="20" r="17" />
<path d="M14 18v1M26 18v1" />
<path d=${t} />
${n&&c`<path d=${n} />`}
</svg>
`}function Ot({bots:e,value:t,onChange:n}){const l=re.filter(([i])=>e.some(o=>o.name===i));return c`
<div class="levels" role="group" aria-label=${Ne}>
${l.map(([i,o],u)=>c`
<button
type="button"
key=${i}
class="level"
aria-pressed=${i===t}
onClick=${()=>n(i)}
>
<${It} number=${u} /> ${o}
</button>
`)}
</div>
`}function Ft({server:e}){const[t,n]=T(ke),[l,i]=T(()=>Le("name")),o=ge(e,t);return c`
<h1>${xe}</h1>
<div class="games" role="group" aria-label=${We}>
${Y(e).map(({game:u,title:s})=>c`
<button
type="button"
key=${u}
class="game ${u}"
aria-pressed=${u===o.game}
onClick=${()=>n(u)}
>
<span class="emblem" aria-hidden="true">
${[...H[u].emblem].map(a=>c`<i>${a}</i>`)}
</span>
<strong>${s}</strong>
<span class="hint">${H[u].tagline}</span>
</button>
`)}
</div>
<${Nt}
key=${o.game}
info=${o}
dictionaries=${e.dictionaries}
name=${l}
onName=${i}
/>
<${Dt} server=${e} />
<${Ht} server=${e} />
<${ie} />
`}function Ht({server:e}){return c`
<section class="panel">
<h2>${Ke}</h2>
<ul class="puzzles">
${Y(e).map(({game:t,title:n})=>c`
<li key=${t}>
<a class="button" href=${`#/puzzle/${t}`}>
<strong>${n}</strong>
<span class="hint">${be(Ie(t,He()))||je}</span>
</a>
</li>
`)}
</ul>
</section>
`}var _t=8;function Dt({server:e}){const[t,n]=T(V),[l,i]=T(!1),o=P(null);if(!t.length)return null;const u=a=>{fe(a);const $=V();($.length?o.current:document.getElementById("main"))?.focus(),n($)},s=l?t:t.slice(0,_t);return c`
<section class="panel">
<h2 ref=${o} tabindex="-1">${bt}</h2>
<ul class="tables">
${s.map(a=>c`
<${qt}
key=${a.id}
title=${we(e,a.game)}
table=${a}
onForget=${()=>u(a.id)}
/>
`)}
</ul>
${s.length<t.length&&c`
<div>
<${C}
text=${gt(t.length)}
onClick=${()=>i(!0)}
/>
</div>
`}
</section>
`}function qt({title:e,table:{id:t,token:n,since:l},onForget:i}){const[o,u]=qe(()=>Rt(t,n),[t]).value??[null,!1],[s,a]=T(null),$=P(null);le(()=>{s!==null&&$.current?.querySelector("button")?.focus()},[s]);const b=ft(e,o?Yt(o):[]),h=o!==null&&!o.over;return c`
<li ref=${$}>
<a href=${`#/table/${t}`}>${b}</a>
<span class=${h&&o.to_move===o.seat?"tag":"hint"}>
${u?yt:o&&Vt(o)}
</span>
<span class="hint since">${it(l)}</span>
${s?c`
<span role="group" aria-label=${kt(b)}>
${Lt}${" "}
<${C} text=${xt} class="plain" onClick=${i} />
<${C}
text=${At}
class="plain"
onClick=${()=>a(!1)}
/>
</span>
`:c`
<${C}
text=${Tt}
class="plain"
aria-label=${St(b)}
onClick=${()=>h?a(!0):i()}
/>
`}
</li>
`}async function Rt(e,t){try{return[await D("table.view",{id:e,token:t}),!1]}catch(n){if(n instanceof ue)return[null,!0];throw n}}function Yt(e){return R(e).map((n,l)=>e.seats[l].kind==="open"?null:n).filter((n,l)=>l!==e.seat)}function Vt(e){const t=R(e),{to_move:n}=e;return e.over||n===null?Ct({winners:e.returns?t.filter((l,i)=>Number(e.returns?.[i])>0):null,hasNext:!!(e.next&&!Oe(e.next))}):n===e.seat?Ve:e.seats[n].kind==="open"?wt:Fe(t[n])}export{Ft as Start};

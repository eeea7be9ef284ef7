import{Button as k,Choice as I,DictionaryChoice as ae,G as S,GAME_VIEWS as oe,K as le,PageChoices as re,Problem as ce,Q as B,Refused as ie,RulesetChoice as ue,TextField as G,botOption as $e,botTitle as de,call as U,common as f,defaultDictionary as pe,distinct as me,doneText as he,fe as u,findGame as be,forgetTable as fe,formats as ge,gameTitle as ve,go as ye,hasChallenges as z,joined as Ce,lastChoices as Se,lastGame as Ee,loadSetting as Te,loadTexts as V,playerNames as j,rulesOf as we,rulesPath as Le,shownGames as W,storeChoices as ke,storeSeat as Ne,storeSetting as xe,storedPuzzle as Ae,storedTable as _e,storedTables as Y,today as Me,useAction as Pe,useOffline as Oe,usePromise as K,withoutChallenges as Ie}from"./lexicon-play.js";var a=await V("start"),Be={cards_each:[1,15],out_at:[1,1e6],two_packs_from:[2,9],max_exchanged:[1,15],right_challenger:[-1e3,1e3],right_offender:[-1e3,1e3],wrong_challenger:[-1e3,1e3],guard:[1,1e3],bombs:[0,225],exchange_from:[1,1e3],scoreless_turns:[1,1e3],zeros:[1,1e3]},v="open",A="bot:";function Ge({info:e,dictionaries:t,name:s,onName:c}){const{game:$,title:l="",new_params:i=[]}=e,o=B(null),[n,p]=S(!1),[r,m]=S(()=>Re(e,t)),{busy:D,problem:b,run:E}=Pe(),T=Oe()||D,{others:y,ruleset:_,rounds:R,dictionary:M}=r,F=y.flatMap(d=>X(d)??[]),q=i.includes("rounds"),C=d=>g=>m({...r,[d]:g}),w=(d,g,N,L="")=>{const P=d==="words"?H(r):r[d],x={id:d,label:g,options:N,hint:L,value:P,onChange:C(d)};return u`<${I} ...${x} />`},O=(d,g,N,L)=>u`<${G} key=${d} ...${{id:d,label:g,min:N,max:L,step:"any",required:!0,type:"number"}} value=${r[d]} onInput=${C(d)} />`;async function ee(d){const g=s.trim(),N=d.includes(v),L=z(e)&&H({...r,others:d})==="challenged",P=z(e)&&!L,x=await U("table.new",{game:$,seats:[{kind:"person",...g&&{name:g}},...d.map(qe)],ruleset:He(P?Ie(e,_):ze(e,r),r.rules),dictionary:M,rounds:q&&R?Number(R):null,clock:Fe(r),advice:N?r.advice==="on":null,accept_after:L&&r.acceptAfter?Number(r.acceptAfter):null});Ne(x.id,$,x.tokens[0]??""),ye(`table/${x.id}`)}const te=d=>{xe("name",s),ke($,r),E(()=>ee(d))},ne=d=>{d.preventDefault();const g=d.submitter?.value===v;te(g?[v,...y.slice(1)]:y)},se=()=>{o.current&&(o.current.open=!0)};return u`
<form
class="panel new-game"
aria-label=${a.formLabel(l)}
onSubmit=${ne}
onInvalidCapture=${se}
>
<${We}
bots=${e.bots}
value=${y.length===1?X(y[0]):void 0}
onChange=${d=>C("others")([`${A}${d}`])}
/>
<div class="row">
<button class="main" disabled=${T}>${a.playButton}</button>
<button value=${v} disabled=${T}>${a.inviteButton}</button>
<${G}
label=${f.yourNameLabel}
id="name"
value=${s}
onInput=${c}
maxlength="40"
/>
<a href=${Le($,_,M)}>${f.rulesOfGame(l)}</a>
</div>
<p class="hint">${a.opponentsText(me(F.map(de)),y.length-F.length)}</p>
<${ce} text=${b} />
<details class="fold" ref=${o} onToggle=${()=>p(!0)}>
<summary>${a.optionsFold}</summary>
<${Ue} ...${{info:e,others:y}} onOthers=${C("others")} />
<div class="options">
<${ue} info=${e} value=${_} onChange=${C("ruleset")} />
${z(e)&&u`
${w("words",a.phoniesLabel,a.PHONIES)}
${H(r)==="challenged"&&[Q(e)&&w("penalty",a.penaltyLabel,a.PENALTIES),w("acceptAfter",a.acceptedLabel,a.ACCEPTED,a.acceptedHint)]}
`}
${n&&u`
<${De} ...${{game:$,ruleset:_,dictionary:M}} values=${r.rules} onChange=${C("rules")} />
`}
${w("advice",a.adviceLabel,a.ADVICE,f.helpElsewhere)}
${q&&w("rounds",a.lengthLabel,a.LENGTHS)}
<${ae}
dictionaries=${t}
value=${M}
onChange=${C("dictionary")}
/>
${w("time",a.timeLabel,a.TIMES,r.time&&a.timeHint)}
${r.time==="game"&&[O("minutes",a.minutesLabel,1,43200),O("increment",a.incrementLabel,0,86400)]}
${r.time==="turn"&&O("turnSeconds",a.turnSecondsLabel,5,2592e3)}
</div>
</details>
</form>
`}var H=({words:e,others:t})=>e??(t.includes(v)?"challenged":"refused"),Q=({without_challenges:e})=>"challenge"in(e??{}),ze=(e,{ruleset:t,penalty:s})=>Q(e)&&s!==a.PENALTIES[0][0]?{base:t,challenge:s}:t;function He(e,t){return Object.keys(t).length?{...typeof e=="string"?{base:e}:e,...t}:e}function De({game:e,ruleset:t,dictionary:s,values:c,onChange:$}){const i=K(()=>we(e,t,s),[e,t,s]).value??{},o=(n,p)=>{const{[n]:r,...m}=c;$(p===void 0||p===i[n]?m:{...m,[n]:p})};return u`
${Object.entries(Be).filter(([n])=>n in i).map(([n,[p,r]])=>u`
<${G}
key=${n}
id=${n}
label=${a.RULE_NUMBERS[n]}
type="number"
min=${p}
max=${r}
placeholder=${i[n]??a.TIMES[0][1]}
value=${c[n]??""}
onInput=${m=>o(n,m?Number(m):void 0)}
/>
`)}
${Object.entries(a.RULE_CHOICES).filter(([n])=>n in i).map(([n,[p,r]])=>u`
<${I}
key=${n}
id=${n}
label=${p}
value=${String(c[n]??i[n])}
options=${r}
onChange=${m=>o(n,typeof i[n]=="boolean"?m==="true":m)}
/>
`)}
`}var X=e=>e===v?void 0:e.slice(A.length);function Re(e,t){const{game:s,bots:c,rulesets:$}=e,[l,i]=e.players,o=Se(s),n=(b,E,T=b[0])=>b.includes(E)?E:T,p=(b,E)=>n(b.map(([T])=>T),E),r=Z(c).map(([b])=>b),m=Array.isArray(o.others)?o.others:[];return{others:Array.isArray(o.others)&&m.length>=l-1&&m.length<i&&m.every(b=>r.includes(b))?m:[J(c)],ruleset:n($,o.ruleset),words:a.PHONIES.some(([b])=>b===o.words)?o.words:null,rounds:p(a.LENGTHS,o.rounds),dictionary:n(t,o.dictionary,pe(e,t)),time:p(a.TIMES,o.time),acceptAfter:p(a.ACCEPTED,o.acceptAfter),penalty:p(a.PENALTIES,o.penalty),rules:o.rules??{},advice:p(a.ADVICE,o.advice),minutes:o.minutes??"15",increment:o.increment??"10",turnSeconds:o.turnSeconds??"60"}}function Fe({time:e,minutes:t,increment:s,turnSeconds:c}){return e==="game"?{seconds:Number(t)*60,increment:Number(s)}:e==="turn"?{move_seconds:Number(c)}:null}var J=e=>`${A}${(e.find(({name:t})=>t==="level3")??e[0]).name}`,Z=e=>[[v,a.friendOption],...e.map(({name:t})=>{const s=/^level\d/.test(t)?void 0:a.otherBotsLabel;return[`${A}${t}`,$e(t),s]})],qe=e=>e===v?{kind:"open"}:{kind:"bot",bot:e.slice(A.length)};function Ue({info:e,others:t,onOthers:s}){const{bots:c}=e,[$,l]=e.players,i=t.length+1;return u`
<div class="seats-form">
${t.map((o,n)=>u`
<${I}
key=${n}
label=${a.playerLabel(n+2)}
id=${`seat-${n+1}`}
value=${o}
options=${Z(c)}
onChange=${p=>s(t.with(n,p))}
/>
`)}
<div class="row">
${i<l&&u`
<${k}
text=${a.addPlayerButton}
onClick=${()=>s([...t,t.at(-1)??J(c)])}
/>
`}
${i>$&&u`
<${k}
text=${a.removePlayerButton}
onClick=${()=>s(t.slice(0,-1))}
/>
`}
</div>
</div>
`}var Ve=[["M11 23h18q-2 9 -9 9t-9 -9z",""],["M13 25q7 6 14 0",""],["M14 28q7 0 12 -4","M23 12q3 -2 6 0"],["M14 28h12","M11 13l6 2M29 13l-6 2"],["M14 29q6 -3 12 0","M11 14l6 2M29 14l-6 2M11 7l4 -5 5 4 5 -4 4 5"]];function je({number:e}){const[t,s]=Ve[e];return u`
<svg class="face" viewBox="0 0 40 40" aria-hidden="true">
<circle cx="20" cy="20" r="17" />
<path d="M14 18v1M26 18v1" />
<path d=${t} />
${s&&u`<path d=${s} />`}
</svg>
`}function We({bots:e,value:t,onChange:s}){const c=f.LEVELS.filter(([$])=>e.some(l=>l.name===$));return u`
<div class="levels" role="group" aria-label=${f.opponentLabel}>
${c.map(([$,l],i)=>u`
<button
type="button"
key=${$}
class="level"
aria-pressed=${$===t}
onClick=${()=>s($)}
>
<${je} number=${i} /> ${l}
</button>
`)}
</div>
`}var h=await V("start");function Ye({server:e}){const[t,s]=S(Ee),[c,$]=S(()=>Te("name")),l=be(e,t);return u`
<h1>${f.newGameTitle}</h1>
<div class="games" role="group" aria-label=${h.gamesLabel}>
${W(e).map(({game:i,title:o})=>u`
<button
type="button"
key=${i}
class="game ${i}"
aria-pressed=${i===l.game}
onClick=${()=>s(i)}
>
<span class="emblem" aria-hidden="true">
${[...oe[i].emblem].map(n=>u`<i>${n}</i>`)}
</span>
<strong>${o}</strong>
<span class="hint">${h.TAGLINES[i]}</span>
</button>
`)}
</div>
<${Ge}
key=${l.game}
info=${l}
dictionaries=${e.dictionaries}
name=${c}
onName=${$}
/>
<${Xe} server=${e} />
<${Ke} server=${e} />
<${re} />
`}function Ke({server:e}){return u`
<section class="panel">
<h2>${h.puzzlesHeading}</h2>
<ul class="puzzles">
${W(e).map(({game:t,title:s})=>u`
<li key=${t}>
<a class="button" href=${`#/puzzle/${t}`}>
<strong>${s}</strong>
<span class="hint">${he(Ae(t,Me()))||h.notTried}</span>
</a>
</li>
`)}
</ul>
</section>
`}var Qe=8;function Xe({server:e}){const[t,s]=S(Y),[c,$]=S(!1),l=B(null);if(!t.length)return null;const i=n=>{fe(n);const p=Y();(p.length?l.current:document.getElementById("main"))?.focus(),s(p)},o=c?t:t.slice(0,Qe);return u`
<section class="panel">
<h2 ref=${l} tabindex="-1">${h.tablesHeading}</h2>
<ul class="tables">
${o.map(n=>u`
<${Je}
key=${n.id}
title=${ve(e,n.game)}
table=${n}
onForget=${()=>i(n.id)}
/>
`)}
</ul>
${o.length<t.length&&u`
<div>
<${k}
text=${h.allTablesButton(t.length)}
onClick=${()=>$(!0)}
/>
</div>
`}
</section>
`}function Je({title:e,table:{id:t,token:s,since:c},onForget:$}){const[l,i]=K(()=>Ze(t,s),[t]).value??[null,!1],[o,n]=S(null),p=B(null);le(()=>{o!==null&&p.current?.querySelector("button")?.focus()},[o]);const r=h.tableName(e,l?et(l):[]),m=l!==null&&!l.over;return u`
<li ref=${p}>
<a href=${`#/table/${t}`}>${r}</a>
<span class=${m&&l.to_move===l.seat?"tag":"hint"}>
${i?h.tableDeleted:l&&tt(l)}
</span>
<span class="hint since">${ge.moment(c)}</span>
${o?u`
<span role="group" aria-label=${h.confirmForget(r)}>
${h.forgetWarning}${" "}
<${k} text=${h.giveUpSeatButton} class="plain" onClick=${$} />
<${k}
text=${h.keepSeatButton}
class="plain"
onClick=${()=>n(!1)}
/>
</span>
`:u`
<${k}
text=${h.forgetButton}
class="plain"
aria-label=${h.forgetLabel(r)}
onClick=${()=>m?n(!0):$()}
/>
`}
</li>
`}async function Ze(e,t){try{return[await U("table.view",{id:e,token:t}),!1]}catch(s){if(s instanceof ie)return[null,!0];throw s}}function et(e){return j(e).map((s,c)=>e.seats[c].kind==="open"?null:s).filter((s,c)=>c!==e.seat)}function tt(e){const t=j(e),{to_move:s}=e;if(e.over||s===null){const c=t.filter((i,o)=>Number(e.returns?.[o])>0),$=e.returns?f.resultText(c):f.gameAborted,l=e.next&&!_e(e.next);return Ce([h.gameOver,$,l&&f.nextGameStarted])}return s===e.seat?f.yourTurn:e.seats[s].kind==="open"?h.seatFree:f.toMoveText(t[s])}export{Ye as Start};

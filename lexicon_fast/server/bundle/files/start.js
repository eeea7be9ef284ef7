import{Button as E,Choice as D,DictionaryChoice as te,G as L,GAME_VIEWS as ne,K as se,PageChoices as ae,Problem as oe,Q as I,Refused as le,RulesetChoice as re,TextField as q,botOption as ce,botTitle as ie,call as F,common as h,defaultDictionary as ue,distinct as $e,doneText as de,fe as u,findGame as me,forgetTable as pe,formats as be,gameTitle as he,go as fe,hasChallenges as B,joined as ge,lastChoices as ve,lastGame as ye,loadSetting as Ce,loadTexts as V,playerNames as R,rulesPath as Te,shownGames as W,storeChoices as Se,storeSeat as we,storeSetting as Ee,storedPuzzle as Le,storedTable as Ae,storedTables as Y,today as Ne,useAction as ke,useOffline as xe,usePromise as Pe,withoutChallenges as Me}from"./lexicon-play.js";var a=await V("start"),v="open",k="bot:";function Ie({info:e,dictionaries:t,name:n,onName:c}){const{game:i,title:l="",new_params:$=[]}=e,o=I(null),[s,m]=L(()=>Ge(e,t)),{busy:y,problem:g,run:O}=ke(),p=xe()||y,{others:b,ruleset:C,rounds:z,dictionary:P}=s,H=b.flatMap(r=>K(r)??[]),_=$.includes("rounds"),T=r=>f=>m({...s,[r]:f}),S=(r,f,A,w="")=>{const x=r==="words"?G(s):s[r],N={id:r,label:f,options:A,hint:w,value:x,onChange:T(r)};return u`<${D} ...${N} />`},M=(r,f,A,w)=>u`<${q} key=${r} ...${{id:r,label:f,min:A,max:w,step:"any",required:!0,type:"number"}} value=${s[r]} onInput=${T(r)} />`;async function X(r){const f=n.trim(),A=r.includes(v),w=B(e)&&G({...s,others:r})==="challenged",x=B(e)&&!w,N=await F("table.new",{game:i,seats:[{kind:"person",...f&&{name:f}},...r.map(ze)],ruleset:x?Me(e,C):Be(e,s),dictionary:P,rounds:_&&z?Number(z):null,clock:Oe(s),advice:A?s.advice==="on":null,accept_after:w&&s.acceptAfter?Number(s.acceptAfter):null});we(N.id,i,N.tokens[0]??""),fe(`table/${N.id}`)}const J=r=>{Ee("name",n),Se(i,s),O(()=>X(r))},Z=r=>{r.preventDefault();const f=r.submitter?.value===v;J(f?[v,...b.slice(1)]:b)},ee=()=>{o.current&&(o.current.open=!0)};return u`
<form
class="panel new-game"
aria-label=${a.formLabel(l)}
onSubmit=${Z}
onInvalidCapture=${ee}
>
<${qe}
bots=${e.bots}
value=${b.length===1?K(b[0]):void 0}
onChange=${r=>T("others")([`${k}${r}`])}
/>
<div class="row">
<button class="main" disabled=${p}>${a.playButton}</button>
<button value=${v} disabled=${p}>${a.inviteButton}</button>
<${q}
label=${h.yourNameLabel}
id="name"
value=${n}
onInput=${c}
maxlength="40"
/>
<a href=${Te(i,C,P)}>${h.rulesOfGame(l)}</a>
</div>
<p class="hint">${a.opponentsText($e(H.map(ie)),b.length-H.length)}</p>
<${oe} text=${g} />
<details class="fold" ref=${o}>
<summary>${a.optionsFold}</summary>
<${He} ...${{info:e,others:b}} onOthers=${T("others")} />
<div class="options">
<${re} info=${e} value=${C} onChange=${T("ruleset")} />
${B(e)&&u`
${S("words",a.phoniesLabel,a.PHONIES)}
${G(s)==="challenged"&&[j(e)&&S("penalty",a.penaltyLabel,a.PENALTIES),S("acceptAfter",a.acceptedLabel,a.ACCEPTED,a.acceptedHint)]}
`}
${S("advice",a.adviceLabel,a.ADVICE,h.helpElsewhere)}
${_&&S("rounds",a.lengthLabel,a.LENGTHS)}
<${te}
dictionaries=${t}
value=${P}
onChange=${T("dictionary")}
/>
${S("time",a.timeLabel,a.TIMES,s.time&&a.timeHint)}
${s.time==="game"&&[M("minutes",a.minutesLabel,1,43200),M("increment",a.incrementLabel,0,86400)]}
${s.time==="turn"&&M("turnSeconds",a.turnSecondsLabel,5,2592e3)}
</div>
</details>
</form>
`}var G=({words:e,others:t})=>e??(t.includes(v)?"challenged":"refused"),j=({without_challenges:e})=>"challenge"in(e??{}),Be=(e,{ruleset:t,penalty:n})=>j(e)&&n!==a.PENALTIES[0][0]?{base:t,challenge:n}:t,K=e=>e===v?void 0:e.slice(k.length);function Ge(e,t){const{game:n,bots:c,rulesets:i}=e,[l,$]=e.players,o=ve(n),s=(p,b,C=p[0])=>p.includes(b)?b:C,m=(p,b)=>s(p.map(([C])=>C),b),y=U(c).map(([p])=>p),g=Array.isArray(o.others)?o.others:[];return{others:Array.isArray(o.others)&&g.length>=l-1&&g.length<$&&g.every(p=>y.includes(p))?g:[Q(c)],ruleset:s(i,o.ruleset),words:a.PHONIES.some(([p])=>p===o.words)?o.words:null,rounds:m(a.LENGTHS,o.rounds),dictionary:s(t,o.dictionary,ue(e,t)),time:m(a.TIMES,o.time),acceptAfter:m(a.ACCEPTED,o.acceptAfter),penalty:m(a.PENALTIES,o.penalty),advice:m(a.ADVICE,o.advice),minutes:o.minutes??"15",increment:o.increment??"10",turnSeconds:o.turnSeconds??"60"}}function Oe({time:e,minutes:t,increment:n,turnSeconds:c}){return e==="game"?{seconds:Number(t)*60,increment:Number(n)}:e==="turn"?{move_seconds:Number(c)}:null}var Q=e=>`${k}${(e.find(({name:t})=>t==="level3")??e[0]).name}`,U=e=>[[v,a.friendOption],...e.map(({name:t})=>{const n=/^level\d/.test(t)?void 0:a.otherBotsLabel;return[`${k}${t}`,ce(t),n]})],ze=e=>e===v?{kind:"open"}:{kind:"bot",bot:e.slice(k.length)};function He({info:e,others:t,onOthers:n}){const{bots:c}=e,[i,l]=e.players,$=t.length+1;return u`
<div class="seats-form">
${t.map((o,s)=>u`
<${D}
key=${s}
label=${a.playerLabel(s+2)}
id=${`seat-${s+1}`}
value=${o}
options=${U(c)}
onChange=${m=>n(t.with(s,m))}
/>
`)}
<div class="row">
${$<l&&u`
<${E}
text=${a.addPlayerButton}
onClick=${()=>n([...t,t.at(-1)??Q(c)])}
/>
`}
${$>i&&u`
<${E}
text=${a.removePlayerButton}
onClick=${()=>n(t.slice(0,-1))}
/>
`}
</div>
</div>
`}var _e=[["M11 23h18q-2 9 -9 9t-9 -9z",""],["M13 25q7 6 14 0",""],["M14 28q7 0 12 -4","M23 12q3 -2 6 0"],["M14 28h12","M11 13l6 2M29 13l-6 2"],["M14 29q6 -3 12 0","M11 14l6 2M29 14l-6 2M11 7l4 -5 5 4 5 -4 4 5"]];function De({number:e}){const[t,n]=_e[e];return u`
<svg class="face" viewBox="0 0 40 40" aria-hidden="true">
<circle cx="20" cy="20" r="17" />
<path d="M14 18v1M26 18v1" />
<path d=${t} />
${n&&u`<path d=${n} />`}
</svg>
`}function qe({bots:e,value:t,onChange:n}){const c=h.LEVELS.filter(([i])=>e.some(l=>l.name===i));return u`
<div class="levels" role="group" aria-label=${h.opponentLabel}>
${c.map(([i,l],$)=>u`
<button
type="button"
key=${i}
class="level"
aria-pressed=${i===t}
onClick=${()=>n(i)}
>
<${De} number=${$} /> ${l}
</button>
`)}
</div>
`}var d=await V("start");function Fe({server:e}){const[t,n]=L(ye),[c,i]=L(()=>Ce("name")),l=me(e,t);return u`
<h1>${h.newGameTitle}</h1>
<div class="games" role="group" aria-label=${d.gamesLabel}>
${W(e).map(({game:$,title:o})=>u`
<button
type="button"
key=${$}
class="game ${$}"
aria-pressed=${$===l.game}
onClick=${()=>n($)}
>
<span class="emblem" aria-hidden="true">
${[...ne[$].emblem].map(s=>u`<i>${s}</i>`)}
</span>
<strong>${o}</strong>
<span class="hint">${d.TAGLINES[$]}</span>
</button>
`)}
</div>
<${Ie}
key=${l.game}
info=${l}
dictionaries=${e.dictionaries}
name=${c}
onName=${i}
/>
<${We} server=${e} />
<${Ve} server=${e} />
<${ae} />
`}function Ve({server:e}){return u`
<section class="panel">
<h2>${d.puzzlesHeading}</h2>
<ul class="puzzles">
${W(e).map(({game:t,title:n})=>u`
<li key=${t}>
<a class="button" href=${`#/puzzle/${t}`}>
<strong>${n}</strong>
<span class="hint">${de(Le(t,Ne()))||d.notTried}</span>
</a>
</li>
`)}
</ul>
</section>
`}var Re=8;function We({server:e}){const[t,n]=L(Y),[c,i]=L(!1),l=I(null);if(!t.length)return null;const $=s=>{pe(s);const m=Y();(m.length?l.current:document.getElementById("main"))?.focus(),n(m)},o=c?t:t.slice(0,Re);return u`
<section class="panel">
<h2 ref=${l} tabindex="-1">${d.tablesHeading}</h2>
<ul class="tables">
${o.map(s=>u`
<${Ye}
key=${s.id}
title=${he(e,s.game)}
table=${s}
onForget=${()=>$(s.id)}
/>
`)}
</ul>
${o.length<t.length&&u`
<div>
<${E}
text=${d.allTablesButton(t.length)}
onClick=${()=>i(!0)}
/>
</div>
`}
</section>
`}function Ye({title:e,table:{id:t,token:n,since:c},onForget:i}){const[l,$]=Pe(()=>je(t,n),[t]).value??[null,!1],[o,s]=L(null),m=I(null);se(()=>{o!==null&&m.current?.querySelector("button")?.focus()},[o]);const y=d.tableName(e,l?Ke(l):[]),g=l!==null&&!l.over;return u`
<li ref=${m}>
<a href=${`#/table/${t}`}>${y}</a>
<span class=${g&&l.to_move===l.seat?"tag":"hint"}>
${$?d.tableDeleted:l&&Qe(l)}
</span>
<span class="hint since">${be.moment(c)}</span>
${o?u`
<span role="group" aria-label=${d.confirmForget(y)}>
${d.forgetWarning}${" "}
<${E} text=${d.giveUpSeatButton} class="plain" onClick=${i} />
<${E}
text=${d.keepSeatButton}
class="plain"
onClick=${()=>s(!1)}
/>
</span>
`:u`
<${E}
text=${d.forgetButton}
class="plain"
aria-label=${d.forgetLabel(y)}
onClick=${()=>g?s(!0):i()}
/>
`}
</li>
`}async function je(e,t){try{return[await F("table.view",{id:e,token:t}),!1]}catch(n){if(n instanceof le)return[null,!0];throw n}}function Ke(e){return R(e).map((n,c)=>e.seats[c].kind==="open"?null:n).filter((n,c)=>c!==e.seat)}function Qe(e){const t=R(e),{to_move:n}=e;if(e.over||n===null){const c=t.filter(($,o)=>Number(e.returns?.[o])>0),i=e.returns?h.resultText(c):h.gameAborted,l=e.next&&!Ae(e.next);return ge([d.gameOver,i,l&&h.nextGameStarted])}return n===e.seat?h.yourTurn:e.seats[n].kind==="open"?d.seatFree:h.toMoveText(t[n])}export{Fe as Start};

import{Button as L,G as N,J as R,Q as C,Refused as m,RisingPoints as M,announce as B,botOption as D,counted as h,dictionaryTitle as P,fe as i,helpElsewhere as H,joined as k,offline as _,received as j,sent as T,useSecondsLeft as U,you as W,yourTurn as b}from"./texts.js";var Y=e=>`Game over · ${e}`,I=e=>`${b} · ${e}`,z="Loading …",K=`${_} Trying again …`,G="The server no longer recognises your seat. You’re now watching.",J="You’re watching",q="Your browser won’t store data for this page, so you’ll lose your seat if you close or reload it.",Q=e=>`${P(e)} dictionary`;function F({seconds:e,increment:t=0,move_seconds:n}){if(n)return`${$(n)} per turn`;const a=t?`, plus ${$(t)} per turn`:"";return`${$(e??0)} each${a}`}var $=e=>e>=60&&e%60===0?h(e/60,"minute"):h(e,"second"),V=`${b}.`,X="Accept or challenge?",Z="Challenge it, or make your move?",ee="Challenge",te="Challenge it, or just make your move to accept it.",ne="Challenge",ae="Accept",re=e=>e?`Accepted in ${h(e,"second")}.`:"Accepted.";function oe({reason:e,by:t}){return`The bot ${e==="slow"?"was too slow":"failed"}; ${t??"the server"} moved for it.`}var se="Players",ie="points,",ce="open seat",le="away";function he({phase:e,seats:t,seat:n},a){const{kind:r}=t[a];return r==="open"?"waiting for a player":e==="challenge"?a===n?"accept or challenge":"deciding …":r==="bot"?"thinking …":a===n?"your turn":"to move"}var ue=(e,t)=>`Scores: ${e.map((n,a)=>`${n} ${t[a]}`).join(", ")}.`,de=e=>`Total: ${e}.`,ve=e=>e===W||/^player \d+$/.test(e),pe=(e,t)=>`${e}: ${fe(t)} left`,$e=e=>`${h(e,"second")} left.`;function fe(e){const t=Math.ceil(e),[n,a]=[Math.floor(t/3600),Math.floor(t/60)%60];return k([n&&h(n,"hour"),a&&h(a,"minute"),(t%60||!t)&&h(t%60,"second")])}var ge="There’s an open seat",ye="Join the game",we=e=>h(e,"open seat"),me="Anyone with this link can join or watch.",ke="Link",Te="This link only works on this computer. To play with others, start the server with “lexicon-fast serve --host ADDRESS” and open the page at that address.",be="Menu",Se={resign:"Resign",abort:"Abort the game"},Ee={resign:"Resign …",abort:"Abort the game …"},Ae={resign:"Resign?",abort:"Abort the game?"},xe={resign:"You lose the game, and everyone else wins.",abort:"The game ends without a winner."},Oe="Keep playing",Le="You can abort a game until everyone has had a turn.",Ne="Everyone has had a turn, so you can no longer abort the game.",Re="Hints",Ce=`Hints are off at this table. ${H}`,Me="Get hints",Be="Thinking …",De="Only one action was left to compare, so the search ended early.",Pe=e=>`± ${e}`,He=e=>`${T(e)}.`,_e=e=>e.length?`Compared with the next: ${e.join(", ")}.`:"Much the same as the next.",je=e=>`Round ${e} is over`,Ue="Next round",We="Accept or challenge the last play.",Ye="It’s your turn.",Ie="Game over",ze="Analyse",Ke="Replay",Ge="Save the game",Je="Watch the next game",qe="Play again",Qe="Everyone keeps their seat.",f=10,Fe=[60,f];function Ve({view:e,names:t,changes:n=[]}){const{hand_sizes:a,rack_sizes:r=[]}=e.observation,o=a??r,s=a?"card":"tile";return i`
<ol class="seats" aria-label=${se}>
${e.seats.map(({kind:l,bot:u,name:d,present:v},c)=>{const g=c===e.seat&&!ve(d)&&d,y=u&&!d.startsWith(u)&&D(u),w=c===e.to_move,A=v===!1&&c!==e.seat&&!e.over,x=o[c]===void 0?"":h(o[c],s);return i`
<li key=${c} class="seat" aria-current=${w?"true":void 0}>
<span class="name">
${t[c]}${g&&i` <small>${g}</small>`}
${y&&i` <small>${y}</small>`}
</span>
<span class="score">${e.scores[c]}<span class="visually-hidden"> ${ie}</span></span>
<span class="status">
<span class="hint">${l==="open"?ce:x}</span>
${A&&i`<span class="hint away">${le}</span>`}
${w&&i`<span class="tag">${he(e,c)}</span>`}
</span>
${n.filter(({gains:p})=>p[c]).map(({gains:p,number:O})=>i`<${M} key=${O} points=${p[c]} />`)}
${e.clock&&i`
<${S}
clock=${e.clock}
seat=${c}
name=${t[c]}
isOwn=${c===e.seat}
/>
`}
</li>
`})}
</ol>
${e.clock&&i`<${Xe} clock=${e.clock} names=${t} />`}
`}function Xe({clock:e,names:t}){return i`
<div class="clock-bar" aria-hidden="true">
${t.map((n,a)=>i`
<span key=${a}>
<span class="name">${n}</span>
<${S} clock=${e} seat=${a} name=${n} isOwn=${!1} />
</span>
`)}
</div>
`}function S({clock:e,seat:t,name:n,isOwn:a}){const r=e.running===t,o=U(e.left[t],e,r),s=o<f;Ze(o,r&&a);const l=k(["clock",r&&"running",s&&"low"]);return i`
<span class=${l} role="timer" aria-label=${pe(n,o)}>
<span class="sign" aria-hidden="true">${s?"!":r?"▸":""}</span>
<span class="time" aria-hidden="true">${et(o)}</span>
</span>
`}function Ze(e,t){const n=C(e);R(()=>{const a=Fe.findLast(r=>e<=r&&n.current>r);n.current=e,t&&a!==void 0&&B($e(a))},[e,t])}function et(e){const t=e<f,n=t?Math.floor(e*10)/10:Math.ceil(e),[a,r]=[Math.floor(n/3600),Math.floor(n/60)%60],o=t?n.toFixed(1).padStart(4,"0"):String(n%60).padStart(2,"0");return a?`${a}:${String(r).padStart(2,"0")}:${o}`:`${r}:${o}`}function tt({tabs:e,start:t}){const[n,a]=N(t),r=(e.find(({id:s})=>s===n)??e[0]).id;function o(s){const l=e.findIndex(({id:v})=>v===r),u={ArrowRight:l+1,ArrowLeft:l-1,Home:0,End:-1}[s.key];if(u===void 0)return;s.preventDefault(),s.stopPropagation();const d=e.at(u%e.length)?.id??"";a(d),document.getElementById(`tab-${d}`)?.focus()}return i`
<div class="tabs">
<div class="row" role="tablist" onKeyDown=${o}>
${e.map(({id:s,title:l})=>i`
<${L}
key=${s}
text=${l}
class="plain"
id=${`tab-${s}`}
role="tab"
aria-controls=${`panel-${s}`}
aria-selected=${s===r}
tabindex=${s===r?0:-1}
onClick=${()=>a(s)}
/>
`)}
</div>
${e.map(({id:s,panel:l})=>i`
<div
key=${s}
id=${`panel-${s}`}
class=${s===r?"":"other"}
role="tabpanel"
aria-labelledby=${`tab-${s}`}
>
${l}
</div>
`)}
</div>
`}var E=300,nt=5e3,at=class{#t=null;#a=E;#i=0;#n=new Map;#e=new Map;watch(e,t){return this.#e.set(e,{...t,started:!1}),this.#r?this.#c(e):this.#s(),()=>{this.#e.delete(e),this.#r&&this.#o("table.unwatch",{id:e}).catch(()=>{})}}begin(e,t,n){let a=0;return{answer:(async()=>{await this.#l();const o=this.#o(e,t,n);return a=this.#i,o})(),stop:()=>{a&&this.#o("stop",{id:a}).catch(()=>{})}}}async#l(){this.#s();const e=this.#t;!e||this.#r||await new Promise((t,n)=>{e.addEventListener("open",t,{once:!0}),e.addEventListener("close",()=>n(new TypeError("offline")),{once:!0})})}get#r(){return this.#t?.readyState===WebSocket.OPEN}#s(){if(this.#t&&this.#t.readyState<=WebSocket.OPEN)return;const e=new URL("ws",location.href);e.protocol=e.protocol.replace("http","ws"),e.hash="";const t=new WebSocket(e);this.#t=t,t.addEventListener("open",()=>{this.#a=E;for(const n of this.#e.keys())this.#c(n)}),t.addEventListener("message",({data:n})=>this.#u(JSON.parse(j(n)))),t.addEventListener("close",()=>this.#h())}#h(){for(const{reject:e}of this.#n.values())e(new TypeError("offline"));if(this.#n.clear(),!!this.#e.size){for(const{onOnline:e}of this.#e.values())e(!1);setTimeout(()=>this.#e.size&&this.#s(),this.#a),this.#a=Math.min(this.#a*2,nt)}}async#c(e){const t=this.#e.get(e);if(!t)return;t.started=!1;const{token:n,since:a}=t;try{const r=await this.#o("table.watch",{id:e,since:a(),token:n});if(this.#e.get(e)!==t)return;t.started=!0,t.onOnline(!0),t.onView(r)}catch(r){r instanceof m&&t.onRefused(r)}}async#o(e,t,n){if(!this.#t||!this.#r)throw new TypeError("offline");const a=++this.#i;return this.#t.send(T(JSON.stringify({jsonrpc:"2.0",id:a,method:e,params:t}))),new Promise((r,o)=>{this.#n.set(a,{method:e,resolve:r,reject:o,onUpdate:n})})}#u({id:e,method:t,params:n,result:a,error:r}){if(t==="table.changed"){const o=this.#e.get(n.id);o?.started&&o.onView(n)}else if(t==="advise.update"||t==="analyse.update")this.#n.get(n.id)?.onUpdate?.(n.advice??n.row);else{const o=this.#n.get(e);this.#n.delete(e),r?o?.reject(new m(r,o.method)):o?.resolve(a)}}},rt=new at;export{Ee as ASK_BUTTONS,xe as CONSEQUENCES,Se as END_BUTTONS,Ve as Players,Ae as QUESTIONS,tt as Tabs,ae as acceptButton,X as acceptOrChallenge,re as acceptTimer,Re as adviceHeading,He as adviceReason,ze as analyseLink,ue as announceScores,V as announceTurn,We as answerDue,Me as askAdviceButton,Le as canAbortHint,Ne as cannotAbortHint,ne as challengeButton,ee as challengeLabel,te as challengeOrMove,Z as challengeOrPlayOn,_e as comparedText,rt as connection,F as controlText,Q as dictionaryText,oe as fallbackText,we as freeSeatsHeading,Ie as gameEndLabel,me as invitation,Oe as keepPlayingButton,ke as linkLabel,z as loading,Te as localLinkHint,Pe as marginOfError,be as menuButton,Ue as nextRoundButton,Ce as noAdvice,Y as overTitle,Ye as ownTurnDue,I as ownTurnTitle,qe as playAgainButton,K as reconnecting,Ke as replayLink,je as roundEndHeading,Ge as saveButton,G as seatLost,Qe as seatsKept,De as settledAdvice,q as storageDenied,ye as takeSeatButton,ge as takeSeatHeading,Be as thinking,de as totalText,Je as watchNextLink,J as watchingTag};

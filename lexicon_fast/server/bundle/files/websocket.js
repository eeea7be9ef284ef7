import{J as x,Q as N,Refused as w,RisingPoints as R,announce as M,botOption as C,counted as c,dictionaryTitle as B,fe as i,helpElsewhere as D,joined as m,offline as P,received as H,sent as k,useSecondsLeft as _,you as j,yourTurn as T}from"./texts.js";var U=e=>`Game over · ${e}`,W=e=>`${T} · ${e}`,Y="Loading …",z=`${P} Trying again …`,I="The server no longer recognises your seat. You’re now watching.",J="You’re watching",q="Your browser won’t store data for this page, so you’ll lose your seat if you close or reload it.",G=e=>`${B(e)} dictionary`;function K({seconds:e,increment:t=0,move_seconds:n}){if(n)return`${p(n)} per turn`;const a=t?`, plus ${p(t)} per turn`:"";return`${p(e??0)} each${a}`}var p=e=>e>=60&&e%60===0?c(e/60,"minute"):c(e,"second"),Q=`${T}.`,F="Accept or challenge?",V="Challenge it, or make your move?",X="Challenge",Z="Challenge it, or just make your move to accept it.",ee="Challenge",te="Accept",ne=e=>e?`Accepted in ${c(e,"second")}.`:"Accepted.";function ae({reason:e,by:t}){return`The bot ${e==="slow"?"was too slow":"failed"}; ${t??"the server"} moved for it.`}var re="Players",se="points,",oe="open seat",ie="away";function ce({phase:e,seats:t,seat:n},a){const{kind:r}=t[a];return r==="open"?"waiting for a player":e==="challenge"?a===n?"accept or challenge":"deciding …":r==="bot"?"thinking …":a===n?"your turn":"to move"}var le=(e,t)=>`Scores: ${e.map((n,a)=>`${n} ${t[a]}`).join(", ")}.`,he=e=>`Total: ${e}.`,ue=e=>e===j||/^player \d+$/.test(e),ve=(e,t)=>`${e}: ${pe(t)} left`,de=e=>`${c(e,"second")} left.`;function pe(e){const t=Math.ceil(e),[n,a]=[Math.floor(t/3600),Math.floor(t/60)%60];return m([n&&c(n,"hour"),a&&c(a,"minute"),(t%60||!t)&&c(t%60,"second")])}var ge="There’s an open seat",fe="Join the game",$e=e=>c(e,"open seat"),ye="Anyone with this link can join or watch.",we="Link",me="This link only works on this computer. To play with others, start the server with “lexicon-fast serve --host ADDRESS” and open the page at that address.",ke="Menu",Te={resign:"Resign",abort:"Abort the game"},Se={resign:"Resign …",abort:"Abort the game …"},be={resign:"Resign?",abort:"Abort the game?"},Ee={resign:"You lose the game, and everyone else wins.",abort:"The game ends without a winner."},Oe="Keep playing",Ae="You can abort a game until everyone has had a turn.",Le="Everyone has had a turn, so you can no longer abort the game.",xe="Hints",Ne=`Hints are off at this table. ${D}`,Re="Get hints",Me="Thinking …",Ce="Only one action was left to compare, so the search ended early.",Be=e=>`± ${e}`,De=e=>`${k(e)}.`,Pe=e=>e.length?`Compared with the next: ${e.join(", ")}.`:"Much the same as the next.",He=e=>`Round ${e} is over`,_e="Next round",je="Accept or challenge the last play.",Ue="It’s your turn.",We="Game over",Ye="Analyse",ze="Replay",Ie="Save the game",Je="Watch the next game",qe="Play again",Ge="Everyone keeps their seat.",g=10,Ke=[60,g];function Qe({view:e,names:t,changes:n=[]}){const{hand_sizes:a,rack_sizes:r=[]}=e.observation,s=a??r,l=a?"card":"tile";return i`
<ol class="seats" aria-label=${re}>
${e.seats.map(({kind:h,bot:u,name:v,present:E},o)=>{const f=o===e.seat&&!ue(v)&&v,$=u&&!v.startsWith(u)&&C(u),y=o===e.to_move,O=E===!1&&o!==e.seat&&!e.over,A=s[o]===void 0?"":c(s[o],l);return i`
<li key=${o} class="seat" aria-current=${y?"true":void 0}>
<span class="name">
${t[o]}${f&&i` <small>${f}</small>`}
${$&&i` <small>${$}</small>`}
</span>
<span class="score">${e.scores[o]}<span class="visually-hidden"> ${se}</span></span>
<span class="status">
<span class="hint">${h==="open"?oe:A}</span>
${O&&i`<span class="hint away">${ie}</span>`}
${y&&i`<span class="tag">${ce(e,o)}</span>`}
</span>
${n.filter(({gains:d})=>d[o]).map(({gains:d,number:L})=>i`<${R} key=${L} points=${d[o]} />`)}
${e.clock&&i`
<${S}
clock=${e.clock}
seat=${o}
name=${t[o]}
isOwn=${o===e.seat}
/>
`}
</li>
`})}
</ol>
${e.clock&&i`<${Fe} clock=${e.clock} names=${t} />`}
`}function Fe({clock:e,names:t}){return i`
<div class="clock-bar" aria-hidden="true">
${t.map((n,a)=>i`
<span key=${a}>
<span class="name">${n}</span>
<${S} clock=${e} seat=${a} name=${n} isOwn=${!1} />
</span>
`)}
</div>
`}function S({clock:e,seat:t,name:n,isOwn:a}){const r=e.running===t,s=_(e.left[t],e,r),l=s<g;Ve(s,r&&a);const h=m(["clock",r&&"running",l&&"low"]);return i`
<span class=${h} role="timer" aria-label=${ve(n,s)}>
<span class="sign" aria-hidden="true">${l?"!":r?"▸":""}</span>
<span class="time" aria-hidden="true">${Xe(s)}</span>
</span>
`}function Ve(e,t){const n=N(e);x(()=>{const a=Ke.findLast(r=>e<=r&&n.current>r);n.current=e,t&&a!==void 0&&M(de(a))},[e,t])}function Xe(e){const t=e<g,n=t?Math.floor(e*10)/10:Math.ceil(e),[a,r]=[Math.floor(n/3600),Math.floor(n/60)%60],s=t?n.toFixed(1).padStart(4,"0"):String(n%60).padStart(2,"0");return a?`${a}:${String(r).padStart(2,"0")}:${s}`:`${r}:${s}`}var b=300,Ze=5e3,et=class{#t=null;#a=b;#i=0;#n=new Map;#e=new Map;watch(e,t){return this.#e.set(e,{...t,started:!1}),this.#r?this.#c(e):this.#o(),()=>{this.#e.delete(e),this.#r&&this.#s("table.unwatch",{id:e}).catch(()=>{})}}begin(e,t,n){let a=0;return{answer:(async()=>{await this.#l();const s=this.#s(e,t,n);return a=this.#i,s})(),stop:()=>{a&&this.#s("stop",{id:a}).catch(()=>{})}}}async#l(){this.#o();const e=this.#t;!e||this.#r||await new Promise((t,n)=>{e.addEventListener("open",t,{once:!0}),e.addEventListener("close",()=>n(new TypeError("offline")),{once:!0})})}get#r(){return this.#t?.readyState===WebSocket.OPEN}#o(){if(this.#t&&this.#t.readyState<=WebSocket.OPEN)return;const e=new URL("ws",location.href);e.protocol=e.protocol.replace("http","ws"),e.hash="";const t=new WebSocket(e);this.#t=t,t.addEventListener("open",()=>{this.#a=b;for(const n of this.#e.keys())this.#c(n)}),t.addEventListener("message",({data:n})=>this.#u(JSON.parse(H(n)))),t.addEventListener("close",()=>this.#h())}#h(){for(const{reject:e}of this.#n.values())e(new TypeError("offline"));if(this.#n.clear(),!!this.#e.size){for(const{onOnline:e}of this.#e.values())e(!1);setTimeout(()=>this.#e.size&&this.#o(),this.#a),this.#a=Math.min(this.#a*2,Ze)}}async#c(e){const t=this.#e.get(e);if(!t)return;t.started=!1;const{token:n,since:a}=t;try{const r=await this.#s("table.watch",{id:e,since:a(),token:n});if(this.#e.get(e)!==t)return;t.started=!0,t.onOnline(!0),t.onView(r)}catch(r){r instanceof w&&t.onRefused(r)}}async#s(e,t,n){if(!this.#t||!this.#r)throw new TypeError("offline");const a=++this.#i;return this.#t.send(k(JSON.stringify({jsonrpc:"2.0",id:a,method:e,params:t}))),new Promise((r,s)=>{this.#n.set(a,{method:e,resolve:r,reject:s,onUpdate:n})})}#u({id:e,method:t,params:n,result:a,error:r}){if(t==="table.changed"){const s=this.#e.get(n.id);s?.started&&s.onView(n)}else if(t==="advise.update"||t==="analyse.update")this.#n.get(n.id)?.onUpdate?.(n.advice??n.row);else{const s=this.#n.get(e);this.#n.delete(e),r?s?.reject(new w(r,s.method)):s?.resolve(a)}}},tt=new et;export{Se as ASK_BUTTONS,Ee as CONSEQUENCES,Te as END_BUTTONS,Qe as Players,be as QUESTIONS,te as acceptButton,F as acceptOrChallenge,ne as acceptTimer,xe as adviceHeading,De as adviceReason,Ye as analyseLink,le as announceScores,Q as announceTurn,je as answerDue,Re as askAdviceButton,Ae as canAbortHint,Le as cannotAbortHint,ee as challengeButton,X as challengeLabel,Z as challengeOrMove,V as challengeOrPlayOn,Pe as comparedText,tt as connection,K as controlText,G as dictionaryText,ae as fallbackText,$e as freeSeatsHeading,We as gameEndLabel,ye as invitation,Oe as keepPlayingButton,we as linkLabel,Y as loading,me as localLinkHint,Be as marginOfError,ke as menuButton,_e as nextRoundButton,Ne as noAdvice,U as overTitle,Ue as ownTurnDue,W as ownTurnTitle,qe as playAgainButton,z as reconnecting,ze as replayLink,He as roundEndHeading,Ie as saveButton,I as seatLost,Ge as seatsKept,Ce as settledAdvice,q as storageDenied,fe as takeSeatButton,ge as takeSeatHeading,Me as thinking,he as totalText,Je as watchNextLink,J as watchingTag};

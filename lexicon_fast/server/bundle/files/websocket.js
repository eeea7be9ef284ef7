import{J as L,Q as N,Refused as w,RisingPoints as x,announce as R,botOption as M,counted as c,dictionaryTitle as C,fe as i,helpElsewhere as B,joined as m,offline as D,useSecondsLeft as P,you as H,yourTurn as k}from"./texts.js";var _=e=>`Game over · ${e}`,U=e=>`${k} · ${e}`,j="Loading …",W=`${D} Trying again …`,Y="The server no longer recognises your seat. You’re now watching.",z="You’re watching",I="Your browser won’t store data for this page, so you’ll lose your seat if you close or reload it.",J=e=>`${C(e)} dictionary`;function q({seconds:e,increment:t=0,move_seconds:n}){if(n)return`${p(n)} per turn`;const a=t?`, plus ${p(t)} per turn`:"";return`${p(e??0)} each${a}`}var p=e=>e>=60&&e%60===0?c(e/60,"minute"):c(e,"second"),G=`${k}.`,K="Accept or challenge?",Q="Challenge it, or make your move?",F="Challenge",V="Challenge it, or just make your move to accept it.",X="Challenge",Z="Accept",ee=e=>e?`Accepted in ${c(e,"second")}.`:"Accepted.";function te({reason:e,by:t}){return`The bot ${e==="slow"?"was too slow":"failed"}; ${t??"the server"} moved for it.`}var ne="Players",ae="points,",re="open seat",se="away";function oe({phase:e,seats:t,seat:n},a){const{kind:r}=t[a];return r==="open"?"waiting for a player":e==="challenge"?a===n?"accept or challenge":"deciding …":r==="bot"?"thinking …":a===n?"your turn":"to move"}var ie=e=>e===H||/^player \d+$/.test(e),ce=(e,t)=>`${e}: ${he(t)} left`,le=e=>`${c(e,"second")} left.`;function he(e){const t=Math.ceil(e),[n,a]=[Math.floor(t/3600),Math.floor(t/60)%60];return m([n&&c(n,"hour"),a&&c(a,"minute"),(t%60||!t)&&c(t%60,"second")])}var ue="There’s an open seat",ve="Join the game",de=e=>c(e,"open seat"),pe="Anyone with this link can join or watch.",ge="Link",fe="This link only works on this computer. To play with others, start the server with “lexicon-fast serve --host ADDRESS” and open the page at that address.",$e="Menu",ye={resign:"Resign",abort:"Abort the game"},we={resign:"Resign …",abort:"Abort the game …"},me={resign:"Resign?",abort:"Abort the game?"},ke={resign:"You lose the game, and everyone else wins.",abort:"The game ends without a winner."},Te="Keep playing",Se="You can abort a game until everyone has had a turn.",be="Everyone has had a turn, so you can no longer abort the game.",Ee="Hints",Oe=`Hints are off at this table. ${B}`,Ae="Get hints",Le="Thinking …",Ne="Only one action was left to compare, so the search ended early.",xe=e=>`± ${e}`,Re=e=>`${e}.`,Me=e=>e.length?`Compared with the next: ${e.join(", ")}.`:"Much the same as the next.",Ce=e=>`Round ${e} is over`,Be="Next round",De="Accept or challenge the last play.",Pe="It’s your turn.",He="Game over",_e="Analyse",Ue="Replay",je="Save the game",We="Watch the next game",Ye="Play again",ze="Everyone keeps their seat.",g=10,Ie=[60,g];function Je({view:e,names:t,changes:n=[]}){const{hand_sizes:a,rack_sizes:r=[]}=e.observation,s=a??r,l=a?"card":"tile";return i`
    <ol class="seats" aria-label=${ne}>
      ${e.seats.map(({kind:h,bot:u,name:v,present:b},o)=>{const f=o===e.seat&&!ie(v)&&v,$=u&&!v.startsWith(u)&&M(u),y=o===e.to_move,E=b===!1&&o!==e.seat&&!e.over,O=s[o]===void 0?"":c(s[o],l);return i`
          <li key=${o} class="seat" aria-current=${y?"true":void 0}>
            <span class="name">
              ${t[o]}${f&&i` <small>${f}</small>`}
              ${$&&i` <small>${$}</small>`}
            </span>
            <span class="score">${e.scores[o]}<span class="visually-hidden"> ${ae}</span></span>
            <span class="status">
              <span class="hint">${h==="open"?re:O}</span>
              ${E&&i`<span class="hint away">${se}</span>`}
              ${y&&i`<span class="tag">${oe(e,o)}</span>`}
            </span>
            ${n.filter(({gains:d})=>d[o]).map(({gains:d,number:A})=>i`<${x} key=${A} points=${d[o]} />`)}
            ${e.clock&&i`
                <${T}
                  clock=${e.clock}
                  seat=${o}
                  name=${t[o]}
                  isOwn=${o===e.seat}
                />
              `}
          </li>
        `})}
    </ol>
    ${e.clock&&i`<${qe} clock=${e.clock} names=${t} />`}
  `}function qe({clock:e,names:t}){return i`
    <div class="clock-bar" aria-hidden="true">
      ${t.map((n,a)=>i`
          <span key=${a}>
            <span class="name">${n}</span>
            <${T} clock=${e} seat=${a} name=${n} isOwn=${!1} />
          </span>
        `)}
    </div>
  `}function T({clock:e,seat:t,name:n,isOwn:a}){const r=e.running===t,s=P(e.left[t],e,r),l=s<g;Ge(s,r&&a);const h=m(["clock",r&&"running",l&&"low"]);return i`
    <span class=${h} role="timer" aria-label=${ce(n,s)}>
      <span class="sign" aria-hidden="true">${l?"!":r?"▸":""}</span>
      <span class="time" aria-hidden="true">${Ke(s)}</span>
    </span>
  `}function Ge(e,t){const n=N(e);L(()=>{const a=Ie.findLast(r=>e<=r&&n.current>r);n.current=e,t&&a!==void 0&&R(le(a))},[e,t])}function Ke(e){const t=e<g,n=t?Math.floor(e*10)/10:Math.ceil(e),[a,r]=[Math.floor(n/3600),Math.floor(n/60)%60],s=t?n.toFixed(1).padStart(4,"0"):String(n%60).padStart(2,"0");return a?`${a}:${String(r).padStart(2,"0")}:${s}`:`${r}:${s}`}var S=300,Qe=5e3,Fe=class{#t=null;#a=S;#i=0;#n=new Map;#e=new Map;watch(e,t){return this.#e.set(e,{...t,started:!1}),this.#r?this.#c(e):this.#o(),()=>{this.#e.delete(e),this.#r&&this.#s("table.unwatch",{id:e}).catch(()=>{})}}begin(e,t,n){let a=0;return{answer:(async()=>{await this.#l();const s=this.#s(e,t,n);return a=this.#i,s})(),stop:()=>{a&&this.#s("stop",{id:a}).catch(()=>{})}}}async#l(){this.#o();const e=this.#t;!e||this.#r||await new Promise((t,n)=>{e.addEventListener("open",t,{once:!0}),e.addEventListener("close",()=>n(new TypeError("offline")),{once:!0})})}get#r(){return this.#t?.readyState===WebSocket.OPEN}#o(){if(this.#t&&this.#t.readyState<=WebSocket.OPEN)return;const e=new URL("ws",location.href);e.protocol=e.protocol.replace("http","ws"),e.hash="";const t=new WebSocket(e);this.#t=t,t.addEventListener("open",()=>{this.#a=S;for(const n of this.#e.keys())this.#c(n)}),t.addEventListener("message",({data:n})=>this.#u(JSON.parse(n))),t.addEventListener("close",()=>this.#h())}#h(){for(const{reject:e}of this.#n.values())e(new TypeError("offline"));if(this.#n.clear(),!!this.#e.size){for(const{onOnline:e}of this.#e.values())e(!1);setTimeout(()=>this.#e.size&&this.#o(),this.#a),this.#a=Math.min(this.#a*2,Qe)}}async#c(e){const t=this.#e.get(e);if(!t)return;t.started=!1;const{token:n,since:a}=t;try{const r=await this.#s("table.watch",{id:e,since:a(),token:n});if(this.#e.get(e)!==t)return;t.started=!0,t.onOnline(!0),t.onView(r)}catch(r){r instanceof w&&t.onRefused(r)}}async#s(e,t,n){if(!this.#t||!this.#r)throw new TypeError("offline");const a=++this.#i;return this.#t.send(JSON.stringify({jsonrpc:"2.0",id:a,method:e,params:t})),new Promise((r,s)=>{this.#n.set(a,{method:e,resolve:r,reject:s,onUpdate:n})})}#u({id:e,method:t,params:n,result:a,error:r}){if(t==="table.changed"){const s=this.#e.get(n.id);s?.started&&s.onView(n)}else if(t==="advise.update"||t==="analyse.update")this.#n.get(n.id)?.onUpdate?.(n.advice??n.row);else{const s=this.#n.get(e);this.#n.delete(e),r?s?.reject(new w(r,s.method)):s?.resolve(a)}}},Ve=new Fe;export{we as ASK_BUTTONS,ke as CONSEQUENCES,ye as END_BUTTONS,Je as Players,me as QUESTIONS,Z as acceptButton,K as acceptOrChallenge,ee as acceptTimer,Ee as adviceHeading,Re as adviceReason,_e as analyseLink,G as announceTurn,De as answerDue,Ae as askAdviceButton,Se as canAbortHint,be as cannotAbortHint,X as challengeButton,F as challengeLabel,V as challengeOrMove,Q as challengeOrPlayOn,Me as comparedText,Ve as connection,q as controlText,J as dictionaryText,te as fallbackText,de as freeSeatsHeading,He as gameEndLabel,pe as invitation,Te as keepPlayingButton,ge as linkLabel,j as loading,fe as localLinkHint,xe as marginOfError,$e as menuButton,Be as nextRoundButton,Oe as noAdvice,_ as overTitle,Pe as ownTurnDue,U as ownTurnTitle,Ye as playAgainButton,W as reconnecting,Ue as replayLink,Ce as roundEndHeading,je as saveButton,Y as seatLost,ze as seatsKept,Ne as settledAdvice,I as storageDenied,ve as takeSeatButton,ue as takeSeatHeading,Le as thinking,We as watchNextLink,z as watchingTag};

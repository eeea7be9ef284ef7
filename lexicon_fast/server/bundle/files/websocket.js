import{J as A,Q as L,Refused as w,RisingPoints as x,announce as N,botOption as R,counted as c,dictionaryTitle as M,fe as i,helpElsewhere as B,offline as C,useSecondsLeft as D,you as P,yourTurn as m}from"./texts.js";var H=e=>`Game over · ${e}`,_=e=>`${m} · ${e}`,j="Loading …",U=`${C} Trying again …`,W="The server no longer recognises your seat. You’re now watching.",Y="You’re watching",z="Your browser won’t store data for this page, so you’ll lose your seat if you close or reload it.",I=e=>`${M(e)} dictionary`;function J({seconds:e,increment:t=0,move_seconds:n}){if(n)return`${p(n)} per turn`;const a=t?`, plus ${p(t)} per turn`:"";return`${p(e??0)} each${a}`}var p=e=>e>=60&&e%60===0?c(e/60,"minute"):c(e,"second"),q=`${m}.`,G="Accept or challenge?",K="Challenge it, or make your move?",Q="Challenge",F="Challenge it, or just make your move to accept it.",V="Challenge",X="Accept",Z=e=>e?`Accepted in ${c(e,"second")}.`:"Accepted.";function ee({reason:e,by:t}){return`The bot ${e==="slow"?"was too slow":"failed"}; ${t??"the server"} moved for it.`}var te="Players",ne="points,",ae="open seat",re="away",se=(e,t)=>c(e,t);function oe({isOpen:e,isBot:t,isOwn:n,isChallenge:a}){return e?"waiting for a player":a?n?"accept or challenge":"deciding …":t?"thinking …":n?"your turn":"to move"}var ie=e=>e===P||/^player \d+$/.test(e),ce=(e,t)=>`${e}: ${he(t)} left`,le=e=>`${c(e,"second")} left.`;function he(e){const t=Math.ceil(e),[n,a]=[Math.floor(t/3600),Math.floor(t/60)%60];return[n&&c(n,"hour"),a&&c(a,"minute"),(t%60||!t)&&c(t%60,"second")].filter(Boolean).join(" ")}var ue="There’s an open seat",ve="Join the game",de=e=>c(e,"open seat"),pe="Anyone with this link can join or watch.",fe="Link",ge="This link only works on this computer. To play with others, start the server with “lexicon-fast serve --host ADDRESS” and open the page at that address.",$e="Menu",ye={resign:"Resign",abort:"Abort the game"},we={resign:"Resign …",abort:"Abort the game …"},me={resign:"Resign?",abort:"Abort the game?"},ke={resign:"You lose the game, and everyone else wins.",abort:"The game ends without a winner."},Te="Keep playing",Se="You can abort a game until everyone has had a turn.",be="Everyone has had a turn, so you can no longer abort the game.",Ee="Hints",Oe=`Hints are off at this table. ${B}`,Ae="Get hints",Le="Thinking …",xe="Only one action was left to compare, so the search ended early.",Ne=e=>`± ${e}`,Re=e=>`${e}.`,Me=e=>e.length?`Compared with the next: ${e.join(", ")}.`:"Much the same as the next.",Be=e=>`Round ${e} is over`,Ce="Next round",De="Accept or challenge the last play.",Pe="It’s your turn.",He="Game over",_e="Analyse",je="Replay",Ue="Save the game",We="Watch the next game",Ye="Play again",ze="Everyone keeps their seat.",f=10,Ie=[60,f];function Je({view:e,names:t,changes:n=[]}){const{hand_sizes:a,rack_sizes:r=[]}=e.observation,s=a??r,l=a?"card":"tile";return i`
    <ol class="seats" aria-label=${te}>
      ${e.seats.map(({kind:h,bot:u,name:v,present:S},o)=>{const g=o===e.seat&&!ie(v)&&v,$=u&&!v.startsWith(u)&&R(u),y=o===e.to_move,b=S===!1&&o!==e.seat&&!e.over,E=s[o]===void 0?"":se(s[o],l);return i`
          <li key=${o} class="seat" aria-current=${y?"true":void 0}>
            <span class="name">
              ${t[o]}${g&&i` <small>${g}</small>`}
              ${$&&i` <small>${$}</small>`}
            </span>
            <span class="score">${e.scores[o]}<span class="visually-hidden"> ${ne}</span></span>
            <span class="status">
              <span class="hint">${h==="open"?ae:E}</span>
              ${b&&i`<span class="hint away">${re}</span>`}
              ${y&&i`<span class="tag">${Qe(e,o)}</span>`}
            </span>
            ${n.filter(({gains:d})=>d[o]).map(({gains:d,number:O})=>i`<${x} key=${O} points=${d[o]} />`)}
            ${e.clock&&i`
                <${k}
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
            <${k} clock=${e} seat=${a} name=${n} isOwn=${!1} />
          </span>
        `)}
    </div>
  `}function k({clock:e,seat:t,name:n,isOwn:a}){const r=e.running===t,s=D(e.left[t],e,r),l=s<f;Ge(s,r&&a);const h=["clock",r&&"running",l&&"low"].filter(Boolean).join(" ");return i`
    <span class=${h} role="timer" aria-label=${ce(n,s)}>
      <span class="sign" aria-hidden="true">${l?"!":r?"▸":""}</span>
      <span class="time" aria-hidden="true">${Ke(s)}</span>
    </span>
  `}function Ge(e,t){const n=L(e);A(()=>{const a=Ie.findLast(r=>e<=r&&n.current>r);n.current=e,t&&a!==void 0&&N(le(a))},[e,t])}function Ke(e){const t=e<f,n=t?Math.floor(e*10)/10:Math.ceil(e),[a,r]=[Math.floor(n/3600),Math.floor(n/60)%60],s=t?n.toFixed(1).padStart(4,"0"):String(n%60).padStart(2,"0");return a?`${a}:${String(r).padStart(2,"0")}:${s}`:`${r}:${s}`}function Qe({phase:e,seats:t,seat:n},a){const{kind:r}=t[a];return oe({isOpen:r==="open",isBot:r==="bot",isOwn:a===n,isChallenge:e==="challenge"})}var T=300,Fe=5e3,Ve=class{#t=null;#a=T;#i=0;#n=new Map;#e=new Map;watch(e,t){return this.#e.set(e,{...t,started:!1}),this.#r?this.#c(e):this.#o(),()=>{this.#e.delete(e),this.#r&&this.#s("table.unwatch",{id:e}).catch(()=>{})}}begin(e,t,n){let a=0;return{answer:(async()=>{await this.#l();const s=this.#s(e,t,n);return a=this.#i,s})(),stop:()=>{a&&this.#s("stop",{id:a}).catch(()=>{})}}}async#l(){this.#o();const e=this.#t;!e||this.#r||await new Promise((t,n)=>{e.addEventListener("open",t,{once:!0}),e.addEventListener("close",()=>n(new TypeError("offline")),{once:!0})})}get#r(){return this.#t?.readyState===WebSocket.OPEN}#o(){if(this.#t&&this.#t.readyState<=WebSocket.OPEN)return;const e=new URL("ws",location.href);e.protocol=e.protocol.replace("http","ws"),e.hash="";const t=new WebSocket(e);this.#t=t,t.addEventListener("open",()=>{this.#a=T;for(const n of this.#e.keys())this.#c(n)}),t.addEventListener("message",({data:n})=>this.#u(JSON.parse(n))),t.addEventListener("close",()=>this.#h())}#h(){for(const{reject:e}of this.#n.values())e(new TypeError("offline"));if(this.#n.clear(),!!this.#e.size){for(const{onOnline:e}of this.#e.values())e(!1);setTimeout(()=>this.#e.size&&this.#o(),this.#a),this.#a=Math.min(this.#a*2,Fe)}}async#c(e){const t=this.#e.get(e);if(!t)return;t.started=!1;const{token:n,since:a}=t;try{const r=await this.#s("table.watch",{id:e,since:a(),token:n});if(this.#e.get(e)!==t)return;t.started=!0,t.onOnline(!0),t.onView(r)}catch(r){r instanceof w&&t.onRefused(r)}}async#s(e,t,n){if(!this.#t||!this.#r)throw new TypeError("offline");const a=++this.#i;return this.#t.send(JSON.stringify({jsonrpc:"2.0",id:a,method:e,params:t})),new Promise((r,s)=>{this.#n.set(a,{method:e,resolve:r,reject:s,onUpdate:n})})}#u({id:e,method:t,params:n,result:a,error:r}){if(t==="table.changed"){const s=this.#e.get(n.id);s?.started&&s.onView(n)}else if(t==="advise.update"||t==="analyse.update")this.#n.get(n.id)?.onUpdate?.(n.advice??n.row);else{const s=this.#n.get(e);this.#n.delete(e),r?s?.reject(new w(r,s.method)):s?.resolve(a)}}},Xe=new Ve;export{we as ASK_BUTTONS,ke as CONSEQUENCES,ye as END_BUTTONS,Je as Players,me as QUESTIONS,X as acceptButton,G as acceptOrChallenge,Z as acceptTimer,Ee as adviceHeading,Re as adviceReason,_e as analyseLink,q as announceTurn,De as answerDue,Ae as askAdviceButton,Se as canAbortHint,be as cannotAbortHint,V as challengeButton,Q as challengeLabel,F as challengeOrMove,K as challengeOrPlayOn,Me as comparedText,Xe as connection,J as controlText,I as dictionaryText,ee as fallbackText,de as freeSeatsHeading,He as gameEndLabel,pe as invitation,Te as keepPlayingButton,fe as linkLabel,j as loading,ge as localLinkHint,Ne as marginOfError,$e as menuButton,Ce as nextRoundButton,Oe as noAdvice,H as overTitle,Pe as ownTurnDue,_ as ownTurnTitle,Ye as playAgainButton,U as reconnecting,je as replayLink,Be as roundEndHeading,Ue as saveButton,W as seatLost,ze as seatsKept,xe as settledAdvice,z as storageDenied,ve as takeSeatButton,ue as takeSeatHeading,Le as thinking,We as watchNextLink,Y as watchingTag};

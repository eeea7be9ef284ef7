import{J as L,Q as N,Refused as w,RisingPoints as x,announce as R,botOption as M,counted as c,dictionaryTitle as C,fe as i,helpElsewhere as B,joined as m,offline as D,readable as P,received as H,sent as _,useSecondsLeft as U,you as j,yourTurn as k}from"./texts.js";var W=e=>`Game over · ${e}`,Y=e=>`${k} · ${e}`,z="Loading …",I=`${D} Trying again …`,J="The server no longer recognises your seat. You’re now watching.",q="You’re watching",G="Your browser won’t store data for this page, so you’ll lose your seat if you close or reload it.",K=e=>`${C(e)} dictionary`;function Q({seconds:e,increment:t=0,move_seconds:n}){if(n)return`${p(n)} per turn`;const a=t?`, plus ${p(t)} per turn`:"";return`${p(e??0)} each${a}`}var p=e=>e>=60&&e%60===0?c(e/60,"minute"):c(e,"second"),F=`${k}.`,V="Accept or challenge?",X="Challenge it, or make your move?",Z="Challenge",ee="Challenge it, or just make your move to accept it.",te="Challenge",ne="Accept",ae=e=>e?`Accepted in ${c(e,"second")}.`:"Accepted.";function re({reason:e,by:t}){return`The bot ${e==="slow"?"was too slow":"failed"}; ${t??"the server"} moved for it.`}var se="Players",oe="points,",ie="open seat",ce="away";function le({phase:e,seats:t,seat:n},a){const{kind:r}=t[a];return r==="open"?"waiting for a player":e==="challenge"?a===n?"accept or challenge":"deciding …":r==="bot"?"thinking …":a===n?"your turn":"to move"}var he=e=>e===j||/^player \d+$/.test(e),ue=(e,t)=>`${e}: ${de(t)} left`,ve=e=>`${c(e,"second")} left.`;function de(e){const t=Math.ceil(e),[n,a]=[Math.floor(t/3600),Math.floor(t/60)%60];return m([n&&c(n,"hour"),a&&c(a,"minute"),(t%60||!t)&&c(t%60,"second")])}var pe="There’s an open seat",ge="Join the game",fe=e=>c(e,"open seat"),$e="Anyone with this link can join or watch.",ye="Link",we="This link only works on this computer. To play with others, start the server with “lexicon-fast serve --host ADDRESS” and open the page at that address.",me="Menu",ke={resign:"Resign",abort:"Abort the game"},Te={resign:"Resign …",abort:"Abort the game …"},be={resign:"Resign?",abort:"Abort the game?"},Se={resign:"You lose the game, and everyone else wins.",abort:"The game ends without a winner."},Ee="Keep playing",Oe="You can abort a game until everyone has had a turn.",Ae="Everyone has had a turn, so you can no longer abort the game.",Le="Hints",Ne=`Hints are off at this table. ${B}`,xe="Get hints",Re="Thinking …",Me="Only one action was left to compare, so the search ended early.",Ce=e=>`± ${e}`,Be=e=>`${P(e)}.`,De=e=>e.length?`Compared with the next: ${e.join(", ")}.`:"Much the same as the next.",Pe=e=>`Round ${e} is over`,He="Next round",_e="Accept or challenge the last play.",Ue="It’s your turn.",je="Game over",We="Analyse",Ye="Replay",ze="Save the game",Ie="Watch the next game",Je="Play again",qe="Everyone keeps their seat.",g=10,Ge=[60,g];function Ke({view:e,names:t,changes:n=[]}){const{hand_sizes:a,rack_sizes:r=[]}=e.observation,s=a??r,l=a?"card":"tile";return i`
    <ol class="seats" aria-label=${se}>
      ${e.seats.map(({kind:h,bot:u,name:v,present:S},o)=>{const f=o===e.seat&&!he(v)&&v,$=u&&!v.startsWith(u)&&M(u),y=o===e.to_move,E=S===!1&&o!==e.seat&&!e.over,O=s[o]===void 0?"":c(s[o],l);return i`
          <li key=${o} class="seat" aria-current=${y?"true":void 0}>
            <span class="name">
              ${t[o]}${f&&i` <small>${f}</small>`}
              ${$&&i` <small>${$}</small>`}
            </span>
            <span class="score">${e.scores[o]}<span class="visually-hidden"> ${oe}</span></span>
            <span class="status">
              <span class="hint">${h==="open"?ie:O}</span>
              ${E&&i`<span class="hint away">${ce}</span>`}
              ${y&&i`<span class="tag">${le(e,o)}</span>`}
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
    ${e.clock&&i`<${Qe} clock=${e.clock} names=${t} />`}
  `}function Qe({clock:e,names:t}){return i`
    <div class="clock-bar" aria-hidden="true">
      ${t.map((n,a)=>i`
          <span key=${a}>
            <span class="name">${n}</span>
            <${T} clock=${e} seat=${a} name=${n} isOwn=${!1} />
          </span>
        `)}
    </div>
  `}function T({clock:e,seat:t,name:n,isOwn:a}){const r=e.running===t,s=U(e.left[t],e,r),l=s<g;Fe(s,r&&a);const h=m(["clock",r&&"running",l&&"low"]);return i`
    <span class=${h} role="timer" aria-label=${ue(n,s)}>
      <span class="sign" aria-hidden="true">${l?"!":r?"▸":""}</span>
      <span class="time" aria-hidden="true">${Ve(s)}</span>
    </span>
  `}function Fe(e,t){const n=N(e);L(()=>{const a=Ge.findLast(r=>e<=r&&n.current>r);n.current=e,t&&a!==void 0&&R(ve(a))},[e,t])}function Ve(e){const t=e<g,n=t?Math.floor(e*10)/10:Math.ceil(e),[a,r]=[Math.floor(n/3600),Math.floor(n/60)%60],s=t?n.toFixed(1).padStart(4,"0"):String(n%60).padStart(2,"0");return a?`${a}:${String(r).padStart(2,"0")}:${s}`:`${r}:${s}`}var b=300,Xe=5e3,Ze=class{#t=null;#a=b;#i=0;#n=new Map;#e=new Map;watch(e,t){return this.#e.set(e,{...t,started:!1}),this.#r?this.#c(e):this.#o(),()=>{this.#e.delete(e),this.#r&&this.#s("table.unwatch",{id:e}).catch(()=>{})}}begin(e,t,n){let a=0;return{answer:(async()=>{await this.#l();const s=this.#s(e,t,n);return a=this.#i,s})(),stop:()=>{a&&this.#s("stop",{id:a}).catch(()=>{})}}}async#l(){this.#o();const e=this.#t;!e||this.#r||await new Promise((t,n)=>{e.addEventListener("open",t,{once:!0}),e.addEventListener("close",()=>n(new TypeError("offline")),{once:!0})})}get#r(){return this.#t?.readyState===WebSocket.OPEN}#o(){if(this.#t&&this.#t.readyState<=WebSocket.OPEN)return;const e=new URL("ws",location.href);e.protocol=e.protocol.replace("http","ws"),e.hash="";const t=new WebSocket(e);this.#t=t,t.addEventListener("open",()=>{this.#a=b;for(const n of this.#e.keys())this.#c(n)}),t.addEventListener("message",({data:n})=>this.#u(JSON.parse(H(n)))),t.addEventListener("close",()=>this.#h())}#h(){for(const{reject:e}of this.#n.values())e(new TypeError("offline"));if(this.#n.clear(),!!this.#e.size){for(const{onOnline:e}of this.#e.values())e(!1);setTimeout(()=>this.#e.size&&this.#o(),this.#a),this.#a=Math.min(this.#a*2,Xe)}}async#c(e){const t=this.#e.get(e);if(!t)return;t.started=!1;const{token:n,since:a}=t;try{const r=await this.#s("table.watch",{id:e,since:a(),token:n});if(this.#e.get(e)!==t)return;t.started=!0,t.onOnline(!0),t.onView(r)}catch(r){r instanceof w&&t.onRefused(r)}}async#s(e,t,n){if(!this.#t||!this.#r)throw new TypeError("offline");const a=++this.#i;return this.#t.send(_(JSON.stringify({jsonrpc:"2.0",id:a,method:e,params:t}))),new Promise((r,s)=>{this.#n.set(a,{method:e,resolve:r,reject:s,onUpdate:n})})}#u({id:e,method:t,params:n,result:a,error:r}){if(t==="table.changed"){const s=this.#e.get(n.id);s?.started&&s.onView(n)}else if(t==="advise.update"||t==="analyse.update")this.#n.get(n.id)?.onUpdate?.(n.advice??n.row);else{const s=this.#n.get(e);this.#n.delete(e),r?s?.reject(new w(r,s.method)):s?.resolve(a)}}},et=new Ze;export{Te as ASK_BUTTONS,Se as CONSEQUENCES,ke as END_BUTTONS,Ke as Players,be as QUESTIONS,ne as acceptButton,V as acceptOrChallenge,ae as acceptTimer,Le as adviceHeading,Be as adviceReason,We as analyseLink,F as announceTurn,_e as answerDue,xe as askAdviceButton,Oe as canAbortHint,Ae as cannotAbortHint,te as challengeButton,Z as challengeLabel,ee as challengeOrMove,X as challengeOrPlayOn,De as comparedText,et as connection,Q as controlText,K as dictionaryText,re as fallbackText,fe as freeSeatsHeading,je as gameEndLabel,$e as invitation,Ee as keepPlayingButton,ye as linkLabel,z as loading,we as localLinkHint,Ce as marginOfError,me as menuButton,He as nextRoundButton,Ne as noAdvice,W as overTitle,Ue as ownTurnDue,Y as ownTurnTitle,Je as playAgainButton,I as reconnecting,Ye as replayLink,Pe as roundEndHeading,ze as saveButton,J as seatLost,qe as seatsKept,Me as settledAdvice,G as storageDenied,ge as takeSeatButton,pe as takeSeatHeading,Re as thinking,Ie as watchNextLink,q as watchingTag};

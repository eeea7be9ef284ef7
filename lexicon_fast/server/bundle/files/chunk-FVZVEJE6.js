import{$a as R,J as E,P as O,X as f,Z as A,_ as L,d as S,f as b,i,j as v,ma as x,z as l,za as N}from"./chunk-5CZEX4L2.js";var nt=t=>`Game over · ${t}`,ot=t=>`${f} · ${t}`,st="Loading …",rt=`${A} Trying again …`,at="The server no longer recognises your seat. You’re now watching.",it="You’re watching",ct="Your browser won’t store data for this page, so you’ll lose your seat if you close or reload it.",lt=t=>`${O(t)} dictionary`;function pt({seconds:t,increment:e=0,move_seconds:n}){if(n)return`${g(n)} per turn`;let o=e?`, plus ${g(e)} per turn`:"";return`${g(t??0)} each${o}`}var g=t=>t>=60&&t%60===0?l(t/60,"minute"):l(t,"second"),ht=`${f}.`,ut="Accept or challenge?",dt="Challenge it, or make your move?",ft="Challenge",xt="Challenge it, or just make your move to accept it.",gt="Challenge",mt="Accept",$t=t=>t?`Accepted in ${l(t,"second")}.`:"Accepted.";function yt({reason:t,by:e}){return`The bot ${t==="slow"?"was too slow":"failed"}; ${e??"the server"} moved for it.`}var M="Players",B="points,",C="open seat",D="away",P=(t,e)=>l(t,e);function H({isOpen:t,isBot:e,isOwn:n,isChallenge:o}){return t?"waiting for a player":o?n?"accept or challenge":"deciding …":e?"thinking …":n?"your turn":"to move"}var U=t=>t==="You"||/^player \d+$/.test(t),_=(t,e)=>`${t}: ${K(e)} left`,j=t=>`${l(t,"second")} left.`;function K(t){let e=Math.ceil(t),[n,o]=[Math.floor(e/3600),Math.floor(e/60)%60];return[n&&l(n,"hour"),o&&l(o,"minute"),(e%60||!e)&&l(e%60,"second")].filter(Boolean).join(" ")}var wt="There’s an open seat",kt="Join the game",Tt=t=>l(t,"open seat"),St="Anyone with this link can join or watch.",bt="Link",vt="This link only works on this computer. To play with others, start the server with “lexicon-fast serve --host ADDRESS” and open the page at that address.",Et="Menu",Ot={resign:"Resign",abort:"Abort the game"},At={resign:"Resign …",abort:"Abort the game …"},Lt={resign:"Resign?",abort:"Abort the game?"},Nt={resign:"You lose the game, and everyone else wins.",abort:"The game ends without a winner."},Rt="Keep playing",Mt="You can abort a game until everyone has had a turn.",Bt="Everyone has had a turn, so you can no longer abort the game.",Ct="Hints",Dt=`Hints are off at this table. ${L}`,Pt="Get hints",Ht="Thinking …",Ut="Only one action was left to compare, so the search ended early.",_t=t=>`± ${t}`,jt=t=>`${t}.`,zt=t=>t.length?`Compared with the next: ${t.join(", ")}.`:"Much the same as the next.",Wt=t=>`Round ${t} is over`,Yt="Next round",It="Accept or challenge the last play.",qt="It’s your turn.",Gt="Game over",Jt="Analyse",Kt="Replay",Ft="Save the game",Qt="Watch the next game",Vt="Play again",Xt="Everyone keeps their seat.";var m=10,F=[60,m];function $({clock:t,seat:e,name:n,isOwn:o}){let s=t.running===e,r=N(t.left[e],t,s),c=r<m;Q(r,s&&o);let p=["clock",s&&"running",c&&"low"].filter(Boolean).join(" ");return i`
    <span class=${p} role="timer" aria-label=${_(n,r)}>
      <span class="sign" aria-hidden="true">${c?"!":s?"▸":""}</span>
      <span class="time" aria-hidden="true">${V(r)}</span>
    </span>
  `}function Q(t,e){let n=b(t);S(()=>{let o=F.findLast(s=>t<=s&&n.current>s);n.current=t,e&&o!==void 0&&v(j(o))},[t,e])}function V(t){let e=t<m,n=e?Math.floor(t*10)/10:Math.ceil(t),[o,s]=[Math.floor(n/3600),Math.floor(n/60)%60],r=e?n.toFixed(1).padStart(4,"0"):String(n%60).padStart(2,"0");return o?`${o}:${String(s).padStart(2,"0")}:${r}`:`${s}:${r}`}function ie({view:t,names:e,changes:n=[]}){let{hand_sizes:o,rack_sizes:s=[]}=t.observation,r=o??s,c=o?"card":"tile";return i`
    <ol class="seats" aria-label=${M}>
      ${t.seats.map(({kind:p,bot:h,name:u,present:Y},a)=>{let w=a===t.seat&&!U(u)&&u,k=h&&!u.startsWith(h)&&E(h),T=a===t.to_move,I=Y===!1&&a!==t.seat&&!t.over,q=r[a]===void 0?"":P(r[a],c);return i`
          <li key=${a} class="seat" aria-current=${T?"true":void 0}>
            <span class="name">
              ${e[a]}${w&&i` <small>${w}</small>`}
              ${k&&i` <small>${k}</small>`}
            </span>
            <span class="score">${t.scores[a]}<span class="visually-hidden"> ${B}</span></span>
            <span class="status">
              <span class="hint">${p==="open"?C:q}</span>
              ${I&&i`<span class="hint away">${D}</span>`}
              ${T&&i`<span class="tag">${Z(t,a)}</span>`}
            </span>
            ${n.filter(({gains:d})=>d[a]).map(({gains:d,number:G})=>i`<${R} key=${G} points=${d[a]} />`)}
            ${t.clock&&i`
                <${$}
                  clock=${t.clock}
                  seat=${a}
                  name=${e[a]}
                  isOwn=${a===t.seat}
                />
              `}
          </li>
        `})}
    </ol>
    ${t.clock&&i`<${X} clock=${t.clock} names=${e} />`}
  `}function X({clock:t,names:e}){return i`
    <div class="clock-bar" aria-hidden="true">
      ${e.map((n,o)=>i`
          <span key=${o}>
            <span class="name">${n}</span>
            <${$} clock=${t} seat=${o} name=${n} isOwn=${!1} />
          </span>
        `)}
    </div>
  `}function Z({phase:t,seats:e,seat:n},o){let{kind:s}=e[o];return H({isOpen:s==="open",isBot:s==="bot",isOwn:o===n,isChallenge:t==="challenge"})}var W=300,tt=5e3,y=class{#e=null;#s=W;#a=0;#n=new Map;#t=new Map;watch(e,n){return this.#t.set(e,{...n,started:!1}),this.#r?this.#c(e):this.#i(),()=>{this.#t.delete(e),this.#r&&this.#o("table.unwatch",{id:e}).catch(()=>{})}}advise(e,n){let o=this.#o("table.advise",e,n),s=this.#a;return{answer:o,stop:()=>{this.#o("stop",{id:s}).catch(()=>{})}}}analyse(e,n){let o=0;return{answer:(async()=>{await this.#l();let r=this.#o("analyse",e,n);return o=this.#a,r})(),stop:()=>{o&&this.#o("stop",{id:o}).catch(()=>{})}}}async#l(){this.#i();let e=this.#e;!e||this.#r||await new Promise((n,o)=>{e.addEventListener("open",n,{once:!0}),e.addEventListener("close",()=>o(new TypeError("offline")),{once:!0})})}get#r(){return this.#e?.readyState===WebSocket.OPEN}#i(){if(this.#e&&this.#e.readyState<=WebSocket.OPEN)return;let e=new URL("ws",location.href);e.protocol=e.protocol.replace("http","ws"),e.hash="";let n=new WebSocket(e);this.#e=n,n.addEventListener("open",()=>{this.#s=W;for(let o of this.#t.keys())this.#c(o)}),n.addEventListener("message",({data:o})=>this.#h(JSON.parse(o))),n.addEventListener("close",()=>this.#p())}#p(){for(let{reject:e}of this.#n.values())e(new TypeError("offline"));if(this.#n.clear(),!!this.#t.size){for(let{onOnline:e}of this.#t.values())e(!1);setTimeout(()=>this.#t.size&&this.#i(),this.#s),this.#s=Math.min(this.#s*2,tt)}}async#c(e){let n=this.#t.get(e);if(!n)return;n.started=!1;let{token:o,since:s}=n;try{let r=await this.#o("table.watch",{id:e,since:s(),token:o});if(this.#t.get(e)!==n)return;n.started=!0,n.onOnline(!0),n.onView(r)}catch(r){r instanceof x&&n.onRefused(r)}}async#o(e,n,o){if(!this.#e||!this.#r)throw new TypeError("offline");let s=++this.#a;return this.#e.send(JSON.stringify({jsonrpc:"2.0",id:s,method:e,params:n})),new Promise((r,c)=>{this.#n.set(s,{method:e,resolve:r,reject:c,onUpdate:o})})}#h({id:e,method:n,params:o,result:s,error:r}){if(n==="table.changed"){let c=this.#t.get(o.id);c?.started&&c.onView(o)}else if(n==="advise.update"||n==="analyse.update")this.#n.get(o.id)?.onUpdate?.(o.advice??o.row);else{let c=this.#n.get(e);this.#n.delete(e),r?c?.reject(new x(r,c.method)):c?.resolve(s)}}},pe=new y;export{pe as a,nt as b,ot as c,st as d,rt as e,at as f,it as g,ct as h,lt as i,pt as j,ht as k,ut as l,dt as m,ft as n,xt as o,gt as p,mt as q,$t as r,yt as s,wt as t,kt as u,Tt as v,St as w,bt as x,vt as y,Et as z,Ot as A,At as B,Lt as C,Nt as D,Rt as E,Mt as F,Bt as G,Ct as H,Dt as I,Pt as J,Ht as K,Ut as L,_t as M,jt as N,zt as O,Wt as P,Yt as Q,It as R,qt as S,Gt as T,Jt as U,Kt as V,Ft as W,Qt as X,Vt as Y,Xt as Z,ie as _};

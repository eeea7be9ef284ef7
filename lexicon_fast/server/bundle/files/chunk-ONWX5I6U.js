import{D as v,J as A,Qa as N,T as E,U as O,d as k,f as S,i,j as b,ja as f,s as l,va as L}from"./chunk-XHXA4TZK.js";var et=t=>`Over · ${t}`,nt=t=>`Your turn · ${t}`,ot="Loading …",st=`${E} Trying again …`,rt="The server does not know your seat any more. You are watching.",at="You are watching",it="Your browser stores nothing for this page: your seat is lost when you close or reload it.",ct=t=>`dictionary ${A(t)}`;function lt({seconds:t,increment:e=0,move_seconds:n}){if(n)return`${x(n)} for each turn`;let o=e?` and ${x(e)} more after each turn`:"";return`${x(t??0)} each${o}`}var x=t=>t>=60&&t%60===0?l(t/60,"minute"):l(t,"second"),pt="Your turn.",ht="Accept or challenge?",ut="Challenge it, or play on?",dt="Challenge",ft="Challenge it, or just play on: your move accepts it.",xt="Challenge",gt="Accept",$t=t=>t?`Accepted in ${l(t,"second")}.`:"Accepted.";function yt({reason:t,by:e}){return`The bot ${t==="slow"?"was too slow":"failed"}; ${e??"the server"} moved for it.`}var R="Players",B="points,",M="free seat",C="away",D=(t,e)=>l(t,e);function P({isOpen:t,isBot:e,isOwn:n,isChallenge:o}){return t?"expected":o?n?"your answer":"to answer":e?"thinking …":n?"your turn":"to move"}var U=t=>t==="You"||/^player \d+$/.test(t),_=(t,e)=>`${t}: ${J(e)} left`,Y=t=>`${l(t,"second")} left.`;function J(t){let e=Math.ceil(t),[n,o]=[Math.floor(e/3600),Math.floor(e/60)%60];return[n&&l(n,"hour"),o&&l(o,"minute"),(e%60||!e)&&l(e%60,"second")].filter(Boolean).join(" ")}var mt="There is a seat for you",wt="Sit down",Tt=t=>l(t,"free seat"),kt="Anyone with this link may sit down, or watch.",St="Link",bt="The link works on this computer only. To play with others, start the server with “lexicon-fast serve --host ADDRESS”, and open the page at that address.",vt="Menu",At={resign:"Resign",abort:"Abort the game"},Et={resign:"Resign …",abort:"Abort the game …"},Ot={resign:"Resign?",abort:"Abort the game?"},Lt={resign:"You lose the game, and the others win.",abort:"The game ends, and nobody wins."},Nt="Play on",Rt="A game can be aborted until everyone has had a turn.",Bt="Everyone has had a turn, so the game cannot be aborted.",Mt="Advice",Ct=`There is no advice at this table. ${O}`,Dt="Ask",Pt="Stop",Ut="Thinking …",_t=t=>`± ${t}`,Yt=t=>`${t}.`,jt=t=>t.length?`Than the next one: ${t.join(", ")}.`:"Much like the next one.",zt=t=>`Round ${t} is over`,Ht="Next round",Wt="A play waits for your answer.",It="It is your turn.",qt="The end",Ft="Analyse",Jt="Replay",Kt="Save the game",Qt="Watch the next game",Vt="Play again",Xt="All keep their seats.";var g=10,K=[60,g];function $({clock:t,seat:e,name:n,isOwn:o}){let s=t.running===e,r=L(t.left[e],t,s),c=r<g;Q(r,s&&o);let p=["clock",s&&"running",c&&"low"].filter(Boolean).join(" ");return i`
    <span class=${p} role="timer" aria-label=${_(n,r)}>
      <span class="sign" aria-hidden="true">${c?"!":s?"▸":""}</span>
      <span class="time" aria-hidden="true">${V(r)}</span>
    </span>
  `}function Q(t,e){let n=S(t);k(()=>{let o=K.findLast(s=>t<=s&&n.current>s);n.current=t,e&&o!==void 0&&b(Y(o))},[t,e])}function V(t){let e=t<g,n=e?Math.floor(t*10)/10:Math.ceil(t),[o,s]=[Math.floor(n/3600),Math.floor(n/60)%60],r=e?n.toFixed(1).padStart(4,"0"):String(n%60).padStart(2,"0");return o?`${o}:${String(s).padStart(2,"0")}:${r}`:`${s}:${r}`}function ae({view:t,names:e,changes:n=[]}){let{hand_sizes:o,rack_sizes:s=[]}=t.observation,r=o??s,c=o?"card":"tile";return i`
    <ol class="seats" aria-label=${R}>
      ${t.seats.map(({kind:p,bot:h,name:u,present:H},a)=>{let m=a===t.seat&&!U(u)&&u,w=h&&!u.startsWith(h)&&v(h),T=a===t.to_move,W=H===!1&&a!==t.seat&&!t.over,I=r[a]===void 0?"":D(r[a],c);return i`
          <li key=${a} class="seat" aria-current=${T?"true":void 0}>
            <span class="name">
              ${e[a]}${m&&i` <small>${m}</small>`}
              ${w&&i` <small>${w}</small>`}
            </span>
            <span class="score">${t.scores[a]}<span class="visually-hidden"> ${B}</span></span>
            <span class="status">
              <span class="hint">${p==="open"?M:I}</span>
              ${W&&i`<span class="hint away">${C}</span>`}
              ${T&&i`<span class="tag">${G(t,a)}</span>`}
            </span>
            ${n.filter(({gains:d})=>d[a]).map(({gains:d,number:q})=>i`<${N} key=${q} points=${d[a]} />`)}
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
  `}function G({phase:t,seats:e,seat:n},o){let{kind:s}=e[o];return P({isOpen:s==="open",isBot:s==="bot",isOwn:o===n,isChallenge:t==="challenge"})}var z=300,Z=5e3,y=class{#e=null;#s=z;#a=0;#n=new Map;#t=new Map;watch(e,n){return this.#t.set(e,{...n,started:!1}),this.#r?this.#c(e):this.#i(),()=>{this.#t.delete(e),this.#r&&this.#o("table.unwatch",{id:e}).catch(()=>{})}}advise(e,n){let o=this.#o("table.advise",e,n),s=this.#a;return{answer:o,stop:()=>{this.#o("stop",{id:s}).catch(()=>{})}}}analyse(e,n){let o=0;return{answer:(async()=>{await this.#l();let r=this.#o("analyse",e,n);return o=this.#a,r})(),stop:()=>{o&&this.#o("stop",{id:o}).catch(()=>{})}}}async#l(){this.#i();let e=this.#e;!e||this.#r||await new Promise((n,o)=>{e.addEventListener("open",n,{once:!0}),e.addEventListener("close",()=>o(new TypeError("offline")),{once:!0})})}get#r(){return this.#e?.readyState===WebSocket.OPEN}#i(){if(this.#e&&this.#e.readyState<=WebSocket.OPEN)return;let e=new URL("ws",location.href);e.protocol=e.protocol.replace("http","ws"),e.hash="";let n=new WebSocket(e);this.#e=n,n.addEventListener("open",()=>{this.#s=z;for(let o of this.#t.keys())this.#c(o)}),n.addEventListener("message",({data:o})=>this.#h(JSON.parse(o))),n.addEventListener("close",()=>this.#p())}#p(){for(let{reject:e}of this.#n.values())e(new TypeError("offline"));if(this.#n.clear(),!!this.#t.size){for(let{onOnline:e}of this.#t.values())e(!1);setTimeout(()=>this.#t.size&&this.#i(),this.#s),this.#s=Math.min(this.#s*2,Z)}}async#c(e){let n=this.#t.get(e);if(!n)return;n.started=!1;let{token:o,since:s}=n;try{let r=await this.#o("table.watch",{id:e,since:s(),token:o});if(this.#t.get(e)!==n)return;n.started=!0,n.onOnline(!0),n.onView(r)}catch(r){r instanceof f&&n.onRefused(r)}}async#o(e,n,o){if(!this.#e||!this.#r)throw new TypeError("offline");let s=++this.#a;return this.#e.send(JSON.stringify({jsonrpc:"2.0",id:s,method:e,params:n})),new Promise((r,c)=>{this.#n.set(s,{method:e,resolve:r,reject:c,onUpdate:o})})}#h({id:e,method:n,params:o,result:s,error:r}){if(n==="table.changed"){let c=this.#t.get(o.id);c?.started&&c.onView(o)}else if(n==="advise.update"||n==="analyse.update")this.#n.get(o.id)?.onUpdate?.(o.advice??o.row);else{let c=this.#n.get(e);this.#n.delete(e),r?c?.reject(new f(r,c.method)):c?.resolve(s)}}},le=new y;export{le as a,et as b,nt as c,ot as d,st as e,rt as f,at as g,it as h,ct as i,lt as j,pt as k,ht as l,ut as m,dt as n,ft as o,xt as p,gt as q,$t as r,yt as s,mt as t,wt as u,Tt as v,kt as w,St as x,bt as y,vt as z,At as A,Et as B,Ot as C,Lt as D,Nt as E,Rt as F,Bt as G,Mt as H,Ct as I,Dt as J,Pt as K,Ut as L,_t as M,Yt as N,jt as O,zt as P,Ht as Q,Wt as R,It as S,qt as T,Ft as U,Jt as V,Kt as W,Qt as X,Vt as Y,Xt as Z,ae as _};

import{J as L,Q as N,Refused as m,RisingPoints as C,announce as R,botOption as x,common as g,fe as r,formats as d,isDefaultName as _,joined as S,loadTexts as D,received as P,sent as W,useSecondsLeft as z}from"./lexicon-play.js";var c=await D("table"),$=10,j=[60,$];function A({view:t,names:e,changes:s=[]}){const{hand_sizes:n,rack_sizes:a=[]}=t.observation,o=n??a,l=n?g.cardCount:g.tileCount;return r`
<ol class="seats" aria-label=${c.playersLabel}>
${t.seats.map(({kind:h,bot:u,name:f,present:O},i)=>{const w=i===t.seat&&!_(f)&&f,k=u&&!f.startsWith(u)&&x(u),y=i===t.to_move,b=O===!1&&i!==t.seat&&!t.over,E=o[i]===void 0?"":l(o[i]);return r`
<li key=${i} class="seat" aria-current=${y?"true":void 0}>
<span class="name">
${e[i]}${w&&r` <small>${w}</small>`}
${k&&r` <small>${k}</small>`}
</span>
<span class="score">${t.scores[i]}<span class="visually-hidden"> ${c.pointsUnit}</span></span>
<span class="status">
<span class="hint">${h==="open"?c.freeSeat:E}</span>
${b&&r`<span class="hint away">${c.away}</span>`}
${y&&r`<span class="tag">${q(t,i)}</span>`}
</span>
${s.filter(({gains:p})=>p[i]).map(({gains:p,number:M})=>r`<${C} key=${M} points=${p[i]} />`)}
${t.clock&&r`
<${v}
clock=${t.clock}
seat=${i}
name=${e[i]}
isOwn=${i===t.seat}
/>
`}
</li>
`})}
</ol>
${t.clock&&r`<${U} clock=${t.clock} names=${e} />`}
`}function U({clock:t,names:e}){return r`
<div class="clock-bar" aria-hidden="true">
${e.map((s,n)=>r`
<span key=${n}>
<span class="name">${s}</span>
<${v} clock=${t} seat=${n} name=${s} isOwn=${!1} />
</span>
`)}
</div>
`}function q({phase:t,seats:e,seat:s},n){const{kind:a}=e[n];return a==="open"?c.waitingForPlayer:t==="challenge"?n===s?c.acceptOrChallengeDue:c.deciding:a==="bot"?c.thinkingDue:n===s?c.yourTurnDue:c.toMove}function v({clock:t,seat:e,name:s,isOwn:n}){const a=t.running===e,o=z(t.left[e],t,a),l=o<$;F(o,a&&n);const h=S(["clock",a&&"running",l&&"low"]);return r`
<span class=${h} role="timer" aria-label=${c.clockText(s,I(o))}>
<span class="sign" aria-hidden="true">${l?"!":a?"▸":""}</span>
<span class="time" aria-hidden="true">${J(o)}</span>
</span>
`}function F(t,e){const s=N(t);L(()=>{const n=j.findLast(a=>t<=a&&s.current>a);s.current=t,e&&n!==void 0&&R(c.announceTime(n))},[t,e])}function J(t){const e=t<$,s=e?Math.floor(t*10)/10:Math.ceil(t),[n,a]=[Math.floor(s/3600),Math.floor(s/60)%60],o=e?s.toFixed(1).padStart(4,"0"):String(s%60).padStart(2,"0");return n?`${n}:${String(a).padStart(2,"0")}:${o}`:`${a}:${o}`}function I(t){const e=Math.ceil(t),[s,n]=[Math.floor(e/3600),Math.floor(e/60)%60];return S([s&&d.hours(s),n&&d.minutes(n),(e%60||!e)&&d.seconds(e%60)])}var T=300,V=5e3,Y=class{#e=null;#n=T;#r=0;#s=new Map;#t=new Map;watch(t,e){return this.#t.set(t,{...e,started:!1}),this.#a?this.#c(t):this.#i(),()=>{this.#t.delete(t),this.#a&&this.#o("table.unwatch",{id:t}).catch(()=>{})}}begin(t,e,s){let n=0;return{answer:(async()=>{await this.#l();const o=this.#o(t,e,s);return n=this.#r,o})(),stop:()=>{n&&this.#o("stop",{id:n}).catch(()=>{})}}}async#l(){this.#i();const t=this.#e;!t||this.#a||await new Promise((e,s)=>{t.addEventListener("open",e,{once:!0}),t.addEventListener("close",()=>s(new TypeError("offline")),{once:!0})})}get#a(){return this.#e?.readyState===WebSocket.OPEN}#i(){if(this.#e&&this.#e.readyState<=WebSocket.OPEN)return;const t=new URL("ws",location.href);t.protocol=t.protocol.replace("http","ws"),t.hash="";const e=new WebSocket(t);this.#e=e,e.addEventListener("open",()=>{this.#n=T;for(const s of this.#t.keys())this.#c(s)}),e.addEventListener("message",({data:s})=>this.#u(JSON.parse(P(s)))),e.addEventListener("close",()=>this.#h())}#h(){for(const{reject:t}of this.#s.values())t(new TypeError("offline"));if(this.#s.clear(),!!this.#t.size){for(const{onOnline:t}of this.#t.values())t(!1);setTimeout(()=>this.#t.size&&this.#i(),this.#n),this.#n=Math.min(this.#n*2,V)}}async#c(t){const e=this.#t.get(t);if(!e)return;e.started=!1;const{token:s,since:n}=e;try{const a=await this.#o("table.watch",{id:t,since:n(),token:s});if(this.#t.get(t)!==e)return;e.started=!0,e.onOnline(!0),e.onView(a)}catch(a){a instanceof m&&e.onRefused(a)}}async#o(t,e,s){if(!this.#e||!this.#a)throw new TypeError("offline");const n=++this.#r;return this.#e.send(W(JSON.stringify({jsonrpc:"2.0",id:n,method:t,params:e}))),new Promise((a,o)=>{this.#s.set(n,{method:t,resolve:a,reject:o,onUpdate:s})})}#u({id:t,method:e,params:s,result:n,error:a}){if(e==="table.changed"){const o=this.#t.get(s.id);o?.started&&o.onView(s)}else if(e==="advise.update"||e==="analyse.update")this.#s.get(s.id)?.onUpdate?.(s.advice??s.row);else{const o=this.#s.get(t);this.#s.delete(t),a?o?.reject(new m(a,o.method)):o?.resolve(n)}}},B=new Y;export{A as Players,B as connection};

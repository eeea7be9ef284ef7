import{Button as x,G as L,J as C,Q as N,Refused as g,RisingPoints as D,announce as R,botOption as P,common as v,fe as r,formats as p,isDefaultName as _,joined as b,loadTexts as A,received as W,sent as z,useSecondsLeft as j}from"./lexicon-play.js";var l=await A("table"),w=10,I=[60,w];function U({view:t,names:e,changes:n=[]}){const{hand_sizes:s,rack_sizes:o=[]}=t.observation,a=s??o,i=s?v.cardCount:v.tileCount;return r`
<ol class="seats" aria-label=${l.playersLabel}>
${t.seats.map(({kind:u,bot:h,name:f,present:d},c)=>{const y=c===t.seat&&!_(f)&&f,k=h&&!f.startsWith(h)&&P(h),m=c===t.to_move,E=d===!1&&c!==t.seat&&!t.over,O=a[c]===void 0?"":i(a[c]);return r`
<li key=${c} class="seat" aria-current=${m?"true":void 0}>
<span class="name">
${e[c]}${y&&r` <small>${y}</small>`}
${k&&r` <small>${k}</small>`}
</span>
<span class="score">${t.scores[c]}<span class="visually-hidden"> ${l.pointsUnit}</span></span>
<span class="status">
<span class="hint">${u==="open"?l.freeSeat:O}</span>
${E&&r`<span class="hint away">${l.away}</span>`}
${m&&r`<span class="tag">${B(t,c)}</span>`}
</span>
${n.filter(({gains:$})=>$[c]).map(({gains:$,number:M})=>r`<${D} key=${M} points=${$[c]} />`)}
${t.clock&&r`
<${S}
clock=${t.clock}
seat=${c}
name=${e[c]}
isOwn=${c===t.seat}
/>
`}
</li>
`})}
</ol>
${t.clock&&r`<${q} clock=${t.clock} names=${e} />`}
`}function q({clock:t,names:e}){return r`
<div class="clock-bar" aria-hidden="true">
${e.map((n,s)=>r`
<span key=${s}>
<span class="name">${n}</span>
<${S} clock=${t} seat=${s} name=${n} isOwn=${!1} />
</span>
`)}
</div>
`}function B({phase:t,seats:e,seat:n},s){const{kind:o}=e[s];return o==="open"?l.waitingForPlayer:t==="challenge"?s===n?l.acceptOrChallengeDue:l.deciding:o==="bot"?l.thinkingDue:s===n?l.yourTurnDue:l.toMove}function S({clock:t,seat:e,name:n,isOwn:s}){const o=t.running===e,a=j(t.left[e],t,o),i=a<w;F(a,o&&s);const u=b(["clock",o&&"running",i&&"low"]);return r`
<span class=${u} role="timer" aria-label=${l.clockText(n,K(a))}>
<span class="sign" aria-hidden="true">${i?"!":o?"▸":""}</span>
<span class="time" aria-hidden="true">${J(a)}</span>
</span>
`}function F(t,e){const n=N(t);C(()=>{const s=I.findLast(o=>t<=o&&n.current>o);n.current=t,e&&s!==void 0&&R(l.announceTime(s))},[t,e])}function J(t){const e=t<w,n=e?Math.floor(t*10)/10:Math.ceil(t),[s,o]=[Math.floor(n/3600),Math.floor(n/60)%60],a=e?n.toFixed(1).padStart(4,"0"):String(n%60).padStart(2,"0");return s?`${s}:${String(o).padStart(2,"0")}:${a}`:`${o}:${a}`}function K(t){const e=Math.ceil(t),[n,s]=[Math.floor(e/3600),Math.floor(e/60)%60];return b([n&&p.hours(n),s&&p.minutes(s),(e%60||!e)&&p.seconds(e%60)])}function V({tabs:t,start:e}){const[n,s]=L(e),o=(t.find(({id:i})=>i===n)??t[0]).id;function a(i){const u=t.findIndex(({id:d})=>d===o),h={ArrowRight:u+1,ArrowLeft:u-1,Home:0,End:-1}[i.key];if(h===void 0)return;i.preventDefault(),i.stopPropagation();const f=t.at(h%t.length)?.id??"";s(f),document.getElementById(`tab-${f}`)?.focus()}return r`
<div class="tabs">
<div class="row" role="tablist" onKeyDown=${a}>
${t.map(({id:i,title:u})=>r`
<${x}
key=${i}
text=${u}
class="plain"
id=${`tab-${i}`}
role="tab"
aria-controls=${`panel-${i}`}
aria-selected=${i===o}
tabindex=${i===o?0:-1}
onClick=${()=>s(i)}
/>
`)}
</div>
${t.map(({id:i,panel:u})=>r`
<div
key=${i}
id=${`panel-${i}`}
class=${i===o?"":"other"}
role="tabpanel"
aria-labelledby=${`tab-${i}`}
>
${u}
</div>
`)}
</div>
`}var T=300,Y=5e3,G=class{#e=null;#s=T;#r=0;#n=new Map;#t=new Map;watch(t,e){return this.#t.set(t,{...e,started:!1}),this.#o?this.#c(t):this.#i(),()=>{this.#t.delete(t),this.#o&&this.#a("table.unwatch",{id:t}).catch(()=>{})}}begin(t,e,n){let s=0;return{answer:(async()=>{await this.#l();const a=this.#a(t,e,n);return s=this.#r,a})(),stop:()=>{s&&this.#a("stop",{id:s}).catch(()=>{})}}}async#l(){this.#i();const t=this.#e;!t||this.#o||await new Promise((e,n)=>{t.addEventListener("open",e,{once:!0}),t.addEventListener("close",()=>n(new TypeError("offline")),{once:!0})})}get#o(){return this.#e?.readyState===WebSocket.OPEN}#i(){if(this.#e&&this.#e.readyState<=WebSocket.OPEN)return;const t=new URL("ws",location.href);t.protocol=t.protocol.replace("http","ws"),t.hash="";const e=new WebSocket(t);this.#e=e,e.addEventListener("open",()=>{this.#s=T;for(const n of this.#t.keys())this.#c(n)}),e.addEventListener("message",({data:n})=>this.#h(JSON.parse(W(n)))),e.addEventListener("close",()=>this.#u())}#u(){for(const{reject:t}of this.#n.values())t(new TypeError("offline"));if(this.#n.clear(),!!this.#t.size){for(const{onOnline:t}of this.#t.values())t(!1);setTimeout(()=>this.#t.size&&this.#i(),this.#s),this.#s=Math.min(this.#s*2,Y)}}async#c(t){const e=this.#t.get(t);if(!e)return;e.started=!1;const{token:n,since:s}=e;try{const o=await this.#a("table.watch",{id:t,since:s(),token:n});if(this.#t.get(t)!==e)return;e.started=!0,e.onOnline(!0),e.onView(o)}catch(o){o instanceof g&&e.onRefused(o)}}async#a(t,e,n){if(!this.#e||!this.#o)throw new TypeError("offline");const s=++this.#r;return this.#e.send(z(JSON.stringify({jsonrpc:"2.0",id:s,method:t,params:e}))),new Promise((o,a)=>{this.#n.set(s,{method:t,resolve:o,reject:a,onUpdate:n})})}#h({id:t,method:e,params:n,result:s,error:o}){if(e==="table.changed"){const a=this.#t.get(n.id);a?.started&&a.onView(n)}else if(e==="advise.update"||e==="analyse.update")this.#n.get(n.id)?.onUpdate?.(n.advice??n.row);else{const a=this.#n.get(t);this.#n.delete(t),o?a?.reject(new g(o,a.method)):a?.resolve(s)}}},H=new G;export{U as Players,V as Tabs,H as connection};

import{B as E,D as f,N as S,c as k,e as g,h as a,i as l}from"./chunk-F7EGD7R3.js";var p=10,L=[60,p];function d({clock:n,seat:t,name:e,isOwn:s}){let o=n.running===t,r=S(n.left[t],n,o),i=r<p;N(r,o&&s);let h=["clock",o&&"running",i&&"low"].filter(Boolean).join(" ");return a`
    <span class=${h} role="timer" aria-label=${`${e}: ${v(r)} left`}>
      <span class="sign" aria-hidden="true">${i?"!":o?"▸":""}</span>
      <span class="time" aria-hidden="true">${R(r)}</span>
    </span>
  `}function N(n,t){let e=g(n);k(()=>{let s=L.findLast(o=>n<=o&&e.current>o);e.current=n,t&&s!==void 0&&E(`${l(s,"second")} left.`)},[n,t])}function R(n){let t=n<p,e=t?Math.floor(n*10)/10:Math.ceil(n),[s,o]=[Math.floor(e/3600),Math.floor(e/60)%60],r=t?e.toFixed(1).padStart(4,"0"):String(e%60).padStart(2,"0");return s?`${s}:${String(o).padStart(2,"0")}:${r}`:`${o}:${r}`}function v(n){let t=Math.ceil(n),[e,s]=[Math.floor(t/3600),Math.floor(t/60)%60];return[e&&l(e,"hour"),s&&l(s,"minute"),(t%60||!t)&&l(t%60,"second")].filter(Boolean).join(" ")}var _=new RegExp(`^(player \\d+|${"You"})$`);function Y({view:n,names:t}){let{hand_sizes:e,rack_sizes:s=[]}=n.observation,o=e??s,r=e?"card":"tile";return a`
    <ol class="seats" aria-label="Players">
      ${n.seats.map(({kind:i,bot:h,name:u,present:O},c)=>{let m=c===n.seat&&!_.test(u)&&u,w=h&&!u.startsWith(h)&&`bot ${h}`,y=c===n.to_move,T=O===!1&&c!==n.seat&&!n.over,b=o[c]===void 0?"":l(o[c],r);return a`
          <li key=${c} class="seat" aria-current=${y?"true":void 0}>
            <span class="name">
              ${t[c]}${m&&a` <small>${m}</small>`}
              ${w&&a` <small>${w}</small>`}
            </span>
            <span class="score">${n.scores[c]}<span class="visually-hidden"> points,</span></span>
            <span class="status">
              <span class="hint">${i==="open"?"free seat":b}</span>
              ${T&&a`<span class="hint away">away</span>`}
              ${y&&a`<span class="tag">${P(n,c)}</span>`}
            </span>
            ${n.clock&&a`
                <${d}
                  clock=${n.clock}
                  seat=${c}
                  name=${t[c]}
                  isOwn=${c===n.seat}
                />
              `}
          </li>
        `})}
    </ol>
    ${n.clock&&a`<${A} clock=${n.clock} names=${t} />`}
  `}function A({clock:n,names:t}){return a`
    <div class="clock-bar" aria-hidden="true">
      ${t.map((e,s)=>a`
          <span key=${s}>
            <span class="name">${e}</span>
            <${d} clock=${n} seat=${s} name=${e} isOwn=${!1} />
          </span>
        `)}
    </div>
  `}function P({phase:n,seats:t,seat:e},s){return t[s].kind==="open"?"expected":n==="challenge"?s===e?"your answer":"to answer":t[s].kind==="bot"?"thinking …":s===e?"your turn":"to move"}var M=300,W=5e3,$=class{#e=null;#o=M;#a=0;#s=new Map;#t=new Map;watch(t,e){return this.#t.set(t,{...e,started:!1}),this.#r?this.#c(t):this.#i(),()=>{this.#t.delete(t),this.#r&&this.#n("table.unwatch",{id:t}).catch(()=>{})}}advise(t,e){let s=this.#n("table.advise",t,e),o=this.#a;return{answer:s,stop:()=>{this.#n("stop",{id:o}).catch(()=>{})}}}analyse(t,e){let s=0;return{answer:(async()=>{await this.#l();let r=this.#n("analyse",t,e);return s=this.#a,r})(),stop:()=>{s&&this.#n("stop",{id:s}).catch(()=>{})}}}async#l(){this.#i();let t=this.#e;!t||this.#r||await new Promise((e,s)=>{t.addEventListener("open",e,{once:!0}),t.addEventListener("close",()=>s(new TypeError("offline")),{once:!0})})}get#r(){return this.#e?.readyState===WebSocket.OPEN}#i(){if(this.#e&&this.#e.readyState<=WebSocket.OPEN)return;let t=new URL("ws",location.href);t.protocol=t.protocol.replace("http","ws"),t.hash="";let e=new WebSocket(t);this.#e=e,e.addEventListener("open",()=>{this.#o=M;for(let s of this.#t.keys())this.#c(s)}),e.addEventListener("message",({data:s})=>this.#u(JSON.parse(s))),e.addEventListener("close",()=>this.#h())}#h(){for(let{reject:t}of this.#s.values())t(new TypeError("offline"));if(this.#s.clear(),!!this.#t.size){for(let{onOnline:t}of this.#t.values())t(!1);setTimeout(()=>this.#t.size&&this.#i(),this.#o),this.#o=Math.min(this.#o*2,W)}}async#c(t){let e=this.#t.get(t);if(!e)return;e.started=!1;let{token:s,since:o}=e;try{let r=await this.#n("table.watch",{id:t,since:o(),token:s});if(this.#t.get(t)!==e)return;e.started=!0,e.onOnline(!0),e.onView(r)}catch(r){r instanceof f&&e.onRefused(r)}}async#n(t,e,s){if(!this.#e||!this.#r)throw new TypeError("offline");let o=++this.#a;return this.#e.send(JSON.stringify({jsonrpc:"2.0",id:o,method:t,params:e})),new Promise((r,i)=>{this.#s.set(o,{resolve:r,reject:i,onUpdate:s})})}#u({id:t,method:e,params:s,result:o,error:r}){if(e==="table.changed"){let i=this.#t.get(s.id);i?.started&&i.onView(s)}else if(e==="advise.update"||e==="analyse.update")this.#s.get(s.id)?.onUpdate?.(s.advice??s.row);else{let i=this.#s.get(t);this.#s.delete(t),r?i?.reject(new f(r)):i?.resolve(o)}}},V=new $;export{V as a,Y as b};

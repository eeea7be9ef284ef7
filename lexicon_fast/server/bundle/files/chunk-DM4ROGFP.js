import{Qa as T,d as E,f as S,fa as d,i as a,j as M,m as l,ra as O}from"./chunk-5SB4YQFK.js";var $=10,x=[60,$];function m({clock:n,seat:t,name:e,isOwn:s}){let o=n.running===t,r=O(n.left[t],n,o),c=r<$;_(r,o&&s);let h=["clock",o&&"running",c&&"low"].filter(Boolean).join(" ");return a`
    <span class=${h} role="timer" aria-label=${`${e}: ${A(r)} left`}>
      <span class="sign" aria-hidden="true">${c?"!":o?"▸":""}</span>
      <span class="time" aria-hidden="true">${P(r)}</span>
    </span>
  `}function _(n,t){let e=S(n);E(()=>{let s=x.findLast(o=>n<=o&&e.current>o);e.current=n,t&&s!==void 0&&M(`${l(s,"second")} left.`)},[n,t])}function P(n){let t=n<$,e=t?Math.floor(n*10)/10:Math.ceil(n),[s,o]=[Math.floor(e/3600),Math.floor(e/60)%60],r=t?e.toFixed(1).padStart(4,"0"):String(e%60).padStart(2,"0");return s?`${s}:${String(o).padStart(2,"0")}:${r}`:`${o}:${r}`}function A(n){let t=Math.ceil(n),[e,s]=[Math.floor(t/3600),Math.floor(t/60)%60];return[e&&l(e,"hour"),s&&l(s,"minute"),(t%60||!t)&&l(t%60,"second")].filter(Boolean).join(" ")}var j=new RegExp(`^(player \\d+|${"You"})$`);function G({view:n,names:t,changes:e=[]}){let{hand_sizes:s,rack_sizes:o=[]}=n.observation,r=s??o,c=s?"card":"tile";return a`
    <ol class="seats" aria-label="Players">
      ${n.seats.map(({kind:h,bot:u,name:f,present:L},i)=>{let y=i===n.seat&&!j.test(f)&&f,k=u&&!f.startsWith(u)&&`bot ${u}`,g=i===n.to_move,N=L===!1&&i!==n.seat&&!n.over,R=r[i]===void 0?"":l(r[i],c);return a`
          <li key=${i} class="seat" aria-current=${g?"true":void 0}>
            <span class="name">
              ${t[i]}${y&&a` <small>${y}</small>`}
              ${k&&a` <small>${k}</small>`}
            </span>
            <span class="score">${n.scores[i]}<span class="visually-hidden"> points,</span></span>
            <span class="status">
              <span class="hint">${h==="open"?"free seat":R}</span>
              ${N&&a`<span class="hint away">away</span>`}
              ${g&&a`<span class="tag">${C(n,i)}</span>`}
            </span>
            ${e.filter(({gains:p})=>p[i]).map(({gains:p,number:v})=>a`<${T} key=${v} points=${p[i]} />`)}
            ${n.clock&&a`
                <${m}
                  clock=${n.clock}
                  seat=${i}
                  name=${t[i]}
                  isOwn=${i===n.seat}
                />
              `}
          </li>
        `})}
    </ol>
    ${n.clock&&a`<${z} clock=${n.clock} names=${t} />`}
  `}function z({clock:n,names:t}){return a`
    <div class="clock-bar" aria-hidden="true">
      ${t.map((e,s)=>a`
          <span key=${s}>
            <span class="name">${e}</span>
            <${m} clock=${n} seat=${s} name=${e} isOwn=${!1} />
          </span>
        `)}
    </div>
  `}function C({phase:n,seats:t,seat:e},s){return t[s].kind==="open"?"expected":n==="challenge"?s===e?"your answer":"to answer":t[s].kind==="bot"?"thinking …":s===e?"your turn":"to move"}var b=300,U=5e3,w=class{#e=null;#o=b;#i=0;#s=new Map;#t=new Map;watch(t,e){return this.#t.set(t,{...e,started:!1}),this.#r?this.#c(t):this.#a(),()=>{this.#t.delete(t),this.#r&&this.#n("table.unwatch",{id:t}).catch(()=>{})}}advise(t,e){let s=this.#n("table.advise",t,e),o=this.#i;return{answer:s,stop:()=>{this.#n("stop",{id:o}).catch(()=>{})}}}analyse(t,e){let s=0;return{answer:(async()=>{await this.#l();let r=this.#n("analyse",t,e);return s=this.#i,r})(),stop:()=>{s&&this.#n("stop",{id:s}).catch(()=>{})}}}async#l(){this.#a();let t=this.#e;!t||this.#r||await new Promise((e,s)=>{t.addEventListener("open",e,{once:!0}),t.addEventListener("close",()=>s(new TypeError("offline")),{once:!0})})}get#r(){return this.#e?.readyState===WebSocket.OPEN}#a(){if(this.#e&&this.#e.readyState<=WebSocket.OPEN)return;let t=new URL("ws",location.href);t.protocol=t.protocol.replace("http","ws"),t.hash="";let e=new WebSocket(t);this.#e=e,e.addEventListener("open",()=>{this.#o=b;for(let s of this.#t.keys())this.#c(s)}),e.addEventListener("message",({data:s})=>this.#u(JSON.parse(s))),e.addEventListener("close",()=>this.#h())}#h(){for(let{reject:t}of this.#s.values())t(new TypeError("offline"));if(this.#s.clear(),!!this.#t.size){for(let{onOnline:t}of this.#t.values())t(!1);setTimeout(()=>this.#t.size&&this.#a(),this.#o),this.#o=Math.min(this.#o*2,U)}}async#c(t){let e=this.#t.get(t);if(!e)return;e.started=!1;let{token:s,since:o}=e;try{let r=await this.#n("table.watch",{id:t,since:o(),token:s});if(this.#t.get(t)!==e)return;e.started=!0,e.onOnline(!0),e.onView(r)}catch(r){r instanceof d&&e.onRefused(r)}}async#n(t,e,s){if(!this.#e||!this.#r)throw new TypeError("offline");let o=++this.#i;return this.#e.send(JSON.stringify({jsonrpc:"2.0",id:o,method:t,params:e})),new Promise((r,c)=>{this.#s.set(o,{method:t,resolve:r,reject:c,onUpdate:s})})}#u({id:t,method:e,params:s,result:o,error:r}){if(e==="table.changed"){let c=this.#t.get(s.id);c?.started&&c.onView(s)}else if(e==="advise.update"||e==="analyse.update")this.#s.get(s.id)?.onUpdate?.(s.advice??s.row);else{let c=this.#s.get(t);this.#s.delete(t),r?c?.reject(new d(r,c.method)):c?.resolve(o)}}},Q=new w;export{Q as a,G as b};

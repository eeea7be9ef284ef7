import{b as M,c as d,e as g,f as x,h as a,i as l,w as S}from"./chunk-D5TTKTUD.js";var N=100,h=10,T=[60,h];function k({clock:n,seat:t,name:o,isOwn:s}){let r=n.running===t,c=x(()=>performance.now(),[n]),[m,i]=M(c);d(()=>{if(!r)return;let f=setInterval(()=>i(performance.now()),N);return()=>clearInterval(f)},[r]);let u=r?Math.max(0,m-c)/1e3:0,e=Math.max(0,n.left[t]-u),$=e<h;C(e,r&&s);let p=["clock",r&&"running",$&&"low"].filter(Boolean).join(" ");return a`
    <span class=${p} role="timer" aria-label=${`${o}: ${O(e)} left`}>
      <span class="sign" aria-hidden="true">${$?"!":r?"▸":""}</span>
      <span class="time" aria-hidden="true">${E(e)}</span>
    </span>
  `}function C(n,t){let o=g(n);d(()=>{let s=T.findLast(r=>n<=r&&o.current>r);o.current=n,t&&s!==void 0&&S(`${l(s,"second")} left.`)},[n,t])}function E(n){let t=n<h,o=t?Math.floor(n*10)/10:Math.ceil(n),[s,r]=[Math.floor(o/3600),Math.floor(o/60)%60],c=t?o.toFixed(1).padStart(4,"0"):String(o%60).padStart(2,"0");return s?`${s}:${String(r).padStart(2,"0")}:${c}`:`${r}:${c}`}function O(n){let t=Math.ceil(n),[o,s]=[Math.floor(t/3600),Math.floor(t/60)%60];return[o&&l(o,"hour"),s&&l(s,"minute"),(t%60||!t)&&l(t%60,"second")].filter(Boolean).join(" ")}var b=new RegExp(`^(player \\d+|${"You"})$`);function F({view:n,names:t}){let{hand_sizes:o,rack_sizes:s=[]}=n.observation,r=o??s,c=o?"card":"tile";return a`
    <ol class="seats" aria-label="Players">
      ${n.seats.map(({kind:m,bot:i,name:u},e)=>{let $=e===n.seat&&!b.test(u)&&u,p=i&&!u.startsWith(i)&&`bot ${i}`,f=e===n.to_move,y=r[e]===void 0?"":l(r[e],c);return a`
          <li key=${e} class="seat" aria-current=${f?"true":void 0}>
            <span class="name">
              ${t[e]}${$&&a` <small>${$}</small>`}
              ${p&&a` <small>${p}</small>`}
            </span>
            <span class="score">${n.scores[e]}<span class="visually-hidden"> points,</span></span>
            <span class="status">
              <span class="hint">${m==="open"?"free seat":y}</span>
              ${f&&a`<span class="tag">${A(n,e)}</span>`}
            </span>
            ${n.clock&&a`
                <${k}
                  clock=${n.clock}
                  seat=${e}
                  name=${t[e]}
                  isOwn=${e===n.seat}
                />
              `}
          </li>
        `})}
    </ol>
    ${n.clock&&a`<${w} clock=${n.clock} names=${t} />`}
  `}function w({clock:n,names:t}){return a`
    <div class="clock-bar" aria-hidden="true">
      ${t.map((o,s)=>a`
          <span key=${s}>
            <span class="name">${o}</span>
            <${k} clock=${n} seat=${s} name=${o} isOwn=${!1} />
          </span>
        `)}
    </div>
  `}function A({phase:n,seats:t,seat:o},s){return t[s].kind==="open"?"expected":n==="challenge"?s===o?"your answer":"to answer":t[s].kind==="bot"?"thinking …":s===o?"your turn":"to move"}export{F as a};

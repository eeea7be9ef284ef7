import{b as y,c as d,e as g,f as x,h as e,i as l,y as S}from"./chunk-2SUUVQBN.js";var C=100,h=10,E=[60,h];function k({clock:n,seat:t,name:s,isOwn:o}){let a=n.running===t,c=x(()=>performance.now(),[n]),[m,u]=y(c);d(()=>{if(!a)return;let f=setInterval(()=>u(performance.now()),C);return()=>clearInterval(f)},[a]);let p=a?Math.max(0,m-c)/1e3:0,i=Math.max(0,n.left[t]-p),r=i<h;O(i,a&&o);let $=["clock",a&&"running",r&&"low"].filter(Boolean).join(" ");return e`
    <span class=${$} role="timer" aria-label=${`${s}: ${b(i)} left`}>
      <span class="sign" aria-hidden="true">${r?"!":a?"▸":""}</span>
      <span class="time" aria-hidden="true">${_(i)}</span>
    </span>
  `}function O(n,t){let s=g(n);d(()=>{let o=E.findLast(a=>n<=a&&s.current>a);s.current=n,t&&o!==void 0&&S(`${l(o,"second")} left.`)},[n,t])}function _(n){let t=n<h,s=t?Math.floor(n*10)/10:Math.ceil(n),[o,a]=[Math.floor(s/3600),Math.floor(s/60)%60],c=t?s.toFixed(1).padStart(4,"0"):String(s%60).padStart(2,"0");return o?`${o}:${String(a).padStart(2,"0")}:${c}`:`${a}:${c}`}function b(n){let t=Math.ceil(n),[s,o]=[Math.floor(t/3600),Math.floor(t/60)%60];return[s&&l(s,"hour"),o&&l(o,"minute"),(t%60||!t)&&l(t%60,"second")].filter(Boolean).join(" ")}var A=new RegExp(`^(player \\d+|${"You"})$`);function R({view:n,names:t}){let{hand_sizes:s,rack_sizes:o=[]}=n.observation,a=s??o,c=s?"card":"tile";return e`
    <ol class="seats" aria-label="Players">
      ${n.seats.map(({kind:m,bot:u,name:p,present:i},r)=>{let $=r===n.seat&&!A.test(p)&&p,f=u&&!p.startsWith(u)&&`bot ${u}`,M=r===n.to_move,N=i===!1&&r!==n.seat&&!n.over,T=a[r]===void 0?"":l(a[r],c);return e`
          <li key=${r} class="seat" aria-current=${M?"true":void 0}>
            <span class="name">
              ${t[r]}${$&&e` <small>${$}</small>`}
              ${f&&e` <small>${f}</small>`}
            </span>
            <span class="score">${n.scores[r]}<span class="visually-hidden"> points,</span></span>
            <span class="status">
              <span class="hint">${m==="open"?"free seat":T}</span>
              ${N&&e`<span class="hint away">away</span>`}
              ${M&&e`<span class="tag">${L(n,r)}</span>`}
            </span>
            ${n.clock&&e`
                <${k}
                  clock=${n.clock}
                  seat=${r}
                  name=${t[r]}
                  isOwn=${r===n.seat}
                />
              `}
          </li>
        `})}
    </ol>
    ${n.clock&&e`<${D} clock=${n.clock} names=${t} />`}
  `}function D({clock:n,names:t}){return e`
    <div class="clock-bar" aria-hidden="true">
      ${t.map((s,o)=>e`
          <span key=${o}>
            <span class="name">${s}</span>
            <${k} clock=${n} seat=${o} name=${s} isOwn=${!1} />
          </span>
        `)}
    </div>
  `}function L({phase:n,seats:t,seat:s},o){return t[o].kind==="open"?"expected":n==="challenge"?o===s?"your answer":"to answer":t[o].kind==="bot"?"thinking …":o===s?"your turn":"to move"}export{R as a};

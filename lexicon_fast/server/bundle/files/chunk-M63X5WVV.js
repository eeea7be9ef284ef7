import{K as x,c as k,e as y,h as r,i as l,y as g}from"./chunk-WT27RGQW.js";var p=10,E=[60,p];function f({clock:n,seat:s,name:t,isOwn:o}){let a=n.running===s,c=x(n.left[s],n,a),u=c<p;O(c,a&&o);let i=["clock",a&&"running",u&&"low"].filter(Boolean).join(" ");return r`
    <span class=${i} role="timer" aria-label=${`${t}: ${b(c)} left`}>
      <span class="sign" aria-hidden="true">${u?"!":a?"▸":""}</span>
      <span class="time" aria-hidden="true">${T(c)}</span>
    </span>
  `}function O(n,s){let t=y(n);k(()=>{let o=E.findLast(a=>n<=a&&t.current>a);t.current=n,s&&o!==void 0&&g(`${l(o,"second")} left.`)},[n,s])}function T(n){let s=n<p,t=s?Math.floor(n*10)/10:Math.ceil(n),[o,a]=[Math.floor(t/3600),Math.floor(t/60)%60],c=s?t.toFixed(1).padStart(4,"0"):String(t%60).padStart(2,"0");return o?`${o}:${String(a).padStart(2,"0")}:${c}`:`${a}:${c}`}function b(n){let s=Math.ceil(n),[t,o]=[Math.floor(s/3600),Math.floor(s/60)%60];return[t&&l(t,"hour"),o&&l(o,"minute"),(s%60||!s)&&l(s%60,"second")].filter(Boolean).join(" ")}var C=new RegExp(`^(player \\d+|${"You"})$`);function W({view:n,names:s}){let{hand_sizes:t,rack_sizes:o=[]}=n.observation,a=t??o,c=t?"card":"tile";return r`
    <ol class="seats" aria-label="Players">
      ${n.seats.map(({kind:u,bot:i,name:$,present:M},e)=>{let m=e===n.seat&&!C.test($)&&$,d=i&&!$.startsWith(i)&&`bot ${i}`,h=e===n.to_move,S=M===!1&&e!==n.seat&&!n.over,N=a[e]===void 0?"":l(a[e],c);return r`
          <li key=${e} class="seat" aria-current=${h?"true":void 0}>
            <span class="name">
              ${s[e]}${m&&r` <small>${m}</small>`}
              ${d&&r` <small>${d}</small>`}
            </span>
            <span class="score">${n.scores[e]}<span class="visually-hidden"> points,</span></span>
            <span class="status">
              <span class="hint">${u==="open"?"free seat":N}</span>
              ${S&&r`<span class="hint away">away</span>`}
              ${h&&r`<span class="tag">${_(n,e)}</span>`}
            </span>
            ${n.clock&&r`
                <${f}
                  clock=${n.clock}
                  seat=${e}
                  name=${s[e]}
                  isOwn=${e===n.seat}
                />
              `}
          </li>
        `})}
    </ol>
    ${n.clock&&r`<${L} clock=${n.clock} names=${s} />`}
  `}function L({clock:n,names:s}){return r`
    <div class="clock-bar" aria-hidden="true">
      ${s.map((t,o)=>r`
          <span key=${o}>
            <span class="name">${t}</span>
            <${f} clock=${n} seat=${o} name=${t} isOwn=${!1} />
          </span>
        `)}
    </div>
  `}function _({phase:n,seats:s,seat:t},o){return s[o].kind==="open"?"expected":n==="challenge"?o===t?"your answer":"to answer":s[o].kind==="bot"?"thinking …":o===t?"your turn":"to move"}export{W as a};

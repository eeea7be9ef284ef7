import{Players as Y,connection as q}from"./websocket.js";import{Button as w,Choice as K,G as B,GAME_VIEWS as Z,J as I,LEVELS as tt,Problem as A,Q as M,Y as D,botTitle as nt,call as et,capitalized as F,counted as S,distinct as st,errorText as at,fe as o,gameLog as ot,gameTitle as rt,go as it,listed as ct,loadSetting as lt,opponentLabel as $t,percentPoints as ut,rulesOf as pt,signed as dt,stopButton as ht,storeSeat as vt,useAction as mt,useCurrentInView as H,usePromise as ft,useWindowEvent as gt}from"./texts.js";var bt="Analysis",xt="Analyse the game",W="Analyse again",yt="Compares each turn with the best alternatives: what it cost, and how lucky the draw was.",wt=t=>`${S(t,"turn")} analysed …`,kt=t=>`Stopped after ${S(t,"turn")}.`,St=t=>`The server ended the analysis after ${S(t,"turn")}. “${W}” gives each turn less time.`,Tt=t=>`${S(t,"mistake")}: show the next`,T={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},R=(t,n)=>`${dt(t.toFixed(1))} points, ${ut(n)}`;function Bt({grade:t,loss:n,lossWin:e,isExact:a}){const s=t==="best"?"":`: ${R(-n,-e)} win chance`;return`${F(T[t].text)}${s}${a?" (exact)":""}.`}var Ct=(t,n)=>`${t}: ${n}`,Mt="Better:",Ot=(t,n)=>`Luck before this turn: ${R(t,n)} win chance.`,Pt="Open in the solver",Lt=t=>S(t,"card"),At=({loss:t,lossWin:n,luck:e,luckWin:a})=>`lost ${t.toFixed(1)} points and ${Math.round(100*n)}% win chance in total; luck: ${R(e,a)}.`,Rt=t=>ct(Object.entries(T).flatMap(([n,{text:e}])=>t[n]?`${t[n]} × ${e}`:[])),_t=(t,n)=>`Practise ${S(t,"mistake")} by ${n}`,Et=t=>t===null?"Everyone’s chance to win":`${t}’s chance to win`;function Nt(t,n){const e=`; dashed: points ahead at the end, −${n?.toFixed(0)} to +${n?.toFixed(0)}`;return`${t}, 0 to 100%${n===null?"":e}`}var It="Play on from here",Dt=(t,n)=>`You take over from ${t}. ${n?"The draws are the same as in this game.":"Tiles missing from the file are drawn at random."}`,Ft="Play on",_=320,C=120,O=6;function Ht({turns:t,names:n,current:e,onTurn:a}){const s=n.length===2,l=t.filter(({win:r})=>r!==void 0),$=Math.max(1,...l.map(({expected:r=0})=>Math.abs(r))),i=r=>O+t.indexOf(r)/Math.max(1,t.length-1)*(_-2*O),b=r=>O+(1-r)*(C-2*O),d=({player:r,win:c=0})=>s&&r===1?1-c:c,u=({player:r,expected:c=0})=>.5+(r===1?-c:c)/$*.5,p=s?[l]:n.map((r,c)=>l.filter(g=>g.player===c)),v=(r,c)=>r.map(g=>({x:i(g),y:b(c(g)),round:g.round}));function m(r){const c=r.currentTarget.getBoundingClientRect(),g=(r.clientX-c.left)/c.width,x=t[Math.round(g*(t.length-1))];x&&a(x)}const h=Et(s?n[0]:null);return o`
    <figure class="graph">
      <svg viewBox=${`0 0 ${_} ${C}`} role="img" aria-label=${h} onClick=${m}>
        <line class="middle" x1="0" x2=${_} y1=${C/2} y2=${C/2} />
        ${e!==null&&t[e]&&o`
            <line
              class="current"
              x1=${i(t[e])}
              x2=${i(t[e])}
              y1="0"
              y2=${C}
            />
          `}
        ${s&&o`<path class="points" d=${G(v(l,u))} />`}
        ${p.map((r,c)=>o`
            <path key=${c} class=${`chance seat-${c}`} d=${G(v(r,d))} />
          `)}
      </svg>
      <figcaption class="hint">${Nt(h,s?$:null)}</figcaption>
    </figure>
  `}function G(t){return t.map(({x:n,y:e,round:a},s)=>`${s===0||t[s-1].round!==a?"M":"L"}${n.toFixed(1)} ${e.toFixed(1)}`).join(" ")}var V=3;function Wt(t){const{analysis:n,names:e,step:a,onStep:s,onPractice:l,startsAtOnce:$}=t,{turns:i,players:b,isRunning:d,stoppedBy:u,problem:p,start:v,stop:m}=n;I(()=>{$&&v()},[]);const h=i.findIndex(({event:x})=>x===a+1),r=x=>s(x.event-1),c=i.filter(x=>Vt(x)),g=c.find(({event:x})=>x>a+1)??c[0];return o`
    <section class="panel analysis" aria-busy=${d}>
      <div class="row">
        <h2>${bt}</h2>
        ${d?o`<${w} text=${ht} onClick=${m} />`:o`
                <${w}
                  text=${i.length||u?W:xt}
                  class=${i.length?"":"main"}
                  onClick=${v}
                />
              `}
        ${g&&o`
            <${w}
              text=${Tt(c.length)}
              onClick=${()=>r(g)}
            />
          `}
      </div>
      <p class="hint" role="status">
        ${Gt({count:i.length,isRunning:d,stoppedBy:u})}
      </p>
      <${A} text=${p} />
      ${i.length>0&&o`
          <${Ht}
            turns=${i}
            names=${e}
            current=${h<0?null:h}
            onTurn=${r}
          />
          ${h>=0&&o`<${jt} ...${t} turn=${i[h]} />`}
          <${zt} ...${t} turns=${i} />
          ${b.length>0&&o`
              <${Yt}
                players=${b}
                names=${e}
                mistakes=${c.filter(Ut)}
                onPractice=${l}
              />
            `}
        `}
    </section>
  `}function Gt({count:t,isRunning:n,stoppedBy:e}){return n?wt(t):e==="server"?St(t):e?kt(t):t?"":yt}var Vt=({grade:t})=>!!(t&&T[t].sign),Ut=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function jt({game:t,turn:n,names:e,steps:a,gameView:s}){const{player:l,action:$,loss:i=0,loss_win:b=0,luck:d,luck_win:u,grade:p,best:v=[]}=n,m=a[n.event-2],h=g=>s.actionText(g,m?.observation),r=n.rank===1?[]:v.slice(0,n.rank?n.rank-1:V),c=new URLSearchParams(m?s.solverQuery(m.observation,m.hands[l]):{});return o`
    <div class="turn-details">
      <p><strong>${Ct(e[l],h($))}</strong></p>
      <p>
        ${p?Bt({grade:p,loss:i,lossWin:b,isExact:!!n.exact}):Qt(n)}
      </p>
      ${r.length>0&&o`
          <p class="hint">${Mt}</p>
          <ol>
            ${r.slice(0,V).map(g=>o`
                <li key=${JSON.stringify(g.action)}>
                  <strong>${h(g.action)}</strong>
                  <span class="hint"> ${g.why}</span>
                </li>
              `)}
          </ol>
        `}
      ${typeof d=="number"&&o`<p class="hint">${Ot(d,u??0)}</p>`}
      ${m&&o`<a href=${`#/solver/${t}?${c}`}>${Pt}</a>`}
    </div>
  `}function Qt({unknown:t=""}){return t?`${F(t)}.`:""}function zt({turns:t,names:n,steps:e,gameView:a,step:s,onStep:l}){const $=H(s),i=[];for(const d of t){const u=i.at(-1),p=u&&!u.slice(d.player).some(Boolean)&&Jt(u,d),v=p?u:[];p||i.push(v),v[d.player]=d}const b=d=>{if(!d)return"";const{event:u,player:p,action:v,grade:m}=d,h=a.actionText(v,e[u-2]?.observation);return o`
      <button
        type="button"
        class="plain"
        aria-current=${u===s+1?"step":void 0}
        onClick=${()=>l(u-1)}
      >
        <span class="move">
          ${h}${m&&T[m].sign&&o` <b title=${T[m].text}>${T[m].sign}</b>`}
        </span>
        <span class="hint total">${Xt(e[u-1],p)}</span>
      </button>
    `};return o`
    <div class="move-list events" ref=${$}>
      <table>
        <thead>
          <tr>${n.map((d,u)=>o`<th key=${u} scope="col">${d}</th>`)}</tr>
        </thead>
        <tbody>
          ${i.map((d,u)=>o`
              <tr key=${u}>${n.map((p,v)=>o`<td key=${v}>${b(d[v])}</td>`)}</tr>
            `)}
        </tbody>
      </table>
    </div>
  `}var Jt=(t,n)=>t.find(Boolean)?.round===n.round;function Xt(t,n){if(!t)return"";const{observation:e,hands:a}=t;return"hand_sizes"in e?Lt(a[n].length):String(e.scores?.[n]??0)}function Yt({players:t,names:n,mistakes:e,onPractice:a}){return o`
    <ul class="sums">
      ${t.map(({player:s,grades:l,loss:$,loss_win:i,luck:b,luck_win:d})=>{const u={loss:$,lossWin:i,luck:b,luckWin:d},p=e.filter(v=>v.player===s);return o`
          <li key=${s}>
            <strong>${n[s]}</strong>
            ${" "}${At(u)}
            <span class="hint">${" "}${Rt(l)}</span>
            ${p.length>0&&o`
                <${w}
                  text=${_t(p.length,n[s])}
                  onClick=${()=>a(p)}
                />
              `}
          </li>
        `})}
    </ul>
  `}var qt="level5",U=t=>!!t[0]?.startsWith("{");function Kt({game:t,names:n,record:e,seat:a,events:s}){const[l,$]=B(qt),{busy:i,problem:b,run:d}=mt();async function u(){const p=lt("name").trim(),v={kind:"person",...p&&{name:p}},{id:m,tokens:h}=await et("table.new",{game:t,seats:n.map((r,c)=>c===a?v:{kind:"bot",bot:l}),...U(e)?{record:e.slice(0,s+1)}:{record:e,events:s}});vt(m,t,h[a]??""),it(`table/${m}`)}return o`
    <section class="panel play-on">
      <h2>${It}</h2>
      <p class="hint">${Dt(n[a],U(e))}</p>
      <div class="row">
        <${K}
          label=${$t}
          id="opponent"
          value=${l}
          options=${tt.map(([p,v])=>[p,v])}
          onChange=${$}
        />
        <${w} text=${Ft} disabled=${i} onClick=${()=>d(u)} />
      </div>
      <${A} text=${b} />
    </section>
  `}var Zt={iterations:1e3,top:10},tn=.3,nn=.001,en=7,j={turns:[],players:[],isRunning:!1,stoppedBy:null,problem:null};function sn(t,n,e){const[a,s]=B(j),l=M(null),$=M(!1),i=M(0);function b(){$.current=!0,l.current?.stop()}I(()=>()=>{b(),l.current=null},[]);async function d(){let u=[];const p=r=>{l.current===h&&s({...j,turns:u,...r})};$.current=!1;const v=Math.min(tn,en/Math.max(e,1))/2**i.current,m=Math.max(v,nn),h=q.begin("analyse",{game:t,record:n,seconds:m,...Zt},r=>{r.of==="turn"&&(u=[...u,r]),p({isRunning:!0})});l.current=h,p({isRunning:!0});try{const{rows:r,stopped:c}=await h.answer,g=r;u=g.filter(({of:k})=>k==="turn");const x=c&&!$.current;x&&(i.current+=1);const P=x?"server":c?"player":null;p({players:g.filter(({of:k})=>k==="player"),stoppedBy:P})}catch(r){p({problem:at(r)})}}return{...a,start:d,stop:b}}var an=(t,n)=>`${t}: ${n.join(", ")}`,on="The tiles are dealt.",rn="Show the bombs",cn="nothing left",ln="First",$n="Previous",un="Next",pn="Last",dn="Step",hn=(t,n)=>`${t} of ${n}`;function vn({server:t,replayed:n,record:e,analyses:a}){const{game:s,ruleset:l}=n,$=st(n.names.map(nt)),i=ft(()=>pt(s,l),[]);return i.value?o`
    <h2>${an(rt(t,s),$)}</h2>
    <${mn}
      game=${s}
      names=${$}
      steps=${n.steps}
      rules=${i.value}
      record=${e}
      analyses=${a}
    />
  `:o`<${A} text=${i.error} />`}function mn({game:t,names:n,steps:e,rules:a,record:s,analyses:l}){const[$,i]=B(0),[b,d]=B(!1),[u,p]=B(null),v=e.filter(({event:f})=>f.action&&f.action.action!=="accept"),m=sn(t,s,v.length),h=Z[t];gt("keydown",({key:f,target:y,altKey:E,ctrlKey:z,metaKey:J})=>{const N=+(f==="ArrowRight")-+(f==="ArrowLeft");u||!N||E||z||J||y.matches("input, select")||i(X=>Math.min(Math.max(X+N,0),e.length-1))});const r=D(()=>{const f=e.map(({event:y})=>y);return h.addDetails?.(f,a,null)??f},[]),c=r[$],g=gn($,c),{observation:x,hands:P}=e[$],k=e.slice(0,$+1).findLast(f=>f.event.event==="deal")?.event.bombs,L={seats:n.map(f=>({kind:"person",name:f})),seat:null,to_move:x.to_move??null,phase:x.phase??"turn",scores:x.scores??n.map(()=>0),observation:x};async function Q(f){const{Practice:y}=await import("./analysis-practice.js");p({mistakes:f,Practice:y})}if(u){const{mistakes:f,Practice:y}=u;return o`<${y} ...${{game:t,names:n,steps:e,rules:a}} mistakes=${f} onEnd=${()=>p(null)} />`}return o`
    <${xn} step=${$} last=${e.length-1} onStep=${i} />
    <p class="current-event" role="status">
      ${h.eventText(c,n)??bn(c,h,n)}
    </p>
    <${Y} view=${L} names=${n} />
    <div class="table ${t}">
      <div class="table-main">
        ${h.RoundScores&&c.event==="round end"&&o`
            <section class="panel ending">
              <${h.RoundScores} end=${c} names=${n} seat=${null} rules=${a} />
            </section>
          `}
        <${h.Position}
          observation=${x}
          rules=${a}
          action=${c.action}
          bombs=${b?k:void 0}
          changes=${g}
        />
        ${k&&o`
            <div class="row">
              <${w}
                text=${rn}
                class="toggle"
                aria-pressed=${b}
                onClick=${()=>d(!b)}
              />
            </div>
          `}
        <ul class="hands">
          ${P.map((f,y)=>o`
              <li key=${y}>
                <strong>${n[y]}</strong>
                ${f?o`<${h.StaticHand} hand=${f} rules=${a} label=${f} />`:o`<span class="hint">${cn}</span>`}
              </li>
            `)}
        </ul>
      </div>
      <aside class="table-side">
        <${Wt}
          game=${t}
          analysis=${m}
          names=${n}
          steps=${e}
          gameView=${h}
          step=${$}
          startsAtOnce=${l&&!m.turns.length}
          onStep=${i}
          onPractice=${Q}
        />
        ${L.to_move!==null&&o`
            <${Kt}
              game=${t}
              names=${n}
              record=${s}
              seat=${L.to_move}
              events=${$+1}
            />
          `}
        <${yn}
          sentences=${r.map(f=>h.eventText(f,n))}
          step=${$}
          onStep=${i}
        />
      </aside>
    </div>
  `}var fn=300;function gn(t,n){const e=M({step:t,time:performance.now()});return D(()=>{const{step:a,time:s}=e.current;return e.current={step:t,time:performance.now()},e.current.time-s>fn&&t===a+1?[{number:t,events:[n]}]:[]},[t])}var bn=({action:t,player:n},e,a)=>t?e.pastActionText(t,a[n]):on;function xn({step:t,last:n,onStep:e}){const a=(s,l,$)=>o`
    <${w}
      text=${l}
      aria-label=${s}
      disabled=${$<0||$>n||$===t}
      onClick=${()=>e($)}
    />
  `;return o`
    <div class="row stepper">
      ${a(ln,"|◀",0)} ${a($n,"◀",t-1)}
      <input
        type="range"
        min="0"
        max=${n}
        value=${t}
        aria-label=${dn}
        aria-valuetext=${hn(t+1,n+1)}
        onInput=${({target:s})=>e(Number(s.value))}
      />
      ${a(un,"▶",t+1)} ${a(pn,"▶|",n)}
      <span class="hint">${t+1} / ${n+1}</span>
    </div>
  `}function yn({sentences:t,step:n,onStep:e}){const a=H(n);return o`
    <section class="panel log">
      <h2>${ot}</h2>
      <ol ref=${a} class="events">
        ${t.map((s,l)=>s&&o`
              <li key=${l}>
                <${w}
                  text=${s}
                  class="plain"
                  aria-current=${l===n?"step":void 0}
                  onClick=${()=>e(l)}
                />
              </li>
            `)}
      </ol>
    </section>
  `}export{vn as Replayed};

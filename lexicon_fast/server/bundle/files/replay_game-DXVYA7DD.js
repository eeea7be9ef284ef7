import{a as ot,b as st}from"./chunk-DM4ROGFP.js";import{Ba as Y,Db as P,H as j,c as w,cb as Z,d as T,eb as tt,f as C,g as L,ga as U,hb as nt,i as o,ia as z,ka as Q,m as k,ma as X,n as D,o as M,oa as q,pa as J,r as I,s as A,t as S,ta as E,u as V,ub as et,v as H,x as W,xa as K}from"./chunk-5SB4YQFK.js";var N=320,O=120,R=6;function at({turns:t,names:n,current:e,onTurn:s}){let i=n.length===2,a=t.filter(({win:$})=>$!==void 0),r=Math.max(1,...a.map(({expected:$=0})=>Math.abs($))),c=$=>R+t.indexOf($)/Math.max(1,t.length-1)*(N-2*R),g=$=>R+(1-$)*(O-2*R),u=({player:$,win:p=0})=>i&&$===1?1-p:p,m=({player:$,expected:p=0})=>.5+($===1?-p:p)/r*.5,d=i?[a]:n.map(($,p)=>a.filter(v=>v.player===p)),l=($,p)=>$.map(v=>({x:c(v),y:g(p(v)),round:v.round}));function f($){let p=$.currentTarget.getBoundingClientRect(),v=($.clientX-p.left)/p.width,b=t[Math.round(v*(t.length-1))];b&&s(b)}let h=i?`${n[0]}’s chance to win`:"Everybody’s chance to win";return o`
    <figure class="graph">
      <svg viewBox=${`0 0 ${N} ${O}`} role="img" aria-label=${h} onClick=${f}>
        <line class="middle" x1="0" x2=${N} y1=${O/2} y2=${O/2} />
        ${e!==null&&t[e]&&o`
            <line
              class="current"
              x1=${c(t[e])}
              x2=${c(t[e])}
              y1="0"
              y2=${O}
            />
          `}
        ${i&&o`<path class="points" d=${it(l(a,m))} />`}
        ${d.map(($,p)=>o`
            <path key=${p} class=${`chance seat-${p}`} d=${it(l($,u))} />
          `)}
      </svg>
      <figcaption class="hint">
        ${h}, 0 to 100%${i?`; dashed: points ahead at the end, −${r.toFixed(0)} to +${r.toFixed(0)}`:""}
      </figcaption>
    </figure>
  `}function it(t){return t.map(({x:n,y:e,round:s},i)=>`${i===0||t[i-1].round!==s?"M":"L"}${n.toFixed(1)} ${e.toFixed(1)}`).join(" ")}var rt=3;function ct(t){let{analysis:n,names:e,step:s,onStep:i,onPractice:a,startsAtOnce:r}=t,{turns:c,players:g,isRunning:u,isStopped:m,problem:d,start:l,stop:f}=n;T(()=>{r&&l()},[]);let h=c.findIndex(({event:b})=>b===s+1),$=b=>i(b.event-1),p=c.filter(b=>gt(b)),v=p.find(({event:b})=>b>s+1)??p[0];return o`
    <section class="panel analysis" aria-busy=${u}>
      <div class="row">
        <h2>Analysis</h2>
        ${u?o`<button type="button" onClick=${f}>Stop</button>`:o`
                <button type="button" class=${c.length?"":"main"} onClick=${l}>
                  ${c.length?"Analyse again":"Analyse the game"}
                </button>
              `}
        ${v&&o`
            <button type="button" onClick=${()=>$(v)}>
              ${k(p.length,"mistake")}: show the next
            </button>
          `}
      </div>
      <p class="hint" role="status">
        ${yt({count:c.length,isRunning:u,isStopped:m})}
      </p>
      <${P} text=${d} />
      ${c.length>0&&o`
          <${at}
            turns=${c}
            names=${e}
            current=${h<0?null:h}
            onTurn=${$}
          />
          ${h>=0&&o`<${xt} ...${t} turn=${c[h]} />`}
          <${St} ...${t} turns=${c} />
          ${g.length>0&&o`
              <${Ot}
                players=${g}
                names=${e}
                mistakes=${p.filter(vt)}
                onPractice=${a}
              />
            `}
        `}
    </section>
  `}function yt({count:t,isRunning:n,isStopped:e}){return n?`${k(t,"turn")} analysed …`:e?`Stopped after ${k(t,"turn")}.`:t?"":"Compares each turn with the best ones: what it lost, and the luck before it."}var gt=({grade:t})=>!!(t&&S[t].sign),vt=({action:t})=>t.action!=="accept"&&t.action!=="challenge";function xt({game:t,turn:n,names:e,steps:s,gameView:i}){let{player:a,action:r,loss:c=0,loss_win:g=0,luck:u,luck_win:m,grade:d,best:l=[]}=n,f=s[n.event-2],h=b=>i.actionText(b,f?.observation),$=n.rank===1?[]:l.slice(0,n.rank?n.rank-1:rt),p=d&&d!=="best"?`: ${M((-c).toFixed(1))} points, ${A(-g)} to win`:"",v=new URLSearchParams(f?i.solverQuery(f.observation,f.hands[a]):{});return o`
    <div class="turn-details">
      <p><strong>${e[a]}: ${h(r)}</strong></p>
      <p>
        ${d?`${I(S[d].text)}${p}${n.exact?", exactly":""}.`:wt(n)}
      </p>
      ${$.length>0&&o`
          <p class="hint">Better:</p>
          <ol>
            ${$.slice(0,rt).map(b=>o`
                <li key=${JSON.stringify(b.action)}>
                  <strong>${h(b.action)}</strong>
                  <span class="hint"> ${b.why}</span>
                </li>
              `)}
          </ol>
        `}
      ${typeof u=="number"&&o`
          <p class="hint">
            Luck before this turn: ${M(u.toFixed(1))} points,
            ${" "}${A(m??0)} to win.
          </p>
        `}
      ${f&&o`<a href=${`#/solver/${t}?${v}`}>Open in the solver</a>`}
    </div>
  `}function wt({unknown:t=""}){return t?`${I(t)}.`:""}function St({turns:t,names:n,steps:e,gameView:s,step:i,onStep:a}){let r=E(i),c=[];for(let u of t){let m=c.at(-1),d=m&&!m.slice(u.player).some(Boolean)&&kt(m,u),l=d?m:[];d||c.push(l),l[u.player]=u}let g=u=>{if(!u)return"";let{event:m,player:d,action:l,grade:f}=u,h=s.actionText(l,e[m-2]?.observation);return o`
      <button
        type="button"
        class="plain"
        aria-current=${m===i+1?"step":void 0}
        onClick=${()=>a(m-1)}
      >
        <span class="move">
          ${h}${f&&S[f].sign&&o` <b title=${S[f].text}>${S[f].sign}</b>`}
        </span>
        <span class="hint total">${Pt(e[m-1],d)}</span>
      </button>
    `};return o`
    <div class="move-list events" ref=${r}>
      <table>
        <thead>
          <tr>${n.map((u,m)=>o`<th key=${m} scope="col">${u}</th>`)}</tr>
        </thead>
        <tbody>
          ${c.map((u,m)=>o`
              <tr key=${m}>${n.map((d,l)=>o`<td key=${l}>${g(u[l])}</td>`)}</tr>
            `)}
        </tbody>
      </table>
    </div>
  `}var kt=(t,n)=>t.find(Boolean)?.round===n.round;function Pt(t,n){if(!t)return"";let{observation:e,hands:s}=t;return"hand_sizes"in e?k(s[n].length,"card"):String(e.scores?.[n]??0)}function Ot({players:t,names:n,mistakes:e,onPractice:s}){let i=Object.keys(S);return o`
    <ul class="sums">
      ${t.map(({player:a,grades:r,loss:c,loss_win:g,luck:u,luck_win:m})=>{let d=i.filter(f=>r[f]),l=e.filter(f=>f.player===a);return o`
          <li key=${a}>
            <strong>${n[a]}</strong>
            ${" "}lost ${c.toFixed(1)} points and ${Math.round(100*g)}% of the chances to win in all;
            luck: ${M(u.toFixed(1))} points, ${A(m)}.
            <span class="hint">
              ${" "}${D(d.map(f=>`${r[f]} × ${S[f].text}`))}
            </span>
            ${l.length>0&&o`
                <button type="button" onClick=${()=>s(l)}>
                  Practise ${k(l.length,"mistake")} of ${n[a]}
                </button>
              `}
          </li>
        `})}
    </ul>
  `}var Tt="level5",lt=t=>!!t[0]?.startsWith("{");function $t({game:t,names:n,record:e,seat:s,lines:i}){let[a,r]=w(Tt),{busy:c,problem:g,run:u}=q();async function m(){let d=K().trim(),l={kind:"person",...d&&{name:d}},{id:f,tokens:h}=await U("table.new",{game:t,seats:n.map(($,p)=>p===s?l:{kind:"bot",bot:a}),record:e.slice(0,i)});Y(f,t,h[s]??""),Z(`table/${f}`)}return o`
    <section class="panel play-on">
      <h2>Play on from here</h2>
      <p class="hint">
        You take the place of ${n[s]}. The cards or tiles that are drawn are those of this
        game.
      </p>
      <div class="row">
        <${et}
          label="Opponent"
          id="opponent"
          value=${a}
          options=${V.map(([d,l])=>[d,l])}
          onChange=${r}
        />
        <button type="button" disabled=${c} onClick=${()=>u(m)}>Play on</button>
      </div>
      <${P} text=${g} />
    </section>
  `}var Ct={iterations:1e3,top:10},Mt=.3,At=7,ut={turns:[],players:[],isRunning:!1,isStopped:!1,problem:null};function pt(t,n,e){let[s,i]=w(ut),a=C(null),r=()=>a.current?.stop();T(()=>()=>{r(),a.current=null},[]);async function c(){let g=[],u=l=>{a.current===d&&i({...ut,turns:g,...l})},m=Math.min(Mt,At/Math.max(e,1)),d=ot.analyse({game:t,record:n,seconds:m,...Ct},l=>{l.of==="turn"&&(g=[...g,l]),u({isRunning:!0})});a.current=d,u({isRunning:!0});try{let{rows:l,stopped:f}=await d.answer,h=l;g=h.filter(({of:$})=>$==="turn"),u({players:h.filter(({of:$})=>$==="player"),isStopped:f})}catch(l){u({problem:z(l)})}}return{...s,start:c,stop:r}}function dn({server:t,replayed:n,record:e,analyses:s}){let{game:i,ruleset:a}=n,r=W(n.names.map(H)),c=X(()=>Q(i,a),[]);return c.value?o`
    <h2>${nt(t,i)}: ${r.join(", ")}</h2>
    <${Et}
      game=${i}
      names=${r}
      steps=${n.steps}
      rules=${c.value}
      record=${e}
      analyses=${s}
    />
  `:o`<${P} text=${c.error} />`}function Et({game:t,names:n,steps:e,rules:s,record:i,analyses:a}){let[r,c]=w(0),[g,u]=w(!1),[m,d]=w(null),l=e.filter(({event:y})=>y.action&&y.action.action!=="accept"),f=pt(t,i,l.length),h=tt[t];J("keydown",({key:y,target:x,altKey:F,ctrlKey:dt,metaKey:ht})=>{let G=+(y==="ArrowRight")-+(y==="ArrowLeft");m||!G||F||dt||ht||x.matches("input, select")||c(bt=>Math.min(Math.max(bt+G,0),e.length-1))});let $=L(()=>{let y=e.map(({event:x})=>x);return h.addDetails?.(y,s,null)??y},[]),p=$[r],v=_t(r,p),{observation:b,hands:mt}=e[r],B=e.slice(0,r+1).findLast(y=>y.event.event==="deal")?.event.bombs,_={seats:n.map(y=>({kind:"person",name:y})),seat:null,to_move:b.to_move??null,phase:b.phase??"turn",scores:b.scores??n.map(()=>0),observation:b};async function ft(y){let{Practice:x}=await import("./practice-WD2F5IBG.js");d({mistakes:y,Practice:x})}if(m){let{mistakes:y,Practice:x}=m;return o`<${x} ...${{game:t,names:n,steps:e,rules:s}} mistakes=${y} onEnd=${()=>d(null)} />`}return o`
    <${It} step=${r} last=${e.length-1} onStep=${c} />
    <p class="current-event" role="status">
      ${h.eventText(p,n)??Lt(p,h,n)}
    </p>
    <${st} view=${_} names=${n} />
    <div class="table ${t}">
      <div class="table-main">
        ${h.RoundScores&&p.event==="round end"&&o`
            <section class="panel ending">
              <${h.RoundScores} end=${p} names=${n} seat=${null} rules=${s} />
            </section>
          `}
        <${h.Position}
          observation=${b}
          rules=${s}
          action=${p.action}
          bombs=${g?B:void 0}
          changes=${v}
        />
        ${B&&o`
            <div class="row">
              <button
                type="button"
                class="toggle"
                aria-pressed=${g}
                onClick=${()=>u(!g)}
              >
                Show the bombs
              </button>
            </div>
          `}
        <ul class="hands">
          ${mt.map((y,x)=>o`
              <li key=${x}>
                <strong>${n[x]}</strong>
                ${y?o`<${h.StaticHand} hand=${y} rules=${s} label=${y} />`:o`<span class="hint">nothing left</span>`}
              </li>
            `)}
        </ul>
      </div>
      <aside class="table-side">
        <${ct}
          game=${t}
          analysis=${f}
          names=${n}
          steps=${e}
          gameView=${h}
          step=${r}
          startsAtOnce=${a&&!f.turns.length}
          onStep=${c}
          onPractice=${ft}
        />
        ${lt(i)&&_.to_move!==null&&o`
            <${$t}
              game=${t}
              names=${n}
              record=${i}
              seat=${_.to_move}
              lines=${r+2}
            />
          `}
        <${Nt}
          texts=${$.map(y=>h.eventText(y,n))}
          step=${r}
          onStep=${c}
        />
      </aside>
    </div>
  `}var Rt=300;function _t(t,n){let e=C({step:t,time:performance.now()});return L(()=>{let{step:s,time:i}=e.current;return e.current={step:t,time:performance.now()},e.current.time-i>Rt&&t===s+1?[{number:t,events:[n]}]:[]},[t])}var Lt=({action:t,player:n},e,s)=>t?e.pastActionText(t,s[n]):"The tiles are dealt.";function It({step:t,last:n,onStep:e}){let s=(i,a,r)=>o`
    <button
      type="button"
      aria-label=${i}
      disabled=${r<0||r>n||r===t}
      onClick=${()=>e(r)}
    >
      ${a}
    </button>
  `;return o`
    <div class="row stepper">
      ${s("First","|◀",0)} ${s("Previous","◀",t-1)}
      <input
        type="range"
        min="0"
        max=${n}
        value=${t}
        aria-label="Step"
        aria-valuetext=${`${t+1} of ${n+1}`}
        onInput=${({target:i})=>e(Number(i.value))}
      />
      ${s("Next","▶",t+1)} ${s("Last","▶|",n)}
      <span class="hint">${t+1} / ${n+1}</span>
    </div>
  `}function Nt({texts:t,step:n,onStep:e}){let s=E(n);return o`
    <section class="panel log">
      <h2>${j}</h2>
      <ol ref=${s} class="events">
        ${t.map((i,a)=>i&&o`
              <li key=${a}>
                <button
                  type="button"
                  class="plain"
                  aria-current=${a===n?"step":void 0}
                  onClick=${()=>e(a)}
                >
                  ${i}
                </button>
              </li>
            `)}
      </ol>
    </section>
  `}export{dn as Replayed};

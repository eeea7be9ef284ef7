import{a as A}from"./chunk-M63X5WVV.js";import{$ as N,B as q,C as G,D as E,F as L,H as M,Q as g,b as f,c as w,ca as R,e as x,f as C,h as l,j as P,la as O,p as j,qa as k}from"./chunk-WT27RGQW.js";function ee({server:o,rest:[e]}){let[s,n]=f([]),[t,r]=f(0),[u,d]=f({replayed:null,problem:null,busy:!1,request:0}),c=x(0);async function b(a){let $=++c.current,S=T=>{$===c.current&&d({replayed:null,problem:null,busy:!1,request:$,...T})};S({busy:!0});try{S(await q("record.replay",{lines:await a}))}catch(T){S({problem:E(T)})}}w(()=>{e&&b(G(e))},[e]);async function m(a){let $=B(o,await a.text());n($),p($,0)}function p(a,$){r($),b(Promise.resolve(a[$]?.lines??[]))}let{replayed:v,problem:h,busy:y,request:i}=u;return l`
    <div class="heading">
      <h1>Replay</h1>
      ${e&&l`<a href=${`#/table/${e}`}>To the table</a>`}
    </div>
    <section class="panel">
      <div class="field">
        <label for="record">A record: JSON Lines, as games are saved</label>
        <input
          id="record"
          type="file"
          accept=".jsonl,.json,.txt,.game"
          onChange=${({target:a})=>a.files[0]&&m(a.files[0])}
        />
      </div>
      ${s.length>1&&l`
          <${O}
            label=${`Game, of ${s.length}`}
            id="game"
            value=${String(t)}
            options=${s.map(({title:a},$)=>[String($),a])}
            onChange=${a=>p(s,Number(a))}
          />
        `}
      <p class="hint" role="status">${y?"Replaying …":""}</p>
      <${k} text=${h} />
    </section>
    ${v&&l`<${_} key=${i} server=${o} replayed=${v} />`}
  `}function B(o,e){let s=[];for(let n of e.split(`
`).filter(t=>t.trim())){let t=n.includes('"setup"')&&g(n).event==="setup";(!s.length||t)&&s.push([]),s.at(-1)?.push(n)}return s.map((n,t)=>({lines:n,title:`${t+1}. ${H(o,n)}`}))}function H(o,e){let{game:s,names:n=[]}=g(e[0]),{event:t,scores:r=[]}=g(e[e.length-1]),u=n.map((d,c)=>t==="game end"?`${d} ${r[c]}`:d);return[R(o,s),P(u)].filter(Boolean).join(": ")}function _({server:o,replayed:e}){let{game:s,ruleset:n}=e,t=j(e.names),r=M(()=>L(s,n),[]);return r.value?l`
    <h2>${R(o,s)}: ${t.join(", ")}</h2>
    <${I} game=${s} names=${t} steps=${e.steps} rules=${r.value} />
  `:l`<${k} text=${r.error} />`}function I({game:o,names:e,steps:s,rules:n}){let[t,r]=f(0),[u,d]=f(!1),c=N[o],b=C(()=>{let i=s.map(({event:a})=>a);return c.addDetails?.(i,n,null)??i},[]),m=b[t],{observation:p,hands:v}=s[t],h=s.slice(0,t+1).findLast(i=>i.event.event==="deal")?.event.bombs,y={seats:e.map(i=>({kind:"person",name:i})),seat:null,to_move:p.to_move??null,phase:p.phase??"turn",scores:p.scores??e.map(()=>0),observation:p};return l`
    <${D} step=${t} last=${s.length-1} onStep=${r} />
    <p class="current-event" role="status">
      ${c.eventText(m,e)??V(m,c,e)}
    </p>
    <${A} view=${y} names=${e} />
    <div class="table ${o}">
      <div class="table-main">
        ${c.RoundScores&&m.event==="round end"&&l`
            <section class="panel ending">
              <${c.RoundScores} end=${m} names=${e} seat=${null} rules=${n} />
            </section>
          `}
        <${c.Position}
          observation=${p}
          rules=${n}
          action=${m.action}
          bombs=${u?h:void 0}
        />
        ${h&&l`
            <div class="row">
              <button
                type="button"
                class="toggle"
                aria-pressed=${u}
                onClick=${()=>d(!u)}
              >
                Show the bombs
              </button>
            </div>
          `}
        <ul class="hands">
          ${v.map((i,a)=>l`
              <li key=${a}>
                <strong>${e[a]}</strong>
                ${i?l`<${c.StaticHand} hand=${i} rules=${n} label=${i} />`:l`<span class="hint">nothing left</span>`}
              </li>
            `)}
        </ul>
      </div>
      <aside class="table-side">
        <${F}
          texts=${b.map(i=>c.eventText(i,e))}
          step=${t}
          onStep=${r}
        />
      </aside>
    </div>
  `}var V=({action:o,player:e},s,n)=>o?s.pastActionText(o,n[e]):"The tiles are dealt.";function D({step:o,last:e,onStep:s}){let n=(t,r,u)=>l`
    <button
      type="button"
      aria-label=${t}
      disabled=${u<0||u>e||u===o}
      onClick=${()=>s(u)}
    >
      ${r}
    </button>
  `;return l`
    <div class="row stepper">
      ${n("First","|◀",0)} ${n("Previous","◀",o-1)}
      <input
        type="range"
        min="0"
        max=${e}
        value=${o}
        aria-label="Step"
        aria-valuetext=${`${o+1} of ${e+1}`}
        onInput=${({target:t})=>s(Number(t.value))}
      />
      ${n("Next","▶",o+1)} ${n("Last","▶|",e)}
      <span class="hint">${o+1} / ${e+1}</span>
    </div>
  `}function F({texts:o,step:e,onStep:s}){let n=x(null);return w(()=>{let t=n.current,r=t?.querySelector('[aria-current="step"]');t&&r instanceof HTMLElement&&(t.scrollTop=r.offsetTop-t.clientHeight/2)},[e]),l`
    <section class="panel log">
      <h2>Game log</h2>
      <ol ref=${n} class="events">
        ${o.map((t,r)=>t&&l`
              <li key=${r}>
                <button
                  type="button"
                  class="plain"
                  aria-current=${r===e?"step":void 0}
                  onClick=${()=>s(r)}
                >
                  ${t}
                </button>
              </li>
            `)}
      </ol>
    </section>
  `}export{ee as Replay};

import{b as a,c as m,e as O,h as c,i as x,j as _,l as C,o as z,ra as A}from"./chunk-4D5XPWCQ.js";function G({best:e=[]}){let n=({gain:o,equity:b=0})=>o??b;return e.filter(o=>n(o)>=n(e[0])-J&&o.win>=e[0].win-Q)}var J=1,Q=.02,M=(e,n)=>N(e)===N(n),N=e=>JSON.stringify(Object.entries(e).sort());function X({game:e,mistakes:n,names:o,steps:b,rules:E,onEnd:I}){let v=A[e],[t,P]=a(0),[d,V]=a([]),[r,u]=a(""),[f,q]=a(0),[F,w]=a(!1),p=n[t],{player:l,action:g,best:S=[]}=p,$=b[p.event-2],h=s=>v.actionText(s,$.observation),i=d.includes(t)||F,T=O(null);m(()=>T.current?.scrollIntoView(),[t]),_([t,f,i]),m(()=>{r&&x(r)},[f]);function L(s){q(f+1),G(p).some(D=>M(D.action,s))?(V([...d,t]),u(`${z(h(s))}: well found.`)):M(s,g)?u("That is what was played. There is something better."):u("There is something better.")}function y(s){P(s),u(""),w(!1)}let k=$.hands[l],W="hand_sizes"in $.observation,j={...$.observation,player:l,...W?{hand:k}:{rack:k}},B={game:e,observation:j,seat:l,to_move:l,phase:"turn",over:!1,seq:t};return c`
    <div class="table puzzle ${e}" ref=${T}>
      <div class="table-main">
        <section class="panel question" aria-label="Question">
          <p><strong>Mistake ${t+1} of ${n.length}: find a better turn.</strong></p>
          <p class="hint">${o[l]} chose: ${h(g)}.</p>
        </section>
        <${v.Play}
          key=${t}
          id=""
          view=${B}
          rules=${E}
          canAct=${!i}
          mustAnswer=${!1}
          act=${L}
          suggested=${i?S[0]?.action:null}
          onDraft=${()=>{}}
          notice=${null}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label="Your answer">
          <h2>${C(d.length,"mistake")} mended</h2>
          ${r&&c`<p class="verdict">${r}</p>`}
          ${i&&c`
              <p>The best turns:</p>
              <ol class="turns">
                ${S.slice(0,3).map(s=>c`<li>${h(s.action)} <span class="hint">${s.why}</span></li>`)}
              </ol>
            `}
          <div class="row">
            ${!i&&c`<button type="button" onClick=${()=>w(!0)}>Show the best turns</button>`}
            <button
              type="button"
              class=${i?"main":""}
              disabled=${t+1===n.length}
              onClick=${()=>y(t+1)}
            >
              Next mistake
            </button>
            <button type="button" disabled=${t===0} onClick=${()=>y(t-1)}>
              Previous mistake
            </button>
            <button type="button" onClick=${I}>Back to the game</button>
          </div>
        </section>
      </aside>
    </div>
  `}export{X as Practice};

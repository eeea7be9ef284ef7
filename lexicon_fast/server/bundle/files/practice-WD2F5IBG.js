import{c as a,d as m,eb as A,f as O,i as c,j as x,k as C,m as _,pb as M,r as z}from"./chunk-5SB4YQFK.js";function G({best:e=[]}){let s=({gain:o,equity:$=0})=>o??$;return e.filter(o=>s(o)>=s(e[0])-J&&o.win>=e[0].win-Q)}var J=1,Q=.02,N=(e,s)=>E(e)===E(s),E=e=>JSON.stringify(Object.entries(e).sort());function Z({game:e,mistakes:s,names:o,steps:$,rules:I,onEnd:P}){let v=A[e],[t,V]=a(0),[b,F]=a([]),[l,r]=a(""),[d,L]=a(0),[W,w]=a(!1),f=s[t],{player:p,action:T,best:g=[]}=f,u=$[f.event-2],h=n=>v.actionText(n,u.observation),i=b.includes(t)||W,S=O(null);m(()=>S.current?.scrollIntoView(),[t]),C([t,d,i]),m(()=>{l&&x(l)},[d]);function j(n){L(d+1),G(f).some(D=>N(D.action,n))?(F([...b,t]),r(`${z(h(n))}: well found.`)):N(n,T)?r("That is what was played. There is something better."):r("There is something better.")}function y(n){V(n),r(""),w(!1)}let k=u.hands[p],q="hand_sizes"in u.observation,B={...u.observation,player:p,...q?{hand:k}:{rack:k}};return c`
    <div class="table puzzle ${e}" ref=${S}>
      <div class="table-main">
        <section class="panel question" aria-label="Question">
          <p><strong>Mistake ${t+1} of ${s.length}: find a better turn.</strong></p>
          <p class="hint">${o[p]} chose: ${h(T)}.</p>
        </section>
        <${v.Play}
          key=${t}
          id=""
          view=${M(e,B,t)}
          rules=${I}
          canAct=${!i}
          mustAnswer=${!1}
          act=${j}
          suggested=${i?g[0]?.action:null}
          onDraft=${()=>{}}
          notice=${null}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label="Your answer">
          <h2>${_(b.length,"mistake")} mended</h2>
          ${l&&c`<p class="verdict">${l}</p>`}
          ${i&&c`
              <p>The best turns:</p>
              <ol class="turns">
                ${g.slice(0,3).map(n=>c`<li>${h(n.action)} <span class="hint">${n.why}</span></li>`)}
              </ol>
            `}
          <div class="row">
            ${!i&&c`<button type="button" onClick=${()=>w(!0)}>Show the best turns</button>`}
            <button
              type="button"
              class=${i?"main":""}
              disabled=${t+1===s.length}
              onClick=${()=>y(t+1)}
            >
              Next mistake
            </button>
            <button type="button" disabled=${t===0} onClick=${()=>y(t-1)}>
              Previous mistake
            </button>
            <button type="button" onClick=${P}>Back to the game</button>
          </div>
        </section>
      </aside>
    </div>
  `}export{Z as Practice};

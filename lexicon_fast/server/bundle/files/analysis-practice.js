import{Button as u,G as r,GAME_VIEWS as V,J as B,Q as E,announce as G,capitalized as J,counted as Q,fe as c,useFocus as W,viewOfTurn as j}from"./texts.js";var D="Question",H=(e,s)=>`Mistake ${e} of ${s}: find a better turn.`,Y=(e,s)=>`${e} chose: ${s}.`,K="Your answer",R=e=>`${Q(e,"mistake")} fixed`,U=e=>`${J(e)}: nice find!`,X="That’s what was played in the game. There’s something better.",Z="There’s something better.",ee="The best turns:",te="Show the best turns",se="Next mistake",ne="Previous mistake",oe="Back to the game";function ae({best:e=[]}){const s=({gain:o,equity:d=0})=>o??d;return e.filter(o=>s(o)>=s(e[0])-ie&&o.win>=e[0].win-re)}var ie=1,re=.02,A=(e,s)=>C(e)===C(s),C=e=>JSON.stringify(Object.entries(e).sort());function ce({game:e,mistakes:s,names:o,steps:d,rules:T,onEnd:_}){const v=V[e],[n,z]=r(0),[f,L]=r([]),[l,$]=r(""),[b,M]=r(0),[N,g]=r(!1),h=s[n],{player:p,action:x,best:S=[]}=h,i=d[h.event-2],w=t=>v.actionText(t,i.observation),a=f.includes(n)||N,k=E(null);B(()=>k.current?.scrollIntoView(),[n]),W([n,b,a]),B(()=>{l&&G(l)},[b]);const m=t=>v.listedAction?.(t,i.observation,T)??t;function P(t){M(b+1),ae(h).some(I=>A(I.action,m(t)))?(L([...f,n]),$(U(w(t)))):A(m(t),m(x))?$(X):$(Z)}function O(t){z(t),$(""),g(!1)}const y=i.hands[p],q="hand_sizes"in i.observation,F={...i.observation,player:p,...q?{hand:y}:{rack:y}};return c`
    <div class="table puzzle ${e}" ref=${k}>
      <div class="table-main">
        <section class="panel question" aria-label=${D}>
          <p><strong>${H(n+1,s.length)}</strong></p>
          <p class="hint">${Y(o[p],w(x))}</p>
        </section>
        <${v.Play}
          key=${n}
          id=""
          view=${j(e,F,n)}
          rules=${T}
          canAct=${!a}
          mustAnswer=${!1}
          act=${P}
          suggested=${a?S[0]?.action:null}
          onDraft=${()=>{}}
          notice=${null}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label=${K}>
          <h2>${R(f.length)}</h2>
          ${l&&c`<p class="verdict">${l}</p>`}
          ${a&&c`
              <p>${ee}</p>
              <ol class="turns">
                ${S.slice(0,3).map(t=>c`<li>${w(t.action)} <span class="hint">${t.why}</span></li>`)}
              </ol>
            `}
          <div class="row">
            ${!a&&c`<${u} text=${te} onClick=${()=>g(!0)} />`}
            <${u}
              text=${se}
              class=${a?"main":""}
              disabled=${n+1===s.length}
              onClick=${()=>O(n+1)}
            />
            <${u}
              text=${ne}
              disabled=${n===0}
              onClick=${()=>O(n-1)}
            />
            <${u} text=${oe} onClick=${_} />
          </div>
        </section>
      </aside>
    </div>
  `}export{ce as Practice};

import{G as r,GAME_VIEWS as I,J as O,Q as V,announce as E,capitalized as G,counted as J,fe as c,useFocus as Q,viewOfTurn as W}from"./texts.js";var j="Question",D=(t,n)=>`Mistake ${t} of ${n}: find a better turn.`,H=(t,n)=>`${t} chose: ${n}.`,Y="Your answer",K=t=>`${J(t,"mistake")} fixed`,R=t=>`${G(t)}: nice find!`,U="That’s what was played in the game. There’s something better.",X="There’s something better.",Z="The best turns:",tt="Show the best turns",et="Next mistake",nt="Previous mistake",st="Back to the game";function ot({best:t=[]}){const n=({gain:o,equity:$=0})=>o??$;return t.filter(o=>n(o)>=n(t[0])-at&&o.win>=t[0].win-it)}var at=1,it=.02,B=(t,n)=>A(t)===A(n),A=t=>JSON.stringify(Object.entries(t).sort());function rt({game:t,mistakes:n,names:o,steps:$,rules:m,onEnd:C}){const d=I[t],[s,_]=r(0),[v,z]=r([]),[l,u]=r(""),[b,L]=r(0),[M,T]=r(!1),p=n[s],{player:f,action:g,best:y=[]}=p,i=$[p.event-2],h=e=>d.actionText(e,i.observation),a=v.includes(s)||M,S=V(null);O(()=>S.current?.scrollIntoView(),[s]),Q([s,b,a]),O(()=>{l&&E(l)},[b]);const w=e=>d.listedAction?.(e,i.observation,m)??e;function N(e){L(b+1),ot(p).some(F=>B(F.action,w(e)))?(z([...v,s]),u(R(h(e)))):B(w(e),w(g))?u(U):u(X)}function k(e){_(e),u(""),T(!1)}const x=i.hands[f],P="hand_sizes"in i.observation,q={...i.observation,player:f,...P?{hand:x}:{rack:x}};return c`
    <div class="table puzzle ${t}" ref=${S}>
      <div class="table-main">
        <section class="panel question" aria-label=${j}>
          <p><strong>${D(s+1,n.length)}</strong></p>
          <p class="hint">${H(o[f],h(g))}</p>
        </section>
        <${d.Play}
          key=${s}
          id=""
          view=${W(t,q,s)}
          rules=${m}
          canAct=${!a}
          mustAnswer=${!1}
          act=${N}
          suggested=${a?y[0]?.action:null}
          onDraft=${()=>{}}
          notice=${null}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label=${Y}>
          <h2>${K(v.length)}</h2>
          ${l&&c`<p class="verdict">${l}</p>`}
          ${a&&c`
              <p>${Z}</p>
              <ol class="turns">
                ${y.slice(0,3).map(e=>c`<li>${h(e.action)} <span class="hint">${e.why}</span></li>`)}
              </ol>
            `}
          <div class="row">
            ${!a&&c`<button type="button" onClick=${()=>T(!0)}>${tt}</button>`}
            <button
              type="button"
              class=${a?"main":""}
              disabled=${s+1===n.length}
              onClick=${()=>k(s+1)}
            >
              ${et}
            </button>
            <button type="button" disabled=${s===0} onClick=${()=>k(s-1)}>
              ${nt}
            </button>
            <button type="button" onClick=${C}>${st}</button>
          </div>
        </section>
      </aside>
    </div>
  `}export{rt as Practice};

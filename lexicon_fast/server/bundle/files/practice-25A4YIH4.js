import{E as C,c as a,d as v,f as O,i as c,j as A,l as L,mb as P,wb as _,z as q}from"./chunk-5CZEX4L2.js";var z="Question",F=(t,s)=>`Mistake ${t} of ${s}: find a better turn.`,M=(t,s)=>`${t} chose: ${s}.`,N="Your answer",E=t=>`${q(t,"mistake")} fixed`,I=t=>`${C(t)}: nice find!`,V="That’s what was played in the game. There’s something better.",H="There’s something better.",W="The best turns:",j="Show the best turns",D="Next mistake",G="Previous mistake",J="Back to the game";function it({best:t=[]}){let s=({gain:o,equity:d=0})=>o??d;return t.filter(o=>s(o)>=s(t[0])-at&&o.win>=t[0].win-ct)}var at=1,ct=.02,Q=(t,s)=>R(t)===R(s),R=t=>JSON.stringify(Object.entries(t).sort());function xt({game:t,mistakes:s,names:o,steps:d,rules:w,onEnd:Y}){let p=P[t],[n,K]=a(0),[$,U]=a([]),[l,u]=a(""),[x,X]=a(0),[Z,T]=a(!1),b=s[n],{player:f,action:g,best:y=[]}=b,r=d[b.event-2],m=e=>p.actionText(e,r.observation),i=$.includes(n)||Z,B=O(null);v(()=>B.current?.scrollIntoView(),[n]),L([n,x,i]),v(()=>{l&&A(l)},[x]);let h=e=>p.listedAction?.(e,r.observation,w)??e;function tt(e){X(x+1),it(b).some(nt=>Q(nt.action,h(e)))?(U([...$,n]),u(I(m(e)))):Q(h(e),h(g))?u(V):u(H)}function S(e){K(e),u(""),T(!1)}let k=r.hands[f],et="hand_sizes"in r.observation,st={...r.observation,player:f,...et?{hand:k}:{rack:k}};return c`
    <div class="table puzzle ${t}" ref=${B}>
      <div class="table-main">
        <section class="panel question" aria-label=${z}>
          <p><strong>${F(n+1,s.length)}</strong></p>
          <p class="hint">${M(o[f],m(g))}</p>
        </section>
        <${p.Play}
          key=${n}
          id=""
          view=${_(t,st,n)}
          rules=${w}
          canAct=${!i}
          mustAnswer=${!1}
          act=${tt}
          suggested=${i?y[0]?.action:null}
          onDraft=${()=>{}}
          notice=${null}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label=${N}>
          <h2>${E($.length)}</h2>
          ${l&&c`<p class="verdict">${l}</p>`}
          ${i&&c`
              <p>${W}</p>
              <ol class="turns">
                ${y.slice(0,3).map(e=>c`<li>${m(e.action)} <span class="hint">${e.why}</span></li>`)}
              </ol>
            `}
          <div class="row">
            ${!i&&c`<button type="button" onClick=${()=>T(!0)}>${j}</button>`}
            <button
              type="button"
              class=${i?"main":""}
              disabled=${n+1===s.length}
              onClick=${()=>S(n+1)}
            >
              ${D}
            </button>
            <button type="button" disabled=${n===0} onClick=${()=>S(n-1)}>
              ${G}
            </button>
            <button type="button" onClick=${Y}>${J}</button>
          </div>
        </section>
      </aside>
    </div>
  `}export{xt as Practice};

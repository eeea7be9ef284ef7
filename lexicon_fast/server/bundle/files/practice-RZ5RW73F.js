import{E as L,c as a,d as m,f as S,i as c,j as k,l as O,mb as q,wb as C,z as A}from"./chunk-3KJTJI5O.js";var P="Question",_=(t,e)=>`Mistake ${t} of ${e}: find a better turn.`,z=(t,e)=>`${t} chose: ${e}.`,F="Your answer",M=t=>`${A(t,"mistake")} fixed`,N=t=>`${L(t)}: nice find!`,E="That’s what was played in the game. There’s something better.",I="There’s something better.",V="The best turns:",H="Show the best turns",W="Next mistake",j="Previous mistake",D="Back to the game";function ot({best:t=[]}){let e=({gain:o,equity:p=0})=>o??p;return t.filter(o=>e(o)>=e(t[0])-it&&o.win>=t[0].win-at)}var it=1,at=.02,G=(t,e)=>J(t)===J(e),J=t=>JSON.stringify(Object.entries(t).sort());function $t({game:t,mistakes:e,names:o,steps:p,rules:Q,onEnd:R}){let h=q[t],[s,Y]=a(0),[d,K]=a([]),[r,l]=a(""),[$,U]=a(0),[X,w]=a(!1),x=e[s],{player:b,action:v,best:T=[]}=x,u=p[x.event-2],f=n=>h.actionText(n,u.observation),i=d.includes(s)||X,g=S(null);m(()=>g.current?.scrollIntoView(),[s]),O([s,$,i]),m(()=>{r&&k(r)},[$]);function Z(n){U($+1),ot(x).some(st=>G(st.action,n))?(K([...d,s]),l(N(f(n)))):G(n,v)?l(E):l(I)}function y(n){Y(n),l(""),w(!1)}let B=u.hands[b],tt="hand_sizes"in u.observation,et={...u.observation,player:b,...tt?{hand:B}:{rack:B}};return c`
    <div class="table puzzle ${t}" ref=${g}>
      <div class="table-main">
        <section class="panel question" aria-label=${P}>
          <p><strong>${_(s+1,e.length)}</strong></p>
          <p class="hint">${z(o[b],f(v))}</p>
        </section>
        <${h.Play}
          key=${s}
          id=""
          view=${C(t,et,s)}
          rules=${Q}
          canAct=${!i}
          mustAnswer=${!1}
          act=${Z}
          suggested=${i?T[0]?.action:null}
          onDraft=${()=>{}}
          notice=${null}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label=${F}>
          <h2>${M(d.length)}</h2>
          ${r&&c`<p class="verdict">${r}</p>`}
          ${i&&c`
              <p>${V}</p>
              <ol class="turns">
                ${T.slice(0,3).map(n=>c`<li>${f(n.action)} <span class="hint">${n.why}</span></li>`)}
              </ol>
            `}
          <div class="row">
            ${!i&&c`<button type="button" onClick=${()=>w(!0)}>${H}</button>`}
            <button
              type="button"
              class=${i?"main":""}
              disabled=${s+1===e.length}
              onClick=${()=>y(s+1)}
            >
              ${W}
            </button>
            <button type="button" disabled=${s===0} onClick=${()=>y(s-1)}>
              ${j}
            </button>
            <button type="button" onClick=${R}>${D}</button>
          </div>
        </section>
      </aside>
    </div>
  `}export{$t as Practice};

import{Button as u,G as r,GAME_VIEWS as V,J as B,Q as E,announce as G,capitalized as J,counted as Q,fe as c,sent as W,useFocus as j,viewOfTurn as D}from"./texts.js";var H="Question",Y=(e,s)=>`Mistake ${e} of ${s}: find a better turn.`,K=(e,s)=>`${e} chose: ${s}.`,R="Your answer",U=e=>`${Q(e,"mistake")} fixed`,X=e=>`${J(e)}: nice find!`,Z="That’s what was played in the game. There’s something better.",ee="There’s something better.",te="The best turns:",se="Show the best turns",ne="Next mistake",oe="Previous mistake",ae="Back to the game";function ie({best:e=[]}){const s=({gain:o,equity:d=0})=>o??d;return e.filter(o=>s(o)>=s(e[0])-re&&o.win>=e[0].win-ce)}var re=1,ce=.02,A=(e,s)=>C(e)===C(s),C=e=>JSON.stringify(Object.entries(e).sort());function le({game:e,mistakes:s,names:o,steps:d,rules:T,onEnd:_}){const v=V[e],[n,z]=r(0),[f,L]=r([]),[l,$]=r(""),[b,M]=r(0),[N,g]=r(!1),h=s[n],{player:p,action:x,best:S=[]}=h,i=d[h.event-2],w=t=>v.actionText(t,i.observation),a=f.includes(n)||N,k=E(null);B(()=>k.current?.scrollIntoView(),[n]),j([n,b,a]),B(()=>{l&&G(l)},[b]);const m=t=>v.listedAction?.(t,i.observation,T)??t;function P(t){M(b+1),ie(h).some(I=>A(I.action,m(t)))?(L([...f,n]),$(X(w(t)))):A(m(t),m(x))?$(Z):$(ee)}function O(t){z(t),$(""),g(!1)}const y=i.hands[p],q="hand_sizes"in i.observation,F={...i.observation,player:p,...q?{hand:y}:{rack:y}};return c`
<div class="table puzzle ${e}" ref=${k}>
<div class="table-main">
<section class="panel question" aria-label=${H}>
<p><strong>${Y(n+1,s.length)}</strong></p>
<p class="hint">${K(o[p],w(x))}</p>
</section>
<${v.Play}
key=${n}
id=""
view=${D(e,F,n)}
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
<section class="panel answer" aria-label=${R}>
<h2>${U(f.length)}</h2>
${l&&c`<p class="verdict">${l}</p>`}
${a&&c`
<p>${te}</p>
<ol class="turns">
${S.slice(0,3).map(t=>c`<li>${w(t.action)} <span class="hint">${W(t.why)}</span></li>`)}
</ol>
`}
<div class="row">
${!a&&c`<${u} text=${se} onClick=${()=>g(!0)} />`}
<${u}
text=${ne}
class=${a?"main":""}
disabled=${n+1===s.length}
onClick=${()=>O(n+1)}
/>
<${u}
text=${oe}
disabled=${n===0}
onClick=${()=>O(n-1)}
/>
<${u} text=${ae} onClick=${_} />
</div>
</section>
</aside>
</div>
`}export{le as Practice};

import{Button as u,G as c,GAME_VIEWS as E,J as B,Q as G,announce as J,capitalized as W,fe as r,loadTexts as j,sent as D,useFocus as H,viewOfTurn as Q}from"./lexicon-play.js";var{analysis:s}=await j("replay");function K({best:n=[]}){const o=({gain:i,equity:v=0})=>i??v;return n.filter(i=>o(i)>=o(n[0])-R&&i.win>=n[0].win-U)}var R=1,U=.02,C=(n,o)=>M(n)===M(o),M=n=>JSON.stringify(Object.entries(n).sort());function X({game:n,mistakes:o,names:i,steps:v,rules:S,onEnd:_}){const p=E[n],[e,z]=c(0),[f,L]=c([]),[$,d]=c(""),[b,q]=c(0),[F,g]=c(!1),w=o[e],{player:x,action:y,best:O=[]}=w,l=v[w.event-2],T=t=>p.actionText(t,l.observation),a=f.includes(e)||F,m=G(null);B(()=>m.current?.scrollIntoView(),[e]),H([e,b,a]),B(()=>{$&&J($)},[b]);const h=t=>p.listedAction?.(t,l.observation,S)??t;function I(t){q(b+1),K(w).some(V=>C(V.action,h(t)))?(L([...f,e]),d(s.wellFound(W(T(t))))):C(h(t),h(y))?d(s.sameAsPlayed):d(s.notBest)}function k(t){z(t),d(""),g(!1)}const A=l.hands[x],N="hand_sizes"in l.observation,P={...l.observation,player:x,...N?{hand:A}:{rack:A}};return r`
<div class="table puzzle ${n}" ref=${m}>
<div class="table-main">
<section class="panel question" aria-label=${s.questionLabel}>
<p><strong>${s.questionText(e+1,o.length)}</strong></p>
<p class="hint">${s.playedText(i[x],T(y))}</p>
</section>
<${p.Play}
key=${e}
id=""
view=${Q(n,P,e)}
rules=${S}
canAct=${!a}
mustAnswer=${!1}
act=${I}
suggested=${a?O[0]?.action:null}
onDraft=${()=>{}}
notice=${null}
/>
</div>
<aside class="table-side">
<section class="panel answer" aria-label=${s.answerLabel}>
<h2>${s.mendedHeading(f.length)}</h2>
${$&&r`<p class="verdict">${$}</p>`}
${a&&r`
<p>${s.bestTurns}</p>
<ol class="turns">
${O.slice(0,3).map(t=>r`<li>${T(t.action)} <span class="hint">${D(t.why)}</span></li>`)}
</ol>
`}
<div class="row">
${!a&&r`<${u} text=${s.showBestButton} onClick=${()=>g(!0)} />`}
<${u}
text=${s.nextMistake}
class=${a?"main":""}
disabled=${e+1===o.length}
onClick=${()=>k(e+1)}
/>
<${u}
text=${s.previousMistake}
disabled=${e===0}
onClick=${()=>k(e-1)}
/>
<${u} text=${s.endButton} onClick=${_} />
</div>
</section>
</aside>
</div>
`}export{X as Practice};

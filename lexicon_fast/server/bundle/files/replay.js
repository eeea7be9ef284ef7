import{Choice as G,Field as C,G as g,Problem as O,VIEW_TITLES as S,call as T,fe as m,gameTitle as j,joined as L,listed as R,parsedObject as d,recordOf as x,rulesOf as P,storedTable as V,usePromise as k}from"./texts.js";var E="Back to the table",y="Saved game or GCG file",I="Replaying …",N=r=>`Game (${r} in this file)`;function B({number:r,game:t,names:n,scores:e}){const s=R(n.map((o,c)=>e?`${o} ${e[c]}`:o));return`${r}. ${L([t,s],": ")}`}function F({server:r,rest:[t],query:n}){const[e,s]=g([]),[o,c]=g(0),[i,$]=g(()=>t?x(t):null),v=k(async()=>{if(!i)return null;const a=import("./replay-replayed.js"),l=await i,{replayed:p}=await T("record.replay",{lines:l}),w=await P(p.game,p.ruleset);return{replayed:p,rules:w,record:l,View:(await a).Replayed}},[i]);async function b(a){const l=W(r,await a.text());s(l),f(l,0)}function f(a,l){c(l),$(Promise.resolve(a[l]?.lines??[]))}const{value:u,error:h}=v;return m`
    <div class="heading">
      <h1>${S.replay}</h1>
      ${t&&m`<a href=${`#/table/${t}`}>${E}</a>`}
    </div>
    ${e.length>1&&m`
        <${G}
          label=${N(e.length)}
          id="game"
          value=${String(o)}
          options=${e.map(({title:a},l)=>[String(l),a])}
          onChange=${a=>f(e,Number(a))}
        />
      `}
    ${u&&m`
        <${u.View}
          ...${u}
          server=${r}
          id=${t}
          seat=${t?V(t)?.seat??null:null}
          analyses=${n.has("analysis")}
          turn=${Number(n.get("turn"))||1}
        />
      `}
    <details class="panel" open=${!u}>
      <summary>${y}</summary>
      <${C} label=${y} id="record">
        <input
          id="record"
          type="file"
          accept=".jsonl,.json,.txt,.game,.gcg"
          onChange=${({target:a})=>a.files[0]&&b(a.files[0])}
        />
      <//>
      <p class="hint" role="status">${i&&!u&&!h?I:""}</p>
      <${O} text=${h} />
    </details>
  `}function W(r,t){const n=[];for(const e of t.split(`
`).filter(s=>s.trim())){const s=e.includes('"setup"')&&d(e).event==="setup";(!n.length||s)&&n.push([]),n.at(-1)?.push(e)}return n.map((e,s)=>({lines:e,title:_(r,e,s+1)}))}function _(r,t,n){const{game:e,names:s=[]}=d(t[0]),{event:o,scores:c=[]}=d(t[t.length-1]),i=o==="game end",$=j(r,e);return B({number:n,game:$,names:s,scores:i?c:null})}export{F as Replay};

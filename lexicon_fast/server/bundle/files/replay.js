import{Choice as G,Field as C,G as d,Problem as O,VIEW_TITLES as S,call as j,fe as m,gameTitle as L,joined as R,listed as T,parsedObject as g,recordOf as x,rulesOf as P,usePromise as V}from"./texts.js";var k="Back to the table",y="Saved game or GCG file",E="Replaying …",I=s=>`Game (${s} in this file)`;function B({number:s,game:t,names:r,scores:e}){const n=T(r.map((l,c)=>e?`${l} ${e[c]}`:l));return`${s}. ${R([t,n],": ")}`}function F({server:s,rest:[t],query:r}){const[e,n]=d([]),[l,c]=d(0),[i,p]=d(()=>t?x(t):null),v=V(async()=>{if(!i)return null;const a=import("./replay-replayed.js"),o=await i,{replayed:$}=await j("record.replay",{lines:o}),w=await P($.game,$.ruleset);return{replayed:$,rules:w,record:o,View:(await a).Replayed}},[i]);async function b(a){const o=N(s,await a.text());n(o),f(o,0)}function f(a,o){c(o),p(Promise.resolve(a[o]?.lines??[]))}const{value:u,error:h}=v;return m`
    <div class="heading">
      <h1>${S.replay}</h1>
      ${t&&m`<a href=${`#/table/${t}`}>${k}</a>`}
    </div>
    ${e.length>1&&m`
        <${G}
          label=${I(e.length)}
          id="game"
          value=${String(l)}
          options=${e.map(({title:a},o)=>[String(o),a])}
          onChange=${a=>f(e,Number(a))}
        />
      `}
    ${u&&m`
        <${u.View} ...${u} server=${s} analyses=${r.has("analysis")} />
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
      <p class="hint" role="status">${i&&!u&&!h?E:""}</p>
      <${O} text=${h} />
    </details>
  `}function N(s,t){const r=[];for(const e of t.split(`
`).filter(n=>n.trim())){const n=e.includes('"setup"')&&g(e).event==="setup";(!r.length||n)&&r.push([]),r.at(-1)?.push(e)}return r.map((e,n)=>({lines:e,title:W(s,e,n+1)}))}function W(s,t,r){const{game:e,names:n=[]}=g(t[0]),{event:l,scores:c=[]}=g(t[t.length-1]),i=l==="game end",p=L(s,e);return B({number:r,game:p,names:n,scores:i?c:null})}export{F as Replay};

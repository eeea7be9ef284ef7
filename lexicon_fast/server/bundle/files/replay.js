import{Choice as G,Field as O,G as f,Problem as T,TextArea as C,VIEW_TITLES as L,call as S,fe as u,gameTitle as j,joined as R,listed as E,parsedObject as g,recordOf as I,rulesOf as P,usePromise as V,useWindowEvent as y}from"./texts.js";var k="Back to the table",D="Or drop a file here, or paste the text of a game",b="Saved game or GCG file",N="Replaying …",W=o=>`Game (${o} in this file)`;function A({number:o,game:a,names:r,scores:t}){const s=E(r.map((l,c)=>t?`${l} ${t[c]}`:l));return`${o}. ${R([a,s],": ")}`}function B({server:o,rest:[a],query:r}){const[t,s]=f([]),[l,c]=f(0),[i,d]=f(()=>a?I(a):null),w=V(async()=>{if(!i)return null;const e=import("./replay-replayed.js"),n=await i,{replayed:$}=await S("record.replay",{lines:n}),x=await P($.game,$.ruleset);return{replayed:$,rules:x,record:n,View:(await e).Replayed}},[i]);async function m(e){const n=F(o,await e);s(n),h(n,0)}function h(e,n){c(n),d(Promise.resolve(e[n]?.lines??[]))}y("dragover",e=>e.preventDefault()),y("drop",e=>{e.preventDefault();const[n]=e.dataTransfer.files;n&&m(n.text())});const{value:p,error:v}=w;return u`
<div class="heading">
<h1>${L.replay}</h1>
${a&&u`<a href=${`#/table/${a}`}>${k}</a>`}
</div>
${t.length>1&&u`
<${G}
label=${W(t.length)}
id="game"
value=${String(l)}
options=${t.map(({title:e},n)=>[String(n),e])}
onChange=${e=>h(t,Number(e))}
/>
`}
${p&&u`
<${p.View}
...${p}
server=${o}
analyses=${r.has("analysis")}
id=${t.length?void 0:a}
first=${t.length?0:Number(r.get("step")??1)-1}
/>
`}
<details class="panel" open=${!p}>
<summary>${b}</summary>
<${O} label=${b} id="record">
<input
id="record"
type="file"
accept=".jsonl,.json,.txt,.game,.gcg"
onChange=${({target:e})=>e.files[0]&&m(e.files[0].text())}
/>
<//>
<${C}
label=${D}
id="record-text"
rows="3"
onInput=${({target:e})=>e.value.trim()&&m(e.value)}
/>
<p class="hint" role="status">${i&&!p&&!v?N:""}</p>
<${T} text=${v} />
</details>
`}function F(o,a){const r=[];for(const t of a.split(`
`).filter(s=>s.trim())){const s=t.includes('"setup"')&&g(t).event==="setup";(!r.length||s)&&r.push([]),r.at(-1)?.push(t)}return r.map((t,s)=>({lines:t,title:_(o,t,s+1)}))}function _(o,a,r){const{game:t,names:s=[]}=g(a[0]),{event:l,scores:c=[]}=g(a[a.length-1]),i=l==="game end",d=j(o,t);return A({number:r,game:d,names:s,scores:i?c:null})}export{B as Replay};

import{Choice as T,Field as G,G as f,Problem as O,TextArea as C,VIEW_TITLES as L,call as S,fe as p,gameTitle as j,joined as R,listed as E,parsedObject as g,recordOf as I,rulesOf as P,storedTable as V,usePromise as k,useWindowEvent as b}from"./texts.js";var D="Back to the table",N="Or drop a file here, or paste the text of a game",y="Saved game or GCG file",W="Replaying …",A=l=>`Game (${l} in this file)`;function B({number:l,game:a,names:r,scores:t}){const s=E(r.map((o,c)=>t?`${o} ${t[c]}`:o));return`${l}. ${R([a,s],": ")}`}function F({server:l,rest:[a],query:r}){const[t,s]=f([]),[o,c]=f(0),[i,$]=f(()=>a?I(a):null),w=k(async()=>{if(!i)return null;const e=import("./replay-replayed.js"),n=await i,{replayed:m}=await S("record.replay",{lines:n}),x=await P(m.game,m.ruleset);return{replayed:m,rules:x,record:n,View:(await e).Replayed}},[i]);async function d(e){const n=_(l,await e);s(n),h(n,0)}function h(e,n){c(n),$(Promise.resolve(e[n]?.lines??[]))}b("dragover",e=>e.preventDefault()),b("drop",e=>{e.preventDefault();const[n]=e.dataTransfer.files;n&&d(n.text())});const{value:u,error:v}=w;return p`
<div class="heading">
<h1>${L.replay}</h1>
${a&&p`<a href=${`#/table/${a}`}>${D}</a>`}
</div>
${t.length>1&&p`
<${T}
label=${A(t.length)}
id="game"
value=${String(o)}
options=${t.map(({title:e},n)=>[String(n),e])}
onChange=${e=>h(t,Number(e))}
/>
`}
${u&&p`
<${u.View}
...${u}
server=${l}
id=${t.length?void 0:a}
seat=${a&&!t.length?V(a)?.seat??null:null}
analyses=${r.has("analysis")}
turn=${!t.length&&Number(r.get("turn"))||1}
/>
`}
<details class="panel" open=${!u}>
<summary>${y}</summary>
<${G} label=${y} id="record">
<input
id="record"
type="file"
accept=".jsonl,.json,.txt,.game,.gcg"
onChange=${({target:e})=>e.files[0]&&d(e.files[0].text())}
/>
<//>
<${C}
label=${N}
id="record-text"
rows="3"
onInput=${({target:e})=>e.value.trim()&&d(e.value)}
/>
<p class="hint" role="status">${i&&!u&&!v?W:""}</p>
<${O} text=${v} />
</details>
`}function _(l,a){const r=[];for(const t of a.split(`
`).filter(s=>s.trim())){const s=t.includes('"setup"')&&g(t).event==="setup";(!r.length||s)&&r.push([]),r.at(-1)?.push(t)}return r.map((t,s)=>({lines:t,title:z(l,t,s+1)}))}function z(l,a,r){const{game:t,names:s=[]}=g(a[0]),{event:o,scores:c=[]}=g(a[a.length-1]),i=o==="game end",$=j(l,t);return B({number:r,game:$,names:s,scores:i?c:null})}export{F as Replay};

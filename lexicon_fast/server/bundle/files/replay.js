import{Choice as T,Field as L,G as v,Problem as O,TextArea as C,call as S,common as j,fe as m,gameTitle as E,loadTexts as G,parsedObject as y,recordOf as I,rulesOf as P,storedTable as R,usePromise as V,useWindowEvent as w}from"./lexicon-play.js";var{replay:r}=await G("replay");function D({server:o,rest:[a],query:s}){const[t,l]=v([]),[$,d]=v(0),[i,f]=v(()=>a?I(a):null),g=V(async()=>{if(!i)return null;const e=import("./replay-replayed.js"),n=await i,{replayed:h}=await S("record.replay",{lines:n}),x=await P(h.game,h.ruleset);return{replayed:h,rules:x,record:n,View:(await e).Replayed}},[i]);async function c(e){const n=N(o,await e);l(n),p(n,0)}function p(e,n){d(n),f(Promise.resolve(e[n]?.lines??[]))}w("dragover",e=>e.preventDefault()),w("drop",e=>{e.preventDefault();const[n]=e.dataTransfer.files;n&&c(n.text())});const{value:u,error:b}=g;return m`
<div class="heading">
<h1>${j.VIEW_TITLES.replay}</h1>
${a&&m`<a href=${`#/table/${a}`}>${r.tableLink}</a>`}
</div>
${t.length>1&&m`
<${T}
label=${r.gameLabel(t.length)}
id="game"
value=${String($)}
options=${t.map(({title:e},n)=>[String(n),e])}
onChange=${e=>p(t,Number(e))}
/>
`}
${u&&m`
<${u.View}
...${u}
server=${o}
id=${t.length?void 0:a}
seat=${a&&!t.length?R(a)?.seat??null:null}
analyses=${s.has("analysis")}
turn=${!t.length&&Number(s.get("turn"))||1}
/>
`}
<details class="panel" open=${!u}>
<summary>${r.fileLabel}</summary>
<${L} label=${r.fileLabel} id="record">
<input
id="record"
type="file"
accept=".jsonl,.json,.txt,.game,.gcg"
onChange=${({target:e})=>e.files[0]&&c(e.files[0].text())}
/>
<//>
<${C}
label=${r.pasteLabel}
id="record-text"
rows="3"
onInput=${({target:e})=>e.value.trim()&&c(e.value)}
/>
<p class="hint" role="status">${i&&!u&&!b?r.replaying:""}</p>
<${O} text=${b} />
</details>
`}function N(o,a){const s=[];for(const t of a.split(`
`).filter(l=>l.trim())){const l=t.includes('"setup"')&&y(t).event==="setup";(!s.length||l)&&s.push([]),s.at(-1)?.push(t)}return s.map((t,l)=>({lines:t,title:W(o,t,l+1)}))}function W(o,a,s){const{game:t,names:l=[]}=y(a[0]),{event:$,scores:d=[]}=y(a[a.length-1]),i=$==="game end",f=E(o,t),g=l.map((c,p)=>i?`${c} ${d[p]}`:c);return r.gameOption(s,f,g)}export{D as Replay};

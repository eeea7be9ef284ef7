import{Choice as b,G as $,Problem as w,VIEW_TITLES as G,call as C,fe as u,gameTitle as S,listed as j,parsedObject as m,recordOf as L,usePromise as O}from"./texts.js";var R="Back to the table",T="Saved game or GCG file",x="Replaying …",P=s=>`Game (${s} in this file)`;function V({number:s,game:t,names:o,scores:e}){const a=j(o.map((l,c)=>e?`${l} ${e[c]}`:l));return`${s}. ${[t,a].filter(Boolean).join(": ")}`}function k({server:s,rest:[t],query:o}){const[e,a]=$([]),[l,c]=$(0),[i,d]=$(()=>t?L(t):null),h=O(async()=>{if(!i)return null;const n=import("./replay-replayed.js"),r=await i,{replayed:y}=await C("record.replay",{lines:r});return{replayed:y,lines:r,View:(await n).Replayed}},[i]);async function v(n){const r=B(s,await n.text());a(r),f(r,0)}function f(n,r){c(r),d(Promise.resolve(n[r]?.lines??[]))}const{value:p,error:g}=h;return u`
    <div class="heading">
      <h1>${G.replay}</h1>
      ${t&&u`<a href=${`#/table/${t}`}>${R}</a>`}
    </div>
    <section class="panel">
      <div class="field">
        <label for="record">${T}</label>
        <input
          id="record"
          type="file"
          accept=".jsonl,.json,.txt,.game,.gcg"
          onChange=${({target:n})=>n.files[0]&&v(n.files[0])}
        />
      </div>
      ${e.length>1&&u`
          <${b}
            label=${P(e.length)}
            id="game"
            value=${String(l)}
            options=${e.map(({title:n},r)=>[String(r),n])}
            onChange=${n=>f(e,Number(n))}
          />
        `}
      <p class="hint" role="status">${i&&!p&&!g?x:""}</p>
      <${w} text=${g} />
    </section>
    ${p&&u`
        <${p.View}
          server=${s}
          replayed=${p.replayed}
          record=${p.lines}
          analyses=${o.has("analysis")}
        />
      `}
  `}function B(s,t){const o=[];for(const e of t.split(`
`).filter(a=>a.trim())){const a=e.includes('"setup"')&&m(e).event==="setup";(!o.length||a)&&o.push([]),o.at(-1)?.push(e)}return o.map((e,a)=>({lines:e,title:E(s,e,a+1)}))}function E(s,t,o){const{game:e,names:a=[]}=m(t[0]),{event:l,scores:c=[]}=m(t[t.length-1]),i=l==="game end",d=S(s,e);return V({number:o,game:d,names:a,scores:i?c:null})}export{k as Replay};

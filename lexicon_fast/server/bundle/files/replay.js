import{Choice as L,G as m,J as O,Problem as R,Q as V,VIEW_TITLES as k,call as E,errorText as P,fe as u,gameTitle as B,listed as I,parsedObject as d,recordOf as J}from"./texts.js";var M="Back to the table",N="Saved game or GCG file",Q="Replaying …",W=a=>`Game (${a} in this file)`;function Y({number:a,game:t,names:r,scores:e}){const s=I(r.map((o,i)=>e?`${o} ${e[i]}`:o));return`${a}. ${[t,s].filter(Boolean).join(": ")}`}var w={replayed:null,lines:[],problem:null,busy:!1,request:0,View:null};function _({server:a,rest:[t],query:r}){const[e,s]=m([]),[o,i]=m(0),[p,f]=m(w),g=V(0);async function h(n){const l=++g.current,$=c=>{l===g.current&&f({...w,request:l,...c})};$({busy:!0});try{const c=import("./replay-replayed.js"),v=await n,x=await E("record.replay",{lines:v});$({...x,lines:v,View:(await c).Replayed})}catch(c){$({problem:P(c)})}}O(()=>{t&&h(J(t))},[t]);async function G(n){const l=z(a,await n.text());s(l),y(l,0)}function y(n,l){i(l),h(Promise.resolve(n[l]?.lines??[]))}const{replayed:b,lines:S,problem:T,busy:q,request:C,View:j}=p;return u`
    <div class="heading">
      <h1>${k.replay}</h1>
      ${t&&u`<a href=${`#/table/${t}`}>${M}</a>`}
    </div>
    <section class="panel">
      <div class="field">
        <label for="record">${N}</label>
        <input
          id="record"
          type="file"
          accept=".jsonl,.json,.txt,.game,.gcg"
          onChange=${({target:n})=>n.files[0]&&G(n.files[0])}
        />
      </div>
      ${e.length>1&&u`
          <${L}
            label=${W(e.length)}
            id="game"
            value=${String(o)}
            options=${e.map(({title:n},l)=>[String(l),n])}
            onChange=${n=>y(e,Number(n))}
          />
        `}
      <p class="hint" role="status">${q?Q:""}</p>
      <${R} text=${T} />
    </section>
    ${b&&u`
        <${j}
          key=${C}
          server=${a}
          replayed=${b}
          record=${S}
          analyses=${r.has("analysis")}
        />
      `}
  `}function z(a,t){const r=[];for(const e of t.split(`
`).filter(s=>s.trim())){const s=e.includes('"setup"')&&d(e).event==="setup";(!r.length||s)&&r.push([]),r.at(-1)?.push(e)}return r.map((e,s)=>({lines:e,title:A(a,e,s+1)}))}function A(a,t,r){const{game:e,names:s=[]}=d(t[0]),{event:o,scores:i=[]}=d(t[t.length-1]),p=o==="game end",f=B(a,e);return Y({number:r,game:f,names:s,scores:p?i:null})}export{_ as Replay};

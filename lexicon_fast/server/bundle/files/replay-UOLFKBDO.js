import{A as T,Bb as R,Ea as u,Kb as j,c as m,d as v,f as w,i as p,na as S,pa as C,pb as O,qa as G,s as L}from"./chunk-EP65XFAW.js";var q="To the table",E="A file with a saved game, or with a game in GCG",V="Replaying …",k=n=>`Game, of ${n}`;function P({number:n,game:t,names:r,scores:e}){let s=T(r.map((l,i)=>e?`${l} ${e[i]}`:l));return`${n}. ${[t,s].filter(Boolean).join(": ")}`}var I={replayed:null,lines:[],problem:null,busy:!1,request:0,View:null};function ee({server:n,rest:[t],query:r}){let[e,s]=m([]),[l,i]=m(0),[f,g]=m(I),d=w(0);async function h(o){let a=++d.current,$=c=>{a===d.current&&g({...I,request:a,...c})};$({busy:!0});try{let c=import("./replayed-ZLEBNZZW.js"),x=await o,_=await S("record.replay",{lines:x});$({..._,lines:x,View:(await c).Replayed})}catch(c){$({problem:G(c)})}}v(()=>{t&&h(C(t))},[t]);async function A(o){let a=D(n,await o.text());s(a),y(a,0)}function y(o,a){i(a),h(Promise.resolve(o[a]?.lines??[]))}let{replayed:b,lines:B,problem:M,busy:N,request:W,View:Y}=f;return p`
    <div class="heading">
      <h1>${L.replay}</h1>
      ${t&&p`<a href=${`#/table/${t}`}>${q}</a>`}
    </div>
    <section class="panel">
      <div class="field">
        <label for="record">${E}</label>
        <input
          id="record"
          type="file"
          accept=".jsonl,.json,.txt,.game,.gcg"
          onChange=${({target:o})=>o.files[0]&&A(o.files[0])}
        />
      </div>
      ${e.length>1&&p`
          <${R}
            label=${k(e.length)}
            id="game"
            value=${String(l)}
            options=${e.map(({title:o},a)=>[String(a),o])}
            onChange=${o=>y(e,Number(o))}
          />
        `}
      <p class="hint" role="status">${N?V:""}</p>
      <${j} text=${M} />
    </section>
    ${b&&p`
        <${Y}
          key=${W}
          server=${n}
          replayed=${b}
          record=${B}
          analyses=${r.has("analysis")}
        />
      `}
  `}function D(n,t){let r=[];for(let e of t.split(`
`).filter(s=>s.trim())){let s=e.includes('"setup"')&&u(e).event==="setup";(!r.length||s)&&r.push([]),r.at(-1)?.push(e)}return r.map((e,s)=>({lines:e,title:F(n,e,s+1)}))}function F(n,t,r){let{game:e,names:s=[]}=u(t[0]),{event:l,scores:i=[]}=u(t[t.length-1]),f=l==="game end",g=O(n,e);return P({number:r,game:g,names:s,scores:f?i:null})}export{ee as Replay};

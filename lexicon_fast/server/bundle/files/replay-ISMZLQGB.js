import{A as S,Bb as R,Ea as u,Kb as j,c as m,d as v,f as w,i as p,na as T,pa as C,pb as O,qa as G,s as L}from"./chunk-5CZEX4L2.js";var k="Back to the table",q="Saved game or GCG file",E="Replaying …",V=n=>`Game (${n} in this file)`;function P({number:n,game:t,names:r,scores:e}){let o=S(r.map((l,i)=>e?`${l} ${e[i]}`:l));return`${n}. ${[t,o].filter(Boolean).join(": ")}`}var B={replayed:null,lines:[],problem:null,busy:!1,request:0,View:null};function ee({server:n,rest:[t],query:r}){let[e,o]=m([]),[l,i]=m(0),[f,$]=m(B),d=w(0);async function h(s){let a=++d.current,g=c=>{a===d.current&&$({...B,request:a,...c})};g({busy:!0});try{let c=import("./replayed-7DAOBQMI.js"),x=await s,z=await T("record.replay",{lines:x});g({...z,lines:x,View:(await c).Replayed})}catch(c){g({problem:G(c)})}}v(()=>{t&&h(C(t))},[t]);async function I(s){let a=D(n,await s.text());o(a),y(a,0)}function y(s,a){i(a),h(Promise.resolve(s[a]?.lines??[]))}let{replayed:b,lines:M,problem:N,busy:W,request:Y,View:_}=f;return p`
    <div class="heading">
      <h1>${L.replay}</h1>
      ${t&&p`<a href=${`#/table/${t}`}>${k}</a>`}
    </div>
    <section class="panel">
      <div class="field">
        <label for="record">${q}</label>
        <input
          id="record"
          type="file"
          accept=".jsonl,.json,.txt,.game,.gcg"
          onChange=${({target:s})=>s.files[0]&&I(s.files[0])}
        />
      </div>
      ${e.length>1&&p`
          <${R}
            label=${V(e.length)}
            id="game"
            value=${String(l)}
            options=${e.map(({title:s},a)=>[String(a),s])}
            onChange=${s=>y(e,Number(s))}
          />
        `}
      <p class="hint" role="status">${W?E:""}</p>
      <${j} text=${N} />
    </section>
    ${b&&p`
        <${_}
          key=${Y}
          server=${n}
          replayed=${b}
          record=${M}
          analyses=${r.has("analysis")}
        />
      `}
  `}function D(n,t){let r=[];for(let e of t.split(`
`).filter(o=>o.trim())){let o=e.includes('"setup"')&&u(e).event==="setup";(!r.length||o)&&r.push([]),r.at(-1)?.push(e)}return r.map((e,o)=>({lines:e,title:F(n,e,o+1)}))}function F(n,t,r){let{game:e,names:o=[]}=u(t[0]),{event:l,scores:i=[]}=u(t[t.length-1]),f=l==="game end",$=O(n,e);return P({number:r,game:$,names:o,scores:f?i:null})}export{ee as Replay};

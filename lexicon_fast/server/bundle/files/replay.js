import{Choice as w,Field as G,G as g,Problem as C,VIEW_TITLES as O,call as S,fe as p,gameTitle as j,joined as L,listed as R,parsedObject as d,recordOf as T,rulesOf as x,usePromise as P}from"./texts.js";var V="Back to the table",k="Saved game or GCG file",E="Replaying …",I=s=>`Game (${s} in this file)`;function B({number:s,game:t,names:o,scores:e}){const a=R(o.map((l,c)=>e?`${l} ${e[c]}`:l));return`${s}. ${L([t,a],": ")}`}function F({server:s,rest:[t],query:o}){const[e,a]=g([]),[l,c]=g(0),[i,m]=g(()=>t?T(t):null),v=P(async()=>{if(!i)return null;const n=import("./replay-replayed.js"),r=await i,{replayed:$}=await S("record.replay",{lines:r}),b=await x($.game,$.ruleset);return{replayed:$,rules:b,record:r,View:(await n).Replayed}},[i]);async function y(n){const r=N(s,await n.text());a(r),f(r,0)}function f(n,r){c(r),m(Promise.resolve(n[r]?.lines??[]))}const{value:u,error:h}=v;return p`
    <div class="heading">
      <h1>${O.replay}</h1>
      ${t&&p`<a href=${`#/table/${t}`}>${V}</a>`}
    </div>
    <section class="panel">
      <${G} label=${k} id="record">
        <input
          id="record"
          type="file"
          accept=".jsonl,.json,.txt,.game,.gcg"
          onChange=${({target:n})=>n.files[0]&&y(n.files[0])}
        />
      <//>
      ${e.length>1&&p`
          <${w}
            label=${I(e.length)}
            id="game"
            value=${String(l)}
            options=${e.map(({title:n},r)=>[String(r),n])}
            onChange=${n=>f(e,Number(n))}
          />
        `}
      <p class="hint" role="status">${i&&!u&&!h?E:""}</p>
      <${C} text=${h} />
    </section>
    ${u&&p`
        <${u.View} ...${u} server=${s} analyses=${o.has("analysis")} />
      `}
  `}function N(s,t){const o=[];for(const e of t.split(`
`).filter(a=>a.trim())){const a=e.includes('"setup"')&&d(e).event==="setup";(!o.length||a)&&o.push([]),o.at(-1)?.push(e)}return o.map((e,a)=>({lines:e,title:W(s,e,a+1)}))}function W(s,t,o){const{game:e,names:a=[]}=d(t[0]),{event:l,scores:c=[]}=d(t[t.length-1]),i=l==="game end",m=j(s,e);return B({number:o,game:m,names:a,scores:i?c:null})}export{F as Replay};

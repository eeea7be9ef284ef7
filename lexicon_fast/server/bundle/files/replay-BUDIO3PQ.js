import{Db as x,c as p,d as v,f as R,ga as G,ha as S,hb as j,i,ia as T,n as C,ub as q,wa as u}from"./chunk-5SB4YQFK.js";var P={replayed:null,lines:[],problem:null,busy:!1,request:0,View:null};function K({server:a,rest:[s],query:r}){let[e,n]=p([]),[m,f]=p(0),[c,d]=p(P),h=R(0);async function g(t){let o=++h.current,$=l=>{o===h.current&&d({...P,request:o,...l})};$({busy:!0});try{let l=import("./replay_game-DXVYA7DD.js"),w=await t,M=await G("record.replay",{lines:w});$({...M,lines:w,View:(await l).Replayed})}catch(l){$({problem:T(l)})}}v(()=>{s&&g(S(s))},[s]);async function V(t){let o=N(a,await t.text());n(o),y(o,0)}function y(t,o){f(o),g(Promise.resolve(t[o]?.lines??[]))}let{replayed:b,lines:E,problem:O,busy:k,request:A,View:B}=c;return i`
    <div class="heading">
      <h1>Replay</h1>
      ${s&&i`<a href=${`#/table/${s}`}>To the table</a>`}
    </div>
    <section class="panel">
      <div class="field">
        <label for="record">A file with a saved game, or with a game in GCG</label>
        <input
          id="record"
          type="file"
          accept=".jsonl,.json,.txt,.game,.gcg"
          onChange=${({target:t})=>t.files[0]&&V(t.files[0])}
        />
      </div>
      ${e.length>1&&i`
          <${q}
            label=${`Game, of ${e.length}`}
            id="game"
            value=${String(m)}
            options=${e.map(({title:t},o)=>[String(o),t])}
            onChange=${t=>y(e,Number(t))}
          />
        `}
      <p class="hint" role="status">${k?"Replaying …":""}</p>
      <${x} text=${O} />
    </section>
    ${b&&i`
        <${B}
          key=${A}
          server=${a}
          replayed=${b}
          record=${E}
          analyses=${r.has("analysis")}
        />
      `}
  `}function N(a,s){let r=[];for(let e of s.split(`
`).filter(n=>n.trim())){let n=e.includes('"setup"')&&u(e).event==="setup";(!r.length||n)&&r.push([]),r.at(-1)?.push(e)}return r.map((e,n)=>({lines:e,title:`${n+1}. ${Y(a,e)}`}))}function Y(a,s){let{game:r,names:e=[]}=u(s[0]),{event:n,scores:m=[]}=u(s[s.length-1]),f=e.map((c,d)=>n==="game end"?`${c} ${m[d]}`:c);return[j(a,r),C(f)].filter(Boolean).join(": ")}export{K as Replay};

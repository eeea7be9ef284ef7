import{Ab as tt,E as I,Hb as et,Kb as z,Ma as W,P as V,Pa as m,Qa as x,Ra as j,aa as J,c,ca as f,d as Y,i as r,j as _,l as Z,mb as K,na as S,ob as R,qa as Q,sa as U,ua as D,wb as X,x as E,z as F}from"./chunk-EP65XFAW.js";var ot=t=>`Puzzle of ${t}`,nt="Puzzle for practice",st="Looking for the puzzle …",rt="Question";function at({difficulty:t,levels:o,dictionary:e}){return`${t===null?`None of the ${o} levels of the bots solves it.`:`Difficulty ${t} of ${o}: bots solve it from level ${t} on.`} The dictionary is ${V(e)}.`}var P="Your answer",it="Begin again",lt=t=>`${t&&`${t} so far. `}Try as often as you like.`,ut="Show the solution",ct=t=>t>1?"The shortest way, or one of them:":"The best play:",$t=t=>`Your streak: ${F(t,"day")}.`,pt="Your result, without the answer";function dt({game:t,day:o,difficulty:e,squares:a,done:s,days:n,address:i}){let l=e===null?"no level":`level ${e}`,y=n>1?`, ${n} days in a row`:"";return`${t}, puzzle of ${o}, ${l}
${`${a} ${s}${y}`.trim()}
${i}`}var ft="Puzzles by day",mt="Today",xt="More days",yt="A puzzle for practice";var Ct=864e5,A=(t,o)=>new Date(Date.parse(`${t}T00:00Z`)-o*Ct).toISOString().slice(0,10),b=t=>new Date(`${t}T00:00Z`).toLocaleDateString("en-GB",{dateStyle:"long",timeZone:"UTC"});function ht(t,o){let e=n=>x(t,A(o,n))?.onDay===!0,a=e(0)?0:1,s=a;for(;e(s);)s+=1;return s-a}function zt({day:t,puzzle:{tries:o,end:e},...a}){let s=e==="solved",n="⬜".repeat(s?o-1:o)+(s?"🟩":"");return dt({...a,day:b(t),squares:n,done:f({tries:o,end:e})})}var bt=7;function gt({game:t,day:o}){let[e,a]=c(bt),s=m(),n=Array.from({length:e},(i,l)=>A(s,l));return r`
    <section class="panel">
      <h2>${ft}</h2>
      <ul class="days">
        ${n.map(i=>r`
            <li key=${i}>
              <a
                href=${`#/puzzle/${t}/${i}`}
                aria-current=${i===o?"page":void 0}
              >
                ${i===s?mt:b(i)}
              </a>
              <span class="hint">${f(x(t,i))}</span>
            </li>
          `)}
      </ul>
      <div class="row">
        <button type="button" onClick=${()=>a(e+bt)}>
          ${xt}
        </button>
        <a class="button" href=${`#/puzzle/${t}?seed=${Nt()}`}>
          ${yt}
        </a>
      </div>
    </section>
  `}var Nt=()=>Math.floor(Math.random()*2**32);function ie({server:t,rest:[o,e],query:a}){let s=R(t,o??W()),n=a.get("seed"),{game:i}=s,l=n===null?{game:i,day:e??m()}:{game:i,seed:Number(n)},y=n===null||/^\d{1,15}$/.test(n);return r`
    <div class="heading">
      <h1>${l.day?ot(Ot(l.day)):nt}</h1>
      <${et} server=${t} view="puzzle" game=${i} />
    </div>
    ${y?r`<${qt} key=${JSON.stringify(l)} asked=${l} title=${s.title} />`:r`<${z} text=${J} />`}
  `}var Ot=t=>Number.isNaN(Date.parse(`${t}T00:00Z`))?t:b(t);function qt({asked:t,title:o}){let e=D(async()=>{let a=await S("puzzle",t);return{puzzle:a,rules:await U(t.game,a.observation.ruleset??null)}},[]);return e.value?r`<${Gt} asked=${t} title=${o} ...${e.value} />`:r`
      <p role="status">${e.error?"":st}</p>
      <${z} text=${e.error} />
    `}function Gt({asked:t,title:o,puzzle:e,rules:a}){let{game:s,day:n,question:i,difficulty:l,levels:y}=e,{Play:wt,actionText:H}=K[s],[$,kt]=c(()=>n&&x(s,n)||{tries:0,end:null}),[d,L]=c([]),[g,C]=c(""),[St,T]=c(null),[w,Bt]=c(0),[N,O]=c(!1),p=$.end!==null,q=d.at(-1)?.after??e.observation,{value:k,error:Dt}=D(async()=>p?S("puzzle.solution",t):null,[p]);Z([w,N,p]),Y(()=>{g&&_(g)},[w]);function B(u){kt(u),n&&j(s,n,u)}async function Pt(u){O(!0),T(null);try{let v=[...d.map(Lt=>Lt.action),u],h=await S("puzzle.check",{...t,answer:v});if(C(h.text),Bt(w+1),h.observation&&L([...d,{action:u,before:q,after:h.observation}]),h.value===null)return;let M=$.tries+1;h.solved?B({tries:M,end:"solved",onDay:n===m()}):B({...$,tries:M})}catch(v){T(Q(v))}finally{O(!1)}}function G(u){L(d.slice(0,u)),C(""),T(null)}let At=p&&k?.solution.length===1?k.solution[0]:null,Ht=at({difficulty:l,levels:y.length,dictionary:e.dictionary});return r`
    <div class="table puzzle ${s}">
      <div class="table-main">
        <section class="panel question" aria-label=${rt}>
          <p><strong>${i}</strong></p>
          <p class="hint">${Ht}</p>
        </section>
        <${wt}
          id=""
          view=${X(s,q,w)}
          rules=${a}
          canAct=${!N&&!p}
          mustAnswer=${!1}
          playsOnly=${!0}
          act=${Pt}
          suggested=${At}
          onDraft=${()=>T(null)}
          notice=${r`<${z} text=${St} />`}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label=${P}>
          <h2>${p?f($):P}</h2>
          ${g&&r`<p class="verdict">${g}</p>`}
          ${!p&&d.length>0&&r`
              <ol class="turns">
                ${d.map(({action:u,before:v})=>r`<li>${Tt(u,v,H)}</li>`)}
              </ol>
              <div class="row">
                <button type="button" onClick=${()=>G(d.length-1)}>
                  ${E}
                </button>
                <button type="button" onClick=${()=>G(0)}>
                  ${it}
                </button>
              </div>
            `}
          ${p?r`
                  <${z} text=${Dt} />
                  ${k&&r`<${Mt} solution=${k} observation=${e.observation} actionText=${H} />`}
                  ${n&&r`<${Yt} title=${o} day=${n} difficulty=${l} game=${s} puzzle=${$} />`}
                `:r`
                  <p class="hint">${lt($.tries?f($):"")}</p>
                  <div class="row">
                    <button type="button" onClick=${()=>B({...$,end:"shown"})}>
                      ${ut}
                    </button>
                  </div>
                `}
        </section>
        <${gt} game=${s} day=${n} />
      </aside>
    </div>
  `}var Tt=(t,o,e)=>`${I(e(t,o))}.`;function Mt({solution:{solution:t},observation:o,actionText:e}){return r`
    <p>${ct(t.length)}</p>
    <ol class="turns">
      ${t.map(a=>r`<li>${Tt(a,o,e)}</li>`)}
    </ol>
  `}function Yt({title:t,game:o,day:e,difficulty:a,puzzle:s}){let n=ht(o,m()),i=`${location.origin}${location.pathname}#/puzzle/${o}/${e}`,l=zt({game:t,day:e,difficulty:a,puzzle:s,days:n,address:i});return r`
    ${n>0&&r`<p>${$t(n)}</p>`}
    <${tt} label=${pt} id="result" value=${l} lines=${4} />
  `}export{ie as PuzzleView};

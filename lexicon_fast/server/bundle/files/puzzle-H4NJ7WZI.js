import{Ab as tt,E as I,Hb as et,Kb as h,Ma as W,P as V,Pa as f,Qa as x,Ra as j,aa as J,c,ca as m,d as Y,i as r,j as _,l as Z,mb as K,na as k,ob as R,qa as Q,sa as U,u as E,ua as P,wb as X,z as F}from"./chunk-5CZEX4L2.js";var ot=t=>`Puzzle for ${t}`,st="Practice puzzle",nt="Loading the puzzle …",rt="Question";function at({difficulty:t,levels:o,dictionary:e}){return`${t===null?`None of the ${o} bot levels solves it.`:`Difficulty ${t} of ${o}: bots from level ${t} up solve it.`} The dictionary is ${V(e)}.`}var B="Your answer",lt="Start over",it=t=>`${t&&`${t} so far. `}Try as often as you like.`,ut="Show the solution",ct=t=>t>1?"A shortest solution:":"The best play:",$t=t=>`Your streak: ${F(t,"day")}.`,pt="Your result, without the answer";function dt({game:t,day:o,difficulty:e,squares:a,done:n,days:s,address:l}){let i=e===null?"no level":`level ${e}`,y=s>1?`, ${s} days in a row`:"";return`${t}, puzzle for ${o}, ${i}
${`${a} ${n}${y}`.trim()}
${l}`}var mt="Past puzzles",ft="Today",xt="More days",yt="Practice puzzle";var Ct=864e5,H=(t,o)=>new Date(Date.parse(`${t}T00:00Z`)-o*Ct).toISOString().slice(0,10),b=t=>new Date(`${t}T00:00Z`).toLocaleDateString("en-GB",{dateStyle:"long",timeZone:"UTC"});function zt(t,o){let e=s=>x(t,H(o,s))?.onDay===!0,a=e(0)?0:1,n=a;for(;e(n);)n+=1;return n-a}function ht({day:t,puzzle:{tries:o,end:e},...a}){let n=e==="solved",s="⬜".repeat(n?o-1:o)+(n?"🟩":"");return dt({...a,day:b(t),squares:s,done:m({tries:o,end:e})})}var bt=7;function gt({game:t,day:o}){let[e,a]=c(bt),n=f(),s=Array.from({length:e},(l,i)=>H(n,i));return r`
    <section class="panel">
      <h2>${mt}</h2>
      <ul class="days">
        ${s.map(l=>r`
            <li key=${l}>
              <a
                href=${`#/puzzle/${t}/${l}`}
                aria-current=${l===o?"page":void 0}
              >
                ${l===n?ft:b(l)}
              </a>
              <span class="hint">${m(x(t,l))}</span>
            </li>
          `)}
      </ul>
      <div class="row">
        <button type="button" onClick=${()=>a(e+bt)}>
          ${xt}
        </button>
        <a class="button" href=${`#/puzzle/${t}?seed=${Ot()}`}>
          ${yt}
        </a>
      </div>
    </section>
  `}var Ot=()=>Math.floor(Math.random()*2**32);function le({server:t,rest:[o,e],query:a}){let n=R(t,o??W()),s=a.get("seed"),{game:l}=n,i=s===null?{game:l,day:e??f()}:{game:l,seed:Number(s)},y=s===null||/^\d{1,15}$/.test(s);return r`
    <div class="heading">
      <h1>${i.day?ot(Nt(i.day)):st}</h1>
      <${et} server=${t} view="puzzle" game=${l} />
    </div>
    ${y?r`<${qt} key=${JSON.stringify(i)} asked=${i} title=${n.title} />`:r`<${h} text=${J} />`}
  `}var Nt=t=>Number.isNaN(Date.parse(`${t}T00:00Z`))?t:b(t);function qt({asked:t,title:o}){let e=P(async()=>{let a=await k("puzzle",t);return{puzzle:a,rules:await U(t.game,a.observation.ruleset??null)}},[]);return e.value?r`<${Gt} asked=${t} title=${o} ...${e.value} />`:r`
      <p role="status">${e.error?"":nt}</p>
      <${h} text=${e.error} />
    `}function Gt({asked:t,title:o,puzzle:e,rules:a}){let{game:n,day:s,question:l,difficulty:i,levels:y}=e,{Play:wt,actionText:A}=K[n],[$,St]=c(()=>s&&x(n,s)||{tries:0,end:null}),[d,L]=c([]),[g,C]=c(""),[kt,T]=c(null),[w,Dt]=c(0),[O,N]=c(!1),p=$.end!==null,q=d.at(-1)?.after??e.observation,{value:S,error:Pt}=P(async()=>p?k("puzzle.solution",t):null,[p]);Z([w,O,p]),Y(()=>{g&&_(g)},[w]);function D(u){St(u),s&&j(n,s,u)}async function Bt(u){N(!0),T(null);try{let v=[...d.map(Lt=>Lt.action),u],z=await k("puzzle.check",{...t,answer:v});if(C(z.text),Dt(w+1),z.observation&&L([...d,{action:u,before:q,after:z.observation}]),z.value===null)return;let M=$.tries+1;z.solved?D({tries:M,end:"solved",onDay:s===f()}):D({...$,tries:M})}catch(v){T(Q(v))}finally{N(!1)}}function G(u){L(d.slice(0,u)),C(""),T(null)}let Ht=p&&S?.solution.length===1?S.solution[0]:null,At=at({difficulty:i,levels:y.length,dictionary:e.dictionary});return r`
    <div class="table puzzle ${n}">
      <div class="table-main">
        <section class="panel question" aria-label=${rt}>
          <p><strong>${l}</strong></p>
          <p class="hint">${At}</p>
        </section>
        <${wt}
          id=""
          view=${X(n,q,w)}
          rules=${a}
          canAct=${!O&&!p}
          mustAnswer=${!1}
          playsOnly=${!0}
          act=${Bt}
          suggested=${Ht}
          onDraft=${()=>T(null)}
          notice=${r`<${h} text=${kt} />`}
        />
      </div>
      <aside class="table-side">
        <section class="panel answer" aria-label=${B}>
          <h2>${p?m($):B}</h2>
          ${g&&r`<p class="verdict">${g}</p>`}
          ${!p&&d.length>0&&r`
              <ol class="turns">
                ${d.map(({action:u,before:v})=>r`<li>${Tt(u,v,A)}</li>`)}
              </ol>
              <div class="row">
                <button type="button" onClick=${()=>G(d.length-1)}>
                  ${E}
                </button>
                <button type="button" onClick=${()=>G(0)}>
                  ${lt}
                </button>
              </div>
            `}
          ${p?r`
                  <${h} text=${Pt} />
                  ${S&&r`<${Mt} solution=${S} observation=${e.observation} actionText=${A} />`}
                  ${s&&r`<${Yt} title=${o} day=${s} difficulty=${i} game=${n} puzzle=${$} />`}
                `:r`
                  <p class="hint">${it($.tries?m($):"")}</p>
                  <div class="row">
                    <button type="button" onClick=${()=>D({...$,end:"shown"})}>
                      ${ut}
                    </button>
                  </div>
                `}
        </section>
        <${gt} game=${n} day=${s} />
      </aside>
    </div>
  `}var Tt=(t,o,e)=>`${I(e(t,o))}.`;function Mt({solution:{solution:t},observation:o,actionText:e}){return r`
    <p>${ct(t.length)}</p>
    <ol class="turns">
      ${t.map(a=>r`<li>${Tt(a,o,e)}</li>`)}
    </ol>
  `}function Yt({title:t,game:o,day:e,difficulty:a,puzzle:n}){let s=zt(o,f()),l=`${location.origin}${location.pathname}#/puzzle/${o}/${e}`,i=ht({game:t,day:e,difficulty:a,puzzle:n,days:s,address:l});return r`
    ${s>0&&r`<p>${$t(s)}</p>`}
    <${tt} label=${pt} id="result" value=${i} lines=${4} />
  `}export{le as PuzzleView};

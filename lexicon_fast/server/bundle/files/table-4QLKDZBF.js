import{A as re,B as ae,C as le,D as ce,E as ie,F as ue,G as $e,H as tt,I as me,J as fe,K as pe,L as de,M as be,N as he,O as ge,P as xe,Q as ye,R as ke,S as ve,T as Te,U as Se,V as Ee,W as Ae,X as we,Y as Le,Z as Oe,_ as Pe,a as M,b as Dt,c as qt,d as _t,e as Ht,f as It,g as Mt,h as jt,i as Gt,j as Ut,k as Ft,l as j,m as Kt,n as Wt,o as Vt,p as Jt,q as Qt,r as Xt,s as Yt,t as zt,u as Zt,v as te,w as ee,x as ne,y as oe,z as se}from"./chunk-FVZVEJE6.js";import{$ as ht,Aa as yt,Ab as Rt,Da as kt,Fa as vt,Fb as Bt,Ga as Tt,Ia as N,Ja as I,K as mt,Ka as St,Kb as g,La as Et,M as ft,N as pt,U as Y,V as z,W as dt,Y as bt,c as b,d as T,e as L,f as x,g as O,h as ct,i as r,j as it,kb as At,l as ut,mb as wt,na as P,o as D,ob as Lt,pa as Z,qa as C,s as q,sa as gt,tb as Ot,ua as _,ub as Pt,w as $t,wa as w,xa as H,xb as Ct,za as xt,zb as Nt}from"./chunk-5CZEX4L2.js";var Ue=5,Fe=3,G={advice:null,thinking:!1,problem:null};function Ce(t){let{view:n}=t;return n.advice?r`<${Ke} ...${t} />`:r`
      <section class="panel advice">
        <h2>${tt}</h2>
        <p class="hint">${me}</p>
      </section>
    `}function Ke({id:t,view:n,token:e,gameView:s,onUse:o}){let[a,c]=b(G),i=x(null),m=()=>i.current?.stop();L(()=>(c(G),()=>{m(),i.current=null}),[n.seq]);async function $(){c({...G,thinking:!0});let d=k=>{i.current===y&&c({...G,...k})},y=M.advise({id:t,token:e,seconds:Fe},k=>d({advice:k,thinking:!0}));i.current=y;try{d({advice:(await y.answer).advice})}catch(k){d({problem:C(k)})}}let{advice:p,thinking:l,problem:u}=a,f=n.to_move===n.seat,h=f&&n.phase==="challenge",S=l?r`<button type="button" onClick=${m}>${$t}</button>`:r`
        <button type="button" disabled=${!(f&&!h)} onClick=${$}>${fe}</button>
      `;return r`
    <section class="panel advice" aria-busy=${l}>
      <div class="row">
        <h2>${tt}</h2>
        ${S}
      </div>
      <${g} text=${u} />
      <p class="hint" role="status">
        ${l?pe:h?ht:""}
      </p>
      ${p&&r`
          <p class="hint">${s.adviceHint(p)}</p>
          ${p.settled&&!p.exact&&r`<p class="hint">${de}</p>`}
          <${Ve}
            key=${n.seq}
            advice=${p}
            observation=${n.observation}
            gameView=${s}
            onUse=${o}
          />
        `}
    </section>
  `}var et=({action:t})=>JSON.stringify(t);function We(t,n){let[e,...s]=t.ranked,o=a=>n.adviceFigure(a,t).value;return[e,...s.sort((a,c)=>o(c)-o(a))]}function Ve({advice:t,observation:n,gameView:e,onUse:s}){let o=We(t,e).slice(0,Ue),[a,c]=b(null),[i,m]=b({pointer:!1,focus:!1}),$=u=>{let f={...i,...u};m(f),c(f.pointer||f.focus?a??o:null)},p=new Map(t.ranked.map(u=>[et(u),u])),l=a?a.map(u=>p.get(et(u))??u):o;return r`
    <ol
      onPointerEnter=${()=>$({pointer:!0})}
      onPointerLeave=${()=>$({pointer:!1})}
      onfocusin=${()=>$({focus:!0})}
      onfocusout=${()=>$({focus:!1})}
    >
      ${l.map((u,f)=>{let h=e.actionText(u.action,n),{figure:v,margin:S}=e.adviceFigure(u,t);return r`
          <li key=${et(u)}>
            <span class="rating">
              ${v} ${S&&r`<small>${be(S)}</small>`}
            </span>
            ${s?r`
                    <button type="button" class="plain" onClick=${()=>s(u.action)}>
                      ${h}
                    </button>
                  `:r`<strong>${h}</strong>`}
            <span class="hint">${he(u.why)}</span>
            <span class="hint">${Je(u,l[f+1],e)}</span>
          </li>
        `})}
    </ol>
  `}function Je(t,n,e){return n?ge(e.differences(t,n).filter(Boolean)):""}function Ne(t,n,e){let s=e.filter(({event:i})=>i==="round end"),[o,a]=b(()=>n.seat===null?s.length:N(t)?.rounds??0),c=()=>{a(s.length),St(t,{rounds:s.length})};return{end:s.length>o?s.at(-1):null,dismiss:c}}function Re({gameView:t,end:n,view:e,rules:s,names:o,onDismiss:a}){let c=x(null);return L(()=>{document.activeElement===document.body&&c.current?.focus()},[]),H("keydown",({key:i})=>i==="Escape"&&a()),r`
    <section class="panel ending" aria-labelledby="round-end">
      <h2 id="round-end">${xe(n.round)}</h2>
      <${t.RoundScores} end=${n} names=${o} seat=${e.seat} rules=${s} />
      <div class="row">
        <button type="button" class="main" ref=${c} onClick=${a}>
          ${ye}
        </button>
        <p class="hint">${Qe(e,o)}</p>
      </div>
    </section>
  `}function Qe({to_move:t,seat:n,phase:e},s){return t!==n?`${bt(s[t??0])}.`:e==="challenge"?ke:ve}function Be({id:t,gameView:n,view:e,events:s,names:o,rules:a}){let c=w(),i=s.findLast(({event:d})=>d==="forfeit"),m=o.filter((d,y)=>(e.returns?.[y]??0)>0),$=i&&pt(i,o),p=i?.player===null,{RoundScores:l,lastHands:u}=n,f=l&&!i&&s.findLast(({event:d})=>d==="round end"),h=_(async()=>f?Z(t):null,[t,!!f]).value,v=O(()=>h?u?.(h.map(d=>JSON.parse(d)),a):[],[h]);async function S(){let d=await Z(t),y=document.createElement("a"),k=new Blob([`${d.join(`
`)}
`],{type:"application/jsonl"});y.href=URL.createObjectURL(k),y.download=`${e.game}-${t}.jsonl`,y.click(),URL.revokeObjectURL(y.href)}return r`
    <section class="panel ending" aria-label=${Te}>
      <h2>${p?$:ft(m)}</h2>
      ${$&&!p&&r`<p>${$}</p>`}
      ${!i&&r`
          <ul class="facts">
            ${n.endFacts(s,o).map(d=>r`<li key=${d}>${d}</li>`)}
          </ul>
        `}
      ${f&&r`
          <${l}
            end=${f}
            names=${o}
            seat=${e.seat}
            rules=${a}
            hands=${v}
          />
        `}
      <div class="row">
        <${Xe} view=${e} />
        <a class="button" href=${`#/replay/${t}?analysis`}>${Se}</a>
        <a class="button" href=${`#/replay/${t}`}>${Ee}</a>
        <button type="button" onClick=${()=>c.run(S)}>${Ae}</button>
        <a class="button" href="#/play">${D}</a>
      </div>
      <${g} text=${c.problem} />
    </section>
  `}function Xe({view:{id:t,game:n,seat:e,seats:s,next:o}}){let{busy:a,problem:c,run:i}=w();if(e===null)return r`
      ${o&&r`<a class="button" href=${`#/table/${o}`}>${we}</a>`}
      <p class="visually-hidden" role="status">${o?z:""}</p>
    `;let m=s.some(({kind:l},u)=>l==="person"&&u!==e);async function $(){let l=await P("table.again",{id:t,token:N(t)?.token??""});N(l.id)||I(l.id,n,l.token),At(`table/${l.id}`)}return r`
    <button type="button" class="main" disabled=${a} onClick=${()=>i($)}>
      ${Le}
    </button>
    <p class="hint" role="status">${o?z:m?Oe:""}</p>
    <${g} text=${c} />
  `}function De({view:t,end:n}){let e=x(null),[s,o]=b(void 0),{busy:a,problem:c,run:i}=w(),m=s&&(s==="resign"||t.can_abort)?s:null;L(()=>{s!==void 0&&e.current?.querySelector("button")?.focus()},[m]);function $(){e.current&&(e.current.open=!1),o(void 0)}H("pointerdown",({target:f})=>!e.current?.contains(f)&&$());let p=f=>{f.key!=="Escape"||!e.current?.open||(f.stopPropagation(),$(),e.current.querySelector("summary")?.focus())},l=()=>!e.current?.open&&o(void 0),u=f=>r`
    <button type="button" onClick=${()=>o(f)}>${ae[f]}</button>
  `;return r`
    <details class="menu" ref=${e} onKeyDown=${p} onToggle=${l}>
      <summary class="button">${se}</summary>
      <div class="panel">
        ${m?r`
                <div class="choices" role="group" aria-label=${le[m]}>
                  <p>${ce[m]}</p>
                  <button type="button" disabled=${a} onClick=${()=>o(null)}>
                    ${ie}
                  </button>
                  <button type="button" disabled=${a} onClick=${()=>i(()=>n(m))}>
                    ${re[m]}
                  </button>
                </div>
              `:r`
                <div class="choices">
                  ${t.can_abort&&u("abort")} ${u("resign")}
                  <p class="hint">
                    ${t.can_abort?ue:$e}
                  </p>
                  <${Bt} />
                </div>
              `}
        <${g} text=${c} />
      </div>
    </details>
  `}function qe(t){let{question:n,acceptIn:e,movesNext:s,problem:o,challenge:a,eventText:c,busy:i,act:m}=t,$=(p,l,u="")=>r`
    <button type="button" class=${u} disabled=${i} onClick=${()=>m({action:l})}>
      ${p}
    </button>
  `;return r`
    ${n&&r`
        <section class="challenge" aria-label=${Wt} data-home="question" tabindex="-1">
          <p>
            <strong>${c(n)}</strong>${" "}
            ${s?Vt:j}
          </p>
          <div class="row">
            ${$(Jt,"challenge")}
            ${$(Qt,"accept",s?"":"main")}
            ${e!==null&&r`<${Ye} seconds=${e} />`}
          </div>
        </section>
      `}
    ${a&&r`<p class="notice">${c(a)}</p>`}
    <${g} text=${o} />
  `}function Ye({seconds:t}){let n=Math.ceil(xt(t,t));return r`
    <p class="hint" role="timer" aria-live="off">
      ${Xt(n)}
    </p>
  `}var nt=({event:t,action:n})=>t==="turn"&&n.action!=="accept"&&n.action!=="challenge",_e=t=>t.findLast(nt);function He(t,n){let e=t.filter(({event:o,action:a})=>o==="turn"&&a.action!=="accept"),s=e.findLastIndex(({action:o})=>o.action==="challenge");return s<0||e.slice(s+1).some(({player:o})=>o===n)?null:[e[s].player,e[s-1].player].includes(n)?e[s]:null}function Ie({view:t,join:n}){let e=t.seats.filter(({kind:s})=>s==="open").length;return!e||t.over?null:t.seat===null?r`<${ze} join=${n} />`:r`<${Ze} free=${e} />`}function ze({join:t}){let[n,e]=b(vt),{problem:s,run:o}=w();return r`
    <form class="panel invitation" onSubmit=${c=>{c.preventDefault(),Tt(n),o(()=>t(n.trim()))}}>
      <h2>${zt}</h2>
      <div class="row">
        <${Nt} label=${dt} id="name" value=${n} onInput=${e} maxlength="40" />
        <button class="main">${Zt}</button>
      </div>
      <${g} text=${s} />
    </form>
  `}function Ze({free:t}){let n=tn(location.hostname);return r`
    <section class="panel invitation">
      <h2>${te(t)}</h2>
      <p>${ee}</p>
      <${Rt}
        label=${ne}
        id="link"
        value=${location.href}
        hint=${n&&oe}
      />
    </section>
  `}var tn=t=>/^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(t);var en=4;function Me(t,n){let e=x({view:t,count:n.length,changes:[]});return O(()=>{let{view:s,count:o,changes:a}=e.current,c=nn(s,t,n.slice(o)),i=[...a,{...c,number:n.length}].slice(-en);return e.current={view:t,count:n.length,changes:i},i},[n.length])}function nn(t,n,e){let{seat:s,scores:o}=n,a=s!==null&&n.to_move===s,c=t.to_move===s,i=e.findLastIndex(({player:$})=>$===s),m=i>=0&&i<e.length-1;return{events:e,gains:o.map(($,p)=>$-t.scores[p]-on(e,p)),isNowDue:a&&(!c||m)}}var on=(t,n)=>t.filter(({event:e,player:s})=>e==="turn"&&s===n).reduce((e,{score:s=0})=>e+s,0);var ot={view:null,events:[],error:null};function sn({events:t,fallbacks:n,until:e}){let s=e-t.length;return t.map((o,a)=>{let c=n.find(({seq:i})=>i===s+a);return c?{...o,fallback:c}:o})}function je(t){let[n,e]=b(ot),[s,o]=b(!0),[a,c]=b(()=>N(t)?.token??null),[i,m]=b(!1),$=x(0),p=l=>{if(l.until<$.current)return;let u=Math.min(l.until-$.current,l.events.length),f=sn(l).slice(l.events.length-u);$.current=l.until,e(({events:h})=>({view:l,events:[...h,...f],error:null}))};return T(()=>($.current=0,e(ot),M.watch(t,{token:a,since:()=>$.current,onView:p,onOnline:o,onRefused(l){a&&l.type==="BadToken"?(Et(t),c(null),m(!0)):e({...ot,error:C(l)})}})),[t,a]),{...n,online:s,lostSeat:i,token:a,async act(l){let u={id:t,token:a??"",action:l,seq:$.current};p(await P("table.act",u))},async end(l){await P(`table.${l}`,{id:t,token:a??""})},async join(l){let u=await P("table.join",{id:t,...l&&{name:l}});I(t,n.view?.game??"",u.token),c(u.token),m(!1)}}}function mo({server:t,rest:[n]}){let e=je(n),{view:s,error:o,online:a,lostSeat:c}=e,i=s&&Lt(t,s.game);return yt(i?rn(i,s):q.table),o?r`
      <h1>${q.table}</h1>
      <${g} text=${o} />
      <p><a class="button" href="#/play">${D}</a></p>
    `:r`
    ${!a&&r`<p class="problem" role="alert">${Ht}</p>`}
    <${g} text=${c&&It} />
    ${s?r`<${an} id=${n} info=${i} table=${e} />`:r`
            ${!a&&r`<h1>${q.table}</h1>`}
            <p role="status">${_t}</p>
          `}
  `}function rn({title:t=""},{over:n,seat:e,to_move:s}){return n?Dt(t):e!==null&&s===e?qt(t):t}function an({id:t,info:n,table:e}){let{game:s,ruleset:o}=e.view,a=_(()=>gt(s,o),[t]);return a.value?r`<${ln} id=${t} info=${n} table=${e} rules=${a.value} />`:r`<${g} text=${a.error} />`}function ln({id:t,info:n,table:e,rules:s}){let{view:o,token:a,act:c,join:i}=e,{seat:m,seq:$,phase:p}=o,l=wt[o.game],u=mt(o),f=O(()=>l.addDetails?.(e.events,s,m)??e.events,[e.events]),h=A=>{let E=l.eventText(A,u);return E&&A.fallback?`${E} ${Yt(A.fallback)}`:E},v=Ne(t,o,f),[S,d]=b(null),[y,k]=b(null),U=y===$,[F,st]=b(null),B=Me(o,f),K=B[B.length-1];$n(o,K,h),T(()=>Ct(mn(o,K)),[K]),T(()=>st(null),[$]);let W=x(null);T(()=>{let A=W.current?.getBoundingClientRect().top??0;F&&A<0&&W.current?.scrollIntoView()},[F]);let rt=ct(()=>d(null),[]);T(rt,[e.online]);async function at(A){k($),d(null);try{await c(A)}catch(E){d(C(E))}finally{k(E=>E===$?null:E)}}let lt=m!==null&&o.to_move===m,V=lt&&p==="challenge"?_e(f):null,J=V!==null&&u.length===2,Q=v.end!==null&&!o.over;ut([$,Q,U]);let X={id:t,gameView:l,view:o,names:u,rules:s},Ge=r`
    <${qe}
      question=${V}
      acceptIn=${o.accept_in}
      movesNext=${J}
      problem=${S}
      challenge=${m===null?null:He(f,m)}
      eventText=${h}
      busy=${U}
      act=${at}
    />
  `;return r`
    <div class="heading">
      <h1>${n.title}</h1>
      <p class="hint">
        <a href=${Pt(o.game,o.ruleset)}>${Ot(n,s)}</a>,${" "}
        ${Gt(o.dictionary)}${o.clock&&`, ${Ut(o.clock.control)}`}
        ${m===null&&r`. <span class="tag">${Mt}</span>`}
      </p>
      ${m!==null&&!o.over&&r`<${De} view=${o} end=${e.end} />`}
    </div>
    ${m!==null&&kt()&&r`
        <p class="hint">${jt}</p>
      `}
    <${Ie} view=${o} join=${i} />
    <${Pe} view=${o} names=${u} changes=${B} />
    <div class="table ${o.game}" data-seq=${$}>
      <div class="table-main" ref=${W}>
        ${o.over&&r`<${Be} ...${X} events=${f} />`}
        ${Q?r`
                <${Re}
                  key=${v.end.round}
                  ...${X}
                  end=${v.end}
                  onDismiss=${v.dismiss}
                />
              `:r`
                <${l.Play}
                  ...${X}
                  canAct=${lt&&!U&&(p==="turn"||J)}
                  mustAnswer=${V!==null&&!J}
                  act=${at}
                  changes=${B}
                  suggested=${F}
                  onDraft=${rt}
                  notice=${Ge}
                />
              `}
      </div>
      <aside class="table-side">
        ${m!==null&&!o.over&&!Q&&r`
            <${Ce}
              id=${t}
              view=${o}
              token=${a}
              gameView=${l}
              onUse=${p==="turn"?st:null}
            />
          `}
        <${cn} events=${f} eventText=${h} />
      </aside>
    </div>
  `}function cn({events:t,eventText:n}){let e=x(null);return T(()=>{e.current&&(e.current.scrollTop=e.current.scrollHeight)},[t.length]),r`
    <section class="panel log">
      <h2>${Y}</h2>
      <ol ref=${e} tabindex="0" aria-label=${Y}>
        ${t.map((s,o)=>{let a=n(s);return a&&r`<li key=${o} class=${s.event.replace(" ","-")}>${a}</li>`})}
      </ol>
    </section>
  `}function un({phase:t,seats:n}){return t==="turn"?Ft:n.length===2?Kt:j}function $n(t,n,e){T(()=>{let s=n.events.map(e);t.seat!==null&&t.to_move===t.seat&&s.push(un(t));let o=s.filter(Boolean).join(" ");o&&it(o)},[n])}function mn({over:t},{events:n,isNowDue:e}){if(!n.length)return[];if(t)return["end"];let o=n.some(({action:a,hit:c})=>a?.action==="challenge"||c?.length)?["alarm"]:n.some(nt)?["play"]:[];return e?[...o,"turn"]:o}export{mo as TableView};

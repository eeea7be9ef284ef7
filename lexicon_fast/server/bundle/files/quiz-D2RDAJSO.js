import{Ba as dt,Bb as ee,Ca as Qt,Cb as ne,Gb as re,Ib as V,O as Ht,P as St,Q as Pt,Qa as P,Ra as ft,Sa as Zt,Ta as ht,c as $,ca as Wt,d as Yt,f as xt,g as ut,hb as Tt,i as d,ib as Vt,j as vt,k as rt,la as Ut,ma as ot,oa as Gt,ra as Z,sa as Kt,ua as Bt,xb as Jt,y as H,z as Xt,zb as te}from"./chunk-NY6PTCJE.js";var sn=class le extends Error{constructor(e="FSRS Error"){super(e),this.name="FSRSError",Error.captureStackTrace?.(this,le)}},q=class ce extends sn{constructor(e){super(e),this.name="FSRSValidationError",Error.captureStackTrace?.(this,ce)}},ue=(t=>(t[t.New=0]="New",t[t.Learning=1]="Learning",t[t.Review=2]="Review",t[t.Relearning=3]="Relearning",t))(ue||{}),R=(t=>(t[t.Manual=0]="Manual",t[t.Again=1]="Again",t[t.Hard=2]="Hard",t[t.Good=3]="Good",t[t.Easy=4]="Easy",t))(R||{}),W=class Y{static card(e){return{...e,state:Y.state(e.state),due:Y.time(e.due),last_review:e.last_review?Y.time(e.last_review):void 0}}static rating(e){if(typeof e=="string"){let n=e.charAt(0).toUpperCase(),r=e.slice(1).toLowerCase(),o=R[`${n}${r}`];if(o===void 0)throw new q(`Invalid rating:[${e}]`);return o}else if(typeof e=="number")return e;throw new q(`Invalid rating:[${e}]`)}static state(e){if(typeof e=="string"){let n=e.charAt(0).toUpperCase(),r=e.slice(1).toLowerCase(),o=ue[`${n}${r}`];if(o===void 0)throw new q(`Invalid state:[${e}]`);return o}else if(typeof e=="number")return e;throw new q(`Invalid state:[${e}]`)}static time(e){if(e instanceof Date)return e;let n=new Date(e);if(typeof e=="object"&&e!==null&&!Number.isNaN(Date.parse(e)||+n))return n;if(typeof e=="string"){let r=Date.parse(e);if(Number.isNaN(r))throw new q(`Invalid date:[${e}]`);return new Date(r)}else if(typeof e=="number")return new Date(e);throw new q(`Invalid date:[${e}]`)}static review_log(e){return{...e,due:Y.time(e.due),rating:Y.rating(e.rating),state:Y.state(e.state),review:Y.time(e.review)}}};Date.prototype.scheduler=function(t,e){return an(this,t,e)};Date.prototype.diff=function(t,e){return ln(this,t,e)};Date.prototype.format=function(){return cn(this)};Date.prototype.dueFormat=function(t,e,n){return un(this,t,e,n)};function an(t,e,n){return new Date(n?W.time(t).getTime()+e*24*60*60*1e3:W.time(t).getTime()+e*60*1e3)}function ln(t,e,n){if(!t||!e)throw new q("Invalid date");let r=W.time(t).getTime()-W.time(e).getTime(),o=0;switch(n){case"days":o=Math.floor(r/(1440*60*1e3));break;case"minutes":o=Math.floor(r/(60*1e3));break}return o}function cn(t){let e=W.time(t),n=e.getFullYear(),r=e.getMonth()+1,o=e.getDate(),s=e.getHours(),i=e.getMinutes(),a=e.getSeconds();return`${n}-${st(r)}-${st(o)} ${st(s)}:${st(i)}:${st(a)}`}function st(t){return t<10?`0${t}`:`${t}`}var kt=[60,60,24,31,12],Mt=["second","min","hour","day","month","year"];function un(t,e,n,r=Mt){t=W.time(t),e=W.time(e),r.length!==Mt.length&&(r=Mt);let o=t.getTime()-e.getTime(),s=0;for(o/=1e3,s=0;s<kt.length&&!(o<kt[s]);s++)o/=kt[s];return`${Math.floor(o)}${n?r[s]:""}`}var Vn=Object.freeze([R.Again,R.Hard,R.Good,R.Easy]),dn=[{start:2.5,end:7,factor:.15},{start:7,end:20,factor:.1},{start:20,end:1/0,factor:.05}];function fn(t,e,n){let r=1;for(let i of dn)r+=i.factor*Math.max(Math.min(t,i.end)-i.start,0);t=Math.min(t,n);let o=Math.max(2,Math.round(t-r)),s=Math.min(Math.round(t+r),n);return t>e&&(o=Math.max(o,e+1)),o=Math.min(o,s),{min_ivl:o,max_ivl:s}}function D(t,e,n){return Math.min(Math.max(t,e),n)}function O(t,e){let n=10**e;return Math.round(t*n)/n}var hn=class{c;s0;s1;s2;constructor(t){let e=mn();this.c=1,this.s0=e(" "),this.s1=e(" "),this.s2=e(" "),t==null&&(t=Date.now()),this.s0-=e(t),this.s0<0&&(this.s0+=1),this.s1-=e(t),this.s1<0&&(this.s1+=1),this.s2-=e(t),this.s2<0&&(this.s2+=1)}next(){let t=2091639*this.s0+this.c*23283064365386963e-26;return this.s0=this.s1,this.s1=this.s2,this.c=t|0,this.s2=t-this.c,this.s2}set state(t){this.c=t.c,this.s0=t.s0,this.s1=t.s1,this.s2=t.s2}get state(){return{c:this.c,s0:this.s0,s1:this.s1,s2:this.s2}}};function mn(){let t=4022871197;return function(n){n=String(n);for(let r=0;r<n.length;r++){t+=n.charCodeAt(r);let o=.02519603282416938*t;t=o>>>0,o-=t,o*=t,t=o>>>0,o-=t,t+=o*4294967296}return(t>>>0)*23283064365386963e-26}}function pn(t){let e=new hn(t),n=()=>e.next();return n.int32=()=>e.next()*4294967296|0,n.double=()=>n()+(n()*2097152|0)*11102230246251565e-32,n.state=()=>e.state,n.importState=r=>(e.state=r,n),n}var gn="5.4.2",$n=.9,wn=36500,yn=!1,pt=!0,bn=Object.freeze(["1m","10m"]),_n=Object.freeze(["10m"]),Jn=`v${gn} using FSRS-6.0`,C=.001,mt=100,oe=.5,xn=.1542,se=Object.freeze([.212,1.2931,2.3065,8.2956,6.4133,.8334,3.0194,.001,1.8722,.1666,.796,1.4835,.0614,.2629,1.6483,.6014,1.8729,.5425,.0912,.0658,xn]),ie=2,vn=(t,e=pt)=>[[C,mt],[C,mt],[C,mt],[C,mt],[1,10],[.001,4],[.001,4],[.001,.75],[0,4.5],[0,.8],[.001,3.5],[.001,5],[.001,.25],[.001,.9],[0,4],[0,1],[1,6],[0,t],[0,t],[e?.01:0,.8],[.1,.8]],it=(t,e,n=pt)=>{let r=vn(ie,n).slice(0,t.length);if(Math.max(0,e)>1){let o=D(t[11]||0,r[11][0],r[11][1]),s=D(t[13]||0,r[13][0],r[13][1]),i=D(t[14]||0,r[14][0],r[14][1]),a=-(Math.log(o)+Math.log(Math.pow(2,s)-1)+i*.3)/e,c=D(O(Math.sqrt(Math.max(a,0)),8),.01,ie);r[17]&&(r[17]=[r[17][0],c]),r[18]&&(r[18]=[r[18][0],c])}return r.map(([o,s],i)=>D(t[i]||0,o,s))},de=(t,e=0,n=pt)=>{if(t===void 0)return[...se];switch(t.length){case 21:return it(Array.from(t),e,n);case 19:return console.debug("[FSRS-6]auto fill w from 19 to 21 length"),it(Array.from(t),e,n).concat([0,oe]);case 17:{let r=it(Array.from(t),e,n);return r[4]=+(r[5]*2+r[4]).toFixed(8),r[5]=+(Math.log(r[5]*3+1)/3).toFixed(8),r[6]=+(r[6]+.5).toFixed(8),console.debug("[FSRS-6]auto fill w from 17 to 21 length"),r.concat([0,0,0,oe])}default:return console.warn("[FSRS]Invalid parameters length, using default parameters"),[...se]}},Et=t=>{let e=Array.isArray(t?.learning_steps)?t.learning_steps:bn,n=Array.isArray(t?.relearning_steps)?t.relearning_steps:_n,r=t?.enable_short_term??pt,o=de(t?.w,n.length,r);return{request_retention:t?.request_retention||$n,maximum_interval:t?.maximum_interval||wn,w:o,enable_fuzz:t?.enable_fuzz??yn,enable_short_term:r,learning_steps:e,relearning_steps:n}},fe=t=>{let e=typeof t=="number"?-t:-t[20],n=Math.exp(Math.pow(e,-1)*Math.log(.9))-1;return{decay:e,factor:O(n,8)}};function ae(t,e,n){let{decay:r,factor:o}=fe(t);return O(Math.pow(1+o*e/n,r),8)}var he=class{param;intervalModifier;_seed;constructor(t){this.param=new Proxy(this.prepare_parameters(t),this.params_handler_proxy()),this.intervalModifier=this.calculate_interval_modifier(this.param.request_retention),this.forgetting_curve=ae.bind(this,this.param.w)}get interval_modifier(){return this.intervalModifier}set seed(t){this._seed=t}calculate_interval_modifier(t){if(t<=0||t>1)throw new q("Requested retention rate should be in the range (0,1]");let{decay:e,factor:n}=fe(this.param.w);return O((Math.pow(t,1/e)-1)/n,8)}get parameters(){return this.param}set parameters(t){this.update_parameters(t)}params_handler_proxy(){let t=this;return{set:function(e,n,r){return n==="request_retention"&&Number.isFinite(r)?t.intervalModifier=t.calculate_interval_modifier(Number(r)):n==="w"&&(r=de(r,e.relearning_steps.length,e.enable_short_term),r=it(Array.from(r),e.relearning_steps.length,e.enable_short_term),t.forgetting_curve=ae.bind(this,r),t.intervalModifier=t.calculate_interval_modifier(Number(e.request_retention))),Reflect.set(e,n,r),!0}}}update_parameters(t){let e=this.prepare_parameters(t);for(let n in e){let r=n;this.param[r]=e[r]}}prepare_parameters=t=>{let e=Et(t);return e.w=it(Array.from(e.w),e.relearning_steps.length,e.enable_short_term),e};init_stability(t){return Math.max(this.param.w[t-1],.1)}init_difficulty(t){let e=this.param.w,n=e[4]-Math.exp((t-1)*e[5])+1;return O(n,8)}apply_fuzz(t,e){if(!this.param.enable_fuzz||t<2.5)return Math.round(t);let r=pn(this._seed)(),{min_ivl:o,max_ivl:s}=fn(t,e,this.param.maximum_interval);return Math.floor(r*(s-o+1)+o)}next_interval(t,e){let n=Math.min(Math.max(1,Math.round(t*this.intervalModifier)),this.param.maximum_interval);return this.apply_fuzz(n,e)}linear_damping(t,e){return O(t*(10-e)/9,8)}next_difficulty(t,e){let n=-this.param.w[6]*(e-3),r=t+this.linear_damping(n,t);return D(this.mean_reversion(this.init_difficulty(R.Easy),r),1,10)}mean_reversion(t,e){let n=this.param.w;return O(n[7]*t+(1-n[7])*e,8)}next_recall_stability(t,e,n,r){let o=this.param.w,s=R.Hard===r?o[15]:1,i=R.Easy===r?o[16]:1;return O(D(e*(1+Math.exp(o[8])*(11-t)*Math.pow(e,-o[9])*(Math.exp((1-n)*o[10])-1)*s*i),C,36500),8)}next_forget_stability(t,e,n){let r=this.param.w;return O(D(r[11]*Math.pow(t,-r[12])*(Math.pow(e+1,r[13])-1)*Math.exp((1-n)*r[14]),C,36500),8)}next_short_term_stability(t,e){let n=this.param.w,r=Math.pow(t,-n[19])*Math.exp(n[17]*(e-3+n[18])),o=e>=R.Hard?Math.max(r,1):r;return O(D(t*o,C,36500),8)}forgetting_curve;next_state(t,e,n,r){let{difficulty:o,stability:s}=t??{difficulty:0,stability:0};if(e<0)throw new q(`Invalid delta_t "${e}"`);if(n<0||n>4)throw new q(`Invalid grade "${n}"`);if(o===0&&s===0)return{difficulty:D(this.init_difficulty(n),1,10),stability:this.init_stability(n)};if(n===0)return{difficulty:o,stability:s};if(o<1||s<C)throw new q(`Invalid memory state { difficulty: ${o}, stability: ${s} }`);let i=this.param.w;r=typeof r=="number"?r:this.forgetting_curve(e,s);let a;if(e===0&&this.param.enable_short_term)a=this.next_short_term_stability(s,n);else if(n===1){let u=this.next_forget_stability(o,s,r),[f,h]=[0,0];this.param.enable_short_term&&(f=i[17],h=i[18]);let p=s/Math.exp(f*h);a=D(O(p,8),C,u)}else a=this.next_recall_stability(o,s,r,n);return{difficulty:this.next_difficulty(o,n),stability:a}}};var gt=1,U=2,at=3,Sn=["again","hard","good","easy"],At=60,G=86400,me={[gt]:[At,10*At],[at]:[10*At]},Tn=3,kn=2,Mn=4,pe=new he(Et({request_retention:.9,maximum_interval:36500}));function ge(t,e,n){let r=Math.max(n,t?.last_review??0),o=t?Math.floor((r-t.last_review)/G):0,{stability:s,difficulty:i}=pe.next_state(t,o,Sn.indexOf(e)+1),a=En(t,e),c=a.seconds??G*pe.next_interval(s,o);return{state:a.state,step:a.step,stability:s,difficulty:i,due:r+c,last_review:r}}function En(t,e){let n=t?.state??gt,r={state:U,step:null};if(n===U)return e==="again"?{state:at,step:0,seconds:me[at][0]}:r;let o=me[n],s=t?.step??0;if(e==="again")return{state:n,step:0,seconds:o[0]};if(e==="easy"||s>=o.length)return r;if(e==="good")return s+1===o.length?r:{state:n,step:s+1,seconds:o[s+1]};let i=o.length===1?1.5*o[0]:(o[0]+o[1])/2;return{state:n,step:s,seconds:s===0?i:o[s]}}function $e(t,e,n,r){let o=Tn+kn*t;return e?"again":n||r>Mn*o?"hard":r<=o?"easy":"good"}var we=20,$t=["anagrams","hooks","subanagrams","patterns"],B=()=>Math.floor(Date.now()/1e3);function Ot(){let t=new Date;return[t.getFullYear(),t.getMonth()+1,t.getDate()].join("-")}var K=({kind:t,dictionary:e,min_length:n})=>`${t} ${n} ${e}`,lt=()=>Object.values(P()).sort((t,e)=>e.made-t.made),X=t=>Object.hasOwn(P(),t)?P()[t]:null,z=t=>Zt(K(t));function qt(t){let e=P(),n=a=>JSON.stringify([K(a),a.alphabet,a.source,a.is_list,a.layout]),r=lt().find(a=>n(a)===n(t)),o=Date.now();for(;o.toString(36)in e;)o+=1;let s=r?.id??o.toString(36),i=r??{...t,id:s,asked:[],day:["",0],made:o};return ft({...e,[s]:{...i,name:t.name,order:t.order}}),s}function Dt(t,e){let n=P();t in n&&ft({...n,[t]:{...n[t],...e}})}function ye(t){let{[t.id]:e,...n}=P(),r=z(t),o=new Set(Object.values(n).flatMap(s=>K(s)===K(t)?s.asked:[]));for(let s of t.asked)o.has(s)||delete r[s];ht(K(t),r),ft(n)}function wt(t,e){let n=z(t);return t.asked.filter(r=>(n[r]?.memory?.due??1/0)<=e).length}var J=({day:[t,e]})=>t===Ot()?e:we;function be(t){Dt(t.id,{day:[Ot(),J(t)+we]})}function yt(t,e){Dt(t.id,{asked:[...new Set([...X(t.id)?.asked??[],...e])]})}function _e(t,e,n,r){let o=z(t),s=Object.hasOwn(o,e)?o[e]:null,i=n!=="again",a=ge(s?.memory??null,n,r),{correct:c=0,incorrect:u=0,streak:f=0,last_correct:h=0}=s??{};o[e]={memory:a,correct:c+Number(i),incorrect:u+ +!i,streak:i?Math.max(f,0)+1:Math.min(f,0)-1,last_correct:i?a.last_review:h},ht(K(t),o);let p=X(t.id);return p&&!s?.memory&&Dt(t.id,{day:[Ot(),Math.max(J(p)-1,0)]}),yt(t,[e]),a}function xe(t,e){let n=X(t),r=z(n),o=Object.entries(e).filter(([s])=>!r[s]?.memory);return ht(K(n),{...r,...Object.fromEntries(o)}),yt(n,Object.keys(e)),o.length}var An=60,ve=3600,Se=30*G,Te=365*G,bt={anagrams:{title:"Anagrams",about:"Find all words with the same letters."},hooks:{title:"Hooks",about:"Find all words with one letter more, in front of a word or at its end."},subanagrams:{title:"Words inside",about:"Find all words made from some of the letters."},patterns:{title:"Lists",about:"Find all words that meet conditions."}},zt={anagrams:"Find all words with these letters.",hooks:"Which letters go in front, and which at the end?",subanagrams:"Find all words made from these letters.",patterns:"Find all words that meet these conditions."},ke={anagrams:"One word at a time, or several with spaces.",hooks:"Whole words, or letters: S- in front, -DRS at the end.",subanagrams:"One word at a time, or several with spaces.",patterns:"One word at a time, or several with spaces."},Nt={random:"Random",probability:"Most probable first",alphabet:"Alphabet",length:"Shortest first"},Me=[{title:"Two-letter words",kind:"anagrams",order:"random",query:"length:2"},{title:"Hooks of two-letter words",kind:"hooks",order:"random",query:"length:2"},{title:"Three-letter words",kind:"anagrams",order:"random",query:"length:3"},{title:"Most probable sevens",kind:"anagrams",order:"probability",query:"length:7 limit probability:1-1000",hasTiles:!0},{title:"Most probable eights",kind:"anagrams",order:"probability",query:"length:8 limit probability:1-1000",hasTiles:!0},{title:"Short words with J",kind:"anagrams",order:"random",query:"length:2-4 and includes:J",letters:"J"},{title:"Short words with Q, X or Z",kind:"anagrams",order:"random",query:"length:2-4 and (includes:Q or includes:X or includes:Z)",letters:"QXZ"},{title:"Q without U",kind:"anagrams",order:"random",query:"includes:Q and excludes:U",letters:"QU"},{title:"Words inside five letters",kind:"subanagrams",order:"probability",query:"length:5 limit probability:1-300",hasTiles:!0}],Ee="Two-letter words by first letter",l={title:"Quiz",about:"Asks for words, and asks again before you forget them.",own:"Your quizzes",ready:"Ready quizzes",make:"A quiz of your own",search:"Find words instead",all:"All quizzes",go:"Go on",start:"Start the quiz",save:"Save as a file",remove:"Remove …",removeYes:"Remove",removeNo:"Keep it",removeAsk:"Remove this quiz and what you have learned?",load:"Load a saved quiz",loadHint:"A file saved here, or by lexicon-fast decks export.",name:"Name",kind:"Questions",conditions:"Conditions",conditionsHint:"As under Words, such as length:7 and includes:Z.",lines:"Conditions, one question a line",order:"New questions",placeholder:"length:7 and includes:Z",loading:"Looking for questions …",noQuestions:"There are no questions: no words of the dictionary meet these conditions.",gone:"There is no such quiz in this browser. It may have been removed.",denied:"This browser stores nothing for this page, or has no room left. What you learn is lost when you close the page.",otherLetters:"The dictionary has other letters now than when this quiz was made.",answer:"Your answer",check:"Check",shuffle:"Shuffle",give:"Show the answers",next:"Next question",front:"Front",word:"Word",back:"Back",meaning:"Meaning",missed:"missed",found:"found",done:"Done for now",missedTitle:"Missed",more:"More new questions",nothingTyped:"Type a word first."},Ae=(t,e)=>e?`${t?`${t.toLocaleString("en")} due`:"nothing due"}, ${H(e,"question")} asked so far`:"not begun";function Oe(t,e,n){let r=[`${t.toLocaleString("en")} due`,`${e} new today`];return n&&r.push(`${n} answered`),r.join(" · ")}var qe=(t,e)=>e===t?H(t,"word"):`${H(t,"word")}, ${e} left`;function De(t,e){return e==="right"?`${t} is right.`:e==="repeated"?`You have typed ${t} already.`:e==="letters"?`${t} has other letters.`:e==="unknown"?`${t} is not in the dictionary.`:`${t} is not one of the answers.`}var On={again:"Not all found",hard:"Found, with effort",good:"Good",easy:"Easy"},Rt=(t,e)=>`${On[t]}. It comes again ${ze(e)}.`;function ze(t){if(t<90)return"in a minute";for(let[e,n,r]of[[An,"minute",ve],[ve,"hour",G],[G,"day",2*Se],[Se,"month",2*Te],[Te,"year",1/0]])if(t<r)return`in ${H(Math.max(Math.round(t/e),1),n)}`;return""}var Ne=(t,e)=>t?`You answered ${H(t,"question")}, ${e===t?"all":e} without a missing word.`:"Nothing is due, and there are no new questions left for today.",Re=t=>`The next question comes ${ze(Math.max(t,0))}.`,Ie=t=>`Only the first ${t.toLocaleString("en")} questions are asked. Choose narrower conditions for others.`,Ce=(t,e)=>`${t}, ${e}`,Fe=t=>`The answers: ${Xt(t)}.`,Le=(t,e)=>`${t} is loaded${e?`, with what was learned of ${H(e,"question")}`:""}.`,N={format:"This is not a saved quiz. Choose a file that was saved here, or a deck in JSON.",version:"This file was saved by a newer version. Reload the page, and try again.",kind:"The page has no questions of this kind. Choose another file.",fields:"The file is damaged: its name, dictionary or conditions are missing.",long:"The file is too long: at most 10,000 lines of words, and 50,000 questions.",size:"The file is too large: at most 8 MiB.",card:t=>`The file is damaged: question ${t} has values that cannot be.`,dictionary:t=>`The server does not have the dictionary ${t} of this quiz.`};var Xe=8<<20,He="lexicon-fast deck",Pe=1,qn=1e4,Dn=5e4,We=1e3,je=200,Ye=221845392e3,It=1e9,M=class extends Error{};function Ue(t,e){let{name:n,kind:r,dictionary:o,alphabet:s,min_length:i,is_list:a,layout:c,source:u,asked:f}=t,h=f.flatMap(y=>{let m=Object.hasOwn(e,y)?e[y]:null;return m?.memory?[{key:y,...m}]:[]});return`${JSON.stringify({format:He,version:Pe,...{name:n,kind:r,dictionary:o,alphabet:s,min_length:i,is_list:a,layout:c,source:u},cards:h})}
`}function Ge(t){let e=Qt(t);if(e.format!==He)throw new M(N.format);if(e.version!==Pe)throw new M(N.version);if(!$t.includes(e.kind))throw new M(N.kind);let{name:n,kind:r,dictionary:o,alphabet:s,min_length:i,is_list:a,layout:c=null}=e;if(!([n,o].every(p=>ct(p,je))&&ct(s,32)&&tt(i,1,64)&&typeof a=="boolean"&&(c===null||ct(c,je))&&Array.isArray(e.source)&&e.source.every(p=>ct(p,We))&&e.source.length>0&&Array.isArray(e.cards)))throw new M(N.fields);if(e.source.length>qn||e.cards.length>Dn)throw new M(N.long);let f={};return e.cards.forEach((p,y)=>{if(!zn(p))throw new M(N.card(y+1));let{key:m,correct:b,incorrect:T,streak:v,last_correct:F}=p,{state:I,step:_,stability:E,difficulty:w,due:k,last_review:x}=p.memory;Object.defineProperty(f,m,{value:{memory:{state:I,step:_,stability:E,difficulty:w,due:k,last_review:x},correct:b,incorrect:T,streak:v,last_correct:F},enumerable:!0,writable:!0,configurable:!0})}),{source:{...{name:n,kind:r,dictionary:o,alphabet:s,min_length:i,is_list:a,layout:c},source:e.source,order:"random"},cards:f}}var ct=(t,e)=>typeof t=="string"&&t.trim()!==""&&t.length<=e,tt=(t,e,n)=>Number.isInteger(t)&&Ct(t,e,n),Ct=(t,e,n)=>typeof t=="number"&&e<=t&&t<=n;function zn(t){let{memory:e}=t??{};return ct(t?.key,We)&&[t.correct,t.incorrect].every(n=>tt(n,0,It))&&tt(t.streak,-It,It)&&tt(t.last_correct,0,Ye)&&[gt,U,at].includes(e?.state)&&(e.state===U?e.step===null:tt(e.step,0,1))&&Ct(e.stability,.001,36500)&&Ct(e.difficulty,1,10)&&[e.due,e.last_review].every(n=>tt(n,0,Ye))}function Be(t,e,{at:n,newLeft:r,learning:o}){let s=Ke(t,e,n);if(s!==null)return s;let i=r>0&&t.find(a=>!Q(e,a));return i||Ke([...o],e,n+1200)}function Ke(t,e,n){let r=null,o=n;for(let s of t){let i=Q(e,s)?.due;i===void 0||i>o||r!==null&&i===o||(r=s,o=i)}return r}var Q=(t,e)=>(Object.hasOwn(t,e)?t[e].memory:null)??null;var Ft=1e4,Qe=1e3,Nn="not (front-hooks:0 and back-hooks:0)",Rn=/[\s,;]+/;async function Ze(t,e){let{kind:n,source:r}=t,o=new Set,s=!1;if(n==="patterns")r.forEach(a=>o.add(a.trim()));else if(t.is_list)r.forEach(a=>o.add(Cn(a,n,e)));else for(let a of r){let c=await ot("dictionary.find",{query:n==="hooks"?`(${a}) and ${Nn}`:a,group_by:n==="hooks"?null:"alphagram",limit:Ft,...Ve(t),order:In(t)}),{groups:u,words:f,count:h,group_count:p}=c,y=u?.map(m=>m.alphagram)??f;s||=y.length<(p??h);for(let m of y)o.add(m)}let i=[...o];return{keys:t.order==="random"?jt(i):i,isCut:s}}var Ve=({dictionary:t,layout:e})=>({dictionary:t,layout:e}),In=({order:t})=>t==="random"?"alphabet":t;function Cn(t,e,n){let r=Lt(n)(t);return e==="hooks"?r:Fn(r,n)}function Fn(t,{lower:e}){return[...t].sort((n,r)=>e.indexOf(n)-e.indexOf(r)).join("")}function Lt({upper:t,lower:e}){let n=[...e],r=new Map([...t].map((o,s)=>[o,n[s]]));return o=>[...o.normalize("NFC")].map(s=>r.get(s)??s).join("")}function jt(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let r=Math.floor(Math.random()*(n+1));[e[n],e[r]]=[e[r],e[n]]}return e}function Ln({kind:t,min_length:e},n){return t==="anagrams"?`anagram:${n}`:t==="hooks"?`pattern:?${n} or pattern:${n}?`:t==="subanagrams"?`subanagram:${n} and length:${e}-`:n}async function Je(t,e,n){let r=await ot("dictionary.find",{query:Ln(t,e),columns:n?["hooks","definition"]:["hooks"],limit:Qe,...Ve(t)}),{words:o,count:s,front_hooks:i,back_hooks:a,definition:c}=r;if(!s||s>Qe)return null;let u=o.map((f,h)=>({word:f,front:i?.[h]??"",back:a?.[h]??"",definition:c?.[h]??""}));if(t.kind==="hooks"){let f=({word:h})=>Number(h.startsWith(e));u.sort((h,p)=>f(h)-f(p))}return{key:e,answers:u}}function tn(t,{kind:e},n,r){return t.trim().split(Rn).filter(Boolean).map(r).flatMap(o=>{let s=[...o];return e!=="hooks"||s.length<2?[o]:s[0]==="-"?s.slice(1).map(i=>n+i):s.at(-1)==="-"?s.slice(0,-1).map(i=>i+n):[o]})}function en(t,{key:e,answers:n},{kind:r},{found:o,wrong:s}){if(o.includes(t)||s.includes(t))return"repeated";if(n.some(a=>a.word===t))return"right";if(r==="patterns")return"other";if(r==="hooks")return[...t].length===[...e].length+1&&(t.startsWith(e)||t.endsWith(e))?"unknown":"other";let i=[...e];for(let a of t){let c=i.indexOf(a);if(c<0)return"letters";i.splice(c,1)}return r==="anagrams"&&i.length?"letters":r==="subanagrams"&&[...t].length<2?"other":"unknown"}var nn=(t,e)=>t.filter(n=>Q(e,n));var et=class extends Error{};function on({deck:t,hasDefinitions:e}){let[n,r]=$(null),[o,s]=$(null),[i,a]=$(!1),[c,u]=$(null),[f,h]=$({asked:0,right:0,missed:[]}),[p,y]=$(!1),m=xt(null),b=xt(new Set);async function T(){u(null);try{let w=await Z(t.dictionary);if(r(w),w.upper!==t.alphabet)throw new et(l.otherLetters);if(m.current===null){let x=await Ze(t,w);m.current=x.keys,y(x.isCut),yt(t,nn(x.keys,z(t)))}if(!m.current.length)throw new et(l.noQuestions);let k=await v(m.current);a(k===null),s(k)}catch(w){s(null),u(w instanceof et?w.message:Gt(w))}}async function v(w){let k=new Set;for(;;){let x=X(t.id);if(!x)throw new et(l.gone);let L=w.filter(S=>!k.has(S));m.current=L;let A=Be(L,z(t),{at:B(),newLeft:J(x),learning:b.current});if(A===null)return null;let g=await Je(t,A,e);if(g)return g;k.add(A),b.current.delete(A)}}Yt(()=>{T()},[]),rt([o,i]);function F(w,k){let{key:x}=o,L=B(),A=_e(t,x,k,L);A.state===U?b.current.delete(x):b.current.add(x);let g=k!=="again";return h({asked:f.asked+1,right:f.right+Number(g),missed:g?f.missed:[...new Set([...f.missed,w])]}),{rating:k,due:A.due-L}}let I=X(t.id)??t,_=m.current?m.current.filter(w=>Q(z(t),w)):[],E=m.current?Math.min(J(I),m.current.length-_.length):J(I);return d`
    <p class="hint quiz-progress">${Oe(wt(I,B()),E,f.asked)}</p>
    ${dt()&&d`<p class="notice">${l.denied}</p>`}
    ${p&&d`<p class="hint">${Ie(Ft)}</p>`}
    <${V} text=${c} />
    ${o&&n?d`
            <${jn}
              deck=${t}
              question=${o}
              info=${n}
              finish=${F}
              next=${T}
            />
          `:i?d`
              <${Xn}
                deck=${I}
                tally=${f}
                hasMore=${_.length<(m.current?.length??0)}
                next=${T}
              />
            `:!c&&d`<p role="status">${l.loading}</p>`}
  `}var rn=t=>({question:t,found:[],wrong:[],said:"",outcome:null});function jn({deck:t,question:e,info:n,finish:r,next:o}){let{kind:s}=t,i=ut(()=>Pt(n),[n]),a=ut(()=>Lt(n),[n]),c=ut(()=>performance.now(),[e]),[u,f]=$(()=>rn(e)),[h,p]=$(""),[y,m]=$({question:e,order:[...e.key]}),b=u.question===e?u:rn(e),T=y.question===e?y.order:[...e.key],{found:v,wrong:F,said:I,outcome:_}=b,{answers:E}=e,w=s==="patterns"?e.key:i(e.key),k=E.length-v.length;rt([_]);function x(g){let S=E.length-g.found.length,_t=(performance.now()-c)/1e3,j=r(w,$e(E.length,S,g.wrong.length,_t));f({...g,outcome:j}),vt(Rt(j.rating,j.due)),S&&vt(Fe(E.map(({word:nt})=>i(nt))))}function L(g){if(g.preventDefault(),_){o();return}let S={...b,found:[...v],wrong:[...F]},_t=tn(h,t,e.key,a).map(j=>{let nt=en(j,e,t,S);return nt==="right"?S.found.push(j):nt!=="repeated"&&S.wrong.push(j),De(i(j),nt)});S.said=_t.join(" ")||l.nothingTyped,p(""),S.found.length===E.length?x(S):f(S)}let A=g=>g.preventDefault();return d`
    <section class="panel quiz-question" aria-label=${zt[s]}>
      <h2>${zt[s]}</h2>
      ${s==="patterns"?d`<p class="marked">${w}</p>`:d`
              <p class="quiz-letters" role="img" aria-label=${[...w].join(" ")}>
                ${T.map((g,S)=>d`<${Wt} key=${S} letter=${i(g)} />`)}
              </p>
            `}
      <p class="quiz-left">${qe(E.length,k)}</p>
      <form class="quiz-answer" onSubmit=${L}>
        <div class="field">
          <label for="quiz-answer">${l.answer}</label>
          <input
            id="quiz-answer"
            class="large"
            type="text"
            autocomplete="off"
            autocapitalize="characters"
            autocorrect="off"
            spellcheck=${!1}
            enterkeyhint=${_?"next":"done"}
            data-home="question"
            aria-describedby="quiz-hint"
            readonly=${_!==null}
            value=${h}
            onInput=${({target:g})=>p(g.value)}
          />
          <p class="hint" id="quiz-hint">${ke[s]}</p>
        </div>
        <div class="row">
          <button type="submit" class="main" onMouseDown=${A}>
            ${_?l.next:l.check}
          </button>
          ${!_&&d`
              ${s!=="patterns"&&s!=="hooks"&&d`
                  <button
                    type="button"
                    onMouseDown=${A}
                    onClick=${()=>m({question:e,order:jt(T)})}
                  >
                    ${l.shuffle}
                  </button>
                `}
              <button type="button" onMouseDown=${A} onClick=${()=>x({...b,said:""})}>
                ${l.give}
              </button>
            `}
        </div>
      </form>
      <p role="status" class="quiz-said">${I}</p>
      ${v.length>0&&!_&&d`
          <ul class="words-only quiz-found" aria-label=${l.found}>
            ${v.map(g=>d`<li key=${g}>${i(g)}</li>`)}
          </ul>
        `}
      ${_&&d`
          <p class="verdict">${Rt(_.rating,_.due)}</p>
          <${Yn} answers=${E} found=${v} inCapitals=${i} />
        `}
    </section>
  `}function Yn({answers:t,found:e,inCapitals:n}){let r=u=>!e.includes(u),o=t.some(({definition:u})=>u),s=u=>[...u].join(" "),i=[...t].sort((u,f)=>Number(r(f.word))-Number(r(u.word))),a=[{title:l.front,number:!0},{title:l.word},{title:l.back},o&&{title:l.meaning}],c=i.map(({word:u,front:f,back:h,definition:p})=>({key:u,cells:[d`<span class="hooks">${s(f)}</span>`,d`
        <span class="word">${n(u)}</span>
        ${r(u)&&d` <span class="tag quiz-missed">${l.missed}</span>`}
      `,d`<span class="hooks">${s(h)}</span>`,o&&(p||"–")]}));return d`<${re} classes="word-table" columns=${a} rows=${c} />`}function Xn({deck:t,tally:e,hasMore:n,next:r}){let o=z(t),i=t.asked.flatMap(c=>Q(o,c)?.due??[]).reduce((c,u)=>Math.min(c,u),1/0);function a(){be(t),r()}return d`
    <section class="panel" aria-label=${l.done}>
      <h2>${l.done}</h2>
      <p>${Ne(e.asked,e.right)}</p>
      ${Number.isFinite(i)&&d`<p>${Re(i-B())}</p>`}
      ${e.missed.length>0&&d`
          <h3>${l.missedTitle}</h3>
          <ul class="words-only">
            ${e.missed.map(c=>d`<li key=${c}>${c}</li>`)}
          </ul>
        `}
      <div class="row">
        ${n&&d`
            <button type="button" class="main" data-home="question" onClick=${a}>
              ${l.more}
            </button>
          `}
        <a class="button" href="#/quiz">${l.all}</a>
      </div>
    </section>
  `}var Hn=["probability"],Pn=2;function Wr({server:t,rest:[e],query:n}){if(e===void 0)return d`<${Wn} key=${n.toString()} server=${t} query=${n} />`;let r=X(e);return d`
    <div class="heading">
      <h1>${r?.name??l.title}</h1>
      <a href=${Tt("quiz")}>${l.all}</a>
    </div>
    ${r?d`<${on} deck=${r} hasDefinitions=${t.has_definitions} />`:d`<${V} text=${l.gone} />`}
  `}function Wn({server:t,query:e}){let[n,r]=$(lt),[o,s]=$(e.get("dictionary")??t.dictionaries[0]),i=Kt(()=>Z(o),[o]),{run:a,problem:c}=Bt(),[u,f]=$(null),h=!i.value||/^[A-Z]+$/.test(i.value.upper),p=T=>a(async()=>{f(null);let{upper:v}=await Z(o),F=await Un(T.source,o);if(F!==null){f(F);return}Vt(`quiz/${qt({...T,dictionary:o,...{alphabet:v,min_length:Pn,is_list:!1,layout:null}})}`)}),y=t.dictionaries.includes(o)?t.dictionaries:[...t.dictionaries,o],m=d`
    <${Kn}
      query=${e.get("q")??""}
      order=${e.get("order")??"random"}
      hasTiles=${h}
      begin=${p}
    />
  `,b=e.has("q");return d`
    <div class="heading">
      <div>
        <h1>${l.title}</h1>
        <p class="hint">${l.about}</p>
      </div>
      <${ee} dictionaries=${y} value=${o} onChange=${s} />
    </div>
    ${dt()&&d`<p class="notice">${l.denied}</p>`}
    <${V} text=${c??u??i.error} />
    ${b&&m}
    ${n.length>0&&d`<${Bn} decks=${n} onChange=${()=>r(lt())} />`}
    <section class="panel" aria-label=${l.ready}>
      <h2>${l.ready}</h2>
      <${Gn} info=${i.value} hasTiles=${h} begin=${p} />
    </section>
    ${!b&&m}
    <${Zn} server=${t} onLoad=${()=>r(lt())} />
  `}async function Un(t,e){for(let n of t)try{await ot("dictionary.find",{query:n,dictionary:e,limit:0})}catch(r){if(!(r instanceof Ut)||r.type!=="BadQuery")throw r;return t.length>1?`${n}: ${St(r)}`:St(r)}return null}function Gn({info:t,hasTiles:e,begin:n}){if(!t)return null;let r=i=>(e||!i.hasTiles)&&[...i.letters??""].every(a=>t.upper.includes(a)),o={title:Ee,kind:"patterns",order:"random",source:[...t.upper].map(i=>`length:2 and prefix:${i}`)},s=Me.filter(r).map(({title:i,kind:a,order:c,query:u})=>({title:i,kind:a,order:c,source:[u]}));return d`
    <ul class="quiz-ready">
      ${[...s,o].map(({title:i,kind:a,order:c,source:u})=>d`
          <li key=${i}>
            <button type="button" onClick=${()=>n({name:i,kind:a,order:c,source:u})}>
              ${i}
            </button>
          </li>
        `)}
    </ul>
  `}function Kn({query:t,order:e,hasTiles:n,begin:r}){let[o,s]=$(t),[i,a]=$("anagrams"),[c,u]=$(e in Nt?e:"random"),f=Object.entries(Nt).filter(([m])=>n||!Hn.includes(m)),h=o.split(`
`).map(m=>m.trim()).filter(Boolean);function p(m){if(m.preventDefault(),!h.length)return;let[b,...T]=h,v=T.length?`${b} …`:b;r(i==="patterns"?{name:v,kind:i,order:"list",source:h}:{name:v,kind:i,order:c,source:[h.join(" ")]})}let y=$t.map(m=>[m,bt[m].title]);return d`
    <section class="panel" aria-label=${l.make}>
      <h2>${l.make}</h2>
      <form class="quiz-form" onSubmit=${p}>
        <div class="field">
          <${ne} label=${l.kind} value=${i} options=${y} onChange=${a} />
          <p class="hint">${bt[i].about}</p>
        </div>
        ${i==="patterns"?d`
                <div class="field">
                  <label for="quiz-query">${l.lines}</label>
                  <textarea
                    id="quiz-query"
                    rows="4"
                    autocapitalize="off"
                    spellcheck=${!1}
                    value=${o}
                    onInput=${({target:m})=>s(m.value)}
                  ></textarea>
                </div>
              `:d`
                <${Jt}
                  label=${l.conditions}
                  id="quiz-query"
                  class="query"
                  hint=${l.conditionsHint}
                  placeholder=${l.placeholder}
                  value=${o}
                  onInput=${s}
                />
              `}
        <div class="row">
          ${i!=="patterns"&&d`
              <${te}
                label=${l.order}
                id="quiz-order"
                value=${c}
                options=${f}
                onChange=${u}
              />
            `}
          <button type="submit" class="main" disabled=${!h.length}>${l.start}</button>
        </div>
      </form>
    </section>
  `}function Bn({decks:t,onChange:e}){let n=B();return d`
    <section class="panel" aria-label=${l.own}>
      <h2>${l.own}</h2>
      <ul class="quiz-decks">
        ${t.map(r=>d`<${Qn} key=${r.id} deck=${r} at=${n} onChange=${e} />`)}
      </ul>
    </section>
  `}function Qn({deck:t,at:e,onChange:n}){let[r,o]=$(!1),s=wt(t,e);rt([r]);function i(){let c=document.createElement("a"),u=Ue(t,z(t));c.href=URL.createObjectURL(new Blob([u],{type:"application/json"})),c.download=`${t.name.replace(/[^\p{L}\p{N}]+/gu,"-").slice(0,60)}.json`,c.click(),URL.revokeObjectURL(c.href)}function a(){ye(t),n()}return d`
    <li>
      <div class="quiz-about">
        <a href=${Tt(`quiz/${t.id}`)}>${t.name}</a>
        <span class="hint">
          ${Ce(bt[t.kind].title,Ht(t.dictionary))}
        </span>
        <span class=${s?"quiz-due":"hint"}>${Ae(s,t.asked.length)}</span>
      </div>
      ${r?d`
              <div class="row" role="group" aria-label=${l.removeAsk}>
                <span>${l.removeAsk}</span>
                <button type="button" data-home="question" onClick=${a}>
                  ${l.removeYes}
                </button>
                <button type="button" onClick=${()=>o(!1)}>${l.removeNo}</button>
              </div>
            `:d`
              <div class="row">
                <button type="button" aria-label=${`${l.save}: ${t.name}`} onClick=${i}>
                  ${l.save}
                </button>
                <button
                  type="button"
                  aria-label=${`${l.remove} ${t.name}`}
                  onClick=${()=>o(!0)}
                >
                  ${l.remove}
                </button>
              </div>
            `}
    </li>
  `}function Zn({server:t,onLoad:e}){let[n,r]=$(""),[o,s]=$(null);async function i({target:a}){let c=a.files?.[0];if(c){r(""),s(null);try{if(c.size>Xe)throw new M(N.size);let{source:u,cards:f}=Ge(await c.text());if(!t.dictionaries.includes(u.dictionary))throw new M(N.dictionary(u.dictionary));let{upper:h}=await Z(u.dictionary);if(h!==u.alphabet)throw new M(l.otherLetters);xe(qt(u),f),r(Le(u.name,Object.keys(f).length)),e()}catch(u){s(u instanceof M?u.message:N.format)}a.value=""}}return d`
    <section class="panel" aria-label=${l.load}>
      <div class="field">
        <label for="quiz-file">${l.load}</label>
        <input id="quiz-file" type="file" accept=".json,application/json" onChange=${i} />
        <p class="hint">${l.loadHint}</p>
      </div>
      <p role="status" class="quiz-said">${n}</p>
      <${V} text=${o} />
    </section>
  `}export{Wr as Quiz};

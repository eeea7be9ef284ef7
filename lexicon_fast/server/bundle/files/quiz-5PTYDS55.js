import{A as Wt,Ab as re,Ca as ht,Cb as oe,Da as Jt,Db as se,Hb as ie,Jb as J,P as Gt,Q as Tt,R as Ut,Ra as W,Sa as mt,Ta as te,Ua as pt,c as w,d as Xt,da as Kt,e as Ht,f as dt,g as ft,i as d,ib as kt,j as St,jb as ee,k as Pt,l as ot,ma as Bt,na as st,pa as Qt,sa as V,ta as Zt,va as Vt,yb as ne,z as P}from"./chunk-RBOA6OJO.js";var cn=class de extends Error{constructor(e="FSRS Error"){super(e),this.name="FSRSError",Error.captureStackTrace?.(this,de)}},q=class fe extends cn{constructor(e){super(e),this.name="FSRSValidationError",Error.captureStackTrace?.(this,fe)}},he=(t=>(t[t.New=0]="New",t[t.Learning=1]="Learning",t[t.Review=2]="Review",t[t.Relearning=3]="Relearning",t))(he||{}),I=(t=>(t[t.Manual=0]="Manual",t[t.Again=1]="Again",t[t.Hard=2]="Hard",t[t.Good=3]="Good",t[t.Easy=4]="Easy",t))(I||{}),G=class X{static card(e){return{...e,state:X.state(e.state),due:X.time(e.due),last_review:e.last_review?X.time(e.last_review):void 0}}static rating(e){if(typeof e=="string"){let n=e.charAt(0).toUpperCase(),r=e.slice(1).toLowerCase(),o=I[`${n}${r}`];if(o===void 0)throw new q(`Invalid rating:[${e}]`);return o}else if(typeof e=="number")return e;throw new q(`Invalid rating:[${e}]`)}static state(e){if(typeof e=="string"){let n=e.charAt(0).toUpperCase(),r=e.slice(1).toLowerCase(),o=he[`${n}${r}`];if(o===void 0)throw new q(`Invalid state:[${e}]`);return o}else if(typeof e=="number")return e;throw new q(`Invalid state:[${e}]`)}static time(e){if(e instanceof Date)return e;let n=new Date(e);if(typeof e=="object"&&e!==null&&!Number.isNaN(Date.parse(e)||+n))return n;if(typeof e=="string"){let r=Date.parse(e);if(Number.isNaN(r))throw new q(`Invalid date:[${e}]`);return new Date(r)}else if(typeof e=="number")return new Date(e);throw new q(`Invalid date:[${e}]`)}static review_log(e){return{...e,due:X.time(e.due),rating:X.rating(e.rating),state:X.state(e.state),review:X.time(e.review)}}};Date.prototype.scheduler=function(t,e){return un(this,t,e)};Date.prototype.diff=function(t,e){return dn(this,t,e)};Date.prototype.format=function(){return fn(this)};Date.prototype.dueFormat=function(t,e,n){return hn(this,t,e,n)};function un(t,e,n){return new Date(n?G.time(t).getTime()+e*24*60*60*1e3:G.time(t).getTime()+e*60*1e3)}function dn(t,e,n){if(!t||!e)throw new q("Invalid date");let r=G.time(t).getTime()-G.time(e).getTime(),o=0;switch(n){case"days":o=Math.floor(r/(1440*60*1e3));break;case"minutes":o=Math.floor(r/(60*1e3));break}return o}function fn(t){let e=G.time(t),n=e.getFullYear(),r=e.getMonth()+1,o=e.getDate(),s=e.getHours(),i=e.getMinutes(),a=e.getSeconds();return`${n}-${it(r)}-${it(o)} ${it(s)}:${it(i)}:${it(a)}`}function it(t){return t<10?`0${t}`:`${t}`}var Mt=[60,60,24,31,12],Et=["second","min","hour","day","month","year"];function hn(t,e,n,r=Et){t=G.time(t),e=G.time(e),r.length!==Et.length&&(r=Et);let o=t.getTime()-e.getTime(),s=0;for(o/=1e3,s=0;s<Mt.length&&!(o<Mt[s]);s++)o/=Mt[s];return`${Math.floor(o)}${n?r[s]:""}`}var er=Object.freeze([I.Again,I.Hard,I.Good,I.Easy]),mn=[{start:2.5,end:7,factor:.15},{start:7,end:20,factor:.1},{start:20,end:1/0,factor:.05}];function pn(t,e,n){let r=1;for(let i of mn)r+=i.factor*Math.max(Math.min(t,i.end)-i.start,0);t=Math.min(t,n);let o=Math.max(2,Math.round(t-r)),s=Math.min(Math.round(t+r),n);return t>e&&(o=Math.max(o,e+1)),o=Math.min(o,s),{min_ivl:o,max_ivl:s}}function D(t,e,n){return Math.min(Math.max(t,e),n)}function O(t,e){let n=10**e;return Math.round(t*n)/n}var gn=class{c;s0;s1;s2;constructor(t){let e=wn();this.c=1,this.s0=e(" "),this.s1=e(" "),this.s2=e(" "),t==null&&(t=Date.now()),this.s0-=e(t),this.s0<0&&(this.s0+=1),this.s1-=e(t),this.s1<0&&(this.s1+=1),this.s2-=e(t),this.s2<0&&(this.s2+=1)}next(){let t=2091639*this.s0+this.c*23283064365386963e-26;return this.s0=this.s1,this.s1=this.s2,this.c=t|0,this.s2=t-this.c,this.s2}set state(t){this.c=t.c,this.s0=t.s0,this.s1=t.s1,this.s2=t.s2}get state(){return{c:this.c,s0:this.s0,s1:this.s1,s2:this.s2}}};function wn(){let t=4022871197;return function(n){n=String(n);for(let r=0;r<n.length;r++){t+=n.charCodeAt(r);let o=.02519603282416938*t;t=o>>>0,o-=t,o*=t,t=o>>>0,o-=t,t+=o*4294967296}return(t>>>0)*23283064365386963e-26}}function $n(t){let e=new gn(t),n=()=>e.next();return n.int32=()=>e.next()*4294967296|0,n.double=()=>n()+(n()*2097152|0)*11102230246251565e-32,n.state=()=>e.state,n.importState=r=>(e.state=r,n),n}var yn="5.4.2",bn=.9,_n=36500,xn=!1,wt=!0,vn=Object.freeze(["1m","10m"]),Sn=Object.freeze(["10m"]),nr=`v${yn} using FSRS-6.0`,L=.001,gt=100,ae=.5,Tn=.1542,le=Object.freeze([.212,1.2931,2.3065,8.2956,6.4133,.8334,3.0194,.001,1.8722,.1666,.796,1.4835,.0614,.2629,1.6483,.6014,1.8729,.5425,.0912,.0658,Tn]),ce=2,kn=(t,e=wt)=>[[L,gt],[L,gt],[L,gt],[L,gt],[1,10],[.001,4],[.001,4],[.001,.75],[0,4.5],[0,.8],[.001,3.5],[.001,5],[.001,.25],[.001,.9],[0,4],[0,1],[1,6],[0,t],[0,t],[e?.01:0,.8],[.1,.8]],at=(t,e,n=wt)=>{let r=kn(ce,n).slice(0,t.length);if(Math.max(0,e)>1){let o=D(t[11]||0,r[11][0],r[11][1]),s=D(t[13]||0,r[13][0],r[13][1]),i=D(t[14]||0,r[14][0],r[14][1]),a=-(Math.log(o)+Math.log(Math.pow(2,s)-1)+i*.3)/e,u=D(O(Math.sqrt(Math.max(a,0)),8),.01,ce);r[17]&&(r[17]=[r[17][0],u]),r[18]&&(r[18]=[r[18][0],u])}return r.map(([o,s],i)=>D(t[i]||0,o,s))},me=(t,e=0,n=wt)=>{if(t===void 0)return[...le];switch(t.length){case 21:return at(Array.from(t),e,n);case 19:return console.debug("[FSRS-6]auto fill w from 19 to 21 length"),at(Array.from(t),e,n).concat([0,ae]);case 17:{let r=at(Array.from(t),e,n);return r[4]=+(r[5]*2+r[4]).toFixed(8),r[5]=+(Math.log(r[5]*3+1)/3).toFixed(8),r[6]=+(r[6]+.5).toFixed(8),console.debug("[FSRS-6]auto fill w from 17 to 21 length"),r.concat([0,0,0,ae])}default:return console.warn("[FSRS]Invalid parameters length, using default parameters"),[...le]}},At=t=>{let e=Array.isArray(t?.learning_steps)?t.learning_steps:vn,n=Array.isArray(t?.relearning_steps)?t.relearning_steps:Sn,r=t?.enable_short_term??wt,o=me(t?.w,n.length,r);return{request_retention:t?.request_retention||bn,maximum_interval:t?.maximum_interval||_n,w:o,enable_fuzz:t?.enable_fuzz??xn,enable_short_term:r,learning_steps:e,relearning_steps:n}},pe=t=>{let e=typeof t=="number"?-t:-t[20],n=Math.exp(Math.pow(e,-1)*Math.log(.9))-1;return{decay:e,factor:O(n,8)}};function ue(t,e,n){let{decay:r,factor:o}=pe(t);return O(Math.pow(1+o*e/n,r),8)}var ge=class{param;intervalModifier;_seed;constructor(t){this.param=new Proxy(this.prepare_parameters(t),this.params_handler_proxy()),this.intervalModifier=this.calculate_interval_modifier(this.param.request_retention),this.forgetting_curve=ue.bind(this,this.param.w)}get interval_modifier(){return this.intervalModifier}set seed(t){this._seed=t}calculate_interval_modifier(t){if(t<=0||t>1)throw new q("Requested retention rate should be in the range (0,1]");let{decay:e,factor:n}=pe(this.param.w);return O((Math.pow(t,1/e)-1)/n,8)}get parameters(){return this.param}set parameters(t){this.update_parameters(t)}params_handler_proxy(){let t=this;return{set:function(e,n,r){return n==="request_retention"&&Number.isFinite(r)?t.intervalModifier=t.calculate_interval_modifier(Number(r)):n==="w"&&(r=me(r,e.relearning_steps.length,e.enable_short_term),r=at(Array.from(r),e.relearning_steps.length,e.enable_short_term),t.forgetting_curve=ue.bind(this,r),t.intervalModifier=t.calculate_interval_modifier(Number(e.request_retention))),Reflect.set(e,n,r),!0}}}update_parameters(t){let e=this.prepare_parameters(t);for(let n in e){let r=n;this.param[r]=e[r]}}prepare_parameters=t=>{let e=At(t);return e.w=at(Array.from(e.w),e.relearning_steps.length,e.enable_short_term),e};init_stability(t){return Math.max(this.param.w[t-1],.1)}init_difficulty(t){let e=this.param.w,n=e[4]-Math.exp((t-1)*e[5])+1;return O(n,8)}apply_fuzz(t,e){if(!this.param.enable_fuzz||t<2.5)return Math.round(t);let r=$n(this._seed)(),{min_ivl:o,max_ivl:s}=pn(t,e,this.param.maximum_interval);return Math.floor(r*(s-o+1)+o)}next_interval(t,e){let n=Math.min(Math.max(1,Math.round(t*this.intervalModifier)),this.param.maximum_interval);return this.apply_fuzz(n,e)}linear_damping(t,e){return O(t*(10-e)/9,8)}next_difficulty(t,e){let n=-this.param.w[6]*(e-3),r=t+this.linear_damping(n,t);return D(this.mean_reversion(this.init_difficulty(I.Easy),r),1,10)}mean_reversion(t,e){let n=this.param.w;return O(n[7]*t+(1-n[7])*e,8)}next_recall_stability(t,e,n,r){let o=this.param.w,s=I.Hard===r?o[15]:1,i=I.Easy===r?o[16]:1;return O(D(e*(1+Math.exp(o[8])*(11-t)*Math.pow(e,-o[9])*(Math.exp((1-n)*o[10])-1)*s*i),L,36500),8)}next_forget_stability(t,e,n){let r=this.param.w;return O(D(r[11]*Math.pow(t,-r[12])*(Math.pow(e+1,r[13])-1)*Math.exp((1-n)*r[14]),L,36500),8)}next_short_term_stability(t,e){let n=this.param.w,r=Math.pow(t,-n[19])*Math.exp(n[17]*(e-3+n[18])),o=e>=I.Hard?Math.max(r,1):r;return O(D(t*o,L,36500),8)}forgetting_curve;next_state(t,e,n,r){let{difficulty:o,stability:s}=t??{difficulty:0,stability:0};if(e<0)throw new q(`Invalid delta_t "${e}"`);if(n<0||n>4)throw new q(`Invalid grade "${n}"`);if(o===0&&s===0)return{difficulty:D(this.init_difficulty(n),1,10),stability:this.init_stability(n)};if(n===0)return{difficulty:o,stability:s};if(o<1||s<L)throw new q(`Invalid memory state { difficulty: ${o}, stability: ${s} }`);let i=this.param.w;r=typeof r=="number"?r:this.forgetting_curve(e,s);let a;if(e===0&&this.param.enable_short_term)a=this.next_short_term_stability(s,n);else if(n===1){let c=this.next_forget_stability(o,s,r),[f,h]=[0,0];this.param.enable_short_term&&(f=i[17],h=i[18]);let g=s/Math.exp(f*h);a=D(O(g,8),L,c)}else a=this.next_recall_stability(o,s,r,n);return{difficulty:this.next_difficulty(o,n),stability:a}}};var $t=1,U=2,lt=3,Mn=["again","hard","good","easy"],Ot=60,K=86400,we={[$t]:[Ot,10*Ot],[lt]:[10*Ot]},En=3,An=2,On=4,$e=new ge(At({request_retention:.9,maximum_interval:36500}));function ye(t,e,n){let r=Math.max(n,t?.last_review??0),o=t?Math.floor((r-t.last_review)/K):0,{stability:s,difficulty:i}=$e.next_state(t,o,Mn.indexOf(e)+1),a=qn(t,e),u=a.seconds??K*$e.next_interval(s,o);return{state:a.state,step:a.step,stability:s,difficulty:i,due:r+u,last_review:r}}function qn(t,e){let n=t?.state??$t,r={state:U,step:null};if(n===U)return e==="again"?{state:lt,step:0,seconds:we[lt][0]}:r;let o=we[n],s=t?.step??0;if(e==="again")return{state:n,step:0,seconds:o[0]};if(e==="easy"||s>=o.length)return r;if(e==="good")return s+1===o.length?r:{state:n,step:s+1,seconds:o[s+1]};let i=o.length===1?1.5*o[0]:(o[0]+o[1])/2;return{state:n,step:s,seconds:s===0?i:o[s]}}function be(t,e,n,r){let o=En+An*t;return e?"again":n||r>On*o?"hard":r<=o?"easy":"good"}var _e=20,yt=["anagrams","hooks","subanagrams","patterns"],Q=()=>Math.floor(Date.now()/1e3);function qt(){let t=new Date;return[t.getFullYear(),t.getMonth()+1,t.getDate()].join("-")}var B=({kind:t,dictionary:e,min_length:n})=>`${t} ${n} ${e}`,ct=()=>Object.values(W()).sort((t,e)=>e.made-t.made),H=t=>Object.hasOwn(W(),t)?W()[t]:null,z=t=>te(B(t));function Dt(t){let e=W(),n=a=>JSON.stringify([B(a),a.alphabet,a.source,a.is_list,a.layout]),r=ct().find(a=>n(a)===n(t)),o=Date.now();for(;o.toString(36)in e;)o+=1;let s=r?.id??o.toString(36),i=r??{...t,id:s,asked:[],day:["",0],made:o};return mt({...e,[s]:{...i,name:t.name,order:t.order}}),s}function zt(t,e){let n=W();t in n&&mt({...n,[t]:{...n[t],...e}})}function xe(t){let{[t.id]:e,...n}=W(),r=z(t),o=new Set(Object.values(n).flatMap(s=>B(s)===B(t)?s.asked:[]));for(let s of t.asked)o.has(s)||delete r[s];pt(B(t),r),mt(n)}function bt(t,e){let n=z(t);return t.asked.filter(r=>(n[r]?.memory?.due??1/0)<=e).length}var tt=({day:[t,e]})=>t===qt()?e:_e;function ve(t){zt(t.id,{day:[qt(),tt(t)+_e]})}function _t(t,e){zt(t.id,{asked:[...new Set([...H(t.id)?.asked??[],...e])]})}function Se(t,e,n,r){let o=z(t),s=Object.hasOwn(o,e)?o[e]:null,i=n!=="again",a=ye(s?.memory??null,n,r),{correct:u=0,incorrect:c=0,streak:f=0,last_correct:h=0}=s??{};o[e]={memory:a,correct:u+Number(i),incorrect:c+ +!i,streak:i?Math.max(f,0)+1:Math.min(f,0)-1,last_correct:i?a.last_review:h},pt(B(t),o);let g=H(t.id);return g&&!s?.memory&&zt(t.id,{day:[qt(),Math.max(tt(g)-1,0)]}),_t(t,[e]),a}function Te(t,e){let n=H(t),r=z(n),o=Object.entries(e).filter(([s])=>!r[s]?.memory);return pt(B(n),{...r,...Object.fromEntries(o)}),_t(n,Object.keys(e)),o.length}var Dn=60,ke=3600,Me=30*K,Ee=365*K,xt={anagrams:{title:"Anagrams",about:"Find all words with the same letters."},hooks:{title:"Hooks",about:"Find all words with one letter more, in front of a word or at its end."},subanagrams:{title:"Words inside",about:"Find all words made from some of the letters."},patterns:{title:"Lists",about:"Find all words that meet conditions."}},Nt={anagrams:"Find all words with these letters.",hooks:"Which letters go in front, and which at the end?",subanagrams:"Find all words made from these letters.",patterns:"Find all words that meet these conditions."},Ae={anagrams:"One word at a time, or several with spaces.",hooks:"Whole words, or letters: S- in front, -DRS at the end.",subanagrams:"One word at a time, or several with spaces.",patterns:"One word at a time, or several with spaces."},Rt={random:"Random",probability:"Most probable first",alphabet:"Alphabet",length:"Shortest first"},Oe=[{title:"Two-letter words",kind:"anagrams",order:"random",query:"length:2"},{title:"Hooks of two-letter words",kind:"hooks",order:"random",query:"length:2"},{title:"Three-letter words",kind:"anagrams",order:"random",query:"length:3"},{title:"Most probable sevens",kind:"anagrams",order:"probability",query:"length:7 limit probability:1-1000",hasTiles:!0},{title:"Most probable eights",kind:"anagrams",order:"probability",query:"length:8 limit probability:1-1000",hasTiles:!0},{title:"Short words with J",kind:"anagrams",order:"random",query:"length:2-4 and includes:J",letters:"J"},{title:"Short words with Q, X or Z",kind:"anagrams",order:"random",query:"length:2-4 and (includes:Q or includes:X or includes:Z)",letters:"QXZ"},{title:"Q without U",kind:"anagrams",order:"random",query:"includes:Q and excludes:U",letters:"QU"},{title:"Words inside five letters",kind:"subanagrams",order:"probability",query:"length:5 limit probability:1-300",hasTiles:!0}],qe="Two-letter words by first letter",l={title:"Quiz",about:"Asks for words, and asks again before you forget them.",own:"Your quizzes",ready:"Ready quizzes",make:"A quiz of your own",search:"Find words instead",all:"All quizzes",go:"Go on",start:"Start the quiz",save:"Save as a file",remove:"Remove …",removeYes:"Remove",removeNo:"Keep it",removeAsk:"Remove this quiz and what you have learned?",load:"Load a saved quiz",loadHint:"A file saved here, or by lexicon-fast decks export.",name:"Name",kind:"Questions",conditions:"Conditions",conditionsHint:"As under Words, such as length:7 and includes:Z.",lines:"Conditions, one question a line",order:"New questions",placeholder:"length:7 and includes:Z",loading:"Looking for questions …",noQuestions:"There are no questions: no words of the dictionary meet these conditions.",gone:"There is no such quiz in this browser. It may have been removed.",denied:"This browser stores nothing for this page, or has no room left. What you learn is lost when you close the page.",otherLetters:"The dictionary has other letters now than when this quiz was made.",answer:"Your answer",check:"Check",shuffle:"Shuffle",give:"Show the answers",next:"Next question",front:"Front",word:"Word",back:"Back",meaning:"Meaning",missed:"missed",found:"found",done:"Done for now",missedTitle:"Missed",more:"More new questions",nothingTyped:"Type a word first."},De=(t,e)=>e?`${t?`${t.toLocaleString("en")} due`:"nothing due"}, ${P(e,"question")} asked so far`:"not begun";function ze(t,e,n){let r=[`${t.toLocaleString("en")} due`,`${e} new today`];return n&&r.push(`${n} answered`),r.join(" · ")}var Ne=(t,e)=>e===t?P(t,"word"):`${P(t,"word")}, ${e} left`;function Re(t,e){return e==="right"?`${t} is right.`:e==="repeated"?`You have typed ${t} already.`:e==="letters"?`${t} has other letters.`:e==="unknown"?`${t} is not in the dictionary.`:`${t} is not one of the answers.`}var zn={again:"Not all found",hard:"Found, with effort",good:"Good",easy:"Easy"},It=(t,e)=>`${zn[t]}. It comes again ${Ie(e)}.`;function Ie(t){if(t<90)return"in a minute";for(let[e,n,r]of[[Dn,"minute",ke],[ke,"hour",K],[K,"day",2*Me],[Me,"month",2*Ee],[Ee,"year",1/0]])if(t<r)return`in ${P(Math.max(Math.round(t/e),1),n)}`;return""}var Ce=(t,e)=>t?`You answered ${P(t,"question")}, ${e===t?"all":e} without a missing word.`:"Nothing is due, and there are no new questions left for today.",Fe=t=>`The next question comes ${Ie(Math.max(t,0))}.`,Le=t=>`Only the first ${t.toLocaleString("en")} questions are asked. Choose narrower conditions for others.`,je=(t,e)=>`${t}, ${e}`,Ye=t=>`The answers: ${Wt(t)}.`,Xe=(t,e)=>`${t} is loaded${e?`, with what was learned of ${P(e,"question")}`:""}.`,E={format:"This is not a saved quiz. Choose a file that was saved here, or a deck in JSON.",version:"This file was saved by a newer version. Reload the page, and try again.",kind:"The page has no questions of this kind. Choose another file.",fields:"The file is damaged: its name, dictionary or conditions are missing.",playability:"This quiz uses its own table of playability, which the page does not have. Go on with it in the terminal.",long:"The file is too long: at most 10,000 lines of words, and 50,000 questions.",size:"The file is too large: at most 8 MiB.",card:t=>`The file is damaged: question ${t} has values that cannot be.`,dictionary:t=>`The server does not have the dictionary ${t} of this quiz.`};var We=8<<20,Ge="lexicon-fast deck",Ue=1,Nn=1e4,Rn=5e4,Ke=1e3,He=200,Pe=221845392e3,Ct=1e9,S=class extends Error{};function Be(t,e){let{name:n,kind:r,dictionary:o,alphabet:s,min_length:i,is_list:a,layout:u,source:c,asked:f}=t,h=f.flatMap(p=>{let m=Object.hasOwn(e,p)?e[p]:null;return m?.memory?[{key:p,...m}]:[]});return`${JSON.stringify({format:Ge,version:Ue,...{name:n,kind:r,dictionary:o,alphabet:s,min_length:i,is_list:a,layout:u,source:c},cards:h})}
`}function Qe(t){let e=Jt(t);if(e.format!==Ge)throw new S(E.format);if(e.version!==Ue)throw new S(E.version);if(!yt.includes(e.kind))throw new S(E.kind);let{playability:n=null,layout:r=null}=e;if(n!==null)throw new S(E.playability);let{name:o,kind:s,dictionary:i,alphabet:a,min_length:u,is_list:c}=e;if(!([o,i].every(p=>ut(p,He))&&ut(a,32)&&et(u,1,64)&&typeof c=="boolean"&&(r===null||ut(r,He))&&Array.isArray(e.source)&&e.source.every(p=>ut(p,Ke))&&e.source.length>0&&Array.isArray(e.cards)))throw new S(E.fields);if(e.source.length>Nn||e.cards.length>Rn)throw new S(E.long);let h={};return e.cards.forEach((p,m)=>{if(!In(p))throw new S(E.card(m+1));let{key:y,correct:T,incorrect:v,streak:j,last_correct:C}=p,{state:_,step:A,stability:$,difficulty:k,due:x,last_review:N}=p.memory;Object.defineProperty(h,y,{value:{memory:{state:_,step:A,stability:$,difficulty:k,due:x,last_review:N},correct:T,incorrect:v,streak:j,last_correct:C},enumerable:!0,writable:!0,configurable:!0})}),{source:{...{name:o,kind:s,dictionary:i,alphabet:a,min_length:u,is_list:c,layout:r},source:e.source,order:"random"},cards:h}}var ut=(t,e)=>typeof t=="string"&&t.trim()!==""&&t.length<=e,et=(t,e,n)=>Number.isInteger(t)&&Ft(t,e,n),Ft=(t,e,n)=>typeof t=="number"&&e<=t&&t<=n;function In(t){let{memory:e}=t??{};return ut(t?.key,Ke)&&[t.correct,t.incorrect].every(n=>et(n,0,Ct))&&et(t.streak,-Ct,Ct)&&et(t.last_correct,0,Pe)&&[$t,U,lt].includes(e?.state)&&(e.state===U?e.step===null:et(e.step,0,1))&&Ft(e.stability,.001,36500)&&Ft(e.difficulty,1,10)&&[e.due,e.last_review].every(n=>et(n,0,Pe))}function Ve(t,e,{at:n,newLeft:r,learning:o}){let s=Ze(t,e,n);if(s!==null)return s;let i=r>0&&t.find(a=>!Z(e,a));return i||Ze([...o],e,n+1200)}function Ze(t,e,n){let r=null,o=n;for(let s of t){let i=Z(e,s)?.due;i===void 0||i>o||r!==null&&i===o||(r=s,o=i)}return r}var Z=(t,e)=>(Object.hasOwn(t,e)?t[e].memory:null)??null;var Lt=1e4,Je=1e3,Cn="not (front-hooks:0 and back-hooks:0)",Fn=/[\s,;]+/;async function tn(t,e){let{kind:n,source:r}=t,o=new Set,s=!1;if(n==="patterns")r.forEach(a=>o.add(a.trim()));else if(t.is_list)r.forEach(a=>o.add(jn(a,n,e)));else for(let a of r){let u=await st("dictionary.find",{query:n==="hooks"?`(${a}) and ${Cn}`:a,group_by:n==="hooks"?null:"alphagram",limit:Lt,...en(t),order:Ln(t)}),{groups:c,words:f,count:h,group_count:g}=u,p=c?.map(m=>m.alphagram)??f;s||=p.length<(g??h);for(let m of p)o.add(m)}let i=[...o];return{keys:t.order==="random"?Yt(i):i,isCut:s}}var en=({dictionary:t,layout:e})=>({dictionary:t,layout:e}),Ln=({order:t})=>t==="random"?"alphabet":t;function jn(t,e,n){let r=jt(n)(t);return e==="hooks"?r:Yn(r,n)}function Yn(t,{lower:e}){return[...t].sort((n,r)=>e.indexOf(n)-e.indexOf(r)).join("")}function jt({upper:t,lower:e}){let n=[...e],r=new Map([...t].map((o,s)=>[o,n[s]]));return o=>[...o.normalize("NFC")].map(s=>r.get(s)??s).join("")}function Yt(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let r=Math.floor(Math.random()*(n+1));[e[n],e[r]]=[e[r],e[n]]}return e}function Xn({kind:t,min_length:e},n){return t==="anagrams"?`anagram:${n}`:t==="hooks"?`pattern:?${n} or pattern:${n}?`:t==="subanagrams"?`subanagram:${n} and length:${e}-`:n}async function nn(t,e,n){let r=await st("dictionary.find",{query:Xn(t,e),columns:n?["hooks","definition"]:["hooks"],limit:Je,...en(t)}),{words:o,count:s,front_hooks:i,back_hooks:a,definition:u}=r;if(!s||s>Je)return null;let c=o.map((f,h)=>({word:f,front:i?.[h]??"",back:a?.[h]??"",definition:u?.[h]??""}));if(t.kind==="hooks"){let f=({word:h})=>Number(h.startsWith(e));c.sort((h,g)=>f(h)-f(g))}return{key:e,answers:c}}function rn(t,{kind:e},n,r){return t.trim().split(Fn).filter(Boolean).map(r).flatMap(o=>{let s=[...o];return e!=="hooks"||s.length<2?[o]:s[0]==="-"?s.slice(1).map(i=>n+i):s.at(-1)==="-"?s.slice(0,-1).map(i=>i+n):[o]})}function on(t,{key:e,answers:n},{kind:r},{found:o,wrong:s}){if(o.includes(t)||s.includes(t))return"repeated";if(n.some(a=>a.word===t))return"right";if(r==="patterns")return"other";if(r==="hooks")return[...t].length===[...e].length+1&&(t.startsWith(e)||t.endsWith(e))?"unknown":"other";let i=[...e];for(let a of t){let u=i.indexOf(a);if(u<0)return"letters";i.splice(u,1)}return r==="anagrams"&&i.length?"letters":r==="subanagrams"&&[...t].length<2?"other":"unknown"}var sn=(t,e)=>t.filter(n=>Z(e,n));var nt=class extends Error{};function ln({deck:t,hasDefinitions:e}){let[n,r]=w(null),[o,s]=w(null),[i,a]=w(!1),[u,c]=w(null),[f,h]=w({asked:0,right:0,missed:[]}),[g,p]=w(!1),m=dt(null),y=dt(new Set);async function T(){c(null);try{let $=await V(t.dictionary);if(r($),$.upper!==t.alphabet)throw new nt(l.otherLetters);if(m.current===null){let x=await tn(t,$);m.current=x.keys,p(x.isCut),_t(t,sn(x.keys,z(t)))}if(!m.current.length)throw new nt(l.noQuestions);let k=await v(m.current);a(k===null),s(k)}catch($){s(null),c($ instanceof nt?$.message:Qt($))}}async function v($){let k=new Set;for(;;){let x=H(t.id);if(!x)throw new nt(l.gone);let N=$.filter(b=>!k.has(b));m.current=N;let R=Ve(N,z(t),{at:Q(),newLeft:tt(x),learning:y.current});if(R===null)return null;let F=await nn(t,R,e);if(F)return F;k.add(R),y.current.delete(R)}}Xt(()=>{T()},[]),ot([o,i]);function j($,k){let{key:x}=o,N=Q(),R=Se(t,x,k,N);R.state===U?y.current.delete(x):y.current.add(x);let F=k!=="again";return h({asked:f.asked+1,right:f.right+Number(F),missed:F?f.missed:[...new Set([...f.missed,$])]}),{rating:k,due:R.due-N}}let C=H(t.id)??t,_=m.current?m.current.filter($=>Z(z(t),$)):[],A=m.current?Math.min(tt(C),m.current.length-_.length):tt(C);return d`
    <p class="hint quiz-progress">${ze(bt(C,Q()),A,f.asked)}</p>
    ${ht()&&d`<p class="notice">${l.denied}</p>`}
    ${g&&d`<p class="hint">${Le(Lt)}</p>`}
    <${J} text=${u} />
    ${o&&n?d`
            <${Hn}
              deck=${t}
              question=${o}
              info=${n}
              finish=${j}
              next=${T}
            />
          `:i?d`
              <${Wn}
                deck=${C}
                tally=${f}
                hasMore=${_.length<(m.current?.length??0)}
                next=${T}
              />
            `:!u&&d`<p role="status">${l.loading}</p>`}
  `}var an=t=>({question:t,found:[],wrong:[],said:"",outcome:null});function Hn({deck:t,question:e,info:n,finish:r,next:o}){let{kind:s}=t,i=ft(()=>Ut(n),[n]),a=ft(()=>jt(n),[n]),u=ft(()=>performance.now(),[e]),[c,f]=w(()=>an(e)),[h,g]=w(""),[p,m]=w({question:e,order:[...e.key]}),y=c.question===e?c:an(e),T=p.question===e?p.order:[...e.key],{found:v,wrong:j,said:C,outcome:_}=y,{answers:A}=e,$=s==="patterns"?e.key:i(e.key),k=A.length-v.length;ot([_]);let x=dt(null);Ht(()=>{Pt()&&matchMedia("(pointer: fine)").matches&&x.current?.focus()},[e]);function N(b){let M=A.length-b.found.length,vt=(performance.now()-u)/1e3,Y=r($,be(A.length,M,b.wrong.length,vt));f({...b,outcome:Y}),St(It(Y.rating,Y.due)),M&&St(Ye(A.map(({word:rt})=>i(rt))))}function R(b){if(b.preventDefault(),_){o();return}let M={...y,found:[...v],wrong:[...j]},vt=rn(h,t,e.key,a).map(Y=>{let rt=on(Y,e,t,M);return rt==="right"?M.found.push(Y):rt!=="repeated"&&M.wrong.push(Y),Re(i(Y),rt)});M.said=vt.join(" ")||l.nothingTyped,g(""),M.found.length===A.length?N(M):f(M)}let F=b=>b.preventDefault();return d`
    <section class="panel quiz-question" aria-label=${Nt[s]}>
      <h2>${Nt[s]}</h2>
      ${s==="patterns"?d`<p class="marked">${$}</p>`:d`
              <p class="quiz-letters" role="img" aria-label=${[...$].join(" ")}>
                ${T.map((b,M)=>d`<${Kt} key=${M} letter=${i(b)} />`)}
              </p>
            `}
      <p class="quiz-left">${Ne(A.length,k)}</p>
      <form class="quiz-answer" onSubmit=${R}>
        <div class="field">
          <label for="quiz-answer">${l.answer}</label>
          <input
            id="quiz-answer"
            ref=${x}
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
            onInput=${({target:b})=>g(b.value)}
          />
          <p class="hint" id="quiz-hint">${Ae[s]}</p>
        </div>
        <div class="row">
          <button type="submit" class="main" onMouseDown=${F}>
            ${_?l.next:l.check}
          </button>
          ${!_&&d`
              ${s!=="patterns"&&s!=="hooks"&&d`
                  <button
                    type="button"
                    onMouseDown=${F}
                    onClick=${()=>m({question:e,order:Yt(T)})}
                  >
                    ${l.shuffle}
                  </button>
                `}
              <button type="button" onMouseDown=${F} onClick=${()=>N({...y,said:""})}>
                ${l.give}
              </button>
            `}
        </div>
      </form>
      <p role="status" class="quiz-said">${C}</p>
      ${v.length>0&&!_&&d`
          <ul class="words-only quiz-found" aria-label=${l.found}>
            ${v.map(b=>d`<li key=${b}>${i(b)}</li>`)}
          </ul>
        `}
      ${_&&d`
          <p class="verdict">${It(_.rating,_.due)}</p>
          <${Pn} answers=${A} found=${v} inCapitals=${i} />
        `}
    </section>
  `}function Pn({answers:t,found:e,inCapitals:n}){let r=c=>!e.includes(c),o=t.some(({definition:c})=>c),s=c=>[...c].join(" "),i=[...t].sort((c,f)=>Number(r(f.word))-Number(r(c.word))),a=[{title:l.front,number:!0},{title:l.word},{title:l.back},o&&{title:l.meaning}],u=i.map(({word:c,front:f,back:h,definition:g})=>({key:c,cells:[d`<span class="hooks">${s(f)}</span>`,d`
        <span class="word">${n(c)}</span>
        ${r(c)&&d` <span class="tag quiz-missed">${l.missed}</span>`}
      `,d`<span class="hooks">${s(h)}</span>`,o&&(g||"–")]}));return d`<${ie} classes="word-table" columns=${a} rows=${u} />`}function Wn({deck:t,tally:e,hasMore:n,next:r}){let o=z(t),i=t.asked.flatMap(u=>Z(o,u)?.due??[]).reduce((u,c)=>Math.min(u,c),1/0);function a(){ve(t),r()}return d`
    <section class="panel" aria-label=${l.done}>
      <h2>${l.done}</h2>
      <p>${Ce(e.asked,e.right)}</p>
      ${Number.isFinite(i)&&d`<p>${Fe(i-Q())}</p>`}
      ${e.missed.length>0&&d`
          <h3>${l.missedTitle}</h3>
          <ul class="words-only">
            ${e.missed.map(u=>d`<li key=${u}>${u}</li>`)}
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
  `}var Gn=["probability"],Un=2;function Kr({server:t,rest:[e],query:n}){if(e===void 0)return d`<${Kn} key=${n.toString()} server=${t} query=${n} />`;let r=H(e);return d`
    <div class="heading">
      <h1>${r?.name??l.title}</h1>
      <a href=${kt("quiz")}>${l.all}</a>
    </div>
    ${r?d`<${ln} deck=${r} hasDefinitions=${t.has_definitions} />`:d`<${J} text=${l.gone} />`}
  `}function Kn({server:t,query:e}){let[n,r]=w(ct),[o,s]=w(e.get("dictionary")??t.dictionaries[0]),i=Zt(()=>V(o),[o]),{run:a,problem:u}=Vt(),[c,f]=w(null),h=!i.value||/^[A-Z]+$/.test(i.value.upper),g=T=>a(async()=>{f(null);let{upper:v}=await V(o),j=await Bn(T.source,o);if(j!==null){f(j);return}ee(`quiz/${Dt({...T,dictionary:o,...{alphabet:v,min_length:Un,is_list:!1,layout:null}})}`)}),p=t.dictionaries.includes(o)?t.dictionaries:[...t.dictionaries,o],m=d`
    <${Zn}
      query=${e.get("q")??""}
      order=${e.get("order")??"random"}
      hasTiles=${h}
      begin=${g}
    />
  `,y=e.has("q");return d`
    <div class="heading">
      <div>
        <h1>${l.title}</h1>
        <p class="hint">${l.about}</p>
      </div>
      <${oe} dictionaries=${p} value=${o} onChange=${s} />
    </div>
    ${ht()&&d`<p class="notice">${l.denied}</p>`}
    <${J} text=${u??c??i.error} />
    ${y&&m}
    ${n.length>0&&d`<${Vn} decks=${n} onChange=${()=>r(ct())} />`}
    <section class="panel" aria-label=${l.ready}>
      <h2>${l.ready}</h2>
      <${Qn} info=${i.value} hasTiles=${h} begin=${g} />
    </section>
    ${!y&&m}
    <${tr} server=${t} onLoad=${()=>r(ct())} />
  `}async function Bn(t,e){for(let n of t)try{await st("dictionary.find",{query:n,dictionary:e,limit:0})}catch(r){if(!(r instanceof Bt)||r.type!=="BadQuery")throw r;return t.length>1?`${n}: ${Tt(r)}`:Tt(r)}return null}function Qn({info:t,hasTiles:e,begin:n}){if(!t)return null;let r=i=>(e||!i.hasTiles)&&[...i.letters??""].every(a=>t.upper.includes(a)),o={title:qe,kind:"patterns",order:"random",source:[...t.upper].map(i=>`length:2 and prefix:${i}`)},s=Oe.filter(r).map(({title:i,kind:a,order:u,query:c})=>({title:i,kind:a,order:u,source:[c]}));return d`
    <ul class="quiz-ready">
      ${[...s,o].map(({title:i,kind:a,order:u,source:c})=>d`
          <li key=${i}>
            <button type="button" onClick=${()=>n({name:i,kind:a,order:u,source:c})}>
              ${i}
            </button>
          </li>
        `)}
    </ul>
  `}function Zn({query:t,order:e,hasTiles:n,begin:r}){let[o,s]=w(t),[i,a]=w("anagrams"),[u,c]=w(e in Rt?e:"random"),f=Object.entries(Rt).filter(([m])=>n||!Gn.includes(m)),h=o.split(`
`).map(m=>m.trim()).filter(Boolean);function g(m){if(m.preventDefault(),!h.length)return;let[y,...T]=h,v=T.length?`${y} …`:y;r(i==="patterns"?{name:v,kind:i,order:"list",source:h}:{name:v,kind:i,order:u,source:[h.join(" ")]})}let p=yt.map(m=>[m,xt[m].title]);return d`
    <section class="panel" aria-label=${l.make}>
      <h2>${l.make}</h2>
      <form class="quiz-form" onSubmit=${g}>
        <div class="field">
          <${se} label=${l.kind} value=${i} options=${p} onChange=${a} />
          <p class="hint">${xt[i].about}</p>
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
                <${ne}
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
              <${re}
                label=${l.order}
                id="quiz-order"
                value=${u}
                options=${f}
                onChange=${c}
              />
            `}
          <button type="submit" class="main" disabled=${!h.length}>${l.start}</button>
        </div>
      </form>
    </section>
  `}function Vn({decks:t,onChange:e}){let n=Q();return d`
    <section class="panel" aria-label=${l.own}>
      <h2>${l.own}</h2>
      <ul class="quiz-decks">
        ${t.map(r=>d`<${Jn} key=${r.id} deck=${r} at=${n} onChange=${e} />`)}
      </ul>
    </section>
  `}function Jn({deck:t,at:e,onChange:n}){let[r,o]=w(!1),s=bt(t,e);ot([r]);function i(){let u=document.createElement("a"),c=Be(t,z(t));u.href=URL.createObjectURL(new Blob([c],{type:"application/json"})),u.download=`${t.name.replace(/[^\p{L}\p{N}]+/gu,"-").slice(0,60)}.json`,u.click(),URL.revokeObjectURL(u.href)}function a(){xe(t),n()}return d`
    <li>
      <div class="quiz-about">
        <a href=${kt(`quiz/${t.id}`)}>${t.name}</a>
        <span class="hint">
          ${je(xt[t.kind].title,Gt(t.dictionary))}
        </span>
        <span class=${s?"quiz-due":"hint"}>${De(s,t.asked.length)}</span>
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
  `}function tr({server:t,onLoad:e}){let[n,r]=w(""),[o,s]=w(null);async function i({target:a}){let u=a.files?.[0];if(u){r(""),s(null);try{if(u.size>We)throw new S(E.size);let{source:c,cards:f}=Qe(await u.text());if(!t.dictionaries.includes(c.dictionary))throw new S(E.dictionary(c.dictionary));let{upper:h}=await V(c.dictionary);if(h!==c.alphabet)throw new S(l.otherLetters);Te(Dt(c),f),r(Xe(c.name,Object.keys(f).length)),e()}catch(c){s(c instanceof S?c.message:E.format)}a.value=""}}return d`
    <section class="panel" aria-label=${l.load}>
      <div class="field">
        <label for="quiz-file">${l.load}</label>
        <input id="quiz-file" type="file" accept=".json,application/json" onChange=${i} />
        <p class="hint">${l.loadHint}</p>
      </div>
      <p role="status" class="quiz-said">${n}</p>
      <${J} text=${o} />
    </section>
  `}export{Kr as Quiz};

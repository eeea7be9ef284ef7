import{A as Rt,Bb as fe,Da as xt,Db as he,Ea as le,Eb as me,Ib as pe,Kb as ot,P as ne,Q as It,R as ft,Sa as B,Ta as vt,Ua as ce,Va as kt,c as b,d as Jt,da as _t,e as te,f as bt,g as U,i as d,j as dt,jb as Ct,k as ee,kb as ue,l as V,na as Y,oa as oe,qa as re,ta as nt,ua as se,wa as ie,xa as ae,z as j,zb as de}from"./chunk-VSL4BENO.js";var yn=class be extends Error{constructor(e="FSRS Error"){super(e),this.name="FSRSError",Error.captureStackTrace?.(this,be)}},q=class _e extends yn{constructor(e){super(e),this.name="FSRSValidationError",Error.captureStackTrace?.(this,_e)}},xe=(t=>(t[t.New=0]="New",t[t.Learning=1]="Learning",t[t.Review=2]="Review",t[t.Relearning=3]="Relearning",t))(xe||{}),I=(t=>(t[t.Manual=0]="Manual",t[t.Again=1]="Again",t[t.Hard=2]="Hard",t[t.Good=3]="Good",t[t.Easy=4]="Easy",t))(I||{}),Q=class X{static card(e){return{...e,state:X.state(e.state),due:X.time(e.due),last_review:e.last_review?X.time(e.last_review):void 0}}static rating(e){if(typeof e=="string"){let n=e.charAt(0).toUpperCase(),o=e.slice(1).toLowerCase(),r=I[`${n}${o}`];if(r===void 0)throw new q(`Invalid rating:[${e}]`);return r}else if(typeof e=="number")return e;throw new q(`Invalid rating:[${e}]`)}static state(e){if(typeof e=="string"){let n=e.charAt(0).toUpperCase(),o=e.slice(1).toLowerCase(),r=xe[`${n}${o}`];if(r===void 0)throw new q(`Invalid state:[${e}]`);return r}else if(typeof e=="number")return e;throw new q(`Invalid state:[${e}]`)}static time(e){if(e instanceof Date)return e;let n=new Date(e);if(typeof e=="object"&&e!==null&&!Number.isNaN(Date.parse(e)||+n))return n;if(typeof e=="string"){let o=Date.parse(e);if(Number.isNaN(o))throw new q(`Invalid date:[${e}]`);return new Date(o)}else if(typeof e=="number")return new Date(e);throw new q(`Invalid date:[${e}]`)}static review_log(e){return{...e,due:X.time(e.due),rating:X.rating(e.rating),state:X.state(e.state),review:X.time(e.review)}}};Date.prototype.scheduler=function(t,e){return bn(this,t,e)};Date.prototype.diff=function(t,e){return _n(this,t,e)};Date.prototype.format=function(){return xn(this)};Date.prototype.dueFormat=function(t,e,n){return vn(this,t,e,n)};function bn(t,e,n){return new Date(n?Q.time(t).getTime()+e*24*60*60*1e3:Q.time(t).getTime()+e*60*1e3)}function _n(t,e,n){if(!t||!e)throw new q("Invalid date");let o=Q.time(t).getTime()-Q.time(e).getTime(),r=0;switch(n){case"days":r=Math.floor(o/(1440*60*1e3));break;case"minutes":r=Math.floor(o/(60*1e3));break}return r}function xn(t){let e=Q.time(t),n=e.getFullYear(),o=e.getMonth()+1,r=e.getDate(),s=e.getHours(),i=e.getMinutes(),a=e.getSeconds();return`${n}-${ht(o)}-${ht(r)} ${ht(s)}:${ht(i)}:${ht(a)}`}function ht(t){return t<10?`0${t}`:`${t}`}var Lt=[60,60,24,31,12],Ft=["second","min","hour","day","month","year"];function vn(t,e,n,o=Ft){t=Q.time(t),e=Q.time(e),o.length!==Ft.length&&(o=Ft);let r=t.getTime()-e.getTime(),s=0;for(r/=1e3,s=0;s<Lt.length&&!(r<Lt[s]);s++)r/=Lt[s];return`${Math.floor(r)}${n?o[s]:""}`}var wo=Object.freeze([I.Again,I.Hard,I.Good,I.Easy]),kn=[{start:2.5,end:7,factor:.15},{start:7,end:20,factor:.1},{start:20,end:1/0,factor:.05}];function Tn(t,e,n){let o=1;for(let i of kn)o+=i.factor*Math.max(Math.min(t,i.end)-i.start,0);t=Math.min(t,n);let r=Math.max(2,Math.round(t-o)),s=Math.min(Math.round(t+o),n);return t>e&&(r=Math.max(r,e+1)),r=Math.min(r,s),{min_ivl:r,max_ivl:s}}function z(t,e,n){return Math.min(Math.max(t,e),n)}function D(t,e){let n=10**e;return Math.round(t*n)/n}var Sn=class{c;s0;s1;s2;constructor(t){let e=Mn();this.c=1,this.s0=e(" "),this.s1=e(" "),this.s2=e(" "),t==null&&(t=Date.now()),this.s0-=e(t),this.s0<0&&(this.s0+=1),this.s1-=e(t),this.s1<0&&(this.s1+=1),this.s2-=e(t),this.s2<0&&(this.s2+=1)}next(){let t=2091639*this.s0+this.c*23283064365386963e-26;return this.s0=this.s1,this.s1=this.s2,this.c=t|0,this.s2=t-this.c,this.s2}set state(t){this.c=t.c,this.s0=t.s0,this.s1=t.s1,this.s2=t.s2}get state(){return{c:this.c,s0:this.s0,s1:this.s1,s2:this.s2}}};function Mn(){let t=4022871197;return function(n){n=String(n);for(let o=0;o<n.length;o++){t+=n.charCodeAt(o);let r=.02519603282416938*t;t=r>>>0,r-=t,r*=t,t=r>>>0,r-=t,t+=r*4294967296}return(t>>>0)*23283064365386963e-26}}function An(t){let e=new Sn(t),n=()=>e.next();return n.int32=()=>e.next()*4294967296|0,n.double=()=>n()+(n()*2097152|0)*11102230246251565e-32,n.state=()=>e.state,n.importState=o=>(e.state=o,n),n}var En="5.4.2",On=.9,Dn=36500,qn=!1,St=!0,zn=Object.freeze(["1m","10m"]),Nn=Object.freeze(["10m"]),go=`v${En} using FSRS-6.0`,L=.001,Tt=100,$e=.5,Rn=.1542,we=Object.freeze([.212,1.2931,2.3065,8.2956,6.4133,.8334,3.0194,.001,1.8722,.1666,.796,1.4835,.0614,.2629,1.6483,.6014,1.8729,.5425,.0912,.0658,Rn]),ge=2,In=(t,e=St)=>[[L,Tt],[L,Tt],[L,Tt],[L,Tt],[1,10],[.001,4],[.001,4],[.001,.75],[0,4.5],[0,.8],[.001,3.5],[.001,5],[.001,.25],[.001,.9],[0,4],[0,1],[1,6],[0,t],[0,t],[e?.01:0,.8],[.1,.8]],mt=(t,e,n=St)=>{let o=In(ge,n).slice(0,t.length);if(Math.max(0,e)>1){let r=z(t[11]||0,o[11][0],o[11][1]),s=z(t[13]||0,o[13][0],o[13][1]),i=z(t[14]||0,o[14][0],o[14][1]),a=-(Math.log(r)+Math.log(Math.pow(2,s)-1)+i*.3)/e,u=z(D(Math.sqrt(Math.max(a,0)),8),.01,ge);o[17]&&(o[17]=[o[17][0],u]),o[18]&&(o[18]=[o[18][0],u])}return o.map(([r,s],i)=>z(t[i]||0,r,s))},ve=(t,e=0,n=St)=>{if(t===void 0)return[...we];switch(t.length){case 21:return mt(Array.from(t),e,n);case 19:return console.debug("[FSRS-6]auto fill w from 19 to 21 length"),mt(Array.from(t),e,n).concat([0,$e]);case 17:{let o=mt(Array.from(t),e,n);return o[4]=+(o[5]*2+o[4]).toFixed(8),o[5]=+(Math.log(o[5]*3+1)/3).toFixed(8),o[6]=+(o[6]+.5).toFixed(8),console.debug("[FSRS-6]auto fill w from 17 to 21 length"),o.concat([0,0,0,$e])}default:return console.warn("[FSRS]Invalid parameters length, using default parameters"),[...we]}},jt=t=>{let e=Array.isArray(t?.learning_steps)?t.learning_steps:zn,n=Array.isArray(t?.relearning_steps)?t.relearning_steps:Nn,o=t?.enable_short_term??St,r=ve(t?.w,n.length,o);return{request_retention:t?.request_retention||On,maximum_interval:t?.maximum_interval||Dn,w:r,enable_fuzz:t?.enable_fuzz??qn,enable_short_term:o,learning_steps:e,relearning_steps:n}},ke=t=>{let e=typeof t=="number"?-t:-t[20],n=Math.exp(Math.pow(e,-1)*Math.log(.9))-1;return{decay:e,factor:D(n,8)}};function ye(t,e,n){let{decay:o,factor:r}=ke(t);return D(Math.pow(1+r*e/n,o),8)}var Te=class{param;intervalModifier;_seed;constructor(t){this.param=new Proxy(this.prepare_parameters(t),this.params_handler_proxy()),this.intervalModifier=this.calculate_interval_modifier(this.param.request_retention),this.forgetting_curve=ye.bind(this,this.param.w)}get interval_modifier(){return this.intervalModifier}set seed(t){this._seed=t}calculate_interval_modifier(t){if(t<=0||t>1)throw new q("Requested retention rate should be in the range (0,1]");let{decay:e,factor:n}=ke(this.param.w);return D((Math.pow(t,1/e)-1)/n,8)}get parameters(){return this.param}set parameters(t){this.update_parameters(t)}params_handler_proxy(){let t=this;return{set:function(e,n,o){return n==="request_retention"&&Number.isFinite(o)?t.intervalModifier=t.calculate_interval_modifier(Number(o)):n==="w"&&(o=ve(o,e.relearning_steps.length,e.enable_short_term),o=mt(Array.from(o),e.relearning_steps.length,e.enable_short_term),t.forgetting_curve=ye.bind(this,o),t.intervalModifier=t.calculate_interval_modifier(Number(e.request_retention))),Reflect.set(e,n,o),!0}}}update_parameters(t){let e=this.prepare_parameters(t);for(let n in e){let o=n;this.param[o]=e[o]}}prepare_parameters=t=>{let e=jt(t);return e.w=mt(Array.from(e.w),e.relearning_steps.length,e.enable_short_term),e};init_stability(t){return Math.max(this.param.w[t-1],.1)}init_difficulty(t){let e=this.param.w,n=e[4]-Math.exp((t-1)*e[5])+1;return D(n,8)}apply_fuzz(t,e){if(!this.param.enable_fuzz||t<2.5)return Math.round(t);let o=An(this._seed)(),{min_ivl:r,max_ivl:s}=Tn(t,e,this.param.maximum_interval);return Math.floor(o*(s-r+1)+r)}next_interval(t,e){let n=Math.min(Math.max(1,Math.round(t*this.intervalModifier)),this.param.maximum_interval);return this.apply_fuzz(n,e)}linear_damping(t,e){return D(t*(10-e)/9,8)}next_difficulty(t,e){let n=-this.param.w[6]*(e-3),o=t+this.linear_damping(n,t);return z(this.mean_reversion(this.init_difficulty(I.Easy),o),1,10)}mean_reversion(t,e){let n=this.param.w;return D(n[7]*t+(1-n[7])*e,8)}next_recall_stability(t,e,n,o){let r=this.param.w,s=I.Hard===o?r[15]:1,i=I.Easy===o?r[16]:1;return D(z(e*(1+Math.exp(r[8])*(11-t)*Math.pow(e,-r[9])*(Math.exp((1-n)*r[10])-1)*s*i),L,36500),8)}next_forget_stability(t,e,n){let o=this.param.w;return D(z(o[11]*Math.pow(t,-o[12])*(Math.pow(e+1,o[13])-1)*Math.exp((1-n)*o[14]),L,36500),8)}next_short_term_stability(t,e){let n=this.param.w,o=Math.pow(t,-n[19])*Math.exp(n[17]*(e-3+n[18])),r=e>=I.Hard?Math.max(o,1):o;return D(z(t*r,L,36500),8)}forgetting_curve;next_state(t,e,n,o){let{difficulty:r,stability:s}=t??{difficulty:0,stability:0};if(e<0)throw new q(`Invalid delta_t "${e}"`);if(n<0||n>4)throw new q(`Invalid grade "${n}"`);if(r===0&&s===0)return{difficulty:z(this.init_difficulty(n),1,10),stability:this.init_stability(n)};if(n===0)return{difficulty:r,stability:s};if(r<1||s<L)throw new q(`Invalid memory state { difficulty: ${r}, stability: ${s} }`);let i=this.param.w;o=typeof o=="number"?o:this.forgetting_curve(e,s);let a;if(e===0&&this.param.enable_short_term)a=this.next_short_term_stability(s,n);else if(n===1){let l=this.next_forget_stability(r,s,o),[f,$]=[0,0];this.param.enable_short_term&&(f=i[17],$=i[18]);let h=s/Math.exp(f*$);a=z(D(h,8),L,l)}else a=this.next_recall_stability(r,s,o,n);return{difficulty:this.next_difficulty(r,n),stability:a}}};var Mt=1,Z=2,pt=3,Cn=["again","hard","good","easy"],Yt=60,J=86400,Se={[Mt]:[Yt,10*Yt],[pt]:[10*Yt]},Ln=3,Fn=2,jn=4,Me=new Te(jt({request_retention:.9,maximum_interval:36500}));function Ae(t,e,n){let o=Math.max(n,t?.last_review??0),r=t?Math.floor((o-t.last_review)/J):0,{stability:s,difficulty:i}=Me.next_state(t,r,Cn.indexOf(e)+1),a=Yn(t,e),u=a.seconds??J*Me.next_interval(s,r);return{state:a.state,step:a.step,stability:s,difficulty:i,due:o+u,last_review:o}}function Yn(t,e){let n=t?.state??Mt,o={state:Z,step:null};if(n===Z)return e==="again"?{state:pt,step:0,seconds:Se[pt][0]}:o;let r=Se[n],s=t?.step??0;if(e==="again")return{state:n,step:0,seconds:r[0]};if(e==="easy"||s>=r.length)return o;if(e==="good")return s+1===r.length?o:{state:n,step:s+1,seconds:r[s+1]};let i=r.length===1?1.5*r[0]:(r[0]+r[1])/2;return{state:n,step:s,seconds:s===0?i:r[s]}}function At(t,e,n,o){let r=Ln+Fn*t;return e?"again":n||o>jn*r?"hard":o<=r?"easy":"good"}var rt=20,Et=["anagrams","hooks","subanagrams","patterns","valid"],H=()=>Math.floor(Date.now()/1e3);function Xt(){let t=new Date;return[t.getFullYear(),t.getMonth()+1,t.getDate()].join("-")}var tt=({kind:t,dictionary:e,min_length:n})=>`${t} ${n} ${e}`,$t=()=>Object.values(B()).sort((t,e)=>e.made-t.made),W=t=>Object.hasOwn(B(),t)?B()[t]:null,O=t=>ce(tt(t));function Ht(t){let e=B(),n=a=>JSON.stringify([tt(a),a.alphabet,a.source,a.is_list,a.layout]),o=$t().find(a=>n(a)===n(t)),r=Date.now();for(;r.toString(36)in e;)r+=1;let s=o?.id??r.toString(36),i=o??{...t,id:s,asked:[],day:["",0],made:r};return vt({...e,[s]:{...i,name:t.name,order:t.order}}),s}function Wt(t,e){let n=B();t in n&&vt({...n,[t]:{...n[t],...e}})}function Ee(t){let{[t.id]:e,...n}=B(),o=O(t),r=new Set(Object.values(n).flatMap(s=>tt(s)===tt(t)?s.asked:[]));for(let s of t.asked)r.has(s)||delete o[s];kt(tt(t),o),vt(n)}function Ot(t,e){let n=O(t);return t.asked.filter(o=>(n[o]?.memory?.due??1/0)<=e).length}var st=({day:[t,e]})=>t===Xt()?e:rt;function Oe(t){Wt(t.id,{day:[Xt(),st(t)+rt]})}function Dt(t,e){Wt(t.id,{asked:[...new Set([...W(t.id)?.asked??[],...e])]})}function De(t,e,n,o){let r=O(t),s=Object.hasOwn(r,e)?r[e]:null,i=n!=="again",a=Ae(s?.memory??null,n,o),{correct:u=0,incorrect:l=0,streak:f=0,last_correct:$=0}=s??{};r[e]={memory:a,correct:u+Number(i),incorrect:l+ +!i,streak:i?Math.max(f,0)+1:Math.min(f,0)-1,last_correct:i?a.last_review:$},kt(tt(t),r);let h=W(t.id);return h&&!s?.memory&&Wt(t.id,{day:[Xt(),Math.max(st(h)-1,0)]}),Dt(t,[e]),a}function qe(t,e){let n=W(t),o=O(n),r=Object.entries(e).filter(([s])=>!o[s]?.memory);return kt(tt(n),{...o,...Object.fromEntries(r)}),Dt(n,Object.keys(e)),r.length}var Xn=60,ze=3600,Ne=30*J,Re=365*J,qt={anagrams:{title:"Anagrams",about:"Find all words with the same letters."},hooks:{title:"Hooks",about:"Find all words with one letter more, in front of a word or at its end."},subanagrams:{title:"Words inside",about:"Find all words made from some of the letters."},patterns:{title:"Lists",about:"Find all words that meet conditions."},valid:{title:"Valid or not",about:"Is it a word? Half of them are words of which one letter was changed."}},it={anagrams:"Find all words with these letters.",hooks:"Which letters go in front, and which at the end?",subanagrams:"Find all words made from these letters.",patterns:"Find all words that meet these conditions.",valid:"Is this a word of the dictionary?"},Gt=["Y","N"],Ie={anagrams:"One word at a time, or several with spaces.",hooks:"Whole words, or letters: S- in front, -DRS at the end.",subanagrams:"One word at a time, or several with spaces.",patterns:"One word at a time, or several with spaces."},Ut={random:"Random",probability:"Most probable first",playability:"Most playable first",alphabet:"Alphabet",length:"Shortest first",points:"Most points first"},Ce=[{title:"Two-letter words",kind:"anagrams",order:"random",query:"length:2"},{title:"Hooks of two-letter words",kind:"hooks",order:"random",query:"length:2"},{title:"Two letters: valid or not",kind:"valid",order:"random",query:"length:2"},{title:"Three-letter words",kind:"anagrams",order:"random",query:"length:3"},{title:"Most probable sevens",kind:"anagrams",order:"probability",query:"length:7 limit probability:1-1000",hasTiles:!0},{title:"Most probable eights",kind:"anagrams",order:"probability",query:"length:8 limit probability:1-1000",hasTiles:!0},{title:"Short words with J",kind:"anagrams",order:"random",query:"length:2-4 and includes:J",letters:"J"},{title:"Short words with Q, X or Z",kind:"anagrams",order:"random",query:"length:2-4 and (includes:Q or includes:X or includes:Z)",letters:"QXZ"},{title:"Q without U",kind:"anagrams",order:"random",query:"includes:Q and excludes:U",letters:"QU"},{title:"Words inside five letters",kind:"subanagrams",order:"probability",query:"length:5 limit probability:1-300",hasTiles:!0}],Le="Two-letter words by first letter",c={title:"Quiz",about:"Asks for words, and asks again before you forget them.",own:"Your quizzes",ready:"Ready quizzes",make:"A quiz of your own",search:"Find words instead",all:"All quizzes",go:"Go on",start:"Start the quiz",save:"Save as a file",remove:"Remove …",removeYes:"Remove",removeNo:"Keep it",removeAsk:"Remove this quiz and what you have learned?",load:"Load a saved quiz",loadHint:"A file saved here, or by lexicon-fast decks export.",name:"Name",kind:"Questions",conditions:"Conditions",conditionsHint:"As under Words, such as length:7 and includes:Z.",lines:"Conditions, one question a line",order:"New questions",placeholder:"length:7 and includes:Z",loading:"Looking for questions …",noneAsked:"None of the questions can be asked.",noQuestions:"There are no questions: no words of the dictionary meet these conditions.",gone:"There is no such quiz in this browser. It may have been removed.",denied:"This browser stores nothing for this page, or has no room left. What you learn is lost when you close the page.",otherLetters:"The dictionary has other letters now than when this quiz was made.",answer:"Your answer",check:"Check",shuffle:"Shuffle",give:"Show the answers",next:"Next question",valid:"Valid",notValid:"Not valid",keys:"Or press Y for valid, N for not valid.",front:"Front",word:"Word",back:"Back",meaning:"Meaning",missed:"missed",found:"found",done:"Done for now",missedTitle:"Missed",more:"More new questions",nothingTyped:"Type a word first."},Fe=(t,e)=>e?`${t?`${t.toLocaleString("en")} due`:"nothing due"}, ${j(e,"question")} asked so far`:"not begun";function je(t,e,n){let o=[`${t.toLocaleString("en")} due`,`${e} new today`];return n&&o.push(`${n} answered`),o.join(" · ")}var Ye=(t,e)=>e===t?j(t,"word"):`${j(t,"word")}, ${e} left`;function Xe(t,e){return e==="right"?`${t} is right.`:e==="repeated"?`You have typed ${t} already.`:e==="letters"?`${t} has other letters.`:e==="unknown"?`${t} is not in the dictionary.`:`${t} is not one of the answers.`}var He=(t,e)=>`${t} is ${e?"":"not "}valid.`,Hn={again:"Not all found",hard:"Found, with effort",good:"Good",easy:"Easy"},Wn={again:"Your answer was wrong",hard:"Right, with effort",good:"Right",easy:"Right, and fast"};function at(t,e,n){return`${(n==="valid"?Wn:Hn)[t]}. It comes again ${We(e)}.`}function We(t){if(t<90)return"in a minute";for(let[e,n,o]of[[Xn,"minute",ze],[ze,"hour",J],[J,"day",2*Ne],[Ne,"month",2*Re],[Re,"year",1/0]])if(t<o)return`in ${j(Math.max(Math.round(t/e),1),n)}`;return""}function Pe(t,e,n){if(!t)return"Nothing is due, and there are no new questions left for today.";let o=e===t?"all":e,r=n==="valid"?"of them right":"without a missing word";return`You answered ${j(t,"question")}, ${o} ${r}.`}var Ke=t=>`The next question comes ${We(Math.max(t,0))}.`,Ge=t=>`Only the first ${t.toLocaleString("en")} questions are asked. Choose narrower conditions for others.`,Pt=5,Kt=t=>Rt(t.length>Pt+1?[...t.slice(0,Pt),`${(t.length-Pt).toLocaleString("en")} more`]:t),Ue=({unreadable:t,hookless:e,none:n,many:o})=>[t.length&&`Left out, as they cannot be words of this dictionary: ${Kt(t)}.`,e&&`Left out: ${j(e,"word")} without hooks.`,n.length&&`Left out, as the dictionary has no answers: ${Kt(n)}.`,o.length&&`Left out, as more than 1,000 answers are too many to ask: ${Kt(o)}.`].filter(r=>typeof r=="string"),Ve=(t,e)=>`${t}, ${e}`,Be=t=>`The answers: ${Rt(t)}.`,Qe=(t,e)=>`${t} is loaded${e?`, with what was learned of ${j(e,"question")}`:""}.`,N={format:"This is not a saved quiz. Choose a file that was saved here, or a deck in JSON.",version:"This file was saved by a newer version. Reload the page, and try again.",kind:"The page has no questions of this kind. Choose another file.",fields:"The file is damaged: its name, dictionary or conditions are missing.",long:"The file is too long: at most 10,000 lines of words, and 50,000 questions.",size:"The file is too large: at most 8 MiB.",card:t=>`The file is damaged: question ${t} has values that cannot be.`,dictionary:t=>`The server does not have the dictionary ${t} of this quiz.`};var tn=8<<20,en="lexicon-fast deck",nn=1,Pn=1e4,Kn=5e4,on=1e3,Ze=200,Je=221845392e3,Vt=1e9,A=class extends Error{};function rn(t,e){let{name:n,kind:o,dictionary:r,alphabet:s,min_length:i,is_list:a,layout:u,source:l,asked:f}=t,$=f.flatMap(y=>{let w=Object.hasOwn(e,y)?e[y]:null;return w?.memory?[{key:y,...w}]:[]});return`${JSON.stringify({format:en,version:nn,...{name:n,kind:o,dictionary:r,alphabet:s,min_length:i,is_list:a,layout:u,source:l},cards:$})}
`}function sn(t){let e=le(t);if(e.format!==en)throw new A(N.format);if(e.version!==nn)throw new A(N.version);if(!Et.includes(e.kind))throw new A(N.kind);let{name:n,kind:o,dictionary:r,alphabet:s,min_length:i,is_list:a,layout:u=null}=e;if(!([n,r].every(h=>wt(h,Ze))&&wt(s,32)&&lt(i,1,64)&&typeof a=="boolean"&&(u===null||wt(u,Ze))&&Array.isArray(e.source)&&e.source.every(h=>wt(h,on))&&e.source.length>0&&Array.isArray(e.cards)))throw new A(N.fields);if(e.source.length>Pn||e.cards.length>Kn)throw new A(N.long);let f={};return e.cards.forEach((h,y)=>{if(!Gn(h))throw new A(N.card(y+1));let{key:w,correct:p,incorrect:m,streak:x,last_correct:S}=h,{state:F,step:T,stability:M,difficulty:K,due:ct,last_review:G}=h.memory;Object.defineProperty(f,w,{value:{memory:{state:F,step:T,stability:M,difficulty:K,due:ct,last_review:G},correct:p,incorrect:m,streak:x,last_correct:S},enumerable:!0,writable:!0,configurable:!0})}),{source:{...{name:n,kind:o,dictionary:r,alphabet:s,min_length:i,is_list:a,layout:u},source:e.source,order:"random"},cards:f}}var wt=(t,e)=>typeof t=="string"&&t.trim()!==""&&t.length<=e,lt=(t,e,n)=>Number.isInteger(t)&&Bt(t,e,n),Bt=(t,e,n)=>typeof t=="number"&&e<=t&&t<=n;function Gn(t){let{memory:e}=t??{};return wt(t?.key,on)&&[t.correct,t.incorrect].every(n=>lt(n,0,Vt))&&lt(t.streak,-Vt,Vt)&&lt(t.last_correct,0,Je)&&[Mt,Z,pt].includes(e?.state)&&(e.state===Z?e.step===null:lt(e.step,0,1))&&Bt(e.stability,.001,36500)&&Bt(e.difficulty,1,10)&&[e.due,e.last_review].every(n=>lt(n,0,Je))}function zt({answers:t,found:e,inCapitals:n}){let o=l=>!e.includes(l),r=t.some(({definition:l})=>l),s=l=>[...l].join(" "),i=[...t].sort((l,f)=>Number(o(f.word))-Number(o(l.word))),a=[{title:c.front,number:!0},{title:c.word},{title:c.back},r&&{title:c.meaning}],u=i.map(({word:l,front:f,back:$,definition:h})=>({key:l,cells:[d`<span class="hooks">${s(f)}</span>`,d`
        <span class="word">${n(l)}</span>
        ${o(l)&&d` <span class="tag quiz-missed">${c.missed}</span>`}
      `,d`<span class="hooks">${s($)}</span>`,r&&(h||"–")]}));return d`<${pe} classes="word-table" columns=${a} rows=${u} />`}function ln(t,e,{at:n,newLeft:o,learning:r}){let s=an(t,e,n);if(s!==null)return s;let i=o>0&&t.find(a=>!P(e,a));return i||an([...r],e,n+1200)}function an(t,e,n){let o=null,r=n;for(let s of t){let i=P(e,s)?.due;i===void 0||i>r||o!==null&&i===r||(o=s,r=i)}return o}var P=(t,e)=>(Object.hasOwn(t,e)?t[e].memory:null)??null;var gt=1e4,cn=1e3,Un="not (front-hooks:0 and back-hooks:0)",Vn=2,Bn=64,Qn=/[\s,;]+/;async function un(t,e){let{kind:n,source:o,is_list:r,order:s}=t,i=s==="random",a=h=>i?Nt(h):h;if(n==="patterns"||r){let h=m=>n==="patterns"||to(m,e),y=o.map(m=>n==="patterns"?m.trim():no(m,n,e)),w=o.filter((m,x)=>!h(y[x])),p=[...new Set(y.filter(h))];return{keys:a(p),isCut:!1,unreadable:w,hookless:0}}let u=new Set,l=!1,f=0;for(let h of o){let{some:y,isAll:w,without:p}=await Zn(t,h);l||=!w,f+=p;for(let m of y)u.add(m)}return{keys:n==="valid"&&!i?Jn([...u]):a([...u]),isCut:l,unreadable:[],hookless:f}}async function Zn(t,e){let{kind:n}=t,o={...Qt(t),order:eo(t)};if(n==="valid"){let i=gt/2,a={query:e,columns:["phony"],limit:i,...o},{words:u,phony:l,count:f}=await Y("dictionary.find",a);return{some:u.flatMap((h,y)=>[h,l?.[y]??""]).filter(Boolean),isAll:u.length===f,without:0}}if(n==="hooks"){let i=`(${e}) and ${Un}`,[{words:a,count:u},l]=await Promise.all([Y("dictionary.find",{query:i,limit:gt,...o}),Y("dictionary.find",{query:e,limit:0,...Qt(t)})]);return{some:a,isAll:a.length===u,without:l.count-u}}let r=await Y("dictionary.find",{query:e,group_by:"alphagram",limit:gt,...o}),s=r.groups?.map(i=>i.alphagram)??[];return{some:s,isAll:s.length===r.group_count,without:0}}function Jn(t){let e=Math.ceil(t.length/rt);return Array.from({length:e},(n,o)=>Nt(t.slice(o*rt,(o+1)*rt))).flat()}function to(t,{lower:e}){let n=[...t];return Vn<=n.length&&n.length<=Bn&&n.every(r=>e.includes(r))}var Qt=({dictionary:t,layout:e})=>({dictionary:t,layout:e}),eo=({order:t})=>t==="random"?"alphabet":t;function no(t,e,n){let o=Zt(n)(t);return e==="hooks"||e==="valid"?o:oo(o,n)}function oo(t,{lower:e}){return[...t].sort((n,o)=>e.indexOf(n)-e.indexOf(o)).join("")}function Zt({upper:t,lower:e}){let n=[...e],o=new Map([...t].map((r,s)=>[r,n[s]]));return r=>[...r.normalize("NFC")].map(s=>o.get(s)??s).join("")}function Nt(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[e[n],e[o]]=[e[o],e[n]]}return e}function ro({kind:t,min_length:e},n){return t==="anagrams"?`anagram:${n}`:t==="hooks"?`pattern:?${n} or pattern:${n}?`:t==="subanagrams"?`subanagram:${n} and length:${e}-`:t==="valid"?`pattern:${n}`:n}async function dn(t,e,n){let o=await Y("dictionary.find",{query:ro(t,e),columns:n?["hooks","definition"]:["hooks"],limit:cn,...Qt(t)}),{words:r,count:s,front_hooks:i,back_hooks:a,definition:u}=o;if(!s&&t.kind!=="valid")return"none";if(s>cn)return"many";let l=r.map((f,$)=>({word:f,front:i?.[$]??"",back:a?.[$]??"",definition:u?.[$]??""}));if(t.kind==="hooks"){let f=({word:$})=>Number($.startsWith(e));l.sort(($,h)=>f($)-f(h))}return{key:e,answers:l}}function fn(t,{kind:e},n,o){return t.trim().split(Qn).filter(Boolean).map(o).flatMap(r=>{let s=[...r];return e!=="hooks"||s.length<2?[r]:s[0]==="-"?s.slice(1).map(i=>n+i):s.at(-1)==="-"?s.slice(0,-1).map(i=>i+n):[r]})}function hn(t,{key:e,answers:n},{kind:o},{found:r,wrong:s}){if(r.includes(t)||s.includes(t))return"repeated";if(n.some(a=>a.word===t))return"right";if(o==="patterns")return"other";if(o==="hooks")return[...t].length===[...e].length+1&&(t.startsWith(e)||t.endsWith(e))?"unknown":"other";let i=[...e];for(let a of t){let u=i.indexOf(a);if(u<0)return"letters";i.splice(u,1)}return o==="anagrams"&&i.length?"letters":o==="subanagrams"&&[...t].length<2?"other":"unknown"}var mn=(t,e)=>t.filter(n=>P(e,n));function pn({deck:t,question:e,info:n,finish:o,next:r}){let s=U(()=>ft(n),[n]),i=U(()=>performance.now(),[e]),[a,u]=b(null),l=a?.question===e?a.outcome:null,f=s(e.key),$=e.answers.length>0,h=He(f,$);V([l,e]);function y(w){let p=w===$?0:1,m=o(f,At(1,p,p,(performance.now()-i)/1e3));u({question:e,outcome:m}),dt(`${h} ${at(m.rating,m.due,t.kind)}`)}return ae("keydown",w=>{let{key:p,altKey:m,ctrlKey:x,metaKey:S,repeat:F}=w,T=Gt.indexOf(p.toUpperCase());l||T<0||m||x||S||F||(w.preventDefault(),y(T===0))}),d`
    <section class="panel quiz-question" aria-label=${it.valid}>
      <h2>${it.valid}</h2>
      <p
        class="quiz-letters"
        role="img"
        aria-label=${[...f].join(" ")}
        tabindex=${l?void 0:"-1"}
        data-home=${l?void 0:"question"}
      >
        ${[...f].map((w,p)=>d`<${_t} key=${p} letter=${w} />`)}
      </p>
      ${l?d`
              <div>
                <p class="quiz-said">${h}</p>
                <p class="verdict">${at(l.rating,l.due,t.kind)}</p>
              </div>
              <div class="quiz-validity">
                <button type="button" class="main" data-home="question" onClick=${r}>
                  ${c.next}
                </button>
              </div>
              ${$&&d`
                  <${zt}
                    answers=${e.answers}
                    found=${[e.key]}
                    inCapitals=${s}
                  />
                `}
            `:d`
              <div class="quiz-validity">
                ${[c.valid,c.notValid].map((w,p)=>d`
                    <button
                      type="button"
                      key=${w}
                      aria-keyshortcuts=${Gt[p]}
                      onClick=${()=>y(p===0)}
                    >
                      ${w}
                    </button>
                  `)}
              </div>
              <p class="hint quiz-keys">${c.keys}</p>
            `}
    </section>
  `}var et=class extends Error{};function wn({deck:t,hasDefinitions:e}){let[n,o]=b(null),[r,s]=b(null),[i,a]=b(!1),[u,l]=b(null),[f,$]=b({asked:0,right:0,missed:[]}),[h,y]=b(!1),[w,p]=b({unreadable:[],hookless:0,none:[],many:[]}),m=bt(null),x=bt(new Set);async function S(){l(null);try{let _=await nt(t.dictionary);if(o(_),_.upper!==t.alphabet)throw new et(c.otherLetters);if(m.current===null){let g=await un(t,_);m.current=g.keys,y(g.isCut),p(v=>({...v,unreadable:g.unreadable,hookless:g.hookless})),Dt(t,mn(g.keys,O(t)))}if(!m.current.length)throw new et(c.noQuestions);let E=await F(m.current,ft(_));if(!m.current.length)throw new et(c.noneAsked);a(E===null),s(E)}catch(_){s(null),l(_ instanceof et?_.message:re(_))}}async function F(_,E){let g=new Set;for(;;){let v=W(t.id);if(!v)throw new et(c.gone);let C=_.filter(yt=>!g.has(yt));m.current=C;let k=ln(C,O(t),{at:H(),newLeft:st(v),learning:x.current});if(k===null)return null;let R=await dn(t,k,e);if(typeof R=="object")return R;let gn=t.kind==="patterns"?k:E(k);p(yt=>({...yt,[R]:[...yt[R],gn]})),g.add(k),x.current.delete(k)}}Jt(()=>{S()},[]),V([r,i]);function T(_,E){let{key:g}=r,v=H(),C=De(t,g,E,v);C.state===Z?x.current.delete(g):x.current.add(g);let k=E!=="again";return $({asked:f.asked+1,right:f.right+Number(k),missed:k?f.missed:[...new Set([...f.missed,_])]}),{rating:E,due:C.due-v}}let M=W(t.id)??t,K=_=>(P(O(t),_)?.due??1/0)<=H(),ct=m.current?m.current.filter(K).length:Ot(M,H()),G=m.current?m.current.filter(_=>P(O(t),_)):[],ut=m.current?Math.min(st(M),m.current.length-G.length):st(M);return d`
    <p class="hint quiz-progress">${je(ct,ut,f.asked)}</p>
    ${xt()&&d`<p class="notice">${c.denied}</p>`}
    ${h&&d`<p class="hint">${Ge(gt)}</p>`}
    ${Ue(w).map(_=>d`<p key=${_} class="hint quiz-left-out">${_}</p>`)}
    <${ot} text=${u} />
    ${r&&n?d`
            <${t.kind==="valid"?pn:so}
              deck=${t}
              question=${r}
              info=${n}
              finish=${T}
              next=${S}
            />
          `:i?d`
              <${io}
                deck=${M}
                tally=${f}
                hasMore=${G.length<(m.current?.length??0)}
                next=${S}
              />
            `:!u&&d`<p role="status">${c.loading}</p>`}
  `}var $n=t=>({question:t,found:[],wrong:[],said:"",outcome:null});function so({deck:t,question:e,info:n,finish:o,next:r}){let{kind:s}=t,i=U(()=>ft(n),[n]),a=U(()=>Zt(n),[n]),u=U(()=>performance.now(),[e]),[l,f]=b(()=>$n(e)),[$,h]=b(""),[y,w]=b({question:e,order:[...e.key]}),p=l.question===e?l:$n(e),m=y.question===e?y.order:[...e.key],{found:x,wrong:S,said:F,outcome:T}=p,{answers:M}=e,K=s==="patterns"?e.key:i(e.key),ct=M.length-x.length;V([T]);let G=bt(null);te(()=>{ee()&&matchMedia("(pointer: fine)").matches&&G.current?.focus()},[e]);function ut(g){let v=M.length-g.found.length,C=(performance.now()-u)/1e3,k=o(K,At(M.length,v,g.wrong.length,C));f({...g,outcome:k}),dt(at(k.rating,k.due,s)),v&&dt(Be(M.map(({word:R})=>i(R))))}function _(g){if(g.preventDefault(),T){r();return}let v={...p,found:[...x],wrong:[...S]},C=fn($,t,e.key,a).map(k=>{let R=hn(k,e,t,v);return R==="right"?v.found.push(k):R!=="repeated"&&v.wrong.push(k),Xe(i(k),R)});v.said=C.join(" ")||c.nothingTyped,h(""),v.found.length===M.length?ut(v):f(v)}let E=g=>g.preventDefault();return d`
    <section class="panel quiz-question" aria-label=${it[s]}>
      <h2>${it[s]}</h2>
      ${s==="patterns"?d`<p class="marked">${K}</p>`:d`
              <p class="quiz-letters" role="img" aria-label=${[...K].join(" ")}>
                ${m.map((g,v)=>d`<${_t} key=${v} letter=${i(g)} />`)}
              </p>
            `}
      <p class="quiz-left">${Ye(M.length,ct)}</p>
      <form class="quiz-answer" onSubmit=${_}>
        <div class="field">
          <label for="quiz-answer">${c.answer}</label>
          <input
            id="quiz-answer"
            ref=${G}
            class="large"
            type="text"
            autocomplete="off"
            autocapitalize="characters"
            autocorrect="off"
            spellcheck=${!1}
            enterkeyhint=${T?"next":"done"}
            data-home="question"
            aria-describedby="quiz-hint"
            readonly=${T!==null}
            value=${$}
            onInput=${({target:g})=>h(g.value)}
          />
          <p class="hint" id="quiz-hint">${Ie[s]}</p>
        </div>
        <div class="row">
          <button type="submit" class="main" onMouseDown=${E}>
            ${T?c.next:c.check}
          </button>
          ${!T&&d`
              ${s!=="patterns"&&s!=="hooks"&&d`
                  <button
                    type="button"
                    onMouseDown=${E}
                    onClick=${()=>w({question:e,order:Nt(m)})}
                  >
                    ${c.shuffle}
                  </button>
                `}
              <button type="button" onMouseDown=${E} onClick=${()=>ut({...p,said:""})}>
                ${c.give}
              </button>
            `}
        </div>
      </form>
      <p role="status" class="quiz-said">${F}</p>
      ${x.length>0&&!T&&d`
          <ul class="words-only quiz-found" aria-label=${c.found}>
            ${x.map(g=>d`<li key=${g}>${i(g)}</li>`)}
          </ul>
        `}
      ${T&&d`
          <p class="verdict">${at(T.rating,T.due,s)}</p>
          <${zt} answers=${M} found=${x} inCapitals=${i} />
        `}
    </section>
  `}function io({deck:t,tally:e,hasMore:n,next:o}){let r=O(t),i=t.asked.flatMap(u=>P(r,u)?.due??[]).reduce((u,l)=>Math.min(u,l),1/0);function a(){Oe(t),o()}return d`
    <section class="panel" aria-label=${c.done}>
      <h2>${c.done}</h2>
      <p>${Pe(e.asked,e.right,t.kind)}</p>
      ${Number.isFinite(i)&&d`<p>${Ke(i-H())}</p>`}
      ${e.missed.length>0&&d`
          <h3>${c.missedTitle}</h3>
          <ul class="words-only">
            ${e.missed.map(u=>d`<li key=${u}>${u}</li>`)}
          </ul>
        `}
      <div class="row">
        ${n&&d`
            <button type="button" class="main" data-home="question" onClick=${a}>
              ${c.more}
            </button>
          `}
        <a class="button" href="#/quiz">${c.all}</a>
      </div>
    </section>
  `}var ao=["probability","points"],lo=2;function Sr({server:t,rest:[e],query:n}){if(e===void 0)return d`<${co} key=${n.toString()} server=${t} query=${n} />`;let o=W(e);return d`
    <div class="heading">
      <h1>${o?.name??c.title}</h1>
      <a href=${Ct("quiz")}>${c.all}</a>
    </div>
    ${o?d`<${wn} deck=${o} hasDefinitions=${t.has_definitions} />`:d`<${ot} text=${c.gone} />`}
  `}function co({server:t,query:e}){let[n,o]=b($t),[r,s]=b(e.get("dictionary")??t.dictionaries[0]),i=se(()=>nt(r),[r]),{run:a,problem:u}=ie(),[l,f]=b(null),$=!i.value||/^[A-Z]+$/.test(i.value.upper),h=m=>a(async()=>{f(null);let{upper:x}=await nt(r),S=await uo(m.source,r);if(S!==null){f(S);return}ue(`quiz/${Ht({...m,dictionary:r,...{alphabet:x,min_length:lo,is_list:!1,layout:null}})}`)}),y=t.dictionaries.includes(r)?t.dictionaries:[...t.dictionaries,r],w=d`
    <${ho}
      query=${e.get("q")??""}
      order=${e.get("order")??"random"}
      hasTiles=${$}
      hasPlayability=${i.value?.playability===!0}
      begin=${h}
    />
  `,p=e.has("q");return d`
    <div class="heading">
      <div>
        <h1>${c.title}</h1>
        <p class="hint">${c.about}</p>
      </div>
      <${he} dictionaries=${y} value=${r} onChange=${s} />
    </div>
    ${xt()&&d`<p class="notice">${c.denied}</p>`}
    <${ot} text=${u??l??i.error} />
    ${p&&w}
    ${n.length>0&&d`<${mo} decks=${n} onChange=${()=>o($t())} />`}
    <section class="panel" aria-label=${c.ready}>
      <h2>${c.ready}</h2>
      <${fo} info=${i.value} hasTiles=${$} begin=${h} />
    </section>
    ${!p&&w}
    <${$o} server=${t} onLoad=${()=>o($t())} />
  `}async function uo(t,e){for(let n of t)try{await Y("dictionary.find",{query:n,dictionary:e,limit:0})}catch(o){if(!oe(o))throw o;return t.length>1?`${n}: ${It(o)}`:It(o)}return null}function fo({info:t,hasTiles:e,begin:n}){if(!t)return null;let o=i=>(e||!i.hasTiles)&&[...i.letters??""].every(a=>t.upper.includes(a)),r={title:Le,kind:"patterns",order:"random",source:[...t.upper].map(i=>`length:2 and prefix:${i}`)},s=Ce.filter(o).map(({title:i,kind:a,order:u,query:l})=>({title:i,kind:a,order:u,source:[l]}));return d`
    <ul class="quiz-ready">
      ${[...s,r].map(({title:i,kind:a,order:u,source:l})=>d`
          <li key=${i}>
            <button type="button" onClick=${()=>n({name:i,kind:a,order:u,source:l})}>
              ${i}
            </button>
          </li>
        `)}
    </ul>
  `}function ho({query:t,order:e,hasTiles:n,hasPlayability:o,begin:r}){let[s,i]=b(t),[a,u]=b("anagrams"),[l,f]=b(e in Ut?e:"random"),$=Object.entries(Ut).filter(([p])=>p==="playability"?o:n||!ao.includes(p)),h=s.split(`
`).map(p=>p.trim()).filter(Boolean);function y(p){if(p.preventDefault(),!h.length)return;let[m,...x]=h,S=x.length?`${m} …`:m;r(a==="patterns"?{name:S,kind:a,order:"list",source:h}:{name:S,kind:a,order:l,source:[h.join(" ")]})}let w=Et.map(p=>[p,qt[p].title]);return d`
    <section class="panel" aria-label=${c.make}>
      <h2>${c.make}</h2>
      <form class="quiz-form" onSubmit=${y}>
        <div class="field">
          <${me} label=${c.kind} value=${a} options=${w} onChange=${u} />
          <p class="hint">${qt[a].about}</p>
        </div>
        ${a==="patterns"?d`
                <div class="field">
                  <label for="quiz-query">${c.lines}</label>
                  <textarea
                    id="quiz-query"
                    rows="4"
                    autocapitalize="off"
                    spellcheck=${!1}
                    value=${s}
                    onInput=${({target:p})=>i(p.value)}
                  ></textarea>
                </div>
              `:d`
                <${de}
                  label=${c.conditions}
                  id="quiz-query"
                  class="query"
                  hint=${c.conditionsHint}
                  placeholder=${c.placeholder}
                  value=${s}
                  onInput=${i}
                />
              `}
        <div class="row">
          ${a!=="patterns"&&d`
              <${fe}
                label=${c.order}
                id="quiz-order"
                value=${l}
                options=${$}
                onChange=${f}
              />
            `}
          <button type="submit" class="main" disabled=${!h.length}>${c.start}</button>
        </div>
      </form>
    </section>
  `}function mo({decks:t,onChange:e}){let n=H();return d`
    <section class="panel" aria-label=${c.own}>
      <h2>${c.own}</h2>
      <ul class="quiz-decks">
        ${t.map(o=>d`<${po} key=${o.id} deck=${o} at=${n} onChange=${e} />`)}
      </ul>
    </section>
  `}function po({deck:t,at:e,onChange:n}){let[o,r]=b(!1),s=Ot(t,e);V([o]);function i(){let u=document.createElement("a"),l=rn(t,O(t));u.href=URL.createObjectURL(new Blob([l],{type:"application/json"})),u.download=`${t.name.replace(/[^\p{L}\p{N}]+/gu,"-").slice(0,60)}.json`,u.click(),URL.revokeObjectURL(u.href)}function a(){Ee(t),n()}return d`
    <li>
      <div class="quiz-about">
        <a href=${Ct(`quiz/${t.id}`)}>${t.name}</a>
        <span class="hint">
          ${Ve(qt[t.kind].title,ne(t.dictionary))}
        </span>
        <span class=${s?"quiz-due":"hint"}>${Fe(s,t.asked.length)}</span>
      </div>
      ${o?d`
              <div class="row" role="group" aria-label=${c.removeAsk}>
                <span>${c.removeAsk}</span>
                <button type="button" data-home="question" onClick=${a}>
                  ${c.removeYes}
                </button>
                <button type="button" onClick=${()=>r(!1)}>${c.removeNo}</button>
              </div>
            `:d`
              <div class="row">
                <button type="button" aria-label=${`${c.save}: ${t.name}`} onClick=${i}>
                  ${c.save}
                </button>
                <button
                  type="button"
                  aria-label=${`${c.remove} ${t.name}`}
                  onClick=${()=>r(!0)}
                >
                  ${c.remove}
                </button>
              </div>
            `}
    </li>
  `}function $o({server:t,onLoad:e}){let[n,o]=b(""),[r,s]=b(null);async function i({target:a}){let u=a.files?.[0];if(u){o(""),s(null);try{if(u.size>tn)throw new A(N.size);let{source:l,cards:f}=sn(await u.text());if(!t.dictionaries.includes(l.dictionary))throw new A(N.dictionary(l.dictionary));let{upper:$}=await nt(l.dictionary);if($!==l.alphabet)throw new A(c.otherLetters);qe(Ht(l),f),o(Qe(l.name,Object.keys(f).length)),e()}catch(l){s(l instanceof A?l.message:N.format)}a.value=""}}return d`
    <section class="panel" aria-label=${c.load}>
      <div class="field">
        <label for="quiz-file">${c.load}</label>
        <input id="quiz-file" type="file" accept=".json,application/json" onChange=${i} />
        <p class="hint">${c.loadHint}</p>
      </div>
      <p role="status" class="quiz-said">${n}</p>
      <${ot} text=${r} />
    </section>
  `}export{Sr as Quiz};

var FSRSError=class _FSRSError extends Error{constructor(message="FSRS Error"){super(message);this.name=
"FSRSError";Error.captureStackTrace?.(this,_FSRSError)}};var FSRSValidationError=class _FSRSValidationError extends FSRSError{constructor(message){
super(message);this.name="FSRSValidationError";Error.captureStackTrace?.(this,_FSRSValidationError)}};
var State=(State2=>{State2[State2["New"]=0]="New";State2[State2["Learning"]=1]="Learning";State2[State2["\
Review"]=2]="Review";State2[State2["Relearning"]=3]="Relearning";return State2})(State||{});var Rating=(Rating2=>{
Rating2[Rating2["Manual"]=0]="Manual";Rating2[Rating2["Again"]=1]="Again";Rating2[Rating2["Hard"]=2]=
"Hard";Rating2[Rating2["Good"]=3]="Good";Rating2[Rating2["Easy"]=4]="Easy";return Rating2})(Rating||
{});var TypeConvert=class _TypeConvert{static card(card){return{...card,state:_TypeConvert.state(card.
state),due:_TypeConvert.time(card.due),last_review:card.last_review?_TypeConvert.time(card.last_review):
void 0}}static rating(value){if(typeof value==="string"){const firstLetter=value.charAt(0).toUpperCase();
const restOfString=value.slice(1).toLowerCase();const ret=Rating[`${firstLetter}${restOfString}`];if(ret===
void 0){throw new FSRSValidationError(`Invalid rating:[${value}]`)}return ret}else if(typeof value===
"number"){return value}throw new FSRSValidationError(`Invalid rating:[${value}]`)}static state(value){
if(typeof value==="string"){const firstLetter=value.charAt(0).toUpperCase();const restOfString=value.
slice(1).toLowerCase();const ret=State[`${firstLetter}${restOfString}`];if(ret===void 0){throw new FSRSValidationError(
`Invalid state:[${value}]`)}return ret}else if(typeof value==="number"){return value}throw new FSRSValidationError(
`Invalid state:[${value}]`)}static time(value){if(value instanceof Date){return value}const date=new Date(
value);if(typeof value==="object"&&value!==null&&!Number.isNaN(Date.parse(value)||+date)){return date}else if(typeof value===
"string"){const timestamp=Date.parse(value);if(!Number.isNaN(timestamp)){return new Date(timestamp)}else{
throw new FSRSValidationError(`Invalid date:[${value}]`)}}else if(typeof value==="number"){return new Date(
value)}throw new FSRSValidationError(`Invalid date:[${value}]`)}static review_log(log){return{...log,
due:_TypeConvert.time(log.due),rating:_TypeConvert.rating(log.rating),state:_TypeConvert.state(log.state),
review:_TypeConvert.time(log.review)}}};Date.prototype.scheduler=function(t,isDay){return date_scheduler(
this,t,isDay)};Date.prototype.diff=function(pre,unit){return date_diff(this,pre,unit)};Date.prototype.
format=function(){return formatDate(this)};Date.prototype.dueFormat=function(last_review,unit,timeUnit){
return show_diff_message(this,last_review,unit,timeUnit)};function date_scheduler(now,t,isDay){return new Date(
isDay?TypeConvert.time(now).getTime()+t*24*60*60*1e3:TypeConvert.time(now).getTime()+t*60*1e3)}function date_diff(now,pre,unit){
if(!now||!pre){throw new FSRSValidationError("Invalid date")}const diff=TypeConvert.time(now).getTime()-
TypeConvert.time(pre).getTime();let r=0;switch(unit){case"days":r=Math.floor(diff/(24*60*60*1e3));break;case"\
minutes":r=Math.floor(diff/(60*1e3));break}return r}function formatDate(dateInput){const date=TypeConvert.
time(dateInput);const year=date.getFullYear();const month=date.getMonth()+1;const day=date.getDate();
const hours=date.getHours();const minutes=date.getMinutes();const seconds=date.getSeconds();return`${year}\
-${padZero(month)}-${padZero(day)} ${padZero(hours)}:${padZero(minutes)}:${padZero(seconds)}`}function padZero(num){
return num<10?`0${num}`:`${num}`}var TIMEUNIT=[60,60,24,31,12];var TIMEUNITFORMAT=["second","min","h\
our","day","month","year"];function show_diff_message(due,last_review,unit,timeUnit=TIMEUNITFORMAT){
due=TypeConvert.time(due);last_review=TypeConvert.time(last_review);if(timeUnit.length!==TIMEUNITFORMAT.
length){timeUnit=TIMEUNITFORMAT}let diff=due.getTime()-last_review.getTime();let i=0;diff/=1e3;for(i=
0;i<TIMEUNIT.length;i++){if(diff<TIMEUNIT[i]){break}else{diff/=TIMEUNIT[i]}}return`${Math.floor(diff)}${unit?
timeUnit[i]:""}`}var Grades=Object.freeze([Rating.Again,Rating.Hard,Rating.Good,Rating.Easy]);var FUZZ_RANGES=[{start:2.5,
end:7,factor:.15},{start:7,end:20,factor:.1},{start:20,end:Infinity,factor:.05}];function get_fuzz_range(interval,elapsed_days,maximum_interval){
let delta=1;for(const range of FUZZ_RANGES){delta+=range.factor*Math.max(Math.min(interval,range.end)-
range.start,0)}interval=Math.min(interval,maximum_interval);let min_ivl=Math.max(2,Math.round(interval-
delta));const max_ivl=Math.min(Math.round(interval+delta),maximum_interval);if(interval>elapsed_days){
min_ivl=Math.max(min_ivl,elapsed_days+1)}min_ivl=Math.min(min_ivl,max_ivl);return{min_ivl,max_ivl}}function clamp(value,min,max){
return Math.min(Math.max(value,min),max)}function roundTo(num,decimals){const factor=10**decimals;return Math.
round(num*factor)/factor}var Alea=class{c;s0;s1;s2;constructor(seed){const mash=Mash();this.c=1;this.s0=mash(" ");this.s1=mash(
" ");this.s2=mash(" ");if(seed==null)seed=Date.now();this.s0-=mash(seed);if(this.s0<0)this.s0+=1;this.
s1-=mash(seed);if(this.s1<0)this.s1+=1;this.s2-=mash(seed);if(this.s2<0)this.s2+=1}next(){const t=2091639*
this.s0+this.c*23283064365386963e-26;this.s0=this.s1;this.s1=this.s2;this.c=t|0;this.s2=t-this.c;return this.
s2}set state(state){this.c=state.c;this.s0=state.s0;this.s1=state.s1;this.s2=state.s2}get state(){return{
c:this.c,s0:this.s0,s1:this.s1,s2:this.s2}}};function Mash(){let n=4022871197;return function mash(data){
data=String(data);for(let i=0;i<data.length;i++){n+=data.charCodeAt(i);let h=.02519603282416938*n;n=
h>>>0;h-=n;h*=n;n=h>>>0;h-=n;n+=h*4294967296}return(n>>>0)*23283064365386963e-26}}function alea(seed){
const xg=new Alea(seed);const prng=()=>xg.next();prng.int32=()=>xg.next()*4294967296|0;prng.double=()=>prng()+
(prng()*2097152|0)*11102230246251565e-32;prng.state=()=>xg.state;prng.importState=state=>{xg.state=state;
return prng};return prng}var version="5.4.2";var default_request_retention=.9;var default_maximum_interval=36500;
var default_enable_fuzz=false;var default_enable_short_term=true;var default_learning_steps=Object.freeze(
["1m","10m"]);var default_relearning_steps=Object.freeze(["10m"]);var FSRSVersion=`v${version} using\
 FSRS-6.0`;var S_MIN=.001;var INIT_S_MAX=100;var FSRS5_DEFAULT_DECAY=.5;var FSRS6_DEFAULT_DECAY=.1542;var default_w=Object.freeze(
[.212,1.2931,2.3065,8.2956,6.4133,.8334,3.0194,.001,1.8722,.1666,.796,1.4835,.0614,.2629,1.6483,.6014,
1.8729,.5425,.0912,.0658,FSRS6_DEFAULT_DECAY]);var W17_W18_Ceiling=2;var CLAMP_PARAMETERS=(w17_w18_ceiling,enable_short_term=default_enable_short_term)=>[
[S_MIN,INIT_S_MAX],[S_MIN,INIT_S_MAX],[S_MIN,INIT_S_MAX],[S_MIN,INIT_S_MAX],[1,10],[.001,4],[.001,4],
[.001,.75],[0,4.5],[0,.8],[.001,3.5],[.001,5],[.001,.25],[.001,.9],[0,4],[0,1],[1,6],[0,w17_w18_ceiling],
[0,w17_w18_ceiling],[enable_short_term?.01:0,.8],[.1,.8]];var clipParameters=(parameters,numRelearningSteps,enableShortTerm=default_enable_short_term)=>{
const clip=CLAMP_PARAMETERS(W17_W18_Ceiling,enableShortTerm).slice(0,parameters.length);if(Math.max(
0,numRelearningSteps)>1){const w11=clamp(parameters[11]||0,clip[11][0],clip[11][1]);const w13=clamp(
parameters[13]||0,clip[13][0],clip[13][1]);const w14=clamp(parameters[14]||0,clip[14][0],clip[14][1]);
const value=-(Math.log(w11)+Math.log(Math.pow(2,w13)-1)+w14*.3)/numRelearningSteps;const w17_w18_ceiling=clamp(
roundTo(Math.sqrt(Math.max(value,0)),8),.01,W17_W18_Ceiling);if(clip[17])clip[17]=[clip[17][0],w17_w18_ceiling];
if(clip[18])clip[18]=[clip[18][0],w17_w18_ceiling]}return clip.map(([min,max],index)=>clamp(parameters[index]||
0,min,max))};var migrateParameters=(parameters,numRelearningSteps=0,enableShortTerm=default_enable_short_term)=>{
if(parameters===void 0){return[...default_w]}switch(parameters.length){case 21:return clipParameters(
Array.from(parameters),numRelearningSteps,enableShortTerm);case 19:console.debug("[FSRS-6]auto fill \
w from 19 to 21 length");return clipParameters(Array.from(parameters),numRelearningSteps,enableShortTerm).
concat([0,FSRS5_DEFAULT_DECAY]);case 17:{const w=clipParameters(Array.from(parameters),numRelearningSteps,
enableShortTerm);w[4]=+(w[5]*2+w[4]).toFixed(8);w[5]=+(Math.log(w[5]*3+1)/3).toFixed(8);w[6]=+(w[6]+
.5).toFixed(8);console.debug("[FSRS-6]auto fill w from 17 to 21 length");return w.concat([0,0,0,FSRS5_DEFAULT_DECAY])}default:
console.warn("[FSRS]Invalid parameters length, using default parameters");return[...default_w]}};var generatorParameters=props=>{
const learning_steps=Array.isArray(props?.learning_steps)?props.learning_steps:default_learning_steps;
const relearning_steps=Array.isArray(props?.relearning_steps)?props.relearning_steps:default_relearning_steps;
const enable_short_term=props?.enable_short_term??default_enable_short_term;const w=migrateParameters(
props?.w,relearning_steps.length,enable_short_term);return{request_retention:props?.request_retention||
default_request_retention,maximum_interval:props?.maximum_interval||default_maximum_interval,w,enable_fuzz:props?.
enable_fuzz??default_enable_fuzz,enable_short_term,learning_steps,relearning_steps}};var computeDecayFactor=decayOrParams=>{const decay=typeof decayOrParams==="number"?-decayOrParams:-decayOrParams[20];
const factor=Math.exp(Math.pow(decay,-1)*Math.log(.9))-1;return{decay,factor:roundTo(factor,8)}};function forgetting_curve(decayOrParams,elapsed_days,stability){
const{decay,factor}=computeDecayFactor(decayOrParams);return roundTo(Math.pow(1+factor*elapsed_days/
stability,decay),8)}var FSRSAlgorithm=class{param;intervalModifier;_seed;constructor(params){this.param=
new Proxy(this.prepare_parameters(params),this.params_handler_proxy());this.intervalModifier=this.calculate_interval_modifier(
this.param.request_retention);this.forgetting_curve=forgetting_curve.bind(this,this.param.w)}get interval_modifier(){
return this.intervalModifier}set seed(seed){this._seed=seed}calculate_interval_modifier(request_retention){
if(request_retention<=0||request_retention>1){throw new FSRSValidationError("Requested retention rat\
e should be in the range (0,1]")}const{decay,factor}=computeDecayFactor(this.param.w);return roundTo(
(Math.pow(request_retention,1/decay)-1)/factor,8)}get parameters(){return this.param}set parameters(params){
this.update_parameters(params)}params_handler_proxy(){const _this=this;return{set:function(target,prop,value){
if(prop==="request_retention"&&Number.isFinite(value)){_this.intervalModifier=_this.calculate_interval_modifier(
Number(value))}else if(prop==="w"){value=migrateParameters(value,target.relearning_steps.length,target.
enable_short_term);value=clipParameters(Array.from(value),target.relearning_steps.length,target.enable_short_term);
_this.forgetting_curve=forgetting_curve.bind(this,value);_this.intervalModifier=_this.calculate_interval_modifier(
Number(target.request_retention))}Reflect.set(target,prop,value);return true}}}update_parameters(params){
const _params=this.prepare_parameters(params);for(const key in _params){const paramKey=key;this.param[paramKey]=
_params[paramKey]}}prepare_parameters=params=>{const generated=generatorParameters(params);generated.
w=clipParameters(Array.from(generated.w),generated.relearning_steps.length,generated.enable_short_term);
return generated};init_stability(g){return Math.max(this.param.w[g-1],.1)}init_difficulty(g){const w=this.
param.w;const d=w[4]-Math.exp((g-1)*w[5])+1;return roundTo(d,8)}apply_fuzz(ivl,elapsed_days){if(!this.
param.enable_fuzz||ivl<2.5)return Math.round(ivl);const generator=alea(this._seed);const fuzz_factor=generator();
const{min_ivl,max_ivl}=get_fuzz_range(ivl,elapsed_days,this.param.maximum_interval);return Math.floor(
fuzz_factor*(max_ivl-min_ivl+1)+min_ivl)}next_interval(s,elapsed_days){const newInterval=Math.min(Math.
max(1,Math.round(s*this.intervalModifier)),this.param.maximum_interval);return this.apply_fuzz(newInterval,
elapsed_days)}linear_damping(delta_d,old_d){return roundTo(delta_d*(10-old_d)/9,8)}next_difficulty(d,g){
const delta_d=-this.param.w[6]*(g-3);const next_d=d+this.linear_damping(delta_d,d);return clamp(this.
mean_reversion(this.init_difficulty(Rating.Easy),next_d),1,10)}mean_reversion(init,current){const w=this.
param.w;return roundTo(w[7]*init+(1-w[7])*current,8)}next_recall_stability(d,s,r,g){const w=this.param.
w;const hard_penalty=Rating.Hard===g?w[15]:1;const easy_bound=Rating.Easy===g?w[16]:1;return roundTo(
clamp(s*(1+Math.exp(w[8])*(11-d)*Math.pow(s,-w[9])*(Math.exp((1-r)*w[10])-1)*hard_penalty*easy_bound),
S_MIN,36500),8)}next_forget_stability(d,s,r){const w=this.param.w;return roundTo(clamp(w[11]*Math.pow(
d,-w[12])*(Math.pow(s+1,w[13])-1)*Math.exp((1-r)*w[14]),S_MIN,36500),8)}next_short_term_stability(s,g){
const w=this.param.w;const sinc=Math.pow(s,-w[19])*Math.exp(w[17]*(g-3+w[18]));const maskedSinc=g>=Rating.
Hard?Math.max(sinc,1):sinc;return roundTo(clamp(s*maskedSinc,S_MIN,36500),8)}forgetting_curve;next_state(memory_state,t,g,r){
const{difficulty:d,stability:s}=memory_state??{difficulty:0,stability:0};if(t<0){throw new FSRSValidationError(
`Invalid delta_t "${t}"`)}if(g<0||g>4){throw new FSRSValidationError(`Invalid grade "${g}"`)}if(d===
0&&s===0){return{difficulty:clamp(this.init_difficulty(g),1,10),stability:this.init_stability(g)}}if(g===
0){return{difficulty:d,stability:s}}if(d<1||s<S_MIN){throw new FSRSValidationError(`Invalid memory s\
tate { difficulty: ${d}, stability: ${s} }`)}const w=this.param.w;r=typeof r==="number"?r:this.forgetting_curve(
t,s);let new_s;if(t===0&&this.param.enable_short_term){new_s=this.next_short_term_stability(s,g)}else if(g===
1){const s_after_fail=this.next_forget_stability(d,s,r);let[w_17,w_18]=[0,0];if(this.param.enable_short_term){
w_17=w[17];w_18=w[18]}const next_s_min=s/Math.exp(w_17*w_18);new_s=clamp(roundTo(next_s_min,8),S_MIN,
s_after_fail)}else{new_s=this.next_recall_stability(d,s,r,g)}const new_d=this.next_difficulty(d,g);return{
difficulty:new_d,stability:new_s}}};export{FSRSAlgorithm,generatorParameters};

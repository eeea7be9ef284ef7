var ga=Object.defineProperty,he=(e,t)=>{for(var n in t)ga(e,n,{get:t[n],enumerable:!0})},Ie,b,Jt,pe,Qt,Vt,va,je={},Xt=[],ma=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Y(e,t){for(var n in t)e[n]=t[n];return e}function Zt(e){var t=e.parentNode;t&&t.removeChild(e)}function en(e,t,n){var r,a,o,s={};for(o in t)o=="key"?r=t[o]:o=="ref"?a=t[o]:s[o]=t[o];if(arguments.length>2&&(s.children=arguments.length>3?Ie.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(o in e.defaultProps)s[o]===void 0&&(s[o]=e.defaultProps[o]);return Fe(e,s,r,a,null)}function Fe(e,t,n,r,a){var o={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:a??++Jt};return b.vnode!=null&&b.vnode(o),o}function De(e){return e.children}function He(e,t){this.props=e,this.context=t}function le(e,t){if(t==null)return e.__?le(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?le(e):null}function tn(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return tn(e)}}function nn(e){(!e.__d&&(e.__d=!0)&&pe.push(e)&&!qe.__r++||Vt!==b.debounceRendering)&&((Vt=b.debounceRendering)||Qt)(qe)}function qe(){for(var e;qe.__r=pe.length;)e=pe.sort(function(t,n){return t.__v.__b-n.__v.__b}),pe=[],e.some(function(t){var n,r,a,o,s,l;t.__d&&(s=(o=(n=t).__v).__e,(l=n.__P)&&(r=[],(a=Y({},o)).__v=o.__v+1,gt(l,o,a,n.__n,l.ownerSVGElement!==void 0,o.__h!=null?[s]:null,r,s??le(o),o.__h),un(r,o),o.__e!=s&&tn(o)))})}function rn(e,t,n,r,a,o,s,l,c,u){var i,f,d,p,g,m,$,v=r&&r.__k||Xt,y=v.length;for(n.__k=[],i=0;i<t.length;i++)if((p=n.__k[i]=(p=t[i])==null||typeof p=="boolean"?null:typeof p=="string"||typeof p=="number"||typeof p=="bigint"?Fe(null,p,null,null,p):Array.isArray(p)?Fe(De,{children:p},null,null,null):p.__b>0?Fe(p.type,p.props,p.key,null,p.__v):p)!=null){if(p.__=n,p.__b=n.__b+1,(d=v[i])===null||d&&p.key==d.key&&p.type===d.type)v[i]=void 0;else for(f=0;f<y;f++){if((d=v[f])&&p.key==d.key&&p.type===d.type){v[f]=void 0;break}d=null}gt(e,p,d=d||je,a,o,s,l,c,u),g=p.__e,(f=p.ref)&&d.ref!=f&&($||($=[]),d.ref&&$.push(d.ref,null,p),$.push(f,p.__c||g,p)),g!=null?(m==null&&(m=g),typeof p.type=="function"&&p.__k!=null&&p.__k===d.__k?p.__d=c=an(p,c,e):c=on(e,p,d,v,g,c),u||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&d.__e==c&&c.parentNode!=e&&(c=le(d))}for(n.__e=m,i=y;i--;)v[i]!=null&&(typeof n.type=="function"&&v[i].__e!=null&&v[i].__e==n.__d&&(n.__d=le(r,i+1)),fn(v[i],v[i]));if($)for(i=0;i<$.length;i++)dn($[i],$[++i],$[++i])}function an(e,t,n){var r,a;for(r=0;r<e.__k.length;r++)(a=e.__k[r])&&(a.__=e,t=typeof a.type=="function"?an(a,t,n):on(n,a,a,e.__k,a.__e,t));return t}function on(e,t,n,r,a,o){var s,l,c;if(t.__d!==void 0)s=t.__d,t.__d=void 0;else if(n==null||a!=o||a.parentNode==null)e:if(o==null||o.parentNode!==e)e.appendChild(a),s=null;else{for(l=o,c=0;(l=l.nextSibling)&&c<r.length;c+=2)if(l==a)break e;e.insertBefore(a,o),s=o}return s!==void 0?s:a.nextSibling}function sn(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||ma.test(t)?n:n+"px"}function We(e,t,n,r,a){var o;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||sn(e.style,t,"");if(n)for(t in n)r&&n[t]===r[t]||sn(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")o=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+o]=n,n?r||e.addEventListener(t,o?cn:ln,o):e.removeEventListener(t,o?cn:ln,o);else if(t!=="dangerouslySetInnerHTML"){if(a)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function ln(e){this.l[e.type+!1](b.event?b.event(e):e)}function cn(e){this.l[e.type+!0](b.event?b.event(e):e)}function gt(e,t,n,r,a,o,s,l,c){var u,i,f,d,p,g,m,$,v,y,w,_=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=t.__e=n.__e,t.__h=null,o=[l]),(u=b.__b)&&u(t);try{e:if(typeof _=="function"){if($=t.props,v=(u=_.contextType)&&r[u.__c],y=u?v?v.props.value:u.__:r,n.__c?m=(i=t.__c=n.__c).__=i.__E:("prototype"in _&&_.prototype.render?t.__c=i=new _($,y):(t.__c=i=new He($,y),i.constructor=_,i.render=ya),v&&v.sub(i),i.props=$,i.state||(i.state={}),i.context=y,i.__n=r,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),_.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=Y({},i.__s)),Y(i.__s,_.getDerivedStateFromProps($,i.__s))),d=i.props,p=i.state,f)_.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(_.getDerivedStateFromProps==null&&$!==d&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps($,y),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate($,i.__s,y)===!1||t.__v===n.__v){i.props=$,i.state=i.__s,t.__v!==n.__v&&(i.__d=!1),i.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(T){T&&(T.__=t)}),i.__h.length&&s.push(i);break e}i.componentWillUpdate!=null&&i.componentWillUpdate($,i.__s,y),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(d,p,g)})}i.context=y,i.props=$,i.state=i.__s,(u=b.__r)&&u(t),i.__d=!1,i.__v=t,i.__P=e,u=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(r=Y(Y({},r),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||(g=i.getSnapshotBeforeUpdate(d,p)),w=u!=null&&u.type===De&&u.key==null?u.props.children:u,rn(e,Array.isArray(w)?w:[w],t,n,r,a,o,s,l,c),i.base=t.__e,t.__h=null,i.__h.length&&s.push(i),m&&(i.__E=i.__=null),i.__e=!1}else o==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=_a(n.__e,t,n,r,a,o,s,c);(u=b.diffed)&&u(t)}catch(T){t.__v=null,(c||o!=null)&&(t.__e=l,t.__h=!!c,o[o.indexOf(l)]=null),b.__e(T,t,n)}}function un(e,t){b.__c&&b.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(r){r.call(n)})}catch(r){b.__e(r,n.__v)}})}function _a(e,t,n,r,a,o,s,l){var c,u,i,f=n.props,d=t.props,p=t.type,g=0;if(p==="svg"&&(a=!0),o!=null){for(;g<o.length;g++)if((c=o[g])&&(c===e||(p?c.localName==p:c.nodeType==3))){e=c,o[g]=null;break}}if(e==null){if(p===null)return document.createTextNode(d);e=a?document.createElementNS("http://www.w3.org/2000/svg",p):document.createElement(p,d.is&&d),o=null,l=!1}if(p===null)f===d||l&&e.data===d||(e.data=d);else{if(o=o&&Ie.call(e.childNodes),u=(f=n.props||je).dangerouslySetInnerHTML,i=d.dangerouslySetInnerHTML,!l){if(o!=null)for(f={},g=0;g<e.attributes.length;g++)f[e.attributes[g].name]=e.attributes[g].value;(i||u)&&(i&&(u&&i.__html==u.__html||i.__html===e.innerHTML)||(e.innerHTML=i&&i.__html||""))}if((function(m,$,v,y,w){var _;for(_ in v)_==="children"||_==="key"||_ in $||We(m,_,null,v[_],y);for(_ in $)w&&typeof $[_]!="function"||_==="children"||_==="key"||_==="value"||_==="checked"||v[_]===$[_]||We(m,_,$[_],v[_],y)})(e,d,f,a,l),i)t.__k=[];else if(g=t.props.children,rn(e,Array.isArray(g)?g:[g],t,n,r,a&&p!=="foreignObject",o,s,o?o[0]:n.__k&&le(n,0),l),o!=null)for(g=o.length;g--;)o[g]!=null&&Zt(o[g]);l||("value"in d&&(g=d.value)!==void 0&&(g!==e.value||p==="progress"&&!g)&&We(e,"value",g,f.value,!1),"checked"in d&&(g=d.checked)!==void 0&&g!==e.checked&&We(e,"checked",g,f.checked,!1))}return e}function dn(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(r){b.__e(r,n)}}function fn(e,t,n){var r,a;if(b.unmount&&b.unmount(e),(r=e.ref)&&(r.current&&r.current!==e.__e||dn(r,null,t)),(r=e.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(o){b.__e(o,t)}r.base=r.__P=null}if(r=e.__k)for(a=0;a<r.length;a++)r[a]&&fn(r[a],t,typeof e.type!="function");n||e.__e==null||Zt(e.__e),e.__e=e.__d=void 0}function ya(e,t,n){return this.constructor(e,n)}function ba(e,t,n){var r,a,o;b.__&&b.__(e,t),a=(r=typeof n=="function")?null:n&&n.__k||t.__k,o=[],gt(t,e=(!r&&n||t).__k=en(De,null,[e]),a||je,je,t.ownerSVGElement!==void 0,!r&&n?[n]:a?null:t.firstChild?Ie.call(t.childNodes):null,o,!r&&n?n:a?a.__e:t.firstChild,r),un(o,e)}Ie=Xt.slice,b={__e:function(e,t){for(var n,r,a;t=t.__;)if((n=t.__c)&&!n.__)try{if((r=n.constructor)&&r.getDerivedStateFromError!=null&&(n.setState(r.getDerivedStateFromError(e)),a=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),a=n.__d),a)return n.__E=n}catch(o){e=o}throw e}},Jt=0,He.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Y({},this.state),typeof e=="function"&&(e=e(Y({},n),this.props)),e&&Y(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),nn(this))},He.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),nn(this))},He.prototype.render=De,pe=[],Qt=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,qe.__r=0,va=0;var $e,B,hn,Ue=0,vt=[],pn=b.__b,$n=b.__r,gn=b.diffed,vn=b.__c,mn=b.unmount;function Ge(e,t){b.__h&&b.__h(B,e,Ue||t),Ue=0;var n=B.__H||(B.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function S(e){return Ue=1,wa(yn,e)}function wa(e,t,n){var r=Ge($e++,2);return r.t=e,r.__c||(r.__=[n?n(t):yn(void 0,t),function(a){var o=r.t(r.__[0],a);r.__[0]!==o&&(r.__=[o,r.__[1]],r.__c.setState({}))}],r.__c=B),r.__}function R(e,t){var n=Ge($e++,3);!b.__s&&_t(n.__H,t)&&(n.__=e,n.__H=t,B.__H.__h.push(n))}function j(e,t){var n=Ge($e++,4);!b.__s&&_t(n.__H,t)&&(n.__=e,n.__H=t,B.__h.push(n))}function F(e){return Ue=5,ge(function(){return{current:e}},[])}function ge(e,t){var n=Ge($e++,7);return _t(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function ka(){vt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(ze),e.__H.__h.forEach(mt),e.__H.__h=[]}catch(t){e.__H.__h=[],b.__e(t,e.__v)}}),vt=[]}b.__b=function(e){B=null,pn&&pn(e)},b.__r=function(e){$n&&$n(e),$e=0;var t=(B=e.__c).__H;t&&(t.__h.forEach(ze),t.__h.forEach(mt),t.__h=[])},b.diffed=function(e){gn&&gn(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(vt.push(t)!==1&&hn===b.requestAnimationFrame||((hn=b.requestAnimationFrame)||function(n){var r,a=function(){clearTimeout(o),_n&&cancelAnimationFrame(r),setTimeout(n)},o=setTimeout(a,100);_n&&(r=requestAnimationFrame(a))})(ka)),B=void 0},b.__c=function(e,t){t.some(function(n){try{n.__h.forEach(ze),n.__h=n.__h.filter(function(r){return!r.__||mt(r)})}catch(r){t.some(function(a){a.__h&&(a.__h=[])}),t=[],b.__e(r,n.__v)}}),vn&&vn(e,t)},b.unmount=function(e){mn&&mn(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(ze)}catch(n){b.__e(n,t.__v)}};var _n=typeof requestAnimationFrame=="function";function ze(e){var t=B;typeof e.__c=="function"&&e.__c(),B=t}function mt(e){var t=B;e.__c=e.__(),B=t}function _t(e,t){return!e||e.length!==t.length||t.some(function(n,r){return n!==e[r]})}function yn(e,t){return typeof t=="function"?t(e):t}var bn=function(e,t,n,r){var a;t[0]=0;for(var o=1;o<t.length;o++){var s=t[o++],l=t[o]?(t[0]|=s?1:2,n[t[o++]]):t[++o];s===3?r[0]=l:s===4?r[1]=Object.assign(r[1]||{},l):s===5?(r[1]=r[1]||{})[t[++o]]=l:s===6?r[1][t[++o]]+=l+"":s?(a=e.apply(l,bn(e,l,n,["",null])),r.push(a),l[0]?t[0]|=2:(t[o-2]=0,t[o]=a)):r.push(l)}return r},wn=new Map,h=function(e){var t=wn.get(this);return t||(t=new Map,wn.set(this,t)),(t=bn(this,t.get(e)||(t.set(e,t=(function(n){for(var r,a,o=1,s="",l="",c=[0],u=function(d){o===1&&(d||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,d,s):o===3&&(d||s)?(c.push(3,d,s),o=2):o===2&&s==="..."&&d?c.push(4,d,0):o===2&&s&&!d?c.push(5,0,!0,s):o>=5&&((s||!d&&o===5)&&(c.push(o,0,s,a),o=6),d&&(c.push(o,d,0,a),o=6)),s=""},i=0;i<n.length;i++){i&&(o===1&&u(),u(i));for(var f=0;f<n[i].length;f++)r=n[i][f],o===1?r==="<"?(u(),c=[c],o=3):s+=r:o===4?s==="--"&&r===">"?(o=1,s=""):s=r+s[0]:l?r===l?l="":s+=r:r==='"'||r==="'"?l=r:r===">"?(u(),o=1):o&&(r==="="?(o=5,a=s,s=""):r==="/"&&(o<5||n[i][f+1]===">")?(u(),o===3&&(c=c[0]),o=c,(c=c[0]).push(2,0,o),o=0):r===" "||r==="	"||r===`
`||r==="\r"?(u(),o=2):s+=r),o===3&&s==="!--"&&(o=4,c=c[0])}return u(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(en),xa=5;function kn(e){const t=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=e,t.append(n);t.children.length>xa;)t.firstChild?.remove()}var yt=!1,bt=!1;addEventListener("keydown",()=>bt=!0,!0),addEventListener("pointerdown",()=>bt=!1,!0);function ve(){const{activeElement:e,body:t}=document;return e===t||e?.matches(":disabled")||!1}function xn(e){j(()=>{if(!bt||!ve()||yt)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},e)}function Ta(e,t){const n=F(e);j(()=>{const r=n.current===e;if(n.current=e,!t.isChosen||r&&!ve())return;const{activeElement:a}=document,o=document.getElementById("main"),s=new MutationObserver(c);function l(){s.disconnect(),yt=!1}function c(){const u=o.querySelector("h1");u&&(l(),!(!ve()&&document.activeElement!==a)&&(u.tabIndex=-1,u.focus()))}return yt=!0,s.observe(o,{childList:!0,subtree:!0}),c(),l},[t])}var Ca=11264,Tn=/[\u2c00-\u2c5f]/g,Cn="|",Ye=new Map,K=new Map,Sn=/(?!)/g,me={},J,Ln=/(?!)/g,En=/(?!)/g,On=e=>[...e].length>1,An=e=>[...e].sort((t,n)=>n.length-t.length).map(t=>t.replace(/[\\^$.*+?()[\]{}|/]/g,"\\$&")).join("|")||"(?!)";function Sa(e={}){me=e;for(const t of Object.values(e).flatMap(({letters:n})=>n.filter(On))){if(K.has(t))continue;const n=String.fromCharCode(Ca+K.size/2);for(const[r,a]of[[n,t],[n.toLowerCase(),t.toLowerCase()]])Ye.set(r,a),K.set(a,r)}Sn=new RegExp(`\\[(${An(K.keys())})\\]`,"g")}var Ke=e=>me[e??""],La=e=>Object.values(me).find(t=>t.code===e);function Ea(e){if(J===me[e])return;J=me[e];const t=An(J?.letters.filter(On)??[]);Ln=new RegExp(`\\[(${t})\\]|(${t})\\|?|(?<=[\\p{L}\\]])\\|(?=[\\p{L}[])`,"giu"),En=new RegExp(`(?=(?:${t}))(.)`,"giu")}var _e=()=>J?.code??void 0,Je=e=>e.replace(Sn,(t,n)=>K.get(n)),ee=e=>e.replace(Tn,t=>Ye.has(t)?`[${Ye.get(t)}]`:t),C=e=>e.replace(Tn,t=>Ye.get(t)??t),E=e=>e.toLocaleUpperCase(_e()??"en"),ye=e=>e.toLocaleLowerCase(_e()??"en"),Q=e=>[...e.normalize("NFC")].map(t=>{const n=J?.fold[t]??J?.fold[E(t)];return n===void 0?t:t===E(t)?n:n.toLowerCase()}).join("").replace(Ln,(t,n,r)=>{const a=n??r??"";return K.get(a)??K.get(E(a))??""}),Qe=e=>ee(e.replace(En,`$1${Cn}`)),Oa=e=>!!J?.letters.some(t=>t.length>e.length&&t.startsWith(E(e)));function be(e){const t=(J?.letters??[]).map(r=>K.get(r)??r),n=r=>t.indexOf(r);return[...e].sort((r,a)=>n(r)-n(a)||r.localeCompare(a))}var Ve="You",Aa={cards:"LEXICON",rest:"fast"},Pa="New game",Ma="Lexicon fast, home",Na="Skip to content",Ba="Main",Ra={play:"Play",puzzle:"Puzzle",solver:"Solver",words:"Words",quiz:"Quiz",replay:"Replay",rules:"Rules",table:"Table"},Ia=e=>`${e} · Lexicon fast`,ja="Copy",Pn="Copied.",Mn="Undo",Nn="Clear",Fa="Stop",Da="Sort by",Ha="Recall",Bn="Rules",qa="Dictionary",Wa="Games",Ua="Theme",Rn=[["auto","Auto"],["light","Light"],["dark","Dark"]],Ga="Sounds",za=[["off","Off"],["on","On"]];function P(e,t){return`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`}var wt=e=>P(e,"card");function ce(e,t="and"){return e.length<2?e.join():`${e.slice(0,-1).join(", ")} ${t} ${e.at(-1)}`}var D=(e,t=" ")=>e.filter(Boolean).join(t);function W(e,t){return e===Ve?`${e} ${t}`:`${e} ${t}${/(s|sh|ch)$/.test(t)?"es":"s"}`}var G=e=>Number(e)>0?`+${e}`:`${e}`;function Xe(e){const t=Math.round(e*100);return e>0&&e<1?Math.min(Math.max(t,1),99):t}function Ya(e){return e<=0||e>=100?Math.min(e/100,1):e>=99?.999999:(e+.499999)/100}var Ze=e=>e.charAt(0).toUpperCase()+e.slice(1),In=e=>`${G(Math.round(100*e)||0)}%`,jn=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Champion"]],Ka="Opponent";function kt(e){return jn.find(([n])=>n===e)?.[1]??e.replace(/^level(?=\d)/,"Level ")}var Ja=e=>`Bot: ${kt(e)}`;function Qa({seats:e,seat:t}){return e.map(({name:n,bot:r},a)=>{if(a===t)return Ve;if(r&&/^level\d+( \d+)?$/.test(n)){const[o,s]=n.split(" ");return D([kt(o),s])}return n.trim().toLowerCase()===Ve.toLowerCase()?`“${n}”`:n})}function Va(e){return e.map((t,n)=>{const r=e.slice(0,n).filter(a=>a===t).length;return r?`${t} ${r+1}`:t})}function Fn(e){return e.length>1?`${ce(e)} share the win.`:e.length?`${W(e[0],"win")}.`:"The game is over."}function Dn(e){const t=e.filter(({event:a,action:o})=>a==="turn"&&o.action!=="accept"),n=t.filter(({action:a})=>a.action!=="challenge"),r=[];for(const a of t)a.action.action==="challenge"&&a.right?r.pop():(a.action.laid??a.action.word)&&r.push(a);return{turns:n,plays:r}}function Hn(e,t,n){if(e.length!==1||t.length<2)return null;const r=P(Math.abs(t[0]-t[1]),"point");return`${W(n[e[0]],"win")} by ${r}.`}function xt({player:e,reason:t},n){if(e===null)return qn;const r=n[e];return t==="clock"?`${r} ran out of time.`:t==="resigned"?`${W(r,"resign")}.`:`${W(r,"forfeit")} the game.`}var qn="The game was aborted.";function Wn(e){if(/^(enable|yawl)$/.test(e))return e.toUpperCase();const t=Ke(e)?.name;return t&&t!==e?`${e} (${t})`:e}function Xa({message:e,type:t=""}){if(t in ue&&t!=="BadQuery")return ue[t];const n=e.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,"");return`${C(Ze(n))}${/[.?!]$/.test(n)?"":"."}`}function Za(e){const t=[...e?.upper??""],n=new Map([...e?.lower??""].map((r,a)=>[r,t[a]]));return r=>C([...r].map(a=>n.get(a)??a).join(""))}var eo={classic_poc:"original prototype"};function et(e){const[,t,n]=/^(.*)-(\w+)$/.exec(e)??[],r=n&&La(n)?.name;return r?`${et(t)} (${r})`:eo[e]??e.replaceAll("_"," ")}function to({ruleset:e,rejectsPhonies:t,isChanged:n}){const r=`${et(e)} rules`;return t?`${r}, phonies rejected`:n?`${r}, changed`:r}var no=e=>`${e} rules`,ro="Game log",ao="The next game has started.",oo="Your name",Tt="Your turn",so=e=>`Waiting for ${e}`,Un="Can’t reach the server.",io="This page can’t stop players from getting help elsewhere.",Gn="Accept or challenge the last play, then ask for a hint.",zn="You can’t start another game right now. Finish one of your games, or try again later.",Yn="This game is too long for the server.",Kn="This search takes too long. Remove some conditions, or try again later.",ue={NoSuchTable:"This table doesn’t exist. It may have been deleted.",NoSeat:"This table is full.",NotOver:"The game isn’t over yet, and its record would reveal what is hidden.",NotLoaded:"This server doesn’t have the dictionary for this game.",Stale:"Someone else moved first. Check the table and try again.",NoAdvice:Gn,BadToken:"The server doesn’t recognise your seat. Reload the page to watch the game.",BadAction:"The server didn’t understand this turn. Reload the page and try again.",Failure:"A bot on this server isn’t working. Start a game against a different one.",BadRecord:"This file contains no game to replay. Choose a game saved here or a GCG file.",NoDefinitions:"This server has no definitions. Remove definition: and part-of-speech: from your query.",NoPlayability:"This dictionary has no playability ranks. Remove playability: from your query.",BadQuery:"This query has a mistake. Fix it, or tap an example.",TooMuch:"This is too much for the server. Try something shorter, or try again later.","dictionary.find NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.info NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.find TooMuch":Kn,"quiz.keys TooMuch":Kn,"rules BadOption":"These rules don’t exist. Choose a ruleset from the list.","table.new TooMuch":zn,"table.again TooMuch":zn,"record.replay TooMuch":Yn,"analyse TooMuch":Yn,Busy:"The server is busy. Try again in a moment.",Closing:"The server is shutting down. Try again later."},lo=(e,t)=>`${e} (See line ${t}.)`,co={abort:"Everyone has had a turn, so you can no longer abort the game. You can resign.",action:ue.BadAction,added:"Add at least one card to the word.",hand:"You don’t have all the cards for this word.",order:"Keep the old word’s letters in order, and keep any Master a Master.",over:"The game is over.",phase:"Accept or challenge the last play first.",rack:"You don’t have all of these tiles.","same word":"At this table, a change must make a different word.",target:"This word is no longer on the table.",turn:"It isn’t your turn."},Jn="There’s no such puzzle: the number in the link must be a whole number.",uo=[["params.seed",Jn],["params.seats","These players or names aren’t allowed. Choose others."],["params.name","This name isn’t allowed. Choose another."],["params.clock","These time limits aren’t allowed. Choose others."],["params.record","You can’t continue from this position. Choose an earlier one."],["params.events","You can’t continue from this position. Choose an earlier one."],["params.action",ue.BadAction],["params.filter.contains","Find takes letters of a word, such as QU, or, on a board, the square where it starts, such as 8D."],["params.filter.at","The square where a play starts must be on the board, such as 8D."],["params.filter.covers","Covers takes squares on the board, such as H8 O15."],["params.filter","One of these filters has an impossible value. Change it."]],Qn="The server rejected this. Change your input, or reload the page.",fo="Something went wrong on the server. Try again later.";function ho(e){if(!e)return"";const t=P(e.tries,"attempt");return e.end==="solved"?`Solved in ${t}`:e.end==="shown"?"Not solved":t}function Ct(e,t,n){const r=Math.round(e);return r?`${P(Math.abs(r),`${r>0?"more":"fewer"} ${t}`)} ${n}`:""}var Vn=(e,t)=>Math.round(100*e)?`${In(e)} ${t}`:"",Xn=1e3,po=-32603,$o=413,we=class extends Error{constructor({code:e,message:t,data:n},r){super(t),this.method=r,this.code=e,this.type=n?.type??"",this.rule=n?.rule??"",this.path=n?.path??"",this.data=n??{}}};async function ke(e,t,n){const r=await fetch(`rpc/${e}`,{method:"POST",headers:{"Content-Type":"application/json"},body:ee(JSON.stringify(t)),signal:n}),a=JSON.parse(Je(await r.text()));if(r.status===$o&&(a.data={type:"TooMuch"}),!r.ok)throw new we(a,e);return a}var go=e=>e instanceof we&&["BadQuery","NoDefinitions","NoPlayability"].includes(e.type);async function Zn(e){const t=[];let n;do n=await ke("table.record",{id:e,skip:t.length,limit:Xn}),t.push(...n.lines);while(n.lines.length===Xn);return t}function xe(e){if(!(e instanceof we))return Un;const{code:t,method:n,type:r,rule:a,path:o,message:s}=e;if(t===po)return fo;if(o)return uo.find(([u])=>o.startsWith(u))?.[1]??Qn;const l=ue[`${n} ${r}`]??ue[r]??co[a],c=/^record:(\d+):/.exec(s)?.[1];return l&&c?lo(l,c):l??C(Ze(s.replace(/^position \d+: |^opened, /g,"")))}var tt=new Map;function St(e,t){const n=JSON.stringify([e,t]),r=tt.get(n)??ke(e,t);return tt.set(n,r),r.catch(()=>tt.delete(n)),r}var er=document.getElementById("hello")?.textContent;er&&tt.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(er)));async function vo(){const e=await St("hello",{});return Sa(e.languages),e}async function mo(e,t,n=null){const r=Ke(n)&&{dictionary:n};return(await St("rules",{game:e,ruleset:t,...r})).rules}var _o=e=>St("dictionary.info",{dictionary:e}),yo=30,bo=100,wo=100;function Lt(e,t){const n={value:null,error:null},[r,a]=S(n);return R(()=>{let o=!0;return a(n),e().then(s=>o&&a({value:s,error:null}),s=>o&&a({value:null,error:xe(s)})),()=>{o=!1}},t),r}function tr(e,t){const n={result:null,error:null,failure:null,key:null},[r,a]=S(n),o=t&&JSON.stringify(t);j(()=>{if(!t){a(n);return}const u=new AbortController,i=setTimeout(()=>{ke(e,t,u.signal).then(f=>a({...n,result:f,key:o}),f=>{if(f.name==="AbortError")return;const d=f instanceof we?f:null;a({...n,error:xe(f),failure:d,key:o})})},yo);return()=>{clearTimeout(i),u.abort()}},[e,o]);const{result:s,error:l,failure:c}=r;return{result:s,error:l,failure:c,busy:r.key!==o}}function ko({leaves:e=!0}={}){const[t,n]=S({busy:!1,problem:null});async function r(o){n({busy:!0,problem:null});try{await o(),e||n({busy:!1,problem:null})}catch(s){n({busy:!1,problem:xe(s)})}}return{...t,run:r,clear:()=>n(({busy:o})=>({busy:o,problem:null}))}}function Et(e,t){const n=F(t);n.current=t,j(()=>{const r=a=>n.current(a);return addEventListener(e,r),()=>removeEventListener(e,r)},[e])}function xo(e){const[{value:t,earlier:n},r]=S(()=>({value:e(),earlier:[]})),a=(s,l=!0)=>r(c=>({value:s,earlier:l?[...c.earlier.slice(1-wo),c.value]:c.earlier})),o=()=>r(s=>s.earlier.length?{value:s.earlier.at(-1),earlier:s.earlier.slice(0,-1)}:s);return Et("keydown",s=>{const{key:l,ctrlKey:c,metaKey:u,shiftKey:i,target:f}=s,d=(c||u)&&!i&&l.toLowerCase()==="z",p=f instanceof Element&&f.matches("input:not([data-undo]), textarea");!d||p||(s.preventDefault(),o())}),{value:t,set:a,undo:o,canUndo:n.length>0}}function To(e,t,n=!0){const r=ge(()=>performance.now(),[t]),[a,o]=S(r);R(()=>{if(!n)return;const l=setInterval(()=>o(performance.now()),bo);return()=>clearInterval(l)},[n]);const s=n?Math.max(0,a-r)/1e3:0;return Math.max(0,e-s)}function Co(e){R(()=>{e!==null&&(document.title=Ia(e))},[e])}function nr(e,t){const n=F(null);return R(()=>{const r=n.current?.querySelector(e);n.current&&r instanceof HTMLElement&&(n.current.scrollTop=r.offsetTop-n.current.clientHeight/2)},t),n}var So=e=>nr('[aria-current="step"]',[e]);function nt(e,t){const n=F(!0);j(()=>{n.current||e(),n.current=!1},t)}var rr="lexicon_fast.",ar="tables",rt="new_game",Ot="puzzles",Lo=50,Eo=1100,Te=new Map,Oo=()=>Te.size>0;function or(e){if(Te.has(e))return Te.get(e)??null;try{return Je(localStorage.getItem(rr+e)??"")}catch{return null}}function sr(e,t){try{localStorage.setItem(rr+e,ee(t)),Te.delete(e)}catch{Te.set(e,t)}}function ir(e){try{const t=JSON.parse(e);return typeof t=="object"&&t!==null?t:{}}catch{return{}}}var te=e=>ir(or(e)??""),at=(e,t)=>sr(e,JSON.stringify(t)),At=e=>or(e)??"",Pt=(e,t)=>sr(e,t),Ce=()=>te(ar);function Ao(){return Object.entries(Ce()).map(([e,t])=>({id:e,...t})).sort((e,t)=>t.since-e.since)}function Mt(e){const t=Object.entries(e).sort(([,n],[,r])=>r.since-n.since);at(ar,Object.fromEntries(t.slice(0,Lo)))}var Se=e=>Ce()[e]??null;function Po(e,t,n){Mt({...Ce(),[e]:{game:t,token:n,since:Date.now()}})}function ot(e,t){const n=Ce();e in n&&Mt({...n,[e]:{...n[e],...t}})}function lr(e,t){const n=Se(e)?.draft;return n?.position===t?n.value:null}function Mo(e){const{[e]:t,...n}=Ce();Mt(n)}var No=()=>te(rt).game,Bo=e=>te(rt).choices?.[e]??{};function Ro(e,t){const{choices:n={}}=te(rt);at(rt,{game:e,choices:{...n,[e]:t}})}function Io(e,t,n){const r=document.createElement("a");r.href=URL.createObjectURL(new Blob([ee(t)],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var jo=()=>new Date().toISOString().slice(0,10),cr=(e,t)=>`${t} ${e}`,Fo=(e,t)=>te(Ot)[cr(e,t)]??null;function Do(e,t,n){const r={...te(Ot),[cr(e,t)]:n},a=Object.entries(r).sort(([o],[s])=>o<s?1:-1).slice(0,Eo);at(Ot,Object.fromEntries(a))}var Ho="play";function Nt(){const[e,t=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...r]=e.split("/");return{name:n||Ho,rest:r,query:new URLSearchParams(t)}}var st=null;function qo(){const[e,t]=S(()=>({...Nt(),isChosen:!1}));return Et("hashchange",()=>{t({...Nt(),isChosen:location.hash!==st}),st=null}),e}function it(e,t={}){const n=Object.entries(t).filter(([,a])=>a),r=new URLSearchParams(n.map(([a,o])=>[a,ee(o)]));return`#/${e}${r.size?`?${r}`:""}`}function Wo(e){st=it(e),location.hash=st}function Uo(e,t){history.replaceState(null,"",it(e,t))}var ur={};he(ur,{actionText:()=>Sr,adviceFigure:()=>zs,adviceHint:()=>Gs,cardText:()=>re,differences:()=>Ys,endFacts:()=>Us,eventText:()=>qs,pastActionText:()=>Lr});var Bt=({games:e})=>e.filter(({game:t})=>Object.hasOwn(pa,t));function Go(e,t){const n=Bt(e);return n.find(({game:r})=>r===t)??n[0]}var zo=({games:e},t)=>e.find(({game:n})=>n===t)?.title??t,Yo=({words:e},t)=>e&&t.includes(e)?e:t[0],Ko=e=>!!e.without_challenges,Jo=(e,t)=>({base:t,...e.without_challenges});function Qo(e,{ruleset:t,...n}){const r=t.replace(/, changed$/,""),a=Object.entries(e.without_challenges??{});return to({ruleset:r,rejectsPhonies:a.length>0&&a.every(([o,s])=>n[o]===s),isChanged:r!==t})}function Vo(e,t,n){const r=typeof t=="string"?t:JSON.stringify(t);return it(`rules/${e}`,{ruleset:r,dictionary:Ke(n)?n:""})}function Xo(e){const t=e.get("ruleset");if(!t?.startsWith("{"))return t;try{return JSON.parse(t)}catch{return t}}var Zo=(e,t,n)=>({game:e,observation:t,seq:n,seat:t.player,to_move:t.player,phase:"turn",over:!1});function dr(){const e=At("theme");return Rn.some(([t])=>t===e)?e:"auto"}function fr(){const e=dr();document.documentElement.style.colorScheme=e==="auto"?"":e}function es(e){Pt("theme",e),fr()}var hr=()=>At("sounds")==="on"?"on":"off";function ts(e){Pt("sounds",e),pr(["turn"])}function pr(e){hr()!=="off"&&import("./sound_player.js").then(({play:t})=>t(e),()=>{})}var A=({text:e,...t})=>h`<button type="button" ...${t}>${e}</button>`;function Le({label:e,id:t,hint:n,children:r}){return h`
    <div class="field">
      <label for=${t}>${e}</label>
      ${r}
      ${n&&h`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
    </div>
  `}function $r({label:e,id:t,hint:n,value:r,onInput:a,...o}){return h`
    <${Le} label=${e} id=${t} hint=${n}>
      <input
        id=${t}
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck=${!1}
        value=${r}
        aria-describedby=${n?`${t}-hint`:void 0}
        onInput=${({target:s})=>a(s.value,s.selectionStart)}
        ...${o}
      />
    <//>
  `}var ns=({label:e,id:t,...n})=>h`
  <${Le} label=${e} id=${t}>
    <textarea id=${t} spellcheck=${!1} ...${n}></textarea>
  <//>
`;function rs({label:e,id:t,hint:n,value:r,lines:a=1}){const[o,s]=S(!1),l=({target:i})=>i.select();async function c(){document.getElementById(t).select();try{await navigator.clipboard.writeText(r),s(!0)}catch{s(!1)}}const u={id:t,readonly:!0,value:r,"aria-describedby":n?`${t}-hint`:void 0,onFocus:l,onClick:l};return h`
    <div class="row copy">
      <${Le} label=${e} id=${t}>
        ${a>1?h`<textarea rows=${a} ...${u}></textarea>`:h`<input type="text" ...${u} />`}
      <//>
      <${A} text=${ja} onClick=${c} />
      <span role="status">${o?Pn:""}</span>
    </div>
    ${n&&h`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
  `}function Rt({label:e,id:t,hint:n,value:r,options:a,onChange:o}){return h`
    <${Le} label=${e} id=${t} hint=${n}>
      <select
        id=${t}
        value=${r}
        aria-describedby=${n?`${t}-hint`:void 0}
        onChange=${({target:s})=>o(s.value)}
      >
        ${a.map(([s,l])=>h`
            <option key=${s} value=${s} selected=${s===r}>${l}</option>
          `)}
      </select>
    <//>
  `}function as({info:e,...t}){const n=e.rulesets.map(r=>[r,et(r)]);return h`<${Rt} label=${Bn} id="ruleset" options=${n} ...${t} />`}function os({dictionaries:e,...t}){const r=[...new Set([...e,t.value])].map(a=>[a,Wn(a)]);return h`
    <${Rt} label=${qa} id="dictionary" options=${r} ...${t} />
  `}function gr({label:e,value:t,options:n,onChange:r}){return h`
    <div class="segments" role="group" aria-label=${e}>
      ${n.map(([a,o])=>h`
          <${A}
            key=${a}
            text=${o}
            aria-pressed=${a===t}
            onClick=${()=>r(a)}
          />
        `)}
    </div>
  `}var vr=(e,t,n,r)=>()=>{const[a,o]=S(n);return h`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${e}</span>
      <${gr} label=${e} value=${a} options=${t} onChange=${l=>{r(l),o(l)}} />
    </div>
  `},ss=vr(Ua,Rn,dr,es),mr=vr(Ga,za,hr,ts),is=()=>h`
  <div class="row"><${ss} /><${mr} /></div>
`;function ls({server:e,view:t,game:n}){return h`
    <nav aria-label=${Wa}>
      ${Bt(e).map(({game:r,title:a})=>h`
          <a
            key=${r}
            href=${`#/${t}/${r}`}
            aria-current=${r===n?"page":void 0}
            >${a}</a
          >
        `)}
    </nav>
  `}function _r({columns:e,rows:t,classes:n="",rowHeads:r=!1}){const a=e.filter(s=>s!==!1),o=a.map(({number:s})=>s?"number":void 0);return h`
    <table class="list ${n}">
      <thead>
        <tr>
          ${a.map(({title:s},l)=>h`<th scope="col" class=${o[l]}>${s}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${t.map(({key:s,cells:l})=>h`
            <tr key=${s}>
              ${l.filter(c=>c!==!1).map((c,u)=>r&&u===0?h`<th scope="row">${c}</th>`:h`<td class=${o[u]}>${c}</td>`)}
            </tr>
          `)}
      </tbody>
    </table>
  `}function cs({undo:e,canUndo:t}){return h`<${A} text=${Mn} disabled=${!t} onClick=${e} />`}function us({load:e,loading:t="",...n}){const{value:r,error:a}=Lt(e,[]);return r?h`<${r} ...${n} />`:h`<${It} text=${a} />${!a&&h`<p role="status">${t}</p>`}`}function It({text:e}){return h`<p class="problem" role="alert" hidden=${!e}>${e}</p>`}var ds="✦";function de({letter:e,wild:t=!1,points:n=null,classes:r="",...a}){const{corner:o,onClick:s,...l}=a,c=o===void 0&&t&&e,u=C(e),i=u.length>1&&`long${u.length}`,f=D(["tile",r,t&&"wild",c&&"star",i]),d=o!=null,p=h`
    <span class="letter" aria-hidden="true">${u||ds}</span>
    ${d&&h`<span class="corner" aria-hidden="true">${o}</span>`}
    ${n!==null&&h`${" "}<span class="points" aria-hidden="true">${n}</span>`}
  `;return s?h`<${A} text=${p} class=${f} onClick=${s} ...${l} />`:h`<span class=${f} ...${l}>${p}</span>`}function yr({label:e,letters:t,onPick:n}){return h`
    <fieldset class="letters">
      <legend>${e}</legend>
      ${t.map(r=>h`
          <${A} key=${r} text=${C(r)} onClick=${()=>n(r)} />
        `)}
    </fieldset>
  `}function br({points:e}){const[t,n]=S(!1);return t?null:h`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${G(e)}
    </span>
  `}function Ee(e,t){const n=Oe(e,t);return[...e].filter((r,a)=>!n[a])}function Oe(e,t){const n=[...t];return[...e].map(r=>{const a=n.indexOf(r);return a>=0&&n.splice(a,1),a>=0})}var fs="The word game with cards: be the first to play your whole hand.",wr="Master",kr=(e,t)=>t===void 0?e:`${e}, ${P(t,"point")}`,hs=(e,t)=>t.length?`${e} (Master as ${ce(t)})`:e,ps=(e,t)=>t.length?`${e}, with a Master for ${t.join(" and ")}`:e,$s="Table",gs="Words on the table",vs="No words yet",ms=(e,t)=>`Change ${e}${t?", new":""}`,_s="Stock",ys="Exposed",bs="No exposed card",ws="Your hand",ks="The Master stands for",xs="Play the word",Ts=(e="a card",t="the exposed card")=>`Discard ${e}, take ${t}`,Cs=(e="a card")=>`Discard ${e}, draw from the stock`,Ss="To draw, put just the card you’re discarding in the tray.",Ls="Your word",Es="Click cards, drag them here, or type.",Os="Word",As="Type hat, or h[a]t with the Master for A. Type hat>thatched to insert cards into a table word, larch>lurch to change some of its cards.",Ps={hand:"from your hand",table:"on the table",none:"not in your hand"};function Ms({letter:e,isMaster:t,points:n,from:r}){const a=t?`${wr}${e?` for ${e}`:""}`:e,o=r==="table"?"click to replace it":"click to take it back";return`${kr(a,n)}, ${Ps[r]}: ${o}`}var Ns="out of the game",xr="none",Bs=e=>`Cards left in your hand count against you. The lowest score wins; a player with ${e} or more is out of the game.`,Rs="Player",Tr="Cards left",Is="Challenges",js="This round",Fs="Score",Ds=e=>`No hand got smaller for ${P(e,"turn")}, so the round ends and all cards count.`,Hs=(e,t)=>`${e} went out${t?`: ${t} became`:" with"}`,I="*";function N(e){return(E(e).match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{const r=n.replace(/[[\]*?]/g,"");return{letter:r,master:n!==r}})}function lt(e){return e.map(({letter:t,master:n})=>n?`[${ye(t)}]`:ye(t)).join("")}var ne=e=>C(E(e.replace(/[[\]]/g,""))),Ae=e=>hs(ne(e),Cr(e)),Cr=e=>N(e).filter(({master:t})=>t).map(({letter:t})=>C(t));function ct({card:e,points:t,...n}){const r=e===I;return h`
    <${de}
      classes="card"
      letter=${r?"":e}
      wild=${r}
      points=${t?.[e]??null}
      aria-label=${kr(r?wr:C(e),t?.[e])}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function jt({cards:e,label:t}){return h`
    <span class="cards small" role="img" aria-label=${t??C(e)}>
      ${[...e].map(n=>h`<${ct} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function Ft({laid:e}){const t=ps(ne(e),Cr(e));return h`
    <span class="cards word" role="img" aria-label=${t} lang=${_e()}>
      ${N(e).map(({letter:n,master:r})=>h`<${de} classes="card" letter=${n} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var re=e=>e===I?"the Master":C(e);function Sr(e,{table:t=[]}={}){return Er(e,"target"in e?t[e.target]:void 0).join(" ").trimEnd()}function Lr(e,t,{old:n,gained:r=[],taken:a}={}){const[o,s]=Er(e,n,a),l=r.length?`, taking ${ce(r.map(re))}`:"";return`${`${W(t,o)} ${s}`.trimEnd()}${l}.`}function Er(e,t,n){switch(e.action){case"form":return["form",Ae(e.laid)];case"insert":return["turn",`${t?ne(t):"a word"} into ${Ae(e.laid)}`];case"substitute":return["change",`${t?Ae(t):"a word"} to ${Ae(e.laid)}`];case"draw":{const r=`the exposed ${n?re(n).replace("the ",""):"card"}`,a=e.take==="exposed"?r:"a card from the stock";return["discard",`${re(e.discard)} for ${a}`]}default:return[e.action,""]}}function qs(e,t){switch(e.event){case"dealer draw":return`Draw for the deal: ${e.players.map((r,a)=>`${t[r]} ${C(e.cards[a])}`).join(", ")}.`;case"deal":{const n=W(t[e.dealer],"deal");return`Round ${e.round}: ${n}. Exposed: ${re(e.exposed)}.`}case"turn":return Ws(e,t);case"round end":{const n=e.points.map((o,s)=>`${t[s]} ${o}`).join(", "),r=e.winner??0;return`End of the round: ${e.why==="out"?`${t[r]} went out`:"no hand got smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${Fn(e.winners.map(n=>t[n]))}`;case"forfeit":return xt(e,t);default:return null}}function Ws(e,t){const{player:n,action:r,taken:a,right:o,play:s,penalties:l={}}=e;switch(r.action){case"accept":return null;case"challenge":{const c=s&&"laid"in s.action?Ae(s.action.laid):"the play",u=o?"it’s a phony and comes off the table":"it’s valid and stays",i=Object.entries(l).filter(([,d])=>d!==0).map(([d,p])=>`${t[Number(d)]} ${G(p)}`),f=i.length?` (${i.join(", ")})`:"";return`${W(t[n],"challenge")} ${c}: ${u}${f}.`}default:{const c=r.action==="draw"&&r.take==="blind",u=a&&c?` It’s ${re(a)}.`:"",i=e.renewed?" The exposed pile was shuffled into the stock.":"";return`${Lr(r,t[n],e)}${u}${i}`}}}function Us(e,t){const{turns:n,plays:r}=Dn(e),a=({action:f})=>N(f.laid).length,o=r.toSorted((f,d)=>a(d)-a(f))[0],s=e.filter(({event:f})=>f==="round end").length,l=e.findLast(f=>f.event==="game end"),c=l?.event==="game end"?l.scores:[],u=l?.event==="game end"?l.winners:[];return[Hn(u,c.toSorted((f,d)=>f-d),t),o&&`Longest word: ${ne(o.action.laid)}, by ${t[o.player]}.`,s&&`${P(s,"round")}, ${P(Number((n.length/s).toFixed(1)),"turn")}${s>1?" each on average":""}.`].flatMap(f=>f||[])}var Gs=()=>"How many points you gain on your opponents this round, on average, with the margin of error.",zs=({gain:e,margin:t})=>({value:e,figure:G(e.toFixed(1)),margin:t?t.toFixed(1):""}),Ys=(e,t)=>[Ct(e.points-t.points,"point","at risk"),Vn(e.win-t.win,"to go out first")],ut=e=>N(e).map(({letter:t,master:n})=>n?I:t),Ks=e=>be(e).sort((t,n)=>+(t===I)-+(n===I)).join("");function Or(e,t,n){let r;return e.map(a=>{switch(a.event){case"deal":return r=new Qs(a,t,n),a;case"turn":return r.turn(a);case"round end":return{...a,...r.result};default:return a}})}function Js(e,t){return e.findLast(({event:r})=>r==="round end").points.map((r,a)=>{const o=e.map(s=>s.event==="deal"?{...s,hand:s.hands[s.players.indexOf(a)]??""}:s);return Or(o,t,a).findLast(s=>s.event==="round end")?.hand})}var Qs=class{#t=null;#n={};#e;#r;constructor({round:e,players:t,hand:n=""},r,a){this.number=e,this.rules=r,this.seat=a,this.#e={table:[],hand:[...n],sizes:Object.fromEntries(t.map(o=>[o,r.cards_each]))},this.#r=this.#e}get result(){return{round:this.number,play:this.#t,left:this.#e.sizes,hand:Ks(this.#e.hand),penalties:this.#n}}turn(e){const{action:t,player:n}=e;switch(t.action){case"accept":return e;case"challenge":return this.#s(e);case"draw":return n===this.seat&&this.#a([t.discard],[e.taken??""]),e;default:return this.#o(e,t)}}#a(e,t){this.#e={...this.#e,hand:[...Ee(this.#e.hand,e),...t]}}#o(e,t){const{table:n,sizes:r}=this.#e,a="target"in t?t.target:n.length,o=n[a]??"",s=Ee(ut(t.laid),ut(o)),l=Ee(ut(o),ut(t.laid));return this.#r=this.#e,this.#e={...this.#e,table:n.toSpliced(a,1,t.laid),sizes:{...r,[e.player]:r[e.player]-s.length+l.length}},e.player===this.seat&&this.#a(s,l),this.#t={...e,old:o,gained:l},this.#t}#s(e){const{right_challenger:t,right_offender:n,wrong_challenger:r}=this.rules,a=this.#t?.player??e.player,o=e.right?{[a]:n,[e.player]:t}:{[e.player]:r};e.right&&(this.#e=this.#r);for(const[s,l]of Object.entries(o))this.#n[s]=(this.#n[s]??0)+l;return{...e,play:this.#t,penalties:o}}},Ar={};he(Ar,{Play:()=>di,Position:()=>_i,StaticHand:()=>bi,solverQuery:()=>yi});var Pr={mouse:6,pen:6,touch:12},Vs=44;function Mr(e,{small:t=!1}={}){const n=F(e);return n.current=e,r=>({onPointerDown(a){a.button===0&&a.isPrimary&&Xs(a,t,o=>n.current(r,o))}})}function Xs(e,t,n){const r=e.currentTarget,a=t&&e.pointerType==="touch"?Vs:0;let o=null,s=null;r.hasPointerCapture(e.pointerId)&&r.releasePointerCapture(e.pointerId);const l=i=>{s?.classList.remove("over"),i?.classList.add("over"),s=i},c=i=>{if(i.pointerId!==e.pointerId)return;const f=i.clientX-e.clientX,d=i.clientY-e.clientY,p=Pr[e.pointerType]??Pr.mouse;!o&&Math.hypot(f,d)<p||(o??=Zs(r),o.style.transform=`translate(${f}px, ${d-a}px) scale(1.08)`,l(Nr(i,a)))},u=i=>{i.pointerId===e.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",u),removeEventListener("pointercancel",u),l(null),o&&(o.remove(),r.classList.remove("lifted"),ei(),i.type==="pointerup"&&n(Nr(i,a)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",u),addEventListener("pointercancel",u)}function Zs(e){const{left:t,top:n,width:r,height:a}=e.getBoundingClientRect(),o=e.cloneNode(!0);return o.classList.add("ghost"),o.style.cssText+=`left: ${t}px; top: ${n}px; width: ${r}px; height: ${a}px;
    transition: none`,o.setAttribute("aria-hidden","true"),o.removeAttribute("id"),document.body.append(o),e.classList.add("lifted"),o}function Nr({clientX:e,clientY:t},n){const r=a=>document.elementFromPoint(e,a)?.closest("[data-drop]")??null;return r(t-n)??r(t)}function ei(){const e=n=>{t(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},t=()=>{removeEventListener("click",e,{capture:!0}),removeEventListener("pointerdown",t,{capture:!0})};addEventListener("click",e,{capture:!0}),addEventListener("pointerdown",t,{capture:!0})}function Br(e,t,n){const r=N(n),{kind:a,oldCells:o}=t===null?{kind:"form",oldCells:[]}:ti(N(t),r),s=[...e],l=d=>{const p=s.indexOf(d);return p>=0&&s.splice(p,1),p>=0},c=[],u=r.map(({letter:d,master:p},g)=>{const m=o[g];if(m)return{letter:d,master:m.master,from:"table"};const $=!p&&l(d)?d:l(I)?I:null;return $===null?{letter:d,master:p,from:"none"}:(c.push($),{letter:d,master:$===I,from:"hand"})}),i=u.every(({letter:d,from:p})=>d&&p!=="none"),f=c.length>0&&u.length>1;return{kind:i&&f?a:null,cells:u,cards:c,laid:lt(u)}}function ti(e,t){if(t.length<e.length)return{kind:null,oldCells:[]};if(t.length>e.length){let a=0;const o=t.map(({letter:s,master:l})=>{const c=e[a];if(!(c?.letter!==s||l&&!c.master))return a+=1,c});return a===e.length?{kind:"insert",oldCells:o}:{kind:null,oldCells:[]}}const n=t.some(({letter:a},o)=>a!==e[o].letter);return{kind:"substitute",oldCells:t.map(({letter:a,master:o},s)=>{const l=e[s];return a===l.letter&&(n||o===l.master)?l:void 0})}}function ni({kind:e,laid:t},n){return e===null?null:e==="form"?{action:e,laid:t}:{action:e,target:n,laid:t}}var ae={target:null,text:"",caret:0,chosen:null},dt=(e,t)=>({...ae,target:e,text:t,caret:N(t).length});function ri(e){return e.action==="draw"?fe(ae,e.discard):dt(e.target??null,e.laid)}function fe(e,t,n=null){const{chosen:r,caret:a}=e,o=N(e.text),s=t===I?{letter:"",master:!0}:{letter:t,master:!1},l=n===null&&r!==null,c=n??r??a;return o.splice(c,l?1:0,s),{...e,text:lt(o),caret:l?a:c+1,chosen:null}}function Rr(e,t,n){const r=N(e.text),a=n!==null&&N(n).length===r.length;r.splice(t,1,...a?[N(n)[t]]:[]);const o=Math.min(e.caret,r.length);return{...e,text:lt(r),caret:o,chosen:null}}function ai(e,t){const n=N(e.text);return n[n.findIndex(r=>!r.letter)]={letter:t,master:!0},{...e,text:lt(n)}}function oi(e,t,n,r){const[a,o]=t.split(">",2);if(o!==void 0){const l=r.findIndex(c=>Ir(c)===Ir(Q(a)));if(l>=0)return{...dt(l,Q(o)),input:o}}const s=N(Q(t.slice(0,n))).length;return{...e,text:Q(t),input:t,caret:s,chosen:null}}var si=({text:e,input:t=""})=>Q(t)===e?t:Qe(e),Ir=e=>N(e).map(({letter:t})=>t).join(""),ii=new Set,li=new Map,ci=12;function jr({observation:e,points:t,target:n=null,onWord:r=null,...a}){const{fresh:o=ii,arriving:s=li,hasPiles:l=!0}=a,{table:c=[],pile:u="",stock:i=0}=e,f=u.at(-1),d=nr(".fresh",[c.join()]);return h`
    <section class="felt" aria-label=${$s}>
      ${l&&h`<${ui} stock=${i} exposed=${f} points=${t} />`}
      <ul
        ref=${d}
        class="laid-words ${c.length>ci?"many":""}"
        aria-label=${gs}
      >
        ${c.length===0&&h`<li class="nothing">${vs}</li>`}
        ${c.map((p,g)=>{const m=h`<${Ft} key=${s.get(g)} laid=${p} />`,$=[o.has(g)&&"fresh",s.has(g)&&"arriving"],v=h`
            <${A}
              text=${m}
              class="laid-word"
              data-drop=${`word ${g}`}
              aria-pressed=${g===n}
              aria-label=${ms(ne(p),o.has(g))}
              onClick=${()=>r?.(g)}
            />
          `;return h`
            <li key=${g} class=${D($)}>
              ${r?v:m}
            </li>
          `})}
      </ul>
    </section>
  `}function ui({stock:e,exposed:t,points:n}){return h`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${wt(e)}>
          ${e}
        </span>
        <figcaption>${_s}</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${t?h`<${ct} card=${t} points=${n} />`:h`
                <span class="tile card none" role="img" aria-label=${bs}></span>
              `}
        <figcaption>${ys}</figcaption>
      </figure>
    </div>
  `}function di(e){const{id:t,view:n,rules:r,changes:a,canAct:o,act:s,suggested:l,onDraft:c,notice:u,playsOnly:i}=e,{observation:f}=n,{hand:d="",table:p=[]}=f,g=vi(n.seat,f.history),m=[g,d,...p].join(" "),[$,v]=S(()=>({...ae,...lr(t,m)}));nt(()=>v(ae),[d,g]),nt(()=>{$.target!==null&&v(ae)},[p.join()]),R(()=>ot(t,{draft:{position:m,value:$}}),[m,$]),R(()=>{l&&v(ri(l))},[l]),R(c,[$.text,$.target]),xn([$.text,$.target]);const y=$.target===null?null:p[$.target],w=Br(d,y,$.text),_=ni(w,$.target),T=$.target===null&&w.cells.length===1?w.cards[0]:void 0,H=Mr(q),U=n.seat!==null&&!n.over;function q({card:x,cell:k=0},M){const[O,se]=(M??"").split(" "),ie=Number(se);x===void 0?O!=="gap"&&O!=="cell"&&v(Rr($,k,y)):O==="blind"||O==="exposed"?o&&s({action:"draw",discard:x,take:O}):O==="word"?v(fe(dt(ie,p[ie]),x)):O==="gap"?v(fe($,x,ie)):O==="cell"?v(fe({...$,chosen:ie},x)):O==="tray"&&v(fe($,x))}function oe(x){w.cells[x].from==="table"?v({...$,chosen:$.chosen===x?null:x}):v(Rr($,x,y))}function pt(x){x.preventDefault(),_&&o&&s(_)}const Re=h`
    <${jr}
      observation=${f}
      points=${r.points}
      target=${$.target}
      hasPiles=${!i}
      fresh=${mi(f.history,n.seat)}
      arriving=${Fr(a,p)}
      onWord=${U&&(x=>v(x===$.target?ae:dt(x,p[x])))}
    />
  `;return U?h`
    ${Re}
    <form class="panel own-turn" aria-label=${Tt} onSubmit=${pt}>
      ${u}
      <${hi}
        hand=${d}
        used=${w.cards}
        points=${r.points}
        onCard=${x=>v(fe($,x))}
        draggable=${H}
      />
      <${pi}
        draft=${$}
        word=${w}
        points=${r.points}
        draggable=${H}
        onType=${(x,k)=>v(oi($,x,k,p))}
        onCell=${oe}
        onClear=${()=>v(ae)}
        onGap=${x=>v({...$,caret:x,chosen:null})}
      />
      ${w.cells.some(({letter:x})=>!x)&&h`
          <${yr}
            label=${ks}
            letters=${be(Object.keys(r.points).filter(x=>x!==I))}
            onPick=${x=>v(ai($,x))}
          />
        `}
      <${gi}
        ...${e}
        action=${_}
        discard=${T}
        advised=${T&&l?.discard===T?l.take:void 0}
      />
    </form>
  `:Re}var fi=10;function hi({hand:e,used:t,points:n,onCard:r,draggable:a}){const o=F(null),s=F(null),l=Oe(e,t);return j(()=>{if(s.current===null||!ve())return;const c=l.findIndex((i,f)=>!i&&f>Number(s.current)),u=c<0?l.lastIndexOf(!1):c;o.current?.children[u]?.focus(),s.current=null},[t.join()]),h`
    <div
      ref=${o}
      class="hand cards ${e.length>fi?"many":""}"
      role="group"
      aria-label=${ws}
    >
      ${[...e].map((c,u)=>h`
          <${ct}
            key=${`${u}${c}`}
            card=${c}
            points=${n}
            disabled=${l[u]}
            onClick=${()=>{s.current=u,r(c)}}
            ...${a({card:c})}
          />
        `)}
    </div>
  `}function pi({draft:e,word:t,points:n,draggable:r,onType:a,onCell:o,onGap:s,onClear:l}){const{cells:c}=t,u=({target:f})=>a(f.value,f.selectionStart??0),i=f=>h`
    <span
      key=${`gap ${f}`}
      class="gap ${f===e.caret?"here":""}"
      data-drop=${`gap ${f}`}
      aria-hidden="true"
      onClick=${()=>s(f)}
    ></span>
  `;return h`
    <div class="tray" data-drop="tray" role="group" aria-label=${Ls}>
      ${c.map((f,d)=>h`
          ${i(d)}
          <${$i}
            key=${`cell ${d}`}
            cell=${f}
            place=${d}
            chosen=${d===e.chosen}
            points=${n}
            onClick=${()=>o(d)}
            ...${f.from==="hand"?r({cell:d}):{}}
          />
        `)}
      ${i(c.length)}
      ${!c.length&&h`<span class="hint">${Es}</span>`}
    </div>
    <div class="row typing">
      <${$r}
        label=${Os}
        id="word"
        value=${si(e)}
        lang=${_e()}
        onInput=${a}
        onKeyUp=${u}
        onClick=${u}
        data-home="play"
      />
      <${A} text=${Nn} onClick=${l} />
    </div>
    <p class="hint keys">${As}</p>
  `}function $i({cell:{letter:e,master:t,from:n},place:r,chosen:a,points:o,...s}){const l=o[t?I:e];return h`
    <${de}
      classes=${`card from-${n}`}
      letter=${e}
      wild=${t}
      points=${l??null}
      aria-label=${Ms({letter:C(e),isMaster:t,points:l,from:n})}
      aria-pressed=${n==="table"?a:void 0}
      data-drop=${`cell ${r}`}
      ...${s}
    />
  `}function gi({action:e,discard:t,advised:n,canAct:r,view:{observation:a},playsOnly:o,act:s}){const l=a.pile?.at(-1),c=m=>s({action:"draw",discard:t,take:m}),u=r&&t!==void 0,[i,f]=[t,l].map(m=>m&&re(m)),d=e?Ze(Sr(e,a)):xs,p=m=>n===m?"main":"",g=h`
    <button class=${p(void 0)} disabled=${!r||!e}>${d}</button>
  `;return o?h`<div class="row actions">${g}</div>`:h`
    <div class="row actions">
      ${g}
      <${A}
        text=${Ts(i,f)}
        class=${p("exposed")}
        disabled=${!u||!l}
        onClick=${()=>c("exposed")}
      />
      <${A}
        text=${Cs(i)}
        class=${p("blind")}
        disabled=${!u}
        onClick=${()=>c("blind")}
      />
    </div>
    ${r&&!u&&h`<p class="hint">${Ss}</p>`}
  `}var vi=(e,t=[])=>t.filter(({player:n,action:r})=>n===e&&!["accept","challenge"].includes(r.action)).length;function mi(e=[],t){let n=new Set,r=0,a={places:n,words:r};for(const{player:o,action:s,right:l}of e){if(s.action==="accept")continue;if(s.action==="challenge"){l&&({places:n,words:r}=a);continue}if(a={places:n,words:r},(o===t||t===null)&&(n=new Set),!("laid"in s))continue;const c="target"in s?s.target:r;o!==t&&(n=new Set([...n,c])),c===r&&(r+=1)}return n}function Fr(e=[],t=[]){const n=e.flatMap(({number:r,events:a})=>a.flatMap(({action:o})=>o?.laid?[{word:o.laid,number:r}]:[]));return new Map(n.map(({word:r,number:a})=>[t.lastIndexOf(r),a]))}var _i=({observation:e,rules:t,changes:n})=>h`
  <${jr}
    observation=${e}
    points=${t.points}
    arriving=${Fr(n,e.table)}
  />
`,yi=({table:e=[]},t)=>({position:Qe([t,...e].join(" "))}),bi=({hand:e,label:t})=>h`<${jt} cards=${e} label=${t} />`;function wi({end:e,names:t,seat:n,rules:r,hands:a=[]}){const{left:o,points:s,scores:l,penalties:c,out:u=[]}=e,i=Object.values(c).some(d=>d!==0),f=d=>{const p=a[d]??(d===n?e.hand:"");return[u.includes(d)?h`${t[d]} <span class="tag">${Ns}</span>`:t[d],p?h`<${jt} cards=${p} />`:o[d]?wt(o[d]):xr,i&&G(c[d]??0),G(s[d]),h`<strong>${l[d]}</strong>`]};return h`
    <${ki} end=${e} names=${t} rules=${r} />
    <p class="hint">${Bs(r.out_at)}</p>
    <${_r}
      rowHeads
      columns=${[{title:Rs},{title:Tr},i&&{title:Is,number:!0},{title:js,number:!0},{title:Fs,number:!0}]}
      rows=${[...t.keys()].filter(d=>d in o).map(d=>({key:d,cells:f(d)}))}
    />
  `}function ki({end:{why:e,winner:t,play:n,left:r},names:a,rules:o}){if(e!=="out"||!n||!("laid"in n.action)){const l=o.guard*Object.keys(r).length;return h`<p>${Ds(l)}</p>`}const s=n.old?ne(n.old):void 0;return h`
    <p class="row">
      <strong>${Hs(a[t??0],s)}</strong>
      <${Ft} laid=${n.action.laid} />
    </p>
  `}var Dr={};he(Dr,{actionText:()=>xi,adviceFigure:()=>Mi,adviceHint:()=>Pi,differences:()=>Ni,endFacts:()=>Oi,eventText:()=>Ti,lettersOf:()=>Dt,pastActionText:()=>Me,shownWord:()=>Ht,tilesText:()=>Pe});var Dt=e=>e.replace(/[()]/g,""),Ht=e=>C(E(Dt(e)));function Hr(e){const t=[...e.replace(/\([^)]*\)/g,"")].filter(a=>a!==E(a)),n=Ht(e);if(!t.length)return n;const r=ce(t.map(a=>C(E(a))));return`${n} (${r} ${t.length>1?"blanks":"a blank"})`}function Pe(e){const t=e.replace(/[?_]/g,""),n=e.length-t.length,r=n>1?`${n} blanks`:"a blank",a=t.length===1?C(t):ee(t);return D([a,n&&r]," and ")}var xi=e=>D(qr(e));function Me(e,t,n=""){const[r,a]=qr(e);return`${D([W(t,r),a,n])}.`}function qr(e){switch(e.action){case"play":return["play",`${Hr(e.word)} at ${e.at}`];case"exchange":return["exchange",Pe(e.tiles)];default:return[e.action,""]}}function Ti(e,t){switch(e.event){case"start draw":return`Draw for the first move: ${e.players.map((r,a)=>`${t[r]} ${Pe(e.tiles[a])}`).join(", ")}.`;case"turn":return Ei(e,t[e.player]);case"lost turn":return`${W(t[e.player],"lose")} a turn for a failed challenge.`;case"deal":return`${W(t[e.starter],"start")}.`;case"game end":return Li(e,t);case"forfeit":return xt(e,t);case"taken back":return`Phony: the last play by ${t[e.player]} comes off the board.`;case"points":return`${t[e.player]} ${G(e.points)} ${Ci[e.why]}.`;default:return null}}var Ci={challenge:"for a failed challenge of the play",time:"for time",tiles:"for tiles left"},Si={out:"the bag and one rack are empty",scoreless:"too many scoreless turns in a row",zeros:"too many scoreless turns in a row"};function Li({why:e,adjustments:t,scores:n},r){const a=s=>r.map((l,c)=>`${l} ${s[c]}`).join(", "),o=t.some(Boolean)?` Tiles left: ${a(t.map(G))}.`:"";return`End of the game: ${Si[e]}.${o} Scores: ${a(n)}.`}function Ei(e,t){const{action:n,score:r=0,drawn:a,exchanged:o}=e,s=a?` Tiles drawn: ${Pe(a)}.`:"";switch(n.action){case"play":{const l="hit"in e&&e.hit?.length?e.hit:null,c=l?` A bomb explodes at ${ce(l)}.`:"";return`${Me(n,t,`for ${r}`)}${c}${s}`}case"exchange":return`${Me(n,t,n.tiles?"":`${o} tiles`)}${s}`;case"challenge":{const c="right"in e&&e.right?"It’s a phony and comes off the board.":"The play stands.";return`${Me(n,t)} ${c}`}case"accept":return null;default:return Me(n,t)}}function Oi(e,t){const{turns:n,plays:r}=Dn(e),a=e.findLast(({event:c})=>c==="game end"),o=r.toSorted((c,u)=>u.score-c.score)[0],s=t.map((c,u)=>{const i=d=>d.player===u,f=r.filter(i).reduce((d,{score:p=0})=>d+p,0);return`${c} ${(f/Math.max(1,n.filter(i).length)).toFixed(1)}`});return[a&&Hn(a.winners,a.scores.toSorted(Ai),t),o&&`Best play: ${Hr(o.action.word)} at ${o.action.at} for ${o.score}, by ${t[o.player]}.`,`Points per turn: ${s.join(", ")}.`].flatMap(c=>c||[])}var Ai=(e,t)=>t-e,Pi=({win_points:e=0})=>`Your chance to win, with the margin of error. ${P(e/100,"extra point")} on average count as 1%.`;function Mi({win:e,equity:t,playouts:n,margin:r},{ranked:a,win_points:o=0}){const[s]=a,l=o?(t-s.equity)/o:0,c=Math.min(Math.max(e+l,0),1),u=(e*n+1)/(n+2),i=196*Math.sqrt(u*(1-u)/(n+2));return{value:e+l,figure:`${Xe(c)}%`,margin:r===0?"":`${Math.max(1,Math.round(i))}%`}}var Ni=(e,t)=>[Ct(e.score-t.score,"point","now"),Ct((e.leave_value??0)-(t.leave_value??0),"point","for the leave"),Vn((e.bomb??0)-(t.bomb??0),"bomb risk")],V=".",qt=e=>String.fromCharCode(65+e),Ne=({row:e,column:t})=>`${e+1}${qt(t)}`,L=({row:e,column:t})=>`${e},${t}`,z=(e,{row:t,column:n})=>(e[t]?.[n]??V)!==V,X=({row:e,column:t},n,r=1)=>n?{row:e+r,column:t}:{row:e,column:t+r};function ft(e){const[t]=e.match(/\p{L}/u)??["A"];return{row:parseInt(e.replace(/\D/g,""),10)-1,column:t.toUpperCase().charCodeAt(0)-65,down:e.startsWith(t)}}function ht({at:e,word:t}){const{down:n,...r}=ft(e),a=[];let o=r;for(const s of t.match(/\([^)]*\)|./gu)??[]){const l=s.startsWith("(");l||a.push({...o,letter:s}),o=X(o,n,l?s.length-2:1)}return a}function Bi(e,{board:t=[],opened:n=[]},{squares:r=[],start:a}){if(!("at"in e)||typeof e.at!="string")return e;const{row:o,column:s,down:l}=ft(e.at),c=t.every(f=>[...f].every(d=>d===V)),u=f=>f.every((d,p)=>f.every((g,m)=>String(d[m])===String(f[m][p]))),i=u(r)&&(!a||a[0]===a[1]);return!l||!c||!i||!u(n)?e:{...e,at:Ne({row:s,column:o})}}function Ri(e,t,n){const r=f=>z(e,f)?`(${e[f.row][f.column]})`:t.find(d=>L(d)===L(f))?.letter,a=Ii(e,t,n);if(a===null)return{fault:"line"};let o=t.reduce((f,d)=>f.row+f.column<=d.row+d.column?f:d);for(let f=o;r(f);f=X(f,a,-1))o=f;const{row:s,column:l}=o,c=a?`${qt(l)}${s+1}`:Ne(o);let u="",i=0;for(let f;f=r(o);o=X(o,a))u+=f,f.startsWith("(")||(i+=1);return i<t.length?{fault:"gap"}:{play:{action:"play",at:c,word:u.replaceAll(")(","")}}}function Ii(e,t,n){const[r]=t;if(t.length>1)return t.every(({row:o})=>o===r.row)?!1:t.every(({column:o})=>o===r.column)?!0:null;const a=o=>z(e,X(r,o,-1))||z(e,X(r,o));return!a(!1)&&(a(!0)||n)}var Wr={};he(Wr,{Play:()=>zl,Position:()=>Xl,solverQuery:()=>Zl});var ji="Build crosswords and score on premium squares.",Fi="Scrabble on a minefield: numbers multiply your score, bombs wipe out the word.",Ur="Board",Di="Your rack",Wt="blank",Hi=e=>`${Wt} for ${e}`,qi=(e,t)=>`${e}, ${P(t,"point")}`,Wi={2:"double",3:"triple",4:"quadruple"};function Ui(e,t){const{name:n,closed:r,bomb:a,number:o,premium:s,chance:l,flagged:c,start:u,isLaid:i}=e,f=[n,t??"empty",i&&"not played yet",r&&"closed",a&&Gr,o!==null&&P(o,"adjacent bomb"),t===null&&zi(s),t===null&&u&&"start",c&&"flagged",l!==null&&`${Xe(l)}% chance of a bomb`];return D(f,", ")}var Gi=([e,t])=>`${e>1?`${e}L`:""}${t===1?"":`${t}W`}`;function zi([e,t]){if(t===0)return"word scores 0";const n=r=>Wi[r]??`${r} times`;return D([e>1&&`${n(e)} letter`,t>1&&`${n(t)} word`],", ")}var Gr="bomb",Yi=(e,t)=>`Bombs: ${e}, ${t} hit.`,Ki="Bomb odds",Ji="Flag mode",Qi=(e,t)=>`${e}: flag ${t?"set":"removed"}.`,Vi="A number counts the bombs around its square and sets the multiplier for a new tile:",Xi="its words score 0";function Zi([e,t]){const n=[e!==1&&`letter × ${e}`,t!==1&&`words × ${t}`];return D(n,", ")||"none"}var el="Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.",tl=e=>`In the bag: ${P(e,"tile")}.`,nl=e=>`${P(e,"tile")} in the bag and on other racks:`,rl="Unseen tiles",zr="Shuffle",al="The blank stands for",ol=(e,t)=>`On the board, type letters to lay tiles, with ${e??"Shift"} for a blank. Arrow keys turn and move the cursor; Backspace recalls a tile, Escape all of them; Enter plays${t?"; ! sets a flag":""}.`,sl={start:"The first play needs at least two tiles.",touch:"The play must touch a tile on the board.",line:"The tiles must be in one row or column.",gap:"There’s a gap between the tiles."};function Yr(e,t){return e==="start"&&t?"The first play needs at least two tiles and must cover the star.":sl[e]??"You can’t play the tiles like this."}function il({words:e,bonus:t,tiles:n,score:r,isLeast:a,isRisky:o}){const s=e.map(({word:l,points:c})=>`${C(E(l))} ${c}`);return t&&s.push(`${t} for ${P(n,"tile")}`),[s.length>1?`${s.join(" + ")} = `:`${C(E(e[0].word))} `,`${a?"at least ":""}${P(r,"point")}`,o?" if there’s no bomb":""]}var ll=e=>e?`Play ${e}`:"Play",cl="Exchange …",ul="Pass …",Kr="Another scoreless turn ends the game.",dl=e=>e?`Recall ${P(e,"tile")} and pass?`:"Pass your turn?",fl="Keep playing",hl="Pass",pl=e=>e?`Exchange ${e}`:"Choose tiles to exchange",$l="Cancel",Jr=".",Qr="*",Ut="✹",Vr="⚑",gl="★",Z=e=>"multipliers"in e;function vl(e,t,n){const{row:r,column:a}=e,o=L(e),s=n.laid?.get(o),l=z(n.rows,e)?n.rows[r][a]:null,c=s?s.letter:l,u=n.opened?n.opened[r]?.[a]??Jr:null,i=u===Jr,f=u===Qr,d=u===null||i||f?null:Number(u),p=d!==null&&Z(t);return{name:Ne(e),letter:c,isLaid:s!==void 0,closed:i,hit:f,number:d,premium:p?t.multipliers[d]:t.squares[r][a],start:t.start?.[0]===r&&t.start[1]===a,chance:n.odds&&i&&c===null?n.odds[r][a]:null,bomb:f||i&&n.bombs?.[r]?.[a]===Qr,flagged:i&&!s&&(n.flags?.has(o)??!1),last:n.last?.has(o)??!1,cursor:n.cursor?.row===r&&n.cursor.column===a,arriving:n.arriving?.has(o)??!1,exploding:n.exploding?.has(o)??!1}}function ml(e){const{closed:t,hit:n,bomb:r,number:a,premium:o,chance:s,cursor:l,last:c}=e;return D([t?"closed":Xr(o),a!==null&&"open",n&&"hit",r&&"bomb",s!==null&&"odds",l&&"cursor",c&&"last",e.arriving&&"arriving",e.exploding&&"exploding"])}function _l({closed:e,bomb:t,number:n,premium:r,chance:a,flagged:o,start:s}){return t?Ut:a!==null?Xe(a):o?Vr:n!==null?n:e?"":s?gl:Gi(r)}var yl=({hit:e,number:t})=>e?Ut:t,bl=({flagged:e,chance:t})=>e&&t!==null?Vr:null;function Xr([e,t]){return e>1&&t>1?"both":e>1?`letter${e}`:t>1?`word${t}`:t===0?"zero":"plain"}var Zr={laid:[],cursor:null,down:!1};function Gt({start:e,squares:t}){const[n,r]=e??[t.length>>1,t[0].length>>1];return{row:n,column:r}}var ea=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:t}){return this.rules.squares[e]?.[t]!==void 0}point(e,t){return e.cursor&&L(e.cursor)===L(t)?{...e,down:!e.down}:{...e,cursor:t}}arrow(e,t,n){const r=e.cursor??Gt(this.rules);return t!==e.down?{...e,cursor:r,down:t}:this.advanced({...e,cursor:r},n)}advanced(e,t=1){const n=X(e.cursor,e.down,t);return this.isOnBoard(n)?{...e,cursor:n}:e}},wl=class extends ea{constructor(e,t,n){super(e),this.rows=t,this.rack=n,this.needsLetter=!e.free_blank}get letters(){return be(Object.keys(this.rules.values).filter(e=>e!==this.blank))}left(e){const t=Oe(this.rack,e.laid.map(({tile:n})=>n));return[...this.rack].map((n,r)=>t[r]?null:n)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,t){return e.laid.find(n=>L(n)===L(t))}#t(e,t){let n=t;for(;z(this.rows,n)||this.laidAt(e,n);)n=X(n,e.down);return this.isOnBoard(n)?n:null}lay(e,t,n,r=""){if(z(this.rows,t)||!this.left(e).includes(n))return e;const a=this.needsLetter?ye(r):n,{laid:o}=this.takeBack(e,t),s=n===this.blank?a:n;return{...e,laid:[...o,{...t,tile:n,letter:s}]}}layLetter(e,{row:t,column:n,letter:r}){const a=r===E(r)?r:this.blank;return this.lay(e,{row:t,column:n},a,r)}layAtCursor(e,t,n=""){const r=e.cursor&&this.#t(e,e.cursor),a=r?this.lay(e,r,t,n):e;return!r||a===e?e:{...a,cursor:this.#t(a,r)??r}}type(e,t,n=!1){const r=E(t);return!n&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,t):e}back(e){if(!e.cursor)return e;let t=e.cursor;if(!this.laidAt(e,t))do t=X(t,e.down,-1);while(z(this.rows,t));return this.laidAt(e,t)?{...this.takeBack(e,t),cursor:t}:e}takeBack(e,t){return{...e,laid:e.laid.filter(n=>L(n)!==L(t))}}move(e,t,n){const r=this.laidAt(e,t);return!r||z(this.rows,n)?e:this.lay(this.takeBack(e,t),n,r.tile,r.letter)}chooseLetter(e,t){const n=e.laid.findIndex(a=>!a.letter),r={...e.laid[n],letter:ye(t)};return{...e,laid:e.laid.with(n,r)}}},kl=class extends ea{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#t(e)}#t(e){return Z(this.rules)&&/^[0-8*]$/.test(e)}type(e,t,n=!1){const r=this.advanced(e),a=n&&!this.rules.free_blank?ye(t):E(t);return this.#t(t)&&e.opened?{...r,opened:Be(e.opened,e.cursor,t)}:{...r,rows:Be(e.rows,e.cursor,a)}}lay(e,t){const n=t.reduce((r,a)=>Be(r,a,a.letter),e.rows);return{...e,rows:n}}back(e){const{rows:t,opened:n,cursor:r}=e;return{...this.advanced(e,-1),rows:Be(t,r,V),opened:n&&Be(n,r,V)}}};function Be(e,{row:t,column:n},r){return e.with(t,e[t].slice(0,n)+r+e[t].slice(n+1))}var zt=({squares:e})=>e.map(t=>V.repeat(t.length));function xl(e,t){const n=Je(t).split(/[\n/]/);return zt(e).map(({length:r},a)=>(n[a]??"").trim().replaceAll(" ",V).slice(0,r).padEnd(r,V))}var ta=new WeakMap;function Tl(e,t,n,r){const a=ta.get(t),o=(s,l=n,c=t)=>{const u={...s};return ta.set(u,{keys:l,before:c,asBlank:r}),u};if(a){const s=a.keys+n,l=Q(s);if(l.length===1){const c=e.type(a.before,l,r||a.asBlank);if(c!==a.before)return o(c,s,a.before)}if(n===Cn)return{...t};if(!e.accepts(n)&&Oa(s))return o(t,s,a.before)}if(e.accepts(n))return o([...Q(n)].reduce((s,l)=>e.type(s,l,r),t))}var na={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},Cl="!";function ra(e,t,n,{onEnter:r,onEscape:a,onFlag:o,flagging:s}){const l=t.cursor?t:{...t,cursor:Gt(e.rules)},c=({key:u,shiftKey:i})=>u in na?e.arrow(t,...na[u]):u===" "?{...l,down:!l.down}:u==="Backspace"||u==="Delete"?e.back(l):Tl(e,l,u,i);return u=>{const{key:i}=u;if(u.ctrlKey||u.metaKey||u.altKey)return;if(o&&(i===Cl||s&&(i==="Enter"||i===" ")))o(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){const d=i==="Enter"?r:a;if(!d)return;d()}else{const d=c(u);if(d===void 0)return;n(d)}u.preventDefault()}}var Sl=15;function Yt({label:e,rules:t,onKey:n,onSquare:r,onFlag:a,draggable:o,...s}){const{score:l,rising:c=[],...u}=s,i=F(null),{cursor:f,down:d}=u,p=L(f??Gt(t));j(()=>{f&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[f?.row,f?.column]);const g=($,v)=>{const y={row:$,column:v},w=L(y),_=vl(y,t,u),{letter:T,chance:H}=_,U=r&&{tabindex:w===p?0:-1,"data-home":w===p?"play":void 0,"data-drop":`square ${$} ${v}`,onClick:()=>r(y),onContextMenu:a&&(q=>{q.preventDefault(),a(y)}),..._.isLaid&&o?.({square:y})};return h`
      <div
        key=${v}
        role="gridcell"
        class="square ${ml(_)}"
        style=${H===null?void 0:{"--chance":H}}
        aria-label=${Ui(_,T===null?null:sa(T,t))}
        ...${U}
      >
        ${T===null?h`
                <span class="sign" aria-hidden="true">${_l(_)}</span>
                <span class="flag" aria-hidden="true">${bl(_)}</span>
              `:h`
                <${Ll}
                  letter=${T}
                  classes=${_.isLaid?"laid":""}
                  corner=${yl(_)}
                  rules=${t}
                />
              `}
        ${l?.key===w&&h`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(q=>q.square===w).map(({points:q,change:oe})=>h`<${br} key=${oe} points=${q} />`)}
      </div>
    `},m=[...t.squares[0].keys()];return h`
    <div
      class="board-frame ${m.length>Sl?"large":""}"
      style=${{"--columns":m.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${m.map($=>h`<span key=${$}>${qt($)}</span>`)}
      </div>
      <div class="coordinates rows" aria-hidden="true">
        ${t.squares.map(($,v)=>h`<span key=${v}>${v+1}</span>`)}
      </div>
      <div
        ref=${i}
        class="board ${d?"down":""}"
        role="grid"
        aria-label=${e}
        aria-readonly=${r?void 0:"true"}
        onKeyDown=${n}
      >
        ${t.squares.map(($,v)=>h`
            <div role="row" class="board-row" key=${v}>
              ${m.map(y=>g(v,y))}
            </div>
          `)}
      </div>
    </div>
  `}var aa=(e,t)=>e===""||e===t.blank,oa=e=>e!==E(e);function Ll({letter:e,classes:t,corner:n,rules:r}){const a=aa(e,r),o=a||oa(e);return h`
    <${de}
      classes=${t}
      letter=${a?"":E(e)}
      wild=${o}
      points=${o?null:r.values[e]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function sa(e,t){if(aa(e,t))return Wt;if(oa(e))return Hi(C(E(e)));const n=C(e);return e in t.values?qi(n,t.values[e]):n}function El({hand:e,rules:t,label:n}){return h`
    <span class="rack" role="img" aria-label=${n}>
      ${[...e].map(r=>h`<${ia} tile=${r} rules=${t} aria-hidden="true" />`)}
    </span>
  `}function Ol({rack:e,rules:t,left:n,chosen:r,onTile:a,draggable:o}){return h`
    <div class="rack" role="group" aria-label=${Di} data-drop="rack">
      ${[...e].map((s,l)=>h`
          <${ia}
            key=${`${l}${s}`}
            tile=${s}
            rules=${t}
            aria-label=${sa(s,t)}
            aria-pressed=${r.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>a(l)}
            data-drop=${`rack ${l}`}
            ...${o({place:l})}
          />
        `)}
    </div>
  `}function ia({tile:e,rules:t,...n}){const r=e===t.blank,a=r?null:t.values[e];return h`
    <${de} letter=${r?"":e} wild=${r} points=${a} ...${n} />
  `}function Al(e,t){const n=Oe(e,t),r=[...e].filter((a,o)=>n[o]);return[...r,...Ee(t,r)].join("")}function Pl(e,t,n){const r=[...e];return r.splice(n,0,...r.splice(t,1)),r.join("")}function la(e){const t=[...e];for(let n=t.length-1;n>0;n-=1){const r=Math.floor(Math.random()*(n+1));[t[n],t[r]]=[t[r],t[n]]}return t.join("")}function Ml({rules:e,board:t,rack:n,bag:r}){const a=Nl(e,t,n),o=a.reduce((s,[,l])=>s+l,0);return h`
    <details class="unseen-tiles">
      <summary class="hint">${tl(r)}</summary>
      <p class="hint">${nl(o)}</p>
      <ul aria-label=${rl}>
        ${a.map(([s,l])=>h`
            <li key=${s} class=${l?"":"none"}>
              <strong>${s===e.blank?Wt:C(s)}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function Nl({counts:e,blank:t},n,r){const a={...e};for(const s of n.join("").replaceAll(".",""))a[s===E(s)?s:t]-=1;for(const s of r)a[s]-=1;return[...be(Object.keys(a).filter(s=>s!==t)),t].map(s=>[s,a[s]])}function Bl(e,t,n,r,a){const{rack:o="",board:s=[],history:l=[]}=t.observation,c=l.filter(({player:k,action:M})=>k===t.seat&&M.action==="exchange"),u=`${o} ${c.length}`,[i,f]=S(()=>({...Zr,...lr(e,u)})),[d,p]=S(()=>Se(e)?.order??""),[g,m]=S([]),[$,v]=S(!1),y=d?Al(d,o):o,w=new wl(n,s,y),_=i.laid.some(({letter:k})=>!k),{play:T,fault:H}=i.laid.length&&!_?Ri(s,i.laid,i.down):{},U=()=>{f(k=>({...k,laid:[]})),m([]),v(!1)};nt(U,[u]),R(()=>{const k={laid:i.laid,down:i.down};ot(e,{order:d,draft:{position:u,value:k}})},[u,d,i.laid,i.down]),j(()=>{f({...i,laid:i.laid.filter(k=>!z(s,k))})},[s.join()]),R(()=>{if(r)if(U(),r.action==="play"){const{down:k}=ft(r.at);f(ht(r).reduce((M,O)=>w.layLetter(M,O),{...Zr,down:k}))}else r.action==="exchange"&&q(r.tiles)},[r]);function q(k=""){U(),v(!0);const M=Oe(y,k);m([...M.keys()].filter(O=>M[O]))}function oe(k){p(k),m([])}function pt({place:k=0,square:M},O){const[se,...ie]=(O??"").split(" "),[$t,$a]=ie.map(Number);if(se==="square"){const Kt={row:$t,column:$a};f(M?w.move(i,M,Kt):w.lay(i,Kt,y[k]))}else M?f(w.takeBack(i,M)):se==="rack"&&$t!==void 0&&oe(Pl(y,k,$t))}function Re(k){const M=g.filter(se=>se!==k),O=M.length<g.length;$?m(O?M:[...g,k]):i.cursor?f(w.layAtCursor(i,y[k])):m(O?[]:[k])}function x(k){a?a(k):!$&&g.length?(f(w.lay(i,k,y[g[0]])),m([])):w.laidAt(i,k)?f(w.takeBack(i,k)):f(w.point(i,k))}return{rack:y,editor:w,draft:i,setDraft:f,chosen:g,exchanging:$,needsLetter:_,play:T,fault:H,left:w.left(i),clear:U,startExchange:q,shuffle:()=>oe(la(y)),chooseLetter:k=>f(w.chooseLetter(i,k)),onTile:Re,onSquare:x,draggable:Mr(pt,{small:!0})}}function Rl(e,t,n){const r=Z(n),[a,o]=S(null),[s,l]=S(null),[c,u]=S(()=>new Set(Se(e)?.flags)),[i,f]=S(!1),d=F(t.seq);d.current=t.seq,j(()=>o(null),[t.seq]);const p=r&&t.over,g=Lt(async()=>p?await Il(e):null,[e,p]).value;if(!r)return null;const{opened:m=[],bombs:$=n.bombs}=t.observation;async function v(){const w=m.length?m:zt(n),_=await ke("lexibomb.odds",{opened:w,bombs:$}).then(({probability:T})=>({odds:T,problem:null}),T=>({odds:null,problem:xe(T)}));d.current===t.seq&&(o(_.odds),l(_.problem))}function y(w){const _=new Set(c),T=_.delete(L(w));T||_.add(L(w)),u(_),ot(e,{flags:[..._]}),kn(Qi(Ne(w),!T))}return{board:{opened:m,odds:a,flags:c,bombs:g},count:$,hits:m.join("").split("*").length-1,toggleFlag:y,flagging:i,toggleFlagging:()=>f(!i),hasOdds:a!==null,toggleOdds:()=>a?o(null):v(),problem:s}}async function Il(e){return(await Zn(e)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function jl({field:e}){const t=(n,r,a=()=>{})=>h`<${A} text=${n} class="toggle" aria-pressed=${r} onClick=${a} />`;return h`
    ${t(Ki,e.hasOdds,e.toggleOdds)}
    ${t(Ji,e.flagging,e.toggleFlagging)}
  `}function ca({rules:e}){return h`
    <p class="hint" id="legend">${Vi}</p>
    <ul class="legend" aria-labelledby="legend">
      ${Fl(e.multipliers).map(({premium:t,first:n,last:r})=>h`
          <li key=${n}>
            <span class="square open ${Xr(t)}">
              ${n}${r>n?`–${r}`:""}
            </span>
            ${Zi(t)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label=${Gr}>${Ut}</span>
        ${Xi}
      </li>
    </ul>
  `}function Fl(e){const t=[];return e.forEach((n,r)=>{const a=t.at(-1);a&&String(a.premium)===String(n)?a.last=r:t.push({premium:n,first:r,last:r})}),t}function Dl(e){const{turn:t,preview:n,rules:r,notice:a,mustAnswer:o,canAct:s,act:l}=e,{rack:c,chosen:u}=t;return h`
    <section class="panel own-turn" aria-label=${Tt}>
      <div class="rack-row">
        <${Ol} ...${t} rules=${r} />
        <button
          type="button"
          class="shuffle"
          aria-label=${zr}
          title=${zr}
          onClick=${t.shuffle}
        >
          ⇄
        </button>
      </div>
      ${t.needsLetter&&h`
          <${yr}
            label=${al}
            letters=${t.editor.letters}
            onPick=${t.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${t.fault?Yr(t.fault,!1):Hl(n,t.draft.laid.length,r)}
      </p>
      ${a}
      ${t.exchanging?h`
              <${Gl}
                tiles=${u.map(i=>c[i]).join("")}
                canAct=${s}
                endsGame=${e.endsWithoutPoints}
                act=${l}
                onCancel=${t.clear}
              />
            `:!o&&h`<${Wl} ...${e} />`}
      <p class="hint keys">${ol(r.free_blank?r.blank:null,Z(r))}</p>
    </section>
  `}function Hl(e,t,n){if(!e)return null;const{words:r,bonus:a,score:o,closed:s,fault:l}=e;if(l)return Yr(l.rule,!!n.start);const c=s.length>0,[u,i,f]=il({words:r,bonus:a,tiles:t,isRisky:c,score:o??0,isLeast:c&&Z(n)&&ql(n)});return h`${u}<strong>${i}</strong>${f}`}var ql=({multipliers:e})=>e.flat().every(t=>t>=1);function Wl(e){const{turn:t,field:n,preview:r,canAct:a,canExchange:o,endsWithoutPoints:s,act:l}=e,{play:c,draft:u}=t,[i,f]=S(!1);if(R(()=>f(!1),[a]),i)return h`
      <${Ul}
        tiles=${u.laid.length}
        endsGame=${s}
        canAct=${a}
        act=${l}
        onCancel=${()=>f(!1)}
      />
    `;const d=a&&c&&!r?.fault;return h`
    <div class="row">
      <${A}
        text=${ll(c&&Ht(c.word))}
        class="main"
        disabled=${!d}
        onClick=${()=>c&&l(c)}
      />
      <${A} text=${Ha} disabled=${!u.laid.length} onClick=${t.clear} />
      ${!e.playsOnly&&h`
          <${A}
            text=${cl}
            disabled=${!a||!o}
            onClick=${()=>t.startExchange()}
          />
          <${A}
            text=${ul}
            disabled=${!a}
            onClick=${()=>f(!0)}
          />
        `}
      ${n&&h`<${jl} field=${n} />`}
    </div>
    <${It} text=${n?.problem} />
  `}function Ul({tiles:e,endsGame:t,canAct:n,act:r,onCancel:a}){const o=F(null);return j(()=>o.current?.focus(),[]),h`
    <p id="pass-question">
      ${dl(e)}${" "}
      ${t&&h`<strong>${Kr}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${o} onClick=${a}>${fl}</button>
      <${A}
        text=${hl}
        disabled=${!n}
        onClick=${()=>r({action:"pass"})}
      />
    </div>
  `}function Gl({tiles:e,endsGame:t,canAct:n,act:r,onCancel:a}){return h`
    ${t&&h`<p><strong>${Kr}</strong></p>`}
    <div class="row">
      <${A}
        text=${pl(Pe(e))}
        class="main"
        disabled=${!n||!e}
        onClick=${()=>r({action:"exchange",tiles:e})}
      />
      <${A} text=${$l} onClick=${a} />
    </div>
  `}function zl(e){const{id:t,view:n,rules:r,changes:a,canAct:o,act:s,suggested:l,onDraft:c}=e,{board:u=[],rack:i="",bag:f=0,history:d}=n.observation,p=n.seat!==null&&!n.over,g=Rl(t,n,r),m=Bl(t,n,r,l,g?.flagging?g.toggleFlag:null),{draft:$,play:v}=m,y=Kl(t,n.seq,p?v:void 0),w=ge(()=>Vl(d),[n.seq]),_=ge(()=>ua(a),[a]);R(c,[$.laid,m.chosen]);const T=p&&{...$,laid:new Map($.laid.map(H=>[L(H),H])),score:y?.fault===null?Jl($.laid,y):null,onSquare:m.onSquare,onFlag:g?.toggleFlag,draggable:m.draggable,onKey:ra(m.editor,$,m.setDraft,{onEnter:()=>v&&o&&!y?.fault&&s(v),onEscape:m.clear,onFlag:g?.toggleFlag,flagging:g?.flagging})};return h`
    <div class="board-area">
      <${Yt}
        label=${Ur}
        rules=${r}
        rows=${u}
        last=${w}
        ...${_}
        ...${g?.board}
        ...${T}
      />
      <${Ml} rules=${r} board=${u} rack=${i} bag=${f} />
      ${g&&h`
          <p class="hint">${Yi(g.count,g.hits)}</p>
          <${ca} rules=${r} />
        `}
      ${p&&h`<p class="hint taps">${el}</p>`}
    </div>
    ${p&&h`
        <${Dl}
          ...${e}
          turn=${m}
          field=${g}
          preview=${y}
          canExchange=${f>=r.exchange_from}
          endsWithoutPoints=${Yl(n,r)}
        />
      `}
  `}function Yl({seat:e,observation:t},n){const{scoreless:r=0,zeros:a=[]}=t;return Z(n)?(a[e??0]??0)+1>=n.zeros:r+1>=n.scoreless_turns}function Kl(e,t,n){const r=Se(e)?.token,a=n&&r?{id:e,token:r,action:n,seq:t}:null,{result:o,busy:s}=tr("table.score",a);return s?null:o}function Jl(e,{score:t,closed:n}){return{key:L(da(e)),text:`${t}${n.length?"?":""}`}}function ua(e=[]){const t=e.flatMap(({number:n,events:r})=>r.filter(({event:a,action:o})=>a==="turn"&&o.action==="play").map(({action:a,score:o=0,hit:s=[]})=>({laid:ht(a),score:o,hit:s,change:n})));return{arriving:new Set(t.flatMap(({laid:n})=>n.map(L))),exploding:new Set(t.flatMap(({hit:n})=>n.map(Ql))),rising:t.map(({laid:n,score:r,change:a})=>({square:L(da(n)),points:r,change:a}))}}var Ql=e=>L(ft(e)),da=e=>e.reduce((t,n)=>t.row+t.column>n.row+n.column?t:n),Vl=(e=[])=>fa(e.findLast(({action:t})=>t.action!=="accept")?.action),fa=e=>new Set(e?.action==="play"?ht(e).map(L):[]);function Xl({observation:e,rules:t,action:n,bombs:r,changes:a}){const{board:o=[],opened:s=[]}=e;return h`
    <${Yt}
      label=${Ur}
      rules=${t}
      rows=${o}
      last=${fa(n)}
      opened=${Z(t)?s:null}
      bombs=${r}
      ...${ua(a)}
    />
  `}var Zl=({board:e=[],opened:t=[]},n)=>({rack:Qe(n),board:e.join("/"),...t.length?{opened:t.join("/")}:{}}),ha={...Wr,...Dr,StaticHand:El,listedAction:Bi,loadSolver:async()=>(await import("./solver.js")).TilesSolver},pa={lexicon:{...Ar,...ur,loadSolver:async()=>(await import("./solver.js")).LexiconSolver,RoundScores:wi,addDetails:Or,lastHands:Js,loadRules:async()=>(await import("./rules.js")).lexiconRules,emblem:"ACE",tagline:fs},scrabble:{...ha,loadRules:async()=>(await import("./rules.js")).scrabbleRules,emblem:"QIZ",tagline:ji},lexibomb:{...ha,loadRules:async()=>(await import("./rules.js")).lexibombRules,emblem:"12✹",tagline:Fi}};export{Yt as Board,A as Button,ct as Card,jt as Cards,Rt as Choice,rs as CopyField,_r as DataTable,os as DictionaryChoice,Le as Field,S as G,pa as GAME_VIEWS,ls as GameTabs,R as J,j as K,jn as LEVELS,Ft as LaidWord,ca as Legend,us as Loaded,ba as M,I as MASTER,is as PageChoices,kl as PositionEditor,It as Problem,F as Q,we as Refused,br as RisingPoints,as as RulesetChoice,gr as Segments,mr as SoundChoice,ns as TextArea,$r as TextField,de as Tile,cs as UndoButton,Ra as VIEW_TITLES,ge as Y,he as __export,it as addressOf,Gn as adviceAfterAnswer,kn as announce,fr as applyTheme,ra as boardKeys,Ja as botOption,kt as botTitle,ke as call,Ze as capitalized,Za as capitals,wt as cardCount,Tr as cardsLeftColumn,Nn as clearButton,Br as composed,Pn as copied,P as counted,Nt as currentRoute,Yo as defaultDictionary,_o as dictionaryInfo,Wn as dictionaryTitle,Va as distinct,ho as doneText,zt as emptyRows,xe as errorText,h as fe,Go as findGame,xt as forfeitText,Mo as forgetTable,qn as gameAborted,ro as gameLog,zo as gameTitle,Wo as go,Ko as hasChallenges,Z as hasMinefield,vo as hello,io as helpElsewhere,Ya as highestChance,Ma as homeLink,be as inOrder,ve as isFocusLost,go as isMistake,Oo as isStorageDenied,D as joined,L as keyOf,ht as laidLetters,_e as lang,Ke as languageOf,Bo as lastChoices,No as lastGame,Dt as lettersOf,ce as listed,te as loadObject,At as loadSetting,Aa as logo,Ba as mainNavigation,Pa as newGameTitle,ao as nextGameStarted,xr as noCardsLeft,Jn as noPuzzle,Qn as notAccepted,Un as offline,Ka as opponentLabel,Da as orderLabel,xl as parseRows,Q as parseTyped,ir as parsedObject,Xe as percent,In as percentPoints,pr as playSounds,Qa as playerNames,Xa as queryProblem,C as readable,Je as received,Zn as recordOf,Uo as replaceQuery,Fn as resultText,mo as rulesOf,no as rulesOfGame,Vo as rulesPath,Qo as rulesTitle,Xo as rulesetInQuery,Bn as rulesetLabel,et as rulesetTitle,Io as saveFile,ee as sent,Bt as shownGames,la as shuffled,G as signed,Na as skipLink,Ea as speak,Ne as squareName,Fa as stopButton,Ro as storeChoices,at as storeObject,Do as storePuzzle,Po as storeSeat,Pt as storeSetting,Fo as storedPuzzle,Se as storedTable,Ao as storedTables,so as toMoveText,jo as today,Mn as undoButton,ot as updateTable,E as upper,ko as useAction,So as useCurrentInView,xn as useFocus,Ta as useHeadingFocus,nt as useLayoutChange,Lt as usePromise,tr as useRequest,qo as useRoute,To as useSecondsLeft,Co as useTitle,xo as useUndo,Et as useWindowEvent,Zo as viewOfTurn,Ee as without,Jo as withoutChallenges,ne as wordOf,Qe as written,Ve as you,oo as yourNameLabel,Tt as yourTurn};

var _o=Object.defineProperty,he=(e,t)=>{for(var n in t)_o(e,n,{get:t[n],enumerable:!0})},je,b,Vt,pe,Xt,Zt,yo,Ie={},en=[],bo=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function K(e,t){for(var n in t)e[n]=t[n];return e}function tn(e){var t=e.parentNode;t&&t.removeChild(e)}function nn(e,t,n){var r,o,a,s={};for(a in t)a=="key"?r=t[a]:a=="ref"?o=t[a]:s[a]=t[a];if(arguments.length>2&&(s.children=arguments.length>3?je.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)s[a]===void 0&&(s[a]=e.defaultProps[a]);return Fe(e,s,r,o,null)}function Fe(e,t,n,r,o){var a={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:o??++Vt};return b.vnode!=null&&b.vnode(a),a}function De(e){return e.children}function He(e,t){this.props=e,this.context=t}function le(e,t){if(t==null)return e.__?le(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?le(e):null}function rn(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return rn(e)}}function on(e){(!e.__d&&(e.__d=!0)&&pe.push(e)&&!qe.__r++||Zt!==b.debounceRendering)&&((Zt=b.debounceRendering)||Xt)(qe)}function qe(){for(var e;qe.__r=pe.length;)e=pe.sort(function(t,n){return t.__v.__b-n.__v.__b}),pe=[],e.some(function(t){var n,r,o,a,s,l;t.__d&&(s=(a=(n=t).__v).__e,(l=n.__P)&&(r=[],(o=K({},a)).__v=a.__v+1,gt(l,a,o,n.__n,l.ownerSVGElement!==void 0,a.__h!=null?[s]:null,r,s??le(a),a.__h),fn(r,a),a.__e!=s&&rn(a)))})}function an(e,t,n,r,o,a,s,l,c,u){var i,f,d,p,g,m,$,v=r&&r.__k||en,y=v.length;for(n.__k=[],i=0;i<t.length;i++)if((p=n.__k[i]=(p=t[i])==null||typeof p=="boolean"?null:typeof p=="string"||typeof p=="number"||typeof p=="bigint"?Fe(null,p,null,null,p):Array.isArray(p)?Fe(De,{children:p},null,null,null):p.__b>0?Fe(p.type,p.props,p.key,null,p.__v):p)!=null){if(p.__=n,p.__b=n.__b+1,(d=v[i])===null||d&&p.key==d.key&&p.type===d.type)v[i]=void 0;else for(f=0;f<y;f++){if((d=v[f])&&p.key==d.key&&p.type===d.type){v[f]=void 0;break}d=null}gt(e,p,d=d||Ie,o,a,s,l,c,u),g=p.__e,(f=p.ref)&&d.ref!=f&&($||($=[]),d.ref&&$.push(d.ref,null,p),$.push(f,p.__c||g,p)),g!=null?(m==null&&(m=g),typeof p.type=="function"&&p.__k!=null&&p.__k===d.__k?p.__d=c=sn(p,c,e):c=ln(e,p,d,v,g,c),u||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&d.__e==c&&c.parentNode!=e&&(c=le(d))}for(n.__e=m,i=y;i--;)v[i]!=null&&(typeof n.type=="function"&&v[i].__e!=null&&v[i].__e==n.__d&&(n.__d=le(r,i+1)),pn(v[i],v[i]));if($)for(i=0;i<$.length;i++)hn($[i],$[++i],$[++i])}function sn(e,t,n){var r,o;for(r=0;r<e.__k.length;r++)(o=e.__k[r])&&(o.__=e,t=typeof o.type=="function"?sn(o,t,n):ln(n,o,o,e.__k,o.__e,t));return t}function ln(e,t,n,r,o,a){var s,l,c;if(t.__d!==void 0)s=t.__d,t.__d=void 0;else if(n==null||o!=a||o.parentNode==null)e:if(a==null||a.parentNode!==e)e.appendChild(o),s=null;else{for(l=a,c=0;(l=l.nextSibling)&&c<r.length;c+=2)if(l==o)break e;e.insertBefore(o,a),s=a}return s!==void 0?s:o.nextSibling}function cn(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||bo.test(t)?n:n+"px"}function We(e,t,n,r,o){var a;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||cn(e.style,t,"");if(n)for(t in n)r&&n[t]===r[t]||cn(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")a=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+a]=n,n?r||e.addEventListener(t,a?dn:un,a):e.removeEventListener(t,a?dn:un,a);else if(t!=="dangerouslySetInnerHTML"){if(o)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function un(e){this.l[e.type+!1](b.event?b.event(e):e)}function dn(e){this.l[e.type+!0](b.event?b.event(e):e)}function gt(e,t,n,r,o,a,s,l,c){var u,i,f,d,p,g,m,$,v,y,w,_=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=t.__e=n.__e,t.__h=null,a=[l]),(u=b.__b)&&u(t);try{e:if(typeof _=="function"){if($=t.props,v=(u=_.contextType)&&r[u.__c],y=u?v?v.props.value:u.__:r,n.__c?m=(i=t.__c=n.__c).__=i.__E:("prototype"in _&&_.prototype.render?t.__c=i=new _($,y):(t.__c=i=new He($,y),i.constructor=_,i.render=ko),v&&v.sub(i),i.props=$,i.state||(i.state={}),i.context=y,i.__n=r,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),_.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=K({},i.__s)),K(i.__s,_.getDerivedStateFromProps($,i.__s))),d=i.props,p=i.state,f)_.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(_.getDerivedStateFromProps==null&&$!==d&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps($,y),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate($,i.__s,y)===!1||t.__v===n.__v){i.props=$,i.state=i.__s,t.__v!==n.__v&&(i.__d=!1),i.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(T){T&&(T.__=t)}),i.__h.length&&s.push(i);break e}i.componentWillUpdate!=null&&i.componentWillUpdate($,i.__s,y),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(d,p,g)})}i.context=y,i.props=$,i.state=i.__s,(u=b.__r)&&u(t),i.__d=!1,i.__v=t,i.__P=e,u=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(r=K(K({},r),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||(g=i.getSnapshotBeforeUpdate(d,p)),w=u!=null&&u.type===De&&u.key==null?u.props.children:u,an(e,Array.isArray(w)?w:[w],t,n,r,o,a,s,l,c),i.base=t.__e,t.__h=null,i.__h.length&&s.push(i),m&&(i.__E=i.__=null),i.__e=!1}else a==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=wo(n.__e,t,n,r,o,a,s,c);(u=b.diffed)&&u(t)}catch(T){t.__v=null,(c||a!=null)&&(t.__e=l,t.__h=!!c,a[a.indexOf(l)]=null),b.__e(T,t,n)}}function fn(e,t){b.__c&&b.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(r){r.call(n)})}catch(r){b.__e(r,n.__v)}})}function wo(e,t,n,r,o,a,s,l){var c,u,i,f=n.props,d=t.props,p=t.type,g=0;if(p==="svg"&&(o=!0),a!=null){for(;g<a.length;g++)if((c=a[g])&&(c===e||(p?c.localName==p:c.nodeType==3))){e=c,a[g]=null;break}}if(e==null){if(p===null)return document.createTextNode(d);e=o?document.createElementNS("http://www.w3.org/2000/svg",p):document.createElement(p,d.is&&d),a=null,l=!1}if(p===null)f===d||l&&e.data===d||(e.data=d);else{if(a=a&&je.call(e.childNodes),u=(f=n.props||Ie).dangerouslySetInnerHTML,i=d.dangerouslySetInnerHTML,!l){if(a!=null)for(f={},g=0;g<e.attributes.length;g++)f[e.attributes[g].name]=e.attributes[g].value;(i||u)&&(i&&(u&&i.__html==u.__html||i.__html===e.innerHTML)||(e.innerHTML=i&&i.__html||""))}if((function(m,$,v,y,w){var _;for(_ in v)_==="children"||_==="key"||_ in $||We(m,_,null,v[_],y);for(_ in $)w&&typeof $[_]!="function"||_==="children"||_==="key"||_==="value"||_==="checked"||v[_]===$[_]||We(m,_,$[_],v[_],y)})(e,d,f,o,l),i)t.__k=[];else if(g=t.props.children,an(e,Array.isArray(g)?g:[g],t,n,r,o&&p!=="foreignObject",a,s,a?a[0]:n.__k&&le(n,0),l),a!=null)for(g=a.length;g--;)a[g]!=null&&tn(a[g]);l||("value"in d&&(g=d.value)!==void 0&&(g!==e.value||p==="progress"&&!g)&&We(e,"value",g,f.value,!1),"checked"in d&&(g=d.checked)!==void 0&&g!==e.checked&&We(e,"checked",g,f.checked,!1))}return e}function hn(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(r){b.__e(r,n)}}function pn(e,t,n){var r,o;if(b.unmount&&b.unmount(e),(r=e.ref)&&(r.current&&r.current!==e.__e||hn(r,null,t)),(r=e.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){b.__e(a,t)}r.base=r.__P=null}if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&pn(r[o],t,typeof e.type!="function");n||e.__e==null||tn(e.__e),e.__e=e.__d=void 0}function ko(e,t,n){return this.constructor(e,n)}function xo(e,t,n){var r,o,a;b.__&&b.__(e,t),o=(r=typeof n=="function")?null:n&&n.__k||t.__k,a=[],gt(t,e=(!r&&n||t).__k=nn(De,null,[e]),o||Ie,Ie,t.ownerSVGElement!==void 0,!r&&n?[n]:o?null:t.firstChild?je.call(t.childNodes):null,a,!r&&n?n:o?o.__e:t.firstChild,r),fn(a,e)}je=en.slice,b={__e:function(e,t){for(var n,r,o;t=t.__;)if((n=t.__c)&&!n.__)try{if((r=n.constructor)&&r.getDerivedStateFromError!=null&&(n.setState(r.getDerivedStateFromError(e)),o=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),o=n.__d),o)return n.__E=n}catch(a){e=a}throw e}},Vt=0,He.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=K({},this.state),typeof e=="function"&&(e=e(K({},n),this.props)),e&&K(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),on(this))},He.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),on(this))},He.prototype.render=De,pe=[],Xt=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,qe.__r=0,yo=0;var $e,B,$n,Ue=0,vt=[],gn=b.__b,vn=b.__r,mn=b.diffed,_n=b.__c,yn=b.unmount;function Ge(e,t){b.__h&&b.__h(B,e,Ue||t),Ue=0;var n=B.__H||(B.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function S(e){return Ue=1,To(wn,e)}function To(e,t,n){var r=Ge($e++,2);return r.t=e,r.__c||(r.__=[n?n(t):wn(void 0,t),function(o){var a=r.t(r.__[0],o);r.__[0]!==a&&(r.__=[a,r.__[1]],r.__c.setState({}))}],r.__c=B),r.__}function R(e,t){var n=Ge($e++,3);!b.__s&&_t(n.__H,t)&&(n.__=e,n.__H=t,B.__H.__h.push(n))}function I(e,t){var n=Ge($e++,4);!b.__s&&_t(n.__H,t)&&(n.__=e,n.__H=t,B.__h.push(n))}function F(e){return Ue=5,ge(function(){return{current:e}},[])}function ge(e,t){var n=Ge($e++,7);return _t(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function Co(){vt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(ze),e.__H.__h.forEach(mt),e.__H.__h=[]}catch(t){e.__H.__h=[],b.__e(t,e.__v)}}),vt=[]}b.__b=function(e){B=null,gn&&gn(e)},b.__r=function(e){vn&&vn(e),$e=0;var t=(B=e.__c).__H;t&&(t.__h.forEach(ze),t.__h.forEach(mt),t.__h=[])},b.diffed=function(e){mn&&mn(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(vt.push(t)!==1&&$n===b.requestAnimationFrame||(($n=b.requestAnimationFrame)||function(n){var r,o=function(){clearTimeout(a),bn&&cancelAnimationFrame(r),setTimeout(n)},a=setTimeout(o,100);bn&&(r=requestAnimationFrame(o))})(Co)),B=void 0},b.__c=function(e,t){t.some(function(n){try{n.__h.forEach(ze),n.__h=n.__h.filter(function(r){return!r.__||mt(r)})}catch(r){t.some(function(o){o.__h&&(o.__h=[])}),t=[],b.__e(r,n.__v)}}),_n&&_n(e,t)},b.unmount=function(e){yn&&yn(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(ze)}catch(n){b.__e(n,t.__v)}};var bn=typeof requestAnimationFrame=="function";function ze(e){var t=B;typeof e.__c=="function"&&e.__c(),B=t}function mt(e){var t=B;e.__c=e.__(),B=t}function _t(e,t){return!e||e.length!==t.length||t.some(function(n,r){return n!==e[r]})}function wn(e,t){return typeof t=="function"?t(e):t}var kn=function(e,t,n,r){var o;t[0]=0;for(var a=1;a<t.length;a++){var s=t[a++],l=t[a]?(t[0]|=s?1:2,n[t[a++]]):t[++a];s===3?r[0]=l:s===4?r[1]=Object.assign(r[1]||{},l):s===5?(r[1]=r[1]||{})[t[++a]]=l:s===6?r[1][t[++a]]+=l+"":s?(o=e.apply(l,kn(e,l,n,["",null])),r.push(o),l[0]?t[0]|=2:(t[a-2]=0,t[a]=o)):r.push(l)}return r},xn=new Map,h=function(e){var t=xn.get(this);return t||(t=new Map,xn.set(this,t)),(t=kn(this,t.get(e)||(t.set(e,t=(function(n){for(var r,o,a=1,s="",l="",c=[0],u=function(d){a===1&&(d||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,d,s):a===3&&(d||s)?(c.push(3,d,s),a=2):a===2&&s==="..."&&d?c.push(4,d,0):a===2&&s&&!d?c.push(5,0,!0,s):a>=5&&((s||!d&&a===5)&&(c.push(a,0,s,o),a=6),d&&(c.push(a,d,0,o),a=6)),s=""},i=0;i<n.length;i++){i&&(a===1&&u(),u(i));for(var f=0;f<n[i].length;f++)r=n[i][f],a===1?r==="<"?(u(),c=[c],a=3):s+=r:a===4?s==="--"&&r===">"?(a=1,s=""):s=r+s[0]:l?r===l?l="":s+=r:r==='"'||r==="'"?l=r:r===">"?(u(),a=1):a&&(r==="="?(a=5,o=s,s=""):r==="/"&&(a<5||n[i][f+1]===">")?(u(),a===3&&(c=c[0]),a=c,(c=c[0]).push(2,0,a),a=0):r===" "||r==="	"||r===`
`||r==="\r"?(u(),a=2):s+=r),a===3&&s==="!--"&&(a=4,c=c[0])}return u(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(nn),So=5;function Tn(e){const t=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=e,t.append(n);t.children.length>So;)t.firstChild?.remove()}var yt=!1,bt=!1;addEventListener("keydown",()=>bt=!0,!0),addEventListener("pointerdown",()=>bt=!1,!0);function ve(){const{activeElement:e,body:t}=document;return e===t||e?.matches(":disabled")||!1}function Cn(e){I(()=>{if(!bt||!ve()||yt)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},e)}function Lo(e,t){const n=F(e);I(()=>{const r=n.current===e;if(n.current=e,!t.isChosen||r&&!ve())return;const{activeElement:o}=document,a=document.getElementById("main"),s=new MutationObserver(c);function l(){s.disconnect(),yt=!1}function c(){const u=a.querySelector("h1");u&&(l(),!(!ve()&&document.activeElement!==o)&&(u.tabIndex=-1,u.focus()))}return yt=!0,s.observe(a,{childList:!0,subtree:!0}),c(),l},[t])}var Eo=11264,Sn=/[\u2c00-\u2c5f]/g,Ln="|",Ye=new Map,J=new Map,En=/(?!)/g,me={},G,On=/(?!)/g,An=/(?!)/g,wt=e=>[...e].length>1,Pn=e=>[...e].sort((t,n)=>n.length-t.length).map(t=>t.replace(/[\\^$.*+?()[\]{}|/]/g,"\\$&")).join("|")||"(?!)";function Oo(e={}){me=e;for(const t of Object.values(e).flatMap(({letters:n})=>n.filter(wt))){if(J.has(t))continue;const n=String.fromCharCode(Eo+J.size/2);for(const[r,o]of[[n,t],[n.toLowerCase(),t.toLowerCase()]])Ye.set(r,o),J.set(o,r)}En=new RegExp(`\\[(${Pn(J.keys())})\\]`,"g")}var Ke=e=>me[e??""],Ao=e=>Object.values(me).find(t=>t.code===e);function Po(e){if(G===me[e])return;G=me[e];const t=Pn(G?.letters.filter(wt)??[]),n=Mn()?"|(?<=[\\p{L}\\]])\\|(?=[\\p{L}[])":"";On=new RegExp(`\\[(${t})\\]|(${t})\\|?${n}`,"giu"),An=new RegExp(`(?=(?:${t}))(.)`,"giu")}var _e=()=>G?.code??void 0,Je=e=>e.replace(En,(t,n)=>J.get(n)),ee=e=>e.replace(Sn,t=>Ye.has(t)?`[${Ye.get(t)}]`:t),C=e=>e.replace(Sn,t=>Ye.get(t)??t),E=e=>e.toLocaleUpperCase(_e()??"en"),ye=e=>e.toLocaleLowerCase(_e()??"en"),Q=e=>[...e.normalize("NFC")].map(t=>{const n=G?.fold[t]??G?.fold[E(t)];return n===void 0?t:t===E(t)?n:n.toLowerCase()}).join("").replace(On,(t,n,r)=>{const o=n??r??"";return J.get(o)??J.get(E(o))??""}),Qe=e=>ee(e.replace(An,`$1${Ln}`)),Mo=e=>!!G?.letters.some(t=>t.length>e.length&&t.startsWith(E(e))),Mn=()=>G?.letters.find(wt);function be(e){const t=(G?.letters??[]).map(r=>J.get(r)??r),n=r=>t.indexOf(r);return[...e].sort((r,o)=>n(r)-n(o)||r.localeCompare(o))}var Ve="You",No={cards:"LEXICON",rest:"fast"},Bo="New game",Ro="Lexicon fast, home",jo="Skip to content",Io="Main",Fo={play:"Play",puzzle:"Puzzle",solver:"Solver",words:"Words",quiz:"Quiz",replay:"Replay",rules:"Rules",table:"Table"},Do=e=>`${e} · Lexicon fast`,Ho="Copy",Nn="Copied.",Bn="Undo",Rn="Clear",qo="Stop",Wo="Sort by",Uo="Recall",jn="Rules",Go="Dictionary",zo="Games",Yo="Theme",In=[["auto","Auto"],["light","Light"],["dark","Dark"]],Ko="Sounds",Jo=[["off","Off"],["on","On"]];function P(e,t){return`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`}var kt=e=>P(e,"card");function ce(e,t="and"){return e.length<2?e.join():`${e.slice(0,-1).join(", ")} ${t} ${e.at(-1)}`}var D=(e,t=" ")=>e.filter(Boolean).join(t);function W(e,t){return e===Ve?`${e} ${t}`:`${e} ${t}${/(s|sh|ch)$/.test(t)?"es":"s"}`}var z=e=>Number(e)>0?`+${e}`:`${e}`;function Xe(e){const t=Math.round(e*100);return e>0&&e<1?Math.min(Math.max(t,1),99):t}function Qo(e){return e<=0||e>=100?Math.min(e/100,1):e>=99?.999999:(e+.499999)/100}var Ze=e=>e.charAt(0).toUpperCase()+e.slice(1),Fn=e=>`${z(Math.round(100*e)||0)}%`,Dn=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Champion"]],Vo="Opponent";function xt(e){return Dn.find(([n])=>n===e)?.[1]??e.replace(/^level(?=\d)/,"Level ")}var Xo=e=>`Bot: ${xt(e)}`;function Zo({seats:e,seat:t}){return e.map(({name:n,bot:r},o)=>{if(o===t)return Ve;if(r&&/^level\d+( \d+)?$/.test(n)){const[a,s]=n.split(" ");return D([xt(a),s])}return n.trim().toLowerCase()===Ve.toLowerCase()?`“${n}”`:n})}function ea(e){return e.map((t,n)=>{const r=e.slice(0,n).filter(o=>o===t).length;return r?`${t} ${r+1}`:t})}function Hn(e){return e.length>1?`${ce(e)} share the win.`:e.length?`${W(e[0],"win")}.`:"The game is over."}function qn(e){const t=e.filter(({event:o,action:a})=>o==="turn"&&a.action!=="accept"),n=t.filter(({action:o})=>o.action!=="challenge"),r=[];for(const o of t)o.action.action==="challenge"&&o.right?r.pop():(o.action.laid??o.action.word)&&r.push(o);return{turns:n,plays:r}}function Wn(e,t,n){if(e.length!==1||t.length<2)return null;const r=P(Math.abs(t[0]-t[1]),"point");return`${W(n[e[0]],"win")} by ${r}.`}function Tt({player:e,reason:t},n){if(e===null)return Un;const r=n[e];return t==="clock"?`${r} ran out of time.`:t==="resigned"?`${W(r,"resign")}.`:`${W(r,"forfeit")} the game.`}var Un="The game was aborted.";function Gn(e){if(/^(enable|yawl)$/.test(e))return e.toUpperCase();const t=Ke(e)?.name;return t&&t!==e?`${e} (${t})`:e}function ta({message:e,type:t=""}){if(t in ue&&t!=="BadQuery")return ue[t];const n=e.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,"");return`${C(Ze(n))}${/[.?!]$/.test(n)?"":"."}`}function na(e){const t=[...e?.upper??""],n=new Map([...e?.lower??""].map((r,o)=>[r,t[o]]));return r=>C([...r].map(o=>n.get(o)??o).join(""))}function Ct(){const e=Mn();return e?` Type ${[...e].join(" and ")} for the tile ${e}; with | between they stay apart.`:""}var ra={classic_poc:"original prototype"};function et(e){const[,t,n]=/^(.*)-(\w+)$/.exec(e)??[],r=n&&Ao(n)?.name;return r?`${et(t)} (${r})`:ra[e]??e.replaceAll("_"," ")}function oa({ruleset:e,rejectsPhonies:t,isChanged:n}){const r=`${et(e)} rules`;return t?`${r}, phonies rejected`:n?`${r}, changed`:r}var aa=e=>`${e} rules`,sa="Game log",ia="The next game has started.",la="Your name",St="Your turn",ca=e=>`Waiting for ${e}`,zn="Can’t reach the server.",ua="This page can’t stop players from getting help elsewhere.",Yn="Accept or challenge the last play, then ask for a hint.",Kn="You can’t start another game right now. Finish one of your games, or try again later.",Jn="This game is too long for the server.",Qn="This search takes too long. Remove some conditions, or try again later.",ue={NoSuchTable:"This table doesn’t exist. It may have been deleted.",NoSeat:"This table is full.",NotOver:"The game isn’t over yet, and its record would reveal what is hidden.",NotLoaded:"This server doesn’t have the dictionary for this game.",Stale:"Someone else moved first. Check the table and try again.",NoAdvice:Yn,BadToken:"The server doesn’t recognise your seat. Reload the page to watch the game.",BadAction:"The server didn’t understand this turn. Reload the page and try again.",Failure:"A bot on this server isn’t working. Start a game against a different one.",BadRecord:"This file contains no game to replay. Choose a game saved here or a GCG file.",NoDefinitions:"This server has no definitions. Remove definition: and part-of-speech: from your query.",NoPlayability:"This dictionary has no playability ranks. Remove playability: from your query.",BadQuery:"This query has a mistake. Fix it, or tap an example.",TooMuch:"This is too much for the server. Try something shorter, or try again later.","dictionary.find NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.info NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.find TooMuch":Qn,"quiz.keys TooMuch":Qn,"rules BadOption":"These rules don’t exist. Choose a ruleset from the list.","table.new TooMuch":Kn,"table.again TooMuch":Kn,"record.replay TooMuch":Jn,"analyse TooMuch":Jn,Busy:"The server is busy. Try again in a moment.",Closing:"The server is shutting down. Try again later."},da=(e,t)=>`${e} (See line ${t}.)`,fa={abort:"Everyone has had a turn, so you can no longer abort the game. You can resign.",action:ue.BadAction,added:"Add at least one card to the word.",hand:"You don’t have all the cards for this word.",order:"Keep the old word’s letters in order, and keep any Master a Master.",over:"The game is over.",phase:"Accept or challenge the last play first.",rack:"You don’t have all of these tiles.","same word":"At this table, a change must make a different word.",target:"This word is no longer on the table.",turn:"It isn’t your turn."},Vn="There’s no such puzzle: the number in the link must be a whole number.",ha=[["params.seed",Vn],["params.seats","These players or names aren’t allowed. Choose others."],["params.name","This name isn’t allowed. Choose another."],["params.clock","These time limits aren’t allowed. Choose others."],["params.record","You can’t continue from this position. Choose an earlier one."],["params.events","You can’t continue from this position. Choose an earlier one."],["params.action",ue.BadAction],["params.filter.contains","Find takes letters of a word, such as QU, or, on a board, the square where it starts, such as 8D."],["params.filter.at","The square where a play starts must be on the board, such as 8D."],["params.filter.covers","Covers takes squares on the board, such as H8 O15."],["params.filter","One of these filters has an impossible value. Change it."]],Xn="The server rejected this. Change your input, or reload the page.",pa="Something went wrong on the server. Try again later.";function $a(e){if(!e)return"";const t=P(e.tries,"attempt");return e.end==="solved"?`Solved in ${t}`:e.end==="shown"?"Not solved":t}function Lt(e,t,n){const r=Math.round(e);return r?`${P(Math.abs(r),`${r>0?"more":"fewer"} ${t}`)} ${n}`:""}var Zn=(e,t)=>Math.round(100*e)?`${Fn(e)} ${t}`:"",er=1e3,ga=-32603,va=413,we=class extends Error{constructor({code:e,message:t,data:n},r){super(t),this.method=r,this.code=e,this.type=n?.type??"",this.rule=n?.rule??"",this.path=n?.path??"",this.data=n??{}}};async function ke(e,t,n){const r=await fetch(`rpc/${e}`,{method:"POST",headers:{"Content-Type":"application/json"},body:ee(JSON.stringify(t)),signal:n}),o=JSON.parse(Je(await r.text()));if(r.status===va&&(o.data={type:"TooMuch"}),!r.ok)throw new we(o,e);return o}var ma=e=>e instanceof we&&["BadQuery","NoDefinitions","NoPlayability"].includes(e.type);async function tr(e){const t=[];let n;do n=await ke("table.record",{id:e,skip:t.length,limit:er}),t.push(...n.lines);while(n.lines.length===er);return t}function xe(e){if(!(e instanceof we))return zn;const{code:t,method:n,type:r,rule:o,path:a,message:s}=e;if(t===ga)return pa;if(a)return ha.find(([u])=>a.startsWith(u))?.[1]??Xn;const l=ue[`${n} ${r}`]??ue[r]??fa[o],c=/^record:(\d+):/.exec(s)?.[1];return l&&c?da(l,c):l??C(Ze(s.replace(/^position \d+: |^opened, /g,"")))}var tt=new Map;function Et(e,t){const n=JSON.stringify([e,t]),r=tt.get(n)??ke(e,t);return tt.set(n,r),r.catch(()=>tt.delete(n)),r}var nr=document.getElementById("hello")?.textContent;nr&&tt.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(nr)));async function _a(){const e=await Et("hello",{});return Oo(e.languages),e}async function ya(e,t,n=null){const r=Ke(n)&&{dictionary:n};return(await Et("rules",{game:e,ruleset:t,...r})).rules}var ba=e=>Et("dictionary.info",{dictionary:e}),wa=30,ka=100,xa=100;function Ot(e,t){const n={value:null,error:null},[r,o]=S(n);return R(()=>{let a=!0;return o(n),e().then(s=>a&&o({value:s,error:null}),s=>a&&o({value:null,error:xe(s)})),()=>{a=!1}},t),r}function rr(e,t){const n={result:null,error:null,failure:null,key:null},[r,o]=S(n),a=t&&JSON.stringify(t);I(()=>{if(!t){o(n);return}const u=new AbortController,i=setTimeout(()=>{ke(e,t,u.signal).then(f=>o({...n,result:f,key:a}),f=>{if(f.name==="AbortError")return;const d=f instanceof we?f:null;o({...n,error:xe(f),failure:d,key:a})})},wa);return()=>{clearTimeout(i),u.abort()}},[e,a]);const{result:s,error:l,failure:c}=r;return{result:s,error:l,failure:c,busy:r.key!==a}}function Ta({leaves:e=!0}={}){const[t,n]=S({busy:!1,problem:null});async function r(a){n({busy:!0,problem:null});try{await a(),e||n({busy:!1,problem:null})}catch(s){n({busy:!1,problem:xe(s)})}}return{...t,run:r,clear:()=>n(({busy:a})=>({busy:a,problem:null}))}}function At(e,t){const n=F(t);n.current=t,I(()=>{const r=o=>n.current(o);return addEventListener(e,r),()=>removeEventListener(e,r)},[e])}function Ca(e){const[{value:t,earlier:n},r]=S(()=>({value:e(),earlier:[]})),o=(s,l=!0)=>r(c=>({value:s,earlier:l?[...c.earlier.slice(1-xa),c.value]:c.earlier})),a=()=>r(s=>s.earlier.length?{value:s.earlier.at(-1),earlier:s.earlier.slice(0,-1)}:s);return At("keydown",s=>{const{key:l,ctrlKey:c,metaKey:u,shiftKey:i,target:f}=s,d=(c||u)&&!i&&l.toLowerCase()==="z",p=f instanceof Element&&f.matches("input:not([data-undo]), textarea");!d||p||(s.preventDefault(),a())}),{value:t,set:o,undo:a,canUndo:n.length>0}}function Sa(e,t,n=!0){const r=ge(()=>performance.now(),[t]),[o,a]=S(r);R(()=>{if(!n)return;const l=setInterval(()=>a(performance.now()),ka);return()=>clearInterval(l)},[n]);const s=n?Math.max(0,o-r)/1e3:0;return Math.max(0,e-s)}function La(e){R(()=>{e!==null&&(document.title=Do(e))},[e])}function or(e,t){const n=F(null);return R(()=>{const r=n.current?.querySelector(e);n.current&&r instanceof HTMLElement&&(n.current.scrollTop=r.offsetTop-n.current.clientHeight/2)},t),n}var Ea=e=>or('[aria-current="step"]',[e]);function nt(e,t){const n=F(!0);I(()=>{n.current||e(),n.current=!1},t)}var ar="lexicon_fast.",sr="tables",rt="new_game",Pt="puzzles",Oa=50,Aa=1100,Te=new Map,Pa=()=>Te.size>0;function ir(e){if(Te.has(e))return Te.get(e)??null;try{return Je(localStorage.getItem(ar+e)??"")}catch{return null}}function lr(e,t){try{localStorage.setItem(ar+e,ee(t)),Te.delete(e)}catch{Te.set(e,t)}}function cr(e){try{const t=JSON.parse(e);return typeof t=="object"&&t!==null?t:{}}catch{return{}}}var te=e=>cr(ir(e)??""),ot=(e,t)=>lr(e,JSON.stringify(t)),Mt=e=>ir(e)??"",Nt=(e,t)=>lr(e,t),Ce=()=>te(sr);function Ma(){return Object.entries(Ce()).map(([e,t])=>({id:e,...t})).sort((e,t)=>t.since-e.since)}function Bt(e){const t=Object.entries(e).sort(([,n],[,r])=>r.since-n.since);ot(sr,Object.fromEntries(t.slice(0,Oa)))}var Se=e=>Ce()[e]??null;function Na(e,t,n){Bt({...Ce(),[e]:{game:t,token:n,since:Date.now()}})}function at(e,t){const n=Ce();e in n&&Bt({...n,[e]:{...n[e],...t}})}function ur(e,t){const n=Se(e)?.draft;return n?.position===t?n.value:null}function Ba(e){const{[e]:t,...n}=Ce();Bt(n)}var Ra=()=>te(rt).game,ja=e=>te(rt).choices?.[e]??{};function Ia(e,t){const{choices:n={}}=te(rt);ot(rt,{game:e,choices:{...n,[e]:t}})}function Fa(e,t,n){const r=document.createElement("a");r.href=URL.createObjectURL(new Blob([ee(t)],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var Da=()=>new Date().toISOString().slice(0,10),dr=(e,t)=>`${t} ${e}`,Ha=(e,t)=>te(Pt)[dr(e,t)]??null;function qa(e,t,n){const r={...te(Pt),[dr(e,t)]:n},o=Object.entries(r).sort(([a],[s])=>a<s?1:-1).slice(0,Aa);ot(Pt,Object.fromEntries(o))}var Wa="play";function Rt(){const[e,t=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...r]=e.split("/");return{name:n||Wa,rest:r,query:new URLSearchParams(t)}}var st=null;function Ua(){const[e,t]=S(()=>({...Rt(),isChosen:!1}));return At("hashchange",()=>{t({...Rt(),isChosen:location.hash!==st}),st=null}),e}function it(e,t={}){const n=Object.entries(t).filter(([,o])=>o),r=new URLSearchParams(n.map(([o,a])=>[o,ee(a)]));return`#/${e}${r.size?`?${r}`:""}`}function Ga(e){st=it(e),location.hash=st}function za(e,t){history.replaceState(null,"",it(e,t))}var fr={};he(fr,{actionText:()=>Er,adviceFigure:()=>Ks,adviceHint:()=>Ys,cardText:()=>re,differences:()=>Js,endFacts:()=>zs,eventText:()=>Us,pastActionText:()=>Or});var jt=({games:e})=>e.filter(({game:t})=>Object.hasOwn(vo,t));function Ya(e,t){const n=jt(e);return n.find(({game:r})=>r===t)??n[0]}var Ka=({games:e},t)=>e.find(({game:n})=>n===t)?.title??t,Ja=({words:e},t)=>e&&t.includes(e)?e:t[0],Qa=e=>!!e.without_challenges,Va=(e,t)=>({base:t,...e.without_challenges});function Xa(e,{ruleset:t,...n}){const r=t.replace(/, changed$/,""),o=Object.entries(e.without_challenges??{});return oa({ruleset:r,rejectsPhonies:o.length>0&&o.every(([a,s])=>n[a]===s),isChanged:r!==t})}function Za(e,t,n){const r=typeof t=="string"?t:JSON.stringify(t);return it(`rules/${e}`,{ruleset:r,dictionary:Ke(n)?n:""})}function es(e){const t=e.get("ruleset");if(!t?.startsWith("{"))return t;try{return JSON.parse(t)}catch{return t}}var ts=(e,t,n)=>({game:e,observation:t,seq:n,seat:t.player,to_move:t.player,phase:"turn",over:!1});function hr(){const e=Mt("theme");return In.some(([t])=>t===e)?e:"auto"}function pr(){const e=hr();document.documentElement.style.colorScheme=e==="auto"?"":e}function ns(e){Nt("theme",e),pr()}var $r=()=>Mt("sounds")==="on"?"on":"off";function rs(e){Nt("sounds",e),gr(["turn"])}function gr(e){$r()!=="off"&&import("./sound_player.js").then(({play:t})=>t(e),()=>{})}var A=({text:e,...t})=>h`<button type="button" ...${t}>${e}</button>`;function Le({label:e,id:t,hint:n,children:r}){return h`
    <div class="field">
      <label for=${t}>${e}</label>
      ${r}
      ${n&&h`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
    </div>
  `}function vr({label:e,id:t,hint:n,value:r,onInput:o,...a}){return h`
    <${Le} label=${e} id=${t} hint=${n}>
      <input
        id=${t}
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck=${!1}
        value=${r}
        aria-describedby=${n?`${t}-hint`:void 0}
        onInput=${({target:s})=>o(s.value,s.selectionStart)}
        ...${a}
      />
    <//>
  `}var os=({label:e,id:t,...n})=>h`
  <${Le} label=${e} id=${t}>
    <textarea id=${t} spellcheck=${!1} ...${n}></textarea>
  <//>
`;function as({label:e,id:t,hint:n,value:r,lines:o=1}){const[a,s]=S(!1),l=({target:i})=>i.select();async function c(){document.getElementById(t).select();try{await navigator.clipboard.writeText(r),s(!0)}catch{s(!1)}}const u={id:t,readonly:!0,value:r,"aria-describedby":n?`${t}-hint`:void 0,onFocus:l,onClick:l};return h`
    <div class="row copy">
      <${Le} label=${e} id=${t}>
        ${o>1?h`<textarea rows=${o} ...${u}></textarea>`:h`<input type="text" ...${u} />`}
      <//>
      <${A} text=${Ho} onClick=${c} />
      <span role="status">${a?Nn:""}</span>
    </div>
    ${n&&h`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
  `}function It({label:e,id:t,hint:n,value:r,options:o,onChange:a}){return h`
    <${Le} label=${e} id=${t} hint=${n}>
      <select
        id=${t}
        value=${r}
        aria-describedby=${n?`${t}-hint`:void 0}
        onChange=${({target:s})=>a(s.value)}
      >
        ${o.map(([s,l])=>h`
            <option key=${s} value=${s} selected=${s===r}>${l}</option>
          `)}
      </select>
    <//>
  `}function ss({info:e,...t}){const n=e.rulesets.map(r=>[r,et(r)]);return h`<${It} label=${jn} id="ruleset" options=${n} ...${t} />`}function is({dictionaries:e,...t}){const r=[...new Set([...e,t.value])].map(o=>[o,Gn(o)]);return h`
    <${It} label=${Go} id="dictionary" options=${r} ...${t} />
  `}function mr({label:e,value:t,options:n,onChange:r}){return h`
    <div class="segments" role="group" aria-label=${e}>
      ${n.map(([o,a])=>h`
          <${A}
            key=${o}
            text=${a}
            aria-pressed=${o===t}
            onClick=${()=>r(o)}
          />
        `)}
    </div>
  `}var _r=(e,t,n,r)=>()=>{const[o,a]=S(n);return h`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${e}</span>
      <${mr} label=${e} value=${o} options=${t} onChange=${l=>{r(l),a(l)}} />
    </div>
  `},ls=_r(Yo,In,hr,ns),yr=_r(Ko,Jo,$r,rs),cs=()=>h`
  <div class="row"><${ls} /><${yr} /></div>
`;function us({server:e,view:t,game:n}){return h`
    <nav aria-label=${zo}>
      ${jt(e).map(({game:r,title:o})=>h`
          <a
            key=${r}
            href=${`#/${t}/${r}`}
            aria-current=${r===n?"page":void 0}
            >${o}</a
          >
        `)}
    </nav>
  `}function br({columns:e,rows:t,classes:n="",rowHeads:r=!1}){const o=e.filter(s=>s!==!1),a=o.map(({number:s})=>s?"number":void 0);return h`
    <table class="list ${n}">
      <thead>
        <tr>
          ${o.map(({title:s},l)=>h`<th scope="col" class=${a[l]}>${s}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${t.map(({key:s,cells:l})=>h`
            <tr key=${s}>
              ${l.filter(c=>c!==!1).map((c,u)=>r&&u===0?h`<th scope="row">${c}</th>`:h`<td class=${a[u]}>${c}</td>`)}
            </tr>
          `)}
      </tbody>
    </table>
  `}function ds({undo:e,canUndo:t}){return h`<${A} text=${Bn} disabled=${!t} onClick=${e} />`}function fs({load:e,loading:t="",...n}){const{value:r,error:o}=Ot(e,[]);return r?h`<${r} ...${n} />`:h`<${Ft} text=${o} />${!o&&h`<p role="status">${t}</p>`}`}function Ft({text:e}){return h`<p class="problem" role="alert" hidden=${!e}>${e}</p>`}var hs="✦";function de({letter:e,wild:t=!1,points:n=null,classes:r="",...o}){const{corner:a,onClick:s,...l}=o,c=a===void 0&&t&&e,u=C(e),i=u.length>1&&`long${u.length}`,f=D(["tile",r,t&&"wild",c&&"star",i]),d=a!=null,p=h`
    <span class="letter" aria-hidden="true">${u||hs}</span>
    ${d&&h`<span class="corner" aria-hidden="true">${a}</span>`}
    ${n!==null&&h`${" "}<span class="points" aria-hidden="true">${n}</span>`}
  `;return s?h`<${A} text=${p} class=${f} onClick=${s} ...${l} />`:h`<span class=${f} ...${l}>${p}</span>`}function wr({label:e,letters:t,onPick:n}){return h`
    <fieldset class="letters">
      <legend>${e}</legend>
      ${t.map(r=>h`
          <${A} key=${r} text=${C(r)} onClick=${()=>n(r)} />
        `)}
    </fieldset>
  `}function kr({points:e}){const[t,n]=S(!1);return t?null:h`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${z(e)}
    </span>
  `}function Ee(e,t){const n=Oe(e,t);return[...e].filter((r,o)=>!n[o])}function Oe(e,t){const n=[...t];return[...e].map(r=>{const o=n.indexOf(r);return o>=0&&n.splice(o,1),o>=0})}var ps="The word game with cards: be the first to play your whole hand.",xr="Master",Tr=(e,t)=>t===void 0?e:`${e}, ${P(t,"point")}`,$s=(e,t)=>t.length?`${e} (Master as ${ce(t)})`:e,gs=(e,t)=>t.length?`${e}, with a Master for ${t.join(" and ")}`:e,vs="Table",ms="Words on the table",_s="No words yet",ys=(e,t)=>`Change ${e}${t?", new":""}`,bs="Stock",ws="Exposed",ks="No exposed card",xs="Your hand",Ts="The Master stands for",Cs="Play the word",Ss=(e="a card",t="the exposed card")=>`Discard ${e}, take ${t}`,Ls=(e="a card")=>`Discard ${e}, draw from the stock`,Es="To draw, put just the card you’re discarding in the tray.",Os="Your word",As="Click cards, drag them here, or type.",Ps="Word",Ms=()=>`Type hat, or h[a]t with the Master for A. Type hat>thatched to insert cards into a table word, larch>lurch to change some of its cards.${Ct()}`,Ns={hand:"from your hand",table:"on the table",none:"not in your hand"};function Bs({letter:e,isMaster:t,points:n,from:r}){const o=t?`${xr}${e?` for ${e}`:""}`:e,a=r==="table"?"click to replace it":"click to take it back";return`${Tr(o,n)}, ${Ns[r]}: ${a}`}var Rs="out of the game",Cr="none",js=e=>`Cards left in your hand count against you. The lowest score wins; a player with ${e} or more is out of the game.`,Is="Player",Sr="Cards left",Fs="Challenges",Ds="This round",Hs="Score",qs=e=>`No hand got smaller for ${P(e,"turn")}, so the round ends and all cards count.`,Ws=(e,t)=>`${e} went out${t?`: ${t} became`:" with"}`,j="*";function N(e){return(E(e).match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{const r=n.replace(/[[\]*?]/g,"");return{letter:r,master:n!==r}})}function lt(e){return e.map(({letter:t,master:n})=>n?`[${ye(t)}]`:ye(t)).join("")}var ne=e=>C(E(e.replace(/[[\]]/g,""))),Ae=e=>$s(ne(e),Lr(e)),Lr=e=>N(e).filter(({master:t})=>t).map(({letter:t})=>C(t));function ct({card:e,points:t,...n}){const r=e===j;return h`
    <${de}
      classes="card"
      letter=${r?"":e}
      wild=${r}
      points=${t?.[e]??null}
      aria-label=${Tr(r?xr:C(e),t?.[e])}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function Dt({cards:e,label:t}){return h`
    <span class="cards small" role="img" aria-label=${t??C(e)}>
      ${[...e].map(n=>h`<${ct} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function Ht({laid:e}){const t=gs(ne(e),Lr(e));return h`
    <span class="cards word" role="img" aria-label=${t} lang=${_e()}>
      ${N(e).map(({letter:n,master:r})=>h`<${de} classes="card" letter=${n} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var re=e=>e===j?"the Master":C(e);function Er(e,{table:t=[]}={}){return Ar(e,"target"in e?t[e.target]:void 0).join(" ").trimEnd()}function Or(e,t,{old:n,gained:r=[],taken:o}={}){const[a,s]=Ar(e,n,o),l=r.length?`, taking ${ce(r.map(re))}`:"";return`${`${W(t,a)} ${s}`.trimEnd()}${l}.`}function Ar(e,t,n){switch(e.action){case"form":return["form",Ae(e.laid)];case"insert":return["turn",`${t?ne(t):"a word"} into ${Ae(e.laid)}`];case"substitute":return["change",`${t?Ae(t):"a word"} to ${Ae(e.laid)}`];case"draw":{const r=`the exposed ${n?re(n).replace("the ",""):"card"}`,o=e.take==="exposed"?r:"a card from the stock";return["discard",`${re(e.discard)} for ${o}`]}default:return[e.action,""]}}function Us(e,t){switch(e.event){case"dealer draw":return`Draw for the deal: ${e.players.map((r,o)=>`${t[r]} ${C(e.cards[o])}`).join(", ")}.`;case"deal":{const n=W(t[e.dealer],"deal");return`Round ${e.round}: ${n}. Exposed: ${re(e.exposed)}.`}case"turn":return Gs(e,t);case"round end":{const n=e.points.map((a,s)=>`${t[s]} ${a}`).join(", "),r=e.winner??0;return`End of the round: ${e.why==="out"?`${t[r]} went out`:"no hand got smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${Hn(e.winners.map(n=>t[n]))}`;case"forfeit":return Tt(e,t);default:return null}}function Gs(e,t){const{player:n,action:r,taken:o,right:a,play:s,penalties:l={}}=e;switch(r.action){case"accept":return null;case"challenge":{const c=s&&"laid"in s.action?Ae(s.action.laid):"the play",u=a?"it’s a phony and comes off the table":"it’s valid and stays",i=Object.entries(l).filter(([,d])=>d!==0).map(([d,p])=>`${t[Number(d)]} ${z(p)}`),f=i.length?` (${i.join(", ")})`:"";return`${W(t[n],"challenge")} ${c}: ${u}${f}.`}default:{const c=r.action==="draw"&&r.take==="blind",u=o&&c?` It’s ${re(o)}.`:"",i=e.renewed?" The exposed pile was shuffled into the stock.":"";return`${Or(r,t[n],e)}${u}${i}`}}}function zs(e,t){const{turns:n,plays:r}=qn(e),o=({action:f})=>N(f.laid).length,a=r.toSorted((f,d)=>o(d)-o(f))[0],s=e.filter(({event:f})=>f==="round end").length,l=e.findLast(f=>f.event==="game end"),c=l?.event==="game end"?l.scores:[],u=l?.event==="game end"?l.winners:[];return[Wn(u,c.toSorted((f,d)=>f-d),t),a&&`Longest word: ${ne(a.action.laid)}, by ${t[a.player]}.`,s&&`${P(s,"round")}, ${P(Number((n.length/s).toFixed(1)),"turn")}${s>1?" each on average":""}.`].flatMap(f=>f||[])}var Ys=()=>"How many points you gain on your opponents this round, on average, with the margin of error.",Ks=({gain:e,margin:t})=>({value:e,figure:z(e.toFixed(1)),margin:t?t.toFixed(1):""}),Js=(e,t)=>[Lt(e.points-t.points,"point","at risk"),Zn(e.win-t.win,"to go out first")],ut=e=>N(e).map(({letter:t,master:n})=>n?j:t),Qs=e=>be(e).sort((t,n)=>+(t===j)-+(n===j)).join("");function Pr(e,t,n){let r;return e.map(o=>{switch(o.event){case"deal":return r=new Xs(o,t,n),o;case"turn":return r.turn(o);case"round end":return{...o,...r.result};default:return o}})}function Vs(e,t){return e.findLast(({event:r})=>r==="round end").points.map((r,o)=>{const a=e.map(s=>s.event==="deal"?{...s,hand:s.hands[s.players.indexOf(o)]??""}:s);return Pr(a,t,o).findLast(s=>s.event==="round end")?.hand})}var Xs=class{#t=null;#n={};#e;#r;constructor({round:e,players:t,hand:n=""},r,o){this.number=e,this.rules=r,this.seat=o,this.#e={table:[],hand:[...n],sizes:Object.fromEntries(t.map(a=>[a,r.cards_each]))},this.#r=this.#e}get result(){return{round:this.number,play:this.#t,left:this.#e.sizes,hand:Qs(this.#e.hand),penalties:this.#n}}turn(e){const{action:t,player:n}=e;switch(t.action){case"accept":return e;case"challenge":return this.#s(e);case"draw":return n===this.seat&&this.#o([t.discard],[e.taken??""]),e;default:return this.#a(e,t)}}#o(e,t){this.#e={...this.#e,hand:[...Ee(this.#e.hand,e),...t]}}#a(e,t){const{table:n,sizes:r}=this.#e,o="target"in t?t.target:n.length,a=n[o]??"",s=Ee(ut(t.laid),ut(a)),l=Ee(ut(a),ut(t.laid));return this.#r=this.#e,this.#e={...this.#e,table:n.toSpliced(o,1,t.laid),sizes:{...r,[e.player]:r[e.player]-s.length+l.length}},e.player===this.seat&&this.#o(s,l),this.#t={...e,old:a,gained:l},this.#t}#s(e){const{right_challenger:t,right_offender:n,wrong_challenger:r}=this.rules,o=this.#t?.player??e.player,a=e.right?{[o]:n,[e.player]:t}:{[e.player]:r};e.right&&(this.#e=this.#r);for(const[s,l]of Object.entries(a))this.#n[s]=(this.#n[s]??0)+l;return{...e,play:this.#t,penalties:a}}},Mr={};he(Mr,{Play:()=>hi,Position:()=>bi,StaticHand:()=>ki,solverQuery:()=>wi});var Nr={mouse:6,pen:6,touch:12},Zs=44;function Br(e,{small:t=!1}={}){const n=F(e);return n.current=e,r=>({onPointerDown(o){o.button===0&&o.isPrimary&&ei(o,t,a=>n.current(r,a))}})}function ei(e,t,n){const r=e.currentTarget,o=t&&e.pointerType==="touch"?Zs:0;let a=null,s=null;r.hasPointerCapture(e.pointerId)&&r.releasePointerCapture(e.pointerId);const l=i=>{s?.classList.remove("over"),i?.classList.add("over"),s=i},c=i=>{if(i.pointerId!==e.pointerId)return;const f=i.clientX-e.clientX,d=i.clientY-e.clientY,p=Nr[e.pointerType]??Nr.mouse;!a&&Math.hypot(f,d)<p||(a??=ti(r),a.style.transform=`translate(${f}px, ${d-o}px) scale(1.08)`,l(Rr(i,o)))},u=i=>{i.pointerId===e.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",u),removeEventListener("pointercancel",u),l(null),a&&(a.remove(),r.classList.remove("lifted"),ni(),i.type==="pointerup"&&n(Rr(i,o)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",u),addEventListener("pointercancel",u)}function ti(e){const{left:t,top:n,width:r,height:o}=e.getBoundingClientRect(),a=e.cloneNode(!0);return a.classList.add("ghost"),a.style.cssText+=`left: ${t}px; top: ${n}px; width: ${r}px; height: ${o}px;
    transition: none`,a.setAttribute("aria-hidden","true"),a.removeAttribute("id"),document.body.append(a),e.classList.add("lifted"),a}function Rr({clientX:e,clientY:t},n){const r=o=>document.elementFromPoint(e,o)?.closest("[data-drop]")??null;return r(t-n)??r(t)}function ni(){const e=n=>{t(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},t=()=>{removeEventListener("click",e,{capture:!0}),removeEventListener("pointerdown",t,{capture:!0})};addEventListener("click",e,{capture:!0}),addEventListener("pointerdown",t,{capture:!0})}function jr(e,t,n){const r=N(n),{kind:o,oldCells:a}=t===null?{kind:"form",oldCells:[]}:ri(N(t),r),s=[...e],l=d=>{const p=s.indexOf(d);return p>=0&&s.splice(p,1),p>=0},c=[],u=r.map(({letter:d,master:p},g)=>{const m=a[g];if(m)return{letter:d,master:m.master,from:"table"};const $=!p&&l(d)?d:l(j)?j:null;return $===null?{letter:d,master:p,from:"none"}:(c.push($),{letter:d,master:$===j,from:"hand"})}),i=u.every(({letter:d,from:p})=>d&&p!=="none"),f=c.length>0&&u.length>1;return{kind:i&&f?o:null,cells:u,cards:c,laid:lt(u)}}function ri(e,t){if(t.length<e.length)return{kind:null,oldCells:[]};if(t.length>e.length){let o=0;const a=t.map(({letter:s,master:l})=>{const c=e[o];if(!(c?.letter!==s||l&&!c.master))return o+=1,c});return o===e.length?{kind:"insert",oldCells:a}:{kind:null,oldCells:[]}}const n=t.some(({letter:o},a)=>o!==e[a].letter);return{kind:"substitute",oldCells:t.map(({letter:o,master:a},s)=>{const l=e[s];return o===l.letter&&(n||a===l.master)?l:void 0})}}function oi({kind:e,laid:t},n){return e===null?null:e==="form"?{action:e,laid:t}:{action:e,target:n,laid:t}}var oe={target:null,text:"",caret:0,chosen:null},dt=(e,t)=>({...oe,target:e,text:t,caret:N(t).length});function ai(e){return e.action==="draw"?fe(oe,e.discard):dt(e.target??null,e.laid)}function fe(e,t,n=null){const{chosen:r,caret:o}=e,a=N(e.text),s=t===j?{letter:"",master:!0}:{letter:t,master:!1},l=n===null&&r!==null,c=n??r??o;return a.splice(c,l?1:0,s),{...e,text:lt(a),caret:l?o:c+1,chosen:null}}function Ir(e,t,n){const r=N(e.text),o=n!==null&&N(n).length===r.length;r.splice(t,1,...o?[N(n)[t]]:[]);const a=Math.min(e.caret,r.length);return{...e,text:lt(r),caret:a,chosen:null}}function si(e,t){const n=N(e.text);return n[n.findIndex(r=>!r.letter)]={letter:t,master:!0},{...e,text:lt(n)}}function ii(e,t,n,r){const[o,a]=t.split(">",2);if(a!==void 0){const l=r.findIndex(c=>Fr(c)===Fr(Q(o)));if(l>=0)return{...dt(l,Q(a)),input:a}}const s=N(Q(t.slice(0,n))).length;return{...e,text:Q(t),input:t,caret:s,chosen:null}}var li=({text:e,input:t=""})=>Q(t)===e?t:Qe(e),Fr=e=>N(e).map(({letter:t})=>t).join(""),ci=new Set,ui=new Map,di=12;function Dr({observation:e,points:t,target:n=null,onWord:r=null,...o}){const{fresh:a=ci,arriving:s=ui,hasPiles:l=!0}=o,{table:c=[],pile:u="",stock:i=0}=e,f=u.at(-1),d=or(".fresh",[c.join()]);return h`
    <section class="felt" aria-label=${vs}>
      ${l&&h`<${fi} stock=${i} exposed=${f} points=${t} />`}
      <ul
        ref=${d}
        class="laid-words ${c.length>di?"many":""}"
        aria-label=${ms}
      >
        ${c.length===0&&h`<li class="nothing">${_s}</li>`}
        ${c.map((p,g)=>{const m=h`<${Ht} key=${s.get(g)} laid=${p} />`,$=[a.has(g)&&"fresh",s.has(g)&&"arriving"],v=h`
            <${A}
              text=${m}
              class="laid-word"
              data-drop=${`word ${g}`}
              aria-pressed=${g===n}
              aria-label=${ys(ne(p),a.has(g))}
              onClick=${()=>r?.(g)}
            />
          `;return h`
            <li key=${g} class=${D($)}>
              ${r?v:m}
            </li>
          `})}
      </ul>
    </section>
  `}function fi({stock:e,exposed:t,points:n}){return h`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${kt(e)}>
          ${e}
        </span>
        <figcaption>${bs}</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${t?h`<${ct} card=${t} points=${n} />`:h`
                <span class="tile card none" role="img" aria-label=${ks}></span>
              `}
        <figcaption>${ws}</figcaption>
      </figure>
    </div>
  `}function hi(e){const{id:t,view:n,rules:r,changes:o,canAct:a,act:s,suggested:l,onDraft:c,notice:u,playsOnly:i}=e,{observation:f}=n,{hand:d="",table:p=[]}=f,g=_i(n.seat,f.history),m=[g,d,...p].join(" "),[$,v]=S(()=>({...oe,...ur(t,m)}));nt(()=>v(oe),[d,g]),nt(()=>{$.target!==null&&v(oe)},[p.join()]),R(()=>at(t,{draft:{position:m,value:$}}),[m,$]),R(()=>{l&&v(ai(l))},[l]),R(c,[$.text,$.target]),Cn([$.text,$.target]);const y=$.target===null?null:p[$.target],w=jr(d,y,$.text),_=oi(w,$.target),T=$.target===null&&w.cells.length===1?w.cards[0]:void 0,H=Br(q),U=n.seat!==null&&!n.over;function q({card:x,cell:k=0},M){const[O,se]=(M??"").split(" "),ie=Number(se);x===void 0?O!=="gap"&&O!=="cell"&&v(Ir($,k,y)):O==="blind"||O==="exposed"?a&&s({action:"draw",discard:x,take:O}):O==="word"?v(fe(dt(ie,p[ie]),x)):O==="gap"?v(fe($,x,ie)):O==="cell"?v(fe({...$,chosen:ie},x)):O==="tray"&&v(fe($,x))}function ae(x){w.cells[x].from==="table"?v({...$,chosen:$.chosen===x?null:x}):v(Ir($,x,y))}function pt(x){x.preventDefault(),_&&a&&s(_)}const Re=h`
    <${Dr}
      observation=${f}
      points=${r.points}
      target=${$.target}
      hasPiles=${!i}
      fresh=${yi(f.history,n.seat)}
      arriving=${Hr(o,p)}
      onWord=${U&&(x=>v(x===$.target?oe:dt(x,p[x])))}
    />
  `;return U?h`
    ${Re}
    <form class="panel own-turn" aria-label=${St} onSubmit=${pt}>
      ${u}
      <${$i}
        hand=${d}
        used=${w.cards}
        points=${r.points}
        onCard=${x=>v(fe($,x))}
        draggable=${H}
      />
      <${gi}
        draft=${$}
        word=${w}
        points=${r.points}
        draggable=${H}
        onType=${(x,k)=>v(ii($,x,k,p))}
        onCell=${ae}
        onClear=${()=>v(oe)}
        onGap=${x=>v({...$,caret:x,chosen:null})}
      />
      ${w.cells.some(({letter:x})=>!x)&&h`
          <${wr}
            label=${Ts}
            letters=${be(Object.keys(r.points).filter(x=>x!==j))}
            onPick=${x=>v(si($,x))}
          />
        `}
      <${mi}
        ...${e}
        action=${_}
        discard=${T}
        advised=${T&&l?.discard===T?l.take:void 0}
      />
    </form>
  `:Re}var pi=10;function $i({hand:e,used:t,points:n,onCard:r,draggable:o}){const a=F(null),s=F(null),l=Oe(e,t);return I(()=>{if(s.current===null||!ve())return;const c=l.findIndex((i,f)=>!i&&f>Number(s.current)),u=c<0?l.lastIndexOf(!1):c;a.current?.children[u]?.focus(),s.current=null},[t.join()]),h`
    <div
      ref=${a}
      class="hand cards ${e.length>pi?"many":""}"
      role="group"
      aria-label=${xs}
    >
      ${[...e].map((c,u)=>h`
          <${ct}
            key=${`${u}${c}`}
            card=${c}
            points=${n}
            disabled=${l[u]}
            onClick=${()=>{s.current=u,r(c)}}
            ...${o({card:c})}
          />
        `)}
    </div>
  `}function gi({draft:e,word:t,points:n,draggable:r,onType:o,onCell:a,onGap:s,onClear:l}){const{cells:c}=t,u=({target:f})=>o(f.value,f.selectionStart??0),i=f=>h`
    <span
      key=${`gap ${f}`}
      class="gap ${f===e.caret?"here":""}"
      data-drop=${`gap ${f}`}
      aria-hidden="true"
      onClick=${()=>s(f)}
    ></span>
  `;return h`
    <div class="tray" data-drop="tray" role="group" aria-label=${Os}>
      ${c.map((f,d)=>h`
          ${i(d)}
          <${vi}
            key=${`cell ${d}`}
            cell=${f}
            place=${d}
            chosen=${d===e.chosen}
            points=${n}
            onClick=${()=>a(d)}
            ...${f.from==="hand"?r({cell:d}):{}}
          />
        `)}
      ${i(c.length)}
      ${!c.length&&h`<span class="hint">${As}</span>`}
    </div>
    <div class="row typing">
      <${vr}
        label=${Ps}
        id="word"
        value=${li(e)}
        lang=${_e()}
        onInput=${o}
        onKeyUp=${u}
        onClick=${u}
        data-home="play"
      />
      <${A} text=${Rn} onClick=${l} />
    </div>
    <p class="hint keys">${Ms()}</p>
  `}function vi({cell:{letter:e,master:t,from:n},place:r,chosen:o,points:a,...s}){const l=a[t?j:e];return h`
    <${de}
      classes=${`card from-${n}`}
      letter=${e}
      wild=${t}
      points=${l??null}
      aria-label=${Bs({letter:C(e),isMaster:t,points:l,from:n})}
      aria-pressed=${n==="table"?o:void 0}
      data-drop=${`cell ${r}`}
      ...${s}
    />
  `}function mi({action:e,discard:t,advised:n,canAct:r,view:{observation:o},playsOnly:a,act:s}){const l=o.pile?.at(-1),c=m=>s({action:"draw",discard:t,take:m}),u=r&&t!==void 0,[i,f]=[t,l].map(m=>m&&re(m)),d=e?Ze(Er(e,o)):Cs,p=m=>n===m?"main":"",g=h`
    <button class=${p(void 0)} disabled=${!r||!e}>${d}</button>
  `;return a?h`<div class="row actions">${g}</div>`:h`
    <div class="row actions">
      ${g}
      <${A}
        text=${Ss(i,f)}
        class=${p("exposed")}
        disabled=${!u||!l}
        onClick=${()=>c("exposed")}
      />
      <${A}
        text=${Ls(i)}
        class=${p("blind")}
        disabled=${!u}
        onClick=${()=>c("blind")}
      />
    </div>
    ${r&&!u&&h`<p class="hint">${Es}</p>`}
  `}var _i=(e,t=[])=>t.filter(({player:n,action:r})=>n===e&&!["accept","challenge"].includes(r.action)).length;function yi(e=[],t){let n=new Set,r=0,o={places:n,words:r};for(const{player:a,action:s,right:l}of e){if(s.action==="accept")continue;if(s.action==="challenge"){l&&({places:n,words:r}=o);continue}if(o={places:n,words:r},(a===t||t===null)&&(n=new Set),!("laid"in s))continue;const c="target"in s?s.target:r;a!==t&&(n=new Set([...n,c])),c===r&&(r+=1)}return n}function Hr(e=[],t=[]){const n=e.flatMap(({number:r,events:o})=>o.flatMap(({action:a})=>a?.laid?[{word:a.laid,number:r}]:[]));return new Map(n.map(({word:r,number:o})=>[t.lastIndexOf(r),o]))}var bi=({observation:e,rules:t,changes:n})=>h`
  <${Dr}
    observation=${e}
    points=${t.points}
    arriving=${Hr(n,e.table)}
  />
`,wi=({table:e=[]},t)=>({position:Qe([t,...e].join(" "))}),ki=({hand:e,label:t})=>h`<${Dt} cards=${e} label=${t} />`;function xi({end:e,names:t,seat:n,rules:r,hands:o=[]}){const{left:a,points:s,scores:l,penalties:c,out:u=[]}=e,i=Object.values(c).some(d=>d!==0),f=d=>{const p=o[d]??(d===n?e.hand:"");return[u.includes(d)?h`${t[d]} <span class="tag">${Rs}</span>`:t[d],p?h`<${Dt} cards=${p} />`:a[d]?kt(a[d]):Cr,i&&z(c[d]??0),z(s[d]),h`<strong>${l[d]}</strong>`]};return h`
    <${Ti} end=${e} names=${t} rules=${r} />
    <p class="hint">${js(r.out_at)}</p>
    <${br}
      rowHeads
      columns=${[{title:Is},{title:Sr},i&&{title:Fs,number:!0},{title:Ds,number:!0},{title:Hs,number:!0}]}
      rows=${[...t.keys()].filter(d=>d in a).map(d=>({key:d,cells:f(d)}))}
    />
  `}function Ti({end:{why:e,winner:t,play:n,left:r},names:o,rules:a}){if(e!=="out"||!n||!("laid"in n.action)){const l=a.guard*Object.keys(r).length;return h`<p>${qs(l)}</p>`}const s=n.old?ne(n.old):void 0;return h`
    <p class="row">
      <strong>${Ws(o[t??0],s)}</strong>
      <${Ht} laid=${n.action.laid} />
    </p>
  `}var qr={};he(qr,{actionText:()=>Ci,adviceFigure:()=>Bi,adviceHint:()=>Ni,differences:()=>Ri,endFacts:()=>Pi,eventText:()=>Si,lettersOf:()=>qt,pastActionText:()=>Me,shownWord:()=>Wt,tilesText:()=>Pe});var qt=e=>e.replace(/[()]/g,""),Wt=e=>C(E(qt(e)));function Wr(e){const t=[...e.replace(/\([^)]*\)/g,"")].filter(o=>o!==E(o)),n=Wt(e);if(!t.length)return n;const r=ce(t.map(o=>C(E(o))));return`${n} (${r} ${t.length>1?"blanks":"a blank"})`}function Pe(e){const t=e.replace(/[?_]/g,""),n=e.length-t.length,r=n>1?`${n} blanks`:"a blank",o=t.length===1?C(t):ee(t);return D([o,n&&r]," and ")}var Ci=e=>D(Ur(e));function Me(e,t,n=""){const[r,o]=Ur(e);return`${D([W(t,r),o,n])}.`}function Ur(e){switch(e.action){case"play":return["play",`${Wr(e.word)} at ${e.at}`];case"exchange":return["exchange",Pe(e.tiles)];default:return[e.action,""]}}function Si(e,t){switch(e.event){case"start draw":return`Draw for the first move: ${e.players.map((r,o)=>`${t[r]} ${Pe(e.tiles[o])}`).join(", ")}.`;case"turn":return Ai(e,t[e.player]);case"lost turn":return`${W(t[e.player],"lose")} a turn for a failed challenge.`;case"deal":return`${W(t[e.starter],"start")}.`;case"game end":return Oi(e,t);case"forfeit":return Tt(e,t);case"taken back":return`Phony: the last play by ${t[e.player]} comes off the board.`;case"points":return`${t[e.player]} ${z(e.points)} ${Li[e.why]}.`;default:return null}}var Li={challenge:"for a failed challenge of the play",time:"for time",tiles:"for tiles left"},Ei={out:"the bag and one rack are empty",scoreless:"too many scoreless turns in a row",zeros:"too many scoreless turns in a row"};function Oi({why:e,adjustments:t,scores:n},r){const o=s=>r.map((l,c)=>`${l} ${s[c]}`).join(", "),a=t.some(Boolean)?` Tiles left: ${o(t.map(z))}.`:"";return`End of the game: ${Ei[e]}.${a} Scores: ${o(n)}.`}function Ai(e,t){const{action:n,score:r=0,drawn:o,exchanged:a}=e,s=o?` Tiles drawn: ${Pe(o)}.`:"";switch(n.action){case"play":{const l="hit"in e&&e.hit?.length?e.hit:null,c=l?` A bomb explodes at ${ce(l)}.`:"";return`${Me(n,t,`for ${r}`)}${c}${s}`}case"exchange":return`${Me(n,t,n.tiles?"":`${a} tiles`)}${s}`;case"challenge":{const c="right"in e&&e.right?"It’s a phony and comes off the board.":"The play stands.";return`${Me(n,t)} ${c}`}case"accept":return null;default:return Me(n,t)}}function Pi(e,t){const{turns:n,plays:r}=qn(e),o=e.findLast(({event:c})=>c==="game end"),a=r.toSorted((c,u)=>u.score-c.score)[0],s=t.map((c,u)=>{const i=d=>d.player===u,f=r.filter(i).reduce((d,{score:p=0})=>d+p,0);return`${c} ${(f/Math.max(1,n.filter(i).length)).toFixed(1)}`});return[o&&Wn(o.winners,o.scores.toSorted(Mi),t),a&&`Best play: ${Wr(a.action.word)} at ${a.action.at} for ${a.score}, by ${t[a.player]}.`,`Points per turn: ${s.join(", ")}.`].flatMap(c=>c||[])}var Mi=(e,t)=>t-e,Ni=({win_points:e=0})=>`Your chance to win, with the margin of error. ${P(e/100,"extra point")} on average count as 1%.`;function Bi({win:e,equity:t,playouts:n,margin:r},{ranked:o,win_points:a=0}){const[s]=o,l=a?(t-s.equity)/a:0,c=Math.min(Math.max(e+l,0),1),u=(e*n+1)/(n+2),i=196*Math.sqrt(u*(1-u)/(n+2));return{value:e+l,figure:`${Xe(c)}%`,margin:r===0?"":`${Math.max(1,Math.round(i))}%`}}var Ri=(e,t)=>[Lt(e.score-t.score,"point","now"),Lt((e.leave_value??0)-(t.leave_value??0),"point","for the leave"),Zn((e.bomb??0)-(t.bomb??0),"bomb risk")],V=".",Ut=e=>String.fromCharCode(65+e),Ne=({row:e,column:t})=>`${e+1}${Ut(t)}`,L=({row:e,column:t})=>`${e},${t}`,Y=(e,{row:t,column:n})=>(e[t]?.[n]??V)!==V,X=({row:e,column:t},n,r=1)=>n?{row:e+r,column:t}:{row:e,column:t+r};function ft(e){const[t]=e.match(/\p{L}/u)??["A"];return{row:parseInt(e.replace(/\D/g,""),10)-1,column:t.toUpperCase().charCodeAt(0)-65,down:e.startsWith(t)}}function ht({at:e,word:t}){const{down:n,...r}=ft(e),o=[];let a=r;for(const s of t.match(/\([^)]*\)|./gu)??[]){const l=s.startsWith("(");l||o.push({...a,letter:s}),a=X(a,n,l?s.length-2:1)}return o}function ji(e,{board:t=[],opened:n=[]},{squares:r=[],start:o}){if(!("at"in e)||typeof e.at!="string")return e;const{row:a,column:s,down:l}=ft(e.at),c=t.every(f=>[...f].every(d=>d===V)),u=f=>f.every((d,p)=>f.every((g,m)=>String(d[m])===String(f[m][p]))),i=u(r)&&(!o||o[0]===o[1]);return!l||!c||!i||!u(n)?e:{...e,at:Ne({row:s,column:a})}}function Ii(e,t,n){const r=f=>Y(e,f)?`(${e[f.row][f.column]})`:t.find(d=>L(d)===L(f))?.letter,o=Fi(e,t,n);if(o===null)return{fault:"line"};let a=t.reduce((f,d)=>f.row+f.column<=d.row+d.column?f:d);for(let f=a;r(f);f=X(f,o,-1))a=f;const{row:s,column:l}=a,c=o?`${Ut(l)}${s+1}`:Ne(a);let u="",i=0;for(let f;f=r(a);a=X(a,o))u+=f,f.startsWith("(")||(i+=1);return i<t.length?{fault:"gap"}:{play:{action:"play",at:c,word:u.replaceAll(")(","")}}}function Fi(e,t,n){const[r]=t;if(t.length>1)return t.every(({row:a})=>a===r.row)?!1:t.every(({column:a})=>a===r.column)?!0:null;const o=a=>Y(e,X(r,a,-1))||Y(e,X(r,a));return!o(!1)&&(o(!0)||n)}var Gr={};he(Gr,{Play:()=>Kl,Position:()=>ec,solverQuery:()=>tc});var Di="Build crosswords and score on premium squares.",Hi="Scrabble on a minefield: numbers multiply your score, bombs wipe out the word.",zr="Board",qi="Your rack",Gt="blank",Wi=e=>`${Gt} for ${e}`,Ui=(e,t)=>`${e}, ${P(t,"point")}`,Gi={2:"double",3:"triple",4:"quadruple"};function zi(e,t){const{name:n,closed:r,bomb:o,number:a,premium:s,chance:l,flagged:c,start:u,isLaid:i}=e,f=[n,t??"empty",i&&"not played yet",r&&"closed",o&&Yr,a!==null&&P(a,"adjacent bomb"),t===null&&Ki(s),t===null&&u&&"start",c&&"flagged",l!==null&&`${Xe(l)}% chance of a bomb`];return D(f,", ")}var Yi=([e,t])=>`${e>1?`${e}L`:""}${t===1?"":`${t}W`}`;function Ki([e,t]){if(t===0)return"word scores 0";const n=r=>Gi[r]??`${r} times`;return D([e>1&&`${n(e)} letter`,t>1&&`${n(t)} word`],", ")}var Yr="bomb",Ji=(e,t)=>`Bombs: ${e}, ${t} hit.`,Qi="Bomb odds",Vi="Flag mode",Xi=(e,t)=>`${e}: flag ${t?"set":"removed"}.`,Zi="A number counts the bombs around its square and sets the multiplier for a new tile:",el="its words score 0";function tl([e,t]){const n=[e!==1&&`letter × ${e}`,t!==1&&`words × ${t}`];return D(n,", ")||"none"}var nl="Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.",rl=e=>`In the bag: ${P(e,"tile")}.`,ol=e=>`${P(e,"tile")} in the bag and on other racks:`,al="Unseen tiles",Kr="Shuffle",sl="The blank stands for",il=(e,t)=>`On the board, type letters to lay tiles, with ${e??"Shift"} for a blank. Arrow keys turn and move the cursor; Backspace recalls a tile, Escape all of them; Enter plays${t?"; ! sets a flag":""}.${Ct()}`,ll={start:"The first play needs at least two tiles.",touch:"The play must touch a tile on the board.",line:"The tiles must be in one row or column.",gap:"There’s a gap between the tiles."};function Jr(e,t){return e==="start"&&t?"The first play needs at least two tiles and must cover the star.":ll[e]??"You can’t play the tiles like this."}function cl({words:e,bonus:t,tiles:n,score:r,isLeast:o,isRisky:a}){const s=e.map(({word:l,points:c})=>`${C(E(l))} ${c}`);return t&&s.push(`${t} for ${P(n,"tile")}`),[s.length>1?`${s.join(" + ")} = `:`${C(E(e[0].word))} `,`${o?"at least ":""}${P(r,"point")}`,a?" if there’s no bomb":""]}var ul=e=>e?`Play ${e}`:"Play",dl="Exchange …",fl="Pass …",Qr="Another scoreless turn ends the game.",hl=e=>e?`Recall ${P(e,"tile")} and pass?`:"Pass your turn?",pl="Keep playing",$l="Pass",gl=e=>e?`Exchange ${e}`:"Choose tiles to exchange",vl="Cancel",Vr=".",Xr="*",zt="✹",Zr="⚑",ml="★",Z=e=>"multipliers"in e;function _l(e,t,n){const{row:r,column:o}=e,a=L(e),s=n.laid?.get(a),l=Y(n.rows,e)?n.rows[r][o]:null,c=s?s.letter:l,u=n.opened?n.opened[r]?.[o]??Vr:null,i=u===Vr,f=u===Xr,d=u===null||i||f?null:Number(u),p=d!==null&&Z(t);return{name:Ne(e),letter:c,isLaid:s!==void 0,closed:i,hit:f,number:d,premium:p?t.multipliers[d]:t.squares[r][o],start:t.start?.[0]===r&&t.start[1]===o,chance:n.odds&&i&&c===null?n.odds[r][o]:null,bomb:f||i&&n.bombs?.[r]?.[o]===Xr,flagged:i&&!s&&(n.flags?.has(a)??!1),last:n.last?.has(a)??!1,cursor:n.cursor?.row===r&&n.cursor.column===o,arriving:n.arriving?.has(a)??!1,exploding:n.exploding?.has(a)??!1}}function yl(e){const{closed:t,hit:n,bomb:r,number:o,premium:a,chance:s,cursor:l,last:c}=e;return D([t?"closed":eo(a),o!==null&&"open",n&&"hit",r&&"bomb",s!==null&&"odds",l&&"cursor",c&&"last",e.arriving&&"arriving",e.exploding&&"exploding"])}function bl({closed:e,bomb:t,number:n,premium:r,chance:o,flagged:a,start:s}){return t?zt:o!==null?Xe(o):a?Zr:n!==null?n:e?"":s?ml:Yi(r)}var wl=({hit:e,number:t})=>e?zt:t,kl=({flagged:e,chance:t})=>e&&t!==null?Zr:null;function eo([e,t]){return e>1&&t>1?"both":e>1?`letter${e}`:t>1?`word${t}`:t===0?"zero":"plain"}var to={laid:[],cursor:null,down:!1};function Yt({start:e,squares:t}){const[n,r]=e??[t.length>>1,t[0].length>>1];return{row:n,column:r}}var no=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:t}){return this.rules.squares[e]?.[t]!==void 0}point(e,t){return e.cursor&&L(e.cursor)===L(t)?{...e,down:!e.down}:{...e,cursor:t}}arrow(e,t,n){const r=e.cursor??Yt(this.rules);return t!==e.down?{...e,cursor:r,down:t}:this.advanced({...e,cursor:r},n)}advanced(e,t=1){const n=X(e.cursor,e.down,t);return this.isOnBoard(n)?{...e,cursor:n}:e}},xl=class extends no{constructor(e,t,n){super(e),this.rows=t,this.rack=n,this.needsLetter=!e.free_blank}get letters(){return be(Object.keys(this.rules.values).filter(e=>e!==this.blank))}left(e){const t=Oe(this.rack,e.laid.map(({tile:n})=>n));return[...this.rack].map((n,r)=>t[r]?null:n)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,t){return e.laid.find(n=>L(n)===L(t))}#t(e,t){let n=t;for(;Y(this.rows,n)||this.laidAt(e,n);)n=X(n,e.down);return this.isOnBoard(n)?n:null}lay(e,t,n,r=""){if(Y(this.rows,t)||!this.left(e).includes(n))return e;const o=this.needsLetter?ye(r):n,{laid:a}=this.takeBack(e,t),s=n===this.blank?o:n;return{...e,laid:[...a,{...t,tile:n,letter:s}]}}layLetter(e,{row:t,column:n,letter:r}){const o=r===E(r)?r:this.blank;return this.lay(e,{row:t,column:n},o,r)}layAtCursor(e,t,n=""){const r=e.cursor&&this.#t(e,e.cursor),o=r?this.lay(e,r,t,n):e;return!r||o===e?e:{...o,cursor:this.#t(o,r)??r}}type(e,t,n=!1){const r=E(t);return!n&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,t):e}back(e){if(!e.cursor)return e;let t=e.cursor;if(!this.laidAt(e,t))do t=X(t,e.down,-1);while(Y(this.rows,t));return this.laidAt(e,t)?{...this.takeBack(e,t),cursor:t}:e}takeBack(e,t){return{...e,laid:e.laid.filter(n=>L(n)!==L(t))}}move(e,t,n){const r=this.laidAt(e,t);return!r||Y(this.rows,n)?e:this.lay(this.takeBack(e,t),n,r.tile,r.letter)}chooseLetter(e,t){const n=e.laid.findIndex(o=>!o.letter),r={...e.laid[n],letter:ye(t)};return{...e,laid:e.laid.with(n,r)}}},Tl=class extends no{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#t(e)}#t(e){return Z(this.rules)&&/^[0-8*]$/.test(e)}type(e,t,n=!1){const r=this.advanced(e),o=n&&!this.rules.free_blank?ye(t):E(t);return this.#t(t)&&e.opened?{...r,opened:Be(e.opened,e.cursor,t)}:{...r,rows:Be(e.rows,e.cursor,o)}}lay(e,t){const n=t.reduce((r,o)=>Be(r,o,o.letter),e.rows);return{...e,rows:n}}back(e){const{rows:t,opened:n,cursor:r}=e;return{...this.advanced(e,-1),rows:Be(t,r,V),opened:n&&Be(n,r,V)}}};function Be(e,{row:t,column:n},r){return e.with(t,e[t].slice(0,n)+r+e[t].slice(n+1))}var Kt=({squares:e})=>e.map(t=>V.repeat(t.length));function Cl(e,t){const n=Je(t).split(/[\n/]/);return Kt(e).map(({length:r},o)=>(n[o]??"").trim().replaceAll(" ",V).slice(0,r).padEnd(r,V))}var ro=new WeakMap;function Sl(e,t,n,r){const o=ro.get(t),a=(s,l=n,c=t)=>{const u={...s};return ro.set(u,{keys:l,before:c,asBlank:r}),u};if(o){const s=o.keys+n,l=Q(s);if(l.length===1){const c=e.type(o.before,l,r||o.asBlank);if(c!==o.before)return a(c,s,o.before)}if(n===Ln)return{...t};if(!e.accepts(n)&&Mo(s))return a(t,s,o.before)}if(e.accepts(n))return a([...Q(n)].reduce((s,l)=>e.type(s,l,r),t))}var oo={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},Ll="!";function ao(e,t,n,{onEnter:r,onEscape:o,onFlag:a,flagging:s}){const l=t.cursor?t:{...t,cursor:Yt(e.rules)},c=({key:u,shiftKey:i})=>u in oo?e.arrow(t,...oo[u]):u===" "?{...l,down:!l.down}:u==="Backspace"||u==="Delete"?e.back(l):Sl(e,l,u,i);return u=>{const{key:i}=u;if(u.ctrlKey||u.metaKey||u.altKey)return;if(a&&(i===Ll||s&&(i==="Enter"||i===" ")))a(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){const d=i==="Enter"?r:o;if(!d)return;d()}else{const d=c(u);if(d===void 0)return;n(d)}u.preventDefault()}}var El=15;function Jt({label:e,rules:t,onKey:n,onSquare:r,onFlag:o,draggable:a,...s}){const{score:l,rising:c=[],...u}=s,i=F(null),{cursor:f,down:d}=u,p=L(f??Yt(t));I(()=>{f&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[f?.row,f?.column]);const g=($,v)=>{const y={row:$,column:v},w=L(y),_=_l(y,t,u),{letter:T,chance:H}=_,U=r&&{tabindex:w===p?0:-1,"data-home":w===p?"play":void 0,"data-drop":`square ${$} ${v}`,onClick:()=>r(y),onContextMenu:o&&(q=>{q.preventDefault(),o(y)}),..._.isLaid&&a?.({square:y})};return h`
      <div
        key=${v}
        role="gridcell"
        class="square ${yl(_)}"
        style=${H===null?void 0:{"--chance":H}}
        aria-label=${zi(_,T===null?null:lo(T,t))}
        ...${U}
      >
        ${T===null?h`
                <span class="sign" aria-hidden="true">${bl(_)}</span>
                <span class="flag" aria-hidden="true">${kl(_)}</span>
              `:h`
                <${Ol}
                  letter=${T}
                  classes=${_.isLaid?"laid":""}
                  corner=${wl(_)}
                  rules=${t}
                />
              `}
        ${l?.key===w&&h`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(q=>q.square===w).map(({points:q,change:ae})=>h`<${kr} key=${ae} points=${q} />`)}
      </div>
    `},m=[...t.squares[0].keys()];return h`
    <div
      class="board-frame ${m.length>El?"large":""}"
      style=${{"--columns":m.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${m.map($=>h`<span key=${$}>${Ut($)}</span>`)}
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
  `}var so=(e,t)=>e===""||e===t.blank,io=e=>e!==E(e);function Ol({letter:e,classes:t,corner:n,rules:r}){const o=so(e,r),a=o||io(e);return h`
    <${de}
      classes=${t}
      letter=${o?"":E(e)}
      wild=${a}
      points=${a?null:r.values[e]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function lo(e,t){if(so(e,t))return Gt;if(io(e))return Wi(C(E(e)));const n=C(e);return e in t.values?Ui(n,t.values[e]):n}function Al({hand:e,rules:t,label:n}){return h`
    <span class="rack" role="img" aria-label=${n}>
      ${[...e].map(r=>h`<${co} tile=${r} rules=${t} aria-hidden="true" />`)}
    </span>
  `}function Pl({rack:e,rules:t,left:n,chosen:r,onTile:o,draggable:a}){return h`
    <div class="rack" role="group" aria-label=${qi} data-drop="rack">
      ${[...e].map((s,l)=>h`
          <${co}
            key=${`${l}${s}`}
            tile=${s}
            rules=${t}
            aria-label=${lo(s,t)}
            aria-pressed=${r.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>o(l)}
            data-drop=${`rack ${l}`}
            ...${a({place:l})}
          />
        `)}
    </div>
  `}function co({tile:e,rules:t,...n}){const r=e===t.blank,o=r?null:t.values[e];return h`
    <${de} letter=${r?"":e} wild=${r} points=${o} ...${n} />
  `}function Ml(e,t){const n=Oe(e,t),r=[...e].filter((o,a)=>n[a]);return[...r,...Ee(t,r)].join("")}function Nl(e,t,n){const r=[...e];return r.splice(n,0,...r.splice(t,1)),r.join("")}function uo(e){const t=[...e];for(let n=t.length-1;n>0;n-=1){const r=Math.floor(Math.random()*(n+1));[t[n],t[r]]=[t[r],t[n]]}return t.join("")}function Bl({rules:e,board:t,rack:n,bag:r}){const o=Rl(e,t,n),a=o.reduce((s,[,l])=>s+l,0);return h`
    <details class="unseen-tiles">
      <summary class="hint">${rl(r)}</summary>
      <p class="hint">${ol(a)}</p>
      <ul aria-label=${al}>
        ${o.map(([s,l])=>h`
            <li key=${s} class=${l?"":"none"}>
              <strong>${s===e.blank?Gt:C(s)}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function Rl({counts:e,blank:t},n,r){const o={...e};for(const s of n.join("").replaceAll(".",""))o[s===E(s)?s:t]-=1;for(const s of r)o[s]-=1;return[...be(Object.keys(o).filter(s=>s!==t)),t].map(s=>[s,o[s]])}function jl(e,t,n,r,o){const{rack:a="",board:s=[],history:l=[]}=t.observation,c=l.filter(({player:k,action:M})=>k===t.seat&&M.action==="exchange"),u=`${a} ${c.length}`,[i,f]=S(()=>({...to,...ur(e,u)})),[d,p]=S(()=>Se(e)?.order??""),[g,m]=S([]),[$,v]=S(!1),y=d?Ml(d,a):a,w=new xl(n,s,y),_=i.laid.some(({letter:k})=>!k),{play:T,fault:H}=i.laid.length&&!_?Ii(s,i.laid,i.down):{},U=()=>{f(k=>({...k,laid:[]})),m([]),v(!1)};nt(U,[u]),R(()=>{const k={laid:i.laid,down:i.down};at(e,{order:d,draft:{position:u,value:k}})},[u,d,i.laid,i.down]),I(()=>{f({...i,laid:i.laid.filter(k=>!Y(s,k))})},[s.join()]),R(()=>{if(r)if(U(),r.action==="play"){const{down:k}=ft(r.at);f(ht(r).reduce((M,O)=>w.layLetter(M,O),{...to,down:k}))}else r.action==="exchange"&&q(r.tiles)},[r]);function q(k=""){U(),v(!0);const M=Oe(y,k);m([...M.keys()].filter(O=>M[O]))}function ae(k){p(k),m([])}function pt({place:k=0,square:M},O){const[se,...ie]=(O??"").split(" "),[$t,mo]=ie.map(Number);if(se==="square"){const Qt={row:$t,column:mo};f(M?w.move(i,M,Qt):w.lay(i,Qt,y[k]))}else M?f(w.takeBack(i,M)):se==="rack"&&$t!==void 0&&ae(Nl(y,k,$t))}function Re(k){const M=g.filter(se=>se!==k),O=M.length<g.length;$?m(O?M:[...g,k]):i.cursor?f(w.layAtCursor(i,y[k])):m(O?[]:[k])}function x(k){o?o(k):!$&&g.length?(f(w.lay(i,k,y[g[0]])),m([])):w.laidAt(i,k)?f(w.takeBack(i,k)):f(w.point(i,k))}return{rack:y,editor:w,draft:i,setDraft:f,chosen:g,exchanging:$,needsLetter:_,play:T,fault:H,left:w.left(i),clear:U,startExchange:q,shuffle:()=>ae(uo(y)),chooseLetter:k=>f(w.chooseLetter(i,k)),onTile:Re,onSquare:x,draggable:Br(pt,{small:!0})}}function Il(e,t,n){const r=Z(n),[o,a]=S(null),[s,l]=S(null),[c,u]=S(()=>new Set(Se(e)?.flags)),[i,f]=S(!1),d=F(t.seq);d.current=t.seq,I(()=>a(null),[t.seq]);const p=r&&t.over,g=Ot(async()=>p?await Fl(e):null,[e,p]).value;if(!r)return null;const{opened:m=[],bombs:$=n.bombs}=t.observation;async function v(){const w=m.length?m:Kt(n),_=await ke("lexibomb.odds",{opened:w,bombs:$}).then(({probability:T})=>({odds:T,problem:null}),T=>({odds:null,problem:xe(T)}));d.current===t.seq&&(a(_.odds),l(_.problem))}function y(w){const _=new Set(c),T=_.delete(L(w));T||_.add(L(w)),u(_),at(e,{flags:[..._]}),Tn(Xi(Ne(w),!T))}return{board:{opened:m,odds:o,flags:c,bombs:g},count:$,hits:m.join("").split("*").length-1,toggleFlag:y,flagging:i,toggleFlagging:()=>f(!i),hasOdds:o!==null,toggleOdds:()=>o?a(null):v(),problem:s}}async function Fl(e){return(await tr(e)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function Dl({field:e}){const t=(n,r,o=()=>{})=>h`<${A} text=${n} class="toggle" aria-pressed=${r} onClick=${o} />`;return h`
    ${t(Qi,e.hasOdds,e.toggleOdds)}
    ${t(Vi,e.flagging,e.toggleFlagging)}
  `}function fo({rules:e}){return h`
    <p class="hint" id="legend">${Zi}</p>
    <ul class="legend" aria-labelledby="legend">
      ${Hl(e.multipliers).map(({premium:t,first:n,last:r})=>h`
          <li key=${n}>
            <span class="square open ${eo(t)}">
              ${n}${r>n?`–${r}`:""}
            </span>
            ${tl(t)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label=${Yr}>${zt}</span>
        ${el}
      </li>
    </ul>
  `}function Hl(e){const t=[];return e.forEach((n,r)=>{const o=t.at(-1);o&&String(o.premium)===String(n)?o.last=r:t.push({premium:n,first:r,last:r})}),t}function ql(e){const{turn:t,preview:n,rules:r,notice:o,mustAnswer:a,canAct:s,act:l}=e,{rack:c,chosen:u}=t;return h`
    <section class="panel own-turn" aria-label=${St}>
      <div class="rack-row">
        <${Pl} ...${t} rules=${r} />
        <button
          type="button"
          class="shuffle"
          aria-label=${Kr}
          title=${Kr}
          onClick=${t.shuffle}
        >
          ⇄
        </button>
      </div>
      ${t.needsLetter&&h`
          <${wr}
            label=${sl}
            letters=${t.editor.letters}
            onPick=${t.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${t.fault?Jr(t.fault,!1):Wl(n,t.draft.laid.length,r)}
      </p>
      ${o}
      ${t.exchanging?h`
              <${Yl}
                tiles=${u.map(i=>c[i]).join("")}
                canAct=${s}
                endsGame=${e.endsWithoutPoints}
                act=${l}
                onCancel=${t.clear}
              />
            `:!a&&h`<${Gl} ...${e} />`}
      <p class="hint keys">${il(r.free_blank?r.blank:null,Z(r))}</p>
    </section>
  `}function Wl(e,t,n){if(!e)return null;const{words:r,bonus:o,score:a,closed:s,fault:l}=e;if(l)return Jr(l.rule,!!n.start);const c=s.length>0,[u,i,f]=cl({words:r,bonus:o,tiles:t,isRisky:c,score:a??0,isLeast:c&&Z(n)&&Ul(n)});return h`${u}<strong>${i}</strong>${f}`}var Ul=({multipliers:e})=>e.flat().every(t=>t>=1);function Gl(e){const{turn:t,field:n,preview:r,canAct:o,canExchange:a,endsWithoutPoints:s,act:l}=e,{play:c,draft:u}=t,[i,f]=S(!1);if(R(()=>f(!1),[o]),i)return h`
      <${zl}
        tiles=${u.laid.length}
        endsGame=${s}
        canAct=${o}
        act=${l}
        onCancel=${()=>f(!1)}
      />
    `;const d=o&&c&&!r?.fault;return h`
    <div class="row">
      <${A}
        text=${ul(c&&Wt(c.word))}
        class="main"
        disabled=${!d}
        onClick=${()=>c&&l(c)}
      />
      <${A} text=${Uo} disabled=${!u.laid.length} onClick=${t.clear} />
      ${!e.playsOnly&&h`
          <${A}
            text=${dl}
            disabled=${!o||!a}
            onClick=${()=>t.startExchange()}
          />
          <${A}
            text=${fl}
            disabled=${!o}
            onClick=${()=>f(!0)}
          />
        `}
      ${n&&h`<${Dl} field=${n} />`}
    </div>
    <${Ft} text=${n?.problem} />
  `}function zl({tiles:e,endsGame:t,canAct:n,act:r,onCancel:o}){const a=F(null);return I(()=>a.current?.focus(),[]),h`
    <p id="pass-question">
      ${hl(e)}${" "}
      ${t&&h`<strong>${Qr}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${a} onClick=${o}>${pl}</button>
      <${A}
        text=${$l}
        disabled=${!n}
        onClick=${()=>r({action:"pass"})}
      />
    </div>
  `}function Yl({tiles:e,endsGame:t,canAct:n,act:r,onCancel:o}){return h`
    ${t&&h`<p><strong>${Qr}</strong></p>`}
    <div class="row">
      <${A}
        text=${gl(Pe(e))}
        class="main"
        disabled=${!n||!e}
        onClick=${()=>r({action:"exchange",tiles:e})}
      />
      <${A} text=${vl} onClick=${o} />
    </div>
  `}function Kl(e){const{id:t,view:n,rules:r,changes:o,canAct:a,act:s,suggested:l,onDraft:c}=e,{board:u=[],rack:i="",bag:f=0,history:d}=n.observation,p=n.seat!==null&&!n.over,g=Il(t,n,r),m=jl(t,n,r,l,g?.flagging?g.toggleFlag:null),{draft:$,play:v}=m,y=Ql(t,n.seq,p?v:void 0),w=ge(()=>Zl(d),[n.seq]),_=ge(()=>ho(o),[o]);R(c,[$.laid,m.chosen]);const T=p&&{...$,laid:new Map($.laid.map(H=>[L(H),H])),score:y?.fault===null?Vl($.laid,y):null,onSquare:m.onSquare,onFlag:g?.toggleFlag,draggable:m.draggable,onKey:ao(m.editor,$,m.setDraft,{onEnter:()=>v&&a&&!y?.fault&&s(v),onEscape:m.clear,onFlag:g?.toggleFlag,flagging:g?.flagging})};return h`
    <div class="board-area">
      <${Jt}
        label=${zr}
        rules=${r}
        rows=${u}
        last=${w}
        ...${_}
        ...${g?.board}
        ...${T}
      />
      <${Bl} rules=${r} board=${u} rack=${i} bag=${f} />
      ${g&&h`
          <p class="hint">${Ji(g.count,g.hits)}</p>
          <${fo} rules=${r} />
        `}
      ${p&&h`<p class="hint taps">${nl}</p>`}
    </div>
    ${p&&h`
        <${ql}
          ...${e}
          turn=${m}
          field=${g}
          preview=${y}
          canExchange=${f>=r.exchange_from}
          endsWithoutPoints=${Jl(n,r)}
        />
      `}
  `}function Jl({seat:e,observation:t},n){const{scoreless:r=0,zeros:o=[]}=t;return Z(n)?(o[e??0]??0)+1>=n.zeros:r+1>=n.scoreless_turns}function Ql(e,t,n){const r=Se(e)?.token,o=n&&r?{id:e,token:r,action:n,seq:t}:null,{result:a,busy:s}=rr("table.score",o);return s?null:a}function Vl(e,{score:t,closed:n}){return{key:L(po(e)),text:`${t}${n.length?"?":""}`}}function ho(e=[]){const t=e.flatMap(({number:n,events:r})=>r.filter(({event:o,action:a})=>o==="turn"&&a.action==="play").map(({action:o,score:a=0,hit:s=[]})=>({laid:ht(o),score:a,hit:s,change:n})));return{arriving:new Set(t.flatMap(({laid:n})=>n.map(L))),exploding:new Set(t.flatMap(({hit:n})=>n.map(Xl))),rising:t.map(({laid:n,score:r,change:o})=>({square:L(po(n)),points:r,change:o}))}}var Xl=e=>L(ft(e)),po=e=>e.reduce((t,n)=>t.row+t.column>n.row+n.column?t:n),Zl=(e=[])=>$o(e.findLast(({action:t})=>t.action!=="accept")?.action),$o=e=>new Set(e?.action==="play"?ht(e).map(L):[]);function ec({observation:e,rules:t,action:n,bombs:r,changes:o}){const{board:a=[],opened:s=[]}=e;return h`
    <${Jt}
      label=${zr}
      rules=${t}
      rows=${a}
      last=${$o(n)}
      opened=${Z(t)?s:null}
      bombs=${r}
      ...${ho(o)}
    />
  `}var tc=({board:e=[],opened:t=[]},n)=>({rack:Qe(n),board:e.join("/"),...t.length?{opened:t.join("/")}:{}}),go={...Gr,...qr,StaticHand:Al,listedAction:ji,loadSolver:async()=>(await import("./solver.js")).TilesSolver},vo={lexicon:{...Mr,...fr,loadSolver:async()=>(await import("./solver.js")).LexiconSolver,RoundScores:xi,addDetails:Pr,lastHands:Vs,loadRules:async()=>(await import("./rules.js")).lexiconRules,emblem:"ACE",tagline:ps},scrabble:{...go,loadRules:async()=>(await import("./rules.js")).scrabbleRules,emblem:"QIZ",tagline:Di},lexibomb:{...go,loadRules:async()=>(await import("./rules.js")).lexibombRules,emblem:"12✹",tagline:Hi}};export{Jt as Board,A as Button,ct as Card,Dt as Cards,It as Choice,as as CopyField,br as DataTable,is as DictionaryChoice,Le as Field,S as G,vo as GAME_VIEWS,us as GameTabs,R as J,I as K,Dn as LEVELS,Ht as LaidWord,fo as Legend,fs as Loaded,xo as M,j as MASTER,cs as PageChoices,Tl as PositionEditor,Ft as Problem,F as Q,we as Refused,kr as RisingPoints,ss as RulesetChoice,mr as Segments,yr as SoundChoice,os as TextArea,vr as TextField,de as Tile,ds as UndoButton,Fo as VIEW_TITLES,ge as Y,he as __export,it as addressOf,Yn as adviceAfterAnswer,Tn as announce,pr as applyTheme,ao as boardKeys,Xo as botOption,xt as botTitle,ke as call,Ze as capitalized,na as capitals,kt as cardCount,Sr as cardsLeftColumn,Rn as clearButton,jr as composed,Nn as copied,P as counted,Rt as currentRoute,Ja as defaultDictionary,ba as dictionaryInfo,Gn as dictionaryTitle,ea as distinct,$a as doneText,Kt as emptyRows,xe as errorText,h as fe,Ya as findGame,Tt as forfeitText,Ba as forgetTable,Un as gameAborted,sa as gameLog,Ka as gameTitle,Ga as go,Qa as hasChallenges,Z as hasMinefield,_a as hello,ua as helpElsewhere,Qo as highestChance,Ro as homeLink,be as inOrder,ve as isFocusLost,ma as isMistake,Pa as isStorageDenied,D as joined,L as keyOf,ht as laidLetters,_e as lang,Ke as languageOf,ja as lastChoices,Ra as lastGame,qt as lettersOf,ce as listed,te as loadObject,Mt as loadSetting,No as logo,Ct as longTileHint,Io as mainNavigation,Bo as newGameTitle,ia as nextGameStarted,Cr as noCardsLeft,Vn as noPuzzle,Xn as notAccepted,zn as offline,Vo as opponentLabel,Wo as orderLabel,Cl as parseRows,Q as parseTyped,cr as parsedObject,Xe as percent,Fn as percentPoints,gr as playSounds,Zo as playerNames,ta as queryProblem,C as readable,Je as received,tr as recordOf,za as replaceQuery,Hn as resultText,ya as rulesOf,aa as rulesOfGame,Za as rulesPath,Xa as rulesTitle,es as rulesetInQuery,jn as rulesetLabel,et as rulesetTitle,Fa as saveFile,ee as sent,jt as shownGames,uo as shuffled,z as signed,jo as skipLink,Po as speak,Ne as squareName,qo as stopButton,Ia as storeChoices,ot as storeObject,qa as storePuzzle,Na as storeSeat,Nt as storeSetting,Ha as storedPuzzle,Se as storedTable,Ma as storedTables,ca as toMoveText,Da as today,Bn as undoButton,at as updateTable,E as upper,Ta as useAction,Ea as useCurrentInView,Cn as useFocus,Lo as useHeadingFocus,nt as useLayoutChange,Ot as usePromise,rr as useRequest,Ua as useRoute,Sa as useSecondsLeft,La as useTitle,Ca as useUndo,At as useWindowEvent,ts as viewOfTurn,Ee as without,Va as withoutChallenges,ne as wordOf,Qe as written,Ve as you,la as yourNameLabel,St as yourTurn};

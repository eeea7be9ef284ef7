var rs=Object.defineProperty,be=(e,t)=>{for(var n in t)rs(e,n,{get:t[n],enumerable:!0})},He,C,tn,ye,nn,rn,ss,je={},sn=[],os=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Z(e,t){for(var n in t)e[n]=t[n];return e}function on(e){var t=e.parentNode;t&&t.removeChild(e)}function an(e,t,n){var r,s,o,a={};for(o in t)o=="key"?r=t[o]:o=="ref"?s=t[o]:a[o]=t[o];if(arguments.length>2&&(a.children=arguments.length>3?He.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(o in e.defaultProps)a[o]===void 0&&(a[o]=e.defaultProps[o]);return We(e,a,r,s,null)}function We(e,t,n,r,s){var o={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++tn};return C.vnode!=null&&C.vnode(o),o}function Ue(e){return e.children}function qe(e,t){this.props=e,this.context=t}function fe(e,t){if(t==null)return e.__?fe(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?fe(e):null}function ln(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return ln(e)}}function cn(e){(!e.__d&&(e.__d=!0)&&ye.push(e)&&!Ge.__r++||rn!==C.debounceRendering)&&((rn=C.debounceRendering)||nn)(Ge)}function Ge(){for(var e;Ge.__r=ye.length;)e=ye.sort(function(t,n){return t.__v.__b-n.__v.__b}),ye=[],e.some(function(t){var n,r,s,o,a,i;t.__d&&(a=(o=(n=t).__v).__e,(i=n.__P)&&(r=[],(s=Z({},o)).__v=o.__v+1,yt(i,o,s,n.__n,i.ownerSVGElement!==void 0,o.__h!=null?[a]:null,r,a??fe(o),o.__h),gn(r,o),o.__e!=a&&ln(o)))})}function un(e,t,n,r,s,o,a,i,c,f){var l,u,d,h,g,b,m,_=r&&r.__k||sn,x=_.length;for(n.__k=[],l=0;l<t.length;l++)if((h=n.__k[l]=(h=t[l])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?We(null,h,null,null,h):Array.isArray(h)?We(Ue,{children:h},null,null,null):h.__b>0?We(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(d=_[l])===null||d&&h.key==d.key&&h.type===d.type)_[l]=void 0;else for(u=0;u<x;u++){if((d=_[u])&&h.key==d.key&&h.type===d.type){_[u]=void 0;break}d=null}yt(e,h,d=d||je,s,o,a,i,c,f),g=h.__e,(u=h.ref)&&d.ref!=u&&(m||(m=[]),d.ref&&m.push(d.ref,null,h),m.push(u,h.__c||g,h)),g!=null?(b==null&&(b=g),typeof h.type=="function"&&h.__k!=null&&h.__k===d.__k?h.__d=c=dn(h,c,e):c=fn(e,h,d,_,g,c),f||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&d.__e==c&&c.parentNode!=e&&(c=fe(d))}for(n.__e=b,l=x;l--;)_[l]!=null&&(typeof n.type=="function"&&_[l].__e!=null&&_[l].__e==n.__d&&(n.__d=fe(r,l+1)),vn(_[l],_[l]));if(m)for(l=0;l<m.length;l++)mn(m[l],m[++l],m[++l])}function dn(e,t,n){var r,s;for(r=0;r<e.__k.length;r++)(s=e.__k[r])&&(s.__=e,t=typeof s.type=="function"?dn(s,t,n):fn(n,s,s,e.__k,s.__e,t));return t}function fn(e,t,n,r,s,o){var a,i,c;if(t.__d!==void 0)a=t.__d,t.__d=void 0;else if(n==null||s!=o||s.parentNode==null)e:if(o==null||o.parentNode!==e)e.appendChild(s),a=null;else{for(i=o,c=0;(i=i.nextSibling)&&c<r.length;c+=2)if(i==s)break e;e.insertBefore(s,o),a=o}return a!==void 0?a:s.nextSibling}function pn(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||os.test(t)?n:n+"px"}function ze(e,t,n,r,s){var o;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||pn(e.style,t,"");if(n)for(t in n)r&&n[t]===r[t]||pn(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")o=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+o]=n,n?r||e.addEventListener(t,o?$n:hn,o):e.removeEventListener(t,o?$n:hn,o);else if(t!=="dangerouslySetInnerHTML"){if(s)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function hn(e){this.l[e.type+!1](C.event?C.event(e):e)}function $n(e){this.l[e.type+!0](C.event?C.event(e):e)}function yt(e,t,n,r,s,o,a,i,c){var f,l,u,d,h,g,b,m,_,x,k,y=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,i=t.__e=n.__e,t.__h=null,o=[i]),(f=C.__b)&&f(t);try{e:if(typeof y=="function"){if(m=t.props,_=(f=y.contextType)&&r[f.__c],x=f?_?_.props.value:f.__:r,n.__c?b=(l=t.__c=n.__c).__=l.__E:("prototype"in y&&y.prototype.render?t.__c=l=new y(m,x):(t.__c=l=new qe(m,x),l.constructor=y,l.render=ls),_&&_.sub(l),l.props=m,l.state||(l.state={}),l.context=x,l.__n=r,u=l.__d=!0,l.__h=[]),l.__s==null&&(l.__s=l.state),y.getDerivedStateFromProps!=null&&(l.__s==l.state&&(l.__s=Z({},l.__s)),Z(l.__s,y.getDerivedStateFromProps(m,l.__s))),d=l.props,h=l.state,u)y.getDerivedStateFromProps==null&&l.componentWillMount!=null&&l.componentWillMount(),l.componentDidMount!=null&&l.__h.push(l.componentDidMount);else{if(y.getDerivedStateFromProps==null&&m!==d&&l.componentWillReceiveProps!=null&&l.componentWillReceiveProps(m,x),!l.__e&&l.shouldComponentUpdate!=null&&l.shouldComponentUpdate(m,l.__s,x)===!1||t.__v===n.__v){l.props=m,l.state=l.__s,t.__v!==n.__v&&(l.__d=!1),l.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(O){O&&(O.__=t)}),l.__h.length&&a.push(l);break e}l.componentWillUpdate!=null&&l.componentWillUpdate(m,l.__s,x),l.componentDidUpdate!=null&&l.__h.push(function(){l.componentDidUpdate(d,h,g)})}l.context=x,l.props=m,l.state=l.__s,(f=C.__r)&&f(t),l.__d=!1,l.__v=t,l.__P=e,f=l.render(l.props,l.state,l.context),l.state=l.__s,l.getChildContext!=null&&(r=Z(Z({},r),l.getChildContext())),u||l.getSnapshotBeforeUpdate==null||(g=l.getSnapshotBeforeUpdate(d,h)),k=f!=null&&f.type===Ue&&f.key==null?f.props.children:f,un(e,Array.isArray(k)?k:[k],t,n,r,s,o,a,i,c),l.base=t.__e,t.__h=null,l.__h.length&&a.push(l),b&&(l.__E=l.__=null),l.__e=!1}else o==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=as(n.__e,t,n,r,s,o,a,c);(f=C.diffed)&&f(t)}catch(O){t.__v=null,(c||o!=null)&&(t.__e=i,t.__h=!!c,o[o.indexOf(i)]=null),C.__e(O,t,n)}}function gn(e,t){C.__c&&C.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(r){r.call(n)})}catch(r){C.__e(r,n.__v)}})}function as(e,t,n,r,s,o,a,i){var c,f,l,u=n.props,d=t.props,h=t.type,g=0;if(h==="svg"&&(s=!0),o!=null){for(;g<o.length;g++)if((c=o[g])&&(c===e||(h?c.localName==h:c.nodeType==3))){e=c,o[g]=null;break}}if(e==null){if(h===null)return document.createTextNode(d);e=s?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,d.is&&d),o=null,i=!1}if(h===null)u===d||i&&e.data===d||(e.data=d);else{if(o=o&&He.call(e.childNodes),f=(u=n.props||je).dangerouslySetInnerHTML,l=d.dangerouslySetInnerHTML,!i){if(o!=null)for(u={},g=0;g<e.attributes.length;g++)u[e.attributes[g].name]=e.attributes[g].value;(l||f)&&(l&&(f&&l.__html==f.__html||l.__html===e.innerHTML)||(e.innerHTML=l&&l.__html||""))}if((function(b,m,_,x,k){var y;for(y in _)y==="children"||y==="key"||y in m||ze(b,y,null,_[y],x);for(y in m)k&&typeof m[y]!="function"||y==="children"||y==="key"||y==="value"||y==="checked"||_[y]===m[y]||ze(b,y,m[y],_[y],x)})(e,d,u,s,i),l)t.__k=[];else if(g=t.props.children,un(e,Array.isArray(g)?g:[g],t,n,r,s&&h!=="foreignObject",o,a,o?o[0]:n.__k&&fe(n,0),i),o!=null)for(g=o.length;g--;)o[g]!=null&&on(o[g]);i||("value"in d&&(g=d.value)!==void 0&&(g!==e.value||h==="progress"&&!g)&&ze(e,"value",g,u.value,!1),"checked"in d&&(g=d.checked)!==void 0&&g!==e.checked&&ze(e,"checked",g,u.checked,!1))}return e}function mn(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(r){C.__e(r,n)}}function vn(e,t,n){var r,s;if(C.unmount&&C.unmount(e),(r=e.ref)&&(r.current&&r.current!==e.__e||mn(r,null,t)),(r=e.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(o){C.__e(o,t)}r.base=r.__P=null}if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&vn(r[s],t,typeof e.type!="function");n||e.__e==null||on(e.__e),e.__e=e.__d=void 0}function ls(e,t,n){return this.constructor(e,n)}function is(e,t,n){var r,s,o;C.__&&C.__(e,t),s=(r=typeof n=="function")?null:n&&n.__k||t.__k,o=[],yt(t,e=(!r&&n||t).__k=an(Ue,null,[e]),s||je,je,t.ownerSVGElement!==void 0,!r&&n?[n]:s?null:t.firstChild?He.call(t.childNodes):null,o,!r&&n?n:s?s.__e:t.firstChild,r),gn(o,e)}He=sn.slice,C={__e:function(e,t){for(var n,r,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((r=n.constructor)&&r.getDerivedStateFromError!=null&&(n.setState(r.getDerivedStateFromError(e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(o){e=o}throw e}},tn=0,qe.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Z({},this.state),typeof e=="function"&&(e=e(Z({},n),this.props)),e&&Z(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),cn(this))},qe.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),cn(this))},qe.prototype.render=Ue,ye=[],nn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Ge.__r=0,ss=0;var we,j,_n,Ye=0,wt=[],bn=C.__b,yn=C.__r,wn=C.diffed,kn=C.__c,xn=C.unmount;function Je(e,t){C.__h&&C.__h(j,e,Ye||t),Ye=0;var n=j.__H||(j.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function L(e){return Ye=1,cs(Sn,e)}function cs(e,t,n){var r=Je(we++,2);return r.t=e,r.__c||(r.__=[n?n(t):Sn(void 0,t),function(s){var o=r.t(r.__[0],s);r.__[0]!==o&&(r.__=[o,r.__[1]],r.__c.setState({}))}],r.__c=j),r.__}function q(e,t){var n=Je(we++,3);!C.__s&&xt(n.__H,t)&&(n.__=e,n.__H=t,j.__H.__h.push(n))}function G(e,t){var n=Je(we++,4);!C.__s&&xt(n.__H,t)&&(n.__=e,n.__H=t,j.__h.push(n))}function z(e){return Ye=5,pe(function(){return{current:e}},[])}function pe(e,t){var n=Je(we++,7);return xt(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function us(){wt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Ke),e.__H.__h.forEach(kt),e.__H.__h=[]}catch(t){e.__H.__h=[],C.__e(t,e.__v)}}),wt=[]}C.__b=function(e){j=null,bn&&bn(e)},C.__r=function(e){yn&&yn(e),we=0;var t=(j=e.__c).__H;t&&(t.__h.forEach(Ke),t.__h.forEach(kt),t.__h=[])},C.diffed=function(e){wn&&wn(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(wt.push(t)!==1&&_n===C.requestAnimationFrame||((_n=C.requestAnimationFrame)||function(n){var r,s=function(){clearTimeout(o),Cn&&cancelAnimationFrame(r),setTimeout(n)},o=setTimeout(s,100);Cn&&(r=requestAnimationFrame(s))})(us)),j=void 0},C.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Ke),n.__h=n.__h.filter(function(r){return!r.__||kt(r)})}catch(r){t.some(function(s){s.__h&&(s.__h=[])}),t=[],C.__e(r,n.__v)}}),kn&&kn(e,t)},C.unmount=function(e){xn&&xn(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Ke)}catch(n){C.__e(n,t.__v)}};var Cn=typeof requestAnimationFrame=="function";function Ke(e){var t=j;typeof e.__c=="function"&&e.__c(),j=t}function kt(e){var t=j;e.__c=e.__(),j=t}function xt(e,t){return!e||e.length!==t.length||t.some(function(n,r){return n!==e[r]})}function Sn(e,t){return typeof t=="function"?t(e):t}var Tn=function(e,t,n,r){var s;t[0]=0;for(var o=1;o<t.length;o++){var a=t[o++],i=t[o]?(t[0]|=a?1:2,n[t[o++]]):t[++o];a===3?r[0]=i:a===4?r[1]=Object.assign(r[1]||{},i):a===5?(r[1]=r[1]||{})[t[++o]]=i:a===6?r[1][t[++o]]+=i+"":a?(s=e.apply(i,Tn(e,i,n,["",null])),r.push(s),i[0]?t[0]|=2:(t[o-2]=0,t[o]=s)):r.push(i)}return r},On=new Map,p=function(e){var t=On.get(this);return t||(t=new Map,On.set(this,t)),(t=Tn(this,t.get(e)||(t.set(e,t=(function(n){for(var r,s,o=1,a="",i="",c=[0],f=function(d){o===1&&(d||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,d,a):o===3&&(d||a)?(c.push(3,d,a),o=2):o===2&&a==="..."&&d?c.push(4,d,0):o===2&&a&&!d?c.push(5,0,!0,a):o>=5&&((a||!d&&o===5)&&(c.push(o,0,a,s),o=6),d&&(c.push(o,d,0,s),o=6)),a=""},l=0;l<n.length;l++){l&&(o===1&&f(),f(l));for(var u=0;u<n[l].length;u++)r=n[l][u],o===1?r==="<"?(f(),c=[c],o=3):a+=r:o===4?a==="--"&&r===">"?(o=1,a=""):a=r+a[0]:i?r===i?i="":a+=r:r==='"'||r==="'"?i=r:r===">"?(f(),o=1):o&&(r==="="?(o=5,s=a,a=""):r==="/"&&(o<5||n[l][u+1]===">")?(f(),o===3&&(c=c[0]),o=c,(c=c[0]).push(2,0,o),o=0):r===" "||r==="	"||r===`
`||r==="\r"?(f(),o=2):a+=r),o===3&&a==="!--"&&(o=4,c=c[0])}return f(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(an),ds=5;function En(e){const t=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=e,t.append(n);t.children.length>ds;)t.firstChild?.remove()}var Ct=!1,St=!1;addEventListener("keydown",()=>St=!0,!0),addEventListener("pointerdown",()=>St=!1,!0);function ke(){const{activeElement:e,body:t}=document;return e===t||e?.matches(":disabled")||!1}function Ln(e){G(()=>{if(!St||!ke()||Ct)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},e)}function fs(e,t){const n=z(e);G(()=>{const r=n.current===e;if(n.current=e,!t.isChosen||r&&!ke())return;const{activeElement:s}=document,o=document.getElementById("main"),a=new MutationObserver(c);function i(){a.disconnect(),Ct=!1}function c(){const f=o.querySelector("h1");f&&(i(),!(!ke()&&document.activeElement!==s)&&(f.tabIndex=-1,f.focus()))}return Ct=!0,a.observe(o,{childList:!0,subtree:!0}),c(),i},[t])}var ps=11264,An=/[\u2c00-\u2c5f]/g,Nn="|",Qe=new Map,X=new Map,Pn=/(?!)/g,xe={},Q,Rn=/(?!)/g,Mn=/(?!)/g,Tt=e=>[...e].length>1,Bn=e=>[...e].sort((t,n)=>n.length-t.length).map(t=>t.replace(/[\\^$.*+?()[\]{}|/]/g,"\\$&")).join("|")||"(?!)";function hs(e={}){xe=e;for(const t of Object.values(e).flatMap(({letters:n})=>n.filter(Tt))){if(X.has(t))continue;const n=String.fromCharCode(ps+X.size/2);for(const[r,s]of[[n,t],[n.toLowerCase(),t.toLowerCase()]])Qe.set(r,s),X.set(s,r)}Pn=new RegExp(`\\[(${Bn(X.keys())})\\]`,"g")}var Ve=e=>xe[e??""],$s=e=>Object.values(xe).find(t=>t.code===e);function gs(e){if(Q===xe[e])return;Q=xe[e];const t=Bn(Q?.letters.filter(Tt)??[]),n=In()?"|(?<=[\\p{L}\\]])\\|(?=[\\p{L}[])":"";Rn=new RegExp(`\\[(${t})\\]|(${t})\\|?${n}`,"giu"),Mn=new RegExp(`(?=(?:${t}))(.)`,"giu")}var he=()=>Q?.code??void 0,Ze=e=>e.replace(Pn,(t,n)=>X.get(n)),re=e=>e.replace(An,t=>Qe.has(t)?`[${Qe.get(t)}]`:t),E=e=>e.replace(An,t=>Qe.get(t)??t),N=e=>e.toLocaleUpperCase(he()??"en"),Ce=e=>e.toLocaleLowerCase(he()??"en"),ee=e=>[...e.normalize("NFC")].map(t=>{const n=Q?.fold[t]??Q?.fold[N(t)];return n===void 0?t:t===N(t)?n:n.toLowerCase()}).join("").replace(Rn,(t,n,r)=>{const s=n??r??"";return X.get(s)??X.get(N(s))??""}),Xe=e=>re(e.replace(Mn,`$1${Nn}`)),ms=e=>!!Q?.letters.some(t=>t.length>e.length&&t.startsWith(N(e))),In=()=>Q?.letters.find(Tt);function Se(e){const t=(Q?.letters??[]).map(r=>X.get(r)??r),n=r=>t.indexOf(r);return[...e].sort((r,s)=>n(r)-n(s)||r.localeCompare(s))}var Dn="lexicon_fast.",Fn="tables",et="new_game",Ot="puzzles",vs=50,_s=1100,Te=new Map,bs=()=>Te.size>0;function Hn(e){if(Te.has(e))return Te.get(e)??null;try{return Ze(localStorage.getItem(Dn+e)??"")}catch{return null}}function jn(e,t){try{localStorage.setItem(Dn+e,re(t)),Te.delete(e)}catch{Te.set(e,t)}}function Wn(e){try{const t=JSON.parse(e);return typeof t=="object"&&t!==null?t:{}}catch{return{}}}var se=e=>Wn(Hn(e)??""),tt=(e,t)=>jn(e,JSON.stringify(t)),nt=e=>Hn(e)??"",rt=(e,t)=>jn(e,t),Oe=()=>se(Fn);function ys(){return Object.entries(Oe()).map(([e,t])=>({id:e,...t})).sort((e,t)=>t.since-e.since)}function Et(e){const t=Object.entries(e).sort(([,n],[,r])=>r.since-n.since);tt(Fn,Object.fromEntries(t.slice(0,vs)))}var Ee=e=>Oe()[e]??null;function ws(e,t,n){Et({...Oe(),[e]:{game:t,token:n,since:Date.now()}})}function st(e,t){const n=Oe();e in n&&Et({...n,[e]:{...n[e],...t}})}function Un(e,t){const n=Ee(e)?.draft;return n?.position===t?n.value:null}function ks(e){const{[e]:t,...n}=Oe();Et(n)}var xs=()=>se(et).game,Cs=e=>se(et).choices?.[e]??{};function Ss(e,t){const{choices:n={}}=se(et);tt(et,{game:e,choices:{...n,[e]:t}})}function Ts(e,t,n){const r=document.createElement("a");r.href=URL.createObjectURL(new Blob([re(t)],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var Os=()=>new Date().toISOString().slice(0,10),qn=(e,t)=>`${t} ${e}`,Es=(e,t)=>se(Ot)[qn(e,t)]??null;function Ls(e,t,n){const r={...se(Ot),[qn(e,t)]:n},s=Object.entries(r).sort(([o],[a])=>o<a?1:-1).slice(0,_s);tt(Ot,Object.fromEntries(s))}function Gn(e){const t=Math.round(e*100);return e>0&&e<1?Math.min(Math.max(t,1),99):t}function As(e){const t=new Intl.PluralRules(e),n=new Intl.ListFormat(e),r=new Intl.ListFormat(e,{type:"disjunction"}),s=new Intl.RelativeTimeFormat(e),o=new Map,a=(u,d)=>{const h=JSON.stringify(d),g=o.get(h)??new Intl.NumberFormat(e,d);return o.set(h,g),g.format(u)},i=(u=-1)=>u<0?{}:{minimumFractionDigits:u,maximumFractionDigits:u},c={signDisplay:"exceptZero"},f=(u,d)=>a(u,i(d)),l=u=>d=>a(d,{style:"unit",unit:u,unitDisplay:"long"});return{number:f,count(u,d){const h=u===0&&d.zero?"zero":t.select(u);return(d[h]??d.other).replace("#",f(u))},signed:(u,d)=>a(u,{...c,...i(d)}),percent:u=>a(Gn(u)/100,{style:"percent"}),percentChange:u=>a(u,{style:"percent",...c}),list:u=>n.format(u.map(String)),either:u=>r.format(u.map(String)),day:u=>new Date(`${u}T00:00Z`).toLocaleDateString(e,{dateStyle:"long",timeZone:"UTC"}),moment:u=>new Date(u).toLocaleString(e,{dateStyle:"long",timeStyle:"short"}),hours:l("hour"),minutes:l("minute"),seconds:l("second"),fromNow:(u,d)=>s.format(u,d),languageName:u=>new Intl.DisplayNames(e,{type:"language"}).of(u)??u}}var Lt={en:{name:"English",locale:"en-GB"},de:{name:"Deutsch",locale:"de-DE"}},Ns=Object.entries(Lt).map(([e,{name:t}])=>[e,t]);function zn(){return[nt("language"),...navigator.languages.map(t=>t.split("-")[0])].find(t=>Object.hasOwn(Lt,t))??"en"}var At=zn();document.documentElement.lang=At;var M=As(Lt[At].locale);async function Nt(e){return(await import(`./languages-${At}-${e}.js`)).default(M)}var w=await Nt("frame"),{lexicon:v,tiles:$}={},Ps=async()=>{({lexicon:v,tiles:$}=await Nt("games"))};function Rs(e){rt("language",e),location.reload()}var W=(e,t=" ")=>e.filter(Boolean).join(t);function Ms(e){return e<=0||e>=100?Math.min(e/100,1):e>=99?.999999:(e+.499999)/100}var ot=e=>e.charAt(0).toUpperCase()+e.slice(1),Yn=e=>`${ot(e)}${/[.?!]$/.test(e)?"":"."}`;function at(e){const t=w.LEVELS.find(([n])=>n===e)?.[1];return t||e.replace(/^level(\d+)/,(n,r)=>w.levelName(r)).replace(/^player (\d+)$/,(n,r)=>w.playerName(r))}var Bs=e=>e===w.you||/^player \d+$/.test(e),Is=e=>w.botOption(at(e));function Ds({seats:e,seat:t}){const{you:n}=w;return e.map(({name:r,bot:s},o)=>{if(o===t)return n;if(s&&/^level\d+( \d+)?$/.test(r)){const[i,c]=r.split(" ");return W([at(i),c])}return r.trim().toLowerCase()===n.toLowerCase()?w.quotedName(r):at(r)})}function Fs(e){return e.map((t,n)=>{const r=e.slice(0,n).filter(s=>s===t).length;return r?`${t} ${r+1}`:t})}var oe=(e,t)=>e.map((n,r)=>`${n} ${t[r]}`).join(", ");function Jn(e){const t=e.filter(({event:s,action:o})=>s==="turn"&&o.action!=="accept"),n=t.filter(({action:s})=>s.action!=="challenge"),r=[];for(const s of t)s.action.action==="challenge"&&s.right?r.pop():(s.action.laid??s.action.word)&&r.push(s);return{turns:n,plays:r}}function Pt({player:e,reason:t},n){if(e===null)return w.gameAborted;const r=n[e];return t==="clock"?w.ranOutOfTime(r):t==="resigned"?w.resigned(r):w.forfeited(r)}function Kn(e){if(/^(enable|yawl)$/.test(e))return e.toUpperCase();const t=Ve(e);return!t||t.name===e?e:`${e} (${Qn(t)})`}var Qn=e=>e.code?M.languageName(e.code):e.name,Hs=e=>W([Kn(e),w.DICTIONARY_HINTS[e]],", ");function js({message:e,type:t=""}){if(t in w.ERRORS&&t!=="BadQuery")return w.ERRORS[t];const n=e.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,"");return Yn(E(n.replaceAll(/'([^']+)'/g,(r,s)=>w.quotedName(s))))}function Ws(e){const t=[...e?.upper??""],n=new Map([...e?.lower??""].map((r,s)=>[r,t[s]]));return r=>E([...r].map(s=>n.get(s)??s).join(""))}function Rt(){const e=In();return e?w.longTileHint(e,M.list([...e])):""}function lt(e){const[,t,n]=/^(.*)-(\w+)$/.exec(e)??[],r=n&&$s(n);return r?`${lt(t)} (${Qn(r)})`:w.RULESETS[e]??e.replaceAll("_"," ")}function Us(e){return e?e.end==="solved"?w.solvedIn(e.tries):e.end==="shown"?w.notSolved:w.attempts(e.tries):""}var Mt=(e,t)=>Math.round(e)?t(Math.round(e)):"",Vn=(e,t)=>Math.round(100*e)?t(M.percentChange(e)):"",Zn=1e3,qs=-32603,Gs=413,zs={code:0,message:"",data:{type:"TooMuch"}},$e=class extends Error{constructor({code:e,message:t,data:n},r){super(t),this.method=r,this.code=e,this.type=n?.type??"",this.rule=n?.rule??"",this.path=n?.path??"",this.data=n??{}}},Bt=document.documentElement.hasAttribute("data-common.offline")||!navigator.onLine,Xn=()=>Bt;function it(e){Bt!==e&&(Bt=e,dispatchEvent(new Event("serverchange")))}addEventListener("online",()=>it(!1)),addEventListener("common.offline",()=>it(!0));async function Le(e,t,n){const r=await fetch(`rpc?${e}`,{method:"POST",headers:{"Content-Type":"application/json"},body:re(JSON.stringify({jsonrpc:"2.0",id:0,method:e,params:t})),signal:n}).catch(a=>{throw n?.aborted||it(!0),a});it(r.headers.has("x-common.offline"));const{result:s,error:o}=JSON.parse(Ze(await r.text()));if(r.status===Gs)throw new $e(zs,e);if(o)throw new $e(o,e);return s}var Ys=e=>e instanceof $e&&["BadQuery","NoDefinitions","NoPlayability"].includes(e.type);async function er(e){const t=[];let n;do n=await Le("table.record",{id:e,skip:t.length,limit:Zn}),t.push(...n.lines);while(n.lines.length===Zn);return t}function Ae(e){if(!(e instanceof $e))return w.offline;const{code:t,method:n,type:r,rule:s,path:o,message:a}=e;if(t===qs)return w.serverFailed;if(o)return w.WRONG_FIELDS.find(([f])=>o.startsWith(f))?.[1]??w.notAccepted;const i=w.ERRORS[`${n} ${r}`]??w.ERRORS[r]??w.FORBIDDEN[s],c=/^record:(\d+):/.exec(a)?.[1];return i&&c?w.withLine(i,c):i??Yn(E(a.replace(/^position \d+: |^opened, /g,"")))}var ct=new Map;function It(e,t){const n=JSON.stringify([e,t]),r=ct.get(n)??Le(e,t);return ct.set(n,r),r.catch(()=>ct.delete(n)),r}var tr=document.getElementById("hello")?.textContent;tr&&ct.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(tr)));async function Js(){const e=await It("hello",{});return hs(e.languages),e}async function nr(e,t,n=null){const r=Ve(n)&&{dictionary:n};return(await It("rules",{game:e,ruleset:t,...r})).rules}async function Ks(e){if(!await caches.has("lexicon-fast-answers"))for(const{game:t,rulesets:n}of e)for(const r of n)await nr(t,r)}var Qs=e=>It("dictionary.info",{dictionary:e}),Vs=30,Zs=100,Xs=100;function Dt(e,t){const n={value:null,error:null},[r,s]=L(n);return q(()=>{let o=!0;return s(n),e().then(a=>o&&s({value:a,error:null}),a=>o&&s({value:null,error:Ae(a)})),()=>{o=!1}},t),r}function rr(e,t){const n={result:null,error:null,failure:null,key:null},[r,s]=L(n),o=t&&JSON.stringify(t);G(()=>{if(!t){s(n);return}const f=new AbortController,l=setTimeout(()=>{Le(e,t,f.signal).then(u=>s({...n,result:u,key:o}),u=>{if(u.name==="AbortError")return;const d=u instanceof $e?u:null;s({...n,error:Ae(u),failure:d,key:o})})},Vs);return()=>{clearTimeout(l),f.abort()}},[e,o]);const{result:a,error:i,failure:c}=r;return{result:a,error:i,failure:c,busy:r.key!==o}}function eo({leaves:e=!0}={}){const[t,n]=L({busy:!1,problem:null});async function r(o){n({busy:!0,problem:null});try{await o(),e||n({busy:!1,problem:null})}catch(a){n({busy:!1,problem:Ae(a)})}}return{...t,run:r,clear:()=>n(({busy:o})=>({busy:o,problem:null}))}}function Ne(e,t){const n=z(t);n.current=t,G(()=>{const r=s=>n.current(s);return addEventListener(e,r),()=>removeEventListener(e,r)},[e])}function to(e){const[{value:t,earlier:n},r]=L(()=>({value:e(),earlier:[]})),s=(a,i=!0)=>r(c=>({value:a,earlier:i?[...c.earlier.slice(1-Xs),c.value]:c.earlier})),o=()=>r(a=>a.earlier.length?{value:a.earlier.at(-1),earlier:a.earlier.slice(0,-1)}:a);return Ne("keydown",a=>{const{key:i,ctrlKey:c,metaKey:f,shiftKey:l,target:u}=a,d=(c||f)&&!l&&i.toLowerCase()==="z",h=u instanceof Element&&u.matches("input:not([data-undo]), textarea");!d||h||(a.preventDefault(),o())}),{value:t,set:s,undo:o,canUndo:n.length>0}}function no(e,t,n=!0){const r=pe(()=>performance.now(),[t]),[s,o]=L(r);q(()=>{if(!n)return;const i=setInterval(()=>o(performance.now()),Zs);return()=>clearInterval(i)},[n]);const a=n?Math.max(0,s-r)/1e3:0;return Math.max(0,e-a)}function ro(){const[e,t]=L(Xn);return Ne("serverchange",()=>t(Xn())),e}function so(e){q(()=>{e!==null&&(document.title=w.tabTitle(e))},[e])}function sr(e,t){const n=z(null);return q(()=>{const r=n.current?.querySelector(e);n.current&&r instanceof HTMLElement&&(n.current.scrollTop=r.offsetTop-n.current.clientHeight/2)},t),n}var oo=e=>sr('[aria-current="step"]',[e]);function ut(e,t){const n=z(!0);G(()=>{n.current||e(),n.current=!1},t)}var ao="play";function Ft(){const[e,t=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...r]=e.split("/");return{name:n||ao,rest:r,query:new URLSearchParams(t)}}var dt=null;function lo(){const[e,t]=L(()=>({...Ft(),isChosen:!1}));return Ne("hashchange",()=>{t({...Ft(),isChosen:location.hash!==dt}),dt=null}),e}function ft(e,t={}){const n=Object.entries(t).filter(([,s])=>s),r=new URLSearchParams(n.map(([s,o])=>[s,re(o)]));return`#/${e}${r.size?`?${r}`:""}`}function io(e){dt=ft(e),location.hash=dt}function co(e,t){history.replaceState(null,"",ft(e,t))}var or={};be(or,{actionText:()=>Wt,adviceFigure:()=>_o,adviceHint:()=>vo,cardText:()=>ae,differences:()=>bo,endFacts:()=>mo,eventText:()=>$o,pastActionText:()=>cr,playedWord:()=>po,sheetText:()=>fo});var uo="✦";function ge({letter:e,wild:t=!1,points:n=null,classes:r="",...s}){const{corner:o,onClick:a,...i}=s,c=o===void 0&&t&&e,f=E(e),l=f.length>1&&`long${f.length}`,u=W(["tile",r,t&&"wild",c&&"star",l]),d=o!=null,h=p`
<span class="letter" aria-hidden="true">${f||uo}</span>
${d&&p`<span class="corner" aria-hidden="true">${o}</span>`}
${n!==null&&p`${" "}<span class="points" aria-hidden="true">${n}</span>`}
`;return a?p`<${P} text=${h} class=${u} onClick=${a} ...${i} />`:p`<span class=${u} ...${i}>${h}</span>`}function ar({label:e,letters:t,onPick:n}){return p`
<fieldset class="letters">
<legend>${e}</legend>
${t.map(r=>p`
<${P} key=${r} text=${E(r)} onClick=${()=>n(r)} />
`)}
</fieldset>
`}function lr({points:e}){const[t,n]=L(!1);return t?null:p`
<span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
${M.signed(e)}
</span>
`}function Pe(e,t){const n=Re(e,t);return[...e].filter((r,s)=>!n[s])}function Re(e,t){const n=[...t];return[...e].map(r=>{const s=n.indexOf(r);return s>=0&&n.splice(s,1),s>=0})}var U="*";function H(e){return(N(e).match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{const r=n.replace(/[[\]*?]/g,"");return{letter:r,master:n!==r}})}function pt(e){return e.map(({letter:t,master:n})=>n?`[${Ce(t)}]`:Ce(t)).join("")}var te=e=>E(N(e.replace(/[[\]]/g,""))),V=e=>v.wordInSentence(te(e),ir(e)),ir=e=>H(e).filter(({master:t})=>t).map(({letter:t})=>E(t));function ht({card:e,points:t,...n}){const r=e===U;return p`
<${ge}
classes="card"
letter=${r?"":e}
wild=${r}
points=${t?.[e]??null}
aria-label=${v.cardName(r?v.master:E(e),t?.[e])}
role=${n.onClick?void 0:"img"}
...${n}
/>
`}function Ht({cards:e,label:t}){return p`
<span class="cards small" role="img" aria-label=${t??E(e)}>
${[...e].map(n=>p`<${ht} card=${n} role="presentation" aria-hidden="true" />`)}
</span>
`}function jt({laid:e}){const t=v.wordName(te(e),ir(e));return p`
<span class="cards word" role="img" aria-label=${t} lang=${he()}>
${H(e).map(({letter:n,master:r})=>p`<${ge} classes="card" letter=${n} wild=${r} aria-hidden="true" />`)}
</span>
`}var ae=e=>e===U?v.theMaster:E(e);function Wt(e,{table:t=[]}={}){const n="target"in e?t[e.target]:void 0;switch(e.action){case"form":return v.formAction(V(e.laid));case"insert":return v.insertAction(V(e.laid),n&&te(n));case"substitute":return v.substituteAction(V(e.laid),n&&V(n));case"draw":return(e.take==="exposed"?v.takeExposedAction:v.takeFromStockAction)(ae(e.discard));default:return v.ACTIONS[e.action]}}var fo=Wt,po=({laid:e})=>e?.replace(/[[\]]/g,"");function cr(e,t,{old:n,gained:r=[],taken:s}={}){switch(e.action){case"form":return v.formed(t,V(e.laid));case"insert":return v.inserted(t,V(e.laid),n&&te(n));case"substitute":{const o=r.map(ae);return v.substituted(t,V(e.laid),n&&V(n),o)}case"draw":{const o=ae(e.discard);return e.take!=="exposed"?v.tookFromStock(t,o):v.tookExposed(t,o,s&&ho(s))}default:return""}}var ho=e=>e===U?v.master:E(e);function $o(e,t){switch(e.event){case"dealer draw":{const n=e.players.map(r=>t[r]);return v.dealerDraw(oe(n,e.cards.map(E)))}case"deal":return v.dealt(e.round,t[e.dealer],ae(e.exposed));case"turn":return go(e,t);case"round end":{const n=e.why==="out"?t[e.winner??0]:null;return v.roundEnd(n,oe(t,e.points))}case"game end":return v.gameEnd(w.resultText(e.winners.map(n=>t[n])));case"forfeit":return Pt(e,t);default:return null}}function go(e,t){const{player:n,action:r,taken:s,right:o,play:a,penalties:i={}}=e;switch(r.action){case"accept":return null;case"challenge":{const c=a&&"laid"in a.action?V(a.action.laid):v.thePlay,f=Object.entries(i).filter(([,l])=>l!==0).map(([l,u])=>`${t[Number(l)]} ${M.signed(u)}`);return v.challenged(t[n],c,!!o,f.join(", "))}default:{const c=r.action==="draw"&&r.take==="blind";return W([cr(r,t[n],e),s&&c&&v.itIs(ae(s)),e.renewed&&v.stockRenewed])}}}function mo(e,t){const{turns:n,plays:r}=Jn(e),s=({action:c})=>H(c.laid).length,o=r.toSorted((c,f)=>s(f)-s(c))[0],a=e.filter(({event:c})=>c==="round end").length;return[o&&v.longestWord(te(o.action.laid),t[o.player]),a&&v.roundsAndTurns(a,Number((n.length/a).toFixed(1)))].flatMap(c=>c||[])}var vo=()=>v.adviceHint,_o=({gain:e,margin:t})=>({value:e,figure:M.signed(e,1),margin:t?M.number(t,1):""}),bo=(e,t)=>[Mt(e.points-t.points,v.atRisk),Vn(e.win-t.win,v.goesOutFirst)],$t=e=>H(e).map(({letter:t,master:n})=>n?U:t),yo=e=>Se(e).sort((t,n)=>+(t===U)-+(n===U)).join("");function ur(e,t,n){let r;return e.map(s=>{switch(s.event){case"deal":return r=new ko(s,t,n),s;case"turn":return r.turn(s);case"round end":return{...s,...r.result};default:return s}})}function wo(e,t){return e.findLast(({event:r})=>r==="round end").points.map((r,s)=>{const o=e.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(s)]??""}:a);return ur(o,t,s).findLast(a=>a.event==="round end")?.hand})}var ko=class{#t=null;#n={};#e;#r;constructor({round:e,players:t,hand:n=""},r,s){this.number=e,this.rules=r,this.seat=s,this.#e={table:[],hand:[...n],sizes:Object.fromEntries(t.map(o=>[o,r.cards_each]))},this.#r=this.#e}get result(){return{round:this.number,play:this.#t,left:this.#e.sizes,hand:yo(this.#e.hand),penalties:this.#n}}turn(e){const{action:t,player:n}=e;switch(t.action){case"accept":return e;case"challenge":return this.#a(e);case"draw":return n===this.seat&&this.#s([t.discard],[e.taken??""]),e;default:return this.#o(e,t)}}#s(e,t){this.#e={...this.#e,hand:[...Pe(this.#e.hand,e),...t]}}#o(e,t){const{table:n,sizes:r}=this.#e,s="target"in t?t.target:n.length,o=n[s]??"",a=Pe($t(t.laid),$t(o)),i=Pe($t(o),$t(t.laid));return this.#r=this.#e,this.#e={...this.#e,table:n.toSpliced(s,1,t.laid),sizes:{...r,[e.player]:r[e.player]-a.length+i.length}},e.player===this.seat&&this.#s(a,i),this.#t={...e,old:o,gained:i},this.#t}#a(e){const{right_challenger:t,right_offender:n,wrong_challenger:r}=this.rules,s=this.#t?.player??e.player,o=e.right?{[s]:n,[e.player]:t}:{[e.player]:r};e.right&&(this.#e=this.#r);for(const[a,i]of Object.entries(o))this.#n[a]=(this.#n[a]??0)+i;return{...e,play:this.#t,penalties:o}}},dr={};be(dr,{Play:()=>Do,Position:()=>zo,StaticHand:()=>Jo,solverQuery:()=>Yo});var fr={mouse:6,pen:6,touch:12},xo=44;function pr(e,{small:t=!1}={}){const n=z(e);return n.current=e,r=>({onPointerDown(s){s.button===0&&s.isPrimary&&Co(s,t,o=>n.current(r,o))}})}function Co(e,t,n){const r=e.currentTarget,s=t&&e.pointerType==="touch"?xo:0;let o=null,a=null;r.hasPointerCapture(e.pointerId)&&r.releasePointerCapture(e.pointerId);const i=l=>{a?.classList.remove("over"),l?.classList.add("over"),a=l},c=l=>{if(l.pointerId!==e.pointerId)return;const u=l.clientX-e.clientX,d=l.clientY-e.clientY,h=fr[e.pointerType]??fr.mouse;!o&&Math.hypot(u,d)<h||(o??=So(r),o.style.transform=`translate(${u}px, ${d-s}px) scale(1.08)`,i(hr(l,s)))},f=l=>{l.pointerId===e.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",f),removeEventListener("pointercancel",f),i(null),o&&(o.remove(),r.classList.remove("lifted"),To(),l.type==="pointerup"&&n(hr(l,s)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",f),addEventListener("pointercancel",f)}function So(e){const{left:t,top:n,width:r,height:s}=e.getBoundingClientRect(),o=e.cloneNode(!0);return o.classList.add("ghost"),o.style.cssText+=`left: ${t}px; top: ${n}px; width: ${r}px; height: ${s}px;
transition: none`,o.setAttribute("aria-hidden","true"),o.removeAttribute("id"),document.body.append(o),e.classList.add("lifted"),o}function hr({clientX:e,clientY:t},n){const r=s=>document.elementFromPoint(e,s)?.closest("[data-drop]")??null;return r(t-n)??r(t)}function To(){const e=n=>{t(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},t=()=>{removeEventListener("click",e,{capture:!0}),removeEventListener("pointerdown",t,{capture:!0})};addEventListener("click",e,{capture:!0}),addEventListener("pointerdown",t,{capture:!0})}function $r(e,t,n){const r=H(n),{kind:s,oldCells:o}=t===null?{kind:"form",oldCells:[]}:Oo(H(t),r),a=[...e],i=d=>{const h=a.indexOf(d);return h>=0&&a.splice(h,1),h>=0},c=[],f=r.map(({letter:d,master:h},g)=>{const b=o[g];if(b)return{letter:d,master:b.master,from:"table"};const m=!h&&i(d)?d:i(U)?U:null;return m===null?{letter:d,master:h,from:"none"}:(c.push(m),{letter:d,master:m===U,from:"hand"})}),l=f.every(({letter:d,from:h})=>d&&h!=="none"),u=c.length>0&&f.length>1;return{kind:l&&u?s:null,cells:f,cards:c,laid:pt(f)}}function Oo(e,t){if(t.length<e.length)return{kind:null,oldCells:[]};if(t.length>e.length){let s=0;const o=t.map(({letter:a,master:i})=>{const c=e[s];if(!(c?.letter!==a||i&&!c.master))return s+=1,c});return s===e.length?{kind:"insert",oldCells:o}:{kind:null,oldCells:[]}}const n=t.some(({letter:s},o)=>s!==e[o].letter);return{kind:"substitute",oldCells:t.map(({letter:s,master:o},a)=>{const i=e[a];return s===i.letter&&(n||o===i.master)?i:void 0})}}function Eo({kind:e,laid:t},n){return e===null?null:e==="form"?{action:e,laid:t}:{action:e,target:n,laid:t}}var le={target:null,text:"",caret:0,chosen:null},gt=(e,t)=>({...le,target:e,text:t,caret:H(t).length});function Lo(e){return e.action==="draw"?me(le,e.discard):gt(e.target??null,e.laid)}function me(e,t,n=null){const{chosen:r,caret:s}=e,o=H(e.text),a=t===U?{letter:"",master:!0}:{letter:t,master:!1},i=n===null&&r!==null,c=n??r??s;return o.splice(c,i?1:0,a),{...e,text:pt(o),caret:i?s:c+1,chosen:null}}function gr(e,t,n){const r=H(e.text),s=n!==null&&H(n).length===r.length;r.splice(t,1,...s?[H(n)[t]]:[]);const o=Math.min(e.caret,r.length);return{...e,text:pt(r),caret:o,chosen:null}}function Ao(e,t){const n=H(e.text);return n[n.findIndex(r=>!r.letter)]={letter:t,master:!0},{...e,text:pt(n)}}function No(e,t,n,r){const[s,o]=t.split(">",2);if(o!==void 0){const i=r.findIndex(c=>mr(c)===mr(ee(s)));if(i>=0)return{...gt(i,ee(o)),input:o}}const a=H(ee(t.slice(0,n))).length;return{...e,text:ee(t),input:t,caret:a,chosen:null}}var Po=({text:e,input:t=""})=>ee(t)===e?t:Xe(e),mr=e=>H(e).map(({letter:t})=>t).join(""),Ro=new Set,Mo=new Map,Bo=12;function vr({observation:e,points:t,target:n=null,onWord:r=null,...s}){const{fresh:o=Ro,arriving:a=Mo,hasPiles:i=!0}=s,{table:c=[],pile:f="",stock:l=0}=e,u=f.at(-1),d=sr(".fresh",[c.join()]);return p`
<section class="felt" aria-label=${v.tableLabel}>
${i&&p`<${Io} stock=${l} exposed=${u} points=${t} />`}
<ul
ref=${d}
class="laid-words ${c.length>Bo?"many":""}"
aria-label=${v.tableWordsLabel}
>
${c.length===0&&p`<li class="nothing">${v.noTableWords}</li>`}
${c.map((h,g)=>{const b=p`<${jt} key=${a.get(g)} laid=${h} />`,m=[o.has(g)&&"fresh",a.has(g)&&"arriving"],_=p`
<${P}
text=${b}
class="laid-word"
data-drop=${`word ${g}`}
aria-pressed=${g===n}
aria-label=${v.changeWordButton(te(h),o.has(g))}
onClick=${()=>r?.(g)}
/>
`;return p`
<li key=${g} class=${W(m)}>
${r?_:b}
</li>
`})}
</ul>
</section>
`}function Io({stock:e,exposed:t,points:n}){return p`
<div class="piles">
<figure data-drop="blind">
<span class="tile card back" role="img" aria-label=${w.cardCount(e)}>
${e}
</span>
<figcaption>${v.stockCaption}</figcaption>
</figure>
<figure data-drop="exposed">
${t?p`<${ht} card=${t} points=${n} />`:p`
<span class="tile card none" role="img" aria-label=${v.noExposedCard}></span>
`}
<figcaption>${v.exposedCaption}</figcaption>
</figure>
</div>
`}function Do(e){const{id:t,view:n,rules:r,changes:s,canAct:o,act:a,suggested:i,onDraft:c,notice:f,playsOnly:l}=e,{observation:u}=n,{hand:d="",table:h=[]}=u,g=qo(n.seat,u.history),b=[g,d,...h].join(" "),[m,_]=L(()=>({...le,...Un(t,b)}));ut(()=>_(le),[d,g]),ut(()=>{m.target!==null&&_(le)},[h.join()]),q(()=>st(t,{draft:{position:b,value:m}}),[b,m]),q(()=>{i&&_(Lo(i))},[i]),q(c,[m.text,m.target]),Ln([m.text,m.target]);const x=m.target===null?null:h[m.target],k=$r(d,x,m.text),y=Eo(k,m.target),O=m.target===null&&k.cells.length===1?k.cards[0]:void 0,B=pr(I),F=n.seat!==null&&!n.over;function I({card:T,cell:S=0},D){const[R,ue]=(D??"").split(" "),de=Number(ue);T===void 0?R!=="gap"&&R!=="cell"&&_(gr(m,S,x)):R==="blind"||R==="exposed"?o&&a({action:"draw",discard:T,take:R}):R==="word"?_(me(gt(de,h[de]),T)):R==="gap"?_(me(m,T,de)):R==="cell"?_(me({...m,chosen:de},T)):R==="tray"&&_(me(m,T))}function ce(T){k.cells[T].from==="table"?_({...m,chosen:m.chosen===T?null:T}):_(gr(m,T,x))}function _e(T){T.preventDefault(),y&&o&&a(y)}const K=p`
<${vr}
observation=${u}
points=${r.points}
target=${m.target}
hasPiles=${!l}
fresh=${Go(u.history,n.seat)}
arriving=${_r(s,h)}
onWord=${F&&(T=>_(T===m.target?le:gt(T,h[T])))}
/>
`;return F?p`
${K}
<form class="panel own-turn" aria-label=${w.yourTurn} onSubmit=${_e}>
${f}
<${Ho}
hand=${d}
used=${k.cards}
points=${r.points}
onCard=${T=>_(me(m,T))}
draggable=${B}
/>
<${jo}
draft=${m}
word=${k}
points=${r.points}
draggable=${B}
onType=${(T,S)=>_(No(m,T,S,h))}
onCell=${ce}
onClear=${()=>_(le)}
onGap=${T=>_({...m,caret:T,chosen:null})}
/>
${k.cells.some(({letter:T})=>!T)&&p`
<${ar}
label=${v.masterPicker}
letters=${Se(Object.keys(r.points).filter(T=>T!==U))}
onPick=${T=>_(Ao(m,T))}
/>
`}
<${Uo}
...${e}
action=${y}
discard=${O}
advised=${O&&i?.discard===O?i.take:void 0}
/>
</form>
`:K}var Fo=10;function Ho({hand:e,used:t,points:n,onCard:r,draggable:s}){const o=z(null),a=z(null),i=Re(e,t);return G(()=>{if(a.current===null||!ke())return;const c=i.findIndex((l,u)=>!l&&u>Number(a.current)),f=c<0?i.lastIndexOf(!1):c;o.current?.children[f]?.focus(),a.current=null},[t.join()]),p`
<div
ref=${o}
class="hand cards ${e.length>Fo?"many":""}"
role="group"
aria-label=${v.handLabel}
>
${[...e].map((c,f)=>p`
<${ht}
key=${`${f}${c}`}
card=${c}
points=${n}
disabled=${i[f]}
onClick=${()=>{a.current=f,r(c)}}
...${s({card:c})}
/>
`)}
</div>
`}function jo({draft:e,word:t,points:n,draggable:r,onType:s,onCell:o,onGap:a,onClear:i}){const{cells:c}=t,f=({target:u})=>s(u.value,u.selectionStart??0),l=u=>p`
<span
key=${`gap ${u}`}
class="gap ${u===e.caret?"here":""}"
data-drop=${`gap ${u}`}
aria-hidden="true"
onClick=${()=>a(u)}
></span>
`;return p`
<div class="tray" data-drop="tray" role="group" aria-label=${v.trayLabel}>
${c.map((u,d)=>p`
${l(d)}
<${Wo}
key=${`cell ${d}`}
cell=${u}
place=${d}
chosen=${d===e.chosen}
points=${n}
onClick=${()=>o(d)}
...${u.from==="hand"?r({cell:d}):{}}
/>
`)}
${l(c.length)}
${!c.length&&p`<span class="hint">${v.emptyTray}</span>`}
</div>
<div class="row typing">
<${Vr}
label=${v.typedWordLabel}
id="word"
value=${Po(e)}
lang=${he()}
onInput=${s}
onKeyUp=${f}
onClick=${f}
data-home="play"
/>
<${P} text=${w.clearButton} onClick=${i} />
</div>
<p class="hint keys">${v.typingHint} ${Rt()}</p>
`}function Wo({cell:{letter:e,master:t,from:n},place:r,chosen:s,points:o,...a}){const i=o[t?U:e],c=e?v.masterFor(E(e)):v.master,f=t?c:E(e);return p`
<${ge}
classes=${`card from-${n}`}
letter=${e}
wild=${t}
points=${i??null}
aria-label=${v.trayCardName(v.cardName(f,i),n)}
aria-pressed=${n==="table"?s:void 0}
data-drop=${`cell ${r}`}
...${a}
/>
`}function Uo({action:e,discard:t,advised:n,canAct:r,view:{observation:s},playsOnly:o,act:a}){const i=s.pile?.at(-1),c=b=>a({action:"draw",discard:t,take:b}),f=r&&t!==void 0,[l,u]=[t,i].map(b=>b&&ae(b)),d=e?ot(Wt(e,s)):v.playWordButton,h=b=>n===b?"main":"",g=p`
<button class=${h(void 0)} disabled=${!r||!e}>${d}</button>
`;return o?p`<div class="row actions">${g}</div>`:p`
<div class="row actions">
${g}
<${P}
text=${v.takeExposedButton(l,u)}
class=${h("exposed")}
disabled=${!f||!i}
onClick=${()=>c("exposed")}
/>
<${P}
text=${v.takeFromStockButton(l)}
class=${h("blind")}
disabled=${!f}
onClick=${()=>c("blind")}
/>
</div>
${r&&!f&&p`<p class="hint">${v.drawHint}</p>`}
`}var qo=(e,t=[])=>t.filter(({player:n,action:r})=>n===e&&!["accept","challenge"].includes(r.action)).length;function Go(e=[],t){let n=new Set,r=0,s={places:n,words:r};for(const{player:o,action:a,right:i}of e){if(a.action==="accept")continue;if(a.action==="challenge"){i&&({places:n,words:r}=s);continue}if(s={places:n,words:r},(o===t||t===null)&&(n=new Set),!("laid"in a))continue;const c="target"in a?a.target:r;o!==t&&(n=new Set([...n,c])),c===r&&(r+=1)}return n}function _r(e=[],t=[]){const n=e.flatMap(({number:r,events:s})=>s.flatMap(({action:o})=>o?.laid?[{word:o.laid,number:r}]:[]));return new Map(n.map(({word:r,number:s})=>[t.lastIndexOf(r),s]))}var zo=({observation:e,rules:t,changes:n})=>p`
<${vr}
observation=${e}
points=${t.points}
arriving=${_r(n,e.table)}
/>
`,Yo=({table:e=[]},t)=>({position:Xe([t,...e].join(" "))}),Jo=({hand:e,label:t})=>p`<${Ht} cards=${e} label=${t} />`;function Ko({end:e,names:t,seat:n,rules:r,hands:s=[]}){const{left:o,points:a,scores:i,penalties:c,out:f=[]}=e,l=Object.values(c).some(d=>d!==0),u=d=>{const h=s[d]??(d===n?e.hand:"");return[f.includes(d)?p`${t[d]} <span class="tag">${v.outOfGameTag}</span>`:t[d],h?p`<${Ht} cards=${h} />`:o[d]?w.cardCount(o[d]):v.noCardsLeft,l&&M.signed(c[d]??0),M.signed(a[d]),p`<strong>${i[d]}</strong>`]};return p`
<${Qo} end=${e} names=${t} rules=${r} />
<p class="hint">${v.scoresHint(r.out_at)}</p>
<${es}
rowHeads
columns=${[{title:v.playerColumn},{title:v.cardsLeftColumn},l&&{title:v.challengesColumn,number:!0},{title:v.roundPointsColumn,number:!0},{title:v.scoreColumn,number:!0}]}
rows=${[...t.keys()].filter(d=>d in o).map(d=>({key:d,cells:u(d)}))}
/>
`}function Qo({end:{why:e,winner:t,play:n,left:r},names:s,rules:o}){if(e!=="out"||!n||!("laid"in n.action)){const i=o.guard*Object.keys(r).length;return p`<p>${v.noProgressText(i)}</p>`}const a=n.old?te(n.old):void 0;return p`
<p class="row">
<strong>${v.wentOutText(s[t??0],a)}</strong>
<${jt} laid=${n.action.laid} />
</p>
`}var br={};be(br,{actionText:()=>yr,adviceFigure:()=>oa,adviceHint:()=>sa,differences:()=>aa,endFacts:()=>ra,eventText:()=>Xo,lettersOf:()=>mt,pastActionText:()=>Me,playedWord:()=>Vo,sheetText:()=>Zo,shownWord:()=>vt,tilesText:()=>ve});var mt=e=>e.replace(/[()]/g,""),Vo=({word:e})=>e&&mt(e),vt=e=>E(N(mt(e)));function Ut(e){const t=[...e.replace(/\([^)]*\)/g,"")].filter(r=>r!==N(r)),n=vt(e);return t.length?$.wordWithBlanks(n,t.map(r=>E(N(r)))):n}function ve(e){const t=e.replace(/[?_]/g,""),n=e.length-t.length;return $.tilesText(t.length===1?E(t):re(t),n)}function yr(e){switch(e.action){case"play":return $.playAction(Ut(e.word),e.at);case"exchange":return $.exchangeAction(ve(e.tiles));default:return $.ACTIONS[e.action]}}var Zo=e=>e.action==="play"?`${vt(e.word)} ${e.at}`:yr(e);function Me(e,t,{score:n=null,exchanged:r=""}={}){switch(e.action){case"play":return $.played(t,Ut(e.word),e.at,n);case"exchange":return $.exchanged(t,e.tiles?ve(e.tiles):r);case"challenge":return $.challenged(t);case"accept":return $.playAccepted(t);default:return $.passed(t)}}function Xo(e,t){switch(e.event){case"start draw":{const n=e.players.map(r=>t[r]);return $.startDraw(oe(n,[...e.tiles].map(ve)))}case"turn":return na(e,t[e.player]);case"lost turn":return $.lostTurn(t[e.player]);case"deal":return $.starts(t[e.starter]);case"game end":return ta(e,t);case"forfeit":return Pt(e,t);case"taken back":return $.takenBack(t[e.player]);case"points":return ea(e,t[e.player]);default:return null}}function ea({points:e,why:t},n){return({challenge:$.challengePoints,time:$.timePoints}[t]??$.tilesPoints)(n,M.signed(e))}var ta=({why:e,adjustments:t,scores:n},r)=>W([$.END_REASONS[e],t.some(Boolean)&&$.tilesLeft(oe(r,t.map(s=>M.signed(s)))),$.finalScores(oe(r,n))]);function na(e,t){const{action:n,score:r=0,drawn:s,exchanged:o=0}=e,a=s&&$.tilesDrawn(ve(s));switch(n.action){case"play":{const i="hit"in e&&e.hit?.length&&$.bombExplodes(e.hit);return W([Me(n,t,{score:r}),i,a])}case"exchange":return W([Me(n,t,{exchanged:w.tileCount(o)}),a]);case"challenge":{const i="right"in e&&e.right;return`${Me(n,t)} ${i?$.isPhony:$.playStands}`}case"accept":return null;default:return Me(n,t)}}function ra(e,t){const{turns:n,plays:r}=Jn(e),s=r.toSorted((i,c)=>c.score-i.score)[0],o=t.map((i,c)=>{const f=u=>u.player===c,l=r.filter(f).reduce((u,{score:d=0})=>u+d,0);return M.number(l/Math.max(1,n.filter(f).length),1)});return[s&&$.bestPlay(Ut(s.action.word),s.action.at,s.score,t[s.player]),$.pointsPerTurn(oe(t,o))].flatMap(i=>i||[])}var sa=({win_points:e=0})=>$.adviceHint(e/100);function oa({win:e,equity:t,playouts:n,margin:r},{ranked:s,win_points:o=0}){const[a]=s,i=o?(t-a.equity)/o:0,c=Math.min(Math.max(e+i,0),1),f=(e*n+1)/(n+2),l=196*Math.sqrt(f*(1-f)/(n+2));return{value:e+i,figure:M.percent(c),margin:r===0?"":M.percent(Math.max(1,Math.round(l))/100)}}var aa=(e,t)=>[Mt(e.score-t.score,$.pointsNow),Mt((e.leave_value??0)-(t.leave_value??0),$.pointsForLeave),Vn((e.bomb??0)-(t.bomb??0),$.bombRisk)],ne=".",qt=e=>String.fromCharCode(65+e),Be=({row:e,column:t})=>`${e+1}${qt(t)}`,A=({row:e,column:t})=>`${e},${t}`,Y=(e,{row:t,column:n})=>(e[t]?.[n]??ne)!==ne,J=({row:e,column:t},n,r=1)=>n?{row:e+r,column:t}:{row:e,column:t+r};function _t(e){const[t]=e.match(/\p{L}/u)??["A"];return{row:parseInt(e.replace(/\D/g,""),10)-1,column:t.toUpperCase().charCodeAt(0)-65,down:e.startsWith(t)}}function Ie({at:e,word:t}){const{down:n,...r}=_t(e),s=[];let o=r;for(const a of t.match(/\([^)]*\)|./gu)??[]){const i=a.startsWith("(");i||s.push({...o,letter:a}),o=J(o,n,i?a.length-2:1)}return s}function la(e,{board:t=[],opened:n=[]},{squares:r=[],start:s}){if(!("at"in e)||typeof e.at!="string")return e;const{row:o,column:a,down:i}=_t(e.at),c=t.every(u=>[...u].every(d=>d===ne)),f=u=>u.every((d,h)=>u.every((g,b)=>String(d[b])===String(u[b][h]))),l=f(r)&&(!s||s[0]===s[1]);return!i||!c||!l||!f(n)?e:{...e,at:Be({row:a,column:o})}}function ia(e,t,n){const r=u=>Y(e,u)?`(${e[u.row][u.column]})`:t.find(d=>A(d)===A(u))?.letter,s=ca(e,t,n);if(s===null)return{fault:"line"};let o=t.reduce((u,d)=>u.row+u.column<=d.row+d.column?u:d);for(let u=o;r(u);u=J(u,s,-1))o=u;const{row:a,column:i}=o,c=s?`${qt(i)}${a+1}`:Be(o);let f="",l=0;for(let u;u=r(o);o=J(o,s))f+=u,u.startsWith("(")||(l+=1);return l<t.length?{fault:"gap"}:{play:{action:"play",at:c,word:f.replaceAll(")(","")}}}function ca(e,t,n){const[r]=t;if(t.length>1)return t.every(({row:o})=>o===r.row)?!1:t.every(({column:o})=>o===r.column)?!0:null;const s=o=>Y(e,J(r,o,-1))||Y(e,J(r,o));return!s(!1)&&(s(!0)||n)}function wr(e,t){const n=r=>{let s=t;for(;Y(e,J(s,r,-1));)s=J(s,r,-1);let o="";for(;Y(e,s);s=J(s,r))o+=e[s.row][s.column];return o};return[n(!1),n(!0)]}var kr={};be(kr,{Play:()=>qa,Position:()=>Qa,solverQuery:()=>Va});var xr=".",Cr="*",Gt="✹",Sr="⚑",ua="★",ie=e=>"multipliers"in e;function da(e,t,n){const{row:r,column:s}=e,o=A(e),a=n.laid?.get(o),i=Y(n.rows,e)?n.rows[r][s]:null,c=a?a.letter:i,f=n.opened?n.opened[r]?.[s]??xr:null,l=f===xr,u=f===Cr,d=f===null||l||u?null:Number(f),h=d!==null&&ie(t);return{name:Be(e),letter:c,isLaid:a!==void 0,closed:l,hit:u,number:d,premium:h?t.multipliers[d]:t.squares[r][s],start:t.start?.[0]===r&&t.start[1]===s,chance:n.odds&&l&&c===null?n.odds[r][s]:null,bomb:u||l&&n.bombs?.[r]?.[s]===Cr,flagged:l&&!a&&(n.flags?.has(o)??!1),last:n.last?.has(o)??!1,cursor:n.cursor?.row===r&&n.cursor.column===s,arriving:n.arriving?.has(o)??!1,exploding:n.exploding?.has(o)??!1}}function fa(e){const{closed:t,hit:n,bomb:r,number:s,premium:o,chance:a,cursor:i,last:c}=e;return W([t?"closed":Tr(o),s!==null&&"open",n&&"hit",r&&"bomb",a!==null&&"odds",i&&"cursor",c&&"last",e.arriving&&"arriving",e.exploding&&"exploding"])}function pa({closed:e,bomb:t,number:n,premium:r,chance:s,flagged:o,start:a}){return t?Gt:s!==null?Gn(s):o?Sr:n!==null?n:e?"":a?ua:ga(r)}var ha=({hit:e,number:t})=>e?Gt:t,$a=({flagged:e,chance:t})=>e&&t!==null?Sr:null;function Tr([e,t]){return e>1&&t>1?"both":e>1?`letter${e}`:t>1?`word${t}`:t===0?"zero":"plain"}var ga=([e,t])=>W([e>1&&$.letterSign(e),t!==1&&$.wordSign(t)],"");function ma(e,t){const{name:n,closed:r,bomb:s,number:o,premium:a,chance:i,flagged:c,start:f,isLaid:l}=e,[u,d]=a,h=[n,t??$.emptySquare,l&&$.notPlayedYet,r&&$.closed,s&&$.bombName,o!==null&&$.adjacentBombs(o),t===null&&d===0&&$.wordScoresNothing,t===null&&d!==0&&u>1&&$.letterTimes(u),t===null&&d>1&&$.wordTimes(d),t===null&&f&&$.startSquare,c&&$.flagged,i!==null&&$.bombChance(M.percent(i))];return W(h,", ")}function va([e,t]){const n=[e!==1&&$.letterEffect(e),t!==1&&$.wordsEffect(t)];return W(n,", ")||$.noEffect}var Or={laid:[],cursor:null,down:!1};function zt({start:e,squares:t}){const[n,r]=e??[t.length>>1,t[0].length>>1];return{row:n,column:r}}var Er=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:t}){return this.rules.squares[e]?.[t]!==void 0}point(e,t){return e.cursor&&A(e.cursor)===A(t)?{...e,down:!e.down}:{...e,cursor:t,down:!!e.cursor&&e.down}}arrow(e,t,n){const r=e.cursor??zt(this.rules);return t!==e.down?{...e,cursor:r,down:t}:this.advanced({...e,cursor:r},n)}advanced(e,t=1){const n=J(e.cursor,e.down,t);return this.isOnBoard(n)?{...e,cursor:n}:e}},_a=class extends Er{constructor(e,t,n){super(e),this.rows=t,this.rack=n,this.needsLetter=!e.free_blank}get letters(){return Se(Object.keys(this.rules.values).filter(e=>e!==this.blank))}left(e){const t=Re(this.rack,e.laid.map(({tile:n})=>n));return[...this.rack].map((n,r)=>t[r]?null:n)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,t){return e.laid.find(n=>A(n)===A(t))}#t(e,t){let n=t;for(;Y(this.rows,n)||this.laidAt(e,n);)n=J(n,e.down);return this.isOnBoard(n)?n:null}lay(e,t,n,r=""){if(Y(this.rows,t)||!this.left(e).includes(n))return e;const s=this.needsLetter?Ce(r):n,{laid:o}=this.takeBack(e,t),a=n===this.blank?s:n;return{...e,laid:[...o,{...t,tile:n,letter:a}]}}layLetter(e,{row:t,column:n,letter:r}){const s=r===N(r)?r:this.blank;return this.lay(e,{row:t,column:n},s,r)}layAtCursor(e,t,n=""){const r=e.cursor&&this.#t(e,e.cursor),s=r?this.lay(e,r,t,n):e;return!r||s===e?e:{...s,cursor:this.#t(s,r)??r}}type(e,t,n=!1){const r=N(t);return!n&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,t):e}back(e){if(!e.cursor)return e;let t=e.cursor;if(!this.laidAt(e,t))do t=J(t,e.down,-1);while(Y(this.rows,t));return this.laidAt(e,t)?{...this.takeBack(e,t),cursor:t}:e}takeBack(e,t){return{...e,laid:e.laid.filter(n=>A(n)!==A(t))}}move(e,t,n){const r=this.laidAt(e,t);return!r||Y(this.rows,n)?e:this.lay(this.takeBack(e,t),n,r.tile,r.letter)}chooseLetter(e,t){const n=e.laid.findIndex(s=>!s.letter),r={...e.laid[n],letter:Ce(t)};return{...e,laid:e.laid.with(n,r)}}},ba=class extends Er{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#t(e)}#t(e){return ie(this.rules)&&/^[0-8*]$/.test(e)}type(e,t,n=!1){const r=this.advanced(e),s=n&&!this.rules.free_blank?Ce(t):N(t);return this.#t(t)&&e.opened?{...r,opened:De(e.opened,e.cursor,t)}:{...r,rows:De(e.rows,e.cursor,s)}}lay(e,t){const n=t.reduce((r,s)=>De(r,s,s.letter),e.rows);return{...e,rows:n}}back(e){const{rows:t,opened:n,cursor:r}=e;return{...this.advanced(e,-1),rows:De(t,r,ne),opened:n&&De(n,r,ne)}}};function De(e,{row:t,column:n},r){return e.with(t,e[t].slice(0,n)+r+e[t].slice(n+1))}var Yt=({squares:e})=>e.map(t=>ne.repeat(t.length));function ya(e,t){const n=Ze(t).split(/[\n/]/);return Yt(e).map(({length:r},s)=>(n[s]??"").trim().replaceAll(" ",ne).slice(0,r).padEnd(r,ne))}var Lr=new WeakMap;function wa(e,t,n,r){const s=Lr.get(t),o=(a,i=n,c=t)=>{const f={...a};return Lr.set(f,{keys:i,before:c,asBlank:r}),f};if(s){const a=s.keys+n,i=ee(a);if(i.length===1){const c=e.type(s.before,i,r||s.asBlank);if(c!==s.before)return o(c,a,s.before)}if(n===Nn)return{...t};if(!e.accepts(n)&&ms(a))return o(t,a,s.before)}if(e.accepts(n))return o([...ee(n)].reduce((a,i)=>e.type(a,i,r),t))}var Ar={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},ka="!";function Nr(e,t,n,{onEnter:r,onEscape:s,onFlag:o,flagging:a}){const i=t.cursor?t:{...t,cursor:zt(e.rules)},c=({key:f,shiftKey:l})=>f in Ar?e.arrow(t,...Ar[f]):f===" "?{...i,down:!i.down}:f==="Backspace"||f==="Delete"?e.back(i):wa(e,i,f,l);return f=>{const{key:l}=f;if(f.ctrlKey||f.metaKey||f.altKey)return;if(o&&(l===ka||a&&(l==="Enter"||l===" ")))o(i.cursor),n(i);else if(l==="Enter"||l==="Escape"){const d=l==="Enter"?r:s;if(!d)return;d()}else{const d=c(f);if(d===void 0)return;n(d)}f.preventDefault()}}var xa=15,Ca=4;function Jt({label:e,rules:t,onKey:n,onSquare:r,onWord:s,onFlag:o,draggable:a,...i}){const{score:c,rising:f=[],...l}=i,u=z(null),d=Sa(),{cursor:h,down:g}=l,b=A(h??zt(t));G(()=>{h&&u.current?.contains(document.activeElement)&&u.current.querySelector('[tabindex="0"]')?.focus()},[h?.row,h?.column]);const m=(x,k)=>{const y={row:x,column:k},O=A(y),B=da(y,t,l),{letter:F,chance:I}=B,ce=r&&{tabindex:O===b?0:-1,"data-home":O===b?"play":void 0,"data-drop":`square ${x} ${k}`,onClick:()=>r(y),onContextMenu:o&&(K=>{K.preventDefault(),o(y)}),...B.isLaid&&a?.({square:y})},_e=s&&!r&&F!==null&&{onClick:()=>s(y)};return p`
<div
key=${k}
role="gridcell"
class="square ${fa(B)}"
style=${I===null?void 0:{"--chance":I}}
aria-label=${ma(B,F===null?null:Mr(F,t))}
...${ce}
...${_e}
>
${F===null?p`
<span class="sign" aria-hidden="true">${pa(B)}</span>
<span class="flag" aria-hidden="true">${$a(B)}</span>
`:p`
<${Ta}
letter=${F}
classes=${B.isLaid?"laid":""}
corner=${ha(B)}
rules=${t}
/>
`}
${c?.key===O&&p`<span class="sum" aria-hidden="true">${c.text}</span>`}
${f.filter(K=>K.square===O).map(({points:K,change:T})=>p`<${lr} key=${T} points=${K} />`)}
</div>
`},_=[...t.squares[0].keys()];return p`
<div
ref=${d}
class="board-frame ${_.length>xa?"large":""}"
style=${{"--columns":_.length}}
>
<div class="coordinates columns" aria-hidden="true">
${_.map(x=>p`<span key=${x}>${qt(x)}</span>`)}
</div>
<div class="coordinates rows" aria-hidden="true">
${t.squares.map((x,k)=>p`<span key=${k}>${k+1}</span>`)}
</div>
<div
ref=${u}
class="board ${g?"down":""}"
role="grid"
aria-label=${e}
aria-readonly=${r?void 0:"true"}
onKeyDown=${n}
>
${t.squares.map((x,k)=>p`
<div role="row" class="board-row" key=${k}>
${_.map(y=>m(k,y))}
</div>
`)}
</div>
</div>
`}function Sa(){const e=z(null);function t(){const{style:n}=e.current,r=e.current.getBoundingClientRect(),s=document.querySelector("[data-with-board]")?.getBoundingClientRect();if(!(s&&s.left<r.right&&!document.querySelector(".invitation")))return n.removeProperty("--room");const a=r.top+scrollY+Math.max(0,s.bottom-r.bottom)+Ca;return n.setProperty("--room",`${Math.floor(innerHeight-a)}px`)}return G(()=>{t();const n=new ResizeObserver(t);return n.observe(document.getElementById("main")),()=>n.disconnect()},[]),Ne("resize",t),e}var Pr=(e,t)=>e===""||e===t.blank,Rr=e=>e!==N(e);function Ta({letter:e,classes:t,corner:n,rules:r}){const s=Pr(e,r),o=s||Rr(e);return p`
<${ge}
classes=${t}
letter=${s?"":N(e)}
wild=${o}
points=${o?null:r.values[e]??null}
corner=${n}
aria-hidden="true"
/>
`}function Mr(e,t){if(Pr(e,t))return $.blank;if(Rr(e))return $.blankName(E(N(e)));const n=E(e);return e in t.values?$.tileName(n,t.values[e]):n}var Br=[960,640];function Oa({hand:e,rules:t,label:n}){return p`
<span class="rack" role="img" aria-label=${n}>
${[...e].map(r=>p`<${Ir} tile=${r} rules=${t} aria-hidden="true" />`)}
</span>
`}function Ea({rack:e,rules:t,left:n,chosen:r,onTile:s,draggable:o}){return p`
<div class="rack" role="group" aria-label=${$.rackLabel} data-drop="rack">
${[...e].map((a,i)=>p`
<${Ir}
key=${`${i}${a}`}
tile=${a}
rules=${t}
aria-label=${Mr(a,t)}
aria-pressed=${r.includes(i)}
disabled=${n[i]===null}
onClick=${()=>s(i)}
data-drop=${`rack ${i}`}
...${o({place:i})}
/>
`)}
</div>
`}function Ir({tile:e,rules:t,...n}){const r=e===t.blank,s=r?null:t.values[e];return p`
<${ge} letter=${r?"":e} wild=${r} points=${s} ...${n} />
`}function La(e,t){const n=Re(e,t),r=[...e].filter((s,o)=>n[o]);return[...r,...Pe(t,r)].join("")}function Aa(e,t,n){const r=[...e];return r.splice(n,0,...r.splice(t,1)),r.join("")}function Dr(e){const t=[...e];for(let n=t.length-1;n>0;n-=1){const r=Math.floor(Math.random()*(n+1));[t[n],t[r]]=[t[r],t[n]]}return t.join("")}function Na({rules:e,board:t,rack:n,bag:r}){const s=Pa(e,t,n),o=s.reduce((i,[,c])=>i+c,0),a=pe(()=>innerWidth>=Br[0]&&innerHeight>=Br[1],[]);return p`
<details class="unseen-tiles" open=${a}>
<summary class="hint">${$.bagText(r)}</summary>
<p class="hint">${$.unseenText(o)}</p>
<ul aria-label=${$.unseenLabel}>
${s.map(([i,c])=>p`
<li key=${i} class=${c?"":"none"}>
<strong>${i===e.blank?$.blank:E(i)}</strong> ${c}
</li>
`)}
</ul>
</details>
`}function Pa({counts:e,blank:t},n,r){const s={...e};for(const a of n.join("").replaceAll(".",""))s[a===N(a)?a:t]-=1;for(const a of r)s[a]-=1;return[...Se(Object.keys(s).filter(a=>a!==t)),t].map(a=>[a,s[a]])}function Ra(e,t,n,r,s){const{rack:o="",board:a=[],history:i=[]}=t.observation,c=i.filter(({player:S,action:D})=>S===t.seat&&D.action==="exchange"),f=`${o} ${c.length}`,[l,u]=L(()=>({...Or,...Un(e,f)})),[d,h]=L(()=>Ee(e)?.order??""),[g,b]=L([]),[m,_]=L(!1),x=d?La(d,o):o,k=new _a(n,a,x),y=l.laid.some(({letter:S})=>!S),{play:O,fault:B}=l.laid.length&&!y?ia(a,l.laid,l.down):{},F=()=>{u(S=>({...S,laid:[]})),b([]),_(!1)};ut(F,[f]),q(()=>{const S={laid:l.laid,down:l.down};st(e,{order:d,draft:{position:f,value:S}})},[f,d,l.laid,l.down]),G(()=>{u({...l,laid:l.laid.filter(S=>!Y(a,S))})},[a.join()]),q(()=>{if(r)if(F(),r.action==="play"){const{down:S}=_t(r.at);u(Ie(r).reduce((D,R)=>k.layLetter(D,R),{...Or,down:S}))}else r.action==="exchange"&&I(r.tiles)},[r]);function I(S=""){F(),_(!0);const D=Re(x,S);b([...D.keys()].filter(R=>D[R]))}function ce(S){h(S),b([])}function _e({place:S=0,square:D},R){const[ue,...de]=(R??"").split(" "),[bt,ns]=de.map(Number);if(ue==="square"){const en={row:bt,column:ns};u(D?k.move(l,D,en):k.lay(l,en,x[S]))}else D?u(k.takeBack(l,D)):ue==="rack"&&bt!==void 0&&ce(Aa(x,S,bt))}function K(S){const D=g.filter(ue=>ue!==S),R=D.length<g.length;m?b(R?D:[...g,S]):l.cursor?u(k.layAtCursor(l,x[S])):b(R?[]:[S])}function T(S){s?s(S):!m&&g.length?(u(k.lay(l,S,x[g[0]])),b([])):k.laidAt(l,S)?u(k.takeBack(l,S)):u(k.point(l,S))}return{rack:x,editor:k,draft:l,setDraft:u,chosen:g,exchanging:m,needsLetter:y,play:O,fault:B,left:k.left(l),clear:F,startExchange:I,shuffle:()=>ce(Dr(x)),chooseLetter:S=>u(k.chooseLetter(l,S)),onTile:K,onSquare:T,draggable:pr(_e,{small:!0})}}function Ma(e,t,n){const r=ie(n),[s,o]=L(null),[a,i]=L(null),[c,f]=L(()=>new Set(Ee(e)?.flags)),[l,u]=L(!1),d=z(t.seq);d.current=t.seq,G(()=>o(null),[t.seq]);const h=r&&t.over,g=Dt(async()=>h?await Ba(e):null,[e,h]).value;if(!r)return null;const{opened:b=[],bombs:m=n.bombs}=t.observation;async function _(){const k=b.length?b:Yt(n),y=await Le("lexibomb.odds",{opened:k,bombs:m}).then(({probability:O})=>({odds:O,problem:null}),O=>({odds:null,problem:Ae(O)}));d.current===t.seq&&(o(y.odds),i(y.problem))}function x(k){const y=new Set(c),O=y.delete(A(k));O||y.add(A(k)),f(y),st(e,{flags:[...y]}),En($.announceFlag(Be(k),!O))}return{board:{opened:b,odds:s,flags:c,bombs:g},count:m,hits:b.join("").split("*").length-1,toggleFlag:x,flagging:l,toggleFlagging:()=>u(!l),hasOdds:s!==null,toggleOdds:()=>s?o(null):_(),problem:a}}async function Ba(e){return(await er(e)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function Ia({field:e}){const t=(n,r,s=()=>{})=>p`<${P} text=${n} class="toggle" aria-pressed=${r} onClick=${s} />`;return p`
${t($.oddsButton,e.hasOdds,e.toggleOdds)}
${t($.flagsButton,e.flagging,e.toggleFlagging)}
`}function Fr({rules:e}){return p`
<p class="hint" id="legend">${$.legendHint}</p>
<ul class="legend" aria-labelledby="legend">
${Da(e.multipliers).map(({premium:t,first:n,last:r})=>p`
<li key=${n}>
<span class="square open ${Tr(t)}">
${n}${r>n?`–${r}`:""}
</span>
${va(t)}
</li>
`)}
<li>
<span class="square bomb" role="img" aria-label=${$.bombName}>${Gt}</span>
${$.bombEffect}
</li>
</ul>
`}function Da(e){const t=[];return e.forEach((n,r)=>{const s=t.at(-1);s&&String(s.premium)===String(n)?s.last=r:t.push({premium:n,first:r,last:r})}),t}function Fa(e){const{turn:t,preview:n,rules:r,notice:s,mustAnswer:o,canAct:a,act:i}=e,{rack:c,chosen:f}=t;return p`
<section class="panel own-turn" aria-label=${w.yourTurn} data-with-board>
<div class="rack-row">
<${Ea} ...${t} rules=${r} />
<button
type="button"
class="shuffle"
aria-label=${$.shuffleButton}
title=${$.shuffleButton}
onClick=${t.shuffle}
>
⇄
</button>
<p class="preview" role="status">
${t.fault?Hr(t.fault,!1):Ha(n,t.draft.laid.length,r)}
</p>
</div>
${t.needsLetter&&p`
<${ar}
label=${$.blankPicker}
letters=${t.editor.letters}
onPick=${t.chooseLetter}
/>
`}
${s}
${t.exchanging?p`
<${Ua}
tiles=${f.map(l=>c[l]).join("")}
canAct=${a}
endsGame=${e.endsWithoutPoints}
act=${i}
onCancel=${t.clear}
/>
`:!o&&p`<${Wa} ...${e} />`}
</section>
`}function Ha(e,t,n){if(!e)return null;const{words:r,bonus:s,score:o,closed:a,fault:i}=e;if(i)return Hr(i.rule,!!n.start);const c=a.length>0,f=c&&ie(n)&&ja(n),l=r.map(({word:u,points:d})=>`${E(N(u))} ${d}`);return s&&l.push($.bonusPart(s,t)),p`
${l.length>1?`${l.join(" + ")} =`:E(N(r[0].word))}${" "}
<strong>${$.scoreText(o??0,f)}</strong>${c&&` ${$.ifNoBomb}`}
`}function Hr(e,t){return e==="start"&&t?$.mustCoverStar:$.FAULTS[e]??$.otherFault}var ja=({multipliers:e})=>e.flat().every(t=>t>=1);function Wa(e){const{turn:t,field:n,preview:r,canAct:s,canExchange:o,endsWithoutPoints:a,act:i}=e,{play:c,draft:f}=t,[l,u]=L(!1);if(q(()=>u(!1),[s]),l)return p`
<${Qr}
id="pass-question"
text=${p`${$.passQuestion(f.laid.length)} ${a&&p`<strong>${$.endsGameWarning}</strong>`}`}
cancel=${$.keepPlayingButton}
confirm=${$.confirmPassButton}
canAct=${s}
onCancel=${()=>u(!1)}
onConfirm=${()=>i({action:"pass"})}
/>
`;const d=s&&c&&!r?.fault;return p`
<div class="row">
<${P}
text=${$.playButton(c&&vt(c.word))}
class="main"
disabled=${!d}
onClick=${()=>c&&i(c)}
/>
<${P} text=${w.takeBackButton} disabled=${!f.laid.length} onClick=${t.clear} />
${!e.playsOnly&&p`
<${P}
text=${$.exchangeButton}
disabled=${!s||!o}
onClick=${()=>t.startExchange()}
/>
<${P}
text=${$.passButton}
disabled=${!s}
onClick=${()=>u(!0)}
/>
`}
${n&&p`<${Ia} field=${n} />`}
</div>
<${Zt} text=${n?.problem} />
`}function Ua({tiles:e,endsGame:t,canAct:n,act:r,onCancel:s}){return p`
${t&&p`<p><strong>${$.endsGameWarning}</strong></p>`}
<div class="row">
<${P}
text=${$.confirmExchangeButton(ve(e))}
class="main"
disabled=${!n||!e}
onClick=${()=>r({action:"exchange",tiles:e})}
/>
<${P} text=${$.cancelButton} onClick=${s} />
</div>
`}function qa(e){const{id:t,view:n,rules:r,changes:s,canAct:o,act:a,suggested:i,onDraft:c}=e,{board:f=[],rack:l="",bag:u=0,history:d}=n.observation,h=n.seat!==null&&!n.over,g=Ma(t,n,r),b=Ra(t,n,r,i,g?.flagging?g.toggleFlag:null),{draft:m,play:_}=b,x=za(t,n.seq,h?_:void 0),k=pe(()=>Ka(d),[n.seq]),y=pe(()=>jr(s),[s]);q(c,[m.laid,b.chosen]);const O=n.phase==="turn"&&!b.chosen.length&&!g?.flagging,B=I=>Xt(wr(f,I),n.dictionary),F=h&&{...m,laid:new Map(m.laid.map(I=>[A(I),I])),score:x?.fault===null?Ya(m.laid,x):null,onSquare:I=>O&&Y(f,I)?B(I):b.onSquare(I),onFlag:g?.toggleFlag,draggable:b.draggable,onKey:Nr(b.editor,m,b.setDraft,{onEnter:()=>_&&o&&!x?.fault&&a(_),onEscape:b.clear,onFlag:g?.toggleFlag,flagging:g?.flagging})};return p`
<div class="board-area">
<${Jt}
label=${$.boardLabel}
rules=${r}
rows=${f}
last=${k}
onWord=${B}
...${y}
...${g?.board}
...${F}
/>
</div>
${h&&p`
<${Fa}
...${e}
turn=${b}
field=${g}
preview=${x}
canExchange=${u>=r.exchange_from}
endsWithoutPoints=${Ga(n,r)}
/>
`}
<div class="board-info">
<${Na} rules=${r} board=${f} rack=${l} bag=${u} />
${g&&p`
<p class="hint">${$.bombsText(g.count,g.hits)}</p>
<${Fr} rules=${r} />
`}
${h&&p`
<p class="hint taps">${$.tapHint}</p>
<p class="hint keys">${$.keysHint(r.free_blank?r.blank:null,!!g)} ${Rt()}</p>
`}
</div>
`}function Ga({seat:e,observation:t},n){const{scoreless:r=0,zeros:s=[]}=t;return ie(n)?(s[e??0]??0)+1>=n.zeros:r+1>=n.scoreless_turns}function za(e,t,n){const r=Ee(e)?.token,s=n&&r?{id:e,token:r,action:n,seq:t}:null,{result:o,busy:a}=rr("table.score",s);return a?null:o}function Ya(e,{score:t,closed:n}){return{key:A(Wr(e)),text:`${t}${n.length?"?":""}`}}function jr(e=[]){const t=e.flatMap(({number:n,events:r})=>r.filter(({event:s,action:o})=>s==="turn"&&o.action==="play").map(({action:s,score:o=0,hit:a=[]})=>({laid:Ie(s),score:o,hit:a,change:n})));return{arriving:new Set(t.flatMap(({laid:n})=>n.map(A))),exploding:new Set(t.flatMap(({hit:n})=>n.map(Ja))),rising:t.map(({laid:n,score:r,change:s})=>({square:A(Wr(n)),points:r,change:s}))}}var Ja=e=>A(_t(e)),Wr=e=>e.reduce((t,n)=>t.row+t.column>n.row+n.column?t:n),Ka=(e=[])=>Ur(e.findLast(({action:t})=>t.action!=="accept")?.action),Ur=e=>new Set(e?.action==="play"?Ie(e).map(A):[]);function Qa({observation:e,rules:t,action:n,bombs:r,dictionary:s,changes:o,tried:a}){const{board:i=[],opened:c=[]}=e,f=a?.action==="play"?Ie(a):[];return p`
<div class="board-area">
<${Jt}
label=${$.boardLabel}
rules=${t}
rows=${i}
last=${Ur(a??n)}
laid=${new Map(f.map(l=>[A(l),l]))}
opened=${ie(t)?c:null}
bombs=${r}
onWord=${l=>Xt(wr(i,l),s)}
...${jr(o)}
/>
</div>
`}var Va=({board:e=[],opened:t=[]},n)=>({rack:Xe(n),board:e.join("/"),...t.length?{opened:t.join("/")}:{}}),qr={...kr,...br,StaticHand:Oa,listedAction:la,loadSolver:async()=>(await import("./solver.js")).TilesSolver},Gr={lexicon:{...dr,...or,loadSolver:async()=>(await import("./solver.js")).LexiconSolver,RoundScores:Ko,addDetails:ur,lastHands:wo,loadRules:async()=>(await import("./rules.js")).lexiconRules,emblem:"ACE"},scrabble:{...qr,loadRules:async()=>(await import("./rules.js")).scrabbleRules,emblem:"QIZ"},lexibomb:{...qr,loadRules:async()=>(await import("./rules.js")).lexibombRules,emblem:"12✹"}},Kt=({games:e})=>e.filter(({game:t})=>Object.hasOwn(Gr,t));function Za(e,t){const n=Kt(e);return n.find(({game:r})=>r===t)??n[0]}var Xa=({games:e},t)=>e.find(({game:n})=>n===t)?.title??t,el=({words:e},t)=>e&&t.includes(e)?e:t[0],tl=e=>!!e.without_challenges,nl=(e,t)=>({base:t,...e.without_challenges});function rl(e,{ruleset:t,...n}){const r=t.replace(/, changed$/,""),s=Object.entries(e.without_challenges??{}),o=lt(r);return s.length>0&&s.every(([a,i])=>n[a]===i)?w.rulesWithoutPhonies(o):r===t?w.rulesText(o):w.changedRules(o)}function sl(e,t,n){const r=typeof t=="string"?t:JSON.stringify(t);return ft(`rules/${e}`,{ruleset:r,dictionary:Ve(n)?n:""})}function ol(e){const t=e.get("ruleset");if(!t?.startsWith("{"))return t;try{return JSON.parse(t)}catch{return t}}var al=(e,t,n)=>({game:e,observation:t,seq:n,seat:t.player,to_move:t.player,phase:"turn",over:!1});function zr(){const e=nt("theme");return w.THEMES.some(([t])=>t===e)?e:"auto"}function Yr(){const e=zr();document.documentElement.style.colorScheme=e==="auto"?"":e}function ll(e){rt("theme",e),Yr()}var Jr=()=>nt("sounds")==="on"?"on":"off";function il(e){rt("sounds",e),Kr(["turn"])}function Kr(e){Jr()!=="off"&&import("./sound_player.js").then(({play:t})=>t(e),()=>{})}var P=({text:e,...t})=>p`<button type="button" ...${t}>${e}</button>`;function Qr({id:e,text:t,cancel:n,confirm:r,canAct:s=!0,onCancel:o,onConfirm:a}){const i=z(null);return G(()=>i.current?.focus(),[]),p`
<p id=${e}>${t}</p>
<div class="row" role="group" aria-labelledby=${e}>
<button type="button" ref=${i} onClick=${o}>${n}</button>
<${P} text=${r} disabled=${!s} onClick=${a} />
</div>
`}function Fe({label:e,id:t,hint:n,children:r}){return p`
<div class="field">
<label for=${t}>${e}</label>
${r}
${n&&p`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
</div>
`}function Vr({label:e,id:t,hint:n,value:r,onInput:s,...o}){return p`
<${Fe} label=${e} id=${t} hint=${n}>
<input
id=${t}
type="text"
autocomplete="off"
autocapitalize="off"
spellcheck=${!1}
value=${r}
aria-describedby=${n?`${t}-hint`:void 0}
onInput=${({target:a})=>s(a.value,a.selectionStart)}
...${o}
/>
<//>
`}var cl=({label:e,id:t,...n})=>p`
<${Fe} label=${e} id=${t}>
<textarea id=${t} spellcheck=${!1} ...${n}></textarea>
<//>
`;function ul({label:e,id:t,hint:n,value:r,lines:s=1}){const[o,a]=L(!1),i=({target:l})=>l.select();async function c(){document.getElementById(t).select();try{await navigator.clipboard.writeText(r),a(!0)}catch{a(!1)}}const f={id:t,readonly:!0,value:r,"aria-describedby":n?`${t}-hint`:void 0,onFocus:i,onClick:i};return p`
<div class="row copy">
<${Fe} label=${e} id=${t}>
${s>1?p`<textarea rows=${s} ...${f}></textarea>`:p`<input type="text" ...${f} />`}
<//>
<${P} text=${w.copyButton} onClick=${c} />
<span role="status">${o?w.copied:""}</span>
</div>
${n&&p`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
`}function Qt({label:e,id:t,hint:n,value:r,options:s,onChange:o}){return p`
<${Fe} label=${e} id=${t} hint=${n}>
<select
id=${t}
value=${r}
aria-describedby=${n?`${t}-hint`:void 0}
onChange=${({target:a})=>o(a.value)}
>
${[...new Set(s.map(([,,a])=>a))].map(a=>{const c=s.filter(f=>f[2]===a).map(([f,l])=>p`
<option key=${f} value=${f} selected=${f===r}>${l}</option>
`);return a?p`<optgroup key=${a} label=${a}>${c}</optgroup>`:c})}
</select>
<//>
`}function dl({info:e,...t}){const n=e.rulesets.map(r=>[r,ot(lt(r))]);return p`<${Qt} label=${w.rulesetLabel} id="ruleset" options=${n} ...${t} />`}function fl({dictionaries:e,...t}){const r=[...new Set([...e,t.value])].map(s=>[s,Hs(s)]);return p`
<${Qt} label=${w.dictionaryLabel} id="dictionary" options=${r} ...${t} />
`}function Zr({label:e,value:t,options:n,onChange:r}){return p`
<div class="segments" role="group" aria-label=${e}>
${n.map(([s,o])=>p`
<${P}
key=${s}
text=${o}
aria-pressed=${s===t}
onClick=${()=>r(s)}
/>
`)}
</div>
`}var Vt=(e,t,n,r)=>()=>{const[s,o]=L(n);return p`
<div class="row page-choice">
<span class="hint" aria-hidden="true">${e}</span>
<${Zr} label=${e} value=${s} options=${t} onChange=${i=>{r(i),o(i)}} />
</div>
`},pl=Vt(w.themeLabel,w.THEMES,zr,ll),Xr=Vt(w.soundsLabel,w.SOUND_CHOICES,Jr,il),hl=Vt(w.languageLabel,Ns,zn,Rs),$l=()=>p`
<div class="row"><${hl} /><${pl} /><${Xr} /></div>
`;function gl({server:e,view:t,game:n}){return p`
<nav aria-label=${w.gamesNavigation}>
${Kt(e).map(({game:r,title:s})=>p`
<a
key=${r}
href=${`#/${t}/${r}`}
aria-current=${r===n?"page":void 0}
>${s}</a
>
`)}
</nav>
`}function es({columns:e,rows:t,classes:n="",rowHeads:r=!1}){const s=e.filter(a=>a!==!1),o=s.map(({number:a})=>a?"number":void 0);return p`
<table class="list ${n}">
<thead>
<tr>
${s.map(({title:a},i)=>p`<th scope="col" class=${o[i]}>${a}</th>`)}
</tr>
</thead>
<tbody>
${t.map(({key:a,cells:i})=>p`
<tr key=${a}>
${i.filter(c=>c!==!1).map((c,f)=>r&&f===0?p`<th scope="row">${c}</th>`:p`<td class=${o[f]}>${c}</td>`)}
</tr>
`)}
</tbody>
</table>
`}function ml({undo:e,canUndo:t}){return p`<${P} text=${w.undoButton} disabled=${!t} onClick=${e} />`}function vl({load:e,loading:t="",...n}){const{value:r,error:s}=Dt(e,[]);return r?p`<${r} ...${n} />`:p`<${Zt} text=${s} />${!s&&p`<p role="status">${t}</p>`}`}function Zt({text:e}){return p`<p class="problem" role="alert" hidden=${!e}>${e}</p>`}var ts=/^\p{L}{2,}$/u;async function Xt(e,t){const n=e.filter(r=>ts.test(r));n.length&&(await import("./words-lookup.js")).openLookup(n,t)}function _l({text:e,word:t,dictionary:n}){const r=t&&ts.test(t)?E(N(t)):"",s=r&&n?e.indexOf(r):-1;if(s<0||!t||!n)return e;const o=p`
<${P}
text=${r}
class="plain word-link"
lang=${he()}
onClick=${()=>Xt([t],n)}
/>
`;return p`${e.slice(0,s)}${o}${e.slice(s+r.length)}`}export{Jt as Board,P as Button,ht as Card,Ht as Cards,Qt as Choice,ul as CopyField,es as DataTable,fl as DictionaryChoice,Fe as Field,L as G,Gr as GAME_VIEWS,gl as GameTabs,q as J,G as K,jt as LaidWord,Fr as Legend,vl as Loaded,is as M,U as MASTER,$l as PageChoices,ba as PositionEditor,Zt as Problem,z as Q,Qr as Question,$e as Refused,lr as RisingPoints,dl as RulesetChoice,Zr as Segments,Xr as SoundChoice,cl as TextArea,Vr as TextField,ge as Tile,ml as UndoButton,_l as WithWord,pe as Y,be as __export,ft as addressOf,En as announce,Yr as applyTheme,Nr as boardKeys,Is as botOption,at as botTitle,Le as call,ot as capitalized,Ws as capitals,w as common,$r as composed,Ft as currentRoute,el as defaultDictionary,Qs as dictionaryInfo,Kn as dictionaryTitle,Fs as distinct,Us as doneText,Yt as emptyRows,Ae as errorText,p as fe,Za as findGame,Pt as forfeitText,ks as forgetTable,M as formats,Xa as gameTitle,io as go,tl as hasChallenges,ie as hasMinefield,Js as hello,Ms as highestChance,Se as inOrder,Bs as isDefaultName,ke as isFocusLost,Ys as isMistake,bs as isStorageDenied,W as joined,Ks as keepRules,A as keyOf,Ie as laidLetters,he as lang,Ve as languageOf,Cs as lastChoices,xs as lastGame,mt as lettersOf,v as lexicon,Ps as loadGameTexts,se as loadObject,nt as loadSetting,Nt as loadTexts,Rt as longTileHint,ya as parseRows,ee as parseTyped,Wn as parsedObject,Kr as playSounds,Ds as playerNames,js as queryProblem,E as readable,Ze as received,er as recordOf,co as replaceQuery,nr as rulesOf,sl as rulesPath,rl as rulesTitle,ol as rulesetInQuery,lt as rulesetTitle,Ts as saveFile,oe as scoreList,re as sent,Kt as shownGames,Dr as shuffled,gs as speak,Be as squareName,Ss as storeChoices,tt as storeObject,Ls as storePuzzle,ws as storeSeat,rt as storeSetting,Es as storedPuzzle,Ee as storedTable,ys as storedTables,Os as today,st as updateTable,N as upper,eo as useAction,oo as useCurrentInView,Ln as useFocus,fs as useHeadingFocus,ut as useLayoutChange,ro as useOffline,Dt as usePromise,rr as useRequest,lo as useRoute,no as useSecondsLeft,so as useTitle,to as useUndo,Ne as useWindowEvent,al as viewOfTurn,Pe as without,nl as withoutChallenges,te as wordOf,Xe as written};

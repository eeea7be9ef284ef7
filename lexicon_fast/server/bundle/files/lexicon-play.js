var ss=Object.defineProperty,be=(e,t)=>{for(var n in t)ss(e,n,{get:t[n],enumerable:!0})},He,x,tn,ye,nn,rn,os,je={},sn=[],as=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function V(e,t){for(var n in t)e[n]=t[n];return e}function on(e){var t=e.parentNode;t&&t.removeChild(e)}function an(e,t,n){var r,s,o,a={};for(o in t)o=="key"?r=t[o]:o=="ref"?s=t[o]:a[o]=t[o];if(arguments.length>2&&(a.children=arguments.length>3?He.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(o in e.defaultProps)a[o]===void 0&&(a[o]=e.defaultProps[o]);return We(e,a,r,s,null)}function We(e,t,n,r,s){var o={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:s??++tn};return x.vnode!=null&&x.vnode(o),o}function Ue(e){return e.children}function qe(e,t){this.props=e,this.context=t}function fe(e,t){if(t==null)return e.__?fe(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?fe(e):null}function ln(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return ln(e)}}function cn(e){(!e.__d&&(e.__d=!0)&&ye.push(e)&&!Ge.__r++||rn!==x.debounceRendering)&&((rn=x.debounceRendering)||nn)(Ge)}function Ge(){for(var e;Ge.__r=ye.length;)e=ye.sort(function(t,n){return t.__v.__b-n.__v.__b}),ye=[],e.some(function(t){var n,r,s,o,a,i;t.__d&&(a=(o=(n=t).__v).__e,(i=n.__P)&&(r=[],(s=V({},o)).__v=o.__v+1,wt(i,o,s,n.__n,i.ownerSVGElement!==void 0,o.__h!=null?[a]:null,r,a??fe(o),o.__h),gn(r,o),o.__e!=a&&ln(o)))})}function un(e,t,n,r,s,o,a,i,c,f){var l,u,d,h,g,w,m,_=r&&r.__k||sn,C=_.length;for(n.__k=[],l=0;l<t.length;l++)if((h=n.__k[l]=(h=t[l])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?We(null,h,null,null,h):Array.isArray(h)?We(Ue,{children:h},null,null,null):h.__b>0?We(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(d=_[l])===null||d&&h.key==d.key&&h.type===d.type)_[l]=void 0;else for(u=0;u<C;u++){if((d=_[u])&&h.key==d.key&&h.type===d.type){_[u]=void 0;break}d=null}wt(e,h,d=d||je,s,o,a,i,c,f),g=h.__e,(u=h.ref)&&d.ref!=u&&(m||(m=[]),d.ref&&m.push(d.ref,null,h),m.push(u,h.__c||g,h)),g!=null?(w==null&&(w=g),typeof h.type=="function"&&h.__k!=null&&h.__k===d.__k?h.__d=c=dn(h,c,e):c=fn(e,h,d,_,g,c),f||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&d.__e==c&&c.parentNode!=e&&(c=fe(d))}for(n.__e=w,l=C;l--;)_[l]!=null&&(typeof n.type=="function"&&_[l].__e!=null&&_[l].__e==n.__d&&(n.__d=fe(r,l+1)),vn(_[l],_[l]));if(m)for(l=0;l<m.length;l++)mn(m[l],m[++l],m[++l])}function dn(e,t,n){var r,s;for(r=0;r<e.__k.length;r++)(s=e.__k[r])&&(s.__=e,t=typeof s.type=="function"?dn(s,t,n):fn(n,s,s,e.__k,s.__e,t));return t}function fn(e,t,n,r,s,o){var a,i,c;if(t.__d!==void 0)a=t.__d,t.__d=void 0;else if(n==null||s!=o||s.parentNode==null)e:if(o==null||o.parentNode!==e)e.appendChild(s),a=null;else{for(i=o,c=0;(i=i.nextSibling)&&c<r.length;c+=2)if(i==s)break e;e.insertBefore(s,o),a=o}return a!==void 0?a:s.nextSibling}function pn(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||as.test(t)?n:n+"px"}function ze(e,t,n,r,s){var o;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||pn(e.style,t,"");if(n)for(t in n)r&&n[t]===r[t]||pn(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")o=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+o]=n,n?r||e.addEventListener(t,o?$n:hn,o):e.removeEventListener(t,o?$n:hn,o);else if(t!=="dangerouslySetInnerHTML"){if(s)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function hn(e){this.l[e.type+!1](x.event?x.event(e):e)}function $n(e){this.l[e.type+!0](x.event?x.event(e):e)}function wt(e,t,n,r,s,o,a,i,c){var f,l,u,d,h,g,w,m,_,C,k,b=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,i=t.__e=n.__e,t.__h=null,o=[i]),(f=x.__b)&&f(t);try{e:if(typeof b=="function"){if(m=t.props,_=(f=b.contextType)&&r[f.__c],C=f?_?_.props.value:f.__:r,n.__c?w=(l=t.__c=n.__c).__=l.__E:("prototype"in b&&b.prototype.render?t.__c=l=new b(m,C):(t.__c=l=new qe(m,C),l.constructor=b,l.render=is),_&&_.sub(l),l.props=m,l.state||(l.state={}),l.context=C,l.__n=r,u=l.__d=!0,l.__h=[]),l.__s==null&&(l.__s=l.state),b.getDerivedStateFromProps!=null&&(l.__s==l.state&&(l.__s=V({},l.__s)),V(l.__s,b.getDerivedStateFromProps(m,l.__s))),d=l.props,h=l.state,u)b.getDerivedStateFromProps==null&&l.componentWillMount!=null&&l.componentWillMount(),l.componentDidMount!=null&&l.__h.push(l.componentDidMount);else{if(b.getDerivedStateFromProps==null&&m!==d&&l.componentWillReceiveProps!=null&&l.componentWillReceiveProps(m,C),!l.__e&&l.shouldComponentUpdate!=null&&l.shouldComponentUpdate(m,l.__s,C)===!1||t.__v===n.__v){l.props=m,l.state=l.__s,t.__v!==n.__v&&(l.__d=!1),l.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(O){O&&(O.__=t)}),l.__h.length&&a.push(l);break e}l.componentWillUpdate!=null&&l.componentWillUpdate(m,l.__s,C),l.componentDidUpdate!=null&&l.__h.push(function(){l.componentDidUpdate(d,h,g)})}l.context=C,l.props=m,l.state=l.__s,(f=x.__r)&&f(t),l.__d=!1,l.__v=t,l.__P=e,f=l.render(l.props,l.state,l.context),l.state=l.__s,l.getChildContext!=null&&(r=V(V({},r),l.getChildContext())),u||l.getSnapshotBeforeUpdate==null||(g=l.getSnapshotBeforeUpdate(d,h)),k=f!=null&&f.type===Ue&&f.key==null?f.props.children:f,un(e,Array.isArray(k)?k:[k],t,n,r,s,o,a,i,c),l.base=t.__e,t.__h=null,l.__h.length&&a.push(l),w&&(l.__E=l.__=null),l.__e=!1}else o==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=ls(n.__e,t,n,r,s,o,a,c);(f=x.diffed)&&f(t)}catch(O){t.__v=null,(c||o!=null)&&(t.__e=i,t.__h=!!c,o[o.indexOf(i)]=null),x.__e(O,t,n)}}function gn(e,t){x.__c&&x.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(r){r.call(n)})}catch(r){x.__e(r,n.__v)}})}function ls(e,t,n,r,s,o,a,i){var c,f,l,u=n.props,d=t.props,h=t.type,g=0;if(h==="svg"&&(s=!0),o!=null){for(;g<o.length;g++)if((c=o[g])&&(c===e||(h?c.localName==h:c.nodeType==3))){e=c,o[g]=null;break}}if(e==null){if(h===null)return document.createTextNode(d);e=s?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,d.is&&d),o=null,i=!1}if(h===null)u===d||i&&e.data===d||(e.data=d);else{if(o=o&&He.call(e.childNodes),f=(u=n.props||je).dangerouslySetInnerHTML,l=d.dangerouslySetInnerHTML,!i){if(o!=null)for(u={},g=0;g<e.attributes.length;g++)u[e.attributes[g].name]=e.attributes[g].value;(l||f)&&(l&&(f&&l.__html==f.__html||l.__html===e.innerHTML)||(e.innerHTML=l&&l.__html||""))}if((function(w,m,_,C,k){var b;for(b in _)b==="children"||b==="key"||b in m||ze(w,b,null,_[b],C);for(b in m)k&&typeof m[b]!="function"||b==="children"||b==="key"||b==="value"||b==="checked"||_[b]===m[b]||ze(w,b,m[b],_[b],C)})(e,d,u,s,i),l)t.__k=[];else if(g=t.props.children,un(e,Array.isArray(g)?g:[g],t,n,r,s&&h!=="foreignObject",o,a,o?o[0]:n.__k&&fe(n,0),i),o!=null)for(g=o.length;g--;)o[g]!=null&&on(o[g]);i||("value"in d&&(g=d.value)!==void 0&&(g!==e.value||h==="progress"&&!g)&&ze(e,"value",g,u.value,!1),"checked"in d&&(g=d.checked)!==void 0&&g!==e.checked&&ze(e,"checked",g,u.checked,!1))}return e}function mn(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(r){x.__e(r,n)}}function vn(e,t,n){var r,s;if(x.unmount&&x.unmount(e),(r=e.ref)&&(r.current&&r.current!==e.__e||mn(r,null,t)),(r=e.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(o){x.__e(o,t)}r.base=r.__P=null}if(r=e.__k)for(s=0;s<r.length;s++)r[s]&&vn(r[s],t,typeof e.type!="function");n||e.__e==null||on(e.__e),e.__e=e.__d=void 0}function is(e,t,n){return this.constructor(e,n)}function cs(e,t,n){var r,s,o;x.__&&x.__(e,t),s=(r=typeof n=="function")?null:n&&n.__k||t.__k,o=[],wt(t,e=(!r&&n||t).__k=an(Ue,null,[e]),s||je,je,t.ownerSVGElement!==void 0,!r&&n?[n]:s?null:t.firstChild?He.call(t.childNodes):null,o,!r&&n?n:s?s.__e:t.firstChild,r),gn(o,e)}He=sn.slice,x={__e:function(e,t){for(var n,r,s;t=t.__;)if((n=t.__c)&&!n.__)try{if((r=n.constructor)&&r.getDerivedStateFromError!=null&&(n.setState(r.getDerivedStateFromError(e)),s=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),s=n.__d),s)return n.__E=n}catch(o){e=o}throw e}},tn=0,qe.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=V({},this.state),typeof e=="function"&&(e=e(V({},n),this.props)),e&&V(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),cn(this))},qe.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),cn(this))},qe.prototype.render=Ue,ye=[],nn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Ge.__r=0,os=0;var we,H,_n,Ye=0,kt=[],bn=x.__b,yn=x.__r,wn=x.diffed,kn=x.__c,xn=x.unmount;function Je(e,t){x.__h&&x.__h(H,e,Ye||t),Ye=0;var n=H.__H||(H.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function A(e){return Ye=1,us(Sn,e)}function us(e,t,n){var r=Je(we++,2);return r.t=e,r.__c||(r.__=[n?n(t):Sn(void 0,t),function(s){var o=r.t(r.__[0],s);r.__[0]!==o&&(r.__=[o,r.__[1]],r.__c.setState({}))}],r.__c=H),r.__}function U(e,t){var n=Je(we++,3);!x.__s&&Ct(n.__H,t)&&(n.__=e,n.__H=t,H.__H.__h.push(n))}function q(e,t){var n=Je(we++,4);!x.__s&&Ct(n.__H,t)&&(n.__=e,n.__H=t,H.__h.push(n))}function G(e){return Ye=5,pe(function(){return{current:e}},[])}function pe(e,t){var n=Je(we++,7);return Ct(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function ds(){kt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Ke),e.__H.__h.forEach(xt),e.__H.__h=[]}catch(t){e.__H.__h=[],x.__e(t,e.__v)}}),kt=[]}x.__b=function(e){H=null,bn&&bn(e)},x.__r=function(e){yn&&yn(e),we=0;var t=(H=e.__c).__H;t&&(t.__h.forEach(Ke),t.__h.forEach(xt),t.__h=[])},x.diffed=function(e){wn&&wn(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(kt.push(t)!==1&&_n===x.requestAnimationFrame||((_n=x.requestAnimationFrame)||function(n){var r,s=function(){clearTimeout(o),Cn&&cancelAnimationFrame(r),setTimeout(n)},o=setTimeout(s,100);Cn&&(r=requestAnimationFrame(s))})(ds)),H=void 0},x.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Ke),n.__h=n.__h.filter(function(r){return!r.__||xt(r)})}catch(r){t.some(function(s){s.__h&&(s.__h=[])}),t=[],x.__e(r,n.__v)}}),kn&&kn(e,t)},x.unmount=function(e){xn&&xn(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Ke)}catch(n){x.__e(n,t.__v)}};var Cn=typeof requestAnimationFrame=="function";function Ke(e){var t=H;typeof e.__c=="function"&&e.__c(),H=t}function xt(e){var t=H;e.__c=e.__(),H=t}function Ct(e,t){return!e||e.length!==t.length||t.some(function(n,r){return n!==e[r]})}function Sn(e,t){return typeof t=="function"?t(e):t}var Tn=function(e,t,n,r){var s;t[0]=0;for(var o=1;o<t.length;o++){var a=t[o++],i=t[o]?(t[0]|=a?1:2,n[t[o++]]):t[++o];a===3?r[0]=i:a===4?r[1]=Object.assign(r[1]||{},i):a===5?(r[1]=r[1]||{})[t[++o]]=i:a===6?r[1][t[++o]]+=i+"":a?(s=e.apply(i,Tn(e,i,n,["",null])),r.push(s),i[0]?t[0]|=2:(t[o-2]=0,t[o]=s)):r.push(i)}return r},On=new Map,p=function(e){var t=On.get(this);return t||(t=new Map,On.set(this,t)),(t=Tn(this,t.get(e)||(t.set(e,t=(function(n){for(var r,s,o=1,a="",i="",c=[0],f=function(d){o===1&&(d||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,d,a):o===3&&(d||a)?(c.push(3,d,a),o=2):o===2&&a==="..."&&d?c.push(4,d,0):o===2&&a&&!d?c.push(5,0,!0,a):o>=5&&((a||!d&&o===5)&&(c.push(o,0,a,s),o=6),d&&(c.push(o,d,0,s),o=6)),a=""},l=0;l<n.length;l++){l&&(o===1&&f(),f(l));for(var u=0;u<n[l].length;u++)r=n[l][u],o===1?r==="<"?(f(),c=[c],o=3):a+=r:o===4?a==="--"&&r===">"?(o=1,a=""):a=r+a[0]:i?r===i?i="":a+=r:r==='"'||r==="'"?i=r:r===">"?(f(),o=1):o&&(r==="="?(o=5,s=a,a=""):r==="/"&&(o<5||n[l][u+1]===">")?(f(),o===3&&(c=c[0]),o=c,(c=c[0]).push(2,0,o),o=0):r===" "||r==="	"||r===`
`||r==="\r"?(f(),o=2):a+=r),o===3&&a==="!--"&&(o=4,c=c[0])}return f(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(an),fs=5;function En(e){const t=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=e,t.append(n);t.children.length>fs;)t.firstChild?.remove()}var St=!1,Tt=!1;addEventListener("keydown",()=>Tt=!0,!0),addEventListener("pointerdown",()=>Tt=!1,!0);function ke(){const{activeElement:e,body:t}=document;return e===t||e?.matches(":disabled")||!1}function Ln(e){q(()=>{if(!Tt||!ke()||St)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},e)}function ps(e,t){const n=G(e);q(()=>{const r=n.current===e;if(n.current=e,!t.isChosen||r&&!ke())return;const{activeElement:s}=document,o=document.getElementById("main"),a=new MutationObserver(c);function i(){a.disconnect(),St=!1}function c(){const f=o.querySelector("h1");f&&(i(),!(!ke()&&document.activeElement!==s)&&(f.tabIndex=-1,f.focus()))}return St=!0,a.observe(o,{childList:!0,subtree:!0}),c(),i},[t])}var hs=11264,An=/[\u2c00-\u2c5f]/g,Nn="|",Qe=new Map,Z=new Map,Pn=/(?!)/g,xe={},K,Rn=/(?!)/g,Mn=/(?!)/g,Ot=e=>[...e].length>1,Bn=e=>[...e].sort((t,n)=>n.length-t.length).map(t=>t.replace(/[\\^$.*+?()[\]{}|/]/g,"\\$&")).join("|")||"(?!)";function $s(e={}){xe=e;for(const t of Object.values(e).flatMap(({letters:n})=>n.filter(Ot))){if(Z.has(t))continue;const n=String.fromCharCode(hs+Z.size/2);for(const[r,s]of[[n,t],[n.toLowerCase(),t.toLowerCase()]])Qe.set(r,s),Z.set(s,r)}Pn=new RegExp(`\\[(${Bn(Z.keys())})\\]`,"g")}var Ve=e=>xe[e??""],gs=e=>Object.values(xe).find(t=>t.code===e);function ms(e){if(K===xe[e])return;K=xe[e];const t=Bn(K?.letters.filter(Ot)??[]),n=In()?"|(?<=[\\p{L}\\]])\\|(?=[\\p{L}[])":"";Rn=new RegExp(`\\[(${t})\\]|(${t})\\|?${n}`,"giu"),Mn=new RegExp(`(?=(?:${t}))(.)`,"giu")}var he=()=>K?K.code??void 0:"en",Ze=e=>e.replace(Pn,(t,n)=>Z.get(n)),se=e=>e.replace(An,t=>Qe.has(t)?`[${Qe.get(t)}]`:t),E=e=>e.replace(An,t=>Qe.get(t)??t),P=e=>e.toLocaleUpperCase(he()??"en"),Ce=e=>e.toLocaleLowerCase(he()??"en"),X=e=>[...e.normalize("NFC")].map(t=>{const n=K?.fold[t]??K?.fold[P(t)];return n===void 0?t:t===P(t)?n:n.toLowerCase()}).join("").replace(Rn,(t,n,r)=>{const s=n??r??"";return Z.get(s)??Z.get(P(s))??""}),Xe=e=>se(e.replace(Mn,`$1${Nn}`)),vs=e=>!!K?.letters.some(t=>t.length>e.length&&t.startsWith(P(e))),In=()=>K?.letters.find(Ot);function Se(e){const t=(K?.letters??[]).map(r=>Z.get(r)??r),n=r=>t.indexOf(r);return[...e].sort((r,s)=>n(r)-n(s)||r.localeCompare(s))}var Fn="lexicon_fast.",Dn="tables",et="new_game",Et="puzzles",_s=50,bs=1100,Te=new Map,ys=()=>Te.size>0;function Hn(e){if(Te.has(e))return Te.get(e)??null;try{return Ze(localStorage.getItem(Fn+e)??"")}catch{return null}}function jn(e,t){try{localStorage.setItem(Fn+e,se(t)),Te.delete(e)}catch{Te.set(e,t)}}function Wn(e){try{const t=JSON.parse(e);return typeof t=="object"&&t!==null?t:{}}catch{return{}}}var oe=e=>Wn(Hn(e)??""),tt=(e,t)=>jn(e,JSON.stringify(t)),nt=e=>Hn(e)??"",rt=(e,t)=>jn(e,t),Oe=()=>oe(Dn);function ws(){return Object.entries(Oe()).map(([e,t])=>({id:e,...t})).sort((e,t)=>t.since-e.since)}function Lt(e){const t=Object.entries(e).sort(([,n],[,r])=>r.since-n.since);tt(Dn,Object.fromEntries(t.slice(0,_s)))}var Ee=e=>Oe()[e]??null;function ks(e,t,n){Lt({...Oe(),[e]:{game:t,token:n,since:Date.now()}})}function st(e,t){const n=Oe();e in n&&Lt({...n,[e]:{...n[e],...t}})}function Un(e,t){const n=Ee(e)?.draft;return n?.position===t?n.value:null}function xs(e){const{[e]:t,...n}=Oe();Lt(n)}var Cs=()=>oe(et).game,Ss=e=>oe(et).choices?.[e]??{};function Ts(e,t){const{choices:n={}}=oe(et);tt(et,{game:e,choices:{...n,[e]:t}})}function Os(e,t,n){const r=document.createElement("a");r.href=URL.createObjectURL(new Blob([se(t)],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var Es=()=>new Date().toISOString().slice(0,10),qn=(e,t)=>`${t} ${e}`,Ls=(e,t)=>oe(Et)[qn(e,t)]??null;function As(e,t,n){const r={...oe(Et),[qn(e,t)]:n},s=Object.entries(r).sort(([o],[a])=>o<a?1:-1).slice(0,bs);tt(Et,Object.fromEntries(s))}function Gn(e){const t=Math.round(e*100);return e>0&&e<1?Math.min(Math.max(t,1),99):t}function Ns(e){const t=new Intl.PluralRules(e),n=new Intl.ListFormat(e),r=new Intl.ListFormat(e,{type:"disjunction"}),s=new Intl.RelativeTimeFormat(e),o=new Map,a=(u,d)=>{const h=JSON.stringify(d),g=o.get(h)??new Intl.NumberFormat(e,d);return o.set(h,g),g.format(u)},i=(u=-1)=>u<0?{}:{minimumFractionDigits:u,maximumFractionDigits:u},c={signDisplay:"exceptZero"},f=(u,d)=>a(u,i(d)),l=u=>d=>a(d,{style:"unit",unit:u,unitDisplay:"long"});return{number:f,count(u,d){const h=u===0&&d.zero?"zero":t.select(u);return(d[h]??d.other).replace("#",f(u))},signed:(u,d)=>a(u,{...c,...i(d)}),percent:u=>a(Gn(u)/100,{style:"percent"}),percentChange:u=>a(u,{style:"percent",...c}),list:u=>n.format(u.map(String)),either:u=>r.format(u.map(String)),day:u=>new Date(`${u}T00:00Z`).toLocaleDateString(e,{dateStyle:"long",timeZone:"UTC"}),moment:u=>new Date(u).toLocaleString(e,{dateStyle:"long",timeStyle:"short"}),hours:l("hour"),minutes:l("minute"),seconds:l("second"),fromNow:(u,d)=>s.format(u,d),languageName:u=>new Intl.DisplayNames(e,{type:"language"}).of(u)??u}}var At={en:{name:"English",locale:"en-GB"},de:{name:"Deutsch",locale:"de-DE"},fr:{name:"Français",locale:"fr-FR"},es:{name:"Español",locale:"es-ES"}},Ps=Object.entries(At).map(([e,{name:t}])=>[e,t]);function zn(){return[nt("language"),...navigator.languages.map(t=>t.split("-")[0])].find(t=>Object.hasOwn(At,t))??"en"}var Nt=zn();document.documentElement.lang=Nt;var B=Ns(At[Nt].locale),Yn=new Map;function Pt(e){const t=`./languages-${Nt}-${e}.js`,n=Yn.get(e)??import(t).then(r=>r.default(B));return Yn.set(e,n),n}var y=await Pt("frame"),{lexicon:v,tiles:$}={},Rs=async()=>{({lexicon:v,tiles:$}=await Pt("games"))};function Ms(e){rt("language",e),location.reload()}var j=(e,t=" ")=>e.filter(Boolean).join(t);function Bs(e){return e<=0||e>=100?Math.min(e/100,1):e>=99?.999999:(e+.499999)/100}var ot=e=>e.charAt(0).toUpperCase()+e.slice(1),Jn=e=>`${ot(e)}${/[.?!]$/.test(e)?"":"."}`;function at(e){const t=y.LEVELS.find(([n])=>n===e)?.[1];return t||e.replace(/^level(\d+)/,(n,r)=>y.levelName(r)).replace(/^player (\d+)$/,(n,r)=>y.playerName(r))}var Is=e=>e===y.you||/^player \d+$/.test(e),Fs=e=>y.botOption(at(e));function Ds({seats:e,seat:t}){const{you:n}=y;return e.map(({name:r,bot:s},o)=>{if(o===t)return n;if(s&&/^level\d+( \d+)?$/.test(r)){const[i,c]=r.split(" ");return j([at(i),c])}return r.trim().toLowerCase()===n.toLowerCase()?y.quotedName(r):at(r)})}function Hs(e){return e.map((t,n)=>{const r=e.slice(0,n).filter(s=>s===t).length;return r?`${t} ${r+1}`:t})}var ae=(e,t)=>e.map((n,r)=>`${n} ${t[r]}`).join(", ");function Kn(e){const t=e.filter(({event:s,action:o})=>s==="turn"&&o.action!=="accept"),n=t.filter(({action:s})=>s.action!=="challenge"),r=[];for(const s of t)s.action.action==="challenge"&&s.right?r.pop():(s.action.laid??s.action.word)&&r.push(s);return{turns:n,plays:r}}function Rt({player:e,reason:t},n){if(e===null)return y.gameAborted;const r=n[e];return t==="clock"?y.ranOutOfTime(r):t==="resigned"?y.resigned(r):y.forfeited(r)}function Qn(e){if(/^(enable|yawl)$/.test(e))return e.toUpperCase();const t=Ve(e);return!t||t.name===e?e:`${e} (${Vn(t)})`}var Vn=e=>e.code?B.languageName(e.code):e.name,js=e=>j([Qn(e),y.DICTIONARY_HINTS[e]],", ");function Ws({message:e,type:t=""}){if(t in y.ERRORS&&t!=="BadQuery")return y.ERRORS[t];const n=e.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,"");return Jn(E(n.replaceAll(/'([^']+)'/g,(r,s)=>y.quotedName(s))))}function Us(e){const t=[...e?.upper??""],n=new Map([...e?.lower??""].map((r,s)=>[r,t[s]]));return r=>E([...r].map(s=>n.get(s)??s).join(""))}function Mt(){const e=In();return e?y.longTileHint(e,B.list([...e])):""}function lt(e){const[,t,n]=/^(.*)-(\w+)$/.exec(e)??[],r=n&&gs(n);return r?`${lt(t)} (${Vn(r)})`:y.RULESETS[e]??e.replaceAll("_"," ")}function qs(e){return e?e.end==="solved"?y.solvedIn(e.tries):e.end==="shown"?y.notSolved:y.attempts(e.tries):""}var Bt=(e,t)=>Math.round(e)?t(Math.round(e)):"",Zn=(e,t)=>Math.round(100*e)?t(B.percentChange(e)):"",Xn=1e3,Gs=-32603,zs=413,Ys={code:0,message:"",data:{type:"TooMuch"}},$e=class extends Error{constructor({code:e,message:t,data:n},r){super(t),this.method=r,this.code=e,this.type=n?.type??"",this.rule=n?.rule??"",this.path=n?.path??"",this.data=n??{}}},It=document.documentElement.hasAttribute("data-common.offline")||!navigator.onLine,er=()=>It;function it(e){It!==e&&(It=e,dispatchEvent(new Event("serverchange")))}addEventListener("online",()=>it(!1)),addEventListener("common.offline",()=>it(!0));async function Le(e,t,n){const r=await fetch(`rpc?${e}`,{method:"POST",headers:{"Content-Type":"application/json"},body:se(JSON.stringify({jsonrpc:"2.0",id:0,method:e,params:t})),signal:n}).catch(a=>{throw n?.aborted||it(!0),a});it(r.headers.has("x-common.offline"));const{result:s,error:o}=JSON.parse(Ze(await r.text()));if(r.status===zs)throw new $e(Ys,e);if(o)throw new $e(o,e);return s}var Js=e=>e instanceof $e&&["BadQuery","NoDefinitions","NoPlayability"].includes(e.type);async function tr(e){const t=[];let n;do n=await Le("table.record",{id:e,skip:t.length,limit:Xn}),t.push(...n.lines);while(n.lines.length===Xn);return t}function Ae(e){if(!(e instanceof $e))return y.offline;const{code:t,method:n,type:r,rule:s,path:o,message:a}=e;if(t===Gs)return y.serverFailed;if(o)return y.WRONG_FIELDS.find(([f])=>o.startsWith(f))?.[1]??y.notAccepted;const i=y.ERRORS[`${n} ${r}`]??y.ERRORS[r]??y.FORBIDDEN[s],c=/^record:(\d+):/.exec(a)?.[1];return i&&c?y.withLine(i,c):i??Jn(E(a.replace(/^position \d+: |^opened, /g,"")))}var ct=new Map;function Ft(e,t){const n=JSON.stringify([e,t]),r=ct.get(n)??Le(e,t);return ct.set(n,r),r.catch(()=>ct.delete(n)),r}var nr=document.getElementById("hello")?.textContent;nr&&ct.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(nr)));async function Ks(){const e=await Ft("hello",{});return $s(e.languages),e}async function rr(e,t,n=null){const r=Ve(n)&&{dictionary:n};return(await Ft("rules",{game:e,ruleset:t,...r})).rules}async function Qs(e){if(!await caches.has("lexicon-fast-answers"))for(const{game:t,rulesets:n}of e)for(const r of n)await rr(t,r)}var Vs=e=>Ft("dictionary.info",{dictionary:e}),Zs=30,Xs=100,eo=100;function Dt(e,t){const n={value:null,error:null},[r,s]=A(n);return U(()=>{let o=!0;return s(n),e().then(a=>o&&s({value:a,error:null}),a=>o&&s({value:null,error:Ae(a)})),()=>{o=!1}},t),r}function sr(e,t){const n={result:null,error:null,failure:null,key:null},[r,s]=A(n),o=t&&JSON.stringify(t);q(()=>{if(!t){s(n);return}const f=new AbortController,l=setTimeout(()=>{Le(e,t,f.signal).then(u=>s({...n,result:u,key:o}),u=>{if(u.name==="AbortError")return;const d=u instanceof $e?u:null;s({...n,error:Ae(u),failure:d,key:o})})},Zs);return()=>{clearTimeout(l),f.abort()}},[e,o]);const{result:a,error:i,failure:c}=r;return{result:a,error:i,failure:c,busy:r.key!==o}}function to({leaves:e=!0}={}){const[t,n]=A({busy:!1,problem:null});async function r(o){n({busy:!0,problem:null});try{await o(),e||n({busy:!1,problem:null})}catch(a){n({busy:!1,problem:Ae(a)})}}return{...t,run:r,clear:()=>n(({busy:o})=>({busy:o,problem:null}))}}function Ne(e,t){const n=G(t);n.current=t,q(()=>{const r=s=>n.current(s);return addEventListener(e,r),()=>removeEventListener(e,r)},[e])}function no(e){const[{value:t,earlier:n},r]=A(()=>({value:e(),earlier:[]})),s=(a,i=!0)=>r(c=>({value:a,earlier:i?[...c.earlier.slice(1-eo),c.value]:c.earlier})),o=()=>r(a=>a.earlier.length?{value:a.earlier.at(-1),earlier:a.earlier.slice(0,-1)}:a);return Ne("keydown",a=>{const{key:i,ctrlKey:c,metaKey:f,shiftKey:l,target:u}=a,d=(c||f)&&!l&&i.toLowerCase()==="z",h=u instanceof Element&&u.matches("input:not([data-undo]), textarea");!d||h||(a.preventDefault(),o())}),{value:t,set:s,undo:o,canUndo:n.length>0}}function ro(e,t,n=!0){const r=pe(()=>performance.now(),[t]),[s,o]=A(r);U(()=>{if(!n)return;const i=setInterval(()=>o(performance.now()),Xs);return()=>clearInterval(i)},[n]);const a=n?Math.max(0,s-r)/1e3:0;return Math.max(0,e-a)}function so(){const[e,t]=A(er);return Ne("serverchange",()=>t(er())),e}function oo(e){U(()=>{e!==null&&(document.title=y.tabTitle(e))},[e])}function or(e,t){const n=G(null);return U(()=>{const r=n.current?.querySelector(e);n.current&&r instanceof HTMLElement&&(n.current.scrollTop=r.offsetTop-n.current.clientHeight/2)},t),n}var ao=e=>or('[aria-current="step"]',[e]);function ut(e,t){const n=G(!0);q(()=>{n.current||e(),n.current=!1},t)}var lo="play";function dt(){const[e,t=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...r]=e.split("/");return{name:n||lo,rest:r,query:new URLSearchParams(t)}}var ft=null;function io(){const[e,t]=A(()=>({...dt(),isChosen:!1}));return Ne("hashchange",()=>{t({...dt(),isChosen:location.hash!==ft}),ft=null}),e}function pt(e,t={}){const n=Object.entries(t).filter(([,s])=>s),r=new URLSearchParams(n.map(([s,o])=>[s,se(o)]));return`#/${e}${r.size?`?${r}`:""}`}function co(e){ft=pt(e),location.hash=ft}function uo(e,t){dt().name===e.split("/",1)[0]&&history.replaceState(null,"",pt(e,t))}var ar={};be(ar,{actionText:()=>Wt,adviceFigure:()=>bo,adviceHint:()=>_o,cardText:()=>le,differences:()=>yo,endFacts:()=>vo,eventText:()=>go,pastActionText:()=>ur,playedWord:()=>ho,sheetText:()=>po});var fo="✦";function ge({letter:e,wild:t=!1,points:n=null,classes:r="",...s}){const{corner:o,onClick:a,...i}=s,c=o===void 0&&t&&e,f=E(e),l=f.length>1&&`long${f.length}`,u=j(["tile",r,t&&"wild",c&&"star",l]),d=o!=null,h=p`
<span class="letter" aria-hidden="true">${f||fo}</span>
${d&&p`<span class="corner" aria-hidden="true">${o}</span>`}
${n!==null&&p`${" "}<span class="points" aria-hidden="true">${n}</span>`}
`;return a?p`<${R} text=${h} class=${u} onClick=${a} ...${i} />`:p`<span class=${u} ...${i}>${h}</span>`}function lr({label:e,letters:t,onPick:n}){return p`
<fieldset class="letters">
<legend>${e}</legend>
${t.map(r=>p`
<${R} key=${r} text=${E(r)} onClick=${()=>n(r)} />
`)}
</fieldset>
`}function ir({points:e}){const[t,n]=A(!1);return t?null:p`
<span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
${B.signed(e)}
</span>
`}function Pe(e,t){const n=Re(e,t);return[...e].filter((r,s)=>!n[s])}function Re(e,t){const n=[...t];return[...e].map(r=>{const s=n.indexOf(r);return s>=0&&n.splice(s,1),s>=0})}var W="*";function D(e){return(P(e).match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{const r=n.replace(/[[\]*?]/g,"");return{letter:r,master:n!==r}})}function ht(e){return e.map(({letter:t,master:n})=>n?`[${Ce(t)}]`:Ce(t)).join("")}var ee=e=>E(P(e.replace(/[[\]]/g,""))),Q=e=>v.wordInSentence(ee(e),cr(e)),cr=e=>D(e).filter(({master:t})=>t).map(({letter:t})=>E(t));function $t({card:e,points:t,...n}){const r=e===W;return p`
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
${[...e].map(n=>p`<${$t} card=${n} role="presentation" aria-hidden="true" />`)}
</span>
`}function jt({laid:e}){const t=v.wordName(ee(e),cr(e));return p`
<span class="cards word" role="img" aria-label=${t} lang=${he()}>
${D(e).map(({letter:n,master:r})=>p`<${ge} classes="card" letter=${n} wild=${r} aria-hidden="true" />`)}
</span>
`}var le=e=>e===W?v.theMaster:E(e);function Wt(e,{table:t=[]}={}){const n="target"in e?t[e.target]:void 0;switch(e.action){case"form":return v.formAction(Q(e.laid));case"insert":return v.insertAction(Q(e.laid),n&&ee(n));case"substitute":return v.substituteAction(Q(e.laid),n&&Q(n));case"draw":return(e.take==="exposed"?v.takeExposedAction:v.takeFromStockAction)(le(e.discard));default:return v.ACTIONS[e.action]}}var po=Wt,ho=({laid:e})=>e?.replace(/[[\]]/g,"");function ur(e,t,{old:n,gained:r=[],taken:s}={}){switch(e.action){case"form":return v.formed(t,Q(e.laid));case"insert":return v.inserted(t,Q(e.laid),n&&ee(n));case"substitute":{const o=r.map(le);return v.substituted(t,Q(e.laid),n&&Q(n),o)}case"draw":{const o=le(e.discard);return e.take!=="exposed"?v.tookFromStock(t,o):v.tookExposed(t,o,s&&$o(s))}case"challenge":return $.challenged(t);default:return $.playAccepted(t)}}var $o=e=>e===W?v.master:E(e);function go(e,t){switch(e.event){case"dealer draw":{const n=e.players.map(r=>t[r]);return v.dealerDraw(ae(n,e.cards.map(E)))}case"deal":return v.dealt(e.round,t[e.dealer],le(e.exposed));case"turn":return mo(e,t);case"round end":{const n=e.why==="out"?t[e.winner??0]:null;return v.roundEnd(n,ae(t,e.points))}case"game end":return v.gameEnd(y.resultText(e.winners.map(n=>t[n])));case"forfeit":return Rt(e,t);default:return null}}function mo(e,t){const{player:n,action:r,taken:s,right:o,play:a,penalties:i={}}=e;switch(r.action){case"accept":return null;case"challenge":{const c=a&&"laid"in a.action?Q(a.action.laid):v.thePlay,f=Object.entries(i).filter(([,l])=>l!==0).map(([l,u])=>`${t[Number(l)]} ${B.signed(u)}`);return v.challenged(t[n],c,!!o,f.join(", "))}default:{const c=r.action==="draw"&&r.take==="blind";return j([ur(r,t[n],e),s&&c&&v.itIs(le(s)),e.renewed&&v.stockRenewed])}}}function vo(e,t){const{turns:n,plays:r}=Kn(e),s=({action:c})=>D(c.laid).length,o=r.toSorted((c,f)=>s(f)-s(c))[0],a=e.filter(({event:c})=>c==="round end").length;return[o&&v.longestWord(ee(o.action.laid),t[o.player]),a&&v.roundsAndTurns(a,Number((n.length/a).toFixed(1)))].flatMap(c=>c||[])}var _o=()=>v.adviceHint,bo=({gain:e,margin:t})=>({value:e,figure:B.signed(e,1),margin:t?B.number(t,1):""}),yo=(e,t)=>[Bt(e.points-t.points,v.atRisk),Zn(e.win-t.win,v.goesOutFirst)],gt=e=>D(e).map(({letter:t,master:n})=>n?W:t),wo=e=>Se(e).sort((t,n)=>+(t===W)-+(n===W)).join("");function dr(e,t,n){let r;return e.map(s=>{switch(s.event){case"deal":return r=new xo(s,t,n),s;case"turn":return r.turn(s);case"round end":return{...s,...r.result};default:return s}})}function ko(e,t){return e.findLast(({event:r})=>r==="round end").points.map((r,s)=>{const o=e.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(s)]??""}:a);return dr(o,t,s).findLast(a=>a.event==="round end")?.hand})}var xo=class{#t=null;#n={};#e;#r;constructor({round:e,players:t,hand:n=""},r,s){this.number=e,this.rules=r,this.seat=s,this.#e={table:[],hand:[...n],sizes:Object.fromEntries(t.map(o=>[o,r.cards_each]))},this.#r=this.#e}get result(){return{round:this.number,play:this.#t,left:this.#e.sizes,hand:wo(this.#e.hand),penalties:this.#n}}turn(e){const{action:t,player:n}=e;switch(t.action){case"accept":return e;case"challenge":return this.#a(e);case"draw":return n===this.seat&&this.#s([t.discard],[e.taken??""]),e;default:return this.#o(e,t)}}#s(e,t){this.#e={...this.#e,hand:[...Pe(this.#e.hand,e),...t]}}#o(e,t){const{table:n,sizes:r}=this.#e,s="target"in t?t.target:n.length,o=n[s]??"",a=Pe(gt(t.laid),gt(o)),i=Pe(gt(o),gt(t.laid));return this.#r=this.#e,this.#e={...this.#e,table:n.toSpliced(s,1,t.laid),sizes:{...r,[e.player]:r[e.player]-a.length+i.length}},e.player===this.seat&&this.#s(a,i),this.#t={...e,old:o,gained:i},this.#t}#a(e){const{right_challenger:t,right_offender:n,wrong_challenger:r}=this.rules,s=this.#t?.player??e.player,o=e.right?{[s]:n,[e.player]:t}:{[e.player]:r};e.right&&(this.#e=this.#r);for(const[a,i]of Object.entries(o))this.#n[a]=(this.#n[a]??0)+i;return{...e,play:this.#t,penalties:o}}},fr={};be(fr,{Play:()=>Do,Position:()=>Yo,StaticHand:()=>Ko,solverQuery:()=>Jo});var pr={mouse:6,pen:6,touch:12},Co=44;function hr(e,{small:t=!1}={}){const n=G(e);return n.current=e,r=>({onPointerDown(s){s.button===0&&s.isPrimary&&So(s,t,o=>n.current(r,o))}})}function So(e,t,n){const r=e.currentTarget,s=t&&e.pointerType==="touch"?Co:0;let o=null,a=null;r.hasPointerCapture(e.pointerId)&&r.releasePointerCapture(e.pointerId);const i=l=>{a?.classList.remove("over"),l?.classList.add("over"),a=l},c=l=>{if(l.pointerId!==e.pointerId)return;const u=l.clientX-e.clientX,d=l.clientY-e.clientY,h=pr[e.pointerType]??pr.mouse;!o&&Math.hypot(u,d)<h||(o??=To(r),o.style.transform=`translate(${u}px, ${d-s}px) scale(1.08)`,i($r(l,s)))},f=l=>{l.pointerId===e.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",f),removeEventListener("pointercancel",f),i(null),o&&(o.remove(),r.classList.remove("lifted"),Oo(),l.type==="pointerup"&&n($r(l,s)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",f),addEventListener("pointercancel",f)}function To(e){const{left:t,top:n,width:r,height:s}=e.getBoundingClientRect(),o=e.cloneNode(!0);return o.classList.add("ghost"),o.style.cssText+=`left: ${t}px; top: ${n}px; width: ${r}px; height: ${s}px;
transition: none`,o.setAttribute("aria-hidden","true"),o.removeAttribute("id"),document.body.append(o),e.classList.add("lifted"),o}function $r({clientX:e,clientY:t},n){const r=s=>document.elementFromPoint(e,s)?.closest("[data-drop]")??null;return r(t-n)??r(t)}function Oo(){const e=n=>{t(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},t=()=>{removeEventListener("click",e,{capture:!0}),removeEventListener("pointerdown",t,{capture:!0})};addEventListener("click",e,{capture:!0}),addEventListener("pointerdown",t,{capture:!0})}function gr(e,t,n){const r=D(n),{kind:s,oldCells:o}=t===null?{kind:"form",oldCells:[]}:Eo(D(t),r),a=[...e],i=d=>{const h=a.indexOf(d);return h>=0&&a.splice(h,1),h>=0},c=[],f=r.map(({letter:d,master:h},g)=>{const w=o[g];if(w)return{letter:d,master:w.master,from:"table"};const m=!h&&i(d)?d:i(W)?W:null;return m===null?{letter:d,master:h,from:"none"}:(c.push(m),{letter:d,master:m===W,from:"hand"})}),l=f.every(({letter:d,from:h})=>d&&h!=="none"),u=c.length>0&&f.length>1;return{kind:l&&u?s:null,cells:f,cards:c,laid:ht(f)}}function Eo(e,t){if(t.length<e.length)return{kind:null,oldCells:[]};if(t.length>e.length){let s=0;const o=t.map(({letter:a,master:i})=>{const c=e[s];if(!(c?.letter!==a||i&&!c.master))return s+=1,c});return s===e.length?{kind:"insert",oldCells:o}:{kind:null,oldCells:[]}}const n=t.some(({letter:s},o)=>s!==e[o].letter);return{kind:"substitute",oldCells:t.map(({letter:s,master:o},a)=>{const i=e[a];return s===i.letter&&(n||o===i.master)?i:void 0})}}function Lo({kind:e,laid:t},n){return e===null?null:e==="form"?{action:e,laid:t}:{action:e,target:n,laid:t}}var ie={target:null,text:"",caret:0,chosen:null},mt=(e,t)=>({...ie,target:e,text:t,caret:D(t).length});function Ao(e){return e.action==="draw"?me(ie,e.discard):mt(e.target??null,e.laid)}function me(e,t,n=null){const{chosen:r,caret:s}=e,o=D(e.text),a=t===W?{letter:"",master:!0}:{letter:t,master:!1},i=n===null&&r!==null,c=n??r??s;return o.splice(c,i?1:0,a),{...e,text:ht(o),caret:i?s:c+1,chosen:null}}function mr(e,t,n){const r=D(e.text),s=n!==null&&D(n).length===r.length;r.splice(t,1,...s?[D(n)[t]]:[]);const o=Math.min(e.caret,r.length);return{...e,text:ht(r),caret:o,chosen:null}}function No(e,t){const n=D(e.text);return n[n.findIndex(r=>!r.letter)]={letter:t,master:!0},{...e,text:ht(n)}}function Po(e,t,n,r){const[s,o]=t.split(">",2);if(o!==void 0){const i=r.findIndex(c=>vr(c)===vr(X(s)));if(i>=0)return{...mt(i,X(o)),input:o}}const a=D(X(t.slice(0,n))).length;return{...e,text:X(t),input:t,caret:a,chosen:null}}var Ro=({text:e,input:t=""})=>X(t)===e?t:Xe(e),vr=e=>D(e).map(({letter:t})=>t).join(""),Mo=new Set,Bo=new Map,Io=12;function _r({observation:e,points:t,target:n=null,onWord:r=null,...s}){const{fresh:o=Mo,arriving:a=Bo,hasPiles:i=!0}=s,{table:c=[],pile:f="",stock:l=0}=e,u=f.at(-1),d=or(".fresh",[c.join()]);return p`
<section class="felt" aria-label=${v.tableLabel}>
${i&&p`<${Fo} stock=${l} exposed=${u} points=${t} />`}
<ul
ref=${d}
class="laid-words ${c.length>Io?"many":""}"
aria-label=${v.tableWordsLabel}
>
${c.length===0&&p`<li class="nothing">${v.noTableWords}</li>`}
${c.map((h,g)=>{const w=p`<${jt} key=${a.get(g)} laid=${h} />`,m=[o.has(g)&&"fresh",a.has(g)&&"arriving"],_=p`
<${R}
text=${w}
class="laid-word"
data-drop=${`word ${g}`}
aria-pressed=${g===n}
aria-label=${v.changeWordButton(ee(h),o.has(g))}
onClick=${()=>r?.(g)}
/>
`;return p`
<li key=${g} class=${j(m)}>
${r?_:w}
</li>
`})}
</ul>
</section>
`}function Fo({stock:e,exposed:t,points:n}){return p`
<div class="piles">
<figure data-drop="blind">
<span class="tile card back" role="img" aria-label=${y.cardCount(e)}>
${e}
</span>
<figcaption>${v.stockCaption}</figcaption>
</figure>
<figure data-drop="exposed">
${t?p`<${$t} card=${t} points=${n} />`:p`
<span class="tile card none" role="img" aria-label=${v.noExposedCard}></span>
`}
<figcaption>${v.exposedCaption}</figcaption>
</figure>
</div>
`}function Do(e){const{id:t,view:n,rules:r,changes:s,canAct:o,act:a,suggested:i,onDraft:c,notice:f,playsOnly:l}=e,{observation:u}=n,{hand:d="",table:h=[]}=u,g=Go(n.seat,u.history),w=[g,d,...h].join(" "),[m,_]=A(()=>({...ie,...Un(t,w)}));ut(()=>_(ie),[d,g]),ut(()=>{m.target!==null&&_(ie)},[h.join()]),U(()=>st(t,{draft:{position:w,value:m}}),[w,m]),U(()=>{i&&_(Ao(i))},[i]),U(c,[m.text,m.target]),Ln([m.text,m.target]);const C=m.target===null?null:h[m.target],k=gr(d,C,m.text),b=Lo(k,m.target),O=m.target===null&&k.cells.length===1?k.cards[0]:void 0,F=hr(re),L=n.seat!==null&&!n.over;function re({card:T,cell:S=0},I){const[M,ue]=(I??"").split(" "),de=Number(ue);T===void 0?M!=="gap"&&M!=="cell"&&_(mr(m,S,C)):M==="blind"||M==="exposed"?o&&a({action:"draw",discard:T,take:M}):M==="word"?_(me(mt(de,h[de]),T)):M==="gap"?_(me(m,T,de)):M==="cell"?_(me({...m,chosen:de},T)):M==="tray"&&_(me(m,T))}function ce(T){k.cells[T].from==="table"?_({...m,chosen:m.chosen===T?null:T}):_(mr(m,T,C))}function _e(T){T.preventDefault(),b&&o&&a(b)}const J=p`
<${_r}
observation=${u}
points=${r.points}
target=${m.target}
hasPiles=${!l}
fresh=${zo(u.history,n.seat)}
arriving=${br(s,h)}
onWord=${L&&(T=>_(T===m.target?ie:mt(T,h[T])))}
/>
`;return L?p`
${J}
<form class="panel own-turn" aria-label=${y.yourTurn} onSubmit=${_e}>
${f}
<${jo}
hand=${d}
used=${k.cards}
points=${r.points}
onCard=${T=>_(me(m,T))}
draggable=${F}
/>
<${Wo}
draft=${m}
word=${k}
points=${r.points}
draggable=${F}
onType=${(T,S)=>_(Po(m,T,S,h))}
onCell=${ce}
onClear=${()=>_(ie)}
onGap=${T=>_({...m,caret:T,chosen:null})}
/>
${k.cells.some(({letter:T})=>!T)&&p`
<${lr}
label=${v.masterPicker}
letters=${Se(Object.keys(r.points).filter(T=>T!==W))}
onPick=${T=>_(No(m,T))}
/>
`}
<${qo}
...${e}
action=${b}
discard=${O}
advised=${O&&i?.discard===O?i.take:void 0}
/>
</form>
`:J}var Ho=10;function jo({hand:e,used:t,points:n,onCard:r,draggable:s}){const o=G(null),a=G(null),i=Re(e,t);return q(()=>{if(a.current===null||!ke())return;const c=i.findIndex((l,u)=>!l&&u>Number(a.current)),f=c<0?i.lastIndexOf(!1):c;o.current?.children[f]?.focus(),a.current=null},[t.join()]),p`
<div
ref=${o}
class="hand cards ${e.length>Ho?"many":""}"
role="group"
aria-label=${v.handLabel}
>
${[...e].map((c,f)=>p`
<${$t}
key=${`${f}${c}`}
card=${c}
points=${n}
disabled=${i[f]}
onClick=${()=>{a.current=f,r(c)}}
...${s({card:c})}
/>
`)}
</div>
`}function Wo({draft:e,word:t,points:n,draggable:r,onType:s,onCell:o,onGap:a,onClear:i}){const{cells:c}=t,f=({target:u})=>s(u.value,u.selectionStart??0),l=u=>p`
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
<${Uo}
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
<${Zr}
label=${v.typedWordLabel}
id="word"
value=${Ro(e)}
lang=${he()}
onInput=${s}
onKeyUp=${f}
onClick=${f}
data-home="play"
/>
<${R} text=${y.clearButton} onClick=${i} />
</div>
<p class="hint keys">${v.typingHint} ${Mt()}</p>
`}function Uo({cell:{letter:e,master:t,from:n},place:r,chosen:s,points:o,...a}){const i=o[t?W:e],c=e?v.masterFor(E(e)):v.master,f=t?c:E(e);return p`
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
`}function qo({action:e,discard:t,advised:n,canAct:r,view:{observation:s},playsOnly:o,act:a}){const i=s.pile?.at(-1),c=w=>a({action:"draw",discard:t,take:w}),f=r&&t!==void 0,[l,u]=[t,i].map(w=>w&&le(w)),d=e?ot(Wt(e,s)):v.playWordButton,h=w=>n===w?"main":"",g=p`
<button class=${h(void 0)} disabled=${!r||!e}>${d}</button>
`;return o?p`<div class="row actions">${g}</div>`:p`
<div class="row actions">
${g}
<${R}
text=${v.takeExposedButton(l,u)}
class=${h("exposed")}
disabled=${!f||!i}
onClick=${()=>c("exposed")}
/>
<${R}
text=${v.takeFromStockButton(l)}
class=${h("blind")}
disabled=${!f}
onClick=${()=>c("blind")}
/>
</div>
${r&&!f&&p`<p class="hint">${v.drawHint}</p>`}
`}var Go=(e,t=[])=>t.filter(({player:n,action:r})=>n===e&&!["accept","challenge"].includes(r.action)).length;function zo(e=[],t){let n=new Set,r=0,s={places:n,words:r};for(const{player:o,action:a,right:i}of e){if(a.action==="accept")continue;if(a.action==="challenge"){i&&({places:n,words:r}=s);continue}if(s={places:n,words:r},(o===t||t===null)&&(n=new Set),!("laid"in a))continue;const c="target"in a?a.target:r;o!==t&&(n=new Set([...n,c])),c===r&&(r+=1)}return n}function br(e=[],t=[]){const n=e.flatMap(({number:r,events:s})=>s.flatMap(({action:o})=>o?.laid?[{word:o.laid,number:r}]:[]));return new Map(n.map(({word:r,number:s})=>[t.lastIndexOf(r),s]))}var Yo=({observation:e,rules:t,changes:n})=>p`
<${_r}
observation=${e}
points=${t.points}
arriving=${br(n,e.table)}
/>
`,Jo=({table:e=[]},t)=>({position:Xe([t,...e].join(" "))}),Ko=({hand:e,label:t})=>p`<${Ht} cards=${e} label=${t} />`;function Qo({end:e,names:t,seat:n,rules:r,hands:s=[]}){const{left:o,points:a,scores:i,penalties:c,out:f=[]}=e,l=Object.values(c).some(d=>d!==0),u=d=>{const h=s[d]??(d===n?e.hand:"");return[f.includes(d)?p`${t[d]} <span class="tag">${v.outOfGameTag}</span>`:t[d],h?p`<${Ht} cards=${h} />`:o[d]?y.cardCount(o[d]):v.noCardsLeft,l&&B.signed(c[d]??0),B.signed(a[d]),p`<strong>${i[d]}</strong>`]};return p`
<${Vo} end=${e} names=${t} rules=${r} />
<p class="hint">${v.scoresHint(r.out_at)}</p>
<${ts}
rowHeads
columns=${[{title:v.playerColumn},{title:v.cardsLeftColumn},l&&{title:v.challengesColumn,number:!0},{title:v.roundPointsColumn,number:!0},{title:v.scoreColumn,number:!0}]}
rows=${[...t.keys()].filter(d=>d in o).map(d=>({key:d,cells:u(d)}))}
/>
`}function Vo({end:{why:e,winner:t,play:n,left:r},names:s,rules:o}){if(e!=="out"||!n||!("laid"in n.action)){const i=o.guard*Object.keys(r).length;return p`<p>${v.noProgressText(i)}</p>`}const a=n.old?ee(n.old):void 0;return p`
<p class="row">
<strong>${v.wentOutText(s[t??0],a)}</strong>
<${jt} laid=${n.action.laid} />
</p>
`}var yr={};be(yr,{actionText:()=>wr,adviceFigure:()=>aa,adviceHint:()=>oa,differences:()=>la,endFacts:()=>sa,eventText:()=>ea,lettersOf:()=>vt,pastActionText:()=>Me,playedWord:()=>Zo,sheetText:()=>Xo,shownWord:()=>_t,tilesText:()=>ve});var vt=e=>e.replace(/[()]/g,""),Zo=({word:e})=>e&&vt(e),_t=e=>E(P(vt(e)));function Ut(e){const t=[...e.replace(/\([^)]*\)/g,"")].filter(r=>r!==P(r)),n=_t(e);return t.length?$.wordWithBlanks(n,t.map(r=>E(P(r)))):n}function ve(e){const t=e.replace(/[?_]/g,""),n=e.length-t.length;return $.tilesText(t.length===1?E(t):se(t),n)}function wr(e){switch(e.action){case"play":return $.playAction(Ut(e.word),e.at);case"exchange":return $.exchangeAction(ve(e.tiles));default:return $.ACTIONS[e.action]}}var Xo=e=>e.action==="play"?`${_t(e.word)} ${e.at}`:wr(e);function Me(e,t,{score:n=null,exchanged:r=""}={}){switch(e.action){case"play":return $.played(t,Ut(e.word),e.at,n);case"exchange":return $.exchanged(t,e.tiles?ve(e.tiles):r);case"challenge":return $.challenged(t);case"accept":return $.playAccepted(t);default:return $.passed(t)}}function ea(e,t){switch(e.event){case"start draw":{const n=e.players.map(r=>t[r]);return $.startDraw(ae(n,[...e.tiles].map(ve)))}case"turn":return ra(e,t[e.player]);case"lost turn":return $.lostTurn(t[e.player]);case"deal":return $.starts(t[e.starter]);case"game end":return na(e,t);case"forfeit":return Rt(e,t);case"taken back":return $.takenBack(t[e.player]);case"points":return ta(e,t[e.player]);default:return null}}function ta({points:e,why:t},n){return({challenge:$.challengePoints,time:$.timePoints}[t]??$.tilesPoints)(n,B.signed(e))}var na=({why:e,adjustments:t,scores:n},r)=>j([$.END_REASONS[e],t.some(Boolean)&&$.tilesLeft(ae(r,t.map(s=>B.signed(s)))),$.finalScores(ae(r,n))]);function ra(e,t){const{action:n,score:r=0,drawn:s,exchanged:o=0}=e,a=s&&$.tilesDrawn(ve(s));switch(n.action){case"play":{const i="hit"in e&&e.hit?.length&&$.bombExplodes(e.hit);return j([Me(n,t,{score:r}),i,a])}case"exchange":return j([Me(n,t,{exchanged:y.tileCount(o)}),a]);case"challenge":{const i="right"in e&&e.right;return`${Me(n,t)} ${i?$.isPhony:$.playStands}`}case"accept":return null;default:return Me(n,t)}}function sa(e,t){const{turns:n,plays:r}=Kn(e),s=r.toSorted((i,c)=>c.score-i.score)[0],o=t.map((i,c)=>{const f=u=>u.player===c,l=r.filter(f).reduce((u,{score:d=0})=>u+d,0);return B.number(l/Math.max(1,n.filter(f).length),1)});return[s&&$.bestPlay(Ut(s.action.word),s.action.at,s.score,t[s.player]),$.pointsPerTurn(ae(t,o))].flatMap(i=>i||[])}var oa=({win_points:e=0})=>$.adviceHint(e/100);function aa({win:e,equity:t,playouts:n,margin:r},{ranked:s,win_points:o=0}){const[a]=s,i=o?(t-a.equity)/o:0,c=Math.min(Math.max(e+i,0),1),f=(e*n+1)/(n+2),l=196*Math.sqrt(f*(1-f)/(n+2));return{value:e+i,figure:B.percent(c),margin:r===0?"":B.percent(Math.max(1,Math.round(l))/100)}}var la=(e,t)=>[Bt(e.score-t.score,$.pointsNow),Bt((e.leave_value??0)-(t.leave_value??0),$.pointsForLeave),Zn((e.bomb??0)-(t.bomb??0),$.bombRisk)],te=".",qt=e=>String.fromCharCode(65+e),Be=({row:e,column:t})=>`${e+1}${qt(t)}`,N=({row:e,column:t})=>`${e},${t}`,z=(e,{row:t,column:n})=>(e[t]?.[n]??te)!==te,Y=({row:e,column:t},n,r=1)=>n?{row:e+r,column:t}:{row:e,column:t+r};function bt(e){const[t]=e.match(/\p{L}/u)??["A"];return{row:parseInt(e.replace(/\D/g,""),10)-1,column:t.toUpperCase().charCodeAt(0)-65,down:e.startsWith(t)}}function Ie({at:e,word:t}){const{down:n,...r}=bt(e),s=[];let o=r;for(const a of t.match(/\([^)]*\)|./gu)??[]){const i=a.startsWith("(");i||s.push({...o,letter:a}),o=Y(o,n,i?a.length-2:1)}return s}function ia(e,{board:t=[],opened:n=[]},{squares:r=[],start:s}){if(!("at"in e)||typeof e.at!="string")return e;const{row:o,column:a,down:i}=bt(e.at),c=t.every(u=>[...u].every(d=>d===te)),f=u=>u.every((d,h)=>u.every((g,w)=>String(d[w])===String(u[w][h]))),l=f(r)&&(!s||s[0]===s[1]);return!i||!c||!l||!f(n)?e:{...e,at:Be({row:a,column:o})}}function ca(e,t,n){const r=u=>z(e,u)?`(${e[u.row][u.column]})`:t.find(d=>N(d)===N(u))?.letter,s=ua(e,t,n);if(s===null)return{fault:"line"};let o=t.reduce((u,d)=>u.row+u.column<=d.row+d.column?u:d);for(let u=o;r(u);u=Y(u,s,-1))o=u;const{row:a,column:i}=o,c=s?`${qt(i)}${a+1}`:Be(o);let f="",l=0;for(let u;u=r(o);o=Y(o,s))f+=u,u.startsWith("(")||(l+=1);return l<t.length?{fault:"gap"}:{play:{action:"play",at:c,word:f.replaceAll(")(","")}}}function ua(e,t,n){const[r]=t;if(t.length>1)return t.every(({row:o})=>o===r.row)?!1:t.every(({column:o})=>o===r.column)?!0:null;const s=o=>z(e,Y(r,o,-1))||z(e,Y(r,o));return!s(!1)&&(s(!0)||n)}function kr(e,t){const n=r=>{let s=t;for(;z(e,Y(s,r,-1));)s=Y(s,r,-1);let o="";for(;z(e,s);s=Y(s,r))o+=e[s.row][s.column];return o};return[n(!1),n(!0)]}var xr={};be(xr,{Info:()=>Ja,Play:()=>za,Position:()=>el,infoTitle:()=>Ya,solverQuery:()=>tl});var Cr=".",Sr="*",Gt="✹",Tr="⚑",da="★",ne=e=>"multipliers"in e;function fa(e,t,n){const{row:r,column:s}=e,o=N(e),a=n.laid?.get(o),i=z(n.rows,e)?n.rows[r][s]:null,c=a?a.letter:i,f=n.opened?n.opened[r]?.[s]??Cr:null,l=f===Cr,u=f===Sr,d=f===null||l||u?null:Number(f),h=d!==null&&ne(t);return{name:Be(e),letter:c,isLaid:a!==void 0,closed:l,hit:u,number:d,premium:h?t.multipliers[d]:t.squares[r][s],start:t.start?.[0]===r&&t.start[1]===s,chance:n.odds&&l&&c===null?n.odds[r][s]:null,bomb:u||l&&n.bombs?.[r]?.[s]===Sr,flagged:l&&!a&&(n.flags?.has(o)??!1),last:n.last?.has(o)??!1,cursor:n.cursor?.row===r&&n.cursor.column===s,arriving:n.arriving?.has(o)??!1,exploding:n.exploding?.has(o)??!1}}function pa(e){const{closed:t,hit:n,bomb:r,number:s,premium:o,chance:a,cursor:i,last:c}=e;return j([t?"closed":Or(o),s!==null&&"open",n&&"hit",r&&"bomb",a!==null&&"odds",i&&"cursor",c&&"last",e.arriving&&"arriving",e.exploding&&"exploding"])}function ha({closed:e,bomb:t,number:n,premium:r,chance:s,flagged:o,start:a}){return t?Gt:s!==null?Gn(s):o?Tr:n!==null?n:e?"":a?da:ma(r)}var $a=({hit:e,number:t})=>e?Gt:t,ga=({flagged:e,chance:t})=>e&&t!==null?Tr:null;function Or([e,t]){return e>1&&t>1?"both":e>1?`letter${e}`:t>1?`word${t}`:t===0?"zero":"plain"}var ma=([e,t])=>j([e>1&&$.letterSign(e),t!==1&&$.wordSign(t)],"");function va(e,t){const{name:n,closed:r,bomb:s,number:o,premium:a,chance:i,flagged:c,start:f,isLaid:l}=e,[u,d]=a,h=[n,t??$.emptySquare,l&&$.notPlayedYet,r&&$.closed,s&&$.bombName,o!==null&&$.adjacentBombs(o),t===null&&d===0&&$.wordScoresNothing,t===null&&d!==0&&u>1&&$.letterTimes(u),t===null&&d>1&&$.wordTimes(d),t===null&&f&&$.startSquare,c&&$.flagged,i!==null&&$.bombChance(B.percent(i))];return j(h,", ")}function _a([e,t]){const n=[e!==1&&$.letterEffect(e),t!==1&&$.wordsEffect(t)];return j(n,", ")||$.noEffect}var Er={laid:[],cursor:null,down:!1};function zt({start:e,squares:t}){const[n,r]=e??[t.length>>1,t[0].length>>1];return{row:n,column:r}}var Lr=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:t}){return this.rules.squares[e]?.[t]!==void 0}point(e,t){return e.cursor&&N(e.cursor)===N(t)?{...e,down:!e.down}:{...e,cursor:t,down:!!e.cursor&&e.down}}arrow(e,t,n){const r=e.cursor??zt(this.rules);return t!==e.down?{...e,cursor:r,down:t}:this.advanced({...e,cursor:r},n)}advanced(e,t=1){const n=Y(e.cursor,e.down,t);return this.isOnBoard(n)?{...e,cursor:n}:e}},ba=class extends Lr{constructor(e,t,n){super(e),this.rows=t,this.rack=n,this.needsLetter=!e.free_blank}get letters(){return Se(Object.keys(this.rules.values).filter(e=>e!==this.blank))}left(e){const t=Re(this.rack,e.laid.map(({tile:n})=>n));return[...this.rack].map((n,r)=>t[r]?null:n)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,t){return e.laid.find(n=>N(n)===N(t))}#t(e,t){let n=t;for(;z(this.rows,n)||this.laidAt(e,n);)n=Y(n,e.down);return this.isOnBoard(n)?n:null}lay(e,t,n,r=""){if(z(this.rows,t)||!this.left(e).includes(n))return e;const s=this.needsLetter?Ce(r):n,{laid:o}=this.takeBack(e,t),a=n===this.blank?s:n;return{...e,laid:[...o,{...t,tile:n,letter:a}]}}layLetter(e,{row:t,column:n,letter:r}){const s=r===P(r)?r:this.blank;return this.lay(e,{row:t,column:n},s,r)}layAtCursor(e,t,n=""){const r=e.cursor&&this.#t(e,e.cursor),s=r?this.lay(e,r,t,n):e;return!r||s===e?e:{...s,cursor:this.#t(s,r)??r}}type(e,t,n=!1){const r=P(t);return!n&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,t):e}back(e){if(!e.cursor)return e;let t=e.cursor;if(!this.laidAt(e,t))do t=Y(t,e.down,-1);while(z(this.rows,t));return this.laidAt(e,t)?{...this.takeBack(e,t),cursor:t}:e}takeBack(e,t){return{...e,laid:e.laid.filter(n=>N(n)!==N(t))}}move(e,t,n){const r=this.laidAt(e,t);return!r||z(this.rows,n)?e:this.lay(this.takeBack(e,t),n,r.tile,r.letter)}chooseLetter(e,t){const n=e.laid.findIndex(s=>!s.letter),r={...e.laid[n],letter:Ce(t)};return{...e,laid:e.laid.with(n,r)}}},ya=class extends Lr{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#t(e)}#t(e){return ne(this.rules)&&/^[0-8*]$/.test(e)}type(e,t,n=!1){const r=this.advanced(e),s=n&&!this.rules.free_blank?Ce(t):P(t);return this.#t(t)&&e.opened?{...r,opened:Fe(e.opened,e.cursor,t)}:{...r,rows:Fe(e.rows,e.cursor,s)}}lay(e,t){const n=t.reduce((r,s)=>Fe(r,s,s.letter),e.rows);return{...e,rows:n}}back(e){const{rows:t,opened:n,cursor:r}=e;return{...this.advanced(e,-1),rows:Fe(t,r,te),opened:n&&Fe(n,r,te)}}};function Fe(e,{row:t,column:n},r){return e.with(t,e[t].slice(0,n)+r+e[t].slice(n+1))}var Yt=({squares:e})=>e.map(t=>te.repeat(t.length));function wa(e,t){const n=Ze(t).split(/[\n/]/);return Yt(e).map(({length:r},s)=>(n[s]??"").trim().replaceAll(" ",te).slice(0,r).padEnd(r,te))}var Ar=new WeakMap;function ka(e,t,n,r){const s=Ar.get(t),o=(a,i=n,c=t)=>{const f={...a};return Ar.set(f,{keys:i,before:c,asBlank:r}),f};if(s){const a=s.keys+n,i=X(a);if(i.length===1){const c=e.type(s.before,i,r||s.asBlank);if(c!==s.before)return o(c,a,s.before)}if(n===Nn)return{...t};if(!e.accepts(n)&&vs(a))return o(t,a,s.before)}if(e.accepts(n))return o([...X(n)].reduce((a,i)=>e.type(a,i,r),t))}var Nr={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},xa="!";function Pr(e,t,n,{onEnter:r,onEscape:s,onFlag:o,flagging:a}){const i=t.cursor?t:{...t,cursor:zt(e.rules)},c=({key:f,shiftKey:l})=>f in Nr?e.arrow(t,...Nr[f]):f===" "?{...i,down:!i.down}:f==="Backspace"||f==="Delete"?e.back(i):ka(e,i,f,l);return f=>{const{key:l}=f;if(f.ctrlKey||f.metaKey||f.altKey)return;if(o&&(l===xa||a&&(l==="Enter"||l===" ")))o(i.cursor),n(i);else if(l==="Enter"||l==="Escape"){const d=l==="Enter"?r:s;if(!d)return;d()}else{const d=c(f);if(d===void 0)return;n(d)}f.preventDefault()}}var Ca=15,Sa=4;function Jt({label:e,rules:t,onKey:n,onSquare:r,onWord:s,onFlag:o,draggable:a,...i}){const{score:c,rising:f=[],...l}=i,u=G(null),d=Ta(),{cursor:h,down:g}=l,w=N(h??zt(t));q(()=>{h&&u.current?.contains(document.activeElement)&&u.current.querySelector('[tabindex="0"]')?.focus()},[h?.row,h?.column]);const m=(C,k)=>{const b={row:C,column:k},O=N(b),F=fa(b,t,l),{letter:L,chance:re}=F,ce=r&&{tabindex:O===w?0:-1,"data-home":O===w?"play":void 0,"data-drop":`square ${C} ${k}`,onClick:()=>r(b),onContextMenu:o&&(J=>{J.preventDefault(),o(b)}),...F.isLaid&&a?.({square:b})},_e=s&&!r&&L!==null&&{onClick:()=>s(b)};return p`
<div
key=${k}
role="gridcell"
class="square ${pa(F)}"
style=${re===null?void 0:{"--chance":re}}
aria-label=${va(F,L===null?null:Br(L,t))}
...${ce}
...${_e}
>
${L===null?p`
<span class="sign" aria-hidden="true">${ha(F)}</span>
<span class="flag" aria-hidden="true">${ga(F)}</span>
`:p`
<${Oa}
letter=${L}
classes=${F.isLaid?"laid":""}
corner=${$a(F)}
rules=${t}
/>
`}
${c?.key===O&&p`<span class="sum" aria-hidden="true">${c.text}</span>`}
${f.filter(J=>J.square===O).map(({points:J,change:T})=>p`<${ir} key=${T} points=${J} />`)}
</div>
`},_=[...t.squares[0].keys()];return p`
<div
ref=${d}
class="board-frame ${_.length>Ca?"large":""}"
style=${{"--columns":_.length}}
>
<div class="coordinates columns" aria-hidden="true">
${_.map(C=>p`<span key=${C}>${qt(C)}</span>`)}
</div>
<div class="coordinates rows" aria-hidden="true">
${t.squares.map((C,k)=>p`<span key=${k}>${k+1}</span>`)}
</div>
<div
ref=${u}
class="board ${g?"down":""}"
role="grid"
aria-label=${e}
aria-readonly=${r?void 0:"true"}
onKeyDown=${n}
>
${t.squares.map((C,k)=>p`
<div role="row" class="board-row" key=${k}>
${_.map(b=>m(k,b))}
</div>
`)}
</div>
</div>
`}function Ta(){const e=G(null);function t(){const{style:n}=e.current,r=e.current.getBoundingClientRect(),s=document.querySelector("[data-with-board]")?.getBoundingClientRect();if(!(s&&s.left<r.right&&!document.querySelector(".invitation")))return n.removeProperty("--room");const a=r.top+scrollY+Math.max(0,s.bottom-r.bottom)+Sa;return n.setProperty("--room",`${Math.floor(innerHeight-a)}px`)}return q(()=>{t();const n=new ResizeObserver(t);return n.observe(document.getElementById("main")),()=>n.disconnect()},[]),Ne("resize",t),e}var Rr=(e,t)=>e===""||e===t.blank,Mr=e=>e!==P(e);function Oa({letter:e,classes:t,corner:n,rules:r}){const s=Rr(e,r),o=s||Mr(e);return p`
<${ge}
classes=${t}
letter=${s?"":P(e)}
wild=${o}
points=${o?null:r.values[e]??null}
corner=${n}
aria-hidden="true"
/>
`}function Br(e,t){if(Rr(e,t))return $.blank;if(Mr(e))return $.blankName(E(P(e)));const n=E(e);return e in t.values?$.tileName(n,t.values[e]):n}var Ir=[960,640];function Ea({hand:e,rules:t,label:n}){return p`
<span class="rack" role="img" aria-label=${n}>
${[...e].map(r=>p`<${Fr} tile=${r} rules=${t} aria-hidden="true" />`)}
</span>
`}function La({rack:e,rules:t,left:n,chosen:r,onTile:s,draggable:o}){return p`
<div class="rack" role="group" aria-label=${$.rackLabel} data-drop="rack">
${[...e].map((a,i)=>p`
<${Fr}
key=${`${i}${a}`}
tile=${a}
rules=${t}
aria-label=${Br(a,t)}
aria-pressed=${r.includes(i)}
disabled=${n[i]===null}
onClick=${()=>s(i)}
data-drop=${`rack ${i}`}
...${o({place:i})}
/>
`)}
</div>
`}function Fr({tile:e,rules:t,...n}){const r=e===t.blank,s=r?null:t.values[e];return p`
<${ge} letter=${r?"":e} wild=${r} points=${s} ...${n} />
`}function Aa(e,t){const n=Re(e,t),r=[...e].filter((s,o)=>n[o]);return[...r,...Pe(t,r)].join("")}function Na(e,t,n){const r=[...e];return r.splice(n,0,...r.splice(t,1)),r.join("")}function Dr(e){const t=[...e];for(let n=t.length-1;n>0;n-=1){const r=Math.floor(Math.random()*(n+1));[t[n],t[r]]=[t[r],t[n]]}return t.join("")}function Pa({rules:e,board:t,rack:n,bag:r}){const s=Ra(e,t,n),o=s.reduce((i,[,c])=>i+c,0),a=pe(()=>innerWidth>=Ir[0]&&innerHeight>=Ir[1],[]);return p`
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
`}function Ra({counts:e,blank:t},n,r){const s={...e};for(const a of n.join("").replaceAll(".",""))s[a===P(a)?a:t]-=1;for(const a of r)s[a]-=1;return[...Se(Object.keys(s).filter(a=>a!==t)),t].map(a=>[a,s[a]])}function Ma(e,t,n,r,s){const{rack:o="",board:a=[],history:i=[]}=t.observation,c=i.filter(({player:S,action:I})=>S===t.seat&&I.action==="exchange"),f=`${o} ${c.length}`,[l,u]=A(()=>({...Er,...Un(e,f)})),[d,h]=A(()=>Ee(e)?.order??""),[g,w]=A([]),[m,_]=A(!1),C=d?Aa(d,o):o,k=new ba(n,a,C),b=l.laid.some(({letter:S})=>!S),{play:O,fault:F}=l.laid.length&&!b?ca(a,l.laid,l.down):{},L=()=>{u(S=>({...S,laid:[]})),w([]),_(!1)};ut(L,[f]),U(()=>{const S={laid:l.laid,down:l.down};st(e,{order:d,draft:{position:f,value:S}})},[f,d,l.laid,l.down]),q(()=>{u({...l,laid:l.laid.filter(S=>!z(a,S))})},[a.join()]),U(()=>{if(r)if(L(),r.action==="play"){const{down:S}=bt(r.at);u(Ie(r).reduce((I,M)=>k.layLetter(I,M),{...Er,down:S}))}else r.action==="exchange"&&re(r.tiles)},[r]);function re(S=""){L(),_(!0);const I=Re(C,S);w([...I.keys()].filter(M=>I[M]))}function ce(S){h(S),w([])}function _e({place:S=0,square:I},M){const[ue,...de]=(M??"").split(" "),[yt,rs]=de.map(Number);if(ue==="square"){const en={row:yt,column:rs};u(I?k.move(l,I,en):k.lay(l,en,C[S]))}else I?u(k.takeBack(l,I)):ue==="rack"&&yt!==void 0&&ce(Na(C,S,yt))}function J(S){const I=g.filter(ue=>ue!==S),M=I.length<g.length;m?w(M?I:[...g,S]):l.cursor?u(k.layAtCursor(l,C[S])):w(M?[]:[S])}function T(S){s?s(S):!m&&g.length?(u(k.lay(l,S,C[g[0]])),w([])):k.laidAt(l,S)?u(k.takeBack(l,S)):u(k.point(l,S))}return{rack:C,editor:k,draft:l,setDraft:u,chosen:g,exchanging:m,needsLetter:b,play:O,fault:F,left:k.left(l),clear:L,startExchange:re,shuffle:()=>ce(Dr(C)),chooseLetter:S=>u(k.chooseLetter(l,S)),onTile:J,onSquare:T,draggable:hr(_e,{small:!0})}}function Ba(e,t,n){const r=ne(n),[s,o]=A(null),[a,i]=A(null),[c,f]=A(()=>new Set(Ee(e)?.flags)),[l,u]=A(!1),d=G(t.seq);d.current=t.seq,q(()=>o(null),[t.seq]);const h=r&&t.over,g=Dt(async()=>h?await Fa(e):null,[e,h]).value;if(!r)return null;const{opened:w=[],bombs:m=n.bombs}=t.observation;async function _(){const k=w.length?w:Yt(n),b=await Le("lexibomb.odds",{opened:k,bombs:m}).then(({probability:O})=>({odds:O,problem:null}),O=>({odds:null,problem:Ae(O)}));d.current===t.seq&&(o(b.odds),i(b.problem))}function C(k){const b=new Set(c),O=b.delete(N(k));O||b.add(N(k)),f(b),st(e,{flags:[...b]}),En($.announceFlag(Be(k),!O))}return{board:{opened:w,odds:s,flags:c,bombs:g},toggleFlag:C,flagging:l,toggleFlagging:()=>u(!l),hasOdds:s!==null,toggleOdds:()=>s?o(null):_(),problem:a}}var Ia=e=>e.join("").split("*").length-1;async function Fa(e){return(await tr(e)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function Da({field:e}){const t=(n,r,s=()=>{})=>p`<${R} text=${n} class="toggle" aria-pressed=${r} onClick=${s} />`;return p`
${t($.oddsButton,e.hasOdds,e.toggleOdds)}
${t($.flagsButton,e.flagging,e.toggleFlagging)}
`}function Hr({rules:e}){return p`
<p class="hint" id="legend">${$.legendHint}</p>
<ul class="legend" aria-labelledby="legend">
${Ha(e.multipliers).map(({premium:t,first:n,last:r})=>p`
<li key=${n}>
<span class="square open ${Or(t)}">
${n}${r>n?`–${r}`:""}
</span>
${_a(t)}
</li>
`)}
<li>
<span class="square bomb" role="img" aria-label=${$.bombName}>${Gt}</span>
${$.bombEffect}
</li>
</ul>
`}function Ha(e){const t=[];return e.forEach((n,r)=>{const s=t.at(-1);s&&String(s.premium)===String(n)?s.last=r:t.push({premium:n,first:r,last:r})}),t}function ja(e){const{turn:t,preview:n,rules:r,notice:s,mustAnswer:o,canAct:a,act:i}=e,{rack:c,chosen:f}=t;return p`
<section class="panel own-turn" aria-label=${y.yourTurn} data-with-board>
<div class="rack-row">
<${La} ...${t} rules=${r} />
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
${t.fault?jr(t.fault,!1):Wa(n,t.draft.laid.length,r)}
</p>
</div>
${t.needsLetter&&p`
<${lr}
label=${$.blankPicker}
letters=${t.editor.letters}
onPick=${t.chooseLetter}
/>
`}
${s}
${t.exchanging?p`
<${Ga}
tiles=${f.map(l=>c[l]).join("")}
canAct=${a}
endsGame=${e.endsWithoutPoints}
act=${i}
onCancel=${t.clear}
/>
`:!o&&p`<${qa} ...${e} />`}
</section>
`}function Wa(e,t,n){if(!e)return null;const{words:r,bonus:s,score:o,closed:a,fault:i}=e;if(i)return jr(i.rule,!!n.start);const c=a.length>0,f=c&&ne(n)&&Ua(n),l=r.map(({word:u,points:d})=>`${E(P(u))} ${d}`);return s&&l.push($.bonusPart(s,t)),p`
${l.length>1?`${l.join(" + ")} =`:E(P(r[0].word))}${" "}
<strong>${$.scoreText(o??0,f)}</strong>${c&&` ${$.ifNoBomb}`}
`}function jr(e,t){return e==="start"&&t?$.mustCoverStar:$.FAULTS[e]??$.otherFault}var Ua=({multipliers:e})=>e.flat().every(t=>t>=1);function qa(e){const{turn:t,field:n,preview:r,canAct:s,canExchange:o,endsWithoutPoints:a,act:i}=e,{play:c,draft:f}=t,[l,u]=A(!1);if(U(()=>u(!1),[s]),l)return p`
<${Vr}
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
<${R}
text=${$.playButton(c&&_t(c.word))}
class="main"
disabled=${!d}
onClick=${()=>c&&i(c)}
/>
<${R} text=${y.takeBackButton} disabled=${!f.laid.length} onClick=${t.clear} />
${!e.playsOnly&&p`
<${R}
text=${$.exchangeButton}
disabled=${!s||!o}
onClick=${()=>t.startExchange()}
/>
<${R}
text=${$.passButton}
disabled=${!s}
onClick=${()=>u(!0)}
/>
`}
${n&&p`<${Da} field=${n} />`}
</div>
<${Zt} text=${n?.problem} />
`}function Ga({tiles:e,endsGame:t,canAct:n,act:r,onCancel:s}){return p`
${t&&p`<p><strong>${$.endsGameWarning}</strong></p>`}
<div class="row">
<${R}
text=${$.confirmExchangeButton(ve(e))}
class="main"
disabled=${!n||!e}
onClick=${()=>r({action:"exchange",tiles:e})}
/>
<${R} text=${$.cancelButton} onClick=${s} />
</div>
`}function za(e){const{id:t,view:n,rules:r,changes:s,canAct:o,act:a,suggested:i,onDraft:c}=e,{board:f=[],bag:l=0,history:u}=n.observation,d=n.seat!==null&&!n.over,h=Ba(t,n,r),g=Ma(t,n,r,i,h?.flagging?h.toggleFlag:null),{draft:w,play:m}=g,_=Qa(t,n.seq,d?m:void 0),C=pe(()=>Xa(u),[n.seq]),k=pe(()=>Wr(s),[s]);U(c,[w.laid,g.chosen]);const b=n.phase==="turn"&&!g.chosen.length&&!h?.flagging,O=L=>Xt(kr(f,L),n.dictionary),F=d&&{...w,laid:new Map(w.laid.map(L=>[N(L),L])),score:_?.fault===null?Va(w.laid,_):null,onSquare:L=>b&&z(f,L)?O(L):g.onSquare(L),onFlag:h?.toggleFlag,draggable:g.draggable,onKey:Pr(g.editor,w,g.setDraft,{onEnter:()=>m&&o&&!_?.fault&&a(m),onEscape:g.clear,onFlag:h?.toggleFlag,flagging:h?.flagging})};return p`
<div class="board-area">
<${Jt}
label=${$.boardLabel}
rules=${r}
rows=${f}
last=${C}
onWord=${O}
...${k}
...${h?.board}
...${F}
/>
</div>
${d&&p`
<${ja}
...${e}
turn=${g}
field=${h}
preview=${_}
canExchange=${l>=r.exchange_from}
endsWithoutPoints=${Ka(n,r)}
/>
`}
`}var Ya=()=>$.unseenLabel;function Ja({view:e,rules:t}){const{board:n=[],rack:r="",bag:s=0,opened:o=[],bombs:a}=e.observation,i=ne(t);return p`
<div class="board-info">
<${Pa} rules=${t} board=${n} rack=${r} bag=${s} />
${i&&p`
<p class="hint">${$.bombsText(a??t.bombs,Ia(o))}</p>
<${Hr} rules=${t} />
`}
${e.seat!==null&&!e.over&&p`
<p class="hint taps">${$.tapHint}</p>
<p class="hint keys">${$.keysHint(t.free_blank?t.blank:null,i)} ${Mt()}</p>
`}
</div>
`}function Ka({seat:e,observation:t},n){const{scoreless:r=0,zeros:s=[]}=t;return ne(n)?(s[e??0]??0)+1>=n.zeros:r+1>=n.scoreless_turns}function Qa(e,t,n){const r=Ee(e)?.token,s=n&&r?{id:e,token:r,action:n,seq:t}:null,{result:o,busy:a}=sr("table.score",s);return a?null:o}function Va(e,{score:t,closed:n}){return{key:N(Ur(e)),text:`${t}${n.length?"?":""}`}}function Wr(e=[]){const t=e.flatMap(({number:n,events:r})=>r.filter(({event:s,action:o})=>s==="turn"&&o.action==="play").map(({action:s,score:o=0,hit:a=[]})=>({laid:Ie(s),score:o,hit:a,change:n})));return{arriving:new Set(t.flatMap(({laid:n})=>n.map(N))),exploding:new Set(t.flatMap(({hit:n})=>n.map(Za))),rising:t.map(({laid:n,score:r,change:s})=>({square:N(Ur(n)),points:r,change:s}))}}var Za=e=>N(bt(e)),Ur=e=>e.reduce((t,n)=>t.row+t.column>n.row+n.column?t:n),Xa=(e=[])=>qr(e.findLast(({action:t})=>t.action!=="accept")?.action),qr=e=>new Set(e?.action==="play"?Ie(e).map(N):[]);function el({observation:e,rules:t,action:n,bombs:r,dictionary:s,changes:o,tried:a}){const{board:i=[],opened:c=[]}=e,f=a?.action==="play"?Ie(a):[];return p`
<div class="board-area">
<${Jt}
label=${$.boardLabel}
rules=${t}
rows=${i}
last=${qr(a??n)}
laid=${new Map(f.map(l=>[N(l),l]))}
opened=${ne(t)?c:null}
bombs=${r}
onWord=${l=>Xt(kr(i,l),s)}
...${Wr(o)}
/>
</div>
`}var tl=({board:e=[],opened:t=[]},n)=>({rack:Xe(n),board:e.join("/"),...t.length?{opened:t.join("/")}:{}}),Gr={...xr,...yr,StaticHand:Ea,listedAction:ia,loadSolver:async()=>(await import("./solver.js")).TilesSolver},zr={lexicon:{...fr,...ar,loadSolver:async()=>(await import("./solver.js")).LexiconSolver,RoundScores:Qo,addDetails:dr,lastHands:ko,loadRules:async()=>(await import("./rules.js")).lexiconRules,emblem:"ACE"},scrabble:{...Gr,hasStrength:!0,loadRules:async()=>(await import("./rules.js")).scrabbleRules,emblem:"QIZ"},lexibomb:{...Gr,loadRules:async()=>(await import("./rules.js")).lexibombRules,emblem:"12✹"}},Kt=({games:e})=>e.filter(({game:t})=>Object.hasOwn(zr,t));function nl(e,t){const n=Kt(e);return n.find(({game:r})=>r===t)??n[0]}var rl=({games:e},t)=>e.find(({game:n})=>n===t)?.title??t,sl=({words:e},t)=>e&&t.includes(e)?e:t[0],ol=e=>!!e.without_challenges,al=(e,t)=>({base:t,...e.without_challenges});function ll(e,{ruleset:t,...n}){const r=t.replace(/, changed$/,""),s=Object.entries(e.without_challenges??{}),o=lt(r);return s.length>0&&s.every(([a,i])=>n[a]===i)?y.rulesWithoutPhonies(o):r===t?y.rulesText(o):y.changedRules(o)}function il(e,t,n){const r=typeof t=="string"?t:JSON.stringify(t);return pt(`rules/${e}`,{ruleset:r,dictionary:Ve(n)?n:""})}function cl(e){const t=e.get("ruleset");if(!t?.startsWith("{"))return t;try{return JSON.parse(t)}catch{return t}}var ul=(e,t,n)=>({game:e,observation:t,seq:n,seat:t.player,to_move:t.player,phase:"turn",over:!1});function Yr(){const e=nt("theme");return y.THEMES.some(([t])=>t===e)?e:"auto"}function Jr(){const e=Yr();document.documentElement.style.colorScheme=e==="auto"?"":e}function dl(e){rt("theme",e),Jr()}var Kr=()=>nt("sounds")==="on"?"on":"off";function fl(e){rt("sounds",e),Qr(["turn"])}function Qr(e){Kr()!=="off"&&import("./sound_player.js").then(({play:t})=>t(e),()=>{})}var R=({text:e,...t})=>p`<button type="button" ...${t}>${e}</button>`;function Vr({id:e,text:t,cancel:n,confirm:r,canAct:s=!0,onCancel:o,onConfirm:a}){const i=G(null);return q(()=>i.current?.focus(),[]),p`
<p id=${e}>${t}</p>
<div class="row" role="group" aria-labelledby=${e}>
<button type="button" ref=${i} onClick=${o}>${n}</button>
<${R} text=${r} disabled=${!s} onClick=${a} />
</div>
`}function De({label:e,id:t,hint:n,children:r}){return p`
<div class="field">
<label for=${t}>${e}</label>
${r}
${n&&p`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
</div>
`}function Zr({label:e,id:t,hint:n,value:r,onInput:s,...o}){return p`
<${De} label=${e} id=${t} hint=${n}>
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
`}var pl=({label:e,id:t,...n})=>p`
<${De} label=${e} id=${t}>
<textarea id=${t} spellcheck=${!1} ...${n}></textarea>
<//>
`;function hl({label:e,id:t,hint:n,value:r,lines:s=1}){const[o,a]=A(!1),i=({target:l})=>l.select();async function c(){document.getElementById(t).select();try{await navigator.clipboard.writeText(r),a(!0)}catch{a(!1)}}const f={id:t,readonly:!0,value:r,"aria-describedby":n?`${t}-hint`:void 0,onFocus:i,onClick:i};return p`
<div class="row copy">
<${De} label=${e} id=${t}>
${s>1?p`<textarea rows=${s} ...${f}></textarea>`:p`<input type="text" ...${f} />`}
<//>
<${R} text=${y.copyButton} onClick=${c} />
<span role="status">${o?y.copied:""}</span>
</div>
${n&&p`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
`}function Qt({label:e,id:t,hint:n,value:r,options:s,onChange:o}){return p`
<${De} label=${e} id=${t} hint=${n}>
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
`}function $l({info:e,...t}){const n=e.rulesets.map(r=>[r,ot(lt(r))]);return p`<${Qt} label=${y.rulesetLabel} id="ruleset" options=${n} ...${t} />`}function gl({dictionaries:e,...t}){const r=[...new Set([...e,t.value])].map(s=>[s,js(s)]);return p`
<${Qt} label=${y.dictionaryLabel} id="dictionary" options=${r} ...${t} />
`}function Xr({label:e,value:t,options:n,onChange:r}){return p`
<div class="segments" role="group" aria-label=${e}>
${n.map(([s,o])=>p`
<${R}
key=${s}
text=${o}
aria-pressed=${s===t}
onClick=${()=>r(s)}
/>
`)}
</div>
`}var Vt=(e,t,n,r)=>()=>{const[s,o]=A(n);return p`
<div class="row page-choice">
<span class="hint" aria-hidden="true">${e}</span>
<${Xr} label=${e} value=${s} options=${t} onChange=${i=>{r(i),o(i)}} />
</div>
`},ml=Vt(y.themeLabel,y.THEMES,Yr,dl),es=Vt(y.soundsLabel,y.SOUND_CHOICES,Kr,fl),vl=Vt(y.languageLabel,Ps,zn,Ms),_l=()=>p`
<div class="row"><${vl} /><${ml} /><${es} /></div>
`;function bl({server:e,view:t,game:n}){return p`
<nav aria-label=${y.gamesNavigation}>
${Kt(e).map(({game:r,title:s})=>p`
<a
key=${r}
href=${`#/${t}/${r}`}
aria-current=${r===n?"page":void 0}
>${s}</a
>
`)}
</nav>
`}function ts({columns:e,rows:t,classes:n="",rowHeads:r=!1}){const s=e.filter(a=>a!==!1),o=s.map(({number:a})=>a?"number":void 0);return p`
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
`}function yl({undo:e,canUndo:t}){return p`<${R} text=${y.undoButton} disabled=${!t} onClick=${e} />`}function wl({load:e,loading:t="",...n}){const{value:r,error:s}=Dt(e,[]);return r?p`<${r} ...${n} />`:p`<${Zt} text=${s} />${!s&&p`<p role="status">${t}</p>`}`}function Zt({text:e}){return p`<p class="problem" role="alert" hidden=${!e}>${e}</p>`}var ns=/^\p{L}{2,}$/u;async function Xt(e,t){const n=e.filter(r=>ns.test(r));n.length&&(await import("./words-lookup.js")).openLookup(n,t)}function kl({text:e,word:t,dictionary:n}){const r=t&&ns.test(t)?E(P(t)):"",s=r&&n?e.indexOf(r):-1;if(s<0||!t||!n)return e;const o=p`
<${R}
text=${r}
class="plain word-link"
lang=${he()}
onClick=${()=>Xt([t],n)}
/>
`;return p`${e.slice(0,s)}${o}${e.slice(s+r.length)}`}export{Jt as Board,R as Button,$t as Card,Ht as Cards,Qt as Choice,hl as CopyField,ts as DataTable,gl as DictionaryChoice,De as Field,A as G,zr as GAME_VIEWS,bl as GameTabs,U as J,q as K,jt as LaidWord,Hr as Legend,wl as Loaded,cs as M,W as MASTER,_l as PageChoices,ya as PositionEditor,Zt as Problem,G as Q,Vr as Question,$e as Refused,ir as RisingPoints,$l as RulesetChoice,Xr as Segments,es as SoundChoice,pl as TextArea,Zr as TextField,ge as Tile,yl as UndoButton,kl as WithWord,pe as Y,be as __export,pt as addressOf,En as announce,Jr as applyTheme,Pr as boardKeys,Fs as botOption,at as botTitle,Le as call,ot as capitalized,Us as capitals,y as common,gr as composed,dt as currentRoute,sl as defaultDictionary,Vs as dictionaryInfo,Qn as dictionaryTitle,Hs as distinct,qs as doneText,Yt as emptyRows,Ae as errorText,p as fe,nl as findGame,Rt as forfeitText,xs as forgetTable,B as formats,rl as gameTitle,co as go,ol as hasChallenges,ne as hasMinefield,Ks as hello,Bs as highestChance,Se as inOrder,Is as isDefaultName,ke as isFocusLost,Js as isMistake,ys as isStorageDenied,j as joined,Qs as keepRules,N as keyOf,Ie as laidLetters,he as lang,Ve as languageOf,Ss as lastChoices,Cs as lastGame,vt as lettersOf,v as lexicon,Rs as loadGameTexts,oe as loadObject,nt as loadSetting,Pt as loadTexts,Mt as longTileHint,wa as parseRows,X as parseTyped,Wn as parsedObject,Qr as playSounds,Ds as playerNames,Ws as queryProblem,E as readable,Ze as received,tr as recordOf,uo as replaceQuery,rr as rulesOf,il as rulesPath,ll as rulesTitle,cl as rulesetInQuery,lt as rulesetTitle,Os as saveFile,ae as scoreList,se as sent,Kt as shownGames,Dr as shuffled,ms as speak,Be as squareName,Ts as storeChoices,tt as storeObject,As as storePuzzle,ks as storeSeat,rt as storeSetting,Ls as storedPuzzle,Ee as storedTable,ws as storedTables,Es as today,st as updateTable,P as upper,to as useAction,ao as useCurrentInView,Ln as useFocus,ps as useHeadingFocus,ut as useLayoutChange,so as useOffline,Dt as usePromise,sr as useRequest,io as useRoute,ro as useSecondsLeft,oo as useTitle,no as useUndo,Ne as useWindowEvent,ul as viewOfTurn,Pe as without,al as withoutChallenges,ee as wordOf,Xe as written};

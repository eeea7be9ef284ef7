var Oo=Object.defineProperty,me=(e,t)=>{for(var n in t)Oo(e,n,{get:t[n],enumerable:!0})},De,w,tn,_e,nn,rn,Eo,He={},on=[],Ao=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function J(e,t){for(var n in t)e[n]=t[n];return e}function an(e){var t=e.parentNode;t&&t.removeChild(e)}function sn(e,t,n){var r,o,a,s={};for(a in t)a=="key"?r=t[a]:a=="ref"?o=t[a]:s[a]=t[a];if(arguments.length>2&&(s.children=arguments.length>3?De.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)s[a]===void 0&&(s[a]=e.defaultProps[a]);return We(e,s,r,o,null)}function We(e,t,n,r,o){var a={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:o??++tn};return w.vnode!=null&&w.vnode(a),a}function Ue(e){return e.children}function qe(e,t){this.props=e,this.context=t}function ce(e,t){if(t==null)return e.__?ce(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?ce(e):null}function ln(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return ln(e)}}function cn(e){(!e.__d&&(e.__d=!0)&&_e.push(e)&&!ze.__r++||rn!==w.debounceRendering)&&((rn=w.debounceRendering)||nn)(ze)}function ze(){for(var e;ze.__r=_e.length;)e=_e.sort(function(t,n){return t.__v.__b-n.__v.__b}),_e=[],e.some(function(t){var n,r,o,a,s,l;t.__d&&(s=(a=(n=t).__v).__e,(l=n.__P)&&(r=[],(o=J({},a)).__v=a.__v+1,wt(l,a,o,n.__n,l.ownerSVGElement!==void 0,a.__h!=null?[s]:null,r,s??ce(a),a.__h),gn(r,a),a.__e!=s&&ln(a)))})}function un(e,t,n,r,o,a,s,l,c,u){var i,f,d,p,$,m,g,v=r&&r.__k||on,b=v.length;for(n.__k=[],i=0;i<t.length;i++)if((p=n.__k[i]=(p=t[i])==null||typeof p=="boolean"?null:typeof p=="string"||typeof p=="number"||typeof p=="bigint"?We(null,p,null,null,p):Array.isArray(p)?We(Ue,{children:p},null,null,null):p.__b>0?We(p.type,p.props,p.key,null,p.__v):p)!=null){if(p.__=n,p.__b=n.__b+1,(d=v[i])===null||d&&p.key==d.key&&p.type===d.type)v[i]=void 0;else for(f=0;f<b;f++){if((d=v[f])&&p.key==d.key&&p.type===d.type){v[f]=void 0;break}d=null}wt(e,p,d=d||He,o,a,s,l,c,u),$=p.__e,(f=p.ref)&&d.ref!=f&&(g||(g=[]),d.ref&&g.push(d.ref,null,p),g.push(f,p.__c||$,p)),$!=null?(m==null&&(m=$),typeof p.type=="function"&&p.__k!=null&&p.__k===d.__k?p.__d=c=dn(p,c,e):c=fn(e,p,d,v,$,c),u||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&d.__e==c&&c.parentNode!=e&&(c=ce(d))}for(n.__e=m,i=b;i--;)v[i]!=null&&(typeof n.type=="function"&&v[i].__e!=null&&v[i].__e==n.__d&&(n.__d=ce(r,i+1)),mn(v[i],v[i]));if(g)for(i=0;i<g.length;i++)vn(g[i],g[++i],g[++i])}function dn(e,t,n){var r,o;for(r=0;r<e.__k.length;r++)(o=e.__k[r])&&(o.__=e,t=typeof o.type=="function"?dn(o,t,n):fn(n,o,o,e.__k,o.__e,t));return t}function fn(e,t,n,r,o,a){var s,l,c;if(t.__d!==void 0)s=t.__d,t.__d=void 0;else if(n==null||o!=a||o.parentNode==null)e:if(a==null||a.parentNode!==e)e.appendChild(o),s=null;else{for(l=a,c=0;(l=l.nextSibling)&&c<r.length;c+=2)if(l==o)break e;e.insertBefore(o,a),s=a}return s!==void 0?s:o.nextSibling}function hn(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||Ao.test(t)?n:n+"px"}function Ge(e,t,n,r,o){var a;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||hn(e.style,t,"");if(n)for(t in n)r&&n[t]===r[t]||hn(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")a=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+a]=n,n?r||e.addEventListener(t,a?$n:pn,a):e.removeEventListener(t,a?$n:pn,a);else if(t!=="dangerouslySetInnerHTML"){if(o)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function pn(e){this.l[e.type+!1](w.event?w.event(e):e)}function $n(e){this.l[e.type+!0](w.event?w.event(e):e)}function wt(e,t,n,r,o,a,s,l,c){var u,i,f,d,p,$,m,g,v,b,y,_=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=t.__e=n.__e,t.__h=null,a=[l]),(u=w.__b)&&u(t);try{e:if(typeof _=="function"){if(g=t.props,v=(u=_.contextType)&&r[u.__c],b=u?v?v.props.value:u.__:r,n.__c?m=(i=t.__c=n.__c).__=i.__E:("prototype"in _&&_.prototype.render?t.__c=i=new _(g,b):(t.__c=i=new qe(g,b),i.constructor=_,i.render=Mo),v&&v.sub(i),i.props=g,i.state||(i.state={}),i.context=b,i.__n=r,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),_.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=J({},i.__s)),J(i.__s,_.getDerivedStateFromProps(g,i.__s))),d=i.props,p=i.state,f)_.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(_.getDerivedStateFromProps==null&&g!==d&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(g,b),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(g,i.__s,b)===!1||t.__v===n.__v){i.props=g,i.state=i.__s,t.__v!==n.__v&&(i.__d=!1),i.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(T){T&&(T.__=t)}),i.__h.length&&s.push(i);break e}i.componentWillUpdate!=null&&i.componentWillUpdate(g,i.__s,b),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(d,p,$)})}i.context=b,i.props=g,i.state=i.__s,(u=w.__r)&&u(t),i.__d=!1,i.__v=t,i.__P=e,u=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(r=J(J({},r),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||($=i.getSnapshotBeforeUpdate(d,p)),y=u!=null&&u.type===Ue&&u.key==null?u.props.children:u,un(e,Array.isArray(y)?y:[y],t,n,r,o,a,s,l,c),i.base=t.__e,t.__h=null,i.__h.length&&s.push(i),m&&(i.__E=i.__=null),i.__e=!1}else a==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=Po(n.__e,t,n,r,o,a,s,c);(u=w.diffed)&&u(t)}catch(T){t.__v=null,(c||a!=null)&&(t.__e=l,t.__h=!!c,a[a.indexOf(l)]=null),w.__e(T,t,n)}}function gn(e,t){w.__c&&w.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(r){r.call(n)})}catch(r){w.__e(r,n.__v)}})}function Po(e,t,n,r,o,a,s,l){var c,u,i,f=n.props,d=t.props,p=t.type,$=0;if(p==="svg"&&(o=!0),a!=null){for(;$<a.length;$++)if((c=a[$])&&(c===e||(p?c.localName==p:c.nodeType==3))){e=c,a[$]=null;break}}if(e==null){if(p===null)return document.createTextNode(d);e=o?document.createElementNS("http://www.w3.org/2000/svg",p):document.createElement(p,d.is&&d),a=null,l=!1}if(p===null)f===d||l&&e.data===d||(e.data=d);else{if(a=a&&De.call(e.childNodes),u=(f=n.props||He).dangerouslySetInnerHTML,i=d.dangerouslySetInnerHTML,!l){if(a!=null)for(f={},$=0;$<e.attributes.length;$++)f[e.attributes[$].name]=e.attributes[$].value;(i||u)&&(i&&(u&&i.__html==u.__html||i.__html===e.innerHTML)||(e.innerHTML=i&&i.__html||""))}if((function(m,g,v,b,y){var _;for(_ in v)_==="children"||_==="key"||_ in g||Ge(m,_,null,v[_],b);for(_ in g)y&&typeof g[_]!="function"||_==="children"||_==="key"||_==="value"||_==="checked"||v[_]===g[_]||Ge(m,_,g[_],v[_],b)})(e,d,f,o,l),i)t.__k=[];else if($=t.props.children,un(e,Array.isArray($)?$:[$],t,n,r,o&&p!=="foreignObject",a,s,a?a[0]:n.__k&&ce(n,0),l),a!=null)for($=a.length;$--;)a[$]!=null&&an(a[$]);l||("value"in d&&($=d.value)!==void 0&&($!==e.value||p==="progress"&&!$)&&Ge(e,"value",$,f.value,!1),"checked"in d&&($=d.checked)!==void 0&&$!==e.checked&&Ge(e,"checked",$,f.checked,!1))}return e}function vn(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(r){w.__e(r,n)}}function mn(e,t,n){var r,o;if(w.unmount&&w.unmount(e),(r=e.ref)&&(r.current&&r.current!==e.__e||vn(r,null,t)),(r=e.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){w.__e(a,t)}r.base=r.__P=null}if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&mn(r[o],t,typeof e.type!="function");n||e.__e==null||an(e.__e),e.__e=e.__d=void 0}function Mo(e,t,n){return this.constructor(e,n)}function No(e,t,n){var r,o,a;w.__&&w.__(e,t),o=(r=typeof n=="function")?null:n&&n.__k||t.__k,a=[],wt(t,e=(!r&&n||t).__k=sn(Ue,null,[e]),o||He,He,t.ownerSVGElement!==void 0,!r&&n?[n]:o?null:t.firstChild?De.call(t.childNodes):null,a,!r&&n?n:o?o.__e:t.firstChild,r),gn(a,e)}De=on.slice,w={__e:function(e,t){for(var n,r,o;t=t.__;)if((n=t.__c)&&!n.__)try{if((r=n.constructor)&&r.getDerivedStateFromError!=null&&(n.setState(r.getDerivedStateFromError(e)),o=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),o=n.__d),o)return n.__E=n}catch(a){e=a}throw e}},tn=0,qe.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=J({},this.state),typeof e=="function"&&(e=e(J({},n),this.props)),e&&J(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),cn(this))},qe.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),cn(this))},qe.prototype.render=Ue,_e=[],nn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,ze.__r=0,Eo=0;var ye,j,_n,Ye=0,kt=[],yn=w.__b,bn=w.__r,wn=w.diffed,kn=w.__c,xn=w.unmount;function Ke(e,t){w.__h&&w.__h(j,e,Ye||t),Ye=0;var n=j.__H||(j.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function S(e){return Ye=1,Ro(Cn,e)}function Ro(e,t,n){var r=Ke(ye++,2);return r.t=e,r.__c||(r.__=[n?n(t):Cn(void 0,t),function(o){var a=r.t(r.__[0],o);r.__[0]!==a&&(r.__=[a,r.__[1]],r.__c.setState({}))}],r.__c=j),r.__}function F(e,t){var n=Ke(ye++,3);!w.__s&&Tt(n.__H,t)&&(n.__=e,n.__H=t,j.__H.__h.push(n))}function D(e,t){var n=Ke(ye++,4);!w.__s&&Tt(n.__H,t)&&(n.__=e,n.__H=t,j.__h.push(n))}function H(e){return Ye=5,ue(function(){return{current:e}},[])}function ue(e,t){var n=Ke(ye++,7);return Tt(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function Bo(){kt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Qe),e.__H.__h.forEach(xt),e.__H.__h=[]}catch(t){e.__H.__h=[],w.__e(t,e.__v)}}),kt=[]}w.__b=function(e){j=null,yn&&yn(e)},w.__r=function(e){bn&&bn(e),ye=0;var t=(j=e.__c).__H;t&&(t.__h.forEach(Qe),t.__h.forEach(xt),t.__h=[])},w.diffed=function(e){wn&&wn(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(kt.push(t)!==1&&_n===w.requestAnimationFrame||((_n=w.requestAnimationFrame)||function(n){var r,o=function(){clearTimeout(a),Tn&&cancelAnimationFrame(r),setTimeout(n)},a=setTimeout(o,100);Tn&&(r=requestAnimationFrame(o))})(Bo)),j=void 0},w.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Qe),n.__h=n.__h.filter(function(r){return!r.__||xt(r)})}catch(r){t.some(function(o){o.__h&&(o.__h=[])}),t=[],w.__e(r,n.__v)}}),kn&&kn(e,t)},w.unmount=function(e){xn&&xn(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Qe)}catch(n){w.__e(n,t.__v)}};var Tn=typeof requestAnimationFrame=="function";function Qe(e){var t=j;typeof e.__c=="function"&&e.__c(),j=t}function xt(e){var t=j;e.__c=e.__(),j=t}function Tt(e,t){return!e||e.length!==t.length||t.some(function(n,r){return n!==e[r]})}function Cn(e,t){return typeof t=="function"?t(e):t}var Sn=function(e,t,n,r){var o;t[0]=0;for(var a=1;a<t.length;a++){var s=t[a++],l=t[a]?(t[0]|=s?1:2,n[t[a++]]):t[++a];s===3?r[0]=l:s===4?r[1]=Object.assign(r[1]||{},l):s===5?(r[1]=r[1]||{})[t[++a]]=l:s===6?r[1][t[++a]]+=l+"":s?(o=e.apply(l,Sn(e,l,n,["",null])),r.push(o),l[0]?t[0]|=2:(t[a-2]=0,t[a]=o)):r.push(l)}return r},Ln=new Map,h=function(e){var t=Ln.get(this);return t||(t=new Map,Ln.set(this,t)),(t=Sn(this,t.get(e)||(t.set(e,t=(function(n){for(var r,o,a=1,s="",l="",c=[0],u=function(d){a===1&&(d||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,d,s):a===3&&(d||s)?(c.push(3,d,s),a=2):a===2&&s==="..."&&d?c.push(4,d,0):a===2&&s&&!d?c.push(5,0,!0,s):a>=5&&((s||!d&&a===5)&&(c.push(a,0,s,o),a=6),d&&(c.push(a,d,0,o),a=6)),s=""},i=0;i<n.length;i++){i&&(a===1&&u(),u(i));for(var f=0;f<n[i].length;f++)r=n[i][f],a===1?r==="<"?(u(),c=[c],a=3):s+=r:a===4?s==="--"&&r===">"?(a=1,s=""):s=r+s[0]:l?r===l?l="":s+=r:r==='"'||r==="'"?l=r:r===">"?(u(),a=1):a&&(r==="="?(a=5,o=s,s=""):r==="/"&&(a<5||n[i][f+1]===">")?(u(),a===3&&(c=c[0]),a=c,(c=c[0]).push(2,0,a),a=0):r===" "||r==="	"||r===`
`||r==="\r"?(u(),a=2):s+=r),a===3&&s==="!--"&&(a=4,c=c[0])}return u(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(sn),Io=5;function On(e){const t=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=e,t.append(n);t.children.length>Io;)t.firstChild?.remove()}var Ct=!1,St=!1;addEventListener("keydown",()=>St=!0,!0),addEventListener("pointerdown",()=>St=!1,!0);function be(){const{activeElement:e,body:t}=document;return e===t||e?.matches(":disabled")||!1}function En(e){D(()=>{if(!St||!be()||Ct)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},e)}function jo(e,t){const n=H(e);D(()=>{const r=n.current===e;if(n.current=e,!t.isChosen||r&&!be())return;const{activeElement:o}=document,a=document.getElementById("main"),s=new MutationObserver(c);function l(){s.disconnect(),Ct=!1}function c(){const u=a.querySelector("h1");u&&(l(),!(!be()&&document.activeElement!==o)&&(u.tabIndex=-1,u.focus()))}return Ct=!0,s.observe(a,{childList:!0,subtree:!0}),c(),l},[t])}var Fo=11264,An=/[\u2c00-\u2c5f]/g,Pn="|",Je=new Map,V=new Map,Mn=/(?!)/g,we={},Y,Nn=/(?!)/g,Rn=/(?!)/g,Lt=e=>[...e].length>1,Bn=e=>[...e].sort((t,n)=>n.length-t.length).map(t=>t.replace(/[\\^$.*+?()[\]{}|/]/g,"\\$&")).join("|")||"(?!)";function Do(e={}){we=e;for(const t of Object.values(e).flatMap(({letters:n})=>n.filter(Lt))){if(V.has(t))continue;const n=String.fromCharCode(Fo+V.size/2);for(const[r,o]of[[n,t],[n.toLowerCase(),t.toLowerCase()]])Je.set(r,o),V.set(o,r)}Mn=new RegExp(`\\[(${Bn(V.keys())})\\]`,"g")}var Ve=e=>we[e??""],Ho=e=>Object.values(we).find(t=>t.code===e);function Wo(e){if(Y===we[e])return;Y=we[e];const t=Bn(Y?.letters.filter(Lt)??[]),n=In()?"|(?<=[\\p{L}\\]])\\|(?=[\\p{L}[])":"";Nn=new RegExp(`\\[(${t})\\]|(${t})\\|?${n}`,"giu"),Rn=new RegExp(`(?=(?:${t}))(.)`,"giu")}var de=()=>Y?.code??void 0,Xe=e=>e.replace(Mn,(t,n)=>V.get(n)),ee=e=>e.replace(An,t=>Je.has(t)?`[${Je.get(t)}]`:t),C=e=>e.replace(An,t=>Je.get(t)??t),O=e=>e.toLocaleUpperCase(de()??"en"),ke=e=>e.toLocaleLowerCase(de()??"en"),X=e=>[...e.normalize("NFC")].map(t=>{const n=Y?.fold[t]??Y?.fold[O(t)];return n===void 0?t:t===O(t)?n:n.toLowerCase()}).join("").replace(Nn,(t,n,r)=>{const o=n??r??"";return V.get(o)??V.get(O(o))??""}),Ze=e=>ee(e.replace(Rn,`$1${Pn}`)),Uo=e=>!!Y?.letters.some(t=>t.length>e.length&&t.startsWith(O(e))),In=()=>Y?.letters.find(Lt);function xe(e){const t=(Y?.letters??[]).map(r=>V.get(r)??r),n=r=>t.indexOf(r);return[...e].sort((r,o)=>n(r)-n(o)||r.localeCompare(o))}var et="You",qo={cards:"LEXICON",rest:"fast"},zo="New game",Go="Lexicon fast, home",Yo="Skip to content",Ko="Main",Qo={play:"Play",puzzle:"Puzzle",solver:"Solver",words:"Words",quiz:"Quiz",replay:"Replay",rules:"Rules",table:"Table",unknown:"No such page"},Jo=e=>`${e} · Lexicon fast`,Vo="Copy",jn="Copied.",Fn="Undo",Dn="Clear",Xo="Stop",Zo="Sort by",ea="Recall",Hn="Rules",ta="Dictionary",na="Games",ra="Theme",Wn=[["auto","Auto"],["light","Light"],["dark","Dark"]],oa="Sounds",aa=[["off","Off"],["on","On"]];function P(e,t){return`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`}var Ot=e=>P(e,"card");function fe(e,t="and"){return e.length<2?e.join():`${e.slice(0,-1).join(", ")} ${t} ${e.at(-1)}`}var W=(e,t=" ")=>e.filter(Boolean).join(t);function K(e,t){return e===et?`${e} ${t}`:`${e} ${t}${/(s|sh|ch)$/.test(t)?"es":"s"}`}var Q=e=>Number(e)>0?`+${e}`:`${e}`;function tt(e){const t=Math.round(e*100);return e>0&&e<1?Math.min(Math.max(t,1),99):t}function sa(e){return e<=0||e>=100?Math.min(e/100,1):e>=99?.999999:(e+.499999)/100}var nt=e=>e.charAt(0).toUpperCase()+e.slice(1),Un=e=>`${nt(e)}${/[.?!]$/.test(e)?"":"."}`,qn=e=>`${Q(Math.round(100*e)||0)}%`,zn=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Champion"]],ia="Opponent";function rt(e){return zn.find(([n])=>n===e)?.[1]??e.replace(/^level(?=\d)/,"Level ").replace(/^player (?=\d+$)/,"Player ")}var la=e=>`Bot: ${rt(e)}`;function ca({seats:e,seat:t}){return e.map(({name:n,bot:r},o)=>{if(o===t)return et;if(r&&/^level\d+( \d+)?$/.test(n)){const[a,s]=n.split(" ");return W([rt(a),s])}return n.trim().toLowerCase()===et.toLowerCase()?`“${n}”`:rt(n)})}function ua(e){return e.map((t,n)=>{const r=e.slice(0,n).filter(o=>o===t).length;return r?`${t} ${r+1}`:t})}function Gn(e,t=0){if(e.length>1)return`${fe(e)} share the win.`;const n=t?` by ${P(t,"point")}`:"";return e.length?`${K(e[0],"win")}${n}.`:"The game is over."}function Yn(e){const t=e.filter(({event:o,action:a})=>o==="turn"&&a.action!=="accept"),n=t.filter(({action:o})=>o.action!=="challenge"),r=[];for(const o of t)o.action.action==="challenge"&&o.right?r.pop():(o.action.laid??o.action.word)&&r.push(o);return{turns:n,plays:r}}function Et({player:e,reason:t},n){if(e===null)return Kn;const r=n[e];return t==="clock"?`${r} ran out of time.`:t==="resigned"?`${K(r,"resign")}.`:`${K(r,"forfeit")} the game.`}var Kn="The game was aborted.";function Qn(e){if(/^(enable|yawl)$/.test(e))return e.toUpperCase();const t=Ve(e)?.name;return t&&t!==e?`${e} (${t})`:e}var da={enable:"for word games","2of12inf":"common words",yawl:"rare words, too"},fa=e=>W([Qn(e),da[e]],", ");function ha({message:e,type:t=""}){if(t in he&&t!=="BadQuery")return he[t];const n=e.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,"");return Un(C(n.replaceAll(/'([^']+)'/g,"“$1”")))}function pa(e){const t=[...e?.upper??""],n=new Map([...e?.lower??""].map((r,o)=>[r,t[o]]));return r=>C([...r].map(o=>n.get(o)??o).join(""))}function At(){const e=In();return e?` Type ${[...e].join(" and ")} for the tile ${e}; with | between they stay apart.`:""}var $a={waddingtons:"Waddingtons",article:"alternative",classic_poc:"original prototype"};function ot(e){const[,t,n]=/^(.*)-(\w+)$/.exec(e)??[],r=n&&Ho(n)?.name;return r?`${ot(t)} (${r})`:$a[e]??e.replaceAll("_"," ")}function ga({ruleset:e,rejectsPhonies:t,isChanged:n}){const r=`${ot(e)} rules`;return t?`${r}, phonies rejected`:n?`${r}, changed`:r}var va=e=>`${e} rules`,ma="Game log",_a="The next game has started.",ya="Your name",Pt="Your turn",ba=e=>`Waiting for ${e}`,Jn="Can’t reach the server.",wa="Can’t reach the server. The rules, and what you have looked up or solved before, are still here; games, puzzles and anything new need the server.",ka="Try again",xa="This address leads nowhere. Check the link, or start a new game.",Ta="This page can’t stop players from getting help elsewhere.",Vn="Accept or challenge the last play, then ask for a hint.",Xn="You can’t start another game right now. Finish one of your games, or try again later.",Zn="This game is too long for the server.",er="This search takes too long. Remove some conditions, or try again later.",he={NoSuchTable:"This table doesn’t exist. It may have been deleted.",NoSeat:"This table is full.",NotOver:"The game isn’t over yet, and its record would reveal what is hidden.",NotLoaded:"This server doesn’t have the dictionary for this game.",Stale:"Someone else moved first. Check the table and try again.",NoAdvice:Vn,BadToken:"The server doesn’t recognise your seat. Reload the page to watch the game.",BadAction:"The server didn’t understand this turn. Reload the page and try again.",Failure:"A bot on this server isn’t working. Start a game against a different one.",BadRecord:"This file contains no game to replay. Choose a game saved here or a GCG file.",NoDefinitions:"This server has no definitions. Remove definition: and part-of-speech: from your query.",NoPlayability:"This dictionary has no playability ranks. Remove playability: from your query.",BadQuery:"This query has a mistake. Fix it, or tap an example.",TooMuch:"This is too much for the server. Try something shorter, or try again later.","dictionary.find NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.info NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.find TooMuch":er,"quiz.keys TooMuch":er,"rules BadOption":"These rules don’t exist. Choose a ruleset from the list.","table.new TooMuch":Xn,"table.again TooMuch":Xn,"record.replay TooMuch":Zn,"analyse TooMuch":Zn,Busy:"The server is busy. Try again in a moment.",Closing:"The server is shutting down. Try again later."},Ca=(e,t)=>`${e} (See line ${t}.)`,Sa={abort:"Everyone has had a turn, so you can no longer abort the game. You can resign.",action:he.BadAction,added:"Add at least one card to the word.",hand:"You don’t have all the cards for this word.",order:"Keep the old word’s letters in order, and keep any Master a Master.",over:"The game is over.",phase:"Accept or challenge the last play first.",rack:"You don’t have all of these tiles.","same word":"At this table, a change must make a different word.",target:"This word is no longer on the table.",turn:"It isn’t your turn."},tr="There’s no such puzzle: the number in the link must be a whole number.",La=[["params.seed",tr],["params.seats","These players or names aren’t allowed. Choose others."],["params.name","This name isn’t allowed. Choose another."],["params.clock","These time limits aren’t allowed. Choose others."],["params.record","You can’t continue from this position. Choose an earlier one."],["params.events","You can’t continue from this position. Choose an earlier one."],["params.action",he.BadAction],["params.filter.contains","Find takes letters of a word, such as QU, or, on a board, the square where it starts, such as 8D."],["params.filter.at","The square where a play starts must be on the board, such as 8D."],["params.filter.covers","Covers takes squares on the board, such as H8 O15."],["params.filter","One of these filters has an impossible value. Change it."]],nr="The server rejected this. Change your input, or reload the page.",Oa="Something went wrong on the server. Try again later.";function Ea(e){if(!e)return"";const t=P(e.tries,"attempt");return e.end==="solved"?`Solved in ${t}`:e.end==="shown"?"Not solved":t}function Mt(e,t,n){const r=Math.round(e);return r?`${P(Math.abs(r),`${r>0?"more":"fewer"} ${t}`)} ${n}`:""}var rr=(e,t)=>Math.round(100*e)?`${qn(e)} ${t}`:"",or=1e3,Aa=-32603,Pa=413,Ma={code:0,message:"",data:{type:"TooMuch"}},pe=class extends Error{constructor({code:e,message:t,data:n},r){super(t),this.method=r,this.code=e,this.type=n?.type??"",this.rule=n?.rule??"",this.path=n?.path??"",this.data=n??{}}},Nt=document.documentElement.hasAttribute("data-offline")||!navigator.onLine,ar=()=>Nt;function at(e){Nt!==e&&(Nt=e,dispatchEvent(new Event("serverchange")))}addEventListener("online",()=>at(!1)),addEventListener("offline",()=>at(!0));async function Te(e,t,n){const r=await fetch(`rpc?${e}`,{method:"POST",headers:{"Content-Type":"application/json"},body:ee(JSON.stringify({jsonrpc:"2.0",id:0,method:e,params:t})),signal:n}).catch(s=>{throw n?.aborted||at(!0),s});at(r.headers.has("x-offline"));const{result:o,error:a}=JSON.parse(Xe(await r.text()));if(r.status===Pa)throw new pe(Ma,e);if(a)throw new pe(a,e);return o}var Na=e=>e instanceof pe&&["BadQuery","NoDefinitions","NoPlayability"].includes(e.type);async function sr(e){const t=[];let n;do n=await Te("table.record",{id:e,skip:t.length,limit:or}),t.push(...n.lines);while(n.lines.length===or);return t}function Ce(e){if(!(e instanceof pe))return Jn;const{code:t,method:n,type:r,rule:o,path:a,message:s}=e;if(t===Aa)return Oa;if(a)return La.find(([u])=>a.startsWith(u))?.[1]??nr;const l=he[`${n} ${r}`]??he[r]??Sa[o],c=/^record:(\d+):/.exec(s)?.[1];return l&&c?Ca(l,c):l??Un(C(s.replace(/^position \d+: |^opened, /g,"")))}var st=new Map;function Rt(e,t){const n=JSON.stringify([e,t]),r=st.get(n)??Te(e,t);return st.set(n,r),r.catch(()=>st.delete(n)),r}var ir=document.getElementById("hello")?.textContent;ir&&st.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(ir)));async function Ra(){const e=await Rt("hello",{});return Do(e.languages),e}async function lr(e,t,n=null){const r=Ve(n)&&{dictionary:n};return(await Rt("rules",{game:e,ruleset:t,...r})).rules}async function Ba(e){if(!await caches.has("lexicon-fast-answers"))for(const{game:t,rulesets:n}of e)for(const r of n)await lr(t,r)}var Ia=e=>Rt("dictionary.info",{dictionary:e}),ja=30,Fa=100,Da=100;function Bt(e,t){const n={value:null,error:null},[r,o]=S(n);return F(()=>{let a=!0;return o(n),e().then(s=>a&&o({value:s,error:null}),s=>a&&o({value:null,error:Ce(s)})),()=>{a=!1}},t),r}function cr(e,t){const n={result:null,error:null,failure:null,key:null},[r,o]=S(n),a=t&&JSON.stringify(t);D(()=>{if(!t){o(n);return}const u=new AbortController,i=setTimeout(()=>{Te(e,t,u.signal).then(f=>o({...n,result:f,key:a}),f=>{if(f.name==="AbortError")return;const d=f instanceof pe?f:null;o({...n,error:Ce(f),failure:d,key:a})})},ja);return()=>{clearTimeout(i),u.abort()}},[e,a]);const{result:s,error:l,failure:c}=r;return{result:s,error:l,failure:c,busy:r.key!==a}}function Ha({leaves:e=!0}={}){const[t,n]=S({busy:!1,problem:null});async function r(a){n({busy:!0,problem:null});try{await a(),e||n({busy:!1,problem:null})}catch(s){n({busy:!1,problem:Ce(s)})}}return{...t,run:r,clear:()=>n(({busy:a})=>({busy:a,problem:null}))}}function Se(e,t){const n=H(t);n.current=t,D(()=>{const r=o=>n.current(o);return addEventListener(e,r),()=>removeEventListener(e,r)},[e])}function Wa(e){const[{value:t,earlier:n},r]=S(()=>({value:e(),earlier:[]})),o=(s,l=!0)=>r(c=>({value:s,earlier:l?[...c.earlier.slice(1-Da),c.value]:c.earlier})),a=()=>r(s=>s.earlier.length?{value:s.earlier.at(-1),earlier:s.earlier.slice(0,-1)}:s);return Se("keydown",s=>{const{key:l,ctrlKey:c,metaKey:u,shiftKey:i,target:f}=s,d=(c||u)&&!i&&l.toLowerCase()==="z",p=f instanceof Element&&f.matches("input:not([data-undo]), textarea");!d||p||(s.preventDefault(),a())}),{value:t,set:o,undo:a,canUndo:n.length>0}}function Ua(e,t,n=!0){const r=ue(()=>performance.now(),[t]),[o,a]=S(r);F(()=>{if(!n)return;const l=setInterval(()=>a(performance.now()),Fa);return()=>clearInterval(l)},[n]);const s=n?Math.max(0,o-r)/1e3:0;return Math.max(0,e-s)}function qa(){const[e,t]=S(ar);return Se("serverchange",()=>t(ar())),e}function za(e){F(()=>{e!==null&&(document.title=Jo(e))},[e])}function ur(e,t){const n=H(null);return F(()=>{const r=n.current?.querySelector(e);n.current&&r instanceof HTMLElement&&(n.current.scrollTop=r.offsetTop-n.current.clientHeight/2)},t),n}var Ga=e=>ur('[aria-current="step"]',[e]);function it(e,t){const n=H(!0);D(()=>{n.current||e(),n.current=!1},t)}var dr="lexicon_fast.",fr="tables",lt="new_game",It="puzzles",Ya=50,Ka=1100,Le=new Map,Qa=()=>Le.size>0;function hr(e){if(Le.has(e))return Le.get(e)??null;try{return Xe(localStorage.getItem(dr+e)??"")}catch{return null}}function pr(e,t){try{localStorage.setItem(dr+e,ee(t)),Le.delete(e)}catch{Le.set(e,t)}}function $r(e){try{const t=JSON.parse(e);return typeof t=="object"&&t!==null?t:{}}catch{return{}}}var te=e=>$r(hr(e)??""),ct=(e,t)=>pr(e,JSON.stringify(t)),jt=e=>hr(e)??"",Ft=(e,t)=>pr(e,t),Oe=()=>te(fr);function Ja(){return Object.entries(Oe()).map(([e,t])=>({id:e,...t})).sort((e,t)=>t.since-e.since)}function Dt(e){const t=Object.entries(e).sort(([,n],[,r])=>r.since-n.since);ct(fr,Object.fromEntries(t.slice(0,Ya)))}var Ee=e=>Oe()[e]??null;function Va(e,t,n){Dt({...Oe(),[e]:{game:t,token:n,since:Date.now()}})}function ut(e,t){const n=Oe();e in n&&Dt({...n,[e]:{...n[e],...t}})}function gr(e,t){const n=Ee(e)?.draft;return n?.position===t?n.value:null}function Xa(e){const{[e]:t,...n}=Oe();Dt(n)}var Za=()=>te(lt).game,es=e=>te(lt).choices?.[e]??{};function ts(e,t){const{choices:n={}}=te(lt);ct(lt,{game:e,choices:{...n,[e]:t}})}function ns(e,t,n){const r=document.createElement("a");r.href=URL.createObjectURL(new Blob([ee(t)],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var rs=()=>new Date().toISOString().slice(0,10),vr=(e,t)=>`${t} ${e}`,os=(e,t)=>te(It)[vr(e,t)]??null;function as(e,t,n){const r={...te(It),[vr(e,t)]:n},o=Object.entries(r).sort(([a],[s])=>a<s?1:-1).slice(0,Ka);ct(It,Object.fromEntries(o))}var ss="play";function dt(){const[e,t=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...r]=e.split("/");return{name:n||ss,rest:r,query:new URLSearchParams(t)}}var ft=null;function is(){const[e,t]=S(()=>({...dt(),isChosen:!1}));return Se("hashchange",()=>{t({...dt(),isChosen:location.hash!==ft}),ft=null}),e}function ht(e,t={}){const n=Object.entries(t).filter(([,o])=>o),r=new URLSearchParams(n.map(([o,a])=>[o,ee(a)]));return`#/${e}${r.size?`?${r}`:""}`}function ls(e){ft=ht(e),location.hash=ft}function cs(e,t){dt().name===e.split("/",1)[0]&&history.replaceState(null,"",ht(e,t))}var mr={};me(mr,{actionText:()=>Ut,adviceFigure:()=>Ys,adviceHint:()=>Gs,cardText:()=>re,differences:()=>Ks,endFacts:()=>zs,eventText:()=>Us,pastActionText:()=>Cr,playedWord:()=>Ws,sheetText:()=>Hs});var us="✦";function $e({letter:e,wild:t=!1,points:n=null,classes:r="",...o}){const{corner:a,onClick:s,...l}=o,c=a===void 0&&t&&e,u=C(e),i=u.length>1&&`long${u.length}`,f=W(["tile",r,t&&"wild",c&&"star",i]),d=a!=null,p=h`
<span class="letter" aria-hidden="true">${u||us}</span>
${d&&h`<span class="corner" aria-hidden="true">${a}</span>`}
${n!==null&&h`${" "}<span class="points" aria-hidden="true">${n}</span>`}
`;return s?h`<${E} text=${p} class=${f} onClick=${s} ...${l} />`:h`<span class=${f} ...${l}>${p}</span>`}function _r({label:e,letters:t,onPick:n}){return h`
<fieldset class="letters">
<legend>${e}</legend>
${t.map(r=>h`
<${E} key=${r} text=${C(r)} onClick=${()=>n(r)} />
`)}
</fieldset>
`}function yr({points:e}){const[t,n]=S(!1);return t?null:h`
<span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
${Q(e)}
</span>
`}function Ae(e,t){const n=Pe(e,t);return[...e].filter((r,o)=>!n[o])}function Pe(e,t){const n=[...t];return[...e].map(r=>{const o=n.indexOf(r);return o>=0&&n.splice(o,1),o>=0})}var ds="The word game with cards: be the first to play your whole hand.",br="Master",wr=(e,t)=>t===void 0?e:`${e}, ${P(t,"point")}`,fs=(e,t)=>t.length?`${e} (Master as ${fe(t)})`:e,hs=(e,t)=>t.length?`${e}, with a Master for ${t.join(" and ")}`:e,ps="Table",$s="Words on the table",gs="No words yet",vs=(e,t)=>`Change ${e}${t?", new":""}`,ms="Stock",_s="Exposed",ys="No exposed card",bs="Your hand",ws="The Master stands for",ks="Play the word",xs=(e="a card",t="the exposed card")=>`Discard ${e}, take ${t}`,Ts=(e="a card")=>`Discard ${e}, draw from the stock`,Cs="To draw, put just the card you’re discarding in the tray.",Ss="Your word",Ls="Click cards, drag them here, or type.",Os="Word",Es=()=>`Type hat, or h[a]t with the Master for A. Type hat>thatched to insert cards into a table word, larch>lurch to change some of its cards.${At()}`,As={hand:"from your hand",table:"on the table",none:"not in your hand"};function Ps({letter:e,isMaster:t,points:n,from:r}){const o=t?`${br}${e?` for ${e}`:""}`:e,a=r==="table"?"click to replace it":"click to take it back";return`${wr(o,n)}, ${As[r]}: ${a}`}var Ms="out of the game",kr="none",Ns=e=>`Cards left in your hand count against you. The lowest score wins; a player with ${e} or more is out of the game.`,Rs="Player",xr="Cards left",Bs="Challenges",Is="This round",js="Score",Fs=e=>`No hand got smaller for ${P(e,"turn")}, so the round ends and all cards count.`,Ds=(e,t)=>`${e} went out${t?`: ${t} became`:" with"}`,U="*";function I(e){return(O(e).match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{const r=n.replace(/[[\]*?]/g,"");return{letter:r,master:n!==r}})}function pt(e){return e.map(({letter:t,master:n})=>n?`[${ke(t)}]`:ke(t)).join("")}var ne=e=>C(O(e.replace(/[[\]]/g,""))),Me=e=>fs(ne(e),Tr(e)),Tr=e=>I(e).filter(({master:t})=>t).map(({letter:t})=>C(t));function $t({card:e,points:t,...n}){const r=e===U;return h`
<${$e}
classes="card"
letter=${r?"":e}
wild=${r}
points=${t?.[e]??null}
aria-label=${wr(r?br:C(e),t?.[e])}
role=${n.onClick?void 0:"img"}
...${n}
/>
`}function Ht({cards:e,label:t}){return h`
<span class="cards small" role="img" aria-label=${t??C(e)}>
${[...e].map(n=>h`<${$t} card=${n} role="presentation" aria-hidden="true" />`)}
</span>
`}function Wt({laid:e}){const t=hs(ne(e),Tr(e));return h`
<span class="cards word" role="img" aria-label=${t} lang=${de()}>
${I(e).map(({letter:n,master:r})=>h`<${$e} classes="card" letter=${n} wild=${r} aria-hidden="true" />`)}
</span>
`}var re=e=>e===U?"the Master":C(e);function Ut(e,{table:t=[]}={}){return Sr(e,"target"in e?t[e.target]:void 0).join(" ").trimEnd()}var Hs=Ut,Ws=({laid:e})=>e?.replace(/[[\]]/g,"");function Cr(e,t,{old:n,gained:r=[],taken:o}={}){const[a,s]=Sr(e,n,o),l=r.length?`, taking ${fe(r.map(re))}`:"";return`${`${K(t,a)} ${s}`.trimEnd()}${l}.`}function Sr(e,t,n){switch(e.action){case"form":return["form",Me(e.laid)];case"insert":return["turn",`${t?ne(t):"a word"} into ${Me(e.laid)}`];case"substitute":return["change",`${t?Me(t):"a word"} to ${Me(e.laid)}`];case"draw":{const r=`the exposed ${n?re(n).replace("the ",""):"card"}`,o=e.take==="exposed"?r:"a card from the stock";return["discard",`${re(e.discard)} for ${o}`]}default:return[e.action,""]}}function Us(e,t){switch(e.event){case"dealer draw":return`Draw for the deal: ${e.players.map((r,o)=>`${t[r]} ${C(e.cards[o])}`).join(", ")}.`;case"deal":{const n=K(t[e.dealer],"deal");return`Round ${e.round}: ${n}. Exposed: ${re(e.exposed)}.`}case"turn":return qs(e,t);case"round end":{const n=e.points.map((a,s)=>`${t[s]} ${a}`).join(", "),r=e.winner??0;return`End of the round: ${e.why==="out"?`${t[r]} went out`:"no hand got smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${Gn(e.winners.map(n=>t[n]))}`;case"forfeit":return Et(e,t);default:return null}}function qs(e,t){const{player:n,action:r,taken:o,right:a,play:s,penalties:l={}}=e;switch(r.action){case"accept":return null;case"challenge":{const c=s&&"laid"in s.action?Me(s.action.laid):"the play",u=a?"it’s a phony and comes off the table":"it’s valid and stays",i=Object.entries(l).filter(([,d])=>d!==0).map(([d,p])=>`${t[Number(d)]} ${Q(p)}`),f=i.length?` (${i.join(", ")})`:"";return`${K(t[n],"challenge")} ${c}: ${u}${f}.`}default:{const c=r.action==="draw"&&r.take==="blind",u=o&&c?` It’s ${re(o)}.`:"",i=e.renewed?" The exposed pile was shuffled into the stock.":"";return`${Cr(r,t[n],e)}${u}${i}`}}}function zs(e,t){const{turns:n,plays:r}=Yn(e),o=({action:c})=>I(c.laid).length,a=r.toSorted((c,u)=>o(u)-o(c))[0],s=e.filter(({event:c})=>c==="round end").length;return[a&&`Longest word: ${ne(a.action.laid)}, by ${t[a.player]}.`,s&&`${P(s,"round")}, ${P(Number((n.length/s).toFixed(1)),"turn")}${s>1?" each on average":""}.`].flatMap(c=>c||[])}var Gs=()=>"How many points you gain on your opponents this round, on average, with the margin of error.",Ys=({gain:e,margin:t})=>({value:e,figure:Q(e.toFixed(1)),margin:t?t.toFixed(1):""}),Ks=(e,t)=>[Mt(e.points-t.points,"point","at risk"),rr(e.win-t.win,"to go out first")],gt=e=>I(e).map(({letter:t,master:n})=>n?U:t),Qs=e=>xe(e).sort((t,n)=>+(t===U)-+(n===U)).join("");function Lr(e,t,n){let r;return e.map(o=>{switch(o.event){case"deal":return r=new Vs(o,t,n),o;case"turn":return r.turn(o);case"round end":return{...o,...r.result};default:return o}})}function Js(e,t){return e.findLast(({event:r})=>r==="round end").points.map((r,o)=>{const a=e.map(s=>s.event==="deal"?{...s,hand:s.hands[s.players.indexOf(o)]??""}:s);return Lr(a,t,o).findLast(s=>s.event==="round end")?.hand})}var Vs=class{#t=null;#n={};#e;#r;constructor({round:e,players:t,hand:n=""},r,o){this.number=e,this.rules=r,this.seat=o,this.#e={table:[],hand:[...n],sizes:Object.fromEntries(t.map(a=>[a,r.cards_each]))},this.#r=this.#e}get result(){return{round:this.number,play:this.#t,left:this.#e.sizes,hand:Qs(this.#e.hand),penalties:this.#n}}turn(e){const{action:t,player:n}=e;switch(t.action){case"accept":return e;case"challenge":return this.#s(e);case"draw":return n===this.seat&&this.#o([t.discard],[e.taken??""]),e;default:return this.#a(e,t)}}#o(e,t){this.#e={...this.#e,hand:[...Ae(this.#e.hand,e),...t]}}#a(e,t){const{table:n,sizes:r}=this.#e,o="target"in t?t.target:n.length,a=n[o]??"",s=Ae(gt(t.laid),gt(a)),l=Ae(gt(a),gt(t.laid));return this.#r=this.#e,this.#e={...this.#e,table:n.toSpliced(o,1,t.laid),sizes:{...r,[e.player]:r[e.player]-s.length+l.length}},e.player===this.seat&&this.#o(s,l),this.#t={...e,old:a,gained:l},this.#t}#s(e){const{right_challenger:t,right_offender:n,wrong_challenger:r}=this.rules,o=this.#t?.player??e.player,a=e.right?{[o]:n,[e.player]:t}:{[e.player]:r};e.right&&(this.#e=this.#r);for(const[s,l]of Object.entries(a))this.#n[s]=(this.#n[s]??0)+l;return{...e,play:this.#t,penalties:a}}},Or={};me(Or,{Play:()=>fi,Position:()=>yi,StaticHand:()=>wi,solverQuery:()=>bi});var Er={mouse:6,pen:6,touch:12},Xs=44;function Ar(e,{small:t=!1}={}){const n=H(e);return n.current=e,r=>({onPointerDown(o){o.button===0&&o.isPrimary&&Zs(o,t,a=>n.current(r,a))}})}function Zs(e,t,n){const r=e.currentTarget,o=t&&e.pointerType==="touch"?Xs:0;let a=null,s=null;r.hasPointerCapture(e.pointerId)&&r.releasePointerCapture(e.pointerId);const l=i=>{s?.classList.remove("over"),i?.classList.add("over"),s=i},c=i=>{if(i.pointerId!==e.pointerId)return;const f=i.clientX-e.clientX,d=i.clientY-e.clientY,p=Er[e.pointerType]??Er.mouse;!a&&Math.hypot(f,d)<p||(a??=ei(r),a.style.transform=`translate(${f}px, ${d-o}px) scale(1.08)`,l(Pr(i,o)))},u=i=>{i.pointerId===e.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",u),removeEventListener("pointercancel",u),l(null),a&&(a.remove(),r.classList.remove("lifted"),ti(),i.type==="pointerup"&&n(Pr(i,o)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",u),addEventListener("pointercancel",u)}function ei(e){const{left:t,top:n,width:r,height:o}=e.getBoundingClientRect(),a=e.cloneNode(!0);return a.classList.add("ghost"),a.style.cssText+=`left: ${t}px; top: ${n}px; width: ${r}px; height: ${o}px;
transition: none`,a.setAttribute("aria-hidden","true"),a.removeAttribute("id"),document.body.append(a),e.classList.add("lifted"),a}function Pr({clientX:e,clientY:t},n){const r=o=>document.elementFromPoint(e,o)?.closest("[data-drop]")??null;return r(t-n)??r(t)}function ti(){const e=n=>{t(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},t=()=>{removeEventListener("click",e,{capture:!0}),removeEventListener("pointerdown",t,{capture:!0})};addEventListener("click",e,{capture:!0}),addEventListener("pointerdown",t,{capture:!0})}function Mr(e,t,n){const r=I(n),{kind:o,oldCells:a}=t===null?{kind:"form",oldCells:[]}:ni(I(t),r),s=[...e],l=d=>{const p=s.indexOf(d);return p>=0&&s.splice(p,1),p>=0},c=[],u=r.map(({letter:d,master:p},$)=>{const m=a[$];if(m)return{letter:d,master:m.master,from:"table"};const g=!p&&l(d)?d:l(U)?U:null;return g===null?{letter:d,master:p,from:"none"}:(c.push(g),{letter:d,master:g===U,from:"hand"})}),i=u.every(({letter:d,from:p})=>d&&p!=="none"),f=c.length>0&&u.length>1;return{kind:i&&f?o:null,cells:u,cards:c,laid:pt(u)}}function ni(e,t){if(t.length<e.length)return{kind:null,oldCells:[]};if(t.length>e.length){let o=0;const a=t.map(({letter:s,master:l})=>{const c=e[o];if(!(c?.letter!==s||l&&!c.master))return o+=1,c});return o===e.length?{kind:"insert",oldCells:a}:{kind:null,oldCells:[]}}const n=t.some(({letter:o},a)=>o!==e[a].letter);return{kind:"substitute",oldCells:t.map(({letter:o,master:a},s)=>{const l=e[s];return o===l.letter&&(n||a===l.master)?l:void 0})}}function ri({kind:e,laid:t},n){return e===null?null:e==="form"?{action:e,laid:t}:{action:e,target:n,laid:t}}var oe={target:null,text:"",caret:0,chosen:null},vt=(e,t)=>({...oe,target:e,text:t,caret:I(t).length});function oi(e){return e.action==="draw"?ge(oe,e.discard):vt(e.target??null,e.laid)}function ge(e,t,n=null){const{chosen:r,caret:o}=e,a=I(e.text),s=t===U?{letter:"",master:!0}:{letter:t,master:!1},l=n===null&&r!==null,c=n??r??o;return a.splice(c,l?1:0,s),{...e,text:pt(a),caret:l?o:c+1,chosen:null}}function Nr(e,t,n){const r=I(e.text),o=n!==null&&I(n).length===r.length;r.splice(t,1,...o?[I(n)[t]]:[]);const a=Math.min(e.caret,r.length);return{...e,text:pt(r),caret:a,chosen:null}}function ai(e,t){const n=I(e.text);return n[n.findIndex(r=>!r.letter)]={letter:t,master:!0},{...e,text:pt(n)}}function si(e,t,n,r){const[o,a]=t.split(">",2);if(a!==void 0){const l=r.findIndex(c=>Rr(c)===Rr(X(o)));if(l>=0)return{...vt(l,X(a)),input:a}}const s=I(X(t.slice(0,n))).length;return{...e,text:X(t),input:t,caret:s,chosen:null}}var ii=({text:e,input:t=""})=>X(t)===e?t:Ze(e),Rr=e=>I(e).map(({letter:t})=>t).join(""),li=new Set,ci=new Map,ui=12;function Br({observation:e,points:t,target:n=null,onWord:r=null,...o}){const{fresh:a=li,arriving:s=ci,hasPiles:l=!0}=o,{table:c=[],pile:u="",stock:i=0}=e,f=u.at(-1),d=ur(".fresh",[c.join()]);return h`
<section class="felt" aria-label=${ps}>
${l&&h`<${di} stock=${i} exposed=${f} points=${t} />`}
<ul
ref=${d}
class="laid-words ${c.length>ui?"many":""}"
aria-label=${$s}
>
${c.length===0&&h`<li class="nothing">${gs}</li>`}
${c.map((p,$)=>{const m=h`<${Wt} key=${s.get($)} laid=${p} />`,g=[a.has($)&&"fresh",s.has($)&&"arriving"],v=h`
<${E}
text=${m}
class="laid-word"
data-drop=${`word ${$}`}
aria-pressed=${$===n}
aria-label=${vs(ne(p),a.has($))}
onClick=${()=>r?.($)}
/>
`;return h`
<li key=${$} class=${W(g)}>
${r?v:m}
</li>
`})}
</ul>
</section>
`}function di({stock:e,exposed:t,points:n}){return h`
<div class="piles">
<figure data-drop="blind">
<span class="tile card back" role="img" aria-label=${Ot(e)}>
${e}
</span>
<figcaption>${ms}</figcaption>
</figure>
<figure data-drop="exposed">
${t?h`<${$t} card=${t} points=${n} />`:h`
<span class="tile card none" role="img" aria-label=${ys}></span>
`}
<figcaption>${_s}</figcaption>
</figure>
</div>
`}function fi(e){const{id:t,view:n,rules:r,changes:o,canAct:a,act:s,suggested:l,onDraft:c,notice:u,playsOnly:i}=e,{observation:f}=n,{hand:d="",table:p=[]}=f,$=mi(n.seat,f.history),m=[$,d,...p].join(" "),[g,v]=S(()=>({...oe,...gr(t,m)}));it(()=>v(oe),[d,$]),it(()=>{g.target!==null&&v(oe)},[p.join()]),F(()=>ut(t,{draft:{position:m,value:g}}),[m,g]),F(()=>{l&&v(oi(l))},[l]),F(c,[g.text,g.target]),En([g.text,g.target]);const b=g.target===null?null:p[g.target],y=Mr(d,b,g.text),_=ri(y,g.target),T=g.target===null&&y.cells.length===1?y.cards[0]:void 0,M=Ar(N),B=n.seat!==null&&!n.over;function N({card:x,cell:k=0},R){const[A,ie]=(R??"").split(" "),le=Number(ie);x===void 0?A!=="gap"&&A!=="cell"&&v(Nr(g,k,b)):A==="blind"||A==="exposed"?a&&s({action:"draw",discard:x,take:A}):A==="word"?v(ge(vt(le,p[le]),x)):A==="gap"?v(ge(g,x,le)):A==="cell"?v(ge({...g,chosen:le},x)):A==="tray"&&v(ge(g,x))}function se(x){y.cells[x].from==="table"?v({...g,chosen:g.chosen===x?null:x}):v(Nr(g,x,b))}function ve(x){x.preventDefault(),_&&a&&s(_)}const G=h`
<${Br}
observation=${f}
points=${r.points}
target=${g.target}
hasPiles=${!i}
fresh=${_i(f.history,n.seat)}
arriving=${Ir(o,p)}
onWord=${B&&(x=>v(x===g.target?oe:vt(x,p[x])))}
/>
`;return B?h`
${G}
<form class="panel own-turn" aria-label=${Pt} onSubmit=${ve}>
${u}
<${pi}
hand=${d}
used=${y.cards}
points=${r.points}
onCard=${x=>v(ge(g,x))}
draggable=${M}
/>
<${$i}
draft=${g}
word=${y}
points=${r.points}
draggable=${M}
onType=${(x,k)=>v(si(g,x,k,p))}
onCell=${se}
onClear=${()=>v(oe)}
onGap=${x=>v({...g,caret:x,chosen:null})}
/>
${y.cells.some(({letter:x})=>!x)&&h`
<${_r}
label=${ws}
letters=${xe(Object.keys(r.points).filter(x=>x!==U))}
onPick=${x=>v(ai(g,x))}
/>
`}
<${vi}
...${e}
action=${_}
discard=${T}
advised=${T&&l?.discard===T?l.take:void 0}
/>
</form>
`:G}var hi=10;function pi({hand:e,used:t,points:n,onCard:r,draggable:o}){const a=H(null),s=H(null),l=Pe(e,t);return D(()=>{if(s.current===null||!be())return;const c=l.findIndex((i,f)=>!i&&f>Number(s.current)),u=c<0?l.lastIndexOf(!1):c;a.current?.children[u]?.focus(),s.current=null},[t.join()]),h`
<div
ref=${a}
class="hand cards ${e.length>hi?"many":""}"
role="group"
aria-label=${bs}
>
${[...e].map((c,u)=>h`
<${$t}
key=${`${u}${c}`}
card=${c}
points=${n}
disabled=${l[u]}
onClick=${()=>{s.current=u,r(c)}}
...${o({card:c})}
/>
`)}
</div>
`}function $i({draft:e,word:t,points:n,draggable:r,onType:o,onCell:a,onGap:s,onClear:l}){const{cells:c}=t,u=({target:f})=>o(f.value,f.selectionStart??0),i=f=>h`
<span
key=${`gap ${f}`}
class="gap ${f===e.caret?"here":""}"
data-drop=${`gap ${f}`}
aria-hidden="true"
onClick=${()=>s(f)}
></span>
`;return h`
<div class="tray" data-drop="tray" role="group" aria-label=${Ss}>
${c.map((f,d)=>h`
${i(d)}
<${gi}
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
${!c.length&&h`<span class="hint">${Ls}</span>`}
</div>
<div class="row typing">
<${wo}
label=${Os}
id="word"
value=${ii(e)}
lang=${de()}
onInput=${o}
onKeyUp=${u}
onClick=${u}
data-home="play"
/>
<${E} text=${Dn} onClick=${l} />
</div>
<p class="hint keys">${Es()}</p>
`}function gi({cell:{letter:e,master:t,from:n},place:r,chosen:o,points:a,...s}){const l=a[t?U:e];return h`
<${$e}
classes=${`card from-${n}`}
letter=${e}
wild=${t}
points=${l??null}
aria-label=${Ps({letter:C(e),isMaster:t,points:l,from:n})}
aria-pressed=${n==="table"?o:void 0}
data-drop=${`cell ${r}`}
...${s}
/>
`}function vi({action:e,discard:t,advised:n,canAct:r,view:{observation:o},playsOnly:a,act:s}){const l=o.pile?.at(-1),c=m=>s({action:"draw",discard:t,take:m}),u=r&&t!==void 0,[i,f]=[t,l].map(m=>m&&re(m)),d=e?nt(Ut(e,o)):ks,p=m=>n===m?"main":"",$=h`
<button class=${p(void 0)} disabled=${!r||!e}>${d}</button>
`;return a?h`<div class="row actions">${$}</div>`:h`
<div class="row actions">
${$}
<${E}
text=${xs(i,f)}
class=${p("exposed")}
disabled=${!u||!l}
onClick=${()=>c("exposed")}
/>
<${E}
text=${Ts(i)}
class=${p("blind")}
disabled=${!u}
onClick=${()=>c("blind")}
/>
</div>
${r&&!u&&h`<p class="hint">${Cs}</p>`}
`}var mi=(e,t=[])=>t.filter(({player:n,action:r})=>n===e&&!["accept","challenge"].includes(r.action)).length;function _i(e=[],t){let n=new Set,r=0,o={places:n,words:r};for(const{player:a,action:s,right:l}of e){if(s.action==="accept")continue;if(s.action==="challenge"){l&&({places:n,words:r}=o);continue}if(o={places:n,words:r},(a===t||t===null)&&(n=new Set),!("laid"in s))continue;const c="target"in s?s.target:r;a!==t&&(n=new Set([...n,c])),c===r&&(r+=1)}return n}function Ir(e=[],t=[]){const n=e.flatMap(({number:r,events:o})=>o.flatMap(({action:a})=>a?.laid?[{word:a.laid,number:r}]:[]));return new Map(n.map(({word:r,number:o})=>[t.lastIndexOf(r),o]))}var yi=({observation:e,rules:t,changes:n})=>h`
<${Br}
observation=${e}
points=${t.points}
arriving=${Ir(n,e.table)}
/>
`,bi=({table:e=[]},t)=>({position:Ze([t,...e].join(" "))}),wi=({hand:e,label:t})=>h`<${Ht} cards=${e} label=${t} />`;function ki({end:e,names:t,seat:n,rules:r,hands:o=[]}){const{left:a,points:s,scores:l,penalties:c,out:u=[]}=e,i=Object.values(c).some(d=>d!==0),f=d=>{const p=o[d]??(d===n?e.hand:"");return[u.includes(d)?h`${t[d]} <span class="tag">${Ms}</span>`:t[d],p?h`<${Ht} cards=${p} />`:a[d]?Ot(a[d]):kr,i&&Q(c[d]??0),Q(s[d]),h`<strong>${l[d]}</strong>`]};return h`
<${xi} end=${e} names=${t} rules=${r} />
<p class="hint">${Ns(r.out_at)}</p>
<${Co}
rowHeads
columns=${[{title:Rs},{title:xr},i&&{title:Bs,number:!0},{title:Is,number:!0},{title:js,number:!0}]}
rows=${[...t.keys()].filter(d=>d in a).map(d=>({key:d,cells:f(d)}))}
/>
`}function xi({end:{why:e,winner:t,play:n,left:r},names:o,rules:a}){if(e!=="out"||!n||!("laid"in n.action)){const l=a.guard*Object.keys(r).length;return h`<p>${Fs(l)}</p>`}const s=n.old?ne(n.old):void 0;return h`
<p class="row">
<strong>${Ds(o[t??0],s)}</strong>
<${Wt} laid=${n.action.laid} />
</p>
`}var jr={};me(jr,{actionText:()=>Dr,adviceFigure:()=>Ni,adviceHint:()=>Mi,differences:()=>Ri,endFacts:()=>Pi,eventText:()=>Si,lettersOf:()=>mt,pastActionText:()=>Re,playedWord:()=>Ti,sheetText:()=>Ci,shownWord:()=>_t,tilesText:()=>Ne});var mt=e=>e.replace(/[()]/g,""),Ti=({word:e})=>e&&mt(e),_t=e=>C(O(mt(e)));function Fr(e){const t=[...e.replace(/\([^)]*\)/g,"")].filter(o=>o!==O(o)),n=_t(e);if(!t.length)return n;const r=fe(t.map(o=>C(O(o))));return`${n} (${r} ${t.length>1?"blanks":"a blank"})`}function Ne(e){const t=e.replace(/[?_]/g,""),n=e.length-t.length,r=n>1?`${n} blanks`:"a blank",o=t.length===1?C(t):ee(t);return W([o,n&&r]," and ")}var Dr=e=>W(Hr(e)),Ci=e=>e.action==="play"?`${_t(e.word)} ${e.at}`:Dr(e);function Re(e,t,n=""){const[r,o]=Hr(e);return`${W([K(t,r),o,n])}.`}function Hr(e){switch(e.action){case"play":return["play",`${Fr(e.word)} at ${e.at}`];case"exchange":return["exchange",Ne(e.tiles)];default:return[e.action,""]}}function Si(e,t){switch(e.event){case"start draw":return`Draw for the first move: ${e.players.map((r,o)=>`${t[r]} ${Ne(e.tiles[o])}`).join(", ")}.`;case"turn":return Ai(e,t[e.player]);case"lost turn":return`${K(t[e.player],"lose")} a turn for a failed challenge.`;case"deal":return`${K(t[e.starter],"start")}.`;case"game end":return Ei(e,t);case"forfeit":return Et(e,t);case"taken back":return`Phony: the last play by ${t[e.player]} comes off the board.`;case"points":return`${t[e.player]} ${Q(e.points)} ${Li[e.why]}.`;default:return null}}var Li={challenge:"for a failed challenge of the play",time:"for time",tiles:"for tiles left"},Oi={out:"the bag and one rack are empty",scoreless:"too many scoreless turns in a row",zeros:"too many scoreless turns in a row"};function Ei({why:e,adjustments:t,scores:n},r){const o=s=>r.map((l,c)=>`${l} ${s[c]}`).join(", "),a=t.some(Boolean)?` Tiles left: ${o(t.map(Q))}.`:"";return`End of the game: ${Oi[e]}.${a} Scores: ${o(n)}.`}function Ai(e,t){const{action:n,score:r=0,drawn:o,exchanged:a}=e,s=o?` Tiles drawn: ${Ne(o)}.`:"";switch(n.action){case"play":{const l="hit"in e&&e.hit?.length?e.hit:null,c=l?` A bomb explodes at ${fe(l)}.`:"";return`${Re(n,t,`for ${r}`)}${c}${s}`}case"exchange":return`${Re(n,t,n.tiles?"":`${a} tiles`)}${s}`;case"challenge":{const c="right"in e&&e.right?"It’s a phony and comes off the board.":"The play stands.";return`${Re(n,t)} ${c}`}case"accept":return null;default:return Re(n,t)}}function Pi(e,t){const{turns:n,plays:r}=Yn(e),o=r.toSorted((l,c)=>c.score-l.score)[0],a=t.map((l,c)=>{const u=f=>f.player===c,i=r.filter(u).reduce((f,{score:d=0})=>f+d,0);return`${l} ${(i/Math.max(1,n.filter(u).length)).toFixed(1)}`});return[o&&`Best play: ${Fr(o.action.word)} at ${o.action.at} for ${o.score}, by ${t[o.player]}.`,`Points per turn: ${a.join(", ")}.`].flatMap(l=>l||[])}var Mi=({win_points:e=0})=>`Your chance to win, with the margin of error. The score counts a little, too: ${P(e/100,"extra point")} as much as 1%.`;function Ni({win:e,equity:t,playouts:n,margin:r},{ranked:o,win_points:a=0}){const[s]=o,l=a?(t-s.equity)/a:0,c=Math.min(Math.max(e+l,0),1),u=(e*n+1)/(n+2),i=196*Math.sqrt(u*(1-u)/(n+2));return{value:e+l,figure:`${tt(c)}%`,margin:r===0?"":`${Math.max(1,Math.round(i))}%`}}var Ri=(e,t)=>[Mt(e.score-t.score,"point","now"),Mt((e.leave_value??0)-(t.leave_value??0),"point","for the leave"),rr((e.bomb??0)-(t.bomb??0),"bomb risk")],Z=".",qt=e=>String.fromCharCode(65+e),Be=({row:e,column:t})=>`${e+1}${qt(t)}`,L=({row:e,column:t})=>`${e},${t}`,q=(e,{row:t,column:n})=>(e[t]?.[n]??Z)!==Z,z=({row:e,column:t},n,r=1)=>n?{row:e+r,column:t}:{row:e,column:t+r};function yt(e){const[t]=e.match(/\p{L}/u)??["A"];return{row:parseInt(e.replace(/\D/g,""),10)-1,column:t.toUpperCase().charCodeAt(0)-65,down:e.startsWith(t)}}function Ie({at:e,word:t}){const{down:n,...r}=yt(e),o=[];let a=r;for(const s of t.match(/\([^)]*\)|./gu)??[]){const l=s.startsWith("(");l||o.push({...a,letter:s}),a=z(a,n,l?s.length-2:1)}return o}function Bi(e,{board:t=[],opened:n=[]},{squares:r=[],start:o}){if(!("at"in e)||typeof e.at!="string")return e;const{row:a,column:s,down:l}=yt(e.at),c=t.every(f=>[...f].every(d=>d===Z)),u=f=>f.every((d,p)=>f.every(($,m)=>String(d[m])===String(f[m][p]))),i=u(r)&&(!o||o[0]===o[1]);return!l||!c||!i||!u(n)?e:{...e,at:Be({row:s,column:a})}}function Ii(e,t,n){const r=f=>q(e,f)?`(${e[f.row][f.column]})`:t.find(d=>L(d)===L(f))?.letter,o=ji(e,t,n);if(o===null)return{fault:"line"};let a=t.reduce((f,d)=>f.row+f.column<=d.row+d.column?f:d);for(let f=a;r(f);f=z(f,o,-1))a=f;const{row:s,column:l}=a,c=o?`${qt(l)}${s+1}`:Be(a);let u="",i=0;for(let f;f=r(a);a=z(a,o))u+=f,f.startsWith("(")||(i+=1);return i<t.length?{fault:"gap"}:{play:{action:"play",at:c,word:u.replaceAll(")(","")}}}function ji(e,t,n){const[r]=t;if(t.length>1)return t.every(({row:a})=>a===r.row)?!1:t.every(({column:a})=>a===r.column)?!0:null;const o=a=>q(e,z(r,a,-1))||q(e,z(r,a));return!o(!1)&&(o(!0)||n)}function Wr(e,t){const n=r=>{let o=t;for(;q(e,z(o,r,-1));)o=z(o,r,-1);let a="";for(;q(e,o);o=z(o,r))a+=e[o.row][o.column];return a};return[n(!1),n(!0)]}var Ur={};me(Ur,{Play:()=>Kl,Position:()=>ec,solverQuery:()=>tc});var Fi="Build crosswords and score on premium squares.",Di="Scrabble on a minefield: numbers multiply your score, bombs wipe out the word.",qr="Board",Hi="Your rack",zt="blank",Wi=e=>`${zt} for ${e}`,Ui=(e,t)=>`${e}, ${P(t,"point")}`,qi={2:"double",3:"triple",4:"quadruple"};function zi(e,t){const{name:n,closed:r,bomb:o,number:a,premium:s,chance:l,flagged:c,start:u,isLaid:i}=e,f=[n,t??"empty",i&&"not played yet",r&&"closed",o&&zr,a!==null&&P(a,"adjacent bomb"),t===null&&Yi(s),t===null&&u&&"start",c&&"flagged",l!==null&&`${tt(l)}% chance of a bomb`];return W(f,", ")}var Gi=([e,t])=>`${e>1?`${e}L`:""}${t===1?"":`${t}W`}`;function Yi([e,t]){if(t===0)return"word scores 0";const n=r=>qi[r]??`${r} times`;return W([e>1&&`${n(e)} letter`,t>1&&`${n(t)} word`],", ")}var zr="bomb",Ki=(e,t)=>`Bombs: ${e}, ${t} hit.`,Qi="Bomb odds",Ji="Flag mode",Vi=(e,t)=>`${e}: flag ${t?"set":"removed"}.`,Xi="A number counts the bombs around its square and sets the multiplier for a new tile:",Zi="its words score 0";function el([e,t]){const n=[e!==1&&`letter × ${e}`,t!==1&&`words × ${t}`];return W(n,", ")||"none"}var tl="Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.",nl=e=>`In the bag: ${P(e,"tile")}.`,rl=e=>`${P(e,"tile")} in the bag and on other racks:`,ol="Unseen tiles",Gr="Shuffle",al="The blank stands for",sl=(e,t)=>`On the board, type letters to lay tiles, with ${e??"Shift"} for a blank. Arrow keys turn and move the cursor; Backspace recalls a tile, Escape all of them; Enter plays${t?"; ! sets a flag":""}.${At()}`,il={start:"The first play needs at least two tiles.",touch:"The play must touch a tile on the board.",line:"The tiles must be in one row or column.",gap:"There’s a gap between the tiles."};function Yr(e,t){return e==="start"&&t?"The first play needs at least two tiles and must cover the star.":il[e]??"You can’t play the tiles like this."}function ll({words:e,bonus:t,tiles:n,score:r,isLeast:o,isRisky:a}){const s=e.map(({word:l,points:c})=>`${C(O(l))} ${c}`);return t&&s.push(`${t} for ${P(n,"tile")}`),[s.length>1?`${s.join(" + ")} = `:`${C(O(e[0].word))} `,`${o?"at least ":""}${P(r,"point")}`,a?" if there’s no bomb":""]}var cl=e=>e?`Play ${e}`:"Play",ul="Exchange …",dl="Pass …",Kr="Another scoreless turn ends the game.",fl=e=>e?`Recall ${P(e,"tile")} and pass?`:"Pass your turn?",hl="Keep playing",pl="Pass",$l=e=>e?`Exchange ${e}`:"Choose tiles to exchange",gl="Cancel",Qr=".",Jr="*",Gt="✹",Vr="⚑",vl="★",ae=e=>"multipliers"in e;function ml(e,t,n){const{row:r,column:o}=e,a=L(e),s=n.laid?.get(a),l=q(n.rows,e)?n.rows[r][o]:null,c=s?s.letter:l,u=n.opened?n.opened[r]?.[o]??Qr:null,i=u===Qr,f=u===Jr,d=u===null||i||f?null:Number(u),p=d!==null&&ae(t);return{name:Be(e),letter:c,isLaid:s!==void 0,closed:i,hit:f,number:d,premium:p?t.multipliers[d]:t.squares[r][o],start:t.start?.[0]===r&&t.start[1]===o,chance:n.odds&&i&&c===null?n.odds[r][o]:null,bomb:f||i&&n.bombs?.[r]?.[o]===Jr,flagged:i&&!s&&(n.flags?.has(a)??!1),last:n.last?.has(a)??!1,cursor:n.cursor?.row===r&&n.cursor.column===o,arriving:n.arriving?.has(a)??!1,exploding:n.exploding?.has(a)??!1}}function _l(e){const{closed:t,hit:n,bomb:r,number:o,premium:a,chance:s,cursor:l,last:c}=e;return W([t?"closed":Xr(a),o!==null&&"open",n&&"hit",r&&"bomb",s!==null&&"odds",l&&"cursor",c&&"last",e.arriving&&"arriving",e.exploding&&"exploding"])}function yl({closed:e,bomb:t,number:n,premium:r,chance:o,flagged:a,start:s}){return t?Gt:o!==null?tt(o):a?Vr:n!==null?n:e?"":s?vl:Gi(r)}var bl=({hit:e,number:t})=>e?Gt:t,wl=({flagged:e,chance:t})=>e&&t!==null?Vr:null;function Xr([e,t]){return e>1&&t>1?"both":e>1?`letter${e}`:t>1?`word${t}`:t===0?"zero":"plain"}var Zr={laid:[],cursor:null,down:!1};function Yt({start:e,squares:t}){const[n,r]=e??[t.length>>1,t[0].length>>1];return{row:n,column:r}}var eo=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:t}){return this.rules.squares[e]?.[t]!==void 0}point(e,t){return e.cursor&&L(e.cursor)===L(t)?{...e,down:!e.down}:{...e,cursor:t,down:!!e.cursor&&e.down}}arrow(e,t,n){const r=e.cursor??Yt(this.rules);return t!==e.down?{...e,cursor:r,down:t}:this.advanced({...e,cursor:r},n)}advanced(e,t=1){const n=z(e.cursor,e.down,t);return this.isOnBoard(n)?{...e,cursor:n}:e}},kl=class extends eo{constructor(e,t,n){super(e),this.rows=t,this.rack=n,this.needsLetter=!e.free_blank}get letters(){return xe(Object.keys(this.rules.values).filter(e=>e!==this.blank))}left(e){const t=Pe(this.rack,e.laid.map(({tile:n})=>n));return[...this.rack].map((n,r)=>t[r]?null:n)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,t){return e.laid.find(n=>L(n)===L(t))}#t(e,t){let n=t;for(;q(this.rows,n)||this.laidAt(e,n);)n=z(n,e.down);return this.isOnBoard(n)?n:null}lay(e,t,n,r=""){if(q(this.rows,t)||!this.left(e).includes(n))return e;const o=this.needsLetter?ke(r):n,{laid:a}=this.takeBack(e,t),s=n===this.blank?o:n;return{...e,laid:[...a,{...t,tile:n,letter:s}]}}layLetter(e,{row:t,column:n,letter:r}){const o=r===O(r)?r:this.blank;return this.lay(e,{row:t,column:n},o,r)}layAtCursor(e,t,n=""){const r=e.cursor&&this.#t(e,e.cursor),o=r?this.lay(e,r,t,n):e;return!r||o===e?e:{...o,cursor:this.#t(o,r)??r}}type(e,t,n=!1){const r=O(t);return!n&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,t):e}back(e){if(!e.cursor)return e;let t=e.cursor;if(!this.laidAt(e,t))do t=z(t,e.down,-1);while(q(this.rows,t));return this.laidAt(e,t)?{...this.takeBack(e,t),cursor:t}:e}takeBack(e,t){return{...e,laid:e.laid.filter(n=>L(n)!==L(t))}}move(e,t,n){const r=this.laidAt(e,t);return!r||q(this.rows,n)?e:this.lay(this.takeBack(e,t),n,r.tile,r.letter)}chooseLetter(e,t){const n=e.laid.findIndex(o=>!o.letter),r={...e.laid[n],letter:ke(t)};return{...e,laid:e.laid.with(n,r)}}},xl=class extends eo{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#t(e)}#t(e){return ae(this.rules)&&/^[0-8*]$/.test(e)}type(e,t,n=!1){const r=this.advanced(e),o=n&&!this.rules.free_blank?ke(t):O(t);return this.#t(t)&&e.opened?{...r,opened:je(e.opened,e.cursor,t)}:{...r,rows:je(e.rows,e.cursor,o)}}lay(e,t){const n=t.reduce((r,o)=>je(r,o,o.letter),e.rows);return{...e,rows:n}}back(e){const{rows:t,opened:n,cursor:r}=e;return{...this.advanced(e,-1),rows:je(t,r,Z),opened:n&&je(n,r,Z)}}};function je(e,{row:t,column:n},r){return e.with(t,e[t].slice(0,n)+r+e[t].slice(n+1))}var Kt=({squares:e})=>e.map(t=>Z.repeat(t.length));function Tl(e,t){const n=Xe(t).split(/[\n/]/);return Kt(e).map(({length:r},o)=>(n[o]??"").trim().replaceAll(" ",Z).slice(0,r).padEnd(r,Z))}var to=new WeakMap;function Cl(e,t,n,r){const o=to.get(t),a=(s,l=n,c=t)=>{const u={...s};return to.set(u,{keys:l,before:c,asBlank:r}),u};if(o){const s=o.keys+n,l=X(s);if(l.length===1){const c=e.type(o.before,l,r||o.asBlank);if(c!==o.before)return a(c,s,o.before)}if(n===Pn)return{...t};if(!e.accepts(n)&&Uo(s))return a(t,s,o.before)}if(e.accepts(n))return a([...X(n)].reduce((s,l)=>e.type(s,l,r),t))}var no={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},Sl="!";function ro(e,t,n,{onEnter:r,onEscape:o,onFlag:a,flagging:s}){const l=t.cursor?t:{...t,cursor:Yt(e.rules)},c=({key:u,shiftKey:i})=>u in no?e.arrow(t,...no[u]):u===" "?{...l,down:!l.down}:u==="Backspace"||u==="Delete"?e.back(l):Cl(e,l,u,i);return u=>{const{key:i}=u;if(u.ctrlKey||u.metaKey||u.altKey)return;if(a&&(i===Sl||s&&(i==="Enter"||i===" ")))a(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){const d=i==="Enter"?r:o;if(!d)return;d()}else{const d=c(u);if(d===void 0)return;n(d)}u.preventDefault()}}var Ll=15,Ol=4;function Qt({label:e,rules:t,onKey:n,onSquare:r,onWord:o,onFlag:a,draggable:s,...l}){const{score:c,rising:u=[],...i}=l,f=H(null),d=El(),{cursor:p,down:$}=i,m=L(p??Yt(t));D(()=>{p&&f.current?.contains(document.activeElement)&&f.current.querySelector('[tabindex="0"]')?.focus()},[p?.row,p?.column]);const g=(b,y)=>{const _={row:b,column:y},T=L(_),M=ml(_,t,i),{letter:B,chance:N}=M,se=r&&{tabindex:T===m?0:-1,"data-home":T===m?"play":void 0,"data-drop":`square ${b} ${y}`,onClick:()=>r(_),onContextMenu:a&&(G=>{G.preventDefault(),a(_)}),...M.isLaid&&s?.({square:_})},ve=o&&!r&&B!==null&&{onClick:()=>o(_)};return h`
<div
key=${y}
role="gridcell"
class="square ${_l(M)}"
style=${N===null?void 0:{"--chance":N}}
aria-label=${zi(M,B===null?null:so(B,t))}
...${se}
...${ve}
>
${B===null?h`
<span class="sign" aria-hidden="true">${yl(M)}</span>
<span class="flag" aria-hidden="true">${wl(M)}</span>
`:h`
<${Al}
letter=${B}
classes=${M.isLaid?"laid":""}
corner=${bl(M)}
rules=${t}
/>
`}
${c?.key===T&&h`<span class="sum" aria-hidden="true">${c.text}</span>`}
${u.filter(G=>G.square===T).map(({points:G,change:x})=>h`<${yr} key=${x} points=${G} />`)}
</div>
`},v=[...t.squares[0].keys()];return h`
<div
ref=${d}
class="board-frame ${v.length>Ll?"large":""}"
style=${{"--columns":v.length}}
>
<div class="coordinates columns" aria-hidden="true">
${v.map(b=>h`<span key=${b}>${qt(b)}</span>`)}
</div>
<div class="coordinates rows" aria-hidden="true">
${t.squares.map((b,y)=>h`<span key=${y}>${y+1}</span>`)}
</div>
<div
ref=${f}
class="board ${$?"down":""}"
role="grid"
aria-label=${e}
aria-readonly=${r?void 0:"true"}
onKeyDown=${n}
>
${t.squares.map((b,y)=>h`
<div role="row" class="board-row" key=${y}>
${v.map(_=>g(y,_))}
</div>
`)}
</div>
</div>
`}function El(){const e=H(null);function t(){const{style:n}=e.current,r=e.current.getBoundingClientRect(),o=document.querySelector("[data-with-board]")?.getBoundingClientRect();if(!(o&&o.left<r.right&&!document.querySelector(".invitation")))return n.removeProperty("--room");const s=r.top+scrollY+Math.max(0,o.bottom-r.bottom)+Ol;return n.setProperty("--room",`${Math.floor(innerHeight-s)}px`)}return D(()=>{t();const n=new ResizeObserver(t);return n.observe(document.getElementById("main")),()=>n.disconnect()},[]),Se("resize",t),e}var oo=(e,t)=>e===""||e===t.blank,ao=e=>e!==O(e);function Al({letter:e,classes:t,corner:n,rules:r}){const o=oo(e,r),a=o||ao(e);return h`
<${$e}
classes=${t}
letter=${o?"":O(e)}
wild=${a}
points=${a?null:r.values[e]??null}
corner=${n}
aria-hidden="true"
/>
`}function so(e,t){if(oo(e,t))return zt;if(ao(e))return Wi(C(O(e)));const n=C(e);return e in t.values?Ui(n,t.values[e]):n}var io=[960,640];function Pl({hand:e,rules:t,label:n}){return h`
<span class="rack" role="img" aria-label=${n}>
${[...e].map(r=>h`<${lo} tile=${r} rules=${t} aria-hidden="true" />`)}
</span>
`}function Ml({rack:e,rules:t,left:n,chosen:r,onTile:o,draggable:a}){return h`
<div class="rack" role="group" aria-label=${Hi} data-drop="rack">
${[...e].map((s,l)=>h`
<${lo}
key=${`${l}${s}`}
tile=${s}
rules=${t}
aria-label=${so(s,t)}
aria-pressed=${r.includes(l)}
disabled=${n[l]===null}
onClick=${()=>o(l)}
data-drop=${`rack ${l}`}
...${a({place:l})}
/>
`)}
</div>
`}function lo({tile:e,rules:t,...n}){const r=e===t.blank,o=r?null:t.values[e];return h`
<${$e} letter=${r?"":e} wild=${r} points=${o} ...${n} />
`}function Nl(e,t){const n=Pe(e,t),r=[...e].filter((o,a)=>n[a]);return[...r,...Ae(t,r)].join("")}function Rl(e,t,n){const r=[...e];return r.splice(n,0,...r.splice(t,1)),r.join("")}function co(e){const t=[...e];for(let n=t.length-1;n>0;n-=1){const r=Math.floor(Math.random()*(n+1));[t[n],t[r]]=[t[r],t[n]]}return t.join("")}function Bl({rules:e,board:t,rack:n,bag:r}){const o=Il(e,t,n),a=o.reduce((l,[,c])=>l+c,0),s=ue(()=>innerWidth>=io[0]&&innerHeight>=io[1],[]);return h`
<details class="unseen-tiles" open=${s}>
<summary class="hint">${nl(r)}</summary>
<p class="hint">${rl(a)}</p>
<ul aria-label=${ol}>
${o.map(([l,c])=>h`
<li key=${l} class=${c?"":"none"}>
<strong>${l===e.blank?zt:C(l)}</strong> ${c}
</li>
`)}
</ul>
</details>
`}function Il({counts:e,blank:t},n,r){const o={...e};for(const s of n.join("").replaceAll(".",""))o[s===O(s)?s:t]-=1;for(const s of r)o[s]-=1;return[...xe(Object.keys(o).filter(s=>s!==t)),t].map(s=>[s,o[s]])}function jl(e,t,n,r,o){const{rack:a="",board:s=[],history:l=[]}=t.observation,c=l.filter(({player:k,action:R})=>k===t.seat&&R.action==="exchange"),u=`${a} ${c.length}`,[i,f]=S(()=>({...Zr,...gr(e,u)})),[d,p]=S(()=>Ee(e)?.order??""),[$,m]=S([]),[g,v]=S(!1),b=d?Nl(d,a):a,y=new kl(n,s,b),_=i.laid.some(({letter:k})=>!k),{play:T,fault:M}=i.laid.length&&!_?Ii(s,i.laid,i.down):{},B=()=>{f(k=>({...k,laid:[]})),m([]),v(!1)};it(B,[u]),F(()=>{const k={laid:i.laid,down:i.down};ut(e,{order:d,draft:{position:u,value:k}})},[u,d,i.laid,i.down]),D(()=>{f({...i,laid:i.laid.filter(k=>!q(s,k))})},[s.join()]),F(()=>{if(r)if(B(),r.action==="play"){const{down:k}=yt(r.at);f(Ie(r).reduce((R,A)=>y.layLetter(R,A),{...Zr,down:k}))}else r.action==="exchange"&&N(r.tiles)},[r]);function N(k=""){B(),v(!0);const R=Pe(b,k);m([...R.keys()].filter(A=>R[A]))}function se(k){p(k),m([])}function ve({place:k=0,square:R},A){const[ie,...le]=(A??"").split(" "),[bt,Lo]=le.map(Number);if(ie==="square"){const en={row:bt,column:Lo};f(R?y.move(i,R,en):y.lay(i,en,b[k]))}else R?f(y.takeBack(i,R)):ie==="rack"&&bt!==void 0&&se(Rl(b,k,bt))}function G(k){const R=$.filter(ie=>ie!==k),A=R.length<$.length;g?m(A?R:[...$,k]):i.cursor?f(y.layAtCursor(i,b[k])):m(A?[]:[k])}function x(k){o?o(k):!g&&$.length?(f(y.lay(i,k,b[$[0]])),m([])):y.laidAt(i,k)?f(y.takeBack(i,k)):f(y.point(i,k))}return{rack:b,editor:y,draft:i,setDraft:f,chosen:$,exchanging:g,needsLetter:_,play:T,fault:M,left:y.left(i),clear:B,startExchange:N,shuffle:()=>se(co(b)),chooseLetter:k=>f(y.chooseLetter(i,k)),onTile:G,onSquare:x,draggable:Ar(ve,{small:!0})}}function Fl(e,t,n){const r=ae(n),[o,a]=S(null),[s,l]=S(null),[c,u]=S(()=>new Set(Ee(e)?.flags)),[i,f]=S(!1),d=H(t.seq);d.current=t.seq,D(()=>a(null),[t.seq]);const p=r&&t.over,$=Bt(async()=>p?await Dl(e):null,[e,p]).value;if(!r)return null;const{opened:m=[],bombs:g=n.bombs}=t.observation;async function v(){const y=m.length?m:Kt(n),_=await Te("lexibomb.odds",{opened:y,bombs:g}).then(({probability:T})=>({odds:T,problem:null}),T=>({odds:null,problem:Ce(T)}));d.current===t.seq&&(a(_.odds),l(_.problem))}function b(y){const _=new Set(c),T=_.delete(L(y));T||_.add(L(y)),u(_),ut(e,{flags:[..._]}),On(Vi(Be(y),!T))}return{board:{opened:m,odds:o,flags:c,bombs:$},count:g,hits:m.join("").split("*").length-1,toggleFlag:b,flagging:i,toggleFlagging:()=>f(!i),hasOdds:o!==null,toggleOdds:()=>o?a(null):v(),problem:s}}async function Dl(e){return(await sr(e)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function Hl({field:e}){const t=(n,r,o=()=>{})=>h`<${E} text=${n} class="toggle" aria-pressed=${r} onClick=${o} />`;return h`
${t(Qi,e.hasOdds,e.toggleOdds)}
${t(Ji,e.flagging,e.toggleFlagging)}
`}function uo({rules:e}){return h`
<p class="hint" id="legend">${Xi}</p>
<ul class="legend" aria-labelledby="legend">
${Wl(e.multipliers).map(({premium:t,first:n,last:r})=>h`
<li key=${n}>
<span class="square open ${Xr(t)}">
${n}${r>n?`–${r}`:""}
</span>
${el(t)}
</li>
`)}
<li>
<span class="square bomb" role="img" aria-label=${zr}>${Gt}</span>
${Zi}
</li>
</ul>
`}function Wl(e){const t=[];return e.forEach((n,r)=>{const o=t.at(-1);o&&String(o.premium)===String(n)?o.last=r:t.push({premium:n,first:r,last:r})}),t}function Ul(e){const{turn:t,preview:n,rules:r,notice:o,mustAnswer:a,canAct:s,act:l}=e,{rack:c,chosen:u}=t;return h`
<section class="panel own-turn" aria-label=${Pt} data-with-board>
<div class="rack-row">
<${Ml} ...${t} rules=${r} />
<button
type="button"
class="shuffle"
aria-label=${Gr}
title=${Gr}
onClick=${t.shuffle}
>
⇄
</button>
<p class="preview" role="status">
${t.fault?Yr(t.fault,!1):ql(n,t.draft.laid.length,r)}
</p>
</div>
${t.needsLetter&&h`
<${_r}
label=${al}
letters=${t.editor.letters}
onPick=${t.chooseLetter}
/>
`}
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
</section>
`}function ql(e,t,n){if(!e)return null;const{words:r,bonus:o,score:a,closed:s,fault:l}=e;if(l)return Yr(l.rule,!!n.start);const c=s.length>0,[u,i,f]=ll({words:r,bonus:o,tiles:t,isRisky:c,score:a??0,isLeast:c&&ae(n)&&zl(n)});return h`${u}<strong>${i}</strong>${f}`}var zl=({multipliers:e})=>e.flat().every(t=>t>=1);function Gl(e){const{turn:t,field:n,preview:r,canAct:o,canExchange:a,endsWithoutPoints:s,act:l}=e,{play:c,draft:u}=t,[i,f]=S(!1);if(F(()=>f(!1),[o]),i)return h`
<${bo}
id="pass-question"
text=${h`${fl(u.laid.length)} ${s&&h`<strong>${Kr}</strong>`}`}
cancel=${hl}
confirm=${pl}
canAct=${o}
onCancel=${()=>f(!1)}
onConfirm=${()=>l({action:"pass"})}
/>
`;const d=o&&c&&!r?.fault;return h`
<div class="row">
<${E}
text=${cl(c&&_t(c.word))}
class="main"
disabled=${!d}
onClick=${()=>c&&l(c)}
/>
<${E} text=${ea} disabled=${!u.laid.length} onClick=${t.clear} />
${!e.playsOnly&&h`
<${E}
text=${ul}
disabled=${!o||!a}
onClick=${()=>t.startExchange()}
/>
<${E}
text=${dl}
disabled=${!o}
onClick=${()=>f(!0)}
/>
`}
${n&&h`<${Hl} field=${n} />`}
</div>
<${Xt} text=${n?.problem} />
`}function Yl({tiles:e,endsGame:t,canAct:n,act:r,onCancel:o}){return h`
${t&&h`<p><strong>${Kr}</strong></p>`}
<div class="row">
<${E}
text=${$l(Ne(e))}
class="main"
disabled=${!n||!e}
onClick=${()=>r({action:"exchange",tiles:e})}
/>
<${E} text=${gl} onClick=${o} />
</div>
`}function Kl(e){const{id:t,view:n,rules:r,changes:o,canAct:a,act:s,suggested:l,onDraft:c}=e,{board:u=[],rack:i="",bag:f=0,history:d}=n.observation,p=n.seat!==null&&!n.over,$=Fl(t,n,r),m=jl(t,n,r,l,$?.flagging?$.toggleFlag:null),{draft:g,play:v}=m,b=Jl(t,n.seq,p?v:void 0),y=ue(()=>Zl(d),[n.seq]),_=ue(()=>fo(o),[o]);F(c,[g.laid,m.chosen]);const T=n.phase==="turn"&&!m.chosen.length&&!$?.flagging,M=N=>Zt(Wr(u,N),n.dictionary),B=p&&{...g,laid:new Map(g.laid.map(N=>[L(N),N])),score:b?.fault===null?Vl(g.laid,b):null,onSquare:N=>T&&q(u,N)?M(N):m.onSquare(N),onFlag:$?.toggleFlag,draggable:m.draggable,onKey:ro(m.editor,g,m.setDraft,{onEnter:()=>v&&a&&!b?.fault&&s(v),onEscape:m.clear,onFlag:$?.toggleFlag,flagging:$?.flagging})};return h`
<div class="board-area">
<${Qt}
label=${qr}
rules=${r}
rows=${u}
last=${y}
onWord=${M}
...${_}
...${$?.board}
...${B}
/>
</div>
${p&&h`
<${Ul}
...${e}
turn=${m}
field=${$}
preview=${b}
canExchange=${f>=r.exchange_from}
endsWithoutPoints=${Ql(n,r)}
/>
`}
<div class="board-info">
<${Bl} rules=${r} board=${u} rack=${i} bag=${f} />
${$&&h`
<p class="hint">${Ki($.count,$.hits)}</p>
<${uo} rules=${r} />
`}
${p&&h`
<p class="hint taps">${tl}</p>
<p class="hint keys">${sl(r.free_blank?r.blank:null,!!$)}</p>
`}
</div>
`}function Ql({seat:e,observation:t},n){const{scoreless:r=0,zeros:o=[]}=t;return ae(n)?(o[e??0]??0)+1>=n.zeros:r+1>=n.scoreless_turns}function Jl(e,t,n){const r=Ee(e)?.token,o=n&&r?{id:e,token:r,action:n,seq:t}:null,{result:a,busy:s}=cr("table.score",o);return s?null:a}function Vl(e,{score:t,closed:n}){return{key:L(ho(e)),text:`${t}${n.length?"?":""}`}}function fo(e=[]){const t=e.flatMap(({number:n,events:r})=>r.filter(({event:o,action:a})=>o==="turn"&&a.action==="play").map(({action:o,score:a=0,hit:s=[]})=>({laid:Ie(o),score:a,hit:s,change:n})));return{arriving:new Set(t.flatMap(({laid:n})=>n.map(L))),exploding:new Set(t.flatMap(({hit:n})=>n.map(Xl))),rising:t.map(({laid:n,score:r,change:o})=>({square:L(ho(n)),points:r,change:o}))}}var Xl=e=>L(yt(e)),ho=e=>e.reduce((t,n)=>t.row+t.column>n.row+n.column?t:n),Zl=(e=[])=>po(e.findLast(({action:t})=>t.action!=="accept")?.action),po=e=>new Set(e?.action==="play"?Ie(e).map(L):[]);function ec({observation:e,rules:t,action:n,bombs:r,dictionary:o,changes:a,tried:s}){const{board:l=[],opened:c=[]}=e,u=s?.action==="play"?Ie(s):[];return h`
<div class="board-area">
<${Qt}
label=${qr}
rules=${t}
rows=${l}
last=${po(s??n)}
laid=${new Map(u.map(i=>[L(i),i]))}
opened=${ae(t)?c:null}
bombs=${r}
onWord=${i=>Zt(Wr(l,i),o)}
...${fo(a)}
/>
</div>
`}var tc=({board:e=[],opened:t=[]},n)=>({rack:Ze(n),board:e.join("/"),...t.length?{opened:t.join("/")}:{}}),$o={...Ur,...jr,StaticHand:Pl,listedAction:Bi,loadSolver:async()=>(await import("./solver.js")).TilesSolver},go={lexicon:{...Or,...mr,loadSolver:async()=>(await import("./solver.js")).LexiconSolver,RoundScores:ki,addDetails:Lr,lastHands:Js,loadRules:async()=>(await import("./rules.js")).lexiconRules,emblem:"ACE",tagline:ds},scrabble:{...$o,loadRules:async()=>(await import("./rules.js")).scrabbleRules,emblem:"QIZ",tagline:Fi},lexibomb:{...$o,loadRules:async()=>(await import("./rules.js")).lexibombRules,emblem:"12✹",tagline:Di}},Jt=({games:e})=>e.filter(({game:t})=>Object.hasOwn(go,t));function nc(e,t){const n=Jt(e);return n.find(({game:r})=>r===t)??n[0]}var rc=({games:e},t)=>e.find(({game:n})=>n===t)?.title??t,oc=({words:e},t)=>e&&t.includes(e)?e:t[0],ac=e=>!!e.without_challenges,sc=(e,t)=>({base:t,...e.without_challenges});function ic(e,{ruleset:t,...n}){const r=t.replace(/, changed$/,""),o=Object.entries(e.without_challenges??{});return ga({ruleset:r,rejectsPhonies:o.length>0&&o.every(([a,s])=>n[a]===s),isChanged:r!==t})}function lc(e,t,n){const r=typeof t=="string"?t:JSON.stringify(t);return ht(`rules/${e}`,{ruleset:r,dictionary:Ve(n)?n:""})}function cc(e){const t=e.get("ruleset");if(!t?.startsWith("{"))return t;try{return JSON.parse(t)}catch{return t}}var uc=(e,t,n)=>({game:e,observation:t,seq:n,seat:t.player,to_move:t.player,phase:"turn",over:!1});function vo(){const e=jt("theme");return Wn.some(([t])=>t===e)?e:"auto"}function mo(){const e=vo();document.documentElement.style.colorScheme=e==="auto"?"":e}function dc(e){Ft("theme",e),mo()}var _o=()=>jt("sounds")==="on"?"on":"off";function fc(e){Ft("sounds",e),yo(["turn"])}function yo(e){_o()!=="off"&&import("./sound_player.js").then(({play:t})=>t(e),()=>{})}var E=({text:e,...t})=>h`<button type="button" ...${t}>${e}</button>`;function bo({id:e,text:t,cancel:n,confirm:r,canAct:o=!0,onCancel:a,onConfirm:s}){const l=H(null);return D(()=>l.current?.focus(),[]),h`
<p id=${e}>${t}</p>
<div class="row" role="group" aria-labelledby=${e}>
<button type="button" ref=${l} onClick=${a}>${n}</button>
<${E} text=${r} disabled=${!o} onClick=${s} />
</div>
`}function Fe({label:e,id:t,hint:n,children:r}){return h`
<div class="field">
<label for=${t}>${e}</label>
${r}
${n&&h`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
</div>
`}function wo({label:e,id:t,hint:n,value:r,onInput:o,...a}){return h`
<${Fe} label=${e} id=${t} hint=${n}>
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
`}var hc=({label:e,id:t,...n})=>h`
<${Fe} label=${e} id=${t}>
<textarea id=${t} spellcheck=${!1} ...${n}></textarea>
<//>
`;function pc({label:e,id:t,hint:n,value:r,lines:o=1}){const[a,s]=S(!1),l=({target:i})=>i.select();async function c(){document.getElementById(t).select();try{await navigator.clipboard.writeText(r),s(!0)}catch{s(!1)}}const u={id:t,readonly:!0,value:r,"aria-describedby":n?`${t}-hint`:void 0,onFocus:l,onClick:l};return h`
<div class="row copy">
<${Fe} label=${e} id=${t}>
${o>1?h`<textarea rows=${o} ...${u}></textarea>`:h`<input type="text" ...${u} />`}
<//>
<${E} text=${Vo} onClick=${c} />
<span role="status">${a?jn:""}</span>
</div>
${n&&h`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
`}function Vt({label:e,id:t,hint:n,value:r,options:o,onChange:a}){return h`
<${Fe} label=${e} id=${t} hint=${n}>
<select
id=${t}
value=${r}
aria-describedby=${n?`${t}-hint`:void 0}
onChange=${({target:s})=>a(s.value)}
>
${[...new Set(o.map(([,,s])=>s))].map(s=>{const c=o.filter(u=>u[2]===s).map(([u,i])=>h`
<option key=${u} value=${u} selected=${u===r}>${i}</option>
`);return s?h`<optgroup key=${s} label=${s}>${c}</optgroup>`:c})}
</select>
<//>
`}function $c({info:e,...t}){const n=e.rulesets.map(r=>[r,nt(ot(r))]);return h`<${Vt} label=${Hn} id="ruleset" options=${n} ...${t} />`}function gc({dictionaries:e,...t}){const r=[...new Set([...e,t.value])].map(o=>[o,fa(o)]);return h`
<${Vt} label=${ta} id="dictionary" options=${r} ...${t} />
`}function ko({label:e,value:t,options:n,onChange:r}){return h`
<div class="segments" role="group" aria-label=${e}>
${n.map(([o,a])=>h`
<${E}
key=${o}
text=${a}
aria-pressed=${o===t}
onClick=${()=>r(o)}
/>
`)}
</div>
`}var xo=(e,t,n,r)=>()=>{const[o,a]=S(n);return h`
<div class="row page-choice">
<span class="hint" aria-hidden="true">${e}</span>
<${ko} label=${e} value=${o} options=${t} onChange=${l=>{r(l),a(l)}} />
</div>
`},vc=xo(ra,Wn,vo,dc),To=xo(oa,aa,_o,fc),mc=()=>h`
<div class="row"><${vc} /><${To} /></div>
`;function _c({server:e,view:t,game:n}){return h`
<nav aria-label=${na}>
${Jt(e).map(({game:r,title:o})=>h`
<a
key=${r}
href=${`#/${t}/${r}`}
aria-current=${r===n?"page":void 0}
>${o}</a
>
`)}
</nav>
`}function Co({columns:e,rows:t,classes:n="",rowHeads:r=!1}){const o=e.filter(s=>s!==!1),a=o.map(({number:s})=>s?"number":void 0);return h`
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
`}function yc({undo:e,canUndo:t}){return h`<${E} text=${Fn} disabled=${!t} onClick=${e} />`}function bc({load:e,loading:t="",...n}){const{value:r,error:o}=Bt(e,[]);return r?h`<${r} ...${n} />`:h`<${Xt} text=${o} />${!o&&h`<p role="status">${t}</p>`}`}function Xt({text:e}){return h`<p class="problem" role="alert" hidden=${!e}>${e}</p>`}var So=/^\p{L}{2,}$/u;async function Zt(e,t){const n=e.filter(r=>So.test(r));n.length&&(await import("./words-lookup.js")).openLookup(n,t)}function wc({text:e,word:t,dictionary:n}){const r=t&&So.test(t)?C(O(t)):"",o=r&&n?e.indexOf(r):-1;if(o<0||!t||!n)return e;const a=h`
<${E}
text=${r}
class="plain word-link"
lang=${de()}
onClick=${()=>Zt([t],n)}
/>
`;return h`${e.slice(0,o)}${a}${e.slice(o+r.length)}`}export{Qt as Board,E as Button,$t as Card,Ht as Cards,Vt as Choice,pc as CopyField,Co as DataTable,gc as DictionaryChoice,Fe as Field,S as G,go as GAME_VIEWS,_c as GameTabs,F as J,D as K,zn as LEVELS,Wt as LaidWord,uo as Legend,bc as Loaded,No as M,U as MASTER,mc as PageChoices,xl as PositionEditor,Xt as Problem,H as Q,bo as Question,pe as Refused,yr as RisingPoints,$c as RulesetChoice,ko as Segments,To as SoundChoice,hc as TextArea,wo as TextField,$e as Tile,yc as UndoButton,Qo as VIEW_TITLES,wc as WithWord,ue as Y,me as __export,ht as addressOf,Vn as adviceAfterAnswer,On as announce,mo as applyTheme,ro as boardKeys,la as botOption,rt as botTitle,Te as call,nt as capitalized,pa as capitals,Ot as cardCount,xr as cardsLeftColumn,Dn as clearButton,Mr as composed,jn as copied,P as counted,dt as currentRoute,oc as defaultDictionary,Ia as dictionaryInfo,Qn as dictionaryTitle,ua as distinct,Ea as doneText,Kt as emptyRows,Ce as errorText,h as fe,nc as findGame,Et as forfeitText,Xa as forgetTable,Kn as gameAborted,ma as gameLog,rc as gameTitle,ls as go,ac as hasChallenges,ae as hasMinefield,Ra as hello,Ta as helpElsewhere,sa as highestChance,Go as homeLink,xe as inOrder,be as isFocusLost,Na as isMistake,Qa as isStorageDenied,W as joined,Ba as keepRules,L as keyOf,Ie as laidLetters,de as lang,Ve as languageOf,es as lastChoices,Za as lastGame,mt as lettersOf,fe as listed,te as loadObject,jt as loadSetting,qo as logo,At as longTileHint,Ko as mainNavigation,zo as newGameTitle,_a as nextGameStarted,kr as noCardsLeft,tr as noPuzzle,nr as notAccepted,Jn as offline,wa as offlineNotice,ia as opponentLabel,Zo as orderLabel,Tl as parseRows,X as parseTyped,$r as parsedObject,tt as percent,qn as percentPoints,yo as playSounds,ca as playerNames,ha as queryProblem,C as readable,Xe as received,sr as recordOf,cs as replaceQuery,Gn as resultText,ka as retryButton,lr as rulesOf,va as rulesOfGame,lc as rulesPath,ic as rulesTitle,cc as rulesetInQuery,Hn as rulesetLabel,ot as rulesetTitle,ns as saveFile,ee as sent,Jt as shownGames,co as shuffled,Q as signed,Yo as skipLink,Wo as speak,Be as squareName,Xo as stopButton,ts as storeChoices,ct as storeObject,as as storePuzzle,Va as storeSeat,Ft as storeSetting,os as storedPuzzle,Ee as storedTable,Ja as storedTables,ba as toMoveText,rs as today,Fn as undoButton,xa as unknownAddress,ut as updateTable,O as upper,Ha as useAction,Ga as useCurrentInView,En as useFocus,jo as useHeadingFocus,it as useLayoutChange,qa as useOffline,Bt as usePromise,cr as useRequest,is as useRoute,Ua as useSecondsLeft,za as useTitle,Wa as useUndo,Se as useWindowEvent,uc as viewOfTurn,Ae as without,sc as withoutChallenges,ne as wordOf,Ze as written,et as you,ya as yourNameLabel,Pt as yourTurn};

var Eo=Object.defineProperty,me=(e,t)=>{for(var n in t)Eo(e,n,{get:t[n],enumerable:!0})},De,b,tn,_e,nn,rn,Ao,He={},on=[],Po=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Q(e,t){for(var n in t)e[n]=t[n];return e}function an(e){var t=e.parentNode;t&&t.removeChild(e)}function sn(e,t,n){var r,o,a,s={};for(a in t)a=="key"?r=t[a]:a=="ref"?o=t[a]:s[a]=t[a];if(arguments.length>2&&(s.children=arguments.length>3?De.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)s[a]===void 0&&(s[a]=e.defaultProps[a]);return We(e,s,r,o,null)}function We(e,t,n,r,o){var a={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:o??++tn};return b.vnode!=null&&b.vnode(a),a}function Ue(e){return e.children}function qe(e,t){this.props=e,this.context=t}function ce(e,t){if(t==null)return e.__?ce(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?ce(e):null}function ln(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return ln(e)}}function cn(e){(!e.__d&&(e.__d=!0)&&_e.push(e)&&!ze.__r++||rn!==b.debounceRendering)&&((rn=b.debounceRendering)||nn)(ze)}function ze(){for(var e;ze.__r=_e.length;)e=_e.sort(function(t,n){return t.__v.__b-n.__v.__b}),_e=[],e.some(function(t){var n,r,o,a,s,l;t.__d&&(s=(a=(n=t).__v).__e,(l=n.__P)&&(r=[],(o=Q({},a)).__v=a.__v+1,wt(l,a,o,n.__n,l.ownerSVGElement!==void 0,a.__h!=null?[s]:null,r,s??ce(a),a.__h),gn(r,a),a.__e!=s&&ln(a)))})}function un(e,t,n,r,o,a,s,l,c,u){var i,f,d,p,$,_,g,v=r&&r.__k||on,w=v.length;for(n.__k=[],i=0;i<t.length;i++)if((p=n.__k[i]=(p=t[i])==null||typeof p=="boolean"?null:typeof p=="string"||typeof p=="number"||typeof p=="bigint"?We(null,p,null,null,p):Array.isArray(p)?We(Ue,{children:p},null,null,null):p.__b>0?We(p.type,p.props,p.key,null,p.__v):p)!=null){if(p.__=n,p.__b=n.__b+1,(d=v[i])===null||d&&p.key==d.key&&p.type===d.type)v[i]=void 0;else for(f=0;f<w;f++){if((d=v[f])&&p.key==d.key&&p.type===d.type){v[f]=void 0;break}d=null}wt(e,p,d=d||He,o,a,s,l,c,u),$=p.__e,(f=p.ref)&&d.ref!=f&&(g||(g=[]),d.ref&&g.push(d.ref,null,p),g.push(f,p.__c||$,p)),$!=null?(_==null&&(_=$),typeof p.type=="function"&&p.__k!=null&&p.__k===d.__k?p.__d=c=dn(p,c,e):c=fn(e,p,d,v,$,c),u||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&d.__e==c&&c.parentNode!=e&&(c=ce(d))}for(n.__e=_,i=w;i--;)v[i]!=null&&(typeof n.type=="function"&&v[i].__e!=null&&v[i].__e==n.__d&&(n.__d=ce(r,i+1)),mn(v[i],v[i]));if(g)for(i=0;i<g.length;i++)vn(g[i],g[++i],g[++i])}function dn(e,t,n){var r,o;for(r=0;r<e.__k.length;r++)(o=e.__k[r])&&(o.__=e,t=typeof o.type=="function"?dn(o,t,n):fn(n,o,o,e.__k,o.__e,t));return t}function fn(e,t,n,r,o,a){var s,l,c;if(t.__d!==void 0)s=t.__d,t.__d=void 0;else if(n==null||o!=a||o.parentNode==null)e:if(a==null||a.parentNode!==e)e.appendChild(o),s=null;else{for(l=a,c=0;(l=l.nextSibling)&&c<r.length;c+=2)if(l==o)break e;e.insertBefore(o,a),s=a}return s!==void 0?s:o.nextSibling}function hn(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||Po.test(t)?n:n+"px"}function Ge(e,t,n,r,o){var a;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||hn(e.style,t,"");if(n)for(t in n)r&&n[t]===r[t]||hn(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")a=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+a]=n,n?r||e.addEventListener(t,a?$n:pn,a):e.removeEventListener(t,a?$n:pn,a);else if(t!=="dangerouslySetInnerHTML"){if(o)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function pn(e){this.l[e.type+!1](b.event?b.event(e):e)}function $n(e){this.l[e.type+!0](b.event?b.event(e):e)}function wt(e,t,n,r,o,a,s,l,c){var u,i,f,d,p,$,_,g,v,w,y,m=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=t.__e=n.__e,t.__h=null,a=[l]),(u=b.__b)&&u(t);try{e:if(typeof m=="function"){if(g=t.props,v=(u=m.contextType)&&r[u.__c],w=u?v?v.props.value:u.__:r,n.__c?_=(i=t.__c=n.__c).__=i.__E:("prototype"in m&&m.prototype.render?t.__c=i=new m(g,w):(t.__c=i=new qe(g,w),i.constructor=m,i.render=No),v&&v.sub(i),i.props=g,i.state||(i.state={}),i.context=w,i.__n=r,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),m.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=Q({},i.__s)),Q(i.__s,m.getDerivedStateFromProps(g,i.__s))),d=i.props,p=i.state,f)m.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(m.getDerivedStateFromProps==null&&g!==d&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(g,w),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(g,i.__s,w)===!1||t.__v===n.__v){i.props=g,i.state=i.__s,t.__v!==n.__v&&(i.__d=!1),i.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(x){x&&(x.__=t)}),i.__h.length&&s.push(i);break e}i.componentWillUpdate!=null&&i.componentWillUpdate(g,i.__s,w),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(d,p,$)})}i.context=w,i.props=g,i.state=i.__s,(u=b.__r)&&u(t),i.__d=!1,i.__v=t,i.__P=e,u=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(r=Q(Q({},r),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||($=i.getSnapshotBeforeUpdate(d,p)),y=u!=null&&u.type===Ue&&u.key==null?u.props.children:u,un(e,Array.isArray(y)?y:[y],t,n,r,o,a,s,l,c),i.base=t.__e,t.__h=null,i.__h.length&&s.push(i),_&&(i.__E=i.__=null),i.__e=!1}else a==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=Mo(n.__e,t,n,r,o,a,s,c);(u=b.diffed)&&u(t)}catch(x){t.__v=null,(c||a!=null)&&(t.__e=l,t.__h=!!c,a[a.indexOf(l)]=null),b.__e(x,t,n)}}function gn(e,t){b.__c&&b.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(r){r.call(n)})}catch(r){b.__e(r,n.__v)}})}function Mo(e,t,n,r,o,a,s,l){var c,u,i,f=n.props,d=t.props,p=t.type,$=0;if(p==="svg"&&(o=!0),a!=null){for(;$<a.length;$++)if((c=a[$])&&(c===e||(p?c.localName==p:c.nodeType==3))){e=c,a[$]=null;break}}if(e==null){if(p===null)return document.createTextNode(d);e=o?document.createElementNS("http://www.w3.org/2000/svg",p):document.createElement(p,d.is&&d),a=null,l=!1}if(p===null)f===d||l&&e.data===d||(e.data=d);else{if(a=a&&De.call(e.childNodes),u=(f=n.props||He).dangerouslySetInnerHTML,i=d.dangerouslySetInnerHTML,!l){if(a!=null)for(f={},$=0;$<e.attributes.length;$++)f[e.attributes[$].name]=e.attributes[$].value;(i||u)&&(i&&(u&&i.__html==u.__html||i.__html===e.innerHTML)||(e.innerHTML=i&&i.__html||""))}if((function(_,g,v,w,y){var m;for(m in v)m==="children"||m==="key"||m in g||Ge(_,m,null,v[m],w);for(m in g)y&&typeof g[m]!="function"||m==="children"||m==="key"||m==="value"||m==="checked"||v[m]===g[m]||Ge(_,m,g[m],v[m],w)})(e,d,f,o,l),i)t.__k=[];else if($=t.props.children,un(e,Array.isArray($)?$:[$],t,n,r,o&&p!=="foreignObject",a,s,a?a[0]:n.__k&&ce(n,0),l),a!=null)for($=a.length;$--;)a[$]!=null&&an(a[$]);l||("value"in d&&($=d.value)!==void 0&&($!==e.value||p==="progress"&&!$)&&Ge(e,"value",$,f.value,!1),"checked"in d&&($=d.checked)!==void 0&&$!==e.checked&&Ge(e,"checked",$,f.checked,!1))}return e}function vn(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(r){b.__e(r,n)}}function mn(e,t,n){var r,o;if(b.unmount&&b.unmount(e),(r=e.ref)&&(r.current&&r.current!==e.__e||vn(r,null,t)),(r=e.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){b.__e(a,t)}r.base=r.__P=null}if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&mn(r[o],t,typeof e.type!="function");n||e.__e==null||an(e.__e),e.__e=e.__d=void 0}function No(e,t,n){return this.constructor(e,n)}function Ro(e,t,n){var r,o,a;b.__&&b.__(e,t),o=(r=typeof n=="function")?null:n&&n.__k||t.__k,a=[],wt(t,e=(!r&&n||t).__k=sn(Ue,null,[e]),o||He,He,t.ownerSVGElement!==void 0,!r&&n?[n]:o?null:t.firstChild?De.call(t.childNodes):null,a,!r&&n?n:o?o.__e:t.firstChild,r),gn(a,e)}De=on.slice,b={__e:function(e,t){for(var n,r,o;t=t.__;)if((n=t.__c)&&!n.__)try{if((r=n.constructor)&&r.getDerivedStateFromError!=null&&(n.setState(r.getDerivedStateFromError(e)),o=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),o=n.__d),o)return n.__E=n}catch(a){e=a}throw e}},tn=0,qe.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Q({},this.state),typeof e=="function"&&(e=e(Q({},n),this.props)),e&&Q(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),cn(this))},qe.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),cn(this))},qe.prototype.render=Ue,_e=[],nn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,ze.__r=0,Ao=0;var ye,I,_n,Ye=0,kt=[],yn=b.__b,bn=b.__r,wn=b.diffed,kn=b.__c,Tn=b.unmount;function Ke(e,t){b.__h&&b.__h(I,e,Ye||t),Ye=0;var n=I.__H||(I.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function L(e){return Ye=1,Bo(Cn,e)}function Bo(e,t,n){var r=Ke(ye++,2);return r.t=e,r.__c||(r.__=[n?n(t):Cn(void 0,t),function(o){var a=r.t(r.__[0],o);r.__[0]!==a&&(r.__=[a,r.__[1]],r.__c.setState({}))}],r.__c=I),r.__}function j(e,t){var n=Ke(ye++,3);!b.__s&&xt(n.__H,t)&&(n.__=e,n.__H=t,I.__H.__h.push(n))}function F(e,t){var n=Ke(ye++,4);!b.__s&&xt(n.__H,t)&&(n.__=e,n.__H=t,I.__h.push(n))}function D(e){return Ye=5,ue(function(){return{current:e}},[])}function ue(e,t){var n=Ke(ye++,7);return xt(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function Io(){kt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Qe),e.__H.__h.forEach(Tt),e.__H.__h=[]}catch(t){e.__H.__h=[],b.__e(t,e.__v)}}),kt=[]}b.__b=function(e){I=null,yn&&yn(e)},b.__r=function(e){bn&&bn(e),ye=0;var t=(I=e.__c).__H;t&&(t.__h.forEach(Qe),t.__h.forEach(Tt),t.__h=[])},b.diffed=function(e){wn&&wn(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(kt.push(t)!==1&&_n===b.requestAnimationFrame||((_n=b.requestAnimationFrame)||function(n){var r,o=function(){clearTimeout(a),xn&&cancelAnimationFrame(r),setTimeout(n)},a=setTimeout(o,100);xn&&(r=requestAnimationFrame(o))})(Io)),I=void 0},b.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Qe),n.__h=n.__h.filter(function(r){return!r.__||Tt(r)})}catch(r){t.some(function(o){o.__h&&(o.__h=[])}),t=[],b.__e(r,n.__v)}}),kn&&kn(e,t)},b.unmount=function(e){Tn&&Tn(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Qe)}catch(n){b.__e(n,t.__v)}};var xn=typeof requestAnimationFrame=="function";function Qe(e){var t=I;typeof e.__c=="function"&&e.__c(),I=t}function Tt(e){var t=I;e.__c=e.__(),I=t}function xt(e,t){return!e||e.length!==t.length||t.some(function(n,r){return n!==e[r]})}function Cn(e,t){return typeof t=="function"?t(e):t}var Sn=function(e,t,n,r){var o;t[0]=0;for(var a=1;a<t.length;a++){var s=t[a++],l=t[a]?(t[0]|=s?1:2,n[t[a++]]):t[++a];s===3?r[0]=l:s===4?r[1]=Object.assign(r[1]||{},l):s===5?(r[1]=r[1]||{})[t[++a]]=l:s===6?r[1][t[++a]]+=l+"":s?(o=e.apply(l,Sn(e,l,n,["",null])),r.push(o),l[0]?t[0]|=2:(t[a-2]=0,t[a]=o)):r.push(l)}return r},Ln=new Map,h=function(e){var t=Ln.get(this);return t||(t=new Map,Ln.set(this,t)),(t=Sn(this,t.get(e)||(t.set(e,t=(function(n){for(var r,o,a=1,s="",l="",c=[0],u=function(d){a===1&&(d||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,d,s):a===3&&(d||s)?(c.push(3,d,s),a=2):a===2&&s==="..."&&d?c.push(4,d,0):a===2&&s&&!d?c.push(5,0,!0,s):a>=5&&((s||!d&&a===5)&&(c.push(a,0,s,o),a=6),d&&(c.push(a,d,0,o),a=6)),s=""},i=0;i<n.length;i++){i&&(a===1&&u(),u(i));for(var f=0;f<n[i].length;f++)r=n[i][f],a===1?r==="<"?(u(),c=[c],a=3):s+=r:a===4?s==="--"&&r===">"?(a=1,s=""):s=r+s[0]:l?r===l?l="":s+=r:r==='"'||r==="'"?l=r:r===">"?(u(),a=1):a&&(r==="="?(a=5,o=s,s=""):r==="/"&&(a<5||n[i][f+1]===">")?(u(),a===3&&(c=c[0]),a=c,(c=c[0]).push(2,0,a),a=0):r===" "||r==="	"||r===`
`||r==="\r"?(u(),a=2):s+=r),a===3&&s==="!--"&&(a=4,c=c[0])}return u(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(sn),jo=5;function On(e){const t=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=e,t.append(n);t.children.length>jo;)t.firstChild?.remove()}var Ct=!1,St=!1;addEventListener("keydown",()=>St=!0,!0),addEventListener("pointerdown",()=>St=!1,!0);function be(){const{activeElement:e,body:t}=document;return e===t||e?.matches(":disabled")||!1}function En(e){F(()=>{if(!St||!be()||Ct)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},e)}function Fo(e,t){const n=D(e);F(()=>{const r=n.current===e;if(n.current=e,!t.isChosen||r&&!be())return;const{activeElement:o}=document,a=document.getElementById("main"),s=new MutationObserver(c);function l(){s.disconnect(),Ct=!1}function c(){const u=a.querySelector("h1");u&&(l(),!(!be()&&document.activeElement!==o)&&(u.tabIndex=-1,u.focus()))}return Ct=!0,s.observe(a,{childList:!0,subtree:!0}),c(),l},[t])}var Do=11264,An=/[\u2c00-\u2c5f]/g,Pn="|",Je=new Map,J=new Map,Mn=/(?!)/g,we={},G,Nn=/(?!)/g,Rn=/(?!)/g,Lt=e=>[...e].length>1,Bn=e=>[...e].sort((t,n)=>n.length-t.length).map(t=>t.replace(/[\\^$.*+?()[\]{}|/]/g,"\\$&")).join("|")||"(?!)";function Ho(e={}){we=e;for(const t of Object.values(e).flatMap(({letters:n})=>n.filter(Lt))){if(J.has(t))continue;const n=String.fromCharCode(Do+J.size/2);for(const[r,o]of[[n,t],[n.toLowerCase(),t.toLowerCase()]])Je.set(r,o),J.set(o,r)}Mn=new RegExp(`\\[(${Bn(J.keys())})\\]`,"g")}var Ve=e=>we[e??""],Wo=e=>Object.values(we).find(t=>t.code===e);function Uo(e){if(G===we[e])return;G=we[e];const t=Bn(G?.letters.filter(Lt)??[]),n=In()?"|(?<=[\\p{L}\\]])\\|(?=[\\p{L}[])":"";Nn=new RegExp(`\\[(${t})\\]|(${t})\\|?${n}`,"giu"),Rn=new RegExp(`(?=(?:${t}))(.)`,"giu")}var de=()=>G?.code??void 0,Xe=e=>e.replace(Mn,(t,n)=>J.get(n)),te=e=>e.replace(An,t=>Je.has(t)?`[${Je.get(t)}]`:t),S=e=>e.replace(An,t=>Je.get(t)??t),E=e=>e.toLocaleUpperCase(de()??"en"),ke=e=>e.toLocaleLowerCase(de()??"en"),V=e=>[...e.normalize("NFC")].map(t=>{const n=G?.fold[t]??G?.fold[E(t)];return n===void 0?t:t===E(t)?n:n.toLowerCase()}).join("").replace(Nn,(t,n,r)=>{const o=n??r??"";return J.get(o)??J.get(E(o))??""}),Ze=e=>te(e.replace(Rn,`$1${Pn}`)),qo=e=>!!G?.letters.some(t=>t.length>e.length&&t.startsWith(E(e))),In=()=>G?.letters.find(Lt);function Te(e){const t=(G?.letters??[]).map(r=>J.get(r)??r),n=r=>t.indexOf(r);return[...e].sort((r,o)=>n(r)-n(o)||r.localeCompare(o))}var et="You",zo={cards:"LEXICON",rest:"fast"},Go="New game",Yo="Lexicon fast, home",Ko="Skip to content",Qo="Main",Jo={play:"Play",puzzle:"Puzzle",solver:"Solver",words:"Words",quiz:"Quiz",replay:"Replay",rules:"Rules",table:"Table",unknown:"No such page"},Vo=e=>`${e} · Lexicon fast`,Xo="Copy",jn="Copied.",Fn="Undo",Dn="Clear",Zo="Stop",ea="Sort by",ta="Recall",Hn="Rules",na="Dictionary",ra="Games",oa="Theme",Wn=[["auto","Auto"],["light","Light"],["dark","Dark"]],aa="Sounds",sa=[["off","Off"],["on","On"]];function M(e,t){return`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`}var Ot=e=>M(e,"card");function fe(e,t="and"){return e.length<2?e.join():`${e.slice(0,-1).join(", ")} ${t} ${e.at(-1)}`}var H=(e,t=" ")=>e.filter(Boolean).join(t);function Y(e,t){return e===et?`${e} ${t}`:`${e} ${t}${/(s|sh|ch)$/.test(t)?"es":"s"}`}var K=e=>Number(e)>0?`+${e}`:`${e}`;function tt(e){const t=Math.round(e*100);return e>0&&e<1?Math.min(Math.max(t,1),99):t}function ia(e){return e<=0||e>=100?Math.min(e/100,1):e>=99?.999999:(e+.499999)/100}var nt=e=>e.charAt(0).toUpperCase()+e.slice(1),Un=e=>`${nt(e)}${/[.?!]$/.test(e)?"":"."}`,qn=e=>`${K(Math.round(100*e)||0)}%`,zn=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Champion"]],la="Opponent";function rt(e){return zn.find(([n])=>n===e)?.[1]??e.replace(/^level(?=\d)/,"Level ").replace(/^player (?=\d+$)/,"Player ")}var ca=e=>`Bot: ${rt(e)}`;function ua({seats:e,seat:t}){return e.map(({name:n,bot:r},o)=>{if(o===t)return et;if(r&&/^level\d+( \d+)?$/.test(n)){const[a,s]=n.split(" ");return H([rt(a),s])}return n.trim().toLowerCase()===et.toLowerCase()?`“${n}”`:rt(n)})}function da(e){return e.map((t,n)=>{const r=e.slice(0,n).filter(o=>o===t).length;return r?`${t} ${r+1}`:t})}function Gn(e,t=0){if(e.length>1)return`${fe(e)} share the win.`;const n=t?` by ${M(t,"point")}`:"";return e.length?`${Y(e[0],"win")}${n}.`:"The game is over."}function Yn(e){const t=e.filter(({event:o,action:a})=>o==="turn"&&a.action!=="accept"),n=t.filter(({action:o})=>o.action!=="challenge"),r=[];for(const o of t)o.action.action==="challenge"&&o.right?r.pop():(o.action.laid??o.action.word)&&r.push(o);return{turns:n,plays:r}}function Et({player:e,reason:t},n){if(e===null)return Kn;const r=n[e];return t==="clock"?`${r} ran out of time.`:t==="resigned"?`${Y(r,"resign")}.`:`${Y(r,"forfeit")} the game.`}var Kn="The game was aborted.";function Qn(e){if(/^(enable|yawl)$/.test(e))return e.toUpperCase();const t=Ve(e)?.name;return t&&t!==e?`${e} (${t})`:e}var fa={enable:"for word games","2of12inf":"common words",yawl:"rare words, too"},ha=e=>H([Qn(e),fa[e]],", ");function pa({message:e,type:t=""}){if(t in he&&t!=="BadQuery")return he[t];const n=e.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,"");return Un(S(n.replaceAll(/'([^']+)'/g,"“$1”")))}function $a(e){const t=[...e?.upper??""],n=new Map([...e?.lower??""].map((r,o)=>[r,t[o]]));return r=>S([...r].map(o=>n.get(o)??o).join(""))}function At(){const e=In();return e?` Type ${[...e].join(" and ")} for the tile ${e}; with | between they stay apart.`:""}var ga={waddingtons:"Waddingtons",article:"alternative",classic_poc:"original prototype"};function ot(e){const[,t,n]=/^(.*)-(\w+)$/.exec(e)??[],r=n&&Wo(n)?.name;return r?`${ot(t)} (${r})`:ga[e]??e.replaceAll("_"," ")}function va({ruleset:e,rejectsPhonies:t,isChanged:n}){const r=`${ot(e)} rules`;return t?`${r}, phonies rejected`:n?`${r}, changed`:r}var ma=e=>`${e} rules`,_a="Game log",ya="The next game has started.",ba="Your name",Pt="Your turn",wa=e=>`Waiting for ${e}`,Jn="Can’t reach the server.",ka="Can’t reach the server. The rules, and what you have looked up or solved before, are still here; games, puzzles and anything new need the server.",Ta="Try again",xa="This address leads nowhere. Check the link, or start a new game.",Ca="This page can’t stop players from getting help elsewhere.",Vn="Accept or challenge the last play, then ask for a hint.",Xn="You can’t start another game right now. Finish one of your games, or try again later.",Zn="This game is too long for the server.",er="This search takes too long. Remove some conditions, or try again later.",he={NoSuchTable:"This table doesn’t exist. It may have been deleted.",NoSeat:"This table is full.",NotOver:"The game isn’t over yet, and its record would reveal what is hidden.",NotLoaded:"This server doesn’t have the dictionary for this game.",Stale:"Someone else moved first. Check the table and try again.",NoAdvice:Vn,BadToken:"The server doesn’t recognise your seat. Reload the page to watch the game.",BadAction:"The server didn’t understand this turn. Reload the page and try again.",Failure:"A bot on this server isn’t working. Start a game against a different one.",BadRecord:"This file contains no game to replay. Choose a game saved here or a GCG file.",NoDefinitions:"This server has no definitions. Remove definition: and part-of-speech: from your query.",NoPlayability:"This dictionary has no playability ranks. Remove playability: from your query.",BadQuery:"This query has a mistake. Fix it, or tap an example.",TooMuch:"This is too much for the server. Try something shorter, or try again later.","dictionary.find NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.info NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.find TooMuch":er,"quiz.keys TooMuch":er,"rules BadOption":"These rules don’t exist. Choose a ruleset from the list.","table.new TooMuch":Xn,"table.again TooMuch":Xn,"record.replay TooMuch":Zn,"analyse TooMuch":Zn,Busy:"The server is busy. Try again in a moment.",Closing:"The server is shutting down. Try again later."},Sa=(e,t)=>`${e} (See line ${t}.)`,La={abort:"Everyone has had a turn, so you can no longer abort the game. You can resign.",action:he.BadAction,added:"Add at least one card to the word.",hand:"You don’t have all the cards for this word.",order:"Keep the old word’s letters in order, and keep any Master a Master.",over:"The game is over.",phase:"Accept or challenge the last play first.",rack:"You don’t have all of these tiles.","same word":"At this table, a change must make a different word.",target:"This word is no longer on the table.",turn:"It isn’t your turn."},tr="There’s no such puzzle: the number in the link must be a whole number.",Oa=[["params.seed",tr],["params.seats","These players or names aren’t allowed. Choose others."],["params.name","This name isn’t allowed. Choose another."],["params.clock","These time limits aren’t allowed. Choose others."],["params.record","You can’t continue from this position. Choose an earlier one."],["params.events","You can’t continue from this position. Choose an earlier one."],["params.action",he.BadAction],["params.filter.contains","Find takes letters of a word, such as QU, or, on a board, the square where it starts, such as 8D."],["params.filter.at","The square where a play starts must be on the board, such as 8D."],["params.filter.covers","Covers takes squares on the board, such as H8 O15."],["params.filter","One of these filters has an impossible value. Change it."]],nr="The server rejected this. Change your input, or reload the page.",Ea="Something went wrong on the server. Try again later.";function Aa(e){if(!e)return"";const t=M(e.tries,"attempt");return e.end==="solved"?`Solved in ${t}`:e.end==="shown"?"Not solved":t}function Mt(e,t,n){const r=Math.round(e);return r?`${M(Math.abs(r),`${r>0?"more":"fewer"} ${t}`)} ${n}`:""}var rr=(e,t)=>Math.round(100*e)?`${qn(e)} ${t}`:"",or=1e3,Pa=-32603,Ma=413,Na={code:0,message:"",data:{type:"TooMuch"}},pe=class extends Error{constructor({code:e,message:t,data:n},r){super(t),this.method=r,this.code=e,this.type=n?.type??"",this.rule=n?.rule??"",this.path=n?.path??"",this.data=n??{}}},Nt=document.documentElement.hasAttribute("data-offline")||!navigator.onLine,ar=()=>Nt;function at(e){Nt!==e&&(Nt=e,dispatchEvent(new Event("serverchange")))}addEventListener("online",()=>at(!1)),addEventListener("offline",()=>at(!0));async function xe(e,t,n){const r=await fetch(`rpc?${e}`,{method:"POST",headers:{"Content-Type":"application/json"},body:te(JSON.stringify({jsonrpc:"2.0",id:0,method:e,params:t})),signal:n}).catch(s=>{throw n?.aborted||at(!0),s});at(r.headers.has("x-offline"));const{result:o,error:a}=JSON.parse(Xe(await r.text()));if(r.status===Ma)throw new pe(Na,e);if(a)throw new pe(a,e);return o}var Ra=e=>e instanceof pe&&["BadQuery","NoDefinitions","NoPlayability"].includes(e.type);async function sr(e){const t=[];let n;do n=await xe("table.record",{id:e,skip:t.length,limit:or}),t.push(...n.lines);while(n.lines.length===or);return t}function Ce(e){if(!(e instanceof pe))return Jn;const{code:t,method:n,type:r,rule:o,path:a,message:s}=e;if(t===Pa)return Ea;if(a)return Oa.find(([u])=>a.startsWith(u))?.[1]??nr;const l=he[`${n} ${r}`]??he[r]??La[o],c=/^record:(\d+):/.exec(s)?.[1];return l&&c?Sa(l,c):l??Un(S(s.replace(/^position \d+: |^opened, /g,"")))}var st=new Map;function Rt(e,t){const n=JSON.stringify([e,t]),r=st.get(n)??xe(e,t);return st.set(n,r),r.catch(()=>st.delete(n)),r}var ir=document.getElementById("hello")?.textContent;ir&&st.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(ir)));async function Ba(){const e=await Rt("hello",{});return Ho(e.languages),e}async function lr(e,t,n=null){const r=Ve(n)&&{dictionary:n};return(await Rt("rules",{game:e,ruleset:t,...r})).rules}async function Ia(e){if(!await caches.has("lexicon-fast-answers"))for(const{game:t,rulesets:n}of e)for(const r of n)await lr(t,r)}var ja=e=>Rt("dictionary.info",{dictionary:e}),Fa=30,Da=100,Ha=100;function Bt(e,t){const n={value:null,error:null},[r,o]=L(n);return j(()=>{let a=!0;return o(n),e().then(s=>a&&o({value:s,error:null}),s=>a&&o({value:null,error:Ce(s)})),()=>{a=!1}},t),r}function cr(e,t){const n={result:null,error:null,failure:null,key:null},[r,o]=L(n),a=t&&JSON.stringify(t);F(()=>{if(!t){o(n);return}const u=new AbortController,i=setTimeout(()=>{xe(e,t,u.signal).then(f=>o({...n,result:f,key:a}),f=>{if(f.name==="AbortError")return;const d=f instanceof pe?f:null;o({...n,error:Ce(f),failure:d,key:a})})},Fa);return()=>{clearTimeout(i),u.abort()}},[e,a]);const{result:s,error:l,failure:c}=r;return{result:s,error:l,failure:c,busy:r.key!==a}}function Wa({leaves:e=!0}={}){const[t,n]=L({busy:!1,problem:null});async function r(a){n({busy:!0,problem:null});try{await a(),e||n({busy:!1,problem:null})}catch(s){n({busy:!1,problem:Ce(s)})}}return{...t,run:r,clear:()=>n(({busy:a})=>({busy:a,problem:null}))}}function Se(e,t){const n=D(t);n.current=t,F(()=>{const r=o=>n.current(o);return addEventListener(e,r),()=>removeEventListener(e,r)},[e])}function Ua(e){const[{value:t,earlier:n},r]=L(()=>({value:e(),earlier:[]})),o=(s,l=!0)=>r(c=>({value:s,earlier:l?[...c.earlier.slice(1-Ha),c.value]:c.earlier})),a=()=>r(s=>s.earlier.length?{value:s.earlier.at(-1),earlier:s.earlier.slice(0,-1)}:s);return Se("keydown",s=>{const{key:l,ctrlKey:c,metaKey:u,shiftKey:i,target:f}=s,d=(c||u)&&!i&&l.toLowerCase()==="z",p=f instanceof Element&&f.matches("input:not([data-undo]), textarea");!d||p||(s.preventDefault(),a())}),{value:t,set:o,undo:a,canUndo:n.length>0}}function qa(e,t,n=!0){const r=ue(()=>performance.now(),[t]),[o,a]=L(r);j(()=>{if(!n)return;const l=setInterval(()=>a(performance.now()),Da);return()=>clearInterval(l)},[n]);const s=n?Math.max(0,o-r)/1e3:0;return Math.max(0,e-s)}function za(){const[e,t]=L(ar);return Se("serverchange",()=>t(ar())),e}function Ga(e){j(()=>{e!==null&&(document.title=Vo(e))},[e])}function ur(e,t){const n=D(null);return j(()=>{const r=n.current?.querySelector(e);n.current&&r instanceof HTMLElement&&(n.current.scrollTop=r.offsetTop-n.current.clientHeight/2)},t),n}var Ya=e=>ur('[aria-current="step"]',[e]);function it(e,t){const n=D(!0);F(()=>{n.current||e(),n.current=!1},t)}var dr="lexicon_fast.",fr="tables",lt="new_game",It="puzzles",Ka=50,Qa=1100,Le=new Map,Ja=()=>Le.size>0;function hr(e){if(Le.has(e))return Le.get(e)??null;try{return Xe(localStorage.getItem(dr+e)??"")}catch{return null}}function pr(e,t){try{localStorage.setItem(dr+e,te(t)),Le.delete(e)}catch{Le.set(e,t)}}function $r(e){try{const t=JSON.parse(e);return typeof t=="object"&&t!==null?t:{}}catch{return{}}}var ne=e=>$r(hr(e)??""),ct=(e,t)=>pr(e,JSON.stringify(t)),jt=e=>hr(e)??"",Ft=(e,t)=>pr(e,t),Oe=()=>ne(fr);function Va(){return Object.entries(Oe()).map(([e,t])=>({id:e,...t})).sort((e,t)=>t.since-e.since)}function Dt(e){const t=Object.entries(e).sort(([,n],[,r])=>r.since-n.since);ct(fr,Object.fromEntries(t.slice(0,Ka)))}var Ee=e=>Oe()[e]??null;function Xa(e,t,n){Dt({...Oe(),[e]:{game:t,token:n,since:Date.now()}})}function ut(e,t){const n=Oe();e in n&&Dt({...n,[e]:{...n[e],...t}})}function gr(e,t){const n=Ee(e)?.draft;return n?.position===t?n.value:null}function Za(e){const{[e]:t,...n}=Oe();Dt(n)}var es=()=>ne(lt).game,ts=e=>ne(lt).choices?.[e]??{};function ns(e,t){const{choices:n={}}=ne(lt);ct(lt,{game:e,choices:{...n,[e]:t}})}function rs(e,t,n){const r=document.createElement("a");r.href=URL.createObjectURL(new Blob([te(t)],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var os=()=>new Date().toISOString().slice(0,10),vr=(e,t)=>`${t} ${e}`,as=(e,t)=>ne(It)[vr(e,t)]??null;function ss(e,t,n){const r={...ne(It),[vr(e,t)]:n},o=Object.entries(r).sort(([a],[s])=>a<s?1:-1).slice(0,Qa);ct(It,Object.fromEntries(o))}var is="play";function dt(){const[e,t=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...r]=e.split("/");return{name:n||is,rest:r,query:new URLSearchParams(t)}}var ft=null;function ls(){const[e,t]=L(()=>({...dt(),isChosen:!1}));return Se("hashchange",()=>{t({...dt(),isChosen:location.hash!==ft}),ft=null}),e}function ht(e,t={}){const n=Object.entries(t).filter(([,o])=>o),r=new URLSearchParams(n.map(([o,a])=>[o,te(a)]));return`#/${e}${r.size?`?${r}`:""}`}function cs(e){ft=ht(e),location.hash=ft}function us(e,t){dt().name===e.split("/",1)[0]&&history.replaceState(null,"",ht(e,t))}var mr={};me(mr,{actionText:()=>Ut,adviceFigure:()=>Ks,adviceHint:()=>Ys,cardText:()=>oe,differences:()=>Qs,endFacts:()=>Gs,eventText:()=>qs,pastActionText:()=>Cr,playedWord:()=>Us,sheetText:()=>Ws});var ds="✦";function $e({letter:e,wild:t=!1,points:n=null,classes:r="",...o}){const{corner:a,onClick:s,...l}=o,c=a===void 0&&t&&e,u=S(e),i=u.length>1&&`long${u.length}`,f=H(["tile",r,t&&"wild",c&&"star",i]),d=a!=null,p=h`
<span class="letter" aria-hidden="true">${u||ds}</span>
${d&&h`<span class="corner" aria-hidden="true">${a}</span>`}
${n!==null&&h`${" "}<span class="points" aria-hidden="true">${n}</span>`}
`;return s?h`<${A} text=${p} class=${f} onClick=${s} ...${l} />`:h`<span class=${f} ...${l}>${p}</span>`}function _r({label:e,letters:t,onPick:n}){return h`
<fieldset class="letters">
<legend>${e}</legend>
${t.map(r=>h`
<${A} key=${r} text=${S(r)} onClick=${()=>n(r)} />
`)}
</fieldset>
`}function yr({points:e}){const[t,n]=L(!1);return t?null:h`
<span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
${K(e)}
</span>
`}function Ae(e,t){const n=Pe(e,t);return[...e].filter((r,o)=>!n[o])}function Pe(e,t){const n=[...t];return[...e].map(r=>{const o=n.indexOf(r);return o>=0&&n.splice(o,1),o>=0})}var fs="The word game with cards: be the first to play your whole hand.",br="Master",wr=(e,t)=>t===void 0?e:`${e}, ${M(t,"point")}`,hs=(e,t)=>t.length?`${e} (Master as ${fe(t)})`:e,ps=(e,t)=>t.length?`${e}, with a Master for ${t.join(" and ")}`:e,$s="Table",gs="Words on the table",vs="No words yet",ms=(e,t)=>`Change ${e}${t?", new":""}`,_s="Stock",ys="Exposed",bs="No exposed card",ws="Your hand",ks="The Master stands for",Ts="Play the word",xs=(e="a card",t="the exposed card")=>`Discard ${e}, take ${t}`,Cs=(e="a card")=>`Discard ${e}, draw from the stock`,Ss="To draw, put just the card you’re discarding in the tray.",Ls="Your word",Os="Click cards, drag them here, or type.",Es="Word",As=()=>`Type hat, or h[a]t with the Master for A. Type hat>thatched to insert cards into a table word, larch>lurch to change some of its cards.${At()}`,Ps={hand:"from your hand",table:"on the table",none:"not in your hand"};function Ms({letter:e,isMaster:t,points:n,from:r}){const o=t?`${br}${e?` for ${e}`:""}`:e,a=r==="table"?"click to replace it":"click to take it back";return`${wr(o,n)}, ${Ps[r]}: ${a}`}var Ns="out of the game",kr="none",Rs=e=>`Cards left in your hand count against you. The lowest score wins; a player with ${e} or more is out of the game.`,Bs="Player",Tr="Cards left",Is="Challenges",js="This round",Fs="Score",Ds=e=>`No hand got smaller for ${M(e,"turn")}, so the round ends and all cards count.`,Hs=(e,t)=>`${e} went out${t?`: ${t} became`:" with"}`,W="*";function B(e){return(E(e).match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{const r=n.replace(/[[\]*?]/g,"");return{letter:r,master:n!==r}})}function pt(e){return e.map(({letter:t,master:n})=>n?`[${ke(t)}]`:ke(t)).join("")}var re=e=>S(E(e.replace(/[[\]]/g,""))),Me=e=>hs(re(e),xr(e)),xr=e=>B(e).filter(({master:t})=>t).map(({letter:t})=>S(t));function $t({card:e,points:t,...n}){const r=e===W;return h`
<${$e}
classes="card"
letter=${r?"":e}
wild=${r}
points=${t?.[e]??null}
aria-label=${wr(r?br:S(e),t?.[e])}
role=${n.onClick?void 0:"img"}
...${n}
/>
`}function Ht({cards:e,label:t}){return h`
<span class="cards small" role="img" aria-label=${t??S(e)}>
${[...e].map(n=>h`<${$t} card=${n} role="presentation" aria-hidden="true" />`)}
</span>
`}function Wt({laid:e}){const t=ps(re(e),xr(e));return h`
<span class="cards word" role="img" aria-label=${t} lang=${de()}>
${B(e).map(({letter:n,master:r})=>h`<${$e} classes="card" letter=${n} wild=${r} aria-hidden="true" />`)}
</span>
`}var oe=e=>e===W?"the Master":S(e);function Ut(e,{table:t=[]}={}){return Sr(e,"target"in e?t[e.target]:void 0).join(" ").trimEnd()}var Ws=Ut,Us=({laid:e})=>e?.replace(/[[\]]/g,"");function Cr(e,t,{old:n,gained:r=[],taken:o}={}){const[a,s]=Sr(e,n,o),l=r.length?`, taking ${fe(r.map(oe))}`:"";return`${`${Y(t,a)} ${s}`.trimEnd()}${l}.`}function Sr(e,t,n){switch(e.action){case"form":return["form",Me(e.laid)];case"insert":return["turn",`${t?re(t):"a word"} into ${Me(e.laid)}`];case"substitute":return["change",`${t?Me(t):"a word"} to ${Me(e.laid)}`];case"draw":{const r=`the exposed ${n?oe(n).replace("the ",""):"card"}`,o=e.take==="exposed"?r:"a card from the stock";return["discard",`${oe(e.discard)} for ${o}`]}default:return[e.action,""]}}function qs(e,t){switch(e.event){case"dealer draw":return`Draw for the deal: ${e.players.map((r,o)=>`${t[r]} ${S(e.cards[o])}`).join(", ")}.`;case"deal":{const n=Y(t[e.dealer],"deal");return`Round ${e.round}: ${n}. Exposed: ${oe(e.exposed)}.`}case"turn":return zs(e,t);case"round end":{const n=e.points.map((a,s)=>`${t[s]} ${a}`).join(", "),r=e.winner??0;return`End of the round: ${e.why==="out"?`${t[r]} went out`:"no hand got smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${Gn(e.winners.map(n=>t[n]))}`;case"forfeit":return Et(e,t);default:return null}}function zs(e,t){const{player:n,action:r,taken:o,right:a,play:s,penalties:l={}}=e;switch(r.action){case"accept":return null;case"challenge":{const c=s&&"laid"in s.action?Me(s.action.laid):"the play",u=a?"it’s a phony and comes off the table":"it’s valid and stays",i=Object.entries(l).filter(([,d])=>d!==0).map(([d,p])=>`${t[Number(d)]} ${K(p)}`),f=i.length?` (${i.join(", ")})`:"";return`${Y(t[n],"challenge")} ${c}: ${u}${f}.`}default:{const c=r.action==="draw"&&r.take==="blind",u=o&&c?` It’s ${oe(o)}.`:"",i=e.renewed?" The exposed pile was shuffled into the stock.":"";return`${Cr(r,t[n],e)}${u}${i}`}}}function Gs(e,t){const{turns:n,plays:r}=Yn(e),o=({action:c})=>B(c.laid).length,a=r.toSorted((c,u)=>o(u)-o(c))[0],s=e.filter(({event:c})=>c==="round end").length;return[a&&`Longest word: ${re(a.action.laid)}, by ${t[a.player]}.`,s&&`${M(s,"round")}, ${M(Number((n.length/s).toFixed(1)),"turn")}${s>1?" each on average":""}.`].flatMap(c=>c||[])}var Ys=()=>"How many points you gain on your opponents this round, on average, with the margin of error.",Ks=({gain:e,margin:t})=>({value:e,figure:K(e.toFixed(1)),margin:t?t.toFixed(1):""}),Qs=(e,t)=>[Mt(e.points-t.points,"point","at risk"),rr(e.win-t.win,"to go out first")],gt=e=>B(e).map(({letter:t,master:n})=>n?W:t),Js=e=>Te(e).sort((t,n)=>+(t===W)-+(n===W)).join("");function Lr(e,t,n){let r;return e.map(o=>{switch(o.event){case"deal":return r=new Xs(o,t,n),o;case"turn":return r.turn(o);case"round end":return{...o,...r.result};default:return o}})}function Vs(e,t){return e.findLast(({event:r})=>r==="round end").points.map((r,o)=>{const a=e.map(s=>s.event==="deal"?{...s,hand:s.hands[s.players.indexOf(o)]??""}:s);return Lr(a,t,o).findLast(s=>s.event==="round end")?.hand})}var Xs=class{#t=null;#n={};#e;#r;constructor({round:e,players:t,hand:n=""},r,o){this.number=e,this.rules=r,this.seat=o,this.#e={table:[],hand:[...n],sizes:Object.fromEntries(t.map(a=>[a,r.cards_each]))},this.#r=this.#e}get result(){return{round:this.number,play:this.#t,left:this.#e.sizes,hand:Js(this.#e.hand),penalties:this.#n}}turn(e){const{action:t,player:n}=e;switch(t.action){case"accept":return e;case"challenge":return this.#s(e);case"draw":return n===this.seat&&this.#o([t.discard],[e.taken??""]),e;default:return this.#a(e,t)}}#o(e,t){this.#e={...this.#e,hand:[...Ae(this.#e.hand,e),...t]}}#a(e,t){const{table:n,sizes:r}=this.#e,o="target"in t?t.target:n.length,a=n[o]??"",s=Ae(gt(t.laid),gt(a)),l=Ae(gt(a),gt(t.laid));return this.#r=this.#e,this.#e={...this.#e,table:n.toSpliced(o,1,t.laid),sizes:{...r,[e.player]:r[e.player]-s.length+l.length}},e.player===this.seat&&this.#o(s,l),this.#t={...e,old:a,gained:l},this.#t}#s(e){const{right_challenger:t,right_offender:n,wrong_challenger:r}=this.rules,o=this.#t?.player??e.player,a=e.right?{[o]:n,[e.player]:t}:{[e.player]:r};e.right&&(this.#e=this.#r);for(const[s,l]of Object.entries(a))this.#n[s]=(this.#n[s]??0)+l;return{...e,play:this.#t,penalties:a}}},Or={};me(Or,{Play:()=>hi,Position:()=>bi,StaticHand:()=>ki,solverQuery:()=>wi});var Er={mouse:6,pen:6,touch:12},Zs=44;function Ar(e,{small:t=!1}={}){const n=D(e);return n.current=e,r=>({onPointerDown(o){o.button===0&&o.isPrimary&&ei(o,t,a=>n.current(r,a))}})}function ei(e,t,n){const r=e.currentTarget,o=t&&e.pointerType==="touch"?Zs:0;let a=null,s=null;r.hasPointerCapture(e.pointerId)&&r.releasePointerCapture(e.pointerId);const l=i=>{s?.classList.remove("over"),i?.classList.add("over"),s=i},c=i=>{if(i.pointerId!==e.pointerId)return;const f=i.clientX-e.clientX,d=i.clientY-e.clientY,p=Er[e.pointerType]??Er.mouse;!a&&Math.hypot(f,d)<p||(a??=ti(r),a.style.transform=`translate(${f}px, ${d-o}px) scale(1.08)`,l(Pr(i,o)))},u=i=>{i.pointerId===e.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",u),removeEventListener("pointercancel",u),l(null),a&&(a.remove(),r.classList.remove("lifted"),ni(),i.type==="pointerup"&&n(Pr(i,o)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",u),addEventListener("pointercancel",u)}function ti(e){const{left:t,top:n,width:r,height:o}=e.getBoundingClientRect(),a=e.cloneNode(!0);return a.classList.add("ghost"),a.style.cssText+=`left: ${t}px; top: ${n}px; width: ${r}px; height: ${o}px;
transition: none`,a.setAttribute("aria-hidden","true"),a.removeAttribute("id"),document.body.append(a),e.classList.add("lifted"),a}function Pr({clientX:e,clientY:t},n){const r=o=>document.elementFromPoint(e,o)?.closest("[data-drop]")??null;return r(t-n)??r(t)}function ni(){const e=n=>{t(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},t=()=>{removeEventListener("click",e,{capture:!0}),removeEventListener("pointerdown",t,{capture:!0})};addEventListener("click",e,{capture:!0}),addEventListener("pointerdown",t,{capture:!0})}function Mr(e,t,n){const r=B(n),{kind:o,oldCells:a}=t===null?{kind:"form",oldCells:[]}:ri(B(t),r),s=[...e],l=d=>{const p=s.indexOf(d);return p>=0&&s.splice(p,1),p>=0},c=[],u=r.map(({letter:d,master:p},$)=>{const _=a[$];if(_)return{letter:d,master:_.master,from:"table"};const g=!p&&l(d)?d:l(W)?W:null;return g===null?{letter:d,master:p,from:"none"}:(c.push(g),{letter:d,master:g===W,from:"hand"})}),i=u.every(({letter:d,from:p})=>d&&p!=="none"),f=c.length>0&&u.length>1;return{kind:i&&f?o:null,cells:u,cards:c,laid:pt(u)}}function ri(e,t){if(t.length<e.length)return{kind:null,oldCells:[]};if(t.length>e.length){let o=0;const a=t.map(({letter:s,master:l})=>{const c=e[o];if(!(c?.letter!==s||l&&!c.master))return o+=1,c});return o===e.length?{kind:"insert",oldCells:a}:{kind:null,oldCells:[]}}const n=t.some(({letter:o},a)=>o!==e[a].letter);return{kind:"substitute",oldCells:t.map(({letter:o,master:a},s)=>{const l=e[s];return o===l.letter&&(n||a===l.master)?l:void 0})}}function oi({kind:e,laid:t},n){return e===null?null:e==="form"?{action:e,laid:t}:{action:e,target:n,laid:t}}var ae={target:null,text:"",caret:0,chosen:null},vt=(e,t)=>({...ae,target:e,text:t,caret:B(t).length});function ai(e){return e.action==="draw"?ge(ae,e.discard):vt(e.target??null,e.laid)}function ge(e,t,n=null){const{chosen:r,caret:o}=e,a=B(e.text),s=t===W?{letter:"",master:!0}:{letter:t,master:!1},l=n===null&&r!==null,c=n??r??o;return a.splice(c,l?1:0,s),{...e,text:pt(a),caret:l?o:c+1,chosen:null}}function Nr(e,t,n){const r=B(e.text),o=n!==null&&B(n).length===r.length;r.splice(t,1,...o?[B(n)[t]]:[]);const a=Math.min(e.caret,r.length);return{...e,text:pt(r),caret:a,chosen:null}}function si(e,t){const n=B(e.text);return n[n.findIndex(r=>!r.letter)]={letter:t,master:!0},{...e,text:pt(n)}}function ii(e,t,n,r){const[o,a]=t.split(">",2);if(a!==void 0){const l=r.findIndex(c=>Rr(c)===Rr(V(o)));if(l>=0)return{...vt(l,V(a)),input:a}}const s=B(V(t.slice(0,n))).length;return{...e,text:V(t),input:t,caret:s,chosen:null}}var li=({text:e,input:t=""})=>V(t)===e?t:Ze(e),Rr=e=>B(e).map(({letter:t})=>t).join(""),ci=new Set,ui=new Map,di=12;function Br({observation:e,points:t,target:n=null,onWord:r=null,...o}){const{fresh:a=ci,arriving:s=ui,hasPiles:l=!0}=o,{table:c=[],pile:u="",stock:i=0}=e,f=u.at(-1),d=ur(".fresh",[c.join()]);return h`
<section class="felt" aria-label=${$s}>
${l&&h`<${fi} stock=${i} exposed=${f} points=${t} />`}
<ul
ref=${d}
class="laid-words ${c.length>di?"many":""}"
aria-label=${gs}
>
${c.length===0&&h`<li class="nothing">${vs}</li>`}
${c.map((p,$)=>{const _=h`<${Wt} key=${s.get($)} laid=${p} />`,g=[a.has($)&&"fresh",s.has($)&&"arriving"],v=h`
<${A}
text=${_}
class="laid-word"
data-drop=${`word ${$}`}
aria-pressed=${$===n}
aria-label=${ms(re(p),a.has($))}
onClick=${()=>r?.($)}
/>
`;return h`
<li key=${$} class=${H(g)}>
${r?v:_}
</li>
`})}
</ul>
</section>
`}function fi({stock:e,exposed:t,points:n}){return h`
<div class="piles">
<figure data-drop="blind">
<span class="tile card back" role="img" aria-label=${Ot(e)}>
${e}
</span>
<figcaption>${_s}</figcaption>
</figure>
<figure data-drop="exposed">
${t?h`<${$t} card=${t} points=${n} />`:h`
<span class="tile card none" role="img" aria-label=${bs}></span>
`}
<figcaption>${ys}</figcaption>
</figure>
</div>
`}function hi(e){const{id:t,view:n,rules:r,changes:o,canAct:a,act:s,suggested:l,onDraft:c,notice:u,playsOnly:i}=e,{observation:f}=n,{hand:d="",table:p=[]}=f,$=_i(n.seat,f.history),_=[$,d,...p].join(" "),[g,v]=L(()=>({...ae,...gr(t,_)}));it(()=>v(ae),[d,$]),it(()=>{g.target!==null&&v(ae)},[p.join()]),j(()=>ut(t,{draft:{position:_,value:g}}),[_,g]),j(()=>{l&&v(ai(l))},[l]),j(c,[g.text,g.target]),En([g.text,g.target]);const w=g.target===null?null:p[g.target],y=Mr(d,w,g.text),m=oi(y,g.target),x=g.target===null&&y.cells.length===1?y.cards[0]:void 0,R=Ar(ee),C=n.seat!==null&&!n.over;function ee({card:T,cell:k=0},N){const[P,ie]=(N??"").split(" "),le=Number(ie);T===void 0?P!=="gap"&&P!=="cell"&&v(Nr(g,k,w)):P==="blind"||P==="exposed"?a&&s({action:"draw",discard:T,take:P}):P==="word"?v(ge(vt(le,p[le]),T)):P==="gap"?v(ge(g,T,le)):P==="cell"?v(ge({...g,chosen:le},T)):P==="tray"&&v(ge(g,T))}function se(T){y.cells[T].from==="table"?v({...g,chosen:g.chosen===T?null:T}):v(Nr(g,T,w))}function ve(T){T.preventDefault(),m&&a&&s(m)}const z=h`
<${Br}
observation=${f}
points=${r.points}
target=${g.target}
hasPiles=${!i}
fresh=${yi(f.history,n.seat)}
arriving=${Ir(o,p)}
onWord=${C&&(T=>v(T===g.target?ae:vt(T,p[T])))}
/>
`;return C?h`
${z}
<form class="panel own-turn" aria-label=${Pt} onSubmit=${ve}>
${u}
<${$i}
hand=${d}
used=${y.cards}
points=${r.points}
onCard=${T=>v(ge(g,T))}
draggable=${R}
/>
<${gi}
draft=${g}
word=${y}
points=${r.points}
draggable=${R}
onType=${(T,k)=>v(ii(g,T,k,p))}
onCell=${se}
onClear=${()=>v(ae)}
onGap=${T=>v({...g,caret:T,chosen:null})}
/>
${y.cells.some(({letter:T})=>!T)&&h`
<${_r}
label=${ks}
letters=${Te(Object.keys(r.points).filter(T=>T!==W))}
onPick=${T=>v(si(g,T))}
/>
`}
<${mi}
...${e}
action=${m}
discard=${x}
advised=${x&&l?.discard===x?l.take:void 0}
/>
</form>
`:z}var pi=10;function $i({hand:e,used:t,points:n,onCard:r,draggable:o}){const a=D(null),s=D(null),l=Pe(e,t);return F(()=>{if(s.current===null||!be())return;const c=l.findIndex((i,f)=>!i&&f>Number(s.current)),u=c<0?l.lastIndexOf(!1):c;a.current?.children[u]?.focus(),s.current=null},[t.join()]),h`
<div
ref=${a}
class="hand cards ${e.length>pi?"many":""}"
role="group"
aria-label=${ws}
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
`}function gi({draft:e,word:t,points:n,draggable:r,onType:o,onCell:a,onGap:s,onClear:l}){const{cells:c}=t,u=({target:f})=>o(f.value,f.selectionStart??0),i=f=>h`
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
${!c.length&&h`<span class="hint">${Os}</span>`}
</div>
<div class="row typing">
<${ko}
label=${Es}
id="word"
value=${li(e)}
lang=${de()}
onInput=${o}
onKeyUp=${u}
onClick=${u}
data-home="play"
/>
<${A} text=${Dn} onClick=${l} />
</div>
<p class="hint keys">${As()}</p>
`}function vi({cell:{letter:e,master:t,from:n},place:r,chosen:o,points:a,...s}){const l=a[t?W:e];return h`
<${$e}
classes=${`card from-${n}`}
letter=${e}
wild=${t}
points=${l??null}
aria-label=${Ms({letter:S(e),isMaster:t,points:l,from:n})}
aria-pressed=${n==="table"?o:void 0}
data-drop=${`cell ${r}`}
...${s}
/>
`}function mi({action:e,discard:t,advised:n,canAct:r,view:{observation:o},playsOnly:a,act:s}){const l=o.pile?.at(-1),c=_=>s({action:"draw",discard:t,take:_}),u=r&&t!==void 0,[i,f]=[t,l].map(_=>_&&oe(_)),d=e?nt(Ut(e,o)):Ts,p=_=>n===_?"main":"",$=h`
<button class=${p(void 0)} disabled=${!r||!e}>${d}</button>
`;return a?h`<div class="row actions">${$}</div>`:h`
<div class="row actions">
${$}
<${A}
text=${xs(i,f)}
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
`}var _i=(e,t=[])=>t.filter(({player:n,action:r})=>n===e&&!["accept","challenge"].includes(r.action)).length;function yi(e=[],t){let n=new Set,r=0,o={places:n,words:r};for(const{player:a,action:s,right:l}of e){if(s.action==="accept")continue;if(s.action==="challenge"){l&&({places:n,words:r}=o);continue}if(o={places:n,words:r},(a===t||t===null)&&(n=new Set),!("laid"in s))continue;const c="target"in s?s.target:r;a!==t&&(n=new Set([...n,c])),c===r&&(r+=1)}return n}function Ir(e=[],t=[]){const n=e.flatMap(({number:r,events:o})=>o.flatMap(({action:a})=>a?.laid?[{word:a.laid,number:r}]:[]));return new Map(n.map(({word:r,number:o})=>[t.lastIndexOf(r),o]))}var bi=({observation:e,rules:t,changes:n})=>h`
<${Br}
observation=${e}
points=${t.points}
arriving=${Ir(n,e.table)}
/>
`,wi=({table:e=[]},t)=>({position:Ze([t,...e].join(" "))}),ki=({hand:e,label:t})=>h`<${Ht} cards=${e} label=${t} />`;function Ti({end:e,names:t,seat:n,rules:r,hands:o=[]}){const{left:a,points:s,scores:l,penalties:c,out:u=[]}=e,i=Object.values(c).some(d=>d!==0),f=d=>{const p=o[d]??(d===n?e.hand:"");return[u.includes(d)?h`${t[d]} <span class="tag">${Ns}</span>`:t[d],p?h`<${Ht} cards=${p} />`:a[d]?Ot(a[d]):kr,i&&K(c[d]??0),K(s[d]),h`<strong>${l[d]}</strong>`]};return h`
<${xi} end=${e} names=${t} rules=${r} />
<p class="hint">${Rs(r.out_at)}</p>
<${So}
rowHeads
columns=${[{title:Bs},{title:Tr},i&&{title:Is,number:!0},{title:js,number:!0},{title:Fs,number:!0}]}
rows=${[...t.keys()].filter(d=>d in a).map(d=>({key:d,cells:f(d)}))}
/>
`}function xi({end:{why:e,winner:t,play:n,left:r},names:o,rules:a}){if(e!=="out"||!n||!("laid"in n.action)){const l=a.guard*Object.keys(r).length;return h`<p>${Ds(l)}</p>`}const s=n.old?re(n.old):void 0;return h`
<p class="row">
<strong>${Hs(o[t??0],s)}</strong>
<${Wt} laid=${n.action.laid} />
</p>
`}var jr={};me(jr,{actionText:()=>Dr,adviceFigure:()=>Ri,adviceHint:()=>Ni,differences:()=>Bi,endFacts:()=>Mi,eventText:()=>Li,lettersOf:()=>mt,pastActionText:()=>Re,playedWord:()=>Ci,sheetText:()=>Si,shownWord:()=>_t,tilesText:()=>Ne});var mt=e=>e.replace(/[()]/g,""),Ci=({word:e})=>e&&mt(e),_t=e=>S(E(mt(e)));function Fr(e){const t=[...e.replace(/\([^)]*\)/g,"")].filter(o=>o!==E(o)),n=_t(e);if(!t.length)return n;const r=fe(t.map(o=>S(E(o))));return`${n} (${r} ${t.length>1?"blanks":"a blank"})`}function Ne(e){const t=e.replace(/[?_]/g,""),n=e.length-t.length,r=n>1?`${n} blanks`:"a blank",o=t.length===1?S(t):te(t);return H([o,n&&r]," and ")}var Dr=e=>H(Hr(e)),Si=e=>e.action==="play"?`${_t(e.word)} ${e.at}`:Dr(e);function Re(e,t,n=""){const[r,o]=Hr(e);return`${H([Y(t,r),o,n])}.`}function Hr(e){switch(e.action){case"play":return["play",`${Fr(e.word)} at ${e.at}`];case"exchange":return["exchange",Ne(e.tiles)];default:return[e.action,""]}}function Li(e,t){switch(e.event){case"start draw":return`Draw for the first move: ${e.players.map((r,o)=>`${t[r]} ${Ne(e.tiles[o])}`).join(", ")}.`;case"turn":return Pi(e,t[e.player]);case"lost turn":return`${Y(t[e.player],"lose")} a turn for a failed challenge.`;case"deal":return`${Y(t[e.starter],"start")}.`;case"game end":return Ai(e,t);case"forfeit":return Et(e,t);case"taken back":return`Phony: the last play by ${t[e.player]} comes off the board.`;case"points":return`${t[e.player]} ${K(e.points)} ${Oi[e.why]}.`;default:return null}}var Oi={challenge:"for a failed challenge of the play",time:"for time",tiles:"for tiles left"},Ei={out:"the bag and one rack are empty",scoreless:"too many scoreless turns in a row",zeros:"too many scoreless turns in a row"};function Ai({why:e,adjustments:t,scores:n},r){const o=s=>r.map((l,c)=>`${l} ${s[c]}`).join(", "),a=t.some(Boolean)?` Tiles left: ${o(t.map(K))}.`:"";return`End of the game: ${Ei[e]}.${a} Scores: ${o(n)}.`}function Pi(e,t){const{action:n,score:r=0,drawn:o,exchanged:a}=e,s=o?` Tiles drawn: ${Ne(o)}.`:"";switch(n.action){case"play":{const l="hit"in e&&e.hit?.length?e.hit:null,c=l?` A bomb explodes at ${fe(l)}.`:"";return`${Re(n,t,`for ${r}`)}${c}${s}`}case"exchange":return`${Re(n,t,n.tiles?"":`${a} tiles`)}${s}`;case"challenge":{const c="right"in e&&e.right?"It’s a phony and comes off the board.":"The play stands.";return`${Re(n,t)} ${c}`}case"accept":return null;default:return Re(n,t)}}function Mi(e,t){const{turns:n,plays:r}=Yn(e),o=r.toSorted((l,c)=>c.score-l.score)[0],a=t.map((l,c)=>{const u=f=>f.player===c,i=r.filter(u).reduce((f,{score:d=0})=>f+d,0);return`${l} ${(i/Math.max(1,n.filter(u).length)).toFixed(1)}`});return[o&&`Best play: ${Fr(o.action.word)} at ${o.action.at} for ${o.score}, by ${t[o.player]}.`,`Points per turn: ${a.join(", ")}.`].flatMap(l=>l||[])}var Ni=({win_points:e=0})=>`Your chance to win, with the margin of error. The score counts a little, too: ${M(e/100,"extra point")} as much as 1%.`;function Ri({win:e,equity:t,playouts:n,margin:r},{ranked:o,win_points:a=0}){const[s]=o,l=a?(t-s.equity)/a:0,c=Math.min(Math.max(e+l,0),1),u=(e*n+1)/(n+2),i=196*Math.sqrt(u*(1-u)/(n+2));return{value:e+l,figure:`${tt(c)}%`,margin:r===0?"":`${Math.max(1,Math.round(i))}%`}}var Bi=(e,t)=>[Mt(e.score-t.score,"point","now"),Mt((e.leave_value??0)-(t.leave_value??0),"point","for the leave"),rr((e.bomb??0)-(t.bomb??0),"bomb risk")],X=".",qt=e=>String.fromCharCode(65+e),Be=({row:e,column:t})=>`${e+1}${qt(t)}`,O=({row:e,column:t})=>`${e},${t}`,U=(e,{row:t,column:n})=>(e[t]?.[n]??X)!==X,q=({row:e,column:t},n,r=1)=>n?{row:e+r,column:t}:{row:e,column:t+r};function yt(e){const[t]=e.match(/\p{L}/u)??["A"];return{row:parseInt(e.replace(/\D/g,""),10)-1,column:t.toUpperCase().charCodeAt(0)-65,down:e.startsWith(t)}}function Ie({at:e,word:t}){const{down:n,...r}=yt(e),o=[];let a=r;for(const s of t.match(/\([^)]*\)|./gu)??[]){const l=s.startsWith("(");l||o.push({...a,letter:s}),a=q(a,n,l?s.length-2:1)}return o}function Ii(e,{board:t=[],opened:n=[]},{squares:r=[],start:o}){if(!("at"in e)||typeof e.at!="string")return e;const{row:a,column:s,down:l}=yt(e.at),c=t.every(f=>[...f].every(d=>d===X)),u=f=>f.every((d,p)=>f.every(($,_)=>String(d[_])===String(f[_][p]))),i=u(r)&&(!o||o[0]===o[1]);return!l||!c||!i||!u(n)?e:{...e,at:Be({row:s,column:a})}}function ji(e,t,n){const r=f=>U(e,f)?`(${e[f.row][f.column]})`:t.find(d=>O(d)===O(f))?.letter,o=Fi(e,t,n);if(o===null)return{fault:"line"};let a=t.reduce((f,d)=>f.row+f.column<=d.row+d.column?f:d);for(let f=a;r(f);f=q(f,o,-1))a=f;const{row:s,column:l}=a,c=o?`${qt(l)}${s+1}`:Be(a);let u="",i=0;for(let f;f=r(a);a=q(a,o))u+=f,f.startsWith("(")||(i+=1);return i<t.length?{fault:"gap"}:{play:{action:"play",at:c,word:u.replaceAll(")(","")}}}function Fi(e,t,n){const[r]=t;if(t.length>1)return t.every(({row:a})=>a===r.row)?!1:t.every(({column:a})=>a===r.column)?!0:null;const o=a=>U(e,q(r,a,-1))||U(e,q(r,a));return!o(!1)&&(o(!0)||n)}function Wr(e,t){const n=r=>{let o=t;for(;U(e,q(o,r,-1));)o=q(o,r,-1);let a="";for(;U(e,o);o=q(o,r))a+=e[o.row][o.column];return a};return[n(!1),n(!0)]}var Ur={};me(Ur,{Info:()=>Vl,Play:()=>Ql,Position:()=>rc,infoTitle:()=>Jl,solverQuery:()=>oc});var Di="Build crosswords and score on premium squares.",Hi="Scrabble on a minefield: numbers multiply your score, bombs wipe out the word.",qr="Board",Wi="Your rack",zt="blank",Ui=e=>`${zt} for ${e}`,qi=(e,t)=>`${e}, ${M(t,"point")}`,zi={2:"double",3:"triple",4:"quadruple"};function Gi(e,t){const{name:n,closed:r,bomb:o,number:a,premium:s,chance:l,flagged:c,start:u,isLaid:i}=e,f=[n,t??"empty",i&&"not played yet",r&&"closed",o&&zr,a!==null&&M(a,"adjacent bomb"),t===null&&Ki(s),t===null&&u&&"start",c&&"flagged",l!==null&&`${tt(l)}% chance of a bomb`];return H(f,", ")}var Yi=([e,t])=>`${e>1?`${e}L`:""}${t===1?"":`${t}W`}`;function Ki([e,t]){if(t===0)return"word scores 0";const n=r=>zi[r]??`${r} times`;return H([e>1&&`${n(e)} letter`,t>1&&`${n(t)} word`],", ")}var zr="bomb",Qi=(e,t)=>`Bombs: ${e}, ${t} hit.`,Ji="Bomb odds",Vi="Flag mode",Xi=(e,t)=>`${e}: flag ${t?"set":"removed"}.`,Zi="A number counts the bombs around its square and sets the multiplier for a new tile:",el="its words score 0";function tl([e,t]){const n=[e!==1&&`letter × ${e}`,t!==1&&`words × ${t}`];return H(n,", ")||"none"}var nl="Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.",rl=e=>`In the bag: ${M(e,"tile")}.`,ol=e=>`${M(e,"tile")} in the bag and on other racks:`,Gr="Unseen tiles",Yr="Shuffle",al="The blank stands for",sl=(e,t)=>`On the board, type letters to lay tiles, with ${e??"Shift"} for a blank. Arrow keys turn and move the cursor; Backspace recalls a tile, Escape all of them; Enter plays${t?"; ! sets a flag":""}.${At()}`,il={start:"The first play needs at least two tiles.",touch:"The play must touch a tile on the board.",line:"The tiles must be in one row or column.",gap:"There’s a gap between the tiles."};function Kr(e,t){return e==="start"&&t?"The first play needs at least two tiles and must cover the star.":il[e]??"You can’t play the tiles like this."}function ll({words:e,bonus:t,tiles:n,score:r,isLeast:o,isRisky:a}){const s=e.map(({word:l,points:c})=>`${S(E(l))} ${c}`);return t&&s.push(`${t} for ${M(n,"tile")}`),[s.length>1?`${s.join(" + ")} = `:`${S(E(e[0].word))} `,`${o?"at least ":""}${M(r,"point")}`,a?" if there’s no bomb":""]}var cl=e=>e?`Play ${e}`:"Play",ul="Exchange …",dl="Pass …",Qr="Another scoreless turn ends the game.",fl=e=>e?`Recall ${M(e,"tile")} and pass?`:"Pass your turn?",hl="Keep playing",pl="Pass",$l=e=>e?`Exchange ${e}`:"Choose tiles to exchange",gl="Cancel",Jr=".",Vr="*",Gt="✹",Xr="⚑",vl="★",Z=e=>"multipliers"in e;function ml(e,t,n){const{row:r,column:o}=e,a=O(e),s=n.laid?.get(a),l=U(n.rows,e)?n.rows[r][o]:null,c=s?s.letter:l,u=n.opened?n.opened[r]?.[o]??Jr:null,i=u===Jr,f=u===Vr,d=u===null||i||f?null:Number(u),p=d!==null&&Z(t);return{name:Be(e),letter:c,isLaid:s!==void 0,closed:i,hit:f,number:d,premium:p?t.multipliers[d]:t.squares[r][o],start:t.start?.[0]===r&&t.start[1]===o,chance:n.odds&&i&&c===null?n.odds[r][o]:null,bomb:f||i&&n.bombs?.[r]?.[o]===Vr,flagged:i&&!s&&(n.flags?.has(a)??!1),last:n.last?.has(a)??!1,cursor:n.cursor?.row===r&&n.cursor.column===o,arriving:n.arriving?.has(a)??!1,exploding:n.exploding?.has(a)??!1}}function _l(e){const{closed:t,hit:n,bomb:r,number:o,premium:a,chance:s,cursor:l,last:c}=e;return H([t?"closed":Zr(a),o!==null&&"open",n&&"hit",r&&"bomb",s!==null&&"odds",l&&"cursor",c&&"last",e.arriving&&"arriving",e.exploding&&"exploding"])}function yl({closed:e,bomb:t,number:n,premium:r,chance:o,flagged:a,start:s}){return t?Gt:o!==null?tt(o):a?Xr:n!==null?n:e?"":s?vl:Yi(r)}var bl=({hit:e,number:t})=>e?Gt:t,wl=({flagged:e,chance:t})=>e&&t!==null?Xr:null;function Zr([e,t]){return e>1&&t>1?"both":e>1?`letter${e}`:t>1?`word${t}`:t===0?"zero":"plain"}var eo={laid:[],cursor:null,down:!1};function Yt({start:e,squares:t}){const[n,r]=e??[t.length>>1,t[0].length>>1];return{row:n,column:r}}var to=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:t}){return this.rules.squares[e]?.[t]!==void 0}point(e,t){return e.cursor&&O(e.cursor)===O(t)?{...e,down:!e.down}:{...e,cursor:t,down:!!e.cursor&&e.down}}arrow(e,t,n){const r=e.cursor??Yt(this.rules);return t!==e.down?{...e,cursor:r,down:t}:this.advanced({...e,cursor:r},n)}advanced(e,t=1){const n=q(e.cursor,e.down,t);return this.isOnBoard(n)?{...e,cursor:n}:e}},kl=class extends to{constructor(e,t,n){super(e),this.rows=t,this.rack=n,this.needsLetter=!e.free_blank}get letters(){return Te(Object.keys(this.rules.values).filter(e=>e!==this.blank))}left(e){const t=Pe(this.rack,e.laid.map(({tile:n})=>n));return[...this.rack].map((n,r)=>t[r]?null:n)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,t){return e.laid.find(n=>O(n)===O(t))}#t(e,t){let n=t;for(;U(this.rows,n)||this.laidAt(e,n);)n=q(n,e.down);return this.isOnBoard(n)?n:null}lay(e,t,n,r=""){if(U(this.rows,t)||!this.left(e).includes(n))return e;const o=this.needsLetter?ke(r):n,{laid:a}=this.takeBack(e,t),s=n===this.blank?o:n;return{...e,laid:[...a,{...t,tile:n,letter:s}]}}layLetter(e,{row:t,column:n,letter:r}){const o=r===E(r)?r:this.blank;return this.lay(e,{row:t,column:n},o,r)}layAtCursor(e,t,n=""){const r=e.cursor&&this.#t(e,e.cursor),o=r?this.lay(e,r,t,n):e;return!r||o===e?e:{...o,cursor:this.#t(o,r)??r}}type(e,t,n=!1){const r=E(t);return!n&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,t):e}back(e){if(!e.cursor)return e;let t=e.cursor;if(!this.laidAt(e,t))do t=q(t,e.down,-1);while(U(this.rows,t));return this.laidAt(e,t)?{...this.takeBack(e,t),cursor:t}:e}takeBack(e,t){return{...e,laid:e.laid.filter(n=>O(n)!==O(t))}}move(e,t,n){const r=this.laidAt(e,t);return!r||U(this.rows,n)?e:this.lay(this.takeBack(e,t),n,r.tile,r.letter)}chooseLetter(e,t){const n=e.laid.findIndex(o=>!o.letter),r={...e.laid[n],letter:ke(t)};return{...e,laid:e.laid.with(n,r)}}},Tl=class extends to{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#t(e)}#t(e){return Z(this.rules)&&/^[0-8*]$/.test(e)}type(e,t,n=!1){const r=this.advanced(e),o=n&&!this.rules.free_blank?ke(t):E(t);return this.#t(t)&&e.opened?{...r,opened:je(e.opened,e.cursor,t)}:{...r,rows:je(e.rows,e.cursor,o)}}lay(e,t){const n=t.reduce((r,o)=>je(r,o,o.letter),e.rows);return{...e,rows:n}}back(e){const{rows:t,opened:n,cursor:r}=e;return{...this.advanced(e,-1),rows:je(t,r,X),opened:n&&je(n,r,X)}}};function je(e,{row:t,column:n},r){return e.with(t,e[t].slice(0,n)+r+e[t].slice(n+1))}var Kt=({squares:e})=>e.map(t=>X.repeat(t.length));function xl(e,t){const n=Xe(t).split(/[\n/]/);return Kt(e).map(({length:r},o)=>(n[o]??"").trim().replaceAll(" ",X).slice(0,r).padEnd(r,X))}var no=new WeakMap;function Cl(e,t,n,r){const o=no.get(t),a=(s,l=n,c=t)=>{const u={...s};return no.set(u,{keys:l,before:c,asBlank:r}),u};if(o){const s=o.keys+n,l=V(s);if(l.length===1){const c=e.type(o.before,l,r||o.asBlank);if(c!==o.before)return a(c,s,o.before)}if(n===Pn)return{...t};if(!e.accepts(n)&&qo(s))return a(t,s,o.before)}if(e.accepts(n))return a([...V(n)].reduce((s,l)=>e.type(s,l,r),t))}var ro={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},Sl="!";function oo(e,t,n,{onEnter:r,onEscape:o,onFlag:a,flagging:s}){const l=t.cursor?t:{...t,cursor:Yt(e.rules)},c=({key:u,shiftKey:i})=>u in ro?e.arrow(t,...ro[u]):u===" "?{...l,down:!l.down}:u==="Backspace"||u==="Delete"?e.back(l):Cl(e,l,u,i);return u=>{const{key:i}=u;if(u.ctrlKey||u.metaKey||u.altKey)return;if(a&&(i===Sl||s&&(i==="Enter"||i===" ")))a(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){const d=i==="Enter"?r:o;if(!d)return;d()}else{const d=c(u);if(d===void 0)return;n(d)}u.preventDefault()}}var Ll=15,Ol=4;function Qt({label:e,rules:t,onKey:n,onSquare:r,onWord:o,onFlag:a,draggable:s,...l}){const{score:c,rising:u=[],...i}=l,f=D(null),d=El(),{cursor:p,down:$}=i,_=O(p??Yt(t));F(()=>{p&&f.current?.contains(document.activeElement)&&f.current.querySelector('[tabindex="0"]')?.focus()},[p?.row,p?.column]);const g=(w,y)=>{const m={row:w,column:y},x=O(m),R=ml(m,t,i),{letter:C,chance:ee}=R,se=r&&{tabindex:x===_?0:-1,"data-home":x===_?"play":void 0,"data-drop":`square ${w} ${y}`,onClick:()=>r(m),onContextMenu:a&&(z=>{z.preventDefault(),a(m)}),...R.isLaid&&s?.({square:m})},ve=o&&!r&&C!==null&&{onClick:()=>o(m)};return h`
<div
key=${y}
role="gridcell"
class="square ${_l(R)}"
style=${ee===null?void 0:{"--chance":ee}}
aria-label=${Gi(R,C===null?null:io(C,t))}
...${se}
...${ve}
>
${C===null?h`
<span class="sign" aria-hidden="true">${yl(R)}</span>
<span class="flag" aria-hidden="true">${wl(R)}</span>
`:h`
<${Al}
letter=${C}
classes=${R.isLaid?"laid":""}
corner=${bl(R)}
rules=${t}
/>
`}
${c?.key===x&&h`<span class="sum" aria-hidden="true">${c.text}</span>`}
${u.filter(z=>z.square===x).map(({points:z,change:T})=>h`<${yr} key=${T} points=${z} />`)}
</div>
`},v=[...t.squares[0].keys()];return h`
<div
ref=${d}
class="board-frame ${v.length>Ll?"large":""}"
style=${{"--columns":v.length}}
>
<div class="coordinates columns" aria-hidden="true">
${v.map(w=>h`<span key=${w}>${qt(w)}</span>`)}
</div>
<div class="coordinates rows" aria-hidden="true">
${t.squares.map((w,y)=>h`<span key=${y}>${y+1}</span>`)}
</div>
<div
ref=${f}
class="board ${$?"down":""}"
role="grid"
aria-label=${e}
aria-readonly=${r?void 0:"true"}
onKeyDown=${n}
>
${t.squares.map((w,y)=>h`
<div role="row" class="board-row" key=${y}>
${v.map(m=>g(y,m))}
</div>
`)}
</div>
</div>
`}function El(){const e=D(null);function t(){const{style:n}=e.current,r=e.current.getBoundingClientRect(),o=document.querySelector("[data-with-board]")?.getBoundingClientRect();if(!(o&&o.left<r.right&&!document.querySelector(".invitation")))return n.removeProperty("--room");const s=r.top+scrollY+Math.max(0,o.bottom-r.bottom)+Ol;return n.setProperty("--room",`${Math.floor(innerHeight-s)}px`)}return F(()=>{t();const n=new ResizeObserver(t);return n.observe(document.getElementById("main")),()=>n.disconnect()},[]),Se("resize",t),e}var ao=(e,t)=>e===""||e===t.blank,so=e=>e!==E(e);function Al({letter:e,classes:t,corner:n,rules:r}){const o=ao(e,r),a=o||so(e);return h`
<${$e}
classes=${t}
letter=${o?"":E(e)}
wild=${a}
points=${a?null:r.values[e]??null}
corner=${n}
aria-hidden="true"
/>
`}function io(e,t){if(ao(e,t))return zt;if(so(e))return Ui(S(E(e)));const n=S(e);return e in t.values?qi(n,t.values[e]):n}var lo=[960,640];function Pl({hand:e,rules:t,label:n}){return h`
<span class="rack" role="img" aria-label=${n}>
${[...e].map(r=>h`<${co} tile=${r} rules=${t} aria-hidden="true" />`)}
</span>
`}function Ml({rack:e,rules:t,left:n,chosen:r,onTile:o,draggable:a}){return h`
<div class="rack" role="group" aria-label=${Wi} data-drop="rack">
${[...e].map((s,l)=>h`
<${co}
key=${`${l}${s}`}
tile=${s}
rules=${t}
aria-label=${io(s,t)}
aria-pressed=${r.includes(l)}
disabled=${n[l]===null}
onClick=${()=>o(l)}
data-drop=${`rack ${l}`}
...${a({place:l})}
/>
`)}
</div>
`}function co({tile:e,rules:t,...n}){const r=e===t.blank,o=r?null:t.values[e];return h`
<${$e} letter=${r?"":e} wild=${r} points=${o} ...${n} />
`}function Nl(e,t){const n=Pe(e,t),r=[...e].filter((o,a)=>n[a]);return[...r,...Ae(t,r)].join("")}function Rl(e,t,n){const r=[...e];return r.splice(n,0,...r.splice(t,1)),r.join("")}function uo(e){const t=[...e];for(let n=t.length-1;n>0;n-=1){const r=Math.floor(Math.random()*(n+1));[t[n],t[r]]=[t[r],t[n]]}return t.join("")}function Bl({rules:e,board:t,rack:n,bag:r}){const o=Il(e,t,n),a=o.reduce((l,[,c])=>l+c,0),s=ue(()=>innerWidth>=lo[0]&&innerHeight>=lo[1],[]);return h`
<details class="unseen-tiles" open=${s}>
<summary class="hint">${rl(r)}</summary>
<p class="hint">${ol(a)}</p>
<ul aria-label=${Gr}>
${o.map(([l,c])=>h`
<li key=${l} class=${c?"":"none"}>
<strong>${l===e.blank?zt:S(l)}</strong> ${c}
</li>
`)}
</ul>
</details>
`}function Il({counts:e,blank:t},n,r){const o={...e};for(const s of n.join("").replaceAll(".",""))o[s===E(s)?s:t]-=1;for(const s of r)o[s]-=1;return[...Te(Object.keys(o).filter(s=>s!==t)),t].map(s=>[s,o[s]])}function jl(e,t,n,r,o){const{rack:a="",board:s=[],history:l=[]}=t.observation,c=l.filter(({player:k,action:N})=>k===t.seat&&N.action==="exchange"),u=`${a} ${c.length}`,[i,f]=L(()=>({...eo,...gr(e,u)})),[d,p]=L(()=>Ee(e)?.order??""),[$,_]=L([]),[g,v]=L(!1),w=d?Nl(d,a):a,y=new kl(n,s,w),m=i.laid.some(({letter:k})=>!k),{play:x,fault:R}=i.laid.length&&!m?ji(s,i.laid,i.down):{},C=()=>{f(k=>({...k,laid:[]})),_([]),v(!1)};it(C,[u]),j(()=>{const k={laid:i.laid,down:i.down};ut(e,{order:d,draft:{position:u,value:k}})},[u,d,i.laid,i.down]),F(()=>{f({...i,laid:i.laid.filter(k=>!U(s,k))})},[s.join()]),j(()=>{if(r)if(C(),r.action==="play"){const{down:k}=yt(r.at);f(Ie(r).reduce((N,P)=>y.layLetter(N,P),{...eo,down:k}))}else r.action==="exchange"&&ee(r.tiles)},[r]);function ee(k=""){C(),v(!0);const N=Pe(w,k);_([...N.keys()].filter(P=>N[P]))}function se(k){p(k),_([])}function ve({place:k=0,square:N},P){const[ie,...le]=(P??"").split(" "),[bt,Oo]=le.map(Number);if(ie==="square"){const en={row:bt,column:Oo};f(N?y.move(i,N,en):y.lay(i,en,w[k]))}else N?f(y.takeBack(i,N)):ie==="rack"&&bt!==void 0&&se(Rl(w,k,bt))}function z(k){const N=$.filter(ie=>ie!==k),P=N.length<$.length;g?_(P?N:[...$,k]):i.cursor?f(y.layAtCursor(i,w[k])):_(P?[]:[k])}function T(k){o?o(k):!g&&$.length?(f(y.lay(i,k,w[$[0]])),_([])):y.laidAt(i,k)?f(y.takeBack(i,k)):f(y.point(i,k))}return{rack:w,editor:y,draft:i,setDraft:f,chosen:$,exchanging:g,needsLetter:m,play:x,fault:R,left:y.left(i),clear:C,startExchange:ee,shuffle:()=>se(uo(w)),chooseLetter:k=>f(y.chooseLetter(i,k)),onTile:z,onSquare:T,draggable:Ar(ve,{small:!0})}}function Fl(e,t,n){const r=Z(n),[o,a]=L(null),[s,l]=L(null),[c,u]=L(()=>new Set(Ee(e)?.flags)),[i,f]=L(!1),d=D(t.seq);d.current=t.seq,F(()=>a(null),[t.seq]);const p=r&&t.over,$=Bt(async()=>p?await Hl(e):null,[e,p]).value;if(!r)return null;const{opened:_=[],bombs:g=n.bombs}=t.observation;async function v(){const y=_.length?_:Kt(n),m=await xe("lexibomb.odds",{opened:y,bombs:g}).then(({probability:x})=>({odds:x,problem:null}),x=>({odds:null,problem:Ce(x)}));d.current===t.seq&&(a(m.odds),l(m.problem))}function w(y){const m=new Set(c),x=m.delete(O(y));x||m.add(O(y)),u(m),ut(e,{flags:[...m]}),On(Xi(Be(y),!x))}return{board:{opened:_,odds:o,flags:c,bombs:$},toggleFlag:w,flagging:i,toggleFlagging:()=>f(!i),hasOdds:o!==null,toggleOdds:()=>o?a(null):v(),problem:s}}var Dl=e=>e.join("").split("*").length-1;async function Hl(e){return(await sr(e)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function Wl({field:e}){const t=(n,r,o=()=>{})=>h`<${A} text=${n} class="toggle" aria-pressed=${r} onClick=${o} />`;return h`
${t(Ji,e.hasOdds,e.toggleOdds)}
${t(Vi,e.flagging,e.toggleFlagging)}
`}function fo({rules:e}){return h`
<p class="hint" id="legend">${Zi}</p>
<ul class="legend" aria-labelledby="legend">
${Ul(e.multipliers).map(({premium:t,first:n,last:r})=>h`
<li key=${n}>
<span class="square open ${Zr(t)}">
${n}${r>n?`–${r}`:""}
</span>
${tl(t)}
</li>
`)}
<li>
<span class="square bomb" role="img" aria-label=${zr}>${Gt}</span>
${el}
</li>
</ul>
`}function Ul(e){const t=[];return e.forEach((n,r)=>{const o=t.at(-1);o&&String(o.premium)===String(n)?o.last=r:t.push({premium:n,first:r,last:r})}),t}function ql(e){const{turn:t,preview:n,rules:r,notice:o,mustAnswer:a,canAct:s,act:l}=e,{rack:c,chosen:u}=t;return h`
<section class="panel own-turn" aria-label=${Pt} data-with-board>
<div class="rack-row">
<${Ml} ...${t} rules=${r} />
<button
type="button"
class="shuffle"
aria-label=${Yr}
title=${Yr}
onClick=${t.shuffle}
>
⇄
</button>
<p class="preview" role="status">
${t.fault?Kr(t.fault,!1):zl(n,t.draft.laid.length,r)}
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
<${Kl}
tiles=${u.map(i=>c[i]).join("")}
canAct=${s}
endsGame=${e.endsWithoutPoints}
act=${l}
onCancel=${t.clear}
/>
`:!a&&h`<${Yl} ...${e} />`}
</section>
`}function zl(e,t,n){if(!e)return null;const{words:r,bonus:o,score:a,closed:s,fault:l}=e;if(l)return Kr(l.rule,!!n.start);const c=s.length>0,[u,i,f]=ll({words:r,bonus:o,tiles:t,isRisky:c,score:a??0,isLeast:c&&Z(n)&&Gl(n)});return h`${u}<strong>${i}</strong>${f}`}var Gl=({multipliers:e})=>e.flat().every(t=>t>=1);function Yl(e){const{turn:t,field:n,preview:r,canAct:o,canExchange:a,endsWithoutPoints:s,act:l}=e,{play:c,draft:u}=t,[i,f]=L(!1);if(j(()=>f(!1),[o]),i)return h`
<${wo}
id="pass-question"
text=${h`${fl(u.laid.length)} ${s&&h`<strong>${Qr}</strong>`}`}
cancel=${hl}
confirm=${pl}
canAct=${o}
onCancel=${()=>f(!1)}
onConfirm=${()=>l({action:"pass"})}
/>
`;const d=o&&c&&!r?.fault;return h`
<div class="row">
<${A}
text=${cl(c&&_t(c.word))}
class="main"
disabled=${!d}
onClick=${()=>c&&l(c)}
/>
<${A} text=${ta} disabled=${!u.laid.length} onClick=${t.clear} />
${!e.playsOnly&&h`
<${A}
text=${ul}
disabled=${!o||!a}
onClick=${()=>t.startExchange()}
/>
<${A}
text=${dl}
disabled=${!o}
onClick=${()=>f(!0)}
/>
`}
${n&&h`<${Wl} field=${n} />`}
</div>
<${Xt} text=${n?.problem} />
`}function Kl({tiles:e,endsGame:t,canAct:n,act:r,onCancel:o}){return h`
${t&&h`<p><strong>${Qr}</strong></p>`}
<div class="row">
<${A}
text=${$l(Ne(e))}
class="main"
disabled=${!n||!e}
onClick=${()=>r({action:"exchange",tiles:e})}
/>
<${A} text=${gl} onClick=${o} />
</div>
`}function Ql(e){const{id:t,view:n,rules:r,changes:o,canAct:a,act:s,suggested:l,onDraft:c}=e,{board:u=[],bag:i=0,history:f}=n.observation,d=n.seat!==null&&!n.over,p=Fl(t,n,r),$=jl(t,n,r,l,p?.flagging?p.toggleFlag:null),{draft:_,play:g}=$,v=Zl(t,n.seq,d?g:void 0),w=ue(()=>nc(f),[n.seq]),y=ue(()=>ho(o),[o]);j(c,[_.laid,$.chosen]);const m=n.phase==="turn"&&!$.chosen.length&&!p?.flagging,x=C=>Zt(Wr(u,C),n.dictionary),R=d&&{..._,laid:new Map(_.laid.map(C=>[O(C),C])),score:v?.fault===null?ec(_.laid,v):null,onSquare:C=>m&&U(u,C)?x(C):$.onSquare(C),onFlag:p?.toggleFlag,draggable:$.draggable,onKey:oo($.editor,_,$.setDraft,{onEnter:()=>g&&a&&!v?.fault&&s(g),onEscape:$.clear,onFlag:p?.toggleFlag,flagging:p?.flagging})};return h`
<div class="board-area">
<${Qt}
label=${qr}
rules=${r}
rows=${u}
last=${w}
onWord=${x}
...${y}
...${p?.board}
...${R}
/>
</div>
${d&&h`
<${ql}
...${e}
turn=${$}
field=${p}
preview=${v}
canExchange=${i>=r.exchange_from}
endsWithoutPoints=${Xl(n,r)}
/>
`}
`}var Jl=Gr;function Vl({view:e,rules:t}){const{board:n=[],rack:r="",bag:o=0,opened:a=[],bombs:s}=e.observation,l=Z(t);return h`
<div class="board-info">
<${Bl} rules=${t} board=${n} rack=${r} bag=${o} />
${l&&h`
<p class="hint">${Qi(s??t.bombs,Dl(a))}</p>
<${fo} rules=${t} />
`}
${e.seat!==null&&!e.over&&h`
<p class="hint taps">${nl}</p>
<p class="hint keys">${sl(t.free_blank?t.blank:null,l)}</p>
`}
</div>
`}function Xl({seat:e,observation:t},n){const{scoreless:r=0,zeros:o=[]}=t;return Z(n)?(o[e??0]??0)+1>=n.zeros:r+1>=n.scoreless_turns}function Zl(e,t,n){const r=Ee(e)?.token,o=n&&r?{id:e,token:r,action:n,seq:t}:null,{result:a,busy:s}=cr("table.score",o);return s?null:a}function ec(e,{score:t,closed:n}){return{key:O(po(e)),text:`${t}${n.length?"?":""}`}}function ho(e=[]){const t=e.flatMap(({number:n,events:r})=>r.filter(({event:o,action:a})=>o==="turn"&&a.action==="play").map(({action:o,score:a=0,hit:s=[]})=>({laid:Ie(o),score:a,hit:s,change:n})));return{arriving:new Set(t.flatMap(({laid:n})=>n.map(O))),exploding:new Set(t.flatMap(({hit:n})=>n.map(tc))),rising:t.map(({laid:n,score:r,change:o})=>({square:O(po(n)),points:r,change:o}))}}var tc=e=>O(yt(e)),po=e=>e.reduce((t,n)=>t.row+t.column>n.row+n.column?t:n),nc=(e=[])=>$o(e.findLast(({action:t})=>t.action!=="accept")?.action),$o=e=>new Set(e?.action==="play"?Ie(e).map(O):[]);function rc({observation:e,rules:t,action:n,bombs:r,dictionary:o,changes:a,tried:s}){const{board:l=[],opened:c=[]}=e,u=s?.action==="play"?Ie(s):[];return h`
<div class="board-area">
<${Qt}
label=${qr}
rules=${t}
rows=${l}
last=${$o(s??n)}
laid=${new Map(u.map(i=>[O(i),i]))}
opened=${Z(t)?c:null}
bombs=${r}
onWord=${i=>Zt(Wr(l,i),o)}
...${ho(a)}
/>
</div>
`}var oc=({board:e=[],opened:t=[]},n)=>({rack:Ze(n),board:e.join("/"),...t.length?{opened:t.join("/")}:{}}),go={...Ur,...jr,StaticHand:Pl,listedAction:Ii,loadSolver:async()=>(await import("./solver.js")).TilesSolver},vo={lexicon:{...Or,...mr,loadSolver:async()=>(await import("./solver.js")).LexiconSolver,RoundScores:Ti,addDetails:Lr,lastHands:Vs,loadRules:async()=>(await import("./rules.js")).lexiconRules,emblem:"ACE",tagline:fs},scrabble:{...go,hasStrength:!0,loadRules:async()=>(await import("./rules.js")).scrabbleRules,emblem:"QIZ",tagline:Di},lexibomb:{...go,loadRules:async()=>(await import("./rules.js")).lexibombRules,emblem:"12✹",tagline:Hi}},Jt=({games:e})=>e.filter(({game:t})=>Object.hasOwn(vo,t));function ac(e,t){const n=Jt(e);return n.find(({game:r})=>r===t)??n[0]}var sc=({games:e},t)=>e.find(({game:n})=>n===t)?.title??t,ic=({words:e},t)=>e&&t.includes(e)?e:t[0],lc=e=>!!e.without_challenges,cc=(e,t)=>({base:t,...e.without_challenges});function uc(e,{ruleset:t,...n}){const r=t.replace(/, changed$/,""),o=Object.entries(e.without_challenges??{});return va({ruleset:r,rejectsPhonies:o.length>0&&o.every(([a,s])=>n[a]===s),isChanged:r!==t})}function dc(e,t,n){const r=typeof t=="string"?t:JSON.stringify(t);return ht(`rules/${e}`,{ruleset:r,dictionary:Ve(n)?n:""})}function fc(e){const t=e.get("ruleset");if(!t?.startsWith("{"))return t;try{return JSON.parse(t)}catch{return t}}var hc=(e,t,n)=>({game:e,observation:t,seq:n,seat:t.player,to_move:t.player,phase:"turn",over:!1});function mo(){const e=jt("theme");return Wn.some(([t])=>t===e)?e:"auto"}function _o(){const e=mo();document.documentElement.style.colorScheme=e==="auto"?"":e}function pc(e){Ft("theme",e),_o()}var yo=()=>jt("sounds")==="on"?"on":"off";function $c(e){Ft("sounds",e),bo(["turn"])}function bo(e){yo()!=="off"&&import("./sound_player.js").then(({play:t})=>t(e),()=>{})}var A=({text:e,...t})=>h`<button type="button" ...${t}>${e}</button>`;function wo({id:e,text:t,cancel:n,confirm:r,canAct:o=!0,onCancel:a,onConfirm:s}){const l=D(null);return F(()=>l.current?.focus(),[]),h`
<p id=${e}>${t}</p>
<div class="row" role="group" aria-labelledby=${e}>
<button type="button" ref=${l} onClick=${a}>${n}</button>
<${A} text=${r} disabled=${!o} onClick=${s} />
</div>
`}function Fe({label:e,id:t,hint:n,children:r}){return h`
<div class="field">
<label for=${t}>${e}</label>
${r}
${n&&h`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
</div>
`}function ko({label:e,id:t,hint:n,value:r,onInput:o,...a}){return h`
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
`}var gc=({label:e,id:t,...n})=>h`
<${Fe} label=${e} id=${t}>
<textarea id=${t} spellcheck=${!1} ...${n}></textarea>
<//>
`;function vc({label:e,id:t,hint:n,value:r,lines:o=1}){const[a,s]=L(!1),l=({target:i})=>i.select();async function c(){document.getElementById(t).select();try{await navigator.clipboard.writeText(r),s(!0)}catch{s(!1)}}const u={id:t,readonly:!0,value:r,"aria-describedby":n?`${t}-hint`:void 0,onFocus:l,onClick:l};return h`
<div class="row copy">
<${Fe} label=${e} id=${t}>
${o>1?h`<textarea rows=${o} ...${u}></textarea>`:h`<input type="text" ...${u} />`}
<//>
<${A} text=${Xo} onClick=${c} />
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
`}function mc({info:e,...t}){const n=e.rulesets.map(r=>[r,nt(ot(r))]);return h`<${Vt} label=${Hn} id="ruleset" options=${n} ...${t} />`}function _c({dictionaries:e,...t}){const r=[...new Set([...e,t.value])].map(o=>[o,ha(o)]);return h`
<${Vt} label=${na} id="dictionary" options=${r} ...${t} />
`}function To({label:e,value:t,options:n,onChange:r}){return h`
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
`}var xo=(e,t,n,r)=>()=>{const[o,a]=L(n);return h`
<div class="row page-choice">
<span class="hint" aria-hidden="true">${e}</span>
<${To} label=${e} value=${o} options=${t} onChange=${l=>{r(l),a(l)}} />
</div>
`},yc=xo(oa,Wn,mo,pc),Co=xo(aa,sa,yo,$c),bc=()=>h`
<div class="row"><${yc} /><${Co} /></div>
`;function wc({server:e,view:t,game:n}){return h`
<nav aria-label=${ra}>
${Jt(e).map(({game:r,title:o})=>h`
<a
key=${r}
href=${`#/${t}/${r}`}
aria-current=${r===n?"page":void 0}
>${o}</a
>
`)}
</nav>
`}function So({columns:e,rows:t,classes:n="",rowHeads:r=!1}){const o=e.filter(s=>s!==!1),a=o.map(({number:s})=>s?"number":void 0);return h`
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
`}function kc({undo:e,canUndo:t}){return h`<${A} text=${Fn} disabled=${!t} onClick=${e} />`}function Tc({load:e,loading:t="",...n}){const{value:r,error:o}=Bt(e,[]);return r?h`<${r} ...${n} />`:h`<${Xt} text=${o} />${!o&&h`<p role="status">${t}</p>`}`}function Xt({text:e}){return h`<p class="problem" role="alert" hidden=${!e}>${e}</p>`}var Lo=/^\p{L}{2,}$/u;async function Zt(e,t){const n=e.filter(r=>Lo.test(r));n.length&&(await import("./words-lookup.js")).openLookup(n,t)}function xc({text:e,word:t,dictionary:n}){const r=t&&Lo.test(t)?S(E(t)):"",o=r&&n?e.indexOf(r):-1;if(o<0||!t||!n)return e;const a=h`
<${A}
text=${r}
class="plain word-link"
lang=${de()}
onClick=${()=>Zt([t],n)}
/>
`;return h`${e.slice(0,o)}${a}${e.slice(o+r.length)}`}export{Qt as Board,A as Button,$t as Card,Ht as Cards,Vt as Choice,vc as CopyField,So as DataTable,_c as DictionaryChoice,Fe as Field,L as G,vo as GAME_VIEWS,wc as GameTabs,j as J,F as K,zn as LEVELS,Wt as LaidWord,fo as Legend,Tc as Loaded,Ro as M,W as MASTER,bc as PageChoices,Tl as PositionEditor,Xt as Problem,D as Q,wo as Question,pe as Refused,yr as RisingPoints,mc as RulesetChoice,To as Segments,Co as SoundChoice,gc as TextArea,ko as TextField,$e as Tile,kc as UndoButton,Jo as VIEW_TITLES,xc as WithWord,ue as Y,me as __export,ht as addressOf,Vn as adviceAfterAnswer,On as announce,_o as applyTheme,oo as boardKeys,ca as botOption,rt as botTitle,xe as call,nt as capitalized,$a as capitals,Ot as cardCount,Tr as cardsLeftColumn,Dn as clearButton,Mr as composed,jn as copied,M as counted,dt as currentRoute,ic as defaultDictionary,ja as dictionaryInfo,Qn as dictionaryTitle,da as distinct,Aa as doneText,Kt as emptyRows,Ce as errorText,h as fe,ac as findGame,Et as forfeitText,Za as forgetTable,Kn as gameAborted,_a as gameLog,sc as gameTitle,cs as go,lc as hasChallenges,Z as hasMinefield,Ba as hello,Ca as helpElsewhere,ia as highestChance,Yo as homeLink,Te as inOrder,be as isFocusLost,Ra as isMistake,Ja as isStorageDenied,H as joined,Ia as keepRules,O as keyOf,Ie as laidLetters,de as lang,Ve as languageOf,ts as lastChoices,es as lastGame,mt as lettersOf,fe as listed,ne as loadObject,jt as loadSetting,zo as logo,At as longTileHint,Qo as mainNavigation,Go as newGameTitle,ya as nextGameStarted,kr as noCardsLeft,tr as noPuzzle,nr as notAccepted,Jn as offline,ka as offlineNotice,la as opponentLabel,ea as orderLabel,xl as parseRows,V as parseTyped,$r as parsedObject,tt as percent,qn as percentPoints,bo as playSounds,ua as playerNames,pa as queryProblem,S as readable,Xe as received,sr as recordOf,us as replaceQuery,Gn as resultText,Ta as retryButton,lr as rulesOf,ma as rulesOfGame,dc as rulesPath,uc as rulesTitle,fc as rulesetInQuery,Hn as rulesetLabel,ot as rulesetTitle,rs as saveFile,te as sent,Jt as shownGames,uo as shuffled,K as signed,Ko as skipLink,Uo as speak,Be as squareName,Zo as stopButton,ns as storeChoices,ct as storeObject,ss as storePuzzle,Xa as storeSeat,Ft as storeSetting,as as storedPuzzle,Ee as storedTable,Va as storedTables,wa as toMoveText,os as today,Fn as undoButton,xa as unknownAddress,ut as updateTable,E as upper,Wa as useAction,Ya as useCurrentInView,En as useFocus,Fo as useHeadingFocus,it as useLayoutChange,za as useOffline,Bt as usePromise,cr as useRequest,ls as useRoute,qa as useSecondsLeft,Ga as useTitle,Ua as useUndo,Se as useWindowEvent,hc as viewOfTurn,Ae as without,cc as withoutChallenges,re as wordOf,Ze as written,et as you,ba as yourNameLabel,Pt as yourTurn};

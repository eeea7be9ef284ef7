var Po=Object.defineProperty,ve=(e,t)=>{for(var n in t)Po(e,n,{get:t[n],enumerable:!0})},Fe,w,en,me,tn,nn,Mo,De={},rn=[],No=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Q(e,t){for(var n in t)e[n]=t[n];return e}function on(e){var t=e.parentNode;t&&t.removeChild(e)}function an(e,t,n){var r,o,a,s={};for(a in t)a=="key"?r=t[a]:a=="ref"?o=t[a]:s[a]=t[a];if(arguments.length>2&&(s.children=arguments.length>3?Fe.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)s[a]===void 0&&(s[a]=e.defaultProps[a]);return He(e,s,r,o,null)}function He(e,t,n,r,o){var a={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:o??++en};return w.vnode!=null&&w.vnode(a),a}function We(e){return e.children}function Ue(e,t){this.props=e,this.context=t}function ce(e,t){if(t==null)return e.__?ce(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?ce(e):null}function sn(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return sn(e)}}function ln(e){(!e.__d&&(e.__d=!0)&&me.push(e)&&!qe.__r++||nn!==w.debounceRendering)&&((nn=w.debounceRendering)||tn)(qe)}function qe(){for(var e;qe.__r=me.length;)e=me.sort(function(t,n){return t.__v.__b-n.__v.__b}),me=[],e.some(function(t){var n,r,o,a,s,l;t.__d&&(s=(a=(n=t).__v).__e,(l=n.__P)&&(r=[],(o=Q({},a)).__v=a.__v+1,yt(l,a,o,n.__n,l.ownerSVGElement!==void 0,a.__h!=null?[s]:null,r,s??ce(a),a.__h),$n(r,a),a.__e!=s&&sn(a)))})}function cn(e,t,n,r,o,a,s,l,c,u){var i,f,d,p,$,m,g,v=r&&r.__k||rn,b=v.length;for(n.__k=[],i=0;i<t.length;i++)if((p=n.__k[i]=(p=t[i])==null||typeof p=="boolean"?null:typeof p=="string"||typeof p=="number"||typeof p=="bigint"?He(null,p,null,null,p):Array.isArray(p)?He(We,{children:p},null,null,null):p.__b>0?He(p.type,p.props,p.key,null,p.__v):p)!=null){if(p.__=n,p.__b=n.__b+1,(d=v[i])===null||d&&p.key==d.key&&p.type===d.type)v[i]=void 0;else for(f=0;f<b;f++){if((d=v[f])&&p.key==d.key&&p.type===d.type){v[f]=void 0;break}d=null}yt(e,p,d=d||De,o,a,s,l,c,u),$=p.__e,(f=p.ref)&&d.ref!=f&&(g||(g=[]),d.ref&&g.push(d.ref,null,p),g.push(f,p.__c||$,p)),$!=null?(m==null&&(m=$),typeof p.type=="function"&&p.__k!=null&&p.__k===d.__k?p.__d=c=un(p,c,e):c=dn(e,p,d,v,$,c),u||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&d.__e==c&&c.parentNode!=e&&(c=ce(d))}for(n.__e=m,i=b;i--;)v[i]!=null&&(typeof n.type=="function"&&v[i].__e!=null&&v[i].__e==n.__d&&(n.__d=ce(r,i+1)),vn(v[i],v[i]));if(g)for(i=0;i<g.length;i++)gn(g[i],g[++i],g[++i])}function un(e,t,n){var r,o;for(r=0;r<e.__k.length;r++)(o=e.__k[r])&&(o.__=e,t=typeof o.type=="function"?un(o,t,n):dn(n,o,o,e.__k,o.__e,t));return t}function dn(e,t,n,r,o,a){var s,l,c;if(t.__d!==void 0)s=t.__d,t.__d=void 0;else if(n==null||o!=a||o.parentNode==null)e:if(a==null||a.parentNode!==e)e.appendChild(o),s=null;else{for(l=a,c=0;(l=l.nextSibling)&&c<r.length;c+=2)if(l==o)break e;e.insertBefore(o,a),s=a}return s!==void 0?s:o.nextSibling}function fn(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||No.test(t)?n:n+"px"}function ze(e,t,n,r,o){var a;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||fn(e.style,t,"");if(n)for(t in n)r&&n[t]===r[t]||fn(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")a=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+a]=n,n?r||e.addEventListener(t,a?pn:hn,a):e.removeEventListener(t,a?pn:hn,a);else if(t!=="dangerouslySetInnerHTML"){if(o)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function hn(e){this.l[e.type+!1](w.event?w.event(e):e)}function pn(e){this.l[e.type+!0](w.event?w.event(e):e)}function yt(e,t,n,r,o,a,s,l,c){var u,i,f,d,p,$,m,g,v,b,y,_=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=t.__e=n.__e,t.__h=null,a=[l]),(u=w.__b)&&u(t);try{e:if(typeof _=="function"){if(g=t.props,v=(u=_.contextType)&&r[u.__c],b=u?v?v.props.value:u.__:r,n.__c?m=(i=t.__c=n.__c).__=i.__E:("prototype"in _&&_.prototype.render?t.__c=i=new _(g,b):(t.__c=i=new Ue(g,b),i.constructor=_,i.render=Bo),v&&v.sub(i),i.props=g,i.state||(i.state={}),i.context=b,i.__n=r,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),_.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=Q({},i.__s)),Q(i.__s,_.getDerivedStateFromProps(g,i.__s))),d=i.props,p=i.state,f)_.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(_.getDerivedStateFromProps==null&&g!==d&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(g,b),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(g,i.__s,b)===!1||t.__v===n.__v){i.props=g,i.state=i.__s,t.__v!==n.__v&&(i.__d=!1),i.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(T){T&&(T.__=t)}),i.__h.length&&s.push(i);break e}i.componentWillUpdate!=null&&i.componentWillUpdate(g,i.__s,b),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(d,p,$)})}i.context=b,i.props=g,i.state=i.__s,(u=w.__r)&&u(t),i.__d=!1,i.__v=t,i.__P=e,u=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(r=Q(Q({},r),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||($=i.getSnapshotBeforeUpdate(d,p)),y=u!=null&&u.type===We&&u.key==null?u.props.children:u,cn(e,Array.isArray(y)?y:[y],t,n,r,o,a,s,l,c),i.base=t.__e,t.__h=null,i.__h.length&&s.push(i),m&&(i.__E=i.__=null),i.__e=!1}else a==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=Ro(n.__e,t,n,r,o,a,s,c);(u=w.diffed)&&u(t)}catch(T){t.__v=null,(c||a!=null)&&(t.__e=l,t.__h=!!c,a[a.indexOf(l)]=null),w.__e(T,t,n)}}function $n(e,t){w.__c&&w.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(r){r.call(n)})}catch(r){w.__e(r,n.__v)}})}function Ro(e,t,n,r,o,a,s,l){var c,u,i,f=n.props,d=t.props,p=t.type,$=0;if(p==="svg"&&(o=!0),a!=null){for(;$<a.length;$++)if((c=a[$])&&(c===e||(p?c.localName==p:c.nodeType==3))){e=c,a[$]=null;break}}if(e==null){if(p===null)return document.createTextNode(d);e=o?document.createElementNS("http://www.w3.org/2000/svg",p):document.createElement(p,d.is&&d),a=null,l=!1}if(p===null)f===d||l&&e.data===d||(e.data=d);else{if(a=a&&Fe.call(e.childNodes),u=(f=n.props||De).dangerouslySetInnerHTML,i=d.dangerouslySetInnerHTML,!l){if(a!=null)for(f={},$=0;$<e.attributes.length;$++)f[e.attributes[$].name]=e.attributes[$].value;(i||u)&&(i&&(u&&i.__html==u.__html||i.__html===e.innerHTML)||(e.innerHTML=i&&i.__html||""))}if((function(m,g,v,b,y){var _;for(_ in v)_==="children"||_==="key"||_ in g||ze(m,_,null,v[_],b);for(_ in g)y&&typeof g[_]!="function"||_==="children"||_==="key"||_==="value"||_==="checked"||v[_]===g[_]||ze(m,_,g[_],v[_],b)})(e,d,f,o,l),i)t.__k=[];else if($=t.props.children,cn(e,Array.isArray($)?$:[$],t,n,r,o&&p!=="foreignObject",a,s,a?a[0]:n.__k&&ce(n,0),l),a!=null)for($=a.length;$--;)a[$]!=null&&on(a[$]);l||("value"in d&&($=d.value)!==void 0&&($!==e.value||p==="progress"&&!$)&&ze(e,"value",$,f.value,!1),"checked"in d&&($=d.checked)!==void 0&&$!==e.checked&&ze(e,"checked",$,f.checked,!1))}return e}function gn(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(r){w.__e(r,n)}}function vn(e,t,n){var r,o;if(w.unmount&&w.unmount(e),(r=e.ref)&&(r.current&&r.current!==e.__e||gn(r,null,t)),(r=e.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){w.__e(a,t)}r.base=r.__P=null}if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&vn(r[o],t,typeof e.type!="function");n||e.__e==null||on(e.__e),e.__e=e.__d=void 0}function Bo(e,t,n){return this.constructor(e,n)}function Io(e,t,n){var r,o,a;w.__&&w.__(e,t),o=(r=typeof n=="function")?null:n&&n.__k||t.__k,a=[],yt(t,e=(!r&&n||t).__k=an(We,null,[e]),o||De,De,t.ownerSVGElement!==void 0,!r&&n?[n]:o?null:t.firstChild?Fe.call(t.childNodes):null,a,!r&&n?n:o?o.__e:t.firstChild,r),$n(a,e)}Fe=rn.slice,w={__e:function(e,t){for(var n,r,o;t=t.__;)if((n=t.__c)&&!n.__)try{if((r=n.constructor)&&r.getDerivedStateFromError!=null&&(n.setState(r.getDerivedStateFromError(e)),o=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),o=n.__d),o)return n.__E=n}catch(a){e=a}throw e}},en=0,Ue.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Q({},this.state),typeof e=="function"&&(e=e(Q({},n),this.props)),e&&Q(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),ln(this))},Ue.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),ln(this))},Ue.prototype.render=We,me=[],tn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,qe.__r=0,Mo=0;var _e,j,mn,Ge=0,bt=[],_n=w.__b,yn=w.__r,bn=w.diffed,wn=w.__c,kn=w.unmount;function Ye(e,t){w.__h&&w.__h(j,e,Ge||t),Ge=0;var n=j.__H||(j.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function S(e){return Ge=1,jo(Tn,e)}function jo(e,t,n){var r=Ye(_e++,2);return r.t=e,r.__c||(r.__=[n?n(t):Tn(void 0,t),function(o){var a=r.t(r.__[0],o);r.__[0]!==a&&(r.__=[a,r.__[1]],r.__c.setState({}))}],r.__c=j),r.__}function F(e,t){var n=Ye(_e++,3);!w.__s&&kt(n.__H,t)&&(n.__=e,n.__H=t,j.__H.__h.push(n))}function D(e,t){var n=Ye(_e++,4);!w.__s&&kt(n.__H,t)&&(n.__=e,n.__H=t,j.__h.push(n))}function H(e){return Ge=5,ue(function(){return{current:e}},[])}function ue(e,t){var n=Ye(_e++,7);return kt(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function Fo(){bt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Ke),e.__H.__h.forEach(wt),e.__H.__h=[]}catch(t){e.__H.__h=[],w.__e(t,e.__v)}}),bt=[]}w.__b=function(e){j=null,_n&&_n(e)},w.__r=function(e){yn&&yn(e),_e=0;var t=(j=e.__c).__H;t&&(t.__h.forEach(Ke),t.__h.forEach(wt),t.__h=[])},w.diffed=function(e){bn&&bn(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(bt.push(t)!==1&&mn===w.requestAnimationFrame||((mn=w.requestAnimationFrame)||function(n){var r,o=function(){clearTimeout(a),xn&&cancelAnimationFrame(r),setTimeout(n)},a=setTimeout(o,100);xn&&(r=requestAnimationFrame(o))})(Fo)),j=void 0},w.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Ke),n.__h=n.__h.filter(function(r){return!r.__||wt(r)})}catch(r){t.some(function(o){o.__h&&(o.__h=[])}),t=[],w.__e(r,n.__v)}}),wn&&wn(e,t)},w.unmount=function(e){kn&&kn(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Ke)}catch(n){w.__e(n,t.__v)}};var xn=typeof requestAnimationFrame=="function";function Ke(e){var t=j;typeof e.__c=="function"&&e.__c(),j=t}function wt(e){var t=j;e.__c=e.__(),j=t}function kt(e,t){return!e||e.length!==t.length||t.some(function(n,r){return n!==e[r]})}function Tn(e,t){return typeof t=="function"?t(e):t}var Cn=function(e,t,n,r){var o;t[0]=0;for(var a=1;a<t.length;a++){var s=t[a++],l=t[a]?(t[0]|=s?1:2,n[t[a++]]):t[++a];s===3?r[0]=l:s===4?r[1]=Object.assign(r[1]||{},l):s===5?(r[1]=r[1]||{})[t[++a]]=l:s===6?r[1][t[++a]]+=l+"":s?(o=e.apply(l,Cn(e,l,n,["",null])),r.push(o),l[0]?t[0]|=2:(t[a-2]=0,t[a]=o)):r.push(l)}return r},Sn=new Map,h=function(e){var t=Sn.get(this);return t||(t=new Map,Sn.set(this,t)),(t=Cn(this,t.get(e)||(t.set(e,t=(function(n){for(var r,o,a=1,s="",l="",c=[0],u=function(d){a===1&&(d||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,d,s):a===3&&(d||s)?(c.push(3,d,s),a=2):a===2&&s==="..."&&d?c.push(4,d,0):a===2&&s&&!d?c.push(5,0,!0,s):a>=5&&((s||!d&&a===5)&&(c.push(a,0,s,o),a=6),d&&(c.push(a,d,0,o),a=6)),s=""},i=0;i<n.length;i++){i&&(a===1&&u(),u(i));for(var f=0;f<n[i].length;f++)r=n[i][f],a===1?r==="<"?(u(),c=[c],a=3):s+=r:a===4?s==="--"&&r===">"?(a=1,s=""):s=r+s[0]:l?r===l?l="":s+=r:r==='"'||r==="'"?l=r:r===">"?(u(),a=1):a&&(r==="="?(a=5,o=s,s=""):r==="/"&&(a<5||n[i][f+1]===">")?(u(),a===3&&(c=c[0]),a=c,(c=c[0]).push(2,0,a),a=0):r===" "||r==="	"||r===`
`||r==="\r"?(u(),a=2):s+=r),a===3&&s==="!--"&&(a=4,c=c[0])}return u(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(an),Do=5;function Ln(e){const t=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=e,t.append(n);t.children.length>Do;)t.firstChild?.remove()}var xt=!1,Tt=!1;addEventListener("keydown",()=>Tt=!0,!0),addEventListener("pointerdown",()=>Tt=!1,!0);function ye(){const{activeElement:e,body:t}=document;return e===t||e?.matches(":disabled")||!1}function On(e){D(()=>{if(!Tt||!ye()||xt)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},e)}function Ho(e,t){const n=H(e);D(()=>{const r=n.current===e;if(n.current=e,!t.isChosen||r&&!ye())return;const{activeElement:o}=document,a=document.getElementById("main"),s=new MutationObserver(c);function l(){s.disconnect(),xt=!1}function c(){const u=a.querySelector("h1");u&&(l(),!(!ye()&&document.activeElement!==o)&&(u.tabIndex=-1,u.focus()))}return xt=!0,s.observe(a,{childList:!0,subtree:!0}),c(),l},[t])}var Wo=11264,En=/[\u2c00-\u2c5f]/g,An="|",Je=new Map,V=new Map,Pn=/(?!)/g,be={},K,Mn=/(?!)/g,Nn=/(?!)/g,Ct=e=>[...e].length>1,Rn=e=>[...e].sort((t,n)=>n.length-t.length).map(t=>t.replace(/[\\^$.*+?()[\]{}|/]/g,"\\$&")).join("|")||"(?!)";function Uo(e={}){be=e;for(const t of Object.values(e).flatMap(({letters:n})=>n.filter(Ct))){if(V.has(t))continue;const n=String.fromCharCode(Wo+V.size/2);for(const[r,o]of[[n,t],[n.toLowerCase(),t.toLowerCase()]])Je.set(r,o),V.set(o,r)}Pn=new RegExp(`\\[(${Rn(V.keys())})\\]`,"g")}var Qe=e=>be[e??""],qo=e=>Object.values(be).find(t=>t.code===e);function zo(e){if(K===be[e])return;K=be[e];const t=Rn(K?.letters.filter(Ct)??[]),n=Bn()?"|(?<=[\\p{L}\\]])\\|(?=[\\p{L}[])":"";Mn=new RegExp(`\\[(${t})\\]|(${t})\\|?${n}`,"giu"),Nn=new RegExp(`(?=(?:${t}))(.)`,"giu")}var de=()=>K?.code??void 0,Ve=e=>e.replace(Pn,(t,n)=>V.get(n)),ee=e=>e.replace(En,t=>Je.has(t)?`[${Je.get(t)}]`:t),C=e=>e.replace(En,t=>Je.get(t)??t),L=e=>e.toLocaleUpperCase(de()??"en"),we=e=>e.toLocaleLowerCase(de()??"en"),X=e=>[...e.normalize("NFC")].map(t=>{const n=K?.fold[t]??K?.fold[L(t)];return n===void 0?t:t===L(t)?n:n.toLowerCase()}).join("").replace(Mn,(t,n,r)=>{const o=n??r??"";return V.get(o)??V.get(L(o))??""}),Xe=e=>ee(e.replace(Nn,`$1${An}`)),Go=e=>!!K?.letters.some(t=>t.length>e.length&&t.startsWith(L(e))),Bn=()=>K?.letters.find(Ct);function ke(e){const t=(K?.letters??[]).map(r=>V.get(r)??r),n=r=>t.indexOf(r);return[...e].sort((r,o)=>n(r)-n(o)||r.localeCompare(o))}var Ze="You",Yo={cards:"LEXICON",rest:"fast"},Ko="New game",Jo="Lexicon fast, home",Qo="Skip to content",Vo="Main",Xo={play:"Play",puzzle:"Puzzle",solver:"Solver",words:"Words",quiz:"Quiz",replay:"Replay",rules:"Rules",table:"Table",unknown:"No such page"},Zo=e=>`${e} · Lexicon fast`,ea="Copy",In="Copied.",jn="Undo",Fn="Clear",ta="Stop",na="Sort by",ra="Recall",Dn="Rules",oa="Dictionary",aa="Games",sa="Theme",Hn=[["auto","Auto"],["light","Light"],["dark","Dark"]],ia="Sounds",la=[["off","Off"],["on","On"]];function P(e,t){return`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`}var St=e=>P(e,"card");function fe(e,t="and"){return e.length<2?e.join():`${e.slice(0,-1).join(", ")} ${t} ${e.at(-1)}`}var q=(e,t=" ")=>e.filter(Boolean).join(t);function Y(e,t){return e===Ze?`${e} ${t}`:`${e} ${t}${/(s|sh|ch)$/.test(t)?"es":"s"}`}var J=e=>Number(e)>0?`+${e}`:`${e}`;function et(e){const t=Math.round(e*100);return e>0&&e<1?Math.min(Math.max(t,1),99):t}function ca(e){return e<=0||e>=100?Math.min(e/100,1):e>=99?.999999:(e+.499999)/100}var tt=e=>e.charAt(0).toUpperCase()+e.slice(1),Wn=e=>`${J(Math.round(100*e)||0)}%`,Un=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Champion"]],ua="Opponent";function nt(e){return Un.find(([n])=>n===e)?.[1]??e.replace(/^level(?=\d)/,"Level ")}var qn=e=>nt(e).replace(/^player (?=\d+$)/,"Player "),da=e=>`Bot: ${nt(e)}`;function fa({seats:e,seat:t}){return e.map(({name:n,bot:r},o)=>{if(o===t)return Ze;if(r&&/^level\d+( \d+)?$/.test(n)){const[a,s]=n.split(" ");return q([nt(a),s])}return n.trim().toLowerCase()===Ze.toLowerCase()?`“${n}”`:qn(n)})}function ha(e){return e.map((t,n)=>{const r=e.slice(0,n).filter(o=>o===t).length;return r?`${t} ${r+1}`:t})}function zn(e){return e.length>1?`${fe(e)} share the win.`:e.length?`${Y(e[0],"win")}.`:"The game is over."}function Gn(e){const t=e.filter(({event:o,action:a})=>o==="turn"&&a.action!=="accept"),n=t.filter(({action:o})=>o.action!=="challenge"),r=[];for(const o of t)o.action.action==="challenge"&&o.right?r.pop():(o.action.laid??o.action.word)&&r.push(o);return{turns:n,plays:r}}function Yn(e,t,n){if(e.length!==1||t.length<2)return null;const r=P(Math.abs(t[0]-t[1]),"point");return`${Y(n[e[0]],"win")} by ${r}.`}function Lt({player:e,reason:t},n){if(e===null)return Kn;const r=n[e];return t==="clock"?`${r} ran out of time.`:t==="resigned"?`${Y(r,"resign")}.`:`${Y(r,"forfeit")} the game.`}var Kn="The game was aborted.";function Jn(e){if(/^(enable|yawl)$/.test(e))return e.toUpperCase();const t=Qe(e)?.name;return t&&t!==e?`${e} (${t})`:e}function pa({message:e,type:t=""}){if(t in he&&t!=="BadQuery")return he[t];const n=e.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,""),r=n.replaceAll(/'([^']+)'/g,"“$1”");return`${C(tt(r))}${/[.?!]$/.test(n)?"":"."}`}function $a(e){const t=[...e?.upper??""],n=new Map([...e?.lower??""].map((r,o)=>[r,t[o]]));return r=>C([...r].map(o=>n.get(o)??o).join(""))}function Ot(){const e=Bn();return e?` Type ${[...e].join(" and ")} for the tile ${e}; with | between they stay apart.`:""}var ga={classic_poc:"original prototype"};function rt(e){const[,t,n]=/^(.*)-(\w+)$/.exec(e)??[],r=n&&qo(n)?.name;return r?`${rt(t)} (${r})`:ga[e]??e.replaceAll("_"," ")}function va({ruleset:e,rejectsPhonies:t,isChanged:n}){const r=`${rt(e)} rules`;return t?`${r}, phonies rejected`:n?`${r}, changed`:r}var ma=e=>`${e} rules`,_a="Game log",ya="The next game has started.",ba="Your name",Et="Your turn",wa=e=>`Waiting for ${e}`,Qn="Can’t reach the server.",ka="Can’t reach the server. The rules, and what you have looked up or solved before, are still here; games, puzzles and anything new need the server.",xa="Try again",Ta="This address leads nowhere. Check the link, or start a new game.",Ca="This page can’t stop players from getting help elsewhere.",Vn="Accept or challenge the last play, then ask for a hint.",Xn="You can’t start another game right now. Finish one of your games, or try again later.",Zn="This game is too long for the server.",er="This search takes too long. Remove some conditions, or try again later.",he={NoSuchTable:"This table doesn’t exist. It may have been deleted.",NoSeat:"This table is full.",NotOver:"The game isn’t over yet, and its record would reveal what is hidden.",NotLoaded:"This server doesn’t have the dictionary for this game.",Stale:"Someone else moved first. Check the table and try again.",NoAdvice:Vn,BadToken:"The server doesn’t recognise your seat. Reload the page to watch the game.",BadAction:"The server didn’t understand this turn. Reload the page and try again.",Failure:"A bot on this server isn’t working. Start a game against a different one.",BadRecord:"This file contains no game to replay. Choose a game saved here or a GCG file.",NoDefinitions:"This server has no definitions. Remove definition: and part-of-speech: from your query.",NoPlayability:"This dictionary has no playability ranks. Remove playability: from your query.",BadQuery:"This query has a mistake. Fix it, or tap an example.",TooMuch:"This is too much for the server. Try something shorter, or try again later.","dictionary.find NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.info NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.find TooMuch":er,"quiz.keys TooMuch":er,"rules BadOption":"These rules don’t exist. Choose a ruleset from the list.","table.new TooMuch":Xn,"table.again TooMuch":Xn,"record.replay TooMuch":Zn,"analyse TooMuch":Zn,Busy:"The server is busy. Try again in a moment.",Closing:"The server is shutting down. Try again later."},Sa=(e,t)=>`${e} (See line ${t}.)`,La={abort:"Everyone has had a turn, so you can no longer abort the game. You can resign.",action:he.BadAction,added:"Add at least one card to the word.",hand:"You don’t have all the cards for this word.",order:"Keep the old word’s letters in order, and keep any Master a Master.",over:"The game is over.",phase:"Accept or challenge the last play first.",rack:"You don’t have all of these tiles.","same word":"At this table, a change must make a different word.",target:"This word is no longer on the table.",turn:"It isn’t your turn."},tr="There’s no such puzzle: the number in the link must be a whole number.",Oa=[["params.seed",tr],["params.seats","These players or names aren’t allowed. Choose others."],["params.name","This name isn’t allowed. Choose another."],["params.clock","These time limits aren’t allowed. Choose others."],["params.record","You can’t continue from this position. Choose an earlier one."],["params.events","You can’t continue from this position. Choose an earlier one."],["params.action",he.BadAction],["params.filter.contains","Find takes letters of a word, such as QU, or, on a board, the square where it starts, such as 8D."],["params.filter.at","The square where a play starts must be on the board, such as 8D."],["params.filter.covers","Covers takes squares on the board, such as H8 O15."],["params.filter","One of these filters has an impossible value. Change it."]],nr="The server rejected this. Change your input, or reload the page.",Ea="Something went wrong on the server. Try again later.";function Aa(e){if(!e)return"";const t=P(e.tries,"attempt");return e.end==="solved"?`Solved in ${t}`:e.end==="shown"?"Not solved":t}function At(e,t,n){const r=Math.round(e);return r?`${P(Math.abs(r),`${r>0?"more":"fewer"} ${t}`)} ${n}`:""}var rr=(e,t)=>Math.round(100*e)?`${Wn(e)} ${t}`:"",or=1e3,Pa=-32603,Ma=413,Na=JSON.stringify({error:{code:0,message:"",data:{type:"TooMuch"}}}),xe=class extends Error{constructor({code:e,message:t,data:n},r){super(t),this.method=r,this.code=e,this.type=n?.type??"",this.rule=n?.rule??"",this.path=n?.path??"",this.data=n??{}}},Ra=["rules","solve","plan","dictionary.find","dictionary.info"],Ba=300,ar="lexicon-fast-answers",sr=async()=>"caches"in globalThis?caches.open(ar).catch(()=>null):null,ir=e=>`rpc?${encodeURIComponent(e)}`;async function Ia(e,t){const n=await sr(),[r,...o]=await n?.keys()??[];r&&o.length>=Ba&&await n?.delete(r),await n?.put(ir(e),new Response(t)).catch(()=>{})}var Pt=document.documentElement.hasAttribute("data-offline")||!navigator.onLine,lr=()=>Pt;function ot(e){Pt!==e&&(Pt=e,dispatchEvent(new Event("serverchange")))}addEventListener("online",()=>ot(!1)),addEventListener("offline",()=>ot(!0));async function ja(e,t,n){try{const r=await fetch(`rpc?${e}`,{method:"POST",headers:{"Content-Type":"application/json"},body:t,signal:n}),o=await r.text();return ot(!1),r.status===Ma?Na:(Ra.includes(e)&&o.includes('"result"')&&Ia(t,o),o)}catch(r){if(n?.aborted)throw r;ot(!0);const o=await(await sr())?.match(ir(t));if(!o)throw r;return o.text()}}async function Te(e,t,n){const r=ee(JSON.stringify({jsonrpc:"2.0",id:0,method:e,params:t})),{result:o,error:a}=JSON.parse(Ve(await ja(e,r,n)));if(a)throw new xe(a,e);return o}var Fa=e=>e instanceof xe&&["BadQuery","NoDefinitions","NoPlayability"].includes(e.type);async function cr(e){const t=[];let n;do n=await Te("table.record",{id:e,skip:t.length,limit:or}),t.push(...n.lines);while(n.lines.length===or);return t}function Ce(e){if(!(e instanceof xe))return Qn;const{code:t,method:n,type:r,rule:o,path:a,message:s}=e;if(t===Pa)return Ea;if(a)return Oa.find(([u])=>a.startsWith(u))?.[1]??nr;const l=he[`${n} ${r}`]??he[r]??La[o],c=/^record:(\d+):/.exec(s)?.[1];return l&&c?Sa(l,c):l??C(tt(s.replace(/^position \d+: |^opened, /g,"")))}var at=new Map;function Mt(e,t){const n=JSON.stringify([e,t]),r=at.get(n)??Te(e,t);return at.set(n,r),r.catch(()=>at.delete(n)),r}var ur=document.getElementById("hello")?.textContent;ur&&at.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(ur)));async function Da(){const e=await Mt("hello",{});return Uo(e.languages),e}async function dr(e,t,n=null){const r=Qe(n)&&{dictionary:n};return(await Mt("rules",{game:e,ruleset:t,...r})).rules}async function Ha(e){if(!(!("caches"in globalThis)||await caches.has(ar)))for(const{game:t,rulesets:n}of e)for(const r of n)await dr(t,r)}var Wa=e=>Mt("dictionary.info",{dictionary:e}),Ua=30,qa=100,za=100;function Nt(e,t){const n={value:null,error:null},[r,o]=S(n);return F(()=>{let a=!0;return o(n),e().then(s=>a&&o({value:s,error:null}),s=>a&&o({value:null,error:Ce(s)})),()=>{a=!1}},t),r}function fr(e,t){const n={result:null,error:null,failure:null,key:null},[r,o]=S(n),a=t&&JSON.stringify(t);D(()=>{if(!t){o(n);return}const u=new AbortController,i=setTimeout(()=>{Te(e,t,u.signal).then(f=>o({...n,result:f,key:a}),f=>{if(f.name==="AbortError")return;const d=f instanceof xe?f:null;o({...n,error:Ce(f),failure:d,key:a})})},Ua);return()=>{clearTimeout(i),u.abort()}},[e,a]);const{result:s,error:l,failure:c}=r;return{result:s,error:l,failure:c,busy:r.key!==a}}function Ga({leaves:e=!0}={}){const[t,n]=S({busy:!1,problem:null});async function r(a){n({busy:!0,problem:null});try{await a(),e||n({busy:!1,problem:null})}catch(s){n({busy:!1,problem:Ce(s)})}}return{...t,run:r,clear:()=>n(({busy:a})=>({busy:a,problem:null}))}}function Se(e,t){const n=H(t);n.current=t,D(()=>{const r=o=>n.current(o);return addEventListener(e,r),()=>removeEventListener(e,r)},[e])}function Ya(e){const[{value:t,earlier:n},r]=S(()=>({value:e(),earlier:[]})),o=(s,l=!0)=>r(c=>({value:s,earlier:l?[...c.earlier.slice(1-za),c.value]:c.earlier})),a=()=>r(s=>s.earlier.length?{value:s.earlier.at(-1),earlier:s.earlier.slice(0,-1)}:s);return Se("keydown",s=>{const{key:l,ctrlKey:c,metaKey:u,shiftKey:i,target:f}=s,d=(c||u)&&!i&&l.toLowerCase()==="z",p=f instanceof Element&&f.matches("input:not([data-undo]), textarea");!d||p||(s.preventDefault(),a())}),{value:t,set:o,undo:a,canUndo:n.length>0}}function Ka(e,t,n=!0){const r=ue(()=>performance.now(),[t]),[o,a]=S(r);F(()=>{if(!n)return;const l=setInterval(()=>a(performance.now()),qa);return()=>clearInterval(l)},[n]);const s=n?Math.max(0,o-r)/1e3:0;return Math.max(0,e-s)}function Ja(){const[e,t]=S(lr);return Se("serverchange",()=>t(lr())),e}function Qa(e){F(()=>{e!==null&&(document.title=Zo(e))},[e])}function hr(e,t){const n=H(null);return F(()=>{const r=n.current?.querySelector(e);n.current&&r instanceof HTMLElement&&(n.current.scrollTop=r.offsetTop-n.current.clientHeight/2)},t),n}var Va=e=>hr('[aria-current="step"]',[e]);function st(e,t){const n=H(!0);D(()=>{n.current||e(),n.current=!1},t)}var pr="lexicon_fast.",$r="tables",it="new_game",Rt="puzzles",Xa=50,Za=1100,Le=new Map,es=()=>Le.size>0;function gr(e){if(Le.has(e))return Le.get(e)??null;try{return Ve(localStorage.getItem(pr+e)??"")}catch{return null}}function vr(e,t){try{localStorage.setItem(pr+e,ee(t)),Le.delete(e)}catch{Le.set(e,t)}}function mr(e){try{const t=JSON.parse(e);return typeof t=="object"&&t!==null?t:{}}catch{return{}}}var te=e=>mr(gr(e)??""),lt=(e,t)=>vr(e,JSON.stringify(t)),Bt=e=>gr(e)??"",It=(e,t)=>vr(e,t),Oe=()=>te($r);function ts(){return Object.entries(Oe()).map(([e,t])=>({id:e,...t})).sort((e,t)=>t.since-e.since)}function jt(e){const t=Object.entries(e).sort(([,n],[,r])=>r.since-n.since);lt($r,Object.fromEntries(t.slice(0,Xa)))}var Ee=e=>Oe()[e]??null;function ns(e,t,n){jt({...Oe(),[e]:{game:t,token:n,since:Date.now()}})}function ct(e,t){const n=Oe();e in n&&jt({...n,[e]:{...n[e],...t}})}function _r(e,t){const n=Ee(e)?.draft;return n?.position===t?n.value:null}function rs(e){const{[e]:t,...n}=Oe();jt(n)}var os=()=>te(it).game,as=e=>te(it).choices?.[e]??{};function ss(e,t){const{choices:n={}}=te(it);lt(it,{game:e,choices:{...n,[e]:t}})}function is(e,t,n){const r=document.createElement("a");r.href=URL.createObjectURL(new Blob([ee(t)],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var ls=()=>new Date().toISOString().slice(0,10),yr=(e,t)=>`${t} ${e}`,cs=(e,t)=>te(Rt)[yr(e,t)]??null;function us(e,t,n){const r={...te(Rt),[yr(e,t)]:n},o=Object.entries(r).sort(([a],[s])=>a<s?1:-1).slice(0,Za);lt(Rt,Object.fromEntries(o))}var ds="play";function Ft(){const[e,t=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...r]=e.split("/");return{name:n||ds,rest:r,query:new URLSearchParams(t)}}var ut=null;function fs(){const[e,t]=S(()=>({...Ft(),isChosen:!1}));return Se("hashchange",()=>{t({...Ft(),isChosen:location.hash!==ut}),ut=null}),e}function dt(e,t={}){const n=Object.entries(t).filter(([,o])=>o),r=new URLSearchParams(n.map(([o,a])=>[o,ee(a)]));return`#/${e}${r.size?`?${r}`:""}`}function hs(e){ut=dt(e),location.hash=ut}function ps(e,t){history.replaceState(null,"",dt(e,t))}var br={};ve(br,{actionText:()=>Or,adviceFigure:()=>Vs,adviceHint:()=>Qs,cardText:()=>re,differences:()=>Xs,endFacts:()=>Js,eventText:()=>Ys,pastActionText:()=>Er,playedWord:()=>Gs});var $s="✦";function pe({letter:e,wild:t=!1,points:n=null,classes:r="",...o}){const{corner:a,onClick:s,...l}=o,c=a===void 0&&t&&e,u=C(e),i=u.length>1&&`long${u.length}`,f=q(["tile",r,t&&"wild",c&&"star",i]),d=a!=null,p=h`
    <span class="letter" aria-hidden="true">${u||$s}</span>
    ${d&&h`<span class="corner" aria-hidden="true">${a}</span>`}
    ${n!==null&&h`${" "}<span class="points" aria-hidden="true">${n}</span>`}
  `;return s?h`<${E} text=${p} class=${f} onClick=${s} ...${l} />`:h`<span class=${f} ...${l}>${p}</span>`}function wr({label:e,letters:t,onPick:n}){return h`
    <fieldset class="letters">
      <legend>${e}</legend>
      ${t.map(r=>h`
          <${E} key=${r} text=${C(r)} onClick=${()=>n(r)} />
        `)}
    </fieldset>
  `}function kr({points:e}){const[t,n]=S(!1);return t?null:h`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${J(e)}
    </span>
  `}function Ae(e,t){const n=Pe(e,t);return[...e].filter((r,o)=>!n[o])}function Pe(e,t){const n=[...t];return[...e].map(r=>{const o=n.indexOf(r);return o>=0&&n.splice(o,1),o>=0})}var gs="The word game with cards: be the first to play your whole hand.",xr="Master",Tr=(e,t)=>t===void 0?e:`${e}, ${P(t,"point")}`,vs=(e,t)=>t.length?`${e} (Master as ${fe(t)})`:e,ms=(e,t)=>t.length?`${e}, with a Master for ${t.join(" and ")}`:e,_s="Table",ys="Words on the table",bs="No words yet",ws=(e,t)=>`Change ${e}${t?", new":""}`,ks="Stock",xs="Exposed",Ts="No exposed card",Cs="Your hand",Ss="The Master stands for",Ls="Play the word",Os=(e="a card",t="the exposed card")=>`Discard ${e}, take ${t}`,Es=(e="a card")=>`Discard ${e}, draw from the stock`,As="To draw, put just the card you’re discarding in the tray.",Ps="Your word",Ms="Click cards, drag them here, or type.",Ns="Word",Rs=()=>`Type hat, or h[a]t with the Master for A. Type hat>thatched to insert cards into a table word, larch>lurch to change some of its cards.${Ot()}`,Bs={hand:"from your hand",table:"on the table",none:"not in your hand"};function Is({letter:e,isMaster:t,points:n,from:r}){const o=t?`${xr}${e?` for ${e}`:""}`:e,a=r==="table"?"click to replace it":"click to take it back";return`${Tr(o,n)}, ${Bs[r]}: ${a}`}var js="out of the game",Cr="none",Fs=e=>`Cards left in your hand count against you. The lowest score wins; a player with ${e} or more is out of the game.`,Ds="Player",Sr="Cards left",Hs="Challenges",Ws="This round",Us="Score",qs=e=>`No hand got smaller for ${P(e,"turn")}, so the round ends and all cards count.`,zs=(e,t)=>`${e} went out${t?`: ${t} became`:" with"}`,W="*";function I(e){return(L(e).match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{const r=n.replace(/[[\]*?]/g,"");return{letter:r,master:n!==r}})}function ft(e){return e.map(({letter:t,master:n})=>n?`[${we(t)}]`:we(t)).join("")}var ne=e=>C(L(e.replace(/[[\]]/g,""))),Me=e=>vs(ne(e),Lr(e)),Lr=e=>I(e).filter(({master:t})=>t).map(({letter:t})=>C(t));function ht({card:e,points:t,...n}){const r=e===W;return h`
    <${pe}
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
      ${[...e].map(n=>h`<${ht} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function Ht({laid:e}){const t=ms(ne(e),Lr(e));return h`
    <span class="cards word" role="img" aria-label=${t} lang=${de()}>
      ${I(e).map(({letter:n,master:r})=>h`<${pe} classes="card" letter=${n} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var re=e=>e===W?"the Master":C(e);function Or(e,{table:t=[]}={}){return Ar(e,"target"in e?t[e.target]:void 0).join(" ").trimEnd()}var Gs=({laid:e})=>e?.replace(/[[\]]/g,"");function Er(e,t,{old:n,gained:r=[],taken:o}={}){const[a,s]=Ar(e,n,o),l=r.length?`, taking ${fe(r.map(re))}`:"";return`${`${Y(t,a)} ${s}`.trimEnd()}${l}.`}function Ar(e,t,n){switch(e.action){case"form":return["form",Me(e.laid)];case"insert":return["turn",`${t?ne(t):"a word"} into ${Me(e.laid)}`];case"substitute":return["change",`${t?Me(t):"a word"} to ${Me(e.laid)}`];case"draw":{const r=`the exposed ${n?re(n).replace("the ",""):"card"}`,o=e.take==="exposed"?r:"a card from the stock";return["discard",`${re(e.discard)} for ${o}`]}default:return[e.action,""]}}function Ys(e,t){switch(e.event){case"dealer draw":return`Draw for the deal: ${e.players.map((r,o)=>`${t[r]} ${C(e.cards[o])}`).join(", ")}.`;case"deal":{const n=Y(t[e.dealer],"deal");return`Round ${e.round}: ${n}. Exposed: ${re(e.exposed)}.`}case"turn":return Ks(e,t);case"round end":{const n=e.points.map((a,s)=>`${t[s]} ${a}`).join(", "),r=e.winner??0;return`End of the round: ${e.why==="out"?`${t[r]} went out`:"no hand got smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${zn(e.winners.map(n=>t[n]))}`;case"forfeit":return Lt(e,t);default:return null}}function Ks(e,t){const{player:n,action:r,taken:o,right:a,play:s,penalties:l={}}=e;switch(r.action){case"accept":return null;case"challenge":{const c=s&&"laid"in s.action?Me(s.action.laid):"the play",u=a?"it’s a phony and comes off the table":"it’s valid and stays",i=Object.entries(l).filter(([,d])=>d!==0).map(([d,p])=>`${t[Number(d)]} ${J(p)}`),f=i.length?` (${i.join(", ")})`:"";return`${Y(t[n],"challenge")} ${c}: ${u}${f}.`}default:{const c=r.action==="draw"&&r.take==="blind",u=o&&c?` It’s ${re(o)}.`:"",i=e.renewed?" The exposed pile was shuffled into the stock.":"";return`${Er(r,t[n],e)}${u}${i}`}}}function Js(e,t){const{turns:n,plays:r}=Gn(e),o=({action:f})=>I(f.laid).length,a=r.toSorted((f,d)=>o(d)-o(f))[0],s=e.filter(({event:f})=>f==="round end").length,l=e.findLast(f=>f.event==="game end"),c=l?.event==="game end"?l.scores:[],u=l?.event==="game end"?l.winners:[];return[Yn(u,c.toSorted((f,d)=>f-d),t),a&&`Longest word: ${ne(a.action.laid)}, by ${t[a.player]}.`,s&&`${P(s,"round")}, ${P(Number((n.length/s).toFixed(1)),"turn")}${s>1?" each on average":""}.`].flatMap(f=>f||[])}var Qs=()=>"How many points you gain on your opponents this round, on average, with the margin of error.",Vs=({gain:e,margin:t})=>({value:e,figure:J(e.toFixed(1)),margin:t?t.toFixed(1):""}),Xs=(e,t)=>[At(e.points-t.points,"point","at risk"),rr(e.win-t.win,"to go out first")],pt=e=>I(e).map(({letter:t,master:n})=>n?W:t),Zs=e=>ke(e).sort((t,n)=>+(t===W)-+(n===W)).join("");function Pr(e,t,n){let r;return e.map(o=>{switch(o.event){case"deal":return r=new ti(o,t,n),o;case"turn":return r.turn(o);case"round end":return{...o,...r.result};default:return o}})}function ei(e,t){return e.findLast(({event:r})=>r==="round end").points.map((r,o)=>{const a=e.map(s=>s.event==="deal"?{...s,hand:s.hands[s.players.indexOf(o)]??""}:s);return Pr(a,t,o).findLast(s=>s.event==="round end")?.hand})}var ti=class{#t=null;#n={};#e;#r;constructor({round:e,players:t,hand:n=""},r,o){this.number=e,this.rules=r,this.seat=o,this.#e={table:[],hand:[...n],sizes:Object.fromEntries(t.map(a=>[a,r.cards_each]))},this.#r=this.#e}get result(){return{round:this.number,play:this.#t,left:this.#e.sizes,hand:Zs(this.#e.hand),penalties:this.#n}}turn(e){const{action:t,player:n}=e;switch(t.action){case"accept":return e;case"challenge":return this.#s(e);case"draw":return n===this.seat&&this.#o([t.discard],[e.taken??""]),e;default:return this.#a(e,t)}}#o(e,t){this.#e={...this.#e,hand:[...Ae(this.#e.hand,e),...t]}}#a(e,t){const{table:n,sizes:r}=this.#e,o="target"in t?t.target:n.length,a=n[o]??"",s=Ae(pt(t.laid),pt(a)),l=Ae(pt(a),pt(t.laid));return this.#r=this.#e,this.#e={...this.#e,table:n.toSpliced(o,1,t.laid),sizes:{...r,[e.player]:r[e.player]-s.length+l.length}},e.player===this.seat&&this.#o(s,l),this.#t={...e,old:a,gained:l},this.#t}#s(e){const{right_challenger:t,right_offender:n,wrong_challenger:r}=this.rules,o=this.#t?.player??e.player,a=e.right?{[o]:n,[e.player]:t}:{[e.player]:r};e.right&&(this.#e=this.#r);for(const[s,l]of Object.entries(a))this.#n[s]=(this.#n[s]??0)+l;return{...e,play:this.#t,penalties:a}}},Mr={};ve(Mr,{Play:()=>gi,Position:()=>xi,StaticHand:()=>Ci,solverQuery:()=>Ti});var Nr={mouse:6,pen:6,touch:12},ni=44;function Rr(e,{small:t=!1}={}){const n=H(e);return n.current=e,r=>({onPointerDown(o){o.button===0&&o.isPrimary&&ri(o,t,a=>n.current(r,a))}})}function ri(e,t,n){const r=e.currentTarget,o=t&&e.pointerType==="touch"?ni:0;let a=null,s=null;r.hasPointerCapture(e.pointerId)&&r.releasePointerCapture(e.pointerId);const l=i=>{s?.classList.remove("over"),i?.classList.add("over"),s=i},c=i=>{if(i.pointerId!==e.pointerId)return;const f=i.clientX-e.clientX,d=i.clientY-e.clientY,p=Nr[e.pointerType]??Nr.mouse;!a&&Math.hypot(f,d)<p||(a??=oi(r),a.style.transform=`translate(${f}px, ${d-o}px) scale(1.08)`,l(Br(i,o)))},u=i=>{i.pointerId===e.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",u),removeEventListener("pointercancel",u),l(null),a&&(a.remove(),r.classList.remove("lifted"),ai(),i.type==="pointerup"&&n(Br(i,o)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",u),addEventListener("pointercancel",u)}function oi(e){const{left:t,top:n,width:r,height:o}=e.getBoundingClientRect(),a=e.cloneNode(!0);return a.classList.add("ghost"),a.style.cssText+=`left: ${t}px; top: ${n}px; width: ${r}px; height: ${o}px;
    transition: none`,a.setAttribute("aria-hidden","true"),a.removeAttribute("id"),document.body.append(a),e.classList.add("lifted"),a}function Br({clientX:e,clientY:t},n){const r=o=>document.elementFromPoint(e,o)?.closest("[data-drop]")??null;return r(t-n)??r(t)}function ai(){const e=n=>{t(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},t=()=>{removeEventListener("click",e,{capture:!0}),removeEventListener("pointerdown",t,{capture:!0})};addEventListener("click",e,{capture:!0}),addEventListener("pointerdown",t,{capture:!0})}function Ir(e,t,n){const r=I(n),{kind:o,oldCells:a}=t===null?{kind:"form",oldCells:[]}:si(I(t),r),s=[...e],l=d=>{const p=s.indexOf(d);return p>=0&&s.splice(p,1),p>=0},c=[],u=r.map(({letter:d,master:p},$)=>{const m=a[$];if(m)return{letter:d,master:m.master,from:"table"};const g=!p&&l(d)?d:l(W)?W:null;return g===null?{letter:d,master:p,from:"none"}:(c.push(g),{letter:d,master:g===W,from:"hand"})}),i=u.every(({letter:d,from:p})=>d&&p!=="none"),f=c.length>0&&u.length>1;return{kind:i&&f?o:null,cells:u,cards:c,laid:ft(u)}}function si(e,t){if(t.length<e.length)return{kind:null,oldCells:[]};if(t.length>e.length){let o=0;const a=t.map(({letter:s,master:l})=>{const c=e[o];if(!(c?.letter!==s||l&&!c.master))return o+=1,c});return o===e.length?{kind:"insert",oldCells:a}:{kind:null,oldCells:[]}}const n=t.some(({letter:o},a)=>o!==e[a].letter);return{kind:"substitute",oldCells:t.map(({letter:o,master:a},s)=>{const l=e[s];return o===l.letter&&(n||a===l.master)?l:void 0})}}function ii({kind:e,laid:t},n){return e===null?null:e==="form"?{action:e,laid:t}:{action:e,target:n,laid:t}}var oe={target:null,text:"",caret:0,chosen:null},$t=(e,t)=>({...oe,target:e,text:t,caret:I(t).length});function li(e){return e.action==="draw"?$e(oe,e.discard):$t(e.target??null,e.laid)}function $e(e,t,n=null){const{chosen:r,caret:o}=e,a=I(e.text),s=t===W?{letter:"",master:!0}:{letter:t,master:!1},l=n===null&&r!==null,c=n??r??o;return a.splice(c,l?1:0,s),{...e,text:ft(a),caret:l?o:c+1,chosen:null}}function jr(e,t,n){const r=I(e.text),o=n!==null&&I(n).length===r.length;r.splice(t,1,...o?[I(n)[t]]:[]);const a=Math.min(e.caret,r.length);return{...e,text:ft(r),caret:a,chosen:null}}function ci(e,t){const n=I(e.text);return n[n.findIndex(r=>!r.letter)]={letter:t,master:!0},{...e,text:ft(n)}}function ui(e,t,n,r){const[o,a]=t.split(">",2);if(a!==void 0){const l=r.findIndex(c=>Fr(c)===Fr(X(o)));if(l>=0)return{...$t(l,X(a)),input:a}}const s=I(X(t.slice(0,n))).length;return{...e,text:X(t),input:t,caret:s,chosen:null}}var di=({text:e,input:t=""})=>X(t)===e?t:Xe(e),Fr=e=>I(e).map(({letter:t})=>t).join(""),fi=new Set,hi=new Map,pi=12;function Dr({observation:e,points:t,target:n=null,onWord:r=null,...o}){const{fresh:a=fi,arriving:s=hi,hasPiles:l=!0}=o,{table:c=[],pile:u="",stock:i=0}=e,f=u.at(-1),d=hr(".fresh",[c.join()]);return h`
    <section class="felt" aria-label=${_s}>
      ${l&&h`<${$i} stock=${i} exposed=${f} points=${t} />`}
      <ul
        ref=${d}
        class="laid-words ${c.length>pi?"many":""}"
        aria-label=${ys}
      >
        ${c.length===0&&h`<li class="nothing">${bs}</li>`}
        ${c.map((p,$)=>{const m=h`<${Ht} key=${s.get($)} laid=${p} />`,g=[a.has($)&&"fresh",s.has($)&&"arriving"],v=h`
            <${E}
              text=${m}
              class="laid-word"
              data-drop=${`word ${$}`}
              aria-pressed=${$===n}
              aria-label=${ws(ne(p),a.has($))}
              onClick=${()=>r?.($)}
            />
          `;return h`
            <li key=${$} class=${q(g)}>
              ${r?v:m}
            </li>
          `})}
      </ul>
    </section>
  `}function $i({stock:e,exposed:t,points:n}){return h`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${St(e)}>
          ${e}
        </span>
        <figcaption>${ks}</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${t?h`<${ht} card=${t} points=${n} />`:h`
                <span class="tile card none" role="img" aria-label=${Ts}></span>
              `}
        <figcaption>${xs}</figcaption>
      </figure>
    </div>
  `}function gi(e){const{id:t,view:n,rules:r,changes:o,canAct:a,act:s,suggested:l,onDraft:c,notice:u,playsOnly:i}=e,{observation:f}=n,{hand:d="",table:p=[]}=f,$=wi(n.seat,f.history),m=[$,d,...p].join(" "),[g,v]=S(()=>({...oe,..._r(t,m)}));st(()=>v(oe),[d,$]),st(()=>{g.target!==null&&v(oe)},[p.join()]),F(()=>ct(t,{draft:{position:m,value:g}}),[m,g]),F(()=>{l&&v(li(l))},[l]),F(c,[g.text,g.target]),On([g.text,g.target]);const b=g.target===null?null:p[g.target],y=Ir(d,b,g.text),_=ii(y,g.target),T=g.target===null&&y.cells.length===1?y.cards[0]:void 0,M=Rr(N),B=n.seat!==null&&!n.over;function N({card:x,cell:k=0},R){const[A,ie]=(R??"").split(" "),le=Number(ie);x===void 0?A!=="gap"&&A!=="cell"&&v(jr(g,k,b)):A==="blind"||A==="exposed"?a&&s({action:"draw",discard:x,take:A}):A==="word"?v($e($t(le,p[le]),x)):A==="gap"?v($e(g,x,le)):A==="cell"?v($e({...g,chosen:le},x)):A==="tray"&&v($e(g,x))}function se(x){y.cells[x].from==="table"?v({...g,chosen:g.chosen===x?null:x}):v(jr(g,x,b))}function ge(x){x.preventDefault(),_&&a&&s(_)}const G=h`
    <${Dr}
      observation=${f}
      points=${r.points}
      target=${g.target}
      hasPiles=${!i}
      fresh=${ki(f.history,n.seat)}
      arriving=${Hr(o,p)}
      onWord=${B&&(x=>v(x===g.target?oe:$t(x,p[x])))}
    />
  `;return B?h`
    ${G}
    <form class="panel own-turn" aria-label=${Et} onSubmit=${ge}>
      ${u}
      <${mi}
        hand=${d}
        used=${y.cards}
        points=${r.points}
        onCard=${x=>v($e(g,x))}
        draggable=${M}
      />
      <${_i}
        draft=${g}
        word=${y}
        points=${r.points}
        draggable=${M}
        onType=${(x,k)=>v(ui(g,x,k,p))}
        onCell=${se}
        onClear=${()=>v(oe)}
        onGap=${x=>v({...g,caret:x,chosen:null})}
      />
      ${y.cells.some(({letter:x})=>!x)&&h`
          <${wr}
            label=${Ss}
            letters=${ke(Object.keys(r.points).filter(x=>x!==W))}
            onPick=${x=>v(ci(g,x))}
          />
        `}
      <${bi}
        ...${e}
        action=${_}
        discard=${T}
        advised=${T&&l?.discard===T?l.take:void 0}
      />
    </form>
  `:G}var vi=10;function mi({hand:e,used:t,points:n,onCard:r,draggable:o}){const a=H(null),s=H(null),l=Pe(e,t);return D(()=>{if(s.current===null||!ye())return;const c=l.findIndex((i,f)=>!i&&f>Number(s.current)),u=c<0?l.lastIndexOf(!1):c;a.current?.children[u]?.focus(),s.current=null},[t.join()]),h`
    <div
      ref=${a}
      class="hand cards ${e.length>vi?"many":""}"
      role="group"
      aria-label=${Cs}
    >
      ${[...e].map((c,u)=>h`
          <${ht}
            key=${`${u}${c}`}
            card=${c}
            points=${n}
            disabled=${l[u]}
            onClick=${()=>{s.current=u,r(c)}}
            ...${o({card:c})}
          />
        `)}
    </div>
  `}function _i({draft:e,word:t,points:n,draggable:r,onType:o,onCell:a,onGap:s,onClear:l}){const{cells:c}=t,u=({target:f})=>o(f.value,f.selectionStart??0),i=f=>h`
    <span
      key=${`gap ${f}`}
      class="gap ${f===e.caret?"here":""}"
      data-drop=${`gap ${f}`}
      aria-hidden="true"
      onClick=${()=>s(f)}
    ></span>
  `;return h`
    <div class="tray" data-drop="tray" role="group" aria-label=${Ps}>
      ${c.map((f,d)=>h`
          ${i(d)}
          <${yi}
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
      ${!c.length&&h`<span class="hint">${Ms}</span>`}
    </div>
    <div class="row typing">
      <${To}
        label=${Ns}
        id="word"
        value=${di(e)}
        lang=${de()}
        onInput=${o}
        onKeyUp=${u}
        onClick=${u}
        data-home="play"
      />
      <${E} text=${Fn} onClick=${l} />
    </div>
    <p class="hint keys">${Rs()}</p>
  `}function yi({cell:{letter:e,master:t,from:n},place:r,chosen:o,points:a,...s}){const l=a[t?W:e];return h`
    <${pe}
      classes=${`card from-${n}`}
      letter=${e}
      wild=${t}
      points=${l??null}
      aria-label=${Is({letter:C(e),isMaster:t,points:l,from:n})}
      aria-pressed=${n==="table"?o:void 0}
      data-drop=${`cell ${r}`}
      ...${s}
    />
  `}function bi({action:e,discard:t,advised:n,canAct:r,view:{observation:o},playsOnly:a,act:s}){const l=o.pile?.at(-1),c=m=>s({action:"draw",discard:t,take:m}),u=r&&t!==void 0,[i,f]=[t,l].map(m=>m&&re(m)),d=e?tt(Or(e,o)):Ls,p=m=>n===m?"main":"",$=h`
    <button class=${p(void 0)} disabled=${!r||!e}>${d}</button>
  `;return a?h`<div class="row actions">${$}</div>`:h`
    <div class="row actions">
      ${$}
      <${E}
        text=${Os(i,f)}
        class=${p("exposed")}
        disabled=${!u||!l}
        onClick=${()=>c("exposed")}
      />
      <${E}
        text=${Es(i)}
        class=${p("blind")}
        disabled=${!u}
        onClick=${()=>c("blind")}
      />
    </div>
    ${r&&!u&&h`<p class="hint">${As}</p>`}
  `}var wi=(e,t=[])=>t.filter(({player:n,action:r})=>n===e&&!["accept","challenge"].includes(r.action)).length;function ki(e=[],t){let n=new Set,r=0,o={places:n,words:r};for(const{player:a,action:s,right:l}of e){if(s.action==="accept")continue;if(s.action==="challenge"){l&&({places:n,words:r}=o);continue}if(o={places:n,words:r},(a===t||t===null)&&(n=new Set),!("laid"in s))continue;const c="target"in s?s.target:r;a!==t&&(n=new Set([...n,c])),c===r&&(r+=1)}return n}function Hr(e=[],t=[]){const n=e.flatMap(({number:r,events:o})=>o.flatMap(({action:a})=>a?.laid?[{word:a.laid,number:r}]:[]));return new Map(n.map(({word:r,number:o})=>[t.lastIndexOf(r),o]))}var xi=({observation:e,rules:t,changes:n})=>h`
  <${Dr}
    observation=${e}
    points=${t.points}
    arriving=${Hr(n,e.table)}
  />
`,Ti=({table:e=[]},t)=>({position:Xe([t,...e].join(" "))}),Ci=({hand:e,label:t})=>h`<${Dt} cards=${e} label=${t} />`;function Si({end:e,names:t,seat:n,rules:r,hands:o=[]}){const{left:a,points:s,scores:l,penalties:c,out:u=[]}=e,i=Object.values(c).some(d=>d!==0),f=d=>{const p=o[d]??(d===n?e.hand:"");return[u.includes(d)?h`${t[d]} <span class="tag">${js}</span>`:t[d],p?h`<${Dt} cards=${p} />`:a[d]?St(a[d]):Cr,i&&J(c[d]??0),J(s[d]),h`<strong>${l[d]}</strong>`]};return h`
    <${Li} end=${e} names=${t} rules=${r} />
    <p class="hint">${Fs(r.out_at)}</p>
    <${Oo}
      rowHeads
      columns=${[{title:Ds},{title:Sr},i&&{title:Hs,number:!0},{title:Ws,number:!0},{title:Us,number:!0}]}
      rows=${[...t.keys()].filter(d=>d in a).map(d=>({key:d,cells:f(d)}))}
    />
  `}function Li({end:{why:e,winner:t,play:n,left:r},names:o,rules:a}){if(e!=="out"||!n||!("laid"in n.action)){const l=a.guard*Object.keys(r).length;return h`<p>${qs(l)}</p>`}const s=n.old?ne(n.old):void 0;return h`
    <p class="row">
      <strong>${zs(o[t??0],s)}</strong>
      <${Ht} laid=${n.action.laid} />
    </p>
  `}var Wr={};ve(Wr,{actionText:()=>Ei,adviceFigure:()=>Fi,adviceHint:()=>ji,differences:()=>Di,endFacts:()=>Bi,eventText:()=>Ai,lettersOf:()=>gt,pastActionText:()=>Re,playedWord:()=>Oi,shownWord:()=>Wt,tilesText:()=>Ne});var gt=e=>e.replace(/[()]/g,""),Oi=({word:e})=>e&&gt(e),Wt=e=>C(L(gt(e)));function Ur(e){const t=[...e.replace(/\([^)]*\)/g,"")].filter(o=>o!==L(o)),n=Wt(e);if(!t.length)return n;const r=fe(t.map(o=>C(L(o))));return`${n} (${r} ${t.length>1?"blanks":"a blank"})`}function Ne(e){const t=e.replace(/[?_]/g,""),n=e.length-t.length,r=n>1?`${n} blanks`:"a blank",o=t.length===1?C(t):ee(t);return q([o,n&&r]," and ")}var Ei=e=>q(qr(e));function Re(e,t,n=""){const[r,o]=qr(e);return`${q([Y(t,r),o,n])}.`}function qr(e){switch(e.action){case"play":return["play",`${Ur(e.word)} at ${e.at}`];case"exchange":return["exchange",Ne(e.tiles)];default:return[e.action,""]}}function Ai(e,t){switch(e.event){case"start draw":return`Draw for the first move: ${e.players.map((r,o)=>`${t[r]} ${Ne(e.tiles[o])}`).join(", ")}.`;case"turn":return Ri(e,t[e.player]);case"lost turn":return`${Y(t[e.player],"lose")} a turn for a failed challenge.`;case"deal":return`${Y(t[e.starter],"start")}.`;case"game end":return Ni(e,t);case"forfeit":return Lt(e,t);case"taken back":return`Phony: the last play by ${t[e.player]} comes off the board.`;case"points":return`${t[e.player]} ${J(e.points)} ${Pi[e.why]}.`;default:return null}}var Pi={challenge:"for a failed challenge of the play",time:"for time",tiles:"for tiles left"},Mi={out:"the bag and one rack are empty",scoreless:"too many scoreless turns in a row",zeros:"too many scoreless turns in a row"};function Ni({why:e,adjustments:t,scores:n},r){const o=s=>r.map((l,c)=>`${l} ${s[c]}`).join(", "),a=t.some(Boolean)?` Tiles left: ${o(t.map(J))}.`:"";return`End of the game: ${Mi[e]}.${a} Scores: ${o(n)}.`}function Ri(e,t){const{action:n,score:r=0,drawn:o,exchanged:a}=e,s=o?` Tiles drawn: ${Ne(o)}.`:"";switch(n.action){case"play":{const l="hit"in e&&e.hit?.length?e.hit:null,c=l?` A bomb explodes at ${fe(l)}.`:"";return`${Re(n,t,`for ${r}`)}${c}${s}`}case"exchange":return`${Re(n,t,n.tiles?"":`${a} tiles`)}${s}`;case"challenge":{const c="right"in e&&e.right?"It’s a phony and comes off the board.":"The play stands.";return`${Re(n,t)} ${c}`}case"accept":return null;default:return Re(n,t)}}function Bi(e,t){const{turns:n,plays:r}=Gn(e),o=e.findLast(({event:c})=>c==="game end"),a=r.toSorted((c,u)=>u.score-c.score)[0],s=t.map((c,u)=>{const i=d=>d.player===u,f=r.filter(i).reduce((d,{score:p=0})=>d+p,0);return`${c} ${(f/Math.max(1,n.filter(i).length)).toFixed(1)}`});return[o&&Yn(o.winners,o.scores.toSorted(Ii),t),a&&`Best play: ${Ur(a.action.word)} at ${a.action.at} for ${a.score}, by ${t[a.player]}.`,`Points per turn: ${s.join(", ")}.`].flatMap(c=>c||[])}var Ii=(e,t)=>t-e,ji=({win_points:e=0})=>`Your chance to win, with the margin of error. ${P(e/100,"extra point")} on average count as 1%.`;function Fi({win:e,equity:t,playouts:n,margin:r},{ranked:o,win_points:a=0}){const[s]=o,l=a?(t-s.equity)/a:0,c=Math.min(Math.max(e+l,0),1),u=(e*n+1)/(n+2),i=196*Math.sqrt(u*(1-u)/(n+2));return{value:e+l,figure:`${et(c)}%`,margin:r===0?"":`${Math.max(1,Math.round(i))}%`}}var Di=(e,t)=>[At(e.score-t.score,"point","now"),At((e.leave_value??0)-(t.leave_value??0),"point","for the leave"),rr((e.bomb??0)-(t.bomb??0),"bomb risk")],Z=".",Ut=e=>String.fromCharCode(65+e),Be=({row:e,column:t})=>`${e+1}${Ut(t)}`,O=({row:e,column:t})=>`${e},${t}`,U=(e,{row:t,column:n})=>(e[t]?.[n]??Z)!==Z,z=({row:e,column:t},n,r=1)=>n?{row:e+r,column:t}:{row:e,column:t+r};function vt(e){const[t]=e.match(/\p{L}/u)??["A"];return{row:parseInt(e.replace(/\D/g,""),10)-1,column:t.toUpperCase().charCodeAt(0)-65,down:e.startsWith(t)}}function mt({at:e,word:t}){const{down:n,...r}=vt(e),o=[];let a=r;for(const s of t.match(/\([^)]*\)|./gu)??[]){const l=s.startsWith("(");l||o.push({...a,letter:s}),a=z(a,n,l?s.length-2:1)}return o}function Hi(e,{board:t=[],opened:n=[]},{squares:r=[],start:o}){if(!("at"in e)||typeof e.at!="string")return e;const{row:a,column:s,down:l}=vt(e.at),c=t.every(f=>[...f].every(d=>d===Z)),u=f=>f.every((d,p)=>f.every(($,m)=>String(d[m])===String(f[m][p]))),i=u(r)&&(!o||o[0]===o[1]);return!l||!c||!i||!u(n)?e:{...e,at:Be({row:s,column:a})}}function Wi(e,t,n){const r=f=>U(e,f)?`(${e[f.row][f.column]})`:t.find(d=>O(d)===O(f))?.letter,o=Ui(e,t,n);if(o===null)return{fault:"line"};let a=t.reduce((f,d)=>f.row+f.column<=d.row+d.column?f:d);for(let f=a;r(f);f=z(f,o,-1))a=f;const{row:s,column:l}=a,c=o?`${Ut(l)}${s+1}`:Be(a);let u="",i=0;for(let f;f=r(a);a=z(a,o))u+=f,f.startsWith("(")||(i+=1);return i<t.length?{fault:"gap"}:{play:{action:"play",at:c,word:u.replaceAll(")(","")}}}function Ui(e,t,n){const[r]=t;if(t.length>1)return t.every(({row:a})=>a===r.row)?!1:t.every(({column:a})=>a===r.column)?!0:null;const o=a=>U(e,z(r,a,-1))||U(e,z(r,a));return!o(!1)&&(o(!0)||n)}function zr(e,t){const n=r=>{let o=t;for(;U(e,z(o,r,-1));)o=z(o,r,-1);let a="";for(;U(e,o);o=z(o,r))a+=e[o.row][o.column];return a};return[n(!1),n(!0)]}var Gr={};ve(Gr,{Play:()=>Zl,Position:()=>ac,solverQuery:()=>sc});var qi="Build crosswords and score on premium squares.",zi="Scrabble on a minefield: numbers multiply your score, bombs wipe out the word.",Yr="Board",Gi="Your rack",qt="blank",Yi=e=>`${qt} for ${e}`,Ki=(e,t)=>`${e}, ${P(t,"point")}`,Ji={2:"double",3:"triple",4:"quadruple"};function Qi(e,t){const{name:n,closed:r,bomb:o,number:a,premium:s,chance:l,flagged:c,start:u,isLaid:i}=e,f=[n,t??"empty",i&&"not played yet",r&&"closed",o&&Kr,a!==null&&P(a,"adjacent bomb"),t===null&&Xi(s),t===null&&u&&"start",c&&"flagged",l!==null&&`${et(l)}% chance of a bomb`];return q(f,", ")}var Vi=([e,t])=>`${e>1?`${e}L`:""}${t===1?"":`${t}W`}`;function Xi([e,t]){if(t===0)return"word scores 0";const n=r=>Ji[r]??`${r} times`;return q([e>1&&`${n(e)} letter`,t>1&&`${n(t)} word`],", ")}var Kr="bomb",Zi=(e,t)=>`Bombs: ${e}, ${t} hit.`,el="Bomb odds",tl="Flag mode",nl=(e,t)=>`${e}: flag ${t?"set":"removed"}.`,rl="A number counts the bombs around its square and sets the multiplier for a new tile:",ol="its words score 0";function al([e,t]){const n=[e!==1&&`letter × ${e}`,t!==1&&`words × ${t}`];return q(n,", ")||"none"}var sl="Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.",il=e=>`In the bag: ${P(e,"tile")}.`,ll=e=>`${P(e,"tile")} in the bag and on other racks:`,cl="Unseen tiles",Jr="Shuffle",ul="The blank stands for",dl=(e,t)=>`On the board, type letters to lay tiles, with ${e??"Shift"} for a blank. Arrow keys turn and move the cursor; Backspace recalls a tile, Escape all of them; Enter plays${t?"; ! sets a flag":""}.${Ot()}`,fl={start:"The first play needs at least two tiles.",touch:"The play must touch a tile on the board.",line:"The tiles must be in one row or column.",gap:"There’s a gap between the tiles."};function Qr(e,t){return e==="start"&&t?"The first play needs at least two tiles and must cover the star.":fl[e]??"You can’t play the tiles like this."}function hl({words:e,bonus:t,tiles:n,score:r,isLeast:o,isRisky:a}){const s=e.map(({word:l,points:c})=>`${C(L(l))} ${c}`);return t&&s.push(`${t} for ${P(n,"tile")}`),[s.length>1?`${s.join(" + ")} = `:`${C(L(e[0].word))} `,`${o?"at least ":""}${P(r,"point")}`,a?" if there’s no bomb":""]}var pl=e=>e?`Play ${e}`:"Play",$l="Exchange …",gl="Pass …",Vr="Another scoreless turn ends the game.",vl=e=>e?`Recall ${P(e,"tile")} and pass?`:"Pass your turn?",ml="Keep playing",_l="Pass",yl=e=>e?`Exchange ${e}`:"Choose tiles to exchange",bl="Cancel",Xr=".",Zr="*",zt="✹",eo="⚑",wl="★",ae=e=>"multipliers"in e;function kl(e,t,n){const{row:r,column:o}=e,a=O(e),s=n.laid?.get(a),l=U(n.rows,e)?n.rows[r][o]:null,c=s?s.letter:l,u=n.opened?n.opened[r]?.[o]??Xr:null,i=u===Xr,f=u===Zr,d=u===null||i||f?null:Number(u),p=d!==null&&ae(t);return{name:Be(e),letter:c,isLaid:s!==void 0,closed:i,hit:f,number:d,premium:p?t.multipliers[d]:t.squares[r][o],start:t.start?.[0]===r&&t.start[1]===o,chance:n.odds&&i&&c===null?n.odds[r][o]:null,bomb:f||i&&n.bombs?.[r]?.[o]===Zr,flagged:i&&!s&&(n.flags?.has(a)??!1),last:n.last?.has(a)??!1,cursor:n.cursor?.row===r&&n.cursor.column===o,arriving:n.arriving?.has(a)??!1,exploding:n.exploding?.has(a)??!1}}function xl(e){const{closed:t,hit:n,bomb:r,number:o,premium:a,chance:s,cursor:l,last:c}=e;return q([t?"closed":to(a),o!==null&&"open",n&&"hit",r&&"bomb",s!==null&&"odds",l&&"cursor",c&&"last",e.arriving&&"arriving",e.exploding&&"exploding"])}function Tl({closed:e,bomb:t,number:n,premium:r,chance:o,flagged:a,start:s}){return t?zt:o!==null?et(o):a?eo:n!==null?n:e?"":s?wl:Vi(r)}var Cl=({hit:e,number:t})=>e?zt:t,Sl=({flagged:e,chance:t})=>e&&t!==null?eo:null;function to([e,t]){return e>1&&t>1?"both":e>1?`letter${e}`:t>1?`word${t}`:t===0?"zero":"plain"}var no={laid:[],cursor:null,down:!1};function Gt({start:e,squares:t}){const[n,r]=e??[t.length>>1,t[0].length>>1];return{row:n,column:r}}var ro=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:t}){return this.rules.squares[e]?.[t]!==void 0}point(e,t){return e.cursor&&O(e.cursor)===O(t)?{...e,down:!e.down}:{...e,cursor:t}}arrow(e,t,n){const r=e.cursor??Gt(this.rules);return t!==e.down?{...e,cursor:r,down:t}:this.advanced({...e,cursor:r},n)}advanced(e,t=1){const n=z(e.cursor,e.down,t);return this.isOnBoard(n)?{...e,cursor:n}:e}},Ll=class extends ro{constructor(e,t,n){super(e),this.rows=t,this.rack=n,this.needsLetter=!e.free_blank}get letters(){return ke(Object.keys(this.rules.values).filter(e=>e!==this.blank))}left(e){const t=Pe(this.rack,e.laid.map(({tile:n})=>n));return[...this.rack].map((n,r)=>t[r]?null:n)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,t){return e.laid.find(n=>O(n)===O(t))}#t(e,t){let n=t;for(;U(this.rows,n)||this.laidAt(e,n);)n=z(n,e.down);return this.isOnBoard(n)?n:null}lay(e,t,n,r=""){if(U(this.rows,t)||!this.left(e).includes(n))return e;const o=this.needsLetter?we(r):n,{laid:a}=this.takeBack(e,t),s=n===this.blank?o:n;return{...e,laid:[...a,{...t,tile:n,letter:s}]}}layLetter(e,{row:t,column:n,letter:r}){const o=r===L(r)?r:this.blank;return this.lay(e,{row:t,column:n},o,r)}layAtCursor(e,t,n=""){const r=e.cursor&&this.#t(e,e.cursor),o=r?this.lay(e,r,t,n):e;return!r||o===e?e:{...o,cursor:this.#t(o,r)??r}}type(e,t,n=!1){const r=L(t);return!n&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,t):e}back(e){if(!e.cursor)return e;let t=e.cursor;if(!this.laidAt(e,t))do t=z(t,e.down,-1);while(U(this.rows,t));return this.laidAt(e,t)?{...this.takeBack(e,t),cursor:t}:e}takeBack(e,t){return{...e,laid:e.laid.filter(n=>O(n)!==O(t))}}move(e,t,n){const r=this.laidAt(e,t);return!r||U(this.rows,n)?e:this.lay(this.takeBack(e,t),n,r.tile,r.letter)}chooseLetter(e,t){const n=e.laid.findIndex(o=>!o.letter),r={...e.laid[n],letter:we(t)};return{...e,laid:e.laid.with(n,r)}}},Ol=class extends ro{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#t(e)}#t(e){return ae(this.rules)&&/^[0-8*]$/.test(e)}type(e,t,n=!1){const r=this.advanced(e),o=n&&!this.rules.free_blank?we(t):L(t);return this.#t(t)&&e.opened?{...r,opened:Ie(e.opened,e.cursor,t)}:{...r,rows:Ie(e.rows,e.cursor,o)}}lay(e,t){const n=t.reduce((r,o)=>Ie(r,o,o.letter),e.rows);return{...e,rows:n}}back(e){const{rows:t,opened:n,cursor:r}=e;return{...this.advanced(e,-1),rows:Ie(t,r,Z),opened:n&&Ie(n,r,Z)}}};function Ie(e,{row:t,column:n},r){return e.with(t,e[t].slice(0,n)+r+e[t].slice(n+1))}var Yt=({squares:e})=>e.map(t=>Z.repeat(t.length));function El(e,t){const n=Ve(t).split(/[\n/]/);return Yt(e).map(({length:r},o)=>(n[o]??"").trim().replaceAll(" ",Z).slice(0,r).padEnd(r,Z))}var oo=new WeakMap;function Al(e,t,n,r){const o=oo.get(t),a=(s,l=n,c=t)=>{const u={...s};return oo.set(u,{keys:l,before:c,asBlank:r}),u};if(o){const s=o.keys+n,l=X(s);if(l.length===1){const c=e.type(o.before,l,r||o.asBlank);if(c!==o.before)return a(c,s,o.before)}if(n===An)return{...t};if(!e.accepts(n)&&Go(s))return a(t,s,o.before)}if(e.accepts(n))return a([...X(n)].reduce((s,l)=>e.type(s,l,r),t))}var ao={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},Pl="!";function so(e,t,n,{onEnter:r,onEscape:o,onFlag:a,flagging:s}){const l=t.cursor?t:{...t,cursor:Gt(e.rules)},c=({key:u,shiftKey:i})=>u in ao?e.arrow(t,...ao[u]):u===" "?{...l,down:!l.down}:u==="Backspace"||u==="Delete"?e.back(l):Al(e,l,u,i);return u=>{const{key:i}=u;if(u.ctrlKey||u.metaKey||u.altKey)return;if(a&&(i===Pl||s&&(i==="Enter"||i===" ")))a(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){const d=i==="Enter"?r:o;if(!d)return;d()}else{const d=c(u);if(d===void 0)return;n(d)}u.preventDefault()}}var Ml=15,Nl=4;function Kt({label:e,rules:t,onKey:n,onSquare:r,onWord:o,onFlag:a,draggable:s,...l}){const{score:c,rising:u=[],...i}=l,f=H(null),d=Rl(),{cursor:p,down:$}=i,m=O(p??Gt(t));D(()=>{p&&f.current?.contains(document.activeElement)&&f.current.querySelector('[tabindex="0"]')?.focus()},[p?.row,p?.column]);const g=(b,y)=>{const _={row:b,column:y},T=O(_),M=kl(_,t,i),{letter:B,chance:N}=M,se=r&&{tabindex:T===m?0:-1,"data-home":T===m?"play":void 0,"data-drop":`square ${b} ${y}`,onClick:()=>r(_),onContextMenu:a&&(G=>{G.preventDefault(),a(_)}),...M.isLaid&&s?.({square:_})},ge=o&&!r&&B!==null&&{onClick:()=>o(_)};return h`
      <div
        key=${y}
        role="gridcell"
        class="square ${xl(M)}"
        style=${N===null?void 0:{"--chance":N}}
        aria-label=${Qi(M,B===null?null:co(B,t))}
        ...${se}
        ...${ge}
      >
        ${B===null?h`
                <span class="sign" aria-hidden="true">${Tl(M)}</span>
                <span class="flag" aria-hidden="true">${Sl(M)}</span>
              `:h`
                <${Bl}
                  letter=${B}
                  classes=${M.isLaid?"laid":""}
                  corner=${Cl(M)}
                  rules=${t}
                />
              `}
        ${c?.key===T&&h`<span class="sum" aria-hidden="true">${c.text}</span>`}
        ${u.filter(G=>G.square===T).map(({points:G,change:x})=>h`<${kr} key=${x} points=${G} />`)}
      </div>
    `},v=[...t.squares[0].keys()];return h`
    <div
      ref=${d}
      class="board-frame ${v.length>Ml?"large":""}"
      style=${{"--columns":v.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${v.map(b=>h`<span key=${b}>${Ut(b)}</span>`)}
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
  `}function Rl(){const e=H(null);function t(){const{style:n}=e.current,r=e.current.getBoundingClientRect(),o=document.querySelector("[data-with-board]")?.getBoundingClientRect();if(!(o&&o.left<r.right))return n.removeProperty("--room");const s=r.top+scrollY+Math.max(0,o.bottom-r.bottom)+Nl;return n.setProperty("--room",`${Math.floor(innerHeight-s)}px`)}return D(()=>{t();const n=new ResizeObserver(t);return n.observe(document.getElementById("main")),()=>n.disconnect()},[]),Se("resize",t),e}var io=(e,t)=>e===""||e===t.blank,lo=e=>e!==L(e);function Bl({letter:e,classes:t,corner:n,rules:r}){const o=io(e,r),a=o||lo(e);return h`
    <${pe}
      classes=${t}
      letter=${o?"":L(e)}
      wild=${a}
      points=${a?null:r.values[e]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function co(e,t){if(io(e,t))return qt;if(lo(e))return Yi(C(L(e)));const n=C(e);return e in t.values?Ki(n,t.values[e]):n}var uo=[960,640];function Il({hand:e,rules:t,label:n}){return h`
    <span class="rack" role="img" aria-label=${n}>
      ${[...e].map(r=>h`<${fo} tile=${r} rules=${t} aria-hidden="true" />`)}
    </span>
  `}function jl({rack:e,rules:t,left:n,chosen:r,onTile:o,draggable:a}){return h`
    <div class="rack" role="group" aria-label=${Gi} data-drop="rack">
      ${[...e].map((s,l)=>h`
          <${fo}
            key=${`${l}${s}`}
            tile=${s}
            rules=${t}
            aria-label=${co(s,t)}
            aria-pressed=${r.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>o(l)}
            data-drop=${`rack ${l}`}
            ...${a({place:l})}
          />
        `)}
    </div>
  `}function fo({tile:e,rules:t,...n}){const r=e===t.blank,o=r?null:t.values[e];return h`
    <${pe} letter=${r?"":e} wild=${r} points=${o} ...${n} />
  `}function Fl(e,t){const n=Pe(e,t),r=[...e].filter((o,a)=>n[a]);return[...r,...Ae(t,r)].join("")}function Dl(e,t,n){const r=[...e];return r.splice(n,0,...r.splice(t,1)),r.join("")}function ho(e){const t=[...e];for(let n=t.length-1;n>0;n-=1){const r=Math.floor(Math.random()*(n+1));[t[n],t[r]]=[t[r],t[n]]}return t.join("")}function Hl({rules:e,board:t,rack:n,bag:r}){const o=Wl(e,t,n),a=o.reduce((l,[,c])=>l+c,0),s=ue(()=>innerWidth>=uo[0]&&innerHeight>=uo[1],[]);return h`
    <details class="unseen-tiles" open=${s}>
      <summary class="hint">${il(r)}</summary>
      <p class="hint">${ll(a)}</p>
      <ul aria-label=${cl}>
        ${o.map(([l,c])=>h`
            <li key=${l} class=${c?"":"none"}>
              <strong>${l===e.blank?qt:C(l)}</strong> ${c}
            </li>
          `)}
      </ul>
    </details>
  `}function Wl({counts:e,blank:t},n,r){const o={...e};for(const s of n.join("").replaceAll(".",""))o[s===L(s)?s:t]-=1;for(const s of r)o[s]-=1;return[...ke(Object.keys(o).filter(s=>s!==t)),t].map(s=>[s,o[s]])}function Ul(e,t,n,r,o){const{rack:a="",board:s=[],history:l=[]}=t.observation,c=l.filter(({player:k,action:R})=>k===t.seat&&R.action==="exchange"),u=`${a} ${c.length}`,[i,f]=S(()=>({...no,..._r(e,u)})),[d,p]=S(()=>Ee(e)?.order??""),[$,m]=S([]),[g,v]=S(!1),b=d?Fl(d,a):a,y=new Ll(n,s,b),_=i.laid.some(({letter:k})=>!k),{play:T,fault:M}=i.laid.length&&!_?Wi(s,i.laid,i.down):{},B=()=>{f(k=>({...k,laid:[]})),m([]),v(!1)};st(B,[u]),F(()=>{const k={laid:i.laid,down:i.down};ct(e,{order:d,draft:{position:u,value:k}})},[u,d,i.laid,i.down]),D(()=>{f({...i,laid:i.laid.filter(k=>!U(s,k))})},[s.join()]),F(()=>{if(r)if(B(),r.action==="play"){const{down:k}=vt(r.at);f(mt(r).reduce((R,A)=>y.layLetter(R,A),{...no,down:k}))}else r.action==="exchange"&&N(r.tiles)},[r]);function N(k=""){B(),v(!0);const R=Pe(b,k);m([...R.keys()].filter(A=>R[A]))}function se(k){p(k),m([])}function ge({place:k=0,square:R},A){const[ie,...le]=(A??"").split(" "),[_t,Ao]=le.map(Number);if(ie==="square"){const Zt={row:_t,column:Ao};f(R?y.move(i,R,Zt):y.lay(i,Zt,b[k]))}else R?f(y.takeBack(i,R)):ie==="rack"&&_t!==void 0&&se(Dl(b,k,_t))}function G(k){const R=$.filter(ie=>ie!==k),A=R.length<$.length;g?m(A?R:[...$,k]):i.cursor?f(y.layAtCursor(i,b[k])):m(A?[]:[k])}function x(k){o?o(k):!g&&$.length?(f(y.lay(i,k,b[$[0]])),m([])):y.laidAt(i,k)?f(y.takeBack(i,k)):f(y.point(i,k))}return{rack:b,editor:y,draft:i,setDraft:f,chosen:$,exchanging:g,needsLetter:_,play:T,fault:M,left:y.left(i),clear:B,startExchange:N,shuffle:()=>se(ho(b)),chooseLetter:k=>f(y.chooseLetter(i,k)),onTile:G,onSquare:x,draggable:Rr(ge,{small:!0})}}function ql(e,t,n){const r=ae(n),[o,a]=S(null),[s,l]=S(null),[c,u]=S(()=>new Set(Ee(e)?.flags)),[i,f]=S(!1),d=H(t.seq);d.current=t.seq,D(()=>a(null),[t.seq]);const p=r&&t.over,$=Nt(async()=>p?await zl(e):null,[e,p]).value;if(!r)return null;const{opened:m=[],bombs:g=n.bombs}=t.observation;async function v(){const y=m.length?m:Yt(n),_=await Te("lexibomb.odds",{opened:y,bombs:g}).then(({probability:T})=>({odds:T,problem:null}),T=>({odds:null,problem:Ce(T)}));d.current===t.seq&&(a(_.odds),l(_.problem))}function b(y){const _=new Set(c),T=_.delete(O(y));T||_.add(O(y)),u(_),ct(e,{flags:[..._]}),Ln(nl(Be(y),!T))}return{board:{opened:m,odds:o,flags:c,bombs:$},count:g,hits:m.join("").split("*").length-1,toggleFlag:b,flagging:i,toggleFlagging:()=>f(!i),hasOdds:o!==null,toggleOdds:()=>o?a(null):v(),problem:s}}async function zl(e){return(await cr(e)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function Gl({field:e}){const t=(n,r,o=()=>{})=>h`<${E} text=${n} class="toggle" aria-pressed=${r} onClick=${o} />`;return h`
    ${t(el,e.hasOdds,e.toggleOdds)}
    ${t(tl,e.flagging,e.toggleFlagging)}
  `}function po({rules:e}){return h`
    <p class="hint" id="legend">${rl}</p>
    <ul class="legend" aria-labelledby="legend">
      ${Yl(e.multipliers).map(({premium:t,first:n,last:r})=>h`
          <li key=${n}>
            <span class="square open ${to(t)}">
              ${n}${r>n?`–${r}`:""}
            </span>
            ${al(t)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label=${Kr}>${zt}</span>
        ${ol}
      </li>
    </ul>
  `}function Yl(e){const t=[];return e.forEach((n,r)=>{const o=t.at(-1);o&&String(o.premium)===String(n)?o.last=r:t.push({premium:n,first:r,last:r})}),t}function Kl(e){const{turn:t,preview:n,rules:r,notice:o,mustAnswer:a,canAct:s,act:l}=e,{rack:c,chosen:u}=t;return h`
    <section class="panel own-turn" aria-label=${Et} data-with-board>
      <div class="rack-row">
        <${jl} ...${t} rules=${r} />
        <button
          type="button"
          class="shuffle"
          aria-label=${Jr}
          title=${Jr}
          onClick=${t.shuffle}
        >
          ⇄
        </button>
        <p class="preview" role="status">
          ${t.fault?Qr(t.fault,!1):Jl(n,t.draft.laid.length,r)}
        </p>
      </div>
      ${t.needsLetter&&h`
          <${wr}
            label=${ul}
            letters=${t.editor.letters}
            onPick=${t.chooseLetter}
          />
        `}
      ${o}
      ${t.exchanging?h`
              <${Xl}
                tiles=${u.map(i=>c[i]).join("")}
                canAct=${s}
                endsGame=${e.endsWithoutPoints}
                act=${l}
                onCancel=${t.clear}
              />
            `:!a&&h`<${Vl} ...${e} />`}
    </section>
  `}function Jl(e,t,n){if(!e)return null;const{words:r,bonus:o,score:a,closed:s,fault:l}=e;if(l)return Qr(l.rule,!!n.start);const c=s.length>0,[u,i,f]=hl({words:r,bonus:o,tiles:t,isRisky:c,score:a??0,isLeast:c&&ae(n)&&Ql(n)});return h`${u}<strong>${i}</strong>${f}`}var Ql=({multipliers:e})=>e.flat().every(t=>t>=1);function Vl(e){const{turn:t,field:n,preview:r,canAct:o,canExchange:a,endsWithoutPoints:s,act:l}=e,{play:c,draft:u}=t,[i,f]=S(!1);if(F(()=>f(!1),[o]),i)return h`
      <${xo}
        id="pass-question"
        text=${h`${vl(u.laid.length)} ${s&&h`<strong>${Vr}</strong>`}`}
        cancel=${ml}
        confirm=${_l}
        canAct=${o}
        onCancel=${()=>f(!1)}
        onConfirm=${()=>l({action:"pass"})}
      />
    `;const d=o&&c&&!r?.fault;return h`
    <div class="row">
      <${E}
        text=${pl(c&&Wt(c.word))}
        class="main"
        disabled=${!d}
        onClick=${()=>c&&l(c)}
      />
      <${E} text=${ra} disabled=${!u.laid.length} onClick=${t.clear} />
      ${!e.playsOnly&&h`
          <${E}
            text=${$l}
            disabled=${!o||!a}
            onClick=${()=>t.startExchange()}
          />
          <${E}
            text=${gl}
            disabled=${!o}
            onClick=${()=>f(!0)}
          />
        `}
      ${n&&h`<${Gl} field=${n} />`}
    </div>
    <${Vt} text=${n?.problem} />
  `}function Xl({tiles:e,endsGame:t,canAct:n,act:r,onCancel:o}){return h`
    ${t&&h`<p><strong>${Vr}</strong></p>`}
    <div class="row">
      <${E}
        text=${yl(Ne(e))}
        class="main"
        disabled=${!n||!e}
        onClick=${()=>r({action:"exchange",tiles:e})}
      />
      <${E} text=${bl} onClick=${o} />
    </div>
  `}function Zl(e){const{id:t,view:n,rules:r,changes:o,canAct:a,act:s,suggested:l,onDraft:c}=e,{board:u=[],rack:i="",bag:f=0,history:d}=n.observation,p=n.seat!==null&&!n.over,$=ql(t,n,r),m=Ul(t,n,r,l,$?.flagging?$.toggleFlag:null),{draft:g,play:v}=m,b=tc(t,n.seq,p?v:void 0),y=ue(()=>oc(d),[n.seq]),_=ue(()=>$o(o),[o]);F(c,[g.laid,m.chosen]);const T=n.phase==="turn"&&!m.chosen.length&&!$?.flagging,M=N=>Xt(zr(u,N),n.dictionary),B=p&&{...g,laid:new Map(g.laid.map(N=>[O(N),N])),score:b?.fault===null?nc(g.laid,b):null,onSquare:N=>T&&U(u,N)?M(N):m.onSquare(N),onFlag:$?.toggleFlag,draggable:m.draggable,onKey:so(m.editor,g,m.setDraft,{onEnter:()=>v&&a&&!b?.fault&&s(v),onEscape:m.clear,onFlag:$?.toggleFlag,flagging:$?.flagging})};return h`
    <div class="board-area">
      <${Kt}
        label=${Yr}
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
        <${Kl}
          ...${e}
          turn=${m}
          field=${$}
          preview=${b}
          canExchange=${f>=r.exchange_from}
          endsWithoutPoints=${ec(n,r)}
        />
      `}
    <div class="board-info">
      <${Hl} rules=${r} board=${u} rack=${i} bag=${f} />
      ${$&&h`
          <p class="hint">${Zi($.count,$.hits)}</p>
          <${po} rules=${r} />
        `}
      ${p&&h`
          <p class="hint taps">${sl}</p>
          <p class="hint keys">${dl(r.free_blank?r.blank:null,!!$)}</p>
        `}
    </div>
  `}function ec({seat:e,observation:t},n){const{scoreless:r=0,zeros:o=[]}=t;return ae(n)?(o[e??0]??0)+1>=n.zeros:r+1>=n.scoreless_turns}function tc(e,t,n){const r=Ee(e)?.token,o=n&&r?{id:e,token:r,action:n,seq:t}:null,{result:a,busy:s}=fr("table.score",o);return s?null:a}function nc(e,{score:t,closed:n}){return{key:O(go(e)),text:`${t}${n.length?"?":""}`}}function $o(e=[]){const t=e.flatMap(({number:n,events:r})=>r.filter(({event:o,action:a})=>o==="turn"&&a.action==="play").map(({action:o,score:a=0,hit:s=[]})=>({laid:mt(o),score:a,hit:s,change:n})));return{arriving:new Set(t.flatMap(({laid:n})=>n.map(O))),exploding:new Set(t.flatMap(({hit:n})=>n.map(rc))),rising:t.map(({laid:n,score:r,change:o})=>({square:O(go(n)),points:r,change:o}))}}var rc=e=>O(vt(e)),go=e=>e.reduce((t,n)=>t.row+t.column>n.row+n.column?t:n),oc=(e=[])=>vo(e.findLast(({action:t})=>t.action!=="accept")?.action),vo=e=>new Set(e?.action==="play"?mt(e).map(O):[]);function ac({observation:e,rules:t,action:n,bombs:r,dictionary:o,changes:a}){const{board:s=[],opened:l=[]}=e;return h`
    <div class="board-area">
      <${Kt}
        label=${Yr}
        rules=${t}
        rows=${s}
        last=${vo(n)}
        opened=${ae(t)?l:null}
        bombs=${r}
        onWord=${c=>Xt(zr(s,c),o)}
        ...${$o(a)}
      />
    </div>
  `}var sc=({board:e=[],opened:t=[]},n)=>({rack:Xe(n),board:e.join("/"),...t.length?{opened:t.join("/")}:{}}),mo={...Gr,...Wr,StaticHand:Il,listedAction:Hi,loadSolver:async()=>(await import("./solver.js")).TilesSolver},_o={lexicon:{...Mr,...br,loadSolver:async()=>(await import("./solver.js")).LexiconSolver,RoundScores:Si,addDetails:Pr,lastHands:ei,loadRules:async()=>(await import("./rules.js")).lexiconRules,emblem:"ACE",tagline:gs},scrabble:{...mo,loadRules:async()=>(await import("./rules.js")).scrabbleRules,emblem:"QIZ",tagline:qi},lexibomb:{...mo,loadRules:async()=>(await import("./rules.js")).lexibombRules,emblem:"12✹",tagline:zi}},Jt=({games:e})=>e.filter(({game:t})=>Object.hasOwn(_o,t));function ic(e,t){const n=Jt(e);return n.find(({game:r})=>r===t)??n[0]}var lc=({games:e},t)=>e.find(({game:n})=>n===t)?.title??t,cc=({words:e},t)=>e&&t.includes(e)?e:t[0],uc=e=>!!e.without_challenges,dc=(e,t)=>({base:t,...e.without_challenges});function fc(e,{ruleset:t,...n}){const r=t.replace(/, changed$/,""),o=Object.entries(e.without_challenges??{});return va({ruleset:r,rejectsPhonies:o.length>0&&o.every(([a,s])=>n[a]===s),isChanged:r!==t})}function hc(e,t,n){const r=typeof t=="string"?t:JSON.stringify(t);return dt(`rules/${e}`,{ruleset:r,dictionary:Qe(n)?n:""})}function pc(e){const t=e.get("ruleset");if(!t?.startsWith("{"))return t;try{return JSON.parse(t)}catch{return t}}var $c=(e,t,n)=>({game:e,observation:t,seq:n,seat:t.player,to_move:t.player,phase:"turn",over:!1});function yo(){const e=Bt("theme");return Hn.some(([t])=>t===e)?e:"auto"}function bo(){const e=yo();document.documentElement.style.colorScheme=e==="auto"?"":e}function gc(e){It("theme",e),bo()}var wo=()=>Bt("sounds")==="on"?"on":"off";function vc(e){It("sounds",e),ko(["turn"])}function ko(e){wo()!=="off"&&import("./sound_player.js").then(({play:t})=>t(e),()=>{})}var E=({text:e,...t})=>h`<button type="button" ...${t}>${e}</button>`;function xo({id:e,text:t,cancel:n,confirm:r,canAct:o=!0,onCancel:a,onConfirm:s}){const l=H(null);return D(()=>l.current?.focus(),[]),h`
    <p id=${e}>${t}</p>
    <div class="row" role="group" aria-labelledby=${e}>
      <button type="button" ref=${l} onClick=${a}>${n}</button>
      <${E} text=${r} disabled=${!o} onClick=${s} />
    </div>
  `}function je({label:e,id:t,hint:n,children:r}){return h`
    <div class="field">
      <label for=${t}>${e}</label>
      ${r}
      ${n&&h`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
    </div>
  `}function To({label:e,id:t,hint:n,value:r,onInput:o,...a}){return h`
    <${je} label=${e} id=${t} hint=${n}>
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
  `}var mc=({label:e,id:t,...n})=>h`
  <${je} label=${e} id=${t}>
    <textarea id=${t} spellcheck=${!1} ...${n}></textarea>
  <//>
`;function _c({label:e,id:t,hint:n,value:r,lines:o=1}){const[a,s]=S(!1),l=({target:i})=>i.select();async function c(){document.getElementById(t).select();try{await navigator.clipboard.writeText(r),s(!0)}catch{s(!1)}}const u={id:t,readonly:!0,value:r,"aria-describedby":n?`${t}-hint`:void 0,onFocus:l,onClick:l};return h`
    <div class="row copy">
      <${je} label=${e} id=${t}>
        ${o>1?h`<textarea rows=${o} ...${u}></textarea>`:h`<input type="text" ...${u} />`}
      <//>
      <${E} text=${ea} onClick=${c} />
      <span role="status">${a?In:""}</span>
    </div>
    ${n&&h`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
  `}function Qt({label:e,id:t,hint:n,value:r,options:o,onChange:a}){return h`
    <${je} label=${e} id=${t} hint=${n}>
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
  `}function yc({info:e,...t}){const n=e.rulesets.map(r=>[r,rt(r)]);return h`<${Qt} label=${Dn} id="ruleset" options=${n} ...${t} />`}function bc({dictionaries:e,...t}){const r=[...new Set([...e,t.value])].map(o=>[o,Jn(o)]);return h`
    <${Qt} label=${oa} id="dictionary" options=${r} ...${t} />
  `}function Co({label:e,value:t,options:n,onChange:r}){return h`
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
  `}var So=(e,t,n,r)=>()=>{const[o,a]=S(n);return h`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${e}</span>
      <${Co} label=${e} value=${o} options=${t} onChange=${l=>{r(l),a(l)}} />
    </div>
  `},wc=So(sa,Hn,yo,gc),Lo=So(ia,la,wo,vc),kc=()=>h`
  <div class="row"><${wc} /><${Lo} /></div>
`;function xc({server:e,view:t,game:n}){return h`
    <nav aria-label=${aa}>
      ${Jt(e).map(({game:r,title:o})=>h`
          <a
            key=${r}
            href=${`#/${t}/${r}`}
            aria-current=${r===n?"page":void 0}
            >${o}</a
          >
        `)}
    </nav>
  `}function Oo({columns:e,rows:t,classes:n="",rowHeads:r=!1}){const o=e.filter(s=>s!==!1),a=o.map(({number:s})=>s?"number":void 0);return h`
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
  `}function Tc({undo:e,canUndo:t}){return h`<${E} text=${jn} disabled=${!t} onClick=${e} />`}function Cc({load:e,loading:t="",...n}){const{value:r,error:o}=Nt(e,[]);return r?h`<${r} ...${n} />`:h`<${Vt} text=${o} />${!o&&h`<p role="status">${t}</p>`}`}function Vt({text:e}){return h`<p class="problem" role="alert" hidden=${!e}>${e}</p>`}var Eo=/^\p{L}{2,}$/u;async function Xt(e,t){const n=e.filter(r=>Eo.test(r));n.length&&(await import("./words-lookup.js")).openLookup(n,t)}function Sc({text:e,word:t,dictionary:n}){const r=t&&Eo.test(t)?C(L(t)):"",o=r&&n?e.indexOf(r):-1;if(o<0||!t||!n)return e;const a=h`
    <${E}
      text=${r}
      class="plain word-link"
      lang=${de()}
      onClick=${()=>Xt([t],n)}
    />
  `;return h`${e.slice(0,o)}${a}${e.slice(o+r.length)}`}export{Kt as Board,E as Button,ht as Card,Dt as Cards,Qt as Choice,_c as CopyField,Oo as DataTable,bc as DictionaryChoice,je as Field,S as G,_o as GAME_VIEWS,xc as GameTabs,F as J,D as K,Un as LEVELS,Ht as LaidWord,po as Legend,Cc as Loaded,Io as M,W as MASTER,kc as PageChoices,Ol as PositionEditor,Vt as Problem,H as Q,xo as Question,xe as Refused,kr as RisingPoints,yc as RulesetChoice,Co as Segments,Lo as SoundChoice,mc as TextArea,To as TextField,pe as Tile,Tc as UndoButton,Xo as VIEW_TITLES,Sc as WithWord,ue as Y,ve as __export,dt as addressOf,Vn as adviceAfterAnswer,Ln as announce,bo as applyTheme,so as boardKeys,da as botOption,nt as botTitle,Te as call,tt as capitalized,$a as capitals,St as cardCount,Sr as cardsLeftColumn,Fn as clearButton,Ir as composed,In as copied,P as counted,Ft as currentRoute,cc as defaultDictionary,Wa as dictionaryInfo,Jn as dictionaryTitle,ha as distinct,Aa as doneText,Yt as emptyRows,Ce as errorText,h as fe,ic as findGame,Lt as forfeitText,rs as forgetTable,Kn as gameAborted,_a as gameLog,lc as gameTitle,hs as go,uc as hasChallenges,ae as hasMinefield,Da as hello,Ca as helpElsewhere,ca as highestChance,Jo as homeLink,ke as inOrder,ye as isFocusLost,Fa as isMistake,es as isStorageDenied,q as joined,Ha as keepRules,O as keyOf,mt as laidLetters,de as lang,Qe as languageOf,as as lastChoices,os as lastGame,gt as lettersOf,fe as listed,te as loadObject,Bt as loadSetting,Yo as logo,Ot as longTileHint,Vo as mainNavigation,Ko as newGameTitle,ya as nextGameStarted,Cr as noCardsLeft,tr as noPuzzle,nr as notAccepted,Qn as offline,ka as offlineNotice,ua as opponentLabel,na as orderLabel,El as parseRows,X as parseTyped,mr as parsedObject,et as percent,Wn as percentPoints,ko as playSounds,fa as playerNames,pa as queryProblem,C as readable,Ve as received,cr as recordOf,ps as replaceQuery,zn as resultText,xa as retryButton,dr as rulesOf,ma as rulesOfGame,hc as rulesPath,fc as rulesTitle,pc as rulesetInQuery,Dn as rulesetLabel,rt as rulesetTitle,is as saveFile,ee as sent,Jt as shownGames,qn as shownName,ho as shuffled,J as signed,Qo as skipLink,zo as speak,Be as squareName,ta as stopButton,ss as storeChoices,lt as storeObject,us as storePuzzle,ns as storeSeat,It as storeSetting,cs as storedPuzzle,Ee as storedTable,ts as storedTables,wa as toMoveText,ls as today,jn as undoButton,Ta as unknownAddress,ct as updateTable,L as upper,Ga as useAction,Va as useCurrentInView,On as useFocus,Ho as useHeadingFocus,st as useLayoutChange,Ja as useOffline,Nt as usePromise,fr as useRequest,fs as useRoute,Ka as useSecondsLeft,Qa as useTitle,Ya as useUndo,Se as useWindowEvent,$c as viewOfTurn,Ae as without,dc as withoutChallenges,ne as wordOf,Xe as written,Ze as you,ba as yourNameLabel,Et as yourTurn};

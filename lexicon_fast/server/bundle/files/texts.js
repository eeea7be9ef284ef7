var Yr=Object.defineProperty,ie=(e,t)=>{for(var n in t)Yr(e,n,{get:t[n],enumerable:!0})},Se,b,Nt,le,Bt,Rt,Kr,Le={},jt=[],Qr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function G(e,t){for(var n in t)e[n]=t[n];return e}function Ft(e){var t=e.parentNode;t&&t.removeChild(e)}function It(e,t,n){var r,o,a,s={};for(a in t)a=="key"?r=t[a]:a=="ref"?o=t[a]:s[a]=t[a];if(arguments.length>2&&(s.children=arguments.length>3?Se.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)s[a]===void 0&&(s[a]=e.defaultProps[a]);return Ee(e,s,r,o,null)}function Ee(e,t,n,r,o){var a={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:o??++Nt};return b.vnode!=null&&b.vnode(a),a}function Oe(e){return e.children}function Ae(e,t){this.props=e,this.context=t}function ne(e,t){if(t==null)return e.__?ne(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?ne(e):null}function Dt(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return Dt(e)}}function Ut(e){(!e.__d&&(e.__d=!0)&&le.push(e)&&!Pe.__r++||Rt!==b.debounceRendering)&&((Rt=b.debounceRendering)||Bt)(Pe)}function Pe(){for(var e;Pe.__r=le.length;)e=le.sort(function(t,n){return t.__v.__b-n.__v.__b}),le=[],e.some(function(t){var n,r,o,a,s,l;t.__d&&(s=(a=(n=t).__v).__e,(l=n.__P)&&(r=[],(o=G({},a)).__v=a.__v+1,nt(l,a,o,n.__n,l.ownerSVGElement!==void 0,a.__h!=null?[s]:null,r,s??ne(a),a.__h),Kt(r,a),a.__e!=s&&Dt(a)))})}function Ht(e,t,n,r,o,a,s,l,c,d){var i,f,u,p,v,m,$,g=r&&r.__k||jt,y=g.length;for(n.__k=[],i=0;i<t.length;i++)if((p=n.__k[i]=(p=t[i])==null||typeof p=="boolean"?null:typeof p=="string"||typeof p=="number"||typeof p=="bigint"?Ee(null,p,null,null,p):Array.isArray(p)?Ee(Oe,{children:p},null,null,null):p.__b>0?Ee(p.type,p.props,p.key,null,p.__v):p)!=null){if(p.__=n,p.__b=n.__b+1,(u=g[i])===null||u&&p.key==u.key&&p.type===u.type)g[i]=void 0;else for(f=0;f<y;f++){if((u=g[f])&&p.key==u.key&&p.type===u.type){g[f]=void 0;break}u=null}nt(e,p,u=u||Le,o,a,s,l,c,d),v=p.__e,(f=p.ref)&&u.ref!=f&&($||($=[]),u.ref&&$.push(u.ref,null,p),$.push(f,p.__c||v,p)),v!=null?(m==null&&(m=v),typeof p.type=="function"&&p.__k!=null&&p.__k===u.__k?p.__d=c=qt(p,c,e):c=Wt(e,p,u,g,v,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&u.__e==c&&c.parentNode!=e&&(c=ne(u))}for(n.__e=m,i=y;i--;)g[i]!=null&&(typeof n.type=="function"&&g[i].__e!=null&&g[i].__e==n.__d&&(n.__d=ne(r,i+1)),Jt(g[i],g[i]));if($)for(i=0;i<$.length;i++)Qt($[i],$[++i],$[++i])}function qt(e,t,n){var r,o;for(r=0;r<e.__k.length;r++)(o=e.__k[r])&&(o.__=e,t=typeof o.type=="function"?qt(o,t,n):Wt(n,o,o,e.__k,o.__e,t));return t}function Wt(e,t,n,r,o,a){var s,l,c;if(t.__d!==void 0)s=t.__d,t.__d=void 0;else if(n==null||o!=a||o.parentNode==null)e:if(a==null||a.parentNode!==e)e.appendChild(o),s=null;else{for(l=a,c=0;(l=l.nextSibling)&&c<r.length;c+=2)if(l==o)break e;e.insertBefore(o,a),s=a}return s!==void 0?s:o.nextSibling}function Gt(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||Qr.test(t)?n:n+"px"}function Me(e,t,n,r,o){var a;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||Gt(e.style,t,"");if(n)for(t in n)r&&n[t]===r[t]||Gt(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")a=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+a]=n,n?r||e.addEventListener(t,a?Yt:zt,a):e.removeEventListener(t,a?Yt:zt,a);else if(t!=="dangerouslySetInnerHTML"){if(o)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function zt(e){this.l[e.type+!1](b.event?b.event(e):e)}function Yt(e){this.l[e.type+!0](b.event?b.event(e):e)}function nt(e,t,n,r,o,a,s,l,c){var d,i,f,u,p,v,m,$,g,y,w,_=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=t.__e=n.__e,t.__h=null,a=[l]),(d=b.__b)&&d(t);try{e:if(typeof _=="function"){if($=t.props,g=(d=_.contextType)&&r[d.__c],y=d?g?g.props.value:d.__:r,n.__c?m=(i=t.__c=n.__c).__=i.__E:("prototype"in _&&_.prototype.render?t.__c=i=new _($,y):(t.__c=i=new Ae($,y),i.constructor=_,i.render=Vr),g&&g.sub(i),i.props=$,i.state||(i.state={}),i.context=y,i.__n=r,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),_.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=G({},i.__s)),G(i.__s,_.getDerivedStateFromProps($,i.__s))),u=i.props,p=i.state,f)_.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(_.getDerivedStateFromProps==null&&$!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps($,y),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate($,i.__s,y)===!1||t.__v===n.__v){i.props=$,i.state=i.__s,t.__v!==n.__v&&(i.__d=!1),i.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(T){T&&(T.__=t)}),i.__h.length&&s.push(i);break e}i.componentWillUpdate!=null&&i.componentWillUpdate($,i.__s,y),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,p,v)})}i.context=y,i.props=$,i.state=i.__s,(d=b.__r)&&d(t),i.__d=!1,i.__v=t,i.__P=e,d=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(r=G(G({},r),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||(v=i.getSnapshotBeforeUpdate(u,p)),w=d!=null&&d.type===Oe&&d.key==null?d.props.children:d,Ht(e,Array.isArray(w)?w:[w],t,n,r,o,a,s,l,c),i.base=t.__e,t.__h=null,i.__h.length&&s.push(i),m&&(i.__E=i.__=null),i.__e=!1}else a==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=Jr(n.__e,t,n,r,o,a,s,c);(d=b.diffed)&&d(t)}catch(T){t.__v=null,(c||a!=null)&&(t.__e=l,t.__h=!!c,a[a.indexOf(l)]=null),b.__e(T,t,n)}}function Kt(e,t){b.__c&&b.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(r){r.call(n)})}catch(r){b.__e(r,n.__v)}})}function Jr(e,t,n,r,o,a,s,l){var c,d,i,f=n.props,u=t.props,p=t.type,v=0;if(p==="svg"&&(o=!0),a!=null){for(;v<a.length;v++)if((c=a[v])&&(c===e||(p?c.localName==p:c.nodeType==3))){e=c,a[v]=null;break}}if(e==null){if(p===null)return document.createTextNode(u);e=o?document.createElementNS("http://www.w3.org/2000/svg",p):document.createElement(p,u.is&&u),a=null,l=!1}if(p===null)f===u||l&&e.data===u||(e.data=u);else{if(a=a&&Se.call(e.childNodes),d=(f=n.props||Le).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(a!=null)for(f={},v=0;v<e.attributes.length;v++)f[e.attributes[v].name]=e.attributes[v].value;(i||d)&&(i&&(d&&i.__html==d.__html||i.__html===e.innerHTML)||(e.innerHTML=i&&i.__html||""))}if((function(m,$,g,y,w){var _;for(_ in g)_==="children"||_==="key"||_ in $||Me(m,_,null,g[_],y);for(_ in $)w&&typeof $[_]!="function"||_==="children"||_==="key"||_==="value"||_==="checked"||g[_]===$[_]||Me(m,_,$[_],g[_],y)})(e,u,f,o,l),i)t.__k=[];else if(v=t.props.children,Ht(e,Array.isArray(v)?v:[v],t,n,r,o&&p!=="foreignObject",a,s,a?a[0]:n.__k&&ne(n,0),l),a!=null)for(v=a.length;v--;)a[v]!=null&&Ft(a[v]);l||("value"in u&&(v=u.value)!==void 0&&(v!==e.value||p==="progress"&&!v)&&Me(e,"value",v,f.value,!1),"checked"in u&&(v=u.checked)!==void 0&&v!==e.checked&&Me(e,"checked",v,f.checked,!1))}return e}function Qt(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(r){b.__e(r,n)}}function Jt(e,t,n){var r,o;if(b.unmount&&b.unmount(e),(r=e.ref)&&(r.current&&r.current!==e.__e||Qt(r,null,t)),(r=e.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){b.__e(a,t)}r.base=r.__P=null}if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&Jt(r[o],t,typeof e.type!="function");n||e.__e==null||Ft(e.__e),e.__e=e.__d=void 0}function Vr(e,t,n){return this.constructor(e,n)}function Xr(e,t,n){var r,o,a;b.__&&b.__(e,t),o=(r=typeof n=="function")?null:n&&n.__k||t.__k,a=[],nt(t,e=(!r&&n||t).__k=It(Oe,null,[e]),o||Le,Le,t.ownerSVGElement!==void 0,!r&&n?[n]:o?null:t.firstChild?Se.call(t.childNodes):null,a,!r&&n?n:o?o.__e:t.firstChild,r),Kt(a,e)}Se=jt.slice,b={__e:function(e,t){for(var n,r,o;t=t.__;)if((n=t.__c)&&!n.__)try{if((r=n.constructor)&&r.getDerivedStateFromError!=null&&(n.setState(r.getDerivedStateFromError(e)),o=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),o=n.__d),o)return n.__E=n}catch(a){e=a}throw e}},Nt=0,Ae.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=G({},this.state),typeof e=="function"&&(e=e(G({},n),this.props)),e&&G(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),Ut(this))},Ae.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Ut(this))},Ae.prototype.render=Oe,le=[],Bt=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Pe.__r=0,Kr=0;var ce,P,Vt,Ne=0,rt=[],Xt=b.__b,Zt=b.__r,en=b.diffed,tn=b.__c,nn=b.unmount;function Be(e,t){b.__h&&b.__h(P,e,Ne||t),Ne=0;var n=P.__H||(P.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function C(e){return Ne=1,Zr(on,e)}function Zr(e,t,n){var r=Be(ce++,2);return r.t=e,r.__c||(r.__=[n?n(t):on(void 0,t),function(o){var a=r.t(r.__[0],o);r.__[0]!==a&&(r.__=[a,r.__[1]],r.__c.setState({}))}],r.__c=P),r.__}function N(e,t){var n=Be(ce++,3);!b.__s&&at(n.__H,t)&&(n.__=e,n.__H=t,P.__H.__h.push(n))}function R(e,t){var n=Be(ce++,4);!b.__s&&at(n.__H,t)&&(n.__=e,n.__H=t,P.__h.push(n))}function j(e){return Ne=5,ue(function(){return{current:e}},[])}function ue(e,t){var n=Be(ce++,7);return at(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function eo(){rt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Re),e.__H.__h.forEach(ot),e.__H.__h=[]}catch(t){e.__H.__h=[],b.__e(t,e.__v)}}),rt=[]}b.__b=function(e){P=null,Xt&&Xt(e)},b.__r=function(e){Zt&&Zt(e),ce=0;var t=(P=e.__c).__H;t&&(t.__h.forEach(Re),t.__h.forEach(ot),t.__h=[])},b.diffed=function(e){en&&en(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(rt.push(t)!==1&&Vt===b.requestAnimationFrame||((Vt=b.requestAnimationFrame)||function(n){var r,o=function(){clearTimeout(a),rn&&cancelAnimationFrame(r),setTimeout(n)},a=setTimeout(o,100);rn&&(r=requestAnimationFrame(o))})(eo)),P=void 0},b.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Re),n.__h=n.__h.filter(function(r){return!r.__||ot(r)})}catch(r){t.some(function(o){o.__h&&(o.__h=[])}),t=[],b.__e(r,n.__v)}}),tn&&tn(e,t)},b.unmount=function(e){nn&&nn(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Re)}catch(n){b.__e(n,t.__v)}};var rn=typeof requestAnimationFrame=="function";function Re(e){var t=P;typeof e.__c=="function"&&e.__c(),P=t}function ot(e){var t=P;e.__c=e.__(),P=t}function at(e,t){return!e||e.length!==t.length||t.some(function(n,r){return n!==e[r]})}function on(e,t){return typeof t=="function"?t(e):t}var an=function(e,t,n,r){var o;t[0]=0;for(var a=1;a<t.length;a++){var s=t[a++],l=t[a]?(t[0]|=s?1:2,n[t[a++]]):t[++a];s===3?r[0]=l:s===4?r[1]=Object.assign(r[1]||{},l):s===5?(r[1]=r[1]||{})[t[++a]]=l:s===6?r[1][t[++a]]+=l+"":s?(o=e.apply(l,an(e,l,n,["",null])),r.push(o),l[0]?t[0]|=2:(t[a-2]=0,t[a]=o)):r.push(l)}return r},sn=new Map,h=function(e){var t=sn.get(this);return t||(t=new Map,sn.set(this,t)),(t=an(this,t.get(e)||(t.set(e,t=(function(n){for(var r,o,a=1,s="",l="",c=[0],d=function(u){a===1&&(u||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,s):a===3&&(u||s)?(c.push(3,u,s),a=2):a===2&&s==="..."&&u?c.push(4,u,0):a===2&&s&&!u?c.push(5,0,!0,s):a>=5&&((s||!u&&a===5)&&(c.push(a,0,s,o),a=6),u&&(c.push(a,u,0,o),a=6)),s=""},i=0;i<n.length;i++){i&&(a===1&&d(),d(i));for(var f=0;f<n[i].length;f++)r=n[i][f],a===1?r==="<"?(d(),c=[c],a=3):s+=r:a===4?s==="--"&&r===">"?(a=1,s=""):s=r+s[0]:l?r===l?l="":s+=r:r==='"'||r==="'"?l=r:r===">"?(d(),a=1):a&&(r==="="?(a=5,o=s,s=""):r==="/"&&(a<5||n[i][f+1]===">")?(d(),a===3&&(c=c[0]),a=c,(c=c[0]).push(2,0,a),a=0):r===" "||r==="	"||r===`
`||r==="\r"?(d(),a=2):s+=r),a===3&&s==="!--"&&(a=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(It),to=5;function ln(e){const t=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=e,t.append(n);t.children.length>to;)t.firstChild?.remove()}var st=!1,it=!1;addEventListener("keydown",()=>it=!0,!0),addEventListener("pointerdown",()=>it=!1,!0);function de(){const{activeElement:e,body:t}=document;return e===t||e?.matches(":disabled")||!1}function cn(e){R(()=>{if(!it||!de()||st)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},e)}function no(e,t){const n=j(e);R(()=>{const r=n.current===e;if(n.current=e,!t.isChosen||r&&!de())return;const{activeElement:o}=document,a=document.getElementById("main"),s=new MutationObserver(c);function l(){s.disconnect(),st=!1}function c(){const d=a.querySelector("h1");d&&(l(),!(!de()&&document.activeElement!==o)&&(d.tabIndex=-1,d.focus()))}return st=!0,s.observe(a,{childList:!0,subtree:!0}),c(),l},[t])}var je="You",ro={cards:"LEXICON",rest:"fast"},oo="New game",ao="Lexicon fast, home",so="Skip to content",io="Main",lo={play:"Play",puzzle:"Puzzle",solver:"Solver",words:"Words",quiz:"Quiz",replay:"Replay",rules:"Rules",table:"Table"},co=e=>`${e} · Lexicon fast`,uo="Copy",un="Copied.",dn="Undo",fn="Clear",fo="Stop",ho="Sort by",po="Recall",hn="Rules",$o="Dictionary",vo="Games",go="Theme",pn=[["auto","Auto"],["light","Light"],["dark","Dark"]],mo="Sounds",_o=[["off","Off"],["on","On"]];function O(e,t){return`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`}var lt=e=>O(e,"card");function re(e,t="and"){return e.length<2?e.join():`${e.slice(0,-1).join(", ")} ${t} ${e.at(-1)}`}var F=(e,t=" ")=>e.filter(Boolean).join(t);function U(e,t){return e===je?`${e} ${t}`:`${e} ${t}${/(s|sh|ch)$/.test(t)?"es":"s"}`}var q=e=>Number(e)>0?`+${e}`:`${e}`;function Fe(e){const t=Math.round(e*100);return e>0&&e<1?Math.min(Math.max(t,1),99):t}function yo(e){return e<=0||e>=100?Math.min(e/100,1):e>=99?.999999:(e+.499999)/100}var Ie=e=>e.charAt(0).toUpperCase()+e.slice(1),$n=e=>`${q(Math.round(100*e)||0)}%`,vn=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Champion"]],bo="Opponent";function ct(e){return vn.find(([n])=>n===e)?.[1]??e.replace(/^level(?=\d)/,"Level ")}var wo=e=>`Bot: ${ct(e)}`;function ko({seats:e,seat:t}){return e.map(({name:n,bot:r},o)=>{if(o===t)return je;if(r&&/^level\d+( \d+)?$/.test(n)){const[a,s]=n.split(" ");return F([ct(a),s])}return n.trim().toLowerCase()===je.toLowerCase()?`“${n}”`:n})}function xo(e){return e.map((t,n)=>{const r=e.slice(0,n).filter(o=>o===t).length;return r?`${t} ${r+1}`:t})}function gn(e){return e.length>1?`${re(e)} share the win.`:e.length?`${U(e[0],"win")}.`:"The game is over."}function mn(e){const t=e.filter(({event:o,action:a})=>o==="turn"&&a.action!=="accept"),n=t.filter(({action:o})=>o.action!=="challenge"),r=[];for(const o of t)o.action.action==="challenge"&&o.right?r.pop():(o.action.laid??o.action.word)&&r.push(o);return{turns:n,plays:r}}function _n(e,t,n){if(e.length!==1||t.length<2)return null;const r=O(Math.abs(t[0]-t[1]),"point");return`${U(n[e[0]],"win")} by ${r}.`}function ut({player:e,reason:t},n){if(e===null)return yn;const r=n[e];return t==="clock"?`${r} ran out of time.`:t==="resigned"?`${U(r,"resign")}.`:`${U(r,"forfeit")} the game.`}var yn="The game was aborted.",bn=e=>/^(enable|yawl)$/.test(e)?e.toUpperCase():e;function To({message:e,type:t=""}){if(t in oe&&t!=="BadQuery")return oe[t];const n=e.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,"");return`${Ie(n)}${/[.?!]$/.test(n)?"":"."}`}function Co(e){const t=[...e?.upper??""],n=new Map([...e?.lower??""].map((r,o)=>[r,t[o]]));return r=>[...r].map(o=>n.get(o)??o).join("")}var So={classic_poc:"original prototype"},dt=e=>So[e]??e.replaceAll("_"," ");function Lo({ruleset:e,rejectsPhonies:t,isChanged:n}){const r=`${dt(e)} rules`;return t?`${r}, phonies rejected`:n?`${r}, changed`:r}var Eo=e=>`${e} rules`,Oo="Game log",Ao="The next game has started.",Po="Your name",ft="Your turn",Mo=e=>`Waiting for ${e}`,wn="Can’t reach the server.",No="This page can’t stop players from getting help elsewhere.",kn="Accept or challenge the last play, then ask for a hint.",xn="You can’t start another game right now. Finish one of your games, or try again later.",Tn="This game is too long for the server.",Cn="This search takes too long. Remove some conditions, or try again later.",oe={NoSuchTable:"This table doesn’t exist. It may have been deleted.",NoSeat:"This table is full.",NotOver:"The game isn’t over yet, and its record would reveal what is hidden.",NotLoaded:"This server doesn’t have the dictionary for this game.",Stale:"Someone else moved first. Check the table and try again.",NoAdvice:kn,BadToken:"The server doesn’t recognise your seat. Reload the page to watch the game.",BadAction:"The server didn’t understand this turn. Reload the page and try again.",Failure:"A bot on this server isn’t working. Start a game against a different one.",BadRecord:"This file contains no game to replay. Choose a game saved here or a GCG file.",NoDefinitions:"This server has no definitions. Remove definition: and part-of-speech: from your query.",NoPlayability:"This dictionary has no playability ranks. Remove playability: from your query.",BadQuery:"This query has a mistake. Fix it, or tap an example.",TooMuch:"This is too much for the server. Try something shorter, or try again later.","dictionary.find NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.info NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.find TooMuch":Cn,"quiz.keys TooMuch":Cn,"rules BadOption":"These rules don’t exist. Choose a ruleset from the list.","table.new TooMuch":xn,"table.again TooMuch":xn,"record.replay TooMuch":Tn,"analyse TooMuch":Tn,Busy:"The server is busy. Try again in a moment.",Closing:"The server is shutting down. Try again later."},Bo=(e,t)=>`${e} (See line ${t}.)`,Ro={abort:"Everyone has had a turn, so you can no longer abort the game. You can resign.",action:oe.BadAction,added:"Add at least one card to the word.",hand:"You don’t have all the cards for this word.",order:"Keep the old word’s letters in order, and keep any Master a Master.",over:"The game is over.",phase:"Accept or challenge the last play first.",rack:"You don’t have all of these tiles.","same word":"At this table, a change must make a different word.",target:"This word is no longer on the table.",turn:"It isn’t your turn."},Sn="There’s no such puzzle: the number in the link must be a whole number.",jo=[["params.seed",Sn],["params.seats","These players or names aren’t allowed. Choose others."],["params.name","This name isn’t allowed. Choose another."],["params.clock","These time limits aren’t allowed. Choose others."],["params.record","You can’t continue from this position. Choose an earlier one."],["params.events","You can’t continue from this position. Choose an earlier one."],["params.action",oe.BadAction],["params.filter.contains","Find takes letters of a word, such as QU, or, on a board, the square where it starts, such as 8D."],["params.filter.at","The square where a play starts must be on the board, such as 8D."],["params.filter.covers","Covers takes squares on the board, such as H8 O15."],["params.filter","One of these filters has an impossible value. Change it."]],Ln="The server rejected this. Change your input, or reload the page.",Fo="Something went wrong on the server. Try again later.";function Io(e){if(!e)return"";const t=O(e.tries,"attempt");return e.end==="solved"?`Solved in ${t}`:e.end==="shown"?"Not solved":t}function ht(e,t,n){const r=Math.round(e);return r?`${O(Math.abs(r),`${r>0?"more":"fewer"} ${t}`)} ${n}`:""}var En=(e,t)=>Math.round(100*e)?`${$n(e)} ${t}`:"",On=1e3,Do=-32603,Uo=413,fe=class extends Error{constructor({code:e,message:t,data:n},r){super(t),this.method=r,this.code=e,this.type=n?.type??"",this.rule=n?.rule??"",this.path=n?.path??"",this.data=n??{}}};async function he(e,t,n){const r=await fetch(`rpc/${e}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(t),signal:n}),o=await r.json();if(r.status===Uo&&(o.data={type:"TooMuch"}),!r.ok)throw new fe(o,e);return o}var Ho=e=>e instanceof fe&&["BadQuery","NoDefinitions","NoPlayability"].includes(e.type);async function An(e){const t=[];let n;do n=await he("table.record",{id:e,skip:t.length,limit:On}),t.push(...n.lines);while(n.lines.length===On);return t}function pe(e){if(!(e instanceof fe))return wn;const{code:t,method:n,type:r,rule:o,path:a,message:s}=e;if(t===Do)return Fo;if(a)return jo.find(([d])=>a.startsWith(d))?.[1]??Ln;const l=oe[`${n} ${r}`]??oe[r]??Ro[o],c=/^record:(\d+):/.exec(s)?.[1];return l&&c?Bo(l,c):l??Ie(s.replace(/^position \d+: /,"").replace(/^opened, /,""))}var De=new Map;function pt(e,t){const n=JSON.stringify([e,t]),r=De.get(n)??he(e,t);return De.set(n,r),r.catch(()=>De.delete(n)),r}var Pn=document.getElementById("hello")?.textContent;Pn&&De.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(Pn)));var qo=()=>pt("hello",{}),Wo=async(e,t)=>(await pt("rules",{game:e,ruleset:t})).rules,Go=e=>pt("dictionary.info",{dictionary:e}),zo=30,Yo=100,Ko=100;function $t(e,t){const n={value:null,error:null},[r,o]=C(n);return N(()=>{let a=!0;return o(n),e().then(s=>a&&o({value:s,error:null}),s=>a&&o({value:null,error:pe(s)})),()=>{a=!1}},t),r}function Mn(e,t){const n={result:null,error:null,failure:null,key:null},[r,o]=C(n),a=t&&JSON.stringify(t);R(()=>{if(!t){o(n);return}const d=new AbortController,i=setTimeout(()=>{he(e,t,d.signal).then(f=>o({...n,result:f,key:a}),f=>{if(f.name==="AbortError")return;const u=f instanceof fe?f:null;o({...n,error:pe(f),failure:u,key:a})})},zo);return()=>{clearTimeout(i),d.abort()}},[e,a]);const{result:s,error:l,failure:c}=r;return{result:s,error:l,failure:c,busy:r.key!==a}}function Qo({leaves:e=!0}={}){const[t,n]=C({busy:!1,problem:null});async function r(a){n({busy:!0,problem:null});try{await a(),e||n({busy:!1,problem:null})}catch(s){n({busy:!1,problem:pe(s)})}}return{...t,run:r,clear:()=>n(({busy:a})=>({busy:a,problem:null}))}}function vt(e,t){const n=j(t);n.current=t,R(()=>{const r=o=>n.current(o);return addEventListener(e,r),()=>removeEventListener(e,r)},[e])}function Jo(e){const[{value:t,earlier:n},r]=C(()=>({value:e(),earlier:[]})),o=(s,l=!0)=>r(c=>({value:s,earlier:l?[...c.earlier.slice(1-Ko),c.value]:c.earlier})),a=()=>r(s=>s.earlier.length?{value:s.earlier.at(-1),earlier:s.earlier.slice(0,-1)}:s);return vt("keydown",s=>{const{key:l,ctrlKey:c,metaKey:d,shiftKey:i,target:f}=s,u=(c||d)&&!i&&l.toLowerCase()==="z",p=f instanceof Element&&f.matches("input:not([data-undo]), textarea");!u||p||(s.preventDefault(),a())}),{value:t,set:o,undo:a,canUndo:n.length>0}}function Vo(e,t,n=!0){const r=ue(()=>performance.now(),[t]),[o,a]=C(r);N(()=>{if(!n)return;const l=setInterval(()=>a(performance.now()),Yo);return()=>clearInterval(l)},[n]);const s=n?Math.max(0,o-r)/1e3:0;return Math.max(0,e-s)}function Xo(e){N(()=>{e!==null&&(document.title=co(e))},[e])}function Nn(e,t){const n=j(null);return N(()=>{const r=n.current?.querySelector(e);n.current&&r instanceof HTMLElement&&(n.current.scrollTop=r.offsetTop-n.current.clientHeight/2)},t),n}var Zo=e=>Nn('[aria-current="step"]',[e]);function Ue(e,t){const n=j(!0);R(()=>{n.current||e(),n.current=!1},t)}var Bn="lexicon_fast.",Rn="tables",He="new_game",gt="puzzles",ea=50,ta=1100,$e=new Map,na=()=>$e.size>0;function jn(e){if($e.has(e))return $e.get(e)??null;try{return localStorage.getItem(Bn+e)}catch{return null}}function Fn(e,t){try{localStorage.setItem(Bn+e,t),$e.delete(e)}catch{$e.set(e,t)}}function In(e){try{const t=JSON.parse(e);return typeof t=="object"&&t!==null?t:{}}catch{return{}}}var J=e=>In(jn(e)??""),qe=(e,t)=>Fn(e,JSON.stringify(t)),mt=e=>jn(e)??"",_t=(e,t)=>Fn(e,t),ve=()=>J(Rn);function ra(){return Object.entries(ve()).map(([e,t])=>({id:e,...t})).sort((e,t)=>t.since-e.since)}function yt(e){const t=Object.entries(e).sort(([,n],[,r])=>r.since-n.since);qe(Rn,Object.fromEntries(t.slice(0,ea)))}var ge=e=>ve()[e]??null;function oa(e,t,n){yt({...ve(),[e]:{game:t,token:n,since:Date.now()}})}function We(e,t){const n=ve();e in n&&yt({...n,[e]:{...n[e],...t}})}function Dn(e,t){const n=ge(e)?.draft;return n?.position===t?n.value:null}function aa(e){const{[e]:t,...n}=ve();yt(n)}var sa=()=>J(He).game,ia=e=>J(He).choices?.[e]??{};function la(e,t){const{choices:n={}}=J(He);qe(He,{game:e,choices:{...n,[e]:t}})}function ca(e,t,n){const r=document.createElement("a");r.href=URL.createObjectURL(new Blob([t],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var ua=()=>new Date().toISOString().slice(0,10),Un=(e,t)=>`${t} ${e}`,da=(e,t)=>J(gt)[Un(e,t)]??null;function fa(e,t,n){const r={...J(gt),[Un(e,t)]:n},o=Object.entries(r).sort(([a],[s])=>a<s?1:-1).slice(0,ta);qe(gt,Object.fromEntries(o))}var ha="play";function bt(){const[e,t=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...r]=e.split("/");return{name:n||ha,rest:r,query:new URLSearchParams(t)}}var Ge=null;function pa(){const[e,t]=C(()=>({...bt(),isChosen:!1}));return vt("hashchange",()=>{t({...bt(),isChosen:location.hash!==Ge}),Ge=null}),e}function ze(e,t={}){const n=new URLSearchParams(Object.entries(t).filter(([,r])=>r));return`#/${e}${n.size?`?${n}`:""}`}function $a(e){Ge=ze(e),location.hash=Ge}function va(e,t){history.replaceState(null,"",ze(e,t))}var Hn={};ie(Hn,{actionText:()=>ar,adviceFigure:()=>ms,adviceHint:()=>gs,cardText:()=>V,differences:()=>_s,endFacts:()=>vs,eventText:()=>ps,pastActionText:()=>sr});var wt=({games:e})=>e.filter(({game:t})=>Object.hasOwn(Gr,t));function ga(e,t){const n=wt(e);return n.find(({game:r})=>r===t)??n[0]}var ma=({games:e},t)=>e.find(({game:n})=>n===t)?.title??t,_a=({words:e},t)=>e&&t.includes(e)?e:t[0],ya=e=>!!e.without_challenges,ba=(e,t)=>({base:t,...e.without_challenges});function wa(e,{ruleset:t,...n}){const r=t.replace(/, changed$/,""),o=Object.entries(e.without_challenges??{});return Lo({ruleset:r,rejectsPhonies:o.length>0&&o.every(([a,s])=>n[a]===s),isChanged:r!==t})}function ka(e,t){const n=typeof t=="string"?t:JSON.stringify(t);return ze(`rules/${e}`,{ruleset:n})}function xa(e){const t=e.get("ruleset");if(!t?.startsWith("{"))return t;try{return JSON.parse(t)}catch{return t}}var Ta=(e,t,n)=>({game:e,observation:t,seq:n,seat:t.player,to_move:t.player,phase:"turn",over:!1});function qn(){const e=mt("theme");return pn.some(([t])=>t===e)?e:"auto"}function Wn(){const e=qn();document.documentElement.style.colorScheme=e==="auto"?"":e}function Ca(e){_t("theme",e),Wn()}var Gn=()=>mt("sounds")==="on"?"on":"off";function Sa(e){_t("sounds",e),zn(["turn"])}function zn(e){Gn()!=="off"&&import("./sound_player.js").then(({play:t})=>t(e),()=>{})}var E=({text:e,...t})=>h`<button type="button" ...${t}>${e}</button>`;function me({label:e,id:t,hint:n,children:r}){return h`
    <div class="field">
      <label for=${t}>${e}</label>
      ${r}
      ${n&&h`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
    </div>
  `}function Yn({label:e,id:t,hint:n,value:r,onInput:o,...a}){return h`
    <${me} label=${e} id=${t} hint=${n}>
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
  `}var La=({label:e,id:t,...n})=>h`
  <${me} label=${e} id=${t}>
    <textarea id=${t} spellcheck=${!1} ...${n}></textarea>
  <//>
`;function Ea({label:e,id:t,hint:n,value:r,lines:o=1}){const[a,s]=C(!1),l=({target:i})=>i.select();async function c(){document.getElementById(t).select();try{await navigator.clipboard.writeText(r),s(!0)}catch{s(!1)}}const d={id:t,readonly:!0,value:r,"aria-describedby":n?`${t}-hint`:void 0,onFocus:l,onClick:l};return h`
    <div class="row copy">
      <${me} label=${e} id=${t}>
        ${o>1?h`<textarea rows=${o} ...${d}></textarea>`:h`<input type="text" ...${d} />`}
      <//>
      <${E} text=${uo} onClick=${c} />
      <span role="status">${a?un:""}</span>
    </div>
    ${n&&h`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
  `}function kt({label:e,id:t,hint:n,value:r,options:o,onChange:a}){return h`
    <${me} label=${e} id=${t} hint=${n}>
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
  `}function Oa({info:e,...t}){const n=e.rulesets.map(r=>[r,dt(r)]);return h`<${kt} label=${hn} id="ruleset" options=${n} ...${t} />`}function Aa({dictionaries:e,...t}){const r=[...new Set([...e,t.value])].map(o=>[o,bn(o)]);return h`
    <${kt} label=${$o} id="dictionary" options=${r} ...${t} />
  `}function Kn({label:e,value:t,options:n,onChange:r}){return h`
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
  `}var Qn=(e,t,n,r)=>()=>{const[o,a]=C(n);return h`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${e}</span>
      <${Kn} label=${e} value=${o} options=${t} onChange=${l=>{r(l),a(l)}} />
    </div>
  `},Pa=Qn(go,pn,qn,Ca),Jn=Qn(mo,_o,Gn,Sa),Ma=()=>h`
  <div class="row"><${Pa} /><${Jn} /></div>
`;function Na({server:e,view:t,game:n}){return h`
    <nav aria-label=${vo}>
      ${wt(e).map(({game:r,title:o})=>h`
          <a
            key=${r}
            href=${`#/${t}/${r}`}
            aria-current=${r===n?"page":void 0}
            >${o}</a
          >
        `)}
    </nav>
  `}function Vn({columns:e,rows:t,classes:n="",rowHeads:r=!1}){const o=e.filter(s=>s!==!1),a=o.map(({number:s})=>s?"number":void 0);return h`
    <table class="list ${n}">
      <thead>
        <tr>
          ${o.map(({title:s},l)=>h`<th scope="col" class=${a[l]}>${s}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${t.map(({key:s,cells:l})=>h`
            <tr key=${s}>
              ${l.filter(c=>c!==!1).map((c,d)=>r&&d===0?h`<th scope="row">${c}</th>`:h`<td class=${a[d]}>${c}</td>`)}
            </tr>
          `)}
      </tbody>
    </table>
  `}function Ba({undo:e,canUndo:t}){return h`<${E} text=${dn} disabled=${!t} onClick=${e} />`}function Ra({load:e,loading:t="",...n}){const{value:r,error:o}=$t(e,[]);return r?h`<${r} ...${n} />`:h`<${xt} text=${o} />${!o&&h`<p role="status">${t}</p>`}`}function xt({text:e}){return h`<p class="problem" role="alert" hidden=${!e}>${e}</p>`}var ja="✦";function ae({letter:e,wild:t=!1,points:n=null,classes:r="",...o}){const{corner:a,onClick:s,...l}=o,d=F(["tile",r,t&&"wild",a===void 0&&t&&e&&"star"]),i=a!=null,f=h`
    <span class="letter" aria-hidden="true">${e||ja}</span>
    ${i&&h`<span class="corner" aria-hidden="true">${a}</span>`}
    ${n!==null&&h`${" "}<span class="points" aria-hidden="true">${n}</span>`}
  `;return s?h`<${E} text=${f} class=${d} onClick=${s} ...${l} />`:h`<span class=${d} ...${l}>${f}</span>`}function Xn({label:e,letters:t,onPick:n}){return h`
    <fieldset class="letters">
      <legend>${e}</legend>
      ${t.map(r=>h`
          <${E} key=${r} text=${r} onClick=${()=>n(r)} />
        `)}
    </fieldset>
  `}function Zn({points:e}){const[t,n]=C(!1);return t?null:h`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${q(e)}
    </span>
  `}function _e(e,t){const n=ye(e,t);return[...e].filter((r,o)=>!n[o])}function ye(e,t){const n=[...t];return[...e].map(r=>{const o=n.indexOf(r);return o>=0&&n.splice(o,1),o>=0})}var Fa="The word game with cards: be the first to play your whole hand.",er="Master",tr=(e,t)=>t===void 0?e:`${e}, ${O(t,"point")}`,Ia=(e,t)=>t.length?`${e} (Master as ${re(t)})`:e,Da=(e,t)=>t.length?`${e}, with a Master for ${t.join(" and ")}`:e,Ua="Table",Ha="Words on the table",qa="No words yet",Wa=(e,t)=>`Change ${e}${t?", new":""}`,Ga="Stock",za="Exposed",Ya="No exposed card",Ka="Your hand",Qa="The Master stands for",Ja="Play the word",Va=(e="a card",t="the exposed card")=>`Discard ${e}, take ${t}`,Xa=(e="a card")=>`Discard ${e}, draw from the stock`,Za="To draw, put just the card you’re discarding in the tray.",es="Your word",ts="Click cards, drag them here, or type.",ns="Word",rs="Type hat, or h[a]t with the Master for A. Type hat>thatched to insert cards into a table word, larch>lurch to change some of its cards.",os={hand:"from your hand",table:"on the table",none:"not in your hand"};function as({letter:e,isMaster:t,points:n,from:r}){const o=t?`${er}${e?` for ${e}`:""}`:e,a=r==="table"?"click to replace it":"click to take it back";return`${tr(o,n)}, ${os[r]}: ${a}`}var ss="out of the game",nr="none",is=e=>`Cards left in your hand count against you. The lowest score wins; a player with ${e} or more is out of the game.`,ls="Player",rr="Cards left",cs="Challenges",us="This round",ds="Score",fs=e=>`No hand got smaller for ${O(e,"turn")}, so the round ends and all cards count.`,hs=(e,t)=>`${e} went out${t?`: ${t} became`:" with"}`,B="*";function M(e){return(e.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{const r=n.replace(/[[\]*?]/g,"");return{letter:r,master:n!==r}})}function Ye(e){return e.map(({letter:t,master:n})=>n?`[${t.toLowerCase()}]`:t.toLowerCase()).join("")}var z=e=>e.replace(/[[\]]/g,"").toUpperCase(),be=e=>Ia(z(e),or(e)),or=e=>M(e).filter(({master:t})=>t).map(({letter:t})=>t);function Ke({card:e,points:t,...n}){const r=e===B;return h`
    <${ae}
      classes="card"
      letter=${r?"":e}
      wild=${r}
      points=${t?.[e]??null}
      aria-label=${tr(r?er:e,t?.[e])}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function Tt({cards:e,label:t}){return h`
    <span class="cards small" role="img" aria-label=${t??e}>
      ${[...e].map(n=>h`<${Ke} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function Ct({laid:e}){const t=Da(z(e),or(e));return h`
    <span class="cards word" role="img" aria-label=${t}>
      ${M(e).map(({letter:n,master:r})=>h`<${ae} classes="card" letter=${n} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var V=e=>e===B?"the Master":e;function ar(e,{table:t=[]}={}){return ir(e,"target"in e?t[e.target]:void 0).join(" ").trimEnd()}function sr(e,t,{old:n,gained:r=[],taken:o}={}){const[a,s]=ir(e,n,o),l=r.length?`, taking ${re(r.map(V))}`:"";return`${`${U(t,a)} ${s}`.trimEnd()}${l}.`}function ir(e,t,n){switch(e.action){case"form":return["form",be(e.laid)];case"insert":return["turn",`${t?z(t):"a word"} into ${be(e.laid)}`];case"substitute":return["change",`${t?be(t):"a word"} to ${be(e.laid)}`];case"draw":{const r=`the exposed ${n?V(n).replace("the ",""):"card"}`,o=e.take==="exposed"?r:"a card from the stock";return["discard",`${V(e.discard)} for ${o}`]}default:return[e.action,""]}}function ps(e,t){switch(e.event){case"dealer draw":return`Draw for the deal: ${e.players.map((r,o)=>`${t[r]} ${e.cards[o]}`).join(", ")}.`;case"deal":{const n=U(t[e.dealer],"deal");return`Round ${e.round}: ${n}. Exposed: ${V(e.exposed)}.`}case"turn":return $s(e,t);case"round end":{const n=e.points.map((a,s)=>`${t[s]} ${a}`).join(", "),r=e.winner??0;return`End of the round: ${e.why==="out"?`${t[r]} went out`:"no hand got smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${gn(e.winners.map(n=>t[n]))}`;case"forfeit":return ut(e,t);default:return null}}function $s(e,t){const{player:n,action:r,taken:o,right:a,play:s,penalties:l={}}=e;switch(r.action){case"accept":return null;case"challenge":{const c=s&&"laid"in s.action?be(s.action.laid):"the play",d=a?"it’s a phony and comes off the table":"it’s valid and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,p])=>`${t[Number(u)]} ${q(p)}`),f=i.length?` (${i.join(", ")})`:"";return`${U(t[n],"challenge")} ${c}: ${d}${f}.`}default:{const c=r.action==="draw"&&r.take==="blind",d=o&&c?` It’s ${V(o)}.`:"",i=e.renewed?" The exposed pile was shuffled into the stock.":"";return`${sr(r,t[n],e)}${d}${i}`}}}function vs(e,t){const{turns:n,plays:r}=mn(e),o=({action:f})=>z(f.laid).length,a=r.toSorted((f,u)=>o(u)-o(f))[0],s=e.filter(({event:f})=>f==="round end").length,l=e.findLast(f=>f.event==="game end"),c=l?.event==="game end"?l.scores:[],d=l?.event==="game end"?l.winners:[];return[_n(d,c.toSorted((f,u)=>f-u),t),a&&`Longest word: ${z(a.action.laid)}, by ${t[a.player]}.`,s&&`${O(s,"round")}, ${O(Number((n.length/s).toFixed(1)),"turn")}${s>1?" each on average":""}.`].flatMap(f=>f||[])}var gs=()=>"How many points you gain on your opponents this round, on average, with the margin of error.",ms=({gain:e,margin:t})=>({value:e,figure:q(e.toFixed(1)),margin:t?t.toFixed(1):""}),_s=(e,t)=>[ht(e.points-t.points,"point","at risk"),En(e.win-t.win,"to go out first")],Qe=e=>M(e).map(({letter:t,master:n})=>n?B:t),ys=e=>[...e].sort((t,n)=>+(t===B)-+(n===B)||t.localeCompare(n)).join("");function lr(e,t,n){let r;return e.map(o=>{switch(o.event){case"deal":return r=new ws(o,t,n),o;case"turn":return r.turn(o);case"round end":return{...o,...r.result};default:return o}})}function bs(e,t){return e.findLast(({event:r})=>r==="round end").points.map((r,o)=>{const a=e.map(s=>s.event==="deal"?{...s,hand:s.hands[s.players.indexOf(o)]??""}:s);return lr(a,t,o).findLast(s=>s.event==="round end")?.hand})}var ws=class{#t=null;#n={};#e;#r;constructor({round:e,players:t,hand:n=""},r,o){this.number=e,this.rules=r,this.seat=o,this.#e={table:[],hand:[...n],sizes:Object.fromEntries(t.map(a=>[a,r.cards_each]))},this.#r=this.#e}get result(){return{round:this.number,play:this.#t,left:this.#e.sizes,hand:ys(this.#e.hand),penalties:this.#n}}turn(e){const{action:t,player:n}=e;switch(t.action){case"accept":return e;case"challenge":return this.#s(e);case"draw":return n===this.seat&&this.#o([t.discard],[e.taken??""]),e;default:return this.#a(e,t)}}#o(e,t){this.#e={...this.#e,hand:[..._e(this.#e.hand,e),...t]}}#a(e,t){const{table:n,sizes:r}=this.#e,o="target"in t?t.target:n.length,a=n[o]??"",s=_e(Qe(t.laid),Qe(a)),l=_e(Qe(a),Qe(t.laid));return this.#r=this.#e,this.#e={...this.#e,table:n.toSpliced(o,1,t.laid),sizes:{...r,[e.player]:r[e.player]-s.length+l.length}},e.player===this.seat&&this.#o(s,l),this.#t={...e,old:a,gained:l},this.#t}#s(e){const{right_challenger:t,right_offender:n,wrong_challenger:r}=this.rules,o=this.#t?.player??e.player,a=e.right?{[o]:n,[e.player]:t}:{[e.player]:r};e.right&&(this.#e=this.#r);for(const[s,l]of Object.entries(a))this.#n[s]=(this.#n[s]??0)+l;return{...e,play:this.#t,penalties:a}}},cr={};ie(cr,{Play:()=>Rs,Position:()=>Ws,StaticHand:()=>zs,solverQuery:()=>Gs});var ur={mouse:6,pen:6,touch:12},ks=44;function dr(e,{small:t=!1}={}){const n=j(e);return n.current=e,r=>({onPointerDown(o){o.button===0&&o.isPrimary&&xs(o,t,a=>n.current(r,a))}})}function xs(e,t,n){const r=e.currentTarget,o=t&&e.pointerType==="touch"?ks:0;let a=null,s=null;r.hasPointerCapture(e.pointerId)&&r.releasePointerCapture(e.pointerId);const l=i=>{s?.classList.remove("over"),i?.classList.add("over"),s=i},c=i=>{if(i.pointerId!==e.pointerId)return;const f=i.clientX-e.clientX,u=i.clientY-e.clientY,p=ur[e.pointerType]??ur.mouse;!a&&Math.hypot(f,u)<p||(a??=Ts(r),a.style.transform=`translate(${f}px, ${u-o}px) scale(1.08)`,l(fr(i,o)))},d=i=>{i.pointerId===e.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),l(null),a&&(a.remove(),r.classList.remove("lifted"),Cs(),i.type==="pointerup"&&n(fr(i,o)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",d),addEventListener("pointercancel",d)}function Ts(e){const{left:t,top:n,width:r,height:o}=e.getBoundingClientRect(),a=e.cloneNode(!0);return a.classList.add("ghost"),a.style.cssText+=`left: ${t}px; top: ${n}px; width: ${r}px; height: ${o}px;
    transition: none`,a.setAttribute("aria-hidden","true"),a.removeAttribute("id"),document.body.append(a),e.classList.add("lifted"),a}function fr({clientX:e,clientY:t},n){const r=o=>document.elementFromPoint(e,o)?.closest("[data-drop]")??null;return r(t-n)??r(t)}function Cs(){const e=n=>{t(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},t=()=>{removeEventListener("click",e,{capture:!0}),removeEventListener("pointerdown",t,{capture:!0})};addEventListener("click",e,{capture:!0}),addEventListener("pointerdown",t,{capture:!0})}function hr(e,t,n){const r=M(n),{kind:o,oldCells:a}=t===null?{kind:"form",oldCells:[]}:Ss(M(t),r),s=[...e],l=u=>{const p=s.indexOf(u);return p>=0&&s.splice(p,1),p>=0},c=[],d=r.map(({letter:u,master:p},v)=>{const m=a[v];if(m)return{letter:u,master:m.master,from:"table"};const $=!p&&l(u)?u:l(B)?B:null;return $===null?{letter:u,master:p,from:"none"}:(c.push($),{letter:u,master:$===B,from:"hand"})}),i=d.every(({letter:u,from:p})=>u&&p!=="none"),f=c.length>0&&d.length>1;return{kind:i&&f?o:null,cells:d,cards:c,laid:Ye(d)}}function Ss(e,t){if(t.length<e.length)return{kind:null,oldCells:[]};if(t.length>e.length){let o=0;const a=t.map(({letter:s,master:l})=>{const c=e[o];if(!(c?.letter!==s||l&&!c.master))return o+=1,c});return o===e.length?{kind:"insert",oldCells:a}:{kind:null,oldCells:[]}}const n=t.some(({letter:o},a)=>o!==e[a].letter);return{kind:"substitute",oldCells:t.map(({letter:o,master:a},s)=>{const l=e[s];return o===l.letter&&(n||a===l.master)?l:void 0})}}function Ls({kind:e,laid:t},n){return e===null?null:e==="form"?{action:e,laid:t}:{action:e,target:n,laid:t}}var X={target:null,text:"",caret:0,chosen:null},Je=(e,t)=>({...X,target:e,text:t,caret:M(t).length});function Es(e){return e.action==="draw"?se(X,e.discard):Je(e.target??null,e.laid)}function se(e,t,n=null){const{chosen:r,caret:o}=e,a=M(e.text),s=t===B?{letter:"",master:!0}:{letter:t,master:!1},l=n===null&&r!==null,c=n??r??o;return a.splice(c,l?1:0,s),{...e,text:Ye(a),caret:l?o:c+1,chosen:null}}function pr(e,t,n){const r=M(e.text),o=n!==null&&M(n).length===r.length;r.splice(t,1,...o?[M(n)[t]]:[]);const a=Math.min(e.caret,r.length);return{...e,text:Ye(r),caret:a,chosen:null}}function Os(e,t){const n=M(e.text);return n[n.findIndex(r=>!r.letter)]={letter:t,master:!0},{...e,text:Ye(n)}}function As(e,t,n,r){const[o,a]=t.split(">",2);if(a!==void 0){const s=r.findIndex(l=>$r(l)===$r(o));if(s>=0)return Je(s,a)}return{...e,text:t,caret:M(t.slice(0,n)).length,chosen:null}}var $r=e=>M(e).map(({letter:t})=>t).join(""),Ps=new Set,Ms=new Map,Ns=12;function vr({observation:e,points:t,target:n=null,onWord:r=null,...o}){const{fresh:a=Ps,arriving:s=Ms,hasPiles:l=!0}=o,{table:c=[],pile:d="",stock:i=0}=e,f=d.at(-1),u=Nn(".fresh",[c.join()]);return h`
    <section class="felt" aria-label=${Ua}>
      ${l&&h`<${Bs} stock=${i} exposed=${f} points=${t} />`}
      <ul
        ref=${u}
        class="laid-words ${c.length>Ns?"many":""}"
        aria-label=${Ha}
      >
        ${c.length===0&&h`<li class="nothing">${qa}</li>`}
        ${c.map((p,v)=>{const m=h`<${Ct} key=${s.get(v)} laid=${p} />`,$=[a.has(v)&&"fresh",s.has(v)&&"arriving"],g=h`
            <${E}
              text=${m}
              class="laid-word"
              data-drop=${`word ${v}`}
              aria-pressed=${v===n}
              aria-label=${Wa(z(p),a.has(v))}
              onClick=${()=>r?.(v)}
            />
          `;return h`
            <li key=${v} class=${F($)}>
              ${r?g:m}
            </li>
          `})}
      </ul>
    </section>
  `}function Bs({stock:e,exposed:t,points:n}){return h`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${lt(e)}>
          ${e}
        </span>
        <figcaption>${Ga}</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${t?h`<${Ke} card=${t} points=${n} />`:h`
                <span class="tile card none" role="img" aria-label=${Ya}></span>
              `}
        <figcaption>${za}</figcaption>
      </figure>
    </div>
  `}function Rs(e){const{id:t,view:n,rules:r,changes:o,canAct:a,act:s,suggested:l,onDraft:c,notice:d,playsOnly:i}=e,{observation:f}=n,{hand:u="",table:p=[]}=f,v=Hs(n.seat,f.history),m=[v,u,...p].join(" "),[$,g]=C(()=>({...X,...Dn(t,m)}));Ue(()=>g(X),[u,v]),Ue(()=>{$.target!==null&&g(X)},[p.join()]),N(()=>We(t,{draft:{position:m,value:$}}),[m,$]),N(()=>{l&&g(Es(l))},[l]),N(c,[$.text,$.target]),cn([$.text,$.target]);const y=$.target===null?null:p[$.target],w=hr(u,y,$.text),_=Ls(w,$.target),T=$.target===null&&w.cells.length===1?w.cards[0]:void 0,I=dr(D),H=n.seat!==null&&!n.over;function D({card:x,cell:k=0},A){const[L,ee]=(A??"").split(" "),te=Number(ee);x===void 0?L!=="gap"&&L!=="cell"&&g(pr($,k,y)):L==="blind"||L==="exposed"?a&&s({action:"draw",discard:x,take:L}):L==="word"?g(se(Je(te,p[te]),x)):L==="gap"?g(se($,x,te)):L==="cell"?g(se({...$,chosen:te},x)):L==="tray"&&g(se($,x))}function Z(x){w.cells[x].from==="table"?g({...$,chosen:$.chosen===x?null:x}):g(pr($,x,y))}function et(x){x.preventDefault(),_&&a&&s(_)}const Ce=h`
    <${vr}
      observation=${f}
      points=${r.points}
      target=${$.target}
      hasPiles=${!i}
      fresh=${qs(f.history,n.seat)}
      arriving=${gr(o,p)}
      onWord=${H&&(x=>g(x===$.target?X:Je(x,p[x])))}
    />
  `;return H?h`
    ${Ce}
    <form class="panel own-turn" aria-label=${ft} onSubmit=${et}>
      ${d}
      <${Fs}
        hand=${u}
        used=${w.cards}
        points=${r.points}
        onCard=${x=>g(se($,x))}
        draggable=${I}
      />
      <${Is}
        draft=${$}
        word=${w}
        points=${r.points}
        draggable=${I}
        onType=${(x,k)=>g(As($,x,k,p))}
        onCell=${Z}
        onClear=${()=>g(X)}
        onGap=${x=>g({...$,caret:x,chosen:null})}
      />
      ${w.cells.some(({letter:x})=>!x)&&h`
          <${Xn}
            label=${Qa}
            letters=${Object.keys(r.points).filter(x=>x!==B).sort()}
            onPick=${x=>g(Os($,x))}
          />
        `}
      <${Us}
        ...${e}
        action=${_}
        discard=${T}
        advised=${T&&l?.discard===T?l.take:void 0}
      />
    </form>
  `:Ce}var js=10;function Fs({hand:e,used:t,points:n,onCard:r,draggable:o}){const a=j(null),s=j(null),l=ye(e,t);return R(()=>{if(s.current===null||!de())return;const c=l.findIndex((i,f)=>!i&&f>Number(s.current)),d=c<0?l.lastIndexOf(!1):c;a.current?.children[d]?.focus(),s.current=null},[t.join()]),h`
    <div
      ref=${a}
      class="hand cards ${e.length>js?"many":""}"
      role="group"
      aria-label=${Ka}
    >
      ${[...e].map((c,d)=>h`
          <${Ke}
            key=${`${d}${c}`}
            card=${c}
            points=${n}
            disabled=${l[d]}
            onClick=${()=>{s.current=d,r(c)}}
            ...${o({card:c})}
          />
        `)}
    </div>
  `}function Is({draft:e,word:t,points:n,draggable:r,onType:o,onCell:a,onGap:s,onClear:l}){const{cells:c}=t,d=({target:f})=>o(f.value,f.selectionStart??0),i=f=>h`
    <span
      key=${`gap ${f}`}
      class="gap ${f===e.caret?"here":""}"
      data-drop=${`gap ${f}`}
      aria-hidden="true"
      onClick=${()=>s(f)}
    ></span>
  `;return h`
    <div class="tray" data-drop="tray" role="group" aria-label=${es}>
      ${c.map((f,u)=>h`
          ${i(u)}
          <${Ds}
            key=${`cell ${u}`}
            cell=${f}
            place=${u}
            chosen=${u===e.chosen}
            points=${n}
            onClick=${()=>a(u)}
            ...${f.from==="hand"?r({cell:u}):{}}
          />
        `)}
      ${i(c.length)}
      ${!c.length&&h`<span class="hint">${ts}</span>`}
    </div>
    <div class="row typing">
      <${Yn}
        label=${ns}
        id="word"
        value=${e.text}
        onInput=${o}
        onKeyUp=${d}
        onClick=${d}
        data-home="play"
      />
      <${E} text=${fn} onClick=${l} />
    </div>
    <p class="hint keys">${rs}</p>
  `}function Ds({cell:{letter:e,master:t,from:n},place:r,chosen:o,points:a,...s}){const l=a[t?B:e];return h`
    <${ae}
      classes=${`card from-${n}`}
      letter=${e}
      wild=${t}
      points=${l??null}
      aria-label=${as({letter:e,isMaster:t,points:l,from:n})}
      aria-pressed=${n==="table"?o:void 0}
      data-drop=${`cell ${r}`}
      ...${s}
    />
  `}function Us({action:e,discard:t,advised:n,canAct:r,view:{observation:o},playsOnly:a,act:s}){const l=o.pile?.at(-1),c=m=>s({action:"draw",discard:t,take:m}),d=r&&t!==void 0,[i,f]=[t,l].map(m=>m&&V(m)),u=e?Ie(ar(e,o)):Ja,p=m=>n===m?"main":"",v=h`
    <button class=${p(void 0)} disabled=${!r||!e}>${u}</button>
  `;return a?h`<div class="row actions">${v}</div>`:h`
    <div class="row actions">
      ${v}
      <${E}
        text=${Va(i,f)}
        class=${p("exposed")}
        disabled=${!d||!l}
        onClick=${()=>c("exposed")}
      />
      <${E}
        text=${Xa(i)}
        class=${p("blind")}
        disabled=${!d}
        onClick=${()=>c("blind")}
      />
    </div>
    ${r&&!d&&h`<p class="hint">${Za}</p>`}
  `}var Hs=(e,t=[])=>t.filter(({player:n,action:r})=>n===e&&!["accept","challenge"].includes(r.action)).length;function qs(e=[],t){let n=new Set,r=0,o={places:n,words:r};for(const{player:a,action:s,right:l}of e){if(s.action==="accept")continue;if(s.action==="challenge"){l&&({places:n,words:r}=o);continue}if(o={places:n,words:r},(a===t||t===null)&&(n=new Set),!("laid"in s))continue;const c="target"in s?s.target:r;a!==t&&(n=new Set([...n,c])),c===r&&(r+=1)}return n}function gr(e=[],t=[]){const n=e.flatMap(({number:r,events:o})=>o.flatMap(({action:a})=>a?.laid?[{word:a.laid,number:r}]:[]));return new Map(n.map(({word:r,number:o})=>[t.lastIndexOf(r),o]))}var Ws=({observation:e,rules:t,changes:n})=>h`
  <${vr}
    observation=${e}
    points=${t.points}
    arriving=${gr(n,e.table)}
  />
`,Gs=({table:e=[]},t)=>({position:[t,...e].join(" ")}),zs=({hand:e,label:t})=>h`<${Tt} cards=${e} label=${t} />`;function Ys({end:e,names:t,seat:n,rules:r,hands:o=[]}){const{left:a,points:s,scores:l,penalties:c,out:d=[]}=e,i=Object.values(c).some(u=>u!==0),f=u=>{const p=o[u]??(u===n?e.hand:"");return[d.includes(u)?h`${t[u]} <span class="tag">${ss}</span>`:t[u],p?h`<${Tt} cards=${p} />`:a[u]?lt(a[u]):nr,i&&q(c[u]??0),q(s[u]),h`<strong>${l[u]}</strong>`]};return h`
    <${Ks} end=${e} names=${t} rules=${r} />
    <p class="hint">${is(r.out_at)}</p>
    <${Vn}
      rowHeads
      columns=${[{title:ls},{title:rr},i&&{title:cs,number:!0},{title:us,number:!0},{title:ds,number:!0}]}
      rows=${[...t.keys()].filter(u=>u in a).map(u=>({key:u,cells:f(u)}))}
    />
  `}function Ks({end:{why:e,winner:t,play:n,left:r},names:o,rules:a}){if(e!=="out"||!n||!("laid"in n.action)){const l=a.guard*Object.keys(r).length;return h`<p>${fs(l)}</p>`}const s=n.old?z(n.old):void 0;return h`
    <p class="row">
      <strong>${hs(o[t??0],s)}</strong>
      <${Ct} laid=${n.action.laid} />
    </p>
  `}var mr={};ie(mr,{actionText:()=>Qs,adviceFigure:()=>oi,adviceHint:()=>ri,differences:()=>ai,endFacts:()=>ti,eventText:()=>Js,lettersOf:()=>Ve,pastActionText:()=>ke,tilesText:()=>we});var Ve=e=>e.replace(/[()]/g,"");function _r(e){const t=[...e.replace(/\([^)]*\)/g,"")].filter(o=>o!==o.toUpperCase()),n=Ve(e).toUpperCase();if(!t.length)return n;const r=re(t.map(o=>o.toUpperCase()));return`${n} (${r} ${t.length>1?"blanks":"a blank"})`}function we(e){const t=e.replace(/[?_]/g,""),n=e.length-t.length,r=n>1?`${n} blanks`:"a blank";return F([t,n&&r]," and ")}var Qs=e=>F(yr(e));function ke(e,t,n=""){const[r,o]=yr(e);return`${F([U(t,r),o,n])}.`}function yr(e){switch(e.action){case"play":return["play",`${_r(e.word)} at ${e.at}`];case"exchange":return["exchange",we(e.tiles)];default:return[e.action,""]}}function Js(e,t){switch(e.event){case"start draw":return`Draw for the first move: ${e.players.map((r,o)=>`${t[r]} ${we(e.tiles[o])}`).join(", ")}.`;case"turn":return ei(e,t[e.player]);case"lost turn":return`${U(t[e.player],"lose")} a turn for a failed challenge.`;case"deal":return`${U(t[e.starter],"start")}.`;case"game end":return Zs(e,t);case"forfeit":return ut(e,t);case"taken back":return`Phony: the last play by ${t[e.player]} comes off the board.`;case"points":return`${t[e.player]} ${q(e.points)} ${Vs[e.why]}.`;default:return null}}var Vs={challenge:"for a failed challenge of the play",time:"for time",tiles:"for tiles left"},Xs={out:"the bag and one rack are empty",scoreless:"too many scoreless turns in a row",zeros:"too many scoreless turns in a row"};function Zs({why:e,adjustments:t,scores:n},r){const o=s=>r.map((l,c)=>`${l} ${s[c]}`).join(", "),a=t.some(Boolean)?` Tiles left: ${o(t.map(q))}.`:"";return`End of the game: ${Xs[e]}.${a} Scores: ${o(n)}.`}function ei(e,t){const{action:n,score:r=0,drawn:o,exchanged:a}=e,s=o?` Tiles drawn: ${we(o)}.`:"";switch(n.action){case"play":{const l="hit"in e&&e.hit?.length?e.hit:null,c=l?` A bomb explodes at ${re(l)}.`:"";return`${ke(n,t,`for ${r}`)}${c}${s}`}case"exchange":return`${ke(n,t,n.tiles?"":`${a} tiles`)}${s}`;case"challenge":{const c="right"in e&&e.right?"It’s a phony and comes off the board.":"The play stands.";return`${ke(n,t)} ${c}`}case"accept":return null;default:return ke(n,t)}}function ti(e,t){const{turns:n,plays:r}=mn(e),o=e.findLast(({event:c})=>c==="game end"),a=r.toSorted((c,d)=>d.score-c.score)[0],s=t.map((c,d)=>{const i=u=>u.player===d,f=r.filter(i).reduce((u,{score:p=0})=>u+p,0);return`${c} ${(f/Math.max(1,n.filter(i).length)).toFixed(1)}`});return[o&&_n(o.winners,o.scores.toSorted(ni),t),a&&`Best play: ${_r(a.action.word)} at ${a.action.at} for ${a.score}, by ${t[a.player]}.`,`Points per turn: ${s.join(", ")}.`].flatMap(c=>c||[])}var ni=(e,t)=>t-e,ri=({win_points:e=0})=>`Your chance to win, with the margin of error. ${O(e/100,"extra point")} on average count as 1%.`;function oi({win:e,equity:t,playouts:n,margin:r},{ranked:o,win_points:a=0}){const[s]=o,l=a?(t-s.equity)/a:0,c=Math.min(Math.max(e+l,0),1),d=(e*n+1)/(n+2),i=196*Math.sqrt(d*(1-d)/(n+2));return{value:e+l,figure:`${Fe(c)}%`,margin:r===0?"":`${Math.max(1,Math.round(i))}%`}}var ai=(e,t)=>[ht(e.score-t.score,"point","now"),ht((e.leave_value??0)-(t.leave_value??0),"point","for the leave"),En((e.bomb??0)-(t.bomb??0),"bomb risk")],Y=".",St=e=>String.fromCharCode(65+e),xe=({row:e,column:t})=>`${e+1}${St(t)}`,S=({row:e,column:t})=>`${e},${t}`,W=(e,{row:t,column:n})=>(e[t]?.[n]??Y)!==Y,K=({row:e,column:t},n,r=1)=>n?{row:e+r,column:t}:{row:e,column:t+r};function Xe(e){const[t]=e.match(/\p{L}/u)??["A"];return{row:parseInt(e.replace(/\D/g,""),10)-1,column:t.toUpperCase().charCodeAt(0)-65,down:e.startsWith(t)}}function Ze({at:e,word:t}){const{down:n,...r}=Xe(e),o=[];let a=r;for(const s of t.match(/\([^)]*\)|./gu)??[]){const l=s.startsWith("(");l||o.push({...a,letter:s}),a=K(a,n,l?s.length-2:1)}return o}function si(e,{board:t=[],opened:n=[]},{squares:r=[],start:o}){if(!("at"in e)||typeof e.at!="string")return e;const{row:a,column:s,down:l}=Xe(e.at),c=t.every(f=>[...f].every(u=>u===Y)),d=f=>f.every((u,p)=>f.every((v,m)=>String(u[m])===String(f[m][p]))),i=d(r)&&(!o||o[0]===o[1]);return!l||!c||!i||!d(n)?e:{...e,at:xe({row:s,column:a})}}function ii(e,t,n){const r=f=>W(e,f)?`(${e[f.row][f.column]})`:t.find(u=>S(u)===S(f))?.letter,o=li(e,t,n);if(o===null)return{fault:"line"};let a=t.reduce((f,u)=>f.row+f.column<=u.row+u.column?f:u);for(let f=a;r(f);f=K(f,o,-1))a=f;const{row:s,column:l}=a,c=o?`${St(l)}${s+1}`:xe(a);let d="",i=0;for(let f;f=r(a);a=K(a,o))d+=f,f.startsWith("(")||(i+=1);return i<t.length?{fault:"gap"}:{play:{action:"play",at:c,word:d.replaceAll(")(","")}}}function li(e,t,n){const[r]=t;if(t.length>1)return t.every(({row:a})=>a===r.row)?!1:t.every(({column:a})=>a===r.column)?!0:null;const o=a=>W(e,K(r,a,-1))||W(e,K(r,a));return!o(!1)&&(o(!0)||n)}var br={};ie(br,{Play:()=>vl,Position:()=>wl,solverQuery:()=>kl});var ci="Build crosswords and score on premium squares.",ui="Scrabble on a minefield: numbers multiply your score, bombs wipe out the word.",wr="Board",di="Your rack",Lt="blank",fi=e=>`${Lt} for ${e}`,hi=(e,t)=>`${e}, ${O(t,"point")}`,pi={2:"double",3:"triple",4:"quadruple"};function $i(e,t){const{name:n,closed:r,bomb:o,number:a,premium:s,chance:l,flagged:c,start:d,isLaid:i}=e,f=[n,t??"empty",i&&"not played yet",r&&"closed",o&&kr,a!==null&&O(a,"adjacent bomb"),t===null&&gi(s),t===null&&d&&"start",c&&"flagged",l!==null&&`${Fe(l)}% chance of a bomb`];return F(f,", ")}var vi=([e,t])=>`${e>1?`${e}L`:""}${t===1?"":`${t}W`}`;function gi([e,t]){if(t===0)return"word scores 0";const n=r=>pi[r]??`${r} times`;return F([e>1&&`${n(e)} letter`,t>1&&`${n(t)} word`],", ")}var kr="bomb",mi=(e,t)=>`Bombs: ${e}, ${t} hit.`,_i="Bomb odds",yi="Flag mode",bi=(e,t)=>`${e}: flag ${t?"set":"removed"}.`,wi="A number counts the bombs around its square and sets the multiplier for a new tile:",ki="its words score 0";function xi([e,t]){const n=[e!==1&&`letter × ${e}`,t!==1&&`words × ${t}`];return F(n,", ")||"none"}var Ti="Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.",Ci=e=>`In the bag: ${O(e,"tile")}.`,Si=e=>`${O(e,"tile")} in the bag and on other racks:`,Li="Unseen tiles",xr="Shuffle",Ei="The blank stands for",Oi=(e,t)=>`On the board, type letters to lay tiles, with ${e??"Shift"} for a blank. Arrow keys turn and move the cursor; Backspace recalls a tile, Escape all of them; Enter plays${t?"; ! sets a flag":""}.`,Ai={start:"The first play needs at least two tiles.",touch:"The play must touch a tile on the board.",line:"The tiles must be in one row or column.",gap:"There’s a gap between the tiles."};function Tr(e,t){return e==="start"&&t?"The first play needs at least two tiles and must cover the star.":Ai[e]??"You can’t play the tiles like this."}function Pi({words:e,bonus:t,tiles:n,score:r,isLeast:o,isRisky:a}){const s=e.map(({word:l,points:c})=>`${l.toUpperCase()} ${c}`);return t&&s.push(`${t} for ${O(n,"tile")}`),[s.length>1?`${s.join(" + ")} = `:`${e[0].word.toUpperCase()} `,`${o?"at least ":""}${O(r,"point")}`,a?" if there’s no bomb":""]}var Mi=e=>e?`Play ${e}`:"Play",Ni="Exchange …",Bi="Pass …",Cr="Another scoreless turn ends the game.",Ri=e=>e?`Recall ${O(e,"tile")} and pass?`:"Pass your turn?",ji="Keep playing",Fi="Pass",Ii=e=>e?`Exchange ${e}`:"Choose tiles to exchange",Di="Cancel",Sr=".",Lr="*",Et="✹",Er="⚑",Ui="★",Q=e=>"multipliers"in e;function Hi(e,t,n){const{row:r,column:o}=e,a=S(e),s=n.laid?.get(a),l=W(n.rows,e)?n.rows[r][o]:null,c=s?s.letter:l,d=n.opened?n.opened[r]?.[o]??Sr:null,i=d===Sr,f=d===Lr,u=d===null||i||f?null:Number(d),p=u!==null&&Q(t);return{name:xe(e),letter:c,isLaid:s!==void 0,closed:i,hit:f,number:u,premium:p?t.multipliers[u]:t.squares[r][o],start:t.start?.[0]===r&&t.start[1]===o,chance:n.odds&&i&&c===null?n.odds[r][o]:null,bomb:f||i&&n.bombs?.[r]?.[o]===Lr,flagged:i&&!s&&(n.flags?.has(a)??!1),last:n.last?.has(a)??!1,cursor:n.cursor?.row===r&&n.cursor.column===o,arriving:n.arriving?.has(a)??!1,exploding:n.exploding?.has(a)??!1}}function qi(e){const{closed:t,hit:n,bomb:r,number:o,premium:a,chance:s,cursor:l,last:c}=e;return F([t?"closed":Or(a),o!==null&&"open",n&&"hit",r&&"bomb",s!==null&&"odds",l&&"cursor",c&&"last",e.arriving&&"arriving",e.exploding&&"exploding"])}function Wi({closed:e,bomb:t,number:n,premium:r,chance:o,flagged:a,start:s}){return t?Et:o!==null?Fe(o):a?Er:n!==null?n:e?"":s?Ui:vi(r)}var Gi=({hit:e,number:t})=>e?Et:t,zi=({flagged:e,chance:t})=>e&&t!==null?Er:null;function Or([e,t]){return e>1&&t>1?"both":e>1?`letter${e}`:t>1?`word${t}`:t===0?"zero":"plain"}var Ar={laid:[],cursor:null,down:!1};function Ot({start:e,squares:t}){const[n,r]=e??[t.length>>1,t[0].length>>1];return{row:n,column:r}}var Pr=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:t}){return this.rules.squares[e]?.[t]!==void 0}point(e,t){return e.cursor&&S(e.cursor)===S(t)?{...e,down:!e.down}:{...e,cursor:t}}arrow(e,t,n){const r=e.cursor??Ot(this.rules);return t!==e.down?{...e,cursor:r,down:t}:this.advanced({...e,cursor:r},n)}advanced(e,t=1){const n=K(e.cursor,e.down,t);return this.isOnBoard(n)?{...e,cursor:n}:e}},Yi=class extends Pr{constructor(e,t,n){super(e),this.rows=t,this.rack=n,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){const t=ye(this.rack,e.laid.map(({tile:n})=>n));return[...this.rack].map((n,r)=>t[r]?null:n)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,t){return e.laid.find(n=>S(n)===S(t))}#t(e,t){let n=t;for(;W(this.rows,n)||this.laidAt(e,n);)n=K(n,e.down);return this.isOnBoard(n)?n:null}lay(e,t,n,r=""){if(W(this.rows,t)||!this.left(e).includes(n))return e;const o=this.needsLetter?r.toLowerCase():n,{laid:a}=this.takeBack(e,t),s=n===this.blank?o:n;return{...e,laid:[...a,{...t,tile:n,letter:s}]}}layLetter(e,{row:t,column:n,letter:r}){const o=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:t,column:n},o,r)}layAtCursor(e,t,n=""){const r=e.cursor&&this.#t(e,e.cursor),o=r?this.lay(e,r,t,n):e;return!r||o===e?e:{...o,cursor:this.#t(o,r)??r}}type(e,t,n=!1){const r=t.toUpperCase();return!n&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,t):e}back(e){if(!e.cursor)return e;let t=e.cursor;if(!this.laidAt(e,t))do t=K(t,e.down,-1);while(W(this.rows,t));return this.laidAt(e,t)?{...this.takeBack(e,t),cursor:t}:e}takeBack(e,t){return{...e,laid:e.laid.filter(n=>S(n)!==S(t))}}move(e,t,n){const r=this.laidAt(e,t);return!r||W(this.rows,n)?e:this.lay(this.takeBack(e,t),n,r.tile,r.letter)}chooseLetter(e,t){const n=e.laid.findIndex(o=>!o.letter),r={...e.laid[n],letter:t.toLowerCase()};return{...e,laid:e.laid.with(n,r)}}},Ki=class extends Pr{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#t(e)}#t(e){return Q(this.rules)&&/^[0-8*]$/.test(e)}type(e,t,n=!1){const r=this.advanced(e),o=n&&!this.rules.free_blank?t.toLowerCase():t.toUpperCase();return this.#t(t)&&e.opened?{...r,opened:Te(e.opened,e.cursor,t)}:{...r,rows:Te(e.rows,e.cursor,o)}}lay(e,t){const n=t.reduce((r,o)=>Te(r,o,o.letter),e.rows);return{...e,rows:n}}back(e){const{rows:t,opened:n,cursor:r}=e;return{...this.advanced(e,-1),rows:Te(t,r,Y),opened:n&&Te(n,r,Y)}}};function Te(e,{row:t,column:n},r){return e.with(t,e[t].slice(0,n)+r+e[t].slice(n+1))}var At=({squares:e})=>e.map(t=>Y.repeat(t.length));function Qi(e,t){const n=t.split(/[\n/]/);return At(e).map(({length:r},o)=>(n[o]??"").trim().replaceAll(" ",Y).slice(0,r).padEnd(r,Y))}var Mr={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},Ji="!";function Nr(e,t,n,{onEnter:r,onEscape:o,onFlag:a,flagging:s}){const l=t.cursor?t:{...t,cursor:Ot(e.rules)},c=({key:d,shiftKey:i})=>d in Mr?e.arrow(t,...Mr[d]):d===" "?{...l,down:!l.down}:d==="Backspace"||d==="Delete"?e.back(l):e.accepts(d)?e.type(l,d,i):void 0;return d=>{const{key:i}=d;if(d.ctrlKey||d.metaKey||d.altKey)return;if(a&&(i===Ji||s&&(i==="Enter"||i===" ")))a(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){const u=i==="Enter"?r:o;if(!u)return;u()}else{const u=c(d);if(u===void 0)return;n(u)}d.preventDefault()}}var Vi=15;function Pt({label:e,rules:t,onKey:n,onSquare:r,onFlag:o,draggable:a,...s}){const{score:l,rising:c=[],...d}=s,i=j(null),{cursor:f,down:u}=d,p=S(f??Ot(t));R(()=>{f&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[f?.row,f?.column]);const v=($,g)=>{const y={row:$,column:g},w=S(y),_=Hi(y,t,d),{letter:T,chance:I}=_,H=r&&{tabindex:w===p?0:-1,"data-home":w===p?"play":void 0,"data-drop":`square ${$} ${g}`,onClick:()=>r(y),onContextMenu:o&&(D=>{D.preventDefault(),o(y)}),..._.isLaid&&a?.({square:y})};return h`
      <div
        key=${g}
        role="gridcell"
        class="square ${qi(_)}"
        style=${I===null?void 0:{"--chance":I}}
        aria-label=${$i(_,T===null?null:jr(T,t))}
        ...${H}
      >
        ${T===null?h`
                <span class="sign" aria-hidden="true">${Wi(_)}</span>
                <span class="flag" aria-hidden="true">${zi(_)}</span>
              `:h`
                <${Xi}
                  letter=${T}
                  classes=${_.isLaid?"laid":""}
                  corner=${Gi(_)}
                  rules=${t}
                />
              `}
        ${l?.key===w&&h`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(D=>D.square===w).map(({points:D,change:Z})=>h`<${Zn} key=${Z} points=${D} />`)}
      </div>
    `},m=[...t.squares[0].keys()];return h`
    <div
      class="board-frame ${m.length>Vi?"large":""}"
      style=${{"--columns":m.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${m.map($=>h`<span key=${$}>${St($)}</span>`)}
      </div>
      <div class="coordinates rows" aria-hidden="true">
        ${t.squares.map(($,g)=>h`<span key=${g}>${g+1}</span>`)}
      </div>
      <div
        ref=${i}
        class="board ${u?"down":""}"
        role="grid"
        aria-label=${e}
        aria-readonly=${r?void 0:"true"}
        onKeyDown=${n}
      >
        ${t.squares.map(($,g)=>h`
            <div role="row" class="board-row" key=${g}>
              ${m.map(y=>v(g,y))}
            </div>
          `)}
      </div>
    </div>
  `}var Br=(e,t)=>e===""||e===t.blank,Rr=e=>e!==e.toUpperCase();function Xi({letter:e,classes:t,corner:n,rules:r}){const o=Br(e,r),a=o||Rr(e);return h`
    <${ae}
      classes=${t}
      letter=${o?"":e.toUpperCase()}
      wild=${a}
      points=${a?null:r.values[e]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function jr(e,t){return Br(e,t)?Lt:Rr(e)?fi(e.toUpperCase()):e in t.values?hi(e,t.values[e]):e}function Zi({hand:e,rules:t,label:n}){return h`
    <span class="rack" role="img" aria-label=${n}>
      ${[...e].map(r=>h`<${Fr} tile=${r} rules=${t} aria-hidden="true" />`)}
    </span>
  `}function el({rack:e,rules:t,left:n,chosen:r,onTile:o,draggable:a}){return h`
    <div class="rack" role="group" aria-label=${di} data-drop="rack">
      ${[...e].map((s,l)=>h`
          <${Fr}
            key=${`${l}${s}`}
            tile=${s}
            rules=${t}
            aria-label=${jr(s,t)}
            aria-pressed=${r.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>o(l)}
            data-drop=${`rack ${l}`}
            ...${a({place:l})}
          />
        `)}
    </div>
  `}function Fr({tile:e,rules:t,...n}){const r=e===t.blank,o=r?null:t.values[e];return h`
    <${ae} letter=${r?"":e} wild=${r} points=${o} ...${n} />
  `}function tl(e,t){const n=ye(e,t),r=[...e].filter((o,a)=>n[a]);return[...r,..._e(t,r)].join("")}function nl(e,t,n){const r=[...e];return r.splice(n,0,...r.splice(t,1)),r.join("")}function Ir(e){const t=[...e];for(let n=t.length-1;n>0;n-=1){const r=Math.floor(Math.random()*(n+1));[t[n],t[r]]=[t[r],t[n]]}return t.join("")}function rl({rules:e,board:t,rack:n,bag:r}){const o=ol(e,t,n),a=o.reduce((s,[,l])=>s+l,0);return h`
    <details class="unseen-tiles">
      <summary class="hint">${Ci(r)}</summary>
      <p class="hint">${Si(a)}</p>
      <ul aria-label=${Li}>
        ${o.map(([s,l])=>h`
            <li key=${s} class=${l?"":"none"}>
              <strong>${s===e.blank?Lt:s}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function ol({counts:e,blank:t},n,r){const o={...e};for(const a of n.join("").replaceAll(".",""))o[a===a.toUpperCase()?a:t]-=1;for(const a of r)o[a]-=1;return Object.entries(o).sort(([a],[s])=>+(a===t)-+(s===t)||a.localeCompare(s))}function al(e,t,n,r,o){const{rack:a="",board:s=[],history:l=[]}=t.observation,c=l.filter(({player:k,action:A})=>k===t.seat&&A.action==="exchange"),d=`${a} ${c.length}`,[i,f]=C(()=>({...Ar,...Dn(e,d)})),[u,p]=C(()=>ge(e)?.order??""),[v,m]=C([]),[$,g]=C(!1),y=u?tl(u,a):a,w=new Yi(n,s,y),_=i.laid.some(({letter:k})=>!k),{play:T,fault:I}=i.laid.length&&!_?ii(s,i.laid,i.down):{},H=()=>{f(k=>({...k,laid:[]})),m([]),g(!1)};Ue(H,[d]),N(()=>{const k={laid:i.laid,down:i.down};We(e,{order:u,draft:{position:d,value:k}})},[d,u,i.laid,i.down]),R(()=>{f({...i,laid:i.laid.filter(k=>!W(s,k))})},[s.join()]),N(()=>{if(r)if(H(),r.action==="play"){const{down:k}=Xe(r.at);f(Ze(r).reduce((A,L)=>w.layLetter(A,L),{...Ar,down:k}))}else r.action==="exchange"&&D(r.tiles)},[r]);function D(k=""){H(),g(!0);const A=ye(y,k);m([...A.keys()].filter(L=>A[L]))}function Z(k){p(k),m([])}function et({place:k=0,square:A},L){const[ee,...te]=(L??"").split(" "),[tt,zr]=te.map(Number);if(ee==="square"){const Mt={row:tt,column:zr};f(A?w.move(i,A,Mt):w.lay(i,Mt,y[k]))}else A?f(w.takeBack(i,A)):ee==="rack"&&tt!==void 0&&Z(nl(y,k,tt))}function Ce(k){const A=v.filter(ee=>ee!==k),L=A.length<v.length;$?m(L?A:[...v,k]):i.cursor?f(w.layAtCursor(i,y[k])):m(L?[]:[k])}function x(k){o?o(k):!$&&v.length?(f(w.lay(i,k,y[v[0]])),m([])):w.laidAt(i,k)?f(w.takeBack(i,k)):f(w.point(i,k))}return{rack:y,editor:w,draft:i,setDraft:f,chosen:v,exchanging:$,needsLetter:_,play:T,fault:I,left:w.left(i),clear:H,startExchange:D,shuffle:()=>Z(Ir(y)),chooseLetter:k=>f(w.chooseLetter(i,k)),onTile:Ce,onSquare:x,draggable:dr(et,{small:!0})}}function sl(e,t,n){const r=Q(n),[o,a]=C(null),[s,l]=C(null),[c,d]=C(()=>new Set(ge(e)?.flags)),[i,f]=C(!1),u=j(t.seq);u.current=t.seq,R(()=>a(null),[t.seq]);const p=r&&t.over,v=$t(async()=>p?await il(e):null,[e,p]).value;if(!r)return null;const{opened:m=[],bombs:$=n.bombs}=t.observation;async function g(){const w=m.length?m:At(n),_=await he("lexibomb.odds",{opened:w,bombs:$}).then(({probability:T})=>({odds:T,problem:null}),T=>({odds:null,problem:pe(T)}));u.current===t.seq&&(a(_.odds),l(_.problem))}function y(w){const _=new Set(c),T=_.delete(S(w));T||_.add(S(w)),d(_),We(e,{flags:[..._]}),ln(bi(xe(w),!T))}return{board:{opened:m,odds:o,flags:c,bombs:v},count:$,hits:m.join("").split("*").length-1,toggleFlag:y,flagging:i,toggleFlagging:()=>f(!i),hasOdds:o!==null,toggleOdds:()=>o?a(null):g(),problem:s}}async function il(e){return(await An(e)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function ll({field:e}){const t=(n,r,o=()=>{})=>h`<${E} text=${n} class="toggle" aria-pressed=${r} onClick=${o} />`;return h`
    ${t(_i,e.hasOdds,e.toggleOdds)}
    ${t(yi,e.flagging,e.toggleFlagging)}
  `}function Dr({rules:e}){return h`
    <p class="hint" id="legend">${wi}</p>
    <ul class="legend" aria-labelledby="legend">
      ${cl(e.multipliers).map(({premium:t,first:n,last:r})=>h`
          <li key=${n}>
            <span class="square open ${Or(t)}">
              ${n}${r>n?`–${r}`:""}
            </span>
            ${xi(t)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label=${kr}>${Et}</span>
        ${ki}
      </li>
    </ul>
  `}function cl(e){const t=[];return e.forEach((n,r)=>{const o=t.at(-1);o&&String(o.premium)===String(n)?o.last=r:t.push({premium:n,first:r,last:r})}),t}function ul(e){const{turn:t,preview:n,rules:r,notice:o,mustAnswer:a,canAct:s,act:l}=e,{rack:c,chosen:d}=t;return h`
    <section class="panel own-turn" aria-label=${ft}>
      <div class="rack-row">
        <${el} ...${t} rules=${r} />
        <button
          type="button"
          class="shuffle"
          aria-label=${xr}
          title=${xr}
          onClick=${t.shuffle}
        >
          ⇄
        </button>
      </div>
      ${t.needsLetter&&h`
          <${Xn}
            label=${Ei}
            letters=${t.editor.letters}
            onPick=${t.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${t.fault?Tr(t.fault,!1):dl(n,t.draft.laid.length,r)}
      </p>
      ${o}
      ${t.exchanging?h`
              <${$l}
                tiles=${d.map(i=>c[i]).join("")}
                canAct=${s}
                endsGame=${e.endsWithoutPoints}
                act=${l}
                onCancel=${t.clear}
              />
            `:!a&&h`<${hl} ...${e} />`}
      <p class="hint keys">${Oi(r.free_blank?r.blank:null,Q(r))}</p>
    </section>
  `}function dl(e,t,n){if(!e)return null;const{words:r,bonus:o,score:a,closed:s,fault:l}=e;if(l)return Tr(l.rule,!!n.start);const c=s.length>0,[d,i,f]=Pi({words:r,bonus:o,tiles:t,isRisky:c,score:a??0,isLeast:c&&Q(n)&&fl(n)});return h`${d}<strong>${i}</strong>${f}`}var fl=({multipliers:e})=>e.flat().every(t=>t>=1);function hl(e){const{turn:t,field:n,preview:r,canAct:o,canExchange:a,endsWithoutPoints:s,act:l}=e,{play:c,draft:d}=t,[i,f]=C(!1);if(N(()=>f(!1),[o]),i)return h`
      <${pl}
        tiles=${d.laid.length}
        endsGame=${s}
        canAct=${o}
        act=${l}
        onCancel=${()=>f(!1)}
      />
    `;const u=o&&c&&!r?.fault;return h`
    <div class="row">
      <${E}
        text=${Mi(c&&Ve(c.word).toUpperCase())}
        class="main"
        disabled=${!u}
        onClick=${()=>c&&l(c)}
      />
      <${E} text=${po} disabled=${!d.laid.length} onClick=${t.clear} />
      ${!e.playsOnly&&h`
          <${E}
            text=${Ni}
            disabled=${!o||!a}
            onClick=${()=>t.startExchange()}
          />
          <${E}
            text=${Bi}
            disabled=${!o}
            onClick=${()=>f(!0)}
          />
        `}
      ${n&&h`<${ll} field=${n} />`}
    </div>
    <${xt} text=${n?.problem} />
  `}function pl({tiles:e,endsGame:t,canAct:n,act:r,onCancel:o}){const a=j(null);return R(()=>a.current?.focus(),[]),h`
    <p id="pass-question">
      ${Ri(e)}${" "}
      ${t&&h`<strong>${Cr}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${a} onClick=${o}>${ji}</button>
      <${E}
        text=${Fi}
        disabled=${!n}
        onClick=${()=>r({action:"pass"})}
      />
    </div>
  `}function $l({tiles:e,endsGame:t,canAct:n,act:r,onCancel:o}){return h`
    ${t&&h`<p><strong>${Cr}</strong></p>`}
    <div class="row">
      <${E}
        text=${Ii(we(e))}
        class="main"
        disabled=${!n||!e}
        onClick=${()=>r({action:"exchange",tiles:e})}
      />
      <${E} text=${Di} onClick=${o} />
    </div>
  `}function vl(e){const{id:t,view:n,rules:r,changes:o,canAct:a,act:s,suggested:l,onDraft:c}=e,{board:d=[],rack:i="",bag:f=0,history:u}=n.observation,p=n.seat!==null&&!n.over,v=sl(t,n,r),m=al(t,n,r,l,v?.flagging?v.toggleFlag:null),{draft:$,play:g}=m,y=ml(t,n.seq,p?g:void 0),w=ue(()=>bl(u),[n.seq]),_=ue(()=>Ur(o),[o]);N(c,[$.laid,m.chosen]);const T=p&&{...$,laid:new Map($.laid.map(I=>[S(I),I])),score:y?.fault===null?_l($.laid,y):null,onSquare:m.onSquare,onFlag:v?.toggleFlag,draggable:m.draggable,onKey:Nr(m.editor,$,m.setDraft,{onEnter:()=>g&&a&&!y?.fault&&s(g),onEscape:m.clear,onFlag:v?.toggleFlag,flagging:v?.flagging})};return h`
    <div class="board-area">
      <${Pt}
        label=${wr}
        rules=${r}
        rows=${d}
        last=${w}
        ...${_}
        ...${v?.board}
        ...${T}
      />
      <${rl} rules=${r} board=${d} rack=${i} bag=${f} />
      ${v&&h`
          <p class="hint">${mi(v.count,v.hits)}</p>
          <${Dr} rules=${r} />
        `}
      ${p&&h`<p class="hint taps">${Ti}</p>`}
    </div>
    ${p&&h`
        <${ul}
          ...${e}
          turn=${m}
          field=${v}
          preview=${y}
          canExchange=${f>=r.exchange_from}
          endsWithoutPoints=${gl(n,r)}
        />
      `}
  `}function gl({seat:e,observation:t},n){const{scoreless:r=0,zeros:o=[]}=t;return Q(n)?(o[e??0]??0)+1>=n.zeros:r+1>=n.scoreless_turns}function ml(e,t,n){const r=ge(e)?.token,o=n&&r?{id:e,token:r,action:n,seq:t}:null,{result:a,busy:s}=Mn("table.score",o);return s?null:a}function _l(e,{score:t,closed:n}){return{key:S(Hr(e)),text:`${t}${n.length?"?":""}`}}function Ur(e=[]){const t=e.flatMap(({number:n,events:r})=>r.filter(({event:o,action:a})=>o==="turn"&&a.action==="play").map(({action:o,score:a=0,hit:s=[]})=>({laid:Ze(o),score:a,hit:s,change:n})));return{arriving:new Set(t.flatMap(({laid:n})=>n.map(S))),exploding:new Set(t.flatMap(({hit:n})=>n.map(yl))),rising:t.map(({laid:n,score:r,change:o})=>({square:S(Hr(n)),points:r,change:o}))}}var yl=e=>S(Xe(e)),Hr=e=>e.reduce((t,n)=>t.row+t.column>n.row+n.column?t:n),bl=(e=[])=>qr(e.findLast(({action:t})=>t.action!=="accept")?.action),qr=e=>new Set(e?.action==="play"?Ze(e).map(S):[]);function wl({observation:e,rules:t,action:n,bombs:r,changes:o}){const{board:a=[],opened:s=[]}=e;return h`
    <${Pt}
      label=${wr}
      rules=${t}
      rows=${a}
      last=${qr(n)}
      opened=${Q(t)?s:null}
      bombs=${r}
      ...${Ur(o)}
    />
  `}var kl=({board:e=[],opened:t=[]},n)=>({rack:n,board:e.join("/"),...t.length?{opened:t.join("/")}:{}}),Wr={...br,...mr,StaticHand:Zi,listedAction:si,loadSolver:async()=>(await import("./solver.js")).TilesSolver},Gr={lexicon:{...cr,...Hn,loadSolver:async()=>(await import("./solver.js")).LexiconSolver,RoundScores:Ys,addDetails:lr,lastHands:bs,loadRules:async()=>(await import("./rules.js")).lexiconRules,emblem:"ACE",tagline:Fa},scrabble:{...Wr,loadRules:async()=>(await import("./rules.js")).scrabbleRules,emblem:"QIZ",tagline:ci},lexibomb:{...Wr,loadRules:async()=>(await import("./rules.js")).lexibombRules,emblem:"12✹",tagline:ui}};export{Pt as Board,E as Button,Ke as Card,Tt as Cards,kt as Choice,Ea as CopyField,Vn as DataTable,Aa as DictionaryChoice,me as Field,C as G,Gr as GAME_VIEWS,Na as GameTabs,N as J,R as K,vn as LEVELS,Ct as LaidWord,Dr as Legend,Ra as Loaded,Xr as M,B as MASTER,Ma as PageChoices,Ki as PositionEditor,xt as Problem,j as Q,fe as Refused,Zn as RisingPoints,Oa as RulesetChoice,Kn as Segments,Jn as SoundChoice,La as TextArea,Yn as TextField,ae as Tile,Ba as UndoButton,lo as VIEW_TITLES,ue as Y,ie as __export,ze as addressOf,kn as adviceAfterAnswer,ln as announce,Wn as applyTheme,Nr as boardKeys,wo as botOption,ct as botTitle,he as call,Ie as capitalized,Co as capitals,lt as cardCount,rr as cardsLeftColumn,fn as clearButton,hr as composed,un as copied,O as counted,bt as currentRoute,_a as defaultDictionary,Go as dictionaryInfo,bn as dictionaryTitle,xo as distinct,Io as doneText,At as emptyRows,pe as errorText,h as fe,ga as findGame,ut as forfeitText,aa as forgetTable,yn as gameAborted,Oo as gameLog,ma as gameTitle,$a as go,ya as hasChallenges,Q as hasMinefield,qo as hello,No as helpElsewhere,yo as highestChance,ao as homeLink,de as isFocusLost,Ho as isMistake,na as isStorageDenied,F as joined,S as keyOf,Ze as laidLetters,ia as lastChoices,sa as lastGame,Ve as lettersOf,re as listed,J as loadObject,mt as loadSetting,ro as logo,io as mainNavigation,oo as newGameTitle,Ao as nextGameStarted,nr as noCardsLeft,Sn as noPuzzle,Ln as notAccepted,wn as offline,bo as opponentLabel,ho as orderLabel,Qi as parseRows,In as parsedObject,Fe as percent,$n as percentPoints,zn as playSounds,ko as playerNames,To as queryProblem,An as recordOf,va as replaceQuery,gn as resultText,Wo as rulesOf,Eo as rulesOfGame,ka as rulesPath,wa as rulesTitle,xa as rulesetInQuery,hn as rulesetLabel,dt as rulesetTitle,ca as saveFile,wt as shownGames,Ir as shuffled,q as signed,so as skipLink,xe as squareName,fo as stopButton,la as storeChoices,qe as storeObject,fa as storePuzzle,oa as storeSeat,_t as storeSetting,da as storedPuzzle,ge as storedTable,ra as storedTables,Mo as toMoveText,ua as today,dn as undoButton,We as updateTable,Qo as useAction,Zo as useCurrentInView,cn as useFocus,no as useHeadingFocus,Ue as useLayoutChange,$t as usePromise,Mn as useRequest,pa as useRoute,Vo as useSecondsLeft,Xo as useTitle,Jo as useUndo,vt as useWindowEvent,Ta as viewOfTurn,_e as without,ba as withoutChallenges,z as wordOf,je as you,Po as yourNameLabel,ft as yourTurn};

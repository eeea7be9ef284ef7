var Yr=Object.defineProperty,le=(e,t)=>{for(var n in t)Yr(e,n,{get:t[n],enumerable:!0})},Se,w,Mt,ce,Nt,Bt,Kr,Le={},Rt=[],Jr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function W(e,t){for(var n in t)e[n]=t[n];return e}function jt(e){var t=e.parentNode;t&&t.removeChild(e)}function Dt(e,t,n){var r,o,a,s={};for(a in t)a=="key"?r=t[a]:a=="ref"?o=t[a]:s[a]=t[a];if(arguments.length>2&&(s.children=arguments.length>3?Se.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)s[a]===void 0&&(s[a]=e.defaultProps[a]);return Ee(e,s,r,o,null)}function Ee(e,t,n,r,o){var a={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:o??++Mt};return w.vnode!=null&&w.vnode(a),a}function Oe(e){return e.children}function Ae(e,t){this.props=e,this.context=t}function te(e,t){if(t==null)return e.__?te(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?te(e):null}function It(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return It(e)}}function Ft(e){(!e.__d&&(e.__d=!0)&&ce.push(e)&&!Pe.__r++||Bt!==w.debounceRendering)&&((Bt=w.debounceRendering)||Nt)(Pe)}function Pe(){for(var e;Pe.__r=ce.length;)e=ce.sort(function(t,n){return t.__v.__b-n.__v.__b}),ce=[],e.some(function(t){var n,r,o,a,s,l;t.__d&&(s=(a=(n=t).__v).__e,(l=n.__P)&&(r=[],(o=W({},a)).__v=a.__v+1,et(l,a,o,n.__n,l.ownerSVGElement!==void 0,a.__h!=null?[s]:null,r,s??te(a),a.__h),Yt(r,a),a.__e!=s&&It(a)))})}function Ut(e,t,n,r,o,a,s,l,c,d){var i,f,u,p,g,_,$,v=r&&r.__k||Rt,y=v.length;for(n.__k=[],i=0;i<t.length;i++)if((p=n.__k[i]=(p=t[i])==null||typeof p=="boolean"?null:typeof p=="string"||typeof p=="number"||typeof p=="bigint"?Ee(null,p,null,null,p):Array.isArray(p)?Ee(Oe,{children:p},null,null,null):p.__b>0?Ee(p.type,p.props,p.key,null,p.__v):p)!=null){if(p.__=n,p.__b=n.__b+1,(u=v[i])===null||u&&p.key==u.key&&p.type===u.type)v[i]=void 0;else for(f=0;f<y;f++){if((u=v[f])&&p.key==u.key&&p.type===u.type){v[f]=void 0;break}u=null}et(e,p,u=u||Le,o,a,s,l,c,d),g=p.__e,(f=p.ref)&&u.ref!=f&&($||($=[]),u.ref&&$.push(u.ref,null,p),$.push(f,p.__c||g,p)),g!=null?(_==null&&(_=g),typeof p.type=="function"&&p.__k!=null&&p.__k===u.__k?p.__d=c=Ht(p,c,e):c=qt(e,p,u,v,g,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&u.__e==c&&c.parentNode!=e&&(c=te(u))}for(n.__e=_,i=y;i--;)v[i]!=null&&(typeof n.type=="function"&&v[i].__e!=null&&v[i].__e==n.__d&&(n.__d=te(r,i+1)),Jt(v[i],v[i]));if($)for(i=0;i<$.length;i++)Kt($[i],$[++i],$[++i])}function Ht(e,t,n){var r,o;for(r=0;r<e.__k.length;r++)(o=e.__k[r])&&(o.__=e,t=typeof o.type=="function"?Ht(o,t,n):qt(n,o,o,e.__k,o.__e,t));return t}function qt(e,t,n,r,o,a){var s,l,c;if(t.__d!==void 0)s=t.__d,t.__d=void 0;else if(n==null||o!=a||o.parentNode==null)e:if(a==null||a.parentNode!==e)e.appendChild(o),s=null;else{for(l=a,c=0;(l=l.nextSibling)&&c<r.length;c+=2)if(l==o)break e;e.insertBefore(o,a),s=a}return s!==void 0?s:o.nextSibling}function Wt(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||Jr.test(t)?n:n+"px"}function Me(e,t,n,r,o){var a;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||Wt(e.style,t,"");if(n)for(t in n)r&&n[t]===r[t]||Wt(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")a=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+a]=n,n?r||e.addEventListener(t,a?zt:Gt,a):e.removeEventListener(t,a?zt:Gt,a);else if(t!=="dangerouslySetInnerHTML"){if(o)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function Gt(e){this.l[e.type+!1](w.event?w.event(e):e)}function zt(e){this.l[e.type+!0](w.event?w.event(e):e)}function et(e,t,n,r,o,a,s,l,c){var d,i,f,u,p,g,_,$,v,y,b,m=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=t.__e=n.__e,t.__h=null,a=[l]),(d=w.__b)&&d(t);try{e:if(typeof m=="function"){if($=t.props,v=(d=m.contextType)&&r[d.__c],y=d?v?v.props.value:d.__:r,n.__c?_=(i=t.__c=n.__c).__=i.__E:("prototype"in m&&m.prototype.render?t.__c=i=new m($,y):(t.__c=i=new Ae($,y),i.constructor=m,i.render=Vr),v&&v.sub(i),i.props=$,i.state||(i.state={}),i.context=y,i.__n=r,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),m.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=W({},i.__s)),W(i.__s,m.getDerivedStateFromProps($,i.__s))),u=i.props,p=i.state,f)m.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(m.getDerivedStateFromProps==null&&$!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps($,y),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate($,i.__s,y)===!1||t.__v===n.__v){i.props=$,i.state=i.__s,t.__v!==n.__v&&(i.__d=!1),i.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(T){T&&(T.__=t)}),i.__h.length&&s.push(i);break e}i.componentWillUpdate!=null&&i.componentWillUpdate($,i.__s,y),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,p,g)})}i.context=y,i.props=$,i.state=i.__s,(d=w.__r)&&d(t),i.__d=!1,i.__v=t,i.__P=e,d=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(r=W(W({},r),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||(g=i.getSnapshotBeforeUpdate(u,p)),b=d!=null&&d.type===Oe&&d.key==null?d.props.children:d,Ut(e,Array.isArray(b)?b:[b],t,n,r,o,a,s,l,c),i.base=t.__e,t.__h=null,i.__h.length&&s.push(i),_&&(i.__E=i.__=null),i.__e=!1}else a==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=Qr(n.__e,t,n,r,o,a,s,c);(d=w.diffed)&&d(t)}catch(T){t.__v=null,(c||a!=null)&&(t.__e=l,t.__h=!!c,a[a.indexOf(l)]=null),w.__e(T,t,n)}}function Yt(e,t){w.__c&&w.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(r){r.call(n)})}catch(r){w.__e(r,n.__v)}})}function Qr(e,t,n,r,o,a,s,l){var c,d,i,f=n.props,u=t.props,p=t.type,g=0;if(p==="svg"&&(o=!0),a!=null){for(;g<a.length;g++)if((c=a[g])&&(c===e||(p?c.localName==p:c.nodeType==3))){e=c,a[g]=null;break}}if(e==null){if(p===null)return document.createTextNode(u);e=o?document.createElementNS("http://www.w3.org/2000/svg",p):document.createElement(p,u.is&&u),a=null,l=!1}if(p===null)f===u||l&&e.data===u||(e.data=u);else{if(a=a&&Se.call(e.childNodes),d=(f=n.props||Le).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(a!=null)for(f={},g=0;g<e.attributes.length;g++)f[e.attributes[g].name]=e.attributes[g].value;(i||d)&&(i&&(d&&i.__html==d.__html||i.__html===e.innerHTML)||(e.innerHTML=i&&i.__html||""))}if((function(_,$,v,y,b){var m;for(m in v)m==="children"||m==="key"||m in $||Me(_,m,null,v[m],y);for(m in $)b&&typeof $[m]!="function"||m==="children"||m==="key"||m==="value"||m==="checked"||v[m]===$[m]||Me(_,m,$[m],v[m],y)})(e,u,f,o,l),i)t.__k=[];else if(g=t.props.children,Ut(e,Array.isArray(g)?g:[g],t,n,r,o&&p!=="foreignObject",a,s,a?a[0]:n.__k&&te(n,0),l),a!=null)for(g=a.length;g--;)a[g]!=null&&jt(a[g]);l||("value"in u&&(g=u.value)!==void 0&&(g!==e.value||p==="progress"&&!g)&&Me(e,"value",g,f.value,!1),"checked"in u&&(g=u.checked)!==void 0&&g!==e.checked&&Me(e,"checked",g,f.checked,!1))}return e}function Kt(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(r){w.__e(r,n)}}function Jt(e,t,n){var r,o;if(w.unmount&&w.unmount(e),(r=e.ref)&&(r.current&&r.current!==e.__e||Kt(r,null,t)),(r=e.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){w.__e(a,t)}r.base=r.__P=null}if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&Jt(r[o],t,typeof e.type!="function");n||e.__e==null||jt(e.__e),e.__e=e.__d=void 0}function Vr(e,t,n){return this.constructor(e,n)}function Xr(e,t,n){var r,o,a;w.__&&w.__(e,t),o=(r=typeof n=="function")?null:n&&n.__k||t.__k,a=[],et(t,e=(!r&&n||t).__k=Dt(Oe,null,[e]),o||Le,Le,t.ownerSVGElement!==void 0,!r&&n?[n]:o?null:t.firstChild?Se.call(t.childNodes):null,a,!r&&n?n:o?o.__e:t.firstChild,r),Yt(a,e)}Se=Rt.slice,w={__e:function(e,t){for(var n,r,o;t=t.__;)if((n=t.__c)&&!n.__)try{if((r=n.constructor)&&r.getDerivedStateFromError!=null&&(n.setState(r.getDerivedStateFromError(e)),o=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),o=n.__d),o)return n.__E=n}catch(a){e=a}throw e}},Mt=0,Ae.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=W({},this.state),typeof e=="function"&&(e=e(W({},n),this.props)),e&&W(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),Ft(this))},Ae.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Ft(this))},Ae.prototype.render=Oe,ce=[],Nt=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Pe.__r=0,Kr=0;var ue,M,Qt,de=0,tt=[],Vt=w.__b,Xt=w.__r,Zt=w.diffed,en=w.__c,tn=w.unmount;function Ne(e,t){w.__h&&w.__h(M,e,de||t),de=0;var n=M.__H||(M.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function C(e){return de=1,Zr(rn,e)}function Zr(e,t,n){var r=Ne(ue++,2);return r.t=e,r.__c||(r.__=[n?n(t):rn(void 0,t),function(o){var a=r.t(r.__[0],o);r.__[0]!==a&&(r.__=[a,r.__[1]],r.__c.setState({}))}],r.__c=M),r.__}function B(e,t){var n=Ne(ue++,3);!w.__s&&rt(n.__H,t)&&(n.__=e,n.__H=t,M.__H.__h.push(n))}function D(e,t){var n=Ne(ue++,4);!w.__s&&rt(n.__H,t)&&(n.__=e,n.__H=t,M.__h.push(n))}function I(e){return de=5,ne(function(){return{current:e}},[])}function ne(e,t){var n=Ne(ue++,7);return rt(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function eo(e,t){return de=8,ne(function(){return e},t)}function to(){tt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Be),e.__H.__h.forEach(nt),e.__H.__h=[]}catch(t){e.__H.__h=[],w.__e(t,e.__v)}}),tt=[]}w.__b=function(e){M=null,Vt&&Vt(e)},w.__r=function(e){Xt&&Xt(e),ue=0;var t=(M=e.__c).__H;t&&(t.__h.forEach(Be),t.__h.forEach(nt),t.__h=[])},w.diffed=function(e){Zt&&Zt(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(tt.push(t)!==1&&Qt===w.requestAnimationFrame||((Qt=w.requestAnimationFrame)||function(n){var r,o=function(){clearTimeout(a),nn&&cancelAnimationFrame(r),setTimeout(n)},a=setTimeout(o,100);nn&&(r=requestAnimationFrame(o))})(to)),M=void 0},w.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Be),n.__h=n.__h.filter(function(r){return!r.__||nt(r)})}catch(r){t.some(function(o){o.__h&&(o.__h=[])}),t=[],w.__e(r,n.__v)}}),en&&en(e,t)},w.unmount=function(e){tn&&tn(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Be)}catch(n){w.__e(n,t.__v)}};var nn=typeof requestAnimationFrame=="function";function Be(e){var t=M;typeof e.__c=="function"&&e.__c(),M=t}function nt(e){var t=M;e.__c=e.__(),M=t}function rt(e,t){return!e||e.length!==t.length||t.some(function(n,r){return n!==e[r]})}function rn(e,t){return typeof t=="function"?t(e):t}var on=function(e,t,n,r){var o;t[0]=0;for(var a=1;a<t.length;a++){var s=t[a++],l=t[a]?(t[0]|=s?1:2,n[t[a++]]):t[++a];s===3?r[0]=l:s===4?r[1]=Object.assign(r[1]||{},l):s===5?(r[1]=r[1]||{})[t[++a]]=l:s===6?r[1][t[++a]]+=l+"":s?(o=e.apply(l,on(e,l,n,["",null])),r.push(o),l[0]?t[0]|=2:(t[a-2]=0,t[a]=o)):r.push(l)}return r},an=new Map,h=function(e){var t=an.get(this);return t||(t=new Map,an.set(this,t)),(t=on(this,t.get(e)||(t.set(e,t=(function(n){for(var r,o,a=1,s="",l="",c=[0],d=function(u){a===1&&(u||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,s):a===3&&(u||s)?(c.push(3,u,s),a=2):a===2&&s==="..."&&u?c.push(4,u,0):a===2&&s&&!u?c.push(5,0,!0,s):a>=5&&((s||!u&&a===5)&&(c.push(a,0,s,o),a=6),u&&(c.push(a,u,0,o),a=6)),s=""},i=0;i<n.length;i++){i&&(a===1&&d(),d(i));for(var f=0;f<n[i].length;f++)r=n[i][f],a===1?r==="<"?(d(),c=[c],a=3):s+=r:a===4?s==="--"&&r===">"?(a=1,s=""):s=r+s[0]:l?r===l?l="":s+=r:r==='"'||r==="'"?l=r:r===">"?(d(),a=1):a&&(r==="="?(a=5,o=s,s=""):r==="/"&&(a<5||n[i][f+1]===">")?(d(),a===3&&(c=c[0]),a=c,(c=c[0]).push(2,0,a),a=0):r===" "||r==="	"||r===`
`||r==="\r"?(d(),a=2):s+=r),a===3&&s==="!--"&&(a=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(Dt),no=5;function sn(e){const t=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=e,t.append(n);t.children.length>no;)t.firstChild?.remove()}var ot=!1,at=!1;addEventListener("keydown",()=>at=!0,!0),addEventListener("pointerdown",()=>at=!1,!0);function fe(){const{activeElement:e,body:t}=document;return e===t||e?.matches(":disabled")||!1}function ln(e){D(()=>{if(!at||!fe()||ot)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},e)}function ro(e,t){const n=I(e);D(()=>{const r=n.current===e;if(n.current=e,!t.isChosen||r&&!fe())return;const{activeElement:o}=document,a=document.getElementById("main"),s=new MutationObserver(c);function l(){s.disconnect(),ot=!1}function c(){const d=a.querySelector("h1");d&&(l(),!(!fe()&&document.activeElement!==o)&&(d.tabIndex=-1,d.focus()))}return ot=!0,s.observe(a,{childList:!0,subtree:!0}),c(),l},[t])}var Re="You",oo={cards:"LEXICON",rest:"fast"},ao="New game",so="Lexicon fast, home",io="Skip to content",lo="Main",co={play:"Play",puzzle:"Puzzle",solver:"Solver",words:"Words",quiz:"Quiz",replay:"Replay",rules:"Rules",table:"Table"},uo=e=>`${e} · Lexicon fast`,fo="Copy",cn="Copied.",un="Undo",dn="Clear",ho="Stop",po="Sort by",$o="Recall",fn="Rules",vo="Dictionary",go="Games",mo="Theme",hn=[["auto","Auto"],["light","Light"],["dark","Dark"]],_o="Sounds",yo=[["off","Off"],["on","On"]];function O(e,t){return`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`}function re(e,t="and"){return e.length<2?e.join():`${e.slice(0,-1).join(", ")} ${t} ${e.at(-1)}`}function F(e,t){return e===Re?`${e} ${t}`:`${e} ${t}${/(s|sh|ch)$/.test(t)?"es":"s"}`}var H=e=>Number(e)>0?`+${e}`:`${e}`;function je(e){const t=Math.round(e*100);return e>0&&e<1?Math.min(Math.max(t,1),99):t}function bo(e){return e<=0||e>=100?Math.min(e/100,1):e>=99?.999999:(e+.499999)/100}var De=e=>e.charAt(0).toUpperCase()+e.slice(1),pn=e=>`${H(Math.round(100*e)||0)}%`,$n=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Champion"]],wo="Opponent";function st(e){return $n.find(([n])=>n===e)?.[1]??e.replace(/^level(?=\d)/,"Level ")}var ko=e=>`Bot: ${st(e)}`;function xo({seats:e,seat:t}){return e.map(({name:n,bot:r},o)=>{if(o===t)return Re;if(r&&/^level\d+( \d+)?$/.test(n)){const[a,s]=n.split(" ");return[st(a),s].filter(Boolean).join(" ")}return n.trim().toLowerCase()===Re.toLowerCase()?`“${n}”`:n})}function To(e){return e.map((t,n)=>{const r=e.slice(0,n).filter(o=>o===t).length;return r?`${t} ${r+1}`:t})}function vn(e){return e.length>1?`${re(e)} share the win.`:e.length?`${F(e[0],"win")}.`:"The game is over."}function gn(e){const t=e.filter(({event:o,action:a})=>o==="turn"&&a.action!=="accept"),n=t.filter(({action:o})=>o.action!=="challenge"),r=[];for(const o of t)o.action.action==="challenge"&&o.right?r.pop():(o.action.laid??o.action.word)&&r.push(o);return{turns:n,plays:r}}function mn(e,t,n){if(e.length!==1||t.length<2)return null;const r=O(Math.abs(t[0]-t[1]),"point");return`${F(n[e[0]],"win")} by ${r}.`}function it({player:e,reason:t},n){if(e===null)return _n;const r=n[e];return t==="clock"?`${r} ran out of time.`:t==="resigned"?`${F(r,"resign")}.`:`${F(r,"forfeit")} the game.`}var _n="The game was aborted.",yn=e=>/^(enable|yawl)$/.test(e)?e.toUpperCase():e;function Co({message:e,type:t=""}){if(t in oe&&t!=="BadQuery")return oe[t];const n=e.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,"");return`${De(n)}${/[.?!]$/.test(n)?"":"."}`}function So(e){const t=[...e?.upper??""],n=new Map([...e?.lower??""].map((r,o)=>[r,t[o]]));return r=>[...r].map(o=>n.get(o)??o).join("")}var Lo={classic_poc:"original prototype"},lt=e=>Lo[e]??e.replaceAll("_"," ");function Eo({ruleset:e,rejectsPhonies:t,isChanged:n}){const r=`${lt(e)} rules`;return t?`${r}, phonies rejected`:n?`${r}, changed`:r}var Oo=e=>`${e} rules`,Ao="Game log",Po="The next game has started.",Mo="Your name",ct="Your turn",No=e=>`Waiting for ${e}`,bn="Can’t reach the server.",Bo="This page can’t stop players from getting help elsewhere.",wn="Accept or challenge the last play, then ask for a hint.",kn="You can’t start another game right now. Finish one of your games, or try again later.",xn="This game is too long for the server.",Tn="This search takes too long. Remove some conditions, or try again later.",oe={NoSuchTable:"This table doesn’t exist. It may have been deleted.",NoSeat:"This table is full.",NotOver:"The game isn’t over yet, and its record would reveal what is hidden.",NotLoaded:"This server doesn’t have the dictionary for this game.",Stale:"Someone else moved first. Check the table and try again.",NoAdvice:wn,BadToken:"The server doesn’t recognise your seat. Reload the page to watch the game.",BadAction:"The server didn’t understand this turn. Reload the page and try again.",Failure:"A bot on this server isn’t working. Start a game against a different one.",BadRecord:"This file contains no game to replay. Choose a game saved here or a GCG file.",NoDefinitions:"This server has no definitions. Remove definition: and part-of-speech: from your query.",NoPlayability:"This dictionary has no playability ranks. Remove playability: from your query.",BadQuery:"This query has a mistake. Fix it, or tap an example.",TooMuch:"This is too much for the server. Try something shorter, or try again later.","dictionary.find NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.info NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.find TooMuch":Tn,"quiz.keys TooMuch":Tn,"rules BadOption":"These rules don’t exist. Choose a ruleset from the list.","table.new TooMuch":kn,"table.again TooMuch":kn,"record.replay TooMuch":xn,"analyse TooMuch":xn,Busy:"The server is busy. Try again in a moment.",Closing:"The server is shutting down. Try again later."},Ro=(e,t)=>`${e} (See line ${t}.)`,jo={abort:"Everyone has had a turn, so you can no longer abort the game. You can resign.",action:oe.BadAction,added:"Add at least one card to the word.",hand:"You don’t have all the cards for this word.",order:"Keep the old word’s letters in order, and keep any Master a Master.",over:"The game is over.",phase:"Accept or challenge the last play first.",rack:"You don’t have all of these tiles.","same word":"At this table, a change must make a different word.",target:"This word is no longer on the table.",turn:"It isn’t your turn."},Cn="There’s no such puzzle: the number in the link must be a whole number.",Do=[["params.seed",Cn],["params.seats","These players or names aren’t allowed. Choose others."],["params.name","This name isn’t allowed. Choose another."],["params.clock","These time limits aren’t allowed. Choose others."],["params.record","You can’t continue from this position. Choose an earlier one."],["params.events","You can’t continue from this position. Choose an earlier one."],["params.action",oe.BadAction],["params.filter.contains","Find takes letters of a word, such as QU, or, on a board, the square where it starts, such as 8D."],["params.filter.at","The square where a play starts must be on the board, such as 8D."],["params.filter.covers","Covers takes squares on the board, such as H8 O15."],["params.filter","One of these filters has an impossible value. Change it."]],Sn="The server rejected this. Change your input, or reload the page.",Io="Something went wrong on the server. Try again later.";function Fo(e){if(!e)return"";const t=O(e.tries,"attempt");return e.end==="solved"?`Solved in ${t}`:e.end==="shown"?"Not solved":t}function ut(e,t,n){const r=Math.round(e);return r?`${O(Math.abs(r),`${r>0?"more":"fewer"} ${t}`)} ${n}`:""}var Ln=(e,t)=>Math.round(100*e)?`${pn(e)} ${t}`:"",En=1e3,Uo=-32603,Ho=413,he=class extends Error{constructor({code:e,message:t,data:n},r){super(t),this.method=r,this.code=e,this.type=n?.type??"",this.rule=n?.rule??"",this.path=n?.path??"",this.data=n??{}}};async function pe(e,t,n){const r=await fetch(`rpc/${e}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(t),signal:n}),o=await r.json();if(r.status===Ho&&(o.data={type:"TooMuch"}),!r.ok)throw new he(o,e);return o}var qo=e=>e instanceof he&&["BadQuery","NoDefinitions","NoPlayability"].includes(e.type);async function On(e){const t=[];let n;do n=await pe("table.record",{id:e,skip:t.length,limit:En}),t.push(...n.lines);while(n.lines.length===En);return t}function $e(e){if(!(e instanceof he))return bn;const{code:t,method:n,type:r,rule:o,path:a,message:s}=e;if(t===Uo)return Io;if(a)return Do.find(([d])=>a.startsWith(d))?.[1]??Sn;const l=oe[`${n} ${r}`]??oe[r]??jo[o],c=/^record:(\d+):/.exec(s)?.[1];return l&&c?Ro(l,c):l??Wo(s)}function Wo(e){return De(e.replace(/^position \d+: /,"").replace(/^opened, /,""))}var Ie=new Map;function dt(e,t){const n=JSON.stringify([e,t]),r=Ie.get(n)??pe(e,t);return Ie.set(n,r),r.catch(()=>Ie.delete(n)),r}var An=document.getElementById("hello")?.textContent;An&&Ie.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(An)));var Go=()=>dt("hello",{}),zo=async(e,t)=>(await dt("rules",{game:e,ruleset:t})).rules,Yo=e=>dt("dictionary.info",{dictionary:e}),Ko=30,Jo=100,Qo=100;function ft(e,t){const n={value:null,error:null},[r,o]=C(n);return B(()=>{let a=!0;return o(n),e().then(s=>a&&o({value:s,error:null}),s=>a&&o({value:null,error:$e(s)})),()=>{a=!1}},t),r}function Pn(e,t){const n={result:null,error:null,failure:null,key:null},[r,o]=C(n),a=t&&JSON.stringify(t);D(()=>{if(!t){o(n);return}const d=new AbortController,i=setTimeout(()=>{pe(e,t,d.signal).then(f=>o({...n,result:f,key:a}),f=>{if(f.name==="AbortError")return;const u=f instanceof he?f:null;o({...n,error:$e(f),failure:u,key:a})})},Ko);return()=>{clearTimeout(i),d.abort()}},[e,a]);const{result:s,error:l,failure:c}=r;return{result:s,error:l,failure:c,busy:r.key!==a}}function Vo({leaves:e=!0}={}){const[t,n]=C({busy:!1,problem:null});async function r(o){n({busy:!0,problem:null});try{await o(),e||n({busy:!1,problem:null})}catch(a){n({busy:!1,problem:$e(a)})}}return{...t,run:r}}function ht(e,t){const n=I(t);n.current=t,D(()=>{const r=o=>n.current(o);return addEventListener(e,r),()=>removeEventListener(e,r)},[e])}function Xo(e){const[{value:t,earlier:n},r]=C(()=>({value:e(),earlier:[]})),o=(s,l=!0)=>r(c=>({value:s,earlier:l?[...c.earlier.slice(1-Qo),c.value]:c.earlier})),a=()=>r(s=>s.earlier.length?{value:s.earlier.at(-1),earlier:s.earlier.slice(0,-1)}:s);return ht("keydown",s=>{const{key:l,ctrlKey:c,metaKey:d,shiftKey:i,target:f}=s,u=(c||d)&&!i&&l.toLowerCase()==="z",p=f instanceof Element&&f.matches("input:not([data-undo]), textarea");!u||p||(s.preventDefault(),a())}),{value:t,set:o,undo:a,canUndo:n.length>0}}function Zo(e,t,n=!0){const r=ne(()=>performance.now(),[t]),[o,a]=C(r);B(()=>{if(!n)return;const l=setInterval(()=>a(performance.now()),Jo);return()=>clearInterval(l)},[n]);const s=n?Math.max(0,o-r)/1e3:0;return Math.max(0,e-s)}function ea(e){B(()=>{e!==null&&(document.title=uo(e))},[e])}function Mn(e,t){const n=I(null);return B(()=>{const r=n.current?.querySelector(e);n.current&&r instanceof HTMLElement&&(n.current.scrollTop=r.offsetTop-n.current.clientHeight/2)},t),n}var ta=e=>Mn('[aria-current="step"]',[e]);function Fe(e,t){const n=I(!0);D(()=>{n.current||e(),n.current=!1},t)}var Nn="lexicon_fast.",Bn="lexicon_fast.tables",Ue="lexicon_fast.new_game",pt="lexicon_fast.puzzles",Rn="lexicon_fast.decks",jn="lexicon_fast.cards ",na=50,ra=1100,ve=new Map,oa=()=>ve.size>0;function Dn(e){if(ve.has(e))return ve.get(e)??null;try{return localStorage.getItem(e)}catch{return null}}function ae(e,t){try{localStorage.setItem(e,t),ve.delete(e)}catch{ve.set(e,t)}}function In(e){try{const t=JSON.parse(e);return typeof t=="object"&&t!==null?t:{}}catch{return{}}}var G=e=>In(Dn(e)??""),$t=e=>Dn(Nn+e)??"",vt=(e,t)=>ae(Nn+e,t),ge=()=>G(Bn);function aa(){return Object.entries(ge()).map(([e,t])=>({id:e,...t})).sort((e,t)=>t.since-e.since)}function gt(e){const t=Object.entries(e).sort(([,n],[,r])=>r.since-n.since);ae(Bn,JSON.stringify(Object.fromEntries(t.slice(0,na))))}var me=e=>ge()[e]??null;function sa(e,t,n){gt({...ge(),[e]:{game:t,token:n,since:Date.now()}})}function He(e,t){const n=ge();e in n&&gt({...n,[e]:{...n[e],...t}})}function Fn(e,t){const n=me(e)?.draft;return n?.position===t?n.value:null}function ia(e){const{[e]:t,...n}=ge();gt(n)}var la=()=>G(Ue).game,ca=e=>G(Ue).choices?.[e]??{};function ua(e,t){const{choices:n={}}=G(Ue);ae(Ue,JSON.stringify({game:e,choices:{...n,[e]:t}}))}function da(e,t,n){const r=document.createElement("a");r.href=URL.createObjectURL(new Blob([t],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var fa=()=>new Date().toISOString().slice(0,10),Un=(e,t)=>`${t} ${e}`,ha=(e,t)=>G(pt)[Un(e,t)]??null;function pa(e,t,n){const r={...G(pt),[Un(e,t)]:n},o=Object.entries(r).sort(([a],[s])=>a<s?1:-1).slice(0,ra);ae(pt,JSON.stringify(Object.fromEntries(o)))}var $a=()=>G(Rn),va=e=>ae(Rn,JSON.stringify(e)),ga=e=>G(jn+e),ma=(e,t)=>ae(jn+e,JSON.stringify(t)),_a="play";function mt(){const[e,t=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...r]=e.split("/");return{name:n||_a,rest:r,query:new URLSearchParams(t)}}var qe=null;function ya(){const[e,t]=C(()=>({...mt(),isChosen:!1}));return ht("hashchange",()=>{t({...mt(),isChosen:location.hash!==qe}),qe=null}),e}function We(e,t={}){const n=new URLSearchParams(Object.entries(t).filter(([,r])=>r));return`#/${e}${n.size?`?${n}`:""}`}function ba(e){qe=We(e),location.hash=qe}function wa(e,t){history.replaceState(null,"",We(e,t))}var Hn={};le(Hn,{actionText:()=>sr,adviceFigure:()=>ws,adviceHint:()=>bs,cardText:()=>Q,differences:()=>ks,endFacts:()=>ys,eventText:()=>ms,pastActionText:()=>ir});var _t=({games:e})=>e.filter(({game:t})=>Object.hasOwn(Gr,t));function ka(e,t){const n=_t(e);return n.find(({game:r})=>r===t)??n[0]}var xa=({games:e},t)=>e.find(({game:n})=>n===t)?.title??t,Ta=({words:e},t)=>e&&t.includes(e)?e:t[0],Ca=e=>!!e.without_challenges,Sa=(e,t)=>({base:t,...e.without_challenges});function La(e,{ruleset:t,...n}){const r=t.replace(/, changed$/,""),o=Object.entries(e.without_challenges??{});return Eo({ruleset:r,rejectsPhonies:o.length>0&&o.every(([a,s])=>n[a]===s),isChanged:r!==t})}function Ea(e,t){const n=typeof t=="string"?t:JSON.stringify(t);return We(`rules/${e}`,{ruleset:n})}function Oa(e){const t=e.get("ruleset");if(!t?.startsWith("{"))return t;try{return JSON.parse(t)}catch{return t}}var Aa=(e,t,n)=>({game:e,observation:t,seq:n,seat:t.player,to_move:t.player,phase:"turn",over:!1});function qn(){const e=$t("theme");return hn.some(([t])=>t===e)?e:"auto"}function Wn(){const e=qn();document.documentElement.style.colorScheme=e==="auto"?"":e}function Pa(e){vt("theme",e),Wn()}var Gn=()=>$t("sounds")==="on"?"on":"off";function Ma(e){vt("sounds",e),zn(["turn"])}function zn(e){Gn()!=="off"&&import("./sound_player.js").then(({play:t})=>t(e),()=>{})}var E=({text:e,...t})=>h`<button type="button" ...${t}>${e}</button>`;function Yn({label:e,id:t,hint:n,value:r,onInput:o,...a}){return h`
    <div class="field">
      <label for=${t}>${e}</label>
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
      ${n&&h`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
    </div>
  `}function Na({label:e,id:t,hint:n,value:r,lines:o=1}){const[a,s]=C(!1),l=({target:i})=>i.select();async function c(){document.getElementById(t).select();try{await navigator.clipboard.writeText(r),s(!0)}catch{s(!1)}}const d={id:t,readonly:!0,value:r,"aria-describedby":n?`${t}-hint`:void 0,onFocus:l,onClick:l};return h`
    <div class="row copy">
      <div class="field">
        <label for=${t}>${e}</label>
        ${o>1?h`<textarea rows=${o} ...${d}></textarea>`:h`<input type="text" ...${d} />`}
      </div>
      <${E} text=${fo} onClick=${c} />
      <span role="status">${a?cn:""}</span>
    </div>
    ${n&&h`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
  `}function yt({label:e,id:t,hint:n,value:r,options:o,onChange:a}){return h`
    <div class="field">
      <label for=${t}>${e}</label>
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
      ${n&&h`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
    </div>
  `}function Ba({info:e,...t}){const n=e.rulesets.map(r=>[r,lt(r)]);return h`<${yt} label=${fn} id="ruleset" options=${n} ...${t} />`}function Ra({dictionaries:e,...t}){const r=[...new Set([...e,t.value])].map(o=>[o,yn(o)]);return h`
    <${yt} label=${vo} id="dictionary" options=${r} ...${t} />
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
  `}function Jn({label:e,options:t,load:n,choose:r}){const[o,a]=C(n);return h`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${e}</span>
      <${Kn} label=${e} value=${o} options=${t} onChange=${l=>{r(l),a(l)}} />
    </div>
  `}var Qn=()=>h`
  <${Jn}
    label=${_o}
    options=${yo}
    load=${Gn}
    choose=${Ma}
  />
`,ja=()=>h`
  <div class="row">
    <${Jn}
      label=${mo}
      options=${hn}
      load=${qn}
      choose=${Pa}
    />
    <${Qn} />
  </div>
`;function Da({server:e,view:t,game:n}){return h`
    <nav aria-label=${go}>
      ${_t(e).map(({game:r,title:o})=>h`
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
  `}function Ia({undo:e,canUndo:t}){return h`<${E} text=${un} disabled=${!t} onClick=${e} />`}function Fa({load:e,loading:t="",...n}){const{value:r,error:o}=ft(e,[]);return r?h`<${r} ...${n} />`:h`<${bt} text=${o} />${!o&&h`<p role="status">${t}</p>`}`}function bt({text:e}){return h`<p class="problem" role="alert" hidden=${!e}>${e}</p>`}var Ua="✦";function se({letter:e,wild:t=!1,points:n=null,classes:r="",...o}){const{corner:a,onClick:s,...l}=o,d=["tile",r,t&&"wild",a===void 0&&t&&e&&"star"].filter(Boolean).join(" "),i=a!=null,f=h`
    <span class="letter" aria-hidden="true">${e||Ua}</span>
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
      ${H(e)}
    </span>
  `}function _e(e,t){const n=ye(e,t);return[...e].filter((r,o)=>!n[o])}function ye(e,t){const n=[...t];return[...e].map(r=>{const o=n.indexOf(r);return o>=0&&n.splice(o,1),o>=0})}var Ha="The word game with cards: be the first to play your whole hand.",er="Master",tr=(e,t)=>t===void 0?e:`${e}, ${O(t,"point")}`,qa=(e,t)=>t.length?`${e} (Master as ${re(t)})`:e,Wa=(e,t)=>t.length?`${e}, with a Master for ${t.join(" and ")}`:e,Ga="Table",za="Words on the table",Ya="No words yet",Ka=(e,t)=>`Change ${e}${t?", new":""}`,nr=e=>O(e,"card"),Ja="Stock",Qa="Exposed",Va="No exposed card",Xa="Your hand",Za="The Master stands for",es="Play the word",ts=(e="a card",t="the exposed card")=>`Discard ${e}, take ${t}`,ns=(e="a card")=>`Discard ${e}, draw from the stock`,rs="To draw, put just the card you’re discarding in the tray.",os="Your word",as="Click cards, drag them here, or type.",ss="Word",is="Type hat, or h[a]t with the Master for A. Type hat>thatched to insert cards into a table word, larch>lurch to change some of its cards.",ls={hand:"from your hand",table:"on the table",none:"not in your hand"};function cs({letter:e,isMaster:t,points:n,from:r}){const o=t?`${er}${e?` for ${e}`:""}`:e,a=r==="table"?"click to replace it":"click to take it back";return`${tr(o,n)}, ${ls[r]}: ${a}`}var us="out of the game",rr="none",ds=e=>`Cards left in your hand count against you. The lowest score wins; a player with ${e} or more is out of the game.`,fs="Player",or="Cards left",hs="Challenges",ps="This round",$s="Score",vs=e=>`No hand got smaller for ${O(e,"turn")}, so the round ends and all cards count.`,gs=(e,t)=>`${e} went out${t?`: ${t} became`:" with"}`,R="*";function N(e){return(e.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{const r=n.replace(/[[\]*?]/g,"");return{letter:r,master:n!==r}})}function Ge(e){return e.map(({letter:t,master:n})=>n?`[${t.toLowerCase()}]`:t.toLowerCase()).join("")}var z=e=>e.replace(/[[\]]/g,"").toUpperCase(),be=e=>qa(z(e),ar(e)),ar=e=>N(e).filter(({master:t})=>t).map(({letter:t})=>t);function ze({card:e,points:t,...n}){const r=e===R;return h`
    <${se}
      classes="card"
      letter=${r?"":e}
      wild=${r}
      points=${t?.[e]??null}
      aria-label=${tr(r?er:e,t?.[e])}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function wt({cards:e,label:t}){return h`
    <span class="cards small" role="img" aria-label=${t??e}>
      ${[...e].map(n=>h`<${ze} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function kt({laid:e}){const t=Wa(z(e),ar(e));return h`
    <span class="cards word" role="img" aria-label=${t}>
      ${N(e).map(({letter:n,master:r})=>h`<${se} classes="card" letter=${n} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var Q=e=>e===R?"the Master":e;function sr(e,{table:t=[]}={}){return lr(e,"target"in e?t[e.target]:void 0).join(" ").trimEnd()}function ir(e,t,{old:n,gained:r=[],taken:o}={}){const[a,s]=lr(e,n,o),l=r.length?`, taking ${re(r.map(Q))}`:"";return`${`${F(t,a)} ${s}`.trimEnd()}${l}.`}function lr(e,t,n){switch(e.action){case"form":return["form",be(e.laid)];case"insert":return["turn",`${t?z(t):"a word"} into ${be(e.laid)}`];case"substitute":return["change",`${t?be(t):"a word"} to ${be(e.laid)}`];case"draw":{const r=`the exposed ${n?Q(n).replace("the ",""):"card"}`,o=e.take==="exposed"?r:"a card from the stock";return["discard",`${Q(e.discard)} for ${o}`]}default:return[e.action,""]}}function ms(e,t){switch(e.event){case"dealer draw":return`Draw for the deal: ${e.players.map((r,o)=>`${t[r]} ${e.cards[o]}`).join(", ")}.`;case"deal":{const n=F(t[e.dealer],"deal");return`Round ${e.round}: ${n}. Exposed: ${Q(e.exposed)}.`}case"turn":return _s(e,t);case"round end":{const n=e.points.map((a,s)=>`${t[s]} ${a}`).join(", "),r=e.winner??0;return`End of the round: ${e.why==="out"?`${t[r]} went out`:"no hand got smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${vn(e.winners.map(n=>t[n]))}`;case"forfeit":return it(e,t);default:return null}}function _s(e,t){const{player:n,action:r,taken:o,right:a,play:s,penalties:l={}}=e;switch(r.action){case"accept":return null;case"challenge":{const c=s&&"laid"in s.action?be(s.action.laid):"the play",d=a?"it’s a phony and comes off the table":"it’s valid and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,p])=>`${t[Number(u)]} ${H(p)}`),f=i.length?` (${i.join(", ")})`:"";return`${F(t[n],"challenge")} ${c}: ${d}${f}.`}default:{const c=r.action==="draw"&&r.take==="blind",d=o&&c?` It’s ${Q(o)}.`:"",i=e.renewed?" The exposed pile was shuffled into the stock.":"";return`${ir(r,t[n],e)}${d}${i}`}}}function ys(e,t){const{turns:n,plays:r}=gn(e),o=({action:f})=>z(f.laid).length,a=r.toSorted((f,u)=>o(u)-o(f))[0],s=e.filter(({event:f})=>f==="round end").length,l=e.findLast(f=>f.event==="game end"),c=l?.event==="game end"?l.scores:[],d=l?.event==="game end"?l.winners:[];return[mn(d,c.toSorted((f,u)=>f-u),t),a&&`Longest word: ${z(a.action.laid)}, by ${t[a.player]}.`,s&&`${O(s,"round")}, ${O(Number((n.length/s).toFixed(1)),"turn")}${s>1?" each on average":""}.`].flatMap(f=>f||[])}var bs=()=>"How many points you gain on your opponents this round, on average, with the margin of error.",ws=({gain:e,margin:t})=>({value:e,figure:H(e.toFixed(1)),margin:t?t.toFixed(1):""}),ks=(e,t)=>[ut(e.points-t.points,"point","at risk"),Ln(e.win-t.win,"to go out first")],Ye=e=>N(e).map(({letter:t,master:n})=>n?R:t),xs=e=>[...e].sort((t,n)=>+(t===R)-+(n===R)||t.localeCompare(n)).join("");function cr(e,t,n){let r;return e.map(o=>{switch(o.event){case"deal":return r=new Cs(o,t,n),o;case"turn":return r.turn(o);case"round end":return{...o,...r.result};default:return o}})}function Ts(e,t){return e.findLast(({event:r})=>r==="round end").points.map((r,o)=>{const a=e.map(s=>s.event==="deal"?{...s,hand:s.hands[s.players.indexOf(o)]??""}:s);return cr(a,t,o).findLast(s=>s.event==="round end")?.hand})}var Cs=class{#t=null;#n={};#e;#r;constructor({round:e,players:t,hand:n=""},r,o){this.number=e,this.rules=r,this.seat=o,this.#e={table:[],hand:[...n],sizes:Object.fromEntries(t.map(a=>[a,r.cards_each]))},this.#r=this.#e}get result(){return{round:this.number,play:this.#t,left:this.#e.sizes,hand:xs(this.#e.hand),penalties:this.#n}}turn(e){const{action:t,player:n}=e;switch(t.action){case"accept":return e;case"challenge":return this.#s(e);case"draw":return n===this.seat&&this.#o([t.discard],[e.taken??""]),e;default:return this.#a(e,t)}}#o(e,t){this.#e={...this.#e,hand:[..._e(this.#e.hand,e),...t]}}#a(e,t){const{table:n,sizes:r}=this.#e,o="target"in t?t.target:n.length,a=n[o]??"",s=_e(Ye(t.laid),Ye(a)),l=_e(Ye(a),Ye(t.laid));return this.#r=this.#e,this.#e={...this.#e,table:n.toSpliced(o,1,t.laid),sizes:{...r,[e.player]:r[e.player]-s.length+l.length}},e.player===this.seat&&this.#o(s,l),this.#t={...e,old:a,gained:l},this.#t}#s(e){const{right_challenger:t,right_offender:n,wrong_challenger:r}=this.rules,o=this.#t?.player??e.player,a=e.right?{[o]:n,[e.player]:t}:{[e.player]:r};e.right&&(this.#e=this.#r);for(const[s,l]of Object.entries(a))this.#n[s]=(this.#n[s]??0)+l;return{...e,play:this.#t,penalties:a}}},ur={};le(ur,{Play:()=>Hs,Position:()=>Ks,StaticHand:()=>Qs,solverQuery:()=>Js});var dr={mouse:6,pen:6,touch:12},Ss=44;function fr(e,{small:t=!1}={}){const n=I(e);return n.current=e,r=>({onPointerDown(o){o.button===0&&o.isPrimary&&Ls(o,t,a=>n.current(r,a))}})}function Ls(e,t,n){const r=e.currentTarget,o=t&&e.pointerType==="touch"?Ss:0;let a=null,s=null;r.hasPointerCapture(e.pointerId)&&r.releasePointerCapture(e.pointerId);const l=i=>{s?.classList.remove("over"),i?.classList.add("over"),s=i},c=i=>{if(i.pointerId!==e.pointerId)return;const f=i.clientX-e.clientX,u=i.clientY-e.clientY,p=dr[e.pointerType]??dr.mouse;!a&&Math.hypot(f,u)<p||(a??=Es(r),a.style.transform=`translate(${f}px, ${u-o}px) scale(1.08)`,l(hr(i,o)))},d=i=>{i.pointerId===e.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),l(null),a&&(a.remove(),r.classList.remove("lifted"),Os(),i.type==="pointerup"&&n(hr(i,o)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",d),addEventListener("pointercancel",d)}function Es(e){const{left:t,top:n,width:r,height:o}=e.getBoundingClientRect(),a=e.cloneNode(!0);return a.classList.add("ghost"),a.style.cssText+=`left: ${t}px; top: ${n}px; width: ${r}px; height: ${o}px;
    transition: none`,a.setAttribute("aria-hidden","true"),a.removeAttribute("id"),document.body.append(a),e.classList.add("lifted"),a}function hr({clientX:e,clientY:t},n){const r=o=>document.elementFromPoint(e,o)?.closest("[data-drop]")??null;return r(t-n)??r(t)}function Os(){const e=n=>{t(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},t=()=>{removeEventListener("click",e,{capture:!0}),removeEventListener("pointerdown",t,{capture:!0})};addEventListener("click",e,{capture:!0}),addEventListener("pointerdown",t,{capture:!0})}function pr(e,t,n){const r=N(n),{kind:o,oldCells:a}=t===null?{kind:"form",oldCells:[]}:As(N(t),r),s=[...e],l=u=>{const p=s.indexOf(u);return p>=0&&s.splice(p,1),p>=0},c=[],d=r.map(({letter:u,master:p},g)=>{const _=a[g];if(_)return{letter:u,master:_.master,from:"table"};const $=!p&&l(u)?u:l(R)?R:null;return $===null?{letter:u,master:p,from:"none"}:(c.push($),{letter:u,master:$===R,from:"hand"})}),i=d.every(({letter:u,from:p})=>u&&p!=="none"),f=c.length>0&&d.length>1;return{kind:i&&f?o:null,cells:d,cards:c,laid:Ge(d)}}function As(e,t){if(t.length<e.length)return{kind:null,oldCells:[]};if(t.length>e.length){let o=0;const a=t.map(({letter:s,master:l})=>{const c=e[o];if(!(c?.letter!==s||l&&!c.master))return o+=1,c});return o===e.length?{kind:"insert",oldCells:a}:{kind:null,oldCells:[]}}const n=t.some(({letter:o},a)=>o!==e[a].letter);return{kind:"substitute",oldCells:t.map(({letter:o,master:a},s)=>{const l=e[s];return o===l.letter&&(n||a===l.master)?l:void 0})}}function Ps({kind:e,laid:t},n){return e===null?null:e==="form"?{action:e,laid:t}:{action:e,target:n,laid:t}}var V={target:null,text:"",caret:0,chosen:null},Ke=(e,t)=>({...V,target:e,text:t,caret:N(t).length});function Ms(e){return e.action==="draw"?ie(V,e.discard):Ke(e.target??null,e.laid)}function ie(e,t,n=null){const{chosen:r,caret:o}=e,a=N(e.text),s=t===R?{letter:"",master:!0}:{letter:t,master:!1},l=n===null&&r!==null,c=n??r??o;return a.splice(c,l?1:0,s),{...e,text:Ge(a),caret:l?o:c+1,chosen:null}}function $r(e,t,n){const r=N(e.text),o=n!==null&&N(n).length===r.length;r.splice(t,1,...o?[N(n)[t]]:[]);const a=Math.min(e.caret,r.length);return{...e,text:Ge(r),caret:a,chosen:null}}function Ns(e,t){const n=N(e.text);return n[n.findIndex(r=>!r.letter)]={letter:t,master:!0},{...e,text:Ge(n)}}function Bs(e,t,n,r){const[o,a]=t.split(">",2);if(a!==void 0){const s=r.findIndex(l=>vr(l)===vr(o));if(s>=0)return Ke(s,a)}return{...e,text:t,caret:N(t.slice(0,n)).length,chosen:null}}var vr=e=>N(e).map(({letter:t})=>t).join(""),Rs=new Set,js=new Map,Ds=12;function gr({observation:e,points:t,target:n=null,onWord:r=null,...o}){const{fresh:a=Rs,arriving:s=js,hasPiles:l=!0}=o,{table:c=[],pile:d="",stock:i=0}=e,f=d.at(-1),u=Mn(".fresh",[c.join()]);return h`
    <section class="felt" aria-label=${Ga}>
      ${l&&h`<${Is} stock=${i} exposed=${f} points=${t} />`}
      <ul
        ref=${u}
        class="laid-words ${c.length>Ds?"many":""}"
        aria-label=${za}
      >
        ${c.length===0&&h`<li class="nothing">${Ya}</li>`}
        ${c.map((p,g)=>{const _=h`<${kt} key=${s.get(g)} laid=${p} />`,$=[a.has(g)&&"fresh",s.has(g)&&"arriving"],v=h`
            <${E}
              text=${_}
              class="laid-word"
              data-drop=${`word ${g}`}
              aria-pressed=${g===n}
              aria-label=${Ka(z(p),a.has(g))}
              onClick=${()=>r?.(g)}
            />
          `;return h`
            <li key=${g} class=${$.filter(Boolean).join(" ")}>
              ${r?v:_}
            </li>
          `})}
      </ul>
    </section>
  `}function Is({stock:e,exposed:t,points:n}){return h`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${nr(e)}>
          ${e}
        </span>
        <figcaption>${Ja}</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${t?h`<${ze} card=${t} points=${n} />`:h`
                <span class="tile card none" role="img" aria-label=${Va}></span>
              `}
        <figcaption>${Qa}</figcaption>
      </figure>
    </div>
  `}function Fs({draft:e,word:t,points:n,draggable:r,onType:o,onCell:a,onGap:s,onClear:l}){const{cells:c}=t,d=({target:f})=>o(f.value,f.selectionStart??0),i=f=>h`
    <span
      key=${`gap ${f}`}
      class="gap ${f===e.caret?"here":""}"
      data-drop=${`gap ${f}`}
      aria-hidden="true"
      onClick=${()=>s(f)}
    ></span>
  `;return h`
    <div class="tray" data-drop="tray" role="group" aria-label=${os}>
      ${c.map((f,u)=>h`
          ${i(u)}
          <${Us}
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
      ${!c.length&&h`<span class="hint">${as}</span>`}
    </div>
    <div class="row typing">
      <${Yn}
        label=${ss}
        id="word"
        value=${e.text}
        onInput=${o}
        onKeyUp=${d}
        onClick=${d}
        data-home="play"
      />
      <${E} text=${dn} onClick=${l} />
    </div>
    <p class="hint keys">${is}</p>
  `}function Us({cell:{letter:e,master:t,from:n},place:r,chosen:o,points:a,...s}){const l=a[t?R:e];return h`
    <${se}
      classes=${`card from-${n}`}
      letter=${e}
      wild=${t}
      points=${l??null}
      aria-label=${cs({letter:e,isMaster:t,points:l,from:n})}
      aria-pressed=${n==="table"?o:void 0}
      data-drop=${`cell ${r}`}
      ...${s}
    />
  `}function Hs(e){const{id:t,view:n,rules:r,changes:o,canAct:a,act:s,suggested:l,onDraft:c,notice:d,playsOnly:i}=e,{observation:f}=n,{hand:u="",table:p=[]}=f,g=zs(n.seat,f.history),_=[g,u,...p].join(" "),[$,v]=C(()=>({...V,...Fn(t,_)}));Fe(()=>v(V),[u,g]),Fe(()=>{$.target!==null&&v(V)},[p.join()]),B(()=>He(t,{draft:{position:_,value:$}}),[_,$]),B(()=>{l&&v(Ms(l))},[l]),B(c,[$.text,$.target]),ln([$.text,$.target]);const y=$.target===null?null:p[$.target],b=pr(u,y,$.text),m=Ps(b,$.target),T=$.target===null&&b.cells.length===1?b.cards[0]:void 0,U=fr(P),j=n.seat!==null&&!n.over;function P({card:x,cell:k=0},A){const[L,Z]=(A??"").split(" "),ee=Number(Z);x===void 0?L!=="gap"&&L!=="cell"&&v($r($,k,y)):L==="blind"||L==="exposed"?a&&s({action:"draw",discard:x,take:L}):L==="word"?v(ie(Ke(ee,p[ee]),x)):L==="gap"?v(ie($,x,ee)):L==="cell"?v(ie({...$,chosen:ee},x)):L==="tray"&&v(ie($,x))}function X(x){b.cells[x].from==="table"?v({...$,chosen:$.chosen===x?null:x}):v($r($,x,y))}function Xe(x){x.preventDefault(),m&&a&&s(m)}const Ce=h`
    <${gr}
      observation=${f}
      points=${r.points}
      target=${$.target}
      hasPiles=${!i}
      fresh=${Ys(f.history,n.seat)}
      arriving=${mr(o,p)}
      onWord=${j&&(x=>v(x===$.target?V:Ke(x,p[x])))}
    />
  `;return j?h`
    ${Ce}
    <form class="panel own-turn" aria-label=${ct} onSubmit=${Xe}>
      ${d}
      <${Ws}
        hand=${u}
        used=${b.cards}
        points=${r.points}
        onCard=${x=>v(ie($,x))}
        draggable=${U}
      />
      <${Fs}
        draft=${$}
        word=${b}
        points=${r.points}
        draggable=${U}
        onType=${(x,k)=>v(Bs($,x,k,p))}
        onCell=${X}
        onClear=${()=>v(V)}
        onGap=${x=>v({...$,caret:x,chosen:null})}
      />
      ${b.cells.some(({letter:x})=>!x)&&h`
          <${Xn}
            label=${Za}
            letters=${Object.keys(r.points).filter(x=>x!==R).sort()}
            onPick=${x=>v(Ns($,x))}
          />
        `}
      <${Gs}
        action=${m}
        discard=${T}
        advised=${T&&l?.discard===T?l.take:void 0}
        observation=${f}
        canAct=${a}
        playsOnly=${i}
        act=${s}
      />
    </form>
  `:Ce}var qs=10;function Ws({hand:e,used:t,points:n,onCard:r,draggable:o}){const a=I(null),s=I(null),l=ye(e,t);return D(()=>{if(s.current===null||!fe())return;const c=l.findIndex((i,f)=>!i&&f>Number(s.current)),d=c<0?l.lastIndexOf(!1):c;a.current?.children[d]?.focus(),s.current=null},[t.join()]),h`
    <div
      ref=${a}
      class="hand cards ${e.length>qs?"many":""}"
      role="group"
      aria-label=${Xa}
    >
      ${[...e].map((c,d)=>h`
          <${ze}
            key=${`${d}${c}`}
            card=${c}
            points=${n}
            disabled=${l[d]}
            onClick=${()=>{s.current=d,r(c)}}
            ...${o({card:c})}
          />
        `)}
    </div>
  `}function Gs({action:e,discard:t,advised:n,observation:r,canAct:o,playsOnly:a,act:s}){const l=r.pile?.at(-1),c=_=>s({action:"draw",discard:t,take:_}),d=o&&t!==void 0,[i,f]=[t,l].map(_=>_&&Q(_)),u=e?De(sr(e,r)):es,p=_=>n===_?"main":"",g=h`
    <button class=${p(void 0)} disabled=${!o||!e}>${u}</button>
  `;return a?h`<div class="row actions">${g}</div>`:h`
    <div class="row actions">
      ${g}
      <${E}
        text=${ts(i,f)}
        class=${p("exposed")}
        disabled=${!d||!l}
        onClick=${()=>c("exposed")}
      />
      <${E}
        text=${ns(i)}
        class=${p("blind")}
        disabled=${!d}
        onClick=${()=>c("blind")}
      />
    </div>
    ${o&&!d&&h`<p class="hint">${rs}</p>`}
  `}var zs=(e,t=[])=>t.filter(({player:n,action:r})=>n===e&&!["accept","challenge"].includes(r.action)).length;function Ys(e=[],t){let n=new Set,r=0,o={places:n,words:r};for(const{player:a,action:s,right:l}of e){if(s.action==="accept")continue;if(s.action==="challenge"){l&&({places:n,words:r}=o);continue}if(o={places:n,words:r},(a===t||t===null)&&(n=new Set),!("laid"in s))continue;const c="target"in s?s.target:r;a!==t&&(n=new Set([...n,c])),c===r&&(r+=1)}return n}function mr(e=[],t=[]){const n=e.flatMap(({number:r,events:o})=>o.flatMap(({action:a})=>a?.laid?[{word:a.laid,number:r}]:[]));return new Map(n.map(({word:r,number:o})=>[t.lastIndexOf(r),o]))}var Ks=({observation:e,rules:t,changes:n})=>h`
  <${gr}
    observation=${e}
    points=${t.points}
    arriving=${mr(n,e.table)}
  />
`,Js=({table:e=[]},t)=>({position:[t,...e].join(" ")}),Qs=({hand:e,label:t})=>h`<${wt} cards=${e} label=${t} />`;function Vs({end:e,names:t,seat:n,rules:r,hands:o=[]}){const{left:a,points:s,scores:l,penalties:c,out:d=[]}=e,i=Object.values(c).some(u=>u!==0),f=u=>{const p=o[u]??(u===n?e.hand:"");return[d.includes(u)?h`${t[u]} <span class="tag">${us}</span>`:t[u],p?h`<${wt} cards=${p} />`:a[u]?nr(a[u]):rr,i&&H(c[u]??0),H(s[u]),h`<strong>${l[u]}</strong>`]};return h`
    <${Xs} end=${e} names=${t} rules=${r} />
    <p class="hint">${ds(r.out_at)}</p>
    <${Vn}
      rowHeads
      columns=${[{title:fs},{title:or},i&&{title:hs,number:!0},{title:ps,number:!0},{title:$s,number:!0}]}
      rows=${[...t.keys()].filter(u=>u in a).map(u=>({key:u,cells:f(u)}))}
    />
  `}function Xs({end:{why:e,winner:t,play:n,left:r},names:o,rules:a}){if(e!=="out"||!n||!("laid"in n.action)){const l=a.guard*Object.keys(r).length;return h`<p>${vs(l)}</p>`}const s=n.old?z(n.old):void 0;return h`
    <p class="row">
      <strong>${gs(o[t??0],s)}</strong>
      <${kt} laid=${n.action.laid} />
    </p>
  `}var xt={};le(xt,{actionText:()=>Zs,adviceFigure:()=>li,adviceHint:()=>ii,differences:()=>ci,endFacts:()=>ai,eventText:()=>ei,lettersOf:()=>Je,pastActionText:()=>ke,tilesText:()=>we});var Je=e=>e.replace(/[()]/g,"");function _r(e){const t=[...e.replace(/\([^)]*\)/g,"")].filter(o=>o!==o.toUpperCase()),n=Je(e).toUpperCase();if(!t.length)return n;const r=re(t.map(o=>o.toUpperCase()));return`${n} (${r} ${t.length>1?"blanks":"a blank"})`}function we(e){const t=e.replace(/[?_]/g,""),n=e.length-t.length,r=n>1?`${n} blanks`:"a blank";return[t,n&&r].filter(Boolean).join(" and ")}var Zs=e=>yr(e).filter(Boolean).join(" ");function ke(e,t,n=""){const[r,o]=yr(e);return`${[F(t,r),o,n].filter(Boolean).join(" ")}.`}function yr(e){switch(e.action){case"play":return["play",`${_r(e.word)} at ${e.at}`];case"exchange":return["exchange",we(e.tiles)];default:return[e.action,""]}}function ei(e,t){switch(e.event){case"start draw":return`Draw for the first move: ${e.players.map((r,o)=>`${t[r]} ${we(e.tiles[o])}`).join(", ")}.`;case"turn":return oi(e,t[e.player]);case"lost turn":return`${F(t[e.player],"lose")} a turn for a failed challenge.`;case"deal":return`${F(t[e.starter],"start")}.`;case"game end":return ri(e,t);case"forfeit":return it(e,t);case"taken back":return`Phony: the last play by ${t[e.player]} comes off the board.`;case"points":return`${t[e.player]} ${H(e.points)} ${ti[e.why]}.`;default:return null}}var ti={challenge:"for a failed challenge of the play",time:"for time",tiles:"for tiles left"},ni={out:"the bag and one rack are empty",scoreless:"too many scoreless turns in a row",zeros:"too many scoreless turns in a row"};function ri({why:e,adjustments:t,scores:n},r){const o=s=>r.map((l,c)=>`${l} ${s[c]}`).join(", "),a=t.some(Boolean)?` Tiles left: ${o(t.map(H))}.`:"";return`End of the game: ${ni[e]}.${a} Scores: ${o(n)}.`}function oi(e,t){const{action:n,score:r=0,drawn:o,exchanged:a}=e,s=o?` Tiles drawn: ${we(o)}.`:"";switch(n.action){case"play":{const l="hit"in e&&e.hit?.length?e.hit:null,c=l?` A bomb explodes at ${re(l)}.`:"";return`${ke(n,t,`for ${r}`)}${c}${s}`}case"exchange":return`${ke(n,t,n.tiles?"":`${a} tiles`)}${s}`;case"challenge":{const c="right"in e&&e.right?"It’s a phony and comes off the board.":"The play stands.";return`${ke(n,t)} ${c}`}case"accept":return null;default:return ke(n,t)}}function ai(e,t){const{turns:n,plays:r}=gn(e),o=e.findLast(({event:c})=>c==="game end"),a=r.toSorted((c,d)=>d.score-c.score)[0],s=t.map((c,d)=>{const i=u=>u.player===d,f=r.filter(i).reduce((u,{score:p=0})=>u+p,0);return`${c} ${(f/Math.max(1,n.filter(i).length)).toFixed(1)}`});return[o&&mn(o.winners,o.scores.toSorted(si),t),a&&`Best play: ${_r(a.action.word)} at ${a.action.at} for ${a.score}, by ${t[a.player]}.`,`Points per turn: ${s.join(", ")}.`].flatMap(c=>c||[])}var si=(e,t)=>t-e,ii=({win_points:e=0})=>`Your chance to win, with the margin of error. ${O(e/100,"extra point")} on average count as 1%.`;function li({win:e,equity:t,playouts:n,margin:r},{ranked:o,win_points:a=0}){const[s]=o,l=a?(t-s.equity)/a:0,c=Math.min(Math.max(e+l,0),1),d=(e*n+1)/(n+2),i=196*Math.sqrt(d*(1-d)/(n+2));return{value:e+l,figure:`${je(c)}%`,margin:r===0?"":`${Math.max(1,Math.round(i))}%`}}var ci=(e,t)=>[ut(e.score-t.score,"point","now"),ut((e.leave_value??0)-(t.leave_value??0),"point","for the leave"),Ln((e.bomb??0)-(t.bomb??0),"bomb risk")],Y=".",Tt=e=>String.fromCharCode(65+e),xe=({row:e,column:t})=>`${e+1}${Tt(t)}`,S=({row:e,column:t})=>`${e},${t}`,q=(e,{row:t,column:n})=>(e[t]?.[n]??Y)!==Y,K=({row:e,column:t},n,r=1)=>n?{row:e+r,column:t}:{row:e,column:t+r};function Qe(e){const[t]=e.match(/\p{L}/u)??["A"];return{row:parseInt(e.replace(/\D/g,""),10)-1,column:t.toUpperCase().charCodeAt(0)-65,down:e.startsWith(t)}}function Ve({at:e,word:t}){const{down:n,...r}=Qe(e),o=[];let a=r;for(const s of t.match(/\([^)]*\)|./gu)??[]){const l=s.startsWith("(");l||o.push({...a,letter:s}),a=K(a,n,l?s.length-2:1)}return o}function br(e,{board:t=[],opened:n=[]},{squares:r=[],start:o}){if(!("at"in e)||typeof e.at!="string")return e;const{row:a,column:s,down:l}=Qe(e.at),c=t.every(f=>[...f].every(u=>u===Y)),d=f=>f.every((u,p)=>f.every((g,_)=>String(u[_])===String(f[_][p]))),i=d(r)&&(!o||o[0]===o[1]);return!l||!c||!i||!d(n)?e:{...e,at:xe({row:s,column:a})}}function ui(e,t,n){const r=f=>q(e,f)?`(${e[f.row][f.column]})`:t.find(u=>S(u)===S(f))?.letter,o=di(e,t,n);if(o===null)return{fault:"line"};let a=t.reduce((f,u)=>f.row+f.column<=u.row+u.column?f:u);for(let f=a;r(f);f=K(f,o,-1))a=f;const{row:s,column:l}=a,c=o?`${Tt(l)}${s+1}`:xe(a);let d="",i=0;for(let f;f=r(a);a=K(a,o))d+=f,f.startsWith("(")||(i+=1);return i<t.length?{fault:"gap"}:{play:{action:"play",at:c,word:d.replaceAll(")(","")}}}function di(e,t,n){const[r]=t;if(t.length>1)return t.every(({row:a})=>a===r.row)?!1:t.every(({column:a})=>a===r.column)?!0:null;const o=a=>q(e,K(r,a,-1))||q(e,K(r,a));return!o(!1)&&(o(!0)||n)}var Ct={};le(Ct,{Play:()=>ml,Position:()=>xl,StaticHand:()=>Cl,solverQuery:()=>Tl});var fi="Build crosswords and score on premium squares.",hi="Scrabble on a minefield: numbers multiply your score, bombs wipe out the word.",wr="Board",pi="Your rack",St="blank",$i=e=>`${St} for ${e}`,vi=(e,t)=>`${e}, ${O(t,"point")}`,kr={2:"double",3:"triple",4:"quadruple"};function gi(e,t){const{name:n,closed:r,bomb:o,number:a,premium:s,chance:l,flagged:c,start:d,isLaid:i}=e;return[n,t??"empty",i&&"not played yet",r&&"closed",o&&xr,a!==null&&O(a,"adjacent bomb"),t===null&&_i(s),t===null&&d&&"start",c&&"flagged",l!==null&&`${je(l)}% chance of a bomb`].filter(Boolean).join(", ")}var mi=([e,t])=>`${e>1?`${e}L`:""}${t===1?"":`${t}W`}`;function _i([e,t]){return t===0?"word scores 0":[e>1&&`${kr[e]??`${e} times`} letter`,t>1&&`${kr[t]??`${t} times`} word`].filter(Boolean).join(", ")}var xr="bomb",yi=(e,t)=>`Bombs: ${e}, ${t} hit.`,bi="Bomb odds",wi="Flag mode",ki=(e,t)=>`${e}: flag ${t?"set":"removed"}.`,xi="A number counts the bombs around its square and sets the multiplier for a new tile:",Ti="its words score 0";function Ci([e,t]){return[e!==1&&`letter × ${e}`,t!==1&&`words × ${t}`].filter(Boolean).join(", ")||"none"}var Si="Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.",Li=e=>`In the bag: ${O(e,"tile")}.`,Ei=e=>`${O(e,"tile")} in the bag and on other racks:`,Oi="Unseen tiles",Tr="Shuffle",Ai="The blank stands for",Pi=(e,t)=>`On the board, type letters to lay tiles, with ${e??"Shift"} for a blank. Arrow keys turn and move the cursor; Backspace recalls a tile, Escape all of them; Enter plays${t?"; ! sets a flag":""}.`,Mi={start:"The first play needs at least two tiles.",touch:"The play must touch a tile on the board.",line:"The tiles must be in one row or column.",gap:"There’s a gap between the tiles."};function Cr(e,t){return e==="start"&&t?"The first play needs at least two tiles and must cover the star.":Mi[e]??"You can’t play the tiles like this."}function Ni({words:e,bonus:t,tiles:n,score:r,isLeast:o,isRisky:a}){const s=e.map(({word:l,points:c})=>`${l.toUpperCase()} ${c}`);return t&&s.push(`${t} for ${O(n,"tile")}`),[s.length>1?`${s.join(" + ")} = `:`${e[0].word.toUpperCase()} `,`${o?"at least ":""}${O(r,"point")}`,a?" if there’s no bomb":""]}var Bi=e=>e?`Play ${e}`:"Play",Ri="Exchange …",ji="Pass …",Sr="Another scoreless turn ends the game.",Di=e=>e?`Recall ${O(e,"tile")} and pass?`:"Pass your turn?",Ii="Keep playing",Fi="Pass",Ui=e=>e?`Exchange ${e}`:"Choose tiles to exchange",Hi="Cancel",Lr=".",Er="*",Lt="✹",Or="⚑",qi="★",J=e=>"multipliers"in e;function Wi(e,t,n){const{row:r,column:o}=e,a=S(e),s=n.laid?.get(a),l=q(n.rows,e)?n.rows[r][o]:null,c=s?s.letter:l,d=n.opened?n.opened[r]?.[o]??Lr:null,i=d===Lr,f=d===Er,u=d===null||i||f?null:Number(d),p=u!==null&&J(t);return{name:xe(e),letter:c,isLaid:s!==void 0,closed:i,hit:f,number:u,premium:p?t.multipliers[u]:t.squares[r][o],start:t.start?.[0]===r&&t.start[1]===o,chance:n.odds&&i&&c===null?n.odds[r][o]:null,bomb:f||i&&n.bombs?.[r]?.[o]===Er,flagged:i&&!s&&(n.flags?.has(a)??!1),last:n.last?.has(a)??!1,cursor:n.cursor?.row===r&&n.cursor.column===o,arriving:n.arriving?.has(a)??!1,exploding:n.exploding?.has(a)??!1}}function Gi(e){const{closed:t,hit:n,bomb:r,number:o,premium:a,chance:s,cursor:l,last:c}=e;return[t?"closed":Ar(a),o!==null&&"open",n&&"hit",r&&"bomb",s!==null&&"odds",l&&"cursor",c&&"last",e.arriving&&"arriving",e.exploding&&"exploding"].filter(Boolean).join(" ")}function zi({closed:e,bomb:t,number:n,premium:r,chance:o,flagged:a,start:s}){return t?Lt:o!==null?je(o):a?Or:n!==null?n:e?"":s?qi:mi(r)}var Yi=({hit:e,number:t})=>e?Lt:t,Ki=({flagged:e,chance:t})=>e&&t!==null?Or:null;function Ar([e,t]){return e>1&&t>1?"both":e>1?`letter${e}`:t>1?`word${t}`:t===0?"zero":"plain"}var Pr={laid:[],cursor:null,down:!1};function Et({start:e,squares:t}){const[n,r]=e??[t.length>>1,t[0].length>>1];return{row:n,column:r}}var Mr=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:t}){return this.rules.squares[e]?.[t]!==void 0}point(e,t){return e.cursor&&S(e.cursor)===S(t)?{...e,down:!e.down}:{...e,cursor:t}}arrow(e,t,n){const r=e.cursor??Et(this.rules);return t!==e.down?{...e,cursor:r,down:t}:this.advanced({...e,cursor:r},n)}advanced(e,t=1){const n=K(e.cursor,e.down,t);return this.isOnBoard(n)?{...e,cursor:n}:e}},Ji=class extends Mr{constructor(e,t,n){super(e),this.rows=t,this.rack=n,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){const t=ye(this.rack,e.laid.map(({tile:n})=>n));return[...this.rack].map((n,r)=>t[r]?null:n)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,t){return e.laid.find(n=>S(n)===S(t))}#t(e,t){let n=t;for(;q(this.rows,n)||this.laidAt(e,n);)n=K(n,e.down);return this.isOnBoard(n)?n:null}lay(e,t,n,r=""){if(q(this.rows,t)||!this.left(e).includes(n))return e;const o=this.needsLetter?r.toLowerCase():n,{laid:a}=this.takeBack(e,t),s=n===this.blank?o:n;return{...e,laid:[...a,{...t,tile:n,letter:s}]}}layLetter(e,{row:t,column:n,letter:r}){const o=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:t,column:n},o,r)}layAtCursor(e,t,n=""){const r=e.cursor&&this.#t(e,e.cursor),o=r?this.lay(e,r,t,n):e;return!r||o===e?e:{...o,cursor:this.#t(o,r)??r}}type(e,t,n=!1){const r=t.toUpperCase();return!n&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,t):e}back(e){if(!e.cursor)return e;let t=e.cursor;if(!this.laidAt(e,t))do t=K(t,e.down,-1);while(q(this.rows,t));return this.laidAt(e,t)?{...this.takeBack(e,t),cursor:t}:e}takeBack(e,t){return{...e,laid:e.laid.filter(n=>S(n)!==S(t))}}withoutTaken(e){return{...e,laid:e.laid.filter(t=>!q(this.rows,t))}}move(e,t,n){const r=this.laidAt(e,t);return!r||q(this.rows,n)?e:this.lay(this.takeBack(e,t),n,r.tile,r.letter)}chooseLetter(e,t){const n=e.laid.findIndex(o=>!o.letter),r={...e.laid[n],letter:t.toLowerCase()};return{...e,laid:e.laid.with(n,r)}}},Qi=class extends Mr{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#t(e)}#t(e){return J(this.rules)&&/^[0-8*]$/.test(e)}type(e,t,n=!1){const r=this.advanced(e),o=n&&!this.rules.free_blank?t.toLowerCase():t.toUpperCase();return this.#t(t)&&e.opened?{...r,opened:Te(e.opened,e.cursor,t)}:{...r,rows:Te(e.rows,e.cursor,o)}}lay(e,t){const n=t.reduce((r,o)=>Te(r,o,o.letter),e.rows);return{...e,rows:n}}back(e){const{rows:t,opened:n,cursor:r}=e;return{...this.advanced(e,-1),rows:Te(t,r,Y),opened:n&&Te(n,r,Y)}}};function Te(e,{row:t,column:n},r){return e.with(t,e[t].slice(0,n)+r+e[t].slice(n+1))}var Ot=({squares:e})=>e.map(t=>Y.repeat(t.length));function Vi(e,t){const n=t.split(/[\n/]/);return Ot(e).map(({length:r},o)=>(n[o]??"").trim().replaceAll(" ",Y).slice(0,r).padEnd(r,Y))}var Nr={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},Xi="!";function Br(e,t,n,{onEnter:r,onEscape:o,onFlag:a,flagging:s}){const l=t.cursor?t:{...t,cursor:Et(e.rules)},c=({key:d,shiftKey:i})=>d in Nr?e.arrow(t,...Nr[d]):d===" "?{...l,down:!l.down}:d==="Backspace"||d==="Delete"?e.back(l):e.accepts(d)?e.type(l,d,i):void 0;return d=>{const{key:i}=d;if(d.ctrlKey||d.metaKey||d.altKey)return;if(a&&(i===Xi||s&&(i==="Enter"||i===" ")))a(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){const u=i==="Enter"?r:o;if(!u)return;u()}else{const u=c(d);if(u===void 0)return;n(u)}d.preventDefault()}}var Zi=15;function At({label:e,rules:t,onKey:n,onSquare:r,onFlag:o,draggable:a,...s}){const{score:l,rising:c=[],...d}=s,i=I(null),{cursor:f,down:u}=d,p=S(f??Et(t));D(()=>{f&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[f?.row,f?.column]);const g=($,v)=>{const y={row:$,column:v},b=S(y),m=Wi(y,t,d),{letter:T,chance:U}=m,j=r&&{tabindex:b===p?0:-1,"data-home":b===p?"play":void 0,"data-drop":`square ${$} ${v}`,onClick:()=>r(y),onContextMenu:o&&(P=>{P.preventDefault(),o(y)}),...m.isLaid&&a?.({square:y})};return h`
      <div
        key=${v}
        role="gridcell"
        class="square ${Gi(m)}"
        style=${U===null?void 0:{"--chance":U}}
        aria-label=${gi(m,T===null?null:Dr(T,t))}
        ...${j}
      >
        ${T===null?h`
                <span class="sign" aria-hidden="true">${zi(m)}</span>
                <span class="flag" aria-hidden="true">${Ki(m)}</span>
              `:h`
                <${el}
                  letter=${T}
                  classes=${m.isLaid?"laid":""}
                  corner=${Yi(m)}
                  rules=${t}
                />
              `}
        ${l?.key===b&&h`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(P=>P.square===b).map(({points:P,change:X})=>h`<${Zn} key=${X} points=${P} />`)}
      </div>
    `},_=[...t.squares[0].keys()];return h`
    <div
      class="board-frame ${_.length>Zi?"large":""}"
      style=${{"--columns":_.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${_.map($=>h`<span key=${$}>${Tt($)}</span>`)}
      </div>
      <div class="coordinates rows" aria-hidden="true">
        ${t.squares.map(($,v)=>h`<span key=${v}>${v+1}</span>`)}
      </div>
      <div
        ref=${i}
        class="board ${u?"down":""}"
        role="grid"
        aria-label=${e}
        aria-readonly=${r?void 0:"true"}
        onKeyDown=${n}
      >
        ${t.squares.map(($,v)=>h`
            <div role="row" class="board-row" key=${v}>
              ${_.map(y=>g(v,y))}
            </div>
          `)}
      </div>
    </div>
  `}var Rr=(e,t)=>e===""||e===t.blank,jr=e=>e!==e.toUpperCase();function el({letter:e,classes:t,corner:n,rules:r}){const o=Rr(e,r),a=o||jr(e);return h`
    <${se}
      classes=${t}
      letter=${o?"":e.toUpperCase()}
      wild=${a}
      points=${a?null:r.values[e]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function Dr(e,t){return Rr(e,t)?St:jr(e)?$i(e.toUpperCase()):e in t.values?vi(e,t.values[e]):e}function tl({tiles:e,rules:t,label:n}){return h`
    <span class="rack" role="img" aria-label=${n}>
      ${[...e].map(r=>h`<${Ir} tile=${r} rules=${t} aria-hidden="true" />`)}
    </span>
  `}function nl({rack:e,rules:t,left:n,chosen:r,onTile:o,draggable:a}){return h`
    <div class="rack" role="group" aria-label=${pi} data-drop="rack">
      ${[...e].map((s,l)=>h`
          <${Ir}
            key=${`${l}${s}`}
            tile=${s}
            rules=${t}
            aria-label=${Dr(s,t)}
            aria-pressed=${r.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>o(l)}
            data-drop=${`rack ${l}`}
            ...${a({place:l})}
          />
        `)}
    </div>
  `}function Ir({tile:e,rules:t,...n}){const r=e===t.blank,o=r?null:t.values[e];return h`
    <${se} letter=${r?"":e} wild=${r} points=${o} ...${n} />
  `}function rl(e,t){const n=ye(e,t),r=[...e].filter((o,a)=>n[a]);return[...r,..._e(t,r)].join("")}function ol(e,t,n){const r=[...e];return r.splice(n,0,...r.splice(t,1)),r.join("")}function Fr(e){const t=[...e];for(let n=t.length-1;n>0;n-=1){const r=Math.floor(Math.random()*(n+1));[t[n],t[r]]=[t[r],t[n]]}return t.join("")}function al({rules:e,board:t,rack:n,bag:r}){const o=sl(e,t,n),a=o.reduce((s,[,l])=>s+l,0);return h`
    <details class="unseen-tiles">
      <summary class="hint">${Li(r)}</summary>
      <p class="hint">${Ei(a)}</p>
      <ul aria-label=${Oi}>
        ${o.map(([s,l])=>h`
            <li key=${s} class=${l?"":"none"}>
              <strong>${s===e.blank?St:s}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function sl({counts:e,blank:t},n,r){const o={...e};for(const a of n.join("").replaceAll(".",""))o[a===a.toUpperCase()?a:t]-=1;for(const a of r)o[a]-=1;return Object.entries(o).sort(([a],[s])=>+(a===t)-+(s===t)||a.localeCompare(s))}function il(e,t,n,r,o){const{rack:a="",board:s=[],history:l=[]}=t.observation,c=l.filter(({player:k,action:A})=>k===t.seat&&A.action==="exchange"),d=`${a} ${c.length}`,[i,f]=C(()=>({...Pr,...Fn(e,d)})),[u,p]=C(()=>me(e)?.order??""),[g,_]=C([]),[$,v]=C(!1),y=u?rl(u,a):a,b=new Ji(n,s,y),m=i.laid.some(({letter:k})=>!k),{play:T,fault:U}=i.laid.length&&!m?ui(s,i.laid,i.down):{},j=()=>{f(k=>({...k,laid:[]})),_([]),v(!1)};Fe(j,[d]),B(()=>{const k={laid:i.laid,down:i.down};He(e,{order:u,draft:{position:d,value:k}})},[d,u,i.laid,i.down]),D(()=>f(b.withoutTaken(i)),[s.join()]),B(()=>{if(r)if(j(),r.action==="play"){const{down:k}=Qe(r.at);f(Ve(r).reduce((A,L)=>b.layLetter(A,L),{...Pr,down:k}))}else r.action==="exchange"&&P(r.tiles)},[r]);function P(k=""){j(),v(!0);const A=ye(y,k);_([...A.keys()].filter(L=>A[L]))}function X(k){p(k),_([])}function Xe({place:k=0,square:A},L){const[Z,...ee]=(L??"").split(" "),[Ze,zr]=ee.map(Number);if(Z==="square"){const Pt={row:Ze,column:zr};f(A?b.move(i,A,Pt):b.lay(i,Pt,y[k]))}else A?f(b.takeBack(i,A)):Z==="rack"&&Ze!==void 0&&X(ol(y,k,Ze))}function Ce(k){const A=g.filter(Z=>Z!==k),L=A.length<g.length;$?_(L?A:[...g,k]):i.cursor?f(b.layAtCursor(i,y[k])):_(L?[]:[k])}function x(k){o?o(k):!$&&g.length?(f(b.lay(i,k,y[g[0]])),_([])):b.laidAt(i,k)?f(b.takeBack(i,k)):f(b.point(i,k))}return{rack:y,editor:b,draft:i,setDraft:f,chosen:g,exchanging:$,needsLetter:m,play:T,fault:U,left:b.left(i),clear:j,startExchange:P,shuffle:()=>X(Fr(y)),chooseLetter:k=>f(b.chooseLetter(i,k)),onTile:Ce,onSquare:x,draggable:fr(Xe,{small:!0})}}function ll(e,t,n){const r=J(n),[o,a]=C(null),[s,l]=C(null),[c,d]=C(()=>new Set(me(e)?.flags)),[i,f]=C(!1),u=I(t.seq);u.current=t.seq,D(()=>a(null),[t.seq]);const p=r&&t.over,g=ft(async()=>p?await cl(e):null,[e,p]).value;if(!r)return null;const{opened:_=[],bombs:$=n.bombs}=t.observation;async function v(){const b=_.length?_:Ot(n),m=await pe("lexibomb.odds",{opened:b,bombs:$}).then(({probability:T})=>({odds:T,problem:null}),T=>({odds:null,problem:$e(T)}));u.current===t.seq&&(a(m.odds),l(m.problem))}function y(b){const m=new Set(c),T=m.delete(S(b));T||m.add(S(b)),d(m),He(e,{flags:[...m]}),sn(ki(xe(b),!T))}return{board:{opened:_,odds:o,flags:c,bombs:g},count:$,hits:_.join("").split("*").length-1,toggleFlag:y,flagging:i,toggleFlagging:()=>f(!i),hasOdds:o!==null,toggleOdds:()=>o?a(null):v(),problem:s}}async function cl(e){return(await On(e)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function ul({field:e}){const t=(n,r,o=()=>{})=>h`<${E} text=${n} class="toggle" aria-pressed=${r} onClick=${o} />`;return h`
    ${t(bi,e.hasOdds,e.toggleOdds)}
    ${t(wi,e.flagging,e.toggleFlagging)}
  `}function Ur({rules:e}){return h`
    <p class="hint" id="legend">${xi}</p>
    <ul class="legend" aria-labelledby="legend">
      ${dl(e.multipliers).map(({premium:t,first:n,last:r})=>h`
          <li key=${n}>
            <span class="square open ${Ar(t)}">
              ${n}${r>n?`–${r}`:""}
            </span>
            ${Ci(t)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label=${xr}>${Lt}</span>
        ${Ti}
      </li>
    </ul>
  `}function dl(e){const t=[];return e.forEach((n,r)=>{const o=t.at(-1);o&&String(o.premium)===String(n)?o.last=r:t.push({premium:n,first:r,last:r})}),t}function fl(e){const{turn:t,preview:n,rules:r,notice:o,mustAnswer:a,canAct:s,act:l}=e,{rack:c,chosen:d}=t;return h`
    <section class="panel own-turn" aria-label=${ct}>
      <div class="rack-row">
        <${nl}
          rack=${c}
          rules=${r}
          left=${t.left}
          chosen=${d}
          onTile=${t.onTile}
          draggable=${t.draggable}
        />
        <button
          type="button"
          class="shuffle"
          aria-label=${Tr}
          title=${Tr}
          onClick=${t.shuffle}
        >
          ⇄
        </button>
      </div>
      ${t.needsLetter&&h`
          <${Xn}
            label=${Ai}
            letters=${t.editor.letters}
            onPick=${t.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${t.fault?Cr(t.fault,!1):hl(n,t.draft.laid.length,r)}
      </p>
      ${o}
      ${t.exchanging?h`
              <${gl}
                tiles=${d.map(i=>c[i]).join("")}
                canAct=${s}
                endsGame=${e.endsWithoutPoints}
                act=${l}
                onCancel=${t.clear}
              />
            `:!a&&h`<${$l} ...${e} />`}
      <p class="hint keys">${Pi(r.free_blank?r.blank:null,J(r))}</p>
    </section>
  `}function hl(e,t,n){if(!e)return null;const{words:r,bonus:o,score:a,closed:s,fault:l}=e;if(l)return Cr(l.rule,!!n.start);const c=s.length>0,[d,i,f]=Ni({words:r,bonus:o,tiles:t,isRisky:c,score:a??0,isLeast:c&&J(n)&&pl(n)});return h`${d}<strong>${i}</strong>${f}`}var pl=({multipliers:e})=>e.flat().every(t=>t>=1);function $l(e){const{turn:t,field:n,preview:r,canAct:o,canExchange:a,endsWithoutPoints:s,act:l}=e,{play:c,draft:d}=t,[i,f]=C(!1);if(B(()=>f(!1),[o]),i)return h`
      <${vl}
        tiles=${d.laid.length}
        endsGame=${s}
        canAct=${o}
        act=${l}
        onCancel=${()=>f(!1)}
      />
    `;const u=o&&c&&!r?.fault;return h`
    <div class="row">
      <${E}
        text=${Bi(c&&Je(c.word).toUpperCase())}
        class="main"
        disabled=${!u}
        onClick=${()=>c&&l(c)}
      />
      <${E} text=${$o} disabled=${!d.laid.length} onClick=${t.clear} />
      ${!e.playsOnly&&h`
          <${E}
            text=${Ri}
            disabled=${!o||!a}
            onClick=${()=>t.startExchange()}
          />
          <${E}
            text=${ji}
            disabled=${!o}
            onClick=${()=>f(!0)}
          />
        `}
      ${n&&h`<${ul} field=${n} />`}
    </div>
    <${bt} text=${n?.problem} />
  `}function vl({tiles:e,endsGame:t,canAct:n,act:r,onCancel:o}){const a=I(null);return D(()=>a.current?.focus(),[]),h`
    <p id="pass-question">
      ${Di(e)}${" "}
      ${t&&h`<strong>${Sr}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${a} onClick=${o}>${Ii}</button>
      <${E}
        text=${Fi}
        disabled=${!n}
        onClick=${()=>r({action:"pass"})}
      />
    </div>
  `}function gl({tiles:e,endsGame:t,canAct:n,act:r,onCancel:o}){return h`
    ${t&&h`<p><strong>${Sr}</strong></p>`}
    <div class="row">
      <${E}
        text=${Ui(we(e))}
        class="main"
        disabled=${!n||!e}
        onClick=${()=>r({action:"exchange",tiles:e})}
      />
      <${E} text=${Hi} onClick=${o} />
    </div>
  `}function ml(e){const{id:t,view:n,rules:r,changes:o,canAct:a,mustAnswer:s,act:l,suggested:c,notice:d,onDraft:i}=e,{board:f=[],rack:u="",bag:p=0,history:g}=n.observation,_=n.seat!==null&&!n.over,$=ll(t,n,r),v=il(t,n,r,c,$?.flagging?$.toggleFlag:null),{draft:y,play:b}=v,m=yl(t,n.seq,_?b:void 0),T=ne(()=>kl(g),[n.seq]),U=ne(()=>Hr(o),[o]);B(i,[y.laid,v.chosen]);const j=_&&{...y,laid:new Map(y.laid.map(P=>[S(P),P])),score:m?.fault===null?bl(y.laid,m):null,onSquare:v.onSquare,onFlag:$?.toggleFlag,draggable:v.draggable,onKey:Br(v.editor,y,v.setDraft,{onEnter:()=>b&&a&&!m?.fault&&l(b),onEscape:v.clear,onFlag:$?.toggleFlag,flagging:$?.flagging})};return h`
    <div class="board-area">
      <${At}
        label=${wr}
        rules=${r}
        rows=${f}
        last=${T}
        ...${U}
        ...${$?.board}
        ...${j}
      />
      <${al} rules=${r} board=${f} rack=${u} bag=${p} />
      ${$&&h`
          <p class="hint">${yi($.count,$.hits)}</p>
          <${Ur} rules=${r} />
        `}
      ${_&&h`<p class="hint taps">${Si}</p>`}
    </div>
    ${_&&h`
        <${fl}
          turn=${v}
          field=${$}
          preview=${m}
          rules=${r}
          notice=${d}
          mustAnswer=${s}
          canAct=${a}
          playsOnly=${e.playsOnly}
          canExchange=${p>=r.exchange_from}
          endsWithoutPoints=${_l(n,r)}
          act=${l}
        />
      `}
  `}function _l({seat:e,observation:t},n){const{scoreless:r=0,zeros:o=[]}=t;return J(n)?(o[e??0]??0)+1>=n.zeros:r+1>=n.scoreless_turns}function yl(e,t,n){const r=me(e)?.token,o=n&&r?{id:e,token:r,action:n,seq:t}:null,{result:a,busy:s}=Pn("table.score",o);return s?null:a}function bl(e,{score:t,closed:n}){return{key:S(qr(e)),text:`${t}${n.length?"?":""}`}}function Hr(e=[]){const t=e.flatMap(({number:n,events:r})=>r.filter(({event:o,action:a})=>o==="turn"&&a.action==="play").map(({action:o,score:a=0,hit:s=[]})=>({laid:Ve(o),score:a,hit:s,change:n})));return{arriving:new Set(t.flatMap(({laid:n})=>n.map(S))),exploding:new Set(t.flatMap(({hit:n})=>n.map(wl))),rising:t.map(({laid:n,score:r,change:o})=>({square:S(qr(n)),points:r,change:o}))}}var wl=e=>S(Qe(e)),qr=e=>e.reduce((t,n)=>t.row+t.column>n.row+n.column?t:n),kl=(e=[])=>Wr(e.findLast(({action:t})=>t.action!=="accept")?.action),Wr=e=>new Set(e?.action==="play"?Ve(e).map(S):[]);function xl({observation:e,rules:t,action:n,bombs:r,changes:o}){const{board:a=[],opened:s=[]}=e;return h`
    <${At}
      label=${wr}
      rules=${t}
      rows=${a}
      last=${Wr(n)}
      opened=${J(t)?s:null}
      bombs=${r}
      ...${Hr(o)}
    />
  `}var Tl=({board:e=[],opened:t=[]},n)=>({rack:n,board:e.join("/"),...t.length?{opened:t.join("/")}:{}}),Cl=({hand:e,rules:t,label:n})=>h`<${tl} tiles=${e} rules=${t} label=${n} />`,Gr={lexicon:{...ur,...Hn,loadSolver:async()=>(await import("./solver.js")).LexiconSolver,RoundScores:Vs,addDetails:cr,lastHands:Ts,loadRules:async()=>(await import("./rules.js")).lexiconRules,emblem:"ACE",tagline:Ha},scrabble:{...Ct,...xt,listedAction:br,loadSolver:async()=>(await import("./solver.js")).TilesSolver,loadRules:async()=>(await import("./rules.js")).scrabbleRules,emblem:"QIZ",tagline:fi},lexibomb:{...Ct,...xt,listedAction:br,loadSolver:async()=>(await import("./solver.js")).TilesSolver,loadRules:async()=>(await import("./rules.js")).lexibombRules,emblem:"12✹",tagline:hi}};export{At as Board,E as Button,ze as Card,wt as Cards,yt as Choice,Na as CopyField,Vn as DataTable,Ra as DictionaryChoice,C as G,Gr as GAME_VIEWS,Da as GameTabs,B as J,D as K,$n as LEVELS,kt as LaidWord,Ur as Legend,Fa as Loaded,Xr as M,R as MASTER,ja as PageChoices,Qi as PositionEditor,bt as Problem,I as Q,he as Refused,Zn as RisingPoints,Ba as RulesetChoice,Kn as Segments,Qn as SoundChoice,Yn as TextField,se as Tile,Ia as UndoButton,co as VIEW_TITLES,ne as Y,eo as Z,le as __export,We as addressOf,wn as adviceAfterAnswer,sn as announce,Wn as applyTheme,Br as boardKeys,ko as botOption,st as botTitle,pe as call,De as capitalized,So as capitals,or as cardsLeftColumn,dn as clearButton,pr as composed,cn as copied,O as counted,mt as currentRoute,Ta as defaultDictionary,Yo as dictionaryInfo,yn as dictionaryTitle,To as distinct,Fo as doneText,Ot as emptyRows,$e as errorText,h as fe,ka as findGame,it as forfeitText,ia as forgetTable,_n as gameAborted,Ao as gameLog,xa as gameTitle,ba as go,Ca as hasChallenges,J as hasMinefield,Go as hello,Bo as helpElsewhere,bo as highestChance,so as homeLink,fe as isFocusLost,qo as isMistake,oa as isStorageDenied,S as keyOf,Ve as laidLetters,ca as lastChoices,la as lastGame,Je as lettersOf,re as listed,$t as loadSetting,oo as logo,lo as mainNavigation,ao as newGameTitle,Po as nextGameStarted,rr as noCardsLeft,Cn as noPuzzle,Sn as notAccepted,bn as offline,wo as opponentLabel,po as orderLabel,Vi as parseRows,In as parsedObject,je as percent,pn as percentPoints,zn as playSounds,xo as playerNames,Co as queryProblem,On as recordOf,wa as replaceQuery,vn as resultText,zo as rulesOf,Oo as rulesOfGame,Ea as rulesPath,La as rulesTitle,Oa as rulesetInQuery,fn as rulesetLabel,lt as rulesetTitle,da as saveFile,_t as shownGames,Fr as shuffled,H as signed,io as skipLink,xe as squareName,ho as stopButton,ma as storeCards,ua as storeChoices,va as storeDecks,pa as storePuzzle,sa as storeSeat,vt as storeSetting,ga as storedCards,$a as storedDecks,ha as storedPuzzle,me as storedTable,aa as storedTables,No as toMoveText,fa as today,un as undoButton,He as updateTable,Vo as useAction,ta as useCurrentInView,ln as useFocus,ro as useHeadingFocus,Fe as useLayoutChange,ft as usePromise,Pn as useRequest,ya as useRoute,Zo as useSecondsLeft,ea as useTitle,Xo as useUndo,ht as useWindowEvent,Aa as viewOfTurn,_e as without,Sa as withoutChallenges,z as wordOf,Re as you,Mo as yourNameLabel,ct as yourTurn};

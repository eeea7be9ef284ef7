var zr=Object.defineProperty,le=(e,t)=>{for(var n in t)zr(e,n,{get:t[n],enumerable:!0})},Se,w,Pt,ce,Nt,Mt,Yr,Ee={},Bt=[],Kr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function W(e,t){for(var n in t)e[n]=t[n];return e}function Rt(e){var t=e.parentNode;t&&t.removeChild(e)}function jt(e,t,n){var r,o,a,s={};for(a in t)a=="key"?r=t[a]:a=="ref"?o=t[a]:s[a]=t[a];if(arguments.length>2&&(s.children=arguments.length>3?Se.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)s[a]===void 0&&(s[a]=e.defaultProps[a]);return Le(e,s,r,o,null)}function Le(e,t,n,r,o){var a={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:o??++Pt};return w.vnode!=null&&w.vnode(a),a}function Oe(e){return e.children}function Ae(e,t){this.props=e,this.context=t}function ne(e,t){if(t==null)return e.__?ne(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?ne(e):null}function Dt(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return Dt(e)}}function It(e){(!e.__d&&(e.__d=!0)&&ce.push(e)&&!Pe.__r++||Mt!==w.debounceRendering)&&((Mt=w.debounceRendering)||Nt)(Pe)}function Pe(){for(var e;Pe.__r=ce.length;)e=ce.sort(function(t,n){return t.__v.__b-n.__v.__b}),ce=[],e.some(function(t){var n,r,o,a,s,l;t.__d&&(s=(a=(n=t).__v).__e,(l=n.__P)&&(r=[],(o=W({},a)).__v=a.__v+1,tt(l,a,o,n.__n,l.ownerSVGElement!==void 0,a.__h!=null?[s]:null,r,s??ne(a),a.__h),zt(r,a),a.__e!=s&&Dt(a)))})}function Ft(e,t,n,r,o,a,s,l,c,d){var i,f,u,p,g,_,$,v=r&&r.__k||Bt,y=v.length;for(n.__k=[],i=0;i<t.length;i++)if((p=n.__k[i]=(p=t[i])==null||typeof p=="boolean"?null:typeof p=="string"||typeof p=="number"||typeof p=="bigint"?Le(null,p,null,null,p):Array.isArray(p)?Le(Oe,{children:p},null,null,null):p.__b>0?Le(p.type,p.props,p.key,null,p.__v):p)!=null){if(p.__=n,p.__b=n.__b+1,(u=v[i])===null||u&&p.key==u.key&&p.type===u.type)v[i]=void 0;else for(f=0;f<y;f++){if((u=v[f])&&p.key==u.key&&p.type===u.type){v[f]=void 0;break}u=null}tt(e,p,u=u||Ee,o,a,s,l,c,d),g=p.__e,(f=p.ref)&&u.ref!=f&&($||($=[]),u.ref&&$.push(u.ref,null,p),$.push(f,p.__c||g,p)),g!=null?(_==null&&(_=g),typeof p.type=="function"&&p.__k!=null&&p.__k===u.__k?p.__d=c=Ut(p,c,e):c=Ht(e,p,u,v,g,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&u.__e==c&&c.parentNode!=e&&(c=ne(u))}for(n.__e=_,i=y;i--;)v[i]!=null&&(typeof n.type=="function"&&v[i].__e!=null&&v[i].__e==n.__d&&(n.__d=ne(r,i+1)),Kt(v[i],v[i]));if($)for(i=0;i<$.length;i++)Yt($[i],$[++i],$[++i])}function Ut(e,t,n){var r,o;for(r=0;r<e.__k.length;r++)(o=e.__k[r])&&(o.__=e,t=typeof o.type=="function"?Ut(o,t,n):Ht(n,o,o,e.__k,o.__e,t));return t}function Ht(e,t,n,r,o,a){var s,l,c;if(t.__d!==void 0)s=t.__d,t.__d=void 0;else if(n==null||o!=a||o.parentNode==null)e:if(a==null||a.parentNode!==e)e.appendChild(o),s=null;else{for(l=a,c=0;(l=l.nextSibling)&&c<r.length;c+=2)if(l==o)break e;e.insertBefore(o,a),s=a}return s!==void 0?s:o.nextSibling}function qt(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||Kr.test(t)?n:n+"px"}function Ne(e,t,n,r,o){var a;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||qt(e.style,t,"");if(n)for(t in n)r&&n[t]===r[t]||qt(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")a=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+a]=n,n?r||e.addEventListener(t,a?Gt:Wt,a):e.removeEventListener(t,a?Gt:Wt,a);else if(t!=="dangerouslySetInnerHTML"){if(o)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function Wt(e){this.l[e.type+!1](w.event?w.event(e):e)}function Gt(e){this.l[e.type+!0](w.event?w.event(e):e)}function tt(e,t,n,r,o,a,s,l,c){var d,i,f,u,p,g,_,$,v,y,b,m=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=t.__e=n.__e,t.__h=null,a=[l]),(d=w.__b)&&d(t);try{e:if(typeof m=="function"){if($=t.props,v=(d=m.contextType)&&r[d.__c],y=d?v?v.props.value:d.__:r,n.__c?_=(i=t.__c=n.__c).__=i.__E:("prototype"in m&&m.prototype.render?t.__c=i=new m($,y):(t.__c=i=new Ae($,y),i.constructor=m,i.render=Qr),v&&v.sub(i),i.props=$,i.state||(i.state={}),i.context=y,i.__n=r,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),m.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=W({},i.__s)),W(i.__s,m.getDerivedStateFromProps($,i.__s))),u=i.props,p=i.state,f)m.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(m.getDerivedStateFromProps==null&&$!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps($,y),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate($,i.__s,y)===!1||t.__v===n.__v){i.props=$,i.state=i.__s,t.__v!==n.__v&&(i.__d=!1),i.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(T){T&&(T.__=t)}),i.__h.length&&s.push(i);break e}i.componentWillUpdate!=null&&i.componentWillUpdate($,i.__s,y),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,p,g)})}i.context=y,i.props=$,i.state=i.__s,(d=w.__r)&&d(t),i.__d=!1,i.__v=t,i.__P=e,d=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(r=W(W({},r),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||(g=i.getSnapshotBeforeUpdate(u,p)),b=d!=null&&d.type===Oe&&d.key==null?d.props.children:d,Ft(e,Array.isArray(b)?b:[b],t,n,r,o,a,s,l,c),i.base=t.__e,t.__h=null,i.__h.length&&s.push(i),_&&(i.__E=i.__=null),i.__e=!1}else a==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=Jr(n.__e,t,n,r,o,a,s,c);(d=w.diffed)&&d(t)}catch(T){t.__v=null,(c||a!=null)&&(t.__e=l,t.__h=!!c,a[a.indexOf(l)]=null),w.__e(T,t,n)}}function zt(e,t){w.__c&&w.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(r){r.call(n)})}catch(r){w.__e(r,n.__v)}})}function Jr(e,t,n,r,o,a,s,l){var c,d,i,f=n.props,u=t.props,p=t.type,g=0;if(p==="svg"&&(o=!0),a!=null){for(;g<a.length;g++)if((c=a[g])&&(c===e||(p?c.localName==p:c.nodeType==3))){e=c,a[g]=null;break}}if(e==null){if(p===null)return document.createTextNode(u);e=o?document.createElementNS("http://www.w3.org/2000/svg",p):document.createElement(p,u.is&&u),a=null,l=!1}if(p===null)f===u||l&&e.data===u||(e.data=u);else{if(a=a&&Se.call(e.childNodes),d=(f=n.props||Ee).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(a!=null)for(f={},g=0;g<e.attributes.length;g++)f[e.attributes[g].name]=e.attributes[g].value;(i||d)&&(i&&(d&&i.__html==d.__html||i.__html===e.innerHTML)||(e.innerHTML=i&&i.__html||""))}if((function(_,$,v,y,b){var m;for(m in v)m==="children"||m==="key"||m in $||Ne(_,m,null,v[m],y);for(m in $)b&&typeof $[m]!="function"||m==="children"||m==="key"||m==="value"||m==="checked"||v[m]===$[m]||Ne(_,m,$[m],v[m],y)})(e,u,f,o,l),i)t.__k=[];else if(g=t.props.children,Ft(e,Array.isArray(g)?g:[g],t,n,r,o&&p!=="foreignObject",a,s,a?a[0]:n.__k&&ne(n,0),l),a!=null)for(g=a.length;g--;)a[g]!=null&&Rt(a[g]);l||("value"in u&&(g=u.value)!==void 0&&(g!==e.value||p==="progress"&&!g)&&Ne(e,"value",g,f.value,!1),"checked"in u&&(g=u.checked)!==void 0&&g!==e.checked&&Ne(e,"checked",g,f.checked,!1))}return e}function Yt(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(r){w.__e(r,n)}}function Kt(e,t,n){var r,o;if(w.unmount&&w.unmount(e),(r=e.ref)&&(r.current&&r.current!==e.__e||Yt(r,null,t)),(r=e.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){w.__e(a,t)}r.base=r.__P=null}if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&Kt(r[o],t,typeof e.type!="function");n||e.__e==null||Rt(e.__e),e.__e=e.__d=void 0}function Qr(e,t,n){return this.constructor(e,n)}function Vr(e,t,n){var r,o,a;w.__&&w.__(e,t),o=(r=typeof n=="function")?null:n&&n.__k||t.__k,a=[],tt(t,e=(!r&&n||t).__k=jt(Oe,null,[e]),o||Ee,Ee,t.ownerSVGElement!==void 0,!r&&n?[n]:o?null:t.firstChild?Se.call(t.childNodes):null,a,!r&&n?n:o?o.__e:t.firstChild,r),zt(a,e)}Se=Bt.slice,w={__e:function(e,t){for(var n,r,o;t=t.__;)if((n=t.__c)&&!n.__)try{if((r=n.constructor)&&r.getDerivedStateFromError!=null&&(n.setState(r.getDerivedStateFromError(e)),o=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),o=n.__d),o)return n.__E=n}catch(a){e=a}throw e}},Pt=0,Ae.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=W({},this.state),typeof e=="function"&&(e=e(W({},n),this.props)),e&&W(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),It(this))},Ae.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),It(this))},Ae.prototype.render=Oe,ce=[],Nt=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Pe.__r=0,Yr=0;var ue,N,Jt,de=0,nt=[],Qt=w.__b,Vt=w.__r,Xt=w.diffed,Zt=w.__c,en=w.unmount;function Me(e,t){w.__h&&w.__h(N,e,de||t),de=0;var n=N.__H||(N.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function C(e){return de=1,Xr(nn,e)}function Xr(e,t,n){var r=Me(ue++,2);return r.t=e,r.__c||(r.__=[n?n(t):nn(void 0,t),function(o){var a=r.t(r.__[0],o);r.__[0]!==a&&(r.__=[a,r.__[1]],r.__c.setState({}))}],r.__c=N),r.__}function B(e,t){var n=Me(ue++,3);!w.__s&&ot(n.__H,t)&&(n.__=e,n.__H=t,N.__H.__h.push(n))}function D(e,t){var n=Me(ue++,4);!w.__s&&ot(n.__H,t)&&(n.__=e,n.__H=t,N.__h.push(n))}function I(e){return de=5,re(function(){return{current:e}},[])}function re(e,t){var n=Me(ue++,7);return ot(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function Zr(e,t){return de=8,re(function(){return e},t)}function eo(){nt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Be),e.__H.__h.forEach(rt),e.__H.__h=[]}catch(t){e.__H.__h=[],w.__e(t,e.__v)}}),nt=[]}w.__b=function(e){N=null,Qt&&Qt(e)},w.__r=function(e){Vt&&Vt(e),ue=0;var t=(N=e.__c).__H;t&&(t.__h.forEach(Be),t.__h.forEach(rt),t.__h=[])},w.diffed=function(e){Xt&&Xt(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(nt.push(t)!==1&&Jt===w.requestAnimationFrame||((Jt=w.requestAnimationFrame)||function(n){var r,o=function(){clearTimeout(a),tn&&cancelAnimationFrame(r),setTimeout(n)},a=setTimeout(o,100);tn&&(r=requestAnimationFrame(o))})(eo)),N=void 0},w.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Be),n.__h=n.__h.filter(function(r){return!r.__||rt(r)})}catch(r){t.some(function(o){o.__h&&(o.__h=[])}),t=[],w.__e(r,n.__v)}}),Zt&&Zt(e,t)},w.unmount=function(e){en&&en(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Be)}catch(n){w.__e(n,t.__v)}};var tn=typeof requestAnimationFrame=="function";function Be(e){var t=N;typeof e.__c=="function"&&e.__c(),N=t}function rt(e){var t=N;e.__c=e.__(),N=t}function ot(e,t){return!e||e.length!==t.length||t.some(function(n,r){return n!==e[r]})}function nn(e,t){return typeof t=="function"?t(e):t}var rn=function(e,t,n,r){var o;t[0]=0;for(var a=1;a<t.length;a++){var s=t[a++],l=t[a]?(t[0]|=s?1:2,n[t[a++]]):t[++a];s===3?r[0]=l:s===4?r[1]=Object.assign(r[1]||{},l):s===5?(r[1]=r[1]||{})[t[++a]]=l:s===6?r[1][t[++a]]+=l+"":s?(o=e.apply(l,rn(e,l,n,["",null])),r.push(o),l[0]?t[0]|=2:(t[a-2]=0,t[a]=o)):r.push(l)}return r},on=new Map,h=function(e){var t=on.get(this);return t||(t=new Map,on.set(this,t)),(t=rn(this,t.get(e)||(t.set(e,t=(function(n){for(var r,o,a=1,s="",l="",c=[0],d=function(u){a===1&&(u||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,s):a===3&&(u||s)?(c.push(3,u,s),a=2):a===2&&s==="..."&&u?c.push(4,u,0):a===2&&s&&!u?c.push(5,0,!0,s):a>=5&&((s||!u&&a===5)&&(c.push(a,0,s,o),a=6),u&&(c.push(a,u,0,o),a=6)),s=""},i=0;i<n.length;i++){i&&(a===1&&d(),d(i));for(var f=0;f<n[i].length;f++)r=n[i][f],a===1?r==="<"?(d(),c=[c],a=3):s+=r:a===4?s==="--"&&r===">"?(a=1,s=""):s=r+s[0]:l?r===l?l="":s+=r:r==='"'||r==="'"?l=r:r===">"?(d(),a=1):a&&(r==="="?(a=5,o=s,s=""):r==="/"&&(a<5||n[i][f+1]===">")?(d(),a===3&&(c=c[0]),a=c,(c=c[0]).push(2,0,a),a=0):r===" "||r==="	"||r===`
`||r==="\r"?(d(),a=2):s+=r),a===3&&s==="!--"&&(a=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(jt),to=5;function an(e){const t=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=e,t.append(n);t.children.length>to;)t.firstChild?.remove()}var at=!1,st=!1;addEventListener("keydown",()=>st=!0,!0),addEventListener("pointerdown",()=>st=!1,!0);function fe(){const{activeElement:e,body:t}=document;return e===t||e?.matches(":disabled")||!1}function sn(e){D(()=>{if(!st||!fe()||at)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},e)}function no(e,t){const n=I(e);D(()=>{const r=n.current===e;if(n.current=e,!t.isChosen||r&&!fe())return;const{activeElement:o}=document,a=document.getElementById("main"),s=new MutationObserver(c);function l(){s.disconnect(),at=!1}function c(){const d=a.querySelector("h1");d&&(l(),!(!fe()&&document.activeElement!==o)&&(d.tabIndex=-1,d.focus()))}return at=!0,s.observe(a,{childList:!0,subtree:!0}),c(),l},[t])}var Re="You",ro={cards:"LEXICON",rest:"fast"},oo="New game",ao="Lexicon fast, home",so="Skip to content",io="Main",lo={play:"Play",puzzle:"Puzzle",solver:"Solver",words:"Words",quiz:"Quiz",replay:"Replay",rules:"Rules",table:"Table"},co=e=>`${e} · Lexicon fast`,uo="Copy",ln="Copied.",cn="Undo",un="Clear",fo="Stop",ho="Sort by",po="Recall",dn="Rules",$o="Dictionary",vo="Games",go="Theme",fn=[["auto","Auto"],["light","Light"],["dark","Dark"]],mo="Sounds",_o=[["off","Off"],["on","On"]];function O(e,t){return`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`}function oe(e,t="and"){return e.length<2?e.join():`${e.slice(0,-1).join(", ")} ${t} ${e.at(-1)}`}function F(e,t){return e===Re?`${e} ${t}`:`${e} ${t}${/(s|sh|ch)$/.test(t)?"es":"s"}`}var H=e=>Number(e)>0?`+${e}`:`${e}`;function je(e){const t=Math.round(e*100);return e>0&&e<1?Math.min(Math.max(t,1),99):t}function yo(e){return e<=0||e>=100?Math.min(e/100,1):e>=99?.999999:(e+.499999)/100}var De=e=>e.charAt(0).toUpperCase()+e.slice(1),hn=e=>`${H(Math.round(100*e)||0)}%`,pn=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Champion"]],bo="Opponent";function it(e){return pn.find(([n])=>n===e)?.[1]??e.replace(/^level(?=\d)/,"Level ")}var wo=e=>`Bot: ${it(e)}`;function ko({seats:e,seat:t}){return e.map(({name:n,bot:r},o)=>{if(o===t)return Re;if(r&&/^level\d+( \d+)?$/.test(n)){const[a,s]=n.split(" ");return[it(a),s].filter(Boolean).join(" ")}return n.trim().toLowerCase()===Re.toLowerCase()?`“${n}”`:n})}function xo(e){return e.map((t,n)=>{const r=e.slice(0,n).filter(o=>o===t).length;return r?`${t} ${r+1}`:t})}function $n(e){return e.length>1?`${oe(e)} share the win.`:e.length?`${F(e[0],"win")}.`:"The game is over."}function vn(e){const t=e.filter(({event:o,action:a})=>o==="turn"&&a.action!=="accept"),n=t.filter(({action:o})=>o.action!=="challenge"),r=[];for(const o of t)o.action.action==="challenge"&&o.right?r.pop():(o.action.laid??o.action.word)&&r.push(o);return{turns:n,plays:r}}function gn(e,t,n){if(e.length!==1||t.length<2)return null;const r=O(Math.abs(t[0]-t[1]),"point");return`${F(n[e[0]],"win")} by ${r}.`}function lt({player:e,reason:t},n){if(e===null)return mn;const r=n[e];return t==="clock"?`${r} ran out of time.`:t==="resigned"?`${F(r,"resign")}.`:`${F(r,"forfeit")} the game.`}var mn="The game was aborted.",_n=e=>/^(enable|yawl)$/.test(e)?e.toUpperCase():e;function To({message:e,type:t=""}){if(t in ae&&t!=="BadQuery")return ae[t];const n=e.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,"");return`${De(n)}${/[.?!]$/.test(n)?"":"."}`}function Co(e){const t=[...e?.upper??""],n=new Map([...e?.lower??""].map((r,o)=>[r,t[o]]));return r=>[...r].map(o=>n.get(o)??o).join("")}var So={classic_poc:"original prototype"},ct=e=>So[e]??e.replaceAll("_"," ");function Eo({ruleset:e,rejectsPhonies:t,isChanged:n}){const r=`${ct(e)} rules`;return t?`${r}, phonies rejected`:n?`${r}, changed`:r}var Lo=e=>`${e} rules`,Oo="Game log",Ao="The next game has started.",Po="Your name",ut="Your turn",No=e=>`Waiting for ${e}`,yn="Can’t reach the server.",Mo="This page can’t stop players from getting help elsewhere.",bn="Accept or challenge the last play, then ask for a hint.",wn="You can’t start another game right now. Finish one of your games, or try again later.",kn="This game is too long for the server.",ae={NoSuchTable:"This table doesn’t exist. It may have been deleted.",NoSeat:"This table is full.",NotOver:"The game isn’t over yet, and its record would reveal what is hidden.",NotLoaded:"This server doesn’t have the dictionary for this game.",Stale:"Someone else moved first. Check the table and try again.",NoAdvice:bn,BadToken:"The server doesn’t recognise your seat. Reload the page to watch the game.",BadAction:"The server didn’t understand this turn. Reload the page and try again.",Failure:"A bot on this server isn’t working. Start a game against a different one.",BadRecord:"This file contains no game to replay. Choose a game saved here or a GCG file.",NoDefinitions:"This server has no definitions. Remove definition: and part-of-speech: from your query.",NoPlayability:"This dictionary has no playability ranks. Remove playability: from your query.",BadQuery:"This query has a mistake. Fix it, or tap an example.",TooMuch:"This is too much for the server. Try something shorter, or try again later.","dictionary.find NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.info NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.find TooMuch":"This search takes too long. Remove some conditions, or try again later.","rules BadOption":"These rules don’t exist. Choose a ruleset from the list.","table.new TooMuch":wn,"table.again TooMuch":wn,"record.replay TooMuch":kn,"analyse TooMuch":kn,Busy:"The server is busy. Try again in a moment.",Closing:"The server is shutting down. Try again later."},Bo=(e,t)=>`${e} (See line ${t}.)`,Ro={abort:"Everyone has had a turn, so you can no longer abort the game. You can resign.",action:ae.BadAction,added:"Add at least one card to the word.",hand:"You don’t have all the cards for this word.",order:"Keep the old word’s letters in order, and keep any Master a Master.",over:"The game is over.",phase:"Accept or challenge the last play first.",rack:"You don’t have all of these tiles.","same word":"At this table, a change must make a different word.",target:"This word is no longer on the table.",turn:"It isn’t your turn."},xn="There’s no such puzzle: the number in the link must be a whole number.",jo=[["params.seed",xn],["params.seats","These players or names aren’t allowed. Choose others."],["params.name","This name isn’t allowed. Choose another."],["params.clock","These time limits aren’t allowed. Choose others."],["params.record","You can’t continue from this position. Choose an earlier one."],["params.events","You can’t continue from this position. Choose an earlier one."],["params.action",ae.BadAction],["params.filter.contains","Find takes letters of a word, such as QU, or, on a board, the square where it starts, such as 8D."],["params.filter.at","The square where a play starts must be on the board, such as 8D."],["params.filter.covers","Covers takes squares on the board, such as H8 O15."],["params.filter","One of these filters has an impossible value. Change it."]],Tn="The server rejected this. Change your input, or reload the page.",Do="Something went wrong on the server. Try again later.";function Io(e){if(!e)return"";const t=O(e.tries,"attempt");return e.end==="solved"?`Solved in ${t}`:e.end==="shown"?"Not solved":t}function dt(e,t,n){const r=Math.round(e);return r?`${O(Math.abs(r),`${r>0?"more":"fewer"} ${t}`)} ${n}`:""}var Cn=(e,t)=>Math.round(100*e)?`${hn(e)} ${t}`:"",Sn=1e3,Fo=-32603,Uo=413,he=class extends Error{constructor({code:e,message:t,data:n},r){super(t),this.method=r,this.code=e,this.type=n?.type??"",this.rule=n?.rule??"",this.path=n?.path??"",this.data=n??{}}};async function pe(e,t,n){const r=await fetch(`rpc/${e}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(t),signal:n}),o=await r.json();if(r.status===Uo&&(o.data={type:"TooMuch"}),!r.ok)throw new he(o,e);return o}var Ho=e=>e instanceof he&&["BadQuery","NoDefinitions","NoPlayability"].includes(e.type);async function En(e){const t=[];let n;do n=await pe("table.record",{id:e,skip:t.length,limit:Sn}),t.push(...n.lines);while(n.lines.length===Sn);return t}function $e(e){if(!(e instanceof he))return yn;const{code:t,method:n,type:r,rule:o,path:a,message:s}=e;if(t===Fo)return Do;if(a)return jo.find(([d])=>a.startsWith(d))?.[1]??Tn;const l=ae[`${n} ${r}`]??ae[r]??Ro[o],c=/^record:(\d+):/.exec(s)?.[1];return l&&c?Bo(l,c):l??qo(s)}function qo(e){return De(e.replace(/^position \d+: /,"").replace(/^opened, /,""))}var Ie=new Map;function ft(e,t){const n=JSON.stringify([e,t]),r=Ie.get(n)??pe(e,t);return Ie.set(n,r),r.catch(()=>Ie.delete(n)),r}var Ln=document.getElementById("hello")?.textContent;Ln&&Ie.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(Ln)));var Wo=()=>ft("hello",{}),Go=async(e,t)=>(await ft("rules",{game:e,ruleset:t})).rules,zo=e=>ft("dictionary.info",{dictionary:e}),Yo=30,Ko=100,Jo=100;function ht(e,t){const n={value:null,error:null},[r,o]=C(n);return B(()=>{let a=!0;return o(n),e().then(s=>a&&o({value:s,error:null}),s=>a&&o({value:null,error:$e(s)})),()=>{a=!1}},t),r}function On(e,t){const n={result:null,error:null,failure:null,key:null},[r,o]=C(n),a=t&&JSON.stringify(t);D(()=>{if(!t){o(n);return}const d=new AbortController,i=setTimeout(()=>{pe(e,t,d.signal).then(f=>o({...n,result:f,key:a}),f=>{if(f.name==="AbortError")return;const u=f instanceof he?f:null;o({...n,error:$e(f),failure:u,key:a})})},Yo);return()=>{clearTimeout(i),d.abort()}},[e,a]);const{result:s,error:l,failure:c}=r;return{result:s,error:l,failure:c,busy:r.key!==a}}function Qo(){const[e,t]=C({busy:!1,problem:null});async function n(r){t({busy:!0,problem:null});try{await r()}catch(o){t({busy:!1,problem:$e(o)})}}return{...e,run:n}}function pt(e,t){const n=I(t);n.current=t,D(()=>{const r=o=>n.current(o);return addEventListener(e,r),()=>removeEventListener(e,r)},[e])}function Vo(e){const[{value:t,earlier:n},r]=C(()=>({value:e(),earlier:[]})),o=(s,l=!0)=>r(c=>({value:s,earlier:l?[...c.earlier.slice(1-Jo),c.value]:c.earlier})),a=()=>r(s=>s.earlier.length?{value:s.earlier.at(-1),earlier:s.earlier.slice(0,-1)}:s);return pt("keydown",s=>{const{key:l,ctrlKey:c,metaKey:d,shiftKey:i,target:f}=s,u=(c||d)&&!i&&l.toLowerCase()==="z",p=f instanceof Element&&f.matches("input:not([data-undo]), textarea");!u||p||(s.preventDefault(),a())}),{value:t,set:o,undo:a,canUndo:n.length>0}}function Xo(e,t,n=!0){const r=re(()=>performance.now(),[t]),[o,a]=C(r);B(()=>{if(!n)return;const l=setInterval(()=>a(performance.now()),Ko);return()=>clearInterval(l)},[n]);const s=n?Math.max(0,o-r)/1e3:0;return Math.max(0,e-s)}function Zo(e){B(()=>{e!==null&&(document.title=co(e))},[e])}function An(e,t){const n=I(null);return B(()=>{const r=n.current?.querySelector(e);n.current&&r instanceof HTMLElement&&(n.current.scrollTop=r.offsetTop-n.current.clientHeight/2)},t),n}var ea=e=>An('[aria-current="step"]',[e]);function Fe(e,t){const n=I(!0);D(()=>{n.current||e(),n.current=!1},t)}var Pn="lexicon_fast.name",Nn="lexicon_fast.tables",Ue="lexicon_fast.new_game",Mn="lexicon_fast.theme",$t="lexicon_fast.puzzles",Bn="lexicon_fast.sounds",Rn="lexicon_fast.decks",jn="lexicon_fast.cards ",ta=50,na=1100,ve=new Map,ra=()=>ve.size>0;function He(e){if(ve.has(e))return ve.get(e)??null;try{return localStorage.getItem(e)}catch{return null}}function G(e,t){try{localStorage.setItem(e,t),ve.delete(e)}catch{ve.set(e,t)}}function Dn(e){try{const t=JSON.parse(e);return typeof t=="object"&&t!==null?t:{}}catch{return{}}}var z=e=>Dn(He(e)??""),oa=()=>He(Pn)??"",aa=e=>G(Pn,e),sa=()=>He(Mn)??"",ia=e=>G(Mn,e),la=()=>He(Bn)??"",ca=e=>G(Bn,e),ge=()=>z(Nn);function ua(){return Object.entries(ge()).map(([e,t])=>({id:e,...t})).sort((e,t)=>t.since-e.since)}function vt(e){const t=Object.entries(e).sort(([,n],[,r])=>r.since-n.since);G(Nn,JSON.stringify(Object.fromEntries(t.slice(0,ta))))}var me=e=>ge()[e]??null;function da(e,t,n){vt({...ge(),[e]:{game:t,token:n,since:Date.now()}})}function qe(e,t){const n=ge();e in n&&vt({...n,[e]:{...n[e],...t}})}function In(e,t){const n=me(e)?.draft;return n?.position===t?n.value:null}function fa(e){const{[e]:t,...n}=ge();vt(n)}var ha=()=>z(Ue).game,pa=e=>z(Ue).choices?.[e]??{};function $a(e,t){const{choices:n={}}=z(Ue);G(Ue,JSON.stringify({game:e,choices:{...n,[e]:t}}))}function va(e,t,n){const r=document.createElement("a");r.href=URL.createObjectURL(new Blob([t],{type:n})),r.download=e,r.click(),URL.revokeObjectURL(r.href)}var ga=()=>new Date().toISOString().slice(0,10),Fn=(e,t)=>`${t} ${e}`,ma=(e,t)=>z($t)[Fn(e,t)]??null;function _a(e,t,n){const r={...z($t),[Fn(e,t)]:n},o=Object.entries(r).sort(([a],[s])=>a<s?1:-1).slice(0,na);G($t,JSON.stringify(Object.fromEntries(o)))}var ya=()=>z(Rn),ba=e=>G(Rn,JSON.stringify(e)),wa=e=>z(jn+e),ka=(e,t)=>G(jn+e,JSON.stringify(t)),xa="play";function gt(){const[e,t=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...r]=e.split("/");return{name:n||xa,rest:r,query:new URLSearchParams(t)}}var We=null;function Ta(){const[e,t]=C(()=>({...gt(),isChosen:!1}));return pt("hashchange",()=>{t({...gt(),isChosen:location.hash!==We}),We=null}),e}function Ge(e,t={}){const n=new URLSearchParams(Object.entries(t).filter(([,r])=>r));return`#/${e}${n.size?`?${n}`:""}`}function Ca(e){We=Ge(e),location.hash=We}function Sa(e,t){history.replaceState(null,"",Ge(e,t))}var Un={};le(Un,{actionText:()=>ar,adviceFigure:()=>Ss,adviceHint:()=>Cs,cardText:()=>V,differences:()=>Es,endFacts:()=>Ts,eventText:()=>ks,pastActionText:()=>sr});var mt=({games:e})=>e.filter(({game:t})=>Object.hasOwn(Wr,t));function Ea(e,t){const n=mt(e);return n.find(({game:r})=>r===t)??n[0]}var La=({games:e},t)=>e.find(({game:n})=>n===t)?.title??t,Oa=({words:e},t)=>e&&t.includes(e)?e:t[0],Aa=e=>!!e.without_challenges,Pa=(e,t)=>({base:t,...e.without_challenges});function Na(e,{ruleset:t,...n}){const r=t.replace(/, changed$/,""),o=Object.entries(e.without_challenges??{});return Eo({ruleset:r,rejectsPhonies:o.length>0&&o.every(([a,s])=>n[a]===s),isChanged:r!==t})}function Ma(e,t){const n=typeof t=="string"?t:JSON.stringify(t);return Ge(`rules/${e}`,{ruleset:n})}function Ba(e){const t=e.get("ruleset");if(!t?.startsWith("{"))return t;try{return JSON.parse(t)}catch{return t}}var Ra=(e,t,n)=>({game:e,observation:t,seq:n,seat:t.player,to_move:t.player,phase:"turn",over:!1}),Hn=()=>la()==="on"?"on":"off";function ja(e){ca(e),qn(["turn"])}function qn(e){Hn()!=="off"&&import("./sound_player.js").then(({play:t})=>t(e),()=>{})}function Wn(){const e=sa();return fn.some(([t])=>t===e)?e:"auto"}function Gn(){const e=Wn();document.documentElement.style.colorScheme=e==="auto"?"":e}function Da(e){ia(e),Gn()}var L=({text:e,...t})=>h`<button type="button" ...${t}>${e}</button>`;function zn({label:e,id:t,hint:n,value:r,onInput:o,...a}){return h`
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
  `}function Ia({label:e,id:t,hint:n,value:r,lines:o=1}){const[a,s]=C(!1),l=({target:i})=>i.select();async function c(){document.getElementById(t).select();try{await navigator.clipboard.writeText(r),s(!0)}catch{s(!1)}}const d={id:t,readonly:!0,value:r,"aria-describedby":n?`${t}-hint`:void 0,onFocus:l,onClick:l};return h`
    <div class="row copy">
      <div class="field">
        <label for=${t}>${e}</label>
        ${o>1?h`<textarea rows=${o} ...${d}></textarea>`:h`<input type="text" ...${d} />`}
      </div>
      <${L} text=${uo} onClick=${c} />
      <span role="status">${a?ln:""}</span>
    </div>
    ${n&&h`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
  `}function _t({label:e,id:t,hint:n,value:r,options:o,onChange:a}){return h`
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
  `}function Fa({info:e,...t}){const n=e.rulesets.map(r=>[r,ct(r)]);return h`<${_t} label=${dn} id="ruleset" options=${n} ...${t} />`}function Ua({dictionaries:e,...t}){const r=[...new Set([...e,t.value])].map(o=>[o,_n(o)]);return h`
    <${_t} label=${$o} id="dictionary" options=${r} ...${t} />
  `}function Yn({label:e,value:t,options:n,onChange:r}){return h`
    <div class="segments" role="group" aria-label=${e}>
      ${n.map(([o,a])=>h`
          <${L}
            key=${o}
            text=${a}
            aria-pressed=${o===t}
            onClick=${()=>r(o)}
          />
        `)}
    </div>
  `}function Kn({label:e,options:t,load:n,choose:r}){const[o,a]=C(n);return h`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${e}</span>
      <${Yn} label=${e} value=${o} options=${t} onChange=${l=>{r(l),a(l)}} />
    </div>
  `}var Jn=()=>h`
  <${Kn}
    label=${mo}
    options=${_o}
    load=${Hn}
    choose=${ja}
  />
`,Ha=()=>h`
  <div class="row">
    <${Kn}
      label=${go}
      options=${fn}
      load=${Wn}
      choose=${Da}
    />
    <${Jn} />
  </div>
`;function qa({server:e,view:t,game:n}){return h`
    <nav aria-label=${vo}>
      ${mt(e).map(({game:r,title:o})=>h`
          <a
            key=${r}
            href=${`#/${t}/${r}`}
            aria-current=${r===n?"page":void 0}
            >${o}</a
          >
        `)}
    </nav>
  `}function Qn({columns:e,rows:t,classes:n="",rowHeads:r=!1}){const o=e.filter(s=>s!==!1),a=o.map(({number:s})=>s?"number":void 0);return h`
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
  `}function Wa({undo:e,canUndo:t}){return h`<${L} text=${cn} disabled=${!t} onClick=${e} />`}function Ga({load:e,loading:t="",...n}){const{value:r,error:o}=ht(e,[]);return r?h`<${r} ...${n} />`:h`<${yt} text=${o} />${!o&&h`<p role="status">${t}</p>`}`}function yt({text:e}){return h`<p class="problem" role="alert" hidden=${!e}>${e}</p>`}var za="✦";function se({letter:e,wild:t=!1,points:n=null,classes:r="",...o}){const{corner:a,onClick:s,...l}=o,d=["tile",r,t&&"wild",a===void 0&&t&&e&&"star"].filter(Boolean).join(" "),i=a!=null,f=h`
    <span class="letter" aria-hidden="true">${e||za}</span>
    ${i&&h`<span class="corner" aria-hidden="true">${a}</span>`}
    ${n!==null&&h`${" "}<span class="points" aria-hidden="true">${n}</span>`}
  `;return s?h`<${L} text=${f} class=${d} onClick=${s} ...${l} />`:h`<span class=${d} ...${l}>${f}</span>`}function Vn({label:e,letters:t,onPick:n}){return h`
    <fieldset class="letters">
      <legend>${e}</legend>
      ${t.map(r=>h`
          <${L} key=${r} text=${r} onClick=${()=>n(r)} />
        `)}
    </fieldset>
  `}function Xn({points:e}){const[t,n]=C(!1);return t?null:h`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${H(e)}
    </span>
  `}function _e(e,t){const n=ye(e,t);return[...e].filter((r,o)=>!n[o])}function ye(e,t){const n=[...t];return[...e].map(r=>{const o=n.indexOf(r);return o>=0&&n.splice(o,1),o>=0})}var Ya="The word game with cards: be the first to play your whole hand.",Zn="Master",er=(e,t)=>t===void 0?e:`${e}, ${O(t,"point")}`,Ka=(e,t)=>t.length?`${e} (Master as ${oe(t)})`:e,Ja=(e,t)=>t.length?`${e}, with a Master for ${t.join(" and ")}`:e,Qa="Table",Va="Words on the table",Xa="No words yet",Za=(e,t)=>`Change ${e}${t?", new":""}`,tr=e=>O(e,"card"),es="Stock",ts="Exposed",ns="No exposed card",rs="Your hand",os="The Master stands for",as="Play the word",ss=(e="a card",t="the exposed card")=>`Discard ${e}, take ${t}`,is=(e="a card")=>`Discard ${e}, draw from the stock`,ls="To draw, put just the card you’re discarding in the tray.",cs="Your word",us="Click cards, drag them here, or type.",ds="Word",fs="Type hat, or h[a]t with the Master for A. Type hat>thatched to insert cards into a table word, larch>lurch to change some of its cards.",hs={hand:"from your hand",table:"on the table",none:"not in your hand"};function ps({letter:e,isMaster:t,points:n,from:r}){const o=t?`${Zn}${e?` for ${e}`:""}`:e,a=r==="table"?"click to replace it":"click to take it back";return`${er(o,n)}, ${hs[r]}: ${a}`}var $s="out of the game",nr="none",vs=e=>`Cards left in your hand count against you. The lowest score wins; a player with ${e} or more is out of the game.`,gs="Player",rr="Cards left",ms="Challenges",_s="This round",ys="Score",bs=e=>`No hand got smaller for ${O(e,"turn")}, so the round ends and all cards count.`,ws=(e,t)=>`${e} went out${t?`: ${t} became`:" with"}`,R="*";function M(e){return(e.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{const r=n.replace(/[[\]*?]/g,"");return{letter:r,master:n!==r}})}function ze(e){return e.map(({letter:t,master:n})=>n?`[${t.toLowerCase()}]`:t.toLowerCase()).join("")}var Y=e=>e.replace(/[[\]]/g,"").toUpperCase(),be=e=>Ka(Y(e),or(e)),or=e=>M(e).filter(({master:t})=>t).map(({letter:t})=>t);function Ye({card:e,points:t,...n}){const r=e===R;return h`
    <${se}
      classes="card"
      letter=${r?"":e}
      wild=${r}
      points=${t?.[e]??null}
      aria-label=${er(r?Zn:e,t?.[e])}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function bt({cards:e,label:t}){return h`
    <span class="cards small" role="img" aria-label=${t??e}>
      ${[...e].map(n=>h`<${Ye} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function wt({laid:e}){const t=Ja(Y(e),or(e));return h`
    <span class="cards word" role="img" aria-label=${t}>
      ${M(e).map(({letter:n,master:r})=>h`<${se} classes="card" letter=${n} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var V=e=>e===R?"the Master":e;function ar(e,{table:t=[]}={}){return ir(e,"target"in e?t[e.target]:void 0).join(" ").trimEnd()}function sr(e,t,{old:n,gained:r=[],taken:o}={}){const[a,s]=ir(e,n,o),l=r.length?`, taking ${oe(r.map(V))}`:"";return`${`${F(t,a)} ${s}`.trimEnd()}${l}.`}function ir(e,t,n){switch(e.action){case"form":return["form",be(e.laid)];case"insert":return["turn",`${t?Y(t):"a word"} into ${be(e.laid)}`];case"substitute":return["change",`${t?be(t):"a word"} to ${be(e.laid)}`];case"draw":{const r=`the exposed ${n?V(n).replace("the ",""):"card"}`,o=e.take==="exposed"?r:"a card from the stock";return["discard",`${V(e.discard)} for ${o}`]}default:return[e.action,""]}}function ks(e,t){switch(e.event){case"dealer draw":return`Draw for the deal: ${e.players.map((r,o)=>`${t[r]} ${e.cards[o]}`).join(", ")}.`;case"deal":{const n=F(t[e.dealer],"deal");return`Round ${e.round}: ${n}. Exposed: ${V(e.exposed)}.`}case"turn":return xs(e,t);case"round end":{const n=e.points.map((a,s)=>`${t[s]} ${a}`).join(", "),r=e.winner??0;return`End of the round: ${e.why==="out"?`${t[r]} went out`:"no hand got smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${$n(e.winners.map(n=>t[n]))}`;case"forfeit":return lt(e,t);default:return null}}function xs(e,t){const{player:n,action:r,taken:o,right:a,play:s,penalties:l={}}=e;switch(r.action){case"accept":return null;case"challenge":{const c=s&&"laid"in s.action?be(s.action.laid):"the play",d=a?"it’s a phony and comes off the table":"it’s valid and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,p])=>`${t[Number(u)]} ${H(p)}`),f=i.length?` (${i.join(", ")})`:"";return`${F(t[n],"challenge")} ${c}: ${d}${f}.`}default:{const c=r.action==="draw"&&r.take==="blind",d=o&&c?` It’s ${V(o)}.`:"",i=e.renewed?" The exposed pile was shuffled into the stock.":"";return`${sr(r,t[n],e)}${d}${i}`}}}function Ts(e,t){const{turns:n,plays:r}=vn(e),o=({action:f})=>Y(f.laid).length,a=r.toSorted((f,u)=>o(u)-o(f))[0],s=e.filter(({event:f})=>f==="round end").length,l=e.findLast(f=>f.event==="game end"),c=l?.event==="game end"?l.scores:[],d=l?.event==="game end"?l.winners:[];return[gn(d,c.toSorted((f,u)=>f-u),t),a&&`Longest word: ${Y(a.action.laid)}, by ${t[a.player]}.`,s&&`${O(s,"round")}, ${O(Number((n.length/s).toFixed(1)),"turn")}${s>1?" each on average":""}.`].flatMap(f=>f||[])}var Cs=()=>"How many points you gain on your opponents this round, on average, with the margin of error.",Ss=({gain:e,margin:t})=>({value:e,figure:H(e.toFixed(1)),margin:t?t.toFixed(1):""}),Es=(e,t)=>[dt(e.points-t.points,"point","at risk"),Cn(e.win-t.win,"to go out first")],Ke=e=>M(e).map(({letter:t,master:n})=>n?R:t),Ls=e=>[...e].sort((t,n)=>+(t===R)-+(n===R)||t.localeCompare(n)).join("");function lr(e,t,n){let r;return e.map(o=>{switch(o.event){case"deal":return r=new As(o,t,n),o;case"turn":return r.turn(o);case"round end":return{...o,...r.result};default:return o}})}function Os(e,t){return e.findLast(({event:r})=>r==="round end").points.map((r,o)=>{const a=e.map(s=>s.event==="deal"?{...s,hand:s.hands[s.players.indexOf(o)]??""}:s);return lr(a,t,o).findLast(s=>s.event==="round end")?.hand})}var As=class{#t=null;#n={};#e;#r;constructor({round:e,players:t,hand:n=""},r,o){this.number=e,this.rules=r,this.seat=o,this.#e={table:[],hand:[...n],sizes:Object.fromEntries(t.map(a=>[a,r.cards_each]))},this.#r=this.#e}get result(){return{round:this.number,play:this.#t,left:this.#e.sizes,hand:Ls(this.#e.hand),penalties:this.#n}}turn(e){const{action:t,player:n}=e;switch(t.action){case"accept":return e;case"challenge":return this.#s(e);case"draw":return n===this.seat&&this.#o([t.discard],[e.taken??""]),e;default:return this.#a(e,t)}}#o(e,t){this.#e={...this.#e,hand:[..._e(this.#e.hand,e),...t]}}#a(e,t){const{table:n,sizes:r}=this.#e,o="target"in t?t.target:n.length,a=n[o]??"",s=_e(Ke(t.laid),Ke(a)),l=_e(Ke(a),Ke(t.laid));return this.#r=this.#e,this.#e={...this.#e,table:n.toSpliced(o,1,t.laid),sizes:{...r,[e.player]:r[e.player]-s.length+l.length}},e.player===this.seat&&this.#o(s,l),this.#t={...e,old:a,gained:l},this.#t}#s(e){const{right_challenger:t,right_offender:n,wrong_challenger:r}=this.rules,o=this.#t?.player??e.player,a=e.right?{[o]:n,[e.player]:t}:{[e.player]:r};e.right&&(this.#e=this.#r);for(const[s,l]of Object.entries(a))this.#n[s]=(this.#n[s]??0)+l;return{...e,play:this.#t,penalties:a}}},cr={};le(cr,{Play:()=>Ys,Position:()=>Zs,StaticHand:()=>ti,solverQuery:()=>ei});var ur={mouse:6,pen:6,touch:12},Ps=44;function dr(e,{small:t=!1}={}){const n=I(e);return n.current=e,r=>({onPointerDown(o){o.button===0&&o.isPrimary&&Ns(o,t,a=>n.current(r,a))}})}function Ns(e,t,n){const r=e.currentTarget,o=t&&e.pointerType==="touch"?Ps:0;let a=null,s=null;r.hasPointerCapture(e.pointerId)&&r.releasePointerCapture(e.pointerId);const l=i=>{s?.classList.remove("over"),i?.classList.add("over"),s=i},c=i=>{if(i.pointerId!==e.pointerId)return;const f=i.clientX-e.clientX,u=i.clientY-e.clientY,p=ur[e.pointerType]??ur.mouse;!a&&Math.hypot(f,u)<p||(a??=Ms(r),a.style.transform=`translate(${f}px, ${u-o}px) scale(1.08)`,l(fr(i,o)))},d=i=>{i.pointerId===e.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),l(null),a&&(a.remove(),r.classList.remove("lifted"),Bs(),i.type==="pointerup"&&n(fr(i,o)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",d),addEventListener("pointercancel",d)}function Ms(e){const{left:t,top:n,width:r,height:o}=e.getBoundingClientRect(),a=e.cloneNode(!0);return a.classList.add("ghost"),a.style.cssText+=`left: ${t}px; top: ${n}px; width: ${r}px; height: ${o}px;
    transition: none`,a.setAttribute("aria-hidden","true"),a.removeAttribute("id"),document.body.append(a),e.classList.add("lifted"),a}function fr({clientX:e,clientY:t},n){const r=o=>document.elementFromPoint(e,o)?.closest("[data-drop]")??null;return r(t-n)??r(t)}function Bs(){const e=n=>{t(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},t=()=>{removeEventListener("click",e,{capture:!0}),removeEventListener("pointerdown",t,{capture:!0})};addEventListener("click",e,{capture:!0}),addEventListener("pointerdown",t,{capture:!0})}function hr(e,t,n){const r=M(n),{kind:o,oldCells:a}=t===null?{kind:"form",oldCells:[]}:Rs(M(t),r),s=[...e],l=u=>{const p=s.indexOf(u);return p>=0&&s.splice(p,1),p>=0},c=[],d=r.map(({letter:u,master:p},g)=>{const _=a[g];if(_)return{letter:u,master:_.master,from:"table"};const $=!p&&l(u)?u:l(R)?R:null;return $===null?{letter:u,master:p,from:"none"}:(c.push($),{letter:u,master:$===R,from:"hand"})}),i=d.every(({letter:u,from:p})=>u&&p!=="none"),f=c.length>0&&d.length>1;return{kind:i&&f?o:null,cells:d,cards:c,laid:ze(d)}}function Rs(e,t){if(t.length<e.length)return{kind:null,oldCells:[]};if(t.length>e.length){let o=0;const a=t.map(({letter:s,master:l})=>{const c=e[o];if(!(c?.letter!==s||l&&!c.master))return o+=1,c});return o===e.length?{kind:"insert",oldCells:a}:{kind:null,oldCells:[]}}const n=t.some(({letter:o},a)=>o!==e[a].letter);return{kind:"substitute",oldCells:t.map(({letter:o,master:a},s)=>{const l=e[s];return o===l.letter&&(n||a===l.master)?l:void 0})}}function js({kind:e,laid:t},n){return e===null?null:e==="form"?{action:e,laid:t}:{action:e,target:n,laid:t}}var X={target:null,text:"",caret:0,chosen:null},Je=(e,t)=>({...X,target:e,text:t,caret:M(t).length});function Ds(e){return e.action==="draw"?ie(X,e.discard):Je(e.target??null,e.laid)}function ie(e,t,n=null){const{chosen:r,caret:o}=e,a=M(e.text),s=t===R?{letter:"",master:!0}:{letter:t,master:!1},l=n===null&&r!==null,c=n??r??o;return a.splice(c,l?1:0,s),{...e,text:ze(a),caret:l?o:c+1,chosen:null}}function pr(e,t,n){const r=M(e.text),o=n!==null&&M(n).length===r.length;r.splice(t,1,...o?[M(n)[t]]:[]);const a=Math.min(e.caret,r.length);return{...e,text:ze(r),caret:a,chosen:null}}function Is(e,t){const n=M(e.text);return n[n.findIndex(r=>!r.letter)]={letter:t,master:!0},{...e,text:ze(n)}}function Fs(e,t,n,r){const[o,a]=t.split(">",2);if(a!==void 0){const s=r.findIndex(l=>$r(l)===$r(o));if(s>=0)return Je(s,a)}return{...e,text:t,caret:M(t.slice(0,n)).length,chosen:null}}var $r=e=>M(e).map(({letter:t})=>t).join(""),Us=new Set,Hs=new Map,qs=12;function vr({observation:e,points:t,target:n=null,onWord:r=null,...o}){const{fresh:a=Us,arriving:s=Hs,hasPiles:l=!0}=o,{table:c=[],pile:d="",stock:i=0}=e,f=d.at(-1),u=An(".fresh",[c.join()]);return h`
    <section class="felt" aria-label=${Qa}>
      ${l&&h`<${Ws} stock=${i} exposed=${f} points=${t} />`}
      <ul
        ref=${u}
        class="laid-words ${c.length>qs?"many":""}"
        aria-label=${Va}
      >
        ${c.length===0&&h`<li class="nothing">${Xa}</li>`}
        ${c.map((p,g)=>{const _=h`<${wt} key=${s.get(g)} laid=${p} />`,$=[a.has(g)&&"fresh",s.has(g)&&"arriving"],v=h`
            <${L}
              text=${_}
              class="laid-word"
              data-drop=${`word ${g}`}
              aria-pressed=${g===n}
              aria-label=${Za(Y(p),a.has(g))}
              onClick=${()=>r?.(g)}
            />
          `;return h`
            <li key=${g} class=${$.filter(Boolean).join(" ")}>
              ${r?v:_}
            </li>
          `})}
      </ul>
    </section>
  `}function Ws({stock:e,exposed:t,points:n}){return h`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${tr(e)}>
          ${e}
        </span>
        <figcaption>${es}</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${t?h`<${Ye} card=${t} points=${n} />`:h`
                <span class="tile card none" role="img" aria-label=${ns}></span>
              `}
        <figcaption>${ts}</figcaption>
      </figure>
    </div>
  `}function Gs({draft:e,word:t,points:n,draggable:r,onType:o,onCell:a,onGap:s,onClear:l}){const{cells:c}=t,d=({target:f})=>o(f.value,f.selectionStart??0),i=f=>h`
    <span
      key=${`gap ${f}`}
      class="gap ${f===e.caret?"here":""}"
      data-drop=${`gap ${f}`}
      aria-hidden="true"
      onClick=${()=>s(f)}
    ></span>
  `;return h`
    <div class="tray" data-drop="tray" role="group" aria-label=${cs}>
      ${c.map((f,u)=>h`
          ${i(u)}
          <${zs}
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
      ${!c.length&&h`<span class="hint">${us}</span>`}
    </div>
    <div class="row typing">
      <${zn}
        label=${ds}
        id="word"
        value=${e.text}
        onInput=${o}
        onKeyUp=${d}
        onClick=${d}
        data-home="play"
      />
      <${L} text=${un} onClick=${l} />
    </div>
    <p class="hint keys">${fs}</p>
  `}function zs({cell:{letter:e,master:t,from:n},place:r,chosen:o,points:a,...s}){const l=a[t?R:e];return h`
    <${se}
      classes=${`card from-${n}`}
      letter=${e}
      wild=${t}
      points=${l??null}
      aria-label=${ps({letter:e,isMaster:t,points:l,from:n})}
      aria-pressed=${n==="table"?o:void 0}
      data-drop=${`cell ${r}`}
      ...${s}
    />
  `}function Ys(e){const{id:t,view:n,rules:r,changes:o,canAct:a,act:s,suggested:l,onDraft:c,notice:d,playsOnly:i}=e,{observation:f}=n,{hand:u="",table:p=[]}=f,g=Vs(n.seat,f.history),_=[g,u,...p].join(" "),[$,v]=C(()=>({...X,...In(t,_)}));Fe(()=>v(X),[u,g]),Fe(()=>{$.target!==null&&v(X)},[p.join()]),B(()=>qe(t,{draft:{position:_,value:$}}),[_,$]),B(()=>{l&&v(Ds(l))},[l]),B(c,[$.text,$.target]),sn([$.text,$.target]);const y=$.target===null?null:p[$.target],b=hr(u,y,$.text),m=js(b,$.target),T=$.target===null&&b.cells.length===1?b.cards[0]:void 0,U=dr(P),j=n.seat!==null&&!n.over;function P({card:x,cell:k=0},A){const[E,ee]=(A??"").split(" "),te=Number(ee);x===void 0?E!=="gap"&&E!=="cell"&&v(pr($,k,y)):E==="blind"||E==="exposed"?a&&s({action:"draw",discard:x,take:E}):E==="word"?v(ie(Je(te,p[te]),x)):E==="gap"?v(ie($,x,te)):E==="cell"?v(ie({...$,chosen:te},x)):E==="tray"&&v(ie($,x))}function Z(x){b.cells[x].from==="table"?v({...$,chosen:$.chosen===x?null:x}):v(pr($,x,y))}function Ze(x){x.preventDefault(),m&&a&&s(m)}const Ce=h`
    <${vr}
      observation=${f}
      points=${r.points}
      target=${$.target}
      hasPiles=${!i}
      fresh=${Xs(f.history,n.seat)}
      arriving=${gr(o,p)}
      onWord=${j&&(x=>v(x===$.target?X:Je(x,p[x])))}
    />
  `;return j?h`
    ${Ce}
    <form class="panel own-turn" aria-label=${ut} onSubmit=${Ze}>
      ${d}
      <${Js}
        hand=${u}
        used=${b.cards}
        points=${r.points}
        onCard=${x=>v(ie($,x))}
        draggable=${U}
      />
      <${Gs}
        draft=${$}
        word=${b}
        points=${r.points}
        draggable=${U}
        onType=${(x,k)=>v(Fs($,x,k,p))}
        onCell=${Z}
        onClear=${()=>v(X)}
        onGap=${x=>v({...$,caret:x,chosen:null})}
      />
      ${b.cells.some(({letter:x})=>!x)&&h`
          <${Vn}
            label=${os}
            letters=${Object.keys(r.points).filter(x=>x!==R).sort()}
            onPick=${x=>v(Is($,x))}
          />
        `}
      <${Qs}
        action=${m}
        discard=${T}
        advised=${T&&l?.discard===T?l.take:void 0}
        observation=${f}
        canAct=${a}
        playsOnly=${i}
        act=${s}
      />
    </form>
  `:Ce}var Ks=10;function Js({hand:e,used:t,points:n,onCard:r,draggable:o}){const a=I(null),s=I(null),l=ye(e,t);return D(()=>{if(s.current===null||!fe())return;const c=l.findIndex((i,f)=>!i&&f>Number(s.current)),d=c<0?l.lastIndexOf(!1):c;a.current?.children[d]?.focus(),s.current=null},[t.join()]),h`
    <div
      ref=${a}
      class="hand cards ${e.length>Ks?"many":""}"
      role="group"
      aria-label=${rs}
    >
      ${[...e].map((c,d)=>h`
          <${Ye}
            key=${`${d}${c}`}
            card=${c}
            points=${n}
            disabled=${l[d]}
            onClick=${()=>{s.current=d,r(c)}}
            ...${o({card:c})}
          />
        `)}
    </div>
  `}function Qs({action:e,discard:t,advised:n,observation:r,canAct:o,playsOnly:a,act:s}){const l=r.pile?.at(-1),c=_=>s({action:"draw",discard:t,take:_}),d=o&&t!==void 0,[i,f]=[t,l].map(_=>_&&V(_)),u=e?De(ar(e,r)):as,p=_=>n===_?"main":"",g=h`
    <button class=${p(void 0)} disabled=${!o||!e}>${u}</button>
  `;return a?h`<div class="row actions">${g}</div>`:h`
    <div class="row actions">
      ${g}
      <${L}
        text=${ss(i,f)}
        class=${p("exposed")}
        disabled=${!d||!l}
        onClick=${()=>c("exposed")}
      />
      <${L}
        text=${is(i)}
        class=${p("blind")}
        disabled=${!d}
        onClick=${()=>c("blind")}
      />
    </div>
    ${o&&!d&&h`<p class="hint">${ls}</p>`}
  `}var Vs=(e,t=[])=>t.filter(({player:n,action:r})=>n===e&&!["accept","challenge"].includes(r.action)).length;function Xs(e=[],t){let n=new Set,r=0,o={places:n,words:r};for(const{player:a,action:s,right:l}of e){if(s.action==="accept")continue;if(s.action==="challenge"){l&&({places:n,words:r}=o);continue}if(o={places:n,words:r},(a===t||t===null)&&(n=new Set),!("laid"in s))continue;const c="target"in s?s.target:r;a!==t&&(n=new Set([...n,c])),c===r&&(r+=1)}return n}function gr(e=[],t=[]){const n=e.flatMap(({number:r,events:o})=>o.flatMap(({action:a})=>a?.laid?[{word:a.laid,number:r}]:[]));return new Map(n.map(({word:r,number:o})=>[t.lastIndexOf(r),o]))}var Zs=({observation:e,rules:t,changes:n})=>h`
  <${vr}
    observation=${e}
    points=${t.points}
    arriving=${gr(n,e.table)}
  />
`,ei=({table:e=[]},t)=>({position:[t,...e].join(" ")}),ti=({hand:e,label:t})=>h`<${bt} cards=${e} label=${t} />`;function ni({end:e,names:t,seat:n,rules:r,hands:o=[]}){const{left:a,points:s,scores:l,penalties:c,out:d=[]}=e,i=Object.values(c).some(u=>u!==0),f=u=>{const p=o[u]??(u===n?e.hand:"");return[d.includes(u)?h`${t[u]} <span class="tag">${$s}</span>`:t[u],p?h`<${bt} cards=${p} />`:a[u]?tr(a[u]):nr,i&&H(c[u]??0),H(s[u]),h`<strong>${l[u]}</strong>`]};return h`
    <${ri} end=${e} names=${t} rules=${r} />
    <p class="hint">${vs(r.out_at)}</p>
    <${Qn}
      rowHeads
      columns=${[{title:gs},{title:rr},i&&{title:ms,number:!0},{title:_s,number:!0},{title:ys,number:!0}]}
      rows=${[...t.keys()].filter(u=>u in a).map(u=>({key:u,cells:f(u)}))}
    />
  `}function ri({end:{why:e,winner:t,play:n,left:r},names:o,rules:a}){if(e!=="out"||!n||!("laid"in n.action)){const l=a.guard*Object.keys(r).length;return h`<p>${bs(l)}</p>`}const s=n.old?Y(n.old):void 0;return h`
    <p class="row">
      <strong>${ws(o[t??0],s)}</strong>
      <${wt} laid=${n.action.laid} />
    </p>
  `}var kt={};le(kt,{actionText:()=>oi,adviceFigure:()=>hi,adviceHint:()=>fi,differences:()=>pi,endFacts:()=>ui,eventText:()=>ai,lettersOf:()=>Qe,pastActionText:()=>ke,tilesText:()=>we});var Qe=e=>e.replace(/[()]/g,"");function mr(e){const t=[...e.replace(/\([^)]*\)/g,"")].filter(o=>o!==o.toUpperCase()),n=Qe(e).toUpperCase();if(!t.length)return n;const r=oe(t.map(o=>o.toUpperCase()));return`${n} (${r} ${t.length>1?"blanks":"a blank"})`}function we(e){const t=e.replace(/[?_]/g,""),n=e.length-t.length,r=n>1?`${n} blanks`:"a blank";return[t,n&&r].filter(Boolean).join(" and ")}var oi=e=>_r(e).filter(Boolean).join(" ");function ke(e,t,n=""){const[r,o]=_r(e);return`${[F(t,r),o,n].filter(Boolean).join(" ")}.`}function _r(e){switch(e.action){case"play":return["play",`${mr(e.word)} at ${e.at}`];case"exchange":return["exchange",we(e.tiles)];default:return[e.action,""]}}function ai(e,t){switch(e.event){case"start draw":return`Draw for the first move: ${e.players.map((r,o)=>`${t[r]} ${we(e.tiles[o])}`).join(", ")}.`;case"turn":return ci(e,t[e.player]);case"lost turn":return`${F(t[e.player],"lose")} a turn for a failed challenge.`;case"deal":return`${F(t[e.starter],"start")}.`;case"game end":return li(e,t);case"forfeit":return lt(e,t);case"taken back":return`Phony: the last play by ${t[e.player]} comes off the board.`;case"points":return`${t[e.player]} ${H(e.points)} ${si[e.why]}.`;default:return null}}var si={challenge:"for a failed challenge of the play",time:"for time",tiles:"for tiles left"},ii={out:"the bag and one rack are empty",scoreless:"too many scoreless turns in a row",zeros:"too many scoreless turns in a row"};function li({why:e,adjustments:t,scores:n},r){const o=s=>r.map((l,c)=>`${l} ${s[c]}`).join(", "),a=t.some(Boolean)?` Tiles left: ${o(t.map(H))}.`:"";return`End of the game: ${ii[e]}.${a} Scores: ${o(n)}.`}function ci(e,t){const{action:n,score:r=0,drawn:o,exchanged:a}=e,s=o?` Tiles drawn: ${we(o)}.`:"";switch(n.action){case"play":{const l="hit"in e&&e.hit?.length?e.hit:null,c=l?` A bomb explodes at ${oe(l)}.`:"";return`${ke(n,t,`for ${r}`)}${c}${s}`}case"exchange":return`${ke(n,t,n.tiles?"":`${a} tiles`)}${s}`;case"challenge":{const c="right"in e&&e.right?"It’s a phony and comes off the board.":"The play stands.";return`${ke(n,t)} ${c}`}case"accept":return null;default:return ke(n,t)}}function ui(e,t){const{turns:n,plays:r}=vn(e),o=e.findLast(({event:c})=>c==="game end"),a=r.toSorted((c,d)=>d.score-c.score)[0],s=t.map((c,d)=>{const i=u=>u.player===d,f=r.filter(i).reduce((u,{score:p=0})=>u+p,0);return`${c} ${(f/Math.max(1,n.filter(i).length)).toFixed(1)}`});return[o&&gn(o.winners,o.scores.toSorted(di),t),a&&`Best play: ${mr(a.action.word)} at ${a.action.at} for ${a.score}, by ${t[a.player]}.`,`Points per turn: ${s.join(", ")}.`].flatMap(c=>c||[])}var di=(e,t)=>t-e,fi=({win_points:e=0})=>`Your chance to win, with the margin of error. ${O(e/100,"extra point")} on average count as 1%.`;function hi({win:e,equity:t,playouts:n,margin:r},{ranked:o,win_points:a=0}){const[s]=o,l=a?(t-s.equity)/a:0,c=Math.min(Math.max(e+l,0),1),d=(e*n+1)/(n+2),i=196*Math.sqrt(d*(1-d)/(n+2));return{value:e+l,figure:`${je(c)}%`,margin:r===0?"":`${Math.max(1,Math.round(i))}%`}}var pi=(e,t)=>[dt(e.score-t.score,"point","now"),dt((e.leave_value??0)-(t.leave_value??0),"point","for the leave"),Cn((e.bomb??0)-(t.bomb??0),"bomb risk")],K=".",xt=e=>String.fromCharCode(65+e),xe=({row:e,column:t})=>`${e+1}${xt(t)}`,S=({row:e,column:t})=>`${e},${t}`,q=(e,{row:t,column:n})=>(e[t]?.[n]??K)!==K,J=({row:e,column:t},n,r=1)=>n?{row:e+r,column:t}:{row:e,column:t+r};function Ve(e){const[t]=e.match(/\p{L}/u)??["A"];return{row:parseInt(e.replace(/\D/g,""),10)-1,column:t.toUpperCase().charCodeAt(0)-65,down:e.startsWith(t)}}function Xe({at:e,word:t}){const{down:n,...r}=Ve(e),o=[];let a=r;for(const s of t.match(/\([^)]*\)|./gu)??[]){const l=s.startsWith("(");l||o.push({...a,letter:s}),a=J(a,n,l?s.length-2:1)}return o}function yr(e,{board:t=[],opened:n=[]},{squares:r=[],start:o}){if(!("at"in e)||typeof e.at!="string")return e;const{row:a,column:s,down:l}=Ve(e.at),c=t.every(f=>[...f].every(u=>u===K)),d=f=>f.every((u,p)=>f.every((g,_)=>String(u[_])===String(f[_][p]))),i=d(r)&&(!o||o[0]===o[1]);return!l||!c||!i||!d(n)?e:{...e,at:xe({row:s,column:a})}}function $i(e,t,n){const r=f=>q(e,f)?`(${e[f.row][f.column]})`:t.find(u=>S(u)===S(f))?.letter,o=vi(e,t,n);if(o===null)return{fault:"line"};let a=t.reduce((f,u)=>f.row+f.column<=u.row+u.column?f:u);for(let f=a;r(f);f=J(f,o,-1))a=f;const{row:s,column:l}=a,c=o?`${xt(l)}${s+1}`:xe(a);let d="",i=0;for(let f;f=r(a);a=J(a,o))d+=f,f.startsWith("(")||(i+=1);return i<t.length?{fault:"gap"}:{play:{action:"play",at:c,word:d.replaceAll(")(","")}}}function vi(e,t,n){const[r]=t;if(t.length>1)return t.every(({row:a})=>a===r.row)?!1:t.every(({column:a})=>a===r.column)?!0:null;const o=a=>q(e,J(r,a,-1))||q(e,J(r,a));return!o(!1)&&(o(!0)||n)}var Tt={};le(Tt,{Play:()=>kl,Position:()=>Ll,StaticHand:()=>Al,solverQuery:()=>Ol});var gi="Build crosswords and score on premium squares.",mi="Scrabble on a minefield: numbers multiply your score, bombs wipe out the word.",br="Board",_i="Your rack",Ct="blank",yi=e=>`${Ct} for ${e}`,bi=(e,t)=>`${e}, ${O(t,"point")}`,wr={2:"double",3:"triple",4:"quadruple"};function wi(e,t){const{name:n,closed:r,bomb:o,number:a,premium:s,chance:l,flagged:c,start:d,isLaid:i}=e;return[n,t??"empty",i&&"not played yet",r&&"closed",o&&kr,a!==null&&O(a,"adjacent bomb"),t===null&&xi(s),t===null&&d&&"start",c&&"flagged",l!==null&&`${je(l)}% chance of a bomb`].filter(Boolean).join(", ")}var ki=([e,t])=>`${e>1?`${e}L`:""}${t===1?"":`${t}W`}`;function xi([e,t]){return t===0?"word scores 0":[e>1&&`${wr[e]??`${e} times`} letter`,t>1&&`${wr[t]??`${t} times`} word`].filter(Boolean).join(", ")}var kr="bomb",Ti=(e,t)=>`Bombs: ${e}, ${t} hit.`,Ci="Bomb odds",Si="Flag mode",Ei=(e,t)=>`${e}: flag ${t?"set":"removed"}.`,Li="A number counts the bombs around its square and sets the multiplier for a new tile:",Oi="its words score 0";function Ai([e,t]){return[e!==1&&`letter × ${e}`,t!==1&&`words × ${t}`].filter(Boolean).join(", ")||"none"}var Pi="Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.",Ni=e=>`In the bag: ${O(e,"tile")}.`,Mi=e=>`${O(e,"tile")} in the bag and on other racks:`,Bi="Unseen tiles",xr="Shuffle",Ri="The blank stands for",ji=(e,t)=>`On the board, type letters to lay tiles, with ${e??"Shift"} for a blank. Arrow keys turn and move the cursor; Backspace recalls a tile, Escape all of them; Enter plays${t?"; ! sets a flag":""}.`,Di={start:"The first play needs at least two tiles.",touch:"The play must touch a tile on the board.",line:"The tiles must be in one row or column.",gap:"There’s a gap between the tiles."};function Tr(e,t){return e==="start"&&t?"The first play needs at least two tiles and must cover the star.":Di[e]??"You can’t play the tiles like this."}function Ii({words:e,bonus:t,tiles:n,score:r,isLeast:o,isRisky:a}){const s=e.map(({word:l,points:c})=>`${l.toUpperCase()} ${c}`);return t&&s.push(`${t} for ${O(n,"tile")}`),[s.length>1?`${s.join(" + ")} = `:`${e[0].word.toUpperCase()} `,`${o?"at least ":""}${O(r,"point")}`,a?" if there’s no bomb":""]}var Fi=e=>e?`Play ${e}`:"Play",Ui="Exchange …",Hi="Pass …",Cr="Another scoreless turn ends the game.",qi=e=>e?`Recall ${O(e,"tile")} and pass?`:"Pass your turn?",Wi="Keep playing",Gi="Pass",zi=e=>e?`Exchange ${e}`:"Choose tiles to exchange",Yi="Cancel",Sr=".",Er="*",St="✹",Lr="⚑",Ki="★",Q=e=>"multipliers"in e;function Ji(e,t,n){const{row:r,column:o}=e,a=S(e),s=n.laid?.get(a),l=q(n.rows,e)?n.rows[r][o]:null,c=s?s.letter:l,d=n.opened?n.opened[r]?.[o]??Sr:null,i=d===Sr,f=d===Er,u=d===null||i||f?null:Number(d),p=u!==null&&Q(t);return{name:xe(e),letter:c,isLaid:s!==void 0,closed:i,hit:f,number:u,premium:p?t.multipliers[u]:t.squares[r][o],start:t.start?.[0]===r&&t.start[1]===o,chance:n.odds&&i&&c===null?n.odds[r][o]:null,bomb:f||i&&n.bombs?.[r]?.[o]===Er,flagged:i&&!s&&(n.flags?.has(a)??!1),last:n.last?.has(a)??!1,cursor:n.cursor?.row===r&&n.cursor.column===o,arriving:n.arriving?.has(a)??!1,exploding:n.exploding?.has(a)??!1}}function Qi(e){const{closed:t,hit:n,bomb:r,number:o,premium:a,chance:s,cursor:l,last:c}=e;return[t?"closed":Or(a),o!==null&&"open",n&&"hit",r&&"bomb",s!==null&&"odds",l&&"cursor",c&&"last",e.arriving&&"arriving",e.exploding&&"exploding"].filter(Boolean).join(" ")}function Vi({closed:e,bomb:t,number:n,premium:r,chance:o,flagged:a,start:s}){return t?St:o!==null?je(o):a?Lr:n!==null?n:e?"":s?Ki:ki(r)}var Xi=({hit:e,number:t})=>e?St:t,Zi=({flagged:e,chance:t})=>e&&t!==null?Lr:null;function Or([e,t]){return e>1&&t>1?"both":e>1?`letter${e}`:t>1?`word${t}`:t===0?"zero":"plain"}var Ar={laid:[],cursor:null,down:!1};function Et({start:e,squares:t}){const[n,r]=e??[t.length>>1,t[0].length>>1];return{row:n,column:r}}var Pr=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:t}){return this.rules.squares[e]?.[t]!==void 0}point(e,t){return e.cursor&&S(e.cursor)===S(t)?{...e,down:!e.down}:{...e,cursor:t}}arrow(e,t,n){const r=e.cursor??Et(this.rules);return t!==e.down?{...e,cursor:r,down:t}:this.advanced({...e,cursor:r},n)}advanced(e,t=1){const n=J(e.cursor,e.down,t);return this.isOnBoard(n)?{...e,cursor:n}:e}},el=class extends Pr{constructor(e,t,n){super(e),this.rows=t,this.rack=n,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){const t=ye(this.rack,e.laid.map(({tile:n})=>n));return[...this.rack].map((n,r)=>t[r]?null:n)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,t){return e.laid.find(n=>S(n)===S(t))}#t(e,t){let n=t;for(;q(this.rows,n)||this.laidAt(e,n);)n=J(n,e.down);return this.isOnBoard(n)?n:null}lay(e,t,n,r=""){if(q(this.rows,t)||!this.left(e).includes(n))return e;const o=this.needsLetter?r.toLowerCase():n,{laid:a}=this.takeBack(e,t),s=n===this.blank?o:n;return{...e,laid:[...a,{...t,tile:n,letter:s}]}}layLetter(e,{row:t,column:n,letter:r}){const o=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:t,column:n},o,r)}layAtCursor(e,t,n=""){const r=e.cursor&&this.#t(e,e.cursor),o=r?this.lay(e,r,t,n):e;return!r||o===e?e:{...o,cursor:this.#t(o,r)??r}}type(e,t,n=!1){const r=t.toUpperCase();return!n&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,t):e}back(e){if(!e.cursor)return e;let t=e.cursor;if(!this.laidAt(e,t))do t=J(t,e.down,-1);while(q(this.rows,t));return this.laidAt(e,t)?{...this.takeBack(e,t),cursor:t}:e}takeBack(e,t){return{...e,laid:e.laid.filter(n=>S(n)!==S(t))}}withoutTaken(e){return{...e,laid:e.laid.filter(t=>!q(this.rows,t))}}move(e,t,n){const r=this.laidAt(e,t);return!r||q(this.rows,n)?e:this.lay(this.takeBack(e,t),n,r.tile,r.letter)}chooseLetter(e,t){const n=e.laid.findIndex(o=>!o.letter),r={...e.laid[n],letter:t.toLowerCase()};return{...e,laid:e.laid.with(n,r)}}},tl=class extends Pr{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#t(e)}#t(e){return Q(this.rules)&&/^[0-8*]$/.test(e)}type(e,t,n=!1){const r=this.advanced(e),o=n&&!this.rules.free_blank?t.toLowerCase():t.toUpperCase();return this.#t(t)&&e.opened?{...r,opened:Te(e.opened,e.cursor,t)}:{...r,rows:Te(e.rows,e.cursor,o)}}lay(e,t){const n=t.reduce((r,o)=>Te(r,o,o.letter),e.rows);return{...e,rows:n}}back(e){const{rows:t,opened:n,cursor:r}=e;return{...this.advanced(e,-1),rows:Te(t,r,K),opened:n&&Te(n,r,K)}}};function Te(e,{row:t,column:n},r){return e.with(t,e[t].slice(0,n)+r+e[t].slice(n+1))}var Lt=({squares:e})=>e.map(t=>K.repeat(t.length));function nl(e,t){const n=t.split(/[\n/]/);return Lt(e).map(({length:r},o)=>(n[o]??"").trim().replaceAll(" ",K).slice(0,r).padEnd(r,K))}var Nr={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},rl="!";function Mr(e,t,n,{onEnter:r,onEscape:o,onFlag:a,flagging:s}){const l=t.cursor?t:{...t,cursor:Et(e.rules)},c=({key:d,shiftKey:i})=>d in Nr?e.arrow(t,...Nr[d]):d===" "?{...l,down:!l.down}:d==="Backspace"||d==="Delete"?e.back(l):e.accepts(d)?e.type(l,d,i):void 0;return d=>{const{key:i}=d;if(d.ctrlKey||d.metaKey||d.altKey)return;if(a&&(i===rl||s&&(i==="Enter"||i===" ")))a(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){const u=i==="Enter"?r:o;if(!u)return;u()}else{const u=c(d);if(u===void 0)return;n(u)}d.preventDefault()}}var ol=15;function Ot({label:e,rules:t,onKey:n,onSquare:r,onFlag:o,draggable:a,...s}){const{score:l,rising:c=[],...d}=s,i=I(null),{cursor:f,down:u}=d,p=S(f??Et(t));D(()=>{f&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[f?.row,f?.column]);const g=($,v)=>{const y={row:$,column:v},b=S(y),m=Ji(y,t,d),{letter:T,chance:U}=m,j=r&&{tabindex:b===p?0:-1,"data-home":b===p?"play":void 0,"data-drop":`square ${$} ${v}`,onClick:()=>r(y),onContextMenu:o&&(P=>{P.preventDefault(),o(y)}),...m.isLaid&&a?.({square:y})};return h`
      <div
        key=${v}
        role="gridcell"
        class="square ${Qi(m)}"
        style=${U===null?void 0:{"--chance":U}}
        aria-label=${wi(m,T===null?null:jr(T,t))}
        ...${j}
      >
        ${T===null?h`
                <span class="sign" aria-hidden="true">${Vi(m)}</span>
                <span class="flag" aria-hidden="true">${Zi(m)}</span>
              `:h`
                <${al}
                  letter=${T}
                  classes=${m.isLaid?"laid":""}
                  corner=${Xi(m)}
                  rules=${t}
                />
              `}
        ${l?.key===b&&h`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(P=>P.square===b).map(({points:P,change:Z})=>h`<${Xn} key=${Z} points=${P} />`)}
      </div>
    `},_=[...t.squares[0].keys()];return h`
    <div
      class="board-frame ${_.length>ol?"large":""}"
      style=${{"--columns":_.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${_.map($=>h`<span key=${$}>${xt($)}</span>`)}
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
  `}var Br=(e,t)=>e===""||e===t.blank,Rr=e=>e!==e.toUpperCase();function al({letter:e,classes:t,corner:n,rules:r}){const o=Br(e,r),a=o||Rr(e);return h`
    <${se}
      classes=${t}
      letter=${o?"":e.toUpperCase()}
      wild=${a}
      points=${a?null:r.values[e]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function jr(e,t){return Br(e,t)?Ct:Rr(e)?yi(e.toUpperCase()):e in t.values?bi(e,t.values[e]):e}function sl({tiles:e,rules:t,label:n}){return h`
    <span class="rack" role="img" aria-label=${n}>
      ${[...e].map(r=>h`<${Dr} tile=${r} rules=${t} aria-hidden="true" />`)}
    </span>
  `}function il({rack:e,rules:t,left:n,chosen:r,onTile:o,draggable:a}){return h`
    <div class="rack" role="group" aria-label=${_i} data-drop="rack">
      ${[...e].map((s,l)=>h`
          <${Dr}
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
  `}function Dr({tile:e,rules:t,...n}){const r=e===t.blank,o=r?null:t.values[e];return h`
    <${se} letter=${r?"":e} wild=${r} points=${o} ...${n} />
  `}function ll(e,t){const n=ye(e,t),r=[...e].filter((o,a)=>n[a]);return[...r,..._e(t,r)].join("")}function cl(e,t,n){const r=[...e];return r.splice(n,0,...r.splice(t,1)),r.join("")}function Ir(e){const t=[...e];for(let n=t.length-1;n>0;n-=1){const r=Math.floor(Math.random()*(n+1));[t[n],t[r]]=[t[r],t[n]]}return t.join("")}function ul({rules:e,board:t,rack:n,bag:r}){const o=dl(e,t,n),a=o.reduce((s,[,l])=>s+l,0);return h`
    <details class="unseen-tiles">
      <summary class="hint">${Ni(r)}</summary>
      <p class="hint">${Mi(a)}</p>
      <ul aria-label=${Bi}>
        ${o.map(([s,l])=>h`
            <li key=${s} class=${l?"":"none"}>
              <strong>${s===e.blank?Ct:s}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function dl({counts:e,blank:t},n,r){const o={...e};for(const a of n.join("").replaceAll(".",""))o[a===a.toUpperCase()?a:t]-=1;for(const a of r)o[a]-=1;return Object.entries(o).sort(([a],[s])=>+(a===t)-+(s===t)||a.localeCompare(s))}function fl(e,t,n,r,o){const{rack:a="",board:s=[],history:l=[]}=t.observation,c=l.filter(({player:k,action:A})=>k===t.seat&&A.action==="exchange"),d=`${a} ${c.length}`,[i,f]=C(()=>({...Ar,...In(e,d)})),[u,p]=C(()=>me(e)?.order??""),[g,_]=C([]),[$,v]=C(!1),y=u?ll(u,a):a,b=new el(n,s,y),m=i.laid.some(({letter:k})=>!k),{play:T,fault:U}=i.laid.length&&!m?$i(s,i.laid,i.down):{},j=()=>{f(k=>({...k,laid:[]})),_([]),v(!1)};Fe(j,[d]),B(()=>{const k={laid:i.laid,down:i.down};qe(e,{order:u,draft:{position:d,value:k}})},[d,u,i.laid,i.down]),D(()=>f(b.withoutTaken(i)),[s.join()]),B(()=>{if(r)if(j(),r.action==="play"){const{down:k}=Ve(r.at);f(Xe(r).reduce((A,E)=>b.layLetter(A,E),{...Ar,down:k}))}else r.action==="exchange"&&P(r.tiles)},[r]);function P(k=""){j(),v(!0);const A=ye(y,k);_([...A.keys()].filter(E=>A[E]))}function Z(k){p(k),_([])}function Ze({place:k=0,square:A},E){const[ee,...te]=(E??"").split(" "),[et,Gr]=te.map(Number);if(ee==="square"){const At={row:et,column:Gr};f(A?b.move(i,A,At):b.lay(i,At,y[k]))}else A?f(b.takeBack(i,A)):ee==="rack"&&et!==void 0&&Z(cl(y,k,et))}function Ce(k){const A=g.filter(ee=>ee!==k),E=A.length<g.length;$?_(E?A:[...g,k]):i.cursor?f(b.layAtCursor(i,y[k])):_(E?[]:[k])}function x(k){o?o(k):!$&&g.length?(f(b.lay(i,k,y[g[0]])),_([])):b.laidAt(i,k)?f(b.takeBack(i,k)):f(b.point(i,k))}return{rack:y,editor:b,draft:i,setDraft:f,chosen:g,exchanging:$,needsLetter:m,play:T,fault:U,left:b.left(i),clear:j,startExchange:P,shuffle:()=>Z(Ir(y)),chooseLetter:k=>f(b.chooseLetter(i,k)),onTile:Ce,onSquare:x,draggable:dr(Ze,{small:!0})}}function hl(e,t,n){const r=Q(n),[o,a]=C(null),[s,l]=C(null),[c,d]=C(()=>new Set(me(e)?.flags)),[i,f]=C(!1),u=I(t.seq);u.current=t.seq,D(()=>a(null),[t.seq]);const p=r&&t.over,g=ht(async()=>p?await pl(e):null,[e,p]).value;if(!r)return null;const{opened:_=[],bombs:$=n.bombs}=t.observation;async function v(){const b=_.length?_:Lt(n),m=await pe("lexibomb.odds",{opened:b,bombs:$}).then(({probability:T})=>({odds:T,problem:null}),T=>({odds:null,problem:$e(T)}));u.current===t.seq&&(a(m.odds),l(m.problem))}function y(b){const m=new Set(c),T=m.delete(S(b));T||m.add(S(b)),d(m),qe(e,{flags:[...m]}),an(Ei(xe(b),!T))}return{board:{opened:_,odds:o,flags:c,bombs:g},count:$,hits:_.join("").split("*").length-1,toggleFlag:y,flagging:i,toggleFlagging:()=>f(!i),hasOdds:o!==null,toggleOdds:()=>o?a(null):v(),problem:s}}async function pl(e){return(await En(e)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function $l({field:e}){const t=(n,r,o=()=>{})=>h`<${L} text=${n} class="toggle" aria-pressed=${r} onClick=${o} />`;return h`
    ${t(Ci,e.hasOdds,e.toggleOdds)}
    ${t(Si,e.flagging,e.toggleFlagging)}
  `}function Fr({rules:e}){return h`
    <p class="hint" id="legend">${Li}</p>
    <ul class="legend" aria-labelledby="legend">
      ${vl(e.multipliers).map(({premium:t,first:n,last:r})=>h`
          <li key=${n}>
            <span class="square open ${Or(t)}">
              ${n}${r>n?`–${r}`:""}
            </span>
            ${Ai(t)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label=${kr}>${St}</span>
        ${Oi}
      </li>
    </ul>
  `}function vl(e){const t=[];return e.forEach((n,r)=>{const o=t.at(-1);o&&String(o.premium)===String(n)?o.last=r:t.push({premium:n,first:r,last:r})}),t}function gl(e){const{turn:t,preview:n,rules:r,notice:o,mustAnswer:a,canAct:s,act:l}=e,{rack:c,chosen:d}=t;return h`
    <section class="panel own-turn" aria-label=${ut}>
      <div class="rack-row">
        <${il}
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
          aria-label=${xr}
          title=${xr}
          onClick=${t.shuffle}
        >
          ⇄
        </button>
      </div>
      ${t.needsLetter&&h`
          <${Vn}
            label=${Ri}
            letters=${t.editor.letters}
            onPick=${t.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${t.fault?Tr(t.fault,!1):ml(n,t.draft.laid.length,r)}
      </p>
      ${o}
      ${t.exchanging?h`
              <${wl}
                tiles=${d.map(i=>c[i]).join("")}
                canAct=${s}
                endsGame=${e.endsWithoutPoints}
                act=${l}
                onCancel=${t.clear}
              />
            `:!a&&h`<${yl} ...${e} />`}
      <p class="hint keys">${ji(r.free_blank?r.blank:null,Q(r))}</p>
    </section>
  `}function ml(e,t,n){if(!e)return null;const{words:r,bonus:o,score:a,closed:s,fault:l}=e;if(l)return Tr(l.rule,!!n.start);const c=s.length>0,[d,i,f]=Ii({words:r,bonus:o,tiles:t,isRisky:c,score:a??0,isLeast:c&&Q(n)&&_l(n)});return h`${d}<strong>${i}</strong>${f}`}var _l=({multipliers:e})=>e.flat().every(t=>t>=1);function yl(e){const{turn:t,field:n,preview:r,canAct:o,canExchange:a,endsWithoutPoints:s,act:l}=e,{play:c,draft:d}=t,[i,f]=C(!1);if(B(()=>f(!1),[o]),i)return h`
      <${bl}
        tiles=${d.laid.length}
        endsGame=${s}
        canAct=${o}
        act=${l}
        onCancel=${()=>f(!1)}
      />
    `;const u=o&&c&&!r?.fault;return h`
    <div class="row">
      <${L}
        text=${Fi(c&&Qe(c.word).toUpperCase())}
        class="main"
        disabled=${!u}
        onClick=${()=>c&&l(c)}
      />
      <${L} text=${po} disabled=${!d.laid.length} onClick=${t.clear} />
      ${!e.playsOnly&&h`
          <${L}
            text=${Ui}
            disabled=${!o||!a}
            onClick=${()=>t.startExchange()}
          />
          <${L}
            text=${Hi}
            disabled=${!o}
            onClick=${()=>f(!0)}
          />
        `}
      ${n&&h`<${$l} field=${n} />`}
    </div>
    <${yt} text=${n?.problem} />
  `}function bl({tiles:e,endsGame:t,canAct:n,act:r,onCancel:o}){const a=I(null);return D(()=>a.current?.focus(),[]),h`
    <p id="pass-question">
      ${qi(e)}${" "}
      ${t&&h`<strong>${Cr}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${a} onClick=${o}>${Wi}</button>
      <${L}
        text=${Gi}
        disabled=${!n}
        onClick=${()=>r({action:"pass"})}
      />
    </div>
  `}function wl({tiles:e,endsGame:t,canAct:n,act:r,onCancel:o}){return h`
    ${t&&h`<p><strong>${Cr}</strong></p>`}
    <div class="row">
      <${L}
        text=${zi(we(e))}
        class="main"
        disabled=${!n||!e}
        onClick=${()=>r({action:"exchange",tiles:e})}
      />
      <${L} text=${Yi} onClick=${o} />
    </div>
  `}function kl(e){const{id:t,view:n,rules:r,changes:o,canAct:a,mustAnswer:s,act:l,suggested:c,notice:d,onDraft:i}=e,{board:f=[],rack:u="",bag:p=0,history:g}=n.observation,_=n.seat!==null&&!n.over,$=hl(t,n,r),v=fl(t,n,r,c,$?.flagging?$.toggleFlag:null),{draft:y,play:b}=v,m=Tl(t,n.seq,_?b:void 0),T=re(()=>El(g),[n.seq]),U=re(()=>Ur(o),[o]);B(i,[y.laid,v.chosen]);const j=_&&{...y,laid:new Map(y.laid.map(P=>[S(P),P])),score:m?.fault===null?Cl(y.laid,m):null,onSquare:v.onSquare,onFlag:$?.toggleFlag,draggable:v.draggable,onKey:Mr(v.editor,y,v.setDraft,{onEnter:()=>b&&a&&!m?.fault&&l(b),onEscape:v.clear,onFlag:$?.toggleFlag,flagging:$?.flagging})};return h`
    <div class="board-area">
      <${Ot}
        label=${br}
        rules=${r}
        rows=${f}
        last=${T}
        ...${U}
        ...${$?.board}
        ...${j}
      />
      <${ul} rules=${r} board=${f} rack=${u} bag=${p} />
      ${$&&h`
          <p class="hint">${Ti($.count,$.hits)}</p>
          <${Fr} rules=${r} />
        `}
      ${_&&h`<p class="hint taps">${Pi}</p>`}
    </div>
    ${_&&h`
        <${gl}
          turn=${v}
          field=${$}
          preview=${m}
          rules=${r}
          notice=${d}
          mustAnswer=${s}
          canAct=${a}
          playsOnly=${e.playsOnly}
          canExchange=${p>=r.exchange_from}
          endsWithoutPoints=${xl(n,r)}
          act=${l}
        />
      `}
  `}function xl({seat:e,observation:t},n){const{scoreless:r=0,zeros:o=[]}=t;return Q(n)?(o[e??0]??0)+1>=n.zeros:r+1>=n.scoreless_turns}function Tl(e,t,n){const r=me(e)?.token,o=n&&r?{id:e,token:r,action:n,seq:t}:null,{result:a,busy:s}=On("table.score",o);return s?null:a}function Cl(e,{score:t,closed:n}){return{key:S(Hr(e)),text:`${t}${n.length?"?":""}`}}function Ur(e=[]){const t=e.flatMap(({number:n,events:r})=>r.filter(({event:o,action:a})=>o==="turn"&&a.action==="play").map(({action:o,score:a=0,hit:s=[]})=>({laid:Xe(o),score:a,hit:s,change:n})));return{arriving:new Set(t.flatMap(({laid:n})=>n.map(S))),exploding:new Set(t.flatMap(({hit:n})=>n.map(Sl))),rising:t.map(({laid:n,score:r,change:o})=>({square:S(Hr(n)),points:r,change:o}))}}var Sl=e=>S(Ve(e)),Hr=e=>e.reduce((t,n)=>t.row+t.column>n.row+n.column?t:n),El=(e=[])=>qr(e.findLast(({action:t})=>t.action!=="accept")?.action),qr=e=>new Set(e?.action==="play"?Xe(e).map(S):[]);function Ll({observation:e,rules:t,action:n,bombs:r,changes:o}){const{board:a=[],opened:s=[]}=e;return h`
    <${Ot}
      label=${br}
      rules=${t}
      rows=${a}
      last=${qr(n)}
      opened=${Q(t)?s:null}
      bombs=${r}
      ...${Ur(o)}
    />
  `}var Ol=({board:e=[],opened:t=[]},n)=>({rack:n,board:e.join("/"),...t.length?{opened:t.join("/")}:{}}),Al=({hand:e,rules:t,label:n})=>h`<${sl} tiles=${e} rules=${t} label=${n} />`,Wr={lexicon:{...cr,...Un,loadSolver:async()=>(await import("./solver.js")).LexiconSolver,RoundScores:ni,addDetails:lr,lastHands:Os,loadRules:async()=>(await import("./rules.js")).lexiconRules,emblem:"ACE",tagline:Ya},scrabble:{...Tt,...kt,listedAction:yr,loadSolver:async()=>(await import("./solver.js")).TilesSolver,loadRules:async()=>(await import("./rules.js")).scrabbleRules,emblem:"QIZ",tagline:gi},lexibomb:{...Tt,...kt,listedAction:yr,loadSolver:async()=>(await import("./solver.js")).TilesSolver,loadRules:async()=>(await import("./rules.js")).lexibombRules,emblem:"12✹",tagline:mi}};export{Ot as Board,L as Button,Ye as Card,bt as Cards,_t as Choice,Ia as CopyField,Qn as DataTable,Ua as DictionaryChoice,C as G,Wr as GAME_VIEWS,qa as GameTabs,B as J,D as K,pn as LEVELS,wt as LaidWord,Fr as Legend,Ga as Loaded,Vr as M,R as MASTER,Ha as PageChoices,tl as PositionEditor,yt as Problem,I as Q,he as Refused,Xn as RisingPoints,Fa as RulesetChoice,Yn as Segments,Jn as SoundChoice,zn as TextField,se as Tile,Wa as UndoButton,lo as VIEW_TITLES,re as Y,Zr as Z,le as __export,Ge as addressOf,bn as adviceAfterAnswer,an as announce,Gn as applyTheme,Mr as boardKeys,wo as botOption,it as botTitle,pe as call,De as capitalized,Co as capitals,rr as cardsLeftColumn,un as clearButton,hr as composed,ln as copied,O as counted,gt as currentRoute,Oa as defaultDictionary,zo as dictionaryInfo,_n as dictionaryTitle,xo as distinct,Io as doneText,Lt as emptyRows,$e as errorText,h as fe,Ea as findGame,lt as forfeitText,fa as forgetTable,mn as gameAborted,Oo as gameLog,La as gameTitle,Ca as go,Aa as hasChallenges,Q as hasMinefield,Wo as hello,Mo as helpElsewhere,yo as highestChance,ao as homeLink,fe as isFocusLost,Ho as isMistake,ra as isStorageDenied,S as keyOf,Xe as laidLetters,pa as lastChoices,ha as lastGame,Qe as lettersOf,oe as listed,oa as loadName,ro as logo,io as mainNavigation,oo as newGameTitle,Ao as nextGameStarted,nr as noCardsLeft,xn as noPuzzle,Tn as notAccepted,yn as offline,bo as opponentLabel,ho as orderLabel,nl as parseRows,Dn as parsedObject,je as percent,hn as percentPoints,qn as playSounds,ko as playerNames,To as queryProblem,En as recordOf,Sa as replaceQuery,$n as resultText,Go as rulesOf,Lo as rulesOfGame,Ma as rulesPath,Na as rulesTitle,Ba as rulesetInQuery,dn as rulesetLabel,ct as rulesetTitle,va as saveFile,mt as shownGames,Ir as shuffled,H as signed,so as skipLink,xe as squareName,fo as stopButton,ka as storeCards,$a as storeChoices,ba as storeDecks,aa as storeName,_a as storePuzzle,da as storeSeat,wa as storedCards,ya as storedDecks,ma as storedPuzzle,me as storedTable,ua as storedTables,No as toMoveText,ga as today,cn as undoButton,qe as updateTable,Qo as useAction,ea as useCurrentInView,sn as useFocus,no as useHeadingFocus,Fe as useLayoutChange,ht as usePromise,On as useRequest,Ta as useRoute,Xo as useSecondsLeft,Zo as useTitle,Vo as useUndo,pt as useWindowEvent,Ra as viewOfTurn,_e as without,Pa as withoutChallenges,Y as wordOf,Re as you,Po as yourNameLabel,ut as yourTurn};

var qr=Object.defineProperty,ie=(e,t)=>{for(var n in t)qr(e,n,{get:t[n],enumerable:!0})},xe,w,Lt,le,Ot,At,Wr,Se={},Pt=[],Gr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function q(e,t){for(var n in t)e[n]=t[n];return e}function Nt(e){var t=e.parentNode;t&&t.removeChild(e)}function Mt(e,t,n){var r,o,a,s={};for(a in t)a=="key"?r=t[a]:a=="ref"?o=t[a]:s[a]=t[a];if(arguments.length>2&&(s.children=arguments.length>3?xe.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(a in e.defaultProps)s[a]===void 0&&(s[a]=e.defaultProps[a]);return Ee(e,s,r,o,null)}function Ee(e,t,n,r,o){var a={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:o??++Lt};return w.vnode!=null&&w.vnode(a),a}function Le(e){return e.children}function Oe(e,t){this.props=e,this.context=t}function te(e,t){if(t==null)return e.__?te(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?te(e):null}function Bt(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return Bt(e)}}function Rt(e){(!e.__d&&(e.__d=!0)&&le.push(e)&&!Ae.__r++||At!==w.debounceRendering)&&((At=w.debounceRendering)||Ot)(Ae)}function Ae(){for(var e;Ae.__r=le.length;)e=le.sort(function(t,n){return t.__v.__b-n.__v.__b}),le=[],e.some(function(t){var n,r,o,a,s,l;t.__d&&(s=(a=(n=t).__v).__e,(l=n.__P)&&(r=[],(o=q({},a)).__v=a.__v+1,et(l,a,o,n.__n,l.ownerSVGElement!==void 0,a.__h!=null?[s]:null,r,s??te(a),a.__h),qt(r,a),a.__e!=s&&Bt(a)))})}function jt(e,t,n,r,o,a,s,l,c,f){var i,d,u,p,v,_,$,g=r&&r.__k||Pt,b=g.length;for(n.__k=[],i=0;i<t.length;i++)if((p=n.__k[i]=(p=t[i])==null||typeof p=="boolean"?null:typeof p=="string"||typeof p=="number"||typeof p=="bigint"?Ee(null,p,null,null,p):Array.isArray(p)?Ee(Le,{children:p},null,null,null):p.__b>0?Ee(p.type,p.props,p.key,null,p.__v):p)!=null){if(p.__=n,p.__b=n.__b+1,(u=g[i])===null||u&&p.key==u.key&&p.type===u.type)g[i]=void 0;else for(d=0;d<b;d++){if((u=g[d])&&p.key==u.key&&p.type===u.type){g[d]=void 0;break}u=null}et(e,p,u=u||Se,o,a,s,l,c,f),v=p.__e,(d=p.ref)&&u.ref!=d&&($||($=[]),u.ref&&$.push(u.ref,null,p),$.push(d,p.__c||v,p)),v!=null?(_==null&&(_=v),typeof p.type=="function"&&p.__k!=null&&p.__k===u.__k?p.__d=c=Dt(p,c,e):c=It(e,p,u,g,v,c),f||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&u.__e==c&&c.parentNode!=e&&(c=te(u))}for(n.__e=_,i=b;i--;)g[i]!=null&&(typeof n.type=="function"&&g[i].__e!=null&&g[i].__e==n.__d&&(n.__d=te(r,i+1)),Gt(g[i],g[i]));if($)for(i=0;i<$.length;i++)Wt($[i],$[++i],$[++i])}function Dt(e,t,n){var r,o;for(r=0;r<e.__k.length;r++)(o=e.__k[r])&&(o.__=e,t=typeof o.type=="function"?Dt(o,t,n):It(n,o,o,e.__k,o.__e,t));return t}function It(e,t,n,r,o,a){var s,l,c;if(t.__d!==void 0)s=t.__d,t.__d=void 0;else if(n==null||o!=a||o.parentNode==null)e:if(a==null||a.parentNode!==e)e.appendChild(o),s=null;else{for(l=a,c=0;(l=l.nextSibling)&&c<r.length;c+=2)if(l==o)break e;e.insertBefore(o,a),s=a}return s!==void 0?s:o.nextSibling}function Ft(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||Gr.test(t)?n:n+"px"}function Pe(e,t,n,r,o){var a;e:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||Ft(e.style,t,"");if(n)for(t in n)r&&n[t]===r[t]||Ft(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")a=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+a]=n,n?r||e.addEventListener(t,a?Ut:Ht,a):e.removeEventListener(t,a?Ut:Ht,a);else if(t!=="dangerouslySetInnerHTML"){if(o)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break e}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function Ht(e){this.l[e.type+!1](w.event?w.event(e):e)}function Ut(e){this.l[e.type+!0](w.event?w.event(e):e)}function et(e,t,n,r,o,a,s,l,c){var f,i,d,u,p,v,_,$,g,b,y,m=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=t.__e=n.__e,t.__h=null,a=[l]),(f=w.__b)&&f(t);try{e:if(typeof m=="function"){if($=t.props,g=(f=m.contextType)&&r[f.__c],b=f?g?g.props.value:f.__:r,n.__c?_=(i=t.__c=n.__c).__=i.__E:("prototype"in m&&m.prototype.render?t.__c=i=new m($,b):(t.__c=i=new Oe($,b),i.constructor=m,i.render=Yr),g&&g.sub(i),i.props=$,i.state||(i.state={}),i.context=b,i.__n=r,d=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),m.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=q({},i.__s)),q(i.__s,m.getDerivedStateFromProps($,i.__s))),u=i.props,p=i.state,d)m.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(m.getDerivedStateFromProps==null&&$!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps($,b),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate($,i.__s,b)===!1||t.__v===n.__v){i.props=$,i.state=i.__s,t.__v!==n.__v&&(i.__d=!1),i.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(C){C&&(C.__=t)}),i.__h.length&&s.push(i);break e}i.componentWillUpdate!=null&&i.componentWillUpdate($,i.__s,b),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,p,v)})}i.context=b,i.props=$,i.state=i.__s,(f=w.__r)&&f(t),i.__d=!1,i.__v=t,i.__P=e,f=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(r=q(q({},r),i.getChildContext())),d||i.getSnapshotBeforeUpdate==null||(v=i.getSnapshotBeforeUpdate(u,p)),y=f!=null&&f.type===Le&&f.key==null?f.props.children:f,jt(e,Array.isArray(y)?y:[y],t,n,r,o,a,s,l,c),i.base=t.__e,t.__h=null,i.__h.length&&s.push(i),_&&(i.__E=i.__=null),i.__e=!1}else a==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=zr(n.__e,t,n,r,o,a,s,c);(f=w.diffed)&&f(t)}catch(C){t.__v=null,(c||a!=null)&&(t.__e=l,t.__h=!!c,a[a.indexOf(l)]=null),w.__e(C,t,n)}}function qt(e,t){w.__c&&w.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(r){r.call(n)})}catch(r){w.__e(r,n.__v)}})}function zr(e,t,n,r,o,a,s,l){var c,f,i,d=n.props,u=t.props,p=t.type,v=0;if(p==="svg"&&(o=!0),a!=null){for(;v<a.length;v++)if((c=a[v])&&(c===e||(p?c.localName==p:c.nodeType==3))){e=c,a[v]=null;break}}if(e==null){if(p===null)return document.createTextNode(u);e=o?document.createElementNS("http://www.w3.org/2000/svg",p):document.createElement(p,u.is&&u),a=null,l=!1}if(p===null)d===u||l&&e.data===u||(e.data=u);else{if(a=a&&xe.call(e.childNodes),f=(d=n.props||Se).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(a!=null)for(d={},v=0;v<e.attributes.length;v++)d[e.attributes[v].name]=e.attributes[v].value;(i||f)&&(i&&(f&&i.__html==f.__html||i.__html===e.innerHTML)||(e.innerHTML=i&&i.__html||""))}if((function(_,$,g,b,y){var m;for(m in g)m==="children"||m==="key"||m in $||Pe(_,m,null,g[m],b);for(m in $)y&&typeof $[m]!="function"||m==="children"||m==="key"||m==="value"||m==="checked"||g[m]===$[m]||Pe(_,m,$[m],g[m],b)})(e,u,d,o,l),i)t.__k=[];else if(v=t.props.children,jt(e,Array.isArray(v)?v:[v],t,n,r,o&&p!=="foreignObject",a,s,a?a[0]:n.__k&&te(n,0),l),a!=null)for(v=a.length;v--;)a[v]!=null&&Nt(a[v]);l||("value"in u&&(v=u.value)!==void 0&&(v!==e.value||p==="progress"&&!v)&&Pe(e,"value",v,d.value,!1),"checked"in u&&(v=u.checked)!==void 0&&v!==e.checked&&Pe(e,"checked",v,d.checked,!1))}return e}function Wt(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(r){w.__e(r,n)}}function Gt(e,t,n){var r,o;if(w.unmount&&w.unmount(e),(r=e.ref)&&(r.current&&r.current!==e.__e||Wt(r,null,t)),(r=e.__c)!=null){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(a){w.__e(a,t)}r.base=r.__P=null}if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&Gt(r[o],t,typeof e.type!="function");n||e.__e==null||Nt(e.__e),e.__e=e.__d=void 0}function Yr(e,t,n){return this.constructor(e,n)}function Kr(e,t,n){var r,o,a;w.__&&w.__(e,t),o=(r=typeof n=="function")?null:n&&n.__k||t.__k,a=[],et(t,e=(!r&&n||t).__k=Mt(Le,null,[e]),o||Se,Se,t.ownerSVGElement!==void 0,!r&&n?[n]:o?null:t.firstChild?xe.call(t.childNodes):null,a,!r&&n?n:o?o.__e:t.firstChild,r),qt(a,e)}xe=Pt.slice,w={__e:function(e,t){for(var n,r,o;t=t.__;)if((n=t.__c)&&!n.__)try{if((r=n.constructor)&&r.getDerivedStateFromError!=null&&(n.setState(r.getDerivedStateFromError(e)),o=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),o=n.__d),o)return n.__E=n}catch(a){e=a}throw e}},Lt=0,Oe.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=q({},this.state),typeof e=="function"&&(e=e(q({},n),this.props)),e&&q(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),Rt(this))},Oe.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Rt(this))},Oe.prototype.render=Le,le=[],Ot=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Ae.__r=0,Wr=0;var ce,P,zt,ue=0,tt=[],Yt=w.__b,Kt=w.__r,Jt=w.diffed,Qt=w.__c,Vt=w.unmount;function Ne(e,t){w.__h&&w.__h(P,e,ue||t),ue=0;var n=P.__H||(P.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function x(e){return ue=1,Jr(Zt,e)}function Jr(e,t,n){var r=Ne(ce++,2);return r.t=e,r.__c||(r.__=[n?n(t):Zt(void 0,t),function(o){var a=r.t(r.__[0],o);r.__[0]!==a&&(r.__=[a,r.__[1]],r.__c.setState({}))}],r.__c=P),r.__}function N(e,t){var n=Ne(ce++,3);!w.__s&&rt(n.__H,t)&&(n.__=e,n.__H=t,P.__H.__h.push(n))}function D(e,t){var n=Ne(ce++,4);!w.__s&&rt(n.__H,t)&&(n.__=e,n.__H=t,P.__h.push(n))}function B(e){return ue=5,ne(function(){return{current:e}},[])}function ne(e,t){var n=Ne(ce++,7);return rt(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function Qr(e,t){return ue=8,ne(function(){return e},t)}function Vr(){tt.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Me),e.__H.__h.forEach(nt),e.__H.__h=[]}catch(t){e.__H.__h=[],w.__e(t,e.__v)}}),tt=[]}w.__b=function(e){P=null,Yt&&Yt(e)},w.__r=function(e){Kt&&Kt(e),ce=0;var t=(P=e.__c).__H;t&&(t.__h.forEach(Me),t.__h.forEach(nt),t.__h=[])},w.diffed=function(e){Jt&&Jt(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(tt.push(t)!==1&&zt===w.requestAnimationFrame||((zt=w.requestAnimationFrame)||function(n){var r,o=function(){clearTimeout(a),Xt&&cancelAnimationFrame(r),setTimeout(n)},a=setTimeout(o,100);Xt&&(r=requestAnimationFrame(o))})(Vr)),P=void 0},w.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Me),n.__h=n.__h.filter(function(r){return!r.__||nt(r)})}catch(r){t.some(function(o){o.__h&&(o.__h=[])}),t=[],w.__e(r,n.__v)}}),Qt&&Qt(e,t)},w.unmount=function(e){Vt&&Vt(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Me)}catch(n){w.__e(n,t.__v)}};var Xt=typeof requestAnimationFrame=="function";function Me(e){var t=P;typeof e.__c=="function"&&e.__c(),P=t}function nt(e){var t=P;e.__c=e.__(),P=t}function rt(e,t){return!e||e.length!==t.length||t.some(function(n,r){return n!==e[r]})}function Zt(e,t){return typeof t=="function"?t(e):t}var en=function(e,t,n,r){var o;t[0]=0;for(var a=1;a<t.length;a++){var s=t[a++],l=t[a]?(t[0]|=s?1:2,n[t[a++]]):t[++a];s===3?r[0]=l:s===4?r[1]=Object.assign(r[1]||{},l):s===5?(r[1]=r[1]||{})[t[++a]]=l:s===6?r[1][t[++a]]+=l+"":s?(o=e.apply(l,en(e,l,n,["",null])),r.push(o),l[0]?t[0]|=2:(t[a-2]=0,t[a]=o)):r.push(l)}return r},tn=new Map,h=function(e){var t=tn.get(this);return t||(t=new Map,tn.set(this,t)),(t=en(this,t.get(e)||(t.set(e,t=(function(n){for(var r,o,a=1,s="",l="",c=[0],f=function(u){a===1&&(u||(s=s.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,s):a===3&&(u||s)?(c.push(3,u,s),a=2):a===2&&s==="..."&&u?c.push(4,u,0):a===2&&s&&!u?c.push(5,0,!0,s):a>=5&&((s||!u&&a===5)&&(c.push(a,0,s,o),a=6),u&&(c.push(a,u,0,o),a=6)),s=""},i=0;i<n.length;i++){i&&(a===1&&f(),f(i));for(var d=0;d<n[i].length;d++)r=n[i][d],a===1?r==="<"?(f(),c=[c],a=3):s+=r:a===4?s==="--"&&r===">"?(a=1,s=""):s=r+s[0]:l?r===l?l="":s+=r:r==='"'||r==="'"?l=r:r===">"?(f(),a=1):a&&(r==="="?(a=5,o=s,s=""):r==="/"&&(a<5||n[i][d+1]===">")?(f(),a===3&&(c=c[0]),a=c,(c=c[0]).push(2,0,a),a=0):r===" "||r==="	"||r===`
`||r==="\r"?(f(),a=2):s+=r),a===3&&s==="!--"&&(a=4,c=c[0])}return f(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(Mt),Xr=5;function nn(e){const t=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=e,t.append(n);t.children.length>Xr;)t.firstChild?.remove()}var ot=!1,at=!1;addEventListener("keydown",()=>at=!0,!0),addEventListener("pointerdown",()=>at=!1,!0);function de(){const{activeElement:e,body:t}=document;return e===t||e?.matches(":disabled")||!1}function rn(e){D(()=>{if(!at||!de()||ot)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},e)}function Zr(e,t){const n=B(e);D(()=>{const r=n.current===e;if(n.current=e,!t.isChosen||r&&!de())return;const{activeElement:o}=document,a=document.getElementById("main"),s=new MutationObserver(c);function l(){s.disconnect(),ot=!1}function c(){const f=a.querySelector("h1");f&&(l(),!(!de()&&document.activeElement!==o)&&(f.tabIndex=-1,f.focus()))}return ot=!0,s.observe(a,{childList:!0,subtree:!0}),c(),l},[t])}var Be="You",eo={cards:"LEXICON",rest:"fast"},to="New game",no="Lexicon fast, home",ro="Skip to content",oo="Main",ao={play:"Play",puzzle:"Puzzle",solver:"Solver",words:"Words",quiz:"Quiz",replay:"Replay",rules:"Rules",table:"Table"},so=e=>`${e} · Lexicon fast`,io="Copy",on="Copied.",an="Undo",sn="Clear",lo="Stop",co="Sort by",uo="Recall",ln="Rules",fo="Dictionary",ho="Games",po="Theme",cn=[["auto","Auto"],["light","Light"],["dark","Dark"]],$o="Sounds",vo=[["off","Off"],["on","On"]];function L(e,t){return`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`}function re(e,t="and"){return e.length<2?e.join():`${e.slice(0,-1).join(", ")} ${t} ${e.at(-1)}`}function I(e,t){return e===Be?`${e} ${t}`:`${e} ${t}${/(s|sh|ch)$/.test(t)?"es":"s"}`}var H=e=>Number(e)>0?`+${e}`:`${e}`;function Re(e){const t=Math.round(e*100);return e>0&&e<1?Math.min(Math.max(t,1),99):t}function go(e){return e<=0||e>=100?Math.min(e/100,1):e>=99?.999999:(e+.499999)/100}var je=e=>e.charAt(0).toUpperCase()+e.slice(1),un=e=>`${H(Math.round(100*e)||0)}%`,dn=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Champion"]],mo="Opponent";function st(e){return dn.find(([n])=>n===e)?.[1]??e.replace(/^level(?=\d)/,"Level ")}var _o=e=>`Bot: ${st(e)}`;function bo({seats:e,seat:t}){return e.map(({name:n,bot:r},o)=>{if(o===t)return Be;if(r&&/^level\d+( \d+)?$/.test(n)){const[a,s]=n.split(" ");return[st(a),s].filter(Boolean).join(" ")}return n.trim().toLowerCase()===Be.toLowerCase()?`“${n}”`:n})}function yo(e){return e.map((t,n)=>{const r=e.slice(0,n).filter(o=>o===t).length;return r?`${t} ${r+1}`:t})}function fn(e){return e.length>1?`${re(e)} share the win.`:e.length?`${I(e[0],"win")}.`:"The game is over."}function hn(e,t,n){if(e.length!==1||t.length<2)return null;const r=L(Math.abs(t[0]-t[1]),"point");return`${I(n[e[0]],"win")} by ${r}.`}function it({player:e,reason:t},n){if(e===null)return pn;const r=n[e];return t==="clock"?`${r} ran out of time.`:t==="resigned"?`${I(r,"resign")}.`:`${I(r,"forfeit")} the game.`}var pn="The game was aborted.",$n=e=>/^(enable|yawl)$/.test(e)?e.toUpperCase():e;function wo({message:e,type:t=""}){if(t in oe&&t!=="BadQuery")return oe[t];const n=e.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,"");return`${je(n)}${/[.?!]$/.test(n)?"":"."}`}function ko(e){const t=[...e?.upper??""],n=new Map([...e?.lower??""].map((r,o)=>[r,t[o]]));return r=>[...r].map(o=>n.get(o)??o).join("")}var To={classic_poc:"original prototype"},lt=e=>To[e]??e.replaceAll("_"," ");function Co({ruleset:e,rejectsPhonies:t,isChanged:n}){const r=`${lt(e)} rules`;return t?`${r}, phonies rejected`:n?`${r}, changed`:r}var xo=e=>`${e} rules`,So="Game log",Eo="The next game has started.",Lo="Your name",ct="Your turn",Oo=e=>`Waiting for ${e}`,vn="Can’t reach the server.",Ao="This page can’t stop players from getting help elsewhere.",gn="Accept or challenge the last play, then ask for a hint.",mn="You can’t start another game right now. Finish one of your games, or try again later.",_n="This game is too long for the server.",oe={NoSuchTable:"This table doesn’t exist. It may have been deleted.",NoSeat:"This table is full.",NotOver:"The game isn’t over yet, and its record would reveal what is hidden.",NotLoaded:"This server doesn’t have the dictionary for this game.",Stale:"Someone else moved first. Check the table and try again.",NoAdvice:gn,BadToken:"The server doesn’t recognise your seat. Reload the page to watch the game.",BadAction:"The server didn’t understand this turn. Reload the page and try again.",Failure:"A bot on this server isn’t working. Start a game against a different one.",BadRecord:"This file contains no game to replay. Choose a game saved here or a GCG file.",NoDefinitions:"This server has no definitions. Remove definition: and part-of-speech: from your query.",NoPlayability:"This dictionary has no playability ranks. Remove playability: from your query.",BadQuery:"This query has a mistake. Fix it, or tap an example.",TooMuch:"This is too much for the server. Try something shorter, or try again later.","dictionary.find NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.info NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.find TooMuch":"This search takes too long. Remove some conditions, or try again later.","rules BadOption":"These rules don’t exist. Choose a ruleset from the list.","table.new TooMuch":mn,"table.again TooMuch":mn,"record.replay TooMuch":_n,"analyse TooMuch":_n,Busy:"The server is busy. Try again in a moment.",Closing:"The server is shutting down. Try again later."},Po=(e,t)=>`${e} (See line ${t}.)`,No={abort:"Everyone has had a turn, so you can no longer abort the game. You can resign.",action:oe.BadAction,added:"Add at least one card to the word.",hand:"You don’t have all the cards for this word.",order:"Keep the old word’s letters in order, and keep any Master a Master.",over:"The game is over.",phase:"Accept or challenge the last play first.",rack:"You don’t have all of these tiles.","same word":"At this table, a change must make a different word.",target:"This word is no longer on the table.",turn:"It isn’t your turn."},bn="There’s no such puzzle: the number in the link must be a whole number.",Mo=[["params.seed",bn],["params.seats","These players or names aren’t allowed. Choose others."],["params.name","This name isn’t allowed. Choose another."],["params.clock","These time limits aren’t allowed. Choose others."],["params.record","You can’t continue from this position. Choose an earlier one."],["params.events","You can’t continue from this position. Choose an earlier one."],["params.action",oe.BadAction],["params.filter.contains","Find takes letters of a word, such as QU, or, on a board, the square where it starts, such as 8D."],["params.filter.at","The square where a play starts must be on the board, such as 8D."],["params.filter.covers","Covers takes squares on the board, such as H8 O15."],["params.filter","One of these filters has an impossible value. Change it."]],yn="The server rejected this. Change your input, or reload the page.",Bo="Something went wrong on the server. Try again later.";function Ro(e){if(!e)return"";const t=L(e.tries,"attempt");return e.end==="solved"?`Solved in ${t}`:e.end==="shown"?"Not solved":t}function ut(e,t,n){const r=Math.round(e);return r?`${L(Math.abs(r),`${r>0?"more":"fewer"} ${t}`)} ${n}`:""}var wn=(e,t)=>Math.round(100*e)?`${un(e)} ${t}`:"",kn=1e3,jo=-32603,Do=413,fe=class extends Error{constructor({code:e,message:t,data:n},r){super(t),this.method=r,this.code=e,this.type=n?.type??"",this.rule=n?.rule??"",this.path=n?.path??"",this.data=n??{}}};async function he(e,t,n){const r=await fetch(`rpc/${e}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(t),signal:n}),o=await r.json();if(r.status===Do&&(o.data={type:"TooMuch"}),!r.ok)throw new fe(o,e);return o}var Io=e=>e instanceof fe&&["BadQuery","NoDefinitions","NoPlayability"].includes(e.type);async function Tn(e){const t=[];let n;do n=await he("table.record",{id:e,skip:t.length,limit:kn}),t.push(...n.lines);while(n.lines.length===kn);return t}function pe(e){if(!(e instanceof fe))return vn;const{code:t,method:n,type:r,rule:o,path:a,message:s}=e;if(t===jo)return Bo;if(a)return Mo.find(([f])=>a.startsWith(f))?.[1]??yn;const l=oe[`${n} ${r}`]??oe[r]??No[o],c=/^record:(\d+):/.exec(s)?.[1];return l&&c?Po(l,c):l??Fo(s)}function Fo(e){return je(e.replace(/^position \d+: /,"").replace(/^opened, /,""))}var De=new Map;function dt(e,t){const n=JSON.stringify([e,t]),r=De.get(n)??he(e,t);return De.set(n,r),r.catch(()=>De.delete(n)),r}var Cn=document.getElementById("hello")?.textContent;Cn&&De.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(Cn)));var Ho=()=>dt("hello",{}),Uo=async(e,t)=>(await dt("rules",{game:e,ruleset:t})).rules,qo=e=>dt("dictionary.info",{dictionary:e}),Wo=30,Go=100,zo=100;function xn(e,t){const n={value:null,error:null},[r,o]=x(n);return N(()=>{let a=!0;return o(n),e().then(s=>a&&o({value:s,error:null}),s=>a&&o({value:null,error:pe(s)})),()=>{a=!1}},t),r}function Sn(e,t){const n={result:null,error:null,failure:null,key:null},[r,o]=x(n),a=t&&JSON.stringify(t);D(()=>{if(!t){o(n);return}const f=new AbortController,i=setTimeout(()=>{he(e,t,f.signal).then(d=>o({...n,result:d,key:a}),d=>{if(d.name==="AbortError")return;const u=d instanceof fe?d:null;o({...n,error:pe(d),failure:u,key:a})})},Wo);return()=>{clearTimeout(i),f.abort()}},[e,a]);const{result:s,error:l,failure:c}=r;return{result:s,error:l,failure:c,busy:r.key!==a}}function Yo(){const[e,t]=x({busy:!1,problem:null});async function n(r){t({busy:!0,problem:null});try{await r()}catch(o){t({busy:!1,problem:pe(o)})}}return{...e,run:n}}function ft(e,t){const n=B(t);n.current=t,D(()=>{const r=o=>n.current(o);return addEventListener(e,r),()=>removeEventListener(e,r)},[e])}function Ko(e){const[{value:t,earlier:n},r]=x(()=>({value:e(),earlier:[]})),o=(s,l=!0)=>r(c=>({value:s,earlier:l?[...c.earlier.slice(1-zo),c.value]:c.earlier})),a=()=>r(s=>s.earlier.length?{value:s.earlier.at(-1),earlier:s.earlier.slice(0,-1)}:s);return ft("keydown",s=>{const{key:l,ctrlKey:c,metaKey:f,shiftKey:i,target:d}=s,u=(c||f)&&!i&&l.toLowerCase()==="z",p=d instanceof Element&&d.matches("input:not([data-undo]), textarea");!u||p||(s.preventDefault(),a())}),{value:t,set:o,undo:a,canUndo:n.length>0}}function Jo(e,t,n=!0){const r=ne(()=>performance.now(),[t]),[o,a]=x(r);N(()=>{if(!n)return;const l=setInterval(()=>a(performance.now()),Go);return()=>clearInterval(l)},[n]);const s=n?Math.max(0,o-r)/1e3:0;return Math.max(0,e-s)}function Qo(e){N(()=>{e!==null&&(document.title=so(e))},[e])}function Vo(e){const t=B(null);return N(()=>{const n=t.current,r=n?.querySelector('[aria-current="step"]');n&&r instanceof HTMLElement&&(n.scrollTop=r.offsetTop-n.clientHeight/2)},[e]),t}function Ie(e,t){const n=B(!0);D(()=>{n.current||e(),n.current=!1},t)}var En="lexicon_fast.name",Ln="lexicon_fast.tables",Fe="lexicon_fast.new_game",On="lexicon_fast.theme",ht="lexicon_fast.puzzles",An="lexicon_fast.sounds",Pn="lexicon_fast.decks",Nn="lexicon_fast.cards ",Xo=50,Zo=1100,$e=new Map,ea=()=>$e.size>0;function He(e){if($e.has(e))return $e.get(e)??null;try{return localStorage.getItem(e)}catch{return null}}function W(e,t){try{localStorage.setItem(e,t),$e.delete(e)}catch{$e.set(e,t)}}function Mn(e){try{const t=JSON.parse(e);return typeof t=="object"&&t!==null?t:{}}catch{return{}}}var G=e=>Mn(He(e)??""),ta=()=>He(En)??"",na=e=>W(En,e),ra=()=>He(On)??"",oa=e=>W(On,e),aa=()=>He(An)??"",sa=e=>W(An,e),ve=()=>G(Ln);function ia(){return Object.entries(ve()).map(([e,t])=>({id:e,...t})).sort((e,t)=>t.since-e.since)}function pt(e){const t=Object.entries(e).sort(([,n],[,r])=>r.since-n.since);W(Ln,JSON.stringify(Object.fromEntries(t.slice(0,Xo))))}var ge=e=>ve()[e]??null;function la(e,t,n){pt({...ve(),[e]:{game:t,token:n,since:Date.now()}})}function Ue(e,t){const n=ve();e in n&&pt({...n,[e]:{...n[e],...t}})}function Bn(e,t){const n=ge(e)?.draft;return n?.position===t?n.value:null}function ca(e){const{[e]:t,...n}=ve();pt(n)}var ua=()=>G(Fe).game,da=e=>G(Fe).choices?.[e]??{};function fa(e,t){const{choices:n={}}=G(Fe);W(Fe,JSON.stringify({game:e,choices:{...n,[e]:t}}))}var ha=()=>new Date().toISOString().slice(0,10),Rn=(e,t)=>`${t} ${e}`,pa=(e,t)=>G(ht)[Rn(e,t)]??null;function $a(e,t,n){const r={...G(ht),[Rn(e,t)]:n},o=Object.entries(r).sort(([a],[s])=>a<s?1:-1).slice(0,Zo);W(ht,JSON.stringify(Object.fromEntries(o)))}var va=()=>G(Pn),ga=e=>W(Pn,JSON.stringify(e)),ma=e=>G(Nn+e),_a=(e,t)=>W(Nn+e,JSON.stringify(t)),ba="play";function $t(){const[e,t=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...r]=e.split("/");return{name:n||ba,rest:r,query:new URLSearchParams(t)}}var qe=null;function ya(){const[e,t]=x(()=>({...$t(),isChosen:!1}));return ft("hashchange",()=>{t({...$t(),isChosen:location.hash!==qe}),qe=null}),e}function We(e,t={}){const n=new URLSearchParams(Object.entries(t).filter(([,r])=>r));return`#/${e}${n.size?`?${n}`:""}`}function wa(e){qe=We(e),location.hash=qe}function ka(e,t){history.replaceState(null,"",We(e,t))}var jn={};ie(jn,{actionText:()=>Gn,adviceFigure:()=>as,adviceHint:()=>os,cardText:()=>Q,differences:()=>ss,endFacts:()=>rs,eventText:()=>ts,pastActionText:()=>zn});var Ta="✦";function ae({letter:e,wild:t=!1,points:n=null,classes:r="",...o}){const{corner:a,onClick:s,...l}=o,f=["tile",r,t&&"wild",a===void 0&&t&&e&&"star"].filter(Boolean).join(" "),i=a!=null,d=h`
    <span class="letter" aria-hidden="true">${e||Ta}</span>
    ${i&&h`<span class="corner" aria-hidden="true">${a}</span>`}
    ${n!==null&&h`${" "}<span class="points" aria-hidden="true">${n}</span>`}
  `;return s?h`
    <button type="button" class=${f} onClick=${s} ...${l}>${d}</button>
  `:h`<span class=${f} ...${l}>${d}</span>`}function Dn({label:e,letters:t,onPick:n}){return h`
    <fieldset class="letters">
      <legend>${e}</legend>
      ${t.map(r=>h`
          <button type="button" key=${r} onClick=${()=>n(r)}>${r}</button>
        `)}
    </fieldset>
  `}function me(e,t){const n=_e(e,t);return[...e].filter((r,o)=>!n[o])}function _e(e,t){const n=[...t];return[...e].map(r=>{const o=n.indexOf(r);return o>=0&&n.splice(o,1),o>=0})}var Ca="The word game with cards: be the first to play your whole hand.",In="Master",Fn=(e,t)=>t===void 0?e:`${e}, ${L(t,"point")}`,xa=(e,t)=>t.length?`${e} (Master as ${re(t)})`:e,Sa=(e,t)=>t.length?`${e}, with a Master for ${t.join(" and ")}`:e,Ea="Table",La="Words on the table",Oa="No words yet",Aa=(e,t)=>`Change ${e}${t?", new":""}`,Hn=e=>L(e,"card"),Pa="Stock",Na="Exposed",Ma="No exposed card",Ba="Your hand",Ra="The Master stands for",ja="Play the word",Da=(e="a card",t="the exposed card")=>`Discard ${e}, take ${t}`,Ia=(e="a card")=>`Discard ${e}, draw from the stock`,Fa="To draw, put just the card you’re discarding in the tray.",Ha="Your word",Ua="Click cards, drag them here, or type.",qa="Word",Wa="Type hat, or h[a]t with the Master for A. Type hat>thatched to insert cards into a table word, larch>lurch to change some of its cards.",Ga={hand:"from your hand",table:"on the table",none:"not in your hand"};function za({letter:e,isMaster:t,points:n,from:r}){const o=t?`${In}${e?` for ${e}`:""}`:e,a=r==="table"?"click to replace it":"click to take it back";return`${Fn(o,n)}, ${Ga[r]}: ${a}`}var Ya="out of the game",Un="none",Ka=e=>`Cards left in your hand count against you. The lowest score wins; a player with ${e} or more is out of the game.`,Ja="Player",qn="Cards left",Qa="Challenges",Va="This round",Xa="Score",Za=e=>`No hand got smaller for ${L(e,"turn")}, so the round ends and all cards count.`,es=(e,t)=>`${e} went out${t?`: ${t} became`:" with"}`,R="*";function M(e){return(e.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{const r=n.replace(/[[\]*?]/g,"");return{letter:r,master:n!==r}})}function Ge(e){return e.map(({letter:t,master:n})=>n?`[${t.toLowerCase()}]`:t.toLowerCase()).join("")}var z=e=>e.replace(/[[\]]/g,"").toUpperCase(),be=e=>xa(z(e),Wn(e)),Wn=e=>M(e).filter(({master:t})=>t).map(({letter:t})=>t);function ze({card:e,points:t,...n}){const r=e===R;return h`
    <${ae}
      classes="card"
      letter=${r?"":e}
      wild=${r}
      points=${t?.[e]??null}
      aria-label=${Fn(r?In:e,t?.[e])}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function vt({cards:e,label:t}){return h`
    <span class="cards small" role="img" aria-label=${t??e}>
      ${[...e].map(n=>h`<${ze} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function gt({laid:e}){const t=Sa(z(e),Wn(e));return h`
    <span class="cards word" role="img" aria-label=${t}>
      ${M(e).map(({letter:n,master:r})=>h`<${ae} classes="card" letter=${n} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var Q=e=>e===R?"the Master":e;function Gn(e,{table:t=[]}={}){return Yn(e,"target"in e?t[e.target]:void 0).join(" ").trimEnd()}function zn(e,t,{old:n,gained:r=[],taken:o}={}){const[a,s]=Yn(e,n,o),l=r.length?`, taking ${re(r.map(Q))}`:"";return`${`${I(t,a)} ${s}`.trimEnd()}${l}.`}function Yn(e,t,n){switch(e.action){case"form":return["form",be(e.laid)];case"insert":return["turn",`${t?z(t):"a word"} into ${be(e.laid)}`];case"substitute":return["change",`${t?be(t):"a word"} to ${be(e.laid)}`];case"draw":{const r=`the exposed ${n?Q(n).replace("the ",""):"card"}`,o=e.take==="exposed"?r:"a card from the stock";return["discard",`${Q(e.discard)} for ${o}`]}default:return[e.action,""]}}function ts(e,t){switch(e.event){case"dealer draw":return`Draw for the deal: ${e.players.map((r,o)=>`${t[r]} ${e.cards[o]}`).join(", ")}.`;case"deal":{const n=I(t[e.dealer],"deal");return`Round ${e.round}: ${n}. Exposed: ${Q(e.exposed)}.`}case"turn":return ns(e,t);case"round end":{const n=e.points.map((a,s)=>`${t[s]} ${a}`).join(", "),r=e.winner??0;return`End of the round: ${e.why==="out"?`${t[r]} went out`:"no hand got smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${fn(e.winners.map(n=>t[n]))}`;case"forfeit":return it(e,t);default:return null}}function ns(e,t){const{player:n,action:r,taken:o,right:a,play:s,penalties:l={}}=e;switch(r.action){case"accept":return null;case"challenge":{const c=s&&"laid"in s.action?be(s.action.laid):"the play",f=a?"it’s a phony and comes off the table":"it’s valid and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,p])=>`${t[Number(u)]} ${H(p)}`),d=i.length?` (${i.join(", ")})`:"";return`${I(t[n],"challenge")} ${c}: ${f}${d}.`}default:{const c=r.action==="draw"&&r.take==="blind",f=o&&c?` It’s ${Q(o)}.`:"",i=e.renewed?" The exposed pile was shuffled into the stock.":"";return`${zn(r,t[n],e)}${f}${i}`}}}function rs(e,t){let n=[],r=0;for(const d of e){if(d.event!=="turn"||d.action.action==="accept")continue;const{player:u,action:p,right:v}=d;if(p.action==="challenge"){v&&(n=n.slice(0,-1));continue}r+=1,"laid"in p&&n.push({player:u,laid:p.laid})}const o=({laid:d})=>z(d).length,a=n.toSorted((d,u)=>o(u)-o(d))[0],s=e.filter(({event:d})=>d==="round end").length,l=e.findLast(d=>d.event==="game end"),c=l?.event==="game end"?l.scores:[],f=l?.event==="game end"?l.winners:[];return[hn(f,c.toSorted((d,u)=>d-u),t),a&&`Longest word: ${z(a.laid).toUpperCase()}, by ${t[a.player]}.`,s&&`${L(s,"round")}, ${L(Number((r/s).toFixed(1)),"turn")}${s>1?" each on average":""}.`].flatMap(d=>d||[])}var os=()=>"How many points you gain on your opponents this round, on average, with the margin of error.",as=({gain:e,margin:t})=>({value:e,figure:H(e.toFixed(1)),margin:t?t.toFixed(1):""}),ss=(e,t)=>[ut(e.points-t.points,"point","at risk"),wn(e.win-t.win,"to go out first")],Ye=e=>M(e).map(({letter:t,master:n})=>n?R:t),is=e=>[...e].sort((t,n)=>+(t===R)-+(n===R)||t.localeCompare(n)).join("");function Kn(e,t,n){let r;return e.map(o=>{switch(o.event){case"deal":return r=new cs(o,t,n),o;case"turn":return r.turn(o);case"round end":return{...o,...r.result};default:return o}})}function ls(e,t){return e.findLast(({event:r})=>r==="round end").points.map((r,o)=>{const a=e.map(s=>s.event==="deal"?{...s,hand:s.hands[s.players.indexOf(o)]??""}:s);return Kn(a,t,o).findLast(s=>s.event==="round end")?.hand})}var cs=class{#t=null;#n={};#e;#r;constructor({round:e,players:t,hand:n=""},r,o){this.number=e,this.rules=r,this.seat=o,this.#e={table:[],hand:[...n],sizes:Object.fromEntries(t.map(a=>[a,r.cards_each]))},this.#r=this.#e}get result(){return{round:this.number,play:this.#t,left:this.#e.sizes,hand:is(this.#e.hand),penalties:this.#n}}turn(e){const{action:t,player:n}=e;switch(t.action){case"accept":return e;case"challenge":return this.#s(e);case"draw":return n===this.seat&&this.#o([t.discard],[e.taken??""]),e;default:return this.#a(e,t)}}#o(e,t){this.#e={...this.#e,hand:[...me(this.#e.hand,e),...t]}}#a(e,t){const{table:n,sizes:r}=this.#e,o="target"in t?t.target:n.length,a=n[o]??"",s=me(Ye(t.laid),Ye(a)),l=me(Ye(a),Ye(t.laid));return this.#r=this.#e,this.#e={...this.#e,table:n.toSpliced(o,1,t.laid),sizes:{...r,[e.player]:r[e.player]-s.length+l.length}},e.player===this.seat&&this.#o(s,l),this.#t={...e,old:a,gained:l},this.#t}#s(e){const{right_challenger:t,right_offender:n,wrong_challenger:r}=this.rules,o=this.#t?.player??e.player,a=e.right?{[o]:n,[e.player]:t}:{[e.player]:r};e.right&&(this.#e=this.#r);for(const[s,l]of Object.entries(a))this.#n[s]=(this.#n[s]??0)+l;return{...e,play:this.#t,penalties:a}}},Jn={};ie(Jn,{Play:()=>Us,Position:()=>Ks,StaticHand:()=>Qs,solverQuery:()=>Js});var Qn={mouse:6,pen:6,touch:12},us=44;function Vn(e,{small:t=!1}={}){const n=B(e);return n.current=e,r=>({onPointerDown(o){o.button===0&&o.isPrimary&&ds(o,t,a=>n.current(r,a))}})}function ds(e,t,n){const r=e.currentTarget,o=t&&e.pointerType==="touch"?us:0;let a=null,s=null;r.hasPointerCapture(e.pointerId)&&r.releasePointerCapture(e.pointerId);const l=i=>{s?.classList.remove("over"),i?.classList.add("over"),s=i},c=i=>{if(i.pointerId!==e.pointerId)return;const d=i.clientX-e.clientX,u=i.clientY-e.clientY,p=Qn[e.pointerType]??Qn.mouse;!a&&Math.hypot(d,u)<p||(a??=fs(r),a.style.transform=`translate(${d}px, ${u-o}px) scale(1.08)`,l(Xn(i,o)))},f=i=>{i.pointerId===e.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",f),removeEventListener("pointercancel",f),l(null),a&&(a.remove(),r.classList.remove("lifted"),hs(),i.type==="pointerup"&&n(Xn(i,o)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",f),addEventListener("pointercancel",f)}function fs(e){const{left:t,top:n,width:r,height:o}=e.getBoundingClientRect(),a=e.cloneNode(!0);return a.classList.add("ghost"),a.style.cssText+=`left: ${t}px; top: ${n}px; width: ${r}px; height: ${o}px;
    transition: none`,a.setAttribute("aria-hidden","true"),a.removeAttribute("id"),document.body.append(a),e.classList.add("lifted"),a}function Xn({clientX:e,clientY:t},n){const r=o=>document.elementFromPoint(e,o)?.closest("[data-drop]")??null;return r(t-n)??r(t)}function hs(){const e=n=>{t(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},t=()=>{removeEventListener("click",e,{capture:!0}),removeEventListener("pointerdown",t,{capture:!0})};addEventListener("click",e,{capture:!0}),addEventListener("pointerdown",t,{capture:!0})}function Zn(e,t,n){const r=M(n),{kind:o,oldCells:a}=t===null?{kind:"form",oldCells:[]}:ps(M(t),r),s=[...e],l=u=>{const p=s.indexOf(u);return p>=0&&s.splice(p,1),p>=0},c=[],f=r.map(({letter:u,master:p},v)=>{const _=a[v];if(_)return{letter:u,master:_.master,from:"table"};const $=!p&&l(u)?u:l(R)?R:null;return $===null?{letter:u,master:p,from:"none"}:(c.push($),{letter:u,master:$===R,from:"hand"})}),i=f.every(({letter:u,from:p})=>u&&p!=="none"),d=c.length>0&&f.length>1;return{kind:i&&d?o:null,cells:f,cards:c,laid:Ge(f)}}function ps(e,t){if(t.length<e.length)return{kind:null,oldCells:[]};if(t.length>e.length){let o=0;const a=t.map(({letter:s,master:l})=>{const c=e[o];if(!(c?.letter!==s||l&&!c.master))return o+=1,c});return o===e.length?{kind:"insert",oldCells:a}:{kind:null,oldCells:[]}}const n=t.some(({letter:o},a)=>o!==e[a].letter);return{kind:"substitute",oldCells:t.map(({letter:o,master:a},s)=>{const l=e[s];return o===l.letter&&(n||a===l.master)?l:void 0})}}function $s({kind:e,laid:t},n){return e===null?null:e==="form"?{action:e,laid:t}:{action:e,target:n,laid:t}}var V={target:null,text:"",caret:0,chosen:null},Ke=(e,t)=>({...V,target:e,text:t,caret:M(t).length});function vs(e){return e.action==="draw"?se(V,e.discard):Ke(e.target??null,e.laid)}function se(e,t,n=null){const{chosen:r,caret:o}=e,a=M(e.text),s=t===R?{letter:"",master:!0}:{letter:t,master:!1},l=n===null&&r!==null,c=n??r??o;return a.splice(c,l?1:0,s),{...e,text:Ge(a),caret:l?o:c+1,chosen:null}}function er(e,t,n){const r=M(e.text),o=n!==null&&M(n).length===r.length;r.splice(t,1,...o?[M(n)[t]]:[]);const a=Math.min(e.caret,r.length);return{...e,text:Ge(r),caret:a,chosen:null}}function gs(e,t){const n=M(e.text);return n[n.findIndex(r=>!r.letter)]={letter:t,master:!0},{...e,text:Ge(n)}}function ms(e,t,n,r){const[o,a]=t.split(">",2);if(a!==void 0){const s=r.findIndex(l=>tr(l)===tr(o));if(s>=0)return Ke(s,a)}return{...e,text:t,caret:M(t.slice(0,n)).length,chosen:null}}var tr=e=>M(e).map(({letter:t})=>t).join(""),_s=new Set,bs=new Map,ys=12;function nr({observation:e,points:t,target:n=null,onWord:r=null,...o}){const{fresh:a=_s,arriving:s=bs,hasPiles:l=!0}=o,{table:c=[],pile:f="",stock:i=0}=e,d=f.at(-1),u=B(null);return N(()=>{const p=u.current,v=p?.querySelector(".fresh:last-child, .fresh");p&&v instanceof HTMLElement&&(p.scrollTop=v.offsetTop-p.clientHeight/2)},[c.join()]),h`
    <section class="felt" aria-label=${Ea}>
      ${l&&h`<${ws} stock=${i} exposed=${d} points=${t} />`}
      <ul
        ref=${u}
        class="laid-words ${c.length>ys?"many":""}"
        aria-label=${La}
      >
        ${c.length===0&&h`<li class="nothing">${Oa}</li>`}
        ${c.map((p,v)=>{const _=h`<${gt} key=${s.get(v)} laid=${p} />`,$=[a.has(v)&&"fresh",s.has(v)&&"arriving"],g=h`
            <button
              type="button"
              class="laid-word"
              data-drop=${`word ${v}`}
              aria-pressed=${v===n}
              aria-label=${Aa(z(p),a.has(v))}
              onClick=${()=>r?.(v)}
            >
              ${_}
            </button>
          `;return h`
            <li key=${v} class=${$.filter(Boolean).join(" ")}>
              ${r?g:_}
            </li>
          `})}
      </ul>
    </section>
  `}function ws({stock:e,exposed:t,points:n}){return h`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${Hn(e)}>
          ${e}
        </span>
        <figcaption>${Pa}</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${t?h`<${ze} card=${t} points=${n} />`:h`
                <span class="tile card none" role="img" aria-label=${Ma}></span>
              `}
        <figcaption>${Na}</figcaption>
      </figure>
    </div>
  `}var mt=({games:e})=>e.filter(({game:t})=>Object.hasOwn(Hr,t));function ks(e,t){const n=mt(e);return n.find(({game:r})=>r===t)??n[0]}var Ts=({games:e},t)=>e.find(({game:n})=>n===t)?.title??t,Cs=({words:e},t)=>e&&t.includes(e)?e:t[0],xs=e=>!!e.without_challenges,Ss=(e,t)=>({base:t,...e.without_challenges});function Es(e,{ruleset:t,...n}){const r=t.replace(/, changed$/,""),o=Object.entries(e.without_challenges??{});return Co({ruleset:r,rejectsPhonies:o.length>0&&o.every(([a,s])=>n[a]===s),isChanged:r!==t})}function Ls(e,t){const n=typeof t=="string"?t:JSON.stringify(t);return We(`rules/${e}`,{ruleset:n})}function Os(e){const t=e.get("ruleset");if(!t?.startsWith("{"))return t;try{return JSON.parse(t)}catch{return t}}var As=(e,t,n)=>({game:e,observation:t,seq:n,seat:t.player,to_move:t.player,phase:"turn",over:!1}),rr=()=>aa()==="on"?"on":"off";function Ps(e){sa(e),or(["turn"])}function or(e){rr()!=="off"&&import("./sound_player.js").then(({play:t})=>t(e),()=>{})}function ar(){const e=ra();return cn.some(([t])=>t===e)?e:"auto"}function sr(){const e=ar();document.documentElement.style.colorScheme=e==="auto"?"":e}function Ns(e){oa(e),sr()}function ir({label:e,id:t,hint:n,value:r,onInput:o,...a}){return h`
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
  `}function Ms({label:e,id:t,hint:n,value:r,lines:o=1}){const[a,s]=x(!1),l=({target:i})=>i.select();async function c(){document.getElementById(t).select();try{await navigator.clipboard.writeText(r),s(!0)}catch{s(!1)}}const f={id:t,readonly:!0,value:r,"aria-describedby":n?`${t}-hint`:void 0,onFocus:l,onClick:l};return h`
    <div class="row copy">
      <div class="field">
        <label for=${t}>${e}</label>
        ${o>1?h`<textarea rows=${o} ...${f}></textarea>`:h`<input type="text" ...${f} />`}
      </div>
      <button type="button" onClick=${c}>${io}</button>
      <span role="status">${a?on:""}</span>
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
  `}function Bs({info:e,...t}){const n=e.rulesets.map(r=>[r,lt(r)]);return h`<${_t} label=${ln} id="ruleset" options=${n} ...${t} />`}function Rs({dictionaries:e,...t}){const n=e.map(r=>[r,$n(r)]);return h`
    <${_t} label=${fo} id="dictionary" options=${n} ...${t} />
  `}function lr({label:e,value:t,options:n,onChange:r}){return h`
    <div class="segments" role="group" aria-label=${e}>
      ${n.map(([o,a])=>h`
          <button
            type="button"
            key=${o}
            aria-pressed=${o===t}
            onClick=${()=>r(o)}
          >
            ${a}
          </button>
        `)}
    </div>
  `}function cr({label:e,options:t,load:n,choose:r}){const[o,a]=x(n);return h`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${e}</span>
      <${lr} label=${e} value=${o} options=${t} onChange=${l=>{r(l),a(l)}} />
    </div>
  `}var ur=()=>h`
  <${cr}
    label=${$o}
    options=${vo}
    load=${rr}
    choose=${Ps}
  />
`,js=()=>h`
  <div class="row">
    <${cr}
      label=${po}
      options=${cn}
      load=${ar}
      choose=${Ns}
    />
    <${ur} />
  </div>
`;function Ds({server:e,view:t,game:n}){return h`
    <nav aria-label=${ho}>
      ${mt(e).map(({game:r,title:o})=>h`
          <a
            key=${r}
            href=${`#/${t}/${r}`}
            aria-current=${r===n?"page":void 0}
            >${o}</a
          >
        `)}
    </nav>
  `}function dr({columns:e,rows:t,classes:n="",rowHeads:r=!1}){const o=e.filter(s=>s!==!1),a=o.map(({number:s})=>s?"number":void 0);return h`
    <table class="list ${n}">
      <thead>
        <tr>
          ${o.map(({title:s},l)=>h`<th scope="col" class=${a[l]}>${s}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${t.map(({key:s,cells:l})=>h`
            <tr key=${s}>
              ${l.filter(c=>c!==!1).map((c,f)=>r&&f===0?h`<th scope="row">${c}</th>`:h`<td class=${a[f]}>${c}</td>`)}
            </tr>
          `)}
      </tbody>
    </table>
  `}function Is({undo:e,canUndo:t}){return h`
    <button type="button" disabled=${!t} onClick=${e}>${an}</button>
  `}function fr({text:e}){return h`<p class="problem" role="alert" hidden=${!e}>${e}</p>`}function Fs({draft:e,word:t,points:n,draggable:r,onType:o,onCell:a,onGap:s,onClear:l}){const{cells:c}=t,f=({target:d})=>o(d.value,d.selectionStart??0),i=d=>h`
    <span
      key=${`gap ${d}`}
      class="gap ${d===e.caret?"here":""}"
      data-drop=${`gap ${d}`}
      aria-hidden="true"
      onClick=${()=>s(d)}
    ></span>
  `;return h`
    <div class="tray" data-drop="tray" role="group" aria-label=${Ha}>
      ${c.map((d,u)=>h`
          ${i(u)}
          <${Hs}
            key=${`cell ${u}`}
            cell=${d}
            place=${u}
            chosen=${u===e.chosen}
            points=${n}
            onClick=${()=>a(u)}
            ...${d.from==="hand"?r({cell:u}):{}}
          />
        `)}
      ${i(c.length)}
      ${!c.length&&h`<span class="hint">${Ua}</span>`}
    </div>
    <div class="row typing">
      <${ir}
        label=${qa}
        id="word"
        value=${e.text}
        onInput=${o}
        onKeyUp=${f}
        onClick=${f}
        data-home="play"
      />
      <button type="button" onClick=${l}>${sn}</button>
    </div>
    <p class="hint keys">${Wa}</p>
  `}function Hs({cell:{letter:e,master:t,from:n},place:r,chosen:o,points:a,...s}){const l=a[t?R:e];return h`
    <${ae}
      classes=${`card from-${n}`}
      letter=${e}
      wild=${t}
      points=${l??null}
      aria-label=${za({letter:e,isMaster:t,points:l,from:n})}
      aria-pressed=${n==="table"?o:void 0}
      data-drop=${`cell ${r}`}
      ...${s}
    />
  `}function Us(e){const{id:t,view:n,rules:r,changes:o,canAct:a,act:s,suggested:l,onDraft:c,notice:f,playsOnly:i}=e,{observation:d}=n,{hand:u="",table:p=[]}=d,v=zs(n.seat,d.history),_=[v,u,...p].join(" "),[$,g]=x(()=>({...V,...Bn(t,_)}));Ie(()=>g(V),[u,v]),Ie(()=>{$.target!==null&&g(V)},[p.join()]),N(()=>Ue(t,{draft:{position:_,value:$}}),[_,$]),N(()=>{l&&g(vs(l))},[l]),N(c,[$.text,$.target]),rn([$.text,$.target]);const b=$.target===null?null:p[$.target],y=Zn(u,b,$.text),m=$s(y,$.target),C=$.target===null&&y.cells.length===1?y.cards[0]:void 0,F=Vn(A),j=n.seat!==null&&!n.over;function A({card:T,cell:k=0},O){const[E,Z]=(O??"").split(" "),ee=Number(Z);T===void 0?E!=="gap"&&E!=="cell"&&g(er($,k,b)):E==="blind"||E==="exposed"?a&&s({action:"draw",discard:T,take:E}):E==="word"?g(se(Ke(ee,p[ee]),T)):E==="gap"?g(se($,T,ee)):E==="cell"?g(se({...$,chosen:ee},T)):E==="tray"&&g(se($,T))}function X(T){y.cells[T].from==="table"?g({...$,chosen:$.chosen===T?null:T}):g(er($,T,b))}function Xe(T){T.preventDefault(),m&&a&&s(m)}const Ce=h`
    <${nr}
      observation=${d}
      points=${r.points}
      target=${$.target}
      hasPiles=${!i}
      fresh=${Ys(d.history,n.seat)}
      arriving=${hr(o,p)}
      onWord=${j&&(T=>g(T===$.target?V:Ke(T,p[T])))}
    />
  `;return j?h`
    ${Ce}
    <form class="panel own-turn" aria-label=${ct} onSubmit=${Xe}>
      ${f}
      <${Ws}
        hand=${u}
        used=${y.cards}
        points=${r.points}
        onCard=${T=>g(se($,T))}
        draggable=${F}
      />
      <${Fs}
        draft=${$}
        word=${y}
        points=${r.points}
        draggable=${F}
        onType=${(T,k)=>g(ms($,T,k,p))}
        onCell=${X}
        onClear=${()=>g(V)}
        onGap=${T=>g({...$,caret:T,chosen:null})}
      />
      ${y.cells.some(({letter:T})=>!T)&&h`
          <${Dn}
            label=${Ra}
            letters=${Object.keys(r.points).filter(T=>T!==R).sort()}
            onPick=${T=>g(gs($,T))}
          />
        `}
      <${Gs}
        action=${m}
        discard=${C}
        advised=${C&&l?.discard===C?l.take:void 0}
        observation=${d}
        canAct=${a}
        playsOnly=${i}
        act=${s}
      />
    </form>
  `:Ce}var qs=10;function Ws({hand:e,used:t,points:n,onCard:r,draggable:o}){const a=B(null),s=B(null),l=_e(e,t);return D(()=>{if(s.current===null||!de())return;const c=l.findIndex((i,d)=>!i&&d>Number(s.current)),f=c<0?l.lastIndexOf(!1):c;a.current?.children[f]?.focus(),s.current=null},[t.join()]),h`
    <div
      ref=${a}
      class="hand cards ${e.length>qs?"many":""}"
      role="group"
      aria-label=${Ba}
    >
      ${[...e].map((c,f)=>h`
          <${ze}
            key=${`${f}${c}`}
            card=${c}
            points=${n}
            disabled=${l[f]}
            onClick=${()=>{s.current=f,r(c)}}
            ...${o({card:c})}
          />
        `)}
    </div>
  `}function Gs({action:e,discard:t,advised:n,observation:r,canAct:o,playsOnly:a,act:s}){const l=r.pile?.at(-1),c=_=>s({action:"draw",discard:t,take:_}),f=o&&t!==void 0,[i,d]=[t,l].map(_=>_&&Q(_)),u=e?je(Gn(e,r)):ja,p=_=>n===_?"main":"",v=h`
    <button class=${p(void 0)} disabled=${!o||!e}>${u}</button>
  `;return a?h`<div class="row actions">${v}</div>`:h`
    <div class="row actions">
      ${v}
      <button
        type="button"
        class=${p("exposed")}
        disabled=${!f||!l}
        onClick=${()=>c("exposed")}
      >
        ${Da(i,d)}
      </button>
      <button
        type="button"
        class=${p("blind")}
        disabled=${!f}
        onClick=${()=>c("blind")}
      >
        ${Ia(i)}
      </button>
    </div>
    ${o&&!f&&h`<p class="hint">${Fa}</p>`}
  `}var zs=(e,t=[])=>t.filter(({player:n,action:r})=>n===e&&!["accept","challenge"].includes(r.action)).length;function Ys(e=[],t){let n=new Set,r=0,o={places:n,words:r};for(const{player:a,action:s,right:l}of e){if(s.action==="accept")continue;if(s.action==="challenge"){l&&({places:n,words:r}=o);continue}if(o={places:n,words:r},(a===t||t===null)&&(n=new Set),!("laid"in s))continue;const c="target"in s?s.target:r;a!==t&&(n=new Set([...n,c])),c===r&&(r+=1)}return n}function hr(e=[],t=[]){const n=e.flatMap(({number:r,events:o})=>o.flatMap(({action:a})=>a?.laid?[{word:a.laid,number:r}]:[]));return new Map(n.map(({word:r,number:o})=>[t.lastIndexOf(r),o]))}var Ks=({observation:e,rules:t,changes:n})=>h`
  <${nr}
    observation=${e}
    points=${t.points}
    arriving=${hr(n,e.table)}
  />
`,Js=({table:e=[]},t)=>({position:[t,...e].join(" ")}),Qs=({hand:e,label:t})=>h`<${vt} cards=${e} label=${t} />`;function Vs({end:e,names:t,seat:n,rules:r,hands:o=[]}){const{left:a,points:s,scores:l,penalties:c,out:f=[]}=e,i=Object.values(c).some(u=>u!==0),d=u=>{const p=o[u]??(u===n?e.hand:"");return[f.includes(u)?h`${t[u]} <span class="tag">${Ya}</span>`:t[u],p?h`<${vt} cards=${p} />`:a[u]?Hn(a[u]):Un,i&&H(c[u]??0),H(s[u]),h`<strong>${l[u]}</strong>`]};return h`
    <${Xs} end=${e} names=${t} rules=${r} />
    <p class="hint">${Ka(r.out_at)}</p>
    <${dr}
      rowHeads
      columns=${[{title:Ja},{title:qn},i&&{title:Qa,number:!0},{title:Va,number:!0},{title:Xa,number:!0}]}
      rows=${[...t.keys()].filter(u=>u in a).map(u=>({key:u,cells:d(u)}))}
    />
  `}function Xs({end:{why:e,winner:t,play:n,left:r},names:o,rules:a}){if(e!=="out"||!n||!("laid"in n.action)){const l=a.guard*Object.keys(r).length;return h`<p>${Za(l)}</p>`}const s=n.old?z(n.old):void 0;return h`
    <p class="row">
      <strong>${es(o[t??0],s)}</strong>
      <${gt} laid=${n.action.laid} />
    </p>
  `}var bt={};ie(bt,{actionText:()=>Zs,adviceFigure:()=>li,adviceHint:()=>ii,differences:()=>ci,endFacts:()=>ai,eventText:()=>ei,lettersOf:()=>Je,pastActionText:()=>we,tilesText:()=>ye});var Je=e=>e.replace(/[()]/g,"");function pr(e){const t=[...e.replace(/\([^)]*\)/g,"")].filter(o=>o!==o.toUpperCase()),n=Je(e).toUpperCase();if(!t.length)return n;const r=re(t.map(o=>o.toUpperCase()));return`${n} (${r} ${t.length>1?"blanks":"a blank"})`}function ye(e){const t=e.replace(/[?_]/g,""),n=e.length-t.length,r=n>1?`${n} blanks`:"a blank";return[t,n&&r].filter(Boolean).join(" and ")}var Zs=e=>$r(e).filter(Boolean).join(" ");function we(e,t,n=""){const[r,o]=$r(e);return`${[I(t,r),o,n].filter(Boolean).join(" ")}.`}function $r(e){switch(e.action){case"play":return["play",`${pr(e.word)} at ${e.at}`];case"exchange":return["exchange",ye(e.tiles)];default:return[e.action,""]}}function ei(e,t){switch(e.event){case"start draw":return`Draw for the first move: ${e.players.map((r,o)=>`${t[r]} ${ye(e.tiles[o])}`).join(", ")}.`;case"turn":return oi(e,t[e.player]);case"lost turn":return`${I(t[e.player],"lose")} a turn for a failed challenge.`;case"deal":return`${I(t[e.starter],"start")}.`;case"game end":return ri(e,t);case"forfeit":return it(e,t);case"taken back":return`Phony: the last play by ${t[e.player]} comes off the board.`;case"points":return`${t[e.player]} ${H(e.points)} ${ti[e.why]}.`;default:return null}}var ti={challenge:"for a failed challenge of the play",time:"for time",tiles:"for tiles left"},ni={out:"the bag and one rack are empty",scoreless:"too many scoreless turns in a row",zeros:"too many scoreless turns in a row"};function ri({why:e,adjustments:t,scores:n},r){const o=s=>r.map((l,c)=>`${l} ${s[c]}`).join(", "),a=t.some(Boolean)?` Tiles left: ${o(t.map(H))}.`:"";return`End of the game: ${ni[e]}.${a} Scores: ${o(n)}.`}function oi(e,t){const{action:n,score:r=0,drawn:o,exchanged:a}=e,s=o?` Tiles drawn: ${ye(o)}.`:"";switch(n.action){case"play":{const l="hit"in e&&e.hit?.length?e.hit:null,c=l?` A bomb explodes at ${re(l)}.`:"";return`${we(n,t,`for ${r}`)}${c}${s}`}case"exchange":return`${we(n,t,n.tiles?"":`${a} tiles`)}${s}`;case"challenge":{const c="right"in e&&e.right?"It’s a phony and comes off the board.":"The play stands.";return`${we(n,t)} ${c}`}case"accept":return null;default:return we(n,t)}}function ai(e,t){let n=[];const r=t.map(()=>0);for(const{event:c,player:f,action:i,score:d=0,right:u}of e)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){u&&(n=n.slice(0,-1));continue}r[f]+=1,i.action==="play"&&n.push({player:f,action:i,score:d})}const o=e.findLast(({event:c})=>c==="game end"),a=n.toSorted((c,f)=>f.score-c.score)[0],s=t.map((c,f)=>{const d=n.filter(u=>u.player===f).map(({score:u})=>u).reduce((u,p)=>u+p,0);return`${c} ${(d/Math.max(1,r[f])).toFixed(1)}`});return[o&&hn(o.winners,o.scores.toSorted(si),t),a&&`Best play: ${pr(a.action.word)} at ${a.action.at} for ${a.score}, by ${t[a.player]}.`,`Points per turn: ${s.join(", ")}.`].flatMap(c=>c||[])}var si=(e,t)=>t-e,ii=({win_points:e=0})=>`Your chance to win, with the margin of error. ${L(e/100,"extra point")} on average count as 1%.`;function li({win:e,equity:t,playouts:n,margin:r},{ranked:o,win_points:a=0}){const[s]=o,l=a?(t-s.equity)/a:0,c=Math.min(Math.max(e+l,0),1),f=(e*n+1)/(n+2),i=196*Math.sqrt(f*(1-f)/(n+2));return{value:e+l,figure:`${Re(c)}%`,margin:r===0?"":`${Math.max(1,Math.round(i))}%`}}var ci=(e,t)=>[ut(e.score-t.score,"point","now"),ut((e.leave_value??0)-(t.leave_value??0),"point","for the leave"),wn((e.bomb??0)-(t.bomb??0),"bomb risk")],Y=".",yt=e=>String.fromCharCode(65+e),ke=({row:e,column:t})=>`${e+1}${yt(t)}`,S=({row:e,column:t})=>`${e},${t}`,U=(e,{row:t,column:n})=>(e[t]?.[n]??Y)!==Y,K=({row:e,column:t},n,r=1)=>n?{row:e+r,column:t}:{row:e,column:t+r};function Qe(e){const[t]=e.match(/\p{L}/u)??["A"];return{row:parseInt(e.replace(/\D/g,""),10)-1,column:t.toUpperCase().charCodeAt(0)-65,down:e.startsWith(t)}}function Ve({at:e,word:t}){const{down:n,...r}=Qe(e),o=[];let a=r;for(const s of t.match(/\([^)]*\)|./gu)??[]){const l=s.startsWith("(");l||o.push({...a,letter:s}),a=K(a,n,l?s.length-2:1)}return o}function vr(e,{board:t=[],opened:n=[]},{squares:r=[],start:o}){if(!("at"in e)||typeof e.at!="string")return e;const{row:a,column:s,down:l}=Qe(e.at),c=t.every(d=>[...d].every(u=>u===Y)),f=d=>d.every((u,p)=>d.every((v,_)=>String(u[_])===String(d[_][p]))),i=f(r)&&(!o||o[0]===o[1]);return!l||!c||!i||!f(n)?e:{...e,at:ke({row:s,column:a})}}function ui(e,t,n){const r=d=>U(e,d)?`(${e[d.row][d.column]})`:t.find(u=>S(u)===S(d))?.letter,o=di(e,t,n);if(o===null)return{fault:"line"};let a=t.reduce((d,u)=>d.row+d.column<=u.row+u.column?d:u);for(let d=a;r(d);d=K(d,o,-1))a=d;const{row:s,column:l}=a,c=o?`${yt(l)}${s+1}`:ke(a);let f="",i=0;for(let d;d=r(a);a=K(a,o))f+=d,d.startsWith("(")||(i+=1);return i<t.length?{fault:"gap"}:{play:{action:"play",at:c,word:f.replaceAll(")(","")}}}function di(e,t,n){const[r]=t;if(t.length>1)return t.every(({row:a})=>a===r.row)?!1:t.every(({column:a})=>a===r.column)?!0:null;const o=a=>U(e,K(r,a,-1))||U(e,K(r,a));return!o(!1)&&(o(!0)||n)}var wt={};ie(wt,{Play:()=>_l,Position:()=>Tl,StaticHand:()=>xl,solverQuery:()=>Cl});function gr({points:e}){const[t,n]=x(!1);return t?null:h`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${H(e)}
    </span>
  `}var fi="Build crosswords and score on premium squares.",hi="Scrabble on a minefield: numbers multiply your score, bombs wipe out the word.",mr="Board",pi="Your rack",kt="blank",$i=e=>`${kt} for ${e}`,vi=(e,t)=>`${e}, ${L(t,"point")}`,_r={2:"double",3:"triple",4:"quadruple"};function gi(e,t){const{name:n,closed:r,bomb:o,number:a,premium:s,chance:l,flagged:c,start:f,isLaid:i}=e;return[n,t??"empty",i&&"not played yet",r&&"closed",o&&br,a!==null&&L(a,"adjacent bomb"),t===null&&_i(s),t===null&&f&&"start",c&&"flagged",l!==null&&`${Re(l)}% chance of a bomb`].filter(Boolean).join(", ")}var mi=([e,t])=>`${e>1?`${e}L`:""}${t===1?"":`${t}W`}`;function _i([e,t]){return t===0?"word scores 0":[e>1&&`${_r[e]??`${e} times`} letter`,t>1&&`${_r[t]??`${t} times`} word`].filter(Boolean).join(", ")}var br="bomb",bi=(e,t)=>`Bombs: ${e}, ${t} hit.`,yi="Bomb odds",wi="Flag mode",ki=(e,t)=>`${e}: flag ${t?"set":"removed"}.`,Ti="A number counts the bombs around its square and sets the multiplier for a new tile:",Ci="its words score 0";function xi([e,t]){return[e!==1&&`letter × ${e}`,t!==1&&`words × ${t}`].filter(Boolean).join(", ")||"none"}var Si="Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.",Ei=e=>`In the bag: ${L(e,"tile")}.`,Li=e=>`${L(e,"tile")} in the bag and on other racks:`,Oi="Unseen tiles",yr="Shuffle",Ai="The blank stands for",Pi=(e,t)=>`On the board, type letters to lay tiles, with ${e??"Shift"} for a blank. Arrow keys turn and move the cursor; Backspace recalls a tile, Escape all of them; Enter plays${t?"; ! sets a flag":""}.`,Ni={start:"The first play needs at least two tiles.",touch:"The play must touch a tile on the board.",line:"The tiles must be in one row or column.",gap:"There’s a gap between the tiles."};function wr(e,t){return e==="start"&&t?"The first play needs at least two tiles and must cover the star.":Ni[e]??"You can’t play the tiles like this."}function Mi({words:e,bonus:t,tiles:n,score:r,isLeast:o,isRisky:a}){const s=e.map(({word:l,points:c})=>`${l.toUpperCase()} ${c}`);return t&&s.push(`${t} for ${L(n,"tile")}`),[s.length>1?`${s.join(" + ")} = `:`${e[0].word.toUpperCase()} `,`${o?"at least ":""}${L(r,"point")}`,a?" if there’s no bomb":""]}var Bi=e=>e?`Play ${e}`:"Play",Ri="Exchange …",ji="Pass …",kr="Another scoreless turn ends the game.",Di=e=>e?`Recall ${L(e,"tile")} and pass?`:"Pass your turn?",Ii="Keep playing",Fi="Pass",Hi=e=>e?`Exchange ${e}`:"Choose tiles to exchange",Ui="Cancel",Tr=".",Cr="*",Tt="✹",xr="⚑",qi="★",J=e=>"multipliers"in e;function Wi(e,t,n){const{row:r,column:o}=e,a=S(e),s=n.laid?.get(a),l=U(n.rows,e)?n.rows[r][o]:null,c=s?s.letter:l,f=n.opened?n.opened[r]?.[o]??Tr:null,i=f===Tr,d=f===Cr,u=f===null||i||d?null:Number(f),p=u!==null&&J(t);return{name:ke(e),letter:c,isLaid:s!==void 0,closed:i,hit:d,number:u,premium:p?t.multipliers[u]:t.squares[r][o],start:t.start?.[0]===r&&t.start[1]===o,chance:n.odds&&i&&c===null?n.odds[r][o]:null,bomb:d||i&&n.bombs?.[r]?.[o]===Cr,flagged:i&&!s&&(n.flags?.has(a)??!1),last:n.last?.has(a)??!1,cursor:n.cursor?.row===r&&n.cursor.column===o,arriving:n.arriving?.has(a)??!1,exploding:n.exploding?.has(a)??!1}}function Gi(e){const{closed:t,hit:n,bomb:r,number:o,premium:a,chance:s,cursor:l,last:c}=e;return[t?"closed":Sr(a),o!==null&&"open",n&&"hit",r&&"bomb",s!==null&&"odds",l&&"cursor",c&&"last",e.arriving&&"arriving",e.exploding&&"exploding"].filter(Boolean).join(" ")}function zi({closed:e,bomb:t,number:n,premium:r,chance:o,flagged:a,start:s}){return t?Tt:o!==null?Re(o):a?xr:n!==null?n:e?"":s?qi:mi(r)}var Yi=({hit:e,number:t})=>e?Tt:t,Ki=({flagged:e,chance:t})=>e&&t!==null?xr:null;function Sr([e,t]){return e>1&&t>1?"both":e>1?`letter${e}`:t>1?`word${t}`:t===0?"zero":"plain"}var Er={laid:[],cursor:null,down:!1};function Ct({start:e,squares:t}){const[n,r]=e??[t.length>>1,t[0].length>>1];return{row:n,column:r}}var Lr=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:t}){return this.rules.squares[e]?.[t]!==void 0}point(e,t){return e.cursor&&S(e.cursor)===S(t)?{...e,down:!e.down}:{...e,cursor:t}}arrow(e,t,n){const r=e.cursor??Ct(this.rules);return t!==e.down?{...e,cursor:r,down:t}:this.advanced({...e,cursor:r},n)}advanced(e,t=1){const n=K(e.cursor,e.down,t);return this.isOnBoard(n)?{...e,cursor:n}:e}},Ji=class extends Lr{constructor(e,t,n){super(e),this.rows=t,this.rack=n,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){const t=_e(this.rack,e.laid.map(({tile:n})=>n));return[...this.rack].map((n,r)=>t[r]?null:n)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,t){return e.laid.find(n=>S(n)===S(t))}#t(e,t){let n=t;for(;U(this.rows,n)||this.laidAt(e,n);)n=K(n,e.down);return this.isOnBoard(n)?n:null}lay(e,t,n,r=""){if(U(this.rows,t)||!this.left(e).includes(n))return e;const o=this.needsLetter?r.toLowerCase():n,{laid:a}=this.takeBack(e,t),s=n===this.blank?o:n;return{...e,laid:[...a,{...t,tile:n,letter:s}]}}layLetter(e,{row:t,column:n,letter:r}){const o=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:t,column:n},o,r)}layAtCursor(e,t,n=""){const r=e.cursor&&this.#t(e,e.cursor),o=r?this.lay(e,r,t,n):e;return!r||o===e?e:{...o,cursor:this.#t(o,r)??r}}type(e,t,n=!1){const r=t.toUpperCase();return!n&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,t):e}back(e){if(!e.cursor)return e;let t=e.cursor;if(!this.laidAt(e,t))do t=K(t,e.down,-1);while(U(this.rows,t));return this.laidAt(e,t)?{...this.takeBack(e,t),cursor:t}:e}takeBack(e,t){return{...e,laid:e.laid.filter(n=>S(n)!==S(t))}}withoutTaken(e){return{...e,laid:e.laid.filter(t=>!U(this.rows,t))}}move(e,t,n){const r=this.laidAt(e,t);return!r||U(this.rows,n)?e:this.lay(this.takeBack(e,t),n,r.tile,r.letter)}chooseLetter(e,t){const n=e.laid.findIndex(o=>!o.letter),r={...e.laid[n],letter:t.toLowerCase()};return{...e,laid:e.laid.with(n,r)}}},Qi=class extends Lr{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#t(e)}#t(e){return J(this.rules)&&/^[0-8*]$/.test(e)}type(e,t,n=!1){const r=this.advanced(e),o=n&&!this.rules.free_blank?t.toLowerCase():t.toUpperCase();return this.#t(t)&&e.opened?{...r,opened:Te(e.opened,e.cursor,t)}:{...r,rows:Te(e.rows,e.cursor,o)}}lay(e,t){const n=t.reduce((r,o)=>Te(r,o,o.letter),e.rows);return{...e,rows:n}}back(e){const{rows:t,opened:n,cursor:r}=e;return{...this.advanced(e,-1),rows:Te(t,r,Y),opened:n&&Te(n,r,Y)}}};function Te(e,{row:t,column:n},r){return e.with(t,e[t].slice(0,n)+r+e[t].slice(n+1))}var xt=({squares:e})=>e.map(t=>Y.repeat(t.length));function Vi(e,t){const n=t.split(/[\n/]/);return xt(e).map(({length:r},o)=>(n[o]??"").trim().replaceAll(" ",Y).slice(0,r).padEnd(r,Y))}var Or={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},Xi="!";function Ar(e,t,n,{onEnter:r,onEscape:o,onFlag:a,flagging:s}){const l=t.cursor?t:{...t,cursor:Ct(e.rules)},c=({key:f,shiftKey:i})=>f in Or?e.arrow(t,...Or[f]):f===" "?{...l,down:!l.down}:f==="Backspace"||f==="Delete"?e.back(l):e.accepts(f)?e.type(l,f,i):void 0;return f=>{const{key:i}=f;if(f.ctrlKey||f.metaKey||f.altKey)return;if(a&&(i===Xi||s&&(i==="Enter"||i===" ")))a(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){const u=i==="Enter"?r:o;if(!u)return;u()}else{const u=c(f);if(u===void 0)return;n(u)}f.preventDefault()}}var Zi=15;function St({label:e,rules:t,onKey:n,onSquare:r,onFlag:o,draggable:a,...s}){const{score:l,rising:c=[],...f}=s,i=B(null),{cursor:d,down:u}=f,p=S(d??Ct(t));D(()=>{d&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[d?.row,d?.column]);const v=($,g)=>{const b={row:$,column:g},y=S(b),m=Wi(b,t,f),{letter:C,chance:F}=m,j=r&&{tabindex:y===p?0:-1,"data-home":y===p?"play":void 0,"data-drop":`square ${$} ${g}`,onClick:()=>r(b),onContextMenu:o&&(A=>{A.preventDefault(),o(b)}),...m.isLaid&&a?.({square:b})};return h`
      <div
        key=${g}
        role="gridcell"
        class="square ${Gi(m)}"
        style=${F===null?void 0:{"--chance":F}}
        aria-label=${gi(m,C===null?null:Mr(C,t))}
        ...${j}
      >
        ${C===null?h`
                <span class="sign" aria-hidden="true">${zi(m)}</span>
                <span class="flag" aria-hidden="true">${Ki(m)}</span>
              `:h`
                <${el}
                  letter=${C}
                  classes=${m.isLaid?"laid":""}
                  corner=${Yi(m)}
                  rules=${t}
                />
              `}
        ${l?.key===y&&h`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(A=>A.square===y).map(({points:A,change:X})=>h`<${gr} key=${X} points=${A} />`)}
      </div>
    `},_=[...t.squares[0].keys()];return h`
    <div
      class="board-frame ${_.length>Zi?"large":""}"
      style=${{"--columns":_.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${_.map($=>h`<span key=${$}>${yt($)}</span>`)}
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
              ${_.map(b=>v(g,b))}
            </div>
          `)}
      </div>
    </div>
  `}var Pr=(e,t)=>e===""||e===t.blank,Nr=e=>e!==e.toUpperCase();function el({letter:e,classes:t,corner:n,rules:r}){const o=Pr(e,r),a=o||Nr(e);return h`
    <${ae}
      classes=${t}
      letter=${o?"":e.toUpperCase()}
      wild=${a}
      points=${a?null:r.values[e]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function Mr(e,t){return Pr(e,t)?kt:Nr(e)?$i(e.toUpperCase()):e in t.values?vi(e,t.values[e]):e}function tl({tiles:e,rules:t,label:n}){return h`
    <span class="rack" role="img" aria-label=${n}>
      ${[...e].map(r=>h`<${Br} tile=${r} rules=${t} aria-hidden="true" />`)}
    </span>
  `}function nl({rack:e,rules:t,left:n,chosen:r,onTile:o,draggable:a}){return h`
    <div class="rack" role="group" aria-label=${pi} data-drop="rack">
      ${[...e].map((s,l)=>h`
          <${Br}
            key=${`${l}${s}`}
            tile=${s}
            rules=${t}
            aria-label=${Mr(s,t)}
            aria-pressed=${r.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>o(l)}
            data-drop=${`rack ${l}`}
            ...${a({place:l})}
          />
        `)}
    </div>
  `}function Br({tile:e,rules:t,...n}){const r=e===t.blank,o=r?null:t.values[e];return h`
    <${ae} letter=${r?"":e} wild=${r} points=${o} ...${n} />
  `}function rl(e,t){const n=_e(e,t),r=[...e].filter((o,a)=>n[a]);return[...r,...me(t,r)].join("")}function ol(e,t,n){const r=[...e];return r.splice(n,0,...r.splice(t,1)),r.join("")}function Rr(e){const t=[...e];for(let n=t.length-1;n>0;n-=1){const r=Math.floor(Math.random()*(n+1));[t[n],t[r]]=[t[r],t[n]]}return t.join("")}function al(e,t,n,r,o){const{rack:a="",board:s=[],history:l=[]}=t.observation,c=l.filter(({player:k,action:O})=>k===t.seat&&O.action==="exchange"),f=`${a} ${c.length}`,[i,d]=x(()=>({...Er,...Bn(e,f)})),[u,p]=x(()=>ge(e)?.order??""),[v,_]=x([]),[$,g]=x(!1),b=u?rl(u,a):a,y=new Ji(n,s,b),m=i.laid.some(({letter:k})=>!k),{play:C,fault:F}=i.laid.length&&!m?ui(s,i.laid,i.down):{},j=()=>{d(k=>({...k,laid:[]})),_([]),g(!1)};Ie(j,[f]),N(()=>{const k={laid:i.laid,down:i.down};Ue(e,{order:u,draft:{position:f,value:k}})},[f,u,i.laid,i.down]),D(()=>d(y.withoutTaken(i)),[s.join()]),N(()=>{if(r)if(j(),r.action==="play"){const{down:k}=Qe(r.at);d(Ve(r).reduce((O,E)=>y.layLetter(O,E),{...Er,down:k}))}else r.action==="exchange"&&A(r.tiles)},[r]);function A(k=""){j(),g(!0);const O=_e(b,k);_([...O.keys()].filter(E=>O[E]))}function X(k){p(k),_([])}function Xe({place:k=0,square:O},E){const[Z,...ee]=(E??"").split(" "),[Ze,Ur]=ee.map(Number);if(Z==="square"){const Et={row:Ze,column:Ur};d(O?y.move(i,O,Et):y.lay(i,Et,b[k]))}else O?d(y.takeBack(i,O)):Z==="rack"&&Ze!==void 0&&X(ol(b,k,Ze))}function Ce(k){const O=v.filter(Z=>Z!==k),E=O.length<v.length;$?_(E?O:[...v,k]):i.cursor?d(y.layAtCursor(i,b[k])):_(E?[]:[k])}function T(k){o?o(k):!$&&v.length?(d(y.lay(i,k,b[v[0]])),_([])):y.laidAt(i,k)?d(y.takeBack(i,k)):d(y.point(i,k))}return{rack:b,editor:y,draft:i,setDraft:d,chosen:v,exchanging:$,needsLetter:m,play:C,fault:F,left:y.left(i),clear:j,startExchange:A,shuffle:()=>X(Rr(b)),chooseLetter:k=>d(y.chooseLetter(i,k)),onTile:Ce,onSquare:T,draggable:Vn(Xe,{small:!0})}}function jr(e=[]){const t=e.flatMap(({number:n,events:r})=>r.filter(({event:o,action:a})=>o==="turn"&&a.action==="play").map(({action:o,score:a=0,hit:s=[]})=>({laid:Ve(o),score:a,hit:s,change:n})));return{arriving:new Set(t.flatMap(({laid:n})=>n.map(S))),exploding:new Set(t.flatMap(({hit:n})=>n.map(sl))),rising:t.map(({laid:n,score:r,change:o})=>({square:S(Dr(n)),points:r,change:o}))}}var sl=e=>S(Qe(e)),Dr=e=>e.reduce((t,n)=>t.row+t.column>n.row+n.column?t:n);function il(e,t,n){const r=J(n),[o,a]=x(null),[s,l]=x(null),[c,f]=x(()=>new Set(ge(e)?.flags)),[i,d]=x(!1),u=B(t.seq);u.current=t.seq,D(()=>a(null),[t.seq]);const p=r&&t.over,v=xn(async()=>p?await ll(e):null,[e,p]).value;if(!r)return null;const{opened:_=[],bombs:$=n.bombs}=t.observation;async function g(){const y=_.length?_:xt(n),m=await he("lexibomb.odds",{opened:y,bombs:$}).then(({probability:C})=>({odds:C,problem:null}),C=>({odds:null,problem:pe(C)}));u.current===t.seq&&(a(m.odds),l(m.problem))}function b(y){const m=new Set(c),C=m.delete(S(y));C||m.add(S(y)),f(m),Ue(e,{flags:[...m]}),nn(ki(ke(y),!C))}return{board:{opened:_,odds:o,flags:c,bombs:v},count:$,hits:_.join("").split("*").length-1,toggleFlag:b,flagging:i,toggleFlagging:()=>d(!i),hasOdds:o!==null,toggleOdds:()=>o?a(null):g(),problem:s}}async function ll(e){return(await Tn(e)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function cl({field:e}){const t=(n,r,o=()=>{})=>h`
    <button type="button" class="toggle" aria-pressed=${r} onClick=${o}>${n}</button>
  `;return h`
    ${t(yi,e.hasOdds,e.toggleOdds)}
    ${t(wi,e.flagging,e.toggleFlagging)}
  `}function Ir({rules:e}){return h`
    <p class="hint" id="legend">${Ti}</p>
    <ul class="legend" aria-labelledby="legend">
      ${ul(e.multipliers).map(({premium:t,first:n,last:r})=>h`
          <li key=${n}>
            <span class="square open ${Sr(t)}">
              ${n}${r>n?`–${r}`:""}
            </span>
            ${xi(t)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label=${br}>${Tt}</span>
        ${Ci}
      </li>
    </ul>
  `}function ul(e){const t=[];return e.forEach((n,r)=>{const o=t.at(-1);o&&String(o.premium)===String(n)?o.last=r:t.push({premium:n,first:r,last:r})}),t}function dl(e){const{turn:t,preview:n,rules:r,notice:o,mustAnswer:a,canAct:s,act:l}=e,{rack:c,chosen:f}=t;return h`
    <section class="panel own-turn" aria-label=${ct}>
      <div class="rack-row">
        <${nl}
          rack=${c}
          rules=${r}
          left=${t.left}
          chosen=${f}
          onTile=${t.onTile}
          draggable=${t.draggable}
        />
        <button
          type="button"
          class="shuffle"
          aria-label=${yr}
          title=${yr}
          onClick=${t.shuffle}
        >
          ⇄
        </button>
      </div>
      ${t.needsLetter&&h`
          <${Dn}
            label=${Ai}
            letters=${t.editor.letters}
            onPick=${t.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${t.fault?wr(t.fault,!1):fl(n,t.draft.laid.length,r)}
      </p>
      ${o}
      ${t.exchanging?h`
              <${vl}
                tiles=${f.map(i=>c[i]).join("")}
                canAct=${s}
                endsGame=${e.endsWithoutPoints}
                act=${l}
                onCancel=${t.clear}
              />
            `:!a&&h`<${pl} ...${e} />`}
      <p class="hint keys">${Pi(r.free_blank?r.blank:null,J(r))}</p>
    </section>
  `}function fl(e,t,n){if(!e)return null;const{words:r,bonus:o,score:a,closed:s,fault:l}=e;if(l)return wr(l.rule,!!n.start);const c=s.length>0,[f,i,d]=Mi({words:r,bonus:o,tiles:t,isRisky:c,score:a??0,isLeast:c&&J(n)&&hl(n)});return h`${f}<strong>${i}</strong>${d}`}var hl=({multipliers:e})=>e.flat().every(t=>t>=1);function pl(e){const{turn:t,field:n,preview:r,canAct:o,canExchange:a,endsWithoutPoints:s,act:l}=e,{play:c,draft:f}=t,[i,d]=x(!1);if(N(()=>d(!1),[o]),i)return h`
      <${$l}
        tiles=${f.laid.length}
        endsGame=${s}
        canAct=${o}
        act=${l}
        onCancel=${()=>d(!1)}
      />
    `;const u=o&&c&&!r?.fault;return h`
    <div class="row">
      <button type="button" class="main" disabled=${!u} onClick=${()=>c&&l(c)}>
        ${Bi(c&&Je(c.word).toUpperCase())}
      </button>
      <button type="button" disabled=${!f.laid.length} onClick=${t.clear}>
        ${uo}
      </button>
      ${!e.playsOnly&&h`
          <button
            type="button"
            disabled=${!o||!a}
            onClick=${()=>t.startExchange()}
          >
            ${Ri}
          </button>
          <button type="button" disabled=${!o} onClick=${()=>d(!0)}>
            ${ji}
          </button>
        `}
      ${n&&h`<${cl} field=${n} />`}
    </div>
    <${fr} text=${n?.problem} />
  `}function $l({tiles:e,endsGame:t,canAct:n,act:r,onCancel:o}){const a=B(null);return D(()=>a.current?.focus(),[]),h`
    <p id="pass-question">
      ${Di(e)}${" "}
      ${t&&h`<strong>${kr}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${a} onClick=${o}>${Ii}</button>
      <button type="button" disabled=${!n} onClick=${()=>r({action:"pass"})}>
        ${Fi}
      </button>
    </div>
  `}function vl({tiles:e,endsGame:t,canAct:n,act:r,onCancel:o}){return h`
    ${t&&h`<p><strong>${kr}</strong></p>`}
    <div class="row">
      <button
        type="button"
        class="main"
        disabled=${!n||!e}
        onClick=${()=>r({action:"exchange",tiles:e})}
      >
        ${Hi(ye(e))}
      </button>
      <button type="button" onClick=${o}>${Ui}</button>
    </div>
  `}function gl({rules:e,board:t,rack:n,bag:r}){const o=ml(e,t,n),a=o.reduce((s,[,l])=>s+l,0);return h`
    <details class="unseen-tiles">
      <summary class="hint">${Ei(r)}</summary>
      <p class="hint">${Li(a)}</p>
      <ul aria-label=${Oi}>
        ${o.map(([s,l])=>h`
            <li key=${s} class=${l?"":"none"}>
              <strong>${s===e.blank?kt:s}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function ml({counts:e,blank:t},n,r){const o={...e};for(const a of n.join("").replaceAll(".",""))o[a===a.toUpperCase()?a:t]-=1;for(const a of r)o[a]-=1;return Object.entries(o).sort(([a],[s])=>+(a===t)-+(s===t)||a.localeCompare(s))}function _l(e){const{id:t,view:n,rules:r,changes:o,canAct:a,mustAnswer:s,act:l,suggested:c,notice:f,onDraft:i}=e,{board:d=[],rack:u="",bag:p=0,history:v}=n.observation,_=n.seat!==null&&!n.over,$=il(t,n,r),g=al(t,n,r,c,$?.flagging?$.toggleFlag:null),{draft:b,play:y}=g,m=yl(t,n.seq,_?y:void 0),C=ne(()=>kl(v),[n.seq]),F=ne(()=>jr(o),[o]);N(i,[b.laid,g.chosen]);const j=_&&{...b,laid:new Map(b.laid.map(A=>[S(A),A])),score:m?.fault===null?wl(b.laid,m):null,onSquare:g.onSquare,onFlag:$?.toggleFlag,draggable:g.draggable,onKey:Ar(g.editor,b,g.setDraft,{onEnter:()=>y&&a&&!m?.fault&&l(y),onEscape:g.clear,onFlag:$?.toggleFlag,flagging:$?.flagging})};return h`
    <div class="board-area">
      <${St}
        label=${mr}
        rules=${r}
        rows=${d}
        last=${C}
        ...${F}
        ...${$?.board}
        ...${j}
      />
      <${gl} rules=${r} board=${d} rack=${u} bag=${p} />
      ${$&&h`
          <p class="hint">${bi($.count,$.hits)}</p>
          <${Ir} rules=${r} />
        `}
      ${_&&h`<p class="hint taps">${Si}</p>`}
    </div>
    ${_&&h`
        <${dl}
          turn=${g}
          field=${$}
          preview=${m}
          rules=${r}
          notice=${f}
          mustAnswer=${s}
          canAct=${a}
          playsOnly=${e.playsOnly}
          canExchange=${p>=r.exchange_from}
          endsWithoutPoints=${bl(n,r)}
          act=${l}
        />
      `}
  `}function bl({seat:e,observation:t},n){const{scoreless:r=0,zeros:o=[]}=t;return J(n)?(o[e??0]??0)+1>=n.zeros:r+1>=n.scoreless_turns}function yl(e,t,n){const r=ge(e)?.token,o=n&&r?{id:e,token:r,action:n,seq:t}:null,{result:a,busy:s}=Sn("table.score",o);return s?null:a}function wl(e,{score:t,closed:n}){return{key:S(Dr(e)),text:`${t}${n.length?"?":""}`}}var kl=(e=[])=>Fr(e.findLast(({action:t})=>t.action!=="accept")?.action),Fr=e=>new Set(e?.action==="play"?Ve(e).map(S):[]);function Tl({observation:e,rules:t,action:n,bombs:r,changes:o}){const{board:a=[],opened:s=[]}=e;return h`
    <${St}
      label=${mr}
      rules=${t}
      rows=${a}
      last=${Fr(n)}
      opened=${J(t)?s:null}
      bombs=${r}
      ...${jr(o)}
    />
  `}var Cl=({board:e=[],opened:t=[]},n)=>({rack:n,board:e.join("/"),...t.length?{opened:t.join("/")}:{}}),xl=({hand:e,rules:t,label:n})=>h`<${tl} tiles=${e} rules=${t} label=${n} />`,Hr={lexicon:{...Jn,...jn,loadSolver:async()=>(await import("./solver.js")).LexiconSolver,RoundScores:Vs,addDetails:Kn,lastHands:ls,loadRules:async()=>(await import("./rules.js")).lexiconRules,emblem:"ACE",tagline:Ca},scrabble:{...wt,...bt,listedAction:vr,loadSolver:async()=>(await import("./solver.js")).TilesSolver,loadRules:async()=>(await import("./rules.js")).scrabbleRules,emblem:"QIZ",tagline:fi},lexibomb:{...wt,...bt,listedAction:vr,loadSolver:async()=>(await import("./solver.js")).TilesSolver,loadRules:async()=>(await import("./rules.js")).lexibombRules,emblem:"12✹",tagline:hi}};export{St as Board,ze as Card,vt as Cards,_t as Choice,Ms as CopyField,dr as DataTable,Rs as DictionaryChoice,x as G,Hr as GAME_VIEWS,Ds as GameTabs,N as J,D as K,dn as LEVELS,gt as LaidWord,Ir as Legend,Kr as M,R as MASTER,js as PageChoices,Qi as PositionEditor,fr as Problem,B as Q,fe as Refused,gr as RisingPoints,Bs as RulesetChoice,lr as Segments,ur as SoundChoice,ir as TextField,ae as Tile,Is as UndoButton,ao as VIEW_TITLES,ne as Y,Qr as Z,ie as __export,We as addressOf,gn as adviceAfterAnswer,nn as announce,sr as applyTheme,Ar as boardKeys,_o as botOption,st as botTitle,he as call,je as capitalized,ko as capitals,qn as cardsLeftColumn,sn as clearButton,Zn as composed,on as copied,L as counted,$t as currentRoute,Cs as defaultDictionary,qo as dictionaryInfo,$n as dictionaryTitle,yo as distinct,Ro as doneText,xt as emptyRows,pe as errorText,h as fe,ks as findGame,it as forfeitText,ca as forgetTable,pn as gameAborted,So as gameLog,Ts as gameTitle,wa as go,xs as hasChallenges,J as hasMinefield,Ho as hello,Ao as helpElsewhere,go as highestChance,no as homeLink,de as isFocusLost,Io as isMistake,ea as isStorageDenied,S as keyOf,Ve as laidLetters,da as lastChoices,ua as lastGame,Je as lettersOf,re as listed,ta as loadName,eo as logo,oo as mainNavigation,to as newGameTitle,Eo as nextGameStarted,Un as noCardsLeft,bn as noPuzzle,yn as notAccepted,vn as offline,mo as opponentLabel,co as orderLabel,Vi as parseRows,Mn as parsedObject,Re as percent,un as percentPoints,or as playSounds,bo as playerNames,wo as queryProblem,Tn as recordOf,ka as replaceQuery,fn as resultText,Uo as rulesOf,xo as rulesOfGame,Ls as rulesPath,Es as rulesTitle,Os as rulesetInQuery,ln as rulesetLabel,lt as rulesetTitle,mt as shownGames,Rr as shuffled,H as signed,ro as skipLink,ke as squareName,lo as stopButton,_a as storeCards,fa as storeChoices,ga as storeDecks,na as storeName,$a as storePuzzle,la as storeSeat,ma as storedCards,va as storedDecks,pa as storedPuzzle,ge as storedTable,ia as storedTables,Oo as toMoveText,ha as today,an as undoButton,Ue as updateTable,Yo as useAction,Vo as useCurrentInView,rn as useFocus,Zr as useHeadingFocus,Ie as useLayoutChange,xn as usePromise,Sn as useRequest,ya as useRoute,Jo as useSecondsLeft,Qo as useTitle,Ko as useUndo,ft as useWindowEvent,As as viewOfTurn,me as without,Ss as withoutChallenges,z as wordOf,Be as you,Lo as yourNameLabel,ct as yourTurn};

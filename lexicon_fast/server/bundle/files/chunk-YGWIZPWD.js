var Cs=Object.defineProperty;var Dt=(t,e)=>{for(var n in e)Cs(t,n,{get:e[n],enumerable:!0})};var qt,w,gn,gt,xn,on,Ss,Ut={},bn=[],Ls=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function K(t,e){for(var n in e)t[n]=e[n];return t}function _n(t){var e=t.parentNode;e&&e.removeChild(t)}function yn(t,e,n){var o,r,s,a={};for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?qt.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return It(t,a,o,r,null)}function It(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++gn};return w.vnode!=null&&w.vnode(s),s}function Gt(t){return t.children}function jt(t,e){this.props=t,this.context=e}function rt(t,e){if(e==null)return t.__?rt(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?rt(t):null}function wn(t){var e,n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.__e=t.__c.base=n.__e;break}return wn(t)}}function rn(t){(!t.__d&&(t.__d=!0)&&gt.push(t)&&!Wt.__r++||on!==w.debounceRendering)&&((on=w.debounceRendering)||xn)(Wt)}function Wt(){for(var t;Wt.__r=gt.length;)t=gt.sort(function(e,n){return e.__v.__b-n.__v.__b}),gt=[],t.some(function(e){var n,o,r,s,a,l;e.__d&&(a=(s=(n=e).__v).__e,(l=n.__P)&&(o=[],(r=K({},s)).__v=s.__v+1,ve(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??rt(s),s.__h),Cn(o,s),s.__e!=a&&wn(s)))})}function vn(t,e,n,o,r,s,a,l,c,p){var i,d,u,h,$,b,m,g=o&&o.__k||bn,_=g.length;for(n.__k=[],i=0;i<e.length;i++)if((h=n.__k[i]=(h=e[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?It(null,h,null,null,h):Array.isArray(h)?It(Gt,{children:h},null,null,null):h.__b>0?It(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(u=g[i])===null||u&&h.key==u.key&&h.type===u.type)g[i]=void 0;else for(d=0;d<_;d++){if((u=g[d])&&h.key==u.key&&h.type===u.type){g[d]=void 0;break}u=null}ve(t,h,u=u||Ut,r,s,a,l,c,p),$=h.__e,(d=h.ref)&&u.ref!=d&&(m||(m=[]),u.ref&&m.push(u.ref,null,h),m.push(d,h.__c||$,h)),$!=null?(b==null&&(b=$),typeof h.type=="function"&&h.__k!=null&&h.__k===u.__k?h.__d=c=kn(h,c,t):c=Tn(t,h,u,g,$,c),p||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&u.__e==c&&c.parentNode!=t&&(c=rt(u))}for(n.__e=b,i=_;i--;)g[i]!=null&&(typeof n.type=="function"&&g[i].__e!=null&&g[i].__e==n.__d&&(n.__d=rt(o,i+1)),Ln(g[i],g[i]));if(m)for(i=0;i<m.length;i++)Sn(m[i],m[++i],m[++i])}function kn(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="function"?kn(r,e,n):Tn(n,r,r,t.__k,r.__e,e));return e}function Tn(t,e,n,o,r,s){var a,l,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function sn(t,e,n){e[0]==="-"?t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||Ls.test(e)?n:n+"px"}function Ft(t,e,n,o,r){var s;t:if(e==="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||sn(t.style,e,"");if(n)for(e in n)o&&n[e]===o[e]||sn(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?ln:an,s):t.removeEventListener(e,s?ln:an,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function an(t){this.l[t.type+!1](w.event?w.event(t):t)}function ln(t){this.l[t.type+!0](w.event?w.event(t):t)}function ve(t,e,n,o,r,s,a,l,c){var p,i,d,u,h,$,b,m,g,_,y,x=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=e.__e=n.__e,e.__h=null,s=[l]),(p=w.__b)&&p(e);try{t:if(typeof x=="function"){if(m=e.props,g=(p=x.contextType)&&o[p.__c],_=p?g?g.props.value:p.__:o,n.__c?b=(i=e.__c=n.__c).__=i.__E:("prototype"in x&&x.prototype.render?e.__c=i=new x(m,_):(e.__c=i=new jt(m,_),i.constructor=x,i.render=Os),g&&g.sub(i),i.props=m,i.state||(i.state={}),i.context=_,i.__n=o,d=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),x.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=K({},i.__s)),K(i.__s,x.getDerivedStateFromProps(m,i.__s))),u=i.props,h=i.state,d)x.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(x.getDerivedStateFromProps==null&&m!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(m,_),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(m,i.__s,_)===!1||e.__v===n.__v){i.props=m,i.state=i.__s,e.__v!==n.__v&&(i.__d=!1),i.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(S){S&&(S.__=e)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate(m,i.__s,_),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,h,$)})}i.context=_,i.props=m,i.state=i.__s,(p=w.__r)&&p(e),i.__d=!1,i.__v=e,i.__P=t,p=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=K(K({},o),i.getChildContext())),d||i.getSnapshotBeforeUpdate==null||($=i.getSnapshotBeforeUpdate(u,h)),y=p!=null&&p.type===Gt&&p.key==null?p.props.children:p,vn(t,Array.isArray(y)?y:[y],e,n,o,r,s,a,l,c),i.base=e.__e,e.__h=null,i.__h.length&&a.push(i),b&&(i.__E=i.__=null),i.__e=!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=Es(n.__e,e,n,o,r,s,a,c);(p=w.diffed)&&p(e)}catch(S){e.__v=null,(c||s!=null)&&(e.__e=l,e.__h=!!c,s[s.indexOf(l)]=null),w.__e(S,e,n)}}function Cn(t,e){w.__c&&w.__c(e,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){w.__e(o,n.__v)}})}function Es(t,e,n,o,r,s,a,l){var c,p,i,d=n.props,u=e.props,h=e.type,$=0;if(h==="svg"&&(r=!0),s!=null){for(;$<s.length;$++)if((c=s[$])&&(c===t||(h?c.localName==h:c.nodeType==3))){t=c,s[$]=null;break}}if(t==null){if(h===null)return document.createTextNode(u);t=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,u.is&&u),s=null,l=!1}if(h===null)d===u||l&&t.data===u||(t.data=u);else{if(s=s&&qt.call(t.childNodes),p=(d=n.props||Ut).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(s!=null)for(d={},$=0;$<t.attributes.length;$++)d[t.attributes[$].name]=t.attributes[$].value;(i||p)&&(i&&(p&&i.__html==p.__html||i.__html===t.innerHTML)||(t.innerHTML=i&&i.__html||""))}if((function(b,m,g,_,y){var x;for(x in g)x==="children"||x==="key"||x in m||Ft(b,x,null,g[x],_);for(x in m)y&&typeof m[x]!="function"||x==="children"||x==="key"||x==="value"||x==="checked"||g[x]===m[x]||Ft(b,x,m[x],g[x],_)})(t,u,d,r,l),i)e.__k=[];else if($=e.props.children,vn(t,Array.isArray($)?$:[$],e,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&rt(n,0),l),s!=null)for($=s.length;$--;)s[$]!=null&&_n(s[$]);l||("value"in u&&($=u.value)!==void 0&&($!==t.value||h==="progress"&&!$)&&Ft(t,"value",$,d.value,!1),"checked"in u&&($=u.checked)!==void 0&&$!==t.checked&&Ft(t,"checked",$,d.checked,!1))}return t}function Sn(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){w.__e(o,n)}}function Ln(t,e,n){var o,r;if(w.unmount&&w.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||Sn(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){w.__e(s,e)}o.base=o.__P=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&Ln(o[r],e,typeof t.type!="function");n||t.__e==null||_n(t.__e),t.__e=t.__d=void 0}function Os(t,e,n){return this.constructor(t,n)}function pi(t,e,n){var o,r,s;w.__&&w.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,s=[],ve(e,t=(!o&&n||e).__k=yn(Gt,null,[t]),r||Ut,Ut,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?qt.call(e.childNodes):null,s,!o&&n?n:r?r.__e:e.firstChild,o),Cn(s,t)}qt=bn.slice,w={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)return n.__E=n}catch(s){t=s}throw t}},gn=0,jt.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=K({},this.state),typeof t=="function"&&(t=t(K({},n),this.props)),t&&K(n,t),t!=null&&this.__v&&(e&&this.__h.push(e),rn(this))},jt.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),rn(this))},jt.prototype.render=Gt,gt=[],xn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Wt.__r=0,Ss=0;var bt,D,cn,xt=0,ye=[],un=w.__b,pn=w.__r,dn=w.diffed,fn=w.__c,hn=w.unmount;function zt(t,e){w.__h&&w.__h(D,t,xt||e),xt=0;var n=D.__H||(D.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function T(t){return xt=1,Ms(En,t)}function Ms(t,e,n){var o=zt(bt++,2);return o.t=t,o.__c||(o.__=[n?n(e):En(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=D),o.__}function M(t,e){var n=zt(bt++,3);!w.__s&&ke(n.__H,e)&&(n.__=t,n.__H=e,D.__H.__h.push(n))}function A(t,e){var n=zt(bt++,4);!w.__s&&ke(n.__H,e)&&(n.__=t,n.__H=e,D.__h.push(n))}function E(t){return xt=5,X(function(){return{current:t}},[])}function X(t,e){var n=zt(bt++,7);return ke(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function di(t,e){return xt=8,X(function(){return t},e)}function As(){ye.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(Ht),t.__H.__h.forEach(we),t.__H.__h=[]}catch(e){t.__H.__h=[],w.__e(e,t.__v)}}),ye=[]}w.__b=function(t){D=null,un&&un(t)},w.__r=function(t){pn&&pn(t),bt=0;var e=(D=t.__c).__H;e&&(e.__h.forEach(Ht),e.__h.forEach(we),e.__h=[])},w.diffed=function(t){dn&&dn(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(ye.push(e)!==1&&cn===w.requestAnimationFrame||((cn=w.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),mn&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);mn&&(o=requestAnimationFrame(r))})(As)),D=void 0},w.__c=function(t,e){e.some(function(n){try{n.__h.forEach(Ht),n.__h=n.__h.filter(function(o){return!o.__||we(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],w.__e(o,n.__v)}}),fn&&fn(t,e)},w.unmount=function(t){hn&&hn(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(Ht)}catch(n){w.__e(n,e.__v)}};var mn=typeof requestAnimationFrame=="function";function Ht(t){var e=D;typeof t.__c=="function"&&t.__c(),D=e}function we(t){var e=D;t.__c=t.__(),D=e}function ke(t,e){return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function En(t,e){return typeof e=="function"?e(t):e}var On=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(r=t.apply(l,On(t,l,n,["",null])),o.push(r),l[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(l)}return o},$n=new Map,f=function(t){var e=$n.get(this);return e||(e=new Map,$n.set(this,e)),(e=On(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",l="",c=[0],p=function(u){s===1&&(u||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,a):s===3&&(u||a)?(c.push(3,u,a),s=2):s===2&&a==="..."&&u?c.push(4,u,0):s===2&&a&&!u?c.push(5,0,!0,a):s>=5&&((a||!u&&s===5)&&(c.push(s,0,a,r),s=6),u&&(c.push(s,u,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&p(),p(i));for(var d=0;d<n[i].length;d++)o=n[i][d],s===1?o==="<"?(p(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(p(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][d+1]===">")?(p(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return p(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(yn);var Ps=5;function Mn(t){let e=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=t,e.append(n);e.children.length>Ps;)e.firstChild?.remove()}var Te=!1,Ce=!1;addEventListener("keydown",()=>Ce=!0,!0);addEventListener("pointerdown",()=>Ce=!1,!0);function _t(){let{activeElement:t,body:e}=document;return t===e||t?.matches(":disabled")||!1}function An(t){A(()=>{if(!Ce||!_t()||Te)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},t)}function mi(t,e){let n=E(t);A(()=>{let o=n.current===t;if(n.current=t,!e.isChosen||o&&!_t())return;let{activeElement:r}=document,s=document.getElementById("main"),a=new MutationObserver(c);function l(){a.disconnect(),Te=!1}function c(){let p=s.querySelector("h1");p&&(l(),!(!_t()&&document.activeElement!==r)&&(p.tabIndex=-1,p.focus()))}return Te=!0,a.observe(s,{childList:!0,subtree:!0}),c(),l},[e])}var gi={cards:"LEXICON",rest:"fast"},xi="New game",bi="Lexicon fast, home",_i="Skip to the content",yi="Main",wi={play:"Play",puzzle:"Puzzle",solver:"Solver",words:"Words",replay:"Replay",rules:"Rules",table:"Table"},Nn=t=>`${t} · Lexicon fast`,Rn="Copy",Dn="Copied.",Fn="Undo",In="Clear",vi="Stop",ki="Order",jn="Take back",Hn="Rules",Un="Dictionary",Wn="Games",qn="Theme",Yt=[["auto","Auto"],["light","Light"],["dark","Dark"]],Gn="Sounds",zn=[["off","Off"],["on","On"]];function L(t,e){return`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`}function J(t,e="and"){return t.length<2?t.join():`${t.slice(0,-1).join(", ")} ${e} ${t.at(-1)}`}function F(t,e){return t==="You"?`${t} ${e}`:`${t} ${e}${/(s|sh|ch)$/.test(e)?"es":"s"}`}var I=t=>Number(t)>0?`+${t}`:`${t}`;function st(t){let e=Math.round(t*100);return t>0&&t<1?Math.min(Math.max(e,1),99):e}function Ti(t){return t<=0||t>=100?Math.min(t/100,1):t>=99?.999999:(t+.499999)/100}var Kt=t=>t.charAt(0).toUpperCase()+t.slice(1),Bs=t=>`${I(Math.round(100*t)||0)}%`,Ns=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Master"]],Ci="Opponent";function Yn(t){return Ns.find(([n])=>n===t)?.[1]??t.replace(/^level(?=\d)/,"Level ")}var Si=t=>`Bot: ${Yn(t)}`;function Li({seats:t,seat:e}){return t.map(({name:n,bot:o},r)=>{if(r===e)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[Yn(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function Ei(t){return t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e})}function Kn(t){return t.length>1?`${J(t)} share the win.`:t.length?`${F(t[0],"win")}.`:"The game is over."}function Jt(t,e,n){if(t.length!==1||e.length<2)return null;let o=L(Math.abs(e[0]-e[1]),"point");return`${F(n[t[0]],"win")} by ${o}.`}function Vt({player:t,reason:e},n){if(t===null)return Rs;let o=n[t];return e==="clock"?`${o} ${o==="You"?"have":"has"} no time left.`:e==="resigned"?`${F(o,"resign")}.`:`${F(o,"forfeit")} the game.`}var Rs="The game was aborted.",Jn=t=>/^(enable|yawl)$/.test(t)?t.toUpperCase():t,Ds={classic_poc:"first version"},Se=t=>Ds[t]??t.replaceAll("_"," ");function Vn({ruleset:t,refusesFalseWords:e,isChanged:n}){let o=`${Se(t)} rules`;return e?`${o}, false words are refused`:n?`${o}, changed`:o}var Oi=t=>`Rules of ${t}`,Mi="Game log",Ai="The next game has started.",Pi="Your name",Qt="Your turn",Bi=t=>`${t} is to move`,Qn="The server cannot be reached.",Ni="The page cannot prevent that players get help elsewhere.",Fs="You get advice once you have accepted or challenged the last play.",Pn="The server begins no more games for you now. Finish one of yours, or try again later.",Bn="This game is longer than the server accepts.",yt={NoSuchTable:"There is no such table. It may have been deleted.",NoSeat:"No seat is free at this table.",NotOver:"The game is not over yet. Its record would reveal what is hidden.",NotLoaded:"The server does not have the dictionary of this game.",Stale:"Another action came first. Look at the table and try again.",NoAdvice:Fs,BadToken:"The server does not know your seat. Reload the page to watch the game.",BadAction:"The server did not understand this turn. Reload the page, and try again.",Failure:"A bot of this server does not work. Start a game with another one.",BadRecord:"This file has no game that can be replayed. Choose one that was saved here, or GCG.",BadQuery:"These conditions cannot be understood. Correct them, or tap an example.",TooMuch:"This is more than the server accepts. Try something shorter, or try again later.","dictionary.find NotLoaded":"The server does not have this dictionary. Choose another one.","dictionary.info NotLoaded":"The server does not have this dictionary. Choose another one.","dictionary.find TooMuch":"These conditions take too long. Leave some out, or try again later.","rules BadOption":"There are no such rules. Choose others from the list.","table.new TooMuch":Pn,"table.again TooMuch":Pn,"record.replay TooMuch":Bn,"analyse TooMuch":Bn,Busy:"The server is busy. Try again in a moment.",Closing:"The server is shutting down. Try again later."},Xn=(t,e)=>`${t} (Line ${e} is wrong.)`,Zn={abort:"Everyone has had a turn, so the game cannot be aborted. You can resign.",action:yt.BadAction,added:"Add at least one card to the word.",hand:"You do not have all cards of this word.",order:"The cards of the old word must stay in their order, and a Master a Master.",over:"The game is over.",phase:"Accept or challenge the last play first.",rack:"You do not have all these tiles.","same word":"By the rules of this table, the word must become another one.",target:"This word is not on the table any more.",turn:"It is not your turn."},Is="There is no such puzzle: the number in its address must be a whole number.",to=[["params.seed",Is],["params.seats","The server refuses these players or names. Choose others."],["params.name","The server refuses this name. Choose another one."],["params.clock","The server refuses these times. Choose others."],["params.record","The server cannot play on from this game. Choose an earlier position."],["params.events","The server cannot play on from this game. Choose an earlier position."],["params.action",yt.BadAction],["params.filter.contains","Find takes letters of a word, such as QU; on a board also the square where it begins, as 8D."],["params.filter.at","The square where a play begins must be on the board, such as 8D."],["params.filter.covers","Covers takes squares of the board, such as H8 O15."],["params.filter","A number of these filters cannot be. Change it."]],eo="The server does not accept this. Change what you have entered, or reload the page.",no="Something went wrong on the server. Try again later.";function Ri(t){if(!t)return"";let e=L(t.tries,"attempt");return t.end==="solved"?`Solved in ${e}`:t.end==="shown"?"Not solved":e}function wt(t,e,n){let o=Math.round(t);return o?`${L(Math.abs(o),e)} ${o>0?"more":"less"} ${n}`:""}var Xt=(t,e)=>Math.round(100*t)?`${Bs(t)} ${e}`:"";var oo=1e3,Hs=-32603,Us=413,at=class extends Error{constructor({code:e,message:n,data:o},r){super(n),this.method=r,this.code=e,this.type=o?.type??"",this.rule=o?.rule??"",this.path=o?.path??"",this.data=o??{}}};async function it(t,e,n){let o=await fetch(`rpc/${t}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),signal:n}),r=await o.json();if(o.status===Us&&(r.data={type:"TooMuch"}),!o.ok)throw new at(r,t);return r}async function so(t){let e=[],n;do n=await it("table.record",{id:t,skip:e.length,limit:oo}),e.push(...n.lines);while(n.lines.length===oo);return e}function lt(t){if(!(t instanceof at))return Qn;let{code:e,method:n,type:o,rule:r,path:s,message:a}=t;if(e===Hs)return no;if(s)return to.find(([p])=>s.startsWith(p))?.[1]??eo;let l=yt[`${n} ${o}`]??yt[o]??Zn[r],c=/^record:(\d+):/.exec(a)?.[1];return l&&c?Xn(l,c):l??Ws(a)}function Ws(t){return Kt(t.replace(/^position \d+: /,"").replace(/^opened, /,""))}var Zt=new Map;function Le(t,e){let n=JSON.stringify([t,e]),o=Zt.get(n)??it(t,e);return Zt.set(n,o),o.catch(()=>Zt.delete(n)),o}var ro=document.getElementById("hello")?.textContent;ro&&Zt.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(ro)));var Fi=()=>Le("hello",{}),Ii=async(t,e)=>(await Le("rules",{game:t,ruleset:e})).rules,ji=t=>Le("dictionary.info",{dictionary:t});var qs=30,Gs=100,zs=100;function ao(t,e){let n={value:null,error:null},[o,r]=T(n);return M(()=>{let s=!0;return r(n),t().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:lt(a)})),()=>{s=!1}},e),o}function io(t,e){let n={result:null,error:null,failure:null,key:null},[o,r]=T(n),s=e&&JSON.stringify(e);A(()=>{if(!e){r(n);return}let p=new AbortController,i=setTimeout(()=>{it(t,e,p.signal).then(d=>r({...n,result:d,key:s}),d=>{if(d.name==="AbortError")return;let u=d instanceof at?d:null;r({...n,error:lt(d),failure:u,key:s})})},qs);return()=>{clearTimeout(i),p.abort()}},[t,s]);let{result:a,error:l,failure:c}=o;return{result:a,error:l,failure:c,busy:o.key!==s}}function Gi(){let[t,e]=T({busy:!1,problem:null});async function n(o){e({busy:!0,problem:null});try{await o()}catch(r){e({busy:!1,problem:lt(r)})}}return{...t,run:n}}function Ee(t,e){let n=E(e);n.current=e,A(()=>{let o=r=>n.current(r);return addEventListener(t,o),()=>removeEventListener(t,o)},[t])}function zi(t){let[{value:e,earlier:n},o]=T(()=>({value:t(),earlier:[]})),r=(a,l=!0)=>o(c=>({value:a,earlier:l?[...c.earlier.slice(1-zs),c.value]:c.earlier})),s=()=>o(a=>a.earlier.length?{value:a.earlier.at(-1),earlier:a.earlier.slice(0,-1)}:a);return Ee("keydown",a=>{let{key:l,ctrlKey:c,metaKey:p,shiftKey:i,target:d}=a,u=(c||p)&&!i&&l.toLowerCase()==="z",h=d instanceof Element&&d.matches("input:not([data-undo]), textarea");!u||h||(a.preventDefault(),s())}),{value:e,set:r,undo:s,canUndo:n.length>0}}function Yi(t,e,n=!0){let o=X(()=>performance.now(),[e]),[r,s]=T(o);M(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),Gs);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,t-a)}function Ki(t){M(()=>{t!==null&&(document.title=Nn(t))},[t])}function Ji(t){let e=E(null);return M(()=>{let n=e.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[t]),e}function vt(t,e){let n=E(!0);A(()=>{n.current||t(),n.current=!1},e)}var lo="lexicon_fast.name",co="lexicon_fast.tables",te="lexicon_fast.new_game",uo="lexicon_fast.theme",Oe="lexicon_fast.puzzles",po="lexicon_fast.sounds";var kt=new Map,Qi=()=>kt.size>0;function ee(t){if(kt.has(t))return kt.get(t)??null;try{return localStorage.getItem(t)}catch{return null}}function ct(t,e){try{localStorage.setItem(t,e),kt.delete(t)}catch{kt.set(t,e)}}function Ys(t){try{let e=JSON.parse(t);return typeof e=="object"&&e!==null?e:{}}catch{return{}}}var ut=t=>Ys(ee(t)??""),Xi=()=>ee(lo)??"",Zi=t=>ct(lo,t),fo=()=>ee(uo)??"",ho=t=>ct(uo,t),mo=()=>ee(po)??"",$o=t=>ct(po,t),Tt=()=>ut(co);function tl(){return Object.entries(Tt()).map(([t,e])=>({id:t,...e})).sort((t,e)=>e.since-t.since)}function Me(t){let e=Object.entries(t).sort(([,n],[,o])=>o.since-n.since);ct(co,JSON.stringify(Object.fromEntries(e.slice(0,50))))}var Z=t=>Tt()[t]??null;function el(t,e,n){Me({...Tt(),[t]:{game:e,token:n,since:Date.now()}})}function pt(t,e){let n=Tt();t in n&&Me({...n,[t]:{...n[t],...e}})}function ne(t,e){let n=Z(t)?.draft;return n?.position===e?n.value:null}function nl(t){let{[t]:e,...n}=Tt();Me(n)}var ol=()=>ut(te).game,rl=t=>ut(te).choices?.[t]??{};function sl(t,e){let{choices:n={}}=ut(te);ct(te,JSON.stringify({game:t,choices:{...n,[t]:e}}))}var al=()=>new Date().toISOString().slice(0,10),go=(t,e)=>`${e} ${t}`,il=(t,e)=>ut(Oe)[go(t,e)]??null;function ll(t,e,n){let o={...ut(Oe),[go(t,e)]:n},r=Object.entries(o).sort(([s],[a])=>s<a?1:-1).slice(0,1100);ct(Oe,JSON.stringify(Object.fromEntries(r)))}var Ks="play";function xo(){let[t,e=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=t.split("/");return{name:n||Ks,rest:o,query:new URLSearchParams(e)}}var oe=null;function dl(){let[t,e]=T(()=>({...xo(),isChosen:!1}));return Ee("hashchange",()=>{e({...xo(),isChosen:location.hash!==oe}),oe=null}),t}function re(t,e={}){let n=new URLSearchParams(Object.entries(e).filter(([,o])=>o));return`#/${t}${n.size?`?${n}`:""}`}function fl(t){oe=re(t),location.hash=oe}function hl(t,e){history.replaceState(null,"",re(t,e))}var Ne={};Dt(Ne,{actionText:()=>Be,adviceFigure:()=>ea,adviceHint:()=>ta,cardText:()=>V,differences:()=>na,endFacts:()=>Zs,eventText:()=>Qs,pastActionText:()=>Qo});var Js="✦";function G({letter:t,wild:e=!1,points:n=null,classes:o="",...r}){let{corner:s,onClick:a,...l}=r,p=["tile",o,e&&"wild",s===void 0&&e&&t&&"star"].filter(Boolean).join(" "),i=s!=null,d=f`
    <span class="letter" aria-hidden="true">${t||Js}</span>
    ${i&&f`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&f`${" "}<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?f`
    <button type="button" class=${p} onClick=${a} ...${l}>${d}</button>
  `:f`<span class=${p} ...${l}>${d}</span>`}function se({label:t,letters:e,onPick:n}){return f`
    <fieldset class="letters">
      <legend>${t}</legend>
      ${e.map(o=>f`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function dt(t,e){let n=z(t,e);return[...t].filter((o,r)=>!n[r])}function z(t,e){let n=[...e];return[...t].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var bo="The card game of words: be the first to play all your cards.",Ae="Master",Pe=(t,e)=>e===void 0?t:`${t}, ${L(e,"point")}`,_o=(t,e)=>e.length?`${t} (${J(e)} by the Master)`:t,yo=(t,e)=>e.length?`${t}, with a Master for ${e.join(" and ")}`:t,wo="Table",vo="Words on the table",ko="No words yet",To=(t,e)=>`Change ${t}${e?", new":""}`,ae=t=>L(t,"card"),Co="Stock",So="Exposed",Lo="No exposed card",Eo="Your hand",Oo="The Master stands for",Mo="Play the word",Ao=(t="a card",e="the exposed card")=>`Discard ${t}, take ${e}`,Po=(t="a card")=>`Discard ${t}, take from the stock`,Bo="To draw, put only the card that you discard into the tray.",No="Your word",Ro="Click cards, drag them here, or type.",Do="Word",Fo="Type hat, or h[a]t with the Master for A. Type hat>thatched to insert cards into a table word, larch>lurch to change some of its cards.",Vs={hand:"from your hand",table:"on the table",none:"not in your hand"};function Io({letter:t,isMaster:e,points:n,from:o}){let r=e?`${Ae}${t?` for ${t}`:""}`:t,s=o==="table"?"choose it to be replaced":"take it back";return`${Pe(r,n)}, ${Vs[o]}: ${s}`}var jo="out of the game",Ho="none",Uo=t=>`Cards left in a hand cost their points. The fewest points win; a player with ${t} or more is out of the game.`,Wo="Player",qo="Cards left",Go="Challenges",zo="This round",Yo="Score",Ko=t=>`No hand has become smaller for ${L(t,"turn")}, so all cards are counted.`,Jo=(t,e)=>`${t} went out${e?`: ${e} became`:" with"}`;var B="*";function N(t){return(t.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function St(t){return t.map(({letter:e,master:n})=>n?`[${e.toLowerCase()}]`:e.toLowerCase()).join("")}var W=t=>t.replace(/[[\]]/g,"").toUpperCase(),ft=t=>_o(W(t),Vo(t)),Vo=t=>N(t).filter(({master:e})=>e).map(({letter:e})=>e);function Lt({card:t,points:e,...n}){let o=t===B;return f`
    <${G}
      classes="card"
      letter=${o?"":t}
      wild=${o}
      points=${e?.[t]??null}
      aria-label=${Pe(o?Ae:t,e?.[t])}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function ie({cards:t,label:e}){return f`
    <span class="cards small" role="img" aria-label=${e??t}>
      ${[...t].map(n=>f`<${Lt} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function le({laid:t}){let e=yo(W(t),Vo(t));return f`
    <span class="cards word" role="img" aria-label=${e}>
      ${N(t).map(({letter:n,master:o})=>f`<${G} classes="card" letter=${n} wild=${o} aria-hidden="true" />`)}
    </span>
  `}var V=t=>t===B?"the Master":t;function Be(t,{table:e=[]}={}){return Xo(t,"target"in t?e[t.target]:void 0).join(" ").trimEnd()}function Qo(t,e,{old:n,gained:o=[],taken:r}={}){let[s,a]=Xo(t,n,r),l=o.length?`, taking ${J(o.map(V))}`:"";return`${`${F(e,s)} ${a}`.trimEnd()}${l}.`}function Xo(t,e,n){switch(t.action){case"form":return["form",ft(t.laid)];case"insert":return["make",`${e?W(e):"a word"} into ${ft(t.laid)}`];case"substitute":return["change",`${e?ft(e):"a word"} to ${ft(t.laid)}`];case"draw":{let o=`the exposed ${n?V(n).replace("the ",""):"card"}`,r=t.take==="exposed"?o:"a card from the stock";return["discard",`${V(t.discard)} for ${r}`]}default:return[t.action,""]}}function Qs(t,e){switch(t.event){case"dealer draw":return`Cards drawn for the deal: ${t.players.map((o,r)=>`${e[o]} ${t.cards[r]}`).join(", ")}.`;case"deal":{let n=F(e[t.dealer],"deal");return`Round ${t.round}: ${n}. Exposed: ${V(t.exposed)}.`}case"turn":return Xs(t,e);case"round end":{let n=t.points.map((s,a)=>`${e[a]} ${s}`).join(", "),o=t.winner??0;return`End of the round: ${t.why==="out"?`${e[o]} went out`:"no hand became smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${Kn(t.winners.map(n=>e[n]))}`;case"forfeit":return Vt(t,e);default:return null}}function Xs(t,e){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=t;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?ft(a.action.laid):"the play",p=s?"it is not a word and is taken back":"it is a word and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,h])=>`${e[Number(u)]} ${I(h)}`),d=i.length?` (${i.join(", ")})`:"";return`${F(e[n],"challenge")} ${c}: ${p}${d}.`}default:{let c=o.action==="draw"&&o.take==="blind",p=r&&c?` It is ${V(r)}.`:"",i=t.renewed?" The exposed pile has become the stock.":"";return`${Qo(o,e[n],t)}${p}${i}`}}}function Zs(t,e){let n=[],o=0;for(let d of t){if(d.event!=="turn"||d.action.action==="accept")continue;let{player:u,action:h,right:$}=d;if(h.action==="challenge"){$&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:u,laid:h.laid})}let r=({laid:d})=>W(d).length,s=n.toSorted((d,u)=>r(u)-r(d))[0],a=t.filter(({event:d})=>d==="round end").length,l=t.findLast(d=>d.event==="game end"),c=l?.event==="game end"?l.scores:[],p=l?.event==="game end"?l.winners:[];return[Jt(p,c.toSorted((d,u)=>d-u),e),s&&`Longest word: ${W(s.laid).toUpperCase()}, by ${e[s.player]}.`,a&&`${L(a,"round")} with ${L(Number((o/a).toFixed(1)),"turn")}${a>1?" on average":""}.`].flatMap(d=>d||[])}var ta=()=>"The points that you gain on the others in this round, on average, and the margin of error.",ea=({gain:t,margin:e})=>({value:t,figure:I(t.toFixed(1)),margin:e?e.toFixed(1):""}),na=(t,e)=>[wt(t.points-e.points,"point","at risk"),Xt(t.win-e.win,"to be out first")];var ce=t=>N(t).map(({letter:e,master:n})=>n?B:e),oa=t=>[...t].sort((e,n)=>+(e===B)-+(n===B)||e.localeCompare(n)).join("");function De(t,e,n){let o;return t.map(r=>{switch(r.event){case"deal":return o=new Re(r,e,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function Zo(t,e){return t.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=t.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return De(s,e,r).findLast(a=>a.event==="round end")?.hand})}var Re=class{#e=null;#n={};#t;#o;constructor({round:e,players:n,hand:o=""},r,s){this.number=e,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:oa(this.#t.hand),penalties:this.#n}}turn(e){let{action:n,player:o}=e;switch(n.action){case"accept":return e;case"challenge":return this.#a(e);case"draw":return o===this.seat&&this.#r([n.discard],[e.taken??""]),e;default:return this.#s(e,n)}}#r(e,n){this.#t={...this.#t,hand:[...dt(this.#t.hand,e),...n]}}#s(e,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=dt(ce(n.laid),ce(a)),c=dt(ce(a),ce(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[e.player]:r[e.player]-l.length+c.length}},e.player===this.seat&&this.#r(l,c),this.#e={...e,old:a,gained:c},this.#e}#a(e){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??e.player,a=e.right?{[s]:o,[e.player]:n}:{[e.player]:r};e.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...e,play:this.#e,penalties:a}}};var We={};Dt(We,{Play:()=>ba,Position:()=>Ta,StaticHand:()=>Sa,solverQuery:()=>Ca});var tr={mouse:6,pen:6,touch:12},ra=44;function ue(t,{small:e=!1}={}){let n=E(t);return n.current=t,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&sa(r,e,s=>n.current(o,s))}})}function sa(t,e,n){let o=t.currentTarget,r=e&&t.pointerType==="touch"?ra:0,s=null,a=null;o.hasPointerCapture(t.pointerId)&&o.releasePointerCapture(t.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==t.pointerId)return;let d=i.clientX-t.clientX,u=i.clientY-t.clientY,h=tr[t.pointerType]??tr.mouse;!s&&Math.hypot(d,u)<h||(s??=aa(o),s.style.transform=`translate(${d}px, ${u-r}px) scale(1.08)`,l(er(i,r)))},p=i=>{i.pointerId===t.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",p),removeEventListener("pointercancel",p),l(null),s&&(s.remove(),o.classList.remove("lifted"),ia(),i.type==="pointerup"&&n(er(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",p),addEventListener("pointercancel",p)}function aa(t){let{left:e,top:n,width:o,height:r}=t.getBoundingClientRect(),s=t.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${e}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),t.classList.add("lifted"),s}function er({clientX:t,clientY:e},n){let o=r=>document.elementFromPoint(t,r)?.closest("[data-drop]")??null;return o(e-n)??o(e)}function ia(){let t=n=>{e(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},e=()=>{removeEventListener("click",t,{capture:!0}),removeEventListener("pointerdown",e,{capture:!0})};addEventListener("click",t,{capture:!0}),addEventListener("pointerdown",e,{capture:!0})}function or(t,e,n){let o=N(n),{kind:r,oldCells:s}=e===null?{kind:"form",oldCells:[]}:la(N(e),o),a=[...t],l=u=>{let h=a.indexOf(u);return h>=0&&a.splice(h,1),h>=0},c=[],p=o.map(({letter:u,master:h},$)=>{let b=s[$];if(b)return{letter:u,master:b.master,from:"table"};let m=!h&&l(u)?u:l(B)?B:null;return m===null?{letter:u,master:h,from:"none"}:(c.push(m),{letter:u,master:m===B,from:"hand"})}),i=p.every(({letter:u,from:h})=>u&&h!=="none"),d=c.length>0&&p.length>1;return{kind:i&&d?r:null,cells:p,cards:c,laid:St(p)}}function la(t,e){if(e.length<t.length)return{kind:null,oldCells:[]};if(e.length>t.length){let r=0,s=e.map(({letter:a,master:l})=>{let c=t[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===t.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=e.some(({letter:r},s)=>r!==t[s].letter);return{kind:"substitute",oldCells:e.map(({letter:r,master:s},a)=>{let l=t[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function rr({kind:t,laid:e},n){return t===null?null:t==="form"?{action:t,laid:e}:{action:t,target:n,laid:e}}var Q={target:null,text:"",caret:0,chosen:null},Et=(t,e)=>({...Q,target:t,text:e,caret:N(e).length});function sr(t){return t.action==="draw"?tt(Q,t.discard):Et(t.target??null,t.laid)}function tt(t,e,n=null){let{chosen:o,caret:r}=t,s=N(t.text),a=e===B?{letter:"",master:!0}:{letter:e,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...t,text:St(s),caret:l?r:c+1,chosen:null}}function Fe(t,e,n){let o=N(t.text),r=n!==null&&N(n).length===o.length;o.splice(e,1,...r?[N(n)[e]]:[]);let s=Math.min(t.caret,o.length);return{...t,text:St(o),caret:s,chosen:null}}function ar(t,e){let n=N(t.text);return n[n.findIndex(o=>!o.letter)]={letter:e,master:!0},{...t,text:St(n)}}function ir(t,e,n,o){let[r,s]=e.split(">",2);if(s!==void 0){let a=o.findIndex(l=>nr(l)===nr(r));if(a>=0)return Et(a,s)}return{...t,text:e,caret:N(e.slice(0,n)).length,chosen:null}}var nr=t=>N(t).map(({letter:e})=>e).join("");var ua=new Set,pa=new Map,da=12;function Ie({observation:t,points:e,target:n=null,onWord:o=null,...r}){let{fresh:s=ua,arriving:a=pa,hasPiles:l=!0}=r,{table:c=[],pile:p="",stock:i=0}=t,d=p.at(-1),u=E(null);return M(()=>{let h=u.current,$=h?.querySelector(".fresh:last-child, .fresh");h&&$ instanceof HTMLElement&&(h.scrollTop=$.offsetTop-h.clientHeight/2)},[c.join()]),f`
    <section class="felt" aria-label=${wo}>
      ${l&&f`<${fa} stock=${i} exposed=${d} points=${e} />`}
      <ul
        ref=${u}
        class="laid-words ${c.length>da?"many":""}"
        aria-label=${vo}
      >
        ${c.length===0&&f`<li class="nothing">${ko}</li>`}
        ${c.map((h,$)=>{let b=f`<${le} key=${a.get($)} laid=${h} />`,m=[s.has($)&&"fresh",a.has($)&&"arriving"],g=f`
            <button
              type="button"
              class="laid-word"
              data-drop=${`word ${$}`}
              aria-pressed=${$===n}
              aria-label=${To(W(h),s.has($))}
              onClick=${()=>o?.($)}
            >
              ${b}
            </button>
          `;return f`
            <li key=${$} class=${m.filter(Boolean).join(" ")}>
              ${o?g:b}
            </li>
          `})}
      </ul>
    </section>
  `}function fa({stock:t,exposed:e,points:n}){return f`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${ae(t)}>
          ${t}
        </span>
        <figcaption>${Co}</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${e?f`<${Lt} card=${e} points=${n} />`:f`
                <span class="tile card none" role="img" aria-label=${Lo}></span>
              `}
        <figcaption>${So}</figcaption>
      </figure>
    </div>
  `}var je=({games:t})=>t.filter(({game:e})=>Object.hasOwn(lr,e));function Rl(t,e){let n=je(t);return n.find(({game:o})=>o===e)??n[0]}var Dl=({games:t},e)=>t.find(({game:n})=>n===e)?.title??e,Fl=({words:t},e)=>t&&e.includes(t)?t:e[0],Il=t=>!!t.without_challenges,jl=(t,e)=>({base:e,...t.without_challenges});function Hl(t,{ruleset:e,...n}){let o=e.replace(/, changed$/,""),r=Object.entries(t.without_challenges??{});return Vn({ruleset:o,refusesFalseWords:r.length>0&&r.every(([s,a])=>n[s]===a),isChanged:o!==e})}function Ul(t,e){let n=typeof e=="string"?e:JSON.stringify(e);return re(`rules/${t}`,{ruleset:n})}function Wl(t){let e=t.get("ruleset");if(!e?.startsWith("{"))return e;try{return JSON.parse(e)}catch{return e}}var ql=(t,e,n)=>({game:t,observation:e,seq:n,seat:e.player,to_move:e.player,phase:"turn",over:!1});var He=()=>mo()==="on"?"on":"off";function cr(t){$o(t),ha(["turn"])}function ha(t){He()!=="off"&&import("./sound_player-WWJ4S4ZJ.js").then(({play:e})=>e(t),()=>{})}function Ue(){let t=fo();return Yt.some(([e])=>e===t)?t:"auto"}function ma(){let t=Ue();document.documentElement.style.colorScheme=t==="auto"?"":t}function ur(t){ho(t),ma()}function pr({label:t,id:e,hint:n,value:o,onInput:r,...s}){return f`
    <div class="field">
      <label for=${e}>${t}</label>
      <input
        id=${e}
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck=${!1}
        value=${o}
        aria-describedby=${n?`${e}-hint`:void 0}
        onInput=${({target:a})=>r(a.value,a.selectionStart)}
        ...${s}
      />
      ${n&&f`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
    </div>
  `}function ec({label:t,id:e,hint:n,value:o,lines:r=1}){let[s,a]=T(!1),l=({target:i})=>i.select();async function c(){document.getElementById(e).select();try{await navigator.clipboard.writeText(o),a(!0)}catch{a(!1)}}let p={id:e,readonly:!0,value:o,"aria-describedby":n?`${e}-hint`:void 0,onFocus:l,onClick:l};return f`
    <div class="row copy">
      <div class="field">
        <label for=${e}>${t}</label>
        ${r>1?f`<textarea rows=${r} ...${p}></textarea>`:f`<input type="text" ...${p} />`}
      </div>
      <button type="button" onClick=${c}>${Rn}</button>
      <span role="status">${s?Dn:""}</span>
    </div>
    ${n&&f`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
  `}function dr({label:t,id:e,hint:n,value:o,options:r,onChange:s}){return f`
    <div class="field">
      <label for=${e}>${t}</label>
      <select
        id=${e}
        value=${o}
        aria-describedby=${n?`${e}-hint`:void 0}
        onChange=${({target:a})=>s(a.value)}
      >
        ${r.map(([a,l])=>f`
            <option key=${a} value=${a} selected=${a===o}>${l}</option>
          `)}
      </select>
      ${n&&f`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
    </div>
  `}function nc({info:t,...e}){let n=t.rulesets.map(o=>[o,Se(o)]);return f`<${dr} label=${Hn} id="ruleset" options=${n} ...${e} />`}function oc({dictionaries:t,...e}){let n=t.map(o=>[o,Jn(o)]);return f`
    <${dr} label=${Un} id="dictionary" options=${n} ...${e} />
  `}function $a({label:t,value:e,options:n,onChange:o}){return f`
    <div class="segments" role="group" aria-label=${t}>
      ${n.map(([r,s])=>f`
          <button
            type="button"
            key=${r}
            aria-pressed=${r===e}
            onClick=${()=>o(r)}
          >
            ${s}
          </button>
        `)}
    </div>
  `}function fr({label:t,options:e,load:n,choose:o}){let[r,s]=T(n);return f`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${t}</span>
      <${$a} label=${t} value=${r} options=${e} onChange=${l=>{o(l),s(l)}} />
    </div>
  `}var ga=()=>f`
  <${fr}
    label=${Gn}
    options=${zn}
    load=${He}
    choose=${cr}
  />
`,rc=()=>f`
  <div class="row">
    <${fr}
      label=${qn}
      options=${Yt}
      load=${Ue}
      choose=${ur}
    />
    <${ga} />
  </div>
`;function sc({server:t,view:e,game:n}){return f`
    <nav aria-label=${Wn}>
      ${je(t).map(({game:o,title:r})=>f`
          <a
            key=${o}
            href=${`#/${e}/${o}`}
            aria-current=${o===n?"page":void 0}
            >${r}</a
          >
        `)}
    </nav>
  `}function hr({columns:t,rows:e,classes:n="",rowHeads:o=!1}){let r=t.filter(a=>a!==!1),s=r.map(({number:a})=>a?"number":void 0);return f`
    <table class="list ${n}">
      <thead>
        <tr>
          ${r.map(({title:a},l)=>f`<th scope="col" class=${s[l]}>${a}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${e.map(({key:a,cells:l})=>f`
            <tr key=${a}>
              ${l.filter(c=>c!==!1).map((c,p)=>o&&p===0?f`<th scope="row">${c}</th>`:f`<td class=${s[p]}>${c}</td>`)}
            </tr>
          `)}
      </tbody>
    </table>
  `}function ac({undo:t,canUndo:e}){return f`
    <button type="button" disabled=${!e} onClick=${t}>${Fn}</button>
  `}function mr({text:t}){return f`<p class="problem" role="alert" hidden=${!t}>${t}</p>`}function $r({draft:t,word:e,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=e,p=({target:d})=>r(d.value,d.selectionStart??0),i=d=>f`
    <span
      key=${`gap ${d}`}
      class="gap ${d===t.caret?"here":""}"
      data-drop=${`gap ${d}`}
      aria-hidden="true"
      onClick=${()=>a(d)}
    ></span>
  `;return f`
    <div class="tray" data-drop="tray" role="group" aria-label=${No}>
      ${c.map((d,u)=>f`
          ${i(u)}
          <${xa}
            key=${`cell ${u}`}
            cell=${d}
            place=${u}
            chosen=${u===t.chosen}
            points=${n}
            onClick=${()=>s(u)}
            ...${d.from==="hand"?o({cell:u}):{}}
          />
        `)}
      ${i(c.length)}
      ${!c.length&&f`<span class="hint">${Ro}</span>`}
    </div>
    <div class="row typing">
      <${pr}
        label=${Do}
        id="word"
        value=${t.text}
        onInput=${r}
        onKeyUp=${p}
        onClick=${p}
        data-home="play"
      />
      <button type="button" onClick=${l}>${In}</button>
    </div>
    <p class="hint keys">${Fo}</p>
  `}function xa({cell:{letter:t,master:e,from:n},place:o,chosen:r,points:s,...a}){let l=s[e?B:t];return f`
    <${G}
      classes=${`card from-${n}`}
      letter=${t}
      wild=${e}
      points=${l??null}
      aria-label=${Io({letter:t,isMaster:e,points:l,from:n})}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function ba(t){let{id:e,view:n,rules:o,changes:r,canAct:s,act:a,suggested:l,onDraft:c,notice:p,playsOnly:i}=t,{observation:d}=n,{hand:u="",table:h=[]}=d,$=va(n.seat,d.history),b=[$,u,...h].join(" "),[m,g]=T(()=>({...Q,...ne(e,b)}));vt(()=>g(Q),[u,$]),vt(()=>{m.target!==null&&g(Q)},[h.join()]),M(()=>pt(e,{draft:{position:b,value:m}}),[b,m]),M(()=>{l&&g(sr(l))},[l]),M(c,[m.text,m.target]),An([m.text,m.target]);let _=m.target===null?null:h[m.target],y=or(u,_,m.text),x=rr(y,m.target),S=m.target===null&&y.cells.length===1?y.cards[0]:void 0,q=ue(R),j=n.seat!==null&&!n.over;function R({card:k,cell:v=0},P){let[O,nt]=(P??"").split(" "),ot=Number(nt);k===void 0?O!=="gap"&&O!=="cell"&&g(Fe(m,v,_)):O==="blind"||O==="exposed"?s&&a({action:"draw",discard:k,take:O}):O==="word"?g(tt(Et(ot,h[ot]),k)):O==="gap"?g(tt(m,k,ot)):O==="cell"?g(tt({...m,chosen:ot},k)):O==="tray"&&g(tt(m,k))}function et(k){y.cells[k].from==="table"?g({...m,chosen:m.chosen===k?null:k}):g(Fe(m,k,_))}function be(k){k.preventDefault(),x&&s&&a(x)}let Rt=f`
    <${Ie}
      observation=${d}
      points=${o.points}
      target=${m.target}
      hasPiles=${!i}
      fresh=${ka(d.history,n.seat)}
      arriving=${gr(r,h)}
      onWord=${j&&(k=>g(k===m.target?Q:Et(k,h[k])))}
    />
  `;return j?f`
    ${Rt}
    <form class="panel own-turn" aria-label=${Qt} onSubmit=${be}>
      ${p}
      <${ya}
        hand=${u}
        used=${y.cards}
        points=${o.points}
        onCard=${k=>g(tt(m,k))}
        draggable=${q}
      />
      <${$r}
        draft=${m}
        word=${y}
        points=${o.points}
        draggable=${q}
        onType=${(k,v)=>g(ir(m,k,v,h))}
        onCell=${et}
        onClear=${()=>g(Q)}
        onGap=${k=>g({...m,caret:k,chosen:null})}
      />
      ${y.cells.some(({letter:k})=>!k)&&f`
          <${se}
            label=${Oo}
            letters=${Object.keys(o.points).filter(k=>k!==B).sort()}
            onPick=${k=>g(ar(m,k))}
          />
        `}
      <${wa}
        action=${x}
        discard=${S}
        advised=${S&&l?.discard===S?l.take:void 0}
        observation=${d}
        canAct=${s}
        playsOnly=${i}
        act=${a}
      />
    </form>
  `:Rt}var _a=10;function ya({hand:t,used:e,points:n,onCard:o,draggable:r}){let s=E(null),a=E(null),l=z(t,e);return A(()=>{if(a.current===null||!_t())return;let c=l.findIndex((i,d)=>!i&&d>Number(a.current)),p=c<0?l.lastIndexOf(!1):c;s.current?.children[p]?.focus(),a.current=null},[e.join()]),f`
    <div
      ref=${s}
      class="hand cards ${t.length>_a?"many":""}"
      role="group"
      aria-label=${Eo}
    >
      ${[...t].map((c,p)=>f`
          <${Lt}
            key=${`${p}${c}`}
            card=${c}
            points=${n}
            disabled=${l[p]}
            onClick=${()=>{a.current=p,o(c)}}
            ...${r({card:c})}
          />
        `)}
    </div>
  `}function wa({action:t,discard:e,advised:n,observation:o,canAct:r,playsOnly:s,act:a}){let l=o.pile?.at(-1),c=b=>a({action:"draw",discard:e,take:b}),p=r&&e!==void 0,[i,d]=[e,l].map(b=>b&&V(b)),u=t?Kt(Be(t,o)):Mo,h=b=>n===b?"main":"",$=f`
    <button class=${h(void 0)} disabled=${!r||!t}>${u}</button>
  `;return s?f`<div class="row actions">${$}</div>`:f`
    <div class="row actions">
      ${$}
      <button
        type="button"
        class=${h("exposed")}
        disabled=${!p||!l}
        onClick=${()=>c("exposed")}
      >
        ${Ao(i,d)}
      </button>
      <button
        type="button"
        class=${h("blind")}
        disabled=${!p}
        onClick=${()=>c("blind")}
      >
        ${Po(i)}
      </button>
    </div>
    ${r&&!p&&f`<p class="hint">${Bo}</p>`}
  `}var va=(t,e=[])=>e.filter(({player:n,action:o})=>n===t&&!["accept","challenge"].includes(o.action)).length;function ka(t=[],e){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of t){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===e||e===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==e&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}function gr(t=[],e=[]){let n=t.flatMap(({number:o,events:r})=>r.flatMap(({action:s})=>s?.laid?[{word:s.laid,number:o}]:[]));return new Map(n.map(({word:o,number:r})=>[e.lastIndexOf(o),r]))}var Ta=({observation:t,rules:e,changes:n})=>f`
  <${Ie}
    observation=${t}
    points=${e.points}
    arriving=${gr(n,t.table)}
  />
`,Ca=({table:t=[]},e)=>({position:[e,...t].join(" ")}),Sa=({hand:t,label:e})=>f`<${ie} cards=${t} label=${e} />`;function xr({end:t,names:e,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:p=[]}=t,i=Object.values(c).some(u=>u!==0),d=u=>{let h=r[u]??(u===n?t.hand:"");return[p.includes(u)?f`${e[u]} <span class="tag">${jo}</span>`:e[u],h?f`<${ie} cards=${h} />`:s[u]?ae(s[u]):Ho,i&&I(c[u]??0),I(a[u]),f`<strong>${l[u]}</strong>`]};return f`
    <${La} end=${t} names=${e} rules=${o} />
    <p class="hint">${Uo(o.out_at)}</p>
    <${hr}
      rowHeads
      columns=${[{title:Wo},{title:qo},i&&{title:Go,number:!0},{title:zo,number:!0},{title:Yo,number:!0}]}
      rows=${[...e.keys()].filter(u=>u in s).map(u=>({key:u,cells:d(u)}))}
    />
  `}function La({end:{why:t,winner:e,play:n,left:o},names:r,rules:s}){if(t!=="out"||!n||!("laid"in n.action)){let l=s.guard*Object.keys(o).length;return f`<p>${Ko(l)}</p>`}let a=n.old?W(n.old):void 0;return f`
    <p class="row">
      <strong>${Jo(r[e??0],a)}</strong>
      <${le} laid=${n.action.laid} />
    </p>
  `}var de={};Dt(de,{actionText:()=>Ea,adviceFigure:()=>Fa,adviceHint:()=>Da,differences:()=>Ia,endFacts:()=>Na,eventText:()=>Oa,lettersOf:()=>pe,pastActionText:()=>Ot,tilesText:()=>ht});var pe=t=>t.replace(/[()]/g,"");function br(t){let e=[...t.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=pe(t).toUpperCase();if(!e.length)return n;let o=J(e.map(r=>r.toUpperCase()));return`${n} (${o} ${e.length>1?"blanks":"a blank"})`}function ht(t){let e=t.replace(/[?_]/g,""),n=t.length-e.length,o=n>1?`${n} blanks`:"a blank";return[e,n&&o].filter(Boolean).join(" and ")}var Ea=t=>_r(t).filter(Boolean).join(" ");function Ot(t,e,n=""){let[o,r]=_r(t);return`${[F(e,o),r,n].filter(Boolean).join(" ")}.`}function _r(t){switch(t.action){case"play":return["play",`${br(t.word)} at ${t.at}`];case"exchange":return["exchange",ht(t.tiles)];default:return[t.action,""]}}function Oa(t,e){switch(t.event){case"start draw":return`Tiles drawn for the start: ${t.players.map((o,r)=>`${e[o]} ${ht(t.tiles[r])}`).join(", ")}.`;case"turn":return Ba(t,e[t.player]);case"lost turn":return`${F(e[t.player],"lose")} a turn for a wrong challenge.`;case"deal":return`${F(e[t.starter],"begin")}.`;case"game end":return Pa(t,e);case"forfeit":return Vt(t,e);case"taken back":return`The play of ${e[t.player]} is taken back.`;case"points":return`${e[t.player]} ${I(t.points)} ${Ma[t.why]}.`;default:return null}}var Ma={challenge:"for a play that was challenged and stands",time:"for time",tiles:"for tiles left"},Aa={out:"a rack and the bag are empty",scoreless:"too many turns in a row without points",zeros:"too many turns in a row without points"};function Pa({why:t,adjustments:e,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=e.some(Boolean)?` Tiles left: ${r(e.map(I))}.`:"";return`End of the game: ${Aa[t]}.${s} Scores: ${r(n)}.`}function Ba(t,e){let{action:n,score:o=0,drawn:r,exchanged:s}=t,a=r?` Tiles drawn: ${ht(r)}.`:"";switch(n.action){case"play":{let l="hit"in t&&t.hit?.length?t.hit:null,c=l?` A bomb explodes at ${J(l)}.`:"";return`${Ot(n,e,`for ${o}`)}${c}${a}`}case"exchange":return`${Ot(n,e,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in t&&t.right?"The play is taken back.":"The play stands.";return`${Ot(n,e)} ${c}`}case"accept":return null;default:return Ot(n,e)}}function Na(t,e){let n=[],o=e.map(()=>0);for(let{event:c,player:p,action:i,score:d=0,right:u}of t)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){u&&(n=n.slice(0,-1));continue}o[p]+=1,i.action==="play"&&n.push({player:p,action:i,score:d})}let r=t.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,p)=>p.score-c.score)[0],a=e.map((c,p)=>{let d=n.filter(u=>u.player===p).map(({score:u})=>u).reduce((u,h)=>u+h,0);return`${c} ${(d/Math.max(1,o[p])).toFixed(1)}`});return[r&&Jt(r.winners,r.scores.toSorted(Ra),e),s&&`Best play: ${br(s.action.word)} at ${s.action.at} for ${s.score}, by ${e[s.player]}.`,`Points a turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var Ra=(t,e)=>e-t,Da=({win_points:t=0})=>`Your chance to win, and the margin of error. ${L(t/100,"point")} more on average count like 1% more.`;function Fa({win:t,equity:e,playouts:n,margin:o},{ranked:r,win_points:s=0}){let[a]=r,l=s?(e-a.equity)/s:0,c=Math.min(Math.max(t+l,0),1),p=(t*n+1)/(n+2),i=196*Math.sqrt(p*(1-p)/(n+2));return{value:t+l,figure:`${st(c)}%`,margin:o===0?"":`${Math.max(1,Math.round(i))}%`}}var Ia=(t,e)=>[wt(t.score-e.score,"point","now"),wt((t.leave_value??0)-(e.leave_value??0),"point","for the tiles kept"),Xt((t.bomb??0)-(e.bomb??0),"risk of a bomb")];var xe={};Dt(xe,{Play:()=>ni,Position:()=>ii,StaticHand:()=>ci,solverQuery:()=>li});function yr({points:t}){let[e,n]=T(!1);return e?null:f`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${I(t)}
    </span>
  `}var fe=t=>String.fromCharCode(65+t),Mt=({row:t,column:e})=>`${t+1}${fe(e)}`,C=({row:t,column:e})=>`${t},${e}`,H=(t,{row:e,column:n})=>(t[e]?.[n]??".")!==".",Y=({row:t,column:e},n,o=1)=>n?{row:t+o,column:e}:{row:t,column:e+o};function At(t){let[e]=t.match(/\p{L}/u)??["A"];return{row:parseInt(t.replace(/\D/g,""),10)-1,column:e.toUpperCase().charCodeAt(0)-65,down:t.startsWith(e)}}function mt({at:t,word:e}){let{down:n,...o}=At(t),r=[],s=o;for(let a of e.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=Y(s,n,l?a.length-2:1)}return r}function wr(t,e,n){let o=d=>H(t,d)?`(${t[d.row][d.column]})`:e.find(u=>C(u)===C(d))?.letter,r=ja(t,e,n);if(r===null)return{fault:"line"};let s=e.reduce((d,u)=>d.row+d.column<=u.row+u.column?d:u);for(let d=s;o(d);d=Y(d,r,-1))s=d;let{row:a,column:l}=s,c=r?`${fe(l)}${a+1}`:Mt(s),p="",i=0;for(let d;d=o(s);s=Y(s,r))p+=d,d.startsWith("(")||(i+=1);return i<e.length?{fault:"gap"}:{play:{action:"play",at:c,word:p.replaceAll(")(","")}}}function ja(t,e,n){let[o]=e;if(e.length>1)return e.every(({row:s})=>s===o.row)?!1:e.every(({column:s})=>s===o.column)?!0:null;let r=s=>H(t,Y(o,s,-1))||H(t,Y(o,s));return!r(!1)&&(r(!0)||n)}var kr="Crosswords for points, on premium squares.",Tr="Scrabble on a minefield: numbers multiply, bombs cost the word.",qe="Board",Cr="Your rack",Pt="blank",Sr=t=>`${Pt} for ${t}`,Lr=(t,e)=>`${t}, ${L(e,"point")}`,vr={2:"double",3:"triple",4:"quadruple"};function Er(t,e){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:p,isLaid:i}=t;return[n,e??"empty",i&&"being laid",o&&"closed",r&&Ge,s!==null&&`${L(s,"bomb")} around`,e===null&&Ha(a),e===null&&p&&"start",c&&"flagged",l!==null&&`${st(l)}% chance of a bomb`].filter(Boolean).join(", ")}var Or=([t,e])=>`${t>1?`${t}L`:""}${e===1?"":`${e}W`}`;function Ha([t,e]){return e===0?"word worth nothing":[t>1&&`${vr[t]??`${t} times`} letter`,e>1&&`${vr[e]??`${e} times`} word`].filter(Boolean).join(", ")}var Ge="bomb",Mr=(t,e)=>`Bombs: ${t}, ${e} hit.`,Ar="Odds of bombs",Pr="Set flags",Br=(t,e)=>`${t}: flag ${e?"set":"removed"}.`,Nr="A number counts the bombs around its square. New tiles there multiply:",Rr="its words score 0";function Dr([t,e]){return[t!==1&&`letter × ${t}`,e!==1&&`words × ${e}`].filter(Boolean).join(", ")||"nothing"}var Fr="Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.",Ir=t=>`In the bag: ${L(t,"tile")}.`,jr=t=>`${L(t,"tile")} in the bag and on the racks of others:`,Hr="Tiles that you do not see",ze="Shuffle",Ur="The blank stands for",Wr=(t,e)=>`On the board: letters lay tiles, ${t??"Shift"} a blank; arrows turn and move; Backspace takes a tile back, Escape all; Enter plays${e?"; ! sets a flag":""}.`,Ua={start:"The first play needs two tiles or more.",touch:"The play must touch a tile on the board.",line:"The tiles must lie in one row or column.",gap:"There is a gap between the tiles."};function Ye(t,e){return t==="start"&&e?"The first play needs two tiles or more and must cover the star.":Ua[t]??"These tiles cannot be laid like this."}function qr({words:t,bonus:e,tiles:n,score:o,isLeast:r,isRisky:s}){let a=t.map(({word:l,points:c})=>`${l.toUpperCase()} ${c}`);return e&&a.push(`${e} for ${L(n,"tile")}`),[a.length>1?`${a.join(" + ")} = `:`${t[0].word.toUpperCase()} `,`${r?"at least ":""}${L(o,"point")}`,s?", if there is no bomb":""]}var Gr=t=>t?`Play ${t}`:"Play",zr="Exchange …",Yr="Pass …",Ke="Another turn without points ends the game.",Kr=t=>t?`Pass, and take back ${L(t,"tile")}?`:"Pass without playing?",Jr="Play on",Vr="Pass",Qr=t=>t?`Exchange ${t}`:"Choose tiles to exchange",Xr="Cancel";var Zr=".",ts="*",he="✹",es="⚑",Wa="★",U=t=>"multipliers"in t;function ns(t,e,n){let{row:o,column:r}=t,s=C(t),a=n.laid?.get(s),l=H(n.rows,t)?n.rows[o][r]:null,c=a?a.letter:l,p=n.opened?n.opened[o]?.[r]??Zr:null,i=p===Zr,d=p===ts,u=p===null||i||d?null:Number(p),h=u!==null&&U(e);return{name:Mt(t),letter:c,isLaid:a!==void 0,closed:i,hit:d,number:u,premium:h?e.multipliers[u]:e.squares[o][r],start:e.start?.[0]===o&&e.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:d||i&&n.bombs?.[o]?.[r]===ts,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r,arriving:n.arriving?.has(s)??!1,exploding:n.exploding?.has(s)??!1}}function os(t){let{closed:e,hit:n,bomb:o,number:r,premium:s,chance:a,cursor:l,last:c}=t;return[e?"closed":Je(s),r!==null&&"open",n&&"hit",o&&"bomb",a!==null&&"odds",l&&"cursor",c&&"last",t.arriving&&"arriving",t.exploding&&"exploding"].filter(Boolean).join(" ")}function rs({closed:t,bomb:e,number:n,premium:o,chance:r,flagged:s,start:a}){return e?he:r!==null?st(r):s?es:n!==null?n:t?"":a?Wa:Or(o)}var ss=({hit:t,number:e})=>t?he:e,as=({flagged:t,chance:e})=>t&&e!==null?es:null;function Je([t,e]){return t>1&&e>1?"both":t>1?`letter${t}`:e>1?`word${e}`:e===0?"zero":"plain"}var Ve={laid:[],cursor:null,down:!1};function ge({start:t,squares:e}){let[n,o]=t??[e.length>>1,e[0].length>>1];return{row:n,column:o}}var me=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:n}){return this.rules.squares[e]?.[n]!==void 0}point(e,n){return e.cursor&&C(e.cursor)===C(n)?{...e,down:!e.down}:{...e,cursor:n}}arrow(e,n,o){let r=e.cursor??ge(this.rules);return n!==e.down?{...e,cursor:r,down:n}:this.advanced({...e,cursor:r},o)}advanced(e,n=1){let o=Y(e.cursor,e.down,n);return this.isOnBoard(o)?{...e,cursor:o}:e}},$e=class extends me{constructor(e,n,o){super(e),this.rows=n,this.rack=o,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){let n=z(this.rack,e.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,n){return e.laid.find(o=>C(o)===C(n))}#e(e,n){let o=n;for(;H(this.rows,o)||this.laidAt(e,o);)o=Y(o,e.down);return this.isOnBoard(o)?o:null}lay(e,n,o,r=""){if(H(this.rows,n)||!this.left(e).includes(o))return e;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(e,n),l=o===this.blank?s:o;return{...e,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(e,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:n,column:o},s,r)}layAtCursor(e,n,o=""){let r=e.cursor&&this.#e(e,e.cursor),s=r?this.lay(e,r,n,o):e;return!r||s===e?e:{...s,cursor:this.#e(s,r)??r}}type(e,n,o=!1){let r=n.toUpperCase();return!o&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,n):e}back(e){if(!e.cursor)return e;let n=e.cursor;if(!this.laidAt(e,n))do n=Y(n,e.down,-1);while(H(this.rows,n));return this.laidAt(e,n)?{...this.takeBack(e,n),cursor:n}:e}takeBack(e,n){return{...e,laid:e.laid.filter(o=>C(o)!==C(n))}}withoutTaken(e){return{...e,laid:e.laid.filter(n=>!H(this.rows,n))}}move(e,n,o){let r=this.laidAt(e,n);return!r||H(this.rows,o)?e:this.lay(this.takeBack(e,n),o,r.tile,r.letter)}chooseLetter(e,n){let o=e.laid.findIndex(s=>!s.letter),r={...e.laid[o],letter:n.toLowerCase()};return{...e,laid:e.laid.with(o,r)}}},is=class extends me{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#e(e)}#e(e){return U(this.rules)&&/^[0-8*]$/.test(e)}type(e,n,o=!1){let r=this.advanced(e),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&e.opened?{...r,opened:Bt(e.opened,e.cursor,n)}:{...r,rows:Bt(e.rows,e.cursor,s)}}lay(e,n){let o=n.reduce((r,s)=>Bt(r,s,s.letter),e.rows);return{...e,rows:o}}back(e){let{rows:n,opened:o,cursor:r}=e;return{...this.advanced(e,-1),rows:Bt(n,r,"."),opened:o&&Bt(o,r,".")}}};function Bt(t,{row:e,column:n},o){return t.with(e,t[e].slice(0,n)+o+t[e].slice(n+1))}var Qe=({squares:t})=>t.map(e=>".".repeat(e.length));function qc(t,e){let n=e.split(/[\n/]/);return Qe(t).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var ls={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},qa="!";function cs(t,e,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=e.cursor?e:{...e,cursor:ge(t.rules)},c=({key:p,shiftKey:i})=>p in ls?t.arrow(e,...ls[p]):p===" "?{...l,down:!l.down}:p==="Backspace"||p==="Delete"?t.back(l):t.accepts(p)?t.type(l,p,i):void 0;return p=>{let{key:i}=p;if(p.ctrlKey||p.metaKey||p.altKey)return;if(s&&(i===qa||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let u=i==="Enter"?o:r;if(!u)return;u()}else{let u=c(p);if(u===void 0)return;n(u)}p.preventDefault()}}var Ga=15;function Xe({label:t,rules:e,onKey:n,onSquare:o,onFlag:r,draggable:s,...a}){let{score:l,rising:c=[],...p}=a,i=E(null),{cursor:d,down:u}=p,h=C(d??ge(e));A(()=>{d&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[d?.row,d?.column]);let $=(m,g)=>{let _={row:m,column:g},y=C(_),x=ns(_,e,p),{letter:S,chance:q}=x,j=o&&{tabindex:y===h?0:-1,"data-home":y===h?"play":void 0,"data-drop":`square ${m} ${g}`,onClick:()=>o(_),onContextMenu:r&&(R=>{R.preventDefault(),r(_)}),...x.isLaid&&s?.({square:_})};return f`
      <div
        key=${g}
        role="gridcell"
        class="square ${os(x)}"
        style=${q===null?void 0:{"--chance":q}}
        aria-label=${Er(x,S===null?null:Ze(S,e))}
        ...${j}
      >
        ${S===null?f`
                <span class="sign" aria-hidden="true">${rs(x)}</span>
                <span class="flag" aria-hidden="true">${as(x)}</span>
              `:f`
                <${za}
                  letter=${S}
                  classes=${x.isLaid?"laid":""}
                  corner=${ss(x)}
                  rules=${e}
                />
              `}
        ${l?.key===y&&f`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(R=>R.square===y).map(({points:R,change:et})=>f`<${yr} key=${et} points=${R} />`)}
      </div>
    `},b=[...e.squares[0].keys()];return f`
    <div
      class="board-frame ${b.length>Ga?"large":""}"
      style=${{"--columns":b.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${b.map(m=>f`<span key=${m}>${fe(m)}</span>`)}
      </div>
      <div class="coordinates rows" aria-hidden="true">
        ${e.squares.map((m,g)=>f`<span key=${g}>${g+1}</span>`)}
      </div>
      <div
        ref=${i}
        class="board ${u?"down":""}"
        role="grid"
        aria-label=${t}
        aria-readonly=${o?void 0:"true"}
        onKeyDown=${n}
      >
        ${e.squares.map((m,g)=>f`
            <div role="row" class="board-row" key=${g}>
              ${b.map(_=>$(g,_))}
            </div>
          `)}
      </div>
    </div>
  `}var us=(t,e)=>t===""||t===e.blank,ps=t=>t!==t.toUpperCase();function za({letter:t,classes:e,corner:n,rules:o}){let r=us(t,o),s=r||ps(t);return f`
    <${G}
      classes=${e}
      letter=${r?"":t.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[t]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function Ze(t,e){return us(t,e)?Pt:ps(t)?Sr(t.toUpperCase()):t in e.values?Lr(t,e.values[t]):t}function ds({tiles:t,rules:e,label:n}){return f`
    <span class="rack" role="img" aria-label=${n}>
      ${[...t].map(o=>f`<${hs} tile=${o} rules=${e} aria-hidden="true" />`)}
    </span>
  `}function fs({rack:t,rules:e,left:n,chosen:o,onTile:r,draggable:s}){return f`
    <div class="rack" role="group" aria-label=${Cr} data-drop="rack">
      ${[...t].map((a,l)=>f`
          <${hs}
            key=${`${l}${a}`}
            tile=${a}
            rules=${e}
            aria-label=${Ze(a,e)}
            aria-pressed=${o.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>r(l)}
            data-drop=${`rack ${l}`}
            ...${s({place:l})}
          />
        `)}
    </div>
  `}function hs({tile:t,rules:e,...n}){let o=t===e.blank,r=o?null:e.values[t];return f`
    <${G} letter=${o?"":t} wild=${o} points=${r} ...${n} />
  `}function ms(t,e){let n=z(t,e),o=[...t].filter((r,s)=>n[s]);return[...o,...dt(e,o)].join("")}function $s(t,e,n){let o=[...t];return o.splice(n,0,...o.splice(e,1)),o.join("")}function gs(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[e[n],e[o]]=[e[o],e[n]]}return e.join("")}function xs(t,e,n,o,r){let{rack:s="",board:a=[],history:l=[]}=e.observation,c=l.filter(({player:v,action:P})=>v===e.seat&&P.action==="exchange"),p=`${s} ${c.length}`,[i,d]=T(()=>({...Ve,...ne(t,p)})),[u,h]=T(()=>Z(t)?.order??""),[$,b]=T([]),[m,g]=T(!1),_=u?ms(u,s):s,y=new $e(n,a,_),x=i.laid.some(({letter:v})=>!v),{play:S,fault:q}=i.laid.length&&!x?wr(a,i.laid,i.down):{},j=()=>{d(v=>({...v,laid:[]})),b([]),g(!1)};vt(j,[p]),M(()=>{let v={laid:i.laid,down:i.down};pt(t,{order:u,draft:{position:p,value:v}})},[p,u,i.laid,i.down]),A(()=>d(y.withoutTaken(i)),[a.join()]),M(()=>{if(o)if(j(),o.action==="play"){let{down:v}=At(o.at);d(mt(o).reduce((P,O)=>y.layLetter(P,O),{...Ve,down:v}))}else o.action==="exchange"&&R(o.tiles)},[o]);function R(v=""){j(),g(!0);let P=z(_,v);b([...P.keys()].filter(O=>P[O]))}function et(v){h(v),b([])}function be({place:v=0,square:P},O){let[nt,...ot]=(O??"").split(" "),[_e,Ts]=ot.map(Number);if(nt==="square"){let nn={row:_e,column:Ts};d(P?y.move(i,P,nn):y.lay(i,nn,_[v]))}else P?d(y.takeBack(i,P)):nt==="rack"&&_e!==void 0&&et($s(_,v,_e))}function Rt(v){let P=$.filter(nt=>nt!==v),O=P.length<$.length;m?b(O?P:[...$,v]):i.cursor?d(y.layAtCursor(i,_[v])):b(O?[]:[v])}function k(v){r?r(v):!m&&$.length?(d(y.lay(i,v,_[$[0]])),b([])):y.laidAt(i,v)?d(y.takeBack(i,v)):d(y.point(i,v))}return{rack:_,editor:y,draft:i,setDraft:d,chosen:$,exchanging:m,needsLetter:x,play:S,fault:q,left:y.left(i),clear:j,startExchange:R,shuffle:()=>et(gs(_)),chooseLetter:v=>d(y.chooseLetter(i,v)),onTile:Rt,onSquare:k,draggable:ue(be,{small:!0})}}function tn(t=[]){let e=t.flatMap(({number:n,events:o})=>o.filter(({event:r,action:s})=>r==="turn"&&s.action==="play").map(({action:r,score:s=0,hit:a=[]})=>({laid:mt(r),score:s,hit:a,change:n})));return{arriving:new Set(e.flatMap(({laid:n})=>n.map(C))),exploding:new Set(e.flatMap(({hit:n})=>n.map(Ya))),rising:e.map(({laid:n,score:o,change:r})=>({square:C(en(n)),points:o,change:r}))}}var Ya=t=>C(At(t)),en=t=>t.reduce((e,n)=>e.row+e.column>n.row+n.column?e:n);function bs(t,e,n){let o=U(n),[r,s]=T(null),[a,l]=T(null),[c,p]=T(()=>new Set(Z(t)?.flags)),[i,d]=T(!1),u=E(e.seq);u.current=e.seq,A(()=>s(null),[e.seq]);let h=o&&e.over,$=ao(async()=>h?await Ka(t):null,[t,h]).value;if(!o)return null;let{opened:b=[],bombs:m=n.bombs}=e.observation;async function g(){let y=b.length?b:Qe(n),x=await it("lexibomb.odds",{opened:y,bombs:m}).then(({probability:S})=>({odds:S,problem:null}),S=>({odds:null,problem:lt(S)}));u.current===e.seq&&(s(x.odds),l(x.problem))}function _(y){let x=new Set(c),S=x.delete(C(y));S||x.add(C(y)),p(x),pt(t,{flags:[...x]}),Mn(Br(Mt(y),!S))}return{board:{opened:b,odds:r,flags:c,bombs:$},count:m,hits:b.join("").split("*").length-1,toggleFlag:_,flagging:i,toggleFlagging:()=>d(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):g(),problem:a}}async function Ka(t){return(await so(t)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function _s({field:t}){let e=(n,o,r=()=>{})=>f`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return f`
    ${e(Ar,t.hasOdds,t.toggleOdds)}
    ${e(Pr,t.flagging,t.toggleFlagging)}
  `}function ys({rules:t}){return f`
    <p class="hint" id="legend">${Nr}</p>
    <ul class="legend" aria-labelledby="legend">
      ${Ja(t.multipliers).map(({premium:e,first:n,last:o})=>f`
          <li key=${n}>
            <span class="square open ${Je(e)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${Dr(e)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label=${Ge}>${he}</span>
        ${Rr}
      </li>
    </ul>
  `}function Ja(t){let e=[];return t.forEach((n,o)=>{let r=e.at(-1);r&&String(r.premium)===String(n)?r.last=o:e.push({premium:n,first:o,last:o})}),e}function ws(t){let{turn:e,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=t,{rack:c,chosen:p}=e;return f`
    <section class="panel own-turn" aria-label=${Qt}>
      <div class="rack-row">
        <${fs}
          rack=${c}
          rules=${o}
          left=${e.left}
          chosen=${p}
          onTile=${e.onTile}
          draggable=${e.draggable}
        />
        <button
          type="button"
          class="shuffle"
          aria-label=${ze}
          title=${ze}
          onClick=${e.shuffle}
        >
          ⇄
        </button>
      </div>
      ${e.needsLetter&&f`
          <${se}
            label=${Ur}
            letters=${e.editor.letters}
            onPick=${e.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${e.fault?Ye(e.fault,!1):Va(n,e.draft.laid.length,o)}
      </p>
      ${r}
      ${e.exchanging?f`
              <${ti}
                tiles=${p.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${t.endsWithoutPoints}
                act=${l}
                onCancel=${e.clear}
              />
            `:!s&&f`<${Xa} ...${t} />`}
      <p class="hint keys">${Wr(o.free_blank?o.blank:null,U(o))}</p>
    </section>
  `}function Va(t,e,n){if(!t)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=t;if(l)return Ye(l.rule,!!n.start);let c=a.length>0,[p,i,d]=qr({words:o,bonus:r,tiles:e,isRisky:c,score:s??0,isLeast:c&&U(n)&&Qa(n)});return f`${p}<strong>${i}</strong>${d}`}var Qa=({multipliers:t})=>t.flat().every(e=>e>=1);function Xa(t){let{turn:e,field:n,preview:o,canAct:r,canExchange:s,endsWithoutPoints:a,act:l}=t,{play:c,draft:p}=e,[i,d]=T(!1);if(M(()=>d(!1),[r]),i)return f`
      <${Za}
        tiles=${p.laid.length}
        endsGame=${a}
        canAct=${r}
        act=${l}
        onCancel=${()=>d(!1)}
      />
    `;let u=r&&c&&!o?.fault;return f`
    <div class="row">
      <button type="button" class="main" disabled=${!u} onClick=${()=>c&&l(c)}>
        ${Gr(c&&pe(c.word).toUpperCase())}
      </button>
      <button type="button" disabled=${!p.laid.length} onClick=${e.clear}>
        ${jn}
      </button>
      ${!t.playsOnly&&f`
          <button
            type="button"
            disabled=${!r||!s}
            onClick=${()=>e.startExchange()}
          >
            ${zr}
          </button>
          <button type="button" disabled=${!r} onClick=${()=>d(!0)}>
            ${Yr}
          </button>
        `}
      ${n&&f`<${_s} field=${n} />`}
    </div>
    <${mr} text=${n?.problem} />
  `}function Za({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){let s=E(null);return A(()=>s.current?.focus(),[]),f`
    <p id="pass-question">
      ${Kr(t)}${" "}
      ${e&&f`<strong>${Ke}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>${Jr}</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>
        ${Vr}
      </button>
    </div>
  `}function ti({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){return f`
    ${e&&f`<p><strong>${Ke}</strong></p>`}
    <div class="row">
      <button
        type="button"
        class="main"
        disabled=${!n||!t}
        onClick=${()=>o({action:"exchange",tiles:t})}
      >
        ${Qr(ht(t))}
      </button>
      <button type="button" onClick=${r}>${Xr}</button>
    </div>
  `}function vs({rules:t,board:e,rack:n,bag:o}){let r=ei(t,e,n),s=r.reduce((a,[,l])=>a+l,0);return f`
    <details class="unseen-tiles">
      <summary class="hint">${Ir(o)}</summary>
      <p class="hint">${jr(s)}</p>
      <ul aria-label=${Hr}>
        ${r.map(([a,l])=>f`
            <li key=${a} class=${l?"":"none"}>
              <strong>${a===t.blank?Pt:a}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function ei({counts:t,blank:e},n,o){let r={...t};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:e]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===e)-+(a===e)||s.localeCompare(a))}function ni(t){let{id:e,view:n,rules:o,changes:r,canAct:s,mustAnswer:a,act:l,suggested:c,notice:p,onDraft:i}=t,{board:d=[],rack:u="",bag:h=0,history:$}=n.observation,b=n.seat!==null&&!n.over,m=bs(e,n,o),g=xs(e,n,o,c,m?.flagging?m.toggleFlag:null),{draft:_,play:y}=g,x=ri(e,n.seq,b?y:void 0),S=X(()=>ai($),[n.seq]),q=X(()=>tn(r),[r]);M(i,[_.laid,g.chosen]);let j=b&&{..._,laid:new Map(_.laid.map(R=>[C(R),R])),score:x?.fault===null?si(_.laid,x):null,onSquare:g.onSquare,onFlag:m?.toggleFlag,draggable:g.draggable,onKey:cs(g.editor,_,g.setDraft,{onEnter:()=>y&&s&&!x?.fault&&l(y),onEscape:g.clear,onFlag:m?.toggleFlag,flagging:m?.flagging})};return f`
    <div class="board-area">
      <${Xe}
        label=${qe}
        rules=${o}
        rows=${d}
        last=${S}
        ...${q}
        ...${m?.board}
        ...${j}
      />
      <${vs} rules=${o} board=${d} rack=${u} bag=${h} />
      ${m&&f`
          <p class="hint">${Mr(m.count,m.hits)}</p>
          <${ys} rules=${o} />
        `}
      ${b&&f`<p class="hint taps">${Fr}</p>`}
    </div>
    ${b&&f`
        <${ws}
          turn=${g}
          field=${m}
          preview=${x}
          rules=${o}
          notice=${p}
          mustAnswer=${a}
          canAct=${s}
          playsOnly=${t.playsOnly}
          canExchange=${h>=o.exchange_from}
          endsWithoutPoints=${oi(n,o)}
          act=${l}
        />
      `}
  `}function oi({seat:t,observation:e},n){let{scoreless:o=0,zeros:r=[]}=e;return U(n)?(r[t??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function ri(t,e,n){let o=Z(t)?.token,r=n&&o?{id:t,token:o,action:n,seq:e}:null,{result:s,busy:a}=io("table.score",r);return a?null:s}function si(t,{score:e,closed:n}){return{key:C(en(t)),text:`${e}${n.length?"?":""}`}}var ai=(t=[])=>ks(t.findLast(({action:e})=>e.action!=="accept")?.action),ks=t=>new Set(t?.action==="play"?mt(t).map(C):[]);function ii({observation:t,rules:e,action:n,bombs:o,changes:r}){let{board:s=[],opened:a=[]}=t;return f`
    <${Xe}
      label=${qe}
      rules=${e}
      rows=${s}
      last=${ks(n)}
      opened=${U(e)?a:null}
      bombs=${o}
      ...${tn(r)}
    />
  `}var li=({board:t=[],opened:e=[]},n)=>({rack:n,board:t.join("/"),...e.length?{opened:e.join("/")}:{}}),ci=({hand:t,rules:e,label:n})=>f`<${ds} tiles=${t} rules=${e} label=${n} />`;var lr={lexicon:{...We,...Ne,loadSolver:async()=>(await import("./solver-DVAKE6HH.js")).LexiconSolver,RoundScores:xr,addDetails:De,lastHands:Zo,loadRules:async()=>(await import("./rules-OIPVKR2K.js")).lexiconRules,emblem:"ACE",tagline:bo},scrabble:{...xe,...de,loadSolver:async()=>(await import("./solver-DVAKE6HH.js")).TilesSolver,loadRules:async()=>(await import("./rules-OIPVKR2K.js")).scrabbleRules,emblem:"QIZ",tagline:kr},lexibomb:{...xe,...de,loadSolver:async()=>(await import("./solver-DVAKE6HH.js")).TilesSolver,loadRules:async()=>(await import("./rules-OIPVKR2K.js")).lexibombRules,emblem:"12✹",tagline:Tr}};export{Dt as a,pi as b,T as c,M as d,A as e,E as f,X as g,di as h,f as i,Mn as j,An as k,mi as l,gi as m,xi as n,bi as o,_i as p,yi as q,wi as r,Dn as s,In as t,vi as u,ki as v,jn as w,Hn as x,L as y,J as z,I as A,st as B,Ti as C,Kt as D,Bs as E,Ns as F,Ci as G,Yn as H,Si as I,Li as J,Ei as K,Kn as L,Vt as M,Rs as N,Jn as O,Se as P,Oi as Q,Mi as R,Ai as S,Pi as T,Qt as U,Bi as V,Qn as W,Ni as X,Fs as Y,Is as Z,eo as _,Ri as $,dt as aa,Ho as ba,qo as ca,B as da,W as ea,Lt as fa,ie as ga,le as ha,at as ia,it as ja,so as ka,lt as la,Fi as ma,Ii as na,ji as oa,ao as pa,io as qa,Gi as ra,Ee as sa,zi as ta,Yi as ua,Ki as va,Ji as wa,vt as xa,Qi as ya,Ys as za,Xi as Aa,Zi as Ba,tl as Ca,Z as Da,el as Ea,pt as Fa,nl as Ga,ol as Ha,rl as Ia,sl as Ja,al as Ka,il as La,ll as Ma,or as Na,pe as Oa,yr as Pa,Mt as Qa,C as Ra,mt as Sa,U as Ta,is as Ua,Qe as Va,qc as Wa,cs as Xa,Xe as Ya,ys as Za,xo as _a,dl as $a,fl as ab,hl as bb,lr as cb,je as db,Rl as eb,Dl as fb,Fl as gb,Il as hb,jl as ib,Hl as jb,Ul as kb,Wl as lb,ql as mb,ha as nb,ma as ob,pr as pb,ec as qb,dr as rb,nc as sb,oc as tb,$a as ub,ga as vb,rc as wb,sc as xb,hr as yb,ac as zb,mr as Ab};

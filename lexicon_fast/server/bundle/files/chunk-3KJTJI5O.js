var Es=Object.defineProperty;var jt=(t,e)=>{for(var n in e)Es(t,n,{get:e[n],enumerable:!0})};var Gt,w,gn,xt,xn,on,Ls,qt={},bn=[],Os=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function K(t,e){for(var n in e)t[n]=e[n];return t}function _n(t){var e=t.parentNode;e&&e.removeChild(t)}function yn(t,e,n){var o,r,s,a={};for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?Gt.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return It(t,a,o,r,null)}function It(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++gn};return w.vnode!=null&&w.vnode(s),s}function Yt(t){return t.children}function Ht(t,e){this.props=t,this.context=e}function lt(t,e){if(e==null)return t.__?lt(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?lt(t):null}function wn(t){var e,n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.__e=t.__c.base=n.__e;break}return wn(t)}}function rn(t){(!t.__d&&(t.__d=!0)&&xt.push(t)&&!Wt.__r++||on!==w.debounceRendering)&&((on=w.debounceRendering)||xn)(Wt)}function Wt(){for(var t;Wt.__r=xt.length;)t=xt.sort(function(e,n){return e.__v.__b-n.__v.__b}),xt=[],t.some(function(e){var n,o,r,s,a,l;e.__d&&(a=(s=(n=e).__v).__e,(l=n.__P)&&(o=[],(r=K({},s)).__v=s.__v+1,ve(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??lt(s),s.__h),Cn(o,s),s.__e!=a&&wn(s)))})}function vn(t,e,n,o,r,s,a,l,c,p){var i,d,u,h,$,b,m,g=o&&o.__k||bn,_=g.length;for(n.__k=[],i=0;i<e.length;i++)if((h=n.__k[i]=(h=e[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?It(null,h,null,null,h):Array.isArray(h)?It(Yt,{children:h},null,null,null):h.__b>0?It(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(u=g[i])===null||u&&h.key==u.key&&h.type===u.type)g[i]=void 0;else for(d=0;d<_;d++){if((u=g[d])&&h.key==u.key&&h.type===u.type){g[d]=void 0;break}u=null}ve(t,h,u=u||qt,r,s,a,l,c,p),$=h.__e,(d=h.ref)&&u.ref!=d&&(m||(m=[]),u.ref&&m.push(u.ref,null,h),m.push(d,h.__c||$,h)),$!=null?(b==null&&(b=$),typeof h.type=="function"&&h.__k!=null&&h.__k===u.__k?h.__d=c=kn(h,c,t):c=Tn(t,h,u,g,$,c),p||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&u.__e==c&&c.parentNode!=t&&(c=lt(u))}for(n.__e=b,i=_;i--;)g[i]!=null&&(typeof n.type=="function"&&g[i].__e!=null&&g[i].__e==n.__d&&(n.__d=lt(o,i+1)),En(g[i],g[i]));if(m)for(i=0;i<m.length;i++)Sn(m[i],m[++i],m[++i])}function kn(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="function"?kn(r,e,n):Tn(n,r,r,t.__k,r.__e,e));return e}function Tn(t,e,n,o,r,s){var a,l,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function sn(t,e,n){e[0]==="-"?t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||Os.test(e)?n:n+"px"}function Ft(t,e,n,o,r){var s;t:if(e==="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||sn(t.style,e,"");if(n)for(e in n)o&&n[e]===o[e]||sn(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?ln:an,s):t.removeEventListener(e,s?ln:an,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function an(t){this.l[t.type+!1](w.event?w.event(t):t)}function ln(t){this.l[t.type+!0](w.event?w.event(t):t)}function ve(t,e,n,o,r,s,a,l,c){var p,i,d,u,h,$,b,m,g,_,y,x=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=e.__e=n.__e,e.__h=null,s=[l]),(p=w.__b)&&p(e);try{t:if(typeof x=="function"){if(m=e.props,g=(p=x.contextType)&&o[p.__c],_=p?g?g.props.value:p.__:o,n.__c?b=(i=e.__c=n.__c).__=i.__E:("prototype"in x&&x.prototype.render?e.__c=i=new x(m,_):(e.__c=i=new Ht(m,_),i.constructor=x,i.render=Ps),g&&g.sub(i),i.props=m,i.state||(i.state={}),i.context=_,i.__n=o,d=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),x.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=K({},i.__s)),K(i.__s,x.getDerivedStateFromProps(m,i.__s))),u=i.props,h=i.state,d)x.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(x.getDerivedStateFromProps==null&&m!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(m,_),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(m,i.__s,_)===!1||e.__v===n.__v){i.props=m,i.state=i.__s,e.__v!==n.__v&&(i.__d=!1),i.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(S){S&&(S.__=e)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate(m,i.__s,_),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,h,$)})}i.context=_,i.props=m,i.state=i.__s,(p=w.__r)&&p(e),i.__d=!1,i.__v=e,i.__P=t,p=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=K(K({},o),i.getChildContext())),d||i.getSnapshotBeforeUpdate==null||($=i.getSnapshotBeforeUpdate(u,h)),y=p!=null&&p.type===Yt&&p.key==null?p.props.children:p,vn(t,Array.isArray(y)?y:[y],e,n,o,r,s,a,l,c),i.base=e.__e,e.__h=null,i.__h.length&&a.push(i),b&&(i.__E=i.__=null),i.__e=!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=Ms(n.__e,e,n,o,r,s,a,c);(p=w.diffed)&&p(e)}catch(S){e.__v=null,(c||s!=null)&&(e.__e=l,e.__h=!!c,s[s.indexOf(l)]=null),w.__e(S,e,n)}}function Cn(t,e){w.__c&&w.__c(e,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){w.__e(o,n.__v)}})}function Ms(t,e,n,o,r,s,a,l){var c,p,i,d=n.props,u=e.props,h=e.type,$=0;if(h==="svg"&&(r=!0),s!=null){for(;$<s.length;$++)if((c=s[$])&&(c===t||(h?c.localName==h:c.nodeType==3))){t=c,s[$]=null;break}}if(t==null){if(h===null)return document.createTextNode(u);t=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,u.is&&u),s=null,l=!1}if(h===null)d===u||l&&t.data===u||(t.data=u);else{if(s=s&&Gt.call(t.childNodes),p=(d=n.props||qt).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(s!=null)for(d={},$=0;$<t.attributes.length;$++)d[t.attributes[$].name]=t.attributes[$].value;(i||p)&&(i&&(p&&i.__html==p.__html||i.__html===t.innerHTML)||(t.innerHTML=i&&i.__html||""))}if((function(b,m,g,_,y){var x;for(x in g)x==="children"||x==="key"||x in m||Ft(b,x,null,g[x],_);for(x in m)y&&typeof m[x]!="function"||x==="children"||x==="key"||x==="value"||x==="checked"||g[x]===m[x]||Ft(b,x,m[x],g[x],_)})(t,u,d,r,l),i)e.__k=[];else if($=e.props.children,vn(t,Array.isArray($)?$:[$],e,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&lt(n,0),l),s!=null)for($=s.length;$--;)s[$]!=null&&_n(s[$]);l||("value"in u&&($=u.value)!==void 0&&($!==t.value||h==="progress"&&!$)&&Ft(t,"value",$,d.value,!1),"checked"in u&&($=u.checked)!==void 0&&$!==t.checked&&Ft(t,"checked",$,d.checked,!1))}return t}function Sn(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){w.__e(o,n)}}function En(t,e,n){var o,r;if(w.unmount&&w.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||Sn(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){w.__e(s,e)}o.base=o.__P=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&En(o[r],e,typeof t.type!="function");n||t.__e==null||_n(t.__e),t.__e=t.__d=void 0}function Ps(t,e,n){return this.constructor(t,n)}function fi(t,e,n){var o,r,s;w.__&&w.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,s=[],ve(e,t=(!o&&n||e).__k=yn(Yt,null,[t]),r||qt,qt,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?Gt.call(e.childNodes):null,s,!o&&n?n:r?r.__e:e.firstChild,o),Cn(s,t)}Gt=bn.slice,w={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)return n.__E=n}catch(s){t=s}throw t}},gn=0,Ht.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=K({},this.state),typeof t=="function"&&(t=t(K({},n),this.props)),t&&K(n,t),t!=null&&this.__v&&(e&&this.__h.push(e),rn(this))},Ht.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),rn(this))},Ht.prototype.render=Yt,xt=[],xn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Wt.__r=0,Ls=0;var _t,D,cn,bt=0,ye=[],un=w.__b,pn=w.__r,dn=w.diffed,fn=w.__c,hn=w.unmount;function zt(t,e){w.__h&&w.__h(D,t,bt||e),bt=0;var n=D.__H||(D.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function T(t){return bt=1,As(Ln,t)}function As(t,e,n){var o=zt(_t++,2);return o.t=t,o.__c||(o.__=[n?n(e):Ln(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=D),o.__}function M(t,e){var n=zt(_t++,3);!w.__s&&ke(n.__H,e)&&(n.__=t,n.__H=e,D.__H.__h.push(n))}function P(t,e){var n=zt(_t++,4);!w.__s&&ke(n.__H,e)&&(n.__=t,n.__H=e,D.__h.push(n))}function L(t){return bt=5,tt(function(){return{current:t}},[])}function tt(t,e){var n=zt(_t++,7);return ke(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function hi(t,e){return bt=8,tt(function(){return t},e)}function Bs(){ye.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(Ut),t.__H.__h.forEach(we),t.__H.__h=[]}catch(e){t.__H.__h=[],w.__e(e,t.__v)}}),ye=[]}w.__b=function(t){D=null,un&&un(t)},w.__r=function(t){pn&&pn(t),_t=0;var e=(D=t.__c).__H;e&&(e.__h.forEach(Ut),e.__h.forEach(we),e.__h=[])},w.diffed=function(t){dn&&dn(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(ye.push(e)!==1&&cn===w.requestAnimationFrame||((cn=w.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),mn&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);mn&&(o=requestAnimationFrame(r))})(Bs)),D=void 0},w.__c=function(t,e){e.some(function(n){try{n.__h.forEach(Ut),n.__h=n.__h.filter(function(o){return!o.__||we(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],w.__e(o,n.__v)}}),fn&&fn(t,e)},w.unmount=function(t){hn&&hn(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(Ut)}catch(n){w.__e(n,e.__v)}};var mn=typeof requestAnimationFrame=="function";function Ut(t){var e=D;typeof t.__c=="function"&&t.__c(),D=e}function we(t){var e=D;t.__c=t.__(),D=e}function ke(t,e){return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function Ln(t,e){return typeof e=="function"?e(t):e}var On=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(r=t.apply(l,On(t,l,n,["",null])),o.push(r),l[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(l)}return o},$n=new Map,f=function(t){var e=$n.get(this);return e||(e=new Map,$n.set(this,e)),(e=On(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",l="",c=[0],p=function(u){s===1&&(u||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,a):s===3&&(u||a)?(c.push(3,u,a),s=2):s===2&&a==="..."&&u?c.push(4,u,0):s===2&&a&&!u?c.push(5,0,!0,a):s>=5&&((a||!u&&s===5)&&(c.push(s,0,a,r),s=6),u&&(c.push(s,u,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&p(),p(i));for(var d=0;d<n[i].length;d++)o=n[i][d],s===1?o==="<"?(p(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(p(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][d+1]===">")?(p(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return p(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(yn);var Ns=5;function Mn(t){let e=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=t,e.append(n);e.children.length>Ns;)e.firstChild?.remove()}var Te=!1,Ce=!1;addEventListener("keydown",()=>Ce=!0,!0);addEventListener("pointerdown",()=>Ce=!1,!0);function yt(){let{activeElement:t,body:e}=document;return t===e||t?.matches(":disabled")||!1}function Pn(t){P(()=>{if(!Ce||!yt()||Te)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},t)}function gi(t,e){let n=L(t);P(()=>{let o=n.current===t;if(n.current=t,!e.isChosen||o&&!yt())return;let{activeElement:r}=document,s=document.getElementById("main"),a=new MutationObserver(c);function l(){a.disconnect(),Te=!1}function c(){let p=s.querySelector("h1");p&&(l(),!(!yt()&&document.activeElement!==r)&&(p.tabIndex=-1,p.focus()))}return Te=!0,a.observe(s,{childList:!0,subtree:!0}),c(),l},[e])}var bi={cards:"LEXICON",rest:"fast"},_i="New game",yi="Lexicon fast, home",wi="Skip to content",vi="Main",ki={play:"Play",puzzle:"Puzzle",solver:"Solver",words:"Words",quiz:"Quiz",replay:"Replay",rules:"Rules",table:"Table"},Nn=t=>`${t} · Lexicon fast`,Rn="Copy",Dn="Copied.",jn="Undo",Fn="Clear",Ti="Stop",Ci="Sort by",In="Recall",Hn="Rules",Un="Dictionary",qn="Games",Wn="Theme",Kt=[["auto","Auto"],["light","Light"],["dark","Dark"]],Gn="Sounds",Yn=[["off","Off"],["on","On"]];function E(t,e){return`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`}function J(t,e="and"){return t.length<2?t.join():`${t.slice(0,-1).join(", ")} ${e} ${t.at(-1)}`}function j(t,e){return t==="You"?`${t} ${e}`:`${t} ${e}${/(s|sh|ch)$/.test(e)?"es":"s"}`}var F=t=>Number(t)>0?`+${t}`:`${t}`;function ct(t){let e=Math.round(t*100);return t>0&&t<1?Math.min(Math.max(e,1),99):e}function Si(t){return t<=0||t>=100?Math.min(t/100,1):t>=99?.999999:(t+.499999)/100}var wt=t=>t.charAt(0).toUpperCase()+t.slice(1),Rs=t=>`${F(Math.round(100*t)||0)}%`,Ds=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Champion"]],Ei="Opponent";function zn(t){return Ds.find(([n])=>n===t)?.[1]??t.replace(/^level(?=\d)/,"Level ")}var Li=t=>`Bot: ${zn(t)}`;function Oi({seats:t,seat:e}){return t.map(({name:n,bot:o},r)=>{if(r===e)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[zn(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function Mi(t){return t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e})}function Kn(t){return t.length>1?`${J(t)} share the win.`:t.length?`${j(t[0],"win")}.`:"The game is over."}function Jt(t,e,n){if(t.length!==1||e.length<2)return null;let o=E(Math.abs(e[0]-e[1]),"point");return`${j(n[t[0]],"win")} by ${o}.`}function Qt({player:t,reason:e},n){if(t===null)return js;let o=n[t];return e==="clock"?`${o} ran out of time.`:e==="resigned"?`${j(o,"resign")}.`:`${j(o,"forfeit")} the game.`}var js="The game was aborted.",Jn=t=>/^(enable|yawl)$/.test(t)?t.toUpperCase():t;function Pi({message:t,type:e=""}){if(e in et&&e!=="BadQuery")return et[e];let n=t.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,"");return`${wt(n)}${/[.?!]$/.test(n)?"":"."}`}function Ai(t){let e=[...t?.upper??""],n=new Map([...t?.lower??""].map((o,r)=>[o,e[r]]));return o=>[...o].map(r=>n.get(r)??r).join("")}var Fs={classic_poc:"original prototype"},Se=t=>Fs[t]??t.replaceAll("_"," ");function Qn({ruleset:t,rejectsPhonies:e,isChanged:n}){let o=`${Se(t)} rules`;return e?`${o}, phonies rejected`:n?`${o}, changed`:o}var Bi=t=>`${t} rules`,Ni="Game log",Ri="The next game has started.",Di="Your name",Vt="Your turn",ji=t=>`Waiting for ${t}`,Vn="Can’t reach the server.",Fi="This page can’t stop players from getting help elsewhere.",Is="Accept or challenge the last play, then ask for a hint.",An="You can’t start another game right now. Finish one of your games, or try again later.",Bn="This game is too long for the server.",et={NoSuchTable:"This table doesn’t exist. It may have been deleted.",NoSeat:"This table is full.",NotOver:"The game isn’t over yet, and its record would reveal what is hidden.",NotLoaded:"This server doesn’t have the dictionary for this game.",Stale:"Someone else moved first. Check the table and try again.",NoAdvice:Is,BadToken:"The server doesn’t recognise your seat. Reload the page to watch the game.",BadAction:"The server didn’t understand this turn. Reload the page and try again.",Failure:"A bot on this server isn’t working. Start a game against a different one.",BadRecord:"This file contains no game to replay. Choose a game saved here or a GCG file.",NoDefinitions:"This server has no definitions. Remove definition: and part-of-speech: from your query.",NoPlayability:"This dictionary has no playability ranks. Remove playability: from your query.",BadQuery:"This query has a mistake. Fix it, or tap an example.",TooMuch:"This is too much for the server. Try something shorter, or try again later.","dictionary.find NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.info NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.find TooMuch":"This search takes too long. Remove some conditions, or try again later.","rules BadOption":"These rules don’t exist. Choose a ruleset from the list.","table.new TooMuch":An,"table.again TooMuch":An,"record.replay TooMuch":Bn,"analyse TooMuch":Bn,Busy:"The server is busy. Try again in a moment.",Closing:"The server is shutting down. Try again later."},Xn=(t,e)=>`${t} (See line ${e}.)`,Zn={abort:"Everyone has had a turn, so you can no longer abort the game. You can resign.",action:et.BadAction,added:"Add at least one card to the word.",hand:"You don’t have all the cards for this word.",order:"Keep the old word’s letters in order, and keep any Master a Master.",over:"The game is over.",phase:"Accept or challenge the last play first.",rack:"You don’t have all of these tiles.","same word":"At this table, a change must make a different word.",target:"This word is no longer on the table.",turn:"It isn’t your turn."},Hs="There’s no such puzzle: the number in the link must be a whole number.",to=[["params.seed",Hs],["params.seats","These players or names aren’t allowed. Choose others."],["params.name","This name isn’t allowed. Choose another."],["params.clock","These time limits aren’t allowed. Choose others."],["params.record","You can’t continue from this position. Choose an earlier one."],["params.events","You can’t continue from this position. Choose an earlier one."],["params.action",et.BadAction],["params.filter.contains","Find takes letters of a word, such as QU, or, on a board, the square where it starts, such as 8D."],["params.filter.at","The square where a play starts must be on the board, such as 8D."],["params.filter.covers","Covers takes squares on the board, such as H8 O15."],["params.filter","One of these filters has an impossible value. Change it."]],eo="The server rejected this. Change your input, or reload the page.",no="Something went wrong on the server. Try again later.";function Ii(t){if(!t)return"";let e=E(t.tries,"attempt");return t.end==="solved"?`Solved in ${e}`:t.end==="shown"?"Not solved":e}function vt(t,e,n){let o=Math.round(t);return o?`${E(Math.abs(o),`${o>0?"more":"fewer"} ${e}`)} ${n}`:""}var Xt=(t,e)=>Math.round(100*t)?`${Rs(t)} ${e}`:"";var qs="✦";function G({letter:t,wild:e=!1,points:n=null,classes:o="",...r}){let{corner:s,onClick:a,...l}=r,p=["tile",o,e&&"wild",s===void 0&&e&&t&&"star"].filter(Boolean).join(" "),i=s!=null,d=f`
    <span class="letter" aria-hidden="true">${t||qs}</span>
    ${i&&f`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&f`${" "}<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?f`
    <button type="button" class=${p} onClick=${a} ...${l}>${d}</button>
  `:f`<span class=${p} ...${l}>${d}</span>`}function Zt({label:t,letters:e,onPick:n}){return f`
    <fieldset class="letters">
      <legend>${t}</legend>
      ${e.map(o=>f`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function ut(t,e){let n=Y(t,e);return[...t].filter((o,r)=>!n[r])}function Y(t,e){let n=[...e];return[...t].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var oo=1e3,Ws=-32603,Gs=413,nt=class extends Error{constructor({code:e,message:n,data:o},r){super(n),this.method=r,this.code=e,this.type=o?.type??"",this.rule=o?.rule??"",this.path=o?.path??"",this.data=o??{}}};async function pt(t,e,n){let o=await fetch(`rpc/${t}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),signal:n}),r=await o.json();if(o.status===Gs&&(r.data={type:"TooMuch"}),!o.ok)throw new nt(r,t);return r}var Wi=t=>t instanceof nt&&["BadQuery","NoDefinitions","NoPlayability"].includes(t.type);async function so(t){let e=[],n;do n=await pt("table.record",{id:t,skip:e.length,limit:oo}),e.push(...n.lines);while(n.lines.length===oo);return e}function dt(t){if(!(t instanceof nt))return Vn;let{code:e,method:n,type:o,rule:r,path:s,message:a}=t;if(e===Ws)return no;if(s)return to.find(([p])=>s.startsWith(p))?.[1]??eo;let l=et[`${n} ${o}`]??et[o]??Zn[r],c=/^record:(\d+):/.exec(a)?.[1];return l&&c?Xn(l,c):l??Ys(a)}function Ys(t){return wt(t.replace(/^position \d+: /,"").replace(/^opened, /,""))}var te=new Map;function Ee(t,e){let n=JSON.stringify([t,e]),o=te.get(n)??pt(t,e);return te.set(n,o),o.catch(()=>te.delete(n)),o}var ro=document.getElementById("hello")?.textContent;ro&&te.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(ro)));var Gi=()=>Ee("hello",{}),Yi=async(t,e)=>(await Ee("rules",{game:t,ruleset:e})).rules,zi=t=>Ee("dictionary.info",{dictionary:t});var zs=30,Ks=100,Js=100;function ao(t,e){let n={value:null,error:null},[o,r]=T(n);return M(()=>{let s=!0;return r(n),t().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:dt(a)})),()=>{s=!1}},e),o}function io(t,e){let n={result:null,error:null,failure:null,key:null},[o,r]=T(n),s=e&&JSON.stringify(e);P(()=>{if(!e){r(n);return}let p=new AbortController,i=setTimeout(()=>{pt(t,e,p.signal).then(d=>r({...n,result:d,key:s}),d=>{if(d.name==="AbortError")return;let u=d instanceof nt?d:null;r({...n,error:dt(d),failure:u,key:s})})},zs);return()=>{clearTimeout(i),p.abort()}},[t,s]);let{result:a,error:l,failure:c}=o;return{result:a,error:l,failure:c,busy:o.key!==s}}function Xi(){let[t,e]=T({busy:!1,problem:null});async function n(o){e({busy:!0,problem:null});try{await o()}catch(r){e({busy:!1,problem:dt(r)})}}return{...t,run:n}}function Le(t,e){let n=L(e);n.current=e,P(()=>{let o=r=>n.current(r);return addEventListener(t,o),()=>removeEventListener(t,o)},[t])}function Zi(t){let[{value:e,earlier:n},o]=T(()=>({value:t(),earlier:[]})),r=(a,l=!0)=>o(c=>({value:a,earlier:l?[...c.earlier.slice(1-Js),c.value]:c.earlier})),s=()=>o(a=>a.earlier.length?{value:a.earlier.at(-1),earlier:a.earlier.slice(0,-1)}:a);return Le("keydown",a=>{let{key:l,ctrlKey:c,metaKey:p,shiftKey:i,target:d}=a,u=(c||p)&&!i&&l.toLowerCase()==="z",h=d instanceof Element&&d.matches("input:not([data-undo]), textarea");!u||h||(a.preventDefault(),s())}),{value:e,set:r,undo:s,canUndo:n.length>0}}function tl(t,e,n=!0){let o=tt(()=>performance.now(),[e]),[r,s]=T(o);M(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),Ks);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,t-a)}function el(t){M(()=>{t!==null&&(document.title=Nn(t))},[t])}function nl(t){let e=L(null);return M(()=>{let n=e.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[t]),e}function kt(t,e){let n=L(!0);P(()=>{n.current||t(),n.current=!1},e)}var lo="lexicon_fast.name",co="lexicon_fast.tables",ee="lexicon_fast.new_game",uo="lexicon_fast.theme",Oe="lexicon_fast.puzzles",po="lexicon_fast.sounds",fo="lexicon_fast.decks",ho="lexicon_fast.cards ";var Tt=new Map,rl=()=>Tt.size>0;function ne(t){if(Tt.has(t))return Tt.get(t)??null;try{return localStorage.getItem(t)}catch{return null}}function Q(t,e){try{localStorage.setItem(t,e),Tt.delete(t)}catch{Tt.set(t,e)}}function Qs(t){try{let e=JSON.parse(t);return typeof e=="object"&&e!==null?e:{}}catch{return{}}}var V=t=>Qs(ne(t)??""),sl=()=>ne(lo)??"",al=t=>Q(lo,t),mo=()=>ne(uo)??"",$o=t=>Q(uo,t),go=()=>ne(po)??"",xo=t=>Q(po,t),Ct=()=>V(co);function il(){return Object.entries(Ct()).map(([t,e])=>({id:t,...e})).sort((t,e)=>e.since-t.since)}function Me(t){let e=Object.entries(t).sort(([,n],[,o])=>o.since-n.since);Q(co,JSON.stringify(Object.fromEntries(e.slice(0,50))))}var ot=t=>Ct()[t]??null;function ll(t,e,n){Me({...Ct(),[t]:{game:e,token:n,since:Date.now()}})}function ft(t,e){let n=Ct();t in n&&Me({...n,[t]:{...n[t],...e}})}function oe(t,e){let n=ot(t)?.draft;return n?.position===e?n.value:null}function cl(t){let{[t]:e,...n}=Ct();Me(n)}var ul=()=>V(ee).game,pl=t=>V(ee).choices?.[t]??{};function dl(t,e){let{choices:n={}}=V(ee);Q(ee,JSON.stringify({game:t,choices:{...n,[t]:e}}))}var fl=()=>new Date().toISOString().slice(0,10),bo=(t,e)=>`${e} ${t}`,hl=(t,e)=>V(Oe)[bo(t,e)]??null;function ml(t,e,n){let o={...V(Oe),[bo(t,e)]:n},r=Object.entries(o).sort(([s],[a])=>s<a?1:-1).slice(0,1100);Q(Oe,JSON.stringify(Object.fromEntries(r)))}var $l=()=>V(fo),gl=t=>Q(fo,JSON.stringify(t)),xl=t=>V(ho+t),bl=(t,e)=>Q(ho+t,JSON.stringify(e));var Vs="play";function _o(){let[t,e=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=t.split("/");return{name:n||Vs,rest:o,query:new URLSearchParams(e)}}var re=null;function vl(){let[t,e]=T(()=>({..._o(),isChosen:!1}));return Le("hashchange",()=>{e({..._o(),isChosen:location.hash!==re}),re=null}),t}function se(t,e={}){let n=new URLSearchParams(Object.entries(e).filter(([,o])=>o));return`#/${t}${n.size?`?${n}`:""}`}function kl(t){re=se(t),location.hash=re}function Tl(t,e){history.replaceState(null,"",se(t,e))}var Ne={};jt(Ne,{actionText:()=>Be,adviceFigure:()=>oa,adviceHint:()=>na,cardText:()=>X,differences:()=>ra,endFacts:()=>ea,eventText:()=>Zs,pastActionText:()=>Zo});var yo="The word game with cards: be the first to play your whole hand.",Pe="Master",Ae=(t,e)=>e===void 0?t:`${t}, ${E(e,"point")}`,wo=(t,e)=>e.length?`${t} (Master as ${J(e)})`:t,vo=(t,e)=>e.length?`${t}, with a Master for ${e.join(" and ")}`:t,ko="Table",To="Words on the table",Co="No words yet",So=(t,e)=>`Change ${t}${e?", new":""}`,ae=t=>E(t,"card"),Eo="Stock",Lo="Exposed",Oo="No exposed card",Mo="Your hand",Po="The Master stands for",Ao="Play the word",Bo=(t="a card",e="the exposed card")=>`Discard ${t}, take ${e}`,No=(t="a card")=>`Discard ${t}, draw from the stock`,Ro="To draw, put just the card you’re discarding in the tray.",Do="Your word",jo="Click cards, drag them here, or type.",Fo="Word",Io="Type hat, or h[a]t with the Master for A. Type hat>thatched to insert cards into a table word, larch>lurch to change some of its cards.",Xs={hand:"from your hand",table:"on the table",none:"not in your hand"};function Ho({letter:t,isMaster:e,points:n,from:o}){let r=e?`${Pe}${t?` for ${t}`:""}`:t,s=o==="table"?"click to replace it":"click to take it back";return`${Ae(r,n)}, ${Xs[o]}: ${s}`}var Uo="out of the game",qo="none",Wo=t=>`Cards left in your hand count against you. The lowest score wins; a player with ${t} or more is out of the game.`,Go="Player",Yo="Cards left",zo="Challenges",Ko="This round",Jo="Score",Qo=t=>`No hand got smaller for ${E(t,"turn")}, so the round ends and all cards count.`,Vo=(t,e)=>`${t} went out${e?`: ${e} became`:" with"}`;var B="*";function N(t){return(t.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function Et(t){return t.map(({letter:e,master:n})=>n?`[${e.toLowerCase()}]`:e.toLowerCase()).join("")}var q=t=>t.replace(/[[\]]/g,"").toUpperCase(),ht=t=>wo(q(t),Xo(t)),Xo=t=>N(t).filter(({master:e})=>e).map(({letter:e})=>e);function Lt({card:t,points:e,...n}){let o=t===B;return f`
    <${G}
      classes="card"
      letter=${o?"":t}
      wild=${o}
      points=${e?.[t]??null}
      aria-label=${Ae(o?Pe:t,e?.[t])}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function ie({cards:t,label:e}){return f`
    <span class="cards small" role="img" aria-label=${e??t}>
      ${[...t].map(n=>f`<${Lt} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function le({laid:t}){let e=vo(q(t),Xo(t));return f`
    <span class="cards word" role="img" aria-label=${e}>
      ${N(t).map(({letter:n,master:o})=>f`<${G} classes="card" letter=${n} wild=${o} aria-hidden="true" />`)}
    </span>
  `}var X=t=>t===B?"the Master":t;function Be(t,{table:e=[]}={}){return tr(t,"target"in t?e[t.target]:void 0).join(" ").trimEnd()}function Zo(t,e,{old:n,gained:o=[],taken:r}={}){let[s,a]=tr(t,n,r),l=o.length?`, taking ${J(o.map(X))}`:"";return`${`${j(e,s)} ${a}`.trimEnd()}${l}.`}function tr(t,e,n){switch(t.action){case"form":return["form",ht(t.laid)];case"insert":return["turn",`${e?q(e):"a word"} into ${ht(t.laid)}`];case"substitute":return["change",`${e?ht(e):"a word"} to ${ht(t.laid)}`];case"draw":{let o=`the exposed ${n?X(n).replace("the ",""):"card"}`,r=t.take==="exposed"?o:"a card from the stock";return["discard",`${X(t.discard)} for ${r}`]}default:return[t.action,""]}}function Zs(t,e){switch(t.event){case"dealer draw":return`Draw for the deal: ${t.players.map((o,r)=>`${e[o]} ${t.cards[r]}`).join(", ")}.`;case"deal":{let n=j(e[t.dealer],"deal");return`Round ${t.round}: ${n}. Exposed: ${X(t.exposed)}.`}case"turn":return ta(t,e);case"round end":{let n=t.points.map((s,a)=>`${e[a]} ${s}`).join(", "),o=t.winner??0;return`End of the round: ${t.why==="out"?`${e[o]} went out`:"no hand got smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${Kn(t.winners.map(n=>e[n]))}`;case"forfeit":return Qt(t,e);default:return null}}function ta(t,e){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=t;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?ht(a.action.laid):"the play",p=s?"it’s a phony and comes off the table":"it’s valid and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,h])=>`${e[Number(u)]} ${F(h)}`),d=i.length?` (${i.join(", ")})`:"";return`${j(e[n],"challenge")} ${c}: ${p}${d}.`}default:{let c=o.action==="draw"&&o.take==="blind",p=r&&c?` It’s ${X(r)}.`:"",i=t.renewed?" The exposed pile was shuffled into the stock.":"";return`${Zo(o,e[n],t)}${p}${i}`}}}function ea(t,e){let n=[],o=0;for(let d of t){if(d.event!=="turn"||d.action.action==="accept")continue;let{player:u,action:h,right:$}=d;if(h.action==="challenge"){$&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:u,laid:h.laid})}let r=({laid:d})=>q(d).length,s=n.toSorted((d,u)=>r(u)-r(d))[0],a=t.filter(({event:d})=>d==="round end").length,l=t.findLast(d=>d.event==="game end"),c=l?.event==="game end"?l.scores:[],p=l?.event==="game end"?l.winners:[];return[Jt(p,c.toSorted((d,u)=>d-u),e),s&&`Longest word: ${q(s.laid).toUpperCase()}, by ${e[s.player]}.`,a&&`${E(a,"round")}, ${E(Number((o/a).toFixed(1)),"turn")}${a>1?" each on average":""}.`].flatMap(d=>d||[])}var na=()=>"How many points you gain on your opponents this round, on average, with the margin of error.",oa=({gain:t,margin:e})=>({value:t,figure:F(t.toFixed(1)),margin:e?e.toFixed(1):""}),ra=(t,e)=>[vt(t.points-e.points,"point","at risk"),Xt(t.win-e.win,"to go out first")];var ce=t=>N(t).map(({letter:e,master:n})=>n?B:e),sa=t=>[...t].sort((e,n)=>+(e===B)-+(n===B)||e.localeCompare(n)).join("");function De(t,e,n){let o;return t.map(r=>{switch(r.event){case"deal":return o=new Re(r,e,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function er(t,e){return t.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=t.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return De(s,e,r).findLast(a=>a.event==="round end")?.hand})}var Re=class{#e=null;#n={};#t;#o;constructor({round:e,players:n,hand:o=""},r,s){this.number=e,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:sa(this.#t.hand),penalties:this.#n}}turn(e){let{action:n,player:o}=e;switch(n.action){case"accept":return e;case"challenge":return this.#a(e);case"draw":return o===this.seat&&this.#r([n.discard],[e.taken??""]),e;default:return this.#s(e,n)}}#r(e,n){this.#t={...this.#t,hand:[...ut(this.#t.hand,e),...n]}}#s(e,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=ut(ce(n.laid),ce(a)),c=ut(ce(a),ce(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[e.player]:r[e.player]-l.length+c.length}},e.player===this.seat&&this.#r(l,c),this.#e={...e,old:a,gained:c},this.#e}#a(e){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??e.player,a=e.right?{[s]:o,[e.player]:n}:{[e.player]:r};e.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...e,play:this.#e,penalties:a}}};var qe={};jt(qe,{Play:()=>ya,Position:()=>Sa,StaticHand:()=>La,solverQuery:()=>Ea});var nr={mouse:6,pen:6,touch:12},aa=44;function ue(t,{small:e=!1}={}){let n=L(t);return n.current=t,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&ia(r,e,s=>n.current(o,s))}})}function ia(t,e,n){let o=t.currentTarget,r=e&&t.pointerType==="touch"?aa:0,s=null,a=null;o.hasPointerCapture(t.pointerId)&&o.releasePointerCapture(t.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==t.pointerId)return;let d=i.clientX-t.clientX,u=i.clientY-t.clientY,h=nr[t.pointerType]??nr.mouse;!s&&Math.hypot(d,u)<h||(s??=la(o),s.style.transform=`translate(${d}px, ${u-r}px) scale(1.08)`,l(or(i,r)))},p=i=>{i.pointerId===t.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",p),removeEventListener("pointercancel",p),l(null),s&&(s.remove(),o.classList.remove("lifted"),ca(),i.type==="pointerup"&&n(or(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",p),addEventListener("pointercancel",p)}function la(t){let{left:e,top:n,width:o,height:r}=t.getBoundingClientRect(),s=t.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${e}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),t.classList.add("lifted"),s}function or({clientX:t,clientY:e},n){let o=r=>document.elementFromPoint(t,r)?.closest("[data-drop]")??null;return o(e-n)??o(e)}function ca(){let t=n=>{e(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},e=()=>{removeEventListener("click",t,{capture:!0}),removeEventListener("pointerdown",e,{capture:!0})};addEventListener("click",t,{capture:!0}),addEventListener("pointerdown",e,{capture:!0})}function sr(t,e,n){let o=N(n),{kind:r,oldCells:s}=e===null?{kind:"form",oldCells:[]}:ua(N(e),o),a=[...t],l=u=>{let h=a.indexOf(u);return h>=0&&a.splice(h,1),h>=0},c=[],p=o.map(({letter:u,master:h},$)=>{let b=s[$];if(b)return{letter:u,master:b.master,from:"table"};let m=!h&&l(u)?u:l(B)?B:null;return m===null?{letter:u,master:h,from:"none"}:(c.push(m),{letter:u,master:m===B,from:"hand"})}),i=p.every(({letter:u,from:h})=>u&&h!=="none"),d=c.length>0&&p.length>1;return{kind:i&&d?r:null,cells:p,cards:c,laid:Et(p)}}function ua(t,e){if(e.length<t.length)return{kind:null,oldCells:[]};if(e.length>t.length){let r=0,s=e.map(({letter:a,master:l})=>{let c=t[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===t.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=e.some(({letter:r},s)=>r!==t[s].letter);return{kind:"substitute",oldCells:e.map(({letter:r,master:s},a)=>{let l=t[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function ar({kind:t,laid:e},n){return t===null?null:t==="form"?{action:t,laid:e}:{action:t,target:n,laid:e}}var Z={target:null,text:"",caret:0,chosen:null},Ot=(t,e)=>({...Z,target:t,text:e,caret:N(e).length});function ir(t){return t.action==="draw"?rt(Z,t.discard):Ot(t.target??null,t.laid)}function rt(t,e,n=null){let{chosen:o,caret:r}=t,s=N(t.text),a=e===B?{letter:"",master:!0}:{letter:e,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...t,text:Et(s),caret:l?r:c+1,chosen:null}}function je(t,e,n){let o=N(t.text),r=n!==null&&N(n).length===o.length;o.splice(e,1,...r?[N(n)[e]]:[]);let s=Math.min(t.caret,o.length);return{...t,text:Et(o),caret:s,chosen:null}}function lr(t,e){let n=N(t.text);return n[n.findIndex(o=>!o.letter)]={letter:e,master:!0},{...t,text:Et(n)}}function cr(t,e,n,o){let[r,s]=e.split(">",2);if(s!==void 0){let a=o.findIndex(l=>rr(l)===rr(r));if(a>=0)return Ot(a,s)}return{...t,text:e,caret:N(e.slice(0,n)).length,chosen:null}}var rr=t=>N(t).map(({letter:e})=>e).join("");var da=new Set,fa=new Map,ha=12;function Fe({observation:t,points:e,target:n=null,onWord:o=null,...r}){let{fresh:s=da,arriving:a=fa,hasPiles:l=!0}=r,{table:c=[],pile:p="",stock:i=0}=t,d=p.at(-1),u=L(null);return M(()=>{let h=u.current,$=h?.querySelector(".fresh:last-child, .fresh");h&&$ instanceof HTMLElement&&(h.scrollTop=$.offsetTop-h.clientHeight/2)},[c.join()]),f`
    <section class="felt" aria-label=${ko}>
      ${l&&f`<${ma} stock=${i} exposed=${d} points=${e} />`}
      <ul
        ref=${u}
        class="laid-words ${c.length>ha?"many":""}"
        aria-label=${To}
      >
        ${c.length===0&&f`<li class="nothing">${Co}</li>`}
        ${c.map((h,$)=>{let b=f`<${le} key=${a.get($)} laid=${h} />`,m=[s.has($)&&"fresh",a.has($)&&"arriving"],g=f`
            <button
              type="button"
              class="laid-word"
              data-drop=${`word ${$}`}
              aria-pressed=${$===n}
              aria-label=${So(q(h),s.has($))}
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
  `}function ma({stock:t,exposed:e,points:n}){return f`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${ae(t)}>
          ${t}
        </span>
        <figcaption>${Eo}</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${e?f`<${Lt} card=${e} points=${n} />`:f`
                <span class="tile card none" role="img" aria-label=${Oo}></span>
              `}
        <figcaption>${Lo}</figcaption>
      </figure>
    </div>
  `}var Ie=({games:t})=>t.filter(({game:e})=>Object.hasOwn(ur,e));function Gl(t,e){let n=Ie(t);return n.find(({game:o})=>o===e)??n[0]}var Yl=({games:t},e)=>t.find(({game:n})=>n===e)?.title??e,zl=({words:t},e)=>t&&e.includes(t)?t:e[0],Kl=t=>!!t.without_challenges,Jl=(t,e)=>({base:e,...t.without_challenges});function Ql(t,{ruleset:e,...n}){let o=e.replace(/, changed$/,""),r=Object.entries(t.without_challenges??{});return Qn({ruleset:o,rejectsPhonies:r.length>0&&r.every(([s,a])=>n[s]===a),isChanged:o!==e})}function Vl(t,e){let n=typeof e=="string"?e:JSON.stringify(e);return se(`rules/${t}`,{ruleset:n})}function Xl(t){let e=t.get("ruleset");if(!e?.startsWith("{"))return e;try{return JSON.parse(e)}catch{return e}}var Zl=(t,e,n)=>({game:t,observation:e,seq:n,seat:e.player,to_move:e.player,phase:"turn",over:!1});var He=()=>go()==="on"?"on":"off";function pr(t){xo(t),$a(["turn"])}function $a(t){He()!=="off"&&import("./sound_player-WWJ4S4ZJ.js").then(({play:e})=>e(t),()=>{})}function Ue(){let t=mo();return Kt.some(([e])=>e===t)?t:"auto"}function ga(){let t=Ue();document.documentElement.style.colorScheme=t==="auto"?"":t}function dr(t){$o(t),ga()}function fr({label:t,id:e,hint:n,value:o,onInput:r,...s}){return f`
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
  `}function uc({label:t,id:e,hint:n,value:o,lines:r=1}){let[s,a]=T(!1),l=({target:i})=>i.select();async function c(){document.getElementById(e).select();try{await navigator.clipboard.writeText(o),a(!0)}catch{a(!1)}}let p={id:e,readonly:!0,value:o,"aria-describedby":n?`${e}-hint`:void 0,onFocus:l,onClick:l};return f`
    <div class="row copy">
      <div class="field">
        <label for=${e}>${t}</label>
        ${r>1?f`<textarea rows=${r} ...${p}></textarea>`:f`<input type="text" ...${p} />`}
      </div>
      <button type="button" onClick=${c}>${Rn}</button>
      <span role="status">${s?Dn:""}</span>
    </div>
    ${n&&f`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
  `}function hr({label:t,id:e,hint:n,value:o,options:r,onChange:s}){return f`
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
  `}function pc({info:t,...e}){let n=t.rulesets.map(o=>[o,Se(o)]);return f`<${hr} label=${Hn} id="ruleset" options=${n} ...${e} />`}function dc({dictionaries:t,...e}){let n=t.map(o=>[o,Jn(o)]);return f`
    <${hr} label=${Un} id="dictionary" options=${n} ...${e} />
  `}function xa({label:t,value:e,options:n,onChange:o}){return f`
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
  `}function mr({label:t,options:e,load:n,choose:o}){let[r,s]=T(n);return f`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${t}</span>
      <${xa} label=${t} value=${r} options=${e} onChange=${l=>{o(l),s(l)}} />
    </div>
  `}var ba=()=>f`
  <${mr}
    label=${Gn}
    options=${Yn}
    load=${He}
    choose=${pr}
  />
`,fc=()=>f`
  <div class="row">
    <${mr}
      label=${Wn}
      options=${Kt}
      load=${Ue}
      choose=${dr}
    />
    <${ba} />
  </div>
`;function hc({server:t,view:e,game:n}){return f`
    <nav aria-label=${qn}>
      ${Ie(t).map(({game:o,title:r})=>f`
          <a
            key=${o}
            href=${`#/${e}/${o}`}
            aria-current=${o===n?"page":void 0}
            >${r}</a
          >
        `)}
    </nav>
  `}function $r({columns:t,rows:e,classes:n="",rowHeads:o=!1}){let r=t.filter(a=>a!==!1),s=r.map(({number:a})=>a?"number":void 0);return f`
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
  `}function mc({undo:t,canUndo:e}){return f`
    <button type="button" disabled=${!e} onClick=${t}>${jn}</button>
  `}function gr({text:t}){return f`<p class="problem" role="alert" hidden=${!t}>${t}</p>`}function xr({draft:t,word:e,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=e,p=({target:d})=>r(d.value,d.selectionStart??0),i=d=>f`
    <span
      key=${`gap ${d}`}
      class="gap ${d===t.caret?"here":""}"
      data-drop=${`gap ${d}`}
      aria-hidden="true"
      onClick=${()=>a(d)}
    ></span>
  `;return f`
    <div class="tray" data-drop="tray" role="group" aria-label=${Do}>
      ${c.map((d,u)=>f`
          ${i(u)}
          <${_a}
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
      ${!c.length&&f`<span class="hint">${jo}</span>`}
    </div>
    <div class="row typing">
      <${fr}
        label=${Fo}
        id="word"
        value=${t.text}
        onInput=${r}
        onKeyUp=${p}
        onClick=${p}
        data-home="play"
      />
      <button type="button" onClick=${l}>${Fn}</button>
    </div>
    <p class="hint keys">${Io}</p>
  `}function _a({cell:{letter:t,master:e,from:n},place:o,chosen:r,points:s,...a}){let l=s[e?B:t];return f`
    <${G}
      classes=${`card from-${n}`}
      letter=${t}
      wild=${e}
      points=${l??null}
      aria-label=${Ho({letter:t,isMaster:e,points:l,from:n})}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function ya(t){let{id:e,view:n,rules:o,changes:r,canAct:s,act:a,suggested:l,onDraft:c,notice:p,playsOnly:i}=t,{observation:d}=n,{hand:u="",table:h=[]}=d,$=Ta(n.seat,d.history),b=[$,u,...h].join(" "),[m,g]=T(()=>({...Z,...oe(e,b)}));kt(()=>g(Z),[u,$]),kt(()=>{m.target!==null&&g(Z)},[h.join()]),M(()=>ft(e,{draft:{position:b,value:m}}),[b,m]),M(()=>{l&&g(ir(l))},[l]),M(c,[m.text,m.target]),Pn([m.text,m.target]);let _=m.target===null?null:h[m.target],y=sr(u,_,m.text),x=ar(y,m.target),S=m.target===null&&y.cells.length===1?y.cards[0]:void 0,W=ue(R),I=n.seat!==null&&!n.over;function R({card:k,cell:v=0},A){let[O,at]=(A??"").split(" "),it=Number(at);k===void 0?O!=="gap"&&O!=="cell"&&g(je(m,v,_)):O==="blind"||O==="exposed"?s&&a({action:"draw",discard:k,take:O}):O==="word"?g(rt(Ot(it,h[it]),k)):O==="gap"?g(rt(m,k,it)):O==="cell"?g(rt({...m,chosen:it},k)):O==="tray"&&g(rt(m,k))}function st(k){y.cells[k].from==="table"?g({...m,chosen:m.chosen===k?null:k}):g(je(m,k,_))}function be(k){k.preventDefault(),x&&s&&a(x)}let Dt=f`
    <${Fe}
      observation=${d}
      points=${o.points}
      target=${m.target}
      hasPiles=${!i}
      fresh=${Ca(d.history,n.seat)}
      arriving=${br(r,h)}
      onWord=${I&&(k=>g(k===m.target?Z:Ot(k,h[k])))}
    />
  `;return I?f`
    ${Dt}
    <form class="panel own-turn" aria-label=${Vt} onSubmit=${be}>
      ${p}
      <${va}
        hand=${u}
        used=${y.cards}
        points=${o.points}
        onCard=${k=>g(rt(m,k))}
        draggable=${W}
      />
      <${xr}
        draft=${m}
        word=${y}
        points=${o.points}
        draggable=${W}
        onType=${(k,v)=>g(cr(m,k,v,h))}
        onCell=${st}
        onClear=${()=>g(Z)}
        onGap=${k=>g({...m,caret:k,chosen:null})}
      />
      ${y.cells.some(({letter:k})=>!k)&&f`
          <${Zt}
            label=${Po}
            letters=${Object.keys(o.points).filter(k=>k!==B).sort()}
            onPick=${k=>g(lr(m,k))}
          />
        `}
      <${ka}
        action=${x}
        discard=${S}
        advised=${S&&l?.discard===S?l.take:void 0}
        observation=${d}
        canAct=${s}
        playsOnly=${i}
        act=${a}
      />
    </form>
  `:Dt}var wa=10;function va({hand:t,used:e,points:n,onCard:o,draggable:r}){let s=L(null),a=L(null),l=Y(t,e);return P(()=>{if(a.current===null||!yt())return;let c=l.findIndex((i,d)=>!i&&d>Number(a.current)),p=c<0?l.lastIndexOf(!1):c;s.current?.children[p]?.focus(),a.current=null},[e.join()]),f`
    <div
      ref=${s}
      class="hand cards ${t.length>wa?"many":""}"
      role="group"
      aria-label=${Mo}
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
  `}function ka({action:t,discard:e,advised:n,observation:o,canAct:r,playsOnly:s,act:a}){let l=o.pile?.at(-1),c=b=>a({action:"draw",discard:e,take:b}),p=r&&e!==void 0,[i,d]=[e,l].map(b=>b&&X(b)),u=t?wt(Be(t,o)):Ao,h=b=>n===b?"main":"",$=f`
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
        ${Bo(i,d)}
      </button>
      <button
        type="button"
        class=${h("blind")}
        disabled=${!p}
        onClick=${()=>c("blind")}
      >
        ${No(i)}
      </button>
    </div>
    ${r&&!p&&f`<p class="hint">${Ro}</p>`}
  `}var Ta=(t,e=[])=>e.filter(({player:n,action:o})=>n===t&&!["accept","challenge"].includes(o.action)).length;function Ca(t=[],e){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of t){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===e||e===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==e&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}function br(t=[],e=[]){let n=t.flatMap(({number:o,events:r})=>r.flatMap(({action:s})=>s?.laid?[{word:s.laid,number:o}]:[]));return new Map(n.map(({word:o,number:r})=>[e.lastIndexOf(o),r]))}var Sa=({observation:t,rules:e,changes:n})=>f`
  <${Fe}
    observation=${t}
    points=${e.points}
    arriving=${br(n,t.table)}
  />
`,Ea=({table:t=[]},e)=>({position:[e,...t].join(" ")}),La=({hand:t,label:e})=>f`<${ie} cards=${t} label=${e} />`;function _r({end:t,names:e,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:p=[]}=t,i=Object.values(c).some(u=>u!==0),d=u=>{let h=r[u]??(u===n?t.hand:"");return[p.includes(u)?f`${e[u]} <span class="tag">${Uo}</span>`:e[u],h?f`<${ie} cards=${h} />`:s[u]?ae(s[u]):qo,i&&F(c[u]??0),F(a[u]),f`<strong>${l[u]}</strong>`]};return f`
    <${Oa} end=${t} names=${e} rules=${o} />
    <p class="hint">${Wo(o.out_at)}</p>
    <${$r}
      rowHeads
      columns=${[{title:Go},{title:Yo},i&&{title:zo,number:!0},{title:Ko,number:!0},{title:Jo,number:!0}]}
      rows=${[...e.keys()].filter(u=>u in s).map(u=>({key:u,cells:d(u)}))}
    />
  `}function Oa({end:{why:t,winner:e,play:n,left:o},names:r,rules:s}){if(t!=="out"||!n||!("laid"in n.action)){let l=s.guard*Object.keys(o).length;return f`<p>${Qo(l)}</p>`}let a=n.old?q(n.old):void 0;return f`
    <p class="row">
      <strong>${Vo(r[e??0],a)}</strong>
      <${le} laid=${n.action.laid} />
    </p>
  `}var de={};jt(de,{actionText:()=>Ma,adviceFigure:()=>Ia,adviceHint:()=>Fa,differences:()=>Ha,endFacts:()=>Da,eventText:()=>Pa,lettersOf:()=>pe,pastActionText:()=>Mt,tilesText:()=>mt});var pe=t=>t.replace(/[()]/g,"");function yr(t){let e=[...t.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=pe(t).toUpperCase();if(!e.length)return n;let o=J(e.map(r=>r.toUpperCase()));return`${n} (${o} ${e.length>1?"blanks":"a blank"})`}function mt(t){let e=t.replace(/[?_]/g,""),n=t.length-e.length,o=n>1?`${n} blanks`:"a blank";return[e,n&&o].filter(Boolean).join(" and ")}var Ma=t=>wr(t).filter(Boolean).join(" ");function Mt(t,e,n=""){let[o,r]=wr(t);return`${[j(e,o),r,n].filter(Boolean).join(" ")}.`}function wr(t){switch(t.action){case"play":return["play",`${yr(t.word)} at ${t.at}`];case"exchange":return["exchange",mt(t.tiles)];default:return[t.action,""]}}function Pa(t,e){switch(t.event){case"start draw":return`Draw for the first move: ${t.players.map((o,r)=>`${e[o]} ${mt(t.tiles[r])}`).join(", ")}.`;case"turn":return Ra(t,e[t.player]);case"lost turn":return`${j(e[t.player],"lose")} a turn for a failed challenge.`;case"deal":return`${j(e[t.starter],"start")}.`;case"game end":return Na(t,e);case"forfeit":return Qt(t,e);case"taken back":return`Phony: the last play by ${e[t.player]} comes off the board.`;case"points":return`${e[t.player]} ${F(t.points)} ${Aa[t.why]}.`;default:return null}}var Aa={challenge:"for a failed challenge of the play",time:"for time",tiles:"for tiles left"},Ba={out:"the bag and one rack are empty",scoreless:"too many scoreless turns in a row",zeros:"too many scoreless turns in a row"};function Na({why:t,adjustments:e,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=e.some(Boolean)?` Tiles left: ${r(e.map(F))}.`:"";return`End of the game: ${Ba[t]}.${s} Scores: ${r(n)}.`}function Ra(t,e){let{action:n,score:o=0,drawn:r,exchanged:s}=t,a=r?` Tiles drawn: ${mt(r)}.`:"";switch(n.action){case"play":{let l="hit"in t&&t.hit?.length?t.hit:null,c=l?` A bomb explodes at ${J(l)}.`:"";return`${Mt(n,e,`for ${o}`)}${c}${a}`}case"exchange":return`${Mt(n,e,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in t&&t.right?"It’s a phony and comes off the board.":"The play stands.";return`${Mt(n,e)} ${c}`}case"accept":return null;default:return Mt(n,e)}}function Da(t,e){let n=[],o=e.map(()=>0);for(let{event:c,player:p,action:i,score:d=0,right:u}of t)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){u&&(n=n.slice(0,-1));continue}o[p]+=1,i.action==="play"&&n.push({player:p,action:i,score:d})}let r=t.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,p)=>p.score-c.score)[0],a=e.map((c,p)=>{let d=n.filter(u=>u.player===p).map(({score:u})=>u).reduce((u,h)=>u+h,0);return`${c} ${(d/Math.max(1,o[p])).toFixed(1)}`});return[r&&Jt(r.winners,r.scores.toSorted(ja),e),s&&`Best play: ${yr(s.action.word)} at ${s.action.at} for ${s.score}, by ${e[s.player]}.`,`Points per turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var ja=(t,e)=>e-t,Fa=({win_points:t=0})=>`Your chance to win, with the margin of error. ${E(t/100,"extra point")} on average count as 1%.`;function Ia({win:t,equity:e,playouts:n,margin:o},{ranked:r,win_points:s=0}){let[a]=r,l=s?(e-a.equity)/s:0,c=Math.min(Math.max(t+l,0),1),p=(t*n+1)/(n+2),i=196*Math.sqrt(p*(1-p)/(n+2));return{value:t+l,figure:`${ct(c)}%`,margin:o===0?"":`${Math.max(1,Math.round(i))}%`}}var Ha=(t,e)=>[vt(t.score-e.score,"point","now"),vt((t.leave_value??0)-(e.leave_value??0),"point","for the leave"),Xt((t.bomb??0)-(e.bomb??0),"bomb risk")];var xe={};jt(xe,{Play:()=>ri,Position:()=>ci,StaticHand:()=>pi,solverQuery:()=>ui});function vr({points:t}){let[e,n]=T(!1);return e?null:f`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${F(t)}
    </span>
  `}var fe=t=>String.fromCharCode(65+t),Pt=({row:t,column:e})=>`${t+1}${fe(e)}`,C=({row:t,column:e})=>`${t},${e}`,H=(t,{row:e,column:n})=>(t[e]?.[n]??".")!==".",z=({row:t,column:e},n,o=1)=>n?{row:t+o,column:e}:{row:t,column:e+o};function At(t){let[e]=t.match(/\p{L}/u)??["A"];return{row:parseInt(t.replace(/\D/g,""),10)-1,column:e.toUpperCase().charCodeAt(0)-65,down:t.startsWith(e)}}function $t({at:t,word:e}){let{down:n,...o}=At(t),r=[],s=o;for(let a of e.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=z(s,n,l?a.length-2:1)}return r}function kr(t,e,n){let o=d=>H(t,d)?`(${t[d.row][d.column]})`:e.find(u=>C(u)===C(d))?.letter,r=Ua(t,e,n);if(r===null)return{fault:"line"};let s=e.reduce((d,u)=>d.row+d.column<=u.row+u.column?d:u);for(let d=s;o(d);d=z(d,r,-1))s=d;let{row:a,column:l}=s,c=r?`${fe(l)}${a+1}`:Pt(s),p="",i=0;for(let d;d=o(s);s=z(s,r))p+=d,d.startsWith("(")||(i+=1);return i<e.length?{fault:"gap"}:{play:{action:"play",at:c,word:p.replaceAll(")(","")}}}function Ua(t,e,n){let[o]=e;if(e.length>1)return e.every(({row:s})=>s===o.row)?!1:e.every(({column:s})=>s===o.column)?!0:null;let r=s=>H(t,z(o,s,-1))||H(t,z(o,s));return!r(!1)&&(r(!0)||n)}var Cr="Build crosswords and score on premium squares.",Sr="Scrabble on a minefield: numbers multiply your score, bombs wipe out the word.",We="Board",Er="Your rack",Bt="blank",Lr=t=>`${Bt} for ${t}`,Or=(t,e)=>`${t}, ${E(e,"point")}`,Tr={2:"double",3:"triple",4:"quadruple"};function Mr(t,e){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:p,isLaid:i}=t;return[n,e??"empty",i&&"not played yet",o&&"closed",r&&Ge,s!==null&&E(s,"adjacent bomb"),e===null&&qa(a),e===null&&p&&"start",c&&"flagged",l!==null&&`${ct(l)}% chance of a bomb`].filter(Boolean).join(", ")}var Pr=([t,e])=>`${t>1?`${t}L`:""}${e===1?"":`${e}W`}`;function qa([t,e]){return e===0?"word scores 0":[t>1&&`${Tr[t]??`${t} times`} letter`,e>1&&`${Tr[e]??`${e} times`} word`].filter(Boolean).join(", ")}var Ge="bomb",Ar=(t,e)=>`Bombs: ${t}, ${e} hit.`,Br="Bomb odds",Nr="Flag mode",Rr=(t,e)=>`${t}: flag ${e?"set":"removed"}.`,Dr="A number counts the bombs around its square and sets the multiplier for a new tile:",jr="its words score 0";function Fr([t,e]){return[t!==1&&`letter × ${t}`,e!==1&&`words × ${e}`].filter(Boolean).join(", ")||"none"}var Ir="Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.",Hr=t=>`In the bag: ${E(t,"tile")}.`,Ur=t=>`${E(t,"tile")} in the bag and on other racks:`,qr="Unseen tiles",Ye="Shuffle",Wr="The blank stands for",Gr=(t,e)=>`On the board, type letters to lay tiles, with ${t??"Shift"} for a blank. Arrow keys turn and move the cursor; Backspace recalls a tile, Escape all of them; Enter plays${e?"; ! sets a flag":""}.`,Wa={start:"The first play needs at least two tiles.",touch:"The play must touch a tile on the board.",line:"The tiles must be in one row or column.",gap:"There’s a gap between the tiles."};function ze(t,e){return t==="start"&&e?"The first play needs at least two tiles and must cover the star.":Wa[t]??"You can’t play the tiles like this."}function Yr({words:t,bonus:e,tiles:n,score:o,isLeast:r,isRisky:s}){let a=t.map(({word:l,points:c})=>`${l.toUpperCase()} ${c}`);return e&&a.push(`${e} for ${E(n,"tile")}`),[a.length>1?`${a.join(" + ")} = `:`${t[0].word.toUpperCase()} `,`${r?"at least ":""}${E(o,"point")}`,s?" if there’s no bomb":""]}var zr=t=>t?`Play ${t}`:"Play",Kr="Exchange …",Jr="Pass …",Ke="Another scoreless turn ends the game.",Qr=t=>t?`Recall ${E(t,"tile")} and pass?`:"Pass your turn?",Vr="Keep playing",Xr="Pass",Zr=t=>t?`Exchange ${t}`:"Choose tiles to exchange",ts="Cancel";var es=".",ns="*",he="✹",os="⚑",Ga="★",U=t=>"multipliers"in t;function rs(t,e,n){let{row:o,column:r}=t,s=C(t),a=n.laid?.get(s),l=H(n.rows,t)?n.rows[o][r]:null,c=a?a.letter:l,p=n.opened?n.opened[o]?.[r]??es:null,i=p===es,d=p===ns,u=p===null||i||d?null:Number(p),h=u!==null&&U(e);return{name:Pt(t),letter:c,isLaid:a!==void 0,closed:i,hit:d,number:u,premium:h?e.multipliers[u]:e.squares[o][r],start:e.start?.[0]===o&&e.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:d||i&&n.bombs?.[o]?.[r]===ns,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r,arriving:n.arriving?.has(s)??!1,exploding:n.exploding?.has(s)??!1}}function ss(t){let{closed:e,hit:n,bomb:o,number:r,premium:s,chance:a,cursor:l,last:c}=t;return[e?"closed":Je(s),r!==null&&"open",n&&"hit",o&&"bomb",a!==null&&"odds",l&&"cursor",c&&"last",t.arriving&&"arriving",t.exploding&&"exploding"].filter(Boolean).join(" ")}function as({closed:t,bomb:e,number:n,premium:o,chance:r,flagged:s,start:a}){return e?he:r!==null?ct(r):s?os:n!==null?n:t?"":a?Ga:Pr(o)}var is=({hit:t,number:e})=>t?he:e,ls=({flagged:t,chance:e})=>t&&e!==null?os:null;function Je([t,e]){return t>1&&e>1?"both":t>1?`letter${t}`:e>1?`word${e}`:e===0?"zero":"plain"}var Qe={laid:[],cursor:null,down:!1};function ge({start:t,squares:e}){let[n,o]=t??[e.length>>1,e[0].length>>1];return{row:n,column:o}}var me=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:n}){return this.rules.squares[e]?.[n]!==void 0}point(e,n){return e.cursor&&C(e.cursor)===C(n)?{...e,down:!e.down}:{...e,cursor:n}}arrow(e,n,o){let r=e.cursor??ge(this.rules);return n!==e.down?{...e,cursor:r,down:n}:this.advanced({...e,cursor:r},o)}advanced(e,n=1){let o=z(e.cursor,e.down,n);return this.isOnBoard(o)?{...e,cursor:o}:e}},$e=class extends me{constructor(e,n,o){super(e),this.rows=n,this.rack=o,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){let n=Y(this.rack,e.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,n){return e.laid.find(o=>C(o)===C(n))}#e(e,n){let o=n;for(;H(this.rows,o)||this.laidAt(e,o);)o=z(o,e.down);return this.isOnBoard(o)?o:null}lay(e,n,o,r=""){if(H(this.rows,n)||!this.left(e).includes(o))return e;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(e,n),l=o===this.blank?s:o;return{...e,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(e,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:n,column:o},s,r)}layAtCursor(e,n,o=""){let r=e.cursor&&this.#e(e,e.cursor),s=r?this.lay(e,r,n,o):e;return!r||s===e?e:{...s,cursor:this.#e(s,r)??r}}type(e,n,o=!1){let r=n.toUpperCase();return!o&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,n):e}back(e){if(!e.cursor)return e;let n=e.cursor;if(!this.laidAt(e,n))do n=z(n,e.down,-1);while(H(this.rows,n));return this.laidAt(e,n)?{...this.takeBack(e,n),cursor:n}:e}takeBack(e,n){return{...e,laid:e.laid.filter(o=>C(o)!==C(n))}}withoutTaken(e){return{...e,laid:e.laid.filter(n=>!H(this.rows,n))}}move(e,n,o){let r=this.laidAt(e,n);return!r||H(this.rows,o)?e:this.lay(this.takeBack(e,n),o,r.tile,r.letter)}chooseLetter(e,n){let o=e.laid.findIndex(s=>!s.letter),r={...e.laid[o],letter:n.toLowerCase()};return{...e,laid:e.laid.with(o,r)}}},cs=class extends me{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#e(e)}#e(e){return U(this.rules)&&/^[0-8*]$/.test(e)}type(e,n,o=!1){let r=this.advanced(e),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&e.opened?{...r,opened:Nt(e.opened,e.cursor,n)}:{...r,rows:Nt(e.rows,e.cursor,s)}}lay(e,n){let o=n.reduce((r,s)=>Nt(r,s,s.letter),e.rows);return{...e,rows:o}}back(e){let{rows:n,opened:o,cursor:r}=e;return{...this.advanced(e,-1),rows:Nt(n,r,"."),opened:o&&Nt(o,r,".")}}};function Nt(t,{row:e,column:n},o){return t.with(e,t[e].slice(0,n)+o+t[e].slice(n+1))}var Ve=({squares:t})=>t.map(e=>".".repeat(e.length));function Zc(t,e){let n=e.split(/[\n/]/);return Ve(t).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var us={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},Ya="!";function ps(t,e,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=e.cursor?e:{...e,cursor:ge(t.rules)},c=({key:p,shiftKey:i})=>p in us?t.arrow(e,...us[p]):p===" "?{...l,down:!l.down}:p==="Backspace"||p==="Delete"?t.back(l):t.accepts(p)?t.type(l,p,i):void 0;return p=>{let{key:i}=p;if(p.ctrlKey||p.metaKey||p.altKey)return;if(s&&(i===Ya||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let u=i==="Enter"?o:r;if(!u)return;u()}else{let u=c(p);if(u===void 0)return;n(u)}p.preventDefault()}}var za=15;function Xe({label:t,rules:e,onKey:n,onSquare:o,onFlag:r,draggable:s,...a}){let{score:l,rising:c=[],...p}=a,i=L(null),{cursor:d,down:u}=p,h=C(d??ge(e));P(()=>{d&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[d?.row,d?.column]);let $=(m,g)=>{let _={row:m,column:g},y=C(_),x=rs(_,e,p),{letter:S,chance:W}=x,I=o&&{tabindex:y===h?0:-1,"data-home":y===h?"play":void 0,"data-drop":`square ${m} ${g}`,onClick:()=>o(_),onContextMenu:r&&(R=>{R.preventDefault(),r(_)}),...x.isLaid&&s?.({square:_})};return f`
      <div
        key=${g}
        role="gridcell"
        class="square ${ss(x)}"
        style=${W===null?void 0:{"--chance":W}}
        aria-label=${Mr(x,S===null?null:Ze(S,e))}
        ...${I}
      >
        ${S===null?f`
                <span class="sign" aria-hidden="true">${as(x)}</span>
                <span class="flag" aria-hidden="true">${ls(x)}</span>
              `:f`
                <${Ka}
                  letter=${S}
                  classes=${x.isLaid?"laid":""}
                  corner=${is(x)}
                  rules=${e}
                />
              `}
        ${l?.key===y&&f`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(R=>R.square===y).map(({points:R,change:st})=>f`<${vr} key=${st} points=${R} />`)}
      </div>
    `},b=[...e.squares[0].keys()];return f`
    <div
      class="board-frame ${b.length>za?"large":""}"
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
  `}var ds=(t,e)=>t===""||t===e.blank,fs=t=>t!==t.toUpperCase();function Ka({letter:t,classes:e,corner:n,rules:o}){let r=ds(t,o),s=r||fs(t);return f`
    <${G}
      classes=${e}
      letter=${r?"":t.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[t]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function Ze(t,e){return ds(t,e)?Bt:fs(t)?Lr(t.toUpperCase()):t in e.values?Or(t,e.values[t]):t}function hs({tiles:t,rules:e,label:n}){return f`
    <span class="rack" role="img" aria-label=${n}>
      ${[...t].map(o=>f`<${$s} tile=${o} rules=${e} aria-hidden="true" />`)}
    </span>
  `}function ms({rack:t,rules:e,left:n,chosen:o,onTile:r,draggable:s}){return f`
    <div class="rack" role="group" aria-label=${Er} data-drop="rack">
      ${[...t].map((a,l)=>f`
          <${$s}
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
  `}function $s({tile:t,rules:e,...n}){let o=t===e.blank,r=o?null:e.values[t];return f`
    <${G} letter=${o?"":t} wild=${o} points=${r} ...${n} />
  `}function gs(t,e){let n=Y(t,e),o=[...t].filter((r,s)=>n[s]);return[...o,...ut(e,o)].join("")}function xs(t,e,n){let o=[...t];return o.splice(n,0,...o.splice(e,1)),o.join("")}function bs(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[e[n],e[o]]=[e[o],e[n]]}return e.join("")}function _s(t,e,n,o,r){let{rack:s="",board:a=[],history:l=[]}=e.observation,c=l.filter(({player:v,action:A})=>v===e.seat&&A.action==="exchange"),p=`${s} ${c.length}`,[i,d]=T(()=>({...Qe,...oe(t,p)})),[u,h]=T(()=>ot(t)?.order??""),[$,b]=T([]),[m,g]=T(!1),_=u?gs(u,s):s,y=new $e(n,a,_),x=i.laid.some(({letter:v})=>!v),{play:S,fault:W}=i.laid.length&&!x?kr(a,i.laid,i.down):{},I=()=>{d(v=>({...v,laid:[]})),b([]),g(!1)};kt(I,[p]),M(()=>{let v={laid:i.laid,down:i.down};ft(t,{order:u,draft:{position:p,value:v}})},[p,u,i.laid,i.down]),P(()=>d(y.withoutTaken(i)),[a.join()]),M(()=>{if(o)if(I(),o.action==="play"){let{down:v}=At(o.at);d($t(o).reduce((A,O)=>y.layLetter(A,O),{...Qe,down:v}))}else o.action==="exchange"&&R(o.tiles)},[o]);function R(v=""){I(),g(!0);let A=Y(_,v);b([...A.keys()].filter(O=>A[O]))}function st(v){h(v),b([])}function be({place:v=0,square:A},O){let[at,...it]=(O??"").split(" "),[_e,Ss]=it.map(Number);if(at==="square"){let nn={row:_e,column:Ss};d(A?y.move(i,A,nn):y.lay(i,nn,_[v]))}else A?d(y.takeBack(i,A)):at==="rack"&&_e!==void 0&&st(xs(_,v,_e))}function Dt(v){let A=$.filter(at=>at!==v),O=A.length<$.length;m?b(O?A:[...$,v]):i.cursor?d(y.layAtCursor(i,_[v])):b(O?[]:[v])}function k(v){r?r(v):!m&&$.length?(d(y.lay(i,v,_[$[0]])),b([])):y.laidAt(i,v)?d(y.takeBack(i,v)):d(y.point(i,v))}return{rack:_,editor:y,draft:i,setDraft:d,chosen:$,exchanging:m,needsLetter:x,play:S,fault:W,left:y.left(i),clear:I,startExchange:R,shuffle:()=>st(bs(_)),chooseLetter:v=>d(y.chooseLetter(i,v)),onTile:Dt,onSquare:k,draggable:ue(be,{small:!0})}}function tn(t=[]){let e=t.flatMap(({number:n,events:o})=>o.filter(({event:r,action:s})=>r==="turn"&&s.action==="play").map(({action:r,score:s=0,hit:a=[]})=>({laid:$t(r),score:s,hit:a,change:n})));return{arriving:new Set(e.flatMap(({laid:n})=>n.map(C))),exploding:new Set(e.flatMap(({hit:n})=>n.map(Ja))),rising:e.map(({laid:n,score:o,change:r})=>({square:C(en(n)),points:o,change:r}))}}var Ja=t=>C(At(t)),en=t=>t.reduce((e,n)=>e.row+e.column>n.row+n.column?e:n);function ys(t,e,n){let o=U(n),[r,s]=T(null),[a,l]=T(null),[c,p]=T(()=>new Set(ot(t)?.flags)),[i,d]=T(!1),u=L(e.seq);u.current=e.seq,P(()=>s(null),[e.seq]);let h=o&&e.over,$=ao(async()=>h?await Qa(t):null,[t,h]).value;if(!o)return null;let{opened:b=[],bombs:m=n.bombs}=e.observation;async function g(){let y=b.length?b:Ve(n),x=await pt("lexibomb.odds",{opened:y,bombs:m}).then(({probability:S})=>({odds:S,problem:null}),S=>({odds:null,problem:dt(S)}));u.current===e.seq&&(s(x.odds),l(x.problem))}function _(y){let x=new Set(c),S=x.delete(C(y));S||x.add(C(y)),p(x),ft(t,{flags:[...x]}),Mn(Rr(Pt(y),!S))}return{board:{opened:b,odds:r,flags:c,bombs:$},count:m,hits:b.join("").split("*").length-1,toggleFlag:_,flagging:i,toggleFlagging:()=>d(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):g(),problem:a}}async function Qa(t){return(await so(t)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function ws({field:t}){let e=(n,o,r=()=>{})=>f`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return f`
    ${e(Br,t.hasOdds,t.toggleOdds)}
    ${e(Nr,t.flagging,t.toggleFlagging)}
  `}function vs({rules:t}){return f`
    <p class="hint" id="legend">${Dr}</p>
    <ul class="legend" aria-labelledby="legend">
      ${Va(t.multipliers).map(({premium:e,first:n,last:o})=>f`
          <li key=${n}>
            <span class="square open ${Je(e)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${Fr(e)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label=${Ge}>${he}</span>
        ${jr}
      </li>
    </ul>
  `}function Va(t){let e=[];return t.forEach((n,o)=>{let r=e.at(-1);r&&String(r.premium)===String(n)?r.last=o:e.push({premium:n,first:o,last:o})}),e}function ks(t){let{turn:e,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=t,{rack:c,chosen:p}=e;return f`
    <section class="panel own-turn" aria-label=${Vt}>
      <div class="rack-row">
        <${ms}
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
          aria-label=${Ye}
          title=${Ye}
          onClick=${e.shuffle}
        >
          ⇄
        </button>
      </div>
      ${e.needsLetter&&f`
          <${Zt}
            label=${Wr}
            letters=${e.editor.letters}
            onPick=${e.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${e.fault?ze(e.fault,!1):Xa(n,e.draft.laid.length,o)}
      </p>
      ${r}
      ${e.exchanging?f`
              <${ni}
                tiles=${p.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${t.endsWithoutPoints}
                act=${l}
                onCancel=${e.clear}
              />
            `:!s&&f`<${ti} ...${t} />`}
      <p class="hint keys">${Gr(o.free_blank?o.blank:null,U(o))}</p>
    </section>
  `}function Xa(t,e,n){if(!t)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=t;if(l)return ze(l.rule,!!n.start);let c=a.length>0,[p,i,d]=Yr({words:o,bonus:r,tiles:e,isRisky:c,score:s??0,isLeast:c&&U(n)&&Za(n)});return f`${p}<strong>${i}</strong>${d}`}var Za=({multipliers:t})=>t.flat().every(e=>e>=1);function ti(t){let{turn:e,field:n,preview:o,canAct:r,canExchange:s,endsWithoutPoints:a,act:l}=t,{play:c,draft:p}=e,[i,d]=T(!1);if(M(()=>d(!1),[r]),i)return f`
      <${ei}
        tiles=${p.laid.length}
        endsGame=${a}
        canAct=${r}
        act=${l}
        onCancel=${()=>d(!1)}
      />
    `;let u=r&&c&&!o?.fault;return f`
    <div class="row">
      <button type="button" class="main" disabled=${!u} onClick=${()=>c&&l(c)}>
        ${zr(c&&pe(c.word).toUpperCase())}
      </button>
      <button type="button" disabled=${!p.laid.length} onClick=${e.clear}>
        ${In}
      </button>
      ${!t.playsOnly&&f`
          <button
            type="button"
            disabled=${!r||!s}
            onClick=${()=>e.startExchange()}
          >
            ${Kr}
          </button>
          <button type="button" disabled=${!r} onClick=${()=>d(!0)}>
            ${Jr}
          </button>
        `}
      ${n&&f`<${ws} field=${n} />`}
    </div>
    <${gr} text=${n?.problem} />
  `}function ei({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){let s=L(null);return P(()=>s.current?.focus(),[]),f`
    <p id="pass-question">
      ${Qr(t)}${" "}
      ${e&&f`<strong>${Ke}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>${Vr}</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>
        ${Xr}
      </button>
    </div>
  `}function ni({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){return f`
    ${e&&f`<p><strong>${Ke}</strong></p>`}
    <div class="row">
      <button
        type="button"
        class="main"
        disabled=${!n||!t}
        onClick=${()=>o({action:"exchange",tiles:t})}
      >
        ${Zr(mt(t))}
      </button>
      <button type="button" onClick=${r}>${ts}</button>
    </div>
  `}function Ts({rules:t,board:e,rack:n,bag:o}){let r=oi(t,e,n),s=r.reduce((a,[,l])=>a+l,0);return f`
    <details class="unseen-tiles">
      <summary class="hint">${Hr(o)}</summary>
      <p class="hint">${Ur(s)}</p>
      <ul aria-label=${qr}>
        ${r.map(([a,l])=>f`
            <li key=${a} class=${l?"":"none"}>
              <strong>${a===t.blank?Bt:a}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function oi({counts:t,blank:e},n,o){let r={...t};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:e]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===e)-+(a===e)||s.localeCompare(a))}function ri(t){let{id:e,view:n,rules:o,changes:r,canAct:s,mustAnswer:a,act:l,suggested:c,notice:p,onDraft:i}=t,{board:d=[],rack:u="",bag:h=0,history:$}=n.observation,b=n.seat!==null&&!n.over,m=ys(e,n,o),g=_s(e,n,o,c,m?.flagging?m.toggleFlag:null),{draft:_,play:y}=g,x=ai(e,n.seq,b?y:void 0),S=tt(()=>li($),[n.seq]),W=tt(()=>tn(r),[r]);M(i,[_.laid,g.chosen]);let I=b&&{..._,laid:new Map(_.laid.map(R=>[C(R),R])),score:x?.fault===null?ii(_.laid,x):null,onSquare:g.onSquare,onFlag:m?.toggleFlag,draggable:g.draggable,onKey:ps(g.editor,_,g.setDraft,{onEnter:()=>y&&s&&!x?.fault&&l(y),onEscape:g.clear,onFlag:m?.toggleFlag,flagging:m?.flagging})};return f`
    <div class="board-area">
      <${Xe}
        label=${We}
        rules=${o}
        rows=${d}
        last=${S}
        ...${W}
        ...${m?.board}
        ...${I}
      />
      <${Ts} rules=${o} board=${d} rack=${u} bag=${h} />
      ${m&&f`
          <p class="hint">${Ar(m.count,m.hits)}</p>
          <${vs} rules=${o} />
        `}
      ${b&&f`<p class="hint taps">${Ir}</p>`}
    </div>
    ${b&&f`
        <${ks}
          turn=${g}
          field=${m}
          preview=${x}
          rules=${o}
          notice=${p}
          mustAnswer=${a}
          canAct=${s}
          playsOnly=${t.playsOnly}
          canExchange=${h>=o.exchange_from}
          endsWithoutPoints=${si(n,o)}
          act=${l}
        />
      `}
  `}function si({seat:t,observation:e},n){let{scoreless:o=0,zeros:r=[]}=e;return U(n)?(r[t??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function ai(t,e,n){let o=ot(t)?.token,r=n&&o?{id:t,token:o,action:n,seq:e}:null,{result:s,busy:a}=io("table.score",r);return a?null:s}function ii(t,{score:e,closed:n}){return{key:C(en(t)),text:`${e}${n.length?"?":""}`}}var li=(t=[])=>Cs(t.findLast(({action:e})=>e.action!=="accept")?.action),Cs=t=>new Set(t?.action==="play"?$t(t).map(C):[]);function ci({observation:t,rules:e,action:n,bombs:o,changes:r}){let{board:s=[],opened:a=[]}=t;return f`
    <${Xe}
      label=${We}
      rules=${e}
      rows=${s}
      last=${Cs(n)}
      opened=${U(e)?a:null}
      bombs=${o}
      ...${tn(r)}
    />
  `}var ui=({board:t=[],opened:e=[]},n)=>({rack:n,board:t.join("/"),...e.length?{opened:e.join("/")}:{}}),pi=({hand:t,rules:e,label:n})=>f`<${hs} tiles=${t} rules=${e} label=${n} />`;var ur={lexicon:{...qe,...Ne,loadSolver:async()=>(await import("./solver-QL5GV4DD.js")).LexiconSolver,RoundScores:_r,addDetails:De,lastHands:er,loadRules:async()=>(await import("./rules-C62JZLQH.js")).lexiconRules,emblem:"ACE",tagline:yo},scrabble:{...xe,...de,loadSolver:async()=>(await import("./solver-QL5GV4DD.js")).TilesSolver,loadRules:async()=>(await import("./rules-C62JZLQH.js")).scrabbleRules,emblem:"QIZ",tagline:Cr},lexibomb:{...xe,...de,loadSolver:async()=>(await import("./solver-QL5GV4DD.js")).TilesSolver,loadRules:async()=>(await import("./rules-C62JZLQH.js")).lexibombRules,emblem:"12✹",tagline:Sr}};export{jt as a,fi as b,T as c,M as d,P as e,L as f,tt as g,hi as h,f as i,Mn as j,yt as k,Pn as l,gi as m,bi as n,_i as o,yi as p,wi as q,vi as r,ki as s,Dn as t,jn as u,Fn as v,Ti as w,Ci as x,Hn as y,E as z,J as A,F as B,ct as C,Si as D,wt as E,Rs as F,Ds as G,Ei as H,zn as I,Li as J,Oi as K,Mi as L,Kn as M,Qt as N,js as O,Jn as P,Pi as Q,Ai as R,Se as S,Bi as T,Ni as U,Ri as V,Di as W,Vt as X,ji as Y,Vn as Z,Fi as _,Is as $,Hs as aa,eo as ba,Ii as ca,G as da,ut as ea,qo as fa,Yo as ga,B as ha,q as ia,Lt as ja,ie as ka,le as la,nt as ma,pt as na,Wi as oa,so as pa,dt as qa,Gi as ra,Yi as sa,zi as ta,ao as ua,io as va,Xi as wa,Le as xa,Zi as ya,tl as za,el as Aa,nl as Ba,kt as Ca,rl as Da,Qs as Ea,sl as Fa,al as Ga,il as Ha,ot as Ia,ll as Ja,ft as Ka,cl as La,ul as Ma,pl as Na,dl as Oa,fl as Pa,hl as Qa,ml as Ra,$l as Sa,gl as Ta,xl as Ua,bl as Va,sr as Wa,pe as Xa,vr as Ya,Pt as Za,C as _a,$t as $a,U as ab,cs as bb,Ve as cb,Zc as db,ps as eb,Xe as fb,vs as gb,_o as hb,vl as ib,se as jb,kl as kb,Tl as lb,ur as mb,Ie as nb,Gl as ob,Yl as pb,zl as qb,Kl as rb,Jl as sb,Ql as tb,Vl as ub,Xl as vb,Zl as wb,$a as xb,ga as yb,fr as zb,uc as Ab,hr as Bb,pc as Cb,dc as Db,xa as Eb,ba as Fb,fc as Gb,hc as Hb,$r as Ib,mc as Jb,gr as Kb};

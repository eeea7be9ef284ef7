var Ls=Object.defineProperty;var jt=(t,e)=>{for(var n in e)Ls(t,n,{get:e[n],enumerable:!0})};var Gt,w,xn,_t,bn,rn,Os,qt={},_n=[],Ms=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function K(t,e){for(var n in e)t[n]=e[n];return t}function yn(t){var e=t.parentNode;e&&e.removeChild(t)}function wn(t,e,n){var o,r,s,a={};for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?Gt.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return It(t,a,o,r,null)}function It(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++xn};return w.vnode!=null&&w.vnode(s),s}function Yt(t){return t.children}function Ht(t,e){this.props=t,this.context=e}function lt(t,e){if(e==null)return t.__?lt(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?lt(t):null}function vn(t){var e,n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.__e=t.__c.base=n.__e;break}return vn(t)}}function sn(t){(!t.__d&&(t.__d=!0)&&_t.push(t)&&!Wt.__r++||rn!==w.debounceRendering)&&((rn=w.debounceRendering)||bn)(Wt)}function Wt(){for(var t;Wt.__r=_t.length;)t=_t.sort(function(e,n){return e.__v.__b-n.__v.__b}),_t=[],t.some(function(e){var n,o,r,s,a,l;e.__d&&(a=(s=(n=e).__v).__e,(l=n.__P)&&(o=[],(r=K({},s)).__v=s.__v+1,ve(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??lt(s),s.__h),Sn(o,s),s.__e!=a&&vn(s)))})}function kn(t,e,n,o,r,s,a,l,c,d){var i,p,u,h,$,b,m,g=o&&o.__k||_n,_=g.length;for(n.__k=[],i=0;i<e.length;i++)if((h=n.__k[i]=(h=e[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?It(null,h,null,null,h):Array.isArray(h)?It(Yt,{children:h},null,null,null):h.__b>0?It(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(u=g[i])===null||u&&h.key==u.key&&h.type===u.type)g[i]=void 0;else for(p=0;p<_;p++){if((u=g[p])&&h.key==u.key&&h.type===u.type){g[p]=void 0;break}u=null}ve(t,h,u=u||qt,r,s,a,l,c,d),$=h.__e,(p=h.ref)&&u.ref!=p&&(m||(m=[]),u.ref&&m.push(u.ref,null,h),m.push(p,h.__c||$,h)),$!=null?(b==null&&(b=$),typeof h.type=="function"&&h.__k!=null&&h.__k===u.__k?h.__d=c=Tn(h,c,t):c=Cn(t,h,u,g,$,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&u.__e==c&&c.parentNode!=t&&(c=lt(u))}for(n.__e=b,i=_;i--;)g[i]!=null&&(typeof n.type=="function"&&g[i].__e!=null&&g[i].__e==n.__d&&(n.__d=lt(o,i+1)),Ln(g[i],g[i]));if(m)for(i=0;i<m.length;i++)En(m[i],m[++i],m[++i])}function Tn(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="function"?Tn(r,e,n):Cn(n,r,r,t.__k,r.__e,e));return e}function Cn(t,e,n,o,r,s){var a,l,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function an(t,e,n){e[0]==="-"?t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||Ms.test(e)?n:n+"px"}function Ft(t,e,n,o,r){var s;t:if(e==="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||an(t.style,e,"");if(n)for(e in n)o&&n[e]===o[e]||an(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?cn:ln,s):t.removeEventListener(e,s?cn:ln,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function ln(t){this.l[t.type+!1](w.event?w.event(t):t)}function cn(t){this.l[t.type+!0](w.event?w.event(t):t)}function ve(t,e,n,o,r,s,a,l,c){var d,i,p,u,h,$,b,m,g,_,y,x=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=e.__e=n.__e,e.__h=null,s=[l]),(d=w.__b)&&d(e);try{t:if(typeof x=="function"){if(m=e.props,g=(d=x.contextType)&&o[d.__c],_=d?g?g.props.value:d.__:o,n.__c?b=(i=e.__c=n.__c).__=i.__E:("prototype"in x&&x.prototype.render?e.__c=i=new x(m,_):(e.__c=i=new Ht(m,_),i.constructor=x,i.render=Ps),g&&g.sub(i),i.props=m,i.state||(i.state={}),i.context=_,i.__n=o,p=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),x.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=K({},i.__s)),K(i.__s,x.getDerivedStateFromProps(m,i.__s))),u=i.props,h=i.state,p)x.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(x.getDerivedStateFromProps==null&&m!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(m,_),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(m,i.__s,_)===!1||e.__v===n.__v){i.props=m,i.state=i.__s,e.__v!==n.__v&&(i.__d=!1),i.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(S){S&&(S.__=e)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate(m,i.__s,_),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,h,$)})}i.context=_,i.props=m,i.state=i.__s,(d=w.__r)&&d(e),i.__d=!1,i.__v=e,i.__P=t,d=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=K(K({},o),i.getChildContext())),p||i.getSnapshotBeforeUpdate==null||($=i.getSnapshotBeforeUpdate(u,h)),y=d!=null&&d.type===Yt&&d.key==null?d.props.children:d,kn(t,Array.isArray(y)?y:[y],e,n,o,r,s,a,l,c),i.base=e.__e,e.__h=null,i.__h.length&&a.push(i),b&&(i.__E=i.__=null),i.__e=!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=As(n.__e,e,n,o,r,s,a,c);(d=w.diffed)&&d(e)}catch(S){e.__v=null,(c||s!=null)&&(e.__e=l,e.__h=!!c,s[s.indexOf(l)]=null),w.__e(S,e,n)}}function Sn(t,e){w.__c&&w.__c(e,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){w.__e(o,n.__v)}})}function As(t,e,n,o,r,s,a,l){var c,d,i,p=n.props,u=e.props,h=e.type,$=0;if(h==="svg"&&(r=!0),s!=null){for(;$<s.length;$++)if((c=s[$])&&(c===t||(h?c.localName==h:c.nodeType==3))){t=c,s[$]=null;break}}if(t==null){if(h===null)return document.createTextNode(u);t=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,u.is&&u),s=null,l=!1}if(h===null)p===u||l&&t.data===u||(t.data=u);else{if(s=s&&Gt.call(t.childNodes),d=(p=n.props||qt).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(s!=null)for(p={},$=0;$<t.attributes.length;$++)p[t.attributes[$].name]=t.attributes[$].value;(i||d)&&(i&&(d&&i.__html==d.__html||i.__html===t.innerHTML)||(t.innerHTML=i&&i.__html||""))}if((function(b,m,g,_,y){var x;for(x in g)x==="children"||x==="key"||x in m||Ft(b,x,null,g[x],_);for(x in m)y&&typeof m[x]!="function"||x==="children"||x==="key"||x==="value"||x==="checked"||g[x]===m[x]||Ft(b,x,m[x],g[x],_)})(t,u,p,r,l),i)e.__k=[];else if($=e.props.children,kn(t,Array.isArray($)?$:[$],e,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&lt(n,0),l),s!=null)for($=s.length;$--;)s[$]!=null&&yn(s[$]);l||("value"in u&&($=u.value)!==void 0&&($!==t.value||h==="progress"&&!$)&&Ft(t,"value",$,p.value,!1),"checked"in u&&($=u.checked)!==void 0&&$!==t.checked&&Ft(t,"checked",$,p.checked,!1))}return t}function En(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){w.__e(o,n)}}function Ln(t,e,n){var o,r;if(w.unmount&&w.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||En(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){w.__e(s,e)}o.base=o.__P=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&Ln(o[r],e,typeof t.type!="function");n||t.__e==null||yn(t.__e),t.__e=t.__d=void 0}function Ps(t,e,n){return this.constructor(t,n)}function hi(t,e,n){var o,r,s;w.__&&w.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,s=[],ve(e,t=(!o&&n||e).__k=wn(Yt,null,[t]),r||qt,qt,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?Gt.call(e.childNodes):null,s,!o&&n?n:r?r.__e:e.firstChild,o),Sn(s,t)}Gt=_n.slice,w={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)return n.__E=n}catch(s){t=s}throw t}},xn=0,Ht.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=K({},this.state),typeof t=="function"&&(t=t(K({},n),this.props)),t&&K(n,t),t!=null&&this.__v&&(e&&this.__h.push(e),sn(this))},Ht.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),sn(this))},Ht.prototype.render=Yt,_t=[],bn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Wt.__r=0,Os=0;var wt,D,un,yt=0,ye=[],pn=w.__b,dn=w.__r,fn=w.diffed,hn=w.__c,mn=w.unmount;function zt(t,e){w.__h&&w.__h(D,t,yt||e),yt=0;var n=D.__H||(D.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function T(t){return yt=1,Bs(On,t)}function Bs(t,e,n){var o=zt(wt++,2);return o.t=t,o.__c||(o.__=[n?n(e):On(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=D),o.__}function M(t,e){var n=zt(wt++,3);!w.__s&&ke(n.__H,e)&&(n.__=t,n.__H=e,D.__H.__h.push(n))}function A(t,e){var n=zt(wt++,4);!w.__s&&ke(n.__H,e)&&(n.__=t,n.__H=e,D.__h.push(n))}function L(t){return yt=5,tt(function(){return{current:t}},[])}function tt(t,e){var n=zt(wt++,7);return ke(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function mi(t,e){return yt=8,tt(function(){return t},e)}function Ns(){ye.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(Ut),t.__H.__h.forEach(we),t.__H.__h=[]}catch(e){t.__H.__h=[],w.__e(e,t.__v)}}),ye=[]}w.__b=function(t){D=null,pn&&pn(t)},w.__r=function(t){dn&&dn(t),wt=0;var e=(D=t.__c).__H;e&&(e.__h.forEach(Ut),e.__h.forEach(we),e.__h=[])},w.diffed=function(t){fn&&fn(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(ye.push(e)!==1&&un===w.requestAnimationFrame||((un=w.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),$n&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);$n&&(o=requestAnimationFrame(r))})(Ns)),D=void 0},w.__c=function(t,e){e.some(function(n){try{n.__h.forEach(Ut),n.__h=n.__h.filter(function(o){return!o.__||we(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],w.__e(o,n.__v)}}),hn&&hn(t,e)},w.unmount=function(t){mn&&mn(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(Ut)}catch(n){w.__e(n,e.__v)}};var $n=typeof requestAnimationFrame=="function";function Ut(t){var e=D;typeof t.__c=="function"&&t.__c(),D=e}function we(t){var e=D;t.__c=t.__(),D=e}function ke(t,e){return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function On(t,e){return typeof e=="function"?e(t):e}var Mn=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(r=t.apply(l,Mn(t,l,n,["",null])),o.push(r),l[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(l)}return o},gn=new Map,f=function(t){var e=gn.get(this);return e||(e=new Map,gn.set(this,e)),(e=Mn(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",l="",c=[0],d=function(u){s===1&&(u||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,a):s===3&&(u||a)?(c.push(3,u,a),s=2):s===2&&a==="..."&&u?c.push(4,u,0):s===2&&a&&!u?c.push(5,0,!0,a):s>=5&&((a||!u&&s===5)&&(c.push(s,0,a,r),s=6),u&&(c.push(s,u,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&d(),d(i));for(var p=0;p<n[i].length;p++)o=n[i][p],s===1?o==="<"?(d(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(d(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][p+1]===">")?(d(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return d(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(wn);var Rs=5;function An(t){let e=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=t,e.append(n);e.children.length>Rs;)e.firstChild?.remove()}var Te=!1,Ce=!1;addEventListener("keydown",()=>Ce=!0,!0);addEventListener("pointerdown",()=>Ce=!1,!0);function vt(){let{activeElement:t,body:e}=document;return t===e||t?.matches(":disabled")||!1}function Pn(t){A(()=>{if(!Ce||!vt()||Te)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},t)}function xi(t,e){let n=L(t);A(()=>{let o=n.current===t;if(n.current=t,!e.isChosen||o&&!vt())return;let{activeElement:r}=document,s=document.getElementById("main"),a=new MutationObserver(c);function l(){a.disconnect(),Te=!1}function c(){let d=s.querySelector("h1");d&&(l(),!(!vt()&&document.activeElement!==r)&&(d.tabIndex=-1,d.focus()))}return Te=!0,a.observe(s,{childList:!0,subtree:!0}),c(),l},[e])}var _i={cards:"LEXICON",rest:"fast"},yi="New game",wi="Lexicon fast, home",vi="Skip to content",ki="Main",Ti={play:"Play",puzzle:"Puzzle",solver:"Solver",words:"Words",quiz:"Quiz",replay:"Replay",rules:"Rules",table:"Table"},Rn=t=>`${t} · Lexicon fast`,Dn="Copy",jn="Copied.",Fn="Undo",In="Clear",Ci="Stop",Si="Sort by",Hn="Recall",Un="Rules",qn="Dictionary",Wn="Games",Gn="Theme",Kt=[["auto","Auto"],["light","Light"],["dark","Dark"]],Yn="Sounds",zn=[["off","Off"],["on","On"]];function E(t,e){return`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`}function J(t,e="and"){return t.length<2?t.join():`${t.slice(0,-1).join(", ")} ${e} ${t.at(-1)}`}function j(t,e){return t==="You"?`${t} ${e}`:`${t} ${e}${/(s|sh|ch)$/.test(e)?"es":"s"}`}var F=t=>Number(t)>0?`+${t}`:`${t}`;function ct(t){let e=Math.round(t*100);return t>0&&t<1?Math.min(Math.max(e,1),99):e}function Ei(t){return t<=0||t>=100?Math.min(t/100,1):t>=99?.999999:(t+.499999)/100}var kt=t=>t.charAt(0).toUpperCase()+t.slice(1),Ds=t=>`${F(Math.round(100*t)||0)}%`,js=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Champion"]],Li="Opponent";function Kn(t){return js.find(([n])=>n===t)?.[1]??t.replace(/^level(?=\d)/,"Level ")}var Oi=t=>`Bot: ${Kn(t)}`;function Mi({seats:t,seat:e}){return t.map(({name:n,bot:o},r)=>{if(r===e)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[Kn(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function Ai(t){return t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e})}function Jn(t){return t.length>1?`${J(t)} share the win.`:t.length?`${j(t[0],"win")}.`:"The game is over."}function Jt(t,e,n){if(t.length!==1||e.length<2)return null;let o=E(Math.abs(e[0]-e[1]),"point");return`${j(n[t[0]],"win")} by ${o}.`}function Qt({player:t,reason:e},n){if(t===null)return Fs;let o=n[t];return e==="clock"?`${o} ran out of time.`:e==="resigned"?`${j(o,"resign")}.`:`${j(o,"forfeit")} the game.`}var Fs="The game was aborted.",Qn=t=>/^(enable|yawl)$/.test(t)?t.toUpperCase():t;function Pi({message:t,type:e=""}){if(e in et&&e!=="BadQuery")return et[e];let n=t.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,"");return`${kt(n)}${/[.?!]$/.test(n)?"":"."}`}function Bi(t){let e=[...t?.upper??""],n=new Map([...t?.lower??""].map((o,r)=>[o,e[r]]));return o=>[...o].map(r=>n.get(r)??r).join("")}var Is={classic_poc:"original prototype"},Se=t=>Is[t]??t.replaceAll("_"," ");function Vn({ruleset:t,rejectsPhonies:e,isChanged:n}){let o=`${Se(t)} rules`;return e?`${o}, phonies rejected`:n?`${o}, changed`:o}var Ni=t=>`${t} rules`,Ri="Game log",Di="The next game has started.",ji="Your name",Vt="Your turn",Fi=t=>`Waiting for ${t}`,Xn="Can’t reach the server.",Ii="This page can’t stop players from getting help elsewhere.",Hs="Accept or challenge the last play, then ask for a hint.",Bn="You can’t start another game right now. Finish one of your games, or try again later.",Nn="This game is too long for the server.",et={NoSuchTable:"This table doesn’t exist. It may have been deleted.",NoSeat:"This table is full.",NotOver:"The game isn’t over yet, and its record would reveal what is hidden.",NotLoaded:"This server doesn’t have the dictionary for this game.",Stale:"Someone else moved first. Check the table and try again.",NoAdvice:Hs,BadToken:"The server doesn’t recognise your seat. Reload the page to watch the game.",BadAction:"The server didn’t understand this turn. Reload the page and try again.",Failure:"A bot on this server isn’t working. Start a game against a different one.",BadRecord:"This file contains no game to replay. Choose a game saved here or a GCG file.",NoDefinitions:"This server has no definitions. Remove definition: and part-of-speech: from your query.",NoPlayability:"This dictionary has no playability ranks. Remove playability: from your query.",BadQuery:"This query has a mistake. Fix it, or tap an example.",TooMuch:"This is too much for the server. Try something shorter, or try again later.","dictionary.find NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.info NotLoaded":"This server doesn’t have this dictionary. Choose another.","dictionary.find TooMuch":"This search takes too long. Remove some conditions, or try again later.","rules BadOption":"These rules don’t exist. Choose a ruleset from the list.","table.new TooMuch":Bn,"table.again TooMuch":Bn,"record.replay TooMuch":Nn,"analyse TooMuch":Nn,Busy:"The server is busy. Try again in a moment.",Closing:"The server is shutting down. Try again later."},Zn=(t,e)=>`${t} (See line ${e}.)`,to={abort:"Everyone has had a turn, so you can no longer abort the game. You can resign.",action:et.BadAction,added:"Add at least one card to the word.",hand:"You don’t have all the cards for this word.",order:"Keep the old word’s letters in order, and keep any Master a Master.",over:"The game is over.",phase:"Accept or challenge the last play first.",rack:"You don’t have all of these tiles.","same word":"At this table, a change must make a different word.",target:"This word is no longer on the table.",turn:"It isn’t your turn."},Us="There’s no such puzzle: the number in the link must be a whole number.",eo=[["params.seed",Us],["params.seats","These players or names aren’t allowed. Choose others."],["params.name","This name isn’t allowed. Choose another."],["params.clock","These time limits aren’t allowed. Choose others."],["params.record","You can’t continue from this position. Choose an earlier one."],["params.events","You can’t continue from this position. Choose an earlier one."],["params.action",et.BadAction],["params.filter.contains","Find takes letters of a word, such as QU, or, on a board, the square where it starts, such as 8D."],["params.filter.at","The square where a play starts must be on the board, such as 8D."],["params.filter.covers","Covers takes squares on the board, such as H8 O15."],["params.filter","One of these filters has an impossible value. Change it."]],no="The server rejected this. Change your input, or reload the page.",oo="Something went wrong on the server. Try again later.";function Hi(t){if(!t)return"";let e=E(t.tries,"attempt");return t.end==="solved"?`Solved in ${e}`:t.end==="shown"?"Not solved":e}function Tt(t,e,n){let o=Math.round(t);return o?`${E(Math.abs(o),`${o>0?"more":"fewer"} ${e}`)} ${n}`:""}var Xt=(t,e)=>Math.round(100*t)?`${Ds(t)} ${e}`:"";var Ws="✦";function G({letter:t,wild:e=!1,points:n=null,classes:o="",...r}){let{corner:s,onClick:a,...l}=r,d=["tile",o,e&&"wild",s===void 0&&e&&t&&"star"].filter(Boolean).join(" "),i=s!=null,p=f`
    <span class="letter" aria-hidden="true">${t||Ws}</span>
    ${i&&f`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&f`${" "}<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?f`
    <button type="button" class=${d} onClick=${a} ...${l}>${p}</button>
  `:f`<span class=${d} ...${l}>${p}</span>`}function Zt({label:t,letters:e,onPick:n}){return f`
    <fieldset class="letters">
      <legend>${t}</legend>
      ${e.map(o=>f`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function ut(t,e){let n=Y(t,e);return[...t].filter((o,r)=>!n[r])}function Y(t,e){let n=[...e];return[...t].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var ro=1e3,Gs=-32603,Ys=413,nt=class extends Error{constructor({code:e,message:n,data:o},r){super(n),this.method=r,this.code=e,this.type=o?.type??"",this.rule=o?.rule??"",this.path=o?.path??"",this.data=o??{}}};async function pt(t,e,n){let o=await fetch(`rpc/${t}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),signal:n}),r=await o.json();if(o.status===Ys&&(r.data={type:"TooMuch"}),!o.ok)throw new nt(r,t);return r}var Gi=t=>t instanceof nt&&["BadQuery","NoDefinitions","NoPlayability"].includes(t.type);async function ao(t){let e=[],n;do n=await pt("table.record",{id:t,skip:e.length,limit:ro}),e.push(...n.lines);while(n.lines.length===ro);return e}function dt(t){if(!(t instanceof nt))return Xn;let{code:e,method:n,type:o,rule:r,path:s,message:a}=t;if(e===Gs)return oo;if(s)return eo.find(([d])=>s.startsWith(d))?.[1]??no;let l=et[`${n} ${o}`]??et[o]??to[r],c=/^record:(\d+):/.exec(a)?.[1];return l&&c?Zn(l,c):l??zs(a)}function zs(t){return kt(t.replace(/^position \d+: /,"").replace(/^opened, /,""))}var te=new Map;function Ee(t,e){let n=JSON.stringify([t,e]),o=te.get(n)??pt(t,e);return te.set(n,o),o.catch(()=>te.delete(n)),o}var so=document.getElementById("hello")?.textContent;so&&te.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(so)));var Yi=()=>Ee("hello",{}),zi=async(t,e)=>(await Ee("rules",{game:t,ruleset:e})).rules,Ki=t=>Ee("dictionary.info",{dictionary:t});var Ks=30,Js=100,Qs=100;function io(t,e){let n={value:null,error:null},[o,r]=T(n);return M(()=>{let s=!0;return r(n),t().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:dt(a)})),()=>{s=!1}},e),o}function lo(t,e){let n={result:null,error:null,failure:null,key:null},[o,r]=T(n),s=e&&JSON.stringify(e);A(()=>{if(!e){r(n);return}let d=new AbortController,i=setTimeout(()=>{pt(t,e,d.signal).then(p=>r({...n,result:p,key:s}),p=>{if(p.name==="AbortError")return;let u=p instanceof nt?p:null;r({...n,error:dt(p),failure:u,key:s})})},Ks);return()=>{clearTimeout(i),d.abort()}},[t,s]);let{result:a,error:l,failure:c}=o;return{result:a,error:l,failure:c,busy:o.key!==s}}function Zi(){let[t,e]=T({busy:!1,problem:null});async function n(o){e({busy:!0,problem:null});try{await o()}catch(r){e({busy:!1,problem:dt(r)})}}return{...t,run:n}}function Le(t,e){let n=L(e);n.current=e,A(()=>{let o=r=>n.current(r);return addEventListener(t,o),()=>removeEventListener(t,o)},[t])}function tl(t){let[{value:e,earlier:n},o]=T(()=>({value:t(),earlier:[]})),r=(a,l=!0)=>o(c=>({value:a,earlier:l?[...c.earlier.slice(1-Qs),c.value]:c.earlier})),s=()=>o(a=>a.earlier.length?{value:a.earlier.at(-1),earlier:a.earlier.slice(0,-1)}:a);return Le("keydown",a=>{let{key:l,ctrlKey:c,metaKey:d,shiftKey:i,target:p}=a,u=(c||d)&&!i&&l.toLowerCase()==="z",h=p instanceof Element&&p.matches("input:not([data-undo]), textarea");!u||h||(a.preventDefault(),s())}),{value:e,set:r,undo:s,canUndo:n.length>0}}function el(t,e,n=!0){let o=tt(()=>performance.now(),[e]),[r,s]=T(o);M(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),Js);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,t-a)}function nl(t){M(()=>{t!==null&&(document.title=Rn(t))},[t])}function ol(t){let e=L(null);return M(()=>{let n=e.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[t]),e}function Ct(t,e){let n=L(!0);A(()=>{n.current||t(),n.current=!1},e)}var co="lexicon_fast.name",uo="lexicon_fast.tables",ee="lexicon_fast.new_game",po="lexicon_fast.theme",Oe="lexicon_fast.puzzles",fo="lexicon_fast.sounds",ho="lexicon_fast.decks",mo="lexicon_fast.cards ";var St=new Map,sl=()=>St.size>0;function ne(t){if(St.has(t))return St.get(t)??null;try{return localStorage.getItem(t)}catch{return null}}function Q(t,e){try{localStorage.setItem(t,e),St.delete(t)}catch{St.set(t,e)}}function Vs(t){try{let e=JSON.parse(t);return typeof e=="object"&&e!==null?e:{}}catch{return{}}}var V=t=>Vs(ne(t)??""),al=()=>ne(co)??"",il=t=>Q(co,t),$o=()=>ne(po)??"",go=t=>Q(po,t),xo=()=>ne(fo)??"",bo=t=>Q(fo,t),Et=()=>V(uo);function ll(){return Object.entries(Et()).map(([t,e])=>({id:t,...e})).sort((t,e)=>e.since-t.since)}function Me(t){let e=Object.entries(t).sort(([,n],[,o])=>o.since-n.since);Q(uo,JSON.stringify(Object.fromEntries(e.slice(0,50))))}var ot=t=>Et()[t]??null;function cl(t,e,n){Me({...Et(),[t]:{game:e,token:n,since:Date.now()}})}function ft(t,e){let n=Et();t in n&&Me({...n,[t]:{...n[t],...e}})}function oe(t,e){let n=ot(t)?.draft;return n?.position===e?n.value:null}function ul(t){let{[t]:e,...n}=Et();Me(n)}var pl=()=>V(ee).game,dl=t=>V(ee).choices?.[t]??{};function fl(t,e){let{choices:n={}}=V(ee);Q(ee,JSON.stringify({game:t,choices:{...n,[t]:e}}))}var hl=()=>new Date().toISOString().slice(0,10),_o=(t,e)=>`${e} ${t}`,ml=(t,e)=>V(Oe)[_o(t,e)]??null;function $l(t,e,n){let o={...V(Oe),[_o(t,e)]:n},r=Object.entries(o).sort(([s],[a])=>s<a?1:-1).slice(0,1100);Q(Oe,JSON.stringify(Object.fromEntries(r)))}var gl=()=>V(ho),xl=t=>Q(ho,JSON.stringify(t)),bl=t=>V(mo+t),_l=(t,e)=>Q(mo+t,JSON.stringify(e));var Xs="play";function yo(){let[t,e=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=t.split("/");return{name:n||Xs,rest:o,query:new URLSearchParams(e)}}var re=null;function kl(){let[t,e]=T(()=>({...yo(),isChosen:!1}));return Le("hashchange",()=>{e({...yo(),isChosen:location.hash!==re}),re=null}),t}function se(t,e={}){let n=new URLSearchParams(Object.entries(e).filter(([,o])=>o));return`#/${t}${n.size?`?${n}`:""}`}function Tl(t){re=se(t),location.hash=re}function Cl(t,e){history.replaceState(null,"",se(t,e))}var Ne={};jt(Ne,{actionText:()=>Be,adviceFigure:()=>ra,adviceHint:()=>oa,cardText:()=>X,differences:()=>sa,endFacts:()=>na,eventText:()=>ta,pastActionText:()=>tr});var wo="The word game with cards: be the first to play your whole hand.",Ae="Master",Pe=(t,e)=>e===void 0?t:`${t}, ${E(e,"point")}`,vo=(t,e)=>e.length?`${t} (Master as ${J(e)})`:t,ko=(t,e)=>e.length?`${t}, with a Master for ${e.join(" and ")}`:t,To="Table",Co="Words on the table",So="No words yet",Eo=(t,e)=>`Change ${t}${e?", new":""}`,ae=t=>E(t,"card"),Lo="Stock",Oo="Exposed",Mo="No exposed card",Ao="Your hand",Po="The Master stands for",Bo="Play the word",No=(t="a card",e="the exposed card")=>`Discard ${t}, take ${e}`,Ro=(t="a card")=>`Discard ${t}, draw from the stock`,Do="To draw, put just the card you’re discarding in the tray.",jo="Your word",Fo="Click cards, drag them here, or type.",Io="Word",Ho="Type hat, or h[a]t with the Master for A. Type hat>thatched to insert cards into a table word, larch>lurch to change some of its cards.",Zs={hand:"from your hand",table:"on the table",none:"not in your hand"};function Uo({letter:t,isMaster:e,points:n,from:o}){let r=e?`${Ae}${t?` for ${t}`:""}`:t,s=o==="table"?"click to replace it":"click to take it back";return`${Pe(r,n)}, ${Zs[o]}: ${s}`}var qo="out of the game",Wo="none",Go=t=>`Cards left in your hand count against you. The lowest score wins; a player with ${t} or more is out of the game.`,Yo="Player",zo="Cards left",Ko="Challenges",Jo="This round",Qo="Score",Vo=t=>`No hand got smaller for ${E(t,"turn")}, so the round ends and all cards count.`,Xo=(t,e)=>`${t} went out${e?`: ${e} became`:" with"}`;var B="*";function N(t){return(t.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function Ot(t){return t.map(({letter:e,master:n})=>n?`[${e.toLowerCase()}]`:e.toLowerCase()).join("")}var q=t=>t.replace(/[[\]]/g,"").toUpperCase(),ht=t=>vo(q(t),Zo(t)),Zo=t=>N(t).filter(({master:e})=>e).map(({letter:e})=>e);function Mt({card:t,points:e,...n}){let o=t===B;return f`
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
      ${[...t].map(n=>f`<${Mt} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function le({laid:t}){let e=ko(q(t),Zo(t));return f`
    <span class="cards word" role="img" aria-label=${e}>
      ${N(t).map(({letter:n,master:o})=>f`<${G} classes="card" letter=${n} wild=${o} aria-hidden="true" />`)}
    </span>
  `}var X=t=>t===B?"the Master":t;function Be(t,{table:e=[]}={}){return er(t,"target"in t?e[t.target]:void 0).join(" ").trimEnd()}function tr(t,e,{old:n,gained:o=[],taken:r}={}){let[s,a]=er(t,n,r),l=o.length?`, taking ${J(o.map(X))}`:"";return`${`${j(e,s)} ${a}`.trimEnd()}${l}.`}function er(t,e,n){switch(t.action){case"form":return["form",ht(t.laid)];case"insert":return["turn",`${e?q(e):"a word"} into ${ht(t.laid)}`];case"substitute":return["change",`${e?ht(e):"a word"} to ${ht(t.laid)}`];case"draw":{let o=`the exposed ${n?X(n).replace("the ",""):"card"}`,r=t.take==="exposed"?o:"a card from the stock";return["discard",`${X(t.discard)} for ${r}`]}default:return[t.action,""]}}function ta(t,e){switch(t.event){case"dealer draw":return`Draw for the deal: ${t.players.map((o,r)=>`${e[o]} ${t.cards[r]}`).join(", ")}.`;case"deal":{let n=j(e[t.dealer],"deal");return`Round ${t.round}: ${n}. Exposed: ${X(t.exposed)}.`}case"turn":return ea(t,e);case"round end":{let n=t.points.map((s,a)=>`${e[a]} ${s}`).join(", "),o=t.winner??0;return`End of the round: ${t.why==="out"?`${e[o]} went out`:"no hand got smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${Jn(t.winners.map(n=>e[n]))}`;case"forfeit":return Qt(t,e);default:return null}}function ea(t,e){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=t;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?ht(a.action.laid):"the play",d=s?"it’s a phony and comes off the table":"it’s valid and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,h])=>`${e[Number(u)]} ${F(h)}`),p=i.length?` (${i.join(", ")})`:"";return`${j(e[n],"challenge")} ${c}: ${d}${p}.`}default:{let c=o.action==="draw"&&o.take==="blind",d=r&&c?` It’s ${X(r)}.`:"",i=t.renewed?" The exposed pile was shuffled into the stock.":"";return`${tr(o,e[n],t)}${d}${i}`}}}function na(t,e){let n=[],o=0;for(let p of t){if(p.event!=="turn"||p.action.action==="accept")continue;let{player:u,action:h,right:$}=p;if(h.action==="challenge"){$&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:u,laid:h.laid})}let r=({laid:p})=>q(p).length,s=n.toSorted((p,u)=>r(u)-r(p))[0],a=t.filter(({event:p})=>p==="round end").length,l=t.findLast(p=>p.event==="game end"),c=l?.event==="game end"?l.scores:[],d=l?.event==="game end"?l.winners:[];return[Jt(d,c.toSorted((p,u)=>p-u),e),s&&`Longest word: ${q(s.laid).toUpperCase()}, by ${e[s.player]}.`,a&&`${E(a,"round")}, ${E(Number((o/a).toFixed(1)),"turn")}${a>1?" each on average":""}.`].flatMap(p=>p||[])}var oa=()=>"How many points you gain on your opponents this round, on average, with the margin of error.",ra=({gain:t,margin:e})=>({value:t,figure:F(t.toFixed(1)),margin:e?e.toFixed(1):""}),sa=(t,e)=>[Tt(t.points-e.points,"point","at risk"),Xt(t.win-e.win,"to go out first")];var ce=t=>N(t).map(({letter:e,master:n})=>n?B:e),aa=t=>[...t].sort((e,n)=>+(e===B)-+(n===B)||e.localeCompare(n)).join("");function De(t,e,n){let o;return t.map(r=>{switch(r.event){case"deal":return o=new Re(r,e,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function nr(t,e){return t.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=t.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return De(s,e,r).findLast(a=>a.event==="round end")?.hand})}var Re=class{#e=null;#n={};#t;#o;constructor({round:e,players:n,hand:o=""},r,s){this.number=e,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:aa(this.#t.hand),penalties:this.#n}}turn(e){let{action:n,player:o}=e;switch(n.action){case"accept":return e;case"challenge":return this.#a(e);case"draw":return o===this.seat&&this.#r([n.discard],[e.taken??""]),e;default:return this.#s(e,n)}}#r(e,n){this.#t={...this.#t,hand:[...ut(this.#t.hand,e),...n]}}#s(e,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=ut(ce(n.laid),ce(a)),c=ut(ce(a),ce(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[e.player]:r[e.player]-l.length+c.length}},e.player===this.seat&&this.#r(l,c),this.#e={...e,old:a,gained:c},this.#e}#a(e){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??e.player,a=e.right?{[s]:o,[e.player]:n}:{[e.player]:r};e.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...e,play:this.#e,penalties:a}}};var qe={};jt(qe,{Play:()=>wa,Position:()=>Ea,StaticHand:()=>Oa,solverQuery:()=>La});var or={mouse:6,pen:6,touch:12},ia=44;function ue(t,{small:e=!1}={}){let n=L(t);return n.current=t,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&la(r,e,s=>n.current(o,s))}})}function la(t,e,n){let o=t.currentTarget,r=e&&t.pointerType==="touch"?ia:0,s=null,a=null;o.hasPointerCapture(t.pointerId)&&o.releasePointerCapture(t.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==t.pointerId)return;let p=i.clientX-t.clientX,u=i.clientY-t.clientY,h=or[t.pointerType]??or.mouse;!s&&Math.hypot(p,u)<h||(s??=ca(o),s.style.transform=`translate(${p}px, ${u-r}px) scale(1.08)`,l(rr(i,r)))},d=i=>{i.pointerId===t.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),l(null),s&&(s.remove(),o.classList.remove("lifted"),ua(),i.type==="pointerup"&&n(rr(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",d),addEventListener("pointercancel",d)}function ca(t){let{left:e,top:n,width:o,height:r}=t.getBoundingClientRect(),s=t.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${e}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),t.classList.add("lifted"),s}function rr({clientX:t,clientY:e},n){let o=r=>document.elementFromPoint(t,r)?.closest("[data-drop]")??null;return o(e-n)??o(e)}function ua(){let t=n=>{e(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},e=()=>{removeEventListener("click",t,{capture:!0}),removeEventListener("pointerdown",e,{capture:!0})};addEventListener("click",t,{capture:!0}),addEventListener("pointerdown",e,{capture:!0})}function ar(t,e,n){let o=N(n),{kind:r,oldCells:s}=e===null?{kind:"form",oldCells:[]}:pa(N(e),o),a=[...t],l=u=>{let h=a.indexOf(u);return h>=0&&a.splice(h,1),h>=0},c=[],d=o.map(({letter:u,master:h},$)=>{let b=s[$];if(b)return{letter:u,master:b.master,from:"table"};let m=!h&&l(u)?u:l(B)?B:null;return m===null?{letter:u,master:h,from:"none"}:(c.push(m),{letter:u,master:m===B,from:"hand"})}),i=d.every(({letter:u,from:h})=>u&&h!=="none"),p=c.length>0&&d.length>1;return{kind:i&&p?r:null,cells:d,cards:c,laid:Ot(d)}}function pa(t,e){if(e.length<t.length)return{kind:null,oldCells:[]};if(e.length>t.length){let r=0,s=e.map(({letter:a,master:l})=>{let c=t[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===t.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=e.some(({letter:r},s)=>r!==t[s].letter);return{kind:"substitute",oldCells:e.map(({letter:r,master:s},a)=>{let l=t[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function ir({kind:t,laid:e},n){return t===null?null:t==="form"?{action:t,laid:e}:{action:t,target:n,laid:e}}var Z={target:null,text:"",caret:0,chosen:null},At=(t,e)=>({...Z,target:t,text:e,caret:N(e).length});function lr(t){return t.action==="draw"?rt(Z,t.discard):At(t.target??null,t.laid)}function rt(t,e,n=null){let{chosen:o,caret:r}=t,s=N(t.text),a=e===B?{letter:"",master:!0}:{letter:e,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...t,text:Ot(s),caret:l?r:c+1,chosen:null}}function je(t,e,n){let o=N(t.text),r=n!==null&&N(n).length===o.length;o.splice(e,1,...r?[N(n)[e]]:[]);let s=Math.min(t.caret,o.length);return{...t,text:Ot(o),caret:s,chosen:null}}function cr(t,e){let n=N(t.text);return n[n.findIndex(o=>!o.letter)]={letter:e,master:!0},{...t,text:Ot(n)}}function ur(t,e,n,o){let[r,s]=e.split(">",2);if(s!==void 0){let a=o.findIndex(l=>sr(l)===sr(r));if(a>=0)return At(a,s)}return{...t,text:e,caret:N(e.slice(0,n)).length,chosen:null}}var sr=t=>N(t).map(({letter:e})=>e).join("");var fa=new Set,ha=new Map,ma=12;function Fe({observation:t,points:e,target:n=null,onWord:o=null,...r}){let{fresh:s=fa,arriving:a=ha,hasPiles:l=!0}=r,{table:c=[],pile:d="",stock:i=0}=t,p=d.at(-1),u=L(null);return M(()=>{let h=u.current,$=h?.querySelector(".fresh:last-child, .fresh");h&&$ instanceof HTMLElement&&(h.scrollTop=$.offsetTop-h.clientHeight/2)},[c.join()]),f`
    <section class="felt" aria-label=${To}>
      ${l&&f`<${$a} stock=${i} exposed=${p} points=${e} />`}
      <ul
        ref=${u}
        class="laid-words ${c.length>ma?"many":""}"
        aria-label=${Co}
      >
        ${c.length===0&&f`<li class="nothing">${So}</li>`}
        ${c.map((h,$)=>{let b=f`<${le} key=${a.get($)} laid=${h} />`,m=[s.has($)&&"fresh",a.has($)&&"arriving"],g=f`
            <button
              type="button"
              class="laid-word"
              data-drop=${`word ${$}`}
              aria-pressed=${$===n}
              aria-label=${Eo(q(h),s.has($))}
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
  `}function $a({stock:t,exposed:e,points:n}){return f`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${ae(t)}>
          ${t}
        </span>
        <figcaption>${Lo}</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${e?f`<${Mt} card=${e} points=${n} />`:f`
                <span class="tile card none" role="img" aria-label=${Mo}></span>
              `}
        <figcaption>${Oo}</figcaption>
      </figure>
    </div>
  `}var Ie=({games:t})=>t.filter(({game:e})=>Object.hasOwn(pr,e));function Yl(t,e){let n=Ie(t);return n.find(({game:o})=>o===e)??n[0]}var zl=({games:t},e)=>t.find(({game:n})=>n===e)?.title??e,Kl=({words:t},e)=>t&&e.includes(t)?t:e[0],Jl=t=>!!t.without_challenges,Ql=(t,e)=>({base:e,...t.without_challenges});function Vl(t,{ruleset:e,...n}){let o=e.replace(/, changed$/,""),r=Object.entries(t.without_challenges??{});return Vn({ruleset:o,rejectsPhonies:r.length>0&&r.every(([s,a])=>n[s]===a),isChanged:o!==e})}function Xl(t,e){let n=typeof e=="string"?e:JSON.stringify(e);return se(`rules/${t}`,{ruleset:n})}function Zl(t){let e=t.get("ruleset");if(!e?.startsWith("{"))return e;try{return JSON.parse(e)}catch{return e}}var tc=(t,e,n)=>({game:t,observation:e,seq:n,seat:e.player,to_move:e.player,phase:"turn",over:!1});var He=()=>xo()==="on"?"on":"off";function dr(t){bo(t),ga(["turn"])}function ga(t){He()!=="off"&&import("./sound_player-WWJ4S4ZJ.js").then(({play:e})=>e(t),()=>{})}function Ue(){let t=$o();return Kt.some(([e])=>e===t)?t:"auto"}function xa(){let t=Ue();document.documentElement.style.colorScheme=t==="auto"?"":t}function fr(t){go(t),xa()}function hr({label:t,id:e,hint:n,value:o,onInput:r,...s}){return f`
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
  `}function pc({label:t,id:e,hint:n,value:o,lines:r=1}){let[s,a]=T(!1),l=({target:i})=>i.select();async function c(){document.getElementById(e).select();try{await navigator.clipboard.writeText(o),a(!0)}catch{a(!1)}}let d={id:e,readonly:!0,value:o,"aria-describedby":n?`${e}-hint`:void 0,onFocus:l,onClick:l};return f`
    <div class="row copy">
      <div class="field">
        <label for=${e}>${t}</label>
        ${r>1?f`<textarea rows=${r} ...${d}></textarea>`:f`<input type="text" ...${d} />`}
      </div>
      <button type="button" onClick=${c}>${Dn}</button>
      <span role="status">${s?jn:""}</span>
    </div>
    ${n&&f`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
  `}function mr({label:t,id:e,hint:n,value:o,options:r,onChange:s}){return f`
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
  `}function dc({info:t,...e}){let n=t.rulesets.map(o=>[o,Se(o)]);return f`<${mr} label=${Un} id="ruleset" options=${n} ...${e} />`}function fc({dictionaries:t,...e}){let n=t.map(o=>[o,Qn(o)]);return f`
    <${mr} label=${qn} id="dictionary" options=${n} ...${e} />
  `}function ba({label:t,value:e,options:n,onChange:o}){return f`
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
  `}function $r({label:t,options:e,load:n,choose:o}){let[r,s]=T(n);return f`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${t}</span>
      <${ba} label=${t} value=${r} options=${e} onChange=${l=>{o(l),s(l)}} />
    </div>
  `}var _a=()=>f`
  <${$r}
    label=${Yn}
    options=${zn}
    load=${He}
    choose=${dr}
  />
`,hc=()=>f`
  <div class="row">
    <${$r}
      label=${Gn}
      options=${Kt}
      load=${Ue}
      choose=${fr}
    />
    <${_a} />
  </div>
`;function mc({server:t,view:e,game:n}){return f`
    <nav aria-label=${Wn}>
      ${Ie(t).map(({game:o,title:r})=>f`
          <a
            key=${o}
            href=${`#/${e}/${o}`}
            aria-current=${o===n?"page":void 0}
            >${r}</a
          >
        `)}
    </nav>
  `}function gr({columns:t,rows:e,classes:n="",rowHeads:o=!1}){let r=t.filter(a=>a!==!1),s=r.map(({number:a})=>a?"number":void 0);return f`
    <table class="list ${n}">
      <thead>
        <tr>
          ${r.map(({title:a},l)=>f`<th scope="col" class=${s[l]}>${a}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${e.map(({key:a,cells:l})=>f`
            <tr key=${a}>
              ${l.filter(c=>c!==!1).map((c,d)=>o&&d===0?f`<th scope="row">${c}</th>`:f`<td class=${s[d]}>${c}</td>`)}
            </tr>
          `)}
      </tbody>
    </table>
  `}function $c({undo:t,canUndo:e}){return f`
    <button type="button" disabled=${!e} onClick=${t}>${Fn}</button>
  `}function xr({text:t}){return f`<p class="problem" role="alert" hidden=${!t}>${t}</p>`}function br({draft:t,word:e,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=e,d=({target:p})=>r(p.value,p.selectionStart??0),i=p=>f`
    <span
      key=${`gap ${p}`}
      class="gap ${p===t.caret?"here":""}"
      data-drop=${`gap ${p}`}
      aria-hidden="true"
      onClick=${()=>a(p)}
    ></span>
  `;return f`
    <div class="tray" data-drop="tray" role="group" aria-label=${jo}>
      ${c.map((p,u)=>f`
          ${i(u)}
          <${ya}
            key=${`cell ${u}`}
            cell=${p}
            place=${u}
            chosen=${u===t.chosen}
            points=${n}
            onClick=${()=>s(u)}
            ...${p.from==="hand"?o({cell:u}):{}}
          />
        `)}
      ${i(c.length)}
      ${!c.length&&f`<span class="hint">${Fo}</span>`}
    </div>
    <div class="row typing">
      <${hr}
        label=${Io}
        id="word"
        value=${t.text}
        onInput=${r}
        onKeyUp=${d}
        onClick=${d}
        data-home="play"
      />
      <button type="button" onClick=${l}>${In}</button>
    </div>
    <p class="hint keys">${Ho}</p>
  `}function ya({cell:{letter:t,master:e,from:n},place:o,chosen:r,points:s,...a}){let l=s[e?B:t];return f`
    <${G}
      classes=${`card from-${n}`}
      letter=${t}
      wild=${e}
      points=${l??null}
      aria-label=${Uo({letter:t,isMaster:e,points:l,from:n})}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function wa(t){let{id:e,view:n,rules:o,changes:r,canAct:s,act:a,suggested:l,onDraft:c,notice:d,playsOnly:i}=t,{observation:p}=n,{hand:u="",table:h=[]}=p,$=Ca(n.seat,p.history),b=[$,u,...h].join(" "),[m,g]=T(()=>({...Z,...oe(e,b)}));Ct(()=>g(Z),[u,$]),Ct(()=>{m.target!==null&&g(Z)},[h.join()]),M(()=>ft(e,{draft:{position:b,value:m}}),[b,m]),M(()=>{l&&g(lr(l))},[l]),M(c,[m.text,m.target]),Pn([m.text,m.target]);let _=m.target===null?null:h[m.target],y=ar(u,_,m.text),x=ir(y,m.target),S=m.target===null&&y.cells.length===1?y.cards[0]:void 0,W=ue(R),I=n.seat!==null&&!n.over;function R({card:k,cell:v=0},P){let[O,at]=(P??"").split(" "),it=Number(at);k===void 0?O!=="gap"&&O!=="cell"&&g(je(m,v,_)):O==="blind"||O==="exposed"?s&&a({action:"draw",discard:k,take:O}):O==="word"?g(rt(At(it,h[it]),k)):O==="gap"?g(rt(m,k,it)):O==="cell"?g(rt({...m,chosen:it},k)):O==="tray"&&g(rt(m,k))}function st(k){y.cells[k].from==="table"?g({...m,chosen:m.chosen===k?null:k}):g(je(m,k,_))}function be(k){k.preventDefault(),x&&s&&a(x)}let Dt=f`
    <${Fe}
      observation=${p}
      points=${o.points}
      target=${m.target}
      hasPiles=${!i}
      fresh=${Sa(p.history,n.seat)}
      arriving=${_r(r,h)}
      onWord=${I&&(k=>g(k===m.target?Z:At(k,h[k])))}
    />
  `;return I?f`
    ${Dt}
    <form class="panel own-turn" aria-label=${Vt} onSubmit=${be}>
      ${d}
      <${ka}
        hand=${u}
        used=${y.cards}
        points=${o.points}
        onCard=${k=>g(rt(m,k))}
        draggable=${W}
      />
      <${br}
        draft=${m}
        word=${y}
        points=${o.points}
        draggable=${W}
        onType=${(k,v)=>g(ur(m,k,v,h))}
        onCell=${st}
        onClear=${()=>g(Z)}
        onGap=${k=>g({...m,caret:k,chosen:null})}
      />
      ${y.cells.some(({letter:k})=>!k)&&f`
          <${Zt}
            label=${Po}
            letters=${Object.keys(o.points).filter(k=>k!==B).sort()}
            onPick=${k=>g(cr(m,k))}
          />
        `}
      <${Ta}
        action=${x}
        discard=${S}
        advised=${S&&l?.discard===S?l.take:void 0}
        observation=${p}
        canAct=${s}
        playsOnly=${i}
        act=${a}
      />
    </form>
  `:Dt}var va=10;function ka({hand:t,used:e,points:n,onCard:o,draggable:r}){let s=L(null),a=L(null),l=Y(t,e);return A(()=>{if(a.current===null||!vt())return;let c=l.findIndex((i,p)=>!i&&p>Number(a.current)),d=c<0?l.lastIndexOf(!1):c;s.current?.children[d]?.focus(),a.current=null},[e.join()]),f`
    <div
      ref=${s}
      class="hand cards ${t.length>va?"many":""}"
      role="group"
      aria-label=${Ao}
    >
      ${[...t].map((c,d)=>f`
          <${Mt}
            key=${`${d}${c}`}
            card=${c}
            points=${n}
            disabled=${l[d]}
            onClick=${()=>{a.current=d,o(c)}}
            ...${r({card:c})}
          />
        `)}
    </div>
  `}function Ta({action:t,discard:e,advised:n,observation:o,canAct:r,playsOnly:s,act:a}){let l=o.pile?.at(-1),c=b=>a({action:"draw",discard:e,take:b}),d=r&&e!==void 0,[i,p]=[e,l].map(b=>b&&X(b)),u=t?kt(Be(t,o)):Bo,h=b=>n===b?"main":"",$=f`
    <button class=${h(void 0)} disabled=${!r||!t}>${u}</button>
  `;return s?f`<div class="row actions">${$}</div>`:f`
    <div class="row actions">
      ${$}
      <button
        type="button"
        class=${h("exposed")}
        disabled=${!d||!l}
        onClick=${()=>c("exposed")}
      >
        ${No(i,p)}
      </button>
      <button
        type="button"
        class=${h("blind")}
        disabled=${!d}
        onClick=${()=>c("blind")}
      >
        ${Ro(i)}
      </button>
    </div>
    ${r&&!d&&f`<p class="hint">${Do}</p>`}
  `}var Ca=(t,e=[])=>e.filter(({player:n,action:o})=>n===t&&!["accept","challenge"].includes(o.action)).length;function Sa(t=[],e){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of t){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===e||e===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==e&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}function _r(t=[],e=[]){let n=t.flatMap(({number:o,events:r})=>r.flatMap(({action:s})=>s?.laid?[{word:s.laid,number:o}]:[]));return new Map(n.map(({word:o,number:r})=>[e.lastIndexOf(o),r]))}var Ea=({observation:t,rules:e,changes:n})=>f`
  <${Fe}
    observation=${t}
    points=${e.points}
    arriving=${_r(n,t.table)}
  />
`,La=({table:t=[]},e)=>({position:[e,...t].join(" ")}),Oa=({hand:t,label:e})=>f`<${ie} cards=${t} label=${e} />`;function yr({end:t,names:e,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:d=[]}=t,i=Object.values(c).some(u=>u!==0),p=u=>{let h=r[u]??(u===n?t.hand:"");return[d.includes(u)?f`${e[u]} <span class="tag">${qo}</span>`:e[u],h?f`<${ie} cards=${h} />`:s[u]?ae(s[u]):Wo,i&&F(c[u]??0),F(a[u]),f`<strong>${l[u]}</strong>`]};return f`
    <${Ma} end=${t} names=${e} rules=${o} />
    <p class="hint">${Go(o.out_at)}</p>
    <${gr}
      rowHeads
      columns=${[{title:Yo},{title:zo},i&&{title:Ko,number:!0},{title:Jo,number:!0},{title:Qo,number:!0}]}
      rows=${[...e.keys()].filter(u=>u in s).map(u=>({key:u,cells:p(u)}))}
    />
  `}function Ma({end:{why:t,winner:e,play:n,left:o},names:r,rules:s}){if(t!=="out"||!n||!("laid"in n.action)){let l=s.guard*Object.keys(o).length;return f`<p>${Vo(l)}</p>`}let a=n.old?q(n.old):void 0;return f`
    <p class="row">
      <strong>${Xo(r[e??0],a)}</strong>
      <${le} laid=${n.action.laid} />
    </p>
  `}var de={};jt(de,{actionText:()=>Aa,adviceFigure:()=>Ha,adviceHint:()=>Ia,differences:()=>Ua,endFacts:()=>ja,eventText:()=>Pa,lettersOf:()=>pe,pastActionText:()=>Pt,tilesText:()=>mt});var pe=t=>t.replace(/[()]/g,"");function wr(t){let e=[...t.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=pe(t).toUpperCase();if(!e.length)return n;let o=J(e.map(r=>r.toUpperCase()));return`${n} (${o} ${e.length>1?"blanks":"a blank"})`}function mt(t){let e=t.replace(/[?_]/g,""),n=t.length-e.length,o=n>1?`${n} blanks`:"a blank";return[e,n&&o].filter(Boolean).join(" and ")}var Aa=t=>vr(t).filter(Boolean).join(" ");function Pt(t,e,n=""){let[o,r]=vr(t);return`${[j(e,o),r,n].filter(Boolean).join(" ")}.`}function vr(t){switch(t.action){case"play":return["play",`${wr(t.word)} at ${t.at}`];case"exchange":return["exchange",mt(t.tiles)];default:return[t.action,""]}}function Pa(t,e){switch(t.event){case"start draw":return`Draw for the first move: ${t.players.map((o,r)=>`${e[o]} ${mt(t.tiles[r])}`).join(", ")}.`;case"turn":return Da(t,e[t.player]);case"lost turn":return`${j(e[t.player],"lose")} a turn for a failed challenge.`;case"deal":return`${j(e[t.starter],"start")}.`;case"game end":return Ra(t,e);case"forfeit":return Qt(t,e);case"taken back":return`Phony: the last play by ${e[t.player]} comes off the board.`;case"points":return`${e[t.player]} ${F(t.points)} ${Ba[t.why]}.`;default:return null}}var Ba={challenge:"for a failed challenge of the play",time:"for time",tiles:"for tiles left"},Na={out:"the bag and one rack are empty",scoreless:"too many scoreless turns in a row",zeros:"too many scoreless turns in a row"};function Ra({why:t,adjustments:e,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=e.some(Boolean)?` Tiles left: ${r(e.map(F))}.`:"";return`End of the game: ${Na[t]}.${s} Scores: ${r(n)}.`}function Da(t,e){let{action:n,score:o=0,drawn:r,exchanged:s}=t,a=r?` Tiles drawn: ${mt(r)}.`:"";switch(n.action){case"play":{let l="hit"in t&&t.hit?.length?t.hit:null,c=l?` A bomb explodes at ${J(l)}.`:"";return`${Pt(n,e,`for ${o}`)}${c}${a}`}case"exchange":return`${Pt(n,e,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in t&&t.right?"It’s a phony and comes off the board.":"The play stands.";return`${Pt(n,e)} ${c}`}case"accept":return null;default:return Pt(n,e)}}function ja(t,e){let n=[],o=e.map(()=>0);for(let{event:c,player:d,action:i,score:p=0,right:u}of t)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){u&&(n=n.slice(0,-1));continue}o[d]+=1,i.action==="play"&&n.push({player:d,action:i,score:p})}let r=t.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,d)=>d.score-c.score)[0],a=e.map((c,d)=>{let p=n.filter(u=>u.player===d).map(({score:u})=>u).reduce((u,h)=>u+h,0);return`${c} ${(p/Math.max(1,o[d])).toFixed(1)}`});return[r&&Jt(r.winners,r.scores.toSorted(Fa),e),s&&`Best play: ${wr(s.action.word)} at ${s.action.at} for ${s.score}, by ${e[s.player]}.`,`Points per turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var Fa=(t,e)=>e-t,Ia=({win_points:t=0})=>`Your chance to win, with the margin of error. ${E(t/100,"extra point")} on average count as 1%.`;function Ha({win:t,equity:e,playouts:n,margin:o},{ranked:r,win_points:s=0}){let[a]=r,l=s?(e-a.equity)/s:0,c=Math.min(Math.max(t+l,0),1),d=(t*n+1)/(n+2),i=196*Math.sqrt(d*(1-d)/(n+2));return{value:t+l,figure:`${ct(c)}%`,margin:o===0?"":`${Math.max(1,Math.round(i))}%`}}var Ua=(t,e)=>[Tt(t.score-e.score,"point","now"),Tt((t.leave_value??0)-(e.leave_value??0),"point","for the leave"),Xt((t.bomb??0)-(e.bomb??0),"bomb risk")];var fe=t=>String.fromCharCode(65+t),$t=({row:t,column:e})=>`${t+1}${fe(e)}`,C=({row:t,column:e})=>`${t},${e}`,H=(t,{row:e,column:n})=>(t[e]?.[n]??".")!==".",z=({row:t,column:e},n,o=1)=>n?{row:t+o,column:e}:{row:t,column:e+o};function gt(t){let[e]=t.match(/\p{L}/u)??["A"];return{row:parseInt(t.replace(/\D/g,""),10)-1,column:e.toUpperCase().charCodeAt(0)-65,down:t.startsWith(e)}}function xt({at:t,word:e}){let{down:n,...o}=gt(t),r=[],s=o;for(let a of e.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=z(s,n,l?a.length-2:1)}return r}function We(t,{board:e=[],opened:n=[]},{squares:o=[],start:r}){if(!("at"in t)||typeof t.at!="string")return t;let{row:s,column:a,down:l}=gt(t.at),c=e.every(p=>[...p].every(u=>u===".")),d=p=>p.every((u,h)=>p.every(($,b)=>String(u[b])===String(p[b][h]))),i=d(o)&&(!r||r[0]===r[1]);return!l||!c||!i||!d(n)?t:{...t,at:$t({row:a,column:s})}}function kr(t,e,n){let o=p=>H(t,p)?`(${t[p.row][p.column]})`:e.find(u=>C(u)===C(p))?.letter,r=qa(t,e,n);if(r===null)return{fault:"line"};let s=e.reduce((p,u)=>p.row+p.column<=u.row+u.column?p:u);for(let p=s;o(p);p=z(p,r,-1))s=p;let{row:a,column:l}=s,c=r?`${fe(l)}${a+1}`:$t(s),d="",i=0;for(let p;p=o(s);s=z(s,r))d+=p,p.startsWith("(")||(i+=1);return i<e.length?{fault:"gap"}:{play:{action:"play",at:c,word:d.replaceAll(")(","")}}}function qa(t,e,n){let[o]=e;if(e.length>1)return e.every(({row:s})=>s===o.row)?!1:e.every(({column:s})=>s===o.column)?!0:null;let r=s=>H(t,z(o,s,-1))||H(t,z(o,s));return!r(!1)&&(r(!0)||n)}var xe={};jt(xe,{Play:()=>si,Position:()=>ui,StaticHand:()=>di,solverQuery:()=>pi});function Tr({points:t}){let[e,n]=T(!1);return e?null:f`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${F(t)}
    </span>
  `}var Sr="Build crosswords and score on premium squares.",Er="Scrabble on a minefield: numbers multiply your score, bombs wipe out the word.",Ge="Board",Lr="Your rack",Bt="blank",Or=t=>`${Bt} for ${t}`,Mr=(t,e)=>`${t}, ${E(e,"point")}`,Cr={2:"double",3:"triple",4:"quadruple"};function Ar(t,e){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:d,isLaid:i}=t;return[n,e??"empty",i&&"not played yet",o&&"closed",r&&Ye,s!==null&&E(s,"adjacent bomb"),e===null&&Wa(a),e===null&&d&&"start",c&&"flagged",l!==null&&`${ct(l)}% chance of a bomb`].filter(Boolean).join(", ")}var Pr=([t,e])=>`${t>1?`${t}L`:""}${e===1?"":`${e}W`}`;function Wa([t,e]){return e===0?"word scores 0":[t>1&&`${Cr[t]??`${t} times`} letter`,e>1&&`${Cr[e]??`${e} times`} word`].filter(Boolean).join(", ")}var Ye="bomb",Br=(t,e)=>`Bombs: ${t}, ${e} hit.`,Nr="Bomb odds",Rr="Flag mode",Dr=(t,e)=>`${t}: flag ${e?"set":"removed"}.`,jr="A number counts the bombs around its square and sets the multiplier for a new tile:",Fr="its words score 0";function Ir([t,e]){return[t!==1&&`letter × ${t}`,e!==1&&`words × ${e}`].filter(Boolean).join(", ")||"none"}var Hr="Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.",Ur=t=>`In the bag: ${E(t,"tile")}.`,qr=t=>`${E(t,"tile")} in the bag and on other racks:`,Wr="Unseen tiles",ze="Shuffle",Gr="The blank stands for",Yr=(t,e)=>`On the board, type letters to lay tiles, with ${t??"Shift"} for a blank. Arrow keys turn and move the cursor; Backspace recalls a tile, Escape all of them; Enter plays${e?"; ! sets a flag":""}.`,Ga={start:"The first play needs at least two tiles.",touch:"The play must touch a tile on the board.",line:"The tiles must be in one row or column.",gap:"There’s a gap between the tiles."};function Ke(t,e){return t==="start"&&e?"The first play needs at least two tiles and must cover the star.":Ga[t]??"You can’t play the tiles like this."}function zr({words:t,bonus:e,tiles:n,score:o,isLeast:r,isRisky:s}){let a=t.map(({word:l,points:c})=>`${l.toUpperCase()} ${c}`);return e&&a.push(`${e} for ${E(n,"tile")}`),[a.length>1?`${a.join(" + ")} = `:`${t[0].word.toUpperCase()} `,`${r?"at least ":""}${E(o,"point")}`,s?" if there’s no bomb":""]}var Kr=t=>t?`Play ${t}`:"Play",Jr="Exchange …",Qr="Pass …",Je="Another scoreless turn ends the game.",Vr=t=>t?`Recall ${E(t,"tile")} and pass?`:"Pass your turn?",Xr="Keep playing",Zr="Pass",ts=t=>t?`Exchange ${t}`:"Choose tiles to exchange",es="Cancel";var ns=".",os="*",he="✹",rs="⚑",Ya="★",U=t=>"multipliers"in t;function ss(t,e,n){let{row:o,column:r}=t,s=C(t),a=n.laid?.get(s),l=H(n.rows,t)?n.rows[o][r]:null,c=a?a.letter:l,d=n.opened?n.opened[o]?.[r]??ns:null,i=d===ns,p=d===os,u=d===null||i||p?null:Number(d),h=u!==null&&U(e);return{name:$t(t),letter:c,isLaid:a!==void 0,closed:i,hit:p,number:u,premium:h?e.multipliers[u]:e.squares[o][r],start:e.start?.[0]===o&&e.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:p||i&&n.bombs?.[o]?.[r]===os,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r,arriving:n.arriving?.has(s)??!1,exploding:n.exploding?.has(s)??!1}}function as(t){let{closed:e,hit:n,bomb:o,number:r,premium:s,chance:a,cursor:l,last:c}=t;return[e?"closed":Qe(s),r!==null&&"open",n&&"hit",o&&"bomb",a!==null&&"odds",l&&"cursor",c&&"last",t.arriving&&"arriving",t.exploding&&"exploding"].filter(Boolean).join(" ")}function is({closed:t,bomb:e,number:n,premium:o,chance:r,flagged:s,start:a}){return e?he:r!==null?ct(r):s?rs:n!==null?n:t?"":a?Ya:Pr(o)}var ls=({hit:t,number:e})=>t?he:e,cs=({flagged:t,chance:e})=>t&&e!==null?rs:null;function Qe([t,e]){return t>1&&e>1?"both":t>1?`letter${t}`:e>1?`word${e}`:e===0?"zero":"plain"}var Ve={laid:[],cursor:null,down:!1};function ge({start:t,squares:e}){let[n,o]=t??[e.length>>1,e[0].length>>1];return{row:n,column:o}}var me=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:n}){return this.rules.squares[e]?.[n]!==void 0}point(e,n){return e.cursor&&C(e.cursor)===C(n)?{...e,down:!e.down}:{...e,cursor:n}}arrow(e,n,o){let r=e.cursor??ge(this.rules);return n!==e.down?{...e,cursor:r,down:n}:this.advanced({...e,cursor:r},o)}advanced(e,n=1){let o=z(e.cursor,e.down,n);return this.isOnBoard(o)?{...e,cursor:o}:e}},$e=class extends me{constructor(e,n,o){super(e),this.rows=n,this.rack=o,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){let n=Y(this.rack,e.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,n){return e.laid.find(o=>C(o)===C(n))}#e(e,n){let o=n;for(;H(this.rows,o)||this.laidAt(e,o);)o=z(o,e.down);return this.isOnBoard(o)?o:null}lay(e,n,o,r=""){if(H(this.rows,n)||!this.left(e).includes(o))return e;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(e,n),l=o===this.blank?s:o;return{...e,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(e,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:n,column:o},s,r)}layAtCursor(e,n,o=""){let r=e.cursor&&this.#e(e,e.cursor),s=r?this.lay(e,r,n,o):e;return!r||s===e?e:{...s,cursor:this.#e(s,r)??r}}type(e,n,o=!1){let r=n.toUpperCase();return!o&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,n):e}back(e){if(!e.cursor)return e;let n=e.cursor;if(!this.laidAt(e,n))do n=z(n,e.down,-1);while(H(this.rows,n));return this.laidAt(e,n)?{...this.takeBack(e,n),cursor:n}:e}takeBack(e,n){return{...e,laid:e.laid.filter(o=>C(o)!==C(n))}}withoutTaken(e){return{...e,laid:e.laid.filter(n=>!H(this.rows,n))}}move(e,n,o){let r=this.laidAt(e,n);return!r||H(this.rows,o)?e:this.lay(this.takeBack(e,n),o,r.tile,r.letter)}chooseLetter(e,n){let o=e.laid.findIndex(s=>!s.letter),r={...e.laid[o],letter:n.toLowerCase()};return{...e,laid:e.laid.with(o,r)}}},us=class extends me{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#e(e)}#e(e){return U(this.rules)&&/^[0-8*]$/.test(e)}type(e,n,o=!1){let r=this.advanced(e),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&e.opened?{...r,opened:Nt(e.opened,e.cursor,n)}:{...r,rows:Nt(e.rows,e.cursor,s)}}lay(e,n){let o=n.reduce((r,s)=>Nt(r,s,s.letter),e.rows);return{...e,rows:o}}back(e){let{rows:n,opened:o,cursor:r}=e;return{...this.advanced(e,-1),rows:Nt(n,r,"."),opened:o&&Nt(o,r,".")}}};function Nt(t,{row:e,column:n},o){return t.with(e,t[e].slice(0,n)+o+t[e].slice(n+1))}var Xe=({squares:t})=>t.map(e=>".".repeat(e.length));function tu(t,e){let n=e.split(/[\n/]/);return Xe(t).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var ps={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},za="!";function ds(t,e,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=e.cursor?e:{...e,cursor:ge(t.rules)},c=({key:d,shiftKey:i})=>d in ps?t.arrow(e,...ps[d]):d===" "?{...l,down:!l.down}:d==="Backspace"||d==="Delete"?t.back(l):t.accepts(d)?t.type(l,d,i):void 0;return d=>{let{key:i}=d;if(d.ctrlKey||d.metaKey||d.altKey)return;if(s&&(i===za||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let u=i==="Enter"?o:r;if(!u)return;u()}else{let u=c(d);if(u===void 0)return;n(u)}d.preventDefault()}}var Ka=15;function Ze({label:t,rules:e,onKey:n,onSquare:o,onFlag:r,draggable:s,...a}){let{score:l,rising:c=[],...d}=a,i=L(null),{cursor:p,down:u}=d,h=C(p??ge(e));A(()=>{p&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[p?.row,p?.column]);let $=(m,g)=>{let _={row:m,column:g},y=C(_),x=ss(_,e,d),{letter:S,chance:W}=x,I=o&&{tabindex:y===h?0:-1,"data-home":y===h?"play":void 0,"data-drop":`square ${m} ${g}`,onClick:()=>o(_),onContextMenu:r&&(R=>{R.preventDefault(),r(_)}),...x.isLaid&&s?.({square:_})};return f`
      <div
        key=${g}
        role="gridcell"
        class="square ${as(x)}"
        style=${W===null?void 0:{"--chance":W}}
        aria-label=${Ar(x,S===null?null:tn(S,e))}
        ...${I}
      >
        ${S===null?f`
                <span class="sign" aria-hidden="true">${is(x)}</span>
                <span class="flag" aria-hidden="true">${cs(x)}</span>
              `:f`
                <${Ja}
                  letter=${S}
                  classes=${x.isLaid?"laid":""}
                  corner=${ls(x)}
                  rules=${e}
                />
              `}
        ${l?.key===y&&f`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(R=>R.square===y).map(({points:R,change:st})=>f`<${Tr} key=${st} points=${R} />`)}
      </div>
    `},b=[...e.squares[0].keys()];return f`
    <div
      class="board-frame ${b.length>Ka?"large":""}"
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
  `}var fs=(t,e)=>t===""||t===e.blank,hs=t=>t!==t.toUpperCase();function Ja({letter:t,classes:e,corner:n,rules:o}){let r=fs(t,o),s=r||hs(t);return f`
    <${G}
      classes=${e}
      letter=${r?"":t.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[t]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function tn(t,e){return fs(t,e)?Bt:hs(t)?Or(t.toUpperCase()):t in e.values?Mr(t,e.values[t]):t}function ms({tiles:t,rules:e,label:n}){return f`
    <span class="rack" role="img" aria-label=${n}>
      ${[...t].map(o=>f`<${gs} tile=${o} rules=${e} aria-hidden="true" />`)}
    </span>
  `}function $s({rack:t,rules:e,left:n,chosen:o,onTile:r,draggable:s}){return f`
    <div class="rack" role="group" aria-label=${Lr} data-drop="rack">
      ${[...t].map((a,l)=>f`
          <${gs}
            key=${`${l}${a}`}
            tile=${a}
            rules=${e}
            aria-label=${tn(a,e)}
            aria-pressed=${o.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>r(l)}
            data-drop=${`rack ${l}`}
            ...${s({place:l})}
          />
        `)}
    </div>
  `}function gs({tile:t,rules:e,...n}){let o=t===e.blank,r=o?null:e.values[t];return f`
    <${G} letter=${o?"":t} wild=${o} points=${r} ...${n} />
  `}function xs(t,e){let n=Y(t,e),o=[...t].filter((r,s)=>n[s]);return[...o,...ut(e,o)].join("")}function bs(t,e,n){let o=[...t];return o.splice(n,0,...o.splice(e,1)),o.join("")}function _s(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[e[n],e[o]]=[e[o],e[n]]}return e.join("")}function ys(t,e,n,o,r){let{rack:s="",board:a=[],history:l=[]}=e.observation,c=l.filter(({player:v,action:P})=>v===e.seat&&P.action==="exchange"),d=`${s} ${c.length}`,[i,p]=T(()=>({...Ve,...oe(t,d)})),[u,h]=T(()=>ot(t)?.order??""),[$,b]=T([]),[m,g]=T(!1),_=u?xs(u,s):s,y=new $e(n,a,_),x=i.laid.some(({letter:v})=>!v),{play:S,fault:W}=i.laid.length&&!x?kr(a,i.laid,i.down):{},I=()=>{p(v=>({...v,laid:[]})),b([]),g(!1)};Ct(I,[d]),M(()=>{let v={laid:i.laid,down:i.down};ft(t,{order:u,draft:{position:d,value:v}})},[d,u,i.laid,i.down]),A(()=>p(y.withoutTaken(i)),[a.join()]),M(()=>{if(o)if(I(),o.action==="play"){let{down:v}=gt(o.at);p(xt(o).reduce((P,O)=>y.layLetter(P,O),{...Ve,down:v}))}else o.action==="exchange"&&R(o.tiles)},[o]);function R(v=""){I(),g(!0);let P=Y(_,v);b([...P.keys()].filter(O=>P[O]))}function st(v){h(v),b([])}function be({place:v=0,square:P},O){let[at,...it]=(O??"").split(" "),[_e,Es]=it.map(Number);if(at==="square"){let on={row:_e,column:Es};p(P?y.move(i,P,on):y.lay(i,on,_[v]))}else P?p(y.takeBack(i,P)):at==="rack"&&_e!==void 0&&st(bs(_,v,_e))}function Dt(v){let P=$.filter(at=>at!==v),O=P.length<$.length;m?b(O?P:[...$,v]):i.cursor?p(y.layAtCursor(i,_[v])):b(O?[]:[v])}function k(v){r?r(v):!m&&$.length?(p(y.lay(i,v,_[$[0]])),b([])):y.laidAt(i,v)?p(y.takeBack(i,v)):p(y.point(i,v))}return{rack:_,editor:y,draft:i,setDraft:p,chosen:$,exchanging:m,needsLetter:x,play:S,fault:W,left:y.left(i),clear:I,startExchange:R,shuffle:()=>st(_s(_)),chooseLetter:v=>p(y.chooseLetter(i,v)),onTile:Dt,onSquare:k,draggable:ue(be,{small:!0})}}function en(t=[]){let e=t.flatMap(({number:n,events:o})=>o.filter(({event:r,action:s})=>r==="turn"&&s.action==="play").map(({action:r,score:s=0,hit:a=[]})=>({laid:xt(r),score:s,hit:a,change:n})));return{arriving:new Set(e.flatMap(({laid:n})=>n.map(C))),exploding:new Set(e.flatMap(({hit:n})=>n.map(Qa))),rising:e.map(({laid:n,score:o,change:r})=>({square:C(nn(n)),points:o,change:r}))}}var Qa=t=>C(gt(t)),nn=t=>t.reduce((e,n)=>e.row+e.column>n.row+n.column?e:n);function ws(t,e,n){let o=U(n),[r,s]=T(null),[a,l]=T(null),[c,d]=T(()=>new Set(ot(t)?.flags)),[i,p]=T(!1),u=L(e.seq);u.current=e.seq,A(()=>s(null),[e.seq]);let h=o&&e.over,$=io(async()=>h?await Va(t):null,[t,h]).value;if(!o)return null;let{opened:b=[],bombs:m=n.bombs}=e.observation;async function g(){let y=b.length?b:Xe(n),x=await pt("lexibomb.odds",{opened:y,bombs:m}).then(({probability:S})=>({odds:S,problem:null}),S=>({odds:null,problem:dt(S)}));u.current===e.seq&&(s(x.odds),l(x.problem))}function _(y){let x=new Set(c),S=x.delete(C(y));S||x.add(C(y)),d(x),ft(t,{flags:[...x]}),An(Dr($t(y),!S))}return{board:{opened:b,odds:r,flags:c,bombs:$},count:m,hits:b.join("").split("*").length-1,toggleFlag:_,flagging:i,toggleFlagging:()=>p(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):g(),problem:a}}async function Va(t){return(await ao(t)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function vs({field:t}){let e=(n,o,r=()=>{})=>f`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return f`
    ${e(Nr,t.hasOdds,t.toggleOdds)}
    ${e(Rr,t.flagging,t.toggleFlagging)}
  `}function ks({rules:t}){return f`
    <p class="hint" id="legend">${jr}</p>
    <ul class="legend" aria-labelledby="legend">
      ${Xa(t.multipliers).map(({premium:e,first:n,last:o})=>f`
          <li key=${n}>
            <span class="square open ${Qe(e)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${Ir(e)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label=${Ye}>${he}</span>
        ${Fr}
      </li>
    </ul>
  `}function Xa(t){let e=[];return t.forEach((n,o)=>{let r=e.at(-1);r&&String(r.premium)===String(n)?r.last=o:e.push({premium:n,first:o,last:o})}),e}function Ts(t){let{turn:e,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=t,{rack:c,chosen:d}=e;return f`
    <section class="panel own-turn" aria-label=${Vt}>
      <div class="rack-row">
        <${$s}
          rack=${c}
          rules=${o}
          left=${e.left}
          chosen=${d}
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
          <${Zt}
            label=${Gr}
            letters=${e.editor.letters}
            onPick=${e.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${e.fault?Ke(e.fault,!1):Za(n,e.draft.laid.length,o)}
      </p>
      ${r}
      ${e.exchanging?f`
              <${oi}
                tiles=${d.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${t.endsWithoutPoints}
                act=${l}
                onCancel=${e.clear}
              />
            `:!s&&f`<${ei} ...${t} />`}
      <p class="hint keys">${Yr(o.free_blank?o.blank:null,U(o))}</p>
    </section>
  `}function Za(t,e,n){if(!t)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=t;if(l)return Ke(l.rule,!!n.start);let c=a.length>0,[d,i,p]=zr({words:o,bonus:r,tiles:e,isRisky:c,score:s??0,isLeast:c&&U(n)&&ti(n)});return f`${d}<strong>${i}</strong>${p}`}var ti=({multipliers:t})=>t.flat().every(e=>e>=1);function ei(t){let{turn:e,field:n,preview:o,canAct:r,canExchange:s,endsWithoutPoints:a,act:l}=t,{play:c,draft:d}=e,[i,p]=T(!1);if(M(()=>p(!1),[r]),i)return f`
      <${ni}
        tiles=${d.laid.length}
        endsGame=${a}
        canAct=${r}
        act=${l}
        onCancel=${()=>p(!1)}
      />
    `;let u=r&&c&&!o?.fault;return f`
    <div class="row">
      <button type="button" class="main" disabled=${!u} onClick=${()=>c&&l(c)}>
        ${Kr(c&&pe(c.word).toUpperCase())}
      </button>
      <button type="button" disabled=${!d.laid.length} onClick=${e.clear}>
        ${Hn}
      </button>
      ${!t.playsOnly&&f`
          <button
            type="button"
            disabled=${!r||!s}
            onClick=${()=>e.startExchange()}
          >
            ${Jr}
          </button>
          <button type="button" disabled=${!r} onClick=${()=>p(!0)}>
            ${Qr}
          </button>
        `}
      ${n&&f`<${vs} field=${n} />`}
    </div>
    <${xr} text=${n?.problem} />
  `}function ni({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){let s=L(null);return A(()=>s.current?.focus(),[]),f`
    <p id="pass-question">
      ${Vr(t)}${" "}
      ${e&&f`<strong>${Je}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>${Xr}</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>
        ${Zr}
      </button>
    </div>
  `}function oi({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){return f`
    ${e&&f`<p><strong>${Je}</strong></p>`}
    <div class="row">
      <button
        type="button"
        class="main"
        disabled=${!n||!t}
        onClick=${()=>o({action:"exchange",tiles:t})}
      >
        ${ts(mt(t))}
      </button>
      <button type="button" onClick=${r}>${es}</button>
    </div>
  `}function Cs({rules:t,board:e,rack:n,bag:o}){let r=ri(t,e,n),s=r.reduce((a,[,l])=>a+l,0);return f`
    <details class="unseen-tiles">
      <summary class="hint">${Ur(o)}</summary>
      <p class="hint">${qr(s)}</p>
      <ul aria-label=${Wr}>
        ${r.map(([a,l])=>f`
            <li key=${a} class=${l?"":"none"}>
              <strong>${a===t.blank?Bt:a}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function ri({counts:t,blank:e},n,o){let r={...t};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:e]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===e)-+(a===e)||s.localeCompare(a))}function si(t){let{id:e,view:n,rules:o,changes:r,canAct:s,mustAnswer:a,act:l,suggested:c,notice:d,onDraft:i}=t,{board:p=[],rack:u="",bag:h=0,history:$}=n.observation,b=n.seat!==null&&!n.over,m=ws(e,n,o),g=ys(e,n,o,c,m?.flagging?m.toggleFlag:null),{draft:_,play:y}=g,x=ii(e,n.seq,b?y:void 0),S=tt(()=>ci($),[n.seq]),W=tt(()=>en(r),[r]);M(i,[_.laid,g.chosen]);let I=b&&{..._,laid:new Map(_.laid.map(R=>[C(R),R])),score:x?.fault===null?li(_.laid,x):null,onSquare:g.onSquare,onFlag:m?.toggleFlag,draggable:g.draggable,onKey:ds(g.editor,_,g.setDraft,{onEnter:()=>y&&s&&!x?.fault&&l(y),onEscape:g.clear,onFlag:m?.toggleFlag,flagging:m?.flagging})};return f`
    <div class="board-area">
      <${Ze}
        label=${Ge}
        rules=${o}
        rows=${p}
        last=${S}
        ...${W}
        ...${m?.board}
        ...${I}
      />
      <${Cs} rules=${o} board=${p} rack=${u} bag=${h} />
      ${m&&f`
          <p class="hint">${Br(m.count,m.hits)}</p>
          <${ks} rules=${o} />
        `}
      ${b&&f`<p class="hint taps">${Hr}</p>`}
    </div>
    ${b&&f`
        <${Ts}
          turn=${g}
          field=${m}
          preview=${x}
          rules=${o}
          notice=${d}
          mustAnswer=${a}
          canAct=${s}
          playsOnly=${t.playsOnly}
          canExchange=${h>=o.exchange_from}
          endsWithoutPoints=${ai(n,o)}
          act=${l}
        />
      `}
  `}function ai({seat:t,observation:e},n){let{scoreless:o=0,zeros:r=[]}=e;return U(n)?(r[t??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function ii(t,e,n){let o=ot(t)?.token,r=n&&o?{id:t,token:o,action:n,seq:e}:null,{result:s,busy:a}=lo("table.score",r);return a?null:s}function li(t,{score:e,closed:n}){return{key:C(nn(t)),text:`${e}${n.length?"?":""}`}}var ci=(t=[])=>Ss(t.findLast(({action:e})=>e.action!=="accept")?.action),Ss=t=>new Set(t?.action==="play"?xt(t).map(C):[]);function ui({observation:t,rules:e,action:n,bombs:o,changes:r}){let{board:s=[],opened:a=[]}=t;return f`
    <${Ze}
      label=${Ge}
      rules=${e}
      rows=${s}
      last=${Ss(n)}
      opened=${U(e)?a:null}
      bombs=${o}
      ...${en(r)}
    />
  `}var pi=({board:t=[],opened:e=[]},n)=>({rack:n,board:t.join("/"),...e.length?{opened:e.join("/")}:{}}),di=({hand:t,rules:e,label:n})=>f`<${ms} tiles=${t} rules=${e} label=${n} />`;var pr={lexicon:{...qe,...Ne,loadSolver:async()=>(await import("./solver-RHL4VLWL.js")).LexiconSolver,RoundScores:yr,addDetails:De,lastHands:nr,loadRules:async()=>(await import("./rules-JUIP44ES.js")).lexiconRules,emblem:"ACE",tagline:wo},scrabble:{...xe,...de,listedAction:We,loadSolver:async()=>(await import("./solver-RHL4VLWL.js")).TilesSolver,loadRules:async()=>(await import("./rules-JUIP44ES.js")).scrabbleRules,emblem:"QIZ",tagline:Sr},lexibomb:{...xe,...de,listedAction:We,loadSolver:async()=>(await import("./solver-RHL4VLWL.js")).TilesSolver,loadRules:async()=>(await import("./rules-JUIP44ES.js")).lexibombRules,emblem:"12✹",tagline:Er}};export{jt as a,hi as b,T as c,M as d,A as e,L as f,tt as g,mi as h,f as i,An as j,vt as k,Pn as l,xi as m,_i as n,yi as o,wi as p,vi as q,ki as r,Ti as s,jn as t,Fn as u,In as v,Ci as w,Si as x,Un as y,E as z,J as A,F as B,ct as C,Ei as D,kt as E,Ds as F,js as G,Li as H,Kn as I,Oi as J,Mi as K,Ai as L,Jn as M,Qt as N,Fs as O,Qn as P,Pi as Q,Bi as R,Se as S,Ni as T,Ri as U,Di as V,ji as W,Vt as X,Fi as Y,Xn as Z,Ii as _,Hs as $,Us as aa,no as ba,Hi as ca,G as da,ut as ea,Wo as fa,zo as ga,B as ha,q as ia,Mt as ja,ie as ka,le as la,nt as ma,pt as na,Gi as oa,ao as pa,dt as qa,Yi as ra,zi as sa,Ki as ta,io as ua,lo as va,Zi as wa,Le as xa,tl as ya,el as za,nl as Aa,ol as Ba,Ct as Ca,sl as Da,Vs as Ea,al as Fa,il as Ga,ll as Ha,ot as Ia,cl as Ja,ft as Ka,ul as La,pl as Ma,dl as Na,fl as Oa,hl as Pa,ml as Qa,$l as Ra,gl as Sa,xl as Ta,bl as Ua,_l as Va,ar as Wa,pe as Xa,$t as Ya,C as Za,xt as _a,Tr as $a,U as ab,us as bb,Xe as cb,tu as db,ds as eb,Ze as fb,ks as gb,yo as hb,kl as ib,se as jb,Tl as kb,Cl as lb,pr as mb,Ie as nb,Yl as ob,zl as pb,Kl as qb,Jl as rb,Ql as sb,Vl as tb,Xl as ub,Zl as vb,tc as wb,ga as xb,xa as yb,hr as zb,pc as Ab,mr as Bb,dc as Cb,fc as Db,ba as Eb,_a as Fb,hc as Gb,mc as Hb,gr as Ib,$c as Jb,xr as Kb};

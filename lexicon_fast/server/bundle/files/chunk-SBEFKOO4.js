var Jr=Object.defineProperty;var rt=(t,e)=>{for(var n in e)Jr(t,n,{get:e[n],enumerable:!0})};var re,v,Yn,Lt,zn,Mn,Qr,ne={},Kn=[],Zr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function J(t,e){for(var n in e)t[n]=e[n];return t}function Vn(t){var e=t.parentNode;e&&e.removeChild(t)}function Xn(t,e,n){var o,r,s,a={};for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?re.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return Zt(t,a,o,r,null)}function Zt(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++Yn};return v.vnode!=null&&v.vnode(s),s}function se(t){return t.children}function te(t,e){this.props=t,this.context=e}function mt(t,e){if(e==null)return t.__?mt(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?mt(t):null}function Jn(t){var e,n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.__e=t.__c.base=n.__e;break}return Jn(t)}}function Rn(t){(!t.__d&&(t.__d=!0)&&Lt.push(t)&&!oe.__r++||Mn!==v.debounceRendering)&&((Mn=v.debounceRendering)||zn)(oe)}function oe(){for(var t;oe.__r=Lt.length;)t=Lt.sort(function(e,n){return e.__v.__b-n.__v.__b}),Lt=[],t.some(function(e){var n,o,r,s,a,l;e.__d&&(a=(s=(n=e).__v).__e,(l=n.__P)&&(o=[],(r=J({},s)).__v=s.__v+1,Qe(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??mt(s),s.__h),eo(o,s),s.__e!=a&&Jn(s)))})}function Qn(t,e,n,o,r,s,a,l,c,u){var i,f,p,h,$,y,m,g=o&&o.__k||Kn,_=g.length;for(n.__k=[],i=0;i<e.length;i++)if((h=n.__k[i]=(h=e[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?Zt(null,h,null,null,h):Array.isArray(h)?Zt(se,{children:h},null,null,null):h.__b>0?Zt(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(p=g[i])===null||p&&h.key==p.key&&h.type===p.type)g[i]=void 0;else for(f=0;f<_;f++){if((p=g[f])&&h.key==p.key&&h.type===p.type){g[f]=void 0;break}p=null}Qe(t,h,p=p||ne,r,s,a,l,c,u),$=h.__e,(f=h.ref)&&p.ref!=f&&(m||(m=[]),p.ref&&m.push(p.ref,null,h),m.push(f,h.__c||$,h)),$!=null?(y==null&&(y=$),typeof h.type=="function"&&h.__k!=null&&h.__k===p.__k?h.__d=c=Zn(h,c,t):c=to(t,h,p,g,$,c),u||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&p.__e==c&&c.parentNode!=t&&(c=mt(p))}for(n.__e=y,i=_;i--;)g[i]!=null&&(typeof n.type=="function"&&g[i].__e!=null&&g[i].__e==n.__d&&(n.__d=mt(o,i+1)),oo(g[i],g[i]));if(m)for(i=0;i<m.length;i++)no(m[i],m[++i],m[++i])}function Zn(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="function"?Zn(r,e,n):to(n,r,r,t.__k,r.__e,e));return e}function to(t,e,n,o,r,s){var a,l,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function Nn(t,e,n){e[0]==="-"?t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||Zr.test(e)?n:n+"px"}function Qt(t,e,n,o,r){var s;t:if(e==="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Nn(t.style,e,"");if(n)for(e in n)o&&n[e]===o[e]||Nn(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?Fn:Dn,s):t.removeEventListener(e,s?Fn:Dn,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function Dn(t){this.l[t.type+!1](v.event?v.event(t):t)}function Fn(t){this.l[t.type+!0](v.event?v.event(t):t)}function Qe(t,e,n,o,r,s,a,l,c){var u,i,f,p,h,$,y,m,g,_,x,b=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=e.__e=n.__e,e.__h=null,s=[l]),(u=v.__b)&&u(e);try{t:if(typeof b=="function"){if(m=e.props,g=(u=b.contextType)&&o[u.__c],_=u?g?g.props.value:u.__:o,n.__c?y=(i=e.__c=n.__c).__=i.__E:("prototype"in b&&b.prototype.render?e.__c=i=new b(m,_):(e.__c=i=new te(m,_),i.constructor=b,i.render=es),g&&g.sub(i),i.props=m,i.state||(i.state={}),i.context=_,i.__n=o,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),b.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=J({},i.__s)),J(i.__s,b.getDerivedStateFromProps(m,i.__s))),p=i.props,h=i.state,f)b.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(b.getDerivedStateFromProps==null&&m!==p&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(m,_),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(m,i.__s,_)===!1||e.__v===n.__v){i.props=m,i.state=i.__s,e.__v!==n.__v&&(i.__d=!1),i.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(O){O&&(O.__=e)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate(m,i.__s,_),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(p,h,$)})}i.context=_,i.props=m,i.state=i.__s,(u=v.__r)&&u(e),i.__d=!1,i.__v=e,i.__P=t,u=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=J(J({},o),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||($=i.getSnapshotBeforeUpdate(p,h)),x=u!=null&&u.type===se&&u.key==null?u.props.children:u,Qn(t,Array.isArray(x)?x:[x],e,n,o,r,s,a,l,c),i.base=e.__e,e.__h=null,i.__h.length&&a.push(i),y&&(i.__E=i.__=null),i.__e=!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=ts(n.__e,e,n,o,r,s,a,c);(u=v.diffed)&&u(e)}catch(O){e.__v=null,(c||s!=null)&&(e.__e=l,e.__h=!!c,s[s.indexOf(l)]=null),v.__e(O,e,n)}}function eo(t,e){v.__c&&v.__c(e,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){v.__e(o,n.__v)}})}function ts(t,e,n,o,r,s,a,l){var c,u,i,f=n.props,p=e.props,h=e.type,$=0;if(h==="svg"&&(r=!0),s!=null){for(;$<s.length;$++)if((c=s[$])&&(c===t||(h?c.localName==h:c.nodeType==3))){t=c,s[$]=null;break}}if(t==null){if(h===null)return document.createTextNode(p);t=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,p.is&&p),s=null,l=!1}if(h===null)f===p||l&&t.data===p||(t.data=p);else{if(s=s&&re.call(t.childNodes),u=(f=n.props||ne).dangerouslySetInnerHTML,i=p.dangerouslySetInnerHTML,!l){if(s!=null)for(f={},$=0;$<t.attributes.length;$++)f[t.attributes[$].name]=t.attributes[$].value;(i||u)&&(i&&(u&&i.__html==u.__html||i.__html===t.innerHTML)||(t.innerHTML=i&&i.__html||""))}if((function(y,m,g,_,x){var b;for(b in g)b==="children"||b==="key"||b in m||Qt(y,b,null,g[b],_);for(b in m)x&&typeof m[b]!="function"||b==="children"||b==="key"||b==="value"||b==="checked"||g[b]===m[b]||Qt(y,b,m[b],g[b],_)})(t,p,f,r,l),i)e.__k=[];else if($=e.props.children,Qn(t,Array.isArray($)?$:[$],e,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&mt(n,0),l),s!=null)for($=s.length;$--;)s[$]!=null&&Vn(s[$]);l||("value"in p&&($=p.value)!==void 0&&($!==t.value||h==="progress"&&!$)&&Qt(t,"value",$,f.value,!1),"checked"in p&&($=p.checked)!==void 0&&$!==t.checked&&Qt(t,"checked",$,f.checked,!1))}return t}function no(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){v.__e(o,n)}}function oo(t,e,n){var o,r;if(v.unmount&&v.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||no(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){v.__e(s,e)}o.base=o.__P=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&oo(o[r],e,typeof t.type!="function");n||t.__e==null||Vn(t.__e),t.__e=t.__d=void 0}function es(t,e,n){return this.constructor(t,n)}function Ci(t,e,n){var o,r,s;v.__&&v.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,s=[],Qe(e,t=(!o&&n||e).__k=Xn(se,null,[t]),r||ne,ne,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?re.call(e.childNodes):null,s,!o&&n?n:r?r.__e:e.firstChild,o),eo(s,t)}re=Kn.slice,v={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)return n.__E=n}catch(s){t=s}throw t}},Yn=0,te.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=J({},this.state),typeof t=="function"&&(t=t(J({},n),this.props)),t&&J(n,t),t!=null&&this.__v&&(e&&this.__h.push(e),Rn(this))},te.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),Rn(this))},te.prototype.render=se,Lt=[],zn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,oe.__r=0,Qr=0;var Mt,H,In,Pt=0,Xe=[],Bn=v.__b,Un=v.__r,jn=v.diffed,Hn=v.__c,qn=v.unmount;function ae(t,e){v.__h&&v.__h(H,t,Pt||e),Pt=0;var n=H.__H||(H.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function T(t){return Pt=1,ns(ro,t)}function ns(t,e,n){var o=ae(Mt++,2);return o.t=t,o.__c||(o.__=[n?n(e):ro(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=H),o.__}function A(t,e){var n=ae(Mt++,3);!v.__s&&Ze(n.__H,e)&&(n.__=t,n.__H=e,H.__H.__h.push(n))}function N(t,e){var n=ae(Mt++,4);!v.__s&&Ze(n.__H,e)&&(n.__=t,n.__H=e,H.__h.push(n))}function M(t){return Pt=5,st(function(){return{current:t}},[])}function st(t,e){var n=ae(Mt++,7);return Ze(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function Ei(t,e){return Pt=8,st(function(){return t},e)}function os(){Xe.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(ee),t.__H.__h.forEach(Je),t.__H.__h=[]}catch(e){t.__H.__h=[],v.__e(e,t.__v)}}),Xe=[]}v.__b=function(t){H=null,Bn&&Bn(t)},v.__r=function(t){Un&&Un(t),Mt=0;var e=(H=t.__c).__H;e&&(e.__h.forEach(ee),e.__h.forEach(Je),e.__h=[])},v.diffed=function(t){jn&&jn(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(Xe.push(e)!==1&&In===v.requestAnimationFrame||((In=v.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),Wn&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);Wn&&(o=requestAnimationFrame(r))})(os)),H=void 0},v.__c=function(t,e){e.some(function(n){try{n.__h.forEach(ee),n.__h=n.__h.filter(function(o){return!o.__||Je(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],v.__e(o,n.__v)}}),Hn&&Hn(t,e)},v.unmount=function(t){qn&&qn(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(ee)}catch(n){v.__e(n,e.__v)}};var Wn=typeof requestAnimationFrame=="function";function ee(t){var e=H;typeof t.__c=="function"&&t.__c(),H=e}function Je(t){var e=H;t.__c=t.__(),H=e}function Ze(t,e){return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function ro(t,e){return typeof e=="function"?e(t):e}var so=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(r=t.apply(l,so(t,l,n,["",null])),o.push(r),l[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(l)}return o},Gn=new Map,d=function(t){var e=Gn.get(this);return e||(e=new Map,Gn.set(this,e)),(e=so(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",l="",c=[0],u=function(p){s===1&&(p||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,p,a):s===3&&(p||a)?(c.push(3,p,a),s=2):s===2&&a==="..."&&p?c.push(4,p,0):s===2&&a&&!p?c.push(5,0,!0,a):s>=5&&((a||!p&&s===5)&&(c.push(s,0,a,r),s=6),p&&(c.push(s,p,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&u(),u(i));for(var f=0;f<n[i].length;f++)o=n[i][f],s===1?o==="<"?(u(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(u(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][f+1]===">")?(u(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(u(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return u(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(Xn);var rs=5;function ao(t){let e=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=t,e.append(n);e.children.length>rs;)e.firstChild?.remove()}var tn=!1,en=!1;addEventListener("keydown",()=>en=!0,!0);addEventListener("pointerdown",()=>en=!1,!0);function Rt(){let{activeElement:t,body:e}=document;return t===e||t?.matches(":disabled")||!1}function io(t){N(()=>{if(!en||!Rt()||tn)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},t)}function Ai(t,e){let n=M(t);N(()=>{let o=n.current===t;if(n.current=t,!e.isChosen||o&&!Rt())return;let{activeElement:r}=document,s=document.getElementById("main"),a=new MutationObserver(c);function l(){a.disconnect(),tn=!1}function c(){let u=s.querySelector("h1");u&&(l(),!(!Rt()&&document.activeElement!==r)&&(u.tabIndex=-1,u.focus()))}return tn=!0,a.observe(s,{childList:!0,subtree:!0}),c(),l},[e])}function w(t,e){return`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`}function B(t,e="and"){return t.length<2?t.join():`${t.slice(0,-1).join(", ")} ${e} ${t.at(-1)}`}function q(t,e){return t==="You"?`${t} ${e}`:`${t} ${e}${/(s|sh|ch)$/.test(e)?"es":"s"}`}var W=t=>Number(t)>0?`+${t}`:`${t}`;function at(t){let e=Math.round(t*100);return t>0&&t<1?Math.min(Math.max(e,1),99):e}function uo(t){return t<=0||t>=100?Math.min(t/100,1):t>=99?.999999:(t+.499999)/100}var on=t=>t.charAt(0).toUpperCase()+t.slice(1),ss=t=>`${W(Math.round(100*t)||0)}%`,Pi={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},as=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Master"]];function is(t){return as.find(([n])=>n===t)?.[1]??t.replace(/^level(?=\d)/,"Level ")}function Mi({seats:t,seat:e}){return t.map(({name:n,bot:o},r)=>{if(r===e)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[is(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function Ri(t){return t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e})}function po(t){return t.length>1?`${B(t)} share the win.`:t.length?`${q(t[0],"win")}.`:"The game is over."}function ie(t,e,n){if(t.length!==1||e.length<2)return null;let o=w(Math.abs(e[0]-e[1]),"point");return`${q(n[t[0]],"win")} by ${o}.`}function le({player:t,reason:e},n){if(t===null)return ls;let o=n[t];return e==="clock"?`${o} ${o==="You"?"have":"has"} no time left.`:e==="resigned"?`${q(o,"resign")}.`:`${q(o,"forfeit")} the game.`}var ls="The game was aborted.";function Ni({seconds:t,increment:e=0,move_seconds:n}){if(n)return`${nn(n)} for each turn`;let o=e?` and ${nn(e)} more after each turn`:"";return`${nn(t??0)} each${o}`}var nn=t=>t>=60&&t%60===0?w(t/60,"minute"):w(t,"second"),fo=t=>/^(enable|yawl)$/.test(t)?t.toUpperCase():t,Di={enable:"made for word games","2of12inf":"common words and their inflections; Lexibomb was written for it",yawl:"the largest, with many rare words"},ho={classic_poc:"first version"},Fi="Accept or challenge?",$t="Choose one of these actions.",Ii="Game log",Bi="The next game has started.",mo="Covers",Ui="Your name",ji=t=>`${t} is to move`,$o="The server cannot be reached.",cs="The page cannot prevent that players get help elsewhere.",Hi=`There is no advice at this table. ${cs}`,us="You get advice once you have accepted or challenged the last play.",lo="The server begins no more games for you now. Finish one of yours, or try again later.",co="This game is longer than the server accepts.",Nt={NoSuchTable:"There is no such table. It may have been deleted.",NoSeat:"No seat is free at this table.",NotOver:"The game is not over yet. Its record would reveal what is hidden.",NotLoaded:"The server does not have the dictionary of this game.",Stale:"Another action came first. Look at the table and try again.",NoAdvice:us,BadToken:"The server does not know your seat. Reload the page to watch the game.",BadAction:"The server did not understand this turn. Reload the page, and try again.",Failure:"A bot of this server does not work. Start a game with another one.",BadRecord:"This file has no game that can be replayed. Choose one that was saved here, or GCG.",BadQuery:"These conditions cannot be understood. Correct them, or tap an example.",TooMuch:"This is more than the server accepts. Try something shorter, or try again later.","dictionary.find NotLoaded":"The server does not have this dictionary. Choose another one.","dictionary.info NotLoaded":"The server does not have this dictionary. Choose another one.","dictionary.find TooMuch":"These conditions take too long. Leave some out, or try again later.","rules BadOption":"There are no such rules. Choose others from the list.","table.new TooMuch":lo,"table.again TooMuch":lo,"record.replay TooMuch":co,"analyse TooMuch":co,Busy:"The server is busy. Try again in a moment.",Closing:"The server is shutting down. Try again later."};function qi({message:t}){let e=t.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,"");return`${on(e)}${/[.?!]$/.test(e)?"":"."}`}var go={abort:"Everyone has had a turn, so the game cannot be aborted. You can resign.",action:Nt.BadAction,added:"Add at least one card to the word.",hand:"You do not have all cards of this word.",order:"The cards of the old word must stay in their order, and a Master a Master.",over:"The game is over.",phase:"Accept or challenge the last play first.",rack:"You do not have all these tiles.","same word":"By the rules of this table, the word must become another one.",target:"This word is not on the table any more.",turn:"It is not your turn."},ds="There is no such puzzle: the number in its address must be a whole number.",bo=[["params.seed",ds],["params.seats","The server refuses these players or names. Choose others."],["params.name","The server refuses this name. Choose another one."],["params.clock","The server refuses these times. Choose others."],["params.record","The server cannot play on from this game. Choose an earlier position."],["params.action",Nt.BadAction],["params.filter.contains","Find takes letters of a word, such as QU; on a board also the square where it begins, as 8D."],["params.filter.at","The square where a play begins must be on the board, such as 8D."],["params.filter.covers","Covers takes squares of the board, such as H8 O15."],["params.filter","A number of these filters cannot be. Change it."]],yo={BadHand:"A hand has 1 to 64 cards: letters, and * for the Master.",BadTableWord:"The table has up to 64 words, each of 2 to 64 letters. Brackets are around one letter, for which a Master stands: l[u]rch."},_o="A plan takes 1 to 15 cards: letters, and * for the Master.";function xo({type:t,rule:e="",square:n=""},{rack:o,blank:r,bombs:s}){return t==="BadHand"?`A rack has up to ${o} tiles: letters, and ${r} for a blank.`:{letters:`${n||"The board"} has a character that is no letter of the dictionary.`,"too few bombs":`The open squares need more bombs than the ${s} of these rules.`,"too many bombs":`There are not enough closed squares for the ${s} bombs of these rules.`,numbers:n?`The number on ${n} cannot be right: no bombs fit to it and to the squares around it.`:"The numbers on the open squares contradict each other.",closed:`${n} has a tile, so it is open: type its number, or * for a bomb that was hit.`,bomb:`${n} shows a bomb, but no tile. Only tiles hit bombs.`,zero:`${n} shows 0, so all squares around it are open. Type their numbers.`}[e]??Dt}var Dt="The server does not accept this. Change what you have entered, or reload the page.",wo="Something went wrong on the server. Try again later.",rn={start:"The first play needs two tiles or more.","start square":"The first play needs two tiles or more and must cover the star.",touch:"The play must touch a tile on the board.",line:"The tiles must lie in one row or column.",gap:"There is a gap between the tiles."},vo="These tiles cannot be laid like this.",gt="Words that are not in the dictionary are refused at once.",ce="At tables without challenges, words that are not in the dictionary are refused at once instead.";function Wi({reason:t,by:e}){return`The bot ${t==="slow"?"was too slow":"failed"}; ${e??"the server"} moved for it.`}function Gi(t){if(!t)return"";let e=w(t.tries,"attempt");return t.end==="solved"?`Solved in ${e}`:t.end==="shown"?"Not solved":e}function Ft(t,e,n){let o=Math.round(t);return o?`${w(Math.abs(o),e)} ${o>0?"more":"less"} ${n}`:""}var ue=(t,e)=>Math.round(100*t)?`${ss(t)} ${e}`:"";var To=1e3,ps=-32603,fs=413,bt=class extends Error{constructor({code:e,message:n,data:o},r){super(n),this.method=r,this.code=e,this.type=o?.type??"",this.rule=o?.rule??"",this.path=o?.path??"",this.data=o??{}}};async function yt(t,e,n){let o=await fetch(`rpc/${t}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),signal:n}),r=await o.json();if(o.status===fs&&(r.data={type:"TooMuch"}),!o.ok)throw new bt(r,t);return r}async function Co(t){let e=[],n;do n=await yt("table.record",{id:t,skip:e.length,limit:To}),e.push(...n.lines);while(n.lines.length===To);return e}function _t(t){if(!(t instanceof bt))return $o;let{code:e,method:n,type:o,rule:r,path:s,message:a}=t;if(e===ps)return wo;if(s)return bo.find(([u])=>s.startsWith(u))?.[1]??Dt;let l=Nt[`${n} ${o}`]??Nt[o]??go[r],c=/^record:(\d+):/.exec(a)?.[1];return l&&c?`${l} (Line ${c} is wrong.)`:l??hs(a)}function hs(t){return on(t.replace(/^position \d+: /,"").replace(/^opened, /,""))}var de=new Map;function sn(t,e){let n=JSON.stringify([t,e]),o=de.get(n)??yt(t,e);return de.set(n,o),o.catch(()=>de.delete(n)),o}var ko=document.getElementById("hello")?.textContent;ko&&de.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(ko)));var Ki=()=>sn("hello",{}),pe=async(t,e)=>(await sn("rules",{game:t,ruleset:e})).rules,Vi=t=>sn("dictionary.info",{dictionary:t});var ms=30,$s=100,gs=100;function xt(t,e){let n={value:null,error:null},[o,r]=T(n);return A(()=>{let s=!0;return r(n),t().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:_t(a)})),()=>{s=!1}},e),o}function it(t,e){let n={result:null,error:null,failure:null,key:null},[o,r]=T(n),s=e&&JSON.stringify(e);N(()=>{if(!e){r(n);return}let u=new AbortController,i=setTimeout(()=>{yt(t,e,u.signal).then(f=>r({...n,result:f,key:s}),f=>{if(f.name==="AbortError")return;let p=f instanceof bt?f:null;r({...n,error:_t(f),failure:p,key:s})})},ms);return()=>{clearTimeout(i),u.abort()}},[t,s]);let{result:a,error:l,failure:c}=o;return{result:a,error:l,failure:c,busy:o.key!==s}}function Zi(){let[t,e]=T({busy:!1,problem:null});async function n(o){e({busy:!0,problem:null});try{await o()}catch(r){e({busy:!1,problem:_t(r)})}}return{...t,run:n}}function an(t,e){let n=M(e);n.current=e,N(()=>{let o=r=>n.current(r);return addEventListener(t,o),()=>removeEventListener(t,o)},[t])}function fe(t){let[{value:e,earlier:n},o]=T(()=>({value:t(),earlier:[]})),r=(a,l=!0)=>o(c=>({value:a,earlier:l?[...c.earlier.slice(1-gs),c.value]:c.earlier})),s=()=>o(a=>a.earlier.length?{value:a.earlier.at(-1),earlier:a.earlier.slice(0,-1)}:a);return an("keydown",a=>{let{key:l,ctrlKey:c,metaKey:u,shiftKey:i,target:f}=a,p=(c||u)&&!i&&l.toLowerCase()==="z",h=f instanceof Element&&f.matches("input:not([data-undo]), textarea");!p||h||(a.preventDefault(),s())}),{value:e,set:r,undo:s,canUndo:n.length>0}}function tl(t,e,n=!0){let o=st(()=>performance.now(),[e]),[r,s]=T(o);A(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),$s);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,t-a)}function el(t){A(()=>{t!==null&&(document.title=`${t} · Lexicon fast`)},[t])}function nl(t){let e=M(null);return A(()=>{let n=e.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[t]),e}function It(t,e){let n=M(!0);N(()=>{n.current||t(),n.current=!1},e)}var Eo="lexicon_fast.name",So="lexicon_fast.tables",he="lexicon_fast.new_game",Oo="lexicon_fast.theme",ln="lexicon_fast.puzzles",Ao="lexicon_fast.sounds";var Bt=new Map,rl=()=>Bt.size>0;function me(t){if(Bt.has(t))return Bt.get(t)??null;try{return localStorage.getItem(t)}catch{return null}}function wt(t,e){try{localStorage.setItem(t,e),Bt.delete(t)}catch{Bt.set(t,e)}}function bs(t){try{let e=JSON.parse(t);return typeof e=="object"&&e!==null?e:{}}catch{return{}}}var vt=t=>bs(me(t)??""),sl=()=>me(Eo)??"",al=t=>wt(Eo,t),Lo=()=>me(Oo)??"",Po=t=>wt(Oo,t),Mo=()=>me(Ao)??"",Ro=t=>wt(Ao,t),Ut=()=>vt(So);function il(){return Object.entries(Ut()).map(([t,e])=>({id:t,...e})).sort((t,e)=>e.since-t.since)}function cn(t){let e=Object.entries(t).sort(([,n],[,o])=>o.since-n.since);wt(So,JSON.stringify(Object.fromEntries(e.slice(0,50))))}var lt=t=>Ut()[t]??null;function ll(t,e,n){cn({...Ut(),[t]:{game:e,token:n,since:Date.now()}})}function Tt(t,e){let n=Ut();t in n&&cn({...n,[t]:{...n[t],...e}})}function $e(t,e){let n=lt(t)?.draft;return n?.position===e?n.value:null}function cl(t){let{[t]:e,...n}=Ut();cn(n)}var ul=()=>vt(he).game,dl=t=>vt(he).choices?.[t]??{};function pl(t,e){let{choices:n={}}=vt(he);wt(he,JSON.stringify({game:t,choices:{...n,[t]:e}}))}var fl=()=>new Date().toISOString().slice(0,10),No=(t,e)=>`${e} ${t}`,hl=(t,e)=>vt(ln)[No(t,e)]??null;function ml(t,e,n){let o={...vt(ln),[No(t,e)]:n},r=Object.entries(o).sort(([s],[a])=>s<a?1:-1).slice(0,1100);wt(ln,JSON.stringify(Object.fromEntries(r)))}var ys="play";function Do(){let[t,e=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=t.split("/");return{name:n||ys,rest:o,query:new URLSearchParams(e)}}var ge=null;function yl(){let[t,e]=T(()=>({...Do(),isChosen:!1}));return an("hashchange",()=>{e({...Do(),isChosen:location.hash!==ge}),ge=null}),t}function _l(t){ge=`#/${t}`,location.hash=ge}function be(t,e){let n=new URLSearchParams(Object.entries(e).filter(([,o])=>o));history.replaceState(null,"",`#/${t}${n.size?`?${n}`:""}`)}var dn={};rt(dn,{actionText:()=>un,adviceFigure:()=>ks,adviceHint:()=>Ts,cardText:()=>V,differences:()=>Cs,endFacts:()=>vs,eventText:()=>xs,pastActionText:()=>Io});var _s="✦";function z({letter:t,wild:e=!1,points:n=null,classes:o="",...r}){let{corner:s,onClick:a,...l}=r,u=["tile",o,e&&"wild",s===void 0&&e&&t&&"star"].filter(Boolean).join(" "),i=s!=null,f=d`
    <span class="letter" aria-hidden="true">${t||_s}</span>
    ${i&&d`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&d`${" "}<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?d`
    <button type="button" class=${u} onClick=${a} ...${l}>${f}</button>
  `:d`<span class=${u} ...${l}>${f}</span>`}function ye({label:t,letters:e,onPick:n}){return d`
    <fieldset class="letters">
      <legend>${t}</legend>
      ${e.map(o=>d`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function Q(t,e){let n=K(t,e);return[...t].filter((o,r)=>!n[r])}function K(t,e){let n=[...e];return[...t].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var L="*";function F(t){return(t.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function jt(t){return t.map(({letter:e,master:n})=>n?`[${e.toLowerCase()}]`:e.toLowerCase()).join("")}var U=t=>t.replace(/[[\]]/g,"").toUpperCase();function kt(t){let e=Fo(t);return e.length?`${U(t)} (${B(e)} by the Master)`:U(t)}var Fo=t=>F(t).filter(({master:e})=>e).map(({letter:e})=>e);function ct({card:t,points:e,...n}){let o=t===L,r=o?"Master":t;return d`
    <${z}
      classes="card"
      letter=${o?"":t}
      wild=${o}
      points=${e?.[t]??null}
      aria-label=${e?`${r}, ${w(e[t],"point")}`:r}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function Ct({cards:t,label:e}){return d`
    <span class="cards small" role="img" aria-label=${e??t}>
      ${[...t].map(n=>d`<${ct} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function Z({laid:t}){let e=Fo(t),n=e.length?`, with a Master for ${e.join(" and ")}`:"";return d`
    <span class="cards word" role="img" aria-label=${`${U(t)}${n}`}>
      ${F(t).map(({letter:o,master:r})=>d`<${z} classes="card" letter=${o} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var V=t=>t===L?"the Master":t;function un(t,{table:e=[]}={}){return Bo(t,"target"in t?e[t.target]:void 0).join(" ").trimEnd()}function Io(t,e,{old:n,gained:o=[],taken:r}={}){let[s,a]=Bo(t,n,r),l=o.length?`, taking ${B(o.map(V))}`:"";return`${`${q(e,s)} ${a}`.trimEnd()}${l}.`}function Bo(t,e,n){switch(t.action){case"form":return["form",kt(t.laid)];case"insert":return["make",`${e?U(e):"a word"} into ${kt(t.laid)}`];case"substitute":return["change",`${e?kt(e):"a word"} to ${kt(t.laid)}`];case"draw":{let o=`the exposed ${n?V(n).replace("the ",""):"card"}`,r=t.take==="exposed"?o:"a card from the stock";return["discard",`${V(t.discard)} for ${r}`]}default:return[t.action,""]}}function xs(t,e){switch(t.event){case"dealer draw":return`Cards drawn for the deal: ${t.players.map((o,r)=>`${e[o]} ${t.cards[r]}`).join(", ")}.`;case"deal":{let n=q(e[t.dealer],"deal");return`Round ${t.round}: ${n}. Exposed: ${V(t.exposed)}.`}case"turn":return ws(t,e);case"round end":{let n=t.points.map((s,a)=>`${e[a]} ${s}`).join(", "),o=t.winner??0;return`End of the round: ${t.why==="out"?`${e[o]} went out`:"no hand became smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${po(t.winners.map(n=>e[n]))}`;case"forfeit":return le(t,e);default:return null}}function ws(t,e){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=t;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?kt(a.action.laid):"the play",u=s?"it is not a word and is taken back":"it is a word and stays",i=Object.entries(l).filter(([,p])=>p!==0).map(([p,h])=>`${e[Number(p)]} ${W(h)}`),f=i.length?` (${i.join(", ")})`:"";return`${q(e[n],"challenge")} ${c}: ${u}${f}.`}default:{let c=o.action==="draw"&&o.take==="blind",u=r&&c?` It is ${V(r)}.`:"",i=t.renewed?" The exposed pile has become the stock.":"";return`${Io(o,e[n],t)}${u}${i}`}}}function vs(t,e){let n=[],o=0;for(let f of t){if(f.event!=="turn"||f.action.action==="accept")continue;let{player:p,action:h,right:$}=f;if(h.action==="challenge"){$&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:p,laid:h.laid})}let r=({laid:f})=>U(f).length,s=n.toSorted((f,p)=>r(p)-r(f))[0],a=t.filter(({event:f})=>f==="round end").length,l=t.findLast(f=>f.event==="game end"),c=l?.event==="game end"?l.scores:[],u=l?.event==="game end"?l.winners:[];return[ie(u,c.toSorted((f,p)=>f-p),e),s&&`Longest word: ${U(s.laid).toUpperCase()}, by ${e[s.player]}.`,a&&`${w(a,"round")} with ${w(Number((o/a).toFixed(1)),"turn")}${a>1?" on average":""}.`].flatMap(f=>f||[])}var Ts=()=>"The points that you gain on the others in this round, on average, and the margin of error.",ks=({gain:t,margin:e})=>({value:t,figure:W(t.toFixed(1)),margin:e?e.toFixed(1):""}),Cs=(t,e)=>[Ft(t.points-e.points,"point","at risk"),ue(t.win-e.win,"to be out first")];var _e=t=>F(t).map(({letter:e,master:n})=>n?L:e),Es=t=>[...t].sort((e,n)=>+(e===L)-+(n===L)||e.localeCompare(n)).join("");function fn(t,e,n){let o;return t.map(r=>{switch(r.event){case"deal":return o=new pn(r,e,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function Uo(t,e){return t.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=t.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return fn(s,e,r).findLast(a=>a.event==="round end")?.hand})}var pn=class{#e=null;#n={};#t;#o;constructor({round:e,players:n,hand:o=""},r,s){this.number=e,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:Es(this.#t.hand),penalties:this.#n}}turn(e){let{action:n,player:o}=e;switch(n.action){case"accept":return e;case"challenge":return this.#a(e);case"draw":return o===this.seat&&this.#r([n.discard],[e.taken??""]),e;default:return this.#s(e,n)}}#r(e,n){this.#t={...this.#t,hand:[...Q(this.#t.hand,e),...n]}}#s(e,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=Q(_e(n.laid),_e(a)),c=Q(_e(a),_e(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[e.player]:r[e.player]-l.length+c.length}},e.player===this.seat&&this.#r(l,c),this.#e={...e,old:a,gained:c},this.#e}#a(e){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??e.player,a=e.right?{[s]:o,[e.player]:n}:{[e.player]:r};e.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...e,play:this.#e,penalties:a}}};var xn={};rt(xn,{Play:()=>qs,Position:()=>Vs,StaticHand:()=>Js,solverQuery:()=>Xs});var jo={mouse:6,pen:6,touch:12},Ss=44;function xe(t,{small:e=!1}={}){let n=M(t);return n.current=t,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&Os(r,e,s=>n.current(o,s))}})}function Os(t,e,n){let o=t.currentTarget,r=e&&t.pointerType==="touch"?Ss:0,s=null,a=null;o.hasPointerCapture(t.pointerId)&&o.releasePointerCapture(t.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==t.pointerId)return;let f=i.clientX-t.clientX,p=i.clientY-t.clientY,h=jo[t.pointerType]??jo.mouse;!s&&Math.hypot(f,p)<h||(s??=As(o),s.style.transform=`translate(${f}px, ${p-r}px) scale(1.08)`,l(Ho(i,r)))},u=i=>{i.pointerId===t.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",u),removeEventListener("pointercancel",u),l(null),s&&(s.remove(),o.classList.remove("lifted"),Ls(),i.type==="pointerup"&&n(Ho(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",u),addEventListener("pointercancel",u)}function As(t){let{left:e,top:n,width:o,height:r}=t.getBoundingClientRect(),s=t.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${e}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),t.classList.add("lifted"),s}function Ho({clientX:t,clientY:e},n){let o=r=>document.elementFromPoint(t,r)?.closest("[data-drop]")??null;return o(e-n)??o(e)}function Ls(){let t=n=>{e(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},e=()=>{removeEventListener("click",t,{capture:!0}),removeEventListener("pointerdown",e,{capture:!0})};addEventListener("click",t,{capture:!0}),addEventListener("pointerdown",e,{capture:!0})}function we(t,e,n){let o=F(n),{kind:r,oldCells:s}=e===null?{kind:"form",oldCells:[]}:Ps(F(e),o),a=[...t],l=p=>{let h=a.indexOf(p);return h>=0&&a.splice(h,1),h>=0},c=[],u=o.map(({letter:p,master:h},$)=>{let y=s[$];if(y)return{letter:p,master:y.master,from:"table"};let m=!h&&l(p)?p:l(L)?L:null;return m===null?{letter:p,master:h,from:"none"}:(c.push(m),{letter:p,master:m===L,from:"hand"})}),i=u.every(({letter:p,from:h})=>p&&h!=="none"),f=c.length>0&&u.length>1;return{kind:i&&f?r:null,cells:u,cards:c,laid:jt(u)}}function Ps(t,e){if(e.length<t.length)return{kind:null,oldCells:[]};if(e.length>t.length){let r=0,s=e.map(({letter:a,master:l})=>{let c=t[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===t.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=e.some(({letter:r},s)=>r!==t[s].letter);return{kind:"substitute",oldCells:e.map(({letter:r,master:s},a)=>{let l=t[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function Wo({kind:t,laid:e},n){return t===null?null:t==="form"?{action:t,laid:e}:{action:t,target:n,laid:e}}var tt={target:null,text:"",caret:0,chosen:null},Ht=(t,e)=>({...tt,target:t,text:e,caret:F(e).length});function Go(t){return t.action==="draw"?ut(tt,t.discard):Ht(t.target??null,t.laid)}function ut(t,e,n=null){let{chosen:o,caret:r}=t,s=F(t.text),a=e===L?{letter:"",master:!0}:{letter:e,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...t,text:jt(s),caret:l?r:c+1,chosen:null}}function hn(t,e,n){let o=F(t.text),r=n!==null&&F(n).length===o.length;o.splice(e,1,...r?[F(n)[e]]:[]);let s=Math.min(t.caret,o.length);return{...t,text:jt(o),caret:s,chosen:null}}function Yo(t,e){let n=F(t.text);return n[n.findIndex(o=>!o.letter)]={letter:e,master:!0},{...t,text:jt(n)}}function zo(t,e,n,o){let[r,s]=e.split(">",2);if(s!==void 0){let a=o.findIndex(l=>qo(l)===qo(r));if(a>=0)return Ht(a,s)}return{...t,text:e,caret:F(e.slice(0,n)).length,chosen:null}}var qo=t=>F(t).map(({letter:e})=>e).join("");var Rs=new Set,Ns=new Map,Ds=12;function mn({observation:t,points:e,target:n=null,onWord:o=null,...r}){let{fresh:s=Rs,arriving:a=Ns,hasPiles:l=!0}=r,{table:c=[],pile:u="",stock:i=0}=t,f=u.at(-1),p=M(null);return A(()=>{let h=p.current,$=h?.querySelector(".fresh:last-child, .fresh");h&&$ instanceof HTMLElement&&(h.scrollTop=$.offsetTop-h.clientHeight/2)},[c.join()]),d`
    <section class="felt" aria-label="Table">
      ${l&&d`<${Fs} stock=${i} exposed=${f} points=${e} />`}
      <ul
        ref=${p}
        class="laid-words ${c.length>Ds?"many":""}"
        aria-label="Words on the table"
      >
        ${c.length===0&&d`<li class="nothing">No words yet</li>`}
        ${c.map((h,$)=>{let y=d`<${Z} key=${a.get($)} laid=${h} />`,m=[s.has($)&&"fresh",a.has($)&&"arriving"],g=d`
            <button
              type="button"
              class="laid-word"
              data-drop=${`word ${$}`}
              aria-pressed=${$===n}
              aria-label=${`Change ${U(h)}${s.has($)?", new":""}`}
              onClick=${()=>o?.($)}
            >
              ${y}
            </button>
          `;return d`
            <li key=${$} class=${m.filter(Boolean).join(" ")}>
              ${o?g:y}
            </li>
          `})}
      </ul>
    </section>
  `}function Fs({stock:t,exposed:e,points:n}){return d`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${w(t,"card")}>
          ${t}
        </span>
        <figcaption>Stock</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${e?d`<${ct} card=${e} points=${n} />`:d`<span class="tile card none" role="img" aria-label="No exposed card"></span>`}
        <figcaption>Exposed</figcaption>
      </figure>
    </div>
  `}var $n=({games:t})=>t.filter(({game:e})=>Object.hasOwn(Ko,e));function Hl(t,e){let n=$n(t);return n.find(({game:o})=>o===e)??n[0]}var ql=({games:t},e)=>t.find(({game:n})=>n===e)?.title??e,ve=({words:t},e)=>t&&e.includes(t)?t:e[0],gn=t=>ho[t]??t.replaceAll("_"," "),Wl=t=>!!t.without_challenges,Gl=(t,e)=>({base:e,...t.without_challenges});function Yl(t,{ruleset:e,...n}){let o=e.replace(/, changed$/,""),r=`${gn(o)} rules`,s=Object.entries(t.without_challenges??{});return s.length&&s.every(([a,l])=>n[a]===l)?`${r}, false words are refused`:o===e?r:`${r}, changed`}function zl(t,e){let n=typeof e=="string"?e:JSON.stringify(e);return`#/rules/${t}?${new URLSearchParams({ruleset:n})}`}function Kl(t){let e=t.get("ruleset");if(!e?.startsWith("{"))return e;try{return JSON.parse(e)}catch{return e}}var Vl=(t,e,n)=>({game:t,observation:e,seq:n,seat:e.player,to_move:e.player,phase:"turn",over:!1});var Vo=[["off","Off"],["on","On"]],bn=()=>Mo()==="on"?"on":"off";function Xo(t){Ro(t),Is(["turn"])}function Is(t){bn()!=="off"&&import("./sound_player-WWJ4S4ZJ.js").then(({play:e})=>e(t),()=>{})}var yn=[["auto","Auto"],["light","Light"],["dark","Dark"]];function _n(){let t=Lo();return yn.some(([e])=>e===t)?t:"auto"}function Bs(){let t=_n();document.documentElement.style.colorScheme=t==="auto"?"":t}function Jo(t){Po(t),Bs()}function et({label:t,id:e,hint:n,value:o,onInput:r,...s}){return d`
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
      ${n&&d`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
    </div>
  `}function ac({label:t,id:e,hint:n,value:o,lines:r=1}){let[s,a]=T(!1),l=({target:i})=>i.select();async function c(){document.getElementById(e).select();try{await navigator.clipboard.writeText(o),a(!0)}catch{a(!1)}}let u={id:e,readonly:!0,value:o,"aria-describedby":n?`${e}-hint`:void 0,onFocus:l,onClick:l};return d`
    <div class="row copy">
      <div class="field">
        <label for=${e}>${t}</label>
        ${r>1?d`<textarea rows=${r} ...${u}></textarea>`:d`<input type="text" ...${u} />`}
      </div>
      <button type="button" onClick=${c}>Copy</button>
      <span role="status">${s?"Copied.":""}</span>
    </div>
    ${n&&d`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
  `}function Te({label:t,id:e,hint:n,value:o,options:r,onChange:s}){return d`
    <div class="field">
      <label for=${e}>${t}</label>
      <select
        id=${e}
        value=${o}
        aria-describedby=${n?`${e}-hint`:void 0}
        onChange=${({target:a})=>s(a.value)}
      >
        ${r.map(([a,l])=>d`
            <option key=${a} value=${a} selected=${a===o}>${l}</option>
          `)}
      </select>
      ${n&&d`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
    </div>
  `}function ke({info:t,...e}){let n=t.rulesets.map(o=>[o,gn(o)]);return d`<${Te} label="Rules" id="ruleset" options=${n} ...${e} />`}function Ce({dictionaries:t,...e}){let n=t.map(o=>[o,fo(o)]);return d`<${Te} label="Dictionary" id="dictionary" options=${n} ...${e} />`}function Et({label:t,value:e,options:n,onChange:o}){return d`
    <div class="segments" role="group" aria-label=${t}>
      ${n.map(([r,s])=>d`
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
  `}function Qo({label:t,options:e,load:n,choose:o}){let[r,s]=T(n);return d`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${t}</span>
      <${Et} label=${t} value=${r} options=${e} onChange=${l=>{o(l),s(l)}} />
    </div>
  `}var Us=()=>d`
  <${Qo}
    label="Sounds"
    options=${Vo}
    load=${bn}
    choose=${Xo}
  />
`,ic=()=>d`
  <div class="row">
    <${Qo} label="Theme" options=${yn} load=${_n} choose=${Jo} />
    <${Us} />
  </div>
`;function lc({server:t,view:e,game:n}){return d`
    <nav aria-label="Games">
      ${$n(t).map(({game:o,title:r})=>d`
          <a
            key=${o}
            href=${`#/${e}/${o}`}
            aria-current=${o===n?"page":void 0}
            >${r}</a
          >
        `)}
    </nav>
  `}function St({columns:t,rows:e,classes:n="",rowHeads:o=!1}){let r=t.filter(a=>a!==!1),s=r.map(({number:a})=>a?"number":void 0);return d`
    <table class="list ${n}">
      <thead>
        <tr>
          ${r.map(({title:a},l)=>d`<th scope="col" class=${s[l]}>${a}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${e.map(({key:a,cells:l})=>d`
            <tr key=${a}>
              ${l.filter(c=>c!==!1).map((c,u)=>o&&u===0?d`<th scope="row">${c}</th>`:d`<td class=${s[u]}>${c}</td>`)}
            </tr>
          `)}
      </tbody>
    </table>
  `}function Ee({undo:t,canUndo:e}){return d`<button type="button" disabled=${!e} onClick=${t}>Undo</button>`}function nt({text:t}){return d`<p class="problem" role="alert" hidden=${!t}>${t}</p>`}var js={hand:"from your hand",table:"on the table",none:"not in your hand"};function Zo({draft:t,word:e,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=e,u=({target:f})=>r(f.value,f.selectionStart??0),i=f=>d`
    <span
      key=${`gap ${f}`}
      class="gap ${f===t.caret?"here":""}"
      data-drop=${`gap ${f}`}
      aria-hidden="true"
      onClick=${()=>a(f)}
    ></span>
  `;return d`
    <div class="tray" data-drop="tray" role="group" aria-label="Your word">
      ${c.map((f,p)=>d`
          ${i(p)}
          <${Hs}
            key=${`cell ${p}`}
            cell=${f}
            place=${p}
            chosen=${p===t.chosen}
            points=${n}
            onClick=${()=>s(p)}
            ...${f.from==="hand"?o({cell:p}):{}}
          />
        `)}
      ${i(c.length)}
      ${!c.length&&d`<span class="hint">Click cards, drag them here, or type.</span>`}
    </div>
    <div class="row typing">
      <${et}
        label="Word"
        id="word"
        value=${t.text}
        onInput=${r}
        onKeyUp=${u}
        onClick=${u}
        data-home="play"
      />
      <button type="button" onClick=${l}>Clear</button>
    </div>
    <p class="hint keys">
      Type hat, or h[a]t with the Master for A. Type hat>thatched to insert cards into a table word,
      larch>lurch to substitute some of its cards.
    </p>
  `}function Hs({cell:{letter:t,master:e,from:n},place:o,chosen:r,points:s,...a}){let l=e?`Master${t?` for ${t}`:""}`:t,c=s[e?L:t]??null,u=c===null?"":`, ${w(c,"point")}`,i=n==="table"?"choose it to be replaced":"take it back";return d`
    <${z}
      classes=${`card from-${n}`}
      letter=${t}
      wild=${e}
      points=${c}
      aria-label=${`${l}${u}, ${js[n]}: ${i}`}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function qs(t){let{id:e,view:n,rules:o,changes:r,canAct:s,act:a,suggested:l,onDraft:c,notice:u,playsOnly:i}=t,{observation:f}=n,{hand:p="",table:h=[]}=f,$=zs(n.seat,f.history),y=[$,p,...h].join(" "),[m,g]=T(()=>({...tt,...$e(e,y)}));It(()=>g(tt),[p,$]),It(()=>{m.target!==null&&g(tt)},[h.join()]),A(()=>Tt(e,{draft:{position:y,value:m}}),[y,m]),A(()=>{l&&g(Go(l))},[l]),A(c,[m.text,m.target]),io([m.text,m.target]);let _=m.target===null?null:h[m.target],x=we(p,_,m.text),b=Wo(x,m.target),O=m.target===null&&x.cells.length===1?x.cards[0]:void 0,G=xe(k),I=n.seat!==null&&!n.over;function k({card:E,cell:C=0},D){let[R,ft]=(D??"").split(" "),ht=Number(ft);E===void 0?R!=="gap"&&R!=="cell"&&g(hn(m,C,_)):R==="blind"||R==="exposed"?s&&a({action:"draw",discard:E,take:R}):R==="word"?g(ut(Ht(ht,h[ht]),E)):R==="gap"?g(ut(m,E,ht)):R==="cell"?g(ut({...m,chosen:ht},E)):R==="tray"&&g(ut(m,E))}function P(E){x.cells[E].from==="table"?g({...m,chosen:m.chosen===E?null:E}):g(hn(m,E,_))}function At(E){E.preventDefault(),b&&s&&a(b)}let Jt=d`
    <${mn}
      observation=${f}
      points=${o.points}
      target=${m.target}
      hasPiles=${!i}
      fresh=${Ks(f.history,n.seat)}
      arriving=${tr(r,h)}
      onWord=${I&&(E=>g(E===m.target?tt:Ht(E,h[E])))}
    />
  `;return I?d`
    ${Jt}
    <form class="panel own-turn" aria-label="Your turn" onSubmit=${At}>
      ${u}
      <${Gs}
        hand=${p}
        used=${x.cards}
        points=${o.points}
        onCard=${E=>g(ut(m,E))}
        draggable=${G}
      />
      <${Zo}
        draft=${m}
        word=${x}
        points=${o.points}
        draggable=${G}
        onType=${(E,C)=>g(zo(m,E,C,h))}
        onCell=${P}
        onClear=${()=>g(tt)}
        onGap=${E=>g({...m,caret:E,chosen:null})}
      />
      ${x.cells.some(({letter:E})=>!E)&&d`
          <${ye}
            label="The Master stands for"
            letters=${Object.keys(o.points).filter(E=>E!==L).sort()}
            onPick=${E=>g(Yo(m,E))}
          />
        `}
      <${Ys}
        action=${b}
        discard=${O}
        advised=${O&&l?.discard===O?l.take:void 0}
        observation=${f}
        canAct=${s}
        playsOnly=${i}
        act=${a}
      />
    </form>
  `:Jt}var Ws=10;function Gs({hand:t,used:e,points:n,onCard:o,draggable:r}){let s=M(null),a=M(null),l=K(t,e);return N(()=>{if(a.current===null||!Rt())return;let c=l.findIndex((i,f)=>!i&&f>Number(a.current)),u=c<0?l.lastIndexOf(!1):c;s.current?.children[u]?.focus(),a.current=null},[e.join()]),d`
    <div
      ref=${s}
      class="hand cards ${t.length>Ws?"many":""}"
      role="group"
      aria-label="Your hand"
    >
      ${[...t].map((c,u)=>d`
          <${ct}
            key=${`${u}${c}`}
            card=${c}
            points=${n}
            disabled=${l[u]}
            onClick=${()=>{a.current=u,o(c)}}
            ...${r({card:c})}
          />
        `)}
    </div>
  `}function Ys({action:t,discard:e,advised:n,observation:o,canAct:r,playsOnly:s,act:a}){let l=o.pile?.at(-1),c=$=>a({action:"draw",discard:e,take:$}),u=r&&e!==void 0,i=e?V(e):"a card",f=t?un(t,o):"play the word",p=$=>n===$?"main":"",h=d`
    <button class=${p(void 0)} disabled=${!r||!t}>
      ${f[0].toUpperCase()+f.slice(1)}
    </button>
  `;return s?d`<div class="row actions">${h}</div>`:d`
    <div class="row actions">
      ${h}
      <button
        type="button"
        class=${p("exposed")}
        disabled=${!u||!l}
        onClick=${()=>c("exposed")}
      >
        Discard ${i}, take ${l?V(l):"the exposed card"}
      </button>
      <button
        type="button"
        class=${p("blind")}
        disabled=${!u}
        onClick=${()=>c("blind")}
      >
        Discard ${i}, take from the stock
      </button>
    </div>
    ${r&&!u&&d`<p class="hint">To draw, put only the card that you discard into the tray.</p>`}
  `}var zs=(t,e=[])=>e.filter(({player:n,action:o})=>n===t&&!["accept","challenge"].includes(o.action)).length;function Ks(t=[],e){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of t){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===e||e===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==e&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}function tr(t=[],e=[]){let n=t.flatMap(({number:o,events:r})=>r.flatMap(({action:s})=>s?.laid?[{word:s.laid,number:o}]:[]));return new Map(n.map(({word:o,number:r})=>[e.lastIndexOf(o),r]))}var Vs=({observation:t,rules:e,changes:n})=>d`
  <${mn}
    observation=${t}
    points=${e.points}
    arriving=${tr(n,t.table)}
  />
`,Xs=({table:t=[]},e)=>({position:[e,...t].join(" ")}),Js=({hand:t,label:e})=>d`<${Ct} cards=${t} label=${e} />`;function er({end:t,names:e,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:u=[]}=t,i=Object.values(c).some(p=>p!==0),f=p=>{let h=r[p]??(p===n?t.hand:"");return[u.includes(p)?d`${e[p]} <span class="tag">out of the game</span>`:e[p],h?d`<${Ct} cards=${h} />`:s[p]?w(s[p],"card"):"none",i&&W(c[p]??0),W(a[p]),d`<strong>${l[p]}</strong>`]};return d`
    <${Qs} end=${t} names=${e} rules=${o} />
    <p class="hint">
      Cards left in a hand cost their points. The fewest points win; a player with${" "}
      ${o.out_at} or more is out of the game.
    </p>
    <${St}
      rowHeads
      columns=${[{title:"Player"},{title:"Cards left"},i&&{title:"Challenges",number:!0},{title:"This round",number:!0},{title:"Score",number:!0}]}
      rows=${[...e.keys()].filter(p=>p in s).map(p=>({key:p,cells:f(p)}))}
    />
  `}function Qs({end:{why:t,winner:e,play:n,left:o},names:r,rules:s}){if(t!=="out"||!n||!("laid"in n.action)){let l=w(s.guard*Object.keys(o).length,"turn");return d`<p>No hand has become smaller for ${l}, so all cards are counted.</p>`}let a=n.old?`: ${U(n.old)} became`:" with";return d`
    <p class="row">
      <strong>${r[e??0]} went out${a}</strong>
      <${Z} laid=${n.action.laid} />
    </p>
  `}var wn={};rt(wn,{RULESET_NOTES:()=>Zs,parts:()=>ta,values:()=>Re});var nr=({counts:t})=>Object.values(t).reduce((e,n)=>e+n,0),Se=({squares:t})=>`${t.length} x ${t[0].length} squares`;function Oe(t){let e=w(t.counts[t.blank]??0,"blank");return{tiles:`${w(t.rack,"tile")} each, from a bag of ${nr(t)} with ${e}.`,begins:"The player who draws the letter nearest to A begins; a blank comes before A."}}var Ae="Lay tiles in one row or column, without a gap, so that they touch others on the board. All letters that then stand side by side, across and down, must form words.",Le="Each word that a play forms or makes longer scores the points of its letters.",Pe=({exchange_from:t})=>[`Exchange tiles for others, as long as the bag has ${t} or more.`,"Pass."],Me=({rack:t})=>`After a play you draw from the bag until you have ${t} tiles again.`,qt=({bonus:t})=>t.map((e,n)=>e?`${w(n,"tile")} in one play score ${w(e,"point")} more.`:"").filter(Boolean).join(" ");function Re(t){let{values:e,counts:n,blank:o}=t,r=new Map;for(let[s,a]of Object.entries(n)){let l=`${s===o?"blank":s} ×${a}`;r.set(e[s],[...r.get(e[s])??[],l])}return{title:"The tiles",columns:["Points","Tiles, and how many"],rows:[...r].sort(([s],[a])=>s-a).map(([s,a])=>[s,a.join(" ")]),note:`${nr(t)} tiles.`}}var Zs={standard:"From the description of the original program, with its gaps filled.",classic_poc:"The numbers of the original program."};function ta(t){return[{title:"Aim",facts:{aim:"Lay words for points, as in Scrabble; the highest score wins.",bombs:`Under the board of ${Se(t)} ${w(t.bombs,"bomb")} lie hidden.`}},{title:"The start",facts:{...Oe(t),first:"The first play needs two tiles or more, and may lie anywhere."}},{title:"A turn",facts:{lead:$t,ways:[Ae,...Pe(t)],refused:gt,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens those squares, too, and so on.",blank:"A blank stands for no letter in particular. A word with blanks is valid if some letters in their place make one; they may differ from word to word and from turn to turn. A blank scores nothing.",draw:Me(t)}},{title:"Points",facts:{words:Le,numbers:`The number under a new tile multiplies: ${ea(t)}.`,bomb:"If a new tile lies on a bomb, all words through it score nothing. In later plays its letter scores as any other.",bonus:qt(t)&&`${qt(t)} A bomb does not change that.`}},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left.",zeros:`It is also over when a player has had ${w(t.zeros,"turn")} in a row without a point: passes, exchanges or bombs.`,held:"All lose the points of the tiles that they hold; nobody gains them."}}]}function ea({multipliers:t}){let e=new Map;return t.forEach(([n,o],r)=>{let s=oa(n,o);e.set(s,[...e.get(s)??[],r])}),[...e].map(([n,o])=>`${na(o)} ${n}`).join("; ")}function na(t){let[e]=t,n=t[t.length-1];return t.length>2&&n-e===t.length-1?`${e} to ${n}`:B(t)}function oa(t,e){return e?[t!==1&&`the letter by ${t}`,e!==1&&`the word by ${e}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var Tn={};rt(Tn,{RULESET_NOTES:()=>ra,parts:()=>sa,values:()=>ca});var ra={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with other penalties."};function sa(t){let e=`two packs if ${t.two_packs_from} or more play`,n=t.max_exchanged===null?"one or more cards":w(t.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of your cards. The player who lays the last one ends the round; the others score the points of the cards that they hold.",out:`Points are bad: with ${t.out_at} or more you are out of the game.`,won:"The last player left wins, or after a set number of rounds the fewest points."}},{title:"The deal",facts:{cards:`${w(t.cards_each,"card")} each, from a pack of ${rr(t.pack)} (${e}). The other cards are the stock; its top card lies exposed beside it.`,dealer:"Each player draws a card; the highest deals first (A is the highest), and the next player begins.",later:aa[t.later_dealer]}},{title:"A turn",facts:{lead:`${$t} You cannot pass.`,ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${n} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, and the E is yours.`,"Discard a card, and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:t.same_word_exchange?"A word may stay the same if a Master in it is changed for the card of its letter, or a card for your Master.":"A change must make another word.",stock:ia[t.renewal]}},{title:"Challenges",facts:la(t)},{title:"The end of a round",facts:{end:"A round is over when a hand is empty and the last word stands. If all players are out of the game at once, the lowest score wins.",guard:`It is also over when in ${w(t.guard,"turn")} of each player no hand has become smaller. Then all score the cards that they hold.`}}]}var aa={rotation:"In later rounds the players deal in turn.",starter:"In later rounds the player who began the last round deals."},ia={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function la({strict:t,right_challenger:e,right_offender:n,wrong_challenger:o}){return t?{refused:gt}:{may:"Any word may be laid, valid or not. Each of the others may challenge it, until one does.",right:`If it is not in the dictionary, the cards go back, and the turn is lost${[vn("the challenger",e),vn("the player",n)].join("")}.`,wrong:`If it is, the word stays${vn("the challenger",o)}.`,refused:ce}}function vn(t,e){if(!e)return"";let n=w(Math.abs(e),"point");return e>0?`; ${t} gets ${n}`:`; ${t} has ${n} taken off`}function ca({points:t,pack:e}){let n=new Map;for(let[o,r]of Object.entries(e)){let s=t[o],a=`${s} ${r}`,l=n.get(a)??{each:s,count:r,cards:[]};l.cards.push(o===L?"Master":o),n.set(a,l)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...n.values()].sort((o,r)=>r.each-o.each||r.count-o.count).map(({each:o,cards:r,count:s})=>[o,r.join(" "),s]),note:`${rr(e)} cards in a pack.`}}var rr=t=>Object.values(t).reduce((e,n)=>e+n,0);var kn={};rt(kn,{RULESET_NOTES:()=>da,parts:()=>pa,values:()=>Re});var Ne=t=>String.fromCharCode(65+t),dt=({row:t,column:e})=>`${t+1}${Ne(e)}`,S=({row:t,column:e})=>`${t},${e}`,Y=(t,{row:e,column:n})=>(t[e]?.[n]??".")!==".",X=({row:t,column:e},n,o=1)=>n?{row:t+o,column:e}:{row:t,column:e+o};function Wt(t){let[e]=t.match(/\p{L}/u)??["A"];return{row:parseInt(t.replace(/\D/g,""),10)-1,column:e.toUpperCase().charCodeAt(0)-65,down:t.startsWith(e)}}function ot({at:t,word:e}){let{down:n,...o}=Wt(t),r=[],s=o;for(let a of e.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=X(s,n,l?a.length-2:1)}return r}function sr(t,e,n){let o=f=>Y(t,f)?`(${t[f.row][f.column]})`:e.find(p=>S(p)===S(f))?.letter,r=ua(t,e,n);if(r===null)return{fault:"line"};let s=e.reduce((f,p)=>f.row+f.column<=p.row+p.column?f:p);for(let f=s;o(f);f=X(f,r,-1))s=f;let{row:a,column:l}=s,c=r?`${Ne(l)}${a+1}`:dt(s),u="",i=0;for(let f;f=o(s);s=X(s,r))u+=f,f.startsWith("(")||(i+=1);return i<e.length?{fault:"gap"}:{play:{action:"play",at:c,word:u.replaceAll(")(","")}}}function ua(t,e,n){let[o]=e;if(e.length>1)return e.every(({row:s})=>s===o.row)?!1:e.every(({column:s})=>s===o.column)?!0:null;let r=s=>Y(t,X(o,s,-1))||Y(t,X(o,s));return!r(!1)&&(r(!0)||n)}var da={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function pa(t){return[{title:"Aim",facts:{aim:"Lay words for points; the highest score wins."}},{title:"The start",facts:{board:`The board has ${Se(t)}.`,...Oe(t),first:`The first play needs two tiles or more${fa(t)}.`}},{title:"A turn",facts:{lead:$t,ways:[Ae,...Pe(t)],blank:"You choose a letter for a blank when you lay it. The blank keeps that letter, and scores nothing.",draw:Me(t)}},{title:"Points",facts:{words:Le,squares:ma(t),bonus:qt(t)}},{title:"Challenges",facts:ha[t.challenge]},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left. That player gains the points of the tiles that the others hold.",zeros:`It is also over after ${w(t.scoreless_turns,"turn")} in a row without a point, counting all players.`,held:"All lose the points of the tiles that they hold. If scores are equal, the one that was higher before wins."}}]}function fa({start:t}){return t?`, one of them on the star (${dt({row:t[0],column:t[1]})})`:""}var Gt=t=>({may:"Any words may be laid, valid or not. Each of the others may challenge them, all together, until one does.",right:"If one of them is not in the dictionary, the tiles go back, and the turn is lost.",wrong:`If all of them are, ${t}.`,refused:ce}),ha={rules:Gt("the challenger loses the next turn"),double:Gt("the challenger loses the next turn, which counts as one without a point"),single:Gt("nothing happens"),five:Gt("the play scores 5 points more"),ten:Gt("the play scores 10 points more"),void:{refused:gt}};function ma({squares:t}){let e=s=>[...new Set(t.flat().map(a=>a[s]))].filter(a=>a!==1).sort(),n=e(0),o=e(1),r=[n.length?`the letter by ${B(n,"or")}`:"",o.length?`the word by ${B(o,"or")}`:""].filter(Boolean);return r.length?`Marked squares multiply ${B(r)}, in the play that lays a tile on them.`:""}var De=8,$a=[["","Any"],...Array.from({length:De-1},(t,e)=>[`${e+2}`,e+2<De?`${e+2}`:`${De} or more`])],ar=/^(\d{1,2}[A-Z]|[A-Z]\d{1,2})$/i,ga=/^\d{1,2}$/,ba=/^(\d{1,2}|[A-Z])$/i,ir=t=>({contains:t.split(/\s+/)});function lr(t){let e=t.split(/\s+/).filter(r=>!ga.test(r)),[n,...o]=e.filter(r=>ar.test(r));return{at:n,contains:[...e.filter(r=>!ar.test(r)),...o]}}var cr=t=>({covers:t.split(/\s+/).filter(e=>!ba.test(e))}),Fe=t=>({min_length:Number(t),max_length:Number(t)<De?Number(t):void 0});function ur(t){let[e,n]=T({}),o=t.filter(({id:r})=>e[r]?.trim());return{filters:t,values:e,isActive:o.length>0,set:(r,s)=>n(a=>({...a,[r]:s})),clear:()=>n({}),conditions:o.length?Object.assign({},...o.map(({id:r,conditions:s})=>s(e[r].trim()))):void 0}}function dr({filters:t,values:e,isActive:n,set:o,clear:r}){return d`
    <div class="filters" role="group" aria-label="Filters">
      ${t.map(s=>d`
          <${ya}
            key=${s.id}
            ...${s}
            value=${e[s.id]??""}
            onValue=${a=>o(s.id,a)}
          />
        `)}
      <button type="button" disabled=${!n} onClick=${r}>Clear filters</button>
    </div>
  `}function ya({id:t,label:e,kind:n,hint:o,value:r,onValue:s}){switch(n){case"toggle":return d`
        <button
          type="button"
          class="toggle"
          aria-pressed=${r!==""}
          onClick=${()=>s(r?"":"on")}
        >
          ${e}
        </button>
      `;case"length":return d`
        <${Te} label=${e} id=${t} value=${r} options=${$a} onChange=${s} />
      `;default:return d`
        <${et}
          label=${e}
          id=${t}
          type=${n==="text"?"search":"number"}
          min=${n==="number"?0:void 0}
          placeholder=${o}
          value=${r}
          onInput=${s}
        />
      `}}var pr=20,_a=1e3;function Ie({question:t,whole:e=null,onWhole:n,filters:o,tools:r,none:s,problemOf:a,...l}){let[c,u]=T(pr),i=ur(o),{result:f,error:p,busy:h}=it("solve",t&&{...t,top:c,filter:i.conditions}),$=it("solve",t&&e&&{...e,top:0}).result,y=f?.rows[0],m=y&&("moves"in y?y.moves:"plays"in y?y.plays:void 0),g=y?.count??0,_=e&&$?.rows[0]?.count||g,x=y?.matching??g;function b(){i.clear(),n?.()}return d`
    <section class="panel plays" aria-label="Plays" aria-busy=${h}>
      <div class="row">
        <h2 aria-live="polite">${m?wa(x,_,y?.matching!==void 0):"Plays"}</h2>
        ${r}
      </div>
      <${dr} ...${i} isActive=${i.isActive||e!==null} clear=${b} />
      <${nt} text=${p??(y?.error_data&&a(y.error_data))} />
      ${!t||m&&_===0?d`<p>${s}</p>`:null}
      ${m&&_>0&&x===0&&d`
          <p>${xa(_)}</p>
          <button type="button" onClick=${b}>Show ${w(_,"play")}</button>
        `}
      ${m&&m.length>0&&d`<${va} ...${l} plays=${m} busy=${h} />`}
      ${m&&m.length<x&&d`<${Ta} shown=${m.length} onMore=${u} />`}
    </section>
  `}var xa=t=>`The filters hide ${t===1?"the only play":`all ${w(t,"play")}`}.`;function wa(t,e,n){let o=w(e,"play");return n||t<e?`${t.toLocaleString("en")} of ${o}`:o}function va({plays:t,busy:e,columns:n,rowOf:o,note:r,classes:s}){return d`
    ${r&&d`<p class="hint">${r}</p>`}
    <${St} classes=${s} columns=${n} rows=${t.map(a=>o(a,e))} />
  `}function Ta({shown:t,onMore:e}){return t>=_a?d`<p class="hint">The other plays are not listed.</p>`:d`
    <button type="button" onClick=${()=>e(t+pr)}>More plays</button>
  `}var fr="CATDOG* hat l[u]rch",ka="* is the Master. In a table word, brackets mark its letter: l[u]rch.",mr="Type your cards to see what you can play.",Ca=[["plays","Plays"],["plan","Plan"]],Ea=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Substitute"]];function $r({info:t,dictionaries:e,query:n}){let o=fe(()=>n.get("position")??fr),{value:r,set:s}=o,[a,l]=T(t.rulesets[0]),[c,u]=T(ve(t,e)),[i,f]=T("plays"),p=xt(()=>pe("lexicon",a),[a]).value;A(()=>be("solver/lexicon",{position:r===fr?"":r}),[r]);let[h="",...$]=r.trim().split(/\s+/),y={hand:h,table:$,ruleset:a,dictionary:c};return d`
    <section class="panel" aria-label="Position">
      <${et}
        label="Your cards, then the words on the table"
        id="position"
        class="large"
        value=${r}
        onInput=${m=>s(m)}
        hint=${ka}
        data-undo
      />
      <${Sa}
        hand=${h}
        table=${$}
        points=${p&&"points"in p?p.points:void 0}
      />
      <div class="row">
        <${ke} info=${t} value=${a} onChange=${l} />
        <${Ce}
          dictionaries=${e}
          value=${c}
          onChange=${u}
        />
        <${Et} label="What to find" value=${i} options=${Ca} onChange=${f} />
        <button type="button" disabled=${!r} onClick=${()=>s("")}>Clear</button>
        <${Ee} ...${o} />
      </div>
    </section>
    ${i==="plays"?d`<${Oa} ...${y} onText=${s} />`:d`<${Ma} ...${y} />`}
  `}function Sa({hand:t,table:e,points:n}){return/^[\p{L}*?]+$/u.test(t)?d`
    <div class="felt">
      <span class="cards" role="group" aria-label="Hand">
        ${[...gr(t)].map(o=>d`<${ct} card=${o} points=${n} />`)}
      </span>
      ${e.map(o=>d`<${Z} laid=${o} />`)}
    </div>
  `:null}var gr=t=>t.toUpperCase().replaceAll("?",L);function Oa({hand:t,table:e,ruleset:n,dictionary:o,onText:r}){let[s,a]=T("all"),l={positions:[{hand:t,table:e}],game:"lexicon",ruleset:n,dictionary:o},c=s==="all";return d`
    <${Ie}
      question=${t?c?l:{...l,actions:[s]}:null}
      whole=${c?null:l}
      onWhole=${()=>a("all")}
      filters=${Pa}
      tools=${d`
        <${Et} label="Kinds of plays" value=${s} options=${Ea} onChange=${a} />
      `}
      none=${Aa(t,e,o)}
      problemOf=${({type:u})=>yo[u]??Dt}
      classes="folds"
      columns=${[{title:"Word"},{title:"Action"},{title:"Cards left"},{title:"Points left",number:!0},{title:"Lay"}]}
      rowOf=${(u,i)=>({key:`${u.action} ${u.target} ${u.laid} ${u.left}`,cells:[d`<${Z} laid=${u.laid} />`,hr(u,e),br(u.left),u.left_points,u.left?d`
                <button
                  type="button"
                  disabled=${i}
                  aria-label=${`Lay ${U(u.laid)}, ${hr(u,e)}`}
                  onClick=${()=>r(La(u,e))}
                >
                  Lay
                </button>
              `:""]})}
    />
  `}function Aa(t,e,n){return t?e.length?`These cards form no word of the dictionary ${n}, and they fit into no word on the table. Discard a card and draw another.`:`These cards form no word of the dictionary ${n}. Discard a card and draw another, or add the words on the table: your cards may fit into them.`:mr}function La({target:t,laid:e,left:n},o){let r=t===void 0?[...o,e]:o.with(t,e);return[n,...r].join(" ")}var Pa=[{id:"find",label:"Find",kind:"text",hint:"QU",conditions:ir},{id:"most",label:"Max. points left",kind:"number",conditions:t=>({max_left_points:Math.floor(Number(t))})},{id:"length",label:"Letters",kind:"length",conditions:Fe},{id:"all",label:"Uses all cards",kind:"toggle",conditions:()=>({uses_all:!0})}];function hr({action:t,target:e},n){return e===void 0?t:`${t} ${t==="insert"?"into":"in"} ${U(n[e]??"")}`}var br=t=>t?d`<${Ct} cards=${t} />`:d`<strong>none</strong>`;function Ma({hand:t,ruleset:e,dictionary:n}){let{result:o,error:r,busy:s}=it("plan",t?{game:"lexicon",positions:[t],ruleset:e,dictionary:n}:null),a=o?.rows[0];return d`
    <section class="panel" aria-label="Plan" aria-busy=${s}>
      <h2 aria-live="polite">${a?.plans?Na(a.empties_in??null):"Plan"}</h2>
      <p class="hint">Words from the hand alone that leave the fewest points, turn by turn.</p>
      <${nt} text=${r??(a?.error&&_o)} />
      ${!t&&d`<p class="hint">${mr}</p>`}
      ${a?.plans&&d`
          <${St}
            classes="folds"
            columns=${[{title:"Turns",number:!0},{title:"Words"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${a.plans.map(({turns:l,words:c,left:u,left_points:i})=>({key:l,cells:[l,Ra(t,c),br(u),i]}))}
          />
        `}
    </section>
  `}function Ra(t,e){let n=gr(t),o=e.map(r=>{let s=we(n,null,r);for(let a of s.cards)n=n.replace(a,"");return s.laid});return d`
    <span class="words">
      ${o.length?o.map(r=>d`<${Z} laid=${r} />`):"none"}
    </span>
  `}var Na=t=>t===null?"Not all cards can be played":`All cards played in ${w(t,"turn")}`;function yr({points:t}){let[e,n]=T(!1);return e?null:d`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${W(t)}
    </span>
  `}var _r=".",xr="*",Be="✹",vr="⚑",Da="★",wr={2:"double",3:"triple",4:"quadruple"},j=t=>"multipliers"in t;function Tr(t,e,n){let{row:o,column:r}=t,s=S(t),a=n.laid?.get(s),l=Y(n.rows,t)?n.rows[o][r]:null,c=a?a.letter:l,u=n.opened?n.opened[o]?.[r]??_r:null,i=u===_r,f=u===xr,p=u===null||i||f?null:Number(u),h=p!==null&&j(e);return{name:dt(t),letter:c,isLaid:a!==void 0,closed:i,hit:f,number:p,premium:h?e.multipliers[p]:e.squares[o][r],start:e.start?.[0]===o&&e.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:f||i&&n.bombs?.[o]?.[r]===xr,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r,arriving:n.arriving?.has(s)??!1,exploding:n.exploding?.has(s)??!1}}function kr(t){let{closed:e,hit:n,bomb:o,number:r,premium:s,chance:a,cursor:l,last:c}=t;return[e?"closed":Cn(s),r!==null&&"open",n&&"hit",o&&"bomb",a!==null&&"odds",l&&"cursor",c&&"last",t.arriving&&"arriving",t.exploding&&"exploding"].filter(Boolean).join(" ")}function Cr({closed:t,bomb:e,number:n,premium:o,chance:r,flagged:s,start:a}){return e?Be:r!==null?at(r):s?vr:n!==null?n:t?"":a?Da:Fa(o)}var Er=({hit:t,number:e})=>t?Be:e,Sr=({flagged:t,chance:e})=>t&&e!==null?vr:null;function Or(t,e){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:u,isLaid:i}=t;return[n,e??"empty",i&&"being laid",o&&"closed",r&&"bomb",s!==null&&`${w(s,"bomb")} around`,e===null&&Ia(a),e===null&&u&&"start",c&&"flagged",l!==null&&`${at(l)}% chance of a bomb`].filter(Boolean).join(", ")}function Cn([t,e]){return t>1&&e>1?"both":t>1?`letter${t}`:e>1?`word${e}`:e===0?"zero":"plain"}var Fa=([t,e])=>`${t>1?`${t}L`:""}${e===1?"":`${e}W`}`;function Ia([t,e]){return e===0?"word worth nothing":[t>1&&`${wr[t]??`${t} times`} letter`,e>1&&`${wr[e]??`${e} times`} word`].filter(Boolean).join(", ")}var En={laid:[],cursor:null,down:!1};function qe({start:t,squares:e}){let[n,o]=t??[e.length>>1,e[0].length>>1];return{row:n,column:o}}var Ue=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:n}){return this.rules.squares[e]?.[n]!==void 0}point(e,n){return e.cursor&&S(e.cursor)===S(n)?{...e,down:!e.down}:{...e,cursor:n}}arrow(e,n,o){let r=e.cursor??qe(this.rules);return n!==e.down?{...e,cursor:r,down:n}:this.advanced({...e,cursor:r},o)}advanced(e,n=1){let o=X(e.cursor,e.down,n);return this.isOnBoard(o)?{...e,cursor:o}:e}},je=class extends Ue{constructor(e,n,o){super(e),this.rows=n,this.rack=o,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){let n=K(this.rack,e.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,n){return e.laid.find(o=>S(o)===S(n))}#e(e,n){let o=n;for(;Y(this.rows,o)||this.laidAt(e,o);)o=X(o,e.down);return this.isOnBoard(o)?o:null}lay(e,n,o,r=""){if(Y(this.rows,n)||!this.left(e).includes(o))return e;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(e,n),l=o===this.blank?s:o;return{...e,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(e,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:n,column:o},s,r)}layAtCursor(e,n,o=""){let r=e.cursor&&this.#e(e,e.cursor),s=r?this.lay(e,r,n,o):e;return!r||s===e?e:{...s,cursor:this.#e(s,r)??r}}type(e,n,o=!1){let r=n.toUpperCase();return!o&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,n):e}back(e){if(!e.cursor)return e;let n=e.cursor;if(!this.laidAt(e,n))do n=X(n,e.down,-1);while(Y(this.rows,n));return this.laidAt(e,n)?{...this.takeBack(e,n),cursor:n}:e}takeBack(e,n){return{...e,laid:e.laid.filter(o=>S(o)!==S(n))}}withoutTaken(e){return{...e,laid:e.laid.filter(n=>!Y(this.rows,n))}}move(e,n,o){let r=this.laidAt(e,n);return!r||Y(this.rows,o)?e:this.lay(this.takeBack(e,n),o,r.tile,r.letter)}chooseLetter(e,n){let o=e.laid.findIndex(s=>!s.letter),r={...e.laid[o],letter:n.toLowerCase()};return{...e,laid:e.laid.with(o,r)}}},He=class extends Ue{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#e(e)}#e(e){return j(this.rules)&&/^[0-8*]$/.test(e)}type(e,n,o=!1){let r=this.advanced(e),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&e.opened?{...r,opened:Yt(e.opened,e.cursor,n)}:{...r,rows:Yt(e.rows,e.cursor,s)}}lay(e,n){let o=n.reduce((r,s)=>Yt(r,s,s.letter),e.rows);return{...e,rows:o}}back(e){let{rows:n,opened:o,cursor:r}=e;return{...this.advanced(e,-1),rows:Yt(n,r,"."),opened:o&&Yt(o,r,".")}}};function Yt(t,{row:e,column:n},o){return t.with(e,t[e].slice(0,n)+o+t[e].slice(n+1))}var Kt=({squares:t})=>t.map(e=>".".repeat(e.length));function We(t,e){let n=e.split(/[\n/]/);return Kt(t).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var Ar={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},Ba="!";function Ge(t,e,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=e.cursor?e:{...e,cursor:qe(t.rules)},c=({key:u,shiftKey:i})=>u in Ar?t.arrow(e,...Ar[u]):u===" "?{...l,down:!l.down}:u==="Backspace"||u==="Delete"?t.back(l):t.accepts(u)?t.type(l,u,i):void 0;return u=>{let{key:i}=u;if(u.ctrlKey||u.metaKey||u.altKey)return;if(s&&(i===Ba||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let p=i==="Enter"?o:r;if(!p)return;p()}else{let p=c(u);if(p===void 0)return;n(p)}u.preventDefault()}}var Ua=15;function Vt({label:t,rules:e,onKey:n,onSquare:o,onFlag:r,draggable:s,...a}){let{score:l,rising:c=[],...u}=a,i=M(null),{cursor:f,down:p}=u,h=S(f??qe(e));N(()=>{f&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[f?.row,f?.column]);let $=(m,g)=>{let _={row:m,column:g},x=S(_),b=Tr(_,e,u),{letter:O,chance:G}=b,I=o&&{tabindex:x===h?0:-1,"data-home":x===h?"play":void 0,"data-drop":`square ${m} ${g}`,onClick:()=>o(_),onContextMenu:r&&(k=>{k.preventDefault(),r(_)}),...b.isLaid&&s?.({square:_})};return d`
      <div
        key=${g}
        role="gridcell"
        class="square ${kr(b)}"
        style=${G===null?void 0:{"--chance":G}}
        aria-label=${Or(b,O===null?null:Sn(O,e))}
        ...${I}
      >
        ${O===null?d`
                <span class="sign" aria-hidden="true">${Cr(b)}</span>
                <span class="flag" aria-hidden="true">${Sr(b)}</span>
              `:d`
                <${ja}
                  letter=${O}
                  classes=${b.isLaid?"laid":""}
                  corner=${Er(b)}
                  rules=${e}
                />
              `}
        ${l?.key===x&&d`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(k=>k.square===x).map(({points:k,change:P})=>d`<${yr} key=${P} points=${k} />`)}
      </div>
    `},y=[...e.squares[0].keys()];return d`
    <div
      class="board-frame ${y.length>Ua?"large":""}"
      style=${{"--columns":y.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${y.map(m=>d`<span key=${m}>${Ne(m)}</span>`)}
      </div>
      <div class="coordinates rows" aria-hidden="true">
        ${e.squares.map((m,g)=>d`<span key=${g}>${g+1}</span>`)}
      </div>
      <div
        ref=${i}
        class="board ${p?"down":""}"
        role="grid"
        aria-label=${t}
        aria-readonly=${o?void 0:"true"}
        onKeyDown=${n}
      >
        ${e.squares.map((m,g)=>d`
            <div role="row" class="board-row" key=${g}>
              ${y.map(_=>$(g,_))}
            </div>
          `)}
      </div>
    </div>
  `}var Lr=(t,e)=>t===""||t===e.blank,Pr=t=>t!==t.toUpperCase();function ja({letter:t,classes:e,corner:n,rules:o}){let r=Lr(t,o),s=r||Pr(t);return d`
    <${z}
      classes=${e}
      letter=${r?"":t.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[t]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function Sn(t,e){return Lr(t,e)?"blank":Pr(t)?`blank for ${t.toUpperCase()}`:t in e.values?`${t}, ${w(e.values[t],"point")}`:t}var Ye={};rt(Ye,{actionText:()=>Ha,adviceFigure:()=>Ja,adviceHint:()=>Xa,differences:()=>Qa,endFacts:()=>Ka,eventText:()=>qa,lettersOf:()=>pt,pastActionText:()=>Xt,tilesText:()=>Ot});var pt=t=>t.replace(/[()]/g,"");function Mr(t){let e=[...t.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=pt(t).toUpperCase();if(!e.length)return n;let o=B(e.map(r=>r.toUpperCase()));return`${n} (${o} ${e.length>1?"blanks":"a blank"})`}function Ot(t){let e=t.replace(/[?_]/g,""),n=t.length-e.length,o=n>1?`${n} blanks`:"a blank";return[e,n&&o].filter(Boolean).join(" and ")}var Ha=t=>Rr(t).filter(Boolean).join(" ");function Xt(t,e,n=""){let[o,r]=Rr(t);return`${[q(e,o),r,n].filter(Boolean).join(" ")}.`}function Rr(t){switch(t.action){case"play":return["play",`${Mr(t.word)} at ${t.at}`];case"exchange":return["exchange",Ot(t.tiles)];default:return[t.action,""]}}function qa(t,e){switch(t.event){case"start draw":return`Tiles drawn for the start: ${t.players.map((o,r)=>`${e[o]} ${Ot(t.tiles[r])}`).join(", ")}.`;case"turn":return za(t,e[t.player]);case"lost turn":return`${q(e[t.player],"lose")} a turn for a wrong challenge.`;case"deal":return`${q(e[t.starter],"begin")}.`;case"game end":return Ya(t,e);case"forfeit":return le(t,e);case"taken back":return`The play of ${e[t.player]} is taken back.`;case"points":return`${e[t.player]} ${W(t.points)} ${Wa[t.why]}.`;default:return null}}var Wa={challenge:"for a play that was challenged and stands",time:"for time",tiles:"for tiles left"},Ga={out:"a rack and the bag are empty",scoreless:"too many turns in a row without points",zeros:"too many turns in a row without points"};function Ya({why:t,adjustments:e,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=e.some(Boolean)?` Tiles left: ${r(e.map(W))}.`:"";return`End of the game: ${Ga[t]}.${s} Scores: ${r(n)}.`}function za(t,e){let{action:n,score:o=0,drawn:r,exchanged:s}=t,a=r?` Tiles drawn: ${Ot(r)}.`:"";switch(n.action){case"play":{let l="hit"in t&&t.hit?.length?t.hit:null,c=l?` A bomb explodes at ${B(l)}.`:"";return`${Xt(n,e,`for ${o}`)}${c}${a}`}case"exchange":return`${Xt(n,e,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in t&&t.right?"The play is taken back.":"The play stands.";return`${Xt(n,e)} ${c}`}case"accept":return null;default:return Xt(n,e)}}function Ka(t,e){let n=[],o=e.map(()=>0);for(let{event:c,player:u,action:i,score:f=0,right:p}of t)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){p&&(n=n.slice(0,-1));continue}o[u]+=1,i.action==="play"&&n.push({player:u,action:i,score:f})}let r=t.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,u)=>u.score-c.score)[0],a=e.map((c,u)=>{let f=n.filter(p=>p.player===u).map(({score:p})=>p).reduce((p,h)=>p+h,0);return`${c} ${(f/Math.max(1,o[u])).toFixed(1)}`});return[r&&ie(r.winners,r.scores.toSorted(Va),e),s&&`Best play: ${Mr(s.action.word)} at ${s.action.at} for ${s.score}, by ${e[s.player]}.`,`Points a turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var Va=(t,e)=>e-t,Xa=({win_points:t=0})=>`Your chance to win, and the margin of error. ${w(t/100,"point")} more on average count like 1% more.`;function Ja({win:t,equity:e,playouts:n,margin:o},{ranked:r,win_points:s=0}){let[a]=r,l=s?(e-a.equity)/s:0,c=Math.min(Math.max(t+l,0),1),u=(t*n+1)/(n+2),i=196*Math.sqrt(u*(1-u)/(n+2));return{value:t+l,figure:`${at(c)}%`,margin:o===0?"":`${Math.max(1,Math.round(i))}%`}}var Qa=(t,e)=>[Ft(t.score-e.score,"point","now"),Ft((t.leave_value??0)-(e.leave_value??0),"point","for the tiles kept"),ue((t.bomb??0)-(e.bomb??0),"risk of a bomb")];function Nr(t,e,n){let o=j(n),[r,s]=T(null),[a,l]=T(null),[c,u]=T(()=>new Set(lt(t)?.flags)),[i,f]=T(!1),p=M(e.seq);p.current=e.seq,N(()=>s(null),[e.seq]);let h=o&&e.over,$=xt(async()=>h?await Za(t):null,[t,h]).value;if(!o)return null;let{opened:y=[],bombs:m=n.bombs}=e.observation;async function g(){let x=y.length?y:Kt(n),b=await yt("lexibomb.odds",{opened:x,bombs:m}).then(({probability:O})=>({odds:O,problem:null}),O=>({odds:null,problem:_t(O)}));p.current===e.seq&&(s(b.odds),l(b.problem))}function _(x){let b=new Set(c),O=b.delete(S(x));O||b.add(S(x)),u(b),Tt(t,{flags:[...b]}),ao(`${dt(x)}: flag ${O?"removed":"set"}.`)}return{board:{opened:y,odds:r,flags:c,bombs:$},count:m,hits:y.join("").split("*").length-1,toggleFlag:_,flagging:i,toggleFlagging:()=>f(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):g(),problem:a}}async function Za(t){return(await Co(t)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function Dr({field:t}){let e=(n,o,r=()=>{})=>d`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return d`
    ${e("Odds of bombs",t.hasOdds,t.toggleOdds)}
    ${e("Set flags",t.flagging,t.toggleFlagging)}
  `}function ze({rules:t}){return d`
    <p class="hint" id="legend">
      A number counts the bombs around its square. New tiles there multiply:
    </p>
    <ul class="legend" aria-labelledby="legend">
      ${ei(t.multipliers).map(({premium:e,first:n,last:o})=>d`
          <li key=${n}>
            <span class="square open ${Cn(e)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${ti(e)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label="bomb">${Be}</span>
        its words score 0
      </li>
    </ul>
  `}function ti([t,e]){return[t!==1&&`letter × ${t}`,e!==1&&`words × ${e}`].filter(Boolean).join(", ")||"nothing"}function ei(t){let e=[];return t.forEach((n,o)=>{let r=e.at(-1);r&&String(r.premium)===String(n)?r.last=o:e.push({premium:n,first:o,last:o})}),e}var ni="RETINA",oi=[["equity","By equity"],["points","By points"]];function On({info:t,...e}){let[n,o]=T(t.rulesets[0]),{value:r,error:s}=xt(()=>pe(t.game,n),[n]);if(!r)return d`<${nt} text=${s} />`;let a=d`
    <${ke} info=${t} value=${n} onChange=${o} />
  `;return d`
    <${ri}
      key=${n}
      info=${t}
      rules=${r}
      rulesetChoice=${a}
      ...${e}
    />
  `}function ri({info:t,rules:e,query:n,dictionaries:o,rulesetChoice:r}){let s=j(e),a=fe(()=>({draft:{rows:We(e,n.get("board")??""),opened:s?We(e,n.get("opened")??""):null,cursor:null,down:!1},rack:n.get("rack")??ni+e.blank})),{draft:l,rack:c}=a.value,[u,i]=T(ve(t,o)),[f,p]=T(null),h=new He(e),{rows:$,opened:y}=l;function m(k,P=c){let At=P===c&&[k.rows,k.opened].join()===[$,y].join();a.set({draft:k,rack:P},!At)}let g=c.replace(/\s/g,"").toUpperCase(),_=Kt(e),x=k=>!k||k.join()===_.join();A(()=>{let k=P=>!P||x(P)?"":P.join("/");be(`solver/${e.game}`,{rack:c,board:k($),opened:k(y)}),p(null)},[c,$,y]);let b=f?ot(f):[],G=d`
    <button type="button" disabled=${!f} onClick=${()=>{let k=b.map(({letter:P})=>P===P.toUpperCase()?P:e.blank);m(h.lay(l,b),Q(g,k).join(""))}}>
      Lay ${f?pt(f.word):"the play that is shown"}
    </button>
  `,I=k=>P=>m({...l,[k]:We(e,P)});return d`
    <div class="board-solver ${e.game}">
      <section class="panel" aria-label="Position">
        <${et}
          label="Your tiles"
          id="rack"
          class="large"
          value=${c}
          onInput=${k=>m(l,k)}
          hint=${`${e.blank} is a blank.`}
        />
        <div class="row">
          ${r}
          <${Ce}
            dictionaries=${o}
            value=${u}
            onChange=${i}
          />
        </div>
      </section>
      <div class="solver-board">
        <${Vt}
          label="Board"
          rules=${e}
          ...${l}
          laid=${new Map(b.map(k=>[S(k),k]))}
          onSquare=${k=>m(h.point(l,k))}
          onKey=${Ge(h,l,m,{})}
        />
        ${s&&d`<${ze} rules=${e} />`}
        <p class="hint">
          Click a square and type. Arrows turn and move, Backspace clears.
          ${s?" 0 to 8 open a square, * is a bomb that was hit.":""}
          ${e.free_blank?` ${e.blank} is a blank.`:" With Shift a letter is a blank."}
        </p>
        <div class="row">
          ${!s&&G}
          <button
            type="button"
            disabled=${x($)&&x(y)}
            onClick=${()=>m({...l,rows:_,opened:y&&_})}
          >
            Clear the board
          </button>
          <${Ee} ...${a} />
        </div>
        <details class="panel">
          <summary>The board as text</summary>
          <${Fr} label="Tiles" rows=${$} onRows=${I("rows")} />
          ${s&&d`<${Fr} label="Open squares" rows=${y} onRows=${I("opened")} />`}
        </details>
      </div>
      <${ii}
        rules=${e}
        position=${g&&ai($,y,g)}
        none=${si(g,x($),u)}
        dictionary=${u}
        shown=${f}
        onShow=${p}
      />
    </div>
  `}function si(t,e,n){return t?e?[...t].length===1?"The first play needs two tiles or more. Type more tiles.":`These tiles form no word of the dictionary ${n}. Type more tiles, or the words on the board.`:`These tiles form no word of the dictionary ${n} with those on the board. In a game, you would exchange tiles or pass.`:"Type the tiles on your rack to see what you can play."}function ai(t,e,n){return e?{board:t,opened:e,rack:n}:`${t.map(r=>r.replace(/\.+/g,s=>String(s.length))).join("/")} ${n}/ 0/0 0`}function Fr({label:t,rows:e,onRows:n}){let o=t.toLowerCase().replace(" ","-");return d`
    <div class="field">
      <label for=${o}>${t}</label>
      <textarea
        id=${o}
        rows=${e.length}
        spellcheck=${!1}
        value=${e.join(`
`)}
        onChange=${({target:r})=>n(r.value)}
      ></textarea>
    </div>
  `}function ii({rules:t,position:e,none:n,dictionary:o,shown:r,onShow:s}){let[a,l]=T("equity"),{game:c,ruleset:u}=t,i=j(t),f=h=>d`
    <button
      type="button"
      class="plain"
      aria-pressed=${h.at===r?.at&&h.word===r.word}
      onClick=${()=>s(h)}
    >
      ${pt(h.word)}
    </button>
  `;return d`
    <${Ie}
      question=${e?{game:c,positions:[e],ruleset:u,dictionary:o,order:a}:null}
      filters=${i?li:Ir}
      tools=${d`
        <${Et} label="Order" value=${a} options=${oi} onChange=${l} />
      `}
      none=${n}
      problemOf=${h=>xo(h,t)}
      note="Equity is the points plus what the leave, the tiles you keep, is worth."
      columns=${[{title:"Play"},{title:"At"},i&&{title:"Bomb",number:!0},{title:"Points",number:!0},{title:"Leave"},{title:"Equity",number:!0}]}
      rowOf=${h=>({key:`${h.at} ${h.word}`,cells:[f(h),h.at,i&&`${at(h.bomb??0)}%`,i?h.score.toFixed(1):h.score,h.leave||d`<span class="hint">none</span>`,h.equity?.toFixed(1)??""]})}
    />
  `}var Ir=[{id:"find",label:"Find",kind:"text",hint:"QU or 8D",conditions:lr},{id:"covers",label:mo,kind:"text",hint:"H8 O15",conditions:cr},{id:"least",label:"Min. points",kind:"number",conditions:t=>({min_score:Number(t)})},{id:"length",label:"Letters",kind:"length",conditions:Fe},{id:"all",label:"Uses all tiles",kind:"toggle",conditions:()=>({uses_all:!0})}],li=Ir.toSpliced(4,0,{id:"risk",label:"Max. bomb %",kind:"number",conditions:t=>({max_bomb:uo(Number(t))})});var Ke={};rt(Ke,{Play:()=>gi,Position:()=>wi,StaticHand:()=>Ti,solverQuery:()=>vi});function Br({tiles:t,rules:e,label:n}){return d`
    <span class="rack" role="img" aria-label=${n}>
      ${[...t].map(o=>d`<${jr} tile=${o} rules=${e} aria-hidden="true" />`)}
    </span>
  `}function Ur({rack:t,rules:e,left:n,chosen:o,onTile:r,draggable:s}){return d`
    <div class="rack" role="group" aria-label="Your rack" data-drop="rack">
      ${[...t].map((a,l)=>d`
          <${jr}
            key=${`${l}${a}`}
            tile=${a}
            rules=${e}
            aria-label=${Sn(a,e)}
            aria-pressed=${o.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>r(l)}
            data-drop=${`rack ${l}`}
            ...${s({place:l})}
          />
        `)}
    </div>
  `}function jr({tile:t,rules:e,...n}){let o=t===e.blank,r=o?null:e.values[t];return d`
    <${z} letter=${o?"":t} wild=${o} points=${r} ...${n} />
  `}function Hr(t,e){let n=K(t,e),o=[...t].filter((r,s)=>n[s]);return[...o,...Q(e,o)].join("")}function qr(t,e,n){let o=[...t];return o.splice(n,0,...o.splice(e,1)),o.join("")}function Wr(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[e[n],e[o]]=[e[o],e[n]]}return e.join("")}function Gr(t,e,n,o,r){let{rack:s="",board:a=[],history:l=[]}=e.observation,c=l.filter(({player:C,action:D})=>C===e.seat&&D.action==="exchange"),u=`${s} ${c.length}`,[i,f]=T(()=>({...En,...$e(t,u)})),[p,h]=T(()=>lt(t)?.order??""),[$,y]=T([]),[m,g]=T(!1),_=p?Hr(p,s):s,x=new je(n,a,_),b=i.laid.some(({letter:C})=>!C),{play:O,fault:G}=i.laid.length&&!b?sr(a,i.laid,i.down):{},I=()=>{f(C=>({...C,laid:[]})),y([]),g(!1)};It(I,[u]),A(()=>{let C={laid:i.laid,down:i.down};Tt(t,{order:p,draft:{position:u,value:C}})},[u,p,i.laid,i.down]),N(()=>f(x.withoutTaken(i)),[a.join()]),A(()=>{if(o)if(I(),o.action==="play"){let{down:C}=Wt(o.at);f(ot(o).reduce((D,R)=>x.layLetter(D,R),{...En,down:C}))}else o.action==="exchange"&&k(o.tiles)},[o]);function k(C=""){I(),g(!0);let D=K(_,C);y([...D.keys()].filter(R=>D[R]))}function P(C){h(C),y([])}function At({place:C=0,square:D},R){let[ft,...ht]=(R??"").split(" "),[Ve,Xr]=ht.map(Number);if(ft==="square"){let Pn={row:Ve,column:Xr};f(D?x.move(i,D,Pn):x.lay(i,Pn,_[C]))}else D?f(x.takeBack(i,D)):ft==="rack"&&Ve!==void 0&&P(qr(_,C,Ve))}function Jt(C){let D=$.filter(ft=>ft!==C),R=D.length<$.length;m?y(R?D:[...$,C]):i.cursor?f(x.layAtCursor(i,_[C])):y(R?[]:[C])}function E(C){r?r(C):!m&&$.length?(f(x.lay(i,C,_[$[0]])),y([])):x.laidAt(i,C)?f(x.takeBack(i,C)):f(x.point(i,C))}return{rack:_,editor:x,draft:i,setDraft:f,chosen:$,exchanging:m,needsLetter:b,play:O,fault:G,left:x.left(i),clear:I,startExchange:k,shuffle:()=>P(Wr(_)),chooseLetter:C=>f(x.chooseLetter(i,C)),onTile:Jt,onSquare:E,draggable:xe(At,{small:!0})}}function An(t=[]){let e=t.flatMap(({number:n,events:o})=>o.filter(({event:r,action:s})=>r==="turn"&&s.action==="play").map(({action:r,score:s=0,hit:a=[]})=>({laid:ot(r),score:s,hit:a,change:n})));return{arriving:new Set(e.flatMap(({laid:n})=>n.map(S))),exploding:new Set(e.flatMap(({hit:n})=>n.map(ci))),rising:e.map(({laid:n,score:o,change:r})=>({square:S(Ln(n)),points:o,change:r}))}}var ci=t=>S(Wt(t)),Ln=t=>t.reduce((e,n)=>e.row+e.column>n.row+n.column?e:n);function Yr(t){let{turn:e,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=t,{rack:c,chosen:u}=e;return d`
    <section class="panel own-turn" aria-label="Your turn">
      <div class="rack-row">
        <${Ur}
          rack=${c}
          rules=${o}
          left=${e.left}
          chosen=${u}
          onTile=${e.onTile}
          draggable=${e.draggable}
        />
        <button
          type="button"
          class="shuffle"
          aria-label="Shuffle"
          title="Shuffle"
          onClick=${e.shuffle}
        >
          ⇄
        </button>
      </div>
      ${e.needsLetter&&d`
          <${ye}
            label="The blank stands for"
            letters=${e.editor.letters}
            onPick=${e.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${e.fault?rn[e.fault]:di(n,e.draft.laid.length,o)}
      </p>
      ${r}
      ${e.exchanging?d`
              <${mi}
                tiles=${u.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${t.endsWithoutPoints}
                act=${l}
                onCancel=${e.clear}
              />
            `:!s&&d`<${fi} ...${t} />`}
      <p class="hint keys">${ui(o)}</p>
    </section>
  `}var ui=t=>`On the board: letters lay tiles, ${t.free_blank?t.blank:"Shift"} a blank; arrows turn and move; Backspace takes a tile back, Escape all; Enter plays${j(t)?"; ! sets a flag":""}.`;function di(t,e,n){if(!t)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=t;if(l){let f=l.rule==="start"&&n.start?"start square":l.rule;return rn[f]??vo}let c=o.map(({word:f,points:p})=>`${f.toUpperCase()} ${p}`);r&&c.push(`${r} for ${w(e,"tile")}`);let u=c.length>1?`${c.join(" + ")} = `:`${o[0].word.toUpperCase()} `,i=a.length&&j(n)&&pi(n);return d`
    ${u}<strong>${i?"at least ":""}${w(s??0,"point")}</strong>
    ${a.length?", if there is no bomb":""}
  `}var pi=({multipliers:t})=>t.flat().every(e=>e>=1);function fi(t){let{turn:e,field:n,preview:o,canAct:r,canExchange:s,endsWithoutPoints:a,act:l}=t,{play:c,draft:u}=e,[i,f]=T(!1);if(A(()=>f(!1),[r]),i)return d`
      <${hi}
        tiles=${u.laid.length}
        endsGame=${a}
        canAct=${r}
        act=${l}
        onCancel=${()=>f(!1)}
      />
    `;let p=r&&c&&!o?.fault;return d`
    <div class="row">
      <button type="button" class="main" disabled=${!p} onClick=${()=>c&&l(c)}>
        ${c?`Play ${pt(c.word).toUpperCase()}`:"Play"}
      </button>
      <button type="button" disabled=${!u.laid.length} onClick=${e.clear}>Take back</button>
      ${!t.playsOnly&&d`
          <button
            type="button"
            disabled=${!r||!s}
            onClick=${()=>e.startExchange()}
          >
            Exchange …
          </button>
          <button type="button" disabled=${!r} onClick=${()=>f(!0)}>
            Pass …
          </button>
        `}
      ${n&&d`<${Dr} field=${n} />`}
    </div>
    <${nt} text=${n?.problem} />
  `}var zr="Another turn without points ends the game.";function hi({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){let s=M(null);return N(()=>s.current?.focus(),[]),d`
    <p id="pass-question">
      ${t?`Pass, and take back ${w(t,"tile")}?`:"Pass without playing?"}${" "}
      ${e&&d`<strong>${zr}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>Play on</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>Pass</button>
    </div>
  `}function mi({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){return d`
    ${e&&d`<p><strong>${zr}</strong></p>`}
    <div class="row">
      <button
        type="button"
        class="main"
        disabled=${!n||!t}
        onClick=${()=>o({action:"exchange",tiles:t})}
      >
        ${t?`Exchange ${Ot(t)}`:"Choose tiles to exchange"}
      </button>
      <button type="button" onClick=${r}>Cancel</button>
    </div>
  `}function Kr({rules:t,board:e,rack:n,bag:o}){let r=$i(t,e,n),s=r.reduce((a,[,l])=>a+l,0);return d`
    <details class="unseen-tiles">
      <summary class="hint">In the bag: ${w(o,"tile")}.</summary>
      <p class="hint">${w(s,"tile")} in the bag and on the racks of others:</p>
      <ul aria-label="Tiles that you do not see">
        ${r.map(([a,l])=>d`
            <li key=${a} class=${l?"":"none"}>
              <strong>${a===t.blank?"blank":a}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function $i({counts:t,blank:e},n,o){let r={...t};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:e]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===e)-+(a===e)||s.localeCompare(a))}function gi(t){let{id:e,view:n,rules:o,changes:r,canAct:s,mustAnswer:a,act:l,suggested:c,notice:u,onDraft:i}=t,{board:f=[],rack:p="",bag:h=0,history:$}=n.observation,y=n.seat!==null&&!n.over,m=Nr(e,n,o),g=Gr(e,n,o,c,m?.flagging?m.toggleFlag:null),{draft:_,play:x}=g,b=yi(e,n.seq,y?x:void 0),O=st(()=>xi($),[n.seq]),G=st(()=>An(r),[r]);A(i,[_.laid,g.chosen]);let I=y&&{..._,laid:new Map(_.laid.map(k=>[S(k),k])),score:b?.fault===null?_i(_.laid,b):null,onSquare:g.onSquare,onFlag:m?.toggleFlag,draggable:g.draggable,onKey:Ge(g.editor,_,g.setDraft,{onEnter:()=>x&&s&&!b?.fault&&l(x),onEscape:g.clear,onFlag:m?.toggleFlag,flagging:m?.flagging})};return d`
    <div class="board-area">
      <${Vt}
        label="Board"
        rules=${o}
        rows=${f}
        last=${O}
        ...${G}
        ...${m?.board}
        ...${I}
      />
      <${Kr} rules=${o} board=${f} rack=${p} bag=${h} />
      ${m&&d`
          <p class="hint">Bombs: ${m.count}, ${m.hits} hit.</p>
          <${ze} rules=${o} />
        `}
      ${y&&d`
          <p class="hint taps">
            Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.
          </p>
        `}
    </div>
    ${y&&d`
        <${Yr}
          turn=${g}
          field=${m}
          preview=${b}
          rules=${o}
          notice=${u}
          mustAnswer=${a}
          canAct=${s}
          playsOnly=${t.playsOnly}
          canExchange=${h>=o.exchange_from}
          endsWithoutPoints=${bi(n,o)}
          act=${l}
        />
      `}
  `}function bi({seat:t,observation:e},n){let{scoreless:o=0,zeros:r=[]}=e;return j(n)?(r[t??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function yi(t,e,n){let o=lt(t)?.token,r=n&&o?{id:t,token:o,action:n,seq:e}:null,{result:s,busy:a}=it("table.score",r);return a?null:s}function _i(t,{score:e,closed:n}){return{key:S(Ln(t)),text:`${e}${n.length?"?":""}`}}var xi=(t=[])=>Vr(t.findLast(({action:e})=>e.action!=="accept")?.action),Vr=t=>new Set(t?.action==="play"?ot(t).map(S):[]);function wi({observation:t,rules:e,action:n,bombs:o,changes:r}){let{board:s=[],opened:a=[]}=t;return d`
    <${Vt}
      label="Board"
      rules=${e}
      rows=${s}
      last=${Vr(n)}
      opened=${j(e)?a:null}
      bombs=${o}
      ...${An(r)}
    />
  `}var vi=({board:t=[],opened:e=[]},n)=>({rack:n,board:t.join("/"),...e.length?{opened:e.join("/")}:{}}),Ti=({hand:t,rules:e,label:n})=>d`<${Br} tiles=${t} rules=${e} label=${n} />`;var Ko={lexicon:{...xn,...dn,Solver:$r,RoundScores:er,addDetails:fn,lastHands:Uo,rules:Tn,emblem:"ACE",tagline:"The card game of words: be the first to play all your cards."},scrabble:{...Ke,...Ye,Solver:On,rules:kn,emblem:"QIZ",tagline:"Crosswords for points, on premium squares."},lexibomb:{...Ke,...Ye,Solver:On,rules:wn,emblem:"12✹",tagline:"Scrabble on a minefield: numbers multiply, bombs cost the word."}};export{Ci as a,T as b,A as c,N as d,M as e,st as f,Ei as g,d as h,ao as i,io as j,Ai as k,w as l,B as m,W as n,on as o,ss as p,Pi as q,as as r,is as s,Mi as t,Ri as u,po as v,le as w,ls as x,Ni as y,fo as z,Di as A,Fi as B,Ii as C,Bi as D,Ui as E,ji as F,$o as G,cs as H,Hi as I,us as J,qi as K,ds as L,Wi as M,Gi as N,bt as O,yt as P,Co as Q,_t as R,Ki as S,pe as T,Vi as U,xt as V,it as W,Zi as X,an as Y,fe as Z,tl as _,el as $,nl as aa,It as ba,rl as ca,bs as da,sl as ea,al as fa,il as ga,lt as ha,ll as ia,Tt as ja,cl as ka,ul as la,dl as ma,pl as na,fl as oa,hl as pa,ml as qa,Do as ra,yl as sa,_l as ta,be as ua,yr as va,Ko as wa,$n as xa,Hl as ya,ql as za,ve as Aa,gn as Ba,Wl as Ca,Gl as Da,Yl as Ea,zl as Fa,Kl as Ga,Vl as Ha,Is as Ia,Bs as Ja,et as Ka,ac as La,Te as Ma,ke as Na,Ce as Oa,Us as Pa,ic as Qa,lc as Ra,St as Sa,Ee as Ta,nt as Ua};

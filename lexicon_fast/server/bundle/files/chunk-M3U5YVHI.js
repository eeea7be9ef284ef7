var Yr=Object.defineProperty;var at=(t,e)=>{for(var n in e)Yr(t,n,{get:e[n],enumerable:!0})};var se,v,Kn,Mt,Xn,Nn,Gr,oe={},Vn=[],zr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Q(t,e){for(var n in e)t[n]=e[n];return t}function Jn(t){var e=t.parentNode;e&&e.removeChild(t)}function Qn(t,e,n){var o,r,s,a={};for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?se.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return te(t,a,o,r,null)}function te(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++Kn};return v.vnode!=null&&v.vnode(s),s}function ae(t){return t.children}function ee(t,e){this.props=t,this.context=e}function $t(t,e){if(e==null)return t.__?$t(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?$t(t):null}function Zn(t){var e,n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.__e=t.__c.base=n.__e;break}return Zn(t)}}function Dn(t){(!t.__d&&(t.__d=!0)&&Mt.push(t)&&!re.__r++||Nn!==v.debounceRendering)&&((Nn=v.debounceRendering)||Xn)(re)}function re(){for(var t;re.__r=Mt.length;)t=Mt.sort(function(e,n){return e.__v.__b-n.__v.__b}),Mt=[],t.some(function(e){var n,o,r,s,a,l;e.__d&&(a=(s=(n=e).__v).__e,(l=n.__P)&&(o=[],(r=Q({},s)).__v=s.__v+1,tn(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??$t(s),s.__h),oo(o,s),s.__e!=a&&Zn(s)))})}function to(t,e,n,o,r,s,a,l,c,u){var i,f,p,h,$,y,m,g=o&&o.__k||Vn,_=g.length;for(n.__k=[],i=0;i<e.length;i++)if((h=n.__k[i]=(h=e[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?te(null,h,null,null,h):Array.isArray(h)?te(ae,{children:h},null,null,null):h.__b>0?te(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(p=g[i])===null||p&&h.key==p.key&&h.type===p.type)g[i]=void 0;else for(f=0;f<_;f++){if((p=g[f])&&h.key==p.key&&h.type===p.type){g[f]=void 0;break}p=null}tn(t,h,p=p||oe,r,s,a,l,c,u),$=h.__e,(f=h.ref)&&p.ref!=f&&(m||(m=[]),p.ref&&m.push(p.ref,null,h),m.push(f,h.__c||$,h)),$!=null?(y==null&&(y=$),typeof h.type=="function"&&h.__k!=null&&h.__k===p.__k?h.__d=c=eo(h,c,t):c=no(t,h,p,g,$,c),u||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&p.__e==c&&c.parentNode!=t&&(c=$t(p))}for(n.__e=y,i=_;i--;)g[i]!=null&&(typeof n.type=="function"&&g[i].__e!=null&&g[i].__e==n.__d&&(n.__d=$t(o,i+1)),so(g[i],g[i]));if(m)for(i=0;i<m.length;i++)ro(m[i],m[++i],m[++i])}function eo(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="function"?eo(r,e,n):no(n,r,r,t.__k,r.__e,e));return e}function no(t,e,n,o,r,s){var a,l,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function Fn(t,e,n){e[0]==="-"?t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||zr.test(e)?n:n+"px"}function Zt(t,e,n,o,r){var s;t:if(e==="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Fn(t.style,e,"");if(n)for(e in n)o&&n[e]===o[e]||Fn(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?Un:In,s):t.removeEventListener(e,s?Un:In,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function In(t){this.l[t.type+!1](v.event?v.event(t):t)}function Un(t){this.l[t.type+!0](v.event?v.event(t):t)}function tn(t,e,n,o,r,s,a,l,c){var u,i,f,p,h,$,y,m,g,_,w,b=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=e.__e=n.__e,e.__h=null,s=[l]),(u=v.__b)&&u(e);try{t:if(typeof b=="function"){if(m=e.props,g=(u=b.contextType)&&o[u.__c],_=u?g?g.props.value:u.__:o,n.__c?y=(i=e.__c=n.__c).__=i.__E:("prototype"in b&&b.prototype.render?e.__c=i=new b(m,_):(e.__c=i=new ee(m,_),i.constructor=b,i.render=Xr),g&&g.sub(i),i.props=m,i.state||(i.state={}),i.context=_,i.__n=o,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),b.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=Q({},i.__s)),Q(i.__s,b.getDerivedStateFromProps(m,i.__s))),p=i.props,h=i.state,f)b.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(b.getDerivedStateFromProps==null&&m!==p&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(m,_),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(m,i.__s,_)===!1||e.__v===n.__v){i.props=m,i.state=i.__s,e.__v!==n.__v&&(i.__d=!1),i.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(E){E&&(E.__=e)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate(m,i.__s,_),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(p,h,$)})}i.context=_,i.props=m,i.state=i.__s,(u=v.__r)&&u(e),i.__d=!1,i.__v=e,i.__P=t,u=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=Q(Q({},o),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||($=i.getSnapshotBeforeUpdate(p,h)),w=u!=null&&u.type===ae&&u.key==null?u.props.children:u,to(t,Array.isArray(w)?w:[w],e,n,o,r,s,a,l,c),i.base=e.__e,e.__h=null,i.__h.length&&a.push(i),y&&(i.__E=i.__=null),i.__e=!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=Kr(n.__e,e,n,o,r,s,a,c);(u=v.diffed)&&u(e)}catch(E){e.__v=null,(c||s!=null)&&(e.__e=l,e.__h=!!c,s[s.indexOf(l)]=null),v.__e(E,e,n)}}function oo(t,e){v.__c&&v.__c(e,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){v.__e(o,n.__v)}})}function Kr(t,e,n,o,r,s,a,l){var c,u,i,f=n.props,p=e.props,h=e.type,$=0;if(h==="svg"&&(r=!0),s!=null){for(;$<s.length;$++)if((c=s[$])&&(c===t||(h?c.localName==h:c.nodeType==3))){t=c,s[$]=null;break}}if(t==null){if(h===null)return document.createTextNode(p);t=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,p.is&&p),s=null,l=!1}if(h===null)f===p||l&&t.data===p||(t.data=p);else{if(s=s&&se.call(t.childNodes),u=(f=n.props||oe).dangerouslySetInnerHTML,i=p.dangerouslySetInnerHTML,!l){if(s!=null)for(f={},$=0;$<t.attributes.length;$++)f[t.attributes[$].name]=t.attributes[$].value;(i||u)&&(i&&(u&&i.__html==u.__html||i.__html===t.innerHTML)||(t.innerHTML=i&&i.__html||""))}if((function(y,m,g,_,w){var b;for(b in g)b==="children"||b==="key"||b in m||Zt(y,b,null,g[b],_);for(b in m)w&&typeof m[b]!="function"||b==="children"||b==="key"||b==="value"||b==="checked"||g[b]===m[b]||Zt(y,b,m[b],g[b],_)})(t,p,f,r,l),i)e.__k=[];else if($=e.props.children,to(t,Array.isArray($)?$:[$],e,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&$t(n,0),l),s!=null)for($=s.length;$--;)s[$]!=null&&Jn(s[$]);l||("value"in p&&($=p.value)!==void 0&&($!==t.value||h==="progress"&&!$)&&Zt(t,"value",$,f.value,!1),"checked"in p&&($=p.checked)!==void 0&&$!==t.checked&&Zt(t,"checked",$,f.checked,!1))}return t}function ro(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){v.__e(o,n)}}function so(t,e,n){var o,r;if(v.unmount&&v.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||ro(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){v.__e(s,e)}o.base=o.__P=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&so(o[r],e,typeof t.type!="function");n||t.__e==null||Jn(t.__e),t.__e=t.__d=void 0}function Xr(t,e,n){return this.constructor(t,n)}function gi(t,e,n){var o,r,s;v.__&&v.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,s=[],tn(e,t=(!o&&n||e).__k=Qn(ae,null,[t]),r||oe,oe,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?se.call(e.childNodes):null,s,!o&&n?n:r?r.__e:e.firstChild,o),oo(s,t)}se=Vn.slice,v={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)return n.__E=n}catch(s){t=s}throw t}},Kn=0,ee.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Q({},this.state),typeof t=="function"&&(t=t(Q({},n),this.props)),t&&Q(n,t),t!=null&&this.__v&&(e&&this.__h.push(e),Dn(this))},ee.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),Dn(this))},ee.prototype.render=ae,Mt=[],Xn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,re.__r=0,Gr=0;var Rt,q,Bn,Pt=0,Qe=[],jn=v.__b,Hn=v.__r,qn=v.diffed,Wn=v.__c,Yn=v.unmount;function ie(t,e){v.__h&&v.__h(q,t,Pt||e),Pt=0;var n=q.__H||(q.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function T(t){return Pt=1,Vr(ao,t)}function Vr(t,e,n){var o=ie(Rt++,2);return o.t=t,o.__c||(o.__=[n?n(e):ao(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=q),o.__}function L(t,e){var n=ie(Rt++,3);!v.__s&&en(n.__H,e)&&(n.__=t,n.__H=e,q.__H.__h.push(n))}function N(t,e){var n=ie(Rt++,4);!v.__s&&en(n.__H,e)&&(n.__=t,n.__H=e,q.__h.push(n))}function P(t){return Pt=5,it(function(){return{current:t}},[])}function it(t,e){var n=ie(Rt++,7);return en(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function bi(t,e){return Pt=8,it(function(){return t},e)}function Jr(){Qe.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(ne),t.__H.__h.forEach(Ze),t.__H.__h=[]}catch(e){t.__H.__h=[],v.__e(e,t.__v)}}),Qe=[]}v.__b=function(t){q=null,jn&&jn(t)},v.__r=function(t){Hn&&Hn(t),Rt=0;var e=(q=t.__c).__H;e&&(e.__h.forEach(ne),e.__h.forEach(Ze),e.__h=[])},v.diffed=function(t){qn&&qn(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(Qe.push(e)!==1&&Bn===v.requestAnimationFrame||((Bn=v.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),Gn&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);Gn&&(o=requestAnimationFrame(r))})(Jr)),q=void 0},v.__c=function(t,e){e.some(function(n){try{n.__h.forEach(ne),n.__h=n.__h.filter(function(o){return!o.__||Ze(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],v.__e(o,n.__v)}}),Wn&&Wn(t,e)},v.unmount=function(t){Yn&&Yn(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(ne)}catch(n){v.__e(n,e.__v)}};var Gn=typeof requestAnimationFrame=="function";function ne(t){var e=q;typeof t.__c=="function"&&t.__c(),q=e}function Ze(t){var e=q;t.__c=t.__(),q=e}function en(t,e){return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function ao(t,e){return typeof e=="function"?e(t):e}var io=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(r=t.apply(l,io(t,l,n,["",null])),o.push(r),l[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(l)}return o},zn=new Map,d=function(t){var e=zn.get(this);return e||(e=new Map,zn.set(this,e)),(e=io(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",l="",c=[0],u=function(p){s===1&&(p||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,p,a):s===3&&(p||a)?(c.push(3,p,a),s=2):s===2&&a==="..."&&p?c.push(4,p,0):s===2&&a&&!p?c.push(5,0,!0,a):s>=5&&((a||!p&&s===5)&&(c.push(s,0,a,r),s=6),p&&(c.push(s,p,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&u(),u(i));for(var f=0;f<n[i].length;f++)o=n[i][f],s===1?o==="<"?(u(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(u(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][f+1]===">")?(u(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(u(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return u(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(Qn);var Qr=5;function lo(t){let e=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=t,e.append(n);e.children.length>Qr;)e.firstChild?.remove()}var nn=!1,on=!1;addEventListener("keydown",()=>on=!0,!0);addEventListener("pointerdown",()=>on=!1,!0);function Nt(){let{activeElement:t,body:e}=document;return t===e||t?.matches(":disabled")||!1}function co(t){N(()=>{if(!on||!Nt()||nn)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},t)}function xi(t,e){let n=P(t);N(()=>{let o=n.current===t;if(n.current=t,!e.isChosen||o&&!Nt())return;let{activeElement:r}=document,s=document.getElementById("main"),a=new MutationObserver(c);function l(){a.disconnect(),nn=!1}function c(){let u=s.querySelector("h1");u&&(l(),!(!Nt()&&document.activeElement!==r)&&(u.tabIndex=-1,u.focus()))}return nn=!0,a.observe(s,{childList:!0,subtree:!0}),c(),l},[e])}function x(t,e){return`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`}function B(t,e="and"){return t.length<2?t.join():`${t.slice(0,-1).join(", ")} ${e} ${t.at(-1)}`}function W(t,e){return t==="You"?`${t} ${e}`:`${t} ${e}${/(s|sh|ch)$/.test(e)?"es":"s"}`}var Y=t=>Number(t)>0?`+${t}`:`${t}`;function Z(t){let e=Math.round(t*100);return t>0&&t<1?Math.min(Math.max(e,1),99):e}var sn=t=>t.charAt(0).toUpperCase()+t.slice(1),Zr=t=>`${Y(Math.round(100*t)||0)}%`,vi={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},ts=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Master"]];function es(t){return ts.find(([n])=>n===t)?.[1]??t.replace(/^level(?=\d)/,"Level ")}function Ti({seats:t,seat:e}){return t.map(({name:n,bot:o},r)=>{if(r===e)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[es(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function ki(t){return t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e})}function fo(t){return t.length>1?`${B(t)} share the win.`:t.length?`${W(t[0],"win")}.`:"The game is over."}function le(t,e,n){if(t.length!==1||e.length<2)return null;let o=x(Math.abs(e[0]-e[1]),"point");return`${W(n[t[0]],"win")} by ${o}.`}function ce({player:t,reason:e},n){if(t===null)return ns;let o=n[t];return e==="clock"?`${o} ${o==="You"?"have":"has"} no time left.`:e==="resigned"?`${W(o,"resign")}.`:`${W(o,"forfeit")} the game.`}var ns="The game was aborted.";function Ci({seconds:t,increment:e=0,move_seconds:n}){if(n)return`${rn(n)} for each turn`;let o=e?` and ${rn(e)} more after each turn`:"";return`${rn(t??0)} each${o}`}var rn=t=>t>=60&&t%60===0?x(t/60,"minute"):x(t,"second"),ho=t=>/^(enable|yawl)$/.test(t)?t.toUpperCase():t,Ei={enable:"made for word games","2of12inf":"common words and their inflections; Lexibomb was written for it",yawl:"the largest, with many rare words"},mo={classic_poc:"first version"},Si="Accept or challenge?",gt="Choose one of these actions.",Oi="Game log",Li="The next game has started.",Ai="Your name",Mi=t=>`${t} is to move`,$o="The server cannot be reached.",os="The page cannot prevent that players get help elsewhere.",Pi=`There is no advice at this table. ${os}`,rs="You get advice once you have accepted or challenged the last play.",uo="The server begins no more games for you now. Finish one of yours, or try again later.",po="This game is longer than the server accepts.",Dt={NoSuchTable:"There is no such table. It may have been deleted.",NoSeat:"No seat is free at this table.",NotOver:"The game is not over yet. Its record would reveal what is hidden.",NotLoaded:"The server does not have the dictionary of this game.",Stale:"Another action came first. Look at the table and try again.",NoAdvice:rs,BadToken:"The server does not know your seat. Reload the page to watch the game.",BadAction:"The server did not understand this turn. Reload the page, and try again.",Failure:"A bot of this server does not work. Start a game with another one.",BadRecord:"This file has no game that can be replayed. Choose one that was saved here, or GCG.",BadQuery:"These conditions cannot be understood. Correct them, or tap an example.",TooMuch:"This is more than the server accepts. Try something shorter, or try again later.","dictionary.find NotLoaded":"The server does not have this dictionary. Choose another one.","dictionary.info NotLoaded":"The server does not have this dictionary. Choose another one.","dictionary.find TooMuch":"These conditions take too long. Leave some out, or try again later.","rules BadOption":"There are no such rules. Choose others from the list.","table.new TooMuch":uo,"table.again TooMuch":uo,"record.replay TooMuch":po,"analyse TooMuch":po,Busy:"The server is busy. Try again in a moment.",Closing:"The server is shutting down. Try again later."};function Ri({message:t}){let e=t.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,"");return`${sn(e)}${/[.?!]$/.test(e)?"":"."}`}var go={abort:"Everyone has had a turn, so the game cannot be aborted. You can resign.",action:Dt.BadAction,added:"Add at least one card to the word.",hand:"You do not have all cards of this word.",order:"The cards of the old word must stay in their order, and a Master a Master.",over:"The game is over.",phase:"Accept or challenge the last play first.",rack:"You do not have all these tiles.","same word":"By the rules of this table, the word must become another one.",target:"This word is not on the table any more.",turn:"It is not your turn."},ss="There is no such puzzle: the number in its address must be a whole number.",bo=[["params.seed",ss],["params.seats","The server refuses these players or names. Choose others."],["params.name","The server refuses this name. Choose another one."],["params.clock","The server refuses these times. Choose others."],["params.record","The server cannot play on from this game. Choose an earlier position."],["params.action",Dt.BadAction]],yo="The server does not accept this. Change what you have entered, or reload the page.",_o="Something went wrong on the server. Try again later.",an={start:"The first play needs two tiles or more.","start square":"The first play needs two tiles or more and must cover the star.",touch:"The play must touch a tile on the board.",line:"The tiles must lie in one row or column.",gap:"There is a gap between the tiles."},xo="These tiles cannot be laid like this.",bt="Words that are not in the dictionary are refused at once.",ue="At tables without challenges, words that are not in the dictionary are refused at once instead.";function Ni({reason:t,by:e}){return`The bot ${t==="slow"?"was too slow":"failed"}; ${e??"the server"} moved for it.`}function Di(t){if(!t)return"";let e=x(t.tries,"attempt");return t.end==="solved"?`Solved in ${e}`:t.end==="shown"?"Not solved":e}function Ft(t,e,n){let o=Math.round(t);return o?`${x(Math.abs(o),e)} ${o>0?"more":"less"} ${n}`:""}var de=(t,e)=>Math.round(100*t)?`${Zr(t)} ${e}`:"";var wo=1e3,as=-32603,is=413,yt=class extends Error{constructor({code:e,message:n,data:o},r){super(n),this.method=r,this.code=e,this.type=o?.type??"",this.rule=o?.rule??"",this.path=o?.path??"",this.data=o??{}}};async function _t(t,e,n){let o=await fetch(`rpc/${t}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),signal:n}),r=await o.json();if(o.status===is&&(r.data={type:"TooMuch"}),!o.ok)throw new yt(r,t);return r}async function To(t){let e=[],n;do n=await _t("table.record",{id:t,skip:e.length,limit:wo}),e.push(...n.lines);while(n.lines.length===wo);return e}function xt(t){if(!(t instanceof yt))return $o;let{code:e,method:n,type:o,rule:r,path:s,message:a}=t;if(e===as)return _o;if(s)return bo.find(([u])=>s.startsWith(u))?.[1]??yo;let l=Dt[`${n} ${o}`]??Dt[o]??go[r],c=/^record:(\d+):/.exec(a)?.[1];return l&&c?`${l} (Line ${c} is wrong.)`:l??It(a)}function It(t){return sn(t.replace(/^position \d+: /,"").replace(/^opened, /,""))}var pe=new Map;function ln(t,e){let n=JSON.stringify([t,e]),o=pe.get(n)??_t(t,e);return pe.set(n,o),o.catch(()=>pe.delete(n)),o}var vo=document.getElementById("hello")?.textContent;vo&&pe.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(vo)));var Ui=()=>ln("hello",{}),fe=async(t,e)=>(await ln("rules",{game:t,ruleset:e})).rules,Bi=t=>ln("dictionary.info",{dictionary:t});var ls=30,cs=100,us=100;function wt(t,e){let n={value:null,error:null},[o,r]=T(n);return L(()=>{let s=!0;return r(n),t().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:xt(a)})),()=>{s=!1}},e),o}function lt(t,e){let n={result:null,error:null,failure:null,key:null},[o,r]=T(n),s=e&&JSON.stringify(e);N(()=>{if(!e){r(n);return}let u=new AbortController,i=setTimeout(()=>{_t(t,e,u.signal).then(f=>r({...n,result:f,key:s}),f=>{if(f.name==="AbortError")return;let p=f instanceof yt?f:null;r({...n,error:xt(f),failure:p,key:s})})},ls);return()=>{clearTimeout(i),u.abort()}},[t,s]);let{result:a,error:l,failure:c}=o;return{result:a,error:l,failure:c,busy:o.key!==s}}function Wi(){let[t,e]=T({busy:!1,problem:null});async function n(o){e({busy:!0,problem:null});try{await o()}catch(r){e({busy:!1,problem:xt(r)})}}return{...t,run:n}}function cn(t,e){let n=P(e);n.current=e,N(()=>{let o=r=>n.current(r);return addEventListener(t,o),()=>removeEventListener(t,o)},[t])}function he(t){let[{value:e,earlier:n},o]=T(()=>({value:t(),earlier:[]})),r=(a,l=!0)=>o(c=>({value:a,earlier:l?[...c.earlier.slice(1-us),c.value]:c.earlier})),s=()=>o(a=>a.earlier.length?{value:a.earlier.at(-1),earlier:a.earlier.slice(0,-1)}:a);return cn("keydown",a=>{let{key:l,ctrlKey:c,metaKey:u,shiftKey:i,target:f}=a,p=(c||u)&&!i&&l.toLowerCase()==="z",h=f instanceof Element&&f.matches("input:not([data-undo]), textarea");!p||h||(a.preventDefault(),s())}),{value:e,set:r,undo:s,canUndo:n.length>0}}function Yi(t,e,n=!0){let o=it(()=>performance.now(),[e]),[r,s]=T(o);L(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),cs);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,t-a)}function Gi(t){L(()=>{t!==null&&(document.title=`${t} · Lexicon fast`)},[t])}function zi(t){let e=P(null);return L(()=>{let n=e.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[t]),e}function Ut(t,e){let n=P(!0);N(()=>{n.current||t(),n.current=!1},e)}var ko="lexicon_fast.name",Co="lexicon_fast.tables",me="lexicon_fast.new_game",Eo="lexicon_fast.theme",un="lexicon_fast.puzzles",So="lexicon_fast.sounds";var Bt=new Map,Xi=()=>Bt.size>0;function $e(t){if(Bt.has(t))return Bt.get(t)??null;try{return localStorage.getItem(t)}catch{return null}}function vt(t,e){try{localStorage.setItem(t,e),Bt.delete(t)}catch{Bt.set(t,e)}}function ds(t){try{let e=JSON.parse(t);return typeof e=="object"&&e!==null?e:{}}catch{return{}}}var Tt=t=>ds($e(t)??""),Vi=()=>$e(ko)??"",Ji=t=>vt(ko,t),Oo=()=>$e(Eo)??"",Lo=t=>vt(Eo,t),Ao=()=>$e(So)??"",Mo=t=>vt(So,t),jt=()=>Tt(Co);function Qi(){return Object.entries(jt()).map(([t,e])=>({id:t,...e})).sort((t,e)=>e.since-t.since)}function dn(t){let e=Object.entries(t).sort(([,n],[,o])=>o.since-n.since);vt(Co,JSON.stringify(Object.fromEntries(e.slice(0,50))))}var ct=t=>jt()[t]??null;function Zi(t,e,n){dn({...jt(),[t]:{game:e,token:n,since:Date.now()}})}function kt(t,e){let n=jt();t in n&&dn({...n,[t]:{...n[t],...e}})}function ge(t,e){let n=ct(t)?.draft;return n?.position===e?n.value:null}function tl(t){let{[t]:e,...n}=jt();dn(n)}var el=()=>Tt(me).game,nl=t=>Tt(me).choices?.[t]??{};function ol(t,e){let{choices:n={}}=Tt(me);vt(me,JSON.stringify({game:t,choices:{...n,[t]:e}}))}var rl=()=>new Date().toISOString().slice(0,10),Po=(t,e)=>`${e} ${t}`,sl=(t,e)=>Tt(un)[Po(t,e)]??null;function al(t,e,n){let o={...Tt(un),[Po(t,e)]:n},r=Object.entries(o).sort(([s],[a])=>s<a?1:-1).slice(0,1100);vt(un,JSON.stringify(Object.fromEntries(r)))}var ps="play";function Ro(){let[t,e=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=t.split("/");return{name:n||ps,rest:o,query:new URLSearchParams(e)}}var be=null;function ul(){let[t,e]=T(()=>({...Ro(),isChosen:!1}));return cn("hashchange",()=>{e({...Ro(),isChosen:location.hash!==be}),be=null}),t}function dl(t){be=`#/${t}`,location.hash=be}function ye(t,e){let n=new URLSearchParams(Object.entries(e).filter(([,o])=>o));history.replaceState(null,"",`#/${t}${n.size?`?${n}`:""}`)}var fn={};at(fn,{actionText:()=>pn,adviceFigure:()=>bs,adviceHint:()=>gs,cardText:()=>X,differences:()=>ys,endFacts:()=>$s,eventText:()=>hs,pastActionText:()=>Do});var fs="✦";function z({letter:t,wild:e=!1,points:n=null,classes:o="",...r}){let{corner:s,onClick:a,...l}=r,u=["tile",o,e&&"wild",s===void 0&&e&&t&&"star"].filter(Boolean).join(" "),i=s!=null,f=d`
    <span class="letter" aria-hidden="true">${t||fs}</span>
    ${i&&d`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&d`${" "}<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?d`
    <button type="button" class=${u} onClick=${a} ...${l}>${f}</button>
  `:d`<span class=${u} ...${l}>${f}</span>`}function _e({label:t,letters:e,onPick:n}){return d`
    <fieldset class="letters">
      <legend>${t}</legend>
      ${e.map(o=>d`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function tt(t,e){let n=K(t,e);return[...t].filter((o,r)=>!n[r])}function K(t,e){let n=[...e];return[...t].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var A="*";function F(t){return(t.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function Ht(t){return t.map(({letter:e,master:n})=>n?`[${e.toLowerCase()}]`:e.toLowerCase()).join("")}var j=t=>t.replace(/[[\]]/g,"").toUpperCase();function Ct(t){let e=No(t);return e.length?`${j(t)} (${B(e)} by the Master)`:j(t)}var No=t=>F(t).filter(({master:e})=>e).map(({letter:e})=>e);function ut({card:t,points:e,...n}){let o=t===A,r=o?"Master":t;return d`
    <${z}
      classes="card"
      letter=${o?"":t}
      wild=${o}
      points=${e?.[t]??null}
      aria-label=${e?`${r}, ${x(e[t],"point")}`:r}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function Et({cards:t,label:e}){return d`
    <span class="cards small" role="img" aria-label=${e??t}>
      ${[...t].map(n=>d`<${ut} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function et({laid:t}){let e=No(t),n=e.length?`, with a Master for ${e.join(" and ")}`:"";return d`
    <span class="cards word" role="img" aria-label=${`${j(t)}${n}`}>
      ${F(t).map(({letter:o,master:r})=>d`<${z} classes="card" letter=${o} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var X=t=>t===A?"the Master":t;function pn(t,{table:e=[]}={}){return Fo(t,"target"in t?e[t.target]:void 0).join(" ").trimEnd()}function Do(t,e,{old:n,gained:o=[],taken:r}={}){let[s,a]=Fo(t,n,r),l=o.length?`, taking ${B(o.map(X))}`:"";return`${`${W(e,s)} ${a}`.trimEnd()}${l}.`}function Fo(t,e,n){switch(t.action){case"form":return["form",Ct(t.laid)];case"insert":return["make",`${e?j(e):"a word"} into ${Ct(t.laid)}`];case"substitute":return["change",`${e?Ct(e):"a word"} to ${Ct(t.laid)}`];case"draw":{let o=`the exposed ${n?X(n).replace("the ",""):"card"}`,r=t.take==="exposed"?o:"a card from the stock";return["discard",`${X(t.discard)} for ${r}`]}default:return[t.action,""]}}function hs(t,e){switch(t.event){case"dealer draw":return`Cards drawn for the deal: ${t.players.map((o,r)=>`${e[o]} ${t.cards[r]}`).join(", ")}.`;case"deal":{let n=W(e[t.dealer],"deal");return`Round ${t.round}: ${n}. Exposed: ${X(t.exposed)}.`}case"turn":return ms(t,e);case"round end":{let n=t.points.map((s,a)=>`${e[a]} ${s}`).join(", "),o=t.winner??0;return`End of the round: ${t.why==="out"?`${e[o]} went out`:"no hand became smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${fo(t.winners.map(n=>e[n]))}`;case"forfeit":return ce(t,e);default:return null}}function ms(t,e){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=t;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?Ct(a.action.laid):"the play",u=s?"it is not a word and is taken back":"it is a word and stays",i=Object.entries(l).filter(([,p])=>p!==0).map(([p,h])=>`${e[Number(p)]} ${Y(h)}`),f=i.length?` (${i.join(", ")})`:"";return`${W(e[n],"challenge")} ${c}: ${u}${f}.`}default:{let c=o.action==="draw"&&o.take==="blind",u=r&&c?` It is ${X(r)}.`:"",i=t.renewed?" The exposed pile has become the stock.":"";return`${Do(o,e[n],t)}${u}${i}`}}}function $s(t,e){let n=[],o=0;for(let f of t){if(f.event!=="turn"||f.action.action==="accept")continue;let{player:p,action:h,right:$}=f;if(h.action==="challenge"){$&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:p,laid:h.laid})}let r=({laid:f})=>j(f).length,s=n.toSorted((f,p)=>r(p)-r(f))[0],a=t.filter(({event:f})=>f==="round end").length,l=t.findLast(f=>f.event==="game end"),c=l?.event==="game end"?l.scores:[],u=l?.event==="game end"?l.winners:[];return[le(u,c.toSorted((f,p)=>f-p),e),s&&`Longest word: ${j(s.laid).toUpperCase()}, by ${e[s.player]}.`,a&&`${x(a,"round")} with ${x(Number((o/a).toFixed(1)),"turn")}${a>1?" on average":""}.`].flatMap(f=>f||[])}var gs=()=>"The points that you gain on the others in this round, on average, and the margin of error.",bs=({gain:t,margin:e})=>({value:t,figure:Y(t.toFixed(1)),margin:e?e.toFixed(1):""}),ys=(t,e)=>[Ft(t.points-e.points,"point","at risk"),de(t.win-e.win,"to be out first")];var xe=t=>F(t).map(({letter:e,master:n})=>n?A:e),_s=t=>[...t].sort((e,n)=>+(e===A)-+(n===A)||e.localeCompare(n)).join("");function mn(t,e,n){let o;return t.map(r=>{switch(r.event){case"deal":return o=new hn(r,e,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function Io(t,e){return t.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=t.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return mn(s,e,r).findLast(a=>a.event==="round end")?.hand})}var hn=class{#e=null;#n={};#t;#o;constructor({round:e,players:n,hand:o=""},r,s){this.number=e,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:_s(this.#t.hand),penalties:this.#n}}turn(e){let{action:n,player:o}=e;switch(n.action){case"accept":return e;case"challenge":return this.#a(e);case"draw":return o===this.seat&&this.#r([n.discard],[e.taken??""]),e;default:return this.#s(e,n)}}#r(e,n){this.#t={...this.#t,hand:[...tt(this.#t.hand,e),...n]}}#s(e,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=tt(xe(n.laid),xe(a)),c=tt(xe(a),xe(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[e.player]:r[e.player]-l.length+c.length}},e.player===this.seat&&this.#r(l,c),this.#e={...e,old:a,gained:c},this.#e}#a(e){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??e.player,a=e.right?{[s]:o,[e.player]:n}:{[e.player]:r};e.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...e,play:this.#e,penalties:a}}};var vn={};at(vn,{Play:()=>Ds,Position:()=>Hs,StaticHand:()=>Ws,solverQuery:()=>qs});var Uo={mouse:6,pen:6,touch:12},xs=44;function we(t,{small:e=!1}={}){let n=P(t);return n.current=t,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&ws(r,e,s=>n.current(o,s))}})}function ws(t,e,n){let o=t.currentTarget,r=e&&t.pointerType==="touch"?xs:0,s=null,a=null;o.hasPointerCapture(t.pointerId)&&o.releasePointerCapture(t.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==t.pointerId)return;let f=i.clientX-t.clientX,p=i.clientY-t.clientY,h=Uo[t.pointerType]??Uo.mouse;!s&&Math.hypot(f,p)<h||(s??=vs(o),s.style.transform=`translate(${f}px, ${p-r}px) scale(1.08)`,l(Bo(i,r)))},u=i=>{i.pointerId===t.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",u),removeEventListener("pointercancel",u),l(null),s&&(s.remove(),o.classList.remove("lifted"),Ts(),i.type==="pointerup"&&n(Bo(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",u),addEventListener("pointercancel",u)}function vs(t){let{left:e,top:n,width:o,height:r}=t.getBoundingClientRect(),s=t.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${e}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),t.classList.add("lifted"),s}function Bo({clientX:t,clientY:e},n){let o=r=>document.elementFromPoint(t,r)?.closest("[data-drop]")??null;return o(e-n)??o(e)}function Ts(){let t=n=>{e(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},e=()=>{removeEventListener("click",t,{capture:!0}),removeEventListener("pointerdown",e,{capture:!0})};addEventListener("click",t,{capture:!0}),addEventListener("pointerdown",e,{capture:!0})}function ve(t,e,n){let o=F(n),{kind:r,oldCells:s}=e===null?{kind:"form",oldCells:[]}:ks(F(e),o),a=[...t],l=p=>{let h=a.indexOf(p);return h>=0&&a.splice(h,1),h>=0},c=[],u=o.map(({letter:p,master:h},$)=>{let y=s[$];if(y)return{letter:p,master:y.master,from:"table"};let m=!h&&l(p)?p:l(A)?A:null;return m===null?{letter:p,master:h,from:"none"}:(c.push(m),{letter:p,master:m===A,from:"hand"})}),i=u.every(({letter:p,from:h})=>p&&h!=="none"),f=c.length>0&&u.length>1;return{kind:i&&f?r:null,cells:u,cards:c,laid:Ht(u)}}function ks(t,e){if(e.length<t.length)return{kind:null,oldCells:[]};if(e.length>t.length){let r=0,s=e.map(({letter:a,master:l})=>{let c=t[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===t.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=e.some(({letter:r},s)=>r!==t[s].letter);return{kind:"substitute",oldCells:e.map(({letter:r,master:s},a)=>{let l=t[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function Ho({kind:t,laid:e},n){return t===null?null:t==="form"?{action:t,laid:e}:{action:t,target:n,laid:e}}var nt={target:null,text:"",caret:0,chosen:null},qt=(t,e)=>({...nt,target:t,text:e,caret:F(e).length});function qo(t){return t.action==="draw"?dt(nt,t.discard):qt(t.target??null,t.laid)}function dt(t,e,n=null){let{chosen:o,caret:r}=t,s=F(t.text),a=e===A?{letter:"",master:!0}:{letter:e,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...t,text:Ht(s),caret:l?r:c+1,chosen:null}}function $n(t,e,n){let o=F(t.text),r=n!==null&&F(n).length===o.length;o.splice(e,1,...r?[F(n)[e]]:[]);let s=Math.min(t.caret,o.length);return{...t,text:Ht(o),caret:s,chosen:null}}function Wo(t,e){let n=F(t.text);return n[n.findIndex(o=>!o.letter)]={letter:e,master:!0},{...t,text:Ht(n)}}function Yo(t,e,n,o){let[r,s]=e.split(">",2);if(s!==void 0){let a=o.findIndex(l=>jo(l)===jo(r));if(a>=0)return qt(a,s)}return{...t,text:e,caret:F(e.slice(0,n)).length,chosen:null}}var jo=t=>F(t).map(({letter:e})=>e).join("");var Es=new Set,Ss=new Map,Os=12;function gn({observation:t,points:e,target:n=null,onWord:o=null,...r}){let{fresh:s=Es,arriving:a=Ss,hasPiles:l=!0}=r,{table:c=[],pile:u="",stock:i=0}=t,f=u.at(-1),p=P(null);return L(()=>{let h=p.current,$=h?.querySelector(".fresh:last-child, .fresh");h&&$ instanceof HTMLElement&&(h.scrollTop=$.offsetTop-h.clientHeight/2)},[c.join()]),d`
    <section class="felt" aria-label="Table">
      ${l&&d`<${Ls} stock=${i} exposed=${f} points=${e} />`}
      <ul
        ref=${p}
        class="laid-words ${c.length>Os?"many":""}"
        aria-label="Words on the table"
      >
        ${c.length===0&&d`<li class="nothing">No words yet</li>`}
        ${c.map((h,$)=>{let y=d`<${et} key=${a.get($)} laid=${h} />`,m=[s.has($)&&"fresh",a.has($)&&"arriving"],g=d`
            <button
              type="button"
              class="laid-word"
              data-drop=${`word ${$}`}
              aria-pressed=${$===n}
              aria-label=${`Change ${j(h)}${s.has($)?", new":""}`}
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
  `}function Ls({stock:t,exposed:e,points:n}){return d`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${x(t,"card")}>
          ${t}
        </span>
        <figcaption>Stock</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${e?d`<${ut} card=${e} points=${n} />`:d`<span class="tile card none" role="img" aria-label="No exposed card"></span>`}
        <figcaption>Exposed</figcaption>
      </figure>
    </div>
  `}var bn=({games:t})=>t.filter(({game:e})=>Object.hasOwn(Go,e));function Pl(t,e){let n=bn(t);return n.find(({game:o})=>o===e)??n[0]}var Rl=({games:t},e)=>t.find(({game:n})=>n===e)?.title??e,Te=({words:t},e)=>t&&e.includes(t)?t:e[0],yn=t=>mo[t]??t.replaceAll("_"," "),Nl=t=>!!t.without_challenges,Dl=(t,e)=>({base:e,...t.without_challenges});function Fl(t,{ruleset:e,...n}){let o=e.replace(/, changed$/,""),r=`${yn(o)} rules`,s=Object.entries(t.without_challenges??{});return s.length&&s.every(([a,l])=>n[a]===l)?`${r}, false words are refused`:o===e?r:`${r}, changed`}function Il(t,e){let n=typeof e=="string"?e:JSON.stringify(e);return`#/rules/${t}?${new URLSearchParams({ruleset:n})}`}function Ul(t){let e=t.get("ruleset");if(!e?.startsWith("{"))return e;try{return JSON.parse(e)}catch{return e}}var Bl=(t,e,n)=>({game:t,observation:e,seq:n,seat:e.player,to_move:e.player,phase:"turn",over:!1});var zo=[["off","Off"],["on","On"]],_n=()=>Ao()==="on"?"on":"off";function Ko(t){Mo(t),As(["turn"])}function As(t){_n()!=="off"&&import("./sound_player-WWJ4S4ZJ.js").then(({play:e})=>e(t),()=>{})}var xn=[["auto","Auto"],["light","Light"],["dark","Dark"]];function wn(){let t=Oo();return xn.some(([e])=>e===t)?t:"auto"}function Ms(){let t=wn();document.documentElement.style.colorScheme=t==="auto"?"":t}function Xo(t){Lo(t),Ms()}function ot({label:t,id:e,hint:n,value:o,onInput:r,...s}){return d`
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
  `}function Jl({label:t,id:e,hint:n,value:o,lines:r=1}){let[s,a]=T(!1),l=({target:i})=>i.select();async function c(){document.getElementById(e).select();try{await navigator.clipboard.writeText(o),a(!0)}catch{a(!1)}}let u={id:e,readonly:!0,value:o,"aria-describedby":n?`${e}-hint`:void 0,onFocus:l,onClick:l};return d`
    <div class="row copy">
      <div class="field">
        <label for=${e}>${t}</label>
        ${r>1?d`<textarea rows=${r} ...${u}></textarea>`:d`<input type="text" ...${u} />`}
      </div>
      <button type="button" onClick=${c}>Copy</button>
      <span role="status">${s?"Copied.":""}</span>
    </div>
    ${n&&d`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
  `}function ke({label:t,id:e,hint:n,value:o,options:r,onChange:s}){return d`
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
  `}function Ce({info:t,...e}){let n=t.rulesets.map(o=>[o,yn(o)]);return d`<${ke} label="Rules" id="ruleset" options=${n} ...${e} />`}function Ee({dictionaries:t,...e}){let n=t.map(o=>[o,ho(o)]);return d`<${ke} label="Dictionary" id="dictionary" options=${n} ...${e} />`}function St({label:t,value:e,options:n,onChange:o}){return d`
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
  `}function Vo({label:t,options:e,load:n,choose:o}){let[r,s]=T(n);return d`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${t}</span>
      <${St} label=${t} value=${r} options=${e} onChange=${l=>{o(l),s(l)}} />
    </div>
  `}var Ps=()=>d`
  <${Vo}
    label="Sounds"
    options=${zo}
    load=${_n}
    choose=${Ko}
  />
`,Ql=()=>d`
  <div class="row">
    <${Vo} label="Theme" options=${xn} load=${wn} choose=${Xo} />
    <${Ps} />
  </div>
`;function Zl({server:t,view:e,game:n}){return d`
    <nav aria-label="Games">
      ${bn(t).map(({game:o,title:r})=>d`
          <a
            key=${o}
            href=${`#/${e}/${o}`}
            aria-current=${o===n?"page":void 0}
            >${r}</a
          >
        `)}
    </nav>
  `}function Ot({columns:t,rows:e,classes:n="",rowHeads:o=!1}){let r=t.filter(a=>a!==!1),s=r.map(({number:a})=>a?"number":void 0);return d`
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
  `}function Se({undo:t,canUndo:e}){return d`<button type="button" disabled=${!e} onClick=${t}>Undo</button>`}function rt({text:t}){return d`<p class="problem" role="alert" hidden=${!t}>${t}</p>`}var Rs={hand:"from your hand",table:"on the table",none:"not in your hand"};function Jo({draft:t,word:e,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=e,u=({target:f})=>r(f.value,f.selectionStart??0),i=f=>d`
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
          <${Ns}
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
      <${ot}
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
  `}function Ns({cell:{letter:t,master:e,from:n},place:o,chosen:r,points:s,...a}){let l=e?`Master${t?` for ${t}`:""}`:t,c=s[e?A:t]??null,u=c===null?"":`, ${x(c,"point")}`,i=n==="table"?"choose it to be replaced":"take it back";return d`
    <${z}
      classes=${`card from-${n}`}
      letter=${t}
      wild=${e}
      points=${c}
      aria-label=${`${l}${u}, ${Rs[n]}: ${i}`}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function Ds(t){let{id:e,view:n,rules:o,changes:r,canAct:s,act:a,suggested:l,onDraft:c,notice:u,playsOnly:i}=t,{observation:f}=n,{hand:p="",table:h=[]}=f,$=Bs(n.seat,f.history),y=[$,p,...h].join(" "),[m,g]=T(()=>({...nt,...ge(e,y)}));Ut(()=>g(nt),[p,$]),Ut(()=>{m.target!==null&&g(nt)},[h.join()]),L(()=>kt(e,{draft:{position:y,value:m}}),[y,m]),L(()=>{l&&g(qo(l))},[l]),L(c,[m.text,m.target]),co([m.text,m.target]);let _=m.target===null?null:h[m.target],w=ve(p,_,m.text),b=Ho(w,m.target),E=m.target===null&&w.cells.length===1?w.cards[0]:void 0,I=we(k),U=n.seat!==null&&!n.over;function k({card:S,cell:C=0},D){let[R,ht]=(D??"").split(" "),mt=Number(ht);S===void 0?R!=="gap"&&R!=="cell"&&g($n(m,C,_)):R==="blind"||R==="exposed"?s&&a({action:"draw",discard:S,take:R}):R==="word"?g(dt(qt(mt,h[mt]),S)):R==="gap"?g(dt(m,S,mt)):R==="cell"?g(dt({...m,chosen:mt},S)):R==="tray"&&g(dt(m,S))}function M(S){w.cells[S].from==="table"?g({...m,chosen:m.chosen===S?null:S}):g($n(m,S,_))}function At(S){S.preventDefault(),b&&s&&a(b)}let Qt=d`
    <${gn}
      observation=${f}
      points=${o.points}
      target=${m.target}
      hasPiles=${!i}
      fresh=${js(f.history,n.seat)}
      arriving=${Qo(r,h)}
      onWord=${U&&(S=>g(S===m.target?nt:qt(S,h[S])))}
    />
  `;return U?d`
    ${Qt}
    <form class="panel own-turn" aria-label="Your turn" onSubmit=${At}>
      ${u}
      <${Is}
        hand=${p}
        used=${w.cards}
        points=${o.points}
        onCard=${S=>g(dt(m,S))}
        draggable=${I}
      />
      <${Jo}
        draft=${m}
        word=${w}
        points=${o.points}
        draggable=${I}
        onType=${(S,C)=>g(Yo(m,S,C,h))}
        onCell=${M}
        onClear=${()=>g(nt)}
        onGap=${S=>g({...m,caret:S,chosen:null})}
      />
      ${w.cells.some(({letter:S})=>!S)&&d`
          <${_e}
            label="The Master stands for"
            letters=${Object.keys(o.points).filter(S=>S!==A).sort()}
            onPick=${S=>g(Wo(m,S))}
          />
        `}
      <${Us}
        action=${b}
        discard=${E}
        advised=${E&&l?.discard===E?l.take:void 0}
        observation=${f}
        canAct=${s}
        playsOnly=${i}
        act=${a}
      />
    </form>
  `:Qt}var Fs=10;function Is({hand:t,used:e,points:n,onCard:o,draggable:r}){let s=P(null),a=P(null),l=K(t,e);return N(()=>{if(a.current===null||!Nt())return;let c=l.findIndex((i,f)=>!i&&f>Number(a.current)),u=c<0?l.lastIndexOf(!1):c;s.current?.children[u]?.focus(),a.current=null},[e.join()]),d`
    <div
      ref=${s}
      class="hand cards ${t.length>Fs?"many":""}"
      role="group"
      aria-label="Your hand"
    >
      ${[...t].map((c,u)=>d`
          <${ut}
            key=${`${u}${c}`}
            card=${c}
            points=${n}
            disabled=${l[u]}
            onClick=${()=>{a.current=u,o(c)}}
            ...${r({card:c})}
          />
        `)}
    </div>
  `}function Us({action:t,discard:e,advised:n,observation:o,canAct:r,playsOnly:s,act:a}){let l=o.pile?.at(-1),c=$=>a({action:"draw",discard:e,take:$}),u=r&&e!==void 0,i=e?X(e):"a card",f=t?pn(t,o):"play the word",p=$=>n===$?"main":"",h=d`
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
        Discard ${i}, take ${l?X(l):"the exposed card"}
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
  `}var Bs=(t,e=[])=>e.filter(({player:n,action:o})=>n===t&&!["accept","challenge"].includes(o.action)).length;function js(t=[],e){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of t){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===e||e===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==e&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}function Qo(t=[],e=[]){let n=t.flatMap(({number:o,events:r})=>r.flatMap(({action:s})=>s?.laid?[{word:s.laid,number:o}]:[]));return new Map(n.map(({word:o,number:r})=>[e.lastIndexOf(o),r]))}var Hs=({observation:t,rules:e,changes:n})=>d`
  <${gn}
    observation=${t}
    points=${e.points}
    arriving=${Qo(n,t.table)}
  />
`,qs=({table:t=[]},e)=>({position:[e,...t].join(" ")}),Ws=({hand:t,label:e})=>d`<${Et} cards=${t} label=${e} />`;function Zo({end:t,names:e,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:u=[]}=t,i=Object.values(c).some(p=>p!==0),f=p=>{let h=r[p]??(p===n?t.hand:"");return[u.includes(p)?d`${e[p]} <span class="tag">out of the game</span>`:e[p],h?d`<${Et} cards=${h} />`:s[p]?x(s[p],"card"):"none",i&&Y(c[p]??0),Y(a[p]),d`<strong>${l[p]}</strong>`]};return d`
    <${Ys} end=${t} names=${e} rules=${o} />
    <p class="hint">
      Cards left in a hand cost their points. The fewest points win; a player with${" "}
      ${o.out_at} or more is out of the game.
    </p>
    <${Ot}
      rowHeads
      columns=${[{title:"Player"},{title:"Cards left"},i&&{title:"Challenges",number:!0},{title:"This round",number:!0},{title:"Score",number:!0}]}
      rows=${[...e.keys()].filter(p=>p in s).map(p=>({key:p,cells:f(p)}))}
    />
  `}function Ys({end:{why:t,winner:e,play:n,left:o},names:r,rules:s}){if(t!=="out"||!n||!("laid"in n.action)){let l=x(s.guard*Object.keys(o).length,"turn");return d`<p>No hand has become smaller for ${l}, so all cards are counted.</p>`}let a=n.old?`: ${j(n.old)} became`:" with";return d`
    <p class="row">
      <strong>${r[e??0]} went out${a}</strong>
      <${et} laid=${n.action.laid} />
    </p>
  `}var Tn={};at(Tn,{RULESET_NOTES:()=>Gs,parts:()=>zs,values:()=>Ne});var tr=({counts:t})=>Object.values(t).reduce((e,n)=>e+n,0),Oe=({squares:t})=>`${t.length} x ${t[0].length} squares`;function Le(t){let e=x(t.counts[t.blank]??0,"blank");return{tiles:`${x(t.rack,"tile")} each, from a bag of ${tr(t)} with ${e}.`,begins:"The player who draws the letter nearest to A begins; a blank comes before A."}}var Ae="Lay tiles in one row or column, without a gap, so that they touch others on the board. All letters that then stand side by side, across and down, must form words.",Me="Each word that a play forms or makes longer scores the points of its letters.",Pe=({exchange_from:t})=>[`Exchange tiles for others, as long as the bag has ${t} or more.`,"Pass."],Re=({rack:t})=>`After a play you draw from the bag until you have ${t} tiles again.`,Wt=({bonus:t})=>t.map((e,n)=>e?`${x(n,"tile")} in one play score ${x(e,"point")} more.`:"").filter(Boolean).join(" ");function Ne(t){let{values:e,counts:n,blank:o}=t,r=new Map;for(let[s,a]of Object.entries(n)){let l=`${s===o?"blank":s} ×${a}`;r.set(e[s],[...r.get(e[s])??[],l])}return{title:"The tiles",columns:["Points","Tiles, and how many"],rows:[...r].sort(([s],[a])=>s-a).map(([s,a])=>[s,a.join(" ")]),note:`${tr(t)} tiles.`}}var Gs={standard:"From the description of the original program, with its gaps filled.",classic_poc:"The numbers of the original program."};function zs(t){return[{title:"Aim",facts:{aim:"Lay words for points, as in Scrabble; the highest score wins.",bombs:`Under the board of ${Oe(t)} ${x(t.bombs,"bomb")} lie hidden.`}},{title:"The start",facts:{...Le(t),first:"The first play needs two tiles or more, and may lie anywhere."}},{title:"A turn",facts:{lead:gt,ways:[Ae,...Pe(t)],refused:bt,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens those squares, too, and so on.",blank:"A blank stands for no letter in particular. A word with blanks is valid if some letters in their place make one; they may differ from word to word and from turn to turn. A blank scores nothing.",draw:Re(t)}},{title:"Points",facts:{words:Me,numbers:`The number under a new tile multiplies: ${Ks(t)}.`,bomb:"If a new tile lies on a bomb, all words through it score nothing. In later plays its letter scores as any other.",bonus:Wt(t)&&`${Wt(t)} A bomb does not change that.`}},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left.",zeros:`It is also over when a player has had ${x(t.zeros,"turn")} in a row without a point: passes, exchanges or bombs.`,held:"All lose the points of the tiles that they hold; nobody gains them."}}]}function Ks({multipliers:t}){let e=new Map;return t.forEach(([n,o],r)=>{let s=Vs(n,o);e.set(s,[...e.get(s)??[],r])}),[...e].map(([n,o])=>`${Xs(o)} ${n}`).join("; ")}function Xs(t){let[e]=t,n=t[t.length-1];return t.length>2&&n-e===t.length-1?`${e} to ${n}`:B(t)}function Vs(t,e){return e?[t!==1&&`the letter by ${t}`,e!==1&&`the word by ${e}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var Cn={};at(Cn,{RULESET_NOTES:()=>Js,parts:()=>Qs,values:()=>na});var Js={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with other penalties."};function Qs(t){let e=`two packs if ${t.two_packs_from} or more play`,n=t.max_exchanged===null?"one or more cards":x(t.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of your cards. The player who lays the last one ends the round; the others score the points of the cards that they hold.",out:`Points are bad: with ${t.out_at} or more you are out of the game.`,won:"The last player left wins, or after a set number of rounds the fewest points."}},{title:"The deal",facts:{cards:`${x(t.cards_each,"card")} each, from a pack of ${nr(t.pack)} (${e}). The other cards are the stock; its top card lies exposed beside it.`,dealer:"Each player draws a card; the highest deals first (A is the highest), and the next player begins.",later:Zs[t.later_dealer]}},{title:"A turn",facts:{lead:`${gt} You cannot pass.`,ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${n} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, and the E is yours.`,"Discard a card, and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:t.same_word_exchange?"A word may stay the same if a Master in it is changed for the card of its letter, or a card for your Master.":"A change must make another word.",stock:ta[t.renewal]}},{title:"Challenges",facts:ea(t)},{title:"The end of a round",facts:{end:"A round is over when a hand is empty and the last word stands. If all players are out of the game at once, the lowest score wins.",guard:`It is also over when in ${x(t.guard,"turn")} of each player no hand has become smaller. Then all score the cards that they hold.`}}]}var Zs={rotation:"In later rounds the players deal in turn.",starter:"In later rounds the player who began the last round deals."},ta={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function ea({strict:t,right_challenger:e,right_offender:n,wrong_challenger:o}){return t?{refused:bt}:{may:"Any word may be laid, valid or not. Each of the others may challenge it, until one does.",right:`If it is not in the dictionary, the cards go back, and the turn is lost${[kn("the challenger",e),kn("the player",n)].join("")}.`,wrong:`If it is, the word stays${kn("the challenger",o)}.`,refused:ue}}function kn(t,e){if(!e)return"";let n=x(Math.abs(e),"point");return e>0?`; ${t} gets ${n}`:`; ${t} has ${n} taken off`}function na({points:t,pack:e}){let n=new Map;for(let[o,r]of Object.entries(e)){let s=t[o],a=`${s} ${r}`,l=n.get(a)??{each:s,count:r,cards:[]};l.cards.push(o===A?"Master":o),n.set(a,l)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...n.values()].sort((o,r)=>r.each-o.each||r.count-o.count).map(({each:o,cards:r,count:s})=>[o,r.join(" "),s]),note:`${nr(e)} cards in a pack.`}}var nr=t=>Object.values(t).reduce((e,n)=>e+n,0);var En={};at(En,{RULESET_NOTES:()=>ra,parts:()=>sa,values:()=>Ne});var De=t=>String.fromCharCode(65+t),pt=({row:t,column:e})=>`${t+1}${De(e)}`,O=({row:t,column:e})=>`${t},${e}`,G=(t,{row:e,column:n})=>(t[e]?.[n]??".")!==".",V=({row:t,column:e},n,o=1)=>n?{row:t+o,column:e}:{row:t,column:e+o};function Yt(t){let[e]=t.match(/\p{L}/u)??["A"];return{row:parseInt(t.replace(/\D/g,""),10)-1,column:e.toUpperCase().charCodeAt(0)-65,down:t.startsWith(e)}}function st({at:t,word:e}){let{down:n,...o}=Yt(t),r=[],s=o;for(let a of e.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=V(s,n,l?a.length-2:1)}return r}function or(t,e,n){let o=f=>G(t,f)?`(${t[f.row][f.column]})`:e.find(p=>O(p)===O(f))?.letter,r=oa(t,e,n);if(r===null)return{fault:"line"};let s=e.reduce((f,p)=>f.row+f.column<=p.row+p.column?f:p);for(let f=s;o(f);f=V(f,r,-1))s=f;let{row:a,column:l}=s,c=r?`${De(l)}${a+1}`:pt(s),u="",i=0;for(let f;f=o(s);s=V(s,r))u+=f,f.startsWith("(")||(i+=1);return i<e.length?{fault:"gap"}:{play:{action:"play",at:c,word:u.replaceAll(")(","")}}}function oa(t,e,n){let[o]=e;if(e.length>1)return e.every(({row:s})=>s===o.row)?!1:e.every(({column:s})=>s===o.column)?!0:null;let r=s=>G(t,V(o,s,-1))||G(t,V(o,s));return!r(!1)&&(r(!0)||n)}var ra={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function sa(t){return[{title:"Aim",facts:{aim:"Lay words for points; the highest score wins."}},{title:"The start",facts:{board:`The board has ${Oe(t)}.`,...Le(t),first:`The first play needs two tiles or more${aa(t)}.`}},{title:"A turn",facts:{lead:gt,ways:[Ae,...Pe(t)],blank:"You choose a letter for a blank when you lay it. The blank keeps that letter, and scores nothing.",draw:Re(t)}},{title:"Points",facts:{words:Me,squares:la(t),bonus:Wt(t)}},{title:"Challenges",facts:ia[t.challenge]},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left. That player gains the points of the tiles that the others hold.",zeros:`It is also over after ${x(t.scoreless_turns,"turn")} in a row without a point, counting all players.`,held:"All lose the points of the tiles that they hold. If scores are equal, the one that was higher before wins."}}]}function aa({start:t}){return t?`, one of them on the star (${pt({row:t[0],column:t[1]})})`:""}var Gt=t=>({may:"Any words may be laid, valid or not. Each of the others may challenge them, all together, until one does.",right:"If one of them is not in the dictionary, the tiles go back, and the turn is lost.",wrong:`If all of them are, ${t}.`,refused:ue}),ia={rules:Gt("the challenger loses the next turn"),double:Gt("the challenger loses the next turn, which counts as one without a point"),single:Gt("nothing happens"),five:Gt("the play scores 5 points more"),ten:Gt("the play scores 10 points more"),void:{refused:bt}};function la({squares:t}){let e=s=>[...new Set(t.flat().map(a=>a[s]))].filter(a=>a!==1).sort(),n=e(0),o=e(1),r=[n.length?`the letter by ${B(n,"or")}`:"",o.length?`the word by ${B(o,"or")}`:""].filter(Boolean);return r.length?`Marked squares multiply ${B(r)}, in the play that lays a tile on them.`:""}var Fe=8,ca=[["","Any"],...Array.from({length:Fe-1},(t,e)=>[`${e+2}`,e+2<Fe?`${e+2}`:`${Fe} or more`])],Ie=(t,e,n)=>e.toUpperCase().split(/\s+/).every(o=>t.includes(o)||o===n),Ue=(t,e)=>`${Math.min(t.length,Fe)}`===e;function rr(t){let[e,n]=T({}),o=t.filter(({id:r})=>e[r]?.trim());return{filters:t,values:e,isActive:o.length>0,set:(r,s)=>n(a=>({...a,[r]:s})),clear:()=>n({}),passing:r=>r.filter(s=>o.every(({id:a,test:l})=>l(s,e[a].trim())))}}function sr({filters:t,values:e,isActive:n,set:o,clear:r}){return d`
    <div class="filters" role="group" aria-label="Filters">
      ${t.map(s=>d`
          <${ua}
            key=${s.id}
            ...${s}
            value=${e[s.id]??""}
            onValue=${a=>o(s.id,a)}
          />
        `)}
      <button type="button" disabled=${!n} onClick=${r}>Clear filters</button>
    </div>
  `}function ua({id:t,label:e,kind:n,hint:o,value:r,onValue:s}){switch(n){case"toggle":return d`
        <button
          type="button"
          class="toggle"
          aria-pressed=${r!==""}
          onClick=${()=>s(r?"":"on")}
        >
          ${e}
        </button>
      `;case"length":return d`
        <${ke} label=${e} id=${t} value=${r} options=${ca} onChange=${s} />
      `;default:return d`
        <${ot}
          label=${e}
          id=${t}
          type=${n==="text"?"search":"number"}
          min=${n==="number"?0:void 0}
          placeholder=${o}
          value=${r}
          onInput=${s}
        />
      `}}var ar=20,ft=1e3;function Be({question:t,whole:e=null,onWhole:n,filters:o,tools:r,none:s,...a}){let[l,c]=T(ar),u=rr(o),{result:i,error:f,busy:p}=lt("solve",t&&{...t,top:u.isActive?ft:l}),h=lt("solve",t&&e&&{...e,top:0}).result,$=i?.rows[0],y=$&&("moves"in $?$.moves:"plays"in $?$.plays:void 0),m=$?.count??0,g=e&&h?.rows[0]?.count||m,_=u.isActive&&(y?.length??0)>=Math.min(m,ft),w=y&&_?u.passing(y):y,b=_?w?.length??0:m,E=w?.slice(0,l);function I(){u.clear(),n?.()}return d`
    <section class="panel plays" aria-label="Plays" aria-busy=${p}>
      <div class="row">
        <h2 aria-live="polite">${y?fa(b,g,_&&m>ft,_):"Plays"}</h2>
        ${r}
      </div>
      <${sr} ...${u} isActive=${u.isActive||e!==null} clear=${I} />
      <${rt} text=${f??($?.error&&It($.error))} />
      ${!t||y&&g===0?d`<p>${s}</p>`:null}
      ${y&&g>0&&b===0&&d`
          <p>${_&&m>ft?da:pa(g)}</p>
          <button type="button" onClick=${I}>Show ${x(g,"play")}</button>
        `}
      ${E&&E.length>0&&d`<${ha} ...${a} plays=${E} busy=${p} />`}
      ${E&&E.length<b&&d`<${ma} shown=${E.length} onMore=${c} />`}
    </section>
  `}var da=`None of the best ${x(ft,"play")} passes the filters.`,pa=t=>`The filters hide ${t===1?"the only play":`all ${x(t,"play")}`}.`;function fa(t,e,n,o){let r=t.toLocaleString("en");if(n)return`${r} of the best ${x(ft,"play")}`;let s=x(e,"play");return o||t<e?`${r} of ${s}`:s}function ha({plays:t,busy:e,columns:n,rowOf:o,note:r,classes:s}){return d`
    ${r&&d`<p class="hint">${r}</p>`}
    <${Ot} classes=${s} columns=${n} rows=${t.map(a=>o(a,e))} />
  `}function ma({shown:t,onMore:e}){return t>=ft?d`<p class="hint">The other plays are not listed.</p>`:d`
    <button type="button" onClick=${()=>e(t+ar)}>More plays</button>
  `}var ir="CATDOG* hat l[u]rch",$a="* is the Master. In a table word, brackets mark its letter: l[u]rch.",cr="Type your cards to see what you can play.",ga=[["plays","Plays"],["plan","Plan"]],ba=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Substitute"]];function ur({info:t,dictionaries:e,query:n}){let o=he(()=>n.get("position")??ir),{value:r,set:s}=o,[a,l]=T(t.rulesets[0]),[c,u]=T(Te(t,e)),[i,f]=T("plays"),p=wt(()=>fe("lexicon",a),[a]).value;L(()=>ye("solver/lexicon",{position:r===ir?"":r}),[r]);let[h="",...$]=r.trim().split(/\s+/),y={hand:h,table:$,ruleset:a,dictionary:c};return d`
    <section class="panel" aria-label="Position">
      <${ot}
        label="Your cards, then the words on the table"
        id="position"
        class="large"
        value=${r}
        onInput=${m=>s(m)}
        hint=${$a}
        data-undo
      />
      <${ya}
        hand=${h}
        table=${$}
        points=${p&&"points"in p?p.points:void 0}
      />
      <div class="row">
        <${Ce} info=${t} value=${a} onChange=${l} />
        <${Ee}
          dictionaries=${e}
          value=${c}
          onChange=${u}
        />
        <${St} label="What to find" value=${i} options=${ga} onChange=${f} />
        <button type="button" disabled=${!r} onClick=${()=>s("")}>Clear</button>
        <${Se} ...${o} />
      </div>
    </section>
    ${i==="plays"?d`<${_a} ...${y} onText=${s} />`:d`<${Ta} ...${y} />`}
  `}function ya({hand:t,table:e,points:n}){return/^[\p{L}*?]+$/u.test(t)?d`
    <div class="felt">
      <span class="cards" role="group" aria-label="Hand">
        ${[...dr(t)].map(o=>d`<${ut} card=${o} points=${n} />`)}
      </span>
      ${e.map(o=>d`<${et} laid=${o} />`)}
    </div>
  `:null}var dr=t=>t.toUpperCase().replaceAll("?",A);function _a({hand:t,table:e,ruleset:n,dictionary:o,onText:r}){let[s,a]=T("all"),l={positions:[{hand:t,table:e}],game:"lexicon",ruleset:n,dictionary:o},c=s==="all";return d`
    <${Be}
      question=${t?c?l:{...l,actions:[s]}:null}
      whole=${c?null:l}
      onWhole=${()=>a("all")}
      filters=${va}
      tools=${d`
        <${St} label="Kinds of plays" value=${s} options=${ba} onChange=${a} />
      `}
      none=${xa(t,e,o)}
      classes="folds"
      columns=${[{title:"Word"},{title:"Action"},{title:"Cards left"},{title:"Points left",number:!0},{title:"Lay"}]}
      rowOf=${(u,i)=>({key:`${u.action} ${u.target} ${u.laid} ${u.left}`,cells:[d`<${et} laid=${u.laid} />`,lr(u,e),pr(u.left),u.left_points,u.left?d`
                <button
                  type="button"
                  disabled=${i}
                  aria-label=${`Lay ${j(u.laid)}, ${lr(u,e)}`}
                  onClick=${()=>r(wa(u,e))}
                >
                  Lay
                </button>
              `:""]})}
    />
  `}function xa(t,e,n){return t?e.length?`These cards form no word of the dictionary ${n}, and they fit into no word on the table. Discard a card and draw another.`:`These cards form no word of the dictionary ${n}. Discard a card and draw another, or add the words on the table: your cards may fit into them.`:cr}function wa({target:t,laid:e,left:n},o){let r=t===void 0?[...o,e]:o.with(t,e);return[n,...r].join(" ")}var va=[{id:"find",label:"Find",kind:"text",hint:"QU",test:({word:t},e)=>Ie(t.toUpperCase(),e)},{id:"most",label:"Max. points left",kind:"number",test:({left_points:t},e)=>t<=Number(e)},{id:"length",label:"Letters",kind:"length",test:({word:t},e)=>Ue(t,e)},{id:"all",label:"Uses all cards",kind:"toggle",test:({left:t})=>t===""}];function lr({action:t,target:e},n){return e===void 0?t:`${t} ${t==="insert"?"into":"in"} ${j(n[e]??"")}`}var pr=t=>t?d`<${Et} cards=${t} />`:d`<strong>none</strong>`;function Ta({hand:t,ruleset:e,dictionary:n}){let{result:o,error:r,busy:s}=lt("plan",t?{game:"lexicon",positions:[t],ruleset:e,dictionary:n}:null),a=o?.rows[0];return d`
    <section class="panel" aria-label="Plan" aria-busy=${s}>
      <h2 aria-live="polite">${a?.plans?Ca(a.empties_in??null):"Plan"}</h2>
      <p class="hint">Words from the hand alone that leave the fewest points, turn by turn.</p>
      <${rt} text=${r??(a?.error&&It(a.error))} />
      ${!t&&d`<p class="hint">${cr}</p>`}
      ${a?.plans&&d`
          <${Ot}
            classes="folds"
            columns=${[{title:"Turns",number:!0},{title:"Words"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${a.plans.map(({turns:l,words:c,left:u,left_points:i})=>({key:l,cells:[l,ka(t,c),pr(u),i]}))}
          />
        `}
    </section>
  `}function ka(t,e){let n=dr(t),o=e.map(r=>{let s=ve(n,null,r);for(let a of s.cards)n=n.replace(a,"");return s.laid});return d`
    <span class="words">
      ${o.length?o.map(r=>d`<${et} laid=${r} />`):"none"}
    </span>
  `}var Ca=t=>t===null?"Not all cards can be played":`All cards played in ${x(t,"turn")}`;function fr({points:t}){let[e,n]=T(!1);return e?null:d`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${Y(t)}
    </span>
  `}var hr=".",mr="*",je="✹",gr="⚑",Ea="★",$r={2:"double",3:"triple",4:"quadruple"},H=t=>"multipliers"in t;function br(t,e,n){let{row:o,column:r}=t,s=O(t),a=n.laid?.get(s),l=G(n.rows,t)?n.rows[o][r]:null,c=a?a.letter:l,u=n.opened?n.opened[o]?.[r]??hr:null,i=u===hr,f=u===mr,p=u===null||i||f?null:Number(u),h=p!==null&&H(e);return{name:pt(t),letter:c,isLaid:a!==void 0,closed:i,hit:f,number:p,premium:h?e.multipliers[p]:e.squares[o][r],start:e.start?.[0]===o&&e.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:f||i&&n.bombs?.[o]?.[r]===mr,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r,arriving:n.arriving?.has(s)??!1,exploding:n.exploding?.has(s)??!1}}function yr(t){let{closed:e,hit:n,bomb:o,number:r,premium:s,chance:a,cursor:l,last:c}=t;return[e?"closed":Sn(s),r!==null&&"open",n&&"hit",o&&"bomb",a!==null&&"odds",l&&"cursor",c&&"last",t.arriving&&"arriving",t.exploding&&"exploding"].filter(Boolean).join(" ")}function _r({closed:t,bomb:e,number:n,premium:o,chance:r,flagged:s,start:a}){return e?je:r!==null?Z(r):s?gr:n!==null?n:t?"":a?Ea:Sa(o)}var xr=({hit:t,number:e})=>t?je:e,wr=({flagged:t,chance:e})=>t&&e!==null?gr:null;function vr(t,e){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:u,isLaid:i}=t;return[n,e??"empty",i&&"being laid",o&&"closed",r&&"bomb",s!==null&&`${x(s,"bomb")} around`,e===null&&Oa(a),e===null&&u&&"start",c&&"flagged",l!==null&&`${Z(l)}% chance of a bomb`].filter(Boolean).join(", ")}function Sn([t,e]){return t>1&&e>1?"both":t>1?`letter${t}`:e>1?`word${e}`:e===0?"zero":"plain"}var Sa=([t,e])=>`${t>1?`${t}L`:""}${e===1?"":`${e}W`}`;function Oa([t,e]){return e===0?"word worth nothing":[t>1&&`${$r[t]??`${t} times`} letter`,e>1&&`${$r[e]??`${e} times`} word`].filter(Boolean).join(", ")}var On={laid:[],cursor:null,down:!1};function Ye({start:t,squares:e}){let[n,o]=t??[e.length>>1,e[0].length>>1];return{row:n,column:o}}var He=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:n}){return this.rules.squares[e]?.[n]!==void 0}point(e,n){return e.cursor&&O(e.cursor)===O(n)?{...e,down:!e.down}:{...e,cursor:n}}arrow(e,n,o){let r=e.cursor??Ye(this.rules);return n!==e.down?{...e,cursor:r,down:n}:this.advanced({...e,cursor:r},o)}advanced(e,n=1){let o=V(e.cursor,e.down,n);return this.isOnBoard(o)?{...e,cursor:o}:e}},qe=class extends He{constructor(e,n,o){super(e),this.rows=n,this.rack=o,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){let n=K(this.rack,e.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,n){return e.laid.find(o=>O(o)===O(n))}#e(e,n){let o=n;for(;G(this.rows,o)||this.laidAt(e,o);)o=V(o,e.down);return this.isOnBoard(o)?o:null}lay(e,n,o,r=""){if(G(this.rows,n)||!this.left(e).includes(o))return e;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(e,n),l=o===this.blank?s:o;return{...e,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(e,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:n,column:o},s,r)}layAtCursor(e,n,o=""){let r=e.cursor&&this.#e(e,e.cursor),s=r?this.lay(e,r,n,o):e;return!r||s===e?e:{...s,cursor:this.#e(s,r)??r}}type(e,n,o=!1){let r=n.toUpperCase();return!o&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,n):e}back(e){if(!e.cursor)return e;let n=e.cursor;if(!this.laidAt(e,n))do n=V(n,e.down,-1);while(G(this.rows,n));return this.laidAt(e,n)?{...this.takeBack(e,n),cursor:n}:e}takeBack(e,n){return{...e,laid:e.laid.filter(o=>O(o)!==O(n))}}withoutTaken(e){return{...e,laid:e.laid.filter(n=>!G(this.rows,n))}}move(e,n,o){let r=this.laidAt(e,n);return!r||G(this.rows,o)?e:this.lay(this.takeBack(e,n),o,r.tile,r.letter)}chooseLetter(e,n){let o=e.laid.findIndex(s=>!s.letter),r={...e.laid[o],letter:n.toLowerCase()};return{...e,laid:e.laid.with(o,r)}}},We=class extends He{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#e(e)}#e(e){return H(this.rules)&&/^[0-8*]$/.test(e)}type(e,n,o=!1){let r=this.advanced(e),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&e.opened?{...r,opened:zt(e.opened,e.cursor,n)}:{...r,rows:zt(e.rows,e.cursor,s)}}lay(e,n){let o=n.reduce((r,s)=>zt(r,s,s.letter),e.rows);return{...e,rows:o}}back(e){let{rows:n,opened:o,cursor:r}=e;return{...this.advanced(e,-1),rows:zt(n,r,"."),opened:o&&zt(o,r,".")}}};function zt(t,{row:e,column:n},o){return t.with(e,t[e].slice(0,n)+o+t[e].slice(n+1))}var Xt=({squares:t})=>t.map(e=>".".repeat(e.length));function Ge(t,e){let n=e.split(/[\n/]/);return Xt(t).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var Tr={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},La="!";function ze(t,e,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=e.cursor?e:{...e,cursor:Ye(t.rules)},c=({key:u,shiftKey:i})=>u in Tr?t.arrow(e,...Tr[u]):u===" "?{...l,down:!l.down}:u==="Backspace"||u==="Delete"?t.back(l):t.accepts(u)?t.type(l,u,i):void 0;return u=>{let{key:i}=u;if(u.ctrlKey||u.metaKey||u.altKey)return;if(s&&(i===La||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let p=i==="Enter"?o:r;if(!p)return;p()}else{let p=c(u);if(p===void 0)return;n(p)}u.preventDefault()}}var Aa=15;function Vt({label:t,rules:e,onKey:n,onSquare:o,onFlag:r,draggable:s,...a}){let{score:l,rising:c=[],...u}=a,i=P(null),{cursor:f,down:p}=u,h=O(f??Ye(e));N(()=>{f&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[f?.row,f?.column]);let $=(m,g)=>{let _={row:m,column:g},w=O(_),b=br(_,e,u),{letter:E,chance:I}=b,U=o&&{tabindex:w===h?0:-1,"data-home":w===h?"play":void 0,"data-drop":`square ${m} ${g}`,onClick:()=>o(_),onContextMenu:r&&(k=>{k.preventDefault(),r(_)}),...b.isLaid&&s?.({square:_})};return d`
      <div
        key=${g}
        role="gridcell"
        class="square ${yr(b)}"
        style=${I===null?void 0:{"--chance":I}}
        aria-label=${vr(b,E===null?null:Ln(E,e))}
        ...${U}
      >
        ${E===null?d`
                <span class="sign" aria-hidden="true">${_r(b)}</span>
                <span class="flag" aria-hidden="true">${wr(b)}</span>
              `:d`
                <${Ma}
                  letter=${E}
                  classes=${b.isLaid?"laid":""}
                  corner=${xr(b)}
                  rules=${e}
                />
              `}
        ${l?.key===w&&d`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(k=>k.square===w).map(({points:k,change:M})=>d`<${fr} key=${M} points=${k} />`)}
      </div>
    `},y=[...e.squares[0].keys()];return d`
    <div
      class="board-frame ${y.length>Aa?"large":""}"
      style=${{"--columns":y.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${y.map(m=>d`<span key=${m}>${De(m)}</span>`)}
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
  `}var kr=(t,e)=>t===""||t===e.blank,Cr=t=>t!==t.toUpperCase();function Ma({letter:t,classes:e,corner:n,rules:o}){let r=kr(t,o),s=r||Cr(t);return d`
    <${z}
      classes=${e}
      letter=${r?"":t.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[t]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function Ln(t,e){return kr(t,e)?"blank":Cr(t)?`blank for ${t.toUpperCase()}`:`${t}, ${x(e.values[t],"point")}`}var Ke={};at(Ke,{actionText:()=>Pa,adviceFigure:()=>Ha,adviceHint:()=>ja,differences:()=>qa,endFacts:()=>Ua,eventText:()=>Ra,lettersOf:()=>J,pastActionText:()=>Jt,tilesText:()=>Lt});var J=t=>t.replace(/[()]/g,"");function Er(t){let e=[...t.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=J(t).toUpperCase();if(!e.length)return n;let o=B(e.map(r=>r.toUpperCase()));return`${n} (${o} ${e.length>1?"blanks":"a blank"})`}function Lt(t){let e=t.replace(/[?_]/g,""),n=t.length-e.length,o=n>1?`${n} blanks`:"a blank";return[e,n&&o].filter(Boolean).join(" and ")}var Pa=t=>Sr(t).filter(Boolean).join(" ");function Jt(t,e,n=""){let[o,r]=Sr(t);return`${[W(e,o),r,n].filter(Boolean).join(" ")}.`}function Sr(t){switch(t.action){case"play":return["play",`${Er(t.word)} at ${t.at}`];case"exchange":return["exchange",Lt(t.tiles)];default:return[t.action,""]}}function Ra(t,e){switch(t.event){case"start draw":return`Tiles drawn for the start: ${t.players.map((o,r)=>`${e[o]} ${Lt(t.tiles[r])}`).join(", ")}.`;case"turn":return Ia(t,e[t.player]);case"lost turn":return`${W(e[t.player],"lose")} a turn for a wrong challenge.`;case"deal":return`${W(e[t.starter],"begin")}.`;case"game end":return Fa(t,e);case"forfeit":return ce(t,e);case"taken back":return`The play of ${e[t.player]} is taken back.`;case"points":return`${e[t.player]} ${Y(t.points)} ${Na[t.why]}.`;default:return null}}var Na={challenge:"for a play that was challenged and stands",time:"for time",tiles:"for tiles left"},Da={out:"a rack and the bag are empty",scoreless:"too many turns in a row without points",zeros:"too many turns in a row without points"};function Fa({why:t,adjustments:e,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=e.some(Boolean)?` Tiles left: ${r(e.map(Y))}.`:"";return`End of the game: ${Da[t]}.${s} Scores: ${r(n)}.`}function Ia(t,e){let{action:n,score:o=0,drawn:r,exchanged:s}=t,a=r?` Tiles drawn: ${Lt(r)}.`:"";switch(n.action){case"play":{let l="hit"in t&&t.hit?.length?t.hit:null,c=l?` A bomb explodes at ${B(l)}.`:"";return`${Jt(n,e,`for ${o}`)}${c}${a}`}case"exchange":return`${Jt(n,e,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in t&&t.right?"The play is taken back.":"The play stands.";return`${Jt(n,e)} ${c}`}case"accept":return null;default:return Jt(n,e)}}function Ua(t,e){let n=[],o=e.map(()=>0);for(let{event:c,player:u,action:i,score:f=0,right:p}of t)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){p&&(n=n.slice(0,-1));continue}o[u]+=1,i.action==="play"&&n.push({player:u,action:i,score:f})}let r=t.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,u)=>u.score-c.score)[0],a=e.map((c,u)=>{let f=n.filter(p=>p.player===u).map(({score:p})=>p).reduce((p,h)=>p+h,0);return`${c} ${(f/Math.max(1,o[u])).toFixed(1)}`});return[r&&le(r.winners,r.scores.toSorted(Ba),e),s&&`Best play: ${Er(s.action.word)} at ${s.action.at} for ${s.score}, by ${e[s.player]}.`,`Points a turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var Ba=(t,e)=>e-t,ja=({win_points:t=0})=>`Your chance to win, and the margin of error. ${x(t/100,"point")} more on average count like 1% more.`;function Ha({win:t,equity:e,playouts:n,margin:o},{ranked:r,win_points:s=0}){let[a]=r,l=s?(e-a.equity)/s:0,c=Math.min(Math.max(t+l,0),1),u=(t*n+1)/(n+2),i=196*Math.sqrt(u*(1-u)/(n+2));return{value:t+l,figure:`${Z(c)}%`,margin:o===0?"":`${Math.max(1,Math.round(i))}%`}}var qa=(t,e)=>[Ft(t.score-e.score,"point","now"),Ft((t.leave_value??0)-(e.leave_value??0),"point","for the tiles kept"),de((t.bomb??0)-(e.bomb??0),"risk of a bomb")];function Or(t,e,n){let o=H(n),[r,s]=T(null),[a,l]=T(null),[c,u]=T(()=>new Set(ct(t)?.flags)),[i,f]=T(!1),p=P(e.seq);p.current=e.seq,N(()=>s(null),[e.seq]);let h=o&&e.over,$=wt(async()=>h?await Wa(t):null,[t,h]).value;if(!o)return null;let{opened:y=[],bombs:m=n.bombs}=e.observation;async function g(){let w=y.length?y:Xt(n),b=await _t("lexibomb.odds",{opened:w,bombs:m}).then(({probability:E})=>({odds:E,problem:null}),E=>({odds:null,problem:xt(E)}));p.current===e.seq&&(s(b.odds),l(b.problem))}function _(w){let b=new Set(c),E=b.delete(O(w));E||b.add(O(w)),u(b),kt(t,{flags:[...b]}),lo(`${pt(w)}: flag ${E?"removed":"set"}.`)}return{board:{opened:y,odds:r,flags:c,bombs:$},count:m,hits:y.join("").split("*").length-1,toggleFlag:_,flagging:i,toggleFlagging:()=>f(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):g(),problem:a}}async function Wa(t){return(await To(t)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function Lr({field:t}){let e=(n,o,r=()=>{})=>d`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return d`
    ${e("Odds of bombs",t.hasOdds,t.toggleOdds)}
    ${e("Set flags",t.flagging,t.toggleFlagging)}
  `}function Xe({rules:t}){return d`
    <p class="hint" id="legend">
      A number counts the bombs around its square. New tiles there multiply:
    </p>
    <ul class="legend" aria-labelledby="legend">
      ${Ga(t.multipliers).map(({premium:e,first:n,last:o})=>d`
          <li key=${n}>
            <span class="square open ${Sn(e)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${Ya(e)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label="bomb">${je}</span>
        its words score 0
      </li>
    </ul>
  `}function Ya([t,e]){return[t!==1&&`letter × ${t}`,e!==1&&`words × ${e}`].filter(Boolean).join(", ")||"nothing"}function Ga(t){let e=[];return t.forEach((n,o)=>{let r=e.at(-1);r&&String(r.premium)===String(n)?r.last=o:e.push({premium:n,first:o,last:o})}),e}var za="RETINA",Ka=[["equity","By equity"],["points","By points"]];function An({info:t,...e}){let[n,o]=T(t.rulesets[0]),{value:r,error:s}=wt(()=>fe(t.game,n),[n]);if(!r)return d`<${rt} text=${s} />`;let a=d`
    <${Ce} info=${t} value=${n} onChange=${o} />
  `;return d`
    <${Xa}
      key=${n}
      info=${t}
      rules=${r}
      rulesetChoice=${a}
      ...${e}
    />
  `}function Xa({info:t,rules:e,query:n,dictionaries:o,rulesetChoice:r}){let s=H(e),a=he(()=>({draft:{rows:Ge(e,n.get("board")??""),opened:s?Ge(e,n.get("opened")??""):null,cursor:null,down:!1},rack:n.get("rack")??za+e.blank})),{draft:l,rack:c}=a.value,[u,i]=T(Te(t,o)),[f,p]=T(null),h=new We(e),{rows:$,opened:y}=l;function m(k,M=c){let At=M===c&&[k.rows,k.opened].join()===[$,y].join();a.set({draft:k,rack:M},!At)}let g=c.replace(/\s/g,"").toUpperCase(),_=Xt(e),w=k=>!k||k.join()===_.join();L(()=>{let k=M=>!M||w(M)?"":M.join("/");ye(`solver/${e.game}`,{rack:c,board:k($),opened:k(y)}),p(null)},[c,$,y]);let b=f?st(f):[],I=d`
    <button type="button" disabled=${!f} onClick=${()=>{let k=b.map(({letter:M})=>M===M.toUpperCase()?M:e.blank);m(h.lay(l,b),tt(g,k).join(""))}}>
      Lay ${f?J(f.word):"the play that is shown"}
    </button>
  `,U=k=>M=>m({...l,[k]:Ge(e,M)});return d`
    <div class="board-solver ${e.game}">
      <section class="panel" aria-label="Position">
        <${ot}
          label="Your tiles"
          id="rack"
          class="large"
          value=${c}
          onInput=${k=>m(l,k)}
          hint=${`${e.blank} is a blank.`}
        />
        <div class="row">
          ${r}
          <${Ee}
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
          laid=${new Map(b.map(k=>[O(k),k]))}
          onSquare=${k=>m(h.point(l,k))}
          onKey=${ze(h,l,m,{})}
        />
        ${s&&d`<${Xe} rules=${e} />`}
        <p class="hint">
          Click a square and type. Arrows turn and move, Backspace clears.
          ${s?" 0 to 8 open a square, * is a bomb that was hit.":""}
          ${e.free_blank?` ${e.blank} is a blank.`:" With Shift a letter is a blank."}
        </p>
        <div class="row">
          ${!s&&I}
          <button
            type="button"
            disabled=${w($)&&w(y)}
            onClick=${()=>m({...l,rows:_,opened:y&&_})}
          >
            Clear the board
          </button>
          <${Se} ...${a} />
        </div>
        <details class="panel">
          <summary>The board as text</summary>
          <${Ar} label="Tiles" rows=${$} onRows=${U("rows")} />
          ${s&&d`<${Ar} label="Open squares" rows=${y} onRows=${U("opened")} />`}
        </details>
      </div>
      <${Qa}
        rules=${e}
        position=${g&&Ja($,y,g)}
        none=${Va(g,w($),u)}
        dictionary=${u}
        shown=${f}
        onShow=${p}
      />
    </div>
  `}function Va(t,e,n){return t?e?[...t].length===1?"The first play needs two tiles or more. Type more tiles.":`These tiles form no word of the dictionary ${n}. Type more tiles, or the words on the board.`:`These tiles form no word of the dictionary ${n} with those on the board. In a game, you would exchange tiles or pass.`:"Type the tiles on your rack to see what you can play."}function Ja(t,e,n){return e?{board:t,opened:e,rack:n}:`${t.map(r=>r.replace(/\.+/g,s=>String(s.length))).join("/")} ${n}/ 0/0 0`}function Ar({label:t,rows:e,onRows:n}){let o=t.toLowerCase().replace(" ","-");return d`
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
  `}function Qa({rules:t,position:e,none:n,dictionary:o,shown:r,onShow:s}){let[a,l]=T("equity"),{game:c,ruleset:u}=t,i=H(t),f=h=>d`
    <button
      type="button"
      class="plain"
      aria-pressed=${h.at===r?.at&&h.word===r.word}
      onClick=${()=>s(h)}
    >
      ${J(h.word)}
    </button>
  `;return d`
    <${Be}
      question=${e?{game:c,positions:[e],ruleset:u,dictionary:o,order:a}:null}
      filters=${i?Za:Mr}
      tools=${d`
        <${St} label="Order" value=${a} options=${Ka} onChange=${l} />
      `}
      none=${n}
      note="Equity is the points plus what the leave, the tiles you keep, is worth."
      columns=${[{title:"Play"},{title:"At"},i&&{title:"Bomb",number:!0},{title:"Points",number:!0},{title:"Leave"},{title:"Equity",number:!0}]}
      rowOf=${h=>({key:`${h.at} ${h.word}`,cells:[f(h),h.at,i&&`${Z(h.bomb??0)}%`,i?h.score.toFixed(1):h.score,h.leave||d`<span class="hint">none</span>`,h.equity?.toFixed(1)??""]})}
    />
  `}var Mr=[{id:"find",label:"Find",kind:"text",hint:"QU or 8D",test:({at:t,word:e},n)=>Ie(J(e).toUpperCase(),n,t)},{id:"least",label:"Min. points",kind:"number",test:({score:t},e)=>t>=Number(e)},{id:"length",label:"Letters",kind:"length",test:({word:t},e)=>Ue(J(t),e)},{id:"all",label:"Uses all tiles",kind:"toggle",test:({leave:t})=>t===""}],Za=Mr.toSpliced(3,0,{id:"risk",label:"Max. bomb %",kind:"number",test:({bomb:t},e)=>Z(t)<=Number(e)});var Ve={};at(Ve,{Play:()=>li,Position:()=>fi,StaticHand:()=>mi,solverQuery:()=>hi});function Pr({tiles:t,rules:e,label:n}){return d`
    <span class="rack" role="img" aria-label=${n}>
      ${[...t].map(o=>d`<${Nr} tile=${o} rules=${e} aria-hidden="true" />`)}
    </span>
  `}function Rr({rack:t,rules:e,left:n,chosen:o,onTile:r,draggable:s}){return d`
    <div class="rack" role="group" aria-label="Your rack" data-drop="rack">
      ${[...t].map((a,l)=>d`
          <${Nr}
            key=${`${l}${a}`}
            tile=${a}
            rules=${e}
            aria-label=${Ln(a,e)}
            aria-pressed=${o.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>r(l)}
            data-drop=${`rack ${l}`}
            ...${s({place:l})}
          />
        `)}
    </div>
  `}function Nr({tile:t,rules:e,...n}){let o=t===e.blank,r=o?null:e.values[t];return d`
    <${z} letter=${o?"":t} wild=${o} points=${r} ...${n} />
  `}function Dr(t,e){let n=K(t,e),o=[...t].filter((r,s)=>n[s]);return[...o,...tt(e,o)].join("")}function Fr(t,e,n){let o=[...t];return o.splice(n,0,...o.splice(e,1)),o.join("")}function Ir(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[e[n],e[o]]=[e[o],e[n]]}return e.join("")}function Ur(t,e,n,o,r){let{rack:s="",board:a=[],history:l=[]}=e.observation,c=l.filter(({player:C,action:D})=>C===e.seat&&D.action==="exchange"),u=`${s} ${c.length}`,[i,f]=T(()=>({...On,...ge(t,u)})),[p,h]=T(()=>ct(t)?.order??""),[$,y]=T([]),[m,g]=T(!1),_=p?Dr(p,s):s,w=new qe(n,a,_),b=i.laid.some(({letter:C})=>!C),{play:E,fault:I}=i.laid.length&&!b?or(a,i.laid,i.down):{},U=()=>{f(C=>({...C,laid:[]})),y([]),g(!1)};Ut(U,[u]),L(()=>{let C={laid:i.laid,down:i.down};kt(t,{order:p,draft:{position:u,value:C}})},[u,p,i.laid,i.down]),N(()=>f(w.withoutTaken(i)),[a.join()]),L(()=>{if(o)if(U(),o.action==="play"){let{down:C}=Yt(o.at);f(st(o).reduce((D,R)=>w.layLetter(D,R),{...On,down:C}))}else o.action==="exchange"&&k(o.tiles)},[o]);function k(C=""){U(),g(!0);let D=K(_,C);y([...D.keys()].filter(R=>D[R]))}function M(C){h(C),y([])}function At({place:C=0,square:D},R){let[ht,...mt]=(R??"").split(" "),[Je,Wr]=mt.map(Number);if(ht==="square"){let Rn={row:Je,column:Wr};f(D?w.move(i,D,Rn):w.lay(i,Rn,_[C]))}else D?f(w.takeBack(i,D)):ht==="rack"&&Je!==void 0&&M(Fr(_,C,Je))}function Qt(C){let D=$.filter(ht=>ht!==C),R=D.length<$.length;m?y(R?D:[...$,C]):i.cursor?f(w.layAtCursor(i,_[C])):y(R?[]:[C])}function S(C){r?r(C):!m&&$.length?(f(w.lay(i,C,_[$[0]])),y([])):w.laidAt(i,C)?f(w.takeBack(i,C)):f(w.point(i,C))}return{rack:_,editor:w,draft:i,setDraft:f,chosen:$,exchanging:m,needsLetter:b,play:E,fault:I,left:w.left(i),clear:U,startExchange:k,shuffle:()=>M(Ir(_)),chooseLetter:C=>f(w.chooseLetter(i,C)),onTile:Qt,onSquare:S,draggable:we(At,{small:!0})}}function Mn(t=[]){let e=t.flatMap(({number:n,events:o})=>o.filter(({event:r,action:s})=>r==="turn"&&s.action==="play").map(({action:r,score:s=0,hit:a=[]})=>({laid:st(r),score:s,hit:a,change:n})));return{arriving:new Set(e.flatMap(({laid:n})=>n.map(O))),exploding:new Set(e.flatMap(({hit:n})=>n.map(ti))),rising:e.map(({laid:n,score:o,change:r})=>({square:O(Pn(n)),points:o,change:r}))}}var ti=t=>O(Yt(t)),Pn=t=>t.reduce((e,n)=>e.row+e.column>n.row+n.column?e:n);function Br(t){let{turn:e,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=t,{rack:c,chosen:u}=e;return d`
    <section class="panel own-turn" aria-label="Your turn">
      <div class="rack-row">
        <${Rr}
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
          <${_e}
            label="The blank stands for"
            letters=${e.editor.letters}
            onPick=${e.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${e.fault?an[e.fault]:ni(n,e.draft.laid.length,o)}
      </p>
      ${r}
      ${e.exchanging?d`
              <${ai}
                tiles=${u.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${t.endsWithoutPoints}
                act=${l}
                onCancel=${e.clear}
              />
            `:!s&&d`<${ri} ...${t} />`}
      <p class="hint keys">${ei(o)}</p>
    </section>
  `}var ei=t=>`On the board: letters lay tiles, ${t.free_blank?t.blank:"Shift"} a blank; arrows turn and move; Backspace takes a tile back, Escape all; Enter plays${H(t)?"; ! sets a flag":""}.`;function ni(t,e,n){if(!t)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=t;if(l){let f=l.rule==="start"&&n.start?"start square":l.rule;return an[f]??xo}let c=o.map(({word:f,points:p})=>`${f.toUpperCase()} ${p}`);r&&c.push(`${r} for ${x(e,"tile")}`);let u=c.length>1?`${c.join(" + ")} = `:`${o[0].word.toUpperCase()} `,i=a.length&&H(n)&&oi(n);return d`
    ${u}<strong>${i?"at least ":""}${x(s??0,"point")}</strong>
    ${a.length?", if there is no bomb":""}
  `}var oi=({multipliers:t})=>t.flat().every(e=>e>=1);function ri(t){let{turn:e,field:n,preview:o,canAct:r,canExchange:s,endsWithoutPoints:a,act:l}=t,{play:c,draft:u}=e,[i,f]=T(!1);if(L(()=>f(!1),[r]),i)return d`
      <${si}
        tiles=${u.laid.length}
        endsGame=${a}
        canAct=${r}
        act=${l}
        onCancel=${()=>f(!1)}
      />
    `;let p=r&&c&&!o?.fault;return d`
    <div class="row">
      <button type="button" class="main" disabled=${!p} onClick=${()=>c&&l(c)}>
        ${c?`Play ${J(c.word).toUpperCase()}`:"Play"}
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
      ${n&&d`<${Lr} field=${n} />`}
    </div>
    <${rt} text=${n?.problem} />
  `}var jr="Another turn without points ends the game.";function si({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){let s=P(null);return N(()=>s.current?.focus(),[]),d`
    <p id="pass-question">
      ${t?`Pass, and take back ${x(t,"tile")}?`:"Pass without playing?"}${" "}
      ${e&&d`<strong>${jr}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>Play on</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>Pass</button>
    </div>
  `}function ai({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){return d`
    ${e&&d`<p><strong>${jr}</strong></p>`}
    <div class="row">
      <button
        type="button"
        class="main"
        disabled=${!n||!t}
        onClick=${()=>o({action:"exchange",tiles:t})}
      >
        ${t?`Exchange ${Lt(t)}`:"Choose tiles to exchange"}
      </button>
      <button type="button" onClick=${r}>Cancel</button>
    </div>
  `}function Hr({rules:t,board:e,rack:n,bag:o}){let r=ii(t,e,n),s=r.reduce((a,[,l])=>a+l,0);return d`
    <details class="unseen-tiles">
      <summary class="hint">In the bag: ${x(o,"tile")}.</summary>
      <p class="hint">${x(s,"tile")} in the bag and on the racks of others:</p>
      <ul aria-label="Tiles that you do not see">
        ${r.map(([a,l])=>d`
            <li key=${a} class=${l?"":"none"}>
              <strong>${a===t.blank?"blank":a}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function ii({counts:t,blank:e},n,o){let r={...t};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:e]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===e)-+(a===e)||s.localeCompare(a))}function li(t){let{id:e,view:n,rules:o,changes:r,canAct:s,mustAnswer:a,act:l,suggested:c,notice:u,onDraft:i}=t,{board:f=[],rack:p="",bag:h=0,history:$}=n.observation,y=n.seat!==null&&!n.over,m=Or(e,n,o),g=Ur(e,n,o,c,m?.flagging?m.toggleFlag:null),{draft:_,play:w}=g,b=ui(e,n.seq,y?w:void 0),E=it(()=>pi($),[n.seq]),I=it(()=>Mn(r),[r]);L(i,[_.laid,g.chosen]);let U=y&&{..._,laid:new Map(_.laid.map(k=>[O(k),k])),score:b?.fault===null?di(_.laid,b):null,onSquare:g.onSquare,onFlag:m?.toggleFlag,draggable:g.draggable,onKey:ze(g.editor,_,g.setDraft,{onEnter:()=>w&&s&&!b?.fault&&l(w),onEscape:g.clear,onFlag:m?.toggleFlag,flagging:m?.flagging})};return d`
    <div class="board-area">
      <${Vt}
        label="Board"
        rules=${o}
        rows=${f}
        last=${E}
        ...${I}
        ...${m?.board}
        ...${U}
      />
      <${Hr} rules=${o} board=${f} rack=${p} bag=${h} />
      ${m&&d`
          <p class="hint">Bombs: ${m.count}, ${m.hits} hit.</p>
          <${Xe} rules=${o} />
        `}
      ${y&&d`
          <p class="hint taps">
            Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.
          </p>
        `}
    </div>
    ${y&&d`
        <${Br}
          turn=${g}
          field=${m}
          preview=${b}
          rules=${o}
          notice=${u}
          mustAnswer=${a}
          canAct=${s}
          playsOnly=${t.playsOnly}
          canExchange=${h>=o.exchange_from}
          endsWithoutPoints=${ci(n,o)}
          act=${l}
        />
      `}
  `}function ci({seat:t,observation:e},n){let{scoreless:o=0,zeros:r=[]}=e;return H(n)?(r[t??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function ui(t,e,n){let o=ct(t)?.token,r=n&&o?{id:t,token:o,action:n,seq:e}:null,{result:s,busy:a}=lt("table.score",r);return a?null:s}function di(t,{score:e,closed:n}){return{key:O(Pn(t)),text:`${e}${n.length?"?":""}`}}var pi=(t=[])=>qr(t.findLast(({action:e})=>e.action!=="accept")?.action),qr=t=>new Set(t?.action==="play"?st(t).map(O):[]);function fi({observation:t,rules:e,action:n,bombs:o,changes:r}){let{board:s=[],opened:a=[]}=t;return d`
    <${Vt}
      label="Board"
      rules=${e}
      rows=${s}
      last=${qr(n)}
      opened=${H(e)?a:null}
      bombs=${o}
      ...${Mn(r)}
    />
  `}var hi=({board:t=[],opened:e=[]},n)=>({rack:n,board:t.join("/"),...e.length?{opened:e.join("/")}:{}}),mi=({hand:t,rules:e,label:n})=>d`<${Pr} tiles=${t} rules=${e} label=${n} />`;var Go={lexicon:{...vn,...fn,Solver:ur,RoundScores:Zo,addDetails:mn,lastHands:Io,rules:Cn,emblem:"ACE",tagline:"The card game of words: be the first to play all your cards."},scrabble:{...Ve,...Ke,Solver:An,rules:En,emblem:"QIZ",tagline:"Crosswords for points, on premium squares."},lexibomb:{...Ve,...Ke,Solver:An,rules:Tn,emblem:"12✹",tagline:"Scrabble on a minefield: numbers multiply, bombs cost the word."}};export{gi as a,T as b,L as c,N as d,P as e,it as f,bi as g,d as h,lo as i,co as j,xi as k,x as l,B as m,Y as n,sn as o,Zr as p,vi as q,ts as r,es as s,Ti as t,ki as u,fo as v,ce as w,ns as x,Ci as y,ho as z,Ei as A,Si as B,Oi as C,Li as D,Ai as E,Mi as F,$o as G,os as H,Pi as I,rs as J,Ri as K,ss as L,Ni as M,Di as N,yt as O,_t as P,To as Q,xt as R,Ui as S,fe as T,Bi as U,wt as V,lt as W,Wi as X,cn as Y,he as Z,Yi as _,Gi as $,zi as aa,Ut as ba,Xi as ca,ds as da,Vi as ea,Ji as fa,Qi as ga,ct as ha,Zi as ia,kt as ja,tl as ka,el as la,nl as ma,ol as na,rl as oa,sl as pa,al as qa,Ro as ra,ul as sa,dl as ta,ye as ua,fr as va,Go as wa,bn as xa,Pl as ya,Rl as za,Te as Aa,yn as Ba,Nl as Ca,Dl as Da,Fl as Ea,Il as Fa,Ul as Ga,Bl as Ha,As as Ia,Ms as Ja,ot as Ka,Jl as La,ke as Ma,Ce as Na,Ee as Oa,Ps as Pa,Ql as Qa,Zl as Ra,Ot as Sa,Se as Ta,rt as Ua};

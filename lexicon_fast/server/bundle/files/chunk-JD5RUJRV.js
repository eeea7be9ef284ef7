var ur=Object.defineProperty;var ot=(t,e)=>{for(var n in e)ur(t,n,{get:e[n],enumerable:!0})};var Vt,T,On,Ct,Pn,bn,pr,Jt={},Mn=[],dr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function V(t,e){for(var n in e)t[n]=e[n];return t}function Rn(t){var e=t.parentNode;e&&e.removeChild(t)}function Nn(t,e,n){var o,r,s,a={};for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?Vt.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return Gt(t,a,o,r,null)}function Gt(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++On};return T.vnode!=null&&T.vnode(s),s}function Qt(t){return t.children}function Kt(t,e){this.props=t,this.context=e}function ft(t,e){if(e==null)return t.__?ft(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?ft(t):null}function Dn(t){var e,n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.__e=t.__c.base=n.__e;break}return Dn(t)}}function _n(t){(!t.__d&&(t.__d=!0)&&Ct.push(t)&&!Xt.__r++||bn!==T.debounceRendering)&&((bn=T.debounceRendering)||Pn)(Xt)}function Xt(){for(var t;Xt.__r=Ct.length;)t=Ct.sort(function(e,n){return e.__v.__b-n.__v.__b}),Ct=[],t.some(function(e){var n,o,r,s,a,l;e.__d&&(a=(s=(n=e).__v).__e,(l=n.__P)&&(o=[],(r=V({},s)).__v=s.__v+1,Be(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??ft(s),s.__h),Un(o,s),s.__e!=a&&Dn(s)))})}function jn(t,e,n,o,r,s,a,l,c,p){var i,f,u,h,m,b,$,g=o&&o.__k||Mn,y=g.length;for(n.__k=[],i=0;i<e.length;i++)if((h=n.__k[i]=(h=e[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?Gt(null,h,null,null,h):Array.isArray(h)?Gt(Qt,{children:h},null,null,null):h.__b>0?Gt(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(u=g[i])===null||u&&h.key==u.key&&h.type===u.type)g[i]=void 0;else for(f=0;f<y;f++){if((u=g[f])&&h.key==u.key&&h.type===u.type){g[f]=void 0;break}u=null}Be(t,h,u=u||Jt,r,s,a,l,c,p),m=h.__e,(f=h.ref)&&u.ref!=f&&($||($=[]),u.ref&&$.push(u.ref,null,h),$.push(f,h.__c||m,h)),m!=null?(b==null&&(b=m),typeof h.type=="function"&&h.__k!=null&&h.__k===u.__k?h.__d=c=Fn(h,c,t):c=In(t,h,u,g,m,c),p||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&u.__e==c&&c.parentNode!=t&&(c=ft(u))}for(n.__e=b,i=y;i--;)g[i]!=null&&(typeof n.type=="function"&&g[i].__e!=null&&g[i].__e==n.__d&&(n.__d=ft(o,i+1)),qn(g[i],g[i]));if($)for(i=0;i<$.length;i++)Bn($[i],$[++i],$[++i])}function Fn(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="function"?Fn(r,e,n):In(n,r,r,t.__k,r.__e,e));return e}function In(t,e,n,o,r,s){var a,l,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function yn(t,e,n){e[0]==="-"?t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||dr.test(e)?n:n+"px"}function Yt(t,e,n,o,r){var s;t:if(e==="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||yn(t.style,e,"");if(n)for(e in n)o&&n[e]===o[e]||yn(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?wn:xn,s):t.removeEventListener(e,s?wn:xn,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function xn(t){this.l[t.type+!1](T.event?T.event(t):t)}function wn(t){this.l[t.type+!0](T.event?T.event(t):t)}function Be(t,e,n,o,r,s,a,l,c){var p,i,f,u,h,m,b,$,g,y,w,_=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=e.__e=n.__e,e.__h=null,s=[l]),(p=T.__b)&&p(e);try{t:if(typeof _=="function"){if($=e.props,g=(p=_.contextType)&&o[p.__c],y=p?g?g.props.value:p.__:o,n.__c?b=(i=e.__c=n.__c).__=i.__E:("prototype"in _&&_.prototype.render?e.__c=i=new _($,y):(e.__c=i=new Kt($,y),i.constructor=_,i.render=hr),g&&g.sub(i),i.props=$,i.state||(i.state={}),i.context=y,i.__n=o,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),_.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=V({},i.__s)),V(i.__s,_.getDerivedStateFromProps($,i.__s))),u=i.props,h=i.state,f)_.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(_.getDerivedStateFromProps==null&&$!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps($,y),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate($,i.__s,y)===!1||e.__v===n.__v){i.props=$,i.state=i.__s,e.__v!==n.__v&&(i.__d=!1),i.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(S){S&&(S.__=e)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate($,i.__s,y),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,h,m)})}i.context=y,i.props=$,i.state=i.__s,(p=T.__r)&&p(e),i.__d=!1,i.__v=e,i.__P=t,p=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=V(V({},o),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||(m=i.getSnapshotBeforeUpdate(u,h)),w=p!=null&&p.type===Qt&&p.key==null?p.props.children:p,jn(t,Array.isArray(w)?w:[w],e,n,o,r,s,a,l,c),i.base=e.__e,e.__h=null,i.__h.length&&a.push(i),b&&(i.__E=i.__=null),i.__e=!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=fr(n.__e,e,n,o,r,s,a,c);(p=T.diffed)&&p(e)}catch(S){e.__v=null,(c||s!=null)&&(e.__e=l,e.__h=!!c,s[s.indexOf(l)]=null),T.__e(S,e,n)}}function Un(t,e){T.__c&&T.__c(e,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){T.__e(o,n.__v)}})}function fr(t,e,n,o,r,s,a,l){var c,p,i,f=n.props,u=e.props,h=e.type,m=0;if(h==="svg"&&(r=!0),s!=null){for(;m<s.length;m++)if((c=s[m])&&(c===t||(h?c.localName==h:c.nodeType==3))){t=c,s[m]=null;break}}if(t==null){if(h===null)return document.createTextNode(u);t=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,u.is&&u),s=null,l=!1}if(h===null)f===u||l&&t.data===u||(t.data=u);else{if(s=s&&Vt.call(t.childNodes),p=(f=n.props||Jt).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(s!=null)for(f={},m=0;m<t.attributes.length;m++)f[t.attributes[m].name]=t.attributes[m].value;(i||p)&&(i&&(p&&i.__html==p.__html||i.__html===t.innerHTML)||(t.innerHTML=i&&i.__html||""))}if((function(b,$,g,y,w){var _;for(_ in g)_==="children"||_==="key"||_ in $||Yt(b,_,null,g[_],y);for(_ in $)w&&typeof $[_]!="function"||_==="children"||_==="key"||_==="value"||_==="checked"||g[_]===$[_]||Yt(b,_,$[_],g[_],y)})(t,u,f,r,l),i)e.__k=[];else if(m=e.props.children,jn(t,Array.isArray(m)?m:[m],e,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&ft(n,0),l),s!=null)for(m=s.length;m--;)s[m]!=null&&Rn(s[m]);l||("value"in u&&(m=u.value)!==void 0&&(m!==t.value||h==="progress"&&!m)&&Yt(t,"value",m,f.value,!1),"checked"in u&&(m=u.checked)!==void 0&&m!==t.checked&&Yt(t,"checked",m,f.checked,!1))}return t}function Bn(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){T.__e(o,n)}}function qn(t,e,n){var o,r;if(T.unmount&&T.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||Bn(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){T.__e(s,e)}o.base=o.__P=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&qn(o[r],e,typeof t.type!="function");n||t.__e==null||Rn(t.__e),t.__e=t.__d=void 0}function hr(t,e,n){return this.constructor(t,n)}function la(t,e,n){var o,r,s;T.__&&T.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,s=[],Be(e,t=(!o&&n||e).__k=Nn(Qt,null,[t]),r||Jt,Jt,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?Vt.call(e.childNodes):null,s,!o&&n?n:r?r.__e:e.firstChild,o),Un(s,t)}Vt=Mn.slice,T={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)return n.__E=n}catch(s){t=s}throw t}},On=0,Kt.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=V({},this.state),typeof t=="function"&&(t=t(V({},n),this.props)),t&&V(n,t),t!=null&&this.__v&&(e&&this.__h.push(e),_n(this))},Kt.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),_n(this))},Kt.prototype.render=Qt,Ct=[],Pn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Xt.__r=0,pr=0;var St,F,kn,Et=0,Ie=[],Tn=T.__b,vn=T.__r,Cn=T.diffed,En=T.__c,Sn=T.unmount;function Zt(t,e){T.__h&&T.__h(F,t,Et||e),Et=0;var n=F.__H||(F.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function v(t){return Et=1,mr(Hn,t)}function mr(t,e,n){var o=Zt(St++,2);return o.t=t,o.__c||(o.__=[n?n(e):Hn(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=F),o.__}function O(t,e){var n=Zt(St++,3);!T.__s&&qe(n.__H,e)&&(n.__=t,n.__H=e,F.__H.__h.push(n))}function R(t,e){var n=Zt(St++,4);!T.__s&&qe(n.__H,e)&&(n.__=t,n.__H=e,F.__h.push(n))}function M(t){return Et=5,ht(function(){return{current:t}},[])}function ht(t,e){var n=Zt(St++,7);return qe(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function ca(t,e){return Et=8,ht(function(){return t},e)}function $r(){Ie.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(zt),t.__H.__h.forEach(Ue),t.__H.__h=[]}catch(e){t.__H.__h=[],T.__e(e,t.__v)}}),Ie=[]}T.__b=function(t){F=null,Tn&&Tn(t)},T.__r=function(t){vn&&vn(t),St=0;var e=(F=t.__c).__H;e&&(e.__h.forEach(zt),e.__h.forEach(Ue),e.__h=[])},T.diffed=function(t){Cn&&Cn(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(Ie.push(e)!==1&&kn===T.requestAnimationFrame||((kn=T.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),Ln&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);Ln&&(o=requestAnimationFrame(r))})($r)),F=void 0},T.__c=function(t,e){e.some(function(n){try{n.__h.forEach(zt),n.__h=n.__h.filter(function(o){return!o.__||Ue(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],T.__e(o,n.__v)}}),En&&En(t,e)},T.unmount=function(t){Sn&&Sn(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(zt)}catch(n){T.__e(n,e.__v)}};var Ln=typeof requestAnimationFrame=="function";function zt(t){var e=F;typeof t.__c=="function"&&t.__c(),F=e}function Ue(t){var e=F;t.__c=t.__(),F=e}function qe(t,e){return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function Hn(t,e){return typeof e=="function"?e(t):e}var Wn=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(r=t.apply(l,Wn(t,l,n,["",null])),o.push(r),l[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(l)}return o},An=new Map,d=function(t){var e=An.get(this);return e||(e=new Map,An.set(this,e)),(e=Wn(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",l="",c=[0],p=function(u){s===1&&(u||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,a):s===3&&(u||a)?(c.push(3,u,a),s=2):s===2&&a==="..."&&u?c.push(4,u,0):s===2&&a&&!u?c.push(5,0,!0,a):s>=5&&((a||!u&&s===5)&&(c.push(s,0,a,r),s=6),u&&(c.push(s,u,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&p(),p(i));for(var f=0;f<n[i].length;f++)o=n[i][f],s===1?o==="<"?(p(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(p(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][f+1]===">")?(p(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return p(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(Nn);function k(t,e){return`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`}function D(t,e="and"){return t.length<2?t.join():`${t.slice(0,-1).join(", ")} ${e} ${t.at(-1)}`}function U(t,e){return t==="You"?`${t} ${e}`:`${t} ${e}${/(s|sh|ch)$/.test(e)?"es":"s"}`}var G=t=>Number(t)>0?`+${t}`:`${t}`;function Lt(t){let e=Math.round(t*100);return t>0&&t<1?Math.min(Math.max(e,1),99):e}var Yn=t=>t.charAt(0).toUpperCase()+t.slice(1),pa=t=>`${G(Math.round(100*t)||0)}%`,da={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},gr=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Master"]];function br(t){return gr.find(([n])=>n===t)?.[1]??t.replace(/^level(?=\d)/,"Level ")}function fa({seats:t,seat:e}){return t.map(({name:n,bot:o},r)=>{if(r===e)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[br(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function ha(t){return t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e})}function Gn(t){return t.length>1?`${D(t)} share the win.`:t.length?`${U(t[0],"win")}.`:"The game is over."}function te(t,e,n){if(t.length!==1||e.length<2)return null;let o=k(Math.abs(e[0]-e[1]),"point");return`${U(n[t[0]],"win")} by ${o}.`}function ee({player:t,reason:e},n){if(t===null)return _r;let o=n[t];return e==="clock"?`${o} ${o==="You"?"have":"has"} no time left.`:e==="resigned"?`${U(o,"resign")}.`:`${U(o,"forfeit")} the game (${e}).`}var _r="The game was aborted.";function ma({seconds:t,increment:e=0,move_seconds:n}){if(n)return`${He(n)} for each turn`;let o=e?` and ${He(e)} more after each turn`:"";return`${He(t??0)} each${o}`}var He=t=>t>=60&&t%60===0?k(t/60,"minute"):k(t,"second"),Kn="The server cannot be reached.",$a="There is no advice at this table. The page cannot prevent that players get help elsewhere.",yr="You get advice once you have accepted or challenged the last play.",zn={NoSuchTable:"There is no such table. It may have been deleted.",NoSeat:"No seat is free at this table.",NotOver:"The game is not over yet. Its record would reveal what is hidden.",NotLoaded:"The server does not have the dictionary of this game.",Stale:"Another action came first. Look at the table and try again.",NoAdvice:yr,Closing:"The server is shutting down. Try again later."},We={start:"The first play needs two tiles or more.","start square":"The first play needs two tiles or more and must cover the star.",touch:"The play must touch a tile on the board.",line:"The tiles must lie in one row or column.",gap:"There is a gap between the tiles."},Jn="These tiles cannot be laid like this.",mt="Words that are not in the dictionary are refused at once.",ne="At tables without challenges, words that are not in the dictionary are refused at once instead.";function ga({reason:t,by:e}){return`The bot ${t==="slow"?"was too slow":"failed"}; ${e??"the server"} moved for it.`}var xr=5;function Xn(t){let e=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=t,e.append(n);e.children.length>xr;)e.firstChild?.remove()}var Ye=!1;addEventListener("keydown",()=>Ye=!0,!0);addEventListener("pointerdown",()=>Ye=!1,!0);function Ge(){let{activeElement:t,body:e}=document;return t===e||t?.matches(":disabled")||!1}function Vn(t){R(()=>{if(!Ye||!Ge())return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},t)}var Qn=1e3,re=class extends Error{constructor({code:e,message:n,data:o}){super(n),this.code=e,this.type=o?.type??""}};async function $t(t,e,n){let o=await fetch(`rpc/${t}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),signal:n}),r=await o.json();if(!o.ok)throw new re(r);return r}async function to(t){let e=[],n;do n=await $t("table.record",{id:t,skip:e.length,limit:Qn}),e.push(...n.lines);while(n.lines.length===Qn);return e}function gt(t){return t instanceof re?zn[t.type]??bt(t.message):Kn}function bt(t){let e=t.replace(/^(params[\w.[\]]*:?|position \d+:) /,"").replace(/^record:(\d+): /,"line $1: ");return Yn(e)}var oe=new Map;function Ke(t,e){let n=JSON.stringify([t,e]),o=oe.get(n)??$t(t,e);return oe.set(n,o),o.catch(()=>oe.delete(n)),o}var Zn=document.getElementById("hello")?.textContent;Zn&&oe.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(Zn)));var wa=()=>Ke("hello",{}),se=async(t,e)=>(await Ke("rules",{game:t,ruleset:e})).rules,ka=t=>Ke("dictionary.info",{dictionary:t});var wr=30,kr=100;function _t(t,e){let n={value:null,error:null},[o,r]=v(n);return O(()=>{let s=!0;return r(n),t().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:gt(a)})),()=>{s=!1}},e),o}function rt(t,e){let n={result:null,error:null,key:null},[o,r]=v(n),s=e&&JSON.stringify(e);return R(()=>{if(!e){r(n);return}let a=new AbortController,l=setTimeout(()=>{$t(t,e,a.signal).then(c=>r({result:c,error:null,key:s}),c=>{c.name!=="AbortError"&&r({result:null,error:gt(c),key:s})})},wr);return()=>{clearTimeout(l),a.abort()}},[t,s]),{result:o.result,error:o.error,busy:o.key!==s}}function Ea(){let[t,e]=v({busy:!1,problem:null});async function n(o){e({busy:!0,problem:null});try{await o()}catch(r){e({busy:!1,problem:gt(r)})}}return{...t,run:n}}function ae(t,e){let n=M(e);n.current=e,R(()=>{let o=r=>n.current(r);return addEventListener(t,o),()=>removeEventListener(t,o)},[t])}function Sa(t,e,n=!0){let o=ht(()=>performance.now(),[e]),[r,s]=v(o);O(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),kr);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,t-a)}function La(t){O(()=>{t!==null&&(document.title=`${t} · Lexicon fast`)},[t])}function Aa(t){let e=M(null);return O(()=>{let n=e.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[t]),e}function At(t,e){let n=M(!0);R(()=>{n.current||t(),n.current=!1},e)}var eo="lexicon_fast.name",no="lexicon_fast.tables",ie="lexicon_fast.new_game",oo="lexicon_fast.theme";var Ot=new Map,Pa=()=>Ot.size>0;function ze(t){if(Ot.has(t))return Ot.get(t)??null;try{return localStorage.getItem(t)}catch{return null}}function le(t,e){try{localStorage.setItem(t,e),Ot.delete(t)}catch{Ot.set(t,e)}}function Tr(t){try{let e=JSON.parse(t);return typeof e=="object"&&e!==null?e:{}}catch{return{}}}var ce=t=>Tr(ze(t)??""),Ma=()=>ze(eo)??"",Ra=t=>le(eo,t),ro=()=>ze(oo)??"",so=t=>le(oo,t),Pt=()=>ce(no);function Na(){return Object.entries(Pt()).map(([t,e])=>({id:t,...e})).sort((t,e)=>e.since-t.since)}function Je(t){let e=Object.entries(t).sort(([,n],[,o])=>o.since-n.since);le(no,JSON.stringify(Object.fromEntries(e.slice(0,50))))}var st=t=>Pt()[t]??null;function Da(t,e,n){Je({...Pt(),[t]:{game:e,token:n,since:Date.now()}})}function yt(t,e){let n=Pt();t in n&&Je({...n,[t]:{...n[t],...e}})}function ue(t,e){let n=st(t)?.draft;return n?.position===e?n.value:null}function ja(t){let{[t]:e,...n}=Pt();Je(n)}var Fa=()=>ce(ie).game,Ia=t=>ce(ie).choices?.[t]??{};function Ua(t,e){let{choices:n={}}=ce(ie);le(ie,JSON.stringify({game:t,choices:{...n,[t]:e}}))}var vr="play";function ao(){let[t,e=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=t.split("/");return{name:n||vr,rest:o,query:new URLSearchParams(e)}}function Wa(){let[t,e]=v(ao);return ae("hashchange",()=>e(ao())),t}function Ya(t){location.hash=`#/${t}`}function pe(t,e){let n=new URLSearchParams(Object.entries(e).filter(([,o])=>o));history.replaceState(null,"",`#/${t}${n.size?`?${n}`:""}`)}var Ve={};ot(Ve,{actionText:()=>Xe,cardText:()=>J,endFacts:()=>Sr,eventText:()=>Cr,pastActionText:()=>co});var io="✦";function K({letter:t,wild:e=!1,points:n=null,classes:o="",...r}){let{corner:s=e&&t?io:null,onClick:a,...l}=r,c=["tile",o,e&&"wild"].filter(Boolean).join(" "),p=d`
    <span class="letter" aria-hidden="true">${t||io}</span>
    ${s!==null&&d`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&d`<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?d`
    <button type="button" class=${c} onClick=${a} ...${l}>${p}</button>
  `:d`<span class=${c} ...${l}>${p}</span>`}function de({label:t,letters:e,onPick:n}){return d`
    <fieldset class="letters">
      <legend>${t}</legend>
      ${e.map(o=>d`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function Q(t,e){let n=z(t,e);return[...t].filter((o,r)=>!n[r])}function z(t,e){let n=[...e];return[...t].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var P="*";function N(t){return(t.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function Mt(t){return t.map(({letter:e,master:n})=>n?`[${e.toLowerCase()}]`:e.toLowerCase()).join("")}var I=t=>t.replace(/[[\]]/g,"").toUpperCase();function xt(t){let e=lo(t);return e.length?`${I(t)} (${D(e)} by the Master)`:I(t)}var lo=t=>N(t).filter(({master:e})=>e).map(({letter:e})=>e);function at({card:t,points:e,...n}){let o=t===P,r=o?"Master":t;return d`
    <${K}
      classes="card"
      letter=${o?"":t}
      wild=${o}
      points=${e?.[t]??null}
      aria-label=${e?`${r}, ${e[t]} points`:r}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function wt({cards:t,label:e}){return d`
    <span class="cards small" role="img" aria-label=${e??t}>
      ${[...t].map(n=>d`<${at} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function Z({laid:t}){let e=lo(t),n=e.length?`, with a Master for ${e.join(" and ")}`:"";return d`
    <span class="cards word" role="img" aria-label=${`${I(t)}${n}`}>
      ${N(t).map(({letter:o,master:r})=>d`<${K} classes="card" letter=${o} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var J=t=>t===P?"the Master":t;function Xe(t,{table:e=[]}={}){return uo(t,"target"in t?e[t.target]:void 0).join(" ").trimEnd()}function co(t,e,{old:n,gained:o=[],taken:r}={}){let[s,a]=uo(t,n,r),l=o.length?`, taking ${D(o.map(J))}`:"";return`${`${U(e,s)} ${a}`.trimEnd()}${l}.`}function uo(t,e,n){switch(t.action){case"form":return["form",xt(t.laid)];case"insert":return["make",`${e?I(e):"a word"} into ${xt(t.laid)}`];case"substitute":return["change",`${e?xt(e):"a word"} to ${xt(t.laid)}`];case"draw":{let o=`the exposed ${n?J(n).replace("the ",""):"card"}`,r=t.take==="exposed"?o:"a card from the stock";return["discard",`${J(t.discard)} for ${r}`]}default:return[t.action,""]}}function Cr(t,e){switch(t.event){case"dealer draw":return`Cards drawn for the deal: ${t.players.map((o,r)=>`${e[o]} ${t.cards[r]}`).join(", ")}.`;case"deal":{let n=U(e[t.dealer],"deal");return`Round ${t.round}: ${n}. Exposed: ${J(t.exposed)}.`}case"turn":return Er(t,e);case"round end":{let n=t.points.map((s,a)=>`${e[a]} ${s}`).join(", "),o=t.winner??0;return`End of the round: ${t.why==="out"?`${e[o]} went out`:"no hand became smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${Gn(t.winners.map(n=>e[n]))}`;case"forfeit":return ee(t,e);default:return null}}function Er(t,e){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=t;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?xt(a.action.laid):"the play",p=s?"it is not a word and is taken back":"it is a word and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,h])=>`${e[Number(u)]} ${G(h)}`),f=i.length?` (${i.join(", ")})`:"";return`${U(e[n],"challenge")} ${c}: ${p}${f}.`}default:{let c=o.action==="draw"&&o.take==="blind",p=r&&c?` It is ${J(r)}.`:"",i=t.renewed?" The exposed pile has become the stock.":"";return`${co(o,e[n],t)}${p}${i}`}}}function Sr(t,e){let n=[],o=0;for(let f of t){if(f.event!=="turn"||f.action.action==="accept")continue;let{player:u,action:h,right:m}=f;if(h.action==="challenge"){m&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:u,laid:h.laid})}let r=({laid:f})=>I(f).length,s=n.toSorted((f,u)=>r(u)-r(f))[0],a=t.filter(({event:f})=>f==="round end").length,l=t.findLast(f=>f.event==="game end"),c=l?.event==="game end"?l.scores:[],p=l?.event==="game end"?l.winners:[];return[te(p,c.toSorted((f,u)=>f-u),e),s&&`Longest word: ${I(s.laid).toUpperCase()}, by ${e[s.player]}.`,a&&`${k(a,"round")} with ${k(Number((o/a).toFixed(1)),"turn")}${a>1?" on average":""}.`].flatMap(f=>f||[])}var fe=t=>N(t).map(({letter:e,master:n})=>n?P:e),Lr=t=>[...t].sort((e,n)=>+(e===P)-+(n===P)||e.localeCompare(n)).join("");function Ze(t,e,n){let o;return t.map(r=>{switch(r.event){case"deal":return o=new Qe(r,e,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function po(t,e){return t.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=t.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return Ze(s,e,r).findLast(a=>a.event==="round end")?.hand})}var Qe=class{#e=null;#n={};#t;#o;constructor({round:e,players:n,hand:o=""},r,s){this.number=e,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:Lr(this.#t.hand),penalties:this.#n}}turn(e){let{action:n,player:o}=e;switch(n.action){case"accept":return e;case"challenge":return this.#a(e);case"draw":return o===this.seat&&this.#r([n.discard],[e.taken??""]),e;default:return this.#s(e,n)}}#r(e,n){this.#t={...this.#t,hand:[...Q(this.#t.hand,e),...n]}}#s(e,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=Q(fe(n.laid),fe(a)),c=Q(fe(a),fe(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[e.player]:r[e.player]-l.length+c.length}},e.player===this.seat&&this.#r(l,c),this.#e={...e,old:a,gained:c},this.#e}#a(e){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??e.player,a=e.right?{[s]:o,[e.player]:n}:{[e.player]:r};e.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...e,play:this.#e,penalties:a}}};var an={};ot(an,{Play:()=>qr,Position:()=>zr,StaticHand:()=>Xr,solverQuery:()=>Jr});var fo={mouse:6,pen:6,touch:12},Ar=44;function he(t,{small:e=!1}={}){let n=M(t);return n.current=t,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&Or(r,e,s=>n.current(o,s))}})}function Or(t,e,n){let o=t.currentTarget,r=e&&t.pointerType==="touch"?Ar:0,s=null,a=null;o.hasPointerCapture(t.pointerId)&&o.releasePointerCapture(t.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==t.pointerId)return;let f=i.clientX-t.clientX,u=i.clientY-t.clientY,h=fo[t.pointerType]??fo.mouse;!s&&Math.hypot(f,u)<h||(s??=Pr(o),s.style.transform=`translate(${f}px, ${u-r}px) scale(1.08)`,l(ho(i,r)))},p=i=>{i.pointerId===t.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",p),removeEventListener("pointercancel",p),l(null),s&&(s.remove(),o.classList.remove("lifted"),Mr(),i.type==="pointerup"&&n(ho(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",p),addEventListener("pointercancel",p)}function Pr(t){let{left:e,top:n,width:o,height:r}=t.getBoundingClientRect(),s=t.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${e}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),t.classList.add("lifted"),s}function ho({clientX:t,clientY:e},n){let o=r=>document.elementFromPoint(t,r)?.closest("[data-drop]")??null;return o(e-n)??o(e)}function Mr(){let t=n=>{e(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},e=()=>{removeEventListener("click",t,{capture:!0}),removeEventListener("pointerdown",e,{capture:!0})};addEventListener("click",t,{capture:!0}),addEventListener("pointerdown",e,{capture:!0})}function me(t,e,n){let o=N(n),{kind:r,oldCells:s}=e===null?{kind:"form",oldCells:[]}:Rr(N(e),o),a=[...t],l=u=>{let h=a.indexOf(u);return h>=0&&a.splice(h,1),h>=0},c=[],p=o.map(({letter:u,master:h},m)=>{let b=s[m];if(b)return{letter:u,master:b.master,from:"table"};let $=!h&&l(u)?u:l(P)?P:null;return $===null?{letter:u,master:h,from:"none"}:(c.push($),{letter:u,master:$===P,from:"hand"})}),i=p.every(({letter:u,from:h})=>u&&h!=="none"),f=c.length>0&&p.length>1;return{kind:i&&f?r:null,cells:p,cards:c,laid:Mt(p)}}function Rr(t,e){if(e.length<t.length)return{kind:null,oldCells:[]};if(e.length>t.length){let r=0,s=e.map(({letter:a,master:l})=>{let c=t[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===t.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=e.some(({letter:r},s)=>r!==t[s].letter);return{kind:"substitute",oldCells:e.map(({letter:r,master:s},a)=>{let l=t[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function $o({kind:t,laid:e},n){return t===null?null:t==="form"?{action:t,laid:e}:{action:t,target:n,laid:e}}var tt={target:null,text:"",caret:0,chosen:null},Rt=(t,e)=>({...tt,target:t,text:e,caret:N(e).length});function go(t){return t.action==="draw"?it(tt,t.discard):Rt(t.target??null,t.laid)}function it(t,e,n=null){let{chosen:o,caret:r}=t,s=N(t.text),a=e===P?{letter:"",master:!0}:{letter:e,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...t,text:Mt(s),caret:l?r:c+1,chosen:null}}function tn(t,e,n){let o=N(t.text),r=n!==null&&N(n).length===o.length;o.splice(e,1,...r?[N(n)[e]]:[]);let s=Math.min(t.caret,o.length);return{...t,text:Mt(o),caret:s,chosen:null}}function bo(t,e){let n=N(t.text);return n[n.findIndex(o=>!o.letter)]={letter:e,master:!0},{...t,text:Mt(n)}}function _o(t,e,n,o){let[r,s]=e.split(">",2);if(s!==void 0){let a=o.findIndex(l=>mo(l)===mo(r));if(a>=0)return Rt(a,s)}return{...t,text:e,caret:N(e.slice(0,n)).length,chosen:null}}var mo=t=>N(t).map(({letter:e})=>e).join("");var Dr=new Set,jr=12;function en({observation:t,points:e,target:n=null,fresh:o=Dr,onWord:r=null}){let{table:s=[],pile:a="",stock:l=0}=t,c=a.at(-1),p=M(null);return O(()=>{let i=p.current,f=i?.querySelector(".fresh:last-child, .fresh");i&&f instanceof HTMLElement&&(i.scrollTop=f.offsetTop-i.clientHeight/2)},[s.join()]),d`
    <section class="felt" aria-label="Table">
      <div class="piles">
        <figure data-drop="blind">
          <span class="tile card back" role="img" aria-label=${k(l,"card")}>
            ${l}
          </span>
          <figcaption>Stock</figcaption>
        </figure>
        <figure data-drop="exposed">
          ${c?d`<${at} card=${c} points=${e} />`:d`<span class="tile card none" role="img" aria-label="No exposed card"></span>`}
          <figcaption>Exposed</figcaption>
        </figure>
      </div>
      <ul
        ref=${p}
        class="laid-words ${s.length>jr?"many":""}"
        aria-label="Words on the table"
      >
        ${s.length===0&&d`<li class="nothing">No words yet</li>`}
        ${s.map((i,f)=>{let u=d`<${Z} laid=${i} />`,h=d`
            <button
              type="button"
              class="laid-word"
              data-drop=${`word ${f}`}
              aria-pressed=${f===n}
              aria-label=${`Change ${I(i)}${o.has(f)?", new":""}`}
              onClick=${()=>r?.(f)}
            >
              ${u}
            </button>
          `;return d`
            <li key=${f} class=${o.has(f)?"fresh":""}>${r?h:u}</li>
          `})}
      </ul>
    </section>
  `}var nn=({games:t})=>t.filter(({game:e})=>Object.hasOwn(yo,e));function di(t,e){let n=nn(t);return n.find(({game:o})=>o===e)??n[0]}var fi=({games:t},e)=>t.find(({game:n})=>n===e)?.title??e,$e=({words:t},e)=>t&&e.includes(t)?t:e[0],on=t=>t.replaceAll("_"," "),hi=t=>!!t.without_challenges,mi=(t,e)=>({base:e,...t.without_challenges});function $i(t,{ruleset:e,...n}){let o=e.replace(/, changed$/,""),r=`${on(o)} rules`,s=Object.entries(t.without_challenges??{});return s.length&&s.every(([a,l])=>n[a]===l)?`${r}, false words are refused`:o===e?r:`${r}, changed`}function gi(t,e){let n=typeof e=="string"?e:JSON.stringify(e);return`#/rules/${t}?${new URLSearchParams({ruleset:n})}`}function bi(t){let e=t.get("ruleset");if(!e?.startsWith("{"))return e;try{return JSON.parse(e)}catch{return e}}var rn=[["auto","Auto"],["light","Light"],["dark","Dark"]];function sn(){let t=ro();return rn.some(([e])=>e===t)?t:"auto"}function Fr(){let t=sn();document.documentElement.style.colorScheme=t==="auto"?"":t}function xo(t){so(t),Fr()}function kt({label:t,id:e,hint:n,value:o,onInput:r,...s}){return d`
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
  `}function wo({label:t,id:e,hint:n,value:o,options:r,onChange:s}){return d`
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
  `}function ge({info:t,...e}){let n=t.rulesets.map(o=>[o,on(o)]);return d`<${wo} label="Rules" id="ruleset" options=${n} ...${e} />`}function be({dictionaries:t,...e}){let n=t.map(o=>[o,o]);return d`<${wo} label="Dictionary" id="dictionary" options=${n} ...${e} />`}function _e({label:t,value:e,options:n,onChange:o}){return d`
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
  `}function vi(){let[t,e]=v(sn);return d`
    <div class="row theme">
      <span class="hint" aria-hidden="true">Theme</span>
      <${_e} label="Theme" value=${t} options=${rn} onChange=${o=>{xo(o),e(o)}} />
    </div>
  `}function Ci({server:t,view:e,game:n}){return d`
    <nav aria-label="Games">
      ${nn(t).map(({game:o,title:r})=>d`
          <a
            key=${o}
            href=${`#/${e}/${o}`}
            aria-current=${o===n?"page":void 0}
            >${r}</a
          >
        `)}
    </nav>
  `}function lt({columns:t,rows:e,classes:n="",rowHeads:o=!1}){let r=t.filter(a=>a!==!1),s=r.map(({number:a})=>a?"number":void 0);return d`
    <table class="list ${n}">
      <thead>
        <tr>
          ${r.map(({title:a},l)=>d`<th scope="col" class=${s[l]}>${a}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${e.map(({key:a,cells:l})=>d`
            <tr key=${a}>
              ${l.filter(c=>c!==!1).map((c,p)=>o&&p===0?d`<th scope="row">${c}</th>`:d`<td class=${s[p]}>${c}</td>`)}
            </tr>
          `)}
      </tbody>
    </table>
  `}var Nt=20,Ir=1e3;function ye({shown:t,count:e,onMore:n}){return t>=e?null:t>=Ir?d`<p class="hint">The other plays are not listed.</p>`:d`
    <button type="button" onClick=${()=>n(t+Nt)}>More plays</button>
  `}function et({text:t}){return d`<p class="problem" role="alert" hidden=${!t}>${t}</p>`}var Ur={hand:"from your hand",table:"on the table",none:"not in your hand"};function ko({draft:t,word:e,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=e,p=({target:f})=>r(f.value,f.selectionStart??0),i=f=>d`
    <span
      key=${`gap ${f}`}
      class="gap ${f===t.caret?"here":""}"
      data-drop=${`gap ${f}`}
      aria-hidden="true"
      onClick=${()=>a(f)}
    ></span>
  `;return d`
    <div class="tray" data-drop="tray" role="group" aria-label="Your word">
      ${c.map((f,u)=>d`
          ${i(u)}
          <${Br}
            key=${`cell ${u}`}
            cell=${f}
            place=${u}
            chosen=${u===t.chosen}
            points=${n}
            onClick=${()=>s(u)}
            ...${f.from==="hand"?o({cell:u}):{}}
          />
        `)}
      ${i(c.length)}
      ${!c.length&&d`<span class="hint">Click cards, drag them here, or type.</span>`}
    </div>
    <div class="row typing">
      <${kt}
        label="Word"
        id="word"
        value=${t.text}
        onInput=${r}
        onKeyUp=${p}
        onClick=${p}
        data-home="play"
      />
      <button type="button" onClick=${l}>Clear</button>
    </div>
    <p class="hint keys">
      Type hat, or h[a]t with the Master for A. Type hat>thatched to insert cards into a table word,
      larch>lurch to substitute some of its cards.
    </p>
  `}function Br({cell:{letter:t,master:e,from:n},place:o,chosen:r,points:s,...a}){let l=e?`Master${t?` for ${t}`:""}`:t,c=n==="table"?"choose it to be replaced":"take it back";return d`
    <${K}
      classes=${`card from-${n}`}
      letter=${t}
      wild=${e}
      points=${s[e?P:t]??null}
      aria-label=${`${l}, ${Ur[n]}: ${c}`}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function qr({id:t,view:e,rules:n,canAct:o,act:r,suggested:s,onDraft:a,notice:l}){let{observation:c}=e,{hand:p="",table:i=[]}=c,f=Gr(e.seat,c.history),u=[f,p,...i].join(" "),[h,m]=v(()=>({...tt,...ue(t,u)}));At(()=>m(tt),[p,f]),At(()=>{h.target!==null&&m(tt)},[i.join()]),O(()=>yt(t,{draft:{position:u,value:h}}),[u,h]),O(()=>{s&&m(go(s))},[s]),O(a,[h.text,h.target]),Vn([h.text,h.target]);let b=h.target===null?null:i[h.target],$=me(p,b,h.text),g=$o($,h.target),y=h.target===null&&$.cells.length===1?$.cards[0]:void 0,w=he(S),_=e.seat!==null&&!e.over;function S({card:E,cell:nt=0},pt){let[C,x]=(pt??"").split(" "),A=Number(x);E===void 0?C!=="gap"&&C!=="cell"&&m(tn(h,nt,b)):C==="blind"||C==="exposed"?o&&r({action:"draw",discard:E,take:C}):C==="word"?m(it(Rt(A,i[A]),E)):C==="gap"?m(it(h,E,A)):C==="cell"?m(it({...h,chosen:A},E)):C==="tray"&&m(it(h,E))}function W(E){$.cells[E].from==="table"?m({...h,chosen:h.chosen===E?null:E}):m(tn(h,E,b))}function q(E){E.preventDefault(),g&&o&&r(g)}let Y=d`
    <${en}
      observation=${c}
      points=${n.points}
      target=${h.target}
      fresh=${Kr(c.history,e.seat)}
      onWord=${_&&(E=>m(E===h.target?tt:Rt(E,i[E])))}
    />
  `;return _?d`
    ${Y}
    <form class="panel own-turn" aria-label="Your turn" onSubmit=${q}>
      ${l}
      <${Wr}
        hand=${p}
        used=${$.cards}
        points=${n.points}
        onCard=${E=>m(it(h,E))}
        draggable=${w}
      />
      <${ko}
        draft=${h}
        word=${$}
        points=${n.points}
        draggable=${w}
        onType=${(E,nt)=>m(_o(h,E,nt,i))}
        onCell=${W}
        onClear=${()=>m(tt)}
        onGap=${E=>m({...h,caret:E,chosen:null})}
      />
      ${$.cells.some(({letter:E})=>!E)&&d`
          <${de}
            label="The Master stands for"
            letters=${Object.keys(n.points).filter(E=>E!==P).sort()}
            onPick=${E=>m(bo(h,E))}
          />
        `}
      <${Yr}
        action=${g}
        discard=${y}
        observation=${c}
        canAct=${o}
        act=${r}
      />
    </form>
  `:Y}var Hr=10;function Wr({hand:t,used:e,points:n,onCard:o,draggable:r}){let s=M(null),a=M(null),l=z(t,e);return R(()=>{if(a.current===null||!Ge())return;let c=l.findIndex((i,f)=>!i&&f>Number(a.current)),p=c<0?l.lastIndexOf(!1):c;s.current?.children[p]?.focus(),a.current=null},[e.join()]),d`
    <div
      ref=${s}
      class="hand cards ${t.length>Hr?"many":""}"
      role="group"
      aria-label="Your hand"
    >
      ${[...t].map((c,p)=>d`
          <${at}
            key=${`${p}${c}`}
            card=${c}
            points=${n}
            disabled=${l[p]}
            onClick=${()=>{a.current=p,o(c)}}
            ...${r({card:c})}
          />
        `)}
    </div>
  `}function Yr({action:t,discard:e,observation:n,canAct:o,act:r}){let s=n.pile?.at(-1),a=i=>r({action:"draw",discard:e,take:i}),l=o&&e!==void 0,c=e?J(e):"a card",p=t?Xe(t,n):"play the word";return d`
    <div class="row actions">
      <button class="main" disabled=${!o||!t}>
        ${p[0].toUpperCase()+p.slice(1)}
      </button>
      <button type="button" disabled=${!l||!s} onClick=${()=>a("exposed")}>
        Discard ${c}, take ${s?J(s):"the exposed card"}
      </button>
      <button type="button" disabled=${!l} onClick=${()=>a("blind")}>
        Discard ${c}, take from the stock
      </button>
    </div>
    ${o&&!l&&d`<p class="hint">To draw, put only the card that you discard into the tray.</p>`}
  `}var Gr=(t,e=[])=>e.filter(({player:n,action:o})=>n===t&&!["accept","challenge"].includes(o.action)).length;function Kr(t=[],e){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of t){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===e||e===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==e&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}var zr=({observation:t,rules:e})=>d`<${en} observation=${t} points=${e.points} />`,Jr=({table:t=[]},e)=>({position:[e,...t].join(" ")}),Xr=({hand:t,label:e})=>d`<${wt} cards=${t} label=${e} />`;function To({end:t,names:e,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:p=[]}=t,i=Object.values(c).some(u=>u!==0),f=u=>{let h=r[u]??(u===n?t.hand:"");return[p.includes(u)?d`${e[u]} <span class="tag">out of the game</span>`:e[u],h?d`<${wt} cards=${h} />`:s[u]?k(s[u],"card"):"none",i&&G(c[u]??0),G(a[u]),d`<strong>${l[u]}</strong>`]};return d`
    <${Vr} end=${t} names=${e} rules=${o} />
    <p class="hint">
      Cards left in a hand cost their points. The fewest points win; a player with${" "}
      ${o.out_at} or more is out of the game.
    </p>
    <${lt}
      rowHeads
      columns=${[{title:"Player"},{title:"Cards left"},i&&{title:"Challenges",number:!0},{title:"This round",number:!0},{title:"Score",number:!0}]}
      rows=${[...e.keys()].filter(u=>u in s).map(u=>({key:u,cells:f(u)}))}
    />
  `}function Vr({end:{why:t,winner:e,play:n,left:o},names:r,rules:s}){if(t!=="out"||!n||!("laid"in n.action)){let l=k(s.guard*Object.keys(o).length,"turn");return d`<p>No hand has become smaller for ${l}, so all cards are counted.</p>`}let a=n.old?`: ${I(n.old)} became`:" with";return d`
    <p class="row">
      <strong>${r[e??0]} went out${a}</strong>
      <${Z} laid=${n.action.laid} />
    </p>
  `}var ln={};ot(ln,{RULESET_NOTES:()=>Qr,parts:()=>Zr,values:()=>Ee});var vo=({counts:t})=>Object.values(t).reduce((e,n)=>e+n,0),xe=({squares:t})=>`${t.length} x ${t[0].length} squares`;function we(t){let e=k(t.counts[t.blank]??0,"blank");return{tiles:`${k(t.rack,"tile")} each, from a bag of ${vo(t)} with ${e}.`,begins:"The player who draws the letter nearest to A begins; a blank comes before A."}}var ke="Lay tiles in one row or column, without a gap, so that they touch others on the board. All letters that then stand side by side, across and down, must form words.",Te="Each word that a play forms or makes longer scores the points of its letters.",ve=({exchange_from:t})=>[`Exchange tiles for others, as long as the bag has ${t} or more.`,"Pass."],Ce=({rack:t})=>`After a play you draw from the bag until you have ${t} tiles again.`,Dt=({bonus:t})=>t.map((e,n)=>e?`${k(n,"tile")} in one play score ${k(e,"point")} more.`:"").filter(Boolean).join(" ");function Ee(t){let{values:e,counts:n,blank:o}=t,r=new Map;for(let[s,a]of Object.entries(n)){let l=`${s===o?"blank":s} ×${a}`;r.set(e[s],[...r.get(e[s])??[],l])}return{title:"The tiles",columns:["Points","Tiles, and how many"],rows:[...r].sort(([s],[a])=>s-a).map(([s,a])=>[s,a.join(" ")]),note:`${vo(t)} tiles.`}}var Qr={standard:"From the README of the original program, with its gaps filled.",classic_poc:"The numbers in the code of the original program."};function Zr(t){return[{title:"Aim",facts:{aim:"Lay words for points, as in Scrabble; the highest score wins.",bombs:`Under the board of ${xe(t)} ${k(t.bombs,"bomb")} lie hidden.`}},{title:"The start",facts:{...we(t),first:"The first play needs two tiles or more, and may lie anywhere."}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[ke,...ve(t)],refused:mt,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens those squares, too, and so on.",blank:"A blank stands for no letter in particular. A word with blanks is valid if some letters in their place make one; they may differ from word to word and from turn to turn. A blank scores nothing.",draw:Ce(t)}},{title:"Points",facts:{words:Te,numbers:`The number under a new tile multiplies: ${ts(t)}.`,bomb:"If a new tile lies on a bomb, all words through it score nothing. In later plays its letter scores as any other.",bonus:Dt(t)&&`${Dt(t)} A bomb does not change that.`}},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left.",zeros:`It is also over when a player has had ${k(t.zeros,"turn")} in a row without a point: passes, exchanges or bombs.`,held:"All lose the points of the tiles that they hold; nobody gains them."}}]}function ts({multipliers:t}){let e=new Map;return t.forEach(([n,o],r)=>{let s=ns(n,o);e.set(s,[...e.get(s)??[],r])}),[...e].map(([n,o])=>`${es(o)} ${n}`).join("; ")}function es(t){let[e]=t,n=t[t.length-1];return t.length>2&&n-e===t.length-1?`${e} to ${n}`:D(t)}function ns(t,e){return e?[t!==1&&`the letter by ${t}`,e!==1&&`the word by ${e}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var un={};ot(un,{RULESET_NOTES:()=>os,parts:()=>rs,values:()=>ls});var os={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with other penalties."};function rs(t){let e=`two packs if ${t.two_packs_from} or more play`,n=t.max_exchanged===null?"one or more cards":k(t.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of your cards. The player who lays the last one ends the round; the others score the points of the cards that they hold.",out:`Points are bad: with ${t.out_at} or more you are out of the game.`,won:"The last player left wins, or after a set number of rounds the fewest points."}},{title:"The deal",facts:{cards:`${k(t.cards_each,"card")} each, from a pack of ${Eo(t.pack)} (${e}). The other cards are the stock; its top card lies exposed beside it.`,dealer:"Each player draws a card; the highest deals first (A is the highest), and the next player begins.",later:ss[t.later_dealer]}},{title:"A turn",facts:{lead:"Choose one of these actions. You cannot pass.",ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${n} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, and the E is yours.`,"Discard a card, and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:t.same_word_exchange?"A word may stay the same if a Master in it is changed for the card of its letter, or a card for your Master.":"A change must make another word.",stock:as[t.renewal]}},{title:"Challenges",facts:is(t)},{title:"The end of a round",facts:{end:"A round is over when a hand is empty and the last word stands. If all players are out of the game at once, the lowest score wins.",guard:`It is also over when in ${k(t.guard,"turn")} of each player no hand has become smaller. Then all score the cards that they hold.`}}]}var ss={rotation:"In later rounds the players deal in turn.",starter:"In later rounds the player who began the last round deals."},as={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function is({strict:t,right_challenger:e,right_offender:n,wrong_challenger:o}){return t?{refused:mt}:{may:"Any word may be laid, valid or not. Each of the others may challenge it, until one does.",right:`If it is not in the dictionary, the cards go back, and the turn is lost${[cn("the challenger",e),cn("the player",n)].join("")}.`,wrong:`If it is, the word stays${cn("the challenger",o)}.`,refused:ne}}function cn(t,e){if(!e)return"";let n=k(Math.abs(e),"point");return e>0?`; ${t} gets ${n}`:`; ${t} has ${n} taken off`}function ls({points:t,pack:e}){let n=new Map;for(let[o,r]of Object.entries(e)){let s=t[o],a=`${s} ${r}`,l=n.get(a)??{each:s,count:r,cards:[]};l.cards.push(o===P?"Master":o),n.set(a,l)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...n.values()].sort((o,r)=>r.each-o.each||r.count-o.count).map(({each:o,cards:r,count:s})=>[o,r.join(" "),s]),note:`${Eo(e)} cards in a pack.`}}var Eo=t=>Object.values(t).reduce((e,n)=>e+n,0);var dn={};ot(dn,{RULESET_NOTES:()=>us,parts:()=>ps,values:()=>Ee});var Se=t=>String.fromCharCode(65+t),ct=({row:t,column:e})=>`${t+1}${Se(e)}`,L=({row:t,column:e})=>`${t},${e}`,B=(t,{row:e,column:n})=>(t[e]?.[n]??".")!==".",X=({row:t,column:e},n,o=1)=>n?{row:t+o,column:e}:{row:t,column:e+o};function pn(t){let[e]=t.match(/\p{L}/u)??["A"];return{row:parseInt(t.replace(/\D/g,""),10)-1,column:e.toUpperCase().charCodeAt(0)-65,down:t.startsWith(e)}}function Tt({at:t,word:e}){let{down:n,...o}=pn(t),r=[],s=o;for(let a of e.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=X(s,n,l?a.length-2:1)}return r}function So(t,e,n){let o=f=>B(t,f)?`(${t[f.row][f.column]})`:e.find(u=>L(u)===L(f))?.letter,r=cs(t,e,n);if(r===null)return{fault:"line"};let s=e.reduce((f,u)=>f.row+f.column<=u.row+u.column?f:u);for(let f=s;o(f);f=X(f,r,-1))s=f;let{row:a,column:l}=s,c=r?`${Se(l)}${a+1}`:ct(s),p="",i=0;for(let f;f=o(s);s=X(s,r))p+=f,f.startsWith("(")||(i+=1);return i<e.length?{fault:"gap"}:{play:{action:"play",at:c,word:p.replaceAll(")(","")}}}function cs(t,e,n){let[o]=e;if(e.length>1)return e.every(({row:s})=>s===o.row)?!1:e.every(({column:s})=>s===o.column)?!0:null;let r=s=>B(t,X(o,s,-1))||B(t,X(o,s));return!r(!1)&&(r(!0)||n)}var us={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function ps(t){return[{title:"Aim",facts:{aim:"Lay words for points; the highest score wins."}},{title:"The start",facts:{board:`The board has ${xe(t)}.`,...we(t),first:`The first play needs two tiles or more${ds(t)}.`}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[ke,...ve(t)],blank:"You choose a letter for a blank when you lay it. The blank keeps that letter, and scores nothing.",draw:Ce(t)}},{title:"Points",facts:{words:Te,squares:hs(t),bonus:Dt(t)}},{title:"Challenges",facts:fs[t.challenge]},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left. That player gains the points of the tiles that the others hold.",zeros:`It is also over after ${k(t.scoreless_turns,"turn")} in a row without a point, counting all players.`,held:"All lose the points of the tiles that they hold. If scores are equal, the one that was higher before wins."}}]}function ds({start:t}){return t?`, one of them on the star (${ct({row:t[0],column:t[1]})})`:""}var jt=t=>({may:"Any words may be laid, valid or not. Each of the others may challenge them, all together, until one does.",right:"If one of them is not in the dictionary, the tiles go back, and the turn is lost.",wrong:`If all of them are, ${t}.`,refused:ne}),fs={rules:jt("the challenger loses the next turn"),double:jt("the challenger loses the next turn, which counts as one without a point"),single:jt("nothing happens"),five:jt("the play scores 5 points more"),ten:jt("the play scores 10 points more"),void:{refused:mt}};function hs({squares:t}){let e=s=>[...new Set(t.flat().map(a=>a[s]))].filter(a=>a!==1).sort(),n=e(0),o=e(1),r=[n.length?`the letter by ${D(n,"or")}`:"",o.length?`the word by ${D(o,"or")}`:""].filter(Boolean);return r.length?`Marked squares multiply ${D(r)}, in the play that lays a tile on them.`:""}var Lo="CATDOG* hat l[u]rch",ms="* is the Master. In a table word, brackets mark its letter: l[u]rch.",Ao="Type your cards to see what you can play.",$s=[["plays","Plays"],["plan","Plan"]],gs=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Substitute"]];function Oo({info:t,dictionaries:e,query:n}){let[o,r]=v(n.get("position")??Lo),[s,a]=v(t.rulesets[0]),[l,c]=v($e(t,e)),[p,i]=v("plays"),f=_t(()=>se("lexicon",s),[s]).value;O(()=>pe("solver/lexicon",{position:o===Lo?"":o}),[o]);let[u="",...h]=o.trim().split(/\s+/),m={hand:u,table:h,ruleset:s,dictionary:l};return d`
    <section class="panel" aria-label="Position">
      <${kt}
        label="Your cards, then the words on the table"
        id="position"
        class="large"
        value=${o}
        onInput=${r}
        hint=${ms}
      />
      <${bs}
        hand=${u}
        table=${h}
        points=${f&&"points"in f?f.points:void 0}
      />
      <div class="row">
        <${ge} info=${t} value=${s} onChange=${a} />
        <${be}
          dictionaries=${e}
          value=${l}
          onChange=${c}
        />
        <${_e} label="What to find" value=${p} options=${$s} onChange=${i} />
      </div>
    </section>
    ${p==="plays"?d`<${_s} ...${m} />`:d`<${xs} ...${m} />`}
  `}function bs({hand:t,table:e,points:n}){return/^[\p{L}*?]+$/u.test(t)?d`
    <div class="felt">
      <span class="cards" role="group" aria-label="Hand">
        ${[...Po(t)].map(o=>d`<${at} card=${o} points=${n} />`)}
      </span>
      ${e.map(o=>d`<${Z} laid=${o} />`)}
    </div>
  `:null}var Po=t=>t.toUpperCase().replaceAll("?",P);function _s({hand:t,table:e,ruleset:n,dictionary:o}){let[r,s]=v("all"),[a,l]=v(Nt),c={positions:[{hand:t,table:e}],game:"lexicon",ruleset:n,dictionary:o},p=r==="all"?null:[r],{result:i,error:f,busy:u}=rt("solve",t?{...c,top:a,actions:p}:null),h=i?.rows[0],{moves:m,count:b=0}=h??{};return d`
    <section class="panel" aria-label="Plays" aria-busy=${u}>
      <div class="row">
        <h2 aria-live="polite">${m?k(b,"play"):"Plays"}</h2>
        <${_e} label="Kinds of plays" value=${r} options=${gs} onChange=${s} />
      </div>
      <${et} text=${f??(h?.error&&bt(h.error))} />
      ${!t&&d`<p class="hint">${Ao}</p>`}
      ${m?.length===0&&d`<p>There is no play: draw a card.</p>`}
      ${m&&m.length>0&&d`
          <${lt}
            classes="folds"
            columns=${[{title:"Word"},{title:"Action"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${m.map($=>({key:`${$.action} ${$.target} ${$.laid} ${$.left}`,cells:[d`<${Z} laid=${$.laid} />`,ys($,e),Mo($.left),$.left_points]}))}
          />
          <${ye} shown=${m.length} count=${b} onMore=${l} />
        `}
    </section>
  `}function ys({action:t,target:e},n){return e===void 0?t:`${t} ${t==="insert"?"into":"in"} ${I(n[e]??"")}`}var Mo=t=>t?d`<${wt} cards=${t} />`:d`<strong>none</strong>`;function xs({hand:t,ruleset:e,dictionary:n}){let{result:o,error:r,busy:s}=rt("plan",t?{game:"lexicon",positions:[t],ruleset:e,dictionary:n}:null),a=o?.rows[0];return d`
    <section class="panel" aria-label="Plan" aria-busy=${s}>
      <h2 aria-live="polite">${a?.plans?ks(a.empties_in??null):"Plan"}</h2>
      <p class="hint">Words from the hand alone that leave the fewest points, turn by turn.</p>
      <${et} text=${r??(a?.error&&bt(a.error))} />
      ${!t&&d`<p class="hint">${Ao}</p>`}
      ${a?.plans&&d`
          <${lt}
            classes="folds"
            columns=${[{title:"Turns",number:!0},{title:"Words"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${a.plans.map(({turns:l,words:c,left:p,left_points:i})=>({key:l,cells:[l,ws(t,c),Mo(p),i]}))}
          />
        `}
    </section>
  `}function ws(t,e){let n=Po(t),o=e.map(r=>{let s=me(n,null,r);for(let a of s.cards)n=n.replace(a,"");return s.laid});return d`
    <span class="words">
      ${o.length?o.map(r=>d`<${Z} laid=${r} />`):"none"}
    </span>
  `}var ks=t=>t===null?"Not all cards can be played":`All cards played in ${k(t,"turn")}`;var Ro=".",No="*",Le="✹",jo="⚑",Ts="★",Do={2:"double",3:"triple",4:"quadruple"},j=t=>"multipliers"in t;function Fo(t,e,n){let{row:o,column:r}=t,s=L(t),a=n.laid?.get(s),l=B(n.rows,t)?n.rows[o][r]:null,c=a?a.letter:l,p=n.opened?n.opened[o]?.[r]??Ro:null,i=p===Ro,f=p===No,u=p===null||i||f?null:Number(p),h=u!==null&&j(e);return{name:ct(t),letter:c,isLaid:a!==void 0,closed:i,hit:f,number:u,premium:h?e.multipliers[u]:e.squares[o][r],start:e.start?.[0]===o&&e.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:f||i&&n.bombs?.[o]?.[r]===No,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r}}function Io({closed:t,hit:e,bomb:n,number:o,premium:r,chance:s,cursor:a,last:l}){return[t?"closed":fn(r),o!==null&&"open",e&&"hit",n&&"bomb",s!==null&&"odds",a&&"cursor",l&&"last"].filter(Boolean).join(" ")}function Uo({closed:t,bomb:e,number:n,premium:o,chance:r,flagged:s,start:a}){return e?Le:r!==null?Lt(r):s?jo:n!==null?n:t?"":a?Ts:vs(o)}var Bo=({hit:t,number:e})=>t?Le:e,qo=({flagged:t,chance:e})=>t&&e!==null?jo:null;function Ho(t,e){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:p,isLaid:i}=t;return[n,e??"empty",i&&"being laid",o&&"closed",r&&"bomb",s!==null&&`${k(s,"bomb")} around`,e===null&&Cs(a),e===null&&p&&"start",c&&"flagged",l!==null&&`${Lt(l)}% chance of a bomb`].filter(Boolean).join(", ")}function fn([t,e]){return t>1&&e>1?"both":t>1?`letter${t}`:e>1?`word${e}`:e===0?"zero":"plain"}var vs=([t,e])=>`${t>1?`${t}L`:""}${e===1?"":`${e}W`}`;function Cs([t,e]){return e===0?"word worth nothing":[t>1&&`${Do[t]??`${t} times`} letter`,e>1&&`${Do[e]??`${e} times`} word`].filter(Boolean).join(", ")}var hn={laid:[],cursor:null,down:!1};function Me({start:t,squares:e}){let[n,o]=t??[e.length>>1,e[0].length>>1];return{row:n,column:o}}var Ae=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:n}){return this.rules.squares[e]?.[n]!==void 0}point(e,n){return e.cursor&&L(e.cursor)===L(n)?{...e,down:!e.down}:{...e,cursor:n}}arrow(e,n,o){let r=e.cursor??Me(this.rules);return n!==e.down?{...e,cursor:r,down:n}:this.advanced({...e,cursor:r},o)}advanced(e,n=1){let o=X(e.cursor,e.down,n);return this.isOnBoard(o)?{...e,cursor:o}:e}},Oe=class extends Ae{constructor(e,n,o){super(e),this.rows=n,this.rack=o,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){let n=z(this.rack,e.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,n){return e.laid.find(o=>L(o)===L(n))}#e(e,n){let o=n;for(;B(this.rows,o)||this.laidAt(e,o);)o=X(o,e.down);return this.isOnBoard(o)?o:null}lay(e,n,o,r=""){if(B(this.rows,n)||!this.left(e).includes(o))return e;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(e,n),l=o===this.blank?s:o;return{...e,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(e,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:n,column:o},s,r)}layAtCursor(e,n,o=""){let r=e.cursor&&this.#e(e,e.cursor),s=r?this.lay(e,r,n,o):e;return!r||s===e?e:{...s,cursor:this.#e(s,r)??r}}type(e,n,o=!1){let r=n.toUpperCase();return!o&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,n):e}back(e){if(!e.cursor)return e;let n=e.cursor;if(!this.laidAt(e,n))do n=X(n,e.down,-1);while(B(this.rows,n));return this.laidAt(e,n)?{...this.takeBack(e,n),cursor:n}:e}takeBack(e,n){return{...e,laid:e.laid.filter(o=>L(o)!==L(n))}}withoutTaken(e){return{...e,laid:e.laid.filter(n=>!B(this.rows,n))}}move(e,n,o){let r=this.laidAt(e,n);return!r||B(this.rows,o)?e:this.lay(this.takeBack(e,n),o,r.tile,r.letter)}chooseLetter(e,n){let o=e.laid.findIndex(s=>!s.letter),r={...e.laid[o],letter:n.toLowerCase()};return{...e,laid:e.laid.with(o,r)}}},Pe=class extends Ae{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#e(e)}#e(e){return j(this.rules)&&/^[0-8*]$/.test(e)}type(e,n,o=!1){let r=this.advanced(e),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&e.opened?{...r,opened:Ft(e.opened,e.cursor,n)}:{...r,rows:Ft(e.rows,e.cursor,s)}}lay(e,n){let o=n.reduce((r,s)=>Ft(r,s,s.letter),e.rows);return{...e,rows:o}}back(e){let{rows:n,opened:o,cursor:r}=e;return{...this.advanced(e,-1),rows:Ft(n,r,"."),opened:o&&Ft(o,r,".")}}};function Ft(t,{row:e,column:n},o){return t.with(e,t[e].slice(0,n)+o+t[e].slice(n+1))}var Ut=({squares:t})=>t.map(e=>".".repeat(e.length));function Re(t,e){let n=e.split(/[\n/]/);return Ut(t).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var Wo={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},Es="!";function Ne(t,e,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=e.cursor?e:{...e,cursor:Me(t.rules)},c=({key:p,shiftKey:i})=>p in Wo?t.arrow(e,...Wo[p]):p===" "?{...l,down:!l.down}:p==="Backspace"||p==="Delete"?t.back(l):t.accepts(p)?t.type(l,p,i):void 0;return p=>{let{key:i}=p;if(p.ctrlKey||p.metaKey||p.altKey)return;if(s&&(i===Es||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let u=i==="Enter"?o:r;if(!u)return;u()}else{let u=c(p);if(u===void 0)return;n(u)}p.preventDefault()}}var Ss=15;function Bt({label:t,rules:e,onKey:n,onSquare:o,onFlag:r,draggable:s,score:a,...l}){let c=M(null),{cursor:p,down:i}=l,f=L(p??Me(e));R(()=>{p&&c.current?.contains(document.activeElement)&&c.current.querySelector('[tabindex="0"]')?.focus()},[p?.row,p?.column]);let u=(m,b)=>{let $={row:m,column:b},g=L($),y=Fo($,e,l),{letter:w,chance:_}=y,S=o&&{tabindex:g===f?0:-1,"data-home":g===f?"play":void 0,"data-drop":`square ${m} ${b}`,onClick:()=>o($),onContextMenu:r&&(W=>{W.preventDefault(),r($)}),...y.isLaid&&s?.({square:$})};return d`
      <div
        key=${b}
        role="gridcell"
        class="square ${Io(y)}"
        style=${_===null?void 0:{"--chance":_}}
        aria-label=${Ho(y,w===null?null:mn(w,e))}
        ...${S}
      >
        ${w===null?d`
                <span class="sign" aria-hidden="true">${Uo(y)}</span>
                <span class="flag" aria-hidden="true">${qo(y)}</span>
              `:d`
                <${Ls}
                  letter=${w}
                  classes=${y.isLaid?"laid":""}
                  corner=${Bo(y)}
                  rules=${e}
                />
              `}
        ${a?.key===g&&d`<span class="sum" aria-hidden="true">${a.text}</span>`}
      </div>
    `},h=[...e.squares[0].keys()];return d`
    <div
      class="board-frame ${h.length>Ss?"large":""}"
      style=${{"--columns":h.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${h.map(m=>d`<span key=${m}>${Se(m)}</span>`)}
      </div>
      <div class="coordinates rows" aria-hidden="true">
        ${e.squares.map((m,b)=>d`<span key=${b}>${b+1}</span>`)}
      </div>
      <div
        ref=${c}
        class="board ${i?"down":""}"
        role="grid"
        aria-label=${t}
        aria-readonly=${o?void 0:"true"}
        onKeyDown=${n}
      >
        ${e.squares.map((m,b)=>d`
            <div role="row" class="board-row" key=${b}>
              ${h.map($=>u(b,$))}
            </div>
          `)}
      </div>
    </div>
  `}var Yo=(t,e)=>t===""||t===e.blank,Go=t=>t!==t.toUpperCase();function Ls({letter:t,classes:e,corner:n,rules:o}){let r=Yo(t,o),s=r||Go(t);return d`
    <${K}
      classes=${e}
      letter=${r?"":t.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[t]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function mn(t,e){return Yo(t,e)?"blank":Go(t)?`blank for ${t.toUpperCase()}`:`${t}, ${k(e.values[t],"point")}`}var De={};ot(De,{actionText:()=>As,endFacts:()=>Ds,eventText:()=>Os,lettersOf:()=>ut,pastActionText:()=>qt,tilesText:()=>vt});var ut=t=>t.replace(/[()]/g,"");function Ko(t){let e=[...t.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=ut(t).toUpperCase();if(!e.length)return n;let o=D(e.map(r=>r.toUpperCase()));return`${n} (${o} ${e.length>1?"blanks":"a blank"})`}function vt(t){let e=t.replace(/[?_]/g,""),n=t.length-e.length,o=n>1?`${n} blanks`:"a blank";return[e,n&&o].filter(Boolean).join(" and ")}var As=t=>zo(t).filter(Boolean).join(" ");function qt(t,e,n=""){let[o,r]=zo(t);return`${[U(e,o),r,n].filter(Boolean).join(" ")}.`}function zo(t){switch(t.action){case"play":return["play",`${Ko(t.word)} at ${t.at}`];case"exchange":return["exchange",vt(t.tiles)];default:return[t.action,""]}}function Os(t,e){switch(t.event){case"start draw":return`Tiles drawn for the start: ${t.players.map((o,r)=>`${e[o]} ${vt(t.tiles[r])}`).join(", ")}.`;case"turn":return Ns(t,e[t.player]);case"lost turn":return`${U(e[t.player],"lose")} a turn for a wrong challenge.`;case"deal":return`${U(e[t.starter],"begin")}.`;case"game end":return Rs(t,e);case"forfeit":return ee(t,e);case"taken back":return`The play of ${e[t.player]} is taken back.`;case"points":return`${e[t.player]} ${G(t.points)} ${Ps[t.why]}.`;default:return null}}var Ps={challenge:"for a play that was challenged and stands",time:"for time",tiles:"for tiles left"},Ms={out:"a rack and the bag are empty",scoreless:"too many turns in a row without points",zeros:"too many turns in a row without points"};function Rs({why:t,adjustments:e,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=e.some(Boolean)?` Tiles left: ${r(e.map(G))}.`:"";return`End of the game: ${Ms[t]}.${s} Scores: ${r(n)}.`}function Ns(t,e){let{action:n,score:o=0,drawn:r,exchanged:s}=t,a=r?` Tiles drawn: ${vt(r)}.`:"";switch(n.action){case"play":{let l="hit"in t&&t.hit?.length?t.hit:null,c=l?` A bomb explodes at ${D(l)}.`:"";return`${qt(n,e,`for ${o}`)}${c}${a}`}case"exchange":return`${qt(n,e,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in t&&t.right?"The play is taken back.":"The play stands.";return`${qt(n,e)} ${c}`}case"accept":return null;default:return qt(n,e)}}function Ds(t,e){let n=[],o=e.map(()=>0);for(let{event:c,player:p,action:i,score:f=0,right:u}of t)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){u&&(n=n.slice(0,-1));continue}o[p]+=1,i.action==="play"&&n.push({player:p,action:i,score:f})}let r=t.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,p)=>p.score-c.score)[0],a=e.map((c,p)=>{let f=n.filter(u=>u.player===p).map(({score:u})=>u).reduce((u,h)=>u+h,0);return`${c} ${(f/Math.max(1,o[p])).toFixed(1)}`});return[r&&te(r.winners,r.scores.toSorted(js),e),s&&`Best play: ${Ko(s.action.word)} at ${s.action.at} for ${s.score}, by ${e[s.player]}.`,`Points a turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var js=(t,e)=>e-t;function Jo(t,e,n){let o=j(n),[r,s]=v(null),[a,l]=v(null),[c,p]=v(()=>new Set(st(t)?.flags)),[i,f]=v(!1),u=M(e.seq);u.current=e.seq,R(()=>s(null),[e.seq]);let h=o&&e.over,m=_t(async()=>h?await Fs(t):null,[t,h]).value;if(!o)return null;let{opened:b=[],bombs:$=n.bombs}=e.observation;async function g(){let w=b.length?b:Ut(n),_=await $t("lexibomb.odds",{opened:w,bombs:$}).then(({probability:S})=>({odds:S,problem:null}),S=>({odds:null,problem:gt(S)}));u.current===e.seq&&(s(_.odds),l(_.problem))}function y(w){let _=new Set(c),S=_.delete(L(w));S||_.add(L(w)),p(_),yt(t,{flags:[..._]}),Xn(`${ct(w)}: flag ${S?"removed":"set"}.`)}return{board:{opened:b,odds:r,flags:c,bombs:m},count:$,hits:b.join("").split("*").length-1,toggleFlag:y,flagging:i,toggleFlagging:()=>f(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):g(),problem:a}}async function Fs(t){return(await to(t)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function Xo({field:t}){let e=(n,o,r=()=>{})=>d`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return d`
    ${e("Odds of bombs",t.hasOdds,t.toggleOdds)}
    ${e("Set flags",t.flagging,t.toggleFlagging)}
  `}function je({rules:t}){return d`
    <p class="hint" id="legend">
      A number counts the bombs around its square. New tiles there multiply:
    </p>
    <ul class="legend" aria-labelledby="legend">
      ${Us(t.multipliers).map(({premium:e,first:n,last:o})=>d`
          <li key=${n}>
            <span class="square open ${fn(e)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${Is(e)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label="bomb">${Le}</span>
        its words score 0
      </li>
    </ul>
  `}function Is([t,e]){return[t!==1&&`letter × ${t}`,e!==1&&`words × ${e}`].filter(Boolean).join(", ")||"nothing"}function Us(t){let e=[];return t.forEach((n,o)=>{let r=e.at(-1);r&&String(r.premium)===String(n)?r.last=o:e.push({premium:n,first:o,last:o})}),e}var Bs="RETINA",qs=100;function $n({info:t,...e}){let[n,o]=v(t.rulesets[0]),{value:r,error:s}=_t(()=>se(t.game,n),[n]);if(!r)return d`<${et} text=${s} />`;let a=d`
    <${ge} info=${t} value=${n} onChange=${o} />
  `;return d`
    <${Hs}
      key=${n}
      info=${t}
      rules=${r}
      rulesetChoice=${a}
      ...${e}
    />
  `}function Hs({info:t,rules:e,query:n,dictionaries:o,rulesetChoice:r}){let s=j(e),[a,l]=v(()=>({rows:Re(e,n.get("board")??""),opened:s?Re(e,n.get("opened")??""):null,cursor:null,down:!1})),[c,p]=v(n.get("rack")??Bs+e.blank),[i,f]=v($e(t,o)),[u,h]=v(null),[m,b]=v([]),$=new Pe(e),{rows:g,opened:y}=a;function w(C,x=c){[C.rows,C.opened].join()!==[g,y].join()&&b([...m.slice(1-qs),{draft:a,rack:c}]),l(C),p(x)}function _(){let C=m.at(-1);C&&(l(C.draft),p(C.rack),b(m.slice(0,-1)))}ae("keydown",C=>{let{key:x,ctrlKey:A,metaKey:H,shiftKey:dt,target:Ht}=C;!((A||H)&&!dt&&x.toLowerCase()==="z")||Ht instanceof Element&&Ht.matches("input, textarea")||(C.preventDefault(),_())});let S=c.replace(/\s/g,"").toUpperCase(),W=Ut(e),q=C=>!C||C.join()===W.join();O(()=>{let C=x=>!x||q(x)?"":x.join("/");pe(`solver/${e.game}`,{rack:c,board:C(g),opened:C(y)}),h(null)},[c,g,y]);let Y=u?Tt(u):[],nt=d`
    <button type="button" disabled=${!u} onClick=${()=>{let C=Y.map(({letter:x})=>x===x.toUpperCase()?x:e.blank);w($.lay(a,Y),Q(S,C).join(""))}}>
      Lay ${u?ut(u.word):"the play that is shown"}
    </button>
  `,pt=C=>x=>w({...a,[C]:Re(e,x)});return d`
    <div class="table ${e.game}">
      <div class="table-main">
        <${Bt}
          label="Board"
          rules=${e}
          ...${a}
          laid=${new Map(Y.map(C=>[L(C),C]))}
          onSquare=${C=>w($.point(a,C))}
          onKey=${Ne($,a,w,{})}
        />
        ${s&&d`<${je} rules=${e} />`}
        <p class="hint">
          Click a square and type. Arrows turn and move, Backspace clears.
          ${s?" 0 to 8 open a square, * is a bomb that was hit.":""}
          ${e.free_blank?` ${e.blank} is a blank.`:" With Shift a letter is a blank."}
        </p>
        <div class="row">
          ${!s&&nt}
          <button
            type="button"
            disabled=${q(g)&&q(y)}
            onClick=${()=>w({...a,rows:W,opened:y&&W})}
          >
            Clear the board
          </button>
          <button type="button" disabled=${!m.length} onClick=${_}>Undo</button>
        </div>
        <details class="panel">
          <summary>The board as text</summary>
          <${Vo} label="Tiles" rows=${g} onRows=${pt("rows")} />
          ${s&&d`<${Vo} label="Open squares" rows=${y} onRows=${pt("opened")} />`}
        </details>
      </div>
      <div class="table-side">
        <section class="panel" aria-label="Position">
          <${kt}
            label="Your tiles"
            id="rack"
            class="large"
            value=${c}
            onInput=${p}
            hint=${`${e.blank} is a blank.`}
          />
          ${r}
          <${be}
            dictionaries=${o}
            value=${i}
            onChange=${f}
          />
        </section>
        <${Ys}
          rules=${e}
          position=${S&&Ws(g,y,S)}
          dictionary=${i}
          shown=${u}
          onShow=${h}
        />
      </div>
    </div>
  `}function Ws(t,e,n){return e?{board:t,opened:e,rack:n}:`${t.map(r=>r.replace(/\.+/g,s=>String(s.length))).join("/")} ${n}/ 0/0 0`}function Vo({label:t,rows:e,onRows:n}){let o=t.toLowerCase().replace(" ","-");return d`
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
  `}function Ys({rules:t,position:e,dictionary:n,shown:o,onShow:r}){let[s,a]=v(Nt),{game:l,ruleset:c}=t,{result:p,error:i,busy:f}=rt("solve",e?{game:l,positions:[e],ruleset:c,dictionary:n,top:s}:null),u=p?.rows[0],h=u?.plays,m=u?.count??0,b=j(t),$=g=>d`
    <button
      type="button"
      class="plain"
      aria-pressed=${g.at===o?.at&&g.word===o.word}
      onClick=${()=>r(g)}
    >
      ${ut(g.word)}
    </button>
  `;return d`
    <section class="panel" aria-label="Plays" aria-busy=${f}>
      <h2 aria-live="polite">${h?k(m,"play"):"Plays"}</h2>
      <${et} text=${i??(u?.error&&bt(u.error))} />
      ${h&&d`
          <${lt}
            columns=${[{title:"Play"},{title:"At"},b&&{title:"Bomb",number:!0},{title:"Points",number:!0}]}
            rows=${h.map(g=>({key:`${g.at} ${g.word}`,cells:[$(g),g.at,b&&`${Lt(g.bomb??0)}%`,b?g.score.toFixed(1):g.score]}))}
          />
          <${ye} shown=${h.length} count=${m} onMore=${a} />
        `}
    </section>
  `}var Fe={};ot(Fe,{Play:()=>Zs,Position:()=>ra,StaticHand:()=>aa,solverQuery:()=>sa});function Qo({tiles:t,rules:e,label:n}){return d`
    <span class="rack" role="img" aria-label=${n}>
      ${[...t].map(o=>d`<${tr} tile=${o} rules=${e} aria-hidden="true" />`)}
    </span>
  `}function Zo({rack:t,rules:e,left:n,chosen:o,onTile:r,draggable:s}){return d`
    <div class="rack" role="group" aria-label="Your rack" data-drop="rack">
      ${[...t].map((a,l)=>d`
          <${tr}
            key=${`${l}${a}`}
            tile=${a}
            rules=${e}
            aria-label=${mn(a,e)}
            aria-pressed=${o.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>r(l)}
            data-drop=${`rack ${l}`}
            ...${s({place:l})}
          />
        `)}
    </div>
  `}function tr({tile:t,rules:e,...n}){let o=t===e.blank,r=o?null:e.values[t];return d`
    <${K} letter=${o?"":t} wild=${o} points=${r} ...${n} />
  `}function er(t,e){let n=z(t,e),o=[...t].filter((r,s)=>n[s]);return[...o,...Q(e,o)].join("")}function nr(t,e,n){let o=[...t];return o.splice(n,0,...o.splice(e,1)),o.join("")}function or(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[e[n],e[o]]=[e[o],e[n]]}return e.join("")}function rr(t,e,n,o,r){let{rack:s="",board:a=[],history:l=[]}=e.observation,c=l.filter(({player:x,action:A})=>x===e.seat&&A.action==="exchange"),p=`${s} ${c.length}`,[i,f]=v(()=>({...hn,...ue(t,p)})),[u,h]=v(()=>st(t)?.order??""),[m,b]=v([]),[$,g]=v(!1),y=u?er(u,s):s,w=new Oe(n,a,y),_=i.laid.some(({letter:x})=>!x),{play:S,fault:W}=i.laid.length&&!_?So(a,i.laid,i.down):{},q=()=>{f(x=>({...x,laid:[]})),b([]),g(!1)};At(q,[p]),O(()=>{let x={laid:i.laid,down:i.down};yt(t,{order:u,draft:{position:p,value:x}})},[p,u,i.laid,i.down]),R(()=>f(w.withoutTaken(i)),[a.join()]),O(()=>{if(o)if(q(),o.action==="play"){let{down:x}=pn(o.at);f(Tt(o).reduce((A,H)=>w.layLetter(A,H),{...hn,down:x}))}else o.action==="exchange"&&Y(o.tiles)},[o]);function Y(x=""){q(),g(!0);let A=z(y,x);b([...A.keys()].filter(H=>A[H]))}function E(x){h(x),b([])}function nt({place:x=0,square:A},H){let[dt,...Ht]=(H??"").split(" "),[Wt,cr]=Ht.map(Number);if(dt==="square"){let gn={row:Wt,column:cr};f(A?w.move(i,A,gn):w.lay(i,gn,y[x]))}else A?f(w.takeBack(i,A)):dt==="rack"&&Wt!==void 0&&E(nr(y,x,Wt))}function pt(x){let A=m.filter(dt=>dt!==x),H=A.length<m.length;$?b(H?A:[...m,x]):i.cursor?f(w.layAtCursor(i,y[x])):b(H?[]:[x])}function C(x){r?r(x):!$&&m.length?(f(w.lay(i,x,y[m[0]])),b([])):w.laidAt(i,x)?f(w.takeBack(i,x)):f(w.point(i,x))}return{rack:y,editor:w,draft:i,setDraft:f,chosen:m,exchanging:$,needsLetter:_,play:S,fault:W,left:w.left(i),clear:q,startExchange:Y,shuffle:()=>E(or(y)),chooseLetter:x=>f(w.chooseLetter(i,x)),onTile:pt,onSquare:C,draggable:he(nt,{small:!0})}}function sr(t){let{turn:e,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=t,{rack:c,chosen:p}=e;return d`
    <section class="panel own-turn" aria-label="Your turn">
      <div class="rack-row">
        <${Zo}
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
          aria-label="Shuffle"
          title="Shuffle"
          onClick=${e.shuffle}
        >
          ⇄
        </button>
      </div>
      ${e.needsLetter&&d`
          <${de}
            label="The blank stands for"
            letters=${e.editor.letters}
            onPick=${e.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${e.fault?We[e.fault]:Ks(n,e.draft.laid.length,o)}
      </p>
      ${r}
      ${e.exchanging?d`
              <${Vs}
                tiles=${p.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${t.endsWithoutPoints}
                act=${l}
                onCancel=${e.clear}
              />
            `:!s&&d`<${Js} ...${t} />`}
      <p class="hint keys">${Gs(o)}</p>
    </section>
  `}var Gs=t=>`On the board: letters lay tiles, ${t.free_blank?t.blank:"Shift"} a blank; arrows turn and move; Backspace takes a tile back, Escape all; Enter plays${j(t)?"; ! sets a flag":""}.`;function Ks(t,e,n){if(!t)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=t;if(l){let f=l.rule==="start"&&n.start?"start square":l.rule;return We[f]??Jn}let c=o.map(({word:f,points:u})=>`${f.toUpperCase()} ${u}`);r&&c.push(`${r} for ${k(e,"tile")}`);let p=c.length>1?`${c.join(" + ")} = `:`${o[0].word.toUpperCase()} `,i=a.length&&j(n)&&zs(n);return d`
    ${p}<strong>${i?"at least ":""}${k(s??0,"point")}</strong>
    ${a.length?", if there is no bomb":""}
  `}var zs=({multipliers:t})=>t.flat().every(e=>e>=1);function Js({turn:t,field:e,preview:n,canAct:o,canExchange:r,endsWithoutPoints:s,act:a}){let{play:l,draft:c}=t,[p,i]=v(!1);if(O(()=>i(!1),[o]),p)return d`
      <${Xs}
        tiles=${c.laid.length}
        endsGame=${s}
        canAct=${o}
        act=${a}
        onCancel=${()=>i(!1)}
      />
    `;let f=o&&l&&!n?.fault;return d`
    <div class="row">
      <button type="button" class="main" disabled=${!f} onClick=${()=>l&&a(l)}>
        ${l?`Play ${ut(l.word).toUpperCase()}`:"Play"}
      </button>
      <button type="button" disabled=${!c.laid.length} onClick=${t.clear}>Take back</button>
      <button
        type="button"
        disabled=${!o||!r}
        onClick=${()=>t.startExchange()}
      >
        Exchange …
      </button>
      <button type="button" disabled=${!o} onClick=${()=>i(!0)}>Pass …</button>
      ${e&&d`<${Xo} field=${e} />`}
    </div>
    <${et} text=${e?.problem} />
  `}var ar="Another turn without points ends the game.";function Xs({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){let s=M(null);return R(()=>s.current?.focus(),[]),d`
    <p id="pass-question">
      ${t?`Pass, and take back ${k(t,"tile")}?`:"Pass without playing?"}${" "}
      ${e&&d`<strong>${ar}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>Play on</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>Pass</button>
    </div>
  `}function Vs({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){return d`
    ${e&&d`<p><strong>${ar}</strong></p>`}
    <div class="row">
      <button
        type="button"
        class="main"
        disabled=${!n||!t}
        onClick=${()=>o({action:"exchange",tiles:t})}
      >
        ${t?`Exchange ${vt(t)}`:"Choose tiles to exchange"}
      </button>
      <button type="button" onClick=${r}>Cancel</button>
    </div>
  `}function ir({rules:t,board:e,rack:n,bag:o}){let r=Qs(t,e,n),s=r.reduce((a,[,l])=>a+l,0);return d`
    <details class="unseen-tiles">
      <summary class="hint">In the bag: ${k(o,"tile")}.</summary>
      <p class="hint">${k(s,"tile")} in the bag and on the racks of others:</p>
      <ul aria-label="Tiles that you do not see">
        ${r.map(([a,l])=>d`
            <li key=${a} class=${l?"":"none"}>
              <strong>${a===t.blank?"blank":a}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function Qs({counts:t,blank:e},n,o){let r={...t};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:e]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===e)-+(a===e)||s.localeCompare(a))}function Zs({id:t,view:e,rules:n,canAct:o,mustAnswer:r,act:s,suggested:a,notice:l,onDraft:c}){let{board:p=[],rack:i="",bag:f=0,history:u}=e.observation,h=e.seat!==null&&!e.over,m=Jo(t,e,n),b=rr(t,e,n,a,m?.flagging?m.toggleFlag:null),{draft:$,play:g}=b,y=ea(t,e.seq,h?g:void 0),w=ht(()=>oa(u),[e.seq]);O(c,[$.laid,b.chosen]);let _=h&&{...$,laid:new Map($.laid.map(S=>[L(S),S])),score:y?.fault===null?na($.laid,y):null,onSquare:b.onSquare,onFlag:m?.toggleFlag,draggable:b.draggable,onKey:Ne(b.editor,$,b.setDraft,{onEnter:()=>g&&o&&!y?.fault&&s(g),onEscape:b.clear,onFlag:m?.toggleFlag,flagging:m?.flagging})};return d`
    <div class="board-area">
      <${Bt}
        label="Board"
        rules=${n}
        rows=${p}
        last=${w}
        ...${m?.board}
        ...${_}
      />
      <${ir} rules=${n} board=${p} rack=${i} bag=${f} />
      ${m&&d`
          <p class="hint">Bombs: ${m.count}, ${m.hits} hit.</p>
          <${je} rules=${n} />
        `}
      ${h&&d`
          <p class="hint taps">
            Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.
          </p>
        `}
    </div>
    ${h&&d`
        <${sr}
          turn=${b}
          field=${m}
          preview=${y}
          rules=${n}
          notice=${l}
          mustAnswer=${r}
          canAct=${o}
          canExchange=${f>=n.exchange_from}
          endsWithoutPoints=${ta(e,n)}
          act=${s}
        />
      `}
  `}function ta({seat:t,observation:e},n){let{scoreless:o=0,zeros:r=[]}=e;return j(n)?(r[t??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function ea(t,e,n){let o=st(t)?.token,r=n&&o?{id:t,token:o,action:n,seq:e}:null,{result:s,busy:a}=rt("table.score",r);return a?null:s}function na(t,{score:e,closed:n}){let o=t.reduce((r,s)=>r.row+r.column>s.row+s.column?r:s);return{key:L(o),text:`${e}${n.length?"?":""}`}}var oa=(t=[])=>lr(t.findLast(({action:e})=>e.action!=="accept")?.action),lr=t=>new Set(t?.action==="play"?Tt(t).map(L):[]);function ra({observation:{board:t=[],opened:e=[]},rules:n,action:o,bombs:r}){return d`
    <${Bt}
      label="Board"
      rules=${n}
      rows=${t}
      last=${lr(o)}
      opened=${j(n)?e:null}
      bombs=${r}
    />
  `}var sa=({board:t=[],opened:e=[]},n)=>({rack:n,board:t.join("/"),...e.length?{opened:e.join("/")}:{}}),aa=({hand:t,rules:e,label:n})=>d`<${Qo} tiles=${t} rules=${e} label=${n} />`;var yo={lexicon:{...an,...Ve,Solver:Oo,RoundScores:To,addDetails:Ze,lastHands:po,rules:un,emblem:"ACE",tagline:"The card game of words: be the first to play all your cards."},scrabble:{...Fe,...De,Solver:$n,rules:dn,emblem:"QIZ",tagline:"Crosswords for points, on premium squares."},lexibomb:{...Fe,...De,Solver:$n,rules:ln,emblem:"12✹",tagline:"Scrabble on a minefield: numbers multiply, bombs cost the word."}};export{la as a,v as b,O as c,R as d,M as e,ht as f,ca as g,d as h,k as i,D as j,G as k,Lt as l,Yn as m,pa as n,da as o,gr as p,br as q,fa as r,ha as s,Gn as t,ee as u,_r as v,ma as w,Kn as x,$a as y,yr as z,ga as A,Xn as B,Vn as C,re as D,$t as E,to as F,gt as G,wa as H,se as I,ka as J,_t as K,Ea as L,ae as M,Sa as N,La as O,Aa as P,Pa as Q,Tr as R,Ma as S,Ra as T,Na as U,st as V,Da as W,yt as X,ja as Y,Fa as Z,Ia as _,Ua as $,ao as aa,Wa as ba,Ya as ca,yo as da,nn as ea,di as fa,fi as ga,$e as ha,on as ia,hi as ja,mi as ka,$i as la,gi as ma,bi as na,Fr as oa,kt as pa,wo as qa,ge as ra,be as sa,vi as ta,Ci as ua,lt as va,et as wa};

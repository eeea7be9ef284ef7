var ar=Object.defineProperty;var nt=(t,e)=>{for(var n in e)ar(t,n,{get:e[n],enumerable:!0})};var Gt,w,En,kt,Sn,hn,ir,Wt={},An=[],lr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function J(t,e){for(var n in e)t[n]=e[n];return t}function Ln(t){var e=t.parentNode;e&&e.removeChild(t)}function On(t,e,n){var o,r,s,a={};for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?Gt.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return Bt(t,a,o,r,null)}function Bt(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++En};return w.vnode!=null&&w.vnode(s),s}function Kt(t){return t.children}function qt(t,e){this.props=t,this.context=e}function ct(t,e){if(e==null)return t.__?ct(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?ct(t):null}function Pn(t){var e,n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.__e=t.__c.base=n.__e;break}return Pn(t)}}function mn(t){(!t.__d&&(t.__d=!0)&&kt.push(t)&&!Yt.__r++||hn!==w.debounceRendering)&&((hn=w.debounceRendering)||Sn)(Yt)}function Yt(){for(var t;Yt.__r=kt.length;)t=kt.sort(function(e,n){return e.__v.__b-n.__v.__b}),kt=[],t.some(function(e){var n,o,r,s,a,l;e.__d&&(a=(s=(n=e).__v).__e,(l=n.__P)&&(o=[],(r=J({},s)).__v=s.__v+1,Fe(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??ct(s),s.__h),Dn(o,s),s.__e!=a&&Pn(s)))})}function Mn(t,e,n,o,r,s,a,l,c,d){var i,p,u,h,m,b,$,g=o&&o.__k||An,y=g.length;for(n.__k=[],i=0;i<e.length;i++)if((h=n.__k[i]=(h=e[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?Bt(null,h,null,null,h):Array.isArray(h)?Bt(Kt,{children:h},null,null,null):h.__b>0?Bt(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(u=g[i])===null||u&&h.key==u.key&&h.type===u.type)g[i]=void 0;else for(p=0;p<y;p++){if((u=g[p])&&h.key==u.key&&h.type===u.type){g[p]=void 0;break}u=null}Fe(t,h,u=u||Wt,r,s,a,l,c,d),m=h.__e,(p=h.ref)&&u.ref!=p&&($||($=[]),u.ref&&$.push(u.ref,null,h),$.push(p,h.__c||m,h)),m!=null?(b==null&&(b=m),typeof h.type=="function"&&h.__k!=null&&h.__k===u.__k?h.__d=c=Rn(h,c,t):c=Nn(t,h,u,g,m,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&u.__e==c&&c.parentNode!=t&&(c=ct(u))}for(n.__e=b,i=y;i--;)g[i]!=null&&(typeof n.type=="function"&&g[i].__e!=null&&g[i].__e==n.__d&&(n.__d=ct(o,i+1)),Fn(g[i],g[i]));if($)for(i=0;i<$.length;i++)jn($[i],$[++i],$[++i])}function Rn(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="function"?Rn(r,e,n):Nn(n,r,r,t.__k,r.__e,e));return e}function Nn(t,e,n,o,r,s){var a,l,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function $n(t,e,n){e[0]==="-"?t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||lr.test(e)?n:n+"px"}function Ut(t,e,n,o,r){var s;t:if(e==="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||$n(t.style,e,"");if(n)for(e in n)o&&n[e]===o[e]||$n(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?bn:gn,s):t.removeEventListener(e,s?bn:gn,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function gn(t){this.l[t.type+!1](w.event?w.event(t):t)}function bn(t){this.l[t.type+!0](w.event?w.event(t):t)}function Fe(t,e,n,o,r,s,a,l,c){var d,i,p,u,h,m,b,$,g,y,E,_=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=e.__e=n.__e,e.__h=null,s=[l]),(d=w.__b)&&d(e);try{t:if(typeof _=="function"){if($=e.props,g=(d=_.contextType)&&o[d.__c],y=d?g?g.props.value:d.__:o,n.__c?b=(i=e.__c=n.__c).__=i.__E:("prototype"in _&&_.prototype.render?e.__c=i=new _($,y):(e.__c=i=new qt($,y),i.constructor=_,i.render=ur),g&&g.sub(i),i.props=$,i.state||(i.state={}),i.context=y,i.__n=o,p=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),_.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=J({},i.__s)),J(i.__s,_.getDerivedStateFromProps($,i.__s))),u=i.props,h=i.state,p)_.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(_.getDerivedStateFromProps==null&&$!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps($,y),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate($,i.__s,y)===!1||e.__v===n.__v){i.props=$,i.state=i.__s,e.__v!==n.__v&&(i.__d=!1),i.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(S){S&&(S.__=e)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate($,i.__s,y),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,h,m)})}i.context=y,i.props=$,i.state=i.__s,(d=w.__r)&&d(e),i.__d=!1,i.__v=e,i.__P=t,d=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=J(J({},o),i.getChildContext())),p||i.getSnapshotBeforeUpdate==null||(m=i.getSnapshotBeforeUpdate(u,h)),E=d!=null&&d.type===Kt&&d.key==null?d.props.children:d,Mn(t,Array.isArray(E)?E:[E],e,n,o,r,s,a,l,c),i.base=e.__e,e.__h=null,i.__h.length&&a.push(i),b&&(i.__E=i.__=null),i.__e=!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=cr(n.__e,e,n,o,r,s,a,c);(d=w.diffed)&&d(e)}catch(S){e.__v=null,(c||s!=null)&&(e.__e=l,e.__h=!!c,s[s.indexOf(l)]=null),w.__e(S,e,n)}}function Dn(t,e){w.__c&&w.__c(e,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){w.__e(o,n.__v)}})}function cr(t,e,n,o,r,s,a,l){var c,d,i,p=n.props,u=e.props,h=e.type,m=0;if(h==="svg"&&(r=!0),s!=null){for(;m<s.length;m++)if((c=s[m])&&(c===t||(h?c.localName==h:c.nodeType==3))){t=c,s[m]=null;break}}if(t==null){if(h===null)return document.createTextNode(u);t=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,u.is&&u),s=null,l=!1}if(h===null)p===u||l&&t.data===u||(t.data=u);else{if(s=s&&Gt.call(t.childNodes),d=(p=n.props||Wt).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(s!=null)for(p={},m=0;m<t.attributes.length;m++)p[t.attributes[m].name]=t.attributes[m].value;(i||d)&&(i&&(d&&i.__html==d.__html||i.__html===t.innerHTML)||(t.innerHTML=i&&i.__html||""))}if((function(b,$,g,y,E){var _;for(_ in g)_==="children"||_==="key"||_ in $||Ut(b,_,null,g[_],y);for(_ in $)E&&typeof $[_]!="function"||_==="children"||_==="key"||_==="value"||_==="checked"||g[_]===$[_]||Ut(b,_,$[_],g[_],y)})(t,u,p,r,l),i)e.__k=[];else if(m=e.props.children,Mn(t,Array.isArray(m)?m:[m],e,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&ct(n,0),l),s!=null)for(m=s.length;m--;)s[m]!=null&&Ln(s[m]);l||("value"in u&&(m=u.value)!==void 0&&(m!==t.value||h==="progress"&&!m)&&Ut(t,"value",m,p.value,!1),"checked"in u&&(m=u.checked)!==void 0&&m!==t.checked&&Ut(t,"checked",m,p.checked,!1))}return t}function jn(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){w.__e(o,n)}}function Fn(t,e,n){var o,r;if(w.unmount&&w.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||jn(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){w.__e(s,e)}o.base=o.__P=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&Fn(o[r],e,typeof t.type!="function");n||t.__e==null||Ln(t.__e),t.__e=t.__d=void 0}function ur(t,e,n){return this.constructor(t,n)}function ra(t,e,n){var o,r,s;w.__&&w.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,s=[],Fe(e,t=(!o&&n||e).__k=On(Kt,null,[t]),r||Wt,Wt,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?Gt.call(e.childNodes):null,s,!o&&n?n:r?r.__e:e.firstChild,o),Dn(s,t)}Gt=An.slice,w={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)return n.__E=n}catch(s){t=s}throw t}},En=0,qt.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=J({},this.state),typeof t=="function"&&(t=t(J({},n),this.props)),t&&J(n,t),t!=null&&this.__v&&(e&&this.__h.push(e),mn(this))},qt.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),mn(this))},qt.prototype.render=Kt,kt=[],Sn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Yt.__r=0,ir=0;var vt,F,_n,Tt=0,De=[],yn=w.__b,xn=w.__r,wn=w.diffed,kn=w.__c,Tn=w.unmount;function zt(t,e){w.__h&&w.__h(F,t,Tt||e),Tt=0;var n=F.__H||(F.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function v(t){return Tt=1,pr(In,t)}function pr(t,e,n){var o=zt(vt++,2);return o.t=t,o.__c||(o.__=[n?n(e):In(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=F),o.__}function O(t,e){var n=zt(vt++,3);!w.__s&&Ie(n.__H,e)&&(n.__=t,n.__H=e,F.__H.__h.push(n))}function M(t,e){var n=zt(vt++,4);!w.__s&&Ie(n.__H,e)&&(n.__=t,n.__H=e,F.__h.push(n))}function R(t){return Tt=5,ut(function(){return{current:t}},[])}function ut(t,e){var n=zt(vt++,7);return Ie(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function sa(t,e){return Tt=8,ut(function(){return t},e)}function dr(){De.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(Ht),t.__H.__h.forEach(je),t.__H.__h=[]}catch(e){t.__H.__h=[],w.__e(e,t.__v)}}),De=[]}w.__b=function(t){F=null,yn&&yn(t)},w.__r=function(t){xn&&xn(t),vt=0;var e=(F=t.__c).__H;e&&(e.__h.forEach(Ht),e.__h.forEach(je),e.__h=[])},w.diffed=function(t){wn&&wn(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(De.push(e)!==1&&_n===w.requestAnimationFrame||((_n=w.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),vn&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);vn&&(o=requestAnimationFrame(r))})(dr)),F=void 0},w.__c=function(t,e){e.some(function(n){try{n.__h.forEach(Ht),n.__h=n.__h.filter(function(o){return!o.__||je(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],w.__e(o,n.__v)}}),kn&&kn(t,e)},w.unmount=function(t){Tn&&Tn(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(Ht)}catch(n){w.__e(n,e.__v)}};var vn=typeof requestAnimationFrame=="function";function Ht(t){var e=F;typeof t.__c=="function"&&t.__c(),F=e}function je(t){var e=F;t.__c=t.__(),F=e}function Ie(t,e){return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function In(t,e){return typeof e=="function"?e(t):e}var Un=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(r=t.apply(l,Un(t,l,n,["",null])),o.push(r),l[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(l)}return o},Cn=new Map,f=function(t){var e=Cn.get(this);return e||(e=new Map,Cn.set(this,e)),(e=Un(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",l="",c=[0],d=function(u){s===1&&(u||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,a):s===3&&(u||a)?(c.push(3,u,a),s=2):s===2&&a==="..."&&u?c.push(4,u,0):s===2&&a&&!u?c.push(5,0,!0,a):s>=5&&((a||!u&&s===5)&&(c.push(s,0,a,r),s=6),u&&(c.push(s,u,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&d(),d(i));for(var p=0;p<n[i].length;p++)o=n[i][p],s===1?o==="<"?(d(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(d(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][p+1]===">")?(d(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return d(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(On);function x(t,e){return`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`}function D(t,e="and"){return t.length<2?t.join():`${t.slice(0,-1).join(", ")} ${e} ${t.at(-1)}`}function B(t,e){return t==="You"?`${t} ${e}`:`${t} ${e}${/(s|sh|ch)$/.test(e)?"es":"s"}`}var W=t=>Number(t)>0?`+${t}`:`${t}`;function Ct(t){let e=Math.round(t*100);return t>0&&t<1?Math.min(Math.max(e,1),99):e}var Bn=t=>t.charAt(0).toUpperCase()+t.slice(1),ia=t=>`${W(Math.round(100*t)||0)}%`,la={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},fr=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Master"]];function hr(t){return fr.find(([n])=>n===t)?.[1]??t.replace(/^level(?=\d)/,"Level ")}function ca({seats:t,seat:e}){return t.map(({name:n,bot:o},r)=>{if(r===e)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[hr(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function ua(t){return t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e})}function qn(t){return t.length>1?`${D(t)} share the win.`:t.length?`${B(t[0],"win")}.`:"The game is over."}function Jt(t,e,n){if(t.length!==1||e.length<2)return null;let o=x(Math.abs(e[0]-e[1]),"point");return`${B(n[t[0]],"win")} by ${o}.`}function Xt({player:t,reason:e},n){if(t===null)return mr;let o=n[t];return e==="clock"?`${o} ${o==="You"?"have":"has"} no time left.`:e==="resigned"?`${B(o,"resign")}.`:`${B(o,"forfeit")} the game (${e}).`}var mr="The game was aborted.";function pa({seconds:t,increment:e=0,move_seconds:n}){if(n)return`${Ue(n)} for each turn`;let o=e?` and ${Ue(e)} more after each turn`:"";return`${Ue(t??0)} each${o}`}var Ue=t=>t>=60&&t%60===0?x(t/60,"minute"):x(t,"second"),Hn="The server cannot be reached.",da="There is no advice at this table. The page cannot prevent that players get help elsewhere.",$r="You get advice once you have accepted or challenged the last play.",Wn={NoSuchTable:"There is no such table. It may have been deleted.",NoSeat:"No seat is free at this table.",NotOver:"The game is not over yet. Its record would reveal what is hidden.",NotLoaded:"The server does not have the dictionary of this game.",Stale:"Another action came first. Look at the table and try again.",NoAdvice:$r,Closing:"The server is shutting down. Try again later."},Be={start:"The first play needs two tiles or more.","start square":"The first play needs two tiles or more and must cover the star.",touch:"The play must touch a tile on the board.",line:"The tiles must lie in one row or column.",gap:"There is a gap between the tiles."},Yn="These tiles cannot be laid like this.",pt="Words that are not in the dictionary are refused at once.",Vt="At tables without challenges, words that are not in the dictionary are refused at once instead.";function fa({reason:t,by:e}){return`The bot ${t==="slow"?"was too slow":"failed"}; ${e??"the server"} moved for it.`}var gr=5;function Gn(t){let e=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=t,e.append(n);e.children.length>gr;)e.firstChild?.remove()}var qe=!1;addEventListener("keydown",()=>qe=!0,!0);addEventListener("pointerdown",()=>qe=!1,!0);function He(){let{activeElement:t,body:e}=document;return t===e||t?.matches(":disabled")||!1}function Kn(t){M(()=>{if(!qe||!He())return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},t)}var zn=1e3,Zt=class extends Error{constructor({code:e,message:n,data:o}){super(n),this.code=e,this.type=o?.type??""}};async function dt(t,e,n){let o=await fetch(`rpc/${t}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),signal:n}),r=await o.json();if(!o.ok)throw new Zt(r);return r}async function Xn(t){let e=[],n;do n=await dt("table.record",{id:t,skip:e.length,limit:zn}),e.push(...n.lines);while(n.lines.length===zn);return e}function ft(t){return t instanceof Zt?Wn[t.type]??ht(t.message):Hn}function ht(t){let e=t.replace(/^(params[\w.[\]]*:?|position \d+:) /,"").replace(/^record:(\d+): /,"line $1: ");return Bn(e)}var Qt=new Map;function We(t,e){let n=JSON.stringify([t,e]),o=Qt.get(n)??dt(t,e);return Qt.set(n,o),o.catch(()=>Qt.delete(n)),o}var Jn=document.getElementById("hello")?.textContent;Jn&&Qt.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(Jn)));var ba=()=>We("hello",{}),te=async(t,e)=>(await We("rules",{game:t,ruleset:e})).rules,_a=t=>We("dictionary.info",{dictionary:t});var br=30,_r=100;function mt(t,e){let n={value:null,error:null},[o,r]=v(n);return O(()=>{let s=!0;return r(n),t().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:ft(a)})),()=>{s=!1}},e),o}function ot(t,e){let n={result:null,error:null,key:null},[o,r]=v(n),s=e&&JSON.stringify(e);return O(()=>{if(!e){r(n);return}let a=new AbortController,l=setTimeout(()=>{dt(t,e,a.signal).then(c=>r({result:c,error:null,key:s}),c=>{c.name!=="AbortError"&&r({result:null,error:ft(c),key:s})})},br);return()=>{clearTimeout(l),a.abort()}},[t,s]),{result:o.result,error:o.error,busy:o.key!==s}}function ka(){let[t,e]=v({busy:!1,problem:null});async function n(o){e({busy:!0,problem:null});try{await o()}catch(r){e({busy:!1,problem:ft(r)})}}return{...t,run:n}}function ee(t,e){let n=R(e);n.current=e,M(()=>{let o=r=>n.current(r);return addEventListener(t,o),()=>removeEventListener(t,o)},[t])}function Ta(t,e,n=!0){let o=ut(()=>performance.now(),[e]),[r,s]=v(o);O(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),_r);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,t-a)}function va(t){O(()=>{t!==null&&(document.title=`${t} · Lexicon fast`)},[t])}function Ca(t){let e=R(null);return O(()=>{let n=e.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[t]),e}var yr="play";function Vn(){let[t,e=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=t.split("/");return{name:n||yr,rest:o,query:new URLSearchParams(e)}}function La(){let[t,e]=v(Vn);return ee("hashchange",()=>e(Vn())),t}function Oa(t){location.hash=`#/${t}`}function ne(t,e){let n=new URLSearchParams(Object.entries(e).filter(([,o])=>o));history.replaceState(null,"",`#/${t}${n.size?`?${n}`:""}`)}var Qn="lexicon_fast.name",Zn="lexicon_fast.tables",oe="lexicon_fast.new_game",to="lexicon_fast.theme";var Et=new Map,Ma=()=>Et.size>0;function Ye(t){if(Et.has(t))return Et.get(t)??null;try{return localStorage.getItem(t)}catch{return null}}function re(t,e){try{localStorage.setItem(t,e),Et.delete(t)}catch{Et.set(t,e)}}function xr(t){try{let e=JSON.parse(t);return typeof e=="object"&&e!==null?e:{}}catch{return{}}}var se=t=>xr(Ye(t)??""),Ra=()=>Ye(Qn)??"",Na=t=>re(Qn,t),eo=()=>Ye(to)??"",no=t=>re(to,t),St=()=>se(Zn);function Da(){return Object.entries(St()).map(([t,e])=>({id:t,...e})).sort((t,e)=>e.since-t.since)}function Ge(t){let e=Object.entries(t).sort(([,n],[,o])=>o.since-n.since);re(Zn,JSON.stringify(Object.fromEntries(e.slice(0,50))))}var ae=t=>St()[t]??null;function ja(t,e,n){Ge({...St(),[t]:{game:e,token:n,since:Date.now()}})}function oo(t,e){let n=St();t in n&&Ge({...n,[t]:{...n[t],...e}})}function Fa(t){let{[t]:e,...n}=St();Ge(n)}var Ia=()=>se(oe).game,Ua=t=>se(oe).choices?.[t]??{};function Ba(t,e){let{choices:n={}}=se(oe);re(oe,JSON.stringify({game:t,choices:{...n,[t]:e}}))}var ze={};nt(ze,{actionText:()=>Ke,cardText:()=>K,endFacts:()=>Tr,eventText:()=>wr,pastActionText:()=>ao});var ro="✦";function Y({letter:t,wild:e=!1,points:n=null,classes:o="",...r}){let{corner:s=e&&t?ro:null,onClick:a,...l}=r,c=["tile",o,e&&"wild"].filter(Boolean).join(" "),d=f`
    <span class="letter" aria-hidden="true">${t||ro}</span>
    ${s!==null&&f`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&f`<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?f`
    <button type="button" class=${c} onClick=${a} ...${l}>${d}</button>
  `:f`<span class=${c} ...${l}>${d}</span>`}function ie({label:t,letters:e,onPick:n}){return f`
    <fieldset class="letters">
      <legend>${t}</legend>
      ${e.map(o=>f`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function X(t,e){let n=G(t,e);return[...t].filter((o,r)=>!n[r])}function G(t,e){let n=[...e];return[...t].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var P="*";function N(t){return(t.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function At(t){return t.map(({letter:e,master:n})=>n?`[${e.toLowerCase()}]`:e.toLowerCase()).join("")}var I=t=>t.replace(/[[\]]/g,"").toUpperCase();function $t(t){let e=so(t);return e.length?`${I(t)} (${D(e)} by the Master)`:I(t)}var so=t=>N(t).filter(({master:e})=>e).map(({letter:e})=>e);function rt({card:t,points:e,...n}){let o=t===P,r=o?"Master":t;return f`
    <${Y}
      classes="card"
      letter=${o?"":t}
      wild=${o}
      points=${e?.[t]??null}
      aria-label=${e?`${r}, ${e[t]} points`:r}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function gt({cards:t,label:e}){return f`
    <span class="cards small" role="img" aria-label=${e??t}>
      ${[...t].map(n=>f`<${rt} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function V({laid:t}){let e=so(t),n=e.length?`, with a Master for ${e.join(" and ")}`:"";return f`
    <span class="cards word" role="img" aria-label=${`${I(t)}${n}`}>
      ${N(t).map(({letter:o,master:r})=>f`<${Y} classes="card" letter=${o} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var K=t=>t===P?"the Master":t;function Ke(t,{table:e=[]}={}){return io(t,"target"in t?e[t.target]:void 0).join(" ").trimEnd()}function ao(t,e,{old:n,gained:o=[],taken:r}={}){let[s,a]=io(t,n,r),l=o.length?`, taking ${D(o.map(K))}`:"";return`${`${B(e,s)} ${a}`.trimEnd()}${l}.`}function io(t,e,n){switch(t.action){case"form":return["form",$t(t.laid)];case"insert":return["make",`${e?I(e):"a word"} into ${$t(t.laid)}`];case"substitute":return["change",`${e?$t(e):"a word"} to ${$t(t.laid)}`];case"draw":{let o=`the exposed ${n?K(n).replace("the ",""):"card"}`,r=t.take==="exposed"?o:"a card from the stock";return["discard",`${K(t.discard)} for ${r}`]}default:return[t.action,""]}}function wr(t,e){switch(t.event){case"dealer draw":return`Cards drawn for the deal: ${t.players.map((o,r)=>`${e[o]} ${t.cards[r]}`).join(", ")}.`;case"deal":{let n=B(e[t.dealer],"deal");return`Round ${t.round}: ${n}. Exposed: ${K(t.exposed)}.`}case"turn":return kr(t,e);case"round end":{let n=t.points.map((s,a)=>`${e[a]} ${s}`).join(", "),o=t.winner??0;return`End of the round: ${t.why==="out"?`${e[o]} went out`:"no hand became smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${qn(t.winners.map(n=>e[n]))}`;case"forfeit":return Xt(t,e);default:return null}}function kr(t,e){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=t;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?$t(a.action.laid):"the play",d=s?"it is not a word and is taken back":"it is a word and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,h])=>`${e[Number(u)]} ${W(h)}`),p=i.length?` (${i.join(", ")})`:"";return`${B(e[n],"challenge")} ${c}: ${d}${p}.`}default:{let c=o.action==="draw"&&o.take==="blind",d=r&&c?` It is ${K(r)}.`:"",i=t.renewed?" The exposed pile has become the stock.":"";return`${ao(o,e[n],t)}${d}${i}`}}}function Tr(t,e){let n=[],o=0;for(let p of t){if(p.event!=="turn"||p.action.action==="accept")continue;let{player:u,action:h,right:m}=p;if(h.action==="challenge"){m&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:u,laid:h.laid})}let r=({laid:p})=>I(p).length,s=n.toSorted((p,u)=>r(u)-r(p))[0],a=t.filter(({event:p})=>p==="round end").length,l=t.findLast(p=>p.event==="game end"),c=l?.event==="game end"?l.scores:[],d=l?.event==="game end"?l.winners:[];return[Jt(d,c.toSorted((p,u)=>p-u),e),s&&`Longest word: ${I(s.laid).toUpperCase()}, by ${e[s.player]}.`,a&&`${x(a,"round")} with ${x(Number((o/a).toFixed(1)),"turn")}${a>1?" on average":""}.`].flatMap(p=>p||[])}var le=t=>N(t).map(({letter:e,master:n})=>n?P:e),vr=t=>[...t].sort((e,n)=>+(e===P)-+(n===P)||e.localeCompare(n)).join("");function Xe(t,e,n){let o;return t.map(r=>{switch(r.event){case"deal":return o=new Je(r,e,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function lo(t,e){return t.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=t.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return Xe(s,e,r).findLast(a=>a.event==="round end")?.hand})}var Je=class{#e=null;#n={};#t;#o;constructor({round:e,players:n,hand:o=""},r,s){this.number=e,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:vr(this.#t.hand),penalties:this.#n}}turn(e){let{action:n,player:o}=e;switch(n.action){case"accept":return e;case"challenge":return this.#a(e);case"draw":return o===this.seat&&this.#r([n.discard],[e.taken??""]),e;default:return this.#s(e,n)}}#r(e,n){this.#t={...this.#t,hand:[...X(this.#t.hand,e),...n]}}#s(e,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=X(le(n.laid),le(a)),c=X(le(a),le(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[e.player]:r[e.player]-l.length+c.length}},e.player===this.seat&&this.#r(l,c),this.#e={...e,old:a,gained:c},this.#e}#a(e){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??e.player,a=e.right?{[s]:o,[e.player]:n}:{[e.player]:r};e.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...e,play:this.#e,penalties:a}}};var on={};nt(on,{Play:()=>Fr,Position:()=>Wr,StaticHand:()=>Gr,solverQuery:()=>Yr});var co={mouse:6,pen:6,touch:12},Cr=44;function ce(t,{small:e=!1}={}){let n=R(t);return n.current=t,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&Er(r,e,s=>n.current(o,s))}})}function Er(t,e,n){let o=t.currentTarget,r=e&&t.pointerType==="touch"?Cr:0,s=null,a=null;o.hasPointerCapture(t.pointerId)&&o.releasePointerCapture(t.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==t.pointerId)return;let p=i.clientX-t.clientX,u=i.clientY-t.clientY,h=co[t.pointerType]??co.mouse;!s&&Math.hypot(p,u)<h||(s??=Sr(o),s.style.transform=`translate(${p}px, ${u-r}px) scale(1.08)`,l(uo(i,r)))},d=i=>{i.pointerId===t.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),l(null),s&&(s.remove(),o.classList.remove("lifted"),Ar(),i.type==="pointerup"&&n(uo(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",d),addEventListener("pointercancel",d)}function Sr(t){let{left:e,top:n,width:o,height:r}=t.getBoundingClientRect(),s=t.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${e}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),t.classList.add("lifted"),s}function uo({clientX:t,clientY:e},n){let o=r=>document.elementFromPoint(t,r)?.closest("[data-drop]")??null;return o(e-n)??o(e)}function Ar(){let t=n=>{e(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},e=()=>{removeEventListener("click",t,{capture:!0}),removeEventListener("pointerdown",e,{capture:!0})};addEventListener("click",t,{capture:!0}),addEventListener("pointerdown",e,{capture:!0})}function ue(t,e,n){let o=N(n),{kind:r,oldCells:s}=e===null?{kind:"form",oldCells:[]}:Lr(N(e),o),a=[...t],l=u=>{let h=a.indexOf(u);return h>=0&&a.splice(h,1),h>=0},c=[],d=o.map(({letter:u,master:h},m)=>{let b=s[m];if(b)return{letter:u,master:b.master,from:"table"};let $=!h&&l(u)?u:l(P)?P:null;return $===null?{letter:u,master:h,from:"none"}:(c.push($),{letter:u,master:$===P,from:"hand"})}),i=d.every(({letter:u,from:h})=>u&&h!=="none"),p=c.length>0&&d.length>1;return{kind:i&&p?r:null,cells:d,cards:c,laid:At(d)}}function Lr(t,e){if(e.length<t.length)return{kind:null,oldCells:[]};if(e.length>t.length){let r=0,s=e.map(({letter:a,master:l})=>{let c=t[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===t.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=e.some(({letter:r},s)=>r!==t[s].letter);return{kind:"substitute",oldCells:e.map(({letter:r,master:s},a)=>{let l=t[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function fo({kind:t,laid:e},n){return t===null?null:t==="form"?{action:t,laid:e}:{action:t,target:n,laid:e}}var Q={target:null,text:"",caret:0,chosen:null},Lt=(t,e)=>({...Q,target:t,text:e,caret:N(e).length});function ho(t){return t.action==="draw"?st(Q,t.discard):Lt(t.target??null,t.laid)}function st(t,e,n=null){let{chosen:o,caret:r}=t,s=N(t.text),a=e===P?{letter:"",master:!0}:{letter:e,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...t,text:At(s),caret:l?r:c+1,chosen:null}}function Ve(t,e,n){let o=N(t.text),r=n!==null&&N(n).length===o.length;o.splice(e,1,...r?[N(n)[e]]:[]);let s=Math.min(t.caret,o.length);return{...t,text:At(o),caret:s,chosen:null}}function mo(t,e){let n=N(t.text);return n[n.findIndex(o=>!o.letter)]={letter:e,master:!0},{...t,text:At(n)}}function $o(t,e,n,o){let[r,s]=e.split(">",2);if(s!==void 0){let a=o.findIndex(l=>po(l)===po(r));if(a>=0)return Lt(a,s)}return{...t,text:e,caret:N(e.slice(0,n)).length,chosen:null}}var po=t=>N(t).map(({letter:e})=>e).join("");var Pr=new Set,Mr=12;function Qe({observation:t,points:e,target:n=null,fresh:o=Pr,onWord:r=null}){let{table:s=[],pile:a="",stock:l=0}=t,c=a.at(-1),d=R(null);return O(()=>{let i=d.current,p=i?.querySelector(".fresh:last-child, .fresh");i&&p instanceof HTMLElement&&(i.scrollTop=p.offsetTop-i.clientHeight/2)},[s.join()]),f`
    <section class="felt" aria-label="Table">
      <div class="piles">
        <figure data-drop="blind">
          <span class="tile card back" role="img" aria-label=${x(l,"card")}>
            ${l}
          </span>
          <figcaption>Stock</figcaption>
        </figure>
        <figure data-drop="exposed">
          ${c?f`<${rt} card=${c} points=${e} />`:f`<span class="tile card none" role="img" aria-label="No exposed card"></span>`}
          <figcaption>Exposed</figcaption>
        </figure>
      </div>
      <ul
        ref=${d}
        class="laid-words ${s.length>Mr?"many":""}"
        aria-label="Words on the table"
      >
        ${s.length===0&&f`<li class="nothing">No words yet</li>`}
        ${s.map((i,p)=>{let u=f`<${V} laid=${i} />`,h=f`
            <button
              type="button"
              class="laid-word"
              data-drop=${`word ${p}`}
              aria-pressed=${p===n}
              aria-label=${`Change ${I(i)}${o.has(p)?", new":""}`}
              onClick=${()=>r?.(p)}
            >
              ${u}
            </button>
          `;return f`
            <li key=${p} class=${o.has(p)?"fresh":""}>${r?h:u}</li>
          `})}
      </ul>
    </section>
  `}var Ze=({games:t})=>t.filter(({game:e})=>Object.hasOwn(go,e));function li(t,e){let n=Ze(t);return n.find(({game:o})=>o===e)??n[0]}var ci=({games:t},e)=>t.find(({game:n})=>n===e)?.title??e,pe=({words:t},e)=>t&&e.includes(t)?t:e[0],tn=t=>t.replaceAll("_"," "),ui=t=>!!t.without_challenges,pi=(t,e)=>({base:e,...t.without_challenges});function di(t,{ruleset:e,...n}){let o=e.replace(/, changed$/,""),r=`${tn(o)} rules`,s=Object.entries(t.without_challenges??{});return s.length&&s.every(([a,l])=>n[a]===l)?`${r}, false words are refused`:o===e?r:`${r}, changed`}function fi(t,e){let n=typeof e=="string"?e:JSON.stringify(e);return`#/rules/${t}?${new URLSearchParams({ruleset:n})}`}function hi(t){let e=t.get("ruleset");if(!e?.startsWith("{"))return e;try{return JSON.parse(e)}catch{return e}}var en=[["auto","Auto"],["light","Light"],["dark","Dark"]];function nn(){let t=eo();return en.some(([e])=>e===t)?t:"auto"}function Rr(){let t=nn();document.documentElement.style.colorScheme=t==="auto"?"":t}function bo(t){no(t),Rr()}function bt({label:t,id:e,hint:n,value:o,onInput:r,...s}){return f`
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
  `}function _o({label:t,id:e,hint:n,value:o,options:r,onChange:s}){return f`
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
  `}function de({info:t,...e}){let n=t.rulesets.map(o=>[o,tn(o)]);return f`<${_o} label="Rules" id="ruleset" options=${n} ...${e} />`}function fe({dictionaries:t,...e}){let n=t.map(o=>[o,o]);return f`<${_o} label="Dictionary" id="dictionary" options=${n} ...${e} />`}function he({label:t,value:e,options:n,onChange:o}){return f`
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
  `}function xi(){let[t,e]=v(nn);return f`
    <div class="row theme">
      <span class="hint" aria-hidden="true">Theme</span>
      <${he} label="Theme" value=${t} options=${en} onChange=${o=>{bo(o),e(o)}} />
    </div>
  `}function wi({server:t,view:e,game:n}){return f`
    <nav aria-label="Games">
      ${Ze(t).map(({game:o,title:r})=>f`
          <a
            key=${o}
            href=${`#/${e}/${o}`}
            aria-current=${o===n?"page":void 0}
            >${r}</a
          >
        `)}
    </nav>
  `}function at({columns:t,rows:e,classes:n="",rowHeads:o=!1}){let r=t.filter(a=>a!==!1),s=r.map(({number:a})=>a?"number":void 0);return f`
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
  `}var Ot=20,Nr=1e3;function me({shown:t,count:e,onMore:n}){return t>=e?null:t>=Nr?f`<p class="hint">The other plays are not listed.</p>`:f`
    <button type="button" onClick=${()=>n(t+Ot)}>More plays</button>
  `}function Z({text:t}){return f`<p class="problem" role="alert" hidden=${!t}>${t}</p>`}var Dr={hand:"from your hand",table:"on the table",none:"not in your hand"};function yo({draft:t,word:e,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=e,d=({target:p})=>r(p.value,p.selectionStart??0),i=p=>f`
    <span
      key=${`gap ${p}`}
      class="gap ${p===t.caret?"here":""}"
      data-drop=${`gap ${p}`}
      aria-hidden="true"
      onClick=${()=>a(p)}
    ></span>
  `;return f`
    <div class="tray" data-drop="tray" role="group" aria-label="Your word">
      ${c.map((p,u)=>f`
          ${i(u)}
          <${jr}
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
      ${!c.length&&f`<span class="hint">Click cards, drag them here, or type.</span>`}
    </div>
    <div class="row typing">
      <${bt}
        label="Word"
        id="word"
        value=${t.text}
        onInput=${r}
        onKeyUp=${d}
        onClick=${d}
        data-home="play"
      />
      <button type="button" onClick=${l}>Clear</button>
    </div>
    <p class="hint keys">
      Type hat, or h[a]t with the Master for A. Type hat>thatched to insert cards into a table word,
      larch>lurch to substitute some of its cards.
    </p>
  `}function jr({cell:{letter:t,master:e,from:n},place:o,chosen:r,points:s,...a}){let l=e?`Master${t?` for ${t}`:""}`:t,c=n==="table"?"choose it to be replaced":"take it back";return f`
    <${Y}
      classes=${`card from-${n}`}
      letter=${t}
      wild=${e}
      points=${s[e?P:t]??null}
      aria-label=${`${l}, ${Dr[n]}: ${c}`}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function Fr({view:t,rules:e,canAct:n,act:o,suggested:r,onDraft:s,notice:a}){let{observation:l}=t,{hand:c="",table:d=[]}=l,[i,p]=v(Q);M(()=>p(Q),[c,qr(t.seat,l.history)]),M(()=>{i.target!==null&&p(Q)},[d.join()]),O(()=>{r&&p(ho(r))},[r]),O(s,[i.text,i.target]),Kn([i.text,i.target]);let u=i.target===null?null:d[i.target],h=ue(c,u,i.text),m=fo(h,i.target),b=i.target===null&&h.cells.length===1?h.cards[0]:void 0,$=ce(y),g=t.seat!==null&&!t.over;function y({card:T,cell:H=0},tt){let[U,xt]=(tt??"").split(" "),C=Number(xt);T===void 0?U!=="gap"&&U!=="cell"&&p(Ve(i,H,u)):U==="blind"||U==="exposed"?n&&o({action:"draw",discard:T,take:U}):U==="word"?p(st(Lt(C,d[C]),T)):U==="gap"?p(st(i,T,C)):U==="cell"?p(st({...i,chosen:C},T)):U==="tray"&&p(st(i,T))}function E(T){h.cells[T].from==="table"?p({...i,chosen:i.chosen===T?null:T}):p(Ve(i,T,u))}function _(T){T.preventDefault(),m&&n&&o(m)}let S=f`
    <${Qe}
      observation=${l}
      points=${e.points}
      target=${i.target}
      fresh=${Hr(l.history,t.seat)}
      onWord=${g&&(T=>p(T===i.target?Q:Lt(T,d[T])))}
    />
  `;return g?f`
    ${S}
    <form class="panel own-turn" aria-label="Your turn" onSubmit=${_}>
      ${a}
      <${Ur}
        hand=${c}
        used=${h.cards}
        points=${e.points}
        onCard=${T=>p(st(i,T))}
        draggable=${$}
      />
      <${yo}
        draft=${i}
        word=${h}
        points=${e.points}
        draggable=${$}
        onType=${(T,H)=>p($o(i,T,H,d))}
        onCell=${E}
        onClear=${()=>p(Q)}
        onGap=${T=>p({...i,caret:T,chosen:null})}
      />
      ${h.cells.some(({letter:T})=>!T)&&f`
          <${ie}
            label="The Master stands for"
            letters=${Object.keys(e.points).filter(T=>T!==P).sort()}
            onPick=${T=>p(mo(i,T))}
          />
        `}
      <${Br}
        action=${m}
        discard=${b}
        observation=${l}
        canAct=${n}
        act=${o}
      />
    </form>
  `:S}var Ir=10;function Ur({hand:t,used:e,points:n,onCard:o,draggable:r}){let s=R(null),a=R(null),l=G(t,e);return M(()=>{if(a.current===null||!He())return;let c=l.findIndex((i,p)=>!i&&p>Number(a.current)),d=c<0?l.lastIndexOf(!1):c;s.current?.children[d]?.focus(),a.current=null},[e.join()]),f`
    <div
      ref=${s}
      class="hand cards ${t.length>Ir?"many":""}"
      role="group"
      aria-label="Your hand"
    >
      ${[...t].map((c,d)=>f`
          <${rt}
            key=${`${d}${c}`}
            card=${c}
            points=${n}
            disabled=${l[d]}
            onClick=${()=>{a.current=d,o(c)}}
            ...${r({card:c})}
          />
        `)}
    </div>
  `}function Br({action:t,discard:e,observation:n,canAct:o,act:r}){let s=n.pile?.at(-1),a=i=>r({action:"draw",discard:e,take:i}),l=o&&e!==void 0,c=e?K(e):"a card",d=t?Ke(t,n):"play the word";return f`
    <div class="row actions">
      <button class="main" disabled=${!o||!t}>
        ${d[0].toUpperCase()+d.slice(1)}
      </button>
      <button type="button" disabled=${!l||!s} onClick=${()=>a("exposed")}>
        Discard ${c}, take ${s?K(s):"the exposed card"}
      </button>
      <button type="button" disabled=${!l} onClick=${()=>a("blind")}>
        Discard ${c}, take from the stock
      </button>
    </div>
    ${o&&!l&&f`<p class="hint">To draw, put only the card that you discard into the tray.</p>`}
  `}var qr=(t,e=[])=>e.filter(({player:n,action:o})=>n===t&&!["accept","challenge"].includes(o.action)).length;function Hr(t=[],e){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of t){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===e||e===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==e&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}var Wr=({observation:t,rules:e})=>f`<${Qe} observation=${t} points=${e.points} />`,Yr=({table:t=[]},e)=>({position:[e,...t].join(" ")}),Gr=({hand:t,label:e})=>f`<${gt} cards=${t} label=${e} />`;function xo({end:t,names:e,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:d=[]}=t,i=Object.values(c).some(u=>u!==0),p=u=>{let h=r[u]??(u===n?t.hand:"");return[d.includes(u)?f`${e[u]} <span class="tag">out of the game</span>`:e[u],h?f`<${gt} cards=${h} />`:s[u]?x(s[u],"card"):"none",i&&W(c[u]??0),W(a[u]),f`<strong>${l[u]}</strong>`]};return f`
    <${Kr} end=${t} names=${e} rules=${o} />
    <p class="hint">
      Cards left in a hand cost their points. The fewest points win; a player with${" "}
      ${o.out_at} or more is out of the game.
    </p>
    <${at}
      rowHeads
      columns=${[{title:"Player"},{title:"Cards left"},i&&{title:"Challenges",number:!0},{title:"This round",number:!0},{title:"Score",number:!0}]}
      rows=${[...e.keys()].filter(u=>u in s).map(u=>({key:u,cells:p(u)}))}
    />
  `}function Kr({end:{why:t,winner:e,play:n,left:o},names:r,rules:s}){if(t!=="out"||!n||!("laid"in n.action)){let l=x(s.guard*Object.keys(o).length,"turn");return f`<p>No hand has become smaller for ${l}, so all cards are counted.</p>`}let a=n.old?`: ${I(n.old)} became`:" with";return f`
    <p class="row">
      <strong>${r[e??0]} went out${a}</strong>
      <${V} laid=${n.action.laid} />
    </p>
  `}var rn={};nt(rn,{RULESET_NOTES:()=>zr,parts:()=>Jr,values:()=>we});var wo=({counts:t})=>Object.values(t).reduce((e,n)=>e+n,0),$e=({squares:t})=>`${t.length} x ${t[0].length} squares`;function ge(t){let e=x(t.counts[t.blank]??0,"blank");return{tiles:`${x(t.rack,"tile")} each, from a bag of ${wo(t)} with ${e}.`,begins:"The player who draws the letter nearest to A begins; a blank comes before A."}}var be="Lay tiles in one row or column, without a gap, so that they touch others on the board. All letters that then stand side by side, across and down, must form words.",_e="Each word that a play forms or makes longer scores the points of its letters.",ye=({exchange_from:t})=>[`Exchange tiles for others, as long as the bag has ${t} or more.`,"Pass."],xe=({rack:t})=>`After a play you draw from the bag until you have ${t} tiles again.`,Pt=({bonus:t})=>t.map((e,n)=>e?`${x(n,"tile")} in one play score ${x(e,"point")} more.`:"").filter(Boolean).join(" ");function we(t){let{values:e,counts:n,blank:o}=t,r=new Map;for(let[s,a]of Object.entries(n)){let l=`${s===o?"blank":s} ×${a}`;r.set(e[s],[...r.get(e[s])??[],l])}return{title:"The tiles",columns:["Points","Tiles, and how many"],rows:[...r].sort(([s],[a])=>s-a).map(([s,a])=>[s,a.join(" ")]),note:`${wo(t)} tiles.`}}var zr={standard:"From the README of the original program, with its gaps filled.",classic_poc:"The numbers in the code of the original program."};function Jr(t){return[{title:"Aim",facts:{aim:"Lay words for points, as in Scrabble; the highest score wins.",bombs:`Under the board of ${$e(t)} ${x(t.bombs,"bomb")} lie hidden.`}},{title:"The start",facts:{...ge(t),first:"The first play needs two tiles or more, and may lie anywhere."}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[be,...ye(t)],refused:pt,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens those squares, too, and so on.",blank:"A blank stands for no letter in particular. A word with blanks is valid if some letters in their place make one; they may differ from word to word and from turn to turn. A blank scores nothing.",draw:xe(t)}},{title:"Points",facts:{words:_e,numbers:`The number under a new tile multiplies: ${Xr(t)}.`,bomb:"If a new tile lies on a bomb, all words through it score nothing. In later plays its letter scores as any other.",bonus:Pt(t)&&`${Pt(t)} A bomb does not change that.`}},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left.",zeros:`It is also over when a player has had ${x(t.zeros,"turn")} in a row without a point: passes, exchanges or bombs.`,held:"All lose the points of the tiles that they hold; nobody gains them."}}]}function Xr({multipliers:t}){let e=new Map;return t.forEach(([n,o],r)=>{let s=Qr(n,o);e.set(s,[...e.get(s)??[],r])}),[...e].map(([n,o])=>`${Vr(o)} ${n}`).join("; ")}function Vr(t){let[e]=t,n=t[t.length-1];return t.length>2&&n-e===t.length-1?`${e} to ${n}`:D(t)}function Qr(t,e){return e?[t!==1&&`the letter by ${t}`,e!==1&&`the word by ${e}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var an={};nt(an,{RULESET_NOTES:()=>Zr,parts:()=>ts,values:()=>rs});var Zr={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with other penalties."};function ts(t){let e=`two packs if ${t.two_packs_from} or more play`,n=t.max_exchanged===null?"one or more cards":x(t.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of your cards. The player who lays the last one ends the round; the others score the points of the cards that they hold.",out:`Points are bad: with ${t.out_at} or more you are out of the game.`,won:"The last player left wins, or after a set number of rounds the fewest points."}},{title:"The deal",facts:{cards:`${x(t.cards_each,"card")} each, from a pack of ${To(t.pack)} (${e}). The other cards are the stock; its top card lies exposed beside it.`,dealer:"Each player draws a card; the highest deals first (A is the highest), and the next player begins.",later:es[t.later_dealer]}},{title:"A turn",facts:{lead:"Choose one of these actions. You cannot pass.",ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${n} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, and the E is yours.`,"Discard a card, and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:t.same_word_exchange?"A word may stay the same if a Master in it is changed for the card of its letter, or a card for your Master.":"A change must make another word.",stock:ns[t.renewal]}},{title:"Challenges",facts:os(t)},{title:"The end of a round",facts:{end:"A round is over when a hand is empty and the last word stands. If all players are out of the game at once, the lowest score wins.",guard:`It is also over when in ${x(t.guard,"turn")} of each player no hand has become smaller. Then all score the cards that they hold.`}}]}var es={rotation:"In later rounds the players deal in turn.",starter:"In later rounds the player who began the last round deals."},ns={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function os({strict:t,right_challenger:e,right_offender:n,wrong_challenger:o}){return t?{refused:pt}:{may:"Any word may be laid, valid or not. Each of the others may challenge it, until one does.",right:`If it is not in the dictionary, the cards go back, and the turn is lost${[sn("the challenger",e),sn("the player",n)].join("")}.`,wrong:`If it is, the word stays${sn("the challenger",o)}.`,refused:Vt}}function sn(t,e){if(!e)return"";let n=x(Math.abs(e),"point");return e>0?`; ${t} gets ${n}`:`; ${t} has ${n} taken off`}function rs({points:t,pack:e}){let n=new Map;for(let[o,r]of Object.entries(e)){let s=t[o],a=`${s} ${r}`,l=n.get(a)??{each:s,count:r,cards:[]};l.cards.push(o===P?"Master":o),n.set(a,l)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...n.values()].sort((o,r)=>r.each-o.each||r.count-o.count).map(({each:o,cards:r,count:s})=>[o,r.join(" "),s]),note:`${To(e)} cards in a pack.`}}var To=t=>Object.values(t).reduce((e,n)=>e+n,0);var cn={};nt(cn,{RULESET_NOTES:()=>as,parts:()=>is,values:()=>we});var ke=t=>String.fromCharCode(65+t),it=({row:t,column:e})=>`${t+1}${ke(e)}`,A=({row:t,column:e})=>`${t},${e}`,q=(t,{row:e,column:n})=>(t[e]?.[n]??".")!==".",z=({row:t,column:e},n,o=1)=>n?{row:t+o,column:e}:{row:t,column:e+o};function ln(t){let[e]=t.match(/\p{L}/u)??["A"];return{row:parseInt(t.replace(/\D/g,""),10)-1,column:e.toUpperCase().charCodeAt(0)-65,down:t.startsWith(e)}}function _t({at:t,word:e}){let{down:n,...o}=ln(t),r=[],s=o;for(let a of e.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=z(s,n,l?a.length-2:1)}return r}function vo(t,e,n){let o=p=>q(t,p)?`(${t[p.row][p.column]})`:e.find(u=>A(u)===A(p))?.letter,r=ss(t,e,n);if(r===null)return{fault:"line"};let s=e.reduce((p,u)=>p.row+p.column<=u.row+u.column?p:u);for(let p=s;o(p);p=z(p,r,-1))s=p;let{row:a,column:l}=s,c=r?`${ke(l)}${a+1}`:it(s),d="",i=0;for(let p;p=o(s);s=z(s,r))d+=p,p.startsWith("(")||(i+=1);return i<e.length?{fault:"gap"}:{play:{action:"play",at:c,word:d.replaceAll(")(","")}}}function ss(t,e,n){let[o]=e;if(e.length>1)return e.every(({row:s})=>s===o.row)?!1:e.every(({column:s})=>s===o.column)?!0:null;let r=s=>q(t,z(o,s,-1))||q(t,z(o,s));return!r(!1)&&(r(!0)||n)}var as={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function is(t){return[{title:"Aim",facts:{aim:"Lay words for points; the highest score wins."}},{title:"The start",facts:{board:`The board has ${$e(t)}.`,...ge(t),first:`The first play needs two tiles or more${ls(t)}.`}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[be,...ye(t)],blank:"You choose a letter for a blank when you lay it. The blank keeps that letter, and scores nothing.",draw:xe(t)}},{title:"Points",facts:{words:_e,squares:us(t),bonus:Pt(t)}},{title:"Challenges",facts:cs[t.challenge]},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left. That player gains the points of the tiles that the others hold.",zeros:`It is also over after ${x(t.scoreless_turns,"turn")} in a row without a point, counting all players.`,held:"All lose the points of the tiles that they hold. If scores are equal, the one that was higher before wins."}}]}function ls({start:t}){return t?`, one of them on the star (${it({row:t[0],column:t[1]})})`:""}var Mt=t=>({may:"Any words may be laid, valid or not. Each of the others may challenge them, all together, until one does.",right:"If one of them is not in the dictionary, the tiles go back, and the turn is lost.",wrong:`If all of them are, ${t}.`,refused:Vt}),cs={rules:Mt("the challenger loses the next turn"),double:Mt("the challenger loses the next turn, which counts as one without a point"),single:Mt("nothing happens"),five:Mt("the play scores 5 points more"),ten:Mt("the play scores 10 points more"),void:{refused:pt}};function us({squares:t}){let e=s=>[...new Set(t.flat().map(a=>a[s]))].filter(a=>a!==1).sort(),n=e(0),o=e(1),r=[n.length?`the letter by ${D(n,"or")}`:"",o.length?`the word by ${D(o,"or")}`:""].filter(Boolean);return r.length?`Marked squares multiply ${D(r)}, in the play that lays a tile on them.`:""}var Co="CATDOG* hat l[u]rch",ps="* is the Master. In a table word, brackets mark its letter: l[u]rch.",Eo="Type your cards to see what you can play.",ds=[["plays","Plays"],["plan","Plan"]],fs=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Substitute"]];function So({info:t,dictionaries:e,query:n}){let[o,r]=v(n.get("position")??Co),[s,a]=v(t.rulesets[0]),[l,c]=v(pe(t,e)),[d,i]=v("plays"),p=mt(()=>te("lexicon",s),[s]).value;O(()=>ne("solver/lexicon",{position:o===Co?"":o}),[o]);let[u="",...h]=o.trim().split(/\s+/),m={hand:u,table:h,ruleset:s,dictionary:l};return f`
    <section class="panel" aria-label="Position">
      <${bt}
        label="Your cards, then the words on the table"
        id="position"
        class="large"
        value=${o}
        onInput=${r}
        hint=${ps}
      />
      <${hs}
        hand=${u}
        table=${h}
        points=${p&&"points"in p?p.points:void 0}
      />
      <div class="row">
        <${de} info=${t} value=${s} onChange=${a} />
        <${fe}
          dictionaries=${e}
          value=${l}
          onChange=${c}
        />
        <${he} label="What to find" value=${d} options=${ds} onChange=${i} />
      </div>
    </section>
    ${d==="plays"?f`<${ms} ...${m} />`:f`<${gs} ...${m} />`}
  `}function hs({hand:t,table:e,points:n}){return/^[\p{L}*?]+$/u.test(t)?f`
    <div class="felt">
      <span class="cards" role="group" aria-label="Hand">
        ${[...Ao(t)].map(o=>f`<${rt} card=${o} points=${n} />`)}
      </span>
      ${e.map(o=>f`<${V} laid=${o} />`)}
    </div>
  `:null}var Ao=t=>t.toUpperCase().replaceAll("?",P);function ms({hand:t,table:e,ruleset:n,dictionary:o}){let[r,s]=v("all"),[a,l]=v(Ot),c={positions:[{hand:t,table:e}],game:"lexicon",ruleset:n,dictionary:o},d=r==="all"?null:[r],{result:i,error:p,busy:u}=ot("solve",t?{...c,top:a,actions:d}:null),h=i?.rows[0],{moves:m,count:b=0}=h??{};return f`
    <section class="panel" aria-label="Plays" aria-busy=${u}>
      <div class="row">
        <h2 aria-live="polite">${m?x(b,"play"):"Plays"}</h2>
        <${he} label="Kinds of plays" value=${r} options=${fs} onChange=${s} />
      </div>
      <${Z} text=${p??(h?.error&&ht(h.error))} />
      ${!t&&f`<p class="hint">${Eo}</p>`}
      ${m?.length===0&&f`<p>There is no play: draw a card.</p>`}
      ${m&&m.length>0&&f`
          <${at}
            classes="folds"
            columns=${[{title:"Word"},{title:"Action"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${m.map($=>({key:`${$.action} ${$.target} ${$.laid} ${$.left}`,cells:[f`<${V} laid=${$.laid} />`,$s($,e),Lo($.left),$.left_points]}))}
          />
          <${me} shown=${m.length} count=${b} onMore=${l} />
        `}
    </section>
  `}function $s({action:t,target:e},n){return e===void 0?t:`${t} ${t==="insert"?"into":"in"} ${I(n[e]??"")}`}var Lo=t=>t?f`<${gt} cards=${t} />`:f`<strong>none</strong>`;function gs({hand:t,ruleset:e,dictionary:n}){let{result:o,error:r,busy:s}=ot("plan",t?{game:"lexicon",positions:[t],ruleset:e,dictionary:n}:null),a=o?.rows[0];return f`
    <section class="panel" aria-label="Plan" aria-busy=${s}>
      <h2 aria-live="polite">${a?.plans?_s(a.empties_in??null):"Plan"}</h2>
      <p class="hint">Words from the hand alone that leave the fewest points, turn by turn.</p>
      <${Z} text=${r??(a?.error&&ht(a.error))} />
      ${!t&&f`<p class="hint">${Eo}</p>`}
      ${a?.plans&&f`
          <${at}
            classes="folds"
            columns=${[{title:"Turns",number:!0},{title:"Words"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${a.plans.map(({turns:l,words:c,left:d,left_points:i})=>({key:l,cells:[l,bs(t,c),Lo(d),i]}))}
          />
        `}
    </section>
  `}function bs(t,e){let n=Ao(t),o=e.map(r=>{let s=ue(n,null,r);for(let a of s.cards)n=n.replace(a,"");return s.laid});return f`
    <span class="words">
      ${o.length?o.map(r=>f`<${V} laid=${r} />`):"none"}
    </span>
  `}var _s=t=>t===null?"Not all cards can be played":`All cards played in ${x(t,"turn")}`;var Oo=".",Po="*",Te="✹",Ro="⚑",ys="★",Mo={2:"double",3:"triple",4:"quadruple"},j=t=>"multipliers"in t;function No(t,e,n){let{row:o,column:r}=t,s=A(t),a=n.laid?.get(s),l=q(n.rows,t)?n.rows[o][r]:null,c=a?a.letter:l,d=n.opened?n.opened[o]?.[r]??Oo:null,i=d===Oo,p=d===Po,u=d===null||i||p?null:Number(d),h=u!==null&&j(e);return{name:it(t),letter:c,isLaid:a!==void 0,closed:i,hit:p,number:u,premium:h?e.multipliers[u]:e.squares[o][r],start:e.start?.[0]===o&&e.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:p||i&&n.bombs?.[o]?.[r]===Po,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r}}function Do({closed:t,hit:e,bomb:n,number:o,premium:r,chance:s,cursor:a,last:l}){return[t?"closed":un(r),o!==null&&"open",e&&"hit",n&&"bomb",s!==null&&"odds",a&&"cursor",l&&"last"].filter(Boolean).join(" ")}function jo({closed:t,bomb:e,number:n,premium:o,chance:r,flagged:s,start:a}){return e?Te:r!==null?Ct(r):s?Ro:n!==null?n:t?"":a?ys:xs(o)}var Fo=({hit:t,number:e})=>t?Te:e,Io=({flagged:t,chance:e})=>t&&e!==null?Ro:null;function Uo(t,e){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:d,isLaid:i}=t;return[n,e??"empty",i&&"being laid",o&&"closed",r&&"bomb",s!==null&&`${x(s,"bomb")} around`,e===null&&ws(a),e===null&&d&&"start",c&&"flagged",l!==null&&`${Ct(l)}% chance of a bomb`].filter(Boolean).join(", ")}function un([t,e]){return t>1&&e>1?"both":t>1?`letter${t}`:e>1?`word${e}`:e===0?"zero":"plain"}var xs=([t,e])=>`${t>1?`${t}L`:""}${e===1?"":`${e}W`}`;function ws([t,e]){return e===0?"word worth nothing":[t>1&&`${Mo[t]??`${t} times`} letter`,e>1&&`${Mo[e]??`${e} times`} word`].filter(Boolean).join(", ")}var pn={laid:[],cursor:null,down:!1};function Se({start:t,squares:e}){let[n,o]=t??[e.length>>1,e[0].length>>1];return{row:n,column:o}}var ve=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:n}){return this.rules.squares[e]?.[n]!==void 0}point(e,n){return e.cursor&&A(e.cursor)===A(n)?{...e,down:!e.down}:{...e,cursor:n}}arrow(e,n,o){let r=e.cursor??Se(this.rules);return n!==e.down?{...e,cursor:r,down:n}:this.advanced({...e,cursor:r},o)}advanced(e,n=1){let o=z(e.cursor,e.down,n);return this.isOnBoard(o)?{...e,cursor:o}:e}},Ce=class extends ve{constructor(e,n,o){super(e),this.rows=n,this.rack=o,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){let n=G(this.rack,e.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,n){return e.laid.find(o=>A(o)===A(n))}#e(e,n){let o=n;for(;q(this.rows,o)||this.laidAt(e,o);)o=z(o,e.down);return this.isOnBoard(o)?o:null}lay(e,n,o,r=""){if(q(this.rows,n)||!this.left(e).includes(o))return e;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(e,n),l=o===this.blank?s:o;return{...e,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(e,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:n,column:o},s,r)}layAtCursor(e,n,o=""){let r=e.cursor&&this.#e(e,e.cursor),s=r?this.lay(e,r,n,o):e;return!r||s===e?e:{...s,cursor:this.#e(s,r)??r}}type(e,n,o=!1){let r=n.toUpperCase();return!o&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,n):e}back(e){if(!e.cursor)return e;let n=e.cursor;if(!this.laidAt(e,n))do n=z(n,e.down,-1);while(q(this.rows,n));return this.laidAt(e,n)?{...this.takeBack(e,n),cursor:n}:e}takeBack(e,n){return{...e,laid:e.laid.filter(o=>A(o)!==A(n))}}withoutTaken(e){return{...e,laid:e.laid.filter(n=>!q(this.rows,n))}}move(e,n,o){let r=this.laidAt(e,n);return!r||q(this.rows,o)?e:this.lay(this.takeBack(e,n),o,r.tile,r.letter)}chooseLetter(e,n){let o=e.laid.findIndex(s=>!s.letter),r={...e.laid[o],letter:n.toLowerCase()};return{...e,laid:e.laid.with(o,r)}}},Ee=class extends ve{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#e(e)}#e(e){return j(this.rules)&&/^[0-8*]$/.test(e)}type(e,n,o=!1){let r=this.advanced(e),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&e.opened?{...r,opened:Rt(e.opened,e.cursor,n)}:{...r,rows:Rt(e.rows,e.cursor,s)}}lay(e,n){let o=n.reduce((r,s)=>Rt(r,s,s.letter),e.rows);return{...e,rows:o}}back(e){let{rows:n,opened:o,cursor:r}=e;return{...this.advanced(e,-1),rows:Rt(n,r,"."),opened:o&&Rt(o,r,".")}}};function Rt(t,{row:e,column:n},o){return t.with(e,t[e].slice(0,n)+o+t[e].slice(n+1))}var Dt=({squares:t})=>t.map(e=>".".repeat(e.length));function Ae(t,e){let n=e.split(/[\n/]/);return Dt(t).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var Bo={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},ks="!";function Le(t,e,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=e.cursor?e:{...e,cursor:Se(t.rules)},c=({key:d,shiftKey:i})=>d in Bo?t.arrow(e,...Bo[d]):d===" "?{...l,down:!l.down}:d==="Backspace"||d==="Delete"?t.back(l):t.accepts(d)?t.type(l,d,i):void 0;return d=>{let{key:i}=d;if(d.ctrlKey||d.metaKey||d.altKey)return;if(s&&(i===ks||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let u=i==="Enter"?o:r;if(!u)return;u()}else{let u=c(d);if(u===void 0)return;n(u)}d.preventDefault()}}var Ts=15;function jt({label:t,rules:e,onKey:n,onSquare:o,onFlag:r,draggable:s,score:a,...l}){let c=R(null),{cursor:d,down:i}=l,p=A(d??Se(e));M(()=>{d&&c.current?.contains(document.activeElement)&&c.current.querySelector('[tabindex="0"]')?.focus()},[d?.row,d?.column]);let u=(m,b)=>{let $={row:m,column:b},g=A($),y=No($,e,l),{letter:E,chance:_}=y,S=o&&{tabindex:g===p?0:-1,"data-home":g===p?"play":void 0,"data-drop":`square ${m} ${b}`,onClick:()=>o($),onContextMenu:r&&(T=>{T.preventDefault(),r($)}),...y.isLaid&&s?.({square:$})};return f`
      <div
        key=${b}
        role="gridcell"
        class="square ${Do(y)}"
        style=${_===null?void 0:{"--chance":_}}
        aria-label=${Uo(y,E===null?null:dn(E,e))}
        ...${S}
      >
        ${E===null?f`
                <span class="sign" aria-hidden="true">${jo(y)}</span>
                <span class="flag" aria-hidden="true">${Io(y)}</span>
              `:f`
                <${vs}
                  letter=${E}
                  classes=${y.isLaid?"laid":""}
                  corner=${Fo(y)}
                  rules=${e}
                />
              `}
        ${a?.key===g&&f`<span class="sum" aria-hidden="true">${a.text}</span>`}
      </div>
    `},h=[...e.squares[0].keys()];return f`
    <div
      class="board-frame ${h.length>Ts?"large":""}"
      style=${{"--columns":h.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${h.map(m=>f`<span key=${m}>${ke(m)}</span>`)}
      </div>
      <div class="coordinates rows" aria-hidden="true">
        ${e.squares.map((m,b)=>f`<span key=${b}>${b+1}</span>`)}
      </div>
      <div
        ref=${c}
        class="board ${i?"down":""}"
        role="grid"
        aria-label=${t}
        aria-readonly=${o?void 0:"true"}
        onKeyDown=${n}
      >
        ${e.squares.map((m,b)=>f`
            <div role="row" class="board-row" key=${b}>
              ${h.map($=>u(b,$))}
            </div>
          `)}
      </div>
    </div>
  `}var qo=(t,e)=>t===""||t===e.blank,Ho=t=>t!==t.toUpperCase();function vs({letter:t,classes:e,corner:n,rules:o}){let r=qo(t,o),s=r||Ho(t);return f`
    <${Y}
      classes=${e}
      letter=${r?"":t.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[t]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function dn(t,e){return qo(t,e)?"blank":Ho(t)?`blank for ${t.toUpperCase()}`:`${t}, ${x(e.values[t],"point")}`}var Oe={};nt(Oe,{actionText:()=>Cs,endFacts:()=>Ps,eventText:()=>Es,lettersOf:()=>lt,pastActionText:()=>Ft,tilesText:()=>yt});var lt=t=>t.replace(/[()]/g,"");function Wo(t){let e=[...t.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=lt(t).toUpperCase();if(!e.length)return n;let o=D(e.map(r=>r.toUpperCase()));return`${n} (${o} ${e.length>1?"blanks":"a blank"})`}function yt(t){let e=t.replace(/[?_]/g,""),n=t.length-e.length,o=n>1?`${n} blanks`:"a blank";return[e,n&&o].filter(Boolean).join(" and ")}var Cs=t=>Yo(t).filter(Boolean).join(" ");function Ft(t,e,n=""){let[o,r]=Yo(t);return`${[B(e,o),r,n].filter(Boolean).join(" ")}.`}function Yo(t){switch(t.action){case"play":return["play",`${Wo(t.word)} at ${t.at}`];case"exchange":return["exchange",yt(t.tiles)];default:return[t.action,""]}}function Es(t,e){switch(t.event){case"start draw":return`Tiles drawn for the start: ${t.players.map((o,r)=>`${e[o]} ${yt(t.tiles[r])}`).join(", ")}.`;case"turn":return Os(t,e[t.player]);case"lost turn":return`${B(e[t.player],"lose")} a turn for a wrong challenge.`;case"deal":return`${B(e[t.starter],"begin")}.`;case"game end":return Ls(t,e);case"forfeit":return Xt(t,e);case"taken back":return`The play of ${e[t.player]} is taken back.`;case"points":return`${e[t.player]} ${W(t.points)} ${Ss[t.why]}.`;default:return null}}var Ss={challenge:"for a play that was challenged and stands",time:"for time",tiles:"for tiles left"},As={out:"a rack and the bag are empty",scoreless:"too many turns in a row without points",zeros:"too many turns in a row without points"};function Ls({why:t,adjustments:e,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=e.some(Boolean)?` Tiles left: ${r(e.map(W))}.`:"";return`End of the game: ${As[t]}.${s} Scores: ${r(n)}.`}function Os(t,e){let{action:n,score:o=0,drawn:r,exchanged:s}=t,a=r?` Tiles drawn: ${yt(r)}.`:"";switch(n.action){case"play":{let l="hit"in t&&t.hit?.length?t.hit:null,c=l?` A bomb explodes at ${D(l)}.`:"";return`${Ft(n,e,`for ${o}`)}${c}${a}`}case"exchange":return`${Ft(n,e,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in t&&t.right?"The play is taken back.":"The play stands.";return`${Ft(n,e)} ${c}`}case"accept":return null;default:return Ft(n,e)}}function Ps(t,e){let n=[],o=e.map(()=>0);for(let{event:c,player:d,action:i,score:p=0,right:u}of t)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){u&&(n=n.slice(0,-1));continue}o[d]+=1,i.action==="play"&&n.push({player:d,action:i,score:p})}let r=t.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,d)=>d.score-c.score)[0],a=e.map((c,d)=>{let p=n.filter(u=>u.player===d).map(({score:u})=>u).reduce((u,h)=>u+h,0);return`${c} ${(p/Math.max(1,o[d])).toFixed(1)}`});return[r&&Jt(r.winners,r.scores.toSorted(Ms),e),s&&`Best play: ${Wo(s.action.word)} at ${s.action.at} for ${s.score}, by ${e[s.player]}.`,`Points a turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var Ms=(t,e)=>e-t;function Go(t,e,n){let o=j(n),[r,s]=v(null),[a,l]=v(null),[c,d]=v(()=>new Set(ae(t)?.flags)),[i,p]=v(!1),u=R(e.seq);u.current=e.seq,M(()=>s(null),[e.seq]);let h=o&&e.over,m=mt(async()=>h?await Rs(t):null,[t,h]).value;if(!o)return null;let{opened:b=[],bombs:$=n.bombs}=e.observation;async function g(){let E=b.length?b:Dt(n),_=await dt("lexibomb.odds",{opened:E,bombs:$}).then(({probability:S})=>({odds:S,problem:null}),S=>({odds:null,problem:ft(S)}));u.current===e.seq&&(s(_.odds),l(_.problem))}function y(E){let _=new Set(c),S=_.delete(A(E));S||_.add(A(E)),d(_),oo(t,{flags:[..._]}),Gn(`${it(E)}: flag ${S?"removed":"set"}.`)}return{board:{opened:b,odds:r,flags:c,bombs:m},count:$,hits:b.join("").split("*").length-1,toggleFlag:y,flagging:i,toggleFlagging:()=>p(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):g(),problem:a}}async function Rs(t){return(await Xn(t)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function Ko({field:t}){let e=(n,o,r=()=>{})=>f`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return f`
    ${e("Odds of bombs",t.hasOdds,t.toggleOdds)}
    ${e("Set flags",t.flagging,t.toggleFlagging)}
  `}function Pe({rules:t}){return f`
    <p class="hint" id="legend">
      A number counts the bombs around its square. New tiles there multiply:
    </p>
    <ul class="legend" aria-labelledby="legend">
      ${Ds(t.multipliers).map(({premium:e,first:n,last:o})=>f`
          <li key=${n}>
            <span class="square open ${un(e)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${Ns(e)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label="bomb">${Te}</span>
        its words score 0
      </li>
    </ul>
  `}function Ns([t,e]){return[t!==1&&`letter × ${t}`,e!==1&&`words × ${e}`].filter(Boolean).join(", ")||"nothing"}function Ds(t){let e=[];return t.forEach((n,o)=>{let r=e.at(-1);r&&String(r.premium)===String(n)?r.last=o:e.push({premium:n,first:o,last:o})}),e}var js="RETINA",Fs=100;function fn({info:t,...e}){let[n,o]=v(t.rulesets[0]),{value:r,error:s}=mt(()=>te(t.game,n),[n]);if(!r)return f`<${Z} text=${s} />`;let a=f`
    <${de} info=${t} value=${n} onChange=${o} />
  `;return f`
    <${Is}
      key=${n}
      info=${t}
      rules=${r}
      rulesetChoice=${a}
      ...${e}
    />
  `}function Is({info:t,rules:e,query:n,dictionaries:o,rulesetChoice:r}){let s=j(e),[a,l]=v(()=>({rows:Ae(e,n.get("board")??""),opened:s?Ae(e,n.get("opened")??""):null,cursor:null,down:!1})),[c,d]=v(n.get("rack")??js+e.blank),[i,p]=v(pe(t,o)),[u,h]=v(null),[m,b]=v([]),$=new Ee(e),{rows:g,opened:y}=a;function E(k,L=c){[k.rows,k.opened].join()!==[g,y].join()&&b([...m.slice(1-Fs),{draft:a,rack:c}]),l(k),d(L)}function _(){let k=m.at(-1);k&&(l(k.draft),d(k.rack),b(m.slice(0,-1)))}ee("keydown",k=>{let{key:L,ctrlKey:et,metaKey:Re,shiftKey:wt,target:It}=k;!((et||Re)&&!wt&&L.toLowerCase()==="z")||It instanceof Element&&It.matches("input, textarea")||(k.preventDefault(),_())});let S=c.replace(/\s/g,"").toUpperCase(),T=Dt(e),H=k=>!k||k.join()===T.join();O(()=>{let k=L=>!L||H(L)?"":L.join("/");ne(`solver/${e.game}`,{rack:c,board:k(g),opened:k(y)}),h(null)},[c,g,y]);let tt=u?_t(u):[],xt=f`
    <button type="button" disabled=${!u} onClick=${()=>{let k=tt.map(({letter:L})=>L===L.toUpperCase()?L:e.blank);E($.lay(a,tt),X(S,k).join(""))}}>
      Lay ${u?lt(u.word):"the play that is shown"}
    </button>
  `,C=k=>L=>E({...a,[k]:Ae(e,L)});return f`
    <div class="table ${e.game}">
      <div class="table-main">
        <${jt}
          label="Board"
          rules=${e}
          ...${a}
          laid=${new Map(tt.map(k=>[A(k),k]))}
          onSquare=${k=>E($.point(a,k))}
          onKey=${Le($,a,E,{})}
        />
        ${s&&f`<${Pe} rules=${e} />`}
        <p class="hint">
          Click a square and type. Arrows turn and move, Backspace clears.
          ${s?" 0 to 8 open a square, * is a bomb that was hit.":""}
          ${e.free_blank?` ${e.blank} is a blank.`:" With Shift a letter is a blank."}
        </p>
        <div class="row">
          ${!s&&xt}
          <button
            type="button"
            disabled=${H(g)&&H(y)}
            onClick=${()=>E({...a,rows:T,opened:y&&T})}
          >
            Clear the board
          </button>
          <button type="button" disabled=${!m.length} onClick=${_}>Undo</button>
        </div>
        <details class="panel">
          <summary>The board as text</summary>
          <${zo} label="Tiles" rows=${g} onRows=${C("rows")} />
          ${s&&f`<${zo} label="Open squares" rows=${y} onRows=${C("opened")} />`}
        </details>
      </div>
      <div class="table-side">
        <section class="panel" aria-label="Position">
          <${bt}
            label="Your tiles"
            id="rack"
            class="large"
            value=${c}
            onInput=${d}
            hint=${`${e.blank} is a blank.`}
          />
          ${r}
          <${fe}
            dictionaries=${o}
            value=${i}
            onChange=${p}
          />
        </section>
        <${Bs}
          rules=${e}
          position=${S&&Us(g,y,S)}
          dictionary=${i}
          shown=${u}
          onShow=${h}
        />
      </div>
    </div>
  `}function Us(t,e,n){return e?{board:t,opened:e,rack:n}:`${t.map(r=>r.replace(/\.+/g,s=>String(s.length))).join("/")} ${n}/ 0/0 0`}function zo({label:t,rows:e,onRows:n}){let o=t.toLowerCase().replace(" ","-");return f`
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
  `}function Bs({rules:t,position:e,dictionary:n,shown:o,onShow:r}){let[s,a]=v(Ot),{game:l,ruleset:c}=t,{result:d,error:i,busy:p}=ot("solve",e?{game:l,positions:[e],ruleset:c,dictionary:n,top:s}:null),u=d?.rows[0],h=u?.plays,m=u?.count??0,b=j(t),$=g=>f`
    <button
      type="button"
      class="plain"
      aria-pressed=${g.at===o?.at&&g.word===o.word}
      onClick=${()=>r(g)}
    >
      ${lt(g.word)}
    </button>
  `;return f`
    <section class="panel" aria-label="Plays" aria-busy=${p}>
      <h2 aria-live="polite">${h?x(m,"play"):"Plays"}</h2>
      <${Z} text=${i??(u?.error&&ht(u.error))} />
      ${h&&f`
          <${at}
            columns=${[{title:"Play"},{title:"At"},b&&{title:"Bomb",number:!0},{title:"Points",number:!0}]}
            rows=${h.map(g=>({key:`${g.at} ${g.word}`,cells:[$(g),g.at,b&&`${Ct(g.bomb??0)}%`,b?g.score.toFixed(1):g.score]}))}
          />
          <${me} shown=${h.length} count=${m} onMore=${a} />
        `}
    </section>
  `}var Me={};nt(Me,{Play:()=>Js,Position:()=>ta,StaticHand:()=>na,solverQuery:()=>ea});function Jo({tiles:t,rules:e,label:n}){return f`
    <span class="rack" role="img" aria-label=${n}>
      ${[...t].map(o=>f`<${Vo} tile=${o} rules=${e} aria-hidden="true" />`)}
    </span>
  `}function Xo({rack:t,rules:e,left:n,chosen:o,onTile:r,draggable:s}){return f`
    <div class="rack" role="group" aria-label="Your rack" data-drop="rack">
      ${[...t].map((a,l)=>f`
          <${Vo}
            key=${`${l}${a}`}
            tile=${a}
            rules=${e}
            aria-label=${dn(a,e)}
            aria-pressed=${o.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>r(l)}
            data-drop=${`rack ${l}`}
            ...${s({place:l})}
          />
        `)}
    </div>
  `}function Vo({tile:t,rules:e,...n}){let o=t===e.blank,r=o?null:e.values[t];return f`
    <${Y} letter=${o?"":t} wild=${o} points=${r} ...${n} />
  `}function Qo(t,e){let n=G(t,e),o=[...t].filter((r,s)=>n[s]);return[...o,...X(e,o)].join("")}function Zo(t,e,n){let o=[...t];return o.splice(n,0,...o.splice(e,1)),o.join("")}function tr(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[e[n],e[o]]=[e[o],e[n]]}return e.join("")}function er(t,e,n,o){let{rack:r="",board:s=[],history:a=[]}=t.observation,[l,c]=v(pn),[d,i]=v(""),[p,u]=v([]),[h,m]=v(!1),b=d?Qo(d,r):r,$=new Ce(e,s,b),g=l.laid.some(({letter:C})=>!C),{play:y,fault:E}=l.laid.length&&!g?vo(s,l.laid,l.down):{},_=()=>{c(C=>({...C,laid:[]})),u([]),m(!1)},S=a.filter(({player:C,action:k})=>C===t.seat&&k.action==="exchange");M(_,[r,S.length]),M(()=>c($.withoutTaken(l)),[s.join()]),O(()=>{if(n)if(_(),n.action==="play"){let{down:C}=ln(n.at);c(_t(n).reduce((k,L)=>$.layLetter(k,L),{...pn,down:C}))}else n.action==="exchange"&&T(n.tiles)},[n]);function T(C=""){_(),m(!0);let k=G(b,C);u([...k.keys()].filter(L=>k[L]))}function H(C){i(C),u([])}function tt({place:C=0,square:k},L){let[et,...Re]=(L??"").split(" "),[wt,It]=Re.map(Number);if(et==="square"){let Ne={row:wt,column:It};c(k?$.move(l,k,Ne):$.lay(l,Ne,b[C]))}else k?c($.takeBack(l,k)):et==="rack"&&wt!==void 0&&H(Zo(b,C,wt))}function U(C){let k=p.filter(et=>et!==C),L=k.length<p.length;h?u(L?k:[...p,C]):l.cursor?c($.layAtCursor(l,b[C])):u(L?[]:[C])}function xt(C){o?o(C):!h&&p.length?(c($.lay(l,C,b[p[0]])),u([])):$.laidAt(l,C)?c($.takeBack(l,C)):c($.point(l,C))}return{rack:b,editor:$,draft:l,setDraft:c,chosen:p,exchanging:h,needsLetter:g,play:y,fault:E,left:$.left(l),clear:_,startExchange:T,shuffle:()=>H(tr(b)),chooseLetter:C=>c($.chooseLetter(l,C)),onTile:U,onSquare:xt,draggable:ce(tt,{small:!0})}}function nr(t){let{turn:e,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=t,{rack:c,chosen:d}=e;return f`
    <section class="panel own-turn" aria-label="Your turn">
      <div class="rack-row">
        <${Xo}
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
          aria-label="Shuffle"
          title="Shuffle"
          onClick=${e.shuffle}
        >
          ⇄
        </button>
      </div>
      ${e.needsLetter&&f`
          <${ie}
            label="The blank stands for"
            letters=${e.editor.letters}
            onPick=${e.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${e.fault?Be[e.fault]:Hs(n,e.draft.laid.length,o)}
      </p>
      ${r}
      ${e.exchanging?f`
              <${Ks}
                tiles=${d.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${t.endsWithoutPoints}
                act=${l}
                onCancel=${e.clear}
              />
            `:!s&&f`<${Ys} ...${t} />`}
      <p class="hint keys">${qs(o)}</p>
    </section>
  `}var qs=t=>`On the board: letters lay tiles, ${t.free_blank?t.blank:"Shift"} a blank; arrows turn and move; Backspace takes a tile back, Escape all; Enter plays${j(t)?"; ! sets a flag":""}.`;function Hs(t,e,n){if(!t)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=t;if(l){let p=l.rule==="start"&&n.start?"start square":l.rule;return Be[p]??Yn}let c=o.map(({word:p,points:u})=>`${p.toUpperCase()} ${u}`);r&&c.push(`${r} for ${x(e,"tile")}`);let d=c.length>1?`${c.join(" + ")} = `:`${o[0].word.toUpperCase()} `,i=a.length&&j(n)&&Ws(n);return f`
    ${d}<strong>${i?"at least ":""}${x(s??0,"point")}</strong>
    ${a.length?", if there is no bomb":""}
  `}var Ws=({multipliers:t})=>t.flat().every(e=>e>=1);function Ys({turn:t,field:e,preview:n,canAct:o,canExchange:r,endsWithoutPoints:s,act:a}){let{play:l,draft:c}=t,[d,i]=v(!1);if(O(()=>i(!1),[o]),d)return f`
      <${Gs}
        tiles=${c.laid.length}
        endsGame=${s}
        canAct=${o}
        act=${a}
        onCancel=${()=>i(!1)}
      />
    `;let p=o&&l&&!n?.fault;return f`
    <div class="row">
      <button type="button" class="main" disabled=${!p} onClick=${()=>l&&a(l)}>
        ${l?`Play ${lt(l.word).toUpperCase()}`:"Play"}
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
      ${e&&f`<${Ko} field=${e} />`}
    </div>
    <${Z} text=${e?.problem} />
  `}var or="Another turn without points ends the game.";function Gs({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){let s=R(null);return M(()=>s.current?.focus(),[]),f`
    <p id="pass-question">
      ${t?`Pass, and take back ${x(t,"tile")}?`:"Pass without playing?"}${" "}
      ${e&&f`<strong>${or}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>Play on</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>Pass</button>
    </div>
  `}function Ks({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){return f`
    ${e&&f`<p><strong>${or}</strong></p>`}
    <div class="row">
      <button
        type="button"
        class="main"
        disabled=${!n||!t}
        onClick=${()=>o({action:"exchange",tiles:t})}
      >
        ${t?`Exchange ${yt(t)}`:"Choose tiles to exchange"}
      </button>
      <button type="button" onClick=${r}>Cancel</button>
    </div>
  `}function rr({rules:t,board:e,rack:n,bag:o}){let r=zs(t,e,n),s=r.reduce((a,[,l])=>a+l,0);return f`
    <details class="unseen-tiles">
      <summary class="hint">In the bag: ${x(o,"tile")}.</summary>
      <p class="hint">${x(s,"tile")} in the bag and on the racks of others:</p>
      <ul aria-label="Tiles that you do not see">
        ${r.map(([a,l])=>f`
            <li key=${a} class=${l?"":"none"}>
              <strong>${a===t.blank?"blank":a}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function zs({counts:t,blank:e},n,o){let r={...t};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:e]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===e)-+(a===e)||s.localeCompare(a))}function Js({id:t,view:e,rules:n,canAct:o,mustAnswer:r,act:s,suggested:a,notice:l,onDraft:c}){let{board:d=[],rack:i="",bag:p=0,history:u}=e.observation,h=e.seat!==null&&!e.over,m=Go(t,e,n),b=er(e,n,a,m?.flagging?m.toggleFlag:null),{draft:$,play:g}=b,y=Vs(t,e.seq,h?g:void 0),E=ut(()=>Zs(u),[e.seq]);O(c,[$.laid,b.chosen]);let _=h&&{...$,laid:new Map($.laid.map(S=>[A(S),S])),score:y?.fault===null?Qs($.laid,y):null,onSquare:b.onSquare,onFlag:m?.toggleFlag,draggable:b.draggable,onKey:Le(b.editor,$,b.setDraft,{onEnter:()=>g&&o&&!y?.fault&&s(g),onEscape:b.clear,onFlag:m?.toggleFlag,flagging:m?.flagging})};return f`
    <div class="board-area">
      <${jt}
        label="Board"
        rules=${n}
        rows=${d}
        last=${E}
        ...${m?.board}
        ...${_}
      />
      <${rr} rules=${n} board=${d} rack=${i} bag=${p} />
      ${m&&f`
          <p class="hint">Bombs: ${m.count}, ${m.hits} hit.</p>
          <${Pe} rules=${n} />
        `}
      ${h&&f`
          <p class="hint taps">
            Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.
          </p>
        `}
    </div>
    ${h&&f`
        <${nr}
          turn=${b}
          field=${m}
          preview=${y}
          rules=${n}
          notice=${l}
          mustAnswer=${r}
          canAct=${o}
          canExchange=${p>=n.exchange_from}
          endsWithoutPoints=${Xs(e,n)}
          act=${s}
        />
      `}
  `}function Xs({seat:t,observation:e},n){let{scoreless:o=0,zeros:r=[]}=e;return j(n)?(r[t??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function Vs(t,e,n){let o=ae(t)?.token,r=n&&o?{id:t,token:o,action:n,seq:e}:null,{result:s,busy:a}=ot("table.score",r);return a?null:s}function Qs(t,{score:e,closed:n}){let o=t.reduce((r,s)=>r.row+r.column>s.row+s.column?r:s);return{key:A(o),text:`${e}${n.length?"?":""}`}}var Zs=(t=[])=>sr(t.findLast(({action:e})=>e.action!=="accept")?.action),sr=t=>new Set(t?.action==="play"?_t(t).map(A):[]);function ta({observation:{board:t=[],opened:e=[]},rules:n,action:o,bombs:r}){return f`
    <${jt}
      label="Board"
      rules=${n}
      rows=${t}
      last=${sr(o)}
      opened=${j(n)?e:null}
      bombs=${r}
    />
  `}var ea=({board:t=[],opened:e=[]},n)=>({rack:n,board:t.join("/"),...e.length?{opened:e.join("/")}:{}}),na=({hand:t,rules:e,label:n})=>f`<${Jo} tiles=${t} rules=${e} label=${n} />`;var go={lexicon:{...on,...ze,Solver:So,RoundScores:xo,addDetails:Xe,lastHands:lo,rules:an,emblem:"ACE",tagline:"The card game of words: be the first to play all your cards."},scrabble:{...Me,...Oe,Solver:fn,rules:cn,emblem:"QIZ",tagline:"Crosswords for points, on premium squares."},lexibomb:{...Me,...Oe,Solver:fn,rules:rn,emblem:"12✹",tagline:"Scrabble on a minefield: numbers multiply, bombs cost the word."}};export{ra as a,v as b,O as c,M as d,R as e,ut as f,sa as g,f as h,x as i,D as j,W as k,Ct as l,Bn as m,ia as n,la as o,fr as p,hr as q,ca as r,ua as s,qn as t,Xt as u,mr as v,pa as w,Hn as x,da as y,$r as z,fa as A,Gn as B,Kn as C,Zt as D,dt as E,Xn as F,ft as G,ba as H,te as I,_a as J,mt as K,ka as L,ee as M,Ta as N,va as O,Ca as P,Vn as Q,La as R,Oa as S,Ma as T,xr as U,Ra as V,Na as W,Da as X,ae as Y,ja as Z,oo as _,Fa as $,Ia as aa,Ua as ba,Ba as ca,go as da,Ze as ea,li as fa,ci as ga,pe as ha,tn as ia,ui as ja,pi as ka,di as la,fi as ma,hi as na,Rr as oa,bt as pa,_o as qa,de as ra,fe as sa,xi as ta,wi as ua,at as va,Z as wa};

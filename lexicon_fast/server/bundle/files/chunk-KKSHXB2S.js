var xr=Object.defineProperty;var st=(t,e)=>{for(var n in e)xr(t,n,{get:e[n],enumerable:!0})};var Zt,v,Rn,Ct,Nn,xn,wr,Xt={},Dn=[],kr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Z(t,e){for(var n in e)t[n]=e[n];return t}function jn(t){var e=t.parentNode;e&&e.removeChild(t)}function Fn(t,e,n){var o,r,s,a={};for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?Zt.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return zt(t,a,o,r,null)}function zt(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++Rn};return v.vnode!=null&&v.vnode(s),s}function te(t){return t.children}function Vt(t,e){this.props=t,this.context=e}function mt(t,e){if(e==null)return t.__?mt(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?mt(t):null}function In(t){var e,n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.__e=t.__c.base=n.__e;break}return In(t)}}function wn(t){(!t.__d&&(t.__d=!0)&&Ct.push(t)&&!Qt.__r++||xn!==v.debounceRendering)&&((xn=v.debounceRendering)||Nn)(Qt)}function Qt(){for(var t;Qt.__r=Ct.length;)t=Ct.sort(function(e,n){return e.__v.__b-n.__v.__b}),Ct=[],t.some(function(e){var n,o,r,s,a,l;e.__d&&(a=(s=(n=e).__v).__e,(l=n.__P)&&(o=[],(r=Z({},s)).__v=s.__v+1,He(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??mt(s),s.__h),Hn(o,s),s.__e!=a&&In(s)))})}function Un(t,e,n,o,r,s,a,l,c,d){var i,f,u,h,m,b,$,g=o&&o.__k||Dn,x=g.length;for(n.__k=[],i=0;i<e.length;i++)if((h=n.__k[i]=(h=e[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?zt(null,h,null,null,h):Array.isArray(h)?zt(te,{children:h},null,null,null):h.__b>0?zt(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(u=g[i])===null||u&&h.key==u.key&&h.type===u.type)g[i]=void 0;else for(f=0;f<x;f++){if((u=g[f])&&h.key==u.key&&h.type===u.type){g[f]=void 0;break}u=null}He(t,h,u=u||Xt,r,s,a,l,c,d),m=h.__e,(f=h.ref)&&u.ref!=f&&($||($=[]),u.ref&&$.push(u.ref,null,h),$.push(f,h.__c||m,h)),m!=null?(b==null&&(b=m),typeof h.type=="function"&&h.__k!=null&&h.__k===u.__k?h.__d=c=Bn(h,c,t):c=qn(t,h,u,g,m,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&u.__e==c&&c.parentNode!=t&&(c=mt(u))}for(n.__e=b,i=x;i--;)g[i]!=null&&(typeof n.type=="function"&&g[i].__e!=null&&g[i].__e==n.__d&&(n.__d=mt(o,i+1)),Yn(g[i],g[i]));if($)for(i=0;i<$.length;i++)Wn($[i],$[++i],$[++i])}function Bn(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="function"?Bn(r,e,n):qn(n,r,r,t.__k,r.__e,e));return e}function qn(t,e,n,o,r,s){var a,l,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function kn(t,e,n){e[0]==="-"?t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||kr.test(e)?n:n+"px"}function Kt(t,e,n,o,r){var s;t:if(e==="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||kn(t.style,e,"");if(n)for(e in n)o&&n[e]===o[e]||kn(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?Tn:vn,s):t.removeEventListener(e,s?Tn:vn,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function vn(t){this.l[t.type+!1](v.event?v.event(t):t)}function Tn(t){this.l[t.type+!0](v.event?v.event(t):t)}function He(t,e,n,o,r,s,a,l,c){var d,i,f,u,h,m,b,$,g,x,w,_=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=e.__e=n.__e,e.__h=null,s=[l]),(d=v.__b)&&d(e);try{t:if(typeof _=="function"){if($=e.props,g=(d=_.contextType)&&o[d.__c],x=d?g?g.props.value:d.__:o,n.__c?b=(i=e.__c=n.__c).__=i.__E:("prototype"in _&&_.prototype.render?e.__c=i=new _($,x):(e.__c=i=new Vt($,x),i.constructor=_,i.render=Tr),g&&g.sub(i),i.props=$,i.state||(i.state={}),i.context=x,i.__n=o,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),_.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=Z({},i.__s)),Z(i.__s,_.getDerivedStateFromProps($,i.__s))),u=i.props,h=i.state,f)_.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(_.getDerivedStateFromProps==null&&$!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps($,x),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate($,i.__s,x)===!1||e.__v===n.__v){i.props=$,i.state=i.__s,e.__v!==n.__v&&(i.__d=!1),i.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(E){E&&(E.__=e)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate($,i.__s,x),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,h,m)})}i.context=x,i.props=$,i.state=i.__s,(d=v.__r)&&d(e),i.__d=!1,i.__v=e,i.__P=t,d=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=Z(Z({},o),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||(m=i.getSnapshotBeforeUpdate(u,h)),w=d!=null&&d.type===te&&d.key==null?d.props.children:d,Un(t,Array.isArray(w)?w:[w],e,n,o,r,s,a,l,c),i.base=e.__e,e.__h=null,i.__h.length&&a.push(i),b&&(i.__E=i.__=null),i.__e=!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=vr(n.__e,e,n,o,r,s,a,c);(d=v.diffed)&&d(e)}catch(E){e.__v=null,(c||s!=null)&&(e.__e=l,e.__h=!!c,s[s.indexOf(l)]=null),v.__e(E,e,n)}}function Hn(t,e){v.__c&&v.__c(e,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){v.__e(o,n.__v)}})}function vr(t,e,n,o,r,s,a,l){var c,d,i,f=n.props,u=e.props,h=e.type,m=0;if(h==="svg"&&(r=!0),s!=null){for(;m<s.length;m++)if((c=s[m])&&(c===t||(h?c.localName==h:c.nodeType==3))){t=c,s[m]=null;break}}if(t==null){if(h===null)return document.createTextNode(u);t=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,u.is&&u),s=null,l=!1}if(h===null)f===u||l&&t.data===u||(t.data=u);else{if(s=s&&Zt.call(t.childNodes),d=(f=n.props||Xt).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(s!=null)for(f={},m=0;m<t.attributes.length;m++)f[t.attributes[m].name]=t.attributes[m].value;(i||d)&&(i&&(d&&i.__html==d.__html||i.__html===t.innerHTML)||(t.innerHTML=i&&i.__html||""))}if((function(b,$,g,x,w){var _;for(_ in g)_==="children"||_==="key"||_ in $||Kt(b,_,null,g[_],x);for(_ in $)w&&typeof $[_]!="function"||_==="children"||_==="key"||_==="value"||_==="checked"||g[_]===$[_]||Kt(b,_,$[_],g[_],x)})(t,u,f,r,l),i)e.__k=[];else if(m=e.props.children,Un(t,Array.isArray(m)?m:[m],e,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&mt(n,0),l),s!=null)for(m=s.length;m--;)s[m]!=null&&jn(s[m]);l||("value"in u&&(m=u.value)!==void 0&&(m!==t.value||h==="progress"&&!m)&&Kt(t,"value",m,f.value,!1),"checked"in u&&(m=u.checked)!==void 0&&m!==t.checked&&Kt(t,"checked",m,f.checked,!1))}return t}function Wn(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){v.__e(o,n)}}function Yn(t,e,n){var o,r;if(v.unmount&&v.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||Wn(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){v.__e(s,e)}o.base=o.__P=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&Yn(o[r],e,typeof t.type!="function");n||t.__e==null||jn(t.__e),t.__e=t.__d=void 0}function Tr(t,e,n){return this.constructor(t,n)}function ka(t,e,n){var o,r,s;v.__&&v.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,s=[],He(e,t=(!o&&n||e).__k=Fn(te,null,[t]),r||Xt,Xt,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?Zt.call(e.childNodes):null,s,!o&&n?n:r?r.__e:e.firstChild,o),Hn(s,t)}Zt=Dn.slice,v={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)return n.__E=n}catch(s){t=s}throw t}},Rn=0,Vt.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Z({},this.state),typeof t=="function"&&(t=t(Z({},n),this.props)),t&&Z(n,t),t!=null&&this.__v&&(e&&this.__h.push(e),wn(this))},Vt.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),wn(this))},Vt.prototype.render=te,Ct=[],Nn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Qt.__r=0,wr=0;var Et,B,Cn,St=0,Be=[],Sn=v.__b,En=v.__r,An=v.diffed,Ln=v.__c,On=v.unmount;function ee(t,e){v.__h&&v.__h(B,t,St||e),St=0;var n=B.__H||(B.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function T(t){return St=1,Cr(Gn,t)}function Cr(t,e,n){var o=ee(Et++,2);return o.t=t,o.__c||(o.__=[n?n(e):Gn(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=B),o.__}function L(t,e){var n=ee(Et++,3);!v.__s&&We(n.__H,e)&&(n.__=t,n.__H=e,B.__H.__h.push(n))}function N(t,e){var n=ee(Et++,4);!v.__s&&We(n.__H,e)&&(n.__=t,n.__H=e,B.__h.push(n))}function R(t){return St=5,at(function(){return{current:t}},[])}function at(t,e){var n=ee(Et++,7);return We(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function va(t,e){return St=8,at(function(){return t},e)}function Sr(){Be.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(Jt),t.__H.__h.forEach(qe),t.__H.__h=[]}catch(e){t.__H.__h=[],v.__e(e,t.__v)}}),Be=[]}v.__b=function(t){B=null,Sn&&Sn(t)},v.__r=function(t){En&&En(t),Et=0;var e=(B=t.__c).__H;e&&(e.__h.forEach(Jt),e.__h.forEach(qe),e.__h=[])},v.diffed=function(t){An&&An(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(Be.push(e)!==1&&Cn===v.requestAnimationFrame||((Cn=v.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),Pn&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);Pn&&(o=requestAnimationFrame(r))})(Sr)),B=void 0},v.__c=function(t,e){e.some(function(n){try{n.__h.forEach(Jt),n.__h=n.__h.filter(function(o){return!o.__||qe(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],v.__e(o,n.__v)}}),Ln&&Ln(t,e)},v.unmount=function(t){On&&On(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(Jt)}catch(n){v.__e(n,e.__v)}};var Pn=typeof requestAnimationFrame=="function";function Jt(t){var e=B;typeof t.__c=="function"&&t.__c(),B=e}function qe(t){var e=B;t.__c=t.__(),B=e}function We(t,e){return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function Gn(t,e){return typeof e=="function"?e(t):e}var Kn=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(r=t.apply(l,Kn(t,l,n,["",null])),o.push(r),l[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(l)}return o},Mn=new Map,p=function(t){var e=Mn.get(this);return e||(e=new Map,Mn.set(this,e)),(e=Kn(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",l="",c=[0],d=function(u){s===1&&(u||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,a):s===3&&(u||a)?(c.push(3,u,a),s=2):s===2&&a==="..."&&u?c.push(4,u,0):s===2&&a&&!u?c.push(5,0,!0,a):s>=5&&((a||!u&&s===5)&&(c.push(s,0,a,r),s=6),u&&(c.push(s,u,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&d(),d(i));for(var f=0;f<n[i].length;f++)o=n[i][f],s===1?o==="<"?(d(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(d(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][f+1]===">")?(d(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return d(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(Fn);function k(t,e){return`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`}function I(t,e="and"){return t.length<2?t.join():`${t.slice(0,-1).join(", ")} ${e} ${t.at(-1)}`}function W(t,e){return t==="You"?`${t} ${e}`:`${t} ${e}${/(s|sh|ch)$/.test(e)?"es":"s"}`}var Y=t=>Number(t)>0?`+${t}`:`${t}`;function At(t){let e=Math.round(t*100);return t>0&&t<1?Math.min(Math.max(e,1),99):e}var zn=t=>t.charAt(0).toUpperCase()+t.slice(1),Ca=t=>`${Y(Math.round(100*t)||0)}%`,Sa={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},Er=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Master"]];function Ar(t){return Er.find(([n])=>n===t)?.[1]??t.replace(/^level(?=\d)/,"Level ")}function Ea({seats:t,seat:e}){return t.map(({name:n,bot:o},r)=>{if(r===e)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[Ar(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function Aa(t){return t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e})}function Vn(t){return t.length>1?`${I(t)} share the win.`:t.length?`${W(t[0],"win")}.`:"The game is over."}function ne(t,e,n){if(t.length!==1||e.length<2)return null;let o=k(Math.abs(e[0]-e[1]),"point");return`${W(n[t[0]],"win")} by ${o}.`}function oe({player:t,reason:e},n){if(t===null)return Lr;let o=n[t];return e==="clock"?`${o} ${o==="You"?"have":"has"} no time left.`:e==="resigned"?`${W(o,"resign")}.`:`${W(o,"forfeit")} the game (${e}).`}var Lr="The game was aborted.";function La({seconds:t,increment:e=0,move_seconds:n}){if(n)return`${Ye(n)} for each turn`;let o=e?` and ${Ye(e)} more after each turn`:"";return`${Ye(t??0)} each${o}`}var Ye=t=>t>=60&&t%60===0?k(t/60,"minute"):k(t,"second"),Jn="The server cannot be reached.",Oa="There is no advice at this table. The page cannot prevent that players get help elsewhere.",Or="You get advice once you have accepted or challenged the last play.",Xn={NoSuchTable:"There is no such table. It may have been deleted.",NoSeat:"No seat is free at this table.",NotOver:"The game is not over yet. Its record would reveal what is hidden.",NotLoaded:"The server does not have the dictionary of this game.",Stale:"Another action came first. Look at the table and try again.",NoAdvice:Or,Closing:"The server is shutting down. Try again later."},Ge={start:"The first play needs two tiles or more.","start square":"The first play needs two tiles or more and must cover the star.",touch:"The play must touch a tile on the board.",line:"The tiles must lie in one row or column.",gap:"There is a gap between the tiles."},Qn="These tiles cannot be laid like this.",$t="Words that are not in the dictionary are refused at once.",re="At tables without challenges, words that are not in the dictionary are refused at once instead.";function Pa({reason:t,by:e}){return`The bot ${t==="slow"?"was too slow":"failed"}; ${e??"the server"} moved for it.`}var Pr=5;function Zn(t){let e=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=t,e.append(n);e.children.length>Pr;)e.firstChild?.remove()}var Ke=!1;addEventListener("keydown",()=>Ke=!0,!0);addEventListener("pointerdown",()=>Ke=!1,!0);function ze(){let{activeElement:t,body:e}=document;return t===e||t?.matches(":disabled")||!1}function to(t){N(()=>{if(!Ke||!ze())return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},t)}var eo=1e3,ae=class extends Error{constructor({code:e,message:n,data:o}){super(n),this.code=e,this.type=o?.type??""}};async function gt(t,e,n){let o=await fetch(`rpc/${t}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),signal:n}),r=await o.json();if(!o.ok)throw new ae(r);return r}async function oo(t){let e=[],n;do n=await gt("table.record",{id:t,skip:e.length,limit:eo}),e.push(...n.lines);while(n.lines.length===eo);return e}function bt(t){return t instanceof ae?Xn[t.type]??_t(t.message):Jn}function _t(t){let e=t.replace(/^(params[\w.[\]]*:?|position \d+:) /,"").replace(/^record:(\d+): /,"line $1: ");return zn(e)}var se=new Map;function Ve(t,e){let n=JSON.stringify([t,e]),o=se.get(n)??gt(t,e);return se.set(n,o),o.catch(()=>se.delete(n)),o}var no=document.getElementById("hello")?.textContent;no&&se.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(no)));var ja=()=>Ve("hello",{}),ie=async(t,e)=>(await Ve("rules",{game:t,ruleset:e})).rules,Fa=t=>Ve("dictionary.info",{dictionary:t});var Mr=30,Rr=100;function yt(t,e){let n={value:null,error:null},[o,r]=T(n);return L(()=>{let s=!0;return r(n),t().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:bt(a)})),()=>{s=!1}},e),o}function it(t,e){let n={result:null,error:null,key:null},[o,r]=T(n),s=e&&JSON.stringify(e);return N(()=>{if(!e){r(n);return}let a=new AbortController,l=setTimeout(()=>{gt(t,e,a.signal).then(c=>r({result:c,error:null,key:s}),c=>{c.name!=="AbortError"&&r({result:null,error:bt(c),key:s})})},Mr);return()=>{clearTimeout(l),a.abort()}},[t,s]),{result:o.result,error:o.error,busy:o.key!==s}}function qa(){let[t,e]=T({busy:!1,problem:null});async function n(o){e({busy:!0,problem:null});try{await o()}catch(r){e({busy:!1,problem:bt(r)})}}return{...t,run:n}}function le(t,e){let n=R(e);n.current=e,N(()=>{let o=r=>n.current(r);return addEventListener(t,o),()=>removeEventListener(t,o)},[t])}function Ha(t,e,n=!0){let o=at(()=>performance.now(),[e]),[r,s]=T(o);L(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),Rr);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,t-a)}function Wa(t){L(()=>{t!==null&&(document.title=`${t} · Lexicon fast`)},[t])}function Ya(t){let e=R(null);return L(()=>{let n=e.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[t]),e}function Lt(t,e){let n=R(!0);N(()=>{n.current||t(),n.current=!1},e)}var ro="lexicon_fast.name",so="lexicon_fast.tables",ce="lexicon_fast.new_game",ao="lexicon_fast.theme",io="lexicon_fast.sounds";var Ot=new Map,Ka=()=>Ot.size>0;function ue(t){if(Ot.has(t))return Ot.get(t)??null;try{return localStorage.getItem(t)}catch{return null}}function Pt(t,e){try{localStorage.setItem(t,e),Ot.delete(t)}catch{Ot.set(t,e)}}function Nr(t){try{let e=JSON.parse(t);return typeof e=="object"&&e!==null?e:{}}catch{return{}}}var pe=t=>Nr(ue(t)??""),za=()=>ue(ro)??"",Va=t=>Pt(ro,t),lo=()=>ue(ao)??"",co=t=>Pt(ao,t),uo=()=>ue(io)??"",po=t=>Pt(io,t),Mt=()=>pe(so);function Ja(){return Object.entries(Mt()).map(([t,e])=>({id:t,...e})).sort((t,e)=>e.since-t.since)}function Je(t){let e=Object.entries(t).sort(([,n],[,o])=>o.since-n.since);Pt(so,JSON.stringify(Object.fromEntries(e.slice(0,50))))}var lt=t=>Mt()[t]??null;function Xa(t,e,n){Je({...Mt(),[t]:{game:e,token:n,since:Date.now()}})}function xt(t,e){let n=Mt();t in n&&Je({...n,[t]:{...n[t],...e}})}function de(t,e){let n=lt(t)?.draft;return n?.position===e?n.value:null}function Qa(t){let{[t]:e,...n}=Mt();Je(n)}var Za=()=>pe(ce).game,ti=t=>pe(ce).choices?.[t]??{};function ei(t,e){let{choices:n={}}=pe(ce);Pt(ce,JSON.stringify({game:t,choices:{...n,[t]:e}}))}var Dr="play";function fo(){let[t,e=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=t.split("/");return{name:n||Dr,rest:o,query:new URLSearchParams(e)}}function si(){let[t,e]=T(fo);return le("hashchange",()=>e(fo())),t}function ai(t){location.hash=`#/${t}`}function fe(t,e){let n=new URLSearchParams(Object.entries(e).filter(([,o])=>o));history.replaceState(null,"",`#/${t}${n.size?`?${n}`:""}`)}var Qe={};st(Qe,{actionText:()=>Xe,cardText:()=>V,endFacts:()=>Ir,eventText:()=>jr,pastActionText:()=>$o});var ho="✦";function K({letter:t,wild:e=!1,points:n=null,classes:o="",...r}){let{corner:s=e&&t?ho:null,onClick:a,...l}=r,c=["tile",o,e&&"wild"].filter(Boolean).join(" "),d=p`
    <span class="letter" aria-hidden="true">${t||ho}</span>
    ${s!==null&&p`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&p`<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?p`
    <button type="button" class=${c} onClick=${a} ...${l}>${d}</button>
  `:p`<span class=${c} ...${l}>${d}</span>`}function he({label:t,letters:e,onPick:n}){return p`
    <fieldset class="letters">
      <legend>${t}</legend>
      ${e.map(o=>p`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function tt(t,e){let n=z(t,e);return[...t].filter((o,r)=>!n[r])}function z(t,e){let n=[...e];return[...t].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var O="*";function j(t){return(t.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function Rt(t){return t.map(({letter:e,master:n})=>n?`[${e.toLowerCase()}]`:e.toLowerCase()).join("")}var q=t=>t.replace(/[[\]]/g,"").toUpperCase();function wt(t){let e=mo(t);return e.length?`${q(t)} (${I(e)} by the Master)`:q(t)}var mo=t=>j(t).filter(({master:e})=>e).map(({letter:e})=>e);function ct({card:t,points:e,...n}){let o=t===O,r=o?"Master":t;return p`
    <${K}
      classes="card"
      letter=${o?"":t}
      wild=${o}
      points=${e?.[t]??null}
      aria-label=${e?`${r}, ${e[t]} points`:r}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function kt({cards:t,label:e}){return p`
    <span class="cards small" role="img" aria-label=${e??t}>
      ${[...t].map(n=>p`<${ct} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function et({laid:t}){let e=mo(t),n=e.length?`, with a Master for ${e.join(" and ")}`:"";return p`
    <span class="cards word" role="img" aria-label=${`${q(t)}${n}`}>
      ${j(t).map(({letter:o,master:r})=>p`<${K} classes="card" letter=${o} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var V=t=>t===O?"the Master":t;function Xe(t,{table:e=[]}={}){return go(t,"target"in t?e[t.target]:void 0).join(" ").trimEnd()}function $o(t,e,{old:n,gained:o=[],taken:r}={}){let[s,a]=go(t,n,r),l=o.length?`, taking ${I(o.map(V))}`:"";return`${`${W(e,s)} ${a}`.trimEnd()}${l}.`}function go(t,e,n){switch(t.action){case"form":return["form",wt(t.laid)];case"insert":return["make",`${e?q(e):"a word"} into ${wt(t.laid)}`];case"substitute":return["change",`${e?wt(e):"a word"} to ${wt(t.laid)}`];case"draw":{let o=`the exposed ${n?V(n).replace("the ",""):"card"}`,r=t.take==="exposed"?o:"a card from the stock";return["discard",`${V(t.discard)} for ${r}`]}default:return[t.action,""]}}function jr(t,e){switch(t.event){case"dealer draw":return`Cards drawn for the deal: ${t.players.map((o,r)=>`${e[o]} ${t.cards[r]}`).join(", ")}.`;case"deal":{let n=W(e[t.dealer],"deal");return`Round ${t.round}: ${n}. Exposed: ${V(t.exposed)}.`}case"turn":return Fr(t,e);case"round end":{let n=t.points.map((s,a)=>`${e[a]} ${s}`).join(", "),o=t.winner??0;return`End of the round: ${t.why==="out"?`${e[o]} went out`:"no hand became smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${Vn(t.winners.map(n=>e[n]))}`;case"forfeit":return oe(t,e);default:return null}}function Fr(t,e){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=t;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?wt(a.action.laid):"the play",d=s?"it is not a word and is taken back":"it is a word and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,h])=>`${e[Number(u)]} ${Y(h)}`),f=i.length?` (${i.join(", ")})`:"";return`${W(e[n],"challenge")} ${c}: ${d}${f}.`}default:{let c=o.action==="draw"&&o.take==="blind",d=r&&c?` It is ${V(r)}.`:"",i=t.renewed?" The exposed pile has become the stock.":"";return`${$o(o,e[n],t)}${d}${i}`}}}function Ir(t,e){let n=[],o=0;for(let f of t){if(f.event!=="turn"||f.action.action==="accept")continue;let{player:u,action:h,right:m}=f;if(h.action==="challenge"){m&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:u,laid:h.laid})}let r=({laid:f})=>q(f).length,s=n.toSorted((f,u)=>r(u)-r(f))[0],a=t.filter(({event:f})=>f==="round end").length,l=t.findLast(f=>f.event==="game end"),c=l?.event==="game end"?l.scores:[],d=l?.event==="game end"?l.winners:[];return[ne(d,c.toSorted((f,u)=>f-u),e),s&&`Longest word: ${q(s.laid).toUpperCase()}, by ${e[s.player]}.`,a&&`${k(a,"round")} with ${k(Number((o/a).toFixed(1)),"turn")}${a>1?" on average":""}.`].flatMap(f=>f||[])}var me=t=>j(t).map(({letter:e,master:n})=>n?O:e),Ur=t=>[...t].sort((e,n)=>+(e===O)-+(n===O)||e.localeCompare(n)).join("");function tn(t,e,n){let o;return t.map(r=>{switch(r.event){case"deal":return o=new Ze(r,e,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function bo(t,e){return t.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=t.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return tn(s,e,r).findLast(a=>a.event==="round end")?.hand})}var Ze=class{#e=null;#n={};#t;#o;constructor({round:e,players:n,hand:o=""},r,s){this.number=e,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:Ur(this.#t.hand),penalties:this.#n}}turn(e){let{action:n,player:o}=e;switch(n.action){case"accept":return e;case"challenge":return this.#a(e);case"draw":return o===this.seat&&this.#r([n.discard],[e.taken??""]),e;default:return this.#s(e,n)}}#r(e,n){this.#t={...this.#t,hand:[...tt(this.#t.hand,e),...n]}}#s(e,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=tt(me(n.laid),me(a)),c=tt(me(a),me(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[e.player]:r[e.player]-l.length+c.length}},e.player===this.seat&&this.#r(l,c),this.#e={...e,old:a,gained:c},this.#e}#a(e){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??e.player,a=e.right?{[s]:o,[e.player]:n}:{[e.player]:r};e.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...e,play:this.#e,penalties:a}}};var cn={};st(cn,{Play:()=>ns,Position:()=>ls,StaticHand:()=>us,solverQuery:()=>cs});var _o={mouse:6,pen:6,touch:12},Br=44;function $e(t,{small:e=!1}={}){let n=R(t);return n.current=t,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&qr(r,e,s=>n.current(o,s))}})}function qr(t,e,n){let o=t.currentTarget,r=e&&t.pointerType==="touch"?Br:0,s=null,a=null;o.hasPointerCapture(t.pointerId)&&o.releasePointerCapture(t.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==t.pointerId)return;let f=i.clientX-t.clientX,u=i.clientY-t.clientY,h=_o[t.pointerType]??_o.mouse;!s&&Math.hypot(f,u)<h||(s??=Hr(o),s.style.transform=`translate(${f}px, ${u-r}px) scale(1.08)`,l(yo(i,r)))},d=i=>{i.pointerId===t.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),l(null),s&&(s.remove(),o.classList.remove("lifted"),Wr(),i.type==="pointerup"&&n(yo(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",d),addEventListener("pointercancel",d)}function Hr(t){let{left:e,top:n,width:o,height:r}=t.getBoundingClientRect(),s=t.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${e}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),t.classList.add("lifted"),s}function yo({clientX:t,clientY:e},n){let o=r=>document.elementFromPoint(t,r)?.closest("[data-drop]")??null;return o(e-n)??o(e)}function Wr(){let t=n=>{e(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},e=()=>{removeEventListener("click",t,{capture:!0}),removeEventListener("pointerdown",e,{capture:!0})};addEventListener("click",t,{capture:!0}),addEventListener("pointerdown",e,{capture:!0})}function ge(t,e,n){let o=j(n),{kind:r,oldCells:s}=e===null?{kind:"form",oldCells:[]}:Yr(j(e),o),a=[...t],l=u=>{let h=a.indexOf(u);return h>=0&&a.splice(h,1),h>=0},c=[],d=o.map(({letter:u,master:h},m)=>{let b=s[m];if(b)return{letter:u,master:b.master,from:"table"};let $=!h&&l(u)?u:l(O)?O:null;return $===null?{letter:u,master:h,from:"none"}:(c.push($),{letter:u,master:$===O,from:"hand"})}),i=d.every(({letter:u,from:h})=>u&&h!=="none"),f=c.length>0&&d.length>1;return{kind:i&&f?r:null,cells:d,cards:c,laid:Rt(d)}}function Yr(t,e){if(e.length<t.length)return{kind:null,oldCells:[]};if(e.length>t.length){let r=0,s=e.map(({letter:a,master:l})=>{let c=t[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===t.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=e.some(({letter:r},s)=>r!==t[s].letter);return{kind:"substitute",oldCells:e.map(({letter:r,master:s},a)=>{let l=t[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function wo({kind:t,laid:e},n){return t===null?null:t==="form"?{action:t,laid:e}:{action:t,target:n,laid:e}}var nt={target:null,text:"",caret:0,chosen:null},Nt=(t,e)=>({...nt,target:t,text:e,caret:j(e).length});function ko(t){return t.action==="draw"?ut(nt,t.discard):Nt(t.target??null,t.laid)}function ut(t,e,n=null){let{chosen:o,caret:r}=t,s=j(t.text),a=e===O?{letter:"",master:!0}:{letter:e,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...t,text:Rt(s),caret:l?r:c+1,chosen:null}}function en(t,e,n){let o=j(t.text),r=n!==null&&j(n).length===o.length;o.splice(e,1,...r?[j(n)[e]]:[]);let s=Math.min(t.caret,o.length);return{...t,text:Rt(o),caret:s,chosen:null}}function vo(t,e){let n=j(t.text);return n[n.findIndex(o=>!o.letter)]={letter:e,master:!0},{...t,text:Rt(n)}}function To(t,e,n,o){let[r,s]=e.split(">",2);if(s!==void 0){let a=o.findIndex(l=>xo(l)===xo(r));if(a>=0)return Nt(a,s)}return{...t,text:e,caret:j(e.slice(0,n)).length,chosen:null}}var xo=t=>j(t).map(({letter:e})=>e).join("");var Kr=new Set,zr=new Map,Vr=12;function nn({observation:t,points:e,target:n=null,onWord:o=null,...r}){let{fresh:s=Kr,arriving:a=zr}=r,{table:l=[],pile:c="",stock:d=0}=t,i=c.at(-1),f=R(null);return L(()=>{let u=f.current,h=u?.querySelector(".fresh:last-child, .fresh");u&&h instanceof HTMLElement&&(u.scrollTop=h.offsetTop-u.clientHeight/2)},[l.join()]),p`
    <section class="felt" aria-label="Table">
      <div class="piles">
        <figure data-drop="blind">
          <span class="tile card back" role="img" aria-label=${k(d,"card")}>
            ${d}
          </span>
          <figcaption>Stock</figcaption>
        </figure>
        <figure data-drop="exposed">
          ${i?p`<${ct} card=${i} points=${e} />`:p`<span class="tile card none" role="img" aria-label="No exposed card"></span>`}
          <figcaption>Exposed</figcaption>
        </figure>
      </div>
      <ul
        ref=${f}
        class="laid-words ${l.length>Vr?"many":""}"
        aria-label="Words on the table"
      >
        ${l.length===0&&p`<li class="nothing">No words yet</li>`}
        ${l.map((u,h)=>{let m=p`<${et} key=${a.get(h)} laid=${u} />`,b=[s.has(h)&&"fresh",a.has(h)&&"arriving"],$=p`
            <button
              type="button"
              class="laid-word"
              data-drop=${`word ${h}`}
              aria-pressed=${h===n}
              aria-label=${`Change ${q(u)}${s.has(h)?", new":""}`}
              onClick=${()=>o?.(h)}
            >
              ${m}
            </button>
          `;return p`
            <li key=${h} class=${b.filter(Boolean).join(" ")}>
              ${o?$:m}
            </li>
          `})}
      </ul>
    </section>
  `}var on=({games:t})=>t.filter(({game:e})=>Object.hasOwn(Co,e));function Si(t,e){let n=on(t);return n.find(({game:o})=>o===e)??n[0]}var Ei=({games:t},e)=>t.find(({game:n})=>n===e)?.title??e,be=({words:t},e)=>t&&e.includes(t)?t:e[0],rn=t=>t.replaceAll("_"," "),Ai=t=>!!t.without_challenges,Li=(t,e)=>({base:e,...t.without_challenges});function Oi(t,{ruleset:e,...n}){let o=e.replace(/, changed$/,""),r=`${rn(o)} rules`,s=Object.entries(t.without_challenges??{});return s.length&&s.every(([a,l])=>n[a]===l)?`${r}, false words are refused`:o===e?r:`${r}, changed`}function Pi(t,e){let n=typeof e=="string"?e:JSON.stringify(e);return`#/rules/${t}?${new URLSearchParams({ruleset:n})}`}function Mi(t){let e=t.get("ruleset");if(!e?.startsWith("{"))return e;try{return JSON.parse(e)}catch{return e}}var So=[["off","Off"],["on","On"]],sn=()=>uo()==="on"?"on":"off";function Eo(t){po(t),Jr(["turn"])}function Jr(t){sn()!=="off"&&import("./sound_player-WWJ4S4ZJ.js").then(({play:e})=>e(t),()=>{})}var an=[["auto","Auto"],["light","Light"],["dark","Dark"]];function ln(){let t=lo();return an.some(([e])=>e===t)?t:"auto"}function Xr(){let t=ln();document.documentElement.style.colorScheme=t==="auto"?"":t}function Ao(t){co(t),Xr()}function vt({label:t,id:e,hint:n,value:o,onInput:r,...s}){return p`
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
      ${n&&p`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
    </div>
  `}function Lo({label:t,id:e,hint:n,value:o,options:r,onChange:s}){return p`
    <div class="field">
      <label for=${e}>${t}</label>
      <select
        id=${e}
        value=${o}
        aria-describedby=${n?`${e}-hint`:void 0}
        onChange=${({target:a})=>s(a.value)}
      >
        ${r.map(([a,l])=>p`
            <option key=${a} value=${a} selected=${a===o}>${l}</option>
          `)}
      </select>
      ${n&&p`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
    </div>
  `}function _e({info:t,...e}){let n=t.rulesets.map(o=>[o,rn(o)]);return p`<${Lo} label="Rules" id="ruleset" options=${n} ...${e} />`}function ye({dictionaries:t,...e}){let n=t.map(o=>[o,o]);return p`<${Lo} label="Dictionary" id="dictionary" options=${n} ...${e} />`}function xe({label:t,value:e,options:n,onChange:o}){return p`
    <div class="segments" role="group" aria-label=${t}>
      ${n.map(([r,s])=>p`
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
  `}function Oo({label:t,options:e,load:n,choose:o}){let[r,s]=T(n);return p`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${t}</span>
      <${xe} label=${t} value=${r} options=${e} onChange=${l=>{o(l),s(l)}} />
    </div>
  `}var Qr=()=>p`
  <${Oo}
    label="Sounds"
    options=${So}
    load=${sn}
    choose=${Eo}
  />
`,Hi=()=>p`
  <div class="row">
    <${Oo} label="Theme" options=${an} load=${ln} choose=${Ao} />
    <${Qr} />
  </div>
`;function Wi({server:t,view:e,game:n}){return p`
    <nav aria-label="Games">
      ${on(t).map(({game:o,title:r})=>p`
          <a
            key=${o}
            href=${`#/${e}/${o}`}
            aria-current=${o===n?"page":void 0}
            >${r}</a
          >
        `)}
    </nav>
  `}function pt({columns:t,rows:e,classes:n="",rowHeads:o=!1}){let r=t.filter(a=>a!==!1),s=r.map(({number:a})=>a?"number":void 0);return p`
    <table class="list ${n}">
      <thead>
        <tr>
          ${r.map(({title:a},l)=>p`<th scope="col" class=${s[l]}>${a}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${e.map(({key:a,cells:l})=>p`
            <tr key=${a}>
              ${l.filter(c=>c!==!1).map((c,d)=>o&&d===0?p`<th scope="row">${c}</th>`:p`<td class=${s[d]}>${c}</td>`)}
            </tr>
          `)}
      </tbody>
    </table>
  `}var Dt=20,Zr=1e3;function we({shown:t,count:e,onMore:n}){return t>=e?null:t>=Zr?p`<p class="hint">The other plays are not listed.</p>`:p`
    <button type="button" onClick=${()=>n(t+Dt)}>More plays</button>
  `}function ot({text:t}){return p`<p class="problem" role="alert" hidden=${!t}>${t}</p>`}var ts={hand:"from your hand",table:"on the table",none:"not in your hand"};function Po({draft:t,word:e,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=e,d=({target:f})=>r(f.value,f.selectionStart??0),i=f=>p`
    <span
      key=${`gap ${f}`}
      class="gap ${f===t.caret?"here":""}"
      data-drop=${`gap ${f}`}
      aria-hidden="true"
      onClick=${()=>a(f)}
    ></span>
  `;return p`
    <div class="tray" data-drop="tray" role="group" aria-label="Your word">
      ${c.map((f,u)=>p`
          ${i(u)}
          <${es}
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
      ${!c.length&&p`<span class="hint">Click cards, drag them here, or type.</span>`}
    </div>
    <div class="row typing">
      <${vt}
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
  `}function es({cell:{letter:t,master:e,from:n},place:o,chosen:r,points:s,...a}){let l=e?`Master${t?` for ${t}`:""}`:t,c=n==="table"?"choose it to be replaced":"take it back";return p`
    <${K}
      classes=${`card from-${n}`}
      letter=${t}
      wild=${e}
      points=${s[e?O:t]??null}
      aria-label=${`${l}, ${ts[n]}: ${c}`}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function ns({id:t,view:e,rules:n,changes:o,canAct:r,act:s,suggested:a,onDraft:l,notice:c}){let{observation:d}=e,{hand:i="",table:f=[]}=d,u=as(e.seat,d.history),h=[u,i,...f].join(" "),[m,b]=T(()=>({...nt,...de(t,h)}));Lt(()=>b(nt),[i,u]),Lt(()=>{m.target!==null&&b(nt)},[f.join()]),L(()=>xt(t,{draft:{position:h,value:m}}),[h,m]),L(()=>{a&&b(ko(a))},[a]),L(l,[m.text,m.target]),to([m.text,m.target]);let $=m.target===null?null:f[m.target],g=ge(i,$,m.text),x=wo(g,m.target),w=m.target===null&&g.cells.length===1?g.cards[0]:void 0,_=$e(H),E=e.seat!==null&&!e.over;function H({card:C,cell:Q=0},S){let[y,P]=(S??"").split(" "),D=Number(P);C===void 0?y!=="gap"&&y!=="cell"&&b(en(m,Q,$)):y==="blind"||y==="exposed"?r&&s({action:"draw",discard:C,take:y}):y==="word"?b(ut(Nt(D,f[D]),C)):y==="gap"?b(ut(m,C,D)):y==="cell"?b(ut({...m,chosen:D},C)):y==="tray"&&b(ut(m,C))}function F(C){g.cells[C].from==="table"?b({...m,chosen:m.chosen===C?null:C}):b(en(m,C,$))}function M(C){C.preventDefault(),x&&r&&s(x)}let X=p`
    <${nn}
      observation=${d}
      points=${n.points}
      target=${m.target}
      fresh=${is(d.history,e.seat)}
      arriving=${Mo(o,f)}
      onWord=${E&&(C=>b(C===m.target?nt:Nt(C,f[C])))}
    />
  `;return E?p`
    ${X}
    <form class="panel own-turn" aria-label="Your turn" onSubmit=${M}>
      ${c}
      <${rs}
        hand=${i}
        used=${g.cards}
        points=${n.points}
        onCard=${C=>b(ut(m,C))}
        draggable=${_}
      />
      <${Po}
        draft=${m}
        word=${g}
        points=${n.points}
        draggable=${_}
        onType=${(C,Q)=>b(To(m,C,Q,f))}
        onCell=${F}
        onClear=${()=>b(nt)}
        onGap=${C=>b({...m,caret:C,chosen:null})}
      />
      ${g.cells.some(({letter:C})=>!C)&&p`
          <${he}
            label="The Master stands for"
            letters=${Object.keys(n.points).filter(C=>C!==O).sort()}
            onPick=${C=>b(vo(m,C))}
          />
        `}
      <${ss}
        action=${x}
        discard=${w}
        observation=${d}
        canAct=${r}
        act=${s}
      />
    </form>
  `:X}var os=10;function rs({hand:t,used:e,points:n,onCard:o,draggable:r}){let s=R(null),a=R(null),l=z(t,e);return N(()=>{if(a.current===null||!ze())return;let c=l.findIndex((i,f)=>!i&&f>Number(a.current)),d=c<0?l.lastIndexOf(!1):c;s.current?.children[d]?.focus(),a.current=null},[e.join()]),p`
    <div
      ref=${s}
      class="hand cards ${t.length>os?"many":""}"
      role="group"
      aria-label="Your hand"
    >
      ${[...t].map((c,d)=>p`
          <${ct}
            key=${`${d}${c}`}
            card=${c}
            points=${n}
            disabled=${l[d]}
            onClick=${()=>{a.current=d,o(c)}}
            ...${r({card:c})}
          />
        `)}
    </div>
  `}function ss({action:t,discard:e,observation:n,canAct:o,act:r}){let s=n.pile?.at(-1),a=i=>r({action:"draw",discard:e,take:i}),l=o&&e!==void 0,c=e?V(e):"a card",d=t?Xe(t,n):"play the word";return p`
    <div class="row actions">
      <button class="main" disabled=${!o||!t}>
        ${d[0].toUpperCase()+d.slice(1)}
      </button>
      <button type="button" disabled=${!l||!s} onClick=${()=>a("exposed")}>
        Discard ${c}, take ${s?V(s):"the exposed card"}
      </button>
      <button type="button" disabled=${!l} onClick=${()=>a("blind")}>
        Discard ${c}, take from the stock
      </button>
    </div>
    ${o&&!l&&p`<p class="hint">To draw, put only the card that you discard into the tray.</p>`}
  `}var as=(t,e=[])=>e.filter(({player:n,action:o})=>n===t&&!["accept","challenge"].includes(o.action)).length;function is(t=[],e){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of t){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===e||e===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==e&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}function Mo(t,e=[]){let n=t.flatMap(({number:o,events:r})=>r.flatMap(({action:s})=>s?.laid?[{word:s.laid,number:o}]:[]));return new Map(n.map(({word:o,number:r})=>[e.lastIndexOf(o),r]))}var ls=({observation:t,rules:e,changes:n})=>p`
  <${nn}
    observation=${t}
    points=${e.points}
    arriving=${Mo(n,t.table)}
  />
`,cs=({table:t=[]},e)=>({position:[e,...t].join(" ")}),us=({hand:t,label:e})=>p`<${kt} cards=${t} label=${e} />`;function Ro({end:t,names:e,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:d=[]}=t,i=Object.values(c).some(u=>u!==0),f=u=>{let h=r[u]??(u===n?t.hand:"");return[d.includes(u)?p`${e[u]} <span class="tag">out of the game</span>`:e[u],h?p`<${kt} cards=${h} />`:s[u]?k(s[u],"card"):"none",i&&Y(c[u]??0),Y(a[u]),p`<strong>${l[u]}</strong>`]};return p`
    <${ps} end=${t} names=${e} rules=${o} />
    <p class="hint">
      Cards left in a hand cost their points. The fewest points win; a player with${" "}
      ${o.out_at} or more is out of the game.
    </p>
    <${pt}
      rowHeads
      columns=${[{title:"Player"},{title:"Cards left"},i&&{title:"Challenges",number:!0},{title:"This round",number:!0},{title:"Score",number:!0}]}
      rows=${[...e.keys()].filter(u=>u in s).map(u=>({key:u,cells:f(u)}))}
    />
  `}function ps({end:{why:t,winner:e,play:n,left:o},names:r,rules:s}){if(t!=="out"||!n||!("laid"in n.action)){let l=k(s.guard*Object.keys(o).length,"turn");return p`<p>No hand has become smaller for ${l}, so all cards are counted.</p>`}let a=n.old?`: ${q(n.old)} became`:" with";return p`
    <p class="row">
      <strong>${r[e??0]} went out${a}</strong>
      <${et} laid=${n.action.laid} />
    </p>
  `}var un={};st(un,{RULESET_NOTES:()=>ds,parts:()=>fs,values:()=>Ae});var No=({counts:t})=>Object.values(t).reduce((e,n)=>e+n,0),ke=({squares:t})=>`${t.length} x ${t[0].length} squares`;function ve(t){let e=k(t.counts[t.blank]??0,"blank");return{tiles:`${k(t.rack,"tile")} each, from a bag of ${No(t)} with ${e}.`,begins:"The player who draws the letter nearest to A begins; a blank comes before A."}}var Te="Lay tiles in one row or column, without a gap, so that they touch others on the board. All letters that then stand side by side, across and down, must form words.",Ce="Each word that a play forms or makes longer scores the points of its letters.",Se=({exchange_from:t})=>[`Exchange tiles for others, as long as the bag has ${t} or more.`,"Pass."],Ee=({rack:t})=>`After a play you draw from the bag until you have ${t} tiles again.`,jt=({bonus:t})=>t.map((e,n)=>e?`${k(n,"tile")} in one play score ${k(e,"point")} more.`:"").filter(Boolean).join(" ");function Ae(t){let{values:e,counts:n,blank:o}=t,r=new Map;for(let[s,a]of Object.entries(n)){let l=`${s===o?"blank":s} ×${a}`;r.set(e[s],[...r.get(e[s])??[],l])}return{title:"The tiles",columns:["Points","Tiles, and how many"],rows:[...r].sort(([s],[a])=>s-a).map(([s,a])=>[s,a.join(" ")]),note:`${No(t)} tiles.`}}var ds={standard:"From the README of the original program, with its gaps filled.",classic_poc:"The numbers in the code of the original program."};function fs(t){return[{title:"Aim",facts:{aim:"Lay words for points, as in Scrabble; the highest score wins.",bombs:`Under the board of ${ke(t)} ${k(t.bombs,"bomb")} lie hidden.`}},{title:"The start",facts:{...ve(t),first:"The first play needs two tiles or more, and may lie anywhere."}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[Te,...Se(t)],refused:$t,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens those squares, too, and so on.",blank:"A blank stands for no letter in particular. A word with blanks is valid if some letters in their place make one; they may differ from word to word and from turn to turn. A blank scores nothing.",draw:Ee(t)}},{title:"Points",facts:{words:Ce,numbers:`The number under a new tile multiplies: ${hs(t)}.`,bomb:"If a new tile lies on a bomb, all words through it score nothing. In later plays its letter scores as any other.",bonus:jt(t)&&`${jt(t)} A bomb does not change that.`}},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left.",zeros:`It is also over when a player has had ${k(t.zeros,"turn")} in a row without a point: passes, exchanges or bombs.`,held:"All lose the points of the tiles that they hold; nobody gains them."}}]}function hs({multipliers:t}){let e=new Map;return t.forEach(([n,o],r)=>{let s=$s(n,o);e.set(s,[...e.get(s)??[],r])}),[...e].map(([n,o])=>`${ms(o)} ${n}`).join("; ")}function ms(t){let[e]=t,n=t[t.length-1];return t.length>2&&n-e===t.length-1?`${e} to ${n}`:I(t)}function $s(t,e){return e?[t!==1&&`the letter by ${t}`,e!==1&&`the word by ${e}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var dn={};st(dn,{RULESET_NOTES:()=>gs,parts:()=>bs,values:()=>ws});var gs={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with other penalties."};function bs(t){let e=`two packs if ${t.two_packs_from} or more play`,n=t.max_exchanged===null?"one or more cards":k(t.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of your cards. The player who lays the last one ends the round; the others score the points of the cards that they hold.",out:`Points are bad: with ${t.out_at} or more you are out of the game.`,won:"The last player left wins, or after a set number of rounds the fewest points."}},{title:"The deal",facts:{cards:`${k(t.cards_each,"card")} each, from a pack of ${jo(t.pack)} (${e}). The other cards are the stock; its top card lies exposed beside it.`,dealer:"Each player draws a card; the highest deals first (A is the highest), and the next player begins.",later:_s[t.later_dealer]}},{title:"A turn",facts:{lead:"Choose one of these actions. You cannot pass.",ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${n} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, and the E is yours.`,"Discard a card, and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:t.same_word_exchange?"A word may stay the same if a Master in it is changed for the card of its letter, or a card for your Master.":"A change must make another word.",stock:ys[t.renewal]}},{title:"Challenges",facts:xs(t)},{title:"The end of a round",facts:{end:"A round is over when a hand is empty and the last word stands. If all players are out of the game at once, the lowest score wins.",guard:`It is also over when in ${k(t.guard,"turn")} of each player no hand has become smaller. Then all score the cards that they hold.`}}]}var _s={rotation:"In later rounds the players deal in turn.",starter:"In later rounds the player who began the last round deals."},ys={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function xs({strict:t,right_challenger:e,right_offender:n,wrong_challenger:o}){return t?{refused:$t}:{may:"Any word may be laid, valid or not. Each of the others may challenge it, until one does.",right:`If it is not in the dictionary, the cards go back, and the turn is lost${[pn("the challenger",e),pn("the player",n)].join("")}.`,wrong:`If it is, the word stays${pn("the challenger",o)}.`,refused:re}}function pn(t,e){if(!e)return"";let n=k(Math.abs(e),"point");return e>0?`; ${t} gets ${n}`:`; ${t} has ${n} taken off`}function ws({points:t,pack:e}){let n=new Map;for(let[o,r]of Object.entries(e)){let s=t[o],a=`${s} ${r}`,l=n.get(a)??{each:s,count:r,cards:[]};l.cards.push(o===O?"Master":o),n.set(a,l)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...n.values()].sort((o,r)=>r.each-o.each||r.count-o.count).map(({each:o,cards:r,count:s})=>[o,r.join(" "),s]),note:`${jo(e)} cards in a pack.`}}var jo=t=>Object.values(t).reduce((e,n)=>e+n,0);var fn={};st(fn,{RULESET_NOTES:()=>vs,parts:()=>Ts,values:()=>Ae});var Le=t=>String.fromCharCode(65+t),dt=({row:t,column:e})=>`${t+1}${Le(e)}`,A=({row:t,column:e})=>`${t},${e}`,G=(t,{row:e,column:n})=>(t[e]?.[n]??".")!==".",J=({row:t,column:e},n,o=1)=>n?{row:t+o,column:e}:{row:t,column:e+o};function Ft(t){let[e]=t.match(/\p{L}/u)??["A"];return{row:parseInt(t.replace(/\D/g,""),10)-1,column:e.toUpperCase().charCodeAt(0)-65,down:t.startsWith(e)}}function rt({at:t,word:e}){let{down:n,...o}=Ft(t),r=[],s=o;for(let a of e.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=J(s,n,l?a.length-2:1)}return r}function Fo(t,e,n){let o=f=>G(t,f)?`(${t[f.row][f.column]})`:e.find(u=>A(u)===A(f))?.letter,r=ks(t,e,n);if(r===null)return{fault:"line"};let s=e.reduce((f,u)=>f.row+f.column<=u.row+u.column?f:u);for(let f=s;o(f);f=J(f,r,-1))s=f;let{row:a,column:l}=s,c=r?`${Le(l)}${a+1}`:dt(s),d="",i=0;for(let f;f=o(s);s=J(s,r))d+=f,f.startsWith("(")||(i+=1);return i<e.length?{fault:"gap"}:{play:{action:"play",at:c,word:d.replaceAll(")(","")}}}function ks(t,e,n){let[o]=e;if(e.length>1)return e.every(({row:s})=>s===o.row)?!1:e.every(({column:s})=>s===o.column)?!0:null;let r=s=>G(t,J(o,s,-1))||G(t,J(o,s));return!r(!1)&&(r(!0)||n)}var vs={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function Ts(t){return[{title:"Aim",facts:{aim:"Lay words for points; the highest score wins."}},{title:"The start",facts:{board:`The board has ${ke(t)}.`,...ve(t),first:`The first play needs two tiles or more${Cs(t)}.`}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[Te,...Se(t)],blank:"You choose a letter for a blank when you lay it. The blank keeps that letter, and scores nothing.",draw:Ee(t)}},{title:"Points",facts:{words:Ce,squares:Es(t),bonus:jt(t)}},{title:"Challenges",facts:Ss[t.challenge]},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left. That player gains the points of the tiles that the others hold.",zeros:`It is also over after ${k(t.scoreless_turns,"turn")} in a row without a point, counting all players.`,held:"All lose the points of the tiles that they hold. If scores are equal, the one that was higher before wins."}}]}function Cs({start:t}){return t?`, one of them on the star (${dt({row:t[0],column:t[1]})})`:""}var It=t=>({may:"Any words may be laid, valid or not. Each of the others may challenge them, all together, until one does.",right:"If one of them is not in the dictionary, the tiles go back, and the turn is lost.",wrong:`If all of them are, ${t}.`,refused:re}),Ss={rules:It("the challenger loses the next turn"),double:It("the challenger loses the next turn, which counts as one without a point"),single:It("nothing happens"),five:It("the play scores 5 points more"),ten:It("the play scores 10 points more"),void:{refused:$t}};function Es({squares:t}){let e=s=>[...new Set(t.flat().map(a=>a[s]))].filter(a=>a!==1).sort(),n=e(0),o=e(1),r=[n.length?`the letter by ${I(n,"or")}`:"",o.length?`the word by ${I(o,"or")}`:""].filter(Boolean);return r.length?`Marked squares multiply ${I(r)}, in the play that lays a tile on them.`:""}var Io="CATDOG* hat l[u]rch",As="* is the Master. In a table word, brackets mark its letter: l[u]rch.",Uo="Type your cards to see what you can play.",Ls=[["plays","Plays"],["plan","Plan"]],Os=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Substitute"]];function Bo({info:t,dictionaries:e,query:n}){let[o,r]=T(n.get("position")??Io),[s,a]=T(t.rulesets[0]),[l,c]=T(be(t,e)),[d,i]=T("plays"),f=yt(()=>ie("lexicon",s),[s]).value;L(()=>fe("solver/lexicon",{position:o===Io?"":o}),[o]);let[u="",...h]=o.trim().split(/\s+/),m={hand:u,table:h,ruleset:s,dictionary:l};return p`
    <section class="panel" aria-label="Position">
      <${vt}
        label="Your cards, then the words on the table"
        id="position"
        class="large"
        value=${o}
        onInput=${r}
        hint=${As}
      />
      <${Ps}
        hand=${u}
        table=${h}
        points=${f&&"points"in f?f.points:void 0}
      />
      <div class="row">
        <${_e} info=${t} value=${s} onChange=${a} />
        <${ye}
          dictionaries=${e}
          value=${l}
          onChange=${c}
        />
        <${xe} label="What to find" value=${d} options=${Ls} onChange=${i} />
      </div>
    </section>
    ${d==="plays"?p`<${Ms} ...${m} />`:p`<${Ns} ...${m} />`}
  `}function Ps({hand:t,table:e,points:n}){return/^[\p{L}*?]+$/u.test(t)?p`
    <div class="felt">
      <span class="cards" role="group" aria-label="Hand">
        ${[...qo(t)].map(o=>p`<${ct} card=${o} points=${n} />`)}
      </span>
      ${e.map(o=>p`<${et} laid=${o} />`)}
    </div>
  `:null}var qo=t=>t.toUpperCase().replaceAll("?",O);function Ms({hand:t,table:e,ruleset:n,dictionary:o}){let[r,s]=T("all"),[a,l]=T(Dt),c={positions:[{hand:t,table:e}],game:"lexicon",ruleset:n,dictionary:o},d=r==="all"?null:[r],{result:i,error:f,busy:u}=it("solve",t?{...c,top:a,actions:d}:null),h=i?.rows[0],{moves:m,count:b=0}=h??{};return p`
    <section class="panel" aria-label="Plays" aria-busy=${u}>
      <div class="row">
        <h2 aria-live="polite">${m?k(b,"play"):"Plays"}</h2>
        <${xe} label="Kinds of plays" value=${r} options=${Os} onChange=${s} />
      </div>
      <${ot} text=${f??(h?.error&&_t(h.error))} />
      ${!t&&p`<p class="hint">${Uo}</p>`}
      ${m?.length===0&&p`<p>There is no play: draw a card.</p>`}
      ${m&&m.length>0&&p`
          <${pt}
            classes="folds"
            columns=${[{title:"Word"},{title:"Action"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${m.map($=>({key:`${$.action} ${$.target} ${$.laid} ${$.left}`,cells:[p`<${et} laid=${$.laid} />`,Rs($,e),Ho($.left),$.left_points]}))}
          />
          <${we} shown=${m.length} count=${b} onMore=${l} />
        `}
    </section>
  `}function Rs({action:t,target:e},n){return e===void 0?t:`${t} ${t==="insert"?"into":"in"} ${q(n[e]??"")}`}var Ho=t=>t?p`<${kt} cards=${t} />`:p`<strong>none</strong>`;function Ns({hand:t,ruleset:e,dictionary:n}){let{result:o,error:r,busy:s}=it("plan",t?{game:"lexicon",positions:[t],ruleset:e,dictionary:n}:null),a=o?.rows[0];return p`
    <section class="panel" aria-label="Plan" aria-busy=${s}>
      <h2 aria-live="polite">${a?.plans?js(a.empties_in??null):"Plan"}</h2>
      <p class="hint">Words from the hand alone that leave the fewest points, turn by turn.</p>
      <${ot} text=${r??(a?.error&&_t(a.error))} />
      ${!t&&p`<p class="hint">${Uo}</p>`}
      ${a?.plans&&p`
          <${pt}
            classes="folds"
            columns=${[{title:"Turns",number:!0},{title:"Words"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${a.plans.map(({turns:l,words:c,left:d,left_points:i})=>({key:l,cells:[l,Ds(t,c),Ho(d),i]}))}
          />
        `}
    </section>
  `}function Ds(t,e){let n=qo(t),o=e.map(r=>{let s=ge(n,null,r);for(let a of s.cards)n=n.replace(a,"");return s.laid});return p`
    <span class="words">
      ${o.length?o.map(r=>p`<${et} laid=${r} />`):"none"}
    </span>
  `}var js=t=>t===null?"Not all cards can be played":`All cards played in ${k(t,"turn")}`;function Wo({points:t}){let[e,n]=T(!1);return e?null:p`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${Y(t)}
    </span>
  `}var Yo=".",Go="*",Oe="✹",zo="⚑",Fs="★",Ko={2:"double",3:"triple",4:"quadruple"},U=t=>"multipliers"in t;function Vo(t,e,n){let{row:o,column:r}=t,s=A(t),a=n.laid?.get(s),l=G(n.rows,t)?n.rows[o][r]:null,c=a?a.letter:l,d=n.opened?n.opened[o]?.[r]??Yo:null,i=d===Yo,f=d===Go,u=d===null||i||f?null:Number(d),h=u!==null&&U(e);return{name:dt(t),letter:c,isLaid:a!==void 0,closed:i,hit:f,number:u,premium:h?e.multipliers[u]:e.squares[o][r],start:e.start?.[0]===o&&e.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:f||i&&n.bombs?.[o]?.[r]===Go,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r,arriving:n.arriving?.has(s)??!1,exploding:n.exploding?.has(s)??!1}}function Jo(t){let{closed:e,hit:n,bomb:o,number:r,premium:s,chance:a,cursor:l,last:c}=t;return[e?"closed":hn(s),r!==null&&"open",n&&"hit",o&&"bomb",a!==null&&"odds",l&&"cursor",c&&"last",t.arriving&&"arriving",t.exploding&&"exploding"].filter(Boolean).join(" ")}function Xo({closed:t,bomb:e,number:n,premium:o,chance:r,flagged:s,start:a}){return e?Oe:r!==null?At(r):s?zo:n!==null?n:t?"":a?Fs:Is(o)}var Qo=({hit:t,number:e})=>t?Oe:e,Zo=({flagged:t,chance:e})=>t&&e!==null?zo:null;function tr(t,e){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:d,isLaid:i}=t;return[n,e??"empty",i&&"being laid",o&&"closed",r&&"bomb",s!==null&&`${k(s,"bomb")} around`,e===null&&Us(a),e===null&&d&&"start",c&&"flagged",l!==null&&`${At(l)}% chance of a bomb`].filter(Boolean).join(", ")}function hn([t,e]){return t>1&&e>1?"both":t>1?`letter${t}`:e>1?`word${e}`:e===0?"zero":"plain"}var Is=([t,e])=>`${t>1?`${t}L`:""}${e===1?"":`${e}W`}`;function Us([t,e]){return e===0?"word worth nothing":[t>1&&`${Ko[t]??`${t} times`} letter`,e>1&&`${Ko[e]??`${e} times`} word`].filter(Boolean).join(", ")}var mn={laid:[],cursor:null,down:!1};function Ne({start:t,squares:e}){let[n,o]=t??[e.length>>1,e[0].length>>1];return{row:n,column:o}}var Pe=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:n}){return this.rules.squares[e]?.[n]!==void 0}point(e,n){return e.cursor&&A(e.cursor)===A(n)?{...e,down:!e.down}:{...e,cursor:n}}arrow(e,n,o){let r=e.cursor??Ne(this.rules);return n!==e.down?{...e,cursor:r,down:n}:this.advanced({...e,cursor:r},o)}advanced(e,n=1){let o=J(e.cursor,e.down,n);return this.isOnBoard(o)?{...e,cursor:o}:e}},Me=class extends Pe{constructor(e,n,o){super(e),this.rows=n,this.rack=o,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){let n=z(this.rack,e.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,n){return e.laid.find(o=>A(o)===A(n))}#e(e,n){let o=n;for(;G(this.rows,o)||this.laidAt(e,o);)o=J(o,e.down);return this.isOnBoard(o)?o:null}lay(e,n,o,r=""){if(G(this.rows,n)||!this.left(e).includes(o))return e;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(e,n),l=o===this.blank?s:o;return{...e,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(e,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:n,column:o},s,r)}layAtCursor(e,n,o=""){let r=e.cursor&&this.#e(e,e.cursor),s=r?this.lay(e,r,n,o):e;return!r||s===e?e:{...s,cursor:this.#e(s,r)??r}}type(e,n,o=!1){let r=n.toUpperCase();return!o&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,n):e}back(e){if(!e.cursor)return e;let n=e.cursor;if(!this.laidAt(e,n))do n=J(n,e.down,-1);while(G(this.rows,n));return this.laidAt(e,n)?{...this.takeBack(e,n),cursor:n}:e}takeBack(e,n){return{...e,laid:e.laid.filter(o=>A(o)!==A(n))}}withoutTaken(e){return{...e,laid:e.laid.filter(n=>!G(this.rows,n))}}move(e,n,o){let r=this.laidAt(e,n);return!r||G(this.rows,o)?e:this.lay(this.takeBack(e,n),o,r.tile,r.letter)}chooseLetter(e,n){let o=e.laid.findIndex(s=>!s.letter),r={...e.laid[o],letter:n.toLowerCase()};return{...e,laid:e.laid.with(o,r)}}},Re=class extends Pe{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#e(e)}#e(e){return U(this.rules)&&/^[0-8*]$/.test(e)}type(e,n,o=!1){let r=this.advanced(e),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&e.opened?{...r,opened:Ut(e.opened,e.cursor,n)}:{...r,rows:Ut(e.rows,e.cursor,s)}}lay(e,n){let o=n.reduce((r,s)=>Ut(r,s,s.letter),e.rows);return{...e,rows:o}}back(e){let{rows:n,opened:o,cursor:r}=e;return{...this.advanced(e,-1),rows:Ut(n,r,"."),opened:o&&Ut(o,r,".")}}};function Ut(t,{row:e,column:n},o){return t.with(e,t[e].slice(0,n)+o+t[e].slice(n+1))}var qt=({squares:t})=>t.map(e=>".".repeat(e.length));function De(t,e){let n=e.split(/[\n/]/);return qt(t).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var er={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},Bs="!";function je(t,e,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=e.cursor?e:{...e,cursor:Ne(t.rules)},c=({key:d,shiftKey:i})=>d in er?t.arrow(e,...er[d]):d===" "?{...l,down:!l.down}:d==="Backspace"||d==="Delete"?t.back(l):t.accepts(d)?t.type(l,d,i):void 0;return d=>{let{key:i}=d;if(d.ctrlKey||d.metaKey||d.altKey)return;if(s&&(i===Bs||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let u=i==="Enter"?o:r;if(!u)return;u()}else{let u=c(d);if(u===void 0)return;n(u)}d.preventDefault()}}var qs=15;function Ht({label:t,rules:e,onKey:n,onSquare:o,onFlag:r,draggable:s,...a}){let{score:l,rising:c=[],...d}=a,i=R(null),{cursor:f,down:u}=d,h=A(f??Ne(e));N(()=>{f&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[f?.row,f?.column]);let m=($,g)=>{let x={row:$,column:g},w=A(x),_=Vo(x,e,d),{letter:E,chance:H}=_,F=o&&{tabindex:w===h?0:-1,"data-home":w===h?"play":void 0,"data-drop":`square ${$} ${g}`,onClick:()=>o(x),onContextMenu:r&&(M=>{M.preventDefault(),r(x)}),..._.isLaid&&s?.({square:x})};return p`
      <div
        key=${g}
        role="gridcell"
        class="square ${Jo(_)}"
        style=${H===null?void 0:{"--chance":H}}
        aria-label=${tr(_,E===null?null:$n(E,e))}
        ...${F}
      >
        ${E===null?p`
                <span class="sign" aria-hidden="true">${Xo(_)}</span>
                <span class="flag" aria-hidden="true">${Zo(_)}</span>
              `:p`
                <${Hs}
                  letter=${E}
                  classes=${_.isLaid?"laid":""}
                  corner=${Qo(_)}
                  rules=${e}
                />
              `}
        ${l?.key===w&&p`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(M=>M.square===w).map(({points:M,change:X})=>p`<${Wo} key=${X} points=${M} />`)}
      </div>
    `},b=[...e.squares[0].keys()];return p`
    <div
      class="board-frame ${b.length>qs?"large":""}"
      style=${{"--columns":b.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${b.map($=>p`<span key=${$}>${Le($)}</span>`)}
      </div>
      <div class="coordinates rows" aria-hidden="true">
        ${e.squares.map(($,g)=>p`<span key=${g}>${g+1}</span>`)}
      </div>
      <div
        ref=${i}
        class="board ${u?"down":""}"
        role="grid"
        aria-label=${t}
        aria-readonly=${o?void 0:"true"}
        onKeyDown=${n}
      >
        ${e.squares.map(($,g)=>p`
            <div role="row" class="board-row" key=${g}>
              ${b.map(x=>m(g,x))}
            </div>
          `)}
      </div>
    </div>
  `}var nr=(t,e)=>t===""||t===e.blank,or=t=>t!==t.toUpperCase();function Hs({letter:t,classes:e,corner:n,rules:o}){let r=nr(t,o),s=r||or(t);return p`
    <${K}
      classes=${e}
      letter=${r?"":t.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[t]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function $n(t,e){return nr(t,e)?"blank":or(t)?`blank for ${t.toUpperCase()}`:`${t}, ${k(e.values[t],"point")}`}var Fe={};st(Fe,{actionText:()=>Ws,endFacts:()=>Js,eventText:()=>Ys,lettersOf:()=>ft,pastActionText:()=>Wt,tilesText:()=>Tt});var ft=t=>t.replace(/[()]/g,"");function rr(t){let e=[...t.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=ft(t).toUpperCase();if(!e.length)return n;let o=I(e.map(r=>r.toUpperCase()));return`${n} (${o} ${e.length>1?"blanks":"a blank"})`}function Tt(t){let e=t.replace(/[?_]/g,""),n=t.length-e.length,o=n>1?`${n} blanks`:"a blank";return[e,n&&o].filter(Boolean).join(" and ")}var Ws=t=>sr(t).filter(Boolean).join(" ");function Wt(t,e,n=""){let[o,r]=sr(t);return`${[W(e,o),r,n].filter(Boolean).join(" ")}.`}function sr(t){switch(t.action){case"play":return["play",`${rr(t.word)} at ${t.at}`];case"exchange":return["exchange",Tt(t.tiles)];default:return[t.action,""]}}function Ys(t,e){switch(t.event){case"start draw":return`Tiles drawn for the start: ${t.players.map((o,r)=>`${e[o]} ${Tt(t.tiles[r])}`).join(", ")}.`;case"turn":return Vs(t,e[t.player]);case"lost turn":return`${W(e[t.player],"lose")} a turn for a wrong challenge.`;case"deal":return`${W(e[t.starter],"begin")}.`;case"game end":return zs(t,e);case"forfeit":return oe(t,e);case"taken back":return`The play of ${e[t.player]} is taken back.`;case"points":return`${e[t.player]} ${Y(t.points)} ${Gs[t.why]}.`;default:return null}}var Gs={challenge:"for a play that was challenged and stands",time:"for time",tiles:"for tiles left"},Ks={out:"a rack and the bag are empty",scoreless:"too many turns in a row without points",zeros:"too many turns in a row without points"};function zs({why:t,adjustments:e,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=e.some(Boolean)?` Tiles left: ${r(e.map(Y))}.`:"";return`End of the game: ${Ks[t]}.${s} Scores: ${r(n)}.`}function Vs(t,e){let{action:n,score:o=0,drawn:r,exchanged:s}=t,a=r?` Tiles drawn: ${Tt(r)}.`:"";switch(n.action){case"play":{let l="hit"in t&&t.hit?.length?t.hit:null,c=l?` A bomb explodes at ${I(l)}.`:"";return`${Wt(n,e,`for ${o}`)}${c}${a}`}case"exchange":return`${Wt(n,e,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in t&&t.right?"The play is taken back.":"The play stands.";return`${Wt(n,e)} ${c}`}case"accept":return null;default:return Wt(n,e)}}function Js(t,e){let n=[],o=e.map(()=>0);for(let{event:c,player:d,action:i,score:f=0,right:u}of t)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){u&&(n=n.slice(0,-1));continue}o[d]+=1,i.action==="play"&&n.push({player:d,action:i,score:f})}let r=t.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,d)=>d.score-c.score)[0],a=e.map((c,d)=>{let f=n.filter(u=>u.player===d).map(({score:u})=>u).reduce((u,h)=>u+h,0);return`${c} ${(f/Math.max(1,o[d])).toFixed(1)}`});return[r&&ne(r.winners,r.scores.toSorted(Xs),e),s&&`Best play: ${rr(s.action.word)} at ${s.action.at} for ${s.score}, by ${e[s.player]}.`,`Points a turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var Xs=(t,e)=>e-t;function ar(t,e,n){let o=U(n),[r,s]=T(null),[a,l]=T(null),[c,d]=T(()=>new Set(lt(t)?.flags)),[i,f]=T(!1),u=R(e.seq);u.current=e.seq,N(()=>s(null),[e.seq]);let h=o&&e.over,m=yt(async()=>h?await Qs(t):null,[t,h]).value;if(!o)return null;let{opened:b=[],bombs:$=n.bombs}=e.observation;async function g(){let w=b.length?b:qt(n),_=await gt("lexibomb.odds",{opened:w,bombs:$}).then(({probability:E})=>({odds:E,problem:null}),E=>({odds:null,problem:bt(E)}));u.current===e.seq&&(s(_.odds),l(_.problem))}function x(w){let _=new Set(c),E=_.delete(A(w));E||_.add(A(w)),d(_),xt(t,{flags:[..._]}),Zn(`${dt(w)}: flag ${E?"removed":"set"}.`)}return{board:{opened:b,odds:r,flags:c,bombs:m},count:$,hits:b.join("").split("*").length-1,toggleFlag:x,flagging:i,toggleFlagging:()=>f(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):g(),problem:a}}async function Qs(t){return(await oo(t)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function ir({field:t}){let e=(n,o,r=()=>{})=>p`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return p`
    ${e("Odds of bombs",t.hasOdds,t.toggleOdds)}
    ${e("Set flags",t.flagging,t.toggleFlagging)}
  `}function Ie({rules:t}){return p`
    <p class="hint" id="legend">
      A number counts the bombs around its square. New tiles there multiply:
    </p>
    <ul class="legend" aria-labelledby="legend">
      ${ta(t.multipliers).map(({premium:e,first:n,last:o})=>p`
          <li key=${n}>
            <span class="square open ${hn(e)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${Zs(e)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label="bomb">${Oe}</span>
        its words score 0
      </li>
    </ul>
  `}function Zs([t,e]){return[t!==1&&`letter × ${t}`,e!==1&&`words × ${e}`].filter(Boolean).join(", ")||"nothing"}function ta(t){let e=[];return t.forEach((n,o)=>{let r=e.at(-1);r&&String(r.premium)===String(n)?r.last=o:e.push({premium:n,first:o,last:o})}),e}var ea="RETINA",na=100;function gn({info:t,...e}){let[n,o]=T(t.rulesets[0]),{value:r,error:s}=yt(()=>ie(t.game,n),[n]);if(!r)return p`<${ot} text=${s} />`;let a=p`
    <${_e} info=${t} value=${n} onChange=${o} />
  `;return p`
    <${oa}
      key=${n}
      info=${t}
      rules=${r}
      rulesetChoice=${a}
      ...${e}
    />
  `}function oa({info:t,rules:e,query:n,dictionaries:o,rulesetChoice:r}){let s=U(e),[a,l]=T(()=>({rows:De(e,n.get("board")??""),opened:s?De(e,n.get("opened")??""):null,cursor:null,down:!1})),[c,d]=T(n.get("rack")??ea+e.blank),[i,f]=T(be(t,o)),[u,h]=T(null),[m,b]=T([]),$=new Re(e),{rows:g,opened:x}=a;function w(S,y=c){[S.rows,S.opened].join()!==[g,x].join()&&b([...m.slice(1-na),{draft:a,rack:c}]),l(S),d(y)}function _(){let S=m.at(-1);S&&(l(S.draft),d(S.rack),b(m.slice(0,-1)))}le("keydown",S=>{let{key:y,ctrlKey:P,metaKey:D,shiftKey:ht,target:Yt}=S;!((P||D)&&!ht&&y.toLowerCase()==="z")||Yt instanceof Element&&Yt.matches("input, textarea")||(S.preventDefault(),_())});let E=c.replace(/\s/g,"").toUpperCase(),H=qt(e),F=S=>!S||S.join()===H.join();L(()=>{let S=y=>!y||F(y)?"":y.join("/");fe(`solver/${e.game}`,{rack:c,board:S(g),opened:S(x)}),h(null)},[c,g,x]);let M=u?rt(u):[],C=p`
    <button type="button" disabled=${!u} onClick=${()=>{let S=M.map(({letter:y})=>y===y.toUpperCase()?y:e.blank);w($.lay(a,M),tt(E,S).join(""))}}>
      Lay ${u?ft(u.word):"the play that is shown"}
    </button>
  `,Q=S=>y=>w({...a,[S]:De(e,y)});return p`
    <div class="table ${e.game}">
      <div class="table-main">
        <${Ht}
          label="Board"
          rules=${e}
          ...${a}
          laid=${new Map(M.map(S=>[A(S),S]))}
          onSquare=${S=>w($.point(a,S))}
          onKey=${je($,a,w,{})}
        />
        ${s&&p`<${Ie} rules=${e} />`}
        <p class="hint">
          Click a square and type. Arrows turn and move, Backspace clears.
          ${s?" 0 to 8 open a square, * is a bomb that was hit.":""}
          ${e.free_blank?` ${e.blank} is a blank.`:" With Shift a letter is a blank."}
        </p>
        <div class="row">
          ${!s&&C}
          <button
            type="button"
            disabled=${F(g)&&F(x)}
            onClick=${()=>w({...a,rows:H,opened:x&&H})}
          >
            Clear the board
          </button>
          <button type="button" disabled=${!m.length} onClick=${_}>Undo</button>
        </div>
        <details class="panel">
          <summary>The board as text</summary>
          <${lr} label="Tiles" rows=${g} onRows=${Q("rows")} />
          ${s&&p`<${lr} label="Open squares" rows=${x} onRows=${Q("opened")} />`}
        </details>
      </div>
      <div class="table-side">
        <section class="panel" aria-label="Position">
          <${vt}
            label="Your tiles"
            id="rack"
            class="large"
            value=${c}
            onInput=${d}
            hint=${`${e.blank} is a blank.`}
          />
          ${r}
          <${ye}
            dictionaries=${o}
            value=${i}
            onChange=${f}
          />
        </section>
        <${sa}
          rules=${e}
          position=${E&&ra(g,x,E)}
          dictionary=${i}
          shown=${u}
          onShow=${h}
        />
      </div>
    </div>
  `}function ra(t,e,n){return e?{board:t,opened:e,rack:n}:`${t.map(r=>r.replace(/\.+/g,s=>String(s.length))).join("/")} ${n}/ 0/0 0`}function lr({label:t,rows:e,onRows:n}){let o=t.toLowerCase().replace(" ","-");return p`
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
  `}function sa({rules:t,position:e,dictionary:n,shown:o,onShow:r}){let[s,a]=T(Dt),{game:l,ruleset:c}=t,{result:d,error:i,busy:f}=it("solve",e?{game:l,positions:[e],ruleset:c,dictionary:n,top:s}:null),u=d?.rows[0],h=u?.plays,m=u?.count??0,b=U(t),$=g=>p`
    <button
      type="button"
      class="plain"
      aria-pressed=${g.at===o?.at&&g.word===o.word}
      onClick=${()=>r(g)}
    >
      ${ft(g.word)}
    </button>
  `;return p`
    <section class="panel" aria-label="Plays" aria-busy=${f}>
      <h2 aria-live="polite">${h?k(m,"play"):"Plays"}</h2>
      <${ot} text=${i??(u?.error&&_t(u.error))} />
      ${h&&p`
          <${pt}
            columns=${[{title:"Play"},{title:"At"},b&&{title:"Bomb",number:!0},{title:"Points",number:!0}]}
            rows=${h.map(g=>({key:`${g.at} ${g.word}`,cells:[$(g),g.at,b&&`${At(g.bomb??0)}%`,b?g.score.toFixed(1):g.score]}))}
          />
          <${we} shown=${h.length} count=${m} onMore=${a} />
        `}
    </section>
  `}var Ue={};st(Ue,{Play:()=>ha,Position:()=>_a,StaticHand:()=>xa,solverQuery:()=>ya});function cr({tiles:t,rules:e,label:n}){return p`
    <span class="rack" role="img" aria-label=${n}>
      ${[...t].map(o=>p`<${pr} tile=${o} rules=${e} aria-hidden="true" />`)}
    </span>
  `}function ur({rack:t,rules:e,left:n,chosen:o,onTile:r,draggable:s}){return p`
    <div class="rack" role="group" aria-label="Your rack" data-drop="rack">
      ${[...t].map((a,l)=>p`
          <${pr}
            key=${`${l}${a}`}
            tile=${a}
            rules=${e}
            aria-label=${$n(a,e)}
            aria-pressed=${o.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>r(l)}
            data-drop=${`rack ${l}`}
            ...${s({place:l})}
          />
        `)}
    </div>
  `}function pr({tile:t,rules:e,...n}){let o=t===e.blank,r=o?null:e.values[t];return p`
    <${K} letter=${o?"":t} wild=${o} points=${r} ...${n} />
  `}function dr(t,e){let n=z(t,e),o=[...t].filter((r,s)=>n[s]);return[...o,...tt(e,o)].join("")}function fr(t,e,n){let o=[...t];return o.splice(n,0,...o.splice(e,1)),o.join("")}function hr(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[e[n],e[o]]=[e[o],e[n]]}return e.join("")}function mr(t,e,n,o,r){let{rack:s="",board:a=[],history:l=[]}=e.observation,c=l.filter(({player:y,action:P})=>y===e.seat&&P.action==="exchange"),d=`${s} ${c.length}`,[i,f]=T(()=>({...mn,...de(t,d)})),[u,h]=T(()=>lt(t)?.order??""),[m,b]=T([]),[$,g]=T(!1),x=u?dr(u,s):s,w=new Me(n,a,x),_=i.laid.some(({letter:y})=>!y),{play:E,fault:H}=i.laid.length&&!_?Fo(a,i.laid,i.down):{},F=()=>{f(y=>({...y,laid:[]})),b([]),g(!1)};Lt(F,[d]),L(()=>{let y={laid:i.laid,down:i.down};xt(t,{order:u,draft:{position:d,value:y}})},[d,u,i.laid,i.down]),N(()=>f(w.withoutTaken(i)),[a.join()]),L(()=>{if(o)if(F(),o.action==="play"){let{down:y}=Ft(o.at);f(rt(o).reduce((P,D)=>w.layLetter(P,D),{...mn,down:y}))}else o.action==="exchange"&&M(o.tiles)},[o]);function M(y=""){F(),g(!0);let P=z(x,y);b([...P.keys()].filter(D=>P[D]))}function X(y){h(y),b([])}function C({place:y=0,square:P},D){let[ht,...Yt]=(D??"").split(" "),[Gt,yr]=Yt.map(Number);if(ht==="square"){let yn={row:Gt,column:yr};f(P?w.move(i,P,yn):w.lay(i,yn,x[y]))}else P?f(w.takeBack(i,P)):ht==="rack"&&Gt!==void 0&&X(fr(x,y,Gt))}function Q(y){let P=m.filter(ht=>ht!==y),D=P.length<m.length;$?b(D?P:[...m,y]):i.cursor?f(w.layAtCursor(i,x[y])):b(D?[]:[y])}function S(y){r?r(y):!$&&m.length?(f(w.lay(i,y,x[m[0]])),b([])):w.laidAt(i,y)?f(w.takeBack(i,y)):f(w.point(i,y))}return{rack:x,editor:w,draft:i,setDraft:f,chosen:m,exchanging:$,needsLetter:_,play:E,fault:H,left:w.left(i),clear:F,startExchange:M,shuffle:()=>X(hr(x)),chooseLetter:y=>f(w.chooseLetter(i,y)),onTile:Q,onSquare:S,draggable:$e(C,{small:!0})}}function bn(t){let e=t.flatMap(({number:n,events:o})=>o.filter(({event:r,action:s})=>r==="turn"&&s.action==="play").map(({action:r,score:s=0,hit:a=[]})=>({laid:rt(r),score:s,hit:a,change:n})));return{arriving:new Set(e.flatMap(({laid:n})=>n.map(A))),exploding:new Set(e.flatMap(({hit:n})=>n.map(aa))),rising:e.map(({laid:n,score:o,change:r})=>({square:A(_n(n)),points:o,change:r}))}}var aa=t=>A(Ft(t)),_n=t=>t.reduce((e,n)=>e.row+e.column>n.row+n.column?e:n);function $r(t){let{turn:e,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=t,{rack:c,chosen:d}=e;return p`
    <section class="panel own-turn" aria-label="Your turn">
      <div class="rack-row">
        <${ur}
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
      ${e.needsLetter&&p`
          <${he}
            label="The blank stands for"
            letters=${e.editor.letters}
            onPick=${e.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${e.fault?Ge[e.fault]:la(n,e.draft.laid.length,o)}
      </p>
      ${r}
      ${e.exchanging?p`
              <${da}
                tiles=${d.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${t.endsWithoutPoints}
                act=${l}
                onCancel=${e.clear}
              />
            `:!s&&p`<${ua} ...${t} />`}
      <p class="hint keys">${ia(o)}</p>
    </section>
  `}var ia=t=>`On the board: letters lay tiles, ${t.free_blank?t.blank:"Shift"} a blank; arrows turn and move; Backspace takes a tile back, Escape all; Enter plays${U(t)?"; ! sets a flag":""}.`;function la(t,e,n){if(!t)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=t;if(l){let f=l.rule==="start"&&n.start?"start square":l.rule;return Ge[f]??Qn}let c=o.map(({word:f,points:u})=>`${f.toUpperCase()} ${u}`);r&&c.push(`${r} for ${k(e,"tile")}`);let d=c.length>1?`${c.join(" + ")} = `:`${o[0].word.toUpperCase()} `,i=a.length&&U(n)&&ca(n);return p`
    ${d}<strong>${i?"at least ":""}${k(s??0,"point")}</strong>
    ${a.length?", if there is no bomb":""}
  `}var ca=({multipliers:t})=>t.flat().every(e=>e>=1);function ua({turn:t,field:e,preview:n,canAct:o,canExchange:r,endsWithoutPoints:s,act:a}){let{play:l,draft:c}=t,[d,i]=T(!1);if(L(()=>i(!1),[o]),d)return p`
      <${pa}
        tiles=${c.laid.length}
        endsGame=${s}
        canAct=${o}
        act=${a}
        onCancel=${()=>i(!1)}
      />
    `;let f=o&&l&&!n?.fault;return p`
    <div class="row">
      <button type="button" class="main" disabled=${!f} onClick=${()=>l&&a(l)}>
        ${l?`Play ${ft(l.word).toUpperCase()}`:"Play"}
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
      ${e&&p`<${ir} field=${e} />`}
    </div>
    <${ot} text=${e?.problem} />
  `}var gr="Another turn without points ends the game.";function pa({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){let s=R(null);return N(()=>s.current?.focus(),[]),p`
    <p id="pass-question">
      ${t?`Pass, and take back ${k(t,"tile")}?`:"Pass without playing?"}${" "}
      ${e&&p`<strong>${gr}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>Play on</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>Pass</button>
    </div>
  `}function da({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){return p`
    ${e&&p`<p><strong>${gr}</strong></p>`}
    <div class="row">
      <button
        type="button"
        class="main"
        disabled=${!n||!t}
        onClick=${()=>o({action:"exchange",tiles:t})}
      >
        ${t?`Exchange ${Tt(t)}`:"Choose tiles to exchange"}
      </button>
      <button type="button" onClick=${r}>Cancel</button>
    </div>
  `}function br({rules:t,board:e,rack:n,bag:o}){let r=fa(t,e,n),s=r.reduce((a,[,l])=>a+l,0);return p`
    <details class="unseen-tiles">
      <summary class="hint">In the bag: ${k(o,"tile")}.</summary>
      <p class="hint">${k(s,"tile")} in the bag and on the racks of others:</p>
      <ul aria-label="Tiles that you do not see">
        ${r.map(([a,l])=>p`
            <li key=${a} class=${l?"":"none"}>
              <strong>${a===t.blank?"blank":a}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function fa({counts:t,blank:e},n,o){let r={...t};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:e]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===e)-+(a===e)||s.localeCompare(a))}function ha(t){let{id:e,view:n,rules:o,changes:r,canAct:s,mustAnswer:a,act:l,suggested:c,notice:d,onDraft:i}=t,{board:f=[],rack:u="",bag:h=0,history:m}=n.observation,b=n.seat!==null&&!n.over,$=ar(e,n,o),g=mr(e,n,o,c,$?.flagging?$.toggleFlag:null),{draft:x,play:w}=g,_=$a(e,n.seq,b?w:void 0),E=at(()=>ba(m),[n.seq]),H=at(()=>bn(r),[r]);L(i,[x.laid,g.chosen]);let F=b&&{...x,laid:new Map(x.laid.map(M=>[A(M),M])),score:_?.fault===null?ga(x.laid,_):null,onSquare:g.onSquare,onFlag:$?.toggleFlag,draggable:g.draggable,onKey:je(g.editor,x,g.setDraft,{onEnter:()=>w&&s&&!_?.fault&&l(w),onEscape:g.clear,onFlag:$?.toggleFlag,flagging:$?.flagging})};return p`
    <div class="board-area">
      <${Ht}
        label="Board"
        rules=${o}
        rows=${f}
        last=${E}
        ...${H}
        ...${$?.board}
        ...${F}
      />
      <${br} rules=${o} board=${f} rack=${u} bag=${h} />
      ${$&&p`
          <p class="hint">Bombs: ${$.count}, ${$.hits} hit.</p>
          <${Ie} rules=${o} />
        `}
      ${b&&p`
          <p class="hint taps">
            Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.
          </p>
        `}
    </div>
    ${b&&p`
        <${$r}
          turn=${g}
          field=${$}
          preview=${_}
          rules=${o}
          notice=${d}
          mustAnswer=${a}
          canAct=${s}
          canExchange=${h>=o.exchange_from}
          endsWithoutPoints=${ma(n,o)}
          act=${l}
        />
      `}
  `}function ma({seat:t,observation:e},n){let{scoreless:o=0,zeros:r=[]}=e;return U(n)?(r[t??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function $a(t,e,n){let o=lt(t)?.token,r=n&&o?{id:t,token:o,action:n,seq:e}:null,{result:s,busy:a}=it("table.score",r);return a?null:s}function ga(t,{score:e,closed:n}){return{key:A(_n(t)),text:`${e}${n.length?"?":""}`}}var ba=(t=[])=>_r(t.findLast(({action:e})=>e.action!=="accept")?.action),_r=t=>new Set(t?.action==="play"?rt(t).map(A):[]);function _a({observation:t,rules:e,action:n,bombs:o,changes:r}){let{board:s=[],opened:a=[]}=t;return p`
    <${Ht}
      label="Board"
      rules=${e}
      rows=${s}
      last=${_r(n)}
      opened=${U(e)?a:null}
      bombs=${o}
      ...${bn(r)}
    />
  `}var ya=({board:t=[],opened:e=[]},n)=>({rack:n,board:t.join("/"),...e.length?{opened:e.join("/")}:{}}),xa=({hand:t,rules:e,label:n})=>p`<${cr} tiles=${t} rules=${e} label=${n} />`;var Co={lexicon:{...cn,...Qe,Solver:Bo,RoundScores:Ro,addDetails:tn,lastHands:bo,rules:dn,emblem:"ACE",tagline:"The card game of words: be the first to play all your cards."},scrabble:{...Ue,...Fe,Solver:gn,rules:fn,emblem:"QIZ",tagline:"Crosswords for points, on premium squares."},lexibomb:{...Ue,...Fe,Solver:gn,rules:un,emblem:"12✹",tagline:"Scrabble on a minefield: numbers multiply, bombs cost the word."}};export{ka as a,T as b,L as c,N as d,R as e,at as f,va as g,p as h,k as i,I as j,Y as k,At as l,zn as m,Ca as n,Sa as o,Er as p,Ar as q,Ea as r,Aa as s,Vn as t,oe as u,Lr as v,La as w,Jn as x,Oa as y,Or as z,Pa as A,Zn as B,to as C,ae as D,gt as E,oo as F,bt as G,ja as H,ie as I,Fa as J,yt as K,qa as L,le as M,Ha as N,Wa as O,Ya as P,Ka as Q,Nr as R,za as S,Va as T,Ja as U,lt as V,Xa as W,xt as X,Qa as Y,Za as Z,ti as _,ei as $,fo as aa,si as ba,ai as ca,Wo as da,Co as ea,on as fa,Si as ga,Ei as ha,be as ia,rn as ja,Ai as ka,Li as la,Oi as ma,Pi as na,Mi as oa,Jr as pa,Xr as qa,vt as ra,Lo as sa,_e as ta,ye as ua,Qr as va,Hi as wa,Wi as xa,pt as ya,ot as za};

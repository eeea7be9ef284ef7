var ar=Object.defineProperty;var et=(t,e)=>{for(var n in e)ar(t,n,{get:e[n],enumerable:!0})};var Ht,x,Tn,yt,vn,pn,ir,Ut={},Cn=[],lr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function V(t,e){for(var n in e)t[n]=e[n];return t}function Sn(t){var e=t.parentNode;e&&e.removeChild(t)}function En(t,e,n){var o,r,s,a={};for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?Ht.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return Ft(t,a,o,r,null)}function Ft(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++Tn};return x.vnode!=null&&x.vnode(s),s}function Wt(t){return t.children}function It(t,e){this.props=t,this.context=e}function lt(t,e){if(e==null)return t.__?lt(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?lt(t):null}function An(t){var e,n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.__e=t.__c.base=n.__e;break}return An(t)}}function dn(t){(!t.__d&&(t.__d=!0)&&yt.push(t)&&!qt.__r++||pn!==x.debounceRendering)&&((pn=x.debounceRendering)||vn)(qt)}function qt(){for(var t;qt.__r=yt.length;)t=yt.sort(function(e,n){return e.__v.__b-n.__v.__b}),yt=[],t.some(function(e){var n,o,r,s,a,l;e.__d&&(a=(s=(n=e).__v).__e,(l=n.__P)&&(o=[],(r=V({},s)).__v=s.__v+1,Me(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??lt(s),s.__h),Rn(o,s),s.__e!=a&&An(s)))})}function Ln(t,e,n,o,r,s,a,l,c,d){var i,p,u,h,$,g,m,b=o&&o.__k||Cn,w=b.length;for(n.__k=[],i=0;i<e.length;i++)if((h=n.__k[i]=(h=e[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?Ft(null,h,null,null,h):Array.isArray(h)?Ft(Wt,{children:h},null,null,null):h.__b>0?Ft(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(u=b[i])===null||u&&h.key==u.key&&h.type===u.type)b[i]=void 0;else for(p=0;p<w;p++){if((u=b[p])&&h.key==u.key&&h.type===u.type){b[p]=void 0;break}u=null}Me(t,h,u=u||Ut,r,s,a,l,c,d),$=h.__e,(p=h.ref)&&u.ref!=p&&(m||(m=[]),u.ref&&m.push(u.ref,null,h),m.push(p,h.__c||$,h)),$!=null?(g==null&&(g=$),typeof h.type=="function"&&h.__k!=null&&h.__k===u.__k?h.__d=c=On(h,c,t):c=Pn(t,h,u,b,$,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&u.__e==c&&c.parentNode!=t&&(c=lt(u))}for(n.__e=g,i=w;i--;)b[i]!=null&&(typeof n.type=="function"&&b[i].__e!=null&&b[i].__e==n.__d&&(n.__d=lt(o,i+1)),Nn(b[i],b[i]));if(m)for(i=0;i<m.length;i++)Mn(m[i],m[++i],m[++i])}function On(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="function"?On(r,e,n):Pn(n,r,r,t.__k,r.__e,e));return e}function Pn(t,e,n,o,r,s){var a,l,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function fn(t,e,n){e[0]==="-"?t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||lr.test(e)?n:n+"px"}function jt(t,e,n,o,r){var s;t:if(e==="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||fn(t.style,e,"");if(n)for(e in n)o&&n[e]===o[e]||fn(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?mn:hn,s):t.removeEventListener(e,s?mn:hn,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function hn(t){this.l[t.type+!1](x.event?x.event(t):t)}function mn(t){this.l[t.type+!0](x.event?x.event(t):t)}function Me(t,e,n,o,r,s,a,l,c){var d,i,p,u,h,$,g,m,b,w,C,_=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=e.__e=n.__e,e.__h=null,s=[l]),(d=x.__b)&&d(e);try{t:if(typeof _=="function"){if(m=e.props,b=(d=_.contextType)&&o[d.__c],w=d?b?b.props.value:d.__:o,n.__c?g=(i=e.__c=n.__c).__=i.__E:("prototype"in _&&_.prototype.render?e.__c=i=new _(m,w):(e.__c=i=new It(m,w),i.constructor=_,i.render=ur),b&&b.sub(i),i.props=m,i.state||(i.state={}),i.context=w,i.__n=o,p=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),_.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=V({},i.__s)),V(i.__s,_.getDerivedStateFromProps(m,i.__s))),u=i.props,h=i.state,p)_.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(_.getDerivedStateFromProps==null&&m!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(m,w),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(m,i.__s,w)===!1||e.__v===n.__v){i.props=m,i.state=i.__s,e.__v!==n.__v&&(i.__d=!1),i.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(E){E&&(E.__=e)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate(m,i.__s,w),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,h,$)})}i.context=w,i.props=m,i.state=i.__s,(d=x.__r)&&d(e),i.__d=!1,i.__v=e,i.__P=t,d=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=V(V({},o),i.getChildContext())),p||i.getSnapshotBeforeUpdate==null||($=i.getSnapshotBeforeUpdate(u,h)),C=d!=null&&d.type===Wt&&d.key==null?d.props.children:d,Ln(t,Array.isArray(C)?C:[C],e,n,o,r,s,a,l,c),i.base=e.__e,e.__h=null,i.__h.length&&a.push(i),g&&(i.__E=i.__=null),i.__e=!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=cr(n.__e,e,n,o,r,s,a,c);(d=x.diffed)&&d(e)}catch(E){e.__v=null,(c||s!=null)&&(e.__e=l,e.__h=!!c,s[s.indexOf(l)]=null),x.__e(E,e,n)}}function Rn(t,e){x.__c&&x.__c(e,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){x.__e(o,n.__v)}})}function cr(t,e,n,o,r,s,a,l){var c,d,i,p=n.props,u=e.props,h=e.type,$=0;if(h==="svg"&&(r=!0),s!=null){for(;$<s.length;$++)if((c=s[$])&&(c===t||(h?c.localName==h:c.nodeType==3))){t=c,s[$]=null;break}}if(t==null){if(h===null)return document.createTextNode(u);t=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,u.is&&u),s=null,l=!1}if(h===null)p===u||l&&t.data===u||(t.data=u);else{if(s=s&&Ht.call(t.childNodes),d=(p=n.props||Ut).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(s!=null)for(p={},$=0;$<t.attributes.length;$++)p[t.attributes[$].name]=t.attributes[$].value;(i||d)&&(i&&(d&&i.__html==d.__html||i.__html===t.innerHTML)||(t.innerHTML=i&&i.__html||""))}if((function(g,m,b,w,C){var _;for(_ in b)_==="children"||_==="key"||_ in m||jt(g,_,null,b[_],w);for(_ in m)C&&typeof m[_]!="function"||_==="children"||_==="key"||_==="value"||_==="checked"||b[_]===m[_]||jt(g,_,m[_],b[_],w)})(t,u,p,r,l),i)e.__k=[];else if($=e.props.children,Ln(t,Array.isArray($)?$:[$],e,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&lt(n,0),l),s!=null)for($=s.length;$--;)s[$]!=null&&Sn(s[$]);l||("value"in u&&($=u.value)!==void 0&&($!==t.value||h==="progress"&&!$)&&jt(t,"value",$,p.value,!1),"checked"in u&&($=u.checked)!==void 0&&$!==t.checked&&jt(t,"checked",$,p.checked,!1))}return t}function Mn(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){x.__e(o,n)}}function Nn(t,e,n){var o,r;if(x.unmount&&x.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||Mn(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){x.__e(s,e)}o.base=o.__P=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&Nn(o[r],e,typeof t.type!="function");n||t.__e==null||Sn(t.__e),t.__e=t.__d=void 0}function ur(t,e,n){return this.constructor(t,n)}function oa(t,e,n){var o,r,s;x.__&&x.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,s=[],Me(e,t=(!o&&n||e).__k=En(Wt,null,[t]),r||Ut,Ut,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?Ht.call(e.childNodes):null,s,!o&&n?n:r?r.__e:e.firstChild,o),Rn(s,t)}Ht=Cn.slice,x={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)return n.__E=n}catch(s){t=s}throw t}},Tn=0,It.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=V({},this.state),typeof t=="function"&&(t=t(V({},n),this.props)),t&&V(n,t),t!=null&&this.__v&&(e&&this.__h.push(e),dn(this))},It.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),dn(this))},It.prototype.render=Wt,yt=[],vn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,qt.__r=0,ir=0;var wt,I,$n,xt=0,Pe=[],gn=x.__b,bn=x.__r,_n=x.diffed,yn=x.__c,xn=x.unmount;function Yt(t,e){x.__h&&x.__h(I,t,xt||e),xt=0;var n=I.__H||(I.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function k(t){return xt=1,pr(Dn,t)}function pr(t,e,n){var o=Yt(wt++,2);return o.t=t,o.__c||(o.__=[n?n(e):Dn(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=I),o.__}function L(t,e){var n=Yt(wt++,3);!x.__s&&Ne(n.__H,e)&&(n.__=t,n.__H=e,I.__H.__h.push(n))}function R(t,e){var n=Yt(wt++,4);!x.__s&&Ne(n.__H,e)&&(n.__=t,n.__H=e,I.__h.push(n))}function M(t){return xt=5,ct(function(){return{current:t}},[])}function ct(t,e){var n=Yt(wt++,7);return Ne(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function ra(t,e){return xt=8,ct(function(){return t},e)}function dr(){Pe.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(Bt),t.__H.__h.forEach(Re),t.__H.__h=[]}catch(e){t.__H.__h=[],x.__e(e,t.__v)}}),Pe=[]}x.__b=function(t){I=null,gn&&gn(t)},x.__r=function(t){bn&&bn(t),wt=0;var e=(I=t.__c).__H;e&&(e.__h.forEach(Bt),e.__h.forEach(Re),e.__h=[])},x.diffed=function(t){_n&&_n(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(Pe.push(e)!==1&&$n===x.requestAnimationFrame||(($n=x.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),wn&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);wn&&(o=requestAnimationFrame(r))})(dr)),I=void 0},x.__c=function(t,e){e.some(function(n){try{n.__h.forEach(Bt),n.__h=n.__h.filter(function(o){return!o.__||Re(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],x.__e(o,n.__v)}}),yn&&yn(t,e)},x.unmount=function(t){xn&&xn(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(Bt)}catch(n){x.__e(n,e.__v)}};var wn=typeof requestAnimationFrame=="function";function Bt(t){var e=I;typeof t.__c=="function"&&t.__c(),I=e}function Re(t){var e=I;t.__c=t.__(),I=e}function Ne(t,e){return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function Dn(t,e){return typeof e=="function"?e(t):e}var jn=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(r=t.apply(l,jn(t,l,n,["",null])),o.push(r),l[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(l)}return o},kn=new Map,f=function(t){var e=kn.get(this);return e||(e=new Map,kn.set(this,e)),(e=jn(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",l="",c=[0],d=function(u){s===1&&(u||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,a):s===3&&(u||a)?(c.push(3,u,a),s=2):s===2&&a==="..."&&u?c.push(4,u,0):s===2&&a&&!u?c.push(5,0,!0,a):s>=5&&((a||!u&&s===5)&&(c.push(s,0,a,r),s=6),u&&(c.push(s,u,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&d(),d(i));for(var p=0;p<n[i].length;p++)o=n[i][p],s===1?o==="<"?(d(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(d(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][p+1]===">")?(d(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return d(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(En);function y(t,e){return`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`}function j(t,e="and"){return t.length<2?t.join():`${t.slice(0,-1).join(", ")} ${e} ${t.at(-1)}`}function U(t,e){return t==="You"?`${t} ${e}`:`${t} ${e}${/(s|sh|ch)$/.test(e)?"es":"s"}`}var W=t=>Number(t)>0?`+${t}`:`${t}`;function kt(t){let e=Math.round(t*100);return t>0&&t<1?Math.min(Math.max(e,1),99):e}var Fn=t=>t.charAt(0).toUpperCase()+t.slice(1),aa=t=>`${W(Math.round(100*t)||0)}%`,ia={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},fr=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Master"]];function hr(t){return fr.find(([n])=>n===t)?.[1]??t.replace(/^level(?=\d)/,"Level ")}function la({seats:t,seat:e}){return t.map(({name:n,bot:o},r)=>{if(r===e)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[hr(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function ca(t){return t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e})}function In(t){return t.length>1?`${j(t)} share the win.`:t.length?`${U(t[0],"win")}.`:"The game is over."}function Gt(t,e,n){if(t.length!==1||e.length<2)return null;let o=y(Math.abs(e[0]-e[1]),"point");return`${U(n[t[0]],"win")} by ${o}.`}function zt({player:t,reason:e},n){if(t===null)return mr;let o=n[t];return e==="clock"?`${o} ${o==="You"?"have":"has"} no time left.`:e==="resigned"?`${U(o,"resign")}.`:`${U(o,"forfeit")} the game (${e}).`}var mr="The game was aborted.";function ua({seconds:t,increment:e=0,move_seconds:n}){if(n)return`${De(n)} for each turn`;let o=e?` and ${De(e)} more after each turn`:"";return`${De(t??0)} each${o}`}var De=t=>t>=60&&t%60===0?y(t/60,"minute"):y(t,"second"),Bn="The server cannot be reached.",pa="There is no advice at this table. The page cannot prevent that players get help elsewhere.",$r="You get advice once you have accepted or challenged the last play.",Un={NoSuchTable:"There is no such table. It may have been deleted.",NoSeat:"No seat is free at this table.",NotOver:"The game is not over yet. Its record would reveal what is hidden.",NotLoaded:"The server does not have the dictionary of this game.",Stale:"Another action came first. Look at the table and try again.",NoAdvice:$r,Closing:"The server is shutting down. Try again later."},je={start:"The first play needs two tiles or more.","start square":"The first play needs two tiles or more and must cover the star.",touch:"The play must touch a tile on the board.",line:"The tiles must lie in one row or column.",gap:"There is a gap between the tiles."},qn="These tiles cannot be laid like this.",ut="Words that are not in the dictionary are refused at once.",Kt="At tables without challenges, words that are not in the dictionary are refused at once instead.";function da({reason:t,by:e}){return`The bot ${t==="slow"?"was too slow":"failed"}; ${e??"the server"} moved for it.`}var gr=5;function Hn(t){let e=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=t,e.append(n);e.children.length>gr;)e.firstChild?.remove()}var Fe=!1;addEventListener("keydown",()=>Fe=!0,!0);addEventListener("pointerdown",()=>Fe=!1,!0);function Ie(){let{activeElement:t,body:e}=document;return t===e||t?.matches(":disabled")||!1}function Wn(t){R(()=>{if(!Fe||!Ie())return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},t)}var Yn=1e3,Vt=class extends Error{constructor({code:e,message:n,data:o}){super(n),this.code=e,this.type=o?.type??""}};async function pt(t,e,n){let o=await fetch(`rpc/${t}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),signal:n}),r=await o.json();if(!o.ok)throw new Vt(r);return r}async function zn(t){let e=[],n;do n=await pt("table.record",{id:t,skip:e.length,limit:Yn}),e.push(...n.lines);while(n.lines.length===Yn);return e}function dt(t){return t instanceof Vt?Un[t.type]??ft(t.message):Bn}function ft(t){let e=t.replace(/^(params[\w.[\]]*:?|position \d+:) /,"").replace(/^record:(\d+): /,"line $1: ");return Fn(e)}var Jt=new Map;function Be(t,e){let n=JSON.stringify([t,e]),o=Jt.get(n)??pt(t,e);return Jt.set(n,o),o.catch(()=>Jt.delete(n)),o}var Gn=document.getElementById("hello")?.textContent;Gn&&Jt.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(Gn)));var ga=()=>Be("hello",{}),Xt=async(t,e)=>(await Be("rules",{game:t,ruleset:e})).rules,ba=t=>Be("dictionary.info",{dictionary:t});var br=30,_r=100;function ht(t,e){let n={value:null,error:null},[o,r]=k(n);return L(()=>{let s=!0;return r(n),t().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:dt(a)})),()=>{s=!1}},e),o}function nt(t,e){let n={result:null,error:null,key:null},[o,r]=k(n),s=e&&JSON.stringify(e);return L(()=>{if(!e){r(n);return}let a=new AbortController,l=setTimeout(()=>{pt(t,e,a.signal).then(c=>r({result:c,error:null,key:s}),c=>{c.name!=="AbortError"&&r({result:null,error:dt(c),key:s})})},br);return()=>{clearTimeout(l),a.abort()}},[t,s]),{result:o.result,error:o.error,busy:o.key!==s}}function wa(){let[t,e]=k({busy:!1,problem:null});async function n(o){e({busy:!0,problem:null});try{await o()}catch(r){e({busy:!1,problem:dt(r)})}}return{...t,run:n}}function Kn(t,e){let n=M(e);n.current=e,R(()=>{let o=r=>n.current(r);return addEventListener(t,o),()=>removeEventListener(t,o)},[t])}function ka(t,e,n=!0){let o=ct(()=>performance.now(),[e]),[r,s]=k(o);L(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),_r);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,t-a)}function Ta(t){L(()=>{t!==null&&(document.title=`${t} · Lexicon fast`)},[t])}function va(t){let e=M(null);return L(()=>{let n=e.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[t]),e}var yr="play";function Jn(){let[t,e=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=t.split("/");return{name:n||yr,rest:o,query:new URLSearchParams(e)}}function Aa(){let[t,e]=k(Jn);return Kn("hashchange",()=>e(Jn())),t}function La(t){location.hash=`#/${t}`}function Qt(t,e){let n=new URLSearchParams(Object.entries(e).filter(([,o])=>o));history.replaceState(null,"",`#/${t}${n.size?`?${n}`:""}`)}var Vn="lexicon_fast.name",Xn="lexicon_fast.tables",Zt="lexicon_fast.new_game",Qn="lexicon_fast.theme";var Tt=new Map,Pa=()=>Tt.size>0;function Ue(t){if(Tt.has(t))return Tt.get(t)??null;try{return localStorage.getItem(t)}catch{return null}}function te(t,e){try{localStorage.setItem(t,e),Tt.delete(t)}catch{Tt.set(t,e)}}function xr(t){try{let e=JSON.parse(t);return typeof e=="object"&&e!==null?e:{}}catch{return{}}}var ee=t=>xr(Ue(t)??""),Ra=()=>Ue(Vn)??"",Ma=t=>te(Vn,t),Zn=()=>Ue(Qn)??"",to=t=>te(Qn,t),vt=()=>ee(Xn);function Na(){return Object.entries(vt()).map(([t,e])=>({id:t,...e})).sort((t,e)=>e.since-t.since)}function qe(t){let e=Object.entries(t).sort(([,n],[,o])=>o.since-n.since);te(Xn,JSON.stringify(Object.fromEntries(e.slice(0,50))))}var ne=t=>vt()[t]??null;function Da(t,e,n){qe({...vt(),[t]:{game:e,token:n,since:Date.now()}})}function eo(t,e){let n=vt();t in n&&qe({...n,[t]:{...n[t],...e}})}function ja(t){let{[t]:e,...n}=vt();qe(n)}var Fa=()=>ee(Zt).game,Ia=t=>ee(Zt).choices?.[t]??{};function Ba(t,e){let{choices:n={}}=ee(Zt);te(Zt,JSON.stringify({game:t,choices:{...n,[t]:e}}))}var We={};et(We,{actionText:()=>He,cardText:()=>z,endFacts:()=>Tr,eventText:()=>wr,pastActionText:()=>ro});var no="✦";function Y({letter:t,wild:e=!1,points:n=null,classes:o="",...r}){let{corner:s=e&&t?no:null,onClick:a,...l}=r,c=["tile",o,e&&"wild"].filter(Boolean).join(" "),d=f`
    <span class="letter" aria-hidden="true">${t||no}</span>
    ${s!==null&&f`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&f`<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?f`
    <button type="button" class=${c} onClick=${a} ...${l}>${d}</button>
  `:f`<span class=${c} ...${l}>${d}</span>`}function oe({label:t,letters:e,onPick:n}){return f`
    <fieldset class="letters">
      <legend>${t}</legend>
      ${e.map(o=>f`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function X(t,e){let n=G(t,e);return[...t].filter((o,r)=>!n[r])}function G(t,e){let n=[...e];return[...t].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var O="*";function N(t){return(t.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function Ct(t){return t.map(({letter:e,master:n})=>n?`[${e.toLowerCase()}]`:e.toLowerCase()).join("")}var B=t=>t.replace(/[[\]]/g,"").toUpperCase();function mt(t){let e=oo(t);return e.length?`${B(t)} (${j(e)} by the Master)`:B(t)}var oo=t=>N(t).filter(({master:e})=>e).map(({letter:e})=>e);function ot({card:t,points:e,...n}){let o=t===O,r=o?"Master":t;return f`
    <${Y}
      classes="card"
      letter=${o?"":t}
      wild=${o}
      points=${e?.[t]??null}
      aria-label=${e?`${r}, ${e[t]} points`:r}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function $t({cards:t,label:e}){return f`
    <span class="cards small" role="img" aria-label=${e??t}>
      ${[...t].map(n=>f`<${ot} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function Q({laid:t}){let e=oo(t),n=e.length?`, with a Master for ${e.join(" and ")}`:"";return f`
    <span class="cards word" role="img" aria-label=${`${B(t)}${n}`}>
      ${N(t).map(({letter:o,master:r})=>f`<${Y} classes="card" letter=${o} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var z=t=>t===O?"the Master":t;function He(t,{table:e=[]}={}){return so(t,"target"in t?e[t.target]:void 0).join(" ").trimEnd()}function ro(t,e,{old:n,gained:o=[],taken:r}={}){let[s,a]=so(t,n,r),l=o.length?`, taking ${j(o.map(z))}`:"";return`${`${U(e,s)} ${a}`.trimEnd()}${l}.`}function so(t,e,n){switch(t.action){case"form":return["form",mt(t.laid)];case"insert":return["make",`${e?B(e):"a word"} into ${mt(t.laid)}`];case"substitute":return["change",`${e?mt(e):"a word"} to ${mt(t.laid)}`];case"draw":{let o=`the exposed ${n?z(n).replace("the ",""):"card"}`,r=t.take==="exposed"?o:"a card from the stock";return["discard",`${z(t.discard)} for ${r}`]}default:return[t.action,""]}}function wr(t,e){switch(t.event){case"dealer draw":return`Cards drawn for the deal: ${t.players.map((o,r)=>`${e[o]} ${t.cards[r]}`).join(", ")}.`;case"deal":{let n=U(e[t.dealer],"deal");return`Round ${t.round}: ${n}. Exposed: ${z(t.exposed)}.`}case"turn":return kr(t,e);case"round end":{let n=t.points.map((s,a)=>`${e[a]} ${s}`).join(", "),o=t.winner??0;return`End of the round: ${t.why==="out"?`${e[o]} went out`:"no hand became smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${In(t.winners.map(n=>e[n]))}`;case"forfeit":return zt(t,e);default:return null}}function kr(t,e){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=t;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?mt(a.action.laid):"the play",d=s?"it is not a word and is taken back":"it is a word and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,h])=>`${e[Number(u)]} ${W(h)}`),p=i.length?` (${i.join(", ")})`:"";return`${U(e[n],"challenge")} ${c}: ${d}${p}.`}default:{let c=o.action==="draw"&&o.take==="blind",d=r&&c?` It is ${z(r)}.`:"",i=t.renewed?" The exposed pile has become the stock.":"";return`${ro(o,e[n],t)}${d}${i}`}}}function Tr(t,e){let n=[],o=0;for(let p of t){if(p.event!=="turn"||p.action.action==="accept")continue;let{player:u,action:h,right:$}=p;if(h.action==="challenge"){$&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:u,laid:h.laid})}let r=({laid:p})=>B(p).length,s=n.toSorted((p,u)=>r(u)-r(p))[0],a=t.filter(({event:p})=>p==="round end").length,l=t.findLast(p=>p.event==="game end"),c=l?.event==="game end"?l.scores:[],d=l?.event==="game end"?l.winners:[];return[Gt(d,c.toSorted((p,u)=>p-u),e),s&&`Longest word: ${B(s.laid).toUpperCase()}, by ${e[s.player]}.`,a&&`${y(a,"round")} with ${y(Number((o/a).toFixed(1)),"turn")}${a>1?" on average":""}.`].flatMap(p=>p||[])}var re=t=>N(t).map(({letter:e,master:n})=>n?O:e),vr=t=>[...t].sort((e,n)=>+(e===O)-+(n===O)||e.localeCompare(n)).join("");function Ge(t,e,n){let o;return t.map(r=>{switch(r.event){case"deal":return o=new Ye(r,e,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function ao(t,e){return t.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=t.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return Ge(s,e,r).findLast(a=>a.event==="round end")?.hand})}var Ye=class{#e=null;#n={};#t;#o;constructor({round:e,players:n,hand:o=""},r,s){this.number=e,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:vr(this.#t.hand),penalties:this.#n}}turn(e){let{action:n,player:o}=e;switch(n.action){case"accept":return e;case"challenge":return this.#a(e);case"draw":return o===this.seat&&this.#r([n.discard],[e.taken??""]),e;default:return this.#s(e,n)}}#r(e,n){this.#t={...this.#t,hand:[...X(this.#t.hand,e),...n]}}#s(e,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=X(re(n.laid),re(a)),c=X(re(a),re(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[e.player]:r[e.player]-l.length+c.length}},e.player===this.seat&&this.#r(l,c),this.#e={...e,old:a,gained:c},this.#e}#a(e){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??e.player,a=e.right?{[s]:o,[e.player]:n}:{[e.player]:r};e.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...e,play:this.#e,penalties:a}}};var Ze={};et(Ze,{Play:()=>Fr,Position:()=>Wr,StaticHand:()=>Gr,solverQuery:()=>Yr});var io={mouse:6,pen:6,touch:12},Cr=44;function se(t,{small:e=!1}={}){let n=M(t);return n.current=t,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&Sr(r,e,s=>n.current(o,s))}})}function Sr(t,e,n){let o=t.currentTarget,r=e&&t.pointerType==="touch"?Cr:0,s=null,a=null;o.hasPointerCapture(t.pointerId)&&o.releasePointerCapture(t.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==t.pointerId)return;let p=i.clientX-t.clientX,u=i.clientY-t.clientY,h=io[t.pointerType]??io.mouse;!s&&Math.hypot(p,u)<h||(s??=Er(o),s.style.transform=`translate(${p}px, ${u-r}px) scale(1.08)`,l(lo(i,r)))},d=i=>{i.pointerId===t.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),l(null),s&&(s.remove(),o.classList.remove("lifted"),Ar(),i.type==="pointerup"&&n(lo(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",d),addEventListener("pointercancel",d)}function Er(t){let{left:e,top:n,width:o,height:r}=t.getBoundingClientRect(),s=t.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${e}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),t.classList.add("lifted"),s}function lo({clientX:t,clientY:e},n){let o=r=>document.elementFromPoint(t,r)?.closest("[data-drop]")??null;return o(e-n)??o(e)}function Ar(){let t=n=>{e(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},e=()=>{removeEventListener("click",t,{capture:!0}),removeEventListener("pointerdown",e,{capture:!0})};addEventListener("click",t,{capture:!0}),addEventListener("pointerdown",e,{capture:!0})}function ae(t,e,n){let o=N(n),{kind:r,oldCells:s}=e===null?{kind:"form",oldCells:[]}:Lr(N(e),o),a=[...t],l=u=>{let h=a.indexOf(u);return h>=0&&a.splice(h,1),h>=0},c=[],d=o.map(({letter:u,master:h},$)=>{let g=s[$];if(g)return{letter:u,master:g.master,from:"table"};let m=!h&&l(u)?u:l(O)?O:null;return m===null?{letter:u,master:h,from:"none"}:(c.push(m),{letter:u,master:m===O,from:"hand"})}),i=d.every(({letter:u,from:h})=>u&&h!=="none"),p=c.length>0&&d.length>1;return{kind:i&&p?r:null,cells:d,cards:c,laid:Ct(d)}}function Lr(t,e){if(e.length<t.length)return{kind:null,oldCells:[]};if(e.length>t.length){let r=0,s=e.map(({letter:a,master:l})=>{let c=t[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===t.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=e.some(({letter:r},s)=>r!==t[s].letter);return{kind:"substitute",oldCells:e.map(({letter:r,master:s},a)=>{let l=t[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function uo({kind:t,laid:e},n){return t===null?null:t==="form"?{action:t,laid:e}:{action:t,target:n,laid:e}}var Z={target:null,text:"",caret:0,chosen:null},St=(t,e)=>({...Z,target:t,text:e,caret:N(e).length});function po(t){return t.action==="draw"?rt(Z,t.discard):St(t.target??null,t.laid)}function rt(t,e,n=null){let{chosen:o,caret:r}=t,s=N(t.text),a=e===O?{letter:"",master:!0}:{letter:e,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...t,text:Ct(s),caret:l?r:c+1,chosen:null}}function ze(t,e,n){let o=N(t.text),r=n!==null&&N(n).length===o.length;o.splice(e,1,...r?[N(n)[e]]:[]);let s=Math.min(t.caret,o.length);return{...t,text:Ct(o),caret:s,chosen:null}}function fo(t,e){let n=N(t.text);return n[n.findIndex(o=>!o.letter)]={letter:e,master:!0},{...t,text:Ct(n)}}function ho(t,e,n,o){let[r,s]=e.split(">",2);if(s!==void 0){let a=o.findIndex(l=>co(l)===co(r));if(a>=0)return St(a,s)}return{...t,text:e,caret:N(e.slice(0,n)).length,chosen:null}}var co=t=>N(t).map(({letter:e})=>e).join("");var Pr=new Set,Rr=12;function Ke({observation:t,points:e,target:n=null,fresh:o=Pr,onWord:r=null}){let{table:s=[],pile:a="",stock:l=0}=t,c=a.at(-1),d=M(null);return L(()=>{let i=d.current,p=i?.querySelector(".fresh:last-child, .fresh");i&&p instanceof HTMLElement&&(i.scrollTop=p.offsetTop-i.clientHeight/2)},[s.join()]),f`
    <section class="felt" aria-label="Table">
      <div class="piles">
        <figure data-drop="blind">
          <span class="tile card back" role="img" aria-label=${y(l,"card")}>
            ${l}
          </span>
          <figcaption>Stock</figcaption>
        </figure>
        <figure data-drop="exposed">
          ${c?f`<${ot} card=${c} points=${e} />`:f`<span class="tile card none" role="img" aria-label="No exposed card"></span>`}
          <figcaption>Exposed</figcaption>
        </figure>
      </div>
      <ul
        ref=${d}
        class="laid-words ${s.length>Rr?"many":""}"
        aria-label="Words on the table"
      >
        ${s.length===0&&f`<li class="nothing">No words yet</li>`}
        ${s.map((i,p)=>{let u=f`<${Q} laid=${i} />`,h=f`
            <button
              type="button"
              class="laid-word"
              data-drop=${`word ${p}`}
              aria-pressed=${p===n}
              aria-label=${`Change ${B(i)}${o.has(p)?", new":""}`}
              onClick=${()=>r?.(p)}
            >
              ${u}
            </button>
          `;return f`
            <li key=${p} class=${o.has(p)?"fresh":""}>${r?h:u}</li>
          `})}
      </ul>
    </section>
  `}var Je=({games:t})=>t.filter(({game:e})=>Object.hasOwn(mo,e));function ii(t,e){let n=Je(t);return n.find(({game:o})=>o===e)??n[0]}var li=({games:t},e)=>t.find(({game:n})=>n===e)?.title??e,ie=({words:t},e)=>t&&e.includes(t)?t:e[0],Ve=t=>t.replaceAll("_"," "),ci=t=>!!t.without_challenges,ui=(t,e)=>({base:e,...t.without_challenges});function pi(t,{ruleset:e,...n}){let o=e.replace(/, changed$/,""),r=`${Ve(o)} rules`,s=Object.entries(t.without_challenges??{});return s.length&&s.every(([a,l])=>n[a]===l)?`${r}, false words are refused`:o===e?r:`${r}, changed`}function di(t,e){let n=typeof e=="string"?e:JSON.stringify(e);return`#/rules/${t}?${new URLSearchParams({ruleset:n})}`}function fi(t){let e=t.get("ruleset");if(!e?.startsWith("{"))return e;try{return JSON.parse(e)}catch{return e}}var Xe=[["auto","Auto"],["light","Light"],["dark","Dark"]];function Qe(){let t=Zn();return Xe.some(([e])=>e===t)?t:"auto"}function Mr(){let t=Qe();document.documentElement.style.colorScheme=t==="auto"?"":t}function $o(t){to(t),Mr()}function gt({label:t,id:e,hint:n,value:o,onInput:r,...s}){return f`
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
  `}function go({label:t,id:e,hint:n,value:o,options:r,onChange:s}){return f`
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
  `}function le({info:t,...e}){let n=t.rulesets.map(o=>[o,Ve(o)]);return f`<${go} label="Rules" id="ruleset" options=${n} ...${e} />`}function ce({dictionaries:t,...e}){let n=t.map(o=>[o,o]);return f`<${go} label="Dictionary" id="dictionary" options=${n} ...${e} />`}function ue({label:t,value:e,options:n,onChange:o}){return f`
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
  `}function yi(){let[t,e]=k(Qe);return f`
    <div class="row theme">
      <span class="hint" aria-hidden="true">Theme</span>
      <${ue} label="Theme" value=${t} options=${Xe} onChange=${o=>{$o(o),e(o)}} />
    </div>
  `}function xi({server:t,view:e,game:n}){return f`
    <nav aria-label="Games">
      ${Je(t).map(({game:o,title:r})=>f`
          <a
            key=${o}
            href=${`#/${e}/${o}`}
            aria-current=${o===n?"page":void 0}
            >${r}</a
          >
        `)}
    </nav>
  `}function st({columns:t,rows:e,classes:n="",rowHeads:o=!1}){let r=t.filter(a=>a!==!1),s=r.map(({number:a})=>a?"number":void 0);return f`
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
  `}var Et=20,Nr=1e3;function pe({shown:t,count:e,onMore:n}){return t>=e?null:t>=Nr?f`<p class="hint">The other plays are not listed.</p>`:f`
    <button type="button" onClick=${()=>n(t+Et)}>More plays</button>
  `}function tt({text:t}){return f`<p class="problem" role="alert" hidden=${!t}>${t}</p>`}var Dr={hand:"from your hand",table:"on the table",none:"not in your hand"};function bo({draft:t,word:e,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=e,d=({target:p})=>r(p.value,p.selectionStart??0),i=p=>f`
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
      <${gt}
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
      points=${s[e?O:t]??null}
      aria-label=${`${l}, ${Dr[n]}: ${c}`}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function Fr({view:t,rules:e,canAct:n,act:o,suggested:r,onDraft:s,notice:a}){let{observation:l}=t,{hand:c="",table:d=[]}=l,[i,p]=k(Z);R(()=>p(Z),[c,qr(t.seat,l.history)]),R(()=>{i.target!==null&&p(Z)},[d.join()]),L(()=>{r&&p(po(r))},[r]),L(s,[i.text,i.target]),Wn([i.text,i.target]);let u=i.target===null?null:d[i.target],h=ae(c,u,i.text),$=uo(h,i.target),g=i.target===null&&h.cells.length===1?h.cards[0]:void 0,m=se(w),b=t.seat!==null&&!t.over;function w({card:T,cell:H=0},P){let[A,Le]=(P??"").split(" "),v=Number(Le);T===void 0?A!=="gap"&&A!=="cell"&&p(ze(i,H,u)):A==="blind"||A==="exposed"?n&&o({action:"draw",discard:T,take:A}):A==="word"?p(rt(St(v,d[v]),T)):A==="gap"?p(rt(i,T,v)):A==="cell"?p(rt({...i,chosen:v},T)):A==="tray"&&p(rt(i,T))}function C(T){h.cells[T].from==="table"?p({...i,chosen:i.chosen===T?null:T}):p(ze(i,T,u))}function _(T){T.preventDefault(),$&&n&&o($)}let E=f`
    <${Ke}
      observation=${l}
      points=${e.points}
      target=${i.target}
      fresh=${Hr(l.history,t.seat)}
      onWord=${b&&(T=>p(T===i.target?Z:St(T,d[T])))}
    />
  `;return b?f`
    ${E}
    <form class="panel own-turn" aria-label="Your turn" onSubmit=${_}>
      ${a}
      <${Br}
        hand=${c}
        used=${h.cards}
        points=${e.points}
        onCard=${T=>p(rt(i,T))}
        draggable=${m}
      />
      <${bo}
        draft=${i}
        word=${h}
        points=${e.points}
        draggable=${m}
        onType=${(T,H)=>p(ho(i,T,H,d))}
        onCell=${C}
        onClear=${()=>p(Z)}
        onGap=${T=>p({...i,caret:T,chosen:null})}
      />
      ${h.cells.some(({letter:T})=>!T)&&f`
          <${oe}
            label="The Master stands for"
            letters=${Object.keys(e.points).filter(T=>T!==O).sort()}
            onPick=${T=>p(fo(i,T))}
          />
        `}
      <${Ur}
        action=${$}
        discard=${g}
        observation=${l}
        canAct=${n}
        act=${o}
      />
    </form>
  `:E}var Ir=10;function Br({hand:t,used:e,points:n,onCard:o,draggable:r}){let s=M(null),a=M(null),l=G(t,e);return R(()=>{if(a.current===null||!Ie())return;let c=l.findIndex((i,p)=>!i&&p>Number(a.current)),d=c<0?l.lastIndexOf(!1):c;s.current?.children[d]?.focus(),a.current=null},[e.join()]),f`
    <div
      ref=${s}
      class="hand cards ${t.length>Ir?"many":""}"
      role="group"
      aria-label="Your hand"
    >
      ${[...t].map((c,d)=>f`
          <${ot}
            key=${`${d}${c}`}
            card=${c}
            points=${n}
            disabled=${l[d]}
            onClick=${()=>{a.current=d,o(c)}}
            ...${r({card:c})}
          />
        `)}
    </div>
  `}function Ur({action:t,discard:e,observation:n,canAct:o,act:r}){let s=n.pile?.at(-1),a=i=>r({action:"draw",discard:e,take:i}),l=o&&e!==void 0,c=e?z(e):"a card",d=t?He(t,n):"play the word";return f`
    <div class="row actions">
      <button class="main" disabled=${!o||!t}>
        ${d[0].toUpperCase()+d.slice(1)}
      </button>
      <button type="button" disabled=${!l||!s} onClick=${()=>a("exposed")}>
        Discard ${c}, take ${s?z(s):"the exposed card"}
      </button>
      <button type="button" disabled=${!l} onClick=${()=>a("blind")}>
        Discard ${c}, take from the stock
      </button>
    </div>
    ${o&&!l&&f`<p class="hint">To draw, put only the card that you discard into the tray.</p>`}
  `}var qr=(t,e=[])=>e.filter(({player:n,action:o})=>n===t&&!["accept","challenge"].includes(o.action)).length;function Hr(t=[],e){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of t){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===e||e===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==e&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}var Wr=({observation:t,rules:e})=>f`<${Ke} observation=${t} points=${e.points} />`,Yr=({table:t=[]},e)=>({position:[e,...t].join(" ")}),Gr=({hand:t,label:e})=>f`<${$t} cards=${t} label=${e} />`;function _o({end:t,names:e,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:d=[]}=t,i=Object.values(c).some(u=>u!==0),p=u=>{let h=r[u]??(u===n?t.hand:"");return[d.includes(u)?f`${e[u]} <span class="tag">out of the game</span>`:e[u],h?f`<${$t} cards=${h} />`:s[u]?y(s[u],"card"):"none",i&&W(c[u]??0),W(a[u]),f`<strong>${l[u]}</strong>`]};return f`
    <${zr} end=${t} names=${e} rules=${o} />
    <p class="hint">
      Cards left in a hand cost their points. The fewest points win; a player with${" "}
      ${o.out_at} or more is out of the game.
    </p>
    <${st}
      rowHeads
      columns=${[{title:"Player"},{title:"Cards left"},i&&{title:"Challenges",number:!0},{title:"This round",number:!0},{title:"Score",number:!0}]}
      rows=${[...e.keys()].filter(u=>u in s).map(u=>({key:u,cells:p(u)}))}
    />
  `}function zr({end:{why:t,winner:e,play:n,left:o},names:r,rules:s}){if(t!=="out"||!n||!("laid"in n.action)){let l=y(s.guard*Object.keys(o).length,"turn");return f`<p>No hand has become smaller for ${l}, so all cards are counted.</p>`}let a=n.old?`: ${B(n.old)} became`:" with";return f`
    <p class="row">
      <strong>${r[e??0]} went out${a}</strong>
      <${Q} laid=${n.action.laid} />
    </p>
  `}var tn={};et(tn,{RULESET_NOTES:()=>Kr,parts:()=>Jr,values:()=>be});var yo=({counts:t})=>Object.values(t).reduce((e,n)=>e+n,0),de=({squares:t})=>`${t.length} x ${t[0].length} squares`;function fe(t){let e=y(t.counts[t.blank]??0,"blank");return{tiles:`${y(t.rack,"tile")} each, from a bag of ${yo(t)} with ${e}.`,begins:"The player who draws the letter nearest to A begins; a blank comes before A."}}var he="Lay tiles in one row or column, without a gap, so that they touch others on the board. All letters that then stand side by side, across and down, must form words.",me="Each word that a play forms or makes longer scores the points of its letters.",$e=({exchange_from:t})=>[`Exchange tiles for others, as long as the bag has ${t} or more.`,"Pass."],ge=({rack:t})=>`After a play you draw from the bag until you have ${t} tiles again.`,At=({bonus:t})=>t.map((e,n)=>e?`${y(n,"tile")} in one play score ${y(e,"point")} more.`:"").filter(Boolean).join(" ");function be(t){let{values:e,counts:n,blank:o}=t,r=new Map;for(let[s,a]of Object.entries(n)){let l=`${s===o?"blank":s} ×${a}`;r.set(e[s],[...r.get(e[s])??[],l])}return{title:"The tiles",columns:["Points","Tiles, and how many"],rows:[...r].sort(([s],[a])=>s-a).map(([s,a])=>[s,a.join(" ")]),note:`${yo(t)} tiles.`}}var Kr={standard:"From the README of the original program, with its gaps filled.",classic_poc:"The numbers in the code of the original program."};function Jr(t){return[{title:"Aim",facts:{aim:"Lay words for points, as in Scrabble; the highest score wins.",bombs:`Under the board of ${de(t)} ${y(t.bombs,"bomb")} lie hidden.`}},{title:"The start",facts:{...fe(t),first:"The first play needs two tiles or more, and may lie anywhere."}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[he,...$e(t)],refused:ut,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens those squares, too, and so on.",blank:"A blank stands for no letter in particular. A word with blanks is valid if some letters in their place make one; they may differ from word to word and from turn to turn. A blank scores nothing.",draw:ge(t)}},{title:"Points",facts:{words:me,numbers:`The number under a new tile multiplies: ${Vr(t)}.`,bomb:"If a new tile lies on a bomb, all words through it score nothing. In later plays its letter scores as any other.",bonus:At(t)&&`${At(t)} A bomb does not change that.`}},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left.",zeros:`It is also over when a player has had ${y(t.zeros,"turn")} in a row without a point: passes, exchanges or bombs.`,held:"All lose the points of the tiles that they hold; nobody gains them."}}]}function Vr({multipliers:t}){let e=new Map;return t.forEach(([n,o],r)=>{let s=Qr(n,o);e.set(s,[...e.get(s)??[],r])}),[...e].map(([n,o])=>`${Xr(o)} ${n}`).join("; ")}function Xr(t){let[e]=t,n=t[t.length-1];return t.length>2&&n-e===t.length-1?`${e} to ${n}`:j(t)}function Qr(t,e){return e?[t!==1&&`the letter by ${t}`,e!==1&&`the word by ${e}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var nn={};et(nn,{RULESET_NOTES:()=>Zr,parts:()=>ts,values:()=>rs});var Zr={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with other penalties."};function ts(t){let e=`two packs if ${t.two_packs_from} or more play`,n=t.max_exchanged===null?"one or more cards":y(t.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of your cards. The player who lays the last one ends the round; the others score the points of the cards that they hold.",out:`Points are bad: with ${t.out_at} or more you are out of the game.`,won:"The last player left wins, or after a set number of rounds the fewest points."}},{title:"The deal",facts:{cards:`${y(t.cards_each,"card")} each, from a pack of ${wo(t.pack)} (${e}). The other cards are the stock; its top card lies exposed beside it.`,dealer:"Each player draws a card; the highest deals first (A is the highest), and the next player begins.",later:es[t.later_dealer]}},{title:"A turn",facts:{lead:"Choose one of these actions. You cannot pass.",ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${n} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, and the E is yours.`,"Discard a card, and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:t.same_word_exchange?"A word may stay the same if a Master in it is changed for the card of its letter, or a card for your Master.":"A change must make another word.",stock:ns[t.renewal]}},{title:"Challenges",facts:os(t)},{title:"The end of a round",facts:{end:"A round is over when a hand is empty and the last word stands. If all players are out of the game at once, the lowest score wins.",guard:`It is also over when in ${y(t.guard,"turn")} of each player no hand has become smaller. Then all score the cards that they hold.`}}]}var es={rotation:"In later rounds the players deal in turn.",starter:"In later rounds the player who began the last round deals."},ns={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function os({strict:t,right_challenger:e,right_offender:n,wrong_challenger:o}){return t?{refused:ut}:{may:"Any word may be laid, valid or not. Each of the others may challenge it, until one does.",right:`If it is not in the dictionary, the cards go back, and the turn is lost${[en("the challenger",e),en("the player",n)].join("")}.`,wrong:`If it is, the word stays${en("the challenger",o)}.`,refused:Kt}}function en(t,e){if(!e)return"";let n=y(Math.abs(e),"point");return e>0?`; ${t} gets ${n}`:`; ${t} has ${n} taken off`}function rs({points:t,pack:e}){let n=new Map;for(let[o,r]of Object.entries(e)){let s=t[o],a=`${s} ${r}`,l=n.get(a)??{each:s,count:r,cards:[]};l.cards.push(o===O?"Master":o),n.set(a,l)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...n.values()].sort((o,r)=>r.each-o.each||r.count-o.count).map(({each:o,cards:r,count:s})=>[o,r.join(" "),s]),note:`${wo(e)} cards in a pack.`}}var wo=t=>Object.values(t).reduce((e,n)=>e+n,0);var rn={};et(rn,{RULESET_NOTES:()=>as,parts:()=>is,values:()=>be});var _e=t=>String.fromCharCode(65+t),at=({row:t,column:e})=>`${t+1}${_e(e)}`,S=({row:t,column:e})=>`${t},${e}`,q=(t,{row:e,column:n})=>(t[e]?.[n]??".")!==".",K=({row:t,column:e},n,o=1)=>n?{row:t+o,column:e}:{row:t,column:e+o};function on(t){let[e]=t.match(/\p{L}/u)??["A"];return{row:parseInt(t.replace(/\D/g,""),10)-1,column:e.toUpperCase().charCodeAt(0)-65,down:t.startsWith(e)}}function bt({at:t,word:e}){let{down:n,...o}=on(t),r=[],s=o;for(let a of e.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=K(s,n,l?a.length-2:1)}return r}function ko(t,e,n){let o=p=>q(t,p)?`(${t[p.row][p.column]})`:e.find(u=>S(u)===S(p))?.letter,r=ss(t,e,n);if(r===null)return{fault:"line"};let s=e.reduce((p,u)=>p.row+p.column<=u.row+u.column?p:u);for(let p=s;o(p);p=K(p,r,-1))s=p;let{row:a,column:l}=s,c=r?`${_e(l)}${a+1}`:at(s),d="",i=0;for(let p;p=o(s);s=K(s,r))d+=p,p.startsWith("(")||(i+=1);return i<e.length?{fault:"gap"}:{play:{action:"play",at:c,word:d.replaceAll(")(","")}}}function ss(t,e,n){let[o]=e;if(e.length>1)return e.every(({row:s})=>s===o.row)?!1:e.every(({column:s})=>s===o.column)?!0:null;let r=s=>q(t,K(o,s,-1))||q(t,K(o,s));return!r(!1)&&(r(!0)||n)}var as={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function is(t){return[{title:"Aim",facts:{aim:"Lay words for points; the highest score wins."}},{title:"The start",facts:{board:`The board has ${de(t)}.`,...fe(t),first:`The first play needs two tiles or more${ls(t)}.`}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[he,...$e(t)],blank:"You choose a letter for a blank when you lay it. The blank keeps that letter, and scores nothing.",draw:ge(t)}},{title:"Points",facts:{words:me,squares:us(t),bonus:At(t)}},{title:"Challenges",facts:cs[t.challenge]},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left. That player gains the points of the tiles that the others hold.",zeros:`It is also over after ${y(t.scoreless_turns,"turn")} in a row without a point, counting all players.`,held:"All lose the points of the tiles that they hold. If scores are equal, the one that was higher before wins."}}]}function ls({start:t}){return t?`, one of them on the star (${at({row:t[0],column:t[1]})})`:""}var Lt=t=>({may:"Any words may be laid, valid or not. Each of the others may challenge them, all together, until one does.",right:"If one of them is not in the dictionary, the tiles go back, and the turn is lost.",wrong:`If all of them are, ${t}.`,refused:Kt}),cs={rules:Lt("the challenger loses the next turn"),double:Lt("the challenger loses the next turn, which counts as one without a point"),single:Lt("nothing happens"),five:Lt("the play scores 5 points more"),ten:Lt("the play scores 10 points more"),void:{refused:ut}};function us({squares:t}){let e=s=>[...new Set(t.flat().map(a=>a[s]))].filter(a=>a!==1).sort(),n=e(0),o=e(1),r=[n.length?`the letter by ${j(n,"or")}`:"",o.length?`the word by ${j(o,"or")}`:""].filter(Boolean);return r.length?`Marked squares multiply ${j(r)}, in the play that lays a tile on them.`:""}var To="CATDOG* hat l[u]rch",ps="* is the Master. In a table word, brackets mark its letter: l[u]rch.",vo="Type your cards to see what you can play.",ds=[["plays","Plays"],["plan","Plan"]],fs=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Substitute"]];function Co({info:t,dictionaries:e,query:n}){let[o,r]=k(n.get("position")??To),[s,a]=k(t.rulesets[0]),[l,c]=k(ie(t,e)),[d,i]=k("plays"),p=ht(()=>Xt("lexicon",s),[s]).value;L(()=>Qt("solver/lexicon",{position:o===To?"":o}),[o]);let[u="",...h]=o.trim().split(/\s+/),$={hand:u,table:h,ruleset:s,dictionary:l};return f`
    <section class="panel" aria-label="Position">
      <${gt}
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
        <${le} info=${t} value=${s} onChange=${a} />
        <${ce}
          dictionaries=${e}
          value=${l}
          onChange=${c}
        />
        <${ue} label="What to find" value=${d} options=${ds} onChange=${i} />
      </div>
    </section>
    ${d==="plays"?f`<${ms} ...${$} />`:f`<${gs} ...${$} />`}
  `}function hs({hand:t,table:e,points:n}){return/^[\p{L}*?]+$/u.test(t)?f`
    <div class="felt">
      <span class="cards" role="group" aria-label="Hand">
        ${[...So(t)].map(o=>f`<${ot} card=${o} points=${n} />`)}
      </span>
      ${e.map(o=>f`<${Q} laid=${o} />`)}
    </div>
  `:null}var So=t=>t.toUpperCase().replaceAll("?",O);function ms({hand:t,table:e,ruleset:n,dictionary:o}){let[r,s]=k("all"),[a,l]=k(Et),c={positions:[{hand:t,table:e}],game:"lexicon",ruleset:n,dictionary:o},d=r==="all"?null:[r],{result:i,error:p,busy:u}=nt("solve",t?{...c,top:a,actions:d}:null),h=i?.rows[0],{moves:$,count:g=0}=h??{};return f`
    <section class="panel" aria-label="Plays" aria-busy=${u}>
      <div class="row">
        <h2 aria-live="polite">${$?y(g,"play"):"Plays"}</h2>
        <${ue} label="Kinds of plays" value=${r} options=${fs} onChange=${s} />
      </div>
      <${tt} text=${p??(h?.error&&ft(h.error))} />
      ${!t&&f`<p class="hint">${vo}</p>`}
      ${$?.length===0&&f`<p>There is no play: draw a card.</p>`}
      ${$&&$.length>0&&f`
          <${st}
            classes="folds"
            columns=${[{title:"Word"},{title:"Action"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${$.map(m=>({key:`${m.action} ${m.target} ${m.laid} ${m.left}`,cells:[f`<${Q} laid=${m.laid} />`,$s(m,e),Eo(m.left),m.left_points]}))}
          />
          <${pe} shown=${$.length} count=${g} onMore=${l} />
        `}
    </section>
  `}function $s({action:t,target:e},n){return e===void 0?t:`${t} ${t==="insert"?"into":"in"} ${B(n[e]??"")}`}var Eo=t=>t?f`<${$t} cards=${t} />`:f`<strong>none</strong>`;function gs({hand:t,ruleset:e,dictionary:n}){let{result:o,error:r,busy:s}=nt("plan",t?{game:"lexicon",positions:[t],ruleset:e,dictionary:n}:null),a=o?.rows[0];return f`
    <section class="panel" aria-label="Plan" aria-busy=${s}>
      <h2 aria-live="polite">${a?.plans?_s(a.empties_in??null):"Plan"}</h2>
      <p class="hint">Words from the hand alone that leave the fewest points, turn by turn.</p>
      <${tt} text=${r??(a?.error&&ft(a.error))} />
      ${!t&&f`<p class="hint">${vo}</p>`}
      ${a?.plans&&f`
          <${st}
            classes="folds"
            columns=${[{title:"Turns",number:!0},{title:"Words"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${a.plans.map(({turns:l,words:c,left:d,left_points:i})=>({key:l,cells:[l,bs(t,c),Eo(d),i]}))}
          />
        `}
    </section>
  `}function bs(t,e){let n=So(t),o=e.map(r=>{let s=ae(n,null,r);for(let a of s.cards)n=n.replace(a,"");return s.laid});return f`
    <span class="words">
      ${o.length?o.map(r=>f`<${Q} laid=${r} />`):"none"}
    </span>
  `}var _s=t=>t===null?"Not all cards can be played":`All cards played in ${y(t,"turn")}`;var Ao=".",Lo="*",ye="✹",Po="⚑",ys="★",Oo={2:"double",3:"triple",4:"quadruple"},F=t=>"multipliers"in t;function Ro(t,e,n){let{row:o,column:r}=t,s=S(t),a=n.laid?.get(s),l=q(n.rows,t)?n.rows[o][r]:null,c=a?a.letter:l,d=n.opened?n.opened[o]?.[r]??Ao:null,i=d===Ao,p=d===Lo,u=d===null||i||p?null:Number(d),h=u!==null&&F(e);return{name:at(t),letter:c,isLaid:a!==void 0,closed:i,hit:p,number:u,premium:h?e.multipliers[u]:e.squares[o][r],start:e.start?.[0]===o&&e.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:p||i&&n.bombs?.[o]?.[r]===Lo,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r}}function Mo({closed:t,hit:e,bomb:n,number:o,premium:r,chance:s,cursor:a,last:l}){return[t?"closed":sn(r),o!==null&&"open",e&&"hit",n&&"bomb",s!==null&&"odds",a&&"cursor",l&&"last"].filter(Boolean).join(" ")}function No({closed:t,bomb:e,number:n,premium:o,chance:r,flagged:s,start:a}){return e?ye:r!==null?kt(r):s?Po:n!==null?n:t?"":a?ys:xs(o)}var Do=({hit:t,number:e})=>t?ye:e,jo=({flagged:t,chance:e})=>t&&e!==null?Po:null;function Fo(t,e){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:d,isLaid:i}=t;return[n,e??"empty",i&&"being laid",o&&"closed",r&&"bomb",s!==null&&`${y(s,"bomb")} around`,e===null&&ws(a),e===null&&d&&"start",c&&"flagged",l!==null&&`${kt(l)}% chance of a bomb`].filter(Boolean).join(", ")}function sn([t,e]){return t>1&&e>1?"both":t>1?`letter${t}`:e>1?`word${e}`:e===0?"zero":"plain"}var xs=([t,e])=>`${t>1?`${t}L`:""}${e===1?"":`${e}W`}`;function ws([t,e]){return e===0?"word worth nothing":[t>1&&`${Oo[t]??`${t} times`} letter`,e>1&&`${Oo[e]??`${e} times`} word`].filter(Boolean).join(", ")}var an={laid:[],cursor:null,down:!1};function Te({start:t,squares:e}){let[n,o]=t??[e.length>>1,e[0].length>>1];return{row:n,column:o}}var xe=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:n}){return this.rules.squares[e]?.[n]!==void 0}point(e,n){return e.cursor&&S(e.cursor)===S(n)?{...e,down:!e.down}:{...e,cursor:n}}arrow(e,n,o){let r=e.cursor??Te(this.rules);return n!==e.down?{...e,cursor:r,down:n}:this.advanced({...e,cursor:r},o)}advanced(e,n=1){let o=K(e.cursor,e.down,n);return this.isOnBoard(o)?{...e,cursor:o}:e}},we=class extends xe{constructor(e,n,o){super(e),this.rows=n,this.rack=o,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){let n=G(this.rack,e.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,n){return e.laid.find(o=>S(o)===S(n))}#e(e,n){let o=n;for(;q(this.rows,o)||this.laidAt(e,o);)o=K(o,e.down);return this.isOnBoard(o)?o:null}lay(e,n,o,r=""){if(q(this.rows,n)||!this.left(e).includes(o))return e;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(e,n),l=o===this.blank?s:o;return{...e,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(e,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:n,column:o},s,r)}layAtCursor(e,n,o=""){let r=e.cursor&&this.#e(e,e.cursor),s=r?this.lay(e,r,n,o):e;return!r||s===e?e:{...s,cursor:this.#e(s,r)??r}}type(e,n,o=!1){let r=n.toUpperCase();return!o&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,n):e}back(e){if(!e.cursor)return e;let n=e.cursor;if(!this.laidAt(e,n))do n=K(n,e.down,-1);while(q(this.rows,n));return this.laidAt(e,n)?{...this.takeBack(e,n),cursor:n}:e}takeBack(e,n){return{...e,laid:e.laid.filter(o=>S(o)!==S(n))}}withoutTaken(e){return{...e,laid:e.laid.filter(n=>!q(this.rows,n))}}move(e,n,o){let r=this.laidAt(e,n);return!r||q(this.rows,o)?e:this.lay(this.takeBack(e,n),o,r.tile,r.letter)}chooseLetter(e,n){let o=e.laid.findIndex(s=>!s.letter),r={...e.laid[o],letter:n.toLowerCase()};return{...e,laid:e.laid.with(o,r)}}},ke=class extends xe{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#e(e)}#e(e){return F(this.rules)&&/^[0-8*]$/.test(e)}type(e,n,o=!1){let r=this.advanced(e),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&e.opened?{...r,opened:Ot(e.opened,e.cursor,n)}:{...r,rows:Ot(e.rows,e.cursor,s)}}lay(e,n){let o=n.reduce((r,s)=>Ot(r,s,s.letter),e.rows);return{...e,rows:o}}back(e){let{rows:n,opened:o,cursor:r}=e;return{...this.advanced(e,-1),rows:Ot(n,r,"."),opened:o&&Ot(o,r,".")}}};function Ot(t,{row:e,column:n},o){return t.with(e,t[e].slice(0,n)+o+t[e].slice(n+1))}var Rt=({squares:t})=>t.map(e=>".".repeat(e.length));function ve(t,e){let n=e.split(/[\n/]/);return Rt(t).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var Io={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},ks="!";function Ce(t,e,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=e.cursor?e:{...e,cursor:Te(t.rules)},c=({key:d,shiftKey:i})=>d in Io?t.arrow(e,...Io[d]):d===" "?{...l,down:!l.down}:d==="Backspace"||d==="Delete"?t.back(l):t.accepts(d)?t.type(l,d,i):void 0;return d=>{let{key:i}=d;if(d.ctrlKey||d.metaKey||d.altKey)return;if(s&&(i===ks||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let u=i==="Enter"?o:r;if(!u)return;u()}else{let u=c(d);if(u===void 0)return;n(u)}d.preventDefault()}}var Ts=15;function Mt({label:t,rules:e,onKey:n,onSquare:o,onFlag:r,draggable:s,score:a,...l}){let c=M(null),{cursor:d,down:i}=l,p=S(d??Te(e));R(()=>{d&&c.current?.contains(document.activeElement)&&c.current.querySelector('[tabindex="0"]')?.focus()},[d?.row,d?.column]);let u=($,g)=>{let m={row:$,column:g},b=S(m),w=Ro(m,e,l),{letter:C,chance:_}=w,E=o&&{tabindex:b===p?0:-1,"data-home":b===p?"play":void 0,"data-drop":`square ${$} ${g}`,onClick:()=>o(m),onContextMenu:r&&(T=>{T.preventDefault(),r(m)}),...w.isLaid&&s?.({square:m})};return f`
      <div
        key=${g}
        role="gridcell"
        class="square ${Mo(w)}"
        style=${_===null?void 0:{"--chance":_}}
        aria-label=${Fo(w,C===null?null:ln(C,e))}
        ...${E}
      >
        ${C===null?f`
                <span class="sign" aria-hidden="true">${No(w)}</span>
                <span class="flag" aria-hidden="true">${jo(w)}</span>
              `:f`
                <${vs}
                  letter=${C}
                  classes=${w.isLaid?"laid":""}
                  corner=${Do(w)}
                  rules=${e}
                />
              `}
        ${a?.key===b&&f`<span class="sum" aria-hidden="true">${a.text}</span>`}
      </div>
    `},h=[...e.squares[0].keys()];return f`
    <div
      class="board-frame ${h.length>Ts?"large":""}"
      style=${{"--columns":h.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${h.map($=>f`<span key=${$}>${_e($)}</span>`)}
      </div>
      <div class="coordinates rows" aria-hidden="true">
        ${e.squares.map(($,g)=>f`<span key=${g}>${g+1}</span>`)}
      </div>
      <div
        ref=${c}
        class="board ${i?"down":""}"
        role="grid"
        aria-label=${t}
        aria-readonly=${o?void 0:"true"}
        onKeyDown=${n}
      >
        ${e.squares.map(($,g)=>f`
            <div role="row" class="board-row" key=${g}>
              ${h.map(m=>u(g,m))}
            </div>
          `)}
      </div>
    </div>
  `}var Bo=(t,e)=>t===""||t===e.blank,Uo=t=>t!==t.toUpperCase();function vs({letter:t,classes:e,corner:n,rules:o}){let r=Bo(t,o),s=r||Uo(t);return f`
    <${Y}
      classes=${e}
      letter=${r?"":t.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[t]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function ln(t,e){return Bo(t,e)?"blank":Uo(t)?`blank for ${t.toUpperCase()}`:`${t}, ${y(e.values[t],"point")}`}var Se={};et(Se,{actionText:()=>Cs,endFacts:()=>Ps,eventText:()=>Ss,lettersOf:()=>it,pastActionText:()=>Nt,tilesText:()=>_t});var it=t=>t.replace(/[()]/g,"");function qo(t){let e=[...t.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=it(t).toUpperCase();if(!e.length)return n;let o=j(e.map(r=>r.toUpperCase()));return`${n} (${o} ${e.length>1?"blanks":"a blank"})`}function _t(t){let e=t.replace(/[?_]/g,""),n=t.length-e.length,o=n>1?`${n} blanks`:"a blank";return[e,n&&o].filter(Boolean).join(" and ")}var Cs=t=>Ho(t).filter(Boolean).join(" ");function Nt(t,e,n=""){let[o,r]=Ho(t);return`${[U(e,o),r,n].filter(Boolean).join(" ")}.`}function Ho(t){switch(t.action){case"play":return["play",`${qo(t.word)} at ${t.at}`];case"exchange":return["exchange",_t(t.tiles)];default:return[t.action,""]}}function Ss(t,e){switch(t.event){case"start draw":return`Tiles drawn for the start: ${t.players.map((o,r)=>`${e[o]} ${_t(t.tiles[r])}`).join(", ")}.`;case"turn":return Os(t,e[t.player]);case"lost turn":return`${U(e[t.player],"lose")} a turn for a wrong challenge.`;case"deal":return`${U(e[t.starter],"begin")}.`;case"game end":return Ls(t,e);case"forfeit":return zt(t,e);case"taken back":return`The play of ${e[t.player]} is taken back.`;case"points":return`${e[t.player]} ${W(t.points)} ${Es[t.why]}.`;default:return null}}var Es={challenge:"for a play that was challenged and stands",time:"for time",tiles:"for tiles left"},As={out:"a rack and the bag are empty",scoreless:"too many turns in a row without points",zeros:"too many turns in a row without points"};function Ls({why:t,adjustments:e,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=e.some(Boolean)?` Tiles left: ${r(e.map(W))}.`:"";return`End of the game: ${As[t]}.${s} Scores: ${r(n)}.`}function Os(t,e){let{action:n,score:o=0,drawn:r,exchanged:s}=t,a=r?` Tiles drawn: ${_t(r)}.`:"";switch(n.action){case"play":{let l="hit"in t&&t.hit?.length?t.hit:null,c=l?` A bomb explodes at ${j(l)}.`:"";return`${Nt(n,e,`for ${o}`)}${c}${a}`}case"exchange":return`${Nt(n,e,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in t&&t.right?"The play is taken back.":"The play stands.";return`${Nt(n,e)} ${c}`}case"accept":return null;default:return Nt(n,e)}}function Ps(t,e){let n=[],o=e.map(()=>0);for(let{event:c,player:d,action:i,score:p=0,right:u}of t)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){u&&(n=n.slice(0,-1));continue}o[d]+=1,i.action==="play"&&n.push({player:d,action:i,score:p})}let r=t.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,d)=>d.score-c.score)[0],a=e.map((c,d)=>{let p=n.filter(u=>u.player===d).map(({score:u})=>u).reduce((u,h)=>u+h,0);return`${c} ${(p/Math.max(1,o[d])).toFixed(1)}`});return[r&&Gt(r.winners,r.scores.toSorted(Rs),e),s&&`Best play: ${qo(s.action.word)} at ${s.action.at} for ${s.score}, by ${e[s.player]}.`,`Points a turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var Rs=(t,e)=>e-t;function Wo(t,e,n){let o=F(n),[r,s]=k(null),[a,l]=k(null),[c,d]=k(()=>new Set(ne(t)?.flags)),[i,p]=k(!1),u=M(e.seq);u.current=e.seq,R(()=>s(null),[e.seq]);let h=o&&e.over,$=ht(async()=>h?await Ms(t):null,[t,h]).value;if(!o)return null;let{opened:g=[],bombs:m=n.bombs}=e.observation;async function b(){let C=g.length?g:Rt(n),_=await pt("lexibomb.odds",{opened:C,bombs:m}).then(({probability:E})=>({odds:E,problem:null}),E=>({odds:null,problem:dt(E)}));u.current===e.seq&&(s(_.odds),l(_.problem))}function w(C){let _=new Set(c),E=_.delete(S(C));E||_.add(S(C)),d(_),eo(t,{flags:[..._]}),Hn(`${at(C)}: flag ${E?"removed":"set"}.`)}return{board:{opened:g,odds:r,flags:c,bombs:$},count:m,hits:g.join("").split("*").length-1,toggleFlag:w,flagging:i,toggleFlagging:()=>p(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):b(),problem:a}}async function Ms(t){return(await zn(t)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function Yo({field:t}){let e=(n,o,r=()=>{})=>f`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return f`
    ${e("Odds of bombs",t.hasOdds,t.toggleOdds)}
    ${e("Set flags",t.flagging,t.toggleFlagging)}
  `}function Ee({rules:t}){return f`
    <p class="hint" id="legend">
      A number counts the bombs around its square. New tiles there multiply:
    </p>
    <ul class="legend" aria-labelledby="legend">
      ${Ds(t.multipliers).map(({premium:e,first:n,last:o})=>f`
          <li key=${n}>
            <span class="square open ${sn(e)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${Ns(e)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label="bomb">${ye}</span>
        its words score 0
      </li>
    </ul>
  `}function Ns([t,e]){return[t!==1&&`letter × ${t}`,e!==1&&`words × ${e}`].filter(Boolean).join(", ")||"nothing"}function Ds(t){let e=[];return t.forEach((n,o)=>{let r=e.at(-1);r&&String(r.premium)===String(n)?r.last=o:e.push({premium:n,first:o,last:o})}),e}var js="RETINA";function cn({info:t,...e}){let[n,o]=k(t.rulesets[0]),{value:r,error:s}=ht(()=>Xt(t.game,n),[n]);if(!r)return f`<${tt} text=${s} />`;let a=f`
    <${le} info=${t} value=${n} onChange=${o} />
  `;return f`
    <${Fs}
      key=${n}
      info=${t}
      rules=${r}
      rulesetChoice=${a}
      ...${e}
    />
  `}function Fs({info:t,rules:e,query:n,dictionaries:o,rulesetChoice:r}){let s=F(e),[a,l]=k(()=>({rows:ve(e,n.get("board")??""),opened:s?ve(e,n.get("opened")??""):null,cursor:null,down:!1})),[c,d]=k(n.get("rack")??js+e.blank),[i,p]=k(ie(t,o)),[u,h]=k(null),$=new ke(e),{rows:g,opened:m}=a,b=c.replace(/\s/g,"").toUpperCase(),w=Rt(e),C=P=>!P||P.join()===w.join();L(()=>{let P=A=>!A||C(A)?"":A.join("/");Qt(`solver/${e.game}`,{rack:c,board:P(g),opened:P(m)}),h(null)},[c,g,m]);let _=u?bt(u):[],T=f`
    <button type="button" disabled=${!u} onClick=${()=>{let P=_.map(({letter:A})=>A===A.toUpperCase()?A:e.blank);d(X(b,P).join("")),l($.lay(a,_))}}>
      Lay ${u?it(u.word):"the play that is shown"}
    </button>
  `,H=P=>A=>l({...a,[P]:ve(e,A)});return f`
    <div class="table ${e.game}">
      <div class="table-main">
        <${Mt}
          label="Board"
          rules=${e}
          ...${a}
          laid=${new Map(_.map(P=>[S(P),P]))}
          onSquare=${P=>l($.point(a,P))}
          onKey=${Ce($,a,l,{})}
        />
        ${s&&f`<${Ee} rules=${e} />`}
        <p class="hint">
          Click a square and type. Arrows turn and move, Backspace clears.
          ${s?" 0 to 8 open a square, * is a bomb that was hit.":""}
          ${e.free_blank?` ${e.blank} is a blank.`:" With Shift a letter is a blank."}
        </p>
        <div class="row">
          ${!s&&T}
          <button
            type="button"
            disabled=${C(g)&&C(m)}
            onClick=${()=>l({...a,rows:w,opened:m&&w})}
          >
            Clear the board
          </button>
        </div>
        <details class="panel">
          <summary>The board as text</summary>
          <${Go} label="Tiles" rows=${g} onRows=${H("rows")} />
          ${s&&f`<${Go} label="Open squares" rows=${m} onRows=${H("opened")} />`}
        </details>
      </div>
      <div class="table-side">
        <section class="panel" aria-label="Position">
          <${gt}
            label="Your tiles"
            id="rack"
            class="large"
            value=${c}
            onInput=${d}
            hint=${`${e.blank} is a blank.`}
          />
          ${r}
          <${ce}
            dictionaries=${o}
            value=${i}
            onChange=${p}
          />
        </section>
        <${Bs}
          rules=${e}
          position=${b&&Is(g,m,b)}
          dictionary=${i}
          shown=${u}
          onShow=${h}
        />
      </div>
    </div>
  `}function Is(t,e,n){return e?{board:t,opened:e,rack:n}:`${t.map(r=>r.replace(/\.+/g,s=>String(s.length))).join("/")} ${n}/ 0/0 0`}function Go({label:t,rows:e,onRows:n}){let o=t.toLowerCase().replace(" ","-");return f`
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
  `}function Bs({rules:t,position:e,dictionary:n,shown:o,onShow:r}){let[s,a]=k(Et),{game:l,ruleset:c}=t,{result:d,error:i,busy:p}=nt("solve",e?{game:l,positions:[e],ruleset:c,dictionary:n,top:s}:null),u=d?.rows[0],h=u?.plays,$=u?.count??0,g=F(t),m=b=>f`
    <button
      type="button"
      class="plain"
      aria-pressed=${b.at===o?.at&&b.word===o.word}
      onClick=${()=>r(b)}
    >
      ${it(b.word)}
    </button>
  `;return f`
    <section class="panel" aria-label="Plays" aria-busy=${p}>
      <h2 aria-live="polite">${h?y($,"play"):"Plays"}</h2>
      <${tt} text=${i??(u?.error&&ft(u.error))} />
      ${h&&f`
          <${st}
            columns=${[{title:"Play"},{title:"At"},g&&{title:"Bomb",number:!0},{title:"Points",number:!0}]}
            rows=${h.map(b=>({key:`${b.at} ${b.word}`,cells:[m(b),b.at,g&&`${kt(b.bomb??0)}%`,g?b.score.toFixed(1):b.score]}))}
          />
          <${pe} shown=${h.length} count=${$} onMore=${a} />
        `}
    </section>
  `}var Ae={};et(Ae,{Play:()=>Ks,Position:()=>Zs,StaticHand:()=>ea,solverQuery:()=>ta});function zo({tiles:t,rules:e,label:n}){return f`
    <span class="rack" role="img" aria-label=${n}>
      ${[...t].map(o=>f`<${Jo} tile=${o} rules=${e} aria-hidden="true" />`)}
    </span>
  `}function Ko({rack:t,rules:e,left:n,chosen:o,onTile:r,draggable:s}){return f`
    <div class="rack" role="group" aria-label="Your rack" data-drop="rack">
      ${[...t].map((a,l)=>f`
          <${Jo}
            key=${`${l}${a}`}
            tile=${a}
            rules=${e}
            aria-label=${ln(a,e)}
            aria-pressed=${o.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>r(l)}
            data-drop=${`rack ${l}`}
            ...${s({place:l})}
          />
        `)}
    </div>
  `}function Jo({tile:t,rules:e,...n}){let o=t===e.blank,r=o?null:e.values[t];return f`
    <${Y} letter=${o?"":t} wild=${o} points=${r} ...${n} />
  `}function Vo(t,e){let n=G(t,e),o=[...t].filter((r,s)=>n[s]);return[...o,...X(e,o)].join("")}function Xo(t,e,n){let o=[...t];return o.splice(n,0,...o.splice(e,1)),o.join("")}function Qo(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[e[n],e[o]]=[e[o],e[n]]}return e.join("")}function Zo(t,e,n,o){let{rack:r="",board:s=[],history:a=[]}=t.observation,[l,c]=k(an),[d,i]=k(""),[p,u]=k([]),[h,$]=k(!1),g=d?Vo(d,r):r,m=new we(e,s,g),b=l.laid.some(({letter:v})=>!v),{play:w,fault:C}=l.laid.length&&!b?ko(s,l.laid,l.down):{},_=()=>{c(v=>({...v,laid:[]})),u([]),$(!1)},E=a.filter(({player:v,action:D})=>v===t.seat&&D.action==="exchange");R(_,[r,E.length]),R(()=>c(m.withoutTaken(l)),[s.join()]),L(()=>{if(n)if(_(),n.action==="play"){let{down:v}=on(n.at);c(bt(n).reduce((D,J)=>m.layLetter(D,J),{...an,down:v}))}else n.action==="exchange"&&T(n.tiles)},[n]);function T(v=""){_(),$(!0);let D=G(g,v);u([...D.keys()].filter(J=>D[J]))}function H(v){i(v),u([])}function P({place:v=0,square:D},J){let[Dt,...rr]=(J??"").split(" "),[Oe,sr]=rr.map(Number);if(Dt==="square"){let un={row:Oe,column:sr};c(D?m.move(l,D,un):m.lay(l,un,g[v]))}else D?c(m.takeBack(l,D)):Dt==="rack"&&Oe!==void 0&&H(Xo(g,v,Oe))}function A(v){let D=p.filter(Dt=>Dt!==v),J=D.length<p.length;h?u(J?D:[...p,v]):l.cursor?c(m.layAtCursor(l,g[v])):u(J?[]:[v])}function Le(v){o?o(v):!h&&p.length?(c(m.lay(l,v,g[p[0]])),u([])):m.laidAt(l,v)?c(m.takeBack(l,v)):c(m.point(l,v))}return{rack:g,editor:m,draft:l,setDraft:c,chosen:p,exchanging:h,needsLetter:b,play:w,fault:C,left:m.left(l),clear:_,startExchange:T,shuffle:()=>H(Qo(g)),chooseLetter:v=>c(m.chooseLetter(l,v)),onTile:A,onSquare:Le,draggable:se(P,{small:!0})}}function tr(t){let{turn:e,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=t,{rack:c,chosen:d}=e;return f`
    <section class="panel own-turn" aria-label="Your turn">
      <div class="rack-row">
        <${Ko}
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
          <${oe}
            label="The blank stands for"
            letters=${e.editor.letters}
            onPick=${e.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${e.fault?je[e.fault]:qs(n,e.draft.laid.length,o)}
      </p>
      ${r}
      ${e.exchanging?f`
              <${Gs}
                tiles=${d.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${t.endsWithoutPoints}
                act=${l}
                onCancel=${e.clear}
              />
            `:!s&&f`<${Ws} ...${t} />`}
      <p class="hint keys">${Us(o)}</p>
    </section>
  `}var Us=t=>`On the board: letters lay tiles, ${t.free_blank?t.blank:"Shift"} a blank; arrows turn and move; Backspace takes a tile back, Escape all; Enter plays${F(t)?"; ! sets a flag":""}.`;function qs(t,e,n){if(!t)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=t;if(l){let p=l.rule==="start"&&n.start?"start square":l.rule;return je[p]??qn}let c=o.map(({word:p,points:u})=>`${p.toUpperCase()} ${u}`);r&&c.push(`${r} for ${y(e,"tile")}`);let d=c.length>1?`${c.join(" + ")} = `:`${o[0].word.toUpperCase()} `,i=a.length&&F(n)&&Hs(n);return f`
    ${d}<strong>${i?"at least ":""}${y(s??0,"point")}</strong>
    ${a.length?", if there is no bomb":""}
  `}var Hs=({multipliers:t})=>t.flat().every(e=>e>=1);function Ws({turn:t,field:e,preview:n,canAct:o,canExchange:r,endsWithoutPoints:s,act:a}){let{play:l,draft:c}=t,[d,i]=k(!1);if(L(()=>i(!1),[o]),d)return f`
      <${Ys}
        tiles=${c.laid.length}
        endsGame=${s}
        canAct=${o}
        act=${a}
        onCancel=${()=>i(!1)}
      />
    `;let p=o&&l&&!n?.fault;return f`
    <div class="row">
      <button type="button" class="main" disabled=${!p} onClick=${()=>l&&a(l)}>
        ${l?`Play ${it(l.word).toUpperCase()}`:"Play"}
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
      ${e&&f`<${Yo} field=${e} />`}
    </div>
    <${tt} text=${e?.problem} />
  `}var er="Another turn without points ends the game.";function Ys({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){let s=M(null);return R(()=>s.current?.focus(),[]),f`
    <p id="pass-question">
      ${t?`Pass, and take back ${y(t,"tile")}?`:"Pass without playing?"}${" "}
      ${e&&f`<strong>${er}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>Play on</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>Pass</button>
    </div>
  `}function Gs({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){return f`
    ${e&&f`<p><strong>${er}</strong></p>`}
    <div class="row">
      <button
        type="button"
        class="main"
        disabled=${!n||!t}
        onClick=${()=>o({action:"exchange",tiles:t})}
      >
        ${t?`Exchange ${_t(t)}`:"Choose tiles to exchange"}
      </button>
      <button type="button" onClick=${r}>Cancel</button>
    </div>
  `}function nr({rules:t,board:e,rack:n,bag:o}){let r=zs(t,e,n),s=r.reduce((a,[,l])=>a+l,0);return f`
    <details class="unseen-tiles">
      <summary class="hint">In the bag: ${y(o,"tile")}.</summary>
      <p class="hint">${y(s,"tile")} in the bag and on the racks of others:</p>
      <ul aria-label="Tiles that you do not see">
        ${r.map(([a,l])=>f`
            <li key=${a} class=${l?"":"none"}>
              <strong>${a===t.blank?"blank":a}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function zs({counts:t,blank:e},n,o){let r={...t};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:e]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===e)-+(a===e)||s.localeCompare(a))}function Ks({id:t,view:e,rules:n,canAct:o,mustAnswer:r,act:s,suggested:a,notice:l,onDraft:c}){let{board:d=[],rack:i="",bag:p=0,history:u}=e.observation,h=e.seat!==null&&!e.over,$=Wo(t,e,n),g=Zo(e,n,a,$?.flagging?$.toggleFlag:null),{draft:m,play:b}=g,w=Vs(t,e.seq,h?b:void 0),C=ct(()=>Qs(u),[e.seq]);L(c,[m.laid,g.chosen]);let _=h&&{...m,laid:new Map(m.laid.map(E=>[S(E),E])),score:w?.fault===null?Xs(m.laid,w):null,onSquare:g.onSquare,onFlag:$?.toggleFlag,draggable:g.draggable,onKey:Ce(g.editor,m,g.setDraft,{onEnter:()=>b&&o&&!w?.fault&&s(b),onEscape:g.clear,onFlag:$?.toggleFlag,flagging:$?.flagging})};return f`
    <div class="board-area">
      <${Mt}
        label="Board"
        rules=${n}
        rows=${d}
        last=${C}
        ...${$?.board}
        ...${_}
      />
      <${nr} rules=${n} board=${d} rack=${i} bag=${p} />
      ${$&&f`
          <p class="hint">Bombs: ${$.count}, ${$.hits} hit.</p>
          <${Ee} rules=${n} />
        `}
      ${h&&f`
          <p class="hint taps">
            Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.
          </p>
        `}
    </div>
    ${h&&f`
        <${tr}
          turn=${g}
          field=${$}
          preview=${w}
          rules=${n}
          notice=${l}
          mustAnswer=${r}
          canAct=${o}
          canExchange=${p>=n.exchange_from}
          endsWithoutPoints=${Js(e,n)}
          act=${s}
        />
      `}
  `}function Js({seat:t,observation:e},n){let{scoreless:o=0,zeros:r=[]}=e;return F(n)?(r[t??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function Vs(t,e,n){let o=ne(t)?.token,r=n&&o?{id:t,token:o,action:n,seq:e}:null,{result:s,busy:a}=nt("table.score",r);return a?null:s}function Xs(t,{score:e,closed:n}){let o=t.reduce((r,s)=>r.row+r.column>s.row+s.column?r:s);return{key:S(o),text:`${e}${n.length?"?":""}`}}var Qs=(t=[])=>or(t.findLast(({action:e})=>e.action!=="accept")?.action),or=t=>new Set(t?.action==="play"?bt(t).map(S):[]);function Zs({observation:{board:t=[],opened:e=[]},rules:n,action:o,bombs:r}){return f`
    <${Mt}
      label="Board"
      rules=${n}
      rows=${t}
      last=${or(o)}
      opened=${F(n)?e:null}
      bombs=${r}
    />
  `}var ta=({board:t=[],opened:e=[]},n)=>({rack:n,board:t.join("/"),...e.length?{opened:e.join("/")}:{}}),ea=({hand:t,rules:e,label:n})=>f`<${zo} tiles=${t} rules=${e} label=${n} />`;var mo={lexicon:{...Ze,...We,Solver:Co,RoundScores:_o,addDetails:Ge,lastHands:ao,rules:nn,emblem:"ACE",tagline:"The card game of words: be the first to play all your cards."},scrabble:{...Ae,...Se,Solver:cn,rules:rn,emblem:"QIZ",tagline:"Crosswords for points, on premium squares."},lexibomb:{...Ae,...Se,Solver:cn,rules:tn,emblem:"12✹",tagline:"Scrabble on a minefield: numbers multiply, bombs cost the word."}};export{oa as a,k as b,L as c,R as d,M as e,ct as f,ra as g,f as h,y as i,j,W as k,kt as l,Fn as m,aa as n,ia as o,fr as p,hr as q,la as r,ca as s,In as t,zt as u,mr as v,ua as w,Bn as x,pa as y,$r as z,da as A,Hn as B,Wn as C,Vt as D,pt as E,zn as F,dt as G,ga as H,Xt as I,ba as J,ht as K,wa as L,Kn as M,ka as N,Ta as O,va as P,Jn as Q,Aa as R,La as S,Pa as T,xr as U,Ra as V,Ma as W,Na as X,ne as Y,Da as Z,eo as _,ja as $,Fa as aa,Ia as ba,Ba as ca,mo as da,Je as ea,ii as fa,li as ga,ie as ha,Ve as ia,ci as ja,ui as ka,pi as la,di as ma,fi as na,Mr as oa,gt as pa,go as qa,le as ra,ce as sa,yi as ta,xi as ua,st as va,tt as wa};

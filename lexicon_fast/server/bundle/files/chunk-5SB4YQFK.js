var nr=Object.defineProperty;var Pt=(e,t)=>{for(var n in t)nr(e,n,{get:t[n],enumerable:!0})};var jt,w,ln,mt,cn,Ke,or,It={},un=[],rr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function V(e,t){for(var n in t)e[n]=t[n];return e}function dn(e){var t=e.parentNode;t&&t.removeChild(e)}function pn(e,t,n){var o,r,s,a={};for(s in t)s=="key"?o=t[s]:s=="ref"?r=t[s]:a[s]=t[s];if(arguments.length>2&&(a.children=arguments.length>3?jt.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(s in e.defaultProps)a[s]===void 0&&(a[s]=e.defaultProps[s]);return Dt(e,a,o,r,null)}function Dt(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++ln};return w.vnode!=null&&w.vnode(s),s}function Ht(e){return e.children}function Bt(e,t){this.props=e,this.context=t}function at(e,t){if(t==null)return e.__?at(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?at(e):null}function fn(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return fn(e)}}function Ve(e){(!e.__d&&(e.__d=!0)&&mt.push(e)&&!Ut.__r++||Ke!==w.debounceRendering)&&((Ke=w.debounceRendering)||cn)(Ut)}function Ut(){for(var e;Ut.__r=mt.length;)e=mt.sort(function(t,n){return t.__v.__b-n.__v.__b}),mt=[],e.some(function(t){var n,o,r,s,a,l;t.__d&&(a=(s=(n=t).__v).__e,(l=n.__P)&&(o=[],(r=V({},s)).__v=s.__v+1,$e(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??at(s),s.__h),gn(o,s),s.__e!=a&&fn(s)))})}function hn(e,t,n,o,r,s,a,l,c,d){var i,p,u,h,$,x,m,g=o&&o.__k||un,b=g.length;for(n.__k=[],i=0;i<t.length;i++)if((h=n.__k[i]=(h=t[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?Dt(null,h,null,null,h):Array.isArray(h)?Dt(Ht,{children:h},null,null,null):h.__b>0?Dt(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(u=g[i])===null||u&&h.key==u.key&&h.type===u.type)g[i]=void 0;else for(p=0;p<b;p++){if((u=g[p])&&h.key==u.key&&h.type===u.type){g[p]=void 0;break}u=null}$e(e,h,u=u||It,r,s,a,l,c,d),$=h.__e,(p=h.ref)&&u.ref!=p&&(m||(m=[]),u.ref&&m.push(u.ref,null,h),m.push(p,h.__c||$,h)),$!=null?(x==null&&(x=$),typeof h.type=="function"&&h.__k!=null&&h.__k===u.__k?h.__d=c=mn(h,c,e):c=$n(e,h,u,g,$,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&u.__e==c&&c.parentNode!=e&&(c=at(u))}for(n.__e=x,i=b;i--;)g[i]!=null&&(typeof n.type=="function"&&g[i].__e!=null&&g[i].__e==n.__d&&(n.__d=at(o,i+1)),bn(g[i],g[i]));if(m)for(i=0;i<m.length;i++)_n(m[i],m[++i],m[++i])}function mn(e,t,n){var o,r;for(o=0;o<e.__k.length;o++)(r=e.__k[o])&&(r.__=e,t=typeof r.type=="function"?mn(r,t,n):$n(n,r,r,e.__k,r.__e,t));return t}function $n(e,t,n,o,r,s){var a,l,c;if(t.__d!==void 0)a=t.__d,t.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==e)e.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;e.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function Je(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||rr.test(t)?n:n+"px"}function Rt(e,t,n,o,r){var s;t:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Je(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||Je(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")s=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+s]=n,n?o||e.addEventListener(t,s?Ze:Xe,s):e.removeEventListener(t,s?Ze:Xe,s);else if(t!=="dangerouslySetInnerHTML"){if(r)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function Xe(e){this.l[e.type+!1](w.event?w.event(e):e)}function Ze(e){this.l[e.type+!0](w.event?w.event(e):e)}function $e(e,t,n,o,r,s,a,l,c){var d,i,p,u,h,$,x,m,g,b,y,_=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=t.__e=n.__e,t.__h=null,s=[l]),(d=w.__b)&&d(t);try{t:if(typeof _=="function"){if(m=t.props,g=(d=_.contextType)&&o[d.__c],b=d?g?g.props.value:d.__:o,n.__c?x=(i=t.__c=n.__c).__=i.__E:("prototype"in _&&_.prototype.render?t.__c=i=new _(m,b):(t.__c=i=new Bt(m,b),i.constructor=_,i.render=ar),g&&g.sub(i),i.props=m,i.state||(i.state={}),i.context=b,i.__n=o,p=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),_.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=V({},i.__s)),V(i.__s,_.getDerivedStateFromProps(m,i.__s))),u=i.props,h=i.state,p)_.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(_.getDerivedStateFromProps==null&&m!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(m,b),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(m,i.__s,b)===!1||t.__v===n.__v){i.props=m,i.state=i.__s,t.__v!==n.__v&&(i.__d=!1),i.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(E){E&&(E.__=t)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate(m,i.__s,b),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,h,$)})}i.context=b,i.props=m,i.state=i.__s,(d=w.__r)&&d(t),i.__d=!1,i.__v=t,i.__P=e,d=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=V(V({},o),i.getChildContext())),p||i.getSnapshotBeforeUpdate==null||($=i.getSnapshotBeforeUpdate(u,h)),y=d!=null&&d.type===Ht&&d.key==null?d.props.children:d,hn(e,Array.isArray(y)?y:[y],t,n,o,r,s,a,l,c),i.base=t.__e,t.__h=null,i.__h.length&&a.push(i),x&&(i.__E=i.__=null),i.__e=!1}else s==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=sr(n.__e,t,n,o,r,s,a,c);(d=w.diffed)&&d(t)}catch(E){t.__v=null,(c||s!=null)&&(t.__e=l,t.__h=!!c,s[s.indexOf(l)]=null),w.__e(E,t,n)}}function gn(e,t){w.__c&&w.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){w.__e(o,n.__v)}})}function sr(e,t,n,o,r,s,a,l){var c,d,i,p=n.props,u=t.props,h=t.type,$=0;if(h==="svg"&&(r=!0),s!=null){for(;$<s.length;$++)if((c=s[$])&&(c===e||(h?c.localName==h:c.nodeType==3))){e=c,s[$]=null;break}}if(e==null){if(h===null)return document.createTextNode(u);e=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,u.is&&u),s=null,l=!1}if(h===null)p===u||l&&e.data===u||(e.data=u);else{if(s=s&&jt.call(e.childNodes),d=(p=n.props||It).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(s!=null)for(p={},$=0;$<e.attributes.length;$++)p[e.attributes[$].name]=e.attributes[$].value;(i||d)&&(i&&(d&&i.__html==d.__html||i.__html===e.innerHTML)||(e.innerHTML=i&&i.__html||""))}if((function(x,m,g,b,y){var _;for(_ in g)_==="children"||_==="key"||_ in m||Rt(x,_,null,g[_],b);for(_ in m)y&&typeof m[_]!="function"||_==="children"||_==="key"||_==="value"||_==="checked"||g[_]===m[_]||Rt(x,_,m[_],g[_],b)})(e,u,p,r,l),i)t.__k=[];else if($=t.props.children,hn(e,Array.isArray($)?$:[$],t,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&at(n,0),l),s!=null)for($=s.length;$--;)s[$]!=null&&dn(s[$]);l||("value"in u&&($=u.value)!==void 0&&($!==e.value||h==="progress"&&!$)&&Rt(e,"value",$,p.value,!1),"checked"in u&&($=u.checked)!==void 0&&$!==e.checked&&Rt(e,"checked",$,p.checked,!1))}return e}function _n(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){w.__e(o,n)}}function bn(e,t,n){var o,r;if(w.unmount&&w.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||_n(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){w.__e(s,t)}o.base=o.__P=null}if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&bn(o[r],t,typeof e.type!="function");n||e.__e==null||dn(e.__e),e.__e=e.__d=void 0}function ar(e,t,n){return this.constructor(e,n)}function qs(e,t,n){var o,r,s;w.__&&w.__(e,t),r=(o=typeof n=="function")?null:n&&n.__k||t.__k,s=[],$e(t,e=(!o&&n||t).__k=pn(Ht,null,[e]),r||It,It,t.ownerSVGElement!==void 0,!o&&n?[n]:r?null:t.firstChild?jt.call(t.childNodes):null,s,!o&&n?n:r?r.__e:t.firstChild,o),gn(s,e)}jt=un.slice,w={__e:function(e,t){for(var n,o,r;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),r=n.__d),r)return n.__E=n}catch(s){e=s}throw e}},ln=0,Bt.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=V({},this.state),typeof e=="function"&&(e=e(V({},n),this.props)),e&&V(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),Ve(this))},Bt.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Ve(this))},Bt.prototype.render=Ht,mt=[],cn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Ut.__r=0,or=0;var gt,B,Qe,$t=0,he=[],tn=w.__b,en=w.__r,nn=w.diffed,on=w.__c,rn=w.unmount;function qt(e,t){w.__h&&w.__h(B,e,$t||t),$t=0;var n=B.__H||(B.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function C(e){return $t=1,ir(yn,e)}function ir(e,t,n){var o=qt(gt++,2);return o.t=e,o.__c||(o.__=[n?n(t):yn(void 0,t),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=B),o.__}function A(e,t){var n=qt(gt++,3);!w.__s&&ge(n.__H,t)&&(n.__=e,n.__H=t,B.__H.__h.push(n))}function M(e,t){var n=qt(gt++,4);!w.__s&&ge(n.__H,t)&&(n.__=e,n.__H=t,B.__h.push(n))}function O(e){return $t=5,tt(function(){return{current:e}},[])}function tt(e,t){var n=qt(gt++,7);return ge(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function Ws(e,t){return $t=8,tt(function(){return e},t)}function lr(){he.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Ft),e.__H.__h.forEach(me),e.__H.__h=[]}catch(t){e.__H.__h=[],w.__e(t,e.__v)}}),he=[]}w.__b=function(e){B=null,tn&&tn(e)},w.__r=function(e){en&&en(e),gt=0;var t=(B=e.__c).__H;t&&(t.__h.forEach(Ft),t.__h.forEach(me),t.__h=[])},w.diffed=function(e){nn&&nn(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(he.push(t)!==1&&Qe===w.requestAnimationFrame||((Qe=w.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),sn&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);sn&&(o=requestAnimationFrame(r))})(lr)),B=void 0},w.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Ft),n.__h=n.__h.filter(function(o){return!o.__||me(o)})}catch(o){t.some(function(r){r.__h&&(r.__h=[])}),t=[],w.__e(o,n.__v)}}),on&&on(e,t)},w.unmount=function(e){rn&&rn(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Ft)}catch(n){w.__e(n,t.__v)}};var sn=typeof requestAnimationFrame=="function";function Ft(e){var t=B;typeof e.__c=="function"&&e.__c(),B=t}function me(e){var t=B;e.__c=e.__(),B=t}function ge(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function yn(e,t){return typeof t=="function"?t(e):t}var xn=function(e,t,n,o){var r;t[0]=0;for(var s=1;s<t.length;s++){var a=t[s++],l=t[s]?(t[0]|=a?1:2,n[t[s++]]):t[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[t[++s]]=l:a===6?o[1][t[++s]]+=l+"":a?(r=e.apply(l,xn(e,l,n,["",null])),o.push(r),l[0]?t[0]|=2:(t[s-2]=0,t[s]=r)):o.push(l)}return o},an=new Map,f=function(e){var t=an.get(this);return t||(t=new Map,an.set(this,t)),(t=xn(this,t.get(e)||(t.set(e,t=(function(n){for(var o,r,s=1,a="",l="",c=[0],d=function(u){s===1&&(u||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,a):s===3&&(u||a)?(c.push(3,u,a),s=2):s===2&&a==="..."&&u?c.push(4,u,0):s===2&&a&&!u?c.push(5,0,!0,a):s>=5&&((a||!u&&s===5)&&(c.push(s,0,a,r),s=6),u&&(c.push(s,u,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&d(),d(i));for(var p=0;p<n[i].length;p++)o=n[i][p],s===1?o==="<"?(d(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(d(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][p+1]===">")?(d(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(pn);var cr=5;function wn(e){let t=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=e,t.append(n);t.children.length>cr;)t.firstChild?.remove()}var _e=!1,be=!1;addEventListener("keydown",()=>be=!0,!0);addEventListener("pointerdown",()=>be=!1,!0);function _t(){let{activeElement:e,body:t}=document;return e===t||e?.matches(":disabled")||!1}function vn(e){M(()=>{if(!be||!_t()||_e)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},e)}function zs(e,t){let n=O(e);M(()=>{let o=n.current===e;if(n.current=e,!t.isChosen||o&&!_t())return;let{activeElement:r}=document,s=document.getElementById("main"),a=new MutationObserver(c);function l(){a.disconnect(),_e=!1}function c(){let d=s.querySelector("h1");d&&(l(),!(!_t()&&document.activeElement!==r)&&(d.tabIndex=-1,d.focus()))}return _e=!0,a.observe(s,{childList:!0,subtree:!0}),c(),l},[t])}function k(e,t){return`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`}function J(e,t="and"){return e.length<2?e.join():`${e.slice(0,-1).join(", ")} ${t} ${e.at(-1)}`}function F(e,t){return e==="You"?`${e} ${t}`:`${e} ${t}${/(s|sh|ch)$/.test(t)?"es":"s"}`}var I=e=>Number(e)>0?`+${e}`:`${e}`;function bt(e){let t=Math.round(e*100);return e>0&&e<1?Math.min(Math.max(t,1),99):t}function Vs(e){return e<=0||e>=100?Math.min(e/100,1):e>=99?.999999:(e+.499999)/100}var xe=e=>e.charAt(0).toUpperCase()+e.slice(1),ur=e=>`${I(Math.round(100*e)||0)}%`,Js={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},dr=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Master"]];function pr(e){return dr.find(([n])=>n===e)?.[1]??e.replace(/^level(?=\d)/,"Level ")}function Xs({seats:e,seat:t}){return e.map(({name:n,bot:o},r)=>{if(r===t)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[pr(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function Zs(e){return e.map((t,n)=>{let o=e.slice(0,n).filter(r=>r===t).length;return o?`${t} ${o+1}`:t})}function Cn(e){return e.length>1?`${J(e)} share the win.`:e.length?`${F(e[0],"win")}.`:"The game is over."}function Wt(e,t,n){if(e.length!==1||t.length<2)return null;let o=k(Math.abs(t[0]-t[1]),"point");return`${F(n[e[0]],"win")} by ${o}.`}function Gt({player:e,reason:t},n){if(e===null)return fr;let o=n[e];return t==="clock"?`${o} ${o==="You"?"have":"has"} no time left.`:t==="resigned"?`${F(o,"resign")}.`:`${F(o,"forfeit")} the game.`}var fr="The game was aborted.";function Qs({seconds:e,increment:t=0,move_seconds:n}){if(n)return`${ye(n)} for each turn`;let o=t?` and ${ye(t)} more after each turn`:"";return`${ye(e??0)} each${o}`}var ye=e=>e>=60&&e%60===0?k(e/60,"minute"):k(e,"second"),Sn=e=>/^(enable|yawl)$/.test(e)?e.toUpperCase():e;function ta(e){let t=[...e?.upper??""],n=new Map([...e?.lower??""].map((o,r)=>[o,t[r]]));return o=>[...o].map(r=>n.get(r)??r).join("")}var ea={enable:"made for word games","2of12inf":"common words and their inflections; Lexibomb was written for it",yawl:"the largest, with many rare words"},En={classic_poc:"first version"},na="Accept or challenge?",oa="Choose one of these actions.",ra="Game log",sa="The next game has started.",aa="Covers",ia="Your name",la=e=>`${e} is to move`,On="The server cannot be reached.",hr="The page cannot prevent that players get help elsewhere.",ca=`There is no advice at this table. ${hr}`,mr="You get advice once you have accepted or challenged the last play.",Tn="The server begins no more games for you now. Finish one of yours, or try again later.",kn="This game is longer than the server accepts.",yt={NoSuchTable:"There is no such table. It may have been deleted.",NoSeat:"No seat is free at this table.",NotOver:"The game is not over yet. Its record would reveal what is hidden.",NotLoaded:"The server does not have the dictionary of this game.",Stale:"Another action came first. Look at the table and try again.",NoAdvice:mr,BadToken:"The server does not know your seat. Reload the page to watch the game.",BadAction:"The server did not understand this turn. Reload the page, and try again.",Failure:"A bot of this server does not work. Start a game with another one.",BadRecord:"This file has no game that can be replayed. Choose one that was saved here, or GCG.",BadQuery:"These conditions cannot be understood. Correct them, or tap an example.",TooMuch:"This is more than the server accepts. Try something shorter, or try again later.","dictionary.find NotLoaded":"The server does not have this dictionary. Choose another one.","dictionary.info NotLoaded":"The server does not have this dictionary. Choose another one.","dictionary.find TooMuch":"These conditions take too long. Leave some out, or try again later.","rules BadOption":"There are no such rules. Choose others from the list.","table.new TooMuch":Tn,"table.again TooMuch":Tn,"record.replay TooMuch":kn,"analyse TooMuch":kn,Busy:"The server is busy. Try again in a moment.",Closing:"The server is shutting down. Try again later."};function ua({message:e}){let t=e.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,"");return`${xe(t)}${/[.?!]$/.test(t)?"":"."}`}var Ln={abort:"Everyone has had a turn, so the game cannot be aborted. You can resign.",action:yt.BadAction,added:"Add at least one card to the word.",hand:"You do not have all cards of this word.",order:"The cards of the old word must stay in their order, and a Master a Master.",over:"The game is over.",phase:"Accept or challenge the last play first.",rack:"You do not have all these tiles.","same word":"By the rules of this table, the word must become another one.",target:"This word is not on the table any more.",turn:"It is not your turn."},$r="There is no such puzzle: the number in its address must be a whole number.",An=[["params.seed",$r],["params.seats","The server refuses these players or names. Choose others."],["params.name","The server refuses this name. Choose another one."],["params.clock","The server refuses these times. Choose others."],["params.record","The server cannot play on from this game. Choose an earlier position."],["params.action",yt.BadAction],["params.filter.contains","Find takes letters of a word, such as QU; on a board also the square where it begins, as 8D."],["params.filter.at","The square where a play begins must be on the board, such as 8D."],["params.filter.covers","Covers takes squares of the board, such as H8 O15."],["params.filter","A number of these filters cannot be. Change it."]],da={BadHand:"A hand has 1 to 64 cards: letters, and * for the Master.",BadTableWord:"The table has up to 64 words, each of 2 to 64 letters. Brackets are around one letter, for which a Master stands: l[u]rch."},pa="A plan takes 1 to 15 cards: letters, and * for the Master.";function fa({type:e,rule:t="",square:n=""},{rack:o,blank:r,bombs:s}){return e==="BadHand"?`A rack has up to ${o} tiles: letters, and ${r} for a blank.`:{letters:`${n||"The board"} has a character that is no letter of the dictionary.`,"too few bombs":`The open squares need more bombs than the ${s} of these rules.`,"too many bombs":`There are not enough closed squares for the ${s} bombs of these rules.`,numbers:n?`The number on ${n} cannot be right: no bombs fit to it and to the squares around it.`:"The numbers on the open squares contradict each other.",closed:`${n} has a tile, so it is open: type its number, or * for a bomb that was hit.`,bomb:`${n} shows a bomb, but no tile. Only tiles hit bombs.`,zero:`${n} shows 0, so all squares around it are open. Type their numbers.`}[t]??we}var we="The server does not accept this. Change what you have entered, or reload the page.",Mn="Something went wrong on the server. Try again later.",ve={start:"The first play needs two tiles or more.","start square":"The first play needs two tiles or more and must cover the star.",touch:"The play must touch a tile on the board.",line:"The tiles must lie in one row or column.",gap:"There is a gap between the tiles."},Nn="These tiles cannot be laid like this.",ha="Words that are not in the dictionary are refused at once.",ma="At tables without challenges, words that are not in the dictionary are refused at once instead.";function $a({reason:e,by:t}){return`The bot ${e==="slow"?"was too slow":"failed"}; ${t??"the server"} moved for it.`}function ga(e){if(!e)return"";let t=k(e.tries,"attempt");return e.end==="solved"?`Solved in ${t}`:e.end==="shown"?"Not solved":t}function xt(e,t,n){let o=Math.round(e);return o?`${k(Math.abs(o),t)} ${o>0?"more":"less"} ${n}`:""}var Yt=(e,t)=>Math.round(100*e)?`${ur(e)} ${t}`:"";var Pn=1e3,gr=-32603,_r=413,it=class extends Error{constructor({code:t,message:n,data:o},r){super(n),this.method=r,this.code=t,this.type=o?.type??"",this.rule=o?.rule??"",this.path=o?.path??"",this.data=o??{}}};async function lt(e,t,n){let o=await fetch(`rpc/${e}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(t),signal:n}),r=await o.json();if(o.status===_r&&(r.data={type:"TooMuch"}),!o.ok)throw new it(r,e);return r}async function Dn(e){let t=[],n;do n=await lt("table.record",{id:e,skip:t.length,limit:Pn}),t.push(...n.lines);while(n.lines.length===Pn);return t}function ct(e){if(!(e instanceof it))return On;let{code:t,method:n,type:o,rule:r,path:s,message:a}=e;if(t===gr)return Mn;if(s)return An.find(([d])=>s.startsWith(d))?.[1]??we;let l=yt[`${n} ${o}`]??yt[o]??Ln[r],c=/^record:(\d+):/.exec(a)?.[1];return l&&c?`${l} (Line ${c} is wrong.)`:l??br(a)}function br(e){return xe(e.replace(/^position \d+: /,"").replace(/^opened, /,""))}var zt=new Map;function Te(e,t){let n=JSON.stringify([e,t]),o=zt.get(n)??lt(e,t);return zt.set(n,o),o.catch(()=>zt.delete(n)),o}var Rn=document.getElementById("hello")?.textContent;Rn&&zt.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(Rn)));var ya=()=>Te("hello",{}),xa=async(e,t)=>(await Te("rules",{game:e,ruleset:t})).rules,wa=e=>Te("dictionary.info",{dictionary:e});var yr=30,xr=100,wr=100;function Bn(e,t){let n={value:null,error:null},[o,r]=C(n);return A(()=>{let s=!0;return r(n),e().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:ct(a)})),()=>{s=!1}},t),o}function Fn(e,t){let n={result:null,error:null,failure:null,key:null},[o,r]=C(n),s=t&&JSON.stringify(t);M(()=>{if(!t){r(n);return}let d=new AbortController,i=setTimeout(()=>{lt(e,t,d.signal).then(p=>r({...n,result:p,key:s}),p=>{if(p.name==="AbortError")return;let u=p instanceof it?p:null;r({...n,error:ct(p),failure:u,key:s})})},yr);return()=>{clearTimeout(i),d.abort()}},[e,s]);let{result:a,error:l,failure:c}=o;return{result:a,error:l,failure:c,busy:o.key!==s}}function Ca(){let[e,t]=C({busy:!1,problem:null});async function n(o){t({busy:!0,problem:null});try{await o()}catch(r){t({busy:!1,problem:ct(r)})}}return{...e,run:n}}function ke(e,t){let n=O(t);n.current=t,M(()=>{let o=r=>n.current(r);return addEventListener(e,o),()=>removeEventListener(e,o)},[e])}function Sa(e){let[{value:t,earlier:n},o]=C(()=>({value:e(),earlier:[]})),r=(a,l=!0)=>o(c=>({value:a,earlier:l?[...c.earlier.slice(1-wr),c.value]:c.earlier})),s=()=>o(a=>a.earlier.length?{value:a.earlier.at(-1),earlier:a.earlier.slice(0,-1)}:a);return ke("keydown",a=>{let{key:l,ctrlKey:c,metaKey:d,shiftKey:i,target:p}=a,u=(c||d)&&!i&&l.toLowerCase()==="z",h=p instanceof Element&&p.matches("input:not([data-undo]), textarea");!u||h||(a.preventDefault(),s())}),{value:t,set:r,undo:s,canUndo:n.length>0}}function Ea(e,t,n=!0){let o=tt(()=>performance.now(),[t]),[r,s]=C(o);A(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),xr);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,e-a)}function Oa(e){A(()=>{e!==null&&(document.title=`${e} · Lexicon fast`)},[e])}function La(e){let t=O(null);return A(()=>{let n=t.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[e]),t}function wt(e,t){let n=O(!0);M(()=>{n.current||e(),n.current=!1},t)}var In="lexicon_fast.name",Un="lexicon_fast.tables",Kt="lexicon_fast.new_game",jn="lexicon_fast.theme",Ce="lexicon_fast.puzzles",Hn="lexicon_fast.sounds",qn="lexicon_fast.decks",Wn="lexicon_fast.cards ";var vt=new Map,Ma=()=>vt.size>0;function Vt(e){if(vt.has(e))return vt.get(e)??null;try{return localStorage.getItem(e)}catch{return null}}function X(e,t){try{localStorage.setItem(e,t),vt.delete(e)}catch{vt.set(e,t)}}function vr(e){try{let t=JSON.parse(e);return typeof t=="object"&&t!==null?t:{}}catch{return{}}}var Z=e=>vr(Vt(e)??""),Na=()=>Vt(In)??"",Pa=e=>X(In,e),Gn=()=>Vt(jn)??"",Yn=e=>X(jn,e),zn=()=>Vt(Hn)??"",Kn=e=>X(Hn,e),Tt=()=>Z(Un);function Ra(){return Object.entries(Tt()).map(([e,t])=>({id:e,...t})).sort((e,t)=>t.since-e.since)}function Se(e){let t=Object.entries(e).sort(([,n],[,o])=>o.since-n.since);X(Un,JSON.stringify(Object.fromEntries(t.slice(0,50))))}var et=e=>Tt()[e]??null;function Da(e,t,n){Se({...Tt(),[e]:{game:t,token:n,since:Date.now()}})}function ut(e,t){let n=Tt();e in n&&Se({...n,[e]:{...n[e],...t}})}function Jt(e,t){let n=et(e)?.draft;return n?.position===t?n.value:null}function Ba(e){let{[e]:t,...n}=Tt();Se(n)}var Fa=()=>Z(Kt).game,Ia=e=>Z(Kt).choices?.[e]??{};function Ua(e,t){let{choices:n={}}=Z(Kt);X(Kt,JSON.stringify({game:e,choices:{...n,[e]:t}}))}var ja=()=>new Date().toISOString().slice(0,10),Vn=(e,t)=>`${t} ${e}`,Ha=(e,t)=>Z(Ce)[Vn(e,t)]??null;function qa(e,t,n){let o={...Z(Ce),[Vn(e,t)]:n},r=Object.entries(o).sort(([s],[a])=>s<a?1:-1).slice(0,1100);X(Ce,JSON.stringify(Object.fromEntries(r)))}var Wa=()=>Z(qn),Ga=e=>X(qn,JSON.stringify(e)),Ya=e=>Z(Wn+e),za=(e,t)=>X(Wn+e,JSON.stringify(t));var Tr="play";function Jn(){let[e,t=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=e.split("/");return{name:n||Tr,rest:o,query:new URLSearchParams(t)}}var Xt=null;function Xa(){let[e,t]=C(()=>({...Jn(),isChosen:!1}));return ke("hashchange",()=>{t({...Jn(),isChosen:location.hash!==Xt}),Xt=null}),e}function Zt(e,t={}){let n=new URLSearchParams(Object.entries(t).filter(([,o])=>o));return`#/${e}${n.size?`?${n}`:""}`}function Za(e){Xt=Zt(e),location.hash=Xt}function Qa(e,t){history.replaceState(null,"",Zt(e,t))}var Oe={};Pt(Oe,{actionText:()=>Ee,adviceFigure:()=>Lr,adviceHint:()=>Or,cardText:()=>z,differences:()=>Ar,endFacts:()=>Er,eventText:()=>Cr,pastActionText:()=>Zn});var kr="✦";function G({letter:e,wild:t=!1,points:n=null,classes:o="",...r}){let{corner:s,onClick:a,...l}=r,d=["tile",o,t&&"wild",s===void 0&&t&&e&&"star"].filter(Boolean).join(" "),i=s!=null,p=f`
    <span class="letter" aria-hidden="true">${e||kr}</span>
    ${i&&f`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&f`${" "}<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?f`
    <button type="button" class=${d} onClick=${a} ...${l}>${p}</button>
  `:f`<span class=${d} ...${l}>${p}</span>`}function Qt({label:e,letters:t,onPick:n}){return f`
    <fieldset class="letters">
      <legend>${e}</legend>
      ${t.map(o=>f`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function dt(e,t){let n=Y(e,t);return[...e].filter((o,r)=>!n[r])}function Y(e,t){let n=[...t];return[...e].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var P="*";function R(e){return(e.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function kt(e){return e.map(({letter:t,master:n})=>n?`[${t.toLowerCase()}]`:t.toLowerCase()).join("")}var j=e=>e.replace(/[[\]]/g,"").toUpperCase();function pt(e){let t=Xn(e);return t.length?`${j(e)} (${J(t)} by the Master)`:j(e)}var Xn=e=>R(e).filter(({master:t})=>t).map(({letter:t})=>t);function Ct({card:e,points:t,...n}){let o=e===P,r=o?"Master":e;return f`
    <${G}
      classes="card"
      letter=${o?"":e}
      wild=${o}
      points=${t?.[e]??null}
      aria-label=${t?`${r}, ${k(t[e],"point")}`:r}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function te({cards:e,label:t}){return f`
    <span class="cards small" role="img" aria-label=${t??e}>
      ${[...e].map(n=>f`<${Ct} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function ee({laid:e}){let t=Xn(e),n=t.length?`, with a Master for ${t.join(" and ")}`:"";return f`
    <span class="cards word" role="img" aria-label=${`${j(e)}${n}`}>
      ${R(e).map(({letter:o,master:r})=>f`<${G} classes="card" letter=${o} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var z=e=>e===P?"the Master":e;function Ee(e,{table:t=[]}={}){return Qn(e,"target"in e?t[e.target]:void 0).join(" ").trimEnd()}function Zn(e,t,{old:n,gained:o=[],taken:r}={}){let[s,a]=Qn(e,n,r),l=o.length?`, taking ${J(o.map(z))}`:"";return`${`${F(t,s)} ${a}`.trimEnd()}${l}.`}function Qn(e,t,n){switch(e.action){case"form":return["form",pt(e.laid)];case"insert":return["make",`${t?j(t):"a word"} into ${pt(e.laid)}`];case"substitute":return["change",`${t?pt(t):"a word"} to ${pt(e.laid)}`];case"draw":{let o=`the exposed ${n?z(n).replace("the ",""):"card"}`,r=e.take==="exposed"?o:"a card from the stock";return["discard",`${z(e.discard)} for ${r}`]}default:return[e.action,""]}}function Cr(e,t){switch(e.event){case"dealer draw":return`Cards drawn for the deal: ${e.players.map((o,r)=>`${t[o]} ${e.cards[r]}`).join(", ")}.`;case"deal":{let n=F(t[e.dealer],"deal");return`Round ${e.round}: ${n}. Exposed: ${z(e.exposed)}.`}case"turn":return Sr(e,t);case"round end":{let n=e.points.map((s,a)=>`${t[a]} ${s}`).join(", "),o=e.winner??0;return`End of the round: ${e.why==="out"?`${t[o]} went out`:"no hand became smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${Cn(e.winners.map(n=>t[n]))}`;case"forfeit":return Gt(e,t);default:return null}}function Sr(e,t){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=e;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?pt(a.action.laid):"the play",d=s?"it is not a word and is taken back":"it is a word and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,h])=>`${t[Number(u)]} ${I(h)}`),p=i.length?` (${i.join(", ")})`:"";return`${F(t[n],"challenge")} ${c}: ${d}${p}.`}default:{let c=o.action==="draw"&&o.take==="blind",d=r&&c?` It is ${z(r)}.`:"",i=e.renewed?" The exposed pile has become the stock.":"";return`${Zn(o,t[n],e)}${d}${i}`}}}function Er(e,t){let n=[],o=0;for(let p of e){if(p.event!=="turn"||p.action.action==="accept")continue;let{player:u,action:h,right:$}=p;if(h.action==="challenge"){$&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:u,laid:h.laid})}let r=({laid:p})=>j(p).length,s=n.toSorted((p,u)=>r(u)-r(p))[0],a=e.filter(({event:p})=>p==="round end").length,l=e.findLast(p=>p.event==="game end"),c=l?.event==="game end"?l.scores:[],d=l?.event==="game end"?l.winners:[];return[Wt(d,c.toSorted((p,u)=>p-u),t),s&&`Longest word: ${j(s.laid).toUpperCase()}, by ${t[s.player]}.`,a&&`${k(a,"round")} with ${k(Number((o/a).toFixed(1)),"turn")}${a>1?" on average":""}.`].flatMap(p=>p||[])}var Or=()=>"The points that you gain on the others in this round, on average, and the margin of error.",Lr=({gain:e,margin:t})=>({value:e,figure:I(e.toFixed(1)),margin:t?t.toFixed(1):""}),Ar=(e,t)=>[xt(e.points-t.points,"point","at risk"),Yt(e.win-t.win,"to be out first")];var ne=e=>R(e).map(({letter:t,master:n})=>n?P:t),Mr=e=>[...e].sort((t,n)=>+(t===P)-+(n===P)||t.localeCompare(n)).join("");function Ae(e,t,n){let o;return e.map(r=>{switch(r.event){case"deal":return o=new Le(r,t,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function to(e,t){return e.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=e.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return Ae(s,t,r).findLast(a=>a.event==="round end")?.hand})}var Le=class{#e=null;#n={};#t;#o;constructor({round:t,players:n,hand:o=""},r,s){this.number=t,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:Mr(this.#t.hand),penalties:this.#n}}turn(t){let{action:n,player:o}=t;switch(n.action){case"accept":return t;case"challenge":return this.#a(t);case"draw":return o===this.seat&&this.#r([n.discard],[t.taken??""]),t;default:return this.#s(t,n)}}#r(t,n){this.#t={...this.#t,hand:[...dt(this.#t.hand,t),...n]}}#s(t,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=dt(ne(n.laid),ne(a)),c=dt(ne(a),ne(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[t.player]:r[t.player]-l.length+c.length}},t.player===this.seat&&this.#r(l,c),this.#e={...t,old:a,gained:c},this.#e}#a(t){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??t.player,a=t.right?{[s]:o,[t.player]:n}:{[t.player]:r};t.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...t,play:this.#e,penalties:a}}};var Ie={};Pt(Ie,{Play:()=>Vr,Position:()=>es,StaticHand:()=>os,solverQuery:()=>ns});var eo={mouse:6,pen:6,touch:12},Nr=44;function oe(e,{small:t=!1}={}){let n=O(e);return n.current=e,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&Pr(r,t,s=>n.current(o,s))}})}function Pr(e,t,n){let o=e.currentTarget,r=t&&e.pointerType==="touch"?Nr:0,s=null,a=null;o.hasPointerCapture(e.pointerId)&&o.releasePointerCapture(e.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==e.pointerId)return;let p=i.clientX-e.clientX,u=i.clientY-e.clientY,h=eo[e.pointerType]??eo.mouse;!s&&Math.hypot(p,u)<h||(s??=Rr(o),s.style.transform=`translate(${p}px, ${u-r}px) scale(1.08)`,l(no(i,r)))},d=i=>{i.pointerId===e.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),l(null),s&&(s.remove(),o.classList.remove("lifted"),Dr(),i.type==="pointerup"&&n(no(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",d),addEventListener("pointercancel",d)}function Rr(e){let{left:t,top:n,width:o,height:r}=e.getBoundingClientRect(),s=e.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${t}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),e.classList.add("lifted"),s}function no({clientX:e,clientY:t},n){let o=r=>document.elementFromPoint(e,r)?.closest("[data-drop]")??null;return o(t-n)??o(t)}function Dr(){let e=n=>{t(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},t=()=>{removeEventListener("click",e,{capture:!0}),removeEventListener("pointerdown",t,{capture:!0})};addEventListener("click",e,{capture:!0}),addEventListener("pointerdown",t,{capture:!0})}function ro(e,t,n){let o=R(n),{kind:r,oldCells:s}=t===null?{kind:"form",oldCells:[]}:Br(R(t),o),a=[...e],l=u=>{let h=a.indexOf(u);return h>=0&&a.splice(h,1),h>=0},c=[],d=o.map(({letter:u,master:h},$)=>{let x=s[$];if(x)return{letter:u,master:x.master,from:"table"};let m=!h&&l(u)?u:l(P)?P:null;return m===null?{letter:u,master:h,from:"none"}:(c.push(m),{letter:u,master:m===P,from:"hand"})}),i=d.every(({letter:u,from:h})=>u&&h!=="none"),p=c.length>0&&d.length>1;return{kind:i&&p?r:null,cells:d,cards:c,laid:kt(d)}}function Br(e,t){if(t.length<e.length)return{kind:null,oldCells:[]};if(t.length>e.length){let r=0,s=t.map(({letter:a,master:l})=>{let c=e[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===e.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=t.some(({letter:r},s)=>r!==e[s].letter);return{kind:"substitute",oldCells:t.map(({letter:r,master:s},a)=>{let l=e[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function so({kind:e,laid:t},n){return e===null?null:e==="form"?{action:e,laid:t}:{action:e,target:n,laid:t}}var Q={target:null,text:"",caret:0,chosen:null},St=(e,t)=>({...Q,target:e,text:t,caret:R(t).length});function ao(e){return e.action==="draw"?nt(Q,e.discard):St(e.target??null,e.laid)}function nt(e,t,n=null){let{chosen:o,caret:r}=e,s=R(e.text),a=t===P?{letter:"",master:!0}:{letter:t,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...e,text:kt(s),caret:l?r:c+1,chosen:null}}function Me(e,t,n){let o=R(e.text),r=n!==null&&R(n).length===o.length;o.splice(t,1,...r?[R(n)[t]]:[]);let s=Math.min(e.caret,o.length);return{...e,text:kt(o),caret:s,chosen:null}}function io(e,t){let n=R(e.text);return n[n.findIndex(o=>!o.letter)]={letter:t,master:!0},{...e,text:kt(n)}}function lo(e,t,n,o){let[r,s]=t.split(">",2);if(s!==void 0){let a=o.findIndex(l=>oo(l)===oo(r));if(a>=0)return St(a,s)}return{...e,text:t,caret:R(t.slice(0,n)).length,chosen:null}}var oo=e=>R(e).map(({letter:t})=>t).join("");var Ir=new Set,Ur=new Map,jr=12;function Ne({observation:e,points:t,target:n=null,onWord:o=null,...r}){let{fresh:s=Ir,arriving:a=Ur,hasPiles:l=!0}=r,{table:c=[],pile:d="",stock:i=0}=e,p=d.at(-1),u=O(null);return A(()=>{let h=u.current,$=h?.querySelector(".fresh:last-child, .fresh");h&&$ instanceof HTMLElement&&(h.scrollTop=$.offsetTop-h.clientHeight/2)},[c.join()]),f`
    <section class="felt" aria-label="Table">
      ${l&&f`<${Hr} stock=${i} exposed=${p} points=${t} />`}
      <ul
        ref=${u}
        class="laid-words ${c.length>jr?"many":""}"
        aria-label="Words on the table"
      >
        ${c.length===0&&f`<li class="nothing">No words yet</li>`}
        ${c.map((h,$)=>{let x=f`<${ee} key=${a.get($)} laid=${h} />`,m=[s.has($)&&"fresh",a.has($)&&"arriving"],g=f`
            <button
              type="button"
              class="laid-word"
              data-drop=${`word ${$}`}
              aria-pressed=${$===n}
              aria-label=${`Change ${j(h)}${s.has($)?", new":""}`}
              onClick=${()=>o?.($)}
            >
              ${x}
            </button>
          `;return f`
            <li key=${$} class=${m.filter(Boolean).join(" ")}>
              ${o?g:x}
            </li>
          `})}
      </ul>
    </section>
  `}function Hr({stock:e,exposed:t,points:n}){return f`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${k(e,"card")}>
          ${e}
        </span>
        <figcaption>Stock</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${t?f`<${Ct} card=${t} points=${n} />`:f`<span class="tile card none" role="img" aria-label="No exposed card"></span>`}
        <figcaption>Exposed</figcaption>
      </figure>
    </div>
  `}var Pe=({games:e})=>e.filter(({game:t})=>Object.hasOwn(co,t));function wi(e,t){let n=Pe(e);return n.find(({game:o})=>o===t)??n[0]}var vi=({games:e},t)=>e.find(({game:n})=>n===t)?.title??t,Ti=({words:e},t)=>e&&t.includes(e)?e:t[0],Re=e=>En[e]??e.replaceAll("_"," "),ki=e=>!!e.without_challenges,Ci=(e,t)=>({base:t,...e.without_challenges});function Si(e,{ruleset:t,...n}){let o=t.replace(/, changed$/,""),r=`${Re(o)} rules`,s=Object.entries(e.without_challenges??{});return s.length&&s.every(([a,l])=>n[a]===l)?`${r}, false words are refused`:o===t?r:`${r}, changed`}function Ei(e,t){let n=typeof t=="string"?t:JSON.stringify(t);return Zt(`rules/${e}`,{ruleset:n})}function Oi(e){let t=e.get("ruleset");if(!t?.startsWith("{"))return t;try{return JSON.parse(t)}catch{return t}}var Li=(e,t,n)=>({game:e,observation:t,seq:n,seat:t.player,to_move:t.player,phase:"turn",over:!1});var uo=[["off","Off"],["on","On"]],De=()=>zn()==="on"?"on":"off";function po(e){Kn(e),qr(["turn"])}function qr(e){De()!=="off"&&import("./sound_player-WWJ4S4ZJ.js").then(({play:t})=>t(e),()=>{})}var Be=[["auto","Auto"],["light","Light"],["dark","Dark"]];function Fe(){let e=Gn();return Be.some(([t])=>t===e)?e:"auto"}function Wr(){let e=Fe();document.documentElement.style.colorScheme=e==="auto"?"":e}function fo(e){Yn(e),Wr()}function ho({label:e,id:t,hint:n,value:o,onInput:r,...s}){return f`
    <div class="field">
      <label for=${t}>${e}</label>
      <input
        id=${t}
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck=${!1}
        value=${o}
        aria-describedby=${n?`${t}-hint`:void 0}
        onInput=${({target:a})=>r(a.value,a.selectionStart)}
        ...${s}
      />
      ${n&&f`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
    </div>
  `}function ji({label:e,id:t,hint:n,value:o,lines:r=1}){let[s,a]=C(!1),l=({target:i})=>i.select();async function c(){document.getElementById(t).select();try{await navigator.clipboard.writeText(o),a(!0)}catch{a(!1)}}let d={id:t,readonly:!0,value:o,"aria-describedby":n?`${t}-hint`:void 0,onFocus:l,onClick:l};return f`
    <div class="row copy">
      <div class="field">
        <label for=${t}>${e}</label>
        ${r>1?f`<textarea rows=${r} ...${d}></textarea>`:f`<input type="text" ...${d} />`}
      </div>
      <button type="button" onClick=${c}>Copy</button>
      <span role="status">${s?"Copied.":""}</span>
    </div>
    ${n&&f`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
  `}function mo({label:e,id:t,hint:n,value:o,options:r,onChange:s}){return f`
    <div class="field">
      <label for=${t}>${e}</label>
      <select
        id=${t}
        value=${o}
        aria-describedby=${n?`${t}-hint`:void 0}
        onChange=${({target:a})=>s(a.value)}
      >
        ${r.map(([a,l])=>f`
            <option key=${a} value=${a} selected=${a===o}>${l}</option>
          `)}
      </select>
      ${n&&f`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
    </div>
  `}function Hi({info:e,...t}){let n=e.rulesets.map(o=>[o,Re(o)]);return f`<${mo} label="Rules" id="ruleset" options=${n} ...${t} />`}function qi({dictionaries:e,...t}){let n=e.map(o=>[o,Sn(o)]);return f`<${mo} label="Dictionary" id="dictionary" options=${n} ...${t} />`}function Gr({label:e,value:t,options:n,onChange:o}){return f`
    <div class="segments" role="group" aria-label=${e}>
      ${n.map(([r,s])=>f`
          <button
            type="button"
            key=${r}
            aria-pressed=${r===t}
            onClick=${()=>o(r)}
          >
            ${s}
          </button>
        `)}
    </div>
  `}function $o({label:e,options:t,load:n,choose:o}){let[r,s]=C(n);return f`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${e}</span>
      <${Gr} label=${e} value=${r} options=${t} onChange=${l=>{o(l),s(l)}} />
    </div>
  `}var Yr=()=>f`
  <${$o}
    label="Sounds"
    options=${uo}
    load=${De}
    choose=${po}
  />
`,Wi=()=>f`
  <div class="row">
    <${$o} label="Theme" options=${Be} load=${Fe} choose=${fo} />
    <${Yr} />
  </div>
`;function Gi({server:e,view:t,game:n}){return f`
    <nav aria-label="Games">
      ${Pe(e).map(({game:o,title:r})=>f`
          <a
            key=${o}
            href=${`#/${t}/${o}`}
            aria-current=${o===n?"page":void 0}
            >${r}</a
          >
        `)}
    </nav>
  `}function go({columns:e,rows:t,classes:n="",rowHeads:o=!1}){let r=e.filter(a=>a!==!1),s=r.map(({number:a})=>a?"number":void 0);return f`
    <table class="list ${n}">
      <thead>
        <tr>
          ${r.map(({title:a},l)=>f`<th scope="col" class=${s[l]}>${a}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${t.map(({key:a,cells:l})=>f`
            <tr key=${a}>
              ${l.filter(c=>c!==!1).map((c,d)=>o&&d===0?f`<th scope="row">${c}</th>`:f`<td class=${s[d]}>${c}</td>`)}
            </tr>
          `)}
      </tbody>
    </table>
  `}function Yi({undo:e,canUndo:t}){return f`<button type="button" disabled=${!t} onClick=${e}>Undo</button>`}function _o({text:e}){return f`<p class="problem" role="alert" hidden=${!e}>${e}</p>`}var zr={hand:"from your hand",table:"on the table",none:"not in your hand"};function bo({draft:e,word:t,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=t,d=({target:p})=>r(p.value,p.selectionStart??0),i=p=>f`
    <span
      key=${`gap ${p}`}
      class="gap ${p===e.caret?"here":""}"
      data-drop=${`gap ${p}`}
      aria-hidden="true"
      onClick=${()=>a(p)}
    ></span>
  `;return f`
    <div class="tray" data-drop="tray" role="group" aria-label="Your word">
      ${c.map((p,u)=>f`
          ${i(u)}
          <${Kr}
            key=${`cell ${u}`}
            cell=${p}
            place=${u}
            chosen=${u===e.chosen}
            points=${n}
            onClick=${()=>s(u)}
            ...${p.from==="hand"?o({cell:u}):{}}
          />
        `)}
      ${i(c.length)}
      ${!c.length&&f`<span class="hint">Click cards, drag them here, or type.</span>`}
    </div>
    <div class="row typing">
      <${ho}
        label="Word"
        id="word"
        value=${e.text}
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
  `}function Kr({cell:{letter:e,master:t,from:n},place:o,chosen:r,points:s,...a}){let l=t?`Master${e?` for ${e}`:""}`:e,c=s[t?P:e]??null,d=c===null?"":`, ${k(c,"point")}`,i=n==="table"?"choose it to be replaced":"take it back";return f`
    <${G}
      classes=${`card from-${n}`}
      letter=${e}
      wild=${t}
      points=${c}
      aria-label=${`${l}${d}, ${zr[n]}: ${i}`}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function Vr(e){let{id:t,view:n,rules:o,changes:r,canAct:s,act:a,suggested:l,onDraft:c,notice:d,playsOnly:i}=e,{observation:p}=n,{hand:u="",table:h=[]}=p,$=Qr(n.seat,p.history),x=[$,u,...h].join(" "),[m,g]=C(()=>({...Q,...Jt(t,x)}));wt(()=>g(Q),[u,$]),wt(()=>{m.target!==null&&g(Q)},[h.join()]),A(()=>ut(t,{draft:{position:x,value:m}}),[x,m]),A(()=>{l&&g(ao(l))},[l]),A(c,[m.text,m.target]),vn([m.text,m.target]);let b=m.target===null?null:h[m.target],y=ro(u,b,m.text),_=so(y,m.target),E=m.target===null&&y.cells.length===1?y.cards[0]:void 0,W=oe(D),U=n.seat!==null&&!n.over;function D({card:T,cell:v=0},N){let[L,rt]=(N??"").split(" "),st=Number(rt);T===void 0?L!=="gap"&&L!=="cell"&&g(Me(m,v,b)):L==="blind"||L==="exposed"?s&&a({action:"draw",discard:T,take:L}):L==="word"?g(nt(St(st,h[st]),T)):L==="gap"?g(nt(m,T,st)):L==="cell"?g(nt({...m,chosen:st},T)):L==="tray"&&g(nt(m,T))}function ot(T){y.cells[T].from==="table"?g({...m,chosen:m.chosen===T?null:T}):g(Me(m,T,b))}function pe(T){T.preventDefault(),_&&s&&a(_)}let Nt=f`
    <${Ne}
      observation=${p}
      points=${o.points}
      target=${m.target}
      hasPiles=${!i}
      fresh=${ts(p.history,n.seat)}
      arriving=${yo(r,h)}
      onWord=${U&&(T=>g(T===m.target?Q:St(T,h[T])))}
    />
  `;return U?f`
    ${Nt}
    <form class="panel own-turn" aria-label="Your turn" onSubmit=${pe}>
      ${d}
      <${Xr}
        hand=${u}
        used=${y.cards}
        points=${o.points}
        onCard=${T=>g(nt(m,T))}
        draggable=${W}
      />
      <${bo}
        draft=${m}
        word=${y}
        points=${o.points}
        draggable=${W}
        onType=${(T,v)=>g(lo(m,T,v,h))}
        onCell=${ot}
        onClear=${()=>g(Q)}
        onGap=${T=>g({...m,caret:T,chosen:null})}
      />
      ${y.cells.some(({letter:T})=>!T)&&f`
          <${Qt}
            label="The Master stands for"
            letters=${Object.keys(o.points).filter(T=>T!==P).sort()}
            onPick=${T=>g(io(m,T))}
          />
        `}
      <${Zr}
        action=${_}
        discard=${E}
        advised=${E&&l?.discard===E?l.take:void 0}
        observation=${p}
        canAct=${s}
        playsOnly=${i}
        act=${a}
      />
    </form>
  `:Nt}var Jr=10;function Xr({hand:e,used:t,points:n,onCard:o,draggable:r}){let s=O(null),a=O(null),l=Y(e,t);return M(()=>{if(a.current===null||!_t())return;let c=l.findIndex((i,p)=>!i&&p>Number(a.current)),d=c<0?l.lastIndexOf(!1):c;s.current?.children[d]?.focus(),a.current=null},[t.join()]),f`
    <div
      ref=${s}
      class="hand cards ${e.length>Jr?"many":""}"
      role="group"
      aria-label="Your hand"
    >
      ${[...e].map((c,d)=>f`
          <${Ct}
            key=${`${d}${c}`}
            card=${c}
            points=${n}
            disabled=${l[d]}
            onClick=${()=>{a.current=d,o(c)}}
            ...${r({card:c})}
          />
        `)}
    </div>
  `}function Zr({action:e,discard:t,advised:n,observation:o,canAct:r,playsOnly:s,act:a}){let l=o.pile?.at(-1),c=$=>a({action:"draw",discard:t,take:$}),d=r&&t!==void 0,i=t?z(t):"a card",p=e?Ee(e,o):"play the word",u=$=>n===$?"main":"",h=f`
    <button class=${u(void 0)} disabled=${!r||!e}>
      ${p[0].toUpperCase()+p.slice(1)}
    </button>
  `;return s?f`<div class="row actions">${h}</div>`:f`
    <div class="row actions">
      ${h}
      <button
        type="button"
        class=${u("exposed")}
        disabled=${!d||!l}
        onClick=${()=>c("exposed")}
      >
        Discard ${i}, take ${l?z(l):"the exposed card"}
      </button>
      <button
        type="button"
        class=${u("blind")}
        disabled=${!d}
        onClick=${()=>c("blind")}
      >
        Discard ${i}, take from the stock
      </button>
    </div>
    ${r&&!d&&f`<p class="hint">To draw, put only the card that you discard into the tray.</p>`}
  `}var Qr=(e,t=[])=>t.filter(({player:n,action:o})=>n===e&&!["accept","challenge"].includes(o.action)).length;function ts(e=[],t){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of e){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===t||t===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==t&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}function yo(e=[],t=[]){let n=e.flatMap(({number:o,events:r})=>r.flatMap(({action:s})=>s?.laid?[{word:s.laid,number:o}]:[]));return new Map(n.map(({word:o,number:r})=>[t.lastIndexOf(o),r]))}var es=({observation:e,rules:t,changes:n})=>f`
  <${Ne}
    observation=${e}
    points=${t.points}
    arriving=${yo(n,e.table)}
  />
`,ns=({table:e=[]},t)=>({position:[t,...e].join(" ")}),os=({hand:e,label:t})=>f`<${te} cards=${e} label=${t} />`;function xo({end:e,names:t,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:d=[]}=e,i=Object.values(c).some(u=>u!==0),p=u=>{let h=r[u]??(u===n?e.hand:"");return[d.includes(u)?f`${t[u]} <span class="tag">out of the game</span>`:t[u],h?f`<${te} cards=${h} />`:s[u]?k(s[u],"card"):"none",i&&I(c[u]??0),I(a[u]),f`<strong>${l[u]}</strong>`]};return f`
    <${rs} end=${e} names=${t} rules=${o} />
    <p class="hint">
      Cards left in a hand cost their points. The fewest points win; a player with${" "}
      ${o.out_at} or more is out of the game.
    </p>
    <${go}
      rowHeads
      columns=${[{title:"Player"},{title:"Cards left"},i&&{title:"Challenges",number:!0},{title:"This round",number:!0},{title:"Score",number:!0}]}
      rows=${[...t.keys()].filter(u=>u in s).map(u=>({key:u,cells:p(u)}))}
    />
  `}function rs({end:{why:e,winner:t,play:n,left:o},names:r,rules:s}){if(e!=="out"||!n||!("laid"in n.action)){let l=k(s.guard*Object.keys(o).length,"turn");return f`<p>No hand has become smaller for ${l}, so all cards are counted.</p>`}let a=n.old?`: ${j(n.old)} became`:" with";return f`
    <p class="row">
      <strong>${r[t??0]} went out${a}</strong>
      <${ee} laid=${n.action.laid} />
    </p>
  `}var se={};Pt(se,{actionText:()=>ss,adviceFigure:()=>hs,adviceHint:()=>fs,differences:()=>ms,endFacts:()=>ds,eventText:()=>as,lettersOf:()=>re,pastActionText:()=>Et,tilesText:()=>ft});var re=e=>e.replace(/[()]/g,"");function wo(e){let t=[...e.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=re(e).toUpperCase();if(!t.length)return n;let o=J(t.map(r=>r.toUpperCase()));return`${n} (${o} ${t.length>1?"blanks":"a blank"})`}function ft(e){let t=e.replace(/[?_]/g,""),n=e.length-t.length,o=n>1?`${n} blanks`:"a blank";return[t,n&&o].filter(Boolean).join(" and ")}var ss=e=>vo(e).filter(Boolean).join(" ");function Et(e,t,n=""){let[o,r]=vo(e);return`${[F(t,o),r,n].filter(Boolean).join(" ")}.`}function vo(e){switch(e.action){case"play":return["play",`${wo(e.word)} at ${e.at}`];case"exchange":return["exchange",ft(e.tiles)];default:return[e.action,""]}}function as(e,t){switch(e.event){case"start draw":return`Tiles drawn for the start: ${e.players.map((o,r)=>`${t[o]} ${ft(e.tiles[r])}`).join(", ")}.`;case"turn":return us(e,t[e.player]);case"lost turn":return`${F(t[e.player],"lose")} a turn for a wrong challenge.`;case"deal":return`${F(t[e.starter],"begin")}.`;case"game end":return cs(e,t);case"forfeit":return Gt(e,t);case"taken back":return`The play of ${t[e.player]} is taken back.`;case"points":return`${t[e.player]} ${I(e.points)} ${is[e.why]}.`;default:return null}}var is={challenge:"for a play that was challenged and stands",time:"for time",tiles:"for tiles left"},ls={out:"a rack and the bag are empty",scoreless:"too many turns in a row without points",zeros:"too many turns in a row without points"};function cs({why:e,adjustments:t,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=t.some(Boolean)?` Tiles left: ${r(t.map(I))}.`:"";return`End of the game: ${ls[e]}.${s} Scores: ${r(n)}.`}function us(e,t){let{action:n,score:o=0,drawn:r,exchanged:s}=e,a=r?` Tiles drawn: ${ft(r)}.`:"";switch(n.action){case"play":{let l="hit"in e&&e.hit?.length?e.hit:null,c=l?` A bomb explodes at ${J(l)}.`:"";return`${Et(n,t,`for ${o}`)}${c}${a}`}case"exchange":return`${Et(n,t,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in e&&e.right?"The play is taken back.":"The play stands.";return`${Et(n,t)} ${c}`}case"accept":return null;default:return Et(n,t)}}function ds(e,t){let n=[],o=t.map(()=>0);for(let{event:c,player:d,action:i,score:p=0,right:u}of e)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){u&&(n=n.slice(0,-1));continue}o[d]+=1,i.action==="play"&&n.push({player:d,action:i,score:p})}let r=e.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,d)=>d.score-c.score)[0],a=t.map((c,d)=>{let p=n.filter(u=>u.player===d).map(({score:u})=>u).reduce((u,h)=>u+h,0);return`${c} ${(p/Math.max(1,o[d])).toFixed(1)}`});return[r&&Wt(r.winners,r.scores.toSorted(ps),t),s&&`Best play: ${wo(s.action.word)} at ${s.action.at} for ${s.score}, by ${t[s.player]}.`,`Points a turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var ps=(e,t)=>t-e,fs=({win_points:e=0})=>`Your chance to win, and the margin of error. ${k(e/100,"point")} more on average count like 1% more.`;function hs({win:e,equity:t,playouts:n,margin:o},{ranked:r,win_points:s=0}){let[a]=r,l=s?(t-a.equity)/s:0,c=Math.min(Math.max(e+l,0),1),d=(e*n+1)/(n+2),i=196*Math.sqrt(d*(1-d)/(n+2));return{value:e+l,figure:`${bt(c)}%`,margin:o===0?"":`${Math.max(1,Math.round(i))}%`}}var ms=(e,t)=>[xt(e.score-t.score,"point","now"),xt((e.leave_value??0)-(t.leave_value??0),"point","for the tiles kept"),Yt((e.bomb??0)-(t.bomb??0),"risk of a bomb")];var de={};Pt(de,{Play:()=>Ps,Position:()=>Is,StaticHand:()=>js,solverQuery:()=>Us});function To({points:e}){let[t,n]=C(!1);return t?null:f`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${I(e)}
    </span>
  `}var ae=e=>String.fromCharCode(65+e),Ot=({row:e,column:t})=>`${e+1}${ae(t)}`,S=({row:e,column:t})=>`${e},${t}`,H=(e,{row:t,column:n})=>(e[t]?.[n]??".")!==".",K=({row:e,column:t},n,o=1)=>n?{row:e+o,column:t}:{row:e,column:t+o};function Lt(e){let[t]=e.match(/\p{L}/u)??["A"];return{row:parseInt(e.replace(/\D/g,""),10)-1,column:t.toUpperCase().charCodeAt(0)-65,down:e.startsWith(t)}}function ht({at:e,word:t}){let{down:n,...o}=Lt(e),r=[],s=o;for(let a of t.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=K(s,n,l?a.length-2:1)}return r}function ko(e,t,n){let o=p=>H(e,p)?`(${e[p.row][p.column]})`:t.find(u=>S(u)===S(p))?.letter,r=$s(e,t,n);if(r===null)return{fault:"line"};let s=t.reduce((p,u)=>p.row+p.column<=u.row+u.column?p:u);for(let p=s;o(p);p=K(p,r,-1))s=p;let{row:a,column:l}=s,c=r?`${ae(l)}${a+1}`:Ot(s),d="",i=0;for(let p;p=o(s);s=K(s,r))d+=p,p.startsWith("(")||(i+=1);return i<t.length?{fault:"gap"}:{play:{action:"play",at:c,word:d.replaceAll(")(","")}}}function $s(e,t,n){let[o]=t;if(t.length>1)return t.every(({row:s})=>s===o.row)?!1:t.every(({column:s})=>s===o.column)?!0:null;let r=s=>H(e,K(o,s,-1))||H(e,K(o,s));return!r(!1)&&(r(!0)||n)}var Co=".",So="*",ie="✹",Oo="⚑",gs="★",Eo={2:"double",3:"triple",4:"quadruple"},q=e=>"multipliers"in e;function Lo(e,t,n){let{row:o,column:r}=e,s=S(e),a=n.laid?.get(s),l=H(n.rows,e)?n.rows[o][r]:null,c=a?a.letter:l,d=n.opened?n.opened[o]?.[r]??Co:null,i=d===Co,p=d===So,u=d===null||i||p?null:Number(d),h=u!==null&&q(t);return{name:Ot(e),letter:c,isLaid:a!==void 0,closed:i,hit:p,number:u,premium:h?t.multipliers[u]:t.squares[o][r],start:t.start?.[0]===o&&t.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:p||i&&n.bombs?.[o]?.[r]===So,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r,arriving:n.arriving?.has(s)??!1,exploding:n.exploding?.has(s)??!1}}function Ao(e){let{closed:t,hit:n,bomb:o,number:r,premium:s,chance:a,cursor:l,last:c}=e;return[t?"closed":Ue(s),r!==null&&"open",n&&"hit",o&&"bomb",a!==null&&"odds",l&&"cursor",c&&"last",e.arriving&&"arriving",e.exploding&&"exploding"].filter(Boolean).join(" ")}function Mo({closed:e,bomb:t,number:n,premium:o,chance:r,flagged:s,start:a}){return t?ie:r!==null?bt(r):s?Oo:n!==null?n:e?"":a?gs:_s(o)}var No=({hit:e,number:t})=>e?ie:t,Po=({flagged:e,chance:t})=>e&&t!==null?Oo:null;function Ro(e,t){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:d,isLaid:i}=e;return[n,t??"empty",i&&"being laid",o&&"closed",r&&"bomb",s!==null&&`${k(s,"bomb")} around`,t===null&&bs(a),t===null&&d&&"start",c&&"flagged",l!==null&&`${bt(l)}% chance of a bomb`].filter(Boolean).join(", ")}function Ue([e,t]){return e>1&&t>1?"both":e>1?`letter${e}`:t>1?`word${t}`:t===0?"zero":"plain"}var _s=([e,t])=>`${e>1?`${e}L`:""}${t===1?"":`${t}W`}`;function bs([e,t]){return t===0?"word worth nothing":[e>1&&`${Eo[e]??`${e} times`} letter`,t>1&&`${Eo[t]??`${t} times`} word`].filter(Boolean).join(", ")}var je={laid:[],cursor:null,down:!1};function ue({start:e,squares:t}){let[n,o]=e??[t.length>>1,t[0].length>>1];return{row:n,column:o}}var le=class{constructor(t){this.rules=t,this.blank=t.blank}isOnBoard({row:t,column:n}){return this.rules.squares[t]?.[n]!==void 0}point(t,n){return t.cursor&&S(t.cursor)===S(n)?{...t,down:!t.down}:{...t,cursor:n}}arrow(t,n,o){let r=t.cursor??ue(this.rules);return n!==t.down?{...t,cursor:r,down:n}:this.advanced({...t,cursor:r},o)}advanced(t,n=1){let o=K(t.cursor,t.down,n);return this.isOnBoard(o)?{...t,cursor:o}:t}},ce=class extends le{constructor(t,n,o){super(t),this.rows=n,this.rack=o,this.needsLetter=!t.free_blank}get letters(){return Object.keys(this.rules.values).filter(t=>t!==this.blank).sort()}left(t){let n=Y(this.rack,t.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(t){return t===this.blank||/^\p{L}$/u.test(t)}laidAt(t,n){return t.laid.find(o=>S(o)===S(n))}#e(t,n){let o=n;for(;H(this.rows,o)||this.laidAt(t,o);)o=K(o,t.down);return this.isOnBoard(o)?o:null}lay(t,n,o,r=""){if(H(this.rows,n)||!this.left(t).includes(o))return t;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(t,n),l=o===this.blank?s:o;return{...t,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(t,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(t,{row:n,column:o},s,r)}layAtCursor(t,n,o=""){let r=t.cursor&&this.#e(t,t.cursor),s=r?this.lay(t,r,n,o):t;return!r||s===t?t:{...s,cursor:this.#e(s,r)??r}}type(t,n,o=!1){let r=n.toUpperCase();return!o&&this.left(t).includes(r)?this.layAtCursor(t,r):this.needsLetter||r===this.blank?this.layAtCursor(t,this.blank,n):t}back(t){if(!t.cursor)return t;let n=t.cursor;if(!this.laidAt(t,n))do n=K(n,t.down,-1);while(H(this.rows,n));return this.laidAt(t,n)?{...this.takeBack(t,n),cursor:n}:t}takeBack(t,n){return{...t,laid:t.laid.filter(o=>S(o)!==S(n))}}withoutTaken(t){return{...t,laid:t.laid.filter(n=>!H(this.rows,n))}}move(t,n,o){let r=this.laidAt(t,n);return!r||H(this.rows,o)?t:this.lay(this.takeBack(t,n),o,r.tile,r.letter)}chooseLetter(t,n){let o=t.laid.findIndex(s=>!s.letter),r={...t.laid[o],letter:n.toLowerCase()};return{...t,laid:t.laid.with(o,r)}}},Do=class extends le{accepts(t){return/^[\p{L}.]$/u.test(t)||t===this.blank||this.#e(t)}#e(t){return q(this.rules)&&/^[0-8*]$/.test(t)}type(t,n,o=!1){let r=this.advanced(t),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&t.opened?{...r,opened:At(t.opened,t.cursor,n)}:{...r,rows:At(t.rows,t.cursor,s)}}lay(t,n){let o=n.reduce((r,s)=>At(r,s,s.letter),t.rows);return{...t,rows:o}}back(t){let{rows:n,opened:o,cursor:r}=t;return{...this.advanced(t,-1),rows:At(n,r,"."),opened:o&&At(o,r,".")}}};function At(e,{row:t,column:n},o){return e.with(t,e[t].slice(0,n)+o+e[t].slice(n+1))}var He=({squares:e})=>e.map(t=>".".repeat(t.length));function Sl(e,t){let n=t.split(/[\n/]/);return He(e).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var Bo={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},ys="!";function Fo(e,t,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=t.cursor?t:{...t,cursor:ue(e.rules)},c=({key:d,shiftKey:i})=>d in Bo?e.arrow(t,...Bo[d]):d===" "?{...l,down:!l.down}:d==="Backspace"||d==="Delete"?e.back(l):e.accepts(d)?e.type(l,d,i):void 0;return d=>{let{key:i}=d;if(d.ctrlKey||d.metaKey||d.altKey)return;if(s&&(i===ys||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let u=i==="Enter"?o:r;if(!u)return;u()}else{let u=c(d);if(u===void 0)return;n(u)}d.preventDefault()}}var xs=15;function qe({label:e,rules:t,onKey:n,onSquare:o,onFlag:r,draggable:s,...a}){let{score:l,rising:c=[],...d}=a,i=O(null),{cursor:p,down:u}=d,h=S(p??ue(t));M(()=>{p&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[p?.row,p?.column]);let $=(m,g)=>{let b={row:m,column:g},y=S(b),_=Lo(b,t,d),{letter:E,chance:W}=_,U=o&&{tabindex:y===h?0:-1,"data-home":y===h?"play":void 0,"data-drop":`square ${m} ${g}`,onClick:()=>o(b),onContextMenu:r&&(D=>{D.preventDefault(),r(b)}),..._.isLaid&&s?.({square:b})};return f`
      <div
        key=${g}
        role="gridcell"
        class="square ${Ao(_)}"
        style=${W===null?void 0:{"--chance":W}}
        aria-label=${Ro(_,E===null?null:We(E,t))}
        ...${U}
      >
        ${E===null?f`
                <span class="sign" aria-hidden="true">${Mo(_)}</span>
                <span class="flag" aria-hidden="true">${Po(_)}</span>
              `:f`
                <${ws}
                  letter=${E}
                  classes=${_.isLaid?"laid":""}
                  corner=${No(_)}
                  rules=${t}
                />
              `}
        ${l?.key===y&&f`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(D=>D.square===y).map(({points:D,change:ot})=>f`<${To} key=${ot} points=${D} />`)}
      </div>
    `},x=[...t.squares[0].keys()];return f`
    <div
      class="board-frame ${x.length>xs?"large":""}"
      style=${{"--columns":x.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${x.map(m=>f`<span key=${m}>${ae(m)}</span>`)}
      </div>
      <div class="coordinates rows" aria-hidden="true">
        ${t.squares.map((m,g)=>f`<span key=${g}>${g+1}</span>`)}
      </div>
      <div
        ref=${i}
        class="board ${u?"down":""}"
        role="grid"
        aria-label=${e}
        aria-readonly=${o?void 0:"true"}
        onKeyDown=${n}
      >
        ${t.squares.map((m,g)=>f`
            <div role="row" class="board-row" key=${g}>
              ${x.map(b=>$(g,b))}
            </div>
          `)}
      </div>
    </div>
  `}var Io=(e,t)=>e===""||e===t.blank,Uo=e=>e!==e.toUpperCase();function ws({letter:e,classes:t,corner:n,rules:o}){let r=Io(e,o),s=r||Uo(e);return f`
    <${G}
      classes=${t}
      letter=${r?"":e.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[e]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function We(e,t){return Io(e,t)?"blank":Uo(e)?`blank for ${e.toUpperCase()}`:e in t.values?`${e}, ${k(t.values[e],"point")}`:e}function jo({tiles:e,rules:t,label:n}){return f`
    <span class="rack" role="img" aria-label=${n}>
      ${[...e].map(o=>f`<${qo} tile=${o} rules=${t} aria-hidden="true" />`)}
    </span>
  `}function Ho({rack:e,rules:t,left:n,chosen:o,onTile:r,draggable:s}){return f`
    <div class="rack" role="group" aria-label="Your rack" data-drop="rack">
      ${[...e].map((a,l)=>f`
          <${qo}
            key=${`${l}${a}`}
            tile=${a}
            rules=${t}
            aria-label=${We(a,t)}
            aria-pressed=${o.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>r(l)}
            data-drop=${`rack ${l}`}
            ...${s({place:l})}
          />
        `)}
    </div>
  `}function qo({tile:e,rules:t,...n}){let o=e===t.blank,r=o?null:t.values[e];return f`
    <${G} letter=${o?"":e} wild=${o} points=${r} ...${n} />
  `}function Wo(e,t){let n=Y(e,t),o=[...e].filter((r,s)=>n[s]);return[...o,...dt(t,o)].join("")}function Go(e,t,n){let o=[...e];return o.splice(n,0,...o.splice(t,1)),o.join("")}function Yo(e){let t=[...e];for(let n=t.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[t[n],t[o]]=[t[o],t[n]]}return t.join("")}function zo(e,t,n,o,r){let{rack:s="",board:a=[],history:l=[]}=t.observation,c=l.filter(({player:v,action:N})=>v===t.seat&&N.action==="exchange"),d=`${s} ${c.length}`,[i,p]=C(()=>({...je,...Jt(e,d)})),[u,h]=C(()=>et(e)?.order??""),[$,x]=C([]),[m,g]=C(!1),b=u?Wo(u,s):s,y=new ce(n,a,b),_=i.laid.some(({letter:v})=>!v),{play:E,fault:W}=i.laid.length&&!_?ko(a,i.laid,i.down):{},U=()=>{p(v=>({...v,laid:[]})),x([]),g(!1)};wt(U,[d]),A(()=>{let v={laid:i.laid,down:i.down};ut(e,{order:u,draft:{position:d,value:v}})},[d,u,i.laid,i.down]),M(()=>p(y.withoutTaken(i)),[a.join()]),A(()=>{if(o)if(U(),o.action==="play"){let{down:v}=Lt(o.at);p(ht(o).reduce((N,L)=>y.layLetter(N,L),{...je,down:v}))}else o.action==="exchange"&&D(o.tiles)},[o]);function D(v=""){U(),g(!0);let N=Y(b,v);x([...N.keys()].filter(L=>N[L]))}function ot(v){h(v),x([])}function pe({place:v=0,square:N},L){let[rt,...st]=(L??"").split(" "),[fe,er]=st.map(Number);if(rt==="square"){let ze={row:fe,column:er};p(N?y.move(i,N,ze):y.lay(i,ze,b[v]))}else N?p(y.takeBack(i,N)):rt==="rack"&&fe!==void 0&&ot(Go(b,v,fe))}function Nt(v){let N=$.filter(rt=>rt!==v),L=N.length<$.length;m?x(L?N:[...$,v]):i.cursor?p(y.layAtCursor(i,b[v])):x(L?[]:[v])}function T(v){r?r(v):!m&&$.length?(p(y.lay(i,v,b[$[0]])),x([])):y.laidAt(i,v)?p(y.takeBack(i,v)):p(y.point(i,v))}return{rack:b,editor:y,draft:i,setDraft:p,chosen:$,exchanging:m,needsLetter:_,play:E,fault:W,left:y.left(i),clear:U,startExchange:D,shuffle:()=>ot(Yo(b)),chooseLetter:v=>p(y.chooseLetter(i,v)),onTile:Nt,onSquare:T,draggable:oe(pe,{small:!0})}}function Ge(e=[]){let t=e.flatMap(({number:n,events:o})=>o.filter(({event:r,action:s})=>r==="turn"&&s.action==="play").map(({action:r,score:s=0,hit:a=[]})=>({laid:ht(r),score:s,hit:a,change:n})));return{arriving:new Set(t.flatMap(({laid:n})=>n.map(S))),exploding:new Set(t.flatMap(({hit:n})=>n.map(vs))),rising:t.map(({laid:n,score:o,change:r})=>({square:S(Ye(n)),points:o,change:r}))}}var vs=e=>S(Lt(e)),Ye=e=>e.reduce((t,n)=>t.row+t.column>n.row+n.column?t:n);function Ko(e,t,n){let o=q(n),[r,s]=C(null),[a,l]=C(null),[c,d]=C(()=>new Set(et(e)?.flags)),[i,p]=C(!1),u=O(t.seq);u.current=t.seq,M(()=>s(null),[t.seq]);let h=o&&t.over,$=Bn(async()=>h?await Ts(e):null,[e,h]).value;if(!o)return null;let{opened:x=[],bombs:m=n.bombs}=t.observation;async function g(){let y=x.length?x:He(n),_=await lt("lexibomb.odds",{opened:y,bombs:m}).then(({probability:E})=>({odds:E,problem:null}),E=>({odds:null,problem:ct(E)}));u.current===t.seq&&(s(_.odds),l(_.problem))}function b(y){let _=new Set(c),E=_.delete(S(y));E||_.add(S(y)),d(_),ut(e,{flags:[..._]}),wn(`${Ot(y)}: flag ${E?"removed":"set"}.`)}return{board:{opened:x,odds:r,flags:c,bombs:$},count:m,hits:x.join("").split("*").length-1,toggleFlag:b,flagging:i,toggleFlagging:()=>p(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):g(),problem:a}}async function Ts(e){return(await Dn(e)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function Vo({field:e}){let t=(n,o,r=()=>{})=>f`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return f`
    ${t("Odds of bombs",e.hasOdds,e.toggleOdds)}
    ${t("Set flags",e.flagging,e.toggleFlagging)}
  `}function Jo({rules:e}){return f`
    <p class="hint" id="legend">
      A number counts the bombs around its square. New tiles there multiply:
    </p>
    <ul class="legend" aria-labelledby="legend">
      ${Cs(e.multipliers).map(({premium:t,first:n,last:o})=>f`
          <li key=${n}>
            <span class="square open ${Ue(t)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${ks(t)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label="bomb">${ie}</span>
        its words score 0
      </li>
    </ul>
  `}function ks([e,t]){return[e!==1&&`letter × ${e}`,t!==1&&`words × ${t}`].filter(Boolean).join(", ")||"nothing"}function Cs(e){let t=[];return e.forEach((n,o)=>{let r=t.at(-1);r&&String(r.premium)===String(n)?r.last=o:t.push({premium:n,first:o,last:o})}),t}function Xo(e){let{turn:t,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=e,{rack:c,chosen:d}=t;return f`
    <section class="panel own-turn" aria-label="Your turn">
      <div class="rack-row">
        <${Ho}
          rack=${c}
          rules=${o}
          left=${t.left}
          chosen=${d}
          onTile=${t.onTile}
          draggable=${t.draggable}
        />
        <button
          type="button"
          class="shuffle"
          aria-label="Shuffle"
          title="Shuffle"
          onClick=${t.shuffle}
        >
          ⇄
        </button>
      </div>
      ${t.needsLetter&&f`
          <${Qt}
            label="The blank stands for"
            letters=${t.editor.letters}
            onPick=${t.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${t.fault?ve[t.fault]:Es(n,t.draft.laid.length,o)}
      </p>
      ${r}
      ${t.exchanging?f`
              <${Ms}
                tiles=${d.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${e.endsWithoutPoints}
                act=${l}
                onCancel=${t.clear}
              />
            `:!s&&f`<${Ls} ...${e} />`}
      <p class="hint keys">${Ss(o)}</p>
    </section>
  `}var Ss=e=>`On the board: letters lay tiles, ${e.free_blank?e.blank:"Shift"} a blank; arrows turn and move; Backspace takes a tile back, Escape all; Enter plays${q(e)?"; ! sets a flag":""}.`;function Es(e,t,n){if(!e)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=e;if(l){let p=l.rule==="start"&&n.start?"start square":l.rule;return ve[p]??Nn}let c=o.map(({word:p,points:u})=>`${p.toUpperCase()} ${u}`);r&&c.push(`${r} for ${k(t,"tile")}`);let d=c.length>1?`${c.join(" + ")} = `:`${o[0].word.toUpperCase()} `,i=a.length&&q(n)&&Os(n);return f`
    ${d}<strong>${i?"at least ":""}${k(s??0,"point")}</strong>
    ${a.length?", if there is no bomb":""}
  `}var Os=({multipliers:e})=>e.flat().every(t=>t>=1);function Ls(e){let{turn:t,field:n,preview:o,canAct:r,canExchange:s,endsWithoutPoints:a,act:l}=e,{play:c,draft:d}=t,[i,p]=C(!1);if(A(()=>p(!1),[r]),i)return f`
      <${As}
        tiles=${d.laid.length}
        endsGame=${a}
        canAct=${r}
        act=${l}
        onCancel=${()=>p(!1)}
      />
    `;let u=r&&c&&!o?.fault;return f`
    <div class="row">
      <button type="button" class="main" disabled=${!u} onClick=${()=>c&&l(c)}>
        ${c?`Play ${re(c.word).toUpperCase()}`:"Play"}
      </button>
      <button type="button" disabled=${!d.laid.length} onClick=${t.clear}>Take back</button>
      ${!e.playsOnly&&f`
          <button
            type="button"
            disabled=${!r||!s}
            onClick=${()=>t.startExchange()}
          >
            Exchange …
          </button>
          <button type="button" disabled=${!r} onClick=${()=>p(!0)}>
            Pass …
          </button>
        `}
      ${n&&f`<${Vo} field=${n} />`}
    </div>
    <${_o} text=${n?.problem} />
  `}var Zo="Another turn without points ends the game.";function As({tiles:e,endsGame:t,canAct:n,act:o,onCancel:r}){let s=O(null);return M(()=>s.current?.focus(),[]),f`
    <p id="pass-question">
      ${e?`Pass, and take back ${k(e,"tile")}?`:"Pass without playing?"}${" "}
      ${t&&f`<strong>${Zo}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>Play on</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>Pass</button>
    </div>
  `}function Ms({tiles:e,endsGame:t,canAct:n,act:o,onCancel:r}){return f`
    ${t&&f`<p><strong>${Zo}</strong></p>`}
    <div class="row">
      <button
        type="button"
        class="main"
        disabled=${!n||!e}
        onClick=${()=>o({action:"exchange",tiles:e})}
      >
        ${e?`Exchange ${ft(e)}`:"Choose tiles to exchange"}
      </button>
      <button type="button" onClick=${r}>Cancel</button>
    </div>
  `}function Qo({rules:e,board:t,rack:n,bag:o}){let r=Ns(e,t,n),s=r.reduce((a,[,l])=>a+l,0);return f`
    <details class="unseen-tiles">
      <summary class="hint">In the bag: ${k(o,"tile")}.</summary>
      <p class="hint">${k(s,"tile")} in the bag and on the racks of others:</p>
      <ul aria-label="Tiles that you do not see">
        ${r.map(([a,l])=>f`
            <li key=${a} class=${l?"":"none"}>
              <strong>${a===e.blank?"blank":a}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function Ns({counts:e,blank:t},n,o){let r={...e};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:t]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===t)-+(a===t)||s.localeCompare(a))}function Ps(e){let{id:t,view:n,rules:o,changes:r,canAct:s,mustAnswer:a,act:l,suggested:c,notice:d,onDraft:i}=e,{board:p=[],rack:u="",bag:h=0,history:$}=n.observation,x=n.seat!==null&&!n.over,m=Ko(t,n,o),g=zo(t,n,o,c,m?.flagging?m.toggleFlag:null),{draft:b,play:y}=g,_=Ds(t,n.seq,x?y:void 0),E=tt(()=>Fs($),[n.seq]),W=tt(()=>Ge(r),[r]);A(i,[b.laid,g.chosen]);let U=x&&{...b,laid:new Map(b.laid.map(D=>[S(D),D])),score:_?.fault===null?Bs(b.laid,_):null,onSquare:g.onSquare,onFlag:m?.toggleFlag,draggable:g.draggable,onKey:Fo(g.editor,b,g.setDraft,{onEnter:()=>y&&s&&!_?.fault&&l(y),onEscape:g.clear,onFlag:m?.toggleFlag,flagging:m?.flagging})};return f`
    <div class="board-area">
      <${qe}
        label="Board"
        rules=${o}
        rows=${p}
        last=${E}
        ...${W}
        ...${m?.board}
        ...${U}
      />
      <${Qo} rules=${o} board=${p} rack=${u} bag=${h} />
      ${m&&f`
          <p class="hint">Bombs: ${m.count}, ${m.hits} hit.</p>
          <${Jo} rules=${o} />
        `}
      ${x&&f`
          <p class="hint taps">
            Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.
          </p>
        `}
    </div>
    ${x&&f`
        <${Xo}
          turn=${g}
          field=${m}
          preview=${_}
          rules=${o}
          notice=${d}
          mustAnswer=${a}
          canAct=${s}
          playsOnly=${e.playsOnly}
          canExchange=${h>=o.exchange_from}
          endsWithoutPoints=${Rs(n,o)}
          act=${l}
        />
      `}
  `}function Rs({seat:e,observation:t},n){let{scoreless:o=0,zeros:r=[]}=t;return q(n)?(r[e??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function Ds(e,t,n){let o=et(e)?.token,r=n&&o?{id:e,token:o,action:n,seq:t}:null,{result:s,busy:a}=Fn("table.score",r);return a?null:s}function Bs(e,{score:t,closed:n}){return{key:S(Ye(e)),text:`${t}${n.length?"?":""}`}}var Fs=(e=[])=>tr(e.findLast(({action:t})=>t.action!=="accept")?.action),tr=e=>new Set(e?.action==="play"?ht(e).map(S):[]);function Is({observation:e,rules:t,action:n,bombs:o,changes:r}){let{board:s=[],opened:a=[]}=e;return f`
    <${qe}
      label="Board"
      rules=${t}
      rows=${s}
      last=${tr(n)}
      opened=${q(t)?a:null}
      bombs=${o}
      ...${Ge(r)}
    />
  `}var Us=({board:e=[],opened:t=[]},n)=>({rack:n,board:e.join("/"),...t.length?{opened:t.join("/")}:{}}),js=({hand:e,rules:t,label:n})=>f`<${jo} tiles=${e} rules=${t} label=${n} />`;var co={lexicon:{...Ie,...Oe,loadSolver:async()=>(await import("./solver-6YAKDU37.js")).LexiconSolver,RoundScores:xo,addDetails:Ae,lastHands:to,loadRules:async()=>(await import("./rules-HBB36E3R.js")).lexiconRules,emblem:"ACE",tagline:"The card game of words: be the first to play all your cards."},scrabble:{...de,...se,loadSolver:async()=>(await import("./solver-6YAKDU37.js")).TilesSolver,loadRules:async()=>(await import("./rules-HBB36E3R.js")).scrabbleRules,emblem:"QIZ",tagline:"Crosswords for points, on premium squares."},lexibomb:{...de,...se,loadSolver:async()=>(await import("./solver-6YAKDU37.js")).TilesSolver,loadRules:async()=>(await import("./rules-HBB36E3R.js")).lexibombRules,emblem:"12✹",tagline:"Scrabble on a minefield: numbers multiply, bombs cost the word."}};export{Pt as a,qs as b,C as c,A as d,M as e,O as f,tt as g,Ws as h,f as i,wn as j,vn as k,zs as l,k as m,J as n,I as o,bt as p,Vs as q,xe as r,ur as s,Js as t,dr as u,pr as v,Xs as w,Zs as x,Cn as y,Gt as z,fr as A,Qs as B,Sn as C,ta as D,ea as E,na as F,oa as G,ra as H,sa as I,aa as J,ia as K,la as L,On as M,hr as N,ca as O,mr as P,ua as Q,$r as R,da as S,pa as T,fa as U,we as V,ha as W,ma as X,$a as Y,ga as Z,G as _,dt as $,P as aa,j as ba,Ct as ca,te as da,ee as ea,it as fa,lt as ga,Dn as ha,ct as ia,ya as ja,xa as ka,wa as la,Bn as ma,Fn as na,Ca as oa,ke as pa,Sa as qa,Ea as ra,Oa as sa,La as ta,wt as ua,Ma as va,vr as wa,Na as xa,Pa as ya,Ra as za,et as Aa,Da as Ba,ut as Ca,Ba as Da,Fa as Ea,Ia as Fa,Ua as Ga,ja as Ha,Ha as Ia,qa as Ja,Wa as Ka,Ga as La,Ya as Ma,za as Na,ro as Oa,re as Pa,To as Qa,Ot as Ra,S as Sa,ht as Ta,q as Ua,Do as Va,He as Wa,Sl as Xa,Fo as Ya,qe as Za,Jo as _a,Jn as $a,Xa as ab,Zt as bb,Za as cb,Qa as db,co as eb,Pe as fb,wi as gb,vi as hb,Ti as ib,Re as jb,ki as kb,Ci as lb,Si as mb,Ei as nb,Oi as ob,Li as pb,qr as qb,Wr as rb,ho as sb,ji as tb,mo as ub,Hi as vb,qi as wb,Gr as xb,Yr as yb,Wi as zb,Gi as Ab,go as Bb,Yi as Cb,_o as Db};

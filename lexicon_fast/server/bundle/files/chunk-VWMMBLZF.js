var Rr=Object.defineProperty;var at=(t,e)=>{for(var n in e)Rr(t,n,{get:e[n],enumerable:!0})};var oe,k,jn,At,Bn,En,Mr,ee={},Un=[],Nr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Z(t,e){for(var n in e)t[n]=e[n];return t}function Hn(t){var e=t.parentNode;e&&e.removeChild(t)}function qn(t,e,n){var o,r,s,a={};for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?oe.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return Zt(t,a,o,r,null)}function Zt(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++jn};return k.vnode!=null&&k.vnode(s),s}function re(t){return t.children}function Qt(t,e){this.props=t,this.context=e}function mt(t,e){if(e==null)return t.__?mt(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?mt(t):null}function Wn(t){var e,n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.__e=t.__c.base=n.__e;break}return Wn(t)}}function Cn(t){(!t.__d&&(t.__d=!0)&&At.push(t)&&!ne.__r++||En!==k.debounceRendering)&&((En=k.debounceRendering)||Bn)(ne)}function ne(){for(var t;ne.__r=At.length;)t=At.sort(function(e,n){return e.__v.__b-n.__v.__b}),At=[],t.some(function(e){var n,o,r,s,a,l;e.__d&&(a=(s=(n=e).__v).__e,(l=n.__P)&&(o=[],(r=Z({},s)).__v=s.__v+1,ze(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??mt(s),s.__h),Kn(o,s),s.__e!=a&&Wn(s)))})}function Yn(t,e,n,o,r,s,a,l,c,p){var i,f,u,h,g,y,m,$=o&&o.__k||Un,x=$.length;for(n.__k=[],i=0;i<e.length;i++)if((h=n.__k[i]=(h=e[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?Zt(null,h,null,null,h):Array.isArray(h)?Zt(re,{children:h},null,null,null):h.__b>0?Zt(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(u=$[i])===null||u&&h.key==u.key&&h.type===u.type)$[i]=void 0;else for(f=0;f<x;f++){if((u=$[f])&&h.key==u.key&&h.type===u.type){$[f]=void 0;break}u=null}ze(t,h,u=u||ee,r,s,a,l,c,p),g=h.__e,(f=h.ref)&&u.ref!=f&&(m||(m=[]),u.ref&&m.push(u.ref,null,h),m.push(f,h.__c||g,h)),g!=null?(y==null&&(y=g),typeof h.type=="function"&&h.__k!=null&&h.__k===u.__k?h.__d=c=Gn(h,c,t):c=zn(t,h,u,$,g,c),p||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&u.__e==c&&c.parentNode!=t&&(c=mt(u))}for(n.__e=y,i=x;i--;)$[i]!=null&&(typeof n.type=="function"&&$[i].__e!=null&&$[i].__e==n.__d&&(n.__d=mt(o,i+1)),Xn($[i],$[i]));if(m)for(i=0;i<m.length;i++)Vn(m[i],m[++i],m[++i])}function Gn(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="function"?Gn(r,e,n):zn(n,r,r,t.__k,r.__e,e));return e}function zn(t,e,n,o,r,s){var a,l,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function Sn(t,e,n){e[0]==="-"?t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||Nr.test(e)?n:n+"px"}function Jt(t,e,n,o,r){var s;t:if(e==="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Sn(t.style,e,"");if(n)for(e in n)o&&n[e]===o[e]||Sn(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?An:On,s):t.removeEventListener(e,s?An:On,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function On(t){this.l[t.type+!1](k.event?k.event(t):t)}function An(t){this.l[t.type+!0](k.event?k.event(t):t)}function ze(t,e,n,o,r,s,a,l,c){var p,i,f,u,h,g,y,m,$,x,w,b=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=e.__e=n.__e,e.__h=null,s=[l]),(p=k.__b)&&p(e);try{t:if(typeof b=="function"){if(m=e.props,$=(p=b.contextType)&&o[p.__c],x=p?$?$.props.value:p.__:o,n.__c?y=(i=e.__c=n.__c).__=i.__E:("prototype"in b&&b.prototype.render?e.__c=i=new b(m,x):(e.__c=i=new Qt(m,x),i.constructor=b,i.render=Ir),$&&$.sub(i),i.props=m,i.state||(i.state={}),i.context=x,i.__n=o,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),b.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=Z({},i.__s)),Z(i.__s,b.getDerivedStateFromProps(m,i.__s))),u=i.props,h=i.state,f)b.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(b.getDerivedStateFromProps==null&&m!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(m,x),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(m,i.__s,x)===!1||e.__v===n.__v){i.props=m,i.state=i.__s,e.__v!==n.__v&&(i.__d=!1),i.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(S){S&&(S.__=e)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate(m,i.__s,x),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,h,g)})}i.context=x,i.props=m,i.state=i.__s,(p=k.__r)&&p(e),i.__d=!1,i.__v=e,i.__P=t,p=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=Z(Z({},o),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||(g=i.getSnapshotBeforeUpdate(u,h)),w=p!=null&&p.type===re&&p.key==null?p.props.children:p,Yn(t,Array.isArray(w)?w:[w],e,n,o,r,s,a,l,c),i.base=e.__e,e.__h=null,i.__h.length&&a.push(i),y&&(i.__E=i.__=null),i.__e=!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=Dr(n.__e,e,n,o,r,s,a,c);(p=k.diffed)&&p(e)}catch(S){e.__v=null,(c||s!=null)&&(e.__e=l,e.__h=!!c,s[s.indexOf(l)]=null),k.__e(S,e,n)}}function Kn(t,e){k.__c&&k.__c(e,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){k.__e(o,n.__v)}})}function Dr(t,e,n,o,r,s,a,l){var c,p,i,f=n.props,u=e.props,h=e.type,g=0;if(h==="svg"&&(r=!0),s!=null){for(;g<s.length;g++)if((c=s[g])&&(c===t||(h?c.localName==h:c.nodeType==3))){t=c,s[g]=null;break}}if(t==null){if(h===null)return document.createTextNode(u);t=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,u.is&&u),s=null,l=!1}if(h===null)f===u||l&&t.data===u||(t.data=u);else{if(s=s&&oe.call(t.childNodes),p=(f=n.props||ee).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(s!=null)for(f={},g=0;g<t.attributes.length;g++)f[t.attributes[g].name]=t.attributes[g].value;(i||p)&&(i&&(p&&i.__html==p.__html||i.__html===t.innerHTML)||(t.innerHTML=i&&i.__html||""))}if((function(y,m,$,x,w){var b;for(b in $)b==="children"||b==="key"||b in m||Jt(y,b,null,$[b],x);for(b in m)w&&typeof m[b]!="function"||b==="children"||b==="key"||b==="value"||b==="checked"||$[b]===m[b]||Jt(y,b,m[b],$[b],x)})(t,u,f,r,l),i)e.__k=[];else if(g=e.props.children,Yn(t,Array.isArray(g)?g:[g],e,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&mt(n,0),l),s!=null)for(g=s.length;g--;)s[g]!=null&&Hn(s[g]);l||("value"in u&&(g=u.value)!==void 0&&(g!==t.value||h==="progress"&&!g)&&Jt(t,"value",g,f.value,!1),"checked"in u&&(g=u.checked)!==void 0&&g!==t.checked&&Jt(t,"checked",g,f.checked,!1))}return t}function Vn(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){k.__e(o,n)}}function Xn(t,e,n){var o,r;if(k.unmount&&k.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||Vn(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){k.__e(s,e)}o.base=o.__P=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&Xn(o[r],e,typeof t.type!="function");n||t.__e==null||Hn(t.__e),t.__e=t.__d=void 0}function Ir(t,e,n){return this.constructor(t,n)}function Ua(t,e,n){var o,r,s;k.__&&k.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,s=[],ze(e,t=(!o&&n||e).__k=qn(re,null,[t]),r||ee,ee,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?oe.call(e.childNodes):null,s,!o&&n?n:r?r.__e:e.firstChild,o),Kn(s,t)}oe=Un.slice,k={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)return n.__E=n}catch(s){t=s}throw t}},jn=0,Qt.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Z({},this.state),typeof t=="function"&&(t=t(Z({},n),this.props)),t&&Z(n,t),t!=null&&this.__v&&(e&&this.__h.push(e),Cn(this))},Qt.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),Cn(this))},Qt.prototype.render=re,At=[],Bn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,ne.__r=0,Mr=0;var Pt,U,Ln,Lt=0,Ye=[],Pn=k.__b,Rn=k.__r,Mn=k.diffed,Nn=k.__c,Dn=k.unmount;function se(t,e){k.__h&&k.__h(U,t,Lt||e),Lt=0;var n=U.__H||(U.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function E(t){return Lt=1,Fr(Jn,t)}function Fr(t,e,n){var o=se(Pt++,2);return o.t=t,o.__c||(o.__=[n?n(e):Jn(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=U),o.__}function O(t,e){var n=se(Pt++,3);!k.__s&&Ke(n.__H,e)&&(n.__=t,n.__H=e,U.__H.__h.push(n))}function N(t,e){var n=se(Pt++,4);!k.__s&&Ke(n.__H,e)&&(n.__=t,n.__H=e,U.__h.push(n))}function R(t){return Lt=5,it(function(){return{current:t}},[])}function it(t,e){var n=se(Pt++,7);return Ke(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function Ha(t,e){return Lt=8,it(function(){return t},e)}function jr(){Ye.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(te),t.__H.__h.forEach(Ge),t.__H.__h=[]}catch(e){t.__H.__h=[],k.__e(e,t.__v)}}),Ye=[]}k.__b=function(t){U=null,Pn&&Pn(t)},k.__r=function(t){Rn&&Rn(t),Pt=0;var e=(U=t.__c).__H;e&&(e.__h.forEach(te),e.__h.forEach(Ge),e.__h=[])},k.diffed=function(t){Mn&&Mn(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(Ye.push(e)!==1&&Ln===k.requestAnimationFrame||((Ln=k.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),In&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);In&&(o=requestAnimationFrame(r))})(jr)),U=void 0},k.__c=function(t,e){e.some(function(n){try{n.__h.forEach(te),n.__h=n.__h.filter(function(o){return!o.__||Ge(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],k.__e(o,n.__v)}}),Nn&&Nn(t,e)},k.unmount=function(t){Dn&&Dn(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(te)}catch(n){k.__e(n,e.__v)}};var In=typeof requestAnimationFrame=="function";function te(t){var e=U;typeof t.__c=="function"&&t.__c(),U=e}function Ge(t){var e=U;t.__c=t.__(),U=e}function Ke(t,e){return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function Jn(t,e){return typeof e=="function"?e(t):e}var Zn=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(r=t.apply(l,Zn(t,l,n,["",null])),o.push(r),l[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(l)}return o},Fn=new Map,d=function(t){var e=Fn.get(this);return e||(e=new Map,Fn.set(this,e)),(e=Zn(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",l="",c=[0],p=function(u){s===1&&(u||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,a):s===3&&(u||a)?(c.push(3,u,a),s=2):s===2&&a==="..."&&u?c.push(4,u,0):s===2&&a&&!u?c.push(5,0,!0,a):s>=5&&((a||!u&&s===5)&&(c.push(s,0,a,r),s=6),u&&(c.push(s,u,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&p(),p(i));for(var f=0;f<n[i].length;f++)o=n[i][f],s===1?o==="<"?(p(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(p(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][f+1]===">")?(p(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return p(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(qn);var Br=5;function Qn(t){let e=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=t,e.append(n);e.children.length>Br;)e.firstChild?.remove()}var Ve=!1,Xe=!1;addEventListener("keydown",()=>Xe=!0,!0);addEventListener("pointerdown",()=>Xe=!1,!0);function Rt(){let{activeElement:t,body:e}=document;return t===e||t?.matches(":disabled")||!1}function to(t){N(()=>{if(!Xe||!Rt()||Ve)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},t)}function Ya(t,e){let n=R(t);N(()=>{let o=n.current===t;if(n.current=t,!e.isChosen||o&&!Rt())return;let{activeElement:r}=document,s=document.getElementById("main"),a=new MutationObserver(c);function l(){a.disconnect(),Ve=!1}function c(){let p=s.querySelector("h1");p&&(l(),!(!Rt()&&document.activeElement!==r)&&(p.tabIndex=-1,p.focus()))}return Ve=!0,a.observe(s,{childList:!0,subtree:!0}),c(),l},[e])}function v(t,e){return`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`}function F(t,e="and"){return t.length<2?t.join():`${t.slice(0,-1).join(", ")} ${e} ${t.at(-1)}`}function q(t,e){return t==="You"?`${t} ${e}`:`${t} ${e}${/(s|sh|ch)$/.test(e)?"es":"s"}`}var W=t=>Number(t)>0?`+${t}`:`${t}`;function Mt(t){let e=Math.round(t*100);return t>0&&t<1?Math.min(Math.max(e,1),99):e}var oo=t=>t.charAt(0).toUpperCase()+t.slice(1),za=t=>`${W(Math.round(100*t)||0)}%`,Ka={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},Ur=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Master"]];function Hr(t){return Ur.find(([n])=>n===t)?.[1]??t.replace(/^level(?=\d)/,"Level ")}function Va({seats:t,seat:e}){return t.map(({name:n,bot:o},r)=>{if(r===e)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[Hr(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function Xa(t){return t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e})}function ro(t){return t.length>1?`${F(t)} share the win.`:t.length?`${q(t[0],"win")}.`:"The game is over."}function ae(t,e,n){if(t.length!==1||e.length<2)return null;let o=v(Math.abs(e[0]-e[1]),"point");return`${q(n[t[0]],"win")} by ${o}.`}function ie({player:t,reason:e},n){if(t===null)return qr;let o=n[t];return e==="clock"?`${o} ${o==="You"?"have":"has"} no time left.`:e==="resigned"?`${q(o,"resign")}.`:`${q(o,"forfeit")} the game.`}var qr="The game was aborted.";function Ja({seconds:t,increment:e=0,move_seconds:n}){if(n)return`${Je(n)} for each turn`;let o=e?` and ${Je(e)} more after each turn`:"";return`${Je(t??0)} each${o}`}var Je=t=>t>=60&&t%60===0?v(t/60,"minute"):v(t,"second"),so=t=>/^(enable|yawl)$/.test(t)?t.toUpperCase():t,Za={enable:"made for word games","2of12inf":"common words and their inflections; Lexibomb was written for it",yawl:"the largest, with many rare words"},ao={classic_poc:"first version"},Qa="Accept or challenge?",$t="Choose one of these actions.",ti="Game log",ei="The next game has started.",ni="Your name",oi=t=>`${t} is to move`,io="The server cannot be reached.",Wr="The page cannot prevent that players get help elsewhere.",ri=`There is no advice at this table. ${Wr}`,Yr="You get advice once you have accepted or challenged the last play.",eo="The server begins no more games for you now. Finish one of yours, or try again later.",no="This game is longer than the server accepts.",Nt={NoSuchTable:"There is no such table. It may have been deleted.",NoSeat:"No seat is free at this table.",NotOver:"The game is not over yet. Its record would reveal what is hidden.",NotLoaded:"The server does not have the dictionary of this game.",Stale:"Another action came first. Look at the table and try again.",NoAdvice:Yr,BadToken:"The server does not know your seat. Reload the page to watch the game.",BadAction:"The server did not understand this turn. Reload the page, and try again.",Failure:"A bot of this server does not work. Start a game with another one.",BadRecord:"This file has no game that can be replayed. Choose one that was saved here, or GCG.",TooMuch:"This is more than the server accepts. Try something shorter, or try again later.","rules BadOption":"There are no such rules. Choose others from the list.","table.new TooMuch":eo,"table.again TooMuch":eo,"record.replay TooMuch":no,"analyse TooMuch":no,Busy:"The server is busy. Try again in a moment.",Closing:"The server is shutting down. Try again later."},lo={abort:"Everyone has had a turn, so the game cannot be aborted. You can resign.",action:Nt.BadAction,added:"Add at least one card to the word.",hand:"You do not have all cards of this word.",order:"The cards of the old word must stay in their order, and a Master a Master.",over:"The game is over.",phase:"Accept or challenge the last play first.",rack:"You do not have all these tiles.","same word":"By the rules of this table, the word must become another one.",target:"This word is not on the table any more.",turn:"It is not your turn."},Gr="There is no such puzzle: the number in its address must be a whole number.",co=[["params.seed",Gr],["params.seats","The server refuses these players or names. Choose others."],["params.name","The server refuses this name. Choose another one."],["params.clock","The server refuses these times. Choose others."],["params.record","The server cannot play on from this game. Choose an earlier position."],["params.action",Nt.BadAction]],uo="The server does not accept this. Change what you have entered, or reload the page.",po="Something went wrong on the server. Try again later.",Ze={start:"The first play needs two tiles or more.","start square":"The first play needs two tiles or more and must cover the star.",touch:"The play must touch a tile on the board.",line:"The tiles must lie in one row or column.",gap:"There is a gap between the tiles."},fo="These tiles cannot be laid like this.",gt="Words that are not in the dictionary are refused at once.",le="At tables without challenges, words that are not in the dictionary are refused at once instead.";function si({reason:t,by:e}){return`The bot ${t==="slow"?"was too slow":"failed"}; ${e??"the server"} moved for it.`}function ai(t){if(!t)return"";let e=v(t.tries,"attempt");return t.end==="solved"?`Solved in ${e}`:t.end==="shown"?"Not solved":e}var ho=1e3,zr=-32603,Kr=413,ue=class extends Error{constructor({code:e,message:n,data:o},r){super(n),this.method=r,this.code=e,this.type=o?.type??"",this.rule=o?.rule??"",this.path=o?.path??""}};async function bt(t,e,n){let o=await fetch(`rpc/${t}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),signal:n}),r=await o.json();if(o.status===Kr&&(r.data={type:"TooMuch"}),!o.ok)throw new ue(r,t);return r}async function $o(t){let e=[],n;do n=await bt("table.record",{id:t,skip:e.length,limit:ho}),e.push(...n.lines);while(n.lines.length===ho);return e}function _t(t){if(!(t instanceof ue))return io;let{code:e,method:n,type:o,rule:r,path:s,message:a}=t;if(e===zr)return po;if(s)return co.find(([p])=>s.startsWith(p))?.[1]??uo;let l=Nt[`${n} ${o}`]??Nt[o]??lo[r],c=/^record:(\d+):/.exec(a)?.[1];return l&&c?`${l} (Line ${c} is wrong.)`:l??yt(a)}function yt(t){return oo(t.replace(/^position \d+: /,"").replace(/^opened, /,""))}var ce=new Map;function Qe(t,e){let n=JSON.stringify([t,e]),o=ce.get(n)??bt(t,e);return ce.set(n,o),o.catch(()=>ce.delete(n)),o}var mo=document.getElementById("hello")?.textContent;mo&&ce.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(mo)));var ci=()=>Qe("hello",{}),de=async(t,e)=>(await Qe("rules",{game:t,ruleset:e})).rules,ui=t=>Qe("dictionary.info",{dictionary:t});var Vr=30,Xr=100;function xt(t,e){let n={value:null,error:null},[o,r]=E(n);return O(()=>{let s=!0;return r(n),t().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:_t(a)})),()=>{s=!1}},e),o}function lt(t,e){let n={result:null,error:null,key:null},[o,r]=E(n),s=e&&JSON.stringify(e);return N(()=>{if(!e){r(n);return}let a=new AbortController,l=setTimeout(()=>{bt(t,e,a.signal).then(c=>r({result:c,error:null,key:s}),c=>{c.name!=="AbortError"&&r({result:null,error:_t(c),key:s})})},Vr);return()=>{clearTimeout(l),a.abort()}},[t,s]),{result:o.result,error:o.error,busy:o.key!==s}}function hi(){let[t,e]=E({busy:!1,problem:null});async function n(o){e({busy:!0,problem:null});try{await o()}catch(r){e({busy:!1,problem:_t(r)})}}return{...t,run:n}}function pe(t,e){let n=R(e);n.current=e,N(()=>{let o=r=>n.current(r);return addEventListener(t,o),()=>removeEventListener(t,o)},[t])}function mi(t,e,n=!0){let o=it(()=>performance.now(),[e]),[r,s]=E(o);O(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),Xr);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,t-a)}function $i(t){O(()=>{t!==null&&(document.title=`${t} · Lexicon fast`)},[t])}function gi(t){let e=R(null);return O(()=>{let n=e.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[t]),e}function Dt(t,e){let n=R(!0);N(()=>{n.current||t(),n.current=!1},e)}var go="lexicon_fast.name",bo="lexicon_fast.tables",fe="lexicon_fast.new_game",_o="lexicon_fast.theme",tn="lexicon_fast.puzzles",yo="lexicon_fast.sounds";var It=new Map,_i=()=>It.size>0;function he(t){if(It.has(t))return It.get(t)??null;try{return localStorage.getItem(t)}catch{return null}}function wt(t,e){try{localStorage.setItem(t,e),It.delete(t)}catch{It.set(t,e)}}function Jr(t){try{let e=JSON.parse(t);return typeof e=="object"&&e!==null?e:{}}catch{return{}}}var Tt=t=>Jr(he(t)??""),yi=()=>he(go)??"",xi=t=>wt(go,t),xo=()=>he(_o)??"",wo=t=>wt(_o,t),To=()=>he(yo)??"",vo=t=>wt(yo,t),Ft=()=>Tt(bo);function wi(){return Object.entries(Ft()).map(([t,e])=>({id:t,...e})).sort((t,e)=>e.since-t.since)}function en(t){let e=Object.entries(t).sort(([,n],[,o])=>o.since-n.since);wt(bo,JSON.stringify(Object.fromEntries(e.slice(0,50))))}var ct=t=>Ft()[t]??null;function Ti(t,e,n){en({...Ft(),[t]:{game:e,token:n,since:Date.now()}})}function vt(t,e){let n=Ft();t in n&&en({...n,[t]:{...n[t],...e}})}function me(t,e){let n=ct(t)?.draft;return n?.position===e?n.value:null}function vi(t){let{[t]:e,...n}=Ft();en(n)}var ki=()=>Tt(fe).game,Ei=t=>Tt(fe).choices?.[t]??{};function Ci(t,e){let{choices:n={}}=Tt(fe);wt(fe,JSON.stringify({game:t,choices:{...n,[t]:e}}))}var Si=()=>new Date().toISOString().slice(0,10),ko=(t,e)=>`${e} ${t}`,Oi=(t,e)=>Tt(tn)[ko(t,e)]??null;function Ai(t,e,n){let o={...Tt(tn),[ko(t,e)]:n},r=Object.entries(o).sort(([s],[a])=>s<a?1:-1).slice(0,1100);wt(tn,JSON.stringify(Object.fromEntries(r)))}var Zr="play";function Eo(){let[t,e=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=t.split("/");return{name:n||Zr,rest:o,query:new URLSearchParams(e)}}var $e=null;function Mi(){let[t,e]=E(()=>({...Eo(),isChosen:!1}));return pe("hashchange",()=>{e({...Eo(),isChosen:location.hash!==$e}),$e=null}),t}function Ni(t){$e=`#/${t}`,location.hash=$e}function ge(t,e){let n=new URLSearchParams(Object.entries(e).filter(([,o])=>o));history.replaceState(null,"",`#/${t}${n.size?`?${n}`:""}`)}var on={};at(on,{actionText:()=>nn,cardText:()=>V,endFacts:()=>ns,eventText:()=>ts,pastActionText:()=>So});var Qr="✦";function z({letter:t,wild:e=!1,points:n=null,classes:o="",...r}){let{corner:s,onClick:a,...l}=r,p=["tile",o,e&&"wild",s===void 0&&e&&t&&"star"].filter(Boolean).join(" "),i=s!=null,f=d`
    <span class="letter" aria-hidden="true">${t||Qr}</span>
    ${i&&d`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&d`${" "}<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?d`
    <button type="button" class=${p} onClick=${a} ...${l}>${f}</button>
  `:d`<span class=${p} ...${l}>${f}</span>`}function be({label:t,letters:e,onPick:n}){return d`
    <fieldset class="letters">
      <legend>${t}</legend>
      ${e.map(o=>d`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function Q(t,e){let n=K(t,e);return[...t].filter((o,r)=>!n[r])}function K(t,e){let n=[...e];return[...t].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var L="*";function I(t){return(t.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function jt(t){return t.map(({letter:e,master:n})=>n?`[${e.toLowerCase()}]`:e.toLowerCase()).join("")}var H=t=>t.replace(/[[\]]/g,"").toUpperCase();function kt(t){let e=Co(t);return e.length?`${H(t)} (${F(e)} by the Master)`:H(t)}var Co=t=>I(t).filter(({master:e})=>e).map(({letter:e})=>e);function ut({card:t,points:e,...n}){let o=t===L,r=o?"Master":t;return d`
    <${z}
      classes="card"
      letter=${o?"":t}
      wild=${o}
      points=${e?.[t]??null}
      aria-label=${e?`${r}, ${v(e[t],"point")}`:r}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function Et({cards:t,label:e}){return d`
    <span class="cards small" role="img" aria-label=${e??t}>
      ${[...t].map(n=>d`<${ut} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function tt({laid:t}){let e=Co(t),n=e.length?`, with a Master for ${e.join(" and ")}`:"";return d`
    <span class="cards word" role="img" aria-label=${`${H(t)}${n}`}>
      ${I(t).map(({letter:o,master:r})=>d`<${z} classes="card" letter=${o} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var V=t=>t===L?"the Master":t;function nn(t,{table:e=[]}={}){return Oo(t,"target"in t?e[t.target]:void 0).join(" ").trimEnd()}function So(t,e,{old:n,gained:o=[],taken:r}={}){let[s,a]=Oo(t,n,r),l=o.length?`, taking ${F(o.map(V))}`:"";return`${`${q(e,s)} ${a}`.trimEnd()}${l}.`}function Oo(t,e,n){switch(t.action){case"form":return["form",kt(t.laid)];case"insert":return["make",`${e?H(e):"a word"} into ${kt(t.laid)}`];case"substitute":return["change",`${e?kt(e):"a word"} to ${kt(t.laid)}`];case"draw":{let o=`the exposed ${n?V(n).replace("the ",""):"card"}`,r=t.take==="exposed"?o:"a card from the stock";return["discard",`${V(t.discard)} for ${r}`]}default:return[t.action,""]}}function ts(t,e){switch(t.event){case"dealer draw":return`Cards drawn for the deal: ${t.players.map((o,r)=>`${e[o]} ${t.cards[r]}`).join(", ")}.`;case"deal":{let n=q(e[t.dealer],"deal");return`Round ${t.round}: ${n}. Exposed: ${V(t.exposed)}.`}case"turn":return es(t,e);case"round end":{let n=t.points.map((s,a)=>`${e[a]} ${s}`).join(", "),o=t.winner??0;return`End of the round: ${t.why==="out"?`${e[o]} went out`:"no hand became smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${ro(t.winners.map(n=>e[n]))}`;case"forfeit":return ie(t,e);default:return null}}function es(t,e){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=t;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?kt(a.action.laid):"the play",p=s?"it is not a word and is taken back":"it is a word and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,h])=>`${e[Number(u)]} ${W(h)}`),f=i.length?` (${i.join(", ")})`:"";return`${q(e[n],"challenge")} ${c}: ${p}${f}.`}default:{let c=o.action==="draw"&&o.take==="blind",p=r&&c?` It is ${V(r)}.`:"",i=t.renewed?" The exposed pile has become the stock.":"";return`${So(o,e[n],t)}${p}${i}`}}}function ns(t,e){let n=[],o=0;for(let f of t){if(f.event!=="turn"||f.action.action==="accept")continue;let{player:u,action:h,right:g}=f;if(h.action==="challenge"){g&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:u,laid:h.laid})}let r=({laid:f})=>H(f).length,s=n.toSorted((f,u)=>r(u)-r(f))[0],a=t.filter(({event:f})=>f==="round end").length,l=t.findLast(f=>f.event==="game end"),c=l?.event==="game end"?l.scores:[],p=l?.event==="game end"?l.winners:[];return[ae(p,c.toSorted((f,u)=>f-u),e),s&&`Longest word: ${H(s.laid).toUpperCase()}, by ${e[s.player]}.`,a&&`${v(a,"round")} with ${v(Number((o/a).toFixed(1)),"turn")}${a>1?" on average":""}.`].flatMap(f=>f||[])}var _e=t=>I(t).map(({letter:e,master:n})=>n?L:e),os=t=>[...t].sort((e,n)=>+(e===L)-+(n===L)||e.localeCompare(n)).join("");function sn(t,e,n){let o;return t.map(r=>{switch(r.event){case"deal":return o=new rn(r,e,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function Ao(t,e){return t.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=t.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return sn(s,e,r).findLast(a=>a.event==="round end")?.hand})}var rn=class{#e=null;#n={};#t;#o;constructor({round:e,players:n,hand:o=""},r,s){this.number=e,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:os(this.#t.hand),penalties:this.#n}}turn(e){let{action:n,player:o}=e;switch(n.action){case"accept":return e;case"challenge":return this.#a(e);case"draw":return o===this.seat&&this.#r([n.discard],[e.taken??""]),e;default:return this.#s(e,n)}}#r(e,n){this.#t={...this.#t,hand:[...Q(this.#t.hand,e),...n]}}#s(e,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=Q(_e(n.laid),_e(a)),c=Q(_e(a),_e(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[e.player]:r[e.player]-l.length+c.length}},e.player===this.seat&&this.#r(l,c),this.#e={...e,old:a,gained:c},this.#e}#a(e){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??e.player,a=e.right?{[s]:o,[e.player]:n}:{[e.player]:r};e.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...e,play:this.#e,penalties:a}}};var hn={};at(hn,{Play:()=>ys,Position:()=>Es,StaticHand:()=>Ss,solverQuery:()=>Cs});var Lo={mouse:6,pen:6,touch:12},rs=44;function ye(t,{small:e=!1}={}){let n=R(t);return n.current=t,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&ss(r,e,s=>n.current(o,s))}})}function ss(t,e,n){let o=t.currentTarget,r=e&&t.pointerType==="touch"?rs:0,s=null,a=null;o.hasPointerCapture(t.pointerId)&&o.releasePointerCapture(t.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==t.pointerId)return;let f=i.clientX-t.clientX,u=i.clientY-t.clientY,h=Lo[t.pointerType]??Lo.mouse;!s&&Math.hypot(f,u)<h||(s??=as(o),s.style.transform=`translate(${f}px, ${u-r}px) scale(1.08)`,l(Po(i,r)))},p=i=>{i.pointerId===t.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",p),removeEventListener("pointercancel",p),l(null),s&&(s.remove(),o.classList.remove("lifted"),is(),i.type==="pointerup"&&n(Po(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",p),addEventListener("pointercancel",p)}function as(t){let{left:e,top:n,width:o,height:r}=t.getBoundingClientRect(),s=t.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${e}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),t.classList.add("lifted"),s}function Po({clientX:t,clientY:e},n){let o=r=>document.elementFromPoint(t,r)?.closest("[data-drop]")??null;return o(e-n)??o(e)}function is(){let t=n=>{e(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},e=()=>{removeEventListener("click",t,{capture:!0}),removeEventListener("pointerdown",e,{capture:!0})};addEventListener("click",t,{capture:!0}),addEventListener("pointerdown",e,{capture:!0})}function xe(t,e,n){let o=I(n),{kind:r,oldCells:s}=e===null?{kind:"form",oldCells:[]}:ls(I(e),o),a=[...t],l=u=>{let h=a.indexOf(u);return h>=0&&a.splice(h,1),h>=0},c=[],p=o.map(({letter:u,master:h},g)=>{let y=s[g];if(y)return{letter:u,master:y.master,from:"table"};let m=!h&&l(u)?u:l(L)?L:null;return m===null?{letter:u,master:h,from:"none"}:(c.push(m),{letter:u,master:m===L,from:"hand"})}),i=p.every(({letter:u,from:h})=>u&&h!=="none"),f=c.length>0&&p.length>1;return{kind:i&&f?r:null,cells:p,cards:c,laid:jt(p)}}function ls(t,e){if(e.length<t.length)return{kind:null,oldCells:[]};if(e.length>t.length){let r=0,s=e.map(({letter:a,master:l})=>{let c=t[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===t.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=e.some(({letter:r},s)=>r!==t[s].letter);return{kind:"substitute",oldCells:e.map(({letter:r,master:s},a)=>{let l=t[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function Mo({kind:t,laid:e},n){return t===null?null:t==="form"?{action:t,laid:e}:{action:t,target:n,laid:e}}var et={target:null,text:"",caret:0,chosen:null},Bt=(t,e)=>({...et,target:t,text:e,caret:I(e).length});function No(t){return t.action==="draw"?dt(et,t.discard):Bt(t.target??null,t.laid)}function dt(t,e,n=null){let{chosen:o,caret:r}=t,s=I(t.text),a=e===L?{letter:"",master:!0}:{letter:e,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...t,text:jt(s),caret:l?r:c+1,chosen:null}}function an(t,e,n){let o=I(t.text),r=n!==null&&I(n).length===o.length;o.splice(e,1,...r?[I(n)[e]]:[]);let s=Math.min(t.caret,o.length);return{...t,text:jt(o),caret:s,chosen:null}}function Do(t,e){let n=I(t.text);return n[n.findIndex(o=>!o.letter)]={letter:e,master:!0},{...t,text:jt(n)}}function Io(t,e,n,o){let[r,s]=e.split(">",2);if(s!==void 0){let a=o.findIndex(l=>Ro(l)===Ro(r));if(a>=0)return Bt(a,s)}return{...t,text:e,caret:I(e.slice(0,n)).length,chosen:null}}var Ro=t=>I(t).map(({letter:e})=>e).join("");var us=new Set,ds=new Map,ps=12;function ln({observation:t,points:e,target:n=null,onWord:o=null,...r}){let{fresh:s=us,arriving:a=ds,hasPiles:l=!0}=r,{table:c=[],pile:p="",stock:i=0}=t,f=p.at(-1),u=R(null);return O(()=>{let h=u.current,g=h?.querySelector(".fresh:last-child, .fresh");h&&g instanceof HTMLElement&&(h.scrollTop=g.offsetTop-h.clientHeight/2)},[c.join()]),d`
    <section class="felt" aria-label="Table">
      ${l&&d`<${fs} stock=${i} exposed=${f} points=${e} />`}
      <ul
        ref=${u}
        class="laid-words ${c.length>ps?"many":""}"
        aria-label="Words on the table"
      >
        ${c.length===0&&d`<li class="nothing">No words yet</li>`}
        ${c.map((h,g)=>{let y=d`<${tt} key=${a.get(g)} laid=${h} />`,m=[s.has(g)&&"fresh",a.has(g)&&"arriving"],$=d`
            <button
              type="button"
              class="laid-word"
              data-drop=${`word ${g}`}
              aria-pressed=${g===n}
              aria-label=${`Change ${H(h)}${s.has(g)?", new":""}`}
              onClick=${()=>o?.(g)}
            >
              ${y}
            </button>
          `;return d`
            <li key=${g} class=${m.filter(Boolean).join(" ")}>
              ${o?$:y}
            </li>
          `})}
      </ul>
    </section>
  `}function fs({stock:t,exposed:e,points:n}){return d`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${v(t,"card")}>
          ${t}
        </span>
        <figcaption>Stock</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${e?d`<${ut} card=${e} points=${n} />`:d`<span class="tile card none" role="img" aria-label="No exposed card"></span>`}
        <figcaption>Exposed</figcaption>
      </figure>
    </div>
  `}var cn=({games:t})=>t.filter(({game:e})=>Object.hasOwn(Fo,e));function ol(t,e){let n=cn(t);return n.find(({game:o})=>o===e)??n[0]}var rl=({games:t},e)=>t.find(({game:n})=>n===e)?.title??e,we=({words:t},e)=>t&&e.includes(t)?t:e[0],un=t=>ao[t]??t.replaceAll("_"," "),sl=t=>!!t.without_challenges,al=(t,e)=>({base:e,...t.without_challenges});function il(t,{ruleset:e,...n}){let o=e.replace(/, changed$/,""),r=`${un(o)} rules`,s=Object.entries(t.without_challenges??{});return s.length&&s.every(([a,l])=>n[a]===l)?`${r}, false words are refused`:o===e?r:`${r}, changed`}function ll(t,e){let n=typeof e=="string"?e:JSON.stringify(e);return`#/rules/${t}?${new URLSearchParams({ruleset:n})}`}function cl(t){let e=t.get("ruleset");if(!e?.startsWith("{"))return e;try{return JSON.parse(e)}catch{return e}}var jo=[["off","Off"],["on","On"]],dn=()=>To()==="on"?"on":"off";function Bo(t){vo(t),hs(["turn"])}function hs(t){dn()!=="off"&&import("./sound_player-WWJ4S4ZJ.js").then(({play:e})=>e(t),()=>{})}var pn=[["auto","Auto"],["light","Light"],["dark","Dark"]];function fn(){let t=xo();return pn.some(([e])=>e===t)?t:"auto"}function ms(){let t=fn();document.documentElement.style.colorScheme=t==="auto"?"":t}function Uo(t){wo(t),ms()}function Ct({label:t,id:e,hint:n,value:o,onInput:r,...s}){return d`
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
  `}function yl({label:t,id:e,hint:n,value:o,lines:r=1}){let[s,a]=E(!1),l=({target:i})=>i.select();async function c(){document.getElementById(e).select();try{await navigator.clipboard.writeText(o),a(!0)}catch{a(!1)}}let p={id:e,readonly:!0,value:o,"aria-describedby":n?`${e}-hint`:void 0,onFocus:l,onClick:l};return d`
    <div class="row copy">
      <div class="field">
        <label for=${e}>${t}</label>
        ${r>1?d`<textarea rows=${r} ...${p}></textarea>`:d`<input type="text" ...${p} />`}
      </div>
      <button type="button" onClick=${c}>Copy</button>
      <span role="status">${s?"Copied.":""}</span>
    </div>
    ${n&&d`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
  `}function Ho({label:t,id:e,hint:n,value:o,options:r,onChange:s}){return d`
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
  `}function Te({info:t,...e}){let n=t.rulesets.map(o=>[o,un(o)]);return d`<${Ho} label="Rules" id="ruleset" options=${n} ...${e} />`}function ve({dictionaries:t,...e}){let n=t.map(o=>[o,so(o)]);return d`<${Ho} label="Dictionary" id="dictionary" options=${n} ...${e} />`}function ke({label:t,value:e,options:n,onChange:o}){return d`
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
  `}function qo({label:t,options:e,load:n,choose:o}){let[r,s]=E(n);return d`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${t}</span>
      <${ke} label=${t} value=${r} options=${e} onChange=${l=>{o(l),s(l)}} />
    </div>
  `}var $s=()=>d`
  <${qo}
    label="Sounds"
    options=${jo}
    load=${dn}
    choose=${Bo}
  />
`,xl=()=>d`
  <div class="row">
    <${qo} label="Theme" options=${pn} load=${fn} choose=${Uo} />
    <${$s} />
  </div>
`;function wl({server:t,view:e,game:n}){return d`
    <nav aria-label="Games">
      ${cn(t).map(({game:o,title:r})=>d`
          <a
            key=${o}
            href=${`#/${e}/${o}`}
            aria-current=${o===n?"page":void 0}
            >${r}</a
          >
        `)}
    </nav>
  `}function pt({columns:t,rows:e,classes:n="",rowHeads:o=!1}){let r=t.filter(a=>a!==!1),s=r.map(({number:a})=>a?"number":void 0);return d`
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
  `}var Ut=20,gs=1e3;function Ee({shown:t,count:e,onMore:n}){return t>=e?null:t>=gs?d`<p class="hint">The other plays are not listed.</p>`:d`
    <button type="button" onClick=${()=>n(t+Ut)}>More plays</button>
  `}function nt({text:t}){return d`<p class="problem" role="alert" hidden=${!t}>${t}</p>`}var bs={hand:"from your hand",table:"on the table",none:"not in your hand"};function Wo({draft:t,word:e,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=e,p=({target:f})=>r(f.value,f.selectionStart??0),i=f=>d`
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
          <${_s}
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
      <${Ct}
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
  `}function _s({cell:{letter:t,master:e,from:n},place:o,chosen:r,points:s,...a}){let l=e?`Master${t?` for ${t}`:""}`:t,c=s[e?L:t]??null,p=c===null?"":`, ${v(c,"point")}`,i=n==="table"?"choose it to be replaced":"take it back";return d`
    <${z}
      classes=${`card from-${n}`}
      letter=${t}
      wild=${e}
      points=${c}
      aria-label=${`${l}${p}, ${bs[n]}: ${i}`}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function ys(t){let{id:e,view:n,rules:o,changes:r,canAct:s,act:a,suggested:l,onDraft:c,notice:p,playsOnly:i}=t,{observation:f}=n,{hand:u="",table:h=[]}=f,g=vs(n.seat,f.history),y=[g,u,...h].join(" "),[m,$]=E(()=>({...et,...me(e,y)}));Dt(()=>$(et),[u,g]),Dt(()=>{m.target!==null&&$(et)},[h.join()]),O(()=>vt(e,{draft:{position:y,value:m}}),[y,m]),O(()=>{l&&$(No(l))},[l]),O(c,[m.text,m.target]),to([m.text,m.target]);let x=m.target===null?null:h[m.target],w=xe(u,x,m.text),b=Mo(w,m.target),S=m.target===null&&w.cells.length===1?w.cards[0]:void 0,B=ye(M),D=n.seat!==null&&!n.over;function M({card:_,cell:T=0},P){let[A,J]=(P??"").split(" "),G=Number(J);_===void 0?A!=="gap"&&A!=="cell"&&$(an(m,T,x)):A==="blind"||A==="exposed"?s&&a({action:"draw",discard:_,take:A}):A==="word"?$(dt(Bt(G,h[G]),_)):A==="gap"?$(dt(m,_,G)):A==="cell"?$(dt({...m,chosen:G},_)):A==="tray"&&$(dt(m,_))}function rt(_){w.cells[_].from==="table"?$({...m,chosen:m.chosen===_?null:_}):$(an(m,_,x))}function Ot(_){_.preventDefault(),b&&s&&a(b)}let st=d`
    <${ln}
      observation=${f}
      points=${o.points}
      target=${m.target}
      hasPiles=${!i}
      fresh=${ks(f.history,n.seat)}
      arriving=${Yo(r,h)}
      onWord=${D&&(_=>$(_===m.target?et:Bt(_,h[_])))}
    />
  `;return D?d`
    ${st}
    <form class="panel own-turn" aria-label="Your turn" onSubmit=${Ot}>
      ${p}
      <${ws}
        hand=${u}
        used=${w.cards}
        points=${o.points}
        onCard=${_=>$(dt(m,_))}
        draggable=${B}
      />
      <${Wo}
        draft=${m}
        word=${w}
        points=${o.points}
        draggable=${B}
        onType=${(_,T)=>$(Io(m,_,T,h))}
        onCell=${rt}
        onClear=${()=>$(et)}
        onGap=${_=>$({...m,caret:_,chosen:null})}
      />
      ${w.cells.some(({letter:_})=>!_)&&d`
          <${be}
            label="The Master stands for"
            letters=${Object.keys(o.points).filter(_=>_!==L).sort()}
            onPick=${_=>$(Do(m,_))}
          />
        `}
      <${Ts}
        action=${b}
        discard=${S}
        observation=${f}
        canAct=${s}
        playsOnly=${i}
        act=${a}
      />
    </form>
  `:st}var xs=10;function ws({hand:t,used:e,points:n,onCard:o,draggable:r}){let s=R(null),a=R(null),l=K(t,e);return N(()=>{if(a.current===null||!Rt())return;let c=l.findIndex((i,f)=>!i&&f>Number(a.current)),p=c<0?l.lastIndexOf(!1):c;s.current?.children[p]?.focus(),a.current=null},[e.join()]),d`
    <div
      ref=${s}
      class="hand cards ${t.length>xs?"many":""}"
      role="group"
      aria-label="Your hand"
    >
      ${[...t].map((c,p)=>d`
          <${ut}
            key=${`${p}${c}`}
            card=${c}
            points=${n}
            disabled=${l[p]}
            onClick=${()=>{a.current=p,o(c)}}
            ...${r({card:c})}
          />
        `)}
    </div>
  `}function Ts({action:t,discard:e,observation:n,canAct:o,playsOnly:r,act:s}){let a=n.pile?.at(-1),l=u=>s({action:"draw",discard:e,take:u}),c=o&&e!==void 0,p=e?V(e):"a card",i=t?nn(t,n):"play the word",f=d`
    <button class="main" disabled=${!o||!t}>
      ${i[0].toUpperCase()+i.slice(1)}
    </button>
  `;return r?d`<div class="row actions">${f}</div>`:d`
    <div class="row actions">
      ${f}
      <button type="button" disabled=${!c||!a} onClick=${()=>l("exposed")}>
        Discard ${p}, take ${a?V(a):"the exposed card"}
      </button>
      <button type="button" disabled=${!c} onClick=${()=>l("blind")}>
        Discard ${p}, take from the stock
      </button>
    </div>
    ${o&&!c&&d`<p class="hint">To draw, put only the card that you discard into the tray.</p>`}
  `}var vs=(t,e=[])=>e.filter(({player:n,action:o})=>n===t&&!["accept","challenge"].includes(o.action)).length;function ks(t=[],e){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of t){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===e||e===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==e&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}function Yo(t=[],e=[]){let n=t.flatMap(({number:o,events:r})=>r.flatMap(({action:s})=>s?.laid?[{word:s.laid,number:o}]:[]));return new Map(n.map(({word:o,number:r})=>[e.lastIndexOf(o),r]))}var Es=({observation:t,rules:e,changes:n})=>d`
  <${ln}
    observation=${t}
    points=${e.points}
    arriving=${Yo(n,t.table)}
  />
`,Cs=({table:t=[]},e)=>({position:[e,...t].join(" ")}),Ss=({hand:t,label:e})=>d`<${Et} cards=${t} label=${e} />`;function Go({end:t,names:e,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:p=[]}=t,i=Object.values(c).some(u=>u!==0),f=u=>{let h=r[u]??(u===n?t.hand:"");return[p.includes(u)?d`${e[u]} <span class="tag">out of the game</span>`:e[u],h?d`<${Et} cards=${h} />`:s[u]?v(s[u],"card"):"none",i&&W(c[u]??0),W(a[u]),d`<strong>${l[u]}</strong>`]};return d`
    <${Os} end=${t} names=${e} rules=${o} />
    <p class="hint">
      Cards left in a hand cost their points. The fewest points win; a player with${" "}
      ${o.out_at} or more is out of the game.
    </p>
    <${pt}
      rowHeads
      columns=${[{title:"Player"},{title:"Cards left"},i&&{title:"Challenges",number:!0},{title:"This round",number:!0},{title:"Score",number:!0}]}
      rows=${[...e.keys()].filter(u=>u in s).map(u=>({key:u,cells:f(u)}))}
    />
  `}function Os({end:{why:t,winner:e,play:n,left:o},names:r,rules:s}){if(t!=="out"||!n||!("laid"in n.action)){let l=v(s.guard*Object.keys(o).length,"turn");return d`<p>No hand has become smaller for ${l}, so all cards are counted.</p>`}let a=n.old?`: ${H(n.old)} became`:" with";return d`
    <p class="row">
      <strong>${r[e??0]} went out${a}</strong>
      <${tt} laid=${n.action.laid} />
    </p>
  `}var mn={};at(mn,{RULESET_NOTES:()=>As,parts:()=>Ls,values:()=>Re});var zo=({counts:t})=>Object.values(t).reduce((e,n)=>e+n,0),Ce=({squares:t})=>`${t.length} x ${t[0].length} squares`;function Se(t){let e=v(t.counts[t.blank]??0,"blank");return{tiles:`${v(t.rack,"tile")} each, from a bag of ${zo(t)} with ${e}.`,begins:"The player who draws the letter nearest to A begins; a blank comes before A."}}var Oe="Lay tiles in one row or column, without a gap, so that they touch others on the board. All letters that then stand side by side, across and down, must form words.",Ae="Each word that a play forms or makes longer scores the points of its letters.",Le=({exchange_from:t})=>[`Exchange tiles for others, as long as the bag has ${t} or more.`,"Pass."],Pe=({rack:t})=>`After a play you draw from the bag until you have ${t} tiles again.`,Ht=({bonus:t})=>t.map((e,n)=>e?`${v(n,"tile")} in one play score ${v(e,"point")} more.`:"").filter(Boolean).join(" ");function Re(t){let{values:e,counts:n,blank:o}=t,r=new Map;for(let[s,a]of Object.entries(n)){let l=`${s===o?"blank":s} ×${a}`;r.set(e[s],[...r.get(e[s])??[],l])}return{title:"The tiles",columns:["Points","Tiles, and how many"],rows:[...r].sort(([s],[a])=>s-a).map(([s,a])=>[s,a.join(" ")]),note:`${zo(t)} tiles.`}}var As={standard:"From the description of the original program, with its gaps filled.",classic_poc:"The numbers of the original program."};function Ls(t){return[{title:"Aim",facts:{aim:"Lay words for points, as in Scrabble; the highest score wins.",bombs:`Under the board of ${Ce(t)} ${v(t.bombs,"bomb")} lie hidden.`}},{title:"The start",facts:{...Se(t),first:"The first play needs two tiles or more, and may lie anywhere."}},{title:"A turn",facts:{lead:$t,ways:[Oe,...Le(t)],refused:gt,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens those squares, too, and so on.",blank:"A blank stands for no letter in particular. A word with blanks is valid if some letters in their place make one; they may differ from word to word and from turn to turn. A blank scores nothing.",draw:Pe(t)}},{title:"Points",facts:{words:Ae,numbers:`The number under a new tile multiplies: ${Ps(t)}.`,bomb:"If a new tile lies on a bomb, all words through it score nothing. In later plays its letter scores as any other.",bonus:Ht(t)&&`${Ht(t)} A bomb does not change that.`}},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left.",zeros:`It is also over when a player has had ${v(t.zeros,"turn")} in a row without a point: passes, exchanges or bombs.`,held:"All lose the points of the tiles that they hold; nobody gains them."}}]}function Ps({multipliers:t}){let e=new Map;return t.forEach(([n,o],r)=>{let s=Ms(n,o);e.set(s,[...e.get(s)??[],r])}),[...e].map(([n,o])=>`${Rs(o)} ${n}`).join("; ")}function Rs(t){let[e]=t,n=t[t.length-1];return t.length>2&&n-e===t.length-1?`${e} to ${n}`:F(t)}function Ms(t,e){return e?[t!==1&&`the letter by ${t}`,e!==1&&`the word by ${e}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var gn={};at(gn,{RULESET_NOTES:()=>Ns,parts:()=>Ds,values:()=>Bs});var Ns={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with other penalties."};function Ds(t){let e=`two packs if ${t.two_packs_from} or more play`,n=t.max_exchanged===null?"one or more cards":v(t.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of your cards. The player who lays the last one ends the round; the others score the points of the cards that they hold.",out:`Points are bad: with ${t.out_at} or more you are out of the game.`,won:"The last player left wins, or after a set number of rounds the fewest points."}},{title:"The deal",facts:{cards:`${v(t.cards_each,"card")} each, from a pack of ${Vo(t.pack)} (${e}). The other cards are the stock; its top card lies exposed beside it.`,dealer:"Each player draws a card; the highest deals first (A is the highest), and the next player begins.",later:Is[t.later_dealer]}},{title:"A turn",facts:{lead:`${$t} You cannot pass.`,ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${n} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, and the E is yours.`,"Discard a card, and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:t.same_word_exchange?"A word may stay the same if a Master in it is changed for the card of its letter, or a card for your Master.":"A change must make another word.",stock:Fs[t.renewal]}},{title:"Challenges",facts:js(t)},{title:"The end of a round",facts:{end:"A round is over when a hand is empty and the last word stands. If all players are out of the game at once, the lowest score wins.",guard:`It is also over when in ${v(t.guard,"turn")} of each player no hand has become smaller. Then all score the cards that they hold.`}}]}var Is={rotation:"In later rounds the players deal in turn.",starter:"In later rounds the player who began the last round deals."},Fs={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function js({strict:t,right_challenger:e,right_offender:n,wrong_challenger:o}){return t?{refused:gt}:{may:"Any word may be laid, valid or not. Each of the others may challenge it, until one does.",right:`If it is not in the dictionary, the cards go back, and the turn is lost${[$n("the challenger",e),$n("the player",n)].join("")}.`,wrong:`If it is, the word stays${$n("the challenger",o)}.`,refused:le}}function $n(t,e){if(!e)return"";let n=v(Math.abs(e),"point");return e>0?`; ${t} gets ${n}`:`; ${t} has ${n} taken off`}function Bs({points:t,pack:e}){let n=new Map;for(let[o,r]of Object.entries(e)){let s=t[o],a=`${s} ${r}`,l=n.get(a)??{each:s,count:r,cards:[]};l.cards.push(o===L?"Master":o),n.set(a,l)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...n.values()].sort((o,r)=>r.each-o.each||r.count-o.count).map(({each:o,cards:r,count:s})=>[o,r.join(" "),s]),note:`${Vo(e)} cards in a pack.`}}var Vo=t=>Object.values(t).reduce((e,n)=>e+n,0);var bn={};at(bn,{RULESET_NOTES:()=>Hs,parts:()=>qs,values:()=>Re});var Me=t=>String.fromCharCode(65+t),ft=({row:t,column:e})=>`${t+1}${Me(e)}`,C=({row:t,column:e})=>`${t},${e}`,Y=(t,{row:e,column:n})=>(t[e]?.[n]??".")!==".",X=({row:t,column:e},n,o=1)=>n?{row:t+o,column:e}:{row:t,column:e+o};function qt(t){let[e]=t.match(/\p{L}/u)??["A"];return{row:parseInt(t.replace(/\D/g,""),10)-1,column:e.toUpperCase().charCodeAt(0)-65,down:t.startsWith(e)}}function ot({at:t,word:e}){let{down:n,...o}=qt(t),r=[],s=o;for(let a of e.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=X(s,n,l?a.length-2:1)}return r}function Xo(t,e,n){let o=f=>Y(t,f)?`(${t[f.row][f.column]})`:e.find(u=>C(u)===C(f))?.letter,r=Us(t,e,n);if(r===null)return{fault:"line"};let s=e.reduce((f,u)=>f.row+f.column<=u.row+u.column?f:u);for(let f=s;o(f);f=X(f,r,-1))s=f;let{row:a,column:l}=s,c=r?`${Me(l)}${a+1}`:ft(s),p="",i=0;for(let f;f=o(s);s=X(s,r))p+=f,f.startsWith("(")||(i+=1);return i<e.length?{fault:"gap"}:{play:{action:"play",at:c,word:p.replaceAll(")(","")}}}function Us(t,e,n){let[o]=e;if(e.length>1)return e.every(({row:s})=>s===o.row)?!1:e.every(({column:s})=>s===o.column)?!0:null;let r=s=>Y(t,X(o,s,-1))||Y(t,X(o,s));return!r(!1)&&(r(!0)||n)}var Hs={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function qs(t){return[{title:"Aim",facts:{aim:"Lay words for points; the highest score wins."}},{title:"The start",facts:{board:`The board has ${Ce(t)}.`,...Se(t),first:`The first play needs two tiles or more${Ws(t)}.`}},{title:"A turn",facts:{lead:$t,ways:[Oe,...Le(t)],blank:"You choose a letter for a blank when you lay it. The blank keeps that letter, and scores nothing.",draw:Pe(t)}},{title:"Points",facts:{words:Ae,squares:Gs(t),bonus:Ht(t)}},{title:"Challenges",facts:Ys[t.challenge]},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left. That player gains the points of the tiles that the others hold.",zeros:`It is also over after ${v(t.scoreless_turns,"turn")} in a row without a point, counting all players.`,held:"All lose the points of the tiles that they hold. If scores are equal, the one that was higher before wins."}}]}function Ws({start:t}){return t?`, one of them on the star (${ft({row:t[0],column:t[1]})})`:""}var Wt=t=>({may:"Any words may be laid, valid or not. Each of the others may challenge them, all together, until one does.",right:"If one of them is not in the dictionary, the tiles go back, and the turn is lost.",wrong:`If all of them are, ${t}.`,refused:le}),Ys={rules:Wt("the challenger loses the next turn"),double:Wt("the challenger loses the next turn, which counts as one without a point"),single:Wt("nothing happens"),five:Wt("the play scores 5 points more"),ten:Wt("the play scores 10 points more"),void:{refused:gt}};function Gs({squares:t}){let e=s=>[...new Set(t.flat().map(a=>a[s]))].filter(a=>a!==1).sort(),n=e(0),o=e(1),r=[n.length?`the letter by ${F(n,"or")}`:"",o.length?`the word by ${F(o,"or")}`:""].filter(Boolean);return r.length?`Marked squares multiply ${F(r)}, in the play that lays a tile on them.`:""}var Jo="CATDOG* hat l[u]rch",zs="* is the Master. In a table word, brackets mark its letter: l[u]rch.",Zo="Type your cards to see what you can play.",Ks=[["plays","Plays"],["plan","Plan"]],Vs=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Substitute"]];function Qo({info:t,dictionaries:e,query:n}){let[o,r]=E(n.get("position")??Jo),[s,a]=E(t.rulesets[0]),[l,c]=E(we(t,e)),[p,i]=E("plays"),f=xt(()=>de("lexicon",s),[s]).value;O(()=>ge("solver/lexicon",{position:o===Jo?"":o}),[o]);let[u="",...h]=o.trim().split(/\s+/),g={hand:u,table:h,ruleset:s,dictionary:l};return d`
    <section class="panel" aria-label="Position">
      <${Ct}
        label="Your cards, then the words on the table"
        id="position"
        class="large"
        value=${o}
        onInput=${r}
        hint=${zs}
      />
      <${Xs}
        hand=${u}
        table=${h}
        points=${f&&"points"in f?f.points:void 0}
      />
      <div class="row">
        <${Te} info=${t} value=${s} onChange=${a} />
        <${ve}
          dictionaries=${e}
          value=${l}
          onChange=${c}
        />
        <${ke} label="What to find" value=${p} options=${Ks} onChange=${i} />
      </div>
    </section>
    ${p==="plays"?d`<${Js} ...${g} />`:d`<${Qs} ...${g} />`}
  `}function Xs({hand:t,table:e,points:n}){return/^[\p{L}*?]+$/u.test(t)?d`
    <div class="felt">
      <span class="cards" role="group" aria-label="Hand">
        ${[...tr(t)].map(o=>d`<${ut} card=${o} points=${n} />`)}
      </span>
      ${e.map(o=>d`<${tt} laid=${o} />`)}
    </div>
  `:null}var tr=t=>t.toUpperCase().replaceAll("?",L);function Js({hand:t,table:e,ruleset:n,dictionary:o}){let[r,s]=E("all"),[a,l]=E(Ut),c={positions:[{hand:t,table:e}],game:"lexicon",ruleset:n,dictionary:o},p=r==="all"?null:[r],{result:i,error:f,busy:u}=lt("solve",t?{...c,top:a,actions:p}:null),h=i?.rows[0],{moves:g,count:y=0}=h??{};return d`
    <section class="panel" aria-label="Plays" aria-busy=${u}>
      <div class="row">
        <h2 aria-live="polite">${g?v(y,"play"):"Plays"}</h2>
        <${ke} label="Kinds of plays" value=${r} options=${Vs} onChange=${s} />
      </div>
      <${nt} text=${f??(h?.error&&yt(h.error))} />
      ${!t&&d`<p class="hint">${Zo}</p>`}
      ${g?.length===0&&d`<p>There is no play: draw a card.</p>`}
      ${g&&g.length>0&&d`
          <${pt}
            classes="folds"
            columns=${[{title:"Word"},{title:"Action"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${g.map(m=>({key:`${m.action} ${m.target} ${m.laid} ${m.left}`,cells:[d`<${tt} laid=${m.laid} />`,Zs(m,e),er(m.left),m.left_points]}))}
          />
          <${Ee} shown=${g.length} count=${y} onMore=${l} />
        `}
    </section>
  `}function Zs({action:t,target:e},n){return e===void 0?t:`${t} ${t==="insert"?"into":"in"} ${H(n[e]??"")}`}var er=t=>t?d`<${Et} cards=${t} />`:d`<strong>none</strong>`;function Qs({hand:t,ruleset:e,dictionary:n}){let{result:o,error:r,busy:s}=lt("plan",t?{game:"lexicon",positions:[t],ruleset:e,dictionary:n}:null),a=o?.rows[0];return d`
    <section class="panel" aria-label="Plan" aria-busy=${s}>
      <h2 aria-live="polite">${a?.plans?ea(a.empties_in??null):"Plan"}</h2>
      <p class="hint">Words from the hand alone that leave the fewest points, turn by turn.</p>
      <${nt} text=${r??(a?.error&&yt(a.error))} />
      ${!t&&d`<p class="hint">${Zo}</p>`}
      ${a?.plans&&d`
          <${pt}
            classes="folds"
            columns=${[{title:"Turns",number:!0},{title:"Words"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${a.plans.map(({turns:l,words:c,left:p,left_points:i})=>({key:l,cells:[l,ta(t,c),er(p),i]}))}
          />
        `}
    </section>
  `}function ta(t,e){let n=tr(t),o=e.map(r=>{let s=xe(n,null,r);for(let a of s.cards)n=n.replace(a,"");return s.laid});return d`
    <span class="words">
      ${o.length?o.map(r=>d`<${tt} laid=${r} />`):"none"}
    </span>
  `}var ea=t=>t===null?"Not all cards can be played":`All cards played in ${v(t,"turn")}`;function nr({points:t}){let[e,n]=E(!1);return e?null:d`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${W(t)}
    </span>
  `}var or=".",rr="*",Ne="✹",ar="⚑",na="★",sr={2:"double",3:"triple",4:"quadruple"},j=t=>"multipliers"in t;function ir(t,e,n){let{row:o,column:r}=t,s=C(t),a=n.laid?.get(s),l=Y(n.rows,t)?n.rows[o][r]:null,c=a?a.letter:l,p=n.opened?n.opened[o]?.[r]??or:null,i=p===or,f=p===rr,u=p===null||i||f?null:Number(p),h=u!==null&&j(e);return{name:ft(t),letter:c,isLaid:a!==void 0,closed:i,hit:f,number:u,premium:h?e.multipliers[u]:e.squares[o][r],start:e.start?.[0]===o&&e.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:f||i&&n.bombs?.[o]?.[r]===rr,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r,arriving:n.arriving?.has(s)??!1,exploding:n.exploding?.has(s)??!1}}function lr(t){let{closed:e,hit:n,bomb:o,number:r,premium:s,chance:a,cursor:l,last:c}=t;return[e?"closed":_n(s),r!==null&&"open",n&&"hit",o&&"bomb",a!==null&&"odds",l&&"cursor",c&&"last",t.arriving&&"arriving",t.exploding&&"exploding"].filter(Boolean).join(" ")}function cr({closed:t,bomb:e,number:n,premium:o,chance:r,flagged:s,start:a}){return e?Ne:r!==null?Mt(r):s?ar:n!==null?n:t?"":a?na:oa(o)}var ur=({hit:t,number:e})=>t?Ne:e,dr=({flagged:t,chance:e})=>t&&e!==null?ar:null;function pr(t,e){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:p,isLaid:i}=t;return[n,e??"empty",i&&"being laid",o&&"closed",r&&"bomb",s!==null&&`${v(s,"bomb")} around`,e===null&&ra(a),e===null&&p&&"start",c&&"flagged",l!==null&&`${Mt(l)}% chance of a bomb`].filter(Boolean).join(", ")}function _n([t,e]){return t>1&&e>1?"both":t>1?`letter${t}`:e>1?`word${e}`:e===0?"zero":"plain"}var oa=([t,e])=>`${t>1?`${t}L`:""}${e===1?"":`${e}W`}`;function ra([t,e]){return e===0?"word worth nothing":[t>1&&`${sr[t]??`${t} times`} letter`,e>1&&`${sr[e]??`${e} times`} word`].filter(Boolean).join(", ")}var yn={laid:[],cursor:null,down:!1};function je({start:t,squares:e}){let[n,o]=t??[e.length>>1,e[0].length>>1];return{row:n,column:o}}var De=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:n}){return this.rules.squares[e]?.[n]!==void 0}point(e,n){return e.cursor&&C(e.cursor)===C(n)?{...e,down:!e.down}:{...e,cursor:n}}arrow(e,n,o){let r=e.cursor??je(this.rules);return n!==e.down?{...e,cursor:r,down:n}:this.advanced({...e,cursor:r},o)}advanced(e,n=1){let o=X(e.cursor,e.down,n);return this.isOnBoard(o)?{...e,cursor:o}:e}},Ie=class extends De{constructor(e,n,o){super(e),this.rows=n,this.rack=o,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){let n=K(this.rack,e.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,n){return e.laid.find(o=>C(o)===C(n))}#e(e,n){let o=n;for(;Y(this.rows,o)||this.laidAt(e,o);)o=X(o,e.down);return this.isOnBoard(o)?o:null}lay(e,n,o,r=""){if(Y(this.rows,n)||!this.left(e).includes(o))return e;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(e,n),l=o===this.blank?s:o;return{...e,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(e,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:n,column:o},s,r)}layAtCursor(e,n,o=""){let r=e.cursor&&this.#e(e,e.cursor),s=r?this.lay(e,r,n,o):e;return!r||s===e?e:{...s,cursor:this.#e(s,r)??r}}type(e,n,o=!1){let r=n.toUpperCase();return!o&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,n):e}back(e){if(!e.cursor)return e;let n=e.cursor;if(!this.laidAt(e,n))do n=X(n,e.down,-1);while(Y(this.rows,n));return this.laidAt(e,n)?{...this.takeBack(e,n),cursor:n}:e}takeBack(e,n){return{...e,laid:e.laid.filter(o=>C(o)!==C(n))}}withoutTaken(e){return{...e,laid:e.laid.filter(n=>!Y(this.rows,n))}}move(e,n,o){let r=this.laidAt(e,n);return!r||Y(this.rows,o)?e:this.lay(this.takeBack(e,n),o,r.tile,r.letter)}chooseLetter(e,n){let o=e.laid.findIndex(s=>!s.letter),r={...e.laid[o],letter:n.toLowerCase()};return{...e,laid:e.laid.with(o,r)}}},Fe=class extends De{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#e(e)}#e(e){return j(this.rules)&&/^[0-8*]$/.test(e)}type(e,n,o=!1){let r=this.advanced(e),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&e.opened?{...r,opened:Yt(e.opened,e.cursor,n)}:{...r,rows:Yt(e.rows,e.cursor,s)}}lay(e,n){let o=n.reduce((r,s)=>Yt(r,s,s.letter),e.rows);return{...e,rows:o}}back(e){let{rows:n,opened:o,cursor:r}=e;return{...this.advanced(e,-1),rows:Yt(n,r,"."),opened:o&&Yt(o,r,".")}}};function Yt(t,{row:e,column:n},o){return t.with(e,t[e].slice(0,n)+o+t[e].slice(n+1))}var zt=({squares:t})=>t.map(e=>".".repeat(e.length));function Be(t,e){let n=e.split(/[\n/]/);return zt(t).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var fr={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},sa="!";function Ue(t,e,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=e.cursor?e:{...e,cursor:je(t.rules)},c=({key:p,shiftKey:i})=>p in fr?t.arrow(e,...fr[p]):p===" "?{...l,down:!l.down}:p==="Backspace"||p==="Delete"?t.back(l):t.accepts(p)?t.type(l,p,i):void 0;return p=>{let{key:i}=p;if(p.ctrlKey||p.metaKey||p.altKey)return;if(s&&(i===sa||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let u=i==="Enter"?o:r;if(!u)return;u()}else{let u=c(p);if(u===void 0)return;n(u)}p.preventDefault()}}var aa=15;function Kt({label:t,rules:e,onKey:n,onSquare:o,onFlag:r,draggable:s,...a}){let{score:l,rising:c=[],...p}=a,i=R(null),{cursor:f,down:u}=p,h=C(f??je(e));N(()=>{f&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[f?.row,f?.column]);let g=(m,$)=>{let x={row:m,column:$},w=C(x),b=ir(x,e,p),{letter:S,chance:B}=b,D=o&&{tabindex:w===h?0:-1,"data-home":w===h?"play":void 0,"data-drop":`square ${m} ${$}`,onClick:()=>o(x),onContextMenu:r&&(M=>{M.preventDefault(),r(x)}),...b.isLaid&&s?.({square:x})};return d`
      <div
        key=${$}
        role="gridcell"
        class="square ${lr(b)}"
        style=${B===null?void 0:{"--chance":B}}
        aria-label=${pr(b,S===null?null:xn(S,e))}
        ...${D}
      >
        ${S===null?d`
                <span class="sign" aria-hidden="true">${cr(b)}</span>
                <span class="flag" aria-hidden="true">${dr(b)}</span>
              `:d`
                <${ia}
                  letter=${S}
                  classes=${b.isLaid?"laid":""}
                  corner=${ur(b)}
                  rules=${e}
                />
              `}
        ${l?.key===w&&d`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(M=>M.square===w).map(({points:M,change:rt})=>d`<${nr} key=${rt} points=${M} />`)}
      </div>
    `},y=[...e.squares[0].keys()];return d`
    <div
      class="board-frame ${y.length>aa?"large":""}"
      style=${{"--columns":y.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${y.map(m=>d`<span key=${m}>${Me(m)}</span>`)}
      </div>
      <div class="coordinates rows" aria-hidden="true">
        ${e.squares.map((m,$)=>d`<span key=${$}>${$+1}</span>`)}
      </div>
      <div
        ref=${i}
        class="board ${u?"down":""}"
        role="grid"
        aria-label=${t}
        aria-readonly=${o?void 0:"true"}
        onKeyDown=${n}
      >
        ${e.squares.map((m,$)=>d`
            <div role="row" class="board-row" key=${$}>
              ${y.map(x=>g($,x))}
            </div>
          `)}
      </div>
    </div>
  `}var hr=(t,e)=>t===""||t===e.blank,mr=t=>t!==t.toUpperCase();function ia({letter:t,classes:e,corner:n,rules:o}){let r=hr(t,o),s=r||mr(t);return d`
    <${z}
      classes=${e}
      letter=${r?"":t.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[t]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function xn(t,e){return hr(t,e)?"blank":mr(t)?`blank for ${t.toUpperCase()}`:`${t}, ${v(e.values[t],"point")}`}var He={};at(He,{actionText:()=>la,endFacts:()=>ha,eventText:()=>ca,lettersOf:()=>ht,pastActionText:()=>Vt,tilesText:()=>St});var ht=t=>t.replace(/[()]/g,"");function $r(t){let e=[...t.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=ht(t).toUpperCase();if(!e.length)return n;let o=F(e.map(r=>r.toUpperCase()));return`${n} (${o} ${e.length>1?"blanks":"a blank"})`}function St(t){let e=t.replace(/[?_]/g,""),n=t.length-e.length,o=n>1?`${n} blanks`:"a blank";return[e,n&&o].filter(Boolean).join(" and ")}var la=t=>gr(t).filter(Boolean).join(" ");function Vt(t,e,n=""){let[o,r]=gr(t);return`${[q(e,o),r,n].filter(Boolean).join(" ")}.`}function gr(t){switch(t.action){case"play":return["play",`${$r(t.word)} at ${t.at}`];case"exchange":return["exchange",St(t.tiles)];default:return[t.action,""]}}function ca(t,e){switch(t.event){case"start draw":return`Tiles drawn for the start: ${t.players.map((o,r)=>`${e[o]} ${St(t.tiles[r])}`).join(", ")}.`;case"turn":return fa(t,e[t.player]);case"lost turn":return`${q(e[t.player],"lose")} a turn for a wrong challenge.`;case"deal":return`${q(e[t.starter],"begin")}.`;case"game end":return pa(t,e);case"forfeit":return ie(t,e);case"taken back":return`The play of ${e[t.player]} is taken back.`;case"points":return`${e[t.player]} ${W(t.points)} ${ua[t.why]}.`;default:return null}}var ua={challenge:"for a play that was challenged and stands",time:"for time",tiles:"for tiles left"},da={out:"a rack and the bag are empty",scoreless:"too many turns in a row without points",zeros:"too many turns in a row without points"};function pa({why:t,adjustments:e,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=e.some(Boolean)?` Tiles left: ${r(e.map(W))}.`:"";return`End of the game: ${da[t]}.${s} Scores: ${r(n)}.`}function fa(t,e){let{action:n,score:o=0,drawn:r,exchanged:s}=t,a=r?` Tiles drawn: ${St(r)}.`:"";switch(n.action){case"play":{let l="hit"in t&&t.hit?.length?t.hit:null,c=l?` A bomb explodes at ${F(l)}.`:"";return`${Vt(n,e,`for ${o}`)}${c}${a}`}case"exchange":return`${Vt(n,e,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in t&&t.right?"The play is taken back.":"The play stands.";return`${Vt(n,e)} ${c}`}case"accept":return null;default:return Vt(n,e)}}function ha(t,e){let n=[],o=e.map(()=>0);for(let{event:c,player:p,action:i,score:f=0,right:u}of t)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){u&&(n=n.slice(0,-1));continue}o[p]+=1,i.action==="play"&&n.push({player:p,action:i,score:f})}let r=t.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,p)=>p.score-c.score)[0],a=e.map((c,p)=>{let f=n.filter(u=>u.player===p).map(({score:u})=>u).reduce((u,h)=>u+h,0);return`${c} ${(f/Math.max(1,o[p])).toFixed(1)}`});return[r&&ae(r.winners,r.scores.toSorted(ma),e),s&&`Best play: ${$r(s.action.word)} at ${s.action.at} for ${s.score}, by ${e[s.player]}.`,`Points a turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var ma=(t,e)=>e-t;function br(t,e,n){let o=j(n),[r,s]=E(null),[a,l]=E(null),[c,p]=E(()=>new Set(ct(t)?.flags)),[i,f]=E(!1),u=R(e.seq);u.current=e.seq,N(()=>s(null),[e.seq]);let h=o&&e.over,g=xt(async()=>h?await $a(t):null,[t,h]).value;if(!o)return null;let{opened:y=[],bombs:m=n.bombs}=e.observation;async function $(){let w=y.length?y:zt(n),b=await bt("lexibomb.odds",{opened:w,bombs:m}).then(({probability:S})=>({odds:S,problem:null}),S=>({odds:null,problem:_t(S)}));u.current===e.seq&&(s(b.odds),l(b.problem))}function x(w){let b=new Set(c),S=b.delete(C(w));S||b.add(C(w)),p(b),vt(t,{flags:[...b]}),Qn(`${ft(w)}: flag ${S?"removed":"set"}.`)}return{board:{opened:y,odds:r,flags:c,bombs:g},count:m,hits:y.join("").split("*").length-1,toggleFlag:x,flagging:i,toggleFlagging:()=>f(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):$(),problem:a}}async function $a(t){return(await $o(t)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function _r({field:t}){let e=(n,o,r=()=>{})=>d`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return d`
    ${e("Odds of bombs",t.hasOdds,t.toggleOdds)}
    ${e("Set flags",t.flagging,t.toggleFlagging)}
  `}function qe({rules:t}){return d`
    <p class="hint" id="legend">
      A number counts the bombs around its square. New tiles there multiply:
    </p>
    <ul class="legend" aria-labelledby="legend">
      ${ba(t.multipliers).map(({premium:e,first:n,last:o})=>d`
          <li key=${n}>
            <span class="square open ${_n(e)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${ga(e)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label="bomb">${Ne}</span>
        its words score 0
      </li>
    </ul>
  `}function ga([t,e]){return[t!==1&&`letter × ${t}`,e!==1&&`words × ${e}`].filter(Boolean).join(", ")||"nothing"}function ba(t){let e=[];return t.forEach((n,o)=>{let r=e.at(-1);r&&String(r.premium)===String(n)?r.last=o:e.push({premium:n,first:o,last:o})}),e}var _a="RETINA",ya=100;function wn({info:t,...e}){let[n,o]=E(t.rulesets[0]),{value:r,error:s}=xt(()=>de(t.game,n),[n]);if(!r)return d`<${nt} text=${s} />`;let a=d`
    <${Te} info=${t} value=${n} onChange=${o} />
  `;return d`
    <${xa}
      key=${n}
      info=${t}
      rules=${r}
      rulesetChoice=${a}
      ...${e}
    />
  `}function xa({info:t,rules:e,query:n,dictionaries:o,rulesetChoice:r}){let s=j(e),[a,l]=E(()=>({rows:Be(e,n.get("board")??""),opened:s?Be(e,n.get("opened")??""):null,cursor:null,down:!1})),[c,p]=E(n.get("rack")??_a+e.blank),[i,f]=E(we(t,o)),[u,h]=E(null),[g,y]=E([]),m=new Fe(e),{rows:$,opened:x}=a;function w(_,T=c){[_.rows,_.opened].join()!==[$,x].join()&&y([...g.slice(1-ya),{draft:a,rack:c}]),l(_),p(T)}function b(){let _=g.at(-1);_&&(l(_.draft),p(_.rack),y(g.slice(0,-1)))}pe("keydown",_=>{let{key:T,ctrlKey:P,metaKey:A,shiftKey:J,target:G}=_;!((P||A)&&!J&&T.toLowerCase()==="z")||G instanceof Element&&G.matches("input, textarea")||(_.preventDefault(),b())});let S=c.replace(/\s/g,"").toUpperCase(),B=zt(e),D=_=>!_||_.join()===B.join();O(()=>{let _=T=>!T||D(T)?"":T.join("/");ge(`solver/${e.game}`,{rack:c,board:_($),opened:_(x)}),h(null)},[c,$,x]);let M=u?ot(u):[],Ot=d`
    <button type="button" disabled=${!u} onClick=${()=>{let _=M.map(({letter:T})=>T===T.toUpperCase()?T:e.blank);w(m.lay(a,M),Q(S,_).join(""))}}>
      Lay ${u?ht(u.word):"the play that is shown"}
    </button>
  `,st=_=>T=>w({...a,[_]:Be(e,T)});return d`
    <div class="table ${e.game}">
      <div class="table-main">
        <${Kt}
          label="Board"
          rules=${e}
          ...${a}
          laid=${new Map(M.map(_=>[C(_),_]))}
          onSquare=${_=>w(m.point(a,_))}
          onKey=${Ue(m,a,w,{})}
        />
        ${s&&d`<${qe} rules=${e} />`}
        <p class="hint">
          Click a square and type. Arrows turn and move, Backspace clears.
          ${s?" 0 to 8 open a square, * is a bomb that was hit.":""}
          ${e.free_blank?` ${e.blank} is a blank.`:" With Shift a letter is a blank."}
        </p>
        <div class="row">
          ${!s&&Ot}
          <button
            type="button"
            disabled=${D($)&&D(x)}
            onClick=${()=>w({...a,rows:B,opened:x&&B})}
          >
            Clear the board
          </button>
          <button type="button" disabled=${!g.length} onClick=${b}>Undo</button>
        </div>
        <details class="panel">
          <summary>The board as text</summary>
          <${yr} label="Tiles" rows=${$} onRows=${st("rows")} />
          ${s&&d`<${yr} label="Open squares" rows=${x} onRows=${st("opened")} />`}
        </details>
      </div>
      <div class="table-side">
        <section class="panel" aria-label="Position">
          <${Ct}
            label="Your tiles"
            id="rack"
            class="large"
            value=${c}
            onInput=${p}
            hint=${`${e.blank} is a blank.`}
          />
          ${r}
          <${ve}
            dictionaries=${o}
            value=${i}
            onChange=${f}
          />
        </section>
        <${Ta}
          rules=${e}
          position=${S&&wa($,x,S)}
          dictionary=${i}
          shown=${u}
          onShow=${h}
        />
      </div>
    </div>
  `}function wa(t,e,n){return e?{board:t,opened:e,rack:n}:`${t.map(r=>r.replace(/\.+/g,s=>String(s.length))).join("/")} ${n}/ 0/0 0`}function yr({label:t,rows:e,onRows:n}){let o=t.toLowerCase().replace(" ","-");return d`
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
  `}function Ta({rules:t,position:e,dictionary:n,shown:o,onShow:r}){let[s,a]=E(Ut),{game:l,ruleset:c}=t,{result:p,error:i,busy:f}=lt("solve",e?{game:l,positions:[e],ruleset:c,dictionary:n,top:s}:null),u=p?.rows[0],h=u?.plays,g=u?.count??0,y=j(t),m=$=>d`
    <button
      type="button"
      class="plain"
      aria-pressed=${$.at===o?.at&&$.word===o.word}
      onClick=${()=>r($)}
    >
      ${ht($.word)}
    </button>
  `;return d`
    <section class="panel" aria-label="Plays" aria-busy=${f}>
      <h2 aria-live="polite">${h?v(g,"play"):"Plays"}</h2>
      <${nt} text=${i??(u?.error&&yt(u.error))} />
      ${h&&d`
          <${pt}
            columns=${[{title:"Play"},{title:"At"},y&&{title:"Bomb",number:!0},{title:"Points",number:!0}]}
            rows=${h.map($=>({key:`${$.at} ${$.word}`,cells:[m($),$.at,y&&`${Mt($.bomb??0)}%`,y?$.score.toFixed(1):$.score]}))}
          />
          <${Ee} shown=${h.length} count=${g} onMore=${a} />
        `}
    </section>
  `}var We={};at(We,{Play:()=>Pa,Position:()=>Ia,StaticHand:()=>ja,solverQuery:()=>Fa});function xr({tiles:t,rules:e,label:n}){return d`
    <span class="rack" role="img" aria-label=${n}>
      ${[...t].map(o=>d`<${Tr} tile=${o} rules=${e} aria-hidden="true" />`)}
    </span>
  `}function wr({rack:t,rules:e,left:n,chosen:o,onTile:r,draggable:s}){return d`
    <div class="rack" role="group" aria-label="Your rack" data-drop="rack">
      ${[...t].map((a,l)=>d`
          <${Tr}
            key=${`${l}${a}`}
            tile=${a}
            rules=${e}
            aria-label=${xn(a,e)}
            aria-pressed=${o.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>r(l)}
            data-drop=${`rack ${l}`}
            ...${s({place:l})}
          />
        `)}
    </div>
  `}function Tr({tile:t,rules:e,...n}){let o=t===e.blank,r=o?null:e.values[t];return d`
    <${z} letter=${o?"":t} wild=${o} points=${r} ...${n} />
  `}function vr(t,e){let n=K(t,e),o=[...t].filter((r,s)=>n[s]);return[...o,...Q(e,o)].join("")}function kr(t,e,n){let o=[...t];return o.splice(n,0,...o.splice(e,1)),o.join("")}function Er(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[e[n],e[o]]=[e[o],e[n]]}return e.join("")}function Cr(t,e,n,o,r){let{rack:s="",board:a=[],history:l=[]}=e.observation,c=l.filter(({player:T,action:P})=>T===e.seat&&P.action==="exchange"),p=`${s} ${c.length}`,[i,f]=E(()=>({...yn,...me(t,p)})),[u,h]=E(()=>ct(t)?.order??""),[g,y]=E([]),[m,$]=E(!1),x=u?vr(u,s):s,w=new Ie(n,a,x),b=i.laid.some(({letter:T})=>!T),{play:S,fault:B}=i.laid.length&&!b?Xo(a,i.laid,i.down):{},D=()=>{f(T=>({...T,laid:[]})),y([]),$(!1)};Dt(D,[p]),O(()=>{let T={laid:i.laid,down:i.down};vt(t,{order:u,draft:{position:p,value:T}})},[p,u,i.laid,i.down]),N(()=>f(w.withoutTaken(i)),[a.join()]),O(()=>{if(o)if(D(),o.action==="play"){let{down:T}=qt(o.at);f(ot(o).reduce((P,A)=>w.layLetter(P,A),{...yn,down:T}))}else o.action==="exchange"&&M(o.tiles)},[o]);function M(T=""){D(),$(!0);let P=K(x,T);y([...P.keys()].filter(A=>P[A]))}function rt(T){h(T),y([])}function Ot({place:T=0,square:P},A){let[J,...G]=(A??"").split(" "),[Xt,Pr]=G.map(Number);if(J==="square"){let kn={row:Xt,column:Pr};f(P?w.move(i,P,kn):w.lay(i,kn,x[T]))}else P?f(w.takeBack(i,P)):J==="rack"&&Xt!==void 0&&rt(kr(x,T,Xt))}function st(T){let P=g.filter(J=>J!==T),A=P.length<g.length;m?y(A?P:[...g,T]):i.cursor?f(w.layAtCursor(i,x[T])):y(A?[]:[T])}function _(T){r?r(T):!m&&g.length?(f(w.lay(i,T,x[g[0]])),y([])):w.laidAt(i,T)?f(w.takeBack(i,T)):f(w.point(i,T))}return{rack:x,editor:w,draft:i,setDraft:f,chosen:g,exchanging:m,needsLetter:b,play:S,fault:B,left:w.left(i),clear:D,startExchange:M,shuffle:()=>rt(Er(x)),chooseLetter:T=>f(w.chooseLetter(i,T)),onTile:st,onSquare:_,draggable:ye(Ot,{small:!0})}}function Tn(t=[]){let e=t.flatMap(({number:n,events:o})=>o.filter(({event:r,action:s})=>r==="turn"&&s.action==="play").map(({action:r,score:s=0,hit:a=[]})=>({laid:ot(r),score:s,hit:a,change:n})));return{arriving:new Set(e.flatMap(({laid:n})=>n.map(C))),exploding:new Set(e.flatMap(({hit:n})=>n.map(va))),rising:e.map(({laid:n,score:o,change:r})=>({square:C(vn(n)),points:o,change:r}))}}var va=t=>C(qt(t)),vn=t=>t.reduce((e,n)=>e.row+e.column>n.row+n.column?e:n);function Sr(t){let{turn:e,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=t,{rack:c,chosen:p}=e;return d`
    <section class="panel own-turn" aria-label="Your turn">
      <div class="rack-row">
        <${wr}
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
          <${be}
            label="The blank stands for"
            letters=${e.editor.letters}
            onPick=${e.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${e.fault?Ze[e.fault]:Ea(n,e.draft.laid.length,o)}
      </p>
      ${r}
      ${e.exchanging?d`
              <${Aa}
                tiles=${p.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${t.endsWithoutPoints}
                act=${l}
                onCancel=${e.clear}
              />
            `:!s&&d`<${Sa} ...${t} />`}
      <p class="hint keys">${ka(o)}</p>
    </section>
  `}var ka=t=>`On the board: letters lay tiles, ${t.free_blank?t.blank:"Shift"} a blank; arrows turn and move; Backspace takes a tile back, Escape all; Enter plays${j(t)?"; ! sets a flag":""}.`;function Ea(t,e,n){if(!t)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=t;if(l){let f=l.rule==="start"&&n.start?"start square":l.rule;return Ze[f]??fo}let c=o.map(({word:f,points:u})=>`${f.toUpperCase()} ${u}`);r&&c.push(`${r} for ${v(e,"tile")}`);let p=c.length>1?`${c.join(" + ")} = `:`${o[0].word.toUpperCase()} `,i=a.length&&j(n)&&Ca(n);return d`
    ${p}<strong>${i?"at least ":""}${v(s??0,"point")}</strong>
    ${a.length?", if there is no bomb":""}
  `}var Ca=({multipliers:t})=>t.flat().every(e=>e>=1);function Sa(t){let{turn:e,field:n,preview:o,canAct:r,canExchange:s,endsWithoutPoints:a,act:l}=t,{play:c,draft:p}=e,[i,f]=E(!1);if(O(()=>f(!1),[r]),i)return d`
      <${Oa}
        tiles=${p.laid.length}
        endsGame=${a}
        canAct=${r}
        act=${l}
        onCancel=${()=>f(!1)}
      />
    `;let u=r&&c&&!o?.fault;return d`
    <div class="row">
      <button type="button" class="main" disabled=${!u} onClick=${()=>c&&l(c)}>
        ${c?`Play ${ht(c.word).toUpperCase()}`:"Play"}
      </button>
      <button type="button" disabled=${!p.laid.length} onClick=${e.clear}>Take back</button>
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
      ${n&&d`<${_r} field=${n} />`}
    </div>
    <${nt} text=${n?.problem} />
  `}var Or="Another turn without points ends the game.";function Oa({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){let s=R(null);return N(()=>s.current?.focus(),[]),d`
    <p id="pass-question">
      ${t?`Pass, and take back ${v(t,"tile")}?`:"Pass without playing?"}${" "}
      ${e&&d`<strong>${Or}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>Play on</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>Pass</button>
    </div>
  `}function Aa({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){return d`
    ${e&&d`<p><strong>${Or}</strong></p>`}
    <div class="row">
      <button
        type="button"
        class="main"
        disabled=${!n||!t}
        onClick=${()=>o({action:"exchange",tiles:t})}
      >
        ${t?`Exchange ${St(t)}`:"Choose tiles to exchange"}
      </button>
      <button type="button" onClick=${r}>Cancel</button>
    </div>
  `}function Ar({rules:t,board:e,rack:n,bag:o}){let r=La(t,e,n),s=r.reduce((a,[,l])=>a+l,0);return d`
    <details class="unseen-tiles">
      <summary class="hint">In the bag: ${v(o,"tile")}.</summary>
      <p class="hint">${v(s,"tile")} in the bag and on the racks of others:</p>
      <ul aria-label="Tiles that you do not see">
        ${r.map(([a,l])=>d`
            <li key=${a} class=${l?"":"none"}>
              <strong>${a===t.blank?"blank":a}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function La({counts:t,blank:e},n,o){let r={...t};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:e]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===e)-+(a===e)||s.localeCompare(a))}function Pa(t){let{id:e,view:n,rules:o,changes:r,canAct:s,mustAnswer:a,act:l,suggested:c,notice:p,onDraft:i}=t,{board:f=[],rack:u="",bag:h=0,history:g}=n.observation,y=n.seat!==null&&!n.over,m=br(e,n,o),$=Cr(e,n,o,c,m?.flagging?m.toggleFlag:null),{draft:x,play:w}=$,b=Ma(e,n.seq,y?w:void 0),S=it(()=>Da(g),[n.seq]),B=it(()=>Tn(r),[r]);O(i,[x.laid,$.chosen]);let D=y&&{...x,laid:new Map(x.laid.map(M=>[C(M),M])),score:b?.fault===null?Na(x.laid,b):null,onSquare:$.onSquare,onFlag:m?.toggleFlag,draggable:$.draggable,onKey:Ue($.editor,x,$.setDraft,{onEnter:()=>w&&s&&!b?.fault&&l(w),onEscape:$.clear,onFlag:m?.toggleFlag,flagging:m?.flagging})};return d`
    <div class="board-area">
      <${Kt}
        label="Board"
        rules=${o}
        rows=${f}
        last=${S}
        ...${B}
        ...${m?.board}
        ...${D}
      />
      <${Ar} rules=${o} board=${f} rack=${u} bag=${h} />
      ${m&&d`
          <p class="hint">Bombs: ${m.count}, ${m.hits} hit.</p>
          <${qe} rules=${o} />
        `}
      ${y&&d`
          <p class="hint taps">
            Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.
          </p>
        `}
    </div>
    ${y&&d`
        <${Sr}
          turn=${$}
          field=${m}
          preview=${b}
          rules=${o}
          notice=${p}
          mustAnswer=${a}
          canAct=${s}
          playsOnly=${t.playsOnly}
          canExchange=${h>=o.exchange_from}
          endsWithoutPoints=${Ra(n,o)}
          act=${l}
        />
      `}
  `}function Ra({seat:t,observation:e},n){let{scoreless:o=0,zeros:r=[]}=e;return j(n)?(r[t??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function Ma(t,e,n){let o=ct(t)?.token,r=n&&o?{id:t,token:o,action:n,seq:e}:null,{result:s,busy:a}=lt("table.score",r);return a?null:s}function Na(t,{score:e,closed:n}){return{key:C(vn(t)),text:`${e}${n.length?"?":""}`}}var Da=(t=[])=>Lr(t.findLast(({action:e})=>e.action!=="accept")?.action),Lr=t=>new Set(t?.action==="play"?ot(t).map(C):[]);function Ia({observation:t,rules:e,action:n,bombs:o,changes:r}){let{board:s=[],opened:a=[]}=t;return d`
    <${Kt}
      label="Board"
      rules=${e}
      rows=${s}
      last=${Lr(n)}
      opened=${j(e)?a:null}
      bombs=${o}
      ...${Tn(r)}
    />
  `}var Fa=({board:t=[],opened:e=[]},n)=>({rack:n,board:t.join("/"),...e.length?{opened:e.join("/")}:{}}),ja=({hand:t,rules:e,label:n})=>d`<${xr} tiles=${t} rules=${e} label=${n} />`;var Fo={lexicon:{...hn,...on,Solver:Qo,RoundScores:Go,addDetails:sn,lastHands:Ao,rules:gn,emblem:"ACE",tagline:"The card game of words: be the first to play all your cards."},scrabble:{...We,...He,Solver:wn,rules:bn,emblem:"QIZ",tagline:"Crosswords for points, on premium squares."},lexibomb:{...We,...He,Solver:wn,rules:mn,emblem:"12✹",tagline:"Scrabble on a minefield: numbers multiply, bombs cost the word."}};export{Ua as a,E as b,O as c,N as d,R as e,it as f,Ha as g,d as h,Qn as i,to as j,Ya as k,v as l,F as m,W as n,Mt as o,oo as p,za as q,Ka as r,Ur as s,Hr as t,Va as u,Xa as v,ro as w,ie as x,qr as y,Ja as z,so as A,Za as B,Qa as C,ti as D,ei as E,ni as F,oi as G,io as H,Wr as I,ri as J,Yr as K,Gr as L,si as M,ai as N,ue as O,bt as P,$o as Q,_t as R,ci as S,de as T,ui as U,xt as V,hi as W,pe as X,mi as Y,$i as Z,gi as _,_i as $,Jr as aa,yi as ba,xi as ca,wi as da,ct as ea,Ti as fa,vt as ga,vi as ha,ki as ia,Ei as ja,Ci as ka,Si as la,Oi as ma,Ai as na,Eo as oa,Mi as pa,Ni as qa,nr as ra,Fo as sa,cn as ta,ol as ua,rl as va,we as wa,un as xa,sl as ya,al as za,il as Aa,ll as Ba,cl as Ca,hs as Da,ms as Ea,Ct as Fa,yl as Ga,Ho as Ha,Te as Ia,ve as Ja,$s as Ka,xl as La,wl as Ma,pt as Na,nt as Oa};

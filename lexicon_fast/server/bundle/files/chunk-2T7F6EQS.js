var Or=Object.defineProperty;var at=(t,e)=>{for(var n in e)Or(t,n,{get:e[n],enumerable:!0})};var ee,T,In,At,jn,Tn,Lr,Qt={},Bn=[],Pr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Z(t,e){for(var n in e)t[n]=e[n];return t}function Un(t){var e=t.parentNode;e&&e.removeChild(t)}function qn(t,e,n){var o,r,s,a={};for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?ee.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return Xt(t,a,o,r,null)}function Xt(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++In};return T.vnode!=null&&T.vnode(s),s}function ne(t){return t.children}function Jt(t,e){this.props=t,this.context=e}function mt(t,e){if(e==null)return t.__?mt(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?mt(t):null}function Hn(t){var e,n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.__e=t.__c.base=n.__e;break}return Hn(t)}}function Cn(t){(!t.__d&&(t.__d=!0)&&At.push(t)&&!te.__r++||Tn!==T.debounceRendering)&&((Tn=T.debounceRendering)||jn)(te)}function te(){for(var t;te.__r=At.length;)t=At.sort(function(e,n){return e.__v.__b-n.__v.__b}),At=[],t.some(function(e){var n,o,r,s,a,l;e.__d&&(a=(s=(n=e).__v).__e,(l=n.__P)&&(o=[],(r=Z({},s)).__v=s.__v+1,Ge(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??mt(s),s.__h),zn(o,s),s.__e!=a&&Hn(s)))})}function Wn(t,e,n,o,r,s,a,l,c,p){var i,f,u,h,g,_,m,$=o&&o.__k||Bn,w=$.length;for(n.__k=[],i=0;i<e.length;i++)if((h=n.__k[i]=(h=e[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?Xt(null,h,null,null,h):Array.isArray(h)?Xt(ne,{children:h},null,null,null):h.__b>0?Xt(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(u=$[i])===null||u&&h.key==u.key&&h.type===u.type)$[i]=void 0;else for(f=0;f<w;f++){if((u=$[f])&&h.key==u.key&&h.type===u.type){$[f]=void 0;break}u=null}Ge(t,h,u=u||Qt,r,s,a,l,c,p),g=h.__e,(f=h.ref)&&u.ref!=f&&(m||(m=[]),u.ref&&m.push(u.ref,null,h),m.push(f,h.__c||g,h)),g!=null?(_==null&&(_=g),typeof h.type=="function"&&h.__k!=null&&h.__k===u.__k?h.__d=c=Yn(h,c,t):c=Gn(t,h,u,$,g,c),p||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&u.__e==c&&c.parentNode!=t&&(c=mt(u))}for(n.__e=_,i=w;i--;)$[i]!=null&&(typeof n.type=="function"&&$[i].__e!=null&&$[i].__e==n.__d&&(n.__d=mt(o,i+1)),Vn($[i],$[i]));if(m)for(i=0;i<m.length;i++)Kn(m[i],m[++i],m[++i])}function Yn(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="function"?Yn(r,e,n):Gn(n,r,r,t.__k,r.__e,e));return e}function Gn(t,e,n,o,r,s){var a,l,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function Sn(t,e,n){e[0]==="-"?t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||Pr.test(e)?n:n+"px"}function Vt(t,e,n,o,r){var s;t:if(e==="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Sn(t.style,e,"");if(n)for(e in n)o&&n[e]===o[e]||Sn(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?An:En,s):t.removeEventListener(e,s?An:En,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function En(t){this.l[t.type+!1](T.event?T.event(t):t)}function An(t){this.l[t.type+!0](T.event?T.event(t):t)}function Ge(t,e,n,o,r,s,a,l,c){var p,i,f,u,h,g,_,m,$,w,x,b=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=e.__e=n.__e,e.__h=null,s=[l]),(p=T.__b)&&p(e);try{t:if(typeof b=="function"){if(m=e.props,$=(p=b.contextType)&&o[p.__c],w=p?$?$.props.value:p.__:o,n.__c?_=(i=e.__c=n.__c).__=i.__E:("prototype"in b&&b.prototype.render?e.__c=i=new b(m,w):(e.__c=i=new Jt(m,w),i.constructor=b,i.render=Mr),$&&$.sub(i),i.props=m,i.state||(i.state={}),i.context=w,i.__n=o,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),b.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=Z({},i.__s)),Z(i.__s,b.getDerivedStateFromProps(m,i.__s))),u=i.props,h=i.state,f)b.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(b.getDerivedStateFromProps==null&&m!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(m,w),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(m,i.__s,w)===!1||e.__v===n.__v){i.props=m,i.state=i.__s,e.__v!==n.__v&&(i.__d=!1),i.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(E){E&&(E.__=e)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate(m,i.__s,w),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,h,g)})}i.context=w,i.props=m,i.state=i.__s,(p=T.__r)&&p(e),i.__d=!1,i.__v=e,i.__P=t,p=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=Z(Z({},o),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||(g=i.getSnapshotBeforeUpdate(u,h)),x=p!=null&&p.type===ne&&p.key==null?p.props.children:p,Wn(t,Array.isArray(x)?x:[x],e,n,o,r,s,a,l,c),i.base=e.__e,e.__h=null,i.__h.length&&a.push(i),_&&(i.__E=i.__=null),i.__e=!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=Rr(n.__e,e,n,o,r,s,a,c);(p=T.diffed)&&p(e)}catch(E){e.__v=null,(c||s!=null)&&(e.__e=l,e.__h=!!c,s[s.indexOf(l)]=null),T.__e(E,e,n)}}function zn(t,e){T.__c&&T.__c(e,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){T.__e(o,n.__v)}})}function Rr(t,e,n,o,r,s,a,l){var c,p,i,f=n.props,u=e.props,h=e.type,g=0;if(h==="svg"&&(r=!0),s!=null){for(;g<s.length;g++)if((c=s[g])&&(c===t||(h?c.localName==h:c.nodeType==3))){t=c,s[g]=null;break}}if(t==null){if(h===null)return document.createTextNode(u);t=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,u.is&&u),s=null,l=!1}if(h===null)f===u||l&&t.data===u||(t.data=u);else{if(s=s&&ee.call(t.childNodes),p=(f=n.props||Qt).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(s!=null)for(f={},g=0;g<t.attributes.length;g++)f[t.attributes[g].name]=t.attributes[g].value;(i||p)&&(i&&(p&&i.__html==p.__html||i.__html===t.innerHTML)||(t.innerHTML=i&&i.__html||""))}if((function(_,m,$,w,x){var b;for(b in $)b==="children"||b==="key"||b in m||Vt(_,b,null,$[b],w);for(b in m)x&&typeof m[b]!="function"||b==="children"||b==="key"||b==="value"||b==="checked"||$[b]===m[b]||Vt(_,b,m[b],$[b],w)})(t,u,f,r,l),i)e.__k=[];else if(g=e.props.children,Wn(t,Array.isArray(g)?g:[g],e,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&mt(n,0),l),s!=null)for(g=s.length;g--;)s[g]!=null&&Un(s[g]);l||("value"in u&&(g=u.value)!==void 0&&(g!==t.value||h==="progress"&&!g)&&Vt(t,"value",g,f.value,!1),"checked"in u&&(g=u.checked)!==void 0&&g!==t.checked&&Vt(t,"checked",g,f.checked,!1))}return t}function Kn(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){T.__e(o,n)}}function Vn(t,e,n){var o,r;if(T.unmount&&T.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||Kn(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){T.__e(s,e)}o.base=o.__P=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&Vn(o[r],e,typeof t.type!="function");n||t.__e==null||Un(t.__e),t.__e=t.__d=void 0}function Mr(t,e,n){return this.constructor(t,n)}function Da(t,e,n){var o,r,s;T.__&&T.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,s=[],Ge(e,t=(!o&&n||e).__k=qn(ne,null,[t]),r||Qt,Qt,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?ee.call(e.childNodes):null,s,!o&&n?n:r?r.__e:e.firstChild,o),zn(s,t)}ee=Bn.slice,T={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)return n.__E=n}catch(s){t=s}throw t}},In=0,Jt.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Z({},this.state),typeof t=="function"&&(t=t(Z({},n),this.props)),t&&Z(n,t),t!=null&&this.__v&&(e&&this.__h.push(e),Cn(this))},Jt.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),Cn(this))},Jt.prototype.render=ne,At=[],jn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,te.__r=0,Lr=0;var Lt,U,On,Ot=0,We=[],Ln=T.__b,Pn=T.__r,Rn=T.diffed,Mn=T.__c,Nn=T.unmount;function oe(t,e){T.__h&&T.__h(U,t,Ot||e),Ot=0;var n=U.__H||(U.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function C(t){return Ot=1,Nr(Xn,t)}function Nr(t,e,n){var o=oe(Lt++,2);return o.t=t,o.__c||(o.__=[n?n(e):Xn(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=U),o.__}function A(t,e){var n=oe(Lt++,3);!T.__s&&ze(n.__H,e)&&(n.__=t,n.__H=e,U.__H.__h.push(n))}function N(t,e){var n=oe(Lt++,4);!T.__s&&ze(n.__H,e)&&(n.__=t,n.__H=e,U.__h.push(n))}function R(t){return Ot=5,it(function(){return{current:t}},[])}function it(t,e){var n=oe(Lt++,7);return ze(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function Fa(t,e){return Ot=8,it(function(){return t},e)}function Dr(){We.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(Zt),t.__H.__h.forEach(Ye),t.__H.__h=[]}catch(e){t.__H.__h=[],T.__e(e,t.__v)}}),We=[]}T.__b=function(t){U=null,Ln&&Ln(t)},T.__r=function(t){Pn&&Pn(t),Lt=0;var e=(U=t.__c).__H;e&&(e.__h.forEach(Zt),e.__h.forEach(Ye),e.__h=[])},T.diffed=function(t){Rn&&Rn(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(We.push(e)!==1&&On===T.requestAnimationFrame||((On=T.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),Dn&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);Dn&&(o=requestAnimationFrame(r))})(Dr)),U=void 0},T.__c=function(t,e){e.some(function(n){try{n.__h.forEach(Zt),n.__h=n.__h.filter(function(o){return!o.__||Ye(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],T.__e(o,n.__v)}}),Mn&&Mn(t,e)},T.unmount=function(t){Nn&&Nn(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(Zt)}catch(n){T.__e(n,e.__v)}};var Dn=typeof requestAnimationFrame=="function";function Zt(t){var e=U;typeof t.__c=="function"&&t.__c(),U=e}function Ye(t){var e=U;t.__c=t.__(),U=e}function ze(t,e){return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function Xn(t,e){return typeof e=="function"?e(t):e}var Jn=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(r=t.apply(l,Jn(t,l,n,["",null])),o.push(r),l[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(l)}return o},Fn=new Map,d=function(t){var e=Fn.get(this);return e||(e=new Map,Fn.set(this,e)),(e=Jn(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",l="",c=[0],p=function(u){s===1&&(u||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,a):s===3&&(u||a)?(c.push(3,u,a),s=2):s===2&&a==="..."&&u?c.push(4,u,0):s===2&&a&&!u?c.push(5,0,!0,a):s>=5&&((a||!u&&s===5)&&(c.push(s,0,a,r),s=6),u&&(c.push(s,u,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&p(),p(i));for(var f=0;f<n[i].length;f++)o=n[i][f],s===1?o==="<"?(p(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(p(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][f+1]===">")?(p(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return p(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(qn);var Fr=5;function Zn(t){let e=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=t,e.append(n);e.children.length>Fr;)e.firstChild?.remove()}var Ke=!1,Ve=!1;addEventListener("keydown",()=>Ve=!0,!0);addEventListener("pointerdown",()=>Ve=!1,!0);function Pt(){let{activeElement:t,body:e}=document;return t===e||t?.matches(":disabled")||!1}function Qn(t){N(()=>{if(!Ve||!Pt()||Ke)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},t)}function Ba(t,e){let n=R(t);N(()=>{let o=n.current===t;if(n.current=t,!e.isChosen||o&&!Pt())return;let{activeElement:r}=document,s=document.getElementById("main"),a=new MutationObserver(c);function l(){a.disconnect(),Ke=!1}function c(){let p=s.querySelector("h1");p&&(l(),!(!Pt()&&document.activeElement!==r)&&(p.tabIndex=-1,p.focus()))}return Ke=!0,a.observe(s,{childList:!0,subtree:!0}),c(),l},[e])}function k(t,e){return`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`}function I(t,e="and"){return t.length<2?t.join():`${t.slice(0,-1).join(", ")} ${e} ${t.at(-1)}`}function H(t,e){return t==="You"?`${t} ${e}`:`${t} ${e}${/(s|sh|ch)$/.test(e)?"es":"s"}`}var W=t=>Number(t)>0?`+${t}`:`${t}`;function Rt(t){let e=Math.round(t*100);return t>0&&t<1?Math.min(Math.max(e,1),99):e}var eo=t=>t.charAt(0).toUpperCase()+t.slice(1),qa=t=>`${W(Math.round(100*t)||0)}%`,Ha={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},Ir=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Master"]];function jr(t){return Ir.find(([n])=>n===t)?.[1]??t.replace(/^level(?=\d)/,"Level ")}function Wa({seats:t,seat:e}){return t.map(({name:n,bot:o},r)=>{if(r===e)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[jr(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function Ya(t){return t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e})}function no(t){return t.length>1?`${I(t)} share the win.`:t.length?`${H(t[0],"win")}.`:"The game is over."}function re(t,e,n){if(t.length!==1||e.length<2)return null;let o=k(Math.abs(e[0]-e[1]),"point");return`${H(n[t[0]],"win")} by ${o}.`}function se({player:t,reason:e},n){if(t===null)return Br;let o=n[t];return e==="clock"?`${o} ${o==="You"?"have":"has"} no time left.`:e==="resigned"?`${H(o,"resign")}.`:`${H(o,"forfeit")} the game.`}var Br="The game was aborted.";function Ga({seconds:t,increment:e=0,move_seconds:n}){if(n)return`${Xe(n)} for each turn`;let o=e?` and ${Xe(e)} more after each turn`:"";return`${Xe(t??0)} each${o}`}var Xe=t=>t>=60&&t%60===0?k(t/60,"minute"):k(t,"second"),oo="The server cannot be reached.",za="There is no advice at this table. The page cannot prevent that players get help elsewhere.",Ur="You get advice once you have accepted or challenged the last play.",ae={NoSuchTable:"There is no such table. It may have been deleted.",NoSeat:"No seat is free at this table.",NotOver:"The game is not over yet. Its record would reveal what is hidden.",NotLoaded:"The server does not have the dictionary of this game.",Stale:"Another action came first. Look at the table and try again.",NoAdvice:Ur,BadToken:"The server does not know your seat. Reload the page to watch the game.",BadAction:"The server did not understand this turn. Reload the page, and try again.",Failure:"A bot of this server does not work. Start a game with another one.",Busy:"The server is busy. Try again in a moment.",Closing:"The server is shutting down. Try again later."},ro={abort:"Everyone has had a turn, so the game cannot be aborted. You can resign.",action:ae.BadAction,added:"Add at least one card to the word.",hand:"You do not have all cards of this word.",order:"The cards of the old word must stay in their order, and a Master a Master.",over:"The game is over.",phase:"Accept or challenge the last play first.",rack:"You do not have all these tiles.","same word":"By the rules of this table, the word must become another one.",target:"This word is not on the table any more.",turn:"It is not your turn."},qr="There is no such puzzle: the number in its address must be a whole number.",so=[["params.seed",qr],["params.seats","The server refuses these players or names. Choose others."],["params.name","The server refuses this name. Choose another one."],["params.clock","The server refuses these times. Choose others."],["params.record","The server cannot play on from this game. Choose an earlier position."],["params.action",ae.BadAction]],to="This game is longer than the server accepts.",ao=[[/^record:1:.*/s,"This file has no game that can be replayed. Choose one that was saved here."],[/^record:(\d+):.*/s,"The game in this file cannot be replayed: line $1 is wrong."],[/^record: .*/s,"The game in this file cannot be replayed: its end is wrong."],[/^ruleset\b.*/s,"There are no such rules. Choose others from the list."],[/^too many new tables .*/s,"You have started many games within an hour. Try again later."],[/^too many open tables .*/s,"You have many games in progress. Finish one of them first."],[/^too many (open connections|watched tables).*/s,"This page is open too often. Close it in some windows."],[/^this takes too long.*/s,"This takes too long. Try something simpler."],[/^the (body|reply) is longer .*/s,to],[/^too many lines .*/s,to],[/^opened, (square .*)/s,"$1"],[/^bombs is .*/s,"The board has fewer closed squares than bombs."]],io="The server does not accept this. Change what you have entered, or reload the page.",lo="Something went wrong on the server. Try again later.",Je={start:"The first play needs two tiles or more.","start square":"The first play needs two tiles or more and must cover the star.",touch:"The play must touch a tile on the board.",line:"The tiles must lie in one row or column.",gap:"There is a gap between the tiles."},co="These tiles cannot be laid like this.",$t="Words that are not in the dictionary are refused at once.",ie="At tables without challenges, words that are not in the dictionary are refused at once instead.";function Ka({reason:t,by:e}){return`The bot ${t==="slow"?"was too slow":"failed"}; ${e??"the server"} moved for it.`}function Va(t){if(!t)return"";let e=k(t.tries,"attempt");return t.end==="solved"?`Solved in ${e}`:t.end==="shown"?"Not solved":e}var uo=1e3,Hr=-32603,ce=class extends Error{constructor({code:e,message:n,data:o}){super(n),this.code=e,this.type=o?.type??"",this.rule=o?.rule??"",this.path=o?.path??""}};async function gt(t,e,n){let o=await fetch(`rpc/${t}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),signal:n}),r=await o.json();if(!o.ok)throw new ce(r);return r}async function fo(t){let e=[],n;do n=await gt("table.record",{id:t,skip:e.length,limit:uo}),e.push(...n.lines);while(n.lines.length===uo);return e}function bt(t){if(!(t instanceof ce))return oo;let{code:e,type:n,rule:o,path:r,message:s}=t;return e===Hr?lo:r?so.find(([a])=>r.startsWith(a))?.[1]??io:ae[n]??ro[o]??yt(s)}function yt(t){let e=t.replace(/^position \d+: /,""),n=ao.find(([o])=>o.test(e));return eo(n?e.replace(...n):e)}var le=new Map;function Ze(t,e){let n=JSON.stringify([t,e]),o=le.get(n)??gt(t,e);return le.set(n,o),o.catch(()=>le.delete(n)),o}var po=document.getElementById("hello")?.textContent;po&&le.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(po)));var Za=()=>Ze("hello",{}),ue=async(t,e)=>(await Ze("rules",{game:t,ruleset:e})).rules,Qa=t=>Ze("dictionary.info",{dictionary:t});var Wr=30,Yr=100;function _t(t,e){let n={value:null,error:null},[o,r]=C(n);return A(()=>{let s=!0;return r(n),t().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:bt(a)})),()=>{s=!1}},e),o}function lt(t,e){let n={result:null,error:null,key:null},[o,r]=C(n),s=e&&JSON.stringify(e);return N(()=>{if(!e){r(n);return}let a=new AbortController,l=setTimeout(()=>{gt(t,e,a.signal).then(c=>r({result:c,error:null,key:s}),c=>{c.name!=="AbortError"&&r({result:null,error:bt(c),key:s})})},Wr);return()=>{clearTimeout(l),a.abort()}},[t,s]),{result:o.result,error:o.error,busy:o.key!==s}}function oi(){let[t,e]=C({busy:!1,problem:null});async function n(o){e({busy:!0,problem:null});try{await o()}catch(r){e({busy:!1,problem:bt(r)})}}return{...t,run:n}}function de(t,e){let n=R(e);n.current=e,N(()=>{let o=r=>n.current(r);return addEventListener(t,o),()=>removeEventListener(t,o)},[t])}function ri(t,e,n=!0){let o=it(()=>performance.now(),[e]),[r,s]=C(o);A(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),Yr);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,t-a)}function si(t){A(()=>{t!==null&&(document.title=`${t} · Lexicon fast`)},[t])}function ai(t){let e=R(null);return A(()=>{let n=e.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[t]),e}function Mt(t,e){let n=R(!0);N(()=>{n.current||t(),n.current=!1},e)}var ho="lexicon_fast.name",mo="lexicon_fast.tables",pe="lexicon_fast.new_game",$o="lexicon_fast.theme",Qe="lexicon_fast.puzzles",go="lexicon_fast.sounds";var Nt=new Map,li=()=>Nt.size>0;function fe(t){if(Nt.has(t))return Nt.get(t)??null;try{return localStorage.getItem(t)}catch{return null}}function wt(t,e){try{localStorage.setItem(t,e),Nt.delete(t)}catch{Nt.set(t,e)}}function Gr(t){try{let e=JSON.parse(t);return typeof e=="object"&&e!==null?e:{}}catch{return{}}}var xt=t=>Gr(fe(t)??""),ci=()=>fe(ho)??"",ui=t=>wt(ho,t),bo=()=>fe($o)??"",yo=t=>wt($o,t),_o=()=>fe(go)??"",wo=t=>wt(go,t),Dt=()=>xt(mo);function di(){return Object.entries(Dt()).map(([t,e])=>({id:t,...e})).sort((t,e)=>e.since-t.since)}function tn(t){let e=Object.entries(t).sort(([,n],[,o])=>o.since-n.since);wt(mo,JSON.stringify(Object.fromEntries(e.slice(0,50))))}var ct=t=>Dt()[t]??null;function pi(t,e,n){tn({...Dt(),[t]:{game:e,token:n,since:Date.now()}})}function vt(t,e){let n=Dt();t in n&&tn({...n,[t]:{...n[t],...e}})}function he(t,e){let n=ct(t)?.draft;return n?.position===e?n.value:null}function fi(t){let{[t]:e,...n}=Dt();tn(n)}var hi=()=>xt(pe).game,mi=t=>xt(pe).choices?.[t]??{};function $i(t,e){let{choices:n={}}=xt(pe);wt(pe,JSON.stringify({game:t,choices:{...n,[t]:e}}))}var gi=()=>new Date().toISOString().slice(0,10),xo=(t,e)=>`${e} ${t}`,bi=(t,e)=>xt(Qe)[xo(t,e)]??null;function yi(t,e,n){let o={...xt(Qe),[xo(t,e)]:n},r=Object.entries(o).sort(([s],[a])=>s<a?1:-1).slice(0,1100);wt(Qe,JSON.stringify(Object.fromEntries(r)))}var zr="play";function vo(){let[t,e=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=t.split("/");return{name:n||zr,rest:o,query:new URLSearchParams(e)}}var me=null;function vi(){let[t,e]=C(()=>({...vo(),isChosen:!1}));return de("hashchange",()=>{e({...vo(),isChosen:location.hash!==me}),me=null}),t}function ki(t){me=`#/${t}`,location.hash=me}function $e(t,e){let n=new URLSearchParams(Object.entries(e).filter(([,o])=>o));history.replaceState(null,"",`#/${t}${n.size?`?${n}`:""}`)}var nn={};at(nn,{actionText:()=>en,cardText:()=>V,endFacts:()=>Jr,eventText:()=>Vr,pastActionText:()=>To});var Kr="✦";function z({letter:t,wild:e=!1,points:n=null,classes:o="",...r}){let{corner:s,onClick:a,...l}=r,p=["tile",o,e&&"wild",s===void 0&&e&&t&&"star"].filter(Boolean).join(" "),i=s!=null,f=d`
    <span class="letter" aria-hidden="true">${t||Kr}</span>
    ${i&&d`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&d`${" "}<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?d`
    <button type="button" class=${p} onClick=${a} ...${l}>${f}</button>
  `:d`<span class=${p} ...${l}>${f}</span>`}function ge({label:t,letters:e,onPick:n}){return d`
    <fieldset class="letters">
      <legend>${t}</legend>
      ${e.map(o=>d`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function Q(t,e){let n=K(t,e);return[...t].filter((o,r)=>!n[r])}function K(t,e){let n=[...e];return[...t].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var L="*";function F(t){return(t.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function Ft(t){return t.map(({letter:e,master:n})=>n?`[${e.toLowerCase()}]`:e.toLowerCase()).join("")}var q=t=>t.replace(/[[\]]/g,"").toUpperCase();function kt(t){let e=ko(t);return e.length?`${q(t)} (${I(e)} by the Master)`:q(t)}var ko=t=>F(t).filter(({master:e})=>e).map(({letter:e})=>e);function ut({card:t,points:e,...n}){let o=t===L,r=o?"Master":t;return d`
    <${z}
      classes="card"
      letter=${o?"":t}
      wild=${o}
      points=${e?.[t]??null}
      aria-label=${e?`${r}, ${k(e[t],"point")}`:r}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function Tt({cards:t,label:e}){return d`
    <span class="cards small" role="img" aria-label=${e??t}>
      ${[...t].map(n=>d`<${ut} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function tt({laid:t}){let e=ko(t),n=e.length?`, with a Master for ${e.join(" and ")}`:"";return d`
    <span class="cards word" role="img" aria-label=${`${q(t)}${n}`}>
      ${F(t).map(({letter:o,master:r})=>d`<${z} classes="card" letter=${o} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var V=t=>t===L?"the Master":t;function en(t,{table:e=[]}={}){return Co(t,"target"in t?e[t.target]:void 0).join(" ").trimEnd()}function To(t,e,{old:n,gained:o=[],taken:r}={}){let[s,a]=Co(t,n,r),l=o.length?`, taking ${I(o.map(V))}`:"";return`${`${H(e,s)} ${a}`.trimEnd()}${l}.`}function Co(t,e,n){switch(t.action){case"form":return["form",kt(t.laid)];case"insert":return["make",`${e?q(e):"a word"} into ${kt(t.laid)}`];case"substitute":return["change",`${e?kt(e):"a word"} to ${kt(t.laid)}`];case"draw":{let o=`the exposed ${n?V(n).replace("the ",""):"card"}`,r=t.take==="exposed"?o:"a card from the stock";return["discard",`${V(t.discard)} for ${r}`]}default:return[t.action,""]}}function Vr(t,e){switch(t.event){case"dealer draw":return`Cards drawn for the deal: ${t.players.map((o,r)=>`${e[o]} ${t.cards[r]}`).join(", ")}.`;case"deal":{let n=H(e[t.dealer],"deal");return`Round ${t.round}: ${n}. Exposed: ${V(t.exposed)}.`}case"turn":return Xr(t,e);case"round end":{let n=t.points.map((s,a)=>`${e[a]} ${s}`).join(", "),o=t.winner??0;return`End of the round: ${t.why==="out"?`${e[o]} went out`:"no hand became smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${no(t.winners.map(n=>e[n]))}`;case"forfeit":return se(t,e);default:return null}}function Xr(t,e){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=t;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?kt(a.action.laid):"the play",p=s?"it is not a word and is taken back":"it is a word and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,h])=>`${e[Number(u)]} ${W(h)}`),f=i.length?` (${i.join(", ")})`:"";return`${H(e[n],"challenge")} ${c}: ${p}${f}.`}default:{let c=o.action==="draw"&&o.take==="blind",p=r&&c?` It is ${V(r)}.`:"",i=t.renewed?" The exposed pile has become the stock.":"";return`${To(o,e[n],t)}${p}${i}`}}}function Jr(t,e){let n=[],o=0;for(let f of t){if(f.event!=="turn"||f.action.action==="accept")continue;let{player:u,action:h,right:g}=f;if(h.action==="challenge"){g&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:u,laid:h.laid})}let r=({laid:f})=>q(f).length,s=n.toSorted((f,u)=>r(u)-r(f))[0],a=t.filter(({event:f})=>f==="round end").length,l=t.findLast(f=>f.event==="game end"),c=l?.event==="game end"?l.scores:[],p=l?.event==="game end"?l.winners:[];return[re(p,c.toSorted((f,u)=>f-u),e),s&&`Longest word: ${q(s.laid).toUpperCase()}, by ${e[s.player]}.`,a&&`${k(a,"round")} with ${k(Number((o/a).toFixed(1)),"turn")}${a>1?" on average":""}.`].flatMap(f=>f||[])}var be=t=>F(t).map(({letter:e,master:n})=>n?L:e),Zr=t=>[...t].sort((e,n)=>+(e===L)-+(n===L)||e.localeCompare(n)).join("");function rn(t,e,n){let o;return t.map(r=>{switch(r.event){case"deal":return o=new on(r,e,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function So(t,e){return t.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=t.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return rn(s,e,r).findLast(a=>a.event==="round end")?.hand})}var on=class{#e=null;#n={};#t;#o;constructor({round:e,players:n,hand:o=""},r,s){this.number=e,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:Zr(this.#t.hand),penalties:this.#n}}turn(e){let{action:n,player:o}=e;switch(n.action){case"accept":return e;case"challenge":return this.#a(e);case"draw":return o===this.seat&&this.#r([n.discard],[e.taken??""]),e;default:return this.#s(e,n)}}#r(e,n){this.#t={...this.#t,hand:[...Q(this.#t.hand,e),...n]}}#s(e,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=Q(be(n.laid),be(a)),c=Q(be(a),be(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[e.player]:r[e.player]-l.length+c.length}},e.player===this.seat&&this.#r(l,c),this.#e={...e,old:a,gained:c},this.#e}#a(e){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??e.player,a=e.right?{[s]:o,[e.player]:n}:{[e.player]:r};e.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...e,play:this.#e,penalties:a}}};var fn={};at(fn,{Play:()=>ms,Position:()=>ws,StaticHand:()=>vs,solverQuery:()=>xs});var Eo={mouse:6,pen:6,touch:12},Qr=44;function ye(t,{small:e=!1}={}){let n=R(t);return n.current=t,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&ts(r,e,s=>n.current(o,s))}})}function ts(t,e,n){let o=t.currentTarget,r=e&&t.pointerType==="touch"?Qr:0,s=null,a=null;o.hasPointerCapture(t.pointerId)&&o.releasePointerCapture(t.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==t.pointerId)return;let f=i.clientX-t.clientX,u=i.clientY-t.clientY,h=Eo[t.pointerType]??Eo.mouse;!s&&Math.hypot(f,u)<h||(s??=es(o),s.style.transform=`translate(${f}px, ${u-r}px) scale(1.08)`,l(Ao(i,r)))},p=i=>{i.pointerId===t.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",p),removeEventListener("pointercancel",p),l(null),s&&(s.remove(),o.classList.remove("lifted"),ns(),i.type==="pointerup"&&n(Ao(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",p),addEventListener("pointercancel",p)}function es(t){let{left:e,top:n,width:o,height:r}=t.getBoundingClientRect(),s=t.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${e}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),t.classList.add("lifted"),s}function Ao({clientX:t,clientY:e},n){let o=r=>document.elementFromPoint(t,r)?.closest("[data-drop]")??null;return o(e-n)??o(e)}function ns(){let t=n=>{e(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},e=()=>{removeEventListener("click",t,{capture:!0}),removeEventListener("pointerdown",e,{capture:!0})};addEventListener("click",t,{capture:!0}),addEventListener("pointerdown",e,{capture:!0})}function _e(t,e,n){let o=F(n),{kind:r,oldCells:s}=e===null?{kind:"form",oldCells:[]}:os(F(e),o),a=[...t],l=u=>{let h=a.indexOf(u);return h>=0&&a.splice(h,1),h>=0},c=[],p=o.map(({letter:u,master:h},g)=>{let _=s[g];if(_)return{letter:u,master:_.master,from:"table"};let m=!h&&l(u)?u:l(L)?L:null;return m===null?{letter:u,master:h,from:"none"}:(c.push(m),{letter:u,master:m===L,from:"hand"})}),i=p.every(({letter:u,from:h})=>u&&h!=="none"),f=c.length>0&&p.length>1;return{kind:i&&f?r:null,cells:p,cards:c,laid:Ft(p)}}function os(t,e){if(e.length<t.length)return{kind:null,oldCells:[]};if(e.length>t.length){let r=0,s=e.map(({letter:a,master:l})=>{let c=t[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===t.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=e.some(({letter:r},s)=>r!==t[s].letter);return{kind:"substitute",oldCells:e.map(({letter:r,master:s},a)=>{let l=t[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function Lo({kind:t,laid:e},n){return t===null?null:t==="form"?{action:t,laid:e}:{action:t,target:n,laid:e}}var et={target:null,text:"",caret:0,chosen:null},It=(t,e)=>({...et,target:t,text:e,caret:F(e).length});function Po(t){return t.action==="draw"?dt(et,t.discard):It(t.target??null,t.laid)}function dt(t,e,n=null){let{chosen:o,caret:r}=t,s=F(t.text),a=e===L?{letter:"",master:!0}:{letter:e,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...t,text:Ft(s),caret:l?r:c+1,chosen:null}}function sn(t,e,n){let o=F(t.text),r=n!==null&&F(n).length===o.length;o.splice(e,1,...r?[F(n)[e]]:[]);let s=Math.min(t.caret,o.length);return{...t,text:Ft(o),caret:s,chosen:null}}function Ro(t,e){let n=F(t.text);return n[n.findIndex(o=>!o.letter)]={letter:e,master:!0},{...t,text:Ft(n)}}function Mo(t,e,n,o){let[r,s]=e.split(">",2);if(s!==void 0){let a=o.findIndex(l=>Oo(l)===Oo(r));if(a>=0)return It(a,s)}return{...t,text:e,caret:F(e.slice(0,n)).length,chosen:null}}var Oo=t=>F(t).map(({letter:e})=>e).join("");var ss=new Set,as=new Map,is=12;function an({observation:t,points:e,target:n=null,onWord:o=null,...r}){let{fresh:s=ss,arriving:a=as,hasPiles:l=!0}=r,{table:c=[],pile:p="",stock:i=0}=t,f=p.at(-1),u=R(null);return A(()=>{let h=u.current,g=h?.querySelector(".fresh:last-child, .fresh");h&&g instanceof HTMLElement&&(h.scrollTop=g.offsetTop-h.clientHeight/2)},[c.join()]),d`
    <section class="felt" aria-label="Table">
      ${l&&d`<${ls} stock=${i} exposed=${f} points=${e} />`}
      <ul
        ref=${u}
        class="laid-words ${c.length>is?"many":""}"
        aria-label="Words on the table"
      >
        ${c.length===0&&d`<li class="nothing">No words yet</li>`}
        ${c.map((h,g)=>{let _=d`<${tt} key=${a.get(g)} laid=${h} />`,m=[s.has(g)&&"fresh",a.has(g)&&"arriving"],$=d`
            <button
              type="button"
              class="laid-word"
              data-drop=${`word ${g}`}
              aria-pressed=${g===n}
              aria-label=${`Change ${q(h)}${s.has(g)?", new":""}`}
              onClick=${()=>o?.(g)}
            >
              ${_}
            </button>
          `;return d`
            <li key=${g} class=${m.filter(Boolean).join(" ")}>
              ${o?$:_}
            </li>
          `})}
      </ul>
    </section>
  `}function ls({stock:t,exposed:e,points:n}){return d`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${k(t,"card")}>
          ${t}
        </span>
        <figcaption>Stock</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${e?d`<${ut} card=${e} points=${n} />`:d`<span class="tile card none" role="img" aria-label="No exposed card"></span>`}
        <figcaption>Exposed</figcaption>
      </figure>
    </div>
  `}var ln=({games:t})=>t.filter(({game:e})=>Object.hasOwn(No,e));function Yi(t,e){let n=ln(t);return n.find(({game:o})=>o===e)??n[0]}var Gi=({games:t},e)=>t.find(({game:n})=>n===e)?.title??e,we=({words:t},e)=>t&&e.includes(t)?t:e[0],cn=t=>t.replaceAll("_"," "),zi=t=>!!t.without_challenges,Ki=(t,e)=>({base:e,...t.without_challenges});function Vi(t,{ruleset:e,...n}){let o=e.replace(/, changed$/,""),r=`${cn(o)} rules`,s=Object.entries(t.without_challenges??{});return s.length&&s.every(([a,l])=>n[a]===l)?`${r}, false words are refused`:o===e?r:`${r}, changed`}function Xi(t,e){let n=typeof e=="string"?e:JSON.stringify(e);return`#/rules/${t}?${new URLSearchParams({ruleset:n})}`}function Ji(t){let e=t.get("ruleset");if(!e?.startsWith("{"))return e;try{return JSON.parse(e)}catch{return e}}var Do=[["off","Off"],["on","On"]],un=()=>_o()==="on"?"on":"off";function Fo(t){wo(t),cs(["turn"])}function cs(t){un()!=="off"&&import("./sound_player-WWJ4S4ZJ.js").then(({play:e})=>e(t),()=>{})}var dn=[["auto","Auto"],["light","Light"],["dark","Dark"]];function pn(){let t=bo();return dn.some(([e])=>e===t)?t:"auto"}function us(){let t=pn();document.documentElement.style.colorScheme=t==="auto"?"":t}function Io(t){yo(t),us()}function Ct({label:t,id:e,hint:n,value:o,onInput:r,...s}){return d`
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
  `}function il({label:t,id:e,hint:n,value:o,lines:r=1}){let[s,a]=C(!1),l=({target:i})=>i.select();async function c(){document.getElementById(e).select();try{await navigator.clipboard.writeText(o),a(!0)}catch{a(!1)}}let p={id:e,readonly:!0,value:o,"aria-describedby":n?`${e}-hint`:void 0,onFocus:l,onClick:l};return d`
    <div class="row copy">
      <div class="field">
        <label for=${e}>${t}</label>
        ${r>1?d`<textarea rows=${r} ...${p}></textarea>`:d`<input type="text" ...${p} />`}
      </div>
      <button type="button" onClick=${c}>Copy</button>
      <span role="status">${s?"Copied.":""}</span>
    </div>
    ${n&&d`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
  `}function jo({label:t,id:e,hint:n,value:o,options:r,onChange:s}){return d`
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
  `}function xe({info:t,...e}){let n=t.rulesets.map(o=>[o,cn(o)]);return d`<${jo} label="Rules" id="ruleset" options=${n} ...${e} />`}function ve({dictionaries:t,...e}){let n=t.map(o=>[o,o]);return d`<${jo} label="Dictionary" id="dictionary" options=${n} ...${e} />`}function ke({label:t,value:e,options:n,onChange:o}){return d`
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
  `}function Bo({label:t,options:e,load:n,choose:o}){let[r,s]=C(n);return d`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${t}</span>
      <${ke} label=${t} value=${r} options=${e} onChange=${l=>{o(l),s(l)}} />
    </div>
  `}var ds=()=>d`
  <${Bo}
    label="Sounds"
    options=${Do}
    load=${un}
    choose=${Fo}
  />
`,ll=()=>d`
  <div class="row">
    <${Bo} label="Theme" options=${dn} load=${pn} choose=${Io} />
    <${ds} />
  </div>
`;function cl({server:t,view:e,game:n}){return d`
    <nav aria-label="Games">
      ${ln(t).map(({game:o,title:r})=>d`
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
  `}var jt=20,ps=1e3;function Te({shown:t,count:e,onMore:n}){return t>=e?null:t>=ps?d`<p class="hint">The other plays are not listed.</p>`:d`
    <button type="button" onClick=${()=>n(t+jt)}>More plays</button>
  `}function nt({text:t}){return d`<p class="problem" role="alert" hidden=${!t}>${t}</p>`}var fs={hand:"from your hand",table:"on the table",none:"not in your hand"};function Uo({draft:t,word:e,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=e,p=({target:f})=>r(f.value,f.selectionStart??0),i=f=>d`
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
          <${hs}
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
  `}function hs({cell:{letter:t,master:e,from:n},place:o,chosen:r,points:s,...a}){let l=e?`Master${t?` for ${t}`:""}`:t,c=s[e?L:t]??null,p=c===null?"":`, ${k(c,"point")}`,i=n==="table"?"choose it to be replaced":"take it back";return d`
    <${z}
      classes=${`card from-${n}`}
      letter=${t}
      wild=${e}
      points=${c}
      aria-label=${`${l}${p}, ${fs[n]}: ${i}`}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function ms(t){let{id:e,view:n,rules:o,changes:r,canAct:s,act:a,suggested:l,onDraft:c,notice:p,playsOnly:i}=t,{observation:f}=n,{hand:u="",table:h=[]}=f,g=ys(n.seat,f.history),_=[g,u,...h].join(" "),[m,$]=C(()=>({...et,...he(e,_)}));Mt(()=>$(et),[u,g]),Mt(()=>{m.target!==null&&$(et)},[h.join()]),A(()=>vt(e,{draft:{position:_,value:m}}),[_,m]),A(()=>{l&&$(Po(l))},[l]),A(c,[m.text,m.target]),Qn([m.text,m.target]);let w=m.target===null?null:h[m.target],x=_e(u,w,m.text),b=Lo(x,m.target),E=m.target===null&&x.cells.length===1?x.cards[0]:void 0,B=ye(M),D=n.seat!==null&&!n.over;function M({card:y,cell:v=0},P){let[O,J]=(P??"").split(" "),G=Number(J);y===void 0?O!=="gap"&&O!=="cell"&&$(sn(m,v,w)):O==="blind"||O==="exposed"?s&&a({action:"draw",discard:y,take:O}):O==="word"?$(dt(It(G,h[G]),y)):O==="gap"?$(dt(m,y,G)):O==="cell"?$(dt({...m,chosen:G},y)):O==="tray"&&$(dt(m,y))}function rt(y){x.cells[y].from==="table"?$({...m,chosen:m.chosen===y?null:y}):$(sn(m,y,w))}function Et(y){y.preventDefault(),b&&s&&a(b)}let st=d`
    <${an}
      observation=${f}
      points=${o.points}
      target=${m.target}
      hasPiles=${!i}
      fresh=${_s(f.history,n.seat)}
      arriving=${qo(r,h)}
      onWord=${D&&(y=>$(y===m.target?et:It(y,h[y])))}
    />
  `;return D?d`
    ${st}
    <form class="panel own-turn" aria-label="Your turn" onSubmit=${Et}>
      ${p}
      <${gs}
        hand=${u}
        used=${x.cards}
        points=${o.points}
        onCard=${y=>$(dt(m,y))}
        draggable=${B}
      />
      <${Uo}
        draft=${m}
        word=${x}
        points=${o.points}
        draggable=${B}
        onType=${(y,v)=>$(Mo(m,y,v,h))}
        onCell=${rt}
        onClear=${()=>$(et)}
        onGap=${y=>$({...m,caret:y,chosen:null})}
      />
      ${x.cells.some(({letter:y})=>!y)&&d`
          <${ge}
            label="The Master stands for"
            letters=${Object.keys(o.points).filter(y=>y!==L).sort()}
            onPick=${y=>$(Ro(m,y))}
          />
        `}
      <${bs}
        action=${b}
        discard=${E}
        observation=${f}
        canAct=${s}
        playsOnly=${i}
        act=${a}
      />
    </form>
  `:st}var $s=10;function gs({hand:t,used:e,points:n,onCard:o,draggable:r}){let s=R(null),a=R(null),l=K(t,e);return N(()=>{if(a.current===null||!Pt())return;let c=l.findIndex((i,f)=>!i&&f>Number(a.current)),p=c<0?l.lastIndexOf(!1):c;s.current?.children[p]?.focus(),a.current=null},[e.join()]),d`
    <div
      ref=${s}
      class="hand cards ${t.length>$s?"many":""}"
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
  `}function bs({action:t,discard:e,observation:n,canAct:o,playsOnly:r,act:s}){let a=n.pile?.at(-1),l=u=>s({action:"draw",discard:e,take:u}),c=o&&e!==void 0,p=e?V(e):"a card",i=t?en(t,n):"play the word",f=d`
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
  `}var ys=(t,e=[])=>e.filter(({player:n,action:o})=>n===t&&!["accept","challenge"].includes(o.action)).length;function _s(t=[],e){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of t){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===e||e===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==e&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}function qo(t=[],e=[]){let n=t.flatMap(({number:o,events:r})=>r.flatMap(({action:s})=>s?.laid?[{word:s.laid,number:o}]:[]));return new Map(n.map(({word:o,number:r})=>[e.lastIndexOf(o),r]))}var ws=({observation:t,rules:e,changes:n})=>d`
  <${an}
    observation=${t}
    points=${e.points}
    arriving=${qo(n,t.table)}
  />
`,xs=({table:t=[]},e)=>({position:[e,...t].join(" ")}),vs=({hand:t,label:e})=>d`<${Tt} cards=${t} label=${e} />`;function Ho({end:t,names:e,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:p=[]}=t,i=Object.values(c).some(u=>u!==0),f=u=>{let h=r[u]??(u===n?t.hand:"");return[p.includes(u)?d`${e[u]} <span class="tag">out of the game</span>`:e[u],h?d`<${Tt} cards=${h} />`:s[u]?k(s[u],"card"):"none",i&&W(c[u]??0),W(a[u]),d`<strong>${l[u]}</strong>`]};return d`
    <${ks} end=${t} names=${e} rules=${o} />
    <p class="hint">
      Cards left in a hand cost their points. The fewest points win; a player with${" "}
      ${o.out_at} or more is out of the game.
    </p>
    <${pt}
      rowHeads
      columns=${[{title:"Player"},{title:"Cards left"},i&&{title:"Challenges",number:!0},{title:"This round",number:!0},{title:"Score",number:!0}]}
      rows=${[...e.keys()].filter(u=>u in s).map(u=>({key:u,cells:f(u)}))}
    />
  `}function ks({end:{why:t,winner:e,play:n,left:o},names:r,rules:s}){if(t!=="out"||!n||!("laid"in n.action)){let l=k(s.guard*Object.keys(o).length,"turn");return d`<p>No hand has become smaller for ${l}, so all cards are counted.</p>`}let a=n.old?`: ${q(n.old)} became`:" with";return d`
    <p class="row">
      <strong>${r[e??0]} went out${a}</strong>
      <${tt} laid=${n.action.laid} />
    </p>
  `}var hn={};at(hn,{RULESET_NOTES:()=>Ts,parts:()=>Cs,values:()=>Pe});var Wo=({counts:t})=>Object.values(t).reduce((e,n)=>e+n,0),Ce=({squares:t})=>`${t.length} x ${t[0].length} squares`;function Se(t){let e=k(t.counts[t.blank]??0,"blank");return{tiles:`${k(t.rack,"tile")} each, from a bag of ${Wo(t)} with ${e}.`,begins:"The player who draws the letter nearest to A begins; a blank comes before A."}}var Ee="Lay tiles in one row or column, without a gap, so that they touch others on the board. All letters that then stand side by side, across and down, must form words.",Ae="Each word that a play forms or makes longer scores the points of its letters.",Oe=({exchange_from:t})=>[`Exchange tiles for others, as long as the bag has ${t} or more.`,"Pass."],Le=({rack:t})=>`After a play you draw from the bag until you have ${t} tiles again.`,Bt=({bonus:t})=>t.map((e,n)=>e?`${k(n,"tile")} in one play score ${k(e,"point")} more.`:"").filter(Boolean).join(" ");function Pe(t){let{values:e,counts:n,blank:o}=t,r=new Map;for(let[s,a]of Object.entries(n)){let l=`${s===o?"blank":s} ×${a}`;r.set(e[s],[...r.get(e[s])??[],l])}return{title:"The tiles",columns:["Points","Tiles, and how many"],rows:[...r].sort(([s],[a])=>s-a).map(([s,a])=>[s,a.join(" ")]),note:`${Wo(t)} tiles.`}}var Ts={standard:"From the README of the original program, with its gaps filled.",classic_poc:"The numbers in the code of the original program."};function Cs(t){return[{title:"Aim",facts:{aim:"Lay words for points, as in Scrabble; the highest score wins.",bombs:`Under the board of ${Ce(t)} ${k(t.bombs,"bomb")} lie hidden.`}},{title:"The start",facts:{...Se(t),first:"The first play needs two tiles or more, and may lie anywhere."}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[Ee,...Oe(t)],refused:$t,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens those squares, too, and so on.",blank:"A blank stands for no letter in particular. A word with blanks is valid if some letters in their place make one; they may differ from word to word and from turn to turn. A blank scores nothing.",draw:Le(t)}},{title:"Points",facts:{words:Ae,numbers:`The number under a new tile multiplies: ${Ss(t)}.`,bomb:"If a new tile lies on a bomb, all words through it score nothing. In later plays its letter scores as any other.",bonus:Bt(t)&&`${Bt(t)} A bomb does not change that.`}},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left.",zeros:`It is also over when a player has had ${k(t.zeros,"turn")} in a row without a point: passes, exchanges or bombs.`,held:"All lose the points of the tiles that they hold; nobody gains them."}}]}function Ss({multipliers:t}){let e=new Map;return t.forEach(([n,o],r)=>{let s=As(n,o);e.set(s,[...e.get(s)??[],r])}),[...e].map(([n,o])=>`${Es(o)} ${n}`).join("; ")}function Es(t){let[e]=t,n=t[t.length-1];return t.length>2&&n-e===t.length-1?`${e} to ${n}`:I(t)}function As(t,e){return e?[t!==1&&`the letter by ${t}`,e!==1&&`the word by ${e}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var $n={};at($n,{RULESET_NOTES:()=>Os,parts:()=>Ls,values:()=>Ns});var Os={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with other penalties."};function Ls(t){let e=`two packs if ${t.two_packs_from} or more play`,n=t.max_exchanged===null?"one or more cards":k(t.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of your cards. The player who lays the last one ends the round; the others score the points of the cards that they hold.",out:`Points are bad: with ${t.out_at} or more you are out of the game.`,won:"The last player left wins, or after a set number of rounds the fewest points."}},{title:"The deal",facts:{cards:`${k(t.cards_each,"card")} each, from a pack of ${Go(t.pack)} (${e}). The other cards are the stock; its top card lies exposed beside it.`,dealer:"Each player draws a card; the highest deals first (A is the highest), and the next player begins.",later:Ps[t.later_dealer]}},{title:"A turn",facts:{lead:"Choose one of these actions. You cannot pass.",ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${n} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, and the E is yours.`,"Discard a card, and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:t.same_word_exchange?"A word may stay the same if a Master in it is changed for the card of its letter, or a card for your Master.":"A change must make another word.",stock:Rs[t.renewal]}},{title:"Challenges",facts:Ms(t)},{title:"The end of a round",facts:{end:"A round is over when a hand is empty and the last word stands. If all players are out of the game at once, the lowest score wins.",guard:`It is also over when in ${k(t.guard,"turn")} of each player no hand has become smaller. Then all score the cards that they hold.`}}]}var Ps={rotation:"In later rounds the players deal in turn.",starter:"In later rounds the player who began the last round deals."},Rs={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function Ms({strict:t,right_challenger:e,right_offender:n,wrong_challenger:o}){return t?{refused:$t}:{may:"Any word may be laid, valid or not. Each of the others may challenge it, until one does.",right:`If it is not in the dictionary, the cards go back, and the turn is lost${[mn("the challenger",e),mn("the player",n)].join("")}.`,wrong:`If it is, the word stays${mn("the challenger",o)}.`,refused:ie}}function mn(t,e){if(!e)return"";let n=k(Math.abs(e),"point");return e>0?`; ${t} gets ${n}`:`; ${t} has ${n} taken off`}function Ns({points:t,pack:e}){let n=new Map;for(let[o,r]of Object.entries(e)){let s=t[o],a=`${s} ${r}`,l=n.get(a)??{each:s,count:r,cards:[]};l.cards.push(o===L?"Master":o),n.set(a,l)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...n.values()].sort((o,r)=>r.each-o.each||r.count-o.count).map(({each:o,cards:r,count:s})=>[o,r.join(" "),s]),note:`${Go(e)} cards in a pack.`}}var Go=t=>Object.values(t).reduce((e,n)=>e+n,0);var gn={};at(gn,{RULESET_NOTES:()=>Fs,parts:()=>Is,values:()=>Pe});var Re=t=>String.fromCharCode(65+t),ft=({row:t,column:e})=>`${t+1}${Re(e)}`,S=({row:t,column:e})=>`${t},${e}`,Y=(t,{row:e,column:n})=>(t[e]?.[n]??".")!==".",X=({row:t,column:e},n,o=1)=>n?{row:t+o,column:e}:{row:t,column:e+o};function Ut(t){let[e]=t.match(/\p{L}/u)??["A"];return{row:parseInt(t.replace(/\D/g,""),10)-1,column:e.toUpperCase().charCodeAt(0)-65,down:t.startsWith(e)}}function ot({at:t,word:e}){let{down:n,...o}=Ut(t),r=[],s=o;for(let a of e.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=X(s,n,l?a.length-2:1)}return r}function zo(t,e,n){let o=f=>Y(t,f)?`(${t[f.row][f.column]})`:e.find(u=>S(u)===S(f))?.letter,r=Ds(t,e,n);if(r===null)return{fault:"line"};let s=e.reduce((f,u)=>f.row+f.column<=u.row+u.column?f:u);for(let f=s;o(f);f=X(f,r,-1))s=f;let{row:a,column:l}=s,c=r?`${Re(l)}${a+1}`:ft(s),p="",i=0;for(let f;f=o(s);s=X(s,r))p+=f,f.startsWith("(")||(i+=1);return i<e.length?{fault:"gap"}:{play:{action:"play",at:c,word:p.replaceAll(")(","")}}}function Ds(t,e,n){let[o]=e;if(e.length>1)return e.every(({row:s})=>s===o.row)?!1:e.every(({column:s})=>s===o.column)?!0:null;let r=s=>Y(t,X(o,s,-1))||Y(t,X(o,s));return!r(!1)&&(r(!0)||n)}var Fs={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function Is(t){return[{title:"Aim",facts:{aim:"Lay words for points; the highest score wins."}},{title:"The start",facts:{board:`The board has ${Ce(t)}.`,...Se(t),first:`The first play needs two tiles or more${js(t)}.`}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[Ee,...Oe(t)],blank:"You choose a letter for a blank when you lay it. The blank keeps that letter, and scores nothing.",draw:Le(t)}},{title:"Points",facts:{words:Ae,squares:Us(t),bonus:Bt(t)}},{title:"Challenges",facts:Bs[t.challenge]},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left. That player gains the points of the tiles that the others hold.",zeros:`It is also over after ${k(t.scoreless_turns,"turn")} in a row without a point, counting all players.`,held:"All lose the points of the tiles that they hold. If scores are equal, the one that was higher before wins."}}]}function js({start:t}){return t?`, one of them on the star (${ft({row:t[0],column:t[1]})})`:""}var qt=t=>({may:"Any words may be laid, valid or not. Each of the others may challenge them, all together, until one does.",right:"If one of them is not in the dictionary, the tiles go back, and the turn is lost.",wrong:`If all of them are, ${t}.`,refused:ie}),Bs={rules:qt("the challenger loses the next turn"),double:qt("the challenger loses the next turn, which counts as one without a point"),single:qt("nothing happens"),five:qt("the play scores 5 points more"),ten:qt("the play scores 10 points more"),void:{refused:$t}};function Us({squares:t}){let e=s=>[...new Set(t.flat().map(a=>a[s]))].filter(a=>a!==1).sort(),n=e(0),o=e(1),r=[n.length?`the letter by ${I(n,"or")}`:"",o.length?`the word by ${I(o,"or")}`:""].filter(Boolean);return r.length?`Marked squares multiply ${I(r)}, in the play that lays a tile on them.`:""}var Ko="CATDOG* hat l[u]rch",qs="* is the Master. In a table word, brackets mark its letter: l[u]rch.",Vo="Type your cards to see what you can play.",Hs=[["plays","Plays"],["plan","Plan"]],Ws=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Substitute"]];function Xo({info:t,dictionaries:e,query:n}){let[o,r]=C(n.get("position")??Ko),[s,a]=C(t.rulesets[0]),[l,c]=C(we(t,e)),[p,i]=C("plays"),f=_t(()=>ue("lexicon",s),[s]).value;A(()=>$e("solver/lexicon",{position:o===Ko?"":o}),[o]);let[u="",...h]=o.trim().split(/\s+/),g={hand:u,table:h,ruleset:s,dictionary:l};return d`
    <section class="panel" aria-label="Position">
      <${Ct}
        label="Your cards, then the words on the table"
        id="position"
        class="large"
        value=${o}
        onInput=${r}
        hint=${qs}
      />
      <${Ys}
        hand=${u}
        table=${h}
        points=${f&&"points"in f?f.points:void 0}
      />
      <div class="row">
        <${xe} info=${t} value=${s} onChange=${a} />
        <${ve}
          dictionaries=${e}
          value=${l}
          onChange=${c}
        />
        <${ke} label="What to find" value=${p} options=${Hs} onChange=${i} />
      </div>
    </section>
    ${p==="plays"?d`<${Gs} ...${g} />`:d`<${Ks} ...${g} />`}
  `}function Ys({hand:t,table:e,points:n}){return/^[\p{L}*?]+$/u.test(t)?d`
    <div class="felt">
      <span class="cards" role="group" aria-label="Hand">
        ${[...Jo(t)].map(o=>d`<${ut} card=${o} points=${n} />`)}
      </span>
      ${e.map(o=>d`<${tt} laid=${o} />`)}
    </div>
  `:null}var Jo=t=>t.toUpperCase().replaceAll("?",L);function Gs({hand:t,table:e,ruleset:n,dictionary:o}){let[r,s]=C("all"),[a,l]=C(jt),c={positions:[{hand:t,table:e}],game:"lexicon",ruleset:n,dictionary:o},p=r==="all"?null:[r],{result:i,error:f,busy:u}=lt("solve",t?{...c,top:a,actions:p}:null),h=i?.rows[0],{moves:g,count:_=0}=h??{};return d`
    <section class="panel" aria-label="Plays" aria-busy=${u}>
      <div class="row">
        <h2 aria-live="polite">${g?k(_,"play"):"Plays"}</h2>
        <${ke} label="Kinds of plays" value=${r} options=${Ws} onChange=${s} />
      </div>
      <${nt} text=${f??(h?.error&&yt(h.error))} />
      ${!t&&d`<p class="hint">${Vo}</p>`}
      ${g?.length===0&&d`<p>There is no play: draw a card.</p>`}
      ${g&&g.length>0&&d`
          <${pt}
            classes="folds"
            columns=${[{title:"Word"},{title:"Action"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${g.map(m=>({key:`${m.action} ${m.target} ${m.laid} ${m.left}`,cells:[d`<${tt} laid=${m.laid} />`,zs(m,e),Zo(m.left),m.left_points]}))}
          />
          <${Te} shown=${g.length} count=${_} onMore=${l} />
        `}
    </section>
  `}function zs({action:t,target:e},n){return e===void 0?t:`${t} ${t==="insert"?"into":"in"} ${q(n[e]??"")}`}var Zo=t=>t?d`<${Tt} cards=${t} />`:d`<strong>none</strong>`;function Ks({hand:t,ruleset:e,dictionary:n}){let{result:o,error:r,busy:s}=lt("plan",t?{game:"lexicon",positions:[t],ruleset:e,dictionary:n}:null),a=o?.rows[0];return d`
    <section class="panel" aria-label="Plan" aria-busy=${s}>
      <h2 aria-live="polite">${a?.plans?Xs(a.empties_in??null):"Plan"}</h2>
      <p class="hint">Words from the hand alone that leave the fewest points, turn by turn.</p>
      <${nt} text=${r??(a?.error&&yt(a.error))} />
      ${!t&&d`<p class="hint">${Vo}</p>`}
      ${a?.plans&&d`
          <${pt}
            classes="folds"
            columns=${[{title:"Turns",number:!0},{title:"Words"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${a.plans.map(({turns:l,words:c,left:p,left_points:i})=>({key:l,cells:[l,Vs(t,c),Zo(p),i]}))}
          />
        `}
    </section>
  `}function Vs(t,e){let n=Jo(t),o=e.map(r=>{let s=_e(n,null,r);for(let a of s.cards)n=n.replace(a,"");return s.laid});return d`
    <span class="words">
      ${o.length?o.map(r=>d`<${tt} laid=${r} />`):"none"}
    </span>
  `}var Xs=t=>t===null?"Not all cards can be played":`All cards played in ${k(t,"turn")}`;function Qo({points:t}){let[e,n]=C(!1);return e?null:d`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${W(t)}
    </span>
  `}var tr=".",er="*",Me="✹",or="⚑",Js="★",nr={2:"double",3:"triple",4:"quadruple"},j=t=>"multipliers"in t;function rr(t,e,n){let{row:o,column:r}=t,s=S(t),a=n.laid?.get(s),l=Y(n.rows,t)?n.rows[o][r]:null,c=a?a.letter:l,p=n.opened?n.opened[o]?.[r]??tr:null,i=p===tr,f=p===er,u=p===null||i||f?null:Number(p),h=u!==null&&j(e);return{name:ft(t),letter:c,isLaid:a!==void 0,closed:i,hit:f,number:u,premium:h?e.multipliers[u]:e.squares[o][r],start:e.start?.[0]===o&&e.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:f||i&&n.bombs?.[o]?.[r]===er,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r,arriving:n.arriving?.has(s)??!1,exploding:n.exploding?.has(s)??!1}}function sr(t){let{closed:e,hit:n,bomb:o,number:r,premium:s,chance:a,cursor:l,last:c}=t;return[e?"closed":bn(s),r!==null&&"open",n&&"hit",o&&"bomb",a!==null&&"odds",l&&"cursor",c&&"last",t.arriving&&"arriving",t.exploding&&"exploding"].filter(Boolean).join(" ")}function ar({closed:t,bomb:e,number:n,premium:o,chance:r,flagged:s,start:a}){return e?Me:r!==null?Rt(r):s?or:n!==null?n:t?"":a?Js:Zs(o)}var ir=({hit:t,number:e})=>t?Me:e,lr=({flagged:t,chance:e})=>t&&e!==null?or:null;function cr(t,e){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:p,isLaid:i}=t;return[n,e??"empty",i&&"being laid",o&&"closed",r&&"bomb",s!==null&&`${k(s,"bomb")} around`,e===null&&Qs(a),e===null&&p&&"start",c&&"flagged",l!==null&&`${Rt(l)}% chance of a bomb`].filter(Boolean).join(", ")}function bn([t,e]){return t>1&&e>1?"both":t>1?`letter${t}`:e>1?`word${e}`:e===0?"zero":"plain"}var Zs=([t,e])=>`${t>1?`${t}L`:""}${e===1?"":`${e}W`}`;function Qs([t,e]){return e===0?"word worth nothing":[t>1&&`${nr[t]??`${t} times`} letter`,e>1&&`${nr[e]??`${e} times`} word`].filter(Boolean).join(", ")}var yn={laid:[],cursor:null,down:!1};function Ie({start:t,squares:e}){let[n,o]=t??[e.length>>1,e[0].length>>1];return{row:n,column:o}}var Ne=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:n}){return this.rules.squares[e]?.[n]!==void 0}point(e,n){return e.cursor&&S(e.cursor)===S(n)?{...e,down:!e.down}:{...e,cursor:n}}arrow(e,n,o){let r=e.cursor??Ie(this.rules);return n!==e.down?{...e,cursor:r,down:n}:this.advanced({...e,cursor:r},o)}advanced(e,n=1){let o=X(e.cursor,e.down,n);return this.isOnBoard(o)?{...e,cursor:o}:e}},De=class extends Ne{constructor(e,n,o){super(e),this.rows=n,this.rack=o,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){let n=K(this.rack,e.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,n){return e.laid.find(o=>S(o)===S(n))}#e(e,n){let o=n;for(;Y(this.rows,o)||this.laidAt(e,o);)o=X(o,e.down);return this.isOnBoard(o)?o:null}lay(e,n,o,r=""){if(Y(this.rows,n)||!this.left(e).includes(o))return e;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(e,n),l=o===this.blank?s:o;return{...e,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(e,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:n,column:o},s,r)}layAtCursor(e,n,o=""){let r=e.cursor&&this.#e(e,e.cursor),s=r?this.lay(e,r,n,o):e;return!r||s===e?e:{...s,cursor:this.#e(s,r)??r}}type(e,n,o=!1){let r=n.toUpperCase();return!o&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,n):e}back(e){if(!e.cursor)return e;let n=e.cursor;if(!this.laidAt(e,n))do n=X(n,e.down,-1);while(Y(this.rows,n));return this.laidAt(e,n)?{...this.takeBack(e,n),cursor:n}:e}takeBack(e,n){return{...e,laid:e.laid.filter(o=>S(o)!==S(n))}}withoutTaken(e){return{...e,laid:e.laid.filter(n=>!Y(this.rows,n))}}move(e,n,o){let r=this.laidAt(e,n);return!r||Y(this.rows,o)?e:this.lay(this.takeBack(e,n),o,r.tile,r.letter)}chooseLetter(e,n){let o=e.laid.findIndex(s=>!s.letter),r={...e.laid[o],letter:n.toLowerCase()};return{...e,laid:e.laid.with(o,r)}}},Fe=class extends Ne{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#e(e)}#e(e){return j(this.rules)&&/^[0-8*]$/.test(e)}type(e,n,o=!1){let r=this.advanced(e),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&e.opened?{...r,opened:Ht(e.opened,e.cursor,n)}:{...r,rows:Ht(e.rows,e.cursor,s)}}lay(e,n){let o=n.reduce((r,s)=>Ht(r,s,s.letter),e.rows);return{...e,rows:o}}back(e){let{rows:n,opened:o,cursor:r}=e;return{...this.advanced(e,-1),rows:Ht(n,r,"."),opened:o&&Ht(o,r,".")}}};function Ht(t,{row:e,column:n},o){return t.with(e,t[e].slice(0,n)+o+t[e].slice(n+1))}var Yt=({squares:t})=>t.map(e=>".".repeat(e.length));function je(t,e){let n=e.split(/[\n/]/);return Yt(t).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var ur={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},ta="!";function Be(t,e,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=e.cursor?e:{...e,cursor:Ie(t.rules)},c=({key:p,shiftKey:i})=>p in ur?t.arrow(e,...ur[p]):p===" "?{...l,down:!l.down}:p==="Backspace"||p==="Delete"?t.back(l):t.accepts(p)?t.type(l,p,i):void 0;return p=>{let{key:i}=p;if(p.ctrlKey||p.metaKey||p.altKey)return;if(s&&(i===ta||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let u=i==="Enter"?o:r;if(!u)return;u()}else{let u=c(p);if(u===void 0)return;n(u)}p.preventDefault()}}var ea=15;function Gt({label:t,rules:e,onKey:n,onSquare:o,onFlag:r,draggable:s,...a}){let{score:l,rising:c=[],...p}=a,i=R(null),{cursor:f,down:u}=p,h=S(f??Ie(e));N(()=>{f&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[f?.row,f?.column]);let g=(m,$)=>{let w={row:m,column:$},x=S(w),b=rr(w,e,p),{letter:E,chance:B}=b,D=o&&{tabindex:x===h?0:-1,"data-home":x===h?"play":void 0,"data-drop":`square ${m} ${$}`,onClick:()=>o(w),onContextMenu:r&&(M=>{M.preventDefault(),r(w)}),...b.isLaid&&s?.({square:w})};return d`
      <div
        key=${$}
        role="gridcell"
        class="square ${sr(b)}"
        style=${B===null?void 0:{"--chance":B}}
        aria-label=${cr(b,E===null?null:_n(E,e))}
        ...${D}
      >
        ${E===null?d`
                <span class="sign" aria-hidden="true">${ar(b)}</span>
                <span class="flag" aria-hidden="true">${lr(b)}</span>
              `:d`
                <${na}
                  letter=${E}
                  classes=${b.isLaid?"laid":""}
                  corner=${ir(b)}
                  rules=${e}
                />
              `}
        ${l?.key===x&&d`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(M=>M.square===x).map(({points:M,change:rt})=>d`<${Qo} key=${rt} points=${M} />`)}
      </div>
    `},_=[...e.squares[0].keys()];return d`
    <div
      class="board-frame ${_.length>ea?"large":""}"
      style=${{"--columns":_.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${_.map(m=>d`<span key=${m}>${Re(m)}</span>`)}
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
              ${_.map(w=>g($,w))}
            </div>
          `)}
      </div>
    </div>
  `}var dr=(t,e)=>t===""||t===e.blank,pr=t=>t!==t.toUpperCase();function na({letter:t,classes:e,corner:n,rules:o}){let r=dr(t,o),s=r||pr(t);return d`
    <${z}
      classes=${e}
      letter=${r?"":t.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[t]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function _n(t,e){return dr(t,e)?"blank":pr(t)?`blank for ${t.toUpperCase()}`:`${t}, ${k(e.values[t],"point")}`}var Ue={};at(Ue,{actionText:()=>oa,endFacts:()=>ca,eventText:()=>ra,lettersOf:()=>ht,pastActionText:()=>zt,tilesText:()=>St});var ht=t=>t.replace(/[()]/g,"");function fr(t){let e=[...t.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=ht(t).toUpperCase();if(!e.length)return n;let o=I(e.map(r=>r.toUpperCase()));return`${n} (${o} ${e.length>1?"blanks":"a blank"})`}function St(t){let e=t.replace(/[?_]/g,""),n=t.length-e.length,o=n>1?`${n} blanks`:"a blank";return[e,n&&o].filter(Boolean).join(" and ")}var oa=t=>hr(t).filter(Boolean).join(" ");function zt(t,e,n=""){let[o,r]=hr(t);return`${[H(e,o),r,n].filter(Boolean).join(" ")}.`}function hr(t){switch(t.action){case"play":return["play",`${fr(t.word)} at ${t.at}`];case"exchange":return["exchange",St(t.tiles)];default:return[t.action,""]}}function ra(t,e){switch(t.event){case"start draw":return`Tiles drawn for the start: ${t.players.map((o,r)=>`${e[o]} ${St(t.tiles[r])}`).join(", ")}.`;case"turn":return la(t,e[t.player]);case"lost turn":return`${H(e[t.player],"lose")} a turn for a wrong challenge.`;case"deal":return`${H(e[t.starter],"begin")}.`;case"game end":return ia(t,e);case"forfeit":return se(t,e);case"taken back":return`The play of ${e[t.player]} is taken back.`;case"points":return`${e[t.player]} ${W(t.points)} ${sa[t.why]}.`;default:return null}}var sa={challenge:"for a play that was challenged and stands",time:"for time",tiles:"for tiles left"},aa={out:"a rack and the bag are empty",scoreless:"too many turns in a row without points",zeros:"too many turns in a row without points"};function ia({why:t,adjustments:e,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=e.some(Boolean)?` Tiles left: ${r(e.map(W))}.`:"";return`End of the game: ${aa[t]}.${s} Scores: ${r(n)}.`}function la(t,e){let{action:n,score:o=0,drawn:r,exchanged:s}=t,a=r?` Tiles drawn: ${St(r)}.`:"";switch(n.action){case"play":{let l="hit"in t&&t.hit?.length?t.hit:null,c=l?` A bomb explodes at ${I(l)}.`:"";return`${zt(n,e,`for ${o}`)}${c}${a}`}case"exchange":return`${zt(n,e,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in t&&t.right?"The play is taken back.":"The play stands.";return`${zt(n,e)} ${c}`}case"accept":return null;default:return zt(n,e)}}function ca(t,e){let n=[],o=e.map(()=>0);for(let{event:c,player:p,action:i,score:f=0,right:u}of t)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){u&&(n=n.slice(0,-1));continue}o[p]+=1,i.action==="play"&&n.push({player:p,action:i,score:f})}let r=t.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,p)=>p.score-c.score)[0],a=e.map((c,p)=>{let f=n.filter(u=>u.player===p).map(({score:u})=>u).reduce((u,h)=>u+h,0);return`${c} ${(f/Math.max(1,o[p])).toFixed(1)}`});return[r&&re(r.winners,r.scores.toSorted(ua),e),s&&`Best play: ${fr(s.action.word)} at ${s.action.at} for ${s.score}, by ${e[s.player]}.`,`Points a turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var ua=(t,e)=>e-t;function mr(t,e,n){let o=j(n),[r,s]=C(null),[a,l]=C(null),[c,p]=C(()=>new Set(ct(t)?.flags)),[i,f]=C(!1),u=R(e.seq);u.current=e.seq,N(()=>s(null),[e.seq]);let h=o&&e.over,g=_t(async()=>h?await da(t):null,[t,h]).value;if(!o)return null;let{opened:_=[],bombs:m=n.bombs}=e.observation;async function $(){let x=_.length?_:Yt(n),b=await gt("lexibomb.odds",{opened:x,bombs:m}).then(({probability:E})=>({odds:E,problem:null}),E=>({odds:null,problem:bt(E)}));u.current===e.seq&&(s(b.odds),l(b.problem))}function w(x){let b=new Set(c),E=b.delete(S(x));E||b.add(S(x)),p(b),vt(t,{flags:[...b]}),Zn(`${ft(x)}: flag ${E?"removed":"set"}.`)}return{board:{opened:_,odds:r,flags:c,bombs:g},count:m,hits:_.join("").split("*").length-1,toggleFlag:w,flagging:i,toggleFlagging:()=>f(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):$(),problem:a}}async function da(t){return(await fo(t)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function $r({field:t}){let e=(n,o,r=()=>{})=>d`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return d`
    ${e("Odds of bombs",t.hasOdds,t.toggleOdds)}
    ${e("Set flags",t.flagging,t.toggleFlagging)}
  `}function qe({rules:t}){return d`
    <p class="hint" id="legend">
      A number counts the bombs around its square. New tiles there multiply:
    </p>
    <ul class="legend" aria-labelledby="legend">
      ${fa(t.multipliers).map(({premium:e,first:n,last:o})=>d`
          <li key=${n}>
            <span class="square open ${bn(e)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${pa(e)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label="bomb">${Me}</span>
        its words score 0
      </li>
    </ul>
  `}function pa([t,e]){return[t!==1&&`letter × ${t}`,e!==1&&`words × ${e}`].filter(Boolean).join(", ")||"nothing"}function fa(t){let e=[];return t.forEach((n,o)=>{let r=e.at(-1);r&&String(r.premium)===String(n)?r.last=o:e.push({premium:n,first:o,last:o})}),e}var ha="RETINA",ma=100;function wn({info:t,...e}){let[n,o]=C(t.rulesets[0]),{value:r,error:s}=_t(()=>ue(t.game,n),[n]);if(!r)return d`<${nt} text=${s} />`;let a=d`
    <${xe} info=${t} value=${n} onChange=${o} />
  `;return d`
    <${$a}
      key=${n}
      info=${t}
      rules=${r}
      rulesetChoice=${a}
      ...${e}
    />
  `}function $a({info:t,rules:e,query:n,dictionaries:o,rulesetChoice:r}){let s=j(e),[a,l]=C(()=>({rows:je(e,n.get("board")??""),opened:s?je(e,n.get("opened")??""):null,cursor:null,down:!1})),[c,p]=C(n.get("rack")??ha+e.blank),[i,f]=C(we(t,o)),[u,h]=C(null),[g,_]=C([]),m=new Fe(e),{rows:$,opened:w}=a;function x(y,v=c){[y.rows,y.opened].join()!==[$,w].join()&&_([...g.slice(1-ma),{draft:a,rack:c}]),l(y),p(v)}function b(){let y=g.at(-1);y&&(l(y.draft),p(y.rack),_(g.slice(0,-1)))}de("keydown",y=>{let{key:v,ctrlKey:P,metaKey:O,shiftKey:J,target:G}=y;!((P||O)&&!J&&v.toLowerCase()==="z")||G instanceof Element&&G.matches("input, textarea")||(y.preventDefault(),b())});let E=c.replace(/\s/g,"").toUpperCase(),B=Yt(e),D=y=>!y||y.join()===B.join();A(()=>{let y=v=>!v||D(v)?"":v.join("/");$e(`solver/${e.game}`,{rack:c,board:y($),opened:y(w)}),h(null)},[c,$,w]);let M=u?ot(u):[],Et=d`
    <button type="button" disabled=${!u} onClick=${()=>{let y=M.map(({letter:v})=>v===v.toUpperCase()?v:e.blank);x(m.lay(a,M),Q(E,y).join(""))}}>
      Lay ${u?ht(u.word):"the play that is shown"}
    </button>
  `,st=y=>v=>x({...a,[y]:je(e,v)});return d`
    <div class="table ${e.game}">
      <div class="table-main">
        <${Gt}
          label="Board"
          rules=${e}
          ...${a}
          laid=${new Map(M.map(y=>[S(y),y]))}
          onSquare=${y=>x(m.point(a,y))}
          onKey=${Be(m,a,x,{})}
        />
        ${s&&d`<${qe} rules=${e} />`}
        <p class="hint">
          Click a square and type. Arrows turn and move, Backspace clears.
          ${s?" 0 to 8 open a square, * is a bomb that was hit.":""}
          ${e.free_blank?` ${e.blank} is a blank.`:" With Shift a letter is a blank."}
        </p>
        <div class="row">
          ${!s&&Et}
          <button
            type="button"
            disabled=${D($)&&D(w)}
            onClick=${()=>x({...a,rows:B,opened:w&&B})}
          >
            Clear the board
          </button>
          <button type="button" disabled=${!g.length} onClick=${b}>Undo</button>
        </div>
        <details class="panel">
          <summary>The board as text</summary>
          <${gr} label="Tiles" rows=${$} onRows=${st("rows")} />
          ${s&&d`<${gr} label="Open squares" rows=${w} onRows=${st("opened")} />`}
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
        <${ba}
          rules=${e}
          position=${E&&ga($,w,E)}
          dictionary=${i}
          shown=${u}
          onShow=${h}
        />
      </div>
    </div>
  `}function ga(t,e,n){return e?{board:t,opened:e,rack:n}:`${t.map(r=>r.replace(/\.+/g,s=>String(s.length))).join("/")} ${n}/ 0/0 0`}function gr({label:t,rows:e,onRows:n}){let o=t.toLowerCase().replace(" ","-");return d`
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
  `}function ba({rules:t,position:e,dictionary:n,shown:o,onShow:r}){let[s,a]=C(jt),{game:l,ruleset:c}=t,{result:p,error:i,busy:f}=lt("solve",e?{game:l,positions:[e],ruleset:c,dictionary:n,top:s}:null),u=p?.rows[0],h=u?.plays,g=u?.count??0,_=j(t),m=$=>d`
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
      <h2 aria-live="polite">${h?k(g,"play"):"Plays"}</h2>
      <${nt} text=${i??(u?.error&&yt(u.error))} />
      ${h&&d`
          <${pt}
            columns=${[{title:"Play"},{title:"At"},_&&{title:"Bomb",number:!0},{title:"Points",number:!0}]}
            rows=${h.map($=>({key:`${$.at} ${$.word}`,cells:[m($),$.at,_&&`${Rt($.bomb??0)}%`,_?$.score.toFixed(1):$.score]}))}
          />
          <${Te} shown=${h.length} count=${g} onMore=${a} />
        `}
    </section>
  `}var He={};at(He,{Play:()=>Sa,Position:()=>Pa,StaticHand:()=>Ma,solverQuery:()=>Ra});function br({tiles:t,rules:e,label:n}){return d`
    <span class="rack" role="img" aria-label=${n}>
      ${[...t].map(o=>d`<${_r} tile=${o} rules=${e} aria-hidden="true" />`)}
    </span>
  `}function yr({rack:t,rules:e,left:n,chosen:o,onTile:r,draggable:s}){return d`
    <div class="rack" role="group" aria-label="Your rack" data-drop="rack">
      ${[...t].map((a,l)=>d`
          <${_r}
            key=${`${l}${a}`}
            tile=${a}
            rules=${e}
            aria-label=${_n(a,e)}
            aria-pressed=${o.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>r(l)}
            data-drop=${`rack ${l}`}
            ...${s({place:l})}
          />
        `)}
    </div>
  `}function _r({tile:t,rules:e,...n}){let o=t===e.blank,r=o?null:e.values[t];return d`
    <${z} letter=${o?"":t} wild=${o} points=${r} ...${n} />
  `}function wr(t,e){let n=K(t,e),o=[...t].filter((r,s)=>n[s]);return[...o,...Q(e,o)].join("")}function xr(t,e,n){let o=[...t];return o.splice(n,0,...o.splice(e,1)),o.join("")}function vr(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[e[n],e[o]]=[e[o],e[n]]}return e.join("")}function kr(t,e,n,o,r){let{rack:s="",board:a=[],history:l=[]}=e.observation,c=l.filter(({player:v,action:P})=>v===e.seat&&P.action==="exchange"),p=`${s} ${c.length}`,[i,f]=C(()=>({...yn,...he(t,p)})),[u,h]=C(()=>ct(t)?.order??""),[g,_]=C([]),[m,$]=C(!1),w=u?wr(u,s):s,x=new De(n,a,w),b=i.laid.some(({letter:v})=>!v),{play:E,fault:B}=i.laid.length&&!b?zo(a,i.laid,i.down):{},D=()=>{f(v=>({...v,laid:[]})),_([]),$(!1)};Mt(D,[p]),A(()=>{let v={laid:i.laid,down:i.down};vt(t,{order:u,draft:{position:p,value:v}})},[p,u,i.laid,i.down]),N(()=>f(x.withoutTaken(i)),[a.join()]),A(()=>{if(o)if(D(),o.action==="play"){let{down:v}=Ut(o.at);f(ot(o).reduce((P,O)=>x.layLetter(P,O),{...yn,down:v}))}else o.action==="exchange"&&M(o.tiles)},[o]);function M(v=""){D(),$(!0);let P=K(w,v);_([...P.keys()].filter(O=>P[O]))}function rt(v){h(v),_([])}function Et({place:v=0,square:P},O){let[J,...G]=(O??"").split(" "),[Kt,Ar]=G.map(Number);if(J==="square"){let kn={row:Kt,column:Ar};f(P?x.move(i,P,kn):x.lay(i,kn,w[v]))}else P?f(x.takeBack(i,P)):J==="rack"&&Kt!==void 0&&rt(xr(w,v,Kt))}function st(v){let P=g.filter(J=>J!==v),O=P.length<g.length;m?_(O?P:[...g,v]):i.cursor?f(x.layAtCursor(i,w[v])):_(O?[]:[v])}function y(v){r?r(v):!m&&g.length?(f(x.lay(i,v,w[g[0]])),_([])):x.laidAt(i,v)?f(x.takeBack(i,v)):f(x.point(i,v))}return{rack:w,editor:x,draft:i,setDraft:f,chosen:g,exchanging:m,needsLetter:b,play:E,fault:B,left:x.left(i),clear:D,startExchange:M,shuffle:()=>rt(vr(w)),chooseLetter:v=>f(x.chooseLetter(i,v)),onTile:st,onSquare:y,draggable:ye(Et,{small:!0})}}function xn(t=[]){let e=t.flatMap(({number:n,events:o})=>o.filter(({event:r,action:s})=>r==="turn"&&s.action==="play").map(({action:r,score:s=0,hit:a=[]})=>({laid:ot(r),score:s,hit:a,change:n})));return{arriving:new Set(e.flatMap(({laid:n})=>n.map(S))),exploding:new Set(e.flatMap(({hit:n})=>n.map(ya))),rising:e.map(({laid:n,score:o,change:r})=>({square:S(vn(n)),points:o,change:r}))}}var ya=t=>S(Ut(t)),vn=t=>t.reduce((e,n)=>e.row+e.column>n.row+n.column?e:n);function Tr(t){let{turn:e,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=t,{rack:c,chosen:p}=e;return d`
    <section class="panel own-turn" aria-label="Your turn">
      <div class="rack-row">
        <${yr}
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
          <${ge}
            label="The blank stands for"
            letters=${e.editor.letters}
            onPick=${e.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${e.fault?Je[e.fault]:wa(n,e.draft.laid.length,o)}
      </p>
      ${r}
      ${e.exchanging?d`
              <${Ta}
                tiles=${p.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${t.endsWithoutPoints}
                act=${l}
                onCancel=${e.clear}
              />
            `:!s&&d`<${va} ...${t} />`}
      <p class="hint keys">${_a(o)}</p>
    </section>
  `}var _a=t=>`On the board: letters lay tiles, ${t.free_blank?t.blank:"Shift"} a blank; arrows turn and move; Backspace takes a tile back, Escape all; Enter plays${j(t)?"; ! sets a flag":""}.`;function wa(t,e,n){if(!t)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=t;if(l){let f=l.rule==="start"&&n.start?"start square":l.rule;return Je[f]??co}let c=o.map(({word:f,points:u})=>`${f.toUpperCase()} ${u}`);r&&c.push(`${r} for ${k(e,"tile")}`);let p=c.length>1?`${c.join(" + ")} = `:`${o[0].word.toUpperCase()} `,i=a.length&&j(n)&&xa(n);return d`
    ${p}<strong>${i?"at least ":""}${k(s??0,"point")}</strong>
    ${a.length?", if there is no bomb":""}
  `}var xa=({multipliers:t})=>t.flat().every(e=>e>=1);function va(t){let{turn:e,field:n,preview:o,canAct:r,canExchange:s,endsWithoutPoints:a,act:l}=t,{play:c,draft:p}=e,[i,f]=C(!1);if(A(()=>f(!1),[r]),i)return d`
      <${ka}
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
      ${n&&d`<${$r} field=${n} />`}
    </div>
    <${nt} text=${n?.problem} />
  `}var Cr="Another turn without points ends the game.";function ka({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){let s=R(null);return N(()=>s.current?.focus(),[]),d`
    <p id="pass-question">
      ${t?`Pass, and take back ${k(t,"tile")}?`:"Pass without playing?"}${" "}
      ${e&&d`<strong>${Cr}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>Play on</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>Pass</button>
    </div>
  `}function Ta({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){return d`
    ${e&&d`<p><strong>${Cr}</strong></p>`}
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
  `}function Sr({rules:t,board:e,rack:n,bag:o}){let r=Ca(t,e,n),s=r.reduce((a,[,l])=>a+l,0);return d`
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
  `}function Ca({counts:t,blank:e},n,o){let r={...t};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:e]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===e)-+(a===e)||s.localeCompare(a))}function Sa(t){let{id:e,view:n,rules:o,changes:r,canAct:s,mustAnswer:a,act:l,suggested:c,notice:p,onDraft:i}=t,{board:f=[],rack:u="",bag:h=0,history:g}=n.observation,_=n.seat!==null&&!n.over,m=mr(e,n,o),$=kr(e,n,o,c,m?.flagging?m.toggleFlag:null),{draft:w,play:x}=$,b=Aa(e,n.seq,_?x:void 0),E=it(()=>La(g),[n.seq]),B=it(()=>xn(r),[r]);A(i,[w.laid,$.chosen]);let D=_&&{...w,laid:new Map(w.laid.map(M=>[S(M),M])),score:b?.fault===null?Oa(w.laid,b):null,onSquare:$.onSquare,onFlag:m?.toggleFlag,draggable:$.draggable,onKey:Be($.editor,w,$.setDraft,{onEnter:()=>x&&s&&!b?.fault&&l(x),onEscape:$.clear,onFlag:m?.toggleFlag,flagging:m?.flagging})};return d`
    <div class="board-area">
      <${Gt}
        label="Board"
        rules=${o}
        rows=${f}
        last=${E}
        ...${B}
        ...${m?.board}
        ...${D}
      />
      <${Sr} rules=${o} board=${f} rack=${u} bag=${h} />
      ${m&&d`
          <p class="hint">Bombs: ${m.count}, ${m.hits} hit.</p>
          <${qe} rules=${o} />
        `}
      ${_&&d`
          <p class="hint taps">
            Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.
          </p>
        `}
    </div>
    ${_&&d`
        <${Tr}
          turn=${$}
          field=${m}
          preview=${b}
          rules=${o}
          notice=${p}
          mustAnswer=${a}
          canAct=${s}
          playsOnly=${t.playsOnly}
          canExchange=${h>=o.exchange_from}
          endsWithoutPoints=${Ea(n,o)}
          act=${l}
        />
      `}
  `}function Ea({seat:t,observation:e},n){let{scoreless:o=0,zeros:r=[]}=e;return j(n)?(r[t??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function Aa(t,e,n){let o=ct(t)?.token,r=n&&o?{id:t,token:o,action:n,seq:e}:null,{result:s,busy:a}=lt("table.score",r);return a?null:s}function Oa(t,{score:e,closed:n}){return{key:S(vn(t)),text:`${e}${n.length?"?":""}`}}var La=(t=[])=>Er(t.findLast(({action:e})=>e.action!=="accept")?.action),Er=t=>new Set(t?.action==="play"?ot(t).map(S):[]);function Pa({observation:t,rules:e,action:n,bombs:o,changes:r}){let{board:s=[],opened:a=[]}=t;return d`
    <${Gt}
      label="Board"
      rules=${e}
      rows=${s}
      last=${Er(n)}
      opened=${j(e)?a:null}
      bombs=${o}
      ...${xn(r)}
    />
  `}var Ra=({board:t=[],opened:e=[]},n)=>({rack:n,board:t.join("/"),...e.length?{opened:e.join("/")}:{}}),Ma=({hand:t,rules:e,label:n})=>d`<${br} tiles=${t} rules=${e} label=${n} />`;var No={lexicon:{...fn,...nn,Solver:Xo,RoundScores:Ho,addDetails:rn,lastHands:So,rules:$n,emblem:"ACE",tagline:"The card game of words: be the first to play all your cards."},scrabble:{...He,...Ue,Solver:wn,rules:gn,emblem:"QIZ",tagline:"Crosswords for points, on premium squares."},lexibomb:{...He,...Ue,Solver:wn,rules:hn,emblem:"12✹",tagline:"Scrabble on a minefield: numbers multiply, bombs cost the word."}};export{Da as a,C as b,A as c,N as d,R as e,it as f,Fa as g,d as h,Zn as i,Qn as j,Ba as k,k as l,I as m,W as n,Rt as o,eo as p,qa as q,Ha as r,Ir as s,jr as t,Wa as u,Ya as v,no as w,se as x,Br as y,Ga as z,oo as A,za as B,Ur as C,qr as D,Ka as E,Va as F,ce as G,gt as H,fo as I,bt as J,Za as K,ue as L,Qa as M,_t as N,oi as O,de as P,ri as Q,si as R,ai as S,li as T,Gr as U,ci as V,ui as W,di as X,ct as Y,pi as Z,vt as _,fi as $,hi as aa,mi as ba,$i as ca,gi as da,bi as ea,yi as fa,vo as ga,vi as ha,ki as ia,Qo as ja,No as ka,ln as la,Yi as ma,Gi as na,we as oa,cn as pa,zi as qa,Ki as ra,Vi as sa,Xi as ta,Ji as ua,cs as va,us as wa,Ct as xa,il as ya,jo as za,xe as Aa,ve as Ba,ds as Ca,ll as Da,cl as Ea,pt as Fa,nt as Ga};

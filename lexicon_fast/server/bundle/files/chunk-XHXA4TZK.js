var fr=Object.defineProperty;var Nt=(e,t)=>{for(var n in t)fr(e,n,{get:t[n],enumerable:!0})};var Ut,w,an,mt,ln,ze,hr,Ft={},cn=[],mr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function J(e,t){for(var n in t)e[n]=t[n];return e}function un(e){var t=e.parentNode;t&&t.removeChild(e)}function dn(e,t,n){var o,r,s,a={};for(s in t)s=="key"?o=t[s]:s=="ref"?r=t[s]:a[s]=t[s];if(arguments.length>2&&(a.children=arguments.length>3?Ut.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(s in e.defaultProps)a[s]===void 0&&(a[s]=e.defaultProps[s]);return Bt(e,a,o,r,null)}function Bt(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++an};return w.vnode!=null&&w.vnode(s),s}function Ht(e){return e.children}function Dt(e,t){this.props=e,this.context=t}function rt(e,t){if(t==null)return e.__?rt(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?rt(e):null}function pn(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return pn(e)}}function Ke(e){(!e.__d&&(e.__d=!0)&&mt.push(e)&&!jt.__r++||ze!==w.debounceRendering)&&((ze=w.debounceRendering)||ln)(jt)}function jt(){for(var e;jt.__r=mt.length;)e=mt.sort(function(t,n){return t.__v.__b-n.__v.__b}),mt=[],e.some(function(t){var n,o,r,s,a,l;t.__d&&(a=(s=(n=t).__v).__e,(l=n.__P)&&(o=[],(r=J({},s)).__v=s.__v+1,ge(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??rt(s),s.__h),$n(o,s),s.__e!=a&&pn(s)))})}function fn(e,t,n,o,r,s,a,l,c,d){var i,p,u,h,$,y,m,g=o&&o.__k||cn,_=g.length;for(n.__k=[],i=0;i<t.length;i++)if((h=n.__k[i]=(h=t[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?Bt(null,h,null,null,h):Array.isArray(h)?Bt(Ht,{children:h},null,null,null):h.__b>0?Bt(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(u=g[i])===null||u&&h.key==u.key&&h.type===u.type)g[i]=void 0;else for(p=0;p<_;p++){if((u=g[p])&&h.key==u.key&&h.type===u.type){g[p]=void 0;break}u=null}ge(e,h,u=u||Ft,r,s,a,l,c,d),$=h.__e,(p=h.ref)&&u.ref!=p&&(m||(m=[]),u.ref&&m.push(u.ref,null,h),m.push(p,h.__c||$,h)),$!=null?(y==null&&(y=$),typeof h.type=="function"&&h.__k!=null&&h.__k===u.__k?h.__d=c=hn(h,c,e):c=mn(e,h,u,g,$,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&u.__e==c&&c.parentNode!=e&&(c=rt(u))}for(n.__e=y,i=_;i--;)g[i]!=null&&(typeof n.type=="function"&&g[i].__e!=null&&g[i].__e==n.__d&&(n.__d=rt(o,i+1)),bn(g[i],g[i]));if(m)for(i=0;i<m.length;i++)gn(m[i],m[++i],m[++i])}function hn(e,t,n){var o,r;for(o=0;o<e.__k.length;o++)(r=e.__k[o])&&(r.__=e,t=typeof r.type=="function"?hn(r,t,n):mn(n,r,r,e.__k,r.__e,t));return t}function mn(e,t,n,o,r,s){var a,l,c;if(t.__d!==void 0)a=t.__d,t.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==e)e.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;e.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function Je(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||mr.test(t)?n:n+"px"}function Rt(e,t,n,o,r){var s;t:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||Je(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||Je(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")s=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+s]=n,n?o||e.addEventListener(t,s?Xe:Ve,s):e.removeEventListener(t,s?Xe:Ve,s);else if(t!=="dangerouslySetInnerHTML"){if(r)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function Ve(e){this.l[e.type+!1](w.event?w.event(e):e)}function Xe(e){this.l[e.type+!0](w.event?w.event(e):e)}function ge(e,t,n,o,r,s,a,l,c){var d,i,p,u,h,$,y,m,g,_,x,b=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=t.__e=n.__e,t.__h=null,s=[l]),(d=w.__b)&&d(t);try{t:if(typeof b=="function"){if(m=t.props,g=(d=b.contextType)&&o[d.__c],_=d?g?g.props.value:d.__:o,n.__c?y=(i=t.__c=n.__c).__=i.__E:("prototype"in b&&b.prototype.render?t.__c=i=new b(m,_):(t.__c=i=new Dt(m,_),i.constructor=b,i.render=gr),g&&g.sub(i),i.props=m,i.state||(i.state={}),i.context=_,i.__n=o,p=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),b.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=J({},i.__s)),J(i.__s,b.getDerivedStateFromProps(m,i.__s))),u=i.props,h=i.state,p)b.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(b.getDerivedStateFromProps==null&&m!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(m,_),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(m,i.__s,_)===!1||t.__v===n.__v){i.props=m,i.state=i.__s,t.__v!==n.__v&&(i.__d=!1),i.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(E){E&&(E.__=t)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate(m,i.__s,_),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,h,$)})}i.context=_,i.props=m,i.state=i.__s,(d=w.__r)&&d(t),i.__d=!1,i.__v=t,i.__P=e,d=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=J(J({},o),i.getChildContext())),p||i.getSnapshotBeforeUpdate==null||($=i.getSnapshotBeforeUpdate(u,h)),x=d!=null&&d.type===Ht&&d.key==null?d.props.children:d,fn(e,Array.isArray(x)?x:[x],t,n,o,r,s,a,l,c),i.base=t.__e,t.__h=null,i.__h.length&&a.push(i),y&&(i.__E=i.__=null),i.__e=!1}else s==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=$r(n.__e,t,n,o,r,s,a,c);(d=w.diffed)&&d(t)}catch(E){t.__v=null,(c||s!=null)&&(t.__e=l,t.__h=!!c,s[s.indexOf(l)]=null),w.__e(E,t,n)}}function $n(e,t){w.__c&&w.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){w.__e(o,n.__v)}})}function $r(e,t,n,o,r,s,a,l){var c,d,i,p=n.props,u=t.props,h=t.type,$=0;if(h==="svg"&&(r=!0),s!=null){for(;$<s.length;$++)if((c=s[$])&&(c===e||(h?c.localName==h:c.nodeType==3))){e=c,s[$]=null;break}}if(e==null){if(h===null)return document.createTextNode(u);e=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,u.is&&u),s=null,l=!1}if(h===null)p===u||l&&e.data===u||(e.data=u);else{if(s=s&&Ut.call(e.childNodes),d=(p=n.props||Ft).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(s!=null)for(p={},$=0;$<e.attributes.length;$++)p[e.attributes[$].name]=e.attributes[$].value;(i||d)&&(i&&(d&&i.__html==d.__html||i.__html===e.innerHTML)||(e.innerHTML=i&&i.__html||""))}if((function(y,m,g,_,x){var b;for(b in g)b==="children"||b==="key"||b in m||Rt(y,b,null,g[b],_);for(b in m)x&&typeof m[b]!="function"||b==="children"||b==="key"||b==="value"||b==="checked"||g[b]===m[b]||Rt(y,b,m[b],g[b],_)})(e,u,p,r,l),i)t.__k=[];else if($=t.props.children,fn(e,Array.isArray($)?$:[$],t,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&rt(n,0),l),s!=null)for($=s.length;$--;)s[$]!=null&&un(s[$]);l||("value"in u&&($=u.value)!==void 0&&($!==e.value||h==="progress"&&!$)&&Rt(e,"value",$,p.value,!1),"checked"in u&&($=u.checked)!==void 0&&$!==e.checked&&Rt(e,"checked",$,p.checked,!1))}return e}function gn(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){w.__e(o,n)}}function bn(e,t,n){var o,r;if(w.unmount&&w.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||gn(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){w.__e(s,t)}o.base=o.__P=null}if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&bn(o[r],t,typeof e.type!="function");n||e.__e==null||un(e.__e),e.__e=e.__d=void 0}function gr(e,t,n){return this.constructor(e,n)}function ta(e,t,n){var o,r,s;w.__&&w.__(e,t),r=(o=typeof n=="function")?null:n&&n.__k||t.__k,s=[],ge(t,e=(!o&&n||t).__k=dn(Ht,null,[e]),r||Ft,Ft,t.ownerSVGElement!==void 0,!o&&n?[n]:r?null:t.firstChild?Ut.call(t.childNodes):null,s,!o&&n?n:r?r.__e:t.firstChild,o),$n(s,e)}Ut=cn.slice,w={__e:function(e,t){for(var n,o,r;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),r=n.__d),r)return n.__E=n}catch(s){e=s}throw e}},an=0,Dt.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=J({},this.state),typeof e=="function"&&(e=e(J({},n),this.props)),e&&J(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),Ke(this))},Dt.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),Ke(this))},Dt.prototype.render=Ht,mt=[],ln=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,jt.__r=0,hr=0;var gt,D,Qe,$t=0,me=[],Ze=w.__b,tn=w.__r,en=w.diffed,nn=w.__c,on=w.unmount;function qt(e,t){w.__h&&w.__h(D,e,$t||t),$t=0;var n=D.__H||(D.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function C(e){return $t=1,br(_n,e)}function br(e,t,n){var o=qt(gt++,2);return o.t=e,o.__c||(o.__=[n?n(t):_n(void 0,t),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=D),o.__}function A(e,t){var n=qt(gt++,3);!w.__s&&be(n.__H,t)&&(n.__=e,n.__H=t,D.__H.__h.push(n))}function M(e,t){var n=qt(gt++,4);!w.__s&&be(n.__H,t)&&(n.__=e,n.__H=t,D.__h.push(n))}function L(e){return $t=5,Q(function(){return{current:e}},[])}function Q(e,t){var n=qt(gt++,7);return be(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function ea(e,t){return $t=8,Q(function(){return e},t)}function _r(){me.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(It),e.__H.__h.forEach($e),e.__H.__h=[]}catch(t){e.__H.__h=[],w.__e(t,e.__v)}}),me=[]}w.__b=function(e){D=null,Ze&&Ze(e)},w.__r=function(e){tn&&tn(e),gt=0;var t=(D=e.__c).__H;t&&(t.__h.forEach(It),t.__h.forEach($e),t.__h=[])},w.diffed=function(e){en&&en(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(me.push(t)!==1&&Qe===w.requestAnimationFrame||((Qe=w.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),rn&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);rn&&(o=requestAnimationFrame(r))})(_r)),D=void 0},w.__c=function(e,t){t.some(function(n){try{n.__h.forEach(It),n.__h=n.__h.filter(function(o){return!o.__||$e(o)})}catch(o){t.some(function(r){r.__h&&(r.__h=[])}),t=[],w.__e(o,n.__v)}}),nn&&nn(e,t)},w.unmount=function(e){on&&on(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(It)}catch(n){w.__e(n,t.__v)}};var rn=typeof requestAnimationFrame=="function";function It(e){var t=D;typeof e.__c=="function"&&e.__c(),D=t}function $e(e){var t=D;e.__c=e.__(),D=t}function be(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function _n(e,t){return typeof t=="function"?t(e):t}var xn=function(e,t,n,o){var r;t[0]=0;for(var s=1;s<t.length;s++){var a=t[s++],l=t[s]?(t[0]|=a?1:2,n[t[s++]]):t[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[t[++s]]=l:a===6?o[1][t[++s]]+=l+"":a?(r=e.apply(l,xn(e,l,n,["",null])),o.push(r),l[0]?t[0]|=2:(t[s-2]=0,t[s]=r)):o.push(l)}return o},sn=new Map,f=function(e){var t=sn.get(this);return t||(t=new Map,sn.set(this,t)),(t=xn(this,t.get(e)||(t.set(e,t=(function(n){for(var o,r,s=1,a="",l="",c=[0],d=function(u){s===1&&(u||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,a):s===3&&(u||a)?(c.push(3,u,a),s=2):s===2&&a==="..."&&u?c.push(4,u,0):s===2&&a&&!u?c.push(5,0,!0,a):s>=5&&((a||!u&&s===5)&&(c.push(s,0,a,r),s=6),u&&(c.push(s,u,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&d(),d(i));for(var p=0;p<n[i].length;p++)o=n[i][p],s===1?o==="<"?(d(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(d(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][p+1]===">")?(d(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(dn);var xr=5;function yn(e){let t=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=e,t.append(n);t.children.length>xr;)t.firstChild?.remove()}var _e=!1,xe=!1;addEventListener("keydown",()=>xe=!0,!0);addEventListener("pointerdown",()=>xe=!1,!0);function bt(){let{activeElement:e,body:t}=document;return e===t||e?.matches(":disabled")||!1}function wn(e){M(()=>{if(!xe||!bt()||_e)return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},e)}function ra(e,t){let n=L(e);M(()=>{let o=n.current===e;if(n.current=e,!t.isChosen||o&&!bt())return;let{activeElement:r}=document,s=document.getElementById("main"),a=new MutationObserver(c);function l(){a.disconnect(),_e=!1}function c(){let d=s.querySelector("h1");d&&(l(),!(!bt()&&document.activeElement!==r)&&(d.tabIndex=-1,d.focus()))}return _e=!0,a.observe(s,{childList:!0,subtree:!0}),c(),l},[t])}var aa={cards:"LEXICON",rest:"fast"},ia="New game",la="Lexicon fast, home",ca="Skip to the content",ua="Main",da={play:"Play",puzzle:"Puzzle",solver:"Solver",words:"Words",replay:"Replay",rules:"Rules",table:"Table"},Tn=e=>`${e} · Lexicon fast`,Cn="Copy",Sn="Copied.",En="Undo",Ln="Rules",On="Dictionary",An="Games",Mn="Theme",Wt=[["auto","Auto"],["light","Light"],["dark","Dark"]],Pn="Sounds",Nn=[["off","Off"],["on","On"]];function T(e,t){return`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`}function V(e,t="and"){return e.length<2?e.join():`${e.slice(0,-1).join(", ")} ${t} ${e.at(-1)}`}function I(e,t){return e==="You"?`${e} ${t}`:`${e} ${t}${/(s|sh|ch)$/.test(t)?"es":"s"}`}var F=e=>Number(e)>0?`+${e}`:`${e}`;function _t(e){let t=Math.round(e*100);return e>0&&e<1?Math.min(Math.max(t,1),99):t}function pa(e){return e<=0||e>=100?Math.min(e/100,1):e>=99?.999999:(e+.499999)/100}var ye=e=>e.charAt(0).toUpperCase()+e.slice(1),yr=e=>`${F(Math.round(100*e)||0)}%`,fa={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},wr=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Master"]],ha="Opponent";function Rn(e){return wr.find(([n])=>n===e)?.[1]??e.replace(/^level(?=\d)/,"Level ")}var ma=e=>`Bot: ${Rn(e)}`;function $a({seats:e,seat:t}){return e.map(({name:n,bot:o},r)=>{if(r===t)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[Rn(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function ga(e){return e.map((t,n)=>{let o=e.slice(0,n).filter(r=>r===t).length;return o?`${t} ${o+1}`:t})}function Bn(e){return e.length>1?`${V(e)} share the win.`:e.length?`${I(e[0],"win")}.`:"The game is over."}function Gt(e,t,n){if(e.length!==1||t.length<2)return null;let o=T(Math.abs(t[0]-t[1]),"point");return`${I(n[e[0]],"win")} by ${o}.`}function Yt({player:e,reason:t},n){if(e===null)return vr;let o=n[e];return t==="clock"?`${o} ${o==="You"?"have":"has"} no time left.`:t==="resigned"?`${I(o,"resign")}.`:`${I(o,"forfeit")} the game.`}var vr="The game was aborted.",Dn=e=>/^(enable|yawl)$/.test(e)?e.toUpperCase():e,ba={enable:"made for word games","2of12inf":"common words and their inflections; Lexibomb was written for it",yawl:"the largest, with many rare words"},kr={classic_poc:"first version"},we=e=>kr[e]??e.replaceAll("_"," ");function In({ruleset:e,refusesFalseWords:t,isChanged:n}){let o=`${we(e)} rules`;return t?`${o}, false words are refused`:n?`${o}, changed`:o}var _a=e=>`Rules of ${e}`,xa="Choose one of these actions.",ya="Game log",wa="The next game has started.",va="Covers",ka="Your name",Ta=e=>`${e} is to move`,Fn="The server cannot be reached.",Ca="The page cannot prevent that players get help elsewhere.",Tr="You get advice once you have accepted or challenged the last play.",vn="The server begins no more games for you now. Finish one of yours, or try again later.",kn="This game is longer than the server accepts.",xt={NoSuchTable:"There is no such table. It may have been deleted.",NoSeat:"No seat is free at this table.",NotOver:"The game is not over yet. Its record would reveal what is hidden.",NotLoaded:"The server does not have the dictionary of this game.",Stale:"Another action came first. Look at the table and try again.",NoAdvice:Tr,BadToken:"The server does not know your seat. Reload the page to watch the game.",BadAction:"The server did not understand this turn. Reload the page, and try again.",Failure:"A bot of this server does not work. Start a game with another one.",BadRecord:"This file has no game that can be replayed. Choose one that was saved here, or GCG.",BadQuery:"These conditions cannot be understood. Correct them, or tap an example.",TooMuch:"This is more than the server accepts. Try something shorter, or try again later.","dictionary.find NotLoaded":"The server does not have this dictionary. Choose another one.","dictionary.info NotLoaded":"The server does not have this dictionary. Choose another one.","dictionary.find TooMuch":"These conditions take too long. Leave some out, or try again later.","rules BadOption":"There are no such rules. Choose others from the list.","table.new TooMuch":vn,"table.again TooMuch":vn,"record.replay TooMuch":kn,"analyse TooMuch":kn,Busy:"The server is busy. Try again in a moment.",Closing:"The server is shutting down. Try again later."};function Sa({message:e}){let t=e.replace(/^column \d+: /,"").replace(/; see docs\/find\.md$/,"");return`${ye(t)}${/[.?!]$/.test(t)?"":"."}`}var jn=(e,t)=>`${e} (Line ${t} is wrong.)`,Un={abort:"Everyone has had a turn, so the game cannot be aborted. You can resign.",action:xt.BadAction,added:"Add at least one card to the word.",hand:"You do not have all cards of this word.",order:"The cards of the old word must stay in their order, and a Master a Master.",over:"The game is over.",phase:"Accept or challenge the last play first.",rack:"You do not have all these tiles.","same word":"By the rules of this table, the word must become another one.",target:"This word is not on the table any more.",turn:"It is not your turn."},Cr="There is no such puzzle: the number in its address must be a whole number.",Hn=[["params.seed",Cr],["params.seats","The server refuses these players or names. Choose others."],["params.name","The server refuses this name. Choose another one."],["params.clock","The server refuses these times. Choose others."],["params.record","The server cannot play on from this game. Choose an earlier position."],["params.action",xt.BadAction],["params.filter.contains","Find takes letters of a word, such as QU; on a board also the square where it begins, as 8D."],["params.filter.at","The square where a play begins must be on the board, such as 8D."],["params.filter.covers","Covers takes squares of the board, such as H8 O15."],["params.filter","A number of these filters cannot be. Change it."]],Ea={BadHand:"A hand has 1 to 64 cards: letters, and * for the Master.",BadTableWord:"The table has up to 64 words, each of 2 to 64 letters. Brackets are around one letter, for which a Master stands: l[u]rch."},La="A plan takes 1 to 15 cards: letters, and * for the Master.";function Oa({type:e,rule:t="",square:n=""},{rack:o,blank:r,bombs:s}){return e==="BadHand"?`A rack has up to ${o} tiles: letters, and ${r} for a blank.`:{letters:`${n||"The board"} has a character that is no letter of the dictionary.`,"too few bombs":`The open squares need more bombs than the ${s} of these rules.`,"too many bombs":`There are not enough closed squares for the ${s} bombs of these rules.`,numbers:n?`The number on ${n} cannot be right: no bombs fit to it and to the squares around it.`:"The numbers on the open squares contradict each other.",closed:`${n} has a tile, so it is open: type its number, or * for a bomb that was hit.`,bomb:`${n} shows a bomb, but no tile. Only tiles hit bombs.`,zero:`${n} shows 0, so all squares around it are open. Type their numbers.`}[t]??ve}var ve="The server does not accept this. Change what you have entered, or reload the page.",qn="Something went wrong on the server. Try again later.",ke={start:"The first play needs two tiles or more.","start square":"The first play needs two tiles or more and must cover the star.",touch:"The play must touch a tile on the board.",line:"The tiles must lie in one row or column.",gap:"There is a gap between the tiles."},Wn="These tiles cannot be laid like this.",Aa="Words that are not in the dictionary are refused at once.",Ma="At tables without challenges, words that are not in the dictionary are refused at once instead.";function Pa(e){if(!e)return"";let t=T(e.tries,"attempt");return e.end==="solved"?`Solved in ${t}`:e.end==="shown"?"Not solved":t}function yt(e,t,n){let o=Math.round(e);return o?`${T(Math.abs(o),t)} ${o>0?"more":"less"} ${n}`:""}var zt=(e,t)=>Math.round(100*e)?`${yr(e)} ${t}`:"";var Gn=1e3,Er=-32603,Lr=413,st=class extends Error{constructor({code:t,message:n,data:o},r){super(n),this.method=r,this.code=t,this.type=o?.type??"",this.rule=o?.rule??"",this.path=o?.path??"",this.data=o??{}}};async function at(e,t,n){let o=await fetch(`rpc/${e}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(t),signal:n}),r=await o.json();if(o.status===Lr&&(r.data={type:"TooMuch"}),!o.ok)throw new st(r,e);return r}async function zn(e){let t=[],n;do n=await at("table.record",{id:e,skip:t.length,limit:Gn}),t.push(...n.lines);while(n.lines.length===Gn);return t}function it(e){if(!(e instanceof st))return Fn;let{code:t,method:n,type:o,rule:r,path:s,message:a}=e;if(t===Er)return qn;if(s)return Hn.find(([d])=>s.startsWith(d))?.[1]??ve;let l=xt[`${n} ${o}`]??xt[o]??Un[r],c=/^record:(\d+):/.exec(a)?.[1];return l&&c?jn(l,c):l??Or(a)}function Or(e){return ye(e.replace(/^position \d+: /,"").replace(/^opened, /,""))}var Kt=new Map;function Te(e,t){let n=JSON.stringify([e,t]),o=Kt.get(n)??at(e,t);return Kt.set(n,o),o.catch(()=>Kt.delete(n)),o}var Yn=document.getElementById("hello")?.textContent;Yn&&Kt.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(Yn)));var Ra=()=>Te("hello",{}),Ba=async(e,t)=>(await Te("rules",{game:e,ruleset:t})).rules,Da=e=>Te("dictionary.info",{dictionary:e});var Ar=30,Mr=100,Pr=100;function Kn(e,t){let n={value:null,error:null},[o,r]=C(n);return A(()=>{let s=!0;return r(n),e().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:it(a)})),()=>{s=!1}},t),o}function Jn(e,t){let n={result:null,error:null,failure:null,key:null},[o,r]=C(n),s=t&&JSON.stringify(t);M(()=>{if(!t){r(n);return}let d=new AbortController,i=setTimeout(()=>{at(e,t,d.signal).then(p=>r({...n,result:p,key:s}),p=>{if(p.name==="AbortError")return;let u=p instanceof st?p:null;r({...n,error:it(p),failure:u,key:s})})},Ar);return()=>{clearTimeout(i),d.abort()}},[e,s]);let{result:a,error:l,failure:c}=o;return{result:a,error:l,failure:c,busy:o.key!==s}}function Ha(){let[e,t]=C({busy:!1,problem:null});async function n(o){t({busy:!0,problem:null});try{await o()}catch(r){t({busy:!1,problem:it(r)})}}return{...e,run:n}}function Ce(e,t){let n=L(t);n.current=t,M(()=>{let o=r=>n.current(r);return addEventListener(e,o),()=>removeEventListener(e,o)},[e])}function qa(e){let[{value:t,earlier:n},o]=C(()=>({value:e(),earlier:[]})),r=(a,l=!0)=>o(c=>({value:a,earlier:l?[...c.earlier.slice(1-Pr),c.value]:c.earlier})),s=()=>o(a=>a.earlier.length?{value:a.earlier.at(-1),earlier:a.earlier.slice(0,-1)}:a);return Ce("keydown",a=>{let{key:l,ctrlKey:c,metaKey:d,shiftKey:i,target:p}=a,u=(c||d)&&!i&&l.toLowerCase()==="z",h=p instanceof Element&&p.matches("input:not([data-undo]), textarea");!u||h||(a.preventDefault(),s())}),{value:t,set:r,undo:s,canUndo:n.length>0}}function Wa(e,t,n=!0){let o=Q(()=>performance.now(),[t]),[r,s]=C(o);A(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),Mr);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,e-a)}function Ga(e){A(()=>{e!==null&&(document.title=Tn(e))},[e])}function Ya(e){let t=L(null);return A(()=>{let n=t.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[e]),t}function wt(e,t){let n=L(!0);M(()=>{n.current||e(),n.current=!1},t)}var Vn="lexicon_fast.name",Xn="lexicon_fast.tables",Jt="lexicon_fast.new_game",Qn="lexicon_fast.theme",Se="lexicon_fast.puzzles",Zn="lexicon_fast.sounds";var vt=new Map,Ka=()=>vt.size>0;function Vt(e){if(vt.has(e))return vt.get(e)??null;try{return localStorage.getItem(e)}catch{return null}}function lt(e,t){try{localStorage.setItem(e,t),vt.delete(e)}catch{vt.set(e,t)}}function Nr(e){try{let t=JSON.parse(e);return typeof t=="object"&&t!==null?t:{}}catch{return{}}}var ct=e=>Nr(Vt(e)??""),Ja=()=>Vt(Vn)??"",Va=e=>lt(Vn,e),to=()=>Vt(Qn)??"",eo=e=>lt(Qn,e),no=()=>Vt(Zn)??"",oo=e=>lt(Zn,e),kt=()=>ct(Xn);function Xa(){return Object.entries(kt()).map(([e,t])=>({id:e,...t})).sort((e,t)=>t.since-e.since)}function Ee(e){let t=Object.entries(e).sort(([,n],[,o])=>o.since-n.since);lt(Xn,JSON.stringify(Object.fromEntries(t.slice(0,50))))}var Z=e=>kt()[e]??null;function Qa(e,t,n){Ee({...kt(),[e]:{game:t,token:n,since:Date.now()}})}function ut(e,t){let n=kt();e in n&&Ee({...n,[e]:{...n[e],...t}})}function Xt(e,t){let n=Z(e)?.draft;return n?.position===t?n.value:null}function Za(e){let{[e]:t,...n}=kt();Ee(n)}var ti=()=>ct(Jt).game,ei=e=>ct(Jt).choices?.[e]??{};function ni(e,t){let{choices:n={}}=ct(Jt);lt(Jt,JSON.stringify({game:e,choices:{...n,[e]:t}}))}var oi=()=>new Date().toISOString().slice(0,10),ro=(e,t)=>`${t} ${e}`,ri=(e,t)=>ct(Se)[ro(e,t)]??null;function si(e,t,n){let o={...ct(Se),[ro(e,t)]:n},r=Object.entries(o).sort(([s],[a])=>s<a?1:-1).slice(0,1100);lt(Se,JSON.stringify(Object.fromEntries(r)))}var Rr="play";function so(){let[e,t=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=e.split("/");return{name:n||Rr,rest:o,query:new URLSearchParams(t)}}var Qt=null;function ci(){let[e,t]=C(()=>({...so(),isChosen:!1}));return Ce("hashchange",()=>{t({...so(),isChosen:location.hash!==Qt}),Qt=null}),e}function Zt(e,t={}){let n=new URLSearchParams(Object.entries(t).filter(([,o])=>o));return`#/${e}${n.size?`?${n}`:""}`}function ui(e){Qt=Zt(e),location.hash=Qt}function di(e,t){history.replaceState(null,"",Zt(e,t))}var Oe={};Nt(Oe,{actionText:()=>Le,adviceFigure:()=>Ur,adviceHint:()=>jr,cardText:()=>z,differences:()=>Hr,endFacts:()=>Fr,eventText:()=>Dr,pastActionText:()=>io});var Br="✦";function G({letter:e,wild:t=!1,points:n=null,classes:o="",...r}){let{corner:s,onClick:a,...l}=r,d=["tile",o,t&&"wild",s===void 0&&t&&e&&"star"].filter(Boolean).join(" "),i=s!=null,p=f`
    <span class="letter" aria-hidden="true">${e||Br}</span>
    ${i&&f`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&f`${" "}<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?f`
    <button type="button" class=${d} onClick=${a} ...${l}>${p}</button>
  `:f`<span class=${d} ...${l}>${p}</span>`}function te({label:e,letters:t,onPick:n}){return f`
    <fieldset class="letters">
      <legend>${e}</legend>
      ${t.map(o=>f`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function dt(e,t){let n=Y(e,t);return[...e].filter((o,r)=>!n[r])}function Y(e,t){let n=[...t];return[...e].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var N="*";function R(e){return(e.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function Tt(e){return e.map(({letter:t,master:n})=>n?`[${t.toLowerCase()}]`:t.toLowerCase()).join("")}var U=e=>e.replace(/[[\]]/g,"").toUpperCase();function pt(e){let t=ao(e);return t.length?`${U(e)} (${V(t)} by the Master)`:U(e)}var ao=e=>R(e).filter(({master:t})=>t).map(({letter:t})=>t);function Ct({card:e,points:t,...n}){let o=e===N,r=o?"Master":e;return f`
    <${G}
      classes="card"
      letter=${o?"":e}
      wild=${o}
      points=${t?.[e]??null}
      aria-label=${t?`${r}, ${T(t[e],"point")}`:r}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function ee({cards:e,label:t}){return f`
    <span class="cards small" role="img" aria-label=${t??e}>
      ${[...e].map(n=>f`<${Ct} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function ne({laid:e}){let t=ao(e),n=t.length?`, with a Master for ${t.join(" and ")}`:"";return f`
    <span class="cards word" role="img" aria-label=${`${U(e)}${n}`}>
      ${R(e).map(({letter:o,master:r})=>f`<${G} classes="card" letter=${o} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var z=e=>e===N?"the Master":e;function Le(e,{table:t=[]}={}){return lo(e,"target"in e?t[e.target]:void 0).join(" ").trimEnd()}function io(e,t,{old:n,gained:o=[],taken:r}={}){let[s,a]=lo(e,n,r),l=o.length?`, taking ${V(o.map(z))}`:"";return`${`${I(t,s)} ${a}`.trimEnd()}${l}.`}function lo(e,t,n){switch(e.action){case"form":return["form",pt(e.laid)];case"insert":return["make",`${t?U(t):"a word"} into ${pt(e.laid)}`];case"substitute":return["change",`${t?pt(t):"a word"} to ${pt(e.laid)}`];case"draw":{let o=`the exposed ${n?z(n).replace("the ",""):"card"}`,r=e.take==="exposed"?o:"a card from the stock";return["discard",`${z(e.discard)} for ${r}`]}default:return[e.action,""]}}function Dr(e,t){switch(e.event){case"dealer draw":return`Cards drawn for the deal: ${e.players.map((o,r)=>`${t[o]} ${e.cards[r]}`).join(", ")}.`;case"deal":{let n=I(t[e.dealer],"deal");return`Round ${e.round}: ${n}. Exposed: ${z(e.exposed)}.`}case"turn":return Ir(e,t);case"round end":{let n=e.points.map((s,a)=>`${t[a]} ${s}`).join(", "),o=e.winner??0;return`End of the round: ${e.why==="out"?`${t[o]} went out`:"no hand became smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${Bn(e.winners.map(n=>t[n]))}`;case"forfeit":return Yt(e,t);default:return null}}function Ir(e,t){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=e;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?pt(a.action.laid):"the play",d=s?"it is not a word and is taken back":"it is a word and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,h])=>`${t[Number(u)]} ${F(h)}`),p=i.length?` (${i.join(", ")})`:"";return`${I(t[n],"challenge")} ${c}: ${d}${p}.`}default:{let c=o.action==="draw"&&o.take==="blind",d=r&&c?` It is ${z(r)}.`:"",i=e.renewed?" The exposed pile has become the stock.":"";return`${io(o,t[n],e)}${d}${i}`}}}function Fr(e,t){let n=[],o=0;for(let p of e){if(p.event!=="turn"||p.action.action==="accept")continue;let{player:u,action:h,right:$}=p;if(h.action==="challenge"){$&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:u,laid:h.laid})}let r=({laid:p})=>U(p).length,s=n.toSorted((p,u)=>r(u)-r(p))[0],a=e.filter(({event:p})=>p==="round end").length,l=e.findLast(p=>p.event==="game end"),c=l?.event==="game end"?l.scores:[],d=l?.event==="game end"?l.winners:[];return[Gt(d,c.toSorted((p,u)=>p-u),t),s&&`Longest word: ${U(s.laid).toUpperCase()}, by ${t[s.player]}.`,a&&`${T(a,"round")} with ${T(Number((o/a).toFixed(1)),"turn")}${a>1?" on average":""}.`].flatMap(p=>p||[])}var jr=()=>"The points that you gain on the others in this round, on average, and the margin of error.",Ur=({gain:e,margin:t})=>({value:e,figure:F(e.toFixed(1)),margin:t?t.toFixed(1):""}),Hr=(e,t)=>[yt(e.points-t.points,"point","at risk"),zt(e.win-t.win,"to be out first")];var oe=e=>R(e).map(({letter:t,master:n})=>n?N:t),qr=e=>[...e].sort((t,n)=>+(t===N)-+(n===N)||t.localeCompare(n)).join("");function Me(e,t,n){let o;return e.map(r=>{switch(r.event){case"deal":return o=new Ae(r,t,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function co(e,t){return e.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=e.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return Me(s,t,r).findLast(a=>a.event==="round end")?.hand})}var Ae=class{#e=null;#n={};#t;#o;constructor({round:t,players:n,hand:o=""},r,s){this.number=t,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:qr(this.#t.hand),penalties:this.#n}}turn(t){let{action:n,player:o}=t;switch(n.action){case"accept":return t;case"challenge":return this.#a(t);case"draw":return o===this.seat&&this.#r([n.discard],[t.taken??""]),t;default:return this.#s(t,n)}}#r(t,n){this.#t={...this.#t,hand:[...dt(this.#t.hand,t),...n]}}#s(t,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=dt(oe(n.laid),oe(a)),c=dt(oe(a),oe(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[t.player]:r[t.player]-l.length+c.length}},t.player===this.seat&&this.#r(l,c),this.#e={...t,old:a,gained:c},this.#e}#a(t){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??t.player,a=t.right?{[s]:o,[t.player]:n}:{[t.player]:r};t.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...t,play:this.#e,penalties:a}}};var Ie={};Nt(Ie,{Play:()=>as,Position:()=>ps,StaticHand:()=>hs,solverQuery:()=>fs});var uo={mouse:6,pen:6,touch:12},Wr=44;function re(e,{small:t=!1}={}){let n=L(e);return n.current=e,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&Gr(r,t,s=>n.current(o,s))}})}function Gr(e,t,n){let o=e.currentTarget,r=t&&e.pointerType==="touch"?Wr:0,s=null,a=null;o.hasPointerCapture(e.pointerId)&&o.releasePointerCapture(e.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==e.pointerId)return;let p=i.clientX-e.clientX,u=i.clientY-e.clientY,h=uo[e.pointerType]??uo.mouse;!s&&Math.hypot(p,u)<h||(s??=Yr(o),s.style.transform=`translate(${p}px, ${u-r}px) scale(1.08)`,l(po(i,r)))},d=i=>{i.pointerId===e.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),l(null),s&&(s.remove(),o.classList.remove("lifted"),zr(),i.type==="pointerup"&&n(po(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",d),addEventListener("pointercancel",d)}function Yr(e){let{left:t,top:n,width:o,height:r}=e.getBoundingClientRect(),s=e.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${t}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),e.classList.add("lifted"),s}function po({clientX:e,clientY:t},n){let o=r=>document.elementFromPoint(e,r)?.closest("[data-drop]")??null;return o(t-n)??o(t)}function zr(){let e=n=>{t(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},t=()=>{removeEventListener("click",e,{capture:!0}),removeEventListener("pointerdown",t,{capture:!0})};addEventListener("click",e,{capture:!0}),addEventListener("pointerdown",t,{capture:!0})}function ho(e,t,n){let o=R(n),{kind:r,oldCells:s}=t===null?{kind:"form",oldCells:[]}:Kr(R(t),o),a=[...e],l=u=>{let h=a.indexOf(u);return h>=0&&a.splice(h,1),h>=0},c=[],d=o.map(({letter:u,master:h},$)=>{let y=s[$];if(y)return{letter:u,master:y.master,from:"table"};let m=!h&&l(u)?u:l(N)?N:null;return m===null?{letter:u,master:h,from:"none"}:(c.push(m),{letter:u,master:m===N,from:"hand"})}),i=d.every(({letter:u,from:h})=>u&&h!=="none"),p=c.length>0&&d.length>1;return{kind:i&&p?r:null,cells:d,cards:c,laid:Tt(d)}}function Kr(e,t){if(t.length<e.length)return{kind:null,oldCells:[]};if(t.length>e.length){let r=0,s=t.map(({letter:a,master:l})=>{let c=e[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===e.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=t.some(({letter:r},s)=>r!==e[s].letter);return{kind:"substitute",oldCells:t.map(({letter:r,master:s},a)=>{let l=e[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function mo({kind:e,laid:t},n){return e===null?null:e==="form"?{action:e,laid:t}:{action:e,target:n,laid:t}}var X={target:null,text:"",caret:0,chosen:null},St=(e,t)=>({...X,target:e,text:t,caret:R(t).length});function $o(e){return e.action==="draw"?tt(X,e.discard):St(e.target??null,e.laid)}function tt(e,t,n=null){let{chosen:o,caret:r}=e,s=R(e.text),a=t===N?{letter:"",master:!0}:{letter:t,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...e,text:Tt(s),caret:l?r:c+1,chosen:null}}function Pe(e,t,n){let o=R(e.text),r=n!==null&&R(n).length===o.length;o.splice(t,1,...r?[R(n)[t]]:[]);let s=Math.min(e.caret,o.length);return{...e,text:Tt(o),caret:s,chosen:null}}function go(e,t){let n=R(e.text);return n[n.findIndex(o=>!o.letter)]={letter:t,master:!0},{...e,text:Tt(n)}}function bo(e,t,n,o){let[r,s]=t.split(">",2);if(s!==void 0){let a=o.findIndex(l=>fo(l)===fo(r));if(a>=0)return St(a,s)}return{...e,text:t,caret:R(t.slice(0,n)).length,chosen:null}}var fo=e=>R(e).map(({letter:t})=>t).join("");var Vr=new Set,Xr=new Map,Qr=12;function Ne({observation:e,points:t,target:n=null,onWord:o=null,...r}){let{fresh:s=Vr,arriving:a=Xr,hasPiles:l=!0}=r,{table:c=[],pile:d="",stock:i=0}=e,p=d.at(-1),u=L(null);return A(()=>{let h=u.current,$=h?.querySelector(".fresh:last-child, .fresh");h&&$ instanceof HTMLElement&&(h.scrollTop=$.offsetTop-h.clientHeight/2)},[c.join()]),f`
    <section class="felt" aria-label="Table">
      ${l&&f`<${Zr} stock=${i} exposed=${p} points=${t} />`}
      <ul
        ref=${u}
        class="laid-words ${c.length>Qr?"many":""}"
        aria-label="Words on the table"
      >
        ${c.length===0&&f`<li class="nothing">No words yet</li>`}
        ${c.map((h,$)=>{let y=f`<${ne} key=${a.get($)} laid=${h} />`,m=[s.has($)&&"fresh",a.has($)&&"arriving"],g=f`
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
          `;return f`
            <li key=${$} class=${m.filter(Boolean).join(" ")}>
              ${o?g:y}
            </li>
          `})}
      </ul>
    </section>
  `}function Zr({stock:e,exposed:t,points:n}){return f`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${T(e,"card")}>
          ${e}
        </span>
        <figcaption>Stock</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${t?f`<${Ct} card=${t} points=${n} />`:f`<span class="tile card none" role="img" aria-label="No exposed card"></span>`}
        <figcaption>Exposed</figcaption>
      </figure>
    </div>
  `}var Re=({games:e})=>e.filter(({game:t})=>Object.hasOwn(_o,t));function Ni(e,t){let n=Re(e);return n.find(({game:o})=>o===t)??n[0]}var Ri=({games:e},t)=>e.find(({game:n})=>n===t)?.title??t,Bi=({words:e},t)=>e&&t.includes(e)?e:t[0],Di=e=>!!e.without_challenges,Ii=(e,t)=>({base:t,...e.without_challenges});function Fi(e,{ruleset:t,...n}){let o=t.replace(/, changed$/,""),r=Object.entries(e.without_challenges??{});return In({ruleset:o,refusesFalseWords:r.length>0&&r.every(([s,a])=>n[s]===a),isChanged:o!==t})}function ji(e,t){let n=typeof t=="string"?t:JSON.stringify(t);return Zt(`rules/${e}`,{ruleset:n})}function Ui(e){let t=e.get("ruleset");if(!t?.startsWith("{"))return t;try{return JSON.parse(t)}catch{return t}}var Hi=(e,t,n)=>({game:e,observation:t,seq:n,seat:t.player,to_move:t.player,phase:"turn",over:!1});var Be=()=>no()==="on"?"on":"off";function xo(e){oo(e),ts(["turn"])}function ts(e){Be()!=="off"&&import("./sound_player-WWJ4S4ZJ.js").then(({play:t})=>t(e),()=>{})}function De(){let e=to();return Wt.some(([t])=>t===e)?e:"auto"}function es(){let e=De();document.documentElement.style.colorScheme=e==="auto"?"":e}function yo(e){eo(e),es()}function wo({label:e,id:t,hint:n,value:o,onInput:r,...s}){return f`
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
  `}function Zi({label:e,id:t,hint:n,value:o,lines:r=1}){let[s,a]=C(!1),l=({target:i})=>i.select();async function c(){document.getElementById(t).select();try{await navigator.clipboard.writeText(o),a(!0)}catch{a(!1)}}let d={id:t,readonly:!0,value:o,"aria-describedby":n?`${t}-hint`:void 0,onFocus:l,onClick:l};return f`
    <div class="row copy">
      <div class="field">
        <label for=${t}>${e}</label>
        ${r>1?f`<textarea rows=${r} ...${d}></textarea>`:f`<input type="text" ...${d} />`}
      </div>
      <button type="button" onClick=${c}>${Cn}</button>
      <span role="status">${s?Sn:""}</span>
    </div>
    ${n&&f`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
  `}function vo({label:e,id:t,hint:n,value:o,options:r,onChange:s}){return f`
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
  `}function tl({info:e,...t}){let n=e.rulesets.map(o=>[o,we(o)]);return f`<${vo} label=${Ln} id="ruleset" options=${n} ...${t} />`}function el({dictionaries:e,...t}){let n=e.map(o=>[o,Dn(o)]);return f`
    <${vo} label=${On} id="dictionary" options=${n} ...${t} />
  `}function ns({label:e,value:t,options:n,onChange:o}){return f`
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
  `}function ko({label:e,options:t,load:n,choose:o}){let[r,s]=C(n);return f`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${e}</span>
      <${ns} label=${e} value=${r} options=${t} onChange=${l=>{o(l),s(l)}} />
    </div>
  `}var os=()=>f`
  <${ko}
    label=${Pn}
    options=${Nn}
    load=${Be}
    choose=${xo}
  />
`,nl=()=>f`
  <div class="row">
    <${ko}
      label=${Mn}
      options=${Wt}
      load=${De}
      choose=${yo}
    />
    <${os} />
  </div>
`;function ol({server:e,view:t,game:n}){return f`
    <nav aria-label=${An}>
      ${Re(e).map(({game:o,title:r})=>f`
          <a
            key=${o}
            href=${`#/${t}/${o}`}
            aria-current=${o===n?"page":void 0}
            >${r}</a
          >
        `)}
    </nav>
  `}function To({columns:e,rows:t,classes:n="",rowHeads:o=!1}){let r=e.filter(a=>a!==!1),s=r.map(({number:a})=>a?"number":void 0);return f`
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
  `}function rl({undo:e,canUndo:t}){return f`
    <button type="button" disabled=${!t} onClick=${e}>${En}</button>
  `}function Co({text:e}){return f`<p class="problem" role="alert" hidden=${!e}>${e}</p>`}var rs={hand:"from your hand",table:"on the table",none:"not in your hand"};function So({draft:e,word:t,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=t,d=({target:p})=>r(p.value,p.selectionStart??0),i=p=>f`
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
          <${ss}
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
      <${wo}
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
  `}function ss({cell:{letter:e,master:t,from:n},place:o,chosen:r,points:s,...a}){let l=t?`Master${e?` for ${e}`:""}`:e,c=s[t?N:e]??null,d=c===null?"":`, ${T(c,"point")}`,i=n==="table"?"choose it to be replaced":"take it back";return f`
    <${G}
      classes=${`card from-${n}`}
      letter=${e}
      wild=${t}
      points=${c}
      aria-label=${`${l}${d}, ${rs[n]}: ${i}`}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function as(e){let{id:t,view:n,rules:o,changes:r,canAct:s,act:a,suggested:l,onDraft:c,notice:d,playsOnly:i}=e,{observation:p}=n,{hand:u="",table:h=[]}=p,$=us(n.seat,p.history),y=[$,u,...h].join(" "),[m,g]=C(()=>({...X,...Xt(t,y)}));wt(()=>g(X),[u,$]),wt(()=>{m.target!==null&&g(X)},[h.join()]),A(()=>ut(t,{draft:{position:y,value:m}}),[y,m]),A(()=>{l&&g($o(l))},[l]),A(c,[m.text,m.target]),wn([m.text,m.target]);let _=m.target===null?null:h[m.target],x=ho(u,_,m.text),b=mo(x,m.target),E=m.target===null&&x.cells.length===1?x.cards[0]:void 0,W=re(B),j=n.seat!==null&&!n.over;function B({card:k,cell:v=0},P){let[O,nt]=(P??"").split(" "),ot=Number(nt);k===void 0?O!=="gap"&&O!=="cell"&&g(Pe(m,v,_)):O==="blind"||O==="exposed"?s&&a({action:"draw",discard:k,take:O}):O==="word"?g(tt(St(ot,h[ot]),k)):O==="gap"?g(tt(m,k,ot)):O==="cell"?g(tt({...m,chosen:ot},k)):O==="tray"&&g(tt(m,k))}function et(k){x.cells[k].from==="table"?g({...m,chosen:m.chosen===k?null:k}):g(Pe(m,k,_))}function fe(k){k.preventDefault(),b&&s&&a(b)}let Pt=f`
    <${Ne}
      observation=${p}
      points=${o.points}
      target=${m.target}
      hasPiles=${!i}
      fresh=${ds(p.history,n.seat)}
      arriving=${Eo(r,h)}
      onWord=${j&&(k=>g(k===m.target?X:St(k,h[k])))}
    />
  `;return j?f`
    ${Pt}
    <form class="panel own-turn" aria-label="Your turn" onSubmit=${fe}>
      ${d}
      <${ls}
        hand=${u}
        used=${x.cards}
        points=${o.points}
        onCard=${k=>g(tt(m,k))}
        draggable=${W}
      />
      <${So}
        draft=${m}
        word=${x}
        points=${o.points}
        draggable=${W}
        onType=${(k,v)=>g(bo(m,k,v,h))}
        onCell=${et}
        onClear=${()=>g(X)}
        onGap=${k=>g({...m,caret:k,chosen:null})}
      />
      ${x.cells.some(({letter:k})=>!k)&&f`
          <${te}
            label="The Master stands for"
            letters=${Object.keys(o.points).filter(k=>k!==N).sort()}
            onPick=${k=>g(go(m,k))}
          />
        `}
      <${cs}
        action=${b}
        discard=${E}
        advised=${E&&l?.discard===E?l.take:void 0}
        observation=${p}
        canAct=${s}
        playsOnly=${i}
        act=${a}
      />
    </form>
  `:Pt}var is=10;function ls({hand:e,used:t,points:n,onCard:o,draggable:r}){let s=L(null),a=L(null),l=Y(e,t);return M(()=>{if(a.current===null||!bt())return;let c=l.findIndex((i,p)=>!i&&p>Number(a.current)),d=c<0?l.lastIndexOf(!1):c;s.current?.children[d]?.focus(),a.current=null},[t.join()]),f`
    <div
      ref=${s}
      class="hand cards ${e.length>is?"many":""}"
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
  `}function cs({action:e,discard:t,advised:n,observation:o,canAct:r,playsOnly:s,act:a}){let l=o.pile?.at(-1),c=$=>a({action:"draw",discard:t,take:$}),d=r&&t!==void 0,i=t?z(t):"a card",p=e?Le(e,o):"play the word",u=$=>n===$?"main":"",h=f`
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
  `}var us=(e,t=[])=>t.filter(({player:n,action:o})=>n===e&&!["accept","challenge"].includes(o.action)).length;function ds(e=[],t){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of e){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===t||t===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==t&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}function Eo(e=[],t=[]){let n=e.flatMap(({number:o,events:r})=>r.flatMap(({action:s})=>s?.laid?[{word:s.laid,number:o}]:[]));return new Map(n.map(({word:o,number:r})=>[t.lastIndexOf(o),r]))}var ps=({observation:e,rules:t,changes:n})=>f`
  <${Ne}
    observation=${e}
    points=${t.points}
    arriving=${Eo(n,e.table)}
  />
`,fs=({table:e=[]},t)=>({position:[t,...e].join(" ")}),hs=({hand:e,label:t})=>f`<${ee} cards=${e} label=${t} />`;function Lo({end:e,names:t,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:d=[]}=e,i=Object.values(c).some(u=>u!==0),p=u=>{let h=r[u]??(u===n?e.hand:"");return[d.includes(u)?f`${t[u]} <span class="tag">out of the game</span>`:t[u],h?f`<${ee} cards=${h} />`:s[u]?T(s[u],"card"):"none",i&&F(c[u]??0),F(a[u]),f`<strong>${l[u]}</strong>`]};return f`
    <${ms} end=${e} names=${t} rules=${o} />
    <p class="hint">
      Cards left in a hand cost their points. The fewest points win; a player with${" "}
      ${o.out_at} or more is out of the game.
    </p>
    <${To}
      rowHeads
      columns=${[{title:"Player"},{title:"Cards left"},i&&{title:"Challenges",number:!0},{title:"This round",number:!0},{title:"Score",number:!0}]}
      rows=${[...t.keys()].filter(u=>u in s).map(u=>({key:u,cells:p(u)}))}
    />
  `}function ms({end:{why:e,winner:t,play:n,left:o},names:r,rules:s}){if(e!=="out"||!n||!("laid"in n.action)){let l=T(s.guard*Object.keys(o).length,"turn");return f`<p>No hand has become smaller for ${l}, so all cards are counted.</p>`}let a=n.old?`: ${U(n.old)} became`:" with";return f`
    <p class="row">
      <strong>${r[t??0]} went out${a}</strong>
      <${ne} laid=${n.action.laid} />
    </p>
  `}var Oo="The card game of words: be the first to play all your cards.";var ae={};Nt(ae,{actionText:()=>$s,adviceFigure:()=>Ts,adviceHint:()=>ks,differences:()=>Cs,endFacts:()=>ws,eventText:()=>gs,lettersOf:()=>se,pastActionText:()=>Et,tilesText:()=>ft});var se=e=>e.replace(/[()]/g,"");function Ao(e){let t=[...e.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=se(e).toUpperCase();if(!t.length)return n;let o=V(t.map(r=>r.toUpperCase()));return`${n} (${o} ${t.length>1?"blanks":"a blank"})`}function ft(e){let t=e.replace(/[?_]/g,""),n=e.length-t.length,o=n>1?`${n} blanks`:"a blank";return[t,n&&o].filter(Boolean).join(" and ")}var $s=e=>Mo(e).filter(Boolean).join(" ");function Et(e,t,n=""){let[o,r]=Mo(e);return`${[I(t,o),r,n].filter(Boolean).join(" ")}.`}function Mo(e){switch(e.action){case"play":return["play",`${Ao(e.word)} at ${e.at}`];case"exchange":return["exchange",ft(e.tiles)];default:return[e.action,""]}}function gs(e,t){switch(e.event){case"start draw":return`Tiles drawn for the start: ${e.players.map((o,r)=>`${t[o]} ${ft(e.tiles[r])}`).join(", ")}.`;case"turn":return ys(e,t[e.player]);case"lost turn":return`${I(t[e.player],"lose")} a turn for a wrong challenge.`;case"deal":return`${I(t[e.starter],"begin")}.`;case"game end":return xs(e,t);case"forfeit":return Yt(e,t);case"taken back":return`The play of ${t[e.player]} is taken back.`;case"points":return`${t[e.player]} ${F(e.points)} ${bs[e.why]}.`;default:return null}}var bs={challenge:"for a play that was challenged and stands",time:"for time",tiles:"for tiles left"},_s={out:"a rack and the bag are empty",scoreless:"too many turns in a row without points",zeros:"too many turns in a row without points"};function xs({why:e,adjustments:t,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=t.some(Boolean)?` Tiles left: ${r(t.map(F))}.`:"";return`End of the game: ${_s[e]}.${s} Scores: ${r(n)}.`}function ys(e,t){let{action:n,score:o=0,drawn:r,exchanged:s}=e,a=r?` Tiles drawn: ${ft(r)}.`:"";switch(n.action){case"play":{let l="hit"in e&&e.hit?.length?e.hit:null,c=l?` A bomb explodes at ${V(l)}.`:"";return`${Et(n,t,`for ${o}`)}${c}${a}`}case"exchange":return`${Et(n,t,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in e&&e.right?"The play is taken back.":"The play stands.";return`${Et(n,t)} ${c}`}case"accept":return null;default:return Et(n,t)}}function ws(e,t){let n=[],o=t.map(()=>0);for(let{event:c,player:d,action:i,score:p=0,right:u}of e)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){u&&(n=n.slice(0,-1));continue}o[d]+=1,i.action==="play"&&n.push({player:d,action:i,score:p})}let r=e.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,d)=>d.score-c.score)[0],a=t.map((c,d)=>{let p=n.filter(u=>u.player===d).map(({score:u})=>u).reduce((u,h)=>u+h,0);return`${c} ${(p/Math.max(1,o[d])).toFixed(1)}`});return[r&&Gt(r.winners,r.scores.toSorted(vs),t),s&&`Best play: ${Ao(s.action.word)} at ${s.action.at} for ${s.score}, by ${t[s.player]}.`,`Points a turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var vs=(e,t)=>t-e,ks=({win_points:e=0})=>`Your chance to win, and the margin of error. ${T(e/100,"point")} more on average count like 1% more.`;function Ts({win:e,equity:t,playouts:n,margin:o},{ranked:r,win_points:s=0}){let[a]=r,l=s?(t-a.equity)/s:0,c=Math.min(Math.max(e+l,0),1),d=(e*n+1)/(n+2),i=196*Math.sqrt(d*(1-d)/(n+2));return{value:e+l,figure:`${_t(c)}%`,margin:o===0?"":`${Math.max(1,Math.round(i))}%`}}var Cs=(e,t)=>[yt(e.score-t.score,"point","now"),yt((e.leave_value??0)-(t.leave_value??0),"point","for the tiles kept"),zt((e.bomb??0)-(t.bomb??0),"risk of a bomb")];var pe={};Nt(pe,{Play:()=>Gs,Position:()=>Vs,StaticHand:()=>Qs,solverQuery:()=>Xs});function Po({points:e}){let[t,n]=C(!1);return t?null:f`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${F(e)}
    </span>
  `}var ie=e=>String.fromCharCode(65+e),Lt=({row:e,column:t})=>`${e+1}${ie(t)}`,S=({row:e,column:t})=>`${e},${t}`,H=(e,{row:t,column:n})=>(e[t]?.[n]??".")!==".",K=({row:e,column:t},n,o=1)=>n?{row:e+o,column:t}:{row:e,column:t+o};function Ot(e){let[t]=e.match(/\p{L}/u)??["A"];return{row:parseInt(e.replace(/\D/g,""),10)-1,column:t.toUpperCase().charCodeAt(0)-65,down:e.startsWith(t)}}function ht({at:e,word:t}){let{down:n,...o}=Ot(e),r=[],s=o;for(let a of t.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=K(s,n,l?a.length-2:1)}return r}function No(e,t,n){let o=p=>H(e,p)?`(${e[p.row][p.column]})`:t.find(u=>S(u)===S(p))?.letter,r=Ss(e,t,n);if(r===null)return{fault:"line"};let s=t.reduce((p,u)=>p.row+p.column<=u.row+u.column?p:u);for(let p=s;o(p);p=K(p,r,-1))s=p;let{row:a,column:l}=s,c=r?`${ie(l)}${a+1}`:Lt(s),d="",i=0;for(let p;p=o(s);s=K(s,r))d+=p,p.startsWith("(")||(i+=1);return i<t.length?{fault:"gap"}:{play:{action:"play",at:c,word:d.replaceAll(")(","")}}}function Ss(e,t,n){let[o]=t;if(t.length>1)return t.every(({row:s})=>s===o.row)?!1:t.every(({column:s})=>s===o.column)?!0:null;let r=s=>H(e,K(o,s,-1))||H(e,K(o,s));return!r(!1)&&(r(!0)||n)}var Ro=".",Bo="*",le="✹",Io="⚑",Es="★",Do={2:"double",3:"triple",4:"quadruple"},q=e=>"multipliers"in e;function Fo(e,t,n){let{row:o,column:r}=e,s=S(e),a=n.laid?.get(s),l=H(n.rows,e)?n.rows[o][r]:null,c=a?a.letter:l,d=n.opened?n.opened[o]?.[r]??Ro:null,i=d===Ro,p=d===Bo,u=d===null||i||p?null:Number(d),h=u!==null&&q(t);return{name:Lt(e),letter:c,isLaid:a!==void 0,closed:i,hit:p,number:u,premium:h?t.multipliers[u]:t.squares[o][r],start:t.start?.[0]===o&&t.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:p||i&&n.bombs?.[o]?.[r]===Bo,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r,arriving:n.arriving?.has(s)??!1,exploding:n.exploding?.has(s)??!1}}function jo(e){let{closed:t,hit:n,bomb:o,number:r,premium:s,chance:a,cursor:l,last:c}=e;return[t?"closed":Fe(s),r!==null&&"open",n&&"hit",o&&"bomb",a!==null&&"odds",l&&"cursor",c&&"last",e.arriving&&"arriving",e.exploding&&"exploding"].filter(Boolean).join(" ")}function Uo({closed:e,bomb:t,number:n,premium:o,chance:r,flagged:s,start:a}){return t?le:r!==null?_t(r):s?Io:n!==null?n:e?"":a?Es:Ls(o)}var Ho=({hit:e,number:t})=>e?le:t,qo=({flagged:e,chance:t})=>e&&t!==null?Io:null;function Wo(e,t){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:d,isLaid:i}=e;return[n,t??"empty",i&&"being laid",o&&"closed",r&&"bomb",s!==null&&`${T(s,"bomb")} around`,t===null&&Os(a),t===null&&d&&"start",c&&"flagged",l!==null&&`${_t(l)}% chance of a bomb`].filter(Boolean).join(", ")}function Fe([e,t]){return e>1&&t>1?"both":e>1?`letter${e}`:t>1?`word${t}`:t===0?"zero":"plain"}var Ls=([e,t])=>`${e>1?`${e}L`:""}${t===1?"":`${t}W`}`;function Os([e,t]){return t===0?"word worth nothing":[e>1&&`${Do[e]??`${e} times`} letter`,t>1&&`${Do[t]??`${t} times`} word`].filter(Boolean).join(", ")}var je={laid:[],cursor:null,down:!1};function de({start:e,squares:t}){let[n,o]=e??[t.length>>1,t[0].length>>1];return{row:n,column:o}}var ce=class{constructor(t){this.rules=t,this.blank=t.blank}isOnBoard({row:t,column:n}){return this.rules.squares[t]?.[n]!==void 0}point(t,n){return t.cursor&&S(t.cursor)===S(n)?{...t,down:!t.down}:{...t,cursor:n}}arrow(t,n,o){let r=t.cursor??de(this.rules);return n!==t.down?{...t,cursor:r,down:n}:this.advanced({...t,cursor:r},o)}advanced(t,n=1){let o=K(t.cursor,t.down,n);return this.isOnBoard(o)?{...t,cursor:o}:t}},ue=class extends ce{constructor(t,n,o){super(t),this.rows=n,this.rack=o,this.needsLetter=!t.free_blank}get letters(){return Object.keys(this.rules.values).filter(t=>t!==this.blank).sort()}left(t){let n=Y(this.rack,t.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(t){return t===this.blank||/^\p{L}$/u.test(t)}laidAt(t,n){return t.laid.find(o=>S(o)===S(n))}#e(t,n){let o=n;for(;H(this.rows,o)||this.laidAt(t,o);)o=K(o,t.down);return this.isOnBoard(o)?o:null}lay(t,n,o,r=""){if(H(this.rows,n)||!this.left(t).includes(o))return t;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(t,n),l=o===this.blank?s:o;return{...t,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(t,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(t,{row:n,column:o},s,r)}layAtCursor(t,n,o=""){let r=t.cursor&&this.#e(t,t.cursor),s=r?this.lay(t,r,n,o):t;return!r||s===t?t:{...s,cursor:this.#e(s,r)??r}}type(t,n,o=!1){let r=n.toUpperCase();return!o&&this.left(t).includes(r)?this.layAtCursor(t,r):this.needsLetter||r===this.blank?this.layAtCursor(t,this.blank,n):t}back(t){if(!t.cursor)return t;let n=t.cursor;if(!this.laidAt(t,n))do n=K(n,t.down,-1);while(H(this.rows,n));return this.laidAt(t,n)?{...this.takeBack(t,n),cursor:n}:t}takeBack(t,n){return{...t,laid:t.laid.filter(o=>S(o)!==S(n))}}withoutTaken(t){return{...t,laid:t.laid.filter(n=>!H(this.rows,n))}}move(t,n,o){let r=this.laidAt(t,n);return!r||H(this.rows,o)?t:this.lay(this.takeBack(t,n),o,r.tile,r.letter)}chooseLetter(t,n){let o=t.laid.findIndex(s=>!s.letter),r={...t.laid[o],letter:n.toLowerCase()};return{...t,laid:t.laid.with(o,r)}}},Go=class extends ce{accepts(t){return/^[\p{L}.]$/u.test(t)||t===this.blank||this.#e(t)}#e(t){return q(this.rules)&&/^[0-8*]$/.test(t)}type(t,n,o=!1){let r=this.advanced(t),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&t.opened?{...r,opened:At(t.opened,t.cursor,n)}:{...r,rows:At(t.rows,t.cursor,s)}}lay(t,n){let o=n.reduce((r,s)=>At(r,s,s.letter),t.rows);return{...t,rows:o}}back(t){let{rows:n,opened:o,cursor:r}=t;return{...this.advanced(t,-1),rows:At(n,r,"."),opened:o&&At(o,r,".")}}};function At(e,{row:t,column:n},o){return e.with(t,e[t].slice(0,n)+o+e[t].slice(n+1))}var Ue=({squares:e})=>e.map(t=>".".repeat(t.length));function jl(e,t){let n=t.split(/[\n/]/);return Ue(e).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var Yo={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},As="!";function zo(e,t,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=t.cursor?t:{...t,cursor:de(e.rules)},c=({key:d,shiftKey:i})=>d in Yo?e.arrow(t,...Yo[d]):d===" "?{...l,down:!l.down}:d==="Backspace"||d==="Delete"?e.back(l):e.accepts(d)?e.type(l,d,i):void 0;return d=>{let{key:i}=d;if(d.ctrlKey||d.metaKey||d.altKey)return;if(s&&(i===As||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let u=i==="Enter"?o:r;if(!u)return;u()}else{let u=c(d);if(u===void 0)return;n(u)}d.preventDefault()}}var Ms=15;function He({label:e,rules:t,onKey:n,onSquare:o,onFlag:r,draggable:s,...a}){let{score:l,rising:c=[],...d}=a,i=L(null),{cursor:p,down:u}=d,h=S(p??de(t));M(()=>{p&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[p?.row,p?.column]);let $=(m,g)=>{let _={row:m,column:g},x=S(_),b=Fo(_,t,d),{letter:E,chance:W}=b,j=o&&{tabindex:x===h?0:-1,"data-home":x===h?"play":void 0,"data-drop":`square ${m} ${g}`,onClick:()=>o(_),onContextMenu:r&&(B=>{B.preventDefault(),r(_)}),...b.isLaid&&s?.({square:_})};return f`
      <div
        key=${g}
        role="gridcell"
        class="square ${jo(b)}"
        style=${W===null?void 0:{"--chance":W}}
        aria-label=${Wo(b,E===null?null:qe(E,t))}
        ...${j}
      >
        ${E===null?f`
                <span class="sign" aria-hidden="true">${Uo(b)}</span>
                <span class="flag" aria-hidden="true">${qo(b)}</span>
              `:f`
                <${Ps}
                  letter=${E}
                  classes=${b.isLaid?"laid":""}
                  corner=${Ho(b)}
                  rules=${t}
                />
              `}
        ${l?.key===x&&f`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(B=>B.square===x).map(({points:B,change:et})=>f`<${Po} key=${et} points=${B} />`)}
      </div>
    `},y=[...t.squares[0].keys()];return f`
    <div
      class="board-frame ${y.length>Ms?"large":""}"
      style=${{"--columns":y.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${y.map(m=>f`<span key=${m}>${ie(m)}</span>`)}
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
              ${y.map(_=>$(g,_))}
            </div>
          `)}
      </div>
    </div>
  `}var Ko=(e,t)=>e===""||e===t.blank,Jo=e=>e!==e.toUpperCase();function Ps({letter:e,classes:t,corner:n,rules:o}){let r=Ko(e,o),s=r||Jo(e);return f`
    <${G}
      classes=${t}
      letter=${r?"":e.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[e]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function qe(e,t){return Ko(e,t)?"blank":Jo(e)?`blank for ${e.toUpperCase()}`:e in t.values?`${e}, ${T(t.values[e],"point")}`:e}function Vo({tiles:e,rules:t,label:n}){return f`
    <span class="rack" role="img" aria-label=${n}>
      ${[...e].map(o=>f`<${Qo} tile=${o} rules=${t} aria-hidden="true" />`)}
    </span>
  `}function Xo({rack:e,rules:t,left:n,chosen:o,onTile:r,draggable:s}){return f`
    <div class="rack" role="group" aria-label="Your rack" data-drop="rack">
      ${[...e].map((a,l)=>f`
          <${Qo}
            key=${`${l}${a}`}
            tile=${a}
            rules=${t}
            aria-label=${qe(a,t)}
            aria-pressed=${o.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>r(l)}
            data-drop=${`rack ${l}`}
            ...${s({place:l})}
          />
        `)}
    </div>
  `}function Qo({tile:e,rules:t,...n}){let o=e===t.blank,r=o?null:t.values[e];return f`
    <${G} letter=${o?"":e} wild=${o} points=${r} ...${n} />
  `}function Zo(e,t){let n=Y(e,t),o=[...e].filter((r,s)=>n[s]);return[...o,...dt(t,o)].join("")}function tr(e,t,n){let o=[...e];return o.splice(n,0,...o.splice(t,1)),o.join("")}function er(e){let t=[...e];for(let n=t.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[t[n],t[o]]=[t[o],t[n]]}return t.join("")}function nr(e,t,n,o,r){let{rack:s="",board:a=[],history:l=[]}=t.observation,c=l.filter(({player:v,action:P})=>v===t.seat&&P.action==="exchange"),d=`${s} ${c.length}`,[i,p]=C(()=>({...je,...Xt(e,d)})),[u,h]=C(()=>Z(e)?.order??""),[$,y]=C([]),[m,g]=C(!1),_=u?Zo(u,s):s,x=new ue(n,a,_),b=i.laid.some(({letter:v})=>!v),{play:E,fault:W}=i.laid.length&&!b?No(a,i.laid,i.down):{},j=()=>{p(v=>({...v,laid:[]})),y([]),g(!1)};wt(j,[d]),A(()=>{let v={laid:i.laid,down:i.down};ut(e,{order:u,draft:{position:d,value:v}})},[d,u,i.laid,i.down]),M(()=>p(x.withoutTaken(i)),[a.join()]),A(()=>{if(o)if(j(),o.action==="play"){let{down:v}=Ot(o.at);p(ht(o).reduce((P,O)=>x.layLetter(P,O),{...je,down:v}))}else o.action==="exchange"&&B(o.tiles)},[o]);function B(v=""){j(),g(!0);let P=Y(_,v);y([...P.keys()].filter(O=>P[O]))}function et(v){h(v),y([])}function fe({place:v=0,square:P},O){let[nt,...ot]=(O??"").split(" "),[he,pr]=ot.map(Number);if(nt==="square"){let Ye={row:he,column:pr};p(P?x.move(i,P,Ye):x.lay(i,Ye,_[v]))}else P?p(x.takeBack(i,P)):nt==="rack"&&he!==void 0&&et(tr(_,v,he))}function Pt(v){let P=$.filter(nt=>nt!==v),O=P.length<$.length;m?y(O?P:[...$,v]):i.cursor?p(x.layAtCursor(i,_[v])):y(O?[]:[v])}function k(v){r?r(v):!m&&$.length?(p(x.lay(i,v,_[$[0]])),y([])):x.laidAt(i,v)?p(x.takeBack(i,v)):p(x.point(i,v))}return{rack:_,editor:x,draft:i,setDraft:p,chosen:$,exchanging:m,needsLetter:b,play:E,fault:W,left:x.left(i),clear:j,startExchange:B,shuffle:()=>et(er(_)),chooseLetter:v=>p(x.chooseLetter(i,v)),onTile:Pt,onSquare:k,draggable:re(fe,{small:!0})}}function We(e=[]){let t=e.flatMap(({number:n,events:o})=>o.filter(({event:r,action:s})=>r==="turn"&&s.action==="play").map(({action:r,score:s=0,hit:a=[]})=>({laid:ht(r),score:s,hit:a,change:n})));return{arriving:new Set(t.flatMap(({laid:n})=>n.map(S))),exploding:new Set(t.flatMap(({hit:n})=>n.map(Ns))),rising:t.map(({laid:n,score:o,change:r})=>({square:S(Ge(n)),points:o,change:r}))}}var Ns=e=>S(Ot(e)),Ge=e=>e.reduce((t,n)=>t.row+t.column>n.row+n.column?t:n);function or(e,t,n){let o=q(n),[r,s]=C(null),[a,l]=C(null),[c,d]=C(()=>new Set(Z(e)?.flags)),[i,p]=C(!1),u=L(t.seq);u.current=t.seq,M(()=>s(null),[t.seq]);let h=o&&t.over,$=Kn(async()=>h?await Rs(e):null,[e,h]).value;if(!o)return null;let{opened:y=[],bombs:m=n.bombs}=t.observation;async function g(){let x=y.length?y:Ue(n),b=await at("lexibomb.odds",{opened:x,bombs:m}).then(({probability:E})=>({odds:E,problem:null}),E=>({odds:null,problem:it(E)}));u.current===t.seq&&(s(b.odds),l(b.problem))}function _(x){let b=new Set(c),E=b.delete(S(x));E||b.add(S(x)),d(b),ut(e,{flags:[...b]}),yn(`${Lt(x)}: flag ${E?"removed":"set"}.`)}return{board:{opened:y,odds:r,flags:c,bombs:$},count:m,hits:y.join("").split("*").length-1,toggleFlag:_,flagging:i,toggleFlagging:()=>p(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):g(),problem:a}}async function Rs(e){return(await zn(e)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function rr({field:e}){let t=(n,o,r=()=>{})=>f`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return f`
    ${t("Odds of bombs",e.hasOdds,e.toggleOdds)}
    ${t("Set flags",e.flagging,e.toggleFlagging)}
  `}function sr({rules:e}){return f`
    <p class="hint" id="legend">
      A number counts the bombs around its square. New tiles there multiply:
    </p>
    <ul class="legend" aria-labelledby="legend">
      ${Ds(e.multipliers).map(({premium:t,first:n,last:o})=>f`
          <li key=${n}>
            <span class="square open ${Fe(t)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${Bs(t)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label="bomb">${le}</span>
        its words score 0
      </li>
    </ul>
  `}function Bs([e,t]){return[e!==1&&`letter × ${e}`,t!==1&&`words × ${t}`].filter(Boolean).join(", ")||"nothing"}function Ds(e){let t=[];return e.forEach((n,o)=>{let r=t.at(-1);r&&String(r.premium)===String(n)?r.last=o:t.push({premium:n,first:o,last:o})}),t}function ar(e){let{turn:t,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=e,{rack:c,chosen:d}=t;return f`
    <section class="panel own-turn" aria-label="Your turn">
      <div class="rack-row">
        <${Xo}
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
          <${te}
            label="The blank stands for"
            letters=${t.editor.letters}
            onPick=${t.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${t.fault?ke[t.fault]:Fs(n,t.draft.laid.length,o)}
      </p>
      ${r}
      ${t.exchanging?f`
              <${qs}
                tiles=${d.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${e.endsWithoutPoints}
                act=${l}
                onCancel=${t.clear}
              />
            `:!s&&f`<${Us} ...${e} />`}
      <p class="hint keys">${Is(o)}</p>
    </section>
  `}var Is=e=>`On the board: letters lay tiles, ${e.free_blank?e.blank:"Shift"} a blank; arrows turn and move; Backspace takes a tile back, Escape all; Enter plays${q(e)?"; ! sets a flag":""}.`;function Fs(e,t,n){if(!e)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=e;if(l){let p=l.rule==="start"&&n.start?"start square":l.rule;return ke[p]??Wn}let c=o.map(({word:p,points:u})=>`${p.toUpperCase()} ${u}`);r&&c.push(`${r} for ${T(t,"tile")}`);let d=c.length>1?`${c.join(" + ")} = `:`${o[0].word.toUpperCase()} `,i=a.length&&q(n)&&js(n);return f`
    ${d}<strong>${i?"at least ":""}${T(s??0,"point")}</strong>
    ${a.length?", if there is no bomb":""}
  `}var js=({multipliers:e})=>e.flat().every(t=>t>=1);function Us(e){let{turn:t,field:n,preview:o,canAct:r,canExchange:s,endsWithoutPoints:a,act:l}=e,{play:c,draft:d}=t,[i,p]=C(!1);if(A(()=>p(!1),[r]),i)return f`
      <${Hs}
        tiles=${d.laid.length}
        endsGame=${a}
        canAct=${r}
        act=${l}
        onCancel=${()=>p(!1)}
      />
    `;let u=r&&c&&!o?.fault;return f`
    <div class="row">
      <button type="button" class="main" disabled=${!u} onClick=${()=>c&&l(c)}>
        ${c?`Play ${se(c.word).toUpperCase()}`:"Play"}
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
      ${n&&f`<${rr} field=${n} />`}
    </div>
    <${Co} text=${n?.problem} />
  `}var ir="Another turn without points ends the game.";function Hs({tiles:e,endsGame:t,canAct:n,act:o,onCancel:r}){let s=L(null);return M(()=>s.current?.focus(),[]),f`
    <p id="pass-question">
      ${e?`Pass, and take back ${T(e,"tile")}?`:"Pass without playing?"}${" "}
      ${t&&f`<strong>${ir}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>Play on</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>Pass</button>
    </div>
  `}function qs({tiles:e,endsGame:t,canAct:n,act:o,onCancel:r}){return f`
    ${t&&f`<p><strong>${ir}</strong></p>`}
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
  `}function lr({rules:e,board:t,rack:n,bag:o}){let r=Ws(e,t,n),s=r.reduce((a,[,l])=>a+l,0);return f`
    <details class="unseen-tiles">
      <summary class="hint">In the bag: ${T(o,"tile")}.</summary>
      <p class="hint">${T(s,"tile")} in the bag and on the racks of others:</p>
      <ul aria-label="Tiles that you do not see">
        ${r.map(([a,l])=>f`
            <li key=${a} class=${l?"":"none"}>
              <strong>${a===e.blank?"blank":a}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function Ws({counts:e,blank:t},n,o){let r={...e};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:t]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===t)-+(a===t)||s.localeCompare(a))}function Gs(e){let{id:t,view:n,rules:o,changes:r,canAct:s,mustAnswer:a,act:l,suggested:c,notice:d,onDraft:i}=e,{board:p=[],rack:u="",bag:h=0,history:$}=n.observation,y=n.seat!==null&&!n.over,m=or(t,n,o),g=nr(t,n,o,c,m?.flagging?m.toggleFlag:null),{draft:_,play:x}=g,b=zs(t,n.seq,y?x:void 0),E=Q(()=>Js($),[n.seq]),W=Q(()=>We(r),[r]);A(i,[_.laid,g.chosen]);let j=y&&{..._,laid:new Map(_.laid.map(B=>[S(B),B])),score:b?.fault===null?Ks(_.laid,b):null,onSquare:g.onSquare,onFlag:m?.toggleFlag,draggable:g.draggable,onKey:zo(g.editor,_,g.setDraft,{onEnter:()=>x&&s&&!b?.fault&&l(x),onEscape:g.clear,onFlag:m?.toggleFlag,flagging:m?.flagging})};return f`
    <div class="board-area">
      <${He}
        label="Board"
        rules=${o}
        rows=${p}
        last=${E}
        ...${W}
        ...${m?.board}
        ...${j}
      />
      <${lr} rules=${o} board=${p} rack=${u} bag=${h} />
      ${m&&f`
          <p class="hint">Bombs: ${m.count}, ${m.hits} hit.</p>
          <${sr} rules=${o} />
        `}
      ${y&&f`
          <p class="hint taps">
            Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.
          </p>
        `}
    </div>
    ${y&&f`
        <${ar}
          turn=${g}
          field=${m}
          preview=${b}
          rules=${o}
          notice=${d}
          mustAnswer=${a}
          canAct=${s}
          playsOnly=${e.playsOnly}
          canExchange=${h>=o.exchange_from}
          endsWithoutPoints=${Ys(n,o)}
          act=${l}
        />
      `}
  `}function Ys({seat:e,observation:t},n){let{scoreless:o=0,zeros:r=[]}=t;return q(n)?(r[e??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function zs(e,t,n){let o=Z(e)?.token,r=n&&o?{id:e,token:o,action:n,seq:t}:null,{result:s,busy:a}=Jn("table.score",r);return a?null:s}function Ks(e,{score:t,closed:n}){return{key:S(Ge(e)),text:`${t}${n.length?"?":""}`}}var Js=(e=[])=>cr(e.findLast(({action:t})=>t.action!=="accept")?.action),cr=e=>new Set(e?.action==="play"?ht(e).map(S):[]);function Vs({observation:e,rules:t,action:n,bombs:o,changes:r}){let{board:s=[],opened:a=[]}=e;return f`
    <${He}
      label="Board"
      rules=${t}
      rows=${s}
      last=${cr(n)}
      opened=${q(t)?a:null}
      bombs=${o}
      ...${We(r)}
    />
  `}var Xs=({board:e=[],opened:t=[]},n)=>({rack:n,board:e.join("/"),...t.length?{opened:t.join("/")}:{}}),Qs=({hand:e,rules:t,label:n})=>f`<${Vo} tiles=${e} rules=${t} label=${n} />`;var ur="Crosswords for points, on premium squares.",dr="Scrabble on a minefield: numbers multiply, bombs cost the word.";var _o={lexicon:{...Ie,...Oe,loadSolver:async()=>(await import("./solver-CK6UOKTM.js")).LexiconSolver,RoundScores:Lo,addDetails:Me,lastHands:co,loadRules:async()=>(await import("./rules-WXCNMQAI.js")).lexiconRules,emblem:"ACE",tagline:Oo},scrabble:{...pe,...ae,loadSolver:async()=>(await import("./solver-CK6UOKTM.js")).TilesSolver,loadRules:async()=>(await import("./rules-WXCNMQAI.js")).scrabbleRules,emblem:"QIZ",tagline:ur},lexibomb:{...pe,...ae,loadSolver:async()=>(await import("./solver-CK6UOKTM.js")).TilesSolver,loadRules:async()=>(await import("./rules-WXCNMQAI.js")).lexibombRules,emblem:"12✹",tagline:dr}};export{Nt as a,ta as b,C as c,A as d,M as e,L as f,Q as g,ea as h,f as i,yn as j,wn as k,ra as l,aa as m,ia as n,la as o,ca as p,ua as q,da as r,T as s,V as t,F as u,_t as v,pa as w,ye as x,yr as y,fa as z,wr as A,ha as B,Rn as C,ma as D,$a as E,ga as F,Bn as G,Yt as H,vr as I,Dn as J,ba as K,we as L,_a as M,xa as N,ya as O,wa as P,va as Q,ka as R,Ta as S,Fn as T,Ca as U,Tr as V,Sa as W,Cr as X,Ea as Y,La as Z,Oa as _,ve as $,Aa as aa,Ma as ba,Pa as ca,dt as da,N as ea,U as fa,Ct as ga,ee as ha,ne as ia,st as ja,at as ka,zn as la,it as ma,Ra as na,Ba as oa,Da as pa,Kn as qa,Jn as ra,Ha as sa,Ce as ta,qa as ua,Wa as va,Ga as wa,Ya as xa,wt as ya,Ka as za,Nr as Aa,Ja as Ba,Va as Ca,Xa as Da,Z as Ea,Qa as Fa,ut as Ga,Za as Ha,ti as Ia,ei as Ja,ni as Ka,oi as La,ri as Ma,si as Na,ho as Oa,se as Pa,Po as Qa,Lt as Ra,S as Sa,ht as Ta,q as Ua,Go as Va,Ue as Wa,jl as Xa,zo as Ya,He as Za,sr as _a,so as $a,ci as ab,ui as bb,di as cb,_o as db,Re as eb,Ni as fb,Ri as gb,Bi as hb,Di as ib,Ii as jb,Fi as kb,ji as lb,Ui as mb,Hi as nb,ts as ob,es as pb,wo as qb,Zi as rb,vo as sb,tl as tb,el as ub,ns as vb,os as wb,nl as xb,ol as yb,To as zb,rl as Ab,Co as Bb};

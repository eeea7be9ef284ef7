var pr=Object.defineProperty;var ot=(t,e)=>{for(var n in e)pr(t,n,{get:e[n],enumerable:!0})};var Zt,v,Pn,Et,Mn,_n,fr,Vt={},Rn=[],hr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Q(t,e){for(var n in e)t[n]=e[n];return t}function Nn(t){var e=t.parentNode;e&&e.removeChild(t)}function Dn(t,e,n){var o,r,s,a={};for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?Zt.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return Kt(t,a,o,r,null)}function Kt(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++Pn};return v.vnode!=null&&v.vnode(s),s}function te(t){return t.children}function Xt(t,e){this.props=t,this.context=e}function ft(t,e){if(e==null)return t.__?ft(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?ft(t):null}function jn(t){var e,n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.__e=t.__c.base=n.__e;break}return jn(t)}}function yn(t){(!t.__d&&(t.__d=!0)&&Et.push(t)&&!Qt.__r++||_n!==v.debounceRendering)&&((_n=v.debounceRendering)||Mn)(Qt)}function Qt(){for(var t;Qt.__r=Et.length;)t=Et.sort(function(e,n){return e.__v.__b-n.__v.__b}),Et=[],t.some(function(e){var n,o,r,s,a,l;e.__d&&(a=(s=(n=e).__v).__e,(l=n.__P)&&(o=[],(r=Q({},s)).__v=s.__v+1,Be(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??ft(s),s.__h),Bn(o,s),s.__e!=a&&jn(s)))})}function Fn(t,e,n,o,r,s,a,l,c,p){var i,f,u,h,m,$,g,b=o&&o.__k||Rn,y=b.length;for(n.__k=[],i=0;i<e.length;i++)if((h=n.__k[i]=(h=e[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?Kt(null,h,null,null,h):Array.isArray(h)?Kt(te,{children:h},null,null,null):h.__b>0?Kt(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(u=b[i])===null||u&&h.key==u.key&&h.type===u.type)b[i]=void 0;else for(f=0;f<y;f++){if((u=b[f])&&h.key==u.key&&h.type===u.type){b[f]=void 0;break}u=null}Be(t,h,u=u||Vt,r,s,a,l,c,p),m=h.__e,(f=h.ref)&&u.ref!=f&&(g||(g=[]),u.ref&&g.push(u.ref,null,h),g.push(f,h.__c||m,h)),m!=null?($==null&&($=m),typeof h.type=="function"&&h.__k!=null&&h.__k===u.__k?h.__d=c=In(h,c,t):c=Un(t,h,u,b,m,c),p||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&u.__e==c&&c.parentNode!=t&&(c=ft(u))}for(n.__e=$,i=y;i--;)b[i]!=null&&(typeof n.type=="function"&&b[i].__e!=null&&b[i].__e==n.__d&&(n.__d=ft(o,i+1)),Wn(b[i],b[i]));if(g)for(i=0;i<g.length;i++)qn(g[i],g[++i],g[++i])}function In(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="function"?In(r,e,n):Un(n,r,r,t.__k,r.__e,e));return e}function Un(t,e,n,o,r,s){var a,l,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function xn(t,e,n){e[0]==="-"?t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||hr.test(e)?n:n+"px"}function zt(t,e,n,o,r){var s;t:if(e==="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||xn(t.style,e,"");if(n)for(e in n)o&&n[e]===o[e]||xn(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?kn:wn,s):t.removeEventListener(e,s?kn:wn,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function wn(t){this.l[t.type+!1](v.event?v.event(t):t)}function kn(t){this.l[t.type+!0](v.event?v.event(t):t)}function Be(t,e,n,o,r,s,a,l,c){var p,i,f,u,h,m,$,g,b,y,w,x=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=e.__e=n.__e,e.__h=null,s=[l]),(p=v.__b)&&p(e);try{t:if(typeof x=="function"){if(g=e.props,b=(p=x.contextType)&&o[p.__c],y=p?b?b.props.value:p.__:o,n.__c?$=(i=e.__c=n.__c).__=i.__E:("prototype"in x&&x.prototype.render?e.__c=i=new x(g,y):(e.__c=i=new Xt(g,y),i.constructor=x,i.render=$r),b&&b.sub(i),i.props=g,i.state||(i.state={}),i.context=y,i.__n=o,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),x.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=Q({},i.__s)),Q(i.__s,x.getDerivedStateFromProps(g,i.__s))),u=i.props,h=i.state,f)x.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(x.getDerivedStateFromProps==null&&g!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(g,y),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(g,i.__s,y)===!1||e.__v===n.__v){i.props=g,i.state=i.__s,e.__v!==n.__v&&(i.__d=!1),i.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(S){S&&(S.__=e)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate(g,i.__s,y),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,h,m)})}i.context=y,i.props=g,i.state=i.__s,(p=v.__r)&&p(e),i.__d=!1,i.__v=e,i.__P=t,p=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=Q(Q({},o),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||(m=i.getSnapshotBeforeUpdate(u,h)),w=p!=null&&p.type===te&&p.key==null?p.props.children:p,Fn(t,Array.isArray(w)?w:[w],e,n,o,r,s,a,l,c),i.base=e.__e,e.__h=null,i.__h.length&&a.push(i),$&&(i.__E=i.__=null),i.__e=!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=mr(n.__e,e,n,o,r,s,a,c);(p=v.diffed)&&p(e)}catch(S){e.__v=null,(c||s!=null)&&(e.__e=l,e.__h=!!c,s[s.indexOf(l)]=null),v.__e(S,e,n)}}function Bn(t,e){v.__c&&v.__c(e,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){v.__e(o,n.__v)}})}function mr(t,e,n,o,r,s,a,l){var c,p,i,f=n.props,u=e.props,h=e.type,m=0;if(h==="svg"&&(r=!0),s!=null){for(;m<s.length;m++)if((c=s[m])&&(c===t||(h?c.localName==h:c.nodeType==3))){t=c,s[m]=null;break}}if(t==null){if(h===null)return document.createTextNode(u);t=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,u.is&&u),s=null,l=!1}if(h===null)f===u||l&&t.data===u||(t.data=u);else{if(s=s&&Zt.call(t.childNodes),p=(f=n.props||Vt).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(s!=null)for(f={},m=0;m<t.attributes.length;m++)f[t.attributes[m].name]=t.attributes[m].value;(i||p)&&(i&&(p&&i.__html==p.__html||i.__html===t.innerHTML)||(t.innerHTML=i&&i.__html||""))}if((function($,g,b,y,w){var x;for(x in b)x==="children"||x==="key"||x in g||zt($,x,null,b[x],y);for(x in g)w&&typeof g[x]!="function"||x==="children"||x==="key"||x==="value"||x==="checked"||b[x]===g[x]||zt($,x,g[x],b[x],y)})(t,u,f,r,l),i)e.__k=[];else if(m=e.props.children,Fn(t,Array.isArray(m)?m:[m],e,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&ft(n,0),l),s!=null)for(m=s.length;m--;)s[m]!=null&&Nn(s[m]);l||("value"in u&&(m=u.value)!==void 0&&(m!==t.value||h==="progress"&&!m)&&zt(t,"value",m,f.value,!1),"checked"in u&&(m=u.checked)!==void 0&&m!==t.checked&&zt(t,"checked",m,f.checked,!1))}return t}function qn(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){v.__e(o,n)}}function Wn(t,e,n){var o,r;if(v.unmount&&v.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||qn(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){v.__e(s,e)}o.base=o.__P=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&Wn(o[r],e,typeof t.type!="function");n||t.__e==null||Nn(t.__e),t.__e=t.__d=void 0}function $r(t,e,n){return this.constructor(t,n)}function da(t,e,n){var o,r,s;v.__&&v.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,s=[],Be(e,t=(!o&&n||e).__k=Dn(te,null,[t]),r||Vt,Vt,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?Zt.call(e.childNodes):null,s,!o&&n?n:r?r.__e:e.firstChild,o),Bn(s,t)}Zt=Rn.slice,v={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)return n.__E=n}catch(s){t=s}throw t}},Pn=0,Xt.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Q({},this.state),typeof t=="function"&&(t=t(Q({},n),this.props)),t&&Q(n,t),t!=null&&this.__v&&(e&&this.__h.push(e),yn(this))},Xt.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),yn(this))},Xt.prototype.render=te,Et=[],Mn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Qt.__r=0,fr=0;var At,I,vn,St=0,Ie=[],Tn=v.__b,Cn=v.__r,En=v.diffed,Sn=v.__c,An=v.unmount;function ee(t,e){v.__h&&v.__h(I,t,St||e),St=0;var n=I.__H||(I.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function T(t){return St=1,gr(Hn,t)}function gr(t,e,n){var o=ee(At++,2);return o.t=t,o.__c||(o.__=[n?n(e):Hn(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=I),o.__}function A(t,e){var n=ee(At++,3);!v.__s&&qe(n.__H,e)&&(n.__=t,n.__H=e,I.__H.__h.push(n))}function N(t,e){var n=ee(At++,4);!v.__s&&qe(n.__H,e)&&(n.__=t,n.__H=e,I.__h.push(n))}function M(t){return St=5,ht(function(){return{current:t}},[])}function ht(t,e){var n=ee(At++,7);return qe(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function pa(t,e){return St=8,ht(function(){return t},e)}function br(){Ie.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(Jt),t.__H.__h.forEach(Ue),t.__H.__h=[]}catch(e){t.__H.__h=[],v.__e(e,t.__v)}}),Ie=[]}v.__b=function(t){I=null,Tn&&Tn(t)},v.__r=function(t){Cn&&Cn(t),At=0;var e=(I=t.__c).__H;e&&(e.__h.forEach(Jt),e.__h.forEach(Ue),e.__h=[])},v.diffed=function(t){En&&En(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(Ie.push(e)!==1&&vn===v.requestAnimationFrame||((vn=v.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),Ln&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);Ln&&(o=requestAnimationFrame(r))})(br)),I=void 0},v.__c=function(t,e){e.some(function(n){try{n.__h.forEach(Jt),n.__h=n.__h.filter(function(o){return!o.__||Ue(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],v.__e(o,n.__v)}}),Sn&&Sn(t,e)},v.unmount=function(t){An&&An(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(Jt)}catch(n){v.__e(n,e.__v)}};var Ln=typeof requestAnimationFrame=="function";function Jt(t){var e=I;typeof t.__c=="function"&&t.__c(),I=e}function Ue(t){var e=I;t.__c=t.__(),I=e}function qe(t,e){return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function Hn(t,e){return typeof e=="function"?e(t):e}var Yn=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(r=t.apply(l,Yn(t,l,n,["",null])),o.push(r),l[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(l)}return o},On=new Map,d=function(t){var e=On.get(this);return e||(e=new Map,On.set(this,e)),(e=Yn(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",l="",c=[0],p=function(u){s===1&&(u||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,a):s===3&&(u||a)?(c.push(3,u,a),s=2):s===2&&a==="..."&&u?c.push(4,u,0):s===2&&a&&!u?c.push(5,0,!0,a):s>=5&&((a||!u&&s===5)&&(c.push(s,0,a,r),s=6),u&&(c.push(s,u,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&p(),p(i));for(var f=0;f<n[i].length;f++)o=n[i][f],s===1?o==="<"?(p(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(p(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][f+1]===">")?(p(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(p(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return p(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(Dn);function k(t,e){return`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`}function j(t,e="and"){return t.length<2?t.join():`${t.slice(0,-1).join(", ")} ${e} ${t.at(-1)}`}function q(t,e){return t==="You"?`${t} ${e}`:`${t} ${e}${/(s|sh|ch)$/.test(e)?"es":"s"}`}var Y=t=>Number(t)>0?`+${t}`:`${t}`;function Lt(t){let e=Math.round(t*100);return t>0&&t<1?Math.min(Math.max(e,1),99):e}var Gn=t=>t.charAt(0).toUpperCase()+t.slice(1),ha=t=>`${Y(Math.round(100*t)||0)}%`,ma={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},_r=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Master"]];function yr(t){return _r.find(([n])=>n===t)?.[1]??t.replace(/^level(?=\d)/,"Level ")}function $a({seats:t,seat:e}){return t.map(({name:n,bot:o},r)=>{if(r===e)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[yr(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function ga(t){return t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e})}function zn(t){return t.length>1?`${j(t)} share the win.`:t.length?`${q(t[0],"win")}.`:"The game is over."}function ne(t,e,n){if(t.length!==1||e.length<2)return null;let o=k(Math.abs(e[0]-e[1]),"point");return`${q(n[t[0]],"win")} by ${o}.`}function oe({player:t,reason:e},n){if(t===null)return xr;let o=n[t];return e==="clock"?`${o} ${o==="You"?"have":"has"} no time left.`:e==="resigned"?`${q(o,"resign")}.`:`${q(o,"forfeit")} the game (${e}).`}var xr="The game was aborted.";function ba({seconds:t,increment:e=0,move_seconds:n}){if(n)return`${We(n)} for each turn`;let o=e?` and ${We(e)} more after each turn`:"";return`${We(t??0)} each${o}`}var We=t=>t>=60&&t%60===0?k(t/60,"minute"):k(t,"second"),Kn="The server cannot be reached.",_a="There is no advice at this table. The page cannot prevent that players get help elsewhere.",wr="You get advice once you have accepted or challenged the last play.",Xn={NoSuchTable:"There is no such table. It may have been deleted.",NoSeat:"No seat is free at this table.",NotOver:"The game is not over yet. Its record would reveal what is hidden.",NotLoaded:"The server does not have the dictionary of this game.",Stale:"Another action came first. Look at the table and try again.",NoAdvice:wr,Closing:"The server is shutting down. Try again later."},He={start:"The first play needs two tiles or more.","start square":"The first play needs two tiles or more and must cover the star.",touch:"The play must touch a tile on the board.",line:"The tiles must lie in one row or column.",gap:"There is a gap between the tiles."},Jn="These tiles cannot be laid like this.",mt="Words that are not in the dictionary are refused at once.",re="At tables without challenges, words that are not in the dictionary are refused at once instead.";function ya({reason:t,by:e}){return`The bot ${t==="slow"?"was too slow":"failed"}; ${e??"the server"} moved for it.`}function xa(t){if(!t)return"";let e=k(t.tries,"attempt");return t.end==="solved"?`Solved in ${e}`:t.end==="shown"?"Not solved":e}var kr=5;function Vn(t){let e=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=t,e.append(n);e.children.length>kr;)e.firstChild?.remove()}var Ye=!1;addEventListener("keydown",()=>Ye=!0,!0);addEventListener("pointerdown",()=>Ye=!1,!0);function Ge(){let{activeElement:t,body:e}=document;return t===e||t?.matches(":disabled")||!1}function Qn(t){N(()=>{if(!Ye||!Ge())return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},t)}var Zn=1e3,ae=class extends Error{constructor({code:e,message:n,data:o}){super(n),this.code=e,this.type=o?.type??""}};async function $t(t,e,n){let o=await fetch(`rpc/${t}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),signal:n}),r=await o.json();if(!o.ok)throw new ae(r);return r}async function eo(t){let e=[],n;do n=await $t("table.record",{id:t,skip:e.length,limit:Zn}),e.push(...n.lines);while(n.lines.length===Zn);return e}function gt(t){return t instanceof ae?Xn[t.type]??bt(t.message):Kn}function bt(t){let e=t.replace(/^(params[\w.[\]]*:?|position \d+:) /,"").replace(/^record:(\d+): /,"line $1: ");return Gn(e)}var se=new Map;function ze(t,e){let n=JSON.stringify([t,e]),o=se.get(n)??$t(t,e);return se.set(n,o),o.catch(()=>se.delete(n)),o}var to=document.getElementById("hello")?.textContent;to&&se.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(to)));var Ca=()=>ze("hello",{}),ie=async(t,e)=>(await ze("rules",{game:t,ruleset:e})).rules,Ea=t=>ze("dictionary.info",{dictionary:t});var vr=30,Tr=100;function _t(t,e){let n={value:null,error:null},[o,r]=T(n);return A(()=>{let s=!0;return r(n),t().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:gt(a)})),()=>{s=!1}},e),o}function rt(t,e){let n={result:null,error:null,key:null},[o,r]=T(n),s=e&&JSON.stringify(e);return A(()=>{if(!e){r(n);return}let a=new AbortController,l=setTimeout(()=>{$t(t,e,a.signal).then(c=>r({result:c,error:null,key:s}),c=>{c.name!=="AbortError"&&r({result:null,error:gt(c),key:s})})},vr);return()=>{clearTimeout(l),a.abort()}},[t,s]),{result:o.result,error:o.error,busy:o.key!==s}}function Oa(){let[t,e]=T({busy:!1,problem:null});async function n(o){e({busy:!0,problem:null});try{await o()}catch(r){e({busy:!1,problem:gt(r)})}}return{...t,run:n}}function le(t,e){let n=M(e);n.current=e,N(()=>{let o=r=>n.current(r);return addEventListener(t,o),()=>removeEventListener(t,o)},[t])}function Pa(t,e,n=!0){let o=ht(()=>performance.now(),[e]),[r,s]=T(o);A(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),Tr);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,t-a)}function Ma(t){A(()=>{t!==null&&(document.title=`${t} · Lexicon fast`)},[t])}function Ra(t){let e=M(null);return A(()=>{let n=e.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[t]),e}function Ot(t,e){let n=M(!0);N(()=>{n.current||t(),n.current=!1},e)}var no="lexicon_fast.name",oo="lexicon_fast.tables",ce="lexicon_fast.new_game",ro="lexicon_fast.theme",Ke="lexicon_fast.puzzles";var Pt=new Map,Da=()=>Pt.size>0;function Xe(t){if(Pt.has(t))return Pt.get(t)??null;try{return localStorage.getItem(t)}catch{return null}}function Mt(t,e){try{localStorage.setItem(t,e),Pt.delete(t)}catch{Pt.set(t,e)}}function Cr(t){try{let e=JSON.parse(t);return typeof e=="object"&&e!==null?e:{}}catch{return{}}}var yt=t=>Cr(Xe(t)??""),ja=()=>Xe(no)??"",Fa=t=>Mt(no,t),so=()=>Xe(ro)??"",ao=t=>Mt(ro,t),Rt=()=>yt(oo);function Ia(){return Object.entries(Rt()).map(([t,e])=>({id:t,...e})).sort((t,e)=>e.since-t.since)}function Je(t){let e=Object.entries(t).sort(([,n],[,o])=>o.since-n.since);Mt(oo,JSON.stringify(Object.fromEntries(e.slice(0,50))))}var st=t=>Rt()[t]??null;function Ua(t,e,n){Je({...Rt(),[t]:{game:e,token:n,since:Date.now()}})}function xt(t,e){let n=Rt();t in n&&Je({...n,[t]:{...n[t],...e}})}function ue(t,e){let n=st(t)?.draft;return n?.position===e?n.value:null}function Ba(t){let{[t]:e,...n}=Rt();Je(n)}var qa=()=>yt(ce).game,Wa=t=>yt(ce).choices?.[t]??{};function Ha(t,e){let{choices:n={}}=yt(ce);Mt(ce,JSON.stringify({game:t,choices:{...n,[t]:e}}))}var Ya=()=>new Date().toISOString().slice(0,10),io=(t,e)=>`${e} ${t}`,Ga=(t,e)=>yt(Ke)[io(t,e)]??null;function za(t,e,n){let o={...yt(Ke),[io(t,e)]:n},r=Object.entries(o).sort(([s],[a])=>s<a?1:-1).slice(0,1100);Mt(Ke,JSON.stringify(Object.fromEntries(r)))}var Er="play";function lo(){let[t,e=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=t.split("/");return{name:n||Er,rest:o,query:new URLSearchParams(e)}}function Va(){let[t,e]=T(lo);return le("hashchange",()=>e(lo())),t}function Qa(t){location.hash=`#/${t}`}function de(t,e){let n=new URLSearchParams(Object.entries(e).filter(([,o])=>o));history.replaceState(null,"",`#/${t}${n.size?`?${n}`:""}`)}var Qe={};ot(Qe,{actionText:()=>Ve,cardText:()=>K,endFacts:()=>Lr,eventText:()=>Sr,pastActionText:()=>po});var co="✦";function G({letter:t,wild:e=!1,points:n=null,classes:o="",...r}){let{corner:s=e&&t?co:null,onClick:a,...l}=r,c=["tile",o,e&&"wild"].filter(Boolean).join(" "),p=d`
    <span class="letter" aria-hidden="true">${t||co}</span>
    ${s!==null&&d`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&d`<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?d`
    <button type="button" class=${c} onClick=${a} ...${l}>${p}</button>
  `:d`<span class=${c} ...${l}>${p}</span>`}function pe({label:t,letters:e,onPick:n}){return d`
    <fieldset class="letters">
      <legend>${t}</legend>
      ${e.map(o=>d`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function Z(t,e){let n=z(t,e);return[...t].filter((o,r)=>!n[r])}function z(t,e){let n=[...e];return[...t].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var O="*";function D(t){return(t.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function Nt(t){return t.map(({letter:e,master:n})=>n?`[${e.toLowerCase()}]`:e.toLowerCase()).join("")}var U=t=>t.replace(/[[\]]/g,"").toUpperCase();function wt(t){let e=uo(t);return e.length?`${U(t)} (${j(e)} by the Master)`:U(t)}var uo=t=>D(t).filter(({master:e})=>e).map(({letter:e})=>e);function at({card:t,points:e,...n}){let o=t===O,r=o?"Master":t;return d`
    <${G}
      classes="card"
      letter=${o?"":t}
      wild=${o}
      points=${e?.[t]??null}
      aria-label=${e?`${r}, ${e[t]} points`:r}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function kt({cards:t,label:e}){return d`
    <span class="cards small" role="img" aria-label=${e??t}>
      ${[...t].map(n=>d`<${at} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function tt({laid:t}){let e=uo(t),n=e.length?`, with a Master for ${e.join(" and ")}`:"";return d`
    <span class="cards word" role="img" aria-label=${`${U(t)}${n}`}>
      ${D(t).map(({letter:o,master:r})=>d`<${G} classes="card" letter=${o} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var K=t=>t===O?"the Master":t;function Ve(t,{table:e=[]}={}){return fo(t,"target"in t?e[t.target]:void 0).join(" ").trimEnd()}function po(t,e,{old:n,gained:o=[],taken:r}={}){let[s,a]=fo(t,n,r),l=o.length?`, taking ${j(o.map(K))}`:"";return`${`${q(e,s)} ${a}`.trimEnd()}${l}.`}function fo(t,e,n){switch(t.action){case"form":return["form",wt(t.laid)];case"insert":return["make",`${e?U(e):"a word"} into ${wt(t.laid)}`];case"substitute":return["change",`${e?wt(e):"a word"} to ${wt(t.laid)}`];case"draw":{let o=`the exposed ${n?K(n).replace("the ",""):"card"}`,r=t.take==="exposed"?o:"a card from the stock";return["discard",`${K(t.discard)} for ${r}`]}default:return[t.action,""]}}function Sr(t,e){switch(t.event){case"dealer draw":return`Cards drawn for the deal: ${t.players.map((o,r)=>`${e[o]} ${t.cards[r]}`).join(", ")}.`;case"deal":{let n=q(e[t.dealer],"deal");return`Round ${t.round}: ${n}. Exposed: ${K(t.exposed)}.`}case"turn":return Ar(t,e);case"round end":{let n=t.points.map((s,a)=>`${e[a]} ${s}`).join(", "),o=t.winner??0;return`End of the round: ${t.why==="out"?`${e[o]} went out`:"no hand became smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${zn(t.winners.map(n=>e[n]))}`;case"forfeit":return oe(t,e);default:return null}}function Ar(t,e){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=t;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?wt(a.action.laid):"the play",p=s?"it is not a word and is taken back":"it is a word and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,h])=>`${e[Number(u)]} ${Y(h)}`),f=i.length?` (${i.join(", ")})`:"";return`${q(e[n],"challenge")} ${c}: ${p}${f}.`}default:{let c=o.action==="draw"&&o.take==="blind",p=r&&c?` It is ${K(r)}.`:"",i=t.renewed?" The exposed pile has become the stock.":"";return`${po(o,e[n],t)}${p}${i}`}}}function Lr(t,e){let n=[],o=0;for(let f of t){if(f.event!=="turn"||f.action.action==="accept")continue;let{player:u,action:h,right:m}=f;if(h.action==="challenge"){m&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:u,laid:h.laid})}let r=({laid:f})=>U(f).length,s=n.toSorted((f,u)=>r(u)-r(f))[0],a=t.filter(({event:f})=>f==="round end").length,l=t.findLast(f=>f.event==="game end"),c=l?.event==="game end"?l.scores:[],p=l?.event==="game end"?l.winners:[];return[ne(p,c.toSorted((f,u)=>f-u),e),s&&`Longest word: ${U(s.laid).toUpperCase()}, by ${e[s.player]}.`,a&&`${k(a,"round")} with ${k(Number((o/a).toFixed(1)),"turn")}${a>1?" on average":""}.`].flatMap(f=>f||[])}var fe=t=>D(t).map(({letter:e,master:n})=>n?O:e),Or=t=>[...t].sort((e,n)=>+(e===O)-+(n===O)||e.localeCompare(n)).join("");function tn(t,e,n){let o;return t.map(r=>{switch(r.event){case"deal":return o=new Ze(r,e,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function ho(t,e){return t.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=t.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return tn(s,e,r).findLast(a=>a.event==="round end")?.hand})}var Ze=class{#e=null;#n={};#t;#o;constructor({round:e,players:n,hand:o=""},r,s){this.number=e,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:Or(this.#t.hand),penalties:this.#n}}turn(e){let{action:n,player:o}=e;switch(n.action){case"accept":return e;case"challenge":return this.#a(e);case"draw":return o===this.seat&&this.#r([n.discard],[e.taken??""]),e;default:return this.#s(e,n)}}#r(e,n){this.#t={...this.#t,hand:[...Z(this.#t.hand,e),...n]}}#s(e,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=Z(fe(n.laid),fe(a)),c=Z(fe(a),fe(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[e.player]:r[e.player]-l.length+c.length}},e.player===this.seat&&this.#r(l,c),this.#e={...e,old:a,gained:c},this.#e}#a(e){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??e.player,a=e.right?{[s]:o,[e.player]:n}:{[e.player]:r};e.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...e,play:this.#e,penalties:a}}};var ln={};ot(ln,{Play:()=>Yr,Position:()=>Vr,StaticHand:()=>Zr,solverQuery:()=>Qr});var mo={mouse:6,pen:6,touch:12},Pr=44;function he(t,{small:e=!1}={}){let n=M(t);return n.current=t,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&Mr(r,e,s=>n.current(o,s))}})}function Mr(t,e,n){let o=t.currentTarget,r=e&&t.pointerType==="touch"?Pr:0,s=null,a=null;o.hasPointerCapture(t.pointerId)&&o.releasePointerCapture(t.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==t.pointerId)return;let f=i.clientX-t.clientX,u=i.clientY-t.clientY,h=mo[t.pointerType]??mo.mouse;!s&&Math.hypot(f,u)<h||(s??=Rr(o),s.style.transform=`translate(${f}px, ${u-r}px) scale(1.08)`,l($o(i,r)))},p=i=>{i.pointerId===t.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",p),removeEventListener("pointercancel",p),l(null),s&&(s.remove(),o.classList.remove("lifted"),Nr(),i.type==="pointerup"&&n($o(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",p),addEventListener("pointercancel",p)}function Rr(t){let{left:e,top:n,width:o,height:r}=t.getBoundingClientRect(),s=t.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${e}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),t.classList.add("lifted"),s}function $o({clientX:t,clientY:e},n){let o=r=>document.elementFromPoint(t,r)?.closest("[data-drop]")??null;return o(e-n)??o(e)}function Nr(){let t=n=>{e(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},e=()=>{removeEventListener("click",t,{capture:!0}),removeEventListener("pointerdown",e,{capture:!0})};addEventListener("click",t,{capture:!0}),addEventListener("pointerdown",e,{capture:!0})}function me(t,e,n){let o=D(n),{kind:r,oldCells:s}=e===null?{kind:"form",oldCells:[]}:Dr(D(e),o),a=[...t],l=u=>{let h=a.indexOf(u);return h>=0&&a.splice(h,1),h>=0},c=[],p=o.map(({letter:u,master:h},m)=>{let $=s[m];if($)return{letter:u,master:$.master,from:"table"};let g=!h&&l(u)?u:l(O)?O:null;return g===null?{letter:u,master:h,from:"none"}:(c.push(g),{letter:u,master:g===O,from:"hand"})}),i=p.every(({letter:u,from:h})=>u&&h!=="none"),f=c.length>0&&p.length>1;return{kind:i&&f?r:null,cells:p,cards:c,laid:Nt(p)}}function Dr(t,e){if(e.length<t.length)return{kind:null,oldCells:[]};if(e.length>t.length){let r=0,s=e.map(({letter:a,master:l})=>{let c=t[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===t.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=e.some(({letter:r},s)=>r!==t[s].letter);return{kind:"substitute",oldCells:e.map(({letter:r,master:s},a)=>{let l=t[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function bo({kind:t,laid:e},n){return t===null?null:t==="form"?{action:t,laid:e}:{action:t,target:n,laid:e}}var et={target:null,text:"",caret:0,chosen:null},Dt=(t,e)=>({...et,target:t,text:e,caret:D(e).length});function _o(t){return t.action==="draw"?it(et,t.discard):Dt(t.target??null,t.laid)}function it(t,e,n=null){let{chosen:o,caret:r}=t,s=D(t.text),a=e===O?{letter:"",master:!0}:{letter:e,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...t,text:Nt(s),caret:l?r:c+1,chosen:null}}function en(t,e,n){let o=D(t.text),r=n!==null&&D(n).length===o.length;o.splice(e,1,...r?[D(n)[e]]:[]);let s=Math.min(t.caret,o.length);return{...t,text:Nt(o),caret:s,chosen:null}}function yo(t,e){let n=D(t.text);return n[n.findIndex(o=>!o.letter)]={letter:e,master:!0},{...t,text:Nt(n)}}function xo(t,e,n,o){let[r,s]=e.split(">",2);if(s!==void 0){let a=o.findIndex(l=>go(l)===go(r));if(a>=0)return Dt(a,s)}return{...t,text:e,caret:D(e.slice(0,n)).length,chosen:null}}var go=t=>D(t).map(({letter:e})=>e).join("");var Fr=new Set,Ir=12;function nn(t){let{observation:e,points:n,target:o=null,fresh:r=Fr,hasPiles:s=!0,onWord:a}=t,{table:l=[],pile:c="",stock:p=0}=e,i=c.at(-1),f=M(null);return A(()=>{let u=f.current,h=u?.querySelector(".fresh:last-child, .fresh");u&&h instanceof HTMLElement&&(u.scrollTop=h.offsetTop-u.clientHeight/2)},[l.join()]),d`
    <section class="felt" aria-label="Table">
      ${s&&d`<${Ur} stock=${p} exposed=${i} points=${n} />`}
      <ul
        ref=${f}
        class="laid-words ${l.length>Ir?"many":""}"
        aria-label="Words on the table"
      >
        ${l.length===0&&d`<li class="nothing">No words yet</li>`}
        ${l.map((u,h)=>{let m=d`<${tt} laid=${u} />`,$=d`
            <button
              type="button"
              class="laid-word"
              data-drop=${`word ${h}`}
              aria-pressed=${h===o}
              aria-label=${`Change ${U(u)}${r.has(h)?", new":""}`}
              onClick=${()=>a?.(h)}
            >
              ${m}
            </button>
          `;return d`
            <li key=${h} class=${r.has(h)?"fresh":""}>${a?$:m}</li>
          `})}
      </ul>
    </section>
  `}function Ur({stock:t,exposed:e,points:n}){return d`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${k(t,"card")}>
          ${t}
        </span>
        <figcaption>Stock</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${e?d`<${at} card=${e} points=${n} />`:d`<span class="tile card none" role="img" aria-label="No exposed card"></span>`}
        <figcaption>Exposed</figcaption>
      </figure>
    </div>
  `}var on=({games:t})=>t.filter(({game:e})=>Object.hasOwn(wo,e));function _i(t,e){let n=on(t);return n.find(({game:o})=>o===e)??n[0]}var yi=({games:t},e)=>t.find(({game:n})=>n===e)?.title??e,$e=({words:t},e)=>t&&e.includes(t)?t:e[0],rn=t=>t.replaceAll("_"," "),xi=t=>!!t.without_challenges,wi=(t,e)=>({base:e,...t.without_challenges});function ki(t,{ruleset:e,...n}){let o=e.replace(/, changed$/,""),r=`${rn(o)} rules`,s=Object.entries(t.without_challenges??{});return s.length&&s.every(([a,l])=>n[a]===l)?`${r}, false words are refused`:o===e?r:`${r}, changed`}function vi(t,e){let n=typeof e=="string"?e:JSON.stringify(e);return`#/rules/${t}?${new URLSearchParams({ruleset:n})}`}function Ti(t){let e=t.get("ruleset");if(!e?.startsWith("{"))return e;try{return JSON.parse(e)}catch{return e}}var sn=[["auto","Auto"],["light","Light"],["dark","Dark"]];function an(){let t=so();return sn.some(([e])=>e===t)?t:"auto"}function Br(){let t=an();document.documentElement.style.colorScheme=t==="auto"?"":t}function ko(t){ao(t),Br()}function vt({label:t,id:e,hint:n,value:o,onInput:r,...s}){return d`
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
  `}function Pi({label:t,id:e,hint:n,value:o,lines:r=1}){let[s,a]=T(!1),l=({target:i})=>i.select();async function c(){document.getElementById(e).select();try{await navigator.clipboard.writeText(o),a(!0)}catch{a(!1)}}let p={id:e,readonly:!0,value:o,"aria-describedby":n?`${e}-hint`:void 0,onFocus:l,onClick:l};return d`
    <div class="row copy">
      <div class="field">
        <label for=${e}>${t}</label>
        ${r>1?d`<textarea rows=${r} ...${p}></textarea>`:d`<input type="text" ...${p} />`}
      </div>
      <button type="button" onClick=${c}>Copy</button>
      <span role="status">${s?"Copied.":""}</span>
    </div>
    ${n&&d`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
  `}function vo({label:t,id:e,hint:n,value:o,options:r,onChange:s}){return d`
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
  `}function ge({info:t,...e}){let n=t.rulesets.map(o=>[o,rn(o)]);return d`<${vo} label="Rules" id="ruleset" options=${n} ...${e} />`}function be({dictionaries:t,...e}){let n=t.map(o=>[o,o]);return d`<${vo} label="Dictionary" id="dictionary" options=${n} ...${e} />`}function _e({label:t,value:e,options:n,onChange:o}){return d`
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
  `}function Mi(){let[t,e]=T(an);return d`
    <div class="row theme">
      <span class="hint" aria-hidden="true">Theme</span>
      <${_e} label="Theme" value=${t} options=${sn} onChange=${o=>{ko(o),e(o)}} />
    </div>
  `}function Ri({server:t,view:e,game:n}){return d`
    <nav aria-label="Games">
      ${on(t).map(({game:o,title:r})=>d`
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
  `}var jt=20,qr=1e3;function ye({shown:t,count:e,onMore:n}){return t>=e?null:t>=qr?d`<p class="hint">The other plays are not listed.</p>`:d`
    <button type="button" onClick=${()=>n(t+jt)}>More plays</button>
  `}function nt({text:t}){return d`<p class="problem" role="alert" hidden=${!t}>${t}</p>`}var Wr={hand:"from your hand",table:"on the table",none:"not in your hand"};function To({draft:t,word:e,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=e,p=({target:f})=>r(f.value,f.selectionStart??0),i=f=>d`
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
          <${Hr}
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
      <${vt}
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
  `}function Hr({cell:{letter:t,master:e,from:n},place:o,chosen:r,points:s,...a}){let l=e?`Master${t?` for ${t}`:""}`:t,c=n==="table"?"choose it to be replaced":"take it back";return d`
    <${G}
      classes=${`card from-${n}`}
      letter=${t}
      wild=${e}
      points=${s[e?O:t]??null}
      aria-label=${`${l}, ${Wr[n]}: ${c}`}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function Yr({id:t,view:e,rules:n,canAct:o,act:r,suggested:s,onDraft:a,notice:l,playsOnly:c}){let{observation:p}=e,{hand:i="",table:f=[]}=p,u=Xr(e.seat,p.history),h=[u,i,...f].join(" "),[m,$]=T(()=>({...et,...ue(t,h)}));Ot(()=>$(et),[i,u]),Ot(()=>{m.target!==null&&$(et)},[f.join()]),A(()=>xt(t,{draft:{position:h,value:m}}),[h,m]),A(()=>{s&&$(_o(s))},[s]),A(a,[m.text,m.target]),Qn([m.text,m.target]);let g=m.target===null?null:f[m.target],b=me(i,g,m.text),y=bo(b,m.target),w=m.target===null&&b.cells.length===1?b.cards[0]:void 0,x=he(B),S=e.seat!==null&&!e.over;function B({card:C,cell:V=0},E){let[_,P]=(E??"").split(" "),R=Number(P);C===void 0?_!=="gap"&&_!=="cell"&&$(en(m,V,g)):_==="blind"||_==="exposed"?o&&r({action:"draw",discard:C,take:_}):_==="word"?$(it(Dt(R,f[R]),C)):_==="gap"?$(it(m,C,R)):_==="cell"?$(it({...m,chosen:R},C)):_==="tray"&&$(it(m,C))}function H(C){b.cells[C].from==="table"?$({...m,chosen:m.chosen===C?null:C}):$(en(m,C,g))}function J(C){C.preventDefault(),y&&o&&r(y)}let dt=d`
    <${nn}
      observation=${p}
      points=${n.points}
      target=${m.target}
      hasPiles=${!c}
      fresh=${Jr(p.history,e.seat)}
      onWord=${S&&(C=>$(C===m.target?et:Dt(C,f[C])))}
    />
  `;return S?d`
    ${dt}
    <form class="panel own-turn" aria-label="Your turn" onSubmit=${J}>
      ${l}
      <${zr}
        hand=${i}
        used=${b.cards}
        points=${n.points}
        onCard=${C=>$(it(m,C))}
        draggable=${x}
      />
      <${To}
        draft=${m}
        word=${b}
        points=${n.points}
        draggable=${x}
        onType=${(C,V)=>$(xo(m,C,V,f))}
        onCell=${H}
        onClear=${()=>$(et)}
        onGap=${C=>$({...m,caret:C,chosen:null})}
      />
      ${b.cells.some(({letter:C})=>!C)&&d`
          <${pe}
            label="The Master stands for"
            letters=${Object.keys(n.points).filter(C=>C!==O).sort()}
            onPick=${C=>$(yo(m,C))}
          />
        `}
      <${Kr}
        action=${y}
        discard=${w}
        observation=${p}
        canAct=${o}
        playsOnly=${c}
        act=${r}
      />
    </form>
  `:dt}var Gr=10;function zr({hand:t,used:e,points:n,onCard:o,draggable:r}){let s=M(null),a=M(null),l=z(t,e);return N(()=>{if(a.current===null||!Ge())return;let c=l.findIndex((i,f)=>!i&&f>Number(a.current)),p=c<0?l.lastIndexOf(!1):c;s.current?.children[p]?.focus(),a.current=null},[e.join()]),d`
    <div
      ref=${s}
      class="hand cards ${t.length>Gr?"many":""}"
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
  `}function Kr({action:t,discard:e,observation:n,canAct:o,playsOnly:r,act:s}){let a=n.pile?.at(-1),l=u=>s({action:"draw",discard:e,take:u}),c=o&&e!==void 0,p=e?K(e):"a card",i=t?Ve(t,n):"play the word",f=d`
    <button class="main" disabled=${!o||!t}>
      ${i[0].toUpperCase()+i.slice(1)}
    </button>
  `;return r?d`<div class="row actions">${f}</div>`:d`
    <div class="row actions">
      ${f}
      <button type="button" disabled=${!c||!a} onClick=${()=>l("exposed")}>
        Discard ${p}, take ${a?K(a):"the exposed card"}
      </button>
      <button type="button" disabled=${!c} onClick=${()=>l("blind")}>
        Discard ${p}, take from the stock
      </button>
    </div>
    ${o&&!c&&d`<p class="hint">To draw, put only the card that you discard into the tray.</p>`}
  `}var Xr=(t,e=[])=>e.filter(({player:n,action:o})=>n===t&&!["accept","challenge"].includes(o.action)).length;function Jr(t=[],e){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of t){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===e||e===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==e&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}var Vr=({observation:t,rules:e})=>d`<${nn} observation=${t} points=${e.points} />`,Qr=({table:t=[]},e)=>({position:[e,...t].join(" ")}),Zr=({hand:t,label:e})=>d`<${kt} cards=${t} label=${e} />`;function Co({end:t,names:e,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:p=[]}=t,i=Object.values(c).some(u=>u!==0),f=u=>{let h=r[u]??(u===n?t.hand:"");return[p.includes(u)?d`${e[u]} <span class="tag">out of the game</span>`:e[u],h?d`<${kt} cards=${h} />`:s[u]?k(s[u],"card"):"none",i&&Y(c[u]??0),Y(a[u]),d`<strong>${l[u]}</strong>`]};return d`
    <${ts} end=${t} names=${e} rules=${o} />
    <p class="hint">
      Cards left in a hand cost their points. The fewest points win; a player with${" "}
      ${o.out_at} or more is out of the game.
    </p>
    <${lt}
      rowHeads
      columns=${[{title:"Player"},{title:"Cards left"},i&&{title:"Challenges",number:!0},{title:"This round",number:!0},{title:"Score",number:!0}]}
      rows=${[...e.keys()].filter(u=>u in s).map(u=>({key:u,cells:f(u)}))}
    />
  `}function ts({end:{why:t,winner:e,play:n,left:o},names:r,rules:s}){if(t!=="out"||!n||!("laid"in n.action)){let l=k(s.guard*Object.keys(o).length,"turn");return d`<p>No hand has become smaller for ${l}, so all cards are counted.</p>`}let a=n.old?`: ${U(n.old)} became`:" with";return d`
    <p class="row">
      <strong>${r[e??0]} went out${a}</strong>
      <${tt} laid=${n.action.laid} />
    </p>
  `}var cn={};ot(cn,{RULESET_NOTES:()=>es,parts:()=>ns,values:()=>Ee});var Eo=({counts:t})=>Object.values(t).reduce((e,n)=>e+n,0),xe=({squares:t})=>`${t.length} x ${t[0].length} squares`;function we(t){let e=k(t.counts[t.blank]??0,"blank");return{tiles:`${k(t.rack,"tile")} each, from a bag of ${Eo(t)} with ${e}.`,begins:"The player who draws the letter nearest to A begins; a blank comes before A."}}var ke="Lay tiles in one row or column, without a gap, so that they touch others on the board. All letters that then stand side by side, across and down, must form words.",ve="Each word that a play forms or makes longer scores the points of its letters.",Te=({exchange_from:t})=>[`Exchange tiles for others, as long as the bag has ${t} or more.`,"Pass."],Ce=({rack:t})=>`After a play you draw from the bag until you have ${t} tiles again.`,Ft=({bonus:t})=>t.map((e,n)=>e?`${k(n,"tile")} in one play score ${k(e,"point")} more.`:"").filter(Boolean).join(" ");function Ee(t){let{values:e,counts:n,blank:o}=t,r=new Map;for(let[s,a]of Object.entries(n)){let l=`${s===o?"blank":s} ×${a}`;r.set(e[s],[...r.get(e[s])??[],l])}return{title:"The tiles",columns:["Points","Tiles, and how many"],rows:[...r].sort(([s],[a])=>s-a).map(([s,a])=>[s,a.join(" ")]),note:`${Eo(t)} tiles.`}}var es={standard:"From the README of the original program, with its gaps filled.",classic_poc:"The numbers in the code of the original program."};function ns(t){return[{title:"Aim",facts:{aim:"Lay words for points, as in Scrabble; the highest score wins.",bombs:`Under the board of ${xe(t)} ${k(t.bombs,"bomb")} lie hidden.`}},{title:"The start",facts:{...we(t),first:"The first play needs two tiles or more, and may lie anywhere."}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[ke,...Te(t)],refused:mt,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens those squares, too, and so on.",blank:"A blank stands for no letter in particular. A word with blanks is valid if some letters in their place make one; they may differ from word to word and from turn to turn. A blank scores nothing.",draw:Ce(t)}},{title:"Points",facts:{words:ve,numbers:`The number under a new tile multiplies: ${os(t)}.`,bomb:"If a new tile lies on a bomb, all words through it score nothing. In later plays its letter scores as any other.",bonus:Ft(t)&&`${Ft(t)} A bomb does not change that.`}},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left.",zeros:`It is also over when a player has had ${k(t.zeros,"turn")} in a row without a point: passes, exchanges or bombs.`,held:"All lose the points of the tiles that they hold; nobody gains them."}}]}function os({multipliers:t}){let e=new Map;return t.forEach(([n,o],r)=>{let s=ss(n,o);e.set(s,[...e.get(s)??[],r])}),[...e].map(([n,o])=>`${rs(o)} ${n}`).join("; ")}function rs(t){let[e]=t,n=t[t.length-1];return t.length>2&&n-e===t.length-1?`${e} to ${n}`:j(t)}function ss(t,e){return e?[t!==1&&`the letter by ${t}`,e!==1&&`the word by ${e}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var dn={};ot(dn,{RULESET_NOTES:()=>as,parts:()=>is,values:()=>ds});var as={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with other penalties."};function is(t){let e=`two packs if ${t.two_packs_from} or more play`,n=t.max_exchanged===null?"one or more cards":k(t.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of your cards. The player who lays the last one ends the round; the others score the points of the cards that they hold.",out:`Points are bad: with ${t.out_at} or more you are out of the game.`,won:"The last player left wins, or after a set number of rounds the fewest points."}},{title:"The deal",facts:{cards:`${k(t.cards_each,"card")} each, from a pack of ${Ao(t.pack)} (${e}). The other cards are the stock; its top card lies exposed beside it.`,dealer:"Each player draws a card; the highest deals first (A is the highest), and the next player begins.",later:ls[t.later_dealer]}},{title:"A turn",facts:{lead:"Choose one of these actions. You cannot pass.",ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${n} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, and the E is yours.`,"Discard a card, and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:t.same_word_exchange?"A word may stay the same if a Master in it is changed for the card of its letter, or a card for your Master.":"A change must make another word.",stock:cs[t.renewal]}},{title:"Challenges",facts:us(t)},{title:"The end of a round",facts:{end:"A round is over when a hand is empty and the last word stands. If all players are out of the game at once, the lowest score wins.",guard:`It is also over when in ${k(t.guard,"turn")} of each player no hand has become smaller. Then all score the cards that they hold.`}}]}var ls={rotation:"In later rounds the players deal in turn.",starter:"In later rounds the player who began the last round deals."},cs={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function us({strict:t,right_challenger:e,right_offender:n,wrong_challenger:o}){return t?{refused:mt}:{may:"Any word may be laid, valid or not. Each of the others may challenge it, until one does.",right:`If it is not in the dictionary, the cards go back, and the turn is lost${[un("the challenger",e),un("the player",n)].join("")}.`,wrong:`If it is, the word stays${un("the challenger",o)}.`,refused:re}}function un(t,e){if(!e)return"";let n=k(Math.abs(e),"point");return e>0?`; ${t} gets ${n}`:`; ${t} has ${n} taken off`}function ds({points:t,pack:e}){let n=new Map;for(let[o,r]of Object.entries(e)){let s=t[o],a=`${s} ${r}`,l=n.get(a)??{each:s,count:r,cards:[]};l.cards.push(o===O?"Master":o),n.set(a,l)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...n.values()].sort((o,r)=>r.each-o.each||r.count-o.count).map(({each:o,cards:r,count:s})=>[o,r.join(" "),s]),note:`${Ao(e)} cards in a pack.`}}var Ao=t=>Object.values(t).reduce((e,n)=>e+n,0);var fn={};ot(fn,{RULESET_NOTES:()=>fs,parts:()=>hs,values:()=>Ee});var Se=t=>String.fromCharCode(65+t),ct=({row:t,column:e})=>`${t+1}${Se(e)}`,L=({row:t,column:e})=>`${t},${e}`,W=(t,{row:e,column:n})=>(t[e]?.[n]??".")!==".",X=({row:t,column:e},n,o=1)=>n?{row:t+o,column:e}:{row:t,column:e+o};function pn(t){let[e]=t.match(/\p{L}/u)??["A"];return{row:parseInt(t.replace(/\D/g,""),10)-1,column:e.toUpperCase().charCodeAt(0)-65,down:t.startsWith(e)}}function Tt({at:t,word:e}){let{down:n,...o}=pn(t),r=[],s=o;for(let a of e.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=X(s,n,l?a.length-2:1)}return r}function Lo(t,e,n){let o=f=>W(t,f)?`(${t[f.row][f.column]})`:e.find(u=>L(u)===L(f))?.letter,r=ps(t,e,n);if(r===null)return{fault:"line"};let s=e.reduce((f,u)=>f.row+f.column<=u.row+u.column?f:u);for(let f=s;o(f);f=X(f,r,-1))s=f;let{row:a,column:l}=s,c=r?`${Se(l)}${a+1}`:ct(s),p="",i=0;for(let f;f=o(s);s=X(s,r))p+=f,f.startsWith("(")||(i+=1);return i<e.length?{fault:"gap"}:{play:{action:"play",at:c,word:p.replaceAll(")(","")}}}function ps(t,e,n){let[o]=e;if(e.length>1)return e.every(({row:s})=>s===o.row)?!1:e.every(({column:s})=>s===o.column)?!0:null;let r=s=>W(t,X(o,s,-1))||W(t,X(o,s));return!r(!1)&&(r(!0)||n)}var fs={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function hs(t){return[{title:"Aim",facts:{aim:"Lay words for points; the highest score wins."}},{title:"The start",facts:{board:`The board has ${xe(t)}.`,...we(t),first:`The first play needs two tiles or more${ms(t)}.`}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[ke,...Te(t)],blank:"You choose a letter for a blank when you lay it. The blank keeps that letter, and scores nothing.",draw:Ce(t)}},{title:"Points",facts:{words:ve,squares:gs(t),bonus:Ft(t)}},{title:"Challenges",facts:$s[t.challenge]},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left. That player gains the points of the tiles that the others hold.",zeros:`It is also over after ${k(t.scoreless_turns,"turn")} in a row without a point, counting all players.`,held:"All lose the points of the tiles that they hold. If scores are equal, the one that was higher before wins."}}]}function ms({start:t}){return t?`, one of them on the star (${ct({row:t[0],column:t[1]})})`:""}var It=t=>({may:"Any words may be laid, valid or not. Each of the others may challenge them, all together, until one does.",right:"If one of them is not in the dictionary, the tiles go back, and the turn is lost.",wrong:`If all of them are, ${t}.`,refused:re}),$s={rules:It("the challenger loses the next turn"),double:It("the challenger loses the next turn, which counts as one without a point"),single:It("nothing happens"),five:It("the play scores 5 points more"),ten:It("the play scores 10 points more"),void:{refused:mt}};function gs({squares:t}){let e=s=>[...new Set(t.flat().map(a=>a[s]))].filter(a=>a!==1).sort(),n=e(0),o=e(1),r=[n.length?`the letter by ${j(n,"or")}`:"",o.length?`the word by ${j(o,"or")}`:""].filter(Boolean);return r.length?`Marked squares multiply ${j(r)}, in the play that lays a tile on them.`:""}var Oo="CATDOG* hat l[u]rch",bs="* is the Master. In a table word, brackets mark its letter: l[u]rch.",Po="Type your cards to see what you can play.",_s=[["plays","Plays"],["plan","Plan"]],ys=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Substitute"]];function Mo({info:t,dictionaries:e,query:n}){let[o,r]=T(n.get("position")??Oo),[s,a]=T(t.rulesets[0]),[l,c]=T($e(t,e)),[p,i]=T("plays"),f=_t(()=>ie("lexicon",s),[s]).value;A(()=>de("solver/lexicon",{position:o===Oo?"":o}),[o]);let[u="",...h]=o.trim().split(/\s+/),m={hand:u,table:h,ruleset:s,dictionary:l};return d`
    <section class="panel" aria-label="Position">
      <${vt}
        label="Your cards, then the words on the table"
        id="position"
        class="large"
        value=${o}
        onInput=${r}
        hint=${bs}
      />
      <${xs}
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
        <${_e} label="What to find" value=${p} options=${_s} onChange=${i} />
      </div>
    </section>
    ${p==="plays"?d`<${ws} ...${m} />`:d`<${vs} ...${m} />`}
  `}function xs({hand:t,table:e,points:n}){return/^[\p{L}*?]+$/u.test(t)?d`
    <div class="felt">
      <span class="cards" role="group" aria-label="Hand">
        ${[...Ro(t)].map(o=>d`<${at} card=${o} points=${n} />`)}
      </span>
      ${e.map(o=>d`<${tt} laid=${o} />`)}
    </div>
  `:null}var Ro=t=>t.toUpperCase().replaceAll("?",O);function ws({hand:t,table:e,ruleset:n,dictionary:o}){let[r,s]=T("all"),[a,l]=T(jt),c={positions:[{hand:t,table:e}],game:"lexicon",ruleset:n,dictionary:o},p=r==="all"?null:[r],{result:i,error:f,busy:u}=rt("solve",t?{...c,top:a,actions:p}:null),h=i?.rows[0],{moves:m,count:$=0}=h??{};return d`
    <section class="panel" aria-label="Plays" aria-busy=${u}>
      <div class="row">
        <h2 aria-live="polite">${m?k($,"play"):"Plays"}</h2>
        <${_e} label="Kinds of plays" value=${r} options=${ys} onChange=${s} />
      </div>
      <${nt} text=${f??(h?.error&&bt(h.error))} />
      ${!t&&d`<p class="hint">${Po}</p>`}
      ${m?.length===0&&d`<p>There is no play: draw a card.</p>`}
      ${m&&m.length>0&&d`
          <${lt}
            classes="folds"
            columns=${[{title:"Word"},{title:"Action"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${m.map(g=>({key:`${g.action} ${g.target} ${g.laid} ${g.left}`,cells:[d`<${tt} laid=${g.laid} />`,ks(g,e),No(g.left),g.left_points]}))}
          />
          <${ye} shown=${m.length} count=${$} onMore=${l} />
        `}
    </section>
  `}function ks({action:t,target:e},n){return e===void 0?t:`${t} ${t==="insert"?"into":"in"} ${U(n[e]??"")}`}var No=t=>t?d`<${kt} cards=${t} />`:d`<strong>none</strong>`;function vs({hand:t,ruleset:e,dictionary:n}){let{result:o,error:r,busy:s}=rt("plan",t?{game:"lexicon",positions:[t],ruleset:e,dictionary:n}:null),a=o?.rows[0];return d`
    <section class="panel" aria-label="Plan" aria-busy=${s}>
      <h2 aria-live="polite">${a?.plans?Cs(a.empties_in??null):"Plan"}</h2>
      <p class="hint">Words from the hand alone that leave the fewest points, turn by turn.</p>
      <${nt} text=${r??(a?.error&&bt(a.error))} />
      ${!t&&d`<p class="hint">${Po}</p>`}
      ${a?.plans&&d`
          <${lt}
            classes="folds"
            columns=${[{title:"Turns",number:!0},{title:"Words"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${a.plans.map(({turns:l,words:c,left:p,left_points:i})=>({key:l,cells:[l,Ts(t,c),No(p),i]}))}
          />
        `}
    </section>
  `}function Ts(t,e){let n=Ro(t),o=e.map(r=>{let s=me(n,null,r);for(let a of s.cards)n=n.replace(a,"");return s.laid});return d`
    <span class="words">
      ${o.length?o.map(r=>d`<${tt} laid=${r} />`):"none"}
    </span>
  `}var Cs=t=>t===null?"Not all cards can be played":`All cards played in ${k(t,"turn")}`;var Do=".",jo="*",Ae="✹",Io="⚑",Es="★",Fo={2:"double",3:"triple",4:"quadruple"},F=t=>"multipliers"in t;function Uo(t,e,n){let{row:o,column:r}=t,s=L(t),a=n.laid?.get(s),l=W(n.rows,t)?n.rows[o][r]:null,c=a?a.letter:l,p=n.opened?n.opened[o]?.[r]??Do:null,i=p===Do,f=p===jo,u=p===null||i||f?null:Number(p),h=u!==null&&F(e);return{name:ct(t),letter:c,isLaid:a!==void 0,closed:i,hit:f,number:u,premium:h?e.multipliers[u]:e.squares[o][r],start:e.start?.[0]===o&&e.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:f||i&&n.bombs?.[o]?.[r]===jo,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r}}function Bo({closed:t,hit:e,bomb:n,number:o,premium:r,chance:s,cursor:a,last:l}){return[t?"closed":hn(r),o!==null&&"open",e&&"hit",n&&"bomb",s!==null&&"odds",a&&"cursor",l&&"last"].filter(Boolean).join(" ")}function qo({closed:t,bomb:e,number:n,premium:o,chance:r,flagged:s,start:a}){return e?Ae:r!==null?Lt(r):s?Io:n!==null?n:t?"":a?Es:Ss(o)}var Wo=({hit:t,number:e})=>t?Ae:e,Ho=({flagged:t,chance:e})=>t&&e!==null?Io:null;function Yo(t,e){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:p,isLaid:i}=t;return[n,e??"empty",i&&"being laid",o&&"closed",r&&"bomb",s!==null&&`${k(s,"bomb")} around`,e===null&&As(a),e===null&&p&&"start",c&&"flagged",l!==null&&`${Lt(l)}% chance of a bomb`].filter(Boolean).join(", ")}function hn([t,e]){return t>1&&e>1?"both":t>1?`letter${t}`:e>1?`word${e}`:e===0?"zero":"plain"}var Ss=([t,e])=>`${t>1?`${t}L`:""}${e===1?"":`${e}W`}`;function As([t,e]){return e===0?"word worth nothing":[t>1&&`${Fo[t]??`${t} times`} letter`,e>1&&`${Fo[e]??`${e} times`} word`].filter(Boolean).join(", ")}var mn={laid:[],cursor:null,down:!1};function Me({start:t,squares:e}){let[n,o]=t??[e.length>>1,e[0].length>>1];return{row:n,column:o}}var Le=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:n}){return this.rules.squares[e]?.[n]!==void 0}point(e,n){return e.cursor&&L(e.cursor)===L(n)?{...e,down:!e.down}:{...e,cursor:n}}arrow(e,n,o){let r=e.cursor??Me(this.rules);return n!==e.down?{...e,cursor:r,down:n}:this.advanced({...e,cursor:r},o)}advanced(e,n=1){let o=X(e.cursor,e.down,n);return this.isOnBoard(o)?{...e,cursor:o}:e}},Oe=class extends Le{constructor(e,n,o){super(e),this.rows=n,this.rack=o,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){let n=z(this.rack,e.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,n){return e.laid.find(o=>L(o)===L(n))}#e(e,n){let o=n;for(;W(this.rows,o)||this.laidAt(e,o);)o=X(o,e.down);return this.isOnBoard(o)?o:null}lay(e,n,o,r=""){if(W(this.rows,n)||!this.left(e).includes(o))return e;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(e,n),l=o===this.blank?s:o;return{...e,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(e,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:n,column:o},s,r)}layAtCursor(e,n,o=""){let r=e.cursor&&this.#e(e,e.cursor),s=r?this.lay(e,r,n,o):e;return!r||s===e?e:{...s,cursor:this.#e(s,r)??r}}type(e,n,o=!1){let r=n.toUpperCase();return!o&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,n):e}back(e){if(!e.cursor)return e;let n=e.cursor;if(!this.laidAt(e,n))do n=X(n,e.down,-1);while(W(this.rows,n));return this.laidAt(e,n)?{...this.takeBack(e,n),cursor:n}:e}takeBack(e,n){return{...e,laid:e.laid.filter(o=>L(o)!==L(n))}}withoutTaken(e){return{...e,laid:e.laid.filter(n=>!W(this.rows,n))}}move(e,n,o){let r=this.laidAt(e,n);return!r||W(this.rows,o)?e:this.lay(this.takeBack(e,n),o,r.tile,r.letter)}chooseLetter(e,n){let o=e.laid.findIndex(s=>!s.letter),r={...e.laid[o],letter:n.toLowerCase()};return{...e,laid:e.laid.with(o,r)}}},Pe=class extends Le{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#e(e)}#e(e){return F(this.rules)&&/^[0-8*]$/.test(e)}type(e,n,o=!1){let r=this.advanced(e),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&e.opened?{...r,opened:Ut(e.opened,e.cursor,n)}:{...r,rows:Ut(e.rows,e.cursor,s)}}lay(e,n){let o=n.reduce((r,s)=>Ut(r,s,s.letter),e.rows);return{...e,rows:o}}back(e){let{rows:n,opened:o,cursor:r}=e;return{...this.advanced(e,-1),rows:Ut(n,r,"."),opened:o&&Ut(o,r,".")}}};function Ut(t,{row:e,column:n},o){return t.with(e,t[e].slice(0,n)+o+t[e].slice(n+1))}var qt=({squares:t})=>t.map(e=>".".repeat(e.length));function Re(t,e){let n=e.split(/[\n/]/);return qt(t).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var Go={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},Ls="!";function Ne(t,e,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=e.cursor?e:{...e,cursor:Me(t.rules)},c=({key:p,shiftKey:i})=>p in Go?t.arrow(e,...Go[p]):p===" "?{...l,down:!l.down}:p==="Backspace"||p==="Delete"?t.back(l):t.accepts(p)?t.type(l,p,i):void 0;return p=>{let{key:i}=p;if(p.ctrlKey||p.metaKey||p.altKey)return;if(s&&(i===Ls||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let u=i==="Enter"?o:r;if(!u)return;u()}else{let u=c(p);if(u===void 0)return;n(u)}p.preventDefault()}}var Os=15;function Wt({label:t,rules:e,onKey:n,onSquare:o,onFlag:r,draggable:s,score:a,...l}){let c=M(null),{cursor:p,down:i}=l,f=L(p??Me(e));N(()=>{p&&c.current?.contains(document.activeElement)&&c.current.querySelector('[tabindex="0"]')?.focus()},[p?.row,p?.column]);let u=(m,$)=>{let g={row:m,column:$},b=L(g),y=Uo(g,e,l),{letter:w,chance:x}=y,S=o&&{tabindex:b===f?0:-1,"data-home":b===f?"play":void 0,"data-drop":`square ${m} ${$}`,onClick:()=>o(g),onContextMenu:r&&(B=>{B.preventDefault(),r(g)}),...y.isLaid&&s?.({square:g})};return d`
      <div
        key=${$}
        role="gridcell"
        class="square ${Bo(y)}"
        style=${x===null?void 0:{"--chance":x}}
        aria-label=${Yo(y,w===null?null:$n(w,e))}
        ...${S}
      >
        ${w===null?d`
                <span class="sign" aria-hidden="true">${qo(y)}</span>
                <span class="flag" aria-hidden="true">${Ho(y)}</span>
              `:d`
                <${Ps}
                  letter=${w}
                  classes=${y.isLaid?"laid":""}
                  corner=${Wo(y)}
                  rules=${e}
                />
              `}
        ${a?.key===b&&d`<span class="sum" aria-hidden="true">${a.text}</span>`}
      </div>
    `},h=[...e.squares[0].keys()];return d`
    <div
      class="board-frame ${h.length>Os?"large":""}"
      style=${{"--columns":h.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${h.map(m=>d`<span key=${m}>${Se(m)}</span>`)}
      </div>
      <div class="coordinates rows" aria-hidden="true">
        ${e.squares.map((m,$)=>d`<span key=${$}>${$+1}</span>`)}
      </div>
      <div
        ref=${c}
        class="board ${i?"down":""}"
        role="grid"
        aria-label=${t}
        aria-readonly=${o?void 0:"true"}
        onKeyDown=${n}
      >
        ${e.squares.map((m,$)=>d`
            <div role="row" class="board-row" key=${$}>
              ${h.map(g=>u($,g))}
            </div>
          `)}
      </div>
    </div>
  `}var zo=(t,e)=>t===""||t===e.blank,Ko=t=>t!==t.toUpperCase();function Ps({letter:t,classes:e,corner:n,rules:o}){let r=zo(t,o),s=r||Ko(t);return d`
    <${G}
      classes=${e}
      letter=${r?"":t.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[t]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function $n(t,e){return zo(t,e)?"blank":Ko(t)?`blank for ${t.toUpperCase()}`:`${t}, ${k(e.values[t],"point")}`}var De={};ot(De,{actionText:()=>Ms,endFacts:()=>Is,eventText:()=>Rs,lettersOf:()=>ut,pastActionText:()=>Ht,tilesText:()=>Ct});var ut=t=>t.replace(/[()]/g,"");function Xo(t){let e=[...t.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=ut(t).toUpperCase();if(!e.length)return n;let o=j(e.map(r=>r.toUpperCase()));return`${n} (${o} ${e.length>1?"blanks":"a blank"})`}function Ct(t){let e=t.replace(/[?_]/g,""),n=t.length-e.length,o=n>1?`${n} blanks`:"a blank";return[e,n&&o].filter(Boolean).join(" and ")}var Ms=t=>Jo(t).filter(Boolean).join(" ");function Ht(t,e,n=""){let[o,r]=Jo(t);return`${[q(e,o),r,n].filter(Boolean).join(" ")}.`}function Jo(t){switch(t.action){case"play":return["play",`${Xo(t.word)} at ${t.at}`];case"exchange":return["exchange",Ct(t.tiles)];default:return[t.action,""]}}function Rs(t,e){switch(t.event){case"start draw":return`Tiles drawn for the start: ${t.players.map((o,r)=>`${e[o]} ${Ct(t.tiles[r])}`).join(", ")}.`;case"turn":return Fs(t,e[t.player]);case"lost turn":return`${q(e[t.player],"lose")} a turn for a wrong challenge.`;case"deal":return`${q(e[t.starter],"begin")}.`;case"game end":return js(t,e);case"forfeit":return oe(t,e);case"taken back":return`The play of ${e[t.player]} is taken back.`;case"points":return`${e[t.player]} ${Y(t.points)} ${Ns[t.why]}.`;default:return null}}var Ns={challenge:"for a play that was challenged and stands",time:"for time",tiles:"for tiles left"},Ds={out:"a rack and the bag are empty",scoreless:"too many turns in a row without points",zeros:"too many turns in a row without points"};function js({why:t,adjustments:e,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=e.some(Boolean)?` Tiles left: ${r(e.map(Y))}.`:"";return`End of the game: ${Ds[t]}.${s} Scores: ${r(n)}.`}function Fs(t,e){let{action:n,score:o=0,drawn:r,exchanged:s}=t,a=r?` Tiles drawn: ${Ct(r)}.`:"";switch(n.action){case"play":{let l="hit"in t&&t.hit?.length?t.hit:null,c=l?` A bomb explodes at ${j(l)}.`:"";return`${Ht(n,e,`for ${o}`)}${c}${a}`}case"exchange":return`${Ht(n,e,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in t&&t.right?"The play is taken back.":"The play stands.";return`${Ht(n,e)} ${c}`}case"accept":return null;default:return Ht(n,e)}}function Is(t,e){let n=[],o=e.map(()=>0);for(let{event:c,player:p,action:i,score:f=0,right:u}of t)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){u&&(n=n.slice(0,-1));continue}o[p]+=1,i.action==="play"&&n.push({player:p,action:i,score:f})}let r=t.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,p)=>p.score-c.score)[0],a=e.map((c,p)=>{let f=n.filter(u=>u.player===p).map(({score:u})=>u).reduce((u,h)=>u+h,0);return`${c} ${(f/Math.max(1,o[p])).toFixed(1)}`});return[r&&ne(r.winners,r.scores.toSorted(Us),e),s&&`Best play: ${Xo(s.action.word)} at ${s.action.at} for ${s.score}, by ${e[s.player]}.`,`Points a turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var Us=(t,e)=>e-t;function Vo(t,e,n){let o=F(n),[r,s]=T(null),[a,l]=T(null),[c,p]=T(()=>new Set(st(t)?.flags)),[i,f]=T(!1),u=M(e.seq);u.current=e.seq,N(()=>s(null),[e.seq]);let h=o&&e.over,m=_t(async()=>h?await Bs(t):null,[t,h]).value;if(!o)return null;let{opened:$=[],bombs:g=n.bombs}=e.observation;async function b(){let w=$.length?$:qt(n),x=await $t("lexibomb.odds",{opened:w,bombs:g}).then(({probability:S})=>({odds:S,problem:null}),S=>({odds:null,problem:gt(S)}));u.current===e.seq&&(s(x.odds),l(x.problem))}function y(w){let x=new Set(c),S=x.delete(L(w));S||x.add(L(w)),p(x),xt(t,{flags:[...x]}),Vn(`${ct(w)}: flag ${S?"removed":"set"}.`)}return{board:{opened:$,odds:r,flags:c,bombs:m},count:g,hits:$.join("").split("*").length-1,toggleFlag:y,flagging:i,toggleFlagging:()=>f(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):b(),problem:a}}async function Bs(t){return(await eo(t)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function Qo({field:t}){let e=(n,o,r=()=>{})=>d`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return d`
    ${e("Odds of bombs",t.hasOdds,t.toggleOdds)}
    ${e("Set flags",t.flagging,t.toggleFlagging)}
  `}function je({rules:t}){return d`
    <p class="hint" id="legend">
      A number counts the bombs around its square. New tiles there multiply:
    </p>
    <ul class="legend" aria-labelledby="legend">
      ${Ws(t.multipliers).map(({premium:e,first:n,last:o})=>d`
          <li key=${n}>
            <span class="square open ${hn(e)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${qs(e)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label="bomb">${Ae}</span>
        its words score 0
      </li>
    </ul>
  `}function qs([t,e]){return[t!==1&&`letter × ${t}`,e!==1&&`words × ${e}`].filter(Boolean).join(", ")||"nothing"}function Ws(t){let e=[];return t.forEach((n,o)=>{let r=e.at(-1);r&&String(r.premium)===String(n)?r.last=o:e.push({premium:n,first:o,last:o})}),e}var Hs="RETINA",Ys=100;function gn({info:t,...e}){let[n,o]=T(t.rulesets[0]),{value:r,error:s}=_t(()=>ie(t.game,n),[n]);if(!r)return d`<${nt} text=${s} />`;let a=d`
    <${ge} info=${t} value=${n} onChange=${o} />
  `;return d`
    <${Gs}
      key=${n}
      info=${t}
      rules=${r}
      rulesetChoice=${a}
      ...${e}
    />
  `}function Gs({info:t,rules:e,query:n,dictionaries:o,rulesetChoice:r}){let s=F(e),[a,l]=T(()=>({rows:Re(e,n.get("board")??""),opened:s?Re(e,n.get("opened")??""):null,cursor:null,down:!1})),[c,p]=T(n.get("rack")??Hs+e.blank),[i,f]=T($e(t,o)),[u,h]=T(null),[m,$]=T([]),g=new Pe(e),{rows:b,opened:y}=a;function w(E,_=c){[E.rows,E.opened].join()!==[b,y].join()&&$([...m.slice(1-Ys),{draft:a,rack:c}]),l(E),p(_)}function x(){let E=m.at(-1);E&&(l(E.draft),p(E.rack),$(m.slice(0,-1)))}le("keydown",E=>{let{key:_,ctrlKey:P,metaKey:R,shiftKey:pt,target:Yt}=E;!((P||R)&&!pt&&_.toLowerCase()==="z")||Yt instanceof Element&&Yt.matches("input, textarea")||(E.preventDefault(),x())});let S=c.replace(/\s/g,"").toUpperCase(),B=qt(e),H=E=>!E||E.join()===B.join();A(()=>{let E=_=>!_||H(_)?"":_.join("/");de(`solver/${e.game}`,{rack:c,board:E(b),opened:E(y)}),h(null)},[c,b,y]);let J=u?Tt(u):[],C=d`
    <button type="button" disabled=${!u} onClick=${()=>{let E=J.map(({letter:_})=>_===_.toUpperCase()?_:e.blank);w(g.lay(a,J),Z(S,E).join(""))}}>
      Lay ${u?ut(u.word):"the play that is shown"}
    </button>
  `,V=E=>_=>w({...a,[E]:Re(e,_)});return d`
    <div class="table ${e.game}">
      <div class="table-main">
        <${Wt}
          label="Board"
          rules=${e}
          ...${a}
          laid=${new Map(J.map(E=>[L(E),E]))}
          onSquare=${E=>w(g.point(a,E))}
          onKey=${Ne(g,a,w,{})}
        />
        ${s&&d`<${je} rules=${e} />`}
        <p class="hint">
          Click a square and type. Arrows turn and move, Backspace clears.
          ${s?" 0 to 8 open a square, * is a bomb that was hit.":""}
          ${e.free_blank?` ${e.blank} is a blank.`:" With Shift a letter is a blank."}
        </p>
        <div class="row">
          ${!s&&C}
          <button
            type="button"
            disabled=${H(b)&&H(y)}
            onClick=${()=>w({...a,rows:B,opened:y&&B})}
          >
            Clear the board
          </button>
          <button type="button" disabled=${!m.length} onClick=${x}>Undo</button>
        </div>
        <details class="panel">
          <summary>The board as text</summary>
          <${Zo} label="Tiles" rows=${b} onRows=${V("rows")} />
          ${s&&d`<${Zo} label="Open squares" rows=${y} onRows=${V("opened")} />`}
        </details>
      </div>
      <div class="table-side">
        <section class="panel" aria-label="Position">
          <${vt}
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
        <${Ks}
          rules=${e}
          position=${S&&zs(b,y,S)}
          dictionary=${i}
          shown=${u}
          onShow=${h}
        />
      </div>
    </div>
  `}function zs(t,e,n){return e?{board:t,opened:e,rack:n}:`${t.map(r=>r.replace(/\.+/g,s=>String(s.length))).join("/")} ${n}/ 0/0 0`}function Zo({label:t,rows:e,onRows:n}){let o=t.toLowerCase().replace(" ","-");return d`
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
  `}function Ks({rules:t,position:e,dictionary:n,shown:o,onShow:r}){let[s,a]=T(jt),{game:l,ruleset:c}=t,{result:p,error:i,busy:f}=rt("solve",e?{game:l,positions:[e],ruleset:c,dictionary:n,top:s}:null),u=p?.rows[0],h=u?.plays,m=u?.count??0,$=F(t),g=b=>d`
    <button
      type="button"
      class="plain"
      aria-pressed=${b.at===o?.at&&b.word===o.word}
      onClick=${()=>r(b)}
    >
      ${ut(b.word)}
    </button>
  `;return d`
    <section class="panel" aria-label="Plays" aria-busy=${f}>
      <h2 aria-live="polite">${h?k(m,"play"):"Plays"}</h2>
      <${nt} text=${i??(u?.error&&bt(u.error))} />
      ${h&&d`
          <${lt}
            columns=${[{title:"Play"},{title:"At"},$&&{title:"Bomb",number:!0},{title:"Points",number:!0}]}
            rows=${h.map(b=>({key:`${b.at} ${b.word}`,cells:[g(b),b.at,$&&`${Lt(b.bomb??0)}%`,$?b.score.toFixed(1):b.score]}))}
          />
          <${ye} shown=${h.length} count=${m} onMore=${a} />
        `}
    </section>
  `}var Fe={};ot(Fe,{Play:()=>na,Position:()=>ia,StaticHand:()=>ca,solverQuery:()=>la});function tr({tiles:t,rules:e,label:n}){return d`
    <span class="rack" role="img" aria-label=${n}>
      ${[...t].map(o=>d`<${nr} tile=${o} rules=${e} aria-hidden="true" />`)}
    </span>
  `}function er({rack:t,rules:e,left:n,chosen:o,onTile:r,draggable:s}){return d`
    <div class="rack" role="group" aria-label="Your rack" data-drop="rack">
      ${[...t].map((a,l)=>d`
          <${nr}
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
  `}function nr({tile:t,rules:e,...n}){let o=t===e.blank,r=o?null:e.values[t];return d`
    <${G} letter=${o?"":t} wild=${o} points=${r} ...${n} />
  `}function or(t,e){let n=z(t,e),o=[...t].filter((r,s)=>n[s]);return[...o,...Z(e,o)].join("")}function rr(t,e,n){let o=[...t];return o.splice(n,0,...o.splice(e,1)),o.join("")}function sr(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[e[n],e[o]]=[e[o],e[n]]}return e.join("")}function ar(t,e,n,o,r){let{rack:s="",board:a=[],history:l=[]}=e.observation,c=l.filter(({player:_,action:P})=>_===e.seat&&P.action==="exchange"),p=`${s} ${c.length}`,[i,f]=T(()=>({...mn,...ue(t,p)})),[u,h]=T(()=>st(t)?.order??""),[m,$]=T([]),[g,b]=T(!1),y=u?or(u,s):s,w=new Oe(n,a,y),x=i.laid.some(({letter:_})=>!_),{play:S,fault:B}=i.laid.length&&!x?Lo(a,i.laid,i.down):{},H=()=>{f(_=>({..._,laid:[]})),$([]),b(!1)};Ot(H,[p]),A(()=>{let _={laid:i.laid,down:i.down};xt(t,{order:u,draft:{position:p,value:_}})},[p,u,i.laid,i.down]),N(()=>f(w.withoutTaken(i)),[a.join()]),A(()=>{if(o)if(H(),o.action==="play"){let{down:_}=pn(o.at);f(Tt(o).reduce((P,R)=>w.layLetter(P,R),{...mn,down:_}))}else o.action==="exchange"&&J(o.tiles)},[o]);function J(_=""){H(),b(!0);let P=z(y,_);$([...P.keys()].filter(R=>P[R]))}function dt(_){h(_),$([])}function C({place:_=0,square:P},R){let[pt,...Yt]=(R??"").split(" "),[Gt,dr]=Yt.map(Number);if(pt==="square"){let bn={row:Gt,column:dr};f(P?w.move(i,P,bn):w.lay(i,bn,y[_]))}else P?f(w.takeBack(i,P)):pt==="rack"&&Gt!==void 0&&dt(rr(y,_,Gt))}function V(_){let P=m.filter(pt=>pt!==_),R=P.length<m.length;g?$(R?P:[...m,_]):i.cursor?f(w.layAtCursor(i,y[_])):$(R?[]:[_])}function E(_){r?r(_):!g&&m.length?(f(w.lay(i,_,y[m[0]])),$([])):w.laidAt(i,_)?f(w.takeBack(i,_)):f(w.point(i,_))}return{rack:y,editor:w,draft:i,setDraft:f,chosen:m,exchanging:g,needsLetter:x,play:S,fault:B,left:w.left(i),clear:H,startExchange:J,shuffle:()=>dt(sr(y)),chooseLetter:_=>f(w.chooseLetter(i,_)),onTile:V,onSquare:E,draggable:he(C,{small:!0})}}function ir(t){let{turn:e,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=t,{rack:c,chosen:p}=e;return d`
    <section class="panel own-turn" aria-label="Your turn">
      <div class="rack-row">
        <${er}
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
          <${pe}
            label="The blank stands for"
            letters=${e.editor.letters}
            onPick=${e.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${e.fault?He[e.fault]:Js(n,e.draft.laid.length,o)}
      </p>
      ${r}
      ${e.exchanging?d`
              <${ta}
                tiles=${p.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${t.endsWithoutPoints}
                act=${l}
                onCancel=${e.clear}
              />
            `:!s&&d`<${Qs} ...${t} />`}
      <p class="hint keys">${Xs(o)}</p>
    </section>
  `}var Xs=t=>`On the board: letters lay tiles, ${t.free_blank?t.blank:"Shift"} a blank; arrows turn and move; Backspace takes a tile back, Escape all; Enter plays${F(t)?"; ! sets a flag":""}.`;function Js(t,e,n){if(!t)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=t;if(l){let f=l.rule==="start"&&n.start?"start square":l.rule;return He[f]??Jn}let c=o.map(({word:f,points:u})=>`${f.toUpperCase()} ${u}`);r&&c.push(`${r} for ${k(e,"tile")}`);let p=c.length>1?`${c.join(" + ")} = `:`${o[0].word.toUpperCase()} `,i=a.length&&F(n)&&Vs(n);return d`
    ${p}<strong>${i?"at least ":""}${k(s??0,"point")}</strong>
    ${a.length?", if there is no bomb":""}
  `}var Vs=({multipliers:t})=>t.flat().every(e=>e>=1);function Qs(t){let{turn:e,field:n,preview:o,canAct:r,canExchange:s,endsWithoutPoints:a,act:l}=t,{play:c,draft:p}=e,[i,f]=T(!1);if(A(()=>f(!1),[r]),i)return d`
      <${Zs}
        tiles=${p.laid.length}
        endsGame=${a}
        canAct=${r}
        act=${l}
        onCancel=${()=>f(!1)}
      />
    `;let u=r&&c&&!o?.fault;return d`
    <div class="row">
      <button type="button" class="main" disabled=${!u} onClick=${()=>c&&l(c)}>
        ${c?`Play ${ut(c.word).toUpperCase()}`:"Play"}
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
      ${n&&d`<${Qo} field=${n} />`}
    </div>
    <${nt} text=${n?.problem} />
  `}var lr="Another turn without points ends the game.";function Zs({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){let s=M(null);return N(()=>s.current?.focus(),[]),d`
    <p id="pass-question">
      ${t?`Pass, and take back ${k(t,"tile")}?`:"Pass without playing?"}${" "}
      ${e&&d`<strong>${lr}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>Play on</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>Pass</button>
    </div>
  `}function ta({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){return d`
    ${e&&d`<p><strong>${lr}</strong></p>`}
    <div class="row">
      <button
        type="button"
        class="main"
        disabled=${!n||!t}
        onClick=${()=>o({action:"exchange",tiles:t})}
      >
        ${t?`Exchange ${Ct(t)}`:"Choose tiles to exchange"}
      </button>
      <button type="button" onClick=${r}>Cancel</button>
    </div>
  `}function cr({rules:t,board:e,rack:n,bag:o}){let r=ea(t,e,n),s=r.reduce((a,[,l])=>a+l,0);return d`
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
  `}function ea({counts:t,blank:e},n,o){let r={...t};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:e]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===e)-+(a===e)||s.localeCompare(a))}function na(t){let{id:e,view:n,rules:o,canAct:r,mustAnswer:s,act:a,suggested:l,notice:c,onDraft:p}=t,{board:i=[],rack:f="",bag:u=0,history:h}=n.observation,m=n.seat!==null&&!n.over,$=Vo(e,n,o),g=ar(e,n,o,l,$?.flagging?$.toggleFlag:null),{draft:b,play:y}=g,w=ra(e,n.seq,m?y:void 0),x=ht(()=>aa(h),[n.seq]);A(p,[b.laid,g.chosen]);let S=m&&{...b,laid:new Map(b.laid.map(B=>[L(B),B])),score:w?.fault===null?sa(b.laid,w):null,onSquare:g.onSquare,onFlag:$?.toggleFlag,draggable:g.draggable,onKey:Ne(g.editor,b,g.setDraft,{onEnter:()=>y&&r&&!w?.fault&&a(y),onEscape:g.clear,onFlag:$?.toggleFlag,flagging:$?.flagging})};return d`
    <div class="board-area">
      <${Wt}
        label="Board"
        rules=${o}
        rows=${i}
        last=${x}
        ...${$?.board}
        ...${S}
      />
      <${cr} rules=${o} board=${i} rack=${f} bag=${u} />
      ${$&&d`
          <p class="hint">Bombs: ${$.count}, ${$.hits} hit.</p>
          <${je} rules=${o} />
        `}
      ${m&&d`
          <p class="hint taps">
            Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.
          </p>
        `}
    </div>
    ${m&&d`
        <${ir}
          turn=${g}
          field=${$}
          preview=${w}
          rules=${o}
          notice=${c}
          mustAnswer=${s}
          canAct=${r}
          playsOnly=${t.playsOnly}
          canExchange=${u>=o.exchange_from}
          endsWithoutPoints=${oa(n,o)}
          act=${a}
        />
      `}
  `}function oa({seat:t,observation:e},n){let{scoreless:o=0,zeros:r=[]}=e;return F(n)?(r[t??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function ra(t,e,n){let o=st(t)?.token,r=n&&o?{id:t,token:o,action:n,seq:e}:null,{result:s,busy:a}=rt("table.score",r);return a?null:s}function sa(t,{score:e,closed:n}){let o=t.reduce((r,s)=>r.row+r.column>s.row+s.column?r:s);return{key:L(o),text:`${e}${n.length?"?":""}`}}var aa=(t=[])=>ur(t.findLast(({action:e})=>e.action!=="accept")?.action),ur=t=>new Set(t?.action==="play"?Tt(t).map(L):[]);function ia({observation:{board:t=[],opened:e=[]},rules:n,action:o,bombs:r}){return d`
    <${Wt}
      label="Board"
      rules=${n}
      rows=${t}
      last=${ur(o)}
      opened=${F(n)?e:null}
      bombs=${r}
    />
  `}var la=({board:t=[],opened:e=[]},n)=>({rack:n,board:t.join("/"),...e.length?{opened:e.join("/")}:{}}),ca=({hand:t,rules:e,label:n})=>d`<${tr} tiles=${t} rules=${e} label=${n} />`;var wo={lexicon:{...ln,...Qe,Solver:Mo,RoundScores:Co,addDetails:tn,lastHands:ho,rules:dn,emblem:"ACE",tagline:"The card game of words: be the first to play all your cards."},scrabble:{...Fe,...De,Solver:gn,rules:fn,emblem:"QIZ",tagline:"Crosswords for points, on premium squares."},lexibomb:{...Fe,...De,Solver:gn,rules:cn,emblem:"12✹",tagline:"Scrabble on a minefield: numbers multiply, bombs cost the word."}};export{da as a,T as b,A as c,N as d,M as e,ht as f,pa as g,d as h,k as i,j,Y as k,Lt as l,Gn as m,ha as n,ma as o,_r as p,yr as q,$a as r,ga as s,zn as t,oe as u,xr as v,ba as w,Kn as x,_a as y,wr as z,ya as A,xa as B,Vn as C,Qn as D,ae as E,$t as F,eo as G,gt as H,Ca as I,ie as J,Ea as K,_t as L,Oa as M,le as N,Pa as O,Ma as P,Ra as Q,Da as R,Cr as S,ja as T,Fa as U,Ia as V,st as W,Ua as X,xt as Y,Ba as Z,qa as _,Wa as $,Ha as aa,Ya as ba,Ga as ca,za as da,lo as ea,Va as fa,Qa as ga,wo as ha,on as ia,_i as ja,yi as ka,$e as la,rn as ma,xi as na,wi as oa,ki as pa,vi as qa,Ti as ra,Br as sa,vt as ta,Pi as ua,vo as va,ge as wa,be as xa,Mi as ya,Ri as za,lt as Aa,nt as Ba};

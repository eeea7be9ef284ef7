var yr=Object.defineProperty;var st=(t,e)=>{for(var n in e)yr(t,n,{get:e[n],enumerable:!0})};var Xt,T,Dn,Ct,Fn,kn,xr,Kt={},Un=[],wr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Q(t,e){for(var n in e)t[n]=e[n];return t}function jn(t){var e=t.parentNode;e&&e.removeChild(t)}function In(t,e,n){var o,r,s,a={};for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?Xt.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return Wt(t,a,o,r,null)}function Wt(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++Dn};return T.vnode!=null&&T.vnode(s),s}function Jt(t){return t.children}function Yt(t,e){this.props=t,this.context=e}function pt(t,e){if(e==null)return t.__?pt(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?pt(t):null}function Bn(t){var e,n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.__e=t.__c.base=n.__e;break}return Bn(t)}}function Tn(t){(!t.__d&&(t.__d=!0)&&Ct.push(t)&&!zt.__r++||kn!==T.debounceRendering)&&((kn=T.debounceRendering)||Fn)(zt)}function zt(){for(var t;zt.__r=Ct.length;)t=Ct.sort(function(e,n){return e.__v.__b-n.__v.__b}),Ct=[],t.some(function(e){var n,o,r,s,a,l;e.__d&&(a=(s=(n=e).__v).__e,(l=n.__P)&&(o=[],(r=Q({},s)).__v=s.__v+1,Ye(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??pt(s),s.__h),Yn(o,s),s.__e!=a&&Bn(s)))})}function qn(t,e,n,o,r,s,a,l,c,u){var i,f,p,h,m,g,$,y=o&&o.__k||Un,_=y.length;for(n.__k=[],i=0;i<e.length;i++)if((h=n.__k[i]=(h=e[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?Wt(null,h,null,null,h):Array.isArray(h)?Wt(Jt,{children:h},null,null,null):h.__b>0?Wt(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(p=y[i])===null||p&&h.key==p.key&&h.type===p.type)y[i]=void 0;else for(f=0;f<_;f++){if((p=y[f])&&h.key==p.key&&h.type===p.type){y[f]=void 0;break}p=null}Ye(t,h,p=p||Kt,r,s,a,l,c,u),m=h.__e,(f=h.ref)&&p.ref!=f&&($||($=[]),p.ref&&$.push(p.ref,null,h),$.push(f,h.__c||m,h)),m!=null?(g==null&&(g=m),typeof h.type=="function"&&h.__k!=null&&h.__k===p.__k?h.__d=c=Hn(h,c,t):c=Wn(t,h,p,y,m,c),u||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&p.__e==c&&c.parentNode!=t&&(c=pt(p))}for(n.__e=g,i=_;i--;)y[i]!=null&&(typeof n.type=="function"&&y[i].__e!=null&&y[i].__e==n.__d&&(n.__d=pt(o,i+1)),Kn(y[i],y[i]));if($)for(i=0;i<$.length;i++)Gn($[i],$[++i],$[++i])}function Hn(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="function"?Hn(r,e,n):Wn(n,r,r,t.__k,r.__e,e));return e}function Wn(t,e,n,o,r,s){var a,l,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function vn(t,e,n){e[0]==="-"?t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||wr.test(e)?n:n+"px"}function Ht(t,e,n,o,r){var s;t:if(e==="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||vn(t.style,e,"");if(n)for(e in n)o&&n[e]===o[e]||vn(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?Sn:Cn,s):t.removeEventListener(e,s?Sn:Cn,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function Cn(t){this.l[t.type+!1](T.event?T.event(t):t)}function Sn(t){this.l[t.type+!0](T.event?T.event(t):t)}function Ye(t,e,n,o,r,s,a,l,c){var u,i,f,p,h,m,g,$,y,_,k,b=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=e.__e=n.__e,e.__h=null,s=[l]),(u=T.__b)&&u(e);try{t:if(typeof b=="function"){if($=e.props,y=(u=b.contextType)&&o[u.__c],_=u?y?y.props.value:u.__:o,n.__c?g=(i=e.__c=n.__c).__=i.__E:("prototype"in b&&b.prototype.render?e.__c=i=new b($,_):(e.__c=i=new Yt($,_),i.constructor=b,i.render=Tr),y&&y.sub(i),i.props=$,i.state||(i.state={}),i.context=_,i.__n=o,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),b.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=Q({},i.__s)),Q(i.__s,b.getDerivedStateFromProps($,i.__s))),p=i.props,h=i.state,f)b.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(b.getDerivedStateFromProps==null&&$!==p&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps($,_),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate($,i.__s,_)===!1||e.__v===n.__v){i.props=$,i.state=i.__s,e.__v!==n.__v&&(i.__d=!1),i.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(S){S&&(S.__=e)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate($,i.__s,_),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(p,h,m)})}i.context=_,i.props=$,i.state=i.__s,(u=T.__r)&&u(e),i.__d=!1,i.__v=e,i.__P=t,u=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=Q(Q({},o),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||(m=i.getSnapshotBeforeUpdate(p,h)),k=u!=null&&u.type===Jt&&u.key==null?u.props.children:u,qn(t,Array.isArray(k)?k:[k],e,n,o,r,s,a,l,c),i.base=e.__e,e.__h=null,i.__h.length&&a.push(i),g&&(i.__E=i.__=null),i.__e=!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=kr(n.__e,e,n,o,r,s,a,c);(u=T.diffed)&&u(e)}catch(S){e.__v=null,(c||s!=null)&&(e.__e=l,e.__h=!!c,s[s.indexOf(l)]=null),T.__e(S,e,n)}}function Yn(t,e){T.__c&&T.__c(e,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){T.__e(o,n.__v)}})}function kr(t,e,n,o,r,s,a,l){var c,u,i,f=n.props,p=e.props,h=e.type,m=0;if(h==="svg"&&(r=!0),s!=null){for(;m<s.length;m++)if((c=s[m])&&(c===t||(h?c.localName==h:c.nodeType==3))){t=c,s[m]=null;break}}if(t==null){if(h===null)return document.createTextNode(p);t=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,p.is&&p),s=null,l=!1}if(h===null)f===p||l&&t.data===p||(t.data=p);else{if(s=s&&Xt.call(t.childNodes),u=(f=n.props||Kt).dangerouslySetInnerHTML,i=p.dangerouslySetInnerHTML,!l){if(s!=null)for(f={},m=0;m<t.attributes.length;m++)f[t.attributes[m].name]=t.attributes[m].value;(i||u)&&(i&&(u&&i.__html==u.__html||i.__html===t.innerHTML)||(t.innerHTML=i&&i.__html||""))}if((function(g,$,y,_,k){var b;for(b in y)b==="children"||b==="key"||b in $||Ht(g,b,null,y[b],_);for(b in $)k&&typeof $[b]!="function"||b==="children"||b==="key"||b==="value"||b==="checked"||y[b]===$[b]||Ht(g,b,$[b],y[b],_)})(t,p,f,r,l),i)e.__k=[];else if(m=e.props.children,qn(t,Array.isArray(m)?m:[m],e,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&pt(n,0),l),s!=null)for(m=s.length;m--;)s[m]!=null&&jn(s[m]);l||("value"in p&&(m=p.value)!==void 0&&(m!==t.value||h==="progress"&&!m)&&Ht(t,"value",m,f.value,!1),"checked"in p&&(m=p.checked)!==void 0&&m!==t.checked&&Ht(t,"checked",m,f.checked,!1))}return t}function Gn(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){T.__e(o,n)}}function Kn(t,e,n){var o,r;if(T.unmount&&T.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||Gn(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){T.__e(s,e)}o.base=o.__P=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&Kn(o[r],e,typeof t.type!="function");n||t.__e==null||jn(t.__e),t.__e=t.__d=void 0}function Tr(t,e,n){return this.constructor(t,n)}function La(t,e,n){var o,r,s;T.__&&T.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,s=[],Ye(e,t=(!o&&n||e).__k=In(Jt,null,[t]),r||Kt,Kt,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?Xt.call(e.childNodes):null,s,!o&&n?n:r?r.__e:e.firstChild,o),Yn(s,t)}Xt=Un.slice,T={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)return n.__E=n}catch(s){t=s}throw t}},Dn=0,Yt.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Q({},this.state),typeof t=="function"&&(t=t(Q({},n),this.props)),t&&Q(n,t),t!=null&&this.__v&&(e&&this.__h.push(e),Tn(this))},Yt.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),Tn(this))},Yt.prototype.render=Jt,Ct=[],Fn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,zt.__r=0,xr=0;var Et,j,En,St=0,He=[],Ln=T.__b,An=T.__r,On=T.diffed,Pn=T.__c,Mn=T.unmount;function Vt(t,e){T.__h&&T.__h(j,t,St||e),St=0;var n=j.__H||(j.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function v(t){return St=1,vr(zn,t)}function vr(t,e,n){var o=Vt(Et++,2);return o.t=t,o.__c||(o.__=[n?n(e):zn(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=j),o.__}function L(t,e){var n=Vt(Et++,3);!T.__s&&Ge(n.__H,e)&&(n.__=t,n.__H=e,j.__H.__h.push(n))}function R(t,e){var n=Vt(Et++,4);!T.__s&&Ge(n.__H,e)&&(n.__=t,n.__H=e,j.__h.push(n))}function M(t){return St=5,ft(function(){return{current:t}},[])}function ft(t,e){var n=Vt(Et++,7);return Ge(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function Aa(t,e){return St=8,ft(function(){return t},e)}function Cr(){He.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(Gt),t.__H.__h.forEach(We),t.__H.__h=[]}catch(e){t.__H.__h=[],T.__e(e,t.__v)}}),He=[]}T.__b=function(t){j=null,Ln&&Ln(t)},T.__r=function(t){An&&An(t),Et=0;var e=(j=t.__c).__H;e&&(e.__h.forEach(Gt),e.__h.forEach(We),e.__h=[])},T.diffed=function(t){On&&On(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(He.push(e)!==1&&En===T.requestAnimationFrame||((En=T.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),Rn&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);Rn&&(o=requestAnimationFrame(r))})(Cr)),j=void 0},T.__c=function(t,e){e.some(function(n){try{n.__h.forEach(Gt),n.__h=n.__h.filter(function(o){return!o.__||We(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],T.__e(o,n.__v)}}),Pn&&Pn(t,e)},T.unmount=function(t){Mn&&Mn(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(Gt)}catch(n){T.__e(n,e.__v)}};var Rn=typeof requestAnimationFrame=="function";function Gt(t){var e=j;typeof t.__c=="function"&&t.__c(),j=e}function We(t){var e=j;t.__c=t.__(),j=e}function Ge(t,e){return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function zn(t,e){return typeof e=="function"?e(t):e}var Xn=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(r=t.apply(l,Xn(t,l,n,["",null])),o.push(r),l[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(l)}return o},Nn=new Map,d=function(t){var e=Nn.get(this);return e||(e=new Map,Nn.set(this,e)),(e=Xn(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",l="",c=[0],u=function(p){s===1&&(p||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,p,a):s===3&&(p||a)?(c.push(3,p,a),s=2):s===2&&a==="..."&&p?c.push(4,p,0):s===2&&a&&!p?c.push(5,0,!0,a):s>=5&&((a||!p&&s===5)&&(c.push(s,0,a,r),s=6),p&&(c.push(s,p,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&u(),u(i));for(var f=0;f<n[i].length;f++)o=n[i][f],s===1?o==="<"?(u(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(u(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][f+1]===">")?(u(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(u(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return u(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(In);function w(t,e){return`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`}function D(t,e="and"){return t.length<2?t.join():`${t.slice(0,-1).join(", ")} ${e} ${t.at(-1)}`}function I(t,e){return t==="You"?`${t} ${e}`:`${t} ${e}${/(s|sh|ch)$/.test(e)?"es":"s"}`}var Y=t=>Number(t)>0?`+${t}`:`${t}`;function ht(t){let e=Math.round(t*100);return t>0&&t<1?Math.min(Math.max(e,1),99):e}var Jn=t=>t.charAt(0).toUpperCase()+t.slice(1),Pa=t=>`${Y(Math.round(100*t)||0)}%`,Ma={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},Sr=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Master"]];function Er(t){return Sr.find(([n])=>n===t)?.[1]??t.replace(/^level(?=\d)/,"Level ")}function Ra({seats:t,seat:e}){return t.map(({name:n,bot:o},r)=>{if(r===e)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[Er(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function Na(t){return t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e})}function Vn(t){return t.length>1?`${D(t)} share the win.`:t.length?`${I(t[0],"win")}.`:"The game is over."}function Qt(t,e,n){if(t.length!==1||e.length<2)return null;let o=w(Math.abs(e[0]-e[1]),"point");return`${I(n[t[0]],"win")} by ${o}.`}function Zt({player:t,reason:e},n){if(t===null)return Lr;let o=n[t];return e==="clock"?`${o} ${o==="You"?"have":"has"} no time left.`:e==="resigned"?`${I(o,"resign")}.`:`${I(o,"forfeit")} the game (${e}).`}var Lr="The game was aborted.";function Da({seconds:t,increment:e=0,move_seconds:n}){if(n)return`${Ke(n)} for each turn`;let o=e?` and ${Ke(e)} more after each turn`:"";return`${Ke(t??0)} each${o}`}var Ke=t=>t>=60&&t%60===0?w(t/60,"minute"):w(t,"second"),Qn="The server cannot be reached.",Fa="There is no advice at this table. The page cannot prevent that players get help elsewhere.",Ar="You get advice once you have accepted or challenged the last play.",Zn={NoSuchTable:"There is no such table. It may have been deleted.",NoSeat:"No seat is free at this table.",NotOver:"The game is not over yet. Its record would reveal what is hidden.",NotLoaded:"The server does not have the dictionary of this game.",Stale:"Another action came first. Look at the table and try again.",NoAdvice:Ar,Closing:"The server is shutting down. Try again later."},ze={start:"The first play needs two tiles or more.","start square":"The first play needs two tiles or more and must cover the star.",touch:"The play must touch a tile on the board.",line:"The tiles must lie in one row or column.",gap:"There is a gap between the tiles."},to="These tiles cannot be laid like this.",mt="Words that are not in the dictionary are refused at once.",te="At tables without challenges, words that are not in the dictionary are refused at once instead.";function Ua({reason:t,by:e}){return`The bot ${t==="slow"?"was too slow":"failed"}; ${e??"the server"} moved for it.`}var Or=5;function eo(t){let e=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=t,e.append(n);e.children.length>Or;)e.firstChild?.remove()}var Xe=!1;addEventListener("keydown",()=>Xe=!0,!0);addEventListener("pointerdown",()=>Xe=!1,!0);function Je(){let{activeElement:t,body:e}=document;return t===e||t?.matches(":disabled")||!1}function no(t){R(()=>{if(!Xe||!Je())return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},t)}var oo=1e3,ne=class extends Error{constructor({code:e,message:n,data:o}){super(n),this.code=e,this.type=o?.type??""}};async function $t(t,e,n){let o=await fetch(`rpc/${t}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),signal:n}),r=await o.json();if(!o.ok)throw new ne(r);return r}async function so(t){let e=[],n;do n=await $t("table.record",{id:t,skip:e.length,limit:oo}),e.push(...n.lines);while(n.lines.length===oo);return e}function gt(t){return t instanceof ne?Zn[t.type]??Lt(t.message):Qn}function Lt(t){let e=t.replace(/^(params[\w.[\]]*:?|position \d+:) /,"").replace(/^record:(\d+): /,"line $1: ");return Jn(e)}var ee=new Map;function Ve(t,e){let n=JSON.stringify([t,e]),o=ee.get(n)??$t(t,e);return ee.set(n,o),o.catch(()=>ee.delete(n)),o}var ro=document.getElementById("hello")?.textContent;ro&&ee.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(ro)));var Ha=()=>Ve("hello",{}),oe=async(t,e)=>(await Ve("rules",{game:t,ruleset:e})).rules,Wa=t=>Ve("dictionary.info",{dictionary:t});var Pr=30,Mr=100,Rr=100;function bt(t,e){let n={value:null,error:null},[o,r]=v(n);return L(()=>{let s=!0;return r(n),t().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:gt(a)})),()=>{s=!1}},e),o}function at(t,e){let n={result:null,error:null,key:null},[o,r]=v(n),s=e&&JSON.stringify(e);return L(()=>{if(!e){r(n);return}let a=new AbortController,l=setTimeout(()=>{$t(t,e,a.signal).then(c=>r({result:c,error:null,key:s}),c=>{c.name!=="AbortError"&&r({result:null,error:gt(c),key:s})})},Pr);return()=>{clearTimeout(l),a.abort()}},[t,s]),{result:o.result,error:o.error,busy:o.key!==s}}function za(){let[t,e]=v({busy:!1,problem:null});async function n(o){e({busy:!0,problem:null});try{await o()}catch(r){e({busy:!1,problem:gt(r)})}}return{...t,run:n}}function Qe(t,e){let n=M(e);n.current=e,R(()=>{let o=r=>n.current(r);return addEventListener(t,o),()=>removeEventListener(t,o)},[t])}function re(t){let[{value:e,earlier:n},o]=v(()=>({value:t(),earlier:[]})),r=(a,l=!0)=>o(c=>({value:a,earlier:l?[...c.earlier.slice(1-Rr),c.value]:c.earlier})),s=()=>o(a=>a.earlier.length?{value:a.earlier.at(-1),earlier:a.earlier.slice(0,-1)}:a);return Qe("keydown",a=>{let{key:l,ctrlKey:c,metaKey:u,shiftKey:i,target:f}=a,p=(c||u)&&!i&&l.toLowerCase()==="z",h=f instanceof Element&&f.matches("input:not([data-undo]), textarea");!p||h||(a.preventDefault(),s())}),{value:e,set:r,undo:s,canUndo:n.length>0}}function Xa(t,e,n=!0){let o=ft(()=>performance.now(),[e]),[r,s]=v(o);L(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),Mr);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,t-a)}function Ja(t){L(()=>{t!==null&&(document.title=`${t} · Lexicon fast`)},[t])}function Va(t){let e=M(null);return L(()=>{let n=e.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[t]),e}function At(t,e){let n=M(!0);R(()=>{n.current||t(),n.current=!1},e)}var ao="lexicon_fast.name",io="lexicon_fast.tables",se="lexicon_fast.new_game",lo="lexicon_fast.theme";var Ot=new Map,Za=()=>Ot.size>0;function Ze(t){if(Ot.has(t))return Ot.get(t)??null;try{return localStorage.getItem(t)}catch{return null}}function ae(t,e){try{localStorage.setItem(t,e),Ot.delete(t)}catch{Ot.set(t,e)}}function Nr(t){try{let e=JSON.parse(t);return typeof e=="object"&&e!==null?e:{}}catch{return{}}}var ie=t=>Nr(Ze(t)??""),ti=()=>Ze(ao)??"",ei=t=>ae(ao,t),co=()=>Ze(lo)??"",uo=t=>ae(lo,t),Pt=()=>ie(io);function ni(){return Object.entries(Pt()).map(([t,e])=>({id:t,...e})).sort((t,e)=>e.since-t.since)}function tn(t){let e=Object.entries(t).sort(([,n],[,o])=>o.since-n.since);ae(io,JSON.stringify(Object.fromEntries(e.slice(0,50))))}var it=t=>Pt()[t]??null;function oi(t,e,n){tn({...Pt(),[t]:{game:e,token:n,since:Date.now()}})}function _t(t,e){let n=Pt();t in n&&tn({...n,[t]:{...n[t],...e}})}function le(t,e){let n=it(t)?.draft;return n?.position===e?n.value:null}function ri(t){let{[t]:e,...n}=Pt();tn(n)}var si=()=>ie(se).game,ai=t=>ie(se).choices?.[t]??{};function ii(t,e){let{choices:n={}}=ie(se);ae(se,JSON.stringify({game:t,choices:{...n,[t]:e}}))}var Dr="play";function po(){let[t,e=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=t.split("/");return{name:n||Dr,rest:o,query:new URLSearchParams(e)}}function di(){let[t,e]=v(po);return Qe("hashchange",()=>e(po())),t}function pi(t){location.hash=`#/${t}`}function ce(t,e){let n=new URLSearchParams(Object.entries(e).filter(([,o])=>o));history.replaceState(null,"",`#/${t}${n.size?`?${n}`:""}`)}var nn={};st(nn,{actionText:()=>en,cardText:()=>z,endFacts:()=>jr,eventText:()=>Fr,pastActionText:()=>mo});var fo="✦";function G({letter:t,wild:e=!1,points:n=null,classes:o="",...r}){let{corner:s=e&&t?fo:null,onClick:a,...l}=r,c=["tile",o,e&&"wild"].filter(Boolean).join(" "),u=d`
    <span class="letter" aria-hidden="true">${t||fo}</span>
    ${s!==null&&d`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&d`<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?d`
    <button type="button" class=${c} onClick=${a} ...${l}>${u}</button>
  `:d`<span class=${c} ...${l}>${u}</span>`}function ue({label:t,letters:e,onPick:n}){return d`
    <fieldset class="letters">
      <legend>${t}</legend>
      ${e.map(o=>d`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function Z(t,e){let n=K(t,e);return[...t].filter((o,r)=>!n[r])}function K(t,e){let n=[...e];return[...t].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var O="*";function N(t){return(t.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function Mt(t){return t.map(({letter:e,master:n})=>n?`[${e.toLowerCase()}]`:e.toLowerCase()).join("")}var F=t=>t.replace(/[[\]]/g,"").toUpperCase();function yt(t){let e=ho(t);return e.length?`${F(t)} (${D(e)} by the Master)`:F(t)}var ho=t=>N(t).filter(({master:e})=>e).map(({letter:e})=>e);function lt({card:t,points:e,...n}){let o=t===O,r=o?"Master":t;return d`
    <${G}
      classes="card"
      letter=${o?"":t}
      wild=${o}
      points=${e?.[t]??null}
      aria-label=${e?`${r}, ${e[t]} points`:r}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function xt({cards:t,label:e}){return d`
    <span class="cards small" role="img" aria-label=${e??t}>
      ${[...t].map(n=>d`<${lt} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function tt({laid:t}){let e=ho(t),n=e.length?`, with a Master for ${e.join(" and ")}`:"";return d`
    <span class="cards word" role="img" aria-label=${`${F(t)}${n}`}>
      ${N(t).map(({letter:o,master:r})=>d`<${G} classes="card" letter=${o} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var z=t=>t===O?"the Master":t;function en(t,{table:e=[]}={}){return $o(t,"target"in t?e[t.target]:void 0).join(" ").trimEnd()}function mo(t,e,{old:n,gained:o=[],taken:r}={}){let[s,a]=$o(t,n,r),l=o.length?`, taking ${D(o.map(z))}`:"";return`${`${I(e,s)} ${a}`.trimEnd()}${l}.`}function $o(t,e,n){switch(t.action){case"form":return["form",yt(t.laid)];case"insert":return["make",`${e?F(e):"a word"} into ${yt(t.laid)}`];case"substitute":return["change",`${e?yt(e):"a word"} to ${yt(t.laid)}`];case"draw":{let o=`the exposed ${n?z(n).replace("the ",""):"card"}`,r=t.take==="exposed"?o:"a card from the stock";return["discard",`${z(t.discard)} for ${r}`]}default:return[t.action,""]}}function Fr(t,e){switch(t.event){case"dealer draw":return`Cards drawn for the deal: ${t.players.map((o,r)=>`${e[o]} ${t.cards[r]}`).join(", ")}.`;case"deal":{let n=I(e[t.dealer],"deal");return`Round ${t.round}: ${n}. Exposed: ${z(t.exposed)}.`}case"turn":return Ur(t,e);case"round end":{let n=t.points.map((s,a)=>`${e[a]} ${s}`).join(", "),o=t.winner??0;return`End of the round: ${t.why==="out"?`${e[o]} went out`:"no hand became smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${Vn(t.winners.map(n=>e[n]))}`;case"forfeit":return Zt(t,e);default:return null}}function Ur(t,e){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=t;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?yt(a.action.laid):"the play",u=s?"it is not a word and is taken back":"it is a word and stays",i=Object.entries(l).filter(([,p])=>p!==0).map(([p,h])=>`${e[Number(p)]} ${Y(h)}`),f=i.length?` (${i.join(", ")})`:"";return`${I(e[n],"challenge")} ${c}: ${u}${f}.`}default:{let c=o.action==="draw"&&o.take==="blind",u=r&&c?` It is ${z(r)}.`:"",i=t.renewed?" The exposed pile has become the stock.":"";return`${mo(o,e[n],t)}${u}${i}`}}}function jr(t,e){let n=[],o=0;for(let f of t){if(f.event!=="turn"||f.action.action==="accept")continue;let{player:p,action:h,right:m}=f;if(h.action==="challenge"){m&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:p,laid:h.laid})}let r=({laid:f})=>F(f).length,s=n.toSorted((f,p)=>r(p)-r(f))[0],a=t.filter(({event:f})=>f==="round end").length,l=t.findLast(f=>f.event==="game end"),c=l?.event==="game end"?l.scores:[],u=l?.event==="game end"?l.winners:[];return[Qt(u,c.toSorted((f,p)=>f-p),e),s&&`Longest word: ${F(s.laid).toUpperCase()}, by ${e[s.player]}.`,a&&`${w(a,"round")} with ${w(Number((o/a).toFixed(1)),"turn")}${a>1?" on average":""}.`].flatMap(f=>f||[])}var de=t=>N(t).map(({letter:e,master:n})=>n?O:e),Ir=t=>[...t].sort((e,n)=>+(e===O)-+(n===O)||e.localeCompare(n)).join("");function rn(t,e,n){let o;return t.map(r=>{switch(r.event){case"deal":return o=new on(r,e,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function go(t,e){return t.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=t.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return rn(s,e,r).findLast(a=>a.event==="round end")?.hand})}var on=class{#e=null;#n={};#t;#o;constructor({round:e,players:n,hand:o=""},r,s){this.number=e,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:Ir(this.#t.hand),penalties:this.#n}}turn(e){let{action:n,player:o}=e;switch(n.action){case"accept":return e;case"challenge":return this.#a(e);case"draw":return o===this.seat&&this.#r([n.discard],[e.taken??""]),e;default:return this.#s(e,n)}}#r(e,n){this.#t={...this.#t,hand:[...Z(this.#t.hand,e),...n]}}#s(e,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=Z(de(n.laid),de(a)),c=Z(de(a),de(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[e.player]:r[e.player]-l.length+c.length}},e.player===this.seat&&this.#r(l,c),this.#e={...e,old:a,gained:c},this.#e}#a(e){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??e.player,a=e.right?{[s]:o,[e.player]:n}:{[e.player]:r};e.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...e,play:this.#e,penalties:a}}};var pn={};st(pn,{Play:()=>Qr,Position:()=>rs,StaticHand:()=>as,solverQuery:()=>ss});var bo={mouse:6,pen:6,touch:12},Br=44;function pe(t,{small:e=!1}={}){let n=M(t);return n.current=t,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&qr(r,e,s=>n.current(o,s))}})}function qr(t,e,n){let o=t.currentTarget,r=e&&t.pointerType==="touch"?Br:0,s=null,a=null;o.hasPointerCapture(t.pointerId)&&o.releasePointerCapture(t.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==t.pointerId)return;let f=i.clientX-t.clientX,p=i.clientY-t.clientY,h=bo[t.pointerType]??bo.mouse;!s&&Math.hypot(f,p)<h||(s??=Hr(o),s.style.transform=`translate(${f}px, ${p-r}px) scale(1.08)`,l(_o(i,r)))},u=i=>{i.pointerId===t.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",u),removeEventListener("pointercancel",u),l(null),s&&(s.remove(),o.classList.remove("lifted"),Wr(),i.type==="pointerup"&&n(_o(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",u),addEventListener("pointercancel",u)}function Hr(t){let{left:e,top:n,width:o,height:r}=t.getBoundingClientRect(),s=t.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${e}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),t.classList.add("lifted"),s}function _o({clientX:t,clientY:e},n){let o=r=>document.elementFromPoint(t,r)?.closest("[data-drop]")??null;return o(e-n)??o(e)}function Wr(){let t=n=>{e(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},e=()=>{removeEventListener("click",t,{capture:!0}),removeEventListener("pointerdown",e,{capture:!0})};addEventListener("click",t,{capture:!0}),addEventListener("pointerdown",e,{capture:!0})}function fe(t,e,n){let o=N(n),{kind:r,oldCells:s}=e===null?{kind:"form",oldCells:[]}:Yr(N(e),o),a=[...t],l=p=>{let h=a.indexOf(p);return h>=0&&a.splice(h,1),h>=0},c=[],u=o.map(({letter:p,master:h},m)=>{let g=s[m];if(g)return{letter:p,master:g.master,from:"table"};let $=!h&&l(p)?p:l(O)?O:null;return $===null?{letter:p,master:h,from:"none"}:(c.push($),{letter:p,master:$===O,from:"hand"})}),i=u.every(({letter:p,from:h})=>p&&h!=="none"),f=c.length>0&&u.length>1;return{kind:i&&f?r:null,cells:u,cards:c,laid:Mt(u)}}function Yr(t,e){if(e.length<t.length)return{kind:null,oldCells:[]};if(e.length>t.length){let r=0,s=e.map(({letter:a,master:l})=>{let c=t[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===t.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=e.some(({letter:r},s)=>r!==t[s].letter);return{kind:"substitute",oldCells:e.map(({letter:r,master:s},a)=>{let l=t[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function xo({kind:t,laid:e},n){return t===null?null:t==="form"?{action:t,laid:e}:{action:t,target:n,laid:e}}var et={target:null,text:"",caret:0,chosen:null},Rt=(t,e)=>({...et,target:t,text:e,caret:N(e).length});function wo(t){return t.action==="draw"?ct(et,t.discard):Rt(t.target??null,t.laid)}function ct(t,e,n=null){let{chosen:o,caret:r}=t,s=N(t.text),a=e===O?{letter:"",master:!0}:{letter:e,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...t,text:Mt(s),caret:l?r:c+1,chosen:null}}function sn(t,e,n){let o=N(t.text),r=n!==null&&N(n).length===o.length;o.splice(e,1,...r?[N(n)[e]]:[]);let s=Math.min(t.caret,o.length);return{...t,text:Mt(o),caret:s,chosen:null}}function ko(t,e){let n=N(t.text);return n[n.findIndex(o=>!o.letter)]={letter:e,master:!0},{...t,text:Mt(n)}}function To(t,e,n,o){let[r,s]=e.split(">",2);if(s!==void 0){let a=o.findIndex(l=>yo(l)===yo(r));if(a>=0)return Rt(a,s)}return{...t,text:e,caret:N(e.slice(0,n)).length,chosen:null}}var yo=t=>N(t).map(({letter:e})=>e).join("");var Kr=new Set,zr=12;function an({observation:t,points:e,target:n=null,fresh:o=Kr,onWord:r=null}){let{table:s=[],pile:a="",stock:l=0}=t,c=a.at(-1),u=M(null);return L(()=>{let i=u.current,f=i?.querySelector(".fresh:last-child, .fresh");i&&f instanceof HTMLElement&&(i.scrollTop=f.offsetTop-i.clientHeight/2)},[s.join()]),d`
    <section class="felt" aria-label="Table">
      <div class="piles">
        <figure data-drop="blind">
          <span class="tile card back" role="img" aria-label=${w(l,"card")}>
            ${l}
          </span>
          <figcaption>Stock</figcaption>
        </figure>
        <figure data-drop="exposed">
          ${c?d`<${lt} card=${c} points=${e} />`:d`<span class="tile card none" role="img" aria-label="No exposed card"></span>`}
          <figcaption>Exposed</figcaption>
        </figure>
      </div>
      <ul
        ref=${u}
        class="laid-words ${s.length>zr?"many":""}"
        aria-label="Words on the table"
      >
        ${s.length===0&&d`<li class="nothing">No words yet</li>`}
        ${s.map((i,f)=>{let p=d`<${tt} laid=${i} />`,h=d`
            <button
              type="button"
              class="laid-word"
              data-drop=${`word ${f}`}
              aria-pressed=${f===n}
              aria-label=${`Change ${F(i)}${o.has(f)?", new":""}`}
              onClick=${()=>r?.(f)}
            >
              ${p}
            </button>
          `;return d`
            <li key=${f} class=${o.has(f)?"fresh":""}>${r?h:p}</li>
          `})}
      </ul>
    </section>
  `}var ln=({games:t})=>t.filter(({game:e})=>Object.hasOwn(vo,e));function Mi(t,e){let n=ln(t);return n.find(({game:o})=>o===e)??n[0]}var Ri=({games:t},e)=>t.find(({game:n})=>n===e)?.title??e,he=({words:t},e)=>t&&e.includes(t)?t:e[0],cn=t=>t.replaceAll("_"," "),Ni=t=>!!t.without_challenges,Di=(t,e)=>({base:e,...t.without_challenges});function Fi(t,{ruleset:e,...n}){let o=e.replace(/, changed$/,""),r=`${cn(o)} rules`,s=Object.entries(t.without_challenges??{});return s.length&&s.every(([a,l])=>n[a]===l)?`${r}, false words are refused`:o===e?r:`${r}, changed`}function Ui(t,e){let n=typeof e=="string"?e:JSON.stringify(e);return`#/rules/${t}?${new URLSearchParams({ruleset:n})}`}function ji(t){let e=t.get("ruleset");if(!e?.startsWith("{"))return e;try{return JSON.parse(e)}catch{return e}}var un=[["auto","Auto"],["light","Light"],["dark","Dark"]];function dn(){let t=co();return un.some(([e])=>e===t)?t:"auto"}function Xr(){let t=dn();document.documentElement.style.colorScheme=t==="auto"?"":t}function Co(t){uo(t),Xr()}function nt({label:t,id:e,hint:n,value:o,onInput:r,...s}){return d`
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
  `}function me({label:t,id:e,hint:n,value:o,options:r,onChange:s}){return d`
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
  `}function $e({info:t,...e}){let n=t.rulesets.map(o=>[o,cn(o)]);return d`<${me} label="Rules" id="ruleset" options=${n} ...${e} />`}function ge({dictionaries:t,...e}){let n=t.map(o=>[o,o]);return d`<${me} label="Dictionary" id="dictionary" options=${n} ...${e} />`}function wt({label:t,value:e,options:n,onChange:o}){return d`
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
  `}function Gi(){let[t,e]=v(dn);return d`
    <div class="row theme">
      <span class="hint" aria-hidden="true">Theme</span>
      <${wt} label="Theme" value=${t} options=${un} onChange=${o=>{Co(o),e(o)}} />
    </div>
  `}function Ki({server:t,view:e,game:n}){return d`
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
  `}function kt({columns:t,rows:e,classes:n="",rowHeads:o=!1}){let r=t.filter(a=>a!==!1),s=r.map(({number:a})=>a?"number":void 0);return d`
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
  `}function be({undo:t,canUndo:e}){return d`<button type="button" disabled=${!e} onClick=${t}>Undo</button>`}function ot({text:t}){return d`<p class="problem" role="alert" hidden=${!t}>${t}</p>`}var Jr={hand:"from your hand",table:"on the table",none:"not in your hand"};function So({draft:t,word:e,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=e,u=({target:f})=>r(f.value,f.selectionStart??0),i=f=>d`
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
          <${Vr}
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
      <${nt}
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
  `}function Vr({cell:{letter:t,master:e,from:n},place:o,chosen:r,points:s,...a}){let l=e?`Master${t?` for ${t}`:""}`:t,c=n==="table"?"choose it to be replaced":"take it back";return d`
    <${G}
      classes=${`card from-${n}`}
      letter=${t}
      wild=${e}
      points=${s[e?O:t]??null}
      aria-label=${`${l}, ${Jr[n]}: ${c}`}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function Qr({id:t,view:e,rules:n,canAct:o,act:r,suggested:s,onDraft:a,notice:l}){let{observation:c}=e,{hand:u="",table:i=[]}=c,f=ns(e.seat,c.history),p=[f,u,...i].join(" "),[h,m]=v(()=>({...et,...le(t,p)}));At(()=>m(et),[u,f]),At(()=>{h.target!==null&&m(et)},[i.join()]),L(()=>_t(t,{draft:{position:p,value:h}}),[p,h]),L(()=>{s&&m(wo(s))},[s]),L(a,[h.text,h.target]),no([h.text,h.target]);let g=h.target===null?null:i[h.target],$=fe(u,g,h.text),y=xo($,h.target),_=h.target===null&&$.cells.length===1?$.cards[0]:void 0,k=pe(S),b=e.seat!==null&&!e.over;function S({card:x,cell:rt=0},Be){let[B,C]=(Be??"").split(" "),P=Number(C);x===void 0?B!=="gap"&&B!=="cell"&&m(sn(h,rt,g)):B==="blind"||B==="exposed"?o&&r({action:"draw",discard:x,take:B}):B==="word"?m(ct(Rt(P,i[P]),x)):B==="gap"?m(ct(h,x,P)):B==="cell"?m(ct({...h,chosen:P},x)):B==="tray"&&m(ct(h,x))}function H(x){$.cells[x].from==="table"?m({...h,chosen:h.chosen===x?null:x}):m(sn(h,x,g))}function W(x){x.preventDefault(),y&&o&&r(y)}let E=d`
    <${an}
      observation=${c}
      points=${n.points}
      target=${h.target}
      fresh=${os(c.history,e.seat)}
      onWord=${b&&(x=>m(x===h.target?et:Rt(x,i[x])))}
    />
  `;return b?d`
    ${E}
    <form class="panel own-turn" aria-label="Your turn" onSubmit=${W}>
      ${l}
      <${ts}
        hand=${u}
        used=${$.cards}
        points=${n.points}
        onCard=${x=>m(ct(h,x))}
        draggable=${k}
      />
      <${So}
        draft=${h}
        word=${$}
        points=${n.points}
        draggable=${k}
        onType=${(x,rt)=>m(To(h,x,rt,i))}
        onCell=${H}
        onClear=${()=>m(et)}
        onGap=${x=>m({...h,caret:x,chosen:null})}
      />
      ${$.cells.some(({letter:x})=>!x)&&d`
          <${ue}
            label="The Master stands for"
            letters=${Object.keys(n.points).filter(x=>x!==O).sort()}
            onPick=${x=>m(ko(h,x))}
          />
        `}
      <${es}
        action=${y}
        discard=${_}
        observation=${c}
        canAct=${o}
        act=${r}
      />
    </form>
  `:E}var Zr=10;function ts({hand:t,used:e,points:n,onCard:o,draggable:r}){let s=M(null),a=M(null),l=K(t,e);return R(()=>{if(a.current===null||!Je())return;let c=l.findIndex((i,f)=>!i&&f>Number(a.current)),u=c<0?l.lastIndexOf(!1):c;s.current?.children[u]?.focus(),a.current=null},[e.join()]),d`
    <div
      ref=${s}
      class="hand cards ${t.length>Zr?"many":""}"
      role="group"
      aria-label="Your hand"
    >
      ${[...t].map((c,u)=>d`
          <${lt}
            key=${`${u}${c}`}
            card=${c}
            points=${n}
            disabled=${l[u]}
            onClick=${()=>{a.current=u,o(c)}}
            ...${r({card:c})}
          />
        `)}
    </div>
  `}function es({action:t,discard:e,observation:n,canAct:o,act:r}){let s=n.pile?.at(-1),a=i=>r({action:"draw",discard:e,take:i}),l=o&&e!==void 0,c=e?z(e):"a card",u=t?en(t,n):"play the word";return d`
    <div class="row actions">
      <button class="main" disabled=${!o||!t}>
        ${u[0].toUpperCase()+u.slice(1)}
      </button>
      <button type="button" disabled=${!l||!s} onClick=${()=>a("exposed")}>
        Discard ${c}, take ${s?z(s):"the exposed card"}
      </button>
      <button type="button" disabled=${!l} onClick=${()=>a("blind")}>
        Discard ${c}, take from the stock
      </button>
    </div>
    ${o&&!l&&d`<p class="hint">To draw, put only the card that you discard into the tray.</p>`}
  `}var ns=(t,e=[])=>e.filter(({player:n,action:o})=>n===t&&!["accept","challenge"].includes(o.action)).length;function os(t=[],e){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of t){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===e||e===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==e&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}var rs=({observation:t,rules:e})=>d`<${an} observation=${t} points=${e.points} />`,ss=({table:t=[]},e)=>({position:[e,...t].join(" ")}),as=({hand:t,label:e})=>d`<${xt} cards=${t} label=${e} />`;function Eo({end:t,names:e,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:u=[]}=t,i=Object.values(c).some(p=>p!==0),f=p=>{let h=r[p]??(p===n?t.hand:"");return[u.includes(p)?d`${e[p]} <span class="tag">out of the game</span>`:e[p],h?d`<${xt} cards=${h} />`:s[p]?w(s[p],"card"):"none",i&&Y(c[p]??0),Y(a[p]),d`<strong>${l[p]}</strong>`]};return d`
    <${is} end=${t} names=${e} rules=${o} />
    <p class="hint">
      Cards left in a hand cost their points. The fewest points win; a player with${" "}
      ${o.out_at} or more is out of the game.
    </p>
    <${kt}
      rowHeads
      columns=${[{title:"Player"},{title:"Cards left"},i&&{title:"Challenges",number:!0},{title:"This round",number:!0},{title:"Score",number:!0}]}
      rows=${[...e.keys()].filter(p=>p in s).map(p=>({key:p,cells:f(p)}))}
    />
  `}function is({end:{why:t,winner:e,play:n,left:o},names:r,rules:s}){if(t!=="out"||!n||!("laid"in n.action)){let l=w(s.guard*Object.keys(o).length,"turn");return d`<p>No hand has become smaller for ${l}, so all cards are counted.</p>`}let a=n.old?`: ${F(n.old)} became`:" with";return d`
    <p class="row">
      <strong>${r[e??0]} went out${a}</strong>
      <${tt} laid=${n.action.laid} />
    </p>
  `}var fn={};st(fn,{RULESET_NOTES:()=>ls,parts:()=>cs,values:()=>ve});var Lo=({counts:t})=>Object.values(t).reduce((e,n)=>e+n,0),_e=({squares:t})=>`${t.length} x ${t[0].length} squares`;function ye(t){let e=w(t.counts[t.blank]??0,"blank");return{tiles:`${w(t.rack,"tile")} each, from a bag of ${Lo(t)} with ${e}.`,begins:"The player who draws the letter nearest to A begins; a blank comes before A."}}var xe="Lay tiles in one row or column, without a gap, so that they touch others on the board. All letters that then stand side by side, across and down, must form words.",we="Each word that a play forms or makes longer scores the points of its letters.",ke=({exchange_from:t})=>[`Exchange tiles for others, as long as the bag has ${t} or more.`,"Pass."],Te=({rack:t})=>`After a play you draw from the bag until you have ${t} tiles again.`,Nt=({bonus:t})=>t.map((e,n)=>e?`${w(n,"tile")} in one play score ${w(e,"point")} more.`:"").filter(Boolean).join(" ");function ve(t){let{values:e,counts:n,blank:o}=t,r=new Map;for(let[s,a]of Object.entries(n)){let l=`${s===o?"blank":s} ×${a}`;r.set(e[s],[...r.get(e[s])??[],l])}return{title:"The tiles",columns:["Points","Tiles, and how many"],rows:[...r].sort(([s],[a])=>s-a).map(([s,a])=>[s,a.join(" ")]),note:`${Lo(t)} tiles.`}}var ls={standard:"From the README of the original program, with its gaps filled.",classic_poc:"The numbers in the code of the original program."};function cs(t){return[{title:"Aim",facts:{aim:"Lay words for points, as in Scrabble; the highest score wins.",bombs:`Under the board of ${_e(t)} ${w(t.bombs,"bomb")} lie hidden.`}},{title:"The start",facts:{...ye(t),first:"The first play needs two tiles or more, and may lie anywhere."}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[xe,...ke(t)],refused:mt,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens those squares, too, and so on.",blank:"A blank stands for no letter in particular. A word with blanks is valid if some letters in their place make one; they may differ from word to word and from turn to turn. A blank scores nothing.",draw:Te(t)}},{title:"Points",facts:{words:we,numbers:`The number under a new tile multiplies: ${us(t)}.`,bomb:"If a new tile lies on a bomb, all words through it score nothing. In later plays its letter scores as any other.",bonus:Nt(t)&&`${Nt(t)} A bomb does not change that.`}},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left.",zeros:`It is also over when a player has had ${w(t.zeros,"turn")} in a row without a point: passes, exchanges or bombs.`,held:"All lose the points of the tiles that they hold; nobody gains them."}}]}function us({multipliers:t}){let e=new Map;return t.forEach(([n,o],r)=>{let s=ps(n,o);e.set(s,[...e.get(s)??[],r])}),[...e].map(([n,o])=>`${ds(o)} ${n}`).join("; ")}function ds(t){let[e]=t,n=t[t.length-1];return t.length>2&&n-e===t.length-1?`${e} to ${n}`:D(t)}function ps(t,e){return e?[t!==1&&`the letter by ${t}`,e!==1&&`the word by ${e}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var mn={};st(mn,{RULESET_NOTES:()=>fs,parts:()=>hs,values:()=>bs});var fs={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with other penalties."};function hs(t){let e=`two packs if ${t.two_packs_from} or more play`,n=t.max_exchanged===null?"one or more cards":w(t.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of your cards. The player who lays the last one ends the round; the others score the points of the cards that they hold.",out:`Points are bad: with ${t.out_at} or more you are out of the game.`,won:"The last player left wins, or after a set number of rounds the fewest points."}},{title:"The deal",facts:{cards:`${w(t.cards_each,"card")} each, from a pack of ${Oo(t.pack)} (${e}). The other cards are the stock; its top card lies exposed beside it.`,dealer:"Each player draws a card; the highest deals first (A is the highest), and the next player begins.",later:ms[t.later_dealer]}},{title:"A turn",facts:{lead:"Choose one of these actions. You cannot pass.",ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${n} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, and the E is yours.`,"Discard a card, and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:t.same_word_exchange?"A word may stay the same if a Master in it is changed for the card of its letter, or a card for your Master.":"A change must make another word.",stock:$s[t.renewal]}},{title:"Challenges",facts:gs(t)},{title:"The end of a round",facts:{end:"A round is over when a hand is empty and the last word stands. If all players are out of the game at once, the lowest score wins.",guard:`It is also over when in ${w(t.guard,"turn")} of each player no hand has become smaller. Then all score the cards that they hold.`}}]}var ms={rotation:"In later rounds the players deal in turn.",starter:"In later rounds the player who began the last round deals."},$s={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function gs({strict:t,right_challenger:e,right_offender:n,wrong_challenger:o}){return t?{refused:mt}:{may:"Any word may be laid, valid or not. Each of the others may challenge it, until one does.",right:`If it is not in the dictionary, the cards go back, and the turn is lost${[hn("the challenger",e),hn("the player",n)].join("")}.`,wrong:`If it is, the word stays${hn("the challenger",o)}.`,refused:te}}function hn(t,e){if(!e)return"";let n=w(Math.abs(e),"point");return e>0?`; ${t} gets ${n}`:`; ${t} has ${n} taken off`}function bs({points:t,pack:e}){let n=new Map;for(let[o,r]of Object.entries(e)){let s=t[o],a=`${s} ${r}`,l=n.get(a)??{each:s,count:r,cards:[]};l.cards.push(o===O?"Master":o),n.set(a,l)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...n.values()].sort((o,r)=>r.each-o.each||r.count-o.count).map(({each:o,cards:r,count:s})=>[o,r.join(" "),s]),note:`${Oo(e)} cards in a pack.`}}var Oo=t=>Object.values(t).reduce((e,n)=>e+n,0);var gn={};st(gn,{RULESET_NOTES:()=>ys,parts:()=>xs,values:()=>ve});var Ce=t=>String.fromCharCode(65+t),ut=({row:t,column:e})=>`${t+1}${Ce(e)}`,A=({row:t,column:e})=>`${t},${e}`,q=(t,{row:e,column:n})=>(t[e]?.[n]??".")!==".",X=({row:t,column:e},n,o=1)=>n?{row:t+o,column:e}:{row:t,column:e+o};function $n(t){let[e]=t.match(/\p{L}/u)??["A"];return{row:parseInt(t.replace(/\D/g,""),10)-1,column:e.toUpperCase().charCodeAt(0)-65,down:t.startsWith(e)}}function Tt({at:t,word:e}){let{down:n,...o}=$n(t),r=[],s=o;for(let a of e.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=X(s,n,l?a.length-2:1)}return r}function Po(t,e,n){let o=f=>q(t,f)?`(${t[f.row][f.column]})`:e.find(p=>A(p)===A(f))?.letter,r=_s(t,e,n);if(r===null)return{fault:"line"};let s=e.reduce((f,p)=>f.row+f.column<=p.row+p.column?f:p);for(let f=s;o(f);f=X(f,r,-1))s=f;let{row:a,column:l}=s,c=r?`${Ce(l)}${a+1}`:ut(s),u="",i=0;for(let f;f=o(s);s=X(s,r))u+=f,f.startsWith("(")||(i+=1);return i<e.length?{fault:"gap"}:{play:{action:"play",at:c,word:u.replaceAll(")(","")}}}function _s(t,e,n){let[o]=e;if(e.length>1)return e.every(({row:s})=>s===o.row)?!1:e.every(({column:s})=>s===o.column)?!0:null;let r=s=>q(t,X(o,s,-1))||q(t,X(o,s));return!r(!1)&&(r(!0)||n)}var ys={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function xs(t){return[{title:"Aim",facts:{aim:"Lay words for points; the highest score wins."}},{title:"The start",facts:{board:`The board has ${_e(t)}.`,...ye(t),first:`The first play needs two tiles or more${ws(t)}.`}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[xe,...ke(t)],blank:"You choose a letter for a blank when you lay it. The blank keeps that letter, and scores nothing.",draw:Te(t)}},{title:"Points",facts:{words:we,squares:Ts(t),bonus:Nt(t)}},{title:"Challenges",facts:ks[t.challenge]},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left. That player gains the points of the tiles that the others hold.",zeros:`It is also over after ${w(t.scoreless_turns,"turn")} in a row without a point, counting all players.`,held:"All lose the points of the tiles that they hold. If scores are equal, the one that was higher before wins."}}]}function ws({start:t}){return t?`, one of them on the star (${ut({row:t[0],column:t[1]})})`:""}var Dt=t=>({may:"Any words may be laid, valid or not. Each of the others may challenge them, all together, until one does.",right:"If one of them is not in the dictionary, the tiles go back, and the turn is lost.",wrong:`If all of them are, ${t}.`,refused:te}),ks={rules:Dt("the challenger loses the next turn"),double:Dt("the challenger loses the next turn, which counts as one without a point"),single:Dt("nothing happens"),five:Dt("the play scores 5 points more"),ten:Dt("the play scores 10 points more"),void:{refused:mt}};function Ts({squares:t}){let e=s=>[...new Set(t.flat().map(a=>a[s]))].filter(a=>a!==1).sort(),n=e(0),o=e(1),r=[n.length?`the letter by ${D(n,"or")}`:"",o.length?`the word by ${D(o,"or")}`:""].filter(Boolean);return r.length?`Marked squares multiply ${D(r)}, in the play that lays a tile on them.`:""}var Se=8,vs=[["","Any"],...Array.from({length:Se-1},(t,e)=>[`${e+2}`,e+2<Se?`${e+2}`:`${Se} or more`])],Ee=(t,e,n)=>e.toUpperCase().split(/\s+/).every(o=>t.includes(o)||o===n),Le=(t,e)=>`${Math.min(t.length,Se)}`===e;function Mo(t){let[e,n]=v({}),o=t.filter(({id:r})=>e[r]?.trim());return{filters:t,values:e,isActive:o.length>0,set:(r,s)=>n(a=>({...a,[r]:s})),clear:()=>n({}),passing:r=>r.filter(s=>o.every(({id:a,test:l})=>l(s,e[a].trim())))}}function Ro({filters:t,values:e,isActive:n,set:o,clear:r}){return d`
    <div class="filters" role="group" aria-label="Filters">
      ${t.map(s=>d`
          <${Cs}
            key=${s.id}
            ...${s}
            value=${e[s.id]??""}
            onValue=${a=>o(s.id,a)}
          />
        `)}
      <button type="button" disabled=${!n} onClick=${r}>Clear filters</button>
    </div>
  `}function Cs({id:t,label:e,kind:n,hint:o,value:r,onValue:s}){switch(n){case"toggle":return d`
        <button
          type="button"
          class="toggle"
          aria-pressed=${r!==""}
          onClick=${()=>s(r?"":"on")}
        >
          ${e}
        </button>
      `;case"length":return d`
        <${me} label=${e} id=${t} value=${r} options=${vs} onChange=${s} />
      `;default:return d`
        <${nt}
          label=${e}
          id=${t}
          type=${n==="text"?"search":"number"}
          min=${n==="number"?0:void 0}
          placeholder=${o}
          value=${r}
          onInput=${s}
        />
      `}}var No=20,dt=1e3;function Ae({question:t,whole:e=null,onWhole:n,filters:o,tools:r,none:s,...a}){let[l,c]=v(No),u=Mo(o),{result:i,error:f,busy:p}=at("solve",t&&{...t,top:u.isActive?dt:l}),h=at("solve",t&&e&&{...e,top:0}).result,m=i?.rows[0],g=m&&("moves"in m?m.moves:"plays"in m?m.plays:void 0),$=m?.count??0,y=e&&h?.rows[0]?.count||$,_=u.isActive&&(g?.length??0)>=Math.min($,dt),k=g&&_?u.passing(g):g,b=_?k?.length??0:$,S=k?.slice(0,l);function H(){u.clear(),n?.()}return d`
    <section class="panel plays" aria-label="Plays" aria-busy=${p}>
      <div class="row">
        <h2 aria-live="polite">${g?Ls(b,y,_&&$>dt,_):"Plays"}</h2>
        ${r}
      </div>
      <${Ro} ...${u} isActive=${u.isActive||e!==null} clear=${H} />
      <${ot} text=${f??(m?.error&&Lt(m.error))} />
      ${!t||g&&y===0?d`<p>${s}</p>`:null}
      ${g&&y>0&&b===0&&d`
          <p>${_&&$>dt?Ss:Es(y)}</p>
          <button type="button" onClick=${H}>Show ${w(y,"play")}</button>
        `}
      ${S&&S.length>0&&d`<${As} ...${a} plays=${S} busy=${p} />`}
      ${S&&S.length<b&&d`<${Os} shown=${S.length} onMore=${c} />`}
    </section>
  `}var Ss=`None of the best ${w(dt,"play")} passes the filters.`,Es=t=>`The filters hide ${t===1?"the only play":`all ${w(t,"play")}`}.`;function Ls(t,e,n,o){let r=t.toLocaleString("en");if(n)return`${r} of the best ${w(dt,"play")}`;let s=w(e,"play");return o||t<e?`${r} of ${s}`:s}function As({plays:t,busy:e,columns:n,rowOf:o,note:r,classes:s}){return d`
    ${r&&d`<p class="hint">${r}</p>`}
    <${kt} classes=${s} columns=${n} rows=${t.map(a=>o(a,e))} />
  `}function Os({shown:t,onMore:e}){return t>=dt?d`<p class="hint">The other plays are not listed.</p>`:d`
    <button type="button" onClick=${()=>e(t+No)}>More plays</button>
  `}var Do="CATDOG* hat l[u]rch",Ps="* is the Master. In a table word, brackets mark its letter: l[u]rch.",Uo="Type your cards to see what you can play.",Ms=[["plays","Plays"],["plan","Plan"]],Rs=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Substitute"]];function jo({info:t,dictionaries:e,query:n}){let o=re(()=>n.get("position")??Do),{value:r,set:s}=o,[a,l]=v(t.rulesets[0]),[c,u]=v(he(t,e)),[i,f]=v("plays"),p=bt(()=>oe("lexicon",a),[a]).value;L(()=>ce("solver/lexicon",{position:r===Do?"":r}),[r]);let[h="",...m]=r.trim().split(/\s+/),g={hand:h,table:m,ruleset:a,dictionary:c};return d`
    <section class="panel" aria-label="Position">
      <${nt}
        label="Your cards, then the words on the table"
        id="position"
        class="large"
        value=${r}
        onInput=${$=>s($)}
        hint=${Ps}
        data-undo
      />
      <${Ns}
        hand=${h}
        table=${m}
        points=${p&&"points"in p?p.points:void 0}
      />
      <div class="row">
        <${$e} info=${t} value=${a} onChange=${l} />
        <${ge}
          dictionaries=${e}
          value=${c}
          onChange=${u}
        />
        <${wt} label="What to find" value=${i} options=${Ms} onChange=${f} />
        <button type="button" disabled=${!r} onClick=${()=>s("")}>Clear</button>
        <${be} ...${o} />
      </div>
    </section>
    ${i==="plays"?d`<${Ds} ...${g} onText=${s} />`:d`<${Is} ...${g} />`}
  `}function Ns({hand:t,table:e,points:n}){return/^[\p{L}*?]+$/u.test(t)?d`
    <div class="felt">
      <span class="cards" role="group" aria-label="Hand">
        ${[...Io(t)].map(o=>d`<${lt} card=${o} points=${n} />`)}
      </span>
      ${e.map(o=>d`<${tt} laid=${o} />`)}
    </div>
  `:null}var Io=t=>t.toUpperCase().replaceAll("?",O);function Ds({hand:t,table:e,ruleset:n,dictionary:o,onText:r}){let[s,a]=v("all"),l={positions:[{hand:t,table:e}],game:"lexicon",ruleset:n,dictionary:o},c=s==="all";return d`
    <${Ae}
      question=${t?c?l:{...l,actions:[s]}:null}
      whole=${c?null:l}
      onWhole=${()=>a("all")}
      filters=${js}
      tools=${d`
        <${wt} label="Kinds of plays" value=${s} options=${Rs} onChange=${a} />
      `}
      none=${Fs(t,e,o)}
      classes="folds"
      columns=${[{title:"Word"},{title:"Action"},{title:"Cards left"},{title:"Points left",number:!0},{title:"Lay"}]}
      rowOf=${(u,i)=>({key:`${u.action} ${u.target} ${u.laid} ${u.left}`,cells:[d`<${tt} laid=${u.laid} />`,Fo(u,e),Bo(u.left),u.left_points,u.left?d`
                <button
                  type="button"
                  disabled=${i}
                  aria-label=${`Lay ${F(u.laid)}, ${Fo(u,e)}`}
                  onClick=${()=>r(Us(u,e))}
                >
                  Lay
                </button>
              `:""]})}
    />
  `}function Fs(t,e,n){return t?e.length?`These cards form no word of the dictionary ${n}, and they fit into no word on the table. Discard a card and draw another.`:`These cards form no word of the dictionary ${n}. Discard a card and draw another, or add the words on the table: your cards may fit into them.`:Uo}function Us({target:t,laid:e,left:n},o){let r=t===void 0?[...o,e]:o.with(t,e);return[n,...r].join(" ")}var js=[{id:"find",label:"Find",kind:"text",hint:"QU",test:({word:t},e)=>Ee(t.toUpperCase(),e)},{id:"most",label:"Max. points left",kind:"number",test:({left_points:t},e)=>t<=Number(e)},{id:"length",label:"Letters",kind:"length",test:({word:t},e)=>Le(t,e)},{id:"all",label:"Uses all cards",kind:"toggle",test:({left:t})=>t===""}];function Fo({action:t,target:e},n){return e===void 0?t:`${t} ${t==="insert"?"into":"in"} ${F(n[e]??"")}`}var Bo=t=>t?d`<${xt} cards=${t} />`:d`<strong>none</strong>`;function Is({hand:t,ruleset:e,dictionary:n}){let{result:o,error:r,busy:s}=at("plan",t?{game:"lexicon",positions:[t],ruleset:e,dictionary:n}:null),a=o?.rows[0];return d`
    <section class="panel" aria-label="Plan" aria-busy=${s}>
      <h2 aria-live="polite">${a?.plans?qs(a.empties_in??null):"Plan"}</h2>
      <p class="hint">Words from the hand alone that leave the fewest points, turn by turn.</p>
      <${ot} text=${r??(a?.error&&Lt(a.error))} />
      ${!t&&d`<p class="hint">${Uo}</p>`}
      ${a?.plans&&d`
          <${kt}
            classes="folds"
            columns=${[{title:"Turns",number:!0},{title:"Words"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${a.plans.map(({turns:l,words:c,left:u,left_points:i})=>({key:l,cells:[l,Bs(t,c),Bo(u),i]}))}
          />
        `}
    </section>
  `}function Bs(t,e){let n=Io(t),o=e.map(r=>{let s=fe(n,null,r);for(let a of s.cards)n=n.replace(a,"");return s.laid});return d`
    <span class="words">
      ${o.length?o.map(r=>d`<${tt} laid=${r} />`):"none"}
    </span>
  `}var qs=t=>t===null?"Not all cards can be played":`All cards played in ${w(t,"turn")}`;var qo=".",Ho="*",Oe="✹",Yo="⚑",Hs="★",Wo={2:"double",3:"triple",4:"quadruple"},U=t=>"multipliers"in t;function Go(t,e,n){let{row:o,column:r}=t,s=A(t),a=n.laid?.get(s),l=q(n.rows,t)?n.rows[o][r]:null,c=a?a.letter:l,u=n.opened?n.opened[o]?.[r]??qo:null,i=u===qo,f=u===Ho,p=u===null||i||f?null:Number(u),h=p!==null&&U(e);return{name:ut(t),letter:c,isLaid:a!==void 0,closed:i,hit:f,number:p,premium:h?e.multipliers[p]:e.squares[o][r],start:e.start?.[0]===o&&e.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:f||i&&n.bombs?.[o]?.[r]===Ho,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r}}function Ko({closed:t,hit:e,bomb:n,number:o,premium:r,chance:s,cursor:a,last:l}){return[t?"closed":bn(r),o!==null&&"open",e&&"hit",n&&"bomb",s!==null&&"odds",a&&"cursor",l&&"last"].filter(Boolean).join(" ")}function zo({closed:t,bomb:e,number:n,premium:o,chance:r,flagged:s,start:a}){return e?Oe:r!==null?ht(r):s?Yo:n!==null?n:t?"":a?Hs:Ws(o)}var Xo=({hit:t,number:e})=>t?Oe:e,Jo=({flagged:t,chance:e})=>t&&e!==null?Yo:null;function Vo(t,e){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:u,isLaid:i}=t;return[n,e??"empty",i&&"being laid",o&&"closed",r&&"bomb",s!==null&&`${w(s,"bomb")} around`,e===null&&Ys(a),e===null&&u&&"start",c&&"flagged",l!==null&&`${ht(l)}% chance of a bomb`].filter(Boolean).join(", ")}function bn([t,e]){return t>1&&e>1?"both":t>1?`letter${t}`:e>1?`word${e}`:e===0?"zero":"plain"}var Ws=([t,e])=>`${t>1?`${t}L`:""}${e===1?"":`${e}W`}`;function Ys([t,e]){return e===0?"word worth nothing":[t>1&&`${Wo[t]??`${t} times`} letter`,e>1&&`${Wo[e]??`${e} times`} word`].filter(Boolean).join(", ")}var _n={laid:[],cursor:null,down:!1};function Ne({start:t,squares:e}){let[n,o]=t??[e.length>>1,e[0].length>>1];return{row:n,column:o}}var Pe=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:n}){return this.rules.squares[e]?.[n]!==void 0}point(e,n){return e.cursor&&A(e.cursor)===A(n)?{...e,down:!e.down}:{...e,cursor:n}}arrow(e,n,o){let r=e.cursor??Ne(this.rules);return n!==e.down?{...e,cursor:r,down:n}:this.advanced({...e,cursor:r},o)}advanced(e,n=1){let o=X(e.cursor,e.down,n);return this.isOnBoard(o)?{...e,cursor:o}:e}},Me=class extends Pe{constructor(e,n,o){super(e),this.rows=n,this.rack=o,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){let n=K(this.rack,e.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,n){return e.laid.find(o=>A(o)===A(n))}#e(e,n){let o=n;for(;q(this.rows,o)||this.laidAt(e,o);)o=X(o,e.down);return this.isOnBoard(o)?o:null}lay(e,n,o,r=""){if(q(this.rows,n)||!this.left(e).includes(o))return e;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(e,n),l=o===this.blank?s:o;return{...e,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(e,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:n,column:o},s,r)}layAtCursor(e,n,o=""){let r=e.cursor&&this.#e(e,e.cursor),s=r?this.lay(e,r,n,o):e;return!r||s===e?e:{...s,cursor:this.#e(s,r)??r}}type(e,n,o=!1){let r=n.toUpperCase();return!o&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,n):e}back(e){if(!e.cursor)return e;let n=e.cursor;if(!this.laidAt(e,n))do n=X(n,e.down,-1);while(q(this.rows,n));return this.laidAt(e,n)?{...this.takeBack(e,n),cursor:n}:e}takeBack(e,n){return{...e,laid:e.laid.filter(o=>A(o)!==A(n))}}withoutTaken(e){return{...e,laid:e.laid.filter(n=>!q(this.rows,n))}}move(e,n,o){let r=this.laidAt(e,n);return!r||q(this.rows,o)?e:this.lay(this.takeBack(e,n),o,r.tile,r.letter)}chooseLetter(e,n){let o=e.laid.findIndex(s=>!s.letter),r={...e.laid[o],letter:n.toLowerCase()};return{...e,laid:e.laid.with(o,r)}}},Re=class extends Pe{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#e(e)}#e(e){return U(this.rules)&&/^[0-8*]$/.test(e)}type(e,n,o=!1){let r=this.advanced(e),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&e.opened?{...r,opened:Ft(e.opened,e.cursor,n)}:{...r,rows:Ft(e.rows,e.cursor,s)}}lay(e,n){let o=n.reduce((r,s)=>Ft(r,s,s.letter),e.rows);return{...e,rows:o}}back(e){let{rows:n,opened:o,cursor:r}=e;return{...this.advanced(e,-1),rows:Ft(n,r,"."),opened:o&&Ft(o,r,".")}}};function Ft(t,{row:e,column:n},o){return t.with(e,t[e].slice(0,n)+o+t[e].slice(n+1))}var jt=({squares:t})=>t.map(e=>".".repeat(e.length));function De(t,e){let n=e.split(/[\n/]/);return jt(t).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var Qo={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},Gs="!";function Fe(t,e,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=e.cursor?e:{...e,cursor:Ne(t.rules)},c=({key:u,shiftKey:i})=>u in Qo?t.arrow(e,...Qo[u]):u===" "?{...l,down:!l.down}:u==="Backspace"||u==="Delete"?t.back(l):t.accepts(u)?t.type(l,u,i):void 0;return u=>{let{key:i}=u;if(u.ctrlKey||u.metaKey||u.altKey)return;if(s&&(i===Gs||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let p=i==="Enter"?o:r;if(!p)return;p()}else{let p=c(u);if(p===void 0)return;n(p)}u.preventDefault()}}var Ks=15;function It({label:t,rules:e,onKey:n,onSquare:o,onFlag:r,draggable:s,score:a,...l}){let c=M(null),{cursor:u,down:i}=l,f=A(u??Ne(e));R(()=>{u&&c.current?.contains(document.activeElement)&&c.current.querySelector('[tabindex="0"]')?.focus()},[u?.row,u?.column]);let p=(m,g)=>{let $={row:m,column:g},y=A($),_=Go($,e,l),{letter:k,chance:b}=_,S=o&&{tabindex:y===f?0:-1,"data-home":y===f?"play":void 0,"data-drop":`square ${m} ${g}`,onClick:()=>o($),onContextMenu:r&&(H=>{H.preventDefault(),r($)}),..._.isLaid&&s?.({square:$})};return d`
      <div
        key=${g}
        role="gridcell"
        class="square ${Ko(_)}"
        style=${b===null?void 0:{"--chance":b}}
        aria-label=${Vo(_,k===null?null:yn(k,e))}
        ...${S}
      >
        ${k===null?d`
                <span class="sign" aria-hidden="true">${zo(_)}</span>
                <span class="flag" aria-hidden="true">${Jo(_)}</span>
              `:d`
                <${zs}
                  letter=${k}
                  classes=${_.isLaid?"laid":""}
                  corner=${Xo(_)}
                  rules=${e}
                />
              `}
        ${a?.key===y&&d`<span class="sum" aria-hidden="true">${a.text}</span>`}
      </div>
    `},h=[...e.squares[0].keys()];return d`
    <div
      class="board-frame ${h.length>Ks?"large":""}"
      style=${{"--columns":h.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${h.map(m=>d`<span key=${m}>${Ce(m)}</span>`)}
      </div>
      <div class="coordinates rows" aria-hidden="true">
        ${e.squares.map((m,g)=>d`<span key=${g}>${g+1}</span>`)}
      </div>
      <div
        ref=${c}
        class="board ${i?"down":""}"
        role="grid"
        aria-label=${t}
        aria-readonly=${o?void 0:"true"}
        onKeyDown=${n}
      >
        ${e.squares.map((m,g)=>d`
            <div role="row" class="board-row" key=${g}>
              ${h.map($=>p(g,$))}
            </div>
          `)}
      </div>
    </div>
  `}var Zo=(t,e)=>t===""||t===e.blank,tr=t=>t!==t.toUpperCase();function zs({letter:t,classes:e,corner:n,rules:o}){let r=Zo(t,o),s=r||tr(t);return d`
    <${G}
      classes=${e}
      letter=${r?"":t.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[t]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function yn(t,e){return Zo(t,e)?"blank":tr(t)?`blank for ${t.toUpperCase()}`:`${t}, ${w(e.values[t],"point")}`}var Ue={};st(Ue,{actionText:()=>Xs,endFacts:()=>ea,eventText:()=>Js,lettersOf:()=>J,pastActionText:()=>Bt,tilesText:()=>vt});var J=t=>t.replace(/[()]/g,"");function er(t){let e=[...t.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=J(t).toUpperCase();if(!e.length)return n;let o=D(e.map(r=>r.toUpperCase()));return`${n} (${o} ${e.length>1?"blanks":"a blank"})`}function vt(t){let e=t.replace(/[?_]/g,""),n=t.length-e.length,o=n>1?`${n} blanks`:"a blank";return[e,n&&o].filter(Boolean).join(" and ")}var Xs=t=>nr(t).filter(Boolean).join(" ");function Bt(t,e,n=""){let[o,r]=nr(t);return`${[I(e,o),r,n].filter(Boolean).join(" ")}.`}function nr(t){switch(t.action){case"play":return["play",`${er(t.word)} at ${t.at}`];case"exchange":return["exchange",vt(t.tiles)];default:return[t.action,""]}}function Js(t,e){switch(t.event){case"start draw":return`Tiles drawn for the start: ${t.players.map((o,r)=>`${e[o]} ${vt(t.tiles[r])}`).join(", ")}.`;case"turn":return ta(t,e[t.player]);case"lost turn":return`${I(e[t.player],"lose")} a turn for a wrong challenge.`;case"deal":return`${I(e[t.starter],"begin")}.`;case"game end":return Zs(t,e);case"forfeit":return Zt(t,e);case"taken back":return`The play of ${e[t.player]} is taken back.`;case"points":return`${e[t.player]} ${Y(t.points)} ${Vs[t.why]}.`;default:return null}}var Vs={challenge:"for a play that was challenged and stands",time:"for time",tiles:"for tiles left"},Qs={out:"a rack and the bag are empty",scoreless:"too many turns in a row without points",zeros:"too many turns in a row without points"};function Zs({why:t,adjustments:e,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=e.some(Boolean)?` Tiles left: ${r(e.map(Y))}.`:"";return`End of the game: ${Qs[t]}.${s} Scores: ${r(n)}.`}function ta(t,e){let{action:n,score:o=0,drawn:r,exchanged:s}=t,a=r?` Tiles drawn: ${vt(r)}.`:"";switch(n.action){case"play":{let l="hit"in t&&t.hit?.length?t.hit:null,c=l?` A bomb explodes at ${D(l)}.`:"";return`${Bt(n,e,`for ${o}`)}${c}${a}`}case"exchange":return`${Bt(n,e,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in t&&t.right?"The play is taken back.":"The play stands.";return`${Bt(n,e)} ${c}`}case"accept":return null;default:return Bt(n,e)}}function ea(t,e){let n=[],o=e.map(()=>0);for(let{event:c,player:u,action:i,score:f=0,right:p}of t)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){p&&(n=n.slice(0,-1));continue}o[u]+=1,i.action==="play"&&n.push({player:u,action:i,score:f})}let r=t.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,u)=>u.score-c.score)[0],a=e.map((c,u)=>{let f=n.filter(p=>p.player===u).map(({score:p})=>p).reduce((p,h)=>p+h,0);return`${c} ${(f/Math.max(1,o[u])).toFixed(1)}`});return[r&&Qt(r.winners,r.scores.toSorted(na),e),s&&`Best play: ${er(s.action.word)} at ${s.action.at} for ${s.score}, by ${e[s.player]}.`,`Points a turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var na=(t,e)=>e-t;function or(t,e,n){let o=U(n),[r,s]=v(null),[a,l]=v(null),[c,u]=v(()=>new Set(it(t)?.flags)),[i,f]=v(!1),p=M(e.seq);p.current=e.seq,R(()=>s(null),[e.seq]);let h=o&&e.over,m=bt(async()=>h?await oa(t):null,[t,h]).value;if(!o)return null;let{opened:g=[],bombs:$=n.bombs}=e.observation;async function y(){let k=g.length?g:jt(n),b=await $t("lexibomb.odds",{opened:k,bombs:$}).then(({probability:S})=>({odds:S,problem:null}),S=>({odds:null,problem:gt(S)}));p.current===e.seq&&(s(b.odds),l(b.problem))}function _(k){let b=new Set(c),S=b.delete(A(k));S||b.add(A(k)),u(b),_t(t,{flags:[...b]}),eo(`${ut(k)}: flag ${S?"removed":"set"}.`)}return{board:{opened:g,odds:r,flags:c,bombs:m},count:$,hits:g.join("").split("*").length-1,toggleFlag:_,flagging:i,toggleFlagging:()=>f(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):y(),problem:a}}async function oa(t){return(await so(t)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function rr({field:t}){let e=(n,o,r=()=>{})=>d`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return d`
    ${e("Odds of bombs",t.hasOdds,t.toggleOdds)}
    ${e("Set flags",t.flagging,t.toggleFlagging)}
  `}function je({rules:t}){return d`
    <p class="hint" id="legend">
      A number counts the bombs around its square. New tiles there multiply:
    </p>
    <ul class="legend" aria-labelledby="legend">
      ${sa(t.multipliers).map(({premium:e,first:n,last:o})=>d`
          <li key=${n}>
            <span class="square open ${bn(e)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${ra(e)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label="bomb">${Oe}</span>
        its words score 0
      </li>
    </ul>
  `}function ra([t,e]){return[t!==1&&`letter × ${t}`,e!==1&&`words × ${e}`].filter(Boolean).join(", ")||"nothing"}function sa(t){let e=[];return t.forEach((n,o)=>{let r=e.at(-1);r&&String(r.premium)===String(n)?r.last=o:e.push({premium:n,first:o,last:o})}),e}var aa="RETINA",ia=[["equity","By equity"],["points","By points"]];function xn({info:t,...e}){let[n,o]=v(t.rulesets[0]),{value:r,error:s}=bt(()=>oe(t.game,n),[n]);if(!r)return d`<${ot} text=${s} />`;let a=d`
    <${$e} info=${t} value=${n} onChange=${o} />
  `;return d`
    <${la}
      key=${n}
      info=${t}
      rules=${r}
      rulesetChoice=${a}
      ...${e}
    />
  `}function la({info:t,rules:e,query:n,dictionaries:o,rulesetChoice:r}){let s=U(e),a=re(()=>({draft:{rows:De(e,n.get("board")??""),opened:s?De(e,n.get("opened")??""):null,cursor:null,down:!1},rack:n.get("rack")??aa+e.blank})),{draft:l,rack:c}=a.value,[u,i]=v(he(t,o)),[f,p]=v(null),h=new Re(e),{rows:m,opened:g}=l;function $(E,x=c){let rt=x===c&&[E.rows,E.opened].join()===[m,g].join();a.set({draft:E,rack:x},!rt)}let y=c.replace(/\s/g,"").toUpperCase(),_=jt(e),k=E=>!E||E.join()===_.join();L(()=>{let E=x=>!x||k(x)?"":x.join("/");ce(`solver/${e.game}`,{rack:c,board:E(m),opened:E(g)}),p(null)},[c,m,g]);let b=f?Tt(f):[],H=d`
    <button type="button" disabled=${!f} onClick=${()=>{let E=b.map(({letter:x})=>x===x.toUpperCase()?x:e.blank);$(h.lay(l,b),Z(y,E).join(""))}}>
      Lay ${f?J(f.word):"the play that is shown"}
    </button>
  `,W=E=>x=>$({...l,[E]:De(e,x)});return d`
    <div class="board-solver ${e.game}">
      <section class="panel" aria-label="Position">
        <${nt}
          label="Your tiles"
          id="rack"
          class="large"
          value=${c}
          onInput=${E=>$(l,E)}
          hint=${`${e.blank} is a blank.`}
        />
        <div class="row">
          ${r}
          <${ge}
            dictionaries=${o}
            value=${u}
            onChange=${i}
          />
        </div>
      </section>
      <div class="solver-board">
        <${It}
          label="Board"
          rules=${e}
          ...${l}
          laid=${new Map(b.map(E=>[A(E),E]))}
          onSquare=${E=>$(h.point(l,E))}
          onKey=${Fe(h,l,$,{})}
        />
        ${s&&d`<${je} rules=${e} />`}
        <p class="hint">
          Click a square and type. Arrows turn and move, Backspace clears.
          ${s?" 0 to 8 open a square, * is a bomb that was hit.":""}
          ${e.free_blank?` ${e.blank} is a blank.`:" With Shift a letter is a blank."}
        </p>
        <div class="row">
          ${!s&&H}
          <button
            type="button"
            disabled=${k(m)&&k(g)}
            onClick=${()=>$({...l,rows:_,opened:g&&_})}
          >
            Clear the board
          </button>
          <${be} ...${a} />
        </div>
        <details class="panel">
          <summary>The board as text</summary>
          <${sr} label="Tiles" rows=${m} onRows=${W("rows")} />
          ${s&&d`<${sr} label="Open squares" rows=${g} onRows=${W("opened")} />`}
        </details>
      </div>
      <${da}
        rules=${e}
        position=${y&&ua(m,g,y)}
        none=${ca(y,k(m),u)}
        dictionary=${u}
        shown=${f}
        onShow=${p}
      />
    </div>
  `}function ca(t,e,n){return t?e?[...t].length===1?"The first play needs two tiles or more. Type more tiles.":`These tiles form no word of the dictionary ${n}. Type more tiles, or the words on the board.`:`These tiles form no word of the dictionary ${n} with those on the board. In a game, you would exchange tiles or pass.`:"Type the tiles on your rack to see what you can play."}function ua(t,e,n){return e?{board:t,opened:e,rack:n}:`${t.map(r=>r.replace(/\.+/g,s=>String(s.length))).join("/")} ${n}/ 0/0 0`}function sr({label:t,rows:e,onRows:n}){let o=t.toLowerCase().replace(" ","-");return d`
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
  `}function da({rules:t,position:e,none:n,dictionary:o,shown:r,onShow:s}){let[a,l]=v("equity"),{game:c,ruleset:u}=t,i=U(t),f=h=>d`
    <button
      type="button"
      class="plain"
      aria-pressed=${h.at===r?.at&&h.word===r.word}
      onClick=${()=>s(h)}
    >
      ${J(h.word)}
    </button>
  `;return d`
    <${Ae}
      question=${e?{game:c,positions:[e],ruleset:u,dictionary:o,order:a}:null}
      filters=${i?pa:ar}
      tools=${d`
        <${wt} label="Order" value=${a} options=${ia} onChange=${l} />
      `}
      none=${n}
      note="Equity is the points plus what the leave, the tiles you keep, is worth."
      columns=${[{title:"Play"},{title:"At"},i&&{title:"Bomb",number:!0},{title:"Points",number:!0},{title:"Leave"},{title:"Equity",number:!0}]}
      rowOf=${h=>({key:`${h.at} ${h.word}`,cells:[f(h),h.at,i&&`${ht(h.bomb??0)}%`,i?h.score.toFixed(1):h.score,h.leave||d`<span class="hint">none</span>`,h.equity?.toFixed(1)??""]})}
    />
  `}var ar=[{id:"find",label:"Find",kind:"text",hint:"QU or 8D",test:({at:t,word:e},n)=>Ee(J(e).toUpperCase(),n,t)},{id:"least",label:"Min. points",kind:"number",test:({score:t},e)=>t>=Number(e)},{id:"length",label:"Letters",kind:"length",test:({word:t},e)=>Le(J(t),e)},{id:"all",label:"Uses all tiles",kind:"toggle",test:({leave:t})=>t===""}],pa=ar.toSpliced(3,0,{id:"risk",label:"Max. bomb %",kind:"number",test:({bomb:t},e)=>ht(t)<=Number(e)});var Ie={};st(Ie,{Play:()=>ya,Position:()=>va,StaticHand:()=>Sa,solverQuery:()=>Ca});function ir({tiles:t,rules:e,label:n}){return d`
    <span class="rack" role="img" aria-label=${n}>
      ${[...t].map(o=>d`<${cr} tile=${o} rules=${e} aria-hidden="true" />`)}
    </span>
  `}function lr({rack:t,rules:e,left:n,chosen:o,onTile:r,draggable:s}){return d`
    <div class="rack" role="group" aria-label="Your rack" data-drop="rack">
      ${[...t].map((a,l)=>d`
          <${cr}
            key=${`${l}${a}`}
            tile=${a}
            rules=${e}
            aria-label=${yn(a,e)}
            aria-pressed=${o.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>r(l)}
            data-drop=${`rack ${l}`}
            ...${s({place:l})}
          />
        `)}
    </div>
  `}function cr({tile:t,rules:e,...n}){let o=t===e.blank,r=o?null:e.values[t];return d`
    <${G} letter=${o?"":t} wild=${o} points=${r} ...${n} />
  `}function ur(t,e){let n=K(t,e),o=[...t].filter((r,s)=>n[s]);return[...o,...Z(e,o)].join("")}function dr(t,e,n){let o=[...t];return o.splice(n,0,...o.splice(e,1)),o.join("")}function pr(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[e[n],e[o]]=[e[o],e[n]]}return e.join("")}function fr(t,e,n,o,r){let{rack:s="",board:a=[],history:l=[]}=e.observation,c=l.filter(({player:C,action:P})=>C===e.seat&&P.action==="exchange"),u=`${s} ${c.length}`,[i,f]=v(()=>({..._n,...le(t,u)})),[p,h]=v(()=>it(t)?.order??""),[m,g]=v([]),[$,y]=v(!1),_=p?ur(p,s):s,k=new Me(n,a,_),b=i.laid.some(({letter:C})=>!C),{play:S,fault:H}=i.laid.length&&!b?Po(a,i.laid,i.down):{},W=()=>{f(C=>({...C,laid:[]})),g([]),y(!1)};At(W,[u]),L(()=>{let C={laid:i.laid,down:i.down};_t(t,{order:p,draft:{position:u,value:C}})},[u,p,i.laid,i.down]),R(()=>f(k.withoutTaken(i)),[a.join()]),L(()=>{if(o)if(W(),o.action==="play"){let{down:C}=$n(o.at);f(Tt(o).reduce((P,V)=>k.layLetter(P,V),{..._n,down:C}))}else o.action==="exchange"&&E(o.tiles)},[o]);function E(C=""){W(),y(!0);let P=K(_,C);g([...P.keys()].filter(V=>P[V]))}function x(C){h(C),g([])}function rt({place:C=0,square:P},V){let[qt,...br]=(V??"").split(" "),[qe,_r]=br.map(Number);if(qt==="square"){let wn={row:qe,column:_r};f(P?k.move(i,P,wn):k.lay(i,wn,_[C]))}else P?f(k.takeBack(i,P)):qt==="rack"&&qe!==void 0&&x(dr(_,C,qe))}function Be(C){let P=m.filter(qt=>qt!==C),V=P.length<m.length;$?g(V?P:[...m,C]):i.cursor?f(k.layAtCursor(i,_[C])):g(V?[]:[C])}function B(C){r?r(C):!$&&m.length?(f(k.lay(i,C,_[m[0]])),g([])):k.laidAt(i,C)?f(k.takeBack(i,C)):f(k.point(i,C))}return{rack:_,editor:k,draft:i,setDraft:f,chosen:m,exchanging:$,needsLetter:b,play:S,fault:H,left:k.left(i),clear:W,startExchange:E,shuffle:()=>x(pr(_)),chooseLetter:C=>f(k.chooseLetter(i,C)),onTile:Be,onSquare:B,draggable:pe(rt,{small:!0})}}function hr(t){let{turn:e,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=t,{rack:c,chosen:u}=e;return d`
    <section class="panel own-turn" aria-label="Your turn">
      <div class="rack-row">
        <${lr}
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
          <${ue}
            label="The blank stands for"
            letters=${e.editor.letters}
            onPick=${e.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${e.fault?ze[e.fault]:ha(n,e.draft.laid.length,o)}
      </p>
      ${r}
      ${e.exchanging?d`
              <${ba}
                tiles=${u.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${t.endsWithoutPoints}
                act=${l}
                onCancel=${e.clear}
              />
            `:!s&&d`<${$a} ...${t} />`}
      <p class="hint keys">${fa(o)}</p>
    </section>
  `}var fa=t=>`On the board: letters lay tiles, ${t.free_blank?t.blank:"Shift"} a blank; arrows turn and move; Backspace takes a tile back, Escape all; Enter plays${U(t)?"; ! sets a flag":""}.`;function ha(t,e,n){if(!t)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=t;if(l){let f=l.rule==="start"&&n.start?"start square":l.rule;return ze[f]??to}let c=o.map(({word:f,points:p})=>`${f.toUpperCase()} ${p}`);r&&c.push(`${r} for ${w(e,"tile")}`);let u=c.length>1?`${c.join(" + ")} = `:`${o[0].word.toUpperCase()} `,i=a.length&&U(n)&&ma(n);return d`
    ${u}<strong>${i?"at least ":""}${w(s??0,"point")}</strong>
    ${a.length?", if there is no bomb":""}
  `}var ma=({multipliers:t})=>t.flat().every(e=>e>=1);function $a({turn:t,field:e,preview:n,canAct:o,canExchange:r,endsWithoutPoints:s,act:a}){let{play:l,draft:c}=t,[u,i]=v(!1);if(L(()=>i(!1),[o]),u)return d`
      <${ga}
        tiles=${c.laid.length}
        endsGame=${s}
        canAct=${o}
        act=${a}
        onCancel=${()=>i(!1)}
      />
    `;let f=o&&l&&!n?.fault;return d`
    <div class="row">
      <button type="button" class="main" disabled=${!f} onClick=${()=>l&&a(l)}>
        ${l?`Play ${J(l.word).toUpperCase()}`:"Play"}
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
      ${e&&d`<${rr} field=${e} />`}
    </div>
    <${ot} text=${e?.problem} />
  `}var mr="Another turn without points ends the game.";function ga({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){let s=M(null);return R(()=>s.current?.focus(),[]),d`
    <p id="pass-question">
      ${t?`Pass, and take back ${w(t,"tile")}?`:"Pass without playing?"}${" "}
      ${e&&d`<strong>${mr}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>Play on</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>Pass</button>
    </div>
  `}function ba({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){return d`
    ${e&&d`<p><strong>${mr}</strong></p>`}
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
  `}function $r({rules:t,board:e,rack:n,bag:o}){let r=_a(t,e,n),s=r.reduce((a,[,l])=>a+l,0);return d`
    <details class="unseen-tiles">
      <summary class="hint">In the bag: ${w(o,"tile")}.</summary>
      <p class="hint">${w(s,"tile")} in the bag and on the racks of others:</p>
      <ul aria-label="Tiles that you do not see">
        ${r.map(([a,l])=>d`
            <li key=${a} class=${l?"":"none"}>
              <strong>${a===t.blank?"blank":a}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function _a({counts:t,blank:e},n,o){let r={...t};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:e]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===e)-+(a===e)||s.localeCompare(a))}function ya({id:t,view:e,rules:n,canAct:o,mustAnswer:r,act:s,suggested:a,notice:l,onDraft:c}){let{board:u=[],rack:i="",bag:f=0,history:p}=e.observation,h=e.seat!==null&&!e.over,m=or(t,e,n),g=fr(t,e,n,a,m?.flagging?m.toggleFlag:null),{draft:$,play:y}=g,_=wa(t,e.seq,h?y:void 0),k=ft(()=>Ta(p),[e.seq]);L(c,[$.laid,g.chosen]);let b=h&&{...$,laid:new Map($.laid.map(S=>[A(S),S])),score:_?.fault===null?ka($.laid,_):null,onSquare:g.onSquare,onFlag:m?.toggleFlag,draggable:g.draggable,onKey:Fe(g.editor,$,g.setDraft,{onEnter:()=>y&&o&&!_?.fault&&s(y),onEscape:g.clear,onFlag:m?.toggleFlag,flagging:m?.flagging})};return d`
    <div class="board-area">
      <${It}
        label="Board"
        rules=${n}
        rows=${u}
        last=${k}
        ...${m?.board}
        ...${b}
      />
      <${$r} rules=${n} board=${u} rack=${i} bag=${f} />
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
        <${hr}
          turn=${g}
          field=${m}
          preview=${_}
          rules=${n}
          notice=${l}
          mustAnswer=${r}
          canAct=${o}
          canExchange=${f>=n.exchange_from}
          endsWithoutPoints=${xa(e,n)}
          act=${s}
        />
      `}
  `}function xa({seat:t,observation:e},n){let{scoreless:o=0,zeros:r=[]}=e;return U(n)?(r[t??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function wa(t,e,n){let o=it(t)?.token,r=n&&o?{id:t,token:o,action:n,seq:e}:null,{result:s,busy:a}=at("table.score",r);return a?null:s}function ka(t,{score:e,closed:n}){let o=t.reduce((r,s)=>r.row+r.column>s.row+s.column?r:s);return{key:A(o),text:`${e}${n.length?"?":""}`}}var Ta=(t=[])=>gr(t.findLast(({action:e})=>e.action!=="accept")?.action),gr=t=>new Set(t?.action==="play"?Tt(t).map(A):[]);function va({observation:{board:t=[],opened:e=[]},rules:n,action:o,bombs:r}){return d`
    <${It}
      label="Board"
      rules=${n}
      rows=${t}
      last=${gr(o)}
      opened=${U(n)?e:null}
      bombs=${r}
    />
  `}var Ca=({board:t=[],opened:e=[]},n)=>({rack:n,board:t.join("/"),...e.length?{opened:e.join("/")}:{}}),Sa=({hand:t,rules:e,label:n})=>d`<${ir} tiles=${t} rules=${e} label=${n} />`;var vo={lexicon:{...pn,...nn,Solver:jo,RoundScores:Eo,addDetails:rn,lastHands:go,rules:mn,emblem:"ACE",tagline:"The card game of words: be the first to play all your cards."},scrabble:{...Ie,...Ue,Solver:xn,rules:gn,emblem:"QIZ",tagline:"Crosswords for points, on premium squares."},lexibomb:{...Ie,...Ue,Solver:xn,rules:fn,emblem:"12✹",tagline:"Scrabble on a minefield: numbers multiply, bombs cost the word."}};export{La as a,v as b,L as c,R as d,M as e,ft as f,Aa as g,d as h,w as i,D as j,Y as k,ht as l,Jn as m,Pa as n,Ma as o,Sr as p,Er as q,Ra as r,Na as s,Vn as t,Zt as u,Lr as v,Da as w,Qn as x,Fa as y,Ar as z,Ua as A,eo as B,no as C,ne as D,$t as E,so as F,gt as G,Ha as H,oe as I,Wa as J,bt as K,za as L,Qe as M,Xa as N,Ja as O,Va as P,Za as Q,Nr as R,ti as S,ei as T,ni as U,it as V,oi as W,_t as X,ri as Y,si as Z,ai as _,ii as $,po as aa,di as ba,pi as ca,vo as da,ln as ea,Mi as fa,Ri as ga,he as ha,cn as ia,Ni as ja,Di as ka,Fi as la,Ui as ma,ji as na,Xr as oa,nt as pa,me as qa,$e as ra,ge as sa,Gi as ta,Ki as ua,kt as va,ot as wa};

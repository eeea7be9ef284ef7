var Mr=Object.defineProperty;var st=(t,e)=>{for(var n in e)Mr(t,n,{get:e[n],enumerable:!0})};var te,k,Bn,At,qn,En,Rr,Qt={},Hn=[],Nr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Q(t,e){for(var n in e)t[n]=e[n];return t}function Wn(t){var e=t.parentNode;e&&e.removeChild(t)}function Yn(t,e,n){var o,r,s,a={};for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?te.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return Xt(t,a,o,r,null)}function Xt(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++Bn};return k.vnode!=null&&k.vnode(s),s}function ee(t){return t.children}function Jt(t,e){this.props=t,this.context=e}function mt(t,e){if(e==null)return t.__?mt(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?mt(t):null}function Gn(t){var e,n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.__e=t.__c.base=n.__e;break}return Gn(t)}}function Ln(t){(!t.__d&&(t.__d=!0)&&At.push(t)&&!Zt.__r++||En!==k.debounceRendering)&&((En=k.debounceRendering)||qn)(Zt)}function Zt(){for(var t;Zt.__r=At.length;)t=At.sort(function(e,n){return e.__v.__b-n.__v.__b}),At=[],t.some(function(e){var n,o,r,s,a,l;e.__d&&(a=(s=(n=e).__v).__e,(l=n.__P)&&(o=[],(r=Q({},s)).__v=s.__v+1,Ke(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??mt(s),s.__h),Jn(o,s),s.__e!=a&&Gn(s)))})}function zn(t,e,n,o,r,s,a,l,c,d){var i,f,p,h,$,y,m,g=o&&o.__k||Hn,_=g.length;for(n.__k=[],i=0;i<e.length;i++)if((h=n.__k[i]=(h=e[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?Xt(null,h,null,null,h):Array.isArray(h)?Xt(ee,{children:h},null,null,null):h.__b>0?Xt(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(p=g[i])===null||p&&h.key==p.key&&h.type===p.type)g[i]=void 0;else for(f=0;f<_;f++){if((p=g[f])&&h.key==p.key&&h.type===p.type){g[f]=void 0;break}p=null}Ke(t,h,p=p||Qt,r,s,a,l,c,d),$=h.__e,(f=h.ref)&&p.ref!=f&&(m||(m=[]),p.ref&&m.push(p.ref,null,h),m.push(f,h.__c||$,h)),$!=null?(y==null&&(y=$),typeof h.type=="function"&&h.__k!=null&&h.__k===p.__k?h.__d=c=Kn(h,c,t):c=Xn(t,h,p,g,$,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&p.__e==c&&c.parentNode!=t&&(c=mt(p))}for(n.__e=y,i=_;i--;)g[i]!=null&&(typeof n.type=="function"&&g[i].__e!=null&&g[i].__e==n.__d&&(n.__d=mt(o,i+1)),Qn(g[i],g[i]));if(m)for(i=0;i<m.length;i++)Vn(m[i],m[++i],m[++i])}function Kn(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="function"?Kn(r,e,n):Xn(n,r,r,t.__k,r.__e,e));return e}function Xn(t,e,n,o,r,s){var a,l,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function An(t,e,n){e[0]==="-"?t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||Nr.test(e)?n:n+"px"}function Kt(t,e,n,o,r){var s;t:if(e==="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||An(t.style,e,"");if(n)for(e in n)o&&n[e]===o[e]||An(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?Pn:On,s):t.removeEventListener(e,s?Pn:On,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function On(t){this.l[t.type+!1](k.event?k.event(t):t)}function Pn(t){this.l[t.type+!0](k.event?k.event(t):t)}function Ke(t,e,n,o,r,s,a,l,c){var d,i,f,p,h,$,y,m,g,_,x,b=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=e.__e=n.__e,e.__h=null,s=[l]),(d=k.__b)&&d(e);try{t:if(typeof b=="function"){if(m=e.props,g=(d=b.contextType)&&o[d.__c],_=d?g?g.props.value:d.__:o,n.__c?y=(i=e.__c=n.__c).__=i.__E:("prototype"in b&&b.prototype.render?e.__c=i=new b(m,_):(e.__c=i=new Jt(m,_),i.constructor=b,i.render=Fr),g&&g.sub(i),i.props=m,i.state||(i.state={}),i.context=_,i.__n=o,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),b.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=Q({},i.__s)),Q(i.__s,b.getDerivedStateFromProps(m,i.__s))),p=i.props,h=i.state,f)b.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(b.getDerivedStateFromProps==null&&m!==p&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(m,_),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(m,i.__s,_)===!1||e.__v===n.__v){i.props=m,i.state=i.__s,e.__v!==n.__v&&(i.__d=!1),i.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(E){E&&(E.__=e)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate(m,i.__s,_),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(p,h,$)})}i.context=_,i.props=m,i.state=i.__s,(d=k.__r)&&d(e),i.__d=!1,i.__v=e,i.__P=t,d=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=Q(Q({},o),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||($=i.getSnapshotBeforeUpdate(p,h)),x=d!=null&&d.type===ee&&d.key==null?d.props.children:d,zn(t,Array.isArray(x)?x:[x],e,n,o,r,s,a,l,c),i.base=e.__e,e.__h=null,i.__h.length&&a.push(i),y&&(i.__E=i.__=null),i.__e=!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=Dr(n.__e,e,n,o,r,s,a,c);(d=k.diffed)&&d(e)}catch(E){e.__v=null,(c||s!=null)&&(e.__e=l,e.__h=!!c,s[s.indexOf(l)]=null),k.__e(E,e,n)}}function Jn(t,e){k.__c&&k.__c(e,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){k.__e(o,n.__v)}})}function Dr(t,e,n,o,r,s,a,l){var c,d,i,f=n.props,p=e.props,h=e.type,$=0;if(h==="svg"&&(r=!0),s!=null){for(;$<s.length;$++)if((c=s[$])&&(c===t||(h?c.localName==h:c.nodeType==3))){t=c,s[$]=null;break}}if(t==null){if(h===null)return document.createTextNode(p);t=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,p.is&&p),s=null,l=!1}if(h===null)f===p||l&&t.data===p||(t.data=p);else{if(s=s&&te.call(t.childNodes),d=(f=n.props||Qt).dangerouslySetInnerHTML,i=p.dangerouslySetInnerHTML,!l){if(s!=null)for(f={},$=0;$<t.attributes.length;$++)f[t.attributes[$].name]=t.attributes[$].value;(i||d)&&(i&&(d&&i.__html==d.__html||i.__html===t.innerHTML)||(t.innerHTML=i&&i.__html||""))}if((function(y,m,g,_,x){var b;for(b in g)b==="children"||b==="key"||b in m||Kt(y,b,null,g[b],_);for(b in m)x&&typeof m[b]!="function"||b==="children"||b==="key"||b==="value"||b==="checked"||g[b]===m[b]||Kt(y,b,m[b],g[b],_)})(t,p,f,r,l),i)e.__k=[];else if($=e.props.children,zn(t,Array.isArray($)?$:[$],e,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&mt(n,0),l),s!=null)for($=s.length;$--;)s[$]!=null&&Wn(s[$]);l||("value"in p&&($=p.value)!==void 0&&($!==t.value||h==="progress"&&!$)&&Kt(t,"value",$,f.value,!1),"checked"in p&&($=p.checked)!==void 0&&$!==t.checked&&Kt(t,"checked",$,f.checked,!1))}return t}function Vn(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){k.__e(o,n)}}function Qn(t,e,n){var o,r;if(k.unmount&&k.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||Vn(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){k.__e(s,e)}o.base=o.__P=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&Qn(o[r],e,typeof t.type!="function");n||t.__e==null||Wn(t.__e),t.__e=t.__d=void 0}function Fr(t,e,n){return this.constructor(t,n)}function za(t,e,n){var o,r,s;k.__&&k.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,s=[],Ke(e,t=(!o&&n||e).__k=Yn(ee,null,[t]),r||Qt,Qt,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?te.call(e.childNodes):null,s,!o&&n?n:r?r.__e:e.firstChild,o),Jn(s,t)}te=Hn.slice,k={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)return n.__E=n}catch(s){t=s}throw t}},Bn=0,Jt.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Q({},this.state),typeof t=="function"&&(t=t(Q({},n),this.props)),t&&Q(n,t),t!=null&&this.__v&&(e&&this.__h.push(e),Ln(this))},Jt.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),Ln(this))},Jt.prototype.render=ee,At=[],qn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Zt.__r=0,Rr=0;var Pt,H,Mn,Ot=0,Ge=[],Rn=k.__b,Nn=k.__r,Dn=k.diffed,Fn=k.__c,Un=k.unmount;function ne(t,e){k.__h&&k.__h(H,t,Ot||e),Ot=0;var n=H.__H||(H.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function v(t){return Ot=1,Ur(Zn,t)}function Ur(t,e,n){var o=ne(Pt++,2);return o.t=t,o.__c||(o.__=[n?n(e):Zn(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=H),o.__}function A(t,e){var n=ne(Pt++,3);!k.__s&&Xe(n.__H,e)&&(n.__=t,n.__H=e,H.__H.__h.push(n))}function D(t,e){var n=ne(Pt++,4);!k.__s&&Xe(n.__H,e)&&(n.__=t,n.__H=e,H.__h.push(n))}function R(t){return Ot=5,at(function(){return{current:t}},[])}function at(t,e){var n=ne(Pt++,7);return Xe(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function Ka(t,e){return Ot=8,at(function(){return t},e)}function Ir(){Ge.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(Vt),t.__H.__h.forEach(ze),t.__H.__h=[]}catch(e){t.__H.__h=[],k.__e(e,t.__v)}}),Ge=[]}k.__b=function(t){H=null,Rn&&Rn(t)},k.__r=function(t){Nn&&Nn(t),Pt=0;var e=(H=t.__c).__H;e&&(e.__h.forEach(Vt),e.__h.forEach(ze),e.__h=[])},k.diffed=function(t){Dn&&Dn(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(Ge.push(e)!==1&&Mn===k.requestAnimationFrame||((Mn=k.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),In&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);In&&(o=requestAnimationFrame(r))})(Ir)),H=void 0},k.__c=function(t,e){e.some(function(n){try{n.__h.forEach(Vt),n.__h=n.__h.filter(function(o){return!o.__||ze(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],k.__e(o,n.__v)}}),Fn&&Fn(t,e)},k.unmount=function(t){Un&&Un(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(Vt)}catch(n){k.__e(n,e.__v)}};var In=typeof requestAnimationFrame=="function";function Vt(t){var e=H;typeof t.__c=="function"&&t.__c(),H=e}function ze(t){var e=H;t.__c=t.__(),H=e}function Xe(t,e){return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function Zn(t,e){return typeof e=="function"?e(t):e}var to=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(r=t.apply(l,to(t,l,n,["",null])),o.push(r),l[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(l)}return o},jn=new Map,u=function(t){var e=jn.get(this);return e||(e=new Map,jn.set(this,e)),(e=to(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",l="",c=[0],d=function(p){s===1&&(p||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,p,a):s===3&&(p||a)?(c.push(3,p,a),s=2):s===2&&a==="..."&&p?c.push(4,p,0):s===2&&a&&!p?c.push(5,0,!0,a):s>=5&&((a||!p&&s===5)&&(c.push(s,0,a,r),s=6),p&&(c.push(s,p,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&d(),d(i));for(var f=0;f<n[i].length;f++)o=n[i][f],s===1?o==="<"?(d(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(d(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][f+1]===">")?(d(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return d(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(Yn);function w(t,e){return`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`}function j(t,e="and"){return t.length<2?t.join():`${t.slice(0,-1).join(", ")} ${e} ${t.at(-1)}`}function W(t,e){return t==="You"?`${t} ${e}`:`${t} ${e}${/(s|sh|ch)$/.test(e)?"es":"s"}`}var Y=t=>Number(t)>0?`+${t}`:`${t}`;function $t(t){let e=Math.round(t*100);return t>0&&t<1?Math.min(Math.max(e,1),99):e}var eo=t=>t.charAt(0).toUpperCase()+t.slice(1),Ja=t=>`${Y(Math.round(100*t)||0)}%`,Va={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},jr=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Master"]];function Br(t){return jr.find(([n])=>n===t)?.[1]??t.replace(/^level(?=\d)/,"Level ")}function Qa({seats:t,seat:e}){return t.map(({name:n,bot:o},r)=>{if(r===e)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[Br(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function Za(t){return t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e})}function no(t){return t.length>1?`${j(t)} share the win.`:t.length?`${W(t[0],"win")}.`:"The game is over."}function oe(t,e,n){if(t.length!==1||e.length<2)return null;let o=w(Math.abs(e[0]-e[1]),"point");return`${W(n[t[0]],"win")} by ${o}.`}function re({player:t,reason:e},n){if(t===null)return qr;let o=n[t];return e==="clock"?`${o} ${o==="You"?"have":"has"} no time left.`:e==="resigned"?`${W(o,"resign")}.`:`${W(o,"forfeit")} the game (${e}).`}var qr="The game was aborted.";function ti({seconds:t,increment:e=0,move_seconds:n}){if(n)return`${Je(n)} for each turn`;let o=e?` and ${Je(e)} more after each turn`:"";return`${Je(t??0)} each${o}`}var Je=t=>t>=60&&t%60===0?w(t/60,"minute"):w(t,"second"),oo="The server cannot be reached.",ei="There is no advice at this table. The page cannot prevent that players get help elsewhere.",Hr="You get advice once you have accepted or challenged the last play.",ro={NoSuchTable:"There is no such table. It may have been deleted.",NoSeat:"No seat is free at this table.",NotOver:"The game is not over yet. Its record would reveal what is hidden.",NotLoaded:"The server does not have the dictionary of this game.",Stale:"Another action came first. Look at the table and try again.",NoAdvice:Hr,Closing:"The server is shutting down. Try again later."},Ve={start:"The first play needs two tiles or more.","start square":"The first play needs two tiles or more and must cover the star.",touch:"The play must touch a tile on the board.",line:"The tiles must lie in one row or column.",gap:"There is a gap between the tiles."},so="These tiles cannot be laid like this.",gt="Words that are not in the dictionary are refused at once.",se="At tables without challenges, words that are not in the dictionary are refused at once instead.";function ni({reason:t,by:e}){return`The bot ${t==="slow"?"was too slow":"failed"}; ${e??"the server"} moved for it.`}function oi(t){if(!t)return"";let e=w(t.tries,"attempt");return t.end==="solved"?`Solved in ${e}`:t.end==="shown"?"Not solved":e}var Wr=5;function ao(t){let e=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=t,e.append(n);e.children.length>Wr;)e.firstChild?.remove()}var Qe=!1;addEventListener("keydown",()=>Qe=!0,!0);addEventListener("pointerdown",()=>Qe=!1,!0);function Ze(){let{activeElement:t,body:e}=document;return t===e||t?.matches(":disabled")||!1}function io(t){D(()=>{if(!Qe||!Ze())return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},t)}var lo=1e3,ie=class extends Error{constructor({code:e,message:n,data:o}){super(n),this.code=e,this.type=o?.type??""}};async function bt(t,e,n){let o=await fetch(`rpc/${t}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),signal:n}),r=await o.json();if(!o.ok)throw new ie(r);return r}async function uo(t){let e=[],n;do n=await bt("table.record",{id:t,skip:e.length,limit:lo}),e.push(...n.lines);while(n.lines.length===lo);return e}function yt(t){return t instanceof ie?ro[t.type]??Mt(t.message):oo}function Mt(t){let e=t.replace(/^(params[\w.[\]]*:?|position \d+:) /,"").replace(/^record:(\d+): /,"line $1: ");return eo(e)}var ae=new Map;function tn(t,e){let n=JSON.stringify([t,e]),o=ae.get(n)??bt(t,e);return ae.set(n,o),o.catch(()=>ae.delete(n)),o}var co=document.getElementById("hello")?.textContent;co&&ae.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(co)));var li=()=>tn("hello",{}),le=async(t,e)=>(await tn("rules",{game:t,ruleset:e})).rules,ci=t=>tn("dictionary.info",{dictionary:t});var Yr=30,Gr=100,zr=100;function _t(t,e){let n={value:null,error:null},[o,r]=v(n);return A(()=>{let s=!0;return r(n),t().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:yt(a)})),()=>{s=!1}},e),o}function it(t,e){let n={result:null,error:null,key:null},[o,r]=v(n),s=e&&JSON.stringify(e);return D(()=>{if(!e){r(n);return}let a=new AbortController,l=setTimeout(()=>{bt(t,e,a.signal).then(c=>r({result:c,error:null,key:s}),c=>{c.name!=="AbortError"&&r({result:null,error:yt(c),key:s})})},Yr);return()=>{clearTimeout(l),a.abort()}},[t,s]),{result:o.result,error:o.error,busy:o.key!==s}}function fi(){let[t,e]=v({busy:!1,problem:null});async function n(o){e({busy:!0,problem:null});try{await o()}catch(r){e({busy:!1,problem:yt(r)})}}return{...t,run:n}}function en(t,e){let n=R(e);n.current=e,D(()=>{let o=r=>n.current(r);return addEventListener(t,o),()=>removeEventListener(t,o)},[t])}function ce(t){let[{value:e,earlier:n},o]=v(()=>({value:t(),earlier:[]})),r=(a,l=!0)=>o(c=>({value:a,earlier:l?[...c.earlier.slice(1-zr),c.value]:c.earlier})),s=()=>o(a=>a.earlier.length?{value:a.earlier.at(-1),earlier:a.earlier.slice(0,-1)}:a);return en("keydown",a=>{let{key:l,ctrlKey:c,metaKey:d,shiftKey:i,target:f}=a,p=(c||d)&&!i&&l.toLowerCase()==="z",h=f instanceof Element&&f.matches("input:not([data-undo]), textarea");!p||h||(a.preventDefault(),s())}),{value:e,set:r,undo:s,canUndo:n.length>0}}function hi(t,e,n=!0){let o=at(()=>performance.now(),[e]),[r,s]=v(o);A(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),Gr);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,t-a)}function mi(t){A(()=>{t!==null&&(document.title=`${t} · Lexicon fast`)},[t])}function $i(t){let e=R(null);return A(()=>{let n=e.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[t]),e}function Rt(t,e){let n=R(!0);D(()=>{n.current||t(),n.current=!1},e)}var po="lexicon_fast.name",fo="lexicon_fast.tables",ue="lexicon_fast.new_game",ho="lexicon_fast.theme",nn="lexicon_fast.puzzles",mo="lexicon_fast.sounds";var Nt=new Map,bi=()=>Nt.size>0;function de(t){if(Nt.has(t))return Nt.get(t)??null;try{return localStorage.getItem(t)}catch{return null}}function xt(t,e){try{localStorage.setItem(t,e),Nt.delete(t)}catch{Nt.set(t,e)}}function Kr(t){try{let e=JSON.parse(t);return typeof e=="object"&&e!==null?e:{}}catch{return{}}}var wt=t=>Kr(de(t)??""),yi=()=>de(po)??"",_i=t=>xt(po,t),$o=()=>de(ho)??"",go=t=>xt(ho,t),bo=()=>de(mo)??"",yo=t=>xt(mo,t),Dt=()=>wt(fo);function xi(){return Object.entries(Dt()).map(([t,e])=>({id:t,...e})).sort((t,e)=>e.since-t.since)}function on(t){let e=Object.entries(t).sort(([,n],[,o])=>o.since-n.since);xt(fo,JSON.stringify(Object.fromEntries(e.slice(0,50))))}var lt=t=>Dt()[t]??null;function wi(t,e,n){on({...Dt(),[t]:{game:e,token:n,since:Date.now()}})}function kt(t,e){let n=Dt();t in n&&on({...n,[t]:{...n[t],...e}})}function pe(t,e){let n=lt(t)?.draft;return n?.position===e?n.value:null}function ki(t){let{[t]:e,...n}=Dt();on(n)}var vi=()=>wt(ue).game,Ti=t=>wt(ue).choices?.[t]??{};function Ci(t,e){let{choices:n={}}=wt(ue);xt(ue,JSON.stringify({game:t,choices:{...n,[t]:e}}))}var Si=()=>new Date().toISOString().slice(0,10),_o=(t,e)=>`${e} ${t}`,Ei=(t,e)=>wt(nn)[_o(t,e)]??null;function Li(t,e,n){let o={...wt(nn),[_o(t,e)]:n},r=Object.entries(o).sort(([s],[a])=>s<a?1:-1).slice(0,1100);xt(nn,JSON.stringify(Object.fromEntries(r)))}var Xr="play";function xo(){let[t,e=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=t.split("/");return{name:n||Xr,rest:o,query:new URLSearchParams(e)}}function Mi(){let[t,e]=v(xo);return en("hashchange",()=>e(xo())),t}function Ri(t){location.hash=`#/${t}`}function fe(t,e){let n=new URLSearchParams(Object.entries(e).filter(([,o])=>o));history.replaceState(null,"",`#/${t}${n.size?`?${n}`:""}`)}var sn={};st(sn,{actionText:()=>rn,cardText:()=>X,endFacts:()=>Qr,eventText:()=>Jr,pastActionText:()=>vo});var wo="✦";function z({letter:t,wild:e=!1,points:n=null,classes:o="",...r}){let{corner:s=e&&t?wo:null,onClick:a,...l}=r,c=["tile",o,e&&"wild"].filter(Boolean).join(" "),d=u`
    <span class="letter" aria-hidden="true">${t||wo}</span>
    ${s!==null&&u`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&u`<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?u`
    <button type="button" class=${c} onClick=${a} ...${l}>${d}</button>
  `:u`<span class=${c} ...${l}>${d}</span>`}function he({label:t,letters:e,onPick:n}){return u`
    <fieldset class="letters">
      <legend>${t}</legend>
      ${e.map(o=>u`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function Z(t,e){let n=K(t,e);return[...t].filter((o,r)=>!n[r])}function K(t,e){let n=[...e];return[...t].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var O="*";function F(t){return(t.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function Ft(t){return t.map(({letter:e,master:n})=>n?`[${e.toLowerCase()}]`:e.toLowerCase()).join("")}var B=t=>t.replace(/[[\]]/g,"").toUpperCase();function vt(t){let e=ko(t);return e.length?`${B(t)} (${j(e)} by the Master)`:B(t)}var ko=t=>F(t).filter(({master:e})=>e).map(({letter:e})=>e);function ct({card:t,points:e,...n}){let o=t===O,r=o?"Master":t;return u`
    <${z}
      classes="card"
      letter=${o?"":t}
      wild=${o}
      points=${e?.[t]??null}
      aria-label=${e?`${r}, ${e[t]} points`:r}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function Tt({cards:t,label:e}){return u`
    <span class="cards small" role="img" aria-label=${e??t}>
      ${[...t].map(n=>u`<${ct} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function tt({laid:t}){let e=ko(t),n=e.length?`, with a Master for ${e.join(" and ")}`:"";return u`
    <span class="cards word" role="img" aria-label=${`${B(t)}${n}`}>
      ${F(t).map(({letter:o,master:r})=>u`<${z} classes="card" letter=${o} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var X=t=>t===O?"the Master":t;function rn(t,{table:e=[]}={}){return To(t,"target"in t?e[t.target]:void 0).join(" ").trimEnd()}function vo(t,e,{old:n,gained:o=[],taken:r}={}){let[s,a]=To(t,n,r),l=o.length?`, taking ${j(o.map(X))}`:"";return`${`${W(e,s)} ${a}`.trimEnd()}${l}.`}function To(t,e,n){switch(t.action){case"form":return["form",vt(t.laid)];case"insert":return["make",`${e?B(e):"a word"} into ${vt(t.laid)}`];case"substitute":return["change",`${e?vt(e):"a word"} to ${vt(t.laid)}`];case"draw":{let o=`the exposed ${n?X(n).replace("the ",""):"card"}`,r=t.take==="exposed"?o:"a card from the stock";return["discard",`${X(t.discard)} for ${r}`]}default:return[t.action,""]}}function Jr(t,e){switch(t.event){case"dealer draw":return`Cards drawn for the deal: ${t.players.map((o,r)=>`${e[o]} ${t.cards[r]}`).join(", ")}.`;case"deal":{let n=W(e[t.dealer],"deal");return`Round ${t.round}: ${n}. Exposed: ${X(t.exposed)}.`}case"turn":return Vr(t,e);case"round end":{let n=t.points.map((s,a)=>`${e[a]} ${s}`).join(", "),o=t.winner??0;return`End of the round: ${t.why==="out"?`${e[o]} went out`:"no hand became smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${no(t.winners.map(n=>e[n]))}`;case"forfeit":return re(t,e);default:return null}}function Vr(t,e){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=t;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?vt(a.action.laid):"the play",d=s?"it is not a word and is taken back":"it is a word and stays",i=Object.entries(l).filter(([,p])=>p!==0).map(([p,h])=>`${e[Number(p)]} ${Y(h)}`),f=i.length?` (${i.join(", ")})`:"";return`${W(e[n],"challenge")} ${c}: ${d}${f}.`}default:{let c=o.action==="draw"&&o.take==="blind",d=r&&c?` It is ${X(r)}.`:"",i=t.renewed?" The exposed pile has become the stock.":"";return`${vo(o,e[n],t)}${d}${i}`}}}function Qr(t,e){let n=[],o=0;for(let f of t){if(f.event!=="turn"||f.action.action==="accept")continue;let{player:p,action:h,right:$}=f;if(h.action==="challenge"){$&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:p,laid:h.laid})}let r=({laid:f})=>B(f).length,s=n.toSorted((f,p)=>r(p)-r(f))[0],a=t.filter(({event:f})=>f==="round end").length,l=t.findLast(f=>f.event==="game end"),c=l?.event==="game end"?l.scores:[],d=l?.event==="game end"?l.winners:[];return[oe(d,c.toSorted((f,p)=>f-p),e),s&&`Longest word: ${B(s.laid).toUpperCase()}, by ${e[s.player]}.`,a&&`${w(a,"round")} with ${w(Number((o/a).toFixed(1)),"turn")}${a>1?" on average":""}.`].flatMap(f=>f||[])}var me=t=>F(t).map(({letter:e,master:n})=>n?O:e),Zr=t=>[...t].sort((e,n)=>+(e===O)-+(n===O)||e.localeCompare(n)).join("");function ln(t,e,n){let o;return t.map(r=>{switch(r.event){case"deal":return o=new an(r,e,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function Co(t,e){return t.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=t.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return ln(s,e,r).findLast(a=>a.event==="round end")?.hand})}var an=class{#e=null;#n={};#t;#o;constructor({round:e,players:n,hand:o=""},r,s){this.number=e,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:Zr(this.#t.hand),penalties:this.#n}}turn(e){let{action:n,player:o}=e;switch(n.action){case"accept":return e;case"challenge":return this.#a(e);case"draw":return o===this.seat&&this.#r([n.discard],[e.taken??""]),e;default:return this.#s(e,n)}}#r(e,n){this.#t={...this.#t,hand:[...Z(this.#t.hand,e),...n]}}#s(e,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=Z(me(n.laid),me(a)),c=Z(me(a),me(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[e.player]:r[e.player]-l.length+c.length}},e.player===this.seat&&this.#r(l,c),this.#e={...e,old:a,gained:c},this.#e}#a(e){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??e.player,a=e.right?{[s]:o,[e.player]:n}:{[e.player]:r};e.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...e,play:this.#e,penalties:a}}};var $n={};st($n,{Play:()=>ms,Position:()=>xs,StaticHand:()=>ks,solverQuery:()=>ws});var So={mouse:6,pen:6,touch:12},ts=44;function $e(t,{small:e=!1}={}){let n=R(t);return n.current=t,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&es(r,e,s=>n.current(o,s))}})}function es(t,e,n){let o=t.currentTarget,r=e&&t.pointerType==="touch"?ts:0,s=null,a=null;o.hasPointerCapture(t.pointerId)&&o.releasePointerCapture(t.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==t.pointerId)return;let f=i.clientX-t.clientX,p=i.clientY-t.clientY,h=So[t.pointerType]??So.mouse;!s&&Math.hypot(f,p)<h||(s??=ns(o),s.style.transform=`translate(${f}px, ${p-r}px) scale(1.08)`,l(Eo(i,r)))},d=i=>{i.pointerId===t.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),l(null),s&&(s.remove(),o.classList.remove("lifted"),os(),i.type==="pointerup"&&n(Eo(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",d),addEventListener("pointercancel",d)}function ns(t){let{left:e,top:n,width:o,height:r}=t.getBoundingClientRect(),s=t.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${e}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),t.classList.add("lifted"),s}function Eo({clientX:t,clientY:e},n){let o=r=>document.elementFromPoint(t,r)?.closest("[data-drop]")??null;return o(e-n)??o(e)}function os(){let t=n=>{e(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},e=()=>{removeEventListener("click",t,{capture:!0}),removeEventListener("pointerdown",e,{capture:!0})};addEventListener("click",t,{capture:!0}),addEventListener("pointerdown",e,{capture:!0})}function ge(t,e,n){let o=F(n),{kind:r,oldCells:s}=e===null?{kind:"form",oldCells:[]}:rs(F(e),o),a=[...t],l=p=>{let h=a.indexOf(p);return h>=0&&a.splice(h,1),h>=0},c=[],d=o.map(({letter:p,master:h},$)=>{let y=s[$];if(y)return{letter:p,master:y.master,from:"table"};let m=!h&&l(p)?p:l(O)?O:null;return m===null?{letter:p,master:h,from:"none"}:(c.push(m),{letter:p,master:m===O,from:"hand"})}),i=d.every(({letter:p,from:h})=>p&&h!=="none"),f=c.length>0&&d.length>1;return{kind:i&&f?r:null,cells:d,cards:c,laid:Ft(d)}}function rs(t,e){if(e.length<t.length)return{kind:null,oldCells:[]};if(e.length>t.length){let r=0,s=e.map(({letter:a,master:l})=>{let c=t[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===t.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=e.some(({letter:r},s)=>r!==t[s].letter);return{kind:"substitute",oldCells:e.map(({letter:r,master:s},a)=>{let l=t[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function Ao({kind:t,laid:e},n){return t===null?null:t==="form"?{action:t,laid:e}:{action:t,target:n,laid:e}}var et={target:null,text:"",caret:0,chosen:null},Ut=(t,e)=>({...et,target:t,text:e,caret:F(e).length});function Oo(t){return t.action==="draw"?ut(et,t.discard):Ut(t.target??null,t.laid)}function ut(t,e,n=null){let{chosen:o,caret:r}=t,s=F(t.text),a=e===O?{letter:"",master:!0}:{letter:e,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...t,text:Ft(s),caret:l?r:c+1,chosen:null}}function cn(t,e,n){let o=F(t.text),r=n!==null&&F(n).length===o.length;o.splice(e,1,...r?[F(n)[e]]:[]);let s=Math.min(t.caret,o.length);return{...t,text:Ft(o),caret:s,chosen:null}}function Po(t,e){let n=F(t.text);return n[n.findIndex(o=>!o.letter)]={letter:e,master:!0},{...t,text:Ft(n)}}function Mo(t,e,n,o){let[r,s]=e.split(">",2);if(s!==void 0){let a=o.findIndex(l=>Lo(l)===Lo(r));if(a>=0)return Ut(a,s)}return{...t,text:e,caret:F(e.slice(0,n)).length,chosen:null}}var Lo=t=>F(t).map(({letter:e})=>e).join("");var as=new Set,is=new Map,ls=12;function un({observation:t,points:e,target:n=null,onWord:o=null,...r}){let{fresh:s=as,arriving:a=is,hasPiles:l=!0}=r,{table:c=[],pile:d="",stock:i=0}=t,f=d.at(-1),p=R(null);return A(()=>{let h=p.current,$=h?.querySelector(".fresh:last-child, .fresh");h&&$ instanceof HTMLElement&&(h.scrollTop=$.offsetTop-h.clientHeight/2)},[c.join()]),u`
    <section class="felt" aria-label="Table">
      ${l&&u`<${cs} stock=${i} exposed=${f} points=${e} />`}
      <ul
        ref=${p}
        class="laid-words ${c.length>ls?"many":""}"
        aria-label="Words on the table"
      >
        ${c.length===0&&u`<li class="nothing">No words yet</li>`}
        ${c.map((h,$)=>{let y=u`<${tt} key=${a.get($)} laid=${h} />`,m=[s.has($)&&"fresh",a.has($)&&"arriving"],g=u`
            <button
              type="button"
              class="laid-word"
              data-drop=${`word ${$}`}
              aria-pressed=${$===n}
              aria-label=${`Change ${B(h)}${s.has($)?", new":""}`}
              onClick=${()=>o?.($)}
            >
              ${y}
            </button>
          `;return u`
            <li key=${$} class=${m.filter(Boolean).join(" ")}>
              ${o?g:y}
            </li>
          `})}
      </ul>
    </section>
  `}function cs({stock:t,exposed:e,points:n}){return u`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${w(t,"card")}>
          ${t}
        </span>
        <figcaption>Stock</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${e?u`<${ct} card=${e} points=${n} />`:u`<span class="tile card none" role="img" aria-label="No exposed card"></span>`}
        <figcaption>Exposed</figcaption>
      </figure>
    </div>
  `}var dn=({games:t})=>t.filter(({game:e})=>Object.hasOwn(Ro,e));function el(t,e){let n=dn(t);return n.find(({game:o})=>o===e)??n[0]}var nl=({games:t},e)=>t.find(({game:n})=>n===e)?.title??e,be=({words:t},e)=>t&&e.includes(t)?t:e[0],pn=t=>t.replaceAll("_"," "),ol=t=>!!t.without_challenges,rl=(t,e)=>({base:e,...t.without_challenges});function sl(t,{ruleset:e,...n}){let o=e.replace(/, changed$/,""),r=`${pn(o)} rules`,s=Object.entries(t.without_challenges??{});return s.length&&s.every(([a,l])=>n[a]===l)?`${r}, false words are refused`:o===e?r:`${r}, changed`}function al(t,e){let n=typeof e=="string"?e:JSON.stringify(e);return`#/rules/${t}?${new URLSearchParams({ruleset:n})}`}function il(t){let e=t.get("ruleset");if(!e?.startsWith("{"))return e;try{return JSON.parse(e)}catch{return e}}var No=[["off","Off"],["on","On"]],fn=()=>bo()==="on"?"on":"off";function Do(t){yo(t),us(["turn"])}function us(t){fn()!=="off"&&import("./sound_player-WWJ4S4ZJ.js").then(({play:e})=>e(t),()=>{})}var hn=[["auto","Auto"],["light","Light"],["dark","Dark"]];function mn(){let t=$o();return hn.some(([e])=>e===t)?t:"auto"}function ds(){let t=mn();document.documentElement.style.colorScheme=t==="auto"?"":t}function Fo(t){go(t),ds()}function nt({label:t,id:e,hint:n,value:o,onInput:r,...s}){return u`
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
      ${n&&u`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
    </div>
  `}function gl({label:t,id:e,hint:n,value:o,lines:r=1}){let[s,a]=v(!1),l=({target:i})=>i.select();async function c(){document.getElementById(e).select();try{await navigator.clipboard.writeText(o),a(!0)}catch{a(!1)}}let d={id:e,readonly:!0,value:o,"aria-describedby":n?`${e}-hint`:void 0,onFocus:l,onClick:l};return u`
    <div class="row copy">
      <div class="field">
        <label for=${e}>${t}</label>
        ${r>1?u`<textarea rows=${r} ...${d}></textarea>`:u`<input type="text" ...${d} />`}
      </div>
      <button type="button" onClick=${c}>Copy</button>
      <span role="status">${s?"Copied.":""}</span>
    </div>
    ${n&&u`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
  `}function ye({label:t,id:e,hint:n,value:o,options:r,onChange:s}){return u`
    <div class="field">
      <label for=${e}>${t}</label>
      <select
        id=${e}
        value=${o}
        aria-describedby=${n?`${e}-hint`:void 0}
        onChange=${({target:a})=>s(a.value)}
      >
        ${r.map(([a,l])=>u`
            <option key=${a} value=${a} selected=${a===o}>${l}</option>
          `)}
      </select>
      ${n&&u`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
    </div>
  `}function _e({info:t,...e}){let n=t.rulesets.map(o=>[o,pn(o)]);return u`<${ye} label="Rules" id="ruleset" options=${n} ...${e} />`}function xe({dictionaries:t,...e}){let n=t.map(o=>[o,o]);return u`<${ye} label="Dictionary" id="dictionary" options=${n} ...${e} />`}function Ct({label:t,value:e,options:n,onChange:o}){return u`
    <div class="segments" role="group" aria-label=${t}>
      ${n.map(([r,s])=>u`
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
  `}function Uo({label:t,options:e,load:n,choose:o}){let[r,s]=v(n);return u`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${t}</span>
      <${Ct} label=${t} value=${r} options=${e} onChange=${l=>{o(l),s(l)}} />
    </div>
  `}var ps=()=>u`
  <${Uo}
    label="Sounds"
    options=${No}
    load=${fn}
    choose=${Do}
  />
`,bl=()=>u`
  <div class="row">
    <${Uo} label="Theme" options=${hn} load=${mn} choose=${Fo} />
    <${ps} />
  </div>
`;function yl({server:t,view:e,game:n}){return u`
    <nav aria-label="Games">
      ${dn(t).map(({game:o,title:r})=>u`
          <a
            key=${o}
            href=${`#/${e}/${o}`}
            aria-current=${o===n?"page":void 0}
            >${r}</a
          >
        `)}
    </nav>
  `}function St({columns:t,rows:e,classes:n="",rowHeads:o=!1}){let r=t.filter(a=>a!==!1),s=r.map(({number:a})=>a?"number":void 0);return u`
    <table class="list ${n}">
      <thead>
        <tr>
          ${r.map(({title:a},l)=>u`<th scope="col" class=${s[l]}>${a}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${e.map(({key:a,cells:l})=>u`
            <tr key=${a}>
              ${l.filter(c=>c!==!1).map((c,d)=>o&&d===0?u`<th scope="row">${c}</th>`:u`<td class=${s[d]}>${c}</td>`)}
            </tr>
          `)}
      </tbody>
    </table>
  `}function we({undo:t,canUndo:e}){return u`<button type="button" disabled=${!e} onClick=${t}>Undo</button>`}function ot({text:t}){return u`<p class="problem" role="alert" hidden=${!t}>${t}</p>`}var fs={hand:"from your hand",table:"on the table",none:"not in your hand"};function Io({draft:t,word:e,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=e,d=({target:f})=>r(f.value,f.selectionStart??0),i=f=>u`
    <span
      key=${`gap ${f}`}
      class="gap ${f===t.caret?"here":""}"
      data-drop=${`gap ${f}`}
      aria-hidden="true"
      onClick=${()=>a(f)}
    ></span>
  `;return u`
    <div class="tray" data-drop="tray" role="group" aria-label="Your word">
      ${c.map((f,p)=>u`
          ${i(p)}
          <${hs}
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
      ${!c.length&&u`<span class="hint">Click cards, drag them here, or type.</span>`}
    </div>
    <div class="row typing">
      <${nt}
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
  `}function hs({cell:{letter:t,master:e,from:n},place:o,chosen:r,points:s,...a}){let l=e?`Master${t?` for ${t}`:""}`:t,c=n==="table"?"choose it to be replaced":"take it back";return u`
    <${z}
      classes=${`card from-${n}`}
      letter=${t}
      wild=${e}
      points=${s[e?O:t]??null}
      aria-label=${`${l}, ${fs[n]}: ${c}`}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function ms(t){let{id:e,view:n,rules:o,changes:r,canAct:s,act:a,suggested:l,onDraft:c,notice:d,playsOnly:i}=t,{observation:f}=n,{hand:p="",table:h=[]}=f,$=ys(n.seat,f.history),y=[$,p,...h].join(" "),[m,g]=v(()=>({...et,...pe(e,y)}));Rt(()=>g(et),[p,$]),Rt(()=>{m.target!==null&&g(et)},[h.join()]),A(()=>kt(e,{draft:{position:y,value:m}}),[y,m]),A(()=>{l&&g(Oo(l))},[l]),A(c,[m.text,m.target]),io([m.text,m.target]);let _=m.target===null?null:h[m.target],x=ge(p,_,m.text),b=Ao(x,m.target),E=m.target===null&&x.cells.length===1?x.cards[0]:void 0,U=$e(T),I=n.seat!==null&&!n.over;function T({card:S,cell:C=0},N){let[M,ft]=(N??"").split(" "),ht=Number(ft);S===void 0?M!=="gap"&&M!=="cell"&&g(cn(m,C,_)):M==="blind"||M==="exposed"?s&&a({action:"draw",discard:S,take:M}):M==="word"?g(ut(Ut(ht,h[ht]),S)):M==="gap"?g(ut(m,S,ht)):M==="cell"?g(ut({...m,chosen:ht},S)):M==="tray"&&g(ut(m,S))}function P(S){x.cells[S].from==="table"?g({...m,chosen:m.chosen===S?null:S}):g(cn(m,S,_))}function Lt(S){S.preventDefault(),b&&s&&a(b)}let zt=u`
    <${un}
      observation=${f}
      points=${o.points}
      target=${m.target}
      hasPiles=${!i}
      fresh=${_s(f.history,n.seat)}
      arriving=${jo(r,h)}
      onWord=${I&&(S=>g(S===m.target?et:Ut(S,h[S])))}
    />
  `;return I?u`
    ${zt}
    <form class="panel own-turn" aria-label="Your turn" onSubmit=${Lt}>
      ${d}
      <${gs}
        hand=${p}
        used=${x.cards}
        points=${o.points}
        onCard=${S=>g(ut(m,S))}
        draggable=${U}
      />
      <${Io}
        draft=${m}
        word=${x}
        points=${o.points}
        draggable=${U}
        onType=${(S,C)=>g(Mo(m,S,C,h))}
        onCell=${P}
        onClear=${()=>g(et)}
        onGap=${S=>g({...m,caret:S,chosen:null})}
      />
      ${x.cells.some(({letter:S})=>!S)&&u`
          <${he}
            label="The Master stands for"
            letters=${Object.keys(o.points).filter(S=>S!==O).sort()}
            onPick=${S=>g(Po(m,S))}
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
  `:zt}var $s=10;function gs({hand:t,used:e,points:n,onCard:o,draggable:r}){let s=R(null),a=R(null),l=K(t,e);return D(()=>{if(a.current===null||!Ze())return;let c=l.findIndex((i,f)=>!i&&f>Number(a.current)),d=c<0?l.lastIndexOf(!1):c;s.current?.children[d]?.focus(),a.current=null},[e.join()]),u`
    <div
      ref=${s}
      class="hand cards ${t.length>$s?"many":""}"
      role="group"
      aria-label="Your hand"
    >
      ${[...t].map((c,d)=>u`
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
  `}function bs({action:t,discard:e,observation:n,canAct:o,playsOnly:r,act:s}){let a=n.pile?.at(-1),l=p=>s({action:"draw",discard:e,take:p}),c=o&&e!==void 0,d=e?X(e):"a card",i=t?rn(t,n):"play the word",f=u`
    <button class="main" disabled=${!o||!t}>
      ${i[0].toUpperCase()+i.slice(1)}
    </button>
  `;return r?u`<div class="row actions">${f}</div>`:u`
    <div class="row actions">
      ${f}
      <button type="button" disabled=${!c||!a} onClick=${()=>l("exposed")}>
        Discard ${d}, take ${a?X(a):"the exposed card"}
      </button>
      <button type="button" disabled=${!c} onClick=${()=>l("blind")}>
        Discard ${d}, take from the stock
      </button>
    </div>
    ${o&&!c&&u`<p class="hint">To draw, put only the card that you discard into the tray.</p>`}
  `}var ys=(t,e=[])=>e.filter(({player:n,action:o})=>n===t&&!["accept","challenge"].includes(o.action)).length;function _s(t=[],e){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of t){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===e||e===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==e&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}function jo(t=[],e=[]){let n=t.flatMap(({number:o,events:r})=>r.flatMap(({action:s})=>s?.laid?[{word:s.laid,number:o}]:[]));return new Map(n.map(({word:o,number:r})=>[e.lastIndexOf(o),r]))}var xs=({observation:t,rules:e,changes:n})=>u`
  <${un}
    observation=${t}
    points=${e.points}
    arriving=${jo(n,t.table)}
  />
`,ws=({table:t=[]},e)=>({position:[e,...t].join(" ")}),ks=({hand:t,label:e})=>u`<${Tt} cards=${t} label=${e} />`;function Bo({end:t,names:e,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:d=[]}=t,i=Object.values(c).some(p=>p!==0),f=p=>{let h=r[p]??(p===n?t.hand:"");return[d.includes(p)?u`${e[p]} <span class="tag">out of the game</span>`:e[p],h?u`<${Tt} cards=${h} />`:s[p]?w(s[p],"card"):"none",i&&Y(c[p]??0),Y(a[p]),u`<strong>${l[p]}</strong>`]};return u`
    <${vs} end=${t} names=${e} rules=${o} />
    <p class="hint">
      Cards left in a hand cost their points. The fewest points win; a player with${" "}
      ${o.out_at} or more is out of the game.
    </p>
    <${St}
      rowHeads
      columns=${[{title:"Player"},{title:"Cards left"},i&&{title:"Challenges",number:!0},{title:"This round",number:!0},{title:"Score",number:!0}]}
      rows=${[...e.keys()].filter(p=>p in s).map(p=>({key:p,cells:f(p)}))}
    />
  `}function vs({end:{why:t,winner:e,play:n,left:o},names:r,rules:s}){if(t!=="out"||!n||!("laid"in n.action)){let l=w(s.guard*Object.keys(o).length,"turn");return u`<p>No hand has become smaller for ${l}, so all cards are counted.</p>`}let a=n.old?`: ${B(n.old)} became`:" with";return u`
    <p class="row">
      <strong>${r[e??0]} went out${a}</strong>
      <${tt} laid=${n.action.laid} />
    </p>
  `}var gn={};st(gn,{RULESET_NOTES:()=>Ts,parts:()=>Cs,values:()=>Le});var qo=({counts:t})=>Object.values(t).reduce((e,n)=>e+n,0),ke=({squares:t})=>`${t.length} x ${t[0].length} squares`;function ve(t){let e=w(t.counts[t.blank]??0,"blank");return{tiles:`${w(t.rack,"tile")} each, from a bag of ${qo(t)} with ${e}.`,begins:"The player who draws the letter nearest to A begins; a blank comes before A."}}var Te="Lay tiles in one row or column, without a gap, so that they touch others on the board. All letters that then stand side by side, across and down, must form words.",Ce="Each word that a play forms or makes longer scores the points of its letters.",Se=({exchange_from:t})=>[`Exchange tiles for others, as long as the bag has ${t} or more.`,"Pass."],Ee=({rack:t})=>`After a play you draw from the bag until you have ${t} tiles again.`,It=({bonus:t})=>t.map((e,n)=>e?`${w(n,"tile")} in one play score ${w(e,"point")} more.`:"").filter(Boolean).join(" ");function Le(t){let{values:e,counts:n,blank:o}=t,r=new Map;for(let[s,a]of Object.entries(n)){let l=`${s===o?"blank":s} ×${a}`;r.set(e[s],[...r.get(e[s])??[],l])}return{title:"The tiles",columns:["Points","Tiles, and how many"],rows:[...r].sort(([s],[a])=>s-a).map(([s,a])=>[s,a.join(" ")]),note:`${qo(t)} tiles.`}}var Ts={standard:"From the README of the original program, with its gaps filled.",classic_poc:"The numbers in the code of the original program."};function Cs(t){return[{title:"Aim",facts:{aim:"Lay words for points, as in Scrabble; the highest score wins.",bombs:`Under the board of ${ke(t)} ${w(t.bombs,"bomb")} lie hidden.`}},{title:"The start",facts:{...ve(t),first:"The first play needs two tiles or more, and may lie anywhere."}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[Te,...Se(t)],refused:gt,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens those squares, too, and so on.",blank:"A blank stands for no letter in particular. A word with blanks is valid if some letters in their place make one; they may differ from word to word and from turn to turn. A blank scores nothing.",draw:Ee(t)}},{title:"Points",facts:{words:Ce,numbers:`The number under a new tile multiplies: ${Ss(t)}.`,bomb:"If a new tile lies on a bomb, all words through it score nothing. In later plays its letter scores as any other.",bonus:It(t)&&`${It(t)} A bomb does not change that.`}},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left.",zeros:`It is also over when a player has had ${w(t.zeros,"turn")} in a row without a point: passes, exchanges or bombs.`,held:"All lose the points of the tiles that they hold; nobody gains them."}}]}function Ss({multipliers:t}){let e=new Map;return t.forEach(([n,o],r)=>{let s=Ls(n,o);e.set(s,[...e.get(s)??[],r])}),[...e].map(([n,o])=>`${Es(o)} ${n}`).join("; ")}function Es(t){let[e]=t,n=t[t.length-1];return t.length>2&&n-e===t.length-1?`${e} to ${n}`:j(t)}function Ls(t,e){return e?[t!==1&&`the letter by ${t}`,e!==1&&`the word by ${e}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var yn={};st(yn,{RULESET_NOTES:()=>As,parts:()=>Os,values:()=>Ns});var As={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with other penalties."};function Os(t){let e=`two packs if ${t.two_packs_from} or more play`,n=t.max_exchanged===null?"one or more cards":w(t.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of your cards. The player who lays the last one ends the round; the others score the points of the cards that they hold.",out:`Points are bad: with ${t.out_at} or more you are out of the game.`,won:"The last player left wins, or after a set number of rounds the fewest points."}},{title:"The deal",facts:{cards:`${w(t.cards_each,"card")} each, from a pack of ${Wo(t.pack)} (${e}). The other cards are the stock; its top card lies exposed beside it.`,dealer:"Each player draws a card; the highest deals first (A is the highest), and the next player begins.",later:Ps[t.later_dealer]}},{title:"A turn",facts:{lead:"Choose one of these actions. You cannot pass.",ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${n} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, and the E is yours.`,"Discard a card, and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:t.same_word_exchange?"A word may stay the same if a Master in it is changed for the card of its letter, or a card for your Master.":"A change must make another word.",stock:Ms[t.renewal]}},{title:"Challenges",facts:Rs(t)},{title:"The end of a round",facts:{end:"A round is over when a hand is empty and the last word stands. If all players are out of the game at once, the lowest score wins.",guard:`It is also over when in ${w(t.guard,"turn")} of each player no hand has become smaller. Then all score the cards that they hold.`}}]}var Ps={rotation:"In later rounds the players deal in turn.",starter:"In later rounds the player who began the last round deals."},Ms={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function Rs({strict:t,right_challenger:e,right_offender:n,wrong_challenger:o}){return t?{refused:gt}:{may:"Any word may be laid, valid or not. Each of the others may challenge it, until one does.",right:`If it is not in the dictionary, the cards go back, and the turn is lost${[bn("the challenger",e),bn("the player",n)].join("")}.`,wrong:`If it is, the word stays${bn("the challenger",o)}.`,refused:se}}function bn(t,e){if(!e)return"";let n=w(Math.abs(e),"point");return e>0?`; ${t} gets ${n}`:`; ${t} has ${n} taken off`}function Ns({points:t,pack:e}){let n=new Map;for(let[o,r]of Object.entries(e)){let s=t[o],a=`${s} ${r}`,l=n.get(a)??{each:s,count:r,cards:[]};l.cards.push(o===O?"Master":o),n.set(a,l)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...n.values()].sort((o,r)=>r.each-o.each||r.count-o.count).map(({each:o,cards:r,count:s})=>[o,r.join(" "),s]),note:`${Wo(e)} cards in a pack.`}}var Wo=t=>Object.values(t).reduce((e,n)=>e+n,0);var _n={};st(_n,{RULESET_NOTES:()=>Fs,parts:()=>Us,values:()=>Le});var Ae=t=>String.fromCharCode(65+t),dt=({row:t,column:e})=>`${t+1}${Ae(e)}`,L=({row:t,column:e})=>`${t},${e}`,G=(t,{row:e,column:n})=>(t[e]?.[n]??".")!==".",J=({row:t,column:e},n,o=1)=>n?{row:t+o,column:e}:{row:t,column:e+o};function jt(t){let[e]=t.match(/\p{L}/u)??["A"];return{row:parseInt(t.replace(/\D/g,""),10)-1,column:e.toUpperCase().charCodeAt(0)-65,down:t.startsWith(e)}}function rt({at:t,word:e}){let{down:n,...o}=jt(t),r=[],s=o;for(let a of e.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=J(s,n,l?a.length-2:1)}return r}function Yo(t,e,n){let o=f=>G(t,f)?`(${t[f.row][f.column]})`:e.find(p=>L(p)===L(f))?.letter,r=Ds(t,e,n);if(r===null)return{fault:"line"};let s=e.reduce((f,p)=>f.row+f.column<=p.row+p.column?f:p);for(let f=s;o(f);f=J(f,r,-1))s=f;let{row:a,column:l}=s,c=r?`${Ae(l)}${a+1}`:dt(s),d="",i=0;for(let f;f=o(s);s=J(s,r))d+=f,f.startsWith("(")||(i+=1);return i<e.length?{fault:"gap"}:{play:{action:"play",at:c,word:d.replaceAll(")(","")}}}function Ds(t,e,n){let[o]=e;if(e.length>1)return e.every(({row:s})=>s===o.row)?!1:e.every(({column:s})=>s===o.column)?!0:null;let r=s=>G(t,J(o,s,-1))||G(t,J(o,s));return!r(!1)&&(r(!0)||n)}var Fs={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function Us(t){return[{title:"Aim",facts:{aim:"Lay words for points; the highest score wins."}},{title:"The start",facts:{board:`The board has ${ke(t)}.`,...ve(t),first:`The first play needs two tiles or more${Is(t)}.`}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[Te,...Se(t)],blank:"You choose a letter for a blank when you lay it. The blank keeps that letter, and scores nothing.",draw:Ee(t)}},{title:"Points",facts:{words:Ce,squares:Bs(t),bonus:It(t)}},{title:"Challenges",facts:js[t.challenge]},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left. That player gains the points of the tiles that the others hold.",zeros:`It is also over after ${w(t.scoreless_turns,"turn")} in a row without a point, counting all players.`,held:"All lose the points of the tiles that they hold. If scores are equal, the one that was higher before wins."}}]}function Is({start:t}){return t?`, one of them on the star (${dt({row:t[0],column:t[1]})})`:""}var Bt=t=>({may:"Any words may be laid, valid or not. Each of the others may challenge them, all together, until one does.",right:"If one of them is not in the dictionary, the tiles go back, and the turn is lost.",wrong:`If all of them are, ${t}.`,refused:se}),js={rules:Bt("the challenger loses the next turn"),double:Bt("the challenger loses the next turn, which counts as one without a point"),single:Bt("nothing happens"),five:Bt("the play scores 5 points more"),ten:Bt("the play scores 10 points more"),void:{refused:gt}};function Bs({squares:t}){let e=s=>[...new Set(t.flat().map(a=>a[s]))].filter(a=>a!==1).sort(),n=e(0),o=e(1),r=[n.length?`the letter by ${j(n,"or")}`:"",o.length?`the word by ${j(o,"or")}`:""].filter(Boolean);return r.length?`Marked squares multiply ${j(r)}, in the play that lays a tile on them.`:""}var Oe=8,qs=[["","Any"],...Array.from({length:Oe-1},(t,e)=>[`${e+2}`,e+2<Oe?`${e+2}`:`${Oe} or more`])],Pe=(t,e,n)=>e.toUpperCase().split(/\s+/).every(o=>t.includes(o)||o===n),Me=(t,e)=>`${Math.min(t.length,Oe)}`===e;function Go(t){let[e,n]=v({}),o=t.filter(({id:r})=>e[r]?.trim());return{filters:t,values:e,isActive:o.length>0,set:(r,s)=>n(a=>({...a,[r]:s})),clear:()=>n({}),passing:r=>r.filter(s=>o.every(({id:a,test:l})=>l(s,e[a].trim())))}}function zo({filters:t,values:e,isActive:n,set:o,clear:r}){return u`
    <div class="filters" role="group" aria-label="Filters">
      ${t.map(s=>u`
          <${Hs}
            key=${s.id}
            ...${s}
            value=${e[s.id]??""}
            onValue=${a=>o(s.id,a)}
          />
        `)}
      <button type="button" disabled=${!n} onClick=${r}>Clear filters</button>
    </div>
  `}function Hs({id:t,label:e,kind:n,hint:o,value:r,onValue:s}){switch(n){case"toggle":return u`
        <button
          type="button"
          class="toggle"
          aria-pressed=${r!==""}
          onClick=${()=>s(r?"":"on")}
        >
          ${e}
        </button>
      `;case"length":return u`
        <${ye} label=${e} id=${t} value=${r} options=${qs} onChange=${s} />
      `;default:return u`
        <${nt}
          label=${e}
          id=${t}
          type=${n==="text"?"search":"number"}
          min=${n==="number"?0:void 0}
          placeholder=${o}
          value=${r}
          onInput=${s}
        />
      `}}var Ko=20,pt=1e3;function Re({question:t,whole:e=null,onWhole:n,filters:o,tools:r,none:s,...a}){let[l,c]=v(Ko),d=Go(o),{result:i,error:f,busy:p}=it("solve",t&&{...t,top:d.isActive?pt:l}),h=it("solve",t&&e&&{...e,top:0}).result,$=i?.rows[0],y=$&&("moves"in $?$.moves:"plays"in $?$.plays:void 0),m=$?.count??0,g=e&&h?.rows[0]?.count||m,_=d.isActive&&(y?.length??0)>=Math.min(m,pt),x=y&&_?d.passing(y):y,b=_?x?.length??0:m,E=x?.slice(0,l);function U(){d.clear(),n?.()}return u`
    <section class="panel plays" aria-label="Plays" aria-busy=${p}>
      <div class="row">
        <h2 aria-live="polite">${y?Gs(b,g,_&&m>pt,_):"Plays"}</h2>
        ${r}
      </div>
      <${zo} ...${d} isActive=${d.isActive||e!==null} clear=${U} />
      <${ot} text=${f??($?.error&&Mt($.error))} />
      ${!t||y&&g===0?u`<p>${s}</p>`:null}
      ${y&&g>0&&b===0&&u`
          <p>${_&&m>pt?Ws:Ys(g)}</p>
          <button type="button" onClick=${U}>Show ${w(g,"play")}</button>
        `}
      ${E&&E.length>0&&u`<${zs} ...${a} plays=${E} busy=${p} />`}
      ${E&&E.length<b&&u`<${Ks} shown=${E.length} onMore=${c} />`}
    </section>
  `}var Ws=`None of the best ${w(pt,"play")} passes the filters.`,Ys=t=>`The filters hide ${t===1?"the only play":`all ${w(t,"play")}`}.`;function Gs(t,e,n,o){let r=t.toLocaleString("en");if(n)return`${r} of the best ${w(pt,"play")}`;let s=w(e,"play");return o||t<e?`${r} of ${s}`:s}function zs({plays:t,busy:e,columns:n,rowOf:o,note:r,classes:s}){return u`
    ${r&&u`<p class="hint">${r}</p>`}
    <${St} classes=${s} columns=${n} rows=${t.map(a=>o(a,e))} />
  `}function Ks({shown:t,onMore:e}){return t>=pt?u`<p class="hint">The other plays are not listed.</p>`:u`
    <button type="button" onClick=${()=>e(t+Ko)}>More plays</button>
  `}var Xo="CATDOG* hat l[u]rch",Xs="* is the Master. In a table word, brackets mark its letter: l[u]rch.",Vo="Type your cards to see what you can play.",Js=[["plays","Plays"],["plan","Plan"]],Vs=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Substitute"]];function Qo({info:t,dictionaries:e,query:n}){let o=ce(()=>n.get("position")??Xo),{value:r,set:s}=o,[a,l]=v(t.rulesets[0]),[c,d]=v(be(t,e)),[i,f]=v("plays"),p=_t(()=>le("lexicon",a),[a]).value;A(()=>fe("solver/lexicon",{position:r===Xo?"":r}),[r]);let[h="",...$]=r.trim().split(/\s+/),y={hand:h,table:$,ruleset:a,dictionary:c};return u`
    <section class="panel" aria-label="Position">
      <${nt}
        label="Your cards, then the words on the table"
        id="position"
        class="large"
        value=${r}
        onInput=${m=>s(m)}
        hint=${Xs}
        data-undo
      />
      <${Qs}
        hand=${h}
        table=${$}
        points=${p&&"points"in p?p.points:void 0}
      />
      <div class="row">
        <${_e} info=${t} value=${a} onChange=${l} />
        <${xe}
          dictionaries=${e}
          value=${c}
          onChange=${d}
        />
        <${Ct} label="What to find" value=${i} options=${Js} onChange=${f} />
        <button type="button" disabled=${!r} onClick=${()=>s("")}>Clear</button>
        <${we} ...${o} />
      </div>
    </section>
    ${i==="plays"?u`<${Zs} ...${y} onText=${s} />`:u`<${oa} ...${y} />`}
  `}function Qs({hand:t,table:e,points:n}){return/^[\p{L}*?]+$/u.test(t)?u`
    <div class="felt">
      <span class="cards" role="group" aria-label="Hand">
        ${[...Zo(t)].map(o=>u`<${ct} card=${o} points=${n} />`)}
      </span>
      ${e.map(o=>u`<${tt} laid=${o} />`)}
    </div>
  `:null}var Zo=t=>t.toUpperCase().replaceAll("?",O);function Zs({hand:t,table:e,ruleset:n,dictionary:o,onText:r}){let[s,a]=v("all"),l={positions:[{hand:t,table:e}],game:"lexicon",ruleset:n,dictionary:o},c=s==="all";return u`
    <${Re}
      question=${t?c?l:{...l,actions:[s]}:null}
      whole=${c?null:l}
      onWhole=${()=>a("all")}
      filters=${na}
      tools=${u`
        <${Ct} label="Kinds of plays" value=${s} options=${Vs} onChange=${a} />
      `}
      none=${ta(t,e,o)}
      classes="folds"
      columns=${[{title:"Word"},{title:"Action"},{title:"Cards left"},{title:"Points left",number:!0},{title:"Lay"}]}
      rowOf=${(d,i)=>({key:`${d.action} ${d.target} ${d.laid} ${d.left}`,cells:[u`<${tt} laid=${d.laid} />`,Jo(d,e),tr(d.left),d.left_points,d.left?u`
                <button
                  type="button"
                  disabled=${i}
                  aria-label=${`Lay ${B(d.laid)}, ${Jo(d,e)}`}
                  onClick=${()=>r(ea(d,e))}
                >
                  Lay
                </button>
              `:""]})}
    />
  `}function ta(t,e,n){return t?e.length?`These cards form no word of the dictionary ${n}, and they fit into no word on the table. Discard a card and draw another.`:`These cards form no word of the dictionary ${n}. Discard a card and draw another, or add the words on the table: your cards may fit into them.`:Vo}function ea({target:t,laid:e,left:n},o){let r=t===void 0?[...o,e]:o.with(t,e);return[n,...r].join(" ")}var na=[{id:"find",label:"Find",kind:"text",hint:"QU",test:({word:t},e)=>Pe(t.toUpperCase(),e)},{id:"most",label:"Max. points left",kind:"number",test:({left_points:t},e)=>t<=Number(e)},{id:"length",label:"Letters",kind:"length",test:({word:t},e)=>Me(t,e)},{id:"all",label:"Uses all cards",kind:"toggle",test:({left:t})=>t===""}];function Jo({action:t,target:e},n){return e===void 0?t:`${t} ${t==="insert"?"into":"in"} ${B(n[e]??"")}`}var tr=t=>t?u`<${Tt} cards=${t} />`:u`<strong>none</strong>`;function oa({hand:t,ruleset:e,dictionary:n}){let{result:o,error:r,busy:s}=it("plan",t?{game:"lexicon",positions:[t],ruleset:e,dictionary:n}:null),a=o?.rows[0];return u`
    <section class="panel" aria-label="Plan" aria-busy=${s}>
      <h2 aria-live="polite">${a?.plans?sa(a.empties_in??null):"Plan"}</h2>
      <p class="hint">Words from the hand alone that leave the fewest points, turn by turn.</p>
      <${ot} text=${r??(a?.error&&Mt(a.error))} />
      ${!t&&u`<p class="hint">${Vo}</p>`}
      ${a?.plans&&u`
          <${St}
            classes="folds"
            columns=${[{title:"Turns",number:!0},{title:"Words"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${a.plans.map(({turns:l,words:c,left:d,left_points:i})=>({key:l,cells:[l,ra(t,c),tr(d),i]}))}
          />
        `}
    </section>
  `}function ra(t,e){let n=Zo(t),o=e.map(r=>{let s=ge(n,null,r);for(let a of s.cards)n=n.replace(a,"");return s.laid});return u`
    <span class="words">
      ${o.length?o.map(r=>u`<${tt} laid=${r} />`):"none"}
    </span>
  `}var sa=t=>t===null?"Not all cards can be played":`All cards played in ${w(t,"turn")}`;function er({points:t}){let[e,n]=v(!1);return e?null:u`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${Y(t)}
    </span>
  `}var nr=".",or="*",Ne="✹",sr="⚑",aa="★",rr={2:"double",3:"triple",4:"quadruple"},q=t=>"multipliers"in t;function ar(t,e,n){let{row:o,column:r}=t,s=L(t),a=n.laid?.get(s),l=G(n.rows,t)?n.rows[o][r]:null,c=a?a.letter:l,d=n.opened?n.opened[o]?.[r]??nr:null,i=d===nr,f=d===or,p=d===null||i||f?null:Number(d),h=p!==null&&q(e);return{name:dt(t),letter:c,isLaid:a!==void 0,closed:i,hit:f,number:p,premium:h?e.multipliers[p]:e.squares[o][r],start:e.start?.[0]===o&&e.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:f||i&&n.bombs?.[o]?.[r]===or,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r,arriving:n.arriving?.has(s)??!1,exploding:n.exploding?.has(s)??!1}}function ir(t){let{closed:e,hit:n,bomb:o,number:r,premium:s,chance:a,cursor:l,last:c}=t;return[e?"closed":xn(s),r!==null&&"open",n&&"hit",o&&"bomb",a!==null&&"odds",l&&"cursor",c&&"last",t.arriving&&"arriving",t.exploding&&"exploding"].filter(Boolean).join(" ")}function lr({closed:t,bomb:e,number:n,premium:o,chance:r,flagged:s,start:a}){return e?Ne:r!==null?$t(r):s?sr:n!==null?n:t?"":a?aa:ia(o)}var cr=({hit:t,number:e})=>t?Ne:e,ur=({flagged:t,chance:e})=>t&&e!==null?sr:null;function dr(t,e){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:d,isLaid:i}=t;return[n,e??"empty",i&&"being laid",o&&"closed",r&&"bomb",s!==null&&`${w(s,"bomb")} around`,e===null&&la(a),e===null&&d&&"start",c&&"flagged",l!==null&&`${$t(l)}% chance of a bomb`].filter(Boolean).join(", ")}function xn([t,e]){return t>1&&e>1?"both":t>1?`letter${t}`:e>1?`word${e}`:e===0?"zero":"plain"}var ia=([t,e])=>`${t>1?`${t}L`:""}${e===1?"":`${e}W`}`;function la([t,e]){return e===0?"word worth nothing":[t>1&&`${rr[t]??`${t} times`} letter`,e>1&&`${rr[e]??`${e} times`} word`].filter(Boolean).join(", ")}var wn={laid:[],cursor:null,down:!1};function Ie({start:t,squares:e}){let[n,o]=t??[e.length>>1,e[0].length>>1];return{row:n,column:o}}var De=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:n}){return this.rules.squares[e]?.[n]!==void 0}point(e,n){return e.cursor&&L(e.cursor)===L(n)?{...e,down:!e.down}:{...e,cursor:n}}arrow(e,n,o){let r=e.cursor??Ie(this.rules);return n!==e.down?{...e,cursor:r,down:n}:this.advanced({...e,cursor:r},o)}advanced(e,n=1){let o=J(e.cursor,e.down,n);return this.isOnBoard(o)?{...e,cursor:o}:e}},Fe=class extends De{constructor(e,n,o){super(e),this.rows=n,this.rack=o,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){let n=K(this.rack,e.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,n){return e.laid.find(o=>L(o)===L(n))}#e(e,n){let o=n;for(;G(this.rows,o)||this.laidAt(e,o);)o=J(o,e.down);return this.isOnBoard(o)?o:null}lay(e,n,o,r=""){if(G(this.rows,n)||!this.left(e).includes(o))return e;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(e,n),l=o===this.blank?s:o;return{...e,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(e,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:n,column:o},s,r)}layAtCursor(e,n,o=""){let r=e.cursor&&this.#e(e,e.cursor),s=r?this.lay(e,r,n,o):e;return!r||s===e?e:{...s,cursor:this.#e(s,r)??r}}type(e,n,o=!1){let r=n.toUpperCase();return!o&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,n):e}back(e){if(!e.cursor)return e;let n=e.cursor;if(!this.laidAt(e,n))do n=J(n,e.down,-1);while(G(this.rows,n));return this.laidAt(e,n)?{...this.takeBack(e,n),cursor:n}:e}takeBack(e,n){return{...e,laid:e.laid.filter(o=>L(o)!==L(n))}}withoutTaken(e){return{...e,laid:e.laid.filter(n=>!G(this.rows,n))}}move(e,n,o){let r=this.laidAt(e,n);return!r||G(this.rows,o)?e:this.lay(this.takeBack(e,n),o,r.tile,r.letter)}chooseLetter(e,n){let o=e.laid.findIndex(s=>!s.letter),r={...e.laid[o],letter:n.toLowerCase()};return{...e,laid:e.laid.with(o,r)}}},Ue=class extends De{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#e(e)}#e(e){return q(this.rules)&&/^[0-8*]$/.test(e)}type(e,n,o=!1){let r=this.advanced(e),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&e.opened?{...r,opened:qt(e.opened,e.cursor,n)}:{...r,rows:qt(e.rows,e.cursor,s)}}lay(e,n){let o=n.reduce((r,s)=>qt(r,s,s.letter),e.rows);return{...e,rows:o}}back(e){let{rows:n,opened:o,cursor:r}=e;return{...this.advanced(e,-1),rows:qt(n,r,"."),opened:o&&qt(o,r,".")}}};function qt(t,{row:e,column:n},o){return t.with(e,t[e].slice(0,n)+o+t[e].slice(n+1))}var Wt=({squares:t})=>t.map(e=>".".repeat(e.length));function je(t,e){let n=e.split(/[\n/]/);return Wt(t).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var pr={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},ca="!";function Be(t,e,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=e.cursor?e:{...e,cursor:Ie(t.rules)},c=({key:d,shiftKey:i})=>d in pr?t.arrow(e,...pr[d]):d===" "?{...l,down:!l.down}:d==="Backspace"||d==="Delete"?t.back(l):t.accepts(d)?t.type(l,d,i):void 0;return d=>{let{key:i}=d;if(d.ctrlKey||d.metaKey||d.altKey)return;if(s&&(i===ca||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let p=i==="Enter"?o:r;if(!p)return;p()}else{let p=c(d);if(p===void 0)return;n(p)}d.preventDefault()}}var ua=15;function Yt({label:t,rules:e,onKey:n,onSquare:o,onFlag:r,draggable:s,...a}){let{score:l,rising:c=[],...d}=a,i=R(null),{cursor:f,down:p}=d,h=L(f??Ie(e));D(()=>{f&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[f?.row,f?.column]);let $=(m,g)=>{let _={row:m,column:g},x=L(_),b=ar(_,e,d),{letter:E,chance:U}=b,I=o&&{tabindex:x===h?0:-1,"data-home":x===h?"play":void 0,"data-drop":`square ${m} ${g}`,onClick:()=>o(_),onContextMenu:r&&(T=>{T.preventDefault(),r(_)}),...b.isLaid&&s?.({square:_})};return u`
      <div
        key=${g}
        role="gridcell"
        class="square ${ir(b)}"
        style=${U===null?void 0:{"--chance":U}}
        aria-label=${dr(b,E===null?null:kn(E,e))}
        ...${I}
      >
        ${E===null?u`
                <span class="sign" aria-hidden="true">${lr(b)}</span>
                <span class="flag" aria-hidden="true">${ur(b)}</span>
              `:u`
                <${da}
                  letter=${E}
                  classes=${b.isLaid?"laid":""}
                  corner=${cr(b)}
                  rules=${e}
                />
              `}
        ${l?.key===x&&u`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(T=>T.square===x).map(({points:T,change:P})=>u`<${er} key=${P} points=${T} />`)}
      </div>
    `},y=[...e.squares[0].keys()];return u`
    <div
      class="board-frame ${y.length>ua?"large":""}"
      style=${{"--columns":y.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${y.map(m=>u`<span key=${m}>${Ae(m)}</span>`)}
      </div>
      <div class="coordinates rows" aria-hidden="true">
        ${e.squares.map((m,g)=>u`<span key=${g}>${g+1}</span>`)}
      </div>
      <div
        ref=${i}
        class="board ${p?"down":""}"
        role="grid"
        aria-label=${t}
        aria-readonly=${o?void 0:"true"}
        onKeyDown=${n}
      >
        ${e.squares.map((m,g)=>u`
            <div role="row" class="board-row" key=${g}>
              ${y.map(_=>$(g,_))}
            </div>
          `)}
      </div>
    </div>
  `}var fr=(t,e)=>t===""||t===e.blank,hr=t=>t!==t.toUpperCase();function da({letter:t,classes:e,corner:n,rules:o}){let r=fr(t,o),s=r||hr(t);return u`
    <${z}
      classes=${e}
      letter=${r?"":t.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[t]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function kn(t,e){return fr(t,e)?"blank":hr(t)?`blank for ${t.toUpperCase()}`:`${t}, ${w(e.values[t],"point")}`}var qe={};st(qe,{actionText:()=>pa,endFacts:()=>ba,eventText:()=>fa,lettersOf:()=>V,pastActionText:()=>Gt,tilesText:()=>Et});var V=t=>t.replace(/[()]/g,"");function mr(t){let e=[...t.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=V(t).toUpperCase();if(!e.length)return n;let o=j(e.map(r=>r.toUpperCase()));return`${n} (${o} ${e.length>1?"blanks":"a blank"})`}function Et(t){let e=t.replace(/[?_]/g,""),n=t.length-e.length,o=n>1?`${n} blanks`:"a blank";return[e,n&&o].filter(Boolean).join(" and ")}var pa=t=>$r(t).filter(Boolean).join(" ");function Gt(t,e,n=""){let[o,r]=$r(t);return`${[W(e,o),r,n].filter(Boolean).join(" ")}.`}function $r(t){switch(t.action){case"play":return["play",`${mr(t.word)} at ${t.at}`];case"exchange":return["exchange",Et(t.tiles)];default:return[t.action,""]}}function fa(t,e){switch(t.event){case"start draw":return`Tiles drawn for the start: ${t.players.map((o,r)=>`${e[o]} ${Et(t.tiles[r])}`).join(", ")}.`;case"turn":return ga(t,e[t.player]);case"lost turn":return`${W(e[t.player],"lose")} a turn for a wrong challenge.`;case"deal":return`${W(e[t.starter],"begin")}.`;case"game end":return $a(t,e);case"forfeit":return re(t,e);case"taken back":return`The play of ${e[t.player]} is taken back.`;case"points":return`${e[t.player]} ${Y(t.points)} ${ha[t.why]}.`;default:return null}}var ha={challenge:"for a play that was challenged and stands",time:"for time",tiles:"for tiles left"},ma={out:"a rack and the bag are empty",scoreless:"too many turns in a row without points",zeros:"too many turns in a row without points"};function $a({why:t,adjustments:e,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=e.some(Boolean)?` Tiles left: ${r(e.map(Y))}.`:"";return`End of the game: ${ma[t]}.${s} Scores: ${r(n)}.`}function ga(t,e){let{action:n,score:o=0,drawn:r,exchanged:s}=t,a=r?` Tiles drawn: ${Et(r)}.`:"";switch(n.action){case"play":{let l="hit"in t&&t.hit?.length?t.hit:null,c=l?` A bomb explodes at ${j(l)}.`:"";return`${Gt(n,e,`for ${o}`)}${c}${a}`}case"exchange":return`${Gt(n,e,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in t&&t.right?"The play is taken back.":"The play stands.";return`${Gt(n,e)} ${c}`}case"accept":return null;default:return Gt(n,e)}}function ba(t,e){let n=[],o=e.map(()=>0);for(let{event:c,player:d,action:i,score:f=0,right:p}of t)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){p&&(n=n.slice(0,-1));continue}o[d]+=1,i.action==="play"&&n.push({player:d,action:i,score:f})}let r=t.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,d)=>d.score-c.score)[0],a=e.map((c,d)=>{let f=n.filter(p=>p.player===d).map(({score:p})=>p).reduce((p,h)=>p+h,0);return`${c} ${(f/Math.max(1,o[d])).toFixed(1)}`});return[r&&oe(r.winners,r.scores.toSorted(ya),e),s&&`Best play: ${mr(s.action.word)} at ${s.action.at} for ${s.score}, by ${e[s.player]}.`,`Points a turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var ya=(t,e)=>e-t;function gr(t,e,n){let o=q(n),[r,s]=v(null),[a,l]=v(null),[c,d]=v(()=>new Set(lt(t)?.flags)),[i,f]=v(!1),p=R(e.seq);p.current=e.seq,D(()=>s(null),[e.seq]);let h=o&&e.over,$=_t(async()=>h?await _a(t):null,[t,h]).value;if(!o)return null;let{opened:y=[],bombs:m=n.bombs}=e.observation;async function g(){let x=y.length?y:Wt(n),b=await bt("lexibomb.odds",{opened:x,bombs:m}).then(({probability:E})=>({odds:E,problem:null}),E=>({odds:null,problem:yt(E)}));p.current===e.seq&&(s(b.odds),l(b.problem))}function _(x){let b=new Set(c),E=b.delete(L(x));E||b.add(L(x)),d(b),kt(t,{flags:[...b]}),ao(`${dt(x)}: flag ${E?"removed":"set"}.`)}return{board:{opened:y,odds:r,flags:c,bombs:$},count:m,hits:y.join("").split("*").length-1,toggleFlag:_,flagging:i,toggleFlagging:()=>f(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):g(),problem:a}}async function _a(t){return(await uo(t)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function br({field:t}){let e=(n,o,r=()=>{})=>u`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return u`
    ${e("Odds of bombs",t.hasOdds,t.toggleOdds)}
    ${e("Set flags",t.flagging,t.toggleFlagging)}
  `}function He({rules:t}){return u`
    <p class="hint" id="legend">
      A number counts the bombs around its square. New tiles there multiply:
    </p>
    <ul class="legend" aria-labelledby="legend">
      ${wa(t.multipliers).map(({premium:e,first:n,last:o})=>u`
          <li key=${n}>
            <span class="square open ${xn(e)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${xa(e)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label="bomb">${Ne}</span>
        its words score 0
      </li>
    </ul>
  `}function xa([t,e]){return[t!==1&&`letter × ${t}`,e!==1&&`words × ${e}`].filter(Boolean).join(", ")||"nothing"}function wa(t){let e=[];return t.forEach((n,o)=>{let r=e.at(-1);r&&String(r.premium)===String(n)?r.last=o:e.push({premium:n,first:o,last:o})}),e}var ka="RETINA",va=[["equity","By equity"],["points","By points"]];function vn({info:t,...e}){let[n,o]=v(t.rulesets[0]),{value:r,error:s}=_t(()=>le(t.game,n),[n]);if(!r)return u`<${ot} text=${s} />`;let a=u`
    <${_e} info=${t} value=${n} onChange=${o} />
  `;return u`
    <${Ta}
      key=${n}
      info=${t}
      rules=${r}
      rulesetChoice=${a}
      ...${e}
    />
  `}function Ta({info:t,rules:e,query:n,dictionaries:o,rulesetChoice:r}){let s=q(e),a=ce(()=>({draft:{rows:je(e,n.get("board")??""),opened:s?je(e,n.get("opened")??""):null,cursor:null,down:!1},rack:n.get("rack")??ka+e.blank})),{draft:l,rack:c}=a.value,[d,i]=v(be(t,o)),[f,p]=v(null),h=new Ue(e),{rows:$,opened:y}=l;function m(T,P=c){let Lt=P===c&&[T.rows,T.opened].join()===[$,y].join();a.set({draft:T,rack:P},!Lt)}let g=c.replace(/\s/g,"").toUpperCase(),_=Wt(e),x=T=>!T||T.join()===_.join();A(()=>{let T=P=>!P||x(P)?"":P.join("/");fe(`solver/${e.game}`,{rack:c,board:T($),opened:T(y)}),p(null)},[c,$,y]);let b=f?rt(f):[],U=u`
    <button type="button" disabled=${!f} onClick=${()=>{let T=b.map(({letter:P})=>P===P.toUpperCase()?P:e.blank);m(h.lay(l,b),Z(g,T).join(""))}}>
      Lay ${f?V(f.word):"the play that is shown"}
    </button>
  `,I=T=>P=>m({...l,[T]:je(e,P)});return u`
    <div class="board-solver ${e.game}">
      <section class="panel" aria-label="Position">
        <${nt}
          label="Your tiles"
          id="rack"
          class="large"
          value=${c}
          onInput=${T=>m(l,T)}
          hint=${`${e.blank} is a blank.`}
        />
        <div class="row">
          ${r}
          <${xe}
            dictionaries=${o}
            value=${d}
            onChange=${i}
          />
        </div>
      </section>
      <div class="solver-board">
        <${Yt}
          label="Board"
          rules=${e}
          ...${l}
          laid=${new Map(b.map(T=>[L(T),T]))}
          onSquare=${T=>m(h.point(l,T))}
          onKey=${Be(h,l,m,{})}
        />
        ${s&&u`<${He} rules=${e} />`}
        <p class="hint">
          Click a square and type. Arrows turn and move, Backspace clears.
          ${s?" 0 to 8 open a square, * is a bomb that was hit.":""}
          ${e.free_blank?` ${e.blank} is a blank.`:" With Shift a letter is a blank."}
        </p>
        <div class="row">
          ${!s&&U}
          <button
            type="button"
            disabled=${x($)&&x(y)}
            onClick=${()=>m({...l,rows:_,opened:y&&_})}
          >
            Clear the board
          </button>
          <${we} ...${a} />
        </div>
        <details class="panel">
          <summary>The board as text</summary>
          <${yr} label="Tiles" rows=${$} onRows=${I("rows")} />
          ${s&&u`<${yr} label="Open squares" rows=${y} onRows=${I("opened")} />`}
        </details>
      </div>
      <${Ea}
        rules=${e}
        position=${g&&Sa($,y,g)}
        none=${Ca(g,x($),d)}
        dictionary=${d}
        shown=${f}
        onShow=${p}
      />
    </div>
  `}function Ca(t,e,n){return t?e?[...t].length===1?"The first play needs two tiles or more. Type more tiles.":`These tiles form no word of the dictionary ${n}. Type more tiles, or the words on the board.`:`These tiles form no word of the dictionary ${n} with those on the board. In a game, you would exchange tiles or pass.`:"Type the tiles on your rack to see what you can play."}function Sa(t,e,n){return e?{board:t,opened:e,rack:n}:`${t.map(r=>r.replace(/\.+/g,s=>String(s.length))).join("/")} ${n}/ 0/0 0`}function yr({label:t,rows:e,onRows:n}){let o=t.toLowerCase().replace(" ","-");return u`
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
  `}function Ea({rules:t,position:e,none:n,dictionary:o,shown:r,onShow:s}){let[a,l]=v("equity"),{game:c,ruleset:d}=t,i=q(t),f=h=>u`
    <button
      type="button"
      class="plain"
      aria-pressed=${h.at===r?.at&&h.word===r.word}
      onClick=${()=>s(h)}
    >
      ${V(h.word)}
    </button>
  `;return u`
    <${Re}
      question=${e?{game:c,positions:[e],ruleset:d,dictionary:o,order:a}:null}
      filters=${i?La:_r}
      tools=${u`
        <${Ct} label="Order" value=${a} options=${va} onChange=${l} />
      `}
      none=${n}
      note="Equity is the points plus what the leave, the tiles you keep, is worth."
      columns=${[{title:"Play"},{title:"At"},i&&{title:"Bomb",number:!0},{title:"Points",number:!0},{title:"Leave"},{title:"Equity",number:!0}]}
      rowOf=${h=>({key:`${h.at} ${h.word}`,cells:[f(h),h.at,i&&`${$t(h.bomb??0)}%`,i?h.score.toFixed(1):h.score,h.leave||u`<span class="hint">none</span>`,h.equity?.toFixed(1)??""]})}
    />
  `}var _r=[{id:"find",label:"Find",kind:"text",hint:"QU or 8D",test:({at:t,word:e},n)=>Pe(V(e).toUpperCase(),n,t)},{id:"least",label:"Min. points",kind:"number",test:({score:t},e)=>t>=Number(e)},{id:"length",label:"Letters",kind:"length",test:({word:t},e)=>Me(V(t),e)},{id:"all",label:"Uses all tiles",kind:"toggle",test:({leave:t})=>t===""}],La=_r.toSpliced(3,0,{id:"risk",label:"Max. bomb %",kind:"number",test:({bomb:t},e)=>$t(t)<=Number(e)});var We={};st(We,{Play:()=>Ua,Position:()=>Ha,StaticHand:()=>Ya,solverQuery:()=>Wa});function xr({tiles:t,rules:e,label:n}){return u`
    <span class="rack" role="img" aria-label=${n}>
      ${[...t].map(o=>u`<${kr} tile=${o} rules=${e} aria-hidden="true" />`)}
    </span>
  `}function wr({rack:t,rules:e,left:n,chosen:o,onTile:r,draggable:s}){return u`
    <div class="rack" role="group" aria-label="Your rack" data-drop="rack">
      ${[...t].map((a,l)=>u`
          <${kr}
            key=${`${l}${a}`}
            tile=${a}
            rules=${e}
            aria-label=${kn(a,e)}
            aria-pressed=${o.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>r(l)}
            data-drop=${`rack ${l}`}
            ...${s({place:l})}
          />
        `)}
    </div>
  `}function kr({tile:t,rules:e,...n}){let o=t===e.blank,r=o?null:e.values[t];return u`
    <${z} letter=${o?"":t} wild=${o} points=${r} ...${n} />
  `}function vr(t,e){let n=K(t,e),o=[...t].filter((r,s)=>n[s]);return[...o,...Z(e,o)].join("")}function Tr(t,e,n){let o=[...t];return o.splice(n,0,...o.splice(e,1)),o.join("")}function Cr(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[e[n],e[o]]=[e[o],e[n]]}return e.join("")}function Sr(t,e,n,o,r){let{rack:s="",board:a=[],history:l=[]}=e.observation,c=l.filter(({player:C,action:N})=>C===e.seat&&N.action==="exchange"),d=`${s} ${c.length}`,[i,f]=v(()=>({...wn,...pe(t,d)})),[p,h]=v(()=>lt(t)?.order??""),[$,y]=v([]),[m,g]=v(!1),_=p?vr(p,s):s,x=new Fe(n,a,_),b=i.laid.some(({letter:C})=>!C),{play:E,fault:U}=i.laid.length&&!b?Yo(a,i.laid,i.down):{},I=()=>{f(C=>({...C,laid:[]})),y([]),g(!1)};Rt(I,[d]),A(()=>{let C={laid:i.laid,down:i.down};kt(t,{order:p,draft:{position:d,value:C}})},[d,p,i.laid,i.down]),D(()=>f(x.withoutTaken(i)),[a.join()]),A(()=>{if(o)if(I(),o.action==="play"){let{down:C}=jt(o.at);f(rt(o).reduce((N,M)=>x.layLetter(N,M),{...wn,down:C}))}else o.action==="exchange"&&T(o.tiles)},[o]);function T(C=""){I(),g(!0);let N=K(_,C);y([...N.keys()].filter(M=>N[M]))}function P(C){h(C),y([])}function Lt({place:C=0,square:N},M){let[ft,...ht]=(M??"").split(" "),[Ye,Pr]=ht.map(Number);if(ft==="square"){let Sn={row:Ye,column:Pr};f(N?x.move(i,N,Sn):x.lay(i,Sn,_[C]))}else N?f(x.takeBack(i,N)):ft==="rack"&&Ye!==void 0&&P(Tr(_,C,Ye))}function zt(C){let N=$.filter(ft=>ft!==C),M=N.length<$.length;m?y(M?N:[...$,C]):i.cursor?f(x.layAtCursor(i,_[C])):y(M?[]:[C])}function S(C){r?r(C):!m&&$.length?(f(x.lay(i,C,_[$[0]])),y([])):x.laidAt(i,C)?f(x.takeBack(i,C)):f(x.point(i,C))}return{rack:_,editor:x,draft:i,setDraft:f,chosen:$,exchanging:m,needsLetter:b,play:E,fault:U,left:x.left(i),clear:I,startExchange:T,shuffle:()=>P(Cr(_)),chooseLetter:C=>f(x.chooseLetter(i,C)),onTile:zt,onSquare:S,draggable:$e(Lt,{small:!0})}}function Tn(t=[]){let e=t.flatMap(({number:n,events:o})=>o.filter(({event:r,action:s})=>r==="turn"&&s.action==="play").map(({action:r,score:s=0,hit:a=[]})=>({laid:rt(r),score:s,hit:a,change:n})));return{arriving:new Set(e.flatMap(({laid:n})=>n.map(L))),exploding:new Set(e.flatMap(({hit:n})=>n.map(Aa))),rising:e.map(({laid:n,score:o,change:r})=>({square:L(Cn(n)),points:o,change:r}))}}var Aa=t=>L(jt(t)),Cn=t=>t.reduce((e,n)=>e.row+e.column>n.row+n.column?e:n);function Er(t){let{turn:e,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=t,{rack:c,chosen:d}=e;return u`
    <section class="panel own-turn" aria-label="Your turn">
      <div class="rack-row">
        <${wr}
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
      ${e.needsLetter&&u`
          <${he}
            label="The blank stands for"
            letters=${e.editor.letters}
            onPick=${e.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${e.fault?Ve[e.fault]:Pa(n,e.draft.laid.length,o)}
      </p>
      ${r}
      ${e.exchanging?u`
              <${Da}
                tiles=${d.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${t.endsWithoutPoints}
                act=${l}
                onCancel=${e.clear}
              />
            `:!s&&u`<${Ra} ...${t} />`}
      <p class="hint keys">${Oa(o)}</p>
    </section>
  `}var Oa=t=>`On the board: letters lay tiles, ${t.free_blank?t.blank:"Shift"} a blank; arrows turn and move; Backspace takes a tile back, Escape all; Enter plays${q(t)?"; ! sets a flag":""}.`;function Pa(t,e,n){if(!t)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=t;if(l){let f=l.rule==="start"&&n.start?"start square":l.rule;return Ve[f]??so}let c=o.map(({word:f,points:p})=>`${f.toUpperCase()} ${p}`);r&&c.push(`${r} for ${w(e,"tile")}`);let d=c.length>1?`${c.join(" + ")} = `:`${o[0].word.toUpperCase()} `,i=a.length&&q(n)&&Ma(n);return u`
    ${d}<strong>${i?"at least ":""}${w(s??0,"point")}</strong>
    ${a.length?", if there is no bomb":""}
  `}var Ma=({multipliers:t})=>t.flat().every(e=>e>=1);function Ra(t){let{turn:e,field:n,preview:o,canAct:r,canExchange:s,endsWithoutPoints:a,act:l}=t,{play:c,draft:d}=e,[i,f]=v(!1);if(A(()=>f(!1),[r]),i)return u`
      <${Na}
        tiles=${d.laid.length}
        endsGame=${a}
        canAct=${r}
        act=${l}
        onCancel=${()=>f(!1)}
      />
    `;let p=r&&c&&!o?.fault;return u`
    <div class="row">
      <button type="button" class="main" disabled=${!p} onClick=${()=>c&&l(c)}>
        ${c?`Play ${V(c.word).toUpperCase()}`:"Play"}
      </button>
      <button type="button" disabled=${!d.laid.length} onClick=${e.clear}>Take back</button>
      ${!t.playsOnly&&u`
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
      ${n&&u`<${br} field=${n} />`}
    </div>
    <${ot} text=${n?.problem} />
  `}var Lr="Another turn without points ends the game.";function Na({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){let s=R(null);return D(()=>s.current?.focus(),[]),u`
    <p id="pass-question">
      ${t?`Pass, and take back ${w(t,"tile")}?`:"Pass without playing?"}${" "}
      ${e&&u`<strong>${Lr}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>Play on</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>Pass</button>
    </div>
  `}function Da({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){return u`
    ${e&&u`<p><strong>${Lr}</strong></p>`}
    <div class="row">
      <button
        type="button"
        class="main"
        disabled=${!n||!t}
        onClick=${()=>o({action:"exchange",tiles:t})}
      >
        ${t?`Exchange ${Et(t)}`:"Choose tiles to exchange"}
      </button>
      <button type="button" onClick=${r}>Cancel</button>
    </div>
  `}function Ar({rules:t,board:e,rack:n,bag:o}){let r=Fa(t,e,n),s=r.reduce((a,[,l])=>a+l,0);return u`
    <details class="unseen-tiles">
      <summary class="hint">In the bag: ${w(o,"tile")}.</summary>
      <p class="hint">${w(s,"tile")} in the bag and on the racks of others:</p>
      <ul aria-label="Tiles that you do not see">
        ${r.map(([a,l])=>u`
            <li key=${a} class=${l?"":"none"}>
              <strong>${a===t.blank?"blank":a}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function Fa({counts:t,blank:e},n,o){let r={...t};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:e]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===e)-+(a===e)||s.localeCompare(a))}function Ua(t){let{id:e,view:n,rules:o,changes:r,canAct:s,mustAnswer:a,act:l,suggested:c,notice:d,onDraft:i}=t,{board:f=[],rack:p="",bag:h=0,history:$}=n.observation,y=n.seat!==null&&!n.over,m=gr(e,n,o),g=Sr(e,n,o,c,m?.flagging?m.toggleFlag:null),{draft:_,play:x}=g,b=ja(e,n.seq,y?x:void 0),E=at(()=>qa($),[n.seq]),U=at(()=>Tn(r),[r]);A(i,[_.laid,g.chosen]);let I=y&&{..._,laid:new Map(_.laid.map(T=>[L(T),T])),score:b?.fault===null?Ba(_.laid,b):null,onSquare:g.onSquare,onFlag:m?.toggleFlag,draggable:g.draggable,onKey:Be(g.editor,_,g.setDraft,{onEnter:()=>x&&s&&!b?.fault&&l(x),onEscape:g.clear,onFlag:m?.toggleFlag,flagging:m?.flagging})};return u`
    <div class="board-area">
      <${Yt}
        label="Board"
        rules=${o}
        rows=${f}
        last=${E}
        ...${U}
        ...${m?.board}
        ...${I}
      />
      <${Ar} rules=${o} board=${f} rack=${p} bag=${h} />
      ${m&&u`
          <p class="hint">Bombs: ${m.count}, ${m.hits} hit.</p>
          <${He} rules=${o} />
        `}
      ${y&&u`
          <p class="hint taps">
            Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.
          </p>
        `}
    </div>
    ${y&&u`
        <${Er}
          turn=${g}
          field=${m}
          preview=${b}
          rules=${o}
          notice=${d}
          mustAnswer=${a}
          canAct=${s}
          playsOnly=${t.playsOnly}
          canExchange=${h>=o.exchange_from}
          endsWithoutPoints=${Ia(n,o)}
          act=${l}
        />
      `}
  `}function Ia({seat:t,observation:e},n){let{scoreless:o=0,zeros:r=[]}=e;return q(n)?(r[t??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function ja(t,e,n){let o=lt(t)?.token,r=n&&o?{id:t,token:o,action:n,seq:e}:null,{result:s,busy:a}=it("table.score",r);return a?null:s}function Ba(t,{score:e,closed:n}){return{key:L(Cn(t)),text:`${e}${n.length?"?":""}`}}var qa=(t=[])=>Or(t.findLast(({action:e})=>e.action!=="accept")?.action),Or=t=>new Set(t?.action==="play"?rt(t).map(L):[]);function Ha({observation:t,rules:e,action:n,bombs:o,changes:r}){let{board:s=[],opened:a=[]}=t;return u`
    <${Yt}
      label="Board"
      rules=${e}
      rows=${s}
      last=${Or(n)}
      opened=${q(e)?a:null}
      bombs=${o}
      ...${Tn(r)}
    />
  `}var Wa=({board:t=[],opened:e=[]},n)=>({rack:n,board:t.join("/"),...e.length?{opened:e.join("/")}:{}}),Ya=({hand:t,rules:e,label:n})=>u`<${xr} tiles=${t} rules=${e} label=${n} />`;var Ro={lexicon:{...$n,...sn,Solver:Qo,RoundScores:Bo,addDetails:ln,lastHands:Co,rules:yn,emblem:"ACE",tagline:"The card game of words: be the first to play all your cards."},scrabble:{...We,...qe,Solver:vn,rules:_n,emblem:"QIZ",tagline:"Crosswords for points, on premium squares."},lexibomb:{...We,...qe,Solver:vn,rules:gn,emblem:"12✹",tagline:"Scrabble on a minefield: numbers multiply, bombs cost the word."}};export{za as a,v as b,A as c,D as d,R as e,at as f,Ka as g,u as h,w as i,j,Y as k,$t as l,eo as m,Ja as n,Va as o,jr as p,Br as q,Qa as r,Za as s,no as t,re as u,qr as v,ti as w,oo as x,ei as y,Hr as z,ni as A,oi as B,ao as C,io as D,ie as E,bt as F,uo as G,yt as H,li as I,le as J,ci as K,_t as L,fi as M,en as N,hi as O,mi as P,$i as Q,bi as R,Kr as S,yi as T,_i as U,xi as V,lt as W,wi as X,kt as Y,ki as Z,vi as _,Ti as $,Ci as aa,Si as ba,Ei as ca,Li as da,xo as ea,Mi as fa,Ri as ga,er as ha,Ro as ia,dn as ja,el as ka,nl as la,be as ma,pn as na,ol as oa,rl as pa,sl as qa,al as ra,il as sa,us as ta,ds as ua,nt as va,gl as wa,ye as xa,_e as ya,xe as za,ps as Aa,bl as Ba,yl as Ca,St as Da,ot as Ea};

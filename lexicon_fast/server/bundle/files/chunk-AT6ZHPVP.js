var Nr=Object.defineProperty;var at=(t,e)=>{for(var n in e)Nr(t,n,{get:e[n],enumerable:!0})};var ee,k,Hn,At,Wn,An,Dr,Zt={},Yn=[],Fr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Q(t,e){for(var n in e)t[n]=e[n];return t}function Gn(t){var e=t.parentNode;e&&e.removeChild(t)}function zn(t,e,n){var o,r,s,a={};for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?ee.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return Jt(t,a,o,r,null)}function Jt(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++Hn};return k.vnode!=null&&k.vnode(s),s}function ne(t){return t.children}function Vt(t,e){this.props=t,this.context=e}function $t(t,e){if(e==null)return t.__?$t(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?$t(t):null}function Kn(t){var e,n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.__e=t.__c.base=n.__e;break}return Kn(t)}}function On(t){(!t.__d&&(t.__d=!0)&&At.push(t)&&!te.__r++||An!==k.debounceRendering)&&((An=k.debounceRendering)||Wn)(te)}function te(){for(var t;te.__r=At.length;)t=At.sort(function(e,n){return e.__v.__b-n.__v.__b}),At=[],t.some(function(e){var n,o,r,s,a,l;e.__d&&(a=(s=(n=e).__v).__e,(l=n.__P)&&(o=[],(r=Q({},s)).__v=s.__v+1,Je(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??$t(s),s.__h),Qn(o,s),s.__e!=a&&Kn(s)))})}function Xn(t,e,n,o,r,s,a,l,c,d){var i,f,p,h,$,y,m,g=o&&o.__k||Yn,_=g.length;for(n.__k=[],i=0;i<e.length;i++)if((h=n.__k[i]=(h=e[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?Jt(null,h,null,null,h):Array.isArray(h)?Jt(ne,{children:h},null,null,null):h.__b>0?Jt(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(p=g[i])===null||p&&h.key==p.key&&h.type===p.type)g[i]=void 0;else for(f=0;f<_;f++){if((p=g[f])&&h.key==p.key&&h.type===p.type){g[f]=void 0;break}p=null}Je(t,h,p=p||Zt,r,s,a,l,c,d),$=h.__e,(f=h.ref)&&p.ref!=f&&(m||(m=[]),p.ref&&m.push(p.ref,null,h),m.push(f,h.__c||$,h)),$!=null?(y==null&&(y=$),typeof h.type=="function"&&h.__k!=null&&h.__k===p.__k?h.__d=c=Jn(h,c,t):c=Vn(t,h,p,g,$,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&p.__e==c&&c.parentNode!=t&&(c=$t(p))}for(n.__e=y,i=_;i--;)g[i]!=null&&(typeof n.type=="function"&&g[i].__e!=null&&g[i].__e==n.__d&&(n.__d=$t(o,i+1)),to(g[i],g[i]));if(m)for(i=0;i<m.length;i++)Zn(m[i],m[++i],m[++i])}function Jn(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="function"?Jn(r,e,n):Vn(n,r,r,t.__k,r.__e,e));return e}function Vn(t,e,n,o,r,s){var a,l,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function Pn(t,e,n){e[0]==="-"?t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||Fr.test(e)?n:n+"px"}function Xt(t,e,n,o,r){var s;t:if(e==="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||Pn(t.style,e,"");if(n)for(e in n)o&&n[e]===o[e]||Pn(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?Rn:Mn,s):t.removeEventListener(e,s?Rn:Mn,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function Mn(t){this.l[t.type+!1](k.event?k.event(t):t)}function Rn(t){this.l[t.type+!0](k.event?k.event(t):t)}function Je(t,e,n,o,r,s,a,l,c){var d,i,f,p,h,$,y,m,g,_,x,b=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=e.__e=n.__e,e.__h=null,s=[l]),(d=k.__b)&&d(e);try{t:if(typeof b=="function"){if(m=e.props,g=(d=b.contextType)&&o[d.__c],_=d?g?g.props.value:d.__:o,n.__c?y=(i=e.__c=n.__c).__=i.__E:("prototype"in b&&b.prototype.render?e.__c=i=new b(m,_):(e.__c=i=new Vt(m,_),i.constructor=b,i.render=Ir),g&&g.sub(i),i.props=m,i.state||(i.state={}),i.context=_,i.__n=o,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),b.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=Q({},i.__s)),Q(i.__s,b.getDerivedStateFromProps(m,i.__s))),p=i.props,h=i.state,f)b.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(b.getDerivedStateFromProps==null&&m!==p&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(m,_),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(m,i.__s,_)===!1||e.__v===n.__v){i.props=m,i.state=i.__s,e.__v!==n.__v&&(i.__d=!1),i.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(S){S&&(S.__=e)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate(m,i.__s,_),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(p,h,$)})}i.context=_,i.props=m,i.state=i.__s,(d=k.__r)&&d(e),i.__d=!1,i.__v=e,i.__P=t,d=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=Q(Q({},o),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||($=i.getSnapshotBeforeUpdate(p,h)),x=d!=null&&d.type===ne&&d.key==null?d.props.children:d,Xn(t,Array.isArray(x)?x:[x],e,n,o,r,s,a,l,c),i.base=e.__e,e.__h=null,i.__h.length&&a.push(i),y&&(i.__E=i.__=null),i.__e=!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=Ur(n.__e,e,n,o,r,s,a,c);(d=k.diffed)&&d(e)}catch(S){e.__v=null,(c||s!=null)&&(e.__e=l,e.__h=!!c,s[s.indexOf(l)]=null),k.__e(S,e,n)}}function Qn(t,e){k.__c&&k.__c(e,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){k.__e(o,n.__v)}})}function Ur(t,e,n,o,r,s,a,l){var c,d,i,f=n.props,p=e.props,h=e.type,$=0;if(h==="svg"&&(r=!0),s!=null){for(;$<s.length;$++)if((c=s[$])&&(c===t||(h?c.localName==h:c.nodeType==3))){t=c,s[$]=null;break}}if(t==null){if(h===null)return document.createTextNode(p);t=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,p.is&&p),s=null,l=!1}if(h===null)f===p||l&&t.data===p||(t.data=p);else{if(s=s&&ee.call(t.childNodes),d=(f=n.props||Zt).dangerouslySetInnerHTML,i=p.dangerouslySetInnerHTML,!l){if(s!=null)for(f={},$=0;$<t.attributes.length;$++)f[t.attributes[$].name]=t.attributes[$].value;(i||d)&&(i&&(d&&i.__html==d.__html||i.__html===t.innerHTML)||(t.innerHTML=i&&i.__html||""))}if((function(y,m,g,_,x){var b;for(b in g)b==="children"||b==="key"||b in m||Xt(y,b,null,g[b],_);for(b in m)x&&typeof m[b]!="function"||b==="children"||b==="key"||b==="value"||b==="checked"||g[b]===m[b]||Xt(y,b,m[b],g[b],_)})(t,p,f,r,l),i)e.__k=[];else if($=e.props.children,Xn(t,Array.isArray($)?$:[$],e,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&$t(n,0),l),s!=null)for($=s.length;$--;)s[$]!=null&&Gn(s[$]);l||("value"in p&&($=p.value)!==void 0&&($!==t.value||h==="progress"&&!$)&&Xt(t,"value",$,f.value,!1),"checked"in p&&($=p.checked)!==void 0&&$!==t.checked&&Xt(t,"checked",$,f.checked,!1))}return t}function Zn(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){k.__e(o,n)}}function to(t,e,n){var o,r;if(k.unmount&&k.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||Zn(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){k.__e(s,e)}o.base=o.__P=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&to(o[r],e,typeof t.type!="function");n||t.__e==null||Gn(t.__e),t.__e=t.__d=void 0}function Ir(t,e,n){return this.constructor(t,n)}function ni(t,e,n){var o,r,s;k.__&&k.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,s=[],Je(e,t=(!o&&n||e).__k=zn(ne,null,[t]),r||Zt,Zt,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?ee.call(e.childNodes):null,s,!o&&n?n:r?r.__e:e.firstChild,o),Qn(s,t)}ee=Yn.slice,k={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)return n.__E=n}catch(s){t=s}throw t}},Hn=0,Vt.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Q({},this.state),typeof t=="function"&&(t=t(Q({},n),this.props)),t&&Q(n,t),t!=null&&this.__v&&(e&&this.__h.push(e),On(this))},Vt.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),On(this))},Vt.prototype.render=ne,At=[],Wn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,te.__r=0,Dr=0;var Pt,H,Nn,Ot=0,Ke=[],Dn=k.__b,Fn=k.__r,Un=k.diffed,In=k.__c,jn=k.unmount;function oe(t,e){k.__h&&k.__h(H,t,Ot||e),Ot=0;var n=H.__H||(H.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function v(t){return Ot=1,jr(eo,t)}function jr(t,e,n){var o=oe(Pt++,2);return o.t=t,o.__c||(o.__=[n?n(e):eo(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=H),o.__}function A(t,e){var n=oe(Pt++,3);!k.__s&&Ve(n.__H,e)&&(n.__=t,n.__H=e,H.__H.__h.push(n))}function D(t,e){var n=oe(Pt++,4);!k.__s&&Ve(n.__H,e)&&(n.__=t,n.__H=e,H.__h.push(n))}function R(t){return Ot=5,it(function(){return{current:t}},[])}function it(t,e){var n=oe(Pt++,7);return Ve(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function oi(t,e){return Ot=8,it(function(){return t},e)}function Br(){Ke.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(Qt),t.__H.__h.forEach(Xe),t.__H.__h=[]}catch(e){t.__H.__h=[],k.__e(e,t.__v)}}),Ke=[]}k.__b=function(t){H=null,Dn&&Dn(t)},k.__r=function(t){Fn&&Fn(t),Pt=0;var e=(H=t.__c).__H;e&&(e.__h.forEach(Qt),e.__h.forEach(Xe),e.__h=[])},k.diffed=function(t){Un&&Un(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(Ke.push(e)!==1&&Nn===k.requestAnimationFrame||((Nn=k.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),Bn&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);Bn&&(o=requestAnimationFrame(r))})(Br)),H=void 0},k.__c=function(t,e){e.some(function(n){try{n.__h.forEach(Qt),n.__h=n.__h.filter(function(o){return!o.__||Xe(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],k.__e(o,n.__v)}}),In&&In(t,e)},k.unmount=function(t){jn&&jn(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(Qt)}catch(n){k.__e(n,e.__v)}};var Bn=typeof requestAnimationFrame=="function";function Qt(t){var e=H;typeof t.__c=="function"&&t.__c(),H=e}function Xe(t){var e=H;t.__c=t.__(),H=e}function Ve(t,e){return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function eo(t,e){return typeof e=="function"?e(t):e}var no=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(r=t.apply(l,no(t,l,n,["",null])),o.push(r),l[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(l)}return o},qn=new Map,u=function(t){var e=qn.get(this);return e||(e=new Map,qn.set(this,e)),(e=no(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",l="",c=[0],d=function(p){s===1&&(p||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,p,a):s===3&&(p||a)?(c.push(3,p,a),s=2):s===2&&a==="..."&&p?c.push(4,p,0):s===2&&a&&!p?c.push(5,0,!0,a):s>=5&&((a||!p&&s===5)&&(c.push(s,0,a,r),s=6),p&&(c.push(s,p,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&d(),d(i));for(var f=0;f<n[i].length;f++)o=n[i][f],s===1?o==="<"?(d(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(d(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][f+1]===">")?(d(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return d(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(zn);function w(t,e){return`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`}function j(t,e="and"){return t.length<2?t.join():`${t.slice(0,-1).join(", ")} ${e} ${t.at(-1)}`}function W(t,e){return t==="You"?`${t} ${e}`:`${t} ${e}${/(s|sh|ch)$/.test(e)?"es":"s"}`}var Y=t=>Number(t)>0?`+${t}`:`${t}`;function Z(t){let e=Math.round(t*100);return t>0&&t<1?Math.min(Math.max(e,1),99):e}var oo=t=>t.charAt(0).toUpperCase()+t.slice(1),qr=t=>`${Y(Math.round(100*t)||0)}%`,si={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},Hr=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Master"]];function Wr(t){return Hr.find(([n])=>n===t)?.[1]??t.replace(/^level(?=\d)/,"Level ")}function ai({seats:t,seat:e}){return t.map(({name:n,bot:o},r)=>{if(r===e)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[Wr(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function ii(t){return t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e})}function ro(t){return t.length>1?`${j(t)} share the win.`:t.length?`${W(t[0],"win")}.`:"The game is over."}function re(t,e,n){if(t.length!==1||e.length<2)return null;let o=w(Math.abs(e[0]-e[1]),"point");return`${W(n[t[0]],"win")} by ${o}.`}function se({player:t,reason:e},n){if(t===null)return Yr;let o=n[t];return e==="clock"?`${o} ${o==="You"?"have":"has"} no time left.`:e==="resigned"?`${W(o,"resign")}.`:`${W(o,"forfeit")} the game (${e}).`}var Yr="The game was aborted.";function li({seconds:t,increment:e=0,move_seconds:n}){if(n)return`${Qe(n)} for each turn`;let o=e?` and ${Qe(e)} more after each turn`:"";return`${Qe(t??0)} each${o}`}var Qe=t=>t>=60&&t%60===0?w(t/60,"minute"):w(t,"second"),so="The server cannot be reached.",ci="There is no advice at this table. The page cannot prevent that players get help elsewhere.",Gr="You get advice once you have accepted or challenged the last play.",ao={NoSuchTable:"There is no such table. It may have been deleted.",NoSeat:"No seat is free at this table.",NotOver:"The game is not over yet. Its record would reveal what is hidden.",NotLoaded:"The server does not have the dictionary of this game.",Stale:"Another action came first. Look at the table and try again.",NoAdvice:Gr,Closing:"The server is shutting down. Try again later."},Ze={start:"The first play needs two tiles or more.","start square":"The first play needs two tiles or more and must cover the star.",touch:"The play must touch a tile on the board.",line:"The tiles must lie in one row or column.",gap:"There is a gap between the tiles."},io="These tiles cannot be laid like this.",gt="Words that are not in the dictionary are refused at once.",ae="At tables without challenges, words that are not in the dictionary are refused at once instead.";function ui({reason:t,by:e}){return`The bot ${t==="slow"?"was too slow":"failed"}; ${e??"the server"} moved for it.`}function di(t){if(!t)return"";let e=w(t.tries,"attempt");return t.end==="solved"?`Solved in ${e}`:t.end==="shown"?"Not solved":e}function Mt(t,e,n){let o=Math.round(t);return o?`${w(Math.abs(o),e)} ${o>0?"more":"less"} ${n}`:""}var ie=(t,e)=>Math.round(100*t)?`${qr(t)} ${e}`:"";var zr=5;function lo(t){let e=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=t,e.append(n);e.children.length>zr;)e.firstChild?.remove()}var tn=!1;addEventListener("keydown",()=>tn=!0,!0);addEventListener("pointerdown",()=>tn=!1,!0);function en(){let{activeElement:t,body:e}=document;return t===e||t?.matches(":disabled")||!1}function co(t){D(()=>{if(!tn||!en())return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},t)}var uo=1e3,ce=class extends Error{constructor({code:e,message:n,data:o}){super(n),this.code=e,this.type=o?.type??""}};async function bt(t,e,n){let o=await fetch(`rpc/${t}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),signal:n}),r=await o.json();if(!o.ok)throw new ce(r);return r}async function fo(t){let e=[],n;do n=await bt("table.record",{id:t,skip:e.length,limit:uo}),e.push(...n.lines);while(n.lines.length===uo);return e}function yt(t){return t instanceof ce?ao[t.type]??Rt(t.message):so}function Rt(t){let e=t.replace(/^(params[\w.[\]]*:?|position \d+:) /,"").replace(/^record:(\d+): /,"line $1: ");return oo(e)}var le=new Map;function nn(t,e){let n=JSON.stringify([t,e]),o=le.get(n)??bt(t,e);return le.set(n,o),o.catch(()=>le.delete(n)),o}var po=document.getElementById("hello")?.textContent;po&&le.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(po)));var $i=()=>nn("hello",{}),ue=async(t,e)=>(await nn("rules",{game:t,ruleset:e})).rules,gi=t=>nn("dictionary.info",{dictionary:t});var Kr=30,Xr=100,Jr=100;function _t(t,e){let n={value:null,error:null},[o,r]=v(n);return A(()=>{let s=!0;return r(n),t().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:yt(a)})),()=>{s=!1}},e),o}function lt(t,e){let n={result:null,error:null,key:null},[o,r]=v(n),s=e&&JSON.stringify(e);return D(()=>{if(!e){r(n);return}let a=new AbortController,l=setTimeout(()=>{bt(t,e,a.signal).then(c=>r({result:c,error:null,key:s}),c=>{c.name!=="AbortError"&&r({result:null,error:yt(c),key:s})})},Kr);return()=>{clearTimeout(l),a.abort()}},[t,s]),{result:o.result,error:o.error,busy:o.key!==s}}function xi(){let[t,e]=v({busy:!1,problem:null});async function n(o){e({busy:!0,problem:null});try{await o()}catch(r){e({busy:!1,problem:yt(r)})}}return{...t,run:n}}function on(t,e){let n=R(e);n.current=e,D(()=>{let o=r=>n.current(r);return addEventListener(t,o),()=>removeEventListener(t,o)},[t])}function de(t){let[{value:e,earlier:n},o]=v(()=>({value:t(),earlier:[]})),r=(a,l=!0)=>o(c=>({value:a,earlier:l?[...c.earlier.slice(1-Jr),c.value]:c.earlier})),s=()=>o(a=>a.earlier.length?{value:a.earlier.at(-1),earlier:a.earlier.slice(0,-1)}:a);return on("keydown",a=>{let{key:l,ctrlKey:c,metaKey:d,shiftKey:i,target:f}=a,p=(c||d)&&!i&&l.toLowerCase()==="z",h=f instanceof Element&&f.matches("input:not([data-undo]), textarea");!p||h||(a.preventDefault(),s())}),{value:e,set:r,undo:s,canUndo:n.length>0}}function wi(t,e,n=!0){let o=it(()=>performance.now(),[e]),[r,s]=v(o);A(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),Xr);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,t-a)}function ki(t){A(()=>{t!==null&&(document.title=`${t} · Lexicon fast`)},[t])}function vi(t){let e=R(null);return A(()=>{let n=e.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[t]),e}function Nt(t,e){let n=R(!0);D(()=>{n.current||t(),n.current=!1},e)}var ho="lexicon_fast.name",mo="lexicon_fast.tables",pe="lexicon_fast.new_game",$o="lexicon_fast.theme",rn="lexicon_fast.puzzles",go="lexicon_fast.sounds";var Dt=new Map,Ci=()=>Dt.size>0;function fe(t){if(Dt.has(t))return Dt.get(t)??null;try{return localStorage.getItem(t)}catch{return null}}function xt(t,e){try{localStorage.setItem(t,e),Dt.delete(t)}catch{Dt.set(t,e)}}function Vr(t){try{let e=JSON.parse(t);return typeof e=="object"&&e!==null?e:{}}catch{return{}}}var wt=t=>Vr(fe(t)??""),Si=()=>fe(ho)??"",Ei=t=>xt(ho,t),bo=()=>fe($o)??"",yo=t=>xt($o,t),_o=()=>fe(go)??"",xo=t=>xt(go,t),Ft=()=>wt(mo);function Li(){return Object.entries(Ft()).map(([t,e])=>({id:t,...e})).sort((t,e)=>e.since-t.since)}function sn(t){let e=Object.entries(t).sort(([,n],[,o])=>o.since-n.since);xt(mo,JSON.stringify(Object.fromEntries(e.slice(0,50))))}var ct=t=>Ft()[t]??null;function Ai(t,e,n){sn({...Ft(),[t]:{game:e,token:n,since:Date.now()}})}function kt(t,e){let n=Ft();t in n&&sn({...n,[t]:{...n[t],...e}})}function he(t,e){let n=ct(t)?.draft;return n?.position===e?n.value:null}function Oi(t){let{[t]:e,...n}=Ft();sn(n)}var Pi=()=>wt(pe).game,Mi=t=>wt(pe).choices?.[t]??{};function Ri(t,e){let{choices:n={}}=wt(pe);xt(pe,JSON.stringify({game:t,choices:{...n,[t]:e}}))}var Ni=()=>new Date().toISOString().slice(0,10),wo=(t,e)=>`${e} ${t}`,Di=(t,e)=>wt(rn)[wo(t,e)]??null;function Fi(t,e,n){let o={...wt(rn),[wo(t,e)]:n},r=Object.entries(o).sort(([s],[a])=>s<a?1:-1).slice(0,1100);xt(rn,JSON.stringify(Object.fromEntries(r)))}var Qr="play";function ko(){let[t,e=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=t.split("/");return{name:n||Qr,rest:o,query:new URLSearchParams(e)}}function Bi(){let[t,e]=v(ko);return on("hashchange",()=>e(ko())),t}function qi(t){location.hash=`#/${t}`}function me(t,e){let n=new URLSearchParams(Object.entries(e).filter(([,o])=>o));history.replaceState(null,"",`#/${t}${n.size?`?${n}`:""}`)}var ln={};at(ln,{actionText:()=>an,adviceFigure:()=>os,adviceHint:()=>ns,cardText:()=>X,differences:()=>rs,endFacts:()=>es,eventText:()=>Zr,pastActionText:()=>Co});var vo="✦";function z({letter:t,wild:e=!1,points:n=null,classes:o="",...r}){let{corner:s=e&&t?vo:null,onClick:a,...l}=r,c=["tile",o,e&&"wild"].filter(Boolean).join(" "),d=u`
    <span class="letter" aria-hidden="true">${t||vo}</span>
    ${s!==null&&u`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&u`<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?u`
    <button type="button" class=${c} onClick=${a} ...${l}>${d}</button>
  `:u`<span class=${c} ...${l}>${d}</span>`}function $e({label:t,letters:e,onPick:n}){return u`
    <fieldset class="letters">
      <legend>${t}</legend>
      ${e.map(o=>u`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function tt(t,e){let n=K(t,e);return[...t].filter((o,r)=>!n[r])}function K(t,e){let n=[...e];return[...t].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var O="*";function F(t){return(t.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function Ut(t){return t.map(({letter:e,master:n})=>n?`[${e.toLowerCase()}]`:e.toLowerCase()).join("")}var B=t=>t.replace(/[[\]]/g,"").toUpperCase();function vt(t){let e=To(t);return e.length?`${B(t)} (${j(e)} by the Master)`:B(t)}var To=t=>F(t).filter(({master:e})=>e).map(({letter:e})=>e);function ut({card:t,points:e,...n}){let o=t===O,r=o?"Master":t;return u`
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
      ${[...t].map(n=>u`<${ut} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function et({laid:t}){let e=To(t),n=e.length?`, with a Master for ${e.join(" and ")}`:"";return u`
    <span class="cards word" role="img" aria-label=${`${B(t)}${n}`}>
      ${F(t).map(({letter:o,master:r})=>u`<${z} classes="card" letter=${o} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var X=t=>t===O?"the Master":t;function an(t,{table:e=[]}={}){return So(t,"target"in t?e[t.target]:void 0).join(" ").trimEnd()}function Co(t,e,{old:n,gained:o=[],taken:r}={}){let[s,a]=So(t,n,r),l=o.length?`, taking ${j(o.map(X))}`:"";return`${`${W(e,s)} ${a}`.trimEnd()}${l}.`}function So(t,e,n){switch(t.action){case"form":return["form",vt(t.laid)];case"insert":return["make",`${e?B(e):"a word"} into ${vt(t.laid)}`];case"substitute":return["change",`${e?vt(e):"a word"} to ${vt(t.laid)}`];case"draw":{let o=`the exposed ${n?X(n).replace("the ",""):"card"}`,r=t.take==="exposed"?o:"a card from the stock";return["discard",`${X(t.discard)} for ${r}`]}default:return[t.action,""]}}function Zr(t,e){switch(t.event){case"dealer draw":return`Cards drawn for the deal: ${t.players.map((o,r)=>`${e[o]} ${t.cards[r]}`).join(", ")}.`;case"deal":{let n=W(e[t.dealer],"deal");return`Round ${t.round}: ${n}. Exposed: ${X(t.exposed)}.`}case"turn":return ts(t,e);case"round end":{let n=t.points.map((s,a)=>`${e[a]} ${s}`).join(", "),o=t.winner??0;return`End of the round: ${t.why==="out"?`${e[o]} went out`:"no hand became smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${ro(t.winners.map(n=>e[n]))}`;case"forfeit":return se(t,e);default:return null}}function ts(t,e){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=t;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?vt(a.action.laid):"the play",d=s?"it is not a word and is taken back":"it is a word and stays",i=Object.entries(l).filter(([,p])=>p!==0).map(([p,h])=>`${e[Number(p)]} ${Y(h)}`),f=i.length?` (${i.join(", ")})`:"";return`${W(e[n],"challenge")} ${c}: ${d}${f}.`}default:{let c=o.action==="draw"&&o.take==="blind",d=r&&c?` It is ${X(r)}.`:"",i=t.renewed?" The exposed pile has become the stock.":"";return`${Co(o,e[n],t)}${d}${i}`}}}function es(t,e){let n=[],o=0;for(let f of t){if(f.event!=="turn"||f.action.action==="accept")continue;let{player:p,action:h,right:$}=f;if(h.action==="challenge"){$&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:p,laid:h.laid})}let r=({laid:f})=>B(f).length,s=n.toSorted((f,p)=>r(p)-r(f))[0],a=t.filter(({event:f})=>f==="round end").length,l=t.findLast(f=>f.event==="game end"),c=l?.event==="game end"?l.scores:[],d=l?.event==="game end"?l.winners:[];return[re(d,c.toSorted((f,p)=>f-p),e),s&&`Longest word: ${B(s.laid).toUpperCase()}, by ${e[s.player]}.`,a&&`${w(a,"round")} with ${w(Number((o/a).toFixed(1)),"turn")}${a>1?" on average":""}.`].flatMap(f=>f||[])}var ns=()=>"The points that you gain on the others in this round, on average, and the margin of error.",os=({gain:t,margin:e})=>({value:t,figure:Y(t.toFixed(1)),margin:e?e.toFixed(1):""}),rs=(t,e)=>[Mt(t.points-e.points,"point","at risk"),ie(t.win-e.win,"to be out first")];var ge=t=>F(t).map(({letter:e,master:n})=>n?O:e),ss=t=>[...t].sort((e,n)=>+(e===O)-+(n===O)||e.localeCompare(n)).join("");function un(t,e,n){let o;return t.map(r=>{switch(r.event){case"deal":return o=new cn(r,e,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function Eo(t,e){return t.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=t.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return un(s,e,r).findLast(a=>a.event==="round end")?.hand})}var cn=class{#e=null;#n={};#t;#o;constructor({round:e,players:n,hand:o=""},r,s){this.number=e,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:ss(this.#t.hand),penalties:this.#n}}turn(e){let{action:n,player:o}=e;switch(n.action){case"accept":return e;case"challenge":return this.#a(e);case"draw":return o===this.seat&&this.#r([n.discard],[e.taken??""]),e;default:return this.#s(e,n)}}#r(e,n){this.#t={...this.#t,hand:[...tt(this.#t.hand,e),...n]}}#s(e,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=tt(ge(n.laid),ge(a)),c=tt(ge(a),ge(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[e.player]:r[e.player]-l.length+c.length}},e.player===this.seat&&this.#r(l,c),this.#e={...e,old:a,gained:c},this.#e}#a(e){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??e.player,a=e.right?{[s]:o,[e.player]:n}:{[e.player]:r};e.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...e,play:this.#e,penalties:a}}};var bn={};at(bn,{Play:()=>xs,Position:()=>Ss,StaticHand:()=>Ls,solverQuery:()=>Es});var Lo={mouse:6,pen:6,touch:12},as=44;function be(t,{small:e=!1}={}){let n=R(t);return n.current=t,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&is(r,e,s=>n.current(o,s))}})}function is(t,e,n){let o=t.currentTarget,r=e&&t.pointerType==="touch"?as:0,s=null,a=null;o.hasPointerCapture(t.pointerId)&&o.releasePointerCapture(t.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==t.pointerId)return;let f=i.clientX-t.clientX,p=i.clientY-t.clientY,h=Lo[t.pointerType]??Lo.mouse;!s&&Math.hypot(f,p)<h||(s??=ls(o),s.style.transform=`translate(${f}px, ${p-r}px) scale(1.08)`,l(Ao(i,r)))},d=i=>{i.pointerId===t.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),l(null),s&&(s.remove(),o.classList.remove("lifted"),cs(),i.type==="pointerup"&&n(Ao(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",d),addEventListener("pointercancel",d)}function ls(t){let{left:e,top:n,width:o,height:r}=t.getBoundingClientRect(),s=t.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${e}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),t.classList.add("lifted"),s}function Ao({clientX:t,clientY:e},n){let o=r=>document.elementFromPoint(t,r)?.closest("[data-drop]")??null;return o(e-n)??o(e)}function cs(){let t=n=>{e(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},e=()=>{removeEventListener("click",t,{capture:!0}),removeEventListener("pointerdown",e,{capture:!0})};addEventListener("click",t,{capture:!0}),addEventListener("pointerdown",e,{capture:!0})}function ye(t,e,n){let o=F(n),{kind:r,oldCells:s}=e===null?{kind:"form",oldCells:[]}:us(F(e),o),a=[...t],l=p=>{let h=a.indexOf(p);return h>=0&&a.splice(h,1),h>=0},c=[],d=o.map(({letter:p,master:h},$)=>{let y=s[$];if(y)return{letter:p,master:y.master,from:"table"};let m=!h&&l(p)?p:l(O)?O:null;return m===null?{letter:p,master:h,from:"none"}:(c.push(m),{letter:p,master:m===O,from:"hand"})}),i=d.every(({letter:p,from:h})=>p&&h!=="none"),f=c.length>0&&d.length>1;return{kind:i&&f?r:null,cells:d,cards:c,laid:Ut(d)}}function us(t,e){if(e.length<t.length)return{kind:null,oldCells:[]};if(e.length>t.length){let r=0,s=e.map(({letter:a,master:l})=>{let c=t[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===t.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=e.some(({letter:r},s)=>r!==t[s].letter);return{kind:"substitute",oldCells:e.map(({letter:r,master:s},a)=>{let l=t[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function Po({kind:t,laid:e},n){return t===null?null:t==="form"?{action:t,laid:e}:{action:t,target:n,laid:e}}var nt={target:null,text:"",caret:0,chosen:null},It=(t,e)=>({...nt,target:t,text:e,caret:F(e).length});function Mo(t){return t.action==="draw"?dt(nt,t.discard):It(t.target??null,t.laid)}function dt(t,e,n=null){let{chosen:o,caret:r}=t,s=F(t.text),a=e===O?{letter:"",master:!0}:{letter:e,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...t,text:Ut(s),caret:l?r:c+1,chosen:null}}function dn(t,e,n){let o=F(t.text),r=n!==null&&F(n).length===o.length;o.splice(e,1,...r?[F(n)[e]]:[]);let s=Math.min(t.caret,o.length);return{...t,text:Ut(o),caret:s,chosen:null}}function Ro(t,e){let n=F(t.text);return n[n.findIndex(o=>!o.letter)]={letter:e,master:!0},{...t,text:Ut(n)}}function No(t,e,n,o){let[r,s]=e.split(">",2);if(s!==void 0){let a=o.findIndex(l=>Oo(l)===Oo(r));if(a>=0)return It(a,s)}return{...t,text:e,caret:F(e.slice(0,n)).length,chosen:null}}var Oo=t=>F(t).map(({letter:e})=>e).join("");var ps=new Set,fs=new Map,hs=12;function pn({observation:t,points:e,target:n=null,onWord:o=null,...r}){let{fresh:s=ps,arriving:a=fs,hasPiles:l=!0}=r,{table:c=[],pile:d="",stock:i=0}=t,f=d.at(-1),p=R(null);return A(()=>{let h=p.current,$=h?.querySelector(".fresh:last-child, .fresh");h&&$ instanceof HTMLElement&&(h.scrollTop=$.offsetTop-h.clientHeight/2)},[c.join()]),u`
    <section class="felt" aria-label="Table">
      ${l&&u`<${ms} stock=${i} exposed=${f} points=${e} />`}
      <ul
        ref=${p}
        class="laid-words ${c.length>hs?"many":""}"
        aria-label="Words on the table"
      >
        ${c.length===0&&u`<li class="nothing">No words yet</li>`}
        ${c.map((h,$)=>{let y=u`<${et} key=${a.get($)} laid=${h} />`,m=[s.has($)&&"fresh",a.has($)&&"arriving"],g=u`
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
  `}function ms({stock:t,exposed:e,points:n}){return u`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${w(t,"card")}>
          ${t}
        </span>
        <figcaption>Stock</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${e?u`<${ut} card=${e} points=${n} />`:u`<span class="tile card none" role="img" aria-label="No exposed card"></span>`}
        <figcaption>Exposed</figcaption>
      </figure>
    </div>
  `}var fn=({games:t})=>t.filter(({game:e})=>Object.hasOwn(Do,e));function cl(t,e){let n=fn(t);return n.find(({game:o})=>o===e)??n[0]}var ul=({games:t},e)=>t.find(({game:n})=>n===e)?.title??e,_e=({words:t},e)=>t&&e.includes(t)?t:e[0],hn=t=>t.replaceAll("_"," "),dl=t=>!!t.without_challenges,pl=(t,e)=>({base:e,...t.without_challenges});function fl(t,{ruleset:e,...n}){let o=e.replace(/, changed$/,""),r=`${hn(o)} rules`,s=Object.entries(t.without_challenges??{});return s.length&&s.every(([a,l])=>n[a]===l)?`${r}, false words are refused`:o===e?r:`${r}, changed`}function hl(t,e){let n=typeof e=="string"?e:JSON.stringify(e);return`#/rules/${t}?${new URLSearchParams({ruleset:n})}`}function ml(t){let e=t.get("ruleset");if(!e?.startsWith("{"))return e;try{return JSON.parse(e)}catch{return e}}var Fo=[["off","Off"],["on","On"]],mn=()=>_o()==="on"?"on":"off";function Uo(t){xo(t),$s(["turn"])}function $s(t){mn()!=="off"&&import("./sound_player-WWJ4S4ZJ.js").then(({play:e})=>e(t),()=>{})}var $n=[["auto","Auto"],["light","Light"],["dark","Dark"]];function gn(){let t=bo();return $n.some(([e])=>e===t)?t:"auto"}function gs(){let t=gn();document.documentElement.style.colorScheme=t==="auto"?"":t}function Io(t){yo(t),gs()}function ot({label:t,id:e,hint:n,value:o,onInput:r,...s}){return u`
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
  `}function Tl({label:t,id:e,hint:n,value:o,lines:r=1}){let[s,a]=v(!1),l=({target:i})=>i.select();async function c(){document.getElementById(e).select();try{await navigator.clipboard.writeText(o),a(!0)}catch{a(!1)}}let d={id:e,readonly:!0,value:o,"aria-describedby":n?`${e}-hint`:void 0,onFocus:l,onClick:l};return u`
    <div class="row copy">
      <div class="field">
        <label for=${e}>${t}</label>
        ${r>1?u`<textarea rows=${r} ...${d}></textarea>`:u`<input type="text" ...${d} />`}
      </div>
      <button type="button" onClick=${c}>Copy</button>
      <span role="status">${s?"Copied.":""}</span>
    </div>
    ${n&&u`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
  `}function xe({label:t,id:e,hint:n,value:o,options:r,onChange:s}){return u`
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
  `}function we({info:t,...e}){let n=t.rulesets.map(o=>[o,hn(o)]);return u`<${xe} label="Rules" id="ruleset" options=${n} ...${e} />`}function ke({dictionaries:t,...e}){let n=t.map(o=>[o,o]);return u`<${xe} label="Dictionary" id="dictionary" options=${n} ...${e} />`}function Ct({label:t,value:e,options:n,onChange:o}){return u`
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
  `}function jo({label:t,options:e,load:n,choose:o}){let[r,s]=v(n);return u`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${t}</span>
      <${Ct} label=${t} value=${r} options=${e} onChange=${l=>{o(l),s(l)}} />
    </div>
  `}var bs=()=>u`
  <${jo}
    label="Sounds"
    options=${Fo}
    load=${mn}
    choose=${Uo}
  />
`,Cl=()=>u`
  <div class="row">
    <${jo} label="Theme" options=${$n} load=${gn} choose=${Io} />
    <${bs} />
  </div>
`;function Sl({server:t,view:e,game:n}){return u`
    <nav aria-label="Games">
      ${fn(t).map(({game:o,title:r})=>u`
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
  `}function ve({undo:t,canUndo:e}){return u`<button type="button" disabled=${!e} onClick=${t}>Undo</button>`}function rt({text:t}){return u`<p class="problem" role="alert" hidden=${!t}>${t}</p>`}var ys={hand:"from your hand",table:"on the table",none:"not in your hand"};function Bo({draft:t,word:e,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=e,d=({target:f})=>r(f.value,f.selectionStart??0),i=f=>u`
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
          <${_s}
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
      <${ot}
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
  `}function _s({cell:{letter:t,master:e,from:n},place:o,chosen:r,points:s,...a}){let l=e?`Master${t?` for ${t}`:""}`:t,c=n==="table"?"choose it to be replaced":"take it back";return u`
    <${z}
      classes=${`card from-${n}`}
      letter=${t}
      wild=${e}
      points=${s[e?O:t]??null}
      aria-label=${`${l}, ${ys[n]}: ${c}`}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function xs(t){let{id:e,view:n,rules:o,changes:r,canAct:s,act:a,suggested:l,onDraft:c,notice:d,playsOnly:i}=t,{observation:f}=n,{hand:p="",table:h=[]}=f,$=Ts(n.seat,f.history),y=[$,p,...h].join(" "),[m,g]=v(()=>({...nt,...he(e,y)}));Nt(()=>g(nt),[p,$]),Nt(()=>{m.target!==null&&g(nt)},[h.join()]),A(()=>kt(e,{draft:{position:y,value:m}}),[y,m]),A(()=>{l&&g(Mo(l))},[l]),A(c,[m.text,m.target]),co([m.text,m.target]);let _=m.target===null?null:h[m.target],x=ye(p,_,m.text),b=Po(x,m.target),S=m.target===null&&x.cells.length===1?x.cards[0]:void 0,U=be(T),I=n.seat!==null&&!n.over;function T({card:E,cell:C=0},N){let[M,ht]=(N??"").split(" "),mt=Number(ht);E===void 0?M!=="gap"&&M!=="cell"&&g(dn(m,C,_)):M==="blind"||M==="exposed"?s&&a({action:"draw",discard:E,take:M}):M==="word"?g(dt(It(mt,h[mt]),E)):M==="gap"?g(dt(m,E,mt)):M==="cell"?g(dt({...m,chosen:mt},E)):M==="tray"&&g(dt(m,E))}function P(E){x.cells[E].from==="table"?g({...m,chosen:m.chosen===E?null:E}):g(dn(m,E,_))}function Lt(E){E.preventDefault(),b&&s&&a(b)}let Kt=u`
    <${pn}
      observation=${f}
      points=${o.points}
      target=${m.target}
      hasPiles=${!i}
      fresh=${Cs(f.history,n.seat)}
      arriving=${qo(r,h)}
      onWord=${I&&(E=>g(E===m.target?nt:It(E,h[E])))}
    />
  `;return I?u`
    ${Kt}
    <form class="panel own-turn" aria-label="Your turn" onSubmit=${Lt}>
      ${d}
      <${ks}
        hand=${p}
        used=${x.cards}
        points=${o.points}
        onCard=${E=>g(dt(m,E))}
        draggable=${U}
      />
      <${Bo}
        draft=${m}
        word=${x}
        points=${o.points}
        draggable=${U}
        onType=${(E,C)=>g(No(m,E,C,h))}
        onCell=${P}
        onClear=${()=>g(nt)}
        onGap=${E=>g({...m,caret:E,chosen:null})}
      />
      ${x.cells.some(({letter:E})=>!E)&&u`
          <${$e}
            label="The Master stands for"
            letters=${Object.keys(o.points).filter(E=>E!==O).sort()}
            onPick=${E=>g(Ro(m,E))}
          />
        `}
      <${vs}
        action=${b}
        discard=${S}
        advised=${S&&l?.discard===S?l.take:void 0}
        observation=${f}
        canAct=${s}
        playsOnly=${i}
        act=${a}
      />
    </form>
  `:Kt}var ws=10;function ks({hand:t,used:e,points:n,onCard:o,draggable:r}){let s=R(null),a=R(null),l=K(t,e);return D(()=>{if(a.current===null||!en())return;let c=l.findIndex((i,f)=>!i&&f>Number(a.current)),d=c<0?l.lastIndexOf(!1):c;s.current?.children[d]?.focus(),a.current=null},[e.join()]),u`
    <div
      ref=${s}
      class="hand cards ${t.length>ws?"many":""}"
      role="group"
      aria-label="Your hand"
    >
      ${[...t].map((c,d)=>u`
          <${ut}
            key=${`${d}${c}`}
            card=${c}
            points=${n}
            disabled=${l[d]}
            onClick=${()=>{a.current=d,o(c)}}
            ...${r({card:c})}
          />
        `)}
    </div>
  `}function vs({action:t,discard:e,advised:n,observation:o,canAct:r,playsOnly:s,act:a}){let l=o.pile?.at(-1),c=$=>a({action:"draw",discard:e,take:$}),d=r&&e!==void 0,i=e?X(e):"a card",f=t?an(t,o):"play the word",p=$=>n===$?"main":"",h=u`
    <button class=${p(void 0)} disabled=${!r||!t}>
      ${f[0].toUpperCase()+f.slice(1)}
    </button>
  `;return s?u`<div class="row actions">${h}</div>`:u`
    <div class="row actions">
      ${h}
      <button
        type="button"
        class=${p("exposed")}
        disabled=${!d||!l}
        onClick=${()=>c("exposed")}
      >
        Discard ${i}, take ${l?X(l):"the exposed card"}
      </button>
      <button
        type="button"
        class=${p("blind")}
        disabled=${!d}
        onClick=${()=>c("blind")}
      >
        Discard ${i}, take from the stock
      </button>
    </div>
    ${r&&!d&&u`<p class="hint">To draw, put only the card that you discard into the tray.</p>`}
  `}var Ts=(t,e=[])=>e.filter(({player:n,action:o})=>n===t&&!["accept","challenge"].includes(o.action)).length;function Cs(t=[],e){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of t){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===e||e===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==e&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}function qo(t=[],e=[]){let n=t.flatMap(({number:o,events:r})=>r.flatMap(({action:s})=>s?.laid?[{word:s.laid,number:o}]:[]));return new Map(n.map(({word:o,number:r})=>[e.lastIndexOf(o),r]))}var Ss=({observation:t,rules:e,changes:n})=>u`
  <${pn}
    observation=${t}
    points=${e.points}
    arriving=${qo(n,t.table)}
  />
`,Es=({table:t=[]},e)=>({position:[e,...t].join(" ")}),Ls=({hand:t,label:e})=>u`<${Tt} cards=${t} label=${e} />`;function Ho({end:t,names:e,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:d=[]}=t,i=Object.values(c).some(p=>p!==0),f=p=>{let h=r[p]??(p===n?t.hand:"");return[d.includes(p)?u`${e[p]} <span class="tag">out of the game</span>`:e[p],h?u`<${Tt} cards=${h} />`:s[p]?w(s[p],"card"):"none",i&&Y(c[p]??0),Y(a[p]),u`<strong>${l[p]}</strong>`]};return u`
    <${As} end=${t} names=${e} rules=${o} />
    <p class="hint">
      Cards left in a hand cost their points. The fewest points win; a player with${" "}
      ${o.out_at} or more is out of the game.
    </p>
    <${St}
      rowHeads
      columns=${[{title:"Player"},{title:"Cards left"},i&&{title:"Challenges",number:!0},{title:"This round",number:!0},{title:"Score",number:!0}]}
      rows=${[...e.keys()].filter(p=>p in s).map(p=>({key:p,cells:f(p)}))}
    />
  `}function As({end:{why:t,winner:e,play:n,left:o},names:r,rules:s}){if(t!=="out"||!n||!("laid"in n.action)){let l=w(s.guard*Object.keys(o).length,"turn");return u`<p>No hand has become smaller for ${l}, so all cards are counted.</p>`}let a=n.old?`: ${B(n.old)} became`:" with";return u`
    <p class="row">
      <strong>${r[e??0]} went out${a}</strong>
      <${et} laid=${n.action.laid} />
    </p>
  `}var yn={};at(yn,{RULESET_NOTES:()=>Os,parts:()=>Ps,values:()=>Oe});var Wo=({counts:t})=>Object.values(t).reduce((e,n)=>e+n,0),Te=({squares:t})=>`${t.length} x ${t[0].length} squares`;function Ce(t){let e=w(t.counts[t.blank]??0,"blank");return{tiles:`${w(t.rack,"tile")} each, from a bag of ${Wo(t)} with ${e}.`,begins:"The player who draws the letter nearest to A begins; a blank comes before A."}}var Se="Lay tiles in one row or column, without a gap, so that they touch others on the board. All letters that then stand side by side, across and down, must form words.",Ee="Each word that a play forms or makes longer scores the points of its letters.",Le=({exchange_from:t})=>[`Exchange tiles for others, as long as the bag has ${t} or more.`,"Pass."],Ae=({rack:t})=>`After a play you draw from the bag until you have ${t} tiles again.`,jt=({bonus:t})=>t.map((e,n)=>e?`${w(n,"tile")} in one play score ${w(e,"point")} more.`:"").filter(Boolean).join(" ");function Oe(t){let{values:e,counts:n,blank:o}=t,r=new Map;for(let[s,a]of Object.entries(n)){let l=`${s===o?"blank":s} ×${a}`;r.set(e[s],[...r.get(e[s])??[],l])}return{title:"The tiles",columns:["Points","Tiles, and how many"],rows:[...r].sort(([s],[a])=>s-a).map(([s,a])=>[s,a.join(" ")]),note:`${Wo(t)} tiles.`}}var Os={standard:"From the README of the original program, with its gaps filled.",classic_poc:"The numbers in the code of the original program."};function Ps(t){return[{title:"Aim",facts:{aim:"Lay words for points, as in Scrabble; the highest score wins.",bombs:`Under the board of ${Te(t)} ${w(t.bombs,"bomb")} lie hidden.`}},{title:"The start",facts:{...Ce(t),first:"The first play needs two tiles or more, and may lie anywhere."}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[Se,...Le(t)],refused:gt,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens those squares, too, and so on.",blank:"A blank stands for no letter in particular. A word with blanks is valid if some letters in their place make one; they may differ from word to word and from turn to turn. A blank scores nothing.",draw:Ae(t)}},{title:"Points",facts:{words:Ee,numbers:`The number under a new tile multiplies: ${Ms(t)}.`,bomb:"If a new tile lies on a bomb, all words through it score nothing. In later plays its letter scores as any other.",bonus:jt(t)&&`${jt(t)} A bomb does not change that.`}},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left.",zeros:`It is also over when a player has had ${w(t.zeros,"turn")} in a row without a point: passes, exchanges or bombs.`,held:"All lose the points of the tiles that they hold; nobody gains them."}}]}function Ms({multipliers:t}){let e=new Map;return t.forEach(([n,o],r)=>{let s=Ns(n,o);e.set(s,[...e.get(s)??[],r])}),[...e].map(([n,o])=>`${Rs(o)} ${n}`).join("; ")}function Rs(t){let[e]=t,n=t[t.length-1];return t.length>2&&n-e===t.length-1?`${e} to ${n}`:j(t)}function Ns(t,e){return e?[t!==1&&`the letter by ${t}`,e!==1&&`the word by ${e}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var xn={};at(xn,{RULESET_NOTES:()=>Ds,parts:()=>Fs,values:()=>Bs});var Ds={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with other penalties."};function Fs(t){let e=`two packs if ${t.two_packs_from} or more play`,n=t.max_exchanged===null?"one or more cards":w(t.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of your cards. The player who lays the last one ends the round; the others score the points of the cards that they hold.",out:`Points are bad: with ${t.out_at} or more you are out of the game.`,won:"The last player left wins, or after a set number of rounds the fewest points."}},{title:"The deal",facts:{cards:`${w(t.cards_each,"card")} each, from a pack of ${Go(t.pack)} (${e}). The other cards are the stock; its top card lies exposed beside it.`,dealer:"Each player draws a card; the highest deals first (A is the highest), and the next player begins.",later:Us[t.later_dealer]}},{title:"A turn",facts:{lead:"Choose one of these actions. You cannot pass.",ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${n} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, and the E is yours.`,"Discard a card, and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:t.same_word_exchange?"A word may stay the same if a Master in it is changed for the card of its letter, or a card for your Master.":"A change must make another word.",stock:Is[t.renewal]}},{title:"Challenges",facts:js(t)},{title:"The end of a round",facts:{end:"A round is over when a hand is empty and the last word stands. If all players are out of the game at once, the lowest score wins.",guard:`It is also over when in ${w(t.guard,"turn")} of each player no hand has become smaller. Then all score the cards that they hold.`}}]}var Us={rotation:"In later rounds the players deal in turn.",starter:"In later rounds the player who began the last round deals."},Is={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function js({strict:t,right_challenger:e,right_offender:n,wrong_challenger:o}){return t?{refused:gt}:{may:"Any word may be laid, valid or not. Each of the others may challenge it, until one does.",right:`If it is not in the dictionary, the cards go back, and the turn is lost${[_n("the challenger",e),_n("the player",n)].join("")}.`,wrong:`If it is, the word stays${_n("the challenger",o)}.`,refused:ae}}function _n(t,e){if(!e)return"";let n=w(Math.abs(e),"point");return e>0?`; ${t} gets ${n}`:`; ${t} has ${n} taken off`}function Bs({points:t,pack:e}){let n=new Map;for(let[o,r]of Object.entries(e)){let s=t[o],a=`${s} ${r}`,l=n.get(a)??{each:s,count:r,cards:[]};l.cards.push(o===O?"Master":o),n.set(a,l)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...n.values()].sort((o,r)=>r.each-o.each||r.count-o.count).map(({each:o,cards:r,count:s})=>[o,r.join(" "),s]),note:`${Go(e)} cards in a pack.`}}var Go=t=>Object.values(t).reduce((e,n)=>e+n,0);var wn={};at(wn,{RULESET_NOTES:()=>Hs,parts:()=>Ws,values:()=>Oe});var Pe=t=>String.fromCharCode(65+t),pt=({row:t,column:e})=>`${t+1}${Pe(e)}`,L=({row:t,column:e})=>`${t},${e}`,G=(t,{row:e,column:n})=>(t[e]?.[n]??".")!==".",J=({row:t,column:e},n,o=1)=>n?{row:t+o,column:e}:{row:t,column:e+o};function Bt(t){let[e]=t.match(/\p{L}/u)??["A"];return{row:parseInt(t.replace(/\D/g,""),10)-1,column:e.toUpperCase().charCodeAt(0)-65,down:t.startsWith(e)}}function st({at:t,word:e}){let{down:n,...o}=Bt(t),r=[],s=o;for(let a of e.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=J(s,n,l?a.length-2:1)}return r}function zo(t,e,n){let o=f=>G(t,f)?`(${t[f.row][f.column]})`:e.find(p=>L(p)===L(f))?.letter,r=qs(t,e,n);if(r===null)return{fault:"line"};let s=e.reduce((f,p)=>f.row+f.column<=p.row+p.column?f:p);for(let f=s;o(f);f=J(f,r,-1))s=f;let{row:a,column:l}=s,c=r?`${Pe(l)}${a+1}`:pt(s),d="",i=0;for(let f;f=o(s);s=J(s,r))d+=f,f.startsWith("(")||(i+=1);return i<e.length?{fault:"gap"}:{play:{action:"play",at:c,word:d.replaceAll(")(","")}}}function qs(t,e,n){let[o]=e;if(e.length>1)return e.every(({row:s})=>s===o.row)?!1:e.every(({column:s})=>s===o.column)?!0:null;let r=s=>G(t,J(o,s,-1))||G(t,J(o,s));return!r(!1)&&(r(!0)||n)}var Hs={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function Ws(t){return[{title:"Aim",facts:{aim:"Lay words for points; the highest score wins."}},{title:"The start",facts:{board:`The board has ${Te(t)}.`,...Ce(t),first:`The first play needs two tiles or more${Ys(t)}.`}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[Se,...Le(t)],blank:"You choose a letter for a blank when you lay it. The blank keeps that letter, and scores nothing.",draw:Ae(t)}},{title:"Points",facts:{words:Ee,squares:zs(t),bonus:jt(t)}},{title:"Challenges",facts:Gs[t.challenge]},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left. That player gains the points of the tiles that the others hold.",zeros:`It is also over after ${w(t.scoreless_turns,"turn")} in a row without a point, counting all players.`,held:"All lose the points of the tiles that they hold. If scores are equal, the one that was higher before wins."}}]}function Ys({start:t}){return t?`, one of them on the star (${pt({row:t[0],column:t[1]})})`:""}var qt=t=>({may:"Any words may be laid, valid or not. Each of the others may challenge them, all together, until one does.",right:"If one of them is not in the dictionary, the tiles go back, and the turn is lost.",wrong:`If all of them are, ${t}.`,refused:ae}),Gs={rules:qt("the challenger loses the next turn"),double:qt("the challenger loses the next turn, which counts as one without a point"),single:qt("nothing happens"),five:qt("the play scores 5 points more"),ten:qt("the play scores 10 points more"),void:{refused:gt}};function zs({squares:t}){let e=s=>[...new Set(t.flat().map(a=>a[s]))].filter(a=>a!==1).sort(),n=e(0),o=e(1),r=[n.length?`the letter by ${j(n,"or")}`:"",o.length?`the word by ${j(o,"or")}`:""].filter(Boolean);return r.length?`Marked squares multiply ${j(r)}, in the play that lays a tile on them.`:""}var Me=8,Ks=[["","Any"],...Array.from({length:Me-1},(t,e)=>[`${e+2}`,e+2<Me?`${e+2}`:`${Me} or more`])],Re=(t,e,n)=>e.toUpperCase().split(/\s+/).every(o=>t.includes(o)||o===n),Ne=(t,e)=>`${Math.min(t.length,Me)}`===e;function Ko(t){let[e,n]=v({}),o=t.filter(({id:r})=>e[r]?.trim());return{filters:t,values:e,isActive:o.length>0,set:(r,s)=>n(a=>({...a,[r]:s})),clear:()=>n({}),passing:r=>r.filter(s=>o.every(({id:a,test:l})=>l(s,e[a].trim())))}}function Xo({filters:t,values:e,isActive:n,set:o,clear:r}){return u`
    <div class="filters" role="group" aria-label="Filters">
      ${t.map(s=>u`
          <${Xs}
            key=${s.id}
            ...${s}
            value=${e[s.id]??""}
            onValue=${a=>o(s.id,a)}
          />
        `)}
      <button type="button" disabled=${!n} onClick=${r}>Clear filters</button>
    </div>
  `}function Xs({id:t,label:e,kind:n,hint:o,value:r,onValue:s}){switch(n){case"toggle":return u`
        <button
          type="button"
          class="toggle"
          aria-pressed=${r!==""}
          onClick=${()=>s(r?"":"on")}
        >
          ${e}
        </button>
      `;case"length":return u`
        <${xe} label=${e} id=${t} value=${r} options=${Ks} onChange=${s} />
      `;default:return u`
        <${ot}
          label=${e}
          id=${t}
          type=${n==="text"?"search":"number"}
          min=${n==="number"?0:void 0}
          placeholder=${o}
          value=${r}
          onInput=${s}
        />
      `}}var Jo=20,ft=1e3;function De({question:t,whole:e=null,onWhole:n,filters:o,tools:r,none:s,...a}){let[l,c]=v(Jo),d=Ko(o),{result:i,error:f,busy:p}=lt("solve",t&&{...t,top:d.isActive?ft:l}),h=lt("solve",t&&e&&{...e,top:0}).result,$=i?.rows[0],y=$&&("moves"in $?$.moves:"plays"in $?$.plays:void 0),m=$?.count??0,g=e&&h?.rows[0]?.count||m,_=d.isActive&&(y?.length??0)>=Math.min(m,ft),x=y&&_?d.passing(y):y,b=_?x?.length??0:m,S=x?.slice(0,l);function U(){d.clear(),n?.()}return u`
    <section class="panel plays" aria-label="Plays" aria-busy=${p}>
      <div class="row">
        <h2 aria-live="polite">${y?Qs(b,g,_&&m>ft,_):"Plays"}</h2>
        ${r}
      </div>
      <${Xo} ...${d} isActive=${d.isActive||e!==null} clear=${U} />
      <${rt} text=${f??($?.error&&Rt($.error))} />
      ${!t||y&&g===0?u`<p>${s}</p>`:null}
      ${y&&g>0&&b===0&&u`
          <p>${_&&m>ft?Js:Vs(g)}</p>
          <button type="button" onClick=${U}>Show ${w(g,"play")}</button>
        `}
      ${S&&S.length>0&&u`<${Zs} ...${a} plays=${S} busy=${p} />`}
      ${S&&S.length<b&&u`<${ta} shown=${S.length} onMore=${c} />`}
    </section>
  `}var Js=`None of the best ${w(ft,"play")} passes the filters.`,Vs=t=>`The filters hide ${t===1?"the only play":`all ${w(t,"play")}`}.`;function Qs(t,e,n,o){let r=t.toLocaleString("en");if(n)return`${r} of the best ${w(ft,"play")}`;let s=w(e,"play");return o||t<e?`${r} of ${s}`:s}function Zs({plays:t,busy:e,columns:n,rowOf:o,note:r,classes:s}){return u`
    ${r&&u`<p class="hint">${r}</p>`}
    <${St} classes=${s} columns=${n} rows=${t.map(a=>o(a,e))} />
  `}function ta({shown:t,onMore:e}){return t>=ft?u`<p class="hint">The other plays are not listed.</p>`:u`
    <button type="button" onClick=${()=>e(t+Jo)}>More plays</button>
  `}var Vo="CATDOG* hat l[u]rch",ea="* is the Master. In a table word, brackets mark its letter: l[u]rch.",Zo="Type your cards to see what you can play.",na=[["plays","Plays"],["plan","Plan"]],oa=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Substitute"]];function tr({info:t,dictionaries:e,query:n}){let o=de(()=>n.get("position")??Vo),{value:r,set:s}=o,[a,l]=v(t.rulesets[0]),[c,d]=v(_e(t,e)),[i,f]=v("plays"),p=_t(()=>ue("lexicon",a),[a]).value;A(()=>me("solver/lexicon",{position:r===Vo?"":r}),[r]);let[h="",...$]=r.trim().split(/\s+/),y={hand:h,table:$,ruleset:a,dictionary:c};return u`
    <section class="panel" aria-label="Position">
      <${ot}
        label="Your cards, then the words on the table"
        id="position"
        class="large"
        value=${r}
        onInput=${m=>s(m)}
        hint=${ea}
        data-undo
      />
      <${ra}
        hand=${h}
        table=${$}
        points=${p&&"points"in p?p.points:void 0}
      />
      <div class="row">
        <${we} info=${t} value=${a} onChange=${l} />
        <${ke}
          dictionaries=${e}
          value=${c}
          onChange=${d}
        />
        <${Ct} label="What to find" value=${i} options=${na} onChange=${f} />
        <button type="button" disabled=${!r} onClick=${()=>s("")}>Clear</button>
        <${ve} ...${o} />
      </div>
    </section>
    ${i==="plays"?u`<${sa} ...${y} onText=${s} />`:u`<${ca} ...${y} />`}
  `}function ra({hand:t,table:e,points:n}){return/^[\p{L}*?]+$/u.test(t)?u`
    <div class="felt">
      <span class="cards" role="group" aria-label="Hand">
        ${[...er(t)].map(o=>u`<${ut} card=${o} points=${n} />`)}
      </span>
      ${e.map(o=>u`<${et} laid=${o} />`)}
    </div>
  `:null}var er=t=>t.toUpperCase().replaceAll("?",O);function sa({hand:t,table:e,ruleset:n,dictionary:o,onText:r}){let[s,a]=v("all"),l={positions:[{hand:t,table:e}],game:"lexicon",ruleset:n,dictionary:o},c=s==="all";return u`
    <${De}
      question=${t?c?l:{...l,actions:[s]}:null}
      whole=${c?null:l}
      onWhole=${()=>a("all")}
      filters=${la}
      tools=${u`
        <${Ct} label="Kinds of plays" value=${s} options=${oa} onChange=${a} />
      `}
      none=${aa(t,e,o)}
      classes="folds"
      columns=${[{title:"Word"},{title:"Action"},{title:"Cards left"},{title:"Points left",number:!0},{title:"Lay"}]}
      rowOf=${(d,i)=>({key:`${d.action} ${d.target} ${d.laid} ${d.left}`,cells:[u`<${et} laid=${d.laid} />`,Qo(d,e),nr(d.left),d.left_points,d.left?u`
                <button
                  type="button"
                  disabled=${i}
                  aria-label=${`Lay ${B(d.laid)}, ${Qo(d,e)}`}
                  onClick=${()=>r(ia(d,e))}
                >
                  Lay
                </button>
              `:""]})}
    />
  `}function aa(t,e,n){return t?e.length?`These cards form no word of the dictionary ${n}, and they fit into no word on the table. Discard a card and draw another.`:`These cards form no word of the dictionary ${n}. Discard a card and draw another, or add the words on the table: your cards may fit into them.`:Zo}function ia({target:t,laid:e,left:n},o){let r=t===void 0?[...o,e]:o.with(t,e);return[n,...r].join(" ")}var la=[{id:"find",label:"Find",kind:"text",hint:"QU",test:({word:t},e)=>Re(t.toUpperCase(),e)},{id:"most",label:"Max. points left",kind:"number",test:({left_points:t},e)=>t<=Number(e)},{id:"length",label:"Letters",kind:"length",test:({word:t},e)=>Ne(t,e)},{id:"all",label:"Uses all cards",kind:"toggle",test:({left:t})=>t===""}];function Qo({action:t,target:e},n){return e===void 0?t:`${t} ${t==="insert"?"into":"in"} ${B(n[e]??"")}`}var nr=t=>t?u`<${Tt} cards=${t} />`:u`<strong>none</strong>`;function ca({hand:t,ruleset:e,dictionary:n}){let{result:o,error:r,busy:s}=lt("plan",t?{game:"lexicon",positions:[t],ruleset:e,dictionary:n}:null),a=o?.rows[0];return u`
    <section class="panel" aria-label="Plan" aria-busy=${s}>
      <h2 aria-live="polite">${a?.plans?da(a.empties_in??null):"Plan"}</h2>
      <p class="hint">Words from the hand alone that leave the fewest points, turn by turn.</p>
      <${rt} text=${r??(a?.error&&Rt(a.error))} />
      ${!t&&u`<p class="hint">${Zo}</p>`}
      ${a?.plans&&u`
          <${St}
            classes="folds"
            columns=${[{title:"Turns",number:!0},{title:"Words"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${a.plans.map(({turns:l,words:c,left:d,left_points:i})=>({key:l,cells:[l,ua(t,c),nr(d),i]}))}
          />
        `}
    </section>
  `}function ua(t,e){let n=er(t),o=e.map(r=>{let s=ye(n,null,r);for(let a of s.cards)n=n.replace(a,"");return s.laid});return u`
    <span class="words">
      ${o.length?o.map(r=>u`<${et} laid=${r} />`):"none"}
    </span>
  `}var da=t=>t===null?"Not all cards can be played":`All cards played in ${w(t,"turn")}`;function or({points:t}){let[e,n]=v(!1);return e?null:u`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${Y(t)}
    </span>
  `}var rr=".",sr="*",Fe="✹",ir="⚑",pa="★",ar={2:"double",3:"triple",4:"quadruple"},q=t=>"multipliers"in t;function lr(t,e,n){let{row:o,column:r}=t,s=L(t),a=n.laid?.get(s),l=G(n.rows,t)?n.rows[o][r]:null,c=a?a.letter:l,d=n.opened?n.opened[o]?.[r]??rr:null,i=d===rr,f=d===sr,p=d===null||i||f?null:Number(d),h=p!==null&&q(e);return{name:pt(t),letter:c,isLaid:a!==void 0,closed:i,hit:f,number:p,premium:h?e.multipliers[p]:e.squares[o][r],start:e.start?.[0]===o&&e.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:f||i&&n.bombs?.[o]?.[r]===sr,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r,arriving:n.arriving?.has(s)??!1,exploding:n.exploding?.has(s)??!1}}function cr(t){let{closed:e,hit:n,bomb:o,number:r,premium:s,chance:a,cursor:l,last:c}=t;return[e?"closed":kn(s),r!==null&&"open",n&&"hit",o&&"bomb",a!==null&&"odds",l&&"cursor",c&&"last",t.arriving&&"arriving",t.exploding&&"exploding"].filter(Boolean).join(" ")}function ur({closed:t,bomb:e,number:n,premium:o,chance:r,flagged:s,start:a}){return e?Fe:r!==null?Z(r):s?ir:n!==null?n:t?"":a?pa:fa(o)}var dr=({hit:t,number:e})=>t?Fe:e,pr=({flagged:t,chance:e})=>t&&e!==null?ir:null;function fr(t,e){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:d,isLaid:i}=t;return[n,e??"empty",i&&"being laid",o&&"closed",r&&"bomb",s!==null&&`${w(s,"bomb")} around`,e===null&&ha(a),e===null&&d&&"start",c&&"flagged",l!==null&&`${Z(l)}% chance of a bomb`].filter(Boolean).join(", ")}function kn([t,e]){return t>1&&e>1?"both":t>1?`letter${t}`:e>1?`word${e}`:e===0?"zero":"plain"}var fa=([t,e])=>`${t>1?`${t}L`:""}${e===1?"":`${e}W`}`;function ha([t,e]){return e===0?"word worth nothing":[t>1&&`${ar[t]??`${t} times`} letter`,e>1&&`${ar[e]??`${e} times`} word`].filter(Boolean).join(", ")}var vn={laid:[],cursor:null,down:!1};function Be({start:t,squares:e}){let[n,o]=t??[e.length>>1,e[0].length>>1];return{row:n,column:o}}var Ue=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:n}){return this.rules.squares[e]?.[n]!==void 0}point(e,n){return e.cursor&&L(e.cursor)===L(n)?{...e,down:!e.down}:{...e,cursor:n}}arrow(e,n,o){let r=e.cursor??Be(this.rules);return n!==e.down?{...e,cursor:r,down:n}:this.advanced({...e,cursor:r},o)}advanced(e,n=1){let o=J(e.cursor,e.down,n);return this.isOnBoard(o)?{...e,cursor:o}:e}},Ie=class extends Ue{constructor(e,n,o){super(e),this.rows=n,this.rack=o,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){let n=K(this.rack,e.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,n){return e.laid.find(o=>L(o)===L(n))}#e(e,n){let o=n;for(;G(this.rows,o)||this.laidAt(e,o);)o=J(o,e.down);return this.isOnBoard(o)?o:null}lay(e,n,o,r=""){if(G(this.rows,n)||!this.left(e).includes(o))return e;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(e,n),l=o===this.blank?s:o;return{...e,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(e,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:n,column:o},s,r)}layAtCursor(e,n,o=""){let r=e.cursor&&this.#e(e,e.cursor),s=r?this.lay(e,r,n,o):e;return!r||s===e?e:{...s,cursor:this.#e(s,r)??r}}type(e,n,o=!1){let r=n.toUpperCase();return!o&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,n):e}back(e){if(!e.cursor)return e;let n=e.cursor;if(!this.laidAt(e,n))do n=J(n,e.down,-1);while(G(this.rows,n));return this.laidAt(e,n)?{...this.takeBack(e,n),cursor:n}:e}takeBack(e,n){return{...e,laid:e.laid.filter(o=>L(o)!==L(n))}}withoutTaken(e){return{...e,laid:e.laid.filter(n=>!G(this.rows,n))}}move(e,n,o){let r=this.laidAt(e,n);return!r||G(this.rows,o)?e:this.lay(this.takeBack(e,n),o,r.tile,r.letter)}chooseLetter(e,n){let o=e.laid.findIndex(s=>!s.letter),r={...e.laid[o],letter:n.toLowerCase()};return{...e,laid:e.laid.with(o,r)}}},je=class extends Ue{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#e(e)}#e(e){return q(this.rules)&&/^[0-8*]$/.test(e)}type(e,n,o=!1){let r=this.advanced(e),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&e.opened?{...r,opened:Ht(e.opened,e.cursor,n)}:{...r,rows:Ht(e.rows,e.cursor,s)}}lay(e,n){let o=n.reduce((r,s)=>Ht(r,s,s.letter),e.rows);return{...e,rows:o}}back(e){let{rows:n,opened:o,cursor:r}=e;return{...this.advanced(e,-1),rows:Ht(n,r,"."),opened:o&&Ht(o,r,".")}}};function Ht(t,{row:e,column:n},o){return t.with(e,t[e].slice(0,n)+o+t[e].slice(n+1))}var Yt=({squares:t})=>t.map(e=>".".repeat(e.length));function qe(t,e){let n=e.split(/[\n/]/);return Yt(t).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var hr={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},ma="!";function He(t,e,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=e.cursor?e:{...e,cursor:Be(t.rules)},c=({key:d,shiftKey:i})=>d in hr?t.arrow(e,...hr[d]):d===" "?{...l,down:!l.down}:d==="Backspace"||d==="Delete"?t.back(l):t.accepts(d)?t.type(l,d,i):void 0;return d=>{let{key:i}=d;if(d.ctrlKey||d.metaKey||d.altKey)return;if(s&&(i===ma||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let p=i==="Enter"?o:r;if(!p)return;p()}else{let p=c(d);if(p===void 0)return;n(p)}d.preventDefault()}}var $a=15;function Gt({label:t,rules:e,onKey:n,onSquare:o,onFlag:r,draggable:s,...a}){let{score:l,rising:c=[],...d}=a,i=R(null),{cursor:f,down:p}=d,h=L(f??Be(e));D(()=>{f&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[f?.row,f?.column]);let $=(m,g)=>{let _={row:m,column:g},x=L(_),b=lr(_,e,d),{letter:S,chance:U}=b,I=o&&{tabindex:x===h?0:-1,"data-home":x===h?"play":void 0,"data-drop":`square ${m} ${g}`,onClick:()=>o(_),onContextMenu:r&&(T=>{T.preventDefault(),r(_)}),...b.isLaid&&s?.({square:_})};return u`
      <div
        key=${g}
        role="gridcell"
        class="square ${cr(b)}"
        style=${U===null?void 0:{"--chance":U}}
        aria-label=${fr(b,S===null?null:Tn(S,e))}
        ...${I}
      >
        ${S===null?u`
                <span class="sign" aria-hidden="true">${ur(b)}</span>
                <span class="flag" aria-hidden="true">${pr(b)}</span>
              `:u`
                <${ga}
                  letter=${S}
                  classes=${b.isLaid?"laid":""}
                  corner=${dr(b)}
                  rules=${e}
                />
              `}
        ${l?.key===x&&u`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(T=>T.square===x).map(({points:T,change:P})=>u`<${or} key=${P} points=${T} />`)}
      </div>
    `},y=[...e.squares[0].keys()];return u`
    <div
      class="board-frame ${y.length>$a?"large":""}"
      style=${{"--columns":y.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${y.map(m=>u`<span key=${m}>${Pe(m)}</span>`)}
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
  `}var mr=(t,e)=>t===""||t===e.blank,$r=t=>t!==t.toUpperCase();function ga({letter:t,classes:e,corner:n,rules:o}){let r=mr(t,o),s=r||$r(t);return u`
    <${z}
      classes=${e}
      letter=${r?"":t.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[t]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function Tn(t,e){return mr(t,e)?"blank":$r(t)?`blank for ${t.toUpperCase()}`:`${t}, ${w(e.values[t],"point")}`}var We={};at(We,{actionText:()=>ba,adviceFigure:()=>Sa,adviceHint:()=>Ca,differences:()=>Ea,endFacts:()=>va,eventText:()=>ya,lettersOf:()=>V,pastActionText:()=>zt,tilesText:()=>Et});var V=t=>t.replace(/[()]/g,"");function gr(t){let e=[...t.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=V(t).toUpperCase();if(!e.length)return n;let o=j(e.map(r=>r.toUpperCase()));return`${n} (${o} ${e.length>1?"blanks":"a blank"})`}function Et(t){let e=t.replace(/[?_]/g,""),n=t.length-e.length,o=n>1?`${n} blanks`:"a blank";return[e,n&&o].filter(Boolean).join(" and ")}var ba=t=>br(t).filter(Boolean).join(" ");function zt(t,e,n=""){let[o,r]=br(t);return`${[W(e,o),r,n].filter(Boolean).join(" ")}.`}function br(t){switch(t.action){case"play":return["play",`${gr(t.word)} at ${t.at}`];case"exchange":return["exchange",Et(t.tiles)];default:return[t.action,""]}}function ya(t,e){switch(t.event){case"start draw":return`Tiles drawn for the start: ${t.players.map((o,r)=>`${e[o]} ${Et(t.tiles[r])}`).join(", ")}.`;case"turn":return ka(t,e[t.player]);case"lost turn":return`${W(e[t.player],"lose")} a turn for a wrong challenge.`;case"deal":return`${W(e[t.starter],"begin")}.`;case"game end":return wa(t,e);case"forfeit":return se(t,e);case"taken back":return`The play of ${e[t.player]} is taken back.`;case"points":return`${e[t.player]} ${Y(t.points)} ${_a[t.why]}.`;default:return null}}var _a={challenge:"for a play that was challenged and stands",time:"for time",tiles:"for tiles left"},xa={out:"a rack and the bag are empty",scoreless:"too many turns in a row without points",zeros:"too many turns in a row without points"};function wa({why:t,adjustments:e,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=e.some(Boolean)?` Tiles left: ${r(e.map(Y))}.`:"";return`End of the game: ${xa[t]}.${s} Scores: ${r(n)}.`}function ka(t,e){let{action:n,score:o=0,drawn:r,exchanged:s}=t,a=r?` Tiles drawn: ${Et(r)}.`:"";switch(n.action){case"play":{let l="hit"in t&&t.hit?.length?t.hit:null,c=l?` A bomb explodes at ${j(l)}.`:"";return`${zt(n,e,`for ${o}`)}${c}${a}`}case"exchange":return`${zt(n,e,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in t&&t.right?"The play is taken back.":"The play stands.";return`${zt(n,e)} ${c}`}case"accept":return null;default:return zt(n,e)}}function va(t,e){let n=[],o=e.map(()=>0);for(let{event:c,player:d,action:i,score:f=0,right:p}of t)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){p&&(n=n.slice(0,-1));continue}o[d]+=1,i.action==="play"&&n.push({player:d,action:i,score:f})}let r=t.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,d)=>d.score-c.score)[0],a=e.map((c,d)=>{let f=n.filter(p=>p.player===d).map(({score:p})=>p).reduce((p,h)=>p+h,0);return`${c} ${(f/Math.max(1,o[d])).toFixed(1)}`});return[r&&re(r.winners,r.scores.toSorted(Ta),e),s&&`Best play: ${gr(s.action.word)} at ${s.action.at} for ${s.score}, by ${e[s.player]}.`,`Points a turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var Ta=(t,e)=>e-t,Ca=({win_points:t=0})=>`Your chance to win, and the margin of error. ${w(t/100,"point")} more on average count like 1% more.`;function Sa({win:t,equity:e,playouts:n,margin:o},{ranked:r,win_points:s=0}){let[a]=r,l=s?(e-a.equity)/s:0,c=Math.min(Math.max(t+l,0),1),d=(t*n+1)/(n+2),i=196*Math.sqrt(d*(1-d)/(n+2));return{value:t+l,figure:`${Z(c)}%`,margin:o===0?"":`${Math.max(1,Math.round(i))}%`}}var Ea=(t,e)=>[Mt(t.score-e.score,"point","now"),Mt((t.leave_value??0)-(e.leave_value??0),"point","for the tiles kept"),ie((t.bomb??0)-(e.bomb??0),"risk of a bomb")];function yr(t,e,n){let o=q(n),[r,s]=v(null),[a,l]=v(null),[c,d]=v(()=>new Set(ct(t)?.flags)),[i,f]=v(!1),p=R(e.seq);p.current=e.seq,D(()=>s(null),[e.seq]);let h=o&&e.over,$=_t(async()=>h?await La(t):null,[t,h]).value;if(!o)return null;let{opened:y=[],bombs:m=n.bombs}=e.observation;async function g(){let x=y.length?y:Yt(n),b=await bt("lexibomb.odds",{opened:x,bombs:m}).then(({probability:S})=>({odds:S,problem:null}),S=>({odds:null,problem:yt(S)}));p.current===e.seq&&(s(b.odds),l(b.problem))}function _(x){let b=new Set(c),S=b.delete(L(x));S||b.add(L(x)),d(b),kt(t,{flags:[...b]}),lo(`${pt(x)}: flag ${S?"removed":"set"}.`)}return{board:{opened:y,odds:r,flags:c,bombs:$},count:m,hits:y.join("").split("*").length-1,toggleFlag:_,flagging:i,toggleFlagging:()=>f(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):g(),problem:a}}async function La(t){return(await fo(t)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function _r({field:t}){let e=(n,o,r=()=>{})=>u`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return u`
    ${e("Odds of bombs",t.hasOdds,t.toggleOdds)}
    ${e("Set flags",t.flagging,t.toggleFlagging)}
  `}function Ye({rules:t}){return u`
    <p class="hint" id="legend">
      A number counts the bombs around its square. New tiles there multiply:
    </p>
    <ul class="legend" aria-labelledby="legend">
      ${Oa(t.multipliers).map(({premium:e,first:n,last:o})=>u`
          <li key=${n}>
            <span class="square open ${kn(e)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${Aa(e)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label="bomb">${Fe}</span>
        its words score 0
      </li>
    </ul>
  `}function Aa([t,e]){return[t!==1&&`letter × ${t}`,e!==1&&`words × ${e}`].filter(Boolean).join(", ")||"nothing"}function Oa(t){let e=[];return t.forEach((n,o)=>{let r=e.at(-1);r&&String(r.premium)===String(n)?r.last=o:e.push({premium:n,first:o,last:o})}),e}var Pa="RETINA",Ma=[["equity","By equity"],["points","By points"]];function Cn({info:t,...e}){let[n,o]=v(t.rulesets[0]),{value:r,error:s}=_t(()=>ue(t.game,n),[n]);if(!r)return u`<${rt} text=${s} />`;let a=u`
    <${we} info=${t} value=${n} onChange=${o} />
  `;return u`
    <${Ra}
      key=${n}
      info=${t}
      rules=${r}
      rulesetChoice=${a}
      ...${e}
    />
  `}function Ra({info:t,rules:e,query:n,dictionaries:o,rulesetChoice:r}){let s=q(e),a=de(()=>({draft:{rows:qe(e,n.get("board")??""),opened:s?qe(e,n.get("opened")??""):null,cursor:null,down:!1},rack:n.get("rack")??Pa+e.blank})),{draft:l,rack:c}=a.value,[d,i]=v(_e(t,o)),[f,p]=v(null),h=new je(e),{rows:$,opened:y}=l;function m(T,P=c){let Lt=P===c&&[T.rows,T.opened].join()===[$,y].join();a.set({draft:T,rack:P},!Lt)}let g=c.replace(/\s/g,"").toUpperCase(),_=Yt(e),x=T=>!T||T.join()===_.join();A(()=>{let T=P=>!P||x(P)?"":P.join("/");me(`solver/${e.game}`,{rack:c,board:T($),opened:T(y)}),p(null)},[c,$,y]);let b=f?st(f):[],U=u`
    <button type="button" disabled=${!f} onClick=${()=>{let T=b.map(({letter:P})=>P===P.toUpperCase()?P:e.blank);m(h.lay(l,b),tt(g,T).join(""))}}>
      Lay ${f?V(f.word):"the play that is shown"}
    </button>
  `,I=T=>P=>m({...l,[T]:qe(e,P)});return u`
    <div class="board-solver ${e.game}">
      <section class="panel" aria-label="Position">
        <${ot}
          label="Your tiles"
          id="rack"
          class="large"
          value=${c}
          onInput=${T=>m(l,T)}
          hint=${`${e.blank} is a blank.`}
        />
        <div class="row">
          ${r}
          <${ke}
            dictionaries=${o}
            value=${d}
            onChange=${i}
          />
        </div>
      </section>
      <div class="solver-board">
        <${Gt}
          label="Board"
          rules=${e}
          ...${l}
          laid=${new Map(b.map(T=>[L(T),T]))}
          onSquare=${T=>m(h.point(l,T))}
          onKey=${He(h,l,m,{})}
        />
        ${s&&u`<${Ye} rules=${e} />`}
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
          <${ve} ...${a} />
        </div>
        <details class="panel">
          <summary>The board as text</summary>
          <${xr} label="Tiles" rows=${$} onRows=${I("rows")} />
          ${s&&u`<${xr} label="Open squares" rows=${y} onRows=${I("opened")} />`}
        </details>
      </div>
      <${Fa}
        rules=${e}
        position=${g&&Da($,y,g)}
        none=${Na(g,x($),d)}
        dictionary=${d}
        shown=${f}
        onShow=${p}
      />
    </div>
  `}function Na(t,e,n){return t?e?[...t].length===1?"The first play needs two tiles or more. Type more tiles.":`These tiles form no word of the dictionary ${n}. Type more tiles, or the words on the board.`:`These tiles form no word of the dictionary ${n} with those on the board. In a game, you would exchange tiles or pass.`:"Type the tiles on your rack to see what you can play."}function Da(t,e,n){return e?{board:t,opened:e,rack:n}:`${t.map(r=>r.replace(/\.+/g,s=>String(s.length))).join("/")} ${n}/ 0/0 0`}function xr({label:t,rows:e,onRows:n}){let o=t.toLowerCase().replace(" ","-");return u`
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
  `}function Fa({rules:t,position:e,none:n,dictionary:o,shown:r,onShow:s}){let[a,l]=v("equity"),{game:c,ruleset:d}=t,i=q(t),f=h=>u`
    <button
      type="button"
      class="plain"
      aria-pressed=${h.at===r?.at&&h.word===r.word}
      onClick=${()=>s(h)}
    >
      ${V(h.word)}
    </button>
  `;return u`
    <${De}
      question=${e?{game:c,positions:[e],ruleset:d,dictionary:o,order:a}:null}
      filters=${i?Ua:wr}
      tools=${u`
        <${Ct} label="Order" value=${a} options=${Ma} onChange=${l} />
      `}
      none=${n}
      note="Equity is the points plus what the leave, the tiles you keep, is worth."
      columns=${[{title:"Play"},{title:"At"},i&&{title:"Bomb",number:!0},{title:"Points",number:!0},{title:"Leave"},{title:"Equity",number:!0}]}
      rowOf=${h=>({key:`${h.at} ${h.word}`,cells:[f(h),h.at,i&&`${Z(h.bomb??0)}%`,i?h.score.toFixed(1):h.score,h.leave||u`<span class="hint">none</span>`,h.equity?.toFixed(1)??""]})}
    />
  `}var wr=[{id:"find",label:"Find",kind:"text",hint:"QU or 8D",test:({at:t,word:e},n)=>Re(V(e).toUpperCase(),n,t)},{id:"least",label:"Min. points",kind:"number",test:({score:t},e)=>t>=Number(e)},{id:"length",label:"Letters",kind:"length",test:({word:t},e)=>Ne(V(t),e)},{id:"all",label:"Uses all tiles",kind:"toggle",test:({leave:t})=>t===""}],Ua=wr.toSpliced(3,0,{id:"risk",label:"Max. bomb %",kind:"number",test:({bomb:t},e)=>Z(t)<=Number(e)});var Ge={};at(Ge,{Play:()=>za,Position:()=>Qa,StaticHand:()=>ti,solverQuery:()=>Za});function kr({tiles:t,rules:e,label:n}){return u`
    <span class="rack" role="img" aria-label=${n}>
      ${[...t].map(o=>u`<${Tr} tile=${o} rules=${e} aria-hidden="true" />`)}
    </span>
  `}function vr({rack:t,rules:e,left:n,chosen:o,onTile:r,draggable:s}){return u`
    <div class="rack" role="group" aria-label="Your rack" data-drop="rack">
      ${[...t].map((a,l)=>u`
          <${Tr}
            key=${`${l}${a}`}
            tile=${a}
            rules=${e}
            aria-label=${Tn(a,e)}
            aria-pressed=${o.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>r(l)}
            data-drop=${`rack ${l}`}
            ...${s({place:l})}
          />
        `)}
    </div>
  `}function Tr({tile:t,rules:e,...n}){let o=t===e.blank,r=o?null:e.values[t];return u`
    <${z} letter=${o?"":t} wild=${o} points=${r} ...${n} />
  `}function Cr(t,e){let n=K(t,e),o=[...t].filter((r,s)=>n[s]);return[...o,...tt(e,o)].join("")}function Sr(t,e,n){let o=[...t];return o.splice(n,0,...o.splice(e,1)),o.join("")}function Er(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[e[n],e[o]]=[e[o],e[n]]}return e.join("")}function Lr(t,e,n,o,r){let{rack:s="",board:a=[],history:l=[]}=e.observation,c=l.filter(({player:C,action:N})=>C===e.seat&&N.action==="exchange"),d=`${s} ${c.length}`,[i,f]=v(()=>({...vn,...he(t,d)})),[p,h]=v(()=>ct(t)?.order??""),[$,y]=v([]),[m,g]=v(!1),_=p?Cr(p,s):s,x=new Ie(n,a,_),b=i.laid.some(({letter:C})=>!C),{play:S,fault:U}=i.laid.length&&!b?zo(a,i.laid,i.down):{},I=()=>{f(C=>({...C,laid:[]})),y([]),g(!1)};Nt(I,[d]),A(()=>{let C={laid:i.laid,down:i.down};kt(t,{order:p,draft:{position:d,value:C}})},[d,p,i.laid,i.down]),D(()=>f(x.withoutTaken(i)),[a.join()]),A(()=>{if(o)if(I(),o.action==="play"){let{down:C}=Bt(o.at);f(st(o).reduce((N,M)=>x.layLetter(N,M),{...vn,down:C}))}else o.action==="exchange"&&T(o.tiles)},[o]);function T(C=""){I(),g(!0);let N=K(_,C);y([...N.keys()].filter(M=>N[M]))}function P(C){h(C),y([])}function Lt({place:C=0,square:N},M){let[ht,...mt]=(M??"").split(" "),[ze,Rr]=mt.map(Number);if(ht==="square"){let Ln={row:ze,column:Rr};f(N?x.move(i,N,Ln):x.lay(i,Ln,_[C]))}else N?f(x.takeBack(i,N)):ht==="rack"&&ze!==void 0&&P(Sr(_,C,ze))}function Kt(C){let N=$.filter(ht=>ht!==C),M=N.length<$.length;m?y(M?N:[...$,C]):i.cursor?f(x.layAtCursor(i,_[C])):y(M?[]:[C])}function E(C){r?r(C):!m&&$.length?(f(x.lay(i,C,_[$[0]])),y([])):x.laidAt(i,C)?f(x.takeBack(i,C)):f(x.point(i,C))}return{rack:_,editor:x,draft:i,setDraft:f,chosen:$,exchanging:m,needsLetter:b,play:S,fault:U,left:x.left(i),clear:I,startExchange:T,shuffle:()=>P(Er(_)),chooseLetter:C=>f(x.chooseLetter(i,C)),onTile:Kt,onSquare:E,draggable:be(Lt,{small:!0})}}function Sn(t=[]){let e=t.flatMap(({number:n,events:o})=>o.filter(({event:r,action:s})=>r==="turn"&&s.action==="play").map(({action:r,score:s=0,hit:a=[]})=>({laid:st(r),score:s,hit:a,change:n})));return{arriving:new Set(e.flatMap(({laid:n})=>n.map(L))),exploding:new Set(e.flatMap(({hit:n})=>n.map(Ia))),rising:e.map(({laid:n,score:o,change:r})=>({square:L(En(n)),points:o,change:r}))}}var Ia=t=>L(Bt(t)),En=t=>t.reduce((e,n)=>e.row+e.column>n.row+n.column?e:n);function Ar(t){let{turn:e,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=t,{rack:c,chosen:d}=e;return u`
    <section class="panel own-turn" aria-label="Your turn">
      <div class="rack-row">
        <${vr}
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
          <${$e}
            label="The blank stands for"
            letters=${e.editor.letters}
            onPick=${e.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${e.fault?Ze[e.fault]:Ba(n,e.draft.laid.length,o)}
      </p>
      ${r}
      ${e.exchanging?u`
              <${Ya}
                tiles=${d.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${t.endsWithoutPoints}
                act=${l}
                onCancel=${e.clear}
              />
            `:!s&&u`<${Ha} ...${t} />`}
      <p class="hint keys">${ja(o)}</p>
    </section>
  `}var ja=t=>`On the board: letters lay tiles, ${t.free_blank?t.blank:"Shift"} a blank; arrows turn and move; Backspace takes a tile back, Escape all; Enter plays${q(t)?"; ! sets a flag":""}.`;function Ba(t,e,n){if(!t)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=t;if(l){let f=l.rule==="start"&&n.start?"start square":l.rule;return Ze[f]??io}let c=o.map(({word:f,points:p})=>`${f.toUpperCase()} ${p}`);r&&c.push(`${r} for ${w(e,"tile")}`);let d=c.length>1?`${c.join(" + ")} = `:`${o[0].word.toUpperCase()} `,i=a.length&&q(n)&&qa(n);return u`
    ${d}<strong>${i?"at least ":""}${w(s??0,"point")}</strong>
    ${a.length?", if there is no bomb":""}
  `}var qa=({multipliers:t})=>t.flat().every(e=>e>=1);function Ha(t){let{turn:e,field:n,preview:o,canAct:r,canExchange:s,endsWithoutPoints:a,act:l}=t,{play:c,draft:d}=e,[i,f]=v(!1);if(A(()=>f(!1),[r]),i)return u`
      <${Wa}
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
      ${n&&u`<${_r} field=${n} />`}
    </div>
    <${rt} text=${n?.problem} />
  `}var Or="Another turn without points ends the game.";function Wa({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){let s=R(null);return D(()=>s.current?.focus(),[]),u`
    <p id="pass-question">
      ${t?`Pass, and take back ${w(t,"tile")}?`:"Pass without playing?"}${" "}
      ${e&&u`<strong>${Or}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>Play on</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>Pass</button>
    </div>
  `}function Ya({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){return u`
    ${e&&u`<p><strong>${Or}</strong></p>`}
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
  `}function Pr({rules:t,board:e,rack:n,bag:o}){let r=Ga(t,e,n),s=r.reduce((a,[,l])=>a+l,0);return u`
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
  `}function Ga({counts:t,blank:e},n,o){let r={...t};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:e]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===e)-+(a===e)||s.localeCompare(a))}function za(t){let{id:e,view:n,rules:o,changes:r,canAct:s,mustAnswer:a,act:l,suggested:c,notice:d,onDraft:i}=t,{board:f=[],rack:p="",bag:h=0,history:$}=n.observation,y=n.seat!==null&&!n.over,m=yr(e,n,o),g=Lr(e,n,o,c,m?.flagging?m.toggleFlag:null),{draft:_,play:x}=g,b=Xa(e,n.seq,y?x:void 0),S=it(()=>Va($),[n.seq]),U=it(()=>Sn(r),[r]);A(i,[_.laid,g.chosen]);let I=y&&{..._,laid:new Map(_.laid.map(T=>[L(T),T])),score:b?.fault===null?Ja(_.laid,b):null,onSquare:g.onSquare,onFlag:m?.toggleFlag,draggable:g.draggable,onKey:He(g.editor,_,g.setDraft,{onEnter:()=>x&&s&&!b?.fault&&l(x),onEscape:g.clear,onFlag:m?.toggleFlag,flagging:m?.flagging})};return u`
    <div class="board-area">
      <${Gt}
        label="Board"
        rules=${o}
        rows=${f}
        last=${S}
        ...${U}
        ...${m?.board}
        ...${I}
      />
      <${Pr} rules=${o} board=${f} rack=${p} bag=${h} />
      ${m&&u`
          <p class="hint">Bombs: ${m.count}, ${m.hits} hit.</p>
          <${Ye} rules=${o} />
        `}
      ${y&&u`
          <p class="hint taps">
            Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.
          </p>
        `}
    </div>
    ${y&&u`
        <${Ar}
          turn=${g}
          field=${m}
          preview=${b}
          rules=${o}
          notice=${d}
          mustAnswer=${a}
          canAct=${s}
          playsOnly=${t.playsOnly}
          canExchange=${h>=o.exchange_from}
          endsWithoutPoints=${Ka(n,o)}
          act=${l}
        />
      `}
  `}function Ka({seat:t,observation:e},n){let{scoreless:o=0,zeros:r=[]}=e;return q(n)?(r[t??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function Xa(t,e,n){let o=ct(t)?.token,r=n&&o?{id:t,token:o,action:n,seq:e}:null,{result:s,busy:a}=lt("table.score",r);return a?null:s}function Ja(t,{score:e,closed:n}){return{key:L(En(t)),text:`${e}${n.length?"?":""}`}}var Va=(t=[])=>Mr(t.findLast(({action:e})=>e.action!=="accept")?.action),Mr=t=>new Set(t?.action==="play"?st(t).map(L):[]);function Qa({observation:t,rules:e,action:n,bombs:o,changes:r}){let{board:s=[],opened:a=[]}=t;return u`
    <${Gt}
      label="Board"
      rules=${e}
      rows=${s}
      last=${Mr(n)}
      opened=${q(e)?a:null}
      bombs=${o}
      ...${Sn(r)}
    />
  `}var Za=({board:t=[],opened:e=[]},n)=>({rack:n,board:t.join("/"),...e.length?{opened:e.join("/")}:{}}),ti=({hand:t,rules:e,label:n})=>u`<${kr} tiles=${t} rules=${e} label=${n} />`;var Do={lexicon:{...bn,...ln,Solver:tr,RoundScores:Ho,addDetails:un,lastHands:Eo,rules:xn,emblem:"ACE",tagline:"The card game of words: be the first to play all your cards."},scrabble:{...Ge,...We,Solver:Cn,rules:wn,emblem:"QIZ",tagline:"Crosswords for points, on premium squares."},lexibomb:{...Ge,...We,Solver:Cn,rules:yn,emblem:"12✹",tagline:"Scrabble on a minefield: numbers multiply, bombs cost the word."}};export{ni as a,v as b,A as c,D as d,R as e,it as f,oi as g,u as h,w as i,j,Y as k,oo as l,qr as m,si as n,Hr as o,Wr as p,ai as q,ii as r,ro as s,se as t,Yr as u,li as v,so as w,ci as x,Gr as y,ui as z,di as A,lo as B,co as C,ce as D,bt as E,fo as F,yt as G,$i as H,ue as I,gi as J,_t as K,xi as L,on as M,wi as N,ki as O,vi as P,Ci as Q,Vr as R,Si as S,Ei as T,Li as U,ct as V,Ai as W,kt as X,Oi as Y,Pi as Z,Mi as _,Ri as $,Ni as aa,Di as ba,Fi as ca,ko as da,Bi as ea,qi as fa,or as ga,Do as ha,fn as ia,cl as ja,ul as ka,_e as la,hn as ma,dl as na,pl as oa,fl as pa,hl as qa,ml as ra,$s as sa,gs as ta,ot as ua,Tl as va,xe as wa,we as xa,ke as ya,bs as za,Cl as Aa,Sl as Ba,St as Ca,rt as Da};

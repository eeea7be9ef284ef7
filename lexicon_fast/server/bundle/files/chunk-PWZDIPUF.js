var tr=Object.defineProperty;var et=(e,t)=>{for(var n in t)tr(e,n,{get:t[n],enumerable:!0})};var Wt,x,xn,yt,wn,ln,er,Ut={},kn=[],nr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function V(e,t){for(var n in t)e[n]=t[n];return e}function Tn(e){var t=e.parentNode;t&&t.removeChild(e)}function vn(e,t,n){var o,r,s,a={};for(s in t)s=="key"?o=t[s]:s=="ref"?r=t[s]:a[s]=t[s];if(arguments.length>2&&(a.children=arguments.length>3?Wt.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(s in e.defaultProps)a[s]===void 0&&(a[s]=e.defaultProps[s]);return Ft(e,a,o,r,null)}function Ft(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++xn};return x.vnode!=null&&x.vnode(s),s}function Ht(e){return e.children}function It(e,t){this.props=e,this.context=t}function lt(e,t){if(t==null)return e.__?lt(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?lt(e):null}function Cn(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return Cn(e)}}function cn(e){(!e.__d&&(e.__d=!0)&&yt.push(e)&&!qt.__r++||ln!==x.debounceRendering)&&((ln=x.debounceRendering)||wn)(qt)}function qt(){for(var e;qt.__r=yt.length;)e=yt.sort(function(t,n){return t.__v.__b-n.__v.__b}),yt=[],e.some(function(t){var n,o,r,s,a,l;t.__d&&(a=(s=(n=t).__v).__e,(l=n.__P)&&(o=[],(r=V({},s)).__v=s.__v+1,Pe(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??lt(s),s.__h),Ln(o,s),s.__e!=a&&Cn(s)))})}function Sn(e,t,n,o,r,s,a,l,c,d){var i,p,u,h,$,g,m,b=o&&o.__k||kn,w=b.length;for(n.__k=[],i=0;i<t.length;i++)if((h=n.__k[i]=(h=t[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?Ft(null,h,null,null,h):Array.isArray(h)?Ft(Ht,{children:h},null,null,null):h.__b>0?Ft(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(u=b[i])===null||u&&h.key==u.key&&h.type===u.type)b[i]=void 0;else for(p=0;p<w;p++){if((u=b[p])&&h.key==u.key&&h.type===u.type){b[p]=void 0;break}u=null}Pe(e,h,u=u||Ut,r,s,a,l,c,d),$=h.__e,(p=h.ref)&&u.ref!=p&&(m||(m=[]),u.ref&&m.push(u.ref,null,h),m.push(p,h.__c||$,h)),$!=null?(g==null&&(g=$),typeof h.type=="function"&&h.__k!=null&&h.__k===u.__k?h.__d=c=En(h,c,e):c=An(e,h,u,b,$,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&u.__e==c&&c.parentNode!=e&&(c=lt(u))}for(n.__e=g,i=w;i--;)b[i]!=null&&(typeof n.type=="function"&&b[i].__e!=null&&b[i].__e==n.__d&&(n.__d=lt(o,i+1)),Pn(b[i],b[i]));if(m)for(i=0;i<m.length;i++)On(m[i],m[++i],m[++i])}function En(e,t,n){var o,r;for(o=0;o<e.__k.length;o++)(r=e.__k[o])&&(r.__=e,t=typeof r.type=="function"?En(r,t,n):An(n,r,r,e.__k,r.__e,t));return t}function An(e,t,n,o,r,s){var a,l,c;if(t.__d!==void 0)a=t.__d,t.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==e)e.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;e.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function un(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||nr.test(t)?n:n+"px"}function jt(e,t,n,o,r){var s;t:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||un(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||un(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")s=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+s]=n,n?o||e.addEventListener(t,s?dn:pn,s):e.removeEventListener(t,s?dn:pn,s);else if(t!=="dangerouslySetInnerHTML"){if(r)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function pn(e){this.l[e.type+!1](x.event?x.event(e):e)}function dn(e){this.l[e.type+!0](x.event?x.event(e):e)}function Pe(e,t,n,o,r,s,a,l,c){var d,i,p,u,h,$,g,m,b,w,C,_=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=t.__e=n.__e,t.__h=null,s=[l]),(d=x.__b)&&d(t);try{t:if(typeof _=="function"){if(m=t.props,b=(d=_.contextType)&&o[d.__c],w=d?b?b.props.value:d.__:o,n.__c?g=(i=t.__c=n.__c).__=i.__E:("prototype"in _&&_.prototype.render?t.__c=i=new _(m,w):(t.__c=i=new It(m,w),i.constructor=_,i.render=rr),b&&b.sub(i),i.props=m,i.state||(i.state={}),i.context=w,i.__n=o,p=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),_.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=V({},i.__s)),V(i.__s,_.getDerivedStateFromProps(m,i.__s))),u=i.props,h=i.state,p)_.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(_.getDerivedStateFromProps==null&&m!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(m,w),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(m,i.__s,w)===!1||t.__v===n.__v){i.props=m,i.state=i.__s,t.__v!==n.__v&&(i.__d=!1),i.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(E){E&&(E.__=t)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate(m,i.__s,w),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,h,$)})}i.context=w,i.props=m,i.state=i.__s,(d=x.__r)&&d(t),i.__d=!1,i.__v=t,i.__P=e,d=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=V(V({},o),i.getChildContext())),p||i.getSnapshotBeforeUpdate==null||($=i.getSnapshotBeforeUpdate(u,h)),C=d!=null&&d.type===Ht&&d.key==null?d.props.children:d,Sn(e,Array.isArray(C)?C:[C],t,n,o,r,s,a,l,c),i.base=t.__e,t.__h=null,i.__h.length&&a.push(i),g&&(i.__E=i.__=null),i.__e=!1}else s==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=or(n.__e,t,n,o,r,s,a,c);(d=x.diffed)&&d(t)}catch(E){t.__v=null,(c||s!=null)&&(t.__e=l,t.__h=!!c,s[s.indexOf(l)]=null),x.__e(E,t,n)}}function Ln(e,t){x.__c&&x.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){x.__e(o,n.__v)}})}function or(e,t,n,o,r,s,a,l){var c,d,i,p=n.props,u=t.props,h=t.type,$=0;if(h==="svg"&&(r=!0),s!=null){for(;$<s.length;$++)if((c=s[$])&&(c===e||(h?c.localName==h:c.nodeType==3))){e=c,s[$]=null;break}}if(e==null){if(h===null)return document.createTextNode(u);e=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,u.is&&u),s=null,l=!1}if(h===null)p===u||l&&e.data===u||(e.data=u);else{if(s=s&&Wt.call(e.childNodes),d=(p=n.props||Ut).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(s!=null)for(p={},$=0;$<e.attributes.length;$++)p[e.attributes[$].name]=e.attributes[$].value;(i||d)&&(i&&(d&&i.__html==d.__html||i.__html===e.innerHTML)||(e.innerHTML=i&&i.__html||""))}if((function(g,m,b,w,C){var _;for(_ in b)_==="children"||_==="key"||_ in m||jt(g,_,null,b[_],w);for(_ in m)C&&typeof m[_]!="function"||_==="children"||_==="key"||_==="value"||_==="checked"||b[_]===m[_]||jt(g,_,m[_],b[_],w)})(e,u,p,r,l),i)t.__k=[];else if($=t.props.children,Sn(e,Array.isArray($)?$:[$],t,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&lt(n,0),l),s!=null)for($=s.length;$--;)s[$]!=null&&Tn(s[$]);l||("value"in u&&($=u.value)!==void 0&&($!==e.value||h==="progress"&&!$)&&jt(e,"value",$,p.value,!1),"checked"in u&&($=u.checked)!==void 0&&$!==e.checked&&jt(e,"checked",$,p.checked,!1))}return e}function On(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){x.__e(o,n)}}function Pn(e,t,n){var o,r;if(x.unmount&&x.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||On(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){x.__e(s,t)}o.base=o.__P=null}if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&Pn(o[r],t,typeof e.type!="function");n||e.__e==null||Tn(e.__e),e.__e=e.__d=void 0}function rr(e,t,n){return this.constructor(e,n)}function Vs(e,t,n){var o,r,s;x.__&&x.__(e,t),r=(o=typeof n=="function")?null:n&&n.__k||t.__k,s=[],Pe(t,e=(!o&&n||t).__k=vn(Ht,null,[e]),r||Ut,Ut,t.ownerSVGElement!==void 0,!o&&n?[n]:r?null:t.firstChild?Wt.call(t.childNodes):null,s,!o&&n?n:r?r.__e:t.firstChild,o),Ln(s,e)}Wt=kn.slice,x={__e:function(e,t){for(var n,o,r;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),r=n.__d),r)return n.__E=n}catch(s){e=s}throw e}},xn=0,It.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=V({},this.state),typeof e=="function"&&(e=e(V({},n),this.props)),e&&V(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),cn(this))},It.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),cn(this))},It.prototype.render=Ht,yt=[],wn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,qt.__r=0,er=0;var wt,I,fn,xt=0,Le=[],hn=x.__b,mn=x.__r,$n=x.diffed,gn=x.__c,bn=x.unmount;function Yt(e,t){x.__h&&x.__h(I,e,xt||t),xt=0;var n=I.__H||(I.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function T(e){return xt=1,sr(Rn,e)}function sr(e,t,n){var o=Yt(wt++,2);return o.t=e,o.__c||(o.__=[n?n(t):Rn(void 0,t),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=I),o.__}function L(e,t){var n=Yt(wt++,3);!x.__s&&Re(n.__H,t)&&(n.__=e,n.__H=t,I.__H.__h.push(n))}function R(e,t){var n=Yt(wt++,4);!x.__s&&Re(n.__H,t)&&(n.__=e,n.__H=t,I.__h.push(n))}function M(e){return xt=5,ct(function(){return{current:e}},[])}function ct(e,t){var n=Yt(wt++,7);return Re(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function Xs(e,t){return xt=8,ct(function(){return e},t)}function ar(){Le.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Bt),e.__H.__h.forEach(Oe),e.__H.__h=[]}catch(t){e.__H.__h=[],x.__e(t,e.__v)}}),Le=[]}x.__b=function(e){I=null,hn&&hn(e)},x.__r=function(e){mn&&mn(e),wt=0;var t=(I=e.__c).__H;t&&(t.__h.forEach(Bt),t.__h.forEach(Oe),t.__h=[])},x.diffed=function(e){$n&&$n(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(Le.push(t)!==1&&fn===x.requestAnimationFrame||((fn=x.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),_n&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);_n&&(o=requestAnimationFrame(r))})(ar)),I=void 0},x.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Bt),n.__h=n.__h.filter(function(o){return!o.__||Oe(o)})}catch(o){t.some(function(r){r.__h&&(r.__h=[])}),t=[],x.__e(o,n.__v)}}),gn&&gn(e,t)},x.unmount=function(e){bn&&bn(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Bt)}catch(n){x.__e(n,t.__v)}};var _n=typeof requestAnimationFrame=="function";function Bt(e){var t=I;typeof e.__c=="function"&&e.__c(),I=t}function Oe(e){var t=I;e.__c=e.__(),I=t}function Re(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function Rn(e,t){return typeof t=="function"?t(e):t}var Mn=function(e,t,n,o){var r;t[0]=0;for(var s=1;s<t.length;s++){var a=t[s++],l=t[s]?(t[0]|=a?1:2,n[t[s++]]):t[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[t[++s]]=l:a===6?o[1][t[++s]]+=l+"":a?(r=e.apply(l,Mn(e,l,n,["",null])),o.push(r),l[0]?t[0]|=2:(t[s-2]=0,t[s]=r)):o.push(l)}return o},yn=new Map,f=function(e){var t=yn.get(this);return t||(t=new Map,yn.set(this,t)),(t=Mn(this,t.get(e)||(t.set(e,t=(function(n){for(var o,r,s=1,a="",l="",c=[0],d=function(u){s===1&&(u||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,a):s===3&&(u||a)?(c.push(3,u,a),s=2):s===2&&a==="..."&&u?c.push(4,u,0):s===2&&a&&!u?c.push(5,0,!0,a):s>=5&&((a||!u&&s===5)&&(c.push(s,0,a,r),s=6),u&&(c.push(s,u,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&d(),d(i));for(var p=0;p<n[i].length;p++)o=n[i][p],s===1?o==="<"?(d(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(d(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][p+1]===">")?(d(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(vn);function y(e,t){return`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`}function j(e,t="and"){return e.length<2?e.join():`${e.slice(0,-1).join(", ")} ${t} ${e.at(-1)}`}function U(e,t){return e==="You"?`${e} ${t}`:`${e} ${t}${/(s|sh|ch)$/.test(t)?"es":"s"}`}var H=e=>Number(e)>0?`+${e}`:`${e}`;function kt(e){let t=Math.round(e*100);return e>0&&e<1?Math.min(Math.max(t,1),99):t}var Nn=e=>e.charAt(0).toUpperCase()+e.slice(1),Zs=e=>`${H(Math.round(100*e)||0)}%`,ta={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},ir=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Master"]];function lr(e){return ir.find(([n])=>n===e)?.[1]??e.replace(/^level(?=\d)/,"Level ")}function ea({seats:e,seat:t}){return e.map(({name:n,bot:o},r)=>{if(r===t)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[lr(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function na(e){return e.map((t,n)=>{let o=e.slice(0,n).filter(r=>r===t).length;return o?`${t} ${o+1}`:t})}function Dn(e){return e.length>1?`${j(e)} share the win.`:e.length?`${U(e[0],"win")}.`:"The game is over."}function Gt(e,t,n){if(e.length!==1||t.length<2)return null;let o=y(Math.abs(t[0]-t[1]),"point");return`${U(n[e[0]],"win")} by ${o}.`}function zt({player:e,reason:t},n){if(e===null)return cr;let o=n[e];return t==="clock"?`${o} ${o==="You"?"have":"has"} no time left.`:t==="resigned"?`${U(o,"resign")}.`:`${U(o,"forfeit")} the game (${t}).`}var cr="The game was aborted.";function oa({seconds:e,increment:t=0,move_seconds:n}){if(n)return`${Me(n)} for each turn`;let o=t?` and ${Me(t)} more after each turn`:"";return`${Me(e??0)} each${o}`}var Me=e=>e>=60&&e%60===0?y(e/60,"minute"):y(e,"second"),jn="The server cannot be reached.",ra="There is no advice at this table. The page cannot prevent that players get help elsewhere.",ur="You get advice once you have accepted or challenged the last play.",Fn={NoSuchTable:"There is no such table. It may have been deleted.",NoSeat:"No seat is free at this table.",NotOver:"The game is not over yet. Its record would reveal what is hidden.",NotLoaded:"The server does not have the dictionary of this game.",Stale:"Another action came first. Look at the table and try again.",NoAdvice:ur,Closing:"The server is shutting down. Try again later."},Ne={start:"The first play needs two tiles or more.","start square":"The first play needs two tiles or more and must cover the star.",touch:"The play must touch a tile on the board.",line:"The tiles must lie in one row or column.",gap:"There is a gap between the tiles."},In="These tiles cannot be laid like this.",ut="Words that are not in the dictionary are refused at once.",Kt="At tables without challenges, words that are not in the dictionary are refused at once instead.";function sa({reason:e,by:t}){return`The bot ${e==="slow"?"was too slow":"failed"}; ${t??"the server"} moved for it.`}var pr=5;function Bn(e){let t=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=e,t.append(n);t.children.length>pr;)t.firstChild?.remove()}var De=!1;addEventListener("keydown",()=>De=!0,!0);addEventListener("pointerdown",()=>De=!1,!0);function je(){let{activeElement:e,body:t}=document;return e===t||e?.matches(":disabled")||!1}function Un(e){R(()=>{if(!De||!je())return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},e)}var qn=1e3,Vt=class extends Error{constructor({code:t,message:n,data:o}){super(n),this.code=t,this.type=o?.type??""}};async function pt(e,t,n){let o=await fetch(`rpc/${e}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(t),signal:n}),r=await o.json();if(!o.ok)throw new Vt(r);return r}async function Hn(e){let t=[],n;do n=await pt("table.record",{id:e,skip:t.length,limit:qn}),t.push(...n.lines);while(n.lines.length===qn);return t}function dt(e){return e instanceof Vt?Fn[e.type]??ft(e.message):jn}function ft(e){let t=e.replace(/^(params[\w.[\]]*:?|position \d+:) /,"").replace(/^record:(\d+): /,"line $1: ");return Nn(t)}var Jt=new Map;function Fe(e,t){let n=JSON.stringify([e,t]),o=Jt.get(n)??pt(e,t);return Jt.set(n,o),o.catch(()=>Jt.delete(n)),o}var Wn=document.getElementById("hello")?.textContent;Wn&&Jt.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(Wn)));var ua=()=>Fe("hello",{}),Xt=async(e,t)=>(await Fe("rules",{game:e,ruleset:t})).rules,pa=e=>Fe("dictionary.info",{dictionary:e});var dr=30,fr=100;function ht(e,t){let n={value:null,error:null},[o,r]=T(n);return L(()=>{let s=!0;return r(n),e().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:dt(a)})),()=>{s=!1}},t),o}function nt(e,t){let n={result:null,error:null,key:null},[o,r]=T(n),s=t&&JSON.stringify(t);return L(()=>{if(!t){r(n);return}let a=new AbortController,l=setTimeout(()=>{pt(e,t,a.signal).then(c=>r({result:c,error:null,key:s}),c=>{c.name!=="AbortError"&&r({result:null,error:dt(c),key:s})})},dr);return()=>{clearTimeout(l),a.abort()}},[e,s]),{result:o.result,error:o.error,busy:o.key!==s}}function ma(){let[e,t]=T({busy:!1,problem:null});async function n(o){t({busy:!0,problem:null});try{await o()}catch(r){t({busy:!1,problem:dt(r)})}}return{...e,run:n}}function Yn(e,t){let n=M(t);n.current=t,R(()=>{let o=r=>n.current(r);return addEventListener(e,o),()=>removeEventListener(e,o)},[e])}function $a(e,t,n=!0){let o=ct(()=>performance.now(),[t]),[r,s]=T(o);L(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),fr);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,e-a)}function ga(e){L(()=>{e!==null&&(document.title=`${e} · Lexicon fast`)},[e])}function ba(e){let t=M(null);return L(()=>{let n=t.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[e]),t}var hr="play";function Gn(){let[e,t=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=e.split("/");return{name:n||hr,rest:o,query:new URLSearchParams(t)}}function wa(){let[e,t]=T(Gn);return Yn("hashchange",()=>t(Gn())),e}function ka(e){location.hash=`#/${e}`}function Qt(e,t){let n=new URLSearchParams(Object.entries(t).filter(([,o])=>o));history.replaceState(null,"",`#/${e}${n.size?`?${n}`:""}`)}var zn="lexicon_fast.name",Kn="lexicon_fast.tables",Zt="lexicon_fast.new_game";var Tt=new Map,va=()=>Tt.size>0;function Jn(e){if(Tt.has(e))return Tt.get(e)??null;try{return localStorage.getItem(e)}catch{return null}}function Ie(e,t){try{localStorage.setItem(e,t),Tt.delete(e)}catch{Tt.set(e,t)}}function mr(e){try{let t=JSON.parse(e);return typeof t=="object"&&t!==null?t:{}}catch{return{}}}var te=e=>mr(Jn(e)??""),Ca=()=>Jn(zn)??"",Sa=e=>Ie(zn,e),vt=()=>te(Kn);function Ea(){return Object.entries(vt()).map(([e,t])=>({id:e,...t})).sort((e,t)=>t.since-e.since)}function Be(e){let t=Object.entries(e).sort(([,n],[,o])=>o.since-n.since);Ie(Kn,JSON.stringify(Object.fromEntries(t.slice(0,50))))}var ee=e=>vt()[e]??null;function Aa(e,t,n){Be({...vt(),[e]:{game:t,token:n,since:Date.now()}})}function Vn(e,t){let n=vt();e in n&&Be({...n,[e]:{...n[e],...t}})}function La(e){let{[e]:t,...n}=vt();Be(n)}var Oa=()=>te(Zt).game,Pa=e=>te(Zt).choices?.[e]??{};function Ra(e,t){let{choices:n={}}=te(Zt);Ie(Zt,JSON.stringify({game:e,choices:{...n,[e]:t}}))}var qe={};et(qe,{actionText:()=>Ue,cardText:()=>z,endFacts:()=>br,eventText:()=>$r,pastActionText:()=>Zn});var Xn="✦";function Y({letter:e,wild:t=!1,points:n=null,classes:o="",...r}){let{corner:s=t&&e?Xn:null,onClick:a,...l}=r,c=["tile",o,t&&"wild"].filter(Boolean).join(" "),d=f`
    <span class="letter" aria-hidden="true">${e||Xn}</span>
    ${s!==null&&f`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&f`<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?f`
    <button type="button" class=${c} onClick=${a} ...${l}>${d}</button>
  `:f`<span class=${c} ...${l}>${d}</span>`}function ne({label:e,letters:t,onPick:n}){return f`
    <fieldset class="letters">
      <legend>${e}</legend>
      ${t.map(o=>f`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function X(e,t){let n=G(e,t);return[...e].filter((o,r)=>!n[r])}function G(e,t){let n=[...t];return[...e].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var O="*";function N(e){return(e.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function Ct(e){return e.map(({letter:t,master:n})=>n?`[${t.toLowerCase()}]`:t.toLowerCase()).join("")}var B=e=>e.replace(/[[\]]/g,"").toUpperCase();function mt(e){let t=Qn(e);return t.length?`${B(e)} (${j(t)} by the Master)`:B(e)}var Qn=e=>N(e).filter(({master:t})=>t).map(({letter:t})=>t);function ot({card:e,points:t,...n}){let o=e===O,r=o?"Master":e;return f`
    <${Y}
      classes="card"
      letter=${o?"":e}
      wild=${o}
      points=${t?.[e]??null}
      aria-label=${t?`${r}, ${t[e]} points`:r}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function $t({cards:e,label:t}){return f`
    <span class="cards small" role="img" aria-label=${t??e}>
      ${[...e].map(n=>f`<${ot} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function Q({laid:e}){let t=Qn(e),n=t.length?`, with a Master for ${t.join(" and ")}`:"";return f`
    <span class="cards word" role="img" aria-label=${`${B(e)}${n}`}>
      ${N(e).map(({letter:o,master:r})=>f`<${Y} classes="card" letter=${o} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var z=e=>e===O?"the Master":e;function Ue(e,{table:t=[]}={}){return to(e,"target"in e?t[e.target]:void 0).join(" ").trimEnd()}function Zn(e,t,{old:n,gained:o=[],taken:r}={}){let[s,a]=to(e,n,r),l=o.length?`, taking ${j(o.map(z))}`:"";return`${`${U(t,s)} ${a}`.trimEnd()}${l}.`}function to(e,t,n){switch(e.action){case"form":return["form",mt(e.laid)];case"insert":return["make",`${t?B(t):"a word"} into ${mt(e.laid)}`];case"substitute":return["change",`${t?mt(t):"a word"} to ${mt(e.laid)}`];case"draw":{let o=`the exposed ${n?z(n).replace("the ",""):"card"}`,r=e.take==="exposed"?o:"a card from the stock";return["discard",`${z(e.discard)} for ${r}`]}default:return[e.action,""]}}function $r(e,t){switch(e.event){case"dealer draw":return`Cards drawn for the deal: ${e.players.map((o,r)=>`${t[o]} ${e.cards[r]}`).join(", ")}.`;case"deal":{let n=U(t[e.dealer],"deal");return`Round ${e.round}: ${n}. Exposed: ${z(e.exposed)}.`}case"turn":return gr(e,t);case"round end":{let n=e.points.map((s,a)=>`${t[a]} ${s}`).join(", "),o=e.winner??0;return`End of the round: ${e.why==="out"?`${t[o]} went out`:"no hand became smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${Dn(e.winners.map(n=>t[n]))}`;case"forfeit":return zt(e,t);default:return null}}function gr(e,t){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=e;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?mt(a.action.laid):"the play",d=s?"it is not a word and is taken back":"it is a word and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,h])=>`${t[Number(u)]} ${H(h)}`),p=i.length?` (${i.join(", ")})`:"";return`${U(t[n],"challenge")} ${c}: ${d}${p}.`}default:{let c=o.action==="draw"&&o.take==="blind",d=r&&c?` It is ${z(r)}.`:"",i=e.renewed?" The exposed pile has become the stock.":"";return`${Zn(o,t[n],e)}${d}${i}`}}}function br(e,t){let n=[],o=0;for(let p of e){if(p.event!=="turn"||p.action.action==="accept")continue;let{player:u,action:h,right:$}=p;if(h.action==="challenge"){$&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:u,laid:h.laid})}let r=({laid:p})=>B(p).length,s=n.toSorted((p,u)=>r(u)-r(p))[0],a=e.filter(({event:p})=>p==="round end").length,l=e.findLast(p=>p.event==="game end"),c=l?.event==="game end"?l.scores:[],d=l?.event==="game end"?l.winners:[];return[Gt(d,c.toSorted((p,u)=>p-u),t),s&&`Longest word: ${B(s.laid).toUpperCase()}, by ${t[s.player]}.`,a&&`${y(a,"round")} with ${y(Number((o/a).toFixed(1)),"turn")}${a>1?" on average":""}.`].flatMap(p=>p||[])}var oe=e=>N(e).map(({letter:t,master:n})=>n?O:t),_r=e=>[...e].sort((t,n)=>+(t===O)-+(n===O)||t.localeCompare(n)).join("");function He(e,t,n){let o;return e.map(r=>{switch(r.event){case"deal":return o=new We(r,t,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function eo(e,t){return e.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=e.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return He(s,t,r).findLast(a=>a.event==="round end")?.hand})}var We=class{#e=null;#n={};#t;#o;constructor({round:t,players:n,hand:o=""},r,s){this.number=t,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:_r(this.#t.hand),penalties:this.#n}}turn(t){let{action:n,player:o}=t;switch(n.action){case"accept":return t;case"challenge":return this.#a(t);case"draw":return o===this.seat&&this.#r([n.discard],[t.taken??""]),t;default:return this.#s(t,n)}}#r(t,n){this.#t={...this.#t,hand:[...X(this.#t.hand,t),...n]}}#s(t,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=X(oe(n.laid),oe(a)),c=X(oe(a),oe(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[t.player]:r[t.player]-l.length+c.length}},t.player===this.seat&&this.#r(l,c),this.#e={...t,old:a,gained:c},this.#e}#a(t){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??t.player,a=t.right?{[s]:o,[t.player]:n}:{[t.player]:r};t.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...t,play:this.#e,penalties:a}}};var Ve={};et(Ve,{Play:()=>Or,Position:()=>jr,StaticHand:()=>Ir,solverQuery:()=>Fr});var no={mouse:6,pen:6,touch:12},yr=44;function re(e,{small:t=!1}={}){let n=M(e);return n.current=e,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&xr(r,t,s=>n.current(o,s))}})}function xr(e,t,n){let o=e.currentTarget,r=t&&e.pointerType==="touch"?yr:0,s=null,a=null;o.hasPointerCapture(e.pointerId)&&o.releasePointerCapture(e.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==e.pointerId)return;let p=i.clientX-e.clientX,u=i.clientY-e.clientY,h=no[e.pointerType]??no.mouse;!s&&Math.hypot(p,u)<h||(s??=wr(o),s.style.transform=`translate(${p}px, ${u-r}px) scale(1.08)`,l(oo(i,r)))},d=i=>{i.pointerId===e.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),l(null),s&&(s.remove(),o.classList.remove("lifted"),kr(),i.type==="pointerup"&&n(oo(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",d),addEventListener("pointercancel",d)}function wr(e){let{left:t,top:n,width:o,height:r}=e.getBoundingClientRect(),s=e.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${t}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),e.classList.add("lifted"),s}function oo({clientX:e,clientY:t},n){let o=r=>document.elementFromPoint(e,r)?.closest("[data-drop]")??null;return o(t-n)??o(t)}function kr(){let e=n=>{t(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},t=()=>{removeEventListener("click",e,{capture:!0}),removeEventListener("pointerdown",t,{capture:!0})};addEventListener("click",e,{capture:!0}),addEventListener("pointerdown",t,{capture:!0})}function se(e,t,n){let o=N(n),{kind:r,oldCells:s}=t===null?{kind:"form",oldCells:[]}:Tr(N(t),o),a=[...e],l=u=>{let h=a.indexOf(u);return h>=0&&a.splice(h,1),h>=0},c=[],d=o.map(({letter:u,master:h},$)=>{let g=s[$];if(g)return{letter:u,master:g.master,from:"table"};let m=!h&&l(u)?u:l(O)?O:null;return m===null?{letter:u,master:h,from:"none"}:(c.push(m),{letter:u,master:m===O,from:"hand"})}),i=d.every(({letter:u,from:h})=>u&&h!=="none"),p=c.length>0&&d.length>1;return{kind:i&&p?r:null,cells:d,cards:c,laid:Ct(d)}}function Tr(e,t){if(t.length<e.length)return{kind:null,oldCells:[]};if(t.length>e.length){let r=0,s=t.map(({letter:a,master:l})=>{let c=e[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===e.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=t.some(({letter:r},s)=>r!==e[s].letter);return{kind:"substitute",oldCells:t.map(({letter:r,master:s},a)=>{let l=e[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function so({kind:e,laid:t},n){return e===null?null:e==="form"?{action:e,laid:t}:{action:e,target:n,laid:t}}var Z={target:null,text:"",caret:0,chosen:null},St=(e,t)=>({...Z,target:e,text:t,caret:N(t).length});function ao(e){return e.action==="draw"?rt(Z,e.discard):St(e.target??null,e.laid)}function rt(e,t,n=null){let{chosen:o,caret:r}=e,s=N(e.text),a=t===O?{letter:"",master:!0}:{letter:t,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...e,text:Ct(s),caret:l?r:c+1,chosen:null}}function Ye(e,t,n){let o=N(e.text),r=n!==null&&N(n).length===o.length;o.splice(t,1,...r?[N(n)[t]]:[]);let s=Math.min(e.caret,o.length);return{...e,text:Ct(o),caret:s,chosen:null}}function io(e,t){let n=N(e.text);return n[n.findIndex(o=>!o.letter)]={letter:t,master:!0},{...e,text:Ct(n)}}function lo(e,t,n,o){let[r,s]=t.split(">",2);if(s!==void 0){let a=o.findIndex(l=>ro(l)===ro(r));if(a>=0)return St(a,s)}return{...e,text:t,caret:N(t.slice(0,n)).length,chosen:null}}var ro=e=>N(e).map(({letter:t})=>t).join("");var Cr=new Set,Sr=12;function Ge({observation:e,points:t,target:n=null,fresh:o=Cr,onWord:r=null}){let{table:s=[],pile:a="",stock:l=0}=e,c=a.at(-1),d=M(null);return L(()=>{let i=d.current,p=i?.querySelector(".fresh:last-child, .fresh");i&&p instanceof HTMLElement&&(i.scrollTop=p.offsetTop-i.clientHeight/2)},[s.join()]),f`
    <section class="felt" aria-label="Table">
      <div class="piles">
        <figure data-drop="blind">
          <span class="tile card back" role="img" aria-label=${y(l,"card")}>
            ${l}
          </span>
          <figcaption>Stock</figcaption>
        </figure>
        <figure data-drop="exposed">
          ${c?f`<${ot} card=${c} points=${t} />`:f`<span class="tile card none" role="img" aria-label="No exposed card"></span>`}
          <figcaption>Exposed</figcaption>
        </figure>
      </div>
      <ul
        ref=${d}
        class="laid-words ${s.length>Sr?"many":""}"
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
  `}var ze=({games:e})=>e.filter(({game:t})=>Object.hasOwn(co,t));function ti(e,t){let n=ze(e);return n.find(({game:o})=>o===t)??n[0]}var ei=({games:e},t)=>e.find(({game:n})=>n===t)?.title??t,ae=({words:e},t)=>e&&t.includes(e)?e:t[0],Ke=e=>e.replaceAll("_"," "),ni=e=>!!e.without_challenges,oi=(e,t)=>({base:t,...e.without_challenges});function ri(e,{ruleset:t,...n}){let o=t.replace(/, changed$/,""),r=`${Ke(o)} rules`,s=Object.entries(e.without_challenges??{});return s.length&&s.every(([a,l])=>n[a]===l)?`${r}, false words are refused`:o===t?r:`${r}, changed`}function si(e,t){let n=typeof t=="string"?t:JSON.stringify(t);return`#/rules/${e}?${new URLSearchParams({ruleset:n})}`}function ai(e){let t=e.get("ruleset");if(!t?.startsWith("{"))return t;try{return JSON.parse(t)}catch{return t}}function gt({label:e,id:t,hint:n,value:o,onInput:r,...s}){return f`
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
  `}function uo({label:e,id:t,hint:n,value:o,options:r,onChange:s}){return f`
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
  `}function ie({info:e,...t}){let n=e.rulesets.map(o=>[o,Ke(o)]);return f`<${uo} label="Rules" id="ruleset" options=${n} ...${t} />`}function le({dictionaries:e,...t}){let n=e.map(o=>[o,o]);return f`<${uo} label="Dictionary" id="dictionary" options=${n} ...${t} />`}function Je({label:e,value:t,options:n,onChange:o}){return f`
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
  `}function ui({server:e,view:t,game:n}){return f`
    <nav aria-label="Games">
      ${ze(e).map(({game:o,title:r})=>f`
          <a
            key=${o}
            href=${`#/${t}/${o}`}
            aria-current=${o===n?"page":void 0}
            >${r}</a
          >
        `)}
    </nav>
  `}function st({columns:e,rows:t,classes:n="",rowHeads:o=!1}){let r=e.filter(a=>a!==!1),s=r.map(({number:a})=>a?"number":void 0);return f`
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
  `}var Et=20,Er=1e3;function ce({shown:e,count:t,onMore:n}){return e>=t?null:e>=Er?f`<p class="hint">The other plays are not listed.</p>`:f`
    <button type="button" onClick=${()=>n(e+Et)}>More plays</button>
  `}function tt({text:e}){return f`<p class="problem" role="alert" hidden=${!e}>${e}</p>`}var Ar={hand:"from your hand",table:"on the table",none:"not in your hand"};function po({draft:e,word:t,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=t,d=({target:p})=>r(p.value,p.selectionStart??0),i=p=>f`
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
          <${Lr}
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
      <${gt}
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
  `}function Lr({cell:{letter:e,master:t,from:n},place:o,chosen:r,points:s,...a}){let l=t?`Master${e?` for ${e}`:""}`:e,c=n==="table"?"choose it to be replaced":"take it back";return f`
    <${Y}
      classes=${`card from-${n}`}
      letter=${e}
      wild=${t}
      points=${s[t?O:e]??null}
      aria-label=${`${l}, ${Ar[n]}: ${c}`}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function Or({view:e,rules:t,canAct:n,act:o,suggested:r,onDraft:s,notice:a}){let{observation:l}=e,{hand:c="",table:d=[]}=l,[i,p]=T(Z);R(()=>p(Z),[c,Nr(e.seat,l.history)]),R(()=>{i.target!==null&&p(Z)},[d.join()]),L(()=>{r&&p(ao(r))},[r]),L(s,[i.text,i.target]),Un([i.text,i.target]);let u=i.target===null?null:d[i.target],h=se(c,u,i.text),$=so(h,i.target),g=i.target===null&&h.cells.length===1?h.cards[0]:void 0,m=re(w),b=e.seat!==null&&!e.over;function w({card:k,cell:W=0},P){let[A,Ee]=(P??"").split(" "),v=Number(Ee);k===void 0?A!=="gap"&&A!=="cell"&&p(Ye(i,W,u)):A==="blind"||A==="exposed"?n&&o({action:"draw",discard:k,take:A}):A==="word"?p(rt(St(v,d[v]),k)):A==="gap"?p(rt(i,k,v)):A==="cell"?p(rt({...i,chosen:v},k)):A==="tray"&&p(rt(i,k))}function C(k){h.cells[k].from==="table"?p({...i,chosen:i.chosen===k?null:k}):p(Ye(i,k,u))}function _(k){k.preventDefault(),$&&n&&o($)}let E=f`
    <${Ge}
      observation=${l}
      points=${t.points}
      target=${i.target}
      fresh=${Dr(l.history,e.seat)}
      onWord=${b&&(k=>p(k===i.target?Z:St(k,d[k])))}
    />
  `;return b?f`
    ${E}
    <form class="panel own-turn" aria-label="Your turn" onSubmit=${_}>
      ${a}
      <${Rr}
        hand=${c}
        used=${h.cards}
        points=${t.points}
        onCard=${k=>p(rt(i,k))}
        draggable=${m}
      />
      <${po}
        draft=${i}
        word=${h}
        points=${t.points}
        draggable=${m}
        onType=${(k,W)=>p(lo(i,k,W,d))}
        onCell=${C}
        onClear=${()=>p(Z)}
        onGap=${k=>p({...i,caret:k,chosen:null})}
      />
      ${h.cells.some(({letter:k})=>!k)&&f`
          <${ne}
            label="The Master stands for"
            letters=${Object.keys(t.points).filter(k=>k!==O).sort()}
            onPick=${k=>p(io(i,k))}
          />
        `}
      <${Mr}
        action=${$}
        discard=${g}
        observation=${l}
        canAct=${n}
        act=${o}
      />
    </form>
  `:E}var Pr=10;function Rr({hand:e,used:t,points:n,onCard:o,draggable:r}){let s=M(null),a=M(null),l=G(e,t);return R(()=>{if(a.current===null||!je())return;let c=l.findIndex((i,p)=>!i&&p>Number(a.current)),d=c<0?l.lastIndexOf(!1):c;s.current?.children[d]?.focus(),a.current=null},[t.join()]),f`
    <div
      ref=${s}
      class="hand cards ${e.length>Pr?"many":""}"
      role="group"
      aria-label="Your hand"
    >
      ${[...e].map((c,d)=>f`
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
  `}function Mr({action:e,discard:t,observation:n,canAct:o,act:r}){let s=n.pile?.at(-1),a=i=>r({action:"draw",discard:t,take:i}),l=o&&t!==void 0,c=t?z(t):"a card",d=e?Ue(e,n):"play the word";return f`
    <div class="row actions">
      <button class="main" disabled=${!o||!e}>
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
  `}var Nr=(e,t=[])=>t.filter(({player:n,action:o})=>n===e&&!["accept","challenge"].includes(o.action)).length;function Dr(e=[],t){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of e){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===t||t===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==t&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}var jr=({observation:e,rules:t})=>f`<${Ge} observation=${e} points=${t.points} />`,Fr=({table:e=[]},t)=>({position:[t,...e].join(" ")}),Ir=({hand:e,label:t})=>f`<${$t} cards=${e} label=${t} />`;function fo({end:e,names:t,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:d=[]}=e,i=Object.values(c).some(u=>u!==0),p=u=>{let h=r[u]??(u===n?e.hand:"");return[d.includes(u)?f`${t[u]} <span class="tag">out of the game</span>`:t[u],h?f`<${$t} cards=${h} />`:s[u]?y(s[u],"card"):"none",i&&H(c[u]??0),H(a[u]),f`<strong>${l[u]}</strong>`]};return f`
    <${Br} end=${e} names=${t} rules=${o} />
    <p class="hint">
      Cards left in a hand cost their points. The fewest points win; a player with${" "}
      ${o.out_at} or more is out of the game.
    </p>
    <${st}
      rowHeads
      columns=${[{title:"Player"},{title:"Cards left"},i&&{title:"Challenges",number:!0},{title:"This round",number:!0},{title:"Score",number:!0}]}
      rows=${[...t.keys()].filter(u=>u in s).map(u=>({key:u,cells:p(u)}))}
    />
  `}function Br({end:{why:e,winner:t,play:n,left:o},names:r,rules:s}){if(e!=="out"||!n||!("laid"in n.action)){let l=y(s.guard*Object.keys(o).length,"turn");return f`<p>No hand has become smaller for ${l}, so all cards are counted.</p>`}let a=n.old?`: ${B(n.old)} became`:" with";return f`
    <p class="row">
      <strong>${r[t??0]} went out${a}</strong>
      <${Q} laid=${n.action.laid} />
    </p>
  `}var Xe={};et(Xe,{RULESET_NOTES:()=>Ur,parts:()=>qr,values:()=>$e});var ho=({counts:e})=>Object.values(e).reduce((t,n)=>t+n,0),ue=({squares:e})=>`${e.length} x ${e[0].length} squares`;function pe(e){let t=y(e.counts[e.blank]??0,"blank");return{tiles:`${y(e.rack,"tile")} each, from a bag of ${ho(e)} with ${t}.`,begins:"The player who draws the letter nearest to A begins; a blank comes before A."}}var de="Lay tiles in one row or column, without a gap, so that they touch others on the board. All letters that then stand side by side, across and down, must form words.",fe="Each word that a play forms or makes longer scores the points of its letters.",he=({exchange_from:e})=>[`Exchange tiles for others, as long as the bag has ${e} or more.`,"Pass."],me=({rack:e})=>`After a play you draw from the bag until you have ${e} tiles again.`,At=({bonus:e})=>e.map((t,n)=>t?`${y(n,"tile")} in one play score ${y(t,"point")} more.`:"").filter(Boolean).join(" ");function $e(e){let{values:t,counts:n,blank:o}=e,r=new Map;for(let[s,a]of Object.entries(n)){let l=`${s===o?"blank":s} ×${a}`;r.set(t[s],[...r.get(t[s])??[],l])}return{title:"The tiles",columns:["Points","Tiles, and how many"],rows:[...r].sort(([s],[a])=>s-a).map(([s,a])=>[s,a.join(" ")]),note:`${ho(e)} tiles.`}}var Ur={standard:"From the README of the original program, with its gaps filled.",classic_poc:"The numbers in the code of the original program."};function qr(e){return[{title:"Aim",facts:{aim:"Lay words for points, as in Scrabble; the highest score wins.",bombs:`Under the board of ${ue(e)} ${y(e.bombs,"bomb")} lie hidden.`}},{title:"The start",facts:{...pe(e),first:"The first play needs two tiles or more, and may lie anywhere."}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[de,...he(e)],refused:ut,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens those squares, too, and so on.",blank:"A blank stands for no letter in particular. A word with blanks is valid if some letters in their place make one; they may differ from word to word and from turn to turn. A blank scores nothing.",draw:me(e)}},{title:"Points",facts:{words:fe,numbers:`The number under a new tile multiplies: ${Wr(e)}.`,bomb:"If a new tile lies on a bomb, all words through it score nothing. In later plays its letter scores as any other.",bonus:At(e)&&`${At(e)} A bomb does not change that.`}},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left.",zeros:`It is also over when a player has had ${y(e.zeros,"turn")} in a row without a point: passes, exchanges or bombs.`,held:"All lose the points of the tiles that they hold; nobody gains them."}}]}function Wr({multipliers:e}){let t=new Map;return e.forEach(([n,o],r)=>{let s=Yr(n,o);t.set(s,[...t.get(s)??[],r])}),[...t].map(([n,o])=>`${Hr(o)} ${n}`).join("; ")}function Hr(e){let[t]=e,n=e[e.length-1];return e.length>2&&n-t===e.length-1?`${t} to ${n}`:j(e)}function Yr(e,t){return t?[e!==1&&`the letter by ${e}`,t!==1&&`the word by ${t}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var Ze={};et(Ze,{RULESET_NOTES:()=>Gr,parts:()=>zr,values:()=>Xr});var Gr={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with other penalties."};function zr(e){let t=`two packs if ${e.two_packs_from} or more play`,n=e.max_exchanged===null?"one or more cards":y(e.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of your cards. The player who lays the last one ends the round; the others score the points of the cards that they hold.",out:`Points are bad: with ${e.out_at} or more you are out of the game.`,won:"The last player left wins, or after a set number of rounds the fewest points."}},{title:"The deal",facts:{cards:`${y(e.cards_each,"card")} each, from a pack of ${$o(e.pack)} (${t}). The other cards are the stock; its top card lies exposed beside it.`,dealer:"Each player draws a card; the highest deals first (A is the highest), and the next player begins.",later:Kr[e.later_dealer]}},{title:"A turn",facts:{lead:"Choose one of these actions. You cannot pass.",ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${n} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, and the E is yours.`,"Discard a card, and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:e.same_word_exchange?"A word may stay the same if a Master in it is changed for the card of its letter, or a card for your Master.":"A change must make another word.",stock:Jr[e.renewal]}},{title:"Challenges",facts:Vr(e)},{title:"The end of a round",facts:{end:"A round is over when a hand is empty and the last word stands. If all players are out of the game at once, the lowest score wins.",guard:`It is also over when in ${y(e.guard,"turn")} of each player no hand has become smaller. Then all score the cards that they hold.`}}]}var Kr={rotation:"In later rounds the players deal in turn.",starter:"In later rounds the player who began the last round deals."},Jr={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function Vr({strict:e,right_challenger:t,right_offender:n,wrong_challenger:o}){return e?{refused:ut}:{may:"Any word may be laid, valid or not. Each of the others may challenge it, until one does.",right:`If it is not in the dictionary, the cards go back, and the turn is lost${[Qe("the challenger",t),Qe("the player",n)].join("")}.`,wrong:`If it is, the word stays${Qe("the challenger",o)}.`,refused:Kt}}function Qe(e,t){if(!t)return"";let n=y(Math.abs(t),"point");return t>0?`; ${e} gets ${n}`:`; ${e} has ${n} taken off`}function Xr({points:e,pack:t}){let n=new Map;for(let[o,r]of Object.entries(t)){let s=e[o],a=`${s} ${r}`,l=n.get(a)??{each:s,count:r,cards:[]};l.cards.push(o===O?"Master":o),n.set(a,l)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...n.values()].sort((o,r)=>r.each-o.each||r.count-o.count).map(({each:o,cards:r,count:s})=>[o,r.join(" "),s]),note:`${$o(t)} cards in a pack.`}}var $o=e=>Object.values(e).reduce((t,n)=>t+n,0);var en={};et(en,{RULESET_NOTES:()=>Zr,parts:()=>ts,values:()=>$e});var ge=e=>String.fromCharCode(65+e),at=({row:e,column:t})=>`${e+1}${ge(t)}`,S=({row:e,column:t})=>`${e},${t}`,q=(e,{row:t,column:n})=>(e[t]?.[n]??".")!==".",K=({row:e,column:t},n,o=1)=>n?{row:e+o,column:t}:{row:e,column:t+o};function tn(e){let[t]=e.match(/\p{L}/u)??["A"];return{row:parseInt(e.replace(/\D/g,""),10)-1,column:t.toUpperCase().charCodeAt(0)-65,down:e.startsWith(t)}}function bt({at:e,word:t}){let{down:n,...o}=tn(e),r=[],s=o;for(let a of t.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=K(s,n,l?a.length-2:1)}return r}function go(e,t,n){let o=p=>q(e,p)?`(${e[p.row][p.column]})`:t.find(u=>S(u)===S(p))?.letter,r=Qr(e,t,n);if(r===null)return{fault:"line"};let s=t.reduce((p,u)=>p.row+p.column<=u.row+u.column?p:u);for(let p=s;o(p);p=K(p,r,-1))s=p;let{row:a,column:l}=s,c=r?`${ge(l)}${a+1}`:at(s),d="",i=0;for(let p;p=o(s);s=K(s,r))d+=p,p.startsWith("(")||(i+=1);return i<t.length?{fault:"gap"}:{play:{action:"play",at:c,word:d.replaceAll(")(","")}}}function Qr(e,t,n){let[o]=t;if(t.length>1)return t.every(({row:s})=>s===o.row)?!1:t.every(({column:s})=>s===o.column)?!0:null;let r=s=>q(e,K(o,s,-1))||q(e,K(o,s));return!r(!1)&&(r(!0)||n)}var Zr={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function ts(e){return[{title:"Aim",facts:{aim:"Lay words for points; the highest score wins."}},{title:"The start",facts:{board:`The board has ${ue(e)}.`,...pe(e),first:`The first play needs two tiles or more${es(e)}.`}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[de,...he(e)],blank:"You choose a letter for a blank when you lay it. The blank keeps that letter, and scores nothing.",draw:me(e)}},{title:"Points",facts:{words:fe,squares:os(e),bonus:At(e)}},{title:"Challenges",facts:ns[e.challenge]},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left. That player gains the points of the tiles that the others hold.",zeros:`It is also over after ${y(e.scoreless_turns,"turn")} in a row without a point, counting all players.`,held:"All lose the points of the tiles that they hold. If scores are equal, the one that was higher before wins."}}]}function es({start:e}){return e?`, one of them on the star (${at({row:e[0],column:e[1]})})`:""}var Lt=e=>({may:"Any words may be laid, valid or not. Each of the others may challenge them, all together, until one does.",right:"If one of them is not in the dictionary, the tiles go back, and the turn is lost.",wrong:`If all of them are, ${e}.`,refused:Kt}),ns={rules:Lt("the challenger loses the next turn"),double:Lt("the challenger loses the next turn, which counts as one without a point"),single:Lt("nothing happens"),five:Lt("the play scores 5 points more"),ten:Lt("the play scores 10 points more"),void:{refused:ut}};function os({squares:e}){let t=s=>[...new Set(e.flat().map(a=>a[s]))].filter(a=>a!==1).sort(),n=t(0),o=t(1),r=[n.length?`the letter by ${j(n,"or")}`:"",o.length?`the word by ${j(o,"or")}`:""].filter(Boolean);return r.length?`Marked squares multiply ${j(r)}, in the play that lays a tile on them.`:""}var bo="CATDOG* hat l[u]rch",rs="* is the Master. In a table word, brackets mark its letter: l[u]rch.",_o="Type your cards to see what you can play.",ss=[["plays","Plays"],["plan","Plan"]],as=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Substitute"]];function yo({info:e,dictionaries:t,query:n}){let[o,r]=T(n.get("position")??bo),[s,a]=T(e.rulesets[0]),[l,c]=T(ae(e,t)),[d,i]=T("plays"),p=ht(()=>Xt("lexicon",s),[s]).value;L(()=>Qt("solver/lexicon",{position:o===bo?"":o}),[o]);let[u="",...h]=o.trim().split(/\s+/),$={hand:u,table:h,ruleset:s,dictionary:l};return f`
    <section class="panel" aria-label="Position">
      <${gt}
        label="Your cards, then the words on the table"
        id="position"
        class="large"
        value=${o}
        onInput=${r}
        hint=${rs}
      />
      <${is}
        hand=${u}
        table=${h}
        points=${p&&"points"in p?p.points:void 0}
      />
      <div class="row">
        <${ie} info=${e} value=${s} onChange=${a} />
        <${le}
          dictionaries=${t}
          value=${l}
          onChange=${c}
        />
        <${Je} label="What to find" value=${d} options=${ss} onChange=${i} />
      </div>
    </section>
    ${d==="plays"?f`<${ls} ...${$} />`:f`<${us} ...${$} />`}
  `}function is({hand:e,table:t,points:n}){return/^[\p{L}*?]+$/u.test(e)?f`
    <div class="felt">
      <span class="cards" role="group" aria-label="Hand">
        ${[...xo(e)].map(o=>f`<${ot} card=${o} points=${n} />`)}
      </span>
      ${t.map(o=>f`<${Q} laid=${o} />`)}
    </div>
  `:null}var xo=e=>e.toUpperCase().replaceAll("?",O);function ls({hand:e,table:t,ruleset:n,dictionary:o}){let[r,s]=T("all"),[a,l]=T(Et),c={positions:[{hand:e,table:t}],game:"lexicon",ruleset:n,dictionary:o},d=r==="all"?null:[r],{result:i,error:p,busy:u}=nt("solve",e?{...c,top:a,actions:d}:null),h=i?.rows[0],{moves:$,count:g=0}=h??{};return f`
    <section class="panel" aria-label="Plays" aria-busy=${u}>
      <div class="row">
        <h2 aria-live="polite">${$?y(g,"play"):"Plays"}</h2>
        <${Je} label="Kinds of plays" value=${r} options=${as} onChange=${s} />
      </div>
      <${tt} text=${p??(h?.error&&ft(h.error))} />
      ${!e&&f`<p class="hint">${_o}</p>`}
      ${$?.length===0&&f`<p>There is no play: draw a card.</p>`}
      ${$&&$.length>0&&f`
          <${st}
            classes="folds"
            columns=${[{title:"Word"},{title:"Action"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${$.map(m=>({key:`${m.action} ${m.target} ${m.laid} ${m.left}`,cells:[f`<${Q} laid=${m.laid} />`,cs(m,t),wo(m.left),m.left_points]}))}
          />
          <${ce} shown=${$.length} count=${g} onMore=${l} />
        `}
    </section>
  `}function cs({action:e,target:t},n){return t===void 0?e:`${e} ${e==="insert"?"into":"in"} ${B(n[t]??"")}`}var wo=e=>e?f`<${$t} cards=${e} />`:f`<strong>none</strong>`;function us({hand:e,ruleset:t,dictionary:n}){let{result:o,error:r,busy:s}=nt("plan",e?{game:"lexicon",positions:[e],ruleset:t,dictionary:n}:null),a=o?.rows[0];return f`
    <section class="panel" aria-label="Plan" aria-busy=${s}>
      <h2 aria-live="polite">${a?.plans?ds(a.empties_in??null):"Plan"}</h2>
      <p class="hint">Words from the hand alone that leave the fewest points, turn by turn.</p>
      <${tt} text=${r??(a?.error&&ft(a.error))} />
      ${!e&&f`<p class="hint">${_o}</p>`}
      ${a?.plans&&f`
          <${st}
            classes="folds"
            columns=${[{title:"Turns",number:!0},{title:"Words"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${a.plans.map(({turns:l,words:c,left:d,left_points:i})=>({key:l,cells:[l,ps(e,c),wo(d),i]}))}
          />
        `}
    </section>
  `}function ps(e,t){let n=xo(e),o=t.map(r=>{let s=se(n,null,r);for(let a of s.cards)n=n.replace(a,"");return s.laid});return f`
    <span class="words">
      ${o.length?o.map(r=>f`<${Q} laid=${r} />`):"none"}
    </span>
  `}var ds=e=>e===null?"Not all cards can be played":`All cards played in ${y(e,"turn")}`;var ko=".",To="*",be="✹",Co="⚑",fs="★",vo={2:"double",3:"triple",4:"quadruple"},F=e=>"multipliers"in e;function So(e,t,n){let{row:o,column:r}=e,s=S(e),a=n.laid?.get(s),l=q(n.rows,e)?n.rows[o][r]:null,c=a?a.letter:l,d=n.opened?n.opened[o]?.[r]??ko:null,i=d===ko,p=d===To,u=d===null||i||p?null:Number(d),h=u!==null&&F(t);return{name:at(e),letter:c,isLaid:a!==void 0,closed:i,hit:p,number:u,premium:h?t.multipliers[u]:t.squares[o][r],start:t.start?.[0]===o&&t.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:p||i&&n.bombs?.[o]?.[r]===To,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r}}function Eo({closed:e,hit:t,bomb:n,number:o,premium:r,chance:s,cursor:a,last:l}){return[e?"closed":nn(r),o!==null&&"open",t&&"hit",n&&"bomb",s!==null&&"odds",a&&"cursor",l&&"last"].filter(Boolean).join(" ")}function Ao({closed:e,bomb:t,number:n,premium:o,chance:r,flagged:s,start:a}){return t?be:r!==null?kt(r):s?Co:n!==null?n:e?"":a?fs:hs(o)}var Lo=({hit:e,number:t})=>e?be:t,Oo=({flagged:e,chance:t})=>e&&t!==null?Co:null;function Po(e,t){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:d,isLaid:i}=e;return[n,t??"empty",i&&"being laid",o&&"closed",r&&"bomb",s!==null&&`${y(s,"bomb")} around`,t===null&&ms(a),t===null&&d&&"start",c&&"flagged",l!==null&&`${kt(l)}% chance of a bomb`].filter(Boolean).join(", ")}function nn([e,t]){return e>1&&t>1?"both":e>1?`letter${e}`:t>1?`word${t}`:t===0?"zero":"plain"}var hs=([e,t])=>`${e>1?`${e}L`:""}${t===1?"":`${t}W`}`;function ms([e,t]){return t===0?"word worth nothing":[e>1&&`${vo[e]??`${e} times`} letter`,t>1&&`${vo[t]??`${t} times`} word`].filter(Boolean).join(", ")}var on={laid:[],cursor:null,down:!1};function we({start:e,squares:t}){let[n,o]=e??[t.length>>1,t[0].length>>1];return{row:n,column:o}}var _e=class{constructor(t){this.rules=t,this.blank=t.blank}isOnBoard({row:t,column:n}){return this.rules.squares[t]?.[n]!==void 0}point(t,n){return t.cursor&&S(t.cursor)===S(n)?{...t,down:!t.down}:{...t,cursor:n}}arrow(t,n,o){let r=t.cursor??we(this.rules);return n!==t.down?{...t,cursor:r,down:n}:this.advanced({...t,cursor:r},o)}advanced(t,n=1){let o=K(t.cursor,t.down,n);return this.isOnBoard(o)?{...t,cursor:o}:t}},ye=class extends _e{constructor(t,n,o){super(t),this.rows=n,this.rack=o,this.needsLetter=!t.free_blank}get letters(){return Object.keys(this.rules.values).filter(t=>t!==this.blank).sort()}left(t){let n=G(this.rack,t.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(t){return t===this.blank||/^\p{L}$/u.test(t)}laidAt(t,n){return t.laid.find(o=>S(o)===S(n))}#e(t,n){let o=n;for(;q(this.rows,o)||this.laidAt(t,o);)o=K(o,t.down);return this.isOnBoard(o)?o:null}lay(t,n,o,r=""){if(q(this.rows,n)||!this.left(t).includes(o))return t;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(t,n),l=o===this.blank?s:o;return{...t,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(t,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(t,{row:n,column:o},s,r)}layAtCursor(t,n,o=""){let r=t.cursor&&this.#e(t,t.cursor),s=r?this.lay(t,r,n,o):t;return!r||s===t?t:{...s,cursor:this.#e(s,r)??r}}type(t,n,o=!1){let r=n.toUpperCase();return!o&&this.left(t).includes(r)?this.layAtCursor(t,r):this.needsLetter||r===this.blank?this.layAtCursor(t,this.blank,n):t}back(t){if(!t.cursor)return t;let n=t.cursor;if(!this.laidAt(t,n))do n=K(n,t.down,-1);while(q(this.rows,n));return this.laidAt(t,n)?{...this.takeBack(t,n),cursor:n}:t}takeBack(t,n){return{...t,laid:t.laid.filter(o=>S(o)!==S(n))}}withoutTaken(t){return{...t,laid:t.laid.filter(n=>!q(this.rows,n))}}move(t,n,o){let r=this.laidAt(t,n);return!r||q(this.rows,o)?t:this.lay(this.takeBack(t,n),o,r.tile,r.letter)}chooseLetter(t,n){let o=t.laid.findIndex(s=>!s.letter),r={...t.laid[o],letter:n.toLowerCase()};return{...t,laid:t.laid.with(o,r)}}},xe=class extends _e{accepts(t){return/^[\p{L}.]$/u.test(t)||t===this.blank||this.#e(t)}#e(t){return F(this.rules)&&/^[0-8*]$/.test(t)}type(t,n,o=!1){let r=this.advanced(t),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&t.opened?{...r,opened:Ot(t.opened,t.cursor,n)}:{...r,rows:Ot(t.rows,t.cursor,s)}}lay(t,n){let o=n.reduce((r,s)=>Ot(r,s,s.letter),t.rows);return{...t,rows:o}}back(t){let{rows:n,opened:o,cursor:r}=t;return{...this.advanced(t,-1),rows:Ot(n,r,"."),opened:o&&Ot(o,r,".")}}};function Ot(e,{row:t,column:n},o){return e.with(t,e[t].slice(0,n)+o+e[t].slice(n+1))}var Rt=({squares:e})=>e.map(t=>".".repeat(t.length));function ke(e,t){let n=t.split(/[\n/]/);return Rt(e).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var Ro={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},$s="!";function Te(e,t,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=t.cursor?t:{...t,cursor:we(e.rules)},c=({key:d,shiftKey:i})=>d in Ro?e.arrow(t,...Ro[d]):d===" "?{...l,down:!l.down}:d==="Backspace"||d==="Delete"?e.back(l):e.accepts(d)?e.type(l,d,i):void 0;return d=>{let{key:i}=d;if(d.ctrlKey||d.metaKey||d.altKey)return;if(s&&(i===$s||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let u=i==="Enter"?o:r;if(!u)return;u()}else{let u=c(d);if(u===void 0)return;n(u)}d.preventDefault()}}var gs=15;function Mt({label:e,rules:t,onKey:n,onSquare:o,onFlag:r,draggable:s,score:a,...l}){let c=M(null),{cursor:d,down:i}=l,p=S(d??we(t));R(()=>{d&&c.current?.contains(document.activeElement)&&c.current.querySelector('[tabindex="0"]')?.focus()},[d?.row,d?.column]);let u=($,g)=>{let m={row:$,column:g},b=S(m),w=So(m,t,l),{letter:C,chance:_}=w,E=o&&{tabindex:b===p?0:-1,"data-home":b===p?"play":void 0,"data-drop":`square ${$} ${g}`,onClick:()=>o(m),onContextMenu:r&&(k=>{k.preventDefault(),r(m)}),...w.isLaid&&s?.({square:m})};return f`
      <div
        key=${g}
        role="gridcell"
        class="square ${Eo(w)}"
        style=${_===null?void 0:{"--chance":_}}
        aria-label=${Po(w,C===null?null:rn(C,t))}
        ...${E}
      >
        ${C===null?f`
                <span class="sign" aria-hidden="true">${Ao(w)}</span>
                <span class="flag" aria-hidden="true">${Oo(w)}</span>
              `:f`
                <${bs}
                  letter=${C}
                  classes=${w.isLaid?"laid":""}
                  corner=${Lo(w)}
                  rules=${t}
                />
              `}
        ${a?.key===b&&f`<span class="sum" aria-hidden="true">${a.text}</span>`}
      </div>
    `},h=[...t.squares[0].keys()];return f`
    <div
      class="board-frame ${h.length>gs?"large":""}"
      style=${{"--columns":h.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${h.map($=>f`<span key=${$}>${ge($)}</span>`)}
      </div>
      <div class="coordinates rows" aria-hidden="true">
        ${t.squares.map(($,g)=>f`<span key=${g}>${g+1}</span>`)}
      </div>
      <div
        ref=${c}
        class="board ${i?"down":""}"
        role="grid"
        aria-label=${e}
        aria-readonly=${o?void 0:"true"}
        onKeyDown=${n}
      >
        ${t.squares.map(($,g)=>f`
            <div role="row" class="board-row" key=${g}>
              ${h.map(m=>u(g,m))}
            </div>
          `)}
      </div>
    </div>
  `}var Mo=(e,t)=>e===""||e===t.blank,No=e=>e!==e.toUpperCase();function bs({letter:e,classes:t,corner:n,rules:o}){let r=Mo(e,o),s=r||No(e);return f`
    <${Y}
      classes=${t}
      letter=${r?"":e.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[e]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function rn(e,t){return Mo(e,t)?"blank":No(e)?`blank for ${e.toUpperCase()}`:`${e}, ${y(t.values[e],"point")}`}var ve={};et(ve,{actionText:()=>_s,endFacts:()=>vs,eventText:()=>ys,lettersOf:()=>it,pastActionText:()=>Nt,tilesText:()=>_t});var it=e=>e.replace(/[()]/g,"");function Do(e){let t=[...e.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=it(e).toUpperCase();if(!t.length)return n;let o=j(t.map(r=>r.toUpperCase()));return`${n} (${o} ${t.length>1?"blanks":"a blank"})`}function _t(e){let t=e.replace(/[?_]/g,""),n=e.length-t.length,o=n>1?`${n} blanks`:"a blank";return[t,n&&o].filter(Boolean).join(" and ")}var _s=e=>jo(e).filter(Boolean).join(" ");function Nt(e,t,n=""){let[o,r]=jo(e);return`${[U(t,o),r,n].filter(Boolean).join(" ")}.`}function jo(e){switch(e.action){case"play":return["play",`${Do(e.word)} at ${e.at}`];case"exchange":return["exchange",_t(e.tiles)];default:return[e.action,""]}}function ys(e,t){switch(e.event){case"start draw":return`Tiles drawn for the start: ${e.players.map((o,r)=>`${t[o]} ${_t(e.tiles[r])}`).join(", ")}.`;case"turn":return Ts(e,t[e.player]);case"lost turn":return`${U(t[e.player],"lose")} a turn for a wrong challenge.`;case"deal":return`${U(t[e.starter],"begin")}.`;case"game end":return ks(e,t);case"forfeit":return zt(e,t);case"taken back":return`The play of ${t[e.player]} is taken back.`;case"points":return`${t[e.player]} ${H(e.points)} ${xs[e.why]}.`;default:return null}}var xs={challenge:"for a play that was challenged and stands",time:"for time",tiles:"for tiles left"},ws={out:"a rack and the bag are empty",scoreless:"too many turns in a row without points",zeros:"too many turns in a row without points"};function ks({why:e,adjustments:t,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=t.some(Boolean)?` Tiles left: ${r(t.map(H))}.`:"";return`End of the game: ${ws[e]}.${s} Scores: ${r(n)}.`}function Ts(e,t){let{action:n,score:o=0,drawn:r,exchanged:s}=e,a=r?` Tiles drawn: ${_t(r)}.`:"";switch(n.action){case"play":{let l="hit"in e&&e.hit?.length?e.hit:null,c=l?` A bomb explodes at ${j(l)}.`:"";return`${Nt(n,t,`for ${o}`)}${c}${a}`}case"exchange":return`${Nt(n,t,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in e&&e.right?"The play is taken back.":"The play stands.";return`${Nt(n,t)} ${c}`}case"accept":return null;default:return Nt(n,t)}}function vs(e,t){let n=[],o=t.map(()=>0);for(let{event:c,player:d,action:i,score:p=0,right:u}of e)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){u&&(n=n.slice(0,-1));continue}o[d]+=1,i.action==="play"&&n.push({player:d,action:i,score:p})}let r=e.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,d)=>d.score-c.score)[0],a=t.map((c,d)=>{let p=n.filter(u=>u.player===d).map(({score:u})=>u).reduce((u,h)=>u+h,0);return`${c} ${(p/Math.max(1,o[d])).toFixed(1)}`});return[r&&Gt(r.winners,r.scores.toSorted(Cs),t),s&&`Best play: ${Do(s.action.word)} at ${s.action.at} for ${s.score}, by ${t[s.player]}.`,`Points a turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var Cs=(e,t)=>t-e;function Fo(e,t,n){let o=F(n),[r,s]=T(null),[a,l]=T(null),[c,d]=T(()=>new Set(ee(e)?.flags)),[i,p]=T(!1),u=M(t.seq);u.current=t.seq,R(()=>s(null),[t.seq]);let h=o&&t.over,$=ht(async()=>h?await Ss(e):null,[e,h]).value;if(!o)return null;let{opened:g=[],bombs:m=n.bombs}=t.observation;async function b(){let C=g.length?g:Rt(n),_=await pt("lexibomb.odds",{opened:C,bombs:m}).then(({probability:E})=>({odds:E,problem:null}),E=>({odds:null,problem:dt(E)}));u.current===t.seq&&(s(_.odds),l(_.problem))}function w(C){let _=new Set(c),E=_.delete(S(C));E||_.add(S(C)),d(_),Vn(e,{flags:[..._]}),Bn(`${at(C)}: flag ${E?"removed":"set"}.`)}return{board:{opened:g,odds:r,flags:c,bombs:$},count:m,hits:g.join("").split("*").length-1,toggleFlag:w,flagging:i,toggleFlagging:()=>p(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):b(),problem:a}}async function Ss(e){return(await Hn(e)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function Io({field:e}){let t=(n,o,r=()=>{})=>f`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return f`
    ${t("Odds of bombs",e.hasOdds,e.toggleOdds)}
    ${t("Set flags",e.flagging,e.toggleFlagging)}
  `}function Ce({rules:e}){return f`
    <p class="hint" id="legend">
      A number counts the bombs around its square. New tiles there multiply:
    </p>
    <ul class="legend" aria-labelledby="legend">
      ${As(e.multipliers).map(({premium:t,first:n,last:o})=>f`
          <li key=${n}>
            <span class="square open ${nn(t)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${Es(t)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label="bomb">${be}</span>
        its words score 0
      </li>
    </ul>
  `}function Es([e,t]){return[e!==1&&`letter × ${e}`,t!==1&&`words × ${t}`].filter(Boolean).join(", ")||"nothing"}function As(e){let t=[];return e.forEach((n,o)=>{let r=t.at(-1);r&&String(r.premium)===String(n)?r.last=o:t.push({premium:n,first:o,last:o})}),t}var Ls="RETINA";function sn({info:e,...t}){let[n,o]=T(e.rulesets[0]),{value:r,error:s}=ht(()=>Xt(e.game,n),[n]);if(!r)return f`<${tt} text=${s} />`;let a=f`
    <${ie} info=${e} value=${n} onChange=${o} />
  `;return f`
    <${Os}
      key=${n}
      info=${e}
      rules=${r}
      rulesetChoice=${a}
      ...${t}
    />
  `}function Os({info:e,rules:t,query:n,dictionaries:o,rulesetChoice:r}){let s=F(t),[a,l]=T(()=>({rows:ke(t,n.get("board")??""),opened:s?ke(t,n.get("opened")??""):null,cursor:null,down:!1})),[c,d]=T(n.get("rack")??Ls+t.blank),[i,p]=T(ae(e,o)),[u,h]=T(null),$=new xe(t),{rows:g,opened:m}=a,b=c.replace(/\s/g,"").toUpperCase(),w=Rt(t),C=P=>!P||P.join()===w.join();L(()=>{let P=A=>!A||C(A)?"":A.join("/");Qt(`solver/${t.game}`,{rack:c,board:P(g),opened:P(m)}),h(null)},[c,g,m]);let _=u?bt(u):[],k=f`
    <button type="button" disabled=${!u} onClick=${()=>{let P=_.map(({letter:A})=>A===A.toUpperCase()?A:t.blank);d(X(b,P).join("")),l($.lay(a,_))}}>
      Lay ${u?it(u.word):"the play that is shown"}
    </button>
  `,W=P=>A=>l({...a,[P]:ke(t,A)});return f`
    <div class="table ${t.game}">
      <div class="table-main">
        <${Mt}
          label="Board"
          rules=${t}
          ...${a}
          laid=${new Map(_.map(P=>[S(P),P]))}
          onSquare=${P=>l($.point(a,P))}
          onKey=${Te($,a,l,{})}
        />
        ${s&&f`<${Ce} rules=${t} />`}
        <p class="hint">
          Click a square and type. Arrows turn and move, Backspace clears.
          ${s?" 0 to 8 open a square, * is a bomb that was hit.":""}
          ${t.free_blank?` ${t.blank} is a blank.`:" With Shift a letter is a blank."}
        </p>
        <div class="row">
          ${!s&&k}
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
          <${Bo} label="Tiles" rows=${g} onRows=${W("rows")} />
          ${s&&f`<${Bo} label="Open squares" rows=${m} onRows=${W("opened")} />`}
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
            hint=${`${t.blank} is a blank.`}
          />
          ${r}
          <${le}
            dictionaries=${o}
            value=${i}
            onChange=${p}
          />
        </section>
        <${Rs}
          rules=${t}
          position=${b&&Ps(g,m,b)}
          dictionary=${i}
          shown=${u}
          onShow=${h}
        />
      </div>
    </div>
  `}function Ps(e,t,n){return t?{board:e,opened:t,rack:n}:`${e.map(r=>r.replace(/\.+/g,s=>String(s.length))).join("/")} ${n}/ 0/0 0`}function Bo({label:e,rows:t,onRows:n}){let o=e.toLowerCase().replace(" ","-");return f`
    <div class="field">
      <label for=${o}>${e}</label>
      <textarea
        id=${o}
        rows=${t.length}
        spellcheck=${!1}
        value=${t.join(`
`)}
        onChange=${({target:r})=>n(r.value)}
      ></textarea>
    </div>
  `}function Rs({rules:e,position:t,dictionary:n,shown:o,onShow:r}){let[s,a]=T(Et),{game:l,ruleset:c}=e,{result:d,error:i,busy:p}=nt("solve",t?{game:l,positions:[t],ruleset:c,dictionary:n,top:s}:null),u=d?.rows[0],h=u?.plays,$=u?.count??0,g=F(e),m=b=>f`
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
          <${ce} shown=${h.length} count=${$} onMore=${a} />
        `}
    </section>
  `}var Se={};et(Se,{Play:()=>Us,Position:()=>Gs,StaticHand:()=>Ks,solverQuery:()=>zs});function Uo({tiles:e,rules:t,label:n}){return f`
    <span class="rack" role="img" aria-label=${n}>
      ${[...e].map(o=>f`<${Wo} tile=${o} rules=${t} aria-hidden="true" />`)}
    </span>
  `}function qo({rack:e,rules:t,left:n,chosen:o,onTile:r,draggable:s}){return f`
    <div class="rack" role="group" aria-label="Your rack" data-drop="rack">
      ${[...e].map((a,l)=>f`
          <${Wo}
            key=${`${l}${a}`}
            tile=${a}
            rules=${t}
            aria-label=${rn(a,t)}
            aria-pressed=${o.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>r(l)}
            data-drop=${`rack ${l}`}
            ...${s({place:l})}
          />
        `)}
    </div>
  `}function Wo({tile:e,rules:t,...n}){let o=e===t.blank,r=o?null:t.values[e];return f`
    <${Y} letter=${o?"":e} wild=${o} points=${r} ...${n} />
  `}function Ho(e,t){let n=G(e,t),o=[...e].filter((r,s)=>n[s]);return[...o,...X(t,o)].join("")}function Yo(e,t,n){let o=[...e];return o.splice(n,0,...o.splice(t,1)),o.join("")}function Go(e){let t=[...e];for(let n=t.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[t[n],t[o]]=[t[o],t[n]]}return t.join("")}function zo(e,t,n,o){let{rack:r="",board:s=[],history:a=[]}=e.observation,[l,c]=T(on),[d,i]=T(""),[p,u]=T([]),[h,$]=T(!1),g=d?Ho(d,r):r,m=new ye(t,s,g),b=l.laid.some(({letter:v})=>!v),{play:w,fault:C}=l.laid.length&&!b?go(s,l.laid,l.down):{},_=()=>{c(v=>({...v,laid:[]})),u([]),$(!1)},E=a.filter(({player:v,action:D})=>v===e.seat&&D.action==="exchange");R(_,[r,E.length]),R(()=>c(m.withoutTaken(l)),[s.join()]),L(()=>{if(n)if(_(),n.action==="play"){let{down:v}=tn(n.at);c(bt(n).reduce((D,J)=>m.layLetter(D,J),{...on,down:v}))}else n.action==="exchange"&&k(n.tiles)},[n]);function k(v=""){_(),$(!0);let D=G(g,v);u([...D.keys()].filter(J=>D[J]))}function W(v){i(v),u([])}function P({place:v=0,square:D},J){let[Dt,...Qo]=(J??"").split(" "),[Ae,Zo]=Qo.map(Number);if(Dt==="square"){let an={row:Ae,column:Zo};c(D?m.move(l,D,an):m.lay(l,an,g[v]))}else D?c(m.takeBack(l,D)):Dt==="rack"&&Ae!==void 0&&W(Yo(g,v,Ae))}function A(v){let D=p.filter(Dt=>Dt!==v),J=D.length<p.length;h?u(J?D:[...p,v]):l.cursor?c(m.layAtCursor(l,g[v])):u(J?[]:[v])}function Ee(v){o?o(v):!h&&p.length?(c(m.lay(l,v,g[p[0]])),u([])):m.laidAt(l,v)?c(m.takeBack(l,v)):c(m.point(l,v))}return{rack:g,editor:m,draft:l,setDraft:c,chosen:p,exchanging:h,needsLetter:b,play:w,fault:C,left:m.left(l),clear:_,startExchange:k,shuffle:()=>W(Go(g)),chooseLetter:v=>c(m.chooseLetter(l,v)),onTile:A,onSquare:Ee,draggable:re(P,{small:!0})}}function Ko(e){let{turn:t,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=e,{rack:c,chosen:d}=t;return f`
    <section class="panel own-turn" aria-label="Your turn">
      <div class="rack-row">
        <${qo}
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
          <${ne}
            label="The blank stands for"
            letters=${t.editor.letters}
            onPick=${t.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${t.fault?Ne[t.fault]:Ns(n,t.draft.laid.length,o)}
      </p>
      ${r}
      ${t.exchanging?f`
              <${Is}
                tiles=${d.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${e.endsWithoutPoints}
                act=${l}
                onCancel=${t.clear}
              />
            `:!s&&f`<${js} ...${e} />`}
      <p class="hint keys">${Ms(o)}</p>
    </section>
  `}var Ms=e=>`On the board: letters lay tiles, ${e.free_blank?e.blank:"Shift"} a blank; arrows turn and move; Backspace takes a tile back, Escape all; Enter plays${F(e)?"; ! sets a flag":""}.`;function Ns(e,t,n){if(!e)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=e;if(l){let p=l.rule==="start"&&n.start?"start square":l.rule;return Ne[p]??In}let c=o.map(({word:p,points:u})=>`${p.toUpperCase()} ${u}`);r&&c.push(`${r} for ${y(t,"tile")}`);let d=c.length>1?`${c.join(" + ")} = `:`${o[0].word.toUpperCase()} `,i=a.length&&F(n)&&Ds(n);return f`
    ${d}<strong>${i?"at least ":""}${y(s??0,"point")}</strong>
    ${a.length?", if there is no bomb":""}
  `}var Ds=({multipliers:e})=>e.flat().every(t=>t>=1);function js({turn:e,field:t,preview:n,canAct:o,canExchange:r,endsWithoutPoints:s,act:a}){let{play:l,draft:c}=e,[d,i]=T(!1);if(L(()=>i(!1),[o]),d)return f`
      <${Fs}
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
      <button type="button" disabled=${!c.laid.length} onClick=${e.clear}>Take back</button>
      <button
        type="button"
        disabled=${!o||!r}
        onClick=${()=>e.startExchange()}
      >
        Exchange …
      </button>
      <button type="button" disabled=${!o} onClick=${()=>i(!0)}>Pass …</button>
      ${t&&f`<${Io} field=${t} />`}
    </div>
    <${tt} text=${t?.problem} />
  `}var Jo="Another turn without points ends the game.";function Fs({tiles:e,endsGame:t,canAct:n,act:o,onCancel:r}){let s=M(null);return R(()=>s.current?.focus(),[]),f`
    <p id="pass-question">
      ${e?`Pass, and take back ${y(e,"tile")}?`:"Pass without playing?"}${" "}
      ${t&&f`<strong>${Jo}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>Play on</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>Pass</button>
    </div>
  `}function Is({tiles:e,endsGame:t,canAct:n,act:o,onCancel:r}){return f`
    ${t&&f`<p><strong>${Jo}</strong></p>`}
    <div class="row">
      <button
        type="button"
        class="main"
        disabled=${!n||!e}
        onClick=${()=>o({action:"exchange",tiles:e})}
      >
        ${e?`Exchange ${_t(e)}`:"Choose tiles to exchange"}
      </button>
      <button type="button" onClick=${r}>Cancel</button>
    </div>
  `}function Vo({rules:e,board:t,rack:n,bag:o}){let r=Bs(e,t,n),s=r.reduce((a,[,l])=>a+l,0);return f`
    <details class="unseen-tiles">
      <summary class="hint">In the bag: ${y(o,"tile")}.</summary>
      <p class="hint">${y(s,"tile")} in the bag and on the racks of others:</p>
      <ul aria-label="Tiles that you do not see">
        ${r.map(([a,l])=>f`
            <li key=${a} class=${l?"":"none"}>
              <strong>${a===e.blank?"blank":a}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function Bs({counts:e,blank:t},n,o){let r={...e};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:t]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===t)-+(a===t)||s.localeCompare(a))}function Us({id:e,view:t,rules:n,canAct:o,mustAnswer:r,act:s,suggested:a,notice:l,onDraft:c}){let{board:d=[],rack:i="",bag:p=0,history:u}=t.observation,h=t.seat!==null&&!t.over,$=Fo(e,t,n),g=zo(t,n,a,$?.flagging?$.toggleFlag:null),{draft:m,play:b}=g,w=Ws(e,t.seq,h?b:void 0),C=ct(()=>Ys(u),[t.seq]);L(c,[m.laid,g.chosen]);let _=h&&{...m,laid:new Map(m.laid.map(E=>[S(E),E])),score:w?.fault===null?Hs(m.laid,w):null,onSquare:g.onSquare,onFlag:$?.toggleFlag,draggable:g.draggable,onKey:Te(g.editor,m,g.setDraft,{onEnter:()=>b&&o&&!w?.fault&&s(b),onEscape:g.clear,onFlag:$?.toggleFlag,flagging:$?.flagging})};return f`
    <div class="board-area">
      <${Mt}
        label="Board"
        rules=${n}
        rows=${d}
        last=${C}
        ...${$?.board}
        ...${_}
      />
      <${Vo} rules=${n} board=${d} rack=${i} bag=${p} />
      ${$&&f`
          <p class="hint">Bombs: ${$.count}, ${$.hits} hit.</p>
          <${Ce} rules=${n} />
        `}
      ${h&&f`
          <p class="hint taps">
            Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.
          </p>
        `}
    </div>
    ${h&&f`
        <${Ko}
          turn=${g}
          field=${$}
          preview=${w}
          rules=${n}
          notice=${l}
          mustAnswer=${r}
          canAct=${o}
          canExchange=${p>=n.exchange_from}
          endsWithoutPoints=${qs(t,n)}
          act=${s}
        />
      `}
  `}function qs({seat:e,observation:t},n){let{scoreless:o=0,zeros:r=[]}=t;return F(n)?(r[e??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function Ws(e,t,n){let o=ee(e)?.token,r=n&&o?{id:e,token:o,action:n,seq:t}:null,{result:s,busy:a}=nt("table.score",r);return a?null:s}function Hs(e,{score:t,closed:n}){let o=e.reduce((r,s)=>r.row+r.column>s.row+s.column?r:s);return{key:S(o),text:`${t}${n.length?"?":""}`}}var Ys=(e=[])=>Xo(e.findLast(({action:t})=>t.action!=="accept")?.action),Xo=e=>new Set(e?.action==="play"?bt(e).map(S):[]);function Gs({observation:{board:e=[],opened:t=[]},rules:n,action:o,bombs:r}){return f`
    <${Mt}
      label="Board"
      rules=${n}
      rows=${e}
      last=${Xo(o)}
      opened=${F(n)?t:null}
      bombs=${r}
    />
  `}var zs=({board:e=[],opened:t=[]},n)=>({rack:n,board:e.join("/"),...t.length?{opened:t.join("/")}:{}}),Ks=({hand:e,rules:t,label:n})=>f`<${Uo} tiles=${e} rules=${t} label=${n} />`;var co={lexicon:{...Ve,...qe,Solver:yo,RoundScores:fo,addDetails:He,lastHands:eo,rules:Ze,emblem:"ACE",tagline:"The card game of words: be the first to play all your cards."},scrabble:{...Se,...ve,Solver:sn,rules:en,emblem:"QIZ",tagline:"Crosswords for points, on premium squares."},lexibomb:{...Se,...ve,Solver:sn,rules:Xe,emblem:"12✹",tagline:"Scrabble on a minefield: numbers multiply, bombs cost the word."}};export{Vs as a,T as b,L as c,R as d,M as e,ct as f,Xs as g,f as h,y as i,j,H as k,kt as l,Nn as m,Zs as n,ta as o,ir as p,lr as q,ea as r,na as s,Dn as t,zt as u,cr as v,oa as w,jn as x,ra as y,ur as z,sa as A,Bn as B,Un as C,Vt as D,pt as E,Hn as F,dt as G,ua as H,Xt as I,pa as J,ht as K,ma as L,Yn as M,$a as N,ga as O,ba as P,Gn as Q,wa as R,ka as S,va as T,mr as U,Ca as V,Sa as W,Ea as X,ee as Y,Aa as Z,Vn as _,La as $,Oa as aa,Pa as ba,Ra as ca,co as da,ze as ea,ti as fa,ei as ga,ae as ha,Ke as ia,ni as ja,oi as ka,ri as la,si as ma,ai as na,gt as oa,uo as pa,ie as qa,le as ra,ui as sa,st as ta,tt as ua};

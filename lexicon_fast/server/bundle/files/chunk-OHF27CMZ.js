var Qo=Object.defineProperty;var et=(e,t)=>{for(var n in t)Qo(e,n,{get:t[n],enumerable:!0})};var Wt,y,yn,yt,xn,an,Zo,Ut={},wn=[],tr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function J(e,t){for(var n in t)e[n]=t[n];return e}function kn(e){var t=e.parentNode;t&&t.removeChild(e)}function vn(e,t,n){var o,r,s,a={};for(s in t)s=="key"?o=t[s]:s=="ref"?r=t[s]:a[s]=t[s];if(arguments.length>2&&(a.children=arguments.length>3?Wt.call(arguments,2):n),typeof e=="function"&&e.defaultProps!=null)for(s in e.defaultProps)a[s]===void 0&&(a[s]=e.defaultProps[s]);return Ft(e,a,o,r,null)}function Ft(e,t,n,o,r){var s={type:e,props:t,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++yn};return y.vnode!=null&&y.vnode(s),s}function Ht(e){return e.children}function It(e,t){this.props=e,this.context=t}function lt(e,t){if(t==null)return e.__?lt(e.__,e.__.__k.indexOf(e)+1):null;for(var n;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null)return n.__e;return typeof e.type=="function"?lt(e):null}function Tn(e){var t,n;if((e=e.__)!=null&&e.__c!=null){for(e.__e=e.__c.base=null,t=0;t<e.__k.length;t++)if((n=e.__k[t])!=null&&n.__e!=null){e.__e=e.__c.base=n.__e;break}return Tn(e)}}function ln(e){(!e.__d&&(e.__d=!0)&&yt.push(e)&&!qt.__r++||an!==y.debounceRendering)&&((an=y.debounceRendering)||xn)(qt)}function qt(){for(var e;qt.__r=yt.length;)e=yt.sort(function(t,n){return t.__v.__b-n.__v.__b}),yt=[],e.some(function(t){var n,o,r,s,a,l;t.__d&&(a=(s=(n=t).__v).__e,(l=n.__P)&&(o=[],(r=J({},s)).__v=s.__v+1,Oe(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??lt(s),s.__h),An(o,s),s.__e!=a&&Tn(s)))})}function Cn(e,t,n,o,r,s,a,l,c,d){var i,f,u,h,$,g,m,b=o&&o.__k||wn,x=b.length;for(n.__k=[],i=0;i<t.length;i++)if((h=n.__k[i]=(h=t[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?Ft(null,h,null,null,h):Array.isArray(h)?Ft(Ht,{children:h},null,null,null):h.__b>0?Ft(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(u=b[i])===null||u&&h.key==u.key&&h.type===u.type)b[i]=void 0;else for(f=0;f<x;f++){if((u=b[f])&&h.key==u.key&&h.type===u.type){b[f]=void 0;break}u=null}Oe(e,h,u=u||Ut,r,s,a,l,c,d),$=h.__e,(f=h.ref)&&u.ref!=f&&(m||(m=[]),u.ref&&m.push(u.ref,null,h),m.push(f,h.__c||$,h)),$!=null?(g==null&&(g=$),typeof h.type=="function"&&h.__k!=null&&h.__k===u.__k?h.__d=c=En(h,c,e):c=Sn(e,h,u,b,$,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):e.value=""):c&&u.__e==c&&c.parentNode!=e&&(c=lt(u))}for(n.__e=g,i=x;i--;)b[i]!=null&&(typeof n.type=="function"&&b[i].__e!=null&&b[i].__e==n.__d&&(n.__d=lt(o,i+1)),On(b[i],b[i]));if(m)for(i=0;i<m.length;i++)Ln(m[i],m[++i],m[++i])}function En(e,t,n){var o,r;for(o=0;o<e.__k.length;o++)(r=e.__k[o])&&(r.__=e,t=typeof r.type=="function"?En(r,t,n):Sn(n,r,r,e.__k,r.__e,t));return t}function Sn(e,t,n,o,r,s){var a,l,c;if(t.__d!==void 0)a=t.__d,t.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==e)e.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;e.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function cn(e,t,n){t[0]==="-"?e.setProperty(t,n):e[t]=n==null?"":typeof n!="number"||tr.test(t)?n:n+"px"}function jt(e,t,n,o,r){var s;t:if(t==="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof o=="string"&&(e.style.cssText=o=""),o)for(t in o)n&&t in n||cn(e.style,t,"");if(n)for(t in n)o&&n[t]===o[t]||cn(e.style,t,n[t])}else if(t[0]==="o"&&t[1]==="n")s=t!==(t=t.replace(/Capture$/,"")),t=t.toLowerCase()in e?t.toLowerCase().slice(2):t.slice(2),e.l||(e.l={}),e.l[t+s]=n,n?o||e.addEventListener(t,s?pn:un,s):e.removeEventListener(t,s?pn:un,s);else if(t!=="dangerouslySetInnerHTML"){if(r)t=t.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(t!=="href"&&t!=="list"&&t!=="form"&&t!=="tabIndex"&&t!=="download"&&t in e)try{e[t]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||t[0]==="a"&&t[1]==="r")?e.setAttribute(t,n):e.removeAttribute(t))}}function un(e){this.l[e.type+!1](y.event?y.event(e):e)}function pn(e){this.l[e.type+!0](y.event?y.event(e):e)}function Oe(e,t,n,o,r,s,a,l,c){var d,i,f,u,h,$,g,m,b,x,C,_=t.type;if(t.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=t.__e=n.__e,t.__h=null,s=[l]),(d=y.__b)&&d(t);try{t:if(typeof _=="function"){if(m=t.props,b=(d=_.contextType)&&o[d.__c],x=d?b?b.props.value:d.__:o,n.__c?g=(i=t.__c=n.__c).__=i.__E:("prototype"in _&&_.prototype.render?t.__c=i=new _(m,x):(t.__c=i=new It(m,x),i.constructor=_,i.render=nr),b&&b.sub(i),i.props=m,i.state||(i.state={}),i.context=x,i.__n=o,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),_.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=J({},i.__s)),J(i.__s,_.getDerivedStateFromProps(m,i.__s))),u=i.props,h=i.state,f)_.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(_.getDerivedStateFromProps==null&&m!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(m,x),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(m,i.__s,x)===!1||t.__v===n.__v){i.props=m,i.state=i.__s,t.__v!==n.__v&&(i.__d=!1),i.__v=t,t.__e=n.__e,t.__k=n.__k,t.__k.forEach(function(S){S&&(S.__=t)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate(m,i.__s,x),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,h,$)})}i.context=x,i.props=m,i.state=i.__s,(d=y.__r)&&d(t),i.__d=!1,i.__v=t,i.__P=e,d=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=J(J({},o),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||($=i.getSnapshotBeforeUpdate(u,h)),C=d!=null&&d.type===Ht&&d.key==null?d.props.children:d,Cn(e,Array.isArray(C)?C:[C],t,n,o,r,s,a,l,c),i.base=t.__e,t.__h=null,i.__h.length&&a.push(i),g&&(i.__E=i.__=null),i.__e=!1}else s==null&&t.__v===n.__v?(t.__k=n.__k,t.__e=n.__e):t.__e=er(n.__e,t,n,o,r,s,a,c);(d=y.diffed)&&d(t)}catch(S){t.__v=null,(c||s!=null)&&(t.__e=l,t.__h=!!c,s[s.indexOf(l)]=null),y.__e(S,t,n)}}function An(e,t){y.__c&&y.__c(t,e),e.some(function(n){try{e=n.__h,n.__h=[],e.some(function(o){o.call(n)})}catch(o){y.__e(o,n.__v)}})}function er(e,t,n,o,r,s,a,l){var c,d,i,f=n.props,u=t.props,h=t.type,$=0;if(h==="svg"&&(r=!0),s!=null){for(;$<s.length;$++)if((c=s[$])&&(c===e||(h?c.localName==h:c.nodeType==3))){e=c,s[$]=null;break}}if(e==null){if(h===null)return document.createTextNode(u);e=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,u.is&&u),s=null,l=!1}if(h===null)f===u||l&&e.data===u||(e.data=u);else{if(s=s&&Wt.call(e.childNodes),d=(f=n.props||Ut).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(s!=null)for(f={},$=0;$<e.attributes.length;$++)f[e.attributes[$].name]=e.attributes[$].value;(i||d)&&(i&&(d&&i.__html==d.__html||i.__html===e.innerHTML)||(e.innerHTML=i&&i.__html||""))}if((function(g,m,b,x,C){var _;for(_ in b)_==="children"||_==="key"||_ in m||jt(g,_,null,b[_],x);for(_ in m)C&&typeof m[_]!="function"||_==="children"||_==="key"||_==="value"||_==="checked"||b[_]===m[_]||jt(g,_,m[_],b[_],x)})(e,u,f,r,l),i)t.__k=[];else if($=t.props.children,Cn(e,Array.isArray($)?$:[$],t,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&lt(n,0),l),s!=null)for($=s.length;$--;)s[$]!=null&&kn(s[$]);l||("value"in u&&($=u.value)!==void 0&&($!==e.value||h==="progress"&&!$)&&jt(e,"value",$,f.value,!1),"checked"in u&&($=u.checked)!==void 0&&$!==e.checked&&jt(e,"checked",$,f.checked,!1))}return e}function Ln(e,t,n){try{typeof e=="function"?e(t):e.current=t}catch(o){y.__e(o,n)}}function On(e,t,n){var o,r;if(y.unmount&&y.unmount(e),(o=e.ref)&&(o.current&&o.current!==e.__e||Ln(o,null,t)),(o=e.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){y.__e(s,t)}o.base=o.__P=null}if(o=e.__k)for(r=0;r<o.length;r++)o[r]&&On(o[r],t,typeof e.type!="function");n||e.__e==null||kn(e.__e),e.__e=e.__d=void 0}function nr(e,t,n){return this.constructor(e,n)}function Ys(e,t,n){var o,r,s;y.__&&y.__(e,t),r=(o=typeof n=="function")?null:n&&n.__k||t.__k,s=[],Oe(t,e=(!o&&n||t).__k=vn(Ht,null,[e]),r||Ut,Ut,t.ownerSVGElement!==void 0,!o&&n?[n]:r?null:t.firstChild?Wt.call(t.childNodes):null,s,!o&&n?n:r?r.__e:t.firstChild,o),An(s,e)}Wt=wn.slice,y={__e:function(e,t){for(var n,o,r;t=t.__;)if((n=t.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(e)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(e),r=n.__d),r)return n.__E=n}catch(s){e=s}throw e}},yn=0,It.prototype.setState=function(e,t){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=J({},this.state),typeof e=="function"&&(e=e(J({},n),this.props)),e&&J(n,e),e!=null&&this.__v&&(t&&this.__h.push(t),ln(this))},It.prototype.forceUpdate=function(e){this.__v&&(this.__e=!0,e&&this.__h.push(e),ln(this))},It.prototype.render=Ht,yt=[],xn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,qt.__r=0,Zo=0;var wt,I,dn,xt=0,Ae=[],fn=y.__b,hn=y.__r,mn=y.diffed,$n=y.__c,gn=y.unmount;function Yt(e,t){y.__h&&y.__h(I,e,xt||t),xt=0;var n=I.__H||(I.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function v(e){return xt=1,or(Pn,e)}function or(e,t,n){var o=Yt(wt++,2);return o.t=e,o.__c||(o.__=[n?n(t):Pn(void 0,t),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=I),o.__}function L(e,t){var n=Yt(wt++,3);!y.__s&&Pe(n.__H,t)&&(n.__=e,n.__H=t,I.__H.__h.push(n))}function R(e,t){var n=Yt(wt++,4);!y.__s&&Pe(n.__H,t)&&(n.__=e,n.__H=t,I.__h.push(n))}function M(e){return xt=5,ct(function(){return{current:e}},[])}function ct(e,t){var n=Yt(wt++,7);return Pe(n.__H,t)&&(n.__=e(),n.__H=t,n.__h=e),n.__}function Gs(e,t){return xt=8,ct(function(){return e},t)}function rr(){Ae.forEach(function(e){if(e.__P)try{e.__H.__h.forEach(Bt),e.__H.__h.forEach(Le),e.__H.__h=[]}catch(t){e.__H.__h=[],y.__e(t,e.__v)}}),Ae=[]}y.__b=function(e){I=null,fn&&fn(e)},y.__r=function(e){hn&&hn(e),wt=0;var t=(I=e.__c).__H;t&&(t.__h.forEach(Bt),t.__h.forEach(Le),t.__h=[])},y.diffed=function(e){mn&&mn(e);var t=e.__c;t&&t.__H&&t.__H.__h.length&&(Ae.push(t)!==1&&dn===y.requestAnimationFrame||((dn=y.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),bn&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);bn&&(o=requestAnimationFrame(r))})(rr)),I=void 0},y.__c=function(e,t){t.some(function(n){try{n.__h.forEach(Bt),n.__h=n.__h.filter(function(o){return!o.__||Le(o)})}catch(o){t.some(function(r){r.__h&&(r.__h=[])}),t=[],y.__e(o,n.__v)}}),$n&&$n(e,t)},y.unmount=function(e){gn&&gn(e);var t=e.__c;if(t&&t.__H)try{t.__H.__.forEach(Bt)}catch(n){y.__e(n,t.__v)}};var bn=typeof requestAnimationFrame=="function";function Bt(e){var t=I;typeof e.__c=="function"&&e.__c(),I=t}function Le(e){var t=I;e.__c=e.__(),I=t}function Pe(e,t){return!e||e.length!==t.length||t.some(function(n,o){return n!==e[o]})}function Pn(e,t){return typeof t=="function"?t(e):t}var Rn=function(e,t,n,o){var r;t[0]=0;for(var s=1;s<t.length;s++){var a=t[s++],l=t[s]?(t[0]|=a?1:2,n[t[s++]]):t[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[t[++s]]=l:a===6?o[1][t[++s]]+=l+"":a?(r=e.apply(l,Rn(e,l,n,["",null])),o.push(r),l[0]?t[0]|=2:(t[s-2]=0,t[s]=r)):o.push(l)}return o},_n=new Map,p=function(e){var t=_n.get(this);return t||(t=new Map,_n.set(this,t)),(t=Rn(this,t.get(e)||(t.set(e,t=(function(n){for(var o,r,s=1,a="",l="",c=[0],d=function(u){s===1&&(u||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,a):s===3&&(u||a)?(c.push(3,u,a),s=2):s===2&&a==="..."&&u?c.push(4,u,0):s===2&&a&&!u?c.push(5,0,!0,a):s>=5&&((a||!u&&s===5)&&(c.push(s,0,a,r),s=6),u&&(c.push(s,u,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&d(),d(i));for(var f=0;f<n[i].length;f++)o=n[i][f],s===1?o==="<"?(d(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(d(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][f+1]===">")?(d(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return d(),c})(e)),t),arguments,[])).length>1?t:t[0]}.bind(vn);function w(e,t){return`${e.toLocaleString("en")} ${t}${e===1?"":"s"}`}function j(e,t="and"){return e.length<2?e.join():`${e.slice(0,-1).join(", ")} ${t} ${e.at(-1)}`}function B(e,t){return e==="You"?`${e} ${t}`:`${e} ${t}${/(s|sh|ch)$/.test(t)?"es":"s"}`}var V=e=>Number(e)>0?`+${e}`:`${e}`;function kt(e){let t=Math.round(e*100);return e>0&&e<1?Math.min(Math.max(t,1),99):t}var Mn=e=>e.charAt(0).toUpperCase()+e.slice(1),Ks=e=>`${V(Math.round(100*e)||0)}%`,Js={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},sr=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Master"]];function ar(e){return sr.find(([n])=>n===e)?.[1]??e.replace(/^level(?=\d)/,"Level ")}function Vs({seats:e,seat:t}){return e.map(({name:n,bot:o},r)=>{if(r===t)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[ar(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function Xs(e){return e.map((t,n)=>{let o=e.slice(0,n).filter(r=>r===t).length;return o?`${t} ${o+1}`:t})}function Nn(e){return e.length>1?`${j(e)} share the win.`:e.length?`${B(e[0],"win")}.`:"The game is over."}function Gt({player:e,reason:t},n){if(e===null)return ir;let o=n[e];return t==="clock"?`${o} ${o==="You"?"have":"has"} no time left.`:t==="resigned"?`${B(o,"resign")}.`:`${B(o,"forfeit")} the game (${t}).`}var ir="The game was aborted.";function Qs({seconds:e,increment:t=0,move_seconds:n}){if(n)return`${Re(n)} for each turn`;let o=t?` and ${Re(t)} more after each turn`:"";return`${Re(e??0)} each${o}`}var Re=e=>e>=60&&e%60===0?w(e/60,"minute"):w(e,"second"),Dn="The server cannot be reached.",Zs="There is no advice at this table. The page cannot prevent that players get help elsewhere.",lr="You get advice once you have accepted or challenged the last play.",jn={NoSuchTable:"There is no such table. It may have been deleted.",NoSeat:"No seat is free at this table.",NotOver:"The game is not over yet. Its record would reveal what is hidden.",NotLoaded:"The server does not have the dictionary of this game.",Stale:"Another action came first. Look at the table and try again.",NoAdvice:lr,Closing:"The server is shutting down. Try again later."},Me={start:"The first play needs two tiles or more.","start square":"The first play needs two tiles or more and must cover the star.",touch:"The play must touch a tile on the board.",line:"The tiles must lie in one row or column.",gap:"There is a gap between the tiles."},Fn="These tiles cannot be laid like this.",ut="Words that are not in the dictionary are refused at once.",zt="At tables without challenges, words that are not in the dictionary are refused at once instead.";function ta({reason:e,by:t}){return`The bot ${e==="slow"?"was too slow":"failed"}; ${t??"the server"} moved for it.`}var cr=5;function In(e){let t=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=e,t.append(n);t.children.length>cr;)t.firstChild?.remove()}var Ne=!1;addEventListener("keydown",()=>Ne=!0,!0);addEventListener("pointerdown",()=>Ne=!1,!0);function De(){let{activeElement:e,body:t}=document;return e===t||e?.matches(":disabled")||!1}function Bn(e){R(()=>{if(!Ne||!De())return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},e)}var Un=1e3,Jt=class extends Error{constructor({code:t,message:n,data:o}){super(n),this.code=t,this.type=o?.type??""}};async function pt(e,t,n){let o=await fetch(`rpc/${e}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(t),signal:n}),r=await o.json();if(!o.ok)throw new Jt(r);return r}async function Wn(e){let t=[],n;do n=await pt("table.record",{id:e,skip:t.length,limit:Un}),t.push(...n.lines);while(n.lines.length===Un);return t}function dt(e){return e instanceof Jt?jn[e.type]??ft(e.message):Dn}function ft(e){let t=e.replace(/^(params[\w.[\]]*:?|position \d+:) /,"").replace(/^record:(\d+): /,"line $1: ");return Mn(t)}var Kt=new Map;function je(e,t){let n=JSON.stringify([e,t]),o=Kt.get(n)??pt(e,t);return Kt.set(n,o),o.catch(()=>Kt.delete(n)),o}var qn=document.getElementById("hello")?.textContent;qn&&Kt.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(qn)));var sa=()=>je("hello",{}),Vt=async(e,t)=>(await je("rules",{game:e,ruleset:t})).rules,aa=e=>je("dictionary.info",{dictionary:e});var ur=30,pr=100;function ht(e,t){let n={value:null,error:null},[o,r]=v(n);return L(()=>{let s=!0;return r(n),e().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:dt(a)})),()=>{s=!1}},t),o}function nt(e,t){let n={result:null,error:null,key:null},[o,r]=v(n),s=t&&JSON.stringify(t);return L(()=>{if(!t){r(n);return}let a=new AbortController,l=setTimeout(()=>{pt(e,t,a.signal).then(c=>r({result:c,error:null,key:s}),c=>{c.name!=="AbortError"&&r({result:null,error:dt(c),key:s})})},ur);return()=>{clearTimeout(l),a.abort()}},[e,s]),{result:o.result,error:o.error,busy:o.key!==s}}function ua(){let[e,t]=v({busy:!1,problem:null});async function n(o){t({busy:!0,problem:null});try{await o()}catch(r){t({busy:!1,problem:dt(r)})}}return{...e,run:n}}function Hn(e,t){let n=M(t);n.current=t,R(()=>{let o=r=>n.current(r);return addEventListener(e,o),()=>removeEventListener(e,o)},[e])}function pa(e,t,n=!0){let o=ct(()=>performance.now(),[t]),[r,s]=v(o);L(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),pr);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,e-a)}function da(e){L(()=>{e!==null&&(document.title=`${e} · Lexicon fast`)},[e])}function fa(e){let t=M(null);return L(()=>{let n=t.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[e]),t}var dr="play";function Yn(){let[e,t=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=e.split("/");return{name:n||dr,rest:o,query:new URLSearchParams(t)}}function ga(){let[e,t]=v(Yn);return Hn("hashchange",()=>t(Yn())),e}function ba(e){location.hash=`#/${e}`}function Xt(e,t){let n=new URLSearchParams(Object.entries(t).filter(([,o])=>o));history.replaceState(null,"",`#/${e}${n.size?`?${n}`:""}`)}var Gn="lexicon_fast.name",zn="lexicon_fast.tables",Qt="lexicon_fast.new_game";var vt=new Map,ya=()=>vt.size>0;function Kn(e){if(vt.has(e))return vt.get(e)??null;try{return localStorage.getItem(e)}catch{return null}}function Fe(e,t){try{localStorage.setItem(e,t),vt.delete(e)}catch{vt.set(e,t)}}function fr(e){try{let t=JSON.parse(e);return typeof t=="object"&&t!==null?t:{}}catch{return{}}}var Zt=e=>fr(Kn(e)??""),xa=()=>Kn(Gn)??"",wa=e=>Fe(Gn,e),Tt=()=>Zt(zn);function ka(){return Object.entries(Tt()).map(([e,t])=>({id:e,...t})).sort((e,t)=>t.since-e.since)}function Ie(e){let t=Object.entries(e).sort(([,n],[,o])=>o.since-n.since);Fe(zn,JSON.stringify(Object.fromEntries(t.slice(0,50))))}var te=e=>Tt()[e]??null;function va(e,t,n){Ie({...Tt(),[e]:{game:t,token:n,since:Date.now()}})}function Jn(e,t){let n=Tt();e in n&&Ie({...n,[e]:{...n[e],...t}})}function Ta(e){let{[e]:t,...n}=Tt();Ie(n)}var Ca=()=>Zt(Qt).game,Ea=e=>Zt(Qt).choices?.[e]??{};function Sa(e,t){let{choices:n={}}=Zt(Qt);Fe(Qt,JSON.stringify({game:e,choices:{...n,[e]:t}}))}var Ue={};et(Ue,{actionText:()=>Be,cardText:()=>G,eventText:()=>hr,pastActionText:()=>Qn});var Vn="✦";function H({letter:e,wild:t=!1,points:n=null,classes:o="",...r}){let{corner:s=t&&e?Vn:null,onClick:a,...l}=r,c=["tile",o,t&&"wild"].filter(Boolean).join(" "),d=p`
    <span class="letter" aria-hidden="true">${e||Vn}</span>
    ${s!==null&&p`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&p`<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?p`
    <button type="button" class=${c} onClick=${a} ...${l}>${d}</button>
  `:p`<span class=${c} ...${l}>${d}</span>`}function ee({label:e,letters:t,onPick:n}){return p`
    <fieldset class="letters">
      <legend>${e}</legend>
      ${t.map(o=>p`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function X(e,t){let n=Y(e,t);return[...e].filter((o,r)=>!n[r])}function Y(e,t){let n=[...t];return[...e].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var O="*";function N(e){return(e.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function Ct(e){return e.map(({letter:t,master:n})=>n?`[${t.toLowerCase()}]`:t.toLowerCase()).join("")}var U=e=>e.replace(/[[\]]/g,"").toUpperCase();function mt(e){let t=Xn(e);return t.length?`${U(e)} (${j(t)} by the Master)`:U(e)}var Xn=e=>N(e).filter(({master:t})=>t).map(({letter:t})=>t);function ot({card:e,points:t,...n}){let o=e===O,r=o?"Master":e;return p`
    <${H}
      classes="card"
      letter=${o?"":e}
      wild=${o}
      points=${t?.[e]??null}
      aria-label=${t?`${r}, ${t[e]} points`:r}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function $t({cards:e,label:t}){return p`
    <span class="cards small" role="img" aria-label=${t??e}>
      ${[...e].map(n=>p`<${ot} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function Q({laid:e}){let t=Xn(e),n=t.length?`, with a Master for ${t.join(" and ")}`:"";return p`
    <span class="cards word" role="img" aria-label=${`${U(e)}${n}`}>
      ${N(e).map(({letter:o,master:r})=>p`<${H} classes="card" letter=${o} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var G=e=>e===O?"the Master":e;function Be(e,{table:t=[]}={}){return Zn(e,"target"in e?t[e.target]:void 0).join(" ").trimEnd()}function Qn(e,t,{old:n,gained:o=[],taken:r}={}){let[s,a]=Zn(e,n,r),l=o.length?`, taking ${j(o.map(G))}`:"";return`${`${B(t,s)} ${a}`.trimEnd()}${l}.`}function Zn(e,t,n){switch(e.action){case"form":return["form",mt(e.laid)];case"insert":return["make",`${t?U(t):"a word"} into ${mt(e.laid)}`];case"substitute":return["change",`${t?mt(t):"a word"} to ${mt(e.laid)}`];case"draw":{let o=`the exposed ${n?G(n).replace("the ",""):"card"}`,r=e.take==="exposed"?o:"a card from the stock";return["discard",`${G(e.discard)} for ${r}`]}default:return[e.action,""]}}function hr(e,t){switch(e.event){case"dealer draw":return`Cards drawn for the deal: ${e.players.map((o,r)=>`${t[o]} ${e.cards[r]}`).join(", ")}.`;case"deal":{let n=B(t[e.dealer],"deal");return`Round ${e.round}: ${n}. Exposed: ${G(e.exposed)}.`}case"turn":return mr(e,t);case"round end":{let n=e.points.map((s,a)=>`${t[a]} ${s}`).join(", "),o=e.winner??0;return`End of the round: ${e.why==="out"?`${t[o]} went out`:"no hand became smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${Nn(e.winners.map(n=>t[n]))}`;case"forfeit":return Gt(e,t);default:return null}}function mr(e,t){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=e;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?mt(a.action.laid):"the play",d=s?"it is not a word and is taken back":"it is a word and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,h])=>`${t[Number(u)]} ${V(h)}`),f=i.length?` (${i.join(", ")})`:"";return`${B(t[n],"challenge")} ${c}: ${d}${f}.`}default:{let c=o.action==="draw"&&o.take==="blind",d=r&&c?` It is ${G(r)}.`:"",i=e.renewed?" The exposed pile has become the stock.":"";return`${Qn(o,t[n],e)}${d}${i}`}}}var ne=e=>N(e).map(({letter:t,master:n})=>n?O:t),$r=e=>[...e].sort((t,n)=>+(t===O)-+(n===O)||t.localeCompare(n)).join("");function We(e,t,n){let o;return e.map(r=>{switch(r.event){case"deal":return o=new qe(r,t,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function to(e,t){return e.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=e.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return We(s,t,r).findLast(a=>a.event==="round end")?.hand})}var qe=class{#e=null;#n={};#t;#o;constructor({round:t,players:n,hand:o=""},r,s){this.number=t,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:$r(this.#t.hand),penalties:this.#n}}turn(t){let{action:n,player:o}=t;switch(n.action){case"accept":return t;case"challenge":return this.#a(t);case"draw":return o===this.seat&&this.#r([n.discard],[t.taken??""]),t;default:return this.#s(t,n)}}#r(t,n){this.#t={...this.#t,hand:[...X(this.#t.hand,t),...n]}}#s(t,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=X(ne(n.laid),ne(a)),c=X(ne(a),ne(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[t.player]:r[t.player]-l.length+c.length}},t.player===this.seat&&this.#r(l,c),this.#e={...t,old:a,gained:c},this.#e}#a(t){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??t.player,a=t.right?{[s]:o,[t.player]:n}:{[t.player]:r};t.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...t,play:this.#e,penalties:a}}};var Je={};et(Je,{Play:()=>Sr,Position:()=>Mr,StaticHand:()=>Dr,solverQuery:()=>Nr});var eo={mouse:6,pen:6,touch:12},gr=44;function oe(e,{small:t=!1}={}){let n=M(e);return n.current=e,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&br(r,t,s=>n.current(o,s))}})}function br(e,t,n){let o=e.currentTarget,r=t&&e.pointerType==="touch"?gr:0,s=null,a=null;o.hasPointerCapture(e.pointerId)&&o.releasePointerCapture(e.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==e.pointerId)return;let f=i.clientX-e.clientX,u=i.clientY-e.clientY,h=eo[e.pointerType]??eo.mouse;!s&&Math.hypot(f,u)<h||(s??=_r(o),s.style.transform=`translate(${f}px, ${u-r}px) scale(1.08)`,l(no(i,r)))},d=i=>{i.pointerId===e.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),l(null),s&&(s.remove(),o.classList.remove("lifted"),yr(),i.type==="pointerup"&&n(no(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",d),addEventListener("pointercancel",d)}function _r(e){let{left:t,top:n,width:o,height:r}=e.getBoundingClientRect(),s=e.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${t}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),e.classList.add("lifted"),s}function no({clientX:e,clientY:t},n){let o=r=>document.elementFromPoint(e,r)?.closest("[data-drop]")??null;return o(t-n)??o(t)}function yr(){let e=n=>{t(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},t=()=>{removeEventListener("click",e,{capture:!0}),removeEventListener("pointerdown",t,{capture:!0})};addEventListener("click",e,{capture:!0}),addEventListener("pointerdown",t,{capture:!0})}function re(e,t,n){let o=N(n),{kind:r,oldCells:s}=t===null?{kind:"form",oldCells:[]}:xr(N(t),o),a=[...e],l=u=>{let h=a.indexOf(u);return h>=0&&a.splice(h,1),h>=0},c=[],d=o.map(({letter:u,master:h},$)=>{let g=s[$];if(g)return{letter:u,master:g.master,from:"table"};let m=!h&&l(u)?u:l(O)?O:null;return m===null?{letter:u,master:h,from:"none"}:(c.push(m),{letter:u,master:m===O,from:"hand"})}),i=d.every(({letter:u,from:h})=>u&&h!=="none"),f=c.length>0&&d.length>1;return{kind:i&&f?r:null,cells:d,cards:c,laid:Ct(d)}}function xr(e,t){if(t.length<e.length)return{kind:null,oldCells:[]};if(t.length>e.length){let r=0,s=t.map(({letter:a,master:l})=>{let c=e[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===e.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=t.some(({letter:r},s)=>r!==e[s].letter);return{kind:"substitute",oldCells:t.map(({letter:r,master:s},a)=>{let l=e[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function ro({kind:e,laid:t},n){return e===null?null:e==="form"?{action:e,laid:t}:{action:e,target:n,laid:t}}var Z={target:null,text:"",caret:0,chosen:null},Et=(e,t)=>({...Z,target:e,text:t,caret:N(t).length});function so(e){return e.action==="draw"?rt(Z,e.discard):Et(e.target??null,e.laid)}function rt(e,t,n=null){let{chosen:o,caret:r}=e,s=N(e.text),a=t===O?{letter:"",master:!0}:{letter:t,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...e,text:Ct(s),caret:l?r:c+1,chosen:null}}function He(e,t,n){let o=N(e.text),r=n!==null&&N(n).length===o.length;o.splice(t,1,...r?[N(n)[t]]:[]);let s=Math.min(e.caret,o.length);return{...e,text:Ct(o),caret:s,chosen:null}}function ao(e,t){let n=N(e.text);return n[n.findIndex(o=>!o.letter)]={letter:t,master:!0},{...e,text:Ct(n)}}function io(e,t,n,o){let[r,s]=t.split(">",2);if(s!==void 0){let a=o.findIndex(l=>oo(l)===oo(r));if(a>=0)return Et(a,s)}return{...e,text:t,caret:N(t.slice(0,n)).length,chosen:null}}var oo=e=>N(e).map(({letter:t})=>t).join("");var kr=new Set,vr=12;function Ye({observation:e,points:t,target:n=null,fresh:o=kr,onWord:r=null}){let{table:s=[],pile:a="",stock:l=0}=e,c=a.at(-1),d=M(null);return L(()=>{let i=d.current,f=i?.querySelector(".fresh:last-child, .fresh");i&&f instanceof HTMLElement&&(i.scrollTop=f.offsetTop-i.clientHeight/2)},[s.join()]),p`
    <section class="felt" aria-label="Table">
      <div class="piles">
        <figure data-drop="blind">
          <span class="tile card back" role="img" aria-label=${w(l,"card")}>
            ${l}
          </span>
          <figcaption>Stock</figcaption>
        </figure>
        <figure data-drop="exposed">
          ${c?p`<${ot} card=${c} points=${t} />`:p`<span class="tile card none" role="img" aria-label="No exposed card"></span>`}
          <figcaption>Exposed</figcaption>
        </figure>
      </div>
      <ul
        ref=${d}
        class="laid-words ${s.length>vr?"many":""}"
        aria-label="Words on the table"
      >
        ${s.length===0&&p`<li class="nothing">No words yet</li>`}
        ${s.map((i,f)=>{let u=p`<${Q} laid=${i} />`,h=p`
            <button
              type="button"
              class="laid-word"
              data-drop=${`word ${f}`}
              aria-pressed=${f===n}
              aria-label=${`Change ${U(i)}${o.has(f)?", new":""}`}
              onClick=${()=>r?.(f)}
            >
              ${u}
            </button>
          `;return p`
            <li key=${f} class=${o.has(f)?"fresh":""}>${r?h:u}</li>
          `})}
      </ul>
    </section>
  `}var Ge=({games:e})=>e.filter(({game:t})=>Object.hasOwn(lo,t));function Ja(e,t){let n=Ge(e);return n.find(({game:o})=>o===t)??n[0]}var Va=({games:e},t)=>e.find(({game:n})=>n===t)?.title??t,se=({words:e},t)=>e&&t.includes(e)?e:t[0],ze=e=>e.replaceAll("_"," "),Xa=e=>!!e.without_challenges,Qa=(e,t)=>({base:t,...e.without_challenges});function Za(e,{ruleset:t,...n}){let o=t.replace(/, changed$/,""),r=`${ze(o)} rules`,s=Object.entries(e.without_challenges??{});return s.length&&s.every(([a,l])=>n[a]===l)?`${r}, false words are refused`:o===t?r:`${r}, changed`}function ti(e,t){let n=typeof t=="string"?t:JSON.stringify(t);return`#/rules/${e}?${new URLSearchParams({ruleset:n})}`}function ei(e){let t=e.get("ruleset");if(!t?.startsWith("{"))return t;try{return JSON.parse(t)}catch{return t}}function gt({label:e,id:t,hint:n,value:o,onInput:r,...s}){return p`
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
      ${n&&p`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
    </div>
  `}function co({label:e,id:t,hint:n,value:o,options:r,onChange:s}){return p`
    <div class="field">
      <label for=${t}>${e}</label>
      <select
        id=${t}
        value=${o}
        aria-describedby=${n?`${t}-hint`:void 0}
        onChange=${({target:a})=>s(a.value)}
      >
        ${r.map(([a,l])=>p`
            <option key=${a} value=${a} selected=${a===o}>${l}</option>
          `)}
      </select>
      ${n&&p`<p class="hint" id=${`${t}-hint`}>${n}</p>`}
    </div>
  `}function ae({info:e,...t}){let n=e.rulesets.map(o=>[o,ze(o)]);return p`<${co} label="Rules" id="ruleset" options=${n} ...${t} />`}function ie({dictionaries:e,...t}){let n=e.map(o=>[o,o]);return p`<${co} label="Dictionary" id="dictionary" options=${n} ...${t} />`}function Ke({label:e,value:t,options:n,onChange:o}){return p`
    <div class="segments" role="group" aria-label=${e}>
      ${n.map(([r,s])=>p`
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
  `}function si({server:e,view:t,game:n}){return p`
    <nav aria-label="Games">
      ${Ge(e).map(({game:o,title:r})=>p`
          <a
            key=${o}
            href=${`#/${t}/${o}`}
            aria-current=${o===n?"page":void 0}
            >${r}</a
          >
        `)}
    </nav>
  `}function st({columns:e,rows:t,classes:n="",rowHeads:o=!1}){let r=e.filter(a=>a!==!1),s=r.map(({number:a})=>a?"number":void 0);return p`
    <table class="list ${n}">
      <thead>
        <tr>
          ${r.map(({title:a},l)=>p`<th scope="col" class=${s[l]}>${a}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${t.map(({key:a,cells:l})=>p`
            <tr key=${a}>
              ${l.filter(c=>c!==!1).map((c,d)=>o&&d===0?p`<th scope="row">${c}</th>`:p`<td class=${s[d]}>${c}</td>`)}
            </tr>
          `)}
      </tbody>
    </table>
  `}var St=20,Tr=1e3;function le({shown:e,count:t,onMore:n}){return e>=t?null:e>=Tr?p`<p class="hint">The other plays are not listed.</p>`:p`
    <button type="button" onClick=${()=>n(e+St)}>More plays</button>
  `}function tt({text:e}){return p`<p class="problem" role="alert" hidden=${!e}>${e}</p>`}var Cr={hand:"from your hand",table:"on the table",none:"not in your hand"};function uo({draft:e,word:t,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=t,d=({target:f})=>r(f.value,f.selectionStart??0),i=f=>p`
    <span
      key=${`gap ${f}`}
      class="gap ${f===e.caret?"here":""}"
      data-drop=${`gap ${f}`}
      aria-hidden="true"
      onClick=${()=>a(f)}
    ></span>
  `;return p`
    <div class="tray" data-drop="tray" role="group" aria-label="Your word">
      ${c.map((f,u)=>p`
          ${i(u)}
          <${Er}
            key=${`cell ${u}`}
            cell=${f}
            place=${u}
            chosen=${u===e.chosen}
            points=${n}
            onClick=${()=>s(u)}
            ...${f.from==="hand"?o({cell:u}):{}}
          />
        `)}
      ${i(c.length)}
      ${!c.length&&p`<span class="hint">Click cards, drag them here, or type.</span>`}
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
  `}function Er({cell:{letter:e,master:t,from:n},place:o,chosen:r,points:s,...a}){let l=t?`Master${e?` for ${e}`:""}`:e,c=n==="table"?"choose it to be replaced":"take it back";return p`
    <${H}
      classes=${`card from-${n}`}
      letter=${e}
      wild=${t}
      points=${s[t?O:e]??null}
      aria-label=${`${l}, ${Cr[n]}: ${c}`}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function Sr({view:e,rules:t,canAct:n,act:o,suggested:r,onDraft:s,notice:a}){let{observation:l}=e,{hand:c="",table:d=[]}=l,[i,f]=v(Z);R(()=>f(Z),[c,Pr(e.seat,l.history)]),R(()=>{i.target!==null&&f(Z)},[d.join()]),L(()=>{r&&f(so(r))},[r]),L(s,[i.text,i.target]),Bn([i.text,i.target]);let u=i.target===null?null:d[i.target],h=re(c,u,i.text),$=ro(h,i.target),g=i.target===null&&h.cells.length===1?h.cards[0]:void 0,m=oe(x),b=e.seat!==null&&!e.over;function x({card:k,cell:W=0},P){let[A,Ee]=(P??"").split(" "),T=Number(Ee);k===void 0?A!=="gap"&&A!=="cell"&&f(He(i,W,u)):A==="blind"||A==="exposed"?n&&o({action:"draw",discard:k,take:A}):A==="word"?f(rt(Et(T,d[T]),k)):A==="gap"?f(rt(i,k,T)):A==="cell"?f(rt({...i,chosen:T},k)):A==="tray"&&f(rt(i,k))}function C(k){h.cells[k].from==="table"?f({...i,chosen:i.chosen===k?null:k}):f(He(i,k,u))}function _(k){k.preventDefault(),$&&n&&o($)}let S=p`
    <${Ye}
      observation=${l}
      points=${t.points}
      target=${i.target}
      fresh=${Rr(l.history,e.seat)}
      onWord=${b&&(k=>f(k===i.target?Z:Et(k,d[k])))}
    />
  `;return b?p`
    ${S}
    <form class="panel own-turn" aria-label="Your turn" onSubmit=${_}>
      ${a}
      <${Lr}
        hand=${c}
        used=${h.cards}
        points=${t.points}
        onCard=${k=>f(rt(i,k))}
        draggable=${m}
      />
      <${uo}
        draft=${i}
        word=${h}
        points=${t.points}
        draggable=${m}
        onType=${(k,W)=>f(io(i,k,W,d))}
        onCell=${C}
        onClear=${()=>f(Z)}
        onGap=${k=>f({...i,caret:k,chosen:null})}
      />
      ${h.cells.some(({letter:k})=>!k)&&p`
          <${ee}
            label="The Master stands for"
            letters=${Object.keys(t.points).filter(k=>k!==O).sort()}
            onPick=${k=>f(ao(i,k))}
          />
        `}
      <${Or}
        action=${$}
        discard=${g}
        observation=${l}
        canAct=${n}
        act=${o}
      />
    </form>
  `:S}var Ar=10;function Lr({hand:e,used:t,points:n,onCard:o,draggable:r}){let s=M(null),a=M(null),l=Y(e,t);return R(()=>{if(a.current===null||!De())return;let c=l.findIndex((i,f)=>!i&&f>Number(a.current)),d=c<0?l.lastIndexOf(!1):c;s.current?.children[d]?.focus(),a.current=null},[t.join()]),p`
    <div
      ref=${s}
      class="hand cards ${e.length>Ar?"many":""}"
      role="group"
      aria-label="Your hand"
    >
      ${[...e].map((c,d)=>p`
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
  `}function Or({action:e,discard:t,observation:n,canAct:o,act:r}){let s=n.pile?.at(-1),a=i=>r({action:"draw",discard:t,take:i}),l=o&&t!==void 0,c=t?G(t):"a card",d=e?Be(e,n):"play the word";return p`
    <div class="row actions">
      <button class="main" disabled=${!o||!e}>
        ${d[0].toUpperCase()+d.slice(1)}
      </button>
      <button type="button" disabled=${!l||!s} onClick=${()=>a("exposed")}>
        Discard ${c}, take ${s?G(s):"the exposed card"}
      </button>
      <button type="button" disabled=${!l} onClick=${()=>a("blind")}>
        Discard ${c}, take from the stock
      </button>
    </div>
    ${o&&!l&&p`<p class="hint">To draw, put only the card that you discard into the tray.</p>`}
  `}var Pr=(e,t=[])=>t.filter(({player:n,action:o})=>n===e&&!["accept","challenge"].includes(o.action)).length;function Rr(e=[],t){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of e){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===t||t===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==t&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}var Mr=({observation:e,rules:t})=>p`<${Ye} observation=${e} points=${t.points} />`,Nr=({table:e=[]},t)=>({position:[t,...e].join(" ")}),Dr=({hand:e,label:t})=>p`<${$t} cards=${e} label=${t} />`;function po({end:e,names:t,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:d=[]}=e,i=Object.values(c).some(u=>u!==0),f=u=>{let h=r[u]??(u===n?e.hand:"");return[d.includes(u)?p`${t[u]} <span class="tag">out of the game</span>`:t[u],h?p`<${$t} cards=${h} />`:s[u]?w(s[u],"card"):"none",i&&V(c[u]??0),V(a[u]),p`<strong>${l[u]}</strong>`]};return p`
    <${jr} end=${e} names=${t} rules=${o} />
    <p class="hint">
      Cards left in a hand cost their points. The fewest points win; a player with${" "}
      ${o.out_at} or more is out of the game.
    </p>
    <${st}
      rowHeads
      columns=${[{title:"Player"},{title:"Cards left"},i&&{title:"Challenges",number:!0},{title:"This round",number:!0},{title:"Score",number:!0}]}
      rows=${[...t.keys()].filter(u=>u in s).map(u=>({key:u,cells:f(u)}))}
    />
  `}function jr({end:{why:e,winner:t,play:n,left:o},names:r,rules:s}){if(e!=="out"||!n||!("laid"in n.action)){let l=w(s.guard*Object.keys(o).length,"turn");return p`<p>No hand has become smaller for ${l}, so all cards are counted.</p>`}let a=n.old?`: ${U(n.old)} became`:" with";return p`
    <p class="row">
      <strong>${r[t??0]} went out${a}</strong>
      <${Q} laid=${n.action.laid} />
    </p>
  `}var Ve={};et(Ve,{RULESET_NOTES:()=>Fr,parts:()=>Ir,values:()=>me});var fo=({counts:e})=>Object.values(e).reduce((t,n)=>t+n,0),ce=({squares:e})=>`${e.length} x ${e[0].length} squares`;function ue(e){let t=w(e.counts[e.blank]??0,"blank");return{tiles:`${w(e.rack,"tile")} each, from a bag of ${fo(e)} with ${t}.`,begins:"The player who draws the letter nearest to A begins; a blank comes before A."}}var pe="Lay tiles in one row or column, without a gap, so that they touch others on the board. All letters that then stand side by side, across and down, must form words.",de="Each word that a play forms or makes longer scores the points of its letters.",fe=({exchange_from:e})=>[`Exchange tiles for others, as long as the bag has ${e} or more.`,"Pass."],he=({rack:e})=>`After a play you draw from the bag until you have ${e} tiles again.`,At=({bonus:e})=>e.map((t,n)=>t?`${w(n,"tile")} in one play score ${w(t,"point")} more.`:"").filter(Boolean).join(" ");function me(e){let{values:t,counts:n,blank:o}=e,r=new Map;for(let[s,a]of Object.entries(n)){let l=`${s===o?"blank":s} ×${a}`;r.set(t[s],[...r.get(t[s])??[],l])}return{title:"The tiles",columns:["Points","Tiles, and how many"],rows:[...r].sort(([s],[a])=>s-a).map(([s,a])=>[s,a.join(" ")]),note:`${fo(e)} tiles.`}}var Fr={standard:"From the README of the original program, with its gaps filled.",classic_poc:"The numbers in the code of the original program."};function Ir(e){return[{title:"Aim",facts:{aim:"Lay words for points, as in Scrabble; the highest score wins.",bombs:`Under the board of ${ce(e)} ${w(e.bombs,"bomb")} lie hidden.`}},{title:"The start",facts:{...ue(e),first:"The first play needs two tiles or more, and may lie anywhere."}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[pe,...fe(e)],refused:ut,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens those squares, too, and so on.",blank:"A blank stands for no letter in particular. A word with blanks is valid if some letters in their place make one; they may differ from word to word and from turn to turn. A blank scores nothing.",draw:he(e)}},{title:"Points",facts:{words:de,numbers:`The number under a new tile multiplies: ${Br(e)}.`,bomb:"If a new tile lies on a bomb, all words through it score nothing. In later plays its letter scores as any other.",bonus:At(e)&&`${At(e)} A bomb does not change that.`}},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left.",zeros:`It is also over when a player has had ${w(e.zeros,"turn")} in a row without a point: passes, exchanges or bombs.`,held:"All lose the points of the tiles that they hold; nobody gains them."}}]}function Br({multipliers:e}){let t=new Map;return e.forEach(([n,o],r)=>{let s=qr(n,o);t.set(s,[...t.get(s)??[],r])}),[...t].map(([n,o])=>`${Ur(o)} ${n}`).join("; ")}function Ur(e){let[t]=e,n=e[e.length-1];return e.length>2&&n-t===e.length-1?`${t} to ${n}`:j(e)}function qr(e,t){return t?[e!==1&&`the letter by ${e}`,t!==1&&`the word by ${t}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var Qe={};et(Qe,{RULESET_NOTES:()=>Wr,parts:()=>Hr,values:()=>Kr});var Wr={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with other penalties."};function Hr(e){let t=`two packs if ${e.two_packs_from} or more play`,n=e.max_exchanged===null?"one or more cards":w(e.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of your cards. The player who lays the last one ends the round; the others score the points of the cards that they hold.",out:`Points are bad: with ${e.out_at} or more you are out of the game.`,won:"The last player left wins, or after a set number of rounds the fewest points."}},{title:"The deal",facts:{cards:`${w(e.cards_each,"card")} each, from a pack of ${mo(e.pack)} (${t}). The other cards are the stock; its top card lies exposed beside it.`,dealer:"Each player draws a card; the highest deals first (A is the highest), and the next player begins.",later:Yr[e.later_dealer]}},{title:"A turn",facts:{lead:"Choose one of these actions. You cannot pass.",ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${n} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, and the E is yours.`,"Discard a card, and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:e.same_word_exchange?"A word may stay the same if a Master in it is changed for the card of its letter, or a card for your Master.":"A change must make another word.",stock:Gr[e.renewal]}},{title:"Challenges",facts:zr(e)},{title:"The end of a round",facts:{end:"A round is over when a hand is empty and the last word stands. If all players are out of the game at once, the lowest score wins.",guard:`It is also over when in ${w(e.guard,"turn")} of each player no hand has become smaller. Then all score the cards that they hold.`}}]}var Yr={rotation:"In later rounds the players deal in turn.",starter:"In later rounds the player who began the last round deals."},Gr={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function zr({strict:e,right_challenger:t,right_offender:n,wrong_challenger:o}){return e?{refused:ut}:{may:"Any word may be laid, valid or not. Each of the others may challenge it, until one does.",right:`If it is not in the dictionary, the cards go back, and the turn is lost${[Xe("the challenger",t),Xe("the player",n)].join("")}.`,wrong:`If it is, the word stays${Xe("the challenger",o)}.`,refused:zt}}function Xe(e,t){if(!t)return"";let n=w(Math.abs(t),"point");return t>0?`; ${e} gets ${n}`:`; ${e} has ${n} taken off`}function Kr({points:e,pack:t}){let n=new Map;for(let[o,r]of Object.entries(t)){let s=e[o],a=`${s} ${r}`,l=n.get(a)??{each:s,count:r,cards:[]};l.cards.push(o===O?"Master":o),n.set(a,l)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...n.values()].sort((o,r)=>r.each-o.each||r.count-o.count).map(({each:o,cards:r,count:s})=>[o,r.join(" "),s]),note:`${mo(t)} cards in a pack.`}}var mo=e=>Object.values(e).reduce((t,n)=>t+n,0);var tn={};et(tn,{RULESET_NOTES:()=>Vr,parts:()=>Xr,values:()=>me});var $e=e=>String.fromCharCode(65+e),at=({row:e,column:t})=>`${e+1}${$e(t)}`,E=({row:e,column:t})=>`${e},${t}`,q=(e,{row:t,column:n})=>(e[t]?.[n]??".")!==".",z=({row:e,column:t},n,o=1)=>n?{row:e+o,column:t}:{row:e,column:t+o};function Ze(e){let[t]=e.match(/\p{L}/u)??["A"];return{row:parseInt(e.replace(/\D/g,""),10)-1,column:t.toUpperCase().charCodeAt(0)-65,down:e.startsWith(t)}}function bt({at:e,word:t}){let{down:n,...o}=Ze(e),r=[],s=o;for(let a of t.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=z(s,n,l?a.length-2:1)}return r}function $o(e,t,n){let o=f=>q(e,f)?`(${e[f.row][f.column]})`:t.find(u=>E(u)===E(f))?.letter,r=Jr(e,t,n);if(r===null)return{fault:"line"};let s=t.reduce((f,u)=>f.row+f.column<=u.row+u.column?f:u);for(let f=s;o(f);f=z(f,r,-1))s=f;let{row:a,column:l}=s,c=r?`${$e(l)}${a+1}`:at(s),d="",i=0;for(let f;f=o(s);s=z(s,r))d+=f,f.startsWith("(")||(i+=1);return i<t.length?{fault:"gap"}:{play:{action:"play",at:c,word:d.replaceAll(")(","")}}}function Jr(e,t,n){let[o]=t;if(t.length>1)return t.every(({row:s})=>s===o.row)?!1:t.every(({column:s})=>s===o.column)?!0:null;let r=s=>q(e,z(o,s,-1))||q(e,z(o,s));return!r(!1)&&(r(!0)||n)}var Vr={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function Xr(e){return[{title:"Aim",facts:{aim:"Lay words for points; the highest score wins."}},{title:"The start",facts:{board:`The board has ${ce(e)}.`,...ue(e),first:`The first play needs two tiles or more${Qr(e)}.`}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[pe,...fe(e)],blank:"You choose a letter for a blank when you lay it. The blank keeps that letter, and scores nothing.",draw:he(e)}},{title:"Points",facts:{words:de,squares:ts(e),bonus:At(e)}},{title:"Challenges",facts:Zr[e.challenge]},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left. That player gains the points of the tiles that the others hold.",zeros:`It is also over after ${w(e.scoreless_turns,"turn")} in a row without a point, counting all players.`,held:"All lose the points of the tiles that they hold. If scores are equal, the one that was higher before wins."}}]}function Qr({start:e}){return e?`, one of them on the star (${at({row:e[0],column:e[1]})})`:""}var Lt=e=>({may:"Any words may be laid, valid or not. Each of the others may challenge them, all together, until one does.",right:"If one of them is not in the dictionary, the tiles go back, and the turn is lost.",wrong:`If all of them are, ${e}.`,refused:zt}),Zr={rules:Lt("the challenger loses the next turn"),double:Lt("the challenger loses the next turn, which counts as one without a point"),single:Lt("nothing happens"),five:Lt("the play scores 5 points more"),ten:Lt("the play scores 10 points more"),void:{refused:ut}};function ts({squares:e}){let t=s=>[...new Set(e.flat().map(a=>a[s]))].filter(a=>a!==1).sort(),n=t(0),o=t(1),r=[n.length?`the letter by ${j(n,"or")}`:"",o.length?`the word by ${j(o,"or")}`:""].filter(Boolean);return r.length?`Marked squares multiply ${j(r)}, in the play that lays a tile on them.`:""}var go="CATDOG* hat l[u]rch",es="* is the Master. In a table word, brackets mark its letter: l[u]rch.",bo="Type your cards to see what you can play.",ns=[["plays","Plays"],["plan","Plan"]],os=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Substitute"]];function _o({info:e,dictionaries:t,query:n}){let[o,r]=v(n.get("position")??go),[s,a]=v(e.rulesets[0]),[l,c]=v(se(e,t)),[d,i]=v("plays"),f=ht(()=>Vt("lexicon",s),[s]).value;L(()=>Xt("solver/lexicon",{position:o===go?"":o}),[o]);let[u="",...h]=o.trim().split(/\s+/),$={hand:u,table:h,ruleset:s,dictionary:l};return p`
    <section class="panel" aria-label="Position">
      <${gt}
        label="Your cards, then the words on the table"
        id="position"
        class="large"
        value=${o}
        onInput=${r}
        hint=${es}
      />
      <${rs}
        hand=${u}
        table=${h}
        points=${f&&"points"in f?f.points:void 0}
      />
      <div class="row">
        <${ae} info=${e} value=${s} onChange=${a} />
        <${ie}
          dictionaries=${t}
          value=${l}
          onChange=${c}
        />
        <${Ke} label="What to find" value=${d} options=${ns} onChange=${i} />
      </div>
    </section>
    ${d==="plays"?p`<${ss} ...${$} />`:p`<${is} ...${$} />`}
  `}function rs({hand:e,table:t,points:n}){return/^[\p{L}*?]+$/u.test(e)?p`
    <div class="felt">
      <span class="cards" role="group" aria-label="Hand">
        ${[...yo(e)].map(o=>p`<${ot} card=${o} points=${n} />`)}
      </span>
      ${t.map(o=>p`<${Q} laid=${o} />`)}
    </div>
  `:null}var yo=e=>e.toUpperCase().replaceAll("?",O);function ss({hand:e,table:t,ruleset:n,dictionary:o}){let[r,s]=v("all"),[a,l]=v(St),c={positions:[{hand:e,table:t}],game:"lexicon",ruleset:n,dictionary:o},d=r==="all"?null:[r],{result:i,error:f,busy:u}=nt("solve",e?{...c,top:a,actions:d}:null),h=i?.rows[0],{moves:$,count:g=0}=h??{};return p`
    <section class="panel" aria-label="Plays" aria-busy=${u}>
      <div class="row">
        <h2 aria-live="polite">${$?w(g,"play"):"Plays"}</h2>
        <${Ke} label="Kinds of plays" value=${r} options=${os} onChange=${s} />
      </div>
      <${tt} text=${f??(h?.error&&ft(h.error))} />
      ${!e&&p`<p class="hint">${bo}</p>`}
      ${$?.length===0&&p`<p>There is no play: draw a card.</p>`}
      ${$&&$.length>0&&p`
          <${st}
            classes="folds"
            columns=${[{title:"Word"},{title:"Action"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${$.map(m=>({key:`${m.action} ${m.target} ${m.laid} ${m.left}`,cells:[p`<${Q} laid=${m.laid} />`,as(m,t),xo(m.left),m.left_points]}))}
          />
          <${le} shown=${$.length} count=${g} onMore=${l} />
        `}
    </section>
  `}function as({action:e,target:t},n){return t===void 0?e:`${e} ${e==="insert"?"into":"in"} ${U(n[t]??"")}`}var xo=e=>e?p`<${$t} cards=${e} />`:p`<strong>none</strong>`;function is({hand:e,ruleset:t,dictionary:n}){let{result:o,error:r,busy:s}=nt("plan",e?{game:"lexicon",positions:[e],ruleset:t,dictionary:n}:null),a=o?.rows[0];return p`
    <section class="panel" aria-label="Plan" aria-busy=${s}>
      <h2 aria-live="polite">${a?.plans?cs(a.empties_in??null):"Plan"}</h2>
      <p class="hint">Words from the hand alone that leave the fewest points, turn by turn.</p>
      <${tt} text=${r??(a?.error&&ft(a.error))} />
      ${!e&&p`<p class="hint">${bo}</p>`}
      ${a?.plans&&p`
          <${st}
            classes="folds"
            columns=${[{title:"Turns",number:!0},{title:"Words"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${a.plans.map(({turns:l,words:c,left:d,left_points:i})=>({key:l,cells:[l,ls(e,c),xo(d),i]}))}
          />
        `}
    </section>
  `}function ls(e,t){let n=yo(e),o=t.map(r=>{let s=re(n,null,r);for(let a of s.cards)n=n.replace(a,"");return s.laid});return p`
    <span class="words">
      ${o.length?o.map(r=>p`<${Q} laid=${r} />`):"none"}
    </span>
  `}var cs=e=>e===null?"Not all cards can be played":`All cards played in ${w(e,"turn")}`;var wo=".",ko="*",ge="✹",To="⚑",us="★",vo={2:"double",3:"triple",4:"quadruple"},F=e=>"multipliers"in e;function Co(e,t,n){let{row:o,column:r}=e,s=E(e),a=n.laid?.get(s),l=q(n.rows,e)?n.rows[o][r]:null,c=a?a.letter:l,d=n.opened?n.opened[o]?.[r]??wo:null,i=d===wo,f=d===ko,u=d===null||i||f?null:Number(d),h=u!==null&&F(t);return{name:at(e),letter:c,isLaid:a!==void 0,closed:i,hit:f,number:u,premium:h?t.multipliers[u]:t.squares[o][r],start:t.start?.[0]===o&&t.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:f||i&&n.bombs?.[o]?.[r]===ko,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r}}function Eo({closed:e,hit:t,bomb:n,number:o,premium:r,chance:s,cursor:a,last:l}){return[e?"closed":en(r),o!==null&&"open",t&&"hit",n&&"bomb",s!==null&&"odds",a&&"cursor",l&&"last"].filter(Boolean).join(" ")}function So({closed:e,bomb:t,number:n,premium:o,chance:r,flagged:s,start:a}){return t?ge:r!==null?kt(r):s?To:n!==null?n:e?"":a?us:ps(o)}var Ao=({hit:e,number:t})=>e?ge:t,Lo=({flagged:e,chance:t})=>e&&t!==null?To:null;function Oo(e,t){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:d,isLaid:i}=e;return[n,t??"empty",i&&"being laid",o&&"closed",r&&"bomb",s!==null&&`${w(s,"bomb")} around`,t===null&&ds(a),t===null&&d&&"start",c&&"flagged",l!==null&&`${kt(l)}% chance of a bomb`].filter(Boolean).join(", ")}function en([e,t]){return e>1&&t>1?"both":e>1?`letter${e}`:t>1?`word${t}`:t===0?"zero":"plain"}var ps=([e,t])=>`${e>1?`${e}L`:""}${t===1?"":`${t}W`}`;function ds([e,t]){return t===0?"word worth nothing":[e>1&&`${vo[e]??`${e} times`} letter`,t>1&&`${vo[t]??`${t} times`} word`].filter(Boolean).join(", ")}var nn={laid:[],cursor:null,down:!1};function xe({start:e,squares:t}){let[n,o]=e??[t.length>>1,t[0].length>>1];return{row:n,column:o}}var be=class{constructor(t){this.rules=t,this.blank=t.blank}isOnBoard({row:t,column:n}){return this.rules.squares[t]?.[n]!==void 0}point(t,n){return t.cursor&&E(t.cursor)===E(n)?{...t,down:!t.down}:{...t,cursor:n}}arrow(t,n,o){let r=t.cursor??xe(this.rules);return n!==t.down?{...t,cursor:r,down:n}:this.advanced({...t,cursor:r},o)}advanced(t,n=1){let o=z(t.cursor,t.down,n);return this.isOnBoard(o)?{...t,cursor:o}:t}},_e=class extends be{constructor(t,n,o){super(t),this.rows=n,this.rack=o,this.needsLetter=!t.free_blank}get letters(){return Object.keys(this.rules.values).filter(t=>t!==this.blank).sort()}left(t){let n=Y(this.rack,t.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(t){return t===this.blank||/^\p{L}$/u.test(t)}laidAt(t,n){return t.laid.find(o=>E(o)===E(n))}#e(t,n){let o=n;for(;q(this.rows,o)||this.laidAt(t,o);)o=z(o,t.down);return this.isOnBoard(o)?o:null}lay(t,n,o,r=""){if(q(this.rows,n)||!this.left(t).includes(o))return t;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(t,n),l=o===this.blank?s:o;return{...t,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(t,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(t,{row:n,column:o},s,r)}layAtCursor(t,n,o=""){let r=t.cursor&&this.#e(t,t.cursor),s=r?this.lay(t,r,n,o):t;return!r||s===t?t:{...s,cursor:this.#e(s,r)??r}}type(t,n,o=!1){let r=n.toUpperCase();return!o&&this.left(t).includes(r)?this.layAtCursor(t,r):this.needsLetter||r===this.blank?this.layAtCursor(t,this.blank,n):t}back(t){if(!t.cursor)return t;let n=t.cursor;if(!this.laidAt(t,n))do n=z(n,t.down,-1);while(q(this.rows,n));return this.laidAt(t,n)?{...this.takeBack(t,n),cursor:n}:t}takeBack(t,n){return{...t,laid:t.laid.filter(o=>E(o)!==E(n))}}withoutTaken(t){return{...t,laid:t.laid.filter(n=>!q(this.rows,n))}}move(t,n,o){let r=this.laidAt(t,n);return!r||q(this.rows,o)?t:this.lay(this.takeBack(t,n),o,r.tile,r.letter)}chooseLetter(t,n){let o=t.laid.findIndex(s=>!s.letter),r={...t.laid[o],letter:n.toLowerCase()};return{...t,laid:t.laid.with(o,r)}}},ye=class extends be{accepts(t){return/^[\p{L}.]$/u.test(t)||t===this.blank||this.#e(t)}#e(t){return F(this.rules)&&/^[0-8*]$/.test(t)}type(t,n,o=!1){let r=this.advanced(t),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&t.opened?{...r,opened:Ot(t.opened,t.cursor,n)}:{...r,rows:Ot(t.rows,t.cursor,s)}}lay(t,n){let o=n.reduce((r,s)=>Ot(r,s,s.letter),t.rows);return{...t,rows:o}}back(t){let{rows:n,opened:o,cursor:r}=t;return{...this.advanced(t,-1),rows:Ot(n,r,"."),opened:o&&Ot(o,r,".")}}};function Ot(e,{row:t,column:n},o){return e.with(t,e[t].slice(0,n)+o+e[t].slice(n+1))}var Rt=({squares:e})=>e.map(t=>".".repeat(t.length));function we(e,t){let n=t.split(/[\n/]/);return Rt(e).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var Po={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},fs="!";function ke(e,t,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=t.cursor?t:{...t,cursor:xe(e.rules)},c=({key:d,shiftKey:i})=>d in Po?e.arrow(t,...Po[d]):d===" "?{...l,down:!l.down}:d==="Backspace"||d==="Delete"?e.back(l):e.accepts(d)?e.type(l,d,i):void 0;return d=>{let{key:i}=d;if(d.ctrlKey||d.metaKey||d.altKey)return;if(s&&(i===fs||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let u=i==="Enter"?o:r;if(!u)return;u()}else{let u=c(d);if(u===void 0)return;n(u)}d.preventDefault()}}var hs=15;function Mt({label:e,rules:t,onKey:n,onSquare:o,onFlag:r,draggable:s,score:a,...l}){let c=M(null),{cursor:d,down:i}=l,f=E(d??xe(t));R(()=>{d&&c.current?.contains(document.activeElement)&&c.current.querySelector('[tabindex="0"]')?.focus()},[d?.row,d?.column]);let u=($,g)=>{let m={row:$,column:g},b=E(m),x=Co(m,t,l),{letter:C,chance:_}=x,S=o&&{tabindex:b===f?0:-1,"data-home":b===f?"play":void 0,"data-drop":`square ${$} ${g}`,onClick:()=>o(m),onContextMenu:r&&(k=>{k.preventDefault(),r(m)}),...x.isLaid&&s?.({square:m})};return p`
      <div
        key=${g}
        role="gridcell"
        class="square ${Eo(x)}"
        style=${_===null?void 0:{"--chance":_}}
        aria-label=${Oo(x,C===null?null:on(C,t))}
        ...${S}
      >
        ${C===null?p`
                <span class="sign" aria-hidden="true">${So(x)}</span>
                <span class="flag" aria-hidden="true">${Lo(x)}</span>
              `:p`
                <${ms}
                  letter=${C}
                  classes=${x.isLaid?"laid":""}
                  corner=${Ao(x)}
                  rules=${t}
                />
              `}
        ${a?.key===b&&p`<span class="sum" aria-hidden="true">${a.text}</span>`}
      </div>
    `},h=[...t.squares[0].keys()];return p`
    <div
      class="board-frame ${h.length>hs?"large":""}"
      style=${{"--columns":h.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${h.map($=>p`<span key=${$}>${$e($)}</span>`)}
      </div>
      <div class="coordinates rows" aria-hidden="true">
        ${t.squares.map(($,g)=>p`<span key=${g}>${g+1}</span>`)}
      </div>
      <div
        ref=${c}
        class="board ${i?"down":""}"
        role="grid"
        aria-label=${e}
        aria-readonly=${o?void 0:"true"}
        onKeyDown=${n}
      >
        ${t.squares.map(($,g)=>p`
            <div role="row" class="board-row" key=${g}>
              ${h.map(m=>u(g,m))}
            </div>
          `)}
      </div>
    </div>
  `}var Ro=(e,t)=>e===""||e===t.blank,Mo=e=>e!==e.toUpperCase();function ms({letter:e,classes:t,corner:n,rules:o}){let r=Ro(e,o),s=r||Mo(e);return p`
    <${H}
      classes=${t}
      letter=${r?"":e.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[e]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function on(e,t){return Ro(e,t)?"blank":Mo(e)?`blank for ${e.toUpperCase()}`:`${e}, ${w(t.values[e],"point")}`}var ve={};et(ve,{actionText:()=>gs,eventText:()=>bs,lettersOf:()=>it,pastActionText:()=>Nt,tilesText:()=>_t});var it=e=>e.replace(/[()]/g,"");function $s(e){let t=[...e.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=it(e).toUpperCase();if(!t.length)return n;let o=j(t.map(r=>r.toUpperCase()));return`${n} (${o} ${t.length>1?"blanks":"a blank"})`}function _t(e){let t=e.replace(/[?_]/g,""),n=e.length-t.length,o=n>1?`${n} blanks`:"a blank";return[t,n&&o].filter(Boolean).join(" and ")}var gs=e=>No(e).filter(Boolean).join(" ");function Nt(e,t,n=""){let[o,r]=No(e);return`${[B(t,o),r,n].filter(Boolean).join(" ")}.`}function No(e){switch(e.action){case"play":return["play",`${$s(e.word)} at ${e.at}`];case"exchange":return["exchange",_t(e.tiles)];default:return[e.action,""]}}function bs(e,t){switch(e.event){case"start draw":return`Tiles drawn for the start: ${e.players.map((o,r)=>`${t[o]} ${_t(e.tiles[r])}`).join(", ")}.`;case"turn":return xs(e,t[e.player]);case"lost turn":return`${B(t[e.player],"lose")} a turn for a wrong challenge.`;case"deal":return`${B(t[e.starter],"begin")}.`;case"game end":return ys(e,t);case"forfeit":return Gt(e,t);default:return null}}var _s={out:"a rack and the bag are empty",scoreless:"too many turns in a row without points",zeros:"too many turns in a row without points"};function ys({why:e,adjustments:t,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=t.some(Boolean)?` Tiles left: ${r(t.map(V))}.`:"";return`End of the game: ${_s[e]}.${s} Scores: ${r(n)}.`}function xs(e,t){let{action:n,score:o=0,drawn:r,exchanged:s}=e,a=r?` Tiles drawn: ${_t(r)}.`:"";switch(n.action){case"play":{let l="hit"in e&&e.hit?.length?e.hit:null,c=l?` A bomb explodes at ${j(l)}.`:"";return`${Nt(n,t,`for ${o}`)}${c}${a}`}case"exchange":return`${Nt(n,t,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in e&&e.right?"The play is taken back.":"The play stands.";return`${Nt(n,t)} ${c}`}case"accept":return null;default:return Nt(n,t)}}function Do(e,t,n){let o=F(n),[r,s]=v(null),[a,l]=v(null),[c,d]=v(()=>new Set(te(e)?.flags)),[i,f]=v(!1),u=M(t.seq);u.current=t.seq,R(()=>s(null),[t.seq]);let h=o&&t.over,$=ht(async()=>h?await ws(e):null,[e,h]).value;if(!o)return null;let{opened:g=[],bombs:m=n.bombs}=t.observation;async function b(){let C=g.length?g:Rt(n),_=await pt("lexibomb.odds",{opened:C,bombs:m}).then(({probability:S})=>({odds:S,problem:null}),S=>({odds:null,problem:dt(S)}));u.current===t.seq&&(s(_.odds),l(_.problem))}function x(C){let _=new Set(c),S=_.delete(E(C));S||_.add(E(C)),d(_),Jn(e,{flags:[..._]}),In(`${at(C)}: flag ${S?"removed":"set"}.`)}return{board:{opened:g,odds:r,flags:c,bombs:$},count:m,hits:g.join("").split("*").length-1,toggleFlag:x,flagging:i,toggleFlagging:()=>f(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):b(),problem:a}}async function ws(e){return(await Wn(e)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function jo({field:e}){let t=(n,o,r=()=>{})=>p`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return p`
    ${t("Odds of bombs",e.hasOdds,e.toggleOdds)}
    ${t("Set flags",e.flagging,e.toggleFlagging)}
  `}function Te({rules:e}){return p`
    <p class="hint" id="legend">
      A number counts the bombs around its square. New tiles there multiply:
    </p>
    <ul class="legend" aria-labelledby="legend">
      ${vs(e.multipliers).map(({premium:t,first:n,last:o})=>p`
          <li key=${n}>
            <span class="square open ${en(t)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${ks(t)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label="bomb">${ge}</span>
        its words score 0
      </li>
    </ul>
  `}function ks([e,t]){return[e!==1&&`letter × ${e}`,t!==1&&`words × ${t}`].filter(Boolean).join(", ")||"nothing"}function vs(e){let t=[];return e.forEach((n,o)=>{let r=t.at(-1);r&&String(r.premium)===String(n)?r.last=o:t.push({premium:n,first:o,last:o})}),t}var Ts="RETINA";function rn({info:e,...t}){let[n,o]=v(e.rulesets[0]),{value:r,error:s}=ht(()=>Vt(e.game,n),[n]);if(!r)return p`<${tt} text=${s} />`;let a=p`
    <${ae} info=${e} value=${n} onChange=${o} />
  `;return p`
    <${Cs}
      key=${n}
      info=${e}
      rules=${r}
      rulesetChoice=${a}
      ...${t}
    />
  `}function Cs({info:e,rules:t,query:n,dictionaries:o,rulesetChoice:r}){let s=F(t),[a,l]=v(()=>({rows:we(t,n.get("board")??""),opened:s?we(t,n.get("opened")??""):null,cursor:null,down:!1})),[c,d]=v(n.get("rack")??Ts+t.blank),[i,f]=v(se(e,o)),[u,h]=v(null),$=new ye(t),{rows:g,opened:m}=a,b=c.replace(/\s/g,"").toUpperCase(),x=Rt(t),C=P=>!P||P.join()===x.join();L(()=>{let P=A=>!A||C(A)?"":A.join("/");Xt(`solver/${t.game}`,{rack:c,board:P(g),opened:P(m)}),h(null)},[c,g,m]);let _=u?bt(u):[],k=p`
    <button type="button" disabled=${!u} onClick=${()=>{let P=_.map(({letter:A})=>A===A.toUpperCase()?A:t.blank);d(X(b,P).join("")),l($.lay(a,_))}}>
      Lay ${u?it(u.word):"the play that is shown"}
    </button>
  `,W=P=>A=>l({...a,[P]:we(t,A)});return p`
    <div class="table ${t.game}">
      <div class="table-main">
        <${Mt}
          label="Board"
          rules=${t}
          ...${a}
          laid=${new Map(_.map(P=>[E(P),P]))}
          onSquare=${P=>l($.point(a,P))}
          onKey=${ke($,a,l,{})}
        />
        ${s&&p`<${Te} rules=${t} />`}
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
            onClick=${()=>l({...a,rows:x,opened:m&&x})}
          >
            Clear the board
          </button>
        </div>
        <details class="panel">
          <summary>The board as text</summary>
          <${Fo} label="Tiles" rows=${g} onRows=${W("rows")} />
          ${s&&p`<${Fo} label="Open squares" rows=${m} onRows=${W("opened")} />`}
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
          <${ie}
            dictionaries=${o}
            value=${i}
            onChange=${f}
          />
        </section>
        <${Ss}
          rules=${t}
          position=${b&&Es(g,m,b)}
          dictionary=${i}
          shown=${u}
          onShow=${h}
        />
      </div>
    </div>
  `}function Es(e,t,n){return t?{board:e,opened:t,rack:n}:`${e.map(r=>r.replace(/\.+/g,s=>String(s.length))).join("/")} ${n}/ 0/0 0`}function Fo({label:e,rows:t,onRows:n}){let o=e.toLowerCase().replace(" ","-");return p`
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
  `}function Ss({rules:e,position:t,dictionary:n,shown:o,onShow:r}){let[s,a]=v(St),{game:l,ruleset:c}=e,{result:d,error:i,busy:f}=nt("solve",t?{game:l,positions:[t],ruleset:c,dictionary:n,top:s}:null),u=d?.rows[0],h=u?.plays,$=u?.count??0,g=F(e),m=b=>p`
    <button
      type="button"
      class="plain"
      aria-pressed=${b.at===o?.at&&b.word===o.word}
      onClick=${()=>r(b)}
    >
      ${it(b.word)}
    </button>
  `;return p`
    <section class="panel" aria-label="Plays" aria-busy=${f}>
      <h2 aria-live="polite">${h?w($,"play"):"Plays"}</h2>
      <${tt} text=${i??(u?.error&&ft(u.error))} />
      ${h&&p`
          <${st}
            columns=${[{title:"Play"},{title:"At"},g&&{title:"Bomb",number:!0},{title:"Points",number:!0}]}
            rows=${h.map(b=>({key:`${b.at} ${b.word}`,cells:[m(b),b.at,g&&`${kt(b.bomb??0)}%`,g?b.score.toFixed(1):b.score]}))}
          />
          <${le} shown=${h.length} count=${$} onMore=${a} />
        `}
    </section>
  `}var Ce={};et(Ce,{Play:()=>Ds,Position:()=>Us,StaticHand:()=>Ws,solverQuery:()=>qs});function Io({tiles:e,rules:t,label:n}){return p`
    <span class="rack" role="img" aria-label=${n}>
      ${[...e].map(o=>p`<${Uo} tile=${o} rules=${t} aria-hidden="true" />`)}
    </span>
  `}function Bo({rack:e,rules:t,left:n,chosen:o,onTile:r,draggable:s}){return p`
    <div class="rack" role="group" aria-label="Your rack" data-drop="rack">
      ${[...e].map((a,l)=>p`
          <${Uo}
            key=${`${l}${a}`}
            tile=${a}
            rules=${t}
            aria-label=${on(a,t)}
            aria-pressed=${o.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>r(l)}
            data-drop=${`rack ${l}`}
            ...${s({place:l})}
          />
        `)}
    </div>
  `}function Uo({tile:e,rules:t,...n}){let o=e===t.blank,r=o?null:t.values[e];return p`
    <${H} letter=${o?"":e} wild=${o} points=${r} ...${n} />
  `}function qo(e,t){let n=Y(e,t),o=[...e].filter((r,s)=>n[s]);return[...o,...X(t,o)].join("")}function Wo(e,t,n){let o=[...e];return o.splice(n,0,...o.splice(t,1)),o.join("")}function Ho(e){let t=[...e];for(let n=t.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[t[n],t[o]]=[t[o],t[n]]}return t.join("")}function Yo(e,t,n,o){let{rack:r="",board:s=[],history:a=[]}=e.observation,[l,c]=v(nn),[d,i]=v(""),[f,u]=v([]),[h,$]=v(!1),g=d?qo(d,r):r,m=new _e(t,s,g),b=l.laid.some(({letter:T})=>!T),{play:x,fault:C}=l.laid.length&&!b?$o(s,l.laid,l.down):{},_=()=>{c(T=>({...T,laid:[]})),u([]),$(!1)},S=a.filter(({player:T,action:D})=>T===e.seat&&D.action==="exchange");R(_,[r,S.length]),R(()=>c(m.withoutTaken(l)),[s.join()]),L(()=>{if(n)if(_(),n.action==="play"){let{down:T}=Ze(n.at);c(bt(n).reduce((D,K)=>m.layLetter(D,K),{...nn,down:T}))}else n.action==="exchange"&&k(n.tiles)},[n]);function k(T=""){_(),$(!0);let D=Y(g,T);u([...D.keys()].filter(K=>D[K]))}function W(T){i(T),u([])}function P({place:T=0,square:D},K){let[Dt,...Vo]=(K??"").split(" "),[Se,Xo]=Vo.map(Number);if(Dt==="square"){let sn={row:Se,column:Xo};c(D?m.move(l,D,sn):m.lay(l,sn,g[T]))}else D?c(m.takeBack(l,D)):Dt==="rack"&&Se!==void 0&&W(Wo(g,T,Se))}function A(T){let D=f.filter(Dt=>Dt!==T),K=D.length<f.length;h?u(K?D:[...f,T]):l.cursor?c(m.layAtCursor(l,g[T])):u(K?[]:[T])}function Ee(T){o?o(T):!h&&f.length?(c(m.lay(l,T,g[f[0]])),u([])):m.laidAt(l,T)?c(m.takeBack(l,T)):c(m.point(l,T))}return{rack:g,editor:m,draft:l,setDraft:c,chosen:f,exchanging:h,needsLetter:b,play:x,fault:C,left:m.left(l),clear:_,startExchange:k,shuffle:()=>W(Ho(g)),chooseLetter:T=>c(m.chooseLetter(l,T)),onTile:A,onSquare:Ee,draggable:oe(P,{small:!0})}}function Go(e){let{turn:t,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=e,{rack:c,chosen:d}=t;return p`
    <section class="panel own-turn" aria-label="Your turn">
      <div class="rack-row">
        <${Bo}
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
      ${t.needsLetter&&p`
          <${ee}
            label="The blank stands for"
            letters=${t.editor.letters}
            onPick=${t.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${t.fault?Me[t.fault]:Ls(n,t.draft.laid.length,o)}
      </p>
      ${r}
      ${t.exchanging?p`
              <${Ms}
                tiles=${d.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${e.endsWithoutPoints}
                act=${l}
                onCancel=${t.clear}
              />
            `:!s&&p`<${Ps} ...${e} />`}
      <p class="hint keys">${As(o)}</p>
    </section>
  `}var As=e=>`On the board: letters lay tiles, ${e.free_blank?e.blank:"Shift"} a blank; arrows turn and move; Backspace takes a tile back, Escape all; Enter plays${F(e)?"; ! sets a flag":""}.`;function Ls(e,t,n){if(!e)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=e;if(l){let f=l.rule==="start"&&n.start?"start square":l.rule;return Me[f]??Fn}let c=o.map(({word:f,points:u})=>`${f.toUpperCase()} ${u}`);r&&c.push(`${r} for ${w(t,"tile")}`);let d=c.length>1?`${c.join(" + ")} = `:`${o[0].word.toUpperCase()} `,i=a.length&&F(n)&&Os(n);return p`
    ${d}<strong>${i?"at least ":""}${w(s??0,"point")}</strong>
    ${a.length?", if there is no bomb":""}
  `}var Os=({multipliers:e})=>e.flat().every(t=>t>=1);function Ps({turn:e,field:t,preview:n,canAct:o,canExchange:r,endsWithoutPoints:s,act:a}){let{play:l,draft:c}=e,[d,i]=v(!1);if(L(()=>i(!1),[o]),d)return p`
      <${Rs}
        tiles=${c.laid.length}
        endsGame=${s}
        canAct=${o}
        act=${a}
        onCancel=${()=>i(!1)}
      />
    `;let f=o&&l&&!n?.fault;return p`
    <div class="row">
      <button type="button" class="main" disabled=${!f} onClick=${()=>l&&a(l)}>
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
      ${t&&p`<${jo} field=${t} />`}
    </div>
    <${tt} text=${t?.problem} />
  `}var zo="Another turn without points ends the game.";function Rs({tiles:e,endsGame:t,canAct:n,act:o,onCancel:r}){let s=M(null);return R(()=>s.current?.focus(),[]),p`
    <p id="pass-question">
      ${e?`Pass, and take back ${w(e,"tile")}?`:"Pass without playing?"}${" "}
      ${t&&p`<strong>${zo}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>Play on</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>Pass</button>
    </div>
  `}function Ms({tiles:e,endsGame:t,canAct:n,act:o,onCancel:r}){return p`
    ${t&&p`<p><strong>${zo}</strong></p>`}
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
  `}function Ko({rules:e,board:t,rack:n,bag:o}){let r=Ns(e,t,n),s=r.reduce((a,[,l])=>a+l,0);return p`
    <details class="unseen-tiles">
      <summary class="hint">In the bag: ${w(o,"tile")}.</summary>
      <p class="hint">${w(s,"tile")} in the bag and on the racks of others:</p>
      <ul aria-label="Tiles that you do not see">
        ${r.map(([a,l])=>p`
            <li key=${a} class=${l?"":"none"}>
              <strong>${a===e.blank?"blank":a}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function Ns({counts:e,blank:t},n,o){let r={...e};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:t]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===t)-+(a===t)||s.localeCompare(a))}function Ds({id:e,view:t,rules:n,canAct:o,mustAnswer:r,act:s,suggested:a,notice:l,onDraft:c}){let{board:d=[],rack:i="",bag:f=0,history:u}=t.observation,h=t.seat!==null&&!t.over,$=Do(e,t,n),g=Yo(t,n,a,$?.flagging?$.toggleFlag:null),{draft:m,play:b}=g,x=Fs(e,t.seq,h?b:void 0),C=ct(()=>Bs(u),[t.seq]);L(c,[m.laid,g.chosen]);let _=h&&{...m,laid:new Map(m.laid.map(S=>[E(S),S])),score:x?.fault===null?Is(m.laid,x):null,onSquare:g.onSquare,onFlag:$?.toggleFlag,draggable:g.draggable,onKey:ke(g.editor,m,g.setDraft,{onEnter:()=>b&&o&&!x?.fault&&s(b),onEscape:g.clear,onFlag:$?.toggleFlag,flagging:$?.flagging})};return p`
    <div class="board-area">
      <${Mt}
        label="Board"
        rules=${n}
        rows=${d}
        last=${C}
        ...${$?.board}
        ...${_}
      />
      <${Ko} rules=${n} board=${d} rack=${i} bag=${f} />
      ${$&&p`
          <p class="hint">Bombs: ${$.count}, ${$.hits} hit.</p>
          <${Te} rules=${n} />
        `}
      ${h&&p`
          <p class="hint taps">
            Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.
          </p>
        `}
    </div>
    ${h&&p`
        <${Go}
          turn=${g}
          field=${$}
          preview=${x}
          rules=${n}
          notice=${l}
          mustAnswer=${r}
          canAct=${o}
          canExchange=${f>=n.exchange_from}
          endsWithoutPoints=${js(t,n)}
          act=${s}
        />
      `}
  `}function js({seat:e,observation:t},n){let{scoreless:o=0,zeros:r=[]}=t;return F(n)?(r[e??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function Fs(e,t,n){let o=te(e)?.token,r=n&&o?{id:e,token:o,action:n,seq:t}:null,{result:s,busy:a}=nt("table.score",r);return a?null:s}function Is(e,{score:t,closed:n}){let o=e.reduce((r,s)=>r.row+r.column>s.row+s.column?r:s);return{key:E(o),text:`${t}${n.length?"?":""}`}}var Bs=(e=[])=>Jo(e.findLast(({action:t})=>t.action!=="accept")?.action),Jo=e=>new Set(e?.action==="play"?bt(e).map(E):[]);function Us({observation:{board:e=[],opened:t=[]},rules:n,action:o,bombs:r}){return p`
    <${Mt}
      label="Board"
      rules=${n}
      rows=${e}
      last=${Jo(o)}
      opened=${F(n)?t:null}
      bombs=${r}
    />
  `}var qs=({board:e=[],opened:t=[]},n)=>({rack:n,board:e.join("/"),...t.length?{opened:t.join("/")}:{}}),Ws=({hand:e,rules:t,label:n})=>p`<${Io} tiles=${e} rules=${t} label=${n} />`;var lo={lexicon:{...Je,...Ue,Solver:_o,RoundScores:po,addDetails:We,lastHands:to,rules:Qe,emblem:"ACE",tagline:"The card game of words: be the first to play all your cards."},scrabble:{...Ce,...ve,Solver:rn,rules:tn,emblem:"QIZ",tagline:"Crosswords for points, on premium squares."},lexibomb:{...Ce,...ve,Solver:rn,rules:Ve,emblem:"12✹",tagline:"Scrabble on a minefield: numbers multiply, bombs cost the word."}};export{Ys as a,v as b,L as c,R as d,M as e,ct as f,Gs as g,p as h,w as i,j,V as k,kt as l,Mn as m,Ks as n,Js as o,sr as p,ar as q,Vs as r,Xs as s,Nn as t,Gt as u,ir as v,Qs as w,Dn as x,Zs as y,lr as z,ta as A,In as B,Bn as C,Jt as D,pt as E,Wn as F,dt as G,sa as H,Vt as I,aa as J,ht as K,ua as L,Hn as M,pa as N,da as O,fa as P,Yn as Q,ga as R,ba as S,ya as T,fr as U,xa as V,wa as W,ka as X,te as Y,va as Z,Jn as _,Ta as $,Ca as aa,Ea as ba,Sa as ca,lo as da,Ge as ea,Ja as fa,Va as ga,se as ha,ze as ia,Xa as ja,Qa as ka,Za as la,ti as ma,ei as na,gt as oa,co as pa,ae as qa,ie as ra,si as sa,st as ta,tt as ua};

var kr=Object.defineProperty;var at=(t,e)=>{for(var n in e)kr(t,n,{get:e[n],enumerable:!0})};var te,T,Nn,At,Dn,wn,vr,Qt={},jn=[],Tr=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i;function Q(t,e){for(var n in e)t[n]=e[n];return t}function Fn(t){var e=t.parentNode;e&&e.removeChild(t)}function In(t,e,n){var o,r,s,a={};for(s in e)s=="key"?o=e[s]:s=="ref"?r=e[s]:a[s]=e[s];if(arguments.length>2&&(a.children=arguments.length>3?te.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(s in t.defaultProps)a[s]===void 0&&(a[s]=t.defaultProps[s]);return Xt(t,a,o,r,null)}function Xt(t,e,n,o,r){var s={type:t,props:e,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__d:void 0,__c:null,__h:null,constructor:void 0,__v:r??++Nn};return T.vnode!=null&&T.vnode(s),s}function ee(t){return t.children}function Jt(t,e){this.props=t,this.context=e}function mt(t,e){if(e==null)return t.__?mt(t.__,t.__.__k.indexOf(t)+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?mt(t):null}function Un(t){var e,n;if((t=t.__)!=null&&t.__c!=null){for(t.__e=t.__c.base=null,e=0;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null){t.__e=t.__c.base=n.__e;break}return Un(t)}}function kn(t){(!t.__d&&(t.__d=!0)&&At.push(t)&&!Zt.__r++||wn!==T.debounceRendering)&&((wn=T.debounceRendering)||Dn)(Zt)}function Zt(){for(var t;Zt.__r=At.length;)t=At.sort(function(e,n){return e.__v.__b-n.__v.__b}),At=[],t.some(function(e){var n,o,r,s,a,l;e.__d&&(a=(s=(n=e).__v).__e,(l=n.__P)&&(o=[],(r=Q({},s)).__v=s.__v+1,He(l,s,r,n.__n,l.ownerSVGElement!==void 0,s.__h!=null?[a]:null,o,a??mt(s),s.__h),Wn(o,s),s.__e!=a&&Un(s)))})}function Bn(t,e,n,o,r,s,a,l,c,d){var i,f,u,h,g,y,m,$=o&&o.__k||jn,x=$.length;for(n.__k=[],i=0;i<e.length;i++)if((h=n.__k[i]=(h=e[i])==null||typeof h=="boolean"?null:typeof h=="string"||typeof h=="number"||typeof h=="bigint"?Xt(null,h,null,null,h):Array.isArray(h)?Xt(ee,{children:h},null,null,null):h.__b>0?Xt(h.type,h.props,h.key,null,h.__v):h)!=null){if(h.__=n,h.__b=n.__b+1,(u=$[i])===null||u&&h.key==u.key&&h.type===u.type)$[i]=void 0;else for(f=0;f<x;f++){if((u=$[f])&&h.key==u.key&&h.type===u.type){$[f]=void 0;break}u=null}He(t,h,u=u||Qt,r,s,a,l,c,d),g=h.__e,(f=h.ref)&&u.ref!=f&&(m||(m=[]),u.ref&&m.push(u.ref,null,h),m.push(f,h.__c||g,h)),g!=null?(y==null&&(y=g),typeof h.type=="function"&&h.__k!=null&&h.__k===u.__k?h.__d=c=qn(h,c,t):c=Hn(t,h,u,$,g,c),d||n.type!=="option"?typeof n.type=="function"&&(n.__d=c):t.value=""):c&&u.__e==c&&c.parentNode!=t&&(c=mt(u))}for(n.__e=y,i=x;i--;)$[i]!=null&&(typeof n.type=="function"&&$[i].__e!=null&&$[i].__e==n.__d&&(n.__d=mt(o,i+1)),Gn($[i],$[i]));if(m)for(i=0;i<m.length;i++)Yn(m[i],m[++i],m[++i])}function qn(t,e,n){var o,r;for(o=0;o<t.__k.length;o++)(r=t.__k[o])&&(r.__=t,e=typeof r.type=="function"?qn(r,e,n):Hn(n,r,r,t.__k,r.__e,e));return e}function Hn(t,e,n,o,r,s){var a,l,c;if(e.__d!==void 0)a=e.__d,e.__d=void 0;else if(n==null||r!=s||r.parentNode==null)t:if(s==null||s.parentNode!==t)t.appendChild(r),a=null;else{for(l=s,c=0;(l=l.nextSibling)&&c<o.length;c+=2)if(l==r)break t;t.insertBefore(r,s),a=s}return a!==void 0?a:r.nextSibling}function vn(t,e,n){e[0]==="-"?t.setProperty(e,n):t[e]=n==null?"":typeof n!="number"||Tr.test(e)?n:n+"px"}function Kt(t,e,n,o,r){var s;t:if(e==="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof o=="string"&&(t.style.cssText=o=""),o)for(e in o)n&&e in n||vn(t.style,e,"");if(n)for(e in n)o&&n[e]===o[e]||vn(t.style,e,n[e])}else if(e[0]==="o"&&e[1]==="n")s=e!==(e=e.replace(/Capture$/,"")),e=e.toLowerCase()in t?e.toLowerCase().slice(2):e.slice(2),t.l||(t.l={}),t.l[e+s]=n,n?o||t.addEventListener(e,s?Cn:Tn,s):t.removeEventListener(e,s?Cn:Tn,s);else if(e!=="dangerouslySetInnerHTML"){if(r)e=e.replace(/xlink[H:h]/,"h").replace(/sName$/,"s");else if(e!=="href"&&e!=="list"&&e!=="form"&&e!=="tabIndex"&&e!=="download"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n!=null&&(n!==!1||e[0]==="a"&&e[1]==="r")?t.setAttribute(e,n):t.removeAttribute(e))}}function Tn(t){this.l[t.type+!1](T.event?T.event(t):t)}function Cn(t){this.l[t.type+!0](T.event?T.event(t):t)}function He(t,e,n,o,r,s,a,l,c){var d,i,f,u,h,g,y,m,$,x,w,b=e.type;if(e.constructor!==void 0)return null;n.__h!=null&&(c=n.__h,l=e.__e=n.__e,e.__h=null,s=[l]),(d=T.__b)&&d(e);try{t:if(typeof b=="function"){if(m=e.props,$=(d=b.contextType)&&o[d.__c],x=d?$?$.props.value:d.__:o,n.__c?y=(i=e.__c=n.__c).__=i.__E:("prototype"in b&&b.prototype.render?e.__c=i=new b(m,x):(e.__c=i=new Jt(m,x),i.constructor=b,i.render=Sr),$&&$.sub(i),i.props=m,i.state||(i.state={}),i.context=x,i.__n=o,f=i.__d=!0,i.__h=[]),i.__s==null&&(i.__s=i.state),b.getDerivedStateFromProps!=null&&(i.__s==i.state&&(i.__s=Q({},i.__s)),Q(i.__s,b.getDerivedStateFromProps(m,i.__s))),u=i.props,h=i.state,f)b.getDerivedStateFromProps==null&&i.componentWillMount!=null&&i.componentWillMount(),i.componentDidMount!=null&&i.__h.push(i.componentDidMount);else{if(b.getDerivedStateFromProps==null&&m!==u&&i.componentWillReceiveProps!=null&&i.componentWillReceiveProps(m,x),!i.__e&&i.shouldComponentUpdate!=null&&i.shouldComponentUpdate(m,i.__s,x)===!1||e.__v===n.__v){i.props=m,i.state=i.__s,e.__v!==n.__v&&(i.__d=!1),i.__v=e,e.__e=n.__e,e.__k=n.__k,e.__k.forEach(function(E){E&&(E.__=e)}),i.__h.length&&a.push(i);break t}i.componentWillUpdate!=null&&i.componentWillUpdate(m,i.__s,x),i.componentDidUpdate!=null&&i.__h.push(function(){i.componentDidUpdate(u,h,g)})}i.context=x,i.props=m,i.state=i.__s,(d=T.__r)&&d(e),i.__d=!1,i.__v=e,i.__P=t,d=i.render(i.props,i.state,i.context),i.state=i.__s,i.getChildContext!=null&&(o=Q(Q({},o),i.getChildContext())),f||i.getSnapshotBeforeUpdate==null||(g=i.getSnapshotBeforeUpdate(u,h)),w=d!=null&&d.type===ee&&d.key==null?d.props.children:d,Bn(t,Array.isArray(w)?w:[w],e,n,o,r,s,a,l,c),i.base=e.__e,e.__h=null,i.__h.length&&a.push(i),y&&(i.__E=i.__=null),i.__e=!1}else s==null&&e.__v===n.__v?(e.__k=n.__k,e.__e=n.__e):e.__e=Cr(n.__e,e,n,o,r,s,a,c);(d=T.diffed)&&d(e)}catch(E){e.__v=null,(c||s!=null)&&(e.__e=l,e.__h=!!c,s[s.indexOf(l)]=null),T.__e(E,e,n)}}function Wn(t,e){T.__c&&T.__c(e,t),t.some(function(n){try{t=n.__h,n.__h=[],t.some(function(o){o.call(n)})}catch(o){T.__e(o,n.__v)}})}function Cr(t,e,n,o,r,s,a,l){var c,d,i,f=n.props,u=e.props,h=e.type,g=0;if(h==="svg"&&(r=!0),s!=null){for(;g<s.length;g++)if((c=s[g])&&(c===t||(h?c.localName==h:c.nodeType==3))){t=c,s[g]=null;break}}if(t==null){if(h===null)return document.createTextNode(u);t=r?document.createElementNS("http://www.w3.org/2000/svg",h):document.createElement(h,u.is&&u),s=null,l=!1}if(h===null)f===u||l&&t.data===u||(t.data=u);else{if(s=s&&te.call(t.childNodes),d=(f=n.props||Qt).dangerouslySetInnerHTML,i=u.dangerouslySetInnerHTML,!l){if(s!=null)for(f={},g=0;g<t.attributes.length;g++)f[t.attributes[g].name]=t.attributes[g].value;(i||d)&&(i&&(d&&i.__html==d.__html||i.__html===t.innerHTML)||(t.innerHTML=i&&i.__html||""))}if((function(y,m,$,x,w){var b;for(b in $)b==="children"||b==="key"||b in m||Kt(y,b,null,$[b],x);for(b in m)w&&typeof m[b]!="function"||b==="children"||b==="key"||b==="value"||b==="checked"||$[b]===m[b]||Kt(y,b,m[b],$[b],x)})(t,u,f,r,l),i)e.__k=[];else if(g=e.props.children,Bn(t,Array.isArray(g)?g:[g],e,n,o,r&&h!=="foreignObject",s,a,s?s[0]:n.__k&&mt(n,0),l),s!=null)for(g=s.length;g--;)s[g]!=null&&Fn(s[g]);l||("value"in u&&(g=u.value)!==void 0&&(g!==t.value||h==="progress"&&!g)&&Kt(t,"value",g,f.value,!1),"checked"in u&&(g=u.checked)!==void 0&&g!==t.checked&&Kt(t,"checked",g,f.checked,!1))}return t}function Yn(t,e,n){try{typeof t=="function"?t(e):t.current=e}catch(o){T.__e(o,n)}}function Gn(t,e,n){var o,r;if(T.unmount&&T.unmount(t),(o=t.ref)&&(o.current&&o.current!==t.__e||Yn(o,null,e)),(o=t.__c)!=null){if(o.componentWillUnmount)try{o.componentWillUnmount()}catch(s){T.__e(s,e)}o.base=o.__P=null}if(o=t.__k)for(r=0;r<o.length;r++)o[r]&&Gn(o[r],e,typeof t.type!="function");n||t.__e==null||Fn(t.__e),t.__e=t.__d=void 0}function Sr(t,e,n){return this.constructor(t,n)}function Ca(t,e,n){var o,r,s;T.__&&T.__(t,e),r=(o=typeof n=="function")?null:n&&n.__k||e.__k,s=[],He(e,t=(!o&&n||e).__k=In(ee,null,[t]),r||Qt,Qt,e.ownerSVGElement!==void 0,!o&&n?[n]:r?null:e.firstChild?te.call(e.childNodes):null,s,!o&&n?n:r?r.__e:e.firstChild,o),Wn(s,t)}te=jn.slice,T={__e:function(t,e){for(var n,o,r;e=e.__;)if((n=e.__c)&&!n.__)try{if((o=n.constructor)&&o.getDerivedStateFromError!=null&&(n.setState(o.getDerivedStateFromError(t)),r=n.__d),n.componentDidCatch!=null&&(n.componentDidCatch(t),r=n.__d),r)return n.__E=n}catch(s){t=s}throw t}},Nn=0,Jt.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!==this.state?this.__s:this.__s=Q({},this.state),typeof t=="function"&&(t=t(Q({},n),this.props)),t&&Q(n,t),t!=null&&this.__v&&(e&&this.__h.push(e),kn(this))},Jt.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),kn(this))},Jt.prototype.render=ee,At=[],Dn=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Zt.__r=0,vr=0;var Lt,B,Sn,Ot=0,Be=[],En=T.__b,An=T.__r,On=T.diffed,Ln=T.__c,Pn=T.unmount;function ne(t,e){T.__h&&T.__h(B,t,Ot||e),Ot=0;var n=B.__H||(B.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function C(t){return Ot=1,Er(zn,t)}function Er(t,e,n){var o=ne(Lt++,2);return o.t=t,o.__c||(o.__=[n?n(e):zn(void 0,e),function(r){var s=o.t(o.__[0],r);o.__[0]!==s&&(o.__=[s,o.__[1]],o.__c.setState({}))}],o.__c=B),o.__}function A(t,e){var n=ne(Lt++,3);!T.__s&&We(n.__H,e)&&(n.__=t,n.__H=e,B.__H.__h.push(n))}function N(t,e){var n=ne(Lt++,4);!T.__s&&We(n.__H,e)&&(n.__=t,n.__H=e,B.__h.push(n))}function R(t){return Ot=5,it(function(){return{current:t}},[])}function it(t,e){var n=ne(Lt++,7);return We(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function Sa(t,e){return Ot=8,it(function(){return t},e)}function Ar(){Be.forEach(function(t){if(t.__P)try{t.__H.__h.forEach(Vt),t.__H.__h.forEach(qe),t.__H.__h=[]}catch(e){t.__H.__h=[],T.__e(e,t.__v)}}),Be=[]}T.__b=function(t){B=null,En&&En(t)},T.__r=function(t){An&&An(t),Lt=0;var e=(B=t.__c).__H;e&&(e.__h.forEach(Vt),e.__h.forEach(qe),e.__h=[])},T.diffed=function(t){On&&On(t);var e=t.__c;e&&e.__H&&e.__H.__h.length&&(Be.push(e)!==1&&Sn===T.requestAnimationFrame||((Sn=T.requestAnimationFrame)||function(n){var o,r=function(){clearTimeout(s),Mn&&cancelAnimationFrame(o),setTimeout(n)},s=setTimeout(r,100);Mn&&(o=requestAnimationFrame(r))})(Ar)),B=void 0},T.__c=function(t,e){e.some(function(n){try{n.__h.forEach(Vt),n.__h=n.__h.filter(function(o){return!o.__||qe(o)})}catch(o){e.some(function(r){r.__h&&(r.__h=[])}),e=[],T.__e(o,n.__v)}}),Ln&&Ln(t,e)},T.unmount=function(t){Pn&&Pn(t);var e=t.__c;if(e&&e.__H)try{e.__H.__.forEach(Vt)}catch(n){T.__e(n,e.__v)}};var Mn=typeof requestAnimationFrame=="function";function Vt(t){var e=B;typeof t.__c=="function"&&t.__c(),B=e}function qe(t){var e=B;t.__c=t.__(),B=e}function We(t,e){return!t||t.length!==e.length||e.some(function(n,o){return n!==t[o]})}function zn(t,e){return typeof e=="function"?e(t):e}var Kn=function(t,e,n,o){var r;e[0]=0;for(var s=1;s<e.length;s++){var a=e[s++],l=e[s]?(e[0]|=a?1:2,n[e[s++]]):e[++s];a===3?o[0]=l:a===4?o[1]=Object.assign(o[1]||{},l):a===5?(o[1]=o[1]||{})[e[++s]]=l:a===6?o[1][e[++s]]+=l+"":a?(r=t.apply(l,Kn(t,l,n,["",null])),o.push(r),l[0]?e[0]|=2:(e[s-2]=0,e[s]=r)):o.push(l)}return o},Rn=new Map,p=function(t){var e=Rn.get(this);return e||(e=new Map,Rn.set(this,e)),(e=Kn(this,e.get(t)||(e.set(t,e=(function(n){for(var o,r,s=1,a="",l="",c=[0],d=function(u){s===1&&(u||(a=a.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?c.push(0,u,a):s===3&&(u||a)?(c.push(3,u,a),s=2):s===2&&a==="..."&&u?c.push(4,u,0):s===2&&a&&!u?c.push(5,0,!0,a):s>=5&&((a||!u&&s===5)&&(c.push(s,0,a,r),s=6),u&&(c.push(s,u,0,r),s=6)),a=""},i=0;i<n.length;i++){i&&(s===1&&d(),d(i));for(var f=0;f<n[i].length;f++)o=n[i][f],s===1?o==="<"?(d(),c=[c],s=3):a+=o:s===4?a==="--"&&o===">"?(s=1,a=""):a=o+a[0]:l?o===l?l="":a+=o:o==='"'||o==="'"?l=o:o===">"?(d(),s=1):s&&(o==="="?(s=5,r=a,a=""):o==="/"&&(s<5||n[i][f+1]===">")?(d(),s===3&&(c=c[0]),s=c,(c=c[0]).push(2,0,s),s=0):o===" "||o==="	"||o===`
`||o==="\r"?(d(),s=2):a+=o),s===3&&a==="!--"&&(s=4,c=c[0])}return d(),c})(t)),e),arguments,[])).length>1?e:e[0]}.bind(In);function v(t,e){return`${t.toLocaleString("en")} ${e}${t===1?"":"s"}`}function F(t,e="and"){return t.length<2?t.join():`${t.slice(0,-1).join(", ")} ${e} ${t.at(-1)}`}function H(t,e){return t==="You"?`${t} ${e}`:`${t} ${e}${/(s|sh|ch)$/.test(e)?"es":"s"}`}var W=t=>Number(t)>0?`+${t}`:`${t}`;function Pt(t){let e=Math.round(t*100);return t>0&&t<1?Math.min(Math.max(e,1),99):e}var Xn=t=>t.charAt(0).toUpperCase()+t.slice(1),Aa=t=>`${W(Math.round(100*t)||0)}%`,Oa={best:{text:"best",sign:""},good:{text:"good",sign:""},inaccuracy:{text:"inaccuracy",sign:"?!"},mistake:{text:"mistake",sign:"?"},blunder:{text:"blunder",sign:"??"}},Or=[["level1","Beginner"],["level3","Casual"],["level5","Skilled"],["level8","Strong"],["level10","Master"]];function Lr(t){return Or.find(([n])=>n===t)?.[1]??t.replace(/^level(?=\d)/,"Level ")}function La({seats:t,seat:e}){return t.map(({name:n,bot:o},r)=>{if(r===e)return"You";if(o&&/^level\d+( \d+)?$/.test(n)){let[s,a]=n.split(" ");return[Lr(s),a].filter(Boolean).join(" ")}return n.trim().toLowerCase()==="You".toLowerCase()?`“${n}”`:n})}function Pa(t){return t.map((e,n)=>{let o=t.slice(0,n).filter(r=>r===e).length;return o?`${e} ${o+1}`:e})}function Jn(t){return t.length>1?`${F(t)} share the win.`:t.length?`${H(t[0],"win")}.`:"The game is over."}function oe(t,e,n){if(t.length!==1||e.length<2)return null;let o=v(Math.abs(e[0]-e[1]),"point");return`${H(n[t[0]],"win")} by ${o}.`}function re({player:t,reason:e},n){if(t===null)return Pr;let o=n[t];return e==="clock"?`${o} ${o==="You"?"have":"has"} no time left.`:e==="resigned"?`${H(o,"resign")}.`:`${H(o,"forfeit")} the game (${e}).`}var Pr="The game was aborted.";function Ma({seconds:t,increment:e=0,move_seconds:n}){if(n)return`${Ye(n)} for each turn`;let o=e?` and ${Ye(e)} more after each turn`:"";return`${Ye(t??0)} each${o}`}var Ye=t=>t>=60&&t%60===0?v(t/60,"minute"):v(t,"second"),Vn="The server cannot be reached.",Ra="There is no advice at this table. The page cannot prevent that players get help elsewhere.",Mr="You get advice once you have accepted or challenged the last play.",Qn={NoSuchTable:"There is no such table. It may have been deleted.",NoSeat:"No seat is free at this table.",NotOver:"The game is not over yet. Its record would reveal what is hidden.",NotLoaded:"The server does not have the dictionary of this game.",Stale:"Another action came first. Look at the table and try again.",NoAdvice:Mr,Closing:"The server is shutting down. Try again later."},Ge={start:"The first play needs two tiles or more.","start square":"The first play needs two tiles or more and must cover the star.",touch:"The play must touch a tile on the board.",line:"The tiles must lie in one row or column.",gap:"There is a gap between the tiles."},Zn="These tiles cannot be laid like this.",$t="Words that are not in the dictionary are refused at once.",se="At tables without challenges, words that are not in the dictionary are refused at once instead.";function Na({reason:t,by:e}){return`The bot ${t==="slow"?"was too slow":"failed"}; ${e??"the server"} moved for it.`}function Da(t){if(!t)return"";let e=v(t.tries,"attempt");return t.end==="solved"?`Solved in ${e}`:t.end==="shown"?"Not solved":e}var Rr=5;function to(t){let e=document.getElementById("announcements"),n=document.createElement("p");for(n.textContent=t,e.append(n);e.children.length>Rr;)e.firstChild?.remove()}var ze=!1;addEventListener("keydown",()=>ze=!0,!0);addEventListener("pointerdown",()=>ze=!1,!0);function Ke(){let{activeElement:t,body:e}=document;return t===e||t?.matches(":disabled")||!1}function eo(t){N(()=>{if(!ze||!Ke())return;(document.querySelector('[data-home="question"]')??document.querySelector('[data-home="play"]'))?.focus()},t)}var no=1e3,ie=class extends Error{constructor({code:e,message:n,data:o}){super(n),this.code=e,this.type=o?.type??""}};async function gt(t,e,n){let o=await fetch(`rpc/${t}`,{method:"POST",headers:{"Content-Type":"application/json"},body:JSON.stringify(e),signal:n}),r=await o.json();if(!o.ok)throw new ie(r);return r}async function ro(t){let e=[],n;do n=await gt("table.record",{id:t,skip:e.length,limit:no}),e.push(...n.lines);while(n.lines.length===no);return e}function bt(t){return t instanceof ie?Qn[t.type]??_t(t.message):Vn}function _t(t){let e=t.replace(/^(params[\w.[\]]*:?|position \d+:) /,"").replace(/^record:(\d+): /,"line $1: ");return Xn(e)}var ae=new Map;function Xe(t,e){let n=JSON.stringify([t,e]),o=ae.get(n)??gt(t,e);return ae.set(n,o),o.catch(()=>ae.delete(n)),o}var oo=document.getElementById("hello")?.textContent;oo&&ae.set(JSON.stringify(["hello",{}]),Promise.resolve(JSON.parse(oo)));var Ba=()=>Xe("hello",{}),le=async(t,e)=>(await Xe("rules",{game:t,ruleset:e})).rules,qa=t=>Xe("dictionary.info",{dictionary:t});var Nr=30,Dr=100;function yt(t,e){let n={value:null,error:null},[o,r]=C(n);return A(()=>{let s=!0;return r(n),t().then(a=>s&&r({value:a,error:null}),a=>s&&r({value:null,error:bt(a)})),()=>{s=!1}},e),o}function lt(t,e){let n={result:null,error:null,key:null},[o,r]=C(n),s=e&&JSON.stringify(e);return N(()=>{if(!e){r(n);return}let a=new AbortController,l=setTimeout(()=>{gt(t,e,a.signal).then(c=>r({result:c,error:null,key:s}),c=>{c.name!=="AbortError"&&r({result:null,error:bt(c),key:s})})},Nr);return()=>{clearTimeout(l),a.abort()}},[t,s]),{result:o.result,error:o.error,busy:o.key!==s}}function Ga(){let[t,e]=C({busy:!1,problem:null});async function n(o){e({busy:!0,problem:null});try{await o()}catch(r){e({busy:!1,problem:bt(r)})}}return{...t,run:n}}function ce(t,e){let n=R(e);n.current=e,N(()=>{let o=r=>n.current(r);return addEventListener(t,o),()=>removeEventListener(t,o)},[t])}function za(t,e,n=!0){let o=it(()=>performance.now(),[e]),[r,s]=C(o);A(()=>{if(!n)return;let l=setInterval(()=>s(performance.now()),Dr);return()=>clearInterval(l)},[n]);let a=n?Math.max(0,r-o)/1e3:0;return Math.max(0,t-a)}function Ka(t){A(()=>{t!==null&&(document.title=`${t} · Lexicon fast`)},[t])}function Xa(t){let e=R(null);return A(()=>{let n=e.current,o=n?.querySelector('[aria-current="step"]');n&&o instanceof HTMLElement&&(n.scrollTop=o.offsetTop-n.clientHeight/2)},[t]),e}function Mt(t,e){let n=R(!0);N(()=>{n.current||t(),n.current=!1},e)}var so="lexicon_fast.name",ao="lexicon_fast.tables",ue="lexicon_fast.new_game",io="lexicon_fast.theme",Je="lexicon_fast.puzzles",lo="lexicon_fast.sounds";var Rt=new Map,Va=()=>Rt.size>0;function pe(t){if(Rt.has(t))return Rt.get(t)??null;try{return localStorage.getItem(t)}catch{return null}}function xt(t,e){try{localStorage.setItem(t,e),Rt.delete(t)}catch{Rt.set(t,e)}}function jr(t){try{let e=JSON.parse(t);return typeof e=="object"&&e!==null?e:{}}catch{return{}}}var wt=t=>jr(pe(t)??""),Qa=()=>pe(so)??"",Za=t=>xt(so,t),co=()=>pe(io)??"",uo=t=>xt(io,t),po=()=>pe(lo)??"",fo=t=>xt(lo,t),Nt=()=>wt(ao);function ti(){return Object.entries(Nt()).map(([t,e])=>({id:t,...e})).sort((t,e)=>e.since-t.since)}function Ve(t){let e=Object.entries(t).sort(([,n],[,o])=>o.since-n.since);xt(ao,JSON.stringify(Object.fromEntries(e.slice(0,50))))}var ct=t=>Nt()[t]??null;function ei(t,e,n){Ve({...Nt(),[t]:{game:e,token:n,since:Date.now()}})}function kt(t,e){let n=Nt();t in n&&Ve({...n,[t]:{...n[t],...e}})}function de(t,e){let n=ct(t)?.draft;return n?.position===e?n.value:null}function ni(t){let{[t]:e,...n}=Nt();Ve(n)}var oi=()=>wt(ue).game,ri=t=>wt(ue).choices?.[t]??{};function si(t,e){let{choices:n={}}=wt(ue);xt(ue,JSON.stringify({game:t,choices:{...n,[t]:e}}))}var ai=()=>new Date().toISOString().slice(0,10),ho=(t,e)=>`${e} ${t}`,ii=(t,e)=>wt(Je)[ho(t,e)]??null;function li(t,e,n){let o={...wt(Je),[ho(t,e)]:n},r=Object.entries(o).sort(([s],[a])=>s<a?1:-1).slice(0,1100);xt(Je,JSON.stringify(Object.fromEntries(r)))}var Fr="play";function mo(){let[t,e=""]=location.hash.replace(/^#\/?/,"").split("?",2),[n,...o]=t.split("/");return{name:n||Fr,rest:o,query:new URLSearchParams(e)}}function di(){let[t,e]=C(mo);return ce("hashchange",()=>e(mo())),t}function fi(t){location.hash=`#/${t}`}function fe(t,e){let n=new URLSearchParams(Object.entries(e).filter(([,o])=>o));history.replaceState(null,"",`#/${t}${n.size?`?${n}`:""}`)}var Ze={};at(Ze,{actionText:()=>Qe,cardText:()=>X,endFacts:()=>Br,eventText:()=>Ir,pastActionText:()=>bo});var $o="✦";function z({letter:t,wild:e=!1,points:n=null,classes:o="",...r}){let{corner:s=e&&t?$o:null,onClick:a,...l}=r,c=["tile",o,e&&"wild"].filter(Boolean).join(" "),d=p`
    <span class="letter" aria-hidden="true">${t||$o}</span>
    ${s!==null&&p`<span class="corner" aria-hidden="true">${s}</span>`}
    ${n!==null&&p`<span class="points" aria-hidden="true">${n}</span>`}
  `;return a?p`
    <button type="button" class=${c} onClick=${a} ...${l}>${d}</button>
  `:p`<span class=${c} ...${l}>${d}</span>`}function he({label:t,letters:e,onPick:n}){return p`
    <fieldset class="letters">
      <legend>${t}</legend>
      ${e.map(o=>p`
          <button type="button" key=${o} onClick=${()=>n(o)}>${o}</button>
        `)}
    </fieldset>
  `}function Z(t,e){let n=K(t,e);return[...t].filter((o,r)=>!n[r])}function K(t,e){let n=[...e];return[...t].map(o=>{let r=n.indexOf(o);return r>=0&&n.splice(r,1),r>=0})}var L="*";function j(t){return(t.toUpperCase().match(/\[\p{L}?\]?|[\p{L}*?]/gu)??[]).map(n=>{let o=n.replace(/[[\]*?]/g,"");return{letter:o,master:n!==o}})}function Dt(t){return t.map(({letter:e,master:n})=>n?`[${e.toLowerCase()}]`:e.toLowerCase()).join("")}var q=t=>t.replace(/[[\]]/g,"").toUpperCase();function vt(t){let e=go(t);return e.length?`${q(t)} (${F(e)} by the Master)`:q(t)}var go=t=>j(t).filter(({master:e})=>e).map(({letter:e})=>e);function ut({card:t,points:e,...n}){let o=t===L,r=o?"Master":t;return p`
    <${z}
      classes="card"
      letter=${o?"":t}
      wild=${o}
      points=${e?.[t]??null}
      aria-label=${e?`${r}, ${e[t]} points`:r}
      role=${n.onClick?void 0:"img"}
      ...${n}
    />
  `}function Tt({cards:t,label:e}){return p`
    <span class="cards small" role="img" aria-label=${e??t}>
      ${[...t].map(n=>p`<${ut} card=${n} role="presentation" aria-hidden="true" />`)}
    </span>
  `}function tt({laid:t}){let e=go(t),n=e.length?`, with a Master for ${e.join(" and ")}`:"";return p`
    <span class="cards word" role="img" aria-label=${`${q(t)}${n}`}>
      ${j(t).map(({letter:o,master:r})=>p`<${z} classes="card" letter=${o} wild=${r} aria-hidden="true" />`)}
    </span>
  `}var X=t=>t===L?"the Master":t;function Qe(t,{table:e=[]}={}){return _o(t,"target"in t?e[t.target]:void 0).join(" ").trimEnd()}function bo(t,e,{old:n,gained:o=[],taken:r}={}){let[s,a]=_o(t,n,r),l=o.length?`, taking ${F(o.map(X))}`:"";return`${`${H(e,s)} ${a}`.trimEnd()}${l}.`}function _o(t,e,n){switch(t.action){case"form":return["form",vt(t.laid)];case"insert":return["make",`${e?q(e):"a word"} into ${vt(t.laid)}`];case"substitute":return["change",`${e?vt(e):"a word"} to ${vt(t.laid)}`];case"draw":{let o=`the exposed ${n?X(n).replace("the ",""):"card"}`,r=t.take==="exposed"?o:"a card from the stock";return["discard",`${X(t.discard)} for ${r}`]}default:return[t.action,""]}}function Ir(t,e){switch(t.event){case"dealer draw":return`Cards drawn for the deal: ${t.players.map((o,r)=>`${e[o]} ${t.cards[r]}`).join(", ")}.`;case"deal":{let n=H(e[t.dealer],"deal");return`Round ${t.round}: ${n}. Exposed: ${X(t.exposed)}.`}case"turn":return Ur(t,e);case"round end":{let n=t.points.map((s,a)=>`${e[a]} ${s}`).join(", "),o=t.winner??0;return`End of the round: ${t.why==="out"?`${e[o]} went out`:"no hand became smaller"}. Points: ${n}.`}case"game end":return`End of the game. ${Jn(t.winners.map(n=>e[n]))}`;case"forfeit":return re(t,e);default:return null}}function Ur(t,e){let{player:n,action:o,taken:r,right:s,play:a,penalties:l={}}=t;switch(o.action){case"accept":return null;case"challenge":{let c=a&&"laid"in a.action?vt(a.action.laid):"the play",d=s?"it is not a word and is taken back":"it is a word and stays",i=Object.entries(l).filter(([,u])=>u!==0).map(([u,h])=>`${e[Number(u)]} ${W(h)}`),f=i.length?` (${i.join(", ")})`:"";return`${H(e[n],"challenge")} ${c}: ${d}${f}.`}default:{let c=o.action==="draw"&&o.take==="blind",d=r&&c?` It is ${X(r)}.`:"",i=t.renewed?" The exposed pile has become the stock.":"";return`${bo(o,e[n],t)}${d}${i}`}}}function Br(t,e){let n=[],o=0;for(let f of t){if(f.event!=="turn"||f.action.action==="accept")continue;let{player:u,action:h,right:g}=f;if(h.action==="challenge"){g&&(n=n.slice(0,-1));continue}o+=1,"laid"in h&&n.push({player:u,laid:h.laid})}let r=({laid:f})=>q(f).length,s=n.toSorted((f,u)=>r(u)-r(f))[0],a=t.filter(({event:f})=>f==="round end").length,l=t.findLast(f=>f.event==="game end"),c=l?.event==="game end"?l.scores:[],d=l?.event==="game end"?l.winners:[];return[oe(d,c.toSorted((f,u)=>f-u),e),s&&`Longest word: ${q(s.laid).toUpperCase()}, by ${e[s.player]}.`,a&&`${v(a,"round")} with ${v(Number((o/a).toFixed(1)),"turn")}${a>1?" on average":""}.`].flatMap(f=>f||[])}var me=t=>j(t).map(({letter:e,master:n})=>n?L:e),qr=t=>[...t].sort((e,n)=>+(e===L)-+(n===L)||e.localeCompare(n)).join("");function en(t,e,n){let o;return t.map(r=>{switch(r.event){case"deal":return o=new tn(r,e,n),r;case"turn":return o.turn(r);case"round end":return{...r,...o.result};default:return r}})}function yo(t,e){return t.findLast(({event:o})=>o==="round end").points.map((o,r)=>{let s=t.map(a=>a.event==="deal"?{...a,hand:a.hands[a.players.indexOf(r)]??""}:a);return en(s,e,r).findLast(a=>a.event==="round end")?.hand})}var tn=class{#e=null;#n={};#t;#o;constructor({round:e,players:n,hand:o=""},r,s){this.number=e,this.rules=r,this.seat=s,this.#t={table:[],hand:[...o],sizes:Object.fromEntries(n.map(a=>[a,r.cards_each]))},this.#o=this.#t}get result(){return{round:this.number,play:this.#e,left:this.#t.sizes,hand:qr(this.#t.hand),penalties:this.#n}}turn(e){let{action:n,player:o}=e;switch(n.action){case"accept":return e;case"challenge":return this.#a(e);case"draw":return o===this.seat&&this.#r([n.discard],[e.taken??""]),e;default:return this.#s(e,n)}}#r(e,n){this.#t={...this.#t,hand:[...Z(this.#t.hand,e),...n]}}#s(e,n){let{table:o,sizes:r}=this.#t,s="target"in n?n.target:o.length,a=o[s]??"",l=Z(me(n.laid),me(a)),c=Z(me(a),me(n.laid));return this.#o=this.#t,this.#t={...this.#t,table:o.toSpliced(s,1,n.laid),sizes:{...r,[e.player]:r[e.player]-l.length+c.length}},e.player===this.seat&&this.#r(l,c),this.#e={...e,old:a,gained:c},this.#e}#a(e){let{right_challenger:n,right_offender:o,wrong_challenger:r}=this.rules,s=this.#e?.player??e.player,a=e.right?{[s]:o,[e.player]:n}:{[e.player]:r};e.right&&(this.#t=this.#o);for(let[l,c]of Object.entries(a))this.#n[l]=(this.#n[l]??0)+c;return{...e,play:this.#e,penalties:a}}};var un={};at(un,{Play:()=>ss,Position:()=>ps,StaticHand:()=>fs,solverQuery:()=>ds});var xo={mouse:6,pen:6,touch:12},Hr=44;function $e(t,{small:e=!1}={}){let n=R(t);return n.current=t,o=>({onPointerDown(r){r.button===0&&r.isPrimary&&Wr(r,e,s=>n.current(o,s))}})}function Wr(t,e,n){let o=t.currentTarget,r=e&&t.pointerType==="touch"?Hr:0,s=null,a=null;o.hasPointerCapture(t.pointerId)&&o.releasePointerCapture(t.pointerId);let l=i=>{a?.classList.remove("over"),i?.classList.add("over"),a=i},c=i=>{if(i.pointerId!==t.pointerId)return;let f=i.clientX-t.clientX,u=i.clientY-t.clientY,h=xo[t.pointerType]??xo.mouse;!s&&Math.hypot(f,u)<h||(s??=Yr(o),s.style.transform=`translate(${f}px, ${u-r}px) scale(1.08)`,l(wo(i,r)))},d=i=>{i.pointerId===t.pointerId&&(removeEventListener("pointermove",c),removeEventListener("pointerup",d),removeEventListener("pointercancel",d),l(null),s&&(s.remove(),o.classList.remove("lifted"),Gr(),i.type==="pointerup"&&n(wo(i,r)?.dataset.drop??null)))};addEventListener("pointermove",c),addEventListener("pointerup",d),addEventListener("pointercancel",d)}function Yr(t){let{left:e,top:n,width:o,height:r}=t.getBoundingClientRect(),s=t.cloneNode(!0);return s.classList.add("ghost"),s.style.cssText+=`left: ${e}px; top: ${n}px; width: ${o}px; height: ${r}px;
    transition: none`,s.setAttribute("aria-hidden","true"),s.removeAttribute("id"),document.body.append(s),t.classList.add("lifted"),s}function wo({clientX:t,clientY:e},n){let o=r=>document.elementFromPoint(t,r)?.closest("[data-drop]")??null;return o(e-n)??o(e)}function Gr(){let t=n=>{e(),n.detail!==0&&(n.stopPropagation(),n.preventDefault())},e=()=>{removeEventListener("click",t,{capture:!0}),removeEventListener("pointerdown",e,{capture:!0})};addEventListener("click",t,{capture:!0}),addEventListener("pointerdown",e,{capture:!0})}function ge(t,e,n){let o=j(n),{kind:r,oldCells:s}=e===null?{kind:"form",oldCells:[]}:zr(j(e),o),a=[...t],l=u=>{let h=a.indexOf(u);return h>=0&&a.splice(h,1),h>=0},c=[],d=o.map(({letter:u,master:h},g)=>{let y=s[g];if(y)return{letter:u,master:y.master,from:"table"};let m=!h&&l(u)?u:l(L)?L:null;return m===null?{letter:u,master:h,from:"none"}:(c.push(m),{letter:u,master:m===L,from:"hand"})}),i=d.every(({letter:u,from:h})=>u&&h!=="none"),f=c.length>0&&d.length>1;return{kind:i&&f?r:null,cells:d,cards:c,laid:Dt(d)}}function zr(t,e){if(e.length<t.length)return{kind:null,oldCells:[]};if(e.length>t.length){let r=0,s=e.map(({letter:a,master:l})=>{let c=t[r];if(!(c?.letter!==a||l&&!c.master))return r+=1,c});return r===t.length?{kind:"insert",oldCells:s}:{kind:null,oldCells:[]}}let n=e.some(({letter:r},s)=>r!==t[s].letter);return{kind:"substitute",oldCells:e.map(({letter:r,master:s},a)=>{let l=t[a];return r===l.letter&&(n||s===l.master)?l:void 0})}}function vo({kind:t,laid:e},n){return t===null?null:t==="form"?{action:t,laid:e}:{action:t,target:n,laid:e}}var et={target:null,text:"",caret:0,chosen:null},jt=(t,e)=>({...et,target:t,text:e,caret:j(e).length});function To(t){return t.action==="draw"?pt(et,t.discard):jt(t.target??null,t.laid)}function pt(t,e,n=null){let{chosen:o,caret:r}=t,s=j(t.text),a=e===L?{letter:"",master:!0}:{letter:e,master:!1},l=n===null&&o!==null,c=n??o??r;return s.splice(c,l?1:0,a),{...t,text:Dt(s),caret:l?r:c+1,chosen:null}}function nn(t,e,n){let o=j(t.text),r=n!==null&&j(n).length===o.length;o.splice(e,1,...r?[j(n)[e]]:[]);let s=Math.min(t.caret,o.length);return{...t,text:Dt(o),caret:s,chosen:null}}function Co(t,e){let n=j(t.text);return n[n.findIndex(o=>!o.letter)]={letter:e,master:!0},{...t,text:Dt(n)}}function So(t,e,n,o){let[r,s]=e.split(">",2);if(s!==void 0){let a=o.findIndex(l=>ko(l)===ko(r));if(a>=0)return jt(a,s)}return{...t,text:e,caret:j(e.slice(0,n)).length,chosen:null}}var ko=t=>j(t).map(({letter:e})=>e).join("");var Xr=new Set,Jr=new Map,Vr=12;function on({observation:t,points:e,target:n=null,onWord:o=null,...r}){let{fresh:s=Xr,arriving:a=Jr,hasPiles:l=!0}=r,{table:c=[],pile:d="",stock:i=0}=t,f=d.at(-1),u=R(null);return A(()=>{let h=u.current,g=h?.querySelector(".fresh:last-child, .fresh");h&&g instanceof HTMLElement&&(h.scrollTop=g.offsetTop-h.clientHeight/2)},[c.join()]),p`
    <section class="felt" aria-label="Table">
      ${l&&p`<${Qr} stock=${i} exposed=${f} points=${e} />`}
      <ul
        ref=${u}
        class="laid-words ${c.length>Vr?"many":""}"
        aria-label="Words on the table"
      >
        ${c.length===0&&p`<li class="nothing">No words yet</li>`}
        ${c.map((h,g)=>{let y=p`<${tt} key=${a.get(g)} laid=${h} />`,m=[s.has(g)&&"fresh",a.has(g)&&"arriving"],$=p`
            <button
              type="button"
              class="laid-word"
              data-drop=${`word ${g}`}
              aria-pressed=${g===n}
              aria-label=${`Change ${q(h)}${s.has(g)?", new":""}`}
              onClick=${()=>o?.(g)}
            >
              ${y}
            </button>
          `;return p`
            <li key=${g} class=${m.filter(Boolean).join(" ")}>
              ${o?$:y}
            </li>
          `})}
      </ul>
    </section>
  `}function Qr({stock:t,exposed:e,points:n}){return p`
    <div class="piles">
      <figure data-drop="blind">
        <span class="tile card back" role="img" aria-label=${v(t,"card")}>
          ${t}
        </span>
        <figcaption>Stock</figcaption>
      </figure>
      <figure data-drop="exposed">
        ${e?p`<${ut} card=${e} points=${n} />`:p`<span class="tile card none" role="img" aria-label="No exposed card"></span>`}
        <figcaption>Exposed</figcaption>
      </figure>
    </div>
  `}var rn=({games:t})=>t.filter(({game:e})=>Object.hasOwn(Eo,e));function Ri(t,e){let n=rn(t);return n.find(({game:o})=>o===e)??n[0]}var Ni=({games:t},e)=>t.find(({game:n})=>n===e)?.title??e,be=({words:t},e)=>t&&e.includes(t)?t:e[0],sn=t=>t.replaceAll("_"," "),Di=t=>!!t.without_challenges,ji=(t,e)=>({base:e,...t.without_challenges});function Fi(t,{ruleset:e,...n}){let o=e.replace(/, changed$/,""),r=`${sn(o)} rules`,s=Object.entries(t.without_challenges??{});return s.length&&s.every(([a,l])=>n[a]===l)?`${r}, false words are refused`:o===e?r:`${r}, changed`}function Ii(t,e){let n=typeof e=="string"?e:JSON.stringify(e);return`#/rules/${t}?${new URLSearchParams({ruleset:n})}`}function Ui(t){let e=t.get("ruleset");if(!e?.startsWith("{"))return e;try{return JSON.parse(e)}catch{return e}}var Ao=[["off","Off"],["on","On"]],an=()=>po()==="on"?"on":"off";function Oo(t){fo(t),Zr(["turn"])}function Zr(t){an()!=="off"&&import("./sound_player-WWJ4S4ZJ.js").then(({play:e})=>e(t),()=>{})}var ln=[["auto","Auto"],["light","Light"],["dark","Dark"]];function cn(){let t=co();return ln.some(([e])=>e===t)?t:"auto"}function ts(){let t=cn();document.documentElement.style.colorScheme=t==="auto"?"":t}function Lo(t){uo(t),ts()}function Ct({label:t,id:e,hint:n,value:o,onInput:r,...s}){return p`
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
      ${n&&p`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
    </div>
  `}function Ji({label:t,id:e,hint:n,value:o,lines:r=1}){let[s,a]=C(!1),l=({target:i})=>i.select();async function c(){document.getElementById(e).select();try{await navigator.clipboard.writeText(o),a(!0)}catch{a(!1)}}let d={id:e,readonly:!0,value:o,"aria-describedby":n?`${e}-hint`:void 0,onFocus:l,onClick:l};return p`
    <div class="row copy">
      <div class="field">
        <label for=${e}>${t}</label>
        ${r>1?p`<textarea rows=${r} ...${d}></textarea>`:p`<input type="text" ...${d} />`}
      </div>
      <button type="button" onClick=${c}>Copy</button>
      <span role="status">${s?"Copied.":""}</span>
    </div>
    ${n&&p`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
  `}function Po({label:t,id:e,hint:n,value:o,options:r,onChange:s}){return p`
    <div class="field">
      <label for=${e}>${t}</label>
      <select
        id=${e}
        value=${o}
        aria-describedby=${n?`${e}-hint`:void 0}
        onChange=${({target:a})=>s(a.value)}
      >
        ${r.map(([a,l])=>p`
            <option key=${a} value=${a} selected=${a===o}>${l}</option>
          `)}
      </select>
      ${n&&p`<p class="hint" id=${`${e}-hint`}>${n}</p>`}
    </div>
  `}function _e({info:t,...e}){let n=t.rulesets.map(o=>[o,sn(o)]);return p`<${Po} label="Rules" id="ruleset" options=${n} ...${e} />`}function ye({dictionaries:t,...e}){let n=t.map(o=>[o,o]);return p`<${Po} label="Dictionary" id="dictionary" options=${n} ...${e} />`}function xe({label:t,value:e,options:n,onChange:o}){return p`
    <div class="segments" role="group" aria-label=${t}>
      ${n.map(([r,s])=>p`
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
  `}function Mo({label:t,options:e,load:n,choose:o}){let[r,s]=C(n);return p`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${t}</span>
      <${xe} label=${t} value=${r} options=${e} onChange=${l=>{o(l),s(l)}} />
    </div>
  `}var es=()=>p`
  <${Mo}
    label="Sounds"
    options=${Ao}
    load=${an}
    choose=${Oo}
  />
`,Vi=()=>p`
  <div class="row">
    <${Mo} label="Theme" options=${ln} load=${cn} choose=${Lo} />
    <${es} />
  </div>
`;function Qi({server:t,view:e,game:n}){return p`
    <nav aria-label="Games">
      ${rn(t).map(({game:o,title:r})=>p`
          <a
            key=${o}
            href=${`#/${e}/${o}`}
            aria-current=${o===n?"page":void 0}
            >${r}</a
          >
        `)}
    </nav>
  `}function dt({columns:t,rows:e,classes:n="",rowHeads:o=!1}){let r=t.filter(a=>a!==!1),s=r.map(({number:a})=>a?"number":void 0);return p`
    <table class="list ${n}">
      <thead>
        <tr>
          ${r.map(({title:a},l)=>p`<th scope="col" class=${s[l]}>${a}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${e.map(({key:a,cells:l})=>p`
            <tr key=${a}>
              ${l.filter(c=>c!==!1).map((c,d)=>o&&d===0?p`<th scope="row">${c}</th>`:p`<td class=${s[d]}>${c}</td>`)}
            </tr>
          `)}
      </tbody>
    </table>
  `}var Ft=20,ns=1e3;function we({shown:t,count:e,onMore:n}){return t>=e?null:t>=ns?p`<p class="hint">The other plays are not listed.</p>`:p`
    <button type="button" onClick=${()=>n(t+Ft)}>More plays</button>
  `}function nt({text:t}){return p`<p class="problem" role="alert" hidden=${!t}>${t}</p>`}var os={hand:"from your hand",table:"on the table",none:"not in your hand"};function Ro({draft:t,word:e,points:n,draggable:o,onType:r,onCell:s,onGap:a,onClear:l}){let{cells:c}=e,d=({target:f})=>r(f.value,f.selectionStart??0),i=f=>p`
    <span
      key=${`gap ${f}`}
      class="gap ${f===t.caret?"here":""}"
      data-drop=${`gap ${f}`}
      aria-hidden="true"
      onClick=${()=>a(f)}
    ></span>
  `;return p`
    <div class="tray" data-drop="tray" role="group" aria-label="Your word">
      ${c.map((f,u)=>p`
          ${i(u)}
          <${rs}
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
      ${!c.length&&p`<span class="hint">Click cards, drag them here, or type.</span>`}
    </div>
    <div class="row typing">
      <${Ct}
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
  `}function rs({cell:{letter:t,master:e,from:n},place:o,chosen:r,points:s,...a}){let l=e?`Master${t?` for ${t}`:""}`:t,c=n==="table"?"choose it to be replaced":"take it back";return p`
    <${z}
      classes=${`card from-${n}`}
      letter=${t}
      wild=${e}
      points=${s[e?L:t]??null}
      aria-label=${`${l}, ${os[n]}: ${c}`}
      aria-pressed=${n==="table"?r:void 0}
      data-drop=${`cell ${o}`}
      ...${a}
    />
  `}function ss(t){let{id:e,view:n,rules:o,changes:r,canAct:s,act:a,suggested:l,onDraft:c,notice:d,playsOnly:i}=t,{observation:f}=n,{hand:u="",table:h=[]}=f,g=cs(n.seat,f.history),y=[g,u,...h].join(" "),[m,$]=C(()=>({...et,...de(e,y)}));Mt(()=>$(et),[u,g]),Mt(()=>{m.target!==null&&$(et)},[h.join()]),A(()=>kt(e,{draft:{position:y,value:m}}),[y,m]),A(()=>{l&&$(To(l))},[l]),A(c,[m.text,m.target]),eo([m.text,m.target]);let x=m.target===null?null:h[m.target],w=ge(u,x,m.text),b=vo(w,m.target),E=m.target===null&&w.cells.length===1?w.cards[0]:void 0,U=$e(M),D=n.seat!==null&&!n.over;function M({card:_,cell:k=0},P){let[O,V]=(P??"").split(" "),G=Number(V);_===void 0?O!=="gap"&&O!=="cell"&&$(nn(m,k,x)):O==="blind"||O==="exposed"?s&&a({action:"draw",discard:_,take:O}):O==="word"?$(pt(jt(G,h[G]),_)):O==="gap"?$(pt(m,_,G)):O==="cell"?$(pt({...m,chosen:G},_)):O==="tray"&&$(pt(m,_))}function rt(_){w.cells[_].from==="table"?$({...m,chosen:m.chosen===_?null:_}):$(nn(m,_,x))}function Et(_){_.preventDefault(),b&&s&&a(b)}let st=p`
    <${on}
      observation=${f}
      points=${o.points}
      target=${m.target}
      hasPiles=${!i}
      fresh=${us(f.history,n.seat)}
      arriving=${No(r,h)}
      onWord=${D&&(_=>$(_===m.target?et:jt(_,h[_])))}
    />
  `;return D?p`
    ${st}
    <form class="panel own-turn" aria-label="Your turn" onSubmit=${Et}>
      ${d}
      <${is}
        hand=${u}
        used=${w.cards}
        points=${o.points}
        onCard=${_=>$(pt(m,_))}
        draggable=${U}
      />
      <${Ro}
        draft=${m}
        word=${w}
        points=${o.points}
        draggable=${U}
        onType=${(_,k)=>$(So(m,_,k,h))}
        onCell=${rt}
        onClear=${()=>$(et)}
        onGap=${_=>$({...m,caret:_,chosen:null})}
      />
      ${w.cells.some(({letter:_})=>!_)&&p`
          <${he}
            label="The Master stands for"
            letters=${Object.keys(o.points).filter(_=>_!==L).sort()}
            onPick=${_=>$(Co(m,_))}
          />
        `}
      <${ls}
        action=${b}
        discard=${E}
        observation=${f}
        canAct=${s}
        playsOnly=${i}
        act=${a}
      />
    </form>
  `:st}var as=10;function is({hand:t,used:e,points:n,onCard:o,draggable:r}){let s=R(null),a=R(null),l=K(t,e);return N(()=>{if(a.current===null||!Ke())return;let c=l.findIndex((i,f)=>!i&&f>Number(a.current)),d=c<0?l.lastIndexOf(!1):c;s.current?.children[d]?.focus(),a.current=null},[e.join()]),p`
    <div
      ref=${s}
      class="hand cards ${t.length>as?"many":""}"
      role="group"
      aria-label="Your hand"
    >
      ${[...t].map((c,d)=>p`
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
  `}function ls({action:t,discard:e,observation:n,canAct:o,playsOnly:r,act:s}){let a=n.pile?.at(-1),l=u=>s({action:"draw",discard:e,take:u}),c=o&&e!==void 0,d=e?X(e):"a card",i=t?Qe(t,n):"play the word",f=p`
    <button class="main" disabled=${!o||!t}>
      ${i[0].toUpperCase()+i.slice(1)}
    </button>
  `;return r?p`<div class="row actions">${f}</div>`:p`
    <div class="row actions">
      ${f}
      <button type="button" disabled=${!c||!a} onClick=${()=>l("exposed")}>
        Discard ${d}, take ${a?X(a):"the exposed card"}
      </button>
      <button type="button" disabled=${!c} onClick=${()=>l("blind")}>
        Discard ${d}, take from the stock
      </button>
    </div>
    ${o&&!c&&p`<p class="hint">To draw, put only the card that you discard into the tray.</p>`}
  `}var cs=(t,e=[])=>e.filter(({player:n,action:o})=>n===t&&!["accept","challenge"].includes(o.action)).length;function us(t=[],e){let n=new Set,o=0,r={places:n,words:o};for(let{player:s,action:a,right:l}of t){if(a.action==="accept")continue;if(a.action==="challenge"){l&&({places:n,words:o}=r);continue}if(r={places:n,words:o},(s===e||e===null)&&(n=new Set),!("laid"in a))continue;let c="target"in a?a.target:o;s!==e&&(n=new Set([...n,c])),c===o&&(o+=1)}return n}function No(t=[],e=[]){let n=t.flatMap(({number:o,events:r})=>r.flatMap(({action:s})=>s?.laid?[{word:s.laid,number:o}]:[]));return new Map(n.map(({word:o,number:r})=>[e.lastIndexOf(o),r]))}var ps=({observation:t,rules:e,changes:n})=>p`
  <${on}
    observation=${t}
    points=${e.points}
    arriving=${No(n,t.table)}
  />
`,ds=({table:t=[]},e)=>({position:[e,...t].join(" ")}),fs=({hand:t,label:e})=>p`<${Tt} cards=${t} label=${e} />`;function Do({end:t,names:e,seat:n,rules:o,hands:r=[]}){let{left:s,points:a,scores:l,penalties:c,out:d=[]}=t,i=Object.values(c).some(u=>u!==0),f=u=>{let h=r[u]??(u===n?t.hand:"");return[d.includes(u)?p`${e[u]} <span class="tag">out of the game</span>`:e[u],h?p`<${Tt} cards=${h} />`:s[u]?v(s[u],"card"):"none",i&&W(c[u]??0),W(a[u]),p`<strong>${l[u]}</strong>`]};return p`
    <${hs} end=${t} names=${e} rules=${o} />
    <p class="hint">
      Cards left in a hand cost their points. The fewest points win; a player with${" "}
      ${o.out_at} or more is out of the game.
    </p>
    <${dt}
      rowHeads
      columns=${[{title:"Player"},{title:"Cards left"},i&&{title:"Challenges",number:!0},{title:"This round",number:!0},{title:"Score",number:!0}]}
      rows=${[...e.keys()].filter(u=>u in s).map(u=>({key:u,cells:f(u)}))}
    />
  `}function hs({end:{why:t,winner:e,play:n,left:o},names:r,rules:s}){if(t!=="out"||!n||!("laid"in n.action)){let l=v(s.guard*Object.keys(o).length,"turn");return p`<p>No hand has become smaller for ${l}, so all cards are counted.</p>`}let a=n.old?`: ${q(n.old)} became`:" with";return p`
    <p class="row">
      <strong>${r[e??0]} went out${a}</strong>
      <${tt} laid=${n.action.laid} />
    </p>
  `}var pn={};at(pn,{RULESET_NOTES:()=>ms,parts:()=>$s,values:()=>Ae});var jo=({counts:t})=>Object.values(t).reduce((e,n)=>e+n,0),ke=({squares:t})=>`${t.length} x ${t[0].length} squares`;function ve(t){let e=v(t.counts[t.blank]??0,"blank");return{tiles:`${v(t.rack,"tile")} each, from a bag of ${jo(t)} with ${e}.`,begins:"The player who draws the letter nearest to A begins; a blank comes before A."}}var Te="Lay tiles in one row or column, without a gap, so that they touch others on the board. All letters that then stand side by side, across and down, must form words.",Ce="Each word that a play forms or makes longer scores the points of its letters.",Se=({exchange_from:t})=>[`Exchange tiles for others, as long as the bag has ${t} or more.`,"Pass."],Ee=({rack:t})=>`After a play you draw from the bag until you have ${t} tiles again.`,It=({bonus:t})=>t.map((e,n)=>e?`${v(n,"tile")} in one play score ${v(e,"point")} more.`:"").filter(Boolean).join(" ");function Ae(t){let{values:e,counts:n,blank:o}=t,r=new Map;for(let[s,a]of Object.entries(n)){let l=`${s===o?"blank":s} ×${a}`;r.set(e[s],[...r.get(e[s])??[],l])}return{title:"The tiles",columns:["Points","Tiles, and how many"],rows:[...r].sort(([s],[a])=>s-a).map(([s,a])=>[s,a.join(" ")]),note:`${jo(t)} tiles.`}}var ms={standard:"From the README of the original program, with its gaps filled.",classic_poc:"The numbers in the code of the original program."};function $s(t){return[{title:"Aim",facts:{aim:"Lay words for points, as in Scrabble; the highest score wins.",bombs:`Under the board of ${ke(t)} ${v(t.bombs,"bomb")} lie hidden.`}},{title:"The start",facts:{...ve(t),first:"The first play needs two tiles or more, and may lie anywhere."}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[Te,...Se(t)],refused:$t,open:"Each new tile opens its square: the number there counts the bombs in the eight squares around it. A 0 opens those squares, too, and so on.",blank:"A blank stands for no letter in particular. A word with blanks is valid if some letters in their place make one; they may differ from word to word and from turn to turn. A blank scores nothing.",draw:Ee(t)}},{title:"Points",facts:{words:Ce,numbers:`The number under a new tile multiplies: ${gs(t)}.`,bomb:"If a new tile lies on a bomb, all words through it score nothing. In later plays its letter scores as any other.",bonus:It(t)&&`${It(t)} A bomb does not change that.`}},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left.",zeros:`It is also over when a player has had ${v(t.zeros,"turn")} in a row without a point: passes, exchanges or bombs.`,held:"All lose the points of the tiles that they hold; nobody gains them."}}]}function gs({multipliers:t}){let e=new Map;return t.forEach(([n,o],r)=>{let s=_s(n,o);e.set(s,[...e.get(s)??[],r])}),[...e].map(([n,o])=>`${bs(o)} ${n}`).join("; ")}function bs(t){let[e]=t,n=t[t.length-1];return t.length>2&&n-e===t.length-1?`${e} to ${n}`:F(t)}function _s(t,e){return e?[t!==1&&`the letter by ${t}`,e!==1&&`the word by ${e}`].filter(Boolean).join(" and ")||"nothing":"the word by 0"}var fn={};at(fn,{RULESET_NOTES:()=>ys,parts:()=>xs,values:()=>Ts});var ys={waddingtons:"The rule book of Waddingtons, who published the game.",article:"An article about the game, with other penalties."};function xs(t){let e=`two packs if ${t.two_packs_from} or more play`,n=t.max_exchanged===null?"one or more cards":v(t.max_exchanged,"card");return[{title:"Aim",facts:{aim:"Get rid of your cards. The player who lays the last one ends the round; the others score the points of the cards that they hold.",out:`Points are bad: with ${t.out_at} or more you are out of the game.`,won:"The last player left wins, or after a set number of rounds the fewest points."}},{title:"The deal",facts:{cards:`${v(t.cards_each,"card")} each, from a pack of ${Io(t.pack)} (${e}). The other cards are the stock; its top card lies exposed beside it.`,dealer:"Each player draws a card; the highest deals first (A is the highest), and the next player begins.",later:ws[t.later_dealer]}},{title:"A turn",facts:{lead:"Choose one of these actions. You cannot pass.",ways:["Form a word of two or more letters.","Insert one or more cards into one word on the table, at its ends or between its letters, which keep their order: HAT becomes THATCHED.",`Change ${n} of one word on the table for yours, and take those into your hand: EXPERT becomes EXPORT, and the E is yours.`,"Discard a card, and take the exposed card or one from the stock."],master:"The Master stands for any letter. On the table it keeps that letter.",same:t.same_word_exchange?"A word may stay the same if a Master in it is changed for the card of its letter, or a card for your Master.":"A change must make another word.",stock:ks[t.renewal]}},{title:"Challenges",facts:vs(t)},{title:"The end of a round",facts:{end:"A round is over when a hand is empty and the last word stands. If all players are out of the game at once, the lowest score wins.",guard:`It is also over when in ${v(t.guard,"turn")} of each player no hand has become smaller. Then all score the cards that they hold.`}}]}var ws={rotation:"In later rounds the players deal in turn.",starter:"In later rounds the player who began the last round deals."},ks={"under top":"When the stock is empty, the exposed pile is shuffled and becomes the stock; its top card stays exposed.","turn up":"When the stock is empty, the whole exposed pile is shuffled and becomes the stock, and a card is turned up."};function vs({strict:t,right_challenger:e,right_offender:n,wrong_challenger:o}){return t?{refused:$t}:{may:"Any word may be laid, valid or not. Each of the others may challenge it, until one does.",right:`If it is not in the dictionary, the cards go back, and the turn is lost${[dn("the challenger",e),dn("the player",n)].join("")}.`,wrong:`If it is, the word stays${dn("the challenger",o)}.`,refused:se}}function dn(t,e){if(!e)return"";let n=v(Math.abs(e),"point");return e>0?`; ${t} gets ${n}`:`; ${t} has ${n} taken off`}function Ts({points:t,pack:e}){let n=new Map;for(let[o,r]of Object.entries(e)){let s=t[o],a=`${s} ${r}`,l=n.get(a)??{each:s,count:r,cards:[]};l.cards.push(o===L?"Master":o),n.set(a,l)}return{title:"The cards",columns:["Points","Cards","Of each"],rows:[...n.values()].sort((o,r)=>r.each-o.each||r.count-o.count).map(({each:o,cards:r,count:s})=>[o,r.join(" "),s]),note:`${Io(e)} cards in a pack.`}}var Io=t=>Object.values(t).reduce((e,n)=>e+n,0);var hn={};at(hn,{RULESET_NOTES:()=>Ss,parts:()=>Es,values:()=>Ae});var Oe=t=>String.fromCharCode(65+t),ft=({row:t,column:e})=>`${t+1}${Oe(e)}`,S=({row:t,column:e})=>`${t},${e}`,Y=(t,{row:e,column:n})=>(t[e]?.[n]??".")!==".",J=({row:t,column:e},n,o=1)=>n?{row:t+o,column:e}:{row:t,column:e+o};function Ut(t){let[e]=t.match(/\p{L}/u)??["A"];return{row:parseInt(t.replace(/\D/g,""),10)-1,column:e.toUpperCase().charCodeAt(0)-65,down:t.startsWith(e)}}function ot({at:t,word:e}){let{down:n,...o}=Ut(t),r=[],s=o;for(let a of e.match(/\([^)]*\)|./gu)??[]){let l=a.startsWith("(");l||r.push({...s,letter:a}),s=J(s,n,l?a.length-2:1)}return r}function Uo(t,e,n){let o=f=>Y(t,f)?`(${t[f.row][f.column]})`:e.find(u=>S(u)===S(f))?.letter,r=Cs(t,e,n);if(r===null)return{fault:"line"};let s=e.reduce((f,u)=>f.row+f.column<=u.row+u.column?f:u);for(let f=s;o(f);f=J(f,r,-1))s=f;let{row:a,column:l}=s,c=r?`${Oe(l)}${a+1}`:ft(s),d="",i=0;for(let f;f=o(s);s=J(s,r))d+=f,f.startsWith("(")||(i+=1);return i<e.length?{fault:"gap"}:{play:{action:"play",at:c,word:d.replaceAll(")(","")}}}function Cs(t,e,n){let[o]=e;if(e.length>1)return e.every(({row:s})=>s===o.row)?!1:e.every(({column:s})=>s===o.column)?!0:null;let r=s=>Y(t,J(o,s,-1))||Y(t,J(o,s));return!r(!1)&&(r(!0)||n)}var Ss={standard:"The rule book.",super:"Super Scrabble: a larger board and twice as many tiles."};function Es(t){return[{title:"Aim",facts:{aim:"Lay words for points; the highest score wins."}},{title:"The start",facts:{board:`The board has ${ke(t)}.`,...ve(t),first:`The first play needs two tiles or more${As(t)}.`}},{title:"A turn",facts:{lead:"Choose one of these actions.",ways:[Te,...Se(t)],blank:"You choose a letter for a blank when you lay it. The blank keeps that letter, and scores nothing.",draw:Ee(t)}},{title:"Points",facts:{words:Ce,squares:Ls(t),bonus:It(t)}},{title:"Challenges",facts:Os[t.challenge]},{title:"The end",facts:{out:"The game is over when the bag is empty and a player has no tile left. That player gains the points of the tiles that the others hold.",zeros:`It is also over after ${v(t.scoreless_turns,"turn")} in a row without a point, counting all players.`,held:"All lose the points of the tiles that they hold. If scores are equal, the one that was higher before wins."}}]}function As({start:t}){return t?`, one of them on the star (${ft({row:t[0],column:t[1]})})`:""}var Bt=t=>({may:"Any words may be laid, valid or not. Each of the others may challenge them, all together, until one does.",right:"If one of them is not in the dictionary, the tiles go back, and the turn is lost.",wrong:`If all of them are, ${t}.`,refused:se}),Os={rules:Bt("the challenger loses the next turn"),double:Bt("the challenger loses the next turn, which counts as one without a point"),single:Bt("nothing happens"),five:Bt("the play scores 5 points more"),ten:Bt("the play scores 10 points more"),void:{refused:$t}};function Ls({squares:t}){let e=s=>[...new Set(t.flat().map(a=>a[s]))].filter(a=>a!==1).sort(),n=e(0),o=e(1),r=[n.length?`the letter by ${F(n,"or")}`:"",o.length?`the word by ${F(o,"or")}`:""].filter(Boolean);return r.length?`Marked squares multiply ${F(r)}, in the play that lays a tile on them.`:""}var Bo="CATDOG* hat l[u]rch",Ps="* is the Master. In a table word, brackets mark its letter: l[u]rch.",qo="Type your cards to see what you can play.",Ms=[["plays","Plays"],["plan","Plan"]],Rs=[["all","All plays"],["form","Form"],["insert","Insert"],["substitute","Substitute"]];function Ho({info:t,dictionaries:e,query:n}){let[o,r]=C(n.get("position")??Bo),[s,a]=C(t.rulesets[0]),[l,c]=C(be(t,e)),[d,i]=C("plays"),f=yt(()=>le("lexicon",s),[s]).value;A(()=>fe("solver/lexicon",{position:o===Bo?"":o}),[o]);let[u="",...h]=o.trim().split(/\s+/),g={hand:u,table:h,ruleset:s,dictionary:l};return p`
    <section class="panel" aria-label="Position">
      <${Ct}
        label="Your cards, then the words on the table"
        id="position"
        class="large"
        value=${o}
        onInput=${r}
        hint=${Ps}
      />
      <${Ns}
        hand=${u}
        table=${h}
        points=${f&&"points"in f?f.points:void 0}
      />
      <div class="row">
        <${_e} info=${t} value=${s} onChange=${a} />
        <${ye}
          dictionaries=${e}
          value=${l}
          onChange=${c}
        />
        <${xe} label="What to find" value=${d} options=${Ms} onChange=${i} />
      </div>
    </section>
    ${d==="plays"?p`<${Ds} ...${g} />`:p`<${Fs} ...${g} />`}
  `}function Ns({hand:t,table:e,points:n}){return/^[\p{L}*?]+$/u.test(t)?p`
    <div class="felt">
      <span class="cards" role="group" aria-label="Hand">
        ${[...Wo(t)].map(o=>p`<${ut} card=${o} points=${n} />`)}
      </span>
      ${e.map(o=>p`<${tt} laid=${o} />`)}
    </div>
  `:null}var Wo=t=>t.toUpperCase().replaceAll("?",L);function Ds({hand:t,table:e,ruleset:n,dictionary:o}){let[r,s]=C("all"),[a,l]=C(Ft),c={positions:[{hand:t,table:e}],game:"lexicon",ruleset:n,dictionary:o},d=r==="all"?null:[r],{result:i,error:f,busy:u}=lt("solve",t?{...c,top:a,actions:d}:null),h=i?.rows[0],{moves:g,count:y=0}=h??{};return p`
    <section class="panel" aria-label="Plays" aria-busy=${u}>
      <div class="row">
        <h2 aria-live="polite">${g?v(y,"play"):"Plays"}</h2>
        <${xe} label="Kinds of plays" value=${r} options=${Rs} onChange=${s} />
      </div>
      <${nt} text=${f??(h?.error&&_t(h.error))} />
      ${!t&&p`<p class="hint">${qo}</p>`}
      ${g?.length===0&&p`<p>There is no play: draw a card.</p>`}
      ${g&&g.length>0&&p`
          <${dt}
            classes="folds"
            columns=${[{title:"Word"},{title:"Action"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${g.map(m=>({key:`${m.action} ${m.target} ${m.laid} ${m.left}`,cells:[p`<${tt} laid=${m.laid} />`,js(m,e),Yo(m.left),m.left_points]}))}
          />
          <${we} shown=${g.length} count=${y} onMore=${l} />
        `}
    </section>
  `}function js({action:t,target:e},n){return e===void 0?t:`${t} ${t==="insert"?"into":"in"} ${q(n[e]??"")}`}var Yo=t=>t?p`<${Tt} cards=${t} />`:p`<strong>none</strong>`;function Fs({hand:t,ruleset:e,dictionary:n}){let{result:o,error:r,busy:s}=lt("plan",t?{game:"lexicon",positions:[t],ruleset:e,dictionary:n}:null),a=o?.rows[0];return p`
    <section class="panel" aria-label="Plan" aria-busy=${s}>
      <h2 aria-live="polite">${a?.plans?Us(a.empties_in??null):"Plan"}</h2>
      <p class="hint">Words from the hand alone that leave the fewest points, turn by turn.</p>
      <${nt} text=${r??(a?.error&&_t(a.error))} />
      ${!t&&p`<p class="hint">${qo}</p>`}
      ${a?.plans&&p`
          <${dt}
            classes="folds"
            columns=${[{title:"Turns",number:!0},{title:"Words"},{title:"Cards left"},{title:"Points left",number:!0}]}
            rows=${a.plans.map(({turns:l,words:c,left:d,left_points:i})=>({key:l,cells:[l,Is(t,c),Yo(d),i]}))}
          />
        `}
    </section>
  `}function Is(t,e){let n=Wo(t),o=e.map(r=>{let s=ge(n,null,r);for(let a of s.cards)n=n.replace(a,"");return s.laid});return p`
    <span class="words">
      ${o.length?o.map(r=>p`<${tt} laid=${r} />`):"none"}
    </span>
  `}var Us=t=>t===null?"Not all cards can be played":`All cards played in ${v(t,"turn")}`;function Go({points:t}){let[e,n]=C(!1);return e?null:p`
    <span class="rising" aria-hidden="true" onAnimationEnd=${()=>n(!0)}>
      ${W(t)}
    </span>
  `}var zo=".",Ko="*",Le="✹",Jo="⚑",Bs="★",Xo={2:"double",3:"triple",4:"quadruple"},I=t=>"multipliers"in t;function Vo(t,e,n){let{row:o,column:r}=t,s=S(t),a=n.laid?.get(s),l=Y(n.rows,t)?n.rows[o][r]:null,c=a?a.letter:l,d=n.opened?n.opened[o]?.[r]??zo:null,i=d===zo,f=d===Ko,u=d===null||i||f?null:Number(d),h=u!==null&&I(e);return{name:ft(t),letter:c,isLaid:a!==void 0,closed:i,hit:f,number:u,premium:h?e.multipliers[u]:e.squares[o][r],start:e.start?.[0]===o&&e.start[1]===r,chance:n.odds&&i&&c===null?n.odds[o][r]:null,bomb:f||i&&n.bombs?.[o]?.[r]===Ko,flagged:i&&!a&&(n.flags?.has(s)??!1),last:n.last?.has(s)??!1,cursor:n.cursor?.row===o&&n.cursor.column===r,arriving:n.arriving?.has(s)??!1,exploding:n.exploding?.has(s)??!1}}function Qo(t){let{closed:e,hit:n,bomb:o,number:r,premium:s,chance:a,cursor:l,last:c}=t;return[e?"closed":mn(s),r!==null&&"open",n&&"hit",o&&"bomb",a!==null&&"odds",l&&"cursor",c&&"last",t.arriving&&"arriving",t.exploding&&"exploding"].filter(Boolean).join(" ")}function Zo({closed:t,bomb:e,number:n,premium:o,chance:r,flagged:s,start:a}){return e?Le:r!==null?Pt(r):s?Jo:n!==null?n:t?"":a?Bs:qs(o)}var tr=({hit:t,number:e})=>t?Le:e,er=({flagged:t,chance:e})=>t&&e!==null?Jo:null;function nr(t,e){let{name:n,closed:o,bomb:r,number:s,premium:a,chance:l,flagged:c,start:d,isLaid:i}=t;return[n,e??"empty",i&&"being laid",o&&"closed",r&&"bomb",s!==null&&`${v(s,"bomb")} around`,e===null&&Hs(a),e===null&&d&&"start",c&&"flagged",l!==null&&`${Pt(l)}% chance of a bomb`].filter(Boolean).join(", ")}function mn([t,e]){return t>1&&e>1?"both":t>1?`letter${t}`:e>1?`word${e}`:e===0?"zero":"plain"}var qs=([t,e])=>`${t>1?`${t}L`:""}${e===1?"":`${e}W`}`;function Hs([t,e]){return e===0?"word worth nothing":[t>1&&`${Xo[t]??`${t} times`} letter`,e>1&&`${Xo[e]??`${e} times`} word`].filter(Boolean).join(", ")}var $n={laid:[],cursor:null,down:!1};function Ne({start:t,squares:e}){let[n,o]=t??[e.length>>1,e[0].length>>1];return{row:n,column:o}}var Pe=class{constructor(e){this.rules=e,this.blank=e.blank}isOnBoard({row:e,column:n}){return this.rules.squares[e]?.[n]!==void 0}point(e,n){return e.cursor&&S(e.cursor)===S(n)?{...e,down:!e.down}:{...e,cursor:n}}arrow(e,n,o){let r=e.cursor??Ne(this.rules);return n!==e.down?{...e,cursor:r,down:n}:this.advanced({...e,cursor:r},o)}advanced(e,n=1){let o=J(e.cursor,e.down,n);return this.isOnBoard(o)?{...e,cursor:o}:e}},Me=class extends Pe{constructor(e,n,o){super(e),this.rows=n,this.rack=o,this.needsLetter=!e.free_blank}get letters(){return Object.keys(this.rules.values).filter(e=>e!==this.blank).sort()}left(e){let n=K(this.rack,e.laid.map(({tile:o})=>o));return[...this.rack].map((o,r)=>n[r]?null:o)}accepts(e){return e===this.blank||/^\p{L}$/u.test(e)}laidAt(e,n){return e.laid.find(o=>S(o)===S(n))}#e(e,n){let o=n;for(;Y(this.rows,o)||this.laidAt(e,o);)o=J(o,e.down);return this.isOnBoard(o)?o:null}lay(e,n,o,r=""){if(Y(this.rows,n)||!this.left(e).includes(o))return e;let s=this.needsLetter?r.toLowerCase():o,{laid:a}=this.takeBack(e,n),l=o===this.blank?s:o;return{...e,laid:[...a,{...n,tile:o,letter:l}]}}layLetter(e,{row:n,column:o,letter:r}){let s=r===r.toUpperCase()?r:this.blank;return this.lay(e,{row:n,column:o},s,r)}layAtCursor(e,n,o=""){let r=e.cursor&&this.#e(e,e.cursor),s=r?this.lay(e,r,n,o):e;return!r||s===e?e:{...s,cursor:this.#e(s,r)??r}}type(e,n,o=!1){let r=n.toUpperCase();return!o&&this.left(e).includes(r)?this.layAtCursor(e,r):this.needsLetter||r===this.blank?this.layAtCursor(e,this.blank,n):e}back(e){if(!e.cursor)return e;let n=e.cursor;if(!this.laidAt(e,n))do n=J(n,e.down,-1);while(Y(this.rows,n));return this.laidAt(e,n)?{...this.takeBack(e,n),cursor:n}:e}takeBack(e,n){return{...e,laid:e.laid.filter(o=>S(o)!==S(n))}}withoutTaken(e){return{...e,laid:e.laid.filter(n=>!Y(this.rows,n))}}move(e,n,o){let r=this.laidAt(e,n);return!r||Y(this.rows,o)?e:this.lay(this.takeBack(e,n),o,r.tile,r.letter)}chooseLetter(e,n){let o=e.laid.findIndex(s=>!s.letter),r={...e.laid[o],letter:n.toLowerCase()};return{...e,laid:e.laid.with(o,r)}}},Re=class extends Pe{accepts(e){return/^[\p{L}.]$/u.test(e)||e===this.blank||this.#e(e)}#e(e){return I(this.rules)&&/^[0-8*]$/.test(e)}type(e,n,o=!1){let r=this.advanced(e),s=o&&!this.rules.free_blank?n.toLowerCase():n.toUpperCase();return this.#e(n)&&e.opened?{...r,opened:qt(e.opened,e.cursor,n)}:{...r,rows:qt(e.rows,e.cursor,s)}}lay(e,n){let o=n.reduce((r,s)=>qt(r,s,s.letter),e.rows);return{...e,rows:o}}back(e){let{rows:n,opened:o,cursor:r}=e;return{...this.advanced(e,-1),rows:qt(n,r,"."),opened:o&&qt(o,r,".")}}};function qt(t,{row:e,column:n},o){return t.with(e,t[e].slice(0,n)+o+t[e].slice(n+1))}var Wt=({squares:t})=>t.map(e=>".".repeat(e.length));function De(t,e){let n=e.split(/[\n/]/);return Wt(t).map(({length:o},r)=>(n[r]??"").trim().replaceAll(" ",".").slice(0,o).padEnd(o,"."))}var or={ArrowRight:[!1,1],ArrowLeft:[!1,-1],ArrowDown:[!0,1],ArrowUp:[!0,-1]},Ws="!";function je(t,e,n,{onEnter:o,onEscape:r,onFlag:s,flagging:a}){let l=e.cursor?e:{...e,cursor:Ne(t.rules)},c=({key:d,shiftKey:i})=>d in or?t.arrow(e,...or[d]):d===" "?{...l,down:!l.down}:d==="Backspace"||d==="Delete"?t.back(l):t.accepts(d)?t.type(l,d,i):void 0;return d=>{let{key:i}=d;if(d.ctrlKey||d.metaKey||d.altKey)return;if(s&&(i===Ws||a&&(i==="Enter"||i===" ")))s(l.cursor),n(l);else if(i==="Enter"||i==="Escape"){let u=i==="Enter"?o:r;if(!u)return;u()}else{let u=c(d);if(u===void 0)return;n(u)}d.preventDefault()}}var Ys=15;function Yt({label:t,rules:e,onKey:n,onSquare:o,onFlag:r,draggable:s,...a}){let{score:l,rising:c=[],...d}=a,i=R(null),{cursor:f,down:u}=d,h=S(f??Ne(e));N(()=>{f&&i.current?.contains(document.activeElement)&&i.current.querySelector('[tabindex="0"]')?.focus()},[f?.row,f?.column]);let g=(m,$)=>{let x={row:m,column:$},w=S(x),b=Vo(x,e,d),{letter:E,chance:U}=b,D=o&&{tabindex:w===h?0:-1,"data-home":w===h?"play":void 0,"data-drop":`square ${m} ${$}`,onClick:()=>o(x),onContextMenu:r&&(M=>{M.preventDefault(),r(x)}),...b.isLaid&&s?.({square:x})};return p`
      <div
        key=${$}
        role="gridcell"
        class="square ${Qo(b)}"
        style=${U===null?void 0:{"--chance":U}}
        aria-label=${nr(b,E===null?null:gn(E,e))}
        ...${D}
      >
        ${E===null?p`
                <span class="sign" aria-hidden="true">${Zo(b)}</span>
                <span class="flag" aria-hidden="true">${er(b)}</span>
              `:p`
                <${Gs}
                  letter=${E}
                  classes=${b.isLaid?"laid":""}
                  corner=${tr(b)}
                  rules=${e}
                />
              `}
        ${l?.key===w&&p`<span class="sum" aria-hidden="true">${l.text}</span>`}
        ${c.filter(M=>M.square===w).map(({points:M,change:rt})=>p`<${Go} key=${rt} points=${M} />`)}
      </div>
    `},y=[...e.squares[0].keys()];return p`
    <div
      class="board-frame ${y.length>Ys?"large":""}"
      style=${{"--columns":y.length}}
    >
      <div class="coordinates columns" aria-hidden="true">
        ${y.map(m=>p`<span key=${m}>${Oe(m)}</span>`)}
      </div>
      <div class="coordinates rows" aria-hidden="true">
        ${e.squares.map((m,$)=>p`<span key=${$}>${$+1}</span>`)}
      </div>
      <div
        ref=${i}
        class="board ${u?"down":""}"
        role="grid"
        aria-label=${t}
        aria-readonly=${o?void 0:"true"}
        onKeyDown=${n}
      >
        ${e.squares.map((m,$)=>p`
            <div role="row" class="board-row" key=${$}>
              ${y.map(x=>g($,x))}
            </div>
          `)}
      </div>
    </div>
  `}var rr=(t,e)=>t===""||t===e.blank,sr=t=>t!==t.toUpperCase();function Gs({letter:t,classes:e,corner:n,rules:o}){let r=rr(t,o),s=r||sr(t);return p`
    <${z}
      classes=${e}
      letter=${r?"":t.toUpperCase()}
      wild=${s}
      points=${s?null:o.values[t]??null}
      corner=${n}
      aria-hidden="true"
    />
  `}function gn(t,e){return rr(t,e)?"blank":sr(t)?`blank for ${t.toUpperCase()}`:`${t}, ${v(e.values[t],"point")}`}var Fe={};at(Fe,{actionText:()=>zs,endFacts:()=>Zs,eventText:()=>Ks,lettersOf:()=>ht,pastActionText:()=>Gt,tilesText:()=>St});var ht=t=>t.replace(/[()]/g,"");function ar(t){let e=[...t.replace(/\([^)]*\)/g,"")].filter(r=>r!==r.toUpperCase()),n=ht(t).toUpperCase();if(!e.length)return n;let o=F(e.map(r=>r.toUpperCase()));return`${n} (${o} ${e.length>1?"blanks":"a blank"})`}function St(t){let e=t.replace(/[?_]/g,""),n=t.length-e.length,o=n>1?`${n} blanks`:"a blank";return[e,n&&o].filter(Boolean).join(" and ")}var zs=t=>ir(t).filter(Boolean).join(" ");function Gt(t,e,n=""){let[o,r]=ir(t);return`${[H(e,o),r,n].filter(Boolean).join(" ")}.`}function ir(t){switch(t.action){case"play":return["play",`${ar(t.word)} at ${t.at}`];case"exchange":return["exchange",St(t.tiles)];default:return[t.action,""]}}function Ks(t,e){switch(t.event){case"start draw":return`Tiles drawn for the start: ${t.players.map((o,r)=>`${e[o]} ${St(t.tiles[r])}`).join(", ")}.`;case"turn":return Qs(t,e[t.player]);case"lost turn":return`${H(e[t.player],"lose")} a turn for a wrong challenge.`;case"deal":return`${H(e[t.starter],"begin")}.`;case"game end":return Vs(t,e);case"forfeit":return re(t,e);case"taken back":return`The play of ${e[t.player]} is taken back.`;case"points":return`${e[t.player]} ${W(t.points)} ${Xs[t.why]}.`;default:return null}}var Xs={challenge:"for a play that was challenged and stands",time:"for time",tiles:"for tiles left"},Js={out:"a rack and the bag are empty",scoreless:"too many turns in a row without points",zeros:"too many turns in a row without points"};function Vs({why:t,adjustments:e,scores:n},o){let r=a=>o.map((l,c)=>`${l} ${a[c]}`).join(", "),s=e.some(Boolean)?` Tiles left: ${r(e.map(W))}.`:"";return`End of the game: ${Js[t]}.${s} Scores: ${r(n)}.`}function Qs(t,e){let{action:n,score:o=0,drawn:r,exchanged:s}=t,a=r?` Tiles drawn: ${St(r)}.`:"";switch(n.action){case"play":{let l="hit"in t&&t.hit?.length?t.hit:null,c=l?` A bomb explodes at ${F(l)}.`:"";return`${Gt(n,e,`for ${o}`)}${c}${a}`}case"exchange":return`${Gt(n,e,n.tiles?"":`${s} tiles`)}${a}`;case"challenge":{let c="right"in t&&t.right?"The play is taken back.":"The play stands.";return`${Gt(n,e)} ${c}`}case"accept":return null;default:return Gt(n,e)}}function Zs(t,e){let n=[],o=e.map(()=>0);for(let{event:c,player:d,action:i,score:f=0,right:u}of t)if(!(c!=="turn"||i.action==="accept")){if(i.action==="challenge"){u&&(n=n.slice(0,-1));continue}o[d]+=1,i.action==="play"&&n.push({player:d,action:i,score:f})}let r=t.findLast(({event:c})=>c==="game end"),s=n.toSorted((c,d)=>d.score-c.score)[0],a=e.map((c,d)=>{let f=n.filter(u=>u.player===d).map(({score:u})=>u).reduce((u,h)=>u+h,0);return`${c} ${(f/Math.max(1,o[d])).toFixed(1)}`});return[r&&oe(r.winners,r.scores.toSorted(ta),e),s&&`Best play: ${ar(s.action.word)} at ${s.action.at} for ${s.score}, by ${e[s.player]}.`,`Points a turn: ${a.join(", ")}.`].flatMap(c=>c||[])}var ta=(t,e)=>e-t;function lr(t,e,n){let o=I(n),[r,s]=C(null),[a,l]=C(null),[c,d]=C(()=>new Set(ct(t)?.flags)),[i,f]=C(!1),u=R(e.seq);u.current=e.seq,N(()=>s(null),[e.seq]);let h=o&&e.over,g=yt(async()=>h?await ea(t):null,[t,h]).value;if(!o)return null;let{opened:y=[],bombs:m=n.bombs}=e.observation;async function $(){let w=y.length?y:Wt(n),b=await gt("lexibomb.odds",{opened:w,bombs:m}).then(({probability:E})=>({odds:E,problem:null}),E=>({odds:null,problem:bt(E)}));u.current===e.seq&&(s(b.odds),l(b.problem))}function x(w){let b=new Set(c),E=b.delete(S(w));E||b.add(S(w)),d(b),kt(t,{flags:[...b]}),to(`${ft(w)}: flag ${E?"removed":"set"}.`)}return{board:{opened:y,odds:r,flags:c,bombs:g},count:m,hits:y.join("").split("*").length-1,toggleFlag:x,flagging:i,toggleFlagging:()=>f(!i),hasOdds:r!==null,toggleOdds:()=>r?s(null):$(),problem:a}}async function ea(t){return(await ro(t)).map(n=>JSON.parse(n)).find(({event:n})=>n==="deal")?.bombs??null}function cr({field:t}){let e=(n,o,r=()=>{})=>p`
    <button type="button" class="toggle" aria-pressed=${o} onClick=${r}>${n}</button>
  `;return p`
    ${e("Odds of bombs",t.hasOdds,t.toggleOdds)}
    ${e("Set flags",t.flagging,t.toggleFlagging)}
  `}function Ie({rules:t}){return p`
    <p class="hint" id="legend">
      A number counts the bombs around its square. New tiles there multiply:
    </p>
    <ul class="legend" aria-labelledby="legend">
      ${oa(t.multipliers).map(({premium:e,first:n,last:o})=>p`
          <li key=${n}>
            <span class="square open ${mn(e)}">
              ${n}${o>n?`–${o}`:""}
            </span>
            ${na(e)}
          </li>
        `)}
      <li>
        <span class="square bomb" role="img" aria-label="bomb">${Le}</span>
        its words score 0
      </li>
    </ul>
  `}function na([t,e]){return[t!==1&&`letter × ${t}`,e!==1&&`words × ${e}`].filter(Boolean).join(", ")||"nothing"}function oa(t){let e=[];return t.forEach((n,o)=>{let r=e.at(-1);r&&String(r.premium)===String(n)?r.last=o:e.push({premium:n,first:o,last:o})}),e}var ra="RETINA",sa=100;function bn({info:t,...e}){let[n,o]=C(t.rulesets[0]),{value:r,error:s}=yt(()=>le(t.game,n),[n]);if(!r)return p`<${nt} text=${s} />`;let a=p`
    <${_e} info=${t} value=${n} onChange=${o} />
  `;return p`
    <${aa}
      key=${n}
      info=${t}
      rules=${r}
      rulesetChoice=${a}
      ...${e}
    />
  `}function aa({info:t,rules:e,query:n,dictionaries:o,rulesetChoice:r}){let s=I(e),[a,l]=C(()=>({rows:De(e,n.get("board")??""),opened:s?De(e,n.get("opened")??""):null,cursor:null,down:!1})),[c,d]=C(n.get("rack")??ra+e.blank),[i,f]=C(be(t,o)),[u,h]=C(null),[g,y]=C([]),m=new Re(e),{rows:$,opened:x}=a;function w(_,k=c){[_.rows,_.opened].join()!==[$,x].join()&&y([...g.slice(1-sa),{draft:a,rack:c}]),l(_),d(k)}function b(){let _=g.at(-1);_&&(l(_.draft),d(_.rack),y(g.slice(0,-1)))}ce("keydown",_=>{let{key:k,ctrlKey:P,metaKey:O,shiftKey:V,target:G}=_;!((P||O)&&!V&&k.toLowerCase()==="z")||G instanceof Element&&G.matches("input, textarea")||(_.preventDefault(),b())});let E=c.replace(/\s/g,"").toUpperCase(),U=Wt(e),D=_=>!_||_.join()===U.join();A(()=>{let _=k=>!k||D(k)?"":k.join("/");fe(`solver/${e.game}`,{rack:c,board:_($),opened:_(x)}),h(null)},[c,$,x]);let M=u?ot(u):[],Et=p`
    <button type="button" disabled=${!u} onClick=${()=>{let _=M.map(({letter:k})=>k===k.toUpperCase()?k:e.blank);w(m.lay(a,M),Z(E,_).join(""))}}>
      Lay ${u?ht(u.word):"the play that is shown"}
    </button>
  `,st=_=>k=>w({...a,[_]:De(e,k)});return p`
    <div class="table ${e.game}">
      <div class="table-main">
        <${Yt}
          label="Board"
          rules=${e}
          ...${a}
          laid=${new Map(M.map(_=>[S(_),_]))}
          onSquare=${_=>w(m.point(a,_))}
          onKey=${je(m,a,w,{})}
        />
        ${s&&p`<${Ie} rules=${e} />`}
        <p class="hint">
          Click a square and type. Arrows turn and move, Backspace clears.
          ${s?" 0 to 8 open a square, * is a bomb that was hit.":""}
          ${e.free_blank?` ${e.blank} is a blank.`:" With Shift a letter is a blank."}
        </p>
        <div class="row">
          ${!s&&Et}
          <button
            type="button"
            disabled=${D($)&&D(x)}
            onClick=${()=>w({...a,rows:U,opened:x&&U})}
          >
            Clear the board
          </button>
          <button type="button" disabled=${!g.length} onClick=${b}>Undo</button>
        </div>
        <details class="panel">
          <summary>The board as text</summary>
          <${ur} label="Tiles" rows=${$} onRows=${st("rows")} />
          ${s&&p`<${ur} label="Open squares" rows=${x} onRows=${st("opened")} />`}
        </details>
      </div>
      <div class="table-side">
        <section class="panel" aria-label="Position">
          <${Ct}
            label="Your tiles"
            id="rack"
            class="large"
            value=${c}
            onInput=${d}
            hint=${`${e.blank} is a blank.`}
          />
          ${r}
          <${ye}
            dictionaries=${o}
            value=${i}
            onChange=${f}
          />
        </section>
        <${la}
          rules=${e}
          position=${E&&ia($,x,E)}
          dictionary=${i}
          shown=${u}
          onShow=${h}
        />
      </div>
    </div>
  `}function ia(t,e,n){return e?{board:t,opened:e,rack:n}:`${t.map(r=>r.replace(/\.+/g,s=>String(s.length))).join("/")} ${n}/ 0/0 0`}function ur({label:t,rows:e,onRows:n}){let o=t.toLowerCase().replace(" ","-");return p`
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
  `}function la({rules:t,position:e,dictionary:n,shown:o,onShow:r}){let[s,a]=C(Ft),{game:l,ruleset:c}=t,{result:d,error:i,busy:f}=lt("solve",e?{game:l,positions:[e],ruleset:c,dictionary:n,top:s}:null),u=d?.rows[0],h=u?.plays,g=u?.count??0,y=I(t),m=$=>p`
    <button
      type="button"
      class="plain"
      aria-pressed=${$.at===o?.at&&$.word===o.word}
      onClick=${()=>r($)}
    >
      ${ht($.word)}
    </button>
  `;return p`
    <section class="panel" aria-label="Plays" aria-busy=${f}>
      <h2 aria-live="polite">${h?v(g,"play"):"Plays"}</h2>
      <${nt} text=${i??(u?.error&&_t(u.error))} />
      ${h&&p`
          <${dt}
            columns=${[{title:"Play"},{title:"At"},y&&{title:"Bomb",number:!0},{title:"Points",number:!0}]}
            rows=${h.map($=>({key:`${$.at} ${$.word}`,cells:[m($),$.at,y&&`${Pt($.bomb??0)}%`,y?$.score.toFixed(1):$.score]}))}
          />
          <${we} shown=${h.length} count=${g} onMore=${a} />
        `}
    </section>
  `}var Ue={};at(Ue,{Play:()=>ga,Position:()=>wa,StaticHand:()=>va,solverQuery:()=>ka});function pr({tiles:t,rules:e,label:n}){return p`
    <span class="rack" role="img" aria-label=${n}>
      ${[...t].map(o=>p`<${fr} tile=${o} rules=${e} aria-hidden="true" />`)}
    </span>
  `}function dr({rack:t,rules:e,left:n,chosen:o,onTile:r,draggable:s}){return p`
    <div class="rack" role="group" aria-label="Your rack" data-drop="rack">
      ${[...t].map((a,l)=>p`
          <${fr}
            key=${`${l}${a}`}
            tile=${a}
            rules=${e}
            aria-label=${gn(a,e)}
            aria-pressed=${o.includes(l)}
            disabled=${n[l]===null}
            onClick=${()=>r(l)}
            data-drop=${`rack ${l}`}
            ...${s({place:l})}
          />
        `)}
    </div>
  `}function fr({tile:t,rules:e,...n}){let o=t===e.blank,r=o?null:e.values[t];return p`
    <${z} letter=${o?"":t} wild=${o} points=${r} ...${n} />
  `}function hr(t,e){let n=K(t,e),o=[...t].filter((r,s)=>n[s]);return[...o,...Z(e,o)].join("")}function mr(t,e,n){let o=[...t];return o.splice(n,0,...o.splice(e,1)),o.join("")}function $r(t){let e=[...t];for(let n=e.length-1;n>0;n-=1){let o=Math.floor(Math.random()*(n+1));[e[n],e[o]]=[e[o],e[n]]}return e.join("")}function gr(t,e,n,o,r){let{rack:s="",board:a=[],history:l=[]}=e.observation,c=l.filter(({player:k,action:P})=>k===e.seat&&P.action==="exchange"),d=`${s} ${c.length}`,[i,f]=C(()=>({...$n,...de(t,d)})),[u,h]=C(()=>ct(t)?.order??""),[g,y]=C([]),[m,$]=C(!1),x=u?hr(u,s):s,w=new Me(n,a,x),b=i.laid.some(({letter:k})=>!k),{play:E,fault:U}=i.laid.length&&!b?Uo(a,i.laid,i.down):{},D=()=>{f(k=>({...k,laid:[]})),y([]),$(!1)};Mt(D,[d]),A(()=>{let k={laid:i.laid,down:i.down};kt(t,{order:u,draft:{position:d,value:k}})},[d,u,i.laid,i.down]),N(()=>f(w.withoutTaken(i)),[a.join()]),A(()=>{if(o)if(D(),o.action==="play"){let{down:k}=Ut(o.at);f(ot(o).reduce((P,O)=>w.layLetter(P,O),{...$n,down:k}))}else o.action==="exchange"&&M(o.tiles)},[o]);function M(k=""){D(),$(!0);let P=K(x,k);y([...P.keys()].filter(O=>P[O]))}function rt(k){h(k),y([])}function Et({place:k=0,square:P},O){let[V,...G]=(O??"").split(" "),[zt,wr]=G.map(Number);if(V==="square"){let xn={row:zt,column:wr};f(P?w.move(i,P,xn):w.lay(i,xn,x[k]))}else P?f(w.takeBack(i,P)):V==="rack"&&zt!==void 0&&rt(mr(x,k,zt))}function st(k){let P=g.filter(V=>V!==k),O=P.length<g.length;m?y(O?P:[...g,k]):i.cursor?f(w.layAtCursor(i,x[k])):y(O?[]:[k])}function _(k){r?r(k):!m&&g.length?(f(w.lay(i,k,x[g[0]])),y([])):w.laidAt(i,k)?f(w.takeBack(i,k)):f(w.point(i,k))}return{rack:x,editor:w,draft:i,setDraft:f,chosen:g,exchanging:m,needsLetter:b,play:E,fault:U,left:w.left(i),clear:D,startExchange:M,shuffle:()=>rt($r(x)),chooseLetter:k=>f(w.chooseLetter(i,k)),onTile:st,onSquare:_,draggable:$e(Et,{small:!0})}}function _n(t=[]){let e=t.flatMap(({number:n,events:o})=>o.filter(({event:r,action:s})=>r==="turn"&&s.action==="play").map(({action:r,score:s=0,hit:a=[]})=>({laid:ot(r),score:s,hit:a,change:n})));return{arriving:new Set(e.flatMap(({laid:n})=>n.map(S))),exploding:new Set(e.flatMap(({hit:n})=>n.map(ca))),rising:e.map(({laid:n,score:o,change:r})=>({square:S(yn(n)),points:o,change:r}))}}var ca=t=>S(Ut(t)),yn=t=>t.reduce((e,n)=>e.row+e.column>n.row+n.column?e:n);function br(t){let{turn:e,preview:n,rules:o,notice:r,mustAnswer:s,canAct:a,act:l}=t,{rack:c,chosen:d}=e;return p`
    <section class="panel own-turn" aria-label="Your turn">
      <div class="rack-row">
        <${dr}
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
      ${e.needsLetter&&p`
          <${he}
            label="The blank stands for"
            letters=${e.editor.letters}
            onPick=${e.chooseLetter}
          />
        `}
      <p class="preview" role="status">
        ${e.fault?Ge[e.fault]:pa(n,e.draft.laid.length,o)}
      </p>
      ${r}
      ${e.exchanging?p`
              <${ma}
                tiles=${d.map(i=>c[i]).join("")}
                canAct=${a}
                endsGame=${t.endsWithoutPoints}
                act=${l}
                onCancel=${e.clear}
              />
            `:!s&&p`<${fa} ...${t} />`}
      <p class="hint keys">${ua(o)}</p>
    </section>
  `}var ua=t=>`On the board: letters lay tiles, ${t.free_blank?t.blank:"Shift"} a blank; arrows turn and move; Backspace takes a tile back, Escape all; Enter plays${I(t)?"; ! sets a flag":""}.`;function pa(t,e,n){if(!t)return null;let{words:o,bonus:r,score:s,closed:a,fault:l}=t;if(l){let f=l.rule==="start"&&n.start?"start square":l.rule;return Ge[f]??Zn}let c=o.map(({word:f,points:u})=>`${f.toUpperCase()} ${u}`);r&&c.push(`${r} for ${v(e,"tile")}`);let d=c.length>1?`${c.join(" + ")} = `:`${o[0].word.toUpperCase()} `,i=a.length&&I(n)&&da(n);return p`
    ${d}<strong>${i?"at least ":""}${v(s??0,"point")}</strong>
    ${a.length?", if there is no bomb":""}
  `}var da=({multipliers:t})=>t.flat().every(e=>e>=1);function fa(t){let{turn:e,field:n,preview:o,canAct:r,canExchange:s,endsWithoutPoints:a,act:l}=t,{play:c,draft:d}=e,[i,f]=C(!1);if(A(()=>f(!1),[r]),i)return p`
      <${ha}
        tiles=${d.laid.length}
        endsGame=${a}
        canAct=${r}
        act=${l}
        onCancel=${()=>f(!1)}
      />
    `;let u=r&&c&&!o?.fault;return p`
    <div class="row">
      <button type="button" class="main" disabled=${!u} onClick=${()=>c&&l(c)}>
        ${c?`Play ${ht(c.word).toUpperCase()}`:"Play"}
      </button>
      <button type="button" disabled=${!d.laid.length} onClick=${e.clear}>Take back</button>
      ${!t.playsOnly&&p`
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
      ${n&&p`<${cr} field=${n} />`}
    </div>
    <${nt} text=${n?.problem} />
  `}var _r="Another turn without points ends the game.";function ha({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){let s=R(null);return N(()=>s.current?.focus(),[]),p`
    <p id="pass-question">
      ${t?`Pass, and take back ${v(t,"tile")}?`:"Pass without playing?"}${" "}
      ${e&&p`<strong>${_r}</strong>`}
    </p>
    <div class="row" role="group" aria-labelledby="pass-question">
      <button type="button" ref=${s} onClick=${r}>Play on</button>
      <button type="button" disabled=${!n} onClick=${()=>o({action:"pass"})}>Pass</button>
    </div>
  `}function ma({tiles:t,endsGame:e,canAct:n,act:o,onCancel:r}){return p`
    ${e&&p`<p><strong>${_r}</strong></p>`}
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
  `}function yr({rules:t,board:e,rack:n,bag:o}){let r=$a(t,e,n),s=r.reduce((a,[,l])=>a+l,0);return p`
    <details class="unseen-tiles">
      <summary class="hint">In the bag: ${v(o,"tile")}.</summary>
      <p class="hint">${v(s,"tile")} in the bag and on the racks of others:</p>
      <ul aria-label="Tiles that you do not see">
        ${r.map(([a,l])=>p`
            <li key=${a} class=${l?"":"none"}>
              <strong>${a===t.blank?"blank":a}</strong> ${l}
            </li>
          `)}
      </ul>
    </details>
  `}function $a({counts:t,blank:e},n,o){let r={...t};for(let s of n.join("").replaceAll(".",""))r[s===s.toUpperCase()?s:e]-=1;for(let s of o)r[s]-=1;return Object.entries(r).sort(([s],[a])=>+(s===e)-+(a===e)||s.localeCompare(a))}function ga(t){let{id:e,view:n,rules:o,changes:r,canAct:s,mustAnswer:a,act:l,suggested:c,notice:d,onDraft:i}=t,{board:f=[],rack:u="",bag:h=0,history:g}=n.observation,y=n.seat!==null&&!n.over,m=lr(e,n,o),$=gr(e,n,o,c,m?.flagging?m.toggleFlag:null),{draft:x,play:w}=$,b=_a(e,n.seq,y?w:void 0),E=it(()=>xa(g),[n.seq]),U=it(()=>_n(r),[r]);A(i,[x.laid,$.chosen]);let D=y&&{...x,laid:new Map(x.laid.map(M=>[S(M),M])),score:b?.fault===null?ya(x.laid,b):null,onSquare:$.onSquare,onFlag:m?.toggleFlag,draggable:$.draggable,onKey:je($.editor,x,$.setDraft,{onEnter:()=>w&&s&&!b?.fault&&l(w),onEscape:$.clear,onFlag:m?.toggleFlag,flagging:m?.flagging})};return p`
    <div class="board-area">
      <${Yt}
        label="Board"
        rules=${o}
        rows=${f}
        last=${E}
        ...${U}
        ...${m?.board}
        ...${D}
      />
      <${yr} rules=${o} board=${f} rack=${u} bag=${h} />
      ${m&&p`
          <p class="hint">Bombs: ${m.count}, ${m.hits} hit.</p>
          <${Ie} rules=${o} />
        `}
      ${y&&p`
          <p class="hint taps">
            Tap a tile, then a square, or drag it there. Tap a tile on the board to take it back.
          </p>
        `}
    </div>
    ${y&&p`
        <${br}
          turn=${$}
          field=${m}
          preview=${b}
          rules=${o}
          notice=${d}
          mustAnswer=${a}
          canAct=${s}
          playsOnly=${t.playsOnly}
          canExchange=${h>=o.exchange_from}
          endsWithoutPoints=${ba(n,o)}
          act=${l}
        />
      `}
  `}function ba({seat:t,observation:e},n){let{scoreless:o=0,zeros:r=[]}=e;return I(n)?(r[t??0]??0)+1>=n.zeros:o+1>=n.scoreless_turns}function _a(t,e,n){let o=ct(t)?.token,r=n&&o?{id:t,token:o,action:n,seq:e}:null,{result:s,busy:a}=lt("table.score",r);return a?null:s}function ya(t,{score:e,closed:n}){return{key:S(yn(t)),text:`${e}${n.length?"?":""}`}}var xa=(t=[])=>xr(t.findLast(({action:e})=>e.action!=="accept")?.action),xr=t=>new Set(t?.action==="play"?ot(t).map(S):[]);function wa({observation:t,rules:e,action:n,bombs:o,changes:r}){let{board:s=[],opened:a=[]}=t;return p`
    <${Yt}
      label="Board"
      rules=${e}
      rows=${s}
      last=${xr(n)}
      opened=${I(e)?a:null}
      bombs=${o}
      ...${_n(r)}
    />
  `}var ka=({board:t=[],opened:e=[]},n)=>({rack:n,board:t.join("/"),...e.length?{opened:e.join("/")}:{}}),va=({hand:t,rules:e,label:n})=>p`<${pr} tiles=${t} rules=${e} label=${n} />`;var Eo={lexicon:{...un,...Ze,Solver:Ho,RoundScores:Do,addDetails:en,lastHands:yo,rules:fn,emblem:"ACE",tagline:"The card game of words: be the first to play all your cards."},scrabble:{...Ue,...Fe,Solver:bn,rules:hn,emblem:"QIZ",tagline:"Crosswords for points, on premium squares."},lexibomb:{...Ue,...Fe,Solver:bn,rules:pn,emblem:"12✹",tagline:"Scrabble on a minefield: numbers multiply, bombs cost the word."}};export{Ca as a,C as b,A as c,N as d,R as e,it as f,Sa as g,p as h,v as i,F as j,W as k,Pt as l,Xn as m,Aa as n,Oa as o,Or as p,Lr as q,La as r,Pa as s,Jn as t,re as u,Pr as v,Ma as w,Vn as x,Ra as y,Mr as z,Na as A,Da as B,to as C,eo as D,ie as E,gt as F,ro as G,bt as H,Ba as I,le as J,qa as K,yt as L,Ga as M,ce as N,za as O,Ka as P,Xa as Q,Va as R,jr as S,Qa as T,Za as U,ti as V,ct as W,ei as X,kt as Y,ni as Z,oi as _,ri as $,si as aa,ai as ba,ii as ca,li as da,mo as ea,di as fa,fi as ga,Go as ha,Eo as ia,rn as ja,Ri as ka,Ni as la,be as ma,sn as na,Di as oa,ji as pa,Fi as qa,Ii as ra,Ui as sa,Zr as ta,ts as ua,Ct as va,Ji as wa,Po as xa,_e as ya,ye as za,es as Aa,Vi as Ba,Qi as Ca,dt as Da,nt as Ea};

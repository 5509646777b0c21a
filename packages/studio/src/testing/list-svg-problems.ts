/** Problems of an SVG file; empty when browsers and librsvg can read it. */
export function listSvgProblems(svg: string): string[] {
  const problems: string[] = [];
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_tag, close, name, _attributes, empty) => {
      if (close) {
        const last = open.pop();
        if (last !== name) problems.push(`</${name}> closes <${last}>`);
      } else if (!empty) open.push(name);
      return '';
    },
  );
  if (open.length > 0) problems.push(`never closed: ${open.join(', ')}`);
  if (/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(rest)) problems.push('stray markup in text');
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'))
    problems.push('does not begin as an SVG file');
  if (/NaN|undefined|Infinity|\[object|e-\d/.test(svg)) problems.push('a number or word is missing');
  if (/xlink|<script|<image|<foreignObject|(?:href|src)="(?!#)/.test(svg))
    problems.push('reaches outside itself');
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) {
    if (!ids.has(id)) problems.push(`nothing is called #${id}`);
  }
  return problems;
}

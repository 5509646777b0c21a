/** What is wrong with an SVG file, in words; an empty list when a browser and librsvg will both read it. */
export function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_tag, close, name, _attributes, empty) => {
      if (close) {
        const last = open.pop();
        if (last !== name) faults.push(`</${name}> closes <${last}>`);
      } else if (!empty) open.push(name);
      return '';
    },
  );
  if (open.length > 0) faults.push(`never closed: ${open.join(', ')}`);
  if (/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(rest)) faults.push('stray markup in text');
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"'))
    faults.push('does not begin as an SVG file');
  if (/NaN|undefined|Infinity|\[object|e-\d/.test(svg)) faults.push('a number or word is missing');
  if (/xlink|<script|<image|<foreignObject|(?:href|src)="(?!#)/.test(svg))
    faults.push('reaches outside itself');
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) {
    if (!ids.has(id)) faults.push(`nothing is called #${id}`);
  }
  return faults;
}

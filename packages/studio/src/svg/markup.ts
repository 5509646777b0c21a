type Value = string | number | undefined;

/** Two decimals are finer than a pixel at every size the shop uses, and keep an image small. */
export function num(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? '0' : String(rounded).replace(/^(-?)0\./, '$1.');
}

/** One element; attributes without a value are left out. */
export function el(name: string, attributes: Record<string, Value>, children = ''): string {
  let open = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) open += ` ${key}="${typeof value === 'number' ? num(value) : value}"`;
  }
  return children === '' ? `${open}/>` : `${open}>${children}</${name}>`;
}

/** Path data with every number rounded to a tenth: d`M${x} ${y}h${width}`. */
export function d(words: TemplateStringsArray, ...numbers: number[]): string {
  const path = words.reduce(
    (drawn, word, at) => drawn + num(Math.round((numbers[at - 1] ?? 0) * 10) / 10) + word,
  );
  // A minus sign separates two numbers, so no space is needed.
  return path.replaceAll(' -', '-');
}

/** A group; empty without children. */
export function group(children: string, attributes: Record<string, Value> = {}): string {
  return children === '' ? '' : el('g', attributes, children);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

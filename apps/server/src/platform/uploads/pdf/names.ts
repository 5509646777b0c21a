/** Everything that ends a name: white space and delimiters. */
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/g;

/** `Open#41ction` is `OpenAction`: a reader decodes the two digits after each #. */
export const decodeName = (name: string): string =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Every name in a text, decoded, wherever it stands: a reader may start at any offset, also inside a comment or string. */
export function* listNames(text: string): Generator<string> {
  for (const [, name = ''] of text.matchAll(NAME)) yield decodeName(name);
}

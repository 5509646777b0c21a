/**
 * The text of one member of a JSON object, exactly as sent: Alipay signs it, and parsing and writing it again could change
 * it. Null when the text does not have the expected form.
 */
export function signedPart(text: string, name: string): string | null {
  const start = text.indexOf(`"${name}":`);
  if (start < 0) return null;
  const from = start + name.length + 3;
  if (text[from] !== '{') return null;
  let depth = 0;
  let isInString = false;
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') at++;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return text.slice(from, at + 1);
  }
  return null;
}

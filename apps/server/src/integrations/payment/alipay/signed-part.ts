/**
 * The bytes of a member of a JSON object, exactly as they were sent: Alipay signs those, and parsing and writing them
 * again would give others. Null when the text is not shaped as expected.
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

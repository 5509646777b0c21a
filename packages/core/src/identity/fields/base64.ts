/**
 * Base64 of UTF-8 text. Login ids, passwords and keywords are sent in it: an encoding that keeps
 * Chinese text intact in older clients. It is not encryption.
 */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

export function encodeBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Null unless the text is padded standard base64 of valid UTF-8: lenient decoders accept invalid input. */
export function decodeBase64(encoded: string): string | null {
  if (!BASE64.test(encoded)) return null;
  const binary = atob(encoded);
  // Leftover bits in the last character would allow several encodings of one text.
  if (btoa(binary) !== encoded) return null;
  try {
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * What no text of the catalogue may hold: control characters (PostgreSQL refuses NUL), characters that turn the reading
 * direction, lone surrogates, towers of marks, and U+FFFD, the scar of a file once read in the wrong encoding.
 */
const FORBIDDEN = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFFFD]|\p{Surrogate}|\p{M}{5,}/u;

/** Normalises a text: NFC, plain line ends, trimmed. Null when it contains forbidden characters. */
export function cleanPlainText(text: string): string | null {
  const clean = text.replace(/\r\n?/g, '\n').trim().normalize('NFC');
  return FORBIDDEN.test(clean) ? null : clean;
}

/**
 * What no text of the catalogue may hold: control characters (PostgreSQL refuses NUL), characters that turn the reading
 * direction, lone surrogates, towers of marks, and U+FFFD, the scar of a file once read in the wrong encoding.
 */
const FORBIDDEN = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069\uFFFD]|\p{Surrogate}|\p{M}{5,}/u;

/** One spelling for one text: composed (NFC), plain line ends, nothing blank around it. Null when it may not come in. */
export function cleanPlainText(text: string): string | null {
  const clean = text.replace(/\r\n?/g, '\n').trim().normalize('NFC');
  return FORBIDDEN.test(clean) ? null : clean;
}

/**
 * Parses a Cookie header or `document.cookie`. A value that cannot be decoded is kept as it is, so that it does not
 * break the page.
 */
export function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    // Of two cookies with the same name the first has the longer path and takes precedence.
    if (equals > 0 && name && !cookies.has(name))
      cookies.set(name, decodeValue(pair.slice(equals + 1).trim()));
  }
  return cookies;
}

function decodeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

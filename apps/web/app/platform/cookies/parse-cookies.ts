/** Reads a Cookie header or `document.cookie`. A value that does not decode is kept as it came: nobody's cookie breaks a page. */
export function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    // The first of two cookies with one name has the longer path, so it is the nearer one.
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

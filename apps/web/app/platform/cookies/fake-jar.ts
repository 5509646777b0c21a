import type { CookieJar } from './cookies.ts';

/** A fake cookie jar for tests: stores values, deletes at Max-Age=0, records every line written. */
export function fakeJar(initial: Record<string, string> = {}): CookieJar & { written: string[] } {
  const stored = new Map(Object.entries(initial));
  const written: string[] = [];
  return {
    written,
    read: () => [...stored].map(([name, value]) => `${name}=${value}`).join('; '),
    write(line) {
      written.push(line);
      const [pair = ''] = line.split(';');
      const equals = pair.indexOf('=');
      if (/Max-Age=0$/.test(line)) stored.delete(pair.slice(0, equals));
      else stored.set(pair.slice(0, equals), pair.slice(equals + 1));
    },
  };
}

import { COOKIE_TABLE, type CookieName, LIFETIMES } from './cookie-table.ts';
import { parseCookies } from './parse-cookies.ts';

/** `document.cookie`, or a stand-in. */
export interface CookieJar {
  read(): string;
  write(line: string): void;
}

export interface Cookies {
  /** Empty when there is none. */
  get(name: CookieName): string;
  /** False when it was not kept, because a browser would drop it for its size. */
  set(name: CookieName, value: string): boolean;
  delete(name: CookieName): void;
}

/** Browsers drop a cookie whose name and value pass 4096 bytes, without a word. */
const COOKIE_MAX = 4096;

export function createCookies(jar: CookieJar, { secure }: { secure: boolean }): Cookies {
  const attributes = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    get: (name) => parseCookies(jar.read()).get(name) ?? '',
    set(name, value) {
      const pair = `${name}=${encodeURIComponent(value.toWellFormed())}`;
      if (pair.length > COOKIE_MAX) return false;
      const seconds = LIFETIMES[COOKIE_TABLE[name]];
      jar.write([pair, attributes, ...(seconds === null ? [] : [`Max-Age=${seconds}`])].join('; '));
      return true;
    },
    delete: (name) => jar.write(`${name}=; ${attributes}; Max-Age=0`),
  };
}

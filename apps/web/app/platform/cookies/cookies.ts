import { COOKIE_TABLE, type CookieName, LIFETIMES } from './cookie-table.ts';
import { parseCookies } from './parse-cookies.ts';

/** `document.cookie`, or a fake. */
export interface CookieJar {
  read(): string;
  write(line: string): void;
}

export interface Cookies {
  /** Empty when not set. */
  get(name: CookieName): string;
  /** False when it was not stored because it exceeds the size limit. */
  set(name: CookieName, value: string): boolean;
  delete(name: CookieName): void;
}

/** Browsers silently drop a cookie whose name and value exceed 4096 bytes. */
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

import { COOKIE_TABLE, type CookieName, LIFETIMES } from './cookie-table.ts';
import { parseCookies } from './parse-cookies.ts';

/** `document.cookie`, or a fake. */
export interface CookieJar {
  read(): string;
  write(line: string): void;
}

export interface Cookies {
  /** Empty when not set. Read anew after the task or promise that asked. */
  get(name: CookieName): string;
  /** False when it was not stored because it exceeds the size limit. */
  set(name: CookieName, value: string): boolean;
  delete(name: CookieName): void;
}

/** Browsers silently drop a cookie whose name and value exceed 4096 bytes. */
const COOKIE_MAX = 4096;

export function createCookies(jar: CookieJar, { secure }: { secure: boolean }): Cookies {
  const attributes = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  // The browser asks another process for them, about 0.3 ms each time: twenty times when a product page starts.
  let known: ReadonlyMap<string, string> | null = null;
  function all() {
    if (known) return known;
    queueMicrotask(() => {
      known = null;
    });
    known = parseCookies(jar.read());
    return known;
  }
  function write(line: string) {
    known = null;
    jar.write(line);
  }
  return {
    get: (name) => all().get(name) ?? '',
    set(name, value) {
      const pair = `${name}=${encodeURIComponent(value.toWellFormed())}`;
      if (pair.length > COOKIE_MAX) return false;
      const seconds = LIFETIMES[COOKIE_TABLE[name]];
      write([pair, attributes, ...(seconds === null ? [] : [`Max-Age=${seconds}`])].join('; '));
      return true;
    },
    delete: (name) => write(`${name}=; ${attributes}; Max-Age=0`),
  };
}

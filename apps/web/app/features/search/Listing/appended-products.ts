import type { ProductCard } from '@huarong/contract/catalogue';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** The products that were appended to a listing, kept with its entry of the history. */
export interface Appended {
  /** The listing without them: its first page. */
  href: string;
  /** The last page that was appended. */
  pageNo: number;
  products: readonly ProductCard[];
}

const PREFIX = 'listing:';
/** Listings of one visit whose products are kept; each may be a hundred kilobytes. */
const MAX_ENTRIES = 6;
const known = new Map<string, Appended | null>();
const listeners = new Set<() => void>();

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

/**
 * Read while the listing renders for the first time, so that it already has its full height when the router scrolls to
 * where the shopper was.
 */
export function useAppended(href: string): Appended | null {
  const { key } = useLocation();
  const appended = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  return appended?.href === href ? appended : null;
}

export function writeAppended(key: string, appended: Appended) {
  known.set(key, appended);
  for (const notify of listeners) notify();
  try {
    const others = Object.keys(sessionStorage).filter((each) => each.startsWith(PREFIX));
    for (const each of others.slice(0, Math.max(0, others.length - MAX_ENTRIES + 1)))
      if (each !== PREFIX + key) sessionStorage.removeItem(each);
    sessionStorage.setItem(PREFIX + key, JSON.stringify(appended));
  } catch {
    // Without storage they are kept until the page is reloaded.
  }
}

function read(key: string): Appended | null {
  if (!known.has(key)) known.set(key, readStored(key));
  return known.get(key) ?? null;
}

function readStored(key: string): Appended | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as Appended | null;
  } catch {
    return null;
  }
}

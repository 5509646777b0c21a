import type { Choices, Shopper } from './types.ts';

/** What the address of the page says: when, as whom, which page, and with which drafts. */
export interface PreviewAddress {
  /** Null for now. */
  at: string | null;
  shopper: Shopper;
  kind: string;
  /** Change sets that nobody has published yet, shown as if they were. */
  sets: readonly string[];
}

const SHOPPERS: readonly Shopper[] = ['guest', 'PINK', 'WHITE', 'BLACK', 'GOLD'];

/** What makes no sense is as if it were not there. */
export function readAddress(search: URLSearchParams): PreviewAddress {
  const at = Date.parse(search.get('at') ?? '');
  return {
    at: Number.isNaN(at) ? null : new Date(at).toISOString(),
    shopper: SHOPPERS.find((each) => each === search.get('as')) ?? 'guest',
    kind: search.get('page') ?? 'home',
    sets: [
      ...new Set(
        search
          .get('set')
          ?.split(',')
          .filter((id) => /^[1-9]\d{0,14}$/.test(id)),
      ),
    ],
  };
}

/** The address with something changed. */
export function addressOf({ at, shopper, kind, sets }: PreviewAddress): string {
  const search = new URLSearchParams({
    ...(at !== null && { at }),
    ...(shopper !== 'guest' && { as: shopper }),
    ...(kind !== 'home' && { page: kind }),
    ...(sets.length > 0 && { set: sets.join() }),
  });
  return search.size > 0 ? `?${search}` : '?';
}

/** The path in the shop; the home page for a kind that the shop does not have now. */
export const pathOf = (pages: Choices['pages'], kind: string): string =>
  pages.find((page) => page.kind === kind)?.path ?? '/';

const MINUTE_MS = 60_000;
/** The preview of a change set at the first whole minute at which it is applied. */
export const previewOfSet = ({ setId, applyAt }: { setId: string; applyAt: string | null }): string =>
  `/preview${addressOf({ at: applyAt && new Date(Math.ceil(Date.parse(applyAt) / MINUTE_MS) * MINUTE_MS).toISOString(), shopper: 'guest', kind: 'home', sets: [setId] })}`;

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;
/** The next midnight in Shanghai. */
export const tomorrow = (now: string): string =>
  new Date((Math.floor((Date.parse(now) + SHANGHAI_MS) / DAY_MS) + 1) * DAY_MS - SHANGHAI_MS).toISOString();

import type { AdminContracts } from '@huarong/contract/admin';
import type { Input } from '@huarong/contract/kit';

export type Shopper = NonNullable<Input<AdminContracts['preview']['link']>['shopper']>;

/** The widths at which the shop is shown. */
const DEVICES = ['desktop', 'phone'] as const;
type Device = (typeof DEVICES)[number];

/** What the address of the page says: when, as whom, which page, how wide, and with which drafts. */
export interface PreviewAddress {
  /** Null for now. */
  at: string | null;
  shopper: Shopper;
  /** A kind of page, or the path of one page: `/campaign/spring.html`. */
  page: string;
  device: Device;
  /** Change sets that nobody has published yet, shown as if they were. */
  sets: readonly string[];
  /** The editor that the preview was opened from. */
  back: string | null;
}

const SHOPPERS: readonly Shopper[] = ['guest', 'PINK', 'WHITE', 'BLACK', 'GOLD'];
const USUAL: PreviewAddress = {
  at: null,
  shopper: 'guest',
  page: 'home',
  device: 'desktop',
  sets: [],
  back: null,
};
/** A path of the shop or of the admin; never the address of another site. */
export const isPath = (text: string): boolean => /^\/(?![/\\])[\w./?=&%-]*$/.test(text);

/** What makes no sense is as if it were not there. */
export function readAddress(search: URLSearchParams): PreviewAddress {
  const at = Date.parse(search.get('at') ?? '');
  const page = search.get('page') ?? USUAL.page;
  const back = search.get('back') ?? '';
  return {
    at: Number.isNaN(at) ? null : new Date(at).toISOString(),
    shopper: SHOPPERS.find((each) => each === search.get('as')) ?? USUAL.shopper,
    page: isPath(page) || /^[\w-]+$/.test(page) ? page : USUAL.page,
    device: DEVICES.find((each) => each === search.get('device')) ?? USUAL.device,
    sets: [
      ...new Set(
        search
          .get('set')
          ?.split(',')
          .filter((id) => /^[1-9]\d{0,14}$/.test(id)),
      ),
    ],
    back: isPath(back) ? back : null,
  };
}

/** The address with something changed. */
export function addressOf({ at, shopper, page, device, sets, back }: PreviewAddress): string {
  const search = new URLSearchParams({
    ...(at !== null && { at }),
    ...(shopper !== USUAL.shopper && { as: shopper }),
    ...(page !== USUAL.page && { page }),
    ...(device !== USUAL.device && { device }),
    ...(sets.length > 0 && { set: sets.join() }),
    ...(back !== null && { back }),
  });
  return search.size > 0 ? `?${search}` : '?';
}

/** The path in the shop; the home page for a kind that the shop does not have now. */
export const pathOf = (pages: readonly { kind: string; path: string }[], page: string): string =>
  isPath(page) ? page : (pages.find(({ kind }) => kind === page)?.path ?? '/');

const MINUTE_MS = 60_000;
const nextMinute = (time: string): string =>
  new Date(Math.ceil(Date.parse(time) / MINUTE_MS) * MINUTE_MS).toISOString();

/** The preview of a change set at the first whole minute at which it is applied. */
export const previewOfSet = ({ setId, applyAt }: { setId: string; applyAt: string | null }): string =>
  previewOfEdit({ setId, times: [applyAt], page: USUAL.page, back: null });

interface ShownEdit {
  /** The change set of the edit; null: what is stored. */
  setId: string | null;
  /** When the edit is applied and when what it describes begins; null: at once. */
  times: readonly (string | null)[];
  page: string;
  back: string | null;
}

/** The preview of an edit at the first whole minute at which shoppers see it: now, or when the last of its times has come. */
export function previewOfEdit({ setId, times, page, back }: ShownEdit, now = Date.now()): string {
  const later = times.filter((time) => time !== null).filter((time) => Date.parse(time) > now);
  const last = later.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1);
  return `/preview${addressOf({ ...USUAL, at: last ? nextMinute(last) : null, page, sets: setId === null ? [] : [setId], back })}`;
}

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;
/** The next midnight in Shanghai. */
export const tomorrow = (now: string): string =>
  new Date((Math.floor((Date.parse(now) + SHANGHAI_MS) / DAY_MS) + 1) * DAY_MS - SHANGHAI_MS).toISOString();

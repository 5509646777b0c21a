import type { CardType } from '@huarong/core/pricing';
import { STORE } from '@huarong/core/shared';
import { expiringToken, readExpiringToken } from '#platform/secrets';

const VALID_MINUTES = 15;
const MINUTE_MS = 60_000;
const PURPOSE = 'shop-preview';
const GUEST = 'guest';

/** At which moment, and as whom, a preview shows the shop. Moments are whole minutes, so that people share them. */
export interface PreviewMoment {
  at: Date;
  /** Null for a guest. */
  card: CardType | null;
  /** Change sets that nobody has published yet, shown as if they were. */
  sets: readonly number[];
}

/** A signed link to the shop at a moment, for a quarter of an hour: whoever has it can look. */
export function shopPreviewLink(secret: string, { at, card, sets }: PreviewMoment, now: Date) {
  const until = Math.floor(now.getTime() / 1000) + VALID_MINUTES * 60;
  const moment = startOfMinute(at);
  const parts = [
    String(moment.getTime() / 1000),
    card ?? GUEST,
    ...(sets.length > 0 ? [sets.join('-')] : []),
  ];
  return {
    path: `/preview/${expiringToken(secret, { purpose: PURPOSE, parts, until })}`,
    at: moment,
    until: new Date(until * 1000),
  };
}

/** What a link shows; null for one that was changed, or is over. */
export function readShopPreview(secrets: readonly string[], token: string, now: Date): PreviewMoment | null {
  const read = readExpiringToken(secrets, { purpose: PURPOSE, token, now });
  if (!read) return null;
  const [seconds = '', shopper = '', drafts] = read.parts;
  return {
    at: new Date(Number(seconds) * 1000),
    card: isCard(shopper) ? shopper : null,
    sets: drafts === undefined ? [] : drafts.split('-').map(Number),
  };
}

export const startOfMinute = (at: Date) => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
const isCard = (text: string): text is CardType => text in STORE.cards;

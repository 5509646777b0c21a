const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Lifetimes in seconds; `session` ends with the browser. */
export const LIFETIMES = {
  session: null,
  thirtyMinutes: 30 * MINUTE,
  /** As long as the server can extend a token. */
  thirtyDays: 30 * DAY,
  /** 94608e6 ms. */
  threeYears: 94_608e6 / 1000,
  /** About 20 years. Browsers shorten it (Chrome to 400 days) and each visit renews it. */
  forever: 20 * 365 * DAY,
} as const;

/** Every cookie of the shop's pages, with its lifetime. */
export const COOKIE_TABLE = {
  UID: 'thirtyDays',
  Token: 'thirtyDays',
  user_name: 'thirtyDays',
  user_id: 'thirtyDays',
  tpId: 'session',
  bind: 'session',
  bindId: 'session',
  order_source: 'thirtyMinutes',
  first_touch_source: 'forever',
  keywordsHistoryV2: 'threeYears',
  productIds: 'forever',
  // Beyond the specification: the guest token, the choice to buy as a guest, the random device id, the privacy
  // switches that are off, and the reason the last session ended, until the shopper has read it.
  guestToken: 'thirtyDays',
  guestCheckout: 'session',
  deviceFingerprint: 'forever',
  privacyOff: 'forever',
  sessionEnd: 'session',
} as const satisfies Record<string, keyof typeof LIFETIMES>;

export type CookieName = keyof typeof COOKIE_TABLE;

import { fen } from '../money.ts';

export const MEMBERSHIP_SETTINGS = {
  /** cardType → what the shopper reads, and how fast points grow. */
  cards: {
    PINK: { name: '铃兰', pointsPercent: 100 },
    WHITE: { name: '玉簪', pointsPercent: 100 },
    BLACK: { name: '芍药', pointsPercent: 125 },
    GOLD: { name: '牡丹', pointsPercent: 150 },
  },
  /** What the last so many months must have come to for a card; WHITE takes one paid order. */
  cardTiers: { months: 12, BLACK: fen(1_500_00), GOLD: fen(12_000_00), warnDays: 30 },
  /** 100 points pay ¥1.00, at most half of the goods; ¥1.00 paid for goods earns one before the card's percentage. */
  points: { perYuan: 100, earnedPerYuan: 1, largestPercentOfGoods: 50 },
  /** The member's own data: age rule, how often a birthday changes, copies of the data, the way out, the vanity. */
  account: {
    youngest: 14,
    maxAge: 120,
    birthdayLockDays: 365,
    avatarSide: 400,
    exportEveryHours: 24,
    exportDays: 7,
    closingDays: 7,
    privacyChangesShown: 100,
    /** The vanity looks back so far, and warns so many days ahead. */
    vanityMonths: 36,
    endingSoonDays: 30,
    runningLowDays: 14,
  },
  /** How long messages stay, how far ahead they warn, and at what hour of Shanghai. */
  messages: {
    keptDays: 180,
    dayBeginsAt: 10,
    pointsEndWithinDays: 30,
    /** An article reaches those who come by while it is so fresh. */
    articleDays: 14,
  },
} as const;

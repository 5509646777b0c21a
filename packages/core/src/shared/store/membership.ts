import { fen } from '../money.ts';

export const MEMBERSHIP_SETTINGS = {
  /** cardType → displayed name and points percentage. */
  cards: {
    PINK: { name: '铃兰', pointsPercent: 100 },
    WHITE: { name: '玉簪', pointsPercent: 100 },
    BLACK: { name: '芍药', pointsPercent: 125 },
    GOLD: { name: '牡丹', pointsPercent: 150 },
  },
  /** Spending in the last months required for a card; WHITE needs one paid order. */
  cardTiers: { months: 12, BLACK: fen(1_500_00), GOLD: fen(12_000_00), warnDays: 30 },
  /** 100 points pay ¥1.00, at most half of the items; ¥1.00 paid for items earns one point before the card's percentage. */
  points: { perYuan: 100, earnedPerYuan: 1, maxPercentOfItems: 50, validYears: 1 },
  /** Age limits, birthday changes, data export, account closure and the vanity (梳妆台). */
  account: {
    minAge: 14,
    maxAge: 120,
    birthdayLockDays: 365,
    avatarSide: 400,
    exportEveryHours: 24,
    exportDays: 7,
    closureDays: 7,
    privacyChangesShown: 100,
    /** How far the vanity looks back, and how many days ahead it warns. */
    vanityMonths: 36,
    endingSoonDays: 30,
    runningLowDays: 14,
  },
  /** Retention of messages, days of advance warning, and the hour of the daily run in Shanghai. */
  messages: {
    retentionDays: 180,
    dailyHour: 10,
    pointsExpireWithinDays: 30,
    /** Articles younger than this are delivered to members who open their messages. */
    articleDays: 14,
    /** No advertising by text or e-mail from 21:00 to 9:00. */
    quietFromHour: 21,
    quietToHour: 9,
    /** What a carrier charges for one text, in fen. */
    smsFen: 5,
    /** Orders within so many days are counted as a result of a broadcast. */
    broadcastResultDays: 3,
  },
} as const;

import { fen } from '../money.ts';

export const PAYMENT_SETTINGS = {
  /** Intervals of status queries to a provider that has not answered; the last one repeats. */
  payment: { queryIntervalsSeconds: [15, 30, 60, 180, 600, 1800] },
  /** Stored-value cards: cards per order, and when an SMS code is required. */
  storedCards: {
    maxPerOrder: 5,
    codeAbove: fen(200_00),
    newDeviceHours: 24,
    /**
     * Wrong numbers or PINs: per hour for a member and an IP address, per day for a member with one card and for all
     * members with one card, per year for one card. Its holder has `member` tries an hour, whatever others try.
     */
    maxBindAttempts: { member: 5, memberAndCard: 10, card: 40, cardPerYear: 200, address: 20 },
    movementsShown: 20,
  },
} as const;

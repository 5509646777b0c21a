import { fen } from '../money.ts';

export const PAYMENT_SETTINGS = {
  /** Intervals of status queries to a provider that has not answered; the last one repeats. */
  payment: { queryIntervalsSeconds: [15, 30, 60, 180, 600, 1800] },
  /** Stored-value cards: cards per order, and when an SMS code is required. */
  storedCards: {
    maxPerOrder: 5,
    codeAbove: fen(200_00),
    newDeviceHours: 24,
    /** Wrong numbers or PINs allowed per hour for a member, an IP address and a card. */
    maxBindAttempts: { member: 5, card: 5, address: 20 },
    movementsShown: 20,
  },
} as const;

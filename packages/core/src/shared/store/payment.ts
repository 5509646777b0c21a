import { fen } from '../money.ts';

export const PAYMENT_SETTINGS = {
  /** Paying: a silent provider is asked after these pauses, the last one over and over. */
  payment: { queryIntervalsSeconds: [15, 30, 60, 180, 600, 1800] },
  /** Stored-value cards: how many pay one order, and when a code is asked for. */
  storedCards: {
    perOrder: 5,
    codeAbove: fen(200_00),
    newDeviceHours: 24,
    /** Wrong numbers or PINs a member, an address or a card may see in an hour. */
    bindTries: { member: 5, card: 5, address: 20 },
    movementsShown: 20,
  },
} as const;

import { z } from 'zod';
import { emptyObject, id, money, smsCode, time } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { memberCardRoutes } from './member-card.routes.ts';

/** PINK 铃兰 · WHITE 玉簪 · BLACK 芍药 · GOLD 牡丹 */
export const cardType = z.enum(['PINK', 'WHITE', 'BLACK', 'GOLD']);
export type CardType = z.infer<typeof cardType>;

const MemberCard = z.object({
  cardType,
  cardName: z.string(),
  cardNumber: z.string(),
  validUntil: time.optional(),
  /** Paid in the last months, less returns. */
  spent: money,
  /** How many months count. */
  months: z.int().optional(),
  next: z
    .object({ cardType, cardName: z.string(), gap: money, pointsPercent: z.int().optional() })
    .optional(),
  /** What is needed to retain the card: the amount, the deadline, and the missing amount. */
  keep: z.object({ until: time, needed: money, gap: money, isDueSoon: z.boolean() }).optional(),
  /** The cards from lowest to highest with their conditions. */
  tiers: z.array(
    z.object({ cardType, cardName: z.string(), condition: z.string(), amount: money.optional() }),
  ),
  benefits: z.array(z.object({ name: z.string(), values: z.record(cardType, z.string()) })),
  /** Card changes, newest first. */
  history: z.array(z.object({ at: time, text: z.string(), reason: z.string(), by: z.string() })),
});
export type MemberCard = z.infer<typeof MemberCard>;

export const memberCardContract = defineContract({
  memberCard: endpoint({
    route: memberCardRoutes.memberCard,
    summary: "The member's card, the requirements of the next one, and its history",
    access: 'member',
    input: emptyObject,
    output: MemberCard,
    refusals: [],
  }),
  bind: endpoint({
    route: memberCardRoutes.bind,
    summary: 'Bind a new member card in place of a lost one, or a stored-value card by its number and PIN',
    access: 'member',
    /** A member card is verified by a code, a stored-value card by its PIN. */
    input: z
      .object({
        kind: z.enum(['memberCard', 'storedValue']).default('memberCard'),
        cardNumber: z
          .string()
          .transform((written) => written.replace(/\s/g, ''))
          .pipe(z.string().regex(/^\d{16}$/)),
        pin: z
          .string()
          .regex(/^\d{6,12}$/)
          .optional(),
        smsCode: smsCode.optional(),
        rToken: id.optional(),
      })
      .refine((given) => given.kind === 'memberCard' || given.pin !== undefined, { path: ['pin'] }),
    output: z.object({ cardTail: z.string(), balance: money.optional() }),
    refusals: [
      'member-card-wrong',
      'stored-card-wrong',
      'stored-card-taken',
      'code-wrong',
      'code-expired',
      'code-limit',
    ],
  }),
});

import type { CardType } from '@huarong/core/points';
import { z } from 'zod';
import { id, text, time, wholeNumber } from '../../kit/fields.ts';
import { doneOrWaiting } from '../approvals/index.ts';
import { adminRead, adminWrite, amountFen, defineAdminContract, fen, reason, rowId } from '../kit/index.ts';
import { levelsRoutes } from './levels.routes.ts';

const cardType = z.enum(['PINK', 'WHITE', 'BLACK', 'GOLD'] as const satisfies readonly CardType[]);
const oneMember = z.object({ memberId: id });

const ofLevels = () => ({ kind: 'card-levels', id: 'levels' }) as const;
const inEveryCard = <Value extends z.ZodType>(value: Value) =>
  z.object({ PINK: value, WHITE: value, BLACK: value, GOLD: value });
/** What staff write; the rule of core says what is wrong with it. */
const levels = z.object({
  months: wholeNumber({ min: 1, max: 36 }),
  blackFen: amountFen,
  goldFen: amountFen,
  pointsPercent: inEveryCard(wholeNumber({ min: 1, max: 10_000 })),
  /** From which amount freight is free: the usual regions, then the remote ones. */
  freeFromFen: z.array(inEveryCard(wholeNumber({ min: 0, max: 10_000_000 }))).max(20),
  benefits: z.array(z.object({ name: text(20), values: inEveryCard(text(40, 0)) })).max(12),
});
const shownLevels = z.object({
  months: z.int(),
  blackFen: fen,
  goldFen: fen,
  pointsPercent: inEveryCard(z.int()),
  freeFromFen: z.array(inEveryCard(fen)),
  benefits: z.array(z.object({ name: z.string(), values: inEveryCard(z.string()) })),
});
const storedLevels = shownLevels.extend({
  levelId: rowId,
  effectiveAt: time,
  madeBy: z.string(),
  madeAt: time,
  reason: z.string(),
  state: z.enum(['planned', 'current', 'past', 'cancelled']),
});
const counted = inEveryCard(z.int());

export const levelsContract = defineAdminContract({
  settings: adminRead({
    route: levelsRoutes.settings,
    summary: 'What member cards require and give, now, planned and before, and how many members hold each',
    permission: 'points:read',
    input: z.object({}),
    output: z.object({
      current: shownLevels,
      /** Null while the settings of the shop hold. */
      currentId: rowId.nullable(),
      planned: storedLevels.nullable(),
      history: z.array(storedLevels),
      holders: counted,
      names: inEveryCard(z.string()),
      /** The rows of the freight table. */
      freightRows: z.array(z.string()),
      /** A request that waits for a second person. */
      waiting: z.object({ approvalId: rowId, by: z.string() }).nullable(),
    }),
    refusals: [],
  }),
  whatIf: adminRead({
    route: levelsRoutes.whatIf,
    summary: 'How many members would move up, and down at their next review, with other levels',
    permission: 'points:read',
    input: z.object({ values: levels }),
    output: z.object({
      /** From the card that members hold to the one they would get at once. */
      ups: z.array(z.object({ from: cardType, to: cardType, members: z.int() })),
      /** To the one that they would get when their card ends. */
      downs: z.array(z.object({ from: cardType, to: cardType, members: z.int() })),
      holders: counted,
      /** Who would hold each once everybody has moved. */
      after: counted,
      /** How many members who have paid spent how much: the first from 0 up to one step, the last also more. */
      spending: z.object({ stepFen: fen, members: z.array(z.int()) }),
      /** Who would get a better card by one more order of the average amount. */
      nearly: z.array(z.object({ to: cardType, members: z.int() })),
      /** What the paid orders of the last days would have cost more; negative: less. Benefits in words are not part. */
      cost: z.object({
        days: z.int(),
        orders: z.int(),
        averageFen: fen,
        points: z.int(),
        pointsFen: z.int(),
        freightFen: z.int(),
      }),
      /** Why a second person has to agree; empty when nobody has to. */
      approvalReasons: z.array(z.string()),
    }),
    refusals: ['levels-refused'],
  }),
  save: adminWrite({
    route: levelsRoutes.save,
    summary:
      'Other levels, at once or from a time on; a second person agrees when members lose by it or it costs more',
    permission: 'level:set',
    input: z.object({
      values: levels,
      /** Null: at once. */
      effectiveAt: z.iso.datetime({ offset: true }).nullable(),
      /** The newest that the editor has seen; null: none. */
      seenId: rowId.nullable(),
      reason,
    }),
    output: doneOrWaiting(z.object({ levelId: rowId })),
    refusals: ['levels-refused', 'levels-changed', 'levels-planned', 'levels-waiting'],
    subject: ofLevels,
    reason: 'required',
  }),
  cancel: adminWrite({
    route: levelsRoutes.cancel,
    summary: 'Takes back levels that have not begun',
    permission: 'level:set',
    input: z.object({ levelId: rowId, reason }),
    output: z.null(),
    refusals: ['levels-begun'],
    subject: ofLevels,
    reason: 'required',
  }),
  ofMember: adminRead({
    route: levelsRoutes.ofMember,
    summary: 'The card of a member, what was spent, and every change with who made it',
    permission: 'member:read',
    input: oneMember,
    output: z.object({
      nickname: z.string(),
      cardType,
      cardName: z.string(),
      /** What the spending alone gives. */
      earnedType: cardType,
      spentFen: fen,
      validUntil: time.nullable(),
      /** Staff gave the card, and it can end before its day. */
      isByHand: z.boolean(),
      months: z.int(),
      /** The better cards that staff may give. */
      better: z.array(z.object({ cardType, cardName: z.string() })),
      changes: z.array(
        z.object({
          at: time,
          text: z.string(),
          reason: z.string(),
          by: z.string(),
          until: time.nullable(),
        }),
      ),
    }),
    refusals: ['member-not-found'],
  }),
  setCard: adminWrite({
    route: levelsRoutes.setCard,
    summary: 'Gives a member a better card until a day',
    permission: 'level:set',
    input: oneMember.extend({ cardType, until: z.iso.datetime({ offset: true }), reason }),
    output: z.null(),
    refusals: ['member-not-found', 'level-not-better', 'level-until-wrong'],
    subject: ({ memberId }) => ({ kind: 'member', id: memberId }),
    reason: 'required',
  }),
  endCard: adminWrite({
    route: levelsRoutes.endCard,
    summary: 'Ends a card that staff gave: from now on the spending decides',
    permission: 'level:set',
    input: oneMember.extend({ reason }),
    output: z.object({ cardName: z.string() }),
    refusals: ['member-not-found', 'level-not-by-hand'],
    subject: ({ memberId }) => ({ kind: 'member', id: memberId }),
    reason: 'required',
  }),
});

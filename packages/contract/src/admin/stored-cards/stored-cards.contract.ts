import { z } from 'zod';
import { emptyObject, id, text, time, wholeNumber } from '../../kit/fields.ts';
import {
  adminRead,
  adminWrite,
  cursor,
  defineAdminContract,
  fen,
  listPage,
  listSize,
  reason,
  rowId,
} from '../kit/index.ts';
import { storedCardsRoutes } from './stored-cards.routes.ts';
import { cardBatch, cardKind, liabilityReport, staffCard } from './stored-cards.shapes.ts';

const oneBatch = z.object({ batchId: rowId });
const oneCard = z.object({ cardId: id });
const ofBatch = ({ batchId }: { batchId: string }) => ({ kind: 'card-batch', id: batchId }) as const;
const ofCard = ({ cardId }: { cardId: string }) => ({ kind: 'stored-card', id: cardId }) as const;

export const storedCardsContract = defineAdminContract({
  batches: adminRead({
    route: storedCardsRoutes.batches,
    summary: 'Batches of stored-value cards, newest first',
    permission: 'card:read',
    input: z.object({ after: cursor.optional(), before: cursor.optional(), size: listSize }),
    output: listPage(cardBatch),
    refusals: [],
  }),
  batch: adminRead({
    route: storedCardsRoutes.batch,
    summary: 'A batch with its cards by number',
    permission: 'card:read',
    input: oneBatch.extend({ from: wholeNumber({ min: 0, max: 2_000 }).default(0) }),
    output: cardBatch.extend({
      cards: z.array(staffCard),
      /** Where the next page begins; null: there is none. */
      next: z.int().nullable(),
      /** The caller may download the file, activate or discard the batch. */
      canDownload: z.boolean(),
      canActivate: z.boolean(),
      canDiscard: z.boolean(),
    }),
    refusals: ['card-batch-not-found'],
  }),
  liability: adminRead({
    route: storedCardsRoutes.liability,
    summary: 'What the shop owes to holders of cards, by batch and by age',
    permission: 'card:read',
    input: emptyObject,
    output: liabilityReport,
    refusals: [],
  }),
  requestBatch: adminWrite({
    route: storedCardsRoutes.requestBatch,
    summary: 'Asks a second person for a batch of cards',
    permission: 'card:issue',
    input: z.object({
      kind: cardKind,
      faceFen: wholeNumber({ min: 1, max: 10_000_000 }),
      count: wholeNumber({ min: 1, max: 2_000 }),
      validYears: wholeNumber({ min: 1, max: 99 }).optional(),
      purpose: text(60, 2),
      document: text(40, 2),
      reason,
    }),
    output: z.object({ batchId: rowId, approvalId: rowId, approvers: z.array(z.string()) }),
    refusals: ['card-batch-unlawful'],
    subject: (_input, result) => ({ kind: 'card-batch', id: String(result?.batchId ?? 'new') }),
    reason: 'required',
  }),
  download: adminWrite({
    route: storedCardsRoutes.download,
    summary: 'The numbers and PINs of a batch in an encrypted file, once',
    permission: 'card:approve',
    input: oneBatch.extend({ password: z.string().min(12).max(100) }),
    output: z.object({ fileName: z.string(), contentBase64: z.string() }),
    refusals: ['card-batch-not-found', 'card-batch-moved-on', 'card-file-taken', 'card-file-own'],
    subject: ofBatch,
    reason: 'none',
    needsProof: true,
    storesAnswer: false,
  }),
  activate: adminWrite({
    route: storedCardsRoutes.activate,
    summary: 'Gives the cards of a batch their balance',
    permission: 'card:issue',
    input: oneBatch.extend({ reason }),
    output: z.object({ cards: z.int(), issuedFen: fen }),
    refusals: ['card-batch-not-found', 'card-batch-moved-on', 'card-activation-own'],
    subject: ofBatch,
    reason: 'required',
    needsProof: true,
  }),
  discard: adminWrite({
    route: storedCardsRoutes.discard,
    summary: 'Closes the cards of a batch that was never activated',
    permission: 'card:issue',
    input: oneBatch.extend({ reason }),
    output: z.null(),
    refusals: ['card-batch-not-found', 'card-batch-moved-on'],
    subject: ofBatch,
    reason: 'required',
  }),
  find: adminRead({
    route: storedCardsRoutes.find,
    summary: 'Cards by their last four digits and their holder',
    permission: 'card:read',
    input: z.object({
      tail: z.string().regex(/^\d{4}$/),
      /** The last four digits of the mobile, or the number of the member. */
      member: z.string().regex(/^\d{4,20}$/),
    }),
    output: z.object({ cards: z.array(staffCard) }),
    refusals: [],
  }),
  card: adminRead({
    route: storedCardsRoutes.card,
    summary: 'A card with its movements and who blocked or opened it',
    permission: 'card:read',
    input: oneCard,
    output: staffCard.extend({
      replacesTail: z.string().nullable(),
      replacedByTail: z.string().nullable(),
      entries: z.array(z.object({ at: time, text: z.string(), amountFen: fen, balanceFen: fen })),
      changes: z.array(
        z.object({ at: time, text: z.string(), by: z.string(), reason: z.string().nullable() }),
      ),
    }),
    refusals: ['card-not-found'],
  }),
  freeze: adminWrite({
    route: storedCardsRoutes.freeze,
    summary: 'A card can neither be bound nor pay until it is opened again',
    permission: 'card:freeze',
    input: oneCard.extend({ reason }),
    output: z.null(),
    refusals: ['card-not-found', 'card-state-wrong'],
    subject: ofCard,
    reason: 'required',
  }),
  unfreeze: adminWrite({
    route: storedCardsRoutes.unfreeze,
    summary: 'A frozen card can pay again',
    permission: 'card:freeze',
    input: oneCard.extend({ reason }),
    output: z.null(),
    refusals: ['card-not-found', 'card-state-wrong'],
    subject: ofCard,
    reason: 'required',
  }),
  replace: adminWrite({
    route: storedCardsRoutes.replace,
    summary: 'Asks a second person to move the balance of a lost card to a new one of the same member',
    permission: 'card:issue',
    input: oneCard.extend({ reason }),
    output: z.object({ approvalId: rowId, approvers: z.array(z.string()) }),
    refusals: ['card-not-found', 'card-state-wrong', 'card-not-bound', 'card-has-hold'],
    subject: ofCard,
    reason: 'required',
  }),
});

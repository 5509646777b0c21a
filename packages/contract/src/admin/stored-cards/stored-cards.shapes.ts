import type { CardKind } from '@huarong/core/stored-cards';
import { z } from 'zod';
import { time } from '../../kit/fields.ts';
import { fen, rowId } from '../kit/index.ts';

export const cardKind = z.enum(['anonymous', 'named'] as const satisfies readonly CardKind[]);

export const cardBatch = z.object({
  batchId: rowId,
  /** SV-2611-03 */
  code: z.string(),
  kind: cardKind,
  faceFen: fen,
  count: z.int(),
  /** From the activation; null: without end. */
  validYears: z.int().nullable(),
  purpose: z.string(),
  document: z.string(),
  /** Waiting, refused, withdrawn and expired are states of its request. */
  state: z.enum([
    'waiting',
    'refused',
    'withdrawn',
    'expired',
    'making',
    'ready',
    'downloaded',
    'active',
    'discarded',
  ]),
  approvalId: rowId.nullable(),
  requestedBy: z.string(),
  requestedAt: time,
  approvedBy: z.string().nullable(),
  downloadedBy: z.string().nullable(),
  downloadedAt: time.nullable(),
  activatedBy: z.string().nullable(),
  activatedAt: time.nullable(),
  /** Cards that exist, that can pay or could, and that are frozen or lost. */
  made: z.int(),
  activated: z.int(),
  blocked: z.int(),
  issuedFen: fen,
  balanceFen: fen,
});

export const staffCard = z.object({
  cardId: z.string(),
  tail: z.string(),
  /** In its batch; null: made before there were batches. */
  number: z.int().nullable(),
  batchCode: z.string().nullable(),
  state: z.enum(['inactive', 'active', 'frozen', 'lost', 'closed']),
  faceFen: fen,
  balanceFen: fen,
  heldFen: fen,
  expiresAt: time.nullable(),
  /** Masked; null: nobody has bound it. */
  member: z.object({ memberId: z.string(), nickname: z.string(), mobile: z.string() }).nullable(),
});

const liabilitySum = z.object({ cards: z.int(), issuedFen: fen, balanceFen: fen });
export const liabilityReport = z.object({
  readAt: time,
  /** Of activated cards: issued − spent = balance. */
  issuedFen: fen,
  spentFen: fen,
  balanceFen: fen,
  /** What the ledger has issued less what the cards say; 0 when both agree. */
  ledgerDifferenceFen: fen,
  activated: z.int(),
  inactive: z.int(),
  frozen: z.int(),
  lost: z.int(),
  /** Balances that end within a year. */
  endingFen: fen,
  ages: z.array(liabilitySum.extend({ label: z.string() })),
  batches: z.array(liabilitySum.extend({ batchId: rowId.nullable(), code: z.string() })),
});

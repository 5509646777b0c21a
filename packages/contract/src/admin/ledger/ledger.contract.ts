import { z } from 'zod';
import { time } from '../../kit/fields.ts';
import { adminRead, cursor, defineAdminContract, fen, listSize, rowId } from '../kit/index.ts';
import { ledgerRoutes } from './ledger.routes.ts';

const day = z.iso.date();
/** A day of Shanghai. Left out: the first of this month, and today. */
const period = { from: day.optional(), to: day.optional() };
/** `bank:alipay`, `order` (the accounts of all orders), `order:202611150000000001`. */
const account = z.string().regex(/^[a-z][a-z-]{0,30}(:[A-Za-z0-9_-]{1,64})?$/);

/** Debit less credit. A liability or an income has a negative balance while the shop owes or earns. */
const sums = {
  openingFen: fen,
  debitFen: fen,
  /** Not negative. */
  creditFen: fen,
  closingFen: fen,
  entries: z.int(),
};
const accountName = {
  account: z.string(),
  label: z.string(),
  /** On which side its balance usually is. */
  side: z.enum(['debit', 'credit']),
};

export const ledgerContract = defineAdminContract({
  trialBalance: adminRead({
    route: ledgerRoutes.trialBalance,
    summary: 'Every account with its balances and movements in a period',
    permission: 'ledger:read',
    input: z.object(period),
    output: z.object({
      from: day,
      to: day,
      groups: z.array(
        z.object({
          label: z.string(),
          accounts: z.array(
            z.object({
              ...accountName,
              ...sums,
              /** A balance that somebody should settle; null: none. */
              warning: z.string().nullable(),
            }),
          ),
        }),
      ),
      /** The sum of all balances at the end: 0 unless the ledger is damaged. */
      differenceFen: fen,
      debitFen: fen,
      creditFen: fen,
      readAt: time,
    }),
    refusals: ['ledger-period-wrong'],
  }),
  account: adminRead({
    route: ledgerRoutes.account,
    summary: 'The entries of an account in a period, newest first, with the balance after each',
    permission: 'ledger:read',
    input: z.object({ account, ...period, after: cursor.optional(), size: listSize }),
    output: z.object({
      ...accountName,
      ...sums,
      from: day,
      to: day,
      rows: z.array(
        z.object({
          entryId: rowId,
          movementId: rowId,
          at: time,
          kindText: z.string(),
          reference: z.string(),
          /** The account itself, of a line that stands for many. */
          account: z.string(),
          amountFen: fen,
          balanceFen: fen,
        }),
      ),
      next: cursor.nullable(),
    }),
    refusals: ['ledger-account-not-found', 'ledger-period-wrong'],
  }),
  movement: adminRead({
    route: ledgerRoutes.movement,
    summary: 'A movement with all its entries and what it belongs to',
    permission: 'ledger:read',
    input: z.object({ movementId: rowId }),
    output: z.object({
      movementId: rowId,
      kindText: z.string(),
      reference: z.string(),
      at: time,
      entries: z.array(z.object({ ...accountName, amountFen: fen })),
      sources: z.array(z.object({ kind: z.enum(['order', 'payment', 'refund']), id: z.string() })),
    }),
    refusals: ['ledger-movement-not-found'],
  }),
});

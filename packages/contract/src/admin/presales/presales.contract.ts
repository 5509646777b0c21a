import { z } from 'zod';
import { id, text, time, wholeNumber } from '../../kit/fields.ts';
import {
  adminRead,
  adminWrite,
  amountFen,
  cursor,
  defineAdminContract,
  fen,
  listPage,
  listSize,
  reason,
} from '../kit/index.ts';
import { presalesRoutes } from './presales.routes.ts';

const units = wholeNumber({ min: 1, max: 1_000_000 }).nullable();
const terms = z.object({
  skuId: id,
  title: text(60),
  priceFen: amountFen,
  depositFen: amountFen,
  depositWorthFen: amountFen,
  depositFrom: time,
  depositUntil: time,
  balanceFrom: time,
  balanceUntil: time,
  shipsBy: time,
  quota: units,
  perShopper: units,
});
const storedTerms = terms.extend({
  skuId: z.string(),
  priceFen: fen,
  depositFen: fen,
  depositWorthFen: fen,
  quota: z.int().nullable(),
  perShopper: z.int().nullable(),
});
/** Where a published presale is by its dates. */
const phase = z.enum(['draft', 'coming', 'deposit', 'between', 'balance', 'ended', 'stopped']);
const row = z.object({
  presaleId: z.string(),
  title: z.string(),
  skuId: z.string(),
  productName: z.string(),
  skuName: z.string(),
  phase,
  priceFen: fen,
  depositFen: fen,
  depositUntil: time,
  balanceUntil: time,
  quota: z.int().nullable(),
  /** Units of orders that are not closed. */
  booked: z.int(),
});
const version = wholeNumber({ min: 1, max: 1_000_000_000 });
const group = z.object({ orders: z.int(), units: z.int(), amountFen: fen });
const byPresale = ({ presaleId }: { presaleId: string | number }) => ({
  kind: 'presale' as const,
  id: String(presaleId),
});

export const presalesContract = defineAdminContract({
  list: adminRead({
    route: presalesRoutes.list,
    summary: 'Every presale with its phase and what is booked',
    permission: 'promotion:read',
    input: z.object({ after: cursor.optional(), before: cursor.optional(), size: listSize }),
    output: listPage(row),
    refusals: [],
  }),
  detail: adminRead({
    route: presalesRoutes.detail,
    summary: 'The board of a presale: deposits, balances paid, due and lost, and bookings by day',
    permission: 'promotion:read',
    input: z.object({ presaleId: id }),
    output: row.extend({
      terms: storedTerms,
      version: z.int(),
      updatedBy: z.string().nullable(),
      updatedAt: time.nullable(),
      /** Orders of which the deposit is paid, with the deposits. */
      deposits: group,
      /** Placed, deposit not paid. */
      unpaid: group,
      /** Deposit and balance are paid, with what was paid. */
      settled: group,
      /** The balance is still to be paid, with what is due. */
      owing: group,
      /** Closed or cancelled after the deposit, with the deposits. */
      lost: group,
      days: z.array(z.object({ day: z.string(), units: z.int() })),
    }),
    refusals: ['presale-not-found'],
  }),
  orders: adminRead({
    route: presalesRoutes.orders,
    summary: 'Orders of a presale in the order in which their deposits were paid',
    permission: 'promotion:read',
    input: z.object({
      presaleId: id,
      tab: z.enum(['owing', 'settled', 'unpaid', 'lost']).default('owing'),
      after: cursor.optional(),
      size: listSize,
    }),
    output: listPage(
      z.object({
        orderId: z.string(),
        recipient: z.string(),
        quantity: z.int(),
        depositAt: time.nullable(),
        dueFen: fen,
        balanceUntil: time.nullable(),
        /** The balance is due within a day. */
        isLate: z.boolean(),
        /** Whether its units have arrived; null: not counted, or no deposit is paid. */
        arrival: z.enum(['here', 'waiting']).nullable(),
      }),
    ),
    refusals: ['presale-not-found'],
  }),
  save: adminWrite({
    route: presalesRoutes.save,
    summary: 'Saves a presale; once somebody has ordered only its title and its limits change',
    permission: 'presale:write',
    input: z.object({ presaleId: id.nullable(), version: version.nullable(), terms }),
    output: z.object({ presaleId: z.string(), version: z.int() }),
    refusals: ['presale-not-found', 'presale-changed', 'presale-refused', 'presale-booked'],
    subject: (input, result) => ({
      kind: 'presale',
      id: String(result?.presaleId ?? input.presaleId ?? 'new'),
    }),
    reason: 'none',
  }),
  publish: adminWrite({
    route: presalesRoutes.publish,
    summary: 'Shoppers can pay deposits from now on, within the dates',
    permission: 'promotion:publish',
    input: z.object({ presaleId: id, version }),
    output: z.object({ version: z.int() }),
    refusals: ['presale-not-found', 'presale-changed', 'presale-refused'],
    subject: byPresale,
    reason: 'none',
  }),
  stop: adminWrite({
    route: presalesRoutes.stop,
    summary: 'No further deposits; who has paid one pays the balance as agreed',
    permission: 'promotion:publish',
    input: z.object({ presaleId: id, reason }),
    output: z.object({ version: z.int() }),
    refusals: ['presale-not-found', 'presale-refused'],
    subject: byPresale,
    reason: 'required',
  }),
});

import { z } from 'zod';
import { text, time } from '../../kit/fields.ts';
import { doneOrWaiting } from '../approvals/index.ts';
import { adminRead, adminWrite, defineAdminContract, fen, reason, rowId } from '../kit/index.ts';
import { reconciliationRoutes } from './reconciliation.routes.ts';

const provider = z.enum(['alipay', 'wechat']);
const MAX_BILL_BYTES = 40 * 1024 * 1024;
const resolution = z.enum(['book', 'explained']);

const side = z.object({ count: z.int(), amountFen: fen });
const comparison = z.object({
  provider,
  /** 支付宝 收款 */
  label: z.string(),
  isRefund: z.boolean(),
  /** 10:05 自动取得 */
  sourceText: z.string(),
  bill: side.nullable(),
  ours: side,
  differences: z.int(),
  /** `none`: not compared yet. */
  state: z.enum(['done', 'waiting', 'missing', 'failed', 'none']),
  problem: z.string().nullable(),
});

const difference = z.object({
  differenceId: rowId,
  provider,
  providerText: z.string(),
  kind: z.string(),
  /** 账单有，本店无 */
  kindText: z.string(),
  paymentId: z.string().nullable(),
  refundId: z.string().nullable(),
  tradeNo: z.string().nullable(),
  movedAt: time.nullable(),
  thereFen: fen.nullable(),
  hereFen: fen.nullable(),
  differenceFen: fen,
  /** What is likely, as far as the data says it. */
  causeText: z.string(),
  /** The bill of the next day may hold it. */
  isWaiting: z.boolean(),
  /** The payment is ours, so it has a page. */
  isOurs: z.boolean(),
  orders: z.array(z.object({ orderId: z.string(), statusText: z.string() })),
  options: z.array(
    z.object({
      resolution,
      label: z.string(),
      note: z.string(),
      /** What the ledger will record. */
      entries: z.array(z.object({ accountText: z.string(), debitFen: fen, creditFen: fen })),
    }),
  ),
  needsSecondPerson: z.boolean(),
  /** What one person resolves alone. */
  aloneUpToFen: fen,
  /** Somebody has asked to resolve it. */
  approvalId: rowId.nullable(),
  resolved: z
    .object({ at: time, text: z.string(), by: z.string().nullable(), note: z.string().nullable() })
    .nullable(),
});

/** Received less given back, of the days that have both sides. */
const sums = {
  oursFen: fen,
  billFen: fen,
  /** The bill less our books. */
  differenceFen: fen,
  feesFen: fen,
  /** Differences that nobody has resolved. */
  openCount: z.int(),
};

export const reconciliationContract = defineAdminContract({
  day: adminRead({
    route: reconciliationRoutes.day,
    summary: 'A day of each provider: its bill against our books, and the differences',
    permission: 'payment:read',
    input: z.object({
      /** Yesterday when absent. */
      day: z.iso.date().optional(),
      kind: text(40).optional(),
    }),
    output: z.object({
      day: z.iso.date(),
      rows: z.array(comparison),
      /** The days of this month until today. */
      month: z.array(z.object({ day: z.iso.date(), state: z.enum(['ok', 'waiting', 'bad', 'none']) })),
      kinds: z.array(z.object({ kind: z.string(), label: z.string(), count: z.int() })),
      differences: z.array(difference),
      /** Open differences of all days. */
      openCount: z.int(),
      feesFen: fen,
      isRunning: z.boolean(),
    }),
    refusals: [],
  }),
  month: adminRead({
    route: reconciliationRoutes.month,
    summary: 'The days of a month by provider, with the sums of its weeks and of the month',
    permission: 'payment:read',
    input: z.object({
      /** The month of yesterday when absent. */
      month: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
        .optional(),
    }),
    output: z.object({
      month: z.string(),
      /** Monday to Sunday, as far as the month has them. */
      weeks: z.array(
        z.object({
          from: z.iso.date(),
          to: z.iso.date(),
          ...sums,
          days: z.array(
            z.object({
              day: z.iso.date(),
              provider,
              providerText: z.string(),
              state: z.enum(['done', 'waiting', 'missing', 'failed', 'none']),
              oursFen: fen.nullable(),
              billFen: fen.nullable(),
              differenceFen: fen.nullable(),
              feesFen: fen.nullable(),
              openCount: z.int(),
            }),
          ),
        }),
      ),
      total: z.object(sums),
    }),
    refusals: [],
  }),
  run: adminWrite({
    route: reconciliationRoutes.run,
    summary: 'Compares a day of both providers again, by a job',
    permission: 'reconciliation:run',
    input: z.object({ day: z.iso.date() }),
    output: z.object({ day: z.iso.date() }),
    refusals: ['day-not-over', 'day-too-old'],
    subject: ({ day }) => ({ kind: 'reconciliation', id: day }),
    reason: 'none',
  }),
  upload: adminWrite({
    route: reconciliationRoutes.upload,
    summary: "Stores a provider's bill of a day and compares the day with it",
    permission: 'reconciliation:run',
    body: 'multipart',
    maxBodyBytes: MAX_BILL_BYTES + 64 * 1024,
    maxFileBytes: MAX_BILL_BYTES,
    input: z.object({ provider, day: z.iso.date() }),
    output: z.object({ billId: rowId, isNew: z.boolean(), lines: z.int() }),
    refusals: ['bill-refused', 'day-not-over', 'day-too-old'],
    subject: ({ day }) => ({ kind: 'reconciliation', id: day }),
    reason: 'none',
  }),
  resolve: adminWrite({
    route: reconciliationRoutes.resolve,
    summary: 'Resolves a difference; above ¥100 a second person decides',
    permission: 'reconciliation:resolve',
    input: z.object({ differenceId: rowId, resolution, reference: text(64).optional(), reason }),
    output: doneOrWaiting(z.object({ message: z.string() })),
    refusals: ['difference-not-found', 'difference-resolved', 'difference-not-bookable'],
    subject: ({ differenceId }) => ({ kind: 'difference', id: differenceId }),
    reason: 'required',
    needsProof: true,
  }),
});

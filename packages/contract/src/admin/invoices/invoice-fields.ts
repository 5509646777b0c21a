import { z } from 'zod';
import { time } from '../../kit/fields.ts';
import { fen } from '../kit/index.ts';

export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
/** Failed, waiting for more than ten minutes, or a red one that is not issued: somebody should look. */
export const invoiceView = z.enum(['todo', 'waiting', 'blue', 'red', 'all']);
export const invoiceStatus = z.enum(['10', '20', '30', '40', '50']);
export const titleKind = z.enum(['individual', 'enterprise']);

export const invoiceRow = z.object({
  invoiceId: z.string(),
  number: z.string().nullable(),
  orderId: z.string(),
  colour: z.enum(['blue', 'red']),
  titleKind,
  /** Of a person: masked. */
  title: z.string(),
  taxNumber: z.string().nullable(),
  amountFen: fen,
  taxFen: fen,
  status: invoiceStatus,
  statusText: z.string(),
  /** 开票系统的回复, or why it waits. */
  note: z.string().nullable(),
  isLate: z.boolean(),
  requestedAt: time,
  issuedAt: time.nullable(),
});

export const sums = z.object({ count: z.int(), totalFen: fen, netFen: fen, taxFen: fen });

export const invoiceDetail = invoiceRow.extend({
  typeText: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      specification: z.string(),
      quantity: z.int(),
      netFen: fen,
      taxFen: fen,
      taxPercent: z.int(),
    }),
  ),
  netFen: fen,
  storedFen: fen,
  seller: z.object({ name: z.string(), taxNumber: z.string() }),
  remark: z.string(),
  /** The red invoice that reverses it, or the blue one that it reverses. */
  counterpart: z.object({ invoiceId: z.string(), number: z.string().nullable() }).nullable(),
  history: z.array(z.object({ at: time, statusText: z.string() })),
  consents: z.array(
    z.object({
      channelText: z.string(),
      consentedAt: time,
      reference: z.string(),
      recordedBy: z.string(),
      recordedAt: time,
    }),
  ),
  canRetry: z.boolean(),
  canChangeTitle: z.boolean(),
  canReverse: z.boolean(),
});

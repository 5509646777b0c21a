import { z } from 'zod';
import { email, id, money, text, time } from '../kit/fields.ts';

/** 82 电子普通发票 for everyone, 81 电子专用发票 for verified enterprises. */
export const invoiceType = z.union([
  z.literal([81, 82]),
  z.enum(['81', '82']).transform((code) => (code === '81' ? (81 as const) : (82 as const))),
]);
/** N 不开 → 10 已申请 → 20 开票中 → 30 已开具 → 40 已红冲 / 50 失败 */
export const invoiceStatus = z.enum(['N', '10', '20', '30', '40', '50']);

/** 18 characters with a check character; 15, 17 and 20 are old numbers, accepted with a warning. */
export const taxNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^([0-9A-Z]{15}|[0-9A-Z]{17,18}|[0-9A-Z]{20})$/);

/** An individual gives a name only, an enterprise its tax number too. */
export const InvoiceTitleInput = z.object({
  kind: z.enum(['individual', 'enterprise']),
  title: text(100),
  taxNumber: taxNumber.optional(),
  isDefault: z.boolean().default(false),
});
export const hasTaxNumberIfEnterprise = (title: { kind: string; taxNumber?: string | undefined }) =>
  title.kind === 'individual' || title.taxNumber !== undefined;

export const InvoiceTitle = z.object({
  titleId: z.string(),
  kind: z.enum(['individual', 'enterprise']),
  title: z.string(),
  taxNumber: z.string().optional(),
  /** Verified enterprises may ask for a special invoice. */
  verified: z.boolean(),
  isDefault: z.boolean(),
  warning: z.string().optional(),
});
export type InvoiceTitle = z.infer<typeof InvoiceTitle>;

/** The invoice request, at checkout or afterwards. */
export const InvoiceRequest = z.object({
  invoiceType: invoiceType.default(82),
  titleId: id.optional(),
  /** For guests, who have no saved titles. */
  title: InvoiceTitleInput.omit({ isDefault: true })
    .refine(hasTaxNumberIfEnterprise, { path: ['taxNumber'] })
    .optional(),
  email: email.optional(),
});

export const Invoice = z.object({
  invoiceId: z.string(),
  orderId: z.string(),
  subOrderId: z.string(),
  goodsText: z.string(),
  invoiceType: z.literal([81, 82]),
  title: z.string(),
  taxNumber: z.string().optional(),
  amount: money,
  status: invoiceStatus,
  statusText: z.string(),
  failReason: z.string().optional(),
  requestedAt: time,
  issuedAt: time.optional(),
  invoiceNumber: z.string().optional(),
  typeText: z.string(),
  titleKind: z.enum(['individual', 'enterprise']),
  /** It failed and may be requested again, also with another title. */
  canRetry: z.boolean(),
  /** It is issued and may be reversed and reissued with another title. */
  canChange: z.boolean(),
  /** The red invoice that reverses it; without a number it is not issued yet. */
  reversal: z
    .object({
      invoiceId: z.string(),
      amount: money,
      invoiceNumber: z.string().optional(),
      reason: z.string(),
    })
    .optional(),
});
export type Invoice = z.infer<typeof Invoice>;

export const InvoiceDetail = Invoice.extend({
  email: z.string().optional(),
  lines: z.array(
    z.object({
      name: z.string(),
      specification: z.string(),
      quantity: z.int(),
      unitPrice: money,
      amount: money,
      taxRate: z.string(),
      tax: money,
    }),
  ),
  colour: z.enum(['blue', 'red']),
  netTotal: money,
  taxTotal: money,
  /** In formal numerals: 肆佰圆整. */
  amountInWords: z.string(),
  seller: z.object({ name: z.string(), taxNumber: z.string() }),
  remark: z.string(),
  /** Valid for a few minutes without login, because a browser that follows a link sends no headers. */
  downloadUrl: z.string().optional(),
  xmlUrl: z.string().optional(),
  /** The red invoice that reversed it. */
  reversedBy: z.string().optional(),
});
export type InvoiceDetail = z.infer<typeof InvoiceDetail>;

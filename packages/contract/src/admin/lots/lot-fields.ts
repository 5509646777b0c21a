import { z } from 'zod';
import { text } from '../../kit/fields.ts';
import { rowId } from '../kit/index.ts';

/** 2027-03-31 */
export const lotDay = z.iso.date();
/** As printed on the box; capitals and small letters are the same. */
const lotNo = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-Z][0-9A-Z./_-]{0,39}$/);

/** What the delivery note of a supplier says of a lot. */
export const lotReceipt = z.object({
  lotNo,
  expiresOn: lotDay,
  producedOn: lotDay.optional(),
  supplier: text(60, 2),
  documentNo: text(40).optional(),
});

/** A lot of a sku, as far as somebody who chooses one needs it. */
export const lotOfSku = z.object({
  lotId: rowId,
  lotNo: z.string(),
  expiresOn: lotDay,
  remaining: z.int(),
  state: z.enum(['fine', 'months-6', 'months-3', 'expired', 'recalled']),
});

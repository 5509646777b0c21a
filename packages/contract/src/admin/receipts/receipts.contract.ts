import { z } from 'zod';
import { emptyObject, time } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract, fen, reason } from '../kit/index.ts';
import { receiptsRoutes } from './receipts.routes.ts';

const MAX_BYTES = 1024 * 1024;
/** The text of a CSV file or of a pasted table. Its lines are counted by the use case, which names the limit. */
const table = z.string().max(MAX_BYTES);
/** JSON writes a line end and a quote as two characters. */
const maxBodyBytes = 2 * MAX_BYTES;

const counts = z.object({ added: z.int(), returned: z.int(), unchanged: z.int() });

export const receiptsContract = defineAdminContract({
  list: adminRead({
    route: receiptsRoutes.list,
    summary: 'The receipts that were imported last',
    permission: 'points:adjust',
    input: emptyObject,
    output: z.object({
      rows: z.array(
        z.object({
          receiptNo: z.string(),
          store: z.string(),
          boughtAt: time,
          importedAt: time,
          memberId: z.string(),
          /** Masked. */
          mobile: z.string(),
          points: z.int(),
        }),
      ),
    }),
    refusals: [],
  }),
  check: adminRead({
    route: receiptsRoutes.check,
    summary: 'What each line of a file of store receipts would do; nothing is stored',
    permission: 'points:adjust',
    input: z.object({ table }),
    output: z.object({
      /** Receipts, not lines. */
      counts,
      lineCount: z.int(),
      problemCount: z.int(),
      /** The first problems; line 0 is the whole file. */
      problems: z.array(z.object({ line: z.int(), text: z.string() })),
      /** The first lines without a problem. */
      lines: z.array(
        z.object({
          line: z.int(),
          receiptNo: z.string(),
          store: z.string(),
          boughtAt: time,
          /** Masked. */
          member: z.string(),
          product: z.string(),
          quantity: z.int(),
          priceFen: fen,
          returned: z.int(),
          outcome: z.enum(['new', 'returned', 'unchanged']),
        }),
      ),
    }),
    refusals: [],
    maxBodyBytes,
  }),
  import: adminWrite({
    route: receiptsRoutes.import,
    summary:
      'Stores the receipts of a file and their points, all or none; the same file again changes nothing',
    permission: 'points:adjust',
    input: z.object({ table, reason }),
    output: counts.extend({ fileId: z.string() }),
    refusals: ['receipts-wrong'],
    subject: (_input, result) => ({ kind: 'receipt-file', id: result?.fileId ?? 'new' }),
    reason: 'required',
    // Receipts earn points, which are worth money.
    needsProof: true,
    maxBodyBytes,
  }),
});

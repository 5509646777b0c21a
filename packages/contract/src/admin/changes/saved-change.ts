import { z } from 'zod';
import { rowId } from '../kit/index.ts';

/** A set that was saved: applied at once, planned, or waiting for a second person. */
export const savedChange = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['applied', 'planned']), setId: rowId }),
  z.object({
    state: z.literal('waiting'),
    setId: rowId,
    approvalId: rowId,
    approvers: z.array(z.string()),
  }),
]);

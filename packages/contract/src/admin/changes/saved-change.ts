import { z } from 'zod';

/** A set that was saved: applied at once, planned, or waiting for a second person. */
export const savedChange = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['applied', 'planned']), setId: z.string() }),
  z.object({
    state: z.literal('waiting'),
    setId: z.string(),
    approvalId: z.string(),
    approvers: z.array(z.string()),
  }),
]);

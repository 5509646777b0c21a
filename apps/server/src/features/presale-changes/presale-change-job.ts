import { z } from 'zod';
import { defineJob } from '#platform/jobs';

/** Works through the orders of a change that was approved. `isLate`: for orders that were being placed meanwhile. */
export const presaleChangeJob = defineJob(
  'presale-change',
  z.object({ changeId: z.number(), isLate: z.boolean().default(false) }),
);

import { z } from 'zod';
import { defineJob } from '#platform/jobs';

/** Works through the orders of a recall, slice by slice. */
export const recallNoticeJob = defineJob('recall-notice', z.object({ recallId: z.number() }));

import { z } from 'zod';
import { defineJob } from '#platform/jobs';

/** Works through the members of a send, slice by slice. */
export const marketingSendJob = defineJob('marketing-send', z.object({ sendId: z.number() }));

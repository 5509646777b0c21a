import { z } from 'zod';
import { defineJob } from '#platform/jobs';

export const replayJob = defineJob('promotion-replay', z.object({ replayId: z.int() }));

import { z } from 'zod';
import { defineJob } from '#platform/jobs';

export const expirePointsJob = defineJob('points.expire', z.object({ memberId: z.string() }));

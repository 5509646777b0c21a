import { z } from 'zod';
import { defineJob } from '#platform/jobs';

export const reviewCardJob = defineJob('member-card.review', z.object({ memberId: z.string() }));

import { z } from 'zod';
import { defineJob } from '#platform/jobs';

export const reviewCardJob = defineJob('member-card.review', z.object({ memberId: z.string() }));

/** After other levels have begun: members who reach a better card get it, so many at a time. */
export const levelsChangedJob = defineJob(
  'member-card.levels-changed',
  z.object({ levelId: z.int(), after: z.string() }),
);

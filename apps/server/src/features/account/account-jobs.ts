import { z } from 'zod';
import { defineJob } from '#platform/jobs';

export const createExportJob = defineJob('account-export', z.object({ exportId: z.string() }));
export const deleteExportJob = defineJob('account-export-discard', z.object({ exportId: z.string() }));
export const closeAccountJob = defineJob('account-close', z.object({ memberId: z.string() }));

/** Deletes a file of a member. `pictureId` is set when resized copies of it may be on disk. */
export const deleteFileJob = defineJob(
  'account-file-discard',
  z.object({ key: z.string(), pictureId: z.string().nullish() }),
);
export type MemberFile = z.output<typeof deleteFileJob.payload>;

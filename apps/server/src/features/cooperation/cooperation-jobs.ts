import { z } from 'zod';
import { defineJob } from '#platform/jobs';

export const deleteUnusedFileJob = defineJob('cooperation-file-expiry', z.object({ fileId: z.string() }));
export const deleteRefusedJob = defineJob('cooperation-erase', z.object({ receiptNo: z.string() }));

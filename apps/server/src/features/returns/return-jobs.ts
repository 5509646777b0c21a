import { z } from 'zod';
import { defineJob } from '#platform/jobs';

const Timer = z.object({ returnId: z.string() });

/** The timers of returns. The return's number is the unique key. */
export const RETURN_TIMERS = {
  /** The application was not reviewed in time. */
  review: defineJob('return-review', Timer),
  /** The items were not sent back in time. */
  send: defineJob('return-send', Timer),
  /** The received items were not inspected in time. */
  inspect: defineJob('return-inspect', Timer),
  /** The statutory seven days are over and the refund is not done. */
  overdue: defineJob('return-overdue', Timer),
} as const;

/** Deletes an uploaded image that no return uses. */
export const deleteUnusedImageJob = defineJob('return-picture-expiry', z.object({ pictureId: z.string() }));

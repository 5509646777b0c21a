import { z } from 'zod';
import { defineJob } from '#platform/jobs';

export const refreshRatingsJob = defineJob('comment-figures', z.object({}));
/** Deletes an uploaded image that no text uses. */
export const deleteExpiredImageJob = defineJob('picture-expiry', z.object({ pictureId: z.string() }));

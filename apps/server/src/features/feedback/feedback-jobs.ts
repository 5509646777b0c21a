import { z } from 'zod';
import { defineJob } from '#platform/jobs';

export const deleteUnusedImageJob = defineJob('feedback-image-expiry', z.object({ imageId: z.string() }));
export const deleteFeedbackJob = defineJob('feedback-erase', z.object({ feedbackNo: z.string() }));

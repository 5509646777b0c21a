import { z } from 'zod';
import { defineJob } from '#platform/jobs';

/** Gives coupons to the members of an issue, slice by slice. */
export const couponIssueJob = defineJob('coupon-issue', z.object({ issueId: z.number() }));

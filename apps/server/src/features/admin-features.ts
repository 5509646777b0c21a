import type { AdminFeature } from '#platform/admin';
import { approvalsFeature } from './approvals/index.ts';
import { auditFeature } from './audit/index.ts';
import { membersFeature } from './members/index.ts';
import { staffFeature } from './staff/index.ts';
import { workFeature } from './work/index.ts';
import { workQueueFeature } from './work-queue/index.ts';

/** What features of the admin share besides the context of a call. */
export type AdminDeps = Record<never, never>;

/** Every feature of the admin. */
export const createAdminFeatures = (_deps: AdminDeps): readonly AdminFeature[] => [
  staffFeature,
  auditFeature,
  approvalsFeature([]),
  workFeature,
  workQueueFeature,
  membersFeature,
];

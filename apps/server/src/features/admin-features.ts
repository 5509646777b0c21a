import type { AdminFeature } from '#platform/admin';
import type { Sources } from '../open-sources.ts';
import { approvalsFeature } from './approvals/index.ts';
import { auditFeature } from './audit/index.ts';
import { communityAdminFeature } from './community/index.ts';
import { cooperationAdminFeature } from './cooperation/index.ts';
import { membersFeature } from './members/index.ts';
import { staffFeature } from './staff/index.ts';
import { systemFeature } from './system/index.ts';
import { workFeature } from './work/index.ts';

/** What features of the admin share besides the context of a call. */
export type AdminDeps = Pick<Sources, 'catalogue' | 'imageOf'>;

/** Every feature of the admin. */
export const createAdminFeatures = (deps: AdminDeps): readonly AdminFeature[] => [
  staffFeature,
  auditFeature,
  approvalsFeature([]),
  workFeature,
  membersFeature,
  communityAdminFeature(deps),
  cooperationAdminFeature,
  systemFeature,
];

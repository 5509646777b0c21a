import { approvalsRoutes } from './approvals/approvals.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { communityAdminRoutes } from './community/community.routes.ts';
import { cooperationAdminRoutes } from './cooperation/cooperation.routes.ts';
import { membersRoutes } from './members/members.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { systemRoutes } from './system/system.routes.ts';
import { workRoutes } from './work/work.routes.ts';

/** Every route of the admin API by feature, as strings for the browser. */
export const adminRoutes = {
  staff: staffRoutes,
  audit: auditRoutes,
  approvals: approvalsRoutes,
  work: workRoutes,
  members: membersRoutes,
  community: communityAdminRoutes,
  cooperation: cooperationAdminRoutes,
  system: systemRoutes,
};

import type { AdminFeature } from '#platform/admin';
import type { Sources } from '../open-sources.ts';
import { type ApprovalKind, approvalsFeature } from './approvals/index.ts';
import { auditFeature } from './audit/index.ts';
import { orderPortsOf, paymentDepsOf, paymentPortOf } from './connect-orders.ts';
import { membersFeature } from './members/index.ts';
import { ordersAdminFeature, refundApproval } from './orders/index.ts';
import { staffFeature } from './staff/index.ts';
import { workFeature } from './work/index.ts';

/** What features of the admin share besides the context of a call. */
export type AdminDeps = Pick<Sources, 'catalogue' | 'imageOf' | 'offers' | 'builders' | 'payment'>;

/** Every feature of the admin. */
export function createAdminFeatures(deps: AdminDeps): readonly AdminFeature[] {
  const ports = orderPortsOf(deps, paymentPortOf(paymentDepsOf(deps.payment.providers)));
  const refunds = refundApproval(ports.payments);
  return [
    staffFeature,
    auditFeature,
    approvalsFeature([refunds as unknown as ApprovalKind]),
    workFeature,
    membersFeature,
    ordersAdminFeature({ ports, refundApproval: refunds }),
  ];
}

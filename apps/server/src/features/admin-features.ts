import type { AdminFeature } from '#platform/admin';
import type { Storage } from '../integrations/storage/index.ts';
import { type ApprovalKind, approvalsFeature } from './approvals/index.ts';
import { auditFeature } from './audit/index.ts';
import type { BuilderSource } from './bundles/index.ts';
import type { CatalogueSource } from './catalogue/index.ts';
import { refundPort, returnPortsOf } from './connect-orders.ts';
import type { ImagePort } from './images/index.ts';
import { stockAdjustmentApproval, stockAdminFeature } from './inventory/index.ts';
import { membersFeature } from './members/index.ts';
import { refundsAdminFeature } from './payment/index.ts';
import type { OfferSource } from './promotions/index.ts';
import { cashRefundApproval, returnStaff, returnsAdminFeature } from './returns/index.ts';
import { staffFeature } from './staff/index.ts';
import { workFeature } from './work/index.ts';
import { workQueueFeature } from './work-queue/index.ts';

/** What features of the admin share besides the context of a call. */
export interface AdminDeps {
  catalogue: CatalogueSource;
  imageOf: ImagePort;
  offers: OfferSource;
  builders: BuilderSource;
  storage: Storage;
}

/** Every feature of the admin. */
export function createAdminFeatures(deps: AdminDeps): readonly AdminFeature[] {
  const returnPorts = returnPortsOf(deps, deps.storage);
  const cashRefund = cashRefundApproval(refundPort);
  return [
    staffFeature,
    auditFeature,
    approvalsFeature([cashRefund, stockAdjustmentApproval] as unknown as ApprovalKind[]),
    workFeature,
    workQueueFeature,
    membersFeature,
    returnsAdminFeature(returnPorts, cashRefund),
    refundsAdminFeature({
      retryReturnRefund: (tx, returnId) => returnStaff.retryFailedRefund(tx, refundPort, returnId),
    }),
    stockAdminFeature(returnPorts.imageOf),
  ];
}

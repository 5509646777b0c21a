import type { AdminFeature } from '#platform/admin';
import type { PaymentProviders } from '../integrations/payment/index.ts';
import { type ApprovalKind, approvalsFeature } from './approvals/index.ts';
import { auditFeature } from './audit/index.ts';
import type { BuilderSource } from './bundles/index.ts';
import type { CatalogueSource } from './catalogue/index.ts';
import { orderPortsOf, paymentDepsOf, paymentPortOf } from './connect-orders.ts';
import type { ImagePort } from './images/index.ts';
import { membersFeature } from './members/index.ts';
import { ordersAdminFeature, refundApproval } from './orders/index.ts';
import type { OfferSource } from './promotions/index.ts';
import { staffFeature } from './staff/index.ts';
import { workFeature } from './work/index.ts';
import { workQueueFeature } from './work-queue/index.ts';

/** What features of the admin share besides the context of a call. */
export interface AdminDeps {
  catalogue: CatalogueSource;
  imageOf: ImagePort;
  offers: OfferSource;
  builders: BuilderSource;
  payment: { providers: PaymentProviders };
}

/** Every feature of the admin. */
export function createAdminFeatures(deps: AdminDeps): readonly AdminFeature[] {
  const ports = orderPortsOf(deps, paymentPortOf(paymentDepsOf(deps.payment.providers)));
  const refunds = refundApproval(ports.payments);
  return [
    staffFeature,
    auditFeature,
    approvalsFeature([refunds as unknown as ApprovalKind]),
    workFeature,
    workQueueFeature,
    membersFeature,
    ordersAdminFeature({ ports, refundApproval: refunds }),
  ];
}

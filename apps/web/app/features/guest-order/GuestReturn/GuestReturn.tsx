import { orderIdOf } from '@huarong/core/orders';
import { ApplyForm, ReturnDetails } from '../../returns/index.ts';
import { GuestEmptyState, GuestPage } from '../GuestPage/GuestPage.tsx';
import type { GuestData } from '../guest-order-data.ts';
import { guestOrderPath, guestReturnDetailPath } from '../guest-paths.ts';

type GuestReturnProps = Extract<GuestData, { page: 'return' }>;

export function GuestReturn({ subOrderId, lines, chosen }: GuestReturnProps) {
  const orderId = orderIdOf(subOrderId);
  return (
    <GuestPage title="申请退货" orderId={orderId}>
      {lines.length > 0 ? (
        <ApplyForm
          key={subOrderId}
          subOrderId={subOrderId}
          lines={lines}
          initialLineId={chosen}
          detailPathOf={guestReturnDetailPath}
        />
      ) : (
        <GuestEmptyState icon="return" title="这笔订单没有可退的商品" orderId={orderId}>
          可能已经申请过，或已过可退期限。
        </GuestEmptyState>
      )}
    </GuestPage>
  );
}

type GuestReturnDetailProps = Extract<GuestData, { page: 'returnDetails' }>;

export const GuestReturnDetail = ({ detail }: GuestReturnDetailProps) => (
  <GuestPage title="退货详情" orderId={detail.orderId} note={`退货单 ${detail.returnId}`}>
    <ReturnDetails detail={detail} orderPath={guestOrderPath(detail.orderId)} />
  </GuestPage>
);

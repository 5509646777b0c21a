import { ButtonLink, EmptyState } from '@huarong/ui';
import { ApplyForm } from '../../returns/index.ts';
import { GuestPage } from '../GuestPage/GuestPage.tsx';
import type { GuestData } from '../guest-order-data.ts';
import { guestOrderPath, guestReturnDetailPath } from '../guest-paths.ts';

type GuestReturnProps = Extract<GuestData, { page: 'return' }>;

export function GuestReturn({ subOrderId, lines, chosen }: GuestReturnProps) {
  const orderId = subOrderId.slice(0, 18);
  return (
    <GuestPage title="申请退货" orderId={orderId}>
      {lines.length > 0 ? (
        <ApplyForm
          key={subOrderId}
          subOrderId={subOrderId}
          lines={lines}
          firstLine={chosen}
          detailPathOf={guestReturnDetailPath}
        />
      ) : (
        <EmptyState
          icon="return"
          title="这笔订单没有可退的商品"
          actions={
            <ButtonLink href={guestOrderPath(orderId)} kind="ink">
              返回订单
            </ButtonLink>
          }
        >
          可能已经申请过，或已过可退期限。
        </EmptyState>
      )}
    </GuestPage>
  );
}

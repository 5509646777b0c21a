import type { OrderSummary } from '@huarong/contract/orders';
import { ShipStatus } from '@huarong/core/orders';
import { Button, Dialog } from '@huarong/ui';
import { useState } from 'react';
import { Parcels } from './Parcels.tsx';

interface LogisticsProps {
  order: Pick<OrderSummary, 'orderId' | 'subOrders'>;
  /** `ink` where it is the main action of the page. */
  kind?: 'ink' | 'soft' | undefined;
}

/** At least one sub-order has shipped. */
export const hasParcels = ({ subOrders }: LogisticsProps['order']): boolean =>
  subOrders.some(({ shipStatus }) => shipStatus > ShipStatus.Unshipped);

/** Opens the parcels of an order in a dialog; hidden until one has shipped. */
export function Logistics({ order, kind = 'soft' }: LogisticsProps) {
  const [isOpen, setOpen] = useState(false);
  if (!hasParcels(order)) return null;
  return (
    <>
      <Button kind={kind} size="sm" onClick={() => setOpen(true)}>
        查看物流
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="物流信息"
        description={`订单号 ${order.orderId}`}
        size="lg"
      >
        <Parcels orderId={order.orderId} lines={order.subOrders.flatMap(({ items }) => items)} />
      </Dialog>
    </>
  );
}

import type { OrderSummary } from '@huarong/contract/orders';
import { Button, Dialog } from '@huarong/ui';
import { useState } from 'react';
import { Parcels } from './Parcels.tsx';

interface LogisticsProps {
  order: Pick<OrderSummary, 'orderId' | 'subOrders'>;
  /** The first thing to do on the order's own page. */
  kind?: 'ink' | 'soft' | undefined;
}

/** Something has left the warehouse. */
export const hasParcels = ({ subOrders }: LogisticsProps['order']): boolean =>
  subOrders.some(({ shipStatus }) => shipStatus > 0);

/** Opens the parcels of an order over the page; nothing to open before one is on its way. */
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

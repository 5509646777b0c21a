import type { OrderSummary } from '@huarong/contract/orders';
import { Dialog } from '@huarong/ui';
import { type ParcelItem, Parcels } from './Parcels.tsx';

interface LogisticsProps {
  order: Pick<OrderSummary, 'orderId' | 'subOrders'>;
  /** Shows only the parcels with this item. */
  item?: ParcelItem | undefined;
  open: boolean;
  onClose: () => void;
}

/** The parcels of an order in a dialog. */
export const Logistics = ({ order, item, open, onClose }: LogisticsProps) => (
  <Dialog open={open} onClose={onClose} title="物流信息" description={`订单号 ${order.orderId}`} size="lg">
    <Parcels orderId={order.orderId} lines={order.subOrders.flatMap(({ items }) => items)} item={item} />
  </Dialog>
);

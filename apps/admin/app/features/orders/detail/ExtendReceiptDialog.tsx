import type { AdminOrderDetail } from '@huarong/contract/admin/orders';
import { useState } from 'react';
import { api } from '../../../platform/api/index.ts';
import { TextField } from '../../../ui/Field.tsx';
import { formatTime } from '../../../ui/format.ts';
import { ReasonDialog } from '../../../ui/ReasonDialog.tsx';
import { useOrderAction } from './use-order-action.ts';

const REASONS = ['顾客来电要求', '物流延误', '包裹正在查找'];

/** Puts off the automatic confirmation of receipt by so many days. */
export function ExtendReceiptDialog({
  subOrder: { subOrderId, receiptUntil },
  onClose,
}: {
  subOrder: AdminOrderDetail['subOrders'][number];
  onClose: () => void;
}) {
  const act = useOrderAction();
  const [days, setDays] = useState('3');
  return (
    <ReasonDialog
      title="延长收货"
      reasons={REASONS}
      action="延长收货"
      onClose={onClose}
      onConfirm={(reason) =>
        act(api.orders.extendReceipt({ subOrderId, days: Number(days), reason }), '已延长收货')
      }
    >
      {receiptUntil !== null && <p>现在到 {formatTime(receiptUntil)} 自动确认收货。</p>}
      <TextField
        label="延长几天"
        type="number"
        min={1}
        max={30}
        required
        value={days}
        onChange={(event) => setDays(event.target.value)}
      />
    </ReasonDialog>
  );
}

import type { AdminOrderDetail } from '@huarong/contract/admin/orders';
import { type FormEvent, useState } from 'react';
import { api } from '../../../platform/api/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { formatFen } from '../../../ui/format.ts';
import { ReasonDialog } from '../../../ui/ReasonDialog.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { ExtendReceiptDialog } from './ExtendReceiptDialog.tsx';
import type { OrderDialog } from './order-dialogs.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { ShipDialog } from './ShipDialog.tsx';
import { useOrderAction } from './use-order-action.ts';

interface Props {
  order: AdminOrderDetail;
  dialog: OrderDialog;
  onClose: () => void;
}

/** The dialog that was opened, with its call. */
export function OrderDialogs({ order, dialog, onClose }: Props) {
  const act = useOrderAction();
  const { orderId, money } = order;
  if (dialog.name === 'address') return <AddressDialog orderId={orderId} onClose={onClose} />;
  if (dialog.name === 'refund') return <RefundDialog order={order} onClose={onClose} />;
  if (dialog.name === 'cancel')
    return (
      <ReasonDialog
        title="取消订单"
        reasons={['顾客来电要求', '缺货', '地址无法送达', '疑似异常订单']}
        action={money.leftFen > 0 ? `取消订单并退款` : '取消订单'}
        isDanger
        onClose={onClose}
        onConfirm={(reason) => act(api.orders.cancel({ orderId, reason }), '订单已取消')}
      >
        <p>
          未发货的商品会取消，库存、优惠券、积分和限购名额一并退回
          {money.leftFen > 0 && `，已付款项原路退回，至多 ${formatFen(money.leftFen)}`}。
        </p>
      </ReasonDialog>
    );
  const { subOrder } = dialog;
  const { subOrderId } = subOrder;
  if (dialog.name === 'ship') return <ShipDialog subOrder={subOrder} onClose={onClose} />;
  if (dialog.name === 'inspect') return <InspectDialog subOrderId={subOrderId} onClose={onClose} />;
  if (dialog.name === 'refuse-cancel')
    return (
      <ReasonDialog
        title="拒绝取消"
        reasons={['包裹已经出库', '刻字商品已制作']}
        action="拒绝取消申请"
        readBy="顾客可见"
        onClose={onClose}
        onConfirm={(reason) => act(api.orders.refuseCancel({ subOrderId, reason }), '已拒绝取消申请')}
      />
    );
  if (dialog.name === 'extend-receipt') return <ExtendReceiptDialog subOrder={subOrder} onClose={onClose} />;
  return (
    <ReasonDialog
      title="登记拒收"
      reasons={['收件人拒收', '联系不上收件人', '地址有误']}
      action="登记拒收"
      onClose={onClose}
      onConfirm={(reason) => act(api.orders.recordRefusal({ subOrderId, reason }), '已登记拒收')}
    />
  );
}

/** What came back: only what can be sold goes back into stock, the money goes back in either case. */
function InspectDialog({ subOrderId, onClose }: { subOrderId: string; onClose: () => void }) {
  const act = useOrderAction();
  const [error, setError] = useState<string>();
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const problem = await act(
      api.orders.inspectRefused({
        subOrderId,
        isSellable: form.get('isSellable') === 'yes',
        note: String(form.get('note')).trim(),
      }),
      '已验收，款项原路退回',
    );
    if (problem === null) onClose();
    else setError(problem);
  }
  return (
    <Dialog title="验收退回的商品" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <label className="opt-l">
          <input type="radio" name="isSellable" value="yes" defaultChecked />
          完好，可以再售，入库
        </label>
        <label className="opt-l">
          <input type="radio" name="isSellable" value="no" />
          已损坏，不入库
        </label>
        <TextAreaField label="说明" name="note" rows={2} maxLength={200} isOptional error={error} />
        <div className="acts">
          <button type="submit" className="btn btn-ink">
            确认验收并退款
          </button>
        </div>
      </form>
    </Dialog>
  );
}

import { api } from '../../platform/api/index.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { OfferDetail } from './types.ts';

interface VoidDialogProps {
  offer: OfferDetail;
  /** One coupon; without it all that are usable. */
  couponId?: string;
  onClose: () => void;
  onChanged: () => void;
}

/** Says what happens to whom before coupons are voided; repeats the call while some are left. */
export function VoidDialog({ offer, couponId, onClose, onChanged }: VoidDialogProps) {
  const { offerId, counts } = offer;
  async function voidAll(reason: string): Promise<string | null> {
    let voided = 0;
    for (;;) {
      const reply = await api.coupons.void({ offerId, reason, ...(couponId !== undefined && { couponId }) });
      if (!reply.ok) return reply.refusal.message;
      voided += reply.value.voided;
      if (reply.value.left > 0 && reply.value.voided > 0) continue;
      const { held } = reply.value;
      showToast(`已作废 ${voided} 张${held > 0 ? `，${held} 张被未付款的订单占用，没有作废` : ''}`);
      onChanged();
      return null;
    }
  }
  return (
    <ReasonDialog
      title={couponId === undefined ? '作废未用的券' : '作废这张券'}
      reasons={['面额写错', '发错了人', '活动取消']}
      action="作废并告诉会员"
      readBy="会员会收到这个原因"
      isDanger
      onClose={onClose}
      onConfirm={voidAll}
    >
      <p>
        {couponId === undefined ? `${counts.usable} 张可用的券马上作废` : '这张券马上作废'}
        ，会员会收到一条写明原因的消息，不能撤销。
        {couponId === undefined && counts.held > 0 && `被未付款订单占用的 ${counts.held} 张不作废。`}
      </p>
    </ReasonDialog>
  );
}

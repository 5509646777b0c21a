import { showConfirm, showToast } from '@huarong/ui';
import { useNavigate, useRevalidator } from 'react-router';
import { browserApi } from '../../../platform/api/index.ts';
import { browserPlatform } from '../../../platform/browser.ts';
import { momentText } from '../../account/index.ts';

/** Calls for an order. After deleting, the detail page returns to the list; the list reloads. */
export function useOrderActions(orderId: string, isDetail = false) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { orders } = browserApi();

  async function confirmReceipt() {
    if (!(await showConfirm('确认已收到商品吗？确认后积分会发放到账。'))) return;
    const reply = await orders.confirmReceipt({ orderId });
    if (reply.ok) showToast('已确认收货');
    await revalidate();
  }
  async function extendReceipt() {
    if (!(await showConfirm('确认延长收货吗？每笔订单只能延长一次。'))) return;
    const reply = await orders.extendReceipt({ orderId });
    if (reply.ok) showToast(`已延长，${momentText(reply.value.receiptUntil)} 自动确认收货`);
    await revalidate();
  }
  /** Of the whole order, or of one line. */
  async function buyAgain(returnSkuId?: string) {
    const reply = await orders.rebuy({ orderId, ...(returnSkuId !== undefined && { returnSkuId }) });
    if (!reply.ok) return;
    const { added, missing } = reply.value;
    showToast(
      missing.length > 0 ? `已加入 ${added} 件，${missing.length} 件暂时买不到` : `已加入购物车 ${added} 件`,
    );
    const count = await browserApi({ quiet: true }).cart.miniShopCartCount({});
    if (count.ok) browserPlatform().user.setCartCount(count.value.count);
    if (added > 0) await navigate('/shopcart');
  }
  async function deleteOrder() {
    if (!(await showConfirm('从列表中删除这张订单吗？售后与发票不受影响。'))) return;
    const reply = await orders.deleteOrder({ orderId });
    if (reply.ok) showToast('已删除');
    if (isDetail) await navigate('/myOrderList');
    else await revalidate();
  }
  return { confirmReceipt, extendReceipt, buyAgain, deleteOrder };
}

import type { StoredCard } from '@huarong/contract/payment';
import { showConfirm, showToast } from '@huarong/ui';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../platform/api/index.ts';
import { amountText } from '../account/index.ts';

/** Reports a card lost or unbinds it, after a confirmation. */
export function useCardChanges() {
  const { revalidate } = useRevalidator();
  async function change(cardId: string, action: 'reportLost' | 'unbind', done: string) {
    const reply = await browserApi({ quiet: true }).payment.silkpayCardState({ cardId, action });
    showToast(reply.ok ? done : reply.refusal.message, reply.ok ? 'check' : 'info');
    await revalidate();
  }
  return {
    async reportLost({ cardId, cardTail, balance }: StoredCard) {
      const warning = `挂失后余额 ${amountText(balance)} 立即冻结，任何人都不能使用；解除时需要输入卡密。`;
      if (await showConfirm(warning, { title: `挂失尾号 ${cardTail}？`, confirmLabel: '确认挂失' }))
        await change(cardId, 'reportLost', `尾号 ${cardTail} 已挂失`);
    },
    async unbind({ cardId, cardTail }: StoredCard) {
      const warning = '解绑后这张卡不再属于你的账户，余额留在卡上；再次绑定需要卡号与卡密。';
      if (await showConfirm(warning, { title: `解绑尾号 ${cardTail}？`, confirmLabel: '确认解绑' }))
        await change(cardId, 'unbind', `尾号 ${cardTail} 已解绑`);
    },
  };
}

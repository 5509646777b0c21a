import type { StoredCard } from '@huarong/contract/payment';
import { STORE } from '@huarong/core/shared';
import { Dialog, showToast } from '@huarong/ui';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../platform/api/index.ts';
import { IdentityForm, PasswordField, useForm } from '../../identity/index.ts';

/** Unblocks a card that was reported lost, verified by its PIN. */
export function UnblockCard({ card, onClose }: { card: StoredCard; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm(async ({ pin = '' }) => {
    if (!/^\d{6,12}$/.test(pin.trim())) return { pin: '卡密是 6 至 12 位数字' };
    const reply = await browserApi({ quiet: true }).payment.silkpayCardState(
      { cardId: card.cardId, action: 'found', pin: pin.trim() },
      { handlesRateLimit: true },
    );
    if (!reply.ok)
      return {
        pin: reply.refusal.code === 'stored-card-wrong' ? '卡密不正确，请核对后重试' : reply.refusal.message,
      };
    showToast(`尾号 ${card.cardTail} 已解除挂失`);
    onClose();
    await revalidate();
    return {};
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`解除尾号 ${card.cardTail} 的挂失`}
      description={`输入卡密确认卡在你手里；一小时内最多试 ${STORE.storedCards.maxBindAttempts.member} 次。`}
      size="sm"
    >
      <IdentityForm form={form} submit="解除挂失" sending="正在核对">
        <PasswordField
          name="pin"
          label="卡密"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          error={form.errors.pin}
        />
      </IdentityForm>
    </Dialog>
  );
}

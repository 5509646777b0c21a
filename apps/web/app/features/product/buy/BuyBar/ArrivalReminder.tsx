import type { Sku } from '@huarong/contract/catalogue';
import { Button, Dialog, Field, showToast } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import { ensureShopperSession } from '../../../../platform/session/ensure-shopper-session.ts';
import { useSession } from '../../../../platform/session/use-session.ts';

interface ArrivalReminderProps {
  sku: Sku;
  open: boolean;
  onClose: () => void;
}

/** Requests one notification when the sku is back. Members get a message; only guests must give a mobile. */
export function ArrivalReminder({ sku, open, onClose }: ArrivalReminderProps) {
  const { isSignedIn } = useSession();
  const [mobile, setMobile] = useState('');
  const [problem, setProblem] = useState<string>();

  const [isSending, saveReminder] = useAction(async () => {
    setProblem(undefined);
    const isShopper = await ensureShopperSession();
    const reply = isShopper
      ? await browserApi({ quiet: true }).reminders.saveArrivalReminderUserData({
          skuId: sku.skuId,
          ...(mobile && { mobile }),
        })
      : null;
    if (reply?.ok) {
      onClose();
      showToast('到货后会通知你');
    } else setProblem(reply?.refusal.message ?? '网络不稳定，请稍后再试');
  });
  async function send(event: FormEvent) {
    event.preventDefault();
    await saveReminder();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="到货通知"
      description={`${sku.skuName} 到货后，只通知你一次。`}
      size="sm"
    >
      <form onSubmit={send} onChange={() => setProblem(undefined)}>
        <Field
          label={isSignedIn ? '手机号（选填）' : '手机号'}
          name="mobile"
          inputMode="tel"
          autoComplete="tel"
          value={mobile}
          onChange={(event) => setMobile(event.target.value)}
          error={problem}
          required={!isSignedIn}
        />
        <Button kind="ink" type="submit" loading={isSending} block>
          到货通知我
        </Button>
      </form>
    </Dialog>
  );
}

import { Button, showToast } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import { CodeField, useSentCode } from '../../../identity/index.ts';
import styles from './ConfirmCash.module.css';

/** The buyer confirms a cash-on-delivery order with an SMS code. */
export function ConfirmCash({ orderId }: { orderId: string }) {
  const { revalidate } = useRevalidator();
  const sent = useSentCode();
  const [problem, setProblem] = useState<string>();
  const { orders } = browserApi({ quiet: true });

  async function send() {
    const refusal = await sent.request(() => orders.sendCashCode({ orderId }, { handlesRateLimit: true }));
    setProblem(refusal?.message);
  }
  const [isBusy, submit] = useAction(async (smsCode: string, rToken: string) => {
    const reply = await orders.confirmCash({ orderId, smsCode, rToken });
    if (!reply.ok) return setProblem(reply.refusal.message);
    showToast('已确认，马上为你备货');
    await revalidate();
  });
  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const smsCode = String(new FormData(event.currentTarget).get('smsCode'));
    if (!sent.rToken) return setProblem('请先获取验证码');
    if (!/^\d{6}$/.test(smsCode)) return setProblem('请输入 6 位验证码');
    await submit(smsCode, sent.rToken);
  }

  return (
    <form
      className={styles.form}
      onSubmit={confirm}
      onChange={() => setProblem(undefined)}
      aria-label="确认货到付款订单"
      noValidate
    >
      <CodeField label="短信验证码" sent={sent} onSend={send} error={problem} />
      <Button kind="ink" type="submit" loading={isBusy}>
        确认订单
      </Button>
    </form>
  );
}

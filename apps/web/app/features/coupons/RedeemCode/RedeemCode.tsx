import { Button, Field, showToast } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAction } from '../../../platform/actions/use-action.ts';
import { browserApi } from '../../../platform/api/index.ts';
import styles from './RedeemCode.module.css';

const LENGTH = 14;
/** Printed codes contain dashes and spaces and may be lower case. */
const normalizeCode = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

/** Redeems a code for a coupon. */
export function RedeemCode() {
  const [error, setError] = useState('');
  const { revalidate } = useRevalidator();

  const [isSending, send] = useAction(async (code: string, form: HTMLFormElement) => {
    const reply = await browserApi({ quiet: true }).coupons.receive({ code }, { handlesRateLimit: true });
    if (!reply.ok)
      return setError(
        reply.refusal.code === 'coupon-not-found' ? '没有这个兑换码，请核对后重试' : reply.refusal.message,
      );
    setError('');
    form.reset();
    showToast(`「${reply.value.coupon.title}」已放进你的优惠券`);
    await revalidate();
  });
  async function redeem(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const code = normalizeCode(String(new FormData(form).get('code') ?? ''));
    if (code.length !== LENGTH) return setError(`兑换码应为 ${LENGTH} 位，目前 ${code.length} 位`);
    await send(code, form);
  }
  return (
    <form className={styles.form} onSubmit={redeem} onChange={() => setError('')} noValidate>
      <Field
        name="code"
        label="兑换码"
        labelHidden
        placeholder="输入优惠码或兑换码"
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="send"
        maxLength={24}
        size="sm"
        error={error || undefined}
      />
      <Button type="submit" kind="line" size="sm" loading={isSending} loadingLabel="正在兑换">
        兑换
      </Button>
    </form>
  );
}

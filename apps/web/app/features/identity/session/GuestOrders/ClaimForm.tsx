import { useState } from 'react';
import { IdentityForm } from '../../form/IdentityForm/IdentityForm.tsx';
import { refusalErrors } from '../../form/refusal-errors.ts';
import { useForm } from '../../form/use-form.ts';
import { identityApi } from '../../identity-api.ts';
import { CodeField } from '../../verification/CodeField/CodeField.tsx';
import { useSentCode } from '../../verification/use-sent-code.ts';

const claim: ReturnType<typeof identityApi>['claimGuestOrders'] = (input) =>
  identityApi().claimGuestOrders(input, { handlesRateLimit: true });

/** Sends a code to the account's mobile: the number may have changed owners, and orders contain addresses. */
export function ClaimForm({ onDone }: { onDone: (claimedOrders: number) => void }) {
  const sent = useSentCode();
  const [maskedMobile, setMaskedMobile] = useState<string | null>(null);
  const form = useForm(async ({ smsCode = '' }) => {
    if (!sent.rToken) return { smsCode: '请先获取验证码' };
    const reply = await claim({ smsCode: smsCode.normalize('NFKC').trim(), rToken: sent.rToken });
    if (!reply.ok) return refusalErrors(reply.refusal);
    if ('claimedOrders' in reply.value) onDone(reply.value.claimedOrders);
    return {};
  });
  async function send() {
    if (!sent.canRequest) return;
    const refusal = await sent.request(async () => {
      const reply = await claim({});
      if (reply.ok && 'maskedMobile' in reply.value) setMaskedMobile(reply.value.maskedMobile);
      return reply;
    });
    form.setErrors(refusal ? refusalErrors(refusal) : {});
    if (!refusal) form.ref.current?.querySelector<HTMLElement>('[name=smsCode]')?.focus();
  }
  return (
    <IdentityForm form={form} submit="收入账户" sending="正在收入">
      <p>
        {maskedMobile === null
          ? '订单里有收货地址，收入前请验证绑定的手机号。'
          : `验证码已发送到 ${maskedMobile}。`}
      </p>
      <CodeField label="短信验证码" sent={sent} onSend={send} error={form.errors.smsCode} />
    </IdentityForm>
  );
}

import { useState } from 'react';
import { IdentityForm, MobileCodeFields, TextButton, useMobileForm } from '../../../identity/index.ts';
import type { GuestVerification } from '../../use-checkout.ts';

/** Verifies the mobile of a guest: the order is looked up by it later. */
export function GuestMobile({
  onVerified,
}: {
  onVerified: (verification: GuestVerification | null) => void;
}) {
  const [mobile, setMobile] = useState<string | null>(null);
  const { form, code } = useMobileForm('guest', async (verification) => {
    setMobile(verification.mobile);
    onVerified(verification);
    return {};
  });
  if (mobile)
    return (
      <p>
        订单通知将发送到 {mobile}　
        <TextButton
          onClick={() => {
            setMobile(null);
            onVerified(null);
          }}
        >
          更换
        </TextButton>
      </p>
    );
  return (
    <IdentityForm form={form} submit="使用这个手机号" sending="正在确认">
      <MobileCodeFields code={code} errors={form.errors} />
    </IdentityForm>
  );
}

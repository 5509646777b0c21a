import { useMobileForm } from '../code/use-mobile-form.ts';
import { newPasswordErrors, sealedPassword } from '../form/new-password.ts';
import { refusalErrors } from '../form/refusal-errors.ts';
import { IdentityForm } from '../IdentityForm/IdentityForm.tsx';
import { identityApi } from '../identity-api.ts';
import { MobileCodeFields } from '../MobileCodeFields/MobileCodeFields.tsx';
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx';

/** A new password for whoever holds the mobile of the account. */
export function MobileReset({ onDone }: { onDone: (signedOutDevices: number) => void }) {
  const { form, code } = useMobileForm('reset', async (proved, values) => {
    const wrong = newPasswordErrors(values);
    if (wrong) return wrong;
    const reply = await identityApi().resetPassword({ ...proved, password: sealedPassword(values) });
    if (!reply.ok) return refusalErrors(reply.refusal);
    onDone(reply.value.signedOutDevices);
    return {};
  });
  return (
    <IdentityForm form={form} submit="保存新密码" sending="正在保存">
      <MobileCodeFields code={code} errors={form.errors} />
      <NewPasswordFields errors={form.errors} />
    </IdentityForm>
  );
}

import { IdentityForm } from '../../form/IdentityForm/IdentityForm.tsx';
import { NewPasswordFields } from '../../form/NewPasswordFields/NewPasswordFields.tsx';
import { encodedPassword, newPasswordErrors } from '../../form/new-password.ts';
import { refusalErrors } from '../../form/refusal-errors.ts';
import { identityApi } from '../../identity-api.ts';
import { MobileCodeFields } from '../../verification/MobileCodeFields/MobileCodeFields.tsx';
import { useMobileForm } from '../../verification/use-mobile-form.ts';

/** Sets a new password after verifying the mobile of the account. */
export function MobileReset({ onDone }: { onDone: (signedOutDevices: number) => void }) {
  const { form, code } = useMobileForm(
    'reset',
    async (mobileCode, values) => {
      const reply = await identityApi().resetPassword({ ...mobileCode, password: encodedPassword(values) });
      if (!reply.ok) return refusalErrors(reply.refusal);
      onDone(reply.value.signedOutDevices);
      return {};
    },
    newPasswordErrors,
  );
  return (
    <IdentityForm form={form} submit="保存新密码" sending="正在保存">
      <MobileCodeFields code={code} errors={form.errors} />
      <NewPasswordFields errors={form.errors} />
    </IdentityForm>
  );
}

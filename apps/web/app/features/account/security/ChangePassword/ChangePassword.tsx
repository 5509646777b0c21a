import { encodeBase64 } from '@huarong/core/identity';
import { Dialog, showToast } from '@huarong/ui';
import { useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import {
  BoundMobileFields,
  encodedPassword,
  IdentityForm,
  NewPasswordFields,
  newPasswordErrors,
  PasswordField,
  refusalErrors,
  TextButton,
  useBoundMobileForm,
  useForm,
} from '../../../identity/index.ts';
import type { ChangeDialog } from '../Security/change-dialog.ts';
import styles from './ChangePassword.module.css';

type Verification = { oldPassword: string } | { smsCode: string; rToken: string };

/** Changes the password after verifying the old password or the mobile. */
export function ChangePassword({ onClose, onDone }: ChangeDialog) {
  const [isBySms, setIsBySms] = useState(false);
  async function change(verification: Verification, values: Record<string, string>) {
    const password = encodedPassword(values);
    const reply = await browserApi({ quiet: true }).account.changePassword({ ...verification, password });
    if (!reply.ok) return passwordErrors(reply.refusal);
    const { signedOutDevices } = reply.value;
    showToast(signedOutDevices > 0 ? `密码已修改，其他 ${signedOutDevices} 台设备已退出登录` : '密码已修改');
    onDone();
    return {};
  }
  const Form = isBySms ? BySms : ByOldPassword;
  return (
    <Dialog open onClose={onClose} title="修改密码" description="改好后，其他设备会退出登录。" size="sm">
      <Form change={change} />
      <p className={styles.other}>
        <TextButton onClick={() => setIsBySms(!isBySms)}>
          {isBySms ? '改用原密码验证' : '没有密码，或忘了，改用短信验证'}
        </TextButton>
      </p>
    </Dialog>
  );
}

/** Here a wrong password is the old one, and a locked account has no step to show. */
function passwordErrors(refusal: { code: string; message: string }) {
  if (refusal.code === 'credentials-wrong') return { oldPassword: '原密码不正确，请核对后重试' };
  return refusal.code === 'account-locked' ? { form: refusal.message } : refusalErrors(refusal);
}

interface MethodProps {
  change: (verification: Verification, values: Record<string, string>) => Promise<Record<string, string>>;
}

function ByOldPassword({ change }: MethodProps) {
  const form = useForm(async (values) => {
    const { oldPassword = '' } = values;
    if (!oldPassword) return { oldPassword: '请输入原密码' };
    return newPasswordErrors(values) ?? change({ oldPassword: encodeBase64(oldPassword) }, values);
  });
  return (
    <IdentityForm form={form} submit="保存" sending="正在保存">
      <PasswordField
        name="oldPassword"
        label="原密码"
        autoComplete="current-password"
        error={form.errors.oldPassword}
      />
      <NewPasswordFields errors={form.errors} />
    </IdentityForm>
  );
}

function BySms({ change }: MethodProps) {
  const { form, code } = useBoundMobileForm(
    async ({ smsCode, rToken }, values) => newPasswordErrors(values) ?? change({ smsCode, rToken }, values),
  );
  return (
    <IdentityForm form={form} submit="保存" sending="正在保存">
      <BoundMobileFields code={code} errors={form.errors} />
      <NewPasswordFields errors={form.errors} />
    </IdentityForm>
  );
}

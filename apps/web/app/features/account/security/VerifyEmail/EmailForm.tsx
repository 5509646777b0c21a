import { emailProblem } from '@huarong/core/identity';
import { Field, showToast } from '@huarong/ui';
import { browserApi } from '../../../../platform/api/index.ts';
import {
  CodeField,
  IdentityForm,
  readForm,
  refusalErrors,
  useForm,
  useSentCode,
} from '../../../identity/index.ts';

interface EmailFormProps {
  onDone: () => void;
  /** The server requires the mobile to be verified again. */
  onVerificationNeeded: () => void;
}

const verifyEmail: ReturnType<typeof browserApi>['account']['verifyEmail'] = (input) =>
  browserApi({ quiet: true }).account.verifyEmail(input, { handlesRateLimit: true });

export function EmailForm({ onDone, onVerificationNeeded }: EmailFormProps) {
  const sent = useSentCode();
  const form = useForm(async ({ email = '', smsCode = '' }) => {
    if (!sent.rToken) return { smsCode: '请先获取验证码' };
    const reply = await verifyEmail({ email: email.trim(), code: smsCode.trim(), rToken: sent.rToken });
    if (!reply.ok) return handleRefusal(reply.refusal);
    showToast('邮箱已验证');
    onDone();
    return {};
  });
  function handleRefusal(refusal: { code: string; message: string }) {
    if (refusal.code !== 'proof-needed') return refusalErrors(refusal);
    onVerificationNeeded();
    return {};
  }
  async function send() {
    const { email = '' } = readForm(form.ref.current);
    if (!sent.canRequest) return;
    const problem = emailProblem(email.trim());
    if (problem) return form.setErrors({ email: problem });
    const refusal = await sent.request(() => verifyEmail({ email: email.trim() }));
    form.setErrors(refusal ? handleRefusal(refusal) : {});
  }
  return (
    <IdentityForm form={form} submit="确认" sending="正在验证">
      <Field name="email" type="email" label="邮箱" autoComplete="email" error={form.errors.email} />
      <CodeField label="邮箱验证码" sent={sent} onSend={send} error={form.errors.smsCode} />
    </IdentityForm>
  );
}

import { type Api, browserApi } from '../../../../platform/api/index.ts';
import {
  BoundMobileFields,
  IdentityForm,
  MobileCodeFields,
  refusalErrors,
  useBoundMobileForm,
  useMobileForm,
} from '../../../identity/index.ts';

type VerifyMobileReply = Extract<Awaited<ReturnType<Api['account']['verifyMobile']>>, { ok: true }>['value'];

interface MobileVerificationProps {
  submit: string;
  onVerified: (answer: VerifyMobileReply) => void;
}

/** Verifies the mobile of the account by SMS code. */
export function MobileVerification({ submit, onVerified }: MobileVerificationProps) {
  const { form, code } = useBoundMobileForm(async (input) => {
    const reply = await browserApi({ quiet: true }).account.verifyMobile(input);
    if (!reply.ok) return refusalErrors(reply.refusal);
    onVerified(reply.value);
    return {};
  });
  return (
    <IdentityForm form={form} submit={submit} sending="正在验证">
      <BoundMobileFields code={code} errors={form.errors} />
    </IdentityForm>
  );
}

interface NewMobileProps extends MobileVerificationProps {
  /** Token of the first step: the current mobile is verified. */
  stepToken: string;
  /** The first step was too long ago and has to be repeated. */
  onStepExpired: () => void;
}

/** Verifies a new mobile. A number that is taken can be replaced by another one. */
export function NewMobileVerification({ submit, stepToken, onVerified, onStepExpired }: NewMobileProps) {
  const { form, code } = useMobileForm('bind', async (mobileCode) => {
    const reply = await browserApi({ quiet: true }).account.verifyMobile({ ...mobileCode, stepToken });
    if (reply.ok) {
      onVerified(reply.value);
      return {};
    }
    if (reply.refusal.code === 'mobile-taken') return { mobile: '这个手机号已经绑定了账号，请换一个手机号' };
    if (reply.refusal.code !== 'step-expired') return refusalErrors(reply.refusal);
    onStepExpired();
    return {};
  });
  return (
    <IdentityForm form={form} submit={submit} sending="正在验证">
      <MobileCodeFields code={code} errors={form.errors} />
    </IdentityForm>
  );
}

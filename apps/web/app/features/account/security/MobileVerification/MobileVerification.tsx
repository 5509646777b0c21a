import { type Api, browserApi } from '../../../../platform/api/index.ts';
import { IdentityForm, MobileCodeFields, refusalErrors, useMobileForm } from '../../../identity/index.ts';

type VerifyMobileReply = Extract<Awaited<ReturnType<Api['account']['verifyMobile']>>, { ok: true }>['value'];

interface MobileVerificationProps {
  submit: string;
  /** Token of the previous step: the current mobile is verified, this is the new one. */
  stepToken?: string;
  onVerified: (answer: VerifyMobileReply) => void;
}

/** Verifies a mobile by SMS code: the current one, or with a step token the new one. */
export function MobileVerification({ submit, stepToken, onVerified }: MobileVerificationProps) {
  const { form, code } = useMobileForm('account', async (mobileCode) => {
    const { verifyMobile } = browserApi({ quiet: true }).account;
    const reply = await verifyMobile({ ...mobileCode, ...(stepToken !== undefined && { stepToken }) });
    if (!reply.ok) return mobileErrors(reply.refusal);
    onVerified(reply.value);
    return {};
  });
  function mobileErrors(refusal: { code: string; message: string }) {
    const isOtherMobile = refusal.code === 'step-expired' && stepToken === undefined;
    return isOtherMobile ? { mobile: '账号现在绑定的不是这个手机号，请核对' } : refusalErrors(refusal);
  }
  return (
    <IdentityForm form={form} submit={submit} sending="正在验证">
      <MobileCodeFields code={code} errors={form.errors} />
    </IdentityForm>
  );
}

import { type Api, browserApi } from '../../../../platform/api/index.ts';
import { IdentityForm, MobileCodeFields, refusalErrors, useMobileForm } from '../../../identity/index.ts';

type Proved = Extract<Awaited<ReturnType<Api['account']['verifyMobile']>>, { ok: true }>['value'];

interface MobileProofProps {
  submit: string;
  /** Of the step before: the present mobile has been proved, this is the new one. */
  stepToken?: string;
  onProved: (answer: Proved) => void;
}

/** A mobile proved by its code: the member's present one, or with the token of that step the new one. */
export function MobileProof({ submit, stepToken, onProved }: MobileProofProps) {
  const { form, code } = useMobileForm('account', async (proved) => {
    const { verifyMobile } = browserApi({ quiet: true }).account;
    const reply = await verifyMobile({ ...proved, ...(stepToken !== undefined && { stepToken }) });
    if (!reply.ok) return wrong(reply.refusal);
    onProved(reply.value);
    return {};
  });
  function wrong(refusal: { code: string; message: string }) {
    const isOtherMobile = refusal.code === 'step-expired' && stepToken === undefined;
    return isOtherMobile ? { mobile: '账号现在绑定的不是这个手机号，请核对' } : refusalErrors(refusal);
  }
  return (
    <IdentityForm form={form} submit={submit} sending="正在验证">
      <MobileCodeFields code={code} errors={form.errors} />
    </IdentityForm>
  );
}

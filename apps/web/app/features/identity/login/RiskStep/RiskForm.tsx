import { IdentityForm } from '../../form/IdentityForm/IdentityForm.tsx';
import { refusalErrors } from '../../form/refusal-errors.ts';
import { type FormErrors, useForm } from '../../form/use-form.ts';
import { identityApi } from '../../identity-api.ts';
import { TextButton } from '../../parts/TextButton/TextButton.tsx';
import { CodeBoxes } from '../../verification/CodeBoxes/CodeBoxes.tsx';
import { clockText } from '../../verification/clock-text.ts';
import { useSecondsLeft } from '../../verification/use-seconds-left.ts';
import { useSentCode } from '../../verification/use-sent-code.ts';
import type { SecondStep } from '../login-step.ts';
import styles from './RiskStep.module.css';

type SecondStepReply = Awaited<ReturnType<ReturnType<typeof identityApi>['highRisk']>>;

export interface RiskFormProps {
  riskToken: string;
  /** End of the step in `performance.now()` time. */
  until: number;
  method: SecondStep['methods'][number];
  /** Label of the button. */
  submit: string;
  /** The answer to the code; returns the errors. */
  onReply: (reply: SecondStepReply) => FormErrors;
}

/** Sends and checks the code of the second step. */
export function RiskForm({ riskToken, until, method, submit, onReply }: RiskFormProps) {
  const left = useSecondsLeft(until);
  const sent = useSentCode();
  const form = useForm(async ({ smsCode = '' }) => {
    if (!sent.rToken) return { smsCode: '请先获取验证码' };
    if (smsCode.length < 6) return { smsCode: '请输入 6 位数字验证码' };
    return onReply(await identityApi().highRisk({ riskToken, method, smsCode, rToken: sent.rToken }));
  });
  async function send() {
    if (!sent.canRequest) return;
    const refusal = await sent.request(() =>
      identityApi().highRisk({ riskToken, method }, { handlesRateLimit: true }),
    );
    form.setErrors(refusal ? refusalErrors(refusal) : {});
    if (!refusal) form.ref.current?.querySelector('input')?.focus();
  }

  return (
    <IdentityForm form={form} submit={submit} sending="正在验证">
      <div>
        <CodeBoxes name="smsCode" label="6 位验证码" error={form.errors.smsCode} />
        <p className={styles.hint}>
          <TextButton onClick={send} aria-disabled={!sent.canRequest}>
            {sent.secondsLeft > 0 ? `${sent.secondsLeft} 秒后可重发` : '获取验证码'}
          </TextButton>
          <span>
            本次验证 <b>{clockText(left)}</b> 内有效
          </span>
        </p>
      </div>
    </IdentityForm>
  );
}

import { STORE } from '@huarong/core/shared';
import { Field } from '@huarong/ui';
import { TextButton } from '../../parts/TextButton/TextButton.tsx';
import type { SentCodeStatus } from '../use-sent-code.ts';

interface CodeFieldProps {
  label: string;
  sent: SentCodeStatus;
  onSend: () => void;
  error?: string | undefined;
}

/** Field of a six-digit code with a send button. */
export const CodeField = ({
  label,
  sent: { rToken, secondsLeft, isRequesting, canRequest },
  onSend,
  error,
}: CodeFieldProps) => (
  <Field
    name="smsCode"
    label={label}
    placeholder="6 位数字"
    inputMode="numeric"
    autoComplete="one-time-code"
    enterKeyHint="done"
    maxLength={6}
    error={error}
    hint={rToken && `验证码已发送，${STORE.identity.code.validFor / 60} 分钟内有效`}
    suffix={
      <TextButton isInField onClick={onSend} aria-disabled={!canRequest}>
        {isRequesting ? '正在发送' : secondsLeft > 0 ? `${secondsLeft} 秒后重发` : '获取验证码'}
      </TextButton>
    }
  />
);

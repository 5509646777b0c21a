import { Field, Notice } from '@huarong/ui';
import { useEffect, useRef } from 'react';
import { TextButton } from '../../parts/TextButton/TextButton.tsx';
import type { CaptchaState } from '../use-captcha.ts';
import styles from './CaptchaField.module.css';

interface CaptchaFieldProps {
  captcha: CaptchaState;
  error?: string | undefined;
}

/** The captcha, once the server requires it; the browser can solve a proof of work instead. */
export function CaptchaField({ captcha, error }: CaptchaFieldProps) {
  const { challenge, isSolving, isSolved, renew, solveInBrowser } = captcha;
  if (!challenge) return null;
  if (isSolved) return <SolvedNotice />;
  return (
    <div>
      <Field
        key={challenge.valiCodeToken}
        name="valiCode"
        label="图形验证码"
        placeholder="请输入右侧字符"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={8}
        error={error}
        suffix={<img className={styles.image} src={challenge.image} alt="图形验证码" />}
      />
      <p className={styles.links}>
        不分大小写。
        <TextButton onClick={renew}>换一张</TextButton>
        <TextButton onClick={solveInBrowser} aria-disabled={isSolving}>
          {isSolving ? '正在验证' : '看不清，由浏览器代为验证'}
        </TextButton>
      </p>
    </div>
  );
}

/**
 * Replaces the pressed button and takes its focus, so that screen readers announce it and keyboard navigation
 * continues here.
 */
function SolvedNotice() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} role="status" tabIndex={-1}>
      <Notice tone="ok">已代为验证，不用输入图形验证码。</Notice>
    </div>
  );
}

import { retryTime } from '@huarong/core/shared';
import { Button, ButtonLink } from '@huarong/ui';
import { useState } from 'react';
import { shopNow } from '../../../../platform/clock/shop-clock.ts';
import { Panel } from '../../parts/Panel/Panel.tsx';
import { clockText } from '../../verification/clock-text.ts';
import { secondsFromNow, useSecondsLeft } from '../../verification/use-seconds-left.ts';
import type { Locked } from '../login-step.ts';
import styles from './LockedStep.module.css';

interface LockedStepProps {
  step: Locked;
  onSms: () => void;
  onRetry: () => void;
}

/** A locked account: the time left and other ways to sign in. */
export const LockedStep = ({ step: { message, methods, seconds }, onSms, onRetry }: LockedStepProps) => (
  <Panel title="账号已暂时锁定" lead={`${message}。`} focusTitle>
    {seconds !== null && <LockClock seconds={seconds} />}
    <div className={styles.buttons}>
      {methods.includes('sms') && (
        <Button kind="ink" size="lg" block onClick={onSms}>
          用短信验证码登录
        </Button>
      )}
      {methods.includes('reset') && (
        <ButtonLink size="lg" block href="/forgetPassword">
          重设密码
        </ButtonLink>
      )}
      {methods.includes('service') && (
        <ButtonLink kind="ink" size="lg" block href="tel:400-000-0000">
          致电客服 400-000-0000
        </ButtonLink>
      )}
      <Button size="lg" block onClick={onRetry}>
        返回登录
      </Button>
    </div>
    <p className={styles.hint}>
      不是你本人操作？登录后请到个人资料的「安全」里查看登录设备，或致电 400-000-0000。
    </p>
  </Panel>
);

/** Countdown to the automatic unlock. */
function LockClock({ seconds }: { seconds: number }) {
  const [opensAt] = useState(() => new Date(shopNow().getTime() + seconds * 1000));
  const [until] = useState(() => secondsFromNow(seconds));
  return (
    <div className={styles.clock}>
      <b role="timer" aria-live="off">
        {clockText(useSecondsLeft(until))}
      </b>
      <span>后自动解锁</span>
      <small>{retryTime(opensAt, shopNow())} 起可再次用密码登录</small>
    </div>
  );
}

import { Notice } from '@huarong/ui';
import { useState } from 'react';
import { ChoiceCard, ChoiceCards } from '../../parts/ChoiceCard/ChoiceCard.tsx';
import { Panel } from '../../parts/Panel/Panel.tsx';
import { secondsFromNow } from '../../verification/use-seconds-left.ts';
import type { SecondStep } from '../login-step.ts';
import type { Login } from '../use-login.ts';
import { RiskForm } from './RiskForm.tsx';
import styles from './RiskStep.module.css';

interface RiskStepProps {
  step: SecondStep;
  login: Login;
}

const METHODS = {
  sms: { title: '短信验证码', target: 'maskedMobile' },
  email: { title: '邮箱验证码', target: 'maskedEmail' },
} as const;

/** An unusual login: shows the reasons and the verification methods. */
export function RiskStep({ step, login }: RiskStepProps) {
  const [method, setMethod] = useState(step.methods[0] ?? 'sms');
  const [until] = useState(() => secondsFromNow(step.seconds));
  return (
    <Panel title="再确认一下是你" focusTitle>
      <div className={styles.why}>
        <Notice tone="warn" icon="shield" title="为什么要验证">
          {step.reasons.join('，')}。
        </Notice>
      </div>
      <ChoiceCards label="验证方式">
        {step.methods.map((option) => (
          <ChoiceCard
            key={option}
            name="method"
            checked={option === method}
            onChange={() => setMethod(option)}
            title={METHODS[option].title}
            note={`发送到 ${step[METHODS[option].target]}`}
          />
        ))}
      </ChoiceCards>
      <RiskForm key={method} riskToken={step.riskToken} until={until} method={method} login={login} />
    </Panel>
  );
}

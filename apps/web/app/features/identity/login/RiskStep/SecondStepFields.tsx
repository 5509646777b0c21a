import { Notice } from '@huarong/ui';
import { useState } from 'react';
import { ChoiceCard, ChoiceCards } from '../../parts/ChoiceCard/ChoiceCard.tsx';
import { secondsFromNow } from '../../verification/use-seconds-left.ts';
import type { SecondStep } from '../login-step.ts';
import { RiskForm, type RiskFormProps } from './RiskForm.tsx';
import styles from './RiskStep.module.css';

interface SecondStepFieldsProps extends Pick<RiskFormProps, 'submit' | 'onReply'> {
  step: SecondStep;
}

const METHODS = {
  sms: { title: '短信验证码', target: 'maskedMobile' },
  email: { title: '邮箱验证码', target: 'maskedEmail' },
} as const;

/** The reasons, the verification methods and the code of a second step, of a login or of an order. */
export function SecondStepFields({ step, submit, onReply }: SecondStepFieldsProps) {
  const [method, setMethod] = useState(step.methods[0] ?? 'sms');
  const [until] = useState(() => secondsFromNow(step.seconds));
  return (
    <>
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
      <RiskForm
        key={method}
        riskToken={step.riskToken}
        until={until}
        method={method}
        submit={submit}
        onReply={onReply}
      />
    </>
  );
}

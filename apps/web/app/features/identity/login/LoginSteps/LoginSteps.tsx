import type { ReactNode } from 'react';
import { AccountsStep } from '../AccountsStep/AccountsStep.tsx';
import { BindStep } from '../BindStep/BindStep.tsx';
import { LockedStep } from '../LockedStep/LockedStep.tsx';
import { RiskStep } from '../RiskStep/RiskStep.tsx';
import type { Login } from '../use-login.ts';

interface LoginStepsProps {
  login: Login;
  /** The shopper would rather come in by SMS. */
  onSms: () => void;
  /** The ways in. */
  children: ReactNode;
}

/** The step a login stands at, in the place of the ways in. */
export function LoginSteps({ login, onSms, children }: LoginStepsProps) {
  const { step } = login;
  switch (step.kind) {
    case 'methods':
      return children;
    case 'accounts':
      return <AccountsStep step={step} login={login} />;
    case 'bind':
      return <BindStep step={step} login={login} />;
    case 'risk':
      return <RiskStep key={step.riskToken} step={step} login={login} />;
    case 'locked':
      return <LockedStep step={step} onSms={onSms} onRetry={login.startOver} />;
  }
}

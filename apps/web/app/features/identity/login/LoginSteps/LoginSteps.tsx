import type { ReactNode } from 'react';
import { AccountsStep } from '../AccountsStep/AccountsStep.tsx';
import { BindStep } from '../BindStep/BindStep.tsx';
import { LockedStep } from '../LockedStep/LockedStep.tsx';
import { RiskStep } from '../RiskStep/RiskStep.tsx';
import type { Login } from '../use-login.ts';

interface LoginStepsProps {
  login: Login;
  /** Called when the shopper switches to SMS login. */
  onSms: () => void;
  /** The login methods. */
  children: ReactNode;
}

/** Renders the current login step, or the login methods. */
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

import { Panel } from '../../parts/Panel/Panel.tsx';
import type { SecondStep } from '../login-step.ts';
import type { Login } from '../use-login.ts';
import { SecondStepFields } from './SecondStepFields.tsx';

interface RiskStepProps {
  step: SecondStep;
  login: Login;
}

/** An unusual login: shows the reasons and the verification methods. */
export const RiskStep = ({ step, login }: RiskStepProps) => (
  <Panel title="再确认一下是你" focusTitle>
    <SecondStepFields step={step} submit="验证并登录" onReply={login.applyReply} />
  </Panel>
);

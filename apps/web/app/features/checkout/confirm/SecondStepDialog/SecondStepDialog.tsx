import { Dialog } from '@huarong/ui';
import { refusalErrors, type SecondStep, SecondStepFields } from '../../../identity/index.ts';

interface SecondStepDialogProps {
  step: SecondStep | null;
  onClose: () => void;
  /** The code was right; the order is committed with this id. */
  onPassed: (riskControlId: string) => void;
}

/** A risky order: the same second step as of a risky login. The form below stays as it is. */
export const SecondStepDialog = ({ step, onClose, onPassed }: SecondStepDialogProps) => (
  <Dialog open={step !== null} onClose={onClose} title="再确认一下是你" size="sm">
    {step && (
      <SecondStepFields
        key={step.riskToken}
        step={step}
        submit="验证并提交订单"
        onReply={(reply) => {
          if (!reply.ok) return refusalErrors(reply.refusal);
          if ('riskControlId' in reply.value) onPassed(reply.value.riskControlId);
          return {};
        }}
      />
    )}
  </Dialog>
);

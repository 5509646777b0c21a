import { Dialog, showToast } from '@huarong/ui';
import { useState } from 'react';
import { MobileVerification } from '../MobileVerification/MobileVerification.tsx';
import type { ChangeDialog } from '../Security/change-dialog.ts';

/** Changes the mobile: verifies the current one, then the new one. */
export function ChangeMobile({ onClose, onDone }: ChangeDialog) {
  const [stepToken, setStepToken] = useState<string | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title="更换手机号"
      description={stepToken ? '第 2 步，共 2 步：验证新手机号' : '第 1 步，共 2 步：验证现在的手机号'}
      size="sm"
    >
      {stepToken === null ? (
        <MobileVerification submit="下一步" onVerified={(answer) => setStepToken(answer.stepToken ?? '')} />
      ) : (
        <MobileVerification
          key={stepToken}
          submit="确认更换"
          stepToken={stepToken}
          onVerified={({ maskedMobile }) => {
            showToast(`手机号已更换为 ${maskedMobile}`);
            onDone();
          }}
        />
      )}
    </Dialog>
  );
}

import { Dialog, Notice, showToast } from '@huarong/ui';
import { useState } from 'react';
import { MobileVerification, NewMobileVerification } from '../MobileVerification/MobileVerification.tsx';
import type { ChangeDialog } from '../Security/change-dialog.ts';

/** Changes the mobile: verifies the current one, then the new one. */
export function ChangeMobile({ onClose, onDone }: ChangeDialog) {
  const [stepToken, setStepToken] = useState<string | null>(null);
  const [isExpired, setIsExpired] = useState(false);
  function restart() {
    setIsExpired(true);
    setStepToken(null);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="更换手机号"
      description={stepToken ? '第 2 步，共 2 步：验证新手机号' : '第 1 步，共 2 步：验证现在的手机号'}
      size="sm"
    >
      {stepToken === null ? (
        <>
          {isExpired && <Notice tone="warn">上一次验证已超时，请重新验证现在的手机号。</Notice>}
          <MobileVerification submit="下一步" onVerified={(answer) => setStepToken(answer.stepToken ?? '')} />
        </>
      ) : (
        <NewMobileVerification
          key={stepToken}
          submit="确认更换"
          stepToken={stepToken}
          onStepExpired={restart}
          onVerified={({ maskedMobile }) => {
            showToast(`手机号已更换为 ${maskedMobile}`);
            onDone();
          }}
        />
      )}
    </Dialog>
  );
}

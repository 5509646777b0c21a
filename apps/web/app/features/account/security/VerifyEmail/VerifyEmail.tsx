import { Dialog } from '@huarong/ui';
import { useState } from 'react';
import { MobileVerification } from '../MobileVerification/MobileVerification.tsx';
import type { ChangeDialog } from '../Security/change-dialog.ts';
import { EmailForm } from './EmailForm.tsx';

/** Verifies an e-mail address by code; after a long session the mobile has to be verified first. */
export function VerifyEmail({ onClose, onDone }: ChangeDialog) {
  const [needsVerification, setNeedsVerification] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title="验证邮箱"
      description={
        needsVerification ? '修改前请先验证现在的手机号。' : '验证后可用于登录、找回密码、接收发票。'
      }
      size="sm"
    >
      {needsVerification ? (
        <MobileVerification submit="下一步" onVerified={() => setNeedsVerification(false)} />
      ) : (
        <EmailForm onDone={onDone} onVerificationNeeded={() => setNeedsVerification(true)} />
      )}
    </Dialog>
  );
}

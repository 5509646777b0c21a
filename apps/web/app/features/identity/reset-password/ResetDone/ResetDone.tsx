import { ButtonLink, EmptyState } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserPlatform } from '../../../../platform/browser.ts';
import { secondsFromNow, useSecondsLeft } from '../../verification/use-seconds-left.ts';

const WAIT_SECONDS = 3;

/** Confirms the new password and redirects to the login page. */
export function ResetDone({ signedOutDevices }: { signedOutDevices: number }) {
  const navigate = useNavigate();
  const [until] = useState(() => secondsFromNow(WAIT_SECONDS));
  const left = useSecondsLeft(until);
  useEffect(() => {
    // The reset invalidates all tokens, including this browser's.
    browserPlatform().user.signOut();
    const timer = setTimeout(() => navigate('/login', { replace: true }), WAIT_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div role="status">
      <EmptyState
        icon="check"
        title="新密码已生效"
        level={1}
        actions={<ButtonLink href="/login">现在登录</ButtonLink>}
      >
        {signedOutDevices > 0 && `${signedOutDevices} 台设备已退出登录。`}
        {left} 秒后去登录。
      </EmptyState>
    </div>
  );
}

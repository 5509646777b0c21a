import { LOGIN_PATH, loginLocation } from '@huarong/core/identity';
import { Button, ButtonLink, Dialog } from '@huarong/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { browserPlatform } from '../../../../platform/browser.ts';
import { sessionEndText } from '../SessionEndNotice/session-end-text.ts';

const dismiss = () => browserPlatform().user.dismiss('currentErrorCode');

/** Shows on an open page that the session ended. The login page shows it itself. */
export function SessionEndDialog({ code }: { code: string }) {
  const { pathname, search } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  const isAtLogin = pathname === LOGIN_PATH;
  const wasShownAtLogin = useRef(false);
  const endText = sessionEndText(code);
  useEffect(() => {
    if (isAtLogin) wasShownAtLogin.current = true;
    else if (wasShownAtLogin.current) dismiss();
  }, [isAtLogin]);

  if (!endText || isAtLogin) return null;
  return (
    <Dialog
      open={!isNavigating}
      onClose={dismiss}
      title={endText.title}
      size="sm"
      footer={
        <>
          <Button onClick={dismiss}>知道了</Button>
          <ButtonLink kind="ink" href={loginLocation(`${pathname}${search}`)}>
            重新登录
          </ButtonLink>
        </>
      }
    >
      <p>{endText.text}</p>
    </Dialog>
  );
}

import { LOGIN_PATH, loginLocation } from '@huarong/core/identity';
import { Button, ButtonLink, Dialog } from '@huarong/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { browserPlatform } from '../../../../platform/browser.ts';
import { sessionEndWords } from '../SessionEndNotice/session-end-text.ts';

const putAside = () => browserPlatform().user.putAside('currentErrorCode');

/** Says on an open page that the session is over. The login page says it itself. */
export function EndedSession({ code }: { code: string }) {
  const { pathname, search } = useLocation();
  const isOnTheWay = useNavigation().state !== 'idle';
  const isAtLogin = pathname === LOGIN_PATH;
  const wasSaidThere = useRef(false);
  const words = sessionEndWords(code);
  useEffect(() => {
    if (isAtLogin) wasSaidThere.current = true;
    else if (wasSaidThere.current) putAside();
  }, [isAtLogin]);

  if (!words || isAtLogin) return null;
  return (
    <Dialog
      open={!isOnTheWay}
      onClose={putAside}
      title={words.title}
      size="sm"
      footer={
        <>
          <Button onClick={putAside}>知道了</Button>
          <ButtonLink kind="ink" href={loginLocation(`${pathname}${search}`)}>
            重新登录
          </ButtonLink>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}

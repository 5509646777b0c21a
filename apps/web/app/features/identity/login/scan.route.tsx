import { ButtonLink, EmptyState, Spinner } from '@huarong/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { privatePageMeta } from '../../../platform/pages/page-meta.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { identityApi } from '../identity-api.ts';
import type { Route } from './+types/scan.route';
import { type ScannedLogin, ScanPanel } from './ScanPanel/ScanPanel.tsx';
import styles from './social.module.css';

export const meta: Route.MetaFunction = () => privatePageMeta('确认登录');
/** The code is in this address. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

/** What a phone opens after scanning: the logged-in member confirms the login of another browser. */
export default function ScanPage() {
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  const { isSignedIn } = useSession();
  const [scanned, setScanned] = useState<ScannedLogin | 'ended' | null>(null);
  const [isHydrated, setHydrated] = useState(false);
  const scan = useEffectEvent(async () => {
    const reply = await identityApi().scanQrLogin({ code });
    setScanned(reply.ok ? reply.value : 'ended');
  });
  useEffect(() => {
    setHydrated(true);
    if (isSignedIn) void scan();
  }, [isSignedIn]);

  if (isHydrated && !isSignedIn)
    return (
      <EmptyState
        icon="info"
        title="请先在这台手机上登录"
        level={1}
        actions={
          <ButtonLink
            kind="ink"
            href={`/login?${new URLSearchParams({ historyLocation: `/login/scan?code=${code}` })}`}
          >
            去登录
          </ButtonLink>
        }
      >
        登录后回到这里，确认电脑上的登录。
      </EmptyState>
    );
  if (scanned === 'ended')
    return (
      <EmptyState icon="info" title="二维码已失效" level={1}>
        请在电脑上刷新二维码，再扫一次。
      </EmptyState>
    );
  if (scanned) return <ScanPanel code={code} login={scanned} />;
  return (
    <p className={styles.loading} role="status">
      <Spinner />
      正在读取二维码
    </p>
  );
}

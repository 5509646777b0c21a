import { Button } from '@huarong/ui';
import { type ReactNode, useEffect, useState } from 'react';
import illustration from '../art/broken.webp';
import { ErrorActions, ErrorNote, ErrorScene } from '../ErrorScene/ErrorScene.tsx';

/** Shown instead of a page that cannot be loaded without a network. Continues by itself once there is one. */
export function OfflineScene({ target, children }: { target: string; children?: ReactNode }) {
  const [hasTried, setHasTried] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const proceed = async () => {
      if ((await answersShop()) && !signal.aborted) window.location.assign(target);
    };
    window.addEventListener('online', () => void proceed(), { signal });
    // Who has pressed a link is not called back from its page.
    window.addEventListener('beforeunload', () => ended.abort(), { signal });
    return () => ended.abort();
  }, [target]);
  function retry() {
    if (navigator.onLine) window.location.assign(target);
    else setHasTried(true);
  }
  return (
    <ErrorScene
      illustration={illustration}
      illustrationSide="right"
      kicker="没有网络"
      title="网络断开了"
      text="这一页还没有打开。请检查 Wi-Fi、流量或代理；恢复后会自动继续，购物车里的商品都在。"
    >
      <ErrorActions>
        <Button kind="ink" onClick={retry}>
          重试
        </Button>
      </ErrorActions>
      <div role="status">{hasTried && <ErrorNote>还是没有网络，连上后会自动打开。</ErrorNote>}</div>
      {children}
    </ErrorScene>
  );
}

/** A device calls itself online as soon as it has a connection, whether that leads anywhere or not. */
const answersShop = () =>
  fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

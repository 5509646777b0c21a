import { Suspense } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { lazyOptional } from '../../platform/components/lazy-optional.ts';
import { OfflineScene } from './OfflineScene/OfflineScene.tsx';
import { OfflineNavigation } from './offline-navigation.ts';
import { ServerErrorScene } from './ServerErrorScene.tsx';
import { SlimHeader } from './SlimHeader/SlimHeader.tsx';

/** The shop answers, so its script can be fetched; the other scenes have to work without. */
const NotFoundScene = lazyOptional(
  async () => (await import('./NotFoundScene/NotFoundScene.tsx')).NotFoundScene,
);

/** Error boundary of the whole app: needs no data and no call, because either may be broken. */
export function PageErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { pathname, search } = useLocation();
  if (isOfflineError(error)) {
    const target = error instanceof OfflineNavigation ? error.target : `${pathname}${search}`;
    return (
      <>
        <title>网络断开了｜花容 HUARONG</title>
        <meta name="robots" content="noindex" />
        <SlimHeader />
        <OfflineScene target={target} />
      </>
    );
  }
  return (
    <>
      <title>{isMissing ? '没有找到这个页面｜花容 HUARONG' : '服务出错｜花容 HUARONG'}</title>
      <meta name="robots" content="noindex" />
      <SlimHeader />
      {isMissing ? (
        <Suspense>
          <NotFoundScene title="也许你在找" links={error.data} />
        </Suspense>
      ) : (
        <ServerErrorScene />
      )}
    </>
  );
}

/** The server never has this error; a browser without a network has no other. */
const isOfflineError = (error: unknown): boolean =>
  error instanceof OfflineNavigation || (typeof navigator !== 'undefined' && navigator.onLine === false);

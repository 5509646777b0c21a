import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFoundScene } from './NotFoundScene/NotFoundScene.tsx';
import { ServerErrorScene } from './ServerErrorScene.tsx';
import { SlimHeader } from './SlimHeader/SlimHeader.tsx';

/** Error boundary of the whole app: needs no data and no call, because either may be broken. */
export function PageErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{isMissing ? '没有找到这个页面｜花容 HUARONG' : '服务出错｜花容 HUARONG'}</title>
      <meta name="robots" content="noindex" />
      <SlimHeader />
      {isMissing ? <NotFoundScene title="也许你在找" links={error.data} /> : <ServerErrorScene />}
    </>
  );
}

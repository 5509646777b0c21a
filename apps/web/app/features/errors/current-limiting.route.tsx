import { safeHistoryLocation } from '@huarong/core/identity';
import { ButtonLink } from '@huarong/ui';
import { data } from 'react-router';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import type { Route } from './+types/current-limiting.route';
import illustration from './art/queue.webp';
import { ErrorActions, ErrorScene } from './ErrorScene/ErrorScene.tsx';
import { QueueCountdown } from './QueueCountdown/QueueCountdown.tsx';

const DEFAULT_SECONDS = 30;
const MAX_SECONDS = 300;

/** Whole seconds of Retry-After, or the default when it is missing or invalid. */
const retrySeconds = (retryAfter: string | null): number =>
  retryAfter !== null && /^[1-9]\d{0,3}$/.test(retryAfter)
    ? Math.min(Number(retryAfter), MAX_SECONDS)
    : DEFAULT_SECONDS;

/** Page names by path prefix. */
const PAGE_NAMES: [prefix: string, name: string][] = [
  ['/order', '确认订单'],
  ['/shopcart', '购物车'],
  ['/payment', '支付'],
  ['/login', '登录'],
  ['/myOrderList', '我的订单'],
  ['/myAccount', '我的花容'],
  ['/search', '搜索结果'],
  ['/product', '商品详情'],
];

const pageName = (path: string): string =>
  path === '/' ? '首页' : (PAGE_NAMES.find(([prefix]) => path.startsWith(prefix))?.[1] ?? '刚才的页面');

const read = (request: Request) => {
  const { searchParams } = new URL(request.url);
  return {
    back: safeHistoryLocation(searchParams.get('historyLocation')),
    seconds: retrySeconds(searchParams.get('retryAfter')),
  };
};

export function loader({ request }: Route.LoaderArgs) {
  const wait = read(request);
  // Works without JavaScript: the Refresh header returns to the page when the time is over.
  // The location is percent-encoded already: encoding it again would return to `%25E5…`.
  return data(wait, { headers: { refresh: `${wait.seconds};url=${wait.back}` } });
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => read(request);
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = () => privatePageMeta('排队的人有点多');

/** Rate-limit page: shows the wait and the way back. */
export default function CurrentLimiting({ loaderData: { back, seconds } }: Route.ComponentProps) {
  const pageLabel = pageName(back);
  return (
    <ErrorScene
      illustration={illustration}
      kicker="前面还有人"
      title="排队的人有点多"
      text={`现在来的人比平时多。时间到了会自动回到「${pageLabel}」，你选好的商品和优惠不会丢。`}
      isDark
    >
      <QueueCountdown seconds={seconds} back={back} />
      <ErrorActions>
        <ButtonLink kind="soft" href={back}>
          回到{pageLabel}
        </ButtonLink>
        <a href="/">先去首页逛逛</a>
      </ErrorActions>
    </ErrorScene>
  );
}

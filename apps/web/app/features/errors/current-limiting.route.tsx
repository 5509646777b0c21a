import { safeHistoryLocation } from '@huarong/core/identity';
import { ButtonLink } from '@huarong/ui';
import { data } from 'react-router';
import type { Route } from './+types/current-limiting.route';
import picture from './art/queue.svg';
import { ErrorActions, ErrorScene } from './ErrorScene/ErrorScene.tsx';
import { placeName } from './place-name.ts';
import { QueueCountdown } from './QueueCountdown/QueueCountdown.tsx';
import { waitFrom } from './wait-from.ts';

const read = (request: Request) => {
  const { searchParams } = new URL(request.url);
  return {
    back: safeHistoryLocation(searchParams.get('historyLocation')),
    seconds: waitFrom(searchParams.get('retryAfter')),
  };
};

export function loader({ request }: Route.LoaderArgs) {
  const wait = read(request);
  // Readable and honest without script too: the browser itself goes back when the time is over.
  return data(wait, { headers: { refresh: `${wait.seconds};url=${encodeURI(wait.back)}` } });
}
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => read(request);
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = () => [
  { title: '排队的人有点多｜花容 HUARONG' },
  { name: 'robots', content: 'noindex' },
];

/** Where a browser goes that was told 429: how long to wait, and the way back. */
export default function CurrentLimiting({ loaderData: { back, seconds } }: Route.ComponentProps) {
  const place = placeName(back);
  return (
    <ErrorScene
      picture={picture}
      kicker="前面还有人"
      title="排队的人有点多"
      text={`现在来的人比平时多。时间到了会自动回到「${place}」，你选好的商品和优惠不会丢。`}
      isDark
    >
      <QueueCountdown seconds={seconds} back={back} />
      <ErrorActions>
        <ButtonLink kind="soft" href={back}>
          回到{place}
        </ButtonLink>
        <a href="/">先去首页逛逛</a>
      </ErrorActions>
    </ErrorScene>
  );
}

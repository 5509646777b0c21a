import { useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { usePoll } from '../../platform/use-poll.ts';
import type { Route } from './+types/broadcast.route';
import { BroadcastEditor } from './BroadcastEditor.tsx';
import { BroadcastResult } from './BroadcastResult.tsx';

export const meta = () => [{ title: '群发 · 花容管理后台' }];
export async function clientLoader({ params: { broadcastId } }: Route.ClientLoaderArgs) {
  const [broadcast, choices] = await Promise.all([
    load(api.broadcasts.detail({ broadcastId })),
    load(api.broadcasts.choices({})),
  ]);
  return { broadcast, choices };
}

/** A draft is edited; what was sent shows what came of it. */
export default function BroadcastPage({ loaderData: { broadcast, choices } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const isRunning = broadcast.progress.some(({ state: now, waitsUntil }) => now === 'sending' && !waitsUntil);
  usePoll(broadcast, isRunning);
  const isDraft = broadcast.state === 'draft' || broadcast.state === 'waiting';
  return isDraft ? (
    <BroadcastEditor key={String(broadcast.broadcastId)} broadcast={broadcast} choices={choices} />
  ) : (
    <BroadcastResult broadcast={broadcast} onChanged={() => void revalidate()} />
  );
}

import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
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

const POLL_MS = 1_000;

/** A draft is edited; what was sent shows what came of it. */
export default function BroadcastPage({ loaderData: { broadcast, choices } }: Route.ComponentProps) {
  const { revalidate, state: reading } = useRevalidator();
  const isRunning = broadcast.progress.some(({ state: now, waitsUntil }) => now === 'sending' && !waitsUntil);
  const isAsking = reading === 'loading';
  // Each answer asks for the next.
  useEffect(() => {
    if (!isRunning || isAsking) return;
    const timer = setTimeout(() => void revalidate(), POLL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, isAsking, revalidate]);
  const isDraft = broadcast.state === 'draft' || broadcast.state === 'waiting';
  return isDraft ? (
    <BroadcastEditor key={String(broadcast.broadcastId)} broadcast={broadcast} choices={choices} />
  ) : (
    <BroadcastResult broadcast={broadcast} onChanged={() => void revalidate()} />
  );
}

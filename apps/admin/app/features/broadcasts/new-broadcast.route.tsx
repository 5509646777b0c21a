import { api, load } from '../../platform/api/index.ts';
import type { Route } from './+types/new-broadcast.route';
import { BroadcastEditor } from './BroadcastEditor.tsx';

export const meta = () => [{ title: '新建群发 · 花容管理后台' }];
export const clientLoader = () => load(api.broadcasts.choices({}));

/** An empty broadcast. */
export default function NewBroadcastPage({ loaderData: choices }: Route.ComponentProps) {
  return <BroadcastEditor broadcast={null} choices={choices} />;
}

import { memberLoader } from '../../platform/session/member-loader.ts';
import type { Route } from './+types/profile.route';
import { AccountFailure } from './AccountFailure/AccountFailure.tsx';
import { Devices } from './Devices/Devices.tsx';
import { loadProfile } from './load-profile.ts';
import { PageHead } from './PageHead/PageHead.tsx';
import { PageWaiting } from './PageWaiting/PageWaiting.tsx';
import { Security } from './Security/Security.tsx';

export const clientLoader = memberLoader(loadProfile);
export const ErrorBoundary = AccountFailure;

export const meta: Route.MetaFunction = () => [
  { title: '个人资料｜花容 HUARONG' },
  { name: 'robots', content: 'noindex' },
];

export const HydrateFallback = PageWaiting;

export default function ProfilePage({ loaderData: { devices } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="个人资料" />
      <Security />
      <Devices devices={devices} />
    </>
  );
}

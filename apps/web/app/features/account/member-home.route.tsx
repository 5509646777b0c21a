import { useEffect } from 'react';
import { browserPlatform } from '../../platform/browser.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import type { Route } from './+types/member-home.route';
import { AccountFailure } from './AccountFailure/AccountFailure.tsx';
import { loadMemberHome } from './load-member-home.ts';
import { MemberBand } from './MemberBand/MemberBand.tsx';
import { PageWaiting } from './PageWaiting/PageWaiting.tsx';
import { Shortcuts } from './Shortcuts/Shortcuts.tsx';
import { Welcome } from './Welcome/Welcome.tsx';

export const clientLoader = memberLoader(loadMemberHome);
export const ErrorBoundary = AccountFailure;

export const meta: Route.MetaFunction = () => [
  { title: '我的花容｜花容 HUARONG' },
  { name: 'robots', content: 'noindex' },
];

export const HydrateFallback = PageWaiting;

export default function MemberHome({ loaderData: { info } }: Route.ComponentProps) {
  // The header need not ask again for what this page has just been told.
  useEffect(() => browserPlatform().user.fill(info), [info]);
  return (
    <>
      <MemberBand info={info} />
      <Welcome info={info} />
      <Shortcuts />
    </>
  );
}

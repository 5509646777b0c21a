import { VisuallyHidden } from '@huarong/ui';
import { useEffect } from 'react';
import { browserPlatform } from '../../platform/browser.ts';
import { shopNow } from '../../platform/clock/shop-clock.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import type { Route } from './+types/member-home.route';
import { AccountFailure } from './AccountFailure/AccountFailure.tsx';
import { Assets } from './Assets/Assets.tsx';
import { Cheaper } from './Cheaper/Cheaper.tsx';
import { todosOf } from './home/todos.ts';
import { loadMemberHome } from './load-member-home.ts';
import { MemberBand } from './MemberBand/MemberBand.tsx';
import styles from './member-home.module.css';
import { OrderCounts } from './OrderCounts/OrderCounts.tsx';
import { PageWaiting } from './PageWaiting/PageWaiting.tsx';
import { Shortcuts } from './Shortcuts/Shortcuts.tsx';
import { Suggestions } from './Suggestions/Suggestions.tsx';
import { TodoList } from './Todo/TodoList.tsx';

export const clientLoader = memberLoader(loadMemberHome);
export const ErrorBoundary = AccountFailure;

export const meta: Route.MetaFunction = () => [
  { title: '我的花容｜花容 HUARONG' },
  { name: 'robots', content: 'noindex' },
];

export const HydrateFallback = PageWaiting;

export default function MemberHome({ loaderData: home }: Route.ComponentProps) {
  const { info } = home;
  // The header need not ask again for what this page has just been told.
  useEffect(() => browserPlatform().user.fill(info), [info]);
  return (
    <>
      <h1>
        <VisuallyHidden>{info.nickname}，你好</VisuallyHidden>
      </h1>
      <MemberBand {...home} />
      <TodoList todos={todosOf(home, shopNow())} />
      <div className={styles.columns}>
        <div>
          <OrderCounts counts={home.unpaid?.counts} />
          <Shortcuts />
        </div>
        <div>
          <Assets {...home} />
          <Cheaper products={home.cheaper} />
        </div>
      </div>
      <Suggestions suggested={home.suggested} />
    </>
  );
}

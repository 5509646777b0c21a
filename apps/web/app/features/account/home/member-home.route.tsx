import { VisuallyHidden } from '@huarong/ui';
import { useEffect } from 'react';
import { browserPlatform } from '../../../platform/browser.ts';
import { shopNow } from '../../../platform/clock/shop-clock.ts';
import { memberLoader } from '../../../platform/session/member-loader.ts';
import { AccountFailure } from '../parts/AccountFailure/AccountFailure.tsx';
import { PageWaiting } from '../parts/PageLoading/PageLoading.tsx';
import type { Route } from './+types/member-home.route';
import { Assets } from './Assets/Assets.tsx';
import { KeptNews } from './FavouriteUpdates/FavouriteUpdates.tsx';
import { loadMemberHome } from './load-member-home.ts';
import { MemberBand } from './MemberBand/MemberBand.tsx';
import styles from './member-home.module.css';
import { OrderCounts } from './OrderCounts/OrderCounts.tsx';
import { Suggestions } from './Suggestions/Suggestions.tsx';
import { NothingToDo } from './todos/NothingToDo.tsx';
import { TodoList } from './todos/TodoList.tsx';
import { hasToDo, todosOf } from './todos/todos.ts';
import { VanityReminders } from './VanityReminders/VanityReminders.tsx';

export const clientLoader = memberLoader(loadMemberHome);
export const ErrorBoundary = AccountFailure;

export const meta: Route.MetaFunction = () => [
  { title: '我的花容｜花容 HUARONG' },
  { name: 'robots', content: 'noindex' },
];

export const HydrateFallback = PageWaiting;

export default function MemberHome({ loaderData: home }: Route.ComponentProps) {
  const { info } = home;
  const todos = todosOf(home, shopNow());
  // The header need not ask again for what this page has just been told.
  useEffect(() => browserPlatform().user.fill(info), [info]);
  return (
    <>
      <h1>
        <VisuallyHidden>{info.nickname}，你好</VisuallyHidden>
      </h1>
      <MemberBand {...home} />
      {hasToDo(todos, info) ? <TodoList todos={todos} /> : <NothingToDo info={info} />}
      <div className={styles.columns}>
        <div>
          <OrderCounts counts={home.unpaid?.counts} returning={home.returns?.counts.processing ?? 0} />
          <VanityReminders vanity={home.vanity} />
        </div>
        <div>
          <Assets {...home} />
          <KeptNews cheaper={home.cheaper} arrived={home.arrived} />
        </div>
      </div>
      <Suggestions suggested={home.suggested} />
    </>
  );
}

import { CardGrid, VisuallyHidden } from '@huarong/ui';
import { useEffect } from 'react';
import { browserPlatform } from '../../../platform/browser.ts';
import { shopNow } from '../../../platform/clock/shop-clock.ts';
import type { PageHandle } from '../../../platform/pages/page-handle.ts';
import { privatePageMeta } from '../../../platform/pages/page-meta.ts';
import { memberLoader } from '../../../platform/session/member-loader.ts';
import { useTerms } from '../../../platform/terms/terms.ts';
import { ProductTile, suggestionTitle } from '../../catalogue/index.ts';
import { AccountFailure } from '../parts/AccountFailure/AccountFailure.tsx';
import { Block } from '../parts/Block/Block.tsx';
import { PageLoading } from '../parts/PageLoading/PageLoading.tsx';
import type { Route } from './+types/member-home.route';
import { Assets } from './Assets/Assets.tsx';
import { FavouriteUpdates } from './FavouriteUpdates/FavouriteUpdates.tsx';
import { HomeEnd } from './HomeEnd/HomeEnd.tsx';
import { loadMemberHome, type MemberHomeData } from './load-member-home.ts';
import { MemberBand } from './MemberBand/MemberBand.tsx';
import { MenuCells } from './MenuCells/MenuCells.tsx';
import styles from './member-home.module.css';
import { OrderCounts } from './OrderCounts/OrderCounts.tsx';
import { NothingToDo } from './todos/NothingToDo.tsx';
import { TodoList } from './todos/TodoList.tsx';
import { hasTodos, listTodos } from './todos/todos.ts';
import { VanityReminders } from './VanityReminders/VanityReminders.tsx';

export const clientLoader = memberLoader(loadMemberHome);
export const ErrorBoundary = AccountFailure;

export const meta: Route.MetaFunction = () => privatePageMeta('我的花容');

/** The member's name on green is the head of the page. */
export const handle: PageHandle = { bar: 'none' };
export const HydrateFallback = PageLoading;

export default function MemberHome({ loaderData: home }: Route.ComponentProps) {
  const { info } = home;
  const todos = listTodos(home, shopNow(), useTerms().commentPoints);
  // The header reuses this answer instead of requesting it again.
  useEffect(() => browserPlatform().user.setInfo(info), [info]);
  return (
    <div className={styles.home}>
      <h1>
        <VisuallyHidden>{info.nickname}，你好</VisuallyHidden>
      </h1>
      <MemberBand {...home} />
      {hasTodos(todos, info) ? <TodoList todos={todos} /> : <NothingToDo info={info} />}
      <MenuCells />
      <div className={styles.columns}>
        <div>
          <OrderCounts counts={home.unpaid?.counts} openReturns={home.returns?.counts.processing ?? 0} />
          <VanityReminders vanity={home.vanity} />
        </div>
        <div>
          <Assets {...home} />
          <FavouriteUpdates cheaper={home.cheaper} arrived={home.arrived} />
        </div>
      </div>
      <Suggestions suggested={home.suggested} />
      <HomeEnd />
    </div>
  );
}

/** Product recommendations at the end of the page. */
const Suggestions = ({ suggested }: Pick<MemberHomeData, 'suggested'>) =>
  suggested === null || suggested.list.length === 0 ? null : (
    <Block
      title={suggestionTitle(suggested)}
      note={suggested.reason}
      aside={<a href="/myAccount/privacy">为什么推荐这些</a>}
    >
      <CardGrid columns={4}>
        {suggested.list.map((product) => (
          <ProductTile key={product.productId} product={product} />
        ))}
      </CardGrid>
    </Block>
  );

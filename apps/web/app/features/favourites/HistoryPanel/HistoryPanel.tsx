import type { ViewedProduct } from '@huarong/contract/history';
import { STORE } from '@huarong/core/shared';
import { Button, ButtonLink, EmptyState, Notice, Pager, showConfirm, showToast } from '@huarong/ui';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../platform/api/index.ts';
import { browserPlatform } from '../../../platform/browser.ts';
import { ListFooter, PageHead, shortDayText } from '../../account/index.ts';
import { productPath } from '../../catalogue/index.ts';
import type { BrowsingHistory } from '../favourites-data.ts';
import { type FavouritesQuery, favouritesPath } from '../favourites-query.ts';
import { SavedProductCard, SavedProductGrid } from '../SavedProductCard/SavedProductCard.tsx';
import styles from './HistoryPanel.module.css';

interface HistoryPanelProps {
  title: string;
  query: FavouritesQuery;
  history: BrowsingHistory;
}

/** Browsing history by day; views can be removed one by one or all at once. */
export function HistoryPanel({ title, query, history }: HistoryPanelProps) {
  const { revalidate } = useRevalidator();
  async function removeView(productId: string) {
    const reply = await browserApi().history.remove({ productId: [productId] });
    if (reply.ok) await revalidate();
  }
  async function clearHistory() {
    if (!(await showConfirm('清空全部浏览记录吗？清空后不能恢复。', { confirmLabel: '清空' }))) return;
    const reply = await browserApi().history.clear({});
    if (!reply.ok) return;
    // The browser stores its own list for pages shown before login.
    browserPlatform().recentViews.clear();
    showToast('已清空浏览记录');
    await revalidate();
  }
  return (
    <>
      <PageHead
        title={title}
        note={`最近看过 ${history.total} 件，最多保留 ${STORE.cart.maxHistory} 件`}
        actions={
          history.list.length > 0 && (
            <Button size="sm" onClick={clearHistory}>
              清空
            </Button>
          )
        }
      />
      {!history.isRecording && <RecordingOff />}
      {history.list.length === 0 && <NoHistory />}
      {groupByDay(history.list).map((day) => (
        <HistoryDay key={day.day} day={day} onRemove={removeView} />
      ))}
      <ListFooter>
        <Pager
          page={query.page}
          pageCount={history.totalPages}
          hrefOf={(page) => favouritesPath(query, { page })}
        />
      </ListFooter>
    </>
  );
}

const RecordingOff = () => (
  <Notice
    tone="info"
    action={
      <ButtonLink size="sm" href="/myAccount/privacy">
        隐私设置
      </ButtonLink>
    }
  >
    你已关闭浏览记录，新看过的商品不会再记下来。
  </Notice>
);

const NoHistory = () => (
  <EmptyState
    icon="clock"
    title="还没有浏览记录"
    actions={
      <ButtonLink kind="ink" href="/">
        去逛逛
      </ButtonLink>
    }
  >
    看过的商品会留在这里，方便找回。
  </EmptyState>
);

interface Day {
  day: string;
  label: string;
  list: ViewedProduct[];
}

/** Groups views by day and keeps their order, newest first. */
const groupByDay = (list: readonly ViewedProduct[]): Day[] =>
  [...Map.groupBy(list, ({ seenAt }) => seenAt.slice(0, 10))].map(([day, seen]) => ({
    day,
    label: shortDayText(day),
    list: seen,
  }));

interface HistoryDayProps {
  day: Day;
  onRemove: (productId: string) => unknown;
}

const HistoryDay = ({ day: { label, list }, onRemove }: HistoryDayProps) => (
  <section aria-label={label}>
    <h2 className={styles.day}>{label}</h2>
    <SavedProductGrid>
      {list.map((seen) => (
        <SavedProductCard
          key={seen.productId}
          product={seen}
          flag={seen.hasInventory ? undefined : '缺货'}
          note={seen.subtitle}
          dateText={`${seen.seenAt.slice(11, 16)} 看过`}
          actions={
            <>
              <ButtonLink size="sm" kind="line" href={productPath(seen)}>
                再看看
              </ButtonLink>
              <Button
                size="sm"
                onClick={() => onRemove(seen.productId)}
                aria-label={`删除 ${seen.productName} 的浏览记录`}
              >
                删除
              </Button>
            </>
          }
        />
      ))}
    </SavedProductGrid>
  </section>
);

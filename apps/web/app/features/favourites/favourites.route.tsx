import { TabLinks } from '@huarong/ui';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { AccountFailure, PageHead, PageWaiting } from '../account/index.ts';
import type { Route } from './+types/favourites.route';
import { BrandPanel } from './BrandPanel/BrandPanel.tsx';
import { loadFavourites } from './favourites-data.ts';
import { GoodsPanel } from './GoodsPanel/GoodsPanel.tsx';
import { HistoryPanel } from './HistoryPanel/HistoryPanel.tsx';
import { type FavouritesQuery, favouritesPath } from './query/favourites-query.ts';
import { ReminderPanel } from './ReminderPanel/ReminderPanel.tsx';

export const clientLoader = memberLoader(loadFavourites);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => [
  { title: '收藏夹｜花容 HUARONG' },
  { name: 'robots', content: 'noindex' },
];
export const HydrateFallback = PageWaiting;

/** Everything a member keeps an eye on: goods, brands, what she looked at, what she waits for. */
export default function Favourites({ loaderData }: Route.ComponentProps) {
  const { query, goods, brands, history, reminders } = loaderData;
  const tabs: [FavouritesQuery['tab'], string, number][] = [
    ['goods', '商品', goods.counts.all],
    ['brand', '品牌', brands.total],
    ['history', '浏览记录', history.total],
    ['reminder', '到货提醒', reminders.total],
  ];
  return (
    <>
      <PageHead title="收藏夹" note={`商品最多收藏 ${goods.limit} 件；降价会在这里标出来`} />
      <TabLinks
        label="收藏夹"
        links={tabs.map(([tab, label, count]) => ({
          label,
          href: favouritesPath(query, { tab }),
          current: tab === query.tab,
          ...(count > 0 && { count }),
        }))}
      />
      {/* Another page or filter is another list: nothing stays ticked. */}
      {query.tab === 'goods' && <GoodsPanel key={JSON.stringify(query)} query={query} goods={goods} />}
      {query.tab === 'brand' && <BrandPanel query={query} brands={brands} />}
      {query.tab === 'history' && <HistoryPanel query={query} history={history} />}
      {query.tab === 'reminder' && <ReminderPanel query={query} reminders={reminders} />}
    </>
  );
}

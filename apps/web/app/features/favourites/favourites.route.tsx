import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { AccountFailure, PageLoading } from '../account/index.ts';
import type { Route } from './+types/favourites.route';
import { BrandPanel } from './BrandPanel/BrandPanel.tsx';
import { loadFavourites } from './favourites-data.ts';
import type { FavouritesQuery } from './favourites-query.ts';
import { HistoryPanel } from './HistoryPanel/HistoryPanel.tsx';
import { ProductsPanel } from './ProductsPanel/ProductsPanel.tsx';
import { ReminderPanel } from './ReminderPanel/ReminderPanel.tsx';

const TITLES: Record<FavouritesQuery['tab'], string> = {
  products: '收藏夹',
  brand: '关注的品牌',
  history: '浏览记录',
  reminder: '到货提醒',
};

export const clientLoader = memberLoader(loadFavourites);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(TITLES[loaderData?.tab ?? 'products']);
export const HydrateFallback = PageLoading;

/** Saved products, followed brands, browsing history and arrival reminders of a member. */
export default function Favourites({ loaderData }: Route.ComponentProps) {
  const { query, tab } = loaderData;
  const title = TITLES[tab];
  if (tab === 'brand') return <BrandPanel title={title} query={query} brands={loaderData.brands} />;
  if (tab === 'history') return <HistoryPanel title={title} query={query} history={loaderData.history} />;
  if (tab === 'reminder')
    return <ReminderPanel title={title} query={query} reminders={loaderData.reminders} />;
  return <ProductsPanel title={title} query={query} products={loaderData.products} />;
}

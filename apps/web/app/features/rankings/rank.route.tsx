import { STORE } from '@huarong/core/shared';
import { Breadcrumbs, EmptyState } from '@huarong/ui';
import { useLocation, useNavigation } from 'react-router';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { pageMeta, privatePageMeta } from '../../platform/pages/page-meta.ts';
import type { Route } from './+types/rank.route';
import { KindTabs } from './KindTabs/KindTabs.tsx';
import { RankBasis } from './RankBasis/RankBasis.tsx';
import { RankHead } from './RankHead/RankHead.tsx';
import { RankNav } from './RankNav/RankNav.tsx';
import { RankRows } from './RankRows/RankRows.tsx';
import styles from './rank.module.css';
import { loadRank } from './rank-data.ts';
import { monthDayText } from './rank-dates.ts';
import { RANK_KINDS, rankHref } from './rank-kinds.ts';
import { TopThree } from './TopThree/TopThree.tsx';

export const loader = serverLoader(loadRank);
export const clientLoader = browserLoader(loadRank);
export const headers = publishedPageHeaders;

export const handle: PageHandle = { barTitle: '花容榜' };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return privatePageMeta('花容榜');
  const { title, kind, categoryId, basis, countedFrom, countedTo, list } = loaderData.ranking;
  return pageMeta(matches, {
    title: `${title} ${nameOf(kind)}｜花容榜`,
    description: `花容榜 ${title}：${basis}。统计 ${monthDayText(countedFrom)}至 ${monthDayText(countedTo)}，每日 ${STORE.rankings.refreshHour}:00 更新，品牌不能付费上榜。`,
    path: rankHref(categoryId, kind),
    crumbs: crumbsOf(title),
    products: list.map(({ product }) => product),
  });
};

const crumbsOf = (title: string) => [
  { label: '首页', href: '/' },
  { label: '花容榜', href: '/rank/' },
  { label: title },
];

const nameOf = (kind: string) => RANK_KINDS.find((each) => each.kind === kind)!.name;

export default function Rank({ loaderData: { ranking, categories } }: Route.ComponentProps) {
  const { title, kind, categoryId, list, countedFrom, countedTo } = ranking;
  const isBusy = useIsLoadingRanking();
  return (
    <main id="main" className={styles.page}>
      <Breadcrumbs crumbs={crumbsOf(title)} />
      <RankHead ranking={ranking} />
      <KindTabs categoryId={categoryId} kind={kind} />
      <div className={styles.body}>
        <RankNav categories={categories} categoryId={categoryId} kind={kind} />
        <section aria-labelledby="ranking" aria-busy={isBusy} className={styles.list}>
          <div className={styles.head}>
            <h2 id="ranking">{title}</h2>
            <p>
              {nameOf(kind)} · 共 {list.length} 款 · 统计 {monthDayText(countedFrom)}至{' '}
              {monthDayText(countedTo)}
            </p>
          </div>
          {list.length > 0 ? (
            <>
              <TopThree places={list.slice(0, 3)} kind={kind} />
              <RankRows places={list.slice(3)} kind={kind} />
            </>
          ) : (
            <EmptyState icon="medal" title="这个榜还没有商品">
              换一个品类，或者看看其他榜单。
            </EmptyState>
          )}
          <RankBasis ranking={ranking} />
        </section>
      </div>
    </main>
  );
}

/** Whether another ranking is loading. */
function useIsLoadingRanking(): boolean {
  const { key } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && location.key !== key && location.pathname.startsWith('/rank');
}

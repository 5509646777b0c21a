import type { Ranking } from '@huarong/contract/catalogue';
import { DAY_MS, STORE, shanghaiDate, shanghaiIso } from '@huarong/core/shared';
import { type Category, type Product, presentCard } from '../catalogue/index.ts';
import type { PlaceRow, RankingKind, RunRow } from './rankings.queries.ts';

const { soldDays, repurchaseDays, favouredDays, newDays, minComments } = STORE.rankings;

/** The period of each ranking and the text that explains it. */
const RANKING_TEXTS: Record<RankingKind, { days: number; basis: string }> = {
  sales: { days: soldDays, basis: `近 ${soldDays} 天已支付且未退款的件数，从多到少` },
  repurchase: { days: repurchaseDays, basis: `${repurchaseDays} 天内再次购买的人数，从多到少` },
  praise: {
    days: repurchaseDays,
    basis: `有效评价满 ${minComments} 条的商品，按好评率排列；好评率相同，评价多的在前`,
  },
  new: { days: soldDays, basis: `上架 ${newDays} 天内的商品，按近 ${soldDays} 天已支付且未退款的件数排列` },
  favourite: { days: favouredDays, basis: `近 ${favouredDays} 天新增的收藏人数，从多到少` },
};

type PresenterDeps = Parameters<typeof presentCard>[1];

interface RankingData {
  run: Pick<RunRow, 'refreshed_at' | 'next_refresh_at'>;
  kind: RankingKind;
  /** Undefined for the ranking of the whole shop. */
  category: Category | undefined;
  places: readonly { row: PlaceRow; product: Product }[];
}

export function presentRanking(
  { run, kind, category, places }: RankingData,
  presenterDeps: PresenterDeps,
): Ranking {
  const { days, basis } = RANKING_TEXTS[kind];
  const daysBefore = (count: number) => shanghaiDate(new Date(run.refreshed_at.getTime() - count * DAY_MS));
  return {
    categoryId: category?.id ?? 'all',
    kind,
    title: category ? `${category.name}${category.level === 1 ? '总' : ''}榜` : '全站总榜',
    basis,
    refreshedAt: shanghaiIso(run.refreshed_at),
    nextRefreshAt: shanghaiIso(run.next_refresh_at),
    countedFrom: daysBefore(days),
    countedTo: daysBefore(1),
    list: places.map(({ row, product }, index) => ({
      // Renumbered, because products withdrawn since the refresh are left out.
      position: index + 1,
      ...(row.previous_position !== null && { change: row.previous_position - row.position }),
      soldCount: row.sold,
      repurchaseCount: row.rebought,
      favouredCount: row.favoured,
      weeks: row.weeks,
      note: noteOf(row, product, run.refreshed_at),
      product: presentCard(product, presenterDeps),
    })),
  };
}

function noteOf(row: PlaceRow, { published_at: publishedAt, line }: Product, refreshedAt: Date): string {
  const age = refreshedAt.getTime() - publishedAt.getTime();
  if (row.previous_position !== null || age > STORE.rankings.newDays * DAY_MS) return line;
  const [, month, day] = shanghaiDate(publishedAt).split('-');
  return `${Number(month)} 月 ${Number(day)} 日上新，首次上榜`;
}

import type { PointsRules } from '@huarong/core/pricing';
import { STORE } from '@huarong/core/shared';
import { Pager, TabLinks } from '@huarong/ui';
import { shopNow } from '../../platform/clock/shop-clock.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { useMemberInfo } from '../../platform/session/use-member-info.ts';
import { AccountFailure, Block, ListFooter, PageHead, PageLoading, PeriodChoice } from '../account/index.ts';
import type { Route } from './+types/points.route';
import { ExpiryNotice } from './ExpiryNotice/ExpiryNotice.tsx';
import { ExchangeTable, ExpiringTable, MovementTable, NoRecords } from './PointsTables/PointsTables.tsx';
import { loadPoints, type PointsRecords, type PointsSummary } from './points-data.ts';
import { type PointsQuery, pointsPath } from './points-query.ts';
import { Rewards } from './Rewards/Rewards.tsx';
import { Totals } from './Totals/Totals.tsx';

export const clientLoader = memberLoader(loadPoints);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('积分明细');
export const HydrateFallback = PageLoading;

const TABS: [PointsQuery['tab'], string][] = [
  ['all', '全部'],
  ['in', '收入'],
  ['out', '支出'],
  ['expiring', '即将到期'],
  ['exchanges', '兑换记录'],
];
const ruleFor = (card: string, { perYuan, earnedPerYuan, maxPercentOfItems } = STORE.points as PointsRules) =>
  `1 元得 ${earnedPerYuan} 分，${card}；${perYuan} 分抵 ¥1.00，单笔最多抵商品金额的 ${maxPercentOfItems}%`;

export default function PointsPage({ loaderData: { query, summary, records } }: Route.ComponentProps) {
  const info = useMemberInfo();
  const rule = ruleFor(
    info
      ? `${info.cardName} × ${(summary.pointsPercents?.[info.cardType] ?? STORE.cards[info.cardType].pointsPercent) / 100}`
      : '按会员卡加倍',
    summary.rules,
  );
  return (
    <>
      <PageHead title="积分明细" note={rule} actions={<a href="/campaign/help-points.html">积分规则</a>} />
      <Totals summary={summary} />
      <ExpiryNotice expiring={summary.expiring} now={shopNow()} />
      <Block title="收支明细">
        <TabLinks
          label="积分记录"
          links={TABS.map(([tab, label]) => ({
            label,
            href: pointsPath(query, { tab }),
            current: tab === query.tab,
          }))}
          aside={
            records.kind === 'flow' && (
              <PeriodChoice period={query.period} hrefOf={(period) => pointsPath(query, { period })} />
            )
          }
        />
        <Records records={records} summary={summary} />
        <ListFooter>
          <Pager
            page={query.page}
            pageCount={records.totalPages}
            hrefOf={(page) => pointsPath(query, { page })}
          />
        </ListFooter>
      </Block>
      <Rewards summary={summary} />
    </>
  );
}

function Records({ records, summary }: { records: PointsRecords; summary: PointsSummary }) {
  if (records.kind === 'expiring')
    return summary.expiring.length > 0 ? (
      <ExpiringTable expiring={summary.expiring} />
    ) : (
      <NoRecords isExchanges={false} />
    );
  if (records.list.length === 0) return <NoRecords isExchanges={records.kind === 'exchanges'} />;
  return records.kind === 'exchanges' ? (
    <ExchangeTable exchanges={records.list} />
  ) : (
    <MovementTable movements={records.list} />
  );
}

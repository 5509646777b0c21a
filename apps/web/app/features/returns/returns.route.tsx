import { ButtonLink, EmptyState, Pager, TabLinks } from '@huarong/ui';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { useTerms } from '../../platform/terms/terms.ts';
import { AccountFailure, ListFooter, PageHead, PageLoading } from '../account/index.ts';
import type { Route } from './+types/returns.route';
import { ReturnableTable } from './list/ReturnableTable/ReturnableTable.tsx';
import { ReturnTable } from './list/ReturnTable/ReturnTable.tsx';
import { type ReturnsQuery, returnsPath } from './list/returns-query.ts';
import { loadReturns } from './returns-data.ts';

export const clientLoader = memberLoader(loadReturns);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('在线退货');
export const HydrateFallback = PageLoading;

const TABS: [ReturnsQuery['tab'], string][] = [
  ['returnable', '可申请'],
  ['processing', '处理中'],
  ['ended', '已结束'],
];

export default function Returns({
  loaderData: { query, counts, returns, returnable },
}: Route.ComponentProps) {
  const page = returns ?? returnable;
  const { returnDays, faultDays } = useTerms();
  return (
    <>
      <PageHead
        title="在线退货"
        note={`签收次日起 ${returnDays} 天内、内封完好可退；质量问题或过敏 ${faultDays} 天内可退`}
        actions={
          <>
            <a href="/myAccount/returnList">退货记录</a>
            <a href="/campaign/help-returns.html">退货规则</a>
          </>
        }
      />
      <TabLinks
        label="退货"
        links={TABS.map(([tab, label]) => ({
          label,
          href: returnsPath({ tab }),
          current: tab === query.tab,
          ...(counts[tab] > 0 && { count: counts[tab] }),
        }))}
      />
      {returnable && returnable.list.length > 0 && <ReturnableTable lines={returnable.list} />}
      {returns && returns.list.length > 0 && <ReturnTable returns={returns.list} />}
      {page?.list.length === 0 && <NoReturns tab={query.tab} />}
      <ListFooter>
        <Pager
          page={query.page}
          pageCount={page?.totalPages ?? 0}
          hrefOf={(number) => returnsPath({ tab: query.tab, page: number })}
        />
      </ListFooter>
    </>
  );
}

const NoReturns = ({ tab }: { tab: ReturnsQuery['tab'] }) =>
  tab === 'returnable' ? (
    <EmptyState
      icon="return"
      title="没有可申请的商品"
      actions={
        <ButtonLink href="/myOrderList" kind="ink">
          查看订单
        </ButtonLink>
      }
    >
      签收后的商品会出现在这里。
    </EmptyState>
  ) : (
    <EmptyState icon="return" title={tab === 'processing' ? '没有处理中的退货' : '还没有结束的退货'}>
      申请退货后，可以在这里查看进度。
    </EmptyState>
  );

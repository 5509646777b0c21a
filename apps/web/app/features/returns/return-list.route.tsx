import { ButtonLink, EmptyState, Pager } from '@huarong/ui';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { AccountFailure, ListFooter, PageHead, PageLoading } from '../account/index.ts';
import type { Route } from './+types/return-list.route';
import { ReturnTable } from './list/ReturnTable/ReturnTable.tsx';
import { returnListPath } from './list/returns-query.ts';
import { loadReturnList } from './returns-data.ts';

export const clientLoader = memberLoader(loadReturnList);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('退货记录');
export const HydrateFallback = PageLoading;

export default function ReturnList({ loaderData: { page, returns } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="退货记录" note={`共 ${returns.total} 笔`} />
      {returns.list.length > 0 ? (
        <ReturnTable returns={returns.list} />
      ) : (
        <EmptyState
          icon="return"
          title="还没有退货记录"
          actions={
            <ButtonLink href="/myOnlineReturn" kind="ink">
              申请退货
            </ButtonLink>
          }
        >
          申请过的退货、换货都会记在这里。
        </EmptyState>
      )}
      <ListFooter>
        <Pager page={page} pageCount={returns.totalPages} hrefOf={returnListPath} />
      </ListFooter>
    </>
  );
}

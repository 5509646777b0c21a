import { ButtonLink, EmptyState } from '@huarong/ui';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { AccountFailure, PageHead, PageLoading } from '../account/index.ts';
import type { Route } from './+types/apply.route';
import { ApplyForm } from './apply/ApplyForm/ApplyForm.tsx';
import { returnDetailPath } from './list/returns-query.ts';
import { loadApplication } from './returns-data.ts';

export const clientLoader = memberLoader(loadApplication);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('申请退货');
export const HydrateFallback = PageLoading;

export default function Apply({ loaderData: { subOrderId, lines, chosen } }: Route.ComponentProps) {
  if (lines.length === 0)
    return (
      <EmptyState
        icon="return"
        title="这笔订单没有可退的商品"
        level={1}
        actions={
          <ButtonLink href="/myOnlineReturn" kind="ink">
            看看可申请的商品
          </ButtonLink>
        }
      >
        可能已经申请过，或已过可退期限。
      </EmptyState>
    );
  return (
    <>
      <PageHead title="申请退货" note={`订单 ${subOrderId.slice(0, 18)}`} />
      <ApplyForm
        key={subOrderId}
        subOrderId={subOrderId}
        lines={lines}
        initialLineId={chosen}
        detailPathOf={returnDetailPath}
      />
    </>
  );
}

import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { AccountFailure, PageHead, PageLoading } from '../account/index.ts';
import type { Route } from './+types/return-detail.route';
import { ReturnDetails } from './detail/ReturnDetails/ReturnDetails.tsx';
import { loadReturn } from './returns-data.ts';

export const clientLoader = memberLoader(loadReturn);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('退货详情');
export const HydrateFallback = PageLoading;

export default function ReturnDetail({ loaderData: { detail } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="退货详情" note={`退货单 ${detail.returnId}`} />
      <ReturnDetails detail={detail} orderPath={`/myOrderList/${detail.orderId}`} />
    </>
  );
}

import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import { memberLoader } from '../../platform/session/member-loader.ts';
import { AccountFailure, PageHead, PageLoading } from '../account/index.ts';
import type { Route } from './+types/change-history.route';
import { ChangeTable } from './ChangeTable/ChangeTable.tsx';
import { loadCardHistory } from './member-card-data.ts';

export const clientLoader = memberLoader(loadCardHistory);
export const ErrorBoundary = AccountFailure;
export const meta: Route.MetaFunction = () => privatePageMeta('等级变更');
export const HydrateFallback = PageLoading;

export default function ChangeHistoryPage({ loaderData: history }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="等级变更"
        note="升级、降级与换绑，每一次都写明原因"
        actions={<a href="/myAccount/myMemberCard">我的会员卡</a>}
      />
      <ChangeTable history={history} />
    </>
  );
}

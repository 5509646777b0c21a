import { Link, useNavigation } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { filtersOf } from '../../ui/filters/list-address.ts';
import { formatTime } from '../../ui/format.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/notices.route';
import { PaymentViews } from './PaymentViews.tsx';

export const meta = () => [{ title: '支付通知 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.payments.notices(filtersOf(request)));

/** Every genuine notice of a provider, and what it changed. */
export default function NoticesPage({ loaderData: page }: Route.ComponentProps) {
  const { state: loading } = useNavigation();
  return (
    <>
      <div className="phead">
        <h1>支付通知</h1>
        <span className="phead-n">验过签名的通知，每条只处理一次</span>
      </div>
      <PaymentViews current="notices" />
      <FilterBar filters={[]} searchName="q" searchLabel="支付单号、通知号" />
      {page.rows.length === 0 ? (
        <Empty title="没有这样的通知" icon="mail" />
      ) : (
        <DataTable
          label="支付通知"
          columns={[
            { id: 'at', label: '收到时间', cell: ({ receivedAt }) => formatTime(receivedAt) },
            { id: 'provider', label: '渠道', cell: ({ providerText }) => providerText },
            {
              id: 'payment',
              label: '支付单',
              cell: ({ paymentId }) => (
                <Link className="lnk no" to={`/payments/${paymentId}`}>
                  {paymentId}
                </Link>
              ),
            },
            { id: 'outcome', label: '处理结果', cell: ({ outcomeText }) => outcomeText },
            { id: 'notice', label: '通知号', cell: ({ noticeId }) => <span className="no">{noticeId}</span> },
          ]}
          rows={page.rows}
          idOf={({ noticeId }) => noticeId}
          isBusy={loading === 'loading'}
        />
      )}
      <Pager
        shown={page.rows.length}
        total={page.total}
        next={page.next}
        previous={page.previous}
        unit="条"
      />
    </>
  );
}

import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { useState } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { saveFile } from '../../ui/file/table-file.ts';
import { withFilter } from '../../ui/filters/list-address.ts';
import { formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/recall.route';

export const meta = () => [{ title: '召回 · 花容管理后台' }];
export const clientLoader = ({ request, params: { recallId } }: Route.ClientLoaderArgs) =>
  load(
    api.recalls.detail({ ...Object.fromEntries(new URL(request.url).searchParams), recallId } as Parameters<
      typeof api.recalls.detail
    >[0]),
  );

type RecallOrder = Output<AdminContracts['recalls']['detail']>['list']['rows'][number];

const STATES: Record<RecallOrder['state'], { label: string; className: string }> = {
  waiting: { label: '等待通知', className: 'st st-wait' },
  notified: { label: '已通知', className: 'st st-ok' },
  unreachable: { label: '无法联系', className: 'st st-bad' },
};

const COLUMNS: readonly Column<RecallOrder>[] = [
  {
    id: 'order',
    label: '订单',
    cell: ({ orderId }) => (
      <Link className="lnk no" to={`/orders/${orderId}`}>
        {orderId}
      </Link>
    ),
  },
  { id: 'shopper', label: '顾客', cell: ({ isGuest }) => (isGuest ? '游客' : '会员') },
  { id: 'units', label: '件数', isNumber: true, cell: ({ units }) => units },
  { id: 'returned', label: '已退回', isNumber: true, cell: ({ returnedUnits }) => returnedUnits },
  {
    id: 'state',
    label: '通知',
    cell: ({ state }) => <span className={STATES[state].className}>{STATES[state].label}</span>,
  },
  { id: 'at', label: '通知时间', cell: ({ notifiedAt }) => formatTime(notifiedAt) },
];

/** A recall: how far the notices are, and every order that got the lot. */
export default function RecallPage({ loaderData: recall }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const can = useCan();
  const [isExporting, setIsExporting] = useState(false);
  const shown = search.get('state');
  const waiting = recall.orders - recall.notified - recall.unreachable;
  const tabs = [
    { value: null, label: '全部', count: recall.orders },
    { value: 'waiting', label: '等待通知', count: waiting },
    { value: 'notified', label: '已通知', count: recall.notified },
    { value: 'unreachable', label: '无法联系', count: recall.unreachable },
  ];
  return (
    <>
      <div className="phead">
        <h1>召回批号 {recall.lotNo}</h1>
        <span className="phead-n">
          {recall.productName} {recall.skuName}　{recall.by}　{formatTime(recall.startedAt)}
        </span>
        <div className="acts">
          <Link className="btn" to={`/stock/lots/${recall.lotId}`}>
            批次
          </Link>
          {can('stock:adjust') && (
            <button type="button" className="btn" onClick={() => setIsExporting(true)}>
              导出订单
            </button>
          )}
        </div>
      </div>
      <dl className="figs">
        {[
          {
            label: '已通知',
            value: `${recall.notified} / ${recall.orders}`,
            note: recall.endedAt ? '已全部处理' : '正在发送',
          },
          { label: '无法联系', value: recall.unreachable, note: '没有会员账号，也没有手机号' },
          {
            label: '已退回',
            value: `${recall.returnedUnits} / ${recall.units}`,
            note: `件，${recall.returnDays} 天内可退`,
          },
          { label: '停售', value: recall.blockedUnits, note: '件，从可售库存减去' },
        ].map(({ label, value, note }) => (
          <div className="fig" key={label}>
            <dt>{label}</dt>
            <dd className="fig-v">{value}</dd>
            <dd className="fig-d">{note}</dd>
          </div>
        ))}
      </dl>
      <section className="panel mt-4" aria-labelledby="advice">
        <header className="panel-h">
          <h2 id="advice">给顾客的建议</h2>
        </header>
        <p>{recall.advice}</p>
        <p className="muted">原因：{recall.reason}</p>
      </section>
      <nav className="views mt-4" aria-label="按通知">
        {tabs.map(({ value, label, count }) => (
          <Link
            key={label}
            to={`?${withFilter(search, 'state', value)}`}
            aria-current={value === shown ? 'page' : undefined}
          >
            {label}
            <span className="n">{count}</span>
          </Link>
        ))}
      </nav>
      {recall.list.rows.length === 0 ? (
        <Empty title="没有这样的订单" />
      ) : (
        <DataTable
          label="召回的订单"
          columns={COLUMNS}
          rows={recall.list.rows}
          idOf={({ orderId }) => orderId}
          pathOf={({ orderId }) => `/orders/${orderId}`}
          isBusy={state === 'loading'}
        />
      )}
      <Pager
        shown={recall.list.rows.length}
        total={recall.list.total}
        next={recall.list.next}
        previous={recall.list.previous}
        unit="单"
      />
      {isExporting && (
        <ReasonDialog
          title="导出召回的订单"
          reasons={['报告监管部门', '内部核对']}
          action="导出 CSV"
          onClose={() => setIsExporting(false)}
          onConfirm={async (reason) => {
            const reply = await api.recalls.export({ recallId: String(recall.recallId), reason });
            if (!reply.ok) return reply.refusal.message;
            saveFile(`recall-${recall.lotNo}.csv`, reply.value.csv);
            return null;
          }}
        >
          <p>{recall.orders} 笔订单，不含姓名和手机号；导出会记入操作日志。</p>
        </ReasonDialog>
      )}
    </>
  );
}

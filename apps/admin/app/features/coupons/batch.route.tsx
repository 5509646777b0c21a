import { useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { filtersOf, withFilter } from '../../ui/filters/list-address.ts';
import { formatFen, formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/batch.route';
import { CODE_STATES } from './coupon-labels.ts';
import type { BatchPage } from './types.ts';

export const meta = () => [{ title: '券码 · 花容管理后台' }];
export const clientLoader = ({ params: { batchId }, request }: Route.ClientLoaderArgs) =>
  load(api.coupons.batch({ ...filtersOf(request), batchId }));

type Code = BatchPage['rows'][number];
const COLUMNS: readonly Column<Code>[] = [
  { id: 'code', label: '码', cell: ({ code }) => <span className="no">{code}</span> },
  {
    id: 'state',
    label: '状态',
    cell: ({ state, couponState }) => (
      <span className={CODE_STATES[state].className}>
        {couponState === 'used' ? '已用' : couponState === 'held' ? '占用中' : CODE_STATES[state].label}
      </span>
    ),
  },
  {
    id: 'member',
    label: '会员',
    cell: ({ member, mobile }) => (member === null ? '—' : `${member} ${mobile ?? ''}`),
  },
  {
    id: 'order',
    label: '用在',
    cell: ({ orderId }) => (orderId === null ? '—' : <Link to={`/orders/${orderId}`}>{orderId}</Link>),
  },
  {
    id: 'saved',
    label: '让利',
    isNumber: true,
    cell: ({ savedFen }) => (savedFen === null ? '—' : formatFen(savedFen)),
  },
  { id: 'at', label: '时间', cell: ({ settledAt }) => formatTime(settledAt) },
];

/** A batch of single-use codes: masked, with who claimed which. */
export default function BatchRoute({ loaderData: batch }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [isVoiding, setIsVoiding] = useState(false);
  const state = search.get('state');
  return (
    <>
      <div className="phead">
        <h1>
          {batch.title} 第 {batch.batchId} 批
        </h1>
        <span className="phead-n">
          一人一码，<Link to={`/coupons/${batch.offerId}`}>{batch.benefit}</Link>，{batch.madeBy}{' '}
          {formatTime(batch.createdAt)} 生成
        </span>
        {batch.counts.open > 0 && can('coupon:void') && (
          <div className="acts">
            <button type="button" className="btn btn-danger" onClick={() => setIsVoiding(true)}>
              停用余下的 {batch.counts.open} 个
            </button>
          </div>
        )}
      </div>
      <dl className="figs">
        {figuresOf(batch).map(({ label, value, note }) => (
          <div className="fig" key={label}>
            <dt>{label}</dt>
            <dd className="fig-v">{value}</dd>
            <dd className="fig-d">{note}</dd>
          </div>
        ))}
      </dl>
      <nav className="views mt-4" aria-label="按状态">
        {[null, ...(Object.keys(CODE_STATES) as (keyof typeof CODE_STATES)[])].map((each) => (
          <Link
            key={each ?? 'all'}
            to={`?${withFilter(search, 'state', each)}`}
            aria-current={each === state ? 'page' : undefined}
          >
            {each === null ? '全部' : CODE_STATES[each].label}
            <span className="n">{each === null ? batch.quantity : batch.counts[each]}</span>
          </Link>
        ))}
      </nav>
      <FilterBar filters={[]} searchName="tail" searchLabel="券码的后四位" />
      {batch.rows.length === 0 ? (
        <Empty title="没有这样的券码" icon="tag" />
      ) : (
        <DataTable label="券码" columns={COLUMNS} rows={batch.rows} idOf={({ number }) => number} />
      )}
      <Pager
        shown={batch.rows.length}
        total={state === null ? batch.quantity : batch.counts[state as keyof typeof CODE_STATES]}
        next={batch.next}
        previous={batch.previous}
        unit="个"
      />
      {isVoiding && (
        <ReasonDialog
          title="停用余下的券码"
          reasons={['误发到群外', '活动取消', '文件泄露']}
          action={`停用 ${batch.counts.open} 个`}
          isDanger
          onClose={() => setIsVoiding(false)}
          onConfirm={async (reason) => {
            const reply = await api.coupons.voidBatch({ batchId: String(batch.batchId), reason });
            if (!reply.ok) return reply.refusal.message;
            showToast(`已停用 ${reply.value.voided} 个`);
            void revalidate();
            return null;
          }}
        >
          <p>
            没有领的 {batch.counts.open} 个马上不能领；领走的 {batch.counts.claimed} 张照常可用。
          </p>
        </ReasonDialog>
      )}
    </>
  );
}

const figuresOf = ({ quantity, counts, savedFen, exposureFen, claimUntil, prefix }: BatchPage) => [
  { label: '生成', value: quantity.toLocaleString('en-US'), note: `14 位${prefix && `，前缀 ${prefix}`}` },
  { label: '领走', value: counts.claimed, note: `${((counts.claimed * 100) / quantity).toFixed(1)} %` },
  { label: '已用', value: counts.used, note: `${((counts.used * 100) / quantity).toFixed(1)} %` },
  { label: '已让利', value: formatFen(savedFen), note: '' },
  { label: '还可能让利', value: formatFen(exposureFen), note: '至多' },
  { label: '领取到', value: formatTime(claimUntil), note: '' },
];

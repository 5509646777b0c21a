import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { withFilter } from '../../ui/filters/list-address.ts';
import { formatFen, formatTime } from '../../ui/format.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { COUPON_STATES, SOURCES } from './coupon-labels.ts';
import type { OfferDetail, RecordPage } from './types.ts';
import { VoidDialog } from './VoidDialog.tsx';

type CouponRecord = RecordPage['rows'][number];
interface CouponRecordsProps {
  offer: OfferDetail;
  page: RecordPage;
  onChanged: () => void;
}

/** Who claimed the coupon and what became of it, newest first. */
export function CouponRecords({ offer, page, onChanged }: CouponRecordsProps) {
  const [search] = useSearchParams();
  const can = useCan();
  const [voided, setVoided] = useState<CouponRecord | null>(null);
  const state = search.get('state');
  const columns: readonly Column<CouponRecord>[] = [
    {
      id: 'member',
      label: '会员',
      cell: ({ memberId, member, mobile }) => (
        <>
          {can('member:read') ? <Link to={`/members/${memberId}`}>{member}</Link> : member}{' '}
          <span className="muted">{mobile}</span>
        </>
      ),
    },
    {
      id: 'state',
      label: '状态',
      cell: (row) => (
        <span className={COUPON_STATES[row.state].className}>{COUPON_STATES[row.state].label}</span>
      ),
    },
    { id: 'source', label: '来自', cell: ({ source }) => SOURCES[source] },
    { id: 'claimed', label: '领取', cell: ({ claimedAt }) => formatTime(claimedAt) },
    { id: 'until', label: '有效到', isWideOnly: true, cell: ({ validTo }) => formatTime(validTo) },
    {
      id: 'order',
      label: '用在',
      cell: ({ orderId, voidReason }) =>
        orderId === null ? (voidReason ?? '—') : <Link to={`/orders/${orderId}`}>{orderId}</Link>,
    },
    {
      id: 'saved',
      label: '让利',
      isNumber: true,
      cell: ({ savedFen }) => (savedFen === null ? '—' : formatFen(savedFen)),
    },
    {
      id: 'actions',
      label: '操作',
      cell: (row) =>
        row.state === 'usable' && can('coupon:void') ? (
          <button type="button" className="btn btn-sm" onClick={() => setVoided(row)}>
            作废
          </button>
        ) : null,
    },
  ];
  return (
    <>
      <div className="fbar">
        {[null, ...(Object.keys(COUPON_STATES) as (keyof typeof COUPON_STATES)[])].map((each) => (
          <Link
            key={each ?? 'all'}
            className={each === state ? 'btn btn-sm btn-ink' : 'btn btn-sm'}
            aria-current={each === state ? 'true' : undefined}
            to={`?${withFilter(search, 'state', each)}`}
          >
            {each === null ? '全部' : COUPON_STATES[each].label}
          </Link>
        ))}
      </div>
      {page.rows.length === 0 ? (
        <Empty title="还没有这样的领用记录" icon="tag" />
      ) : (
        <DataTable label="领用记录" columns={columns} rows={page.rows} idOf={({ couponId }) => couponId} />
      )}
      <Pager
        shown={page.rows.length}
        total={page.next === null && page.previous === null ? page.rows.length : offer.counts.claimed}
        next={page.next}
        previous={page.previous}
        unit="张"
      />
      {voided && (
        <VoidDialog
          offer={offer}
          couponId={voided.couponId}
          onClose={() => setVoided(null)}
          onChanged={onChanged}
        />
      )}
    </>
  );
}

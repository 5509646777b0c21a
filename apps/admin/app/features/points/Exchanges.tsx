import { useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { withFilter } from '../../ui/filters/list-address.ts';
import { formatTime } from '../../ui/format.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { type Exchange, formatPoints } from './points-texts.ts';
import { SendDialog } from './SendDialog.tsx';

interface ExchangePage {
  rows: readonly Exchange[];
  next: string | null;
  previous: string | null;
}

/** Rewards that wait for an order, and those that were sent. */
export function Exchanges({ page }: { page: ExchangePage }) {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const can = useCan();
  const [sending, setSending] = useState<Exchange | null>(null);
  const state = search.get('state') === 'sent' ? 'sent' : 'placed';
  const columns: readonly Column<Exchange>[] = [
    {
      id: 'member',
      label: '会员',
      cell: ({ memberId, nickname }) => <Link to={`/members/${memberId}`}>{nickname}</Link>,
    },
    { id: 'name', label: '兑换品', cell: ({ name }) => name },
    { id: 'points', label: '积分', isNumber: true, cell: ({ points }) => formatPoints(points) },
    { id: 'at', label: '兑换', cell: ({ at }) => formatTime(at) },
    { id: 'way', label: '寄送', cell: wayOf },
    {
      id: 'act',
      label: '',
      cell: (exchange) =>
        exchange.state === 'placed' &&
        exchange.orderId === null &&
        can('points:adjust') && (
          <button type="button" className="btn btn-sm" onClick={() => setSending(exchange)}>
            单独寄出
          </button>
        ),
    },
  ];
  return (
    <>
      <div className="row mt-3">
        {(['placed', 'sent'] as const).map((each) => (
          <Link
            key={each}
            className={each === state ? 'btn btn-sm btn-ink' : 'btn btn-sm'}
            aria-current={each === state ? 'page' : undefined}
            to={`?${withFilter(search, 'state', each === 'placed' ? null : each)}`}
          >
            {each === 'placed' ? '还没寄' : '已寄出'}
          </Link>
        ))}
      </div>
      <div className="mt-3">
        {page.rows.length === 0 ? (
          <Empty title={state === 'placed' ? '没有等待寄出的兑换' : '还没有寄出过'} icon="parcel" />
        ) : (
          <DataTable
            label="积分兑换"
            columns={columns}
            rows={page.rows}
            idOf={({ exchangeId }) => exchangeId}
          />
        )}
      </div>
      {(page.next !== null || page.previous !== null) && (
        <Pager shown={page.rows.length} total={null} next={page.next} previous={page.previous} unit="笔" />
      )}
      {sending && (
        <SendDialog exchange={sending} onClose={() => setSending(null)} onDone={() => void revalidate()} />
      )}
    </>
  );
}

function wayOf({ state, orderId, carrier, waybillNo, sentAt }: Exchange) {
  if (carrier !== null) return `${carrier} ${waybillNo}，${formatTime(sentAt)}`;
  if (orderId !== null)
    return (
      <>
        {state === 'sent' ? '已随订单 ' : '将随订单 '}
        <Link to={`/orders/${orderId}`}>{orderId}</Link>
      </>
    );
  return state === 'sent' ? formatTime(sentAt) : '等下一单';
}

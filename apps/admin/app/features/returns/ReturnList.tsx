import { Link, useSearchParams } from 'react-router';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { withFilter, withoutCursor } from '../../ui/filters/list-address.ts';
import { formatFen } from '../../ui/format.ts';
import { Due } from './Due.tsx';
import { RETURN_FILTERS } from './return-filters.ts';
import type { ReturnListPage, ReturnRow } from './types.ts';

const TABS = [
  { tab: 'review', label: '待审核', isAlarm: true },
  { tab: 'inspect', label: '待验货', isAlarm: false },
  { tab: 'failed', label: '退款失败', isAlarm: true },
  { tab: 'sending', label: '待寄回', isAlarm: false },
  { tab: 'transit', label: '在途', isAlarm: false },
  { tab: 'refunding', label: '退款中', isAlarm: false },
  { tab: 'open', label: '全部未完', isAlarm: false },
  { tab: 'ended', label: '已结束', isAlarm: false },
] as const;

interface ReturnListProps {
  page: ReturnListPage;
  rows: readonly ReturnRow[];
  currentId: string | undefined;
}

/** The list beside the work: tabs, filters, and one line of each return. */
export function ReturnList({ page, rows, currentId }: ReturnListProps) {
  const [search] = useSearchParams();
  const tab = search.get('tab') ?? 'review';
  const pathOf = (returnId: string) => ({ pathname: `/returns/${returnId}`, search: search.toString() });
  return (
    <aside className="desk-list" aria-label="退货列表">
      <div className="desk-list-h">
        <h1 className="song">退货与换货</h1>
        <nav className="views" aria-label="按状态">
          {TABS.map(({ tab: each, label, isAlarm }) => (
            <Link
              key={each}
              to={{ pathname: '/returns', search: withFilter(search, 'tab', each).toString() }}
              aria-current={each === tab ? 'page' : undefined}
            >
              {label}
              {page.counts[each] !== undefined && (
                <span className={isAlarm && page.counts[each] > 0 ? 'n is-late' : 'n'}>
                  {page.counts[each]}
                </span>
              )}
            </Link>
          ))}
        </nav>
        <FilterBar filters={RETURN_FILTERS} searchName="q" searchLabel="退货号、订单号、运单号" />
      </div>
      {rows.length === 0 && <p className="hint pad">没有这样的退货</p>}
      {rows.map((row) => (
        <Link
          key={row.returnId}
          className="desk-item"
          to={pathOf(row.returnId)}
          aria-current={row.returnId === currentId ? 'true' : undefined}
        >
          <span className="l1">
            <span className="row">
              {row.imagePath && <img src={row.imagePath} alt="" className="rpic" />}
              <b>{row.reasonText}</b>
            </span>
            <span className="money">{formatFen(row.refundFen)}</span>
          </span>
          <span className="l2">
            <span>
              {row.kindText}　{row.recipientName} {row.recipientMobile}
            </span>
            {row.dueAt ? <Due dueAt={row.dueAt} dueKind={row.dueKind} /> : <span>{row.statusText}</span>}
          </span>
        </Link>
      ))}
      <div className="row pad">
        {page.previous && <PageLink name="before" cursor={page.previous} label="上一页" />}
        {page.next && <PageLink name="after" cursor={page.next} label="下一页" />}
        <span className="muted">共 {page.total ?? '10,000+'} 件</span>
      </div>
    </aside>
  );
}

function PageLink({ name, cursor, label }: { name: 'after' | 'before'; cursor: string; label: string }) {
  const [search] = useSearchParams();
  const params = withoutCursor(search);
  params.set(name, cursor);
  return (
    <Link className="btn btn-sm" to={{ pathname: '/returns', search: params.toString() }}>
      {label}
    </Link>
  );
}

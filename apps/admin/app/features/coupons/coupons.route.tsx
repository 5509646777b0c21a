import { Link, useNavigation, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { filtersOf, withFilter } from '../../ui/filters/list-address.ts';
import { formatFen } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { WAITING } from '../../ui/price-floor/WaitingNote.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/coupons.route';
import { CHANNELS, faceText, KINDS, OFFER_STATES, wayText } from './coupon-labels.ts';
import type { OfferRow } from './types.ts';

export const meta = () => [{ title: '优惠券 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.coupons.list(filtersOf(request)));

const TABS = {
  all: '全部',
  live: '可领',
  limited: '限定人群',
  codes: '凭码',
  given: '赠送',
  ending: '快领完',
  draft: '草稿',
  stopped: '已停',
} as const;
const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const COLUMNS: readonly Column<OfferRow>[] = [
  { id: 'face', label: '面额', cell: (row) => <b className="cp-face">{faceText(row)}</b> },
  {
    id: 'title',
    label: '名称与范围',
    cell: ({ offerId, title, benefit, scopeText }) => (
      <span className="c2">
        <Link className="lnk-q" to={`/coupons/${offerId}`}>
          <b className="strong">{title}</b>
        </Link>
        <small>
          {scopeText}，{benefit}
        </small>
      </span>
    ),
  },
  { id: 'way', label: '怎么得', cell: wayText },
  { id: 'total', label: '总数', isNumber: true, cell: ({ total }) => total.toLocaleString('en-US') },
  { id: 'claimed', label: '已领', cell: (row) => <ClaimedBar {...row} /> },
  { id: 'used', label: '已用', isNumber: true, cell: ({ counts }) => counts.used.toLocaleString('en-US') },
  { id: 'saved', label: '已让利', isNumber: true, cell: ({ counts }) => formatFen(counts.savedFen) },
  {
    id: 'exposure',
    label: '还可能让利',
    isNumber: true,
    isWideOnly: true,
    cell: ({ counts }) => formatFen(counts.exposureFen),
  },
  {
    id: 'state',
    label: '状态',
    cell: ({ status, waiting }) => (
      <span className="c2">
        <span className={OFFER_STATES[status].className}>{OFFER_STATES[status].label}</span>
        {waiting && <small className={WAITING.className}>{WAITING.label}</small>}
      </span>
    ),
  },
];

const ClaimedBar = ({ counts: { claimed }, total }: OfferRow) => {
  const percent = Math.floor((claimed * 100) / total);
  return (
    <span className="cp-bar">
      <progress value={claimed} max={total} aria-label={`已领 ${percent}%`} />
      {percent} %
    </span>
  );
};

/** Every coupon with what was claimed, used and saved. */
export default function CouponsPage({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const can = useCan();
  const tab = search.get('tab') ?? 'all';
  const exposure = page.rows.reduce((sum, { counts }) => sum + counts.exposureFen, 0);
  return (
    <>
      <div className="phead">
        <h1>优惠券</h1>
        <span className="phead-n">
          可领 {page.tabs.live} 种；本页未用的券至多再让利 {formatFen(exposure)}
        </span>
        {can('coupon:write') && (
          <div className="acts">
            <Link className="btn btn-ink" to="/coupons/new">
              <Icon name="plus" />
              新建优惠券
            </Link>
          </div>
        )}
      </div>
      <nav className="views" aria-label="优惠券的分类">
        {(Object.keys(TABS) as (keyof typeof TABS)[]).map((each) => (
          <Link
            key={each}
            to={`?${withFilter(search, 'tab', each === 'all' ? null : each)}`}
            aria-current={each === tab ? 'page' : undefined}
          >
            {TABS[each]}
            <span className={each === 'ending' && page.tabs.ending > 0 ? 'n is-late' : 'n'}>
              {page.tabs[each]}
            </span>
          </Link>
        ))}
      </nav>
      <FilterBar
        filters={[
          { name: 'kind', label: '种类', kind: 'choice', options: optionsOf(KINDS) },
          { name: 'channel', label: '渠道', kind: 'choice', options: optionsOf(CHANNELS) },
        ]}
        searchName="q"
        searchLabel="名称、券码、订单号"
      />
      {page.rows.length === 0 ? (
        <Empty title="没有这样的优惠券" icon="tag">
          <p className="dim">换一个条件，或新建一种。</p>
        </Empty>
      ) : (
        <DataTable
          label="优惠券"
          columns={COLUMNS}
          rows={page.rows}
          idOf={({ offerId }) => offerId}
          pathOf={({ offerId }) => `/coupons/${offerId}`}
          isBusy={state === 'loading'}
        />
      )}
      <Pager
        shown={page.rows.length}
        total={page.total}
        next={page.next}
        previous={page.previous}
        unit="种"
      />
    </>
  );
}

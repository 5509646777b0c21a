import { useState } from 'react';
import { Link, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { withFilter } from '../../ui/filters/list-address.ts';
import { formatFen, formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/cards.route';
import { AgeBar } from './AgeBar.tsx';
import { CardDrawer } from './CardDrawer.tsx';
import { BATCH_STATES, type Batch, type Liability, validityText } from './card-texts.ts';
import { FindCard } from './FindCard.tsx';
import { NewBatchDialog } from './NewBatchDialog.tsx';

export const meta = () => [{ title: '储值卡 · 花容管理后台' }];
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const [after, before] = [search.get('after'), search.get('before')];
  const [page, liability] = await Promise.all([
    load(api.storedCards.batches({ size: 20, ...(after && { after }), ...(before && { before }) })),
    load(api.storedCards.liability({})),
  ]);
  return { page, liability };
}

const COLUMNS: readonly Column<Batch>[] = [
  {
    id: 'code',
    label: '批次',
    cell: ({ batchId, code, faceFen, purpose }) => (
      <span className="c2">
        <Link className="code" to={`/cards/${batchId}`}>
          {code}
        </Link>
        <small>
          {formatFen(faceFen)}，{purpose}
        </small>
      </span>
    ),
  },
  { id: 'count', label: '张', isNumber: true, cell: ({ count }) => count.toLocaleString('en-US') },
  {
    id: 'activated',
    label: '已激活',
    isNumber: true,
    cell: ({ activated }) => activated.toLocaleString('en-US'),
  },
  { id: 'issued', label: '发行', isNumber: true, cell: ({ issuedFen }) => formatFen(issuedFen) },
  {
    id: 'spent',
    label: '已用',
    isNumber: true,
    isWideOnly: true,
    cell: ({ issuedFen, balanceFen }) => formatFen(issuedFen - balanceFen),
  },
  { id: 'balance', label: '余额', isNumber: true, cell: ({ balanceFen }) => <b>{formatFen(balanceFen)}</b> },
  { id: 'validity', label: '有效期', isWideOnly: true, cell: ({ validYears }) => validityText(validYears) },
  {
    id: 'state',
    label: '状态',
    cell: ({ state, blocked, requestedBy }) => (
      <span className="c2">
        <span className={BATCH_STATES[state].className}>{BATCH_STATES[state].label}</span>
        {state === 'waiting' && <small>{requestedBy}提交</small>}
        {blocked > 0 && <small>{blocked} 张冻结或挂失</small>}
      </span>
    ),
  },
];

/** Batches of stored-value cards, what the shop owes for them, and single cards. */
export default function CardsPage({ loaderData: { page, liability } }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const can = useCan();
  const [isNew, setIsNew] = useState(false);
  const cardId = search.get('card');
  const openCard = (id: string | null) =>
    setSearch(withFilter(search, 'card', id), { preventScrollReset: true });
  return (
    <>
      <div className="phead">
        <h1>储值卡</h1>
        <span className="phead-n">制卡与换卡都要两个人；卡号与密码只在下载的那个文件里</span>
        {can('card:issue') && (
          <div className="acts">
            <button type="button" className="btn btn-ink" onClick={() => setIsNew(true)}>
              <Icon name="plus" size={14} />
              新批次
            </button>
          </div>
        )}
      </div>
      <Figures liability={liability} />
      <div className="cols mt-4">
        <div>
          {page.rows.length === 0 ? (
            <Empty title="还没有批次" icon="card">
              提交一批，由第二个人同意后制作。
            </Empty>
          ) : (
            <>
              <DataTable
                label="储值卡批次"
                columns={COLUMNS}
                rows={page.rows}
                idOf={({ batchId }) => String(batchId)}
                pathOf={({ batchId }) => `/cards/${batchId}`}
                isBusy={state === 'loading'}
              />
              <Pager
                shown={page.rows.length}
                total={page.total}
                next={page.next}
                previous={page.previous}
                unit="批"
              />
            </>
          )}
          <section className="panel mt-6" aria-labelledby="ages">
            <header className="panel-h">
              <h2 id="ages">负债按年龄</h2>
              <span className="muted">
                {formatFen(liability.balanceFen)}，{formatTime(liability.readAt)} 算出
              </span>
            </header>
            <AgeBar ages={liability.ages} balanceFen={liability.balanceFen} />
          </section>
        </div>
        <aside className="stack stack-4">
          <FindCard onOpen={openCard} />
          <BatchLiability liability={liability} />
        </aside>
      </div>
      {isNew && <NewBatchDialog onClose={() => setIsNew(false)} />}
      {cardId !== null && (
        <CardDrawer cardId={cardId} onClose={() => openCard(null)} onChanged={() => void revalidate()} />
      )}
    </>
  );
}

const Figures = ({ liability }: { liability: Liability }) => (
  <dl className="figs">
    <div className="fig">
      <dt>未用余额</dt>
      <dd className="fig-v">{formatFen(liability.balanceFen)}</dd>
      <dd className="fig-d">与总账相差 {formatFen(liability.ledgerDifferenceFen)}</dd>
    </div>
    <div className="fig">
      <dt>已发行</dt>
      <dd className="fig-v">{formatFen(liability.issuedFen)}</dd>
      <dd className="fig-d">已用 {formatFen(liability.spentFen)}</dd>
    </div>
    <div className="fig">
      <dt>已激活</dt>
      <dd className="fig-v">
        {liability.activated.toLocaleString('en-US')} <small>张</small>
      </dd>
    </div>
    <div className="fig">
      <dt>未激活</dt>
      <dd className="fig-v">
        {liability.inactive.toLocaleString('en-US')} <small>张</small>
      </dd>
      <dd className="fig-d">没有余额，不算负债</dd>
    </div>
    <div className="fig">
      <dt>冻结与挂失</dt>
      <dd className="fig-v">
        {(liability.frozen + liability.lost).toLocaleString('en-US')} <small>张</small>
      </dd>
    </div>
    <div className="fig">
      <dt>一年内到期</dt>
      <dd className="fig-v">{formatFen(liability.endingFen)}</dd>
    </div>
  </dl>
);

const SHOWN = 12;
const BatchLiability = ({ liability }: { liability: Liability }) => (
  <section className="panel" aria-labelledby="by-batch">
    <header className="panel-h">
      <h2 id="by-batch">负债按批次</h2>
    </header>
    <table className="tbl tbl-in" aria-label="负债按批次">
      <thead>
        <tr>
          <th>批次</th>
          <th className="num">发行</th>
          <th className="num">余额</th>
        </tr>
      </thead>
      <tbody>
        {liability.batches.slice(0, SHOWN).map(({ batchId, code, issuedFen, balanceFen }) => (
          <tr key={code}>
            <td>{batchId === null ? code : <Link to={`/cards/${batchId}`}>{code}</Link>}</td>
            <td className="num">{formatFen(issuedFen)}</td>
            <td className="num">{formatFen(balanceFen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {liability.batches.length === 0 && <p className="muted">没有发行的卡</p>}
  </section>
);

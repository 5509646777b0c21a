import { useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { filtersOf, withFilter } from '../../ui/filters/list-address.ts';
import { formatFen, formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/take.route';
import { ScanPanel } from './ScanPanel.tsx';
import { TakeLines } from './TakeLines.tsx';
import { signed, TAKE_STATES, type Take } from './take-texts.ts';

export const meta = () => [{ title: '盘点 · 花容管理后台' }];
export const clientLoader = ({ params: { takeId }, request }: Route.ClientLoaderArgs) =>
  load(api.stocktakes.detail({ ...filtersOf(request), takeId }));

const TABS = { differences: '有差异', open: '要再点', uncounted: '还没点', all: '全部' } as const;

/** One stocktake: counting, what differs, and the end. */
export default function TakePage({ loaderData: take }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [dialog, setDialog] = useState<'finish' | 'cancel' | null>(null);
  const tab = search.get('tab') ?? 'differences';
  const isCounting = take.state === 'counting';
  return (
    <>
      <div className="phead">
        <h1>盘点：{take.name}</h1>
        <span className="phead-n">
          <span className={TAKE_STATES[take.state].className}>{TAKE_STATES[take.state].label}</span>　
          {take.madeBy} {formatTime(take.createdAt)} 开始
        </span>
        <div className="acts">
          {take.setId !== null && (
            <Link className="btn" to={`/changes/${take.setId}`}>
              看改动单
            </Link>
          )}
          {isCounting && can('stock:count') && (
            <>
              <Link className="btn" to={`/print/count-sheet/${take.takeId}`}>
                打印清点单
              </Link>
              <button type="button" className="btn" onClick={() => setDialog('cancel')}>
                取消盘点
              </button>
            </>
          )}
          {isCounting && can('stock:adjust') && (
            <button
              type="button"
              className="btn btn-ink"
              disabled={take.counts.open > 0 || take.counted === 0}
              onClick={() => setDialog('finish')}
            >
              结束盘点
            </button>
          )}
        </div>
      </div>
      <dl className="figs">
        {figuresOf(take).map(({ label, value, note }) => (
          <div className="fig" key={label}>
            <dt>{label}</dt>
            <dd className="fig-v">{value}</dd>
            <dd className="fig-d">{note}</dd>
          </div>
        ))}
      </dl>
      <div className={isCounting && can('stock:count') ? 'cols mt-4' : 'mt-4'}>
        <div>
          <nav className="views" aria-label="按结论">
            {(Object.keys(TABS) as (keyof typeof TABS)[]).map((each) => (
              <Link
                key={each}
                to={`?${withFilter(search, 'tab', each === 'differences' ? null : each)}`}
                aria-current={each === tab ? 'page' : undefined}
              >
                {TABS[each]}
                <span className={each === 'open' && take.counts.open > 0 ? 'n is-late' : 'n'}>
                  {take.counts[each]}
                </span>
              </Link>
            ))}
          </nav>
          {take.rows.length === 0 ? (
            <Empty title={tab === 'differences' ? '还没有差异' : '没有这样的规格'} />
          ) : (
            <TakeLines take={take} />
          )}
          {take.next !== null && (
            <Link className="btn btn-sm mt-2" to={`?${withFilter(search, 'from', String(take.next))}`}>
              后面的规格
            </Link>
          )}
        </div>
        {isCounting && can('stock:count') && (
          <aside>
            <ScanPanel takeId={String(take.takeId)} onRecorded={() => void revalidate()} />
          </aside>
        )}
      </div>
      {dialog === 'finish' && (
        <ReasonDialog
          title="结束盘点并入账"
          reasons={['定期盘点', '抽查', '交接']}
          action="结束并入账"
          onClose={() => setDialog(null)}
          onConfirm={async (reason) => {
            const reply = await api.stocktakes.finish({ takeId: String(take.takeId), reason });
            if (!reply.ok) return reply.refusal.message;
            showToast(reply.value.state === 'waiting' ? '已提交，等第二个人批准后入账' : '已入账');
            void revalidate();
            return null;
          }}
        >
          <p>
            {take.counts.agreed} 个规格按清点数入账（少 {take.missing} 件，多 {take.surplus} 件），
            {take.counts.uncounted > 0 && `${take.counts.uncounted} 个没有点过的不变，`}之后可以整单撤销。
          </p>
        </ReasonDialog>
      )}
      {dialog === 'cancel' && (
        <ReasonDialog
          title="取消盘点"
          reasons={['范围选错', '改天再点']}
          action="取消盘点"
          isDanger
          onClose={() => setDialog(null)}
          onConfirm={async (reason) => {
            const reply = await api.stocktakes.cancel({ takeId: String(take.takeId), reason });
            if (!reply.ok) return reply.refusal.message;
            void revalidate();
            return null;
          }}
        >
          <p>点过的数留作记录，库存不变。</p>
        </ReasonDialog>
      )}
    </>
  );
}

function figuresOf({ counts, counted, lines, missing, surplus, differenceFen }: Take) {
  const share = counted === 0 ? '' : `${((counts.matches * 100) / counted).toFixed(1)} %`;
  return [
    { label: '点过', value: counted, note: `共 ${lines} 个规格` },
    { label: '第一次就一致', value: counts.matches, note: share },
    { label: '两次一致', value: counts.agreed, note: `${signed(-missing)} 件，${signed(surplus)} 件` },
    { label: '待第二次', value: counts.second, note: '' },
    { label: '两次不一致', value: counts.again, note: counts.again > 0 ? '要再点一次' : '' },
    ...(differenceFen === null
      ? []
      : [{ label: '净差额', value: formatFen(differenceFen), note: '按已知的成本' }]),
  ];
}

import { useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { formatTime } from '../../ui/format.ts';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { MemberTabs } from '../members/MemberTabs.tsx';
import type { Route } from './+types/member-points.route';
import { AdjustForm } from './AdjustForm.tsx';
import { formatPoints, type MemberPoints, signedPoints } from './points-texts.ts';

export const meta = () => [{ title: '会员的积分 · 花容管理后台' }];
export async function clientLoader({ params: { memberId }, request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const [after, before] = [search.get('after'), search.get('before')];
  const points = await load(
    api.points.ofMember({ memberId, size: 30, ...(after && { after }), ...(before && { before }) }),
  );
  return { memberId, points };
}

type Entry = MemberPoints['entries']['rows'][number];
const COLUMNS: readonly Column<Entry>[] = [
  { id: 'at', label: '时间', cell: ({ at }) => formatTime(at) },
  { id: 'text', label: '说明', cell: ({ text }) => <span className="wrap-c">{text}</span> },
  {
    id: 'reference',
    label: '单据',
    isWideOnly: true,
    cell: ({ reference }) => <span className="muted">{reference}</span>,
  },
  { id: 'points', label: '变动', isNumber: true, cell: ({ points }) => signedPoints(points) },
  { id: 'balance', label: '余额', isNumber: true, cell: ({ balance }) => formatPoints(balance) },
];

/** The points of one member: lots with their last day, every movement, corrections. */
export default function MemberPointsPage({ loaderData: { memberId, points } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const can = useCan();
  const { entries } = points;
  return (
    <>
      <div className="phead">
        <h1>会员的积分</h1>
        <span className="phead-n">会员编号 {memberId}</span>
      </div>
      <MemberTabs memberId={memberId} tab="points" />
      <dl className="figs">
        {[
          { label: '可用', value: points.available },
          { label: '下单占用', value: points.held },
          { label: '待扣', value: points.debt },
          { label: '计入会员卡', value: points.cardPoints },
        ].map(({ label, value }) => (
          <div className="fig" key={label}>
            <dt>{label}</dt>
            <dd className="fig-v">{formatPoints(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="cols mt-4">
        <div>
          {entries.rows.length === 0 ? (
            <p className="muted">没有积分变动</p>
          ) : (
            <DataTable
              label="积分变动"
              columns={COLUMNS}
              rows={entries.rows}
              idOf={({ at, kind, reference }) => `${at}${kind}${reference}`}
            />
          )}
          {(entries.next !== null || entries.previous !== null) && (
            <Pager
              shown={entries.rows.length}
              total={null}
              next={entries.next}
              previous={entries.previous}
              unit="笔"
            />
          )}
        </div>
        <aside className="stack stack-4">
          {can('points:adjust') && (
            <AdjustForm
              memberId={memberId}
              pointsAlone={points.pointsAlone}
              onDone={() => void revalidate()}
            />
          )}
          <section className="panel" aria-labelledby="lots">
            <header className="panel-h">
              <h2 id="lots">按到期日</h2>
            </header>
            <table className="tbl tbl-in" aria-label="未用的积分按到期日">
              <thead>
                <tr>
                  <th>到期</th>
                  <th>得到</th>
                  <th className="num">未用</th>
                </tr>
              </thead>
              <tbody>
                {points.lots.map(({ left, points: got, expiresAt, createdAt }, index) => (
                  // Two lots can be equal in everything that is shown.
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <tr key={index}>
                    <td>{formatTime(expiresAt)}</td>
                    <td className="muted">{formatTime(createdAt)}</td>
                    <td className="num">
                      {formatPoints(left)} <span className="muted">/ {formatPoints(got)}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {points.lots.length === 0 && <p className="muted">没有未用的积分</p>}
          </section>
        </aside>
      </div>
    </>
  );
}

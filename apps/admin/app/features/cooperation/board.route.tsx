import { Link } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { formatTime } from '../../ui/format.ts';
import type { Route } from './+types/board.route';

export const meta = () => [{ title: '品牌合作 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const q = new URL(request.url).searchParams.get('q');
  return load(api.cooperation.board(q ? { q } : {}));
};

/** Applications by step. */
export default function CooperationBoard({ loaderData: { steps } }: Route.ComponentProps) {
  return (
    <>
      <div className="phead">
        <h1>品牌合作</h1>
      </div>
      <FilterBar filters={[]} searchName="q" searchLabel="公司、品牌或税号" />
      <div className="cooperation-board">
        {steps.map(({ status, name, count, rows }) => (
          <section key={status} className="panel" aria-label={name}>
            <div className="panel-h">
              <h2>{name}</h2>
              <span className="muted">{count}</span>
            </div>
            <ul className="stack">
              {rows.map(({ receiptNo, company, brand, wanted, expectedBy, createdAt }) => (
                <li key={receiptNo}>
                  <Link className="lnk-q" to={`/cooperation/${receiptNo}`}>
                    <b>{brand}</b>
                  </Link>
                  <p className="dim">{company}</p>
                  <p className="muted">
                    {formatTime(createdAt)}
                    {expectedBy !== null && `，${formatTime(expectedBy)} 前答复`}
                  </p>
                  {wanted !== null && <span className="tag tag-warn">等补交资料</span>}
                </li>
              ))}
            </ul>
            {rows.length === 0 && <p className="muted">无</p>}
          </section>
        ))}
      </div>
    </>
  );
}

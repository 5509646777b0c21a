import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { Link, useSearchParams } from 'react-router';
import { api, load } from '../../../platform/api/index.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Diff } from '../../../ui/evidence/Diff.tsx';
import { withFilter } from '../../../ui/filters/list-address.ts';
import { formatFen, formatTime } from '../../../ui/format.ts';
import { CHANGE_STATES, kindLabel } from '../../changes/change-texts.ts';
import { ProductHead } from '../ProductHead.tsx';
import type { Route } from './+types/history.route';

export const meta = () => [{ title: '商品历史 · 花容管理后台' }];
export async function clientLoader({ request, params: { productId } }: Route.ClientLoaderArgs) {
  const after = new URL(request.url).searchParams.get('after');
  const [product, history] = await Promise.all([
    load(api.products.detail({ productId })),
    load(api.products.history({ productId, ...(after !== null && { after }) })),
  ]);
  return { product, history };
}

type History = Output<AdminContracts['products']['history']>;
type ChangeState = keyof typeof CHANGE_STATES;

/** What was changed of a product and its skus, by whom, and which prices they had. */
export default function HistoryPage({ loaderData: { product, history } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <>
      <ProductHead product={product} />
      <div className="cols">
        <section aria-label="改动">
          {history.sets.length === 0 ? (
            <Empty title="还没有改动" />
          ) : (
            <ol className="product-history">
              {history.sets.map((set) => (
                <SetItem key={set.setId} set={set} />
              ))}
            </ol>
          )}
          {history.next !== null && (
            <Link className="btn btn-sm mt-3" to={`?${withFilter(search, 'after', history.next)}`}>
              更早的改动
            </Link>
          )}
        </section>
        <aside className="sticky">
          <Prices prices={history.prices} />
        </aside>
      </div>
    </>
  );
}

function SetItem({ set }: { set: History['sets'][number] }) {
  const state = CHANGE_STATES[set.state as ChangeState];
  return (
    <li>
      <div className="product-history-by">
        <time dateTime={set.at}>{formatTime(set.at)}</time>
        <span>{set.madeBy ?? '命令行'}</span>
      </div>
      <div>
        <p className="row">
          <Link to={`/changes/${set.setId}`}>
            <b>{set.title}</b>
          </Link>
          <span className="muted">{kindLabel(set.kind)}</span>
          <span className={state.className}>{state.label}</span>
          {set.state === 'applied' && (
            <Link className="lnk right" to={`/changes/${set.setId}`}>
              查看或撤销
            </Link>
          )}
        </p>
        {set.reason !== null && <p className="muted">{set.reason}</p>}
        {set.changes.length > 0 && (
          <Diff
            changes={set.changes.map(({ subject, label, before, after }) => ({
              field: subject === null ? label : `${subject} ${label}`,
              before,
              after,
            }))}
          />
        )}
      </div>
    </li>
  );
}

function Prices({ prices }: Pick<History, 'prices'>) {
  const bySku = Map.groupBy(prices, ({ skuId }) => skuId);
  return (
    <section className="panel" aria-labelledby="prices">
      <div className="panel-h">
        <h2 id="prices">价格记录</h2>
        <span className="muted">每个规格近 20 次</span>
      </div>
      {prices.length > 0 && (
        <table className="tbl tbl-flat tbl-in">
          <thead>
            <tr>
              <th>时间</th>
              <th className="num">售价</th>
              <th className="num">划线价</th>
            </tr>
          </thead>
          {[...bySku].map(([skuId, own]) => (
            <tbody key={skuId}>
              <tr className="grp">
                <th scope="rowgroup" colSpan={3}>
                  {own[0]?.name}
                </th>
              </tr>
              {own.map(({ at, offerFen, marketFen, setId }) => (
                <tr key={`${at} ${offerFen} ${marketFen}`}>
                  <td>
                    {setId === null ? formatTime(at) : <Link to={`/changes/${setId}`}>{formatTime(at)}</Link>}
                  </td>
                  <td className="num">{formatFen(offerFen)}</td>
                  <td className="num">{marketFen === null ? '—' : formatFen(marketFen)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
      {prices.length === 0 && <p className="hint">还没有规格</p>}
    </section>
  );
}

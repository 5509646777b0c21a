import { Link, redirect } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import type { Route } from './+types/search.route';

export const meta = () => [{ title: '查找 · 花容管理后台' }];

const KINDS: Record<string, string> = {
  order: '订单',
  parcel: '包裹',
  payment: '支付',
  refund: '退款',
  return: '退换货',
  member: '会员',
  sku: '商品',
};

/** A single hit opens at once. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const words = new URL(request.url).searchParams.get('q')?.trim() ?? '';
  if (words === '') return { words, hits: [], isCut: false };
  const found = await load(api.orders.find({ words: words.slice(0, 60) }));
  const [only] = found.hits;
  if (only && new Set(found.hits.map(({ path }) => path)).size === 1) throw redirect(only.path);
  return { words, ...found };
}

/** What a number or a name belongs to. */
export default function SearchPage({ loaderData: { words, hits, isCut } }: Route.ComponentProps) {
  return (
    <>
      <div className="phead">
        <h1>查找</h1>
        <span className="phead-n">「{words}」</span>
      </div>
      {hits.length === 0 ? (
        <Empty title="没有找到" icon="search">
          <p>
            可以用订单号（全部或末 6 位）、运单号、支付或退款号、手机号（全部或末 4
            位）、收件人、会员号、商品编码查找。
          </p>
        </Empty>
      ) : (
        <div className="tw">
          <table className="tbl">
            <caption className="vh">查找结果</caption>
            <thead>
              <tr>
                <th>类别</th>
                <th>编号</th>
                <th>说明</th>
              </tr>
            </thead>
            <tbody>
              {hits.map(({ kind, title, detail, path }) => (
                <tr key={`${kind}-${title}-${path}`}>
                  <td>{KINDS[kind]}</td>
                  <td>
                    <Link className="lnk-q no" to={path}>
                      {title}
                    </Link>
                  </td>
                  <td>{detail}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isCut && <p className="hint">只列出较新的 20 条，请输入更多位数。</p>}
    </>
  );
}

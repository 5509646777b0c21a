import { Link } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { formatExactTime } from '../../ui/format.ts';
import { Barcode } from '../orders/print/Barcode.tsx';
import type { Route } from './+types/count-sheet.route';

export const meta = () => [{ title: '清点单 · 花容管理后台' }];
export const clientLoader = ({ params: { takeId } }: Route.ClientLoaderArgs) =>
  load(api.stocktakes.sheet({ takeId }));

/** Paper to count with: what to look for, and empty fields for two counts. The books are not on it. */
export default function CountSheetPage({ loaderData: take }: Route.ComponentProps) {
  return (
    <div className="desk-paper">
      <div className="no-print paper-bar">
        <Link className="btn" to={`/stock/takes/${take.takeId}`}>
          返回
        </Link>
        <button type="button" className="btn btn-ink" onClick={() => window.print()}>
          打印
        </button>
      </div>
      <article className="sheet sheet-a4 sheet-flow">
        <header className="sheet-head">
          <div>
            <h1>清点单 {take.name}</h1>
            <p>
              {take.madeBy}　{formatExactTime(take.createdAt)}　{take.lines} 个规格
            </p>
          </div>
        </header>
        <table>
          <thead>
            <tr>
              <th>商品</th>
              <th>编码</th>
              <th className="num">第一次</th>
              <th className="num">第二次</th>
            </tr>
          </thead>
          <tbody>
            {take.rows.map(({ code, barcode, productName, skuName, lots }) => (
              <tr key={code}>
                <td>
                  <b>{productName}</b>
                  <br />
                  {skuName}
                  {lots.map(({ lotNo, expiresOn }) => (
                    <p key={lotNo}>
                      批次 <b>{lotNo}</b>（限用 {expiresOn}）：________
                    </p>
                  ))}
                </td>
                <td>
                  <Barcode value={barcode ?? code} />
                  <p className="bc-no">{code}</p>
                </td>
                <td />
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </article>
    </div>
  );
}

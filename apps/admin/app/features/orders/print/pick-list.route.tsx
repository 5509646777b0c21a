import { api, load } from '../../../platform/api/index.ts';
import { formatExactTime } from '../../../ui/format.ts';
import type { Route } from './+types/pick-list.route';
import { Barcode } from './Barcode.tsx';
import { PrintButton } from './PrintButton.tsx';

export const meta = () => [{ title: '拣货单 · 花容管理后台' }];
export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) =>
  load(api.orders.pickList({ pickListId: id }));

/** What to take from the racks, by sku; engraved units apart. */
export default function PickListPage({ loaderData: list }: Route.ComponentProps) {
  return (
    <div className="desk-paper">
      <PrintButton document="pick-list" ids={[String(list.pickListId)]} back="/orders/pick-lists" />
      <article className="sheet sheet-a4 sheet-flow">
        <header className="sheet-head">
          <div>
            <h1>拣货单 {list.number}</h1>
            <p>
              {list.createdBy}　{formatExactTime(list.createdAt)}　{list.subOrders} 单，{list.units} 件
            </p>
          </div>
          {list.prints > 0 && <span className="reprint">第 {list.prints + 1} 次打印</span>}
        </header>
        <table>
          <thead>
            <tr>
              <th className="sheet-box">
                <span className="vh">核对</span>
              </th>
              <th>商品</th>
              <th>编码</th>
              <th className="num">件数</th>
              <th>分到（位置 × 件）</th>
            </tr>
          </thead>
          <tbody>
            {list.picked.map(({ skuCode, barcode, productName, skuName, units, positions, ...sku }) => (
              <tr key={skuCode}>
                <td>
                  <span className="boxck" />
                </td>
                <td>
                  <b>{productName}</b>
                  <br />
                  {skuName}
                  {sku.lots.map((lot) => (
                    <p key={lot.lotNo}>
                      批号 <b>{lot.lotNo}</b>（限用 {lot.expiresOn}）× {lot.units}
                    </p>
                  ))}
                  {sku.shippedLots.map((lot) => (
                    <p key={lot.lotNo}>
                      已发 批号 <b>{lot.lotNo}</b>（限用 {lot.expiresOn}）× {lot.units}
                    </p>
                  ))}
                </td>
                <td>
                  <Barcode value={barcode ?? skuCode} />
                  <p className="bc-no">{skuCode}</p>
                </td>
                <td className="num">
                  <b>{units}</b>
                </td>
                <td>
                  {positions
                    .toSorted((a, b) => a.position - b.position)
                    .map(({ position, units: part }) => `${position} × ${part}`)
                    .join('，')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {list.engraved.length > 0 && (
          <section>
            <h2>刻字（另送刻字台）</h2>
            <table>
              <tbody>
                {list.engraved.map(({ position, subOrderId, productName, skuName, engraving, units }) => (
                  <tr key={`${subOrderId}-${skuName}-${engraving}`}>
                    <td>{position}</td>
                    <td>
                      {productName} {skuName}
                    </td>
                    <td>
                      <b>「{engraving}」</b> × {units}
                    </td>
                    <td>{subOrderId}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        <section>
          <h2>订单</h2>
          <table>
            <tbody>
              {list.orders.map(({ position, subOrderId, units, packaging }) => (
                <tr key={subOrderId}>
                  <td className="sheet-box">{position}</td>
                  <td>
                    <Barcode value={subOrderId} />
                    <p className="bc-no">{subOrderId}</p>
                  </td>
                  <td className="num">{units} 件</td>
                  <td>{packaging}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </article>
    </div>
  );
}

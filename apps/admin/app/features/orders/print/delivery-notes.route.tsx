import { useSearchParams } from 'react-router';
import { api, load } from '../../../platform/api/index.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { formatExactTime, formatFen } from '../../../ui/format.ts';
import type { Route } from './+types/delivery-notes.route';
import { Barcode } from './Barcode.tsx';
import { PrintButton } from './PrintButton.tsx';

export const meta = () => [{ title: '发货单 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(api.orders.deliveryNotes({ ids: new URL(request.url).searchParams.get('ids') ?? '' }));

/** The notes that go into the parcels. A present shows no price. */
export default function DeliveryNotesPage({ loaderData: { rows } }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const isLabel = search.get('paper') === 'label';
  return (
    <div className="desk-paper">
      <PrintButton
        document="delivery-note"
        ids={rows.map(({ subOrderId }) => subOrderId)}
        back={rows.length === 1 ? `/orders/${rows[0]?.orderId}` : '/orders'}
      >
        <SelectField
          label="纸张"
          options={[
            { value: 'a4', label: 'A4' },
            { value: 'label', label: '100 × 150 mm' },
          ]}
          value={isLabel ? 'label' : 'a4'}
          onChange={({ target }) => setSearch(withSize(search, target.value), { replace: true })}
        />
      </PrintButton>
      {rows.length === 0 && <h1>没有可打印的发货单</h1>}
      {rows.map((note) => (
        <article
          className={isLabel ? 'sheet sheet-label sheet-flow' : 'sheet sheet-a4 sheet-flow'}
          key={note.subOrderId}
        >
          <header className="sheet-head">
            <div>
              <h1>发货单</h1>
              <p>感谢选购花容。请当面清点，如有缺少或破损，请联系客服。</p>
            </div>
            <div className="sheet-code">
              <Barcode value={note.subOrderId} />
              <p className="bc-no">{note.subOrderId}</p>
              {note.prints > 0 && <span className="reprint">第 {note.prints + 1} 次打印</span>}
              {note.isPresent && <span className="reprint">礼盒，不显示价格</span>}
            </div>
          </header>
          <p>
            {note.recipientName}　{note.recipientMobile}　{note.region}　下单 {formatExactTime(note.placedAt)}
          </p>
          <table>
            <thead>
              <tr>
                <th className="sheet-box">
                  <span className="vh">核对</span>
                </th>
                <th>商品</th>
                <th className="num">数量</th>
                {!note.isPresent && <th className="num">实付</th>}
              </tr>
            </thead>
            <tbody>
              {note.lines.map((line) => (
                <tr key={`${line.skuCode}-${line.engraving ?? ''}-${line.paidFen ?? ''}`}>
                  <td>
                    <span className="boxck" />
                  </td>
                  <td>
                    <b>{line.productName}</b>
                    <br />
                    {line.skuName} {line.engraving !== null && `刻字「${line.engraving}」`}{' '}
                    {line.parts.join('、')} {line.skuCode}
                  </td>
                  <td className="num">× {line.units}</td>
                  {line.paidFen !== null && <td className="num">{formatFen(line.paidFen)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
          {note.totalFen !== null && <p className="num">商品实付合计 {formatFen(note.totalFen)}</p>}
          {note.greeting !== null && (
            <section>
              <b>贺卡</b>
              <p className="quote">{note.greeting}</p>
            </section>
          )}
          {note.packaging !== null && <p>包装：{note.packaging}</p>}
          {note.shopperNote !== null && <p>留言：{note.shopperNote}</p>}
        </article>
      ))}
    </div>
  );
}

/** The choice is in the address, so that it stays when the page is read again after a print. */
function withSize(search: URLSearchParams, size: string): URLSearchParams {
  const params = new URLSearchParams(search);
  params.set('paper', size);
  return params;
}

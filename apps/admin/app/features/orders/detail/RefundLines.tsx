import type { AdminOrderDetail } from '@huarong/contract/admin/orders';
import { formatFen } from '../../../ui/format.ts';
import { ProductCell } from '../../../ui/product/ProductCell.tsx';

type Line = AdminOrderDetail['subOrders'][number]['lines'][number];
export type ChosenUnits = ReadonlyMap<string, number>;

/** The lines that were paid for and of which something is not returned. */
export const refundableLines = (subOrders: AdminOrderDetail['subOrders']): Line[] =>
  subOrders
    .flatMap(({ lines }) => lines)
    .filter(({ paidFen, quantity, returnedUnits }) => paidFen > 0 && quantity > returnedUnits);

/** Units chosen line by line; what was paid for them is proposed by the server. */
export function RefundLines({
  lines,
  chosen,
  onChoose,
}: {
  lines: readonly Line[];
  chosen: ChosenUnits;
  onChoose: (chosen: ChosenUnits) => void;
}) {
  return (
    <table className="tbl tbl-2 tbl-flat">
      <thead>
        <tr>
          <th>商品</th>
          <th className="num">实付</th>
          <th className="num">退几件</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ lineId, image, productName, skuName, paidFen, quantity, returnedUnits }) => (
          <tr key={lineId}>
            <td>
              <ProductCell image={image} name={productName}>
                {skuName}　× {quantity - returnedUnits}
              </ProductCell>
            </td>
            <td className="num money">{formatFen(paidFen)}</td>
            <td className="num">
              <input
                className="inp inp-sm inp-units"
                type="number"
                min={0}
                max={quantity - returnedUnits}
                aria-label={`${productName} ${skuName} 退几件`}
                value={chosen.get(lineId) ?? 0}
                onChange={(event) => {
                  const units = Math.min(quantity - returnedUnits, Math.max(0, Number(event.target.value)));
                  onChoose(new Map(chosen).set(lineId, Math.trunc(units)));
                }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

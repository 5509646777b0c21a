import type { AdminOrderDetail } from '@huarong/contract/admin/orders';
import { findCarrier, normaliseWaybill, waybillProblem } from '@huarong/core/orders';
import { type FormEvent, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../../platform/api/index.ts';
import { useCarriers } from '../../../platform/carriers/use-carriers.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../../ui/Field.tsx';
import { ProductCell } from '../../../ui/product/ProductCell.tsx';
import { showToast } from '../../../ui/Toaster.tsx';
import { LotChoices } from '../ship/LotChoices.tsx';
import { choiceInput, choiceProblem, type LotsOfSku, lotsFor, NO_CHOICE } from '../ship/lot-choice.ts';

type SubOrder = AdminOrderDetail['subOrders'][number];

/** Ships what is left, or fewer units of a line: they make a parcel, the rest follows in another one. */
export function ShipDialog({ subOrder, onClose }: { subOrder: SubOrder; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const open = subOrder.lines.filter(({ quantity, shippedUnits }) => quantity > shippedUnits);
  const [units, setUnits] = useState(
    () => new Map(open.map(({ lineId, quantity, shippedUnits }) => [lineId, quantity - shippedUnits])),
  );
  const carriers = useCarriers();
  const [picked, setCarrier] = useState<string | null>(null);
  const carrier = picked ?? carriers[0]?.name ?? '';
  const [waybillNo, setWaybillNo] = useState('');
  const [error, setError] = useState<string>();
  const [sharedWith, setSharedWith] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const allLots = useLots(subOrder.subOrderId);
  const [choice, setChoice] = useState(NO_CHOICE);
  const total = [...units.values()].reduce((sum, count) => sum + count, 0);
  const isAll = open.every(
    ({ lineId, quantity, shippedUnits }) => units.get(lineId) === quantity - shippedUnits,
  );
  const lots = isAll ? allLots : lotsFor(allLots, unitsBySku(open, units));
  const chosen = findCarrier(carrier, carriers);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problem = chosen && waybillProblem(chosen, normaliseWaybill(waybillNo));
    if (problem) return setError(problem);
    if (total === 0) return setError('至少选择一件商品');
    const missing = choiceProblem(choice, lots);
    if (missing) return setError(missing);
    setIsBusy(true);
    const reply = await api.orders.ship({
      subOrderId: subOrder.subOrderId,
      carrier,
      waybillNo,
      isSharedWaybill: sharedWith !== null,
      ...choiceInput(choice, lots),
      ...(!isAll && {
        items: [...units].flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : [])),
      }),
    });
    setIsBusy(false);
    if (reply.ok) {
      showToast(reply.value.isAll ? '已发货' : `已发出 ${total} 件`);
      onClose();
      void revalidate();
    } else {
      if (reply.refusal.code === 'waybill-used') setSharedWith(waybillNo);
      setError(reply.refusal.message);
    }
  }

  return (
    <Dialog title="发货" kind="drawer" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <table className="tbl tbl-2 tbl-flat">
          <thead>
            <tr>
              <th>商品</th>
              <th className="num">未发</th>
              <th className="num">本次发出</th>
            </tr>
          </thead>
          <tbody>
            {open.map(({ lineId, image, productName, skuName, engraving, quantity, shippedUnits }) => (
              <tr key={lineId}>
                <td>
                  <ProductCell image={image} name={productName}>
                    {skuName} {engraving !== null && <span className="tag tag-soft">刻字：{engraving}</span>}
                  </ProductCell>
                </td>
                <td className="num">{quantity - shippedUnits}</td>
                <td className="num">
                  <input
                    className="inp inp-sm inp-units"
                    type="number"
                    min={0}
                    max={quantity - shippedUnits}
                    aria-label={`${productName} 本次发出`}
                    value={units.get(lineId) ?? 0}
                    onChange={(event) => setUnits(new Map(units).set(lineId, Number(event.target.value)))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <LotChoices lots={lots} draft={choice} onChange={setChoice} />
        <SelectField
          label="快递公司"
          options={carriers.map(({ name }) => ({ value: name, label: name }))}
          value={carrier}
          onChange={(event) => setCarrier(event.target.value)}
        />
        <TextField
          label="运单号"
          value={waybillNo}
          hint={chosen?.format}
          error={error}
          autoComplete="off"
          onChange={(event) => {
            setWaybillNo(event.target.value);
            setError(undefined);
            setSharedWith(null);
          }}
        />
        <div className="acts">
          <button type="submit" className={`btn btn-ink${isBusy ? ' is-loading' : ''}`} disabled={isBusy}>
            {sharedWith === null ? `发出 ${total} 件` : '合并寄出，仍用这个运单号'}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** How many units of each sku are in the parcel; two lines may be of the same sku. */
const unitsBySku = (lines: SubOrder['lines'], units: ReadonlyMap<string, number>): Map<string, number> =>
  lines.reduce(
    (all, { lineId, skuId }) => all.set(skuId, (all.get(skuId) ?? 0) + (units.get(lineId) ?? 0)),
    new Map<string, number>(),
  );

/** The lots that may leave; none until they are read. */
function useLots(subOrderId: string): readonly LotsOfSku[] {
  const [lots, setLots] = useState<readonly LotsOfSku[]>([]);
  useEffect(() => {
    let isShown = true;
    void api.orders.scan({ code: subOrderId }).then((reply) => {
      if (isShown && reply.ok) setLots(reply.value.lots);
    });
    return () => {
      isShown = false;
    };
  }, [subOrderId]);
  return lots;
}

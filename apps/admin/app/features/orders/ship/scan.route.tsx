import { findCarrier, normaliseWaybill, waybillProblem } from '@huarong/core/orders';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../platform/api/index.ts';
import { useCarriers } from '../../../platform/carriers/use-carriers.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { ProductCell } from '../../../ui/product/ProductCell.tsx';
import { LotChoices } from './LotChoices.tsx';
import { choiceInput, choiceProblem, NO_CHOICE } from './lot-choice.ts';

export const meta = () => [{ title: '扫码发货 · 花容管理后台' }];

type Scanned = Extract<Awaited<ReturnType<typeof api.orders.scan>>, { ok: true }>['value'];
interface Done {
  id: number;
  order: string;
  waybillNo: string;
  text: string;
  isOk: boolean;
}

/** Scan an order, scan a waybill number, Enter, next. A scanner types and ends with Enter. */
export default function ScanPage() {
  const field = useRef<HTMLInputElement>(null);
  const carriers = useCarriers();
  const [picked, setCarrier] = useState<string | null>(null);
  const carrier = picked ?? carriers[0]?.name ?? '';
  const [order, setOrder] = useState<Scanned | null>(null);
  const [lots, setLots] = useState(NO_CHOICE);
  const [error, setError] = useState<string>();
  const [usedWaybill, setUsedWaybill] = useState<string | null>(null);
  const [done, setDone] = useState<readonly Done[]>([]);
  const add = (row: Omit<Done, 'id'>) =>
    setDone((rows) => [{ ...row, id: rows.length }, ...rows].slice(0, 200));

  async function readOrder(code: string) {
    const reply = await api.orders.scan({ code });
    setUsedWaybill(null);
    setLots(NO_CHOICE);
    if (!reply.ok) return setError(reply.refusal.message);
    if (reply.value.problem === null) {
      setOrder(reply.value);
      return setError(undefined);
    }
    setOrder(null);
    setError(reply.value.problem);
    add({ order: reply.value.subOrderId, waybillNo: '—', text: reply.value.problem, isOk: false });
  }

  async function ship(current: Scanned, typed: string) {
    const waybillNo = normaliseWaybill(typed);
    const chosen = findCarrier(carrier, carriers);
    const problem = (chosen && waybillProblem(chosen, waybillNo)) || choiceProblem(lots, current.lots);
    if (problem) return setError(problem);
    const reply = await api.orders.ship({
      subOrderId: current.subOrderId,
      carrier,
      waybillNo,
      // Scanned a second time after the question.
      isSharedWaybill: usedWaybill === waybillNo,
      ...choiceInput(lots, current.lots),
    });
    if (!reply.ok && reply.refusal.code === 'waybill-used') {
      setUsedWaybill(waybillNo);
      return setError(`${reply.refusal.message}：再扫一次同一运单号即可发出。`);
    }
    add({
      order: current.subOrderId,
      waybillNo,
      text: reply.ok ? '已发出' : reply.refusal.message,
      isOk: reply.ok,
    });
    setOrder(null);
    setUsedWaybill(null);
    setError(reply.ok ? undefined : reply.refusal.message);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (field.current) field.current.value = '';
    if (code === '') return;
    // The number of another order leaves this one and goes on with that one.
    if (order === null || /^\d{18}(-\d{1,2})?$/.test(code)) await readOrder(code);
    else await ship(order, code);
    field.current?.focus();
  }

  return (
    <>
      <div className="phead">
        <h1>扫码发货</h1>
        <span className="phead-n">本次已发出 {done.filter(({ isOk }) => isOk).length} 单</span>
        <div className="acts">
          <Link className="btn" to="/orders">
            退出
          </Link>
        </div>
      </div>
      <div className="cols">
        <div className="stack stack-4">
          {order && <ScannedOrder order={order} />}
          {order && <LotChoices lots={order.lots} draft={lots} onChange={setLots} />}
          <form onSubmit={submit} className="field">
            <label htmlFor="scan-field">{order ? '扫运单号，回车发出' : '扫订单号或子订单号'}</label>
            <input
              id="scan-field"
              ref={field}
              className="inp inp-scan"
              autoComplete="off"
              // The page is worked with a scanner alone.
              // biome-ignore lint/a11y/noAutofocus: see above
              autoFocus
            />
            <p className="hint">
              {order
                ? `${carrier}：${findCarrier(carrier, carriers)?.format ?? ''}。扫到其他订单号则换到那一单。`
                : '回车确认'}
            </p>
            {error && (
              <p className="err" role="alert">
                {error}
              </p>
            )}
          </form>
        </div>
        <aside>
          <section className="panel">
            <SelectField
              label="快递公司"
              options={carriers.map(({ name }) => ({ value: name, label: name }))}
              value={carrier}
              onChange={(event) => setCarrier(event.target.value)}
            />
          </section>
          {order?.greeting && (
            <section className="panel">
              <h2>贺卡</h2>
              <p className="quote">{order.greeting}</p>
            </section>
          )}
          {order && order.pinnedNotes.length > 0 && (
            <section className="panel">
              <h2>置顶备注</h2>
              {order.pinnedNotes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </section>
          )}
        </aside>
      </div>
      <section className="panel mt-6">
        <div className="panel-h">
          <h2>刚刚处理</h2>
        </div>
        {done.length === 0 ? (
          <p className="muted">还没有。</p>
        ) : (
          <table className="tbl tbl-flat tbl-in">
            <thead>
              <tr>
                <th>订单号</th>
                <th>运单号</th>
                <th>结果</th>
              </tr>
            </thead>
            <tbody>
              {done.map(({ id, order: number, waybillNo, text, isOk }) => (
                <tr key={id}>
                  <td className="no">{number}</td>
                  <td className="no">{waybillNo}</td>
                  <td>
                    <span className={isOk ? 'st st-ok' : 'st st-bad'}>{text}</span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </>
  );
}

const ScannedOrder = ({ order }: { order: Scanned }) => (
  <>
    <div className="row">
      <b>订单</b>
      <span className="no grow">{order.subOrderId}</span>
      {order.hasEngraving && <span className="tag">刻字</span>}
      {order.packaging !== null && (
        <>
          <span className="tag">{order.packaging}</span>
          <span className="tag tag-warn">发货单不显示价格</span>
        </>
      )}
    </div>
    <div className="tw">
      <table className="tbl tbl-flat tbl-2">
        <tbody>
          {order.lines
            .filter(({ unitsLeft }) => unitsLeft > 0)
            .map(({ lineId, image, productName, skuName, skuCode, engraving, parts, unitsLeft }) => (
              <tr key={lineId}>
                <td>
                  <ProductCell isLarge image={image} name={<b>{productName}</b>}>
                    {skuName}　{engraving !== null && `刻字：${engraving}　`}
                    {parts.length > 0 && `${parts.join('、')}　`}
                    {skuCode}
                  </ProductCell>
                </td>
                <td className="num strong">× {unitsLeft}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  </>
);

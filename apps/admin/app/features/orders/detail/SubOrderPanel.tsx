import type { AdminOrderDetail } from '@huarong/contract/admin/orders';
import { ParcelStatus } from '@huarong/core/orders';
import { api } from '../../../platform/api/index.ts';
import { useCan } from '../../../platform/session/use-session.ts';
import { formatFen, formatTime } from '../../../ui/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ProductCell } from '../../../ui/product/ProductCell.tsx';
import { Deadline } from '../list/order-columns.tsx';
import { statusClass } from '../order-texts.ts';
import type { OpenDialog, OrderDialog } from './order-dialogs.ts';
import { useQuickAction } from './use-order-action.ts';

type SubOrder = AdminOrderDetail['subOrders'][number];
const KIND_TEXTS: Partial<Record<string, string>> = { gift: '赠品', extraBuy: '换购', presale: '预售' };

/** The lines of a sub-order, its parcels, and what can be done with it. */
export function SubOrderPanel({ subOrder, onOpen }: { subOrder: SubOrder; onOpen: OpenDialog }) {
  const { lines, parcels, subOrderId, status, statusText, shipBy, cancelRefusal, receiptUntil } = subOrder;
  return (
    <section className="panel">
      <div className="panel-h">
        <h2>
          商品 <span className="no">{subOrderId}</span>
        </h2>
        <span className={statusClass(status)}>{statusText}</span>
        {subOrder.isAwaitingArrival && <span className="tag tag-warn">等预售到货</span>}
        <Deadline at={shipBy} />
        <div className="right row">
          <SubOrderButtons subOrder={subOrder} onOpen={onOpen} />
        </div>
      </div>
      <table className="tbl tbl-flat tbl-in tbl-2">
        <thead>
          <tr>
            <th>商品</th>
            <th className="num">单价</th>
            <th className="num">数量</th>
            <th className="num">分摊优惠</th>
            <th className="num">实付</th>
            <th className="num">已发</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.lineId}>
              <td>
                <ProductCell isLarge image={line.image} name={`${line.brandName} ${line.productName}`}>
                  {line.skuName}{' '}
                  {line.engraving !== null && <span className="tag tag-soft">刻字：{line.engraving}</span>}{' '}
                  <span className="muted">{line.skuCode}</span> {KIND_TEXTS[line.kind]}
                  {line.parts.length > 0 &&
                    `　${line.parts.map(({ slotName, skuName }) => `${slotName} ${skuName}`).join('、')}`}
                </ProductCell>
              </td>
              <td className="num money">{formatFen(line.unitPriceFen)}</td>
              <td className="num">× {line.quantity}</td>
              <td className="num money muted">
                {line.discountFen === 0 ? '—' : formatFen(-line.discountFen)}
              </td>
              <td className="num money strong">{formatFen(line.paidFen)}</td>
              <td className="num">{line.shippedUnits}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {cancelRefusal !== null && <p className="hint">取消申请曾被拒绝：{cancelRefusal}</p>}
      {receiptUntil !== null && (
        <p className="hint">
          {formatTime(receiptUntil)} 自动确认收货{subOrder.isReceiptExtendedByMember && '，会员已延长一次'}。
        </p>
      )}
      {parcels.map((parcel, index) => (
        <Parcel key={parcel.parcelId} parcel={parcel} number={index + 1} />
      ))}
    </section>
  );
}

/** The call answers row by row: a sub-order that has moved on is no refusal of the whole. */
async function packOne(subOrderId: string) {
  const reply = await api.orders.pack({ subOrderIds: [subOrderId] });
  const row = reply.ok ? reply.value.rows[0] : undefined;
  return reply.ok && row && !row.isDone
    ? { ok: false as const, refusal: { code: 'order-moved-on', message: row.text } }
    : reply;
}

function SubOrderButtons({ subOrder, onOpen }: { subOrder: SubOrder; onOpen: OpenDialog }) {
  const can = useCan();
  const act = useQuickAction();
  const { subOrderId, actions } = subOrder;
  return (
    <>
      {actions.includes('decide-cancel') && can('order:cancel') && (
        <>
          <button
            type="button"
            className="btn btn-sm btn-ink"
            onClick={() => act(api.orders.approveCancel({ subOrderId }), '已同意取消，款项原路退回')}
          >
            同意取消
          </button>
          <DialogButton name="refuse-cancel" label="拒绝取消" subOrder={subOrder} onOpen={onOpen} />
        </>
      )}
      {actions.includes('pack') && can('order:pack') && (
        <button type="button" className="btn btn-sm" onClick={() => act(packOne(subOrderId), '已交仓库')}>
          标记备货
        </button>
      )}
      {actions.includes('ship') && can('order:ship') && (
        <button
          type="button"
          className="btn btn-sm btn-ink"
          onClick={() => onOpen({ name: 'ship', subOrder })}
        >
          发货
        </button>
      )}
      {actions.includes('extend-receipt') && can('order:deliver') && (
        <DialogButton name="extend-receipt" label="延长收货" subOrder={subOrder} onOpen={onOpen} />
      )}
      {actions.includes('record-refusal') && can('order:deliver') && (
        <DialogButton name="record-refusal" label="登记拒收" subOrder={subOrder} onOpen={onOpen} />
      )}
      {actions.includes('receive-back') && can('order:deliver') && (
        <button
          type="button"
          className="btn btn-sm"
          onClick={() => act(api.orders.receiveBack({ subOrderId }), '已登记退回')}
        >
          拒收包裹已退回
        </button>
      )}
      {actions.includes('inspect-refused') && can('order:deliver') && (
        <DialogButton name="inspect" label="验收" subOrder={subOrder} onOpen={onOpen} />
      )}
    </>
  );
}

interface DialogButtonProps {
  name: Extract<OrderDialog, { subOrder: SubOrder }>['name'];
  label: string;
  subOrder: SubOrder;
  onOpen: OpenDialog;
}

const DialogButton = ({ name, label, subOrder, onOpen }: DialogButtonProps) => (
  <button type="button" className="btn btn-sm" onClick={() => onOpen({ name, subOrder })}>
    {label}
  </button>
);

function Parcel({ parcel, number }: { parcel: SubOrder['parcels'][number]; number: number }) {
  const can = useCan();
  const act = useQuickAction();
  const { parcelId, carrier, waybillNo, status, statusText, sentAt, items, traces } = parcel;
  return (
    <details className="parcel">
      <summary className="row">
        <Icon name="parcel" size={20} />
        <b>包裹 {number}</b>
        <span className="grow">
          {carrier} <span className="no">{waybillNo}</span>　{statusText}　
          <span className="muted">{formatTime(sentAt)} 发出</span>
        </span>
      </summary>
      <p>{items.map(({ name, quantity }) => `${name} × ${quantity}`).join('、')}</p>
      <ul className="stack">
        {traces.map(({ at, text }) => (
          <li key={`${at}-${text}`}>
            <time dateTime={at} className="muted">
              {formatTime(at)}
            </time>
            　{text}
          </li>
        ))}
      </ul>
      {status < ParcelStatus.Delivered && can('order:deliver') && (
        <button
          type="button"
          className="btn btn-sm"
          onClick={() => act(api.orders.deliver({ parcelId }), '已登记签收')}
        >
          登记签收
        </button>
      )}
    </details>
  );
}

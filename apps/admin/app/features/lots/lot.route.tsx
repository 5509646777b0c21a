import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { AuditTab } from '../../ui/evidence/AuditTab.tsx';
import { formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { RecallDialog } from '../recalls/RecallDialog.tsx';
import type { Route } from './+types/lot.route';
import { LOT_STATES, type LotDetail } from './lot-texts.ts';

export const meta = () => [{ title: '批次 · 花容管理后台' }];
export const clientLoader = ({ params: { lotId } }: Route.ClientLoaderArgs) =>
  load(api.lots.detail({ lotId }));

/** A lot: what is left, what happened to it, and what can be done about it. */
export default function LotPage({ loaderData: lot }: Route.ComponentProps) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'expired' | 'recall' | null>(null);
  const done = (text: string) => {
    setOpen(null);
    showToast(text);
    void revalidate();
  };
  return (
    <>
      <header className="phead">
        <h1>批号 {lot.lotNo}</h1>
        <span className="phead-n">
          <Link className="lnk-q" to={`/stock/${lot.skuId}`}>
            {lot.productName} {lot.skuName}
          </Link>
        </span>
        <span className={LOT_STATES[lot.state].className}>{LOT_STATES[lot.state].label}</span>
        <div className="acts">
          {lot.recallId !== null && (
            <Link className="btn" to={`/recalls/${lot.recallId}`}>
              查看召回
            </Link>
          )}
          {can('stock:adjust') && lot.state === 'expired' && lot.remaining > 0 && (
            <button type="button" className="btn" onClick={() => setOpen('expired')}>
              过期停售
            </button>
          )}
          {can('stock:adjust') && lot.recallId === null && (
            <button type="button" className="btn btn-danger" onClick={() => setOpen('recall')}>
              召回
            </button>
          )}
        </div>
      </header>
      <dl className="figs">
        {figuresOf(lot).map(({ label, value, note }) => (
          <div className="fig" key={label}>
            <dt>{label}</dt>
            <dd className="fig-v">{value}</dd>
            <dd className="fig-d">{note}</dd>
          </div>
        ))}
      </dl>
      <div className="cols mt-4">
        <Movements lot={lot} />
        <aside>
          <Receipts lot={lot} />
          <AuditTab kind="lot" id={String(lot.lotId)} />
        </aside>
      </div>
      {open === 'expired' && (
        <ReasonDialog
          title="过期停售"
          reasons={['过了限用日期']}
          action={`停售 ${Math.min(lot.remaining, lot.available)} 件`}
          isDanger
          onClose={() => setOpen(null)}
          onConfirm={async (reason) => {
            const reply = await api.lots.removeExpired({ lotId: String(lot.lotId), reason });
            if (!reply.ok) return reply.refusal.message;
            done(`已停售 ${reply.value.units} 件，现在可售 ${reply.value.available} 件`);
            return null;
          }}
        >
          <p>从可售库存减去这个批次还没有卖出的件数，原因记为「过期」。</p>
        </ReasonDialog>
      )}
      {open === 'recall' && (
        <RecallDialog lotId={String(lot.lotId)} onClose={() => setOpen(null)} onDone={done} />
      )}
    </>
  );
}

const figuresOf = (lot: LotDetail) => [
  {
    label: '限用日期',
    value: lot.expiresOn,
    note: lot.producedOn ? `生产 ${lot.producedOn}` : '没有登记生产日期',
  },
  { label: '收货', value: lot.received, note: `${lot.receipts.length} 次` },
  { label: '剩余', value: lot.remaining, note: '在库，含已卖未发' },
  { label: '已发出', value: lot.shippedUnits, note: `${lot.orders} 笔订单` },
];

const Movements = ({ lot: { movements } }: { lot: LotDetail }) => (
  <section className="panel" aria-labelledby="movements">
    <header className="panel-h">
      <h2 id="movements">批次流水</h2>
      <span className="muted">近 100 条，不能删改</span>
    </header>
    <div className="tw">
      <table className="tbl tbl-flat">
        <thead>
          <tr>
            <th>时间</th>
            <th>事由</th>
            <th>单据</th>
            <th className="num">变动</th>
            <th>谁</th>
          </tr>
        </thead>
        <tbody>
          {movements.map(({ movementId, at, reasonText, reference, delta, by }) => (
            <tr key={movementId}>
              <td>{formatTime(at)}</td>
              <td>{reasonText}</td>
              <td className="no">{referenceText(reference)}</td>
              <td className="num">
                <b className={delta > 0 ? 'delta-plus' : undefined}>
                  {delta > 0 ? `+${delta}` : `−${-delta}`}
                </b>
              </td>
              <td>{by}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

function referenceText(reference: string): string {
  const [kind = '', id] = reference.split(':');
  if (id === undefined)
    return kind === 'adjustment' ? '库存调整' : /^[0-9a-f-]{36}$/.test(kind) ? '包裹' : kind;
  return `${{ receipt: '进货', approval: '审批', lot: '批次' }[kind] ?? kind} ${id}`;
}

const Receipts = ({ lot: { receipts } }: { lot: LotDetail }) => (
  <section className="panel" aria-labelledby="receipts">
    <header className="panel-h">
      <h2 id="receipts">进货</h2>
    </header>
    {receipts.length === 0 ? (
      <p className="hint">没有进货记录</p>
    ) : (
      <table className="tbl tbl-flat tbl-in">
        <thead>
          <tr>
            <th>时间</th>
            <th>供应商</th>
            <th className="num">件</th>
          </tr>
        </thead>
        <tbody>
          {receipts.map(({ receiptId, receivedAt, supplier, documentNo, units }) => (
            <tr key={receiptId}>
              <td>{formatTime(receivedAt)}</td>
              <td>
                <span className="c2">
                  {supplier}
                  {documentNo && <small>{documentNo}</small>}
                </span>
              </td>
              <td className="num">{units}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);

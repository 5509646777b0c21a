import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { AuditTab } from '../../ui/evidence/AuditTab.tsx';
import { formatRemaining, formatTime } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/sku.route';
import { AdjustDialog } from './AdjustDialog.tsx';
import { ExpectedArrival } from './ExpectedArrival.tsx';
import { SkuLots } from './SkuLots.tsx';

export const meta = () => [{ title: '库存流水 · 花容管理后台' }];
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => {
  const after = new URL(request.url).searchParams.get('after');
  return load(api.stock.detail({ skuId: params.skuId, ...(after !== null && { after }) }));
};

type Sku = Output<AdminContracts['stock']['detail']>;

/** One sku: what is there, every change of it, and which orders hold some. */
export default function SkuPage({ loaderData: sku }: Route.ComponentProps) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [isAdjusting, setIsAdjusting] = useState(false);
  return (
    <>
      <header className="phead">
        {sku.imagePath && <img className="stock-pic" src={sku.imagePath} alt="" />}
        <h1>
          {sku.productName} {sku.skuName}
        </h1>
        <span className="phead-n">
          <span className="code">{sku.code}</span>{' '}
          {sku.barcode && <span className="code">{sku.barcode}</span>}
        </span>
        {can('stock:adjust') && (
          <div className="acts">
            <button type="button" className="btn btn-ink" onClick={() => setIsAdjusting(true)}>
              调整库存
            </button>
          </div>
        )}
      </header>
      <dl className="figs">
        {figuresOf(sku).map(({ label, value, note }) => (
          <div className="fig" key={label}>
            <dt>{label}</dt>
            <dd className="fig-v">{value}</dd>
            <dd className="fig-d">{note}</dd>
          </div>
        ))}
      </dl>
      <div className="cols mt-4">
        <Ledger sku={sku} />
        <aside>
          <ExpectedArrival
            key={sku.expectedOn}
            skuId={sku.skuId}
            expectedOn={sku.expectedOn}
            onSaved={(text) => {
              showToast(text);
              void revalidate();
            }}
          />
          {sku.lots.length > 0 && <SkuLots lots={sku.lots} />}
          <Holds holds={sku.holds} />
          <AuditTab kind="sku" id={sku.skuId} />
        </aside>
      </div>
      {isAdjusting && (
        <AdjustDialog
          sku={sku}
          onClose={() => setIsAdjusting(false)}
          onDone={(text) => {
            setIsAdjusting(false);
            showToast(text);
            void revalidate();
          }}
        />
      )}
    </>
  );
}

function figuresOf(sku: Sku) {
  const { available, lowStockAt, held, holds, soldIn28Days, daysOfStock, waiting } = sku;
  return [
    { label: '可售', value: available, note: `低库存线 ${lowStockAt}` },
    { label: '占用', value: held, note: `${holds.length} 个订单` },
    { label: '近 28 天售出', value: soldIn28Days, note: `每天 ${(soldIn28Days / 28).toFixed(1)} 件` },
    {
      label: '可卖天数',
      value: daysOfStock ?? '—',
      note: daysOfStock === null ? '28 天没有卖出' : '按近 28 天的速度',
    },
    {
      label: '等到货',
      value: waiting,
      note: sku.lastReminded
        ? `上次 ${formatTime(sku.lastReminded.at)} 通知 ${sku.lastReminded.count} 人`
        : '到货后自动通知',
    },
    { label: '累计售出', value: sku.sold, note: `${sku.unshipped} 件还没有发出` },
  ];
}

function Ledger({ sku: { ledger, next } }: { sku: Sku }) {
  const [search] = useSearchParams();
  return (
    <section className="panel" aria-labelledby="ledger">
      <header className="panel-h">
        <h2 id="ledger">流水</h2>
        <span className="muted">每行都有来处，不能删改</span>
      </header>
      <div className="tw">
        <table className="tbl tbl-flat">
          <thead>
            <tr>
              <th>时间</th>
              <th>事由</th>
              <th>单据</th>
              <th className="num">变动</th>
              <th className="num">可售</th>
              <th>谁</th>
              <th>备注</th>
            </tr>
          </thead>
          <tbody>
            {ledger.map(({ id, at, reasonText, subject, delta, balance, by, note }) => (
              <tr key={id}>
                <td>{formatTime(at)}</td>
                <td>{reasonText}</td>
                <td>
                  <Subject {...subject} />
                </td>
                <td className="num">
                  <b className={delta > 0 ? 'delta-plus' : undefined}>
                    {delta > 0 ? `+${delta}` : `−${-delta}`}
                  </b>
                </td>
                <td className="num">{balance}</td>
                <td>{by}</td>
                <td>{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="row mt-2">
        {search.has('after') && (
          <Link className="btn btn-sm" to="?">
            回到开头
          </Link>
        )}
        {next && (
          <Link className="btn btn-sm" to={`?after=${next}`}>
            更早
          </Link>
        )}
      </div>
    </section>
  );
}

const OTHER_TEXTS: Record<string, string> = { adjustment: '—', console: '命令行' };

function Subject({ kind, id }: Sku['ledger'][number]['subject']) {
  const can = useCan();
  if (kind === 'order')
    return can('order:read') ? (
      <Link className="lnk" to={`/orders/${id}`}>
        {id}
      </Link>
    ) : (
      <span className="no">{id}</span>
    );
  if (kind === 'return')
    return can('return:read') ? (
      <Link className="lnk" to={`/returns/${id}`}>
        {id}
      </Link>
    ) : (
      <span className="no">{id}</span>
    );
  if (kind === 'run')
    return can('product:read') ? (
      <Link className="lnk" to={`/changes/${id}`}>
        改动单 {id}
      </Link>
    ) : (
      <span>改动单 {id}</span>
    );
  const approval = /^approval:(\d+)$/.exec(id)?.[1];
  if (approval)
    return (
      <Link className="lnk" to={`/approvals/${approval}`}>
        审批 {approval}
      </Link>
    );
  return <span>{OTHER_TEXTS[id] ?? id}</span>;
}

function Holds({ holds }: { holds: Sku['holds'] }) {
  const units = holds.reduce((total, { quantity }) => total + quantity, 0);
  return (
    <section className="panel" aria-labelledby="holds">
      <header className="panel-h">
        <h2 id="holds">占用</h2>
        <span className="muted">
          {units} 件，{holds.length} 单
        </span>
      </header>
      {holds.length === 0 ? (
        <p className="hint">没有未付款的订单占用</p>
      ) : (
        <table className="tbl tbl-flat tbl-in">
          <thead>
            <tr>
              <th>订单</th>
              <th className="num">件</th>
              <th>到</th>
            </tr>
          </thead>
          <tbody>
            {holds.map(({ reference, quantity, expiresAt, isOverdue }) => (
              <tr key={reference}>
                <td className="no">{reference}</td>
                <td className="num">{quantity}</td>
                <td className={isOverdue ? 'is-bad' : undefined}>
                  {isOverdue ? formatRemaining(expiresAt).text : formatTime(expiresAt)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {holds.some(({ isOverdue }) => isOverdue) && (
        <div className="note note-err">
          <div>有占用已到期却没有放回，请告知店主查看后台任务。</div>
        </div>
      )}
    </section>
  );
}

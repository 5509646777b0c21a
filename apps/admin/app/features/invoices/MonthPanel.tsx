import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { withFilter } from '../../ui/filters/list-address.ts';
import { formatFen } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import type { InvoiceMonth } from './types.ts';

/** Blue, red and net of a month, and whether the ledger says the same. */
export function MonthPanel({ month }: { month: InvoiceMonth }) {
  const [search, setSearch] = useSearchParams();
  const can = useCan();
  const [isExporting, setIsExporting] = useState(false);
  return (
    <section className="invoice-month">
      <div className="row">
        <h2>{month.month}，与总账对照</h2>
        <input
          className="inp"
          type="month"
          aria-label="月份"
          defaultValue={month.month}
          onChange={(event) => {
            if (/^20\d\d-\d\d$/.test(event.target.value))
              setSearch(withFilter(search, 'month', event.target.value));
          }}
        />
        {can('invoice:write') && (
          <button type="button" className="btn right" onClick={() => setIsExporting(true)}>
            <Icon name="download" size={14} />
            导出这个月
          </button>
        )}
      </div>
      <MonthTable month={month} />
      <Difference month={month} />
      {isExporting && <ExportDialog month={month.month} onClose={() => setIsExporting(false)} />}
    </section>
  );
}

const MonthTable = ({ month }: { month: InvoiceMonth }) => (
  <table className="tbl tbl-flat">
    <caption className="vh">这个月开具的发票</caption>
    <thead>
      <tr>
        <th scope="col">颜色</th>
        <th scope="col" className="num">
          张
        </th>
        <th scope="col" className="num">
          价税合计
        </th>
        <th scope="col" className="num">
          不含税
        </th>
        <th scope="col" className="num">
          税额
        </th>
      </tr>
    </thead>
    <tbody>
      {(['blue', 'red', 'net'] as const).map((colour) => (
        <tr key={colour}>
          <td>{{ blue: '蓝字', red: '红字', net: '净额' }[colour]}</td>
          <td className="num">{month[colour].count}</td>
          <td className="num">{formatFen(month[colour].totalFen)}</td>
          <td className="num">{formatFen(month[colour].netFen)}</td>
          <td className="num">{formatFen(month[colour].taxFen)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Difference = ({ month: { orders, openFen, differenceFen, differing } }: { month: InvoiceMonth }) => (
  <>
    {differing.length === 0 ? (
      <p className="okline mt-3">
        <Icon name="check" size={14} />
        {orders} 个订单，与总账相差 ¥0.00
        {openFen !== 0 && `；另有 ${formatFen(openFen)} 已收款，还没有申请或没有开出`}
      </p>
    ) : (
      <div className="mt-3">
        <p className="err">
          <Icon name="warning" size={14} />
          与总账相差 {formatFen(differenceFen)}
        </p>
        <ul>
          {differing.map(({ orderId, invoicedFen, ledgerFen }) => (
            <li key={orderId}>
              <Link className="lnk" to={`/ledger/order:${orderId}?from=2020-01-01`}>
                {orderId}
              </Link>
              ：开票 {formatFen(invoicedFen)}，总账 {formatFen(ledgerFen)}
            </li>
          ))}
        </ul>
      </div>
    )}
  </>
);

function ExportDialog({ month, onClose }: { month: string; onClose: () => void }) {
  return (
    <ReasonDialog
      title={`导出 ${month} 的发票`}
      reasons={['报税', '交给会计', '审计']}
      action="导出 CSV"
      onClose={onClose}
      onConfirm={async (reason) => {
        const reply = await api.invoices.export({ month, reason });
        if (!reply.ok) return reply.refusal.message;
        window.location.assign(reply.value.path);
        return null;
      }}
    >
      <p>个人抬头在文件里遮住，有查看完整信息权限的人除外。导出会留下记录。</p>
    </ReasonDialog>
  );
}

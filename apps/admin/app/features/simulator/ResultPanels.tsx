import { formatFen } from '../../ui/format.ts';
import type { Simulated } from './types.ts';

/** What the shopper sees at checkout, and what is refunded for each unit. */
export const ResultPanels = ({ result }: { result: Simulated }) => (
  <div className="sim-top">
    <Arithmetic result={result} />
    <Shares result={result} />
  </div>
);

function Arithmetic({ result }: { result: Simulated }) {
  const rows = result.arithmetic.slice(0, -1);
  const total = result.amounts.payable;
  return (
    <section className="panel" aria-labelledby="sim-sum">
      <header className="panel-h">
        <h2 id="sim-sum">算式</h2>
        <span className="muted fs-12">顾客在结算页看到的</span>
      </header>
      <dl className="sum">
        {rows.map(({ label, amount }) => (
          <div key={`${label} ${amount}`}>
            <dt>{label}</dt>
            <dd>{formatFen(amount)}</dd>
          </div>
        ))}
        <div className="tot">
          <dt>应付金额</dt>
          <dd className="money-big">{formatFen(total)}</dd>
        </div>
      </dl>
      <p className="hint mt-2">
        {result.freightText}；预计得 {result.expectedPoints} 积分
        {result.presale &&
          `；定金 ${formatFen(result.presale.deposit)}，尾款 ${formatFen(result.presale.balance)}`}
        {result.gifts.length > 0 &&
          `；赠 ${result.gifts.map(({ title, quantity }) => `${title} × ${quantity}`).join('、')}`}
      </p>
    </section>
  );
}

/** Zero is left out, so that what counts is seen. */
const share = (fen: number) => (fen === 0 ? '' : formatFen(-fen));

function Shares({ result: { lines } }: { result: Simulated }) {
  const units = lines.flatMap(({ lineId, skuName, name, units: own }) =>
    own.map((unit, nth) => ({ ...unit, key: `${lineId} ${nth}`, name: skuName || name })),
  );
  const total = (part: 'unitPrice' | 'promotion' | 'coupon' | 'points' | 'paid') =>
    units.reduce((all, unit) => all + unit[part], 0);
  return (
    <section className="panel" aria-labelledby="sim-shares">
      <header className="panel-h">
        <h2 id="sim-shares">每件分摊</h2>
        <span className="muted fs-12">退货按此退</span>
      </header>
      <table className="tbl tbl-flat tbl-in">
        <thead>
          <tr>
            <th>件</th>
            <th className="num">单价</th>
            <th className="num">满额</th>
            <th className="num">券</th>
            <th className="num">积分</th>
            <th className="num">实付</th>
          </tr>
        </thead>
        <tbody>
          {units.map(({ key, name, ...unit }) => (
            <tr key={key}>
              <td>
                <span className="ell sim-unit">{name}</span>
              </td>
              <td className="num">{formatFen(unit.unitPrice)}</td>
              <td className="num">{share(unit.promotion)}</td>
              <td className="num">{share(unit.coupon)}</td>
              <td className="num">{share(unit.points)}</td>
              <td className="num">
                <b>{formatFen(unit.paid)}</b>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>合计</td>
            <td className="num">{formatFen(total('unitPrice'))}</td>
            <td className="num">{share(total('promotion'))}</td>
            <td className="num">{share(total('coupon'))}</td>
            <td className="num">{share(total('points'))}</td>
            <td className="num">
              <b>{formatFen(total('paid'))}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

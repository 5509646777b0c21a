import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { Link } from 'react-router';
import { LOT_STATES } from '../lots/lot-texts.ts';

/** The lots of a sku with units left. */
export const SkuLots = ({ lots }: { lots: Output<AdminContracts['stock']['detail']>['lots'] }) => (
  <section className="panel" aria-labelledby="lots">
    <header className="panel-h">
      <h2 id="lots">批次</h2>
      <span className="muted">先到期的先发</span>
    </header>
    <table className="tbl tbl-flat tbl-in">
      <thead>
        <tr>
          <th>批号</th>
          <th>限用日期</th>
          <th className="num">剩余</th>
        </tr>
      </thead>
      <tbody>
        {lots.map(({ lotId, lotNo, expiresOn, remaining, state }) => (
          <tr key={lotId}>
            <td>
              <Link className="lnk code" to={`/stock/lots/${lotId}`}>
                {lotNo}
              </Link>
            </td>
            <td>
              <span className="c2">
                {expiresOn}
                {state !== 'fine' && (
                  <small className={LOT_STATES[state].className}>{LOT_STATES[state].label}</small>
                )}
              </span>
            </td>
            <td className="num">{remaining}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

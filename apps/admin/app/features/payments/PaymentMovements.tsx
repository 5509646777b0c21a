import { formatFen, formatTime } from '../../ui/format.ts';
import type { PaymentDetail } from './types.ts';

interface Entry {
  accountText: string;
  debitFen: number;
  creditFen: number;
}

/** Entries of the ledger, each amount on its side. */
export const EntryTable = ({ label, entries }: { label: string; entries: readonly Entry[] }) => (
  <div className="tw">
    <table className="tbl tbl-flat" aria-label={label}>
      <thead>
        <tr>
          <th>科目</th>
          <th className="num">借</th>
          <th className="num">贷</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ accountText, debitFen, creditFen }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an account may stand twice, and the entries never move
          <tr key={index}>
            <td>{accountText}</td>
            <td className="num">{debitFen > 0 && formatFen(debitFen)}</td>
            <td className="num">{creditFen > 0 && formatFen(creditFen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** What the ledger recorded about a payment and its refunds. */
export const PaymentMovements = ({ movements }: Pick<PaymentDetail, 'movements'>) => (
  <section className="panel">
    <header className="panel-h">
      <h2>账上的记录</h2>
    </header>
    <div className="panel-b stack stack-4">
      {movements.length === 0 && <p className="muted">还没有记账</p>}
      {movements.map(({ movementId, kindText, at, entries }) => (
        <div key={movementId}>
          <p>
            {kindText} <span className="muted">{formatTime(at)}</span>
          </p>
          <EntryTable
            label={`${kindText} ${movementId}`}
            entries={entries.map(({ accountText, amountFen }) => ({
              accountText,
              debitFen: Math.max(amountFen, 0),
              creditFen: Math.max(-amountFen, 0),
            }))}
          />
        </div>
      ))}
    </div>
  </section>
);

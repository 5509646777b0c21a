import type { ReactNode } from 'react';
import styles from './RecordTable.module.css';

export interface RecordColumn<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned figures. */
  isAmount?: true;
  /** Products or sentences: may wrap over several lines. */
  isWide?: true;
}

interface RecordTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  /** Aligns rows of several lines at the top. */
  isTall?: boolean | undefined;
  /** The totals below the rows, one cell per column. */
  totals?: readonly ReactNode[] | undefined;
}

/** Table of movements, changes or returns; on a phone each row is a card. Entries have no id, so the row index is the key. */
export const RecordTable = <Row,>({ label, columns, rows, isTall, totals }: RecordTableProps<Row>) => (
  <table className={styles.table} aria-label={label} data-tall={isTall || undefined}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.label} scope="col" data-amount={column.isAmount}>
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {[...rows.entries()].map(([index, row]) => (
        <tr key={index}>
          {columns.map((column) => {
            const content = column.cell(row);
            return (
              <td
                key={column.label}
                data-label={column.label}
                data-amount={column.isAmount}
                data-wide={column.isWide}
                data-none={content === '—' || undefined}
              >
                {content}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
    {totals && (
      <tfoot>
        <tr>
          {columns.map((column, index) => (
            <td
              key={column.label}
              data-label={index > 0 ? column.label : undefined}
              data-amount={column.isAmount}
              data-none={totals[index] === '—' || undefined}
            >
              {totals[index]}
            </td>
          ))}
        </tr>
      </tfoot>
    )}
  </table>
);

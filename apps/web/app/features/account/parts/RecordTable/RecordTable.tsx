import type { ReactNode } from 'react';
import styles from './RecordTable.module.css';

export interface RecordColumn<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  isAmount?: true;
  /** Goods or sentences: may take several lines. */
  isWide?: true;
}

interface RecordTableProps<Row> {
  /** What the table lists, for readers. */
  label: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  /** Rows of several lines begin at the top. */
  isTall?: boolean | undefined;
}

/** Entries of a book, one under the other: movements, changes, returns. They have no names of their own, only a place. */
export const RecordTable = <Row,>({ label, columns, rows, isTall }: RecordTableProps<Row>) => (
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
          {columns.map((column) => (
            <td key={column.label} data-amount={column.isAmount} data-wide={column.isWide}>
              {column.cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

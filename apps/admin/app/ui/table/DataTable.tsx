import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useKeys } from '../../platform/keys/use-keys.ts';

export interface Column<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Left out below 1360 pixels. */
  isWideOnly?: boolean;
  /** Cannot be left out by whoever chooses columns. */
  isFixed?: boolean;
  sort?: 'ascending' | 'descending';
}

interface DataTableProps<Row> {
  /** Read to whoever cannot see the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** Where Enter leads. */
  pathOf?: (row: Row) => string;
  /** What Enter does where a row opens on the same page. */
  onOpen?: (row: Row) => void;
  /** Rows can be chosen; `x` chooses the row at the cursor, Shift+X a range. */
  selected?: ReadonlySet<string>;
  onSelect?: (ids: ReadonlySet<string>) => void;
  /** Old rows that are being read again. */
  isBusy?: boolean;
  density?: 'normal' | 'compact';
}

/** A list: a real table with a cursor (J, K), choice (X) and opening (Enter). */
export function DataTable<Row>({
  label,
  columns,
  rows,
  idOf,
  pathOf,
  onOpen,
  selected,
  onSelect,
  isBusy = false,
  density = 'normal',
}: DataTableProps<Row>) {
  const navigate = useNavigate();
  const [cursor, setCursor] = useState(-1);
  const body = useRef<HTMLTableSectionElement>(null);
  const lastChosen = useRef(-1);
  useEffect(() => {
    body.current?.children[cursor]?.scrollIntoView({ block: 'nearest' });
  }, [cursor]);

  const move = (by: number) => setCursor((at) => Math.max(0, Math.min(rows.length - 1, at + by)));
  const toggle = (at: number, isRange: boolean) => {
    const row = rows[at];
    if (!row || !selected || !onSelect) return;
    const next = new Set(selected);
    const isChosen = !next.has(idOf(row));
    const from = isRange && lastChosen.current >= 0 ? lastChosen.current : at;
    for (const each of rows.slice(Math.min(from, at), Math.max(from, at) + 1)) {
      if (isChosen) next.add(idOf(each));
      else next.delete(idOf(each));
    }
    lastChosen.current = at;
    onSelect(next);
  };
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    x: (event) => toggle(cursor, event.shiftKey),
    Enter: () => {
      const row = rows[cursor];
      if (!row) return;
      onOpen?.(row);
      if (pathOf) void navigate(pathOf(row));
    },
  });

  const areAllChosen =
    selected !== undefined && rows.length > 0 && rows.every((row) => selected.has(idOf(row)));
  return (
    <div className={isBusy ? 'tw is-busy' : 'tw'} aria-busy={isBusy}>
      <table className={density === 'compact' ? 'tbl tbl-compact' : 'tbl'}>
        <caption className="vh">{label}</caption>
        <thead>
          <tr>
            {selected && onSelect && (
              <th className="ck-c">
                <input
                  type="checkbox"
                  className="ck"
                  aria-label="选择本页全部"
                  checked={areAllChosen}
                  onChange={() =>
                    onSelect(areAllChosen ? new Set() : new Set([...selected, ...rows.map(idOf)]))
                  }
                />
              </th>
            )}
            {columns.map(({ id, label: text, isNumber, isWideOnly, sort }) => (
              <th key={id} className={cellClass(isNumber, isWideOnly)} aria-sort={sort}>
                {text || <span className="vh">操作</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, at) => {
            const id = idOf(row);
            const isChosen = selected?.has(id) ?? false;
            return (
              <tr
                key={id}
                className={at === cursor ? 'is-cursor' : undefined}
                aria-selected={selected ? isChosen : undefined}
              >
                {selected && onSelect && (
                  <td className="ck-c">
                    <input
                      type="checkbox"
                      className="ck"
                      aria-label={`选择 ${id}`}
                      checked={isChosen}
                      onChange={(event) =>
                        toggle(at, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
                      }
                    />
                  </td>
                )}
                {columns.map(({ id: column, cell, isNumber, isWideOnly }) => (
                  <td key={column} className={cellClass(isNumber, isWideOnly)}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const cellClass = (isNumber?: boolean, isWideOnly?: boolean) =>
  [isNumber && 'num', isWideOnly && 'hide-1280'].filter(Boolean).join(' ') || undefined;

import { type CellValue, GRID_COLUMNS, type GridColumn, showCell } from '@huarong/core/catalogue';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import type { GridRow } from './grid-columns.ts';

export interface ConflictCell {
  skuId: string;
  column: GridColumn;
  base: CellValue;
  mine: CellValue;
  theirs: CellValue;
}

interface ConflictDialogProps {
  cells: readonly ConflictCell[];
  rows: readonly GridRow[];
  /** The cells for which the value of the other person is taken. */
  onDecide: (theirs: readonly ConflictCell[]) => void;
  onClose: () => void;
}

const keyOf = ({ skuId, column }: ConflictCell) => `${skuId} ${column}`;

/** Somebody has saved the same cells meanwhile: what was there, what they wrote, what is typed here, cell by cell. */
export function ConflictDialog({ cells, rows, onDecide, onClose }: ConflictDialogProps) {
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
  const names = new Map(rows.map((row) => [row.skuId, row]));
  const choose = (cell: ConflictCell, isMine: boolean) => {
    const next = new Set(mine);
    if (isMine) next.add(keyOf(cell));
    else next.delete(keyOf(cell));
    setMine(next);
  };
  return (
    <Dialog
      title={`${cells.length} 格刚刚被别人改过`}
      size="lg"
      onClose={onClose}
      actions={
        <span className="right row">
          <button type="button" className="btn" onClick={() => setMine(new Set(cells.map(keyOf)))}>
            都用我的
          </button>
          <button
            type="button"
            className="btn btn-ink"
            onClick={() => onDecide(cells.filter((cell) => !mine.has(keyOf(cell))))}
          >
            按所选继续
          </button>
        </span>
      }
    >
      <div className="tw">
        <table className="tbl tbl-flat">
          <thead>
            <tr>
              <th>规格</th>
              <th>列</th>
              <th className="num">原来</th>
              <th>对方改成</th>
              <th>我要改成</th>
            </tr>
          </thead>
          <tbody>
            {cells.map((cell) => (
              <tr key={keyOf(cell)}>
                <td>
                  {names.get(cell.skuId)?.productName} {names.get(cell.skuId)?.skuName}
                </td>
                <td>{GRID_COLUMNS[cell.column]}</td>
                <td className="num muted">{shown(cell, cell.base)}</td>
                <td>
                  <label className="opt-l">
                    <input
                      type="radio"
                      className="rd"
                      name={keyOf(cell)}
                      checked={!mine.has(keyOf(cell))}
                      onChange={() => choose(cell, false)}
                    />
                    {shown(cell, cell.theirs)}
                  </label>
                </td>
                <td>
                  <label className="opt-l">
                    <input
                      type="radio"
                      className="rd"
                      name={keyOf(cell)}
                      checked={mine.has(keyOf(cell))}
                      onChange={() => choose(cell, true)}
                    />
                    {shown(cell, cell.mine)}
                  </label>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

const shown = ({ column }: ConflictCell, value: CellValue): string =>
  value === null ? '无' : showCell(column, value);

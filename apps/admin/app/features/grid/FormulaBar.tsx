import { type GridColumn, readFormula } from '@huarong/core/catalogue';
import { type FormEvent, useState } from 'react';
import type { GridRow, ShownColumn } from './grid-columns.ts';
import type { Edits } from './grid-edits.ts';
import { calculatedCells } from './selected-cells.ts';
import { type Area, areaName } from './selection.ts';
import type { GridActions } from './use-grid.ts';

interface FormulaBarProps {
  rows: readonly GridRow[];
  columns: readonly ShownColumn[];
  area: Area;
  edits: Edits;
  mayEdit: (column: GridColumn) => boolean;
  actions: GridActions;
  /** The formula that the last fill used: the change set remembers it. */
  onUsed: (formula: string) => void;
}

const EXAMPLES = ['−10 %', '+5 元', '＝划线价 × 85 %', '尾数 9', '抹零'];

/** A formula over the selected cells, with the first results before it is filled in. */
export function FormulaBar({ rows, columns, area, edits, mayEdit, actions, onUsed }: FormulaBarProps) {
  const [typed, setTyped] = useState('');
  const formula = readFormula(typed);
  const cells = formula ? calculatedCells(rows, columns, area, edits, mayEdit, formula) : [];
  const filled = cells.filter(({ before, after }) => after !== null && after !== before);
  const previews = distinct(filled.map(({ before, after }) => `${before} → ${after}`)).slice(0, 2);
  const problem =
    typed.trim() !== '' && !formula
      ? '看不懂的公式'
      : formula && filled.length === 0
        ? (cells[0]?.problem ?? (cells.length > 0 ? '算出来都和现在一样' : '选中的格不能填'))
        : null;
  function fill(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (filled.length === 0) return;
    actions.type(filled.map(({ row, column, after }) => ({ row, column, text: after })));
    onUsed(typed.trim());
    setTyped('');
  }
  return (
    <form className="grid-fx" onSubmit={fill}>
      <b className="grid-fx-area">{areaName(area)}</b>
      <label className="grid-fx-field">
        <span>公式</span>
        <input
          className="inp"
          value={typed}
          maxLength={60}
          autoComplete="off"
          placeholder="−10 %，尾数 9"
          aria-invalid={problem !== null}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <output className={problem ? 'grid-fx-result is-err' : 'grid-fx-result'}>
        {problem ?? previews.join('　')}
      </output>
      <span className="right row">
        {EXAMPLES.map((example) => (
          <button
            key={example}
            type="button"
            className="chip chip-plain"
            onClick={() => setTyped(typed.trim() === '' ? example : `${typed.trim()}，${example}`)}
          >
            {example}
          </button>
        ))}
        <button type="submit" className="btn btn-ink btn-sm" disabled={filled.length === 0}>
          填入 {filled.length} 格
        </button>
      </span>
    </form>
  );
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

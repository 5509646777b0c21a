import type { Report } from './types.ts';

interface ColumnCountsProps {
  columns: Report['columns'];
  chosen: string | null;
  onChoose: (column: string | null) => void;
}

/** How many cells of each column change or are wrong; a click shows only its rows. */
export function ColumnCounts({ columns, chosen, onChoose }: ColumnCountsProps) {
  if (columns.length === 0) return null;
  return (
    <section className="panel">
      <header className="panel-h">
        <h2>按列</h2>
        <span className="muted">点一列只看它</span>
      </header>
      <ul className="panel-b import-counts">
        {columns.map(({ column, changed, errors, warnings }) => (
          <li key={column}>
            <button
              type="button"
              aria-pressed={column === chosen}
              onClick={() => onChoose(column === chosen ? null : column)}
            >
              <b className="ell">{column}</b>
              <span>{changed > 0 && `${changed.toLocaleString('en-US')} 格`}</span>
              <em className={errors > 0 ? 'import-error' : 'import-warning'}>
                {errors > 0 ? `${errors} 错` : warnings > 0 ? `${warnings} 提醒` : ''}
              </em>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Dialog } from '../Dialog.tsx';
import { Icon } from '../Icon.tsx';
import type { Column } from './DataTable.tsx';
import { type ListLayout, layoutOf, shownColumns, withLayout } from './list-layout.ts';

/** Chooses the columns and the density of a list; both are in its address and in a saved view. */
export function ColumnChooser<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const [search, setSearch] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const layout = layoutOf(search);
  const shown = new Set(shownColumns(columns, layout).map(({ id }) => id));
  const set = (more: Partial<ListLayout>) =>
    setSearch(withLayout(search, { ...layout, ...more }), { replace: true });
  const toggle = (id: string) => {
    const chosen = columns
      .map((column) => column.id)
      .filter((each) => (each === id ? !shown.has(id) : shown.has(each)));
    set({ columns: chosen.length === columns.length ? null : chosen });
  };
  return (
    <>
      <button type="button" className="btn btn-sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="columns" size={14} />列
      </button>
      {isOpen && (
        <Dialog title="列与密度" size="sm" onClose={() => setIsOpen(false)}>
          <fieldset className="stack">
            <legend className="vh">显示的列</legend>
            {columns.map(({ id, label, isFixed }) => (
              <label className="opt-l" key={id}>
                <input
                  type="checkbox"
                  className="ck"
                  checked={shown.has(id)}
                  disabled={isFixed || (shown.size === 1 && shown.has(id))}
                  onChange={() => toggle(id)}
                />
                {label}
              </label>
            ))}
          </fieldset>
          <div className="seg mt-3">
            {(['normal', 'compact'] as const).map((density) => (
              <button
                key={density}
                type="button"
                aria-pressed={layout.density === density}
                onClick={() => set({ density })}
              >
                {density === 'normal' ? '宽松' : '紧凑'}
              </button>
            ))}
          </div>
          <div className="acts mt-3">
            <button type="button" className="btn" onClick={() => set({ columns: null, density: 'normal' })}>
              恢复默认
            </button>
            <button type="button" className="btn btn-ink" onClick={() => setIsOpen(false)}>
              完成
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

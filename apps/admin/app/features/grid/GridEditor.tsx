import { type GridColumn, writeCsv } from '@huarong/core/catalogue';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCan } from '../../platform/session/use-session.ts';
import { saveFile } from '../../ui/file/table-file.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { UnsavedGuard } from '../../ui/unsaved/UnsavedGuard.tsx';
import { type ConflictCell, ConflictDialog } from './ConflictDialog.tsx';
import { type EditedCell, editedCells } from './edited-cells.ts';
import { FormulaBar } from './FormulaBar.tsx';
import { GridHead } from './GridHead.tsx';
import { GridStatus } from './GridStatus.tsx';
import { GridTable } from './GridTable.tsx';
import { type GridRow, labelOf, NEEDED_PERMISSION, shownColumns } from './grid-columns.ts';
import type { SavedGrid } from './grid-replies.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { shownText } from './selected-cells.ts';
import { areaOf, type Selection } from './selection.ts';
import { useGrid } from './use-grid.ts';

interface GridEditorProps {
  rows: readonly GridRow[];
  total: number;
  hasCosts: boolean;
  isBusy: boolean;
  filterBar: ReactNode;
  /** The next five thousand; null: these are the last. */
  onNext: (() => void) | null;
  onFirst: (() => void) | null;
}

const VIEWS = { all: '全部', changed: '已改', faulty: '有错' } as const;
type View = keyof typeof VIEWS;
const START: Selection = { anchor: { row: 0, column: 2 }, active: { row: 0, column: 2 } };

/** The rows of one page, what was typed into them, and saving it. */
export function GridEditor({ rows, total, hasCosts, isBusy, filterBar, onNext, onFirst }: GridEditorProps) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const { edits, past, future, actions } = useGrid();
  const [view, setView] = useState<View>('all');
  // A row stays in its view while it is worked on: only choosing the view looks again. Null: all rows.
  const [inView, setInView] = useState<ReadonlySet<string> | null>(null);
  const [isGrouped, setIsGrouped] = useState(true);
  const [selection, setSelection] = useState(START);
  const [dialog, setDialog] = useState<'save' | 'paste' | null>(null);
  const [saving, setSaving] = useState<readonly EditedCell[]>([]);
  const [conflicts, setConflicts] = useState<readonly ConflictCell[] | null>(null);
  const [formula, setFormula] = useState<string | null>(null);
  const columns = useMemo(() => shownColumns(hasCosts), [hasCosts]);
  const mayEdit = useCallback((column: GridColumn) => can(NEEDED_PERMISSION[column]), [can]);
  const { cells, faulty, skus } = useMemo(() => editedCells(rows, edits), [rows, edits]);
  const isFaulty = (row: GridRow) =>
    [...(edits.get(row.skuId)?.values() ?? [])].some(({ problem }) => problem !== null);
  const counts = { all: rows.length, changed: skus, faulty: faulty === 0 ? 0 : rows.filter(isFaulty).length };
  const shown = useMemo(
    () => (inView ? rows.filter(({ skuId }) => inView.has(skuId)) : rows),
    [rows, inView],
  );
  const area = clamp(areaOf(selection), shown.length);
  const changeView = (next: View) => {
    setView(next);
    const chosen = rows.filter((row) => (next === 'changed' ? edits.has(row.skuId) : isFaulty(row)));
    setInView(next === 'all' ? null : new Set(chosen.map(({ skuId }) => skuId)));
    setSelection(START);
  };
  const saved = (result: SavedGrid) => {
    actions.drop(saving);
    setDialog(null);
    setFormula(null);
    changeView('all');
    showToast(savedText(result));
    void revalidate();
  };
  const exportShown = () =>
    saveFile(
      '价格与库存.csv',
      `\uFEFF${writeCsv([
        ['商品', ...columns.map(labelOf)],
        ...shown.map((row) => [
          row.productName,
          ...columns.map((column) => shownText(row, column, edits.get(row.skuId))),
        ]),
      ])}`,
    );

  return (
    <>
      <GridHead
        shown={rows.length}
        total={total}
        onUndo={past.length === 0 ? null : actions.undo}
        onRedo={future.length === 0 ? null : actions.redo}
        onPaste={() => setDialog('paste')}
        onExport={exportShown}
      />
      <div className="grid-bar" aria-busy={isBusy}>
        {filterBar}
        <div className="row">
          <div className="seg seg-sm">
            {(Object.keys(VIEWS) as View[]).map((each) => (
              <button key={each} type="button" aria-pressed={view === each} onClick={() => changeView(each)}>
                {VIEWS[each]} {counts[each]}
              </button>
            ))}
          </div>
          <label className="opt-l">
            <input
              type="checkbox"
              className="ck"
              checked={isGrouped}
              onChange={() => setIsGrouped(!isGrouped)}
            />
            按商品分组
          </label>
          {onFirst && (
            <button type="button" className="btn btn-sm" onClick={onFirst}>
              回到开头
            </button>
          )}
          {onNext && (
            <button type="button" className="btn btn-sm" onClick={onNext}>
              后面的规格
            </button>
          )}
        </div>
      </div>
      <FormulaBar
        rows={shown}
        columns={columns}
        area={area}
        edits={edits}
        mayEdit={mayEdit}
        actions={actions}
        onUsed={setFormula}
      />
      {shown.length === 0 ? (
        <p className="grid-none muted">没有{VIEWS[view]}的规格</p>
      ) : (
        <GridTable
          rows={shown}
          columns={columns}
          edits={edits}
          isGrouped={isGrouped}
          selection={selection}
          onSelect={setSelection}
          mayEdit={mayEdit}
          actions={actions}
        />
      )}
      <GridStatus rows={shown} columns={columns} area={area} edits={edits} />
      <SaveBar
        cells={cells.length + faulty}
        skus={skus}
        faulty={faulty}
        onDiscard={actions.clear}
        onSave={
          cells.length === 0
            ? null
            : () => {
                setSaving(cells);
                setDialog('save');
              }
        }
      />
      {dialog === 'save' && (
        <SaveDialog
          cells={saving}
          left={cells.length + faulty - saving.length}
          formula={formula}
          onRefused={(problems) => {
            actions.mark(problems);
            const refused = new Set(problems.map(({ skuId, column }) => `${skuId} ${column}`));
            setSaving((all) => all.filter(({ skuId, column }) => !refused.has(`${skuId} ${column}`)));
          }}
          onConflict={(found) => {
            setDialog(null);
            setConflicts(found);
            void revalidate();
          }}
          onSaved={saved}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'paste' && (
        <PasteDialog rows={rows} onPaste={actions.type} onClose={() => setDialog(null)} />
      )}
      {conflicts && (
        <ConflictDialog
          cells={conflicts}
          rows={rows}
          onClose={() => setConflicts(null)}
          onDecide={(theirs) => {
            actions.drop(theirs);
            setConflicts(null);
          }}
        />
      )}
      <UnsavedGuard
        isDirty={cells.length + faulty > 0}
        text={`${cells.length + faulty} 格没有保存`}
        onDiscard={actions.clear}
      />
    </>
  );
}

const clamp = (area: ReturnType<typeof areaOf>, rows: number) => ({
  ...area,
  top: Math.min(area.top, Math.max(0, rows - 1)),
  bottom: Math.min(area.bottom, Math.max(0, rows - 1)),
});

function savedText(result: SavedGrid): string {
  if (result.state === 'waiting')
    return `已提交改动单 ${result.setId}，等 ${result.approvers.join('、') || '有权批准的同事'} 批准`;
  return `已保存为改动单 ${result.setId}，${result.state === 'planned' ? '到时间生效' : '商城马上更新'}`;
}

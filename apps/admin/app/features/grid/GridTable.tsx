import type { GridColumn } from '@huarong/core/catalogue';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { GridLine } from './GridLine.tsx';
import { type GridRow, isEditable, labelOf, type ShownColumn } from './grid-columns.ts';
import type { Edits } from './grid-edits.ts';
import { copiedText, deletedCells, filledDown, pastedCells } from './selected-cells.ts';
import { areaOf, moveSelection, type Place, type Selection } from './selection.ts';
import type { GridActions } from './use-grid.ts';
import { layOut, ROW_HEIGHT, visibleLines } from './visible-rows.ts';

interface GridTableProps {
  rows: readonly GridRow[];
  columns: readonly ShownColumn[];
  edits: Edits;
  isGrouped: boolean;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  mayEdit: (column: GridColumn) => boolean;
  actions: GridActions;
}

/** Scrolling draws anew only after this many pixels. */
const SCROLL_STEP = 150;
const HEAD_HEIGHT = 32;

/** The cells. One cell has the keys; typing, pasting and filling change the selected ones. */
export function GridTable({
  rows,
  columns,
  edits,
  isGrouped,
  selection,
  onSelect,
  mayEdit,
  actions,
}: GridTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [view, setView] = useState({ top: 0, height: 700 });
  const [isEditing, setIsEditing] = useState(false);
  const lines = useMemo(() => layOut(rows, isGrouped), [rows, isGrouped]);
  const visible = visibleLines(lines, view.top, view.height);
  const area = areaOf(selection);
  const { active } = selection;
  const column = columns[active.column];
  const row = rows[active.row];

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setView(({ top }) => ({ top, height: element.clientHeight })));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const element = scroller.current;
    const top = lines.tops[lines.lineOfRow[active.row] ?? 0] ?? 0;
    if (!element) return;
    const bottom = top + ROW_HEIGHT - (element.clientHeight - HEAD_HEIGHT);
    if (element.scrollTop > top) element.scrollTop = top;
    else if (element.scrollTop < bottom) element.scrollTop = bottom;
  }, [active.row, lines]);

  const stopEditing = useCallback(() => {
    setIsEditing(false);
    table.current?.focus({ preventScroll: true });
  }, []);
  const latest = useRef({ selection, onSelect });
  latest.current = { selection, onSelect };
  const point = useCallback((place: Place, isExtending: boolean) => {
    const { selection: from, onSelect: select } = latest.current;
    setIsEditing(false);
    select({ anchor: isExtending ? from.anchor : place, active: place });
  }, []);
  const commit = useCallback(
    (text: string, move: 'down' | 'up' | 'right' | 'left' | null) => {
      stopEditing();
      if (row && column && isEditable(column)) actions.type([{ row, column, text }]);
      const keys = { down: 'ArrowDown', up: 'ArrowUp', right: 'ArrowRight', left: 'ArrowLeft' } as const;
      if (move === null) return;
      const key = { key: keys[move], shiftKey: false, ctrlKey: false, metaKey: false };
      const moved = moveSelection(selection, key, { rows: rows.length, columns: columns.length, page: 1 });
      if (moved) onSelect(moved);
    },
    [row, column, actions, stopEditing, selection, onSelect, rows.length, columns.length],
  );

  const canEditActive = column !== undefined && isEditable(column) && mayEdit(column);
  function onKeyDown(event: KeyboardEvent) {
    if (isEditing) return;
    const size = {
      rows: rows.length,
      columns: columns.length,
      page: Math.max(1, Math.floor(view.height / ROW_HEIGHT) - 2),
    };
    const moved = moveSelection(selection, event, size);
    if (moved) onSelect(moved);
    else if (!runKey(event)) return;
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) return event.stopPropagation();
    event.preventDefault();
    event.stopPropagation();
  }
  /** False: the key means nothing here. */
  function runKey(event: KeyboardEvent): boolean {
    const letter = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (letter === 'z') (event.shiftKey ? actions.redo : actions.undo)();
      else if (letter === 'y') actions.redo();
      else if (letter === 'd') actions.type(filledDown(rows, columns, area, edits, mayEdit));
      else if (letter === 'a')
        onSelect({
          anchor: { row: 0, column: 0 },
          active: { row: rows.length - 1, column: columns.length - 1 },
        });
      else return false;
      return true;
    }
    if (event.key === 'Delete' || event.key === 'Backspace')
      actions.type(deletedCells(rows, columns, area, mayEdit));
    else if (event.key === 'Escape') revert();
    else if ((event.key === 'Enter' || event.key === 'F2') && canEditActive) setIsEditing(true);
    else if (event.key === ' ' && column === 'live' && canEditActive && row) toggleLive();
    else if ((event.key.length === 1 || event.key === 'Process') && canEditActive) {
      // The field has the focus before the browser writes the letter, so that it lands in it, also from an input method.
      flushSync(() => setIsEditing(true));
      const field = table.current?.querySelector<HTMLInputElement>('input.grid-input');
      if (field) field.value = '';
    } else return false;
    return true;
  }
  function revert() {
    if (row && column && isEditable(column) && edits.get(row.skuId)?.get(column)?.problem)
      actions.type([{ row, column, text: null }]);
  }
  function toggleLive() {
    if (!row) return;
    const isLive = edits.get(row.skuId)?.get('live')?.value ?? row.isLive;
    actions.type([{ row, column: 'live', text: isLive ? '下架' : '上架' }]);
  }

  return (
    <div
      className="grid-scroll"
      ref={scroller}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) => {
        const top = Math.floor(scrollTop / SCROLL_STEP) * SCROLL_STEP;
        if (top !== view.top) setView({ top, height: clientHeight });
      }}
    >
      <table
        ref={table}
        className="grid"
        role="grid"
        aria-label="价格与库存"
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable="true"
        aria-activedescendant={`cell-${active.row}-${active.column}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onCopy={(event) => {
          if (isEditing) return;
          event.preventDefault();
          event.clipboardData.setData('text/plain', copiedText(rows, columns, area, edits));
        }}
        onPaste={(event) => {
          if (isEditing) return;
          event.preventDefault();
          const text = event.clipboardData.getData('text/plain');
          const pasted = pastedCells(rows, columns, area, text, mayEdit);
          actions.type(pasted.typed);
          onSelect(pasted.selection);
        }}
      >
        <thead>
          <tr>
            <th className="grid-no">
              <span className="vh">行</span>
            </th>
            {columns.map((each) => (
              <th key={each} className={`grid-${each}`} scope="col">
                {labelOf(each)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Space height={visible.above} columns={columns.length + 1} />
          {visible.lines.map((line) => {
            const index = line.kind === 'row' ? line.index : -1;
            const isIn = index >= area.top && index <= area.bottom;
            return (
              <GridLine
                key={line.kind === 'row' ? line.row.skuId : `group ${line.row.productId}`}
                line={line}
                columns={columns}
                edits={edits.get(line.row.skuId)}
                left={isIn ? area.left : -1}
                right={isIn ? area.right : -1}
                isTop={index === area.top}
                isBottom={index === area.bottom}
                active={index === active.row ? active.column : -1}
                isEditing={isEditing && index === active.row}
                onPoint={point}
                onEdit={setIsEditing}
                onCommit={index === active.row ? commit : NOTHING}
                onCancel={stopEditing}
              />
            );
          })}
          <Space height={visible.below} columns={columns.length + 1} />
        </tbody>
      </table>
    </div>
  );
}

const NOTHING = () => undefined;

/** The height of the rows that are not drawn. */
const Space = ({ height, columns }: { height: number; columns: number }) =>
  height === 0 ? null : (
    <tr className="grid-space">
      <td colSpan={columns} height={height} />
    </tr>
  );

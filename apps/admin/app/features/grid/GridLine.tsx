import type { GridColumn } from '@huarong/core/catalogue';
import { type KeyboardEvent, memo, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { ShopImage } from '../../ui/product/ShopImage.tsx';
import { Swatch } from '../../ui/product/Swatch.tsx';
import { type GridRow, isEditable, type ShownColumn } from './grid-columns.ts';
import { currentText, currentValue, type RowEdits } from './grid-edits.ts';
import type { Place } from './selection.ts';
import type { Line } from './visible-rows.ts';

interface GridLineProps {
  line: Line;
  columns: readonly ShownColumn[];
  edits: RowEdits | undefined;
  /** The selected columns of this row; −1: none. */
  left: number;
  right: number;
  isTop: boolean;
  isBottom: boolean;
  /** The column that has the keys; −1: it is in another row. */
  active: number;
  isEditing: boolean;
  onPoint: (place: Place, isExtending: boolean) => void;
  onEdit: (isEditing: boolean) => void;
  onCommit: (text: string, move: 'down' | 'up' | 'right' | 'left' | null) => void;
  onCancel: () => void;
}

/** One line of the grid. It is drawn again only when something of its own changes. */
export const GridLine = memo(function GridLine(props: GridLineProps) {
  const { line, columns, edits, left, right, isTop, isBottom, active, isEditing } = props;
  const { row } = line;
  if (line.kind === 'group')
    return (
      <tr className="grid-group">
        <td />
        <td colSpan={columns.length}>
          <div className="row">
            {row.imagePath && <ShopImage path={row.imagePath} />}
            <span className="roman">{row.brandName}</span>
            <b>{row.productName}</b>
          </div>
        </td>
      </tr>
    );
  return (
    <tr aria-rowindex={line.index + 2}>
      <th scope="row" className="grid-no num">
        {line.index + 1}
      </th>
      {columns.map((column, at) => {
        const isIn = at >= left && at <= right && left >= 0;
        const edit = isEditable(column) ? edits?.get(column) : undefined;
        const isActive = at === active;
        const classes = [
          `grid-${column}`,
          !isEditable(column) && 'is-lock',
          edit && (edit.problem === null ? 'is-changed' : 'is-error'),
          isIn && 'is-in',
          isIn && isTop && 'is-t',
          isIn && isBottom && 'is-b',
          isIn && at === left && 'is-l',
          isIn && at === right && 'is-r',
          isActive && 'is-active',
        ];
        return (
          <td
            key={column}
            id={`cell-${line.index}-${at}`}
            role="gridcell"
            aria-selected={isIn}
            aria-invalid={edit?.problem ? true : undefined}
            className={classes.filter(Boolean).join(' ')}
            onMouseDown={(event) => {
              if (isActive && isEditing) return;
              if (event.button === 0) props.onPoint({ row: line.index, column: at }, event.shiftKey);
            }}
            onMouseEnter={(event) => {
              if (event.buttons === 1) props.onPoint({ row: line.index, column: at }, true);
            }}
            onDoubleClick={() => isEditable(column) && props.onEdit(true)}
          >
            {isActive && isEditing && isEditable(column) ? (
              <CellInput
                text={currentText(row, column, edits)}
                label={`${row.skuName} ${column}`}
                onCommit={props.onCommit}
                onCancel={props.onCancel}
              />
            ) : (
              <CellText row={row} column={column} edits={edits} />
            )}
            {isActive && edit?.problem && (
              <span className="grid-tip" role="alert">
                <Icon name="warning" size={14} />
                <span>
                  <b>{edit.problem}</b>
                  <small>按 Esc 还原{restoredTo(row, column as GridColumn)}</small>
                </span>
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
});

const restoredTo = (row: GridRow, column: GridColumn): string => {
  const text = currentText(row, column, undefined);
  return text === '' ? '' : `为 ${text}`;
};

function CellText({
  row,
  column,
  edits,
}: {
  row: GridRow;
  column: ShownColumn;
  edits: RowEdits | undefined;
}) {
  if (!isEditable(column)) return <FixedText row={row} column={column} edits={edits} />;
  const edit = edits?.get(column);
  const stored = currentText(row, column, undefined);
  if (!edit) return column === 'live' ? <Live isLive={row.isLive} text={stored} /> : stored;
  return (
    <>
      {edit.problem === null && stored !== '' && column !== 'live' && <del>{stored}</del>}
      <b>{edit.typed === '' ? '（空）' : edit.typed}</b>
    </>
  );
}

const Live = ({ isLive, text }: { isLive: boolean; text: string }) => (
  <span className={isLive ? 'grid-on' : 'muted'}>{text}</span>
);

function FixedText({
  row,
  column,
  edits,
}: {
  row: GridRow;
  column: Exclude<ShownColumn, GridColumn>;
  edits: RowEdits | undefined;
}) {
  if (column === 'sku')
    return (
      <>
        {row.shadeHex && <Swatch hex={row.shadeHex} size={12} />} {row.skuName}
      </>
    );
  if (column === 'code') return <span className="code">{row.code}</span>;
  if (column === 'held') return row.held;
  const [offer, cost] = [currentValue(row, 'offer', edits), currentValue(row, 'cost', edits)];
  if (typeof offer !== 'number' || typeof cost !== 'number' || offer === 0) return null;
  return `${(((offer - cost) * 100) / offer).toFixed(1)}%`;
}

function CellInput({
  text,
  label,
  onCommit,
  onCancel,
}: {
  text: string;
  label: string;
  onCommit: GridLineProps['onCommit'];
  onCancel: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  const finish = (move: Parameters<typeof onCommit>[1]) => {
    if (isDone.current) return;
    isDone.current = true;
    onCommit(field.current?.value ?? '', move);
  };
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    event.stopPropagation();
    // Enter and Escape belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish(event.shiftKey ? 'up' : 'down');
    else if (event.key === 'Tab') finish(event.shiftKey ? 'left' : 'right');
    else if (event.key === 'Escape') {
      isDone.current = true;
      onCancel();
    } else return;
    event.preventDefault();
  }
  return (
    <input
      ref={field}
      className="grid-input"
      aria-label={label}
      defaultValue={text}
      autoComplete="off"
      onKeyDown={onKeyDown}
      onBlur={() => finish(null)}
    />
  );
}

/** A cell by its place in the table as it is shown. */
export interface Place {
  row: number;
  column: number;
}
/** A rectangle of cells: from where it was begun to where the keys are now. */
export interface Selection {
  anchor: Place;
  active: Place;
}
export interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const areaOf = ({ anchor, active }: Selection): Area => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
});

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** The selection after a key, or null when the key moves nothing. */
export function moveSelection(
  { anchor, active }: Selection,
  key: { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean },
  size: { rows: number; columns: number; page: number },
): Selection | null {
  const isFar = key.ctrlKey || key.metaKey;
  const step: Record<string, [number, number]> = {
    ArrowDown: [isFar ? size.rows : 1, 0],
    ArrowUp: [isFar ? -size.rows : -1, 0],
    ArrowRight: [0, isFar ? size.columns : 1],
    ArrowLeft: [0, isFar ? -size.columns : -1],
    PageDown: [size.page, 0],
    PageUp: [-size.page, 0],
    Home: [isFar ? -size.rows : 0, -size.columns],
    End: [isFar ? size.rows : 0, size.columns],
  };
  const moved = step[key.key];
  if (!moved) return null;
  const to = {
    row: within(active.row + moved[0], size.rows),
    column: within(active.column + moved[1], size.columns),
  };
  return { anchor: key.shiftKey ? anchor : to, active: to };
}

/** `D1:D10`, as spreadsheets name cells. */
export function areaName({ top, bottom, left, right }: Area): string {
  const letter = (column: number) => String.fromCharCode(65 + column);
  const from = `${letter(left)}${top + 1}`;
  return top === bottom && left === right ? from : `${from}:${letter(right)}${bottom + 1}`;
}

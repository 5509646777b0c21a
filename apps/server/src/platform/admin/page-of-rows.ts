interface PageRequest<Row> {
  size: number;
  /** The cursor after which (older) or before which (newer) the rows were read. */
  after: string | undefined;
  before: string | undefined;
  cursorOf: (row: Row) => string;
  /** How many rows there are in all; null when that is not counted. */
  total: number | null;
}

/**
 * A page of a list that is read by cursor, newest first. The caller reads one row more than a page has: its presence
 * means that there is another page.
 */
export function pageOfRows<Row, Shown>(
  found: readonly Row[],
  { size, after, before, cursorOf, total }: PageRequest<Row>,
  present: (row: Row) => Shown,
) {
  const isForward = before !== undefined;
  const hasMore = found.length > size;
  // Read towards newer rows, the extra one is the newest.
  const rows = isForward && hasMore ? found.slice(1) : found.slice(0, size);
  const first = rows[0];
  const last = rows.at(-1);
  return {
    rows: rows.map(present),
    next: last !== undefined && (isForward || hasMore) ? cursorOf(last) : null,
    previous: first !== undefined && (isForward ? hasMore : after !== undefined) ? cursorOf(first) : null,
    total,
    readAt: new Date().toISOString(),
  };
}

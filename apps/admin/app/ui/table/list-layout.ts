/** Which columns a list shows, and how closely. Like the filters it is in the address, so a saved view restores it. */
export interface ListLayout {
  /** Null: all of them. */
  columns: readonly string[] | null;
  density: 'normal' | 'compact';
}

const COLUMNS = 'columns';
const DENSITY = 'density';

export function layoutOf(search: URLSearchParams): ListLayout {
  const columns = (search.get(COLUMNS) ?? '').split(',').filter(Boolean);
  return {
    columns: columns.length === 0 ? null : columns,
    density: search.get(DENSITY) === 'compact' ? 'compact' : 'normal',
  };
}

export function withLayout(search: URLSearchParams, { columns, density }: ListLayout): URLSearchParams {
  const params = withoutLayout(search);
  if (columns && columns.length > 0) params.set(COLUMNS, columns.join(','));
  if (density === 'compact') params.set(DENSITY, density);
  return params;
}

export function withoutLayout(search: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(search);
  params.delete(COLUMNS);
  params.delete(DENSITY);
  return params;
}

/** In the order of the page; a column that the page no longer has is left out. */
export function shownColumns<Column extends { id: string; isFixed?: boolean }>(
  all: readonly Column[],
  { columns }: ListLayout,
): readonly Column[] {
  const shown = columns ? all.filter(({ id, isFixed }) => isFixed || columns.includes(id)) : all;
  return shown.length === 0 ? all : shown;
}

/** Other columns or another density of the same list: its rows need not be read again. */
export const changesLayoutOnly = (current: URL, next: URL): boolean =>
  current.pathname === next.pathname &&
  current.search !== next.search &&
  withoutLayout(current.searchParams).toString() === withoutLayout(next.searchParams).toString();

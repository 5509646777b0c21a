import { requireValue } from '@huarong/core/shared';
import { columnsOfSubject, type FileSubject } from '../columns/columns.ts';
import { type Problem, problemAt } from '../row.ts';

type KnownColumn = (typeof columnsOfSubject)[FileSubject][number];

/** Names match regardless of case, spaces, underscores and full-width brackets. */
const normaliseName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]/g, '');

/** A product file has many columns, so that short names would be ambiguous there. */
const namesOf = (subject: FileSubject, column: KnownColumn) =>
  subject === 'products' ? [column.zh, column.en] : [column.zh, column.en, ...(column.aliases ?? [])];

const byName = (subject: FileSubject): ReadonlyMap<string, KnownColumn> =>
  new Map(
    columnsOfSubject[subject].flatMap((column) =>
      namesOf(subject, column).map((name) => [normaliseName(name), column]),
    ),
  );

/** Of two kinds that fit equally well the first is meant. */
const KINDS = (['products', 'categories', 'brands'] as const).map((subject) => ({
  subject,
  columns: byName(subject),
}));

export type Header =
  | { ok: true; subject: FileSubject; names: string[] }
  | { ok: false; subject: FileSubject; problems: Problem[] };

/** The English column names in file order, or all problems of the header. */
export function readHeader(cells: readonly string[], line: number): Header {
  const { subject, columns, missing } = findKind(cells);
  const problems = cells.flatMap((cell, index) => {
    const column = columns[index];
    if (!column) return problemAt(line, cell.slice(0, 40), '不认识这一列，请按列名表改名，或删去');
    return columns.indexOf(column) < index ? problemAt(line, column.zh, '这一列出现了两次') : [];
  });
  problems.push(...missing.map(({ zh, en }) => problemAt(line, zh, `缺少这一列（${zh} 或 ${en}）`)));
  return problems.length > 0
    ? { ok: false, subject, problems }
    : { ok: true, subject, names: columns.flatMap((column) => column?.en ?? []) };
}

/** How many names a header knows, as the best fitting kind of file reads it. */
export const countKnownNames = (cells: readonly string[]): number =>
  findKind(cells).columns.filter((column) => column !== undefined).length;

/** The kind of file whose columns fit best: the fewest unknown names, then the fewest missing columns. */
function findKind(cells: readonly string[]) {
  const fits = KINDS.map(({ subject, columns: known }) => {
    const columns = cells.map((cell) => known.get(normaliseName(cell)));
    const missing = columnsOfSubject[subject].filter(
      (column) => column.isRequired && !columns.includes(column),
    );
    return { subject, columns, missing, unknownCount: columns.filter((column) => !column).length };
  });
  const [best] = fits.toSorted(
    (a, b) => a.unknownCount - b.unknownCount || a.missing.length - b.missing.length,
  );
  return requireValue(best, 'kind of file');
}

import { allColumns } from '../columns/columns.ts';
import { type Problem, problemAt } from '../row.ts';

/** Names match regardless of case, spaces, underscores and full-width brackets. */
const normaliseName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]/g, '');

const byName = new Map(
  allColumns.flatMap((column) => [column.zh, column.en].map((name) => [normaliseName(name), column])),
);

type Header = { ok: true; names: string[] } | { ok: false; problems: Problem[] };

/** The English column names in file order, or all problems of the header. */
export function readHeader(cells: readonly string[], line: number): Header {
  const columns = cells.map((cell) => byName.get(normaliseName(cell)));
  const problems = cells.flatMap((cell, index) => {
    const column = columns[index];
    if (!column) return problemAt(line, cell.slice(0, 40), '不认识这一列，请按列名表改名，或删去');
    return columns.indexOf(column) < index ? problemAt(line, column.zh, '这一列出现了两次') : [];
  });
  const missing = allColumns.filter((column) => column.isRequired && !columns.includes(column));
  problems.push(...missing.map(({ zh, en }) => problemAt(line, zh, `缺少这一列（${zh} 或 ${en}）`)));
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, names: columns.flatMap((column) => column?.en ?? []) };
}

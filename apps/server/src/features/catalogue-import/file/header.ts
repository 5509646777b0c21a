import { requireValue } from '@huarong/core/shared';
import { columnsOfSubject, type FileSubject } from '../columns/columns.ts';
import { type Problem, problemAt } from '../row.ts';

type KnownColumn = (typeof columnsOfSubject)[FileSubject][number];

/** What an unknown name of another system usually means in a product file. */
const USUAL_NAMES: Readonly<Record<string, string>> = {
  款号: 'product_code',
  商品编号: 'product_code',
  spu: 'product_code',
  货号: 'sku_code',
  sku: 'sku_code',
  规格编号: 'sku_code',
  品牌编码: 'brand_key',
  类目编号: 'category_id',
  分类: 'category_id',
  名称: 'name_cn',
  商品名: 'name_cn',
  商品标题: 'name_cn',
  卖点: 'line',
  成分: 'ingredients',
  备案号: 'filing_number',
  备案编号: 'filing_number',
  条形码: 'barcode',
  容量: 'size',
  净含量: 'size',
  价格: 'offer_price',
  销售价: 'offer_price',
  划线价: 'market_price',
  原价: 'market_price',
  可售: 'stock',
  库存数量: 'stock',
  主图: 'images',
  图片: 'images',
};

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

/** The column that each name of a header means; null: none, or one that an earlier name means already. */
export function proposeColumns(cells: readonly string[]): (string | null)[] {
  const plain = findKind(cells);
  const usual = findKind(cells.map((cell) => USUAL_NAMES[normaliseName(cell)] ?? cell));
  const isProducts = usual.subject === 'products' && usual.unknownCount < plain.unknownCount;
  // A column under its own name comes before another that usually means the same.
  const taken = new Set(plain.columns.flatMap((column) => column?.en ?? []));
  const used = new Set<string>();
  return cells.map((_cell, at) => {
    const known = plain.subject === 'products' || !isProducts ? plain.columns[at]?.en : undefined;
    const other = isProducts ? usual.columns[at]?.en : undefined;
    const column = known ?? (other !== undefined && !taken.has(other) ? other : null);
    if (column === null || used.has(column)) return null;
    used.add(column);
    return column;
  });
}

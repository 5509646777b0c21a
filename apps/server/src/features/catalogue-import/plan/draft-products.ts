import { cleanCode, codeKey } from '@huarong/core/catalogue';
import { getFirst } from '@huarong/core/shared';
import {
  type BrandNames,
  brandNameColumns,
  type ProductFields,
  productColumns,
  type SkuFields,
  skuColumns,
} from '../columns/columns.ts';
import { createPauses } from '../pauses.ts';
import { type PlaceOf, type Problem, placeOfLine, problemAt, type Row } from '../row.ts';
import { readFields } from './read-fields.ts';

/** One product with the fields that the file contains. */
export interface Draft {
  line: number;
  /** The folded code, which identifies the product in file and database. */
  key: string;
  brand: Partial<BrandNames>;
  product: Partial<ProductFields>;
  skus: DraftSku[];
}

export interface DraftSku {
  line: number;
  key: string;
  fields: Partial<SkuFields>;
}

const skuColumnNames = Object.values(skuColumns).map(({ en }) => en);

/** Groups the lines by product. A product with problems is reported and left out. */
export async function draftProducts(
  rows: readonly Row[],
  placeOf: PlaceOf = placeOfLine,
): Promise<{ drafts: Draft[]; problems: Problem[] }> {
  const groups = Map.groupBy(rows, (row) => keyOf(row, productColumns.code.en));
  const missingCodes = (groups.get('') ?? []).map(({ line, cells }) =>
    problemAt(line, productColumns.code.zh, codeProblem(cells.get(productColumns.code.en))),
  );
  groups.delete('');

  const read: { draft: Draft; problems: Problem[] }[] = [];
  const pause = createPauses();
  for (const [key, group] of groups) {
    await pause();
    const problems: Problem[] = [];
    const draft: Draft = {
      line: getFirst(group).line,
      key,
      brand: readFields(brandNameColumns, group, problems, placeOf),
      product: readFields(productColumns, group, problems, placeOf),
      skus: group.filter(hasSkuCells).map((row) => draftSku(row, problems, placeOf)),
    };
    read.push({ draft, problems });
  }
  return {
    drafts: read.filter(({ problems }) => problems.length === 0).map(({ draft }) => draft),
    problems: [
      ...missingCodes,
      ...read.flatMap(({ problems }) => problems),
      ...findRepeatedSkus(
        read.flatMap(({ draft }) => draft.skus),
        placeOf,
      ),
    ],
  };
}

/** Folded; empty without a valid code. */
const keyOf = (row: Row, column: string): string => codeKey(cleanCode(row.cells.get(column) ?? '') ?? '');

const codeProblem = (cell: string | undefined) =>
  cell ? `应为${productColumns.code.description}` : '不能为空';

/** A line without sku cells describes only the product. */
const hasSkuCells = ({ cells }: Row) => skuColumnNames.some((name) => (cells.get(name) ?? '') !== '');

const draftSku = (row: Row, problems: Problem[], placeOf: PlaceOf): DraftSku => ({
  line: row.line,
  key: keyOf(row, skuColumns.code.en),
  fields: readFields(skuColumns, [row], problems, placeOf),
});

function findRepeatedSkus(skus: readonly DraftSku[], placeOf: PlaceOf): Problem[] {
  const firstLines = new Map<string, number>();
  return skus
    .filter(({ key }) => key !== '')
    .flatMap(({ key, line }) => {
      const first = firstLines.get(key);
      if (first !== undefined)
        return problemAt(line, skuColumns.code.zh, `规格编码重复，${placeOf(first, skuColumns.code.zh)}已有`);
      firstLines.set(key, line);
      return [];
    });
}

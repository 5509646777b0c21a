import type { Database, Tx } from '#platform/database';
import { isUploadedImage } from '../images/index.ts';
import { listUploadedSources } from './catalogue-import.queries.ts';
import { productColumns, skuColumns } from './columns/columns.ts';
import { loadExisting } from './load-existing.ts';
import { cleanHtml } from './plan/clean-html.ts';
import { type Draft, draftProducts } from './plan/draft-products.ts';
import type { Planned } from './plan/plan.ts';
import { planImport } from './plan/plan-import.ts';
import { type PlaceOf, type Problem, placeOfLine, problemAt, type Row } from './row.ts';
import { type ImportOptions, type ImportReport, runImport } from './run-import.ts';

/** Imports the rows of a product file in one transaction: all of them or none. */
export async function importCatalogue(
  db: Database,
  given: readonly Row[],
  options: ImportOptions,
): Promise<ImportReport> {
  const { placeOf = placeOfLine } = options;
  const { rows, warnings } = await cleanHtml(given);
  const { drafts, problems } = await draftProducts(rows, placeOf);
  return runImport(
    db,
    {
      subject: 'products',
      rowCount: rows.length,
      problems,
      warnings,
      plan: (tx, isLocking) => planAgainstDatabase(tx, drafts, { isLocking, placeOf }),
    },
    options,
  );
}

async function planAgainstDatabase(
  tx: Tx,
  drafts: readonly Draft[],
  { isLocking, placeOf }: { isLocking: boolean; placeOf: PlaceOf },
): Promise<Planned> {
  const filter = {
    productKeys: drafts.map(({ key }) => key),
    skuKeys: drafts.flatMap(({ skus }) => skus.map(({ key }) => key)),
  };
  const planned = await planImport(drafts, await loadExisting(tx, filter, isLocking), placeOf);
  const problems = await findMissingMedia(tx, drafts);
  return { ...planned, problems: [...planned.problems, ...problems] };
}

/** Uploaded images that a file names must exist; an export names them by their address. */
async function findMissingMedia(tx: Tx, drafts: readonly Draft[]): Promise<Problem[]> {
  const named = drafts.flatMap(({ line, product, skus }) => [
    ...(product.images ?? []).map((source) => ({ line, column: productColumns.images.zh, source })),
    ...skus.flatMap(({ line: skuLine, fields }) =>
      (fields.images ?? []).map((source) => ({ line: skuLine, column: skuColumns.images.zh, source })),
    ),
  ]);
  const uploaded = named.filter(({ source }) => isUploadedImage(source));
  const known = await listUploadedSources(
    tx,
    uploaded.map(({ source }) => source),
  );
  return uploaded
    .filter(({ source }) => !known.has(source))
    .map(({ line, column }) => problemAt(line, column, '素材里没有这张图片，可能已被删除'));
}

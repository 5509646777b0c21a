import type { Database, Tx } from '#platform/database';
import { loadExisting } from './load-existing.ts';
import { cleanHtml } from './plan/clean-html.ts';
import { type Draft, draftProducts } from './plan/draft-products.ts';
import type { Planned } from './plan/plan.ts';
import { planImport } from './plan/plan-import.ts';
import { type PlaceOf, placeOfLine, type Row } from './row.ts';
import { type ImportOptions, type ImportReport, runImport } from './run-import.ts';

/** Imports the rows of a product file in one transaction: all of them or none. */
export function importCatalogue(
  db: Database,
  given: readonly Row[],
  options: ImportOptions,
): Promise<ImportReport> {
  const { placeOf = placeOfLine } = options;
  const { rows, warnings } = cleanHtml(given);
  const { drafts, problems } = draftProducts(rows, placeOf);
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
  return planImport(drafts, await loadExisting(tx, filter, isLocking), placeOf);
}

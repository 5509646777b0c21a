import type { Database } from '#platform/database';
import { brandColumns, categoryColumns } from './columns/columns.ts';
import { importCatalogue } from './import-catalogue.ts';
import { loadCategories, loadExisting } from './load-existing.ts';
import { cleanHtml } from './plan/clean-html.ts';
import { draftRows } from './plan/draft-rows.ts';
import { planBrandRows } from './plan/plan-brands.ts';
import { planCategories } from './plan/plan-categories.ts';
import { createPlanning } from './plan/plan-import.ts';
import type { ImportFile } from './row.ts';
import { type ImportOptions, type ImportReport, runImport } from './run-import.ts';

type FileRows = Pick<ImportFile, 'subject' | 'rows' | 'placeOf'>;

/** Imports a file of products, categories or brands. */
export function importFile(
  db: Database,
  file: FileRows,
  options: Omit<ImportOptions, 'placeOf'>,
): Promise<ImportReport> {
  if (file.subject === 'categories') return importCategories(db, file, options);
  if (file.subject === 'brands') return importBrands(db, file, options);
  return importCatalogue(db, file.rows, { ...options, placeOf: file.placeOf });
}

function importCategories(db: Database, { rows, placeOf }: FileRows, options: ImportOptions) {
  const { drafts, problems } = draftRows(categoryColumns, categoryColumns.id, rows, placeOf);
  return runImport(
    db,
    {
      subject: 'categories',
      rowCount: rows.length,
      problems,
      warnings: [],
      plan: async (tx, isLocking) => planCategories(drafts, await loadCategories(tx, isLocking)),
    },
    options,
  );
}

async function importBrands(db: Database, { rows: given, placeOf }: FileRows, options: ImportOptions) {
  const { rows, warnings } = await cleanHtml(given);
  const { drafts, problems } = draftRows(brandColumns, brandColumns.key, rows, placeOf);
  const nothing = { productKeys: [], skuKeys: [] };
  return runImport(
    db,
    {
      subject: 'brands',
      rowCount: rows.length,
      problems,
      warnings,
      async plan(tx, isLocking) {
        const planning = createPlanning(await loadExisting(tx, nothing, isLocking), placeOf);
        planBrandRows(drafts, planning);
        return planning;
      },
    },
    options,
  );
}

import type { Database } from '#platform/database';
import { csvHeader, csvLines } from '../export-catalogue.ts';
import { loadExisting } from '../load-existing.ts';
import { type ExportFilter, listExported } from './export-filter.ts';

/** As many products as are in memory at once. */
const BATCH = 500;

/** The products of a filter as an import file, batch by batch; importing it again changes nothing. */
export async function* writeCatalogue(db: Database, filter: ExportFilter): AsyncGenerator<string> {
  yield csvHeader();
  for (let after = ''; ; ) {
    const batch = await listExported(db, filter, { after, size: BATCH });
    const last = batch.at(-1);
    if (!last) return;
    const existing = await loadExisting(db, { productKeys: batch.map(({ key }) => key), skuKeys: [] }, false);
    yield csvLines(existing);
    after = last.id;
  }
}

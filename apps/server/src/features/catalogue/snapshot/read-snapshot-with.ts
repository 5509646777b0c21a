import type { Tx } from '#platform/database';
import type { ProductOffersPort } from './product.ts';
import { readCatalogue } from './read-catalogue.ts';
import { buildSnapshot, type Snapshot, withOffers } from './snapshot.ts';

/** The catalogue as this transaction sees it, with these offers. Products that are the same as in the snapshot are not read. */
export async function readSnapshotWith(
  tx: Tx,
  { version, all, products }: Snapshot,
  offersOf: ProductOffersPort,
): Promise<Snapshot> {
  const content = await readCatalogue(tx, { categoryRows: [], ...all, products });
  // Those that were not read have the offers of the snapshot.
  return withOffers(buildSnapshot(version, content), offersOf);
}

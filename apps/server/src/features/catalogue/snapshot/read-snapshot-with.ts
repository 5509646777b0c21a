import type { Tx } from '#platform/database';
import type { ProductOffersPort } from './product.ts';
import { readCatalogue } from './read-catalogue.ts';
import { buildSnapshot, type Snapshot } from './snapshot.ts';

/** The catalogue as this transaction sees it, with these offers. Products that are the same as in the snapshot are not read. */
export const readSnapshotWith = async (
  tx: Tx,
  { version, all, products }: Snapshot,
  offersOf: ProductOffersPort,
): Promise<Snapshot> =>
  buildSnapshot(version, await readCatalogue(tx, { categoryRows: [], ...all, products }, offersOf));

import type { Context } from '#platform/context';
import type { Database } from '#platform/database';
import type { Storage } from '../../integrations/storage/index.ts';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { ImagePort } from '../images/index.ts';
import type { AuthorPort, PurchasePort } from './ports.ts';

/** Dependencies of the community beside the request context. */
export interface CommunityDeps {
  /** For lists that may be some seconds old. */
  readDb: Database;
  catalogue: CatalogueSource;
  imageOf: ImagePort;
  storage: Storage;
  purchases: PurchasePort;
  authors: AuthorPort;
}

/**
 * Where a list for this reader is read: of a member in the database that has what the member wrote a moment ago, of
 * everyone else where it may be some seconds old.
 */
export const listingDb = ({ readDb }: Pick<CommunityDeps, 'readDb'>, { db, actor }: Context): Database =>
  actor.kind === 'member' ? db : readDb;

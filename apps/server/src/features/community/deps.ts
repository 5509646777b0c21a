import type { Storage } from '../../integrations/storage/index.ts';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { ImagePort } from '../images/index.ts';
import type { AuthorPort, PurchasePort } from './ports.ts';

/** Dependencies of the community beside the request context. */
export interface CommunityDeps {
  catalogue: CatalogueSource;
  imageOf: ImagePort;
  storage: Storage;
  purchases: PurchasePort;
  authors: AuthorPort;
}

import type { Storage } from '../../integrations/storage/index.ts';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { PicturePort } from '../images/index.ts';
import type { AuthorPort, PurchasePort } from './ports.ts';

/** Dependencies of the community beside the request context. */
export interface CommunityDeps {
  catalogue: CatalogueSource;
  pictureOf: PicturePort;
  storage: Storage;
  purchases: PurchasePort;
  authors: AuthorPort;
}

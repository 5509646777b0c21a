import type { Storage } from '../../integrations/storage/index.ts';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { PicturePort } from '../images/index.ts';
import type { AuthorPort, PurchasePort } from './ports.ts';

/** What the community reaches for beside the request's context. */
export interface CommunityDeps {
  catalogue: CatalogueSource;
  pictureOf: PicturePort;
  storage: Storage;
  purchases: PurchasePort;
  authors: AuthorPort;
}

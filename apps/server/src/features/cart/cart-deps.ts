import type { BuilderSource } from '../bundles/index.ts';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { ImagePort } from '../images/index.ts';
import type { OfferSource } from '../promotions/index.ts';

/** What a cart page needs besides the database. */
export interface CartDeps {
  catalogue: CatalogueSource;
  imageOf: ImagePort;
  offers: OfferSource;
  builders: BuilderSource;
}

import type { BuilderSource } from '../bundles/index.ts';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { CheckoutDeps } from '../checkout/index.ts';
import type { ImagePort } from '../images/index.ts';

/** What the simulator needs besides the database. `formSets` is the function that cart and checkout use. */
export interface SimulatorDeps {
  catalogue: CatalogueSource;
  imageOf: ImagePort;
  builders: BuilderSource;
  formSets: CheckoutDeps['formSets'];
}

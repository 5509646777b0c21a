export { homeAdminFeature } from './admin/home-admin.feature.ts';
export { navigationFeature } from './navigation.feature.ts';
export { readNavigation } from './navigation.queries.ts';
export { createPseudoListings } from './pseudo-listings.ts';
export {
  NAVIGATION_TABLES,
  type Navigation,
  type NavigationSource,
  navigationOf,
  watchNavigation,
} from './watch-navigation.ts';

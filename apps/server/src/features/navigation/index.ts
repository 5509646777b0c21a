export { homeAdminFeature } from './admin/home-admin.feature.ts';
export { navigationFeature } from './navigation.feature.ts';
export { createPseudoListings } from './pseudo-listings.ts';
export {
  NAVIGATION_TABLES,
  type Navigation,
  type NavigationSource,
  watchNavigation,
} from './watch-navigation.ts';

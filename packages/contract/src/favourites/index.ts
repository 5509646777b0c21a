export { favouritesContract } from './favourites.contract.ts';
export { favouritesRoutes } from './favourites.routes.ts';
export type { Favourite, FavouriteFilter, FavouriteSort, FollowedBrand } from './favourites-views.ts';

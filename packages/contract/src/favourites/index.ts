export { type Favourite, favouritesContract } from './favourites.contract.ts';
export { favouritesRoutes } from './favourites.routes.ts';

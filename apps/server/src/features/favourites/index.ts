export { favouritesFeature } from './favourites.feature.ts';
export { countFavourites } from './favourites.queries.ts';
export { mergeFavourites as joinFavourites } from './join-favourites.ts';
export { FAVOURITE_CHEAPER, favouriteJobs } from './tell-price-fall.ts';

export { favouritesFeature } from './favourites.feature.ts';
export { countFavourites } from './favourites.queries.ts';
export { mergeFavourites } from './merge-favourites.ts';
export { FAVOURITE_CHEAPER, favouriteJobs } from './notify-price-drop.ts';

export { type CheaperFavourite, favouriteCheaper } from './favourite-events.ts';
export { favouritesFeature } from './favourites.feature.ts';
export { countFavourites } from './favourites.queries.ts';
export { mergeFavourites } from './merge-favourites.ts';
export { favouriteJobs } from './notify-price-drop.ts';

export { favouritesFeature } from './favourites.feature.ts';
export { joinFavourites } from './join-favourites.ts';

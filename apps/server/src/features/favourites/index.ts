export { favouritesFeature } from './favourites.feature.ts';

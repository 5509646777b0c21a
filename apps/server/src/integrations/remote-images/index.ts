export { FetchFailure } from './fetch-failure.ts';
export { createImageFetcher, type ImageFetcher } from './fetch-image.ts';
export { isPublicAddress } from './public-address.ts';

export { campaignsFeature } from './campaigns.feature.ts';
export { listLivePages } from './campaigns.queries.ts';
export { mountScenes } from './mount-scenes.ts';

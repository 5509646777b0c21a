export { campaignsAdminFeature } from './admin/campaigns-admin.feature.ts';
export { campaignsFeature } from './campaigns.feature.ts';
export { listCampaigns } from './campaigns.queries.ts';
export { findPageScene } from './find-page-scene.ts';
export { listLivePages } from './list-live-pages.ts';
export { mountScenes } from './mount-scenes.ts';
export { readVersions } from './read-versions.ts';
export { createSceneDrawing, type SceneSpec } from './scene-drawing.ts';

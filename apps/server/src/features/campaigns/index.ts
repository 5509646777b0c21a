export { campaignsFeature } from './campaigns.feature.ts';
export { listLivePages } from './campaigns.queries.ts';
export { findPageScene } from './find-page-scene.ts';
export { mountScenes } from './mount-scenes.ts';
export { createSceneDrawing, type SceneSpec } from './scene-drawing.ts';

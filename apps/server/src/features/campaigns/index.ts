export { campaignsFeature } from './campaigns.feature.ts';
export { listLivePages } from './campaigns.queries.ts';
export { findPageScene } from './find-page-scene.ts';
export { mountScenes } from './mount-scenes.ts';
export { type SceneWish, sceneDrawing } from './scene-drawing.ts';

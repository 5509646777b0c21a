export { OfflineScene } from './OfflineScene/OfflineScene.tsx';
export { OfflineNavigation } from './offline-navigation.ts';
export { PageErrorBoundary } from './PageErrorBoundary.tsx';

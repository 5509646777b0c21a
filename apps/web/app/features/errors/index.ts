export { OfflineNavigation } from './offline-navigation.ts';
export { PageErrorBoundary } from './PageErrorBoundary.tsx';

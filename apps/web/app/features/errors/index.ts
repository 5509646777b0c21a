export { PageErrorBoundary } from './PageErrorBoundary.tsx';

export { PageFailure } from './PageErrorBoundary.tsx';

export { PageFailure } from './PageFailure.tsx';

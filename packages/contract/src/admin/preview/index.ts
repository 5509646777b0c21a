export { previewContract } from './preview.contract.ts';
export { previewRoutes } from './preview.routes.ts';

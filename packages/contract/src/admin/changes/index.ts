export { changesContract } from './changes.contract.ts';
export { changesRoutes } from './changes.routes.ts';
export { savedChange } from './saved-change.ts';

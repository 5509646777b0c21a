export { levelsContract } from './levels.contract.ts';
export { levelsRoutes } from './levels.routes.ts';

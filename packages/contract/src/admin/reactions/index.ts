export { reactionsContract } from './reactions.contract.ts';
export { reactionsRoutes } from './reactions.routes.ts';

export { stocktakesContract } from './stocktakes.contract.ts';
export { stocktakesRoutes } from './stocktakes.routes.ts';

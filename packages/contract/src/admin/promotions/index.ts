export { promotionsContract } from './promotions.contract.ts';
export { promotionsRoutes } from './promotions.routes.ts';

export { historyContract, type ViewedProduct } from './history.contract.ts';
export { historyRoutes } from './history.routes.ts';

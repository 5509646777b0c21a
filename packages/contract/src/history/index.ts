export { historyContract, type ViewedProduct as Seen } from './history.contract.ts';
export { historyRoutes } from './history.routes.ts';

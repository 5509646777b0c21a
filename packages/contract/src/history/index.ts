export { historyContract, type Seen } from './history.contract.ts';
export { historyRoutes } from './history.routes.ts';

export { adminStockContract } from './stock.contract.ts';
export { adminStockRoutes } from './stock.routes.ts';

export { productsContract } from './products.contract.ts';
export { productsRoutes } from './products.routes.ts';

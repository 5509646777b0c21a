export { brandsContract } from './brands.contract.ts';
export { brandsRoutes } from './brands.routes.ts';

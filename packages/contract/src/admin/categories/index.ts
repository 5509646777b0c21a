export { categoriesContract } from './categories.contract.ts';
export { categoriesRoutes } from './categories.routes.ts';

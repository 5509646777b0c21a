export { presalesContract } from './presales.contract.ts';
export { presalesRoutes } from './presales.routes.ts';

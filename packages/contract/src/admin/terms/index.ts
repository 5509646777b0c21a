export { termsContract } from './terms.contract.ts';
export { termsRoutes } from './terms.routes.ts';

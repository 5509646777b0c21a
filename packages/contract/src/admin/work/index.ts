export { claim, workContract } from './work.contract.ts';
export { workRoutes } from './work.routes.ts';

export { recipientsContract } from './recipients.contract.ts';
export { recipientsRoutes } from './recipients.routes.ts';

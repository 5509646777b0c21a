export { auditContract } from './audit.contract.ts';
export { auditRoutes } from './audit.routes.ts';

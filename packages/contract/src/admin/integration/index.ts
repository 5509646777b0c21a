export { integrationKeysRoutes, webhooksRoutes } from './integration.routes.ts';
export { integrationKeysContract } from './keys.contract.ts';
export { webhooksContract } from './webhooks.contract.ts';

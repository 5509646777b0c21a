export type { Audience } from './broadcast-fields.ts';
export { broadcastsContract } from './broadcasts.contract.ts';
export { broadcastsRoutes } from './broadcasts.routes.ts';

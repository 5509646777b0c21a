export { adminReturnsContract } from './returns.contract.ts';
export { adminReturnsRoutes } from './returns.routes.ts';
export type { ReturnTab } from './returns.shapes.ts';

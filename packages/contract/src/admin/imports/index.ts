export { importsContract } from './imports.contract.ts';
export { importsRoutes } from './imports.routes.ts';

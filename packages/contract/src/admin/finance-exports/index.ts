export { financeExportsContract } from './finance-exports.contract.ts';
export { financeExportRoutes } from './finance-exports.routes.ts';

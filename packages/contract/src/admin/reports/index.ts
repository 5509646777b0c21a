export { type SalesBreakdown, type SalesInput, salesInput } from './report-fields.ts';
export { reportsContract } from './reports.contract.ts';
export { reportsRoutes } from './reports.routes.ts';

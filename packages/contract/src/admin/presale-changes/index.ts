export { presaleChangesContract } from './presale-changes.contract.ts';
export { presaleChangesRoutes } from './presale-changes.routes.ts';

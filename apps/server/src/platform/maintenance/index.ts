export { closeShop, findMaintenance, openShop } from './maintenance.queries.ts';
export { type Maintenance, type MaintenanceSource, watchMaintenance } from './watch-maintenance.ts';

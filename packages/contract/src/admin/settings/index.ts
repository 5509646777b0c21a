export { settingsContract } from './settings.contract.ts';
export { settingsRoutes } from './settings.routes.ts';

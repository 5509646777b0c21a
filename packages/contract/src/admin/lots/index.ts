export { lotOfSku, lotReceipt } from './lot-fields.ts';
export { lotsContract } from './lots.contract.ts';
export { lotsRoutes } from './lots.routes.ts';

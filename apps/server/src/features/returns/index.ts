export * as returnHistory from './history.ts';
export { mountReturnPictures } from './mount-return-pictures.ts';
export type { RefundPort, ReturnPorts } from './ports.ts';
export { returnJobs } from './return-jobs.ts';
export { returnsFeature } from './returns.feature.ts';
export { settleReturns } from './settle-returns.ts';
export * as returnShop from './shopkeeper/index.ts';

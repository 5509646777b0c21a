export { workQueueContract } from './work-queue.contract.ts';
export { workQueueRoutes } from './work-queue.routes.ts';

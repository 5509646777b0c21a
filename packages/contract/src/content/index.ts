export { contentContract, type ImageSlotResource, type TextResource } from './content.contract.ts';
export { contentRoutes } from './content.routes.ts';

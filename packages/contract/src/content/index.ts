export { Campaign, CampaignBlock, CampaignImage, ScentScene } from './campaign-views.ts';
export { contentContract, type ImageSlotResource, type TextResource } from './content.contract.ts';
export { contentRoutes } from './content.routes.ts';

export { communityContract } from './community.contract.ts';
export { communityRoutes } from './community.routes.ts';
export { Comment, Consultation, Post, skinType, UploadedPicture } from './community-views.ts';

export type { AuthorPage } from './authors.contract.ts';
export { communityContract } from './community.contract.ts';
export { communityRoutes } from './community.routes.ts';
export type {
  CommentFilter,
  CommentInput,
  ConsultationFilter,
  ConsultationInput,
  PostFilter,
  PostInput,
  ReportInput,
} from './community-inputs.ts';
export {
  Comment,
  CommentSummary,
  Consultation,
  Post,
  SkinRating,
  skinType,
  UploadedImage,
} from './community-views.ts';
export type { OwnComment, OwnConsultation, OwnPost, WaitingItem } from './own-views.ts';
export type { PostComment, PostCommentInput } from './post-comments.contract.ts';

export const communityRoutes = {
  listComments: 'GET /v1/product/comment/{productId}/{pageNo}/{pageSize}',
  addComment: 'POST /v1/product/comment',
  uploadCommentPicture: 'POST /v1/product/comment/upload',
  listConsultations: 'GET /v1/product/consultation/{productId}/{pageNo}/{pageSize}',
  addConsultation: 'POST /v1/product/consultation',
  listPosts: 'GET /v1/product/posts/{productId}/{pageNo}/{pageSize}',
} as const;

export const communityRoutes = {
  listComments: 'GET /v1/product/comment/{productId}/{pageNo}/{pageSize}',
  addComment: 'POST /v1/product/comment',
  uploadCommentPicture: 'POST /v1/product/comment/upload',
  voteComment: 'POST /v1/product/comment/helpful',
  listConsultations: 'GET /v1/product/consultation/{productId}/{pageNo}/{pageSize}',
  addConsultation: 'POST /v1/product/consultation',
  voteAnswer: 'POST /v1/product/consultation/helpful',
  listPosts: 'GET /v1/product/posts/{productId}/{pageNo}/{pageSize}',
  postDetail: 'GET /v1/product/posts/detail/{postId}',
  addPost: 'POST /v1/product/posts',
  likePost: 'POST /v1/product/posts/like',
  report: 'POST /v1/product/report',
} as const;

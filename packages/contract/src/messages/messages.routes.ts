export const messagesRoutes = {
  mymsg: 'GET /v1/omni/membermsg/mymsg/{type}/{pageNo}/{pageSize}',
  beauty: 'GET /v1/omni/membermsg/beauty/{pageNo}/{pageSize}',
  unread: 'GET /v1/omni/membermsg/unread',
  read: 'PUT /v1/omni/membermsg/read',
} as const;

export const cooperationRoutes = {
  apply: 'POST /v1/brandCooperation/apply',
  uploadFile: 'POST /v1/brandCooperation/file/upload',
  progress: 'GET /v1/brandCooperation/progress/{progressKey}',
  findProgress: 'POST /v1/brandCooperation/progress',
  supplement: 'POST /v1/brandCooperation/supplement',
} as const;

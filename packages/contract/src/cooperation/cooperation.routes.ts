export const cooperationRoutes = {
  apply: 'POST /v1/brandCooperation/apply',
} as const;

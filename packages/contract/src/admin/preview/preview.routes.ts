export const previewRoutes = {
  choices: 'GET /admin/api/preview',
  link: 'GET /admin/api/preview/link',
} as const;

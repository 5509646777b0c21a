export const previewRoutes = {
  choices: 'GET /admin/api/preview',
  differences: 'GET /admin/api/preview/differences',
  link: 'GET /admin/api/preview/link',
} as const;

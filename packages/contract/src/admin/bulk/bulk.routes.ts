export const bulkRoutes = {
  preview: 'POST /admin/api/bulk/preview',
  save: 'POST /admin/api/bulk',
} as const;

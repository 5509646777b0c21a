export const homeRoutes = {
  list: 'GET /admin/api/home',
  preview: 'POST /admin/api/home/preview',
  findProducts: 'GET /admin/api/home/products',
  saveSection: 'POST /admin/api/home/sections',
  arrange: 'POST /admin/api/home/arrange',
  menu: 'GET /admin/api/menu',
  saveListing: 'POST /admin/api/menu/listings',
  saveLead: 'POST /admin/api/menu/leads/{categoryId}',
  history: 'GET /admin/api/home/history',
} as const;

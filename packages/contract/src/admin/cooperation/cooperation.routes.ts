export const cooperationAdminRoutes = {
  board: 'GET /admin/api/cooperation',
  detail: 'GET /admin/api/cooperation/{receiptNo}',
  move: 'POST /admin/api/cooperation/{receiptNo}/move',
  requestDocument: 'POST /admin/api/cooperation/{receiptNo}/documents',
} as const;

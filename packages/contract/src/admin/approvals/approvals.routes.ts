export const approvalsRoutes = {
  list: 'GET /admin/api/approvals',
  detail: 'GET /admin/api/approvals/{approvalId}',
  approve: 'POST /admin/api/approvals/{approvalId}/approve',
  refuse: 'POST /admin/api/approvals/{approvalId}/refuse',
  withdraw: 'POST /admin/api/approvals/{approvalId}/withdraw',
} as const;

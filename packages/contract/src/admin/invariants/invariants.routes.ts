export const invariantsRoutes = {
  overview: 'GET /admin/api/invariants',
  run: 'POST /admin/api/invariants/run',
  explain: 'POST /admin/api/invariants/explain',
} as const;

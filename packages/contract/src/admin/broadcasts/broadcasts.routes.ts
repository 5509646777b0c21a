export const broadcastsRoutes = {
  list: 'GET /admin/api/broadcasts',
  choices: 'GET /admin/api/broadcast-choices',
  count: 'POST /admin/api/broadcast-audiences/count',
  detail: 'GET /admin/api/broadcasts/{broadcastId}',
  save: 'POST /admin/api/broadcasts',
  test: 'POST /admin/api/broadcasts/{broadcastId}/test',
  send: 'POST /admin/api/broadcasts/{broadcastId}/send',
  pause: 'POST /admin/api/broadcasts/{broadcastId}/pause',
  resume: 'POST /admin/api/broadcasts/{broadcastId}/resume',
  setCap: 'POST /admin/api/broadcast-settings/weekly-cap',
  stop: 'POST /admin/api/broadcasts/{broadcastId}/stop',
} as const;

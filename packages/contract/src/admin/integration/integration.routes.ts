export const integrationKeysRoutes = {
  list: 'GET /admin/api/integration/keys',
  create: 'POST /admin/api/integration/keys',
  revoke: 'POST /admin/api/integration/keys/{keyId}/revoke',
} as const;

export const webhooksRoutes = {
  list: 'GET /admin/api/integration/webhooks',
  create: 'POST /admin/api/integration/webhooks',
  detail: 'GET /admin/api/integration/webhooks/{webhookId}',
  update: 'PUT /admin/api/integration/webhooks/{webhookId}',
  rotate: 'POST /admin/api/integration/webhooks/{webhookId}/secret',
  ping: 'POST /admin/api/integration/webhooks/{webhookId}/ping',
  move: 'POST /admin/api/integration/webhooks/{webhookId}/state',
  remove: 'DELETE /admin/api/integration/webhooks/{webhookId}',
  deliveries: 'GET /admin/api/integration/webhooks/{webhookId}/deliveries',
  resendMany: 'POST /admin/api/integration/webhooks/{webhookId}/resend',
  delivery: 'GET /admin/api/integration/deliveries/{deliveryId}',
  resend: 'POST /admin/api/integration/deliveries/{deliveryId}/resend',
} as const;

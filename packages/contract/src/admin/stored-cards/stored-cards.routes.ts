export const storedCardsRoutes = {
  batches: 'GET /admin/api/card-batches',
  batch: 'GET /admin/api/card-batches/{batchId}',
  liability: 'GET /admin/api/card-liability',
  requestBatch: 'POST /admin/api/card-batches',
  download: 'POST /admin/api/card-batches/{batchId}/file',
  activate: 'POST /admin/api/card-batches/{batchId}/activate',
  discard: 'POST /admin/api/card-batches/{batchId}/discard',
  find: 'POST /admin/api/stored-cards/find',
  card: 'GET /admin/api/stored-cards/{cardId}',
  freeze: 'POST /admin/api/stored-cards/{cardId}/freeze',
  unfreeze: 'POST /admin/api/stored-cards/{cardId}/unfreeze',
  replace: 'POST /admin/api/stored-cards/{cardId}/replace',
} as const;

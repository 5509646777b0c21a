export const adminReturnsRoutes = {
  list: 'GET /admin/api/returns',
  detail: 'GET /admin/api/returns/{returnId}',
  approve: 'POST /admin/api/returns/{returnId}/approve',
  refuse: 'POST /admin/api/returns/{returnId}/refuse',
  recordPickup: 'POST /admin/api/returns/{returnId}/pickup',
  receive: 'POST /admin/api/return-parcels',
  unknownParcels: 'GET /admin/api/return-parcels/unknown',
  assignParcel: 'POST /admin/api/return-parcels/unknown/{parcelId}/assign',
  addInspectionImage: 'POST /admin/api/returns/{returnId}/inspection-images',
  previewInspection: 'POST /admin/api/returns/{returnId}/inspection-preview',
  inspect: 'POST /admin/api/returns/{returnId}/inspection',
  recordCash: 'POST /admin/api/returns/{returnId}/cash-refund',
} as const;

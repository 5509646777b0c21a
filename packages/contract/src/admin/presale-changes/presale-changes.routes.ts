export const presaleChangesRoutes = {
  list: 'GET /admin/api/presales/{presaleId}/changes',
  previewDates: 'GET /admin/api/presales/{presaleId}/dates-preview',
  changeDates: 'POST /admin/api/presales/{presaleId}/dates',
  previewCancel: 'GET /admin/api/presales/{presaleId}/cancel-preview',
  cancel: 'POST /admin/api/presales/{presaleId}/cancel',
  previewReminder: 'GET /admin/api/presales/{presaleId}/reminder-preview',
  remind: 'POST /admin/api/presales/{presaleId}/remind',
  extras: 'GET /admin/api/presale-extras',
  payExtra: 'POST /admin/api/presale-extras/{orderId}/pay',
} as const;

export const accountRoutes = {
  changePassword: 'POST /v1/myaccount/password/change',
  verifyEmail: 'POST /v1/myaccount/email/verify',
  verifyMobile: 'POST /v1/myaccount/mobile/verify',
  profile: 'GET /v1/myaccount/profile',
  saveProfile: 'PUT /v1/myaccount/profile',
  uploadAvatar: 'POST /v1/myaccount/profile/avatar',
  privacyRecord: 'GET /v1/myaccount/privacy/record',
  savePrivacyRecord: 'PUT /v1/myaccount/privacy/record',
  offlineOrders: 'GET /v1/myaccount/offlineOrders/{pageNo}/{pageSize}',
  purchaseRecord: 'GET /v1/myaccount/purchaseRecord/{pageNo}/{pageSize}',
  vanity: 'GET /v1/myaccount/vanity',
  saveVanity: 'PUT /v1/myaccount/vanity',
} as const;

/** The shop's accounts at the sandbox providers. */
export const SANDBOX_ALIPAY = { appId: '2021000000000000', sellerId: '2088000000000000' };
export const SANDBOX_WECHAT = { appId: 'wx0000000000000000', merchantId: '1900000000' };

import type { ErrorCode } from './error-code.ts';

/** ADM9597 to ADM9610: keys and webhooks of other systems. */
export const adminIntegrationErrorCodes = {
  'key-refused': { code: 'ADM9597E', http: 409, message: '密钥没有创建：{reason}' },
  'key-not-found': { code: 'ADM9598E', http: 404, message: '没有这个接口密钥' },
  'key-revoked': { code: 'ADM9599W', http: 409, message: '这个接口密钥已经作废' },
  'webhook-refused': { code: 'ADM9600E', http: 409, message: '推送没有保存：{reason}' },
  'webhook-not-found': { code: 'ADM9601E', http: 404, message: '没有这个推送，可能已被删除' },
  'webhook-unchanged': { code: 'ADM9602W', http: 409, message: '已经是这个状态了，可能有同事刚处理过' },
  'delivery-not-found': { code: 'ADM9603E', http: 404, message: '没有这条推送记录，记录保存 30 天' },
  'delivery-waiting': { code: 'ADM9604W', http: 409, message: '这条还在等待发送，不用重新发送' },
  'delivery-none': { code: 'ADM9605W', http: 409, message: '没有可以重新发送的记录' },
  'delivery-too-many': { code: 'ADM9606E', http: 409, message: '一次至多重新发送 {limit} 条，请缩短时间' },
} as const satisfies Record<string, ErrorCode>;

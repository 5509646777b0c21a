import type { ErrorCode } from './error-code.ts';

/** Any call may answer these; a contract does not declare them. */
export const generalErrorCodes = {
  'invalid-input': { code: 'CMN0001E', http: 400, message: '填写的内容有误，请检查后重试' },
  'malformed-request': { code: 'CMN0002E', http: 400, message: '请求格式不正确，请刷新页面后重试' },
  'not-wrapped': { code: 'CMN0003E', http: 400, message: '请求内容需放在 queryBody 中' },
  'too-large': { code: 'CMN0004E', http: 413, message: '提交的内容过大，请减少后重试' },
  'wrong-content-type': { code: 'CMN0005E', http: 415, message: '不支持的内容格式，请使用 JSON 提交' },
  'not-found': { code: 'CMN0006E', http: 404, message: '没有找到相关内容，请确认地址是否正确' },
  'wrong-method': { code: 'CMN0007E', http: 405, message: '请求方式不正确' },
  'not-built': { code: 'CMN0008E', http: 501, message: '该功能尚未开通' },
  'rate-limited': { code: 'CMN0009W', http: 429, message: '操作太频繁了，请稍等 {retryAfter} 秒再试' },
  busy: { code: 'CMN0010W', http: 503, message: '排队的人有点多，请稍等片刻再试' },
  'request-timeout': { code: 'CMN0011W', http: 503, message: '处理时间过长，请稍后再试' },
  forbidden: { code: 'CMN0012E', http: 403, message: '没有权限进行此操作' },
  conflict: { code: 'CMN0013W', http: 409, message: '内容刚刚有变化，请刷新后重试' },
  'in-progress': { code: 'CMN0014W', http: 409, message: '上一次提交还在处理中，请稍等片刻' },
  'key-reused': { code: 'CMN0015E', http: 422, message: '这次提交与上一次的内容不同，请刷新页面后重新提交' },
  'storage-full': {
    code: 'CMN0016W',
    http: 503,
    message: '店铺的存储空间已满，这次没有保存成功，请稍后再试',
  },
  'under-maintenance': { code: 'CMN0017W', http: 503, message: '商城正在维护，暂时不能操作，请稍后再来' },
  'forbidden-characters': { code: '2520', http: 400, message: '内容里有无法识别的字符，请删除后重试' },
  'signed-in-elsewhere': { code: 'CMN1039E', http: 401, message: '账号已在其他设备登录，请重新登录' },
  'session-expired': { code: '2510', http: 401, message: '登录已超时，请重新登录' },
  'login-needed': { code: '2550', http: 401, message: '请先登录' },
  'second-factor-needed': { code: 'ADM0001W', http: 401, message: '请完成两步验证' },
  'fresh-proof-needed': { code: 'ADM0002W', http: 403, message: '请再次验证身份后继续' },
  'permission-missing': { code: 'ADM0003E', http: 403, message: '你没有「{label}」的权限' },
  unexpected: { code: 'CMN9999E', http: 500, message: '出了点问题，请稍后再试' },
} as const satisfies Record<string, ErrorCode>;

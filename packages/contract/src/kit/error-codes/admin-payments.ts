import type { ErrorCode } from './error-code.ts';

/** ADM9501 to ADM9519 and ADM9562: payments, bills of providers and differences. */
export const adminPaymentErrorCodes = {
  'payment-not-found': { code: 'ADM9501E', http: 404, message: '没有这笔支付' },
  'payment-not-at-provider': { code: 'ADM9502W', http: 409, message: '这笔支付不经过渠道，没有可问的' },
  'bill-refused': { code: 'ADM9503E', http: 409, message: '账单没有保存：{reason}' },
  'day-not-over': { code: 'ADM9504W', http: 409, message: '这一天还没有结束，渠道还没有账单' },
  'difference-not-found': { code: 'ADM9505E', http: 404, message: '没有这条差异' },
  'difference-resolved': { code: 'ADM9506W', http: 409, message: '这条差异已经处理过' },
  'difference-not-bookable': { code: 'ADM9507W', http: 409, message: '不能按账单入账：{reason}' },
  'day-too-old': {
    code: 'ADM9562W',
    http: 409,
    message: '这一天前后的账单明细已经删除，不能再对账；当天的结果还在',
  },
} as const satisfies Record<string, ErrorCode>;

import type { ErrorCode } from './error-code.ts';

/** ADM959: adverse reactions in the admin. */
export const adminReactionErrorCodes = {
  'reaction-not-found': { code: 'ADM9590E', http: 404, message: '没有找到这条不良反应记录' },
  'reaction-line-not-found': { code: 'ADM9591E', http: 404, message: '没有找到这件已发出的商品' },
  'reaction-incomplete': { code: 'ADM9592E', http: 400, message: '还不能完成，请先填写：{reason}' },
  'reaction-moved-on': { code: 'ADM9593W', http: 409, message: '这条记录已经改动或上报，请刷新后再看' },
  'reaction-day-wrong': {
    code: 'ADM9594E',
    http: 400,
    message: '出现日期不能早于下单那天，也不能晚于今天',
  },
} as const satisfies Record<string, ErrorCode>;

import type { ErrorCode } from './error-code.ts';

/** ADM9388 to ADM9409: texts and images of pages in the admin. */
export const adminContentErrorCodes = {
  'slot-not-found': { code: 'ADM9388E', http: 404, message: '没有这个位置' },
  'slot-line-not-found': { code: 'ADM9389E', http: 404, message: '没有找到这一行，请刷新后再改' },
  'slot-refused': { code: 'ADM9390E', http: 409, message: '有 {count} 处要改：{reason}' },
  'slot-conflict': { code: 'ADM9391W', http: 409, message: '别人刚刚改过 {count} 处，请选用谁的' },
  'slot-warned': { code: 'ADM9392W', http: 409, message: '发布前请看一下：{reason}' },
  'slot-taken': { code: 'ADM9393W', http: 409, message: '这样同一个位置会有两行同时显示，请先改它们的时间' },
  'slot-draft-not-found': { code: 'ADM9394E', http: 404, message: '没有找到这份草稿，可能已经发布' },
} as const satisfies Record<string, ErrorCode>;

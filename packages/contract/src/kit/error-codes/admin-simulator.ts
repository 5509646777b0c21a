import type { ErrorCode } from './error-code.ts';

/** ADM932: the simulator of the admin. */
export const adminSimulatorErrorCodes = {
  'simulator-basket-empty': { code: 'ADM9320W', http: 409, message: '里面没有可以试算的商品' },
  'simulator-member-not-found': { code: 'ADM9321E', http: 404, message: '没有找到这位会员' },
  'simulator-case-not-found': { code: 'ADM9322E', http: 404, message: '没有找到这个试算例子' },
  'simulator-offer-not-found': { code: 'ADM9323E', http: 404, message: '没有找到这个活动，可能已经结束' },
  'simulator-rule-invalid': { code: 'ADM9324W', http: 409, message: '活动还没有写完整：{reason}' },
  'simulator-replay-not-found': { code: 'ADM9325E', http: 404, message: '没有找到这次回放' },
  'simulator-replay-running': { code: 'ADM9326W', http: 409, message: '已有回放正在进行，请等它完成' },
} as const satisfies Record<string, ErrorCode>;

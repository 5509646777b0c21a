import type { ErrorCode } from './error-code.ts';

/** ADM9: the catalogue in the admin. */
export const adminCatalogueErrorCodes = {
  'change-not-found': { code: 'ADM9001E', http: 404, message: '没有找到这张改动单' },
  'change-not-applied': {
    code: 'ADM9002W',
    http: 409,
    message: '只有已生效的改动单可以撤销，它的状态已变化',
  },
  'change-touched': {
    code: 'ADM9003W',
    http: 409,
    message: '不能整单撤销：之后有人改过 {count} 处',
  },
  'change-in-use': {
    code: 'ADM9004E',
    http: 409,
    message: '不能撤销：{name} 已被订单、商品或其他数据使用。商品请改为下架',
  },
  'change-too-large': {
    code: 'ADM9005W',
    http: 409,
    message: '这张改动单超过 {limit} 行，请在服务器上撤销：npm run catalogue:import -- --undo {number}',
  },
} as const satisfies Record<string, ErrorCode>;

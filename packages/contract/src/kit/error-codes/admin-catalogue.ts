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
  'change-not-planned': { code: 'ADM9006W', http: 409, message: '这张改动单已经生效或撤回，状态已变化' },
  'change-not-yours': { code: 'ADM9007E', http: 409, message: '等待批准的改动单只能由提交人撤回' },
  'change-outdated': { code: 'ADM9008W', http: 409, message: '不能生效：{reason}' },
  'cells-refused': { code: 'ADM9101E', http: 409, message: '有 {count} 格不能保存，请改正后再保存' },
  'cells-conflict': { code: 'ADM9102W', http: 409, message: '有 {count} 格在你编辑时被别人改过，请逐格选择' },
  'change-time-wrong': { code: 'ADM9103E', http: 409, message: '时间不对：{reason}' },
  'no-such-product': { code: 'ADM9201E', http: 404, message: '没有找到这件商品' },
  'product-refused': { code: 'ADM9202E', http: 409, message: '有 {count} 项不能保存，请改正后再保存' },
  'product-conflict': {
    code: 'ADM9203W',
    http: 409,
    message: '有 {count} 项在你编辑时被别人改过，请逐项选择',
  },
  'product-not-ready': { code: 'ADM9204E', http: 409, message: '不能上架：{reason}' },
  'skus-refused': { code: 'ADM9205E', http: 409, message: '有 {count} 处不能保存，请改正后再保存' },
  'skus-conflict': {
    code: 'ADM9206W',
    http: 409,
    message: '有 {count} 处在你编辑时被别人改过，请逐处选择',
  },
  'sku-in-use': {
    code: 'ADM9207E',
    http: 409,
    message: '这个规格已有{reason}，不能删除，请改为停售',
  },
  'nothing-changed': { code: 'ADM9208W', http: 409, message: '没有改动，不用保存' },
} as const satisfies Record<string, ErrorCode>;

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
  'fields-changed': {
    code: 'ADM9261W',
    http: 409,
    message: '有 {count} 项在你编辑时被别人改过，请逐项选择',
  },
  'brand-not-found': { code: 'ADM9262E', http: 404, message: '没有找到这个品牌，可能已被删除' },
  'brand-key-used': { code: 'ADM9263E', http: 409, message: '标识已被「{name}」使用，请换一个' },
  'brand-in-use': { code: 'ADM9264E', http: 409, message: '不能删除：还有 {count} 件商品或其他数据用到它' },
  'category-move-refused': { code: 'ADM9265E', http: 409, message: '不能这样放：{reason}' },
  'category-in-use': { code: 'ADM9266E', http: 409, message: '不能删除：{reason}' },
  'category-merge-refused': { code: 'ADM9267E', http: 409, message: '不能合并：{reason}' },
  'term-not-found': { code: 'ADM9268E', http: 404, message: '词表里没有这个词，可能已被改名' },
  'term-exists': { code: 'ADM9269E', http: 409, message: '词表里已经有这个词' },
  'term-fixed': { code: 'ADM9270E', http: 409, message: '商店的页面按这个标签选商品，不能改名或删除' },
  'term-in-use': { code: 'ADM9271E', http: 409, message: '不能删除：还有 {count} 处在用，可以并入别的词' },
  'term-used-too-much': { code: 'ADM9272E', http: 409, message: '用到它的超过 {limit} 处，一次改不完' },
  'bulk-too-many': { code: 'ADM9273E', http: 409, message: '一次可以修改 {limit} 件商品，请缩小范围' },
  'bulk-value-wrong': { code: 'ADM9274E', http: 409, message: '不能这样改：{reason}' },
  'bulk-nothing': { code: 'ADM9275W', http: 409, message: '没有商品会改变' },
  'bulk-refused': { code: 'ADM9276W', http: 409, message: '有 {count} 件商品不能这样改，请先看原因' },
  'bulk-conflict': { code: 'ADM9277W', http: 409, message: '有 {count} 件商品刚刚被别人改过，请再预览一次' },
  'change-time-wrong': { code: 'ADM9103E', http: 409, message: '时间不对：{reason}' },
} as const satisfies Record<string, ErrorCode>;

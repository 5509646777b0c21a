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
  'media-not-found': { code: 'ADM9221E', http: 404, message: '没有找到这张图片，可能刚被删除' },
  'media-in-use': { code: 'ADM9222W', http: 409, message: '这张图片用在 {count} 处，不能删除，只能替换' },
  'media-unused': { code: 'ADM9223W', http: 409, message: '这张图片没有用在任何地方，不需要替换' },
  'images-refused': { code: 'ADM9224E', http: 409, message: '图片不能保存：{reason}' },
  'images-conflict': {
    code: 'ADM9225W',
    http: 409,
    message: '商品 {name} 的图片刚被别人改过，请重新打开再改',
  },
  'change-image-gone': {
    code: 'ADM9226E',
    http: 409,
    message: '不能撤销：之前的图片已从素材中删除，请重新上传后再撤销',
  },
  'import-not-found': { code: 'ADM9231E', http: 404, message: '没有找到这个导入文件' },
  'import-moved-on': { code: 'ADM9232W', http: 409, message: '这个文件的状态已变化，请刷新后再看' },
  'import-file-refused': { code: 'ADM9233E', http: 409, message: '文件不能导入：{reason}' },
  'import-nothing': { code: 'ADM9234W', http: 409, message: '没有可以写入的行' },
} as const satisfies Record<string, ErrorCode>;

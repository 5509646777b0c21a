import type { ErrorCode } from './error-code.ts';

/** RTN: returns. */
export const returnErrorCodes = {
  'return-not-found': { code: 'RTN1001E', http: 404, message: '没有找到这笔退货，请刷新后重试' },
  'return-window-closed': { code: 'RTN1002W', http: 200, message: '已过可退期限，如有质量问题请联系客服' },
  'return-not-allowed': {
    code: 'RTN1003W',
    http: 200,
    message: '这件商品不支持这种退货方式，请换一个原因或联系客服',
  },
  'return-too-many': { code: 'RTN1004W', http: 200, message: '可退数量为 {limit} 件，请调整数量' },
  'return-pictures-needed': {
    code: 'RTN1005W',
    http: 200,
    message: '这类原因需要图片说明，请至少上传一张图片',
  },
  'return-moved-on': {
    code: 'RTN1006W',
    http: 409,
    message: '退货状态已经变化，现在不能这样操作，请刷新查看',
  },
} as const satisfies Record<string, ErrorCode>;

import type { ErrorCode } from './error-code.ts';

/** ADM6: returns, refunds and stock in the admin. */
export const adminReturnErrorCodes = {
  'parcel-not-found': { code: 'ADM6001E', http: 404, message: '没有找到这件来件，可能已经处理' },
  'inspection-incomplete': {
    code: 'ADM6002E',
    http: 200,
    message: '请逐件登记这笔退货的每一件商品，不多也不少',
  },
  'inspection-refused': { code: 'ADM6003E', http: 200, message: '验货记录有误：{reason}' },
  'inspection-image-missing': {
    code: 'ADM6004E',
    http: 200,
    message: '有商品不通过时，请至少上传一张验货照片',
  },
  'inspection-images-full': { code: 'ADM6005W', http: 200, message: '每笔退货至多 {limit} 张验货照片' },
  'cash-not-due': { code: 'ADM6006W', http: 200, message: '这笔退货没有待付的现金退款' },
  'refund-not-found': { code: 'ADM6101E', http: 404, message: '没有找到这笔退款' },
  'refund-not-failed': { code: 'ADM6102W', http: 409, message: '只有失败的退款可以重试，这笔的状态已变化' },
  'stock-below-held': {
    code: 'ADM6201E',
    http: 200,
    message: '已有 {held} 件被订单占用，在库不能少于 {held} 件',
  },
  'arrival-day-wrong': { code: 'ADM6203E', http: 200, message: '预计到货日须在今天起一年之内' },
  'stock-unchanged': { code: 'ADM6202W', http: 200, message: '数量没有变化，不需要调整' },
} as const satisfies Record<string, ErrorCode>;

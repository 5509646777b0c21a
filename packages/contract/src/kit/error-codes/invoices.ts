import type { ErrorCode } from './error-code.ts';

/** INV: invoices. */
export const invoiceErrorCodes = {
  'title-not-found': { code: 'INV1001E', http: 404, message: '没有找到这个发票抬头，请重新选择' },
  'title-limit': { code: 'INV1002W', http: 200, message: '已存满 {limit} 个抬头，请先删除不用的抬头' },
  'invoice-not-found': { code: 'INV2001E', http: 404, message: '没有找到这张发票，请刷新后重试' },
  'invoice-not-yet': {
    code: 'INV2002W',
    http: 200,
    message: '这笔订单现在不能开票，签收后 180 天内可以申请',
  },
  'invoice-exists': { code: 'INV2003W', http: 409, message: '这笔订单已申请过发票，请在发票列表查看' },
  'invoice-needs-verified-title': {
    code: 'INV2004W',
    http: 200,
    message: '专用发票需要已认证的企业抬头，请换一个抬头或发票类型',
  },
  'invoice-nothing-paid': {
    code: 'INV2005W',
    http: 200,
    message: '这笔订单全部由优惠券、积分或储值卡支付，没有可开票金额',
  },
  'invoice-moved-on': {
    code: 'INV2006W',
    http: 409,
    message: '发票状态已经变化，现在不能这样操作，请刷新查看',
  },
} as const satisfies Record<string, ErrorCode>;

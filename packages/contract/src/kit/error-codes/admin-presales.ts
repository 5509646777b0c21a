import type { ErrorCode } from './error-code.ts';

/** ADM9418 to ADM9429: changes of presales that people have ordered, and what arrives for them. */
export const adminPresaleErrorCodes = {
  'presale-dates-refused': { code: 'ADM9418E', http: 409, message: '不能这样改时间：{reason}' },
  'presale-cancel-refused': { code: 'ADM9419E', http: 409, message: '现在不能这样结束预售：{reason}' },
  'presale-cancel-count-changed': {
    code: 'ADM9420W',
    http: 409,
    message: '现在涉及 {count} 单，请重新查看后再提交',
  },
  'presale-extra-not-due': { code: 'ADM9421W', http: 409, message: '这笔订单没有待付的加倍定金' },
  'presale-arrival-refused': { code: 'ADM9422E', http: 409, message: '不能这样登记到货：{reason}' },
  'presale-arrival-changed': {
    code: 'ADM9423W',
    http: 409,
    message: '刚有人登记过到货，现在一共 {count} 份，请重新查看后再登记',
  },
  'presale-not-arrived': {
    code: 'ADM9424W',
    http: 409,
    message: '预售商品还没有到货，不能拣货、打包或发货',
  },
  'presale-nobody-to-remind': {
    code: 'ADM9425W',
    http: 409,
    message: '现在没有要提醒的人：尾款还不能付、已付清，或今天已提醒过',
  },
} as const satisfies Record<string, ErrorCode>;

import type { ErrorCode } from './error-code.ts';

/** ADM941: the home page, the menu and campaigns in the admin. */
export const adminHomeErrorCodes = {
  'home-section-not-found': { code: 'ADM9410E', http: 404, message: '没有找到这个楼层，可能已被撤销' },
  'menu-listing-not-found': { code: 'ADM9411E', http: 404, message: '没有找到这个列表，可能已被撤销' },
  'selection-refused': { code: 'ADM9412E', http: 409, message: '不能这样选商品：{reason}' },
  'menu-listing-refused': { code: 'ADM9413E', http: 409, message: '不能这样保存列表：{reason}' },
  'no-such-campaign': { code: 'ADM9414E', http: 404, message: '没有找到这个专题' },
  'campaign-exists': { code: 'ADM9415E', http: 409, message: '地址已被别的专题使用，请换一个' },
  'campaign-refused': { code: 'ADM9416E', http: 409, message: '有 {count} 处不能保存，请改正后再保存' },
  'section-times-wrong': { code: 'ADM9417E', http: 409, message: '结束时间要晚于开始时间' },
} as const satisfies Record<string, ErrorCode>;

import { mapValues, STORE } from '@huarong/core/shared';

export const MEMBER_STATES = {
  active: { label: '正常', className: 'st st-ok' },
  locked: { label: '已锁定', className: 'st st-bad' },
  closing: { label: '注销中', className: 'st st-hold' },
  closed: { label: '已注销', className: 'st st-end' },
} as const;
export const CARDS = mapValues(STORE.cards, ({ name }) => name);
export const COUPON_STATES = {
  usable: '可用',
  held: '占用中',
  used: '已用',
  expired: '已过期',
  void: '已作废',
} as const;
export const SIGN_IN_WAYS = {
  password: '密码',
  sms: '短信',
  social: '第三方',
  register: '注册',
  qr: '扫码',
} as const;
export const SEARCHED = {
  mobile: '完整手机号',
  'mobile-end': '手机后 4 位',
  email: '邮箱',
  card: '卡号',
  id: '会员编号',
  order: '订单号',
  nickname: '昵称开头',
} as const;

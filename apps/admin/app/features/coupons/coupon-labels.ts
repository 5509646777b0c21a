import type { OfferRow } from './types.ts';

export const OFFER_STATES = {
  draft: { label: '草稿', className: 'st st-wait' },
  coming: { label: '未开始', className: 'st st-todo' },
  live: { label: '可领', className: 'st st-go' },
  gone: { label: '已领完', className: 'st st-end' },
  ended: { label: '已结束', className: 'st st-end' },
  stopped: { label: '已停', className: 'st st-end' },
} as const;
export const COUPON_STATES = {
  usable: { label: '可用', className: 'st st-go' },
  held: { label: '占用中', className: 'st st-half' },
  used: { label: '已用', className: 'st st-ok' },
  expired: { label: '已过期', className: 'st st-end' },
  void: { label: '已作废', className: 'st st-bad' },
} as const;
export const CODE_STATES = {
  open: { label: '未领', className: 'st st-todo' },
  claimed: { label: '已领', className: 'st st-go' },
  void: { label: '已停用', className: 'st st-end' },
} as const;
export const ISSUE_STATES = {
  waiting: { label: '等第二个人批准', className: 'st st-wait' },
  running: { label: '正在发', className: 'st st-half' },
  done: { label: '发完', className: 'st st-ok' },
  stopped: { label: '已停止', className: 'st st-end' },
} as const;
export const KINDS = {
  amountOff: '满减券',
  percentOff: '折扣券',
  exchange: '兑换券',
  freeFreight: '免邮券',
} as const;
export const WAYS = {
  centre: '领券中心',
  code: '凭统一券码',
  registration: '注册即得',
  given: '员工发放或一人一码',
} as const;
export const CHANNELS = { online: '网店', offline: '门店' } as const;
export const SOURCES = { claim: '自己领取', issue: '员工发放', code: '一人一码' } as const;

/** ¥80, 8.5折 */
export const faceText = ({ kind, face }: Pick<OfferRow, 'kind' | 'face'>) =>
  kind === 'amountOff' ? `¥${face}` : face;

/** How members get it, with the code that they type. */
export const wayText = ({ way, code }: Pick<OfferRow, 'way' | 'code'>) =>
  code === null ? WAYS[way] : `输入 ${code}`;

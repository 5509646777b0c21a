import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import type { Permission } from '@huarong/core/staff';

export type ApprovalRow = Output<AdminContracts['approvals']['list']>['rows'][number];

export const APPROVAL_STATES: Record<ApprovalRow['state'], { label: string; className: string }> = {
  waiting: { label: '等待批准', className: 'st st-wait' },
  approved: { label: '已批准', className: 'st st-ok' },
  refused: { label: '已驳回', className: 'st st-bad' },
  withdrawn: { label: '已撤回', className: 'st' },
  expired: { label: '已过期', className: 'st' },
};

const KINDS: Record<string, { label: string; effect: string }> = {
  refund: { label: '退款', effect: '批准并退款' },
  'cash-refund': { label: '现金退款', effect: '确认已退现金' },
  'stock-adjustment': { label: '库存调整', effect: '批准并调整库存' },
  reconciliation: { label: '对账差异', effect: '批准并处理差异' },
  recall: { label: '商品召回', effect: '批准并召回' },
  broadcast: { label: '群发短信', effect: '批准并发送' },
  'marketing-send': { label: '营销短信', effect: '批准并发送' },
  'price-change': { label: '改价', effect: '批准改价' },
  'stock-change': { label: '批量库存调整', effect: '批准并调整库存' },
  'card-batch': { label: '储值卡批次', effect: '批准制作' },
  'card-levels': { label: '会员等级', effect: '批准等级' },
  'points-adjustment': { label: '积分调整', effect: '批准并调整' },
  'card-replacement': { label: '挂失换卡', effect: '批准并转余额' },
  'promotion-floor': { label: '低于底线的促销', effect: '批准并生效' },
  'coupon-floor': { label: '低于底线的优惠券', effect: '批准并发布' },
  'presale-dates': { label: '预售改时间', effect: '批准并改时间' },
  'presale-cancel': { label: '预售不能发货', effect: '批准并逐单退还' },
  setting: { label: '设置', effect: '批准设置' },
  'setting-limit': { label: '第二个人的限额', effect: '批准限额' },
  'role-grant': { label: '授予角色', effect: '批准并授予' },
};
export const kindLabel = (kind: string): string => KINDS[kind]?.label ?? kind;
/** The button names what approving does. */
export const effectOf = (kind: string): string => KINDS[kind]?.effect ?? '批准并执行';

const PATHS: Record<string, string> = {
  return: '/returns/',
  sku: '/stock/',
  order: '/orders/',
  member: '/members/',
  staff: '/staff/',
  'change-set': '/changes/',
  'card-batch': '/cards/',
  promotion: '/promotions/',
  'coupon-offer': '/coupons/',
  'stored-card': '/cards?card=',
  presale: '/presales/',
  'marketing-send': '/broadcasts/',
  'card-levels': '/',
  lot: '/stock/lots/',
  setting: '/settings/',
};
/** Pages that not everybody who decides may open. */
const READERS: Record<string, Permission> = {
  setting: 'setting:read',
  presale: 'promotion:read',
  promotion: 'promotion:read',
  'coupon-offer': 'promotion:read',
};
/** The page of what a request is about; null when it has none, or none for this person. */
export const subjectPath = (
  kind: string,
  id: string,
  can: (permission: Permission) => boolean,
): string | null =>
  (READERS[kind] !== undefined && !can(READERS[kind])) ||
  // A campaign of the marketing texts has a name and no page.
  PATHS[kind] === undefined ||
  (kind === 'marketing-send' && !/^\d+$/.test(id))
    ? null
    : `${PATHS[kind]}${id}`;

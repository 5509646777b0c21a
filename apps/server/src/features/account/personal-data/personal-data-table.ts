import { type RawBuilder, sql } from 'kysely';
import { memberOwner } from '#platform/context';
import type { Tables } from '#platform/database';

/** The member, with all values by which tables refer to them. */
export interface DataOwner {
  memberId: string;
  mobile: string;
  email: string | null;
}

/** A table with data of members: which rows are a member's, what they export, what happens when the account closes. */
export interface PersonalDataTable {
  table: keyof Tables;
  /** Selects the member's rows. It is the only filter, so it must exclude everybody else's rows. */
  rowsOf: (owner: DataOwner) => RawBuilder<unknown>;
  /** The export file and its columns, or the reason why the table is not exported. */
  copy: { file: CopyFile; columns: readonly string[] } | { none: string };
  /** When the account closes: deleted, retained by law, or retained without personal columns. */
  onErasure: 'delete' | { retain: string } | { blank: Record<string, RawBuilder<unknown>>; retain?: string };
}

/** The files of an export and how the guide describes them. */
export const COPY_FILES = {
  profile: '个人资料、绑定的第三方账号',
  privacy: '隐私开关与更改记录、注销申请',
  devices: '登录设备与登录记录',
  addresses: '收货地址',
  cart: '购物车',
  orders: '订单、商品与物流',
  'offline-orders': '门店订单',
  payments: '支付与退款',
  'stored-value': '储值卡与流水',
  points: '积分、兑换与会员等级',
  coupons: '优惠券',
  returns: '退货与换货',
  invoices: '发票抬头与发票',
  messages: '消息中心与意见反馈',
  surveys: '问卷',
  community: '评价、提问、回答、笔记与点赞',
  favourites: '收藏夹与到货提醒',
  history: '浏览记录',
  vanity: '梳妆台记录',
} as const;
export type CopyFile = keyof typeof COPY_FILES;

export const byMember = ({ memberId }: DataOwner) => sql`member_id = ${memberId}`;
export const byOwner = ({ memberId }: DataOwner) => sql`owner = ${memberOwner(memberId)}`;
/** Rows of a table that refers to orders. */
export const byOrder = ({ memberId }: DataOwner) =>
  sql`order_id in (select id from shop_order where owner = ${memberOwner(memberId)})`;
export const byRecipient = ({ mobile, email }: DataOwner) =>
  sql`recipient = any(${email === null ? [mobile] : [mobile, email]})`;

export const SQL_NULL = sql`null`;
export const EMPTY_TEXT = sql`''`;
export const EMPTY_LIST = sql`'{}'::text[]`;

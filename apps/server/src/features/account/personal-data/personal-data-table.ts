import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '#platform/database';

/** Whose data: by every name rows know a member under. */
export interface DataOwner {
  memberId: string;
  mobile: string;
  email: string | null;
}

/** One table that holds data of members: which rows are theirs, what they get of them, what becomes of them. */
export interface Holding {
  table: keyof Tables;
  /** Which rows are hers. The only filter there is: nothing of anybody else passes it. */
  of: (owner: DataOwner) => RawBuilder<unknown>;
  /** The file of her copy and the columns in it, or why she gets none. */
  copy: { file: CopyFile; columns: readonly string[] } | { none: string };
  /** When the account closes: gone, kept by law, or kept without a person in it. */
  leaving: 'delete' | { keep: string } | { blank: Record<string, RawBuilder<unknown>>; keep?: string };
}

/** The files of a copy, as its guide names them. */
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
  messages: '消息中心',
  surveys: '问卷',
  community: '评价、提问、回答、笔记与点赞',
  favourites: '收藏夹与到货提醒',
  history: '浏览记录',
  vanity: '梳妆台记录',
} as const;
export type CopyFile = keyof typeof COPY_FILES;

export const byMember = ({ memberId }: DataOwner) => sql`member_id = ${memberId}`;
export const byOwner = ({ memberId }: DataOwner) => sql`owner = ${`member:${memberId}`}`;
/** Rows of a table that hangs on orders. */
export const byOrder = ({ memberId }: DataOwner) =>
  sql`order_id in (select id from shop_order where owner = ${`member:${memberId}`})`;
export const byRecipient = ({ mobile, email }: DataOwner) =>
  sql`recipient = any(${email === null ? [mobile] : [mobile, email]})`;

export const NOTHING = sql`null`;
export const EMPTY_TEXT = sql`''`;
export const EMPTY_LIST = sql`'{}'::text[]`;

/** Facts of the offer that a line or block refers to. */
export const OFFER_PLACEHOLDERS = [
  /** The terms of a promotion, tier by tier: 满 299 减 30，满 599 减 80. */
  '优惠',
  /** Whether its items accept a coupon: 可与优惠券叠加. */
  '叠加',
  /** The threshold of a coupon or of the first tier, in yuan: 599. */
  '满额',
  /** What the coupon or the first tier takes off, in yuan: 80. */
  '减额',
  /** What a coupon shows in large type: 80, 8.5折, 免邮. */
  '券面',
  /** The title and the scope of a coupon. */
  '券名',
  '范围',
  /** The name of a product with its size, and how many skus it has. */
  '商品',
  '款数',
  /** The price by this offer, without it, and the market price: 688.00. */
  '价格',
  '原价',
  '市场价',
  /** Units that one shopper may buy at the price. */
  '限购',
  /** The day on which the offer, or the line itself, ends: 11 月 30 日. */
  '结束',
] as const;

/** Facts of the store, the same in every text. They come from the settings of the shop. */
export const STORE_PLACEHOLDERS = [
  '包邮',
  '运费',
  '芍药包邮',
  '偏远运费',
  '截单时间',
  '退货天数',
  '质量退货天数',
  '付款分钟',
  '合并笔数',
  '开票天数',
  '注销天数',
  '芍药积分倍数',
  '牡丹积分倍数',
  '等级月数',
  '升芍药',
  '升牡丹',
  '每元积分',
  '抵一元积分',
  '积分抵扣上限',
  '货到付款下限',
  '货到付款上限',
  '货到付款笔数',
  '定金上限',
  '储值卡张数',
  '储值卡验证额',
  '密码长度',
  '输错次数',
  '锁定分钟',
  '礼品包装',
  '品牌数',
] as const;

export type Placeholder = (typeof OFFER_PLACEHOLDERS)[number] | (typeof STORE_PLACEHOLDERS)[number];

const KNOWN: ReadonlySet<string> = new Set([...OFFER_PLACEHOLDERS, ...STORE_PLACEHOLDERS]);
export const isPlaceholder = (name: string): name is Placeholder => KNOWN.has(name);

import { all, amountOff, categoryOf, type DemoCoupon, percentOff } from './demo-coupon.ts';
import { type SkuLookup, yuan } from './sku-lookup.ts';

const DOMESTIC = ['qingye', 'xunmei', 'zhusha', 'wutong', 'muye', 'heshan', 'cha-wu', 'danqing'];
const HOURS = { hours: [10, 14, 20], minutes: 180 };

/** Coupons that are released three times a day. */
const dropCoupons = (lookup: SkuLookup): DemoCoupon[] => [
  {
    id: 'drop-skincare-120',
    title: '护肤满减券',
    scopeText: '护肤全品类',
    link: '/category/60001/',
    total: 200_000,
    validDays: 7,
    drops: { ...HOURS, quantity: 2_000, claimed: 1_280 },
    rule: { offer: amountOff(120), scope: categoryOf('60001'), threshold: yuan(799) },
  },
  {
    id: 'drop-scent-60',
    title: '香水香氛券',
    scopeText: '香水香氛全品类',
    link: '/category/60007/',
    total: 100_000,
    validDays: 3,
    drops: { ...HOURS, quantity: 1_000, claimed: 380 },
    rule: { offer: amountOff(60), scope: categoryOf('60007'), threshold: yuan(499) },
  },
  {
    id: 'drop-domestic-30',
    title: '国货品牌券',
    scopeText: `青也、寻梅等 ${DOMESTIC.length} 个品牌`,
    link: '/brand?mark=guohuo',
    total: 100_000,
    validDays: 3,
    drops: { ...HOURS, quantity: 1_500, claimed: 1_215 },
    rule: {
      offer: amountOff(30),
      scope: { kind: 'brand', brandIds: DOMESTIC.map((key) => lookup.brand(key)) },
      threshold: yuan(199),
    },
  },
  {
    id: 'drop-freight',
    title: '免邮券',
    scopeText: '全场商品',
    link: '/',
    total: 80_000,
    validDays: 7,
    drops: { ...HOURS, quantity: 800, claimed: 800 },
    rule: { offer: { kind: 'freeFreight', cap: yuan(10) }, scope: all, threshold: yuan(99) },
  },
];

const brandCoupon = (
  lookup: SkuLookup,
  key: string,
  { id, name, value, threshold }: { id: string; name: string; value: number; threshold: number },
): DemoCoupon => ({
  id,
  title: `${name}品牌券`,
  scopeText: `限${name}`,
  link: lookup.brandLink(key),
  total: 3_000,
  claimed: 1_140,
  validDays: 15,
  rule: {
    offer: amountOff(value),
    scope: { kind: 'brand', brandIds: [lookup.brand(key)] },
    threshold: yuan(threshold),
  },
});

/** What the claim centre shows beside the general coupons: releases, further brands, categories and a card. */
export const centreCoupons = (lookup: SkuLookup): DemoCoupon[] => [
  ...dropCoupons(lookup),
  brandCoupon(lookup, 'maison-oreval', { id: 'oreval-100', name: '欧梵', value: 100, threshold: 999 }),
  brandCoupon(lookup, 'yuneha', { id: 'yuneha-20', name: '悠音叶', value: 20, threshold: 168 }),
  {
    id: 'hair-90',
    title: '美发护发折扣券',
    scopeText: '美发护发全品类',
    link: '/category/60006/',
    total: 4_000,
    claimed: 640,
    validDays: 15,
    rule: { offer: percentOff(90, 60), scope: categoryOf('60006'), threshold: yuan(199) },
  },
  {
    id: 'food-10',
    title: '美容食品券',
    scopeText: '美容食品全品类',
    link: '/category/60008/',
    total: 4_000,
    claimed: 410,
    validDays: 15,
    rule: { offer: amountOff(10), scope: categoryOf('60008'), threshold: yuan(129) },
  },
  {
    id: 'birthday-30',
    title: '生日礼券',
    scopeText: '全场商品',
    link: '/',
    total: 100_000,
    perPerson: 99,
    validDays: 30,
    isForBirthday: true,
    rule: { offer: amountOff(30), scope: all, threshold: yuan(199) },
  },
  {
    id: 'points-20',
    title: '积分兑换券',
    scopeText: '全场商品',
    link: '/',
    total: 10_000,
    claimed: 2_140,
    perPerson: 3,
    validDays: 30,
    points: 800,
    rule: { offer: amountOff(20), scope: all, threshold: yuan(99) },
  },
  {
    id: 'gold-200',
    title: '牡丹专享券',
    scopeText: '全场商品，限牡丹会员',
    link: '/',
    total: 1_000,
    validDays: 30,
    cards: ['GOLD'],
    rule: { offer: amountOff(200), scope: all, threshold: yuan(1_299) },
  },
];

import { type SkuLookup, yuan } from './sku-lookup.ts';

type DemoOffer =
  | { kind: 'amountOff'; amount: number }
  | { kind: 'percentOff'; payPercent: number; cap: number }
  | { kind: 'exchange'; pay: number }
  | { kind: 'freeFreight'; cap: number };

/** A demo coupon. */
export interface DemoCoupon {
  id: string;
  title: string;
  scopeText: string;
  link: string;
  total: number;
  perPerson?: number;
  /** Number claimed when the demo starts. */
  claimed?: number;
  validDays: number;
  channel?: 'online' | 'offline';
  code?: string;
  /** Granted by the shop to chosen members: neither claimable nor redeemable by code. */
  isGiven?: true;
  cards?: string[];
  isForFirstOrder?: boolean;
  /** Given to every new member. */
  isGrantedAtRegistration?: true;
  rule: { offer: DemoOffer; scope: object; threshold: number };
}

const all = { kind: 'all' };
const categoryOf = (categoryId: string) => ({ kind: 'category', categoryIds: [categoryId] });
const amountOff = (value: number) => ({ kind: 'amountOff' as const, amount: yuan(value) });
const percentOff = (payPercent: number, cap: number) => ({
  kind: 'percentOff' as const,
  payPercent,
  cap: yuan(cap),
});

const generalCoupons = (lookup: SkuLookup): DemoCoupon[] => [
  {
    id: 'all-80',
    title: '全场满减券',
    scopeText: '全场商品',
    link: '/',
    total: 20_000,
    claimed: 12_600,
    validDays: 3,
    rule: { offer: amountOff(80), scope: all, threshold: yuan(599) },
  },
  {
    id: 'skincare-85',
    title: '护肤折扣券',
    scopeText: '护肤全品类',
    link: '/category/60001/',
    total: 8_000,
    claimed: 2_480,
    validDays: 7,
    rule: { offer: percentOff(85, 120), scope: categoryOf('60001'), threshold: yuan(399) },
  },
  {
    id: 'makeup-40',
    title: '彩妆满减券',
    scopeText: '彩妆全品类',
    link: '/category/60002/',
    total: 8_000,
    claimed: 3_120,
    validDays: 5,
    rule: { offer: amountOff(40), scope: categoryOf('60002'), threshold: yuan(299) },
  },
  {
    id: 'body-25',
    title: '身体沐浴券',
    scopeText: '身体沐浴全品类',
    link: '/category/60003/',
    total: 5_000,
    claimed: 900,
    perPerson: 2,
    validDays: 15,
    rule: { offer: amountOff(25), scope: categoryOf('60003'), threshold: yuan(168) },
  },
  {
    id: 'solene-50',
    title: '索兰娜品牌券',
    scopeText: '限索兰娜',
    link: lookup.brandLink('solene-ardey'),
    total: 6_000,
    claimed: 4_440,
    validDays: 30,
    rule: {
      offer: amountOff(50),
      scope: { kind: 'brand', brandIds: [lookup.brand('solene-ardey')] },
      threshold: yuan(299),
    },
  },
  {
    id: 'qingye-30',
    title: '青也品牌券',
    scopeText: '限青也',
    link: lookup.brandLink('qingye'),
    total: 1_000,
    claimed: 1_000,
    validDays: 15,
    rule: {
      offer: amountOff(30),
      scope: { kind: 'brand', brandIds: [lookup.brand('qingye')] },
      threshold: yuan(199),
    },
  },
  {
    id: 'free-freight',
    title: '免邮券',
    scopeText: '全场商品，偏远地区也可用',
    link: '/',
    total: 30_000,
    claimed: 9_300,
    perPerson: 2,
    validDays: 30,
    rule: { offer: { kind: 'freeFreight', cap: yuan(15) }, scope: all, threshold: yuan(99) },
  },
];

const targetedCoupons = (lookup: SkuLookup): DemoCoupon[] => [
  {
    id: 'first-30',
    title: '新会员首单礼券',
    scopeText: '全场商品，限首单',
    link: '/',
    total: 100_000,
    validDays: 30,
    isForFirstOrder: true,
    isGrantedAtRegistration: true,
    rule: { offer: amountOff(30), scope: all, threshold: yuan(99) },
  },
  {
    id: 'peony-100',
    title: '芍药专享券',
    scopeText: '全场商品，限芍药、牡丹会员',
    link: '/',
    total: 5_000,
    validDays: 30,
    cards: ['BLACK', 'GOLD'],
    rule: { offer: amountOff(100), scope: all, threshold: yuan(799) },
  },
  {
    id: 'mask-exchange',
    title: '面膜兑换券',
    scopeText: '青也青竹舒缓保湿面膜 1 片，随单发出',
    link: `/product/${lookup.sku('qingye', '青竹舒缓保湿面膜').productId}.html`,
    total: 2_000,
    validDays: 30,
    cards: ['WHITE', 'BLACK', 'GOLD'],
    rule: {
      offer: { kind: 'exchange', pay: 0 },
      scope: { kind: 'list', goods: { skuIds: [lookup.sku('qingye', '青竹舒缓保湿面膜', 3).skuId] } },
      threshold: 0,
    },
  },
  {
    id: 'code-60',
    title: '社群专享券',
    scopeText: '全场商品',
    link: '/',
    total: 500,
    validDays: 15,
    code: 'HUARONG2026NEW',
    rule: { offer: amountOff(60), scope: all, threshold: yuan(399) },
  },
  {
    id: 'store-50',
    title: '门店护理体验券',
    scopeText: '限花容门店使用',
    link: '/myAccount/coupon',
    total: 1_000,
    validDays: 60,
    channel: 'offline',
    code: 'STOREWELCOME26',
    rule: { offer: amountOff(50), scope: all, threshold: yuan(300) },
  },
];

/** Coupons granted to regular customers. Low thresholds, so that any demo order may have used them. */
const grantedCoupons: DemoCoupon[] = [
  {
    id: 'given-autumn-30',
    title: '秋日回馈券',
    scopeText: '全场商品',
    link: '/',
    total: 2_000,
    perPerson: 3,
    validDays: 30,
    isGiven: true,
    rule: { offer: amountOff(30), scope: all, threshold: yuan(99) },
  },
  {
    id: 'given-double-20',
    title: '双十一满减券',
    scopeText: '全场商品',
    link: '/',
    total: 2_000,
    validDays: 20,
    isGiven: true,
    rule: { offer: amountOff(20), scope: all, threshold: yuan(99) },
  },
  {
    id: 'given-scent-40',
    title: '香氛券',
    scopeText: '限香水香氛',
    link: '/category/60007/',
    total: 2_000,
    validDays: 30,
    isGiven: true,
    rule: { offer: amountOff(40), scope: categoryOf('60007'), threshold: yuan(399) },
  },
  {
    id: 'given-store-care',
    title: '门店手部护理券',
    scopeText: '限花容门店使用，到店出示会员卡',
    link: '/myAccount/coupon',
    total: 500,
    perPerson: 2,
    validDays: 90,
    channel: 'offline',
    isGiven: true,
    rule: { offer: amountOff(20), scope: all, threshold: 0 },
  },
];

/**
 * Coupons of every kind: amount, percent, exchange, free freight; general, targeted, by code, for stores, granted.
 */
export const demoCoupons = (lookup: SkuLookup): DemoCoupon[] => [
  ...generalCoupons(lookup),
  ...targetedCoupons(lookup),
  ...grantedCoupons,
];

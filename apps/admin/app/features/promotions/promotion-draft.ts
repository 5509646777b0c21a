import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import type { Condition, Scope } from '@huarong/core/pricing';

export type PromotionDetail = Output<AdminContracts['promotions']['detail']>;
export type PickedSku = PromotionDetail['skus'][number];
export type PromotionKind = PromotionDetail['kind'];
/** Null while nothing is typed; the server names what is missing. */
type Typed = number | null;

export type DraftReach = { kind: 'amount'; amount: Typed } | { kind: 'quantity'; quantity: Typed };
export type FullAmountBenefit =
  | { kind: 'amountOff'; amount: Typed; maxTimes: Typed }
  | { kind: 'payPercent'; percent: Typed }
  | { kind: 'nthUnit'; nth: Typed; percent: Typed };
export interface DraftGift {
  giftId?: string;
  skuId: string;
  title: string;
  quantity: Typed;
  value: Typed;
}
export interface DraftOffer {
  skuId: string;
  productId: string;
  title: string;
  price: Typed;
  listPrice: number;
}
export interface DraftBenefit {
  kind?: string;
  amount?: Typed;
  maxTimes?: Typed;
  percent?: Typed;
  nth?: Typed;
  choose?: Typed;
  gifts?: DraftGift[];
  limit?: Typed;
  offers?: DraftOffer[];
  prices?: Record<string, Typed>;
}
export interface DraftTier {
  reach: DraftReach;
  benefit: DraftBenefit;
}
export interface DraftRule {
  mark?: string;
  conditions?: Condition[];
  scope?: Scope;
  priority?: Typed;
  exclusionGroup?: string | null;
  quota?: { total: Typed; perShopper: Typed };
  benefit?: DraftBenefit;
  tiers?: DraftTier[];
  excludesPrices?: string[];
  combinesWithCoupons?: boolean;
  skuIds?: string[];
  priceFen?: Typed;
}
/** A promotion while somebody edits it. */
export interface Draft {
  kind: PromotionKind;
  title: string;
  startsAt: string;
  endsAt: string;
  rule: DraftRule;
}
export type Errors = Readonly<Record<string, string>>;

const money = (amount: Typed = null): DraftReach => ({ kind: 'amount', amount });
const units = (quantity: Typed = null): DraftReach => ({ kind: 'quantity', quantity });
const tiers = (reach: DraftReach, benefit: DraftBenefit): Partial<DraftRule> => ({
  tiers: [{ reach, benefit }],
});

/** The ways to sell that an editor begins with. */
export const PLAYS = [
  { id: 'off', kind: 'fullAmount', label: '满减', example: '满 299 减 40', mark: '满减' },
  { id: 'every', kind: 'fullAmount', label: '每满减', example: '每满 599 减 80', mark: '满减' },
  { id: 'percent', kind: 'fullAmount', label: '满折', example: '满 499 享 9 折', mark: '满折' },
  { id: 'units', kind: 'fullAmount', label: '多件折', example: '2 件 8.5 折', mark: '多件折' },
  { id: 'nth', kind: 'fullAmount', label: '第 N 件', example: '第二件半价', mark: '多件折' },
  { id: 'flashSale', kind: 'flashSale', label: '秒杀', example: '限量特价', mark: '秒杀价' },
  { id: 'limitedTime', kind: 'limitedTime', label: '限时折扣', example: '一律 8.5 折', mark: '限时价' },
  { id: 'memberPrice', kind: 'memberPrice', label: '会员价', example: '会员 9.5 折', mark: '会员价' },
  { id: 'gift', kind: 'gift', label: '满赠', example: '满 299 赠唇刷', mark: '满赠' },
  { id: 'extraBuy', kind: 'extraBuy', label: '加价购', example: '满 199 加 19.9', mark: '加价购' },
  { id: 'bundle', kind: 'bundle', label: '搭配价', example: '两件一起买', mark: '' },
] as const satisfies readonly {
  id: string;
  kind: PromotionKind;
  label: string;
  example: string;
  mark: string;
}[];
export type Play = (typeof PLAYS)[number]['id'];

/** What is special about a way to sell. */
function ruleOf(play: Play): Partial<DraftRule> {
  switch (play) {
    case 'off':
      return tiers(money(), { kind: 'amountOff', amount: null, maxTimes: 1 });
    case 'every':
      return tiers(money(), { kind: 'amountOff', amount: null, maxTimes: 5 });
    case 'percent':
      return tiers(money(), { kind: 'payPercent', percent: null });
    case 'units':
      return tiers(units(2), { kind: 'payPercent', percent: null });
    case 'nth':
      return tiers(units(2), { kind: 'nthUnit', nth: 2, percent: 50 });
    case 'flashSale':
      return { benefit: { kind: 'fixedPrice', prices: {} }, scope: { kind: 'list', goods: {} } };
    case 'limitedTime':
    case 'memberPrice':
      return { benefit: { kind: 'payPercent', percent: null } };
    case 'gift':
      return tiers(money(), { choose: 1, maxTimes: 1, gifts: [] });
    case 'extraBuy':
      return tiers(money(), { limit: 1, offers: [] });
    case 'bundle':
      return { skuIds: [], priceFen: null };
  }
}

/** The draft in another way to sell: its title, time, scope and conditions stay. */
export function withPlay(draft: Draft, play: Play): Draft {
  const chosen = PLAYS.find(({ id }) => id === play) ?? PLAYS[0];
  if (chosen.kind === 'bundle') return { ...draft, kind: 'bundle', rule: ruleOf(play) };
  const { conditions = [], scope = { kind: 'all' }, priority = 50, exclusionGroup = null } = draft.rule;
  const { quota = { total: null, perShopper: null } } = draft.rule;
  return {
    ...draft,
    kind: chosen.kind,
    rule: {
      ...{ mark: chosen.mark, conditions, scope, priority, exclusionGroup, quota },
      ...(chosen.kind === 'fullAmount' && { excludesPrices: ['flashSale'], combinesWithCoupons: true }),
      ...ruleOf(play),
    },
  };
}

/** How a draft sells. */
export function playOf({ kind, rule }: Draft): Play {
  if (kind !== 'fullAmount') return kind;
  const tier = rule.tiers?.[0];
  if (tier?.benefit.kind === 'nthUnit') return 'nth';
  if (tier?.benefit.kind === 'payPercent') return tier.reach.kind === 'quantity' ? 'units' : 'percent';
  return (tier?.benefit.maxTimes ?? 1) > 1 ? 'every' : 'off';
}

const HOUR_MS = 3_600_000;
/** A new draft: from the next full hour on, for seven days. */
export function newDraft(now = Date.now()): Draft {
  const from = Math.ceil(now / HOUR_MS) * HOUR_MS;
  const times = {
    startsAt: new Date(from).toISOString(),
    endsAt: new Date(from + 168 * HOUR_MS).toISOString(),
  };
  return withPlay({ kind: 'fullAmount', title: '', ...times, rule: {} }, 'off');
}

export const draftOf = ({ kind, title, startsAt, endsAt, rule }: PromotionDetail): Draft => ({
  ...{ kind, title, startsAt, endsAt },
  rule: rule as DraftRule,
});

const SHANGHAI_MS = 8 * HOUR_MS;
/** 2026-12-10T20:00, in the time of the shop, as inputs read it. */
export const inputTime = (iso: string): string =>
  new Date(Date.parse(iso) + SHANGHAI_MS).toISOString().slice(0, 16);
/** Null while no whole time is typed. */
export const timeOfInput = (typed: string): string | null => {
  const at = Date.parse(`${typed}:00+08:00`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};

import type { simulatorContract } from '@huarong/contract/admin/simulator';
import type { Parsed } from '@huarong/contract/kit';
import { isMixedSelection } from '@huarong/core/cart';
import type { PricingInput, Shopper } from '@huarong/core/pricing';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { memberOwner } from '#platform/context';
import type { Queryable } from '#platform/database';
import {
  type BasketLine,
  evaluateRow,
  getShopperFacts,
  listGivenRows,
  pricingInput,
} from '../../checkout/index.ts';
import { listOffersAt } from '../../coupons/index.ts';
import { type OffersAt, readOffersAt } from '../../promotions/index.ts';
import type { SimulatorDeps } from '../simulator-deps.ts';

export type Scenario = Parsed<(typeof simulatorContract)['simulate']>;
export type ScenarioRefusal = {
  code: 'simulator-basket-empty' | 'simulator-member-not-found' | 'presale-alone';
};

export interface LoadedScenario {
  input: PricingInput;
  offers: OffersAt;
  lines: readonly BasketLine[];
  /** Points the shopper has. */
  points: number;
  problems: string[];
}

/** Gathers what checkout gathers for a quote, for another time, another shopper and other offers. */
export async function loadScenario(
  db: Queryable,
  deps: SimulatorDeps,
  scenario: Scenario,
): Promise<Result<LoadedScenario, ScenarioRefusal>> {
  const at = new Date(scenario.at);
  const who = await loadShopper(db, scenario.shopper);
  if (!who) return refuse({ code: 'simulator-member-not-found' });
  const offers = await readOffersAt(db, { at, withDrafts: scenario.withDrafts });
  const coupons = await listOffersAt(db, at, scenario.couponIds);
  const { lines, problems } = await loadLines(db, deps, { scenario, who, offers, at });
  if (lines.length === 0) return refuse({ code: 'simulator-basket-empty' });
  if (isMixedSelection(lines.map(({ presale }) => ({ isPresale: presale !== null }))))
    return refuse({ code: 'presale-alone' });
  const input = await pricingInput(db, deps, {
    basket: { lines: [...lines], shopper: who.shopper, offers, facts: { now: at, points: who.points } },
    owner: who.owner,
    coupons: coupons.map(({ coupon }) => coupon),
    choices: {
      extraBuys: scenario.extraBuys,
      gifts: Object.fromEntries(scenario.gifts.map(({ promotionId, giftIds }) => [promotionId, giftIds])),
      ...(scenario.useCouponIds && { couponIds: scenario.useCouponIds }),
    },
    points: scenario.points,
    region: scenario.province === null ? null : `${scenario.province}0000`,
    packagingId: null,
    withOtherTimes: true,
  });
  const unfinished = offers.unreadable.map(({ id }) => `活动 ${id} 还没有写完整，没有算进来`);
  return accept({ input, offers, lines, points: who.points, problems: [...problems, ...unfinished] });
}

interface Who {
  owner: ReturnType<typeof memberOwner> | null;
  memberId: string | null;
  shopper: Shopper | null;
  points: number;
}

async function loadShopper(db: Queryable, shopper: Scenario['shopper']): Promise<Who | null> {
  if (shopper.kind === 'guest') return { owner: null, memberId: null, shopper: null, points: 0 };
  if (shopper.kind === 'card') {
    const { card, isFirstOrder, points } = shopper;
    return { owner: null, memberId: null, shopper: { card, isFirstOrder }, points };
  }
  const { memberId } = shopper;
  const owner = memberOwner(memberId);
  const { card, isFirstOrder, points } = await getShopperFacts(db, { owner, memberId });
  return card ? { owner, memberId, shopper: { card, isFirstOrder }, points } : null;
}

const NO_OWNER = 'guest:simulator';

/** Lines that can be priced, and what checkout would say of each. */
async function loadLines(
  db: Queryable,
  { catalogue }: SimulatorDeps,
  { scenario, who, offers, at }: { scenario: Scenario; who: Who; offers: OffersAt; at: Date },
) {
  const rows = await listGivenRows(
    db,
    { owner: who.owner ?? NO_OWNER, memberId: who.memberId },
    scenario.lines,
  );
  const found = new Set(rows.map(({ sku_id }) => sku_id));
  const problems = scenario.lines
    .filter(({ skuId }) => !found.has(skuId))
    .map(({ skuId }) => `没有编号为 ${skuId} 的规格`);
  const lines = rows.flatMap((row) => {
    const { line, problem } = evaluateRow({ row, bundle: null }, catalogue.current(), offers, at);
    const name = line?.listed.product.name_cn ?? row.sku_id;
    if (problem?.code === 'sku-unavailable') problems.push(`「${name}」不能购买，结算时会略去`);
    if (problem?.code === 'out-of-stock')
      problems.push(`「${name}」只有 ${problem.available} 件，结算时会拒绝`);
    if (problem?.code === 'purchase-limit')
      problems.push(`「${name}」每人限购 ${problem.limit} 件，结算时会拒绝`);
    return line && problem?.code !== 'sku-unavailable' ? [line] : [];
  });
  return { lines, problems };
}

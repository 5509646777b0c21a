import { createHash } from 'node:crypto';
import type { simulatorContract } from '@huarong/contract/admin/simulator';
import type { Output } from '@huarong/contract/kit';
import {
  bestOffer,
  explainOrder,
  type PricedLine,
  type PricedOrder,
  SKIP_LABELS,
  unitPriceLabel,
} from '@huarong/core/pricing';
import { accept, type Result } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { presentLineNames } from '../../catalogue/index.ts';
import type { SimulatorDeps } from '../simulator-deps.ts';
import { explainSets } from './explain-sets.ts';
import { type LoadedScenario, loadScenario, type Scenario, type ScenarioRefusal } from './load-scenario.ts';
import { createOfferFacts } from './offer-states.ts';

export type Simulated = Output<(typeof simulatorContract)['simulate']>;

export interface Simulation {
  order: PricedOrder;
  presented: Simulated;
  /** Equal hashes mean the same lines, shares, gifts and amounts. */
  hash: string;
}

/** What the basket would cost: priced by the function that prices a quote. */
export async function simulate(
  db: Queryable,
  deps: SimulatorDeps,
  scenario: Scenario,
): Promise<Result<Simulation, ScenarioRefusal>> {
  const loaded = await loadScenario(db, deps, scenario);
  if (!loaded.ok) return loaded;
  const { order, isProven } = bestOffer(loaded.value.input);
  const presented = present(deps, loaded.value, order, isProven, scenario);
  return accept({ order, presented, hash: hashOf(order) });
}

/** The search for the best offer fills in coupons; explaining wants to know which the staff member asked for. */
function present(
  deps: SimulatorDeps,
  { input, offers, points, problems }: LoadedScenario,
  order: PricedOrder,
  isProven: boolean,
  { useCouponIds }: Scenario,
): Simulated {
  const asked = { ...input.choices, ...(useCouponIds && { couponIds: useCouponIds }) };
  const { fired, notFired } = explainOrder({ ...input, choices: asked }, order);
  const factsOf = createOfferFacts(input, offers);
  const names = new Map(order.lines.map((line) => [line.lineId, nameOf(deps, line)]));
  const titles = new Map((input.coupons ?? []).map(({ couponId, title }) => [couponId, title]));
  return {
    lines: order.lines.map((line) => presentLine(deps, line)),
    gifts: order.gifts.map(({ skuId, title, quantity }) => ({ skuId, title, quantity })),
    arithmetic: order.arithmetic.map(({ label, amount }) => ({ label, amount })),
    amounts: order.amounts,
    freightText: order.freight.text,
    points: { available: points, ...order.points },
    expectedPoints: order.expectedPoints,
    presale: order.presale,
    problems,
    fired: fired.map(({ source, id, title, saved, reason, lineIds }) => ({
      source,
      id,
      title,
      ...factsOf(source, id),
      reason,
      saved,
      lines: [...new Set(lineIds.map((lineId) => names.get(lineId) ?? lineId))],
    })),
    notFired: [...notFired, ...explainSets(input, offers)].map(
      ({ source, id, title, code, reason, missing }) => ({
        ...{ source, id, title, code, reason, missing, label: SKIP_LABELS[code] },
        ...factsOf(source, id),
      }),
    ),
    coupons: order.coupons.map(({ couponId, usable, chosen, saves, reason }) => ({
      ...{ couponId, title: titles.get(couponId) ?? couponId, usable, chosen, saves, reason },
    })),
    giftChoices: order.optionalGifts.map(({ promotionId, title, reached, choose, gifts }) => ({
      promotionId,
      title,
      reached,
      choose,
      gifts: gifts.map(({ giftId, title: name, hasInventory, chosen }) => ({
        ...{ giftId, title: name, hasInventory, chosen },
      })),
    })),
    extraBuys: order.extraBuys.map(({ promotionId, title, reached, offers: sold }) => ({
      promotionId,
      title,
      reached,
      offers: sold.map(({ skuId, title: name, price, hasInventory }) => ({
        ...{ skuId, title: name, price, hasInventory },
      })),
    })),
    isProven,
  };
}

function presentLine({ catalogue, imageOf }: SimulatorDeps, line: PricedLine): Simulated['lines'][number] {
  const listed = catalogue.current().skus.get(line.skuId);
  const names = listed && presentLineNames(listed, imageOf);
  return {
    lineId: line.lineId,
    skuId: line.skuId,
    name: names?.productName ?? line.skuId,
    skuName: names?.skuName ?? '',
    brandName: names?.brandNameEN ?? '',
    imagePath: names?.skuImagePath ?? null,
    kind: line.kind,
    quantity: line.quantity,
    listUnitPrice: line.listUnitPrice,
    unitPrice: line.unitPrice,
    priceLabel: unitPriceLabel(line),
    paid: line.paid,
    units: line.units.map(({ unitPrice, shares, paid }) => ({
      unitPrice,
      promotion: shares.bundle + shares.presale + shares.promotion,
      coupon: shares.coupon,
      points: shares.points,
      paid,
    })),
  };
}

const nameOf = ({ catalogue }: SimulatorDeps, { skuId }: PricedLine): string =>
  catalogue.current().skus.get(skuId)?.product.name_cn ?? skuId;

const hashOf = ({ lines, gifts, amounts }: PricedOrder): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        lines.map(({ lineId, quantity, amount, paid, units }) => [lineId, quantity, amount, paid, units]),
        gifts.map(({ giftId, quantity }) => [giftId, quantity]),
        amounts,
      ]),
    )
    .digest('hex');

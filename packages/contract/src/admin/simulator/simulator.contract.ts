import { z } from 'zod';
import { emptyObject, id, text, time } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract, rowId } from '../kit/index.ts';
import { replayRow } from './replay-result.ts';
import { basketSource, scenario, simulated, simulatedLine } from './scenario.ts';
import { simulatorRoutes } from './simulator.routes.ts';

const fen = z.int();
const sku = z.object({
  skuId: z.string(),
  name: z.string(),
  skuName: z.string(),
  brandName: z.string(),
  imagePath: z.string().nullable(),
  price: fen,
  available: z.int(),
});
const savedCase = z.object({
  caseId: z.string(),
  name: z.string(),
  by: z.string(),
  savedAt: time,
  payable: fen,
});

const conflict = z.object({
  kind: z.enum([
    'below-cost',
    'below-floor',
    'two-unit-prices',
    'more-costs-less',
    'gift-unavailable',
    'quota-short',
    'equal-priority',
    'overlapping-runs',
    'unreachable-coupon',
  ]),
  severity: z.enum(['error', 'warning']),
  offers: z.array(z.object({ id: z.string(), title: z.string() })),
  title: z.string(),
  detail: z.string(),
  skus: z.array(
    z.object({
      skuId: z.string(),
      name: z.string(),
      imagePath: z.string().nullable(),
      /** Null also for those who may not see costs. */
      worst: z
        .object({
          listPrice: fen,
          unitPrice: fen,
          promotion: fen,
          coupon: fen,
          points: fen,
          paid: fen,
          cost: fen,
        })
        .nullable(),
    }),
  ),
  skuCount: z.int(),
});

export const simulatorContract = defineAdminContract({
  simulate: adminRead({
    route: simulatorRoutes.simulate,
    summary:
      'What a basket costs for a shopper at a moment, with the reason of every offer; nothing is saved',
    permission: 'promotion:read',
    input: scenario,
    output: simulated,
    refusals: ['simulator-basket-empty', 'simulator-member-not-found', 'presale-alone'],
  }),
  fill: adminRead({
    route: simulatorRoutes.fill,
    summary: 'The lines of an order, of the cart of a member, or of pasted codes',
    permission: 'promotion:read',
    input: basketSource,
    output: z.object({ lines: z.array(simulatedLine), skus: z.array(sku), unknown: z.array(z.string()) }),
    refusals: ['order-not-found', 'simulator-member-not-found', 'simulator-basket-empty'],
  }),
  skus: adminRead({
    route: simulatorRoutes.skus,
    summary: 'Skus by words of the name, a code, a barcode or numbers',
    permission: 'promotion:read',
    input: z.object({ q: text(40).optional(), ids: z.string().max(8_000).optional() }),
    output: z.object({ skus: z.array(sku) }),
    refusals: [],
  }),
  cases: adminRead({
    route: simulatorRoutes.cases,
    summary: 'The latest saved cases',
    permission: 'promotion:read',
    input: emptyObject,
    output: z.object({ cases: z.array(savedCase) }),
    refusals: [],
  }),
  case: adminRead({
    route: simulatorRoutes.case,
    summary: 'A saved case, calculated anew',
    permission: 'promotion:read',
    input: z.object({ caseId: rowId }),
    output: savedCase.extend({
      scenario,
      /** Null when it cannot be calculated any more; `problem` says why. */
      result: simulated.nullable(),
      problem: z.string().nullable(),
      differs: z.boolean(),
    }),
    refusals: ['simulator-case-not-found'],
  }),
  save: adminWrite({
    route: simulatorRoutes.save,
    summary: 'Saves a case under a permanent address',
    permission: 'promotion:write',
    input: z.object({ name: text(60), scenario }),
    output: z.object({ caseId: z.string() }),
    refusals: ['simulator-basket-empty', 'simulator-member-not-found', 'presale-alone'],
    subject: (_input, result) => ({ kind: 'simulator-case', id: result?.caseId ?? 'new' }),
    reason: 'none',
  }),
  conflicts: adminRead({
    route: simulatorRoutes.conflicts,
    summary: 'Offers that contradict each other or sell below cost: of one, of an unsaved rule, or of all',
    permission: 'promotion:read',
    input: z.object({
      offerId: id.optional(),
      /** A promotion as it would be saved; `offerId` names the one it replaces. */
      rule: z.record(z.string(), z.unknown()).optional(),
    }),
    output: z.object({
      conflicts: z.array(conflict),
      checked: z.object({ promotions: z.int(), coupons: z.int(), sets: z.int(), skus: z.int() }),
      floorPercent: z.int(),
      hasCosts: z.boolean(),
      milliseconds: z.int(),
    }),
    refusals: ['simulator-offer-not-found', 'simulator-rule-invalid'],
  }),
  offers: adminRead({
    route: simulatorRoutes.offers,
    summary: 'Promotions that have not ended: drafts first',
    permission: 'promotion:read',
    input: emptyObject,
    output: z.object({
      offers: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          kind: z.string(),
          state: z.enum(['draft', 'live']),
          startsAt: time,
          endsAt: time,
        }),
      ),
    }),
    refusals: [],
  }),
  replays: adminRead({
    route: simulatorRoutes.replays,
    summary: 'The latest replays',
    permission: 'promotion:read',
    input: emptyObject,
    output: z.object({ replays: z.array(replayRow) }),
    refusals: [],
  }),
  replay: adminRead({
    route: simulatorRoutes.replay,
    summary: 'A replay with its progress and result',
    permission: 'promotion:read',
    input: z.object({ replayId: rowId }),
    output: replayRow,
    refusals: ['simulator-replay-not-found'],
  }),
  startReplay: adminWrite({
    route: simulatorRoutes.startReplay,
    summary: 'Prices the latest paid baskets with and without a promotion, in the background',
    permission: 'promotion:write',
    input: z.object({ promotionId: id, at: time.optional() }),
    output: z.object({ replayId: z.string() }),
    refusals: ['simulator-offer-not-found', 'simulator-rule-invalid', 'simulator-replay-running'],
    subject: (_input, result) => ({ kind: 'simulator-replay', id: result?.replayId ?? 'new' }),
    reason: 'none',
  }),
});

import { breaksText, type PriceBreaks, priceBreaksOf, worstSkus } from '@huarong/core/pricing/conflicts';
import { promotionSchema } from '@huarong/core/pricing/schema';
import { accept, fen, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { type ApprovalKind, requestApproval } from '../approvals/index.ts';
import type { CatalogueSource } from '../catalogue/index.ts';
import { type ConflictCandidate, findConflicts } from '../simulator/index.ts';
import type { ReadValues } from './read-values.ts';

/** What a request stores: the promotion as it was seen, and what was wrong with its prices. */
export const guardedPayload = z.object({
  promotionId: z.string(),
  version: z.int(),
  /** Null: the draft of that version is published. */
  values: z
    .object({
      kind: z.enum(['flashSale', 'limitedTime', 'memberPrice', 'fullAmount', 'gift', 'extraBuy', 'bundle']),
      title: z.string(),
      startsAt: z.string(),
      endsAt: z.string(),
      rule: z.record(z.string(), z.json()),
    })
    .nullable(),
  seen: z.object({ belowCost: z.int(), belowFloor: z.int(), lossFen: z.int() }),
});
export type GuardedPayload = z.output<typeof guardedPayload>;

/** What of a promotion would sell below cost or below the floor, together with what is live. */
export async function findPriceBreaks(
  db: Queryable,
  deps: { catalogue: CatalogueSource },
  promotionId: string,
  values: ReadValues,
): Promise<PriceBreaks | null> {
  const candidate = { ...candidateOf(promotionId, values), isLiveOnly: true };
  return priceBreaksOf((await findConflicts(db, deps, candidate)).conflicts);
}

function candidateOf(promotionId: string, values: ReadValues): ConflictCandidate {
  const window = { from: values.starts_at.getTime(), until: values.ends_at.getTime() };
  if (values.kind !== 'bundle')
    return {
      promotion: promotionSchema.parse({
        ...{ ...values.rule, promotionId, kind: values.kind, title: values.title, window },
      }),
    };
  const { title, rule } = values;
  const bundleId = promotionId.replace(/^bundle:/, '');
  return { set: { bundleId, title, skuIds: rule.skuIds, price: fen(rule.priceFen), window } };
}

type Waiting = { approvalId: string; approvers: string[] };
type BelowFloor = {
  code: 'price-below-floor';
  reason: string;
  count: number;
  skus: ReturnType<typeof worstSkus>;
};
type Guarded = Omit<GuardedPayload, 'seen'> & { read: ReadValues; reason: string | undefined };
/** The open request; null when nobody else has to look at it. */
export type PriceGuard = (
  context: AdminWriteContext,
  guarded: Guarded,
) => Promise<Result<Waiting | null, BelowFloor>>;

/** Asks a second person before a promotion sells below cost or below the floor. */
export const createPriceGuard =
  (deps: { catalogue: CatalogueSource }, approval: ApprovalKind<GuardedPayload>): PriceGuard =>
  async (context, { read, reason, ...asked }) => {
    // Two offers that are fine one by one must not pass each other.
    await sql`select pg_advisory_xact_lock(hashtext('offer-prices'))`.execute(context.db);
    const breaks = await findPriceBreaks(context.db, deps, asked.promotionId, read);
    if (breaks === null) return accept(null);
    const { belowCost, belowFloor, lossFen } = breaks;
    if (reason === undefined)
      return refuse({
        code: 'price-below-floor',
        reason: breaksText(breaks),
        count: belowCost + belowFloor,
        skus: worstSkus(breaks, context.staff.permissions.has('cost:read')),
      });
    const { approvalId, approvers } = await requestApproval(context, approval, {
      subject: { kind: 'promotion', id: asked.promotionId },
      title: `${asked.values ? '改动' : '发布'}：${read.title}，${breaksText(breaks)}`,
      payload: { ...asked, seen: { belowCost, belowFloor, lossFen } },
      reason,
    });
    return accept({ approvalId, approvers });
  };

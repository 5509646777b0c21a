import type { simulatorContract } from '@huarong/contract/admin/simulator';
import type { Output, Parsed } from '@huarong/contract/kit';
import type { Promotion } from '@huarong/core/pricing';
import { promotionSchema } from '@huarong/core/pricing/schema';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Permission } from '@huarong/core/staff';
import type { Queryable } from '#platform/database';
import { imageSubjectOf } from '../../catalogue/index.ts';
import type { SimulatorDeps } from '../simulator-deps.ts';
import { findConflicts } from './find-conflicts.ts';
import { isKnownOffer } from './known-offers.queries.ts';

type Call = (typeof simulatorContract)['conflicts'];
type Refused = { code: 'simulator-offer-not-found' } | { code: 'simulator-rule-invalid'; reason: string };

/** The id of a rule that was never saved. */
const UNSAVED = 'unsaved';

export async function checkConflicts(
  db: Queryable,
  deps: SimulatorDeps,
  { offerId, rule }: Parsed<Call>,
  permissions: ReadonlySet<Permission>,
): Promise<Result<Output<Call>, Refused>> {
  const began = performance.now();
  let promotion: Promotion | undefined;
  if (rule) {
    const parsed = promotionSchema.safeParse({ ...rule, promotionId: offerId ?? UNSAVED });
    if (!parsed.success)
      return refuse({
        code: 'simulator-rule-invalid',
        reason: `${parsed.error.issues[0]?.path.join('.') || '内容'} 不对`,
      });
    promotion = parsed.data;
  } else if (offerId !== undefined && !(await isKnownOffer(db, offerId)))
    return refuse({ code: 'simulator-offer-not-found' });
  const found = await findConflicts(db, deps, { offerId, promotion });
  const hasCosts = permissions.has('cost:read');
  return accept({
    ...found,
    conflicts: found.conflicts.map(({ skus, ...conflict }) => ({
      ...conflict,
      offers: [...conflict.offers],
      skus: skus.map(({ skuId, name, worst }) => ({
        skuId,
        name,
        imagePath: imageOf(deps, skuId),
        worst: hasCosts ? worst : null,
      })),
    })),
    hasCosts,
    milliseconds: Math.round(performance.now() - began),
  });
}

function imageOf(deps: SimulatorDeps, skuId: string): string | null {
  const listed = deps.catalogue.current().skus.get(skuId);
  return listed ? deps.imageOf(imageSubjectOf(listed.product, listed.sku), 'front') : null;
}

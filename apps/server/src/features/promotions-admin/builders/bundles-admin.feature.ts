import { bundlesContract } from '@huarong/contract/admin/bundles';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import { listSkus } from '../items.queries.ts';
import { type BuilderRow, countBuilders, findBuilder, listBuilderRows } from './builders.queries.ts';
import { rangeOf, readRule, skuIdsOf } from './check-builder.ts';
import { publishBuilder, removeBuilder, saveBuilder, stopBuilder } from './save-builder.ts';

/** Bundles that shoppers put together: slots of a case, filled with parts. */
export const bundlesAdminFeature: AdminFeature = implementAdmin('bundles', bundlesContract, {
  async list({ db }, { after, before, size }) {
    const rows = await listBuilderRows(db, { after: after ?? null, before: before ?? null, size: size + 1 });
    const cursorOf = ({ id }: BuilderRow) => id;
    return accept(
      pageOfRows(rows, { size, after, before, cursorOf, total: await countBuilders(db) }, presentBuilder),
    );
  },
  async detail({ db }, { bundleId }) {
    const row = await findBuilder(db, bundleId);
    if (!row) return refuse({ code: 'builder-not-found' });
    const rule = readRule(row.rule);
    const skus = rule.ok ? await listSkus(db, skuIdsOf(row.sku_id, rule.value)) : [];
    return accept({
      ...presentBuilder(row),
      version: row.version,
      rule: row.rule,
      skus,
      range: rule.ok ? rangeOf(row.sku_id, rule.value, skus) : null,
    });
  },
  save: (context, input) => saveBuilder(context, input),
  publish: (context, input) => publishBuilder(context, input),
  stop: (context, input) => stopBuilder(context, input),
  remove: (context, { bundleId }) => removeBuilder(context, bundleId),
});

function presentBuilder(row: BuilderRow) {
  const rule = readRule(row.rule);
  return {
    bundleId: row.id,
    title: row.title,
    state: row.state,
    productId: row.product_id,
    caseSkuId: row.sku_id,
    caseName: row.case_name,
    slots: rule.ok ? rule.value.slots.length : 0,
    parts: rule.ok ? skuIdsOf(row.sku_id, rule.value).length - 1 : 0,
    missingParts: row.missing_parts,
    updatedBy: row.updated_by,
    updatedAt: row.updated_at?.toISOString() ?? null,
  };
}

import { type SkuFields, skuColumns } from '../columns/columns.ts';
import { problemAt } from '../row.ts';
import type { DraftSku } from './draft-products.ts';
import type { KnownSku } from './existing.ts';
import { changedColumns, changeOf, mergeFields } from './merge-fields.ts';
import type { Planning } from './plan.ts';

export interface SkuIdentity {
  id: string;
  productId: string;
  position: number;
}

/** Adds the sku to the plan if it is new or changed. Null when a required field is missing. */
export function planSku(
  draft: DraftSku,
  known: KnownSku | undefined,
  identity: SkuIdentity,
  { plan, problems }: Planning,
): SkuFields | null {
  const given = { ...draft.fields, ...(known && { code: known.fields.code }) };
  const before = known && { ...known.fields, stock: known.fields.stock ?? 0 };
  const fields = mergeFields(skuColumns, given, before, { is_live: true, stock: 0 }, draft.line, problems);
  if (!fields) return null;
  problems.push(
    ...crossFieldProblems(fields, known).map(([column, text]) => problemAt(draft.line, column, text)),
  );

  const columns = before ? changedColumns(skuColumns, before, fields) : [];
  const change = changeOf(!known, columns);
  // Stock and images have their own tables; a sku that changes only there is not rewritten.
  const isRowChanged = columns.some((name) => name !== skuColumns.stock.zh && name !== skuColumns.images.zh);
  if (!known || isRowChanged) plan.skus.push({ ...identity, isNew: !known, fields });
  if (!known || fields.stock !== before?.stock)
    plan.stock.push({ skuId: identity.id, from: known ? known.fields.stock : null, to: fields.stock });
  plan.outcomes.push({ line: draft.line, entity: 'sku', code: fields.code, change, columns });
  return fields;
}

/** Rules over several cells. */
function crossFieldProblems(
  fields: SkuFields,
  known: KnownSku | undefined,
): [column: string, message: string][] {
  const found: [string, string][] = [];
  if (fields.market_price_fen !== null && fields.market_price_fen < fields.offer_price_fen)
    found.push([skuColumns.market_price_fen.zh, '划线价不能低于售价']);
  if ((fields.shade_name === null) !== (fields.shade_hex === null))
    found.push([skuColumns.shade_hex.zh, '色名和色值要么都填，要么都不填']);
  if (known && fields.stock !== known.fields.stock && fields.stock < known.held)
    found.push([skuColumns.stock.zh, `库存不能少于订单已占用的 ${known.held} 件`]);
  return found;
}

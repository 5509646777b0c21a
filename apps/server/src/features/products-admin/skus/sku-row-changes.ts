import type { Queryable } from '#platform/database';
import type { RowChange } from '../../change-sets/index.ts';
import { nextSkuIds } from '../edit/product.queries.ts';
import type { SkuEdit } from './check-skus.ts';
import type { ProductSku } from './skus.queries.ts';

/** A sku in its new order, and the place it was seen at. */
export interface Place {
  key: string;
  seenAt: number | null;
}

interface SkuChanges {
  productId: string;
  rows: readonly SkuEdit[];
  /** Null: the order stays, new ones come last. */
  order: readonly Place[] | null;
  known: readonly ProductSku[];
}

/** The edits as rows of a change set. A new sku begins without stock. */
export async function skuRowChanges(
  db: Queryable,
  { productId, rows, order, known }: SkuChanges,
): Promise<RowChange[]> {
  const added = rows.filter(({ isNew }) => isNew);
  const newIds = await nextSkuIds(db, productId, added.length);
  const idOf = new Map(added.map(({ key }, at) => [key, newIds[at] ?? '']));
  const positions = placesOf(order, known, added);
  const edits = new Map(rows.filter(({ isNew }) => !isNew).map((row) => [row.key, row]));
  const changed = known.flatMap(({ id, position }): RowChange[] => {
    const edit = edits.get(id);
    const place = positions.get(id) ?? { position, seenAt: position };
    const isMoved = place.position !== position;
    if (!edit && !isMoved) return [];
    return [
      {
        table: 'sku',
        id,
        isNew: false,
        base: { ...edit?.base, ...(isMoved && { position: place.seenAt }) },
        value: { ...edit?.values, ...(isMoved && { position: place.position }) },
      },
    ];
  });
  const inserted = added.flatMap(({ key, values }): RowChange[] => {
    const id = idOf.get(key) ?? '';
    const value = { ...values, product_id: productId, position: positions.get(key)?.position ?? 0 };
    return [
      { table: 'sku', id, isNew: true, value },
      { table: 'stock', id, isNew: true, value: { available: 0 } },
    ];
  });
  return [...changed, ...inserted];
}

/** The place of every sku. Those that somebody else has added meanwhile come last. */
function placesOf(order: readonly Place[] | null, known: readonly ProductSku[], added: readonly SkuEdit[]) {
  const seen = new Map(known.map(({ id, position }) => [id, position]));
  const own = new Set([...seen.keys(), ...added.map(({ key }) => key)]);
  const given = (order ?? []).filter(({ key }) => own.has(key));
  const named = new Set(given.map(({ key }) => key));
  const rest = [...own].filter((key) => !named.has(key)).map((key) => ({ key, seenAt: null }));
  if (order === null) {
    const last = Math.max(0, ...seen.values());
    return new Map(added.map(({ key }, at) => [key, { position: last + at + 1, seenAt: last + at + 1 }]));
  }
  const places = [...new Map([...given, ...rest].map((place) => [place.key, place])).values()];
  return new Map(
    places.map(({ key, seenAt }, at) => [
      key,
      { position: at + 1, seenAt: seenAt ?? seen.get(key) ?? at + 1 },
    ]),
  );
}

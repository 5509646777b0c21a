import type { BundleRule } from '@huarong/core/bundles';
import { bundleRuleSchema } from '@huarong/core/bundles/schema';
import type { Queryable } from '#platform/database';
import { listBuilders } from './bundles.queries.ts';

/** A live bundle builder. */
export interface Builder {
  bundleId: string;
  productId: string;
  /** The case or box. */
  skuId: string;
  title: string;
  rule: BundleRule;
}
export interface Builders {
  byId: ReadonlyMap<string, Builder>;
  byProduct: ReadonlyMap<string, Builder>;
  /** By the sku of their case. */
  byCase: ReadonlyMap<string, Builder>;
  /** By the sku of a part; a part can belong to several builders. */
  byPart: ReadonlyMap<string, readonly Builder[]>;
  /** Builders with an invalid rule, which are skipped and logged: one mistake must not stop the shop. */
  unreadable: readonly { id: string; problem: string }[];
}

export async function readBuilders(db: Queryable): Promise<Builders> {
  const read = (await listBuilders(db)).map((row) => ({ row, parsed: bundleRuleSchema.safeParse(row.rule) }));
  const builders = read.flatMap(({ row, parsed }): Builder[] =>
    parsed.success
      ? [
          {
            bundleId: row.id,
            productId: row.product_id,
            skuId: row.sku_id,
            title: row.title,
            rule: parsed.data,
          },
        ]
      : [],
  );
  return {
    byId: new Map(builders.map((builder) => [builder.bundleId, builder])),
    byProduct: new Map(builders.map((builder) => [builder.productId, builder])),
    byCase: new Map(builders.map((builder) => [builder.skuId, builder])),
    byPart: groupByPart(builders),
    unreadable: read.flatMap(({ row, parsed }) =>
      parsed.success ? [] : [{ id: row.id, problem: parsed.error.issues[0]?.message ?? '' }],
    ),
  };
}

function groupByPart(builders: readonly Builder[]): Map<string, Builder[]> {
  const byPart = new Map<string, Builder[]>();
  for (const builder of builders)
    for (const skuId of new Set(builder.rule.groups.flatMap(({ partSkuIds }) => partSkuIds)))
      byPart.set(skuId, [...(byPart.get(skuId) ?? []), builder]);
  return byPart;
}

/** The builders that use any of these skus as a part. */
export const buildersFor = ({ byPart }: Builders, skuIds: readonly string[]): Builder[] => [
  ...new Set(skuIds.flatMap((skuId) => byPart.get(skuId) ?? [])),
];

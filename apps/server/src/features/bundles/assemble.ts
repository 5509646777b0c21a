import type { BundleChoice } from '@huarong/contract/bundles';
import { type BundleRule, priceChoice } from '@huarong/core/bundles';
import { type Fen, fen, getFirst, sum } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import type { Builder, Builders } from './builders.ts';
import { listSkuStock, type SkuStockRow } from './bundles.queries.ts';
import { bundleProblem } from './check-choice.ts';

export interface Part {
  skuId: string;
  skuName: string;
  slotName: string;
  hex: string | null;
  price: Fen;
}
/** A bundle with current prices and stock of case and parts from the database. */
export interface AssembledBundle {
  builder: Builder;
  choice: BundleChoice;
  casePrice: Fen;
  parts: readonly Part[];
  engraving: { text: string; fontName: string } | null;
  unitPrice: Fen;
  /** The price of case, parts and engraving bought separately. */
  separatePrice: Fen;
  isOnSale: boolean;
  /** How many bundles the scarcest of case and parts allows. */
  available: number;
  /** Units of each sku per bundle, and the available stock. */
  units: readonly { skuId: string; quantity: number; available: number }[];
  /** The name of a withdrawn or sold-out part. */
  missingPart: string | null;
}

/** Reads stock once for all these choices. The returned function gives null for a choice that no builder offers any more. */
export async function loadBundleAssembler(
  db: Queryable,
  builders: Builders,
  choices: readonly BundleChoice[],
): Promise<(skuId: string, choice: BundleChoice) => AssembledBundle | null> {
  const cases = choices.flatMap(({ bundleId }) => builders.byId.get(bundleId)?.skuId ?? []);
  const parts = choices.flatMap((choice) => choice.choices.map(({ skuId }) => skuId));
  const rows = await listSkuStock(db, [...new Set([...cases, ...parts])]);
  const stockBySku = new Map(rows.map((row) => [row.id, row]));
  return (skuId, choice) => {
    const builder = builders.byId.get(choice.bundleId);
    if (builder?.skuId !== skuId || bundleProblem(builder, choice)) return null;
    return assemble(builder, choice, stockBySku);
  };
}

function assemble(
  builder: Builder,
  choice: BundleChoice,
  stockBySku: ReadonlyMap<string, SkuStockRow>,
): AssembledBundle | null {
  const { rule } = builder;
  const caseRow = stockBySku.get(builder.skuId);
  const filledSlots = rule.slots.flatMap(({ slotId, name }) => {
    const part = choice.choices.find((each) => each.slotId === slotId);
    return part ? [{ slotName: name, skuId: part.skuId }] : [];
  });
  const chosen = filledSlots.flatMap(({ slotName, skuId }) => {
    const row = stockBySku.get(skuId);
    return row ? [{ slotName, row }] : [];
  });
  if (!caseRow || chosen.length < filledSlots.length) return null;
  const parts = chosen.map(({ slotName, row }) => partOf(row, slotName, rule));
  const priced = priceChoice(
    {
      rule,
      casePrice: fen(caseRow.offer_price_fen),
      partPrices: new Map(parts.map(({ skuId, price }) => [skuId, price])),
    },
    choice.choices,
    choice.engraving !== undefined,
  );
  const units = countUnits([caseRow, ...chosen.map(({ row }) => row)]);
  const missing = chosen.find(({ row }) => !row.is_on_sale) ?? chosen.find(({ row }) => row.available === 0);
  return {
    builder,
    choice,
    casePrice: fen(caseRow.offer_price_fen),
    parts,
    engraving: engravingOf(builder, choice),
    unitPrice: priced.total,
    separatePrice: sum([priced.total, priced.discount]),
    isOnSale: caseRow.is_on_sale && chosen.every(({ row }) => row.is_on_sale),
    available: Math.min(...units.map(({ quantity, available }) => Math.floor(available / quantity))),
    units,
    missingPart: missing ? partNameOf(missing.row, rule) : null,
  };
}

const partOf = (row: SkuStockRow, slotName: string, rule: BundleRule): Part => ({
  skuId: row.id,
  skuName: partNameOf(row, rule),
  slotName,
  hex: hexOf(row),
  price: fen(row.offer_price_fen),
});

/** A shade has its own name; of a product name such as 雨后青石 试香管 the common part name is left out. */
export const partNameOf = (
  row: Pick<SkuStockRow, 'shade_number' | 'shade_name' | 'name_cn'>,
  { partName }: BundleRule,
): string =>
  row.shade_name === null
    ? getFirst(row.name_cn.split(partName)).trim() || row.name_cn
    : [row.shade_number, row.shade_name].filter(Boolean).join(' ');

/** The colour of the shade, or of the scent's liquid. */
export const hexOf = ({ shade_hex, pack }: Pick<SkuStockRow, 'shade_hex' | 'pack'>): string | null =>
  shade_hex ?? pack?.fill ?? null;

function countUnits(rows: readonly SkuStockRow[]) {
  const counted = Map.groupBy(rows, ({ id }) => id);
  return [...counted].map(([skuId, same]) => ({
    skuId,
    quantity: same.length,
    available: getFirst(same).available,
  }));
}

function engravingOf({ rule }: Builder, { engraving }: BundleChoice): AssembledBundle['engraving'] {
  if (!engraving) return null;
  const font = rule.engraving?.fonts.find((each) => each.font === engraving.font);
  return { text: engraving.text, fontName: font?.name ?? '' };
}

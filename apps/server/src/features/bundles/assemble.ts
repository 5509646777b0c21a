import type { BundleChoice } from '@huarong/contract/bundles';
import { type BundleRule, priceChoice } from '@huarong/core/bundles';
import { type Fen, fen, sum } from '@huarong/core/shared';
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
/** A bundle as it could be made now: case and parts by the database's prices and stock. */
export interface Assembled {
  builder: Builder;
  choice: BundleChoice;
  casePrice: Fen;
  parts: readonly Part[];
  engraving: { text: string; fontName: string } | null;
  unitPrice: Fen;
  /** What case, parts and engraving cost one by one. */
  separatePrice: Fen;
  isOnSale: boolean;
  /** How many can be made: the least of case and parts. */
  available: number;
  /** What each of them takes off the shelves, and what is left there. */
  units: readonly { skuId: string; quantity: number; available: number }[];
  /** The one that is withdrawn or sold out, where it is a part. */
  missingPart: string | null;
}

/** Reads the shelves once for all these bundles. The answer is null for what no builder makes any more. */
export async function assembler(
  db: Queryable,
  builders: Builders,
  choices: readonly BundleChoice[],
): Promise<(skuId: string, choice: BundleChoice) => Assembled | null> {
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
): Assembled | null {
  const { rule } = builder;
  const caseRow = stockBySku.get(builder.skuId);
  const chosen = rule.slots.flatMap(({ slotId, name }) => {
    const part = choice.choices.find((each) => each.slotId === slotId);
    return part ? [{ slotName: name, row: stockBySku.get(part.skuId) }] : [];
  });
  if (!caseRow || chosen.some(({ row }) => !row)) return null;
  const parts = chosen.map(({ slotName, row }) => partOf(row!, slotName, rule));
  const priced = priceChoice(
    {
      rule,
      casePrice: fen(caseRow.offer_price_fen),
      partPrices: new Map(parts.map(({ skuId, price }) => [skuId, price])),
    },
    choice.choices,
    choice.engraving !== undefined,
  );
  const units = countUnits([caseRow, ...chosen.map(({ row }) => row!)]);
  const missing =
    chosen.find(({ row }) => !row!.is_on_sale) ?? chosen.find(({ row }) => row!.available === 0);
  return {
    builder,
    choice,
    casePrice: fen(caseRow.offer_price_fen),
    parts,
    engraving: engravingOf(builder, choice),
    unitPrice: priced.total,
    separatePrice: sum([priced.total, priced.discount]),
    isOnSale: caseRow.is_on_sale && chosen.every(({ row }) => row!.is_on_sale),
    available: Math.min(...units.map(({ quantity, available }) => Math.floor(available / quantity))),
    units,
    missingPart: missing ? partNameOf(missing.row!, rule) : null,
  };
}

const partOf = (row: SkuStockRow, slotName: string, rule: BundleRule): Part => ({
  skuId: row.id,
  skuName: partNameOf(row, rule),
  slotName,
  hex: hexOf(row),
  price: fen(row.offer_price_fen),
});

/** A shade is known by its name; of 雨后青石 试香管 the word for all of them is left out. */
export const partNameOf = (
  row: Pick<SkuStockRow, 'shade_number' | 'shade_name' | 'name_cn'>,
  { partName }: BundleRule,
): string =>
  row.shade_name === null
    ? row.name_cn.split(partName)[0]!.trim() || row.name_cn
    : [row.shade_number, row.shade_name].filter(Boolean).join(' ');

/** A shade has its own colour, a scent that of its juice. */
export const hexOf = ({ shade_hex, pack }: Pick<SkuStockRow, 'shade_hex' | 'pack'>): string | null =>
  shade_hex ?? (pack as { fill?: string } | null)?.fill ?? null;

function countUnits(rows: readonly SkuStockRow[]) {
  const counted = Map.groupBy(rows, ({ id }) => id);
  return [...counted].map(([skuId, same]) => ({
    skuId,
    quantity: same.length,
    available: same[0]!.available,
  }));
}

function engravingOf({ rule }: Builder, { engraving }: BundleChoice): Assembled['engraving'] {
  if (!engraving) return null;
  const font = rule.engraving?.fonts.find((each) => each.font === engraving.font);
  return { text: engraving.text, fontName: font?.name ?? '' };
}

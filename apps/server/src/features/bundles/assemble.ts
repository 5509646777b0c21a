import type { BundleChoice } from '@huarong/contract/bundles';
import { type BundleRule, priceChoice } from '@huarong/core/bundles';
import { type Fen, fen, sum } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import type { Builder, Builders } from './builders.ts';
import { listShelf, type ShelfRow } from './bundles.queries.ts';
import { whyNotMade } from './check-choice.ts';

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
  bundle: BundleChoice;
  casePrice: Fen;
  parts: readonly Part[];
  engraving: { text: string; fontName: string } | null;
  unitPrice: Fen;
  /** What case, parts and engraving cost one by one. */
  separately: Fen;
  isOnSale: boolean;
  /** How many can be made: the least of case and parts. */
  available: number;
  /** What each of them takes off the shelves, and what is left there. */
  pieces: readonly { skuId: string; quantity: number; available: number }[];
  /** The one that is withdrawn or sold out, where it is a part. */
  lacking: string | null;
}

/** Reads the shelves once for all these bundles. The answer is null for what no builder makes any more. */
export async function assembler(
  db: Queryable,
  builders: Builders,
  bundles: readonly BundleChoice[],
): Promise<(skuId: string, bundle: BundleChoice) => Assembled | null> {
  const cases = bundles.flatMap(({ bundleId }) => builders.byId.get(bundleId)?.skuId ?? []);
  const parts = bundles.flatMap(({ choices }) => choices.map(({ skuId }) => skuId));
  const rows = await listShelf(db, [...new Set([...cases, ...parts])]);
  const shelf = new Map(rows.map((row) => [row.id, row]));
  return (skuId, bundle) => {
    const builder = builders.byId.get(bundle.bundleId);
    if (builder?.skuId !== skuId || whyNotMade(builder, bundle)) return null;
    return assemble(builder, bundle, shelf);
  };
}

function assemble(
  builder: Builder,
  bundle: BundleChoice,
  shelf: ReadonlyMap<string, ShelfRow>,
): Assembled | null {
  const { rule } = builder;
  const box = shelf.get(builder.skuId);
  const chosen = rule.slots.flatMap(({ slotId, name }) => {
    const choice = bundle.choices.find((each) => each.slotId === slotId);
    return choice ? [{ slotName: name, row: shelf.get(choice.skuId) }] : [];
  });
  if (!box || chosen.some(({ row }) => !row)) return null;
  const parts = chosen.map(({ slotName, row }) => partOf(row!, slotName, rule));
  const priced = priceChoice(
    {
      rule,
      casePrice: fen(box.offer_price_fen),
      partPrices: new Map(parts.map(({ skuId, price }) => [skuId, price])),
    },
    bundle.choices,
    bundle.engraving !== undefined,
  );
  const pieces = piecesOf([box, ...chosen.map(({ row }) => row!)]);
  const gone = chosen.find(({ row }) => !row!.is_on_sale) ?? chosen.find(({ row }) => row!.available === 0);
  return {
    builder,
    bundle,
    casePrice: fen(box.offer_price_fen),
    parts,
    engraving: engravingOf(builder, bundle),
    unitPrice: priced.total,
    separately: sum([priced.total, priced.discount]),
    isOnSale: box.is_on_sale && chosen.every(({ row }) => row!.is_on_sale),
    available: Math.min(...pieces.map(({ quantity, available }) => Math.floor(available / quantity))),
    pieces,
    lacking: gone ? nameOf(gone.row!, rule) : null,
  };
}

const partOf = (row: ShelfRow, slotName: string, rule: BundleRule): Part => ({
  skuId: row.id,
  skuName: nameOf(row, rule),
  slotName,
  hex: hexOf(row),
  price: fen(row.offer_price_fen),
});

/** A shade is known by its name; of 雨后青石 试香管 the word for all of them is left out. */
export const nameOf = (
  row: Pick<ShelfRow, 'shade_number' | 'shade_name' | 'name_cn'>,
  { partName }: BundleRule,
): string =>
  row.shade_name === null
    ? row.name_cn.split(partName)[0]!.trim() || row.name_cn
    : [row.shade_number, row.shade_name].filter(Boolean).join(' ');

/** A shade has its own colour, a scent that of its juice. */
export const hexOf = ({ shade_hex, pack }: Pick<ShelfRow, 'shade_hex' | 'pack'>): string | null =>
  shade_hex ?? (pack as { fill?: string } | null)?.fill ?? null;

function piecesOf(rows: readonly ShelfRow[]) {
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

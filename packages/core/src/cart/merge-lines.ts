/** A line as far as merging needs it. The variant is empty for a plain sku. */
export interface CartQuantity {
  skuId: string;
  variant: string;
  quantity: number;
  isChecked: boolean;
}

/** A line that enters a cart: at login, when a login is undone, or when a removal is undone. */
export interface AddedLine extends CartQuantity {
  limit: number;
  /** The limit counts all variants of the sku together, as for a bundle. */
  isLimitShared: boolean;
}

/** What becomes of an added line: the new quantity and selection of the cart's line. */
export interface MergedLine<Line> {
  line: Line;
  /** Units in the cart before; 0 when the line is new. */
  before: number;
  quantity: number;
  isChecked: boolean;
}

/**
 * Adds lines to a cart, one after the other. Quantities are added up to the limit; a line that is above the limit already
 * stays as it is. `left` are the lines that do not enter: the cart has no line free, or other variants used up the limit.
 */
export function mergeLines<Line extends AddedLine>(
  existing: readonly CartQuantity[],
  added: readonly Line[],
  freeLines: number,
): { merged: MergedLine<Line>[]; left: Line[] } {
  const cart = new Map(existing.map((line) => [keyOf(line), line]));
  const merged: MergedLine<Line>[] = [];
  const left: Line[] = [];
  let free = freeLines;
  for (const line of added) {
    const before = cart.get(keyOf(line));
    const maxQuantity = line.isLimitShared ? line.limit - countOtherVariants(cart, line) : line.limit;
    if (maxQuantity < 1 || (!before && free < 1)) {
      left.push(line);
      continue;
    }
    if (!before) free--;
    const now = {
      quantity: mergeQuantity(before?.quantity ?? 0, line.quantity, maxQuantity),
      isChecked: line.isChecked || (before?.isChecked ?? false),
    };
    cart.set(keyOf(line), { skuId: line.skuId, variant: line.variant, ...now });
    merged.push({ line, before: before?.quantity ?? 0, ...now });
  }
  return { merged, left };
}

/** Never above the limit, and never fewer units than before. */
const mergeQuantity = (before: number, added: number, maxQuantity: number): number =>
  Math.max(before, Math.min(before + added, maxQuantity));

const countOtherVariants = (cart: ReadonlyMap<string, CartQuantity>, { skuId, variant }: CartQuantity) =>
  [...cart.values()]
    .filter((line) => line.skuId === skuId && line.variant !== '' && line.variant !== variant)
    .reduce((units, { quantity }) => units + quantity, 0);

const keyOf = ({ skuId, variant }: CartQuantity) => `${skuId} ${variant}`;
